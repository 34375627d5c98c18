// SPDX-License-Identifier: GPL-3.0-or-later
// complex: all realizable worlds of a class, the list number L that caps the stability of every learner, and paintings.
#include <algorithm>
#include <array>
#include <ostream>

#include "app/cli/shared_options.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/study/complex/complex_study.hpp"

namespace littlestone::cli {
namespace {

constexpr std::array painting_options = {"mesh", "alpha", "colours", "seconds", "certificate"};

void configure_complex(Options& options) {
  add_option(
      options, "mesh",
      "A painting: an answer for each realizable distribution whose masses are multiples of 1/s, 1 to 40; on up to 4 "
      "points.",
      "s");
  add_option(options, "alpha",
             "Of a painting: the loss that an answer may have on the simplices around its distribution, below 1/2.",
             "number", "2/5");
  add_option(options, "colours", "Of a painting: how many answers may meet in a simplex, 1 to 16.", "L", "2");
  add_seconds_option(options);
  add_output(options, "certificate", "Write the painting as a record that --verify reads.");
  add_input(
      options, "verify",
      "Check a painting, a tree or a learner in exact rationals, and nothing else: a file, the name of a shipped one, "
      "or all: every shipped one.");
}

std::string check_text(const ComplexCheck& found) {
  const std::string of = " on " + harmless(found.class_text);
  const std::string rho = "rho_" + std::to_string(found.examples) + "(" + to_string(found.alpha) + ")";
  if (found.kind == "painting") {
    return "a painting" + of + " with at most " + to_string(found.value) +
           " answers on a simplex, each of loss at most " + to_string(found.alpha) + " around its distribution";
  }
  return rho + (found.kind == "tree" ? " <= " : " >= ") + to_string(found.value) + of;
}

int verify_complex(const Call& call) {
  call.expect_positionals(0);
  for (const char* option : painting_options) {
    if (call.has(option)) throw InputError(option, call.text(option), rules::certificate_alone());
  }
  const std::string word = call.text("verify");
  std::vector<std::pair<std::string, ComplexCertificate>> certificates;
  for (const ShippedFile& file : shipped_complex_files()) {
    if (word != "all" && word != file.name) continue;
    certificates.emplace_back(file.name, parse_complex_certificate(file.text));
  }
  if (certificates.empty()) {
    certificates.emplace_back(word, read_certificate("verify", word, [](const std::string& text) {
                                return parse_complex_certificate(text);
                              }));
  }
  const Observer observer = progress_observer(call.err());
  Json all = Json::array();
  for (const auto& [name, certificate] : certificates) {
    const ComplexCheck found = check(certificate, observer);
    if (!call.json()) call.out() << harmless(name) << " holds: " << check_text(found) << '\n';
    Json one = {{"name", name}};
    one.update(complex_check_to_json(found));
    all.push_back(std::move(one));
  }
  if (call.json()) call.print(word == "all" ? Json{{"holds", true}, {"certificates", std::move(all)}} : all.front());
  return exit_done;
}

void print_painting(std::ostream& out, const ConceptClass& concept_class, const PaintingStudy& study) {
  const PaintingSearch& search = study.search;
  out << harmless(concept_class.name()) << ", mesh " << study.problem.mesh << ": " << study.mesh.worlds.size()
      << " distributions, " << study.mesh.simplices.size() << " simplices\n";
  const std::string asked = "at most " + std::to_string(study.problem.colours) +
                            " answers on a simplex, each of loss at most " + to_string(study.problem.alpha) +
                            " around its distribution";
  if (!search.answers) {
    out << (search.ended == Ended::completed ? "there is no painting with "
                                             : "stopped before a painting was found with ")
        << asked << ": " << search.nodes << " partial paintings were tried\n";
    return;
  }
  const PaintingFacts facts = painting_facts(study.mesh, *search.answers);
  out << "a painting with " << asked << "; worst loss " << to_string(facts.worst_loss) << ", " << search.nodes
      << " partial paintings were tried\n";
  for (std::size_t i = 0; i < study.mesh.worlds.size(); ++i) {
    const MeshWorld& world = study.mesh.worlds[i];
    out << "  " << labels_text((*search.answers)[i], study.mesh.points) << "  at";
    for (std::size_t x = 0; x < world.mass.size(); ++x) {
      if (world.mass[x] == 0) continue;
      out << ' ' << concept_class.point_name(static_cast<PointIndex>(x)) << (((world.plus >> x) & 1U) != 0 ? '+' : '-')
          << ':' << world.mass[x];
    }
    out << '\n';
  }
}

int run_painting_call(const Call& call, const std::string& class_text, const ConceptClass& concept_class) {
  PaintingProblem problem;
  problem.mesh = call.whole("mesh");
  problem.alpha = parse_rational("alpha", call.text("alpha"));
  problem.colours = call.whole("colours");
  bool over = false;
  const PaintingStudy study =
      run_painting(concept_class, problem, within(progress_observer(call.err()), read_seconds(call), &over));
  if (call.has("certificate")) {
    if (!study.search.answers) throw InputError("certificate", call.text("certificate"), rules::nothing_painted());
    write_file(
        "certificate", call.text("certificate"),
        certificate_text(painting_record(concept_class, class_text, study.mesh, problem, *study.search.answers)));
  }
  const bool stopped = study.search.ended == Ended::stopped;
  if (call.json()) {
    Json json = painting_to_json(concept_class, study);
    if (over && stopped) json["ended"] = "seconds spent";
    call.print(json);
  } else {
    print_painting(call.out(), concept_class, study);
  }
  return stopped && !over ? exit_stopped : exit_done;
}

void print_complex(std::ostream& out, const ConceptClass& concept_class, const ComplexStudy& study) {
  const ListNumber& number = study.number;
  constexpr std::size_t most_named = 16;  // of a component
  const std::size_t components = study.complex.components().size();
  out << harmless(concept_class.name()) << ": facets " << concept_class.size() << ", components " << components << '\n';
  for (const std::vector<HypothesisIndex>& component : study.complex.components()) {
    out << " ";
    for (std::size_t i = 0; i < std::min(most_named, component.size()); ++i) {
      out << ' ' << concept_class.hypothesis_name(component[i]);
    }
    if (component.size() > most_named) out << " and " << component.size() - most_named << " more";
    out << '\n';
  }
  if (number.exact()) {
    out << "list replicability number L = " << number.lower;
  } else {
    out << "list replicability number L from " << number.lower << " to " << number.upper;
  }
  out << "\n  " << reason(number, concept_class) << '\n';
  if (!study.exact()) out << "  some shattered sets are too large to be decided\n";
  out << "shattered sets whose sphere bounds:";
  bool any = false;
  for (const ShatteredSphere& sphere : study.spheres) {
    if (sphere.bounding != Bounding::yes) continue;
    any = true;
    out << " {";
    const char* between = "";
    for (PointIndex x = 0; x < concept_class.points(); ++x) {
      if (((sphere.points >> x) & 1U) == 0) continue;
      out << between << concept_class.point_name(x);
      between = ", ";
    }
    out << '}';
  }
  out << (any ? "\n" : " none\n");
  const std::string zero = one_over(study.complex.most_at_a_vertex());
  const std::string limit = one_over(number.lower);
  out << "stability of the best learner with n examples, any n >= 1: " << zero << " at alpha 0, "
      << (zero == limit ? "and " + zero + " at every alpha below 1/2"
                        : "from " + zero + " to " + limit + " at alpha below 1/2")
      << '\n';
}

int run_complex_command(const Call& call) {
  if (call.has("verify")) return verify_complex(call);
  const std::string text = call.positional(0, "class");
  call.expect_positionals(1);
  for (const char* option : painting_options) {
    if (call.has(option) && !call.has("mesh")) throw InputError("mesh", "", rules::is_missing());
  }
  const ConceptClass concept_class = make_class(text);
  if (call.has("mesh")) return run_painting_call(call, text, concept_class);
  const ComplexStudy study = run_complex(concept_class, progress_observer(call.err()));
  if (call.json()) {
    call.print(complex_to_json(concept_class, study));
  } else {
    print_complex(call.out(), concept_class, study);
  }
  return exit_done;
}

}  // namespace

extern const Subcommand complex_command = {"complex",
                                           "CLASS [--mesh s --alpha A --colours L --certificate FILE] | --verify FILE",
                                           "how stable any learner can be: the list number L, paintings, certificates",
                                           configure_complex, run_complex_command};

}  // namespace littlestone::cli
