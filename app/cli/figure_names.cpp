// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/figure_names.hpp"

namespace littlestone::cli {

const std::vector<FigureInfo>& figures() {
  static const std::vector<FigureInfo> all = {
      {"class", "the label table, the distribution and the target"},
      {"tree", "a shattered mistake tree with its witnesses"},
      {"tournament", "the recorded tournament, played to its end"},
      {"frequencies", "how often each predictor comes out of the batches, beside its exact law and tau"},
      {"levels", "the exact law of every level side by side, and how often two runs agree"},
      {"lean-batch", "one batch of the lean learner, every contest with both its labels"},
      {"chain-runs", "the chain learner's rows, the runs over them, and which of them count"},
      {"histogram", "the stable histogram: counts, noise, threshold, release"},
      {"release-chance", "how likely a predictor leaves by its votes: Laplace threshold and partition selection"},
      {"lean-votes", "the lean learner's votes, the bar, and one example changed"},
      {"chain-votes", "the chain learner's disjoint runs as votes, errors and the bar"},
      {"neighbour", "one example of one batch changes: the vote that moves, and both exact laws of what leaves"},
      {"selection", "the selection on fresh examples and its exact law"},
      {"loss", "loss against sample size: the mean over the runs of each size, and a band"},
      {"deep-tree", "a shattered tree in two colours, and the tree of half the depth that one of them holds", true},
      {"deep-tree-end", "the rows and points that a walk down a shattered tree finds, as thresholds in order", true},
      {"homogeneous", "a homogeneous set: what the learner says for two samples, and which points may join", true},
      {"gap", "an accurate learner's staircase and its largest step", true},
      {"attack", "the hidden example found from the learner's hypotheses, and what that refutes", true},
      {"what-follows", "towers, what Ramsey leaves of them, and how many examples are refuted", true},
      {"nets", "rows of T split a class until T is a net, and how many rows that takes", true},
      {"stable", "the stable learner's answers before and after one example changes", true},
      {"votes", "blocks that vote, the coin that answers, and the exact loss by the number of blocks", true},
      {"noisy-labels", "what one row of T shows, and which predictor of noisy labels costs fewer examples", true},
      {"price", "a flip of all labels at a rare point, and loss against n for stable learners", true},
      {"prediction-sizes", "error allowed against examples asked for, for predictors and published hypotheses", true},
      {"relabel", "labels of a subset replaced by those of a hypothesis, and what that costs", true},
      {"subsample", "how often the changed row is drawn, and what that leaves of epsilon", true},
      {"play-online", "a game without the promise after some rounds, against the best learner and Hedge", true},
      {"regret", "regret by rounds between two bounds, and the best tree of fair coins with the promise", true},
      {"two-worlds", "classes by their dimension: mistakes and regret online, examples privately", true},
      {"sample-sizes", "how many examples two families ask for, by every known bound, and what a budget reaches", true},
      {"same-answer", "two labs that share a die, and how often they differ in every world", true},
      {"same-answer-steps", "steps even on the root scale beside equal steps", true},
      {"worst-world", "all worlds on three points, the boxes that are closed, and the worst world's bracket", true},
      {"painting", "four answers paint a diamond of worlds: three must meet inside the ring", true},
      {"ladder", "classes from what is proved to what no learner passes, in the worst world", true},
      {"fig1", "the mistake tree for print, as in the paper's Figure 1"},
      {"fig4", "the tournament for print, as in the paper's Figure 4"},
  };
  return all;
}

}  // namespace littlestone::cli
