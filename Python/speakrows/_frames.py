# SPDX-FileCopyrightText: The speakrows authors
# SPDX-License-Identifier: Apache-2.0

"""What rows may be given as."""

from __future__ import annotations

import dataclasses
import datetime
import decimal
import json
from typing import Any

from ._library import Session


def open_rows(session: Session, rows: Any) -> Session:
    """Begins to read rows: a text, bytes, a frame, or an iterable of dictionaries, lists or objects."""
    if isinstance(rows, (str, bytes, bytearray, memoryview)):
        return session.open(rows)
    if hasattr(rows, "collect") and not hasattr(rows, "__arrow_c_stream__"):
        rows = rows.collect()
    if hasattr(rows, "to_frame") and not hasattr(rows, "columns"):
        rows = rows.to_frame()
    # Of pandas, versions before 2.2 don't know Arrow's interface.
    if hasattr(rows, "__arrow_c_stream__") or hasattr(rows, "reset_index"):
        return _open_frame(session, rows)
    if hasattr(rows, "fetch_arrow_table"):
        return session.open_arrow(rows.fetch_arrow_table().__arrow_c_stream__())
    if hasattr(rows, "tolist"):
        rows = rows.tolist()
    return _open_records(session, [_plain(row) for row in rows])


def _open_frame(session: Session, frame: Any) -> Session:
    if not hasattr(frame, "reset_index"):
        return session.open_arrow(frame.__arrow_c_stream__())
    _set_units(session, frame)
    frame = _of_pandas(frame)
    try:
        stream = frame.__arrow_c_stream__()
    except Exception:  # it takes pyarrow, and columns of one type each
        return _open_records(session, _with_days(frame).to_dict("records"))
    return session.open_arrow(stream)


def _open_records(session: Session, rows: list[Any]) -> Session:
    session.set("format", "json")
    return session.open(_json(rows))


def _set_units(session: Session, frame: Any) -> None:
    """Has columns said in the units that a frame's ``attrs`` give them: ``df.attrs["units"] = {"height": "meter"}``."""
    for name, unit in (frame.attrs.get("units") or {}).items():
        # A part of a frame has the attributes of the whole.
        if name in frame.columns:
            session.set("set", f"{name}=measure:{unit}")


def _of_pandas(frame: Any) -> Any:
    """A frame of pandas as a reader of it sees it.

    Its index is a column if that has a name; else it only numbers the rows. Levels of names are one name. Periods and intervals, of which
    other programs know the numbers alone, are as pandas prints them.
    """
    names = list(frame.index.names)
    # A level that is a column as well is said as that.
    doubled = [level for level, name in enumerate(names) if name is not None and name in frame.columns]
    tells = len(doubled) < len(names) and any(name is not None for name in names)
    if doubled and tells:
        frame = frame.reset_index(level=doubled, drop=True)
    frame = frame.reset_index(drop=not tells)
    if frame.columns.nlevels > 1:
        frame = frame.set_axis([" ".join(str(part) for part in name if part != "") for name in frame.columns], axis=1)
    frame = frame.set_axis(_apart(["" if name is None else str(name) for name in frame.columns]), axis=1)
    printed = {
        name: frame[name].astype(str).where(frame[name].notna(), None)
        for name, kind in frame.dtypes.items()
        if str(getattr(getattr(kind, "categories", None), "dtype", kind)).startswith(("period", "interval"))
    }
    return frame.assign(**printed) if printed else frame


def _apart(names: list[str]) -> list[str]:
    """Names of which none comes twice: a later one has its number behind it, as in a file."""
    found: set[str] = set()
    for number in range(len(names)):
        while names[number] in found:
            names[number] += f" column {number + 1}"
        found.add(names[number])
    return names


def _with_days(frame: Any) -> Any:
    """A frame of pandas whose columns of midnights are days, as it prints them."""
    days = {}
    for name, kind in frame.dtypes.items():
        if getattr(kind, "kind", "") == "M" and getattr(kind, "tz", None) is None:
            moments = frame[name].dropna()
            if (moments == moments.dt.normalize()).all():
                days[name] = frame[name].dt.date
    return frame.assign(**days) if days else frame


def _plain(row: Any) -> Any:
    if hasattr(row, "_asdict"):
        return row._asdict()
    if isinstance(row, (dict, list, tuple)):
        return row
    if dataclasses.is_dataclass(row):
        return dataclasses.asdict(row)
    if hasattr(row, "tolist"):
        return row.tolist()
    if hasattr(row, "__dict__"):
        return vars(row)
    raise TypeError(f"a row is a dictionary, a list, or an object with members, and not {type(row).__name__}")


class _NeedsDigits(Exception):
    """A value has digits that binary floating point loses."""


def _other(value: Any) -> Any:
    """What JSON has for a value that it has no type for."""
    if isinstance(value, decimal.Decimal):
        raise _NeedsDigits
    if type(value).__name__ in ("NAType", "NaTType"):
        return None
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, datetime.timedelta):
        return _duration(value)
    if isinstance(value, (set, frozenset)):
        return sorted(value, key=str)
    if hasattr(value, "tolist"):
        return value.tolist()
    if hasattr(value, "_asdict"):
        return value._asdict()
    return str(value)


def _duration(value: datetime.timedelta) -> str:
    sign = "-" if value < datetime.timedelta(0) else ""
    value = abs(value)
    fraction = f".{value.microseconds:06}".rstrip("0").rstrip(".")
    return f"{sign}PT{value.days * 86_400 + value.seconds}{fraction}S"


def _exact(value: Any) -> str:
    """A value as JSON, with all digits of decimals, and nothing for what is no number."""
    if isinstance(value, decimal.Decimal):
        return format(value, "f") if value.is_finite() else _exact(float(value))
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(str(key))}: {_exact(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_exact, value)) + "]"
    if isinstance(value, float) and (value != value or value in (float("inf"), float("-inf"))):
        return "null" if value != value else '"Infinity"' if value > 0 else '"-Infinity"'
    if value is None or isinstance(value, (str, bool, int, float)):
        return json.dumps(value, ensure_ascii=False)
    return _exact(_other(value))


def _json(rows: list[Any]) -> str:
    try:
        return json.dumps(rows, default=_other, ensure_ascii=False, allow_nan=False)
    except (_NeedsDigits, ValueError, TypeError):
        return _exact(rows)
