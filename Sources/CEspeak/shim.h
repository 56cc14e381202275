// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
