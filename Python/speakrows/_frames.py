# SPDX-FileCopyrightText: The speakrows authors
# SPDX-License-Identifier: Apache-2.0

"""What rows may be given as."""

from __future__ import annotations

import datetime
import decimal
import json
from typing import Any

from ._library import Session


def open_rows(session: Session, rows: Any) -> Session:
    """Begins to read rows: a text, bytes, a frame, or an iterable of dictionaries or lists."""
    if isinstance(rows, (str, bytes, bytearray, memoryview)):
        return session.open(rows)
    if hasattr(rows, "__arrow_c_stream__"):
        _set_units(session, rows)
        frame = _with_names(rows)
        try:
            stream = frame.__arrow_c_stream__()
        except Exception:  # pandas needs pyarrow, and pyarrow columns of one type each
            if not hasattr(frame, "to_dict"):
                raise
            return _open_records(session, _with_days(frame).to_dict("records"))
        return session.open_arrow(stream)
    if hasattr(rows, "fetch_arrow_table"):
        return session.open_arrow(rows.fetch_arrow_table().__arrow_c_stream__())
    return _open_records(session, [_plain(row) for row in rows])


def _open_records(session: Session, rows: list[Any]) -> Session:
    session.set("format", "json")
    return session.open(_json(rows))


def _set_units(session: Session, frame: Any) -> None:
    """Has columns said in the units that a frame's ``attrs`` give them: ``df.attrs["units"] = {"height": "meter"}``."""
    given = getattr(frame, "attrs", None)
    for name, unit in ((given or {}).get("units") or {}).items():
        session.set("set", f"{name}=measure:{unit}")


def _with_names(frame: Any) -> Any:
    """A frame of pandas with its index as a column if that has a name; else its index only numbers the rows."""
    index = getattr(frame, "index", None)
    if index is None or not hasattr(frame, "reset_index"):
        return frame
    return frame.reset_index(drop=all(name is None for name in index.names))


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
    if hasattr(row, "__dict__"):
        return vars(row)
    raise TypeError(f"a row is a dictionary, a list, or an object with members, and not {type(row).__name__}")


class _NeedsDigits(Exception):
    """A value has digits that binary floating point loses."""


def _other(value: Any) -> Any:
    """What JSON has for a value that it has no type for."""
    if isinstance(value, decimal.Decimal):
        raise _NeedsDigits
    if value != value:
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
        return format(value, "f") if value.is_finite() else "null"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(str(key))}: {_exact(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_exact, value)) + "]"
    if isinstance(value, float) and (value != value or value in (float("inf"), float("-inf"))):
        return "null" if value != value else json.dumps(str(value))
    if value is None or isinstance(value, (str, bool, int, float)):
        return json.dumps(value, ensure_ascii=False)
    return _exact(_other(value))


def _json(rows: list[Any]) -> str:
    try:
        return json.dumps(rows, default=_other, ensure_ascii=False, allow_nan=False)
    except (_NeedsDigits, ValueError, TypeError):
        return _exact(rows)
