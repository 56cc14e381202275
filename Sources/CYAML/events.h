// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/* The parts of libyaml's interface that are used here, as its stable ABI lays them out on 64-bit Linux. The library is loaded when YAML is read,
   so that neither it nor its headers are needed to build. */
#include <stddef.h>
#include <stdint.h>

/* yaml.h: yaml_event_type_t */
enum yaml_event_kind {
  yaml_nothing,
  yaml_stream_start,
  yaml_stream_end,
  yaml_document_start,
  yaml_document_end,
  yaml_alias,
  yaml_scalar,
  yaml_sequence_start,
  yaml_sequence_end,
  yaml_mapping_start,
  yaml_mapping_end,
};

/* yaml.h: yaml_mark_t */
struct yaml_place {
  size_t index, line, column;
};

/* yaml.h: yaml_event_t, whose union begins with the anchor of what can have one. */
struct yaml_event {
  enum yaml_event_kind kind;
  const char *anchor;
  const char *tag;
  const uint8_t *value;
  size_t length;
  int is_plain;
  int is_quoted;
  int style;
  struct yaml_place start, end;
};

/* yaml.h: yaml_parser_t, its first members, and room for the others. */
struct yaml_parser {
  int error;
  const char *problem;
  size_t problem_offset;
  int problem_value;
  struct yaml_place problem_place;
  const char *context;
  struct yaml_place context_place;
  uint8_t others[1024];
};
