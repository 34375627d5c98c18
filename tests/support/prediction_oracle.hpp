// SPDX-License-Identifier: GPL-3.0-or-later
// Stable prediction from its definitions alone: every subset of rows listed, every pair of hypotheses compared row by
// row. Shares no code with core/prediction.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace littlestone::support {

/// A hypothesis as its labels ('+' or '-'), and a row as point and label.
using PlainClass = std::vector<std::string>;
using PlainRows = std::vector<std::pair<unsigned, char>>;

/// Calls `visit` with each list of `size` indices below n, rising.
void for_each_subset(unsigned n, unsigned size, const std::function<void(const std::vector<unsigned>&)>& visit);

/// How many subsets of `size` rows have each set of points.
std::map<std::set<unsigned>, std::uint64_t> supports_by_listing(const PlainRows& rows, unsigned size);

/// How many subsets of `size` rows are no net: two hypotheses agree on the subset and differ on more than `allowed`
/// rows.
std::uint64_t failing_by_listing(const PlainClass& hypotheses, const PlainRows& rows, unsigned size, unsigned allowed);

/// First hypothesis of each piece of agreement on the points, rising.
std::vector<unsigned> representatives_on(const PlainClass& hypotheses, const std::set<unsigned>& points);

/// The chance of +1 at each point for the stable learner: the mean over all subsets of the exponential mechanism on the
/// first hypotheses of their pieces.
std::vector<double> stable_by_listing(const PlainClass& hypotheses, const PlainRows& rows, unsigned size,
                                      double epsilon);

}  // namespace littlestone::support
