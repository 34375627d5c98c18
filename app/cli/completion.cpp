// SPDX-License-Identifier: GPL-3.0-or-later
// completion: the script by which a shell completes subcommands, options, families and scenarios, made of the rows that
// the help is made of.
#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/shipped.hpp"
#include "app/cli/subcommand.hpp"
#include "core/base/error.hpp"
#include "core/base/nearest.hpp"
#include "core/base/shell_word.hpp"
#include "core/concept/families.hpp"

namespace littlestone::cli {
namespace {

// A subcommand with all its options, those of every subcommand among them.
struct Completed {
  Subcommand command;
  Options options;
};

std::vector<Completed> completed(const Program& program) {
  std::vector<Completed> all;
  for (const Subcommand& command : subcommands(program)) all.push_back({command, all_options(command)});
  return all;
}

bool names_file(const Option& option) { return option.names != Names::no_file; }

std::string replaced(std::string text, const std::string& characters, const std::string& before) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (characters.find(text[i]) == std::string::npos) continue;
    text.insert(i, before);
    i += before.size();
  }
  return text;
}

// fish takes an apostrophe behind a backslash; for bash and zsh there is shell_word.
std::string fish_quoted(const std::string& text) { return '\'' + replaced(text, "\\'", "\\") + '\''; }

// Families with their colon, and the scenarios of chapter I.
std::string first_words() {
  std::string words;
  for (const FamilyInfo& family : families()) words += family.name + ": ";
  for (const ShippedFile& file : shipped_files()) words += std::string(file.name) + ' ';
  words.pop_back();
  return words;
}

void print_bash(const Program& program, std::ostream& out) {
  const std::string name = program.name;
  std::string commands;
  for (const Completed& one : completed(program)) commands += std::string(one.command.name) + ' ';
  std::string function = "_" + name;
  std::replace(function.begin(), function.end(), '-', '_');
  out << "# bash completion for " << name << ": " << name << " completion bash\n"
      << function << "() {\n"
      << "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} options=\n"
      << "  COMPREPLY=()\n"
      << "  if [ \"$COMP_CWORD\" -eq 1 ] || { [ \"$COMP_CWORD\" -eq 2 ] && [ \"$prev\" = help ]; }; then\n"
      << "    COMPREPLY=($(compgen -W '" << commands << "help --help --version' -- \"$cur\"))\n"
      << "    return\n"
      << "  fi\n"
      << "  case ${COMP_WORDS[1]} in\n";
  for (const Completed& one : completed(program)) {
    std::string options;
    std::string files;
    std::string values;
    for (const Option& option : one.options) {
      const std::string dashed = "--" + option.name;
      options += (options.empty() ? "" : " ") + dashed;
      if (!option.value.empty()) (names_file(option) ? files : values) += '|' + dashed;
    }
    out << "    " << one.command.name << ")\n      options='" << options << "'\n";
    if (!files.empty() || !values.empty()) {
      out << "      case $prev in\n";
      if (!files.empty())
        out << "        " << files.substr(1) << ") COMPREPLY=($(compgen -f -- \"$cur\")); return ;;\n";
      if (!values.empty()) out << "        " << values.substr(1) << ") return ;;\n";
      out << "      esac ;;\n";
    } else {
      out << "      ;;\n";
    }
  }
  out << "  esac\n"
      << "  case $cur in\n"
      << "    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$cur\")) ;;\n"
      << "    *) COMPREPLY=($(compgen -W '" << first_words() << "' -- \"$cur\") $(compgen -f -- \"$cur\")) ;;\n"
      << "  esac\n"
      << "}\n"
      << "complete -o filenames -F " << function << ' ' << name << '\n';
}

void print_zsh(const Program& program, std::ostream& out) {
  const std::string name = program.name;
  const std::string function = "_" + name;
  const auto told = [](const std::string& text) { return replaced(replaced(text, "\\", "\\"), "[]:", "\\"); };
  out << "#compdef " << name << "\n# zsh completion for " << name << ": " << name << " completion zsh\n"
      << function << "() {\n  local -a commands\n  commands=(\n";
  for (const Completed& one : completed(program)) {
    out << "    " << shell_word(std::string(one.command.name) + ":" + told(one.command.summary)) << '\n';
  }
  out << "    'help:the options of a subcommand'\n  )\n"
      << "  if (( CURRENT == 2 )) || { (( CURRENT == 3 )) && [[ $words[2] == help ]] }; then\n"
      << "    _describe -t commands subcommand commands\n    return\n  fi\n"
      << "  local command=$words[2]\n  shift words\n  (( CURRENT-- ))\n  case $command in\n";
  for (const Completed& one : completed(program)) {
    out << "    " << one.command.name << ")\n      _arguments -s \\\n";
    for (const Option& option : one.options) {
      std::string spec = (option.repeats ? "*--" : "--") + option.name + '[' + told(option.help) + ']';
      if (!option.value.empty()) {
        spec += ':' + told(option.value) + ':' +
                (option.names == Names::output_folder ? "_files -/"
                 : names_file(option)                 ? "_files"
                                                      : "");
      }
      out << "        " << shell_word(spec) << " \\\n";
    }
    out << "        '*:word:{ compadd -- " << first_words() << "; _files }' ;;\n";
  }
  out << "  esac\n}\n" << function << " \"$@\"\n";
}

void print_fish(const Program& program, std::ostream& out) {
  const std::string name = program.name;
  const std::string head = "complete -c " + name + ' ';
  out << "# fish completion for " << name << ": " << name << " completion fish\n";
  for (const Completed& one : completed(program)) {
    const std::string command = one.command.name;
    out << head << "-n __fish_use_subcommand -f -a " << command << " -d " << fish_quoted(one.command.summary) << '\n';
    const std::string here = head + "-n '__fish_seen_subcommand_from " + command + "' ";
    for (const Option& option : one.options) {
      out << here << "-l " << option.name
          << (option.value.empty() ? " "
              : names_file(option) ? " -r -F "
                                   : " -x ")
          << "-d " << fish_quoted(option.help) << '\n';
    }
    out << here << "-a " << fish_quoted(first_words()) << '\n';
  }
  out << head << "-n __fish_use_subcommand -f -a help -d 'the options of a subcommand'\n";
}

void configure_completion(Options&) {}

int run_completion_command(const Call& call) {
  static const std::vector<std::string> shells = {"bash", "zsh", "fish"};
  const std::string shell = call.positional(0, "shell");
  call.expect_positionals(1);
  if (shell == "bash")
    print_bash(call.program(), call.out());
  else if (shell == "zsh")
    print_zsh(call.program(), call.out());
  else if (shell == "fish")
    print_fish(call.program(), call.out());
  else
    throw InputError("shell", shell, unknown_word(shell, shells));
  return exit_done;
}

}  // namespace

extern const Subcommand completion_command = {"completion", "SHELL", "the completion script of bash, zsh or fish",
                                              configure_completion, run_completion_command};

}  // namespace littlestone::cli
