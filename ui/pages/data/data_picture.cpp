// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/data_picture.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/base/bound_text.hpp"
#include "ui/kit/stage.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double first_row = 72;  // baseline
constexpr double ledger_height = 184;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(DataPicture)
};

QString amount_text(const Rational& amount) { return amount == 0 ? QStringLiteral("0") : rational_text(amount); }

// Of three places, of one from 10 on, without zeros at their end.
QString bound_text(double value) {
  if (value >= 1000) return upper_count_text(value);
  return QString::number(raised(value, value >= 10 ? -1 : -3));
}

// What the next run, or the one that is shown, is of.
const Scenario& scenario_of(const DataShown& shown) { return shown.run ? shown.run->scenario : shown.scenario; }

}  // namespace

QString data_name(const QString& path) { return literal(shortened(shown_file(path))); }

QString promise_text(const Rational& epsilon, const Rational& delta) {
  return QStringLiteral("(%1,\u00a0%2)").arg(amount_text(epsilon), amount_text(delta));
}

QString privacy_text(const PrivacyClaim& claim) {
  return claim.is_private() ? Words::tr("private") : Words::tr("not private");
}

PrivacyClaim claim_of(const DataShown& shown) {
  if (shown.run) return shown.run->claim();
  return privacy_claim(PrivacyPromise{shown.scenario.epsilon, shown.scenario.delta}, shown.release,
                       shown.plan ? shown.plan->lines : 0);
}

QString privacy_reason(const PrivacyClaim& claim) {
  switch (claim.verdict) {
    case PrivacyVerdict::holds:
      return Words::tr(
          "The noise comes from the operating system, and nobody can draw it again. The output is private "
          "for every choice of constants; only running time and memory use may reveal more.");
    case PrivacyVerdict::seed_known:
      return Words::tr(
          "Anyone who knows the seed can draw the same noise and subtract it. A run on data is private "
          "only without a seed.");
    case PrivacyVerdict::no_epsilon: return Words::tr("No finite ε is promised.");
    case PrivacyVerdict::epsilon_too_large:
      return Words::tr("ε is above %1: one line can change a probability by a factor of more than e^%1.")
          .arg(amount_text(most_private_epsilon()));
    case PrivacyVerdict::delta_too_large:
      return Words::tr("δ is not below %1, the smaller one of 1/1000 and one over the number of lines.")
          .arg(amount_text(private_delta_bound(claim.records)));
  }
  return {};
}

QString spent_text(const SpentBudget& spent) {
  if (spent.basic.epsilon == 0 && spent.basic.delta == 0) return {};
  return Words::tr("$ε$ = %1, $δ$ = %2 by adding up")
      .arg(amount_text(spent.basic.epsilon), amount_text(spent.basic.delta));
}

QString exact_text(const SpentBudget& spent) {
  if (spent.basic.epsilon == 0 && spent.basic.delta == 0) return {};
  const QString text = spent.exact ? Words::tr("$ε$ ≤ %1 at $δ$ = %2 by exact composition")
                                   : Words::tr("$ε$ ≤ %1 at $δ$ = %2 by advanced composition");
  return text.arg(bound_text(spent.epsilon), amount_text(spent.delta));
}

QString verdict_text(const DataPlan* plan) {
  if (plan == nullptr) return {};
  switch (plan->verdict) {
    case DataPlan::Verdict::fits:
      return (learner_of(*plan->constants) == LearnerKind::chain ? Words::tr("chain fits: %1 of your %2 lines.")
                                                                 : Words::tr("lean fits: %1 of your %2 lines."))
          .arg(upper_count_text(static_cast<double>(plan->needed())), number_text(plan->lines));
    case DataPlan::Verdict::too_few:
      return Words::tr("Too few for a promise: %1 of %2 lines.")
          .arg(number_text(plan->lines), upper_count_text(static_cast<double>(plan->needed())));
    case DataPlan::Verdict::no_row: break;
  }
  return Words::tr("No proved row for Ldim %1 and this promise.").arg(plan->goal.dimension);
}

QString verdict_reason(const DataShown& shown) {
  const DataPlan* plan = shown.plan.get();
  if (plan == nullptr) return {};
  if (plan->verdict == DataPlan::Verdict::fits) {
    return Words::tr("Loss ≤ %1 with chance %2, if some answer of the class explains the labels.")
        .arg(rational_text(plan->goal.alpha), lower_text(to_double(Rational(1 - plan->goal.beta))));
  }
  if (plan->verdict == DataPlan::Verdict::no_row)
    return Words::tr("Choose a class of smaller Ldim, or a weaker promise.");
  if (!plan->asked) return Words::tr("Nothing is spent. Looking for what would fit.");
  QStringList fitting;
  for (const DataPlan::Ask& ask : plan->nearest) {
    fitting += (ask.alpha != plan->goal.alpha ? Words::tr("$α$ = %1 asks for %2").arg(rational_text(ask.alpha))
                                              : Words::tr("$ε$ = %1 asks for %2").arg(rational_text(ask.epsilon)))
                   .arg(upper_count_text(static_cast<double>(ask.lines)));
  }
  if (fitting.isEmpty()) return Words::tr("Nothing is spent. No $α$ up to 1/2 and no $ε$ up to 8 would fit.");
  return Words::tr("Nothing is spent. What would fit: %1.").arg(fitting.join(QStringLiteral("; ")));
}

QString answer_text(const DataRun& run) {
  const LabelVector& f = run.hypothesis;
  const std::vector<double>& cuts = run.columns.cuts;
  std::vector<std::size_t> plus;
  for (std::size_t x = 0; x < f.size(); ++x) {
    if (f[x] == Label::plus) plus.push_back(x);
  }
  if (plus.empty()) return Words::tr("− everywhere");
  if (plus.size() == f.size()) return Words::tr("+ everywhere");
  const bool stretch = plus.back() - plus.front() + 1 == plus.size();
  if (cuts.empty() || !stretch) {
    constexpr std::size_t most = 8;
    QStringList names;
    for (std::size_t i = 0; i < std::min(plus.size(), most); ++i) {
      names += cuts.empty() ? plain_name(run.concept_class->point_name(static_cast<PointIndex>(plus[i])))
                            : QString::number(plus[i] + 1);
    }
    if (plus.size() > most) names += QStringLiteral("…");
    return (cuts.empty() ? Words::tr("+ at %1") : Words::tr("+ in the bins %1")).arg(names.join(QStringLiteral(", ")));
  }
  const auto cut = [&](std::size_t i) { return QString::number(cuts[i], 'g', 12); };
  if (plus.back() + 1 == f.size()) return Words::tr("+ from %1 on").arg(cut(plus.front() - 1));
  if (plus.front() == 0) return Words::tr("+ below %1").arg(cut(plus.back()));
  return Words::tr("+ from %1 to below %2").arg(cut(plus.front() - 1), cut(plus.back()));
}

QString DataPicture::description() const {
  if (!shown_->run) {
    const QString verdict = verdict_text(shown_->plan.get());
    return verdict.isEmpty() ? tr("A run on data of your own: nothing was learned yet.") : verdict;
  }
  return tr("A run on data of your own, %1: the answer is %2. The ledger holds %3 releases.")
      .arg(privacy_text(shown_->run->claim()), answer_text(*shown_->run),
           QString::number(counted_runs(shown_->ledger)));
}

void DataPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void DataPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), 480, theme, spots);
  const double ledger_top = stage.height - ledger_height;
  const double line_x = stage.width - public_width;
  with_opacity(painter, theme.faded_loser < 1 ? 0.35 : 1,
               [&] { painter.fillRect(QRectF(0, 0, line_x, ledger_top), theme.noise_ground); });
  draw_boundary(stage, 4, true);
  painter.fillRect(QRectF(0, ledger_top, stage.width, ledger_height), theme.canvas);  // the line ends there
  paint_inside(stage);
  paint_released(stage, ledger_top);
  paint_ledger(stage, ledger_top);
}

void DataPicture::paint_inside(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const double right = stage.width - public_width - page_margin;
  if (shown_->path.isEmpty() && !shown_->run) {
    stage.paragraph({page_margin, 52},
                    tr("Open a table with one line for each person. Nothing is spent before the button."), {14},
                    theme.ink, right - page_margin, 20);
    return;
  }
  const DataPlan* plan = shown_->plan.get();
  if (plan == nullptr) {
    stage.words({page_margin, 52}, tr("Reading the names of the columns and counting the lines."), TextRole::body,
                theme.ink2);
    return;
  }
  double y =
      stage.paragraph({page_margin, 54}, verdict_text(plan), {19, QFont::DemiBold}, theme.ink, right - page_margin, 24);
  y = stage.paragraph({page_margin, y + 2}, verdict_reason(*shown_), {13}, theme.ink2, right - page_margin, 18);
  if (plan->constants && !plan->by_alpha.empty()) paint_plan(stage, y + 14);
}

// The file's lines as one bar, and below it how many of them each α asks for.
void DataPicture::paint_plan(const Stage& stage, double top) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const DataPlan& plan = *shown_->plan;
  const double left = page_margin;
  const double right = stage.width - public_width - page_margin;
  const auto most = static_cast<double>(std::max(plan.lines, plan.needed()));
  const auto x_of = [&](double lines) { return left + (right - left) * lines / most; };
  constexpr double height = 34;
  stage.words({left, top}, tr("your lines"), TextRole::caption, theme.ink2);
  const double y = top + 8;
  const auto asked = static_cast<double>(plan.needed());
  const auto block = [&](double from, double to, const QString& words, const QColor& fill, const QColor& ink) {
    const QRectF box(x_of(from), y, x_of(to) - x_of(from) - 2, height);
    if (box.width() <= 0) return;
    painter.setPen(QPen(theme.ink, 1));
    painter.setBrush(fill);
    painter.drawRect(box);
    const MathText text(words, {12, QFont::DemiBold}, MathText::Mode::mixed);
    if (text.width() + 8 > box.width()) return;
    painter.setPen(ink);
    text.draw(painter, {box.center().x(), box.center().y() + 4.5}, 0.5);
  };
  if (plan.verdict == DataPlan::Verdict::fits) {
    if (const auto* lean = std::get_if<LeanConstants>(&*plan.constants)) {
      const auto voting = static_cast<double>(lean->batches * lean->batch);
      block(0, voting, tr("%1 batches of %2 vote").arg(number_text(lean->batches), number_text(lean->batch)),
            theme.ink2, theme.canvas);
      block(voting, asked, tr("%1 choose").arg(number_text(lean->selection)), theme.ink, theme.canvas);
    } else {
      block(0, asked, tr("%1 vote and choose").arg(number_text(plan.needed())), theme.ink, theme.canvas);
    }
    const std::uint64_t rest = plan.lines - plan.needed();
    block(asked, static_cast<double>(plan.lines), tr("%1 not used").arg(number_text(rest)), theme.canvas, theme.ink);
  } else {
    block(0, static_cast<double>(plan.lines), number_text(plan.lines), theme.canvas, theme.ink);
    const double missing = x_of(static_cast<double>(plan.lines));
    stage.dashed({missing, y + height / 2}, {right, y + height / 2}, theme.ink2, 1.5, 4, 3);
  }
  const double axis = y + height + 14;
  stage.rule({left, axis}, {right, axis}, theme.line);
  stage.rich({left, axis + 34}, tr("lines for loss ≤ $α$"), {11}, theme.ink2);
  double taken = left + MathText(tr("lines for loss ≤ $α$"), {11}, MathText::Mode::mixed).width() + 8;
  std::vector<DataPlan::Ask> asks = plan.by_alpha;
  std::stable_sort(asks.begin(), asks.end(), [&](const auto& a, const auto&) { return a.alpha == plan.goal.alpha; });
  std::vector<std::pair<double, double>> spans = {{left, taken}};
  for (const DataPlan::Ask& ask : asks) {
    const double x = x_of(static_cast<double>(ask.lines));
    if (x > right + 0.5) continue;
    const bool own = ask.alpha == plan.goal.alpha;
    stage.rule({x, axis - 6}, {x, axis + 6}, own ? theme.ink : theme.ink2, own ? 3 : 1);
    const MathStyle style{12, own ? QFont::DemiBold : QFont::Normal};
    const QString alpha = own ? QStringLiteral("$α$ = ") + rational_text(ask.alpha) : rational_text(ask.alpha);
    const double half =
        std::max(MathText(alpha, style, MathText::Mode::mixed).width(),
                 MathText(upper_count_text(static_cast<double>(ask.lines)), style, MathText::Mode::mixed).width()) /
            2 +
        5;
    const double middle = std::min(x, right - half);
    if (std::any_of(spans.begin(), spans.end(),
                    [&](const auto& span) { return middle + half > span.first && middle - half < span.second; })) {
      continue;
    }
    spans.emplace_back(middle - half, middle + half);
    stage.rich({middle, axis + 20}, alpha, style, own ? theme.ink : theme.ink2, 0.5);
    stage.rich({middle, axis + 35}, upper_count_text(static_cast<double>(ask.lines)), style,
               own ? theme.ink : theme.ink2, 0.5);
  }
}

void DataPicture::paint_released(const Stage& stage, double bottom) const {
  const Theme& theme = stage.theme;
  const double left = stage.width - public_width + 20;
  const double right = stage.width - page_margin;
  const double room = right - left;
  if (!shown_->run) {
    stage.paragraph({left, first_row}, tr("One hypothesis leaves, and nothing else."), {12}, theme.ink2, room, 17);
    return;
  }
  const DataRun& run = *shown_->run;
  constexpr double strip_room = 64;
  double y = stage.paragraph({left, first_row}, answer_text(run), {15, QFont::DemiBold}, theme.ink, room, 20) + 8;
  stage.predictor(left, y, *run.concept_class, run.hypothesis, false,
                  room - Stage::name_offset(run.hypothesis.size(), strip_room), strip_room);
  y += 32;
  if (!run.selected) {
    y = stage.paragraph({left, y}, tr("Nothing was chosen: this is the answer without data."), {12}, theme.ink2, room,
                        16) +
        4;
  }
  y = stage.paragraph(
      {left, y},
      run.promised ? tr("Loss at most %1 with chance %2, if some answer of the class explains the labels.")
                         .arg(rational_text(run.scenario.alpha), lower_text(to_double(Rational(1 - run.scenario.beta))))
                   : tr("Nothing is promised of its loss: there are too few lines."),
      {12}, theme.ink2, room, 16);
  const double foot = bottom - 76;
  stage.rule({left, foot - 20}, {right, foot - 20}, stage.divider());
  // Whether it is private is told in words and weight, not in a colour.
  const PrivacyClaim claim = run.claim();
  const QString promise = claim.is_private()
                              ? tr("Private at %1.").arg(promise_text(run.scenario.epsilon, run.scenario.delta))
                              : tr("Not private.");
  const double after = stage.paragraph({left, foot}, promise, {13, QFont::DemiBold}, theme.ink, room, 17);
  stage.paragraph({left, after},
                  !run.release         ? tr("Anyone who knows the seed can subtract the noise.")
                  : claim.is_private() ? tr("Nobody can draw its noise again.")
                                       : privacy_reason(claim),
                  {12}, theme.ink2, room, 16);
}

void DataPicture::paint_ledger(const Stage& stage, double top) const {
  const Theme& theme = stage.theme;
  const double right = stage.width - page_margin;
  stage.rule({0, top}, {stage.width, top}, theme.hair);
  const double title = stage.rich({page_margin, top + 24}, tr("Spent so far"), {14, QFont::DemiBold}, theme.ink);
  const Ledger& ledger = shown_->ledger;
  if (ledger.budget) {
    stage.rich({right, top + 24}, tr("Budget: %1").arg(promise_text(ledger.budget->epsilon, ledger.budget->delta)),
               {13, QFont::DemiBold}, theme.ink, 1);
  }
  const std::size_t number = ledger.entries.size() - ledger.counted_from;
  if (number == 0) {
    stage.rich({page_margin + title + 12, top + 24}, tr("nothing yet"), {12}, theme.ink2);
    stage.paragraph(
        {page_margin, top + 52},
        tr("Each run on data spends its $ε$ and $δ$ again. All runs are added up, of all windows and also for "
           "different files, because the same person can be in two of them."),
        {12}, theme.ink2, right - page_margin, 17);
    return;
  }
  // The newest rows; the sums stand below them.
  const std::size_t seeded = seeded_runs(ledger);
  constexpr std::size_t rows = 3;
  constexpr double pitch = 18;
  double y = top + 46;
  const std::size_t first = number > rows ? number - rows : 0;
  if (first > 0) {
    stage.rich({page_margin + title + 12, top + 24}, tr("the last %1 of %2 runs").arg(rows).arg(number_text(number)),
               {12}, theme.ink2);
  }
  for (std::size_t i = first; i < number; ++i, y += pitch) {
    const LedgerEntry& entry = ledger.entries[ledger.counted_from + i];
    const QString promise = promise_text(entry.promise.epsilon, entry.promise.delta);
    stage.words({page_margin + 22, y}, number_text(i + 1), TextRole::subtitle, theme.ink2, 1);
    stage.words({page_margin + 34, y}, data_name(QString::fromStdString(entry.data)), TextRole::subtitle, theme.ink);
    stage.words({page_margin + 296, y},
                shortened(entry.class_text.empty() ? QString::fromStdString(entry.run) : class_title(entry.class_text)),
                TextRole::subtitle, theme.ink2);
    stage.words({right, y},
                !entry.release    ? tr("not private: the seed is known")
                : entry.runs == 1 ? promise
                                  : tr("%1 times %2").arg(number_text(entry.runs), promise),
                TextRole::subtitle, theme.ink, 1);
  }
  y = top + 46 + pitch * rows + 6;
  stage.rule({page_margin, y - 14}, {right, y - 14}, theme.hair);
  if (const QString sum = spent_text(shown_->spent); !sum.isEmpty()) {
    stage.rich({page_margin, y + 4}, tr("All releases together"), {13}, theme.ink2);
    stage.rich({right, y + 4}, sum, {13, QFont::DemiBold}, theme.ink, 1);
    stage.rich({right, y + 24}, exact_text(shown_->spent), {13, QFont::DemiBold}, theme.ink, 1);
  }
  if (seeded > 0) {
    stage.rich({page_margin, y + 44},
               tr("%n runs with a known seed promise nothing and are not in the sum.", nullptr, plural(seeded)), {12},
               theme.ink2);
  }
}

PageTable data_table(const DataShown& shown, TableLimits limits) {
  PageTable table;
  table.columns = {{Words::tr("fact"), QStringLiteral("fact")}, {Words::tr("value"), QStringLiteral("value")}};
  const auto add = [&](const QString& name, const char* field, const PageTable::Cell& value) {
    if (!full(table, limits)) table.rows.push_back({text_cell(name, field), value});
  };
  const Scenario& scenario = scenario_of(shown);
  add(Words::tr("class"), "class", text_cell(class_title(scenario.class_text), scenario.class_text));
  add(Words::tr("$ε$ of a run").remove(u'$'), "epsilon",
      text_cell(rational_text(scenario.epsilon), to_string(scenario.epsilon)));
  add(Words::tr("$δ$ of a run").remove(u'$'), "delta",
      text_cell(rational_text(scenario.delta), to_string(scenario.delta)));
  if (const DataPlan* plan = shown.plan.get()) {
    add(Words::tr("lines of the file"), "lines", count_cell(plan->lines));
    if (plan->constants) add(Words::tr("lines that the promise asks for"), "needed", count_cell(plan->needed()));
    add(Words::tr("verdict"), "verdict", text_cell(verdict_text(plan)));
  }
  if (const DataRun* run = shown.run.get()) {
    add(Words::tr("file"), "data", text_cell(shown_file(file_text(run->path))));
    add(Words::tr("lines"), "records", count_cell(run->records));
    add(Words::tr("examples used"), "examples", count_cell(run->examples));
    add(Words::tr("loss promised"), "promised", truth_cell(run->promised, Words::tr("no")));
    add(Words::tr("private"), "private", truth_cell(run->is_private(), Words::tr("no")));
    add(Words::tr("why"), "why", text_cell(privacy_reason(run->claim())));
    add(Words::tr("hypothesis"), "hypothesis", labels_cell(run->hypothesis));
    add(Words::tr("in words"), "answer", text_cell(without_isolates(answer_text(*run))));
  }
  add(Words::tr("releases in the ledger"), "releases", count_cell(counted_runs(shown.ledger)));
  add(Words::tr("runs with a known seed"), "seeded_runs", count_cell(seeded_runs(shown.ledger)));
  add(Words::tr("spent, ε added up"), "spent_epsilon",
      text_cell(amount_text(shown.spent.basic.epsilon), to_string(shown.spent.basic.epsilon)));
  add(Words::tr("spent, δ added up"), "spent_delta",
      text_cell(amount_text(shown.spent.basic.delta), to_string(shown.spent.basic.delta)));
  add(shown.spent.exact ? Words::tr("spent, ε by exact composition") : Words::tr("spent, ε by advanced composition"),
      "composed_epsilon", {bound_text(shown.spent.epsilon), shown.spent.epsilon});
  add(Words::tr("at δ"), "composed_delta", text_cell(amount_text(shown.spent.delta), to_string(shown.spent.delta)));
  if (const auto& budget = shown.ledger.budget) {
    add(Words::tr("budget, ε"), "budget_epsilon", text_cell(amount_text(budget->epsilon), to_string(budget->epsilon)));
    add(Words::tr("budget, δ"), "budget_delta", text_cell(amount_text(budget->delta), to_string(budget->delta)));
  }
  return table;
}

}  // namespace littlestone::ui
