// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/subsample/subsample_run.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t tiny_rows = 6;
constexpr std::uint64_t tiny_drawn = 4;

AmplifyOptions sampling_options(const AgnosticScenario& scenario, std::uint64_t rows, bool put_back) {
  AmplifyOptions options = amplify_of(scenario);
  options.rows = rows;
  options.with_replacement = put_back;
  return options;
}

SubsampleBar bar_of(const AgnosticScenario& scenario, bool put_back) {
  SubsampleBar bar;
  const AmplifyOptions options = sampling_options(scenario, scenario.pool, put_back);
  bar.amplified = amplify(options);
  const double epsilon = to_double(scenario.epsilon);
  // A tail of small chances may still be stretched to a length that is seen, so the law is not cut where its chances
  // are small.
  constexpr std::uint64_t most_copies = 2000;
  const auto m = static_cast<double>(options.drawn);
  const auto n = static_cast<double>(options.rows);
  if (put_back && options.rows == 1) {  // all draws are copies of it
    bar.law.assign(options.drawn + 1, 0);
    bar.law.back() = 1;
  } else if (put_back && options.drawn <= most_copies) {
    for (std::uint64_t j = 0; j <= options.drawn; ++j) {
      const auto k = static_cast<double>(j);
      const double log_chance = std::lgamma(m + 1) - std::lgamma(k + 1) - std::lgamma(m - k + 1) - k * std::log(n) +
                                (m - k) * std::log1p(-1 / n);
      const bool seen = log_chance > -27 || log_chance + k * epsilon > bar.amplified.epsilon - 27;
      if (!seen && k > m / n) break;
      bar.law.push_back(std::exp(log_chance));
    }
  } else {
    bar.law = copies_law(options);
  }
  for (std::size_t j = 0; j < bar.law.size(); ++j)
    bar.stretched.push_back(bar.law[j] == 0 ? 0 : bar.law[j] * std::exp(static_cast<double>(j) * epsilon));
  return bar;
}

std::vector<SubsampleSize> sizes_of(const AgnosticScenario& scenario) {
  constexpr int steps = 60;
  const std::uint64_t least = std::max<std::uint64_t>(1, std::min(scenario.drawn, scenario.pool));
  const auto most = static_cast<double>(std::max(16 * scenario.drawn, scenario.pool + scenario.pool / 4));
  std::set<std::uint64_t> all = {least, scenario.drawn, scenario.pool};
  for (int i = 0; i <= steps; ++i) {
    const double rows = static_cast<double>(least) * std::pow(most / static_cast<double>(least), i / double{steps});
    all.insert(static_cast<std::uint64_t>(std::llround(rows)));
  }
  std::vector<SubsampleSize> sizes;
  sizes.reserve(all.size());
  for (const std::uint64_t rows : all) sizes.push_back(subsample_size(scenario, rows));
  return sizes;
}

SubsampleTiny tiny_of(const AgnosticScenario& scenario, const std::shared_ptr<const SubsampleRun>& known,
                      const Observer& observer) {
  SubsampleTiny tiny;
  const bool own = scenario.pool <= tiny_rows && scenario.drawn <= std::min(tiny_drawn, scenario.pool) &&
                   scenario.drawn >= 2 && scenario.pool >= 3 && scenario.epsilon <= 4;
  if (own) {
    tiny.rows = scenario.pool;
    tiny.drawn = scenario.drawn;
    tiny.epsilon = scenario.epsilon;
  }
  if (known && known->tiny.rows == tiny.rows && known->tiny.drawn == tiny.drawn && known->tiny.epsilon == tiny.epsilon)
    return known->tiny;
  AmplifyOptions options;
  options.epsilon = tiny.epsilon;
  options.rows = tiny.rows;
  options.drawn = tiny.drawn;
  const Amplified shuffled = amplify(options);
  tiny.shuffled = shuffled.epsilon;
  tiny.printed = shuffled.paper_epsilon;
  options.with_replacement = true;
  tiny.put_back = amplify(options).epsilon;
  const WorstLearner worst = worst_learner(Sampling::in_order, tiny.epsilon, static_cast<std::size_t>(tiny.rows),
                                           static_cast<std::size_t>(tiny.drawn), observer);
  tiny.in_order = worst.epsilon;
  tiny.data_sets = worst.data_sets;
  return tiny;
}

}  // namespace

double SubsampleBar::factor() const { return std::exp(amplified.epsilon); }

std::optional<double> SubsampleRun::epsilon() const {
  if (scenario.shuffled) return own().amplified.epsilon;
  if (own_tiny && !scenario.put_back) return tiny.in_order;
  return std::nullopt;
}

SubsampleSize subsample_size(const AgnosticScenario& scenario, std::uint64_t rows) {
  SubsampleSize size;
  size.rows = rows;
  const Amplified put_back = amplify(sampling_options(scenario, rows, true));
  size.put_back = put_back.epsilon;
  size.put_back_printed = put_back.paper_epsilon;
  if (rows < scenario.drawn) return size;
  const Amplified never = amplify(sampling_options(scenario, rows, false));
  size.never = never.epsilon;
  size.never_printed = never.paper_epsilon;
  return size;
}

std::shared_ptr<const SubsampleRun> compute_subsample(const AgnosticScenario& scenario, const Observer& observer,
                                                      const std::shared_ptr<const SubsampleRun>& known) {
  constexpr std::uint64_t most_epsilon = 20;
  if (scenario.epsilon > most_epsilon)
    throw InputError("epsilon", to_string(scenario.epsilon), rules::at_most(most_epsilon));
  if (!scenario.put_back && scenario.drawn > scenario.pool)
    throw InputError("drawn", std::to_string(scenario.drawn), rules::at_most(scenario.pool));
  if (scenario.changed >= scenario.pool)
    throw InputError("changed", std::to_string(scenario.changed), rules::between(0, scenario.pool - 1));
  auto run = std::make_shared<SubsampleRun>();
  run->scenario = scenario;
  run->data = std::make_shared<const ChapterData>(pool_of(scenario));
  run->draws = draws_of(scenario);
  run->copies = static_cast<std::uint64_t>(std::count(run->draws.begin(), run->draws.end(), scenario.changed));
  run->put_back = bar_of(scenario, true);
  if (scenario.drawn <= scenario.pool) run->never = bar_of(scenario, false);
  run->keeping = rows_that_keep(scenario.epsilon, scenario.drawn);
  run->sizes = sizes_of(scenario);
  if (stop_requested(observer, {"subsample", 0, 1})) throw Stopped();
  run->tiny = tiny_of(scenario, known, observer);
  run->own_tiny =
      run->tiny.rows == scenario.pool && run->tiny.drawn == scenario.drawn && run->tiny.epsilon == scenario.epsilon;
  return run;
}

}  // namespace littlestone
