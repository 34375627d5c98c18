// SPDX-License-Identifier: GPL-3.0-or-later
// A layer of faults under everything the core reads, writes and allocates: the k-th call of one kind fails, as on a
// full disk, at a broken cable or without memory. The linker puts it between the core and the C library (--wrap), in
// this test program alone.
#pragma once

#include <cstdint>
#include <string_view>

namespace littlestone::test {

/// What fails, and with what.
enum class Fault {
  open,        // EMFILE
  read,        // EIO
  write,       // ENOSPC, after half of the bytes
  sync,        // EIO: fsync and fdatasync
  rename,      // EACCES
  mode,        // EPERM: fchmod
  allocation,  // std::bad_alloc from operator new
};
inline constexpr Fault file_faults[] = {Fault::open, Fault::read,   Fault::write,
                                        Fault::sync, Fault::rename, Fault::mode};
[[nodiscard]] std::string_view name_of(Fault fault);

/// While it lives, the call number `at` (from 0) of this kind on this thread fails; with `lasting` all after it too.
/// One at a time.
class FaultPlan {
 public:
  FaultPlan(Fault fault, std::uint64_t at, bool lasting);
  ~FaultPlan();
  FaultPlan(const FaultPlan&) = delete;
  FaultPlan& operator=(const FaultPlan&) = delete;
  /// Whether a call has failed.
  [[nodiscard]] bool hit() const;
};

}  // namespace littlestone::test
