// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/lower_bound/lower_bound_panel.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <utility>

#include "core/base/rules.hpp"
#include "core/lower_bound/threshold_learner.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

using S = LowerBoundScenario;

struct PanelWords {
  Q_DECLARE_TR_FUNCTIONS(LowerBoundPanel)
};

constexpr std::string_view family = "thresholds:";

QString text_of(const std::string& text) { return QString::fromStdString(text); }

/// The text of a row; nothing of one that was emptied.
std::string text_in(const FieldValue& value) {
  const auto* text = std::get_if<std::string>(&value);
  return text == nullptr ? std::string() : *text;
}

/// What the panel calls the candidates that have no list.
QString every_point() { return PanelWords::tr("every point"); }
QString powers_of_two() { return PanelWords::tr("powers of two"); }

/// The rows that the panel shows in another way than the scenario's file: a line by its class, two errors by their sum.
std::map<std::string_view, FieldInfo> make_own_infos() {
  const auto like = [](std::string_view name) { return lower_bound_field(name).info; };
  FieldInfo domain = like("domain");
  domain.label = FIELD_TEXT("Field", "Class");
  FieldInfo forced = like("forced");
  for (FieldInfo* info : {&domain, &forced}) info->kind = FieldKind::text;
  FieldInfo sum = like("alpha");
  sum.symbol = "α + β";
  sum.slider = {Rational(1, 200),
                Rational(1, 200),
                49,
                0,
                FIELD_TEXT("Field", "more accurate"),
                FIELD_TEXT("Field", "any answer")};
  FieldInfo both = like("beta");
  both.symbol = "α, β";
  both.label = sum.label;
  both.slider = {Rational(1, 192), Rational(1, 192), 23, 0, sum.slider.low, sum.slider.high};
  FieldInfo compared = like("class");
  compared.label = FIELD_TEXT("Field", "Compare");
  return {{"domain", domain}, {"forced", forced}, {"alpha", sum}, {"beta", both}, {"class", compared}};
}

const FieldInfo& info_of(std::string_view name) {
  static const std::map<std::string_view, FieldInfo> own = make_own_infos();
  const auto found = own.find(name);
  return found == own.end() ? lower_bound_field(name).info : found->second;
}

/// The domain as a class: "thresholds:2^20".
std::string class_of(LinePoint domain) {
  const bool power = domain >= 4096 && std::has_single_bit(domain);
  return std::string(family) + (power ? "2^" + std::to_string(std::countr_zero(domain)) : std::to_string(domain));
}

/// Where nothing is set, what the study takes.
FieldValue value_of(const ChapterScenario& chapter, std::string_view name) {
  const auto& scenario = std::get<S>(chapter);
  const Field<S>& field = lower_bound_field(name);
  if (name == "domain") return class_of(scenario.domain);
  if (name == "forced") return field_text(field.info, field.get(scenario));
  if (name == "alpha") return Rational(scenario.alpha + scenario.beta);
  if (name == "tolerance") return tolerance_of(scenario);
  if (name == "delta") return delta_of(scenario);
  if (name != "points") return field.get(scenario);
  return scenario.points.empty()       ? every_point().toStdString()
         : scenario.points == "powers" ? powers_of_two().toStdString()
                                       : scenario.points;
}

/// Candidates by the words of the panel or as points; checked.
std::string candidates_of(const std::string& text, LinePoint domain) {
  QString words = text_of(text);
  if (words.isEmpty() || words == every_point()) return {};
  if (words == powers_of_two()) return "powers";
  std::string points = words.remove(u' ').toStdString();
  (void)parse_candidates("points", points, domain);
  return points;
}

void check_even(std::string_view name, const FieldValue& value) {
  const auto examples = std::get<std::uint64_t>(value);
  if (examples % 2 != 0) throw InputError(name, std::to_string(examples), rules::even_between(2, 32));
}

void set_value(ChapterScenario& chapter, std::string_view name, const FieldValue& value) {
  auto& scenario = std::get<S>(chapter);
  const Field<S>& field = lower_bound_field(name);
  const auto set_points = [&](std::vector<LinePoint> forced) {
    scenario.sample.clear();
    scenario.forced = std::move(forced);
  };
  if (name == "domain") {
    const std::string text = text_in(value);
    scenario.domain = parse_domain("domain", text.starts_with(family) ? text.substr(family.size()) : text);
    set_points({});
  } else if (name == "learner") {
    const ThresholdLearner learner = ThresholdLearner::parse("learner", text_in(value));
    scenario.learner = learner.name();
    if (const auto fixed = learner.fixed_examples()) scenario.examples = *fixed;
  } else if (name == "points") {
    scenario.points = candidates_of(text_in(value), scenario.domain);
    set_points({});
  } else if (name == "forced") {
    const QString text = text_of(text_in(value)).remove(u' ');
    set_points(text.isEmpty() ? std::vector<LinePoint>()
                              : parse_candidates("forced", text.toStdString(), scenario.domain));
    std::vector<InputError> problems;
    check_field(field.info, field.get(scenario), problems);
    if (!problems.empty()) throw InputError(problems.front());
  } else if (name == "examples") {
    check_even(name, value);
    scenario = with_examples(scenario, std::get<std::uint64_t>(value));
  } else if (name == "alpha") {
    scenario.alpha = scenario.beta = std::get<Rational>(value) / 2;
  } else if (name == "beta") {
    scenario.alpha = scenario.beta = std::get<Rational>(value);
  } else if (name == "class") {
    scenario.class_text = text_in(value);
  } else if (name == "tolerance" && value == FieldValue(Rational(0))) {
    scenario.tolerance.reset();  // the left end of the slider
  } else {
    if (name == "refutes") check_even(name, value);
    if (const auto* delta = std::get_if<Rational>(&value); delta != nullptr && name == "delta") {
      if (*delta < 0 || *delta >= 1) throw InputError(name, to_string(*delta), rules::delta_below_1());
    }
    field.set(scenario, value);
    if (name == "tree_class") {
      scenario.levels.reset();
      scenario.row.reset();
    }
    if (name == "tree_class" || name == "levels" || name == "row") scenario.turned.clear();
    if (name == "comparisons")
      scenario.hidden = std::min(scenario.hidden, (std::uint64_t{1} << scenario.comparisons) - 1);
  }
}

std::optional<QString> written_of(const FieldInfo& info, const FieldValue& value) {
  const std::string_view name = info.name();
  if (name != "alpha" && name != "beta" && name != "tolerance") return std::nullopt;
  return share_text(std::get<Rational>(value));
}

QString size_of_line(const ChapterScenario& chapter) {
  const LinePoint domain = std::get<S>(chapter).domain;
  const int dimension = static_cast<int>(std::bit_width(domain)) - 1;
  const QString points = line_point_text(domain);
  return domain < 4096 ? PanelWords::tr("%1 × %1 · Ldim %2 · VC 1").arg(points).arg(dimension)
                       : PanelWords::tr("%1 points · Ldim %2 · VC 1").arg(points).arg(dimension);
}

/// What kind of answers the learner gives; nothing of one that its field refuses.
QString law_of(const ChapterScenario& chapter) {
  try {
    switch (learner_of(std::get<S>(chapter)).kind()) {
      case ThresholdLearner::Kind::staircase: return PanelWords::tr("dragged by hand");
      case ThresholdLearner::Kind::exponential: return PanelWords::tr("few errors, likely");
      case ThresholdLearner::Kind::erm_uniform: return PanelWords::tr("any consistent cut");
      case ThresholdLearner::Kind::erm_left:
      case ThresholdLearner::Kind::erm_mid: return PanelWords::tr("one consistent cut");
      case ThresholdLearner::Kind::coins:
      case ThresholdLearner::Kind::constant: return PanelWords::tr("one coin for each point");
      default: return {};
    }
  } catch (const InputError&) {
    return {};
  }
}

/// The line and its learner, which three pages share.
std::vector<PanelRow> line_rows() {
  const auto words = [](std::initializer_list<const char*> all) {
    QStringList list;
    for (const char* one : all) list << QString::fromLatin1(one);
    return list;
  };
  return {{"domain",
           PanelControl::text,
           words({"thresholds:64", "thresholds:70", "thresholds:2^20", "thresholds:2^40", "thresholds:2^60"}),
           {},
           size_of_line},
          {"learner",
           PanelControl::text,
           words({"em:1", "erm-left", "erm-mid", "erm-uniform", "coins:3", "coins:1", "constant:0.5"}),
           {},
           law_of},
          {"examples", PanelControl::slider}};
}

PanelRow delta_row() {
  return {"delta",
          PanelControl::number,
          {},
          PanelWords::tr("Theorem 1 has $1\u00a0/\u00a0(10³\u00a0m²\u00a0log\u00a0m)$; empty: that.")};
}

std::vector<PanelRow> with_line(const std::vector<PanelRow>& rows) {
  std::vector<PanelRow> all = line_rows();
  all.insert(all.end(), rows.begin(), rows.end());
  return all;
}

std::vector<PanelRow> homogeneous_rows() {
  PanelRow points{"points", PanelControl::text, {every_point(), powers_of_two()}};
  points.tip = PanelWords::tr("Or points of your own, such as 1, 2, 4, 2^40");
  PanelRow forced{"forced", PanelControl::text};
  forced.hint = PanelWords::tr("click a circle");
  forced.tip = PanelWords::tr("Points that X′ must hold, such as 3, 48");
  return with_line({{"tolerance", PanelControl::slider},
                    points,
                    forced,
                    {"search",
                     PanelControl::segments,
                     {PanelWords::tr("exact"), PanelWords::tr("at least")},
                     PanelWords::tr("Exact: no candidates make a larger set. At least: one quick pass, its size is a "
                                    "lower bound.")}});
}

std::vector<PanelRow> what_follows_rows() {
  return {{"height", PanelControl::number},
          {"top", PanelControl::number},
          {"refutes", PanelControl::slider},
          {"epsilon", PanelControl::slider},
          {"beta", PanelControl::slider},
          delta_row(),
          {"form",
           PanelControl::segments,
           {PanelWords::tr("sample"), PanelWords::tr("law"), PanelWords::tr("Ldim")},
           PanelWords::tr("Sample: small error on its own examples. Law: PAC, costs a factor. Ldim $d$: through log "
                          "$d$ thresholds.")},
          {"class",
           PanelControl::text,
           {QStringLiteral("thresholds:8"), QStringLiteral("points:16"), QStringLiteral("cube:3"),
            QStringLiteral("affine:2,3,1")}}};
}

}  // namespace

const PanelFields& lower_bound_panel_fields() {
  static constexpr PanelFields fields = {info_of, value_of, set_value, written_of};
  return fields;
}

std::vector<PanelRow> lower_bound_rows(const QString& page) {
  if (page == QStringLiteral("homogeneous")) return homogeneous_rows();
  if (page == QStringLiteral("gap"))
    return with_line({{"alpha", PanelControl::slider},
                      {"epsilon", PanelControl::slider},
                      {"tolerance", PanelControl::slider},
                      delta_row()});
  if (page == QStringLiteral("attack"))
    return with_line({{"draws", PanelControl::slider},
                      {"comparisons", PanelControl::slider},
                      {"index", PanelControl::number},
                      {"epsilon", PanelControl::slider},
                      delta_row(),
                      {"seed", PanelControl::seed}});
  return what_follows_rows();
}

S with_examples(S scenario, std::size_t examples) {
  if (examples == scenario.examples) return scenario;
  scenario.examples = examples;
  scenario.sample.clear();
  scenario.forced.clear();
  if (scenario.index && *scenario.index > examples) scenario.index.reset();
  constexpr std::string_view by_hand = "steps:";
  if (!scenario.learner.starts_with(by_hand)) return scenario;
  std::vector<Rational> old;
  for (const QString& step : text_of(scenario.learner.substr(by_hand.size())).split(u',')) {
    old.push_back(parse_rational("learner", step.toStdString()));
  }
  std::vector<Rational> steps;
  for (std::size_t i = 0; i <= examples; ++i) {
    const std::size_t scaled = i * (old.size() - 1);
    const std::size_t before = scaled / examples;
    const Rational share(scaled % examples, examples);
    const Rational exact = before + 1 < old.size() ? old[before] * (1 - share) + old[before + 1] * share : old[before];
    steps.emplace_back(std::llround(to_double(exact) * 1000), 1000);
  }
  scenario.learner = ThresholdLearner::staircase(std::move(steps)).name();
  return scenario;
}

QString share_text(const Rational& value) {
  const bool one_over = boost::multiprecision::numerator(value) == 1 && boost::multiprecision::denominator(value) >= 16;
  const QString decimal = rational_text(value);
  const QString fraction =
      one_over ? QStringLiteral("1/") + text_of(boost::multiprecision::denominator(value).str()) : QString();
  const bool ten = decimal.startsWith(QStringLiteral("10")) || decimal.size() <= 4;
  return one_over && !ten ? fraction : decimal;
}

QString line_point_text(LinePoint point) {
  constexpr LinePoint short_enough = 4096;
  if (point < short_enough || !std::has_single_bit(point)) return whole_text(point);
  return QStringLiteral("2") + superscript(std::countr_zero(point));
}

}  // namespace littlestone::ui
