// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/export_job.hpp"

#include <utility>

namespace littlestone::ui {

void ExportJob::start(std::vector<ExportItem> items) {
  launch([this, items = std::move(items)](const Post&, const Observer& observer) -> Delivery {
    QStringList paths;
    for (const ExportItem& item : items) {
      const auto done = static_cast<std::uint64_t>(paths.size());
      if (stop_requested(observer, {"export", done, items.size()})) return [this] { emit stopped(); };
      try {
        item.write(item.path, observer);
      } catch (const Stopped&) {
        return [this] { emit stopped(); };
      }
      paths += item.path;
    }
    return [this, paths] { emit finished(paths); };
  });
}

}  // namespace littlestone::ui
