// SPDX-License-Identifier: GPL-3.0-or-later
// The shattered mistake tree, with the play so far; in print the paper's Fig. 1.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <optional>
#include <vector>

#include "core/concept/concept_class.hpp"
#include "core/online/mistake_tree.hpp"
#include "ui/kit/lens.hpp"
#include "ui/kit/narrowing.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

struct Scene;

/// How a figure is set: for the window, or black on white with serif type for paper.
enum class Style { screen, print };

/// One answer on the way down the tree.
struct TreeMove {
  Label answer = Label::minus;
  std::optional<Label> soa = std::nullopt;  // what the learner said before; a mistake is marked where it differs
};

/// Who made the mistakes that are marked.
enum class Learner { soa, you };

/// Every node asks its point, left is −1 and right is +1, and every leaf names a hypothesis that answered like that.
/// What does not fit is left out in this order: strips, names of witnesses, everything but the path played and
/// triangles.
class MistakeTreePicture final : public LensPicture, public Narrowing {
 public:
  /// `tree` is shattered by the class or by what a play has left of it. `moves` are the answers so far, from the root;
  /// none draws the tree alone. Moves beyond the tree's depth are ignored. `playing` marks the node where the play
  /// stands.
  MistakeTreePicture(std::shared_ptr<const ConceptClass> concept_class, std::shared_ptr<const MistakeTree> tree,
                     std::vector<TreeMove> moves = {}, bool playing = false, Learner learner = Learner::soa,
                     Style style = Style::screen);

  [[nodiscard]] QSizeF natural_size() const override;
  [[nodiscard]] QSizeF natural_size_at(double width) const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  /// Nodes are kin of their points and are to be asked, leaves of their witnesses; below the node where the play stands
  /// the labels answer.
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;
  /// From close by there is room for what was left out.
  void paint_seen(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots,
                  const Lens& lens) const override;
  [[nodiscard]] Lens look_at(std::int32_t node, const QRectF& area) const override;
  [[nodiscard]] std::int32_t here() const override { return path_.empty() ? 0 : path_.back(); }

 private:
  Q_DECLARE_TR_FUNCTIONS(MistakeTreePicture)

  enum class Detail { strips, names, points, focus };
  struct Drawn;
  struct Marks;
  /// `low`: the levels closer together, for a room that is too low for them. `numbered`: numbers stand for the points'
  /// names, and a key below says which.
  [[nodiscard]] Drawn layout(Detail detail, bool low, bool numbered) const;
  /// Whether names, or numbers in their place, come into question: no name is too long for a node, one for a circle.
  [[nodiscard]] bool spells(bool numbered, Detail detail) const;
  /// What of the tree the room has place for, laid out; names are spelled out only in up to `most_spelled` px.
  [[nodiscard]] Drawn best_layout(QSizeF room, bool close = false, double most_spelled = 1e9) const;
  /// The marks of what is laid out, in a room of its px.
  [[nodiscard]] Scene scene(const Drawn& drawn, QSizeF room) const;
  void paint_into(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots, double zoom) const;
  /// What is drawn in a room from how close, spread to it.
  [[nodiscard]] Drawn drawn_in(QSizeF room, double zoom) const;

  std::shared_ptr<const ConceptClass> class_;
  std::shared_ptr<const MistakeTree> tree_;
  std::vector<TreeMove> moves_;
  bool playing_;
  Learner learner_;
  Style style_;
  std::vector<PointIndex> words_;   // the points that are asked and have a text for a name, each once
  std::vector<std::int32_t> path_;  // nodes from the root to where the play stands
};

}  // namespace littlestone::ui
