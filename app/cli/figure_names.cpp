// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/figure_names.hpp"

namespace littlestone::cli {

const std::vector<FigureInfo>& figures() {
  static const std::vector<FigureInfo> all = {
      {"class", "the label table, the distribution and the target"},
      {"tree", "a shattered mistake tree with its witnesses"},
      {"tournament", "the recorded tournament, played to its end"},
      {"frequencies", "how often each predictor comes out of the batches, beside its exact law and tau"},
      {"histogram", "the stable histogram: counts, noise, threshold, release"},
      {"selection", "the selection on fresh examples and its exact law"},
      {"loss", "loss against sample size, every replicate of the scenario's sweep"},
      {"fig1", "the mistake tree for print, as in the paper's Figure 1"},
      {"fig4", "the tournament for print, as in the paper's Figure 4"},
  };
  return all;
}

}  // namespace littlestone::cli
