// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/sample_sizes/sample_sizes_words.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <map>

#include "core/base/bound_text.hpp"
#include "ui/words/learners.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct SizesPageWords {
  Q_DECLARE_TR_FUNCTIONS(SizesPageWords)
};

/// A value of ε, α or β.
QString value_words(double value) {
  value = raised(value, littlestone::place_of(value, 3));  // what is promised for it holds for what is more
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
      .arg(asked_text(*row_at(*first, name)->examples), place_words(run.scenario.across, first->at),
           asked_text(*row_at(*last, name)->examples), place_words(run.scenario.across, last->at));
}

QString plain_sentence(const SampleSizesRun& run) {
  if (along_points(run)) {
    const double doubling = std::log(2.0) / -std::log1p(-to_double(run.scenario.alpha));
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
    return SizesPageWords::tr("Permute-and-flip pays ln |H|: %1 more examples for every doubling.")
        .arg(count_text(std::round(doubling)));
  }
  return SizesPageWords::tr("Permute-and-flip pays ln |H|. For %1 it takes %2.")
      .arg(family_words(run.family(0)), at_both_ends(run, 0, "permute-and-flip"));
}

/// The first places of thresholds or the cube that a row has a number for, one a dimension.
std::vector<const SampleSizesPoint*> steps_of_row(const SampleSizesCurve& curve, const char* name) {
  std::vector<const SampleSizesPoint*> steps;
  for (const SampleSizesPoint& point : curve.points) {
    if (!log10_at(point, name)) continue;
    if (steps.empty() || *steps.back()->shape.dimension != *point.shape.dimension) steps.push_back(&point);
  }
  return steps;
}

/// Two places at which a learner that pays for d is told, or one: along |X| where d is small, else the axis' ends.
std::vector<const SampleSizesPoint*> told_places(const SampleSizesRun& run, const SampleSizesCurve& curve,
                                                 const char* name) {
  std::vector<const SampleSizesPoint*> places = steps_of_row(curve, name);
  if (!along_points(run)) {
    places.clear();
    for (const SampleSizesPoint& point : curve.points) {
      if (log10_at(point, name)) places.push_back(&point);
    }
    if (places.size() > 2) places = {places.front(), places.back()};
    return places;
  }
  if (curve.family == CurveFamily::points && places.size() > 1) places.resize(1);
  constexpr std::size_t third = 2;
  if (places.size() > 1) places = {places[0], places[std::min(third, places.size() - 1)]};
  return places;
}

/// What a row asks for at these places: "205 at d = 1 and 5 426 at d = 3", or without the places "205 and 5 426"; empty
/// where it has no number at one of them.
QString asked_at(const SampleSizesRun& run, const std::vector<const SampleSizesPoint*>& places, const char* name,
                 bool with_places) {
  QStringList all;
  for (const SampleSizesPoint* point : places) {
    if (!log10_at(*point, name)) return {};
    const QString asked = asked_text(*row_at(*point, name)->examples);
    const QString place = along_points(run) ? QStringLiteral("d = %1").arg(*point->shape.dimension)
                                            : place_words(run.scenario.across, point->at);
    all += with_places ? SizesPageWords::tr("%1 at %2").arg(asked, place) : asked;
  }
  return all.size() < 2 ? all.join(QString()) : SizesPageWords::tr("%1 and %2").arg(all[0], all[1]);
}

/// What the chain learner asks for at the last of these places that it has a number for, with a space before; empty where
/// it has none.
QString chain_sentence(const SampleSizesRun& run, const std::vector<const SampleSizesPoint*>& places) {
  for (auto place = places.rbegin(); place != places.rend(); ++place) {
    if (!log10_at(**place, "chain")) continue;
    return u' ' + SizesPageWords::tr("The chain learner takes %1.").arg(asked_at(run, {*place}, "chain", true));
  }
  return {};
}

/// Whether the chain learner has a number at some place.
bool has_chain(const SampleSizesRun& run) {
  for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
    const auto& points = run.curve(side).points;
    if (std::any_of(points.begin(), points.end(),
                    [](const auto& point) { return log10_at(point, "chain").has_value(); }))
      return true;
  }
  return false;
}

QString d_sentence_of(const SampleSizesRun& run, std::size_t side) {
  const SampleSizesCurve& curve = run.curve(side);
  const QString family = family_words(curve.family);
  const auto places = told_places(run, curve, "lean");
  if (places.empty())
    return SizesPageWords::tr("For %1 the lean learner and M have no proved constants here.").arg(family);
  const bool stays = along_points(run) && curve.family == CurveFamily::points;
  const QString lean = asked_at(run, places, "lean", !stays);
  const QString m = asked_at(run, places, "m-sharp", false);
  const QString chain = chain_sentence(run, places);
  if (m.isEmpty()) return SizesPageWords::tr("For %1 the lean learner takes %2.").arg(family, lean) + chain;
  return stays ? SizesPageWords::tr("The lean learner pays for d: %1, however many points. So does M: %2.").arg(lean, m)
               : SizesPageWords::tr("For %1 the lean learner takes %2, M %3.").arg(family, lean, m) + chain;
}

QString d_sentence(const SampleSizesRun& run) {
  QStringList all;
  for (const std::size_t side : different_sides(run)) all += d_sentence_of(run, side);
  return all.join(u' ');
}

/// The rows that are the cheapest somewhere on the curve, in the order they are met.
std::vector<std::string> cheapest_rows(const SampleSizesCurve& curve) {
  std::vector<std::string> names;
  for (const SampleSizesPoint& point : curve.points) {
    if (point.cheapest && std::find(names.begin(), names.end(), *point.cheapest) == names.end())
      names.push_back(*point.cheapest);
  }
  return names;
}

QString path_sentence_of(const SampleSizesRun& run, std::size_t side) {
  const SampleSizesCurve& curve = run.curve(side);
  const QString family = family_words(curve.family);
  if (curve.crossing) {
    const QString learner = learner_words(curve.crossing->learner);
    const QString place = points_words(curve.crossing->points);
    return curve.family == CurveFamily::points
               ? SizesPageWords::tr("By the plans found, for %1 %2 is the cheapest private learner from %3 points on.")
                     .arg(family, learner, place)
               : SizesPageWords::tr(
                     "By the plans found, for %1 %2 is the cheapest private learner at %3 points and perhaps beyond.")
                     .arg(family, learner, place);
  }
  const std::vector<std::string> names = cheapest_rows(curve);
  if (names.size() > 1) return SizesPageWords::tr("For %1 the cheapest changes along the axis.").arg(family);
  if (names.empty()) return SizesPageWords::tr("For %1 no private row has a number here.").arg(family);
  const QString learner = learner_words(names.front());
  if (along_points(run) && curve.family == CurveFamily::thresholds)
    return SizesPageWords::tr(
               "For %1 d grows with |X|: up to d = %2 %3 is the cheapest, and beyond no other has a row.")
        .arg(family, QString::number(curve.of_dimension.size()), learner);
  return SizesPageWords::tr("For %1 %2 is the cheapest everywhere here.").arg(family, learner);
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

/// The first family for which a budget reaches fewer points privately than plainly, both finite. For a large ε none may:
/// Occam's bound is for the worst consistent hypothesis, and a private choice is also random among them.
std::optional<std::size_t> priced_side(const SampleSizesRun& run) {
  for (const std::size_t side : different_sides(run)) {
    const SizesReach& reach = run.reach[side];
    if (reach.privately && reach.plainly && std::isfinite(*reach.plainly) && *reach.privately < *reach.plainly)
      return side;
  }
  return std::nullopt;
}

/// In bits, or of the cube in points.
std::uint64_t price_of(const SampleSizesRun& run, std::size_t side) {
  return static_cast<std::uint64_t>(*run.reach[side].plainly - *run.reach[side].privately);
}

QString reach_place(const SampleSizesRun& run, std::size_t side, double value) {
  if (!along_points(run)) {
    return value == 0 ? SizesPageWords::tr("every %1 here").arg(axis_symbol(run.scenario.across))
                      : SizesPageWords::tr("%1 and more").arg(place_words(run.scenario.across, value));
  }
  if (std::isinf(value)) return SizesPageWords::tr("any number of points");
  if (run.family(side) == CurveFamily::cube)
    return SizesPageWords::tr("%n points", nullptr, plural(static_cast<std::uint64_t>(value)));
  return place_words(CurveAcross::points, value);
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
      text = privately ? SizesPageWords::tr("With %n examples no private learner here learns any of this.", nullptr,
                                            plural(run.scenario.budget))
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
  if (!privately && along_points(run)) {
    const auto side = priced_side(run);
    if (side && run.family(*side) != CurveFamily::cube)
      all += SizesPageWords::tr("For %1 privacy costs %n bits of |X|.", nullptr, plural(price_of(run, *side)))
                 .arg(family_words(run.family(*side)));
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
  if (row == "exponential-mechanism" || row == "permute-and-flip" || row == "lean" || row == "chain" ||
      row == "m-paper")
    return lone_learner(row);
  if (row == "m-sharp") return SizesPageWords::tr("M, sharp");
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
  if (!row.promise) return SizesPageWords::tr("enough, no privacy at all");
  if (row.agnostic)
    return row.pure() ? SizesPageWords::tr("enough: ε alone, α worse than the best")
                      : SizesPageWords::tr("enough: (ε, δ), α worse than the best");
  return row.pure() ? SizesPageWords::tr("enough: ε alone, a target exists")
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

QString points_markup(const HypothesisCount& points) {
  constexpr double most_written = 20;  // log2
  if (points.number > 0 && points.log2 < most_written) return whole_text(points.number.convert_to<std::uint64_t>());
  return place_markup(CurveAcross::points, std::ceil(points.log2));
}

QString points_words(const HypothesisCount& points) {
  constexpr double most_written = 20;
  if (points.number > 0 && points.log2 < most_written) return whole_text(points.number.convert_to<std::uint64_t>());
  return two_to_the(std::ceil(points.log2));
}

QString place_markup(CurveAcross across, double at) {
  if (across == CurveAcross::points)
    return at == 1 ? QStringLiteral("2") : QStringLiteral("$2^{%1}$").arg(whole_text(static_cast<std::uint64_t>(at)));
  at = raised(at, littlestone::place_of(at, 3));
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

QString readout_caption(const SampleSizesRun& run, std::size_t side, const std::optional<double>& value) {
  if (!along_points(run)) {
    if (!value) return SizesPageWords::tr("of those drawn, %1").arg(family_words(run.family(side)));
    return *value == 0 ? SizesPageWords::tr("that is drawn, %1").arg(family_words(run.family(side)))
                       : SizesPageWords::tr("the least $%1$, %2")
                             .arg(axis_symbol(run.scenario.across), family_words(run.family(side)));
  }
  const bool same = run.scenario.left == run.scenario.right;
  if (run.family(side) == CurveFamily::cube) return SizesPageWords::tr("points, every labelling of them");
  if (same || has_family(run, CurveFamily::cube)) return family_words(run.family(side));
  return SizesPageWords::tr("%1 or %2").arg(family_words(run.family(0)), family_words(run.family(1)));
}

SizesReadout lean_readout(const SampleSizesRun& run) {
  SizesReadout readout{
      SizesPageWords::tr("the lean learner, from"), SizesPageWords::tr("nowhere"), {}, SizesReadout::About::learner};
  if (!along_points(run)) {
    const SampleSizesPoint* least = nullptr;
    for (const std::size_t side : different_sides(run)) {
      for (const SampleSizesPoint& point : run.curve(side).points) {
        const auto here = log10_at(point, "lean");
        if (here && (least == nullptr || *here < *log10_at(*least, "lean"))) least = &point;
      }
    }
    if (least == nullptr) return readout;
    readout.value = asked_text(*row_at(*least, "lean")->examples);
    readout.caption = SizesPageWords::tr("examples, at %1").arg(place_words(run.scenario.across, least->at));
    return readout;
  }
  const bool points = has_family(run, CurveFamily::points);
  for (const std::size_t side : different_sides(run)) {
    if (points && run.family(side) != CurveFamily::points) continue;
    const auto steps = steps_of_row(run.curve(side), "lean");
    if (steps.empty()) continue;
    readout.value = asked_text(*row_at(*steps.front(), "lean")->examples);
    readout.caption = points ? SizesPageWords::tr("examples, for any $|X|$")
                             : SizesPageWords::tr("examples, at $d$ = %1").arg(*steps.front()->shape.dimension);
    return readout;
  }
  return readout;
}

/// What a budget reaches by one number for both families.
bool reach_is_one(const SampleSizesRun& run) {
  const bool cube = has_family(run, CurveFamily::cube) && run.scenario.left != run.scenario.right;
  return run.reach[0].privately == run.reach[1].privately && !(cube && along_points(run));
}

}  // namespace

std::vector<SizesReadout> size_readouts(const SampleSizesRun& run) {
  std::vector<SizesReadout> readouts;
  const bool one = reach_is_one(run);
  for (const std::size_t side : one ? std::vector<std::size_t>{0} : different_sides(run)) {
    const std::optional<double>& reach = run.reach[side].privately;
    const bool own = !one && along_points(run) && run.family(side) != CurveFamily::cube;
    readouts.push_back(
        {readouts.empty() ? SizesPageWords::tr("Privately, $n$ = %1").arg(number_text(run.scenario.budget))
                          : SizesPageWords::tr("and on the right"),
         readout_value(run, side, reach), own ? family_words(run.family(side)) : readout_caption(run, side, reach)});
  }
  // Without privacy both families reach the same, but for the cube, whose reach is its exponent.
  const std::size_t plain_side =
      along_points(run) && run.family(0) == CurveFamily::cube && run.family(1) != CurveFamily::cube ? 1 : 0;
  const std::optional<double>& plainly = run.reach[plain_side].plainly;
  QString price = readout_caption(run, plain_side, plainly);
  if (const auto side = priced_side(run); side && along_points(run)) {
    const std::uint64_t bits = price_of(run, *side);
    price = run.family(*side) == CurveFamily::cube
                ? SizesPageWords::tr("the price of privacy: %n points", nullptr, plural(bits))
                : SizesPageWords::tr("%1: %n bits more", nullptr, plural(bits)).arg(family_words(run.family(*side)));
  }
  readouts.push_back({SizesPageWords::tr("and without privacy"), readout_value(run, plain_side, plainly), price,
                      SizesReadout::About::plainly});
  readouts.push_back(lean_readout(run));
  return readouts;
}

QString sample_sizes_title(const SampleSizesRun& run) {
  const SampleSizesCurve& curve = run.curve(0);
  if (curve.crossing && curve.family == CurveFamily::points)
    return SizesPageWords::tr("%1: from %2 on %3 is the cheapest, by the plans found")
        .arg(family_title(curve.family), points_words(curve.crossing->points), learner_words(curve.crossing->learner));
  QString title = path_sentence_of(run, 0);
  if (title.endsWith(u'.')) title.chop(1);
  return title;
}

std::shared_ptr<const Script> sample_sizes_script(const SampleSizesRun& run) {
  const QString pays_for_d = has_chain(run) ? SizesPageWords::tr("Theorem 3 · Lean learner, part 7 · Chain learner")
                                            : SizesPageWords::tr("Theorem 3 · Lean learner, part 7");
  constexpr int opening = 5;
  const std::vector<Script::Part> parts = {
      {SizesPageWords::tr("Not private"), {{plain_sentence(run), SizesPageWords::tr("Occam's bound"), 1, 2200, 240}}},
      {SizesPageWords::tr("All of the rows"),
       {{mechanism_sentence(run), SizesPageWords::tr("permute-and-flip"), 2, 2400, 240}}},
      {SizesPageWords::tr("Only d"), {{d_sentence(run), pays_for_d, 2, 2800, 240}}},
      {SizesPageWords::tr("Cheapest path"),
       {{path_sentence(run), pays_for_d, 3, 2800, 240},
        {agnostic_sentence(run), SizesPageWords::tr("Corollary 4"), 1, 2600, 240}}},
      {SizesPageWords::tr("Your budget"),
       {{reach_sentence(run, true), pays_for_d, 2, 2400, 160},
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
      most_vc
          ? SizesPageWords::tr("Without privacy ($d_{VC}$ − 1)/(32$α$) reaches %1 here.").arg(refuted_text(*most_vc))
          : SizesPageWords::tr("Without privacy ($d_{VC}$ − 1)/(32$α$) is 0 here.");
  below += u' ';
  below += most_refuted ? SizesPageWords::tr("With privacy up to %1 are refuted.").arg(refuted_text(*most_refuted))
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
  for (const char* name : {"permute-and-flip", "chain", "lean", "m-sharp", "consistent"}) {
    const EnvelopeRow* row = row_at(point, name);
    if (row != nullptr && row->examples) parts += bound_name(name) + u' ' + asked_text(*row->examples);
  }
  return SizesPageWords::tr("%1, %2, d = %3: %4")
      .arg(family_words(curve.family), place_words(run.scenario.across, point.at),
           QString::number(*point.shape.dimension), parts.join(QStringLiteral(", ")));
}

FigureTold sample_sizes_told(const SampleSizesRun& run) {
  FigureTold told;
  told.title = sample_sizes_title(run);
  told.drawn = SizesPageWords::tr(
      "The examples that each proved promise asks for (log scales): the lean learner (rings), the chain learner "
      "(crosses), M (dots), permute-and-flip (squares), without privacy (thick dots in a row), without a target "
      "(thin), and with an unknown constant (dotted). The pale path is the cheapest private one, the level line the "
      "budget.");
  // What the budget reaches, then path, mechanism, the learners that pay for d, and without a target.
  told.found = steps_of(*sample_sizes_script(run), {5, 3, 1, 2, 4});
  told.scenario = run.scenario;
  told.fields = {"left", "right", "across", "budget", "epsilon", "delta", "alpha", "beta"};
  if (!along_points(run)) told.fields.insert(told.fields.begin() + 3, "log2_points");
  return told;
}

}  // namespace littlestone::ui
