// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/littlestone.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <optional>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/base/workers.hpp"
#include "core/online/canonical_key.hpp"
#include "core/online/class_matrix.hpp"
#include "core/online/dimension_search.hpp"

namespace littlestone {
namespace {

// ⌊log₂ n⌋ bounds Ldim of n hypotheses; −1 for none.
int floor_log2(std::size_t n) { return static_cast<int>(std::bit_width(n)) - 1; }

// Narrows lower ≤ Ldim(V) ≤ upper until they meet, from a greedy lower bound up. Both bounds hold at every exit.
// One thread searches alone for the first `alone` words of work of each question.
void narrow(DimensionSearch& search, const BitMatrix& matrix, std::uint64_t alone, int& lower, int& upper) {
  // From the top down while it is cheap: it makes the interval of a small budget narrower.
  while (lower < upper) {
    search.limit_work(std::min<std::uint64_t>(1'000'000, alone));
    try {
      const bool yes = search.at_least(matrix, upper);
      search.limit_work(0);
      if (yes) {
        lower = upper;
      } else {
        --upper;
      }
    } catch (const SearchHalted& halted) {
      search.limit_work(0);
      if (halted.why != SearchHalt::abandoned) throw;
      break;
    }
  }
  while (lower < upper) {
    search.work_alone(alone);
    if (search.at_least(matrix, lower + 1)) {
      ++lower;
    } else {
      upper = lower;
    }
  }
}

}  // namespace

namespace {

// A version space that is much smaller than the class, laid out: what is asked about its subsets costs no more than it
// is large. `size` of |H|, on the columns that split it, one of those that are equal up to complement.
struct Base {
  VersionSpace space;
  Arena arena;
  BitMatrix matrix;
  std::vector<ColumnImage> images;       // what has become of each point
  std::vector<PointIndex> first_points;  // of each column

  [[nodiscard]] bool holds(const VersionSpace& other) const {
    const auto own = space.words();
    const auto others = other.words();
    for (std::size_t w = 0; w < own.size(); ++w) {
      if ((others[w] & ~own[w]) != 0) return false;
    }
    return true;
  }
};

// What becomes of a point whose column becomes that column of a matrix, whose columns become those of another.
ColumnImage image_of(const ColumnImage& first, std::span<const ColumnImage> second) {
  if (first.column == ColumnImage::dropped) return {};
  ColumnImage image = second[first.column];
  image.flipped = image.flipped != first.flipped;
  return image;
}

}  // namespace

struct LittlestoneEngine::Parts {
  SearchState state;
  DimensionSearch search{state, true};
  Arena class_arena;
  BitMatrix all;
  std::vector<std::unique_ptr<Base>> bases;  // each holds the next
  std::vector<ColumnImage> images;           // of the columns of the last base, or of the points where there is none
  Observer observer;
  Progress columns;  // of a predictor under way; total = 0 while there is none

  int dimension = -1;  // of the class, where that was told; −1: it was not
  bool laid_out = false;

  // Before any search: the class as a matrix.
  void lay_out(const ConceptClass& concept_class) {
    if (laid_out) return;
    all = matrix_of(concept_class, class_arena);
    if (dimension >= 0) state.table.tighten(all.key, dimension, dimension);
    laid_out = true;
  }

  // Nothing is limited, and the observer hears how far the question is.
  void watch() {
    state.start({}, observer ? Observer([this](const Progress& searched) {
                  return observer(columns.total > 0 ? columns : searched);
                })
                             : Observer());
  }

  // The answer, or Stopped.
  template <class Question>
  auto answer(const Question& question) {
    try {
      return question();
    } catch (const SearchHalted&) {  // by the observer: there is no budget
      columns = {};
      state.resume();
      throw Stopped();
    }
  }

  // The version space of `size` ≥ 1 members as a matrix in the search's arena. Asks for what it costs and no more:
  // `least` 1 keeps every column that splits it. Fills `images`.
  BitMatrix matrix(const VersionSpace& space, std::size_t size, std::uint32_t least) {
    while (!bases.empty() && !bases.back()->holds(space)) bases.pop_back();
    if (const BitMatrix& from = root(); from.words >= 8 && size <= from.rows / 8) {
      auto base = std::make_unique<Base>();
      base->space = space;
      base->matrix = restricted(space, size, 1, base->arena);
      for (PointIndex x = 0; x < all.columns; ++x) base->images.push_back(image(x));
      base->first_points.assign(base->matrix.columns, all.columns);
      for (PointIndex x = all.columns; x-- > 0;) {
        if (const ColumnImage to = base->images[x]; to.column != ColumnImage::dropped)
          base->first_points[to.column] = x;
      }
      bases.push_back(std::move(base));
    }
    return restricted(space, size, least, search.arena());
  }

  // What became of the point in the last matrix.
  ColumnImage image(PointIndex x) const {
    return bases.empty() ? images[x] : image_of(bases.back()->images[x], images);
  }

  // The smallest point that column j of the last matrix stands for.
  PointIndex first_point(std::uint32_t j) const {
    PointIndex column = 0;
    while (images[column].column != j) ++column;
    return bases.empty() ? column : bases.back()->first_points[column];
  }

  const BitMatrix& root() const { return bases.empty() ? all : bases.back()->matrix; }

  BitMatrix restricted(const VersionSpace& space, std::size_t size, std::uint32_t least, Arena& arena) {
    const BitMatrix& from = root();
    images.resize(from.columns);
    const std::uint64_t* const mask = bases.empty() ? space.words().data() : in_base(space, size);
    std::uint32_t* const counts = search.arena().take<std::uint32_t>(from.columns);
    count_side(from, mask, counts);
    return restrict_matrix(from, mask, static_cast<std::uint32_t>(size), counts, key(space), arena,
                           {.least = least, .images = images.data()});
  }

  // The version space as a mask of the rows of the last base.
  const std::uint64_t* in_base(const VersionSpace& space, std::size_t size) {
    const Base& base = *bases.back();
    BitMatrix column;  // a matrix of the one column that is + on the version space
    column.rows = all.rows;
    column.columns = 1;
    column.words = column.stride = all.words;
    column.bits = search.arena().take<std::uint64_t>(all.words);
    std::copy_n(space.words().data(), all.words, column.bits);
    const auto ones = static_cast<std::uint32_t>(size);
    return restrict_matrix(column, base.space.words().data(), base.matrix.rows, &ones, {}, search.arena(),
                           {.least = 0, .merge = false, .keys = false})
        .bits;
  }
  VersionKey key(const VersionSpace& space) const { return key_of_rows(all, space.words().data()); }
};

LittlestoneEngine::LittlestoneEngine(const ConceptClass& concept_class)
    : class_(concept_class), parts_(std::make_unique<Parts>()) {}
LittlestoneEngine::LittlestoneEngine(const ConceptClass& concept_class, int dimension)
    : LittlestoneEngine(concept_class) {
  assert(dimension >= 0);
  parts_->dimension = dimension;
}
LittlestoneEngine::LittlestoneEngine(LittlestoneEngine&&) noexcept = default;
LittlestoneEngine::~LittlestoneEngine() = default;

void LittlestoneEngine::set_observer(Observer observer) {
  parts_->observer = std::move(observer);
  parts_->watch();
}

const Observer& LittlestoneEngine::observer() const noexcept { return parts_->observer; }

int LittlestoneEngine::dimension(const VersionSpace& space) {
  const std::size_t size = space.count();
  if (size <= 3) return size == 0 ? -1 : size == 1 ? 0 : 1;
  if (size == class_.size() && parts_->dimension >= 0) return parts_->dimension;
  parts_->lay_out(class_);
  const VersionKey key = parts_->key(space);
  const KnownBounds known = parts_->state.table.find(key);
  int lower = std::max(known.lower, 1);
  int upper = std::min(known.upper, floor_log2(size));
  if (lower == upper) return lower;
  const ArenaFrame frame(parts_->search.arena());
  const BitMatrix matrix = parts_->matrix(space, size, 2);
  return parts_->answer([&] {
    lower = std::max(lower, parts_->search.greedy_bound(matrix));
    narrow(parts_->search, matrix, DimensionOptions().alone, lower, upper);
    parts_->state.table.tighten(key, lower, upper);
    return lower;
  });
}

bool LittlestoneEngine::at_least(const VersionSpace& space, int k) {
  const std::size_t size = space.count();
  if (k <= 1 || size <= 3) return k <= (size == 0 ? -1 : size == 1 ? 0 : 1);
  if (k > floor_log2(size)) return false;
  parts_->lay_out(class_);
  const VersionKey key = parts_->key(space);
  const KnownBounds known = parts_->state.table.find(key);
  if (known.lower >= k) return true;
  if (known.upper < k) return false;
  const ArenaFrame frame(parts_->search.arena());
  const BitMatrix matrix = parts_->matrix(space, size, 2);
  const bool yes = parts_->answer([&] { return parts_->search.at_least(matrix, k); });
  if (yes) {
    parts_->state.table.at_least(key, k);
  } else {
    parts_->state.table.at_most(key, k - 1);
  }
  return yes;
}

std::optional<PointIndex> LittlestoneEngine::splitting_point(const VersionSpace& space, int k) {
  assert(k >= 1);
  const std::size_t size = space.count();
  if (k > floor_log2(size)) return std::nullopt;
  parts_->lay_out(class_);
  DimensionSearch& search = parts_->search;
  const ArenaFrame frame(search.arena());
  const BitMatrix matrix = parts_->matrix(space, size, 1);
  // Columns are merged into their first point's and keep that order, so the first of equally even columns is the
  // smallest point's.
  return parts_->answer([&]() -> std::optional<PointIndex> {
    for (const std::uint32_t j : search.candidates(matrix, std::uint64_t{1} << (k - 1))) {
      if (!search.both_sides_at_least(matrix, j, k - 1)) continue;
      return parts_->first_point(j);
    }
    return std::nullopt;
  });
}

namespace {

// Compares the two sides of columns of one version space, and lets nested sides bound each other.
class SideComparison {
 public:
  // `most` ≥ Ldim of the version space.
  SideComparison(DimensionSearch& search, const BitMatrix& matrix, int most)
      : search_(search), matrix_(matrix), most_(most) {}

  // Whether Ldim of side (j, plus) is above that of the other. How far, or whether they are equal, is not found out.
  bool exceeds(std::uint32_t j, bool plus) {
    Side more = side(j, plus);
    Side less = side(j, !plus);
    const bool result = decide(more, less);
    remember(more);
    remember(less);
    return result;
  }

 private:
  struct Side {
    std::uint32_t column;
    bool plus;
    int lower;
    int upper;
  };

  std::uint32_t size(const Side& of) const {
    return of.plus ? matrix_.ones[of.column] : matrix_.rows - matrix_.ones[of.column];
  }

  Side side(std::uint32_t j, bool plus) const {
    Side result{j, plus, 0, 0};
    result.lower = size(result) >= 2 ? 1 : 0;
    result.upper = floor_log2(size(result));
    for (const Side& other : recent_) {
      if (result.lower == result.upper) break;
      if (other.lower > result.lower && side_inside(matrix_, other.column, other.plus, j, plus)) {
        result.lower = std::min(other.lower, result.upper);
      }
      if (other.upper < result.upper && side_inside(matrix_, j, plus, other.column, other.plus)) {
        result.upper = std::max(other.upper, result.lower);
      }
    }
    return result;
  }

  // Most even columns come first, so that what is nested in a chain follows its neighbour.
  void remember(const Side& found) {
    if (recent_.size() < 64) {
      recent_.push_back(found);
    } else {
      recent_[oldest_++ % 64] = found;
    }
  }

  bool at_least(Side& of, int k) {
    if (of.lower >= k) return true;
    if (of.upper < k) return false;
    const bool yes = search_.side_at_least(matrix_, of.column, of.plus, k);
    if (yes) {
      of.lower = k;
    } else {
      of.upper = k - 1;
    }
    return yes;
  }

  void raise_to_greedy_bound(Side& of) {
    if (of.lower < of.upper) {
      of.lower = std::min(of.upper, std::max(of.lower, search_.greedy_bound_of_side(matrix_, of.column, of.plus)));
    }
  }

  // Ldim(more) > Ldim(less)? Where one side reaches the Ldim of the whole, the other does not.
  bool decide(Side& more, Side& less) {
    const auto not_more = [&] { return less.lower >= std::min(more.upper, most_); };
    const auto is_more = [&] { return more.lower > less.upper || more.lower == most_; };
    // The larger side is the likelier to settle it.
    for (Side* const next : {size(less) < size(more) ? &more : &less, size(less) < size(more) ? &less : &more}) {
      if (not_more()) return false;
      if (is_more()) return true;
      raise_to_greedy_bound(*next);
    }
    if (not_more()) return false;
    if (is_more()) return true;
    for (int k = less.lower;; ++k) {  // less ≥ k
      if (!at_least(more, k + 1)) return false;
      if (k + 1 >= most_ || !at_least(less, k + 1)) return true;
      if (k + 1 >= std::min(more.upper, most_)) return false;
    }
  }

  DimensionSearch& search_;
  const BitMatrix& matrix_;
  int most_;
  std::vector<Side> recent_;
  std::size_t oldest_ = 0;
};

}  // namespace

LabelVector LittlestoneEngine::predictor(const VersionSpace& space) {
  const std::size_t size = space.count();
  assert(size > 0);
  if (size == 1) return class_.row(static_cast<HypothesisIndex>(space.find()));
  parts_->lay_out(class_);
  DimensionSearch& search = parts_->search;
  const ArenaFrame frame(search.arena());
  const BitMatrix matrix = parts_->matrix(space, size, 1);
  // Which sides of a column are some point's +1, and which of these win: 1 for its zeros, 2 for its ones.
  const auto bit = [](bool plus) { return static_cast<std::uint8_t>(plus ? 2 : 1); };
  std::vector<std::uint8_t> wanted(matrix.columns);
  std::vector<std::uint8_t> wins(matrix.columns);
  for (PointIndex x = 0; x < class_.points(); ++x) {
    const ColumnImage image = parts_->image(x);
    if (image.column != ColumnImage::dropped) wanted[image.column] |= bit(!image.flipped);
  }
  SideComparison sides(search, matrix, parts_->state.table.find(matrix.key).upper);
  const std::span<const std::uint32_t> columns = search.candidates(matrix, 1);
  parts_->columns = {"predictor", 0, columns.size()};
  parts_->answer([&] {
    for (const std::uint32_t j : columns) {
      for (const bool plus : {false, true}) {
        if ((wanted[j] & bit(plus)) != 0 && sides.exceeds(j, plus)) wins[j] |= bit(plus);
      }
      ++parts_->columns.done;
    }
  });
  parts_->columns = {};
  const std::size_t any = space.find();
  LabelVector labels(class_.points());
  for (PointIndex x = 0; x < class_.points(); ++x) {
    const ColumnImage image = parts_->image(x);
    if (image.column == ColumnImage::dropped) {  // all of V agrees: Ldim(∅) = −1 never wins
      labels.set(x, label_of(class_.column(x).test(any)));
    } else {
      labels.set(x, label_of((wins[image.column] & bit(!image.flipped)) != 0));  // ties predict −1
    }
  }
  return labels;
}

void DimensionOptions::validate() const {
  if (!(seconds >= 0) || !std::isfinite(seconds)) {
    throw InputError("seconds", std::to_string(seconds), rules::finite_not_below_0());
  }
  if (alone < 1) throw InputError("alone", std::to_string(alone), rules::at_least(1));
}

std::string_view to_string(DimensionEnded ended) {
  switch (ended) {
    case DimensionEnded::completed: return "completed";
    case DimensionEnded::stopped: return "stopped";
    case DimensionEnded::nodes_spent: return "nodes spent";
    case DimensionEnded::seconds_spent: return "seconds spent";
    case DimensionEnded::bytes_spent: return "bytes spent";
  }
  return "";
}

namespace {

DimensionEnded ended_by(SearchHalt why) {
  switch (why) {
    case SearchHalt::stopped: return DimensionEnded::stopped;
    case SearchHalt::nodes_spent: return DimensionEnded::nodes_spent;
    case SearchHalt::seconds_spent: return DimensionEnded::seconds_spent;
    case SearchHalt::bytes_spent: return DimensionEnded::bytes_spent;
    case SearchHalt::none:
    case SearchHalt::abandoned: break;
  }
  assert(false && "a search is halted for a reason");
  return DimensionEnded::stopped;
}

}  // namespace

DimensionResult LittlestoneEngine::bound(const DimensionOptions& options) {
  options.validate();
  const unsigned threads = threads_asked(options.threads);
  const std::size_t size = class_.size();
  parts_->lay_out(class_);
  SearchState& state = parts_->state;
  DimensionSearch& search = parts_->search;
  const BitMatrix& all = parts_->all;
  const KnownBounds known = state.table.find(all.key);
  DimensionResult bounds;
  bounds.lower = std::max(known.lower, size == 1 ? 0 : 1);
  bounds.upper = std::min(known.upper, floor_log2(size));
  state.start({options.nodes, options.seconds, options.bytes}, parts_->observer);
  SearchPool pool(state, threads - 1);
  struct Joined {
    DimensionSearch& search;
    ~Joined() { search.join(nullptr); }
  } const joined{search};
  if (threads > 1) search.join(&pool, std::min<std::uint64_t>(options.alone, 100'000));
  try {
    if (stop_requested(parts_->observer, {"dimension", 0, options.nodes})) throw SearchHalted{SearchHalt::stopped};
    if (bounds.lower < bounds.upper) {
      bounds.lower = std::max(bounds.lower, search.greedy_bound(all));
      if (bounds.lower < bounds.upper) {
        const ArenaFrame frame(search.arena());
        const VersionSpace everything = class_.everything();
        const BitMatrix matrix = restrict_matrix(all, everything.words().data(), all.rows, all.ones, all.key,
                                                 search.arena(), {.spread = search.spread_over(all)});
        narrow(search, matrix, options.alone, bounds.lower, bounds.upper);
      }
    }
  } catch (const SearchHalted& halted) {
    bounds.ended = ended_by(halted.why);
  }
  if (bounds.ended == DimensionEnded::completed) (void)search.report();
  state.table.tighten(all.key, bounds.lower, bounds.upper);
  bounds.nodes = state.nodes();
  bounds.seconds = state.seconds();
  bounds.bytes = state.most_bytes();
  parts_->watch();
  return bounds;
}

DimensionResult bound_littlestone_dimension(const ConceptClass& concept_class, const DimensionOptions& options,
                                            const Observer& observer) {
  options.validate();
  LittlestoneEngine engine(concept_class);
  engine.set_observer(observer);
  return engine.bound(options);
}

int littlestone_dimension(const ConceptClass& concept_class) {
  return bound_littlestone_dimension(concept_class).lower;
}

}  // namespace littlestone
