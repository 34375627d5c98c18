// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/worst_world/worst_world_table.hpp"

#include <vector>

#include "ui/pages/worst_world/worst_world_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

PageTable::Cell weights_cell(const WorstSearchRun& search, const PointWeights& weights) {
  const std::vector<double> data(weights.begin(), weights.begin() + static_cast<std::ptrdiff_t>(search.chain->points));
  return {world_shares_words(search, weights), data};
}

PageTable::Cell lower_cell(double bound) { return {lower_text(bound), bound}; }
PageTable::Cell upper_cell(double bound) { return {upper_text(bound), bound}; }

}  // namespace

PageTable worst_world_table(const WorstWorldRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("learner"), QStringLiteral("learner")},
                   {PageTable::tr("examples a block"), QStringLiteral("auxiliary")},
                   {PageTable::tr("target"), QStringLiteral("target")},
                   {PageTable::tr("at least"), QStringLiteral("lower")},
                   {PageTable::tr("at most"), QStringLiteral("upper")},
                   {PageTable::tr("a worst world"), QStringLiteral("world")},
                   {PageTable::tr("answers there"), QStringLiteral("answers")},
                   {PageTable::tr("no answer"), QStringLiteral("fail")},
                   {PageTable::tr("boxes open"), QStringLiteral("open")},
                   {PageTable::tr("boxes closed"), QStringLiteral("closed")},
                   {PageTable::tr("evaluations"), QStringLiteral("evaluations")},
                   {PageTable::tr("seconds"), QStringLiteral("seconds")}};
  for (const WorstSearchRun* search : {&run.g, &run.star, &run.more}) {
    if (full(table, limits)) continue;
    const bool star = search->problem.learner.on_fail == OnFail::soa;
    const WorstSearchLog::Count count = search->log.count(search->log.last());
    nlohmann::json answers = nlohmann::json::array();
    for (const WorldAnswer& answer : search->there.answers) {
      answers.push_back(answer.labels.to_string());
      answers.push_back(answer.chance);
    }
    table.rows.push_back({text_cell(star ? QStringLiteral("G*") : QStringLiteral("G")),
                          count_cell(search->problem.learner.auxiliary),
                          labels_cell(search->chain->target),
                          lower_cell(search->found.lower),
                          upper_cell(search->found.upper),
                          weights_cell(*search, search->world),
                          {worst_answers_words(*search, search->there, 8), answers},
                          probability_cell(search->there.fail),
                          count_cell(count.open),
                          count_cell(count.closed),
                          count_cell(search->found.evaluations),
                          {about_text(search->seconds), nullptr}});  // measured: a file has the same bytes each time
  }
  return table;
}

PageTable worst_boxes_table(const WorstWorldRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("lower corner"), QStringLiteral("low")},
                   {PageTable::tr("upper corner"), QStringLiteral("high")},
                   {PageTable::tr("no world is worse than"), QStringLiteral("bound")},
                   {PageTable::tr("state"), QStringLiteral("state")}};
  const WorstSearchRun& search = asked_search(run);
  const std::uint64_t time = search.shown;
  const double goal = search.bracket(time).goal;
  const auto next = search.log.next(time);
  for (std::size_t i = 0; i < search.log.boxes.size(); ++i) {
    const WorstSearchLog::LoggedBox& box = search.log.boxes[i];
    if (!box.there(time) || box.target != search.target || full(table, limits)) continue;
    const PageTable::Cell state = next == i          ? text_cell(PageTable::tr("halved next"), "next")
                                  : box.bound < goal ? text_cell(PageTable::tr("open"), "open")
                                                     : text_cell(PageTable::tr("closed"), "closed");
    table.rows.push_back(
        {weights_cell(search, box.box.low), weights_cell(search, box.box.high), lower_cell(box.bound), state});
  }
  return table;
}

}  // namespace littlestone::ui
