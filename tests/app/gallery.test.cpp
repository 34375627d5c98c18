// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of the gallery: each opens what its lesson says, and its words are read whole in all languages.
#include <QDir>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

#include "app/cli/shipped.hpp"
#include "opened.test.hpp"
#include "tests/ui/painted_words.test.hpp"
#include "ui/pages/histogram/histogram_page.hpp"
#include "ui/words/language.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

struct OpenedGallery : Opened {
  OpenedGallery() { window.set_motion(false); }

  [[nodiscard]] ui::GalleryCard& card(const std::string& name) {
    const auto& shipped = cli::shipped_scenarios();
    for (std::size_t i = 0; i < shipped.size(); ++i) {
      if (shipped[i].name == name) return window.gallery().card(static_cast<int>(i));
    }
    throw std::logic_error("no such scenario");
  }
  void open(const std::string& name) {
    window.show_gallery(true);
    card(name).click();
    REQUIRE(QTest::qWaitFor([&] { return !window.busy() && window.run()->scenario == window.document().edited(); },
                            60'000));
    CHECK(window.run()->scenario == cli::load_scenario(name));
  }
  [[nodiscard]] ui::HistogramPage& histogram() { return test::page_of<ui::HistogramPage>(window); }
  /// What is known of the change that is looked at, once it is of this window's run.
  [[nodiscard]] const NeighbourFacts& change() {
    REQUIRE(QTest::qWaitFor(
        [&] {
          const auto& facts = histogram().neighbour().facts();
          return facts && !histogram().running() && &facts->run() == window.run().get();
        },
        20'000));
    return *histogram().neighbour().facts();
  }
  void check_neighbour_open() {
    CHECK(window.page().id() == "histogram");
    CHECK(histogram().shown_view() == ui::HistogramPage::View::neighbour);
    CHECK_FALSE(histogram().table_shown());
    CHECK_FALSE(window.player().playing());
    CHECK(window.player().step() == test::story(window).first_of(ui::Part::histogram));
    CHECK(window.player().phase() == 1);
  }
};

/// The gallery, laid out in a window 760 px high.
struct Door : Opened {
  explicit Door(int width = 1280) {
    window.resize(width, 760);
    window.show_gallery(true);
    QTest::qWait(20);
  }
};

/// The words of `text` that are not painted on the widget. Pieces of one word may be painted apart.
QStringList not_painted(QWidget& widget, const QString& text) {
  ui::test::WordListener listener(widget.size());
  widget.render(&listener, {}, {}, QWidget::DrawChildren);
  QString painted;
  for (const ui::test::PaintedWords& piece : listener.painted()) painted += piece.text;
  static const QRegularExpression apart(QStringLiteral("[^\\p{L}\\p{N}]+"));
  QStringList missing;
  for (const QString& word : text.split(apart, Qt::SkipEmptyParts)) {
    if (!painted.contains(word)) missing += word;
  }
  return missing;
}

bool paints_cut_words(QWidget& widget) {
  ui::test::WordListener listener(widget.size());
  widget.render(&listener, {}, {}, QWidget::DrawChildren);
  return std::any_of(listener.painted().begin(), listener.painted().end(),
                     [](const ui::test::PaintedWords& piece) { return piece.text.contains(u'…'); });
}

/// The words of a card that end outside of it or lie over others.
std::vector<std::string> badly_placed(QWidget& card) {
  ui::test::WordListener listener(card.size());
  card.render(&listener, {}, {}, QWidget::DrawChildren);
  std::vector<std::string> bad;
  for (const ui::test::PaintedWords& piece : listener.painted()) {
    if (piece.ink.width() > 0 && !QRectF(card.rect()).contains(piece.ink)) bad.push_back(piece.text.toStdString());
  }
  for (const auto& [one, other] : ui::test::overlapping(listener.painted())) {
    bad.push_back(one.text.toStdString() + " over " + other.text.toStdString());
  }
  return bad;
}

}  // namespace

TEST_CASE("Titles of all cards, names of all shelves and their links stand whole in three languages at 1280 x 760",
          "[gallery][words]") {
  const QString code = GENERATE(QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("he"));
  CAPTURE(code.toStdString());
  const ui::Language language(code);
  Door o;
  ui::Gallery& gallery = o.window.gallery();
  int links = 0;
  for (const ui::LinkButton* link : gallery.findChildren<ui::LinkButton*>()) {
    if (!link->isVisible()) continue;
    const QRect at(link->mapTo(&gallery, QPoint()), link->size());
    const bool of_a_shelf = link->accessibleName().startsWith(link->text() + u':');
    CHECK(at.bottom() < (of_a_shelf ? gallery.height() - 36 : gallery.height()));
    if (of_a_shelf) ++links;
  }
  CHECK(links == gallery.shelf_count());
  int names = 0;
  for (const auto& chapter : o.window.chapters()) {
    for (const ui::RichLabel* label : gallery.findChildren<ui::RichLabel*>()) {
      if (label->markup() != chapter->info().name()) continue;
      CAPTURE(label->markup().toStdString());
      CHECK(label->width_of_line() <= label->width());
      ++names;
    }
  }
  CHECK(names == gallery.shelf_count());
  gallery.show_all(true);
  CHECK(gallery.size() == test::shipped_cards());
  for (int i = 0; i < gallery.size(); ++i) {
    ui::GalleryCard& card = gallery.card(i);
    CAPTURE(card.text().toStdString());
    REQUIRE(card.isVisible());
    CHECK(not_painted(card, card.text()).join(u' ').toStdString().empty());
    CHECK(badly_placed(card) == std::vector<std::string>{});
  }
}

TEST_CASE("At 1280 x 760 lessons stand whole on the cards that are shown, and on all of them where all are shown",
          "[gallery][words]") {
  const QString code = GENERATE(QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("he"));
  CAPTURE(code.toStdString());
  const ui::Language language(code);
  Door o;
  ui::Gallery& gallery = o.window.gallery();
  for (const bool all : {false, true}) {
    gallery.show_all(all);
    int seen = 0;
    for (int i = 0; i < gallery.size(); ++i) {
      ui::GalleryCard& card = gallery.card(i);
      if (!card.isVisible()) continue;
      ++seen;
      CAPTURE(all, card.text().toStdString(), card.lesson().toStdString(), card.size().width(), card.size().height());
      CHECK(not_painted(card, card.text() + u' ' + card.lesson()).join(u' ').toStdString().empty());
      CHECK_FALSE(paints_cut_words(card));
      if (!all) CHECK(card.mapTo(&gallery, QPoint(0, card.height())).y() <= gallery.height() - 36);
    }
    CHECK(seen == (all ? gallery.size() : 12));
  }
  // The chip says it once more, and so does the right panel when the card is opened.
  auto* chip = gallery.findChild<ui::LessonChip*>();
  REQUIRE(chip != nullptr);
  o.window.show_gallery(false);
  ui::ShelfPanel& panel = o.window.shelf_panel();
  auto* heading = panel.findChild<QLabel*>();
  REQUIRE(heading != nullptr);
  for (int i = 0; i < gallery.size(); ++i) {
    ui::GalleryCard& card = gallery.card(i);
    CAPTURE(card.text().toStdString(), card.lesson().toStdString(), chip->width());
    emit card.looked_at();
    CHECK(not_painted(*chip, card.lesson()).join(u' ').toStdString().empty());
    CHECK_FALSE(paints_cut_words(*chip));
    CHECK(badly_placed(*chip) == std::vector<std::string>{});
    panel.show_shelf(chip->from(), card.lesson());
    panel.resize(286, 400);
    panel.layout()->activate();
    CHECK(heading->sizeHint().width() <= heading->width());
    CHECK(not_painted(panel, card.lesson()).join(u' ').toStdString().empty());
  }
}

TEST_CASE("Where shelves stand below each other every card shows all of its lesson", "[gallery][words]") {
  const QString code = GENERATE(QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("he"));
  const int width = GENERATE(760, 1100);
  CAPTURE(code.toStdString(), width);
  const ui::Language language(code);
  Door o(width);
  ui::Gallery& gallery = o.window.gallery();
  for (int i = 0; i < gallery.size(); ++i) {
    ui::GalleryCard& card = gallery.card(i);
    CAPTURE(card.text().toStdString());
    REQUIRE(card.isVisible());
    CHECK(not_painted(card, card.text() + u' ' + card.lesson()).join(u' ').toStdString().empty());
    CHECK_FALSE(paints_cut_words(card));
    CHECK(badly_placed(card) == std::vector<std::string>{});
  }
}

TEST_CASE("The card of e to the epsilon opens example 29 moved to t2, and nothing of delta is used",
          "[gallery][neighbour]") {
  OpenedGallery o;
  const auto check = [&] {
    o.check_neighbour_open();
    const NeighbourFacts& change = o.change();
    CHECK(change.choice == NeighbourChoice{1, 29, {0, Label::minus}});
    REQUIRE(change.loses);
    REQUIRE(change.gains);
    const ConceptClass& thresholds = change.run().concept_class();
    CHECK(change.votes[*change.loses].labels == thresholds.row(0));
    CHECK(change.votes[*change.gains].labels == thresholds.row(1));
    CHECK(change.laws().worst_ratio == Approx(std::exp(1)).epsilon(1e-9));
    CHECK(change.laws().left_over == 0);
    CHECK(o.window.step_panel().sentence().contains(QStringLiteral("e^ε")));
    CHECK(o.window.step_panel().sentence().contains(QStringLiteral("nothing is left over")));
  };
  CHECK(o.card("e-epsilon-exactly").opens() == QStringLiteral("Histogram, Neighbour"));
  o.open("e-epsilon-exactly");
  check();
  // Again, with another change looked at meanwhile.
  o.histogram().neighbour().look_at({1, 3, {1, Label::minus}});
  REQUIRE(o.change().choice.example == 3);
  o.histogram().show_view(ui::HistogramPage::View::votes);
  o.open("e-epsilon-exactly");
  check();
  // From a run whose batches vote alike, another batch looked at.
  o.open("three-contests");
  o.window.turn_to(o.histogram());
  o.histogram().show_view(ui::HistogramPage::View::neighbour);
  (void)o.change();
  o.histogram().neighbour().look_at({2, 1, {1, Label::minus}});
  REQUIRE(QTest::qWaitFor([&] { return o.histogram().neighbour().facts()->choice.batch == 2; }, 20'000));
  o.open("e-epsilon-exactly");
  check();
}

TEST_CASE("The card where nothing moves opens an example that nobody reads", "[gallery][neighbour]") {
  OpenedGallery o;
  if (const bool from_another = GENERATE(false, true); from_another) {
    o.open("e-epsilon-exactly");
    (void)o.change();
  }
  o.open("nothing-moves");
  o.check_neighbour_open();
  const NeighbourFacts& change = o.change();
  CHECK(change.choice == NeighbourChoice{1, 40, {6, Label::minus}});
  CHECK(change.flips());
  CHECK(change.unread());
  CHECK(change.outcome == 0);
  CHECK(change.batch->marks[39] == 0);
  CHECK(change.batch->changes_a_row() == 15);
  for (PointIndex point = 0; point < 8; ++point) {
    CHECK(change.batch->outcome_of(40, {point, Label::minus}) == 0);
    CHECK(change.batch->outcome_of(40, {point, Label::plus}) == 0);
  }
  CHECK(o.window.step_panel().sentence().contains(QStringLiteral("does not read example 40")));
}

TEST_CASE("The card of 25 predictors opens the levels, which have its numbers", "[gallery][levels]") {
  OpenedGallery o;
  test::tournament_page(o.window).show_view(ui::TournamentPage::View::tree);
  CHECK(o.card("from-25-to-one").opens() == QStringLiteral("Tournament, Levels"));
  o.open("from-25-to-one");
  CHECK(o.window.page().id() == "tournament");
  CHECK(test::tournament_page(o.window).shown_view() == ui::TournamentPage::View::levels);
  CHECK_FALSE(o.window.player().playing());
  REQUIRE(QTest::qWaitFor([&] { return test::tournament_page(o.window).exact() != nullptr; }, 60'000));
  const std::vector<SpectrumLevel>& levels = test::tournament_page(o.window).exact()->spectrum.levels;
  REQUIRE(levels.size() == 6);
  const auto most = [](const SpectrumLevel& level) {
    return std::max_element(level.predictors.begin(), level.predictors.end(),
                            [](const auto& a, const auto& b) { return a.probability < b.probability; });
  };
  const QString lesson = o.card("from-25-to-one").lesson();
  CHECK(levels.front().predictors.size() == 25);
  CHECK(lesson.startsWith(QStringLiteral("25 predictors")));
  CHECK(lesson.contains(QStringLiteral("none above ") + ui::probability_text(most(levels.front())->probability)));
  CHECK(
      lesson.contains(QStringLiteral("at level 5 one has ") + ui::probability_text(most(levels.back())->probability)));
  CHECK(most(levels.back())->labels == o.window.run()->distribution().target);
  // The level that is played is the last one.
  CHECK(o.window.run()->result.internals.trace.level == 5);
  CHECK_FALSE(o.window.run()->result.internals.trace.failed);
}

TEST_CASE("The card of nobody's predictor opens the flip that gives a vote to a predictor without one",
          "[gallery][neighbour]") {
  OpenedGallery o;
  CHECK(o.card("nobodys-predictor").opens() == QStringLiteral("Histogram, Neighbour"));
  o.open("nobodys-predictor");
  o.check_neighbour_open();
  const NeighbourFacts& change = o.change();
  CHECK(change.choice == NeighbourChoice{1, 3, {1, Label::minus}});
  CHECK(change.flips());
  REQUIRE(change.loses);
  REQUIRE(change.gains);
  const ConceptClass& thresholds = change.run().concept_class();
  CHECK(change.votes[*change.loses].labels == thresholds.row(0));
  CHECK(change.votes[*change.gains].before == 0);
  CHECK(change.votes[*change.gains].after == 1);
  CHECK_FALSE(thresholds.find(change.votes[*change.gains].labels).has_value());
  // Of all changes none leaves more over.
  CHECK(change.batch->worst() == change.batch->outcomes[change.outcome].group);
  CHECK(o.window.step_panel().sentence().startsWith(o.card("nobodys-predictor").lesson()));
}

TEST_CASE("The card where nothing is gained opens the levels, which have its numbers", "[gallery][levels]") {
  OpenedGallery o;
  CHECK(o.card("nothing-gained").opens() == QStringLiteral("Tournament, Levels"));
  o.open("nothing-gained");
  CHECK(o.window.page().id() == "tournament");
  CHECK(test::tournament_page(o.window).shown_view() == ui::TournamentPage::View::levels);
  REQUIRE(QTest::qWaitFor([&] { return test::tournament_page(o.window).exact() != nullptr; }, 60'000));
  const std::vector<SpectrumLevel>& levels = test::tournament_page(o.window).exact()->spectrum.levels;
  REQUIRE(levels.size() == 4);
  const LabelVector& target = o.window.run()->distribution().target;
  const auto top = [](const SpectrumLevel& level) {
    return *std::max_element(level.predictors.begin(), level.predictors.end(),
                             [](const auto& a, const auto& b) { return a.probability < b.probability; });
  };
  CHECK(top(levels[0]).labels != target);
  CHECK(ui::probability_text(top(levels[0]).probability) == QStringLiteral(".328"));
  for (const std::size_t level : {std::size_t{1}, std::size_t{2}, std::size_t{3}})
    CHECK(top(levels[level]).labels == target);
  const QString lesson = o.card("nothing-gained").lesson();
  CHECK(lesson.contains(
      QStringLiteral("after one round the target leads with ") + ui::probability_text(top(levels[1]).probability),
      Qt::CaseInsensitive));
  CHECK(lesson.contains(QStringLiteral("after three with ") + ui::probability_text(top(levels[3]).probability)));
  CHECK(top(levels[3]).probability < top(levels[1]).probability);
  CHECK(o.window.run()->result.internals.trace.level == 3);
  CHECK_FALSE(o.window.run()->result.internals.trace.failed);
}

TEST_CASE("The gallery is drawn to files in every language and at four sizes", "[.cards]") {
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  const QString only = qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE");
  for (const QString& code : {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("he")}) {
    if (!only.isEmpty() && code != only) continue;
    const ui::Language language(code);
    Opened o;
    o.window.show_gallery(true);
    REQUIRE(
        QTest::qWaitFor([&] { return o.window.gallery().card(o.window.gallery().size() - 1).has_picture(); }, 90'000));
    for (const QSize size : {QSize(1280, 760), QSize(1280, 800), QSize(1920, 1080), QSize(760, 760)}) {
      for (const bool all : {false, true}) {
        o.window.resize(size);
        o.window.gallery().show_all(all);
        QTest::qWait(60);
        const QString name = QStringLiteral("cards-%1-%2x%3%4.png").arg(code).arg(size.width()).arg(size.height());
        REQUIRE(o.window.grab().save(QDir(folder).filePath(name.arg(all ? QStringLiteral("-all") : QString()))));
        if (!all && size.width() != 760) continue;
        auto* sheet = o.window.gallery().card(0).parentWidget();
        REQUIRE(sheet->grab().save(QDir(folder).filePath(QStringLiteral("sheet-") + name.arg(QString()))));
      }
    }
  }
}

TEST_CASE("What the cards of chapter I open is drawn to files", "[.opened-cards]") {
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  Opened o;
  o.window.set_motion(false);
  o.window.resize(1280, 760);
  const auto& shipped = cli::shipped_scenarios();
  for (std::size_t i = 0; i < shipped.size(); ++i) {
    o.window.show_gallery(true);
    o.window.gallery().focus_card(static_cast<int>(i));
    QTest::mouseClick(&o.window.gallery().card(static_cast<int>(i)), Qt::LeftButton);
    REQUIRE(o.settled());
    QTest::qWait(1500);  // what the page computes for itself
    const QString name = QStringLiteral("card-%1.png").arg(QString::fromStdString(shipped[i].name));
    REQUIRE(o.window.grab().save(QDir(folder).filePath(name)));
  }
}
