// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/* What glibc has for files that Swift's Glibc does not show. */
#include <sys/xattr.h>

/* stdio.h shows it to programs that define _GNU_SOURCE. */
int renameat2(int, const char *, int, const char *, unsigned int);

/* linux/fs.h: the two names change places. */
enum { files_exchange = 2 };
