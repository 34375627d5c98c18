// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/one_more_point/one_more_point_words.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <utility>

#include "ui/kit/scene/plot.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

struct OneMorePointWords {
  Q_DECLARE_TR_FUNCTIONS(OneMorePointWords)
};

ScriptStep point_step(const QString& sentence, const QString& reference, Question question = {}) {
  return {sentence, reference, 1, 2400, 240, std::move(question)};
}

ScriptStep point_world_step(const OneMorePointRun& run) {
  const QString sentence =
      run.known()
          ? OneMorePointWords::tr(
                "Each dot is a world. The centre sees only point 0. Right and up mean +, left "
                "and down mean −.")
          : OneMorePointWords::tr("Each dot of the ring is a world. Right and up mean +, left and down mean −.");
  return point_step(sentence, OneMorePointWords::tr("Stability, part 6"),
                    {OneMorePointWords::tr("Where is the world: point 1 always, label −?"),
                     {OneMorePointWords::tr("At the top"), OneMorePointWords::tr("At the left"),
                      OneMorePointWords::tr("At the bottom")}});
}

ScriptStep point_paint_step(const OneMorePointRun& run) {
  const Rational allowed = run.own ? own_alpha() : run.scenario.error;
  const QString most =
      allowed == 0
          ? OneMorePointWords::tr("A colour may not err here.")
          : OneMorePointWords::tr("A colour may err on %1 of the examples here.").arg(point_share_words(allowed));
  const QStringList yes_no = {OneMorePointWords::tr("Yes"), OneMorePointWords::tr("No")};
  return point_step(
      OneMorePointWords::tr("Paint each world with its most frequent answer.") + u' ' + most,
      OneMorePointWords::tr("Stability, part 10"),
      {OneMorePointWords::tr("May %1 be used a little below the middle?").arg(point_answer_words(0)), yes_no});
}

ScriptStep point_inside_step(const OneMorePointRun& run) {
  const QString reference = OneMorePointWords::tr("Stability, part 7 · arXiv 2511.11819");
  const QStringList answers = {OneMorePointWords::tr("Two"), OneMorePointWords::tr("Three"),
                               OneMorePointWords::tr("Four")};
  const QString third = one_over_text(run.with.list_number);
  if (!run.known())
    return point_step(
        OneMorePointWords::tr("With point 0 the ring has an inside, and there three must meet: in some "
                              "world no answer has a chance above %1.")
            .arg(third),
        reference, {OneMorePointWords::tr("Only the ring is left here. How many colours must meet on it?"), answers});
  return point_step(
      OneMorePointWords::tr("Round the ring the colours turn once. So inside three must meet: in some "
                            "world no answer has a chance above %1.")
          .arg(third),
      reference,
      {OneMorePointWords::tr("Take point 0 away. Only the ring is left. How many colours must meet now?"), answers});
}

/// Of another class: what is asked of a painting, and what is known of it.
std::shared_ptr<const Script> other_script(const OneMorePointRun& run) {
  if (!has_net(run.points)) {
    const ScriptStep only =
        point_step(OneMorePointWords::tr("Drawn are classes on 2 or 3 points. The table has L and its reason."),
                   OneMorePointWords::tr("Stability, part 5"));
    return std::make_shared<Script>(std::vector<Script::Part>{{OneMorePointWords::tr("L"), {only}}}, 0);
  }
  const std::size_t least = run.other->list_number;
  const QString share = one_over_text(least);
  const QString answer =
      least == 1 ? OneMorePointWords::tr("Yes. One is enough for each part of the net.")
      : least == 2
          ? OneMorePointWords::tr(
                "Yes, if the mesh is fine. One is not enough: no learner has more than %1 in every world.")
                .arg(share)
          : OneMorePointWords::tr("No. Three must meet: in some world no answer has a chance above %1.").arg(share);
  const ScriptStep paint = point_step(
      OneMorePointWords::tr("Paint each world with its most frequent answer.") + u' ' +
          OneMorePointWords::tr("A colour may err on %1 of the examples here.").arg(point_share_words(own_alpha())),
      OneMorePointWords::tr("Stability, part 10"),
      {OneMorePointWords::tr("Can you paint so that only two ever meet?"),
       {OneMorePointWords::tr("Yes"), OneMorePointWords::tr("No")}});
  const std::vector<Script::Part> parts = {
      {OneMorePointWords::tr("Paint"), {paint}},
      {OneMorePointWords::tr("Meeting"), {point_step(answer, OneMorePointWords::tr("Stability, part 8"))}}};
  return std::make_shared<Script>(parts, 0);
}

QString answer_words_of(const LabelVector& labels, std::size_t first) {
  QString words;
  for (std::size_t x = first; x < labels.size(); ++x)
    words += labels[x] == Label::plus ? QChar(u'+') : QChar(u'\u2212');
  return told(words);
}

/// Whether neither dimension changes with point 0.
bool point_same_dimensions(const OneMorePointRun& run) {
  return run.with.littlestone == run.without.littlestone && run.with.vc == run.without.vc;
}

}  // namespace

QString fraction_words(const Rational& share) {
  constexpr std::array<std::pair<std::pair<int, int>, const char*>, 9> signs = {{{{1, 2}, "½"},
                                                                                 {{1, 3}, "⅓"},
                                                                                 {{2, 3}, "⅔"},
                                                                                 {{1, 4}, "¼"},
                                                                                 {{3, 4}, "¾"},
                                                                                 {{1, 5}, "⅕"},
                                                                                 {{2, 5}, "⅖"},
                                                                                 {{3, 5}, "⅗"},
                                                                                 {{4, 5}, "⅘"}}};
  for (const auto& [value, sign] : signs) {
    if (share == Rational(value.first, value.second)) return QString::fromUtf8(sign);
  }
  return told(QString::fromStdString(to_string(share)));
}

QString point_share_words(const Rational& share) { return told(tick_text(to_double(share))); }

QString hundredths_words(double share) {
  const QString text = QString::number(share, 'f', 2);
  if (text == QLatin1String("1.00")) return QStringLiteral("1");
  if (text == QLatin1String("0.00")) return QStringLiteral("0");
  return text.mid(1);
}

QString point_answer_words(std::size_t answer) { return answer_words_of(point_answer_labels(answer), 1); }

QString point_answer_words(const OneMorePointRun& run, std::size_t colour) {
  return run.other ? answer_words_of(point_answer_labels(run, colour), 0) : point_answer_words(colour);
}

QString point_world_words(const DiamondWorld& world, bool with_known) {
  QStringList masses;
  if (with_known) masses += hundredths_words(to_double(known_mass(world)));
  for (const Rational& mass : {world.u, world.v}) masses += hundredths_words(to_double(abs(mass)));
  return told(QStringLiteral("D = (") + masses.join(QStringLiteral(", ")) + u')');
}

LabelVector point_answer_labels(std::size_t answer) {
  const DiamondAnswer& says = ring_answers.at(answer);
  LabelVector labels(3, Label::plus);
  labels.set(1, says.first > 0 ? Label::plus : Label::minus);
  labels.set(2, says.second > 0 ? Label::plus : Label::minus);
  return labels;
}

LabelVector point_answer_labels(const OneMorePointRun& run, std::size_t colour) {
  if (!run.other) return point_answer_labels(colour);
  LabelVector labels(run.points);
  const Answer4 answer = run.own->net->palette.at(colour);
  for (std::size_t x = 0; x < run.points; ++x) labels.set(x, ((answer >> x) & 1U) != 0 ? Label::plus : Label::minus);
  return labels;
}

QString net_name(std::string_view class_text) {
  if (class_text == path_class) return OneMorePointWords::tr("path");
  if (class_text == class_without_known) return OneMorePointWords::tr("4-cycle");
  if (class_text == annulus_class) return OneMorePointWords::tr("annulus");
  if (class_text == "cube:3") return OneMorePointWords::tr("octahedron");
  return {};
}

std::shared_ptr<const Script> one_more_point_script(const OneMorePointRun& run) {
  if (run.other) return other_script(run);
  const QStringList yes_no = {OneMorePointWords::tr("Yes"), OneMorePointWords::tr("No")};
  const QString half = one_over_text(run.without.list_number);
  const QString third = one_over_text(run.with.list_number);
  const ScriptStep meeting =
      point_step(OneMorePointWords::tr("Where k colours meet, k answers tie. So none of them has more than 1/k."),
                 OneMorePointWords::tr("Stability, part 5"),
                 {OneMorePointWords::tr("Can you paint so that only two ever meet?"), yes_no});
  const ScriptStep round = point_step(OneMorePointWords::tr("Walk along the ring: four colours, one turn."),
                                      OneMorePointWords::tr("Stability, part 7"),
                                      {OneMorePointWords::tr("Fill the ring. Does the turn go away?"), yes_no});
  const bool exact = run.without.at_a_vertex == run.without.list_number;
  const QString without_sentence =
      exact ? OneMorePointWords::tr("Two. The ring has no inside, and %1 is possible, even with one example.").arg(half)
            : OneMorePointWords::tr("Two. The ring has no inside, and %1 is possible.").arg(half);
  const ScriptStep without =
      point_step(without_sentence, OneMorePointWords::tr("Stability, part 9"),
                 {OneMorePointWords::tr("What changed: Ldim, VC, or neither?"),
                  {OneMorePointWords::tr("Ldim"), OneMorePointWords::tr("VC"), OneMorePointWords::tr("Neither")}});
  const QString lowers =
      OneMorePointWords::tr("A point that everyone knows lowers the best stability from %1 to %2.").arg(half, third);
  const ScriptStep price =
      point_step(point_same_dimensions(run) ? OneMorePointWords::tr("Neither.") + u' ' + lowers : lowers,
                 OneMorePointWords::tr("Stability, part 7"));
  const std::vector<Script::Part> parts = {{OneMorePointWords::tr("A world"), {point_world_step(run)}},
                                           {OneMorePointWords::tr("Paint"), {point_paint_step(run)}},
                                           {OneMorePointWords::tr("Meeting"), {meeting}},
                                           {OneMorePointWords::tr("Once round"), {round}},
                                           {OneMorePointWords::tr("Inside"), {point_inside_step(run)}},
                                           {OneMorePointWords::tr("Without 0"), {without}},
                                           {OneMorePointWords::tr("The price"), {price}}};
  return std::make_shared<Script>(parts, point_steps::world);
}

std::vector<Note> one_more_point_notes(const OneMorePointRun& run, int step) {
  std::vector<Note> notes;
  if (run.other) return notes;
  if (step >= point_steps::meeting && step <= point_steps::inside) {
    const std::size_t k = run.most_meeting(!point_ring_alone(run, step));
    notes.push_back({OneMorePointWords::tr("Why a meeting costs"),
                     OneMorePointWords::tr(
                         "Paint each world with its most frequent answer. Where %1 colours meet, %1 answers tie: each "
                         "has %2 at most.")
                         .arg(number_in_words(k), one_over_text(k))});
  }
  if (step == point_steps::price && point_same_dimensions(run)) {
    notes.push_back(
        {OneMorePointWords::tr("Nothing else has changed"),
         run.with.littlestone == run.with.vc
             ? OneMorePointWords::tr("With or without point 0 the Littlestone and the VC dimension are %1.")
                   .arg(run.with.littlestone)
             : OneMorePointWords::tr("With or without point 0 the Littlestone dimension is %1, the VC dimension %2.")
                   .arg(run.with.littlestone)
                   .arg(run.with.vc)});
  }
  return notes;
}

namespace {

/// Of a world of your own net, or of a handle.
QString tell_node(const OneMorePointRun& run, std::int32_t node) {
  const bool known = run.known();
  if (node == point_probe_node) return point_world_words(known ? run.probe : run.ring_probe, known);
  if (node == point_radius_node)
    return OneMorePointWords::tr("the probe looks as far as %1").arg(point_share_words(run.scenario.radius));
  if (node == point_walker_node) return OneMorePointWords::tr("walk round the ring: the turn is counted");
  const auto world = static_cast<std::size_t>(node);
  if (!run.own || node < 0 || world >= run.own->net->places.size()) return {};
  QStringList allowed;
  for (std::size_t colour = 0; colour < run.own->net->palette.size(); ++colour) {
    if (run.own->net->allows(world, colour)) allowed += point_answer_words(run, colour);
  }
  return OneMorePointWords::tr("%1: allowed are %2")
      .arg(point_world_words(run.own->net->places[world], run.points == 3), allowed.join(u' '));
}

}  // namespace

QString one_more_point_tell(const OneMorePointRun& run, const Kin& kin) {
  switch (kin.what) {
    case Kin::What::point: {
      if (run.other || kin.point >= run.junctions.size()) return {};
      const BrickMeeting& junction = run.junctions[kin.point];
      QStringList losses;
      for (std::size_t i = 0; i < junction.answers.size(); ++i)
        losses += point_answer_words(junction.answers[i]) + u' ' + point_share_words(junction.losses[i]);
      return OneMorePointWords::tr("%1: they err on %2")
          .arg(point_world_words(junction.at, true), losses.join(QStringLiteral(", ")));
    }
    case Kin::What::predictor: {
      for (const BrickRegion& region : run.bricks) {
        if (run.other || !(point_answer_labels(region.answer) == kin.labels)) continue;
        return OneMorePointWords::tr("%1 errs on %2 at most where it is painted")
            .arg(point_answer_words(region.answer), point_share_words(region.worst_loss));
      }
      return {};
    }
    case Kin::What::node: return tell_node(run, kin.node);
    case Kin::What::nothing: break;
  }
  return {};
}

QString refused_words(const OneMorePointRun& run, std::size_t world, std::size_t answer) {
  const OwnNet& net = *run.own->net;
  const Rational here(loss_at(net.mesh.worlds[world], net.palette[answer]), net.mesh.mesh);
  const bool itself = here > own_alpha();
  return (itself ? OneMorePointWords::tr("%1 errs on %2 here") : OneMorePointWords::tr("%1 errs on %2 next to it"))
      .arg(point_answer_words(run, answer), fraction_words(itself ? here : net.losses[world][answer]));
}

QString own_search_words(const OwnNet& net) {
  const QString tried = whole_text(net.search.nodes);
  if (net.search.answers) return OneMorePointWords::tr("Yes: a painting was found after %1 partial ones.").arg(tried);
  if (net.search.ended == Ended::completed)
    return OneMorePointWords::tr("%1 partial paintings were tried, none can be completed.").arg(tried);
  const QString given_up =
      OneMorePointWords::tr("%1 partial paintings were tried, then the search was given up.").arg(tried);
  // The theorem holds on every mesh.
  return net.class_text == class_with_known ? given_up + u' ' + OneMorePointWords::tr("Proved: there is none.")
                                            : given_up;
}

FigureTold one_more_point_told(const OneMorePointRun& run) {
  FigureTold told;
  told.title =
      run.other ? OneMorePointWords::tr("A painting by hand")
      : run.known()
          ? OneMorePointWords::tr("Inside the ring %1 colours must meet").arg(number_in_words(run.with.list_number))
          : OneMorePointWords::tr("On the ring two colours meet at most");
  told.drawn =
      run.own ? OneMorePointWords::tr(
                    "A painting by hand: each dot is a world, its colour the answer given there. "
                    "Triangles of three colours are framed.")
              : OneMorePointWords::tr(
                    "Each place is a world: right and up mean +, left and down mean −. Its colour is the answer given "
                    "there. The thick ring carries the four colours once round; rings mark where they meet. The bars "
                    "at the "
                    "right are what the yellow probe sees, the dashed line is the best stability of any learner.");
  const std::shared_ptr<const Script> script = one_more_point_script(run);
  told.found = run.other ? steps_of(*script, {script->last()})
                         : steps_of(*script, {point_steps::inside, point_steps::without, point_steps::price});
  told.scenario = run.scenario;
  if (run.other) {
    told.fields = {"drawn"};
  } else {
    told.fields = {"known", "error", "radius", "across", "up", "painting"};
  }
  if (run.own) told.fields.push_back("mesh");
  return told;
}

}  // namespace littlestone::ui
