// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/certificates/shipped_certificates.hpp"

namespace littlestone {

const std::vector<ReplicableCertificate>& shipped_certificates() {
  static const std::vector<ReplicableCertificate> all = [] {
    std::vector<ReplicableCertificate> read;
    for (const ShippedFile& file : shipped_replicable_files()) {
      read.push_back(parse_certificate(std::string(file.name), std::string(file.text)));
    }
    return read;
  }();
  return all;
}

}  // namespace littlestone
