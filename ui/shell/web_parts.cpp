// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/web_parts.hpp"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QLocale>
#include <map>
#include <stdexcept>

#include "core/base/json.hpp"
#include "ui/kit/theme.hpp"
#include "ui/words/xml_text.hpp"

namespace littlestone::ui {
namespace {

struct WebPartsWords {
  Q_DECLARE_TR_FUNCTIONS(WebPage)
};

// What is read, and what a CSV file has where that differs.
std::string cell_json(const PageTable::Cell& cell) {
  const std::string shown = cell.shown.toStdString();
  const std::string data = cell.csv();
  return json_text(shown == data ? WebJson(shown) : WebJson({shown, data}));
}

QByteArray theme_rules(const char* selector, const Theme& theme) {
  QByteArray rule = QByteArray(selector) + "{color-scheme:" + (theme.kind == ThemeKind::light ? "light" : "dark");
  const auto token = [&](const char* name, const QColor& color) {
    rule += QByteArray(";--") + name + ":" + color.name().toLatin1();
  };
  token("window", theme.window);
  token("panel", theme.panel);
  token("canvas", theme.canvas);
  token("ink", theme.ink);
  token("ink2", theme.ink2);
  token("line", theme.line);
  token("hair", theme.hair);
  token("noise", theme.noise);
  token("noise-ground", theme.noise_ground);
  token("lineage", theme.lineage);
  return rule + "}\n";
}

QByteArray resource(const char* name) {
  QFile file(QStringLiteral(":/web/") + QString::fromLatin1(name));
  if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error("a part of the web page is missing");
  return file.readAll();
}

QByteArray style_sheet(const char* name) {
  return theme_rules(":root", Theme::get(ThemeKind::light)) +
         theme_rules(":root[data-theme=dark]", Theme::get(ThemeKind::dark)) +
         theme_rules(":root[data-theme=contrast]", Theme::get(ThemeKind::contrast)) + resource(name);
}

QByteArray policy_hash(const QByteArray& text) {
  return "sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64();
}

// Each %name% in the pattern replaced.
QByteArray filled(const QByteArray& pattern, const std::map<QByteArray, QByteArray>& parts) {
  // From piece to piece, so that what is put in is not looked at again.
  QByteArray file;
  qsizetype at = 0;
  for (qsizetype begin = pattern.indexOf('%'); begin >= 0; begin = pattern.indexOf('%', at)) {
    const qsizetype end = pattern.indexOf('%', begin + 1);
    file += pattern.mid(at, begin - at) + parts.at(pattern.mid(begin + 1, end - begin - 1));
    at = end + 1;
  }
  return file + pattern.mid(at);
}

}  // namespace

int WebTables::place(const PageTable& table) {
  WebJson json = {{"columns", WebJson::array()}, {"fields", WebJson::array()}, {"rows", WebJson::array()}};
  for (const PageTable::Column& column : table.columns) {
    json["columns"].push_back(column.name.toStdString());
    json["fields"].push_back(column.field.toStdString());
  }
  for (const std::vector<PageTable::Cell>& row : table.rows) {
    WebJson cells = WebJson::array();
    for (const PageTable::Cell& cell : row) cells.push_back(cells_.place(cell_json(cell)));
    json["rows"].push_back(rows_.place(json_text(cells)));
  }
  if (table.left_out > 0) {
    json["left"] =
        WebPartsWords::tr("%n rows are left out here.", nullptr, static_cast<int>(table.left_out)).toStdString();
  }
  return tables_.place(json_text(json));
}

WebJson WebTables::json() const {
  const auto parsed = [](const WebPool& pool) {
    WebJson list = WebJson::array();
    for (const std::string& text : pool.texts()) list.push_back(WebJson::parse(text));
    return list;
  };
  return {{"cells", parsed(cells_)}, {"rows", parsed(rows_)}, {"tables", parsed(tables_)}};
}

QByteArray web_script_json(const WebJson& json) {
  return QByteArray::fromStdString(json_text(json)).replace("<", "\\u003c");
}

WebJson web_words() {
  const auto word = [](const QString& text) { return text.toStdString(); };
  return {{"theme", word(WebPartsWords::tr("Colours"))},
          {"light", word(WebPartsWords::tr("Light"))},
          {"dark", word(WebPartsWords::tr("Dark"))},
          {"contrast", word(WebPartsWords::tr("High contrast"))},
          {"table", word(WebPartsWords::tr("Table"))},
          {"copy", word(WebPartsWords::tr("Copy"))},
          {"copied", word(WebPartsWords::tr("Copied"))},
          {"notCopied", word(WebPartsWords::tr("Not copied: select the text"))},
          {"keys", word(WebPartsWords::tr("Keys"))},
          {"space", word(WebPartsWords::tr("Space"))},
          {"keyTable", word(WebPartsWords::tr("the same in a table"))},
          {"keyDark", word(WebPartsWords::tr("dark or light"))},
          {"keyContrast", word(WebPartsWords::tr("high contrast"))}};
}

QByteArray web_file(const WebShell& shell) {
  const QByteArray style = style_sheet(shell.style);
  const QByteArray script = resource("parts.js") + resource(shell.script);
  const bool from_right = QLocale(shell.language).textDirection() == Qt::RightToLeft;
  return filled(resource("page.html"), {{"lang", shell.language.toLatin1()},
                                        {"dir", from_right ? "rtl" : "ltr"},
                                        {"script-hash", policy_hash(script)},
                                        {"style-hash", policy_hash(style)},
                                        {"program", xml_text(QString::fromStdString(shell.program)).toUtf8()},
                                        {"title", xml_text(shell.title).toUtf8()},
                                        {"style", style},
                                        {"noscript", xml_text(shell.without_script).toUtf8()},
                                        {"body", shell.body},
                                        {"script", script}});
}

}  // namespace littlestone::ui
