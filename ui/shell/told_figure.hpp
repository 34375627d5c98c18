// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a figure whose study is told in steps: they are the story's own sentences.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/shell/script.hpp"
#include "ui/shell/worded.hpp"

namespace littlestone::ui {

/// What a figure says. Sentences are as in a script: plain text with its names.
struct FigureTold {
  QString title;                         ///< what is found, in a few words, without a full stop
  QString drawn;                         ///< what is drawn and how the marks are read
  std::vector<ScriptStep> found;         ///< sentences with the numbers, each with what proves it; the main one first
  ChapterScenario scenario;              ///< what it was computed from
  std::vector<std::string_view> fields;  ///< the names of the scenario's fields that it depends on, in their order
};

/// An exhibit that tells of a study. Before the end of its play it says what its step says.
class ToldExhibit : public Exhibit, public Worded {
 public:
  [[nodiscard]] FigureWords words(int step) const final;

 protected:
  [[nodiscard]] virtual FigureTold told() const = 0;
};

/// A step that no script has: everything is shown.
inline constexpr int beyond_every_script = 1'000;

/// An exhibit that plays the steps of a script. Without a script it shows the end alone, as the command line draws it.
class ScriptedExhibit : public ToldExhibit {
 public:
  explicit ScriptedExhibit(std::shared_ptr<const Script> script) : script_(std::move(script)) {}
  [[nodiscard]] std::optional<Play> play() const final;

 protected:
  /// The moment's step; without a script `last`.
  [[nodiscard]] int step_of(const Moment& moment, int last = beyond_every_script) const;

 private:
  std::shared_ptr<const Script> script_;
};

/// The steps of a script with these numbers; one that it does not have is left out.
[[nodiscard]] std::vector<ScriptStep> steps_of(const Script& script, const std::vector<int>& steps);

/// "The search ends at 45 (Lemma 21).": each sentence with what proves it, said once for several in a row.
[[nodiscard]] QString cited(const std::vector<ScriptStep>& steps);

}  // namespace littlestone::ui
