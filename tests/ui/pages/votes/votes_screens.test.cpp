// SPDX-License-Identifier: GPL-3.0-or-later
// Hidden: the page's pictures as files, to be looked at.
#include <QDir>

#include "../../kit/pictures.test.hpp"
#include "tests/ui/screens.test.hpp"
#include "ui/pages/votes/votes_page.hpp"
#include "ui/pages/votes/votes_scene.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

QString votes_folder() { return test::screens_folder(QStringLiteral("votes")); }

void write_screen(const PredictionScenario& scenario, const QString& name, int step, ThemeKind kind,
                  QSizeF size = {728, 600}) {
  const auto run = compute_votes(scenario);
  const int last = VotesMoment::last_step(run->blocks());
  const ScenePicture picture = votes_picture(run, step < 0 ? last + 1 + step : step, 1);
  REQUIRE(rendered(picture, size, Theme::get(kind)).save(votes_folder() + QStringLiteral("%1.png").arg(name)));
}

}  // namespace

TEST_CASE("The votes are drawn to files", "[.votes-screens]") {
  PredictionScenario s;
  s.examples = 72;
  s.seed = static_cast<std::uint64_t>(qEnvironmentVariableIntValue("VOTES_SEED"));
  write_screen(s, QStringLiteral("light"), -1, ThemeKind::light);
  write_screen(s, QStringLiteral("dark"), -1, ThemeKind::dark);
  write_screen(s, QStringLiteral("contrast"), -1, ThemeKind::contrast);
  write_screen(s, QStringLiteral("step0"), 0, ThemeKind::light);
  write_screen(s, QStringLiteral("step6"), 6, ThemeKind::light);
  write_screen(s, QStringLiteral("step13"), 13, ThemeKind::light);
  s.blocks = 1;
  write_screen(s, QStringLiteral("k1"), -1, ThemeKind::light);
  s.blocks = 4;
  write_screen(s, QStringLiteral("k4"), -1, ThemeKind::light);
  s.blocks = 18;
  write_screen(s, QStringLiteral("k18"), -1, ThemeKind::light);
  s.blocks = 30;
  write_screen(s, QStringLiteral("k30"), -1, ThemeKind::light);
  s.blocks = 40;
  write_screen(s, QStringLiteral("k40"), -1, ThemeKind::light);
  s.blocks = 72;
  write_screen(s, QStringLiteral("k72"), -1, ThemeKind::light);
  s.blocks = 12;
  s.rule = VoteRuleKind::linear;
  write_screen(s, QStringLiteral("linear"), -1, ThemeKind::light);
  s.rule = VoteRuleKind::logistic;
  write_screen(s, QStringLiteral("logistic"), -1, ThemeKind::light);
  s.rule = VoteRuleKind::geometric;
  s.examples = 100'000;
  write_screen(s, QStringLiteral("huge"), -1, ThemeKind::light);
  s.examples = 5000;
  s.blocks = 300;
  write_screen(s, QStringLiteral("k300"), -1, ThemeKind::light);
  s.examples = 1;
  s.blocks = 1;
  write_screen(s, QStringLiteral("n1"), -1, ThemeKind::light);
  PredictionScenario one;
  one.class_text = "subsets:3,3";
  one.target = 0;
  one.examples = 8;
  one.blocks = 3;
  write_screen(one, QStringLiteral("one-hypothesis"), -1, ThemeKind::light);
  PredictionScenario points;
  points.class_text = "intervals:16";
  points.examples = 200;
  points.target = 40;
  points.blocks = 10;
  points.asked = 15;
  write_screen(points, QStringLiteral("intervals16"), -1, ThemeKind::light);
  points.learner = BlockLearner::soa;
  points.blocks = 50;
  write_screen(points, QStringLiteral("soa50"), -1, ThemeKind::light);
  PredictionScenario wide;
  wide.class_text = "thresholds:100";
  wide.examples = 150;
  wide.target = 40;
  wide.asked = 41;
  write_screen(wide, QStringLiteral("points100"), -1, ThemeKind::light, {1000, 560});
  PredictionScenario named;
  named.class_text = "affine:2,3,1";
  named.examples = 30;
  named.blocks = 7;
  named.target = 9;
  write_screen(named, QStringLiteral("affine"), -1, ThemeKind::light, {728, 500});
  PredictionScenario own;
  own.rows = "0:+,0:-,1:+,2:-,3:+,4:-,5:+,6:-";
  own.examples = 8;
  own.blocks = 3;
  write_screen(own, QStringLiteral("own"), -1, ThemeKind::light);
}

TEST_CASE("The side of the votes is drawn to files", "[.votes-screens]") {
  PredictionScenario s;
  s.examples = 72;
  const auto run = compute_votes(s);
  VotesLog log;
  const auto write = [&](const std::shared_ptr<const VotesRun>& of, const QString& name, ThemeKind kind) {
    const ScenePicture picture = votes_side_picture(of, log);
    REQUIRE(rendered(picture, picture.natural_size(), Theme::get(kind))
                .save(votes_folder() + QStringLiteral("%1.png").arg(name)));
  };
  write(run, QStringLiteral("side0"), ThemeKind::light);
  for (std::uint64_t i = 0; i < 12; ++i) log.add({2, ask_votes(*run, 2, i), run->predictor().rule().options()});
  write(run, QStringLiteral("side12"), ThemeKind::dark);
  s.class_text = "thresholds:100";
  s.target = 40;
  s.asked = 41;
  write(compute_votes(s), QStringLiteral("side100"), ThemeKind::light);
}

TEST_CASE("The page of the votes and its panel are drawn to files", "[.votes-screens]") {
  PredictionScenario s;
  s.examples = 72;
  s.seed = 24;
  VotesPage page(votes_page());
  page.work(s)([](const StudyPage::Take&) {}, {})();
  for (int i = 0; i < 3; ++i) page.ask();
  StepPanel panel;
  for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark}) {
    const QString name = kind == ThemeKind::light ? QStringLiteral("light") : QStringLiteral("dark");
    for (QWidget* widget : {static_cast<QWidget*>(&page), static_cast<QWidget*>(&panel)}) {
      widget->setPalette(Theme::get(kind).palette());
      widget->setAutoFillBackground(true);
    }
    page.resize(728, 656);
    page.show_step(page.script()->last());
    page.explain(panel, page.script()->last());
    panel.resize(288, 656);
    page.show();
    panel.show();
    QCoreApplication::processEvents();
    REQUIRE(page.grab().save(votes_folder() + QStringLiteral("page-%1.png").arg(name)));
    REQUIRE(panel.grab().save(votes_folder() + QStringLiteral("panel-%1.png").arg(name)));
  }
  page.show_table(true);
  page.show_step(page.script()->last());
  QCoreApplication::processEvents();
  REQUIRE(page.grab().save(votes_folder() + QStringLiteral("page-table.png")));
}
