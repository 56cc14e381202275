# SPDX-FileCopyrightText: The speakrows authors
# SPDX-License-Identifier: Apache-2.0

"""The functions of liba11y.so, as a11y.h declares them, and the session that they belong to."""

from __future__ import annotations

import ctypes
import json
import os
import pathlib
import threading
from typing import Any, Iterator

_ABI = 1
_ROW = 1
_LIBRARY = "liba11y.so.1"


def _load() -> ctypes.CDLL:
    inside = pathlib.Path(__file__).with_name(_LIBRARY)
    path = os.environ.get("A11Y_LIBRARY") or (str(inside) if inside.exists() else _LIBRARY)
    library = ctypes.CDLL(path)
    if library.a11y_abi() != _ABI:
        raise ImportError(f"{path} has another version of its functions than this package calls")
    text = ctypes.POINTER(ctypes.c_char)
    results = (ctypes.POINTER(text), ctypes.POINTER(ctypes.c_size_t))
    for name, result, arguments in [
        ("a11y_version", ctypes.c_char_p, ()),
        ("a11y_abi", ctypes.c_int, ()),
        ("a11y_new", ctypes.c_void_p, ()),
        ("a11y_free", None, (ctypes.c_void_p,)),
        ("a11y_set", ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p)),
        ("a11y_open", ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t)),
        ("a11y_open_arrow", ctypes.c_int, (ctypes.c_void_p, ctypes.c_void_p)),
        ("a11y_next", ctypes.c_int, (ctypes.c_void_p, *results)),
        ("a11y_output", ctypes.c_int, (ctypes.c_void_p, *results)),
        ("a11y_describe", ctypes.c_int, (ctypes.c_void_p, *results)),
        ("a11y_explain", ctypes.c_int, (ctypes.c_void_p, *results)),
        ("a11y_check", ctypes.c_int, (ctypes.c_void_p, *results)),
        ("a11y_summary", ctypes.c_int, (ctypes.c_void_p, *results)),
        ("a11y_summary_part", ctypes.c_int, (ctypes.c_void_p, *results)),
        ("a11y_add_summary_part", ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t)),
        ("a11y_spoken", ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p, *results)),
        ("a11y_braille", ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p, *results)),
        ("a11y_error", ctypes.c_char_p, (ctypes.c_void_p,)),
    ]:
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


_library = _load()

#: The version of the library, such as ``"0.1.0"``.
VERSION: str = _library.a11y_version().decode()


class LabelError(ValueError):
    """What can't be read or is no option, with line, column and path where it has some."""


_capsule_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)


class Session:
    """Options, and the input that is read with them.

    Options have the names and the values of the command's. Any number of sessions may be used at once. A session belongs
    to the process that made it, and can't be copied.
    """

    _session = None

    def __init__(self, **options: Any) -> None:
        self._lock = threading.Lock()
        self._session = _library.a11y_new()
        try:
            for name, value in options.items():
                self.set(name, value)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if self._session is not None:
            _library.a11y_free(self._session)

    def __reduce__(self) -> Any:
        raise TypeError("a session can't be copied or pickled")

    __copy__ = __reduce__

    def __deepcopy__(self, _: Any) -> Any:
        return self.__reduce__()

    def close(self) -> None:
        """Ends the session."""
        with self._lock:
            session, self._session = self._session, None
            if session is not None:
                _library.a11y_free(session)

    @property
    def _open_session(self) -> int:
        if self._session is None:
            raise LabelError("the session has been closed")
        return self._session

    def set(self, name: str, value: Any) -> None:
        """Sets an option; a list sets it for each of its values, a dictionary is JSON, and None leaves it as it is."""
        if value is None:
            return
        option = {"format": "from"}.get(name, name).replace("_", "-").encode()
        for item in value if isinstance(value, (list, tuple)) else [value]:
            text = json.dumps(item) if isinstance(item, (dict, bool)) else str(item)
            if "\0" in text:
                raise LabelError(f"{name}: a text has no zero byte")
            self._do(_library.a11y_set, option, text.encode())

    def _do(self, function: Any, *arguments: Any) -> None:
        with self._lock:
            self._check(function(self._open_session, *arguments))

    def _check(self, status: int) -> int:
        if status < 0:
            raise LabelError(_library.a11y_error(self._session).decode())
        return status

    def _call(self, function: Any, *arguments: Any) -> tuple[int, str]:
        status, text = self._call_for_bytes(function, *arguments)
        return status, text.decode()

    def _call_for_bytes(self, function: Any, *arguments: Any) -> tuple[int, bytes]:
        text, length = ctypes.POINTER(ctypes.c_char)(), ctypes.c_size_t()
        # What is handed over is there until the session's next call, which may be another thread's.
        with self._lock:
            status = function(self._open_session, *arguments, ctypes.byref(text), ctypes.byref(length))
            self._check(status)
            return status, ctypes.string_at(text, length.value)

    def open(self, data: str | bytes) -> Session:
        """Begins to read a text or bytes, in any format that the command reads."""
        content = data.encode() if isinstance(data, str) else bytes(data)
        self._do(_library.a11y_open, content, len(content))
        return self

    def open_arrow(self, capsule: object) -> Session:
        """Begins to read what ``__arrow_c_stream__()`` of a frame returns; its buffers are read where they are."""
        self._do(_library.a11y_open_arrow, _capsule_pointer(capsule, b"arrow_array_stream"))
        return self

    def __iter__(self) -> Iterator[str]:
        """The labels of the rows that are left; headers and footers are passed over."""
        while True:
            kind, label = self._call(_library.a11y_next)
            if kind == 0:
                return
            if kind == _ROW:
                yield label

    def output(self) -> str:
        """All that is left, in the format of the option ``to``."""
        return self._call(_library.a11y_output)[1]

    def describe(self) -> str:
        """What the columns were found to hold, as JSON for the option ``fields``."""
        return self._call(_library.a11y_describe)[1]

    def explain(self) -> str | None:
        """How the cells of the next row were understood, as JSON; None behind the last."""
        kind, text = self._call(_library.a11y_explain)
        return text if kind == _ROW else None

    def check(self) -> str:
        """What a check of all that is left finds, as JSON."""
        return self._call(_library.a11y_check)[1]

    def summary(self) -> str:
        """What is in all that is left, a line of JSON for each table."""
        return self._call(_library.a11y_summary)[1]

    def summary_part(self) -> bytes:
        """What is known of all that is left and of the parts that were added, for ``add_summary_part`` of another session."""
        return self._call_for_bytes(_library.a11y_summary_part)[1]

    def add_summary_part(self, part: bytes) -> None:
        """Adds what another session knows of the rows that precede."""
        self._do(_library.a11y_add_summary_part, part, len(part))

    def spoken(self, text: str) -> str:
        """A text in words."""
        return self._written(_library.a11y_spoken, text)

    def braille(self, text: str) -> str:
        """A text in braille."""
        return self._written(_library.a11y_braille, text)

    def _written(self, function: Any, text: str) -> str:
        if "\0" in text:
            raise LabelError("a text has no zero byte")
        return self._call(function, text.encode())[1]
