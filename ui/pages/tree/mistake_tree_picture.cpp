// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/mistake_tree_picture.hpp"

#include <utility>

#include "ui/kit/fit.hpp"
#include "ui/kit/scene/scene.hpp"
#include "ui/pages/tree/mistake_tree_drawn.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {

MistakeTreePicture::MistakeTreePicture(std::shared_ptr<const ConceptClass> concept_class,
                                       std::shared_ptr<const MistakeTree> tree, std::vector<TreeMove> moves,
                                       bool playing, Learner learner, Style style)
    : class_(std::move(concept_class)),
      tree_(std::move(tree)),
      moves_(std::move(moves)),
      playing_(playing || !moves_.empty()),
      learner_(learner),
      style_(style) {
  const auto& nodes = tree_->nodes;
  if (nodes.empty()) {
    moves_.clear();
    return;
  }
  std::vector<bool> seen(class_->points());
  for (const MistakeTree::Node& node : nodes) {
    if (node.leaf() || seen[node.point]) continue;
    seen[node.point] = true;
    if (!class_->point_name(node.point).is_notation()) words_.push_back(node.point);
  }
  path_.push_back(0);
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    const MistakeTree::Node& node = nodes[static_cast<std::size_t>(path_.back())];
    if (node.leaf()) {
      moves_.resize(i);
      break;
    }
    path_.push_back(moves_[i].answer == Label::plus ? node.plus : node.minus);
  }
}

void MistakeTreePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void MistakeTreePicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  paint_into(painter, area, theme, spots, 1);
}

void MistakeTreePicture::paint_seen(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots,
                                    const Lens& lens) const {
  if (lens.fitted()) {
    paint_spots(painter, area, theme, spots);
    return;
  }
  Spots all;
  painter.save();
  painter.setClipRect(area, Qt::IntersectClip);
  paint_into(painter, lens.whole(area), theme, all, lens.zoom);
  painter.restore();
  spots.add_within(all, painter.worldTransform().mapRect(area));
}

void MistakeTreePicture::paint_into(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots,
                                    double zoom) const {
  if (area.isEmpty() || tree_->nodes.empty()) return;
  const Drawn drawn = drawn_in(area.size(), zoom);
  const ScaledPainter scaled(painter, area, drawn.scale);
  const Scene shown = scene(drawn, scaled.size());
  ui::paint(shown, painter, theme);
  add_spots(shown, painter, {}, spots);
}

QString MistakeTreePicture::description() const {
  if (tree_->nodes.empty()) return tr("No mistake tree.");
  const ConceptClass& c = *class_;
  QString text =
      tr("A mistake tree of depth %1 shattered by %2.").arg(QString::number(tree_->depth), literal_class(c.name()));
  const MistakeTree::Node& here = tree_->nodes[static_cast<std::size_t>(path_.back())];
  if (!playing_) return text;
  if (here.leaf()) {
    return text + QLatin1Char(' ') + tr("The play ended at %1.").arg(plain_name(c.hypothesis_name(here.witness)));
  }
  return text + QLatin1Char(' ') +
         tr("Answers so far: %1; the play stands at point %2.")
             .arg(moves_.size())
             .arg(plain_name(c.point_name(here.point)));
}

}  // namespace littlestone::ui
