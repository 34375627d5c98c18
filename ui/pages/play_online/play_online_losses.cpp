// SPDX-License-Identifier: GPL-3.0-or-later
// What was lost so far, round by round: the learners, the hypotheses, the regret, and how far it can still grow.
#include <algorithm>
#include <cmath>

#include "ui/kit/label_places.hpp"
#include "ui/pages/play_online/play_online_drawing.hpp"
#include "ui/pages/play_online/play_online_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui::play_drawing {
namespace {

constexpr std::size_t most_lines = 40;
constexpr double name_gap = 14;  // between baselines

/// The most that the final regret can be; none once the game is over.
std::optional<double> ceiling_of(const Frame& frame) {
  const std::size_t t = frame.moment.rounds;
  if (t >= frame.run.scenario.rounds) return std::nullopt;
  if (frame.run.exact) return to_double(frame.run.reach[t]);
  if (frame.run.by_hand()) return std::nullopt;
  // One far above all losses says little, and would flatten them.
  constexpr double far = 2;
  const double near = far * std::max(2.0, frame.run.hedge_loss(t));
  return frame.run.bound <= near ? std::optional(frame.run.bound) : std::nullopt;
}

struct LossPlot {
  const Frame& frame;
  LabelPlaces places;
  double most = 1;
  std::size_t rounds;

  explicit LossPlot(const Frame& on)
      : frame(on),
        places(QRectF(loss_left, loss_top - 8, on.stage.width - page_margin - loss_left, on.base() - loss_top + 10)),
        rounds(on.moment.rounds) {
    const PlayRun& run = frame.run;
    double top = std::max(run.loss(rounds), run.hedge_loss(rounds));
    for (const std::uint32_t loss : run.losses[rounds]) top = std::max(top, static_cast<double>(loss));
    if (const auto ceiling = ceiling_of(frame)) top = std::max(top, run.best_loss(rounds) + *ceiling);
    most = std::max(1.0, std::ceil(top + 0.2));
  }
  [[nodiscard]] double y_of(double loss) const { return frame.base() - (frame.base() - loss_top) * loss / most; }
  [[nodiscard]] double x_after(std::size_t t) const { return t <= frame.first ? loss_left : frame.x_of(t - 1); }
  [[nodiscard]] double end() const { return x_after(rounds); }
  template <class Loss>
  [[nodiscard]] QPolygonF line(Loss&& loss, double aside = 0) const {
    QPolygonF points;
    const bool grows = frame.grows(PlayMoment::Newest::answer);
    for (std::size_t t = std::min(frame.first, rounds); t <= rounds; ++t) {
      QPointF at(x_after(t), y_of(loss(t)) + aside);
      if (grows && t == rounds && !points.isEmpty()) at = points.back() + (at - points.back()) * frame.grown;
      points << at;
    }
    return points;
  }
  void draw(const QPolygonF& points, const QPen& pen) {
    frame.stage.painter.setPen(pen);
    frame.stage.painter.setBrush(Qt::NoBrush);
    frame.stage.painter.drawPolyline(points);
    constexpr int pieces = 8;
    for (qsizetype i = 1; i < points.size(); ++i) {
      for (int k = 0; k < pieces; ++k) {
        const QPointF from = points[i - 1] + (points[i] - points[i - 1]) * k / pieces;
        const QPointF to = points[i - 1] + (points[i] - points[i - 1]) * (k + 1) / pieces;
        places.take(QRectF(from, to).normalized().adjusted(-1, -3, 1, 3));
      }
    }
  }
};

void draw_axis(const LossPlot& plot) {
  const Stage& stage = plot.frame.stage;
  const int every = plot.most <= 6 ? 1 : static_cast<int>(std::ceil(plot.most / 5));
  for (int i = 0; i <= plot.most; i += every) {
    const double y = std::round(plot.y_of(i)) + 0.5;
    stage.rule({loss_left, y}, {stage.width - page_margin, y}, stage.theme.hair);
    stage.words({82, y + 4}, QString::number(i), TextRole::caption, stage.theme.ink2, 1);
  }
  constexpr double room = 40;
  stage.painter.setPen(stage.theme.ink);
  MathText::fitted(PlayPictureWords::tr("Loss"), {13, QFont::DemiBold}, room)
      .draw(stage.painter, {page_margin, loss_top + 34});
  stage.painter.setPen(stage.theme.ink2);
  MathText::fitted(PlayPictureWords::tr("so far"), {caption}, room).draw(stage.painter, {page_margin, loss_top + 49});
}

void draw_marks(const LossPlot& plot, const QPolygonF& points, bool triangles) {
  const Stage& stage = plot.frame.stage;
  stage.painter.setPen(Qt::NoPen);
  stage.painter.setBrush(triangles ? stage.theme.ink2 : stage.theme.ink);
  const double size = plot.frame.pitch < 40 ? 3 : 4;
  for (qsizetype i = 1; i < points.size(); ++i) {
    if (triangles) {
      stage.painter.drawPolygon(QPolygonF{points[i] + QPointF(0, -size - 0.5), points[i] + QPointF(size + 0.5, size),
                                          points[i] + QPointF(-size - 0.5, size)});
    } else {
      stage.painter.drawEllipse(points[i], size, size);
    }
  }
}

void draw_lines(LossPlot& plot) {
  const PlayRun& run = plot.frame.run;
  const Theme& theme = plot.frame.stage.theme;
  const HypothesisIndex best = run.best_hypothesis(plot.rounds);
  const std::size_t shown = std::min(run.concept_class.size(), most_lines);
  for (HypothesisIndex h = 0; h < shown; ++h) {
    if (h == best) continue;
    const double apart = shown <= most_cells ? (static_cast<double>(h) - static_cast<double>(shown) / 2) * 0.9 : 0;
    plot.draw(plot.line([&](std::size_t t) { return double(run.losses[t][h]); }, apart),
              QPen(theme.kind == ThemeKind::contrast ? theme.ink3 : theme.line, 1.1 + theme.heavier * 0.5));
  }
  plot.draw(plot.line([&](std::size_t t) { return double(run.losses[t][best]); }),
            QPen(theme.ink2, 2.2 + theme.heavier));
  const QPolygonF hedge = plot.line([&](std::size_t t) { return run.hedge_loss(t); });
  QPen dashes(theme.ink2, 1.8 + theme.heavier);
  dashes.setDashPattern({2.2, 2.2});
  plot.draw(hedge, dashes);
  draw_marks(plot, hedge, true);
  if (!run.exact_odds()) return;
  const QPolygonF paid = plot.line([&](std::size_t t) { return run.loss(t); });
  plot.draw(paid, QPen(theme.ink, 2 + theme.heavier));
  draw_marks(plot, paid, false);
}

struct LossName {
  MathText words;
  double y;
  bool strong;
};

std::vector<LossName> loss_names(const LossPlot& plot) {
  const PlayRun& run = plot.frame.run;
  const std::size_t t = plot.rounds;
  std::vector<LossName> all;
  const auto add = [&](const QString& words, double loss, bool strong) {
    constexpr double room = 150;
    all.push_back(
        {MathText::fitted(words, {12, strong ? QFont::DemiBold : QFont::Normal}, room), plot.y_of(loss) + 4, strong});
  };
  const QString loss = about_text(run.loss(t));
  if (run.exact_odds()) {
    add(run.by_hand() ? PlayPictureWords::tr("you %1").arg(loss) : PlayPictureWords::tr("minimax %1").arg(loss),
        run.loss(t), true);
  }
  add(PlayPictureWords::tr("Hedge %1").arg(about_text(run.hedge_loss(t))), run.hedge_loss(t), !run.exact_odds());
  const QString name = name_markup(run.concept_class.hypothesis_name(run.best_hypothesis(t)));
  const QString least = whole_text(run.best_loss(t));
  QString best = PlayPictureWords::tr("best: %1, %2").arg(name, least);
  constexpr double longest = 110;
  if (MathText(best, {12, QFont::DemiBold}, MathText::Mode::mixed).width() > longest)
    best = PlayPictureWords::tr("best: %1").arg(least);
  add(best, run.best_loss(t), true);
  std::stable_sort(all.begin(), all.end(), [](const LossName& a, const LossName& b) { return a.y < b.y; });
  double limit = plot.frame.base() + 6;
  for (std::size_t i = 1; i < all.size(); ++i) all[i].y = std::max(all[i].y, all[i - 1].y + name_gap);
  for (std::size_t i = all.size(); i-- > 0; limit -= name_gap) all[i].y = std::min(all[i].y, limit);
  return all;
}

void draw_on_ground(LossPlot& plot, const MathText& words, QPointF at, const QColor& ink) {
  const Stage& stage = plot.frame.stage;
  const QRectF box(at.x() - 3, at.y() - 11, words.width() + 6, 14.5);
  stage.painter.fillRect(box, stage.theme.canvas);
  stage.painter.setPen(ink);
  words.draw(stage.painter, at);
  plot.places.take(box);
}

struct RegretWordsPair {
  MathText strong;
  MathText quiet;
  [[nodiscard]] double width() const { return std::max(strong.width(), quiet.width()); }
};

RegretWordsPair regret_words(const LossPlot& plot) {
  const PlayRun& run = plot.frame.run;
  const QString said = PlayPictureWords::tr("regret %1").arg(about_text(run.regret(plot.rounds)));
  const bool over = plot.rounds >= run.scenario.rounds;
  const QString below = over        ? PlayPictureWords::tr("at the end")
                        : run.exact ? PlayPictureWords::tr("so far, exact")
                                    : PlayPictureWords::tr("so far");
  constexpr double room = 120;
  return {MathText::fitted(said, {12, QFont::DemiBold}, room), MathText::fitted(below, {caption}, room)};
}

/// The bracket and its words, right of the names or, at the end of the row, left of the lines' ends.
void draw_regret(LossPlot& plot, const RegretWordsPair& words, double x, bool left, const QRectF& names) {
  const Stage& stage = plot.frame.stage;
  const PlayRun& run = plot.frame.run;
  const double top = plot.y_of(run.loss(plot.rounds));
  const double bottom = plot.y_of(run.best_loss(plot.rounds));
  if (std::abs(bottom - top) > 3) {
    stage.rule({x, top}, {x, bottom}, stage.theme.ink, 1.6);
    for (const double y : {top, bottom}) stage.rule({x - 5, y}, {x, y}, stage.theme.ink, 1.6);
  }
  double middle = std::clamp((top + bottom) / 2, loss_top + 8, plot.frame.base() - 16);
  const double width = words.width();
  if (!left) {
    plot.places.take(QRectF(x + 8, middle - 11, width, 30));
    stage.painter.setPen(stage.theme.ink);
    words.strong.draw(stage.painter, {x + 8, middle});
    stage.painter.setPen(stage.theme.ink2);
    words.quiet.draw(stage.painter, {x + 8, middle + 15});
    return;
  }
  const double right = names.right() - 3;
  const auto meets = [&](double y) { return QRectF(right - width, y - 12, width, 31).intersects(names); };
  if (meets(middle)) middle = names.top() - 34 > loss_top - 14 ? names.top() - 22 : names.bottom() + 13;
  draw_on_ground(plot, words.strong, {right - words.strong.width(), middle}, stage.theme.ink);
  draw_on_ground(plot, words.quiet, {right - words.quiet.width(), middle + 14}, stage.theme.ink2);
}

void draw_names(LossPlot& plot) {
  const Stage& stage = plot.frame.stage;
  const double end = plot.end();
  const std::vector<LossName> all = loss_names(plot);
  const RegretWordsPair words = regret_words(plot);
  double widest = 0;
  for (const LossName& one : all) widest = std::max(widest, one.words.width());
  constexpr double between = 9;
  const double bracket = end + between + widest + 10;
  const bool left = bracket + 8 + words.width() > stage.width - page_margin + 6;
  QRectF covered;
  for (const LossName& one : all) {
    const double x = left ? end - 12 - one.words.width() : end + between;
    const QRectF box(x, one.y - 11, one.words.width(), 14);
    covered = covered.united(box);
    const QColor ink = one.strong ? stage.theme.ink : stage.theme.ink2;
    if (left) {
      draw_on_ground(plot, one.words, {x, one.y}, ink);
      continue;
    }
    plot.places.take(box);
    stage.painter.setPen(ink);
    one.words.draw(stage.painter, {x, one.y});
  }
  draw_regret(plot, words, left ? end + 14 : bracket, left, covered);
}

/// How high the learner can still come if the best hypothesis errs no more.
void draw_ceiling(LossPlot& plot) {
  const Stage& stage = plot.frame.stage;
  const auto ceiling = ceiling_of(plot.frame);
  if (!ceiling || *ceiling <= 0) return;
  const double y = plot.y_of(plot.frame.run.best_loss(plot.rounds) + *ceiling);
  const double right = stage.width - page_margin;
  stage.dashed({plot.end() + 6, y}, {right, y}, stage.theme.ink, 1.4 + stage.theme.heavier, 5, 3.5);
  const PlayRun& run = plot.frame.run;
  const QString words = !run.exact      ? PlayPictureWords::tr("Hedge promises %1").arg(upper_text(*ceiling))
                        : run.by_hand() ? PlayPictureWords::tr("if you play well: %1").arg(play_number(*ceiling))
                                        : PlayPictureWords::tr("at the end %1 at most").arg(play_number(*ceiling));
  const MathText text = MathText::fitted(words, {caption}, 170);
  std::vector<QRectF> boxes;
  for (const double at : {y - 5, y + 14}) {
    for (const double x : {right - text.width(), (plot.end() + right - text.width()) / 2, plot.end() + 12})
      boxes.push_back(words_box({x, at}, text.width(), caption));
  }
  const QRectF box = plot.places.find(boxes, false);
  if (box.isNull()) return;
  stage.painter.setPen(stage.theme.ink);
  text.draw(stage.painter, baseline_in(box, caption));
}

void draw_thin_words(LossPlot& plot) {
  if (plot.rounds < 2 || plot.frame.run.concept_class.size() < 2) return;
  const Stage& stage = plot.frame.stage;
  const MathText text = MathText::fitted(PlayPictureWords::tr("thin: the other hypotheses"), {caption}, 170);
  std::vector<QRectF> boxes;
  for (double x = loss_left + 12; x + text.width() < plot.end() - 6; x += 14) {
    for (double y = loss_top + 14; y < plot.frame.base() - 6; y += 8)
      boxes.push_back(words_box({x, y}, text.width(), caption));
  }
  const QRectF box = plot.places.find(boxes, false);
  if (box.isNull()) return;
  stage.painter.setPen(stage.theme.ink2);
  text.draw(stage.painter, baseline_in(box, caption));
}

}  // namespace

void draw_losses(const Frame& frame) {
  LossPlot plot(frame);
  draw_axis(plot);
  draw_lines(plot);
  if (plot.rounds > 0) draw_names(plot);
  draw_ceiling(plot);
  draw_thin_words(plot);
}

}  // namespace littlestone::ui::play_drawing
