// SPDX-License-Identifier: GPL-3.0-or-later
// dimension: Littlestone and VC dimension, thresholds, and the shattered tree in a file.
#include <algorithm>
#include <ostream>

#include "app/cli/counted.hpp"
#include "app/cli/drawing.hpp"
#include "app/cli/shared_options.hpp"
#include "app/cli/shipped.hpp"
#include "app/cli/table_words.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/concept/context_file.hpp"
#include "core/concept/families.hpp"
#include "core/concept/implicit_class.hpp"
#include "core/online/thresholds.hpp"
#include "core/study/deep_tree/deep_tree_run.hpp"

namespace littlestone::cli {
namespace {

void configure_dimension(Options& options) {
  add_output(options, "tree", "Write the shattered tree; .svg, .png, .pdf, .json or .dot by the ending.", "file");
  add_output(
      options, "write",
      "Write the class; .cxt (a formal context) or .csv by the ending. Names are written as they are: a spreadsheet "
      "takes one that begins with =, +, - or @ for a formula.",
      "file");
  add_option(options, "walk",
             "Tell how Theorem 10 finds thresholds in the shattered tree; ROW, 0-based or a name, colours it first.",
             "ROW");
  add_seconds_option(options);
  add_option(options, "nodes", "Search at most about this many version spaces for the Littlestone dimension.", "n");
  add_option(options, "threads", "Threads of that search, 1 to 256 (default: as many as the machine has).", "T");
}

Json tree_json(const ConceptClass& concept_class, const MistakeTree& tree, std::size_t at) {
  const MistakeTree::Node& node = tree.nodes[at];
  if (node.leaf()) {
    return {{"witness", concept_class.given_row(node.witness)},
            {"name", concept_class.hypothesis_name(node.witness)},
            {"labels", concept_class.row(node.witness).to_string()}};
  }
  return {{"point", node.point},
          {"name", concept_class.point_name(node.point)},
          {"minus", tree_json(concept_class, tree, static_cast<std::size_t>(node.minus))},
          {"plus", tree_json(concept_class, tree, static_cast<std::size_t>(node.plus))}};
}

// A text of the language DOT. A name has no line end.
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

// Before the search, which may be long.
void check_tree_path(const Call& call) {
  const std::string path = call.text("tree");
  const std::string ending = ending_of(path);
  if (ending == "svg" || ending == "png" || ending == "pdf") (void)call.drawing("tree");
  for (const char* known : {"svg", "png", "pdf", "json", "dot"}) {
    if (ending == known) return expect_file_or_none("tree", path);
  }
  throw InputError("tree", path, rules::tree_ending());
}

// Before the class is made, which may be long.
void check_class_path(const Call& call) {
  const std::string path = call.text("write");
  const std::string ending = ending_of(path);
  if (ending != "cxt" && ending != "csv") throw InputError("write", path, rules::class_ending());
  expect_file_or_none("write", path);
}

void write_class(const Call& call, const ConceptClass& concept_class) {
  const std::string path = call.text("write");
  write_file("write", path, ending_of(path) == "cxt" ? context_text(concept_class) : table_text(concept_class));
}

void write_tree(const Call& call, const std::shared_ptr<const ConceptClass>& concept_class, const MistakeTree& tree) {
  const std::string path = call.text("tree");
  const std::string ending = ending_of(path);
  if (ending == "json") {
    const Json json = {
        {"class", concept_class->name()}, {"depth", tree.depth}, {"root", tree_json(*concept_class, tree, 0)}};
    write_file("tree", path, json_text(json, 2) + "\n");
  } else if (ending == "dot") {
    write_file("tree", path, tree_dot(*concept_class, tree));
  } else {
    call.drawing("tree").write_tree(concept_class, tree, path);
  }
}

// A class too large for a table, from its closed forms.
int print_implicit(const Call& call, const ImplicitClass& implicit) {
  if (call.json()) {
    Json json = {{"class", implicit.name()},
                 {"form", "implicit"},
                 {"points", implicit.points()},
                 {"littlestone", implicit.littlestone()},
                 {"vc", implicit.vc()},
                 {"thresholds", implicit.thresholds()},
                 {"thresholds_maximum", true},
                 {"thresholds_upper", implicit.thresholds()},
                 {"finished", {{"littlestone", true}, {"vc", true}, {"thresholds", true}}},
                 {"ended", "completed"}};
    if (implicit.hypotheses() <= UINT64_MAX) {
      json["hypotheses"] = static_cast<std::uint64_t>(implicit.hypotheses());
    } else {
      json["hypotheses"] = implicit.hypotheses().str();
    }
    call.print(json);
    return 0;
  }
  call.out() << implicit.name() << ": " << hypotheses(implicit.hypotheses().str()) << " on "
             << points(implicit.points()) << " (in closed form)\nLittlestone dimension " << implicit.littlestone()
             << "\nVC dimension          " << implicit.vc() << "\nthresholds            " << implicit.thresholds()
             << '\n';
  return 0;
}

DimensionOptions budget_of(const Call& call) {
  DimensionOptions options;
  options.seconds = read_seconds(call);
  if (call.has("nodes")) {
    options.nodes = call.whole("nodes");
    if (options.nodes == 0) throw InputError("nodes", call.text("nodes"), rules::above_0());
  }
  if (call.has("threads")) {
    const std::uint64_t threads = call.whole("threads");
    if (threads < 1 || threads > 256) throw InputError("threads", call.text("threads"), rules::between(1, 256));
    options.threads = static_cast<unsigned>(threads);
  }
  options.validate();
  return options;
}

// What is known of a class at the end, however it ended.
struct Findings {
  DimensionResult littlestone;
  VcResult vc;
  Thresholds thresholds;
  MistakeTree tree;
  bool tree_grown = false;
  bool stopped = false;
};

// No class has more thresholds than this: Theorem 10, and each needs a hypothesis and a point of its own.
std::uint64_t most_thresholds(const ConceptClass& concept_class, const DimensionResult& littlestone) {
  return std::min<std::uint64_t>(
      {(std::uint64_t{2} << littlestone.upper) - 1, concept_class.size(), concept_class.points()});
}

// Theorem 10 bounds the number of thresholds from above, and a shattered tree gives some: the better of search and
// tree.
void look_for_thresholds(LittlestoneEngine& engine, const Observer& observer, Findings& found) {
  const ConceptClass& concept_class = engine.concept_class();
  constexpr std::uint64_t most_steps = 300'000'000;  // about a second
  const std::uint64_t most = most_thresholds(concept_class, found.littlestone);
  found.thresholds = find_thresholds(concept_class, most_steps, most, observer);
  if (found.thresholds.maximum || found.littlestone.upper > 16 || !found.littlestone.exact()) return;
  if (!found.tree_grown) found.tree = shattered_tree(engine, concept_class.everything());
  found.tree_grown = true;
  const Thresholds from_tree = strict_thresholds(thresholds_from_tree(concept_class, found.tree));
  if (from_tree.points.size() > found.thresholds.points.size()) found.thresholds = from_tree;
}

Findings find_all(const Call& call, const ConceptClass& concept_class, const DimensionOptions& options) {
  Findings found;
  const Observer observer = [&found, tell = progress_observer(call.err())](const Progress& progress) {
    found.stopped = found.stopped || tell(progress) == Answer::stop;
    return found.stopped ? Answer::stop : Answer::go_on;
  };
  LittlestoneEngine engine(concept_class);
  engine.set_observer(observer);
  found.littlestone = engine.bound(options);
  constexpr std::uint64_t most_words = 1'000'000'000;  // some three seconds
  found.vc = bound_vc_dimension(concept_class, found.littlestone.upper, most_words, within(observer, options.seconds));
  try {
    if ((call.has("tree") || call.has("walk")) && found.littlestone.exact()) {
      found.tree = shattered_tree(engine, concept_class.everything());
      found.tree_grown = true;
    }
    look_for_thresholds(engine, within(observer, options.seconds), found);
  } catch (const Stopped&) {
    // by the user or by the time limit: what was found until then is reported
  }
  return found;
}

// "completed" only where every question is answered; the fields under "finished" say which are.
std::string ended_of(const Findings& found) {
  if (found.stopped) return "stopped";
  if (found.littlestone.ended != DimensionEnded::completed) return std::string(to_string(found.littlestone.ended));
  return found.vc.exact && found.thresholds.maximum ? "completed" : "unfinished";
}

std::uint64_t upper_thresholds(const ConceptClass& concept_class, const Findings& found) {
  return found.thresholds.maximum ? found.thresholds.points.size() : most_thresholds(concept_class, found.littlestone);
}

// Rows by their numbers in the file.
std::vector<std::size_t> given_rows(const ConceptClass& concept_class, const std::vector<HypothesisIndex>& rows) {
  std::vector<std::size_t> given;
  given.reserve(rows.size());
  for (const HypothesisIndex h : rows) given.push_back(concept_class.given_row(h));
  return given;
}

void print_json(const Call& call, const ConceptClass& concept_class, const std::optional<TableFrame>& frame,
                const Findings& found, const std::optional<TreeWalk>& walk) {
  const DimensionResult& littlestone = found.littlestone;
  Json json = {
      {"class", concept_class.name()},
      {"hypotheses", concept_class.size()},
      {"points", concept_class.points()},
      {"merged_rows", concept_class.merged_rows()},
      {"merged", merged_names(concept_class)},
      {"littlestone", littlestone.exact() ? Json(littlestone.lower) : Json()},
      {"littlestone_lower", littlestone.lower},
      {"littlestone_upper", littlestone.upper},
      {"vc", found.vc.dimension},
      {"vc_exact", found.vc.exact},
      {"thresholds", found.thresholds.points.size()},
      {"thresholds_maximum", found.thresholds.maximum},
      {"thresholds_upper", upper_thresholds(concept_class, found)},
      {"threshold_points", found.thresholds.points},
      {"threshold_hypotheses", given_rows(concept_class, found.thresholds.hypotheses)},
      {"finished",
       {{"littlestone", littlestone.exact()}, {"vc", found.vc.exact}, {"thresholds", found.thresholds.maximum}}},
      {"ended", ended_of(found)},
      {"nodes", littlestone.nodes},
      {"bytes", littlestone.bytes}};
  if (walk) json["walk"] = walk_to_json(concept_class, found.tree, *walk);
  if (frame) json["frame"] = frame_to_json(*frame);
  call.print(json);
}

void print_text(const Call& call, const ConceptClass& concept_class, const std::optional<TableFrame>& frame,
                const Findings& found) {
  const DimensionResult& littlestone = found.littlestone;
  call.out() << harmless(concept_class.name()) << ": " << hypotheses(concept_class.size()) << " on "
             << points(concept_class.points());
  if (concept_class.merged_rows() > 0) call.out() << " (" << concept_class.merged_rows() << " equal rows merged)";
  call.out() << '\n';
  if (frame) print_frame(call, *frame);
  print_merged(call, concept_class);
  call.out() << "Littlestone dimension ";
  if (littlestone.exact()) {
    call.out() << littlestone.lower;
  } else {
    call.out() << "from " << littlestone.lower << " to " << littlestone.upper << " (" << to_string(littlestone.ended)
               << ')';
  }
  call.out() << "\nVC dimension          " << (found.vc.exact ? "" : "at least ") << found.vc.dimension
             << "\nthresholds            " << (found.thresholds.maximum ? "" : "at least ")
             << found.thresholds.points.size();
  if (!found.thresholds.maximum) call.out() << ", at most " << upper_thresholds(concept_class, found);
  call.out() << '\n';
}

// The row that --walk names, before anything is searched.
std::optional<HypothesisIndex> walked_row(const Call& call, const ConceptClass& concept_class) {
  if (!call.has("walk")) return std::nullopt;
  return concept_class.row_of_given(read_row("walk", call.text("walk"), concept_class));
}

void print_walk(const Call& call, const ConceptClass& concept_class, const MistakeTree& tree, const TreeWalk& walk) {
  std::ostream& out = call.out();
  out << "walk down a shattered tree of " << counted(tree.depth, "level", "levels") << ", which promises "
      << counted(promised_thresholds(tree.depth), "threshold", "thresholds") << " in order:\n";
  for (const TreeHalving& halving : walk.halvings) {
    const bool plus = halving.label == Label::plus;
    out << "  " << concept_class.hypothesis_name(halving.row) << " colours "
        << counted(halving.here.tree.depth, "level", "levels") << ": + holds " << halving.plus << ", - holds "
        << halving.minus << "; point " << concept_class.point_name(halving.point) << ", on to its "
        << (plus ? '-' : '+') << " side\n";
  }
  out << "  " << concept_class.hypothesis_name(walk.last) << " is the leaf\nin order: points";
  for (const PointIndex x : walk.chain.points) out << ' ' << concept_class.point_name(x);
  out << "; rows";
  for (const HypothesisIndex h : walk.chain.hypotheses) out << ' ' << concept_class.hypothesis_name(h);
  out << '\n';
}

int run_dimension_command(const Call& call) {
  const std::string text = call.positional(0, "class");
  call.expect_positionals(1);
  const DimensionOptions options = budget_of(call);
  if (call.has("tree")) check_tree_path(call);
  if (call.has("write")) check_class_path(call);
  std::shared_ptr<ConceptClass> concept_class;
  std::optional<TableFrame> frame;
  try {
    MadeClass made = make_class_told(text);
    concept_class = std::make_shared<ConceptClass>(std::move(made.concept_class));
    frame = std::move(made.frame);
  } catch (const InputError&) {
    if (!has_implicit_form(text) || call.has("tree") || call.has("walk") || call.has("write")) throw;
    return print_implicit(call, make_implicit_class(text));
  }
  if (call.has("write")) write_class(call, *concept_class);
  const std::optional<HypothesisIndex> row = walked_row(call, *concept_class);
  const Findings found = find_all(call, *concept_class, options);
  std::optional<TreeWalk> walk;
  if (row && found.tree_grown) walk = walk_tree(*concept_class, found.tree, row);
  if (call.has("tree") && found.tree_grown) write_tree(call, concept_class, found.tree);
  if (call.json()) {
    print_json(call, *concept_class, frame, found, walk);
  } else {
    print_text(call, *concept_class, frame, found);
    if (walk) print_walk(call, *concept_class, found.tree, *walk);
  }
  if ((call.has("tree") || call.has("walk")) && !found.tree_grown) {
    call.err() << (call.has("tree") ? "the tree is not written: " : "the tree is not walked: ")
               << (found.littlestone.exact() ? "it was not finished" : "the dimension is not known") << '\n';
    return exit_stopped;
  }
  if (call.has("tree") && !call.json()) {
    call.out() << "shattered tree of depth " << found.littlestone.lower << ": " << harmless(call.text("tree")) << '\n';
  }
  if (call.has("write") && !call.json()) call.out() << "class: " << harmless(call.text("write")) << '\n';
  if (found.stopped && !call.json()) call.err() << "stopped; what was known by then is told\n";
  return found.stopped ? exit_stopped : exit_done;
}

}  // namespace

extern const Subcommand dimension_command = {"dimension",
                                             "CLASS [--tree FILE] [--write FILE] [--walk ROW] [--seconds S]",
                                             "Littlestone and VC dimension, thresholds, the shattered tree",
                                             configure_dimension,
                                             run_dimension_command,
                                             Names::input};

}  // namespace littlestone::cli
