// SPDX-License-Identifier: GPL-3.0-or-later
// Every view of the program as a file, by name.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/subcommand.hpp"
#include "core/experiment/lab_run.hpp"
#include "ui/canvas/export_picture.hpp"
#include "ui/canvas/picture.hpp"
#include "ui/plots/scene.hpp"

namespace littlestone::app {

/// Makes sure there is a QApplication to draw with; one on the offscreen platform is started if none runs.
void ensure_gui();

/// Figure `name` (see figures()) of the run. The figure "loss" runs the scenario's sweep first; null when the observer
/// stopped that. Throws InputError (field "figure").
[[nodiscard]] std::unique_ptr<ui::Picture> make_figure(const std::string& name,
                                                       const std::shared_ptr<const LabRun>& run,
                                                       const Observer& observer);

/// What the figure plays; none when it stands still.
[[nodiscard]] std::optional<ui::Scene> figure_scene(const std::string& name);

/// --theme and --scale; throws InputError.
[[nodiscard]] ui::ExportOptions export_options(const Call& call);

/// Draws a shattered tree for print, as in [ABLMM] Fig. 1.
void write_tree_figure(const std::shared_ptr<const LabRun>& run, const std::string& path);

}  // namespace littlestone::app
