// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/sample_sizes/sample_sizes_words.hpp"

#include <QCoreApplication>
#include <QGuiApplication>
#include <algorithm>
#include <cmath>
#include <map>

#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct SizesPageWords {
  Q_DECLARE_TR_FUNCTIONS(SizesPageWords)
};

/// A number or a formula in a sentence that may run from the right.
QString sizes_told(const QString& text) {
  return QGuiApplication::layoutDirection() == Qt::RightToLeft ? isolated(text) : text;
}

/// A value of ε, α or β.
QString value_words(double value) {
  if (value >= 0.001) return QString::number(value, 'g', 3);
  int exponent = static_cast<int>(std::floor(std::log10(value) + 1e-9));
  const QString mantissa = QString::number(value / std::pow(10.0, exponent), 'g', 3);
  const QString power = QStringLiteral("10") + superscript(exponent);
  return mantissa == QLatin1String("1") ? power : mantissa + QStringLiteral("·") + power;
}

QString two_to_the(double exponent) {
  QString text = QStringLiteral("2");
  if (exponent == 1) return text;
  for (const QChar digit : QString::number(exponent, 'f', 0)) text += superscript(digit.digitValue());
  return text;
}

bool along_points(const SampleSizesRun& run) { return run.scenario.across == CurveAcross::points; }

/// The families of the run, each once.
std::vector<std::size_t> different_sides(const SampleSizesRun& run) {
  if (run.scenario.left == run.scenario.right) return {0};
  return {0, 1};
}

bool has_family(const SampleSizesRun& run, CurveFamily family) {
  return run.scenario.left == family || run.scenario.right == family;
}

/// What a row asks for at the ends of the axis: "4 312 at ε = 0.05 and 44 at ε = 10".
QString at_both_ends(const SampleSizesRun& run, std::size_t side, const char* name) {
  const SampleSizesCurve& curve = run.curve(side);
  const SampleSizesPoint* first = nullptr;
  const SampleSizesPoint* last = nullptr;
  for (const SampleSizesPoint& point : curve.points) {
    if (!log10_at(point, name)) continue;
    if (first == nullptr) first = &point;
    last = &point;
  }
  if (first == nullptr) return {};
  return SizesPageWords::tr("%1 at %2 and %3 at %4")
      .arg(asked_text(*row_at(*first, name)->examples), sizes_told(place_words(run.scenario.across, first->at)),
           asked_text(*row_at(*last, name)->examples), sizes_told(place_words(run.scenario.across, last->at)));
}

QString plain_sentence(const SampleSizesRun& run) {
  if (along_points(run)) {
    const double doubling = std::log(2.0) / to_double(run.scenario.alpha);
    return SizesPageWords::tr(
               "Without privacy any consistent hypothesis does: %1 more examples for every doubling of |H|.")
        .arg(count_text(std::round(doubling)));
  }
  return SizesPageWords::tr("Without privacy any consistent hypothesis does. For %1 it takes %2.")
      .arg(family_words(run.family(0)), at_both_ends(run, 0, "consistent"));
}

QString mechanism_sentence(const SampleSizesRun& run) {
  if (along_points(run)) {
    const double alpha = to_double(run.scenario.alpha);
    const double epsilon = to_double(run.scenario.epsilon);
    const double doubling = std::log(2.0) / -std::log1p(alpha * std::expm1(-epsilon / 2));
    return SizesPageWords::tr("The exponential mechanism pays ln |H|: %1 more examples for every doubling.")
        .arg(count_text(std::round(doubling)));
  }
  return SizesPageWords::tr("The exponential mechanism pays ln |H|. For %1 it takes %2.")
      .arg(family_words(run.family(0)), at_both_ends(run, 0, "exponential-mechanism"));
}

/// The first places of thresholds or the cube that M has a number for, one a dimension.
std::vector<const SampleSizesPoint*> m_steps(const SampleSizesCurve& curve) {
  std::vector<const SampleSizesPoint*> steps;
  for (const SampleSizesPoint& point : curve.points) {
    if (!log10_at(point, "m-sharp")) continue;
    if (steps.empty() || *steps.back()->shape.dimension != *point.shape.dimension) steps.push_back(&point);
  }
  return steps;
}

QString m_sentence_of(const SampleSizesRun& run, std::size_t side) {
  const SampleSizesCurve& curve = run.curve(side);
  const QString family = family_words(curve.family);
  if (!along_points(run)) {
    const QString ends = at_both_ends(run, side, "m-sharp");
    if (ends.isEmpty()) return SizesPageWords::tr("For %1 M has no sharp constants here.").arg(family);
    return SizesPageWords::tr("For %1 M takes %2.").arg(family, ends);
  }
  const auto steps = m_steps(curve);
  if (steps.empty()) return SizesPageWords::tr("For %1 M has no sharp constants here.").arg(family);
  if (curve.family == CurveFamily::points)
    return SizesPageWords::tr("M pays for d: %1, however many points.")
        .arg(asked_text(*row_at(*steps.front(), "m-sharp")->examples));
  if (steps.size() == 1)
    return SizesPageWords::tr("For %1 d grows with |X|: M takes %2 at d = %3.")
        .arg(family, asked_text(*row_at(*steps.front(), "m-sharp")->examples),
             QString::number(*steps.front()->shape.dimension));
  const SampleSizesPoint& one = *steps[0];
  const SampleSizesPoint& two = *steps[std::min<std::size_t>(2, steps.size() - 1)];
  return SizesPageWords::tr("For %1 d grows with |X|: M takes %2 at d = %3 and %4 at d = %5.")
      .arg(family, asked_text(*row_at(one, "m-sharp")->examples), QString::number(*one.shape.dimension),
           asked_text(*row_at(two, "m-sharp")->examples), QString::number(*two.shape.dimension));
}

QString m_sentence(const SampleSizesRun& run) {
  QStringList all;
  for (const std::size_t side : different_sides(run)) all += m_sentence_of(run, side);
  return all.join(u' ');
}

/// Whether a row's name is the cheapest somewhere on the curve.
bool cheapest_somewhere(const SampleSizesCurve& curve, std::string_view name) {
  return std::any_of(curve.points.begin(), curve.points.end(),
                     [&](const SampleSizesPoint& point) { return point.cheapest == name; });
}

QString path_sentence_of(const SampleSizesRun& run, std::size_t side) {
  const SampleSizesCurve& curve = run.curve(side);
  const QString family = family_words(curve.family);
  if (curve.crossing) {
    const QString place = sizes_told(place_words(CurveAcross::points, curve.crossing->log2_points));
    return curve.family == CurveFamily::points
               ? SizesPageWords::tr("For %1 M is the cheapest from %2 on.").arg(family, place)
               : SizesPageWords::tr("For %1 M is the cheapest at %2 and perhaps beyond.").arg(family, place);
  }
  const bool mechanism = cheapest_somewhere(curve, "exponential-mechanism");
  const bool m = cheapest_somewhere(curve, "m-sharp") || cheapest_somewhere(curve, "m-paper");
  if (m && mechanism) return SizesPageWords::tr("For %1 the cheapest changes along the axis.").arg(family);
  if (m) return SizesPageWords::tr("For %1 M is the cheapest everywhere here.").arg(family);
  if (curve.family == CurveFamily::points && along_points(run))
    return SizesPageWords::tr("For %1 M becomes the cheapest only beyond the drawn range.").arg(family);
  if (along_points(run))
    return SizesPageWords::tr("For %1 d grows with |X|, and M is never the cheapest up to d = 6.").arg(family);
  return SizesPageWords::tr("For %1 the exponential mechanism is the cheapest everywhere here.").arg(family);
}

QString path_sentence(const SampleSizesRun& run) {
  QStringList all;
  for (const std::size_t side : different_sides(run)) all += path_sentence_of(run, side);
  return all.join(u' ');
}

QString agnostic_sentence(const SampleSizesRun& run) {
  if (!run.whole)
    return SizesPageWords::tr("Without a target M needs more examples; their number is still being computed.");
  for (const std::size_t side : different_sides(run)) {
    for (const SampleSizesPoint& point : run.curve(side).points) {
      const EnvelopeRow* m = row_at(point, "m-agnostic");
      if (m == nullptr || !m->examples) continue;
      const EnvelopeRow* rows = row_at(point, "exponential-mechanism-agnostic");
      return SizesPageWords::tr(
                 "Without a target, M asks for about %1 at d = %2, the exponential mechanism for %3 there.")
          .arg(asked_text(*m->examples), QString::number(*point.shape.dimension), asked_text(*rows->examples));
    }
  }
  return SizesPageWords::tr("Without a target M has no number here; the exponential mechanism has.");
}

QString reach_place(const SampleSizesRun& run, std::size_t side, double value) {
  if (!along_points(run)) {
    return value == 0 ? SizesPageWords::tr("every %1 here").arg(axis_symbol(run.scenario.across))
                      : SizesPageWords::tr("%1 and more").arg(sizes_told(place_words(run.scenario.across, value)));
  }
  if (std::isinf(value)) return SizesPageWords::tr("any number of points");
  if (run.family(side) == CurveFamily::cube)
    return SizesPageWords::tr("%n points", nullptr, plural(static_cast<std::uint64_t>(value)));
  return sizes_told(place_words(CurveAcross::points, value));
}

QString reach_sentence(const SampleSizesRun& run, bool privately) {
  QStringList all;
  const QString budget = number_text(run.scenario.budget);
  const auto of = [&](std::size_t side) { return privately ? run.reach[side].privately : run.reach[side].plainly; };
  const std::vector<std::size_t> sides =
      run.reach[0] == run.reach[1] && (run.family(0) == CurveFamily::cube) == (run.family(1) == CurveFamily::cube)
          ? std::vector<std::size_t>{0}
          : different_sides(run);
  for (const std::size_t side : sides) {
    const auto value = of(side);
    QString text;
    if (!value) {
      text = privately ? SizesPageWords::tr("With %n examples the exponential mechanism learns none of this privately.",
                                            nullptr, plural(run.scenario.budget))
                       : SizesPageWords::tr("Without privacy they are too few as well.");
    } else {
      const QString place = reach_place(run, side, *value);
      text =
          privately
              ? SizesPageWords::tr("%n examples reach %1 privately.", nullptr, plural(run.scenario.budget)).arg(place)
              : SizesPageWords::tr("Without privacy they reach %1.").arg(place);
    }
    if (sides.size() > 1) text = family_title(run.family(side)) + QStringLiteral(": ") + text;
    all += text.replace(QString::number(plural(run.scenario.budget)), budget);
  }
  if (!privately && along_points(run) && run.reach[0].privately && run.reach[0].plainly &&
      run.family(0) != CurveFamily::cube && std::isfinite(*run.reach[0].plainly)) {
    const double bits = *run.reach[0].plainly - *run.reach[0].privately;
    all += SizesPageWords::tr("Privacy costs %n bits of |X|.", nullptr, plural(static_cast<std::uint64_t>(bits)));
  }
  return all.join(u' ');
}

}  // namespace

QString family_title(CurveFamily family) {
  switch (family) {
    case CurveFamily::points: return SizesPageWords::tr("Points");
    case CurveFamily::thresholds: return SizesPageWords::tr("Thresholds");
    case CurveFamily::cube: return SizesPageWords::tr("Cube");
  }
  return {};
}

QString family_words(CurveFamily family) {
  switch (family) {
    case CurveFamily::points: return SizesPageWords::tr("points");
    case CurveFamily::thresholds: return SizesPageWords::tr("thresholds");
    case CurveFamily::cube: return SizesPageWords::tr("the cube");
  }
  return {};
}

QString family_dimension(const SampleSizesRun& run, std::size_t side) {
  if (!along_points(run)) {
    const SampleSizesCurve& curve = run.curve(side);
    if (curve.points.empty()) return {};
    return SizesPageWords::tr("%1 points, $d$ = %2")
        .arg(place_markup(CurveAcross::points, static_cast<double>(run.scenario.log2_points)),
             QString::number(*curve.points.front().shape.dimension));
  }
  switch (run.family(side)) {
    case CurveFamily::points: return SizesPageWords::tr("$d$ = 1, however many points");
    case CurveFamily::thresholds: return QStringLiteral("$d$ = ⌊log |$X$|⌋");
    case CurveFamily::cube: return QStringLiteral("$d$ = |$X$| = log |$H$|");
  }
  return {};
}

QString bound_name(const std::string& row) {
  if (row == "exponential-mechanism") return SizesPageWords::tr("exponential mechanism");
  if (row == "m-sharp") return SizesPageWords::tr("M, sharp");
  if (row == "m-paper") return SizesPageWords::tr("M, paper's constants");
  if (row == "m-agnostic") return SizesPageWords::tr("M, agnostic");
  if (row == "exponential-mechanism-agnostic") return SizesPageWords::tr("exponential mechanism, agnostic");
  if (row == "consistent") return SizesPageWords::tr("consistent hypothesis");
  if (row == "vc") return SizesPageWords::tr("VC bound, from below");
  if (row == "refuted") return SizesPageWords::tr("refuted");
  if (row == "lyu") return QStringLiteral("d⁵, Lyu 2025");
  if (row == "ggkm") return QStringLiteral("d⁶, GGKM 2020");
  if (row == "thresholds-upper") return QStringLiteral("(log* |X|)^1.5, KLM+ 2020");
  if (row == "thresholds-lower") return SizesPageWords::tr("log* |X|, from below");
  if (row == "vc-1") return SizesPageWords::tr("log* d, VC dimension 1");
  return QString::fromStdString(row);
}

QString promise_of(const EnvelopeRow& row) {
  switch (row.kind) {
    case BoundKind::unknown_constant: return SizesPageWords::tr("shape only, its constant set to 1");
    case BoundKind::bound: return SizesPageWords::tr("fewer are not enough");
    case BoundKind::refuted: return SizesPageWords::tr("so many are not enough, privately");
    case BoundKind::theorem: break;
  }
  if (!row.is_private) return SizesPageWords::tr("enough, no privacy at all");
  const bool pure = row.name.starts_with("exponential-mechanism");
  if (row.agnostic)
    return pure ? SizesPageWords::tr("enough: ε alone, α worse than the best")
                : SizesPageWords::tr("enough: (ε, δ), α worse than the best");
  return pure ? SizesPageWords::tr("enough: ε alone, a target exists")
              : SizesPageWords::tr("enough: (ε, δ), a target exists");
}

QString axis_symbol(CurveAcross across) {
  switch (across) {
    case CurveAcross::points: return QStringLiteral("|X|");
    case CurveAcross::epsilon: return QStringLiteral("ε");
    case CurveAcross::alpha: return QStringLiteral("α");
    case CurveAcross::beta: return QStringLiteral("β");
  }
  return {};
}

QString place_words(CurveAcross across, double at) {
  if (across == CurveAcross::points) return SizesPageWords::tr("%1 points").arg(two_to_the(at));
  return axis_symbol(across) + QStringLiteral(" = ") + value_words(at);
}

QString place_markup(CurveAcross across, double at) {
  if (across == CurveAcross::points)
    return at == 1 ? QStringLiteral("2") : QStringLiteral("$2^{%1}$").arg(whole_text(static_cast<std::uint64_t>(at)));
  if (at >= 0.001) return QString::number(at, 'g', 3);
  const int exponent = static_cast<int>(std::floor(std::log10(at) + 1e-9));
  const QString mantissa = QString::number(at / std::pow(10.0, exponent), 'g', 3);
  const QString power = QStringLiteral("$10^{%1}$").arg(exponent);
  return mantissa == QLatin1String("1") ? power : mantissa + QStringLiteral("·") + power;
}

namespace {

QString readout_value(const SampleSizesRun& run, std::size_t side, const std::optional<double>& value) {
  if (!value) return SizesPageWords::tr("none");
  if (!along_points(run)) {
    return value == 0.0 ? SizesPageWords::tr("every $%1$").arg(axis_symbol(run.scenario.across))
                        : place_markup(run.scenario.across, *value);
  }
  if (std::isinf(*value)) return QStringLiteral("∞");
  return run.family(side) == CurveFamily::cube ? whole_text(static_cast<std::uint64_t>(*value))
         : *value == 0                         ? QStringLiteral("1")
                       : QStringLiteral("$2^{%1}$").arg(whole_text(static_cast<std::uint64_t>(*value)));
}

QString readout_caption(const SampleSizesRun& run, const std::optional<double>& value) {
  if (!along_points(run)) {
    if (!value) return SizesPageWords::tr("of those drawn, %1").arg(family_words(run.family(0)));
    return *value == 0 ? SizesPageWords::tr("that is drawn, %1").arg(family_words(run.family(0)))
                       : SizesPageWords::tr("the least $%1$, %2")
                             .arg(axis_symbol(run.scenario.across), family_words(run.family(0)));
  }
  const bool same = run.scenario.left == run.scenario.right;
  const bool cube = has_family(run, CurveFamily::cube);
  if (same || !cube) {
    if (run.family(0) == CurveFamily::cube) return SizesPageWords::tr("points, every labelling of them");
    return same ? family_words(run.family(0))
                : SizesPageWords::tr("%1 or %2").arg(family_words(run.family(0)), family_words(run.family(1)));
  }
  const std::size_t other = run.family(0) == CurveFamily::cube ? 1 : 0;
  return family_words(run.family(other));
}

SizesReadout m_readout(const SampleSizesRun& run) {
  SizesReadout readout{SizesPageWords::tr("M joins in from"), SizesPageWords::tr("nowhere"), {}, true};
  if (!along_points(run)) {
    const SampleSizesPoint* least = nullptr;
    for (const std::size_t side : different_sides(run)) {
      for (const SampleSizesPoint& point : run.curve(side).points) {
        const auto here = log10_at(point, "m-sharp");
        if (here && (least == nullptr || *here < *log10_at(*least, "m-sharp"))) least = &point;
      }
    }
    if (least == nullptr) return readout;
    readout.value = asked_text(*row_at(*least, "m-sharp")->examples);
    readout.caption = SizesPageWords::tr("examples, at %1").arg(place_words(run.scenario.across, least->at));
    return readout;
  }
  const bool points = has_family(run, CurveFamily::points);
  for (const std::size_t side : different_sides(run)) {
    if (points && run.family(side) != CurveFamily::points) continue;
    const auto steps = m_steps(run.curve(side));
    if (steps.empty()) continue;
    readout.value = asked_text(*row_at(*steps.front(), "m-sharp")->examples);
    readout.caption = points ? SizesPageWords::tr("examples, for any $|X|$")
                             : SizesPageWords::tr("examples, at $d$ = %1").arg(*steps.front()->shape.dimension);
    return readout;
  }
  return readout;
}

}  // namespace

std::array<SizesReadout, 3> size_readouts(const SampleSizesRun& run) {
  // Of the first family that is not the cube: the cube's reach is its exponent.
  const std::size_t side =
      along_points(run) && run.family(0) == CurveFamily::cube && run.family(1) != CurveFamily::cube ? 1 : 0;
  const SizesReach& reach = run.reach[side];
  SizesReadout privately{SizesPageWords::tr("with %1 examples, privately").arg(number_text(run.scenario.budget)),
                         readout_value(run, side, reach.privately), readout_caption(run, reach.privately)};
  SizesReadout plainly{SizesPageWords::tr("and without privacy"), readout_value(run, side, reach.plainly), {}};
  if (reach.privately && reach.plainly && along_points(run) && std::isfinite(*reach.plainly)) {
    const auto bits = static_cast<std::uint64_t>(*reach.plainly - *reach.privately);
    plainly.caption = run.family(side) == CurveFamily::cube
                          ? SizesPageWords::tr("the price of privacy: %n points", nullptr, plural(bits))
                          : SizesPageWords::tr("the price of privacy: %n bits", nullptr, plural(bits));
  } else {
    plainly.caption = readout_caption(run, reach.plainly);
  }
  return {privately, plainly, m_readout(run)};
}

std::shared_ptr<const Script> sample_sizes_script(const SampleSizesRun& run) {
  const QString theorem = SizesPageWords::tr("Theorem 3");
  constexpr int opening = 5;
  const std::vector<Script::Part> parts = {
      {SizesPageWords::tr("Not private"), {{plain_sentence(run), SizesPageWords::tr("Occam's bound"), 1, 2200, 240}}},
      {SizesPageWords::tr("All of the rows"),
       {{mechanism_sentence(run), SizesPageWords::tr("exponential mechanism"), 2, 2400, 240}}},
      {SizesPageWords::tr("Only d"), {{m_sentence(run), theorem, 2, 2800, 240}}},
      {SizesPageWords::tr("Cheapest path"),
       {{path_sentence(run), theorem, 3, 2800, 240},
        {agnostic_sentence(run), SizesPageWords::tr("Corollary 4"), 1, 2600, 240}}},
      {SizesPageWords::tr("Your budget"),
       {{reach_sentence(run, true), theorem, 2, 2400, 160},
        {reach_sentence(run, false), SizesPageWords::tr("Theorem 3 · Corollary 4 · Theorem 1"), 1, 3000, 160}}}};
  return std::make_shared<Script>(parts, opening);
}

std::vector<Note> sample_sizes_notes(const SampleSizesRun& run) {
  std::vector<Note> notes;
  std::optional<double> most_vc;
  std::string refuted_note;
  std::optional<double> most_refuted;
  for (std::size_t side = 0; side < 2; ++side) {
    for (const SampleSizesPoint& point : run.curve(side).points) {
      if (const auto vc = log10_at(point, "vc")) most_vc = std::max(most_vc.value_or(0), *vc);
      const EnvelopeRow* refuted = row_at(point, "refuted");
      if (refuted == nullptr) continue;
      if (const auto value = log10_at(point, "refuted")) most_refuted = std::max(most_refuted.value_or(0), *value);
      if (refuted->examples) refuted_note = refuted->missing;
    }
  }
  QString below =
      most_vc ? SizesPageWords::tr("Without privacy ($d_{VC}$ − 1)/(32$α$) reaches %1 here.").arg(asked_text(*most_vc))
              : SizesPageWords::tr("Without privacy ($d_{VC}$ − 1)/(32$α$) is 0 here.");
  below += u' ';
  below += most_refuted ? SizesPageWords::tr("With privacy up to %1 are refuted.").arg(asked_text(*most_refuted))
           : refuted_note.empty()
               ? SizesPageWords::tr("With privacy Claim 22 leaves no step for these numbers.")
               : SizesPageWords::tr("With privacy nothing is refuted: for that $X$ must be a tower.");
  notes.push_back({SizesPageWords::tr("Lower bounds say little here"), below});
  constexpr double searched = 1e-12;
  if (to_double(run.scenario.beta) < searched || run.scenario.across == CurveAcross::beta) {
    notes.push_back({SizesPageWords::tr("Very small $β$"),
                     SizesPageWords::tr("Below $10^{-12}$ M's constants are carried on in ln(1/$β$).")});
  }
  notes.push_back(
      {SizesPageWords::tr("Under a line is not refuted"),
       SizesPageWords::tr("A budget under a line does not prove failure. It means that this promise does not "
                          "cover it.")});
  return notes;
}

QString sizes_place_words(const SampleSizesRun& run, std::size_t side, std::size_t place) {
  const SampleSizesCurve& curve = run.curve(side);
  if (place >= curve.points.size()) return {};
  const SampleSizesPoint& point = curve.points[place];
  QStringList parts;
  for (const char* name : {"exponential-mechanism", "m-sharp", "consistent"}) {
    const EnvelopeRow* row = row_at(point, name);
    if (row != nullptr && row->examples) parts += bound_name(name) + u' ' + asked_text(*row->examples);
  }
  return SizesPageWords::tr("%1, %2, d = %3: %4")
      .arg(family_words(curve.family), place_words(run.scenario.across, point.at),
           QString::number(*point.shape.dimension), parts.join(QStringLiteral(", ")));
}

FigureTold sample_sizes_told(const SampleSizesRun& run) {
  FigureTold told;
  told.title = path_sentence_of(run, 0);
  if (told.title.endsWith(u'.')) told.title.chop(1);
  told.drawn = SizesPageWords::tr(
      "The examples that each proved promise asks for (log scales): M (dots), the exponential mechanism (squares), "
      "without "
      "privacy (thick dots in a row), without a target (thin), and with an unknown constant (dotted). The pale path is "
      "the "
      "cheapest private one, the level line the budget.");
  // What the budget reaches, then path, mechanism, M, and without a target.
  told.found = steps_of(*sample_sizes_script(run), {5, 3, 1, 2, 4});
  told.scenario = run.scenario;
  told.fields = {"left", "right", "across", "budget", "epsilon", "delta", "alpha", "beta"};
  if (!along_points(run)) told.fields.insert(told.fields.begin() + 3, "log2_points");
  return told;
}

}  // namespace littlestone::ui
