// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/amplification.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>

#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/loss_distribution.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t most_rows = std::uint64_t{1} << 60;

PrivacyReal real(std::uint64_t n) { return PrivacyReal(n); }

// m ln(1 + (e^ε − 1)/n).
PrivacyReal put_back(const PrivacyReal& growth, std::uint64_t drawn, const BigInteger& rows) {
  return real(drawn) * log1p((growth - 1) / PrivacyReal(rows));
}

void check_epsilon(const Rational& epsilon, int most) {
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), rules::above_0());
  if (epsilon > most) throw InputError("epsilon", to_string(epsilon), rules::at_most(most));
}

/// Which words of m bits a draw of S can give, with their probabilities.
using WordLaw = std::vector<double>;

// Adds the words of all `drawn`-subsets of the rows, in their order.
void add_subsets(const std::vector<bool>& rows, std::size_t drawn, WordLaw& law) {
  for (std::uint32_t subset = 0; subset < (1U << rows.size()); ++subset) {
    if (static_cast<std::size_t>(std::popcount(subset)) != drawn) continue;
    std::size_t word = 0;
    std::size_t place = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (((subset >> i) & 1U) == 0) continue;
      if (rows[i]) word |= std::size_t{1} << place;
      ++place;
    }
    law[word] += 1;
  }
}

// The mean over all words with as many ones: what shuffling does.
void shuffle(WordLaw& law, std::size_t drawn) {
  std::vector<double> sum(drawn + 1);
  std::vector<double> words(drawn + 1);
  for (std::size_t word = 0; word < law.size(); ++word) {
    const auto ones = static_cast<std::size_t>(std::popcount(word));
    sum[ones] += law[word];
    words[ones] += 1;
  }
  for (std::size_t word = 0; word < law.size(); ++word) {
    const auto ones = static_cast<std::size_t>(std::popcount(word));
    law[word] = sum[ones] / words[ones];
  }
}

WordLaw word_law(Sampling sampling, const std::vector<bool>& rows, std::size_t drawn) {
  WordLaw law(std::size_t{1} << drawn, 0.0);
  if (sampling == Sampling::with_replacement) {
    const auto ones = static_cast<double>(std::count(rows.begin(), rows.end(), true));
    const double share = ones / static_cast<double>(rows.size());
    for (std::size_t word = 0; word < law.size(); ++word) {
      const int yes = std::popcount(word);
      law[word] = std::pow(share, yes) * std::pow(1 - share, static_cast<int>(drawn) - yes);
    }
    return law;
  }
  add_subsets(rows, drawn, law);
  double sum = 0;
  for (const double weight : law) sum += weight;
  for (double& weight : law) weight /= sum;
  if (sampling == Sampling::shuffled) shuffle(law, drawn);
  return law;
}

/// All f on words of m bits with |f(t) − f(t′)| = 1 for neighbouring words and f(0) = 0.
class Steps {
 public:
  explicit Steps(std::size_t bits) : f_(std::size_t{1} << bits, 0), bits_(bits) {}
  template <class Visit>
  void each(const Visit& visit) {
    place(1, visit);
  }

 private:
  template <class Visit>
  void place(std::size_t word, const Visit& visit) {
    if (word == f_.size()) {
      visit(f_);
      return;
    }
    int low = f_[word & (word - 1)] - 1;  // a neighbour that has its value
    int high = low + 2;
    for (std::size_t bit = 0; bit < bits_; ++bit) {
      if (((word >> bit) & 1U) == 0) continue;
      const int other = f_[word ^ (std::size_t{1} << bit)];
      low = std::max(low, other - 1);
      high = std::min(high, other + 1);
    }
    for (int value = low; value <= high; value += 2) {
      f_[word] = value;
      place(word + 1, visit);
    }
  }

  std::vector<int> f_;
  std::size_t bits_;
};

double mean_of(const WordLaw& law, const std::vector<double>& power, const std::vector<int>& f, int lowest) {
  double sum = 0;
  for (std::size_t word = 0; word < law.size(); ++word) {
    sum += law[word] * power[static_cast<std::size_t>(f[word] - lowest)];
  }
  return sum;
}

void check_tiny(Sampling sampling, const Rational& epsilon, std::size_t rows, std::size_t drawn) {
  check_epsilon(epsilon, 40);
  if (rows < 1 || rows > 6) throw InputError("examples", std::to_string(rows), rules::between(1, 6));
  const std::size_t most = sampling == Sampling::with_replacement ? 4 : std::min<std::size_t>(4, rows);
  if (drawn < 1 || drawn > most) throw InputError("subset", std::to_string(drawn), rules::between(1, most));
}

}  // namespace

void AmplifyOptions::validate() const {
  check_epsilon(epsilon, 700);
  if (delta < 0 || delta >= 1) throw InputError("delta", to_string(delta), rules::delta_below_1());
  if (rows < 1 || rows > most_rows) throw InputError("examples", std::to_string(rows), rules::between(1, "2^60"));
  if (drawn < 1 || drawn > most_rows) throw InputError("subset", std::to_string(drawn), rules::between(1, "2^60"));
  if (!with_replacement && drawn > rows) throw InputError("subset", std::to_string(drawn), rules::at_most(rows));
}

Amplified amplify(const AmplifyOptions& options) {
  options.validate();
  const PrivacyReal epsilon(options.epsilon);
  const PrivacyReal delta(options.delta);
  const PrivacyReal growth = exp(epsilon);
  const PrivacyReal share = real(options.drawn) / real(options.rows);
  // What is a fraction is raised as such: 0.3 stays 0.3.
  const Rational nu(BigInteger(options.drawn), BigInteger(options.rows));
  Amplified result;
  if (options.with_replacement) {
    const PrivacyReal total = put_back(growth, options.drawn, options.rows);
    result.epsilon = rounded_up(total);
    const PrivacyReal kept = delta == 0 ? PrivacyReal(0) : PrivacyReal(delta * expm1(total) / (growth - 1));
    result.delta = rounded_up(std::min<PrivacyReal>(kept, PrivacyReal(1)));  // MATH §C2
  } else {
    result.epsilon =
        options.drawn == options.rows ? raised(options.epsilon) : rounded_up(log1p(share * (growth - 1)));  // MATH §B7
    result.delta = raised(Rational(nu * options.delta));
  }
  if (options.epsilon > 1) return result;  // what the papers print is stated for ε < 1
  if (options.with_replacement) {
    const PrivacyReal exponent = 6 * epsilon * share;
    result.paper_epsilon = raised(Rational(6 * options.epsilon * nu));
    result.paper_delta = rounded_up(std::min<PrivacyReal>(
        PrivacyReal(delta == 0 ? PrivacyReal(0) : 4 * share * exp(exponent) * delta), PrivacyReal(1)));
  } else {
    result.paper_epsilon = raised(Rational(2 * options.epsilon * nu));
  }
  return result;
}

KeepingRows rows_that_keep(const Rational& epsilon, std::uint64_t drawn) {
  check_epsilon(epsilon, 40);
  constexpr std::uint64_t most = std::uint64_t{1} << 40;
  if (drawn < 1 || drawn > most) throw InputError("subset", std::to_string(drawn), rules::between(1, "2^40"));
  const PrivacyReal wanted(epsilon);
  const PrivacyReal growth = exp(wanted);
  KeepingRows result;
  // e^40 · 2^40 lies below 2^98: the bound is found as a large integer and then has to fit.
  const BigInteger sufficient = ceil(real(drawn) * (growth - 1) / wanted).convert_to<BigInteger>();
  if (sufficient > BigInteger(most_rows)) throw InputError("subset", std::to_string(drawn), rules::too_large_to_run());
  result.sufficient = sufficient.convert_to<std::uint64_t>();
  std::uint64_t low = 1;
  std::uint64_t high = result.sufficient;
  // 40 digits decide; for one draw n = 1 keeps ε exactly.
  const PrivacyReal edge = wanted * (1 + PrivacyReal("1e-40"));
  while (low < high) {
    const std::uint64_t middle = low + (high - low) / 2;
    if (put_back(growth, drawn, middle) <= edge)
      high = middle;
    else
      low = middle + 1;
  }
  result.least = low;
  result.paper = 9 * drawn;
  return result;
}

std::vector<double> copies_law(const AmplifyOptions& options) {
  options.validate();
  const double rows = static_cast<double>(options.rows);
  const double drawn = static_cast<double>(options.drawn);
  if (!options.with_replacement) return {1 - drawn / rows, drawn / rows};
  if (options.rows == 1) throw InputError("examples", "1", rules::at_least(2));
  constexpr double cut = 1e-12;
  std::vector<double> law;
  double log_mass = drawn * std::log1p(-1 / rows);
  const double odds = 1 / (rows - 1);
  for (double j = 0; j <= drawn; ++j) {
    const double mass = std::exp(log_mass);
    if (mass < cut && j > drawn / rows) break;
    if (law.size() == 10'000) throw InputError("subset", std::to_string(options.drawn), rules::too_large_to_run());
    law.push_back(mass);
    log_mass += std::log((drawn - j) / (j + 1) * odds);
  }
  return law;
}

WorstLearner worst_learner(Sampling sampling, const Rational& epsilon, std::size_t rows, std::size_t drawn,
                           const Observer& observer) {
  check_tiny(sampling, epsilon, rows, drawn);
  const std::size_t data_sets = std::size_t{1} << rows;
  std::vector<WordLaw> laws;
  std::vector<std::vector<bool>> sets;
  for (std::size_t set = 0; set < data_sets; ++set) {
    std::vector<bool>& one = sets.emplace_back(rows);
    for (std::size_t i = 0; i < rows; ++i) one[i] = ((set >> i) & 1U) != 0;
    laws.push_back(word_law(sampling, one, drawn));
  }
  WorstLearner worst;
  worst.data_sets = data_sets;
  const double e = to_double(epsilon);
  const int lowest = -static_cast<int>(drawn);
  std::vector<double> power;
  for (int j = lowest; j <= -lowest; ++j) power.push_back(std::exp(e * j));
  worst.epsilon = -1;
  Steps(drawn).each([&](const std::vector<int>& f) {
    if (stop_requested(observer, {"learners", worst.learners, 0})) throw Stopped();
    ++worst.learners;
    std::vector<double> chance;
    chance.reserve(laws.size());
    for (const WordLaw& law : laws) chance.push_back(mean_of(law, power, f, lowest));
    for (std::size_t set = 0; set < data_sets; ++set)
      for (std::size_t i = 0; i < rows; ++i) {
        const double loss = std::log(chance[set] / chance[set ^ (std::size_t{1} << i)]);
        if (loss <= worst.epsilon + 1e-12) continue;  // the first of equal ones
        worst.epsilon = loss;
        worst.exponents = f;
        worst.rows = sets[set];
        worst.changed = i;
      }
  });
  return worst;
}

}  // namespace littlestone
