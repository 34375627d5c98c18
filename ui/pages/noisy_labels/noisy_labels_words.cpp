// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/noisy_labels/noisy_labels_words.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <map>

#include "ui/words/bounds.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/language.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct NoisyConditionNames {
  Q_DECLARE_TR_FUNCTIONS(NoisyLabelsPicture)
};

}  // namespace

QString worst_text(const WorstNoisyLabels& worst) {
  return worst.exact ? told_upper(worst.epsilon) : told_lower(worst.epsilon);
}

QString grouped(QString text, std::uint64_t n) { return text.replace(QString::number(n), whole_text(n)); }

QString two_digits(double value) {
  if (value < 0.001 || value >= 1) return probability_text(value);
  QString text = QString::number(value, 'f', 1 - static_cast<int>(std::floor(std::log10(value))));
  while (text.endsWith(u'0')) text.chop(1);
  return text.mid(1);
}

Rational two_digit_alpha(double alpha) {
  int exponent = static_cast<int>(std::floor(std::log10(alpha))) - 1;
  Rational rounded = static_cast<std::int64_t>(std::llround(alpha * std::pow(10.0, -exponent)));
  for (; exponent < 0; ++exponent) rounded /= 10;
  return std::clamp(rounded, Rational(1, 1'000'000), Rational(1, 4));
}

QString told_number(const QString& number) { return Language::from_right() ? isolated(number) : number; }

QString condition_name(NoisyCondition::What what) {
  using What = NoisyCondition::What;
  switch (what) {
    case What::votes: return NoisyConditionNames::tr("votes");
    case What::net: return NoisyConditionNames::tr("net");
    case What::mechanism: return NoisyConditionNames::tr("mechanism");
    case What::uniform: return NoisyConditionNames::tr("uniform");
    case What::flip: return NoisyConditionNames::tr("flip");
    case What::together: return NoisyConditionNames::tr("together");
    case What::privacy: return NoisyConditionNames::tr("privacy");
    case What::matching: return NoisyConditionNames::tr("matching");
  }
  return {};
}

QString check_name(const std::string& name) {
  using What = NoisyCondition::What;
  static const std::map<std::string, What> conditions = {{"uniform", What::uniform},
                                                         {"net", What::net},
                                                         {"matching", What::matching},
                                                         {"mechanism", What::mechanism},
                                                         {"votes", What::votes}};
  if (const auto found = conditions.find(name); found != conditions.end()) return condition_name(found->second);
  return name == "share" ? NoisyConditionNames::tr("share") : NoisyConditionNames::tr("scale");
}

QString noisy_sign(Label label) { return label == Label::plus ? QStringLiteral("+") : QStringLiteral("−"); }

QString example_text(const NoisyRun& run, const Example& one) {
  return plain_name(run.concept_class().point_name(one.point)) + noisy_sign(one.label);
}

QString row_text(const NoisyRun& run, std::uint64_t row) { return example_text(run, run.rows().rows()[row]); }

}  // namespace littlestone::ui
