// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/damage.hpp"

#include <nlohmann/json.hpp>
#include <random>

namespace littlestone::support {
namespace {

using Json = nlohmann::ordered_json;

void field_by_field(const std::string& good, std::vector<std::string>& bad) {
  const Json whole = Json::parse(good);
  for (const auto& [key, value] : whole.items()) {
    for (const Json& other : {Json(), Json(true), Json("\xc3\xbc"), Json(-1), Json(1e300), Json(18446744073709551615U),
                              Json::array(), Json::object(), Json::array({Json::array()})}) {
      Json changed = whole;
      changed[key] = other;
      bad.push_back(changed.dump());
    }
    Json less = whole;
    less.erase(key);
    bad.push_back(less.dump());
  }
}

void byte_by_byte(const std::string& good, std::uint64_t seed, std::vector<std::string>& bad) {
  std::mt19937_64 engine(seed);
  for (int i = 0; i < 150; ++i) {
    std::string bytes = good;
    const std::size_t at = engine() % good.size();
    switch (i % 3) {
      case 0: bytes[at] = static_cast<char>(bytes[at] ^ static_cast<char>(1U << (engine() % 8))); break;
      case 1: bytes.resize(at); break;
      default: bytes.insert(at, good.substr(at / 2, 40)); break;
    }
    bad.push_back(bytes);
  }
}

}  // namespace

std::vector<std::string> damaged_json(const std::string& good, std::uint64_t seed) {
  std::vector<std::string> bad;
  field_by_field(good, bad);
  byte_by_byte(good, seed, bad);
  for (const std::string& other :
       {std::string(), std::string(1, '\0'), std::string(100'000, '['), std::string(100'000, '{'),
        std::string("\xff\xfe{}"), std::string("null"), std::string("[]")}) {
    bad.push_back(other);
  }
  return bad;
}

}  // namespace littlestone::support
