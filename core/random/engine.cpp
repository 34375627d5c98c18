// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/engine.hpp"

#include <sys/random.h>

#include <cerrno>
#include <charconv>
#include <stdexcept>

#include "core/base/bits.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {

Engine Engine::seeded(std::uint64_t seed) {
  Engine engine;
  engine.twister_.emplace(seed);
  return engine;
}

Engine Engine::system() { return {}; }

void Engine::refill() {
  if (twister_) {
    for (std::uint64_t& word : words_) word = (*twister_)();
  } else {
    // 512 bytes: above 256 the call may be cut short by a signal, so go on where it stopped.
    auto* bytes = reinterpret_cast<unsigned char*>(words_.data());
    std::size_t filled = 0;
    while (filled < sizeof words_) {
      const ssize_t got = getrandom(bytes + filled, sizeof words_ - filled, 0);
      if (got < 0 && errno != EINTR) throw std::runtime_error("the operating system gives no entropy");
      if (got > 0) filled += static_cast<std::size_t>(got);
    }
  }
  next_ = 0;
}

namespace {

constexpr std::uint64_t golden_step = 0x9e3779b97f4a7c15ULL;  // odd, so r ↦ r·golden_step is a bijection

}  // namespace

SeedTree::SeedTree(std::uint64_t seed) : key_(mix64(seed + golden_step)) {}

SeedTree SeedTree::system() {
  SeedTree tree(0);
  tree.system_ = true;
  return tree;
}

SeedTree SeedTree::child(std::uint64_t index) const {
  SeedTree result = *this;
  result.key_ = mix64(key_ ^ mix64((index + 1) * golden_step));
  return result;
}

SeedTree SeedTree::child(std::string_view name) const {
  std::uint64_t hash = 0xcbf29ce484222325ULL;  // FNV-1a
  for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  SeedTree result = *this;
  result.key_ = mix64(mix64(key_ + golden_step) ^ hash);
  return result;
}

std::uint64_t parse_seed(std::string_view field, std::string_view text) {
  std::uint64_t seed = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (text.empty() || problem != std::errc() || end != text.data() + text.size()) {
    throw InputError(field, text, rules::integer_between(0, "18446744073709551615"));
  }
  return seed;
}

}  // namespace littlestone
