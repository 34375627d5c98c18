// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a page that has a story of its own: written once for a run, then played.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "ui/kit/steps.hpp"

namespace littlestone::ui {

/// What the room is asked at a step. The step does not show the answer; the next one does.
struct Question {
  QString text;              ///< a sentence as StepPanel::set_step takes them; empty: nothing is asked
  QStringList answers = {};  ///< at most three, to choose from; none: the room answers by voice or by hand
  friend bool operator==(const Question&, const Question&) = default;
};

struct ScriptStep {
  QString sentence;
  QString reference;
  int rank = 1;  ///< as in Steps::rank
  double dwell_ms = 1600;
  double motion_ms = 160;
  Question question = {};
};

/// Parts of steps in a row. Immutable.
class Script final : public Steps {
 public:
  struct Part {
    QString name;
    std::vector<ScriptStep> steps;  ///< at least one
  };

  /// `opening`: the step the page is first looked at; `boundary_before`: the step before which the privacy boundary
  /// lies.
  Script(const std::vector<Part>& parts, int opening, std::optional<int> boundary_before = std::nullopt);

  [[nodiscard]] const ScriptStep& operator[](int step) const { return steps_[static_cast<std::size_t>(step)]; }
  [[nodiscard]] int opening() const { return opening_; }
  [[nodiscard]] int size() const override { return static_cast<int>(steps_.size()); }
  [[nodiscard]] QString sentence(int step) const override { return (*this)[step].sentence; }
  [[nodiscard]] int rank(int step) const override { return (*this)[step].rank; }
  /// The ends and the first step of each part.
  [[nodiscard]] bool landmark(int step) const override;
  [[nodiscard]] bool waits(int step) const override { return !(*this)[step].question.text.isEmpty(); }
  [[nodiscard]] double dwell_ms(int step) const override { return (*this)[step].dwell_ms; }
  [[nodiscard]] double motion_ms(int step) const override { return (*this)[step].motion_ms; }
  [[nodiscard]] Ruler ruler() const override;

 private:
  struct Beginning {
    QString name;
    int first = 0;
  };
  std::vector<ScriptStep> steps_;
  std::vector<Beginning> parts_;
  int opening_;
  std::optional<int> boundary_before_;
};

}  // namespace littlestone::ui
