// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures.hpp"

#include <QApplication>
#include <cstdio>

#include "app/subcommand.hpp"
#include "core/base/error.hpp"
#include "ui/canvas/class_picture.hpp"
#include "ui/canvas/export_picture.hpp"
#include "ui/canvas/mistake_tree_picture.hpp"
#include "ui/canvas/tournament_picture.hpp"
#include "ui/plots/frequency_picture.hpp"
#include "ui/plots/histogram_picture.hpp"
#include "ui/plots/loss_plot.hpp"
#include "ui/plots/selection_picture.hpp"
#include "ui/words/language.hpp"

namespace littlestone::app {
namespace {

constexpr int last_position = 3;  // of the histogram's and the selection's three steps: everything has happened

int all_events(const LabRun& run) { return static_cast<int>(run.result.internals.trace.events.size()); }

using MakePicture = std::unique_ptr<ui::Picture> (*)(const std::shared_ptr<const LabRun>&, const Observer&);

struct Figure {
  FigureInfo info;
  MakePicture make;
};

const std::vector<Figure>& registry() {
  using Run = std::shared_ptr<const LabRun>;
  using Made = std::unique_ptr<ui::Picture>;
  static const std::vector<Figure> all = {
      {{"class", "the label table, the distribution and the target"},
       [](const Run& run, const Observer&) -> Made { return std::make_unique<ui::ClassPicture>(run); }},
      {{"tree", "a shattered mistake tree with its witnesses"},
       [](const Run& run, const Observer&) -> Made { return std::make_unique<ui::MistakeTreePicture>(run); }},
      {{"tournament", "the recorded tournament, played to its end"},
       [](const Run& run, const Observer&) -> Made {
         return std::make_unique<ui::TournamentPicture>(run, all_events(*run));
       }},
      {{"frequencies", "how often each predictor comes out of the batches, beside its exact law and tau"},
       [](const Run& run, const Observer& observer) -> Made {
         std::optional<ui::ExactLevels> exact = ui::exact_levels(run->scenario, observer);
         if (!exact) return nullptr;
         return std::make_unique<ui::FrequencyPicture>(run, true,
                                                       std::make_shared<const ui::ExactLevels>(std::move(*exact)));
       }},
      {{"histogram", "the stable histogram: counts, noise, threshold, release"},
       [](const Run& run, const Observer&) -> Made {
         return std::make_unique<ui::HistogramPicture>(run, last_position);
       }},
      {{"selection", "the selection on fresh examples and its exact law"},
       [](const Run& run, const Observer&) -> Made {
         return std::make_unique<ui::SelectionPicture>(run, last_position);
       }},
      {{"loss", "loss against sample size, every replicate of the scenario's sweep"},
       [](const Run& run, const Observer& observer) -> Made {
         SweepOptions options;
         options.threads = 0;
         SweepResult sweep = run_sweep(run->scenario, options, observer);
         if (sweep.ended == Ended::stopped) return nullptr;
         return std::make_unique<ui::LossPicture>(run->scenario, std::move(sweep),
                                                  theorem_sizes(run->scenario, run->littlestone));
       }},
      {{"fig1", "the mistake tree for print, as in the paper's Figure 1"},
       [](const Run& run, const Observer&) -> Made {
         return std::make_unique<ui::MistakeTreePicture>(run, std::vector<ui::TreeMove>{}, false, ui::Style::print);
       }},
      {{"fig4", "the tournament for print, as in the paper's Figure 4"},
       [](const Run& run, const Observer&) -> Made {
         return std::make_unique<ui::TournamentPicture>(run, all_events(*run), ui::Style::print);
       }},
  };
  return all;
}

// Qt's word about a missing runtime folder is no concern of a command that prints one line.
void quiet_about_runtime_folder(QtMsgType type, const QMessageLogContext& context, const QString& message) {
  if (!message.startsWith(QLatin1String("QStandardPaths: "))) {
    std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, message)));
  }
}

}  // namespace

const std::vector<FigureInfo>& figures() {
  static const std::vector<FigureInfo> infos = [] {
    std::vector<FigureInfo> result;
    for (const Figure& figure : registry()) result.push_back(figure.info);
    return result;
  }();
  return infos;
}

void ensure_gui() {
  if (QCoreApplication::instance() != nullptr) return;
  qInstallMessageHandler(quiet_about_runtime_folder);
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  static int argc = 1;
  static char name[] = "littlestone-lab";
  static char* argv[] = {name, nullptr};
  static const auto application = std::make_unique<QApplication>(argc, argv);
  static const ui::Language english(QStringLiteral("en"));  // as everything a command says
}

std::unique_ptr<ui::Picture> make_figure(const std::string& name, const std::shared_ptr<const LabRun>& run,
                                         const Observer& observer) {
  for (const Figure& figure : registry()) {
    if (figure.info.name != name) continue;
    ensure_gui();
    return figure.make(run, observer);
  }
  std::string names;
  for (const Figure& figure : registry()) names += (names.empty() ? "" : ", ") + figure.info.name;
  throw InputError("figure", name, "must be one of " + names);
}

std::optional<ui::Scene> figure_scene(const std::string& name) {
  if (name == "tournament") return ui::Scene::tournament;
  if (name == "frequencies") return ui::Scene::shares;
  if (name == "histogram") return ui::Scene::histogram;
  if (name == "selection") return ui::Scene::selection;
  return std::nullopt;
}

ui::ExportOptions export_options(const Call& call) {
  ui::ExportOptions options;
  const std::string theme = call.text("theme");
  if (theme != "light" && theme != "dark" && theme != "contrast") {
    throw InputError("theme", theme, "must be light, dark or contrast");
  }
  options.theme = ui::Theme::kind_from_name(QString::fromStdString(theme));
  options.scale = to_double(parse_rational("scale", call.text("scale")));
  if (!(options.scale >= 1 && options.scale <= 4)) {
    throw InputError("scale", call.text("scale"), "must be from 1 to 4");
  }
  const QString ending = QFileInfo(QString::fromStdString(call.text("out", ""))).suffix().toLower();
  if (call.has("scale") && (ending == QLatin1String("svg") || ending == QLatin1String("pdf"))) {
    throw InputError("scale", call.text("scale"), "is of pixels: ." + ending.toStdString() + " has none");
  }
  return options;
}

void write_tree_figure(const std::shared_ptr<const LabRun>& run, const std::string& path) {
  ensure_gui();
  const ui::MistakeTreePicture picture(run, {}, false, ui::Style::print);
  ui::ExportOptions options;
  options.field = "tree";
  ui::export_picture(picture, QString::fromStdString(path), options);
}

}  // namespace littlestone::app
