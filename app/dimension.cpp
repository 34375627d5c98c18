// SPDX-License-Identifier: GPL-3.0-or-later
// dimension: Littlestone and VC dimension, thresholds, and the shattered tree in a file.
#include <QFileInfo>
#include <QSaveFile>
#include <ostream>

#include "app/figures.hpp"
#include "app/subcommand.hpp"
#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/concept/implicit_class.hpp"
#include "core/online/thresholds.hpp"

namespace littlestone::app {
namespace {

void configure(QCommandLineParser& parser) {
  parser.addOption({QStringLiteral("tree"),
                    QStringLiteral("Write the shattered tree; .svg, .png, .pdf, .json or .dot by the ending."),
                    QStringLiteral("file")});
}

Json tree_json(const ConceptClass& concept_class, const MistakeTree& tree, std::size_t at) {
  const MistakeTree::Node& node = tree.nodes[at];
  if (node.leaf()) {
    return {{"witness", node.witness},
            {"name", concept_class.hypothesis_name(node.witness)},
            {"labels", concept_class.row(node.witness).to_string()}};
  }
  return {{"point", node.point},
          {"name", concept_class.point_name(node.point)},
          {"minus", tree_json(concept_class, tree, static_cast<std::size_t>(node.minus))},
          {"plus", tree_json(concept_class, tree, static_cast<std::size_t>(node.plus))}};
}

std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c;
  }
  return result + '"';
}

std::string tree_dot(const ConceptClass& concept_class, const MistakeTree& tree) {
  std::string dot = "digraph mistake_tree {\n  node [shape=circle];\n";
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    const MistakeTree::Node& node = tree.nodes[i];
    const std::string id = "  n" + std::to_string(i);
    if (node.leaf()) {
      dot += id + " [shape=plaintext, label=" + quoted(concept_class.hypothesis_name(node.witness)) + "];\n";
    } else {
      dot += id + " [label=" + quoted(concept_class.point_name(node.point)) + "];\n";
      dot += id + " -> n" + std::to_string(node.minus) + " [label=\"-1\"];\n";
      dot += id + " -> n" + std::to_string(node.plus) + " [label=\"+1\"];\n";
    }
  }
  return dot + "}\n";
}

void write_text(const std::string& path, const std::string& text) {
  QSaveFile file(QString::fromStdString(path));
  const auto size = static_cast<qint64>(text.size());
  if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), size) != size || !file.commit()) {
    throw InputError("tree", path, "cannot be written");
  }
}

void write_tree(const std::shared_ptr<const LabRun>& run, const std::string& path) {
  const std::string ending = QFileInfo(QString::fromStdString(path)).suffix().toLower().toStdString();
  if (ending == "json") {
    const Json json = {{"class", run->concept_class->name()},
                       {"depth", run->tree.depth},
                       {"root", tree_json(*run->concept_class, run->tree, 0)}};
    write_text(path, json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
  } else if (ending == "dot") {
    write_text(path, tree_dot(*run->concept_class, run->tree));
  } else if (ending == "svg" || ending == "png" || ending == "pdf") {
    write_tree_figure(run, path);
  } else {
    throw InputError("tree", path, "must end in .svg, .png, .pdf, .json or .dot");
  }
}

// A class too large for a table, from its closed forms.
int print_implicit(const Call& call, const ImplicitClass& implicit) {
  if (call.json()) {
    Json json = {{"class", implicit.name()},    {"form", "implicit"},
                 {"points", implicit.points()}, {"littlestone", implicit.littlestone()},
                 {"vc", implicit.vc()},         {"thresholds", implicit.thresholds()},
                 {"thresholds_maximum", true}};
    if (implicit.hypotheses() <= UINT64_MAX) {
      json["hypotheses"] = static_cast<std::uint64_t>(implicit.hypotheses());
    } else {
      json["hypotheses"] = implicit.hypotheses().str();
    }
    call.print(json);
    return 0;
  }
  call.out() << implicit.name() << ": " << implicit.hypotheses().str() << " hypotheses on " << implicit.points()
             << " points (in closed form)\nLittlestone dimension " << implicit.littlestone()
             << "\nVC dimension          " << implicit.vc() << "\nthresholds            " << implicit.thresholds()
             << '\n';
  return 0;
}

int run(const Call& call) {
  const std::string text = call.positional(0, "class");
  call.expect_positionals(1);
  std::shared_ptr<ConceptClass> concept_class;
  try {
    concept_class = std::make_shared<ConceptClass>(make_class(text));
  } catch (const InputError&) {
    if (!has_implicit_form(text) || call.has("tree")) throw;
    return print_implicit(call, make_implicit_class(text));
  }
  auto soa = std::make_shared<SoaAutomaton>(*concept_class);
  const auto lab = std::make_shared<LabRun>();
  lab->scenario.class_text = concept_class->name();
  lab->concept_class = concept_class;
  lab->littlestone = soa->dimension(SoaAutomaton::start());
  constexpr std::uint64_t most_words = 1'000'000'000;  // about ten seconds
  const VcResult vc = bound_vc_dimension(*concept_class, lab->littlestone, most_words, progress_observer(call.err()));
  lab->distribution = make_distribution(*concept_class, "uniform", 0);
  if (call.has("tree")) {
    lab->tree = shattered_tree(soa->engine(), concept_class->everything());
    lab->soa = soa;
    write_tree(lab, call.text("tree"));
  }
  // Theorem 10 bounds the number from above, and a shattered tree gives some: the better of the search and the tree.
  const std::uint64_t most = (std::uint64_t{2} << lab->littlestone) - 1;
  Thresholds thresholds = find_thresholds(*concept_class, 300'000'000, most);
  if (!thresholds.maximum && lab->littlestone <= 16) {
    const MistakeTree tree = call.has("tree") ? lab->tree : shattered_tree(soa->engine(), concept_class->everything());
    const Thresholds from_tree = strict_thresholds(thresholds_from_tree(*concept_class, tree));
    if (from_tree.points.size() > thresholds.points.size()) thresholds = from_tree;
  }
  if (call.json()) {
    Json json = {{"class", concept_class->name()},
                 {"hypotheses", concept_class->size()},
                 {"points", concept_class->points()},
                 {"merged_rows", concept_class->merged_rows()},
                 {"littlestone", lab->littlestone},
                 {"vc", vc.dimension},
                 {"vc_exact", vc.exact},
                 {"thresholds", thresholds.points.size()},
                 {"thresholds_maximum", thresholds.maximum},
                 {"threshold_points", thresholds.points},
                 {"threshold_hypotheses", thresholds.hypotheses}};
    call.print(json);
    return 0;
  }
  call.out() << concept_class->name() << ": " << concept_class->size() << " hypotheses on " << concept_class->points()
             << " points";
  if (concept_class->merged_rows() > 0) call.out() << " (" << concept_class->merged_rows() << " equal rows merged)";
  call.out() << "\nLittlestone dimension " << lab->littlestone << "\nVC dimension          "
             << (vc.exact ? "" : "at least ") << vc.dimension << "\nthresholds            "
             << (thresholds.maximum ? "" : "at least ") << thresholds.points.size() << '\n';
  if (call.has("tree"))
    call.out() << "shattered tree of depth " << lab->littlestone << ": " << call.text("tree") << '\n';
  return 0;
}

}  // namespace

const Subcommand dimension_command = {"dimension", "CLASS [--tree FILE]",
                                      "Littlestone and VC dimension, thresholds, the shattered tree", configure, run};

}  // namespace littlestone::app
