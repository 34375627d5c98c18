// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lean_oracle.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace littlestone::oracle {

ChoiceLaw half_score_law(const std::vector<int>& scores, int slots, double epsilon, int bar, int largest_noise,
                         int contest_weight, int bar_weight) {
  const double r = std::exp(-epsilon / 2);
  std::vector<double> mass;
  for (int y = 0; y <= largest_noise; ++y) mass.push_back((1 - r) * std::pow(r, y));
  ChoiceLaw law;
  law.chosen.assign(scores.size(), 0.0);
  std::vector<int> noise(static_cast<std::size_t>(slots), 0);
  for (;;) {
    double probability = 1;
    int greatest = -1;
    for (std::size_t i = 0; i < noise.size(); ++i) {
      probability *= mass[static_cast<std::size_t>(noise[i])];
      greatest = std::max(greatest, noise[i] + (i < scores.size() ? contest_weight * scores[i] : 0));
    }
    std::vector<std::size_t> tied;
    for (std::size_t i = 0; i < noise.size(); ++i) {
      if (noise[i] + (i < scores.size() ? contest_weight * scores[i] : 0) == greatest) tied.push_back(i);
    }
    for (const std::size_t i : tied) {
      const double share = probability / static_cast<double>(tied.size());
      double over = 0;
      if (i < scores.size()) {
        for (int y = 0; y <= largest_noise && bar_weight * scores[i] + noise[i] >= bar + y; ++y) {
          over += mass[static_cast<std::size_t>(y)];
        }
        law.chosen[i] += share * over;
      }
      law.none += share * (1 - over);
    }
    std::size_t place = 0;
    while (place < noise.size() && noise[place] == largest_noise) noise[place++] = 0;
    if (place == noise.size()) break;
    ++noise[place];
  }
  return law;
}

namespace {

struct OutOfRows {};
struct Ended {};        // a version space is empty, or none of its hypotheses agrees with all rows
struct AskForLabel {};  // the string of labels is used up
struct BaseErrs {
  std::size_t base = 0;
};

const Row& rule_of(const Table& table) {
  static std::map<Table, Row> known;
  const auto found = known.find(table);
  return found != known.end() ? found->second : known.emplace(table, soa_predictor(table)).first->second;
}

// One run over a batch, with given labels for its contests.
class LeanRun {
 public:
  LeanRun(const Table& table, const Sequence& rows, const LeanItems& items, const std::vector<int>& labels)
      : table_(table), rows_(rows), items_(items), labels_(labels), nothing_(rule_of(table)) {}

  Table item(int level) {
    if (level == 1) {
      for (;;) {
        const LabelledPoint row = read();
        if (label(nothing_, row.x) != row.y) return restricted(table_, row);
      }
    }
    const Table base = item(level - 1);
    const Row f = rule_of(base);
    const std::size_t own = bases_.size();
    bases_.push_back(f);
    try {
      for (int built = 0; level == 2 || built < items_.opponents.at(static_cast<std::size_t>(level - 3)); ++built) {
        const Table opponent = item(level - 1);
        if (rule_of(opponent) == f) continue;
        bases_.resize(own);
        return contest(base, opponent);
      }
      for (;;) read();
    } catch (const BaseErrs& error) {
      if (error.base != own) throw;
      bases_.resize(own);
      return restricted(base, rows_[position_ - 1]);
    }
  }

  Table contest(const Table& base, const Table& opponent) {
    const Row f = rule_of(base);
    const Row g = rule_of(opponent);
    int z = 0;
    while (label(f, z) == label(g, z)) ++z;
    if (used_ == labels_.size()) throw AskForLabel{};
    const int y = labels_[used_++];
    return restricted(label(f, z) != y ? base : opponent, {z, y});
  }

  bool agrees(const Row& f) const {
    return std::all_of(rows_.begin(), rows_.end(), [&](const LabelledPoint& row) { return label(f, row.x) == row.y; });
  }

  Table restricted(const Table& table, const LabelledPoint& example) const {
    Table left = version_space(table, {example});
    const bool alive = !left.empty() && (items_.stuck || !version_space(left, rows_).empty());
    if (!alive) throw Ended{};
    return left;
  }

  static int label(const Row& f, int x) { return f[static_cast<std::size_t>(x)]; }

 private:
  LabelledPoint read() {
    if (position_ == rows_.size()) throw OutOfRows{};
    const LabelledPoint row = rows_[position_++];
    for (std::size_t base = 0; base < bases_.size(); ++base) {  // the outermost first
      if (label(bases_[base], row.x) != row.y) throw BaseErrs{base};
    }
    return row;
  }

  const Table& table_;
  const Sequence& rows_;
  const LeanItems& items_;
  const std::vector<int>& labels_;
  Row nothing_;  // f_∅
  std::size_t position_ = 0;
  std::size_t used_ = 0;
  std::vector<Row> bases_;
};

// Calls play(run, found) for every string of labels that is just long enough, and puts what it finds into `found`.
template <typename Play>
int for_all_labels(const Table& table, const Sequence& rows, const LeanItems& items, std::set<LeanCandidate>& found,
                   const Play& play) {
  int histories = 0;
  std::vector<std::vector<int>> open = {{}};
  while (!open.empty()) {
    const std::vector<int> labels = open.back();
    open.pop_back();
    LeanRun run(table, rows, items, labels);
    try {
      play(run, found);
      ++histories;
    } catch (const AskForLabel&) {
      for (const int y : {-1, 1}) {
        open.push_back(labels);
        open.back().push_back(y);
      }
    } catch (const OutOfRows&) {
      ++histories;
    } catch (const Ended&) {
      ++histories;
    }
  }
  return histories;
}

void play_stuck(LeanRun& run, const Table& table, const Sequence& rows, std::set<LeanCandidate>& found) {
  const Row nothing = rule_of(table);
  std::vector<LabelledPoint> mistakes;
  for (const LabelledPoint& row : rows) {
    if (LeanRun::label(nothing, row.x) != row.y) mistakes.push_back(row);
  }
  if (mistakes.empty()) return;
  const Table first = run.restricted(table, mistakes[0]);
  const Row g = rule_of(first);
  for (const LabelledPoint& row : rows) {
    if (LeanRun::label(g, row.x) == row.y) continue;
    found.emplace(true, rule_of(run.restricted(first, row)));
    return;
  }
  for (std::size_t j = 1; j < mistakes.size(); ++j) {
    const Table later = run.restricted(table, mistakes[j]);
    if (rule_of(later) == g) continue;
    const Row f = rule_of(run.contest(first, later));
    if (run.agrees(f)) found.emplace(true, f);
    return;
  }
  found.emplace(true, g);
}

int lean_search(const Table& table, int dimension, const Sequence& rows, const LeanItems& items,
                std::set<LeanCandidate>& found) {
  if (items.stuck) {
    return for_all_labels(table, rows, items, found,
                          [&](LeanRun& run, auto& into) { play_stuck(run, table, rows, into); });
  }
  if (version_space(table, rows).empty()) return 0;  // nobody agrees with all rows: every outcome ends at once
  int histories = 0;
  for (int level = 1; level <= dimension; ++level) {
    const int repetitions = level < dimension ? items.repetitions.at(static_cast<std::size_t>(level - 1)) : 1;
    histories += for_all_labels(table, rows, items, found, [&](LeanRun& run, auto& into) {
      for (int i = 0; i < repetitions; ++i) {
        const Row f = rule_of(run.item(level));
        if (level < dimension || run.agrees(f)) into.emplace(level == dimension, f);
      }
    });
  }
  return histories;
}

}  // namespace

std::set<LeanCandidate> lean_list(const Table& table, int dimension, const Sequence& rows, const LeanItems& items) {
  std::set<LeanCandidate> found;
  lean_search(table, dimension, rows, items, found);
  return found;
}

int lean_histories(const Table& table, int dimension, const Sequence& rows, const LeanItems& items) {
  std::set<LeanCandidate> found;
  return lean_search(table, dimension, rows, items, found);
}

namespace {

using TimeLaw = std::vector<double>;  // [t]: ends with row t, 1 ≤ t ≤ batch

TimeLaw convolved(const TimeLaw& a, const TimeLaw& b) {
  TimeLaw result(a.size(), 0.0);
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] == 0) continue;
    for (std::size_t j = 0; i + j < a.size(); ++j) result[i + j] += a[i] * b[j];
  }
  return result;
}

// The laws of the items of the true run, while all rows fall on a given set of points.
class TrueRun {
 public:
  TrueRun(const Table& table, const Distribution& distribution, int batch, const LeanItems& items)
      : table_(table), items_(items), target_(distribution.target), batch_(static_cast<std::size_t>(batch)) {
    double sum = 0;
    for (const double weight : distribution.weights) sum += weight;
    for (const double weight : distribution.weights) weights_.push_back(weight / sum);
  }

  const std::map<Table, TimeLaw>& item(int level, unsigned allowed) {
    const auto found = known_.find({level, allowed});
    if (found != known_.end()) return found->second;
    std::map<Table, TimeLaw> law;
    const auto add = [&](const Table& space, std::size_t t, double p) {
      law.try_emplace(space, batch_ + 1, 0.0).first->second[t] += p;
    };
    if (level == 1) {
      const Row nothing = rule_of(table_);
      const double waits = mass(allowed & agree(nothing));
      for (std::size_t x = 0; x < weights_.size(); ++x) {
        if (!has(allowed, x) || has(agree(nothing), x) || weights_[x] == 0) continue;
        double p = weights_[x];
        for (std::size_t t = 1; t <= batch_; ++t, p *= waits) add(restricted(table_, x), t, p);
      }
      return known_[{level, allowed}] = std::move(law);
    }
    const std::map<Table, TimeLaw> bases = item(level - 1, allowed);
    for (const auto& [base, base_time] : bases) {
      const Row f = rule_of(base);
      const unsigned right = allowed & agree(f);
      const std::map<Table, TimeLaw> opponents = item(level - 1, right);
      TimeLaw equal(batch_ + 1, 0.0);
      for (const auto& [space, time] : opponents) {
        if (rule_of(space) != f) continue;
        for (std::size_t t = 0; t <= batch_; ++t) equal[t] += time[t];
      }
      // When some opponent is begun, after the base: Σ_j equal^{*j} over the j < ρ that there may be.
      TimeLaw starts(batch_ + 1, 0.0);
      starts[0] = 1;
      if (level == 2) {
        for (std::size_t t = 1; t <= batch_; ++t) {
          for (std::size_t i = 1; i <= t; ++i) starts[t] += equal[i] * starts[t - i];
        }
      } else {
        TimeLaw next = starts;
        for (int built = 1; built < items_.opponents.at(static_cast<std::size_t>(level - 3)); ++built) {
          next = convolved(next, equal);
          for (std::size_t t = 0; t <= batch_; ++t) starts[t] += next[t];
        }
      }
      TimeLaw contests(batch_ + 1, 0.0);
      for (const auto& [space, time] : opponents) {
        const Row g = rule_of(space);
        if (g == f) continue;
        const TimeLaw after = convolved(starts, time);
        std::size_t z = 0;
        while (f[z] == g[z]) ++z;
        const TimeLaw ends = convolved(base_time, after);
        for (std::size_t t = 0; t <= batch_; ++t) {
          contests[t] += after[t];
          if (ends[t] > 0) add(restricted(f[z] != target_[z] ? base : space, z), t, ends[t]);
        }
      }
      // The base errs at t after it, if by t − 1 there was no contest and every row was one on which it is right.
      const double stays = mass(right);
      TimeLaw open(batch_ + 1, 0.0);
      open[0] = 1;
      for (std::size_t t = 1; t <= batch_; ++t) open[t] = std::max(0.0, stays * open[t - 1] - contests[t]);
      for (std::size_t x = 0; x < weights_.size(); ++x) {
        if (!has(allowed, x) || has(right, x) || weights_[x] == 0) continue;
        TimeLaw errs(batch_ + 1, 0.0);
        for (std::size_t t = 1; t <= batch_; ++t) errs[t] = open[t - 1] * weights_[x];
        const TimeLaw ends = convolved(base_time, errs);
        for (std::size_t t = 0; t <= batch_; ++t) {
          if (ends[t] > 0) add(restricted(base, x), t, ends[t]);
        }
      }
    }
    return known_[{level, allowed}] = std::move(law);
  }

  unsigned everywhere() const { return (1U << weights_.size()) - 1; }

 private:
  static bool has(unsigned set, std::size_t x) { return ((set >> x) & 1U) != 0; }
  unsigned agree(const Row& f) const {
    unsigned set = 0;
    for (std::size_t x = 0; x < f.size(); ++x) set |= f[x] == target_[x] ? 1U << x : 0U;
    return set;
  }
  double mass(unsigned set) const {
    double sum = 0;
    for (std::size_t x = 0; x < weights_.size(); ++x) sum += has(set, x) ? weights_[x] : 0;
    return sum;
  }
  Table restricted(const Table& table, std::size_t x) const {
    return version_space(table, {{static_cast<int>(x), target_[x]}});
  }

  const Table& table_;
  const LeanItems& items_;
  const Row& target_;
  std::size_t batch_;
  std::vector<double> weights_;
  std::map<std::pair<int, unsigned>, std::map<Table, TimeLaw>> known_;
};

}  // namespace

std::vector<LeanItemTimes> lean_item_times(const Table& table, const Distribution& distribution, int dimension,
                                           int batch, const LeanItems& items) {
  TrueRun run(table, distribution, batch, items);
  std::vector<LeanItemTimes> times(static_cast<std::size_t>(dimension));
  for (int level = 1; level <= dimension; ++level) {
    for (const auto& [space, time] : run.item(level, run.everywhere())) {
      TimeLaw& law =
          times[static_cast<std::size_t>(level - 1)].try_emplace(rule_of(space), time.size(), 0.0).first->second;
      for (std::size_t t = 0; t < time.size(); ++t) law[t] += time[t];
    }
  }
  return times;
}

std::map<LeanCandidate, double> lean_true_run(const Table& table, const Distribution& distribution, int dimension,
                                              int batch, const LeanItems& items) {
  std::map<LeanCandidate, double> found;
  const std::vector<LeanItemTimes> times = lean_item_times(table, distribution, dimension, batch, items);
  for (int level = 1; level <= dimension; ++level) {
    const LeanItemTimes& by_predictor = times[static_cast<std::size_t>(level - 1)];
    TimeLaw all(static_cast<std::size_t>(batch) + 1, 0.0);
    for (const auto& [f, law] : by_predictor) {
      for (std::size_t t = 0; t < all.size(); ++t) all[t] += law[t];
    }
    for (const auto& [f, law] : by_predictor) {
      TimeLaw others = all;
      for (std::size_t t = 0; t < all.size(); ++t) others[t] = std::max(0.0, others[t] - law[t]);
      TimeLaw before(all.size(), 0.0);
      before[0] = 1;
      double seen = 0;
      const int repetitions = level < dimension ? items.repetitions.at(static_cast<std::size_t>(level - 1)) : 1;
      for (int i = 0; i < repetitions; ++i) {
        for (const double p : convolved(before, law)) seen += p;
        before = convolved(before, others);
      }
      double& most = found[{level == dimension, f}];  // the tag does not tell the level: at least the most likely one
      most = std::max(most, seen);
    }
  }
  return found;
}

}  // namespace littlestone::oracle
