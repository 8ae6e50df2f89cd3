/* Loaded before the C library: every write to the database and its log, and every sync that succeeded, is added to the file
   named by RECORDED_WRITES. A power cut may lose what was written and not synced. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITTEN, CUT, SYNCED, REMOVED };
struct entry { uint8_t kind, is_log; uint16_t unused; uint32_t length; uint64_t offset; };

static int record = -1;

__attribute__((constructor)) static void open_record(void) {
  const char *file = getenv("RECORDED_WRITES");
  if (file) record = open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

static int ends_in(const char *path, const char *end) {
  size_t length = strlen(path), tail = strlen(end);
  return length >= tail && strcmp(path + length - tail, end) == 0;
}

/* 0 for the database, 1 for its log, -1 for any other file. */
static int part_at(const char *path) { return ends_in(path, "/kith.db") ? 0 : ends_in(path, "/kith.db-wal") ? 1 : -1; }

static int part_of(int descriptor) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return -1;
  path[length] = 0;
  return part_at(path);
}

static void note(int kind, int part, const void *bytes, size_t length, off64_t offset) {
  if (record < 0 || part < 0) return;
  struct entry entry = {kind, part, 0, length, offset};
  struct iovec parts[] = {{&entry, sizeof entry}, {(void *)bytes, bytes ? length : 0}};
  if (writev(record, parts, 2) < 0) abort();
}

#define REAL(type, name, ...) ((type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name))

ssize_t pwrite64(int descriptor, const void *bytes, size_t length, off64_t offset) {
  note(WRITTEN, part_of(descriptor), bytes, length, offset);
  return REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t)(descriptor, bytes, length, offset);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t length, off_t offset) {
  return pwrite64(descriptor, bytes, length, offset);
}

ssize_t write(int descriptor, const void *bytes, size_t length) {
  int part = part_of(descriptor);
  if (part >= 0) note(WRITTEN, part, bytes, length, lseek(descriptor, 0, SEEK_CUR));
  return REAL(ssize_t, "write", int, const void *, size_t)(descriptor, bytes, length);
}

int ftruncate64(int descriptor, off64_t length) {
  note(CUT, part_of(descriptor), NULL, 0, length);
  return REAL(int, "ftruncate64", int, off64_t)(descriptor, length);
}

int ftruncate(int descriptor, off_t length) { return ftruncate64(descriptor, length); }

static int synced(const char *name, int descriptor) {
  int result = REAL(int, name, int)(descriptor);
  if (result == 0) note(SYNCED, part_of(descriptor), NULL, 0, 0);
  return result;
}

int fsync(int descriptor) { return synced("fsync", descriptor); }
int fdatasync(int descriptor) { return synced("fdatasync", descriptor); }

int unlink(const char *path) {
  note(REMOVED, part_at(path), NULL, 0, 0);
  return REAL(int, "unlink", const char *)(path);
}
