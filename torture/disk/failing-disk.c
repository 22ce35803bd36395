/*
 * A file layer that fails on demand, for Linux: built with `cc -shared -fPIC`, put in front of libc by LD_PRELOAD.
 * FAILING_DISK_FOLDER says under which folder calls fail, FAILING_DISK_CONTROL which file says how. That file is read at each call and
 * holds one line, or nothing while all is well:
 *
 *   ROUND CALLS ERROR NTH [PART]
 *
 * ROUND: any number; another one starts the count of calls anew.
 * CALLS: names parted by commas of write, sync, create, open, rename, truncate, allocate, link, unlink, mkdir; or `any`.
 *        `create` is an open with O_CREAT, `open` another one for writing; `unlink` is not in `any`.
 * ERROR: ENOSPC, EDQUOT, EROFS, EIO, EACCES, EPERM, or KILL: the process is killed in place of the call.
 * NTH:   `3` fails the third such call alone, `3+` that and all later ones.
 * PART:  only paths in which this stands.
 *
 * Each failure is a line of FAILING_DISK_CONTROL.log: the call, the path and the error.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long current_round = -1;
static long counted = 0;

static const struct { const char *name; int number; } errors[] = {
    {"ENOSPC", ENOSPC}, {"EDQUOT", EDQUOT}, {"EROFS", EROFS}, {"EIO", EIO}, {"EACCES", EACCES}, {"EPERM", EPERM}, {"KILL", -1},
};

/* By system calls, which are not intercepted. */
static int read_control(char *into, size_t size) {
  const char *file = getenv("FAILING_DISK_CONTROL");
  if (!file) return 0;
  int fd = (int)syscall(SYS_openat, AT_FDCWD, file, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return 0;
  long length = syscall(SYS_read, fd, into, size - 1);
  syscall(SYS_close, fd);
  if (length <= 0) return 0;
  into[length] = 0;
  return 1;
}

static void note(const char *call, const char *path, const char *error) {
  char file[PATH_MAX], line[PATH_MAX + 100];
  snprintf(file, sizeof file, "%s.log", getenv("FAILING_DISK_CONTROL"));
  int length = snprintf(line, sizeof line, "%s %s %s\n", call, path, error);
  int fd = (int)syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (fd < 0) return;
  syscall(SYS_write, fd, line, length);
  syscall(SYS_close, fd);
}

static int is_named(const char *calls, const char *call) {
  if (strcmp(calls, "any") == 0) return strcmp(call, "unlink") != 0;
  size_t length = strlen(call);
  for (const char *at = strstr(calls, call); at; at = strstr(at + 1, call))
    if ((at == calls || at[-1] == ',') && (at[length] == ',' || at[length] == 0)) return 1;
  return 0;
}

/* Whether a call on a path has to fail; then errno says why. */
static int fails(const char *call, const char *path) {
  const char *folder = getenv("FAILING_DISK_FOLDER");
  if (!folder || strncmp(path, folder, strlen(folder)) != 0) return 0;
  char text[512], calls[128], error[32], nth[32], part[128] = "";
  long round;
  if (!read_control(text, sizeof text)) return 0;
  if (sscanf(text, "%ld %127s %31s %31s %127s", &round, calls, error, nth, part) < 4) return 0;
  if (!is_named(calls, call) || (part[0] && !strstr(path + strlen(folder), part))) return 0;
  pthread_mutex_lock(&lock);
  if (round != current_round) {
    current_round = round;
    counted = 0;
  }
  long count = ++counted;
  pthread_mutex_unlock(&lock);
  long wanted = atol(nth);
  if (strchr(nth, '+') ? count < wanted : count != wanted) return 0;
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
    if (strcmp(errors[i].name, error) != 0) continue;
    note(call, path + strlen(folder), error);
    if (errors[i].number < 0) kill(getpid(), SIGKILL);
    errno = errors[i].number;
    return 1;
  }
  return 0;
}

static int fd_fails(const char *call, int fd) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  int before = errno;
  ssize_t length = readlink(link, path, sizeof path - 1);
  errno = before;
  if (length < 0) return 0;
  path[length] = 0;
  return fails(call, path);
}

static int path_fails(const char *call, int folder, const char *name) {
  char path[PATH_MAX * 2], link[64];
  if (name[0] == '/') return fails(call, name);
  ssize_t length;
  if (folder == AT_FDCWD) {
    if (syscall(SYS_getcwd, path, PATH_MAX) < 0) return 0;
    length = (ssize_t)strlen(path);
  } else {
    snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
    length = readlink(link, path, PATH_MAX - 1);
    if (length < 0) return 0;
  }
  snprintf(path + length, sizeof path - length, "/%s", name);
  return fails(call, path);
}

static const char *opening(int flags) {
  if (flags & O_CREAT) return "create";
  return (flags & O_ACCMODE) == O_RDONLY ? NULL : "open";
}

#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

#define MODE(flags) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | O_TMPFILE)) { \
    va_list rest; \
    va_start(rest, flags); \
    mode = va_arg(rest, mode_t); \
    va_end(rest); \
  }

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    MODE(flags) \
    REAL(name); \
    const char *call = opening(flags); \
    return call && path_fails(call, AT_FDCWD, path) ? -1 : real(path, flags, mode); \
  }

#define OPENAT(name) \
  int name(int folder, const char *path, int flags, ...) { \
    MODE(flags) \
    REAL(name); \
    const char *call = opening(flags); \
    return call && path_fails(call, folder, path) ? -1 : real(folder, path, flags, mode); \
  }

/* A call on an open file: its result, its parameters with types, and their names. */
#define ON_FILE(call, result, name, parameters, names) \
  result name parameters { \
    REAL(name); \
    return fd_fails(call, fd) ? -1 : real names; \
  }

OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)
ON_FILE("write", ssize_t, write, (int fd, const void *from, size_t size), (fd, from, size))
ON_FILE("write", ssize_t, writev, (int fd, const struct iovec *from, int count), (fd, from, count))
ON_FILE("write", ssize_t, pwrite, (int fd, const void *from, size_t size, off_t at), (fd, from, size, at))
ON_FILE("write", ssize_t, pwrite64, (int fd, const void *from, size_t size, off64_t at), (fd, from, size, at))
ON_FILE("write", ssize_t, pwritev, (int fd, const struct iovec *from, int count, off_t at), (fd, from, count, at))
ON_FILE("write", ssize_t, pwritev64, (int fd, const struct iovec *from, int count, off64_t at), (fd, from, count, at))
ON_FILE("sync", int, fsync, (int fd), (fd))
ON_FILE("sync", int, fdatasync, (int fd), (fd))
ON_FILE("truncate", int, ftruncate, (int fd, off_t length), (fd, length))
ON_FILE("truncate", int, ftruncate64, (int fd, off64_t length), (fd, length))
ON_FILE("allocate", int, fallocate, (int fd, int mode, off_t at, off_t length), (fd, mode, at, length))
ON_FILE("allocate", int, fallocate64, (int fd, int mode, off64_t at, off64_t length), (fd, mode, at, length))

/* These two return the error. */
int posix_fallocate(int fd, off_t at, off_t length) {
  REAL(posix_fallocate);
  return fd_fails("allocate", fd) ? errno : real(fd, at, length);
}

int posix_fallocate64(int fd, off64_t at, off64_t length) {
  REAL(posix_fallocate64);
  return fd_fails("allocate", fd) ? errno : real(fd, at, length);
}

int rename(const char *from, const char *to) {
  REAL(rename);
  return path_fails("rename", AT_FDCWD, to) ? -1 : real(from, to);
}

int link(const char *from, const char *to) {
  REAL(link);
  return path_fails("link", AT_FDCWD, to) ? -1 : real(from, to);
}

int unlink(const char *path) {
  REAL(unlink);
  return path_fails("unlink", AT_FDCWD, path) ? -1 : real(path);
}

int mkdir(const char *path, mode_t mode) {
  REAL(mkdir);
  return path_fails("mkdir", AT_FDCWD, path) ? -1 : real(path, mode);
}
