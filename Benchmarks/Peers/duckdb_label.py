# SPDX-FileCopyrightText: The speakrows authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The Stocks label with DuckDB (PyPI duckdb). usage: duckdb_label.py rows.ndjson|rows.json|rows.csv THREADS"""
import sys

import duckdb

path, threads = sys.argv[1:]
columns = "columns={name: 'VARCHAR', price: 'DOUBLE', change: 'DOUBLE'}"
source = {
    "ndjson": f"read_json('{path}', format='newline_delimited', {columns})",
    "json": f"read_json('{path}', format='array', {columns})",
    "csv": f"read_csv('{path}')",
}[path.rsplit(".", 1)[-1]]
duckdb.sql(f"SET threads = {threads}")
duckdb.sql(f"""
    COPY (
      SELECT format('{{}}, ${{:,.2f}}, {{}} {{:.2f}}%', name, price, CASE WHEN change < 0 THEN 'down' ELSE 'up' END, abs(change) * 100)
      FROM {source}
    ) TO '/dev/stdout' (FORMAT csv, HEADER false, QUOTE '', ESCAPE '', DELIMITER E'\\x01')
""")
