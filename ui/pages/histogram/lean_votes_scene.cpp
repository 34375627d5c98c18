// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/lean_votes_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/study/private_run/chain_run.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "ui/kit/narrowing.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/histogram/histogram_scene.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/privacy.hpp"

namespace littlestone::ui {
namespace {

struct LeanVotesScene {
  Q_DECLARE_TR_FUNCTIONS(LeanVotesPicture)

 public:
  struct Candidate {
    QString mark;  // before its strip
    const LabelVector& labels;
    std::uint64_t votes = 0;
    std::uint64_t errors = 0;
    std::uint64_t score = 0;
    double chance = 0;
  };

  const PrivateRun& run;
  int step;
  QSizeF room;
  bool column = false;  // on a narrow page: without ground and public part, the answer below the rows
  Scene scene = {};
  const ChainRun* chain = run.chain.get();
  const LeanRun* lean = run.lean.get();  // one of the two
  std::vector<Candidate> candidates = candidates_of(run);
  double boundary = column ? room.width() : room.width() - public_width;
  double chance_right = boundary - 12;  // the columns' right edges
  double score_right = chance_right - 52;
  double errors_right = score_right - 40;
  double mark_room = chain != nullptr ? 44 : 32;
  double neighbour_top = room.height() - neighbour_room(run, column);
  double rows_end = column ? neighbour_top - answer_height : neighbour_top;
  Axis axis = {0, 1, column ? 170.0 : 216.0, errors_right - 48};  // of the votes
  std::size_t shown = 0;                                          // candidates that have a row
  double axis_bottom = 0;

  static constexpr double answer_height = 34;  // in a column
  static constexpr double second_line = 16;    // of words that a column wraps
  static constexpr double third_line = 14;     // of the key, which is two lines there

  static constexpr double first_row = 68;  // its middle
  static constexpr double row_pitch = 25;
  static constexpr double below_rows = 44;  // the axis and the bar's name
  static constexpr MathStyle strong{13, QFont::DemiBold};

  [[nodiscard]] static std::vector<Candidate> candidates_of(const PrivateRun& of) {
    std::vector<Candidate> all;
    if (of.chain) {
      for (const ChainCandidate& one : of.chain->result.internals.candidates)
        all.push_back({QString::number(one.level), one.labels, one.runs, one.errors, one.score,
                       of.chain->law.chosen[all.size()]});
      return all;
    }
    const LeanConstants& constants = of.lean->constants;
    const auto& chances = of.lean->law.chosen;
    for (const LeanCandidate& one : of.lean->result.internals.candidates) {
      const std::uint64_t penalty = one.errors > constants.gap ? one.errors - constants.gap : 0;
      const std::uint64_t capped = std::min(one.votes, constants.cap);
      all.push_back({one.tag == CandidateTag::top ? tr("top") : tr("low"), one.labels, one.votes, one.errors,
                     capped > penalty ? capped - penalty : 0, all.size() < chances.size() ? chances[all.size()] : 0});
    }
    return all;
  }
  /// How high the part about one changed example is.
  [[nodiscard]] static double neighbour_room(const PrivateRun& of, bool column) {
    return of.chain ? 0 : column ? 236 + second_line + third_line : 236;
  }
  [[nodiscard]] static QSizeF natural(const PrivateRun& of, bool column) {
    const std::size_t least = of.chain && !column ? 5 : 1;  // the chain learner's answer beside them needs that room
    const std::size_t rows = std::clamp<std::size_t>(candidates_of(of).size(), least, 8);
    const double height =
        first_row + row_pitch * static_cast<double>(rows + 1) + below_rows + neighbour_room(of, column);
    return column ? QSizeF(column_width, height + answer_height) : QSizeF(728, height);
  }

  [[nodiscard]] std::int64_t bar() const { return chain != nullptr ? chain->constants.bar : lean->constants.bar; }
  [[nodiscard]] bool noisy() const { return chain != nullptr || lean->constants.choosing == LeanChoosing::noisy; }
  [[nodiscard]] bool is_default() const {
    return chain != nullptr ? chain->result.is_default : lean->result.is_default;
  }
  [[nodiscard]] static double y_of(std::size_t row) { return first_row + row_pitch * static_cast<double>(row); }
  [[nodiscard]] double px(std::uint64_t count) const { return axis.px(static_cast<double>(count)); }

  // --- The votes

  void rows() {
    const std::size_t all = candidates.size();
    scene.words({page_margin, 44}, chain != nullptr ? tr("level") : tr("candidate"), styles::small, &Theme::ink2);
    if (chain != nullptr) scene.words({page_margin + mark_room, 44}, tr("predictor"), styles::small, &Theme::ink2);
    if (all == 0 || step < 1) {
      const bool nobody = all == 0 && step >= 1;
      scene.words({axis.begin, first_row + 5},
                  chain != nullptr ? nobody ? tr("No run names anybody.") : tr("The runs are counted first.")
                  : nobody ? tr("No batch names anybody.")
                                   : tr("The votes are counted after the last batch has run."),
                  {13}, &Theme::ink2);
      return;
    }
    // One row stays free for nothing being chosen, and the axis has its own.
    const double fitting = std::floor((rows_end - 4 - first_row - below_rows) / row_pitch + 1e-6);
    shown = std::min(static_cast<std::size_t>(std::max(1.0, fitting)), all);
    axis_bottom = y_of(shown) + 14;
    for (const Candidate& one : candidates) axis.to = std::max(axis.to, static_cast<double>(one.votes));
    if (noisy()) axis.to = std::max(axis.to, static_cast<double>(bar()) / 2);
    const double number_step = std::max(1.0, round_up(axis.to / 4.5));
    axis.to = std::ceil(axis.to / number_step) * number_step;
    heads();
    for (double v = 0; v <= axis.to; v += number_step) {
      scene.line({axis.px(v), 52}, {axis.px(v), axis_bottom}, thin(&Theme::hair));
      scene.words({axis.px(v), axis_bottom + 14}, count_text(v), styles::small, &Theme::ink2, 0.5);
    }
    for (std::size_t i = 0; i < shown; ++i) row(i, y_of(i));
    if (shown < all)
      scene.words({page_margin, axis_bottom + 14}, tr("+ %1 more", nullptr, plural(all - shown)).arg(all - shown),
                  styles::small, &Theme::ink3);
    if (step < 3) return;
    const double y = y_of(shown) + 4.5;
    const double none = chain != nullptr ? chain->law.none : lean->law.none;
    scene.words({page_margin + mark_room, y}, tr("nothing is chosen"), styles::plain, &Theme::ink2);
    scene.words({chance_right, y}, probability_text(none), styles::plain, &Theme::ink, 1);
    if (noisy()) bar_line();
  }

  void heads() {
    const std::uint64_t of = chain != nullptr ? chain->constants.examples : lean->constants.batches;
    scene.words({axis.begin, 44},
                column ? tr("votes")
                       : (chain != nullptr ? tr("disjoint runs in %1 rows", nullptr, plural(of))
                                           : tr("votes of %1 batches", nullptr, plural(of)))
                             .arg(number_text(of)),
                styles::small, &Theme::ink2);
    if (step < 2) return;
    scene.words({errors_right, 44}, tr("errors"), styles::small, &Theme::ink2, 1);
    scene.words({score_right, 44}, QStringLiteral("$u$"), styles::plain, &Theme::ink2, 1);
    if (step >= 3) scene.words({chance_right, 44}, tr("chance"), styles::small, &Theme::ink2, 1);
  }

  /// The score is what is left of the votes; what errors or the cap take is hollow.
  void row(std::size_t i, double y) {
    const Candidate& one = candidates[i];
    scene.words({page_margin, y + 4.5}, one.mark, styles::small, &Theme::ink2);
    scene.predictor(page_margin + mark_room, y, run.concept_class(), one.labels, false,
                    axis.begin - page_margin - mark_room - name_offset(one.labels.size()) - 8);
    const std::uint64_t count = step < 2 ? one.votes : one.score;
    if (count < one.votes)
      scene.box({axis.begin + 0.5, y - 5.5, px(one.votes) - axis.begin - 1, 11}, nullptr, thin(&Theme::line));
    scene.box({axis.begin, y - 6, px(count) - axis.begin, 12}, &Theme::ink2)
        .grows(QStringLiteral("bar %1").arg(i), Box{{axis.begin, y - 6, 0, 12}});
    scene.words({score_right, y + 4.5}, number_text(count), strong, &Theme::ink, 1);
    if (step >= 2) scene.words({errors_right, y + 4.5}, number_text(one.errors), styles::plain, &Theme::ink2, 1);
    if (step >= 3) scene.words({chance_right, y + 4.5}, probability_text(one.chance), styles::plain, &Theme::ink, 1);
  }

  /// 2u + Y against τ + Y⊥: on the axis of votes the bar stands at τ/2.
  void bar_line() {
    const QPointF top(axis.px(static_cast<double>(bar()) / 2), 50);
    scene.line(top, {top.x(), axis_bottom}, {&Theme::ink, 2, 1, 7, 4}).grows(QStringLiteral("bar"), top);
    const QString name = tr("bar: twice the score must reach $τ$ = %1").arg(signed_text(bar()));
    const double half = width_of(name, styles::bold) / 2;
    const double middle = std::max(half + page_margin, std::min(top.x(), boundary - page_margin - half));
    scene.words({middle, axis_bottom + 30}, name, styles::bold, &Theme::ink, 0.5).named(QStringLiteral("bar's name"));
  }

  // --- What leaves

  /// In a column.
  void answer_below() {
    const double y = rows_end + answer_height / 2;
    scene.add(Arrow{{page_margin, y}, 18}, &Theme::ink);
    scene.predictor(page_margin + 30, y, run.concept_class(), run.result.hypothesis, false, 120);
    scene.words({chance_right, y + 5}, tr("nothing else leaves"), styles::plain, &Theme::ink3, 1);
  }

  void answer() {
    if (column) return answer_below();
    constexpr double words_below = 104;
    const std::optional<std::size_t> chosen =
        chain != nullptr ? chain->result.internals.chosen : lean->result.internals.chosen;
    // Beside the row that was chosen, as far down as its words have room.
    const double top = std::min(y_of(chosen.value_or(0)), std::max(first_row, neighbour_top - 4 - words_below));
    const double x = boundary + 20;
    const double whole = room.width() - page_margin - x;
    const LabelVector& labels = run.result.hypothesis;
    scene.add(Arrow{{boundary + 10, top}, 18}, &Theme::ink);
    scene.predictor(x + 20, top + 1, run.concept_class(), labels, false, whole - 20 - name_offset(labels.size()));
    double y = top + 30;
    if (is_default())
      y = scene.paragraph({x, y}, tr("Nothing was chosen: this is $f_∅$, the answer without data."), styles::plain,
                          &Theme::ink2, whole, 17);
    scene.words({x, y}, tr("nothing else leaves"), styles::plain, &Theme::ink3);
    const Rational& epsilon = run.scenario.epsilon;
    const Rational& delta = run.scenario.delta;
    const QString words = called_private(epsilon, delta)
                              ? tr("No count, no list, no error. Private at %1.").arg(promise_pair(epsilon, delta))
                              : not_private_at(epsilon, delta);
    scene.paragraph({x, y + 26}, words, styles::plain, &Theme::ink2, whole, 17);
  }

  // --- One example changed

  void neighbour() {
    const double top = neighbour_top;
    scene.line({page_margin, top}, {boundary - 12, top}, thin(&Theme::line)).opacity = 0.5;
    double x =
        page_margin + scene.words({page_margin, top + 20}, tr("Change one example"), strong, &Theme::ink).width() + 12;
    if (step < 5 || lean->constants.goal.dimension == 0) {
      scene.words({x, top + 20}, tr("The last step shows what an observer can learn."), styles::small, &Theme::ink2);
      return;
    }
    const ChangedExample& changed = lean->neighbour;
    const Example& row = lean->trace.rows[changed.row];
    const QString point = plain_name(run.concept_class().point_name(row.point));
    const QString words =
        tr("batch %1, row %2: %3").arg(number_text(lean->watched + 1), number_text(changed.row + 1), point);
    x += scene.words({x, top + 20}, words, styles::small, &Theme::ink2).width() + 12;
    const auto chip = [&](double middle, Label label) {
      scene.box({middle - 10, top + 7, 20, 18}, &Theme::canvas, {}, 4);
      scene.add(LabelCell{{middle - 8, top + 8, 16, 16}, label}, nullptr);
    };
    chip(x + 4, row.label);
    scene.add(Arrow{{x + 16, top + 16}, 16}, &Theme::ink2);
    chip(x + 46, opposite(row.label));
    scene.paragraph(
        {page_margin, top + 38},
        tr("%1 of %2 rows move a vote when their label turns; here %3 move.", nullptr, plural(changed.votes_moved))
            .arg(number_text(changed.rows_that_matter), number_text(lean->trace.rows.size()),
                 number_text(changed.votes_moved)),
        styles::small, &Theme::ink2, column ? boundary - 12 - page_margin : room.width(), 14);
    const std::size_t begin = scene.marks.size();
    laws(changed.outputs);
    if (!column) limits();
    fade_in(begin, QStringLiteral("laws %1"));
  }

  /// The two exact laws of the answer, an output a column, on a log scale. The last of all is the default.
  void laws(const std::vector<ChangedExample::Output>& all) {
    constexpr std::size_t most = 5;
    std::vector<ChangedExample::Output> outputs(all.begin(), all.end() - 1);
    if (outputs.size() > most) outputs.resize(most);
    outputs.push_back(all.back());
    double power = -2;  // of ten, the least on the axis
    for (const ChangedExample::Output& output : outputs)
      for (const double p : {output.before, output.after})
        if (p > 0) power = std::min(power, std::floor(std::log10(p)));
    power = std::max(2 * std::floor(power / 2), -12.0);
    const QRectF area(QPointF(page_margin + 44, neighbour_top + 72 + (column ? second_line + third_line : 0)),
                      QPointF(boundary - 12, room.height() - 40));
    Plot plot(scene, area, Axis::columns(outputs.size(), 0, 1), {std::pow(10, power), 1, 0, 1, true});
    laws_key(area.topLeft() - QPointF(0, 22));
    for (const double of : {0.0, power / 2, power}) {
      plot.across(std::pow(10, of), thin(&Theme::hair));
      scene.words({area.left() - 8, plot.y().px(std::pow(10, of)) + 4},
                  of == 0 ? QStringLiteral("1") : QStringLiteral("$10^{%1}$").arg(of), styles::small, &Theme::ink2, 1);
    }
    for (std::size_t i = 0; i < outputs.size(); ++i) law(plot, outputs[i], static_cast<double>(i));
  }

  void laws_key(QPointF at) {
    const QPointF first = column ? at - QPointF(0, third_line) : at;
    scene.box({first.x(), first.y() + 6, 16, 3}, &Theme::ink);
    const double width =
        scene.words(first + QPointF(22, 12), tr("as it was"), styles::small, &Theme::ink2).width() + 22 + 16;
    if (!column) at.rx() += width;
    scene.box({at.x(), at.y() + 5, 16, 5}, nullptr, thin(&Theme::ink, 1.25));
    scene.words(at + QPointF(22, 12), tr("label turned: exact chance of each answer"), styles::small, &Theme::ink2);
  }

  /// Its chances before and after the change, and its name and votes below.
  void law(const Plot& plot, const ChangedExample::Output& output, double place) {
    const double pitch = plot.x().unit();
    const double half = std::min(18.0, pitch / 3);
    const auto at = [&](double p) { return plot.at(place, std::max(p, plot.y().from)); };
    const bool both = output.before > 0 && output.after > 0;
    if (both) scene.line(at(output.before), at(output.after), thin(&Theme::line));
    if (output.before > 0) scene.box({at(output.before) - QPointF(half, 1.5), QSizeF(2 * half, 3)}, &Theme::ink);
    if (output.after > 0)
      scene.box({at(output.after) - QPointF(half, 2.5), QSizeF(2 * half, 5)}, &Theme::canvas, thin(&Theme::ink, 1.25));
    // A factor of less than e^ε is a small gap on an axis of many decades: it is told.
    const double factor = both ? output.after / output.before : 1;
    if (std::abs(factor - 1) >= 0.005)
      scene.words(at(output.after) + QPointF(half + 5, 4),
                  QStringLiteral("× ") + (factor < 1 ? probability_text(factor) : QString::number(factor, 'f', 2)),
                  styles::small_bold, &Theme::ink);
    const QPointF below(plot.x().px(place), plot.room().bottom() + 16);
    if (output.is_default) {
      scene.words(below, tr("nothing: $f_∅$"), styles::small, &Theme::ink2, 0.5);
      return;
    }
    add_predictor_title(scene, below, run.concept_class(), output.labels, pitch - 6, 0.5);
    const QString votes = output.votes_before == output.votes_after
                              ? tr("%1 votes", nullptr, plural(output.votes_before)).arg(output.votes_before)
                              : QStringLiteral("%1 → %2").arg(output.votes_before).arg(output.votes_after);
    scene.words(below + QPointF(0, 14), votes, styles::small, &Theme::ink3, 0.5);
  }

  /// What the promise allows, and how much of it this change takes.
  void limits() {
    const auto limit = [&](double y, const QString& title, const QString& value, double share, const QString& end,
                           Ink ink) {
      const Axis shares{0, 1, boundary + 20, room.width() - page_margin};
      scene.words({shares.begin, y}, title, styles::small, &Theme::ink2);
      scene.words({shares.begin, y + 18}, value, styles::heading, ink);
      scene.line({shares.begin, y + 32}, {shares.end, y + 32}, thin(&Theme::hair, 2));
      scene.line({shares.begin, y + 32}, {shares.px(std::clamp(share, 0.0, 1.0)), y + 32}, thin(ink, 3));
      scene.line({shares.end, y + 24}, {shares.end, y + 40}, {&Theme::ink, 1.5, 0, 3, 2});
      scene.words({shares.end, y + 52}, end, styles::small, &Theme::ink2, 1);
    };
    const double allowed = std::exp(to_double(lean->constants.goal.epsilon));
    const double ratio = lean->neighbour.worst_ratio;
    const double left_over = lean->neighbour.left_over;
    limit(neighbour_top + 62, tr("worst ratio"), QString::number(ratio, 'f', 3), (ratio - 1) / (allowed - 1),
          QStringLiteral("$e^ε$ = %1").arg(QString::number(allowed, 'f', 3)), &Theme::ink);
    limit(neighbour_top + 142, tr("left over"), upper_text(left_over),
          left_over / to_double(lean->constants.goal.delta),
          QStringLiteral("$δ$ = %1").arg(rational_text(lean->constants.goal.delta)), &Theme::noise_text);
  }

  [[nodiscard]] QString says() const {
    const std::size_t all = candidates.size();
    if (step < 4) {
      return chain != nullptr ? tr("The chain learner’s votes: %1 names from %2 rows.", nullptr, plural(all))
                                    .arg(all)
                                    .arg(chain->constants.examples)
                              : tr("The lean learner's votes: %1 candidates of %2 batches.", nullptr, plural(all))
                                    .arg(all)
                                    .arg(lean->constants.batches);
    }
    if (is_default()) {
      return chain != nullptr ? tr("The chain learner’s votes: nobody passes the bar, the answer is f∅.")
                              : tr("The lean learner's votes: nobody passes the bar, the answer is f∅.");
    }
    const QString name = predictor_name(run.concept_class(), run.result.hypothesis);
    return (chain != nullptr ? tr("The chain learner’s votes: the answer is %1.")
                             : tr("The lean learner's votes: the answer is %1."))
        .arg(name.isEmpty() ? tr("a predictor outside the class") : name);
  }

  /// All marks from there come together.
  void fade_in(std::size_t begin, const QString& key) {
    for (std::size_t i = begin; i < scene.marks.size(); ++i) scene.marks[i].named(key.arg(i - begin));
  }

  Scene all() {
    scene.says = says();
    if (!column) {
      scene.box({0, 0, boundary, room.height()}, &Theme::noise_ground).faded = 0.35;
      scene.privacy_boundary(boundary, 4, room.height(), public_width);
    }
    rows();
    const std::size_t begin = scene.marks.size();
    if (step >= 4) answer();
    fade_in(begin, QStringLiteral("answer %1"));
    if (lean != nullptr) neighbour();
    return std::move(scene);
  }
};

}  // namespace

Scene lean_votes_scene(const PrivateRun& run, int step, QSizeF room) { return LeanVotesScene{run, step, room}.all(); }

ScenePicture lean_votes_picture(std::shared_ptr<const PrivateRun> run, int step, double phase) {
  const QSizeF natural = LeanVotesScene::natural(*run, false);
  return {natural, std::min(420.0, natural.height()),
          [run = std::move(run)](int at, QSizeF room) { return lean_votes_scene(*run, at, room); }, step, phase};
}

std::shared_ptr<const Picture> printed_lean_votes(const std::shared_ptr<const PrivateRun>& run, int step) {
  const QSizeF natural = LeanVotesScene::natural(*run, true);
  const ScenePicture column(
      natural, natural.height(),
      [run](int at, QSizeF room) {
        return LeanVotesScene{*run, at, room, true}.all();
      },
      step);
  return std::make_shared<WithColumn>(lean_votes_picture(run, step).spreading(), column);
}

}  // namespace littlestone::ui
