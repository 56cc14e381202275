// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/* Labels for the rows of a table, for C and whatever calls C. The library is liba11y.so.

   a11y_session *session = a11y_new();
   a11y_set(session, "locale", "de-DE");
   a11y_open(session, bytes, length);
   const char *label; size_t count; int kind;
   while ((kind = a11y_next(session, &label, &count)) > 0) puts(label);
   if (kind < 0) fprintf(stderr, "%s\n", a11y_error(session));
   a11y_free(session);

   A text that a function hands over ends with a zero, belongs to the session, and is there until the session's next call.
   A session may be used by one thread at a time; several sessions may be used at once. Nothing has to be set up before. */
#ifndef A11Y_H
#define A11Y_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of what is declared here: a program that was compiled with another must not go on. */
#define A11Y_ABI 1

/* What functions return. Those above zero tell what was read. */
enum {
  A11Y_END = 0, /* also: it was done */
  A11Y_ROW = 1,
  A11Y_HEADER = 2, /* of a section, or the title of another table in the same text */
  A11Y_FOOTER = 3,
  A11Y_BAD_OPTION = -1, /* there is no such option, or it can't have this value */
  A11Y_BAD_INPUT = -2,  /* nothing more can be read */
  A11Y_BAD_ROW = -3,    /* a row can't be read; the next call reads the one behind it */
  A11Y_NO_INPUT = -4    /* nothing has been opened, or it has been read */
};

typedef struct a11y_session a11y_session;

/* The library's version, such as "0.1.0", and its A11Y_ABI. */
const char *a11y_version(void);
int a11y_abi(void);

/* A session without options, and its end. Freeing NULL does nothing. */
a11y_session *a11y_new(void);
void a11y_free(a11y_session *session);

/* Sets an option, which has the name and the values of the command's: "from", "to", "locale", "title", "field", "set", "without" and "total" (again
   for each), "by", "screen-reader", "verbosity", "as", and "rule" and "ignore" of a check (again for each), "standalone", "rows-only" and "spoken" ("true" or "false"). "fields" takes the JSON of a description.
   Braille takes liblouis, and "cells", "lines", "layout", "grade" and "braille-table"; "braille" is the width of a screen reader's display.
   It counts from the next a11y_open or a11y_spoken on. */
int a11y_set(a11y_session *session, const char *option, const char *value);

/* Begins to read an input, all of which is given; it is copied. */
int a11y_open(a11y_session *session, const void *bytes, size_t length);

/* Begins to read a stream of Arrow's C stream interface, as pandas, polars, DuckDB and others hand their tables over. The stream is taken over
   and released, also when this fails, but for a session that is NULL. What types tell is kept: all digits of decimals, the clocks of time zones, the names of categories. */
struct ArrowArrayStream;
int a11y_open_arrow(a11y_session *session, struct ArrowArrayStream *stream);

/* Reads the next label. */
int a11y_next(a11y_session *session, const char **label, size_t *length);

/* Reads all that is left, and writes it in the format of the option "to". */
int a11y_output(a11y_session *session, const char **output, size_t *length);

/* Writes what the columns were found to hold, as JSON that the option "fields" takes. The input is still to be read. */
int a11y_describe(a11y_session *session, const char **fields, size_t *length);

/* Writes how the cells of the next row were understood, as JSON: A11Y_ROW, or A11Y_END if there is none. */
int a11y_explain(a11y_session *session, const char **cells, size_t *length);

/* Reads all that is left, and writes what a check of it finds, as JSON. */
int a11y_check(a11y_session *session, const char **findings, size_t *length);

/* Reads all that is left, and sums it up, a line of JSON for each table. */
int a11y_summary(a11y_session *session, const char **summary, size_t *length);

/* Sums up a table whose parts are read apart, by threads or machines. The first reads all that is left, and writes what is known of it as bytes
   for the second, which adds them to a session whose options say the same of the fields: the parts in the order of their rows. Then the first gives what is
   known of all parts so far, and a11y_summary sums them up, both with what has been opened as the last part. The bytes are for
   the same version of the library. */
int a11y_summary_part(a11y_session *session, const char **part, size_t *length);
int a11y_add_summary_part(a11y_session *session, const void *part, size_t length);

/* Writes a text out as words, "$49.95" as "forty nine dollars ninety five cents", in the locale of the session. */
int a11y_spoken(a11y_session *session, const char *text, const char **words, size_t *length);

/* Writes a text in braille, in the patterns of Unicode, in the locale of the session, on lines of as many cells as the option "cells" says. */
int a11y_braille(a11y_session *session, const char *text, const char **cells, size_t *length);

/* What went wrong in the last call, with line, column and path where it has some; empty if nothing did. */
const char *a11y_error(const a11y_session *session);

#ifdef __cplusplus
}
#endif
#endif
