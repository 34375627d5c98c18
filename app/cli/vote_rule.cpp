// SPDX-License-Identifier: GPL-3.0-or-later
// vote-rule: with which chance k voters answer +, by how many of them say it.
#include <cmath>
#include <ostream>

#include "app/cli/subcommand.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/vote_rule/vote_rule_study.hpp"

namespace littlestone::cli {
namespace {

void configure_vote_rule(Options& options) {
  add_option(options, "blocks", "k, the voters, 1 to 10^6.", "k");
  add_option(options, "epsilon", "Epsilon of one answer, above 0 (default 0.5).", "number", "0.5");
  add_option(options, "rule", "geometric, logistic or linear (default geometric).", "name", "geometric");
  add_option(options, "stability",
             "Step of the linear rule, from 0 to 1 (default tanh(epsilon/4), the largest step of the logistic rule for "
             "odd k).",
             "number");
  add_option(options, "error", "Also the envelope at this mean error of the voters, from 0 to 1.", "number");
}

int run_vote_rule_command(const Call& call) {
  call.expect_positionals(0);
  if (!call.has("blocks")) throw InputError("blocks", "", rules::is_missing());
  VoteRuleStudyOptions options;
  options.rule.kind = parse_vote_rule("rule", call.text("rule"));
  options.rule.blocks = call.whole("blocks");
  options.rule.epsilon = parse_rational("epsilon", call.text("epsilon"));
  if (call.has("stability")) {
    if (options.rule.kind != VoteRuleKind::linear)
      throw InputError("stability", call.text("stability"), rules::extra_argument());
    options.rule.stability = parse_rational("stability", call.text("stability"));
  }
  if (call.has("error")) options.error = parse_rational("error", call.text("error"));
  const VoteRuleStudy study = run_vote_rule(options);
  if (call.json()) {
    call.print(vote_rule_to_json(study));
    return exit_done;
  }
  std::ostream& out = call.out();
  for (std::size_t j = 0; j <= study.rule.blocks(); ++j)
    out << j << " votes: + with chance " << study.rule.plus(j) << '\n';
  out << "exact epsilon: ";
  if (std::isfinite(study.rule.epsilon_exact()))
    out << upper_text(study.rule.epsilon_exact());
  else
    out << "none, some answer becomes impossible";
  out << "; one vote moves a chance by at most " << upper_text(study.rule.stability()) << '\n';
  if (study.envelope)
    out << "voters with mean error " << to_string(*options.error) << ": the answer errs with chance at most "
        << upper_text(*study.envelope) << '\n';
  return exit_done;
}

}  // namespace

extern const Subcommand vote_rule_command = {
    "vote-rule", "--blocks k --epsilon E [--rule geometric|logistic|linear] [--error a]",
    "the chance to answer + by the number of votes for it", configure_vote_rule, run_vote_rule_command};

}  // namespace littlestone::cli
