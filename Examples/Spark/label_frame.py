#!/usr/bin/env python3
# SPDX-FileCopyrightText: The speakrows authors
# SPDX-License-Identifier: Apache-2.0

"""Label each row of a data frame with the Python package, and sum up the whole of it from its partitions.

    spark-submit --master 'local[2]' label_frame.py rows.csv labels --summary summary.json
"""
import argparse
import json

import pyarrow
import speakrows
from pyspark import TaskContext
from pyspark.sql import SparkSession


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("input", help="a CSV with a header: a file, a glob, or any address that Spark reads")
    parser.add_argument("output", help="a folder, which must not exist")
    parser.add_argument("--summary", help="a file for the summary, as JSON")
    parser.add_argument("--partitions", type=int, help="how many; as many as Spark makes")
    parser.add_argument("--locale", default="en-US")
    return parser.parse_args()


def main():
    options = arguments()
    spark = SparkSession.builder.appName("speakrows").getOrCreate()
    try:
        frame = spark.read.csv(options.input, header=True)
        if options.partitions:
            # Unlike repartition, this keeps the order of the rows.
            rows = spark.sparkContext.parallelize(frame.collect(), options.partitions)
            frame = spark.createDataFrame(rows, frame.schema)
        # What the columns hold is found out once: a partition alone may look like something else.
        sample = pyarrow.Table.from_pandas(frame.limit(10_000).toPandas())
        fields = json.dumps(speakrows.describe(sample, locale=options.locale))

        def label(batches):
            for batch in batches:
                labels = speakrows.label(pyarrow.Table.from_batches([batch]), fields=fields, locale=options.locale)
                yield pyarrow.RecordBatch.from_pydict({"label": labels})

        def sum_up(batches):
            with speakrows.Session(fields=fields, locale=options.locale) as session:
                part = None
                for batch in batches:
                    if part is not None:
                        session.add_summary_part(part)
                    session.open_arrow(pyarrow.Table.from_batches([batch]).__arrow_c_stream__())
                    part = session.summary_part()
            if part is not None:
                partition = TaskContext.get().partitionId()
                yield pyarrow.RecordBatch.from_pydict({"partition": [partition], "part": [part]})

        frame.mapInArrow(label, "label string").write.text(options.output)
        if options.summary:
            parts = frame.mapInArrow(sum_up, "partition long, part binary").collect()
            parts.sort(key=lambda row: row.partition)
            summary = speakrows.merged_summary([bytes(row.part) for row in parts], fields=fields, locale=options.locale)
            with open(options.summary, "w", encoding="utf-8") as file:
                json.dump(summary, file, ensure_ascii=False)
    finally:
        spark.stop()


if __name__ == "__main__":
    main()
