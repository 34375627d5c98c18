// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/histogram_page.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "core/study/private_run/lean_run.hpp"
#include "ui/pages/histogram/histogram_picture.hpp"
#include "ui/pages/histogram/histogram_table.hpp"
#include "ui/pages/histogram/lean_votes_exhibit.hpp"
#include "ui/pages/histogram/release_picture.hpp"
#include "ui/pages/learn/lean_story.hpp"
#include "ui/pages/selection/selection_page.hpp"
#include "ui/pages/selection/selection_picture.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

QString name() { return QCoreApplication::translate("Page", "Stable histogram"); }
QString short_name() { return QCoreApplication::translate("Page", "Histogram"); }

class HistogramExhibit : public Exhibit {
 public:
  explicit HistogramExhibit(std::shared_ptr<const Story> story) : story_(std::move(story)) {}

  [[nodiscard]] QString id() const override { return QStringLiteral("histogram"); }
  [[nodiscard]] QString title() const override { return name(); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment moment) const override {
    return std::make_shared<HistogramPicture>(story().run_pointer(), position(moment.step),
                                              phase_in(story(), Part::histogram, moment));
  }
  [[nodiscard]] PageTable table(int step, TableLimits limits) const override {
    return votes_table(story().run(), position(step), limits);
  }
  [[nodiscard]] std::optional<Play> play() const override {
    return Play{story_, first(), std::max(0, story().first_of(Part::selection) - 1)};
  }

 protected:
  [[nodiscard]] const Story& story() const { return *story_; }
  [[nodiscard]] const std::shared_ptr<const Story>& story_pointer() const { return story_; }
  [[nodiscard]] int position(int step) const { return position_in(story(), Part::histogram, step); }
  /// One step before its own, which shows it empty.
  [[nodiscard]] int first() const { return std::max(0, story().first_of(Part::histogram) - 1); }

 private:
  std::shared_ptr<const Story> story_;
};

class StagesExhibit final : public HistogramExhibit {
 public:
  using HistogramExhibit::HistogramExhibit;
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment moment) const override {
    return std::make_shared<StagesPicture>(story().run_pointer(), position(moment.step),
                                           position_in(story(), Part::selection, moment.step), moment.phase);
  }
  [[nodiscard]] std::optional<Play> play() const override { return Play{story_pointer(), first(), story().last()}; }
};

}  // namespace

PageInfo histogram_page() {
  return {QStringLiteral("histogram"),
          name,
          short_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new HistogramPage(info, parent); },
          {{"histogram", "the stable histogram: counts, noise, threshold, release", true,
            [](const std::shared_ptr<const LabRun>& run, const Observer&) {
              return histogram_exhibit(std::make_shared<const Story>(run));
            }},
           {"release-chance", "how likely a predictor leaves by its votes: Laplace threshold and partition selection",
            false, [](const std::shared_ptr<const LabRun>& run, const Observer&) { return release_exhibit(run); }},
           {"lean-votes", "the lean learner's votes, the bar, and one example changed", true,
            [](const std::shared_ptr<const LabRun>& run, const Observer& observer) -> std::shared_ptr<const Exhibit> {
              const std::shared_ptr<const LabRun> lean = with_lean(run, observer);
              if (!lean) return nullptr;
              return lean_votes_exhibit(std::make_shared<const Story>(lean), QStringLiteral("lean-votes"));
            }}}};
}

std::shared_ptr<const Exhibit> histogram_exhibit(const std::shared_ptr<const Story>& story) {
  if (lean_of(story->run())) return lean_votes_exhibit(story, QStringLiteral("histogram"));
  return std::make_shared<HistogramExhibit>(story);
}

std::shared_ptr<const Exhibit> stages_exhibit(const std::shared_ptr<const Story>& story) {
  if (lean_of(story->run())) return lean_votes_exhibit(story, QStringLiteral("histogram"));
  return std::make_shared<StagesExhibit>(story);
}

HistogramPage::HistogramPage(const PageInfo& info, QWidget* parent) : RunPage(info, Edge::bleeds, parent) {}

std::vector<std::shared_ptr<const Exhibit>> HistogramPage::exhibits() const {
  if (!story()) return {};
  return {stages_exhibit(story()), release_};
}

void HistogramPage::take(const std::shared_ptr<const Story>& story) {
  RunPage::take(story);
  release_ = release_exhibit(run_pointer());
  marks_ = marks_and_release(run());
}

std::shared_ptr<const Exhibit> HistogramPage::lecture(int step) const {
  if (!story()) return nullptr;
  // One stage alone: two would be too small to be read from the last row.
  return (*story())[step].part == Part::selection ? selection_exhibit(story()) : histogram_exhibit(story());
}

QString HistogramPage::lecture_title(int step) const {
  return story() && (*story())[step].part == Part::selection ? selection_exhibit(story())->title() : name();
}

bool HistogramPage::covers(int step) const {
  return !story() || (*story())[step].part == Part::histogram || (*story())[step].part == Part::selection;
}

int HistogramPage::opening_step(int step, bool lecture) const {
  // Opened from another part the page begins; a lecture shows one stage at a time.
  if (!covers(step)) return story()->first_of(Part::histogram);
  return lecture && (*story())[step].part == Part::selection ? story()->first_of(Part::selection) - 1 : step;
}

void HistogramPage::fill_head(int) {
  if (lean_of(run())) {
    set_titles(tr("The lean learner’s votes"),
               tr("%1 batches vote for short lists. A contest with noise and one bar decide what may leave.")
                   .arg(number_text(lean_of(run())->constants.batches)));
    return;
  }
  set_titles(tr("Stable histogram, then selection"),
             tr("%1 batches vote with the predictor they output. Integer noise and a threshold decide what may leave.")
                 .arg(number_text(run().scenario.constants.batches)));
}

void HistogramPage::explain(StepPanel& panel, int step) const {
  if (!story()) return;
  const Step& s = (*story())[step];
  panel.set_before_boundary(true);
  panel.set_step(s.sentence, s.reference);
  if (lean_of(run())) {
    panel.set_picture(nullptr);
    panel.set_notes(lean_votes_notes(run()));
    return;
  }
  panel.set_picture(marks_, tr("READ THE MARKS"));
  panel.set_notes(
      {{tr("Count 0 is never noised."),
        tr("A predictor nobody voted for cannot appear, so all the predictors there could be cost nothing.")},
       {tr("Neighbours"), tr("One changed example moves one vote. Whatever leaves is nearly as likely without "
                             "it: (%1, %2)-private.")
                              .arg(rational_text(run().scenario.epsilon), rational_text(run().scenario.delta))}});
}

}  // namespace littlestone::ui
