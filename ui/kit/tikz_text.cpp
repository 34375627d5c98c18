// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/tikz_text.hpp"

#include <QHash>
#include <QStringView>

namespace littlestone::ui {
namespace {

/// Characters that TeX names in mathematics.
const QHash<char32_t, QByteArray>& tex_symbols() {
  static const QHash<char32_t, QByteArray> symbols = {
      {U'α', "\\alpha"},
      {U'β', "\\beta"},
      {U'γ', "\\gamma"},
      {U'δ', "\\delta"},
      {U'ε', "\\varepsilon"},
      {U'ζ', "\\zeta"},
      {U'η', "\\eta"},
      {U'θ', "\\theta"},
      {U'κ', "\\kappa"},
      {U'λ', "\\lambda"},
      {U'μ', "\\mu"},
      {U'ν', "\\nu"},
      {U'ξ', "\\xi"},
      {U'π', "\\pi"},
      {U'ρ', "\\rho"},
      {U'σ', "\\sigma"},
      {U'τ', "\\tau"},
      {U'φ', "\\varphi"},
      {U'χ', "\\chi"},
      {U'ψ', "\\psi"},
      {U'ω', "\\omega"},
      {U'Γ', "\\Gamma"},
      {U'Δ', "\\Delta"},
      {U'Σ', "\\Sigma"},
      {U'Ω', "\\Omega"},
      {U'−', "-"},
      {U'≤', "\\leq"},
      {U'≥', "\\geq"},
      {U'≠', "\\neq"},
      {U'≈', "\\approx"},
      {U'±', "\\pm"},
      {U'×', "\\times"},
      {U'÷', "\\div"},
      {U'·', "\\cdot"},
      {U'∘', "\\circ"},
      {U'∗', "\\ast"},
      {U'∅', "\\emptyset"},
      {U'∞', "\\infty"},
      {U'∝', "\\propto"},
      {U'√', "\\surd"},
      {U'∩', "\\cap"},
      {U'∪', "\\cup"},
      {U'∈', "\\in"},
      {U'∧', "\\wedge"},
      {U'¬', "\\neg"},
      {U'→', "\\to"},
      {U'←', "\\leftarrow"},
      {U'↑', "\\uparrow"},
      {U'↓', "\\downarrow"},
      {U'⌊', "\\lfloor"},
      {U'⌋', "\\rfloor"},
      {U'⟨', "\\langle"},
      {U'⟩', "\\rangle"},
      {U'ℝ', "\\mathbb{R}"},
      {U'⋮', "\\vdots"},
      {U'▲', "\\blacktriangle"},
      {U'½', "\\frac12"},
      {U'¼', "\\frac14"},
      {U'′', "'"},
      {U'<', "<"},
      {U'>', ">"},
      {U'|', "|"},
      {U'✓', "\\checkmark"},
      {U'∼', "\\sim"},
      {U'≫', "\\gg"},
      {U'≪', "\\ll"},
      {U'⊂', "\\subset"},
      {U'⊆', "\\subseteq"},
      {U'●', "\\bullet"},
      {U'○', "\\circ"},
      {U'⊥', "\\perp"},
      {U'≡', "\\equiv"},
      {U'↻', "\\circlearrowright"},
  };
  return symbols;
}

/// Characters that have another spelling in text.
const QHash<char32_t, QByteArray>& tex_spellings() {
  static const QHash<char32_t, QByteArray> spellings = {
      {U'\\', "\\textbackslash{}"},
      {U'{', "\\{"},
      {U'}', "\\}"},
      {U'$', "\\$"},
      {U'&', "\\&"},
      {U'#', "\\#"},
      {U'%', "\\%"},
      {U'_', "\\_"},
      {U'^', "\\textasciicircum{}"},
      {U'~', "\\textasciitilde{}"},
      {U'…', "\\ldots{}"},
      {U'–', "--"},
      {U'—', "---"},
      {U'’', "'"},
      {U'‘', "`"},
      {U'“', "``"},
      {U'”', "''"},
      {U'„', ",,"},
      {U'§', "\\S{}"},
      {U'ä', "\\\"a"},
      {U'ö', "\\\"o"},
      {U'ü', "\\\"u"},
      {U'Ä', "\\\"A"},
      {U'Ö', "\\\"O"},
      {U'Ü', "\\\"U"},
      {U'ß', "\\ss{}"},
      {U'é', "\\'e"},
      {U'è', "\\`e"},
      {U'á', "\\'a"},
      {U'à', "\\`a"},
      {U'ó', "\\'o"},
      {U'ç', "\\c{c}"},
      {U'ñ', "\\~n"},
      {U'š', "\\v{s}"},
      {U'ž', "\\v{z}"},
      {U'"', "\\char34{}"},  // \\textquotedbl is not in every encoding, OT1 among them
      {0x00A0, "~"},
      {0x2009, "\\,"},
      {0x202F, "\\,"},
  };
  return spellings;
}

/// Digits and signs that are raised or lowered by themselves.
std::optional<QByteArray> raised_sign(char32_t c) {
  if (c == U'¹') return QByteArray("^{1}");
  if (c == U'²') return QByteArray("^{2}");
  if (c == U'³') return QByteArray("^{3}");
  if (c == U'ⁿ') return QByteArray("^{n}");
  if (c == U'⁻') return QByteArray("^{-}");
  if (c == U'⁰' || (c >= U'⁴' && c <= U'⁹')) return "^{" + QByteArray::number(static_cast<int>(c - U'⁰')) + '}';
  if (c >= U'₀' && c <= U'₉') return "_{" + QByteArray::number(static_cast<int>(c - U'₀')) + '}';
  return std::nullopt;
}

/// What has no width of its own, and what turns the direction of a text: left out.
bool is_invisible(char32_t c) {
  return (c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x2069) || c == 0x061C;
}

/// What ends a line for TeX or one of its engines, or stops it.
bool is_control(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029; }

/// Writes pieces of mathematics and of words, and the dollar signs between them.
class TexLine {
 public:
  void words(const QByteArray& piece) {
    close();
    line_ += piece;
  }
  void math(const QByteArray& piece) {
    if (!open_) line_ += '$';
    open_ = true;
    line_ += piece;
    // The name of a command ends before a letter.
    if (!piece.isEmpty() && piece.startsWith('\\') && isalpha(static_cast<unsigned char>(piece.back())) != 0)
      line_ += ' ';
  }
  /// A digit or sign that is raised or lowered joins one that is already.
  void script(const QByteArray& piece) {
    if (open_ && line_.endsWith('}') && last_script_ == piece.left(2)) {
      line_.chop(1);
      line_ += piece.mid(2);
      return;
    }
    math(piece);
    last_script_ = piece.left(2);
  }
  [[nodiscard]] QByteArray end() {
    close();
    return line_;
  }

 private:
  void close() {
    if (open_) line_ += '$';
    open_ = false;
    last_script_.clear();
  }

  QByteArray line_;
  QByteArray last_script_;
  bool open_ = false;
};

/// A combining mark over the character before it.
QByteArray accented(char32_t mark, const QByteArray& base) {
  switch (mark) {
    case 0x0303: return "\\tilde{" + base + '}';
    case 0x0304: return "\\bar{" + base + '}';
    case 0x0302: return "\\hat{" + base + '}';
    case 0x0307: return "\\dot{" + base + '}';
    default: return {};
  }
}

bool is_letter(char32_t c) { return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z'); }

/// A precomposed letter as its base and its mark.
QList<uint> decomposed(const QString& text) {
  QList<uint> result;
  for (const uint c : text.toUcs4()) {
    const char32_t letter = c;
    if (letter > 127 && !tex_symbols().contains(letter) && !tex_spellings().contains(letter) && !raised_sign(letter)) {
      const QString one = QString::fromUcs4(&letter, 1).normalized(QString::NormalizationForm_D);
      for (const uint part : one.toUcs4()) result.push_back(part);
    } else {
      result.push_back(c);
    }
  }
  return result;
}

bool write_run(const SetRun& run, TexLine& line, bool in_script, QByteArray& script) {
  const QList<uint> letters = decomposed(run.text);
  for (qsizetype i = 0; i < letters.size(); ++i) {
    const char32_t c = letters[i];
    if (is_invisible(c)) continue;
    if (is_control(c)) {
      if (in_script) {
        script += '?';
      } else {
        line.words("?");
      }
      continue;
    }
    const char32_t next = i + 1 < letters.size() ? static_cast<char32_t>(letters[i + 1]) : U'\0';
    const bool marked = next >= 0x0300 && next <= 0x036F;
    QByteArray piece;
    bool mathematics = run.variable || in_script;
    if (const auto symbol = tex_symbols().constFind(c); symbol != tex_symbols().constEnd()) {
      piece = *symbol;
      mathematics = true;
    } else if (const auto raised = raised_sign(c)) {
      if (in_script) {
        script += *raised;
      } else {
        line.script(*raised);
      }
      continue;
    } else if (const auto spelled = tex_spellings().constFind(c); spelled != tex_spellings().constEnd()) {
      piece = *spelled;
      if (mathematics) piece = "\\text{" + piece + '}';
    } else if (c < 128) {
      piece = QByteArray(1, static_cast<char>(c));
      if (in_script && !run.variable && is_letter(c)) piece = "\\mathrm{" + piece + '}';
      if (in_script && c == U' ') piece = "\\ ";
    } else {
      return false;
    }
    if (marked) {
      piece = accented(next, piece);
      if (piece.isEmpty()) return false;
      mathematics = true;
      ++i;
    }
    if (in_script) {
      script += piece;
      if (piece.startsWith('\\') && is_letter(static_cast<char32_t>(piece.back()))) script += ' ';
    } else if (mathematics) {
      line.math(piece);
    } else {
      line.words(run.bold ? "\\textbf{" + piece + '}' : piece);
    }
  }
  return true;
}

/// Letters of one kind that follow each other become one group, so that they are kerned.
QByteArray joined(const QByteArray& source, const QByteArray& command) {
  QByteArray result;
  bool open = false;  // what was written last is a group of this command
  for (qsizetype i = 0; i < source.size();) {
    if (!QByteArrayView(source).sliced(i).startsWith(command)) {
      open = false;
      result += source[i++];
      continue;
    }
    qsizetype end = i + command.size();
    for (int depth = 1; depth > 0 && end < source.size(); ++end) {
      if (source[end] == '\\') {
        ++end;
      } else if (source[end] == '{') {
        ++depth;
      } else if (source[end] == '}') {
        --depth;
      }
    }
    const QByteArray inside = source.mid(i + command.size(), end - i - command.size() - 1);
    if (open) {
      result.chop(1);
      result += inside + '}';
    } else {
      result += command + inside + '}';
    }
    open = true;
    i = end;
  }
  return result;
}

}  // namespace

QByteArray tex_comment(const QString& text) {
  QByteArray lines;
  for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
    QString clean;
    for (const QChar c : line) {
      if (!is_invisible(c.unicode())) clean += is_control(c.unicode()) ? QChar(u' ') : c;
    }
    lines += "% " + clean.toUtf8() + '\n';
  }
  return lines;
}

std::optional<QByteArray> tex_of(const std::vector<SetRun>& runs) {
  TexLine line;
  for (std::size_t i = 0; i < runs.size();) {
    const double drop = runs[i].drop;
    QByteArray script;
    if (drop == 0) {
      if (!write_run(runs[i], line, false, script)) return std::nullopt;
      ++i;
      continue;
    }
    const bool lowered = drop > 0;
    for (; i < runs.size() && runs[i].drop != 0 && (runs[i].drop > 0) == lowered; ++i) {
      if (!write_run(runs[i], line, true, script)) return std::nullopt;
    }
    line.math((lowered ? "_{" : "^{") + script + '}');
  }
  return joined(joined(line.end(), "\\textbf{"), "\\mathrm{");
}

}  // namespace littlestone::ui
