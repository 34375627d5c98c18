// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/agnostic/agnostic_thumbnail.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "core/instance/instance.hpp"
#include "core/online/regret.hpp"
#include "core/study/relabel/relabel_run.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/shell/card_picture.hpp"

namespace littlestone::ui {
namespace {

constexpr double card_margin = 3;

/// Rows of T over the same rows relabelled; those that change are ringed.
CardPicture::Make labels_card(const AgnosticScenario& scenario) {
  const ChapterData data = relabel_data_of(scenario);
  RelabelOptions options;
  constexpr std::uint64_t most = 8;
  options.subset = std::min<std::uint64_t>(most, std::min(scenario.subset, data.rows.size()));
  options.epsilon = scenario.epsilon1;
  options.learner_epsilon = scenario.learner_epsilon;
  options.score = scenario.score;
  const RelabelStudy study = run_relabel(data.concept_class, data.rows.rows(), options,
                                         SeedTree(scenario.seed).child("agnostic").child("relabel"));
  std::vector<std::pair<Label, Label>> labels;
  labels.reserve(study.subset.size());
  for (std::size_t i = 0; i < study.subset.size(); ++i)
    labels.emplace_back(data.rows.rows()[study.subset[i]].label, study.relabelled[i].label);
  return [labels](QSizeF room) {
    Scene scene;
    const auto count = static_cast<double>(labels.size());
    const double pitch = std::min(30.0, (room.width() - 2 * card_margin) / count);
    const double side = pitch * 0.85;
    const double high = std::min(2.4 * side, 0.36 * room.height());  // taller than wide: eight have little width
    double x = (room.width() - pitch * count) / 2 + (pitch - side) / 2;
    for (const auto& [before, after] : labels) {
      const QRectF above(x, 0.42 * room.height() - high, side, high);
      const QRectF below(x, 0.58 * room.height(), side, high);
      scene.add(LabelCell{above, before, false}, nullptr);
      scene.add(LabelCell{below, after, false}, nullptr);
      x += pitch;
      if (before == after) continue;
      scene.line({above.center().x(), above.bottom() + 2}, {below.center().x(), below.top() - 3},
                 thin(&Theme::ink, 1.5));
      scene.box(below.adjusted(-1.5, -1.5, 1.5, 1.5), nullptr, thin(&Theme::ink, 1.5), 2);
    }
    return scene;
  };
}

/// What relabelling costs by the number of rows in T, the scenario's T as a dot, and what the paper says, dashed.
CardPicture::Make dilution_card(const std::shared_ptr<const RelabelRun>& run) {
  return [run](QSizeF room) {
    constexpr double dot = 5;
    constexpr double left = card_margin + 2;
    const double paper = run->study.privacy.paper_epsilon.value_or(0);  // 0: it says nothing
    const double most = std::max({paper, run->curve.empty() ? 0 : run->curve.back().epsilon, 1e-9});
    const double base = room.height() - 8;
    Scene scene;
    Plot plot(scene, {left, 12, room.width() - left - card_margin - dot - 2, base - 12},
              {0, static_cast<double>(run->n())}, {0, most});
    const auto across = [&](double epsilon, const Stroke& stroke) {
      const double y = plot.y().px(epsilon);
      scene.line({card_margin, y}, {room.width() - card_margin, y}, stroke);
    };
    across(0, thin(&Theme::line, 1.5));
    if (paper > 0) across(paper, card_dashes(&Theme::ink2, 2));
    plot.curve(run->curve, &RelabelDilution::subset, &RelabelDilution::epsilon, {&Theme::ink, 2.5, 0, 0, 0, true});
    scene.disc(plot.at(static_cast<double>(run->m()), run->study.privacy.epsilon), dot, &Theme::canvas,
               thin(&Theme::ink, 2.5));
    return scene;
  };
}

/// What one row gives away where a labelling is judged by its first hypothesis, and below it by its best; the claim
/// dashed.
CardPicture::Make score_card(const std::shared_ptr<const RelabelRun>& run) {
  return [run](QSizeF room) {
    Scene scene;
    const RelabelCounterexample& witness = run->witness;
    const double claim = witness.privacy.paper_epsilon.value_or(0);
    const Axis loss{0, std::max({witness.loss, witness.repaired_loss, claim, 1e-9}), card_margin,
                    room.width() - card_margin - 3};
    const double high = 0.24 * room.height();
    const auto bar = [&](double value, double y, Ink ink) {
      scene.box({card_margin, y - high / 2, loss.px(value) - card_margin, high}, ink);
      scene.box({loss.px(value), y - high / 2 - 3, 3, high + 6}, &Theme::ink);
    };
    bar(witness.loss, 0.32 * room.height(), &Theme::ink2);
    bar(witness.repaired_loss, 0.72 * room.height(), &Theme::line);
    if (claim <= 0) return scene;
    const QRectF ground(loss.px(claim) - 2.5, 0.04 * room.height(), 5, 0.92 * room.height());
    scene.box(ground, &Theme::canvas);  // the line is seen on the bar, too
    scene.line({loss.px(claim), ground.top()}, {loss.px(claim), ground.bottom()}, card_dashes(&Theme::ink, 2));
    return scene;
  };
}

/// The lesson: the first hypothesis is not the best, nothing is diluted, or labels flip.
CardPicture::Make relabel_card(const AgnosticScenario& scenario, const Observer& observer) {
  const bool whole = scenario.subset >= scenario.examples;
  if (scenario.score == RelabelScore::representative) return score_card(compute_relabel(scenario, observer));
  return whole ? dilution_card(compute_relabel(scenario, observer)) : labels_card(scenario);
}

/// The chances of 0, 1, … copies in a row, and below each of them stretched.
CardPicture::Make stretch_card(const AgnosticScenario& scenario) {
  const std::vector<double> law = copies_law(amplify_of(scenario));
  std::vector<double> stretched;
  double factor = 1;
  for (const double p : law) {
    stretched.push_back(p * factor);
    factor *= std::exp(to_double(scenario.epsilon));
  }
  return [law, stretched](QSizeF room) {
    Scene scene;
    const double total = std::accumulate(stretched.begin(), stretched.end(), 0.0);
    const double unit = (room.width() - 2 * card_margin) / std::max(1.0, total);
    const auto bar = [&](const std::vector<double>& pieces, double y) {
      double x = card_margin;
      for (std::size_t j = 0; j < pieces.size(); ++j) {
        const double width = pieces[j] * unit;
        scene.box({x, y, std::max(0.0, width - 1), 0.22 * room.height()}, j == 0   ? &Theme::line
                                                                          : j == 1 ? &Theme::ink2
                                                                                   : &Theme::ink);
        x += width;
      }
    };
    bar(law, 0.2 * room.height());
    bar(stretched, 0.58 * room.height());
    return scene;
  };
}

/// Exact regret by rounds, one tick each.
CardPicture::Make regret_card(const AgnosticScenario& scenario, std::uint64_t rounds, const Observer& observer) {
  std::vector<double> values;
  const auto instance = Instance::make(scenario.class_text, scenario.marginal, scenario.target);
  const ConceptClass& concept_class = instance->concept_class();
  constexpr std::uint64_t most_states = 20'000;  // a card need not show all of it
  if (concept_class.size() <= RegretEngine::most_hypotheses) {
    RegretEngine engine(concept_class, {most_states});
    engine.set_observer(observer);
    constexpr std::uint64_t most_ticks = 12;
    const auto ticks = static_cast<unsigned>(std::min(most_ticks, rounds));
    for (const Rational& one : find_regret(engine, ticks).exact) values.push_back(to_double(one));
  }
  return [values](QSizeF room) {
    Scene scene;
    const double columns = std::max(1.0, static_cast<double>(values.size()));
    const double most = std::max(1.0, values.empty() ? 0 : values.back());
    Plot plot(scene, {card_margin, 8, room.width() - 2 * card_margin, room.height() - 14}, {0, columns}, {0, most});
    plot.across(0, thin(&Theme::line));
    for (std::size_t t = 0; t < values.size(); ++t) {
      const auto column = static_cast<double>(t);
      scene.line(plot.at(column + 0.15, values[t]), plot.at(column + 0.85, values[t]), thin(&Theme::ink, 3));
    }
    return scene;
  };
}

CardPicture::Make card_of(const AgnosticScenario& scenario, const Observer& observer) {
  if (scenario.page == "relabel") return relabel_card(scenario, observer);
  if (scenario.page == "subsample") return stretch_card(scenario);
  if (scenario.page == "play-online") return regret_card(scenario, scenario.rounds, observer);
  return regret_card(scenario, scenario.most_rounds, observer);
}

}  // namespace

std::shared_ptr<const Picture> agnostic_thumbnail(const AgnosticScenario& scenario, const Observer& observer) {
  if (stop_requested(observer, {"cards", 0, 1})) return nullptr;
  const std::string subject = scenario.page == "subsample" ? std::to_string(scenario.pool) : scenario.class_text;
  return std::make_shared<const CardPicture>(subject, card_of(scenario, observer));
}

}  // namespace littlestone::ui
