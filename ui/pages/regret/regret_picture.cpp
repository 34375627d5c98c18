// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/regret/regret_picture.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/pages/regret/regret_frame.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

using namespace regret_places;

namespace {

QString axis_number(double value) {
  if (value == 0) return QStringLiteral("0");
  if (value < 1) return QString::number(value, 'g', 3).remove(0, 1);
  return whole_text(static_cast<std::uint64_t>(std::llround(value)));
}

/// Baselines pushed apart until they are `least` px from each other; none beyond `bottom`.
void push_apart(std::vector<double*>& ys, double least, double bottom) {
  std::stable_sort(ys.begin(), ys.end(), [](const double* a, const double* b) { return *a < *b; });
  for (std::size_t i = 1; i < ys.size(); ++i) *ys[i] = std::max(*ys[i], *ys[i - 1] + least);
  double limit = bottom;
  for (std::size_t i = ys.size(); i-- > 0; limit -= least) *ys[i] = std::min(*ys[i], limit);
}

}  // namespace

RegretPicture::RegretPicture(std::shared_ptr<const RegretPageRun> run, int step, double phase, RegretView view)
    : run_(std::move(run)),
      moment_(RegretMoment::at(*run_, std::clamp(step, 0, RegretMoment::steps(*run_) - 1))),
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))),
      view_(std::move(view)) {}

QString RegretPicture::description() const {
  const RegretCurves& own = run_->own;
  if (!own.costs()) return tr("One hypothesis: no regret, and no mistakes.");
  const QString promise =
      tr("With the promise the SOA errs %n times at most, fair coins %1 times.", nullptr, own.dimension)
          .arg(coins_text(own.coins));
  QString without;
  if (!own.exact.empty()) {
    without = tr("Without it the least regret of %n rounds is %1.", nullptr, plural(own.exact.size()))
                  .arg(exact_text(own.exact.back()));
  }
  if (!run_->runs.empty()) {
    const RegretRuns& last = run_->runs.back();
    without +=
        (without.isEmpty() ? QString() : QStringLiteral(" ")) +
        tr("Hedge's regret in %n rounds is %1 on average.", nullptr, plural(last.rounds)).arg(about_text(last.mean));
  }
  return without.isEmpty() ? promise : promise + u' ' + without;
}

double RegretPicture::top_value() const {
  const RegretCurves& own = run_->own;
  double top = std::max({1.0, own.hedge_bound(run_->scenario.most_rounds), static_cast<double>(own.dimension)});
  top = std::max(top, own.lower_bound(run_->scenario.most_rounds));
  if (run_->other) top = std::max(top, static_cast<double>(run_->other->dimension));
  for (const RegretRuns& runs : run_->runs) {
    for (const double regret : runs.regrets) top = std::max(top, regret);
  }
  return top * 1.05;
}

void RegretPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void RegretPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), regret_least_height, theme, spots);
  const RegretPlaces at(stage.width, stage.height);
  LabelPlaces places(QRectF(plot_left, plot_top - 12, at.plot_right - plot_left, at.plot_bottom - plot_top + 12));
  const Frame frame{stage, at, places, static_cast<double>(run_->scenario.most_rounds), top_value(), view_.linear};
  paint_plot(frame);
  stage.rule({page_margin, at.rule_y}, {at.width - page_margin, at.rule_y}, stage.divider());
  paint_tree(frame);
  paint_classes(frame);
}

std::uint64_t RegretPicture::rounds_at(QPointF at, const QRectF& area) const {
  const QSizeF size = regret_stage_size(area, natural_size());
  const RegretPlaces places(size.width(), size.height());
  const double x = Stage::place(at, area, natural_size(), regret_least_height).x();
  const double share = std::clamp((x - plot_left) / (places.plot_right - plot_left), 0.0, 1.6);
  const auto most = static_cast<double>(run_->scenario.most_rounds);
  const double rounds = view_.linear ? 1 + (most - 1) * share : std::pow(std::max(2.0, most), share);
  return static_cast<std::uint64_t>(std::clamp(std::round(rounds), 1.0, 4096.0));
}

// --- The plot

void RegretPicture::paint_plot(const Frame& frame) const {
  const Stage& stage = frame.stage;
  stage.painter.setPen(stage.theme.ink2);
  MathText::fitted(view_.linear ? tr("regret, or mistakes above the best hypothesis")
                                : tr("regret, or mistakes above the best hypothesis (log scale)"),
                   {caption}, frame.at.plot_right - page_margin)
      .draw(stage.painter, {page_margin, 12});
  paint_grid(frame);
  paint_axis(frame);
  if (!run_->own.costs()) {
    stage.rich({(plot_left + frame.at.plot_right) / 2, (plot_top + frame.at.plot_bottom) / 2 - 24},
               tr("One hypothesis, no regret."), {14, QFont::DemiBold}, stage.theme.ink, 0.5);
    return;
  }
  paint_promise(frame);
  paint_bounds(frame);
  paint_runs(frame);
  paint_ticks(frame);
  paint_names(frame);
  paint_right(frame);
  paint_legend(frame);
}

void RegretPicture::paint_grid(const Frame& frame) const {
  const Stage& stage = frame.stage;
  std::vector<double> values;
  if (frame.linear) {
    const double step = std::max(1.0, nice_step(frame.top / 5));
    for (double value = 0; value <= frame.top; value += step) values.push_back(value);
  } else {
    for (double value = 0.5; value <= frame.top; value *= 4) values.push_back(value);
  }
  for (const double value : values) {
    const double y = std::round(frame.y_of(value)) + 0.5;
    stage.rule({plot_left, y}, {frame.at.plot_right, y}, stage.theme.hair);
    stage.words({plot_left - 8, y + 4}, axis_number(value), TextRole::caption, stage.theme.ink2, 1);
  }
}

void RegretPicture::paint_axis(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const double base = frame.at.plot_bottom;
  stage.rule({plot_left, base + 0.5}, {frame.at.plot_right, base + 0.5}, stage.theme.line);
  const auto most = run_->scenario.most_rounds;
  std::vector<std::uint64_t> all = {1};
  if (frame.linear) {
    const auto step = static_cast<std::uint64_t>(std::max(1.0, nice_step(frame.most_rounds / 6)));
    for (std::uint64_t rounds = step; rounds < most; rounds += step) all.push_back(rounds);
  } else {
    for (std::uint64_t rounds = 2; rounds < most; rounds *= 2) all.push_back(rounds);
  }
  const double end = frame.x_of(frame.most_rounds);
  constexpr double apart = 30;
  double before = -apart;
  for (const std::uint64_t rounds : all) {
    const double x = frame.x_of(static_cast<double>(rounds));
    if ((x - before < apart) || (rounds != most && end - x < apart)) continue;
    before = x;
    stage.rule({x, base}, {x, base + 4}, stage.theme.line);
    stage.words({x, base + 17}, whole_text(rounds), TextRole::caption, stage.theme.ink2, 0.5);
  }
  if (most > 1) stage.rule({end, base}, {end, base + 4}, stage.theme.line);
  const double width =
      most > 1 ? stage.words({end, base + 17}, whole_text(most), TextRole::caption, stage.theme.ink2, 0.5) : 6;
  stage.painter.setPen(stage.theme.ink2);
  MathText::fitted(tr("rounds $T$"), {caption}, frame.at.width - page_margin - end - width / 2 - 8)
      .draw(stage.painter, {end + width / 2 + 8, base + 17});
  // T is dragged at its number.
  stage.spots.add(stage.painter, QRectF(end - width / 2 - 6, base - 8, width + 12, 30), 5, {}, Spot::Act::drag,
                  rounds_handle);
}

void RegretPicture::paint_promise(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const auto line = [&](const RegretCurves& curves, const QColor& ink, double thickness) {
    const double coins = frame.y_of(to_double(curves.coins.upper));
    const double soa = frame.y_of(curves.dimension);
    for (const double y : {coins, soa}) {
      stage.rule({plot_left, y}, {frame.at.plot_right, y}, ink, thickness + stage.theme.heavier);
      frame.places.take_line({plot_left, y}, {frame.at.plot_right, y});
    }
  };
  const double coins = frame.y_of(to_double(run_->own.coins.upper));
  const double soa = frame.y_of(run_->own.dimension);
  QColor ground = stage.theme.lineage;
  ground.setAlphaF(0.45F);
  stage.painter.setPen(Qt::NoPen);
  stage.painter.setBrush(ground);
  stage.painter.drawRoundedRect(
      QRectF(plot_left - 6, std::min(coins, soa) - 6, frame.at.plot_right - plot_left + 12, std::abs(coins - soa) + 12),
      5, 5);
  if (run_->other) line(*run_->other, stage.theme.line, 1.2);
  line(run_->own, stage.theme.ink3, 2.2);
}

void RegretPicture::paint_bounds(const Frame& frame) const {
  if (!moment_.bounds) return;
  const Stage& stage = frame.stage;
  const double shown = come(RegretMoment::Newest::bounds);
  const auto curve = [&](const RegretCurves& curves, bool upper, const QColor& ink) {
    QPainterPath path;
    constexpr int pieces = 64;
    QPointF last;
    const double end = frame.x_of(frame.most_rounds);
    for (int i = 0; i <= std::lround(pieces * shown); ++i) {
      const double share = static_cast<double>(i) / pieces;
      const double rounds = frame.linear ? 1 + (frame.most_rounds - 1) * share : std::pow(frame.most_rounds, share);
      const auto whole = std::max<std::uint64_t>(1, static_cast<std::uint64_t>(std::llround(rounds)));
      const double value = upper ? curves.hedge_bound(whole) : curves.lower_bound(whole);
      const QPointF next(frame.x_of(static_cast<double>(whole)), frame.y_of(value));
      if (i == 0) {
        path.moveTo(next);
      } else if (next.x() > last.x()) {
        path.lineTo(next);
        frame.places.take(QRectF(last, next).normalized().adjusted(-2, -2, 2, 2));
      } else {
        continue;
      }
      last = next;
      if (next.x() >= end) break;
    }
    QPen pen(ink, 1.4 + stage.theme.heavier);
    pen.setDashPattern({5 / pen.widthF(), 3.5 / pen.widthF()});
    pen.setCapStyle(Qt::FlatCap);
    stage.painter.setPen(pen);
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.drawPath(path);
  };
  if (frame.most_rounds <= 1) return;
  if (run_->own.flips > 0) curve(run_->own, true, stage.theme.ink);
  curve(run_->own, false, stage.theme.ink);
}

void RegretPicture::paint_ticks(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const auto half_at = [&](std::size_t rounds) {
    const double here = frame.x_of(static_cast<double>(rounds));
    const double next = frame.x_of(static_cast<double>(rounds) + 1);
    return frame.most_rounds <= 1 ? 7.0 : std::clamp((next - here) * 0.55, 1.6, 7.0);
  };
  const auto tick = [&](std::size_t rounds, double value, const QColor& ink, double thickness, double shown) {
    const double x = frame.x_of(static_cast<double>(rounds));
    const double y = frame.y_of(value);
    const double half = half_at(rounds) * shown;
    stage.rule({x - half, y}, {x + half, y}, ink, thickness + stage.theme.heavier);
    frame.places.take(QRectF(x - half, y - 3, 2 * half, 6));
  };
  if (run_->other) {
    for (std::size_t i = 0; i < std::min(moment_.exact, run_->other->exact.size()); ++i) {
      tick(i + 1, to_double(run_->other->exact[i]), stage.theme.ink3, 2, 1);
    }
  }
  for (std::size_t i = 0; i < moment_.at_worst; ++i) {
    const bool newest = moment_.newest == RegretMoment::Newest::at_worst && i + 1 == moment_.at_worst;
    tick(i + 1, run_->own.at_worst[i], stage.theme.ink2, 1.3, newest ? grown_ : 1);
  }
  for (std::size_t i = 0; i < moment_.exact; ++i) {
    const bool newest = moment_.newest == RegretMoment::Newest::exact && i + 1 == moment_.exact;
    tick(i + 1, to_double(run_->own.exact[i]), stage.theme.ink, 3, newest ? grown_ : 1);
  }
}

void RegretPicture::paint_runs(const Frame& frame) const {
  const Stage& stage = frame.stage;
  for (std::size_t k = 0; k < moment_.runs; ++k) {
    const RegretRuns& runs = run_->runs[k];
    const bool newest = moment_.newest == RegretMoment::Newest::runs && k + 1 == moment_.runs;
    const double x = frame.x_of(static_cast<double>(runs.rounds));
    const double before = k == 0 ? x - 60 : frame.x_of(static_cast<double>(run_->runs[k - 1].rounds));
    const double room = std::clamp(x - before, 6.0, 58.0);
    const double spread = room * 0.2;
    const double mean_x = x - room * 0.28;
    const auto shown =
        static_cast<std::size_t>(std::lround(static_cast<double>(runs.regrets.size()) * (newest ? grown_ : 1)));
    std::size_t below = 0;
    stage.painter.setPen(Qt::NoPen);
    QColor dot = stage.theme.ink3;
    dot.setAlphaF(stage.theme.kind == ThemeKind::contrast ? 1.0F : 0.6F);
    stage.painter.setBrush(dot);
    for (std::size_t i = 0; i < shown; ++i) {
      if (runs.regrets[i] <= frame.floor()) {
        ++below;
        continue;
      }
      const double aside = std::fmod(static_cast<double>(i) * 0.6180339887, 1.0) * 2 - 1;
      const QPointF at(x + aside * spread, frame.y_of(runs.regrets[i]));
      stage.painter.drawEllipse(at, 1.7, 1.7);
      frame.places.take(QRectF(at.x() - 2, at.y() - 2, 4, 4));
    }
    if (!newest || grown_ >= 1) {
      const double low = frame.y_of(std::max(frame.floor(), runs.mean - runs.half));
      const double high = frame.y_of(runs.mean + runs.half);
      if (runs.mean > frame.floor()) {
        stage.rule({mean_x, low}, {mean_x, high}, stage.theme.ink2, 4 + stage.theme.heavier);
        stage.painter.setPen(Qt::NoPen);
        stage.painter.setBrush(stage.theme.ink2);
        stage.painter.drawEllipse(QPointF(mean_x, frame.y_of(runs.mean)), 4, 4);
      }
      frame.places.take(QRectF(mean_x - 4, high, 8, std::max(8.0, low - high)));
    }
    if (below > 0) {
      const QString words = tr("%n below", nullptr, plural(below));
      const double width = QFontMetricsF(ui_font(TextRole::caption)).horizontalAdvance(words);
      const double left = std::min(x - width / 2, frame.at.plot_right + 30 - width);
      const QRectF box = frame.places.find({words_box({left, frame.at.plot_bottom - 4}, width, caption),
                                            words_box({left, frame.at.plot_bottom - 17}, width, caption),
                                            words_box({left - 20, frame.at.plot_bottom - 4}, width, caption)},
                                           false);
      if (!box.isNull()) stage.words(baseline_in(box, caption), words, TextRole::caption, stage.theme.ink2);
    }
  }
}

void RegretPicture::paint_names(const Frame& frame) const {
  paint_promise_name(frame);
  if (moment_.exact > 0) paint_minimax_name(frame);
  if (run_->own.cut && moment_.exact == run_->own.exact.size()) paint_cut_name(frame);
  if (moment_.at_worst > 1) paint_worst_name(frame);
}

// The pill of the promise, between its lines where there is room.
void RegretPicture::paint_promise_name(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const double coins = frame.y_of(to_double(run_->own.coins.upper));
  const double soa = frame.y_of(run_->own.dimension);
  const MathText promise = MathText::fitted(tr("with the promise: paid once, for any $T$"), {caption}, 250);
  const double middle = coins - soa > 18 ? (coins + soa) / 2 : soa - 12;
  const double left = plot_left + (frame.at.plot_right - plot_left) * 0.72 - promise.width() / 2;
  const QRectF pill(left - 10, middle - 8.5, promise.width() + 20, 17);
  stage.painter.setPen(Qt::NoPen);
  stage.painter.setBrush(stage.theme.canvas);
  stage.painter.drawRoundedRect(pill, 8.5, 8.5);
  stage.painter.setPen(stage.theme.ink2);
  promise.draw(stage.painter, {left, middle + 4});
  frame.places.take(pill);
}

// The first values of the minimax regret, near the first of them.
void RegretPicture::paint_minimax_name(const Frame& frame) const {
  const Stage& stage = frame.stage;
  QStringList values;
  for (std::size_t i = 0; i < moment_.exact && i < 4; ++i) values += exact_text(run_->own.exact[i]);
  QString list = values.join(QStringLiteral(", "));
  if (moment_.exact > 4) {
    list += (moment_.exact > 5 ? QStringLiteral(" … ") : QStringLiteral(", ")) +
            exact_text(run_->own.exact[moment_.exact - 1]);
  }
  const MathText words(tr("minimax, exact: %1").arg(list), {caption, QFont::DemiBold}, MathText::Mode::mixed);
  std::vector<QRectF> candidates;
  const double y = frame.y_of(to_double(run_->own.exact[0]));
  for (const double down : {15.0, 22.0, 30.0, -12.0}) {
    for (const double x : {plot_left + 4, plot_left + 14, plot_left + 40, plot_left + 76, plot_left + 130}) {
      candidates.push_back(words_box({x, y + down}, words.width(), caption));
    }
  }
  for (const double down : {10.0, 24.0, 40.0}) {
    candidates.push_back(words_box({plot_left + 14, plot_top + down}, words.width(), caption));
    candidates.push_back(words_box({plot_left + 180, plot_top + down}, words.width(), caption));
  }
  const QRectF box = frame.places.find(candidates);
  stage.painter.setPen(stage.theme.ink);
  words.draw(stage.painter, baseline_in(box, caption));
}

// Why the exact values end here.
void RegretPicture::paint_cut_name(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const bool none = run_->own.exact.empty();
  const MathText words(none ? tr("past the exact search") : tr("further: too many states"), {caption},
                       MathText::Mode::plain);
  const double x = none ? plot_left + 14 : frame.x_of(static_cast<double>(moment_.exact));
  const double y = frame.y_of(none ? 0.5 : to_double(run_->own.exact.back()));
  std::vector<QRectF> candidates;
  for (const double down : {4.0, 16.0, 24.0, -8.0, -16.0}) {
    for (const double aside : {12.0, -words.width() - 12, -words.width() / 2}) {
      candidates.push_back(words_box({x + aside, y + down}, words.width(), caption));
    }
  }
  const QRectF box = frame.places.find(candidates);
  stage.painter.setPen(stage.theme.ink2);
  words.draw(stage.painter, baseline_in(box, caption));
}

void RegretPicture::paint_worst_name(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const QString words = tr("Hedge at worst");
  const double width = QFontMetricsF(ui_font(TextRole::caption)).horizontalAdvance(words);
  const double x = frame.x_of(static_cast<double>(moment_.at_worst));
  const double y = frame.y_of(run_->own.at_worst[moment_.at_worst - 1]);
  std::vector<QRectF> candidates;
  for (const double up : {8.0, 14.0, 20.0, 28.0, 36.0}) {
    for (const double aside : {-width - 6.0, -width / 2, -width + 8, -10.0}) {
      candidates.push_back(words_box({std::max(plot_left + 2, x + aside), y - up}, width, caption));
    }
  }
  const QRectF box = frame.places.find(candidates, false);
  if (!box.isNull()) stage.words(baseline_in(box, caption), words, TextRole::caption, stage.theme.ink2);
}

void RegretPicture::paint_right(const Frame& frame) const {
  const Stage& stage = frame.stage;
  struct Said {
    QString markup;
    double y;
    bool strong;
    int order;
  };
  std::vector<Said> lines;
  const RegretCurves& own = run_->own;
  const auto most = run_->scenario.most_rounds;
  const auto promise = [&](const RegretCurves& curves, bool strong) {
    lines.push_back({tr("%1: SOA").arg(curves.dimension), frame.y_of(curves.dimension) + 4, strong, 2});
    lines.push_back(
        {tr("%1: fair coins").arg(coins_text(curves.coins)), frame.y_of(to_double(curves.coins.upper)) + 4, strong, 3});
  };
  if (moment_.bounds && most > 1) {
    if (own.flips > 0) {
      const double y = frame.y_of(own.hedge_bound(most));
      lines.push_back(
          {own.flips < own.dimension ? tr("above its best expert:") : tr("Hedge: at most"), y + 2, false, 0});
      lines.push_back({QStringLiteral("√($T$ ln $N$ / 2)"), y + 16, false, 1});
    }
    const double y = frame.y_of(own.lower_bound(most));
    lines.push_back({tr("someone forces"), y + 2, false, 4});
    lines.push_back({forced_formula(own, most), y + 16, false, 5});
  }
  promise(own, true);
  if (run_->other) promise(*run_->other, false);
  std::vector<double*> ys;
  ys.reserve(lines.size());
  for (Said& line : lines) ys.push_back(&line.y);
  push_apart(ys, 14, frame.at.plot_bottom - 4);
  const double x = frame.at.plot_right + 16;
  const double room = frame.at.width - 6 - x;
  for (const Said& line : lines) {
    stage.painter.setPen(line.strong ? stage.theme.ink : stage.theme.ink2);
    MathText::fitted(line.markup, {caption, line.strong ? QFont::DemiBold : QFont::Normal}, room)
        .draw(stage.painter, {x, line.y});
  }
}

void RegretPicture::paint_legend(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const double y = frame.at.legend_y;
  double x = plot_left;
  const auto said = [&](const QString& words) { x += stage.rich({x, y}, words, {caption}, stage.theme.ink2) + 16; };
  if (moment_.exact > 0) {
    stage.rule({x, y - 4}, {x + 15, y - 4}, stage.theme.ink, 3);
    x += 21;
    said(tr("exact"));
  }
  if (moment_.bounds) {
    stage.dashed({x, y - 4}, {x + 26, y - 4}, stage.theme.ink, 1.4, 5, 3.5);
    x += 32;
    said(tr("bound"));
  }
  if (run_->other) {
    stage.rule({x, y - 4}, {x + 15, y - 4}, stage.theme.ink3, 2);
    x += 21;
    said(literal_class(run_->other->text));
  }
  if (moment_.runs == 0) return;
  stage.rule({x + 3, y - 10}, {x + 3, y + 2}, stage.theme.ink2, 4);
  stage.painter.setPen(Qt::NoPen);
  stage.painter.setBrush(stage.theme.ink2);
  stage.painter.drawEllipse(QPointF(x + 3, y - 4), 4, 4);
  x += 13;
  said(run_->scenario.runs == 1 ? tr("one run of Hedge")
                                : tr("mean of %n runs of Hedge, 95 % interval", nullptr, plural(run_->scenario.runs)));
  stage.painter.setPen(Qt::NoPen);
  stage.painter.setBrush(stage.theme.ink3);
  stage.painter.drawEllipse(QPointF(x + 2, y - 4), 1.7, 1.7);
  x += 10;
  said(tr("single run"));
}

// --- The classes

void RegretPicture::paint_classes(const Frame& frame) const {
  if (!moment_.classes) return;
  const Stage& stage = frame.stage;
  const double left = frame.at.list_left;
  stage.painter.setPen(stage.theme.ink);
  MathText::fitted(tr("Between half and all of Ldim"), {14, QFont::DemiBold}, list_width)
      .draw(stage.painter, {left + 8, frame.at.title_y});
  const double first = frame.at.tree_top - 8;
  const double base = frame.at.tree_top + 174;
  int most = 1;
  for (const CoinRow& row : run_->classes) most = std::max(most, row.dimension);
  const double zero = left + 100;
  const double unit = (left + 260 - zero) / most;
  const int every = most <= 6 ? 1 : static_cast<int>(nice_step(most / 5.0));
  for (int i = 0; i <= most; i += every) {
    const double x = std::round(zero + unit * i) + 0.5;
    stage.rule({x, first - 10}, {x, base}, stage.theme.hair);
  }
  for (std::size_t row = 0; row < run_->classes.size(); ++row) {
    paint_class(
        frame, row,
        first + 27 * static_cast<double>(row) * 6 / std::max<double>(6, static_cast<double>(run_->classes.size()) - 1));
  }
  for (int i = 0; i <= most; i += every) {
    stage.words({zero + unit * i, base + 16}, QString::number(i), TextRole::caption, stage.theme.ink2, 0.5);
  }
  stage.painter.setPen(stage.theme.ink2);
  MathText::fitted(tr("expected mistakes"), {caption}, list_width - 8)
      .draw(stage.painter, {zero + unit * most / 2, base + 32}, 0.5);
}

void RegretPicture::paint_class(const Frame& frame, std::size_t row, double y) const {
  const Stage& stage = frame.stage;
  const CoinRow& one = run_->classes[row];
  const double left = frame.at.list_left;
  int most = 1;
  for (const CoinRow& other : run_->classes) most = std::max(most, other.dimension);
  const double zero = left + 100;
  const double unit = (left + 260 - zero) / most;
  const bool own = row == 0;
  if (own) {
    stage.painter.setPen(Qt::NoPen);
    stage.painter.setBrush(stage.theme.lineage);
    stage.painter.drawRoundedRect(QRectF(left, y - 12, list_width, 24), 4, 4);
  }
  stage.painter.setPen(own ? stage.theme.ink : stage.theme.ink2);
  MathText::fitted(literal_class(one.text), {12, own ? QFont::DemiBold : QFont::Normal}, 88)
      .draw(stage.painter, {left + 8, y + 4});
  const double grown = come(RegretMoment::Newest::classes);
  const double low = zero + unit * one.dimension / 2;
  const double high = zero + unit * one.dimension;
  stage.rule({low, y}, {low + (high - low) * grown, y}, stage.theme.ink3, 4);
  for (const double x : {low, high}) stage.dashed({x, y - 6}, {x, y + 6}, stage.theme.ink, 1.4, 3, 1.5);
  const double coins = zero + unit * to_double(one.coins.upper);
  if (one.coins.exact()) stage.rule({coins, y - 8}, {coins, y + 8}, stage.theme.ink, 3 + stage.theme.heavier);
  const MathText value(coins_text(one.coins), {12, own ? QFont::DemiBold : QFont::Normal}, MathText::Mode::plain);
  const double from = std::max(high, coins) + 8;
  stage.painter.setPen(stage.theme.ink);
  const double end = left + list_width - 3;
  if (from + value.width() <= end) {
    value.draw(stage.painter, {from, y + 4});
  } else {
    value.draw(stage.painter, {low - 8, y + 4}, 1);
  }
}

}  // namespace littlestone::ui
