// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/selection/selection_page.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "core/study/private_run/lean_run.hpp"
#include "ui/pages/histogram/lean_votes_exhibit.hpp"
#include "ui/pages/selection/selection_picture.hpp"
#include "ui/pages/selection/selection_table.hpp"

namespace littlestone::ui {
namespace {

QString name() { return QCoreApplication::translate("Page", "Selection"); }

class SelectionExhibit final : public Exhibit {
 public:
  explicit SelectionExhibit(std::shared_ptr<const Story> story) : story_(std::move(story)) {}

  [[nodiscard]] QString id() const override { return QStringLiteral("selection"); }
  [[nodiscard]] QString title() const override { return name(); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment moment) const override {
    return std::make_shared<SelectionPicture>(story_->run_pointer(), position(moment.step),
                                              SelectionPicture::Form::page, phase_in(*story_, Part::selection, moment));
  }
  [[nodiscard]] PageTable table(int step, TableLimits limits) const override {
    return selection_table(story_->run(), position(step), limits);
  }
  [[nodiscard]] std::optional<Play> play() const override {
    return Play{story_, std::max(0, story_->first_of(Part::selection) - 1), story_->last()};
  }

 private:
  [[nodiscard]] int position(int step) const { return position_in(*story_, Part::selection, step); }

  std::shared_ptr<const Story> story_;
};

}  // namespace

PageInfo selection_page() {
  return {QStringLiteral("selection"),
          name,
          name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new SelectionPage(info, parent); },
          {{"selection", "the selection on fresh examples and its exact law", true,
            [](const std::shared_ptr<const LabRun>& run, const Observer&) {
              return selection_exhibit(std::make_shared<const Story>(run));
            }}}};
}

std::shared_ptr<const Exhibit> selection_exhibit(const std::shared_ptr<const Story>& story) {
  if (lean_of(story->run())) return lean_votes_exhibit(story, QStringLiteral("selection"));
  return std::make_shared<SelectionExhibit>(story);
}

SelectionPage::SelectionPage(const PageInfo& info, QWidget* parent)
    : RunPage(info, Edge::bleeds, parent), counts_(new PlainButton(tr("Show the counts"), this)) {
  counts_->hide();
  add_control(counts_);
  connect(counts_, &QAbstractButton::clicked, this,
          [this] { emit page_asked(QStringLiteral("histogram"), story()->first_of(Part::histogram)); });
}

std::vector<std::shared_ptr<const Exhibit>> SelectionPage::exhibits() const {
  if (!story()) return {};
  return {selection_exhibit(story())};
}

bool SelectionPage::covers(int step) const { return !story() || (*story())[step].part == Part::selection; }

int SelectionPage::opening_step(int step, bool) const {
  return covers(step) ? step : story()->first_of(Part::selection);
}

void SelectionPage::fill_head(int) {
  counts_->setVisible(!lean_of(run()) && run().result.list.empty());
  if (lean_of(run())) {
    set_titles(tr("Choosing one candidate"),
               tr("Votes, less the errors on fresh rows, decide in one step. Only the one that is chosen leaves."));
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
  if (lean_of(run())) {
    panel.set_notes(lean_votes_notes(run()));
    return;
  }
  panel.set_notes({{tr("The examples are fresh"),
                    tr("They were in no batch, so this stage has the whole $ε$ again: one example is used only once.")},
                   {tr("Only the draw leaves"), tr("Errors and chances stay before the boundary, like the counts.")}});
}

}  // namespace littlestone::ui
