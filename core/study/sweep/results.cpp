// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/sweep/results.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstring>
#include <sstream>
#include <stdexcept>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/base/text.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t most_bytes = std::size_t{1} << 30;
constexpr const char* results_format = "littlestone-lab sweep";
constexpr const char* journal_format = "littlestone-lab sweep journal";
constexpr int format_version = 1;
constexpr std::string_view checksum_line = "# checksum ";  // the last line of a CSV file, over all bytes before it
constexpr const char* checksum_key = "checksum";           // in JSON, over the compact text of all other members
constexpr const char* columns[] = {"learner",      "n",         "replicates",  "median_loss", "q10",         "q90",
                                   "success_rate", "mean_loss", "empty_lists", "median_low",  "median_high", "q10_low",
                                   "q10_high",     "q90_low",   "q90_high",    "success_low", "success_high"};

std::string checksum_of(std::string_view bytes) { return "fnv1a64:" + hex(fnv1a(bytes)); }

void expect_checksum(const std::string& told, const std::string& found) {
  if (told != found) throw InputError("checksum", told, rules::checksum());
}

// Whether a file of this program ("littlestone-lab 0.2.0") must have a checksum: all versions but those before 0.2 write
// one, and a name that is not the program's is no reason to have none.
bool writes_checksum(std::string_view program) {
  constexpr std::string_view own = "littlestone-lab ";
  if (!program.starts_with(own)) return true;
  const std::string_view version = program.substr(own.size());
  const char* const end = version.data() + version.size();
  unsigned major = 0;
  unsigned minor = 0;
  const auto dot = std::from_chars(version.data(), end, major);
  if (dot.ec != std::errc() || dot.ptr == end || *dot.ptr != '.') return true;
  if (std::from_chars(dot.ptr + 1, end, minor).ec != std::errc()) return true;
  return major > 0 || minor >= 2;
}

// Throws where a file that ends without a checksum had one: it was cut, or changed by hand.
void expect_none_lost(const SweepFile& file) {
  if (writes_checksum(file.program)) throw InputError("checksum", "", rules::is_missing());
}

// A whole number as it was written: no fraction, no sign, and not beyond `most`.
std::uint64_t whole_of(const Json& object, const char* name, std::uint64_t most = ~std::uint64_t{0}) {
  const Json& value = object.at(name);
  if (!value.is_number_unsigned() || value.get<std::uint64_t>() > most) {
    throw InputError(name, value.dump(), rules::whole_between(0, most));
  }
  return value.get<std::uint64_t>();
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
  const auto count_json = [](const LargeCount& count) {
    Json json = {{"log10", count.log10}};
    if (count.exact) json["examples"] = count.exact->str();
    return json;
  };
  Json json = {{"sharp", sizes.sharp ? count_json(*sizes.sharp) : Json(nullptr)}, {"paper", count_json(sizes.paper)}};
  if (!sizes.sharp) json["sharp_missing"] = sizes.sharp_missing;
  if (sizes.lean) json["lean"] = count_json(*sizes.lean);
  if (sizes.chain) json["chain"] = count_json(*sizes.chain);
  if (sizes.agnostic) json["agnostic"] = count_json(*sizes.agnostic);
  return json;
}

LargeCount large_from_json(const Json& json) {
  LargeCount count;
  count.log10 = json.at("log10").get<double>();
  if (json.contains("examples")) {
    const auto digits = json["examples"].get<std::string>();
    if (digits.empty() || digits.size() > 400 || digits.find_first_not_of("0123456789") != std::string::npos) {
      throw InputError("theorem", digits, rules::whole());
    }
    count.exact = decimal_integer(digits);
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
  if (!learner) throw InputError("learner", name, rules::learner());
  cell.learner = *learner;
  cell.examples = whole_of(json, "n");
  cell.empty_lists = whole_of(json, "empty_lists");
  cell.losses = json.at("losses").get<std::vector<double>>();
  for (const double loss : cell.losses) {
    if (!(loss >= 0 && loss <= 1 + 1e-9)) throw InputError("losses", std::to_string(loss), rules::between(0, 1));
  }
  if (cell.losses.empty() || cell.empty_lists > cell.losses.size()) {
    throw InputError("empty_lists", std::to_string(cell.empty_lists), rules::at_most_losses());
  }
  return cell;
}

// What a row says beside its losses follows from them, up to the rounding of another program version.
void check_summary(const Json& row, const SweepCell& cell, double alpha) {
  const Json expected = row_json(cell, alpha);
  for (const auto& [name, value] : expected.items()) {
    const auto told = row.find(name);
    if (told == row.end()) continue;
    constexpr double rounding = 1e-9;
    const bool same = value.is_number_float() && told->is_number()
                          ? std::abs(told->get<double>() - value.get<double>()) <= rounding
                          : *told == value;
    if (!same) throw InputError(name, told->dump(), rules::not_what_losses_give(value.dump()));
  }
}

// Throws InputError or a JSON exception.
SweepFile parameters_from_json(const Json& json) {
  if (json.at("format") != results_format) {
    throw InputError("format", one_line(json.at("format").dump()), rules::results_format());
  }
  if (json.at("version") != format_version) {
    throw InputError("version", one_line(json.at("version").dump()), rules::other_version(format_version));
  }
  SweepFile file;
  const auto name = [&](const char* key) {
    return std::string(expect_name(key, json.at(key).get_ref<const std::string&>()));
  };
  file.program = name("program");
  file.fingerprint = name("class_fingerprint");
  constexpr std::uint64_t most_dimension = 64;  // a class has fewer than 2^64 hypotheses
  file.dimension = static_cast<int>(whole_of(json, "dimension", most_dimension));
  std::vector<InputError> problems;
  file.scenario = scenario_fields_from_json(json.at("scenario"), problems);
  file.scenario.constants = scenario_fields_from_json({{"constants", json.at("constants")}}, problems).constants;
  if (!problems.empty()) throw InputError(problems.front());
  const Json& theorem = json.at("theorem");
  file.theorem.paper = large_from_json(theorem.at("paper"));
  if (!theorem.at("sharp").is_null()) file.theorem.sharp = large_from_json(theorem.at("sharp"));
  file.theorem.sharp_missing = expect_name("sharp_missing", theorem.value("sharp_missing", std::string()));
  if (theorem.contains("lean")) file.theorem.lean = large_from_json(theorem["lean"]);
  if (theorem.contains("chain")) file.theorem.chain = large_from_json(theorem["chain"]);
  if (theorem.contains("agnostic")) file.theorem.agnostic = large_from_json(theorem["agnostic"]);
  if (json.contains("shard")) {
    file.shard = {whole_of(json["shard"], "index"), whole_of(json["shard"], "of")};
    if (file.shard.of == 0 || file.shard.index >= file.shard.of) {
      throw InputError("shard", json["shard"].dump(), rules::shard_of_json());
    }
  }
  return file;
}

// The rows must be the scenario's own, in its order: a file with some missing is not a result.
void check_cells(const SweepFile& file) {
  const std::size_t expected = file.scenario.learners.size() * file.scenario.sizes.size();
  if (file.cells.size() != expected) {
    throw InputError("rows", std::to_string(file.cells.size()), rules::equal_to(expected));
  }
  for (std::size_t i = 0; i < expected; ++i) {
    const SweepCell& cell = file.cells[i];
    const std::string where = "rows[" + std::to_string(i) + "]";
    if (cell.learner != file.scenario.learners[i / file.scenario.sizes.size()] ||
        cell.examples != file.scenario.sizes[i % file.scenario.sizes.size()]) {
      throw InputError(where, rules::value_cell(to_string(cell.learner), cell.examples), rules::learner_and_size());
    }
    if (cell.losses.size() != file.shard.share(file.scenario.replicates)) {
      throw InputError(where, rules::value_losses(cell.losses.size()),
                       rules::equal_to(file.shard.share(file.scenario.replicates)));
    }
  }
}

std::string compact_text(const Json& json) { return json_text(json); }

// A number of a CSV cell.
Json number_of(const std::string& field, std::string_view text) {
  Json json = Json::parse(text, nullptr, false);
  if (!json.is_number()) throw InputError(field, one_line(text), rules::number());
  return json;
}

SweepFile file_from_csv(const std::string& text) {
  ViewStream in(text);
  std::string line;
  std::getline(in, line);
  SweepFile file = parameters_from_json(parse_json("results", std::string_view(line).substr(1)));
  const double alpha = to_double(file.scenario.alpha);
  std::vector<std::string> names;
  bool ended = false;  // by the checksum
  for (std::size_t number = 2, begin = line.size() + 1; std::getline(in, line); begin += line.size() + 1, ++number) {
    if (ended || (line.starts_with('#') && !line.starts_with(checksum_line))) {
      throw InputError("line " + std::to_string(number), line, rules::no_row());
    }
    if (line.starts_with('#')) {
      expect_checksum(line.substr(checksum_line.size()), checksum_of(std::string_view(text).substr(0, begin)));
      ended = true;
      continue;
    }
    std::vector<std::string> cells;
    std::istringstream words(line);
    for (std::string word; std::getline(words, word, ',');) cells.push_back(word);
    if (names.empty()) {
      names = cells;
      continue;
    }
    if (cells.size() != names.size()) {
      throw InputError("line " + std::to_string(number), rules::value_columns(cells.size()),
                       rules::header_columns(names.size()));
    }
    Json row = Json::object();
    for (std::size_t c = 0; c < cells.size(); ++c) {
      if (names[c] == "learner") {
        row["learner"] = cells[c];
      } else if (names[c] == "losses") {
        std::istringstream losses(cells[c]);
        row["losses"] = Json::array();
        for (std::string loss; losses >> loss;) row["losses"].push_back(number_of("losses", loss));
      } else {
        row[names[c]] = number_of(names[c], cells[c]);
      }
    }
    file.cells.push_back(cell_from_json(row));
    check_summary(row, file.cells.back(), alpha);
  }
  if (!ended) expect_none_lost(file);
  return file;
}

SweepFile file_from_json(Json json) {
  SweepFile file = parameters_from_json(json);
  const auto told = json.find(checksum_key);
  if (told == json.end()) {
    expect_none_lost(file);
  } else {
    const auto checksum = told->get<std::string>();
    json.erase(told);
    expect_checksum(checksum, checksum_of(compact_text(json)));
  }
  const double alpha = to_double(file.scenario.alpha);
  for (const Json& row : json.at("rows")) {
    file.cells.push_back(cell_from_json(row));
    check_summary(row, file.cells.back(), alpha);
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

SweepFile describe_sweep(const Scenario& scenario, const Instance& instance, const Shard& shard,
                         const std::string& program) {
  SweepFile file;
  file.program = program;
  file.fingerprint = fingerprint_of(instance.concept_class());
  file.scenario = scenario;
  file.shard = shard;
  file.dimension = instance.littlestone_dimension();
  file.theorem = theorem_sizes(scenario, file.dimension);
  return file;
}

SweepFile describe_sweep(const Scenario& scenario, const Shard& shard, const std::string& program) {
  return describe_sweep(scenario, *instance_of(scenario), shard, program);
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
  std::string csv = "# " + compact_text(parameters_json(file)) + '\n';
  for (const char* name : columns) csv += std::string(name) + ',';
  csv += "losses\n";
  for (const SweepCell& cell : file.cells) {
    const Json row = row_json(cell, alpha);
    for (const char* name : columns)
      csv += (row[name].is_string() ? row[name].get<std::string>() : row[name].dump()) + ',';
    for (std::size_t r = 0; r < cell.losses.size(); ++r) csv += (r > 0 ? " " : "") + Json(cell.losses[r]).dump();
    csv += '\n';
  }
  return csv + std::string(checksum_line) + checksum_of(csv) + '\n';
}

SweepFile read_sweep_file(const std::string& path, std::string_view field) {
  return parse_sweep(read_text_file(field, path, most_bytes), path);
}

SweepFile parse_sweep(const std::string& text, const std::string& path) {
  try {
    SweepFile file;
    if (text.starts_with('#')) {
      file = file_from_csv(text);
    } else {
      file = file_from_json(parse_json("results", text));
    }
    check_cells(file);
    return file;
  } catch (const InputError& error) {
    if (error.field() != "results") throw;  // a field names itself; of the text as a whole the file's name is told
    throw InputError("results", path, error.value_and_rule());
  } catch (const Json::exception& error) {
    throw InputError("results", path, rules::no_results_file(one_line(error.what())));
  }
}

void write_sweep_file(const SweepFile& file, const std::string& path) {
  std::string bytes;
  if (path.ends_with(".json")) {
    Json json =
        Json::parse(compact_text(sweep_to_json(file)));  // replaced is what is no UTF-8, and counted as replaced
    json[checksum_key] = checksum_of(compact_text(json));
    bytes = json_text(json, 1) + '\n';
  } else if (path.ends_with(".csv")) {
    bytes = sweep_to_csv(file);
  } else {
    throw InputError("out", path, rules::csv_or_json());
  }
  write_file("out", path, bytes);
}

bool same_experiment(const SweepFile& a, const SweepFile& b) { return key_of(a) == key_of(b); }

SweepFile merge_sweeps(const std::vector<SweepFile>& shards) {
  if (shards.empty()) throw InputError("shard", "", rules::nothing_to_merge());
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
      throw InputError("shard", label, rules::other_sweep(name(shards.front().shard.index)));
    }
    if (part.shard.index >= in_order.size()) continue;  // then one below is missing, and is named
    const SweepFile*& place = in_order[part.shard.index];
    if (place != nullptr) throw InputError("shard", label, rules::there_twice());
    place = &part;
  }
  for (std::uint64_t index = 0; index < of; ++index) {
    if (index >= in_order.size() || in_order[index] == nullptr)
      throw InputError("shard", name(index), rules::is_missing());
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

// --- the journal

namespace {

// A line of the journal is its JSON, a space and the checksum of the JSON.
std::string checked_line(const std::string& json) { return json + ' ' + hex(fnv1a(json)) + '\n'; }

std::string cell_line(const SweepCell& cell) {
  return checked_line(Json({{"learner", to_string(cell.learner)},
                            {"n", cell.examples},
                            {"empty_lists", cell.empty_lists},
                            {"losses", cell.losses}})
                          .dump());
}

}  // namespace

SweepJournal::SweepJournal(const std::string& out, const SweepFile& about) : path_(out + ".cells") {
  expect_output("out", path_);
  // NOLINTNEXTLINE(cppcoreguidelines-prefer-member-initializer): only what may be written is opened
  descriptor_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  if (descriptor_ < 0) throw InputError("out", path_, rules::not_written_because(last_error()));
  try {
    // A process that has just finished may have taken the file away between the two calls.
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0 || !stands_at(descriptor_, path_)) {
      throw InputError("out", path_, rules::in_use());
    }
    const std::string text = read_text_file("out", path_, most_bytes);
    if (text.empty()) {
      write_line(head_line(about));
    } else {
      read(text, about);
      if (!problems_.empty()) mend(text, about);
    }
  } catch (...) {
    ::close(descriptor_);
    throw;
  }
}

SweepJournal::~SweepJournal() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::string SweepJournal::head_line(const SweepFile& about) {
  Json head = key_of(about);
  head["format"] = journal_format;
  head["version"] = format_version;
  head["shard"] = {{"index", about.shard.index}, {"of", about.shard.of}};
  head["replicates"] = about.scenario.replicates;
  return checked_line(compact_text(head));
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
    const std::size_t space = line.rfind(' ');
    if (end == std::string::npos) {
      damaged("was cut off");
    } else if (space == std::string_view::npos || line.substr(space + 1) != hex(fnv1a(line.substr(0, space)))) {
      damaged("does not have the checksum it was written with");
    } else if (number == 1) {
      const Json head = Json::parse(line.substr(0, space), nullptr, false);
      const Json shard = {{"index", about.shard.index}, {"of", about.shard.of}};
      Json key = key_of(about);
      for (const auto& [name, value] : key.items()) {
        if (!head.is_object() || head.value(name, Json()) != value) {
          throw InputError("out", path_, rules::other_scenario_cells());
        }
      }
      if (head.value("shard", Json()) != shard || head.value("replicates", Json()) != about.scenario.replicates) {
        throw InputError("out", path_, rules::other_shard_cells());
      }
    } else {
      try {
        const SweepCell cell = cell_from_json(parse_json("cell", line.substr(0, space)));
        if (cell.losses.size() == replicates) known_.push_back(cell);
      } catch (const InputError& error) {
        damaged(std::string("is no cell: ") + error.what());
      } catch (const Json::exception&) {
        damaged("is no cell");
      }
    }
    if (number == 1 && !problems_.empty()) break;  // nothing below can be told apart from another sweep's
  }
}

// The good lines in a new file that replaces the damaged one by a rename, after all of it is on the disk: at no moment
// are there fewer of them than before.
void SweepJournal::mend(const std::string& text, const SweepFile& about) {
  OutputFile mended("out", path_);
  mended.write(head_line(about));
  for (const SweepCell& cell : known_) mended.write(cell_line(cell));
  damaged_copy_ = path_ + ".damaged";
  for (int i = 2; file_exists("out", damaged_copy_); ++i) damaged_copy_ = path_ + ".damaged-" + std::to_string(i);
  // A second name for the damaged file; a copy where the file system has none.
  if (::linkat(AT_FDCWD, path_.c_str(), AT_FDCWD, damaged_copy_.c_str(), AT_SYMLINK_FOLLOW) != 0) {
    write_file("out", damaged_copy_, text);
  }
  int fresh = -1;
  try {
    fresh = mended.commit_open();
  } catch (...) {
    ::unlink(damaged_copy_.c_str());
    throw;
  }
  ::close(descriptor_);
  descriptor_ = fresh;
}

void SweepJournal::append(const SweepCell& cell) { write_line(cell_line(cell)); }

void SweepJournal::write_line(const std::string& line) {
  const off_t end = ::lseek(descriptor_, 0, SEEK_END);
  if (end >= 0 && write_all(descriptor_, line) && ::fdatasync(descriptor_) == 0) return;
  const std::string why = last_error();
  if (end >= 0) (void)!::ftruncate(descriptor_, end);  // half a line would be damage
  throw std::runtime_error(path_ + ": cannot be written: " + why);
}

void SweepJournal::remove() { ::unlink(path_.c_str()); }

}  // namespace littlestone
