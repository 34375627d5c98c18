// SPDX-License-Identifier: GPL-3.0-or-later
// The reader of a call's words: what it takes is spelled as words that it takes for the same. The first line of an input
// names the subcommand, each other line is a word.
#include "app/cli/subcommand.hpp"
#include "fuzz.hpp"

using namespace littlestone;

namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find('\n', from), text.size());
    lines.push_back(text.substr(from, to - from));
    from = to + 1;
  }
  return lines;
}

std::vector<std::string> spelled(const cli::Options& options, const cli::Words& words) {
  std::vector<std::string> spelled;
  for (const cli::Option& option : options) {
    const auto given = words.given.find(option.name);
    if (given == words.given.end()) continue;
    if (option.value.empty()) spelled.push_back("--" + option.name);
    for (const std::string& value : given->second) spelled.push_back("--" + option.name + '=' + value);
  }
  spelled.emplace_back("--");
  spelled.insert(spelled.end(), words.positionals.begin(), words.positionals.end());
  return spelled;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<cli::Subcommand> all = cli::subcommands(cli::headless);
  std::vector<std::string> words = lines_of(fuzz::text_of(data, size));
  const std::string name = words.front();
  words.erase(words.begin());
  const cli::Subcommand* command = &all.front();
  const bool known = fuzz::takes([&] { (void)cli::find_subcommand(cli::headless, name); });
  for (const cli::Subcommand& one : all) {
    if (name == one.name) command = &one;
  }
  fuzz::expect(known == (name == command->name), "a subcommand is found by its name and by no other");
  const cli::Options options = cli::all_options(*command);
  cli::Words read;
  if (!fuzz::takes([&] { read = cli::read_words(command->name, options, words); })) return 0;
  fuzz::taken = known;
  cli::Words again;
  fuzz::expect(fuzz::takes([&] { again = cli::read_words(command->name, options, spelled(options, read)); }),
               "words that were read can be spelled");
  fuzz::expect(again.given == read.given && again.positionals == read.positionals,
               "words are read as they are spelled");
  return 0;
}
