// SPDX-License-Identifier: GPL-3.0-or-later
// All that the ladder rests on as records that anyone can check: one for each bracket, and what is known of one example.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/study/ladder/ladder_run.hpp"

namespace littlestone {

/// A file of a certificate.
struct LadderCertificate {
  std::string name;  // "7-cube-3-g-star.json": no two of a run have the same
  /// Its text, which parse_certificate or parse_complex_certificate reads. Throws InputError (field "certificate") where
  /// none is found, and Stopped.
  std::function<std::string(const Observer& observer)> text;
};

/// One for G* and one for G of each row whose brackets are known, then the shipped ones about one example of the rows'
/// classes. Nothing is computed before a text is asked for; that takes some seconds a bracket. A tree of boxes with more
/// than `most_leaves` leaves is left for a smaller bound (see certify).
[[nodiscard]] std::vector<LadderCertificate> ladder_certificates(const LadderRun& run,
                                                                 std::uint64_t most_leaves = 2000);

}  // namespace littlestone
