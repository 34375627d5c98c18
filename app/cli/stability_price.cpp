// SPDX-License-Identifier: GPL-3.0-or-later
// stability-price: how many examples stability costs any learner.
#include <ostream>

#include "app/cli/predict_kinds.hpp"
#include "app/cli/subcommand.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/price/price_study.hpp"

namespace littlestone::cli {
namespace {

void configure_stability_price(Options& options) {
  add_option(options, "dimension", "d points, one of them heavy, 2 or more (default 9).", "d", "9");
  add_option(options, "examples", "n (default 60).", "n", "60");
  add_option(options, "stability", "gamma, how far one row may move an answer, 1e-5 to 1 (default 0.1).", "g", "0.1");
  add_option(options, "alpha", "Loss allowed, above 0 and at most 1/4 (default 0.1).", "A", "0.1");
  add_option(options, "mass", "Mass of the light points, above 0 and at most 1 (default 4 alpha).", "mu");
  add_flag(options, "curve", "Also the loss for 0 to 4 times the paper's number of examples.");
  add_input(options, "data", "A data file on the points 0 to d - 1: also the flip of all labels at each point.");
}

void print(std::ostream& out, const PriceStudyOptions& options, const PriceStudy& study) {
  out << "loss:     at least " << lower_text(study.loss) << " on the light points for " << options.examples
      << " examples; counting attains it, and loses " << lower_text(study.heavy) << " more at the heavy point\n"
      << "examples: loss " << to_string(options.price.alpha) << " needs " << study.least << " for mass "
      << to_string(options.price.light_mass()) << "; " << study.best.examples << " for mass "
      << upper_text(study.best.mass) << "; the paper's line: " << lower_text(to_double(study.printed)) << '\n';
  for (const FlippedPoint& point : study.points)
    out << "point " << point.point << ": " << point.rows << " rows, answer " << to_string(point.answer) << ", flipped "
        << to_string(point.flipped) << ", errs " << to_string(point.least_error) << " at least\n";
  if (study.sample_loss) out << "together: " << to_string(*study.sample_loss) << " for this sample\n";
  if (study.worst_flip)
    out << "worst flip: point " << *study.worst_flip << ", errs "
        << to_string(study.points[*study.worst_flip].least_error) << " at least, the most of those that were seen\n";
  if (study.worst_count && study.worst_count->point) {
    const WorstCount& worst = *study.worst_count;
    out << "worst neighbour of the counting learner: " << worst.from.point << ':' << to_char(worst.from.label)
        << " becomes " << worst.to.point << ':' << to_char(worst.to.label) << "; the answer at " << *worst.point
        << " goes from " << to_string(worst.before) << " to " << to_string(worst.after) << ", by "
        << to_string(worst.moved) << '\n';
  }
}

int run_stability_price_command(const Call& call) {
  call.expect_positionals(0);
  PriceStudyOptions options;
  options.price.dimension = call.whole("dimension");
  options.examples = call.whole("examples");
  options.price.stability = parse_rational("stability", call.text("stability"));
  options.price.alpha = parse_rational("alpha", call.text("alpha"));
  if (call.has("mass")) options.price.mass = parse_rational("mass", call.text("mass"));
  options.price.validate();
  options.curve = call.has("curve");
  constexpr std::uint64_t most_points = 1'000'000;
  if (call.has("data") && options.price.dimension > most_points)
    throw InputError("dimension", std::to_string(options.price.dimension), rules::at_most(most_points));
  if (call.has("data")) options.counts = read_labelled_rows(call.text("data"), options.price.dimension).counts();
  const PriceStudy study = run_price(options);
  if (call.has("data")) {
    print_study(call, price_to_json(study), [&] { print(call.out(), options, study); });
  } else if (call.json()) {
    call.print(price_to_json(study));
  } else {
    print(call.out(), options, study);
  }
  return exit_done;
}

}  // namespace

extern const Subcommand stability_price_command = {
    "stability-price", "--dimension d --examples n --stability g [--alpha A] [--mass mu] [--curve] [--data FILE]",
    "how many examples stability costs, whoever learns", configure_stability_price, run_stability_price_command};

}  // namespace littlestone::cli
