// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/lean_table.hpp"

#include <algorithm>
#include <string>

#include "core/study/private_run/lean_run.hpp"
#include "ui/pages/learn/lean_story.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

using Cell = PageTable::Cell;
using Kind = LeanTape::Step::Kind;

Cell kind_cell(Kind kind) {
  switch (kind) {
    case Kind::mistake: return text_cell(PageTable::tr("f∅ errs"), "mistake");
    case Kind::base_mistake: return text_cell(PageTable::tr("the base errs"), "base_mistake");
    case Kind::contest: return text_cell(PageTable::tr("contest"), "contest");
    case Kind::followed: return text_cell(PageTable::tr("both labels followed"), "followed");
    case Kind::equal: return text_cell(PageTable::tr("same predictor"), "equal");
    case Kind::waits: return text_cell(PageTable::tr("opponents used up"), "waits");
    case Kind::out_of_rows: return text_cell(PageTable::tr("out of rows"), "out_of_rows");
    case Kind::stuck: return text_cell(PageTable::tr("stuck"), "stuck");
    case Kind::candidate: return text_cell(PageTable::tr("candidate"), "candidate");
    case Kind::disagrees: return text_cell(PageTable::tr("no candidate"), "disagrees");
    case Kind::low: return text_cell(PageTable::tr("lower levels listed"), "low");
    case Kind::list: return text_cell(PageTable::tr("votes"), "list");
  }
  return {};
}

bool done_with(const LeanTape& tape, int done, Kind kind) {
  const auto end = std::min(tape.steps.size(), static_cast<std::size_t>(std::max(done, 0)));
  return std::any_of(tape.steps.begin(), tape.steps.begin() + static_cast<std::ptrdiff_t>(end),
                     [&](const LeanTape::Step& step) { return step.kind == kind; });
}

}  // namespace

PageTable lean_steps_table(const PrivateRun& run, int done, TableLimits limits) {
  const ConceptClass& c = run.concept_class();
  const LeanRun& lean = *run.lean;
  PageTable table;
  table.columns = {{PageTable::tr("event"), QStringLiteral("event")},
                   {PageTable::tr("row"), QStringLiteral("row")},
                   {PageTable::tr("point"), QStringLiteral("point")},
                   {PageTable::tr("label"), QStringLiteral("label")},
                   {PageTable::tr("level"), QStringLiteral("level")},
                   {PageTable::tr("predictor"), QStringLiteral("predictor")},
                   {PageTable::tr("labels"), QStringLiteral("labels")},
                   {PageTable::tr("what still fits"), QStringLiteral("fits")},
                   {PageTable::tr("other label ends at row"), QStringLiteral("other_ends")}};
  const Cell nothing = text_cell({});
  const auto end = std::min(lean.tape.steps.size(), static_cast<std::size_t>(std::max(done, 0)));
  for (std::size_t i = 0; i < end; ++i) {
    if (full(table, limits)) continue;
    const LeanTape::Step& step = lean.tape.steps[i];
    std::vector<Cell> row(table.columns.size(), nothing);
    row[0] = kind_cell(step.kind);
    const bool of_rows = step.kind != Kind::low && step.kind != Kind::list;
    if (of_rows) row[1] = count_cell(step.rows);
    if (step.kind == Kind::contest || step.kind == Kind::followed) {
      row[2] = point_cell(c, step.point);
    } else if ((step.kind == Kind::mistake || step.kind == Kind::base_mistake) && step.rows > 0) {
      const Example& example = lean.trace.rows[step.rows - 1];
      row[2] = point_cell(c, example.point);
      row[3] = label_cell(example.label);
    }
    if (step.card != LeanTape::none) {
      const LeanTape::Card& card = lean.tape.cards[static_cast<std::size_t>(step.card)];
      if (step.kind == Kind::followed) row[3] = label_cell(card.label);
      row[4] = count_cell(static_cast<std::uint64_t>(card.level));
      row[5] = name_cell(c, card.labels);
      row[6] = labels_cell(card.labels);
      row[7] = {fitting_text(c, card.space), card.space.count()};
    }
    if (step.kind == Kind::followed) {
      const LeanTape::Card& other = lean.tape.cards[static_cast<std::size_t>(step.other)];
      if (other.ending == LeanTape::Card::Ending::refuted) row[8] = count_cell(other.refuted_by + 1);
      if (other.ending == LeanTape::Card::Ending::emptied) row[8] = count_cell(step.rows);
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

PageTable lean_list_table(const PrivateRun& run, int done, TableLimits limits) {
  const ConceptClass& c = run.concept_class();
  const LeanRun& lean = *run.lean;
  PageTable table;
  table.columns = {{PageTable::tr("tag"), QStringLiteral("tag")},
                   {PageTable::tr("predictor"), QStringLiteral("predictor")},
                   {PageTable::tr("labels"), QStringLiteral("labels")},
                   {PageTable::tr("came from"), QStringLiteral("from")},
                   {PageTable::tr("errors on the batch"), QStringLiteral("errors")}};
  if (!done_with(lean.tape, done, Kind::list)) return table;
  for (const LeanTape::Listed& listed : lean.tape.list) {
    if (full(table, limits)) continue;
    QStringList shown;
    std::string data;
    for (const auto& [level, times] : listed.from) {
      shown << PageTable::tr("level %1, %2 times", nullptr, plural(times)).arg(level).arg(times);
      data += (data.empty() ? "" : " ") + std::to_string(level) + ":" + std::to_string(times);
    }
    const bool top = listed.tag == CandidateTag::top;
    table.rows.push_back(
        {text_cell(top ? PageTable::tr("top") : PageTable::tr("low"), std::string(to_string(listed.tag))),
         name_cell(c, listed.labels), labels_cell(listed.labels), text_cell(shown.join(QStringLiteral("; ")), data),
         count_cell(listed.errors.size())});
  }
  return table;
}

}  // namespace littlestone::ui
