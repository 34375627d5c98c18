// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/levels_exhibits.hpp"

#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/levels/levels.hpp"
#include "core/study/private_run/player.hpp"
#include "ui/pages/tournament/levels_table.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/shell/exhibit_job.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

QString levels_title(const std::vector<double>& largest) {
  if (largest.size() < 2) return TournamentPage::tr("Agreement after each number of contests");
  if (rises_throughout(largest)) return TournamentPage::tr("More contests, more agreement");
  return TournamentPage::tr("Most likely answer: from %1 to %2 in %n rounds", nullptr,
                            static_cast<int>(largest.size()) - 1)
      .arg(told_probability(largest.front()), told_probability(largest.back()));
}

namespace {

class LevelsExhibit final : public Exhibit {
 public:
  LevelsExhibit(std::shared_ptr<const LevelsFacts> facts, std::optional<LabelVector> looked_at,
                std::shared_ptr<const Script> script)
      : facts_(std::move(facts)), looked_at_(std::move(looked_at)), script_(std::move(script)) {}

  [[nodiscard]] QString id() const override { return QStringLiteral("levels"); }
  [[nodiscard]] QString title() const override { return levels_title(facts_->largest()); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment moment) const override {
    if (!script_) return std::make_shared<LevelsPicture>(facts_, looked_at_);
    return std::make_shared<LevelsPicture>(facts_, looked_at_, LevelsMoment{moment.step, moment.phase});
  }
  [[nodiscard]] PageTable table(int step, TableLimits limits) const override {
    return script_ ? levels_table(*facts_, limits, step) : levels_table(*facts_, limits);
  }
  [[nodiscard]] std::optional<Play> play() const override {
    if (!script_) return std::nullopt;
    return Play{script_, 0, script_->last()};
  }
  [[nodiscard]] bool empty() const override { return facts_->exact == nullptr; }

 private:
  std::shared_ptr<const LevelsFacts> facts_;
  std::optional<LabelVector> looked_at_;
  std::shared_ptr<const Script> script_;
};

class AgreementExhibit final : public Exhibit {
 public:
  AgreementExhibit(std::shared_ptr<const LevelsFacts> facts, bool whole) : facts_(std::move(facts)), whole_(whole) {}

  [[nodiscard]] QString id() const override { return QStringLiteral("agreement"); }
  [[nodiscard]] QString title() const override { return TournamentPage::tr("Two runs"); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment) const override {
    return std::make_shared<TwicePicture>(facts_);
  }
  [[nodiscard]] PageTable table(int step, TableLimits limits) const override {
    return whole_ ? agreement_table(*facts_, limits) : agreement_table(*facts_, limits, step);
  }
  [[nodiscard]] bool empty() const override { return !facts_->asked && !TwicePicture(facts_).made(); }

 private:
  std::shared_ptr<const LevelsFacts> facts_;
  bool whole_;
};

class StandingExhibit final : public Exhibit {
 public:
  StandingExhibit(std::shared_ptr<const Exhibit> exhibit, int step) : exhibit_(std::move(exhibit)), step_(step) {}

  [[nodiscard]] QString id() const override { return exhibit_->id(); }
  [[nodiscard]] QString title() const override { return exhibit_->title(); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme& theme, Moment) const override {
    return exhibit_->picture(theme, {step_, 1});
  }
  [[nodiscard]] PageTable table(int, TableLimits limits) const override { return exhibit_->table(step_, limits); }
  [[nodiscard]] std::shared_ptr<const Picture> recorded(const Theme& theme, Moment) const override {
    return exhibit_->recorded(theme, {step_, 1});
  }

 private:
  std::shared_ptr<const Exhibit> exhibit_;
  int step_;
};

}  // namespace

std::shared_ptr<const Exhibit> levels_exhibit(std::shared_ptr<const LevelsFacts> facts,
                                              std::optional<LabelVector> looked_at,
                                              std::shared_ptr<const Script> script) {
  return std::make_shared<LevelsExhibit>(std::move(facts), std::move(looked_at), std::move(script));
}

std::shared_ptr<const Exhibit> agreement_exhibit(std::shared_ptr<const LevelsFacts> facts, bool whole) {
  return std::make_shared<AgreementExhibit>(std::move(facts), whole);
}

std::shared_ptr<const LevelsFacts> facts_of_levels(const std::shared_ptr<const PrivateRun>& run,
                                                   const Observer& observer) {
  if (!run->is_of_m()) throw InputError("learner", to_string(player_of(run->scenario)), rules::equal_to("tournament"));
  std::optional<ExactLevels> exact = exact_levels(run->scenario, *run->instance, observer);
  if (!exact) return nullptr;
  PairsOptions options;
  options.seed = run->scenario.seed;
  auto pairs = run_level_pairs(run->scenario, *run->instance, *exact, options, observer);
  if (!pairs) return nullptr;
  SampleOptions samples;
  samples.seed = run->scenario.seed;
  auto sampled = sample_levels(run->scenario, *run->instance, *exact, samples, observer);
  if (!sampled) return nullptr;
  const auto laws = std::make_shared<const ExactLevels>(std::move(*exact));
  return std::make_shared<const LevelsFacts>(levels_facts(run, laws, std::move(*pairs), true, std::move(*sampled)));
}

std::vector<std::shared_ptr<const Exhibit>> deferred_levels(const std::shared_ptr<const PrivateRun>& run) {
  if (!run->is_of_m()) return {};
  const auto once = std::make_shared<FactsOnce<LevelsFacts>>(
      [run](const Observer& observer) { return facts_of_levels(run, observer); });
  return {deferred_exhibit(QStringLiteral("levels"), levels_title({}), once,
                           [](const auto& facts) { return levels_exhibit(facts); }),
          deferred_exhibit(QStringLiteral("agreement"), TournamentPage::tr("Two runs"), once,
                           [](const auto& facts) { return agreement_exhibit(facts, true); })};
}

std::shared_ptr<const Exhibit> standing_exhibit(std::shared_ptr<const Exhibit> exhibit, int step) {
  return std::make_shared<StandingExhibit>(std::move(exhibit), step);
}

}  // namespace littlestone::ui
