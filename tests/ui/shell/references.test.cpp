// SPDX-License-Identifier: GPL-3.0-or-later
// Every reference that stands under a step has its entries, in every language, and letters have their meanings.
#include "ui/shell/references.hpp"

#include <QApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <catch2/catch.hpp>

#include "ui/shell/help_pages.hpp"
#include "ui/shell/reference_card.hpp"
#include "ui/shell/reference_chip.hpp"
#include "ui/shell/step_panel.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

QStringList ids(const QString& reference, const char* chapter) {
  QStringList found;
  for (const ReferenceEntry& entry : cited_entries(reference, QString::fromLatin1(chapter))) found += entry.id;
  return found;
}

QStringList symbols(const QString& text, const char* chapter, bool markup = false) {
  QStringList found;
  for (const ReferenceEntry& entry : symbols_in(text, QString::fromLatin1(chapter), markup)) found += entry.id;
  return found;
}

QString words_of(const ReferenceEntry& entry) { return entry.paragraphs.join(u' '); }

}  // namespace

TEST_CASE("references name the entries that a reader would look up", "[references]") {
  const auto list = [](const char* all) { return QString::fromUtf8(all).split(u'|'); };
  CHECK(ids("Theorem 30 · Theorem 3 · Lemma 29", "I") == list("ABLMM Theorem 30|ABLMM Theorem 3|ABLMM Lemma 29"));
  CHECK(ids("Theorems 2, 3 and 5 · §3.2", "I") == list("ABLMM Theorem 2|ABLMM Theorem 3|ABLMM Theorem 5|ABLMM §3.2"));
  CHECK(ids("Definition of D̃_k, (iv)–(v), §5.2.3 · Obs. 24", "I") ==
        list("ABLMM Definition D̃|ABLMM §5.2.3|ABLMM Observation 24"));
  CHECK(ids("Algorithm G, step 3, §5.2.3", "I") == list("ABLMM Algorithm G|ABLMM §5.2.3"));
  CHECK(ids("Hist, Lemma 28 · Theorem 30, step 2", "I") == list("ABLMM Lemma 28|ABLMM Theorem 30"));
  CHECK(ids("SOA, §3.2 · mistake bound [Lit87] · coins [FHMM23]", "I") == list("ABLMM SOA|ABLMM §3.2|Lit87|FHMM23"));
  CHECK(ids("Theorem 3 · Help: lean learner", "I") == list("ABLMM Theorem 3|Help lean-learner"));
  CHECK(ids("Lean learner, parts 2 and 7", "I") == list("Lean part 2|Lean part 7"));
  CHECK(ids("Stability, parts 4 and 8", "VI") == list("Stability part 4|Stability part 8"));
  CHECK(ids("Replicable learners, part 1 · arXiv 2507.02842", "VI") == list("Replicable part 1|arXiv 2507.02842"));
  CHECK(ids("Chain learner, parts 1 and 2", "I") == list("Chain part 1|Chain part 2"));
  CHECK(ids("Algorithm G* (sharp constants, part 10)", "I") == list("Help sharp-constants|ABLMM Algorithm G"));
  CHECK(ids("Theorem 3 · Help: chain learner", "I") == list("ABLMM Theorem 3|Help chain-learner"));
  CHECK(ids("Lemma 20, corrected: r = (p_{i−1} + p_i) / 2", "II") == list("ABLMM Lemma 20"));
  CHECK(ids("Lemma 20, Fig. 3", "II") == list("ABLMM Lemma 20|ABLMM Figure 3"));
}

TEST_CASE("a number is of the chapter's paper unless another one is named or only the other has it", "[references]") {
  CHECK(ids("Theorem 3", "I") == QStringList{"ABLMM Theorem 3"});
  CHECK(ids("Theorem 3", "III") == QStringList{"DF Theorem 3"});
  CHECK(ids("DF Lemma 8", "IV") == QStringList{"DF Lemma 8"});
  CHECK(ids("[ABLMM] Theorem 3", "III") == QStringList{"ABLMM Theorem 3"});
  CHECK(ids("Definition 11, SOA", "III") == QStringList{"ABLMM SOA", "ABLMM Definition 11"});
  CHECK(ids("Theorem 12 (3) · Lemma 18, App. C", "III") ==
        QStringList{"DF Theorem 12", "DF Lemma 18", "DF Appendix C"});
  // Numbers of other works are none of these papers.
  CHECK(ids("Lemma 9 · after Dwork–Feldman, Thm 4.1", "III") == QStringList{"DF Lemma 9", "DwF18"});
  CHECK(ids("Corollary 4 · after [ABMS20], Thm 2.3", "IV") == QStringList{"ABLMM Corollary 4", "ABMS20"});
  CHECK(ids("Theorem 999", "I").isEmpty());
}

TEST_CASE("a chip names the paper before what is of one, once for parts of the same", "[references]") {
  const auto named = [](const char* reference, const char* chapter) {
    return with_papers(QString::fromUtf8(reference), QString::fromLatin1(chapter)).toStdString();
  };
  CHECK(named("Theorem 10", "II") == "[ABLMM] Theorem 10");
  CHECK(named("Theorem 10", "III") == "[DF] Theorem 10");
  CHECK(named("Theorem 10 · Lemma 31", "II") == "[ABLMM] Theorem 10 · Lemma 31");
  CHECK(named("[ABLMM] Theorem 3 · Lemma 9", "III") == "[ABLMM] Theorem 3 · [DF] Lemma 9");
  CHECK(named("Lean learner, part 7", "I") == "Lean learner, part 7");
  CHECK(named("Theorem 3 · Chain learner, part 1 · Lemma 28", "I") ==
        "[ABLMM] Theorem 3 · Chain learner, part 1 · [ABLMM] Lemma 28");
  CHECK(named("Stability, part 1", "VI") == "Stability, part 1");
  CHECK(named("arXiv 2507.02842", "VI") == "arXiv 2507.02842");
  CHECK(named("DF Lemma 8", "IV") == "DF Lemma 8");
  CHECK(named("", "I").empty());
  CHECK(named("Satz 10", "II") == "[ABLMM] Satz 10");
  for (const char* reference : {"Theorem 10 · Lemma 31", "Corollary 4 · after [ABMS20], Thm 2.3", "Obs. 24"}) {
    const QString once = with_papers(QString::fromUtf8(reference), "I");
    CHECK(with_papers(once, "I") == once);
    CHECK(ids(once.toUtf8().constData(), "I") == ids(reference, "I"));
  }
}

TEST_CASE("a reference names the same entries in every language", "[references]") {
  const QStringList expected = ids("Theorems 2, 3 and 5 · §3.2", "I");
  CHECK(ids("Theoreme 2, 3 und 5 · §3.2", "I") == expected);
  CHECK(ids("משפטים 2, 3 ו־5 · ⁦§3.2⁩", "I") == expected);
  const QStringList contest = ids("Definition of D̃_k, (iv)–(v), §5.2.3 · Obs. 24", "I");
  CHECK(ids("Definition von D̃_k, (iv)–(v), §5.2.3 · Beob. 24", "I") == contest);
  CHECK(ids("הגדרת ⁦D̃_k⁩, ⁦(iv)–(v)⁩, ⁦§5.2.3⁩ · הבחנה 24", "I") == contest);
  CHECK(ids("Sätze 2, 3, 8", "II") == ids("Theorems 2, 3, 8", "II"));
  CHECK(ids("Lean-Lerner, Teile 2 und 7", "I") == ids("Lean learner, parts 2 and 7", "I"));
  CHECK(ids("Behauptung 22 · Lemma 18", "II") == ids("Claim 22 · Lemma 18", "II"));
  CHECK(ids("Theorem 12 (3) · Lemma 18, Anh. C", "III") == ids("Theorem 12 (3) · Lemma 18, App. C", "III"));
}

TEST_CASE("every entry has a statement that is set without a stray dollar", "[references]") {
  CHECK(reference_entries().size() > 80);
  for (const ReferenceEntry& entry : reference_entries()) {
    INFO(entry.id.toStdString());
    REQUIRE(!entry.paragraphs.isEmpty());
    for (const QString& paragraph : entry.paragraphs) {
      const QString pairs = QString(paragraph).remove(QStringLiteral("$$"));
      CHECK(pairs.count(u'$') % 2 == 0);
      CHECK(!paragraph.contains(QLatin1String("](")));
    }
    const bool theorem = entry.id.contains(QRegularExpression(QStringLiteral("(Theorem|Lemma|Claim|Observation) \\d")));
    const bool known = entry.id == "ABLMM Lemma 13" || entry.id == "DF Lemma 4" || entry.id == "DF Lemma 5" ||
                       entry.id == "DF Lemma 6";  // textbook facts, stated without a proof
    if (theorem && !known) CHECK(words_of(entry).contains(QLatin1String("Why")));
  }
}

TEST_CASE("letters of a sentence mean what their chapter means by them", "[references]") {
  CHECK(symbols("The coin shows +1. f₀ says −1, so it errs.", "I") == QStringList{"f_b"});
  CHECK(symbols("SOA(S) is the target; T has n examples.", "I") == QStringList{"SOA", "S", "T", "n"});
  CHECK(symbols("a good one in I am A", "I").isEmpty());
  CHECK(symbols("$ε$", "II", true) == QStringList{"ε"});
  CHECK(symbols("$n$′", "I", true) == QStringList{"n'"});
  CHECK(symbols("$T_{010}$ and $τ_{3}$, $D̃_k$", "I", true) == QStringList{"T_b", "τ_k", "D̃_k"});
  const auto meaning = [](const char* letter, const char* chapter) {
    return words_of(symbols_in(QString::fromUtf8(letter), QString::fromLatin1(chapter), true).at(0));
  };
  CHECK(meaning("$T$", "I").contains("threshold"));
  CHECK(meaning("$T$", "II").contains("comparisons"));
  CHECK(meaning("$T$", "III").contains("subset"));
  CHECK(meaning("$δ$", "I") == meaning("$δ$", "V"));
}

TEST_CASE("the symbols that the panels and sentences use all have a meaning", "[references]") {
  for (const char* letter : {"n", "N", "n'", "τ", "T", "ρ", "k", "η", "ε", "δ", "α", "β", "SOA", "Ldim", "Fail"}) {
    INFO(letter);
    const bool word = QString::fromUtf8(letter).size() > 2;
    const QString text = word ? QString::fromUtf8(letter) : QStringLiteral("$%1$").arg(QString::fromUtf8(letter));
    CHECK(symbols(text, "I", true).size() == 1);
  }
}

TEST_CASE("the reference of a step is a button for the pointer and for the keys", "[references]") {
  QWidget window;
  window.resize(320, 600);
  auto* panel = new StepPanel(&window);
  panel->resize(288, 600);
  panel->set_step("Who errs wins.", "Obs. 24");
  window.show();
  auto* chip = panel->findChild<ReferenceChip*>();
  REQUIRE(chip != nullptr);
  REQUIRE(QTest::qWaitFor([&] { return chip->width() > 40; }, 1000));
  CHECK(chip->accessibleName().contains("Obs. 24"));
  QSignalSpy pressed(chip, &QAbstractButton::clicked);
  QTest::mouseClick(chip, Qt::LeftButton);
  chip->setFocus();
  QTest::keyClick(chip, Qt::Key_Space);
  CHECK(pressed.count() == 2);
  panel->set_step("Nothing yet.", {});
  CHECK(!chip->isVisible());
}

TEST_CASE("the card lies whole in its window and gives the focus back", "[references]") {
  QWidget window;
  window.resize(1280, 760);
  auto* about = new QPushButton("about", &window);
  about->setGeometry(1000, 700, 200, 24);
  window.show();
  window.activateWindow();
  about->setFocus();
  auto* card = new ReferenceCard(&window);
  card->open(cited_entries("Lemma 25 · Theorem 23 · Lemma 26", "I"), about);
  CHECK(card->isVisible());
  CHECK(window.rect().contains(card->geometry()));
  CHECK(!card->geometry().intersects(about->geometry()));
  QTest::keyClick(&window, Qt::Key_Escape);
  CHECK(card->isHidden());
  CHECK(window.focusWidget() == about);
  card->open(cited_entries("Lemma 25", "I"), about);
  QTest::mouseClick(&window, Qt::LeftButton, {}, {10, 10});
  CHECK(card->isHidden());
  card->open({}, about);
  CHECK(card->isHidden());
}
