// SPDX-License-Identifier: GPL-3.0-or-later
// The loss figure: its sizes reach beyond the theorem's, its words tell what its cells hold.
#include "ui/pages/loss/loss_range.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "../../kit/pictures.test.hpp"
#include "ui/pages/loss/loss_print.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

TheoremSizes promise_of(double n) {
  TheoremSizes theorem;
  theorem.sharp = LargeCount{std::log10(n), BigInteger(static_cast<std::uint64_t>(n))};
  theorem.paper.log10 = 29;
  return theorem;
}

// M is silent up to 1000 and right from 10 000 on; the others are right at once.
LossData falling(double promise, std::vector<std::uint64_t> sizes = {10, 100, 1000, 10'000, 100'000},
                 double blind = 0.5) {
  LossData data;
  std::vector<SweepCell> cells;
  data.scenario.sizes = std::move(sizes);
  data.scenario.replicates = 4;
  data.theorem = promise_of(promise);
  for (const LearnerKind learner : data.scenario.learners) {
    for (const std::uint64_t n : data.scenario.sizes) {
      SweepCell cell;
      cell.learner = learner;
      cell.examples = n;
      const bool silent = learner == LearnerKind::private_learner && n <= 1000;
      cell.losses.assign(4, silent ? blind : 0.0);
      cell.empty_lists = silent ? 4 : 0;
      cells.push_back(cell);
    }
  }
  data.series = loss_series(cells, to_double(data.scenario.alpha));
  return data;
}

}  // namespace

TEST_CASE("The sizes of a loss figure go from ten to exactly twice the theorem's", "[loss]") {
  for (const double n : {60.0, 5426.0, 53'158'133.0}) {
    const auto sizes = sizes_of_fall(promise_of(n));
    CAPTURE(n, sizes.size());
    REQUIRE(sizes.size() >= 5);
    CHECK(sizes.front() == 10);
    CHECK(sizes.back() == static_cast<std::uint64_t>(2 * n));
    CHECK(std::is_sorted(sizes.begin(), sizes.end()));
    CHECK(std::adjacent_find(sizes.begin(), sizes.end()) == sizes.end());
    CHECK(std::any_of(sizes.begin(), sizes.end(),
                      [&](std::uint64_t size) { return std::abs(static_cast<double>(size) / n - 1) < 0.6; }));
  }
  TheoremSizes too_far;
  too_far.sharp = LargeCount{12, {}};
  CHECK(sizes_of_fall(too_far).empty());
  CHECK(sizes_of_fall({}).empty());
}

TEST_CASE("The caption of a loss figure tells where M falls and where the theorem begins", "[loss][caption]") {
  const FigureWords words = loss_words(falling(50'000));
  const QString caption = without_markup(words.caption);
  CAPTURE(caption.toStdString());
  CHECK(words.title == QStringLiteral("First nothing, then everything"));
  CHECK(caption.contains(QStringLiteral("Up to 1000 examples M releases nothing")));
  CHECK(caption.contains(QStringLiteral("From 10\u202F000 on every run of M has loss 0")));
  CHECK(caption.contains(QStringLiteral("Dotted: from 50\u202F000 examples on")));
  CHECK(words.alt.contains(QStringLiteral("from 10 to 100\u202F000")));
}

TEST_CASE("Where M does not fall in the range the caption says so and from where it is promised", "[loss][caption]") {
  const FigureWords words = loss_words(falling(50'000'000, {10, 100, 1000}));
  const QString caption = without_markup(words.caption);
  CAPTURE(caption.toStdString());
  CHECK(words.title.contains(QStringLiteral("beyond this range")));
  CHECK(caption.contains(QStringLiteral("its fall is beyond this axis")));
  CHECK(caption.contains(QStringLiteral("5·10")));
  CHECK(caption.contains(QStringLiteral("beyond this axis")));
  CHECK_FALSE(caption.contains(QStringLiteral("Dotted")));
}

TEST_CASE("Where the answer without data is good enough, a loss figure tells of no fall", "[loss][caption]") {
  const FigureWords words = loss_words(falling(50'000'000, {10, 100, 1000}, 0.01));
  const QString caption = without_markup(words.caption);
  CAPTURE(caption.toStdString());
  CHECK(words.title == QStringLiteral("The answer without data is good enough here"));
  CHECK(caption.contains(QStringLiteral("Up to 1000 examples M releases nothing, but its answer without data")));
  CHECK_FALSE(caption.contains(QStringLiteral("its fall")));
}

TEST_CASE("The loss figure keeps in its area at every width and in every theme", "[loss]") {
  const LossPrint picture(std::make_shared<const LossData>(falling(50'000)));
  for (const double width : {240.0, 303.0, 560.0, 1100.0}) {
    for (const ThemeKind kind : all_kinds) {
      CAPTURE(width);
      const Theme& theme = Theme::get(kind);
      const QSizeF size(width, width * 340 / 560);
      const QImage image = rendered(picture, size, theme, 10);
      CHECK(stays_inside(image, size, 10, theme.canvas));
    }
  }
}

TEST_CASE("A loss figure's data have every run's loss", "[loss]") {
  const auto data = std::make_shared<const LossData>(falling(50'000));
  const auto exhibit = loss_figure(data);
  const PageTable table = exhibit->table(0, ui::TableLimits::none());
  REQUIRE(table.columns.back().field == QStringLiteral("losses"));
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    CHECK(table.rows[i].back().data == nlohmann::json(std::vector<double>(4, table.rows[i][3].data.get<double>())));
  }
  CHECK(table.csv().contains(QStringLiteral(",0.5 0.5 0.5 0.5\n")));
}
