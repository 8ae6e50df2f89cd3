/* Loaded before the C library: every sync takes SYNC_DELAY_US microseconds longer, as on a slow disk. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

static int delayed(const char *name, int descriptor) {
  int (*sync)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  const char *delay = getenv("SYNC_DELAY_US");
  if (delay) usleep(atoi(delay));
  return sync(descriptor);
}

int fsync(int descriptor) { return delayed("fsync", descriptor); }
int fdatasync(int descriptor) { return delayed("fdatasync", descriptor); }
