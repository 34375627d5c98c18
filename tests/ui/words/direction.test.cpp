// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/direction.hpp"

#include <QRegularExpression>
#include <algorithm>
#include <catch2/catch.hpp>

#include "../painted_words.test.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/kit/wrap.hpp"
#include "ui/words/language.hpp"

namespace littlestone::ui {
namespace {

/// What is painted, from left to right as it is seen, without marks of direction.
QString seen_order(std::vector<test::PaintedWords> pieces) {
  std::stable_sort(pieces.begin(), pieces.end(),
                   [](const auto& a, const auto& b) { return a.box.left() < b.box.left(); });
  QString order;
  for (const test::PaintedWords& piece : pieces) order += piece.seen();
  return order;
}

/// A line that runs from the right, as Qt lays it out.
QString from_right_line(const QString& text) {
  test::WordListener listener(QSize(1200, 40));
  QPainter painter(&listener);
  painter.setLayoutDirection(Qt::RightToLeft);
  painter.drawText(QPointF(10, 30), text);
  painter.end();
  return seen_order(listener.painted());
}

QString of_utf8(const char* utf8) { return QString::fromUtf8(utf8); }

}  // namespace

TEST_CASE("A formula among words from the right keeps its order, wherever it stands among them", "[direction]") {
  const Language hebrew(QStringLiteral("he"));
  for (const char* formula : {"(1 − α)^n′",
                              "ε′ = m(e^ε − 1)/n = 1.72",
                              "9m",
                              "δ′ = .543",
                              "u = .677",
                              "14·(ln 4 + 2) = 11.2",
                              "m/n",
                              "2^(d+2)",
                              "(a, b]",
                              "{0, 1, 2}",
                              "|X| ≥ 2↑↑7",
                              "−1",
                              "+1",
                              "≤ 5",
                              "1 − (1 − β)^k",
                              "SOA(S ∘ T)",
                              "95%",
                              "X′",
                              ".5",
                              "3×",
                              "10⁻⁶",
                              "p̂ = .25",
                              "T = 14",
                              "Ldim 3",
                              "12\u202F345",
                              "f₀ = f₁",
                              "(log* |X|)^1.5",
                              "f(x) − f(y)"}) {
    const QString told = of_utf8(formula);
    for (const char* around : {"שלום %1 עולם", "שלום: %1", "%1 שלום", "שלום (%1) עולם", "שלום, %1.", "ב־%1 שלום"}) {
      const QString sentence = of_utf8(around).arg(told);
      CAPTURE(sentence.toStdString(), from_right_line(in_order(sentence)).toStdString());
      CHECK(from_right_line(in_order(sentence)).contains(told));
      CHECK(in_order(in_order(sentence)) == in_order(sentence));
    }
  }
}

TEST_CASE("The sentence around formulas runs from the right", "[direction]") {
  const Language hebrew(QStringLiteral("he"));
  const auto before = [](const QString& sentence, const char* first, const char* second) {
    const QString order = from_right_line(in_order(sentence));
    CAPTURE(order.toStdString());
    return order.indexOf(of_utf8(first)) > order.indexOf(of_utf8(second));  // what comes first is at the right
  };
  CHECK(before(of_utf8("a = 1. b = 2 שלום"), "a = 1", "b = 2"));
  CHECK(before(of_utf8("Ldim 3: VC 1 שלום"), "Ldim 3", "VC 1"));
  CHECK(before(of_utf8("x = 1 או y = 2"), "x = 1", "y = 2"));
  CHECK(before(of_utf8("5 (u = 3 לפחות)"), "5", "u = 3"));
  // A point after the last formula ends the line at the left.
  CHECK(from_right_line(in_order(of_utf8("שלום f₀ = f₁."))).startsWith(QStringLiteral(".f")));
  // One letter or number has nothing to lose.
  CHECK(in_order(of_utf8("שלום 5 עולם")) == of_utf8("שלום 5 עולם"));
  CHECK(in_order(of_utf8("שלום $x$ עולם")) == of_utf8("שלום $x$ עולם"));
}

TEST_CASE("Where no script runs from the right a text stays as it is", "[direction]") {
  CHECK(in_order(of_utf8("(1 − α)")) == of_utf8("(1 − α)"));
  CHECK(in_order(QString()).isEmpty());
  const Language hebrew(QStringLiteral("he"));
  CHECK(in_order(of_utf8("(1 − α)\nx")) == isolated(of_utf8("(1 − α)")) + of_utf8("\nx"));
  CHECK(from_right_line(in_order(of_utf8("(1 − α).5"))) == of_utf8("(1 − α).5"));
}

TEST_CASE("What a line of mathematics paints has its formulas in the same order in every language", "[direction]") {
  const Language hebrew(QStringLiteral("he"));
  for (const auto& [markup, formula] :
       std::vector<std::pair<const char*, const char*>>{{"החסם $m$($e^ε$ − 1)/$n$ = .171 לפחות", "m(eε − 1)/n = .171"},
                                                        {"$u$ = .677: מדרגה כלשהי", "u = .677"},
                                                        {"(1 − $α$)$^{n′}$ לכל היותר", "(1 − α)n′"},
                                                        {"עם $δ′$ = .543", "δ′ = .543"}}) {
    test::WordListener listener(QSize(800, 40));
    QPainter painter(&listener);
    MathText(of_utf8(markup), {}, MathText::Mode::mixed).draw(painter, {10, 30});
    painter.end();
    CAPTURE(seen_order(listener.painted()).toStdString());
    CHECK(seen_order(listener.painted()).contains(of_utf8(formula)));
  }
  // Broken over lines, each part keeps its order.
  const auto lines = wrapped(of_utf8("שלום (1 − $α$ − $β$ − $γ$ − $δ$ − $ε$)"), {}, 90);
  REQUIRE(lines.size() > 1);
  QString all;
  for (const MathText& line : lines) {
    test::WordListener listener(QSize(800, 40));
    QPainter painter(&listener);
    line.draw(painter, {10, 30});
    painter.end();
    all += seen_order(listener.painted()).remove(QRegularExpression(QStringLiteral("[\\x{0590}-\\x{05ff}]")));
  }
  CHECK(all.remove(u' ') == of_utf8("(1−α−β−γ−δ−ε)"));
}

TEST_CASE("What stands for itself is left as it is by whatever changes the text around it", "[direction]") {
  const QString name = literal(of_utf8("a $ b_1 = c"));
  CHECK(literal({}).isEmpty());
  CHECK(without_isolates(name) == of_utf8("a $ b_1 = c"));
  const auto upper = [](const QString& words) { return words.toUpper(); };
  CHECK(outside_literals(of_utf8("x ") + name + of_utf8(" y"), upper) == of_utf8("X ") + name + of_utf8(" Y"));
  CHECK(outside_literals(of_utf8("x y"), upper) == of_utf8("X Y"));
  // Mathematics is what stands between dollar signs outside of it.
  CHECK(markup_stretches(of_utf8("x $n$ ") + name + of_utf8(" $m$")) ==
        QStringList{of_utf8("x "), of_utf8("n"), of_utf8(" ") + name + of_utf8(" "), of_utf8("m"), QString()});
}

TEST_CASE("A name that was a text in a caption is one in the edited caption", "[direction]") {
  const QString made =
      of_utf8("The row ") + literal(of_utf8("US$ 9")) + of_utf8(" and ") + literal(of_utf8("US$ 9 x")) + u'.';
  const QString edited = with_literals_of(of_utf8("Mine: US$ 9 x, US$ 9, T2."), made);
  CHECK(edited ==
        of_utf8("Mine: ") + literal(of_utf8("US$ 9 x")) + of_utf8(", ") + literal(of_utf8("US$ 9")) + of_utf8(", T2."));
  CHECK(with_literals_of(of_utf8("nothing of it"), made) == of_utf8("nothing of it"));
}

}  // namespace littlestone::ui
