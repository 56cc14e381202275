// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/* The parts of libxml2's interface that are used here, as its stable ABI lays them out on 64-bit Linux. The library is loaded when a workbook or
   a page is read, so that neither it nor its headers are needed to build. */
#include <stdint.h>

/* libxml/xmlerror.h: xmlError, its first members */
struct xml_error {
  int domain, code;
  const char *message;
  int level;
  const char *file;
  int line;
};

/* libxml/parser.h: xmlSAXHandler */
struct xml_sax_handler {
  void (*internal_subset)(void *context, const uint8_t *name, const uint8_t *external, const uint8_t *system);
  void *unused_declarations[13];
  void (*start_element)(void *context, const uint8_t *name, const uint8_t **attributes);
  void (*end_element)(void *context, const uint8_t *name);
  void *reference;
  void (*characters)(void *context, const uint8_t *text, int length);
  void *unused_nodes[7];
  void (*cdata)(void *context, const uint8_t *text, int length);
  void *external_subset;
  unsigned version;
  void *private_data;
  void (*start_element_in_namespace)(void *context, const uint8_t *name, const uint8_t *prefix, const uint8_t *uri,
                                     int namespace_count, const uint8_t **namespaces, int attribute_count,
                                     int defaulted_count, const uint8_t **attributes);
  void (*end_element_in_namespace)(void *context, const uint8_t *name, const uint8_t *prefix, const uint8_t *uri);
  void (*structured_error)(void *context, const struct xml_error *error);
};
