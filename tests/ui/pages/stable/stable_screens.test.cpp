// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the page's picture into files, to be looked at.
#include <QDir>
#include <QElapsedTimer>
#include <QThread>
#include <catch2/catch.hpp>
#include <iostream>
#include <string>

#include "../../kit/pictures.test.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/ui/screens.test.hpp"
#include "ui/kit/themed.hpp"
#include "ui/pages/prediction/prediction_chapter.hpp"
#include "ui/pages/stable/stable_page.hpp"
#include "ui/shell/step_panel.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

void save_screen(const ScenePicture& picture, const Theme& theme, const QString& name, QSizeF size = {728, 600}) {
  const QString folder = test::screens_folder(QStringLiteral("stable"));
  rendered(picture, size, theme).save(folder + "/stable-" + name + ".png");
}

}  // namespace

TEST_CASE("Screens of the stable learner", "[.stable-screens]") {
  std::vector<std::pair<QString, PredictionScenario>> all;
  PredictionScenario tie;
  tie.rows =
      "0:-,0:-,0:-,0:-,0:-,0:-,0:-,0:+,0:+,1:-,1:-,1:-,1:-,1:-,1:-,1:-,1:-,1:+,"
      "2:-,2:-,2:-,2:-,2:-,2:-,2:-,2:-,2:-,2:-,3:-,3:-,3:-,3:-,3:+,3:+,3:+,3:+,3:+,4:+,4:+,4:+,4:+,4:+,4:+,"
      "5:-,5:-,5:+,5:+,5:+,5:+,6:-,6:+,6:+,6:+,6:+,6:+,7:-,7:-,7:+,7:+,7:+";
  tie.chosen = {9, 10, 18, 37, 38, 45};
  tie.changed = 36;
  tie.becomes = "3:-";
  all.emplace_back("tie", tie);
  PredictionScenario one = tie;
  one.chosen.clear();
  one.changed.reset();
  one.becomes.clear();
  all.emplace_back("worst", one);
  PredictionScenario sixteen;
  sixteen.class_text = "thresholds:16";
  sixteen.examples = 100;
  sixteen.subset = 8;
  all.emplace_back("sixteen", sixteen);
  PredictionScenario forty;
  forty.class_text = "thresholds:40";
  forty.examples = 200;
  forty.target = 17;
  all.emplace_back("forty", forty);
  PredictionScenario huge;
  huge.class_text = "thresholds:1000";
  huge.examples = 5000;
  huge.subset = 100;
  huge.target = 500;
  all.emplace_back("huge", huge);
  PredictionScenario many;
  many.examples = 100'000;
  many.subset = 300;
  all.emplace_back("many", many);
  PredictionScenario single;
  single.class_text = "thresholds:1";
  single.target = 0;
  single.examples = 1;
  single.subset = 1;
  all.emplace_back("single", single);
  PredictionScenario cube;
  cube.class_text = "conjunctions:3";
  cube.target = 5;
  cube.examples = 40;
  all.emplace_back("names", cube);
  PredictionScenario empty;
  empty.rows = "2:+,2:+,2:-,2:-,2:+";
  empty.subset = 2;
  all.emplace_back("onepoint", empty);
  const std::string only = qEnvironmentVariable("STABLE_ONLY").toStdString();
  for (const auto& [name, scenario] : all) {
    if (!only.empty() && only != name.toStdString()) continue;
    QElapsedTimer clock;
    clock.start();
    const auto run = compute_stable(scenario, nullptr, [&, &called = name](const auto& early) {
      std::cout << called.toStdString() << " stage " << static_cast<int>(early->stage) << " " << clock.elapsed()
                << "\n";
    });
    std::cout << name.toStdString() << " all " << clock.elapsed() << " ms, worst "
              << (run->study.neighbours ? run->study.neighbours->worst.stability : -1) << " erm " << run->study.fewest
              << " -> " << run->fewest_changed << "\n";
    const StableSteps steps = StableSteps::of(*run);
    const Theme& light = Theme::get(ThemeKind::light);
    clock.start();
    save_screen(stable_picture(run, steps.change() + 1, 1, {}), light, name);
    std::cout << "  paint " << clock.elapsed() << " ms\n";
    save_screen(stable_picture(run, steps.change() + 1, 1, {}), Theme::get(ThemeKind::dark), name + "-dark");
    save_screen(stable_picture(run, steps.change() + 2, 1, {}), Theme::get(ThemeKind::contrast), name + "-contrast");
    save_screen(stable_picture(run, 2, 1, {}), light, name + "-draw");
    save_screen(stable_picture(run, steps.draw + 1, 1, {}), light, name + "-merge");
    save_screen(stable_picture(run, steps.answer() + 1, 1, {}), light, name + "-answer");
    save_screen(stable_picture(run, steps.all(), 1, {}), light, name + "-all");
    save_screen(stable_picture(run, steps.last(), 1, {StableKind::mechanism, false}), light, name + "-em");
    save_screen(stable_picture(run, steps.last(), 1, {StableKind::erm, false}), light, name + "-erm");
    save_screen(stable_picture(run, steps.last(), 1, {StableKind::stable, true}), light, name + "-paper");
    CHECK(run->stage == StableStage::complete);
  }
}

TEST_CASE("Screens of the stable learner's page and panels", "[.stable-page-screens]") {
  const QString folder = test::screens_folder(QStringLiteral("stable"));
  const PredictionScenario scenario =
      read_prediction_file(support::source_folder() + "/resources/scenarios/prediction/the-tie.json");
  for (const ThemeKind kind : all_kinds) {
    const QString theme = kind == ThemeKind::light ? "light" : kind == ThemeKind::dark ? "dark" : "contrast";
    StablePage page(stable_page());
    set_theme(page, kind);
    page.resize(728, 656);
    page.work(scenario)([](const StudyPage::Take& early) { early(); }, {})();
    page.show_step(16);
    page.grab().save(folder + "/stable-page-" + theme + ".png");
    StepPanel panel;
    set_theme(panel, kind);
    panel.resize(288, 656);
    page.explain(panel, 16);
    panel.grab().save(folder + "/stable-steps-" + theme + ".png");
  }
  const ChapterInfo info = prediction_chapter_info({stable_page()});
  QWidget window;
  set_theme(window, ThemeKind::light);
  const auto chapter = info.make(info, &window);
  chapter->set_scenario(scenario);
  chapter->open(*chapter->pages().front());
  chapter->fields().resize(264, 656);
  for (int i = 0; i < 300; ++i) {
    QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    QThread::msleep(5);
  }
  chapter->fields().grab().save(folder + "/stable-panel.png");
  CHECK(QFile::exists(folder + "/stable-panel.png"));
}
