// SPDX-License-Identifier: GPL-3.0-or-later
// The Littlestone dimension of a class, and the Standard Optimal Algorithm on a sequence of its examples.
#include <iostream>

#include "core/concept/families.hpp"
#include "core/online/littlestone.hpp"
#include "core/online/soa.hpp"

int main() {
  using namespace littlestone;
  const ConceptClass thresholds = make_class("thresholds:8");
  LittlestoneEngine engine(thresholds);
  std::cout << "Littlestone dimension " << engine.dimension(thresholds.everything()) << '\n';

  SoaAutomaton soa(thresholds);
  const Sample sample = {{3, Label::plus}, {1, Label::plus}, {0, Label::minus}};
  const SoaPlay play = play_soa(soa, sample);
  std::cout << "mistakes " << play.mistake_count << ", predictor " << play.predictor.to_string() << '\n';
}
