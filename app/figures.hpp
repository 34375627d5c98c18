// SPDX-License-Identifier: GPL-3.0-or-later
// Every view of the program as a file, by name.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/cli/subcommand.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/kit/figure_words.hpp"
#include "ui/kit/picture.hpp"
#include "ui/shell/exhibit.hpp"

namespace littlestone::app {

/// Makes sure there is a QApplication to draw with; one on the offscreen platform is started if none runs.
void ensure_gui();

/// The exhibit `name` (see cli::figures()) of the run. "loss" first runs the scenario's sweep. Null if the observer
/// stopped a computation that it needs. Throws InputError (field "figure").
[[nodiscard]] std::shared_ptr<const ui::Exhibit> make_exhibit(const std::string& name,
                                                              const std::shared_ptr<const PrivateRun>& run,
                                                              const Observer& observer);

/// A figure before it is written: the picture, at the end of its play if it has one, and the words about it.
struct DrawnFigure {
  std::shared_ptr<const ui::Picture> picture;  ///< null: stopped, or another chapter's
  ui::FigureWords words;
};

/// A figure of one of chapters II to V, of the call's scenario or the figure's own one, with that scenario.
struct SecondFigure {
  std::shared_ptr<const ui::Exhibit> exhibit;  ///< null: the figure is of chapter I
  ui::ChapterScenario scenario;
};
/// Throws InputError, and Stopped where the observer stopped what it needs.
[[nodiscard]] SecondFigure make_second_exhibit(const std::string& name, const cli::Call& call,
                                               const Observer& observer);

/// The exhibit's picture and words.
[[nodiscard]] DrawnFigure draw_figure(const std::string& name, const std::shared_ptr<const PrivateRun>& run,
                                      const Observer& observer);

/// The same for a figure of one of chapters II to V; no picture for a figure of chapter I. Throws like
/// make_second_exhibit.
[[nodiscard]] DrawnFigure draw_second_figure(const std::string& name, const cli::Call& call, const Observer& observer);

/// --scenario, else the shipped scenario that a figure of the first chapter shows by itself.
[[nodiscard]] std::string scenario_of_figure(const std::string& name, const cli::Call& call);
/// False also where there is no such figure.
[[nodiscard]] bool figure_plays(const std::string& name);

/// --theme and --scale; throws InputError.
[[nodiscard]] ui::ExportOptions export_options(const cli::Call& call);

/// Draws a shattered tree for print, as in [ABLMM] Fig. 1.
void write_tree_figure(const std::shared_ptr<const ConceptClass>& concept_class, const MistakeTree& tree,
                       const std::string& path);

}  // namespace littlestone::app
