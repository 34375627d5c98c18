// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/planned.hpp"

#include <iomanip>
#include <memory>
#include <sstream>
#include <utility>
#include <variant>
#include <vector>

#include "app/cli/counted.hpp"
#include "app/cli/data.hpp"
#include "app/cli/data_options.hpp"
#include "app/cli/drawing.hpp"
#include "app/cli/draws.hpp"
#include "app/cli/release.hpp"
#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/study/private_run/player.hpp"
#include "core/study/private_run/private_run.hpp"

namespace littlestone::cli {
namespace {

// M on the same distribution, with constants that promise the same.
struct BesideM {
  Scenario scenario;
  std::shared_ptr<const PrivateRun> run;  // where figures are asked for
  PrivateLearnerResult result;
  double loss = 0;
};

// Another planned learner on the same distribution, with the same seed.
struct BesidePlanned {
  const PlannedLearner* learner = nullptr;
  PlannedAnswer answer;
  double loss = 0;
};

/// One call of `learn` with a planned learner, from its options to what is printed.
class PlannedRun {
 public:
  PlannedRun(const Call& call, const Scenario& scenario, const ConceptClass& concept_class, SoaAutomaton& soa,
             const PlannedLearner& learner, const Observer& observer, const std::vector<PlannedLearner>& beside)
      : call_(call),
        scenario_(scenario),
        class_(concept_class),
        soa_(soa),
        learner_(learner),
        observer_(observer),
        beside_(beside) {}

  int run() {
    read();
    const Draws draws = read_draws(call_, scenario_.seed, is_release(call_));
    learner_.validate();
    check_learner_data(class_, data_, learner_.examples);
    released_ = account_learning(call_, scenario_, data_, draws.number);
    if (draws.many) return print_many(draws);
    answer_ = learner_.run(data_of_run(scenario_.seed), scenario_.seed, is_release(call_), observer_);
    if (answer_.ended == Ended::stopped) return stopped();
    if (const auto* distribution = std::get_if<Distribution>(&data_); distribution != nullptr && !is_release(call_)) {
      loss_ = population_loss(answer_.hypothesis, *distribution);
      if (call_.has("beside") && !run_beside(*distribution)) return stopped();
    }
    call_.json() ? print_json() : print_text();
    const std::shared_ptr<const PrivateRun> figures = m_ ? m_->run : nullptr;
    return figures ? draw_run(call_, figures, observer_) : exit_done;
  }

 private:
  int stopped() {
    call_.err() << "stopped: nothing was released\n";
    return exit_stopped;
  }

  void read() {
    if (call_.has("data")) {
      data_ = read_data(call_, class_, learner_.examples, replaced_);
    } else {
      data_ = make_distribution(class_, scenario_.marginal, scenario_.target);
    }
  }

  [[nodiscard]] LearnerData data_of_run(std::uint64_t seed) const {
    const auto* rows = std::get_if<Sample>(&data_);
    if (rows == nullptr) return data_;
    return rows_in_order(call_, *rows, is_release(call_) ? SeedTree::system() : SeedTree(seed));
  }

  int print_many(const Draws& draws) {
    return print_draws(call_, draws, head_of_draws(call_, released_), [&](std::uint64_t i) {
      const std::uint64_t seed = scenario_.seed + i;
      answer_ = learner_.run(data_of_run(seed), seed, is_release(call_), silent_observer());
      if (answer_.ended == Ended::stopped) throw Stopped();
      Json answer = {{"hypothesis", answer_.hypothesis.to_string()}, {"is_default", answer_.is_default}};
      if (call_.has("reveal")) answer["internals"] = internals();
      if (call_.has("data")) tell_data(call_, answer, is_release(call_));
      return answer;
    });
  }

  // The others, and M with the constants that --beside names, with or without what its figures are drawn from; false:
  // stopped.
  [[nodiscard]] bool run_beside(const Distribution& distribution) {
    for (const PlannedLearner& other : beside_) {
      other.validate();
      BesidePlanned one{&other, other.run(distribution, scenario_.seed, false, observer_), 0};
      if (one.answer.ended == Ended::stopped) return false;
      one.loss = population_loss(one.answer.hypothesis, distribution);
      others_.push_back(std::move(one));
    }
    Scenario scenario =
        with_player(scenario_, LearnerKind::private_learner);  // M's figures, though the scenario may play lean
    scenario.constants_kind = parse_constants_kind("beside", call_.text("beside"));
    if (scenario.constants_kind == ConstantsKind::custom)
      throw InputError("beside", call_.text("beside"), rules::proved_constants());
    BesideM& m = m_.emplace();
    if (call_.has("figures") || call_.has("out")) {
      m.run = compute_private_run(scenario, observer_);
      m.scenario = m.run->scenario;
      m.result = m.run->result;
      m.loss = m.run->loss;
    } else {
      m.scenario = resolve_constants(std::move(scenario), soa_.dimension(SoaAutomaton::start()));
      m.result = run_private_learner(soa_, distribution, learner_options(m.scenario), observer_);
      if (m.result.ended == Ended::completed) m.loss = population_loss(m.result.hypothesis, distribution);
    }
    return m.result.ended != Ended::stopped;
  }

  // --- What is said

  [[nodiscard]] bool accurate() const { return !learner_.custom && learner_.needed.empty(); }

  [[nodiscard]] std::string promise() const {
    if (learner_.custom) return "custom constants do not promise accuracy";
    if (!learner_.needed.empty())
      return "below the " + learner_.needed + " examples of the " + learner_.name +
             " constants the theorem does not promise accuracy";
    return "loss <= " + to_string(scenario_.alpha) + " except with probability " + to_string(scenario_.beta) +
           ", for every realizable distribution (help: " + learner_.name + "-learner)";
  }

  [[nodiscard]] Json internals() const {
    Json json = {{"private", false},
                 {"note", "before the privacy boundary: shown on request, for synthetic data only"}};
    answer_.internals(json);
    if (replaced_) json["replaced_records"] = *replaced_;
    return json;
  }

  [[nodiscard]] Json m_json() const {
    const CustomConstants& constants = m_->scenario.constants;
    return {{"learner", "tournament"},
            {"hypothesis", m_->result.hypothesis.to_string()},
            {"loss", m_->loss},
            {"examples", m_->result.examples},
            {"constants",
             {{"kind", to_string(m_->scenario.constants_kind)},
              {"auxiliary", constants.auxiliary},
              {"cap", constants.cap},
              {"batches", constants.batches},
              {"selection", constants.selection},
              {"threshold", m_->result.threshold}}},
            {"seed", std::to_string(m_->scenario.seed)}};
  }

  void print_json() const {
    Json json = {{"class", class_.name()},
                 {"learner", learner_.name},
                 {"hypothesis", answer_.hypothesis.to_string()},
                 {"is_default", answer_.is_default}};
    if (const std::string name = class_.name_of(answer_.hypothesis); !name.empty()) json["name"] = name;
    if (loss_) json["loss"] = *loss_;
    json["epsilon"] = to_string(scenario_.epsilon);
    json["delta"] = to_string(scenario_.delta);
    json["release"] = is_release(call_);
    json["guarantee"] = guarantee_json(released_, accurate(), promise());
    put_ledger(json, released_);
    json["examples"] = answer_.examples;
    json["constants"] = learner_.constants();
    if (call_.has("data") && learner_.most_states > 0) json["constants"]["most_states"] = learner_.most_states;
    if (call_.has("data")) tell_data(call_, json, is_release(call_));
    if (!is_release(call_)) json["seed"] = std::to_string(scenario_.seed);
    json["ended"] = to_string(answer_.ended);
    if (m_) json["beside"] = m_json();
    for (const BesidePlanned& other : others_) {
      json["beside_" + other.learner->name] = {{"learner", other.learner->name},
                                               {"hypothesis", other.answer.hypothesis.to_string()},
                                               {"loss", other.loss},
                                               {"examples", other.answer.examples},
                                               {"constants", other.learner->constants()},
                                               {"seed", std::to_string(scenario_.seed)}};
    }
    if (call_.has("reveal")) json["internals"] = internals();
    call_.print(json);
  }

  void print_beside(std::ostream& out) const {
    const auto print_answer = [&](const LabelVector& hypothesis, bool is_default, double loss) {
      out << "hypothesis:  " << named(class_, hypothesis) << (is_default ? ", the SOA's answer before any example" : "")
          << '\n'
          << "loss:        " << loss << " (exact, on the known distribution)\n";
    };
    const std::uint64_t ours = answer_.examples;
    std::ostringstream in_short;
    in_short << "\nIn short:    " << learner_.name << ' ' << ours << " examples";
    const auto compare = [&](const std::string& name, std::uint64_t theirs) {
      in_short << ", " << name << ' ' << theirs;
      if (ours > 0 && theirs > ours) in_short << ", " << times(theirs, ours) << " times as many";
    };
    for (const BesidePlanned& other : others_) {
      out << "\nBeside it the " << other.learner->name << " learner, with the same promise:\n" << other.learner->sizes;
      print_answer(other.answer.hypothesis, other.answer.is_default, other.loss);
      compare(other.learner->name, other.answer.examples);
    }
    const CustomConstants& constants = m_->scenario.constants;
    out << "\nBeside it M, the tournament learner, with " << to_string(m_->scenario.constants_kind)
        << " constants (Theorem 3):\n"
        << "examples:    " << m_->result.examples << " = " << constants.batches << " batches of " << constants.cap
        << " + " << constants.auxiliary << ", and " << constants.selection << " for the selection\n";
    print_answer(m_->result.hypothesis, !m_->result.selected, m_->loss);
    compare("M", m_->result.examples);
    out << in_short.str() << '\n';
  }

  void print_text() const {
    std::ostream& out = call_.out();
    out << learner_.title << " on " << harmless(class_.name()) << " (" << hypotheses(class_.size()) << ", "
        << points(class_.points()) << ", Ldim " << answer_.dimension << ")\n";
    if (!call_.has("data")) {
      out << "data:        " << scenario_.marginal << " marginal, target " << class_.given_name(scenario_.target)
          << '\n';
    }
    print_privacy(out, released_);
    print_ledger(out, released_);
    out << "promise:     " << promise() << '\n'
        << learner_.sizes << "hypothesis:  " << named(class_, answer_.hypothesis)
        << (answer_.is_default ? ", the SOA's answer before any example" : "") << '\n';
    if (loss_) out << "loss:        " << *loss_ << " (exact, on the known distribution)\n";
    if (call_.has("data")) print_data(call_, is_release(call_));
    if (!is_release(call_)) out << "seed:        " << scenario_.seed << '\n';
    if (m_) print_beside(out);
    if (!call_.has("reveal")) return;
    out << "\nBefore the privacy boundary (shown only because --reveal asks for it):\n";
    answer_.print_internals(out);
    if (replaced_) out << "  Replaced: " << *replaced_ << " records that cannot be used\n";
  }

  const Call& call_;
  const Scenario& scenario_;
  const ConceptClass& class_;
  SoaAutomaton& soa_;
  const PlannedLearner& learner_;
  const Observer& observer_;
  const std::vector<PlannedLearner>& beside_;

  LearnerData data_;
  std::optional<std::uint64_t> replaced_;  // records of the data file, where they were replaced; before the boundary
  Released released_;
  PlannedAnswer answer_;
  std::optional<double> loss_;  // on a known distribution, outside releases
  std::vector<BesidePlanned> others_;
  std::optional<BesideM> m_;
};

}  // namespace

std::string named(const ConceptClass& concept_class, const LabelVector& labels) {
  const std::string name = concept_class.name_of(labels);
  return labels.to_string() + "  " + (name.empty() ? "(not in the class)" : "= " + name);
}

std::string times(std::uint64_t many, std::uint64_t few) {
  std::ostringstream text;
  const double ratio = static_cast<double>(many) / static_cast<double>(few);
  text << std::fixed << std::setprecision(ratio < 10 ? 1 : 0) << ratio;
  return text.str();
}

std::uint64_t count_between(const Call& call, const char* option, std::uint64_t least, std::uint64_t otherwise,
                            std::uint64_t most) {
  const std::uint64_t value = call.whole(option, otherwise);
  if (value < least || value > most) throw InputError(option, call.text(option), rules::between(least, most));
  return value;
}

void refuse_options(const Call& call, std::initializer_list<const char*> options) {
  for (const char* option : options) {
    if (call.has(option)) throw InputError(option, call.text(option), rules::no_option());
  }
}

std::optional<std::uint64_t> smaller_budget(const Call& call, const BigInteger& needed) {
  if (!call.has("budget") || has_privacy_budget(call)) return std::nullopt;
  const std::uint64_t budget = call.whole("budget");
  return budget < needed ? std::optional(budget) : std::nullopt;
}

int learn_planned(const Call& call, const Scenario& scenario, const ConceptClass& concept_class, SoaAutomaton& soa,
                  const PlannedLearner& learner, const Observer& observer, const std::vector<PlannedLearner>& beside) {
  return PlannedRun(call, scenario, concept_class, soa, learner, observer, beside).run();
}

}  // namespace littlestone::cli
