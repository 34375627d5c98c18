// SPDX-License-Identifier: GPL-3.0-or-later
// Every view of the program as a file, by name.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/cli/subcommand.hpp"
#include "core/study/private_run/lab_run.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/kit/picture.hpp"
#include "ui/shell/exhibit.hpp"

namespace littlestone::app {

/// Makes sure there is a QApplication to draw with; one on the offscreen platform is started if none runs.
void ensure_gui();

/// The exhibit `name` (see cli::figures()) of the run. "loss" runs the scenario's sweep first; null when the observer stopped what it
/// needs. Throws InputError (field "figure").
[[nodiscard]] std::shared_ptr<const ui::Exhibit> make_exhibit(const std::string& name,
                                                              const std::shared_ptr<const LabRun>& run,
                                                              const Observer& observer);

/// Its picture, at the end of its play where it has one.
[[nodiscard]] std::shared_ptr<const ui::Picture> make_figure(const std::string& name,
                                                             const std::shared_ptr<const LabRun>& run,
                                                             const Observer& observer);

/// A figure of another chapter than the first, of the call's scenario or its own, with that scenario; null for a figure of chapter I.
/// Throws InputError, and Stopped where the observer stopped what it needs.
struct SecondFigure {
  std::shared_ptr<const ui::Exhibit> exhibit;
  ui::ChapterScenario scenario;
};
[[nodiscard]] SecondFigure make_second_exhibit(const std::string& name, const cli::Call& call,
                                               const Observer& observer);

/// The picture of a figure of chapter II, of the call's scenario or its own; null for a figure of chapter I. Throws InputError, and
/// Stopped where the observer stopped what it needs.
[[nodiscard]] std::shared_ptr<const ui::Picture> make_second_figure(const std::string& name, const cli::Call& call,
                                                                    const Observer& observer);

/// False also where there is no such figure.
[[nodiscard]] bool figure_plays(const std::string& name);

/// --theme and --scale; throws InputError.
[[nodiscard]] ui::ExportOptions export_options(const cli::Call& call);

/// Draws a shattered tree for print, as in [ABLMM] Fig. 1.
void write_tree_figure(const std::shared_ptr<const LabRun>& run, const std::string& path);

}  // namespace littlestone::app
