// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/web_pages.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

#include "app/figures.hpp"
#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/concept/inline_table.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "ui/pages/learn/command_text.hpp"
#include "ui/pages/learn/learn.hpp"
#include "ui/pages/learn/story.hpp"
#include "ui/shell/references.hpp"
#include "ui/shell/script.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::app {
namespace {

// Where a step comes from, for the kinds of steps that say so.
QString cited(const ui::Steps& steps, int step, const QString& chapter) {
  if (const auto* story = dynamic_cast<const ui::Story*>(&steps))
    return ui::with_papers((*story)[step].reference, chapter);
  if (const auto* script = dynamic_cast<const ui::Script*>(&steps))
    return ui::with_papers((*script)[step].reference, chapter);
  return {};
}

}  // namespace

ui::WebPage web_page_of(const std::vector<std::shared_ptr<const ui::Exhibit>>& exhibits,
                        const ui::ChapterScenario& scenario, const QString& command,
                        const ConceptClass* concept_class) {
  ui::WebPage page;
  page.scenario = scenario;
  page.files = ui::files_named(scenario);
  if (auto* travels = std::get_if<Scenario>(&page.scenario); travels != nullptr && concept_class != nullptr) {
    travels->class_text = without_file(travels->class_text, *concept_class);
  }
  page.command = command;
  page.program = "littlestone-lab " LITTLESTONE_VERSION;
  page.reference = [chapter = ui::numeral_of(scenario)](const ui::Steps& steps, int step) {
    return cited(steps, step, chapter);
  };
  for (const std::shared_ptr<const ui::Exhibit>& exhibit : exhibits) {
    const bool known = std::any_of(page.views.begin(), page.views.end(),
                                   [&](const ui::WebView& view) { return view.exhibit->id() == exhibit->id(); });
    if (!known) page.views.push_back(ui::web_view(exhibit));
  }
  return page;
}

std::optional<ui::WebPage> web_page_of_run(const std::shared_ptr<const PrivateRun>& run, const Observer& observer) {
  std::vector<std::shared_ptr<const ui::Exhibit>> exhibits;
  for (const char* name : {"class", "tree", "tournament", "levels", "histogram", "selection", "loss"}) {
    // The lean learner has no levels to compare.
    if (!run->is_of_m() && name == std::string_view("levels")) continue;
    exhibits.push_back(make_exhibit(name, run, observer));
    if (!exhibits.back()) return std::nullopt;
  }
  return web_page_of(exhibits, run->scenario, ui::command_text(run->scenario), &run->concept_class());
}

ui::WebPage web_page_of_chapter(const ui::Chapter& chapter, const QString& path) {
  std::vector<std::shared_ptr<const ui::Exhibit>> exhibits;
  const ui::Page* first = nullptr;
  for (const ui::Page* page : chapter.pages()) {
    // A file of the user is another run than the chapter's.
    if (!chapter.ready() || !page->ready() || page->id() == QLatin1String("data")) continue;
    for (const auto& exhibit : page->exhibits()) exhibits.push_back(exhibit);
    if (first == nullptr && !exhibits.empty()) first = page;
  }
  if (exhibits.empty()) throw InputError("out", ui::file_bytes(path), rules::no_picture_yet());
  const ui::Provenance origin = first->provenance(0);
  const auto* learn = dynamic_cast<const ui::LearnChapter*>(&chapter);
  const bool of_run = learn != nullptr && learn->story();
  return web_page_of(exhibits, origin.scenario, origin.command,
                     of_run ? &learn->story()->run().concept_class() : nullptr);
}

bool write_run_page(const cli::Call& call, const std::shared_ptr<const PrivateRun>& run, const Observer& observer) {
  ensure_gui();
  try {
    const std::optional<ui::WebPage> page = web_page_of_run(run, observer);
    if (!page) return false;
    ui::write_web_page(*page, ui::file_text(call.text("out")), observer);
  } catch (const Stopped&) {
    return false;
  }
  if (!call.json()) call.out() << "\nweb page:\n  " << harmless(call.text("out")) << '\n';
  return true;
}

}  // namespace littlestone::app
