// SPDX-License-Identifier: GPL-3.0-or-later
// What stands below the figures of chapters II to V: the finding, how the marks are read, numbers of the run, what
// proves them, and the parameters.
#include <QDir>
#include <QRegularExpression>
#include <chrono>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <stdexcept>

#include "app/cli/shipped.hpp"
#include "core/base/error.hpp"
#include "core/random/engine.hpp"
#include "core/study/attack/attack_facts.hpp"
#include "core/study/field.hpp"
#include "core/study/relabel/relabel_run.hpp"
#include "core/study/subsample/subsample_run.hpp"
#include "opened.test.hpp"
#include "ui/kit/captioned_picture.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/pages/all.hpp"
#include "ui/pages/learn/run_words.hpp"
#include "ui/shell/told_figure.hpp"
#include "ui/words/bounds.hpp"
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

namespace {

/// The first claim of the text that the numbers beside it deny; empty where there is none.
QString denied_claim(const QString& text) {
  const QString number = QStringLiteral("([>−-]?[0-9.][0-9.\u202f·⁻⁰¹²³⁴⁵⁶⁷⁸⁹/]*)");
  static const QRegularExpression changes(
      QStringLiteral("from (?:point |row )?%1 to (?:point |row )?%1(?![0-9%])").arg(number));
  static const QRegularExpression instead(QStringLiteral("%1, not %1(?![0-9])").arg(number));
  static const QRegularExpression becomes(QStringLiteral("What is %1-private becomes %1-private").arg(number));
  static const QRegularExpression nothing(QStringLiteral("After 0 |(?<![0-9.])0 rounds the"));
  const auto bare = [](QString one) {
    while (one.endsWith(u'.')) one.chop(1);
    return one;
  };
  for (const QRegularExpression* claim : {&changes, &instead, &becomes}) {
    for (auto found = claim->globalMatch(text); found.hasNext();) {
      const QRegularExpressionMatch match = found.next();
      if (bare(match.captured(1)) == bare(match.captured(2))) return match.captured(0);
    }
  }
  return nothing.match(text).captured(0);
}

/// What a figure says in words, and what its words must be true of.
void check_claims(const Drawn& one) {
  if (!one.exhibit) return;  // stopped
  const ui::FigureWords words = one.words();
  const QString text =
      ui::without_markup(words.title + QStringLiteral(" ") + words.caption + QStringLiteral(" ") + words.alt);
  INFO(one.name << ": " << text.toStdString());
  CHECK(denied_claim(text).toStdString().empty());
  const auto* lower = std::get_if<LowerBoundScenario>(&one.scenario);
  if (one.name != "attack" || lower == nullptr) return;
  const auto run = compute_lower_bound(*lower, std::chrono::milliseconds(0), {}, {});
  const AttackFacts facts = attack_facts(*run, false);
  if (facts.nothing != AttackFacts::Nothing::attack) return;
  const bool clear = facts.success.rounded() > 1.5 * std::ldexp(1.0, -static_cast<int>(lower->comparisons));
  const bool right = facts.played.found == facts.played.hidden;
  CHECK(text.contains(QStringLiteral("hidden example away")) == (clear && right));
  CHECK(text.contains(QStringLiteral("by luck")) == (right && !clear));
  CHECK(text.contains(QStringLiteral("misled")) == !right);
}

}  // namespace

TEST_CASE("No figure of a shipped scenario says what the numbers beside it deny", "[app][captions]") {
  std::set<std::pair<std::string, std::string>> seen;
  const auto all_of = [&](const auto& shipped) {
    for (const auto& one : shipped) {
      for (const ui::Figure& figure : ui::all_figures()) {
        if (!figure.make_of) continue;
        const ui::ChapterScenario scenario = one.scenario;
        if (scenario.index() != shipped_scenario(figure.scenario).index()) continue;
        CAPTURE(one.name, figure.name);
        try {
          check_claims(drawn(figure, scenario));
          seen.emplace(one.name, figure.name);
        } catch (const InputError& error) {
          INFO(error.what());  // the figure is of another kind of scenario
        }
      }
    }
  };
  all_of(cli::shipped_lower_bound_scenarios());
  all_of(cli::shipped_prediction_scenarios());
  all_of(cli::shipped_agnostic_scenarios());
  all_of(cli::shipped_map_scenarios());
  CHECK(seen.size() > 60);
}

TEST_CASE("No figure of a random scenario says what the numbers beside it deny", "[app][captions]") {
  Engine engine = SeedTree(8).engine();
  const auto one_of = [&](const std::vector<std::string>& values) { return values[engine() % values.size()]; };
  const auto whole = [&](std::uint64_t least, std::uint64_t most) {
    return std::to_string(least + engine() % (most - least + 1));
  };
  struct Change {
    const char* field;
    std::function<std::string()> value;
  };
  const std::vector<std::pair<const char*, std::vector<Change>>> kinds = {
      {"attack",
       {{"learner",
         [&] {
           return one_of({"coins:1", "em:1", "em:4", "erm-mid", "constant:1/2", "coins:4"});
         }},
        {"draws", [&] { return whole(1, 200); }},
        {"comparisons", [&] { return whole(1, 3); }},
        {"seed", [&] { return whole(1, 1000); }}}},
      {"homogeneous",
       {{"learner",
         [&] {
           return one_of({"coins:1", "em:1", "em:8", "erm-mid", "erm-left", "constant:1/2"});
         }},
        {"tolerance",
         [&] {
           return one_of({"0.01", "0.1", "0.3"});
         }}}},
      {"gap",
       {{"learner",
         [&] {
           return one_of({"coins:1", "em:1", "em:8", "erm-mid", "erm-left", "constant:1/2"});
         }}}},
      {"votes",
       {{"epsilon",
         [&] {
           return one_of({"0.01", "0.5", "3", "9"});
         }},
        {"blocks", [&] { return whole(1, 24); }},
        {"rule", [&] { return whole(0, 1); }},
        {"seed", [&] { return whole(1, 1000); }}}},
      {"subsample",
       {{"drawn", [&] { return whole(1, 12); }},
        {"epsilon",
         [&] {
           return one_of({"0.001", "0.5", "1", "4"});
         }},
        {"seed", [&] { return whole(1, 1000); }}}},
      {"play-online",
       {{"moves",
         [&] {
           return one_of({"", "2:-", "2:-,3:+", "1:+,1:+,1:-"});
         }}}},
      {"relabel",
       {{"learner_epsilon",
         [&] {
           return one_of({"0.01", "1", "3"});
         }},
        {"epsilon1",
         [&] {
           return one_of({"0.01", "1", "3"});
         }},
        {"seed", [&] { return whole(1, 1000); }}}}};
  int checked = 0;
  for (int i = 0; i < 200; ++i) {
    const auto& [name, changes] = kinds[static_cast<std::size_t>(i) % kinds.size()];
    const ui::Figure& figure = figure_called(name);
    ui::ChapterScenario scenario = shipped_scenario(figure.scenario);
    std::string said;
    try {
      for (const Change& change : changes) {
        const std::string value = change.value();
        said += std::string(change.field) + '=' + value + ' ';
        scenario = changed(scenario, change.field, value);
      }
      CAPTURE(name, said);
      check_claims(drawn(figure, scenario));
      ++checked;
    } catch (const InputError&) {  // the numbers do not go together
    }
  }
  CHECK(checked > 150);
}

TEST_CASE("The words of a figure promise no less than the run, in every language", "[app][captions]") {
  Engine engine = SeedTree(11).engine();
  for (int i = 0; i < 6; ++i) {
    const std::string epsilon = "0." + std::to_string(1 + engine() % 999'999);
    const auto told = [&](const char* name, const char* field, const std::vector<double>& above,
                          const std::vector<double>& below) {
      const ui::Figure& figure = figure_called(name);
      const Drawn one = drawn(figure, changed(shipped_scenario(figure.scenario), field, epsilon));
      for (const char* code : {"en", "de", "he"}) {
        const ui::Language language(QString::fromLatin1(code));
        const ui::FigureWords words = one.words();
        const QString text = ui::without_markup(words.title + u' ' + words.caption);
        CAPTURE(name, code, epsilon, text.toStdString());
        for (const double bound : above) {
          CAPTURE(bound);
          CHECK(text.contains(ui::upper_text(bound)));
        }
        for (const double bound : below) {
          CAPTURE(bound);
          CHECK(text.contains(ui::lower_text(bound)));
        }
      }
    };
    const auto scenario_of = [&](const char* name, const char* field) {
      return changed(shipped_scenario(figure_called(name).scenario), field, epsilon);
    };
    const auto subsample = compute_subsample(std::get<AgnosticScenario>(scenario_of("subsample", "epsilon")));
    told("subsample", "epsilon", {subsample->epsilon().value_or(subsample->own().amplified.epsilon)}, {});
    const auto relabel = compute_relabel(std::get<AgnosticScenario>(scenario_of("relabel", "learner_epsilon")));
    told("relabel", "learner_epsilon", {relabel->study.privacy.epsilon}, {});
    const auto gap = compute_lower_bound(std::get<LowerBoundScenario>(scenario_of("gap", "epsilon")),
                                         std::chrono::milliseconds(0), {}, {});
    if (gap->gap && gap->gap->accurate && gap->gap->claim.promised && gap->gap->enough_points)
      told("gap", "epsilon", {}, {gap->gap->claim.least_step});
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
  // Files count indices from 0, captions from 1.
  const std::string shown = field == "asked" ? "5" : field == "moves" ? "3:-,4:+" : value;
  CHECK(other.parameters.contains(QString::fromStdString(shown)));
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
