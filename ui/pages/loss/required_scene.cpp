// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/required_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "ui/kit/scene/plot.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {
namespace {

constexpr double highest_axis = 40;  // decades; beyond it stands an arrow

/// One of the three curves: its place at each point, where it has one.
struct RequiredLine {
  enum class Mark { triangle, square, disc };
  QString name;
  QString note;
  Ink ink = nullptr;
  Ink text = nullptr;
  Mark mark = Mark::disc;
  std::vector<std::optional<double>> log10 = {};  // one a point

  /// Dashed: a bound.
  [[nodiscard]] Stroke stroke() const {
    if (mark == Mark::disc) return {ink, 2.5};
    return {ink, 1.5, 1, 7, 4};
  }
};

struct RequiredScene {
  Q_DECLARE_TR_FUNCTIONS(RequiredPicture)

 public:
  const RequiredCurve& curve;
  QSizeF size;
  Scene scene = {};
  bool by_dimension = curve.against == RequiredAgainst::dimension;
  QRectF room{72, 34, size.width() - 232, size.height() - 126};
  std::vector<RequiredLine> lines = all_lines();
  double step = 1;  // of the axis, decades
  Axis y = decades();
  Axis x = places();

  [[nodiscard]] std::vector<RequiredLine> all_lines() const {
    using enum RequiredLine::Mark;
    std::vector<RequiredLine> all = {
        {tr("paper’s constants"), tr("Theorem 3 holds from here"), &Theme::ink2, &Theme::ink2, triangle},
        {tr("sharp constants"), tr("Theorem 3 holds from here"), &Theme::m, &Theme::m_text, square},
        {tr("M, measured"), tr("sharp constants"), &Theme::m, &Theme::m_text, disc}};
    for (const RequiredPoint& point : curve.points) {
      all[0].log10.emplace_back(point.theorem.paper.log10);
      all[1].log10.push_back(point.theorem.sharp ? std::optional(point.theorem.sharp->log10) : std::nullopt);
      all[2].log10.push_back(point.measured ? std::optional(std::log10(static_cast<double>(point.measured->examples)))
                                            : std::nullopt);
    }
    return all;
  }

  Axis decades() {
    double most = 1;
    double least = highest_axis;
    for (const RequiredLine& line : lines) {
      for (const auto& value : line.log10) {
        if (!value || *value > highest_axis) continue;
        most = std::max(most, *value);
        least = std::min(least, *value);
      }
    }
    while ((std::ceil(most) + 1 - std::floor(least)) / step > 5) ++step;
    return {std::floor(least / step) * step, std::ceil(most) + 0.6, room.bottom(), room.top()};
  }

  [[nodiscard]] Axis places() const {
    constexpr double inset = 24;
    const Axis all{0, 0, room.left() + inset, room.right() - inset, !by_dimension};
    if (curve.points.empty()) return all;
    Axis found = all;
    found.from = value(curve.points.front());
    found.to = value(curve.points.back());
    if (found.from == found.to) found.begin = room.center().x();
    return found;
  }

  [[nodiscard]] double value(const RequiredPoint& point) const {
    return by_dimension ? static_cast<double>(point.dimension) : to_double(point.epsilon);
  }
  [[nodiscard]] QString text(const RequiredPoint& point) const {
    return by_dimension ? QString::number(point.dimension) : rational_text(point.epsilon);
  }
  [[nodiscard]] double x_of_point(std::size_t i) const { return x.px(value(curve.points[i])); }

  void axes() {
    const double left = room.left() - 48;
    scene.words({left, room.top() - 14}, tr("examples needed (log scale)"), {11.5}, &Theme::ink2);
    for (double tick = y.from; tick <= y.to; tick += step) {
      scene.line({room.left(), y.px(tick)}, {room.right(), y.px(tick)}, thin(&Theme::hair));
      scene.words({room.left() - 10, y.px(tick) + 4}, QStringLiteral("$10^{%1}$").arg(static_cast<int>(tick)),
                  styles::plain, &Theme::ink2, 1);
    }
    for (std::size_t i = 0; i < curve.points.size(); ++i) {
      const QPointF foot(x_of_point(i), room.bottom());
      scene.line(foot, foot + QPointF(0, 4), thin(&Theme::line));
      scene.words(foot + QPointF(0, 20), text(curve.points[i]), styles::plain, &Theme::ink2, 0.5);
    }
    scene.words(
        {room.center().x(), room.bottom() + 42},
        by_dimension ? tr("Littlestone dimension $d$") : tr("$ε$, privacy loss (log scale): more private to the left"),
        styles::plain, &Theme::ink2, 0.5);
    scene.words({left, size.height() - 24}, fixed(), styles::small, &Theme::ink2, 0, size.width() - 24);
    if (const QString missing = missing_text(); !missing.isEmpty())
      scene.words({left, size.height() - 8}, missing, styles::small, &Theme::ink2);
  }

  /// What does not change from point to point.
  [[nodiscard]] QString fixed() const {
    const Scenario& s = curve.scenario;
    const QString promise =
        tr("$δ$ = %1, $α$ = %2, $β$ = %3").arg(rational_text(s.delta), rational_text(s.alpha), rational_text(s.beta));
    const QString whole =
        by_dimension ? tr("$ε$ = %1, %2; thresholds of dimension $d$, uniform").arg(rational_text(s.epsilon), promise)
                     : tr("%1; %2, Ldim %3")
                           .arg(literal_class(s.class_text), promise,
                                QString::number(curve.points.empty() ? 0 : curve.points.front().dimension));
    return tr("%1; M with sharp proportions, scaled to each size").arg(whole);
  }

  /// "Not measured at d = 4, 5, 6: too large to be run here."
  [[nodiscard]] QString missing_text() const {
    QStringList places;
    QString why;
    for (const RequiredPoint& point : curve.points) {
      if (point.measured || !point.complete) continue;
      places << (by_dimension ? QString::number(point.dimension) : rational_text(point.epsilon));
      if (why.isEmpty() && point.measured_missing) why = rule_text(*point.measured_missing);
    }
    if (places.isEmpty()) return {};
    return tr("M is not measured at $%1$ = %2: %3.")
        .arg(by_dimension ? QStringLiteral("d") : QStringLiteral("ε"), places.join(QStringLiteral(", ")), why);
  }

  void mark(const RequiredLine& line, QPointF at) {
    const Stroke edge = thin(&Theme::canvas, 1.2);
    switch (line.mark) {
      case RequiredLine::Mark::disc: scene.disc(at, 4.4, line.ink, edge); break;
      case RequiredLine::Mark::square: scene.box({at.x() - 3.7, at.y() - 3.7, 7.4, 7.4}, line.ink, edge); break;
      case RequiredLine::Mark::triangle:
        scene.add(Area{QPolygonF{at + QPointF(0, -5), at + QPointF(5, 3.5), at + QPointF(-5, 3.5)}}, line.ink, edge);
        break;
    }
  }

  void curve_of(const RequiredLine& line) {
    QPolygonF part;
    const auto end = [&] {
      if (part.size() > 1) scene.line(part, line.stroke());
      part.clear();
    };
    for (std::size_t i = 0; i < line.log10.size(); ++i) {
      const auto& log10 = line.log10[i];
      if (log10 && *log10 <= highest_axis) {
        part << QPointF(x_of_point(i), y.px(*log10));
        continue;
      }
      end();
      if (log10) beyond(line, x_of_point(i), *log10);
    }
    end();
    for (std::size_t i = 0; i < line.log10.size(); ++i)
      if (line.log10[i] && *line.log10[i] <= highest_axis) mark(line, {x_of_point(i), y.px(*line.log10[i])});
  }

  /// Off the axis: an arrow up, and the number.
  void beyond(const RequiredLine& line, double at, double log10) {
    const double edge = room.top() + 16;
    const Stroke stroke{line.ink, 1.75, 1, 0, 0, true};
    scene.line({at, edge + 22}, {at, edge}, stroke);
    scene.line(QPolygonF{QPointF(at - 5, edge + 6), QPointF(at, edge), QPointF(at + 5, edge + 6)}, stroke);
    scene.words({at, edge - 8}, upper_power_text(log10), styles::bold, line.text, 0.5);
  }

  void legend() {
    QPointF at(room.right() + 12, room.top() + 12);
    for (const RequiredLine& line : lines) {
      scene.line(at, at + QPointF(34, 0), line.stroke());
      mark(line, at + QPointF(17, 0));
      scene.words(at + QPointF(0, 20), line.name, {13, QFont::DemiBold}, line.text);
      QStringList notes = {line.note};
      if (line.mark == RequiredLine::Mark::disc) notes << tr("estimate") << runs();
      for (qsizetype i = 0; i < notes.size(); ++i)
        scene.words(at + QPointF(0, 35 + 15 * static_cast<double>(i)), notes[i], styles::small, &Theme::ink2);
      at.ry() += 62;
    }
  }

  /// How many runs the measurement has at each size; nothing where nothing was measured.
  [[nodiscard]] QStringList runs() const {
    const auto last = std::find_if(curve.points.rbegin(), curve.points.rend(),
                                   [](const RequiredPoint& point) { return point.measured.has_value(); });
    if (last == curve.points.rend() || last->measured->replicates == 0) return {};
    const std::uint64_t replicates = last->measured->replicates;
    return {tr("%1 runs at each size", nullptr, plural(replicates)).arg(replicates)};
  }

  [[nodiscard]] QString says() const {
    const int points = plural(curve.points.size());
    return by_dimension ? tr("Examples needed against the Littlestone dimension: %1 dimensions.", nullptr, points)
                              .arg(curve.points.size())
                        : tr("Examples needed against epsilon: %1 values.", nullptr, points).arg(curve.points.size());
  }

  Scene all() {
    axes();
    if (curve.points.empty()) {
      scene.words(room.center(), tr("Nothing computed yet."), {13}, &Theme::ink2, 0.5);
    } else {
      for (const RequiredLine& line : lines) curve_of(line);
      legend();
    }
    scene.says = says();
    return std::move(scene);
  }
};

}  // namespace

Scene required_scene(const RequiredCurve& curve, QSizeF room) { return RequiredScene{curve, room}.all(); }

ScenePicture required_picture(RequiredCurve curve) {
  constexpr double least_height = 320;
  return {
      {728, 600}, least_height, [curve = std::move(curve)](int, QSizeF room) { return required_scene(curve, room); }};
}

}  // namespace littlestone::ui
