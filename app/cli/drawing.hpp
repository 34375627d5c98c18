// SPDX-License-Identifier: GPL-3.0-or-later
// What needs Qt because it draws. `littlestone-lab` passes it to the command line; `littlestone` has none of it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/cli/subcommand.hpp"
#include "core/concept/concept_class.hpp"
#include "core/online/mistake_tree.hpp"
#include "core/study/private_run/private_run.hpp"

namespace littlestone::cli {

/// The pictures a program can draw. Paths that cannot be written throw InputError.
struct Drawing {
  /// Writes a shattered tree of the class for print, as in [ABLMM] Fig. 1: .svg, .png or .pdf by the ending.
  void (*write_tree)(const std::shared_ptr<const ConceptClass>& concept_class, const MistakeTree& tree,
                     const std::string& path);
  /// Writes every figure of the run as svg, png and pdf into the existing folder that --figures names, and each path to
  /// the call's output unless it is JSON. Returns false if the observer stopped it.
  bool (*write_figures)(const Call& call, const std::shared_ptr<const PrivateRun>& run, const Observer& observer);
  /// Writes the run as a web page that plays it, to the .html file that --out names, and its path to the call's output
  /// unless it is JSON. Returns false if the observer stopped it.
  bool (*write_page)(const Call& call, const std::shared_ptr<const PrivateRun>& run, const Observer& observer);
  /// The subcommands that only draw: plot, figure.
  std::vector<Subcommand> subcommands;
  /// What it draws with, and their versions: "Qt 6.4.2, …".
  std::string libraries;
};

/// What --figures writes into a folder: each figure of the first chapter as svg, png, pdf and txt.
[[nodiscard]] std::vector<std::string> files_of_figures(const std::string& folder);

/// Throws InputError (field "out") where `learn --out` names no .html file, or this program has no pictures.
void check_page_path(const Call& call);

/// Writes what --figures and --out of the call ask for. Returns the exit code.
[[nodiscard]] int draw_run(const Call& call, const std::shared_ptr<const PrivateRun>& run, const Observer& observer);

}  // namespace littlestone::cli
