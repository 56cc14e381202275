# SPDX-FileCopyrightText: The speakrows authors
# SPDX-License-Identifier: Apache-2.0

"""Labels for the rows of a table, through liba11y.so.

>>> labels('[{"company": "Apple Inc.", "price_usd": 648.11}]')
['Apple Inc., price $648.11']
>>> labels('[{"price": 648.11, "company": "Apple Inc."}]', field=["company", "price=currency:USD"])
['Apple Inc., $648.11']
>>> spoken("für 49,95 €", locale="de-DE")
'für neun und vierzig Euro fünf und neunzig Cent'
>>> with Session(to="html", standalone=True, title="Dishes") as session:
...     "<title>Dishes</title>" in session.open("dish,price_eur\\nSoup,4.50\\n").output()
True
>>> labels('[{"a": 1}, {"a": 2', format="json")
Traceback (most recent call last):
a11y.LabelError: 1:12: [1]: the input ends inside this row
"""

import ctypes
import os

_library = ctypes.CDLL(os.environ.get("A11Y_LIBRARY", "liba11y.so"))
_text = ctypes.POINTER(ctypes.c_char)
_results = (ctypes.POINTER(_text), ctypes.POINTER(ctypes.c_size_t))
for _name, _result, _arguments in [
    ("a11y_version", ctypes.c_char_p, ()),
    ("a11y_abi", ctypes.c_int, ()),
    ("a11y_new", ctypes.c_void_p, ()),
    ("a11y_free", None, (ctypes.c_void_p,)),
    ("a11y_set", ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p)),
    ("a11y_open", ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t)),
    ("a11y_next", ctypes.c_int, (ctypes.c_void_p, *_results)),
    ("a11y_output", ctypes.c_int, (ctypes.c_void_p, *_results)),
    ("a11y_spoken", ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p, *_results)),
    ("a11y_error", ctypes.c_char_p, (ctypes.c_void_p,)),
]:
    _function = getattr(_library, _name)
    _function.restype, _function.argtypes = _result, _arguments

if _library.a11y_abi() != 1:
    raise ImportError("liba11y.so is of another version")

_ROW = 1


class LabelError(Exception):
    """What can't be read, with line, column and path."""


class Session:
    """Options, and the input that is read with them; a context manager."""

    def __init__(self, **options):
        self._session = _library.a11y_new()
        for name, values in options.items():
            for value in values if isinstance(values, (list, tuple)) else [values]:
                name = {"format": "from"}.get(name, name).replace("_", "-")
                value = str(value).lower() if isinstance(value, bool) else str(value)
                self._check(_library.a11y_set(self._session, name.encode(), value.encode()))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        _library.a11y_free(self._session)
        self._session = None

    def _check(self, status):
        if status < 0:
            raise LabelError(_library.a11y_error(self._session).decode())
        return status

    def _call(self, function, *arguments):
        text, length = _text(), ctypes.c_size_t()
        status = function(self._session, *arguments, ctypes.byref(text), ctypes.byref(length))
        return self._check(status), ctypes.string_at(text, length.value).decode()

    def open(self, data):
        """Begins to read bytes or a text."""
        data = data.encode() if isinstance(data, str) else bytes(data)
        self._check(_library.a11y_open(self._session, data, len(data)))
        return self

    def __iter__(self):
        """The labels of the rows that are left; headers and footers are passed over."""
        while True:
            kind, label = self._call(_library.a11y_next)
            if kind == 0:
                return
            if kind == _ROW:
                yield label

    def output(self):
        """All that is left, in the format of the option `to`."""
        return self._call(_library.a11y_output)[1]

    def spoken(self, text):
        """A text in words."""
        if "\0" in text:
            raise ValueError("a text has no zero byte")
        return self._call(_library.a11y_spoken, text.encode())[1]


def labels(data, **options):
    """The labels of the rows of bytes or a text."""
    with Session(**options) as session:
        return list(session.open(data))


def spoken(text, **options):
    """A text in words."""
    with Session(**options) as session:
        return session.spoken(text)
