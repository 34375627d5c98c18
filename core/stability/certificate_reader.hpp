// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the fields of a record that can be checked, each by its name and kind.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/json.hpp"
#include "core/base/rational.hpp"
#include "core/base/rules.hpp"

namespace littlestone {

/// One object of a record. Each reader throws InputError (field: the key) where the key is missing or of another kind.
class CertificateReader {
 public:
  /// `json` must outlive it. Throws InputError (field "certificate") where it is no object.
  explicit CertificateReader(const nlohmann::ordered_json& json) : json_(json) {
    if (!json.is_object()) throw InputError("certificate", "", rules::json_object());
  }
  [[nodiscard]] std::string text(const char* key) {
    const nlohmann::ordered_json& value = at(key);
    if (!value.is_string()) throw InputError(key, json_text(value), rules::string());
    return value.get<std::string>();
  }
  [[nodiscard]] std::uint64_t whole(const char* key) {
    const nlohmann::ordered_json& value = at(key);
    if (!value.is_number_unsigned()) throw InputError(key, json_text(value), rules::whole_from_0());
    return value.get<std::uint64_t>();
  }
  [[nodiscard]] Rational rational(const char* key) { return parse_rational(key, text(key)); }
  [[nodiscard]] std::vector<Rational> rationals(const char* key) {
    std::vector<Rational> all;
    for (const nlohmann::ordered_json& one : list(key)) {
      if (!one.is_string()) throw InputError(key, json_text(one), rules::string());
      all.push_back(parse_rational(key, one.get<std::string>()));
    }
    return all;
  }
  [[nodiscard]] const nlohmann::ordered_json& list(const char* key) {
    const nlohmann::ordered_json& value = at(key);
    if (!value.is_array()) throw InputError(key, json_text(value), rules::list());
    return value;
  }
  [[nodiscard]] const nlohmann::ordered_json& object(const char* key) {
    const nlohmann::ordered_json& value = at(key);
    if (!value.is_object()) throw InputError(key, json_text(value), rules::object());
    return value;
  }
  [[nodiscard]] bool has(const char* key) const { return json_.contains(key); }
  [[nodiscard]] bool null(const char* key) { return at(key).is_null(); }
  /// Nothing else may stand there: what is not read is not checked.
  void expect_all_read() const {
    for (const auto& [key, value] : json_.items()) {
      if (!read_.contains(key)) throw InputError(key, json_text(value), rules::no_certificate_field());
    }
  }

 private:
  const nlohmann::ordered_json& at(const char* key) {
    read_.insert(key);
    if (!json_.contains(key)) throw InputError(key, "", rules::is_missing());
    return json_[key];
  }
  const nlohmann::ordered_json& json_;
  std::set<std::string> read_;
};

}  // namespace littlestone
