// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/homogeneous/homogeneous_picture.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/lower_bound/lower_bound_panel.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double left = 76;
constexpr double right = 704;
constexpr double one_y = 32;  // of the first sample
constexpr double zero_y = 128;
constexpr double sample_y = 146;
constexpr double second_shift = 178;
constexpr double rule_y = 362;
constexpr double spread_top = 413;  // of the largest spread
constexpr double spread_base = 528;
constexpr double least_height = 362;
constexpr double with_candidates = 592;

double y_of(double probability) { return zero_y + (one_y - zero_y) * std::clamp(probability, 0.0, 1.0); }

/// "2^{12}" in markup, or the number.
QString point_markup(LinePoint x) {
  if (x >= 8 && std::has_single_bit(x)) return QStringLiteral("$2^{%1}$").arg(std::countr_zero(x));
  return whole_text(x);
}

void draw_inside_dot(QPainter& painter, const Theme& theme, QPointF centre, double radius) {
  painter.setPen(QPen(theme.ink, 1.75 + theme.heavier));
  painter.setBrush(theme.canvas);
  painter.drawEllipse(centre, radius, radius);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.ink);
  painter.drawEllipse(centre, radius * 0.42, radius * 0.42);
}

void draw_outside_dot(QPainter& painter, const Theme& theme, QPointF centre, double radius) {
  painter.setPen(QPen(theme.line, 1.25 + theme.heavier));
  painter.setBrush(theme.canvas);
  painter.drawEllipse(centre, radius, radius);
}

/// The candidates of X′ in a row: how far their values spread, and which of them joined.
class CandidatesDrawing {
 public:
  CandidatesDrawing(const Stage& stage, const LowerBoundRun& run, const std::vector<HomogeneousCandidate>& candidates,
                    std::size_t tried, std::optional<std::size_t> pointed, double grown)
      : stage_(stage),
        theme_(stage.theme),
        painter_(stage.painter),
        run_(run),
        candidates_(candidates),
        tried_(tried),
        pointed_(pointed),
        grown_(grown),
        bound_(2 * to_double(run.tolerance)),
        most_(std::max(bound_ * 1.2, 0.05)),
        pitch_(candidates.size() > 1 ? (right - left) / static_cast<double>(candidates.size() - 1) : right - left),
        radius_(std::clamp(pitch_ * 0.3, 1.2, 5.0)) {
    for (const HomogeneousCandidate& candidate : candidates) most_ = std::max(most_, candidate.spread.value_or(0));
  }

  void paint() {
    paint_title();
    paint_axis();
    for (std::size_t i = 0; i < candidates_.size(); ++i) paint_candidate(i);
    stage_.rich({24, spread_base + 18}, QStringLiteral("$X$′"), {13}, theme_.ink);
    stage_.rich({24, spread_base + 36}, QStringLiteral("$x$"), {12}, theme_.ink3);
    if (tried_ >= candidates_.size()) paint_found();
  }

 private:
  [[nodiscard]] double x_at(std::size_t i) const {
    return candidates_.size() <= 1 ? left : left + pitch_ * static_cast<double>(i);
  }
  [[nodiscard]] double y_at(double spread) const { return spread_base + (spread_top - spread_base) * spread / most_; }
  [[nodiscard]] bool joined(std::size_t i) const { return i < tried_ && candidates_[i].inside; }

  void paint_title() {
    stage_.rule({24, rule_y}, {stage_.width - 24, rule_y}, theme_.hair);
    const double title =
        stage_.rich({24, rule_y + 20}, HomogeneousPicture::tr("Who may join"), {14, QFont::DemiBold}, theme_.ink);
    painter_.setPen(theme_.ink2);
    MathText::fitted(HomogeneousPicture::tr(
                         "widest spread of values at one order, over all %1-point subsets of $X$′ with this point")
                         .arg(run_.scenario.examples + 1),
                     {caption}, stage_.width - 48 - title - 14)
        .draw(painter_, {24 + title + 14, rule_y + 20});
  }

  void paint_axis() {
    stage_.rule({left - 6, spread_base}, {right + 4, spread_base}, theme_.line);
    stage_.words({left - 10, spread_base + 4}, QStringLiteral("0"), TextRole::caption, theme_.ink3, 1);
    const double bound_y = y_at(bound_);
    stage_.dashed({left - 6, bound_y}, {right + 4, bound_y}, theme_.ink, 1.5 + theme_.heavier, 7, 4);
    stage_.rich({left - 10, bound_y + 4}, HomogeneousPicture::tr("2$γ$ = %1").arg(told_upper(bound_)), {caption},
                theme_.ink2, 1);
    if (std::abs(y_at(most_) - bound_y) <= 14) return;
    stage_.words({left - 10, y_at(most_) + 4}, told_probability(most_), TextRole::caption, theme_.ink3, 1);
  }

  void paint_candidate(std::size_t i) {
    const double x = x_at(i);
    if (i < tried_ && candidates_[i].spread) paint_spread(i, *candidates_[i].spread);
    const QPointF centre(x, spread_base + 14);
    paint_circle(i, centre);
    paint_name(i);
    if (pointed_ && *pointed_ == i) draw_kin_ring(painter_, theme_, QRectF(x - 9, spread_base + 5, 18, 36), 6);
    const auto place = static_cast<std::int32_t>(i);
    stage_.spots.add(
        painter_,
        QRectF(x - std::max(6.0, pitch_ / 2), spread_top, std::max(12.0, pitch_), spread_base + 40 - spread_top), 6, {},
        Spot::Act::choose, place);
    if (pitch_ < 4) return;
    const double half = std::clamp(pitch_ / 2, 3.0, 9.0);
    stage_.spots.add(painter_, QRectF(centre - QPointF(half, 8), QSizeF(2 * half, 16)), half, {}, Spot::Act::choose,
                     place + HomogeneousPicture::circles);
  }

  void paint_spread(std::size_t i, double spread) {
    const bool newest = tried_ < candidates_.size() && i + 1 == tried_;
    const double x = x_at(i);
    const double y = motion::between(spread_base, y_at(spread), newest ? grown_ : 1);
    const double cap = std::min(5.0, pitch_ * 0.35);
    if (candidates_[i].inside) {
      stage_.rule({x, spread_base}, {x, y}, theme_.ink, 1.75 + theme_.heavier);
      stage_.rule({x - cap, y}, {x + cap, y}, theme_.ink, 3);
    } else {
      stage_.dashed({x, spread_base}, {x, y}, theme_.line, 1.25 + theme_.heavier, 2, 3);
      stage_.rule({x - cap, y}, {x + cap, y}, theme_.ink2, 2);
    }
  }

  // Framed where it is forced in.
  void paint_circle(std::size_t i, QPointF centre) {
    if (joined(i)) {
      draw_inside_dot(painter_, theme_, centre, radius_);
    } else {
      draw_outside_dot(painter_, theme_, centre, radius_ * (i < tried_ ? 0.6 : 0.35));
    }
    const std::vector<LinePoint>& forced = run_.scenario.forced;
    if (!std::binary_search(forced.begin(), forced.end(), candidates_[i].point)) return;
    const double half = radius_ + 3;
    painter_.setPen(QPen(theme_.ink, 1.75 + theme_.heavier));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRoundedRect(QRectF(centre - QPointF(half, half), QSizeF(2 * radius_ + 6, 2 * radius_ + 6)), 3, 3);
  }

  // At every candidate that has the room.
  void paint_name(std::size_t i) {
    const MathText text(point_markup(candidates_[i].point), {caption, joined(i) ? QFont::DemiBold : QFont::Normal},
                        MathText::Mode::mixed);
    const double x = x_at(i);
    if (x - text.width() / 2 <= named_until_ + 5) return;
    painter_.setPen(joined(i) ? theme_.ink : theme_.ink3);
    text.draw(painter_, {x, spread_base + 36}, 0.5);
    named_until_ = x + text.width() / 2;
  }

  // How many points the set has, and how that many were found.
  void paint_found() {
    const auto found = static_cast<int>(run_.set.points.size());
    const QString size = run_.set.exact ? HomogeneousPicture::tr("%n points", nullptr, found)
                                        : HomogeneousPicture::tr("at least %n points", nullptr, found);
    const double counted = stage_.rich({24, stage_.height - 8}, size, {13, QFont::DemiBold}, theme_.ink);
    painter_.setPen(theme_.ink2);
    MathText::fitted(how_found(), {13}, stage_.width - 60 - counted)
        .draw(painter_, {24 + counted + 10, stage_.height - 8});
  }

  [[nodiscard]] QString how_found() const {
    const std::size_t without_trying = run_.scenario.examples + 1;
    if (run_.set.exact && !run_.scenario.forced.empty()) {
      return HomogeneousPicture::tr("the most that hold the framed ones; any %1 points are homogeneous.")
          .arg(without_trying);
    }
    if (run_.set.exact) {
      return HomogeneousPicture::tr("the most among these %1; any %2 points are homogeneous.")
          .arg(candidates_.size())
          .arg(without_trying);
    }
    return (run_.complete ? HomogeneousPicture::tr("one quick pass; any %1 points are homogeneous.")
                          : HomogeneousPicture::tr("the search was stopped; any %1 points are homogeneous."))
        .arg(without_trying);
  }

  const Stage& stage_;
  const Theme& theme_;
  QPainter& painter_;
  const LowerBoundRun& run_;
  const std::vector<HomogeneousCandidate>& candidates_;
  std::size_t tried_;
  std::optional<std::size_t> pointed_;
  double grown_;
  double bound_;
  double most_;  // at the top
  double pitch_;
  double radius_;
  double named_until_ = 0;
};

}  // namespace

int HomogeneousMoment::trials(std::size_t candidates) {
  constexpr std::size_t most = 64;
  return candidates <= most ? static_cast<int>(candidates) : 1;
}

HomogeneousMoment HomogeneousMoment::at(int step, std::size_t candidates) {
  const int all = trials(candidates);
  HomogeneousMoment moment;
  const int tried = std::clamp(step - 1, 0, all);
  moment.tried = tried == all ? candidates : static_cast<std::size_t>(tried);
  moment.moved = step > all + 1;
  return moment;
}

HomogeneousPicture::HomogeneousPicture(std::shared_ptr<const LowerBoundRun> run,
                                       std::shared_ptr<const HomogeneousFacts> facts,
                                       std::optional<std::size_t> pointed, Above above, int step, double phase)
    : run_(std::move(run)),
      facts_(std::move(facts)),
      pointed_(pointed ? pointed : facts_->stray),
      above_(above),
      moment_(HomogeneousMoment::at(step, facts_->candidates.size())),
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))) {}

QString HomogeneousPicture::description() const {
  return tr("%1 homogeneous points among %2 candidates; the learner's values for a sample, and for one with an example "
            "moved.")
      .arg(run_->set.points.size())
      .arg(facts_->candidates.size());
}

double HomogeneousPicture::x_of(LinePoint point) const {
  return left + (right - left) * place_on_line(point, run_->scenario.domain);
}

LinePoint HomogeneousPicture::point_at_place(QPointF at, const QRectF& area) const {
  const double x = Stage::place(at, area, natural_size(), least_height).x();
  return point_at((x - left) / (right - left), run_->scenario.domain);
}

void HomogeneousPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void HomogeneousPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), least_height, theme, spots);
  if (facts_->sample.empty()) {
    stage.words({left, 80}, tr("No homogeneous set is known yet."), TextRole::body, theme.ink2);
    return;
  }
  if (above_ == Above::colour) {
    paint_colour(stage);
  } else {
    paint_sample(stage, 0, facts_->sample, false);
    if (moment_.moved) paint_sample(stage, second_shift, facts_->moved, true);
  }
  if (stage.height >= with_candidates - 1) paint_candidates(stage);
}

void HomogeneousPicture::paint_colour(const Stage& stage) const {
  const Theme& theme = stage.theme;
  stage.rich({24, 18}, tr("The colour of %n points", nullptr, static_cast<int>(facts_->five.size())),
             {14, QFont::DemiBold}, theme.ink);
  if (facts_->five.empty()) {
    stage.words({24, 42}, tr("X′ has no point beside the sample."), TextRole::body, theme.ink2);
    return;
  }
  stage.rich({24, 38}, tr("Each row takes one point out, labels the rest and asks the learner there."), {caption},
             theme.ink2);
  const ColourPicture colour(run_, facts_, true);
  const QSizeF size = colour.natural_size();
  const double scale = std::min((rule_y - 70) / size.height(), (stage.width - 48) / size.width());
  colour.paint(stage.painter, QRectF(QPointF((stage.width - size.width() * scale) / 2, 52), size * scale), theme);
}

/// One sample, its values, and what the drawing of its parts shares.
struct HomogeneousPicture::SampleFrame {
  const Stage& stage;
  double shift;  // px down
  const std::vector<LinePoint>& sample;
  bool second;                                        // S′
  LabelPlaces places;                                 // for words among the values
  std::vector<std::pair<double, double>> spans = {};  // of the orders, px
  [[nodiscard]] double at(double probability) const { return y_of(probability) + shift; }
};

void HomogeneousPicture::paint_sample(const Stage& stage, double shift, const std::vector<LinePoint>& sample,
                                      bool second) const {
  SampleFrame frame{stage, shift, sample, second,
                    LabelPlaces(QRectF(left, one_y + shift - 16, right - left, sample_y - one_y - 8))};
  paint_axis(frame);
  paint_bands(frame);
  paint_values(frame);
  paint_outside(frame);
  paint_band_values(frame);
  paint_examples(frame);
  if (moment_.moved && !second && facts_->moved != facts_->sample) paint_move(stage);
}

void HomogeneousPicture::paint_axis(SampleFrame& frame) const {
  frame.stage.rich({24, 18 + frame.shift}, frame.second ? QStringLiteral("$S$′") : QStringLiteral("$S$"), {15},
                   frame.stage.theme.ink);
  frame.stage.rich({50, 18 + frame.shift},
                   frame.second ? tr("$A_{S′}(x)$, probability that the learner says +")
                                : tr("$A_S(x)$, probability that the learner says +"),
                   {caption}, frame.stage.theme.ink2);
  for (const auto& [value, text] : {std::pair(0.0, "0"), {0.5, ".5"}, {1.0, "1"}}) {
    frame.stage.rule({left, frame.at(value)}, {right, frame.at(value)}, frame.stage.theme.hair);
    frame.stage.words({left - 8, frame.at(value) + 4}, QString::fromLatin1(text), TextRole::caption,
                      frame.stage.theme.ink3, 1);
  }
}

// From one example to the next.
void HomogeneousPicture::paint_bands(SampleFrame& frame) const {
  const double gamma = to_double(run_->tolerance);
  const std::vector<ValueRange>& ranges = run_->set.ranges;
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    const double from = i == 0 ? left : x_of(frame.sample[i - 1]);
    const double to = i == frame.sample.size() ? right : x_of(frame.sample[i]);
    frame.spans.emplace_back(from, to);
    const double high = frame.at(std::min(1.0, ranges[i].middle() + gamma));
    const double low = frame.at(std::max(0.0, ranges[i].middle() - gamma));
    frame.stage.painter.fillRect(QRectF(from, high, to - from, std::max(2.0, low - high)), frame.stage.theme.lineage);
  }
}

// Every point, or as many as the eye tells apart.
std::vector<LinePoint> HomogeneousPicture::abscissae(const std::vector<LinePoint>& sample) const {
  const LinePoint domain = run_->scenario.domain;
  std::vector<LinePoint> found;
  constexpr int most = 400;
  if (domain <= most) {
    for (LinePoint x = 1; x <= domain; ++x) found.push_back(x);
  } else {
    for (int i = 0; i <= most; ++i) found.push_back(point_at(static_cast<double>(i) / most, domain));
    for (const LinePoint x : sample) {
      found.push_back(x);
      if (x > 1) found.push_back(x - 1);
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
  }
  return found;
}

void HomogeneousPicture::paint_values(SampleFrame& frame) const {
  const LinePoint domain = run_->scenario.domain;
  QPolygonF curve;
  for (const LinePoint x : abscissae(frame.sample)) {
    const QPointF next(x_of(x), frame.at(run_->learner.probability(frame.sample, x, domain)));
    // A threshold jumps at a point, it does not lean.
    if (!curve.isEmpty() && std::abs(next.y() - curve.back().y()) > 10) curve << QPointF(next.x(), curve.back().y());
    if (!curve.isEmpty()) frame.places.take_line(curve.back(), next, 2);
    curve << next;
  }
  frame.stage.painter.setBrush(Qt::NoBrush);
  frame.stage.painter.setPen(
      QPen(frame.stage.theme.ink, 2.5 + frame.stage.theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  frame.stage.painter.drawPolyline(curve);
  for (std::size_t i = 0; i < run_->set.points.size(); ++i) {
    const LinePoint x = run_->set.points[i];
    if (std::binary_search(frame.sample.begin(), frame.sample.end(), x)) continue;
    const QPointF centre(x_of(x), frame.at(run_->learner.probability(frame.sample, x, domain)));
    draw_inside_dot(frame.stage.painter, frame.stage.theme, centre, 5);
    frame.places.take(QRectF(centre - QPointF(6, 6), QSizeF(12, 12)));
    frame.stage.spots.add(frame.stage.painter, QRectF(centre - QPointF(7, 7), QSizeF(14, 14)), 7,
                          Kin::of_point(static_cast<PointIndex>(i)));
  }
}

// The point outside that is looked at.
void HomogeneousPicture::paint_outside(SampleFrame& frame) const {
  if (!pointed_ || *pointed_ >= facts_->candidates.size()) return;
  const LinePoint x = facts_->candidates[*pointed_].point;
  const bool hidden =
      std::binary_search(frame.sample.begin(), frame.sample.end(), x) || facts_->candidates[*pointed_].inside;
  if (hidden) return;
  const double value = run_->learner.probability(frame.sample, x, run_->scenario.domain);
  const QPointF centre(x_of(x), frame.at(value));
  draw_outside_dot(frame.stage.painter, frame.stage.theme, centre, 5);
  draw_kin_ring(frame.stage.painter, frame.stage.theme, QRectF(centre - QPointF(7, 7), QSizeF(14, 14)), 7);
  frame.places.take(QRectF(centre - QPointF(10, 10), QSizeF(20, 20)));
  const QString words = frame.second ? tr("%1: now %2").arg(point_markup(x), told_probability(value))
                                     : tr("%1 is not in $X$′: %2").arg(point_markup(x), told_probability(value));
  const double width = MathText(words, {caption}, MathText::Mode::mixed).width();
  std::vector<QRectF> boxes;
  for (const double dy : {-2.0, 14.0, -16.0, 26.0}) {
    boxes.push_back(words_box({centre.x() - width - 14, centre.y() + dy}, width, caption));
    boxes.push_back(words_box({centre.x() + 14, centre.y() + dy}, width, caption));
    boxes.push_back(words_box({centre.x() - width / 2, centre.y() + dy * 1.3}, width, caption));
  }
  const QRectF box = frame.places.find(boxes, false);
  if (!box.isNull()) frame.stage.rich(baseline_in(box, caption), words, {caption}, frame.stage.theme.ink2);
}

// What the bands stand for, where they have the room.
void HomogeneousPicture::paint_band_values(SampleFrame& frame) const {
  const double gamma = to_double(run_->tolerance);
  const std::vector<ValueRange>& ranges = run_->set.ranges;
  for (std::size_t i = 0; i < frame.spans.size(); ++i) {
    const double spread = ranges[i].spread();
    const QString value = told_probability(ranges[i].middle());
    const QString words = spread > 0 ? QStringLiteral("$p_{%1}$ = %2 ± $γ$").arg(i).arg(value)
                                     : QStringLiteral("$p_{%1}$ = %2").arg(i).arg(value);
    const double width = MathText(words, {caption}, MathText::Mode::mixed).width();
    const auto [from, to] = frame.spans[i];
    if (to - from < width + 4) continue;
    std::vector<QRectF> boxes;
    const double high = frame.at(std::min(1.0, ranges[i].middle() + gamma)) - 6;
    const double low = frame.at(std::max(0.0, ranges[i].middle() - gamma)) + 14;
    for (const double share : {0.5, 0.3, 0.7}) {
      const double x = std::clamp(from + (to - from) * share - width / 2, from + 2, to - width - 2);
      boxes.push_back(words_box({x, high}, width, caption));
      boxes.push_back(words_box({x, low}, width, caption));
    }
    const QRectF box = frame.places.find(boxes, false);
    if (!box.isNull()) frame.stage.rich(baseline_in(box, caption), words, {caption}, frame.stage.theme.ink2);
  }
}

// They are dragged.
void HomogeneousPicture::paint_examples(SampleFrame& frame) const {
  frame.stage.rule({left - 6, sample_y + frame.shift}, {right + 4, sample_y + frame.shift}, frame.stage.theme.line);
  for (std::size_t i = 0; i < frame.sample.size(); ++i) {
    const bool mover = moment_.moved && i == facts_->mover;
    double x = x_of(frame.sample[i]);
    if (mover && frame.second && grown_ < 1) x = motion::between(x_of(facts_->sample[i]), x, grown_);
    const QRectF cell(x - 9, sample_y + frame.shift - 9, 18, 18);
    draw_label_cell(frame.stage.painter, frame.stage.theme, cell,
                    i < frame.sample.size() / 2 ? Label::minus : Label::plus);
    if (mover) draw_current_ring(frame.stage.painter, frame.stage.theme, cell.adjusted(2, 2, -2, -2), 4);
    const bool off = !std::binary_search(run_->set.points.begin(), run_->set.points.end(), frame.sample[i]);
    if (off) {
      frame.stage.words({x, sample_y + frame.shift + 22}, QStringLiteral("!"), TextRole::number, frame.stage.theme.ink,
                        0.5);
    }
    frame.stage.spots.add(frame.stage.painter, cell.adjusted(-5, -5, 5, 5), 6, {}, Spot::Act::drag,
                          static_cast<std::int32_t>(i) + (frame.second ? moved_handles : 0));
  }
}

void HomogeneousPicture::paint_move(const Stage& stage) const {
  const double from = x_of(facts_->sample[facts_->mover]);
  const double to = x_of(facts_->moved[facts_->mover]);
  stage.painter.setPen(QPen(stage.theme.ink, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  stage.painter.setBrush(Qt::NoBrush);
  const double y = sample_y + 24;
  stage.painter.drawPolyline(QPolygonF({{from, sample_y + 15}, {from, y}, {to, y}, {to, y + 9}}));
  stage.painter.drawPolyline(QPolygonF({{to - 4, y + 5}, {to, y + 10}, {to + 4, y + 5}}));
  const QString words = tr("example %1 moves").arg(facts_->mover + 1);
  const double width = MathText(words, {caption}, MathText::Mode::mixed).width();
  const double beside = std::max(from, to) + 12;
  const bool fits = beside + width <= stage.width - 8;
  stage.rich({fits ? beside : std::min(from, to) - 12, y + 7}, words, {caption}, stage.theme.ink2, fits ? 0 : 1);
}

void HomogeneousPicture::paint_candidates(const Stage& stage) const {
  CandidatesDrawing(stage, *run_, facts_->candidates, moment_.tried, pointed_, grown_).paint();
}

ColourPicture::ColourPicture(std::shared_ptr<const LowerBoundRun> run, std::shared_ptr<const HomogeneousFacts> facts,
                             bool all)
    : run_(std::move(run)), facts_(std::move(facts)), all_(all) {}

QSizeF ColourPicture::natural_size() const {
  const double rows = static_cast<double>(std::min<std::size_t>(facts_->five.size(), 9));
  return {256, facts_->five.empty() ? 0 : 24 + rows * 24};
}

QString ColourPicture::description() const {
  QStringList values;
  for (const double value : facts_->colour) values += told_probability(value);
  return tr("The colour of %1 points: %2.").arg(facts_->five.size()).arg(values.join(QStringLiteral(", ")));
}

void ColourPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  const std::size_t count = facts_->five.size();
  if (count == 0) return;
  const double pitch = std::min(30.0, 176.0 / static_cast<double>(count));
  const double cell = std::min(18.0, pitch * 0.8);
  if (pitch >= 24) {
    for (std::size_t j = 0; j < count; ++j) {
      painter.setPen(theme.ink3);
      MathText(point_markup(facts_->five[j]), {caption}, MathText::Mode::mixed)
          .draw(painter, {16 + pitch * static_cast<double>(j), 12}, 0.5);
    }
  }
  stage.words({252, 12}, tr("value"), TextRole::caption, theme.ink3, 1);
  const std::size_t rows = std::min<std::size_t>(count, 9);
  const std::size_t first = (count - rows) / 2;
  for (std::size_t r = 0; r < rows; ++r) {
    const std::size_t out = first + r;
    const double y = 30 + 24 * static_cast<double>(r);
    const bool shown = all_ || out == count / 2;
    for (std::size_t j = 0; j < count; ++j) {
      const QPointF centre(16 + pitch * static_cast<double>(j), y);
      if (j == out) {
        draw_inside_dot(painter, theme, centre, std::min(6.5, cell * 0.36));
        continue;
      }
      const std::size_t order = j < out ? j : j - 1;
      draw_label_cell(painter, theme, QRectF(centre - QPointF(cell / 2, cell / 2), QSizeF(cell, cell)),
                      order < (count - 1) / 2 ? Label::minus : Label::plus, cell > 12);
    }
    if (!shown) continue;
    draw_arrow(painter, theme.ink2, {pitch * static_cast<double>(count) + 14, y}, 18);
    stage.rich({252, y + 4.5}, told_probability(facts_->colour[out]),
               {12, out == count / 2 ? QFont::DemiBold : QFont::Normal}, theme.ink, 1);
  }
}

}  // namespace littlestone::ui
