// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the stable learner: what is computed, what is painted, and that both are the same.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <memory>
#include <set>
#include <string>

#include "../../kit/pictures.test.hpp"
#include "../../painted_words.test.hpp"
#include "stable_cases.test.hpp"
#include "tests/support/prediction_oracle.hpp"
#include "ui/pages/stable/stable_script.hpp"
#include "ui/pages/stable/stable_table.hpp"
#include "ui/pages/stable/stable_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/language.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::ui;
using test::stable_case;

namespace {

constexpr StableKind stable_all_kinds[] = {StableKind::erm, StableKind::mechanism, StableKind::stable};

struct PaintedStable {
  std::vector<test::PaintedWords> words;
  Spots spots;
};

PaintedStable paint_stable(const Picture& picture, ThemeKind kind = ThemeKind::light, QSize size = {728, 600}) {
  PaintedStable painted;
  test::WordListener listener(size);
  QPainter painter(&listener);
  picture.paint_spots(painter, QRectF(QPointF(), QSizeF(size)), Theme::get(kind), painted.spots);
  painter.end();
  painted.words = listener.painted();
  return painted;
}

bool says(const PaintedStable& painted, const QString& text) {
  return std::any_of(painted.words.begin(), painted.words.end(),
                     [&](const test::PaintedWords& words) { return words.text.contains(text); });
}

void check_stable_words(const Picture& picture, QSize size = {728, 600}) {
  const PaintedStable painted = paint_stable(picture, ThemeKind::light, size);
  for (const test::PaintedWords& words : painted.words) {
    if (words.box.width() <= 0) continue;
    CAPTURE(words.text.toStdString(), words.ink.left(), words.ink.right(), words.ink.bottom());
    CHECK(QRectF(QPointF(), QSizeF(size)).adjusted(-1, -1, 1, 1).contains(words.ink));
  }
  for (const auto& [one, other] : test::overlapping(painted.words)) {
    FAIL_CHECK(one.text.toStdString() << " over " << other.text.toStdString() << " at " << one.ink.left() << ", "
                                      << one.ink.bottom());
  }
}

support::PlainClass plain_class(const ConceptClass& concept_class) {
  support::PlainClass rows;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) rows.push_back(concept_class.row(h).to_string());
  return rows;
}

support::PlainRows plain_rows(const Sample& sample) {
  support::PlainRows rows;
  for (const Example& example : sample) rows.emplace_back(example.point, to_char(example.label));
  return rows;
}

}  // namespace

TEST_CASE("The bars are the means over all subsets listed one by one and the box is over all neighbours",
          "[stable-page]") {
  const PredictionScenario scenario = stable_case("small");
  const auto run = compute_stable(scenario);
  const support::PlainClass hypotheses = plain_class(run->concept_class());
  const support::PlainRows rows = plain_rows(run->data->rows.rows());
  const double epsilon = to_double(scenario.mechanism);
  const auto subset = static_cast<unsigned>(scenario.subset);
  const std::vector<double> on_s = support::stable_by_listing(hypotheses, rows, subset, epsilon);
  const StableAnswers& stable = run->of(StableKind::stable);
  REQUIRE(stable.plus.size() == on_s.size());
  std::vector<double> least = on_s;
  std::vector<double> most = on_s;
  double worst = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (unsigned x = 0; x < run->concept_class().points(); ++x) {
      for (const char label : {'-', '+'}) {
        support::PlainRows changed = rows;
        changed[i] = {x, label};
        const std::vector<double> plus = support::stable_by_listing(hypotheses, changed, subset, epsilon);
        for (std::size_t at = 0; at < plus.size(); ++at) {
          least[at] = std::min(least[at], plus[at]);
          most[at] = std::max(most[at], plus[at]);
          worst = std::max(worst, std::abs(plus[at] - on_s[at]));
        }
      }
    }
  }
  for (std::size_t x = 0; x < on_s.size(); ++x) {
    CAPTURE(x);
    CHECK(stable.plus[x] == Approx(on_s[x]).margin(1e-12));
    CHECK(stable.least[x] == Approx(least[x]).margin(1e-12));
    CHECK(stable.most[x] == Approx(most[x]).margin(1e-12));
  }
  REQUIRE(stable.worst);
  CHECK(stable.worst->stability == Approx(worst).margin(1e-12));
  CHECK(worst <= stable.bound);
  // The page's own choice of a change attains it.
  REQUIRE(run->change);
  CHECK(run->change->worst);
  const PointIndex at = *run->most_moved(StableKind::stable);
  CHECK(std::abs(stable.changed[at] - stable.plus[at]) == Approx(worst).margin(1e-12));
}

TEST_CASE("ERM and the mechanism go through the same neighbours", "[stable-page]") {
  const auto run = compute_stable(stable_case("small"));
  const support::PlainClass hypotheses = plain_class(run->concept_class());
  const support::PlainRows rows = plain_rows(run->data->rows.rows());
  const double epsilon = to_double(run->options.epsilon);
  const auto answers_of = [&](const support::PlainRows& of, StableKind kind) {
    std::vector<double> errors;
    for (const std::string& h : hypotheses) {
      errors.push_back(0);
      for (const auto& [x, label] : of) errors.back() += h[x] != label ? 1 : 0;
    }
    std::vector<double> plus(hypotheses.front().size(), 0);
    const auto best = static_cast<std::size_t>(std::min_element(errors.begin(), errors.end()) - errors.begin());
    double sum = 0;
    for (std::size_t h = 0; h < hypotheses.size(); ++h) {
      const double weight = kind == StableKind::erm ? (h == best ? 1 : 0) : std::exp(-epsilon / 2 * errors[h]);
      sum += weight;
      for (std::size_t x = 0; x < plus.size(); ++x) plus[x] += hypotheses[h][x] == '+' ? weight : 0;
    }
    for (double& p : plus) p /= sum;
    return plus;
  };
  for (const StableKind kind : {StableKind::erm, StableKind::mechanism}) {
    const StableAnswers& answers = run->of(kind);
    const std::vector<double> on_s = answers_of(rows, kind);
    double worst = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (unsigned x = 0; x < hypotheses.front().size(); ++x) {
        for (const char label : {'-', '+'}) {
          support::PlainRows changed = rows;
          changed[i] = {x, label};
          const std::vector<double> plus = answers_of(changed, kind);
          for (std::size_t at = 0; at < plus.size(); ++at) worst = std::max(worst, std::abs(plus[at] - on_s[at]));
        }
      }
    }
    for (std::size_t x = 0; x < on_s.size(); ++x) CHECK(answers.plus[x] == Approx(on_s[x]).margin(1e-12));
    REQUIRE(answers.worst);
    CHECK(answers.worst->stability == Approx(worst).margin(1e-12));
    CHECK(worst <= answers.bound + 1e-12);
  }
}

TEST_CASE("The sample of the mockup gives the numbers of the mockup", "[stable-page]") {
  const auto run = compute_stable(stable_case("tie"));
  CHECK(run->subsets == 50'063'860U);
  CHECK(run->study.fewest == 3);
  CHECK(run->fewest_changed == 4);
  CHECK(run->jumps() == std::vector<PointIndex>{3});
  const StableAnswers& stable = run->of(StableKind::stable);
  CHECK(probability_text(stable.plus[3]) == ".501");
  CHECK(probability_text(stable.changed[3]) == ".459");
  CHECK(probability_text(stable.bound) == ".190");
  CHECK(probability_text(stable.worst->stability) == ".052");
  CHECK(run->study.neighbours->neighbours == 210);
  CHECK(probability_text(stable.excess) == ".097");
  CHECK(probability_text(stable.excess_bound) == ".542");
  REQUIRE(run->candidates.size() == 5);
  CHECK(probability_text(run->candidates[2].probability) == ".420");
  CHECK(stable_change_words(*run) == QStringLiteral("One + at point 4 becomes −."));
  CHECK(stable_jump_words(*run) == QStringLiteral("The best hypothesis is now t₅, not t₄: its answer at 4 jumps."));
  CHECK(stable_moved_words(*run, StableKind::stable) ==
        QStringLiteral("The stable learner's chance of + at 4 goes from .501 to .459."));
}

TEST_CASE("A first answer with its bars comes before the neighbours and the sweeps", "[stable-page]") {
  std::vector<std::shared_ptr<const StablePageRun>> told;
  const auto run = compute_stable(stable_case("tie"), nullptr, [&](const auto& early) { told.push_back(early); });
  REQUIRE(told.size() >= 2);
  CHECK(told[0]->stage == StableStage::answers);
  CHECK_FALSE(told[0]->study.neighbours);
  CHECK(told[0]->swept == 0);
  CHECK(told[0]->of(StableKind::stable).plus == run->of(StableKind::stable).plus);
  CHECK(told[0]->of(StableKind::stable).changed == run->of(StableKind::stable).changed);
  CHECK(told[1]->stage == StableStage::neighbours);
  CHECK(run->stage == StableStage::complete);
  CHECK(run->sweep_known(StableKind::stable, false) == run->of(StableKind::stable).sweep.size());
  // Whatever is there is painted, and what is not there yet is said to be missing.
  for (const auto& early : told) {
    const ScenePicture picture = stable_picture(early, StableSteps::of(*early).last(), 1, {});
    check_stable_words(picture);
    CHECK(says(paint_stable(picture), "being computed") == (early->stage == StableStage::answers || early->swept == 0));
  }
}

TEST_CASE("Another change on the same data gives what a computation from the beginning gives", "[stable-page]") {
  const auto known = compute_stable(stable_case("tie"));
  PredictionScenario other = stable_case("tie");
  other.changed = 2;
  other.becomes = "7:+";
  const auto quick = compute_stable(other, known);
  const auto whole = compute_stable(other);
  for (const StableKind kind : stable_all_kinds) {
    CHECK(quick->of(kind).changed == whole->of(kind).changed);
    CHECK(quick->of(kind).least == whole->of(kind).least);
  }
  CHECK(quick->fewest_changed == whole->fewest_changed);
  CHECK(quick->change->from == Example{0, Label::minus});
  CHECK(quick->change->to == Example{7, Label::plus});
  other.changed.reset();
  other.becomes.clear();
  CHECK(compute_stable(other, quick)->change->worst);
}

TEST_CASE("A changed row or a label that is none is refused with its field", "[stable-page]") {
  PredictionScenario scenario = stable_case("small");
  scenario.changed = 99;
  CHECK_THROWS_AS(compute_stable(scenario), InputError);
  scenario = stable_case("small");
  scenario.subset = 99;
  CHECK_THROWS_AS(compute_stable(scenario), InputError);
  scenario = stable_case("small");
  scenario.mechanism = 2'000;
  try {
    (void)compute_stable(scenario);
    FAIL("it was taken");
  } catch (const InputError& error) {
    CHECK(error.field() == "mechanism");
  }
}

TEST_CASE("The stable learner's picture stays inside and no words lie over others at any step", "[stable-page]") {
  for (const std::string& name : test::stable_case_names()) {
    const auto run = compute_stable(stable_case(name));
    const StableSteps steps = StableSteps::of(*run);
    for (int step = 0; step <= steps.last(); ++step) {
      CAPTURE(name, step);
      const ScenePicture picture = stable_picture(run, step, 1, {});
      check_stable_words(picture);
      CHECK_FALSE(picture.description().isEmpty());
    }
    for (const StableKind kind : stable_all_kinds) {
      for (const bool paper : {false, true}) {
        CAPTURE(name, static_cast<int>(kind), paper);
        check_stable_words(stable_picture(run, steps.last(), 1, {kind, paper}));
      }
    }
    for (const ThemeKind kind : all_kinds) {
      const Theme& theme = Theme::get(kind);
      const ScenePicture picture = stable_picture(run, steps.last() - 1, 1, {});
      CHECK(stays_inside(rendered(picture, {728, 600}, theme, 20), {728, 600}, 20, theme.canvas));
    }
    check_stable_words(stable_picture(run, steps.last(), 1, {}), {640, 470});
    check_stable_words(stable_picture(run, steps.last(), 1, {}), {1100, 700});
  }
}

TEST_CASE("The numbers below the bars are those of the study and of the table", "[stable-page]") {
  const auto run = compute_stable(stable_case("tie"));
  const PaintedStable painted = paint_stable(stable_picture(run, StableSteps::of(*run).last(), 1, {}));
  const PageTable table = stable_table(*run, {}, {});
  REQUIRE(table.rows.size() == 8);
  const std::vector<double>& plus = run->study.law->plus;
  for (std::size_t x = 0; x + 1 < plus.size(); ++x) {
    CAPTURE(x);
    CHECK(says(painted, probability_text(plus[x])));
    CHECK(table.rows[x][3].shown == probability_text(plus[x]));
    CHECK(table.rows[x][3].data == plus[x]);
    CHECK(table.rows[x][1].data == run->study.counts[x].minus);
    CHECK(table.rows[x][2].data == run->study.counts[x].plus);
    CHECK(table.rows[x][5].data == run->study.neighbours->least[x]);
    CHECK(table.rows[x][6].data == run->study.neighbours->most[x]);
  }
  CHECK(table.rows[3][8].data == 1);
  CHECK(table.rows[3][9].data == -1);
  const PageTable sweep = stable_sweep_table(*run, {}, {});
  REQUIRE(sweep.rows.size() == run->of(StableKind::stable).sweep.size());
  for (const auto& row : sweep.rows) {
    CHECK(row[1].data.get<double>() <= row[2].data.get<double>());
    CHECK(row[3].data.get<double>() <= row[4].data.get<double>());
  }
  const PageTable law = stable_hypotheses_table(*run, {});
  REQUIRE(law.rows.size() == 8);
  double sum = 0;
  for (const auto& row : law.rows) sum += row[6].data.get<double>();
  CHECK(sum == Approx(1));
  const PageTable rows = stable_rows_table(*run, {});
  CHECK(rows.rows.size() == 60);
  CHECK(rows.csv().startsWith(QStringLiteral("point,label")));
}

TEST_CASE("Every example is a handle in its place and lets itself be dropped on each label of each point",
          "[stable-page]") {
  for (const std::string name : {"tie", "small", "five points"}) {
    const auto run = compute_stable(stable_case(name));
    const ScenePicture picture = stable_picture(run, StableSteps::of(*run).last(), 1, {});
    for (const QSize size : {QSize(728, 600), QSize(1200, 900), QSize(640, 480)}) {
      const PaintedStable painted = paint_stable(picture, ThemeKind::light, size);
      const QRectF area{QPointF(), QSizeF(size)};
      std::set<std::int32_t> rows;
      std::set<std::pair<PointIndex, Label>> dropped;
      for (const Spot& spot : painted.spots.all()) {
        if (!spot.grab || spot.grab->field != "becomes") continue;
        CHECK(spot.act == Spot::Act::drag);
        rows.insert(spot.place);
        const auto row = static_cast<std::uint64_t>(spot.place);
        REQUIRE(row < run->study.rows);
        const std::optional<Example> there = stable_example_at(*spot.grab, spot.rect.center());
        REQUIRE(there);
        const bool moved = row == run->change->row && *there == run->change->to;
        CHECK((moved || *there == run->data->rows.rows()[row]));
        dropped.insert({there->point, there->label});
        const double y = spot.rect.center().y();
        CHECK_FALSE(stable_example_at(*spot.grab, {area.right() - 5, area.bottom() - 5}));
        CHECK_FALSE(stable_example_at(*spot.grab, {0, y}));
        CHECK_FALSE(stable_example_at(*spot.grab, {area.right(), y}));
      }
      CHECK(rows.size() == run->study.rows);
    }
  }
}

TEST_CASE("The handle of epsilon in the sweeps stands where a drop gives epsilon back", "[stable-page]") {
  for (const Rational& epsilon : {Rational(1, 50), Rational(1, 5), Rational(3, 4), Rational(2)}) {
    PredictionScenario scenario = stable_case("small");
    scenario.mechanism = epsilon;
    const auto run = compute_stable(scenario);
    const ScenePicture picture = stable_picture(run, StableSteps::of(*run).last(), 1, {});
    const PaintedStable painted = paint_stable(picture);
    int handles = 0;
    for (const Spot& spot : painted.spots.all()) {
      if (!spot.grab || spot.grab->field != "mechanism") continue;
      ++handles;
      CHECK(spot.act == Spot::Act::drag);
      CHECK(spot.grab->here == Approx(to_double(epsilon)));
      CHECK(spot.grab->value(spot.rect.center()) == Approx(to_double(epsilon)));
      CHECK(spot.grab->value(QPointF(-9, 0)) == Approx(0.02));
      CHECK(spot.grab->value(QPointF(999, 0)) == Approx(2));
    }
    CHECK(handles == 2);
    const QString value = epsilon == 2                ? "2"
                          : epsilon == Rational(3, 4) ? ".75"
                          : epsilon == Rational(1, 5) ? ".2"
                                                      : ".02";
    CHECK(says(painted, " = " + value));
    check_stable_words(picture);
  }
}

TEST_CASE("With more than 16 distinct points the bars are estimates and the box goes with its reason",
          "[stable-page]") {
  const auto run = compute_stable(stable_case("forty points"));
  CHECK_FALSE(run->exact());
  CHECK(run->half_width() > 0);
  CHECK(run->of(StableKind::stable).least.empty());
  REQUIRE(run->change);
  const PaintedStable painted = paint_stable(stable_picture(run, StableSteps::of(*run).last(), 1, {}));
  CHECK(says(painted, "no exact range"));
  CHECK(says(painted, upper_text(run->half_width())));
  const PageTable table = stable_table(*run, {}, {});
  CHECK(table.columns[3].field == "answer_estimate");
  CHECK(table.rows[0].back().data == run->half_width());
  CHECK(table.rows[0][5].data.is_null());
}

TEST_CASE("The steps follow T and its points and every sentence is short", "[stable-page]") {
  const auto tie = compute_stable(stable_case("tie"));
  const StableSteps steps = StableSteps::of(*tie);
  CHECK(steps.draw == 6);
  CHECK(steps.merge == 4);
  CHECK(steps.weigh() == 10);
  CHECK(steps.answer() == 12);
  CHECK(steps.all() == 14);
  CHECK(steps.change() == 15);
  CHECK(steps.last() == 18);
  const auto script = stable_script(*tie, {});
  CHECK(script->size() == 19);
  CHECK(script->opening() == 16);
  CHECK(script->sentence(9).startsWith(QStringLiteral("T leaves 5 hypotheses of 8")));
  CHECK(script->sentence(14) == QStringLiteral("Over all 50 063 860 subsets T the chance of + at 4 is .501.")
                                    .replace(u' ', u' ')
                                    .replace(QStringLiteral("50 063 860"), whole_text(50'063'860)));
  for (const std::string& name : test::stable_case_names()) {
    const auto run = compute_stable(stable_case(name));
    for (const StableKind kind : stable_all_kinds) {
      for (const bool paper : {false, true}) {
        const auto told = stable_script(*run, {kind, paper});
        CHECK(told->size() == StableSteps::of(*run).last() + 1);
        for (int step = 0; step < told->size(); ++step) {
          CAPTURE(name, step, told->sentence(step).toStdString());
          CHECK_FALSE(told->sentence(step).isEmpty());
          CHECK_FALSE(told->sentence(step).contains(u'%'));
          CHECK(told->sentence(step).split(u' ').size() <= 40);
          CHECK((*told)[step].motion_ms <= (*told)[step].dwell_ms);
        }
      }
    }
  }
}

TEST_CASE("All examples at one point that tells nothing apart leave the first hypothesis", "[stable-page]") {
  const auto run = compute_stable(stable_case("nothing apart"));
  CHECK(run->candidates.size() == 1);
  CHECK(run->picked == 0);
  const auto script = stable_script(*run, {});
  const StableSteps steps = StableSteps::of(*run);
  CHECK(script->sentence(steps.weigh() - 1) == QStringLiteral("T tells nothing apart; the first hypothesis answers."));
  for (std::size_t x = 0; x < run->concept_class().points(); ++x)
    CHECK(run->of(StableKind::stable).plus[x] == (run->concept_class().row(0)[x] == Label::plus ? 1 : 0));
}

TEST_CASE("A chance of the stable learner is told as 1 where only hypotheses that cannot be drawn say otherwise",
          "[stable-page]") {
  PredictionScenario scenario;
  scenario.rows = "2:+,2:+,2:-,2:-,2:+";
  scenario.examples = 5;
  scenario.subset = 2;
  const auto run = compute_stable(scenario);
  // T tells t1 from t4 at most, and both are + from point 4 on.
  const std::vector<bool> settled = {false, false, false, true, true, true, true, true};
  CHECK(run->of(StableKind::stable).settled == settled);
  CHECK(run->of(StableKind::mechanism).settled ==
        std::vector<bool>{false, false, false, false, false, false, false, true});
  CHECK_FALSE(says(paint_stable(stable_picture(run, StableSteps::of(*run).last(), 1, {})), ">.999"));
}
