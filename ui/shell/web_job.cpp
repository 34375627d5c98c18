// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/web_job.hpp"

#include "core/base/files.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::ui {

void WebJob::start(const WebPage& page, const QString& path) {
  expect_output("out", file_bytes(path));
  launch([this, page, path](const Post&, const Observer& observer) -> Delivery {
    write_web_page(page, path, observer);
    return [this, path] { emit finished(path); };
  });
}

}  // namespace littlestone::ui
