// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/lean_votes_picture.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/study/private_run/chain_run.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/privacy.hpp"

namespace littlestone::ui {
namespace {

constexpr double plot_left = 216;  // of the vote axis
constexpr double first_row = 68;   // its middle
constexpr double row_pitch = 25;
constexpr double neighbour_height = 236;
constexpr double below_rows = 44;  // the axis and the bar's name

double grid_step(double span) {
  double step = 1;
  for (int i = 0; span / step > 4.5; ++i) step *= i % 3 == 1 ? 2.5 : 2;  // 1, 2, 5, 10, 20, 50 …
  return step;
}

/// The two exact laws of the answer, an output a column, on a log scale.
class LawsDrawing {
 public:
  /// `outputs`: the last is the default.
  LawsDrawing(const Stage& stage, const ConceptClass& concept_class, const std::vector<ChangedExample::Output>& outputs,
              double top)
      : stage_(stage),
        theme_(stage.theme),
        painter_(stage.painter),
        class_(concept_class),
        outputs_(outputs.begin(), outputs.end() - 1),
        top_(top),
        left_(page_margin + 44),
        right_(stage.width - public_width - 12),
        up_(top + 22),
        down_(stage.height - 40) {
    constexpr std::size_t most = 5;
    if (outputs_.size() > most) outputs_.resize(most);
    outputs_.push_back(outputs.back());
    constexpr double least_power = -12;
    for (const ChangedExample::Output& output : outputs_) {
      for (const double p : {output.before, output.after}) {
        if (p > 0) floor_power_ = std::min(floor_power_, std::floor(std::log10(p)));
      }
    }
    floor_power_ = std::max(2 * std::floor(floor_power_ / 2), least_power);
  }

  void paint() {
    paint_key();
    paint_axis();
    const double pitch = (right_ - left_) / static_cast<double>(outputs_.size());
    for (std::size_t i = 0; i < outputs_.size(); ++i) {
      paint_output(outputs_[i], left_ + pitch * (static_cast<double>(i) + 0.5), pitch);
    }
  }

 private:
  [[nodiscard]] double y_of(double p) const {
    return down_ + (down_ - up_) * (std::max(std::log10(p), floor_power_) - floor_power_) / floor_power_;
  }

  void paint_key() {
    double x = left_;
    painter_.fillRect(QRectF(x, top_ + 6, 16, 3), theme_.ink);
    x += 22 + stage_.words({x + 22, top_ + 12}, LeanVotesPicture::tr("as it was"), TextRole::caption, theme_.ink2) + 16;
    painter_.setPen(QPen(theme_.ink, 1.25));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRect(QRectF(x, top_ + 5, 16, 5));
    stage_.words({x + 22, top_ + 12}, LeanVotesPicture::tr("label turned: exact chance of each answer"),
                 TextRole::caption, theme_.ink2);
  }

  void paint_axis() {
    for (const double power : {0.0, floor_power_ / 2, floor_power_}) {
      const double y = y_of(std::pow(10, power));
      stage_.rule({left_, y}, {right_, y}, theme_.hair);
      stage_.rich({left_ - 8, y + 4}, power == 0 ? QStringLiteral("1") : QStringLiteral("$10^{%1}$").arg(power), {11},
                  theme_.ink2, 1);
    }
  }

  // Its chances before and after the change, and its name and votes below.
  void paint_output(const ChangedExample::Output& output, double x, double pitch) {
    const double half = std::min(18.0, pitch / 3);
    if (output.before > 0 && output.after > 0) {
      stage_.rule({x, y_of(output.before)}, {x, y_of(output.after)}, theme_.line);
    }
    if (output.before > 0) painter_.fillRect(QRectF(x - half, y_of(output.before) - 1.5, 2 * half, 3), theme_.ink);
    if (output.after > 0) {
      painter_.setPen(QPen(theme_.ink, 1.25));
      painter_.setBrush(theme_.canvas);
      painter_.drawRect(QRectF(x - half, y_of(output.after) - 2.5, 2 * half, 5));
    }
    // A factor of less than e^ε is a small gap on an axis of many decades: it is told.
    if (output.before > 0 && output.after > 0 && std::abs(output.after / output.before - 1) >= 0.005) {
      const double factor = output.after / output.before;
      stage_.rich({x + half + 5, y_of(output.after) + 4},
                  QStringLiteral("× ") + (factor < 1 ? probability_text(factor) : QString::number(factor, 'f', 2)),
                  {11, QFont::DemiBold}, theme_.ink);
    }
    if (output.is_default) {
      stage_.rich({x, down_ + 16}, LeanVotesPicture::tr("nothing: $f_∅$"), {11}, theme_.ink2, 0.5);
      return;
    }
    const MathText name = predictor_title(class_, output.labels, pitch - 6);
    painter_.setPen(theme_.ink);
    name.draw(painter_, {x, down_ + 16}, 0.5);
    const QString votes =
        output.votes_before == output.votes_after
            ? LeanVotesPicture::tr("%1 votes", nullptr, plural(output.votes_before)).arg(output.votes_before)
            : QStringLiteral("%1 → %2").arg(output.votes_before).arg(output.votes_after);
    stage_.words({x, down_ + 30}, votes, TextRole::caption, theme_.ink3, 0.5);
  }

  const Stage& stage_;
  const Theme& theme_;
  QPainter& painter_;
  const ConceptClass& class_;
  std::vector<ChangedExample::Output> outputs_;  // that are shown, the default last
  double top_;
  double left_;
  double right_;
  double up_;                // y of chance 1
  double down_;              // y of the least chance on the axis
  double floor_power_ = -2;  // of ten, the least on the axis
};

}  // namespace

LeanVotesPicture::LeanVotesPicture(std::shared_ptr<const PrivateRun> run, int votes, int choice, double phase)
    : run_(std::move(run)), votes_(votes), choice_(choice), phase_(phase) {}

struct LeanVotesPicture::Row {
  QString mark;  // before its strip
  const LabelVector& labels;
  std::uint64_t votes = 0;
  std::uint64_t errors = 0;
  std::uint64_t score = 0;
  double chance = 0;
};

std::size_t LeanVotesPicture::candidates() const {
  return run_->chain ? run_->chain->result.internals.candidates.size() : run_->lean->result.internals.candidates.size();
}

LeanVotesPicture::Row LeanVotesPicture::row(std::size_t candidate) const {
  if (run_->chain) {
    const ChainCandidate& one = run_->chain->result.internals.candidates[candidate];
    return {QString::number(one.level),        one.labels, one.runs, one.errors, one.score,
            run_->chain->law.chosen[candidate]};
  }
  const LeanRun& lean = *run_->lean;
  const LeanCandidate& one = lean.result.internals.candidates[candidate];
  const std::uint64_t penalty = one.errors > lean.constants.gap ? one.errors - lean.constants.gap : 0;
  const std::uint64_t capped = std::min(one.votes, lean.constants.cap);
  return {one.tag == CandidateTag::top ? tr("top") : tr("low"),
          one.labels,
          one.votes,
          one.errors,
          capped > penalty ? capped - penalty : 0,
          candidate < lean.law.chosen.size() ? lean.law.chosen[candidate] : 0};
}

std::int64_t LeanVotesPicture::bar() const {
  return run_->chain ? run_->chain->constants.bar : run_->lean->constants.bar;
}
bool LeanVotesPicture::noisy() const { return run_->chain || run_->lean->constants.choosing == LeanChoosing::noisy; }
bool LeanVotesPicture::is_default() const {
  return run_->chain ? run_->chain->result.is_default : run_->lean->result.is_default;
}
std::optional<std::size_t> LeanVotesPicture::chosen() const {
  return run_->chain ? run_->chain->result.internals.chosen : run_->lean->result.internals.chosen;
}
double LeanVotesPicture::chance_of_none() const { return run_->chain ? run_->chain->law.none : run_->lean->law.none; }
double LeanVotesPicture::neighbour_room() const { return run_->chain ? 0 : neighbour_height; }

QSizeF LeanVotesPicture::natural_size() const {
  constexpr std::size_t most = 8;
  constexpr std::size_t least_of_chain = 5;  // the answer beside them needs that room
  const std::size_t rows = std::clamp<std::size_t>(candidates(), run_->chain ? least_of_chain : 1, most);
  return {728, first_row + row_pitch * static_cast<double>(rows + 1) + below_rows + neighbour_room()};
}

QString LeanVotesPicture::description() const {
  if (choice_ < 1) {
    return run_->chain ? tr("The chain learner’s votes: %1 names from %2 rows.", nullptr, plural(candidates()))
                             .arg(candidates())
                             .arg(run_->chain->constants.examples)
                       : tr("The lean learner's votes: %1 candidates of %2 batches.", nullptr, plural(candidates()))
                             .arg(candidates())
                             .arg(run_->lean->constants.batches);
  }
  if (is_default()) {
    return run_->chain ? tr("The chain learner’s votes: nobody passes the bar, the answer is f∅.")
                       : tr("The lean learner's votes: nobody passes the bar, the answer is f∅.");
  }
  const QString name = predictor_name(run_->concept_class(), run_->result.hypothesis);
  return (run_->chain ? tr("The chain learner’s votes: the answer is %1.")
                      : tr("The lean learner's votes: the answer is %1."))
      .arg(name.isEmpty() ? tr("a predictor outside the class") : name);
}

void LeanVotesPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void LeanVotesPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), std::min(least_height, natural_size().height()), theme, spots);
  draw_private_ground(stage);
  draw_boundary(stage, 4, true);
  const double top = stage.height - neighbour_room();
  paint_votes(stage, top - 4);
  if (choice_ >= 1) {
    const double come = choice_ == 1 ? motion::part(phase_, 0, 1, 1) : 1;
    with_opacity(painter, come, [&] { paint_answer(stage, top - 4); });
  }
  if (run_->lean) paint_neighbour(stage, top);
}

struct LeanVotesPicture::Rows {
  std::size_t shown = 0;  // candidates that have a row
  double high = 1;        // of the axis, votes
  double step = 1;
  double plot_right = 0;
  double errors_right = 0;
  double score_right = 0;
  double chance_right = 0;
  double axis_bottom = 0;
  double mark_room = 32;

  [[nodiscard]] double x(double votes) const { return plot_left + votes / high * (plot_right - plot_left); }
  [[nodiscard]] double y(std::size_t row) const { return first_row + row_pitch * static_cast<double>(row); }
};

void LeanVotesPicture::paint_votes(const Stage& stage, double bottom) const {
  const Theme& theme = stage.theme;
  const std::size_t all = candidates();
  const bool chain = run_->chain != nullptr;
  Rows rows;
  if (chain) {
    rows.mark_room = 44;
    stage.words({page_margin, 44}, tr("level"), TextRole::caption, theme.ink2);
    stage.words({page_margin + rows.mark_room, 44}, tr("predictor"), TextRole::caption, theme.ink2);
  } else {
    stage.words({page_margin, 44}, tr("candidate"), TextRole::caption, theme.ink2);
  }
  if (all == 0 || votes_ < 1) {
    const bool nobody = all == 0 && votes_ >= 1;
    stage.words({plot_left, first_row + 5},
                chain    ? nobody ? tr("No run names anybody.") : tr("The runs are counted first.")
                   : nobody ? tr("No batch names anybody.")
                         : tr("The votes are counted after the last batch has run."),
                TextRole::body, theme.ink2);
    return;
  }
  // One row stays free for nothing being chosen, and the axis has its own.
  const auto room =
      static_cast<std::size_t>(std::max(1.0, std::floor((bottom - first_row - below_rows) / row_pitch + 0.2)));
  rows.shown = std::min(room, all);
  rows.chance_right = stage.width - public_width - 12;
  rows.score_right = rows.chance_right - 52;
  rows.errors_right = rows.score_right - 40;
  rows.plot_right = rows.errors_right - 48;
  for (std::size_t i = 0; i < all; ++i) rows.high = std::max(rows.high, static_cast<double>(row(i).votes));
  if (noisy()) rows.high = std::max(rows.high, static_cast<double>(bar()) / 2);
  rows.step = grid_step(rows.high);
  rows.high = std::ceil(rows.high / rows.step) * rows.step;
  rows.axis_bottom = rows.y(rows.shown) + 14;

  stage.words({rows.x(0), 44},
              chain ? tr("disjoint runs in %1 rows", nullptr, plural(run_->chain->constants.examples))
                          .arg(number_text(run_->chain->constants.examples))
                    : tr("votes of %1 batches", nullptr, plural(run_->lean->constants.batches))
                          .arg(number_text(run_->lean->constants.batches)),
              TextRole::caption, theme.ink2);
  for (double v = 0; v <= rows.high; v += rows.step) {
    stage.rule({rows.x(v), 52}, {rows.x(v), rows.axis_bottom}, theme.hair);
    stage.words({rows.x(v), rows.axis_bottom + 14}, count_text(v), TextRole::caption, theme.ink2, 0.5);
  }
  if (votes_ >= 2) {
    stage.words({rows.errors_right, 44}, tr("errors"), TextRole::caption, theme.ink2, 1);
    stage.rich({rows.score_right, 44}, QStringLiteral("$u$"), {12}, theme.ink2, 1);
  }
  if (votes_ >= 3) stage.words({rows.chance_right, 44}, tr("chance"), TextRole::caption, theme.ink2, 1);
  for (std::size_t i = 0; i < rows.shown; ++i) paint_candidate(stage, rows, i);
  if (rows.shown < all) {
    stage.words({page_margin, rows.axis_bottom + 14},
                tr("+ %1 more", nullptr, plural(all - rows.shown)).arg(all - rows.shown), TextRole::caption,
                theme.ink3);
  }
  if (votes_ >= 3) {
    const double y = rows.y(rows.shown);
    stage.words({page_margin + rows.mark_room, y + 4.5}, tr("nothing is chosen"), TextRole::subtitle, theme.ink2);
    stage.words({rows.chance_right, y + 4.5}, probability_text(chance_of_none()), TextRole::subtitle, theme.ink, 1);
    if (noisy()) paint_bar(stage, rows);
  }
}

void LeanVotesPicture::paint_candidate(const Stage& stage, const Rows& rows, std::size_t index) const {
  QPainter& painter = stage.painter;
  const Theme& theme = stage.theme;
  const Row candidate = row(index);
  const double y = rows.y(index);
  stage.words({page_margin, y + 4.5}, candidate.mark, TextRole::caption, theme.ink2);
  stage.predictor(page_margin + rows.mark_room, y, run_->concept_class(), candidate.labels, false,
                  plot_left - page_margin - rows.mark_room - Stage::name_offset(candidate.labels.size()) - 8);
  const double grown = votes_ == 1 ? motion::part(phase_, 0, motion::bars, motion::bars) : 1;
  const auto votes = static_cast<double>(candidate.votes);
  const double from = rows.x(0);
  if (votes_ < 2) {
    painter.fillRect(QRectF(from, y - 6, (rows.x(votes) - from) * grown, 12), theme.ink2);
    stage.rich({rows.score_right, y + 4.5}, number_text(candidate.votes), {13, QFont::DemiBold}, theme.ink, 1);
    return;
  }
  // The score is what is left of the votes; what errors or the cap take is hollow.
  const double taken = votes_ == 2 ? motion::part(phase_, 0, motion::bars, motion::bars) : 1;
  const double until = motion::between(rows.x(votes), rows.x(static_cast<double>(candidate.score)), taken);
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(Qt::NoBrush);
  if (until < rows.x(votes)) painter.drawRect(QRectF(from + 0.5, y - 5.5, rows.x(votes) - from - 1, 11));
  painter.fillRect(QRectF(from, y - 6, until - from, 12), theme.ink2);
  stage.words({rows.errors_right, y + 4.5}, number_text(candidate.errors), TextRole::subtitle, theme.ink2, 1);
  stage.rich({rows.score_right, y + 4.5}, number_text(candidate.score), {13, QFont::DemiBold}, theme.ink, 1);
  if (votes_ >= 3) {
    stage.words({rows.chance_right, y + 4.5}, probability_text(candidate.chance), TextRole::subtitle, theme.ink, 1);
  }
}

// 2u + Y against τ + Y⊥: on the axis of votes the bar stands at τ/2.
void LeanVotesPicture::paint_bar(const Stage& stage, const Rows& rows) const {
  const Theme& theme = stage.theme;
  const double x = rows.x(static_cast<double>(bar()) / 2);
  const double come = votes_ == 3 && choice_ == 0 ? motion::part(phase_, 0, 1, 1) : 1;
  stage.dashed({x, 50}, {x, motion::between(50, rows.axis_bottom, come)}, theme.ink, 2 + theme.heavier, 7, 4);
  with_opacity(stage.painter, come, [&] {
    stage.rich({x, rows.axis_bottom + 30}, tr("bar: twice the score must reach $τ$ = %1").arg(signed_text(bar())),
               {12, QFont::DemiBold}, theme.ink, 0.5);
  });
}

// Beside the row that was chosen, as far down as its words have room.
double LeanVotesPicture::answer_y(double bottom) const {
  constexpr double words_below = 104;
  const double lowest = std::max(first_row, bottom - words_below);
  return std::min(first_row + row_pitch * static_cast<double>(chosen().value_or(0)), lowest);
}

void LeanVotesPicture::paint_answer(const Stage& stage, double bottom) const {
  const Theme& theme = stage.theme;
  const LabelVector& answer = run_->result.hypothesis;
  const double line_x = stage.width - public_width;
  const double x = line_x + 40;
  const double top = answer_y(bottom);
  draw_arrow(stage.painter, theme.ink, {line_x + 10, top}, 18);
  stage.predictor(x, top + 1, run_->concept_class(), answer, false,
                  stage.width - page_margin - x - Stage::name_offset(answer.size()));
  double y = top + 30;
  if (is_default()) {
    y = stage.paragraph({line_x + 20, y}, tr("Nothing was chosen: this is $f_∅$, the answer without data."), {12},
                        theme.ink2, stage.width - page_margin - line_x - 20, 17);
  }
  stage.words({line_x + 20, y}, tr("nothing else leaves"), TextRole::subtitle, theme.ink3);
  const Rational& epsilon = run_->scenario.epsilon;
  const Rational& delta = run_->scenario.delta;
  const QString words = called_private(epsilon, delta)
                            ? tr("No count, no list, no error. Private at %1.").arg(promise_pair(epsilon, delta))
                            : not_private_at(epsilon, delta);
  stage.paragraph({line_x + 20, y + 26}, words, {12}, theme.ink2, stage.width - page_margin - line_x - 20, 17);
}

void LeanVotesPicture::paint_neighbour(const Stage& stage, double top) const {
  const Theme& theme = stage.theme;
  const LeanRun& lean = *run_->lean;
  const double right = stage.width - public_width - 12;
  stage.rule({page_margin, top}, {right, top}, stage.divider());
  const double width = stage.rich({page_margin, top + 20}, tr("Change one example"), {13, QFont::DemiBold}, theme.ink);
  if (choice_ < 2 || lean.constants.goal.dimension == 0) {
    stage.words({page_margin + width + 12, top + 20}, tr("The last step shows what an observer can learn."),
                TextRole::caption, theme.ink2);
    return;
  }
  const ChangedExample& neighbour = lean.neighbour;
  const Example& row = lean.trace.rows[neighbour.row];
  const QString point = plain_name(run_->concept_class().point_name(row.point));
  double x = page_margin + width + 12;
  x += stage.words({x, top + 20},
                   tr("batch %1, row %2: %3").arg(number_text(lean.watched + 1), number_text(neighbour.row + 1), point),
                   TextRole::caption, theme.ink2) +
       12;
  draw_label_chip(stage.painter, theme, {x + 4, top + 16}, row.label);
  draw_arrow(stage.painter, theme.ink2, {x + 16, top + 16}, 16);
  draw_label_chip(stage.painter, theme, {x + 46, top + 16}, opposite(row.label));
  stage.words(
      {page_margin, top + 38},
      tr("%1 of %2 rows move a vote when their label turns; here %3 move.", nullptr, plural(neighbour.votes_moved))
          .arg(number_text(neighbour.rows_that_matter), number_text(lean.trace.rows.size()),
               number_text(neighbour.votes_moved)),
      TextRole::caption, theme.ink2);
  const double come = motion::part(phase_, 0, 1, 1);
  with_opacity(stage.painter, come, [&] {
    paint_laws(stage, top + 50);
    paint_limits(stage, top + 50);
  });
}

void LeanVotesPicture::paint_laws(const Stage& stage, double top) const {
  LawsDrawing(stage, run_->concept_class(), run_->lean->neighbour.outputs, top).paint();
}

// What the promise allows, and how much of it this change takes.
void LeanVotesPicture::paint_limits(const Stage& stage, double top) const {
  const Theme& theme = stage.theme;
  const LeanRun& lean = *run_->lean;
  const double x = stage.width - public_width + 20;
  const double right = stage.width - page_margin;
  const double allowed = std::exp(to_double(lean.constants.goal.epsilon));
  const double delta = to_double(lean.constants.goal.delta);
  const auto limit = [&](double y, const QString& title, const QString& value, double share, const QString& end,
                         const QColor& color) {
    stage.words({x, y}, title, TextRole::caption, theme.ink2);
    stage.rich({x, y + 18}, value, {14, QFont::DemiBold}, color);
    stage.rule({x, y + 32}, {right, y + 32}, theme.hair, 2);
    stage.rule({x, y + 32}, {x + std::clamp(share, 0.0, 1.0) * (right - x), y + 32}, color, 3);
    stage.dashed({right, y + 24}, {right, y + 40}, theme.ink, 1.5, 3, 2);
    stage.rich({right, y + 52}, end, {11}, theme.ink2, 1);
  };
  limit(top + 12, tr("worst ratio"), QString::number(lean.neighbour.worst_ratio, 'f', 3),
        (lean.neighbour.worst_ratio - 1) / (allowed - 1),
        QStringLiteral("$e^ε$ = %1").arg(QString::number(allowed, 'f', 3)), theme.ink);
  limit(top + 92, tr("left over"), upper_text(lean.neighbour.left_over), lean.neighbour.left_over / delta,
        QStringLiteral("$δ$ = %1").arg(rational_text(lean.constants.goal.delta)), theme.noise_text);
}

}  // namespace littlestone::ui
