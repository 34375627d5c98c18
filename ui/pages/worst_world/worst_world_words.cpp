// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/worst_world/worst_world_words.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

struct WorstWords {
  Q_DECLARE_TR_FUNCTIONS(WorstWords)
};

constexpr double worst_same_digits = 5e-4;

QString point_number(std::size_t x) { return QString::number(x + 1); }

/// The first level's chance.
double first_level(const WorstWorldRun& run) {
  Rational sum = 0;
  for (const Rational& level : run.scenario.levels) sum += level;
  return to_double(run.scenario.levels.front() / sum);
}

/// "4 of 10 runs".
QString runs_words(double share) {
  const auto of = [&](double all) { return QString::number(std::round(share * all)); };
  const auto even = [&](double all) { return std::abs(share * all - std::round(share * all)) < 1e-9; };
  if (even(10)) return WorstWords::tr("%1 of 10 runs").arg(of(10));
  if (even(100)) return WorstWords::tr("%1 of 100 runs").arg(of(100));
  return WorstWords::tr("a share of %1 of the runs").arg(told_probability(share));
}

/// Whether the worlds of one point alone are the worst for G, and nothing but level 0 answers there.
bool corners_are_worst(const WorstWorldRun& run) {
  const WorstSearchRun& g = run.g;
  const double corner = *std::min_element(g.corners.begin(), g.corners.end());
  return g.face.size() > 1 && corner <= g.there.most + 1e-5 && std::abs(corner - first_level(run)) < 1e-6 &&
         corner < 1 - 1e-6;
}

QString for_g_sentence(const WorstWorldRun& run) {
  if (corners_are_worst(run))
    return WorstWords::tr(
               "In the corners: one point comes, all runs agree, and G waits for a difference. It answers "
               "in %1.")
        .arg(runs_words(first_level(run)));
  const WorldChances& there = run.g.there;
  QString sentence = WorstWords::tr("In its worst world no answer of G comes with a chance above %1.")
                         .arg(told_probability(there.most));
  if (there.fail > worst_same_digits)
    sentence += u' ' + WorstWords::tr("There it gives none with chance %1.").arg(told_probability(there.fail));
  return sentence;
}

/// The rarer of the two points of a world that has two: none of any other world.
std::optional<std::size_t> rare_point(const WorstSearchRun& search) {
  std::optional<std::size_t> rare;
  std::size_t support = 0;
  for (std::size_t x = 0; x < search.chain->points; ++x) {
    if (search.world[x] <= 0) continue;
    ++support;
    if (!rare || search.world[x] < search.world[*rare]) rare = x;
  }
  return support == 2 ? rare : std::nullopt;
}

double missed(const WorstSearchRun& search, std::size_t x) {
  return std::pow(1 - search.world[x], static_cast<double>(search.problem.learner.auxiliary));
}

QString more_data_sentence(const WorstWorldRun& run) {
  const WorstSearchRun& few = run.star;
  const WorstSearchRun& many = run.more;
  const QString before = worst_share_words(few.found.upper);
  const QString after = worst_share_words(many.found.upper);
  QString sentence;
  if (many.found.lower > few.found.upper) {
    sentence = WorstWords::tr("Better: %1, not %2.").arg(after, before);
  } else if (many.found.upper < few.found.lower) {
    sentence = WorstWords::tr("Worse: %1, not %2.").arg(after, before);
  } else if (before == after) {
    sentence = WorstWords::tr("The same: %1.").arg(after);
  } else {
    sentence = WorstWords::tr("The searches do not tell them apart: at most %1, and before at most %2.")
                   .arg(told_upper(many.found.upper), told_upper(few.found.upper));
  }
  const auto rare = rare_point(few);
  if (!rare || rare_point(many) != rare) return sentence;
  sentence += u' ' + WorstWords::tr("The rare point now has %1, not %2.")
                         .arg(told_probability(many.world[*rare]), told_probability(few.world[*rare]));
  const QString still = told_probability(missed(many, *rare));
  const QString once = told_probability(missed(few, *rare));
  sentence += u' ' + (still == once ? WorstWords::tr("A block still misses it with chance %1.").arg(still)
                                    : WorstWords::tr("A block misses it with chance %1, not %2.").arg(still, once));
  return sentence;
}

QString best_sentence(const WorstWorldRun& run) {
  const std::size_t lists = run.lists.lower;
  const double ceiling = 1.0 / static_cast<double>(lists);
  const double here = run.star.found.upper;
  if (here > 1 - worst_same_digits) return WorstWords::tr("No. In every world G* gives one answer alone.");
  if (lists < 2)
    return WorstWords::tr("Perhaps: nothing forces two answers to tie here. In its worst world G* has %1.")
        .arg(worst_share_words(here));
  if (here < ceiling - worst_same_digits)
    return WorstWords::tr("Perhaps: no learner has more than %1 in every world, and G* has %2.")
        .arg(worst_share_words(ceiling), worst_share_words(here));
  if (lists == 2)
    return WorstWords::tr(
        "No. Every learner changes its top answer somewhere, and there two answers tie. G* is as "
        "stable as a learner can be here.");
  return WorstWords::tr("No. Whoever learns, in some world %1 answers tie. G* is as stable as a learner can be here.")
      .arg(number_in_words(lists));
}

/// Its motion follows when all of them are there.
ScriptStep worst_step(const QString& sentence, const QString& reference, int rank, Question question = {}) {
  return {sentence, reference, rank, 2400, 0, std::move(question)};
}

QString worlds_sentence(const WorstWorldRun& run) {
  const std::size_t points = run.concept_class.points();
  if (points == 1) return WorstWords::tr("There is one world: its only point always comes.");
  QString sentence = WorstWords::tr("Every dot is a world. It says how often each of the %1 points comes.")
                         .arg(number_in_words(points));
  const std::vector<PointIndex>& face = asked_search(run).face;
  for (std::size_t x = 0; x < points; ++x) {
    if (std::find(face.begin(), face.end(), x) == face.end())
      sentence += u' ' + WorstWords::tr("Point %1 never comes in those that are drawn.").arg(point_number(x));
  }
  return sentence;
}

Question box_question(const WorstSearchRun& search) {
  if (!search.example) return {};
  constexpr double digits = 100;
  const auto told = [](double hundredths) { return short_chance(hundredths / digits); };
  return {WorstWords::tr("The corner says %1, the bar is %2. Close the box or halve it?")
              .arg(told(std::floor(search.example->corner * digits)), told(std::round(search.example->goal * digits))),
          {WorstWords::tr("close it"), WorstWords::tr("halve it")}};
}

/// "target ½".
QString answer_chance(const WorstSearchRun& search, const WorldAnswer& answer) {
  return worst_answer_words(search, answer.labels) + u' ' + worst_share_words(answer.chance);
}

/// All answers of a world.
Note probe_note(const WorstSearchRun& search, const PointWeights& probe) {
  const WorldChances chances = chances_at(search, probe);
  QString text = worst_answers_words(search, chances, chances.answers.size());
  if (chances.fail > worst_same_digits) text += WorstWords::tr(", no answer %1").arg(told_probability(chances.fail));
  return {WorstWords::tr("The world %1").arg(world_shares_words(search, probe)), text + u'.'};
}

/// The box that holds it; none where the record of the search does not have it.
std::optional<Note> box_note(const WorstSearchRun& search, const PointWeights& probe, std::uint64_t time) {
  const auto around = box_around(search, time, probe);
  if (!around) return std::nullopt;
  const WorstSearchLog::LoggedBox& box = search.log.boxes[*around];
  const bool open = box.bound < search.bracket(time).goal;
  QString text = WorstWords::tr("Its lower corner is %1; no world in it is worse than %2.")
                     .arg(world_shares_words(search, box.box.low), told_lower(box.bound));
  return Note{search.log.next(time) == around ? WorstWords::tr("Its box: halved next")
              : open                          ? WorstWords::tr("Its box: open")
                                              : WorstWords::tr("Its box: closed"),
              text};
}

}  // namespace

const WorstSearchRun& worst_search_at(const WorstWorldRun& run, int step) {
  if (step < worst_steps::for_g) return asked_search(run);
  if (step == worst_steps::for_g) return run.g;
  return step == worst_steps::more_data ? run.more : run.star;
}

bool worst_boxes_at(const WorstWorldRun& run, int step) {
  return (step == worst_steps::for_g || step == worst_steps::for_star) && worst_search_at(run, step).face.size() > 1;
}

double worst_motion_ms(const WorstWorldRun& run, int step) {
  constexpr double plain_ms = 240;
  return worst_boxes_at(run, step) ? std::max(plain_ms, watched_ms(worst_search_at(run, step).shown)) : plain_ms;
}

int worst_opening(const WorstWorldRun& run) {
  return run.scenario.on_fail == OnFail::soa ? worst_steps::for_star : worst_steps::for_g;
}

std::shared_ptr<const Script> worst_world_script(const WorstWorldRun& run) {
  const WorstSearchRun& asked = asked_search(run);
  const std::size_t second = asked.face.size() > 1 ? asked.face[1] : asked.face[0];
  const QString tones =
      run.scenario.loss < 1
          ? WorstWords::tr(
                "The tone says how often the most frequent answer comes back, of those with an error of at most %1.")
                .arg(told_upper(to_double(run.scenario.loss)))
          : WorstWords::tr("The tone says how often the most frequent answer comes back.");
  const QString few = QString::number(run.scenario.auxiliary);
  const QString many = QString::number(run.more.problem.learner.auxiliary);
  std::vector<Script::Part> parts = {
      {WorstWords::tr("Worlds"),
       {worst_step(worlds_sentence(run), WorstWords::tr("Stability, part 1"), 1,
                   {WorstWords::tr("Where is the world in which only point %1 comes?").arg(point_number(second))})}},
      {WorstWords::tr("Colour"),
       {worst_step(tones, WorstWords::tr("Definition 6"), 1,
                   {WorstWords::tr("Where do you expect the strongest tone?")})}},
      {WorstWords::tr("One box"),
       {worst_step(
           WorstWords::tr("In a box every chance is smallest at the lower corner. One number bounds all its worlds."),
           WorstWords::tr("Stability, part 1"), 2, box_question(asked))}},
      {WorstWords::tr("Worst for G"),
       {worst_step(for_g_sentence(run), WorstWords::tr("Stability, part 4"), 3,
                   {WorstWords::tr("Let it answer there (G*). What is the new worst?")})}},
      {WorstWords::tr("Let it answer"),
       {worst_step(
           WorstWords::tr("The search halves a box until its lower corner is good enough. An open box can still hide a "
                          "worse world."),
           WorstWords::tr("Stability, parts 1 and 3"), 2,
           {WorstWords::tr("Give G* n = %1, not %2. Is its worst world better?").arg(many, few),
            {WorstWords::tr("better"), WorstWords::tr("the same"), WorstWords::tr("worse")}})}},
      {WorstWords::tr("More data"),
       {worst_step(more_data_sentence(run), WorstWords::tr("Stability, part 4"), 3,
                   {WorstWords::tr("Could a cleverer learner have more than %1 in every world?")
                        .arg(worst_share_words(run.star.found.upper)),
                    {WorstWords::tr("yes"), WorstWords::tr("no")}})}},
      {WorstWords::tr("Best possible"),
       {worst_step(best_sentence(run), WorstWords::tr("Stability, parts 4 and 5"), 3)}}};
  for (std::size_t step = 0; step < parts.size(); ++step)
    parts[step].steps.front().motion_ms = worst_motion_ms(run, static_cast<int>(step));
  return std::make_shared<Script>(parts, worst_opening(run));
}

std::vector<Note> worst_world_notes(const WorstWorldRun& run, int step, const std::optional<PointWeights>& probe) {
  const WorstSearchRun& search = worst_search_at(run, step);
  std::vector<Note> notes;
  if (probe) {
    notes.push_back(probe_note(search, *probe));
    const std::uint64_t time = worst_boxes_at(run, step) ? search.shown : search.log.last();
    if (auto box = box_note(search, *probe, time)) return {notes.front(), *std::move(box)};
  } else if (step >= worst_steps::one_box) {
    notes.push_back(
        {WorstWords::tr("Why one corner is enough"),
         WorstWords::tr("The chance is a sum of products, all terms positive. So it is smallest where every share "
                        "is smallest.")});
  }
  if (!search.found.exact) {
    notes.push_back({WorstWords::tr("Stopped early"),
                     WorstWords::tr("This search ended after %1 boxes. Its bracket is wider than asked, and sure.")
                         .arg(count_text(static_cast<double>(search.found.boxes)))});
  } else if (step >= worst_steps::for_g && corners_are_worst(run)) {
    notes.push_back({WorstWords::tr("G, without the star"),
                     WorstWords::tr("It waits for two runs that differ. At a corner they never do: it answers in %1.")
                         .arg(runs_words(first_level(run)))});
  }
  return notes;
}

FigureTold worst_world_told(const WorstWorldRun& run) {
  const auto script = worst_world_script(run);
  FigureTold told;
  told.title = WorstWords::tr("In the worst world G has %1, G* %2")
                   .arg(worst_share_words(run.g.found.upper), worst_share_words(run.star.found.upper));
  told.drawn = WorstWords::tr(
      "Each place is a world, a distribution on the points. Its tone says how often the most frequent "
      "answer comes, the strongest where it is rarest. Boxes that are closed are faded. Below, the "
      "bracket of the worst world; at the right what is proved, found and possible.");
  told.found = steps_of(*script, {worst_opening(run), worst_steps::more_data, worst_steps::best});
  told.scenario = run.scenario;
  told.fields = {"searched", "labelled", "on_fail", "auxiliary", "blocks", "levels", "loss", "tolerance"};
  return told;
}

QString worst_subtitle(const WorstWorldRun& run) {
  QStringList points;
  for (std::size_t x = 0; x < run.concept_class.points(); ++x) points << point_number(x);
  if (points.size() == 1) return WorstWords::tr("One point: one world.");
  return WorstWords::tr("Each dot is a world: how often points %1 come.").arg(points.join(QStringLiteral(", ")));
}

QString world_shares_words(const WorstSearchRun& search, const PointWeights& world) {
  QStringList shares;
  for (std::size_t x = 0; x < search.chain->points; ++x) shares << short_chance(world[x]);
  return shares.join(QStringLiteral(", "));
}

QString short_chance(double chance) {
  if (chance < worst_same_digits) return told_probability(chance);
  QString text = QString::number(chance, 'f', 3);
  while (text.endsWith(u'0')) text.chop(1);
  if (text.endsWith(u'.')) text.chop(1);
  if (text.startsWith(u'0')) text = text.mid(1);
  return told(text);
}

QString worst_share_words(double chance) {
  for (const std::uint64_t parts : {2U, 3U, 4U})
    if (std::abs(chance - 1.0 / static_cast<double>(parts)) < worst_same_digits) return one_over_text(parts);
  return short_chance(chance);
}

QString worst_answer_words(const WorstSearchRun& search, const LabelVector& labels) {
  if (labels == search.chain->target) return WorstWords::tr("target");
  const QString text = QString::fromStdString(labels.to_string()).replace(u'-', QChar(u'−'));
  if (text.count(text.front()) == text.size() && text.size() > 1) return WorstWords::tr("all %1").arg(text.front());
  return text;
}

QString worst_answers_words(const WorstSearchRun& search, const WorldChances& chances, std::size_t most,
                            const QString& between) {
  QStringList answers;
  for (const WorldAnswer& answer : chances.answers) {
    if (static_cast<std::size_t>(answers.size()) < most && answer.chance > worst_same_digits)
      answers << answer_chance(search, answer);
  }
  return answers.join(between);
}

}  // namespace littlestone::ui
