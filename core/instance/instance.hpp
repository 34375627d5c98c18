// SPDX-License-Identifier: GPL-3.0-or-later
// A class and a distribution with what is known of them: made once, and shared by all studies and pictures of it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/run_control.hpp"
#include "core/concept/distribution.hpp"
#include "core/online/mistake_tree.hpp"
#include "core/online/soa.hpp"

namespace littlestone {

/// How often the parts of a class have been worked out so far: never more than once each, but for searches that were
/// stopped.
struct InstanceWork {
  int classes = 0;     // tables made from the class's spelling
  int dimensions = 0;  // searches for Ldim(H) with SOA of the empty sequence
  int trees = 0;       // shattered trees grown
  int vc = 0;          // searches for VC(H)
  friend bool operator==(const InstanceWork&, const InstanceWork&) = default;
};

/// A finite class H and a realizable distribution D over its examples, with Ldim(H), the SOA's first predictor, a
/// shattered tree and VC(H). Immutable: a part is worked out when it is first asked for, once, whichever thread asks,
/// and never changes. All members are safe to call from any thread. Engines and automata are not part of it, because
/// they are not thread-safe and because the order of an automaton's states is part of what a study computes with it:
/// each caller gets a fresh one, which is told what is known and searches for none of it.
class Instance {
 public:
  /// The instance of these three texts (see make_class and make_distribution): `known` itself where it is of the same,
  /// an instance that shares its class and all that is known of the class where only the distribution differs, and else
  /// a new one. A table in a file is read again once the file has changed. Time and memory of make_class where the
  /// class is new, else O(|X|). Throws InputError (fields "class", "marginal", "target", and those of a table's file).
  [[nodiscard]] static std::shared_ptr<const Instance> make(std::string_view class_text, std::string_view marginal,
                                                            std::uint64_t target,
                                                            const std::shared_ptr<const Instance>& known = nullptr);

  [[nodiscard]] const ConceptClass& concept_class() const noexcept;
  /// The same, to be kept by those that outlive the instance.
  [[nodiscard]] std::shared_ptr<const ConceptClass> shared_class() const;
  [[nodiscard]] const Distribution& distribution() const noexcept { return distribution_; }

  /// Ldim(H). Time: bound_littlestone_dimension's with all threads, and the predictor's. Here and below: the observer
  /// is asked about every 20 ms where something is worked out or waited for (stages "dimension", "predictor", "tree",
  /// "vc dimension"); throws Stopped when it says stop, and another call then goes on.
  [[nodiscard]] int littlestone_dimension(const Observer& observer = {}) const;
  /// SOA of the empty sequence, which answers where nothing is learnt.
  [[nodiscard]] const LabelVector& soa_of_nothing(const Observer& observer = {}) const;
  /// A tree of depth Ldim(H) that H shatters. Time: shattered_tree's.
  [[nodiscard]] const MistakeTree& tree(const Observer& observer = {}) const;
  /// VC(H), or the best lower bound a search of about a second found.
  [[nodiscard]] const VcResult& vc_dimension(const Observer& observer = {}) const;

  /// A fresh automaton, which has met the empty sequence only. The instance must outlive it. O(|X|) once Ldim(H) is
  /// known.
  [[nodiscard]] SoaAutomaton automaton(const Observer& observer = {}) const;
  /// A fresh engine that knows Ldim(H). The instance must outlive it.
  [[nodiscard]] LittlestoneEngine engine(const Observer& observer = {}) const;

  /// What has been worked out for this instance's class so far, by all instances that share it.
  [[nodiscard]] InstanceWork work() const;

 private:
  struct ClassParts;
  Instance(std::shared_ptr<ClassParts> parts, std::string marginal, std::uint64_t target);

  std::shared_ptr<ClassParts> parts_;  // locked inside
  std::string marginal_;
  std::uint64_t target_;
  Distribution distribution_;
};

}  // namespace littlestone
