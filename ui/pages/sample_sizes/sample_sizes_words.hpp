// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Sample sizes says: names of lines and places, its steps, its notes and its three readouts.
#pragma once

#include <QString>
#include <array>
#include <memory>
#include <vector>

#include "core/study/sample_sizes/sample_sizes_run.hpp"
#include "ui/pages/map/map_words.hpp"
#include "ui/shell/step_panel.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// "Points", "Thresholds", "Cube".
[[nodiscard]] QString family_title(CurveFamily family);
/// The same within a sentence: "points", "thresholds", "the cube".
[[nodiscard]] QString family_words(CurveFamily family);
/// What d is of it: "$d$ = 1, however many points"; on another axis with the number of points, at a place of the curve.
[[nodiscard]] QString family_dimension(const SampleSizesRun& run, std::size_t side);
/// A row of the envelope: "M, sharp".
[[nodiscard]] QString bound_name(const std::string& row);
/// What it promises, in a few words: "(ε, δ), a target exists".
[[nodiscard]] QString promise_of(const EnvelopeRow& row);
/// "|X|", "ε", "α", "β".
[[nodiscard]] QString axis_symbol(CurveAcross across);
/// A place of the axis for a sentence: "2¹⁰⁰ points", "ε = 0.1".
[[nodiscard]] QString place_words(CurveAcross across, double at);
/// A place in markup: "$2^{100}$", "0.1", "$10^{-6}$".
[[nodiscard]] QString place_markup(CurveAcross across, double at);

/// A number of points that need not be a power of two: "375", "$2^{1389}$"; for a sentence "375", "2¹³⁸⁹".
[[nodiscard]] QString points_markup(const HypothesisCount& points);
[[nodiscard]] QString points_words(const HypothesisCount& points);

/// The page's title: which private learner is the cheapest of the left family, as the run found it.
[[nodiscard]] QString sample_sizes_title(const SampleSizesRun& run);

/// One of the numbers below the plots.
struct SizesReadout {
  enum class About { privately, plainly, learner };
  QString heading;
  QString value;  // markup
  QString caption;
  About about = About::privately;
};
/// What the budget reaches privately, of one family or of each of two, and without privacy; from where on the lean
/// learner joins in.
[[nodiscard]] std::vector<SizesReadout> size_readouts(const SampleSizesRun& run);

/// 7 steps: not private, all of the rows, only d, cheapest path (2), your budget (2).
[[nodiscard]] std::shared_ptr<const Script> sample_sizes_script(const SampleSizesRun& run);
/// At most three.
[[nodiscard]] std::vector<Note> sample_sizes_notes(const SampleSizesRun& run);
/// What is said of a place of the axis that is pointed at.
[[nodiscard]] QString sizes_place_words(const SampleSizesRun& run, std::size_t side, std::size_t place);

/// What the page's figure says.
[[nodiscard]] FigureTold sample_sizes_told(const SampleSizesRun& run);

}  // namespace littlestone::ui
