// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a call, read by CLI11, and the help about them.
#include <CLI/CLI.hpp>
#include <algorithm>

#include "app/cli/subcommand.hpp"
#include "core/base/error.hpp"
#include "core/base/nearest.hpp"
#include "core/base/rules.hpp"

namespace littlestone::cli {
namespace {

const Option* declared(const Options& options, std::string_view name) {
  const auto found = std::find_if(options.begin(), options.end(), [&](const Option& o) { return o.name == name; });
  return found == options.end() ? nullptr : &*found;
}

std::string dashed(const Option& option) { return option.name == "help" ? "-h,--help" : "--" + option.name; }

// "--name=" as two words, because CLI11 takes the next word where nothing stands after "=". A flag takes no value.
std::vector<std::string> prepared(const std::string& command, const Options& options,
                                  const std::vector<std::string>& arguments) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& word = arguments[i];
    if (word == "--") {
      words.insert(words.end(), arguments.begin() + static_cast<std::ptrdiff_t>(i), arguments.end());
      break;
    }
    const std::size_t end = std::min(word.find('='), word.size());
    const Option* option =
        word.starts_with("--") ? declared(options, std::string_view(word).substr(2, end - 2)) : nullptr;
    if (option == nullptr) {
      words.push_back(word);
    } else if (end < word.size()) {
      if (option->value.empty()) throw InputError(command, word, rules::takes_no_value());
      words.push_back(word.substr(0, end));
      words.push_back(word.substr(end + 1));
    } else {
      words.push_back(word);
      if (!option->value.empty() && i + 1 < arguments.size()) words.push_back(arguments[++i]);
    }
  }
  return words;
}

// A word that means an option; numbers below zero are values.
bool looks_like_option(const std::string& word) {
  return word.size() > 1 && word[0] == '-' && word.find_first_of("0123456789.") != 1;
}

// What no option took: the words on their own, before and after "--".
std::vector<std::string> positionals_of(const std::string& command, const Options& options, const CLI::App& app) {
  std::vector<std::string> positionals;
  bool options_over = false;
  for (const std::string& word : app.remaining()) {
    if (!options_over && word == "--") {
      options_over = true;
    } else if (!options_over && looks_like_option(word)) {
      const std::string typed = word.substr(0, word.find('='));
      std::vector<std::string> known;
      for (const Option& option : options) known.push_back(option.name);
      const std::size_t dashes = std::min(typed.find_first_not_of('-'), typed.size());
      const auto nearest = nearest_word(std::string_view(typed).substr(dashes), known);
      throw InputError(command, typed, nearest ? rules::did_you_mean("--" + *nearest) : rules::no_option());
    } else {
      positionals.push_back(word);
    }
  }
  return positionals;
}

// Columns of a text in UTF-8 whose characters are one column wide.
std::size_t columns(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

}  // namespace

Words read_words(const std::string& command, const Options& options, const std::vector<std::string>& arguments) {
  CLI::App app;
  app.set_help_flag();  // ours is an option among the others
  app.allow_extras();
  std::vector<CLI::Option*> read;
  for (const Option& option : options) {
    if (option.value.empty()) {
      read.push_back(app.add_flag(dashed(option)));
    } else {
      read.push_back(app.add_option(dashed(option))->multi_option_policy(CLI::MultiOptionPolicy::TakeAll));
    }
    read.back()->allow_extra_args(false);  // also: "[1,2]" is a value like any other
  }
  std::vector<std::string> words = prepared(command, options, arguments);
  const std::string last = words.empty() ? "" : words.back();
  std::reverse(words.begin(), words.end());
  Words result;
  try {
    app.parse(std::move(words));
    result.positionals = positionals_of(command, options, app);
  } catch (const CLI::ParseError&) {
    (void)positionals_of(command, options, app);  // an unknown option is the likelier mistake
    throw InputError(command, last, rules::needs_value());
  }
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (read[i]->count() == 0) continue;
    if (read[i]->count() > 1 && !options[i].repeats) {
      throw InputError(options[i].name, options[i].value.empty() ? "" : read[i]->results().back(),
                       rules::given_twice());
    }
    result.given.emplace(options[i].name, options[i].value.empty() ? std::vector<std::string>() : read[i]->results());
  }
  return result;
}

std::string help_text(const Options& options) {
  constexpr std::size_t widest = 80;
  std::size_t left = 0;
  std::vector<std::string> names;
  for (const Option& option : options) {
    std::string name = option.name == "help" ? "-h, --help" : "--" + option.name;
    if (!option.value.empty()) name += " <" + option.value + '>';
    left = std::max(left, columns(name) + 2);
    names.push_back(std::move(name));
  }
  std::string text = "Options:\n";
  for (std::size_t i = 0; i < options.size(); ++i) {
    std::string line = "  " + names[i] + std::string(left - columns(names[i]), ' ');
    const std::size_t indent = left + 2;
    std::size_t column = indent;
    std::string_view rest = options[i].help;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find(' '), rest.size());
      const std::string_view word = rest.substr(0, end);
      if (column > indent && column + 1 + columns(word) > widest) {
        text += line + '\n';
        line.assign(indent, ' ');
        column = indent;
      } else if (column > indent) {
        line += ' ';
        ++column;
      }
      line += word;
      column += columns(word);
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    text += line + '\n';
  }
  return text;
}

}  // namespace littlestone::cli
