# SPDX-FileCopyrightText: The speakrows authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The Stocks label with orjson (PyPI). usage: orjson_label.py rows.ndjson"""
import sys

import orjson

with open(sys.argv[1], "rb") as rows:
    for line in rows:
        row = orjson.loads(line)
        change = row["change"]
        sys.stdout.write(f"{row['name']}, ${row['price']:,.2f}, {'down' if change < 0 else 'up'} {abs(change) * 100:.2f}%\n")
