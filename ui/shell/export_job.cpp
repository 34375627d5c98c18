// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/export_job.hpp"

#include <optional>
#include <utility>

#include "core/base/files.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::ui {

void ExportJob::start(std::vector<ExportItem> items) {
  for (const ExportItem& item : items) expect_output("out", file_bytes(item.path));  // before the first is written
  launch([this, items = std::move(items)](const Post&, const Observer& observer) -> Delivery {
    QStringList paths;
    QStringList left_out;
    std::optional<Refusal> why;
    for (const ExportItem& item : items) {
      const Progress files{"export", static_cast<std::uint64_t>(paths.size()), items.size()};
      if (stop_requested(observer, files)) return [this] { emit stopped(); };
      try {
        // What an item computes counts in units of its own: only files are told.
        item.write(item.path, [&](const Progress&) { return observer ? observer(files) : Answer::go_on; });
        paths += item.path;
      } catch (const Stopped&) {
        return [this] { emit stopped(); };
      } catch (const LeftOut& e) {
        left_out += shown_file(item.path);
        if (!why) why = e.why();
      }
    }
    return [this, paths, left_out, why = why.value_or(Refusal())] { emit finished(paths, left_out, why); };
  });
}

}  // namespace littlestone::ui
