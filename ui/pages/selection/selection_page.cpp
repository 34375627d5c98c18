// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/selection/selection_page.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "core/study/private_run/lean_run.hpp"
#include "ui/pages/histogram/lean_votes_exhibit.hpp"
#include "ui/pages/selection/selection_scene.hpp"
#include "ui/pages/selection/selection_table.hpp"
#include "ui/shell/parts_exhibit.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString selection_name() { return QCoreApplication::translate("Page", "Selection"); }

}  // namespace

PageInfo selection_page() {
  return {QStringLiteral("selection"),
          selection_name,
          selection_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new SelectionPage(info, parent); },
          {{"selection", "the selection on fresh examples and its exact law", true,
            [](const std::shared_ptr<const PrivateRun>& run, const Observer&) {
              return selection_exhibit(std::make_shared<const Story>(run));
            }}}};
}

std::shared_ptr<const Exhibit> selection_exhibit(const std::shared_ptr<const Story>& story,
                                                 const std::shared_ptr<const SelectionDraws>& again) {
  if (!story->run().is_of_m()) return lean_votes_exhibit(story, QStringLiteral("selection"));
  const auto picture_as = [&](SelectionForm form) {
    return scenes([story, again, form](Moment moment) {
      return selection_picture(story->run_pointer(), position_in(*story, Part::selection, moment.step), form,
                               phase_in(*story, Part::selection, moment), again);
    });
  };
  ExhibitParts parts{QStringLiteral("selection"), selection_name(), picture_as(SelectionForm::page),
                     [story, again](int step, TableLimits limits) {
                       return selection_table(story->run(), position_in(*story, Part::selection, step), limits,
                                              again.get());
                     },
                     play_from(story, Part::selection)};
  parts.printed = picture_as(SelectionForm::printed);
  return parts_exhibit(std::move(parts));
}

SelectionPage::SelectionPage(const PageInfo& info, QWidget* parent)
    : RunPage(info, Edge::bleeds, parent),
      counts_(new PlainButton(tr("Show the counts"), this)),
      once_(new PlainButton(tr("Draw again"), this)),
      hundred_(new PlainButton(tr("100 times"), this)) {
  counts_->hide();
  once_->setToolTip(tr("Draws from the same chances once more; the run keeps its own draw"));
  hundred_->setToolTip(tr("Draws from the same chances a hundred times more; the run keeps its own draw"));
  add_control(counts_);
  for (PlainButton* button : {once_, hundred_}) {
    button->hide();
    add_control(button);
  }
  connect(once_, &QAbstractButton::clicked, this, [this] { draw_again(1); });
  connect(hundred_, &QAbstractButton::clicked, this, [this] { draw_again(100); });
  connect(counts_, &QAbstractButton::clicked, this,
          [this] { emit page_asked(QStringLiteral("histogram"), story()->first_of(Part::histogram)); });
}

std::vector<std::shared_ptr<const Exhibit>> SelectionPage::exhibits() const {
  if (!story()) return {};
  return {selection_exhibit(story(), again_)};
}

void SelectionPage::take(const std::shared_ptr<const Story>& story) {
  RunPage::take(story);
  again_ = nullptr;
}

void SelectionPage::draw_again(std::uint64_t times) {
  if (!story() || !run().is_of_m() || run().result.list.empty()) return;
  again_ = std::make_shared<const SelectionDraws>(draw_selection(run(), again_ ? *again_ : SelectionDraws{}, times));
  emit changed();
}

// There is a draw to be made again, and it is on display.
bool SelectionPage::can_draw(int step) const {
  return run().is_of_m() && !run().result.list.empty() && position_in(*story(), Part::selection, step) >= 3;
}

bool SelectionPage::covers(int step) const { return !story() || (*story())[step].part == Part::selection; }

int SelectionPage::opening_step(int step, bool) const {
  return covers(step) ? step : story()->first_of(Part::selection);
}

void SelectionPage::fill_head(int step) {
  for (PlainButton* button : {once_, hundred_}) button->setVisible(can_draw(step));
  counts_->setVisible(run().is_of_m() && run().result.list.empty());
  if (run().lean) {
    set_titles(tr("Choosing one candidate"),
               tr("Votes, less the errors on fresh rows, decide in one step. Only the one that is chosen leaves."));
    return;
  }
  if (run().chain) {
    set_titles(tr("Choosing one candidate"),
               tr("Disjoint runs, and the errors on the same rows, decide in one step. Only the one that is chosen "
                  "leaves."));
    return;
  }
  set_titles(tr("Selection among the released"),
             tr("Few errors on fresh examples make a predictor likely. Only the one that is drawn leaves."));
}

void SelectionPage::explain(StepPanel& panel, int step) const {
  if (!story()) return;
  const Step& s = (*story())[step];
  panel.set_before_boundary(true);
  panel.set_step(s.sentence, s.reference);
  panel.set_picture(nullptr);
  if (!run().is_of_m()) {
    panel.set_notes(lean_votes_notes(run()));
    return;
  }
  std::vector<Note> notes = {
      {tr("The examples are fresh"),
       tr("They were in no batch, so this stage has the whole $ε$ again: one example is used only once.")},
      {tr("Only the draw leaves"), tr("Errors and chances stay before the boundary, like the counts.")}};
  if (again_ && can_draw(step)) {
    notes.push_back({tr("Drawn again"),
                     tr("%n draws more from the same chances, here for us to look at: a dot is their share, a line its "
                        "95 % interval. On real data each would cost the whole $ε$ again.",
                        nullptr, plural(again_->draws))});
  }
  panel.set_notes(notes);
}

}  // namespace littlestone::ui
