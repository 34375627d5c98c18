// SPDX-License-Identifier: GPL-3.0-or-later
// predict votes and predict agnostic: what they answer, how private that is, and single answers to queries.
#include "app/cli/predict_kinds.hpp"

#include <bit>
#include <cmath>
#include <ostream>
#include <span>
#include <utility>

#include "app/cli/data_options.hpp"
#include "app/cli/shared_options.hpp"
#include "app/cli/table_words.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/data_file.hpp"
#include "core/concept/families.hpp"
#include "core/concept/row_order.hpp"
#include "core/privacy/composition.hpp"
#include "core/study/noisy_labels/noisy_labels_study.hpp"
#include "core/study/votes/votes_study.hpp"

namespace littlestone::cli {

void refuse_others(const Call& call, std::initializer_list<const char*> others) {
  for (const char* option : others)
    if (call.has(option)) throw InputError(option, call.text(option), rules::extra_argument());
}

void need(const Call& call, const char* option) {
  if (!call.has(option)) throw InputError(option, "", rules::is_missing());
}

Service read_service(const Call& call, const ConceptClass& concept_class) {
  if (call.has("release") && call.has("seed"))
    throw InputError("seed", call.text("seed"), rules::release_without_seed());
  if (call.has("worst")) throw InputError("worst", "", rules::release_prints_private());
  Service service;
  service.points = parse_points("query", call.text("query"), IndexReader::points_of(concept_class));
  service.delta = parse_rational("delta", call.text("delta", "1e-6"));
  if (service.delta < 0 || service.delta >= 1)
    throw InputError("delta", to_string(service.delta), rules::delta_below_1());
  service.release = is_release(call);
  return service;
}

LabelledRows read_rows(const Call& call, const ConceptClass& concept_class, bool release) {
  need(call, "data");
  const IndexReader points = IndexReader::points_of(concept_class);
  if (!release) return read_labelled_rows(call.text("data"), points);
  ImputedExamples examples = read_imputed_examples_file(call.text("data"), points);
  std::uint64_t needed = 0;
  if (call.has("subset")) {
    needed = call.whole("subset");
  } else if (const std::uint64_t blocks = call.whole("blocks", 1); blocks > 1) {
    needed = (examples.line_ends() / blocks + 1) * blocks;  // one row more in each block
  }
  examples.count_by_line_ends(needed, SeedTree::system());
  return {std::move(examples.sample), concept_class.points()};
}

void check_analysis(const Call& call) {
  for (const char* option : {"release", "draws", "delta", "ledger", "budget"})
    if (call.has(option)) throw InputError("query", "", rules::is_missing());
}

namespace {

// The rows of an analysis in the order in which blocks are cut from them, and the row of the file that each one is.
struct OrderedRows {
  LabelledRows rows;
  std::vector<std::uint32_t> order;  // empty: that of the file
  [[nodiscard]] std::size_t in_file(std::size_t row) const { return order.empty() ? row : order[row]; }
};

OrderedRows order_rows(const Call& call, LabelledRows rows) {
  if (call.has("in-order")) return {std::move(rows), {}};
  const SeedTree seeds(call.whole("seed", 1));
  const std::size_t domain = rows.domain();
  return {LabelledRows(in_random_order(rows.rows(), seeds), domain), random_order(rows.size(), seeds)};
}

// Adds the order, and the number in the file of the row that the worst neighbour changes.
Json tell_order(const Call& call, Json json, const OrderedRows& rows) {
  if (json.contains("worst") && json["worst"].contains("row")) {
    json["worst"]["row"] = rows.in_file(json["worst"]["row"].get<std::size_t>());
  }
  tell_data(call, json, false);
  if (!rows.order.empty()) json["seed"] = std::to_string(call.whole("seed", 1));
  return json;
}

}  // namespace

constexpr const char* before_boundary = "what is shown of the data file lies before the privacy boundary";

Json not_private(Json json) {
  json["private"] = false;
  json["why_private"] = before_boundary;
  return json;
}

void print_study(const Call& call, Json json, const std::function<void()>& print_text) {
  if (call.json()) return call.print(not_private(std::move(json)));
  print_text();
  call.out() << "not private: " << before_boundary << '\n';
}

std::string number_of(const Json& json) { return json.is_string() ? json.get<std::string>() : json.dump(); }

// What answers tell, in a line or two: by basic composition, and by the best composition that is known where there is
// one.
void print_composition(std::ostream& out, const Json& promised) {
  const auto said = [](const Json& at) -> std::string {
    if (at.is_null() || (at.is_object() && at.at("epsilon").is_null())) return "no finite epsilon";
    if (!at.is_object()) return "epsilon " + number_of(at);
    return "epsilon " + number_of(at.at("epsilon")) + ", delta " + number_of(at.at("delta"));
  };
  out << "one answer: " << said(promised.at("one")) << '\n'
      << promised.at("answers").dump() << " answers together: " << said(promised.at("basic"))
      << " by basic composition";
  const char* best = promised.contains("composed") ? "composed" : "advanced";
  if (promised.contains(best) && !promised.at(best).is_null() && !promised.at("delta").is_null()) {
    out << "; epsilon " << number_of(promised.at(best)) << " at delta " << promised.at("delta").get<std::string>();
    if (promised.contains("exact") && promised.at("exact").get<bool>()) out << ", exact";
  }
  out << '\n';
}

int serve(const Call& call, const ConceptClass& concept_class, const Service& service, const LabelledRows& rows,
          const Promised& promised, const Answering& answering, const char* stream) {
  const std::uint64_t seed = call.whole("seed", 1);
  const Draws draws = read_draws(call, seed, service.release);
  const auto answers = [&](std::uint64_t i) {
    const SeedTree seeds = draws.stream(i);
    Engine engine = seeds.child(stream).engine();
    return answering(seeds, engine);
  };
  const Released released = account(call, {"predict " + call.positional(0, "kind"), concept_class.name(), "",
                                           promised.law, draws.number, rows.size()});
  if (draws.many) {
    return print_draws(call, draws, head_of_draws(call, released), [&](std::uint64_t i) {
      Json json = {{"answers", answers_to_json(answers(i))}};
      if (service.release) json["unreadable_lines"] = unreadable_lines_words;
      return json;
    });
  }
  const AnsweredQueries answered = answers(0);
  if (call.json()) {
    Json json = {{"answers", answers_to_json(answered)}, {"privacy", promised.json}, {"release", service.release}};
    json["private"] = released.claim.is_private();
    json["why_private"] = released.why;
    put_ledger(json, released);
    if (service.release) json["unreadable_lines"] = unreadable_lines_words;
    if (!service.release) json["seed"] = std::to_string(seed);
    call.print(json);
    return exit_done;
  }
  for (std::size_t i = 0; i < answered.points.size(); ++i)
    call.out() << "point " << point_words(concept_class, answered.points[i]) << ": " << to_char(answered.answers[i])
               << '\n';
  print_composition(call.out(), promised.json);
  print_data(call, service.release, false);
  if (!service.release) call.out() << "seed " << seed << ": ";
  call.out() << (released.claim.is_private() ? "private: " : "not private: ") << released.why << '\n';
  print_ledger(call.out(), released);
  return exit_done;
}

namespace {

VoteRuleOptions read_rule(const Call& call, const char* epsilon) {
  need(call, "blocks");
  VoteRuleOptions rule;
  rule.kind = parse_vote_rule("rule", call.text("rule", "geometric"));
  rule.blocks = call.whole("blocks");
  rule.epsilon = parse_rational(epsilon, call.text(epsilon, "0.5"));
  if (rule.epsilon <= 0) throw InputError(epsilon, to_string(rule.epsilon), rules::above_0());
  if (call.has("stability")) {
    if (rule.kind != VoteRuleKind::linear)
      throw InputError("stability", call.text("stability"), rules::extra_argument());
    rule.stability = parse_rational("stability", call.text("stability"));
  }
  rule.validate();
  return rule;
}

// All answers of votes together; none of a linear rule without a finite ε, which is stable only.
std::optional<PrivacyPromise> law_of(const AnswersPrivacy& privacy, const VoteRuleOptions& rule) {
  if (!std::isfinite(privacy.basic)) return std::nullopt;
  const bool exact = rule.kind == VoteRuleKind::geometric;
  return PrivacyPromise{exact ? Rational(rule.epsilon * privacy.answers) : decimal_above(privacy.basic), 0};
}

std::optional<PrivacyPromise> law_of(const NoisyLabelsAnswersPrivacy& privacy) {
  if (!std::isfinite(privacy.basic_epsilon) || privacy.basic_delta >= 1) return std::nullopt;
  return PrivacyPromise{decimal_above(privacy.basic_epsilon), decimal_above(privacy.basic_delta)};
}

void print_numbers(std::ostream& out, const char* name, std::span<const double> numbers) {
  out << name;
  for (const double number : numbers) out << ' ' << number;
  out << '\n';
}

void print_votes(const Call& call, const VotesStudy& study, const ConceptClass& concept_class) {
  std::ostream& out = call.out();
  for (const TrainedBlock& block : study.predictor.blocks())
    out << "block " << &block - study.predictor.blocks().data() + 1 << " of " << block.size
        << " rows: " << block.labels.to_string() << "  " << concept_class.name_of(block.labels) << '\n';
  print_numbers(out, "chance of + by point:", study.predictor.plus());
  const double epsilon = study.predictor.rule().epsilon_exact();
  out << "error on these rows: " << study.error.error << ", at most " << upper_text(study.error.error_bound)
      << " by the blocks' mean error " << study.error.mean_block_error << '\n';
  if (!study.realizable)
    out << "no hypothesis explains the labels: Lemma 9 promises no accuracy; privacy and stability hold all the same\n";
  out << "one answer: ";
  if (std::isfinite(epsilon))
    out << upper_text(epsilon) << "-private for every data set\n";
  else
    out << upper_text(study.predictor.rule().stability()) << "-stable for every data set, not private\n";
  if (!study.worst) return;
  out << "worst neighbour" << (study.worst->exact ? "" : " (of those looked at)") << ": epsilon "
      << (study.worst->exact ? upper_text(study.worst->epsilon) : lower_text(study.worst->epsilon));
  if (study.worst->row)
    out << ", row " << *study.worst->row << " becomes " << example_words(concept_class, study.worst->example)
        << "; at point " << point_words(concept_class, study.worst->point) << " the votes go from "
        << study.worst->votes_before << " to " << study.worst->votes_after;
  out << '\n';
}

int loss_curve(const Call& call, const ConceptClass& concept_class) {
  refuse_others(call, {"data", "query", "worst", "release", "seed", "draws", "delta", "ledger", "budget"});
  VotesLossOptions options;
  options.examples = call.whole("examples");
  options.kind = parse_vote_rule("rule", call.text("rule", "geometric"));
  options.epsilon = parse_rational("epsilon", call.text("epsilon", "0.5"));
  if (call.has("stability")) {
    if (options.kind != VoteRuleKind::linear)
      throw InputError("stability", call.text("stability"), rules::extra_argument());
    options.stability = parse_rational("stability", call.text("stability"));
  }
  options.learner = parse_block_learner("learner", call.text("learner", "first-fit"));
  if (call.has("blocks")) options.blocks = {call.whole("blocks")};
  Scenario scenario = scenario_of_class(concept_class.name());
  read_field_options(call, FieldGroup::distribution, scenario);
  const Distribution distribution = make_distribution(concept_class, scenario.marginal, scenario.target);
  const Observer observer = progress_observer(call.err());
  SoaAutomaton soa(concept_class, observer);
  const std::vector<VotesLoss> curve = votes_loss_curve(soa, distribution, options, observer);
  if (call.json()) {
    call.print(loss_curve_to_json(options, curve));
    return exit_done;
  }
  const VotesLoss& best = best_of(curve);
  for (const VotesLoss& at : curve)
    call.out() << at.blocks << " blocks of " << at.block_size << ": loss " << at.loss << '\n';
  call.out() << "least: " << best.blocks << " blocks, loss " << best.loss << '\n';
  return exit_done;
}

void print_agnostic(const Call& call, const NoisyLabelsStudy& study) {
  std::ostream& out = call.out();
  // Both sides to the same direction: their order stays.
  const auto said = [](const NoisyLabelsCheck& check, double side) {
    return check.at_most ? upper_text(side) : lower_text(side);
  };
  if (study.law) {
    print_numbers(out, "chance of + by point:", study.law->plus);
    print_numbers(out, "chance to be chosen: ", study.law->drawn);
    out << "error on these rows: " << study.law->error << "; the best hypothesis errs on " << study.law->fewest
        << " of " << study.rows << '\n';
  } else {
    print_numbers(out, "chance of + by point, estimated:", study.estimate->plus);
    out << "each within " << upper_text(study.estimate->half_width) << " with probability 0.95, from "
        << study.estimate->draws << " draws of T\n";
  }
  out << "one answer: (" << upper_text(study.privacy.epsilon) << ", " << upper_text(study.privacy.delta)
      << ")-private before the flip, for every data set";
  if (study.options.predictor.flip > 0) out << "; " << upper_text(study.privacy.flipped_epsilon) << "-private after it";
  out << '\n';
  for (const NoisyLabelsCheck& check : study.checks)
    out << (check.holds ? "holds: " : "fails: ") << said(check, check.left) << (check.at_most ? " <= " : " >= ")
        << said(check, check.right) << "  " << check.meaning << '\n';
  if (!study.worst) return;
  out << "worst neighbour" << (study.worst->exact ? "" : " (of those looked at)") << ": epsilon "
      << (study.worst->exact ? upper_text(study.worst->epsilon) : lower_text(study.worst->epsilon)) << " of "
      << study.worst->neighbours << " neighbours\n";
}

}  // namespace

void add_vote_options(Options& options) {
  add_option(options, "blocks", "Number of blocks that vote, of votes and agnostic.", "k");
  add_option(options, "rule", "Rule of votes: geometric, logistic or linear (default geometric).", "name");
  add_option(options, "stability", "Step of the linear rule.", "number");
  add_option(options, "learner", "Learner of each block: first-fit or soa (default first-fit).", "name");
  add_option(options, "epsilon1", "Epsilon with which agnostic chooses the hypothesis (default 0.2).", "number");
  add_option(options, "epsilon2", "Epsilon of the votes of agnostic (default 0.5).", "number");
  add_option(options, "score", "How agnostic scores a hypothesis: representative or minimum (default representative).",
             "name");
  add_option(options, "flip", "Probability with which agnostic flips its answer, from 0 to below 1/2 (default 0).",
             "number");
  add_option(options, "alpha", "Excess loss for which the conditions of agnostic are checked (default 0.1).", "number");
  add_option(options, "beta", "Probability of failure for which the conditions of agnostic are checked (default 0.1).",
             "number");
  add_option(options, "wanted", "Epsilon of the whole for which the conditions of agnostic are checked (default 1).",
             "number");
  add_option(options, "apart",
             "Rows on which two hypotheses that the proof of agnostic matches may differ (default: the best).", "u");
  add_option(options, "examples",
             "With votes, instead of a data file: show the exact loss for n examples of the known distribution.", "n");
  add_field_options(options, FieldGroup::distribution);
}

int predict_votes(const Call& call) {
  const ConceptClass concept_class = make_class(call.positional(1, "class"));
  refuse_others(call, {"epsilon1", "epsilon2", "score", "flip", "alpha", "beta", "wanted", "apart", "subset",
                       "estimate", "climb", "sweep", "reveal"});
  if (call.has("examples")) return loss_curve(call, concept_class);
  refuse_others(call, {"marginal", "target"});
  VotesStudyOptions options;
  options.votes.rule = read_rule(call, "epsilon");
  options.votes.learner = parse_block_learner("learner", call.text("learner", "first-fit"));
  options.worst = call.has("worst");
  if (call.has("query")) {
    const Service service = read_service(call, concept_class);
    const LabelledRows rows = read_rows(call, concept_class, service.release);
    const Observer observer = service.release ? silent_observer() : progress_observer(call.err());
    BlockTrainer trainer(concept_class, options.votes.learner, observer);
    const AnswersPrivacy privacy = compose_answers(VoteRule(options.votes.rule), service.points.size(), service.delta);
    if (rows.size() < options.votes.rule.blocks) {  // before anything is spent
      throw InputError("examples", std::to_string(rows.size()), rules::at_least(options.votes.rule.blocks));
    }
    return serve(
        call, concept_class, service, rows, {law_of(privacy, options.votes.rule), answers_privacy_to_json(privacy)},
        [&](const SeedTree& seeds, Engine& engine) {
          const VotesPredictor predictor(trainer, rows_in_order(call, rows.rows(), seeds), options.votes, observer);
          return answer_queries(predictor, service.points, engine);
        },
        "predict votes command");
  }
  check_analysis(call);
  const OrderedRows ordered = order_rows(call, read_rows(call, concept_class, false));
  const Observer observer = progress_observer(call.err());
  BlockTrainer trainer(concept_class, options.votes.learner, observer);
  VotesStudy study = run_votes(trainer, ordered.rows, options, observer);
  Json json = tell_order(call, votes_to_json(study, ordered.rows), ordered);
  if (study.worst && study.worst->row) study.worst->row = ordered.in_file(*study.worst->row);
  print_study(call, std::move(json), [&] {
    print_votes(call, study, concept_class);
    print_data(call, false);
  });
  return study.worst && !study.worst->exact && stop_requested(observer, {}) ? exit_stopped : exit_done;
}

int predict_agnostic(const Call& call) {
  const ConceptClass concept_class = make_class(call.positional(1, "class"));
  refuse_others(call, {"epsilon", "examples", "marginal", "target", "climb", "sweep", "reveal"});
  need(call, "subset");
  NoisyLabelsStudyOptions options;
  options.predictor.subset = call.whole("subset");
  options.predictor.rule = read_rule(call, "epsilon2");
  options.predictor.epsilon1 = parse_rational("epsilon1", call.text("epsilon1", "0.2"));
  options.predictor.score = parse_piece_score("score", call.text("score", "representative"));
  options.predictor.learner = parse_block_learner("learner", call.text("learner", "first-fit"));
  options.predictor.flip = parse_rational("flip", call.text("flip", "0"));
  options.goal.alpha = parse_rational("alpha", call.text("alpha", "0.1"));
  options.goal.beta = parse_rational("beta", call.text("beta", "0.1"));
  options.goal.epsilon = parse_rational("wanted", call.text("wanted", "1"));
  if (options.goal.epsilon <= 0) throw InputError("wanted", to_string(options.goal.epsilon), rules::above_0());
  if (call.has("apart")) options.apart = call.whole("apart");
  options.worst = call.has("worst");
  if (call.has("estimate")) options.estimate = call.whole("estimate");
  if (call.has("estimate") && options.estimate == 0) throw InputError("estimate", "0", rules::between(1, "10^7"));
  options.seed = call.whole("seed", 1);
  if (call.has("query")) {
    const Service service = read_service(call, concept_class);
    const LabelledRows rows = read_rows(call, concept_class, service.release);
    options.predictor.validate(rows.size());
    const Observer observer = service.release ? silent_observer() : progress_observer(call.err());
    BlockTrainer trainer(concept_class, options.predictor.learner, observer);
    const NoisyLabelsPrivacy one =
        options.apart
            ? noisy_labels_privacy(rows.size(), concept_class.size(), options.predictor, *options.apart)
            : best_noisy_labels_privacy(rows.size(), concept_class.size(), options.predictor,
                                        to_double(service.delta) / (2.0 * static_cast<double>(service.points.size())));
    const NoisyLabelsAnswersPrivacy privacy =
        compose_noisy_labels_answers(one, options.predictor.flip > 0, service.points.size(), service.delta);
    return serve(
        call, concept_class, service, rows, {law_of(privacy), noisy_labels_answers_to_json(privacy)},
        [&](const SeedTree& seeds, Engine& engine) {
          const LabelledRows ordered(rows_in_order(call, rows.rows(), seeds), rows.domain());
          return answer_noisy_labels_queries(trainer, ordered, options.predictor, service.points, engine);
        },
        "predict agnostic command");
  }
  check_analysis(call);
  const OrderedRows ordered = order_rows(call, read_rows(call, concept_class, false));
  const Observer observer = progress_observer(call.err());
  BlockTrainer trainer(concept_class, options.predictor.learner, observer);
  const NoisyLabelsStudy study = run_noisy_labels_study(trainer, ordered.rows, options, observer);
  Json json = tell_order(call, noisy_labels_to_json(study, ordered.rows), ordered);
  print_study(call, std::move(json), [&] {
    print_agnostic(call, study);
    print_data(call, false);
  });
  return study.worst && !study.worst->exact ? exit_stopped : exit_done;
}

}  // namespace littlestone::cli
