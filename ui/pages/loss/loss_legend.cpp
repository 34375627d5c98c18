// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/loss_legend.hpp"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>

#include "ui/kit/math_text.hpp"
#include "ui/kit/wrap.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct LegendWords {
  Q_DECLARE_TR_FUNCTIONS(LossLegend)
};

constexpr double note_pitch = 14;  // px from a note's line to the next
const MathStyle note_style{11};

enum class Detail { full, short_arrows, no_notes };

/// The top of the next block, clear of the spans that are taken; blocks only go down.
class Column {
 public:
  Column(double top, const std::vector<std::pair<double, double>>& taken) : top_(top), taken_(taken) {}

  double place(double height) {
    for (const auto& [from, to] : taken_) {
      if (top_ + height > from && top_ < to) top_ = to;
    }
    const double at = top_;
    top_ += height;
    return at;
  }
  [[nodiscard]] double bottom() const { return top_; }

 private:
  double top_;
  const std::vector<std::pair<double, double>>& taken_;
};

/// Sets a legend at one level of detail, or only measures it.
class Setting {
 public:
  Setting(const LossLegend& legend, const QRectF& column, const Theme& theme, Detail detail)
      : legend_(legend), column_(column), theme_(theme), detail_(detail) {}

  double bottom() const { return run(nullptr); }
  double draw(QPainter& painter) const { return run(&painter); }

 private:
  double run(QPainter* painter) const {
    Column blocks(column_.top(), legend_.taken);
    for (const LossLegend::Arrow& arrow : legend_.arrows) set_arrow(arrow, blocks, painter);
    for (const LossLegend::Line& line : legend_.lines) set_line(line, blocks, painter);
    return blocks.bottom();
  }

  [[nodiscard]] std::vector<MathText> lines_of(const QString& text) const {
    return wrapped(text, note_style, column_.width());
  }

  void notes(QPainter& painter, const std::vector<MathText>& lines, double baseline) const {
    painter.setPen(theme_.ink2);
    for (const MathText& line : lines) {
      line.draw(painter, {column_.left(), baseline});
      baseline += note_pitch;
    }
  }

  void set_arrow(const LossLegend::Arrow& arrow, Column& blocks, QPainter* painter) const {
    QString text = arrow.name;
    if (detail_ == Detail::full) text += QStringLiteral(":\n") + legend_.off_scale;
    const std::vector<MathText> lines = lines_of(text);
    const double y = blocks.place(22 + note_pitch * static_cast<double>(lines.size()) + gap()) + 12;
    if (painter == nullptr) return;
    const double x = column_.left();
    const double tip = arrow.beyond_right ? x + 38 : x;
    const double in = arrow.beyond_right ? -6 : 6;
    painter->setPen(QPen(arrow.pending ? theme_.line : theme_.ink, 1.75 + theme_.heavier, Qt::SolidLine, Qt::RoundCap,
                         Qt::RoundJoin));
    painter->drawLine(QPointF(x, y - 4), QPointF(x + 38, y - 4));
    painter->drawPolyline(QPolygonF({{tip + in, y - 9}, {tip, y - 4}, {tip + in, y + 1}}));
    painter->setPen(theme_.ink);
    const QString count = arrow.pending ? QStringLiteral("…") : upper_power_text(arrow.count.log10);
    MathText(count, {14, QFont::DemiBold}, MathText::Mode::mixed).draw(*painter, {x + 44, y + 1});
    notes(*painter, lines, y + 17);
  }

  void set_line(const LossLegend::Line& line, Column& blocks, QPainter* painter) const {
    const double x = column_.left();
    const MathText name(line.name, {13, QFont::DemiBold}, MathText::Mode::mixed);
    const bool beside = detail_ != Detail::full && 36 + name.width() <= column_.width();
    const std::vector<MathText> lines = detail_ == Detail::no_notes ? std::vector<MathText>() : lines_of(line.note);
    const double below = beside ? 0 : 19;
    const double y = blocks.place(19 + below + note_pitch * static_cast<double>(lines.size()) + gap()) + 12 + gap();
    if (painter == nullptr) return;
    draw_sample(*painter, line.look, {x, y});
    painter->setPen(line.look.text);
    name.draw(*painter, beside ? QPointF(x + 36, y + 4.5) : QPointF(x, y + 19));
    notes(*painter, lines, y + below + (beside ? 19 : 15));
  }

  void draw_sample(QPainter& painter, const LearnerLook& look, QPointF at) const {
    painter.setPen(dashed_pen(look.color, 2.5 + theme_.heavier, look.dash));
    painter.drawLine(at, at + QPointF(30, 0));
    draw_learner_mark(painter, look, at + QPointF(15, 0), theme_);
  }

  [[nodiscard]] double gap() const { return detail_ == Detail::full ? 4 : 0; }

  const LossLegend& legend_;
  QRectF column_;
  const Theme& theme_;
  Detail detail_;
};

}  // namespace

QString loss_axis_title(std::uint64_t replicates) {
  return replicates == 1 ? LegendWords::tr("population loss (exact)")
                         : LegendWords::tr("population loss, mean of runs");
}

QPen dashed_pen(const QColor& color, double width, const QList<double>& pixels) {
  QPen pen(color, width, pixels.isEmpty() ? Qt::SolidLine : Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
  if (!pixels.isEmpty()) {
    QList<qreal> pattern;
    for (const double p : pixels) pattern += p / width;
    pen.setDashPattern(pattern);
  }
  return pen;
}

LearnerLook learner_look(LearnerKind learner, const Theme& theme) {
  switch (learner) {
    case LearnerKind::private_learner: return {theme.m, theme.m_text, {}, LearnerLook::Mark::disc};
    case LearnerKind::lean: return {theme.ink, theme.ink, {}, LearnerLook::Mark::ring};
    case LearnerKind::chain: return {theme.ink, theme.ink, {2, 2}, LearnerLook::Mark::cross};
    case LearnerKind::generic: return {theme.g, theme.g_text, {9, 4}, LearnerLook::Mark::square};
    case LearnerKind::relabelled: return {theme.g, theme.g_text, {7, 3, 2, 3}, LearnerLook::Mark::diamond};
    case LearnerKind::consistent: break;
  }
  return {theme.p, theme.ink2, {4, 4}, LearnerLook::Mark::triangle};
}

QString examples_text(const LargeCount& count) {
  return count.exact ? upper_count_text(count.exact->convert_to<double>()) : upper_power_text(count.log10);
}

void draw_learner_mark(QPainter& painter, const LearnerLook& look, QPointF center, const Theme& theme) {
  painter.setPen(QPen(theme.canvas, 1.2));
  painter.setBrush(look.color);
  switch (look.mark) {
    case LearnerLook::Mark::disc: painter.drawEllipse(center, 4.2, 4.2); break;
    case LearnerLook::Mark::ring:
      painter.setPen(QPen(look.color, 2));
      painter.setBrush(theme.canvas);
      painter.drawEllipse(center, 3.8, 3.8);
      break;
    case LearnerLook::Mark::cross:
      painter.setPen(QPen(look.color, 2));
      painter.drawLine(center + QPointF(-3.8, -3.8), center + QPointF(3.8, 3.8));
      painter.drawLine(center + QPointF(-3.8, 3.8), center + QPointF(3.8, -3.8));
      break;
    case LearnerLook::Mark::square: painter.drawRect(QRectF(center.x() - 3.9, center.y() - 3.9, 7.8, 7.8)); break;
    case LearnerLook::Mark::diamond:
      painter.setPen(QPen(look.color, 2));
      painter.setBrush(theme.canvas);
      painter.drawPolygon(QPolygonF(
          {center + QPointF(0, -5), center + QPointF(5, 0), center + QPointF(0, 5), center + QPointF(-5, 0)}));
      break;
    case LearnerLook::Mark::triangle:
      painter.drawPolygon(
          QPolygonF({center + QPointF(0, -5.2), center + QPointF(4.9, 3.2), center + QPointF(-4.9, 3.2)}));
      break;
  }
}

double LossLegend::draw(QPainter& painter, const QRectF& column, const Theme& theme) const {
  for (const Detail detail : {Detail::full, Detail::short_arrows}) {
    const Setting setting(*this, column, theme, detail);
    if (setting.bottom() <= column.bottom()) return setting.draw(painter);
  }
  return Setting(*this, column, theme, Detail::no_notes).draw(painter);
}

}  // namespace littlestone::ui
