// SPDX-License-Identifier: GPL-3.0-or-later
// The panel of chapter II: what its rows show of a scenario, and what a typed text or a slider makes of it.
#include "ui/pages/lower_bound/lower_bound_panel.hpp"

#include <QCoreApplication>
#include <QLineEdit>
#include <QWidget>
#include <catch2/catch.hpp>
#include <map>
#include <set>

using namespace littlestone;
using namespace littlestone::ui;

namespace {

const std::map<QString, std::set<QString>>& rows_of_pages() {
  static const std::map<QString, std::set<QString>> rows = {
      {QStringLiteral("homogeneous"),
       {QStringLiteral("domain"), QStringLiteral("learner"), QStringLiteral("examples"), QStringLiteral("tolerance"),
        QStringLiteral("points"), QStringLiteral("forced"), QStringLiteral("search")}},
      {QStringLiteral("gap"),
       {QStringLiteral("domain"), QStringLiteral("learner"), QStringLiteral("examples"), QStringLiteral("alpha"),
        QStringLiteral("epsilon"), QStringLiteral("tolerance"), QStringLiteral("delta")}},
      {QStringLiteral("attack"),
       {QStringLiteral("domain"), QStringLiteral("learner"), QStringLiteral("examples"), QStringLiteral("draws"),
        QStringLiteral("comparisons"), QStringLiteral("index"), QStringLiteral("epsilon"), QStringLiteral("delta"),
        QStringLiteral("seed")}},
      {QStringLiteral("what-follows"),
       {QStringLiteral("height"), QStringLiteral("top"), QStringLiteral("refutes"), QStringLiteral("epsilon"),
        QStringLiteral("beta"), QStringLiteral("delta"), QStringLiteral("form"), QStringLiteral("class")}}};
  return rows;
}

struct OpenedPanel {
  QWidget window;
  StudyPanel& panel = *new StudyPanel(lower_bound_panel_fields(), LowerBoundScenario(), &window);
  LowerBoundScenario scenario;
  int edits = 0;

  explicit OpenedPanel(LowerBoundScenario start = {}) : scenario(std::move(start)) {
    for (const auto& [page, rows] : rows_of_pages()) panel.add_page(page, lower_bound_rows(page));
    panel.set_scenario(scenario);
    QObject::connect(&panel, &ScenarioFields::edited, [this](const ChapterScenario& edited) {
      scenario = std::get<LowerBoundScenario>(edited);
      ++edits;
    });
  }
  [[nodiscard]] QLineEdit& line(const char* field) const {
    QWidget* control = panel.control(QString::fromLatin1(field));
    auto* box = dynamic_cast<ChoiceBox*>(control);
    return box != nullptr ? *box->lineEdit() : dynamic_cast<QLineEdit&>(*control);
  }
  [[nodiscard]] std::string shown(const char* field) const { return line(field).text().toStdString(); }
  /// Whether it was taken.
  bool type(const char* field, const char* text) {
    const int before = edits;
    line(field).setText(QString::fromUtf8(text));
    line(field).setModified(true);
    emit line(field).editingFinished();
    CHECK(panel.message(QString::fromLatin1(field)).isEmpty() == (edits > before));
    return edits > before;
  }
  /// The slider of a row, which stands in the row's part.
  [[nodiscard]] Slider& slider(const char* field) const {
    return *panel.control(QString::fromLatin1(field))->parentWidget()->findChild<Slider*>();
  }
};

}  // namespace

TEST_CASE("Each page of chapter II shows its own rows", "[lower-bound-panel]") {
  OpenedPanel o;
  o.window.show();
  std::set<QString> all;
  for (const auto& [page, rows] : rows_of_pages()) all.insert(rows.begin(), rows.end());
  for (const auto& [page, rows] : rows_of_pages()) {
    o.panel.show_page(page);
    for (const QString& field : all) {
      CAPTURE(page.toStdString(), field.toStdString());
      CHECK(o.panel.control(field)->isVisibleTo(&o.panel) == rows.contains(field));
    }
  }
}

TEST_CASE("What the panel of chapter II writes is read as the same value", "[lower-bound-panel]") {
  LowerBoundScenario start;
  start.domain = LinePoint{1} << 20;
  start.points = "powers";
  start.forced = {4, 64};
  start.tolerance = Rational(3, 50);
  start.delta = Rational(1, 100);
  start.index = 3;
  OpenedPanel o(start);
  for (const auto& [page, rows] : rows_of_pages()) {
    for (const QString& field : rows) {
      if (dynamic_cast<Segments*>(o.panel.control(field)) != nullptr) continue;
      const QByteArray name = field.toLatin1();
      const std::string text = o.shown(name.constData());
      CAPTURE(name.toStdString(), text);
      o.line(name.constData()).setModified(true);
      emit o.line(name.constData()).editingFinished();
      CHECK(o.panel.message(field).isEmpty());
      CHECK(o.scenario.domain == start.domain);
      CHECK(o.scenario.forced == start.forced);
      CHECK(o.scenario == start);
    }
  }
  CHECK(o.shown("domain") == "thresholds:2^20");
  CHECK(o.shown("forced") == "4,64");
}

TEST_CASE("A value of chapter II means to its scenario what its row says", "[lower-bound-panel]") {
  OpenedPanel o;
  CHECK(o.type("domain", "thresholds:2^40"));
  CHECK(o.scenario.domain == LinePoint{1} << 40);
  CHECK(o.type("domain", "70"));
  CHECK(o.scenario.domain == 70);
  CHECK(o.shown("domain") == "thresholds:70");
  CHECK(o.type("forced", "3, 48"));
  CHECK(o.scenario.forced == std::vector<LinePoint>{3, 48});
  CHECK(o.type("domain", "thresholds:64"));
  CHECK(o.scenario.forced.empty());  // they may not be there
  CHECK(o.type("alpha", "1/8"));
  CHECK(o.scenario.alpha == Rational(1, 16));
  CHECK(o.scenario.beta == Rational(1, 16));
  CHECK(o.type("beta", "1/24"));
  CHECK(o.scenario.alpha == Rational(1, 24));
  CHECK(o.type("delta", "0.01"));
  CHECK(o.scenario.delta == Rational(1, 100));
  CHECK(o.type("delta", ""));
  CHECK_FALSE(o.scenario.delta.has_value());
  CHECK(o.type("index", "2"));
  CHECK(o.scenario.index == 2);
  CHECK(o.type("index", ""));
  CHECK_FALSE(o.scenario.index.has_value());
  o.scenario.hidden = 31;
  o.panel.set_scenario(o.scenario);
  CHECK(o.type("comparisons", "3"));
  CHECK(o.scenario.hidden == 7);
  CHECK(o.type("examples", "12"));
  CHECK(o.scenario.examples == 12);
  CHECK(o.type("learner", "erm-left"));
  CHECK(o.scenario.learner == "erm-left");
  CHECK(o.type("points", "1, 2, 4, 8, 16, 32, 2^6"));
  CHECK(o.scenario.points == "1,2,4,8,16,32,2^6");
  CHECK(o.type("points", ""));
  CHECK(o.scenario.points.empty());
}

TEST_CASE("The panel of chapter II refuses what its scenario cannot hold, and loses nothing", "[lower-bound-panel]") {
  OpenedPanel o;
  const LowerBoundScenario before = o.scenario;
  CHECK_FALSE(o.type("examples", "7"));
  CHECK_FALSE(o.type("examples", "34"));
  CHECK_FALSE(o.type("refutes", "5"));
  CHECK_FALSE(o.type("domain", "thresholds:1"));
  CHECK_FALSE(o.type("domain", "cube:3"));
  CHECK_FALSE(o.type("learner", "coin"));
  CHECK_FALSE(o.type("delta", "1"));
  CHECK_FALSE(o.type("delta", "-0.1"));
  CHECK_FALSE(o.type("tolerance", "0.5"));
  CHECK_FALSE(o.type("alpha", "0"));
  CHECK_FALSE(o.type("forced", "48,3"));
  CHECK_FALSE(o.type("draws", "many"));
  CHECK(o.edits == 0);
  CHECK(o.scenario == before);
  CHECK(o.shown("examples") == "34");  // what was typed stays
  o.panel.set_scenario(before);
  for (const auto& [page, rows] : rows_of_pages())
    for (const QString& field : rows) CHECK(o.panel.message(field).isEmpty());
}

TEST_CASE("The sliders of chapter II span what they spanned", "[lower-bound-panel]") {
  OpenedPanel o;
  const auto at = [&](const char* field, int stop) {
    o.slider(field).setValue(stop);
    return o.scenario;
  };
  CHECK(o.slider("examples").maximum() == 7);
  CHECK(at("examples", 0).examples == 2);
  CHECK(at("examples", 7).examples == 16);
  CHECK(at("tolerance", 24).tolerance == Rational(24, 50));
  CHECK_FALSE(at("tolerance", 0).tolerance.has_value());  // 1/(100m)
  CHECK(at("alpha", 49).alpha == Rational(1, 8));
  CHECK(at("alpha", 0).beta == Rational(1, 400));
  CHECK(at("beta", 23).alpha == Rational(1, 8));
  CHECK(at("epsilon", 0).epsilon == Rational(1, 100));
  CHECK(at("epsilon", 30).epsilon == Rational(10));
  CHECK(at("draws", 60).draws == 1000);
  CHECK(at("draws", 0).draws == 1);
  CHECK(at("comparisons", 11).comparisons == 12);
  CHECK(at("refutes", 7).tower_examples == 16);
}
