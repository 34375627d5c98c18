// SPDX-License-Identifier: GPL-3.0-or-later
// An exhibit: one view of the program with its numbers. Page, export, presentation, film, `figure` and card show
// exhibits.
#pragma once

#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/rule.hpp"
#include "core/base/run_control.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/kit/film.hpp"
#include "ui/kit/picture.hpp"
#include "ui/kit/table.hpp"
#include "ui/shell/chapter_scenario.hpp"

namespace littlestone::ui {

/// The content of a view, with data that never changes: an edit makes another exhibit.
class Exhibit {
 public:
  /// The steps it plays and the first and last of them that its film shows.
  struct Play {
    std::shared_ptr<const Steps> steps;
    int first = 0;
    int last = 0;
  };

  virtual ~Exhibit() = default;

  /// Its name in files and on the command line, in no language.
  [[nodiscard]] virtual QString id() const = 0;
  /// Its name in the window's language.
  [[nodiscard]] virtual QString title() const = 0;
  /// Depends only on its arguments, not on how the moment was reached. Call and paint it in the window's thread.
  [[nodiscard]] virtual std::shared_ptr<const Picture> picture(const Theme& theme, Moment moment) const = 0;
  /// The same facts in rows, at a step. Called in any thread.
  [[nodiscard]] virtual PageTable table(int step, TableLimits limits) const = 0;
  /// Why its whole table, without limits, is not made; none where it can be.
  [[nodiscard]] virtual std::optional<Rule> whole_table_refused() const { return std::nullopt; }
  /// There is nothing in it yet: an export takes the deferred one of the same id instead (see HasDeferred).
  [[nodiscard]] virtual bool empty() const { return false; }
  /// The same picture as it goes into a file: in this theme only, for a painter in any thread, without what is there to
  /// be pressed. What only the window's thread can draw is recorded here.
  [[nodiscard]] virtual std::shared_ptr<const Picture> recorded(const Theme& theme, Moment moment) const {
    return picture(theme, moment);
  }
  /// What a film shows beside its picture, such as the contest beside the tree: at most side_size(), without a size where
  /// there is nothing to show at the moment; null: never anything.
  [[nodiscard]] virtual std::shared_ptr<const Picture> side(Moment) const { return nullptr; }
  /// The room that is kept for it in every frame, px.
  [[nodiscard]] virtual QSizeF side_size() const { return {}; }
  /// None: it stands still, and the moments of its picture and table mean nothing.
  [[nodiscard]] virtual std::optional<Play> play() const { return std::nullopt; }
};

/// An exhibit whose data are of another scenario than its page's, such as of other sample sizes.
class OfOwnScenario {
 public:
  virtual ~OfOwnScenario() = default;
  /// Constants resolved.
  [[nodiscard]] virtual ChapterScenario scenario() const = 0;
  /// Computes the same data in a shell.
  [[nodiscard]] virtual QString command() const = 0;
};

/// The exhibit at the end of its play: everything has happened.
[[nodiscard]] Moment end_of(const Exhibit& exhibit);

/// Its film, in all its steps. The exhibit plays.
[[nodiscard]] Film film_of(const std::shared_ptr<const Exhibit>& exhibit);

/// An exhibit that the command line draws of a scenario's run.
struct Figure {
  std::string name;
  std::string summary;  ///< one line for `list`
  bool plays = false;
  /// Null where the observer stopped what had to be computed for it.
  std::function<std::shared_ptr<const Exhibit>(const std::shared_ptr<const PrivateRun>&, const Observer&)> make;
  /// For a figure of another chapter than the first instead: of a scenario of that chapter. Throws InputError.
  std::function<std::shared_ptr<const Exhibit>(const ChapterScenario&, const Observer&)> make_of = nullptr;
  /// The shipped scenario that it shows where none is named; empty, of the first chapter: three-contests.
  std::string scenario = {};
};

}  // namespace littlestone::ui
