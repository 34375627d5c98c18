// SPDX-License-Identifier: GPL-3.0-or-later
// What the program's web pages have in common: words, tables, colours and the shell around a page's data and script.
#pragma once

#include <QByteArray>
#include <QString>
#include <nlohmann/json.hpp>
#include <string>

#include "ui/kit/table.hpp"
#include "ui/kit/web_drawing.hpp"

namespace littlestone::ui {

using WebJson = nlohmann::ordered_json;

/// Tables of which each cell, row and table is kept once.
class WebTables {
 public:
  int place(const PageTable& table);
  /// `cells`: what is read, or [what is read, what a CSV file has] where they differ; `rows` of cells; `tables` of rows.
  [[nodiscard]] WebJson json() const;

 private:
  WebPool cells_;
  WebPool rows_;
  WebPool tables_;
};

/// Words that every page of the program has, as the fields of its texts: themes, table, copying, keys.
[[nodiscard]] WebJson web_words();

/// JSON as it may stand in a script element: neither its end nor the beginning of a comment.
[[nodiscard]] QByteArray web_script_json(const WebJson& json);

/// What is different from page to page.
struct WebShell {
  QString language;     ///< its code
  std::string program;  ///< name and version
  QString title;
  QString without_script;  ///< what is read where scripts are switched off
  const char* style;       ///< a style sheet of resources/web, which uses the themes' colours as variables
  const char* script;      ///< a script of resources/web, run after parts.js
  QByteArray body;         ///< HTML before the script
};

/// The file's bytes. It loads nothing, and its content security policy forbids any loading.
[[nodiscard]] QByteArray web_file(const WebShell& shell);

}  // namespace littlestone::ui
