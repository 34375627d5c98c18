// SPDX-License-Identifier: GPL-3.0-or-later
// The laws of all levels side by side: contests make one predictor come out again and again.
#pragma once

#include <QCoreApplication>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "core/study/levels/levels.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// A level that is shown: its exact law, or runs of it where the law has too many states. One of the two is there.
struct ShownLevel {
  int level = 0;
  const SpectrumLevel* law = nullptr;
  const SampledLevel* sample = nullptr;

  /// q_k(f), or the share of the runs that gave f; 0 where it does not come out.
  [[nodiscard]] double probability(const LabelVector& f) const;
  /// Of its most likely predictor.
  [[nodiscard]] double largest() const;
  /// How many predictors come out.
  [[nodiscard]] std::size_t predictors() const;
};

/// What the view of the levels shows.
struct LevelsFacts {
  std::shared_ptr<const PrivateRun> run;
  std::shared_ptr<const ExactLevels> exact;  // null: not known yet
  std::optional<GlobalStability> stability;
  std::vector<LevelPairs> pairs;  // runs made twice; empty: none yet, or none that can be made in short time
  bool asked = false;             // for pairs
  bool held = false;              // how often two runs agree is asked: the exact chance is not shown
  /// Of all levels that are defined, in the order of the columns: by their number of +, then by labels. Of more than 64
  /// the 64 that come out most often.
  std::vector<LabelVector> predictors;
  bool all = true;                          // no predictor is left out
  std::vector<SampledLevel> sampled = {};   // in place of the laws that have too many states
  bool sampling = false;                    // those runs are being made
  std::optional<LabelVector> leading = {};  // where η is not known: what the highest level gives most often

  /// Those that have a law or runs, from level 0 on; pointers into these facts.
  [[nodiscard]] std::vector<ShownLevel> shown() const;
  /// Of the most likely predictor at each level up to `last` that is shown.
  [[nodiscard]] std::vector<double> largest(int last = std::numeric_limits<int>::max()) const;
  /// Labels that are looked at: of `pointed`, or the stable or leading predictor's; none where nothing comes out.
  [[nodiscard]] const LabelVector* looked_at(const std::optional<LabelVector>& pointed) const;
  /// Of the scenario's distribution, exact.
  [[nodiscard]] double loss(const LabelVector& f) const;
};

[[nodiscard]] LevelsFacts levels_facts(const std::shared_ptr<const PrivateRun>& run,
                                       const std::shared_ptr<const ExactLevels>& exact, std::vector<LevelPairs> pairs,
                                       bool asked, std::vector<SampledLevel> sampled = {});

/// How far the levels are shown: at step k those up to the k-th, at the step after the last also how often two runs
/// agree. `phase`: how far the last level has grown out of the one before.
struct LevelsMoment {
  int step = std::numeric_limits<int>::max();
  double phase = 1;
};

class LevelsPicture final : public Picture {
 public:
  LevelsPicture(std::shared_ptr<const LevelsFacts> facts, std::optional<LabelVector> pointed, LevelsMoment moment = {});

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(LevelsPicture)

  struct Panel {
    ShownLevel shown;
    double left = 0;
    double right = 0;
    double cut = 0;          // what the bars lose at their top
    bool there = true;       // false: its step is still to come
    double grown = 1;        // out of the level before
    ShownLevel before = {};  // that level, while it grows
    [[nodiscard]] double width() const { return right - left; }
    [[nodiscard]] double probability(const LabelVector& f) const;
  };
  void paint_law(const class Stage& stage, const Panel& panel, double top_probability) const;
  void paint_law_title(const class Stage& stage, const Panel& panel) const;
  void paint_predictor(const class Stage& stage, const Panel& panel, std::size_t i, double top_probability,
                       bool chosen) const;
  void paint_share(const class Stage& stage, const Panel& panel, const LabelVector& f, double x, double top_probability,
                   bool chosen) const;
  void paint_chance(const class Stage& stage, const Panel& panel, const LabelVector& f, double top_probability) const;
  void paint_largest(const class Stage& stage, const Panel& panel, double top_probability) const;
  [[nodiscard]] double bar_pitch(const Panel& panel) const;
  void paint_twice(const class Stage& stage, const std::vector<Panel>& panels) const;
  void paint_proof(const class Stage& stage, const std::vector<Panel>& panels) const;

  std::shared_ptr<const LevelsFacts> facts_;
  std::optional<LabelVector> pointed_;
  LevelsMoment moment_;
};

/// For the right panel: the two predictors of the last pair at the highest level, as far as there are runs.
class TwicePicture final : public Picture {
 public:
  explicit TwicePicture(std::shared_ptr<const LevelsFacts> facts) : facts_(std::move(facts)) {}

  /// There are such runs.
  [[nodiscard]] bool made() const { return last_pairs() != nullptr; }
  [[nodiscard]] QSizeF natural_size() const override { return {256, 76}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(TwicePicture)

  [[nodiscard]] const LevelPairs* last_pairs() const;

  std::shared_ptr<const LevelsFacts> facts_;
};

}  // namespace littlestone::ui
