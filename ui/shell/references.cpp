// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/references.hpp"

#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "ui/shell/help_pages.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

// The lines of a page in paragraphs: an empty line ends one, and so does the begin of a list item.
QStringList help_paragraphs(const QString& text) {
  QStringList paragraphs;
  bool open = false;
  for (const QString& line : text.split(u'\n')) {
    const QString words = line.trimmed();
    const bool item = line.startsWith(QLatin1String("- "));
    if (words.isEmpty()) {
      open = false;
    } else if (open && !item) {
      paragraphs.back() += u' ' + words;
    } else {
      paragraphs += words;
      open = true;
    }
    if (words.startsWith(u'#')) open = false;
  }
  return paragraphs;
}

// "[ABLMM] Lemma 25: Some predictor is frequent" becomes id and title.
ReferenceEntry entry_of_heading(const QString& heading) {
  const qsizetype colon = heading.indexOf(QLatin1String(": "));
  ReferenceEntry entry;
  entry.id = heading.left(colon);
  entry.id.remove(u'[').remove(u']').remove(u'$');
  entry.title = without_markdown(heading);
  entry.page = QStringLiteral("references");
  entry.heading = entry.title;
  return entry;
}

// The numbered sections of a page of proofs, "## 3. The bound for every D": each one's first paragraph says what it
// shows.
void read_parts(const QString& page, std::vector<ReferenceEntry>& entries) {
  static const QRegularExpression numbered(QStringLiteral(R"(^## (\d+)\. (.*)$)"));
  const QStringList paragraphs = help_paragraphs(help_text(page));
  for (qsizetype i = 0; i + 1 < paragraphs.size(); ++i) {
    const QRegularExpressionMatch found = numbered.match(paragraphs[i]);
    if (!found.hasMatch()) continue;
    const QString name = begun_large(page);
    entries.push_back(
        {name + QStringLiteral(" part ") + found.captured(1),
         QStringLiteral("%1, part %2: %3").arg(name, found.captured(1), without_markdown(found.captured(2))),
         {help_markup(paragraphs[i + 1])},
         page,
         paragraphs[i].mid(3)});
  }
}

std::vector<ReferenceEntry> read_references() {
  std::vector<ReferenceEntry> entries;
  for (const QString& paragraph : help_paragraphs(help_text(QStringLiteral("references")))) {
    if (paragraph.startsWith(QLatin1String("## "))) {
      entries.push_back(entry_of_heading(paragraph.mid(3)));
    } else if (!entries.empty()) {
      entries.back().paragraphs += help_markup(paragraph);
    }
  }
  for (const char* page : {"stability", "replicable"}) read_parts(QString::fromLatin1(page), entries);
  static const QRegularExpression work(QStringLiteral(R"(^- \*\*\[([^\]]+)\]\*\* (.*)$)"));
  for (const QString& paragraph : help_paragraphs(help_text(QStringLiteral("sources")))) {
    const QRegularExpressionMatch found = work.match(paragraph);
    if (!found.hasMatch()) continue;
    const QString key = found.captured(1);
    // Names of people are not variables: only dollar signs are doubled.
    entries.push_back({key,
                       u'[' + key + u']',
                       {without_markdown(found.captured(2)).replace(u'$', QStringLiteral("$$"))},
                       QStringLiteral("sources"),
                       {}});
  }
  return entries;
}

// By chapter ("" for everywhere), then by the letters.
using SymbolTable = std::map<QString, std::map<QString, ReferenceEntry>>;

SymbolTable read_symbols() {
  SymbolTable table;
  QString chapter;
  QString heading;
  static const QRegularExpression item(QStringLiteral(R"(^- \*\*([^*]+)\*\*: (.*)$)"));
  for (const QString& paragraph : help_paragraphs(help_text(QStringLiteral("symbols")))) {
    if (paragraph.startsWith(QLatin1String("## "))) {
      heading = paragraph.mid(3);
      chapter = heading == QLatin1String("Everywhere") ? QString() : heading.section(u' ', 0, 0);
      continue;
    }
    const QRegularExpressionMatch found = item.match(paragraph);
    if (!found.hasMatch()) continue;
    const QString id = QString(found.captured(1)).remove(u'$');
    QString words = help_markup(found.captured(2));
    if (!words.isEmpty() && words.front().isLetter()) words.front() = words.front().toUpper();
    table[chapter][id] = {id, found.captured(1), {words}, QStringLiteral("symbols"), heading};
  }
  return table;
}

const SymbolTable& symbol_table() {
  static const SymbolTable table = read_symbols();
  return table;
}

const ReferenceEntry* symbol_of_chapter(const QString& id, const QString& chapter) {
  for (const QString& where : {chapter, QString()}) {
    const auto of_chapter = symbol_table().find(where);
    if (of_chapter == symbol_table().end()) continue;
    const auto found = of_chapter->second.find(id);
    if (found != of_chapter->second.end()) return &found->second;
  }
  return nullptr;
}

// "T_{010}" is a T_b, "t_{3}" a t_i, "q_{2}" a q_k; a letter with an index that has no entry of its own is looked up
// alone.
const ReferenceEntry* symbol_entry(QString letters, const QString& chapter) {
  letters.remove(u'{').remove(u'}').remove(u' ');
  letters.replace(u'\u2032', u'\'').replace(u'\u2019', u'\'');
  const qsizetype bar = letters.indexOf(u'_');
  if (const ReferenceEntry* whole = symbol_of_chapter(letters, chapter)) return whole;
  if (bar < 0) return nullptr;
  const QString base = letters.left(bar);
  for (const char* index : {"_b", "_k", "_i", "_j"}) {
    if (const ReferenceEntry* family = symbol_of_chapter(base + QLatin1String(index), chapter)) return family;
  }
  return symbol_of_chapter(base, chapter);
}

// Letters of one stretch of mathematics: a letter with combining marks, a prime and an index.
QStringList letters_of(const QString& mathematics) {
  static const QRegularExpression symbol(
      QStringLiteral(R"((?<!\p{L})\p{L}\p{Mn}*['\x{2032}\x{2019}]?(?:_(?:\{[^}]*\}|.))?(?!\p{L}))"));
  QStringList found;
  for (auto i = symbol.globalMatch(mathematics); i.hasNext();) found += i.next().captured();
  return found;
}

// --- The words of a reference

struct KindWords {
  const char* kind;
  const char* words;  // in the languages of the window, as alternatives of a regular expression
};
constexpr std::array<KindWords, 7> numbered_kinds = {{
    {"Theorem", "Theorems?|Theoreme|Thm\\.?|Satz|Sätze|משפטים|משפט"},
    {"Lemma", "Lemmas|Lemmata|Lemma|למות|למה"},
    {"Definition", "Definitions?|Def\\.|הגדרה"},
    {"Corollary", "Corollary|Korollar|Cor\\.|מסקנה"},
    {"Claim", "Claim|Behauptung|טענה"},
    {"Observation", "Observation|Obs\\.|Beobachtung|Beob\\.|הבחנה"},
    {"Figure", "Fig\\.|Figure|Abb\\.|איור"},
}};
constexpr std::array<KindWords, 2> lettered_kinds = {{
    {"Algorithm", "Algorithm|Algorithmus|אלגוריתם"},
    {"Appendix", "Appendix|App\\.|Anhang|Anh\\.|נספח"},
}};
// What is named without a number.
constexpr std::array<std::pair<const char*, const char*>, 20> named_entries = {{
    {"D̃", "ABLMM Definition D̃"},
    {"SOA", "ABLMM SOA"},
    {"Hist,", "ABLMM Lemma 28"},
    {"GenericLearner", "ABLMM Lemma 29"},
    {"Dwork–Feldman", "DwF18"},
    {"side-channels", "Help side-channels"},
    {"G*", "Help sharp-constants"},
    {"minimax regret", "Minimax regret"},
    {"Minimax-Regret", "Minimax regret"},
    {"חרטת מינימקס", "Minimax regret"},
    {"randomized Ldim", "Randomized Ldim"},
    {"randomisierte Ldim", "Randomized Ldim"},
    {"Ldim מוגרל", "Randomized Ldim"},
    {"Occam's bound", "Occam's bound"},
    {"Occams Schranke", "Occam's bound"},
    {"חסם אוקהם", "Occam's bound"},
    {"permute-and-flip", "Permute-and-flip"},
    {"exponential mechanism", "Exponential mechanism"},
    {"Exponentialmechanismus", "Exponential mechanism"},
    {"מנגנון מעריכי", "Exponential mechanism"},
}};

// A number of the paper, not "2.3" of another work, and not a digit of a longer number.
QStringList numbers_of(const QString& text) {
  static const QRegularExpression number(QStringLiteral(R"((?<![\d.])(\d+)(?!\.?\d))"));
  QStringList numbers;
  for (auto i = number.globalMatch(text); i.hasNext();) numbers += i.next().captured(1);
  return numbers;
}

// "Lemma 20", or "Lemmas 4, 7": what one kind of word names in a part.
QStringList of_kind(const QString& part, const KindWords& kind) {
  const QRegularExpression pattern(
      QStringLiteral("(?:%1) (\\d[\\d.]*(?:(?:, | and | und | ו־?)\\d[\\d.]*)*)").arg(QString::fromUtf8(kind.words)));
  QStringList names;
  for (auto i = pattern.globalMatch(part); i.hasNext();) {
    for (const QString& number : numbers_of(i.next().captured(1))) names += QLatin1String(kind.kind) + u' ' + number;
  }
  return names;
}

QStringList of_letters(const QString& part) {
  QStringList names;
  for (const KindWords& kind : lettered_kinds) {
    const QRegularExpression pattern(QStringLiteral("(?:%1) ([A-Z])\\b").arg(QString::fromUtf8(kind.words)));
    for (auto i = pattern.globalMatch(part); i.hasNext();) {
      names += QLatin1String(kind.kind) + u' ' + i.next().captured(1);
    }
  }
  static const QRegularExpression section(QStringLiteral(R"(§(\d+(?:\.\d+)*))"));
  for (auto i = section.globalMatch(part); i.hasNext();) names += u'§' + i.next().captured(1);
  return names;
}

// Texts of our own have parts instead of numbers; their names are words of the language.
struct OwnText {
  const char* words;  // as alternatives of a regular expression
  const char* parts;  // ids of its parts begin so
  const char* whole;  // the id of all of it
};
constexpr std::array<OwnText, 4> own_texts = {{
    {"Chain learner|chain learner|Chain-Lerner|לומד השרשרת", "Chain part ", "Help chain-learner"},
    {"Lean learner|lean learner|Lean-Lerner|הלומד הרזה", "Lean part ", "Help lean-learner"},
    {"Stability, part|Stabilität, Teil|יציבות, חל", "Stability part ", "Stability part 1"},
    {"Replicable learners|Replizierbare Lerner|לומדים הדירים", "Replicable part ", "Replicable part 1"},
}};

QStringList of_own_text(const QString& part) {
  for (const OwnText& text : own_texts) {
    if (!part.contains(QRegularExpression(QString::fromUtf8(text.words)))) continue;
    QStringList ids;
    for (const QString& number : numbers_of(part)) ids += QLatin1String(text.parts) + number;
    if (ids.isEmpty()) ids += QLatin1String(text.whole);
    return ids;
  }
  return {};
}

CitedPart read_part(const QString& words, const QString& chapter) {
  const QString part = without_isolates(words);
  CitedPart cited{words, of_own_text(part)};
  if (!cited.ids.isEmpty()) return cited;
  const auto add = [&](const QString& id) {
    if (reference_entry(id) != nullptr && !cited.ids.contains(id)) cited.ids += id;
  };
  for (const auto& [name, id] : named_entries) {
    if (part.contains(QString::fromUtf8(name))) add(QString::fromUtf8(id));
  }
  QStringList names;
  for (const KindWords& kind : numbered_kinds) names += of_kind(part, kind);
  names += of_letters(part);
  const bool df = part.contains(QLatin1String("DF"));
  const bool ablmm = part.contains(QLatin1String("ABLMM"));
  const bool df_first = df || (!ablmm && chapter == QLatin1String("III"));
  for (const QString& name : names) {
    const QString first = (df_first ? QStringLiteral("DF ") : QStringLiteral("ABLMM ")) + name;
    const QString second = (df_first ? QStringLiteral("ABLMM ") : QStringLiteral("DF ")) + name;
    add(reference_entry(first) != nullptr || df || ablmm ? first : second);
  }
  static const QRegularExpression preprint(QStringLiteral(R"(arXiv \d{4}\.\d{5})"));
  for (auto i = preprint.globalMatch(part); i.hasNext();) add(i.next().captured(0));
  static const QRegularExpression key(QStringLiteral(R"(\[([A-Za-z+]+\d*)\])"));
  for (auto i = key.globalMatch(part); i.hasNext();) {
    const QString work = i.next().captured(1);
    if (names.isEmpty() || (work != QLatin1String("DF") && work != QLatin1String("ABLMM"))) add(work);
  }
  return cited;
}

}  // namespace

QString help_markup(const QString& text) {
  static const QRegularExpression link(QStringLiteral(R"(\[([^\]]*)\]\([^)]*\))"));
  static const QRegularExpression strong(QStringLiteral(R"(\*\*([^*]+)\*\*)"));
  static const QRegularExpression emphasis(QStringLiteral(R"((?<![\w*])\*([^* ][^*]*)\*)"));  // not "log* d"
  QString plain = text;
  for (const QRegularExpression& mark : {link, strong, emphasis}) plain.replace(mark, QStringLiteral("\\1"));
  plain.remove(u'`');
  QString markup;
  const QStringList stretches = markup_stretches(plain);
  for (qsizetype i = 0; i < stretches.size(); ++i) {
    markup += i % 2 == 0 ? sentence_markup(stretches[i]) : u'$' + stretches[i] + u'$';
  }
  return markup;
}

const std::vector<ReferenceEntry>& reference_entries() {
  static const std::vector<ReferenceEntry> entries = read_references();
  return entries;
}

const ReferenceEntry* reference_entry(const QString& id) {
  const std::vector<ReferenceEntry>& all = reference_entries();
  const auto found = std::find_if(all.begin(), all.end(), [&](const ReferenceEntry& entry) { return entry.id == id; });
  return found == all.end() ? nullptr : &*found;
}

std::vector<CitedPart> cited_parts(const QString& reference, const QString& chapter) {
  std::vector<CitedPart> parts;
  for (const QString& part : reference.split(QStringLiteral(" · "), Qt::SkipEmptyParts)) {
    parts.push_back(read_part(part, chapter));
  }
  return parts;
}

QString with_papers(const QString& reference, const QString& chapter) {
  QStringList parts;
  QString said;
  for (const CitedPart& part : cited_parts(reference, chapter)) {
    const QString entry = part.ids.isEmpty() ? QString() : part.ids.front();
    const QString paper = entry.section(u' ', 0, 0);
    const bool of_paper = paper == QLatin1String("ABLMM") || paper == QLatin1String("DF");
    const bool named = part.words.contains(QLatin1String("ABLMM")) || part.words.contains(QLatin1String("DF"));
    parts += of_paper && !named && paper != said ? u'[' + paper + QStringLiteral("] ") + part.words : part.words;
    said = of_paper ? paper : QString();
  }
  return parts.join(QStringLiteral(" · "));
}

std::vector<ReferenceEntry> cited_entries(const QString& reference, const QString& chapter) {
  std::vector<ReferenceEntry> entries;
  QStringList seen;
  for (const CitedPart& part : cited_parts(reference, chapter)) {
    for (const QString& id : part.ids) {
      if (seen.contains(id)) continue;
      seen += id;
      entries.push_back(*reference_entry(id));
    }
  }
  return entries;
}

std::vector<ReferenceEntry> symbols_in(const QString& text, const QString& chapter, bool markup) {
  std::vector<ReferenceEntry> found;
  const auto add = [&](const ReferenceEntry* entry) {
    const bool known = entry != nullptr && std::any_of(found.begin(), found.end(),
                                                       [&](const ReferenceEntry& one) { return one.id == entry->id; });
    if (entry != nullptr && !known) found.push_back(*entry);
  };
  static const QRegularExpression word(
      QStringLiteral(R"((?<!\p{L})(SOA|Ldim|VC|Fail|Hist|GenericLearner|M|G)(?!\p{L}))"));
  const QStringList stretches = markup_stretches(markup ? text : sentence_markup(text));
  for (qsizetype i = 0; i < stretches.size(); ++i) {
    if (i % 2 == 1) {
      QStringList symbols = letters_of(stretches[i]);
      const QChar after = i + 1 < stretches.size() && !stretches[i + 1].isEmpty() ? stretches[i + 1].front() : QChar();
      const bool primed = after == u'\'' || after == u'\u2032' || after == u'\u2019';  // "$n$′"
      if (primed && !symbols.isEmpty()) symbols.back() += u'\'';
      for (const QString& letters : symbols) add(symbol_entry(letters, chapter));
    }
    for (auto j = word.globalMatch(stretches[i]); j.hasNext();) add(symbol_of_chapter(j.next().captured(1), chapter));
  }
  return found;
}

}  // namespace littlestone::ui
