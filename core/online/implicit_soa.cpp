// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/implicit_soa.hpp"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {

ImplicitSoa::ImplicitSoa(const ImplicitClass& concept_class)
    : points_(concept_class.points()), space_(concept_class.everything()) {}

ImplicitSoa::ImplicitSoa(const ImplicitSoa& other)
    : points_(other.points_), space_(other.space_->clone()), realizable_(other.realizable_), patches_(other.patches_) {}

ImplicitSoa& ImplicitSoa::operator=(const ImplicitSoa& other) {
  if (this != &other) *this = ImplicitSoa(other);
  return *this;
}

Label ImplicitSoa::predict(PointIndex x) const {
  assert(x < points_);
  if (!patches_.empty()) {
    if (const auto patch = patches_.find(x); patch != patches_.end()) return patch->second;
  }
  return space_->predict(x);
}

void ImplicitSoa::observe(Example example) {
  assert(example.point < points_);
  if (realizable_ && space_->restrict(example)) return;
  realizable_ = false;
  patches_.insert_or_assign(example.point, example.label);
}

std::vector<PointRun> ImplicitSoa::positive_runs() const {
  std::vector<PointRun> base = space_->positive_runs();
  if (patches_.empty()) return base;
  std::vector<std::pair<PointIndex, Label>> patches(patches_.begin(), patches_.end());
  std::sort(patches.begin(), patches.end());
  std::vector<PointRun> runs;
  const auto add = [&](PointIndex first, PointIndex last) {
    if (!runs.empty() && runs.back().last + 1 == first) {
      runs.back().last = last;
    } else {
      runs.push_back({first, last});
    }
  };
  auto patch = patches.begin();
  for (const PointRun& run : base) {
    for (; patch != patches.end() && patch->first < run.first; ++patch) {
      if (patch->second == Label::plus) add(patch->first, patch->first);
    }
    PointIndex from = run.first;
    bool open = true;  // whether from … run.last is still to come
    for (; patch != patches.end() && patch->first <= run.last; ++patch) {
      if (patch->second == Label::plus) continue;
      if (patch->first > from) add(from, patch->first - 1);
      open = patch->first < run.last;
      from = patch->first + 1;
    }
    if (open) add(from, run.last);
  }
  for (; patch != patches.end(); ++patch) {
    if (patch->second == Label::plus) add(patch->first, patch->first);
  }
  return runs;
}

ImplicitPlay play_soa(ImplicitSoa& soa, std::span<const Example> sample) {
  ImplicitPlay play;
  play.predictions.reserve(sample.size());
  for (const Example& example : sample) {
    if (example.point >= soa.points()) {
      throw InputError("examples", std::to_string(example.point), rules::points_range(soa.points() - 1));
    }
    const Label prediction = soa.predict(example.point);
    play.predictions.push_back(prediction);
    play.mistake_count += prediction != example.label ? 1 : 0;
    soa.observe(example);
  }
  play.realizable = soa.realizable();
  return play;
}

}  // namespace littlestone
