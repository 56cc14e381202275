# SPDX-FileCopyrightText: The speakrows authors
# SPDX-License-Identifier: Apache-2.0

"""Frames are read as the same rows would be that are given one by one.

usage: python -m unittest discover Python/tests    with the package installed; what needs pyarrow, pandas, polars or duckdb is left out
                                                   where they are not
"""

import copy
import datetime
import decimal
import doctest
import pathlib
import pickle
import random
import threading
import unittest

import speakrows

try:
    import pyarrow
except ImportError:
    pyarrow = None
try:
    import pandas
except ImportError:
    pandas = None
try:
    import polars
except ImportError:
    polars = None
try:
    import duckdb
except ImportError:
    duckdb = None

needs_pyarrow = unittest.skipUnless(pyarrow, "pyarrow is not installed")
needs_pandas = unittest.skipUnless(pandas, "pandas is not installed")
needs_polars = unittest.skipUnless(polars, "polars is not installed")
needs_duckdb = unittest.skipUnless(duckdb and pyarrow, "duckdb or pyarrow is not installed")


def load_tests(_, tests, __):
    tests.addTests(doctest.DocTestSuite(speakrows))
    if pandas and pyarrow:
        page = pathlib.Path(__file__).parent.parent / "README.md"
        tests.addTests(doctest.DocFileSuite(str(page), module_relative=False))
    return tests


class Rows(unittest.TestCase):
    def test_what_is_given_one_by_one(self):
        point = type("Point", (), {})()
        point.x, point.y = 1, -2.5
        for rows, labels in [
            ([], []),
            ([{"a": None}], [""]),
            ([{"a": decimal.Decimal("12345678901234567890.10")}], ["a 12,345,678,901,234,567,890.10"]),
            ([{"a": float("nan"), "b": 1}], ["b 1"]),
            ([{"when": datetime.date(2024, 5, 1)}], ["May 1, 2024"]),
            ([{"took": datetime.timedelta(hours=2, seconds=3)}], ["took 2 hours 3 seconds"]),
            ([[1, "x"], [2, "y"]], ["1, x", "2, y"]),
            ([point], ["x 1, y −2.5"]),
            ("a,b\n1,2\n", ["a 1, b 2"]),
            (b'{"a": 1}\n{"a": 2}\n', ["a 1", "a 2"]),
        ]:
            with self.subTest(rows=rows):
                self.assertEqual(speakrows.label(rows), labels)

    def test_faults_are_told(self):
        for rows, options, reason in [
            ('[{"a": 1}, {"a"', {"format": "json"}, "1:"),
            ("a\n1\n", {"locale": "xx-YY"}, "locale"),
            ("a\n1\n", {"colour": "red"}, 'there is no option "colour"'),
            ("a\n1\n", {"title": "x\0y"}, "zero byte"),
        ]:
            with self.subTest(options=options), self.assertRaisesRegex(speakrows.LabelError, reason):
                speakrows.label(rows, **options)
        with self.assertRaises(TypeError):
            speakrows.label([1])
        with self.assertRaises(IndexError):
            speakrows.explain([{"a": 1}], 2)

    def test_rules_of_a_check_are_chosen(self):
        rows = [{"what": "Click here"}, {"what": "Click here"}]
        found = lambda **options: [finding["rule"] for finding in speakrows.check(rows, **options)]
        self.assertEqual(found(rule="vague-link"), ["vague-link"])
        self.assertEqual(found(rule=["vague-link", "duplicate-label"]), ["vague-link", "duplicate-label"])
        self.assertEqual(found(ignore="vague-link"), ["duplicate-label"])

    def test_threads_have_sessions_of_their_own(self):
        found = {}

        def run(number):
            found[number] = speakrows.label([{"n": number}] * 500)

        threads = [threading.Thread(target=run, args=(number,)) for number in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, {number: [f"n {number}"] * 500 for number in range(8)})


@needs_pyarrow
class Types(unittest.TestCase):
    def test_each_type(self):
        arrow = pyarrow
        zoned = arrow.timestamp("us", "Europe/Berlin")
        for kind, value, label in [
            (arrow.null(), None, ""),
            (arrow.bool_(), True, "a yes"),
            (arrow.int8(), -128, "a −128"),
            (arrow.uint8(), 255, "a 255"),
            (arrow.int16(), -300, "a −300"),
            (arrow.uint16(), 65_535, "a 65,535"),
            (arrow.int32(), -70_000, "a −70,000"),
            (arrow.uint32(), 4_294_967_295, "a 4,294,967,295"),
            (arrow.int64(), -(2**63), "a −9,223,372,036,854,775,808"),
            (arrow.uint64(), 2**64 - 1, "a 18,446,744,073,709,551,615"),
            (arrow.float32(), 0.1, "a 0.1"),
            (arrow.float64(), -0.25, "a −0.25"),
            (arrow.decimal128(9, 3), decimal.Decimal("-0.050"), "a −0.050"),
            (arrow.decimal128(38, 0), decimal.Decimal(10**37), "a 10" + ",000" * 12),
            (arrow.decimal128(5, -3), decimal.Decimal(-12000), "a −12,000"),
            (arrow.decimal256(40, 2), decimal.Decimal("1234567890123456789012345678901234.56"), None),
            (arrow.string(), 'x "y"\\', 'a x "y"\\'),
            (arrow.large_string(), "ünï", "a ünï"),
            (arrow.string_view(), "longer than twelve bytes", "a longer than twelve bytes"),
            (arrow.string_view(), "short", "a short"),
            (arrow.binary(), b"\x01\xff", "a 01ff"),
            (arrow.binary(2), b"\x01\xff", "a 01ff"),
            (arrow.date32(), datetime.date(1969, 12, 31), "Dec 31, 1969"),
            (arrow.date64(), datetime.date(2024, 2, 29), "Feb 29, 2024"),
            (arrow.timestamp("ns"), datetime.datetime(2024, 2, 29), "Feb 29, 2024"),
            (arrow.timestamp("s"), datetime.datetime(1960, 1, 1, 23, 0, 5), "Jan 1, 1960 at 11:00:05\u202fPM"),
            (zoned, datetime.datetime(2024, 7, 1, 12), "Jul 1, 2024 at 2:00\u202fPM UTC+02:00"),
            (zoned, datetime.datetime(2024, 1, 1, 12), "Jan 1, 2024 at 1:00\u202fPM UTC+01:00"),
            (arrow.timestamp("ms", "-03:30"), datetime.datetime(2024, 1, 1, 12), "Jan 1, 2024 at 8:30\u202fAM UTC−03:30"),
            (arrow.time32("ms"), datetime.time(13, 5, 0, 250_000), "1:05:00.25\u202fPM"),
            (arrow.time64("ns"), datetime.time(0, 0, 1), "12:00:01\u202fAM"),
            (arrow.duration("us"), datetime.timedelta(hours=-1, microseconds=-500_000), "a −1 hour 0.5 seconds"),
            (arrow.list_(arrow.int8()), [1, None, 3], "a 1, 3"),
            (arrow.large_list(arrow.string()), ["x", "y"], "a x, y"),
            (arrow.list_(arrow.int16(), 2), [4, 5], "a 4, 5"),
            (arrow.struct([("b", arrow.int8()), ("c", arrow.string())]), {"b": 7, "c": "z"}, "a b 7, a c z"),
            (arrow.map_(arrow.string(), arrow.int8()), [("k", 1)], "a k 1"),
            (arrow.dictionary(arrow.int8(), arrow.string()), "red", "a red"),
        ]:
            with self.subTest(type=str(kind), value=value):
                column = arrow.array([value, None, value], kind)
                table = arrow.table({"a": column})
                labels = speakrows.label(table)
                if label is None:
                    self.assertIn("1,234,567,890,123,456,789,012,345,678,901,234.56", labels[0])
                    continue
                self.assertEqual(labels, [label, "", label])
                # Alone in its column, a text needs no heading.
                self.assertIn(speakrows.label(table.slice(1)), (["", label], ["", label.removeprefix("a ")]))

    def test_what_is_not_read_is_named(self):
        union = pyarrow.UnionArray.from_sparse(pyarrow.array([0], pyarrow.int8()), [pyarrow.array([1])])
        with self.assertRaisesRegex(speakrows.LabelError, 'the column "u" has a type that is not read'):
            speakrows.label(pyarrow.table({"u": union}))

    def test_a_name_that_comes_again_has_its_number(self):
        table = pyarrow.Table.from_arrays([pyarrow.array([1]), pyarrow.array([2])], names=["a", "a"])
        self.assertEqual(speakrows.label(table), ["a 1, a 2"])

    def test_random_tables_are_read_as_their_rows(self):
        arrow = pyarrow
        kinds = [
            (arrow.int32(), lambda r: r.randint(-(10**6), 10**6)),
            (arrow.float64(), lambda r: round(r.uniform(-1000, 1000), 3)),
            (arrow.bool_(), lambda r: r.random() < 0.5),
            (arrow.string(), lambda r: "".join(r.choices('aé"\\ ,\U0001F600\u0915z', k=r.randint(0, 14)))),
            (arrow.list_(arrow.int8()), lambda r: [r.randint(-9, 9) for _ in range(r.randint(0, 3))]),
            (arrow.struct([("x", arrow.int8()), ("y", arrow.string())]), lambda r: {"x": r.randint(0, 9), "y": "q"}),
            (arrow.date32(), lambda r: datetime.date(1970, 1, 1) + datetime.timedelta(r.randint(-30_000, 60_000))),
            (arrow.decimal128(20, 4), lambda r: decimal.Decimal(r.randint(-(10**9), 10**9)).scaleb(-4)),
        ]
        read = 0
        for seed in range(150):
            chance = random.Random(seed)
            count = chance.randint(1, 40)
            columns = {}
            for number in range(chance.randint(1, 6)):
                kind, make = chance.choice(kinds)
                values = [None if chance.random() < 0.2 else make(chance) for _ in range(count)]
                cut = chance.randint(0, count)
                columns[f"c{number}"] = arrow.chunked_array([values[:cut], values[cut:]], kind)
            table = arrow.table(columns)
            start = chance.randint(0, count - 1)
            table = table.slice(start)
            with self.subTest(seed=seed):
                rows = table.to_pylist()
                for name in ("label", "describe"):
                    call = getattr(speakrows, name)
                    outcomes = []
                    for given in (table, rows):
                        try:
                            outcomes.append(call(given))
                        except speakrows.LabelError as error:
                            outcomes.append(str(error))
                    self.assertEqual(outcomes[0], outcomes[1])
                    read += not isinstance(outcomes[0], str)
        self.assertGreater(read, 200)

    def test_a_stream_that_fails_says_why(self):
        schema = pyarrow.schema([("a", pyarrow.int8())])

        def batches():
            yield pyarrow.record_batch([pyarrow.array([1], pyarrow.int8())], schema)
            raise OSError("the disk is gone")

        reader = pyarrow.RecordBatchReader.from_batches(schema, batches())
        with self.assertRaisesRegex(speakrows.LabelError, "the disk is gone"):
            speakrows.label(reader)


class Sessions(unittest.TestCase):
    def test_a_session_is_not_copied(self):
        session = speakrows.Session()
        for act in (copy.copy, copy.deepcopy, pickle.dumps):
            with self.assertRaises(TypeError):
                act(session)
        session.close()
        session.close()
        with self.assertRaisesRegex(speakrows.LabelError, "closed"):
            session.spoken("$5")

    def test_threads_may_share_one(self):
        session = speakrows.Session().open("a,b\n" + "1,2\n" * 2000)
        found = []
        threads = [threading.Thread(target=lambda: found.extend(session)) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual((len(found), set(found)), (2000, {"a 1, b 2"}))


class Frames(unittest.TestCase):
    @needs_pandas
    def test_pandas(self):
        speakrows.register("pandas")
        frame = pandas.DataFrame(
            {"city": ["Oslo", None], "kind": pandas.Categorical(["a", "b"]), "n": [1.5, float("nan")]}
        )
        labels = ["Oslo, kind a, n 1.5", "kind b"]
        self.assertEqual(frame.a11y.labels(), labels)
        self.assertEqual(frame[1:].a11y.labels(), labels[1:])
        self.assertEqual(frame.set_index("city").a11y.labels(), labels)
        self.assertEqual(frame.set_index("city", drop=False).a11y.labels(), labels)
        periods = pandas.DataFrame({"p": pandas.period_range("2024-01", periods=2, freq="M"), "n": [1, 2]})
        self.assertEqual(periods.a11y.labels(), ["Jan 2024, n 1", "Feb 2024, n 2"])
        binned = pandas.DataFrame({"b": pandas.cut([1, 5], [0, 3, 6]), "n": [1, 2]})
        self.assertEqual(binned.a11y.labels(), ["b (0, 3], n 1", "b (3, 6], n 2"])
        levels = pandas.DataFrame([[1, 2]], columns=pandas.MultiIndex.from_tuples([("a", "x"), ("b", "")]))
        self.assertEqual(levels.a11y.labels(), ["a x 1, b 2"])
        repeated = pandas.DataFrame([[1, 2]], columns=["a", "a"])
        self.assertEqual(repeated.a11y.labels(), ["a 1, a 2"])
        numbered = pandas.DataFrame([[1, 2, 3]], columns=["a column 3", "a", "a"])
        self.assertEqual(len(numbered.a11y.labels()[0].split(", ")), 3)
        two = frame.set_index(["city", "kind"], drop=False).drop(columns="kind")
        self.assertEqual(two.a11y.labels(), ["kind a, Oslo, n 1.5", "kind b"])
        part = pandas.DataFrame({"city": ["Oslo"], "height": [5]})
        part.attrs["units"] = {"height": "meter"}
        self.assertEqual(part[["city"]].a11y.labels(), ["Oslo"])
        mixed = pandas.DataFrame({"x": [1, "a"], "day": pandas.to_datetime(["2024-05-01", None])})
        self.assertEqual(mixed.a11y.labels(), ["x 1, May 1, 2024", "x a"])
        self.assertIn('<th scope="row">Oslo</th>', frame.a11y.html())
        self.assertEqual(frame.a11y.summary()[0]["statements"][0]["value"], 2)

    @needs_polars
    def test_polars(self):
        speakrows.register("polars")
        frame = polars.DataFrame({"name": ["a name of many letters", "b"], "n": [[1, 2], []]})
        labels = ["a name of many letters, n 1, 2", "b"]
        self.assertEqual(frame.a11y.labels(), labels)
        self.assertEqual(speakrows.label(frame.lazy()), labels)
        self.assertEqual(speakrows.label(frame["name"]), ["a name of many letters", "b"])

    @needs_duckdb
    def test_duckdb(self):
        found = duckdb.sql("SELECT 'x' AS name, 1.50::DECIMAL(9, 2) AS price_usd")
        self.assertEqual(speakrows.label(found), ["x, price $1.50"])


if __name__ == "__main__":
    unittest.main()
