// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_pages.hpp"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <utility>

namespace littlestone::ui {
namespace {

const char* const group_teach = QT_TRANSLATE_NOOP("HelpView", "To teach and to look up");
const char* const group_chapters = QT_TRANSLATE_NOOP("HelpView", "Chapters");
const char* const group_proofs = QT_TRANSLATE_NOOP("HelpView", "Proofs and background");
const char* const group_program = QT_TRANSLATE_NOOP("HelpView", "The program");

HelpPage help_page(const char* id, const char* group) {
  const QString text = help_text(QString::fromLatin1(id));
  const QString first = text.left(text.indexOf(u'\n'));
  return {QString::fromLatin1(id), without_markdown(first), QString::fromLatin1(group)};
}

// Level of a heading, 0 of any other line.
int help_heading_level(const QString& line) {
  int level = 0;
  while (level < line.size() && line[level] == u'#') ++level;
  return level > 0 && level < line.size() && line[level] == u' ' ? level : 0;
}

struct HelpSection {
  QString heading;
  QStringList lines;
};

std::vector<HelpSection> help_sections(const QString& text) {
  std::vector<HelpSection> sections(1);
  for (const QString& line : text.split(u'\n')) {
    if (help_heading_level(line) > 0) sections.push_back({without_markdown(line), {}});
    sections.back().lines += line;
  }
  return sections;
}

}  // namespace

const std::vector<HelpPage>& help_pages() {
  static const std::vector<HelpPage> pages = {
      help_page("lesson-plan", group_teach),       help_page("exercises", group_teach),
      help_page("references", group_teach),        help_page("symbols", group_teach),
      help_page("mathematics", group_teach),       help_page("sources", group_teach),
      help_page("loss-against-n", group_chapters), help_page("lower-bound", group_chapters),
      help_page("prediction", group_chapters),     help_page("prediction-votes", group_chapters),
      help_page("agnostic", group_chapters),       help_page("map", group_chapters),
      help_page("how-stable", group_chapters),     help_page("sharp-constants", group_proofs),
      help_page("lean-learner", group_proofs),     help_page("chain-learner", group_proofs),
      help_page("stability", group_proofs),        help_page("replicable", group_proofs),
      help_page("side-channels", group_proofs),    help_page("architecture", group_program)};
  return pages;
}

QString help_page_of_chapter(const QString& numeral) {
  constexpr std::array<std::pair<const char*, const char*>, 6> pages = {{{"I", "loss-against-n"},
                                                                         {"II", "lower-bound"},
                                                                         {"III", "prediction"},
                                                                         {"IV", "agnostic"},
                                                                         {"V", "map"},
                                                                         {"VI", "how-stable"}}};
  const auto found =
      std::find_if(pages.begin(), pages.end(), [&](const auto& page) { return numeral == QLatin1String(page.first); });
  return found == pages.end() ? QString() : QString::fromLatin1(found->second);
}

QString help_group_name(const QString& group) {
  return QCoreApplication::translate("HelpView", group.toLatin1().constData());
}

QString help_text(const QString& id) {
  QFile file(QStringLiteral(":/help/%1.md").arg(id));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString without_markdown(const QString& line) {
  static const QRegularExpression link(QStringLiteral(R"(\[([^\]]*)\]\([^)]*\))"));
  static const QRegularExpression marks(QStringLiteral(R"(^#+ |^[-*] |\*\*|`|\$|[{}])"));
  static const QRegularExpression emphasis(QStringLiteral(R"(\*([^* ][^*]*)\*)"));
  QString plain = line.trimmed();
  plain.replace(link, QStringLiteral("\\1"));
  plain.remove(marks);
  plain.replace(emphasis, QStringLiteral("\\1"));
  return plain.trimmed();
}

std::vector<HelpHit> search_help(const QString& words, std::size_t most) {
  const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
  std::vector<HelpHit> hits;
  if (wanted.isEmpty()) return hits;
  const auto has = [](const QString& text, const QString& word) { return text.contains(word, Qt::CaseInsensitive); };
  for (const HelpPage& page : help_pages()) {
    for (const HelpSection& section : help_sections(help_text(page.id))) {
      const QString text = without_markdown(section.lines.join(u' '));
      if (!std::all_of(wanted.begin(), wanted.end(), [&](const QString& word) { return has(text, word); })) continue;
      const auto line = std::find_if(section.lines.begin(), section.lines.end(),
                                     [&](const QString& one) { return has(without_markdown(one), wanted.front()); });
      hits.push_back({page.id, section.heading.isEmpty() ? page.title : section.heading,
                      without_markdown(line == section.lines.end() ? section.lines.front() : *line)});
      if (hits.size() == most) return hits;
    }
  }
  return hits;
}

}  // namespace littlestone::ui
