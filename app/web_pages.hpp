// SPDX-License-Identifier: GPL-3.0-or-later
// What the program writes as a web page: a figure, a run of chapter I, the pages of a chapter in the window.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/cli/subcommand.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/shell/chapter.hpp"
#include "ui/shell/web_page.hpp"

namespace littlestone::app {

/// The page of these exhibits, in this order; one whose id has come before is left out. `concept_class`, where it is
/// given, is that of a scenario of chapter I: if it is a small table of a file, the page holds the table. Called in the
/// window's thread.
[[nodiscard]] ui::WebPage web_page_of(const std::vector<std::shared_ptr<const ui::Exhibit>>& exhibits,
                                      const ui::ChapterScenario& scenario, const QString& command,
                                      const ConceptClass* concept_class = nullptr);

/// Class, tree, tournament, levels, histogram, selection and loss of the run. None where the observer stopped what they
/// need.
[[nodiscard]] std::optional<ui::WebPage> web_page_of_run(const std::shared_ptr<const PrivateRun>& run,
                                                         const Observer& observer);

/// All that the chapter's pages show of its scenario. Throws InputError (field "out", value `path`) where nothing is
/// shown yet.
[[nodiscard]] ui::WebPage web_page_of_chapter(const ui::Chapter& chapter, const QString& path);

/// `learn --out FILE`: the run as a page. False when the observer stopped it. Throws InputError (field "out").
bool write_run_page(const cli::Call& call, const std::shared_ptr<const PrivateRun>& run, const Observer& observer);

}  // namespace littlestone::app
