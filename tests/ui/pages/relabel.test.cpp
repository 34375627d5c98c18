// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QPainter>
#include <QtTest>
#include <catch2/catch.hpp>
#include <cmath>
#include <fstream>
#include <functional>
#include <map>

#include "core/study/chapters/agnostic_scenario.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/support/temporary_folder.hpp"
#include "tests/ui/painted_words.test.hpp"
#include "tests/ui/screens.test.hpp"
#include "ui/pages/agnostic/agnostic_thumbnail.hpp"
#include "ui/pages/relabel/relabel_page.hpp"
#include "ui/pages/relabel/relabel_scene.hpp"
#include "ui/pages/relabel/relabel_table.hpp"
#include "ui/pages/relabel/relabel_words.hpp"
#include "ui/words/bounds.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

/// The run of a scenario. The counterexample's witness, which takes 2 s, is that of the last run where it is the same.
std::shared_ptr<const RelabelRun> relabel_of(const AgnosticScenario& scenario) {
  static std::shared_ptr<const RelabelRun> last;
  return last = compute_relabel(scenario, {}, last);
}

QImage relabel_image(const Picture& picture, QSize size, ThemeKind kind, int scale = 1) {
  QImage image(size * scale, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(scale);
  const Theme& theme = Theme::get(kind);
  image.fill(theme.canvas);
  QPainter painter(&image);
  picture.paint(painter, QRectF(QPointF(), QSizeF(size)), theme);
  return image;
}

AgnosticScenario shipped_relabel(const std::string& name) {
  return read_agnostic_file(support::source_folder() + "/resources/scenarios/agnostic/" + name + ".json");
}

std::vector<AgnosticScenario> relabel_cases() {
  std::vector<AgnosticScenario> all(9);
  all[1].class_text = "cube:4";
  all[1].subset = 13;
  all[2].class_text = "points:16";
  all[2].subset = 16;
  all[2].learner = RelabelLearner::tournament;
  all[3].class_text = "intervals:6";
  all[3].learner = RelabelLearner::soa;
  all[3].noise = 0;
  all[4].class_text = "thresholds:40";
  all[4].examples = 100'000;
  all[4].subset = 2000;
  all[5].class_text = "thresholds:1";
  all[5].target = 0;
  all[5].examples = 1;
  all[5].subset = 1;
  all[6].subset = 60;
  all[7].score = RelabelScore::representative;
  all[7].epsilon1 = 1;
  all[8].epsilon1 = 5;
  all[8].learner_epsilon = 12;
  return all;
}

/// The page with the study of a scenario, and the edits it asks for.
struct RelabelShown {
  RelabelPage page{relabel_page()};
  std::vector<AgnosticScenario> edits;

  explicit RelabelShown(const AgnosticScenario& scenario = {}) {
    QObject::connect(&page, &StudyPage::edited, &page, [this](const ChapterScenario& edited, int) {
      edits.push_back(std::get<AgnosticScenario>(edited));
    });
    compute(scenario);
    page.resize(728, 656);
    page.show_step(page.script()->last());
  }
  void compute(const AgnosticScenario& scenario) {
    page.work(scenario)([](StudyPage::Take take) { take(); }, {})();
  }
  [[nodiscard]] Spot spot_of(std::int32_t place) {
    (void)page.view()->grab();
    for (const Spot& spot : page.view()->spots().all())
      if (spot.place == place) return spot;
    FAIL("no such place");
    return {};
  }
  void drag(std::int32_t place, QPointF to) {
    const Spot spot = spot_of(place);
    const QRectF area(page.view()->rect());
    for (const Drag::Phase phase : {Drag::Phase::begin, Drag::Phase::move, Drag::Phase::end})
      page.take_drag({spot, phase, phase == Drag::Phase::begin ? spot.rect.center() : to, area, false});
  }
};

}  // namespace

TEST_CASE("Relabel shows each way of H once with its least errors and the chance of the exponential mechanism",
          "[relabel]") {
  for (const char* name : {"thresholds:8", "cube:3", "points:6", "intervals:5"}) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      for (const RelabelScore score : {RelabelScore::minimum, RelabelScore::representative}) {
        CAPTURE(name, seed);
        AgnosticScenario scenario;
        scenario.class_text = name;
        scenario.seed = seed;
        scenario.subset = 5;
        scenario.score = score;
        const auto run = relabel_of(scenario);
        const ConceptClass& c = run->concept_class();
        std::map<std::string, std::vector<HypothesisIndex>> behind;
        const auto errors_of = [&](HypothesisIndex h) {
          std::uint64_t errors = 0;
          for (const Example& row : run->rows()) errors += c.row(h)[row.point] != row.label ? 1U : 0U;
          return errors;
        };
        for (HypothesisIndex h = 0; h < c.size(); ++h) {
          std::string labels;
          for (const std::uint32_t row : run->study.subset) labels += to_char(c.row(h)[run->rows()[row].point]);
          behind[labels].push_back(h);
        }
        REQUIRE(behind.size() == run->study.dichotomies.size());
        std::map<std::string, double> weight;
        double sum = 0;
        for (const auto& [labels, all] : behind) {
          std::uint64_t errors = errors_of(all.front());
          if (score == RelabelScore::minimum)
            for (const HypothesisIndex h : all) errors = std::min(errors, errors_of(h));
          weight[labels] = std::exp(-to_double(scenario.epsilon1) * static_cast<double>(errors) / 2);
          sum += weight[labels];
        }
        const PageTable table = relabel_ways_table(*run, {});
        REQUIRE(table.rows.size() == behind.size());
        for (std::size_t way = 0; way < run->study.dichotomies.size(); ++way) {
          std::string labels;
          for (const Label label : run->study.dichotomies[way].labels) labels += to_char(label);
          CHECK(run->study.dichotomies[way].behind == behind[labels]);
          CHECK(run->study.probabilities[way] == Approx(weight[labels] / sum));
          CHECK(table.rows[way][3].data.get<double>() == run->study.probabilities[way]);
        }
        std::size_t flips = 0;
        for (std::size_t i = 0; i < 5; ++i) {
          CHECK(run->study.relabelled[i].label == run->chosen().labels[i]);
          flips += run->changed[i] ? 1U : 0U;
        }
        CHECK(flips == run->study.flips);
        CHECK(count_errors(c.row(run->explains()), run->study.relabelled) == 0);
      }
    }
  }
}

TEST_CASE("Relabel tells the cost of Corollary 4 with dilution and its dot lies on the curve", "[relabel]") {
  for (const AgnosticScenario& scenario : relabel_cases()) {
    const auto run = relabel_of(scenario);
    const auto cost = [&](double m) {
      return to_double(scenario.epsilon1) +
             std::log1p(m / static_cast<double>(run->n()) * (4 * std::exp(to_double(scenario.learner_epsilon)) - 1));
    };
    CHECK(run->study.privacy.epsilon == Approx(cost(static_cast<double>(run->m()))));
    for (const RelabelDilution& one : run->curve) CHECK(one.epsilon == Approx(cost(static_cast<double>(one.subset))));
    CHECK(run->curve.front().subset == 1);
    CHECK(run->curve.back().subset == run->n());
    CHECK(run->neighbour_cost() + to_double(scenario.epsilon1) == Approx(run->study.privacy.epsilon));
    const ScenePicture picture = relabel_picture(run, 99, 1);
    Spots spots;
    QImage image(728, 600, QImage::Format_RGB32);
    QPainter painter(&image);
    const QRectF area(0, 0, 728, 600);
    picture.paint_spots(painter, area, Theme::get(ThemeKind::dark), spots);
    for (const Spot& spot : spots.all()) {
      if (spot.place != relabel_dot) continue;
      const double m = spot.grab->value(spot.rect.center());
      CHECK(std::abs(m - static_cast<double>(run->m())) <= 1 + static_cast<double>(run->n()) / 200);
    }
  }
}

TEST_CASE("Words of Relabel are large enough and lie within the picture and over no others", "[relabel]") {
  int which = 0;
  for (const AgnosticScenario& scenario : relabel_cases()) {
    const auto run = relabel_of(scenario);
    const int last = RelabelMoment(run->study.dichotomies.size(), 0).last();
    for (const int step : {0, 2, 5, last - 1, last}) {
      for (const QSize size : {QSize(728, 600), QSize(728, 572), QSize(1000, 640)}) {
        CAPTURE(which, step, size.width(), size.height());
        CHECK(test::misplaced_words(relabel_picture(run, step, 1), size) == "");
      }
    }
    ++which;
  }
}

TEST_CASE("Sentences of Relabel are short and say what was computed", "[relabel]") {
  for (const AgnosticScenario& scenario : relabel_cases()) {
    const auto run = relabel_of(scenario);
    const auto script = relabel_script(*run);
    CHECK(script->last() == RelabelMoment(run->study.dichotomies.size(), 0).last());
    for (int step = 0; step <= script->last(); ++step) {
      const QString said = script->sentence(step);
      CAPTURE(said.toStdString());
      CHECK_FALSE(said.contains(u'%'));
      CHECK(said.split(u' ').size() <= 40);
    }
    const QString end = script->sentence(script->last());
    CHECK(end.contains(QStringLiteral("-private")) == (run->promised && run->answer.hypothesis.has_value()));
    if (run->study.flips > 1) {
      CHECK(test::read_aloud(relabel_picture(run, script->last(), 1))
                .contains(QStringLiteral("%1labelsflip").arg(run->study.flips)));
    }
  }
}

TEST_CASE("What a page of Relabel cannot promise is not promised", "[relabel]") {
  AgnosticScenario scenario;
  scenario.learner = RelabelLearner::tournament;
  const auto m = relabel_of(scenario);
  REQUIRE(m->answer.needed);
  CHECK(*m->answer.needed > 8);
  CHECK_FALSE(m->answer.hypothesis);
  CHECK(m->study.privacy.delta == Approx(8.0 / 60 * 1e-6));
  scenario.learner = RelabelLearner::soa;
  const auto soa = relabel_of(scenario);
  REQUIRE(soa->answer.hypothesis);
  CHECK_FALSE(soa->promised);
  CHECK(count_errors(*soa->answer.hypothesis, soa->study.relabelled) == 0);
  scenario.learner = RelabelLearner::exponential;
  scenario.score = RelabelScore::representative;
  CHECK_FALSE(relabel_of(scenario)->promised);
}

TEST_CASE("A data file of one's own takes the place of the drawn rows of Relabel", "[relabel]") {
  const support::TemporaryFolder folder;
  const std::string path = folder.file("rows.csv");
  std::ofstream(path) << "point,label\n0,1\n1,-1\n2,1\n3,-1\n";
  AgnosticScenario scenario;
  scenario.data = path;
  scenario.subset = 4;
  const auto run = relabel_of(scenario);
  CHECK(run->n() == 4);
  CHECK(run->explained == false);
  scenario.subset = 5;
  try {
    (void)relabel_of(scenario);
    FAIL("five rows of four");
  } catch (const InputError& error) {
    CHECK(error.field() == "subset");
  }
}

TEST_CASE("Rows are dragged into T and the dot is m and a way shows its flips", "[relabel]") {
  RelabelShown shown(shipped_relabel("two-labels-flip"));
  const auto run = shown.page.run();
  // The dot, to the right end of its curve.
  (void)shown.spot_of(relabel_dot);
  shown.drag(relabel_dot, QPointF(shown.page.view()->width() * 0.41, shown.page.view()->height() * 0.8));
  REQUIRE_FALSE(shown.edits.empty());
  CHECK(shown.edits.back().subset > 50);
  CHECK(shown.edits.back().chosen.empty());
  shown.edits.clear();
  // A row of point 7 with label +, onto the third chip.
  const Spot chip = shown.spot_of(relabel_first_chip + 2);
  shown.drag(relabel_first_stack + 2 * 6 + 1, chip.rect.center());
  REQUIRE(shown.edits.size() == 1);
  const AgnosticScenario edited = shown.edits.back();
  REQUIRE(edited.chosen.size() == 8);
  const auto again = relabel_of(edited);
  for (std::size_t i = 0; i < 8; ++i) {
    if (i == 2)
      CHECK(again->rows()[again->study.subset[i]] == Example{6, Label::plus});
    else
      CHECK(again->study.subset[i] == run->study.subset[i]);
  }
  // A way that is clicked is previewed, and once more it is not.
  const Spot way = shown.spot_of(relabel_first_way + 1);
  shown.page.take_click(way);
  CHECK(shown.page.previewed() == std::optional<std::size_t>(1));
  shown.page.take_click(way);
  CHECK_FALSE(shown.page.previewed());
  const QKeyEvent up(QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier);
  CHECK(shown.page.take_key(up, {}, shown.page.view()));
  CHECK(shown.edits.back().subset == 9);
  CHECK(shown.page.command(run->scenario).toStdString() ==
        std::string("littlestone-lab relabel thresholds:8 --data rows.csv --subset 8 --epsilon 0.5 "
                    "--learner-epsilon 1 --score minimum --seed 152"));
}

TEST_CASE("The lessons of Relabel hold in their scenarios", "[relabel][gallery]") {
  const auto two = relabel_of(shipped_relabel("two-labels-flip"));
  CHECK_FALSE(two->explained);
  CHECK(two->m() == 8);
  CHECK(two->study.flips == 2);
  CHECK(two->promised);
  const auto sixty = relabel_of(shipped_relabel("all-sixty"));
  CHECK(sixty->m() == sixty->n());
  CHECK(upper_text(sixty->study.privacy.epsilon) == QStringLiteral("2.89"));
  CHECK(sixty->study.privacy.paper_epsilon == Approx(4));
  const auto first = relabel_of(shipped_relabel("the-first-is-not-the-best"));
  CHECK(first->scenario.score == RelabelScore::representative);
  CHECK(first->witness.loss == Approx(8.13).margin(5e-3));
  CHECK(first->witness.privacy.paper_epsilon == Approx(4));
  CHECK(first->witness.repaired_loss < 1e-9);
}

TEST_CASE("Relabel screens", "[.relabel-screens]") {
  const QString folder = test::screens_folder(QStringLiteral("relabel"));
  const auto save = [&](const std::shared_ptr<const RelabelRun>& run, const QString& name, int step, ThemeKind kind,
                        QSize size = {728, 600}) {
    relabel_image(relabel_picture(run, step, 1), size, kind).save(folder + name + QStringLiteral(".png"));
  };
  const auto other = [&](const QString& name, const std::function<void(AgnosticScenario&)>& change, int step = 99) {
    AgnosticScenario scenario;
    change(scenario);
    const auto run = relabel_of(scenario);
    save(run, name, step, ThemeKind::light);
    return run;
  };
  const auto run = other(QStringLiteral("last"), [](AgnosticScenario&) {});
  for (const int step : {0, 1, 5, 9, 10, 12, 13})
    save(run, QStringLiteral("step-%1").arg(step), step, ThemeKind::light);
  save(run, QStringLiteral("dark"), 99, ThemeKind::dark);
  save(run, QStringLiteral("contrast"), 99, ThemeKind::contrast);
  save(run, QStringLiteral("low"), 99, ThemeKind::light, {728, 572});
  save(run, QStringLiteral("wide"), 99, ThemeKind::light, {1100, 620});
  relabel_image(relabel_cost_picture(run), {256, 62}, ThemeKind::light).save(folder + QStringLiteral("cost.png"));
  other(QStringLiteral("first"), [](AgnosticScenario& s) {
    s.score = RelabelScore::representative;
    s.epsilon1 = 1;
  });
  other(QStringLiteral("all"), [](AgnosticScenario& s) { s.subset = 60; });
  other(QStringLiteral("one"), [](AgnosticScenario& s) {
    s.class_text = "thresholds:1";
    s.target = 0;
    s.examples = 1;
    s.subset = 1;
  });
  other(QStringLiteral("cube-4"), [](AgnosticScenario& s) {
    s.class_text = "cube:4";
    s.subset = 13;
  });
  other(QStringLiteral("thresholds-40"), [](AgnosticScenario& s) {
    s.class_text = "thresholds:40";
    s.examples = 100'000;
    s.subset = 2000;
    s.target = 20;
  });
  other(QStringLiteral("points-16-m"), [](AgnosticScenario& s) {
    s.class_text = "points:16";
    s.learner = RelabelLearner::tournament;
    s.subset = 16;
  });
  other(QStringLiteral("soa"), [](AgnosticScenario& s) {
    s.class_text = "intervals:6";
    s.learner = RelabelLearner::soa;
    s.noise = 0;
  });
}

TEST_CASE("The cards of Relabel show flips, dilution and scores, with the numbers of their scenarios", "[relabel]") {
  const auto card = [](const AgnosticScenario& scenario) {
    const auto picture = agnostic_thumbnail(scenario, {});
    REQUIRE(picture != nullptr);
    return relabel_image(*picture, {100, 86}, ThemeKind::light);
  };
  const AgnosticScenario flips = shipped_relabel("two-labels-flip");
  const AgnosticScenario whole = shipped_relabel("all-sixty");
  const AgnosticScenario first = shipped_relabel("the-first-is-not-the-best");
  CHECK(card(flips) != card(whole));
  CHECK(card(flips) != card(first));
  CHECK(card(whole) != card(first));
  // The curve and the dot of the whole sample rise with ε₀, and the sampled rows do not matter to them.
  AgnosticScenario stronger = whole;
  stronger.learner_epsilon = Rational(1, 4);
  CHECK(card(stronger) != card(whole));
  AgnosticScenario reseeded = whole;
  reseeded.seed += 1;
  CHECK(card(reseeded) == card(whole));
  // The bars are those of the class where the first hypothesis fails.
  AgnosticScenario smaller = first;
  smaller.witness_rows = 40;
  smaller.witness_subset = 8;
  CHECK(card(smaller) != card(first));
  reseeded = first;
  reseeded.seed += 1;
  CHECK(card(reseeded) == card(first));
}
