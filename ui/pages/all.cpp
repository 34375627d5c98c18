// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/all.hpp"

#include "ui/pages/agnostic/agnostic_chapter.hpp"
#include "ui/pages/attack/attack_page.hpp"
#include "ui/pages/class/class_page.hpp"
#include "ui/pages/data/data_page.hpp"
#include "ui/pages/deep_tree/deep_tree_page.hpp"
#include "ui/pages/gap/gap_page.hpp"
#include "ui/pages/histogram/histogram_page.hpp"
#include "ui/pages/homogeneous/homogeneous_page.hpp"
#include "ui/pages/ladder/ladder_page.hpp"
#include "ui/pages/learn/learn.hpp"
#include "ui/pages/loss/loss_page.hpp"
#include "ui/pages/lower_bound/lower_bound_chapter.hpp"
#include "ui/pages/map/map_chapter.hpp"
#include "ui/pages/nets/nets_page.hpp"
#include "ui/pages/noisy_labels/noisy_labels_page.hpp"
#include "ui/pages/one_more_point/one_more_point_page.hpp"
#include "ui/pages/play_online/play_online_page.hpp"
#include "ui/pages/prediction/prediction_chapter.hpp"
#include "ui/pages/price/price_page.hpp"
#include "ui/pages/regret/regret_page.hpp"
#include "ui/pages/relabel/relabel_page.hpp"
#include "ui/pages/same_answer/same_answer_page.hpp"
#include "ui/pages/sample_sizes/sample_sizes_page.hpp"
#include "ui/pages/selection/selection_page.hpp"
#include "ui/pages/stability/stability_chapter.hpp"
#include "ui/pages/stable/stable_page.hpp"
#include "ui/pages/subsample/subsample_page.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/pages/tree/tree_page.hpp"
#include "ui/pages/two_worlds/two_worlds_page.hpp"
#include "ui/pages/votes/votes_page.hpp"
#include "ui/pages/what_follows/what_follows_page.hpp"
#include "ui/pages/worst_world/worst_world_page.hpp"

namespace littlestone::ui {

const std::vector<ChapterInfo>& chapters() {
  static const std::vector<ChapterInfo> all = [] {
    std::vector<ChapterInfo> chapters = {
        learn_chapter({class_page(), tree_page(), tournament_page(), histogram_page(), selection_page(), loss_page(),
                       data_page()},
                      {tree_print_figure(), tournament_print_figure()}),
        lower_bound_chapter_info(
            {deep_tree_page(), homogeneous_page(), gap_page(), attack_page(), what_follows_page()}),
        prediction_chapter_info({nets_page(), stable_page(), votes_page(), noisy_labels_page(), price_page()}),
        agnostic_chapter_info({relabel_page(), subsample_page(), play_online_page(), regret_page()}),
        map_chapter_info({two_worlds_page(), sample_sizes_page()}),
        stability_chapter_info({same_answer_page(), worst_world_page(), one_more_point_page(), ladder_page()})};
    std::erase_if(chapters, [](const ChapterInfo& chapter) { return chapter.pages.empty(); });
    return chapters;
  }();
  return all;
}

const std::vector<Figure>& all_figures() {
  static const std::vector<Figure> all = [] {
    std::vector<Figure> figures;
    const auto add = [&](const std::vector<Figure>& more) { figures.insert(figures.end(), more.begin(), more.end()); };
    for (const ChapterInfo& chapter : chapters()) {
      for (const PageInfo& page : chapter.pages) add(page.figures);
    }
    for (const ChapterInfo& chapter : chapters()) add(chapter.figures);
    return figures;
  }();
  return all;
}

}  // namespace littlestone::ui
