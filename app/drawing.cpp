// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing.hpp"

#include <filesystem>
#include <ostream>

#include "app/cli/drawing.hpp"
#include "app/cli/figure_names.hpp"
#include "app/figures.hpp"
#include "app/web_pages.hpp"
#include "core/concept/distribution.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::app {
namespace {

void write_tree(const std::shared_ptr<const ConceptClass>& concept_class, const MistakeTree& tree,
                const std::string& path) {
  // The picture takes a run; of this one only the class and the tree are drawn.
  const auto lab = std::make_shared<LabRun>();
  lab->scenario.class_text = concept_class->name();
  lab->concept_class = concept_class;
  lab->littlestone = tree.depth;
  lab->distribution = make_distribution(*concept_class, "uniform", 0);
  lab->tree = tree;
  write_tree_figure(lab, path);
}

bool write_figures(const cli::Call& call, const std::shared_ptr<const LabRun>& run, const Observer& observer) {
  const std::filesystem::path directory = call.text("figures");
  if (!call.json()) call.out() << "\nfigures:\n";
  for (const cli::FigureInfo& figure : cli::figures()) {
    if (figure.second) continue;
    const auto picture = make_figure(figure.name, run, observer);
    if (!picture) return false;
    for (const char* ending : {".svg", ".png", ".pdf"}) {
      const std::filesystem::path path = directory / (figure.name + ending);
      ui::export_picture(*picture, ui::file_text(path.string()));
      if (!call.json()) call.out() << "  " << path.string() << '\n';
    }
  }
  return true;
}

}  // namespace

const cli::Program& lab_program() {
  static const cli::Drawing drawing{write_tree, write_figures, write_run_page, {plot_command, figure_command}};
  static const cli::Program program{"littlestone-lab",
                                    "[FILE.json] [--language CODE]    opens the window (en, de, he, pseudo)", &drawing};
  return program;
}

}  // namespace littlestone::app
