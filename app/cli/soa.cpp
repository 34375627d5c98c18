// SPDX-License-Identifier: GPL-3.0-or-later
// soa: plays the Standard Optimal Algorithm over a sequence of examples.
#include <algorithm>
#include <ostream>

#include "app/cli/counted.hpp"
#include "app/cli/subcommand.hpp"
#include "core/concept/data_file.hpp"
#include "core/concept/families.hpp"
#include "core/online/implicit_soa.hpp"
#include "core/online/soa.hpp"

namespace littlestone::cli {
namespace {

void configure_soa(Options& options) {
  add_option(
      options, "examples",
      "The sequence of points, by 0-based number or name: 5:+,fur:-,… (empty: the predictor before any example).",
      "x:y,…");
}

std::string symbols(const std::vector<Label>& labels) {
  std::string text;
  text.reserve(labels.size());
  for (const Label label : labels) text += to_char(label);
  return text;
}

// The last two lines but the predictor's.
void print_count(const Call& call, std::size_t mistakes, int dimension, bool realizable) {
  call.out() << "mistakes:  " << mistakes << " (the SOA never makes more than Ldim = " << dimension
             << " on a realizable sequence)\n"
             << "realizable: " << (realizable ? "yes" : "no: from there on examples only patch the predictor") << '\n';
}

int run_on_table(const Call& call, const std::string& text) {
  const ConceptClass concept_class = make_class(text);
  const Sample sample = parse_examples(call.text("examples"), IndexReader::points_of(concept_class));
  SoaAutomaton soa(concept_class, progress_observer(call.err()));
  const SoaPlay play = play_soa(soa, sample);
  const int dimension = soa.dimension(SoaAutomaton::start());
  const std::string predictions = symbols(play.predictions);
  const std::string labels = play.predictor.to_string();
  const std::string name = concept_class.name_of(play.predictor);
  if (call.json()) {
    Json json = {{"predictions", predictions},
                 {"mistakes", play.mistake_count},
                 {"realizable", play.realizable},
                 {"predictor", labels}};
    if (!name.empty()) json["name"] = name;
    json["littlestone"] = dimension;
    json["survivors"] = play.survivors;
    call.print(json);
    return exit_done;
  }
  for (std::size_t i = 0; i < sample.size(); ++i) {
    call.out() << "point " << concept_class.point_name(sample[i].point) << ": SOA says " << predictions[i] << ", true "
               << to_char(sample[i].label) << (play.mistakes[i] ? "  mistake" : "") << "  ("
               << hypotheses(play.survivors[i]) << " left)\n";
  }
  print_count(call, play.mistake_count, dimension, play.realizable);
  call.out() << "predictor: " << labels << (name.empty() ? "  (not in the class)" : "  = " + name) << '\n';
  return exit_done;
}

// Labels written out, where they still fit a line of JSON that a program may want to read.
constexpr std::uint64_t most_labels = std::uint64_t{1} << 22;

// In closed form: nothing of the size of the table, and of the size of the domain only what is printed.
int run_on_closed_form(const Call& call, const ImplicitClass& implicit) {
  const Sample sample = parse_examples(call.text("examples"), implicit.points());
  ImplicitSoa soa(implicit);
  const ImplicitPlay play = play_soa(soa, sample);
  const std::vector<PointRun> runs = soa.positive_runs();
  if (call.json()) {
    Json json = {{"predictions", symbols(play.predictions)},
                 {"mistakes", play.mistake_count},
                 {"realizable", play.realizable},
                 {"predictor", Json()},
                 {"positive_runs", Json::array()},
                 {"littlestone", implicit.littlestone()},
                 {"form", "implicit"}};
    if (implicit.points() <= most_labels) {
      std::string labels(implicit.points(), '-');
      for (const PointRun& run : runs) std::fill(labels.begin() + run.first, labels.begin() + run.last + 1, '+');
      json["predictor"] = std::move(labels);
    }
    for (const PointRun& run : runs) json["positive_runs"].push_back({run.first, run.last});
    call.print(json);
    return exit_done;
  }
  call.out() << implicit.name() << " in closed form; points by index, from 0\n";
  for (std::size_t i = 0; i < sample.size(); ++i) {
    call.out() << "point " << sample[i].point << ": SOA says " << to_char(play.predictions[i]) << ", true "
               << to_char(sample[i].label) << (play.predictions[i] != sample[i].label ? "  mistake\n" : "\n");
  }
  print_count(call, play.mistake_count, implicit.littlestone(), play.realizable);
  call.out() << "predictor: +1 on ";
  constexpr std::size_t most_runs = 12;
  for (std::size_t i = 0; i < std::min(runs.size(), most_runs); ++i) {
    call.out() << (i > 0 ? ", " : "") << runs[i].first;
    if (runs[i].last > runs[i].first) call.out() << ".." << runs[i].last;
  }
  if (runs.empty()) call.out() << "no point";
  if (runs.size() > most_runs) call.out() << " and " << runs.size() - most_runs << " more runs (--json has them all)";
  call.out() << '\n';
  return exit_done;
}

int run_soa_command(const Call& call) {
  const std::string text = call.positional(0, "class");
  call.expect_positionals(1);
  if (has_implicit_form(text)) {
    const ImplicitClass implicit = make_implicit_class(text);
    constexpr std::uint64_t most_cells = std::uint64_t{1} << 16;  // of a table that is played in a blink
    if (implicit.hypotheses() * implicit.points() > most_cells) return run_on_closed_form(call, implicit);
  }
  return run_on_table(call, text);
}

}  // namespace

extern const Subcommand soa_command = {"soa", "CLASS --examples 5:+,2:-,…", "plays the SOA over the sequence",
                                       configure_soa, run_soa_command};

}  // namespace littlestone::cli
