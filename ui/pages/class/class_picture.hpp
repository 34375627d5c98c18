// SPDX-License-Identifier: GPL-3.0-or-later
// The class as a picture: its label table, the target row, and the distribution as bars under the points.
#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/concept/concept_class.hpp"
#include "core/concept/distribution.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// A place of the picture that can be edited: a label, the name of a row, the bar of a point, the head of its column, or
/// the name of a column that is left out.
struct ClassPlace {
  enum class What { cell, name, bar, head, left_out };
  What what = What::cell;
  HypothesisIndex row = 0;  // of cells and names
  PointIndex point = 0;     // of cells, bars and heads; of what is left out its place among these
  friend bool operator==(const ClassPlace&, const ClassPlace&) = default;
};

/// What the page shows: a class, a distribution over its examples, and its dimensions where they are known.
struct ClassShown {
  struct Dimensions {
    int littlestone = 0;
    int vc = 0;
    bool vc_exact = true;  // false: VC is at least `vc`
  };
  std::shared_ptr<const ConceptClass> concept_class;
  Distribution distribution;
  std::optional<Dimensions> dimensions;
  std::vector<Name> left_out = {};  // the names of columns that the table has and the class has not
};

/// Why an edit was refused, to be read at its place.
struct ClassRefusal {
  ClassPlace place;
  QString words;
};

/// What the picture shows of an edit by hand.
struct ClassHand {
  bool edits = false;                // places can be clicked and dragged
  std::optional<ClassPlace> cursor;  // of the keys: a ring around it
  std::optional<double> full_bar;    // the probability of a bar of full height, while one is dragged; none: the largest
  std::optional<ClassRefusal> refusal;
};

/// Rows are hypotheses, columns points. Small tables are cells with + and −; bigger ones plain cells, then runs of
/// equal labels; what does not fit even so is left off and counted in a caption. A drag of a bar gives its height, as a
/// part of the full one.
[[nodiscard]] ScenePicture class_picture(const std::shared_ptr<const ClassShown>& shown, const ClassHand& hand = {});

/// For a figure: as large as its page allows, without room beside a small table.
[[nodiscard]] std::shared_ptr<const Picture> printed_class(const std::shared_ptr<const ClassShown>& shown);

/// What a spot of the picture edits; none: nothing.
[[nodiscard]] std::optional<ClassPlace> class_place(const ClassShown& shown, const Spot& spot);

/// The place in words, with what it holds.
[[nodiscard]] QString class_place_words(const ClassShown& shown, const ClassPlace& place);

}  // namespace littlestone::ui
