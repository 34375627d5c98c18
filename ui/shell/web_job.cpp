// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/web_job.hpp"

#include <string_view>

#include "core/base/files.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::ui {

void WebJob::start(const Make& make, const QString& path) {
  expect_output("out", file_bytes(path));
  launch([this, make, path](const Post&, const Observer& observer) -> Delivery {
    const QByteArray page = make(observer);
    write_file("out", file_bytes(path), std::string_view(page.constData(), static_cast<std::size_t>(page.size())));
    return [this, path] { emit finished(path); };
  });
}

}  // namespace littlestone::ui
