# SPDX-FileCopyrightText: The speakrows authors
# SPDX-License-Identifier: Apache-2.0

"""The namespace ``a11y`` of data frames, and how they show themselves in Jupyter."""

from __future__ import annotations

import base64
import importlib
import pathlib
import shutil
import subprocess
import sys
import tempfile
from typing import Any

import speakrows

from ._frames import open_rows

#: How many rows of a frame Jupyter is given, as pandas shows no more of its own.
MOST_SHOWN = 60


class Accessor:
    """The labels of a frame's rows, and what is made of them."""

    def __init__(self, frame: Any) -> None:
        self._frame = frame

    def labels(self, **options: Any) -> list[str]:
        """The label of each row."""
        return speakrows.label(self._frame, **options)

    def html(self, **options: Any) -> str:
        """The rows as a table that screen readers read right."""
        return speakrows.html(self._frame, **options)

    def brf(self, **options: Any) -> str:
        """The rows as a document in braille."""
        return speakrows.brf(self._frame, **options)

    def describe(self, **options: Any) -> dict[str, Any]:
        """What each column was found to hold."""
        return speakrows.describe(self._frame, **options)

    def explain(self, row: int = 1, **options: Any) -> dict[str, Any]:
        """How the cells of a row were understood."""
        return speakrows.explain(self._frame, row, **options)

    def check(self, **options: Any) -> list[dict[str, Any]]:
        """What in the labels would mislead or tire a listener."""
        return speakrows.check(self._frame, **options)

    def summary(self, **options: Any) -> list[dict[str, Any]]:
        """What is in the table, before its rows."""
        return speakrows.summary(self._frame, **options)

    def speak(self, path: str | None = None, **options: Any) -> Sound:
        """The rows as sound, which Jupyter shows with captions; it takes the command ``speakrows``."""
        locale = options.pop("locale", None) or "en-US"
        with speakrows.Session(to="spoken", rows_only=True, locale=locale, **options) as session:
            words = open_rows(session, self._frame).output()
        return Sound(words, locale, path)


class Sound:
    """Sound with its captions."""

    def __init__(self, words: str, locale: str, path: str | None = None) -> None:
        command = shutil.which("speakrows")
        if command is None:
            raise RuntimeError("the command speakrows is not installed, which speaks through eSpeak NG")
        with tempfile.TemporaryDirectory() as folder:
            sound, captions = pathlib.Path(folder, "rows.wav"), pathlib.Path(folder, "rows.vtt")
            arguments = ["speak", "--locale", locale, "--from", "lines", "-o", str(sound), "--captions", str(captions), "-"]
            done = subprocess.run([command, *arguments], input=words.encode(), capture_output=True, check=False)
            if done.returncode != 0:
                raise RuntimeError(done.stderr.decode(errors="replace").strip())
            #: The sound, as a WAV file.
            self.wav: bytes = sound.read_bytes()
            #: The captions, as WebVTT.
            self.captions: str = captions.read_text(encoding="utf-8")
        if path is not None:
            pathlib.Path(path).write_bytes(self.wav)

    def _repr_html_(self) -> str:
        sound, captions = (base64.b64encode(part).decode() for part in (self.wav, self.captions.encode()))
        return (
            f'<audio controls src="data:audio/wav;base64,{sound}">'
            f'<track default kind="captions" src="data:text/vtt;base64,{captions}"></audio>'
        )


def _shown(frame: Any) -> str:
    """A frame as Jupyter shows it: its first rows, and how many there are."""
    count = len(frame)
    caption = f"{MOST_SHOWN} of {count} rows" if count > MOST_SHOWN else f"{count} rows" if count != 1 else "1 row"
    try:
        return speakrows.html(frame.head(MOST_SHOWN), title=caption)
    except speakrows.LabelError:
        # A table that can't be read here is shown as the library does it.
        return frame._repr_html_()


def register(*libraries: str) -> None:
    """Gives frames the namespace, and shows them as accessible tables where this runs in Jupyter."""
    for name in libraries or [name for name in ("pandas", "polars") if name in sys.modules]:
        if name not in ("pandas", "polars"):
            raise ValueError(f"frames of {name} have no place for a namespace; pandas and polars have one")
        library = importlib.import_module(name)
        if hasattr(library.DataFrame, "a11y"):
            continue
        if name == "pandas":
            library.api.extensions.register_dataframe_accessor("a11y")(Accessor)
        else:
            library.api.register_dataframe_namespace("a11y")(Accessor)
        shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
        if shell is not None:
            shell.display_formatter.formatters["text/html"].for_type(library.DataFrame, _shown)
