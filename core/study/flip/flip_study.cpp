// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/flip/flip_study.hpp"

namespace littlestone {

FlipStudy run_flip(const FlipOptions& options) { return {options, flip(options)}; }

nlohmann::ordered_json flip_to_json(const FlipStudy& study) {
  return {{"epsilon_before", to_string(study.options.epsilon)}, {"delta_before", to_string(study.options.delta)},
          {"chance", to_string(study.options.chance)},          {"epsilon", study.flipped.epsilon},
          {"epsilon_attained", study.flipped.attained},         {"added_error", study.flipped.added_error},
          {"wanted", to_string(study.options.wanted)},          {"least_stability", study.flipped.least_stability},
          {"paper_stability", study.flipped.paper_stability}};
}

}  // namespace littlestone
