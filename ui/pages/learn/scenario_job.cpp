// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/scenario_job.hpp"

#include "ui/words/file_names.hpp"

namespace littlestone::ui {

void ScenarioJob::start(const QString& path) {
  path_ = path;
  launch([this, path](const Post&, const Observer&) -> Delivery {
    const ChapterScenario scenario = read_chapter_scenario(file_bytes(path));
    return [this, path, scenario] { emit finished(path, scenario); };
  });
}

}  // namespace littlestone::ui
