// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/* Prints the labels of a file's rows: labels FILE [OPTION=VALUE...] */
#include "a11y.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* All of a file; NULL if it can't be read. */
static char *contents(const char *path, size_t *length) {
  FILE *file = fopen(path, "rb");
  char *bytes = NULL;
  size_t room = 0;
  if (!file) return NULL;
  *length = 0;
  do {
    if (*length == room) {
      char *larger = realloc(bytes, room = room ? 2 * room : 4096);
      if (!larger) {
        free(bytes);
        fclose(file);
        return NULL;
      }
      bytes = larger;
    }
    *length += fread(bytes + *length, 1, room - *length, file);
  } while (!feof(file) && !ferror(file));
  fclose(file);
  return bytes;
}

int main(int count, char **arguments) {
  a11y_session *session;
  const char *label;
  size_t length;
  char *bytes;
  int kind, bad_rows = 0, position;
  if (count < 2 || a11y_abi() != A11Y_ABI) return 64;
  if (!(bytes = contents(arguments[1], &length))) {
    perror(arguments[1]);
    return 66;
  }
  session = a11y_new();
  for (position = 2; position < count; position++) {
    char *sign = strchr(arguments[position], '=');
    if (sign) *sign = 0;
    if (!sign || a11y_set(session, arguments[position], sign + 1) < 0) {
      fprintf(stderr, "%s\n", sign ? a11y_error(session) : "an option has the form NAME=VALUE");
      return 64;
    }
  }
  kind = a11y_open(session, bytes, length);
  free(bytes);
  if (kind == 0) {
    while ((kind = a11y_next(session, &label, &length)) > 0 || kind == A11Y_BAD_ROW) {
      if (kind > 0) {
        fwrite(label, 1, length, stdout);
        putchar('\n');
      } else {
        fprintf(stderr, "%s:%s\n", arguments[1], a11y_error(session));
        bad_rows++;
      }
    }
  }
  if (kind < 0) fprintf(stderr, "%s:%s\n", arguments[1], a11y_error(session));
  a11y_free(session);
  return kind < 0 || bad_rows ? 65 : 0;
}
