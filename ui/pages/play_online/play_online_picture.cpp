// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/play_online/play_online_picture.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/motion.hpp"
#include "ui/pages/play_online/play_online_drawing.hpp"
#include "ui/pages/play_online/play_online_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {

using namespace play_drawing;

play_drawing::Frame::Frame(const Stage& on, const PlayRun& of, const PlayMoment& at, const PlayView& seen, double come)
    : stage(on), run(of), moment(at), view(seen), grown(come), more(std::max(0.0, on.height - play_least_height)) {
  constexpr double right = 66;
  constexpr double least_pitch = 62;
  constexpr double most_pitch = 120;
  constexpr std::size_t ahead = 3;
  const double room = stage.width - first_column - right;
  const auto all = static_cast<std::size_t>(run.scenario.rounds);
  columns = std::min(all, static_cast<std::size_t>(room / least_pitch) + 1);
  pitch = columns > 1 ? std::min(most_pitch, room / static_cast<double>(columns - 1)) : most_pitch;
  if (columns == all) return;
  const std::size_t before = columns > ahead ? columns - ahead : 0;
  first = std::min(moment.rounds > before ? moment.rounds - before : 0, all - columns);
}

PlayPicture::PlayPicture(std::shared_ptr<const PlayRun> run, int step, double phase, PlayView view)
    : run_(std::move(run)),
      view_(std::move(view)),
      moment_(PlayMoment::at(*run_, step, view_)),
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))) {}

QString PlayPicture::description() const {
  const std::size_t t = moment_.rounds;
  const QString best = plain_name(run_->concept_class.hypothesis_name(run_->best_hypothesis(t)));
  return tr("%n round(s) of %1 are played. The learner has lost %2, the best hypothesis %3 %4.", nullptr,
            static_cast<int>(t))
      .arg(whole_text(run_->scenario.rounds), play_number(run_->loss(t)), best, whole_text(run_->best_loss(t)));
}

void PlayPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void PlayPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), play_least_height, theme, spots);
  const Frame frame(stage, *run_, moment_, view_, grown_);
  if (moment_.rounds < run_->scenario.rounds) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.lineage);
    const double half = std::min(36.0, frame.pitch / 2 - 1);
    painter.drawRoundedRect(QRectF(frame.x_of(moment_.rounds) - half, 3, 2 * half, frame.base() + 10 - 3), 5, 5);
  }
  draw_rounds(frame);
  stage.rule({page_margin, rounds_rule}, {stage.width - page_margin, rounds_rule}, stage.divider());
  draw_losses(frame);
  stage.rule({page_margin, frame.bottom()}, {stage.width - page_margin, frame.bottom()}, stage.divider());
  draw_why(frame);
  draw_experts(frame);
}

Rational PlayPicture::odds_at(QPointF at, const QRectF& area) const {
  constexpr int sixteenths = 16;
  const double y = Stage::place(at, area, natural_size(), play_least_height).y();
  const double share = std::clamp((box_top + box_height - y) / box_height, 0.0, 1.0);
  return Rational(std::llround(share * sixteenths), sixteenths);
}

// --- The panel

namespace {

constexpr double stand_line = 38;
constexpr double worth_base = 162;

}  // namespace

PlayStandPicture::PlayStandPicture(std::shared_ptr<const PlayRun> run, int step, const PlayView& view)
    : run_(std::move(run)), moment_(PlayMoment::at(*run_, step, view)) {
  worth_ = view.hints != PlayHints::off && run_->exact && !run_->by_hand() && !run_->over() && moment_.pending(*run_) &&
           moment_.newest != PlayMoment::Newest::answer;
}

QString PlayStandPicture::description() const {
  QString now = tr("Regret now %1.").arg(play_number(run_->regret(moment_.rounds)));
  if (!run_->exact) return now;
  return now + u' ' +
         tr("Best play gives %1, Hedge promises %2.").arg(exact_text(run_->reach.front()), upper_text(run_->bound));
}

void PlayStandPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void PlayStandPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, spots);
  paint_line(stage);
  if (worth_) paint_worth(stage);
}

void PlayStandPicture::paint_line(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const double now = run_->regret(moment_.rounds);
  const double value = run_->exact ? to_double(run_->reach.front()) : 0;
  const double most = std::max({1.0, run_->bound, value, now}) * 1.05;
  const double low = std::min(0.0, now);
  const double width = stage.width - 12;
  const auto x_of = [&](double regret) { return 4 + width * (regret - low) / (most - low); };
  constexpr double line = stand_line;
  stage.rule({x_of(low), line}, {x_of(most), line}, theme.line, 2);
  stage.rule({x_of(0), line}, {x_of(now), line}, theme.ink, 4);
  const int every = most <= 6 ? 1 : static_cast<int>(std::ceil(most / 5));
  for (int i = 0; i <= most; i += every) {
    stage.rule({x_of(i), line - 4}, {x_of(i), line + 4}, theme.line);
    stage.words({std::clamp(x_of(i), 6.0, stage.width - 10), line + 20}, QString::number(i), TextRole::caption,
                theme.ink2, 0.5);
  }
  stage.painter.setPen(Qt::NoPen);
  stage.painter.setBrush(theme.ink);
  stage.painter.drawEllipse(QPointF(x_of(now), line), 5, 5);
  LabelPlaces places(QRectF(0, 0, stage.width, line - 4));
  const auto said = [&](double at, const QString& words, bool strong) {
    const MathText text =
        MathText::fitted(words, {caption, strong ? QFont::DemiBold : QFont::Normal}, stage.width * 0.62);
    std::vector<QRectF> candidates;
    for (const double y : {26.0, 12.0}) {
      for (const double anchor : {0.5, 1.0, 0.0, 0.8, 0.2}) {
        const double x = std::clamp(x_of(at) - anchor * text.width(), 0.0, stage.width - text.width());
        candidates.push_back(words_box({x, y}, text.width(), caption));
      }
    }
    const QRectF box = places.find(candidates, false);
    if (box.isNull()) return;
    places.take(box.adjusted(-6, 0, 6, 0));
    stage.painter.setPen(strong ? theme.ink : theme.ink2);
    text.draw(stage.painter, baseline_in(box, caption));
  };
  said(now, tr("now %1").arg(about_text(now)), true);
  if (run_->exact) {
    stage.rule({x_of(value), line - 9}, {x_of(value), line + 9}, theme.ink, 2.4);
    said(value, tr("best play %1").arg(play_number(value)), true);
  }
  stage.dashed({x_of(run_->bound), line - 9}, {x_of(run_->bound), line + 9}, theme.ink, 1.8, 4, 2);
  said(run_->bound, tr("Hedge ≤ %1").arg(upper_text(run_->bound)), false);
  stage.painter.setPen(theme.ink2);
  MathText::fitted(tr("regret in %n round(s)", nullptr, plural(run_->scenario.rounds)), {caption}, stage.width)
      .draw(stage.painter, {0, line + 36});
}

void PlayStandPicture::paint_worth(const Stage& stage) const {
  const Theme& theme = stage.theme;
  stage.painter.setPen(theme.ink3);
  MathText::fitted(tr("Worth of each question").toUpper(), {caption, QFont::DemiBold}, stage.width)
      .draw(stage.painter, {0, 102});
  const std::size_t points = run_->questions.size();
  const double pitch = stage.width / static_cast<double>(points);
  double best = -1e9;
  double least = 1e9;
  for (const PlayQuestion& question : run_->questions) {
    best = std::max(best, to_double(*question.worth));
    least = std::min(least, to_double(*question.worth));
  }
  constexpr double lowest = 14;
  constexpr double rise = 22;
  const double bar = std::min(26.0, pitch * 0.62);
  for (std::size_t x = 0; x < points; ++x) {
    const double worth = to_double(*run_->questions[x].worth);
    const double height = best - least < 1e-9 ? lowest + rise : lowest + rise * (worth - least) / (best - least);
    const bool top = worth >= best - 1e-12;
    const bool asked = moment_.point && *moment_.point == x;
    const double middle = pitch * (static_cast<double>(x) + 0.5);
    const QRectF column(middle - bar / 2, worth_base - height, bar, height);
    stage.painter.fillRect(column, top ? theme.ink : theme.ink3);
    constexpr double number_room = 30;
    if (pitch >= number_room) {
      stage.painter.setPen(top ? theme.ink : theme.ink2);
      MathText(about_text(worth), {caption, top ? QFont::DemiBold : QFont::Normal}, MathText::Mode::plain)
          .draw(stage.painter, {middle, worth_base - 4 - height}, 0.5);
    }
    const auto point = static_cast<PointIndex>(x);
    if (pitch >= 14) {
      stage.painter.setPen(asked ? theme.ink : theme.ink2);
      name_within(run_->concept_class.point_name(point), {caption, asked ? QFont::Bold : QFont::Normal}, pitch - 2)
          .draw(stage.painter, {middle, worth_base + 15}, 0.5);
    }
    if (asked) stage.rule({column.left(), worth_base + 19}, {column.right(), worth_base + 19}, theme.ink, 2);
    stage.spots.add(stage.painter, QRectF(middle - pitch / 2, 108, pitch, worth_base + 20 - 108), 3,
                    Kin::of_point(point), Spot::Act::ask, static_cast<std::int32_t>(x));
  }
  stage.rule({0, worth_base + 0.5}, {stage.width, worth_base + 0.5}, theme.line);
}

}  // namespace littlestone::ui
