// SPDX-License-Identifier: GPL-3.0-or-later
// What a page adds to a lecture beside its picture: the question in large type, the lecturer's note, the class's vote.
#pragma once

#include <QString>
#include <vector>

#include "core/base/rational.hpp"
#include "ui/shell/exhibit.hpp"

namespace littlestone::ui {

/// What the lecturer asks and what the answer is. Sentences as StepPanel::set_step takes them.
struct LectureNote {
  QString ask;
  QString say;
  friend bool operator==(const LectureNote&, const LectureNote&) = default;
};

/// The effect of ε: a number that follows from it, at some values of ε in rising order.
struct EpsilonEffect {
  struct At {
    Rational epsilon;
    QString text;  // empty: not known yet
    friend bool operator==(const At&, const At&) = default;
  };
  QString what;  // the number's name, such as "votes to leave"; empty: nothing is said
  std::vector<At> at = {};
  friend bool operator==(const EpsilonEffect&, const EpsilonEffect&) = default;
};

/// A page that has more for a lecture than Page::lecture. Every function has a default that suits a page without it.
class LecturePage {
 public:
  virtual ~LecturePage() = default;

  /// What stands in large type over the picture; lines are set apart by "\n". Empty: the step's sentence. It does not
  /// say what the picture does not show yet.
  [[nodiscard]] virtual QString headline(Moment /*moment*/) const { return {}; }
  /// Of the question that stands at the step; empty where none does.
  [[nodiscard]] virtual LectureNote note(int /*step*/) const { return {}; }
  /// The class votes for the first (1) or the second (2) answer of the question that stands; false where none does.
  virtual bool take_vote(int /*answer*/) { return false; }
};

}  // namespace littlestone::ui
