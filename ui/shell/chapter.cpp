// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/chapter.hpp"

namespace littlestone::ui {

Chapter::Chapter(const ChapterInfo& info, QWidget* parent) : QObject(parent), info_(info) {
  for (const PageInfo& page : info_.pages) pages_.push_back(page.make(page, parent));
}

int Chapter::first_step(const Page&) const { return 0; }

int Chapter::take(const std::shared_ptr<const PrivateRun>&, int step) { return step; }

void Chapter::set_scenario(const ChapterScenario&) {}

void Chapter::open(const Page&) {}

void Chapter::prepare(const Scenario&, const std::shared_ptr<const Instance>&, const Page*) {}

}  // namespace littlestone::ui
