// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/neighbour/neighbour_facts.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/same_class.hpp"

namespace littlestone {
namespace {

std::uint64_t neighbour_votes_of(const PrivateRun& run, const LabelVector& labels) {
  for (const Vote& vote : run.result.internals.votes) {
    if (vote.labels == labels) return vote.count;
  }
  return 0;
}

NeighbourGroup neighbour_group_like(const PrivateRun& run, const std::optional<LabelVector>& vote) {
  NeighbourGroup group;
  group.vote = vote;
  group.kind = !vote                             ? NeighbourGroup::Kind::fails
               : run.concept_class().find(*vote) ? NeighbourGroup::Kind::member
                                                 : NeighbourGroup::Kind::other;
  if (vote) group.votes = neighbour_votes_of(run, *vote);
  return group;
}

bool same_neighbour_group(const NeighbourGroup& a, const NeighbourGroup& b) {
  if (a.kind != b.kind) return false;
  if (a.kind == NeighbourGroup::Kind::member) return a.vote == b.vote;
  return a.votes == b.votes;
}

void count_neighbour_change(NeighbourBatch& batch, const NeighbourChange& change) {
  auto outcome = std::find_if(batch.outcomes.begin() + 1, batch.outcomes.end(),
                              [&](const auto& one) { return one.vote == change.vote_after; });
  if (outcome == batch.outcomes.end()) {
    const NeighbourGroup like = neighbour_group_like(*batch.run, change.vote_after);
    auto group = std::find_if(batch.groups.begin() + 1, batch.groups.end(),
                              [&](const auto& one) { return same_neighbour_group(one, like); });
    if (group == batch.groups.end()) group = batch.groups.insert(batch.groups.end(), like);
    batch.outcomes.push_back({change.vote_after, static_cast<std::size_t>(group - batch.groups.begin())});
    outcome = batch.outcomes.end() - 1;
  }
  NeighbourGroup& group = batch.groups[outcome->group];
  const auto turned = [&](std::uint64_t example, Example to) { return batch.rows[example - 1].point == to.point; };
  if (group.changes == 0 || turned(change.example, change.to) || !turned(group.example, group.to)) {
    group.example = change.example;
    group.to = change.to;
    group.vote = change.vote_after;
  }
  ++group.changes;
  ++batch.marks[change.example - 1];
  batch.moves.push_back({change.example, change.to, static_cast<std::size_t>(outcome - batch.outcomes.begin())});
}

/// Groups in their order; outcomes follow.
void sort_neighbour_groups(NeighbourBatch& batch) {
  std::vector<std::size_t> order(batch.groups.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin() + 1, order.end(), [&](std::size_t a, std::size_t b) {
    const NeighbourGroup& one = batch.groups[a];
    const NeighbourGroup& other = batch.groups[b];
    return one.kind != other.kind ? one.kind < other.kind : one.votes > other.votes;
  });
  std::vector<std::size_t> place(order.size());
  std::vector<NeighbourGroup> sorted;
  for (std::size_t i = 0; i < order.size(); ++i) {
    place[order[i]] = i;
    sorted.push_back(batch.groups[order[i]]);
  }
  batch.groups = std::move(sorted);
  for (NeighbourOutcome& one : batch.outcomes) one.group = place[one.group];
}

void put_neighbour_groups(NeighbourBatch& batch, const std::vector<NeighbourChange>& changes) {
  batch.outcomes = {{batch.vote, 0}};
  batch.groups = {NeighbourGroup{}};
  batch.groups.front().vote = batch.vote;
  batch.marks.assign(batch.rows.size(), 0);
  for (const NeighbourChange& one : changes) count_neighbour_change(batch, one);
  batch.groups.front().changes = batch.changes_in_all() - batch.moves.size();
  sort_neighbour_groups(batch);
}

void put_neighbour_laws(NeighbourBatch& batch, const Observer& observer) {
  const StableHistogram histogram = batch.histogram();
  for (std::size_t i = 1; i < batch.groups.size(); ++i) {
    if (stop_requested(observer, {"laws", i, batch.groups.size()})) throw Stopped();
    NeighbourGroup& group = batch.groups[i];
    group.laws = neighbour_laws(histogram, votes_after(*batch.run, batch.vote, group.vote));
  }
}

}  // namespace

bool batches_alike(const PrivateRun& a, const PrivateRun& b) {
  if (!same_class(a.concept_class(), b.concept_class())) return false;
  Scenario like = a.scenario;
  like.epsilon = b.scenario.epsilon;
  like.delta = b.scenario.delta;
  like.alpha = b.scenario.alpha;
  like.beta = b.scenario.beta;
  return without_words(std::move(like)) == without_words(b.scenario);
}

std::uint64_t NeighbourBatch::changes_in_all() const { return (tried < read ? tried : rows.size()) * changes_a_row(); }

NeighbourBatch::Block NeighbourBatch::block_of(std::uint64_t example) const {
  // Each block is n examples in the order they are drawn, S's last T included.
  const auto n = static_cast<std::size_t>(std::min<std::uint64_t>(run->scenario.constants.auxiliary, rows.size()));
  const std::size_t first = static_cast<std::size_t>(example - 1) / n * n;
  return {first, std::min(n, rows.size() - first)};
}

std::size_t NeighbourBatch::outcome_of(std::uint64_t example, Example to) const {
  for (const NeighbourMove& move : moves) {
    if (move.example == example && move.to == to) return move.outcome;
  }
  return 0;
}

std::size_t NeighbourBatch::worst() const {
  std::size_t worst = 0;
  for (std::size_t i = 1; i < groups.size(); ++i) {
    const NeighbourLaws& a = groups[i].laws;
    const NeighbourLaws& b = groups[worst].laws;
    const bool more =
        a.delta_needed != b.delta_needed ? a.delta_needed > b.delta_needed : a.worst_ratio > b.worst_ratio;
    if (worst == 0 || more) worst = i;
  }
  return worst;
}

std::shared_ptr<const NeighbourBatch> find_neighbours(const std::shared_ptr<const PrivateRun>& run, std::uint64_t batch,
                                                      const std::shared_ptr<const NeighbourBatch>& known,
                                                      const Observer& observer) {
  auto found = std::make_shared<NeighbourBatch>();
  const bool alike = known && known->batch == batch && batches_alike(*known->run, *run);
  if (alike) *found = *known;
  found->run = run;
  if (!alike) {
    NeighbourStudy study(run->scenario, *run->instance, batch, observer);
    found->batch = batch;
    found->rows = study.rows();
    found->read = study.read();
    found->vote = study.vote();
    const std::uint64_t work = std::max<std::uint64_t>(1, found->changes_a_row() * found->read);
    found->tried = std::min(found->read, std::max<std::uint64_t>(1, most_neighbour_work / work));
    std::vector<NeighbourChange> changes;
    if (found->tried == found->read) {
      changes = study.changes(std::nullopt, observer);
    } else {
      for (std::uint64_t row = 1; row <= found->tried; ++row) {
        for (NeighbourChange& one : study.changes(row, observer)) changes.push_back(std::move(one));
      }
    }
    put_neighbour_groups(*found, changes);
  }
  put_neighbour_laws(*found, observer);
  return found;
}

nlohmann::json choice_to_json(const NeighbourChoice& choice) {
  return {{"batch", choice.batch},
          {"example", choice.example},
          {"point", choice.to.point},
          {"label", std::string(1, to_char(choice.to.label))}};
}

NeighbourChoice choice_from_json(const nlohmann::json& json) {
  if (!json.is_object()) throw InputError("session", "histogram", rules::object());
  const auto whole = [&](const char* key) -> std::uint64_t {
    const auto found = json.find(key);
    if (found == json.end()) throw InputError(std::string("histogram.") + key, "", rules::is_missing());
    if (!found->is_number_unsigned() && !(found->is_number_integer() && found->get<std::int64_t>() >= 0))
      throw InputError(std::string("histogram.") + key, found->dump(), rules::at_least(0));
    return found->get<std::uint64_t>();
  };
  NeighbourChoice choice;
  choice.batch = whole("batch");
  choice.example = whole("example");
  choice.to.point = static_cast<PointIndex>(std::min<std::uint64_t>(whole("point"), UINT32_MAX));
  const auto label = json.find("label");
  if (label == json.end() || (*label != "+" && *label != "-"))
    throw InputError("histogram.label", label == json.end() ? "" : label->dump(), rules::one_of("+, -"));
  choice.to.label = label_of(*label == "+");
  return choice;
}

std::vector<NeighbourVotes> votes_after(const PrivateRun& run, const std::optional<LabelVector>& before,
                                        const std::optional<LabelVector>& after) {
  std::vector<NeighbourVotes> all;
  for (const Vote& vote : run.result.internals.votes) all.push_back({vote.labels, vote.count, vote.count});
  const auto row = [&](const LabelVector& labels) -> NeighbourVotes& {
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.labels == labels; });
    return found != all.end() ? *found : all.emplace_back(NeighbourVotes{labels, 0, 0});
  };
  if (before) --row(*before).after;
  if (after) ++row(*after).after;
  return all;
}

std::shared_ptr<const NeighbourFacts> look_at_change(const std::shared_ptr<const NeighbourBatch>& batch,
                                                     std::optional<NeighbourChoice> choice, NoiseTally tally,
                                                     bool moving) {
  auto facts = std::make_shared<NeighbourFacts>();
  facts->batch = batch;
  const bool fits = choice && choice->batch == batch->batch && choice->example >= 1 &&
                    choice->example <= batch->rows.size() && batch->knows(choice->example) &&
                    choice->to.point < batch->run->concept_class().points();
  if (fits) {
    facts->choice = *choice;
  } else {
    const std::size_t worst = batch->worst();
    facts->choice = {batch->batch, batch->groups[worst].example, batch->groups[worst].to};
    if (worst == 0) {  // nothing moves the vote: the first label is turned
      Example to = batch->rows.front();
      to.label = opposite(to.label);
      facts->choice = {batch->batch, 1, to};
    }
  }
  facts->outcome = batch->outcome_of(facts->choice.example, facts->choice.to);
  facts->votes = votes_after(*batch->run, batch->vote, facts->vote_after());
  for (std::size_t i = 0; i < facts->votes.size(); ++i) {
    if (facts->votes[i].after < facts->votes[i].before) facts->loses = i;
    if (facts->votes[i].after > facts->votes[i].before) facts->gains = i;
  }
  if (tally.before.size() == facts->votes.size()) facts->tally = std::move(tally);
  facts->moving = moving;
  return facts;
}

DrawnShare::DrawnShare(std::uint64_t hits_in, std::uint64_t draws) : hits(hits_in) {
  if (draws == 0) return;
  share = static_cast<double>(hits) / static_cast<double>(draws);
  interval = clopper_pearson(hits, draws);
}

void GuessScore::add(bool was_right) {
  ++made;
  right = DrawnShare(right.hits + (was_right ? 1 : 0), made);
}

NoiseTally draw_noise(const std::vector<NeighbourVotes>& votes, const StableHistogram& histogram, std::uint64_t seed,
                      NoiseTally from, std::uint64_t times, const Observer& observer) {
  if (from.before.size() != votes.size()) from = {};
  for (auto* shares : {&from.before, &from.after}) shares->resize(votes.size());
  for (auto* noise : {&from.last_before, &from.last_after}) noise->assign(votes.size(), 0);
  for (std::uint64_t k = 0; k < times; ++k) {
    if (stop_requested(observer, {"draws", k, times})) throw Stopped();
    const SeedTree stream = SeedTree(seed).child("noise again").child(from.draws);
    Engine before = stream.child("before").engine();
    Engine after = stream.child("after").engine();
    const auto draw = [&](std::uint64_t count, Engine& engine, DrawnShare& left, std::int64_t& last) {
      if (count == 0) return;  // no noise
      last = histogram.noise(engine);
      if (static_cast<std::int64_t>(count) + last >= histogram.threshold()) ++left.hits;
    };
    for (std::size_t i = 0; i < votes.size(); ++i) {
      draw(votes[i].before, before, from.before[i], from.last_before[i]);
      draw(votes[i].after, after, from.after[i], from.last_after[i]);
    }
    ++from.draws;
  }
  for (auto* shares : {&from.before, &from.after})
    for (DrawnShare& left : *shares) left = DrawnShare(left.hits, from.draws);
  return from;
}

std::vector<NoiseTally> draw_noise_on_the_way(const std::vector<NeighbourVotes>& votes,
                                              const StableHistogram& histogram, std::uint64_t seed, NoiseTally from,
                                              std::uint64_t times, const Observer& observer) {
  const std::uint64_t most = std::max<std::uint64_t>(1, most_tallied / std::max<std::size_t>(1, votes.size()));
  const std::uint64_t kept = std::min(times, most);
  const bool goes_on = from.before.size() == votes.size();
  std::vector<NoiseTally> tallies = {goes_on ? std::move(from) : draw_noise(votes, histogram, seed, {}, 0, observer)};
  std::uint64_t drawn = 0;
  for (std::uint64_t k = 1; k <= kept; ++k) {
    const std::uint64_t until = times * k / kept;
    tallies.push_back(draw_noise(votes, histogram, seed, tallies.back(), until - drawn, observer));
    drawn = until;
  }
  return tallies;
}

GuessedList draw_list(const NeighbourFacts& facts, std::uint64_t number) {
  Engine engine =
      SeedTree(facts.run().scenario.seed)
          .child("guess")
          .child(facts.choice.batch)
          .child(facts.choice.example)
          .child(2 * static_cast<std::uint64_t>(facts.choice.to.point) + (facts.choice.to.label == Label::plus ? 1 : 0))
          .child(number)
          .engine();
  GuessedList list;
  list.changed = engine.coin();
  const StableHistogram histogram = facts.batch->histogram();
  for (std::size_t i = 0; i < facts.votes.size(); ++i) {
    const auto noisy = histogram.release(list.changed ? facts.votes[i].after : facts.votes[i].before, engine);
    if (noisy) list.rows.push_back({i, *noisy});
  }
  std::stable_sort(list.rows.begin(), list.rows.end(), [](const auto& a, const auto& b) { return a.noisy > b.noisy; });
  return list;
}

double allowed_guess(double epsilon, double delta) { return (std::exp(epsilon) + delta) / (1 + std::exp(epsilon)); }

}  // namespace littlestone
