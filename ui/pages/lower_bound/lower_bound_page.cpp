// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/lower_bound/lower_bound_page.hpp"

#include <QStringList>
#include <chrono>
#include <mutex>
#include <tuple>

#include "ui/pages/lower_bound/lower_bound_panel.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::ui {
namespace {

/// What was computed last, for the pages that ask for it next, on whatever thread.
class LowerBoundMemo {
 public:
  /// The complete run of the scenario; null: it is to be computed.
  [[nodiscard]] std::shared_ptr<const LowerBoundRun> run_of(const LowerBoundScenario& scenario) {
    const std::lock_guard lock(mutex_);
    return run_ && run_->scenario == scenario ? run_ : nullptr;
  }
  void keep(const std::shared_ptr<const LowerBoundRun>& run) {
    const std::lock_guard lock(mutex_);
    run_ = run;
    claims_ = claims_of(run->scenario);
  }
  /// The compared learners, which scenarios with the same claims share; empty: not known.
  [[nodiscard]] std::vector<ComparedLearner> others_of(const LowerBoundScenario& scenario) {
    const std::lock_guard lock(mutex_);
    return run_ && claims_ == claims_of(scenario) ? run_->others : std::vector<ComparedLearner>{};
  }

 private:
  using Claims = std::tuple<LinePoint, std::size_t, Rational, Rational, Rational, Rational, Rational>;
  [[nodiscard]] static Claims claims_of(const LowerBoundScenario& s) {
    return {s.domain, s.examples, tolerance_of(s), s.epsilon, delta_of(s), s.alpha, s.beta};
  }

  std::mutex mutex_;
  std::shared_ptr<const LowerBoundRun> run_;
  Claims claims_;
};

/// One for all windows. A computation that is given up may run on for a moment, to the program's end: it holds its own.
const std::shared_ptr<LowerBoundMemo>& lower_bound_memo() {
  static const auto memo = std::make_shared<LowerBoundMemo>();
  return memo;
}

}  // namespace

StudyPage::Work LowerBoundPage::work(const ChapterScenario& chapter) {
  return [this, memo = lower_bound_memo(), scenario = std::get<LowerBoundScenario>(chapter)](
             const Post& post, const Observer& observer) -> Take {
    using namespace std::chrono_literals;
    constexpr auto at_first = 40ms;
    const auto taking = [this](const std::shared_ptr<const LowerBoundRun>& run) -> Take {
      return [this, run] { take(run); };
    };
    if (const auto known = memo->run_of(scenario)) return taking(known);
    std::vector<ComparedLearner> others = memo->others_of(scenario);
    auto run = compute_lower_bound(scenario, at_first, others, observer);
    if (!run->complete || others.empty()) {
      post(taking(run));
      if (others.empty()) others = compared_learners(scenario);
      if (run->complete) {
        auto with_others = std::make_shared<LowerBoundRun>(*run);
        with_others->others = std::move(others);
        run = with_others;
      } else {
        const auto last = compute_lower_bound(scenario, 0ms, std::move(others), observer);
        if (!last->complete) {
          if (last->set.points.size() >= run->set.points.size()) post(taking(last));
          throw Stopped();
        }
        run = last;
      }
    }
    memo->keep(run);
    return taking(run);
  };
}

std::vector<PanelRow> LowerBoundPage::rows() const { return lower_bound_rows(id()); }

std::vector<std::pair<QString, QString>> LowerBoundPage::field_hints() const {
  return {{QStringLiteral("index"), run_ && run_->gap ? QString::number(run_->gap->index) : QString()}};
}

void LowerBoundPage::take(const std::shared_ptr<const LowerBoundRun>& run) {
  run_ = run;
  work_out_facts();
  taken(run->scenario);
}

void LowerBoundPage::rewrite() {
  if (!run_) return;
  work_out_facts();
  retell();
}

QString lower_bound_command(const char* subcommand, const LowerBoundScenario& scenario,
                            const std::vector<const char*>& fields) {
  QStringList words = {QStringLiteral("littlestone-lab"), QLatin1String(subcommand)};
  const LowerBoundScenario plain;
  for (const char* name : fields) {
    const Field<LowerBoundScenario>& field = lower_bound_field(name);
    const FieldValue value = field.get(scenario);
    if (field.info.left_out_when_default && value == field.get(plain)) continue;
    const QString text = QString::fromStdString(field_text(field.info, value));
    if (!field.info.option.empty()) {
      words += QStringLiteral("--") +
               QString::fromUtf8(field.info.option.data(), static_cast<int>(field.info.option.size()));
    }
    words += text;
  }
  return shell_line(words);
}

}  // namespace littlestone::ui
