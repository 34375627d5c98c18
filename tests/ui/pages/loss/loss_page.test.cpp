// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/loss_page.hpp"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <catch2/catch.hpp>

#include "ui/shell/step_panel.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

Scenario small() {
  Scenario s;
  s.class_text = "points:4";
  s.target = 1;
  s.constants = {1, 20, 60, 10, {}};
  s.sizes = {10, 100, 2000};
  s.replicates = 20;
  return s;
}

struct Opened {
  LossPage page;
  explicit Opened(const Scenario& scenario = small()) {
    page.resize(728, 640);
    page.show();
    page.set_scenario(scenario, instance_of(scenario));
  }
  bool measured() {
    return QTest::qWaitFor([&] { return page.share_done() == 1 && !page.running(); }, 20'000);
  }
};

}  // namespace

TEST_CASE("The page measures its scenario to the end once it is seen, and not again for the same one", "[pages]") {
  Opened o;
  REQUIRE(o.measured());
  REQUIRE(o.page.cells_done() == 9);
  QSignalSpy news(&o.page, &LossPage::progressed);
  o.page.set_scenario(small(), instance_of(small()));
  REQUIRE_FALSE(o.page.running());
  REQUIRE(news.isEmpty());
  REQUIRE(o.page.picture() != nullptr);
}

TEST_CASE("Another alpha or beta moves the lines and measures nothing, another epsilon measures everything",
          "[pages]") {
  Opened o;
  REQUIRE(o.measured());
  Scenario other = small();
  other.alpha = Rational(1, 5);
  other.beta = Rational(1, 20);
  o.page.set_scenario(other, instance_of(other));
  REQUIRE_FALSE(o.page.running());
  REQUIRE(o.page.cells_done() == 9);
  REQUIRE(o.page.plot().scenario().alpha == Rational(1, 5));
  other.epsilon = Rational(1, 2);
  o.page.set_scenario(other, instance_of(other));
  REQUIRE(o.page.cells_done() == 0);
  REQUIRE(o.page.running());
  REQUIRE(o.measured());
  REQUIRE(o.page.cells_done() == 9);
}

TEST_CASE("Dragging the range of n measures the sizes of the last stop only, and the picture holds no others",
          "[pages]") {
  Opened o;
  o.page.to_slider().setValue(8);
  o.page.to_slider().setValue(7);
  o.page.from_slider().setValue(3);
  REQUIRE(o.measured());
  const std::vector<std::uint64_t>& sizes = o.page.scenario().sizes;
  REQUIRE(sizes.front() == 32);
  REQUIRE(sizes.back() == 3162);
  REQUIRE(sizes.size() == 13);
  REQUIRE(o.page.cells_done() == 39);
  for (const SweepCell& cell : o.page.plot().cells()) {
    REQUIRE(std::find(sizes.begin(), sizes.end(), cell.examples) != sizes.end());
  }
  // The one that is moved pushes the other before it.
  o.page.from_slider().setValue(12);
  REQUIRE(o.page.to_slider().value() == 13);
  o.page.to_slider().setValue(5);
  REQUIRE(o.page.from_slider().value() == 4);
  o.page.stop();
}

TEST_CASE("The switch turns to the need for examples and back without losing what was measured", "[pages]") {
  Scenario easy = small();
  easy.alpha = Rational(3, 10);  // SOA of nothing is good enough: nothing is run against epsilon
  Opened o(easy);
  REQUIRE(o.measured());
  QTest::mouseClick(o.page.view_switch().segment(2), Qt::LeftButton);
  REQUIRE(o.page.question() == LossView::need_by_epsilon);
  REQUIRE(o.measured());
  REQUIRE(o.page.picture()->description().contains(QStringLiteral("epsilon")));
  QTest::mouseClick(o.page.view_switch().segment(0), Qt::LeftButton);
  REQUIRE(o.page.question() == LossView::loss);
  REQUIRE(o.page.cells_done() == 9);
  REQUIRE_FALSE(o.page.running());
}

TEST_CASE("A stop keeps what was measured, and says so", "[pages]") {
  Scenario large = small();
  large.replicates = 100'000;
  Opened o(large);
  REQUIRE(QTest::qWaitFor([&] { return o.page.plot().cells().size() == 9; }, 20'000));
  o.page.stop();
  REQUIRE(QTest::qWaitFor([&] { return !o.page.running(); }, 5000));
  REQUIRE(o.page.plot().cells().size() == 9);
  REQUIRE(o.page.state_text().startsWith(QStringLiteral("Stopped")));
}

TEST_CASE("Pointing at a mark names its learner and n, rings it, and tells its numbers in the panel", "[pages]") {
  Opened o;
  REQUIRE(o.measured());
  auto& plot = const_cast<LossPlot&>(o.page.plot());
  REQUIRE(plot.pointed_cell() == nullptr);
  for (const SweepCell& cell : o.page.plot().cells()) {
    CAPTURE(cell.examples, to_string(cell.learner));
    QTest::mouseMove(&plot, plot.mark_of(cell).toPoint());
    REQUIRE(QTest::qWaitFor([&] {
      const SweepCell* at = plot.pointed_cell();
      return at != nullptr && at->examples == cell.examples && at->learner == cell.learner;
    }));
  }
  StepPanel panel;
  const SweepCell& at = *plot.pointed_cell();
  o.page.explain(panel, 0);
  const QString told = panel.picture_view().picture()->description();
  REQUIRE(told.contains(QString::number(at.examples)));
  REQUIRE(told.contains(QStringLiteral("%1 of 20").arg(at.successes(0.1))));
  QTest::mouseMove(&plot, QPoint(2, 2));
  REQUIRE(QTest::qWaitFor([&] { return plot.pointed_cell() == nullptr; }));
  o.page.explain(panel, 0);
  REQUIRE(panel.picture_view().picture()->description() != told);
}

TEST_CASE("The table twin has a row a learner and n, with what the plot draws", "[pages]") {
  Opened o;
  REQUIRE(o.measured());
  QTest::mouseClick(o.page.how_shown().segment(1), Qt::LeftButton);
  REQUIRE(o.page.table_shown());
  REQUIRE(o.page.table_view().row_count() == 9);
  const PageTable table = o.page.table();
  const auto cell_of = [&](std::size_t row, const char* field) {
    const auto at = std::find_if(table.columns.begin(), table.columns.end(),
                                 [&](const auto& column) { return column.field == QLatin1String(field); });
    REQUIRE(at != table.columns.end());
    return table.rows[row][static_cast<std::size_t>(at - table.columns.begin())].data;
  };
  for (const SweepCell& cell : o.page.plot().cells()) {
    std::size_t row = 0;
    while (cell_of(row, "learner") != std::string(to_string(cell.learner)) || cell_of(row, "n") != cell.examples) ++row;
    REQUIRE(cell_of(row, "mean_loss") == cell.mean());
    REQUIRE(cell_of(row, "median_loss") == cell.quantile(0.5));
    REQUIRE(cell_of(row, "success_rate") == cell.success_rate(0.1));
    REQUIRE(cell_of(row, "replicates") == 20);
  }
  REQUIRE(table.csv().count(QLatin1Char('\n')) == 10);
  QTest::mouseClick(o.page.how_shown().segment(0), Qt::LeftButton);
  REQUIRE_FALSE(o.page.table_shown());
}

TEST_CASE("Losses and rates in the table have three digits, as everywhere", "[pages]") {
  SweepCell cell;
  cell.learner = LearnerKind::private_learner;
  cell.examples = 12'345;
  cell.losses = {0.06, 0.06, 0.06, 0.3};
  const std::vector<PageTable::Cell> row = loss_table(loss_series({cell}, 0.1)).rows.at(0);
  const auto shown = [&](std::size_t column) { return row[column].shown.toStdString(); };
  REQUIRE(shown(1) == "12\u202F345");
  REQUIRE(shown(3) == ".120");
  REQUIRE(shown(6) == ".750");
  REQUIRE(shown(9) == ".060");
  REQUIRE(row[9].data == 0.06);
}

TEST_CASE("The sentence names the fewest examples of the learners that are measured", "[pages]") {
  Scenario scenario = small();
  scenario.class_text = "thresholds:4";  // Ldim 2
  scenario.learners = {LearnerKind::private_learner, LearnerKind::lean};
  const bool chain = GENERATE(false, true);
  if (chain) scenario.learners.push_back(LearnerKind::chain);
  Opened o(scenario);
  REQUIRE(o.measured());
  StepPanel panel;
  const auto told = [&] {
    o.page.explain(panel, 0);
    return panel.sentence();
  };
  REQUIRE(QTest::qWaitFor([&] { return told().contains(QStringLiteral("The same promise")); }, 60'000));
  const TheoremSizes sizes = theorem_sizes(scenario, 2);
  const LargeCount& fewest = chain ? *sizes.chain : *sizes.lean;
  CHECK(told().contains(count_text(fewest.exact->convert_to<double>()) + QStringLiteral(" examples")));
  CHECK(told().contains(QStringLiteral("share no row")) == chain);
}

TEST_CASE("A sweep that fails says why in place of the picture, and can be asked for again", "[pages]") {
  Scenario wrong = small();
  wrong.constants.levels = {Rational(1)};  // not one a level
  Opened o(wrong);
  REQUIRE(QTest::qWaitFor([&] { return !o.page.running(); }, 20'000));
  REQUIRE(o.page.state_text().startsWith(QStringLiteral("Not measured: Weights of the levels")));
  REQUIRE(o.page.cells_done() == 0);
  StepPanel panel;
  o.page.explain(panel, 0);
  REQUIRE(panel.sentence().contains(QStringLiteral("Weights of the levels")));
  o.page.set_scenario(small(), instance_of(small()));
  REQUIRE(o.measured());
  REQUIRE(o.page.state_text().startsWith(QStringLiteral("Measured")));
}
