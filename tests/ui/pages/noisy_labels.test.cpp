// SPDX-License-Identifier: GPL-3.0-or-later
// The page of noisy labels: what is computed for it, what its picture paints, and what its steps and tables say.
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "../painted_words.test.hpp"
#include "core/base/error.hpp"
#include "core/prediction/mechanism_plan.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/ui/screens.test.hpp"
#include "ui/kit/theme.hpp"
#include "ui/pages/noisy_labels/noisy_labels_scene.hpp"
#include "ui/pages/noisy_labels/noisy_labels_script.hpp"
#include "ui/pages/noisy_labels/noisy_labels_table.hpp"
#include "ui/pages/noisy_labels/noisy_labels_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

PredictionScenario noisy_scenario() {
  PredictionScenario scenario;
  scenario.page = "noisy-labels";
  return scenario;
}

/// Without the calculator's curves: the first answer that has the plan and no more is wanted.
std::shared_ptr<const NoisyRun> noisy_run(const PredictionScenario& scenario) {
  std::shared_ptr<const NoisyRun> last;
  bool enough = false;
  const Observer observer = [&](const Progress&) { return enough ? Answer::stop : Answer::go_on; };
  try {
    last = compute_noisy_labels(scenario, observer, [&](std::shared_ptr<const NoisyRun> run) {
      last = run;
      enough = run->planned && run->no_worst != NoWorst::computing;
    });
  } catch (const Stopped&) {
  }
  return last;
}

/// What is known at once: neither the plan nor the worst change.
std::shared_ptr<const NoisyRun> first_noisy_run(const PredictionScenario& scenario) {
  std::shared_ptr<const NoisyRun> run;
  try {
    (void)compute_noisy_labels(scenario, {}, [&](std::shared_ptr<const NoisyRun> some) {
      run = std::move(some);
      throw Stopped();
    });
  } catch (const Stopped&) {
  }
  return run;
}

/// All of it, once for the whole program, with curves of few points.
const std::shared_ptr<const NoisyRun>& whole_noisy_run() {
  static const std::shared_ptr<const NoisyRun> whole = [] {
    auto run = std::make_shared<NoisyRun>(*noisy_run(noisy_scenario()));
    const std::array<double, 3> alphas = {0.1, 0.02, 0.001};
    run->curves = std::make_shared<const NoisyCurves>(noisy_curves(run->goal(), run->scenario.score, alphas));
    return run;
  }();
  return whole;
}

QImage noisy_image(const Picture& picture, QSize size, ThemeKind kind, Spots* spots = nullptr) {
  QImage image(size, QImage::Format_RGB32);
  image.fill(Theme::get(kind).canvas);
  QPainter painter(&image);
  Spots ignored;
  picture.paint_spots(painter, QRectF(QPointF(), QSizeF(size)), Theme::get(kind), spots ? *spots : ignored);
  return image;
}

std::vector<test::PaintedWords> noisy_words(const Picture& picture, QSize size) {
  test::WordListener listener(size);
  QPainter painter(&listener);
  picture.paint(painter, QRectF(QPointF(), QSizeF(size)), Theme::get(ThemeKind::light));
  painter.end();
  return listener.painted();
}

QString noisy_text(const Picture& picture) {
  QString all;
  for (const test::PaintedWords& words : noisy_words(picture, {728, 600})) all += words.text + u' ';
  return all;
}

}  // namespace

TEST_CASE("Noisy labels screens", "[.noisy-labels-screens]") {
  const QString folder = test::screens_folder(QStringLiteral("noisy-labels"));
  const auto save = [&](const std::shared_ptr<const NoisyRun>& run, const QString& name, int step, ThemeKind kind,
                        const NoisyView& view = {}) {
    const ScenePicture picture = noisy_labels_picture(run, step, 1, view);
    noisy_image(picture, {728, 600}, kind).save(folder + name + QStringLiteral(".png"));
  };
  PredictionScenario scenario = noisy_scenario();
  const auto run = noisy_run(scenario);
  for (int step = 0; step <= NoisyMoment::last; ++step)
    save(run, QStringLiteral("step-%1").arg(step, 2, 10, QLatin1Char('0')), step, ThemeKind::light);
  for (const int step : {4, 6, 13}) save(run, QStringLiteral("votes-%1").arg(step), step, ThemeKind::light, {true, {}});
  save(run, QStringLiteral("dark"), 14, ThemeKind::dark);
  save(run, QStringLiteral("contrast"), 14, ThemeKind::contrast);
  const ScenePicture measure = noisy_measure_picture(run);
  noisy_image(measure, {256, 140}, ThemeKind::light).save(folder + QStringLiteral("measure.png"));
  const auto other = [&](const QString& name, const std::function<void(PredictionScenario&)>& change, int step = 14,
                         bool votes = false) {
    PredictionScenario one = noisy_scenario();
    change(one);
    const auto other_run = first_noisy_run(one);
    auto with_curves = std::make_shared<NoisyRun>(*other_run);
    with_curves->curves = run->curves;
    save(with_curves, name, step, ThemeKind::light, {votes, {}});
    save(with_curves, name + QStringLiteral("-early"), 8, ThemeKind::light, {votes, {}});
  };
  other(QStringLiteral("points-40"), [](auto& s) {
    s.class_text = "points:40";
    s.target = 0;
    s.subset = 12;
    s.blocks = 6;
  });
  other(QStringLiteral("thresholds-40"), [](auto& s) {
    s.class_text = "thresholds:40";
    s.subset = 24;
  });
  other(QStringLiteral("cube-4"), [](auto& s) {
    s.class_text = "cube:4";
    s.subset = 3;
  });
  other(QStringLiteral("thresholds-16"), [](auto& s) { s.class_text = "thresholds:16"; });
  other(QStringLiteral("one-row"), [](auto& s) {
    s.examples = 1;
    s.subset = 1;
    s.noisy_blocks = 1;
  });
  other(QStringLiteral("all-of-s"), [](auto& s) {
    s.examples = 8;
    s.subset = 8;
    s.noisy_blocks = 2;
  });
  other(QStringLiteral("huge"), [](auto& s) {
    s.examples = 100'000;
    s.subset = 30;
    s.noisy_blocks = 40;
  });
  other(
      QStringLiteral("huge-votes"),
      [](auto& s) {
        s.examples = 100'000;
        s.subset = 30;
        s.noisy_blocks = 40;
      },
      6, true);
  other(
      QStringLiteral("many-votes"),
      [](auto& s) {
        s.class_text = "thresholds:16";
        s.noisy_blocks = 20;
      },
      6, true);
  other(QStringLiteral("points-2"), [](auto& s) {
    s.class_text = "points:2";
    s.target = 0;
    s.flip = 0;
    s.score = PieceScore::minimum;
  });
}

TEST_CASE("Noisy labels match pieces that agree on the shared rows and on nothing less", "[noisy-labels]") {
  for (const char* name : {"thresholds:8", "points:8", "cube:3"}) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      CAPTURE(name, seed);
      PredictionScenario scenario = noisy_scenario();
      scenario.class_text = name;
      scenario.target = 0;
      scenario.seed = seed;
      scenario.examples = 24;
      scenario.subset = 3;
      const auto run = first_noisy_run(scenario);
      REQUIRE(run->swap);
      const ConceptClass& c = run->concept_class();
      std::vector<PointIndex> shared;
      for (const std::uint64_t row : run->subset)
        if (row != run->swap->leaving) shared.push_back(run->rows().rows()[row].point);
      const auto equal = [&](HypothesisIndex h, HypothesisIndex g) {
        return std::all_of(shared.begin(), shared.end(), [&](PointIndex x) { return c.row(h)[x] == c.row(g)[x]; });
      };
      std::set<HypothesisIndex> members;
      double before = 0;
      double after = 0;
      for (const NoisyMatch& match : run->matches) {
        for (const HypothesisIndex h : match.members) {
          CHECK(equal(match.members.front(), h));
          CHECK(members.insert(h).second);
        }
        CHECK(match.before.size() <= 2);
        CHECK(match.after.size() <= 2);
        std::uint64_t apart = 0;
        for (const HypothesisIndex b : match.before)
          for (const HypothesisIndex a : match.after) apart = std::max(apart, run->apart(a, b));
        CHECK(apart == match.apart);
        for (const HypothesisIndex b : match.before) before += run->drawn[b];
        for (const HypothesisIndex a : match.after) after += run->swap->law.drawn_after[a];
      }
      CHECK(members.size() == c.size());
      CHECK(before == Approx(1));
      CHECK(after == Approx(1));
      // What is drawn of T alone is what the pair says of T.
      for (HypothesisIndex h = 0; h < c.size(); ++h) CHECK(run->drawn[h] == Approx(run->swap->law.drawn[h]));
      CHECK(run->swap->law.epsilon <= run->swap->law.bound);
    }
  }
}

TEST_CASE("The swap that noisy labels choose tells most", "[noisy-labels]") {
  PredictionScenario scenario = noisy_scenario();
  scenario.examples = 16;
  scenario.subset = 4;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    CAPTURE(seed);
    scenario.seed = seed;
    const auto run = noisy_run(scenario);
    REQUIRE(run->swap);
    BlockTrainer trainer(run->concept_class(), run->options.learner);
    double largest = 0;
    double largest_of_both = -1;
    for (const std::uint64_t leaving : run->subset) {
      for (std::uint64_t entering = 0; entering < 16; ++entering) {
        if (std::find(run->subset.begin(), run->subset.end(), entering) != run->subset.end()) continue;
        const SubsetSwap swap = swap_in_subset(trainer, run->rows(), run->options, run->subset, leaving, entering);
        bool splits = false;
        bool joins = false;
        for (const PieceMatch& match : swap.matches) {
          splits |= match.before.size() < match.after.size();
          joins |= match.before.size() > match.after.size();
        }
        largest = std::max(largest, swap.epsilon);
        if (splits && joins) largest_of_both = std::max(largest_of_both, swap.epsilon);
      }
    }
    CHECK(run->swap->law.epsilon == Approx(largest_of_both >= 0 ? largest_of_both : largest));
  }
}

TEST_CASE("The worst change that noisy labels show is what the data set gives", "[noisy-labels]") {
  const NoisyRun& run = *whole_noisy_run();
  REQUIRE(run.worst);
  REQUIRE(run.worst->row);
  CHECK(run.worst->neighbours == 60 * 15);
  BlockTrainer trainer(run.concept_class(), run.options.learner);
  const NoisyLabelsLaw changed =
      noisy_labels_law(trainer, run.rows().with_row(*run.worst->row, run.worst->example), run.options);
  REQUIRE(run.law);
  const PointIndex x = run.worst->point;
  CHECK(run.law->plus[x] == Approx(run.worst->before));
  CHECK(changed.plus[x] == Approx(run.worst->after));
  const double loss = std::max(std::abs(std::log(changed.plus[x] / run.law->plus[x])),
                               std::abs(std::log((1 - changed.plus[x]) / (1 - run.law->plus[x]))));
  CHECK(run.worst->epsilon == Approx(loss));
  CHECK(run.worst->epsilon <= run.privacy.flipped_epsilon);
}

TEST_CASE("The parts of the error add up to what the calculator allows", "[noisy-labels]") {
  const NoisyRun& run = *whole_noisy_run();
  REQUIRE(run.plan);
  const auto& all = run.plan->conditions;
  REQUIRE(all.size() == 8);
  double sum = 0;
  for (std::size_t i = 0; i < 5; ++i) sum += all[i].left;
  CHECK(all[5].left == Approx(sum));
  for (const NoisyCondition& one : all) CHECK(one.left <= one.right * (1 + 1e-9));
  // The curves pass through the plan, and the mechanism over H keeps its inequality and no fewer rows do.
  const auto at = run.curves->at(0.02, &NoisyCurves::Point::theorem);
  REQUIRE(at);
  CHECK(std::log(*at) == Approx(std::log(run.plan->plan.examples)).margin(0.2));
  const auto excess = [](double n) {
    const double w = [] {  // w e^w = 7/e
      double value = 1;
      for (int i = 0; i < 100; ++i)
        value -= (value * std::exp(value) - 7 / std::exp(1.0)) / ((1 + value) * std::exp(value));
      return value;
    }();
    return std::min(std::sqrt(std::log(8.0) / (2 * n)), std::tanh(0.005)) + 200 * w / n;
  };
  const double n = mechanism_examples(8, 0.01, 0.001);
  CHECK(excess(n) <= 0.001);
  CHECK(excess(n - 1) > 0.001);
}

TEST_CASE("The curves of noisy labels meet where both plans ask for as many", "[noisy-labels]") {
  PredictionGoal goal = whole_noisy_run()->goal();
  const std::array<double, 2> alphas = {0.0022, 0.0014};
  const NoisyCurves curves = noisy_curves(goal, PieceScore::representative, alphas);
  REQUIRE(curves.crossing);
  goal.alpha = Rational(*curves.crossing);
  const double theorem = plan_noisy_labels(goal, PieceScore::representative).examples;
  const auto corollary = static_cast<double>(plan_flipped(goal).examples);
  CHECK(std::log(theorem / corollary) == Approx(0).margin(0.03));
  CHECK(curves.crossing_examples == Approx(theorem).epsilon(0.03));
}

TEST_CASE("The picture of noisy labels says the chances and the kinds of its matches", "[noisy-labels]") {
  const auto& run = whole_noisy_run();
  const QString all = noisy_text(noisy_labels_picture(run, NoisyMoment::last, 1));
  for (const HypothesisIndex h : run->merged.representatives) CHECK(all.contains(told_probability(run->drawn[h])));
  for (const HypothesisIndex h : run->swap->after.representatives)
    CHECK(all.contains(told_probability(run->swap->law.drawn_after[h])));
  for (const NoisyMatch& match : run->matches)
    CHECK(all.contains(QStringLiteral("%1 : %2").arg(match.before.size()).arg(match.after.size())));
  // Chances come with their step and T′ with its own.
  const QString begun = noisy_text(noisy_labels_picture(run, 1, 1));
  CHECK_FALSE(begun.contains(told_probability(run->drawn[run->merged.representatives.front()])));
  CHECK_FALSE(noisy_text(noisy_labels_picture(run, 9, 1)).contains(QStringLiteral("1 : 1")));
}

TEST_CASE("Every step of noisy labels is painted at every theme with its words apart and inside", "[noisy-labels]") {
  const auto& run = whole_noisy_run();
  for (const bool votes : {false, true}) {
    for (int step = 0; step <= NoisyMoment::last; ++step) {
      CAPTURE(step, votes);
      const ScenePicture picture = noisy_labels_picture(run, step, 1, {votes, {}});
      const auto words = noisy_words(picture, {728, 600});
      for (const auto& [one, other] : test::overlapping(words))
        FAIL_CHECK(one.text.toStdString() << " over " << other.text.toStdString());
      for (const test::PaintedWords& one : words) {
        INFO(one.text.toStdString());
        CHECK(QRectF(0, 0, 728, 600).contains(one.ink));
        CHECK(one.pixel_size > 7.5);
      }
    }
  }
  for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::contrast}) {
    Spots spots;
    (void)noisy_image(noisy_labels_picture(run, NoisyMoment::last, 1), {728, 600}, kind, &spots);
    std::set<std::int32_t> handles;
    for (const Spot& spot : spots.all()) {
      CHECK(QRectF(-1, -1, 730, 602).contains(spot.rect));
      if (spot.act == Spot::Act::drag) handles.insert(spot.place);
    }
    CHECK(handles.contains(noisy_plan_dot));
    CHECK(handles.contains(noisy_entering_chip));
    for (std::size_t i = 0; i < run->subset.size(); ++i)
      CHECK(handles.contains(static_cast<std::int32_t>(noisy_first_chip + static_cast<int>(i))));
  }
}

TEST_CASE("Noisy labels of strange scenarios are painted with their words apart", "[noisy-labels]") {
  struct Strange {
    const char* class_text;
    std::uint64_t examples;
    std::uint64_t subset;
    std::uint64_t blocks;
  };
  for (const Strange& one : {Strange{"thresholds:1", 1, 1, 1}, Strange{"points:40", 60, 12, 6},
                             Strange{"cube:3", 60, 3, 6}, Strange{"thresholds:16", 60, 6, 20},
                             Strange{"thresholds:8", 8, 8, 2}, Strange{"thresholds:40", 20'000, 24, 40}}) {
    PredictionScenario scenario = noisy_scenario();
    scenario.class_text = one.class_text;
    scenario.target = 0;
    scenario.examples = one.examples;
    scenario.subset = one.subset;
    scenario.noisy_blocks = one.blocks;
    const auto run = first_noisy_run(scenario);
    const Script script = noisy_labels_script(*run);
    CHECK(script.last() == NoisyMoment::last);
    for (const bool votes : {false, true}) {
      for (const int step : {0, 3, 6, 8, 11, 13, 16}) {
        CAPTURE(one.class_text, one.examples, step, votes);
        CHECK_FALSE(script[step].sentence.isEmpty());
        CHECK_FALSE(script[step].sentence.contains(u'%'));
        const auto words = noisy_words(noisy_labels_picture(run, step, 1, {votes, {}}), {728, 600});
        for (const auto& [left, right] : test::overlapping(words))
          FAIL_CHECK(left.text.toStdString() << " over " << right.text.toStdString());
        for (const test::PaintedWords& said : words) {
          INFO(said.text.toStdString());
          CHECK(QRectF(0, 0, 728, 600).contains(said.ink));
        }
      }
    }
  }
}

TEST_CASE("The tables of noisy labels hold what their picture shows", "[noisy-labels]") {
  const NoisyRun& run = *whole_noisy_run();
  const PageTable matches = noisy_matches_table(run, ui::TableLimits::none());
  std::size_t pairs = 0;
  for (const NoisyMatch& match : run.matches) pairs += match.before.size() * match.after.size();
  CHECK(matches.rows.size() == pairs);
  for (const auto& row : matches.rows) CHECK(row.size() == matches.columns.size());
  const PageTable conditions = noisy_conditions_table(run, ui::TableLimits::none());
  CHECK(conditions.rows.size() == run.plan->conditions.size() + run.checks.size());
  const PageTable slopes = noisy_slopes_table(run, ui::TableLimits::none());
  CHECK(slopes.rows.size() == run.curves->points.size() + 1);
  const PageTable rows = noisy_rows_table(run, ui::TableLimits::none());
  CHECK(rows.rows.size() == 60);
  std::size_t changed = 0;
  for (const auto& row : rows.rows) changed += row[2].data == row[5].data ? 0U : 1U;
  CHECK(changed == run.relabelled);
}

TEST_CASE("The dot of the calculator is dragged to an error of two digits", "[noisy-labels]") {
  // What a hand on the dot sets, by its place in a picture of that area.
  const auto alpha_at = [](QPointF at, const QRectF& area) {
    QImage image(area.size().toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    Spots spots;
    noisy_labels_picture(whole_noisy_run(), NoisyMoment::last, 1)
        .paint_spots(painter, area, Theme::get(ThemeKind::light), spots);
    for (const Spot& spot : spots.all())
      if (spot.place == noisy_plan_dot) return two_digit_alpha(spot.grab->value(at));
    FAIL("no dot");
    return Rational(0);
  };
  const QRectF area(0, 0, 728, 600);
  CHECK(alpha_at({0, 400}, area) == Rational(1, 4));
  CHECK(alpha_at({700, 400}, area) == Rational(1, 1'000'000));
  double before = 1;
  for (int x = 66; x <= 386; x += 8) {
    const double alpha = to_double(alpha_at({static_cast<double>(x), 400}, area));
    CHECK(alpha < before);
    before = alpha;
  }
  // Another area of the same picture.
  CHECK(alpha_at({10 + 2 * 226, 100}, {10, 0, 1456, 1200}) == alpha_at({226, 50}, area));
}

TEST_CASE("The gallery of noisy labels keeps what its cards promise", "[noisy-labels]") {
  const std::string folder = support::source_folder() + "/resources/scenarios/prediction/";
  SECTION("Split and join") {
    const auto run = noisy_run(read_prediction_file(folder + "split-and-join.json"));
    CHECK(run->splits() == 1);
    CHECK(run->joins() == 1);
    CHECK(run->swap->law.apart == 8);
    CHECK(run->scenario.page == "noisy-labels");
    CHECK(run->chosen == run->scenario.target);
  }
  SECTION("Nine rows weigh too much") {
    const auto run = noisy_run(read_prediction_file(folder + "nine-rows-weigh-too-much.json"));
    CHECK(run->rows().size() == 60);
    CHECK(run->swap->law.apart == 9);
    CHECK(upper_text(run->swap->law.bound) == "7.69");
    CHECK(run->swap->law.bound == Approx(std::log(4.0) + 0.7 * 9));
    CHECK(run->swap->law.epsilon == Approx(.483).margin(5e-4));
    REQUIRE(run->worst);
    CHECK(run->worst->neighbours == 900);
    CHECK(run->worst->epsilon < run->privacy.flipped_epsilon);
    // All of them fail: 60 rows are far too few.
    CHECK(std::none_of(run->checks.begin(), run->checks.end(), [](const auto& one) { return one.holds; }));
  }
  SECTION("Where the slopes meet") {
    const PredictionScenario scenario = read_prediction_file(folder + "where-the-slopes-meet.json");
    CHECK(scenario.plan_epsilon == Rational(1, 100));
    const std::array<double, 2> alphas = {0.0019, 0.0016};
    const NoisyCurves curves =
        noisy_curves({8, scenario.plan_epsilon, scenario.plan_alpha, scenario.beta}, scenario.score, alphas);
    REQUIRE(curves.crossing);
    CHECK(two_digits(*curves.crossing) == two_digits(to_double(scenario.plan_alpha)));
    CHECK(curves.crossing_examples == Approx(9e8).epsilon(0.06));
  }
}

TEST_CASE("A swap of noisy labels that cannot be is refused", "[noisy-labels]") {
  PredictionScenario scenario = noisy_scenario();
  scenario.examples = 16;
  scenario.subset = 4;
  const auto run = noisy_run(scenario);
  const auto refused = [&](std::optional<std::uint64_t> leaving, std::optional<std::uint64_t> entering) {
    PredictionScenario other = scenario;
    other.leaving = leaving;
    other.entering = entering;
    try {
      (void)noisy_run(other);
    } catch (const InputError& error) {
      return error.field();
    }
    return std::string();
  };
  CHECK(refused(3, {}).empty());
  CHECK(refused(4, {}) == "leaving");
  CHECK(refused({}, 16) == "entering");
  CHECK(refused({}, 999'999) == "entering");
  CHECK(refused({}, run->subset.front()) == "entering");
}
