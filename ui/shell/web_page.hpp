// SPDX-License-Identifier: GPL-3.0-or-later
// A run as one HTML file that plays it in a browser: pictures of all steps, sentences and tables, and what made them.
#pragma once

#include <QByteArray>
#include <QString>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/run_control.hpp"
#include "ui/shell/exhibit.hpp"

namespace littlestone::ui {

/// One tab of the page.
struct WebView {
  std::shared_ptr<const Exhibit> exhibit;
  /// Of an exhibit without a play: its picture in each of the themes, for painters in any thread.
  std::array<std::shared_ptr<const Picture>, 3> still = {};
};

/// The exhibit for web_page(), which may then run in any thread. Called in the window's thread.
[[nodiscard]] WebView web_view(const std::shared_ptr<const Exhibit>& exhibit);

struct WebPage {
  ChapterScenario scenario;  ///< constants resolved
  QString command;           ///< computes the same in a shell
  std::string program;       ///< name and version
  std::vector<WebView> views;
  std::vector<std::string> files;  ///< by their paths: the page has the name alone where it would have one of these
  std::optional<ThemeKind> theme = std::nullopt;  ///< that it opens in; none: the reader's
  /// Where a step comes from; null: nothing is cited.
  std::function<QString(const Steps& steps, int step)> reference;
};

/// The file's bytes: the same for the same page and language. Of a file that the scenario names, or that is in
/// page.files, they hold its name but not its folder: a page is made to be shared. It loads nothing, and its content security policy forbids
/// any loading. Throws Stopped if the observer stops it.
[[nodiscard]] QByteArray web_page(const WebPage& page, const Observer& observer = {});

/// Writes it to `path`. Throws InputError (field "out"), and Stopped; what stood there then stays.
void write_web_page(const WebPage& page, const QString& path, const Observer& observer = {});

/// Whether the path's ending is .html or .htm.
[[nodiscard]] bool is_web_page(const QString& path);

}  // namespace littlestone::ui
