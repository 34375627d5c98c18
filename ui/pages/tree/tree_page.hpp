// SPDX-License-Identifier: GPL-3.0-or-later
// The mistake tree, and the game that is played on it.
#pragma once

#include "ui/pages/learn/run_page.hpp"
#include "ui/pages/tree/game_desk.hpp"
#include "ui/pages/tree/game_panel.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo tree_page();
/// The tree as in [ABLMM] Fig. 1.
[[nodiscard]] Figure tree_print_figure();

/// The class's tree with what was played on it; without a game (null) the tree alone. `coins`: the learner with coins
/// beside it.
[[nodiscard]] std::shared_ptr<const Exhibit> tree_exhibit(const std::shared_ptr<const ConceptClass>& concept_class,
                                                          const std::shared_ptr<const MistakeTree>& tree,
                                                          const std::shared_ptr<const GameState>& game,
                                                          const std::shared_ptr<const CoinsBeside>& coins);
/// The learner with coins at the nodes of the tree. Throws Stopped.
[[nodiscard]] std::shared_ptr<const CoinsBeside> coins_on_tree(const Instance& instance, const MistakeTree& tree,
                                                               const Observer& observer = {});

class TreePage final : public RunPage {
  Q_OBJECT

 public:
  explicit TreePage(const PageInfo& info, QWidget* parent = nullptr);

  void take(const std::shared_ptr<const Story>& story) override;
  /// How many mistakes there can be is not said.
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  void explain(StepPanel& panel, int step) const override;
  [[nodiscard]] QWidget* bar() const override { return bar_; }
  [[nodiscard]] QWidget* side() const override { return panel_; }
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_click(const Spot& spot) override;
  [[nodiscard]] int moves_done() const override { return game_.step(); }
  [[nodiscard]] int moves_in_all() const override { return game_.last(); }
  void go_to_move(int move) override { game_.go_to(move); }
  void continue_from(const Page& other) override;

  [[nodiscard]] GameDesk& game() { return game_; }
  [[nodiscard]] GamePanel& game_panel() { return *panel_; }
  /// Closer, further, all of it.
  [[nodiscard]] PlainButton* zoom_in() const { return zoom_in_; }
  [[nodiscard]] PlainButton* zoom_out() const { return zoom_out_; }
  [[nodiscard]] PlainButton* fit_button() const { return fit_; }

 protected:
  void fill_head(int step) override;

 private:
  void show_game();

  GameDesk game_;
  GamePanel* panel_;
  GameBar* bar_;
  PlainButton* zoom_out_;
  PlainButton* zoom_in_;
  PlainButton* fit_;
  std::pair<int, int> moves_shown_;                    // how many of how many moves
  std::shared_ptr<const ConceptClass> class_of_tree_;  // another tree is shown whole first
  std::size_t tree_size_ = 0;
};

}  // namespace littlestone::ui
