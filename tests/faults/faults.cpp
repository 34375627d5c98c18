// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults.hpp"

#include <fcntl.h>
#include <sys/types.h>

#include <cassert>
#include <cerrno>
#include <cstdarg>
#include <cstdlib>
#include <new>

namespace littlestone::test {
namespace {

struct Plan {
  bool active = false;
  bool lasting = false;
  bool hit = false;
  Fault fault = Fault::open;
  std::uint64_t calls_left = 0;
};
thread_local Plan plan;

bool fails(Fault fault) {
  if (!plan.active || plan.fault != fault) return false;
  if (plan.hit) return plan.lasting;
  if (plan.calls_left-- > 0) return false;
  plan.hit = true;
  return true;
}

}  // namespace

std::string_view name_of(Fault fault) {
  switch (fault) {
    case Fault::open: return "open";
    case Fault::read: return "read";
    case Fault::write: return "write";
    case Fault::sync: return "sync";
    case Fault::rename: return "rename";
    case Fault::mode: return "mode";
    case Fault::allocation: return "allocation";
  }
  return "";
}

FaultPlan::FaultPlan(Fault fault, std::uint64_t at, bool lasting) {
  assert(!plan.active);
  plan = {true, lasting, false, fault, at};
}

FaultPlan::~FaultPlan() { plan.active = false; }

bool FaultPlan::hit() const { return plan.hit; }

}  // namespace littlestone::test

using littlestone::test::fails;
using littlestone::test::Fault;

extern "C" {

// The linker sends the core's calls of NAME to __wrap_NAME, and __real_NAME is the C library's.
int __real_open(const char* path, int flags, ...);
ssize_t __real_read(int file, void* bytes, size_t size);
ssize_t __real_write(int file, const void* bytes, size_t size);
int __real_fsync(int file);
int __real_fdatasync(int file);
int __real_rename(const char* from, const char* to);
int __real_fchmod(int file, mode_t mode);

int __wrap_open(const char* path, int flags, ...);
ssize_t __wrap_read(int file, void* bytes, size_t size);
ssize_t __wrap_write(int file, const void* bytes, size_t size);
int __wrap_fsync(int file);
int __wrap_fdatasync(int file);
int __wrap_rename(const char* from, const char* to);
int __wrap_fchmod(int file, mode_t mode);

int __wrap_open(const char* path, int flags, ...) {
  if (fails(Fault::open)) {
    errno = EMFILE;
    return -1;
  }
  if ((flags & O_CREAT) == 0) return __real_open(path, flags);
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return __real_open(path, flags, mode);
}

ssize_t __wrap_read(int file, void* bytes, size_t size) {
  if (fails(Fault::read)) {
    errno = EIO;
    return -1;
  }
  return __real_read(file, bytes, size);
}

ssize_t __wrap_write(int file, const void* bytes, size_t size) {
  if (fails(Fault::write)) {
    (void)!__real_write(file, bytes, size / 2);  // the disk filled up in the middle
    errno = ENOSPC;
    return -1;
  }
  return __real_write(file, bytes, size);
}

int __wrap_fsync(int file) {
  if (fails(Fault::sync)) {
    errno = EIO;
    return -1;
  }
  return __real_fsync(file);
}

int __wrap_fdatasync(int file) {
  if (fails(Fault::sync)) {
    errno = EIO;
    return -1;
  }
  return __real_fdatasync(file);
}

int __wrap_rename(const char* from, const char* to) {
  if (fails(Fault::rename)) {
    errno = EACCES;
    return -1;
  }
  return __real_rename(from, to);
}

int __wrap_fchmod(int file, mode_t mode) {
  if (fails(Fault::mode)) {
    errno = EPERM;
    return -1;
  }
  return __real_fchmod(file, mode);
}

}  // extern "C"

// This program's operator new, in every form: a form left to a sanitizer's library would allocate what is freed here.
void* operator new(std::size_t size) {
  if (fails(Fault::allocation)) throw std::bad_alloc();
  if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return fails(Fault::allocation) ? nullptr : std::malloc(size > 0 ? size : 1);
}
void* operator new[](std::size_t size) { return operator new(size); }
void* operator new[](std::size_t size, const std::nothrow_t& nothrow) noexcept { return operator new(size, nothrow); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
