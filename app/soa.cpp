// SPDX-License-Identifier: GPL-3.0-or-later
// soa: plays the Standard Optimal Algorithm over a sequence of examples.
#include <ostream>

#include "app/subcommand.hpp"
#include "core/concept/data_file.hpp"
#include "core/concept/families.hpp"
#include "core/online/soa.hpp"

namespace littlestone::app {
namespace {

void configure(QCommandLineParser& parser) {
  parser.addOption(
      {QStringLiteral("examples"),
       QStringLiteral("The sequence, 0-based points: 5:+,2:-,… (empty: the predictor before any example)."),
       QStringLiteral("x:y,…")});
}

int run(const Call& call) {
  const ConceptClass concept_class = make_class(call.positional(0, "class"));
  call.expect_positionals(1);
  const Sample sample = parse_examples(call.text("examples"), concept_class.points());
  SoaAutomaton soa(concept_class);
  const SoaPlay play = play_soa(soa, sample);
  std::string predictions;
  for (const Label label : play.predictions) predictions += to_char(label);
  const std::string labels = play.predictor.to_string();
  const std::string name = concept_class.name_of(play.predictor);
  if (call.json()) {
    Json json = {{"predictions", predictions},
                 {"mistakes", play.mistake_count},
                 {"realizable", play.realizable},
                 {"predictor", labels}};
    if (!name.empty()) json["name"] = name;
    json["littlestone"] = soa.dimension(SoaAutomaton::start());
    json["survivors"] = play.survivors;
    call.print(json);
    return 0;
  }
  for (std::size_t i = 0; i < sample.size(); ++i) {
    call.out() << "point " << concept_class.point_name(sample[i].point) << ": SOA says " << predictions[i] << ", true "
               << to_char(sample[i].label) << (play.mistakes[i] ? "  mistake" : "") << "  (" << play.survivors[i]
               << " hypotheses left)\n";
  }
  call.out() << "mistakes:  " << play.mistake_count
             << " (the SOA never makes more than Ldim = " << soa.dimension(SoaAutomaton::start())
             << " on a realizable sequence)\n"
             << "realizable: " << (play.realizable ? "yes" : "no: from there on examples only patch the predictor")
             << '\n'
             << "predictor: " << labels << (name.empty() ? "  (not in the class)" : "  = " + name) << '\n';
  return 0;
}

}  // namespace

const Subcommand soa_command = {"soa", "CLASS --examples 5:+,2:-,…", "plays the SOA over the sequence", configure, run};

}  // namespace littlestone::app
