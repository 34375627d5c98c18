// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing.hpp"

#include <qcustomplot.h>

#include <filesystem>
#include <ostream>

#include "app/captions.hpp"
#include "app/cli/drawing.hpp"
#include "app/cli/figure_names.hpp"
#include "app/cli/shipped.hpp"
#include "app/figures.hpp"
#include "app/web_pages.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/pages/learn/command_text.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::app {
namespace {

// With proved constants thousands of batches vote alike and only one level is drawn, so there is little to see. The
// constants of the worked example show every stage; for the example's own class this is the worked example itself.
std::shared_ptr<const PrivateRun> run_to_show(const std::shared_ptr<const PrivateRun>& run, const Observer& observer) {
  if (run->scenario.constants_kind == ConstantsKind::custom) return run;
  Scenario shown = cli::load_scenario("three-contests");
  if (shown.class_text != run->scenario.class_text) {
    const Scenario worked = shown;
    shown = run->scenario;
    shown.constants_kind = worked.constants_kind;
    shown.constants = worked.constants;
    shown.delta = worked.delta;
  }
  return compute_private_run(shown, observer);
}

bool write_figures(const cli::Call& call, const std::shared_ptr<const PrivateRun>& run, const Observer& observer) {
  const std::filesystem::path directory = call.text("figures");
  const std::shared_ptr<const PrivateRun> shown = run_to_show(run, observer);
  if (shown->result.ended != Ended::completed) return false;
  if (!call.json()) {
    call.out() << "\nfigures, as svg, png, pdf and txt in " << directory.string() << ":\n";
    if (shown != run) call.out() << "  (but for loss with the constants of the worked example; captions name them)\n";
  }
  for (const cli::FigureInfo& figure : cli::figures()) {
    if (figure.second) continue;
    const bool measured = figure.name == "loss";
    DrawnFigure drawn;
    try {
      drawn = draw_figure(figure.name, measured ? run : shown, observer);
    } catch (const InputError& e) {  // of another learner, which has no constants for this class
      if (!call.json()) call.out() << "  left out: " << figure.name << ": " << e.what() << '\n';
      continue;
    }
    if (!drawn.picture) return false;
    for (const char* ending : {".svg", ".png", ".pdf"}) {
      const std::filesystem::path path = directory / (figure.name + ending);
      write_captioned(drawn.picture, drawn.words, {}, {}, path.string(), {});
    }
    const QString command = ui::command_text((measured ? run : shown)->scenario);
    write_file("figures", (directory / (figure.name + ".txt")).string(),
               ui::words_file(drawn.words, command).toStdString());
    if (!call.json()) {
      call.out() << "  " << (directory / figure.name).string() << ": "
                 << ui::without_markup(drawn.words.title).toStdString() << '\n';
    }
  }
  return true;
}

}  // namespace

const cli::Program& lab_program() {
  static const cli::Drawing drawing{write_tree_figure,
                                    write_figures,
                                    write_run_page,
                                    {plot_command, figure_command, lesson_command},
                                    std::string("Qt ") + qVersion() + ", QCustomPlot " + QCUSTOMPLOT_VERSION_STR};
  static const cli::Program program{"littlestone-lab",
                                    "[FILE] [--language CODE]    opens the window (en, de, he, pseudo)", &drawing};
  return program;
}

}  // namespace littlestone::app
