// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures.hpp"

#include <QApplication>
#include <algorithm>
#include <cstdio>

#include "app/cli/shared_options.hpp"
#include "app/cli/shipped.hpp"
#include "core/base/error.hpp"
#include "core/base/nearest.hpp"
#include "core/base/rules.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/kit/fonts.hpp"
#include "ui/pages/all.hpp"
#include "ui/pages/learn/run_words.hpp"
#include "ui/pages/tree/mistake_tree_picture.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/language.hpp"

namespace littlestone::app {
namespace {

const ui::Figure& figure_named(const std::string& name) {
  std::vector<std::string> names;
  for (const ui::Figure& figure : ui::all_figures()) {
    if (figure.name == name) return figure;
    names.push_back(figure.name);
  }
  throw InputError("figure", name, unknown_word(name, names));
}

// Qt warns where the runtime folder is missing. A command that prints one line does not show this warning.
void quiet_about_runtime_folder(QtMsgType type, const QMessageLogContext& context, const QString& message) {
  if (!message.startsWith(QLatin1String("QStandardPaths: "))) {
    std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, message)));
  }
}

}  // namespace

void ensure_gui() {
  if (QCoreApplication::instance() != nullptr) return;
  qInstallMessageHandler(quiet_about_runtime_folder);
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  static int argc = 1;
  static char name[] = "littlestone-lab";
  static char* argv[] = {name, nullptr};
  static ui::OwnFonts fonts;
  // Never destroyed: its destructor at the end of the program would use a font database that is already destroyed.
  new QApplication(argc, argv);
  fonts.load();
  static const ui::Language english(QStringLiteral("en"));  // as everything a command says
}

std::shared_ptr<const ui::Exhibit> make_exhibit(const std::string& name, const std::shared_ptr<const PrivateRun>& run,
                                                const Observer& observer) {
  const ui::Figure& figure = figure_named(name);
  ensure_gui();
  return figure.make(run, observer);
}

namespace {

DrawnFigure drawn(const ui::Exhibit& exhibit, const ui::ChapterScenario& scenario,
                  const std::shared_ptr<const PrivateRun>& run) {
  const ui::Moment end = ui::end_of(exhibit);
  return {exhibit.recorded(ui::Theme::get(ui::ThemeKind::light), end),
          ui::figure_words(exhibit, scenario, run, end.step)};
}

// A scenario of the same chapter as the shipped scenario named `like`.
ui::ChapterScenario load_like(const std::string& like, const std::string& word) {
  const auto holds = [&](const auto& shipped) {
    return std::any_of(shipped.begin(), shipped.end(), [&](const auto& one) { return one.name == like; });
  };
  if (holds(cli::shipped_prediction_scenarios())) return cli::load_prediction(word);
  if (holds(cli::shipped_agnostic_scenarios())) return cli::load_agnostic(word);
  if (holds(cli::shipped_map_scenarios())) return cli::load_map(word);
  if (holds(cli::shipped_stability_scenarios())) return cli::load_stability(word);
  return cli::load_lower_bound(word);
}

}  // namespace

SecondFigure make_second_exhibit(const std::string& name, const cli::Call& call, const Observer& observer) {
  const ui::Figure& figure = figure_named(name);
  if (!figure.make_of) return {};
  ensure_gui();
  const std::string word = call.has("scenario") ? call.text("scenario") : figure.scenario;
  const ui::ChapterScenario scenario = load_like(figure.scenario, word);
  const std::shared_ptr<const ui::Exhibit> exhibit = figure.make_of(scenario, observer);
  if (!exhibit) throw Stopped();
  return {exhibit, scenario};
}

DrawnFigure draw_second_figure(const std::string& name, const cli::Call& call, const Observer& observer) {
  const SecondFigure figure = make_second_exhibit(name, call, observer);
  return figure.exhibit ? drawn(*figure.exhibit, figure.scenario, nullptr) : DrawnFigure{};
}

DrawnFigure draw_figure(const std::string& name, const std::shared_ptr<const PrivateRun>& run,
                        const Observer& observer) {
  const std::shared_ptr<const ui::Exhibit> exhibit = make_exhibit(name, run, observer);
  if (!exhibit) return {};
  return drawn(*exhibit, run->scenario, run);
}

std::string scenario_of_figure(const std::string& name, const cli::Call& call) {
  const ui::Figure& figure = figure_named(name);
  return call.has("scenario") || figure.scenario.empty() ? call.text("scenario") : figure.scenario;
}

bool figure_plays(const std::string& name) {
  const std::vector<ui::Figure>& all = ui::all_figures();
  return std::any_of(all.begin(), all.end(), [&](const ui::Figure& f) { return f.name == name && f.plays; });
}

ui::ExportOptions export_options(const cli::Call& call) {
  ui::ExportOptions options;
  const std::string theme = call.text("theme");
  if (theme != "light" && theme != "dark" && theme != "contrast") {
    throw InputError("theme", theme, rules::theme());
  }
  options.theme = ui::Theme::kind_from_name(QString::fromStdString(theme));
  options.scale = to_double(parse_rational("scale", call.text("scale")));
  if (!(options.scale >= 1 && options.scale <= 4)) {
    throw InputError("scale", call.text("scale"), rules::between(1, 4));
  }
  const std::string ending = cli::ending_of(call.text("out", ""));
  if (call.has("scale") && (ending == "svg" || ending == "pdf" || ending == "tex")) {
    throw InputError("scale", call.text("scale"), rules::scale_of_pixels(ending));
  }
  return options;
}

void write_tree_figure(const std::shared_ptr<const ConceptClass>& concept_class, const MistakeTree& tree,
                       const std::string& path) {
  ensure_gui();
  const ui::MistakeTreePicture picture(concept_class, std::make_shared<const MistakeTree>(tree), {}, false,
                                       ui::Learner::soa, ui::Style::print);
  ui::ExportOptions options;
  options.field = "tree";
  ui::export_picture(picture, ui::file_text(path), options);
}

}  // namespace littlestone::app
