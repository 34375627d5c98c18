// SPDX-License-Identifier: GPL-3.0-or-later
// What stands below the figures of chapters II to V: the finding, how the marks are read, numbers of the run, what
// proves them, and the parameters.
#include <QDir>
#include <QRegularExpression>
#include <map>
#include <stdexcept>

#include "app/cli/shipped.hpp"
#include "core/study/field.hpp"
#include "opened.test.hpp"
#include "ui/kit/captioned_picture.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/pages/all.hpp"
#include "ui/pages/learn/run_words.hpp"
#include "ui/shell/told_figure.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using test::Opened;

namespace {

ui::ChapterScenario shipped_scenario(const std::string& name) {
  std::optional<ui::ChapterScenario> found;
  const auto look = [&](const auto& shipped) {
    for (const auto& one : shipped) {
      if (one.name == name) found = one.scenario;
    }
  };
  look(cli::shipped_lower_bound_scenarios());
  look(cli::shipped_prediction_scenarios());
  look(cli::shipped_agnostic_scenarios());
  look(cli::shipped_map_scenarios());
  if (!found) throw std::logic_error("no scenario " + name);
  return *found;
}

const std::vector<Field<LowerBoundScenario>>& rows_of(const LowerBoundScenario&) { return lower_bound_fields(); }
const std::vector<Field<PredictionScenario>>& rows_of(const PredictionScenario&) { return prediction_fields(); }
const std::vector<Field<AgnosticScenario>>& rows_of(const AgnosticScenario&) { return agnostic_fields(); }
const std::vector<Field<MapScenario>>& rows_of(const MapScenario&) { return map_fields(); }
const std::vector<Field<Scenario>>& rows_of(const Scenario&) { return scenario_fields(); }

ui::ChapterScenario changed(ui::ChapterScenario scenario, std::string_view field, std::string_view value) {
  std::visit(
      [&](auto& owner) {
        bool set = false;
        for (const auto& row : rows_of(owner)) {
          if (row.info.name() != field) continue;
          row.set(owner, read_field(row.info, value));
          set = true;
        }
        if (!set) throw std::logic_error("no field " + std::string(field));
      },
      scenario);
  return scenario;
}

struct Drawn {
  std::string name;
  ui::ChapterScenario scenario;
  std::shared_ptr<const ui::Exhibit> exhibit;
  [[nodiscard]] ui::FigureWords words() const {
    return ui::figure_words(*exhibit, scenario, nullptr, ui::end_of(*exhibit).step);
  }
};

Drawn drawn(const ui::Figure& figure, const ui::ChapterScenario& scenario) {
  return {figure.name, scenario, figure.make_of(scenario, {})};
}

/// The figures of chapters II to V, as the command line draws them.
std::vector<Drawn> second_figures() {
  std::vector<Drawn> all;
  for (const ui::Figure& figure : ui::all_figures()) {
    if (figure.make_of) all.push_back(drawn(figure, shipped_scenario(figure.scenario)));
  }
  return all;
}

const ui::Figure& figure_called(const std::string& name) {
  for (const ui::Figure& figure : ui::all_figures()) {
    if (figure.name == name) return figure;
  }
  throw std::logic_error("no figure " + name);
}

// A reference in parentheses, and nothing that a number or a translation should have taken the place of.
void check_words(const ui::FigureWords& words, const QString& name) {
  const QString title = ui::without_markup(words.title);
  const QString caption = ui::without_markup(words.caption);
  INFO(title.toStdString() << "\n" << caption.toStdString() << "\n" << words.parameters.toStdString());
  CHECK(title.size() > 5);
  CHECK(title.size() < 110);
  CHECK(title.endsWith(u'.'));
  CHECK(title != name + u'.');
  static const QRegularExpression reference(QStringLiteral("\\([^()]*[0-9\\[§][^)]*\\)"));
  CHECK(caption.contains(reference));
  CHECK(caption.size() > 150);
  for (const QString& text : {title, caption, words.subtitle, words.alt}) {
    CHECK_FALSE(text.contains(QRegularExpression(QStringLiteral("%[0-9n]"))));
    CHECK_FALSE(text.contains(QRegularExpression(QStringLiteral("\\.\\.|\\. \\."))));
  }
  CHECK(caption.contains(QRegularExpression(QStringLiteral("[0-9]"))));
}

}  // namespace

TEST_CASE("Figures of chapters II to V say their finding, their marks and what proves it in every language",
          "[app][captions]") {
  const std::vector<Drawn> all = second_figures();
  REQUIRE(all.size() >= 16);
  std::map<std::string, ui::FigureWords> english;
  for (const char* code : {"en", "de", "he"}) {
    const ui::Language language(QString::fromLatin1(code));
    for (const Drawn& one : all) {
      CAPTURE(code, one.name);
      REQUIRE(dynamic_cast<const ui::ToldExhibit*>(one.exhibit.get()) != nullptr);
      const ui::FigureWords words = one.words();
      check_words(words, one.exhibit->title());
      if (std::string(code) == "en") {
        english[one.name] = words;
        continue;
      }
      CHECK(words.title != english[one.name].title);
      CHECK(words.caption != english[one.name].caption);
      CHECK(ui::runs_from_right(words.title) == (std::string(code) == "he"));
      CHECK(ui::runs_from_right(words.caption) == (std::string(code) == "he"));
    }
  }
}

TEST_CASE("What a figure of chapters II to V says follows the run", "[app][captions]") {
  const auto [name, field, value] =
      GENERATE(table<std::string, std::string, std::string>({{"homogeneous", "tolerance", "0.2"},
                                                             {"gap", "learner", "coins:4"},
                                                             {"attack", "draws", "60"},
                                                             {"what-follows", "height", "12"},
                                                             {"nets", "subset", "4"},
                                                             {"stable", "mechanism", "1"},
                                                             {"votes", "asked", "4"},
                                                             {"noisy-labels", "epsilon2", "0.1"},
                                                             {"price", "stability", "0.2"},
                                                             {"prediction-sizes", "epsilon", "1"},
                                                             {"relabel", "learner_epsilon", "2"},
                                                             {"subsample", "drawn", "5"},
                                                             {"play-online", "moves", "2:-,3:+"},
                                                             {"regret", "class", "thresholds:4"},
                                                             {"two-worlds", "epsilon", "0.5"},
                                                             {"sample-sizes", "epsilon", "0.5"}}));
  CAPTURE(name, field, value);
  const ui::Figure& figure = figure_called(name);
  const ui::ChapterScenario before = shipped_scenario(figure.scenario);
  const ui::FigureWords one = drawn(figure, before).words();
  const ui::FigureWords other = drawn(figure, changed(before, field, value)).words();
  CHECK(one.caption != other.caption);
  CHECK(one.parameters != other.parameters);
  CHECK(other.parameters.contains(QString::fromStdString(value)));
}

TEST_CASE("The parameters of a figure are the fields that it depends on, by symbol or label", "[app][captions]") {
  const auto parameters = [](const char* name) {
    return ui::without_markup(
        drawn(figure_called(name), shipped_scenario(figure_called(name).scenario)).words().parameters);
  };
  const QString homogeneous = parameters("homogeneous");
  CHECK(homogeneous.contains("m = 4; γ = 0.1"));
  CHECK(homogeneous.contains("Learner: erm-uniform"));
  CHECK_FALSE(homogeneous.contains("seed"));  // nothing is drawn
  CHECK_FALSE(homogeneous.contains("D ="));
  const QString attack = parameters("attack");
  CHECK(attack.contains("D = 30; T = 5"));
  CHECK(attack.contains("seed 211"));
  CHECK(attack.contains("Littlestone Lab"));
  CHECK_FALSE(attack.contains("comparisons"));
}

TEST_CASE("Each picture that a page of chapters II to V exports tells of itself", "[window][captions]") {
  Opened o;
  o.window.set_motion(false);
  int told = 0;
  for (ui::Page* page : o.window.all_pages()) {
    if (o.window.chapters().front().get() == &o.chapter_of(*page)) continue;
    o.turn_to(*page);
    for (const auto& exhibit : page->exhibits()) {
      CAPTURE(exhibit->id().toStdString());
      REQUIRE(dynamic_cast<const ui::ToldExhibit*>(exhibit.get()) != nullptr);
      const ui::ChapterScenario scenario = page->provenance(0).scenario;
      const ui::FigureWords words = ui::figure_words(*exhibit, scenario, nullptr, ui::end_of(*exhibit).step);
      CHECK(words.title.size() > 5);
      CHECK(words.caption.size() > words.subtitle.size());
      CHECK_FALSE(words.caption.contains(QStringLiteral("%1")));
      CHECK(words.alt.size() > 20);
      ++told;
      // Before its end it is not ahead of its picture.
      if (const auto play = exhibit->play(); play && play->last > 1) {
        const ui::FigureWords first = ui::figure_words(*exhibit, scenario, nullptr, 0);
        CHECK(first.title == exhibit->title());
        CHECK(first.caption != words.caption);
      }
    }
  }
  CHECK(told >= 30);
}

TEST_CASE("Figures of chapters II to V are drawn to files with their words", "[.caption-screens]") {
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  const std::vector<Drawn> all = second_figures();
  for (const char* code : {"en", "de", "he"}) {
    const ui::Language language(QString::fromLatin1(code));
    for (const Drawn& one : all) {
      const auto picture = one.exhibit->picture(ui::Theme::get(ui::ThemeKind::light), ui::end_of(*one.exhibit));
      for (const auto medium : {ui::CaptionOptions::For::paper, ui::CaptionOptions::For::slides}) {
        ui::CaptionOptions options;
        options.medium = medium;
        ui::ExportOptions file;
        file.margin = 0;
        file.scale = 1;
        const bool slide = medium == ui::CaptionOptions::For::slides;
        ui::export_picture(ui::CaptionedPicture(picture, one.words(), options),
                           folder + u'/' + QString::fromStdString(one.name) + u'-' + QLatin1String(code) +
                               (slide ? QStringLiteral("-slide.png") : QStringLiteral(".png")),
                           file);
      }
    }
  }
}
