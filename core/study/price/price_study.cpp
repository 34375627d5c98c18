// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/price/price_study.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {

using Json = nlohmann::ordered_json;

PriceStudy run_price(const PriceStudyOptions& options) {
  constexpr std::uint64_t most = std::uint64_t{1} << 53;
  options.price.validate();
  if (options.examples > most) throw InputError("examples", std::to_string(options.examples), rules::at_most("2^53"));
  PriceStudy study;
  study.options = options;
  study.loss = least_stable_loss(options.price, options.examples);
  study.heavy = heavy_loss(options.price, options.examples);
  study.printed_loss = printed_loss(options.price, options.examples);
  study.least = least_examples(options.price);
  study.best = best_mass(options.price);
  study.printed = printed_examples(options.price);
  if (options.curve) {
    constexpr int steps = 80;
    const double last = std::min(static_cast<double>(most), std::ceil(4 * to_double(study.printed)));
    std::uint64_t before = most + 1;
    for (int i = 0; i <= steps; ++i) {
      const auto n = static_cast<std::uint64_t>(std::round(last * i / steps));
      if (n == before) continue;
      before = n;
      study.curve.push_back({n, least_stable_loss(options.price, n), printed_loss(options.price, n)});
    }
  }
  if (options.counts) {
    study.points = flip_points(options.price, *options.counts);
    study.sample_loss = least_loss_of(options.price, study.points);
    study.worst_flip = worst_flip(options.price, study.points);
    study.worst_count = worst_count(options.price, study.points);
  }
  return study;
}

Json price_to_json(const PriceStudy& study) {
  const PriceOptions& price = study.options.price;
  Json json = {{"dimension", price.dimension},
               {"examples", study.options.examples},
               {"stability", to_string(price.stability)},
               {"alpha", to_string(price.alpha)},
               {"mass", to_string(price.light_mass())},
               {"loss_bound", study.loss},
               {"attained", true},
               {"heavy_loss", study.heavy},
               {"paper_loss_bound", study.printed_loss},
               {"least_examples", study.least},
               {"paper_examples", to_double(study.printed)},
               {"best_mass", study.best.mass},
               {"best_mass_examples", study.best.examples}};
  if (!study.curve.empty()) {
    json["curve"] = Json::array();
    for (const PricePoint& point : study.curve)
      json["curve"].push_back(
          {{"examples", point.examples}, {"loss_bound", point.loss}, {"paper_loss_bound", point.printed}});
  }
  if (!study.points.empty()) {
    json["points"] = Json::array();
    for (const FlippedPoint& point : study.points)
      json["points"].push_back({{"point", point.point},
                                {"minus", point.minus},
                                {"plus", point.plus},
                                {"answer", to_string(point.answer)},
                                {"flipped", to_string(point.flipped)},
                                {"bound", to_string(point.bound)},
                                {"least_error", to_string(point.least_error)}});
  }
  if (study.sample_loss) json["sample_loss_bound"] = to_string(*study.sample_loss);
  if (study.points.empty()) return json;
  json["worst_flip"] = study.worst_flip ? Json(*study.worst_flip) : Json(nullptr);
  json["worst"] = {{"stability", to_string(study.worst_count->moved)}};
  if (const WorstCount& worst = *study.worst_count; worst.point) {
    const auto text = [](const Example& example) {
      return std::to_string(example.point) + ':' + to_char(example.label);
    };
    json["worst"]["point"] = *worst.point;
    json["worst"]["from"] = text(worst.from);
    json["worst"]["to"] = text(worst.to);
    json["worst"]["before"] = to_string(worst.before);
    json["worst"]["after"] = to_string(worst.after);
  }
  return json;
}

}  // namespace littlestone
