// SPDX-License-Identifier: GPL-3.0-or-later
// The only list of subcommands, in the order of the help. To add one: write its file, which defines NAME_command; add
// `here(NAME)` below; add it to the README's table.
#include <algorithm>

#include "app/cli/drawing.hpp"
#include "app/cli/subcommand.hpp"
#include "core/base/error.hpp"
#include "core/base/nearest.hpp"
#include "core/base/rules.hpp"

// here: a file of this folder. drawn: of a program that draws.
// clang-format off
#define LITTLESTONE_SUBCOMMANDS(here, drawn) \
  here(list)                                 \
  here(dimension)                            \
  here(soa)                                  \
  here(spectrum)                             \
  here(constants)                            \
  here(stable)                               \
  here(worst)                                \
  here(complex)                              \
  here(learn)                                \
  here(histogram)                            \
  here(select)                               \
  here(privacy)                              \
  here(neighbour)                            \
  here(compose)                              \
  here(homogeneous)                          \
  here(gap)                                  \
  here(attack)                               \
  here(refute)                               \
  here(flip)                                 \
  here(nets)                                 \
  here(predict)                              \
  here(vote_rule)                            \
  here(stability_price)                      \
  here(amplify)                              \
  here(plan)                                 \
  here(replicable)                           \
  here(randomized)                           \
  here(regret)                               \
  here(hedge)                                \
  here(relabel)                              \
  here(boost)                                \
  here(envelope)                             \
  here(sweep)                                \
  here(merge)                                \
  drawn(plot)                                \
  drawn(figure)                              \
  drawn(lesson)                              \
  here(validate)                             \
  here(completion)
// clang-format on

namespace littlestone::cli {

#define LITTLESTONE_DECLARE(name) extern const Subcommand name##_command;
#define LITTLESTONE_NOTHING(name)
LITTLESTONE_SUBCOMMANDS(LITTLESTONE_DECLARE, LITTLESTONE_NOTHING)

namespace {

struct Entry {
  const char* name;
  const Subcommand* here;  // none: drawn
};

#define LITTLESTONE_HERE(name) {#name, &name##_command},
#define LITTLESTONE_DRAWN(name) {#name, nullptr},
constexpr Entry entries[] = {LITTLESTONE_SUBCOMMANDS(LITTLESTONE_HERE, LITTLESTONE_DRAWN)};

}  // namespace

std::vector<Subcommand> subcommands(const Program& program) {
  std::vector<Subcommand> all;
  for (const Entry& entry : entries) {
    if (entry.here != nullptr) {
      all.push_back(*entry.here);
    } else if (program.drawing != nullptr) {
      for (const Subcommand& drawn : program.drawing->subcommands) {
        if (std::string_view(drawn.name) == entry.name) all.push_back(drawn);
      }
    }
  }
  return all;
}

Subcommand find_subcommand(const Program& program, const std::string& name) {
  std::vector<std::string> known;
  for (const Subcommand& command : subcommands(program)) {
    if (name == command.name) return command;
    known.emplace_back(command.name);
  }
  for (const Entry& entry : entries) {
    if (entry.here == nullptr && name == entry.name) {
      throw InputError("subcommand", name, rules::draws_pictures());
    }
  }
  throw InputError("subcommand", name, unknown_word(name, known));
}

}  // namespace littlestone::cli
