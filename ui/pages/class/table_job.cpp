// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/class/table_job.hpp"

#include "core/concept/class_file.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::ui {

void TableJob::start(const QString& path) {
  path_ = path;
  launch([this, path](const Post&, const Observer&) -> Delivery {
    const ConceptClass read = read_class_file(file_bytes(path));
    const TableFacts facts{read.size(), read.points(), read.merged_rows()};
    return [this, path, facts] { emit finished(path, facts); };
  });
}

}  // namespace littlestone::ui
