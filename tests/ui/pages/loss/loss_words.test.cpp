// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the loss plot in every language and size: all there, whole, and none over another.
#include <catch2/catch.hpp>

#include "../../painted_words.test.hpp"
#include "ui/pages/loss/loss_plot.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

/// Three learners that succeed at last, and both of the theorem's sizes beyond the axis.
void fill(LossPlot& plot) {
  Scenario scenario;
  scenario.sizes = {10, 100, 1000, 10'000};
  plot.begin(scenario);
  TheoremSizes theorem;
  theorem.sharp = LargeCount{7.7, {}};
  theorem.paper.log10 = 29;
  plot.set_theorem(theorem);
  for (const LearnerKind learner : scenario.learners) {
    for (const std::uint64_t n : scenario.sizes) {
      SweepCell cell;
      cell.learner = learner;
      cell.examples = n;
      const bool silent = learner == LearnerKind::private_learner && n <= 100;
      cell.losses.assign(40, silent ? 0.25 : 0);
      cell.empty_lists = silent ? 40 : 0;
      plot.add_cell(cell);
    }
  }
}

std::vector<test::PaintedWords> words_at(LossPlot& plot, QSize size) {
  plot.resize(size);
  test::WordListener listener(size);
  QCPPainter painter(&listener);
  painter.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching);
  plot.toPainter(&painter, size.width(), size.height());
  painter.end();
  return listener.painted();
}

}  // namespace

TEST_CASE("The loss plot's words are whole and apart in every language, down to the smallest window", "[plots]") {
  const QString code = GENERATE(as<QString>(), "en", "de", "he", "pseudo");
  const QSize size = GENERATE(QSize(728, 600), QSize(845, 350), QSize(480, 400), QSize(1500, 900));
  const Language language(code);
  LossPlot plot;
  fill(plot);
  const std::vector<test::PaintedWords> painted = words_at(plot, size);
  CAPTURE(code.toStdString(), size.width(), size.height());
  REQUIRE(painted.size() > 20);
  for (const test::PaintedWords& words : painted) {
    if (words.box.width() <= 0) continue;  // a mark of direction
    CAPTURE(words.text.toStdString(), words.box.left(), words.box.right(), words.box.bottom());
    CHECK(QRectF(QPointF(), size).adjusted(0, 0, 1, 1).contains(words.ink));
  }
  for (const auto& [one, other] : test::overlapping(painted)) {
    CAPTURE(one.text.toStdString(), other.text.toStdString(), one.ink.left(), one.ink.bottom());
    CHECK(false);
  }
  // All three learners are named, whatever else had to go.
  for (const char* name : {"M", "Generic", "Consistent"}) {
    const QString said = LossPlot::tr(name);
    CAPTURE(name);
    CHECK(std::any_of(painted.begin(), painted.end(), [&](const auto& words) { return words.text.contains(said); }));
  }
}

TEST_CASE("A loss plot that has no room draws nothing, and all of it once it has", "[plots]") {
  LossPlot plot;
  fill(plot);
  plot.setVisible(true);  // without a platform's window; only a visible plot paints its buffers
  for (const QSize size : {QSize(1, 1), QSize(40, 30), QSize(120, 20)}) {
    plot.resize(size);
    plot.replot(QCustomPlot::rpImmediateRefresh);
    REQUIRE(plot.size() == size);
    REQUIRE_FALSE(plot.grab().isNull());
  }
  plot.resize(728, 600);
  plot.replot(QCustomPlot::rpImmediateRefresh);
  REQUIRE(plot.grab().size() == QSize(728, 600));
}
