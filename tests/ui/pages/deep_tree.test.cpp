// SPDX-License-Identifier: GPL-3.0-or-later
// A deep tree as it is seen: its story is the walk's, every step shows what it speaks of, and clicks choose rows and
// colours.
#include <catch2/catch.hpp>

#include <QTest>
#include <set>
#include <string>
#include <vector>

#include "../kit/pictures.test.hpp"
#include "../painted_words.test.hpp"
#include "ui/pages/deep_tree/deep_tree_page.hpp"
#include "ui/pages/deep_tree/deep_tree_scene.hpp"
#include "ui/pages/deep_tree/deep_tree_table.hpp"
#include "ui/pages/deep_tree/deep_tree_words.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

using Show = DeepMoment::Show;

LowerBoundScenario deep_scenario(const std::string& tree_class = "random:150,12,1",
                                 std::optional<std::uint64_t> row = std::nullopt) {
  LowerBoundScenario scenario;
  scenario.page = "deep-tree";
  scenario.tree_class = tree_class;
  scenario.row = row;
  return scenario;
}

std::shared_ptr<const DeepTreeRun> coin_flips() {
  static const auto run = compute_deep_tree(deep_scenario("random:150,12,1", 43));
  return run;
}

const std::vector<std::shared_ptr<const DeepTreeRun>>& deep_runs() {
  static const auto runs = [] {
    std::vector<std::shared_ptr<const DeepTreeRun>> found = {coin_flips()};
    for (const char* text :
         {"table:01", "table:0/1", "cube:3", "thresholds:16", "halfspaces:3", "points:30", "cube:8", "thresholds:300"})
      found.push_back(compute_deep_tree(deep_scenario(text)));
    for (const std::uint64_t row : {0U, 17U, 99U})
      found.push_back(compute_deep_tree(deep_scenario("random:150,12,1", row)));
    LowerBoundScenario hand = deep_scenario("cube:3");
    hand.colours = TreeColours::hand;
    hand.turned = {0, 2};
    found.push_back(compute_deep_tree(hand));
    LowerBoundScenario three = deep_scenario("random:150,12,1", 43);
    three.levels = 3;
    found.push_back(compute_deep_tree(three));
    return found;
  }();
  return runs;
}

int steps_of_run(const DeepTreeRun& run) { return static_cast<int>(deep_moments(run).size()); }

struct OpenedDeep {
  DeepTreePage page{deep_tree_page()};
  std::optional<LowerBoundScenario> edited;
  OpenedDeep() {
    QObject::connect(&page, &StudyPage::edited,
                     [this](const ChapterScenario& scenario, int) { edited = std::get<LowerBoundScenario>(scenario); });
  }
  void compute(const LowerBoundScenario& scenario) {
    const auto take = page.work(scenario)([](StudyPage::Take first) { first(); }, {});
    if (take) take();
  }
  /// A click on a node; whether it is there to be clicked.
  bool click(int step, std::int32_t node) {
    const ScenePicture picture = deep_tree_picture(page.run(), step);
    for (const Spot& spot : test::painted_spots(picture, {728, 600})) {
      if (spot.place != node || spot.act != Spot::Act::choose) continue;
      page.take_click(spot);
      return true;
    }
    return false;
  }
};

}  // namespace

TEST_CASE("The story of a deep tree is its walk, from coin flips to three thresholds", "[deep-tree]") {
  const auto script = deep_tree_script(*coin_flips());
  const DeepTreeRun& run = *coin_flips();
  const TreeWalk& walk = run.walk;
  const auto row = [&](HypothesisIndex h) { return deep_row_words(run, h).toStdString(); };
  const auto point = [&](PointIndex x) { return deep_point_words(run, x).toStdString(); };
  REQUIRE(walk.halvings.size() == 3);
  CHECK(script->sentence(0) == "150 rows of coin flips shatter a tree of 7 levels.");
  CHECK(script->sentence(1).toStdString() == "Row " + row(43) + " follows its own answers down to a leaf.");
  CHECK(script->sentence(2) == "It has an answer everywhere. Colour all 127 nodes by it.");
  CHECK(script->sentence(3) == "+ holds 4 levels, − holds 3. 4 + 3 = 7, however you colour.");
  CHECK(script->sentence(4).toStdString() == "Row " + row(43) +
                                                 " is the first row: it says + wherever we go on. Rows on the − side "
                                                 "of point " +
                                                 point(walk.halvings[0].point) + " all say − there.");
  CHECK((*script)[4].question.text == "How many of the 7 levels are left to use?");
  CHECK((*script)[4].question.answers == QStringList({"6", "3", "1"}));
  CHECK(script->sentence(5).toStdString() == "Three. Row " + row(walk.halvings[1].row) + " lives on that side.");
  const int order = deep_step_of(run, Show::order);
  CHECK(script->sentence(order).contains(QStringLiteral("3 thresholds out of coin flips.")));
  CHECK(script->sentence(order + 1).toStdString() ==
        "A tree of 7 levels promises 3 thresholds. The class holds 9 and no more.");
  CHECK((*script)[order + 1].question.text == "How deep a tree promises ten?");
  CHECK(script->sentence(order + 2).startsWith(QStringLiteral("1023 levels.")));
  CHECK(script->size() == order + 3);
  CHECK(script->opening() == 0);
}

TEST_CASE("The sentences of a deep tree are whole for every class, and each step has one", "[deep-tree]") {
  for (const auto& run : deep_runs()) {
    const auto script = deep_tree_script(*run);
    CAPTURE(run->scenario.tree_class);
    REQUIRE(script->size() == steps_of_run(*run));
    for (int step = 0; step < script->size(); ++step) {
      const QString sentence = script->sentence(step);
      CAPTURE(step, sentence.toStdString());
      CHECK((sentence.endsWith(u'.') || sentence.endsWith(u'?')));
      CHECK_FALSE(sentence.contains(u'%'));
      CHECK(sentence.split(u' ').size() <= 40);
      CHECK((*script)[step].question.answers.size() <= 3);
      CHECK_FALSE((*script)[step].reference.isEmpty());
      CHECK(deep_tree_notes(*run, step).size() <= 2);
      CHECK_FALSE(deep_tree_title(*run, step).contains(u'%'));
      CHECK_FALSE(deep_tree_subtitle(*run, step).contains(u'%'));
    }
  }
}

TEST_CASE("Words of a deep tree lie within the picture and over no others", "[deep-tree]") {
  for (const auto& run : deep_runs()) {
    for (int step = 0; step < steps_of_run(*run); ++step) {
      for (const QSize size : {QSize(728, 600), QSize(1000, 700), QSize(640, 560)}) {
        CAPTURE(run->scenario.tree_class, step, size.width());
        CHECK(test::misplaced_words(deep_tree_picture(run, step), size) == "");
      }
    }
  }
}

TEST_CASE("A step of a deep tree shows no row, column or depth before its sentence tells it", "[deep-tree]") {
  for (const auto& run : deep_runs()) {
    const std::vector<DeepMoment> moments = deep_moments(*run);
    std::size_t placed = 0;
    for (std::size_t i = 0; i < moments.size(); ++i) {
      CAPTURE(run->scenario.tree_class, i);
      const Scene scene = deep_tree_picture(run, static_cast<int>(i)).scene({728, 600});
      std::set<QString> framed;
      bool bar = false;
      for (const Mark& mark : scene.marks) {
        if (mark.key.startsWith(QStringLiteral("frame"))) framed.insert(mark.key);
        bar = bar || mark.key.startsWith(QStringLiteral("bar"));
      }
      const Show show = moments[i].show;
      if (show == Show::placed || show == Show::single) ++placed;
      const bool drawn = run->concept_class().points() < 90;  // else the table has no room for columns
      CHECK(framed.size() == (drawn ? placed : 0));
      CHECK(bar == (show == Show::half || show == Show::placed || show == Show::single));
    }
    if (run->scenario.colours == TreeColours::row) CHECK(placed == run->walk.halvings.size());
  }
}

TEST_CASE("A click on a leaf takes its row, and by hand a click on a node turns it there and back", "[deep-tree]") {
  OpenedDeep opened;
  opened.compute(deep_scenario("cube:3"));
  const DeepTreeRun& run = *opened.page.run();
  std::int32_t leaf = 0;
  for (std::size_t i = 0; i < run.tree.nodes.size(); ++i)
    if (run.tree.nodes[i].leaf()) leaf = static_cast<std::int32_t>(i);
  REQUIRE(opened.click(0, leaf));
  REQUIRE(opened.edited);
  CHECK(opened.edited->row == run.tree.nodes[static_cast<std::size_t>(leaf)].witness);
  opened.edited.reset();
  REQUIRE(opened.click(3, 2));
  CHECK_FALSE(opened.edited);  // by a row a node has the row's colour
  LowerBoundScenario hand = deep_scenario("cube:3");
  hand.colours = TreeColours::hand;
  opened.compute(hand);
  REQUIRE(opened.click(3, 2));
  REQUIRE(opened.edited);
  CHECK(opened.edited->turned == std::vector<std::uint64_t>{2});
  opened.compute(*opened.edited);
  REQUIRE(opened.click(3, 0));
  CHECK(opened.edited->turned == std::vector<std::uint64_t>{0, 2});
  opened.compute(*opened.edited);
  REQUIRE(opened.click(3, 2));
  CHECK(opened.edited->turned == std::vector<std::uint64_t>{0});
}

TEST_CASE("The tables of a deep tree hold every node, every halving and the staircase", "[deep-tree]") {
  const DeepTreeRun& run = *coin_flips();
  const PageTable nodes = deep_nodes_table(run, {});
  CHECK(nodes.rows.size() == 127);
  CHECK(nodes.rows[0][4].data == 4);
  CHECK(nodes.rows[0][5].data == 3);
  const PageTable walk = deep_walk_table(run, {});
  CHECK(walk.rows.size() == 4);
  CHECK(walk.rows[0][1].data == 7);
  const PageTable chain = deep_chain_table(run, {});
  REQUIRE(chain.rows.size() == 4);
  REQUIRE(chain.columns.size() == 4);
  for (std::size_t i = 0; i < 4; ++i) {
    for (std::size_t j = 0; j < 3; ++j)
      CHECK(chain.rows[i][j + 1].data == label_cell(i <= j ? Label::plus : Label::minus).data);
  }
}

TEST_CASE("A deep tree tells of a node its levels, and of a leaf its row", "[deep-tree]") {
  OpenedDeep opened;
  opened.compute(deep_scenario("cube:3"));
  CHECK(opened.page.tell(Kin::of_node(0)).contains(QStringLiteral("level 1")));
  CHECK(opened.page.tell(Kin::of_node(3)).startsWith(QStringLiteral("leaf: row ")));
  CHECK(opened.page.tell(Kin::of_node(99)).isEmpty());
  CHECK(opened.page.command(opened.page.run()->scenario) == "littlestone-lab dimension cube:3 --walk 0");
}
