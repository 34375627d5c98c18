// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/loss_legend.hpp"

#include <QCoreApplication>
#include <initializer_list>

#include "ui/kit/wrap.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct LegendWords {
  Q_DECLARE_TR_FUNCTIONS(LossLegend)
};

constexpr double note_pitch = 14;  // px from a note's line to the next

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

/// A legend at one level of detail.
struct LegendScene {
  const LossLegend& legend;
  QRectF column;
  Detail detail;
  Scene scene = {};
  Column blocks{column.top(), legend.taken};

  [[nodiscard]] bool fits() const { return blocks.bottom() <= column.bottom(); }
  [[nodiscard]] double gap() const { return detail == Detail::full ? 4 : 0; }
  [[nodiscard]] QStringList lines_of(const QString& text) const {
    return wrapped_markup(text, styles::small, column.width());
  }

  void notes(const QStringList& lines, double baseline) {
    for (const QString& line : lines) {
      scene.words({column.left(), baseline}, line, styles::small, &Theme::ink2);
      baseline += note_pitch;
    }
  }

  void add(const LossLegend::Arrow& arrow) {
    QString text = arrow.name;
    if (detail == Detail::full) text += QStringLiteral(":\n") + legend.off_scale;
    const QStringList lines = lines_of(text);
    const double y = blocks.place(22 + note_pitch * static_cast<double>(lines.size()) + gap()) + 12;
    const double x = column.left();
    const double tip = arrow.beyond_right ? x + 38 : x;
    const double in = arrow.beyond_right ? -6 : 6;
    const Stroke stroke{arrow.pending ? &Theme::line : &Theme::ink, 1.75, 1, 0, 0, true};
    scene.line({x, y - 4}, {x + 38, y - 4}, stroke);
    scene.line(QPolygonF{QPointF(tip + in, y - 9), QPointF(tip, y - 4), QPointF(tip + in, y + 1)}, stroke);
    scene.words({x + 44, y + 1}, arrow.pending ? QStringLiteral("…") : upper_power_text(arrow.count.log10),
                styles::heading, &Theme::ink);
    notes(lines, y + 17);
  }

  void add(const LossLegend::Line& line) {
    const MathStyle name{13, QFont::DemiBold};
    const double x = column.left();
    const bool beside = detail != Detail::full && 36 + width_of(line.name, name) <= column.width();
    const QStringList lines = detail == Detail::no_notes ? QStringList() : lines_of(line.note);
    const double below = beside ? 0 : 19;
    const double y = blocks.place(19 + below + note_pitch * static_cast<double>(lines.size()) + gap()) + 12 + gap();
    scene.line({x, y}, {x + 30, y}, learner_stroke(line.learner, 2.5));
    add_learner_mark(scene, line.learner, {x + 15, y});
    scene.words(beside ? QPointF(x + 36, y + 4.5) : QPointF(x, y + 19), line.name, name,
                learner_look(line.learner).text);
    notes(lines, y + below + (beside ? 19 : 15));
  }

  void add_all() {
    for (const LossLegend::Arrow& arrow : legend.arrows) add(arrow);
    for (const LossLegend::Line& line : legend.lines) add(line);
  }
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

LearnerLook learner_look(LearnerKind learner) {
  switch (learner) {
    case LearnerKind::private_learner: return {&Theme::m, &Theme::m_text, {}, LearnerLook::Mark::disc};
    case LearnerKind::lean: return {&Theme::ink, &Theme::ink, {}, LearnerLook::Mark::ring};
    case LearnerKind::chain: return {&Theme::ink, &Theme::ink, {2, 2}, LearnerLook::Mark::cross};
    case LearnerKind::generic: return {&Theme::g, &Theme::g_text, {9, 4}, LearnerLook::Mark::square};
    case LearnerKind::relabelled: return {&Theme::g, &Theme::g_text, {7, 3, 2, 3}, LearnerLook::Mark::diamond};
    case LearnerKind::consistent: break;
  }
  return {&Theme::p, &Theme::ink2, {4, 4}, LearnerLook::Mark::triangle};
}

const std::vector<LearnerKind>& drawn_order() {
  using enum LearnerKind;
  static const std::vector<LearnerKind> order = {consistent, relabelled, generic, lean, chain, private_learner};
  return order;
}

Stroke learner_stroke(LearnerKind learner, double width, double scale) {
  const LearnerLook look = learner_look(learner);
  Stroke stroke{look.ink, width};
  if (look.dash.isEmpty()) return stroke;
  stroke.dash = scale * look.dash[0];
  stroke.gap = scale * look.dash[1];
  if (look.dash.size() > 2) stroke.dot = scale * look.dash[2];
  return stroke;
}

QString examples_text(const LargeCount& count) {
  return count.exact ? upper_count_text(count.exact->convert_to<double>()) : upper_power_text(count.log10);
}

void add_learner_mark(Scene& scene, LearnerKind learner, QPointF centre) {
  const LearnerLook look = learner_look(learner);
  const Stroke edge = thin(&Theme::canvas, 1.2);
  const Stroke hollow = thin(look.ink, 2);
  const auto polygon = [&](std::initializer_list<QPointF> corners) {
    QPolygonF all;
    for (const QPointF& corner : corners) all << centre + corner;
    return Area{all};
  };
  switch (look.mark) {
    case LearnerLook::Mark::disc: scene.disc(centre, 4.2, look.ink, edge); break;
    case LearnerLook::Mark::ring: scene.disc(centre, 3.8, &Theme::canvas, hollow); break;
    case LearnerLook::Mark::cross:
      scene.line(centre + QPointF(-3.8, -3.8), centre + QPointF(3.8, 3.8), hollow);
      scene.line(centre + QPointF(-3.8, 3.8), centre + QPointF(3.8, -3.8), hollow);
      break;
    case LearnerLook::Mark::square: scene.box({centre.x() - 3.9, centre.y() - 3.9, 7.8, 7.8}, look.ink, edge); break;
    case LearnerLook::Mark::diamond:
      scene.add(polygon({{0, -5}, {5, 0}, {0, 5}, {-5, 0}}), &Theme::canvas, hollow);
      break;
    case LearnerLook::Mark::triangle: scene.add(polygon({{0, -5.2}, {4.9, 3.2}, {-4.9, 3.2}}), look.ink, edge); break;
  }
}

Scene LossLegend::scene(const QRectF& column) const {
  for (const Detail detail : {Detail::full, Detail::short_arrows, Detail::no_notes}) {
    LegendScene drawn{*this, column, detail};
    drawn.add_all();
    if (drawn.fits() || detail == Detail::no_notes) return std::move(drawn.scene);
  }
  return {};
}

}  // namespace littlestone::ui
