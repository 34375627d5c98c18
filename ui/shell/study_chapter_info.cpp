// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/study_chapter_info.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "core/base/error.hpp"
#include "core/instance/instance.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString size_words(const QString& hypotheses, const QString& points, const QString& littlestone, const QString& vc) {
  return QCoreApplication::translate("StudyPanel", "%1 × %2 · Ldim %3 · VC %4")
      .arg(hypotheses, points, littlestone, vc);
}

}  // namespace

QString class_size_words(const ClassFacts& facts) {
  const auto least = [](const DimensionRange& range) {
    return (range.lower == range.upper ? QString() : QStringLiteral("≥ ")) + QString::number(range.lower);
  };
  return size_words(count_text(facts.hypotheses.convert_to<double>()), count_text(static_cast<double>(facts.points)),
                    least(facts.littlestone), least(facts.vc));
}

QString class_size_words(const std::string& class_text) {
  try {
    return class_size_words(class_facts(class_text));
  } catch (const InputError&) {
    return {};
  }
}

PanelClass class_words(const std::string& class_text, const std::string& marginal, std::uint64_t target,
                       const Observer& observer) {
  constexpr std::size_t most_names = 256;
  const auto instance = Instance::make(class_text, marginal, target);
  const ConceptClass& concept_class = instance->concept_class();
  const VcResult& vc = instance->vc_dimension(observer);
  PanelClass facts;
  facts.size = size_words(whole_text(concept_class.size()), whole_text(concept_class.points()),
                          QString::number(instance->littlestone_dimension(observer)),
                          (vc.exact ? QString() : QStringLiteral("≥ ")) + QString::number(vc.dimension));
  for (std::size_t row = 0; row < std::min(most_names, concept_class.given_rows()); ++row)
    facts.hypotheses.push_back(concept_class.given_name(row));
  return facts;
}

}  // namespace littlestone::ui
