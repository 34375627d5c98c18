// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/station.hpp"

#include <cmath>

namespace littlestone::ui {

double Hand::at(const std::string& field, double usual) const {
  note(field);
  const auto found = values_.find(field);
  return found == values_.end() ? usual : found->second;
}

void Hand::set_kept(const nlohmann::json& kept) {
  values_.clear();
  if (!kept.is_object()) return;
  for (const auto& [field, value] : kept.items())
    if (value.is_number() && std::abs(value.get<double>()) <= most) values_[field] = value.get<double>();
}

Hand Hand::watched(std::set<std::string>& asked) const {
  Hand hand = *this;
  hand.asked_ = &asked;
  return hand;
}

std::vector<std::shared_ptr<const Station>> lesson_course(const std::shared_ptr<const LessonMaterial>& material) {
  return {accident_station(material), table_station(material),     adversary_station(material),
          balance_station(material),  samples_station(material),   contest_station(material),
          lie_station(material),      agreement_station(material), votes_station(material),
          noise_station(material),    neighbour_station(material), selection_station(material),
          price_station(material),    theorem_station(material)};
}

}  // namespace littlestone::ui
