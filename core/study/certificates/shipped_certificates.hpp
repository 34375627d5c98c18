// SPDX-License-Identifier: GPL-3.0-or-later
// The certificates that come with the program, held in it.
#pragma once

#include <string_view>
#include <vector>

#include "core/replicable/certificate.hpp"

namespace littlestone {

/// A file of resources, held in the program.
struct ShippedFile {
  std::string_view name;  // "points-350", without the ending
  std::string_view text;  // its bytes
};

/// Certificates of replicable learners, files of resources/replicable/, by rising numbers of examples. The build makes
/// this from the files.
[[nodiscard]] const std::vector<ShippedFile>& shipped_replicable_files();

/// All of the replicable learners', in the same order; read once, not checked.
[[nodiscard]] const std::vector<ReplicableCertificate>& shipped_certificates();

/// Certificates about the stability of any learner (complex_certificate.hpp), files of resources/complex/.
[[nodiscard]] const std::vector<ShippedFile>& shipped_complex_files();

}  // namespace littlestone
