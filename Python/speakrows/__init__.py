# SPDX-FileCopyrightText: The speakrows authors
# SPDX-License-Identifier: Apache-2.0

"""A sentence for each row of a table, for people who listen.

>>> import speakrows
>>> speakrows.label([{"company": "Apple Inc.", "price_usd": 648.11, "change_percent": 1.85}])
['Apple Inc., price $648.11, change 1.85%']
>>> speakrows.spoken("$49.95")
'forty nine dollars ninety five cents'

Rows may be a list of dictionaries, a data frame of pandas or polars, a table of pyarrow, a relation of DuckDB, or the text of a file. All
functions take the options of the command by name: ``locale="de-DE"``, ``field=["company", "price=currency:USD"]``. A frame has them as
methods, too: ``df.a11y.labels()``.
"""

from __future__ import annotations

import json
from typing import Any, Iterable

from ._frames import open_rows
from ._library import VERSION, LabelError, Session

__all__ = ["LabelError", "Session", "braille", "brf", "check", "describe", "explain", "html", "label", "merged_summary", "register", "spoken", "summary", "summary_part"]
__version__ = VERSION


def label(rows: Any, **options: Any) -> list[str]:
    """The label of each row.

    >>> label("city,temp_c\\nOslo,-4\\n")
    ['Oslo, temp −4°C']
    >>> label('[{"a": 1}, {"a": 2', format="json")
    Traceback (most recent call last):
    speakrows._library.LabelError: 1:12: [1]: the input ends inside this row
    """
    with Session(rows_only=True, to="text", **options) as session:
        labels = open_rows(session, rows).output()
        return labels.split("\n")[:-1]


def spoken(text: str, locale: str | None = None) -> str:
    """A text in words, as a voice should say it.

    >>> spoken("für 49,95 €", "de-DE")
    'für neun und vierzig Euro fünf und neunzig Cent'
    """
    with Session(locale=locale) as session:
        return session.spoken(text)


def braille(text: str, locale: str | None = None, **options: Any) -> str:
    """A text in braille, in the patterns of Unicode, on lines of as many ``cells`` as are asked for. It takes liblouis.

    >>> braille("$648.11, up 1.85%")
    '⠈⠎⠼⠋⠙⠓⠲⠁⠁⠂⠀⠥⠏⠀⠼⠁⠲⠓⠑⠨⠴'
    >>> braille("Apple Inc., $648.11", cells=12).split("\\n")
    ['⠠⠁⠏⠏⠇⠑', '⠀⠀⠠⠊⠝⠉⠲⠂', '⠀⠀⠈⠎⠼⠋⠙⠓⠲⠁⠁']
    """
    with Session(locale=locale, **options) as session:
        return session.braille(text)


def brf(rows: Any, **options: Any) -> str:
    """The rows as a document for an embosser or a braille display, in ASCII braille; ``to="braille"`` writes patterns of Unicode.

    >>> brf([{"city": "Oslo", "temp_c": -4}], title="Weather", cells=20).split("\\r\\n")
    ['      ,WEATHER    #A', 'CITY   TEMP', '"3333  "3333333', ',OSLO  "-#D^J,C', '']
    """
    with Session(**{"to": "brf", **options}) as session:
        return open_rows(session, rows).output()


def describe(rows: Any, **options: Any) -> dict[str, Any]:
    """What each column was found to hold, to correct and hand back as ``fields=json.dumps(…)``.

    >>> described = describe([{"company": "Apple Inc.", "price_usd": 648}])
    >>> [field["say"]["as"] for field in described["fields"]]
    ['text', 'currency:USD']
    """
    with Session(**options) as session:
        return json.loads(open_rows(session, rows).describe())


def explain(rows: Any, row: int = 1, **options: Any) -> dict[str, Any]:
    """How the cells of a row, counted from 1, were understood.

    >>> explain([{"price_usd": 648.11}])["cells"][0]["reason"]
    'numbers, with the unit that the name states'
    """
    if row < 1:
        raise IndexError("rows are counted from 1")
    with Session(**options) as session:
        open_rows(session, rows)
        found = None
        for _ in range(row):
            found = session.explain()
            if found is None:
                raise IndexError(f"there is no row {row}")
        return json.loads(found or "{}")


def check(rows: Any, **options: Any) -> list[dict[str, Any]]:
    """What in the labels would mislead or tire a listener, each with its rule and its place.

    >>> [finding["rule"] for finding in check([{"what": "Click here"}, {"what": "Click here"}])]
    ['vague-link', 'duplicate-label']
    """
    with Session(**options) as session:
        return json.loads(open_rows(session, rows).check())


def summary(rows: Any, **options: Any) -> list[dict[str, Any]]:
    """What is in the table, before its rows: a dictionary for each table."""
    with Session(**options) as session:
        return [json.loads(line) for line in open_rows(session, rows).summary().split("\n")[:-1]]


def summary_part(rows: Any, **options: Any) -> bytes:
    """What is known of a part of a table, for ``merged_summary``; the parts may be read by threads, processes or machines.

    Give all of them the same fields, as ``describe`` finds them: a part alone may look like something else.
    """
    with Session(**options) as session:
        return open_rows(session, rows).summary_part()


def merged_summary(parts: Iterable[bytes], **options: Any) -> dict[str, Any]:
    """What is in a table whose parts, in the order of its rows, were read apart.

    >>> parts = [summary_part([{"city": "Oslo", "temp_c": 4}]), summary_part([{"city": "Rome", "temp_c": 12}])]
    >>> [line["text"] for line in merged_summary(parts)["columns"][1]["statements"]]
    ['lowest 4°C (Oslo)', 'highest 12°C (Rome)', 'median 4°C']
    """
    with Session(**options) as session:
        for part in parts:
            session.add_summary_part(part)
        return json.loads(session.summary())


def html(rows: Any, **options: Any) -> str:
    """The rows as a table of a web page that screen readers read right."""
    with Session(to="html", **{"as": "table", **options}) as session:
        return open_rows(session, rows).output()


def register(*libraries: str) -> None:
    """Gives the frames of ``"pandas"`` and ``"polars"`` the namespace ``a11y``, and shows them as accessible tables in Jupyter.

    Without a name, those that are imported are given it.
    """
    from ._accessors import register as give

    give(*libraries)
