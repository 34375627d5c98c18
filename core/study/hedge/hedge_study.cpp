// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/hedge/hedge_study.hpp"

#include <algorithm>

namespace littlestone {

using Json = nlohmann::ordered_json;

HedgeStudy run_hedge(SoaAutomaton& soa, const HedgeStudyOptions& options, const Observer& observer) {
  HedgeStudy study;
  const std::uint64_t rounds =
      options.rounds != 0 ? options.rounds : std::max<std::uint64_t>(1, options.examples.size());
  study.play = play_hedge(soa, options.examples, rounds, observer);
  study.soa = play_soa(soa, options.examples);
  for (HypothesisIndex h = 0; h < soa.concept_class().size(); ++h) {
    if (study.play.hypothesis_losses[h] == study.play.best_loss) study.best.push_back(h);
  }
  return study;
}

Json hedge_to_json(const ConceptClass& concept_class, const HedgeStudy& study) {
  const HedgePlay& play = study.play;
  return {{"class", concept_class.name()},
          {"predictions", play.predictions},
          {"losses", play.losses},
          {"loss", play.loss},
          {"best_loss", play.best_loss},
          {"best_hypotheses", study.best},
          {"regret", play.regret()},
          {"bound", play.bound},
          {"rate", play.rate},
          {"rounds", play.rounds},
          {"littlestone", play.dimension},
          {"experts", play.experts.str()},
          {"soa_mistakes", study.soa.mistake_count},
          {"most_states", play.most_states}};
}

}  // namespace littlestone
