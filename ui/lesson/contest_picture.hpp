// SPDX-License-Identifier: GPL-3.0-or-later
// The two pictures of station 5: a contest, and the tree of all contests of the batch.
#pragma once

#include <QCoreApplication>
#include <optional>
#include <vector>

#include "ui/lesson/contest_parts.hpp"

namespace littlestone::ui::lesson {

/// How much of a contest is seen.
struct ContestView {
  static constexpr int all_come = 4;  ///< blocks, one strip, the other, frame and coin
  std::size_t number = 0;             ///< of those that lead to the root
  int come = all_come;                ///< parts of its coming that are over
  std::optional<Label> coin = {};     ///< none: in the air
  int told = 0;                       ///< parts of its answer that are over, of contest_answer_ms; 0: it asks
};

/// A contest of those that lead to the root: what it looks like, and what is known of it.
class ContestPicture {
  Q_DECLARE_TR_FUNCTIONS(ContestStation)

 public:
  ContestPicture(const PrivateRun& run, const std::vector<Contest>& contests, std::size_t number)
      : class_(run.concept_class()), target_(run.distribution().target), contests_(contests), number_(number) {}

  /// The side that came with the winner of the contest before; none at the first.
  [[nodiscard]] std::optional<std::size_t> own_side() const;
  /// Whether the lesson tells the sample of a side: of another winner it does not.
  [[nodiscard]] bool known(std::size_t side) const { return !own_side() || own_side() == side; }
  /// How many rows die when the coin falls so; 0 where they are not told.
  [[nodiscard]] std::size_t dying(Label coin) const;
  /// How long the parts of the answer take.
  [[nodiscard]] std::vector<double> answer_ms(Label coin) const;

  void draw(Scene& scene, const ContestView& view) const;

  /// Where the sign of the contest stands that the winner keeps, in the line of mistakes.
  [[nodiscard]] static QPointF pill_place(std::size_t number);
  static constexpr double pill_scale = 1.5;
  static constexpr double coin_radius = 48;
  static QPointF coin_place();
  static Row row(std::size_t side);
  [[nodiscard]] const Contest& contest() const { return contests_[number_]; }

 private:
  static constexpr double left_column = 18;  // where words begin
  static constexpr double name_x = 150;      // of f₀ and f₁
  static constexpr double strips_x = 196;
  static constexpr double mistakes_y = 414;
  static constexpr double before_x = 936;  // the rows of the winner before the contest,
  static constexpr double after_x = 1080;  // and after it
  static constexpr double rows_y = 88;
  static constexpr double rows_pitch = 39;
  static constexpr QSizeF row_box{88, 34};

  void sides(Scene& scene, const ContestView& view) const;
  void toss(Scene& scene, const ContestView& view) const;
  void mistakes(Scene& scene, const ContestView& view) const;
  void rows(Scene& scene, const ContestView& view) const;
  void column(Scene& scene, double x, const VersionSpace& live, const QString& key) const;
  [[nodiscard]] std::size_t deaths(const ContestView& view) const;

  const ConceptClass& class_;
  const LabelVector& target_;
  const std::vector<Contest>& contests_;
  std::size_t number_;
};

/// All contests of the watched batch as a tree, and beside it the one that is chosen.
class ContestTree {
  Q_DECLARE_TR_FUNCTIONS(ContestStation)

 public:
  ContestTree(const PrivateRun& run, const std::vector<Contest>& all, const std::vector<Contest>& path);

  /// How long the parts take in which it grows.
  [[nodiscard]] std::vector<double> ms() const;
  /// `come`: how many of them are over, at least one. `answered`: with the rows that fit the sample of the root.
  void draw(Scene& scene, int come, std::int32_t chosen, bool answered) const;
  /// The place of a node for the pointer.
  static constexpr std::int32_t first_place = 100;

 private:
  struct Place {
    const Contest* contest;
    int level;  // 1: at the leaves
    QPointF at;
    std::int32_t parent;  // in places_; −1 at the root
    bool wins;            // at its parent
    bool own;             // it leads to the root
  };
  static constexpr double beside_x = 776;  // where words beside the tree begin

  int place(std::int32_t node, double left, double right, double top, std::int32_t parent);
  void edges(Scene& scene, int come) const;
  void chosen_contest(Scene& scene, const Contest& contest) const;
  void ending(Scene& scene) const;

  const PrivateRun& run_;
  const std::vector<Contest>& all_;
  const std::vector<Contest>& path_;
  std::vector<Place> places_;
  int levels_ = 0;
};

}  // namespace littlestone::ui::lesson
