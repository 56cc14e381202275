# SPDX-FileCopyrightText: The speakrows authors
# SPDX-License-Identifier: Apache-2.0

"""Runs the command where it is installed: ``python -m speakrows data.json``."""

import os
import shutil
import sys

command = shutil.which("speakrows")
if command is None:
    sys.exit("the command speakrows is not installed; the README of speakrows tells how")
os.execv(command, [command, *sys.argv[1:]])
