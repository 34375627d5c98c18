// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_document.hpp"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextFrame>
#include <QTextTable>
#include <array>
#include <vector>

#include "ui/kit/type.hpp"
#include "ui/shell/help_pages.hpp"

namespace littlestone::ui {
namespace {

// Two characters of the private use area hold the place of a formula through the Markdown reader.
constexpr QChar formula_begin(0xE000);
constexpr QChar formula_end(0xE001);

// The page with a mark in place of each formula, and the formulas.
QString taken_out(const QString& markdown, QStringList& formulas) {
  static const QRegularExpression formula(QStringLiteral(R"(\$([^$\n]+)\$)"));
  QString text;
  bool code = false;
  for (const QString& line : markdown.split(u'\n')) {
    code = line.startsWith(QLatin1String("    "));  // a shell's dollars are its own
    QString rest = line;
    if (!code) {
      qsizetype from = 0;
      rest.clear();
      for (auto i = formula.globalMatch(line); i.hasNext();) {
        const QRegularExpressionMatch found = i.next();
        rest += line.mid(from, found.capturedStart() - from) + formula_begin + QString::number(formulas.size()) +
                formula_end;
        formulas += found.captured(1);
        from = found.capturedEnd();
      }
      rest += line.mid(from);
    }
    text += rest + u'\n';
  }
  return text;
}

// A stretch of a formula: raised, lowered or neither.
struct FormulaRun {
  QString text;
  int level = 0;  // 1 raised, −1 lowered
};

// Documents raise once only: what is raised above a raised stretch is written "^( … )".
std::vector<FormulaRun> formula_runs(const QString& formula) {
  std::vector<FormulaRun> runs(1);
  for (qsizetype i = 0; i < formula.size(); ++i) {
    const QChar c = formula[i];
    if ((c != u'^' && c != u'_') || i + 1 == formula.size()) {
      runs.back().text += c == u'-' ? QChar(0x2212) : c;
      continue;
    }
    qsizetype end = i + 2;
    QString inner = formula.mid(i + 1, 1);
    if (inner == QLatin1String("{")) {
      int depth = 1;
      while (end < formula.size() && depth > 0) {
        depth += formula[end] == u'{' ? 1 : formula[end] == u'}' ? -1 : 0;
        ++end;
      }
      inner = formula.mid(i + 2, end - i - 3);
    }
    inner.replace(QLatin1String("^{"), QLatin1String("^(")).replace(QLatin1String("_{"), QLatin1String("_("));
    inner.replace(u'}', u')').replace(u'-', QChar(0x2212));
    runs.push_back({inner, c == u'^' ? 1 : -1});
    runs.push_back({});
    i = end - 1;
  }
  return runs;
}

bool lone_letter(const QString& text, qsizetype i) {
  const auto letter = [&](qsizetype at) { return at >= 0 && at < text.size() && text[at].isLetter(); };
  return letter(i) && !letter(i - 1) && !letter(i + 1);
}

// Types the formula at the cursor: letters that stand alone are italic and of the serif.
void type_formula(QTextCursor& cursor, const QString& formula, const QTextCharFormat& around) {
  for (const FormulaRun& run : formula_runs(formula)) {
    for (qsizetype i = 0; i < run.text.size(); ++i) {
      QTextCharFormat format = around;
      if (lone_letter(run.text, i)) {
        format.setFontFamilies(math_font(13).families());
        format.setFontItalic(true);
      }
      if (run.level != 0) {
        format.setVerticalAlignment(run.level > 0 ? QTextCharFormat::AlignSuperScript
                                                  : QTextCharFormat::AlignSubScript);
      }
      cursor.insertText(run.text.mid(i, 1), format);
    }
  }
}

void put_back(QTextDocument& document, const QStringList& formulas) {
  static const QRegularExpression place(QStringLiteral("\\x{E000}(\\d+)\\x{E001}"));
  for (QTextCursor found = document.find(place); !found.isNull(); found = document.find(place, found.position())) {
    QString digits = found.selectedText();
    digits.remove(formula_begin).remove(formula_end);
    const QTextCharFormat around = found.charFormat();
    found.removeSelectedText();
    type_formula(found, formulas.value(digits.toInt()), around);
  }
}

// In the older pages mathematics stands without dollars: "r^{τ−2}", "Σ_{i≤d}", "V_b".
void set_plain_indices(QTextDocument& document) {
  static const QRegularExpression index(
      QStringLiteral(R"((?<=[\p{L}\p{M}\d)\]Σ∏⌉])([\^_])(?:\{([^{}]*)\}|([\p{L}\d⊥∅]+)(?![\p{L}\d_]*[({_])))"));
  for (QTextCursor found = document.find(index); !found.isNull(); found = document.find(index, found.position())) {
    const QTextCharFormat around = found.charFormat();
    if (around.fontFixedPitch() || around.verticalAlignment() != QTextCharFormat::AlignNormal) continue;
    const QRegularExpressionMatch match =
        index.match(found.block().text(), found.selectionStart() - found.block().position());
    const QString inner = match.captured(2).isEmpty() ? match.captured(3) : match.captured(2);
    constexpr int longest_word = 3;  // "private_key" is no index
    if (!match.hasMatch() || inner.isEmpty() || (match.captured(2).isEmpty() && inner.size() > longest_word)) continue;
    QTextCharFormat format = around;
    format.setVerticalAlignment(match.captured(1) == QLatin1String("^") ? QTextCharFormat::AlignSuperScript
                                                                        : QTextCharFormat::AlignSubScript);
    found.removeSelectedText();
    found.insertText(inner, format);
  }
}

void dress_block(const QTextBlock& block, const Theme& theme) {
  constexpr std::array<double, 4> sizes = {13, 22, 16, 13.5};
  const int level = std::min(block.blockFormat().headingLevel(), 3);
  QTextCursor cursor(block);
  QTextBlockFormat format = block.blockFormat();
  const bool table = cursor.currentTable() != nullptr;
  format.setTopMargin(table ? 0 : level == 1 ? 4 : level > 1 ? 18 : 0);
  format.setBottomMargin(table ? 0 : level == 1 ? 12 : block.textList() != nullptr ? 4 : 8);
  format.setLineHeight(level > 0 ? 120 : 145, QTextBlockFormat::ProportionalHeight);
  cursor.setBlockFormat(format);
  for (auto i = block.begin(); !i.atEnd(); ++i) {
    const QTextFragment fragment = i.fragment();
    QTextCharFormat words = fragment.charFormat();
    const bool code = words.fontFixedPitch();
    words.setProperty(QTextFormat::FontPixelSize, code ? 12.0 : sizes[static_cast<std::size_t>(level)]);
    words.clearProperty(QTextFormat::FontSizeAdjustment);
    words.clearProperty(QTextFormat::FontPointSize);
    if (level > 0) words.setFontWeight(QFont::DemiBold);
    words.setForeground(theme.ink);
    if (code) words.setFontFamilies({QStringLiteral("DejaVu Sans Mono"), QStringLiteral("monospace")});
    if (words.isAnchor()) words.setFontUnderline(true);
    QTextCursor part(block);
    part.setPosition(fragment.position());
    part.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
    part.setCharFormat(words);
  }
}

void dress_tables(QTextFrame* frame, const Theme& theme) {
  for (QTextFrame* child : frame->childFrames()) {
    if (auto* table = qobject_cast<QTextTable*>(child)) {
      QTextTableFormat format = table->format();
      format.setBorder(1);
      format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
      format.setBorderBrush(theme.hair);
      format.setBorderCollapse(true);
      format.setCellPadding(5);
      format.setCellSpacing(0);
      format.setTopMargin(4);
      format.setBottomMargin(12);
      table->setFormat(format);
    }
    dress_tables(child, theme);
  }
}

}  // namespace

void set_help(QTextDocument& document, const QString& markdown, const Theme& theme) {
  QStringList formulas;
  document.setUndoRedoEnabled(false);
  document.setDefaultFont(ui_font(TextRole::body));
  document.setDocumentMargin(24);
  document.setMarkdown(taken_out(markdown, formulas), QTextDocument::MarkdownDialectGitHub);
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) dress_block(block, theme);
  put_back(document, formulas);
  set_plain_indices(document);
  dress_tables(document.rootFrame(), theme);
}

int help_place(const QTextDocument& document, const QString& heading) {
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() == 0) continue;
    QString words = block.text();
    // Formulas have lost their marks on both sides.
    const auto bare = [](QString text) {
      static const QRegularExpression marks(QStringLiteral("[_^{}$()\\s]"));
      return text.remove(marks).replace(u'-', QChar(0x2212));
    };
    if (bare(words) == bare(heading)) return block.position();
  }
  return 0;
}

}  // namespace littlestone::ui
