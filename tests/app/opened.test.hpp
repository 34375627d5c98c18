// SPDX-License-Identifier: GPL-3.0-or-later
// A window on a small scenario, with helpers that press keys and click.
#pragma once

#include <QTest>
#include <algorithm>
#include <catch2/catch.hpp>
#include <stdexcept>

#include "app/cli/shipped.hpp"
#include "app/window.hpp"
#include "ui/pages/class/class_page.hpp"
#include "ui/pages/learn/learn.hpp"
#include "ui/pages/loss/loss_page.hpp"
#include "ui/pages/selection/selection_page.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/pages/tree/tree_page.hpp"

namespace littlestone::test {

inline Scenario small() {
  Scenario s;
  s.title = "Four thresholds";
  s.class_text = "thresholds:4";
  s.target = 1;
  s.sizes = {10, 100};
  s.replicates = 3;
  return s;
}

/// The worked example's class.
inline Scenario eight() {
  Scenario s = small();
  s.class_text = "thresholds:8";
  s.target = 2;
  return s;
}

/// The window's page of this kind; there is one.
template <class Kind>
Kind& page_of(const app::Window& window) {
  for (ui::Page* page : window.all_pages()) {
    if (auto* found = qobject_cast<Kind*>(page)) return *found;
  }
  throw std::logic_error("no page of this kind");
}
inline ui::ClassPage& class_page(const app::Window& window) { return page_of<ui::ClassPage>(window); }
inline ui::TreePage& tree_page(const app::Window& window) { return page_of<ui::TreePage>(window); }
inline ui::TournamentPage& tournament_page(const app::Window& window) { return page_of<ui::TournamentPage>(window); }
inline ui::SelectionPage& selection_page(const app::Window& window) { return page_of<ui::SelectionPage>(window); }
inline ui::LossPage& loss_page(const app::Window& window) { return page_of<ui::LossPage>(window); }
/// A page that is one picture, by its id.
inline ui::PicturePage& picture_page(const app::Window& window, const QString& id) {
  return dynamic_cast<ui::PicturePage&>(*window.page(id));
}
/// The first chapter's fields and the story it plays.
inline ui::ScenarioPanel& scenario_panel(const app::Window& window) {
  return dynamic_cast<ui::ScenarioPanel&>(window.chapters().front()->fields());
}
inline const ui::Story& story(const app::Window& window) {
  return *dynamic_cast<const ui::LearnChapter&>(*window.chapters().front()).story();
}

/// A window with its first run complete.
struct Opened {
  app::Window window;
  explicit Opened(const Scenario& scenario = small()) : window(scenario) {
    window.set_theme(ui::ThemeKind::light);
    window.resize(1280, 800);  // whatever the screen
    window.show();
    window.activateWindow();
    REQUIRE(QTest::qWaitFor([&] { return window.run() != nullptr; }, 20'000));
  }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QWidget* focus = window.focusWidget();
    QTest::keyClick(focus != nullptr ? focus : &window, key, modifiers);
  }
  void type(const QString& field, const QString& text) {
    ui::NumberBox* box = test::scenario_panel(window).box(field);
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, text);
    QTest::keyClick(box, Qt::Key_Return);
  }
  /// The window stands painted in it when this returns.
  void dress(ui::ThemeKind kind) {
    window.set_theme(kind);
    REQUIRE(QTest::qWaitFor([&] { return window.updatesEnabled(); }, 5'000));
  }
  bool settled() {
    return QTest::qWaitFor([&] { return !window.busy(); }, 20'000);
  }
  /// The page is open and its chapter stands computed when this returns.
  void turn_to(ui::Page& page) {
    window.turn_to(page);
    REQUIRE(QTest::qWaitFor([&] { return chapter_of(page).ready() && !window.busy() && !page.running(); }, 60'000));
  }
  [[nodiscard]] const ui::Chapter& chapter_of(ui::Page& page) const {
    for (const auto& chapter : window.chapters()) {
      const std::vector<ui::Page*>& pages = chapter->pages();
      if (std::find(pages.begin(), pages.end(), &page) != pages.end()) return *chapter;
    }
    throw std::logic_error("no chapter of this page");
  }
};

/// How many scenarios the program ships, of all chapters.
inline int shipped_cards() {
  return static_cast<int>(cli::shipped_scenarios().size() + cli::shipped_lower_bound_scenarios().size() +
                          cli::shipped_prediction_scenarios().size() + cli::shipped_agnostic_scenarios().size() +
                          cli::shipped_map_scenarios().size() + cli::shipped_stability_scenarios().size());
}

/// Opens the page at the last of its steps.
inline void turn_to_end_of(app::Window& window, ui::Page& page) {
  window.turn_to(page);
  if (!page.plays()) return;
  ui::Player& player = window.player();
  while (player.step() < player.last()) {
    const int step = player.step();
    player.next();
    if (&window.page() == &page) continue;
    player.go_to(step);
    break;
  }
}

/// What the page shows is in that file when this returns; what was said of it is told.
inline QString export_page(app::Window& window, const QString& path) {
  window.exports().page(path);
  REQUIRE(QTest::qWaitFor([&] { return !window.exports().job().running(); }, 20'000));
  return window.told();
}

}  // namespace littlestone::test
