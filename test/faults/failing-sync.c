/*
 * Loaded before the C library. While the file named by FAILING_SYNC exists, nothing can be synced; while the one named by
 * FAILING_WRITE exists, nothing can be written at a place in a file, as SQLite does, because the disk is read-only.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

int fsync(int descriptor) {
  const char *file = getenv("FAILING_SYNC");
  if (!file || access(file, F_OK) != 0) return 0;
  errno = EIO;
  return -1;
}

int fdatasync(int descriptor) { return fsync(descriptor); }

static int is_read_only(void) {
  const char *file = getenv("FAILING_WRITE");
  return file && access(file, F_OK) == 0;
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t at) {
  if (!is_read_only()) return syscall(SYS_pwrite64, descriptor, bytes, count, at);
  errno = EROFS;
  return -1;
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t at) {
  return pwrite64(descriptor, bytes, count, at);
}
