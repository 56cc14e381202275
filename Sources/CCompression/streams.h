// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/* The parts of the interfaces of zlib, libbz2, liblzma and libzstd that are used here, as their stable ABIs lay them out on 64-bit Linux. The
   libraries are loaded when a compressed file is read, so that neither they nor their headers are needed to build. */
#include <stddef.h>
#include <stdint.h>

/* zlib.h: z_stream */
struct deflate_stream {
  const uint8_t *next_in;
  unsigned avail_in;
  unsigned long total_in;
  uint8_t *next_out;
  unsigned avail_out;
  unsigned long total_out;
  const char *message;
  void *state, *allocate, *free, *opaque;
  int data_type;
  unsigned long checksum, reserved;
};

/* bzlib.h: bz_stream */
struct bzip2_stream {
  const uint8_t *next_in;
  unsigned avail_in, total_in_low, total_in_high;
  uint8_t *next_out;
  unsigned avail_out, total_out_low, total_out_high;
  void *state, *allocate, *free, *opaque;
};

/* lzma/base.h: lzma_stream */
struct lzma_stream {
  const uint8_t *next_in;
  size_t avail_in;
  uint64_t total_in;
  uint8_t *next_out;
  size_t avail_out;
  uint64_t total_out;
  const void *allocator;
  void *state, *reserved_pointers[4];
  uint64_t seek_position, reserved_integer;
  size_t reserved_sizes[2];
  int reserved_enumerations[2];
};

/* zstd.h: ZSTD_inBuffer and ZSTD_outBuffer */
struct zstandard_buffer {
  void *bytes;
  size_t count, position;
};
