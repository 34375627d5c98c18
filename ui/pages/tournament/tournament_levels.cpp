// SPDX-License-Identifier: GPL-3.0-or-later
// What the tournament page adds for its view of the levels: their play, their runs, and what is said of them.
#include <algorithm>
#include <utility>

#include "ui/pages/tournament/levels_scene.hpp"
#include "ui/pages/tournament/levels_script.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

const std::shared_ptr<const Script>& TournamentPage::levels_play() const {
  static const std::shared_ptr<const Script> none;
  if (shown_view() != View::levels) return none;
  if (!levels_play_) levels_play_ = levels_script(*levels());
  return levels_play_;
}

std::optional<int> TournamentPage::stands_at() const {
  if (shown_view() == View::levels) return levels_step_;
  return tree_left_ ? std::optional(step_) : std::nullopt;
}

void TournamentPage::begin_again() { levels_step_ = 0; }

int TournamentPage::kept_step(int step) const { return shown_view() == View::levels ? step_ : step; }

void TournamentPage::run_twice(std::uint64_t times) {
  if (!story() || !exact_ || !run().is_of_m()) return;
  PairsOptions options;
  options.pairs = times;
  options.seed = pairs_seed_++;
  pairs_job_.start(run().scenario, run().instance, exact_, options);
}

std::shared_ptr<const LevelsFacts> TournamentPage::levels() const {
  if (levels_) return levels_;
  LevelsFacts facts =
      levels_facts(run_pointer(), exact_, pairs_, asked_, sampled_.value_or(std::vector<SampledLevel>()));
  facts.sampling = exact_ != nullptr && exact_->spectrum.limited && !sampled_;
  if (facts.sampling) facts.seconds_left = seconds_left_;
  levels_ = std::make_shared<const LevelsFacts>(std::move(facts));
  return levels_;
}

void TournamentPage::explain_levels(StepPanel& panel, int step) const {
  panel.set_before_boundary(true);
  const std::shared_ptr<const LevelsFacts> facts = levels();
  const std::vector<ShownLevel> shown = facts->shown();
  panel.set_step(levels_sentence(*facts, step), (*levels_play())[std::min(step, levels_play()->last())].reference);
  if (shown.empty()) {
    panel.set_picture(nullptr);
    panel.set_notes({});
    return;
  }
  const bool all = step >= static_cast<int>(shown.size());
  const ShownLevel& last = all ? shown.back() : shown[static_cast<std::size_t>(step)];
  if (all) {
    panel.set_picture(std::make_shared<ScenePicture>(twice_picture(facts)),
                      tr("RUN IT TWICE, LEVEL %1").arg(last.level));
  } else {
    panel.set_picture(nullptr);
  }
  std::vector<Note> notes;
  if (last.sample != nullptr) {
    notes.push_back(
        {tr("Sampled"), tr("The law of this level has too many states to be computed. The dots are shares of "
                           "%1 runs on fresh samples, with 95 % intervals.")
                            .arg(number_text(last.sample->runs))});
  }
  if (all && facts->stability) {
    notes.push_back(
        {tr("Globally stable"),
         tr("One fixed predictor comes out with chance $η$ = %1 on a fresh sample of $D$, when the level is drawn "
            "with its weight.")
             .arg(told_probability(facts->stability->eta))});
  }
  if (all && facts->under_cap) {
    const StabilityUnderCap& capped = *facts->under_cap;
    notes.push_back(
        {tr("Under the cap"),
         tr("With at most $N$ = %1 examples a batch fails with chance %2. Then the most likely answer of G has "
            "chance %3, and of G*, which answers SOA($T$), %4.")
             .arg(number_text(run().scenario.constants.cap), told_probability(capped.fails),
                  told_probability(capped.plain ? capped.plain->eta : 0), told_probability(capped.always.eta))});
  }
  const LabelVector* f = facts->looked_at(looked_at_);
  if (f != nullptr && last.law != nullptr) notes.push_back(frequency_note(*facts, last, *f));
  if (last.law != nullptr) {
    const bool no_truth = last.law->rho == 0;
    notes.push_back(
        {tr("What $τ$ counts"),
         no_truth ? tr("The proof counts only runs whose coins were all true, $ρ_k$. Here $ρ_%1$ = 0: blocks force "
                       "mistakes too, so %1 contests cannot all be true.")
                        .arg(last.level)
                  : tr("The proof counts only runs whose coins were all true, $ρ_k$. They are fewer at each level; "
                       "other runs agree as well.")});
  }
  panel.set_notes(notes);
}

// What the chance with which f comes out at the level promises of its loss.
Note TournamentPage::frequency_note(const LevelsFacts& facts, const ShownLevel& level, const LabelVector& f) const {
  const double q = level.probability(f);
  const QString loss = told_probability(facts.loss(f));
  if (q <= 0) {
    return {tr("Frequent, so good"),
            tr("%1 does not come out at this level, so nothing is promised of its loss, %2.").arg(called(f), loss)};
  }
  const FrequencyPromise promise = frequency_promise(q, run().scenario.constants.auxiliary);
  return {tr("Frequent, so good"),
          tr("%1 comes out with chance $q$ = %2, and then it fits all $n$ examples of $T$. So its loss is at most "
             "$1 − q^{1/n}$ = %3 (and ln(1/$q$)/$n$ = %4). Its loss is %5. (Proposition 7)")
              .arg(called(f), told_probability(q), told_probability(promise.loss), told_probability(promise.loss_bound),
                   loss)};
}

QString TournamentPage::called(const LabelVector& f) const {
  const Name in_class = run().concept_class().name_of(f);
  return in_class.empty() ? tr("This predictor") : name_markup(in_class);
}

}  // namespace littlestone::ui
