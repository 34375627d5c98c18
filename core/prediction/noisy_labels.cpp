// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/noisy_labels.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/prediction/flip.hpp"
#include "core/prediction/mixture.hpp"
#include "core/prediction/stable_bounds.hpp"
#include "core/prediction/stable_learner.hpp"
#include "core/prediction/unbounded.hpp"
#include "core/prediction/vote_plan.hpp"
#include "core/privacy/loss_distribution.hpp"
#include "core/privacy/selection.hpp"
#include "core/random/exact.hpp"

namespace littlestone {
namespace {

/// Hypotheses that agree on all points of the data.
struct Pattern {
  SupportMask labels = 0;
  HypothesisIndex first = 0;
  std::uint64_t errors = 0;
};

std::vector<Pattern> patterns_on(const ConceptClass& concept_class, std::span<const PointIndex> points,
                                 std::span<const std::uint64_t> errors) {
  std::map<SupportMask, HypothesisIndex> seen;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    SupportMask labels = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
      if (concept_class.row(h)[points[i]] == Label::plus) labels |= SupportMask{1} << i;
    seen.try_emplace(labels, h);
  }
  std::vector<Pattern> patterns;
  patterns.reserve(seen.size());
  for (const auto& [labels, first] : seen) patterns.push_back({labels, first, errors[first]});
  return patterns;
}

/// A piece of H_T with what the mechanism looks at.
struct ScoredPiece {
  SupportMask labels = 0;
  HypothesisIndex first = 0;
  std::uint64_t score = 0;
};

// Adds mass times the law of the mechanism over the pieces.
void add_choice(std::span<const ScoredPiece> pieces, double half_epsilon, double mass, std::vector<double>& drawn) {
  std::uint64_t fewest = pieces.front().score;
  for (const ScoredPiece& piece : pieces) fewest = std::min(fewest, piece.score);
  double total = 0;
  for (const ScoredPiece& piece : pieces) total += std::exp(-half_epsilon * static_cast<double>(piece.score - fewest));
  for (const ScoredPiece& piece : pieces)
    drawn[piece.first] += mass * std::exp(-half_epsilon * static_cast<double>(piece.score - fewest)) / total;
}

// The law of ĥ where a piece's score is the fewest errors of any of its hypotheses.
std::vector<double> drawn_by_minimum(const ConceptClass& concept_class, std::span<const PointCount> counts,
                                     const NoisyLabelsOptions& options, const Observer& observer) {
  const SupportLaw law(counts, options.subset, LawArithmetic::automatic, observer);
  const std::vector<Pattern> patterns = patterns_on(concept_class, law.points(), errors_on(concept_class, counts));
  const double half = to_double(options.epsilon1) / 2;
  std::vector<double> drawn(concept_class.size(), 0.0);
  std::vector<ScoredPiece> pieces;
  for (SupportMask mask = 0; mask < law.masses().size(); ++mask) {
    const double mass = law.masses()[mask];
    if (mass <= 0) continue;
    pieces.clear();
    for (const Pattern& pattern : patterns) pieces.push_back({pattern.labels & mask, pattern.first, pattern.errors});
    std::sort(pieces.begin(), pieces.end(),
              [](const ScoredPiece& a, const ScoredPiece& b) { return a.labels < b.labels; });
    std::size_t kept = 0;
    for (std::size_t i = 1; i < pieces.size(); ++i) {
      if (pieces[i].labels != pieces[kept].labels) {
        pieces[++kept] = pieces[i];
        continue;
      }
      pieces[kept].first = std::min(pieces[kept].first, pieces[i].first);
      pieces[kept].score = std::min(pieces[kept].score, pieces[i].score);
    }
    pieces.resize(kept + 1);
    add_choice(pieces, half, mass, drawn);
  }
  return drawn;
}

std::vector<double> drawn_law(const ConceptClass& concept_class, std::span<const PointCount> counts,
                              const NoisyLabelsOptions& options, const Observer& observer) {
  if (options.score == PieceScore::minimum) return drawn_by_minimum(concept_class, counts, options, observer);
  return stable_law(concept_class, counts, {options.subset, options.epsilon1}, observer).drawn;
}

/// The points of each block, with how often they occur in it.
using BlockPoints = std::vector<std::map<PointIndex, std::uint64_t>>;

BlockPoints points_of_blocks(const LabelledRows& rows, std::size_t blocks) {
  const std::size_t size = rows.size() / blocks;
  BlockPoints points(blocks);
  for (std::size_t i = 0; i < blocks * size; ++i) ++points[i / size][rows.rows()[i].point];
  return points;
}

/// What blocks predict after they are relabelled by a hypothesis; remembered by points and hypothesis.
class Relabelled {
 public:
  explicit Relabelled(BlockTrainer& trainer) : trainer_(trainer) {}

  const LabelVector& predicted(const std::vector<PointIndex>& points, HypothesisIndex h) {
    const auto [entry, fresh] = known_.try_emplace({points, h});
    if (fresh) {
      Sample block;
      const LabelVector& labels = trainer_.concept_class().row(h);
      for (const PointIndex x : points) block.push_back({x, labels[x]});
      entry->second = trainer_.train(block);
    }
    return entry->second;
  }

  std::vector<std::size_t> votes(const BlockPoints& blocks, HypothesisIndex h) {
    std::vector<std::size_t> votes(trainer_.concept_class().points(), 0);
    for (const auto& block : blocks) add(predicted(keys_of(block), h), votes);
    return votes;
  }

  static std::vector<PointIndex> keys_of(const std::map<PointIndex, std::uint64_t>& block) {
    std::vector<PointIndex> keys;
    keys.reserve(block.size());
    for (const auto& [point, count] : block) keys.push_back(point);
    return keys;
  }

  static void add(const LabelVector& labels, std::vector<std::size_t>& votes) {
    const BitVector& bits = labels.bits();
    for (std::size_t x = bits.find(0); x != BitVector::npos; x = bits.find(x + 1)) ++votes[x];
  }

 private:
  BlockTrainer& trainer_;
  std::map<std::pair<std::vector<PointIndex>, HypothesisIndex>, LabelVector> known_;
};

// The pieces of H_T with their scores.
std::vector<ScoredPiece> scored_pieces(const MergedClass& merged, std::span<const std::uint64_t> errors,
                                       PieceScore score) {
  std::vector<ScoredPiece> pieces;
  for (const HypothesisIndex h : merged.representatives) pieces.push_back({0, h, errors[h]});
  if (score == PieceScore::minimum)
    for (std::size_t h = 0; h < errors.size(); ++h) {
      ScoredPiece& piece = pieces[merged.piece_of[h]];
      piece.score = std::min(piece.score, errors[h]);
    }
  return pieces;
}

VoteRule rule_of(const NoisyLabelsOptions& options) { return VoteRule(options.rule); }

double flip_chance(double plus, double chance) { return chance + (1 - 2 * chance) * plus; }

double log_ratio(double a, double b) {
  if (a == b) return 0;
  if (a <= 0 || b <= 0) return unbounded;
  return std::abs(std::log(a / b));
}

// C(n − 1 − u, n′ − 1)/C(n − 1, n′ − 1): a uniform (n′ − 1)-subset misses u given rows of n − 1.
double miss_chance(std::uint64_t rows, std::uint64_t subset, std::uint64_t apart) {
  const std::uint64_t others = rows - 1;
  const std::uint64_t drawn = subset - 1;
  if (apart > others || apart + drawn > others) return drawn == 0 && apart <= others ? 1 : 0;
  double log_miss = 0;
  // The shorter of the two products.
  const std::uint64_t factors = std::min(drawn, apart);
  const std::uint64_t taken = std::max(drawn, apart);
  for (std::uint64_t i = 0; i < factors; ++i)
    log_miss += std::log1p(-static_cast<double>(taken) / static_cast<double>(others - i));
  return std::exp(log_miss);
}

double pairs_of(std::uint64_t hypotheses) {
  const auto size = static_cast<double>(hypotheses);
  return size * (size - 1) / 2;
}

void check_hypotheses(std::uint64_t hypotheses) {
  if (hypotheses < 1) throw InputError("hypotheses", "0", rules::at_least(1));
}

std::size_t number_of(const Example& example) {
  return 2 * std::size_t{example.point} + (example.label == Label::plus ? 1U : 0U);
}

struct PiecesHash {
  std::size_t operator()(const std::vector<std::uint32_t>& pieces) const noexcept {
    std::uint64_t hash = pieces.size();
    for (const std::uint32_t piece : pieces) hash = mix64(hash + 0x9e3779b97f4a7c15ULL + piece);
    return hash;
  }
};

/// How each set of some points divides the patterns of the class, prepared for many laws: sets that divide alike are
/// one group.
class MinimumGroups {
 public:
  /// None where the groups hold more than 2^26 numbers.
  static std::optional<MinimumGroups> make(const ConceptClass& concept_class, std::span<const PointIndex> points) {
    MinimumGroups groups(concept_class, points);
    if (!groups.fill(points.size())) return std::nullopt;
    return groups;
  }

  [[nodiscard]] std::vector<double> masses(const SupportLaw& law) const {
    std::vector<SupportMask> bits;
    for (const PointIndex x : law.points())
      bits.push_back(SupportMask{1} << (std::lower_bound(points_.begin(), points_.end(), x) - points_.begin()));
    std::vector<double> masses(sizes_.size(), 0.0);
    std::vector<SupportMask> ours(law.masses().size(), 0);
    for (std::size_t mask = 0; mask < ours.size(); ++mask) {
      if (mask != 0) ours[mask] = ours[mask & (mask - 1)] | bits[static_cast<std::size_t>(std::countr_zero(mask))];
      masses[group_of_[ours[mask]]] += law.masses()[mask];
    }
    return masses;
  }

  /// The law of ĥ where groups have these masses. O(groups · patterns).
  [[nodiscard]] std::vector<double> drawn(std::span<const double> masses, std::span<const std::uint64_t> errors,
                                          double half_epsilon) const {
    const std::uint64_t fewest = *std::min_element(errors.begin(), errors.end());
    std::vector<double> weights;  // of each pattern
    for (const Pattern& pattern : patterns_)
      weights.push_back(std::exp(-half_epsilon * static_cast<double>(errors[pattern.first] - fewest)));
    std::vector<double> drawn(errors.size(), 0.0);
    std::vector<double> heaviest;         // of each piece: the weight of its fewest errors
    std::vector<HypothesisIndex> firsts;  // of each piece
    for (std::size_t group = 0; group < masses.size(); ++group) {
      if (masses[group] <= 0) continue;
      heaviest.clear();
      firsts.clear();
      const std::uint32_t* pieces = pieces_.data() + group * patterns_.size();
      for (std::size_t i = 0; i < patterns_.size(); ++i) {
        if (pieces[i] < heaviest.size()) {
          heaviest[pieces[i]] = std::max(heaviest[pieces[i]], weights[i]);
          continue;
        }
        heaviest.push_back(weights[i]);
        firsts.push_back(patterns_[i].first);
      }
      // The best hypothesis of all is in some piece, whose weight is 1.
      double total = 0;
      for (const double weight : heaviest) total += weight;
      for (std::size_t i = 0; i < heaviest.size(); ++i) drawn[firsts[i]] += masses[group] * heaviest[i] / total;
    }
    return drawn;
  }

  [[nodiscard]] std::uint64_t steps() const noexcept { return pieces_.size(); }

 private:
  MinimumGroups(const ConceptClass& concept_class, std::span<const PointIndex> points)
      : points_(points.begin(), points.end()),
        patterns_(patterns_on(concept_class, points, std::vector<std::uint64_t>(concept_class.size(), 0))) {
    std::sort(patterns_.begin(), patterns_.end(), [](const Pattern& a, const Pattern& b) { return a.first < b.first; });
  }

  /// Pieces are numbered in the order of their first pattern, which is the representative.
  bool fill(std::size_t points) {
    constexpr std::size_t most = std::size_t{1} << 26;
    std::unordered_map<std::vector<std::uint32_t>, std::uint32_t, PiecesHash> known;
    group_of_.resize(std::size_t{1} << points);
    std::vector<std::uint32_t> pieces(patterns_.size(), 0);
    std::vector<std::uint32_t> renamed;
    constexpr std::uint32_t none = 0xffffffffU;
    for (SupportMask mask = 0; mask < group_of_.size(); ++mask) {
      std::uint32_t count = 1;
      if (mask != 0) {
        const std::uint32_t* coarse = pieces_.data() + group_of_[mask & (mask - 1)] * patterns_.size();
        renamed.assign(2 * patterns_.size(), none);
        count = 0;
        for (std::size_t i = 0; i < patterns_.size(); ++i) {
          const bool plus = (patterns_[i].labels & mask & (~mask + 1)) != 0;
          std::uint32_t& name = renamed[2 * std::size_t{coarse[i]} + (plus ? 1 : 0)];
          if (name == none) name = count++;
          pieces[i] = name;
        }
      }
      const auto [place, fresh] = known.try_emplace(pieces, static_cast<std::uint32_t>(sizes_.size()));
      group_of_[mask] = place->second;
      if (!fresh) continue;
      if (pieces_.size() + pieces.size() > most) return false;
      pieces_.insert(pieces_.end(), pieces.begin(), pieces.end());
      sizes_.push_back(count);
    }
    return true;
  }

  std::vector<PointIndex> points_;
  std::vector<Pattern> patterns_;        // by rising first hypothesis
  std::vector<std::uint32_t> group_of_;  // of each mask
  std::vector<std::uint32_t> pieces_;    // of each group the piece of each pattern
  std::vector<std::uint32_t> sizes_;     // of each group its pieces
};

/// The law of ĥ for data sets over the same points, or some of them. What is common to all labels is worked out once.
class ChoiceLaws {
 public:
  ChoiceLaws(const ConceptClass& concept_class, std::span<const PointIndex> points, const NoisyLabelsOptions& options)
      : class_(concept_class), options_(options) {
    if (options.score == PieceScore::minimum)
      minimum_ = MinimumGroups::make(concept_class, points);
    else
      groups_.emplace(concept_class, points);
  }

  /// By group; the same for all data sets with so many rows at each point.
  [[nodiscard]] std::vector<double> masses(std::span<const PointCount> counts, const Observer& observer) const {
    if (!groups_ && !minimum_) return {};
    const SupportLaw law(counts, options_.subset, LawArithmetic::fixed_point, observer);
    return groups_ ? groups_->masses(law) : minimum_->masses(law);
  }
  [[nodiscard]] std::vector<double> drawn(std::span<const double> masses, std::span<const PointCount> counts) const {
    if (groups_) return stable_law(class_, *groups_, masses, counts, options_.epsilon1).drawn;
    if (minimum_) return minimum_->drawn(masses, errors_on(class_, counts), to_double(options_.epsilon1) / 2);
    return drawn_law(class_, counts, options_, {});
  }
  /// About so many steps of some nanoseconds.
  [[nodiscard]] std::uint64_t steps(std::size_t points) const {
    if (minimum_) return minimum_->steps();
    if (!groups_) return (std::uint64_t{1} << points) * class_.size();
    if (groups_->groups() == 0) return 0;
    const auto last = groups_->representatives(groups_->groups() - 1);
    return static_cast<std::uint64_t>(last.data() + last.size() - groups_->representatives(0).data());
  }

 private:
  const ConceptClass& class_;
  const NoisyLabelsOptions& options_;
  std::optional<SupportGroups> groups_;
  std::optional<MinimumGroups> minimum_;
};

/// Works out the predictor of one neighbour after another. The law of T depends on the points exchanged, that of ĥ on
/// the examples exchanged, the votes on the points exchanged and their block.
class NeighbourSearch {
 public:
  NeighbourSearch(BlockTrainer& trainer, const LabelledRows& rows, const NoisyLabelsOptions& options,
                  std::uint64_t budget, const Observer& observer)
      : class_(trainer.concept_class()),
        rows_(rows),
        options_(options),
        here_(noisy_labels_law(trainer, rows, options, observer).plus),
        rule_(options.rule),
        blocks_(points_of_blocks(rows, rule_.blocks())),
        relabelled_(trainer),
        votes_(class_.size()),
        left_(budget) {
    worst_.neighbours = rows.size() * (2 * class_.points() - 1);
    const std::size_t size = rows.size() / rule_.blocks();
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const std::size_t block = std::min(i / size, rule_.blocks());  // the last: unused rows
      places_[number_of(rows.rows()[i])].try_emplace(block, i);
    }
  }

  WorstNoisyLabels run(const Observer& observer) {
    const PointCounts& counts = rows_.counts();
    const std::vector<PointIndex> own = points_of(counts);
    const ChoiceLaws laws(class_, own, options_);
    // Points of S first: their laws are ready.
    std::vector<PointIndex> to = own;
    for (PointIndex x = 0; x < class_.points(); ++x)
      if (!std::binary_search(own.begin(), own.end(), x)) to.push_back(x);
    for (std::size_t i = 0; i < to.size() && worst_.exact; ++i) {
      if (i < own.size()) {
        go_to(laws, own.size(), to[i], observer);
        continue;
      }
      std::vector<PointIndex> with = own;
      with.insert(std::upper_bound(with.begin(), with.end(), to[i]), to[i]);
      if (!spend((std::uint64_t{1} << with.size()) * with.size())) break;
      go_to(ChoiceLaws(class_, with, options_), with.size(), to[i], observer);
    }
    return worst_;
  }

 private:
  bool spend(std::uint64_t steps) {
    if (steps > left_) worst_.exact = false;
    left_ -= std::min(left_, steps);
    return worst_.exact;
  }

  /// All neighbours whose changed row ends at `fresh`.
  void go_to(const ChoiceLaws& laws, std::size_t points, PointIndex fresh, const Observer& observer) {
    for (const PointCount& count : rows_.counts()) {
      std::vector<double> masses;  // the same for all labels of the two rows
      std::map<std::size_t, Changed> changed;
      for (const Label before : {Label::minus, Label::plus}) {
        const Example old{count.point, before};
        const auto places = places_.find(number_of(old));
        if (places == places_.end()) continue;
        for (const Label after : {Label::minus, Label::plus}) {
          const Example one{fresh, after};
          if (one == old) continue;
          const std::uint64_t law = (std::uint64_t{1} << points) * points;
          const std::uint64_t votes = places->second.size() * class_.size() * class_.points();
          const bool stopped = stop_requested(observer, {"neighbours", done_, worst_.neighbours});
          if (stopped) worst_.exact = false;
          if (stopped || !spend(laws.steps(points) + votes + (masses.empty() ? law : 0))) return;
          const PointCounts counts = replace_row(rows_.counts(), old, one);
          if (masses.empty()) masses = laws.masses(counts, observer);
          const std::vector<double> drawn = laws.drawn(masses, counts);
          for (const auto& [block, row] : places->second) {
            const auto [entry, unknown] = changed.try_emplace(block);
            if (unknown) entry->second = change_of(block, old.point, fresh);
            look_at(row, one, plus_after(drawn, entry->second));
          }
          done_ += old.label == Label::minus ? count.minus : count.plus;
        }
      }
    }
  }

  void look_at(std::size_t row, const Example& fresh, const std::vector<double>& there) {
    for (std::size_t x = 0; x < there.size(); ++x) {
      const double loss = std::max(log_ratio(here_[x], there[x]), log_ratio(1 - here_[x], 1 - there[x]));
      constexpr double equal = 1e-12;  // below is rounding
      if (loss <= equal || loss < worst_.epsilon - equal) continue;
      // Of equal ones the first: by row, then − before + at rising points, then by the point asked.
      const auto rank = std::tuple(row, number_of(fresh), x);
      if (loss <= worst_.epsilon + equal && worst_.row &&
          rank >= std::tuple(*worst_.row, number_of(worst_.example), std::size_t{worst_.point}))
        continue;
      worst_.epsilon = std::max(worst_.epsilon, loss);
      worst_.row = row;
      worst_.example = fresh;
      worst_.point = static_cast<PointIndex>(x);
      worst_.before = here_[x];
      worst_.after = there[x];
    }
  }

  /// What a block whose points change predicts before and after, relabelled by each ĥ: null until a ĥ that can be drawn
  /// asks. All empty where its points stay.
  struct Changed {
    std::vector<PointIndex> before;
    std::vector<PointIndex> after;
    std::vector<const LabelVector*> lost;
    std::vector<const LabelVector*> gained;
  };

  Changed change_of(std::size_t block, PointIndex old, PointIndex fresh) {
    Changed changed;
    if (block >= blocks_.size()) return changed;
    auto points = blocks_[block];
    std::vector<PointIndex> before = Relabelled::keys_of(points);
    if (--points[old] == 0) points.erase(old);
    ++points[fresh];
    std::vector<PointIndex> after = Relabelled::keys_of(points);
    if (before == after) return changed;
    changed.before = std::move(before);
    changed.after = std::move(after);
    changed.lost.assign(class_.size(), nullptr);
    changed.gained.assign(class_.size(), nullptr);
    return changed;
  }

  std::vector<double> plus_after(const std::vector<double>& drawn, Changed& changed) {
    MixedAnswers answers(class_.points());
    for (HypothesisIndex h = 0; h < class_.size(); ++h) {
      if (drawn[h] <= 0) continue;
      if (votes_[h].empty()) votes_[h] = relabelled_.votes(blocks_, h);
      if (!changed.lost.empty() && changed.lost[h] == nullptr) {
        changed.lost[h] = &relabelled_.predicted(changed.before, h);
        changed.gained[h] = &relabelled_.predicted(changed.after, h);
      }
      for (std::size_t x = 0; x < class_.points(); ++x) {
        std::size_t count = votes_[h][x];
        if (!changed.lost.empty()) {
          count -= (*changed.lost[h])[x] == Label::plus ? 1U : 0U;
          count += (*changed.gained[h])[x] == Label::plus ? 1U : 0U;
        }
        answers.add(x, drawn[h], rule_.plus(count));
      }
    }
    return answers.plus([&](double p) { return flip_chance(p, to_double(options_.flip)); });
  }

  const ConceptClass& class_;
  const LabelledRows& rows_;
  const NoisyLabelsOptions& options_;
  std::vector<double> here_;
  VoteRule rule_;
  BlockPoints blocks_;
  Relabelled relabelled_;
  std::vector<std::vector<std::size_t>> votes_;  // of ĥ, once asked for
  /// Of each example of S, by number, the blocks that hold it with its first row there: rows of both alike are alike.
  std::map<std::size_t, std::map<std::size_t, std::size_t>> places_;
  std::uint64_t left_;  // steps
  std::uint64_t done_ = 0;
  WorstNoisyLabels worst_;
};

}  // namespace

std::string_view to_string(PieceScore score) { return score == PieceScore::minimum ? "minimum" : "representative"; }

PieceScore parse_piece_score(std::string_view field, std::string_view text) {
  if (text == "representative") return PieceScore::representative;
  if (text == "minimum") return PieceScore::minimum;
  throw InputError(field, text, rules::one_of("representative, minimum"));
}

void NoisyLabelsOptions::validate(std::uint64_t rows) const {
  if (subset < 1 || subset > rows) throw InputError("subset", std::to_string(subset), rules::between(1, rows));
  if (epsilon1 <= 0) throw InputError("epsilon1", to_string(epsilon1), rules::above_0());
  if (epsilon1 > 1000) throw InputError("epsilon1", to_string(epsilon1), rules::at_most(1000));
  if (rule.epsilon <= 0) throw InputError("epsilon2", to_string(rule.epsilon), rules::above_0());
  if (rule.epsilon > 700) throw InputError("epsilon2", to_string(rule.epsilon), rules::at_most(700));
  rule.validate();
  if (rows < rule.blocks) throw InputError("examples", std::to_string(rows), rules::at_least(rule.blocks));
  if (flip < 0 || 2 * flip >= 1) throw InputError("flip", to_string(flip), rules::from_0_below_half());
}

NoisyLabelsLaw noisy_labels_law(BlockTrainer& trainer, const LabelledRows& rows, const NoisyLabelsOptions& options,
                                const Observer& observer) {
  options.validate(rows.size());
  const ConceptClass& concept_class = trainer.concept_class();
  const VoteRule rule = rule_of(options);
  const BlockPoints blocks = points_of_blocks(rows, rule.blocks());
  const std::vector<std::uint64_t> errors = errors_on(concept_class, rows.counts());
  Relabelled relabelled(trainer);
  NoisyLabelsLaw law;
  law.drawn = drawn_law(concept_class, rows.counts(), options, observer);
  law.votes.resize(concept_class.size());
  MixedAnswers answers(concept_class.points());
  law.fewest = *std::min_element(errors.begin(), errors.end());
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    if (law.drawn[h] <= 0) continue;
    if (stop_requested(observer, {"relabelled", h, concept_class.size()})) throw Stopped();
    law.votes[h] = relabelled.votes(blocks, h);
    law.chosen_errors += law.drawn[h] * static_cast<double>(errors[h]);
    for (std::size_t x = 0; x < law.votes[h].size(); ++x) answers.add(x, law.drawn[h], rule.plus(law.votes[h][x]));
  }
  law.plus = answers.plus([&](double p) { return flip_chance(p, to_double(options.flip)); });
  const auto n = static_cast<double>(rows.size());
  for (const PointCount& at : rows.counts())
    law.error +=
        (static_cast<double>(at.minus) * law.plus[at.point] + static_cast<double>(at.plus) * (1 - law.plus[at.point])) /
        n;
  return law;
}

NoisyLabelsEstimate estimate_noisy_labels(BlockTrainer& trainer, const LabelledRows& rows,
                                          const NoisyLabelsOptions& options, std::uint64_t draws, Engine& engine,
                                          const Observer& observer) {
  options.validate(rows.size());
  constexpr std::uint64_t most = 10'000'000;
  if (draws < 1 || draws > most) throw InputError("estimate", std::to_string(draws), rules::between(1, "10^7"));
  const ConceptClass& concept_class = trainer.concept_class();
  const std::vector<std::uint64_t> errors = errors_on(concept_class, rows.counts());
  const double half = to_double(options.epsilon1) / 2;
  std::vector<double> drawn(concept_class.size(), 0.0);
  for (std::uint64_t draw = 0; draw < draws; ++draw) {
    if (stop_requested(observer, {"draws of T", draw, draws})) throw Stopped();
    std::set<PointIndex> points;
    for (const std::uint64_t row : draw_subset(rows.size(), options.subset, engine))
      points.insert(rows.rows()[row].point);
    const std::vector<PointIndex> support(points.begin(), points.end());
    const MergedClass merged = merge_equal_on(concept_class, support);
    add_choice(scored_pieces(merged, errors, options.score), half, 1 / static_cast<double>(draws), drawn);
  }
  const VoteRule rule = rule_of(options);
  const BlockPoints blocks = points_of_blocks(rows, rule.blocks());
  Relabelled relabelled(trainer);
  NoisyLabelsEstimate estimate;
  estimate.draws = draws;
  MixedAnswers answers(concept_class.points());
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    if (drawn[h] <= 0) continue;
    const std::vector<std::size_t> votes = relabelled.votes(blocks, h);
    for (std::size_t x = 0; x < votes.size(); ++x) answers.add(x, drawn[h], rule.plus(votes[x]));
  }
  const double chance = to_double(options.flip);
  estimate.plus = answers.plus([&](double p) { return flip_chance(p, chance); });
  // The mean of `draws` numbers in an interval of length 1 − 2φ: 2e^{−2Rw²} ≤ 0.05.
  estimate.half_width = (1 - 2 * chance) * std::sqrt(std::log(2 / 0.05) / (2 * static_cast<double>(draws)));
  return estimate;
}

WorstNoisyLabels worst_noisy_labels(BlockTrainer& trainer, const LabelledRows& rows, const NoisyLabelsOptions& options,
                                    const Observer& observer, std::uint64_t budget) {
  if (rows.counts().size() > most_summed_points)
    throw InputError("data", rules::value_points(rows.counts().size()), rules::exact_law(most_summed_points));
  return NeighbourSearch(trainer, rows, options, budget, observer).run(observer);
}

NoisyLabelsPrivacy noisy_labels_privacy(std::uint64_t rows, std::uint64_t hypotheses, const NoisyLabelsOptions& options,
                                        std::uint64_t apart) {
  options.validate(rows);
  check_hypotheses(hypotheses);
  if (apart < 1 || apart > rows) throw InputError("apart", std::to_string(apart), rules::between(1, rows));
  const double epsilon1 = to_double(options.epsilon1);
  const double epsilon2 = rule_of(options).epsilon_exact();
  const double share = static_cast<double>(options.subset) / static_cast<double>(rows);
  const double weighed = options.score == PieceScore::minimum ? 0 : epsilon1;
  NoisyLabelsPrivacy privacy;
  privacy.apart = apart;
  privacy.log_factor = std::log(4.0) + (weighed + epsilon2) * static_cast<double>(apart);  // MATH §B6
  // The doubles carry at least 12 digits: what is promised is rounded up by more than they can be wrong.
  constexpr double up = 1 + 1e-11;
  privacy.net_failure = std::min(1.0, pairs_of(hypotheses) * miss_chance(rows, options.subset, apart) * up);
  // ln(1 + ν(c − 1)), without overflow of c.
  const double amplified = privacy.log_factor > 600 ? privacy.log_factor + std::log(share)
                                                    : std::log1p(share * std::expm1(privacy.log_factor));
  privacy.epsilon = (amplified + epsilon1 + epsilon2) * up;
  privacy.delta = share * privacy.net_failure * up;
  if (options.flip > 0)
    privacy.flipped_epsilon = flipped_epsilon(privacy.epsilon, privacy.delta, to_double(options.flip)) * up;
  else
    privacy.flipped_epsilon = privacy.delta > 0 ? unbounded : privacy.epsilon;
  return privacy;
}

NoisyLabelsPrivacy best_noisy_labels_privacy(std::uint64_t rows, std::uint64_t hypotheses,
                                             const NoisyLabelsOptions& options, double delta) {
  // ε grows with u and δ falls: with a flip the best u is where the two meet, else where δ comes below what is allowed.
  const auto good = [&](std::uint64_t apart) {
    const NoisyLabelsPrivacy privacy = noisy_labels_privacy(rows, hypotheses, options, apart);
    if (options.flip > 0) return flipped_epsilon(0, privacy.delta, to_double(options.flip)) <= privacy.epsilon;
    return privacy.delta <= delta;
  };
  std::uint64_t low = 1;
  std::uint64_t high = rows;
  while (low < high) {
    const std::uint64_t middle = low + (high - low) / 2;
    if (good(middle))
      high = middle;
    else
      low = middle + 1;
  }
  const NoisyLabelsPrivacy found = noisy_labels_privacy(rows, hypotheses, options, low);
  if (options.flip == 0 || low == 1) return found;
  const NoisyLabelsPrivacy before = noisy_labels_privacy(rows, hypotheses, options, low - 1);
  return before.flipped_epsilon < found.flipped_epsilon ? before : found;
}

void NoisyLabelsGoal::validate() const {
  if (alpha <= 0 || alpha >= 1) throw InputError("alpha", to_string(alpha), rules::above_0_below_1());
  if (beta <= 0 || beta >= 1) throw InputError("beta", to_string(beta), rules::above_0_below_1());
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), rules::above_0());
}

std::vector<NoisyLabelsCheck> noisy_labels_checks(std::uint64_t rows, std::uint64_t hypotheses,
                                                  const NoisyLabelsOptions& options, const NoisyLabelsGoal& goal,
                                                  std::uint64_t apart) {
  options.validate(rows);
  goal.validate();
  check_hypotheses(hypotheses);
  if (apart < 1 || apart > rows) throw InputError("apart", std::to_string(apart), rules::between(1, rows));
  const auto n = static_cast<double>(rows);
  const auto subset = static_cast<double>(options.subset);
  const double alpha = to_double(goal.alpha);
  const double epsilon = to_double(goal.epsilon);
  // η = (u − 1)/(n − 1): then u = ⌊η(n − 1)⌋ + 1.
  const Rational scale = rows > 1 ? Rational(apart - 1) / Rational(rows - 1) : Rational(0);
  const double eta = to_double(scale);
  const double others = log_others(hypotheses);
  std::vector<NoisyLabelsCheck> checks;
  const auto add = [&](const char* name, double left, double right, bool at_most, const char* meaning) {
    checks.push_back({name, left, right, at_most, at_most ? left <= right : left >= right, meaning});
  };
  const double uniform =
      std::ceil(std::log(2 * static_cast<double>(hypotheses) / to_double(goal.beta)) / (2 * alpha * alpha));
  add("uniform", n, uniform, false,
      "n rows: every hypothesis's loss on S is within alpha of its loss on D, except with probability beta");
  if (options.score == PieceScore::representative) {
    add("net", subset, static_cast<double>(finite_class_net_size(hypotheses, goal.alpha, goal.alpha)), false,
        "n' rows of T: T is an alpha-net of S except with probability alpha, so H_T has a good hypothesis");
  } else {
    const double failure =
        eta > 0 && eta < 1 ? std::min(1.0, finite_class_failure_bound(hypotheses, scale, options.subset)) : 1;
    add("net", eta + failure, alpha, true,
        "eta + Pr[T is no eta-net]: the representative errs that much more than the best of its piece");
  }
  const double matching =
      eta > 0 && eta < 1 ? static_cast<double>(finite_class_net_size(hypotheses, scale, goal.alpha)) : unbounded;
  add("matching", subset - 1, hypotheses < 2 ? 0 : matching, false,
      "n' - 1 shared rows: they are an eta-net of the rest except with probability alpha, so matched hypotheses are "
      "alike");
  add("mechanism", mechanism_excess_errors(others, to_double(options.epsilon1)) / n, alpha, true,
      "expected excess of the exponential mechanism over H_T, as a share of the rows");
  const auto needed = block_rows_for(rule_of(options), log_pairs(hypotheses), alpha);
  add("votes", n, needed ? static_cast<double>(options.rule.blocks) * static_cast<double>(*needed) : unbounded, false,
      "k blocks of n_b rows: the votes differ from the chosen hypothesis with chance alpha at most, whichever it is");
  add("share", subset, epsilon * n, true,
      "n' of n rows: sampling makes what is O(1)-private in T O(epsilon)-private in S");
  add("scale", eta * n, 1 / epsilon, false, "one row among eta n weighs at most epsilon in the mechanism");
  return checks;
}

SubsetSwap swap_in_subset(BlockTrainer& trainer, const LabelledRows& rows, const NoisyLabelsOptions& options,
                          std::span<const std::uint64_t> subset, std::uint64_t leaving, std::uint64_t entering) {
  NoisyLabelsOptions own = options;
  own.subset = subset.size();
  own.validate(rows.size());
  const auto has = [&](std::uint64_t row) { return std::find(subset.begin(), subset.end(), row) != subset.end(); };
  if (!has(leaving)) throw InputError("leaving", std::to_string(leaving), rules::index(rows.size() - 1));
  if (entering >= rows.size() || has(entering))
    throw InputError("entering", std::to_string(entering), rules::index(rows.size() - 1));
  const ConceptClass& concept_class = trainer.concept_class();
  std::set<PointIndex> shared;
  for (const std::uint64_t row : subset) {
    if (row >= rows.size()) throw InputError("subset", std::to_string(row), rules::index(rows.size() - 1));
    if (row != leaving) shared.insert(rows.rows()[row].point);
  }
  const std::vector<PointIndex> common(shared.begin(), shared.end());
  std::vector<PointIndex> with = common;
  with.push_back(rows.rows()[leaving].point);
  std::vector<PointIndex> with_other = common;
  with_other.push_back(rows.rows()[entering].point);
  const MergedClass coarse = merge_equal_on(concept_class, common);
  const MergedClass before = merge_equal_on(concept_class, with);
  const MergedClass after = merge_equal_on(concept_class, with_other);
  const std::vector<std::uint64_t> errors = errors_on(concept_class, rows.counts());
  const VoteRule rule = rule_of(own);
  const BlockPoints blocks = points_of_blocks(rows, rule.blocks());
  Relabelled relabelled(trainer);
  const auto answers = [&](const MergedClass& merged, std::vector<double>& drawn, std::vector<double>& plus) {
    const std::vector<ScoredPiece> pieces = scored_pieces(merged, errors, own.score);
    drawn.assign(concept_class.size(), 0.0);
    MixedAnswers mixed(concept_class.points());
    add_choice(pieces, to_double(own.epsilon1) / 2, 1, drawn);
    for (const HypothesisIndex h : merged.representatives) {
      const std::vector<std::size_t> votes = relabelled.votes(blocks, h);
      for (std::size_t x = 0; x < votes.size(); ++x) mixed.add(x, drawn[h], rule.plus(votes[x]));
    }
    plus = mixed.plus(std::identity());
  };
  SubsetSwap swap;
  answers(before, swap.drawn, swap.plus);
  answers(after, swap.drawn_after, swap.plus_after);
  swap.matches.resize(coarse.representatives.size());
  for (const HypothesisIndex h : before.representatives) swap.matches[coarse.piece_of[h]].before.push_back(h);
  for (const HypothesisIndex h : after.representatives) swap.matches[coarse.piece_of[h]].after.push_back(h);
  for (PieceMatch& match : swap.matches) {
    for (const HypothesisIndex h : match.before)
      for (const HypothesisIndex g : match.after) {
        std::uint64_t apart = 0;
        for (const PointCount& at : rows.counts())
          if (concept_class.row(h)[at.point] != concept_class.row(g)[at.point]) apart += at.total();
        match.apart = std::max(match.apart, apart);
      }
    swap.apart = std::max(swap.apart, match.apart);
  }
  for (std::size_t x = 0; x < swap.plus.size(); ++x)
    swap.epsilon = std::max({swap.epsilon, log_ratio(swap.plus[x], swap.plus_after[x]),
                             log_ratio(1 - swap.plus[x], 1 - swap.plus_after[x])});
  const PrivacyReal weighed(own.score == PieceScore::minimum ? Rational(0) : own.epsilon1);
  swap.bound =
      std::isinf(rule.epsilon_exact())
          ? rule.epsilon_exact()
          : rounded_up(log(PrivacyReal(4)) + (weighed + PrivacyReal(rule.epsilon_exact())) * PrivacyReal(swap.apart));
  return swap;
}

NoisyLabelsRun run_noisy_labels(BlockTrainer& trainer, const LabelledRows& rows, const NoisyLabelsOptions& options,
                                PointIndex asked, Engine& engine) {
  options.validate(rows.size());
  const ConceptClass& concept_class = trainer.concept_class();
  if (asked >= concept_class.points())
    throw InputError("query", std::to_string(asked), rules::example_point(concept_class.points() - 1));
  NoisyLabelsRun run;
  run.asked = asked;
  run.subset = draw_subset(rows.size(), options.subset, engine);
  std::vector<PointIndex> points;
  for (const std::uint64_t row : run.subset) points.push_back(rows.rows()[row].point);
  run.merged = merge_equal_on(concept_class, points);
  const std::vector<std::uint64_t> errors = errors_on(concept_class, rows.counts());
  std::vector<std::uint64_t> scores;
  for (const ScoredPiece& piece : scored_pieces(run.merged, errors, options.score)) scores.push_back(piece.score);
  run.chances = selection_probabilities(scores, options.epsilon1);
  run.chosen = run.merged.representatives[exponential_mechanism(scores, options.epsilon1, engine)];
  const VoteRule rule = rule_of(options);
  Relabelled relabelled(trainer);
  run.votes = relabelled.votes(points_of_blocks(rows, rule.blocks()), run.chosen)[asked];
  run.answer = rule.draw(run.votes, engine);
  run.flipped = options.flip > 0 && bernoulli(engine, options.flip);
  if (run.flipped) run.answer = opposite(run.answer);
  return run;
}

}  // namespace littlestone
