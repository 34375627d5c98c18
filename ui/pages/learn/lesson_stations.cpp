// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/lesson_stations.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/study/levels/levels.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "core/study/sweep/fall.hpp"
#include "ui/pages/learn/guess_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// The two lines of a station that are the same for every run.
template <int station>
QString line_of_station() {
  const std::array<QString (*)(), 12> lines = {
      [] { return QCoreApplication::translate("Lesson", "A class is a table of answers."); },
      [] { return QCoreApplication::translate("Lesson", "You can force three mistakes."); },
      [] { return QCoreApplication::translate("Lesson", "The SOA errs three times, never four."); },
      [] { return QCoreApplication::translate("Lesson", "Two samples, two answers: they differ."); },
      [] { return QCoreApplication::translate("Lesson", "Who errs, wins."); },
      [] { return QCoreApplication::translate("Lesson", "Three contests, nothing left to err on."); },
      [] { return QCoreApplication::translate("Lesson", "Run it twice: how often do two runs agree?"); },
      [] { return QCoreApplication::translate("Lesson", "Sixty batches vote."); },
      [] { return QCoreApplication::translate("Lesson", "Noise and a threshold: only agreement leaves."); },
      [] { return QCoreApplication::translate("Lesson", "One example moves one vote."); },
      [] { return QCoreApplication::translate("Lesson", "A fresh look picks from what left."); },
      [] { return QCoreApplication::translate("Lesson", "Agreement costs examples: nothing, then all."); }};
  return lines[station]();
}

template <int station>
QString way_to_station() {
  const std::array<QString (*)(), 12> ways = {
      [] { return QCoreApplication::translate("Lesson", "a table of answers"); },
      [] { return QCoreApplication::translate("Lesson", "force mistakes"); },
      [] { return QCoreApplication::translate("Lesson", "what the SOA says"); },
      [] { return QCoreApplication::translate("Lesson", "draw two samples"); },
      [] { return QCoreApplication::translate("Lesson", "let the coin decide"); },
      [] { return QCoreApplication::translate("Lesson", "the last contest"); },
      [] { return QCoreApplication::translate("Lesson", "run it twice"); },
      [] { return QCoreApplication::translate("Lesson", "count the votes"); },
      [] { return QCoreApplication::translate("Lesson", "add noise"); },
      [] { return QCoreApplication::translate("Lesson", "change one example"); },
      [] { return QCoreApplication::translate("Lesson", "try what left"); },
      [] { return QCoreApplication::translate("Lesson", "what it costs"); }};
  return ways[station]();
}

/// Writes questions and answers of one run.
class LessonWriter {
 public:
  LessonWriter(const Story& story, const LessonFacts* facts, std::optional<std::uint64_t> guess)
      : story_(story), run_(story.run()), class_(run_.concept_class()), facts_(facts), guess_(guess) {
    for (int step = 0; step < story.size() && story[step].part == Part::tournament; ++step) {
      if (story[step].round > 0) contests_.push_back(step);
    }
    tournament_end_ = std::max(0, story.first_of(Part::other_batches) - 1);
    if (story[story.last()].part == Part::tournament) tournament_end_ = story.last();
    levels_ =
        facts != nullptr && !facts->levels.empty() ? static_cast<int>(facts->levels.size()) : run_.littlestone() + 1;
  }

  [[nodiscard]] Station write(int number) const {
    Station station;
    const StationInfo& info = lesson_stations()[static_cast<std::size_t>(number)];
    station.page = info.page;
    station.view = info.view;
    station.line = info.line();
    place(station, number);
    switch (number) {
      case 0: ask_class(station); break;
      case 1: ask_adversary(station); break;
      case 2: ask_soa(station); break;
      case 3: ask_difference(station); break;
      case 4: ask_winner(station); break;
      case 5: ask_ending(station); break;
      case 6: ask_twice(station); break;
      case 7: ask_votes(station); break;
      case 8: ask_noise(station); break;
      case 9: ask_neighbour(station); break;
      case 10: ask_selection(station); break;
      default: ask_loss(station); break;
    }
    return station;
  }

 private:
  Q_DECLARE_TR_FUNCTIONS(Lesson)

  /// Where it stands in the play.
  void place(Station& station, int number) const {
    const auto steps = [&](int first, int asked, int last) {
      station.first = first;
      station.asked = std::max(first, asked);
      station.last = std::max(station.asked, last);
    };
    const int first_contest = contests_.empty() ? tournament_end_ : contests_.front();
    const int last_contest = contests_.empty() ? tournament_end_ : contests_.back();
    const int before = std::max(0, first_contest - 1);
    const int votes = story_.first_of(Part::histogram);
    const int selection = story_.first_of(Part::selection);
    switch (number) {
      case 0:
      case 1:
      case 2: steps(0, 0, 0); break;
      case 3: steps(0, before, before); break;
      case 4:
        steps(before, before, last_contest > first_contest ? last_contest - 1 : first_contest);
        station.told = first_contest;  // the contests after it ask for themselves
        break;
      case 5:
        steps(last_contest > first_contest ? last_contest : tournament_end_, tournament_end_, tournament_end_);
        break;
      case 6: steps(0, levels_, levels_); break;
      case 7: steps(votes, votes, votes); break;
      case 8: steps(votes, votes, std::max(votes, selection - 1)); break;
      case 9: steps(std::max(votes, selection - 1), 0, 0); break;
      case 10: steps(selection, selection, story_.last()); break;
      default: steps(story_.last(), story_.last(), story_.last()); break;
    }
  }

  void ask_class(Station& station) const {
    station.ask = tr("One row is hidden. Which point would you ask first?");
    if (facts_ == nullptr || !facts_->first) {
      station.say = tr("A point that parts the rows most evenly: whatever the answer is, few rows are left.");
      return;
    }
    constexpr std::size_t most_named = 4;
    const std::vector<PointIndex>& best = facts_->first->points;
    QStringList names;
    for (std::size_t i = 0; i < std::min(best.size(), most_named); ++i) names += point(best[i]);
    if (best.size() > most_named) names += QStringLiteral("…");
    const std::uint64_t left = facts_->first->most_left;
    station.say =
        best.size() == 1
            ? tr("%2: whatever the answer is, at most %1 rows are left. Every other point may leave more.", nullptr,
                 plural(left))
                  .arg(number_text(left), names.front())
            : tr("One of %2: whatever the answer is, at most %1 rows are left. Every other point may leave more.",
                 nullptr, plural(left))
                  .arg(number_text(left), names.join(QStringLiteral(", ")));
  }

  void ask_adversary(Station& station) const {
    const int d = run_.littlestone();
    station.ask = tr("You are the adversary. Can you force %1 mistakes? Can you force %2?").arg(d).arg(d + 1);
    station.say =
        tr("%1, yes: at the end of every path of the tree some row has answered like that. %2, never: after %1 "
           "mistakes the rows that still fit have Ldim 0.")
            .arg(d)
            .arg(d + 1);
  }

  void ask_soa(Station& station) const {
    QStringList asked;
    QStringList said;
    QStringList left;
    if (facts_ != nullptr) {
      for (const LessonFacts::Asked& a : facts_->path) {
        asked += point(a.point);
        said += tr("at %1 it says %2").arg(point(a.point), label_text(a.said));
        left += QString::number(a.left);
      }
    }
    const QString comma = QStringLiteral(", ");
    station.ask = asked.isEmpty() ? tr("Which side will the SOA say, and why?")
                                  : tr("Which side will the SOA say at %1, and why?").arg(asked.join(comma));
    const QString rule = tr("The side whose rows have the larger Ldim; where both are equal, −1.");
    station.say = said.isEmpty() ? rule
                                 : tr("%1 So %2. If it is told the opposite each time, it errs each time, and the Ldim "
                                      "of what is left falls to %3.")
                                       .arg(rule, said.join(comma), left.join(comma));
  }

  /// The first contest of the run; null where there is none.
  [[nodiscard]] const NodeTrace* first_contest() const {
    for (const TraceEvent& e : run_.result.internals.trace.events) {
      if (e.kind == TraceEvent::Kind::contest) {
        return &run_.result.internals.trace.nodes[static_cast<std::size_t>(e.node)];
      }
    }
    return nullptr;
  }

  [[nodiscard]] Label said(const NodeTrace& node, int side) const {
    return run_.soa->labels(node.pairings.back().block[side]->predictor)[node.point];
  }

  [[nodiscard]] QString point(PointIndex x) const { return plain_name(class_.point_name(x)); }

  void ask_difference(Station& station) const {
    station.ask = tr("Where do f₀ and f₁ differ first?");
    const NodeTrace* node = first_contest();
    station.say = node == nullptr
                      ? tr("Nowhere: this batch drew level 0, so there is no contest.")
                      : tr("At %1: f₀ says %2 there and f₁ says %3.")
                            .arg(point(node->point), label_text(said(*node, 0)), label_text(said(*node, 1)));
  }

  void ask_winner(Station& station) const {
    station.ask = tr("If the coin tells the truth, who wins?");
    const NodeTrace* node = first_contest();
    if (node == nullptr) {
      station.say = tr("Nobody: this batch drew level 0, so there is no contest.");
      return;
    }
    const Label truth = run_.distribution().target[node->point];
    const int wins = said(*node, 0) == truth ? 1 : 0;
    station.say = tr("The target says %1 at %2. f%3 says %4, so it errs, and the side that errs wins.")
                      .arg(label_text(truth), point(node->point), subscript(QString::number(wins)),
                           label_text(said(*node, wins)));
  }

  void ask_ending(Station& station) const {
    station.ask = tr("How many rows still fit? Could one more contest be true?");
    if (facts_ == nullptr || !facts_->ending) {
      station.say = tr("A contest whose coin tells the truth forces a mistake of the SOA, and it never makes more than "
                       "%1.")
                        .arg(run_.littlestone());
      return;
    }
    const std::vector<HypothesisIndex>& rows = facts_->ending->rows;
    if (rows.empty()) {
      station.say =
          tr("None: a coin on the way did not tell the truth. Then the SOA only patches single cells, and no "
             "proof counts its mistakes.");
      return;
    }
    constexpr std::size_t most_named = 4;
    QStringList names;
    for (std::size_t i = 0; i < std::min(rows.size(), most_named); ++i) {
      names += plain_name(class_.hypothesis_name(rows[i]));
    }
    if (rows.size() > most_named) names += QStringLiteral("…");
    const QString fit = tr("%1 rows still fit: %2.", nullptr, plural(rows.size()))
                            .arg(number_text(rows.size()), names.join(QStringLiteral(", ")));
    const QString erred =
        tr("The SOA has erred %1 times.", nullptr, plural(facts_->ending->mistakes)).arg(facts_->ending->mistakes);
    const bool spent = facts_->ending->mistakes >= static_cast<std::uint64_t>(run_.littlestone());
    station.say = fit + u' ' + erred + u' ' +
                  (spent ? tr("It never errs more often, so no further contest can be true.")
                         : tr("It may err up to %1 times, so one more could be true.").arg(run_.littlestone()));
  }

  void ask_twice(Station& station) const {
    station.ask = tr("Run it twice, on fresh samples: will the two agree?");
    if (facts_ == nullptr || facts_->levels.empty()) {
      station.say = tr("The laws of the levels say how often.");
      return;
    }
    const LessonFacts::Level& first = facts_->levels.front();
    const LessonFacts::Level& last = facts_->levels.back();
    station.say = first.level == last.level
                      ? tr("With chance %1, exactly.").arg(probability_text(first.agree))
                      : tr("Without a contest with chance %1, after %3 rounds of contests with chance %2, exactly.")
                            .arg(probability_text(first.agree), probability_text(last.agree))
                            .arg(last.level);
    std::vector<double> agree;
    for (const LessonFacts::Level& level : facts_->levels) agree.push_back(level.agree);
    if (agree.size() > 2 && !rises_throughout(agree))
      station.say += u' ' + tr("Not every round of contests raises it.");
  }

  void ask_votes(Station& station) const {
    const std::vector<Vote>& votes = run_.result.internals.votes;
    if (votes.empty()) {
      station.ask = tr("Nobody voted. What may be published?");
      station.say = tr("Nothing: a count of 0 never gets noise.");
      return;
    }
    constexpr std::size_t most_counts = 6;
    QStringList counts;
    for (std::size_t i = 0; i < std::min(votes.size(), most_counts); ++i) counts += number_text(votes[i].count);
    if (votes.size() > most_counts) counts += QStringLiteral("…");
    station.ask = tr("Votes: %1. Which would you publish? Whose data would you give away?")
                      .arg(counts.join(QStringLiteral(", ")));
    const std::uint64_t least = votes.back().count;
    const std::uint64_t most = votes.front().count;
    station.say = least == most
                      ? tr("One example can take a batch's vote away, so every count tells of someone.")
                      : tr("The large ones. One example can take a batch's vote away: from %1 to %2 that is plain to "
                           "see, from %3 to %4 hardly.")
                            .arg(number_text(least), number_text(least - 1), number_text(most), number_text(most - 1));
  }

  void ask_noise(Station& station) const {
    const std::vector<Vote>& votes = run_.result.internals.votes;
    const QString threshold = signed_text(run_.result.threshold);
    if (votes.empty()) {
      station.ask = tr("Nobody voted. Can noise alone reach T = %1?").arg(threshold);
      station.say = tr("No: a count of 0 never gets noise.");
      return;
    }
    const auto target =
        std::find_if(votes.begin(), votes.end(), [&](const Vote& v) { return v.labels == run_.distribution().target; });
    const Vote& vote = target != votes.end() ? *target : votes.front();
    const QString name = predictor_name(class_, vote.labels);
    const QString who = name.isEmpty() ? tr("The predictor in front") : name;
    station.ask = tr("%2 has %1 votes, T is %3. In how many of 100 draws of the noise does it leave?", nullptr,
                     plural(vote.count))
                      .arg(number_text(vote.count), who, threshold);
    station.say = tr("In %1 of 100 on average. That is exact: Pr[%2 + Z ≥ %3] = %4.")
                      .arg(QString::number(100 * vote.release_probability, 'f', 1), number_text(vote.count), threshold,
                           probability_text(vote.release_probability));
  }

  void ask_neighbour(Station& station) const {
    station.ask = tr("One example of one batch flips. Here is a list that left: was it before or after the flip?");
    const QString why = tr("At most one vote moves.");
    station.say =
        facts_ == nullptr || !facts_->guess
            ? why
            : tr("%1 The best guess is right with probability %2; a blind guess has one half, and ε and δ allow %3.")
                  .arg(why, probability_text(facts_->guess->best), probability_text(facts_->guess->allowed));
  }

  [[nodiscard]] QString candidate_name(const Candidate& candidate) const {
    const QString name = predictor_name(class_, candidate.labels);
    return name.isEmpty() ? tr("a predictor outside the class") : name;
  }

  void ask_selection(Station& station) const {
    std::vector<Candidate> list = run_.result.list;
    if (list.empty()) {
      station.ask = tr("Nothing left. What does M answer?");
      station.say = tr("The SOA's predictor of the empty sample, which depends on no data.");
      return;
    }
    std::stable_sort(list.begin(), list.end(),
                     [](const Candidate& a, const Candidate& b) { return a.errors < b.errors; });
    const QString fresh = number_text(run_.result.internals.selection_sample.size());
    const auto errs = [&](const Candidate& c) {
      return tr("%2 errs %1 times", nullptr, plural(c.errors)).arg(number_text(c.errors), candidate_name(c));
    };
    if (list.size() == 1) {
      station.ask =
          tr("One predictor left, and on %1 fresh examples %2. What chance has it?").arg(fresh, errs(list[0]));
      station.say = tr("1: it is alone.");
      return;
    }
    station.ask = tr("On %1 fresh examples %2, %3. What chance has %4?")
                      .arg(fresh, errs(list[0]), errs(list[1]), candidate_name(list[0]));
    station.say = tr("%1 against %2: the chance is proportional to exp(−ε · errors/2).")
                      .arg(probability_text(list[0].probability), probability_text(list[1].probability));
  }

  void ask_loss(Station& station) const {
    station.ask = tr("Put your finger where the loss of M falls. How many examples does agreement cost?");
    station.say =
        tr("The page measures it: as long as the votes do not agree the loss stays, and then it falls at once.");
    if (facts_ == nullptr || facts_->loss.empty()) return;
    const double alpha = to_double(run_.scenario.alpha);
    const auto fall = loss_fall(facts_->loss, LearnerKind::private_learner, alpha, to_double(run_.scenario.beta));
    const QString alpha_text = rational_text(run_.scenario.alpha);
    const QString beta_text = rational_text(run_.scenario.beta);
    if (!fall) {
      station.say =
          tr("Not here: M has loss at most α = %1 in a share of at least 1 − β = %2 of the runs at no measured n.")
              .arg(alpha_text, lower_text(to_double(Rational(1 - run_.scenario.beta))));
      return;
    }
    station.say =
        fall->last == 0
            ? tr("Before n = %1: from there on at most a share β = %3 of the runs has loss above α = %2.")
                  .arg(number_text(fall->first), alpha_text, beta_text)
            : tr("Between n = %1 and n = %2: before, half of the runs or more have loss above α = %3; after, at most a "
                 "share β = %4.")
                  .arg(number_text(fall->last), number_text(fall->first), alpha_text, beta_text);
    if (guess_) {
      const QString beside =
          tr("Your line stands at n = %1: %2.").arg(number_text(*guess_), beside_text(*fall, *guess_));
      station.say = beside + u' ' + station.say;
    }
  }

  const Story& story_;
  const PrivateRun& run_;
  const ConceptClass& class_;
  const LessonFacts* facts_;
  std::optional<std::uint64_t> guess_;
  std::vector<int> contests_;  // the steps that decide one
  int tournament_end_ = 0;
  int levels_ = 0;  // how many are shown one after the other before two runs are asked for
};

}  // namespace

const std::vector<StationInfo>& lesson_stations() {
  static const std::vector<StationInfo> stations = {
      {QStringLiteral("class"), {}, line_of_station<0>, way_to_station<0>, false, true, true},
      {QStringLiteral("tree"), {}, line_of_station<1>, way_to_station<1>, false, true},
      {QStringLiteral("tree"), {}, line_of_station<2>, way_to_station<2>},
      {QStringLiteral("tournament"), QStringLiteral("tree"), line_of_station<3>, way_to_station<3>, false, true},
      {QStringLiteral("tournament"), QStringLiteral("tree"), line_of_station<4>, way_to_station<4>},
      {QStringLiteral("tournament"), QStringLiteral("tree"), line_of_station<5>, way_to_station<5>},
      {QStringLiteral("tournament"), QStringLiteral("levels"), line_of_station<6>, way_to_station<6>, false, true},
      {QStringLiteral("histogram"), QStringLiteral("votes"), line_of_station<7>, way_to_station<7>},
      {QStringLiteral("histogram"), QStringLiteral("votes"), line_of_station<8>, way_to_station<8>, false, true},
      {QStringLiteral("histogram"), QStringLiteral("neighbour"), line_of_station<9>, way_to_station<9>, false, true},
      {QStringLiteral("selection"), {}, line_of_station<10>, way_to_station<10>},
      {QStringLiteral("loss"), {}, line_of_station<11>, way_to_station<11>, true}};
  return stations;
}

Station lesson_station(const Story& story, const LessonFacts* facts, int number, std::optional<std::uint64_t> guess) {
  const int last = static_cast<int>(lesson_stations().size()) - 1;
  return LessonWriter(story, facts, guess).write(std::clamp(number, 0, last));
}

}  // namespace littlestone::ui
