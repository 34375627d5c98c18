// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/play_online/play_online_words.hpp"

#include <QCoreApplication>
#include <QGuiApplication>
#include <algorithm>
#include <cmath>

#include "ui/words/bounds.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

struct PlayWords {
  Q_DECLARE_TR_FUNCTIONS(PlayWords)
};
QString play_told(const QString& number) { return told(number); }
QString play_told(const Rational& value) { return play_told(exact_text(value)); }
QString play_told(double value) { return play_told(play_number(value)); }

QString game_source() { return QStringLiteral("[BPS09] · ") + PlayWords::tr("Theorem %1").arg(5); }

QString point_told(const PlayRun& run, PointIndex x) { return plain_name(run.concept_class.point_name(x)); }

QString sign_told(Label label) {
  return play_told(label == Label::plus ? QStringLiteral("+") : QString(QChar(u'\u2212')));
}

/// "t₁ … t₄ were right.", "t₂ was right.", "4 of 9 hypotheses were right."
QString right_told(const PlayRun& run, const PlayRound& round) {
  const ConceptClass& c = run.concept_class;
  std::vector<HypothesisIndex> right;
  for (HypothesisIndex h = 0; h < c.size(); ++h) {
    if (c.row(h)[round.point] == round.label) right.push_back(h);
  }
  if (right.empty()) return PlayWords::tr("No hypothesis was right.");
  const auto name = [&](HypothesisIndex h) { return play_told(plain_name(c.hypothesis_name(h))); };
  if (right.size() == c.size()) return PlayWords::tr("Every hypothesis was right.");
  if (right.size() == 1) return PlayWords::tr("%1 was right.").arg(name(right.front()));
  constexpr std::size_t most_names = 3;
  if (right.size() <= most_names) {
    QStringList names;
    for (const HypothesisIndex h : right) names += name(h);
    return PlayWords::tr("%1 were right.").arg(names.join(QStringLiteral(", ")));
  }
  if (right.back() - right.front() + 1 == right.size()) {
    return PlayWords::tr("%1 were right.")
        .arg(isolated(plain_name(c.hypothesis_name(right.front())) + QStringLiteral(" … ") +
                      plain_name(c.hypothesis_name(right.back()))));
  }
  return PlayWords::tr("%1 of %n hypotheses were right.", nullptr, plural(c.size())).arg(number_text(right.size()));
}

QString value_told(const PlayRun& run) {
  if (run.exact) return PlayWords::tr("Best play on both sides ends at regret %1.").arg(play_told(run.reach.front()));
  return run.by_hand() ? QString()
                       : PlayWords::tr("Hedge promises regret %1 at most.").arg(play_told(upper_text(run.bound)));
}

QString joined(const QStringList& sentences) {
  QStringList some;
  for (const QString& one : sentences) {
    if (!one.isEmpty()) some += one;
  }
  return some.join(u' ');
}

QString ask_told(const PlayRun& run, std::size_t round, PointIndex x) {
  const QString point = point_told(run, x);
  const QString asked = run.by_hand() ? PlayWords::tr("You are asked point %1.").arg(point)
                                      : PlayWords::tr("You ask point %1.").arg(point);
  return round == 0 ? joined({asked, value_told(run)}) : asked;
}

QString odds_told(const PlayRun& run, PointIndex x, const std::optional<Rational>& said, double hedge, bool next) {
  const QString point = point_told(run, x);
  if (run.by_hand()) {
    return said ? PlayWords::tr("You say + with chance %1.").arg(play_told(*said))
                : PlayWords::tr("You are asked point %1. Set the split, and say it.").arg(point);
  }
  QString words = said ? PlayWords::tr("The learner says + with chance %1.").arg(play_told(*said))
                       : PlayWords::tr("Hedge says + with chance %1.").arg(play_told(probability_text(hedge)));
  if (!next) return words;
  return joined({PlayWords::tr("You ask point %1.").arg(point), words, PlayWords::tr("Now say what is true.")});
}

QString gave_told(const PlayRun& run, std::size_t t) {
  const PlayRound& round = run.rounds[t];
  if (!round.gave || *round.gave <= 0) return {};
  const QString gave = play_told(to_double(*round.gave));
  if (run.by_hand())
    return PlayWords::tr("Your odds gave away %1: %2 was best.").arg(gave, play_told(*round.question.odds));
  return PlayWords::tr("Round %1 gave away %2: point %3 was worth %4.")
      .arg(whole_text(t + 1), gave, point_told(run, round.best_point), play_told(to_double(run.reach[t])));
}

QString answer_told(const PlayRun& run, std::size_t t) {
  const PlayRound& round = run.rounds[t];
  const QString paid = run.exact_odds() ? play_told(*round.loss()) : play_told(round.hedge_loss());
  const QString truth = run.by_hand() ? PlayWords::tr("%1 is true: you pay %2.").arg(sign_told(round.label), paid)
                                      : PlayWords::tr("%1 is true: it pays %2.").arg(sign_told(round.label), paid);
  QString end;
  if (t + 1 == run.scenario.rounds) {
    const double regret = run.regret(t + 1);
    const QString said = run.exact ? play_told(run.reach.back()) : play_told(regret);
    end = PlayWords::tr("The game ends at regret %1.").arg(said);
  }
  return joined({truth, right_told(run, round), gave_told(run, t), end});
}

QString wait_told(const PlayRun& run) {
  const std::size_t t = run.rounds.size();
  const QString ask = PlayWords::tr("Ask a point.");
  return t == 0 ? joined({ask, value_told(run)}) : joined({answer_told(run, t - 1), ask});
}

QString best_told(const PlayRun& run) {
  const auto& worth = run.questions[run.best_question].worth;
  const bool alike = std::all_of(run.questions.begin(), run.questions.end(),
                                 [&](const PlayQuestion& question) { return question.worth == worth; });
  if (alike) return run.questions.size() > 1 ? PlayWords::tr("All questions are worth the same now.") : QString();
  return PlayWords::tr("Point %1 is the best question now.").arg(point_told(run, run.best_question));
}

Note reach_note(const PlayRun& run, const PlayMoment& moment, PlayHints hints) {
  const std::size_t t = moment.rounds;
  const QString reach = play_told(to_double(run.reach[t]));
  const bool over = t >= run.scenario.rounds;
  QString first = over            ? PlayWords::tr("The game ended at %1.").arg(reach)
                  : run.by_hand() ? PlayWords::tr("If you play well from here it ends at %1.").arg(reach)
                                  : PlayWords::tr("You can still reach %1.").arg(reach);
  std::vector<std::size_t> giving;
  Rational gave = 0;
  for (std::size_t i = 0; i < t; ++i) {
    if (!run.rounds[i].gave || *run.rounds[i].gave <= 0) continue;
    giving.push_back(i);
    gave += *run.rounds[i].gave;
  }
  QString given;
  if (giving.size() == 1) {
    given = PlayWords::tr("Round %1 gave away %2.").arg(whole_text(giving.front() + 1), play_told(to_double(gave)));
  } else if (!giving.empty()) {
    given = PlayWords::tr("%n rounds gave away %1.", nullptr, plural(giving.size())).arg(play_told(to_double(gave)));
  } else if (t > 0) {
    given = PlayWords::tr("Nothing was given away.");
  }
  QString best;
  if (!over && moment.pending(run) && hints != PlayHints::off && !run.by_hand()) best = best_told(run);
  return {PlayWords::tr("Within reach"), joined({first, given, best})};
}

Note hedge_note(const PlayRun& run, const PlayMoment& moment) {
  const std::size_t t = moment.rounds;
  QString stands;
  if (t > 0) {
    stands =
        PlayWords::tr("It stands at %1.")
            .arg(play_told(about_text(run.hedge_loss(t)) + QStringLiteral(" \u2212 ") + whole_text(run.best_loss(t))));
  }
  const QString promise =
      run.experts == "1"
          ? PlayWords::tr("One expert, the SOA: no hypothesis is told from another.")
          : PlayWords::tr("$N$ = %1 experts, rate √(8 ln $N$ / $T$) = %2, regret at most √($T$ ln $N$ / 2) = %3.")
                .arg(play_count(run.experts), about_text(run.rate), upper_text(run.bound));
  const QString who =
      PlayWords::tr("An expert is the SOA, told to answer against itself in at most Ldim = %1 of the rounds.")
          .arg(run.dimension);
  return {PlayWords::tr("Hedge"), joined({promise, stands, run.experts == "1" ? QString() : who})};
}

}  // namespace

QString play_reach_text(const PlayRun& run, std::size_t rounds) {
  if (rounds == 0) return value_told(run);
  return run.exact ? PlayWords::tr("You can still reach %1.").arg(play_told(to_double(run.reach[rounds]))) : QString();
}

QString play_count(const std::string& digits) {
  constexpr std::size_t most = 15;
  return digits.size() <= most ? whole_text(std::stoull(digits)) : shortened(QString::fromStdString(digits));
}

QString play_number(double value) {
  if (value < 0) return QChar(u'\u2212') + play_number(-value);
  if (value == std::round(value)) return QString::number(value, 'f', 0);
  constexpr double rounds_to_0 = 0.0005;
  if (value < rounds_to_0) return probability_text(value);
  const QString text = QString::number(value, 'f', 3);
  return text.startsWith(u'0') ? text.mid(1) : text;
}

std::shared_ptr<const Script> play_script(const PlayRun& run, const PlayView& view) {
  std::vector<Script::Part> parts;
  const auto name = [](std::size_t t) { return PlayWords::tr("Round %1").arg(whole_text(t + 1)); };
  for (std::size_t t = 0; t < run.rounds.size(); ++t) {
    const PlayRound& round = run.rounds[t];
    const double hedge = round.question.hedge;
    parts.push_back({name(t),
                     {{ask_told(run, t, round.point), game_source(), 1, 1200, 160},
                      {odds_told(run, round.point, round.said, hedge, false), game_source(), 1, 1600, 160},
                      {answer_told(run, t), game_source(), 2, 2400, 320}}});
  }
  if (!run.over() && view.pending) {
    const PlayQuestion& question = run.questions[*view.pending];
    const auto said = run.by_hand() ? std::nullopt : question.odds;
    parts.push_back({name(run.rounds.size()),
                     {{ask_told(run, run.rounds.size(), *view.pending), game_source(), 1, 1200, 160},
                      {odds_told(run, *view.pending, said, question.hedge, true), game_source(), 3, 3000, 160}}});
  } else if (!run.over()) {
    parts.push_back({name(run.rounds.size()), {{wait_told(run), game_source(), 3, 2400, 0}}});
  }
  return std::make_shared<Script>(parts, PlayMoment::steps(run, view) - 1);
}

std::vector<Note> play_notes(const PlayRun& run, const PlayMoment& moment, PlayHints hints) {
  std::vector<Note> notes;
  if (run.exact) notes.push_back(reach_note(run, moment, hints));
  notes.push_back(hedge_note(run, moment));
  return notes;
}

QString play_point_words(const PlayRun& run, PointIndex point) {
  if (point >= run.concept_class.points()) return {};
  const QString name = point_told(run, point);
  if (run.over()) return PlayWords::tr("point %1").arg(name);
  const PlayQuestion& question = run.questions[point];
  const QString hedge = play_told(probability_text(question.hedge));
  if (!question.worth) return PlayWords::tr("point %1: Hedge says + with chance %2").arg(name, hedge);
  return PlayWords::tr("point %1: worth %2; + with chance %3, Hedge %4")
      .arg(name, play_told(to_double(*question.worth)), play_told(*question.odds), hedge);
}

QString play_hypothesis_words(const PlayRun& run, HypothesisIndex h) {
  if (h >= run.concept_class.size()) return {};
  return PlayWords::tr("%1: wrong in %2 of %n round(s)", nullptr, plural(run.rounds.size()))
      .arg(play_told(plain_name(run.concept_class.hypothesis_name(h))), whole_text(run.losses.back()[h]));
}

PageTable play_table(const PlayRun& run, const PlayView& view, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("round"), QStringLiteral("round")},
                   {PageTable::tr("point"), QStringLiteral("point")},
                   {PageTable::tr("odds of +, minimax"), QStringLiteral("minimax")},
                   {PageTable::tr("odds of +, said"), QStringLiteral("said")},
                   {PageTable::tr("odds of +, Hedge"), QStringLiteral("hedge")},
                   {PageTable::tr("label"), QStringLiteral("label")},
                   {PageTable::tr("paid"), QStringLiteral("loss")},
                   {PageTable::tr("Hedge pays"), QStringLiteral("hedge_loss")},
                   {PageTable::tr("L, by hypothesis"), QStringLiteral("losses")},
                   {PageTable::tr("value left"), QStringLiteral("value_left")},
                   {PageTable::tr("given away"), QStringLiteral("given_away")}};
  const PageTable::Cell nothing = text_cell({});
  const auto fraction = [&](const std::optional<Rational>& value) {
    return value ? PageTable::Cell{exact_text(*value), value->str()} : nothing;
  };
  const auto about = [](double value) { return PageTable::Cell{play_number(value), value}; };
  const auto losses = [&](std::size_t after) {
    QStringList all;
    constexpr std::size_t most = 64;
    const auto& row = run.losses[after];
    for (std::size_t h = 0; h < std::min(most, row.size()); ++h) all += QString::number(row[h]);
    nlohmann::json data = row;
    return PageTable::Cell{all.join(u' ') + (row.size() > most ? QStringLiteral(" …") : QString()), data.dump()};
  };
  const auto left = [&](std::size_t after) -> std::optional<Rational> {
    if (!run.exact) return std::nullopt;
    return Rational(run.reach[after] - *run.exact_loss(after));
  };
  table.rows.push_back({count_cell(0), nothing, nothing, nothing, nothing, nothing, nothing, nothing, losses(0),
                        fraction(left(0)), nothing});
  for (std::size_t t = 0; t < run.rounds.size(); ++t) {
    if (full(table, limits)) continue;
    const PlayRound& round = run.rounds[t];
    table.rows.push_back({count_cell(t + 1), point_cell(run.concept_class, round.point), fraction(round.question.odds),
                          fraction(round.said), about(round.question.hedge), label_cell(round.label),
                          fraction(round.loss()), about(round.hedge_loss()), losses(t + 1), fraction(left(t + 1)),
                          fraction(round.gave)});
  }
  if (run.over() || !view.pending || full(table, limits)) return table;
  const PlayQuestion& asked = run.questions[*view.pending];
  const auto said = run.by_hand() ? view.by_hand : asked.odds;
  table.rows.push_back({count_cell(run.rounds.size() + 1), point_cell(run.concept_class, *view.pending),
                        fraction(asked.odds), fraction(said), about(asked.hedge), nothing, nothing, nothing, nothing,
                        nothing, nothing});
  return table;
}

FigureTold play_told_figure(const PlayRun& run, const PlayView& view) {
  const auto script = play_script(run, view);
  const std::size_t played = run.rounds.size();
  const QString regret = play_told(play_number(run.regret(played)));
  FigureTold told;
  told.title = run.over()    ? PlayWords::tr("The game ends at regret %1").arg(regret)
               : played == 0 ? PlayWords::tr("%n rounds of a game begin", nullptr, plural(run.scenario.rounds))
                             : PlayWords::tr("After %n rounds the regret is %1", nullptr, plural(played)).arg(regret);
  told.drawn = PlayWords::tr(
      "Above, round by round, the point that is asked, how likely the learner and Hedge say + (bars), the label and "
      "what it "
      "costs. In the middle, the losses so far of both and of every hypothesis (thin), and what the game can still end "
      "at "
      "(dashed). Below, why these odds are best, and what Hedge’s experts say.");
  told.found = steps_of(*script, {script->last()});
  if (played > 0 && !run.over()) told.found.insert(told.found.begin(), {answer_told(run, played - 1), game_source()});
  told.scenario = run.scenario;
  told.fields = {"class", "rounds", "part", "opponent", "moves", "said"};
  return told;
}

}  // namespace littlestone::ui
