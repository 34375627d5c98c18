// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/attack/attack_picture.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/attack/attack_frame.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

using namespace attack_parts;

namespace {

constexpr double left = 101;  // of the places
constexpr double right = 674;
constexpr double hidden_y = 30;
constexpr double high_y = 59;
constexpr double low_y = 95;
constexpr double boundary_y = 128;
constexpr double draws_top = 153;
constexpr double draws_bottom = 256;
constexpr double counts_top = 280;
constexpr double counts_base = 334;
constexpr double vote_top = 346;
constexpr double vote_height = 14;
constexpr double probes_top = 374;
constexpr double probe_pitch = 17;
constexpr int most_probes = 5;  // that are listed
constexpr double least_height = 470;
constexpr double with_curves = 592;

// Beginning or ending at one of these places, where it lies over nothing; else not at all.
void say(const Stage& stage, LabelPlaces& room, const QString& words, const std::vector<QPointF>& starts) {
  const double width = MathText(words, {caption}, MathText::Mode::mixed).width();
  std::vector<QRectF> boxes;
  for (const QPointF& at : starts) {
    boxes.push_back(words_box(at, width, caption));
    boxes.push_back(words_box({at.x() - width, at.y()}, width, caption));
  }
  const QRectF box = room.find(boxes, false);
  if (!box.isNull()) stage.rich(baseline_in(box, caption), words, {caption}, stage.theme.ink2);
}

}  // namespace

AttackMoment AttackMoment::at(int step, unsigned comparisons) {
  AttackMoment moment;
  moment.told = std::min(step, hide_steps - 1);
  int rest = step - hide_steps + 1;
  moment.drawn = std::clamp(static_cast<double>(rest) / draw_steps, 0.0, 1.0);
  rest -= draw_steps;
  moment.counted = rest > 0;
  moment.read = rest > 1;
  rest -= count_steps;
  const int probes = static_cast<int>(comparisons);
  moment.probes = std::clamp(rest, 0, probes);
  rest -= probes;
  moment.revealed = rest > 0;
  moment.refuted = std::clamp(rest - 1, 0, refute_steps);
  return moment;
}

AttackPicture::AttackPicture(std::shared_ptr<const LowerBoundRun> run, std::shared_ptr<const AttackFacts> facts,
                             std::shared_ptr<const AttackCurves> curves, bool covered, int step, double phase)
    : run_(std::move(run)),
      facts_(std::move(facts)),
      curves_(std::move(curves)),
      covered_(covered),
      moment_(AttackMoment::at(step, run_->scenario.comparisons)),
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))) {}

QString AttackPicture::description() const {
  if (facts_->nothing != AttackFacts::Nothing::attack) return tr("There is no attack on this learner here.");
  return tr("%1 hypotheses were drawn; %2 probes end at place %3, and the hidden example is at place %4.")
      .arg(facts_->played.hypotheses.size())
      .arg(facts_->played.probes.size())
      .arg(facts_->played.found + 1)
      .arg(facts_->played.hidden + 1);
}

double AttackPicture::x_of(double place) const {
  const double pitch = (right - left) / static_cast<double>(facts_->needed);
  return left + pitch * (place + 0.5);
}

std::uint64_t AttackPicture::target_at(QPointF at, const QRectF& area) const {
  const double x = Stage::place(at, area, natural_size(), least_height).x();
  const double place = (x - left) / (right - left) * static_cast<double>(facts_->needed) - 0.5;
  const double last = std::ldexp(1.0, static_cast<int>(run_->scenario.comparisons)) - 1;
  return static_cast<std::uint64_t>(std::llround(std::clamp(place / 2, 0.0, last)));
}

void AttackPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void AttackPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), least_height, theme, spots);
  if (facts_->nothing != AttackFacts::Nothing::attack) {
    const QString why =
        facts_->nothing == AttackFacts::Nothing::no_step ? tr("The curve has no step here. Choose another example.")
        : facts_->nothing == AttackFacts::Nothing::no_room
            ? tr("%n probes need %1 places, $J$ has %2.", nullptr, static_cast<int>(run_->scenario.comparisons))
                  .arg(facts_->needed)
                  .arg(facts_->family.places.size())
        : facts_->nothing == AttackFacts::Nothing::too_many
            ? tr("These are too many draws to be played. Take a smaller $D$ or $T$.")
            : tr("No homogeneous set is known yet.");
    stage.paragraph({24, 60}, why, {15}, theme.ink, stage.width - 48, 22);
    return;
  }
  with_opacity(painter, theme.faded_loser < 1 ? 0.6 : 1,
               [&] { painter.fillRect(QRectF(0, 0, stage.width, boundary_y), theme.noise_ground); });
  paint_hidden(stage);
  stage.dashed({12, boundary_y}, {stage.width, boundary_y}, theme.noise, 2.5 + theme.heavier, 7, 5);
  draw_eye(painter, theme, {14, boundary_y});
  if (moment_.drawn > 0) paint_draws(stage);
  if (moment_.counted) paint_counts(stage);
  if (moment_.probes > 0) paint_probes(stage);
  if (stage.height >= with_curves - 1) paint_curves(stage);
}

void AttackPicture::paint_hidden(const Stage& stage) const {
  paint_sample(stage);
  if (moment_.told < 1) return;
  if (covered_ && !moment_.revealed) {
    draw_noise_ground(stage.painter, stage.theme,
                      QRectF(left - 20, hidden_y - 12, right - left + 40, low_y - hidden_y + 24), 6);
    stage.rich({(left + right) / 2, (hidden_y + low_y) / 2 + 4}, tr("hidden until it is found"), {12, QFont::DemiBold},
               stage.theme.noise_text, 0.5);
    return;
  }
  const double x = x_of(static_cast<double>(facts_->played.hidden));
  LabelPlaces room(QRectF(left - 30, hidden_y - 12, right - left + 70, boundary_y - hidden_y));
  room.take(QRectF(x - 16, hidden_y - 14, 52, 28));
  if (moment_.told >= 2) paint_law(stage, room);
  if (moment_.told >= 3) paint_threshold(stage, room);
  if (moment_.told >= 2) {
    say(stage, room, tr("left of it + has chance %1").arg(told_probability(facts_->low)),
        {{left + 20, low_y + 16}, {x - 10, low_y + 16}, {x + 16, low_y + 5}, {x + 10, low_y + 16}});
    say(stage, room, tr("right of it %1").arg(told_probability(facts_->high)),
        {{right - 20, high_y - 6}, {x + 16, high_y - 6}, {x - 16, high_y + 4}, {x + 10, high_y - 6}});
  }
  say(stage, room, tr("$J$: %1 places it may have").arg(facts_->needed),
      {{left + 4, hidden_y - 3}, {right - 4, hidden_y - 3}});
  const std::size_t i = facts_->index;
  const QRectF chip(x - 9, hidden_y - 9, 18, 18);
  draw_label_cell(stage.painter, stage.theme, chip, i <= run_->scenario.examples / 2 ? Label::minus : Label::plus);
  draw_current_ring(stage.painter, stage.theme, chip.adjusted(2, 2, -2, -2), 4);
  stage.rich({x + 15, hidden_y - 5}, QStringLiteral("$x_{%1}$").arg(i), {caption}, stage.theme.ink);
  stage.spots.add(stage.painter, QRectF(x - 16, hidden_y - 16, 32, 32), 6, {}, Spot::Act::drag, 0);
}

// The examples before and after the hidden one.
void AttackPicture::paint_sample(const Stage& stage) const {
  const std::size_t m = run_->scenario.examples;
  const std::size_t i = facts_->index;
  stage.rich({stage.width - 24, 14}, tr("before the boundary: the sample $S$ and the learner's law"),
             {11.5, QFont::DemiBold}, stage.theme.noise_text, 1);
  stage.rich({24, hidden_y + 5}, QStringLiteral("$S$"), {15}, stage.theme.ink);
  stage.rule({left - 27, hidden_y}, {right + 40, hidden_y}, stage.theme.line);
  const auto chips = [&](double from, double to, std::size_t count, std::size_t first) {
    const double size = std::min(12.0, (to - from) / static_cast<double>(std::max<std::size_t>(1, count)));
    for (std::size_t j = 0; j < count; ++j) {
      const QRectF cell(from + size * static_cast<double>(j), hidden_y - 7, size - 1, 14);
      draw_label_cell(stage.painter, stage.theme, cell, first + j < m / 2 ? Label::minus : Label::plus, size >= 9);
    }
  };
  chips(left - 42, left - 3, i - 1, 0);
  chips(right + 3, stage.width - 10, m - i, i);
}

// Low left of the hidden example, high right of it.
void AttackPicture::paint_law(const Stage& stage, LabelPlaces& room) const {
  for (const auto& [level, value] : {std::pair(high_y, facts_->high), {low_y, facts_->low}}) {
    stage.words({left - 35, level + 4}, told_probability(value), TextRole::caption, stage.theme.ink3, 1);
  }
  const double x = x_of(static_cast<double>(facts_->played.hidden));
  const double pitch = (right - left) / static_cast<double>(facts_->needed);
  stage.painter.setBrush(Qt::NoBrush);
  stage.painter.setPen(QPen(stage.theme.ink, 2.5 + stage.theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  stage.painter.drawPolyline(
      QPolygonF({{left, low_y}, {x - pitch / 2, low_y}, {x - pitch / 2, high_y}, {right, high_y}}));
  room.take_line({left, low_y}, {x, low_y});
  room.take_line({x, high_y}, {right, high_y});
}

void AttackPicture::paint_threshold(const Stage& stage, LabelPlaces& room) const {
  const double middle = (high_y + low_y) / 2;
  stage.dashed({left - 30, middle}, {right + 40, middle}, stage.theme.ink, 1.5 + stage.theme.heavier, 7, 4);
  stage.rich({left - 35, middle + 4}, QStringLiteral("$r$ = %1").arg(told_probability(facts_->threshold)), {caption},
             stage.theme.ink, 1);
  room.take_line({left - 30, middle}, {right + 40, middle}, 1);
}

void AttackPicture::paint_draws(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const AttackRun& played = facts_->played;
  const auto rows = static_cast<double>(played.hypotheses.size());
  stage.rich(
      {74, boundary_y + 18},
      tr("What the attacker sees: %n hypotheses, each drawn from $A(S)$", nullptr, plural(played.hypotheses.size())),
      {13, QFont::DemiBold}, theme.ink);
  const double pitch = (draws_bottom - draws_top) / rows;
  const double wide = (right - left) / static_cast<double>(facts_->needed);
  const auto shown = static_cast<std::size_t>(std::ceil(rows * moment_.drawn));
  QList<QRectF> plus;
  constexpr std::size_t most_rows = 220;  // thinner ones are not seen
  const std::size_t every = played.hypotheses.size() / most_rows + 1;
  for (std::size_t r = 0; r < shown; r += every) {
    const double y = draws_top + pitch * static_cast<double>(r);
    const double middle = y + pitch * static_cast<double>(every) / 2;
    QColor thin = theme.minus_small;
    thin.setAlphaF(theme.faded_loser < 1 ? 0.35F : 1.0F);
    if (pitch >= 2) stage.rule({left, middle}, {right, middle}, thin, 0.75);
    const std::vector<bool>& row = played.hypotheses[r];
    for (std::size_t at = 0; at < row.size();) {
      if (!row[at]) {
        ++at;
        continue;
      }
      std::size_t end = at;
      while (end < row.size() && row[end]) ++end;
      const double gap = wide >= 4 ? 1 : 0;
      plus << QRectF(left + wide * static_cast<double>(at), y, wide * static_cast<double>(end - at) - gap,
                     std::max(0.6, pitch * static_cast<double>(every) - (pitch >= 3 ? 0.8 : 0)));
      at = end;
    }
  }
  fill_rects(stage.painter, plus, theme.plus);
  stage.words({left - 35, draws_top + 9}, tr("draw %1").arg(1), TextRole::caption, theme.ink3, 1);
  stage.words({left - 35, draws_bottom}, whole_text(played.hypotheses.size()), TextRole::caption, theme.ink3, 1);
}

void AttackPicture::paint_counts(const Stage& stage) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const AttackRun& played = facts_->played;
  const double bar = facts_->threshold * static_cast<double>(run_->scenario.draws);
  const double most = std::max(
      {1.0, bar * 1.3, static_cast<double>(*std::max_element(played.positives.begin(), played.positives.end()))});
  const auto y_of = [&](double count) { return counts_base + (counts_top - counts_base) * count / most; };
  painter.setPen(theme.ink2);
  MathText::fitted(tr("number of + at each point, one run; a ring is on the wrong side of $r$·$D$"), {caption},
                   right - left)
      .draw(painter, {left, draws_bottom + 15});
  stage.rule({left - 27, counts_base}, {right + 40, counts_base}, theme.hair);
  stage.words({left - 35, counts_base + 4}, QStringLiteral("0"), TextRole::caption, theme.ink3, 1);
  stage.dashed({left - 27, y_of(bar)}, {right + 40, y_of(bar)}, theme.ink, 1.5 + theme.heavier, 7, 4);
  stage.rich({left - 35, y_of(bar) + 4}, QStringLiteral("$r$·$D$ = %1").arg(number_text_of(bar)), {caption}, theme.ink,
             1);
  if (std::abs(y_of(most) - y_of(bar)) > 13) {
    stage.words({left - 35, y_of(most) + 4}, number_text_of(most), TextRole::caption, theme.ink3, 1);
  }
  const double wide = (right - left) / static_cast<double>(facts_->needed);
  const double radius = std::clamp(wide * 0.28, 0.8, 2.6);
  const bool mistakes_seen = !covered_ || moment_.revealed;
  for (std::size_t place = 0; place < played.positives.size(); ++place) {
    const bool reads_plus = played.positives[place] > facts_->bar;
    const bool wrong = mistakes_seen && moment_.read && place != played.hidden && reads_plus != (place > played.hidden);
    const double rise = moment_.read ? 1 : grown_;
    const QPointF at(x_of(static_cast<double>(place)),
                     motion::between(counts_base, y_of(static_cast<double>(played.positives[place])), rise));
    painter.setPen(wrong ? QPen(theme.ink, 1.25) : QPen(Qt::NoPen));
    painter.setBrush(wrong ? theme.canvas : theme.ink2);
    painter.drawEllipse(at, radius, radius);
  }
  if (!moment_.read) return;
  QList<QRectF> plus;
  QList<QRectF> minus;
  for (std::size_t place = 0; place < played.positives.size(); ++place) {
    const bool reads_plus = played.positives[place] > facts_->bar;
    const double x = left + wide * static_cast<double>(place);
    const double cell = wide - (wide >= 4 ? 1 : 0);
    (reads_plus ? plus : minus) << (reads_plus ? QRectF(x, vote_top, cell, vote_height)
                                               : QRectF(x, vote_top + vote_height - 4, cell, 4));
  }
  stage.rich({left - 35, vote_top + 12}, QStringLiteral("$v̄$"), {13}, theme.ink, 1);
  fill_rects(painter, plus, theme.plus);
  fill_rects(painter, minus, theme.minus_small);
}

void AttackPicture::paint_probes(const Stage& stage) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const AttackRun& played = facts_->played;
  const auto draws = run_->scenario.draws;
  const QString bar = number_text_of(facts_->threshold * static_cast<double>(draws));
  std::size_t first = 0;
  std::size_t end = facts_->needed;
  const int from = std::max(0, moment_.probes - most_probes);
  for (int k = 0; k < moment_.probes; ++k) {
    const Probe& probe = played.probes[static_cast<std::size_t>(k)];
    if (k >= from) {
      const double y = probes_top + probe_pitch * (k - from);
      const double wide = (right - left) / static_cast<double>(facts_->needed);
      const QRectF interval(left + wide * static_cast<double>(first), y - 6, wide * static_cast<double>(end - first),
                            12);
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.lineage);
      painter.drawRoundedRect(interval, 3, 3);
      stage.words({left - 35, y + 4}, QString::number(k + 1), TextRole::caption, theme.ink3, 1);
      const double x = x_of(static_cast<double>(probe.place));
      const QRectF chip(x - 7, y - 7, 14, 14);
      draw_label_cell(painter, theme, chip, probe.reads_plus ? Label::plus : Label::minus);
      const QString words =
          (probe.reads_plus ? tr("probe %1: %2 of %3 > %4, go left") : tr("probe %1: %2 of %3 ≤ %4, go right"))
              .arg(whole_text(probe.place + 1), whole_text(probe.positives), whole_text(draws), bar);
      const double width = MathText(words, {caption}, MathText::Mode::plain).width();
      // Over the part of the row that has no chip.
      const bool at_left = x - 12 > left + 6 + width;
      stage.words({at_left ? left + 6 : right - 6, y + 4}, words, TextRole::caption, theme.ink, at_left ? 0 : 1);
    }
    if (probe.reads_plus) {
      end = probe.place;
    } else {
      first = probe.place + 1;
    }
  }
  if (moment_.probes < static_cast<int>(played.probes.size())) return;
  const double y = probes_top + probe_pitch * std::min<int>(most_probes, moment_.probes);
  const double x = x_of(static_cast<double>(played.found));
  const QString found = whole_text(played.found + 1);
  const double wide = MathText(found, {12, QFont::DemiBold}, MathText::Mode::mixed).width() + 10;
  painter.setPen(QPen(theme.ink, 2));
  painter.setBrush(theme.canvas);
  painter.drawRoundedRect(QRectF(x - wide / 2, y - 8, wide, 17), 4, 4);
  stage.rich({x, y + 4.5}, found, {12, QFont::DemiBold}, theme.ink, 0.5);
  const QString words =
      !moment_.revealed ? tr("the search ends here")
                        : tr("found: %1, and the hidden example is at %2").arg(found, whole_text(played.hidden + 1));
  const double width = MathText(words, {12, QFont::DemiBold}, MathText::Mode::mixed).width();
  const bool at_left = x - wide > left + 6 + width;
  stage.rich({at_left ? left + 6 : right - 6, y + 4.5}, words, {12, QFont::DemiBold}, theme.ink, at_left ? 0 : 1);
}

AgainPicture::AgainPicture(std::shared_ptr<const LowerBoundRun> run, std::shared_ptr<const AttackFacts> facts)
    : run_(std::move(run)), facts_(std::move(facts)) {}

QString AgainPicture::description() const {
  return tr("%1 of %2 further searches found the hidden example.")
      .arg(std::count(facts_->again.begin(), facts_->again.end(), true))
      .arg(facts_->again.size());
}

void AgainPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  if (facts_->again.empty()) return;
  constexpr std::size_t across = 20;
  for (std::size_t i = 0; i < facts_->again.size(); ++i) {
    const QPointF at(8 + 12.5 * static_cast<double>(i % across), 10 + 13 * static_cast<double>(i / across));
    painter.setPen(QPen(theme.ink, 1.25));
    painter.setBrush(facts_->again[i] ? theme.ink : theme.panel);
    painter.drawEllipse(at, 4, 4);
  }
  const auto hits = static_cast<std::uint64_t>(std::count(facts_->again.begin(), facts_->again.end(), true));
  const std::uint64_t runs = facts_->again.size();
  const double y = 64;
  const auto x_at = [&](double share) { return 6 + (stage.width - 12) * share; };
  stage.rule({x_at(0), y}, {x_at(1), y}, theme.hair);
  const double guess = std::ldexp(1.0, -static_cast<int>(run_->scenario.comparisons));
  stage.rule({x_at(guess), y - 6}, {x_at(guess), y + 6}, theme.line, 2);
  const Interval& interval = facts_->again_interval;
  stage.rule({x_at(interval.low), y}, {x_at(interval.high), y}, theme.ink2, 4);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.ink2);
  painter.drawEllipse(QPointF(x_at(static_cast<double>(hits) / static_cast<double>(runs)), y), 4.5, 4.5);
  const double success = facts_->success.rounded();
  stage.rule({x_at(success), y - 8}, {x_at(success), y + 8}, theme.ink, 3);
  const QString exact =
      facts_->exact ? tr("chance %1").arg(told_probability(success)) : tr("at least %1").arg(told_lower(success));
  const double width = MathText(exact, {caption, QFont::DemiBold}, MathText::Mode::mixed).width();
  stage.rich({std::clamp(x_at(success) - width / 2, 4.0, stage.width - width - 4), y - 12}, exact,
             {caption, QFont::DemiBold}, theme.ink);
  stage.rich({4, y + 24}, tr("guess %1").arg(told_probability(guess)), {caption}, theme.ink3);
  stage.rich({stage.width - 4, y + 24}, tr("found %1 of %2").arg(hits).arg(runs), {caption}, theme.ink2, 1);
}

}  // namespace littlestone::ui
