// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/results.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <sstream>
#include <stdexcept>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/concept/families.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t most_bytes = std::size_t{1} << 30;
constexpr const char* results_format = "littlestone-lab sweep";
constexpr const char* journal_format = "littlestone-lab sweep journal";
constexpr int format_version = 1;
constexpr const char* columns[] = {"learner",      "n",         "replicates",  "median_loss", "q10",         "q90",
                                   "success_rate", "mean_loss", "empty_lists", "median_low",  "median_high", "q10_low",
                                   "q10_high",     "q90_low",   "q90_high",    "success_low", "success_high"};

std::uint64_t fnv1a(std::string_view bytes, std::uint64_t hash = 0xcbf29ce484222325ULL) {
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return hash;
}

std::string hex(std::uint64_t value) {
  char digits[17] = {};
  const auto [end, problem] = std::to_chars(digits, digits + 16, value, 16);
  (void)problem;  // 16 digits hold 64 bits
  return {digits, end};
}

std::string fingerprint_of(const ConceptClass& concept_class) {
  std::uint64_t hash = fnv1a("class");
  for (std::size_t h = 0; h < concept_class.size(); ++h) {
    hash = fnv1a(concept_class.row(static_cast<HypothesisIndex>(h)).to_string(), hash);
    hash = fnv1a("\n", hash);
  }
  return hex(hash);
}

// The numbers of the constants, whatever they are called: a scenario file holds them only where they are custom.
Json constants_json(Scenario scenario) {
  const ConstantsKind kind = scenario.constants_kind;
  scenario.constants_kind = ConstantsKind::custom;
  Json constants = scenario_to_json(scenario)["constants"];
  constants["kind"] = to_string(kind);
  return constants;
}

Json theorem_json(const TheoremSizes& sizes) {
  const auto one = [](const LargeCount& count) {
    Json json = {{"log10", count.log10}};
    if (count.exact) json["examples"] = count.exact->str();
    return json;
  };
  Json json = {{"sharp", sizes.sharp ? one(*sizes.sharp) : Json(nullptr)}, {"paper", one(sizes.paper)}};
  if (!sizes.sharp) json["sharp_missing"] = sizes.sharp_missing;
  return json;
}

LargeCount large_from_json(const Json& json) {
  LargeCount count;
  count.log10 = json.at("log10").get<double>();
  if (json.contains("examples")) {
    const auto digits = json["examples"].get<std::string>();
    if (digits.empty() || digits.size() > 400 || digits.find_first_not_of("0123456789") != std::string::npos) {
      throw InputError("theorem", digits, "must be a whole number");
    }
    count.exact = BigInteger(digits);
  }
  return count;
}

// Everything but the rows.
Json parameters_json(const SweepFile& file) {
  Json json = {{"format", results_format},
               {"version", format_version},
               {"program", file.program},
               {"seed", std::to_string(file.scenario.seed)},
               {"scenario", scenario_to_json(file.scenario)},
               {"class_fingerprint", file.fingerprint},
               {"dimension", file.dimension},
               {"constants", constants_json(file.scenario)},
               {"theorem", theorem_json(file.theorem)}};
  if (file.shard.of > 1) json["shard"] = {{"index", file.shard.index}, {"of", file.shard.of}};
  json["intervals"] = {
      {"confidence", 0.95}, {"success_rate", "Clopper-Pearson"}, {"quantiles", "order statistics at binomial ranks"}};
  return json;
}

Json row_json(const SweepCell& cell, double alpha) {
  const CellSummary s = summarize(cell, alpha);
  return {{"learner", to_string(cell.learner)},
          {"n", cell.examples},
          {"replicates", cell.losses.size()},
          {"median_loss", s.median},
          {"q10", s.q10},
          {"q90", s.q90},
          {"success_rate", s.success_rate},
          {"mean_loss", s.mean},
          {"empty_lists", cell.empty_lists},
          {"median_low", s.median_interval.low},
          {"median_high", s.median_interval.high},
          {"q10_low", s.q10_interval.low},
          {"q10_high", s.q10_interval.high},
          {"q90_low", s.q90_interval.low},
          {"q90_high", s.q90_interval.high},
          {"success_low", s.success_interval.low},
          {"success_high", s.success_interval.high}};
}

SweepCell cell_from_json(const Json& json) {
  SweepCell cell;
  const auto name = json.at("learner").get<std::string>();
  const auto learner = learner_of(name);
  if (!learner) throw InputError("learner", name, "must be M, generic or consistent");
  cell.learner = *learner;
  cell.examples = json.at("n").get<std::uint64_t>();
  cell.empty_lists = json.at("empty_lists").get<std::uint64_t>();
  cell.losses = json.at("losses").get<std::vector<double>>();
  for (const double loss : cell.losses) {
    if (!(loss >= 0 && loss <= 1 + 1e-9)) throw InputError("losses", std::to_string(loss), "must be from 0 to 1");
  }
  if (cell.losses.empty() || cell.empty_lists > cell.losses.size()) {
    throw InputError("empty_lists", std::to_string(cell.empty_lists), "must be at most the number of losses, above 0");
  }
  return cell;
}

// Throws InputError or a JSON exception.
SweepFile parameters_from_json(const Json& json) {
  if (json.at("format") != results_format) {
    throw InputError("format", one_line(json.at("format").dump()), "must be a sweep's results");
  }
  if (json.at("version") != format_version) {
    throw InputError("version", one_line(json.at("version").dump()),
                     "this program reads version " + std::to_string(format_version) + "; the file is of another");
  }
  SweepFile file;
  file.program = json.at("program").get<std::string>();
  file.fingerprint = json.at("class_fingerprint").get<std::string>();
  file.dimension = json.at("dimension").get<int>();
  std::vector<Problem> problems;
  file.scenario = scenario_fields_from_json(json.at("scenario"), problems);
  file.scenario.constants = scenario_fields_from_json({{"constants", json.at("constants")}}, problems).constants;
  if (!problems.empty()) throw InputError(problems.front().field, problems.front().value, problems.front().rule);
  const Json& theorem = json.at("theorem");
  file.theorem.paper = large_from_json(theorem.at("paper"));
  if (!theorem.at("sharp").is_null()) file.theorem.sharp = large_from_json(theorem.at("sharp"));
  file.theorem.sharp_missing = theorem.value("sharp_missing", std::string());
  if (json.contains("shard")) {
    file.shard = {json["shard"].at("index").get<std::uint64_t>(), json["shard"].at("of").get<std::uint64_t>()};
    if (file.shard.of == 0 || file.shard.index >= file.shard.of) {
      throw InputError("shard", json["shard"].dump(), "the index must be below the number of shards");
    }
  }
  return file;
}

// The rows must be the scenario's own, in its order: a file with some missing is not a result.
void check_cells(const SweepFile& file) {
  const std::size_t expected = file.scenario.learners.size() * file.scenario.sizes.size();
  if (file.cells.size() != expected) {
    throw InputError("rows", std::to_string(file.cells.size()), "must be " + std::to_string(expected));
  }
  for (std::size_t i = 0; i < expected; ++i) {
    const SweepCell& cell = file.cells[i];
    const std::string where = "rows[" + std::to_string(i) + "]";
    if (cell.learner != file.scenario.learners[i / file.scenario.sizes.size()] ||
        cell.examples != file.scenario.sizes[i % file.scenario.sizes.size()]) {
      throw InputError(where, std::string(to_string(cell.learner)) + " at " + std::to_string(cell.examples),
                       "is not the learner and size that the scenario has there");
    }
    if (cell.losses.size() != file.shard.share(file.scenario.replicates)) {
      throw InputError(where, std::to_string(cell.losses.size()) + " losses",
                       "must be " + std::to_string(file.shard.share(file.scenario.replicates)));
    }
  }
}

// A number of a CSV cell.
Json number_of(const std::string& field, std::string_view text) {
  Json json = Json::parse(text, nullptr, false);
  if (!json.is_number()) throw InputError(field, one_line(text), "must be a number");
  return json;
}

SweepFile file_from_csv(const std::string& text) {
  std::istringstream in(text);
  std::string line;
  std::getline(in, line);
  SweepFile file = parameters_from_json(Json::parse(std::string_view(line).substr(1)));
  std::vector<std::string> names;
  for (std::size_t number = 2; std::getline(in, line); ++number) {
    std::vector<std::string> cells;
    std::istringstream words(line);
    for (std::string word; std::getline(words, word, ',');) cells.push_back(word);
    if (names.empty()) {
      names = cells;
      continue;
    }
    if (cells.size() != names.size()) {
      throw InputError("line " + std::to_string(number), std::to_string(cells.size()) + " columns",
                       "must be the " + std::to_string(names.size()) + " of the header");
    }
    Json row;
    for (std::size_t c = 0; c < cells.size(); ++c) {
      if (names[c] == "learner") {
        row["learner"] = cells[c];
      } else if (names[c] == "losses") {
        std::istringstream losses(cells[c]);
        row["losses"] = Json::array();
        for (std::string loss; losses >> loss;) row["losses"].push_back(number_of("losses", loss));
      } else if (names[c] == "n" || names[c] == "empty_lists") {
        row[names[c]] = number_of(names[c], cells[c]);
      }  // the rest follows from the losses
    }
    file.cells.push_back(cell_from_json(row));
  }
  return file;
}

// All that decides a loss; the rest is about which losses there are.
Json key_of(const SweepFile& file) {
  Scenario scenario = without_words(file.scenario);
  scenario.sizes.clear();
  scenario.learners = {LearnerKind::private_learner};
  scenario.replicates = 1;
  // α and β choose sharp and paper constants, which are compared as numbers, and nothing else.
  scenario.alpha = Rational(1, 2);
  scenario.beta = Rational(1, 2);
  scenario.constants_kind = ConstantsKind::custom;
  return {{"program", file.program}, {"scenario", scenario_to_json(scenario)}, {"class_fingerprint", file.fingerprint}};
}

std::string last_error() { return std::strerror(errno); }

}  // namespace

SweepFile describe_sweep(const Scenario& scenario, const Shard& shard, const std::string& program) {
  const ConceptClass concept_class = make_class(scenario.class_text);
  SweepFile file;
  file.program = program;
  file.fingerprint = fingerprint_of(concept_class);
  file.scenario = scenario;
  file.shard = shard;
  file.dimension = littlestone_dimension(concept_class);
  file.theorem = theorem_sizes(scenario, file.dimension);
  return file;
}

Json sweep_to_json(const SweepFile& file, bool with_losses) {
  Json json = parameters_json(file);
  const double alpha = to_double(file.scenario.alpha);
  json["rows"] = Json::array();
  for (const SweepCell& cell : file.cells) {
    Json row = row_json(cell, alpha);
    if (with_losses) row["losses"] = cell.losses;
    json["rows"].push_back(std::move(row));
  }
  return json;
}

std::string sweep_to_csv(const SweepFile& file) {
  const double alpha = to_double(file.scenario.alpha);
  std::string csv = "# " + parameters_json(file).dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
  for (const char* name : columns) csv += std::string(name) + ',';
  csv += "losses\n";
  for (const SweepCell& cell : file.cells) {
    const Json row = row_json(cell, alpha);
    for (const char* name : columns)
      csv += (row[name].is_string() ? row[name].get<std::string>() : row[name].dump()) + ',';
    for (std::size_t r = 0; r < cell.losses.size(); ++r) csv += (r > 0 ? " " : "") + Json(cell.losses[r]).dump();
    csv += '\n';
  }
  return csv;
}

SweepFile read_sweep_file(const std::string& path) {
  const std::string text = read_text_file("results", path, most_bytes);
  try {
    SweepFile file;
    if (text.starts_with('#')) {
      file = file_from_csv(text);
    } else {
      const Json json = Json::parse(text);
      file = parameters_from_json(json);
      for (const Json& row : json.at("rows")) file.cells.push_back(cell_from_json(row));
    }
    check_cells(file);
    return file;
  } catch (const Json::parse_error& error) {
    throw InputError("results", path, "byte " + std::to_string(error.byte) + ": is not JSON from here on");
  } catch (const Json::exception& error) {
    throw InputError("results", path, std::string("is no results file: ") + one_line(error.what()));
  }
}

void write_sweep_file(const SweepFile& file, const std::string& path) {
  std::string bytes;
  if (path.ends_with(".json")) {
    bytes = sweep_to_json(file).dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
  } else if (path.ends_with(".csv")) {
    bytes = sweep_to_csv(file);
  } else {
    throw InputError("out", path, "must end in .csv or .json");
  }
  write_file("out", path, bytes);
}

bool same_experiment(const SweepFile& a, const SweepFile& b) { return key_of(a) == key_of(b); }

SweepFile merge_sweeps(const std::vector<SweepFile>& shards) {
  if (shards.empty()) throw InputError("shard", "", "is missing: nothing to merge");
  const std::uint64_t of = shards.front().shard.of;
  const auto name = [&](std::uint64_t index) { return std::to_string(index) + "/" + std::to_string(of); };
  std::vector<const SweepFile*> in_order(shards.size(), nullptr);
  SweepFile merged = shards.front();
  merged.shard = {};
  for (const SweepFile& part : shards) {
    const std::string label = std::to_string(part.shard.index) + "/" + std::to_string(part.shard.of);
    SweepFile whole = part;
    whole.shard = {};
    if (part.shard.of != of || parameters_json(whole) != parameters_json(merged)) {
      throw InputError("shard", label, "is of another sweep than " + name(shards.front().shard.index));
    }
    if (part.shard.index >= in_order.size()) continue;  // then one below is missing, and is named
    const SweepFile*& place = in_order[part.shard.index];
    if (place != nullptr) throw InputError("shard", label, "is there twice");
    place = &part;
  }
  for (std::uint64_t index = 0; index < of; ++index) {
    if (index >= in_order.size() || in_order[index] == nullptr) throw InputError("shard", name(index), "is missing");
    check_cells(*in_order[index]);
  }
  for (std::size_t c = 0; c < merged.cells.size(); ++c) {
    SweepCell& cell = merged.cells[c];
    cell.losses.assign(merged.scenario.replicates, 0);
    cell.empty_lists = 0;
    for (const SweepFile* part : in_order) {
      const SweepCell& piece = part->cells[c];
      for (std::size_t r = 0; r < piece.losses.size(); ++r) cell.losses[part->shard.index + r * of] = piece.losses[r];
      cell.empty_lists += piece.empty_lists;
    }
  }
  return merged;
}

// --- the journal ------------------------------------------------------------------------------------------------------

SweepJournal::SweepJournal(const std::string& out, const SweepFile& about)
    : path_(out + ".cells"), descriptor_(::open(path_.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0644)) {
  if (descriptor_ < 0) throw InputError("out", path_, "cannot be written: " + last_error());
  try {
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
      throw InputError("out", path_, "is in use: another process is at this sweep");
    }
    const std::string text = read_text_file("out", path_, most_bytes);
    if (text.empty()) {
      begin(about);
    } else {
      read(text, about);
    }
  } catch (...) {
    ::close(descriptor_);
    throw;
  }
}

SweepJournal::~SweepJournal() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

void SweepJournal::begin(const SweepFile& about) {
  Json head = key_of(about);
  head["format"] = journal_format;
  head["version"] = format_version;
  head["shard"] = {{"index", about.shard.index}, {"of", about.shard.of}};
  head["replicates"] = about.scenario.replicates;
  write_line(head.dump(-1, ' ', false, Json::error_handler_t::replace));
}

void SweepJournal::read(const std::string& text, const SweepFile& about) {
  const std::uint64_t replicates = about.shard.share(about.scenario.replicates);
  std::size_t number = 0;
  for (std::size_t from = 0; from < text.size();) {
    ++number;
    const std::size_t end = text.find('\n', from);
    const std::string_view line(text.data() + from, std::min(end, text.size()) - from);
    from = end == std::string::npos ? text.size() : end + 1;
    const auto damaged = [&](const std::string& why) {
      problems_.push_back(path_ + ": line " + std::to_string(number) + ": " + why);
    };
    // A line is its JSON, a space and the checksum of the JSON.
    const std::size_t space = line.rfind(' ');
    if (end == std::string::npos) {
      damaged("was cut off");
    } else if (space == std::string_view::npos || line.substr(space + 1) != hex(fnv1a(line.substr(0, space)))) {
      damaged("does not have the checksum it was written with");
    } else if (number == 1) {
      const Json head = Json::parse(line.substr(0, space));  // it is what was written
      const Json shard = {{"index", about.shard.index}, {"of", about.shard.of}};
      Json key = key_of(about);
      for (const auto& [name, value] : key.items()) {
        if (!head.contains(name) || head[name] != value) {
          throw InputError("out", path_, "holds cells of another scenario; choose another name or remove it");
        }
      }
      if (head["shard"] != shard || head["replicates"] != about.scenario.replicates) {
        throw InputError("out", path_,
                         "holds cells of another shard or number of replicates; choose another name or remove it");
      }
    } else {
      const SweepCell cell = cell_from_json(Json::parse(line.substr(0, space)));
      if (cell.losses.size() == replicates) known_.push_back(cell);
    }
    if (number == 1 && !problems_.empty()) break;  // nothing below can be told apart from another sweep's
  }
  if (problems_.empty()) return;

  damaged_copy_ = path_ + ".damaged";
  for (int i = 2; std::filesystem::exists(damaged_copy_); ++i) damaged_copy_ = path_ + ".damaged-" + std::to_string(i);
  if (::rename(path_.c_str(), damaged_copy_.c_str()) != 0) {
    throw InputError("out", path_, "is damaged and cannot be put aside: " + last_error());
  }
  ::close(descriptor_);
  descriptor_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0644);
  if (descriptor_ < 0 || ::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
    throw InputError("out", path_, "cannot be written: " + last_error());
  }
  begin(about);
  for (const SweepCell& cell : known_) append(cell);
}

void SweepJournal::append(const SweepCell& cell) {
  write_line(Json({{"learner", to_string(cell.learner)},
                   {"n", cell.examples},
                   {"empty_lists", cell.empty_lists},
                   {"losses", cell.losses}})
                 .dump());
}

void SweepJournal::write_line(const std::string& line) {
  if (!write_all(descriptor_, line + ' ' + hex(fnv1a(line)) + '\n') || ::fdatasync(descriptor_) != 0) {
    throw std::runtime_error(path_ + ": cannot be written: " + last_error());
  }
}

void SweepJournal::remove() { ::unlink(path_.c_str()); }

}  // namespace littlestone
