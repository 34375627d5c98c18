// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/instance/instance.hpp"

#include <atomic>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include "core/base/shared_value.hpp"
#include "core/base/vector_state.hpp"
#include "core/concept/class_text.hpp"
#include "core/concept/families.hpp"

namespace littlestone {
namespace {

// VC is an aside: a second of search at most.
constexpr std::uint64_t most_vc_words = 100'000'000;

// What a file was like when its table was read; equal for everything that is not a file.
struct Stamp {
  std::uintmax_t size = 0;
  std::filesystem::file_time_type changed{};
  friend bool operator==(const Stamp&, const Stamp&) = default;
};

Stamp stamp_of(std::string_view class_text) {
  const ClassText split = split_class_text(class_text);
  if (split.family != "file") return {};
  Stamp stamp;
  std::error_code error;  // a file that cannot be looked at has another stamp, and reading it says why
  const std::filesystem::path path{std::string(split.rest)};
  stamp.size = std::filesystem::file_size(path, error);
  stamp.changed = std::filesystem::last_write_time(path, error);
  return stamp;
}

// What the search for Ldim finds.
struct Start {
  int dimension = 0;
  LabelVector soa;
};

}  // namespace

struct Instance::ClassParts {
  ClassParts(std::string_view spelled, const Stamp& read)
      : text(spelled), stamp(read), concept_class(std::make_shared<const ConceptClass>(make_class(spelled))) {}

  std::string text;
  Stamp stamp;
  std::shared_ptr<const ConceptClass> concept_class;
  SharedValue<Start> start;
  SharedValue<MistakeTree> tree;
  SharedValue<VcResult> vc;
  // Finds the start, then grows the tree, and is let go after that: never used by two threads, because the tree comes
  // after the start.
  std::optional<LittlestoneEngine> engine;
  std::atomic<int> dimensions{0};
  std::atomic<int> trees{0};
  std::atomic<int> vcs{0};

  // Lets the engine hear the observer for as long as this lives.
  struct Watch {
    LittlestoneEngine& engine;
    Watch(LittlestoneEngine& watched, const Observer& observer) : engine(watched) { engine.set_observer(observer); }
    ~Watch() { engine.set_observer({}); }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;
  };

  const Start& find_start(const Observer& observer) {
    const auto search = [&] {
      settle_vector_state();
      ++dimensions;
      if (!engine) engine.emplace(*concept_class);
      const Watch watch(*engine, observer);
      const DimensionResult found = engine->bound();
      if (!found.exact()) throw Stopped();
      return Start{found.lower, engine->predictor(concept_class->everything())};
    };
    return start.get(search, observer, {"dimension", 0, 0});
  }
};

Instance::Instance(std::shared_ptr<ClassParts> parts, std::string marginal, std::uint64_t target)
    : parts_(std::move(parts)),
      marginal_(std::move(marginal)),
      target_(target),
      distribution_(make_distribution(*parts_->concept_class, marginal_, target_)) {}

std::shared_ptr<const Instance> Instance::make(std::string_view class_text, std::string_view marginal,
                                               std::uint64_t target, const std::shared_ptr<const Instance>& known) {
  const Stamp stamp = stamp_of(class_text);
  const bool same_class = known && known->parts_->text == class_text && known->parts_->stamp == stamp;
  if (same_class && known->marginal_ == marginal && known->target_ == target) return known;
  auto parts = same_class ? known->parts_ : std::make_shared<ClassParts>(class_text, stamp);
  return std::shared_ptr<const Instance>(new Instance(std::move(parts), std::string(marginal), target));
}

const ConceptClass& Instance::concept_class() const noexcept { return *parts_->concept_class; }

std::shared_ptr<const ConceptClass> Instance::shared_class() const { return parts_->concept_class; }

int Instance::littlestone_dimension(const Observer& observer) const { return parts_->find_start(observer).dimension; }

const LabelVector& Instance::soa_of_nothing(const Observer& observer) const { return parts_->find_start(observer).soa; }

const MistakeTree& Instance::tree(const Observer& observer) const {
  ClassParts& parts = *parts_;
  (void)parts.find_start(observer);
  const auto grow = [&] {
    settle_vector_state();
    ++parts.trees;
    MistakeTree tree = [&] {
      const ClassParts::Watch watch(*parts.engine, observer);
      return shattered_tree(*parts.engine, parts.concept_class->everything());
    }();
    parts.engine.reset();
    return tree;
  };
  return parts.tree.get(grow, observer, {"tree", 0, 0});
}

const VcResult& Instance::vc_dimension(const Observer& observer) const {
  ClassParts& parts = *parts_;
  const int most = parts.find_start(observer).dimension;
  const auto search = [&] {
    settle_vector_state();
    ++parts.vcs;
    bool stopped = false;
    const VcResult found = bound_vc_dimension(*parts.concept_class, most, most_vc_words, [&](const Progress& progress) {
      stopped = stopped || stop_requested(observer, progress);
      return stopped ? Answer::stop : Answer::go_on;
    });
    if (stopped) throw Stopped();
    return found;
  };
  return parts.vc.get(search, observer, {"vc dimension", 0, 0});
}

SoaAutomaton Instance::automaton(const Observer& observer) const {
  const Start& start = parts_->find_start(observer);
  return SoaAutomaton(*parts_->concept_class, start.dimension, start.soa, observer);
}

LittlestoneEngine Instance::engine(const Observer& observer) const {
  LittlestoneEngine engine(*parts_->concept_class, parts_->find_start(observer).dimension);
  engine.set_observer(observer);
  return engine;
}

InstanceWork Instance::work() const { return {1, parts_->dimensions, parts_->trees, parts_->vcs}; }

}  // namespace littlestone
