// SPDX-License-Identifier: GPL-3.0-or-later
// What the program's web pages are made of: their files, colours, tables and the pattern of a page.
#pragma once

#include <QByteArray>
#include <map>
#include <nlohmann/json.hpp>

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

/// A file of resources/web.
[[nodiscard]] QByteArray web_resource(const char* name);
/// The themes' colours as variables, and a style sheet of resources/web that uses them.
[[nodiscard]] QByteArray web_style(const char* name);
/// What a content security policy calls a script or a style.
[[nodiscard]] QByteArray web_policy_hash(const QByteArray& text);
/// JSON as it may stand in a script element: neither its end nor the beginning of a comment.
[[nodiscard]] QByteArray web_script_json(const WebJson& json);
/// A file of resources/web, each %name% in it replaced. Every name in it is in `parts`.
[[nodiscard]] QByteArray web_file(const char* pattern, const std::map<QByteArray, QByteArray>& parts);

}  // namespace littlestone::ui
