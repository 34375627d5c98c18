// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/data_picture.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/stage.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double first_row = 72;  // baseline
constexpr double row_pitch = 25;
constexpr double ledger_height = 184;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(DataPicture)
};

QString amount_text(const Rational& amount) { return amount == 0 ? QStringLiteral("0") : rational_text(amount); }

// Never below the number, but for its rounding: a bound that is rounded down is none.
QString bound_text(double value) {
  if (value >= 1000) return count_text(std::ceil(value));
  const double digits = value >= 10 ? 10 : 1000;
  return QString::number(std::ceil(value * digits - 1e-9) / digits);
}

// What the next run, or the one that is shown, is of.
const Scenario& scenario_of(const DataShown& shown) { return shown.run ? shown.run->scenario : shown.scenario; }

}  // namespace

QString data_name(const QString& path) {
  return QChar(u'\u2068') + shortened(shown_file(path)).remove(u'$') + QChar(u'\u2069');
}

QString promise_text(const Rational& epsilon, const Rational& delta) {
  return QStringLiteral("(%1,\u00a0%2)").arg(amount_text(epsilon), amount_text(delta));
}

QString privacy_text(bool release) { return release ? Words::tr("private") : Words::tr("not private"); }

QString privacy_reason(bool release) {
  return release ? Words::tr(
                       "The noise comes from the operating system, and nobody can draw it again. The output is private "
                       "for every choice of constants; only running time and memory use may reveal more.")
                 : Words::tr(
                       "Anyone who knows the seed can draw the same noise and subtract it. A run on data is private "
                       "only without a seed.");
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

QString DataPicture::description() const {
  if (!shown_->run) return tr("A run on data of your own: nothing was learned yet.");
  return tr("A run on data of your own, %1: %2 predictors were released. In this session %3 releases.")
      .arg(privacy_text(shown_->run->release))
      .arg(shown_->run->list.size())
      .arg(shown_->ledger.size() - seeded_runs(shown_->ledger));
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
  const Scenario& scenario = scenario_of(*shown_);
  const bool release = shown_->run ? shown_->run->release : shown_->release;
  const CustomConstants& constants = scenario.constants;
  const QString path = shown_->run ? QString::fromStdString(shown_->run->path) : shown_->path;
  const PrivateLearnerOptions options = learner_options(scenario);
  stage.rich({page_margin, 48},
             shown_->run ? tr("What the run did with the file") : tr("What a run will do with the file"),
             {14, QFont::DemiBold}, theme.ink);
  constexpr double column = 84;
  double y = first_row;
  const auto row = [&](const QString& name, const QString& value) {
    stage.words({page_margin, y}, name, TextRole::subtitle, theme.ink2);
    y = stage.paragraph({page_margin + column, y}, value, {13}, theme.ink, right - page_margin - column, 18) + 4;
  };
  row(tr("class"), class_title(scenario.class_text).remove(u'$'));
  row(tr("file"),
      path.isEmpty()
          ? tr("None yet. It has a header %1 and one line for each person.").arg(QStringLiteral("“point,label”"))
          : data_name(path));
  row(tr("lines"), shown_->run ? tr("%1 lines, of which the first %2 are used")
                                     .arg(number_text(shown_->run->records), number_text(shown_->run->examples))
                               : tr("the first %1 are used").arg(number_text(options.examples())));
  row(tr("votes"),
      tr("%1 batches of %2 + %3 examples vote; a line that cannot be used counts as point 0, label −1")
          .arg(number_text(constants.batches), number_text(constants.cap), number_text(constants.auxiliary)));
  row(tr("noise"), release ? tr("from the operating system")
                           : tr("from the seed %1, which anybody can use again").arg(whole_text(scenario.seed)));
  if (shown_->run) {
    row(tr("threshold"), QStringLiteral("$T$ = %1").arg(signed_text(shown_->run->threshold)));
    stage.paragraph(
        {page_margin, y + 6},
        tr("Votes, noise and errors of this run were not kept. There is nothing here that could show them."), {12},
        theme.noise_text, right - page_margin, 17);
  }
}

void DataPicture::paint_released(const Stage& stage, double bottom) const {
  const Theme& theme = stage.theme;
  const double left = stage.width - public_width + 20;
  const double right = stage.width - page_margin;
  const double room = right - left;
  if (!shown_->run) {
    stage.paragraph({left, first_row}, tr("Predictors with enough votes, their noisy counts, and one hypothesis."),
                    {12}, theme.ink2, room, 17);
    return;
  }
  const DataRun& run = *shown_->run;
  const ConceptClass& concept_class = *run.concept_class;
  if (!run.list.empty()) stage.words({right, 44}, tr("noisy count"), TextRole::caption, theme.ink2, 1);
  const double foot = bottom - 142;  // of the list
  const auto rows = static_cast<std::size_t>(std::max(1.0, std::floor((foot - 62) / row_pitch)));
  double y = 68;
  double count_width = 0;
  const std::size_t shown = run.list.size() > rows ? rows - 1 : run.list.size();
  for (std::size_t i = 0; i < shown; ++i) {
    const MathText count(signed_text(run.list[i].noisy_count), {14, QFont::DemiBold}, MathText::Mode::mixed);
    count_width = std::max(count_width, count.width());
  }
  constexpr double strip_room = 64;
  for (std::size_t i = 0; i < shown; ++i, y += row_pitch) {
    const ReleasedPredictor& released = run.list[i];
    const double name_room = room - count_width - 10 - Stage::name_offset(released.labels.size(), strip_room);
    stage.predictor(left, y, concept_class, released.labels, false, std::max(12.0, name_room), strip_room);
    stage.rich({right, y + 5}, signed_text(released.noisy_count), {14, QFont::DemiBold}, theme.ink, 1);
  }
  if (shown < run.list.size()) {
    stage.words({left, y + 5}, tr("+ %1 more").arg(number_text(run.list.size() - shown)), TextRole::caption,
                theme.ink2);
  } else if (run.list.empty()) {
    stage.paragraph({left, y + 5}, tr("Nothing was released: no noisy count reached $T$."), {12}, theme.ink2, room, 17);
  }
  const double answer = foot + 18;
  stage.rule({left, foot}, {right, foot}, stage.divider());
  stage.words({left, answer}, tr("Selected hypothesis"), TextRole::subtitle, theme.ink2);
  stage.predictor(left, answer + 20, concept_class, run.hypothesis, false,
                  room - Stage::name_offset(run.hypothesis.size(), strip_room), strip_room);
  // Whether it is private is told in words and weight, not in a colour.
  const QString promise = run.release ? tr("Private at %1.").arg(promise_text(run.scenario.epsilon, run.scenario.delta))
                                      : tr("Not private.");
  const double after = stage.paragraph({left, answer + 52}, promise, {13, QFont::DemiBold}, theme.ink, room, 17);
  stage.paragraph(
      {left, after},
      run.release ? tr("Nobody can draw its noise again.") : tr("Anyone who knows the seed can subtract the noise."),
      {12}, theme.ink2, room, 16);
}

void DataPicture::paint_ledger(const Stage& stage, double top) const {
  const Theme& theme = stage.theme;
  const double right = stage.width - page_margin;
  stage.rule({0, top}, {stage.width, top}, theme.hair);
  const double title =
      stage.rich({page_margin, top + 24}, tr("Spent in this session"), {14, QFont::DemiBold}, theme.ink);
  const Ledger& ledger = shown_->ledger;
  if (ledger.empty()) {
    stage.rich({page_margin + title + 12, top + 24}, tr("nothing yet"), {12}, theme.ink2);
    stage.paragraph({page_margin, top + 52},
                    tr("Each run on data spends its $ε$ and $δ$ again. All runs of a session are added up, also for "
                       "different files, because the same person can be in two of them."),
                    {12}, theme.ink2, right - page_margin, 17);
    return;
  }
  // The newest rows; the sums stand below them.
  const std::size_t seeded = seeded_runs(ledger);
  constexpr std::size_t rows = 3;
  constexpr double pitch = 18;
  double y = top + 46;
  const std::size_t first = ledger.size() > rows ? ledger.size() - rows : 0;
  if (first > 0) {
    stage.rich({page_margin + title + 12, top + 24},
               tr("the last %1 of %2 runs").arg(rows).arg(number_text(ledger.size())), {12}, theme.ink2);
  }
  for (std::size_t i = first; i < ledger.size(); ++i, y += pitch) {
    const LedgerEntry& entry = ledger[i];
    stage.words({page_margin + 22, y}, number_text(i + 1), TextRole::subtitle, theme.ink2, 1);
    stage.words({page_margin + 34, y}, data_name(file_text(entry.path)), TextRole::subtitle, theme.ink);
    stage.words({page_margin + 296, y}, shortened(class_title(entry.class_text)), TextRole::subtitle, theme.ink2);
    stage.words(
        {right, y},
        entry.release ? promise_text(entry.promise.epsilon, entry.promise.delta) : tr("not private: the seed is known"),
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
  if (const DataRun* run = shown.run.get()) {
    add(Words::tr("file"), "data", text_cell(shown_file(file_text(run->path))));
    add(Words::tr("lines"), "records", count_cell(run->records));
    add(Words::tr("examples used"), "examples", count_cell(run->examples));
    add(Words::tr("threshold"), "threshold", signed_cell(run->threshold));
    add(Words::tr("private"), "private", truth_cell(run->release, Words::tr("no")));
    add(Words::tr("why"), "why", text_cell(privacy_reason(run->release)));
    for (const ReleasedPredictor& released : run->list) {
      PageTable::Cell labels = labels_cell(released.labels);
      add(Words::tr("released, noisy count %1").arg(signed_text(released.noisy_count)), "released", labels);
    }
    add(Words::tr("hypothesis"), "hypothesis", labels_cell(run->hypothesis));
  }
  add(Words::tr("releases in this session"), "releases", count_cell(shown.ledger.size() - seeded_runs(shown.ledger)));
  add(Words::tr("runs with a known seed"), "seeded_runs", count_cell(seeded_runs(shown.ledger)));
  add(Words::tr("spent, ε added up"), "spent_epsilon",
      text_cell(amount_text(shown.spent.basic.epsilon), to_string(shown.spent.basic.epsilon)));
  add(Words::tr("spent, δ added up"), "spent_delta",
      text_cell(amount_text(shown.spent.basic.delta), to_string(shown.spent.basic.delta)));
  add(shown.spent.exact ? Words::tr("spent, ε by exact composition") : Words::tr("spent, ε by advanced composition"),
      "composed_epsilon", {bound_text(shown.spent.epsilon), shown.spent.epsilon});
  add(Words::tr("at δ"), "composed_delta", text_cell(amount_text(shown.spent.delta), to_string(shown.spent.delta)));
  return table;
}

}  // namespace littlestone::ui
