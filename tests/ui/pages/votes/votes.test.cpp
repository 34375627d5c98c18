// SPDX-License-Identifier: GPL-3.0-or-later
// The votes' page: its study against closed forms, its picture and tables against the study, and what is played on it.
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <set>

#include "../../kit/pictures.test.hpp"
#include "../../painted_words.test.hpp"
#include "core/random/exact.hpp"
#include "tests/support/source_folder.hpp"
#include "ui/pages/votes/votes_page.hpp"
#include "ui/pages/votes/votes_scene.hpp"
#include "ui/pages/votes/votes_table.hpp"
#include "ui/pages/votes/votes_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

PredictionScenario twelve(std::uint64_t seed = 24) {
  PredictionScenario s;
  s.page = "votes";
  s.examples = 72;
  s.seed = seed;
  return s;
}

PredictionScenario of_class(const std::string& text, std::uint64_t n, std::uint64_t k, std::uint64_t target,
                            std::uint64_t asked) {
  PredictionScenario s = twelve();
  s.class_text = text;
  s.examples = n;
  s.blocks = k;
  s.target = target;
  s.asked = asked;
  return s;
}

/// Scenarios of all forms the picture has.
std::vector<PredictionScenario> many_scenarios() {
  std::vector<PredictionScenario> all;
  for (const std::uint64_t k : {1U, 2U, 5U, 12U, 18U, 19U, 30U, 40U, 72U}) {
    all.push_back(twelve());
    all.back().blocks = k;
  }
  for (const VoteRuleKind rule : {VoteRuleKind::logistic, VoteRuleKind::linear}) {
    all.push_back(twelve());
    all.back().rule = rule;
  }
  all.push_back(of_class("thresholds:8", 1, 1, 3, 2));
  all.push_back(of_class("thresholds:8", 4000, 300, 3, 2));
  all.push_back(of_class("thresholds:8", 3000, 12, 3, 7));
  all.push_back(of_class("thresholds:100", 150, 12, 40, 41));
  all.push_back(of_class("intervals:16", 200, 10, 40, 15));
  all.push_back(of_class("affine:2,3,1", 30, 7, 9, 2));
  all.push_back(of_class("subsets:3,3", 8, 3, 0, 2));
  all.push_back(of_class("subsets:1,1", 1, 1, 0, 0));
  all.push_back(of_class("intervals:5", 90, 50, 3, 0));
  all.back().learner = BlockLearner::soa;
  all.push_back(of_class("thresholds:8", 8, 3, 3, 2));
  all.back().rows = "0:+,0:-,1:+,2:-,3:+,4:-,5:+,6:-";
  return all;
}

/// The first fit of a block of thresholds: the least i whose t_i is − at every point that was seen with −.
Label vote_of_thresholds(const Sample& rows, std::size_t first, std::size_t size, PointIndex asked) {
  std::size_t least = 0;
  for (std::size_t i = first; i < first + size; ++i)
    if (rows[i].label == Label::minus) least = std::max<std::size_t>(least, rows[i].point + 1);
  return least <= asked ? Label::plus : Label::minus;
}

/// p_j of the geometric rule.
double geometric(std::size_t j, std::size_t k, double epsilon) {
  if (2 * j > k) return 1 - geometric(k - j, k, epsilon);
  const double middle = static_cast<double>(k) / 2 - static_cast<double>(j);
  if (k % 2 == 0) return std::exp(-epsilon * middle) / 2;
  return std::exp(-epsilon * (middle - 0.5)) / (1 + std::exp(epsilon));
}

/// The loss of k blocks of uniform thresholds on 8 points with target t_4: a block errs at point x < 4 iff it saw no −
/// from x on.
double loss_of_thresholds(std::size_t n, std::size_t k, double epsilon) {
  double loss = 0;
  for (int x = 1; x <= 3; ++x) {
    const double wrong = std::pow(1 - (4 - x) / 8.0, static_cast<double>(n / k));
    for (std::size_t j = 0; j <= k; ++j) {
      const auto votes = static_cast<double>(j);
      const auto all = static_cast<double>(k);
      const double choose = std::lgamma(all + 1) - std::lgamma(votes + 1) - std::lgamma(all - votes + 1);
      const double chance = std::exp(choose + votes * std::log(wrong) + (all - votes) * std::log1p(-wrong));
      loss += geometric(j, k, epsilon) * chance / 8;
    }
  }
  // At the points that are right for sure the coin still errs with chance p_0.
  return loss + 5.0 / 8 * geometric(0, k, epsilon);
}

std::vector<test::PaintedWords> painted(const Picture& picture, QSize size, ThemeKind kind = ThemeKind::light) {
  test::WordListener listener(size);
  QPainter painter(&listener);
  picture.paint(painter, QRectF(QPointF(), QSizeF(size)), Theme::get(kind));
  painter.end();
  return listener.painted();
}

QString joined(const std::vector<test::PaintedWords>& words) {
  QString all;
  for (const test::PaintedWords& one : words) all += one.text + u'\n';
  return all;
}

bool says(const Picture& picture, const QString& words) {
  return joined(painted(picture, picture.natural_size().toSize())).contains(words);
}

std::vector<Spot> spots_of(const Picture& picture, ThemeKind kind) {
  QImage image(728, 600, QImage::Format_RGB32);
  QPainter painter(&image);
  Spots spots;
  picture.paint_spots(painter, QRectF(0, 0, 728, 600), Theme::get(kind), spots);
  return spots.all();
}

PredictionScenario shipped(const char* name) {
  return read_prediction_file(support::source_folder() + "/resources/scenarios/prediction/" + name + ".json");
}

/// A page with its study, as its chapter computes it.
struct OpenedVotes {
  explicit OpenedVotes(const PredictionScenario& scenario) { show(scenario); }
  void show(const PredictionScenario& scenario) {
    const StudyPage::Take take = page.work(scenario)([](const StudyPage::Take&) {}, {});
    take();
    page.show_step(page.script()->last());
  }
  VotesPage page{votes_page()};
};

}  // namespace

TEST_CASE("The blocks of thresholds vote as the least threshold above their − says, and the coin follows",
          "[votes-page]") {
  for (const std::uint64_t k : {1U, 5U, 12U, 36U, 72U}) {
    PredictionScenario s = twelve(k);
    s.blocks = k;
    const VotesRun run = votes_run_of(s, data_of(s, false));
    CAPTURE(k);
    std::size_t votes = 0;
    for (std::size_t b = 0; b < k; ++b) {
      const Label vote = vote_of_thresholds(run.data.rows.rows(), b * (72 / k), 72 / k, 2);
      CHECK(run.predictor().blocks()[b].labels[2] == vote);
      votes += vote == Label::plus ? 1U : 0U;
    }
    CHECK(run.votes == votes);
    CHECK(run.plus == Approx(geometric(votes, k, 0.5)).epsilon(1e-12));
    CHECK(run.wrong[2] == Approx(run.plus));                             // t_4 is − at 3
    CHECK(run.wrong[7] == Approx(geometric(0, k, 0.5)).epsilon(1e-12));  // no block errs there
  }
}

TEST_CASE("The page draws its data without wrong labels", "[votes-page]") {
  PredictionScenario s = twelve();
  s.noise = Rational(2, 5);
  const VotesRun run = *compute_votes(s);
  CHECK(run.study.realizable);
  for (const Example& row : run.data.rows.rows()) CHECK(row.label == run.data.distribution.target[row.point]);
}

TEST_CASE("The curve of the loss is that of binomial sums, for every number of blocks", "[votes-page]") {
  const auto run = compute_votes(twelve());
  REQUIRE(run->curves->known());
  REQUIRE(run->curves->chosen.size() == 72);
  for (const VotesLoss& at : run->curves->chosen) {
    CAPTURE(at.blocks);
    CHECK(at.loss == Approx(loss_of_thresholds(72, at.blocks, 0.5)).epsilon(1e-9));
  }
  CHECK(best_of(run->curves->chosen).blocks == 12);
}

TEST_CASE("The page's own change turns the vote of one block, and one vote at most", "[votes-page]") {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const VotesRun run = votes_run_of(twelve(seed), data_of(twelve(seed), false));
    CAPTURE(seed);
    REQUIRE(run.change.block.has_value());
    CHECK(std::max(run.votes, run.change.votes) - std::min(run.votes, run.change.votes) == 1);
    CHECK(run.change.loss <= 0.5 + 1e-12);
    Sample rows = run.data.rows.rows();
    rows[run.change.row] = run.change.to;
    CHECK(run.change.after[2] == vote_of_thresholds(rows, *run.change.block * 6, 6, 2));
  }
}

TEST_CASE("A change by hand is taken as it is, also of a row that no block has", "[votes-page]") {
  PredictionScenario s = twelve();
  s.blocks = 7;  // of 10 rows; two are left over
  s.changed = 71;
  s.becomes = "0:+";
  const VotesRun run = votes_run_of(s, data_of(s, false));
  CHECK(run.study.unused == 2);
  CHECK(run.change.row == 71);
  CHECK(run.change.to == Example{0, Label::plus});
  CHECK_FALSE(run.change.block.has_value());
  CHECK(run.change.votes == run.votes);
  CHECK(run.change.plus == run.plus);
}

TEST_CASE("More blocks than examples are refused with the number of blocks", "[votes-page]") {
  PredictionScenario s = twelve();
  s.blocks = 73;
  try {
    (void)compute_votes(s);
    FAIL("not refused");
  } catch (const InputError& error) {
    CHECK(error.field() == "blocks");
    CHECK(error.value() == "73");
  }
}

TEST_CASE("Labels that no hypothesis explains are said to be such", "[votes-page]") {
  PredictionScenario s = many_scenarios().back();
  OpenedVotes o(s);
  CHECK_FALSE(o.page.run()->study.realizable);
  StepPanel panel;
  o.page.explain(panel, 0);
  QString notes;
  for (const RichLabel* label : panel.findChildren<RichLabel*>()) notes += label->markup() + u'\n';
  CHECK(notes.contains(QStringLiteral("Lemma 9 needs labels a hypothesis explains; private all the same.")));
}

TEST_CASE("The curves are taken over while only the question changes", "[votes-page]") {
  PredictionScenario s = twelve();
  const auto before = compute_votes(s);
  s.asked = 5;
  s.seed = 7;
  s.blocks = 9;
  CHECK(compute_votes(s, {}, before)->curves == before->curves);
  s.epsilon = Rational(1);
  CHECK(compute_votes(s, {}, before)->curves != before->curves);
}

TEST_CASE("Too many examples have no exact curve, and the picture says so", "[votes-page]") {
  const auto run = compute_votes(of_class("thresholds:8", 20'001, 12, 3, 2));
  REQUIRE(run->curves->refused.has_value());
  CHECK(run->curves->refused->field() == "examples");
  const ScenePicture picture = votes_picture(run, 1000, 1);
  CHECK(says(picture, whole_text(most_curve_examples)));
  CHECK(votes_losses_table(*run, ui::TableLimits::none()).rows.empty());
}

TEST_CASE("The picture of the votes says what the study says, step by step", "[votes-page]") {
  const auto run = compute_votes(twelve());
  const int count = VotesMoment::count_step(12);
  const QString chance = told_probability(run->plus);
  const QString after = told_probability(run->change.plus);
  const QString sign = run->answer == Label::plus ? QStringLiteral("+") : QStringLiteral("−");
  CHECK(says(votes_picture(run, 0, 1), QStringLiteral("what is point 3?")));
  CHECK_FALSE(says(votes_picture(run, count - 1, 1), chance));
  CHECK(says(votes_picture(run, count, 1), chance));
  CHECK_FALSE(says(votes_picture(run, count, 1), QStringLiteral("the coin says")));
  CHECK(says(votes_picture(run, count + 1, 1), QStringLiteral("the coin says ") + sign));
  CHECK_FALSE(says(votes_picture(run, count + 3, 1), after));
  CHECK(says(votes_picture(run, count + 4, 1), after));
  CHECK(says(votes_picture(run, count + 4, 1), QStringLiteral("never above")));
  CHECK(says(votes_picture(run, 0, 1), QStringLiteral("12")));  // the best number of blocks
  CHECK(VotesMoment::last_step(12) == 17);
  CHECK(VotesMoment::trained_by(24, 1000) == 1000);
  CHECK(VotesMoment::trained_by(1, 1000) == 42);
}

TEST_CASE("No words of the votes lie over each other or outside, whatever the scenario", "[votes-page]") {
  for (const PredictionScenario& s : many_scenarios()) {
    const auto run = compute_votes(s);
    CAPTURE(s.class_text, s.examples, s.blocks, to_string(s.rule));
    const int last = VotesMoment::last_step(run->blocks());
    for (const int step : {0, last / 2, last - 3, last}) {
      const ScenePicture picture = votes_picture(run, step, 1);
      for (const QSize size : {QSize(728, 600), QSize(728, 480), QSize(1000, 560)}) {
        CAPTURE(step, size.width(), size.height());
        const std::vector<test::PaintedWords> words = painted(picture, size);
        for (const auto& [a, b] : test::overlapping(words)) {
          CAPTURE(a.text.toStdString(), b.text.toStdString());
          CHECK(false);
        }
        for (const test::PaintedWords& one : words) {
          CAPTURE(one.text.toStdString());
          CHECK(one.pixel_size >= 7.8);  // raised signs of the smallest type
          CHECK(QRectF(QPointF(), QSizeF(size)).adjusted(-1, -1, 1, 1).contains(one.ink));
        }
      }
    }
  }
}

TEST_CASE("Side and parts of the votes keep their words apart too", "[votes-page]") {
  for (const PredictionScenario& s : many_scenarios()) {
    const auto run = compute_votes(s);
    CAPTURE(s.class_text, s.examples, s.blocks);
    VotesLog log;
    for (const std::size_t answers : {0U, 1U, 4U}) {
      while (log.questions().size() < answers)
        log.add(
            {run->asked, ask_votes(*run, run->asked, log.questions().size() + 1), run->predictor().rule().options()});
      const ScenePicture side = votes_side_picture(run, log);
      const std::vector<test::PaintedWords> words = painted(side, side.natural_size().toSize());
      CHECK(test::overlapping(words).empty());
      for (const test::PaintedWords& one : words) {
        CAPTURE(one.text.toStdString());
        CHECK(QRectF(QPointF(), side.natural_size()).adjusted(-1, -1, 1, 1).contains(one.ink));
      }
    }
    for (const VotesPart part : {VotesPart::answer, VotesPart::rule, VotesPart::losses}) {
      const ScenePicture picture = votes_part_picture(run, std::nullopt, part);
      for (const test::PaintedWords& one : painted(picture, picture.natural_size().toSize())) {
        CAPTURE(one.text.toStdString());
        CHECK(QRectF(QPointF(), picture.natural_size()).adjusted(-1, -1, 1, 1).contains(one.ink));
      }
    }
  }
}

TEST_CASE("The votes can be taken hold of at the same places in all themes", "[votes-page]") {
  const auto run = compute_votes(twelve());
  const ScenePicture picture = votes_picture(run, 17, 1);
  const QRectF area(0, 0, 728, 600);
  const std::vector<Spot> light = spots_of(picture, ThemeKind::light);
  for (const ThemeKind kind : all_kinds) {
    const std::vector<Spot> spots = spots_of(picture, kind);
    REQUIRE(spots.size() == light.size());
    for (std::size_t i = 0; i < spots.size(); ++i) CHECK(spots[i].rect == light[i].rect);
  }
  std::set<std::int32_t> handles;
  std::size_t asks = 0;
  for (const Spot& spot : light) {
    CHECK(area.contains(spot.rect));
    if (spot.act == Spot::Act::drag) handles.insert(spot.place);
    if (spot.act != Spot::Act::ask) continue;
    ++asks;
    CHECK(votes_point_over(*run, spot.rect.center()).value() == Approx(spot.place).margin(0.1));
  }
  CHECK(asks == 8);
  CHECK(handles.size() == 74);  // the frame, k, and every example
}

TEST_CASE("A hand on the votes reads the point, the number of blocks and the example at its place", "[votes-page]") {
  for (const PredictionScenario& s : many_scenarios()) {
    const auto run = compute_votes(s);
    CAPTURE(s.class_text, s.examples, s.blocks);
    const double last = static_cast<double>(run->concept_class().points()) - 1;
    for (const QSize size : {QSize(728, 600), QSize(728, 480), QSize(1456, 1200)}) {
      bool frame = false;
      bool blocks = false;
      for (const Spot& spot : test::painted_spots(votes_picture(run, 1000, 1), size)) {
        if (spot.act != Spot::Act::drag) continue;
        REQUIRE(spot.grab);
        const QPointF middle = spot.rect.center();
        const double here = spot.grab->value(middle);
        CAPTURE(spot.place, here);
        if (spot.place == votes_asked_handle) {
          frame = true;
          CHECK(spot.grab->field == "asked");
          CHECK(std::round(here) == static_cast<double>(run->asked));
          CHECK(std::round(votes_point_over(*run, spot.grab->to_scene.map(middle)).value()) == std::round(here));
          CHECK(spot.grab->value(QPointF(0, 0)) == Approx(-0.5));
          CHECK(spot.grab->value(QPointF(5000, 0)) == Approx(last + 0.5));
        } else if (spot.place == votes_blocks_handle) {
          blocks = true;
          CHECK(spot.grab->field == "blocks");
          CHECK(here == Approx(static_cast<double>(s.blocks)));
          CHECK(spot.grab->value(QPointF(0, 0)) == Approx(1));
          CHECK(spot.grab->value(QPointF(5000, 0)) == Approx(static_cast<double>(s.examples)));
        } else {
          const auto row = static_cast<std::size_t>(spot.place - votes_first_example);
          CHECK(spot.grab->field == "becomes");
          CHECK(here == Approx(run->data.rows.rows()[row].point).margin(1e-9));
          CHECK_FALSE(votes_point_over(*run, spot.grab->to_scene.map(middle)).has_value());
        }
      }
      CHECK(frame);
      CHECK(blocks == (run->curves && run->curves->known()));
    }
  }
}

TEST_CASE("The count of the votes comes along its rule, and the coin falls on the other side first", "[votes-page]") {
  const auto run = compute_votes(twelve());
  const int count = VotesMoment::count_step(12);
  const auto marks = [&](int step, double phase) { return votes_picture(run, step, phase).scene({728, 600}).marks; };
  const auto disc_at = [&](double phase) {
    for (const Mark& mark : marks(count, phase))
      if (mark.key == QStringLiteral("votes")) return std::get<Disc>(mark.shape).centre;
    return QPointF();
  };
  CHECK(disc_at(0).x() < disc_at(0.4).x());
  CHECK(disc_at(0.4).x() < disc_at(1).x());
  CHECK(disc_at(0).y() > disc_at(1).y());
  const auto coin_at = [&](double phase) {
    for (const Mark& mark : marks(count + 1, phase))
      if (const auto* cell = std::get_if<LabelCell>(&mark.shape); cell != nullptr && cell->rect.width() == 40)
        return *cell;
    return LabelCell{};
  };
  CHECK_FALSE(coin_at(0.1).glyph);
  CHECK(coin_at(0.5).label == opposite(run->answer));
  CHECK(coin_at(0.9).label == run->answer);
  CHECK(coin_at(1).label == run->answer);
  CHECK(coin_at(1).rect.height() == Approx(38));
}

TEST_CASE("The tables of the votes are the picture in rows", "[votes-page]") {
  const auto run = compute_votes(twelve());
  const PageTable blocks = votes_blocks_table(*run, ui::TableLimits::none());
  REQUIRE(blocks.rows.size() == 12);
  std::size_t plus = 0;
  std::size_t plus_after = 0;
  for (const auto& row : blocks.rows) {
    REQUIRE(row.size() == blocks.columns.size());
    plus += row[7].data == 1 ? 1U : 0U;
    plus_after += row[8].data == 1 ? 1U : 0U;
  }
  CHECK(plus == run->votes);
  CHECK(plus_after == run->change.votes);
  const PageTable rules = votes_rules_table(*run, ui::TableLimits::none());
  REQUIRE(rules.rows.size() == 13);
  for (std::size_t j = 0; j <= 12; ++j) CHECK(rules.rows[j][1].data.get<double>() == Approx(geometric(j, 12, 0.5)));
  CHECK(rules.rows[run->votes][4].data == "count");
  CHECK(rules.rows[run->change.votes][4].data == "changed");
  const PageTable losses = votes_losses_table(*run, ui::TableLimits::none());
  REQUIRE(losses.rows.size() == 72);
  CHECK(losses.rows[11][5].data == true);
  const PageTable wrong = votes_wrong_table(*run, ui::TableLimits::none());
  REQUIRE(wrong.rows.size() == 8);
  CHECK(wrong.rows[2][3].data.get<double>() == run->wrong[2]);
  const PageTable answer = votes_answer_table(*run, Label::plus, ui::TableLimits::none());
  REQUIRE(answer.rows.size() == 1);
  CHECK(answer.rows[0][1].data == 1);
  CHECK(answer.rows[0][2].data.get<double>() == run->plus);
  CHECK(votes_blocks_table(*run, {5, 64}).left_out == 7);
}

TEST_CASE("Every step of the votes has its sentence, in every scenario", "[votes-page]") {
  for (const PredictionScenario& s : many_scenarios()) {
    const auto run = compute_votes(s);
    const auto script = votes_script(*run, run->answer);
    CAPTURE(s.class_text, s.examples, s.blocks);
    REQUIRE(script->size() == VotesMoment::last_step(run->blocks()) + 1);
    REQUIRE(script->ruler().boundary.has_value());
    for (int step = 0; step < script->size(); ++step) {
      CAPTURE(step, script->sentence(step).toStdString());
      CHECK_FALSE(script->sentence(step).isEmpty());
      CHECK_FALSE(script->sentence(step).contains(u'%'));
      CHECK(script->sentence(step).split(u' ').size() <= 40);
    }
  }
}

TEST_CASE("The log of answers costs what the composition of the rule says, and is the data's", "[votes-page]") {
  const PredictionScenario s = twelve();
  VotesLog log;
  CHECK_FALSE(log.belong_to(s));
  const VoteRuleOptions rule = votes_of(s).rule;
  for (int i = 0; i < 7; ++i) log.add({2, Label::minus, rule, s.learner});
  const AnswersPrivacy seven = compose_answers(VoteRule(rule), 7, Rational(1, 1'000'000));
  CHECK(log.privacy().answers == 7);
  CHECK(log.privacy().basic == seven.basic);
  CHECK(log.privacy().composed == seven.composed);
  CHECK(log.last_at(2, rule, s.learner) == Label::minus);
  CHECK_FALSE(log.last_at(3, rule, s.learner).has_value());
  // Another rule would have answered with another chance.
  VoteRuleOptions more = rule;
  more.blocks += 2;
  CHECK_FALSE(log.last_at(2, more, s.learner).has_value());
  const BlockLearner another = s.learner == BlockLearner::soa ? BlockLearner::first_fit : BlockLearner::soa;
  CHECK_FALSE(log.last_at(2, rule, another).has_value());
  const VotesLog again = VotesLog::from_json(log.json());
  CHECK(again.json() == log.json());
  CHECK(again.privacy().composed == log.privacy().composed);
  // Another rule is another price of the same data; its answers add up.
  PredictionScenario other = s;
  other.blocks = 6;
  other.epsilon = Rational(1);
  CHECK_FALSE(log.belong_to(other));
  log.add({2, Label::plus, votes_of(other).rule, s.learner});
  CHECK(log.privacy().answers == 8);
  CHECK(log.privacy().basic == Approx(7 * 0.5 + 1));
  CHECK(log.privacy().composed == log.privacy().basic);
  other.seed = 19;
  CHECK(log.belong_to(other));
  CHECK(log.questions().empty());
  CHECK(log.privacy().answers == 0);
  CHECK_THROWS_AS(VotesLog::from_json(nlohmann::json::parse(R"({"data": 3})")), InputError);
  CHECK_THROWS_AS(VotesLog::from_json(nlohmann::json::array()), InputError);
}

TEST_CASE("Answers asked for by hand fall as often as the chance says", "[votes-page]") {
  const auto run = compute_votes(twelve());
  std::size_t plus = 0;
  constexpr std::size_t draws = 4000;
  for (std::size_t j = 0; j < draws; ++j) plus += ask_votes(*run, run->asked, j) == Label::plus ? 1U : 0U;
  // Five standard deviations: false alarms below 10^-6, with one fixed seed.
  CHECK(std::abs(static_cast<double>(plus) / draws - run->plus) < 5 * std::sqrt(run->plus * (1 - run->plus) / draws));
  CHECK(ask_votes(*run, run->asked, 3) == ask_votes(*run, run->asked, 3));
}

TEST_CASE("Asking appends an answer, moves the meter and shows the coin", "[votes-page]") {
  OpenedVotes o(twelve());
  REQUIRE(o.page.log().questions().empty());
  QSignalSpy kept(&o.page, &Page::kept_changed);
  QSignalSpy retold(&o.page, &StudyPage::retold);
  const QKeyEvent key(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier);
  CHECK(o.page.take_key(key, {}, nullptr));
  o.page.ask_button()->click();
  REQUIRE(o.page.log().questions().size() == 2);
  CHECK(kept.count() == 2);
  CHECK(retold.count() == 2);
  CHECK(o.page.log().privacy().basic == Approx(1.0));
  CHECK(o.page.log().questions().back().answer == ask_votes(*o.page.run(), 2, 1));
  const QString sign =
      o.page.log().questions().back().answer == Label::plus ? QStringLiteral("+") : QStringLiteral("−");
  CHECK(says(*o.page.exhibits().front()->picture(Theme::get(ThemeKind::light), {17, 1}),
             QStringLiteral("the coin says ") + sign));
  // A session brings it back; other data end it.
  VotesPage other(votes_page());
  other.set_kept(o.page.kept());
  CHECK(other.log().json() == o.page.log().json());
  PredictionScenario s = twelve();
  s.asked = 4;
  o.show(s);
  CHECK(o.page.log().questions().size() == 2);
  s.seed = 5;
  o.show(s);
  CHECK(o.page.log().questions().empty());
  CHECK(o.page.kept().is_null());
}

TEST_CASE("The meter ends at its last answer and never falls on the way", "[votes-page]") {
  VotesLog log;
  double last = 0;
  const VoteRuleOptions rule = votes_of(twelve()).rule;
  for (std::size_t i = 0; i < 20; ++i) {
    log.add({2, Label::plus, rule});
    CHECK(log.privacy().composed >= last);
    CHECK(log.privacy().composed <= log.privacy().basic);
    CHECK(log.privacy().exact == (i < 16));
    last = log.privacy().composed;
  }
  nlohmann::json full = VotesLog().json();
  for (std::size_t i = 0; i < VotesLog::most; ++i) {
    full["answers"].push_back(
        {{"point", 2}, {"answer", "+"}, {"rule", "geometric"}, {"blocks", 11}, {"epsilon", "1/2"}});
  }
  log = VotesLog::from_json(full);
  CHECK_FALSE(log.open());
  CHECK(log.privacy().answers == VotesLog::most);
  CHECK(log.privacy().exact);
  full["answers"].push_back(full["answers"].front());
  CHECK_THROWS_AS(VotesLog::from_json(full), InputError);
  full["answers"] = nlohmann::json::array({full["answers"].front()});
  CHECK(VotesLog::from_json(full).open());
}

TEST_CASE("Frame, example and number of blocks are edits of the scenario", "[votes-page]") {
  OpenedVotes o(twelve());
  std::vector<PredictionScenario> edits;
  std::vector<int> drags;
  QObject::connect(&o.page, &StudyPage::edited, [&](const ChapterScenario& edited, int drag) {
    edits.push_back(std::get<PredictionScenario>(edited));
    drags.push_back(drag);
  });
  const QRectF area(0, 0, 728, 600);
  const std::vector<Spot> spots = spots_of(votes_picture(o.page.run(), 17, 1), ThemeKind::light);
  const auto handle = [&](std::int32_t place) {
    return *std::find_if(spots.begin(), spots.end(),
                         [&](const Spot& spot) { return spot.act == Spot::Act::drag && spot.place == place; });
  };
  const auto column = [&](std::int32_t point) {
    return std::find_if(spots.begin(), spots.end(),
                        [&](const Spot& spot) { return spot.act == Spot::Act::ask && spot.place == point; })
        ->rect.center();
  };
  const auto drag = [&](std::int32_t place, QPointF to, bool alt = false) {
    o.page.take_drag({handle(place), Drag::Phase::begin, handle(place).rect.center(), area, alt});
    o.page.take_drag({handle(place), Drag::Phase::move, to, area, alt});
    o.page.take_drag({handle(place), Drag::Phase::end, to, area, alt});
  };
  drag(votes_asked_handle, column(6));
  REQUIRE_FALSE(edits.empty());
  CHECK(edits.back().asked == 6);
  CHECK(drags.back() != 0);
  drag(votes_first_example + 20, column(7));
  CHECK(edits.back().changed == 20);
  CHECK(edits.back().becomes == "7:+");
  drag(votes_first_example + 20, column(7), true);
  CHECK(edits.back().becomes == "7:-");
  // Beside the strips every 14 px are a point; where the label alone would be another, only that changes.
  const PointIndex own = o.page.run()->data.rows.rows()[20].point;
  const QPointF chip = handle(votes_first_example + 20).rect.center();
  drag(votes_first_example + 20, chip, true);
  CHECK(edits.back().becomes == std::to_string(own) + (own < 3 ? ":+" : ":-"));
  const std::vector<Example>& rows = o.page.run()->data.rows.rows();
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (row == o.page.run()->change.row) continue;  // it stands there as it would be
    const std::size_t before = edits.size();
    const std::int32_t place = votes_first_example + static_cast<std::int32_t>(row);
    drag(place, handle(place).rect.center());
    CHECK(edits.size() == before);  // it is what it was
    drag(place, handle(place).rect.center(), true);
    CHECK(edits.back().changed == row);
    CHECK(edits.back().becomes == std::to_string(rows[row].point) + ':' + to_char(opposite(rows[row].label)));
  }
  const std::int64_t next = own > 0 ? own - 1 : own + 1;
  drag(votes_first_example + 20, chip + QPointF(own > 0 ? -14 : 14, 0));
  CHECK(edits.back().becomes == std::to_string(next) + (next < 3 ? ":-" : ":+"));
  CHECK(drags.back() != drags.front());
  drag(votes_blocks_handle, {700, 500});
  CHECK(edits.back().blocks == 72);
  drag(votes_blocks_handle, {60, 500});
  CHECK(edits.back().blocks == 1);
  Spot ask;
  ask.act = Spot::Act::ask;
  ask.place = 5;
  o.page.take_click(ask);
  CHECK(edits.back().asked == 5);
  const QKeyEvent more(QEvent::KeyPress, Qt::Key_BracketRight, Qt::NoModifier);
  CHECK(o.page.take_key(more, {}, nullptr));
  CHECK(edits.back().blocks == 13);
}

TEST_CASE("W goes to the worst neighbour, which no change by hand surpasses", "[votes-page]") {
  PredictionScenario s = twelve();
  s.class_text = "thresholds:3";
  s.target = 1;
  s.examples = 6;
  s.blocks = 3;
  s.asked = 0;
  OpenedVotes o(s);
  REQUIRE(o.page.run()->worst);
  double most = 0;
  PredictionScenario by_hand = s;
  for (by_hand.asked = 0; by_hand.asked < 3; ++by_hand.asked) {
    for (std::uint64_t row = 0; row < 6; ++row) {
      for (const std::string becomes : {"0:+", "0:-", "1:+", "1:-", "2:+", "2:-"}) {
        by_hand.changed = row;
        by_hand.becomes = becomes;
        const auto run = compute_votes(by_hand);
        if (run->change.from == run->change.to) continue;
        most = std::max(most, run->change.loss);
      }
    }
  }
  CHECK(o.page.run()->worst->epsilon == Approx(most));
  CHECK(o.page.worst_button()->isEnabled());
  QSignalSpy asked(&o.page, &Page::page_asked);
  PredictionScenario edit = s;
  QObject::connect(&o.page, &StudyPage::edited,
                   [&](const ChapterScenario& to, int) { edit = std::get<PredictionScenario>(to); });
  const QKeyEvent key(QEvent::KeyPress, Qt::Key_W, Qt::NoModifier);
  CHECK(o.page.take_key(key, {}, nullptr));
  CHECK(asked.count() == 1);
  CHECK(compute_votes(edit)->change.loss == Approx(most));
}

TEST_CASE("The gallery's votes are as their lessons say", "[votes-page][scenarios]") {
  const auto strangers = compute_votes(shipped("twelve-strangers"));
  CHECK(strangers->blocks() == 12);
  CHECK(strangers->votes == 4);
  CHECK(strangers->answer == Label::minus);
  CHECK(strangers->change.votes == 5);
  CHECK(told_probability(strangers->plus) == QStringLiteral(".184"));
  CHECK(told_probability(strangers->change.plus) == QStringLiteral(".303"));
  CHECK(best_of(strangers->curves->chosen).blocks == 12);
  CHECK(told_probability(best_of(strangers->curves->chosen).loss) == QStringLiteral(".084"));
  const auto one = compute_votes(shipped("one-voter-shy-coin"));
  CHECK(one->blocks() == 1);
  CHECK(told_probability(one->curves->chosen.front().loss) == QStringLiteral(".378"));
  CHECK(one->study.error.mean_block_error == 0);  // its block knows all of the sample
  const auto ignorants = compute_votes(shipped("seventy-two-ignorants"));
  CHECK(ignorants->blocks() == 72);
  CHECK(ignorants->block_size() == 1);
  CHECK(told_probability(ignorants->curves->chosen.back().loss) == QStringLiteral(".370"));
  CHECK(ignorants->wrong[2] > 0.999);  // most blocks never saw a −
  for (const char* name : {"twelve-strangers", "one-voter-shy-coin", "seventy-two-ignorants"}) {
    const PredictionScenario s = shipped(name);
    CHECK(s.page == "votes");
    CHECK_FALSE(s.title.empty());
    CHECK(s.lesson.size() <= 90);
  }
}
