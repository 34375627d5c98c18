// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of the worst world says: its steps, notes and figure, every number from the run.
#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "core/study/worst_world/worst_world_run.hpp"
#include "ui/shell/script.hpp"
#include "ui/shell/step_panel.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// The steps of its script.
namespace worst_steps {
inline constexpr int worlds = 0, colour = 1, one_box = 2, for_g = 3, for_star = 4, more_data = 5, best = 6;
}

/// Which search a step is about: before `for_g` that of the scenario's learner.
[[nodiscard]] const WorstSearchRun& worst_search_at(const WorstWorldRun& run, int step);
/// Whether a step shows the boxes of its search.
[[nodiscard]] bool worst_boxes_at(const WorstWorldRun& run, int step);
/// How long the motion to a step takes, ms: where it shows boxes, as long as they are watched.
[[nodiscard]] double worst_motion_ms(const WorstWorldRun& run, int step);
/// How long tones take to become those of the other learner, ms.
inline constexpr double worst_fade_ms = 160;
/// Where the script opens: at the step of the scenario's learner.
[[nodiscard]] int worst_opening(const WorstWorldRun& run);

[[nodiscard]] std::shared_ptr<const Script> worst_world_script(const WorstWorldRun& run);
/// Two of them; `probe`: the world that a hand has chosen.
[[nodiscard]] std::vector<Note> worst_world_notes(const WorstWorldRun& run, int step,
                                                  const std::optional<PointWeights>& probe);
[[nodiscard]] FigureTold worst_world_told(const WorstWorldRun& run);
/// "Each dot is a world: how often points 1, 2, 3 come."
[[nodiscard]] QString worst_subtitle(const WorstWorldRun& run);

/// ".203, .797, 0".
[[nodiscard]] QString world_shares_words(const WorstSearchRun& search, const PointWeights& world);
/// Three digits, without zeros at their end: ".457", ".4"; below .0005 as probability_text.
[[nodiscard]] QString short_chance(double chance);
/// "½" for what is that to three digits, else ".457".
[[nodiscard]] QString worst_share_words(double chance);
/// "target", "all −", or its labels: "−+−".
[[nodiscard]] QString worst_answer_words(const WorstSearchRun& search, const LabelVector& labels);
/// The most frequent answers with their chances: "all − ½, target ½".
[[nodiscard]] QString worst_answers_words(const WorstSearchRun& search, const WorldChances& chances, std::size_t most,
                                          const QString& between = QStringLiteral(", "));

}  // namespace littlestone::ui
