/* Loaded before the C library: while the file named by FAILING_SYNC exists, nothing can be synced. */
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

int fsync(int descriptor) {
  const char *file = getenv("FAILING_SYNC");
  if (!file || access(file, F_OK) != 0) return 0;
  errno = EIO;
  return -1;
}

int fdatasync(int descriptor) { return fsync(descriptor); }
