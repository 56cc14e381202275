#!/usr/bin/env python3
# SPDX-FileCopyrightText: The speakrows authors
# SPDX-License-Identifier: Apache-2.0

"""Label every row of NDJSON files with speakrows, one process for each partition.

    spark-submit --master 'local[2,3]' label_rows.py rows.ndjson labels \\
        --tool /usr/local/bin/speakrows --keep symbol \\
        --field name --field price=currency:USD --field change=percent:direction
"""
import argparse
import shlex
import shutil

from pyspark.sql import SparkSession


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("input", help="NDJSON: a file, a glob, or any address that Spark reads")
    parser.add_argument("output", help="a folder, which must not exist")
    parser.add_argument("--partitions", type=int, default=2, help="at least so many; blocks may make more")
    parser.add_argument("--tool", default=shutil.which("speakrows"), help="the path of speakrows on every worker")
    parser.add_argument("--field", action="append", default=[], help="as speakrows has it; repeat it")
    parser.add_argument("--keep", action="append", default=[], help="as speakrows has it; repeat it")
    parser.add_argument("--locale", default="en-US")
    parser.add_argument("--on-error", default="report", choices=("report", "stop"))
    options = parser.parse_args()
    if not options.tool:
        parser.error("speakrows is not on PATH: give --tool")
    return options


def main():
    options = arguments()
    # Nothing is left to the data or the environment: each partition is a stream of its own, which may be empty,
    # and a piped command has no variables.
    command = [options.tool, "--from", "ndjson", "--locale", options.locale, "--on-error", options.on_error]
    for name in ("field", "keep"):
        for value in getattr(options, name):
            command += ["--" + name, value]
    spark = SparkSession.builder.appName("speakrows").getOrCreate()
    try:
        rows = spark.sparkContext.textFile(options.input, options.partitions)
        # Without checkCode a process that fails loses the rest of its rows, and the job succeeds.
        rows.pipe(shlex.join(command), checkCode=True).saveAsTextFile(options.output)
    finally:
        spark.stop()


if __name__ == "__main__":
    main()
