// SPDX-License-Identifier: GPL-3.0-or-later
// The left part of the votes' picture: blocks with their examples, what each learned, and its vote.
#include <algorithm>
#include <cmath>

#include "ui/kit/label_cells.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/votes/votes_drawing.hpp"
#include "ui/pages/votes/votes_picture.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

namespace votes_drawing {

QString chance_text(double chance, double other) {
  return told_probability(chance >= 1 && other > 0 ? std::nextafter(1.0, 0.0) : chance);
}

QString ratio_text(double ratio) {
  if (ratio >= 1e5) return count_text(ratio);
  return ratio >= 99.95   ? QString::number(ratio, 'f', 0)
         : ratio >= 9.995 ? QString::number(ratio, 'f', 1)
                          : QString::number(ratio, 'f', 2);
}

QString promised_text(const VoteRule& rule, int answers) {
  if (rule.options().kind == VoteRuleKind::geometric) return rational_text(Rational(rule.options().epsilon * answers));
  return upper_text(rule.epsilon_exact() * answers);
}

MathText predictor_words(const ConceptClass& concept_class, const LabelVector& labels, double room) {
  const Name name = concept_class.name_of(labels);
  for (const double size : {14.0, 12.5, 11.0}) {
    if (name.empty()) break;
    MathText whole = name_within(name, {size}, 1e9);
    if (whole.width() <= room) return whole;
  }
  return name.empty() ? predictor_title(concept_class, labels, room) : name_within(name, {caption}, room);
}

void draw_example_chip(const Stage& stage, const QRectF& rect, const QString& point, Label label) {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const double radius = std::min(3.0, rect.height() / 4);
  if (label == Label::plus) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.plus);
    painter.drawRoundedRect(rect, radius, radius);
  } else {
    painter.setPen(QPen(theme.minus_border, rect.height() < 8 ? 0.75 : 1));
    painter.setBrush(theme.minus_ground);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
  }
  painter.setBrush(Qt::NoBrush);
  if (rect.height() < 11) return;
  const MathText text(point, {caption}, MathText::Mode::plain);
  if (text.width() > rect.width() - 1) return;
  painter.setPen(label == Label::plus ? theme.on_plus : theme.minus_glyph);
  text.draw(painter, {rect.center().x(), rect.center().y() + 4}, 0.5);
}

namespace {

/// A block's examples as bars by points: those with + above those with −.
void draw_counts(const Stage& stage, const QRectF& room, const PointCounts& counts, std::size_t points) {
  std::uint64_t most = 1;
  for (const PointCount& at : counts) most = std::max(most, at.total());
  const double wide = room.width() / static_cast<double>(points);
  const double gap = wide >= 3 ? 1 : 0;
  QList<QRectF> plus;
  QList<QRectF> minus;
  for (const PointCount& at : counts) {
    const double x = room.left() + wide * static_cast<double>(at.point);
    const double unit = room.height() / static_cast<double>(most);
    const double low = unit * static_cast<double>(at.minus);
    const double high = unit * static_cast<double>(at.plus);
    if (at.minus > 0) minus.append(QRectF(x, room.bottom() - low, wide - gap, low));
    if (at.plus > 0) plus.append(QRectF(x, room.bottom() - low - high, wide - gap, high));
  }
  fill_rects(stage.painter, plus, stage.theme.plus);
  fill_rects(stage.painter, minus, stage.theme.minus_small);
  stage.rule(room.bottomLeft() + QPointF(0, 0.5), room.bottomRight() + QPointF(0, 0.5), stage.theme.line, 1);
}

}  // namespace
}  // namespace votes_drawing

void VotesPicture::paint_blocks(const Stage& stage) const {
  paint_heads(stage);
  if (layout_.form() == VotesLayout::Form::summary) {
    paint_summary(stage);
  } else {
    for (std::size_t b = 0; b < run_->blocks(); ++b) paint_block(stage, b);
  }
  paint_votes_frame(stage);
  if (moment_.trained > 0 && layout_.form() != VotesLayout::Form::columns) paint_bracket(stage);
}

void VotesPicture::paint_heads(const Stage& stage) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const double y = 38;
  const auto head = [&](double x, double room, const QString& words, const QColor& color, double anchor,
                        QFont::Weight weight) {
    painter.setPen(color);
    MathText text = MathText::fitted(words, {caption, weight}, room);
    if (text.width() <= room + 0.5) text.draw(painter, {x, y}, anchor);
  };
  const std::size_t size = run_->block_size();
  const QString learned = run_->scenario.learner == BlockLearner::soa ? tr("its SOA says")
                          : run_->study.realizable                    ? tr("first consistent")
                                                                      : tr("fewest errors");
  const QString at = tr("at %1").arg(plain_name(run_->concept_class().point_name(run_->asked)));
  if (layout_.form() == VotesLayout::Form::columns) {
    const double above = layout_.numbered() ? 0 : 18;
    painter.translate(0, -above);
    head(VotesLayout::left, VotesLayout::right - VotesLayout::left + 20,
         tr("block: its %n examples, what it learned, its vote", nullptr, plural(size)), theme.ink2, 0, QFont::Normal);
    painter.translate(0, above);
    for (std::size_t column = 0; !layout_.numbered() && column < layout_.columns(); ++column) {
      const std::size_t first = column * layout_.per_column();
      const std::size_t last = std::min(run_->blocks(), first + layout_.per_column());
      head(layout_.line(first).left() + 2, 60, QStringLiteral("%1–%2").arg(first + 1).arg(last), theme.ink3, 0,
           QFont::Normal);
    }
    return;
  }
  if (layout_.form() == VotesLayout::Form::summary) {
    head(VotesLayout::left, 110, tr("blocks that agree"), theme.ink2, 0, QFont::Normal);
  } else {
    head(VotesLayout::left, 137, tr("block: its %n examples", nullptr, plural(size)), theme.ink2, 0, QFont::Normal);
  }
  const double strip = layout_.strip(0).left();
  const QRectF vote = layout_.vote(0);
  const double narrow = MathText(at, {caption, QFont::DemiBold}, MathText::Mode::mixed).width();
  const double wide = std::max(vote.width(), std::min(60.0, narrow));
  head(strip, vote.right() - wide - 6 - strip, learned, theme.ink2, 0, QFont::Normal);
  head(vote.right(), 62, at, theme.ink, 1, QFont::DemiBold);
}

void VotesPicture::paint_examples(const Stage& stage, std::size_t block) const {
  const std::size_t first = block * run_->block_size();
  const bool changed = is_changed(block);
  if (!layout_.chips()) {
    const QRectF room = layout_.examples(block).adjusted(0, 2, 0, -2);
    votes_drawing::draw_counts(stage, room, run_->counts[block], run_->concept_class().points());
    if (changed) draw_kin_ring(stage.painter, stage.theme, room, 3);
    stage.spots.add(
        stage.painter, room, 3, {}, Spot::Act::drag,
        first_example + static_cast<std::int32_t>(std::clamp(run_->change.row, first, first + run_->block_size() - 1)));
    return;
  }
  for (std::size_t i = 0; i < run_->block_size(); ++i) {
    const std::size_t row = first + i;
    const bool other = changed && row == run_->change.row;
    const Example example = other ? run_->change.to : run_->data.rows.rows()[row];
    const QRectF chip = layout_.chip(block, i);
    votes_drawing::draw_example_chip(stage, chip, lone_name(run_->concept_class().point_name(example.point)),
                                     example.label);
    stage.spots.add(stage.painter, chip, 3, Kin::of_point(example.point), Spot::Act::drag,
                    first_example + static_cast<std::int32_t>(row));
  }
  // Over its neighbours.
  if (changed) draw_kin_ring(stage.painter, stage.theme, layout_.chip(block, run_->change.row - first), 2);
}

void VotesPicture::paint_block(const Stage& stage, std::size_t block) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const QRectF number = layout_.number(block);
  if (layout_.numbered())
    stage.words({number.right(), number.center().y() + 4}, QString::number(block + 1), TextRole::caption, theme.ink3,
                1);
  paint_examples(stage, block);
  if (block >= moment_.trained) return;
  const bool newest = moment_.training && block >= moment_.newest;
  const bool again = is_changed(block) && moment_.retrained;
  const double come = newest || (again && !moment_.compared) ? grown_ : 1;
  const LabelVector& labels = labels_of(block);
  draw_micro_strip(painter, theme, layout_.strip(block), labels, come);
  const QRectF name = layout_.name(block);
  if (name.width() > 0) {
    const MathText title = votes_drawing::predictor_words(run_->concept_class(), labels, name.width());
    stage.spots.add(painter, QRectF(name.left() - 2, name.center().y() - 9, title.width() + 4, 18), 4,
                    Kin::of_predictor(labels));
    painter.setPen(theme.ink);
    if (title.width() <= name.width() + 1) title.draw(painter, {name.left(), name.center().y() + 5});
  }
  if (newest && grown_ < 0.5) return;
  QRectF vote = layout_.vote(block);
  if (newest) vote.translate(0, -8 * (1 - grown_));
  draw_label_cell(painter, theme, vote, labels[run_->asked], vote.height() >= 9);
  if (again && run_->change.votes != run_->votes) draw_kin_ring(painter, theme, vote, 3);
}

void VotesPicture::paint_summary(const Stage& stage) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  std::size_t shown = 0;
  for (std::size_t i = 0; i < layout_.lines(); ++i) {
    const VotesGroup& group = run_->groups[i];
    shown += group.blocks;
    const QRectF line = layout_.line(i);
    const double y = line.center().y();
    // How many they are, as a bar and in digits.
    const double share = static_cast<double>(group.blocks) / static_cast<double>(run_->blocks());
    const double come = static_cast<double>(moment_.trained) / static_cast<double>(run_->blocks());
    painter.fillRect(QRectF(line.left(), line.bottom() - 5, 112 * share * come, 3), theme.ink2);
    stage.words({line.left(), y + 1}, tr("%n block(s)", nullptr, plural(group.blocks)), TextRole::caption, theme.ink2);
    if (moment_.trained == 0) continue;
    draw_micro_strip(painter, theme, layout_.strip(i), group.labels);
    const QRectF name = layout_.name(i);
    const MathText title = votes_drawing::predictor_words(run_->concept_class(), group.labels, name.width());
    stage.spots.add(painter, QRectF(name.left() - 2, y - 9, title.width() + 4, 18), 4, Kin::of_predictor(group.labels));
    painter.setPen(theme.ink);
    if (title.width() <= name.width() + 1) title.draw(painter, {name.left(), y + 5});
    draw_label_cell(painter, theme, layout_.vote(i), group.labels[run_->asked]);
  }
  if (shown < run_->blocks()) {
    stage.words({VotesLayout::left, layout_.line(layout_.lines() - 1).bottom() + 14},
                tr("and %1 blocks with %2 other hypotheses")
                    .arg(whole_text(run_->blocks() - shown), whole_text(run_->groups.size() - layout_.lines())),
                TextRole::caption, theme.ink2);
  }
}

void VotesPicture::paint_votes_frame(const Stage& stage) const {
  QPainter& painter = stage.painter;
  const Theme& theme = stage.theme;
  const std::size_t points = run_->concept_class().points();
  constexpr std::size_t most_columns = 128;  // that can be pointed at one by one
  for (std::size_t column = 0; column < layout_.columns(); ++column) {
    for (PointIndex x = 0; points <= most_columns && x < points; ++x) {
      stage.spots.add(painter, layout_.column_of(column, x).adjusted(-0.5, -3, 0.5, 3), 2, Kin::of_point(x),
                      Spot::Act::ask, static_cast<std::int32_t>(x));
    }
    const QRectF cell = layout_.column_of(column, run_->asked);
    const double aside = std::max(2.0, (6 - cell.width()) / 2);
    const QRectF frame = cell.adjusted(-aside, -5, aside, 5);
    painter.setPen(QPen(theme.ink, 2.5 + theme.heavier * 0.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(frame, 3, 3);
    stage.spots.add(painter, frame.adjusted(-3, 0, 3, 0), 4, Kin::of_point(run_->asked), Spot::Act::drag, asked_handle);
  }
}

void VotesPicture::paint_bracket(const Stage& stage) const {
  const double x = VotesLayout::right + 8;
  const double first = layout_.vote(0).center().y();
  const double last = layout_.vote(layout_.lines() - 1).center().y();
  const QColor color = stage.theme.line;
  const std::size_t voted = layout_.form() == VotesLayout::Form::rows ? moment_.trained : layout_.lines();
  for (std::size_t i = 0; i < voted; ++i) {
    const double y = layout_.vote(i).center().y();
    stage.rule({x - 5, y}, {x, y}, color);
  }
  stage.rule({x, first}, {x, last}, color);
  if (moment_.counted)
    draw_arrow(stage.painter, stage.theme.ink2, {x, std::clamp(84.0, first, std::max(first, last))}, 14);
}

}  // namespace littlestone::ui
