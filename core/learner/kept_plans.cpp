// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/kept_plans.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/text.hpp"

namespace littlestone {
namespace {

using PlanJson = nlohmann::json;

constexpr std::uintmax_t most_plan_bytes = 8'000'000;

// One line a plan, "CHECKSUM<tab>ASKED<tab>PLAN", with an empty line before it: a line that was cut spoils no other.
class PlanFile {
 public:
  explicit PlanFile(std::string folder) : folder_(std::move(folder)) {}

  [[nodiscard]] std::optional<PlanJson> find(const std::string& asked) {
    const std::lock_guard lock(mutex_);
    if (!read_) read();
    const auto found = plans_.find(asked);
    if (found == plans_.end()) return std::nullopt;
    return parse_json("plan", found->second);
  }

  void add(const std::string& asked, const PlanJson& plan) {
    const std::string body = asked + '\t' + json_text(plan);
    const std::string line = '\n' + hex(fnv1a(body)) + '\t' + body + '\n';
    const std::lock_guard lock(mutex_);
    std::error_code refused;
    std::filesystem::create_directories(folder_, refused);
    const int file = ::open(path().c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file < 0) return;
    struct stat now = {};
    if (::fstat(file, &now) == 0 && S_ISREG(now.st_mode) && static_cast<std::uintmax_t>(now.st_size) < most_plan_bytes)
      std::ignore = write_all(file, line);
    ::close(file);
  }

 private:
  [[nodiscard]] std::string path() const { return folder_ + "/plans-" + std::string(detail::core_version) + ".txt"; }

  void read() {
    read_ = true;
    std::error_code refused;
    if (!std::filesystem::is_regular_file(path(), refused)) return;
    std::ifstream file(path(), std::ios::binary);
    for (std::string line; std::getline(file, line);) {
      const std::size_t sum = line.find('\t');
      const std::size_t key = sum == std::string::npos ? sum : line.find('\t', sum + 1);
      if (key == std::string::npos || line.substr(0, sum) != hex(fnv1a(std::string_view(line).substr(sum + 1))))
        continue;
      plans_[line.substr(sum + 1, key - sum - 1)] = line.substr(key + 1);
    }
  }

  std::string folder_;
  std::mutex mutex_;
  bool read_ = false;
  std::map<std::string, std::string> plans_;
};

std::mutex plan_file_lock;
std::shared_ptr<PlanFile> plan_file_in_use;

std::shared_ptr<PlanFile> plan_file() {
  const std::lock_guard lock(plan_file_lock);
  return plan_file_in_use;
}

PlanJson numbers(const std::vector<Rational>& values) {
  PlanJson all = PlanJson::array();
  for (const Rational& value : values) all.push_back(to_string(value));
  return all;
}

Rational rational(const PlanJson& text) { return parse_rational("plan", text.get<std::string>()); }

PlanJson kept(const AccuracyGoal& goal) {
  return {goal.dimension, to_string(goal.epsilon), to_string(goal.delta), to_string(goal.alpha), to_string(goal.beta)};
}
void read(const PlanJson& from, AccuracyGoal& goal) {
  goal = {from.at(0).get<int>(), rational(from.at(1)), rational(from.at(2)), rational(from.at(3)),
          rational(from.at(4))};
}

PlanJson kept(const LeanConstants& plan) {
  PlanJson all = {{"goal", kept(plan.goal)},
                  {"stuck", plan.variant == LeanVariant::stuck},
                  {"choosing", to_string(plan.choosing)},
                  {"batch", plan.batch},
                  {"batches", plan.batches},
                  {"selection", plan.selection},
                  {"repetitions", plan.repetitions},
                  {"opponents", plan.opponents},
                  {"cap", plan.cap},
                  {"gap", plan.gap},
                  {"vote_share", to_string(plan.vote_share)},
                  {"loss_share", plan.loss_share},
                  {"probability", plan.probability},
                  {"thetas", plan.thetas}};
  if (plan.choosing_delta) all["choosing_delta"] = to_string(*plan.choosing_delta);
  return all;
}
void read(const PlanJson& from, LeanConstants& plan) {
  read(from.at("goal"), plan.goal);
  plan.variant = from.at("stuck").get<bool>() ? LeanVariant::stuck : LeanVariant::items;
  plan.choosing = parse_lean_choosing("plan", from.at("choosing").get<std::string>());
  from.at("batch").get_to(plan.batch);
  from.at("batches").get_to(plan.batches);
  from.at("selection").get_to(plan.selection);
  from.at("repetitions").get_to(plan.repetitions);
  from.at("opponents").get_to(plan.opponents);
  from.at("cap").get_to(plan.cap);
  from.at("gap").get_to(plan.gap);
  plan.vote_share = rational(from.at("vote_share"));
  from.at("loss_share").get_to(plan.loss_share);
  from.at("probability").get_to(plan.probability);
  from.at("thetas").get_to(plan.thetas);
  if (from.contains("choosing_delta")) plan.choosing_delta = rational(from.at("choosing_delta"));
  plan.complete();
}

PlanJson kept(const ChainConstants& plan) {
  PlanJson cells = PlanJson::array();
  for (const ChainCell& cell : plan.cells)
    cells.push_back({to_string(cell.from), to_string(cell.to), cell.least_score, cell.thetas});
  return {{"goal", kept(plan.goal)}, {"examples", plan.examples},     {"span", plan.span}, {"cap", plan.cap},
          {"gap", plan.gap},         {"loss_share", plan.loss_share}, {"cells", cells}};
}
void read(const PlanJson& from, ChainConstants& plan) {
  read(from.at("goal"), plan.goal);
  from.at("examples").get_to(plan.examples);
  from.at("span").get_to(plan.span);
  from.at("cap").get_to(plan.cap);
  from.at("gap").get_to(plan.gap);
  from.at("loss_share").get_to(plan.loss_share);
  for (const PlanJson& cell : from.at("cells"))
    plan.cells.push_back({rational(cell.at(0)), rational(cell.at(1)), cell.at(2).get<std::int64_t>(),
                          cell.at(3).get<std::vector<double>>()});
  plan.complete();
}

// JSON writes the logarithm of 0 as null.
PlanJson kept(const LargeCount& count) {
  return {count.log10, count.exact ? PlanJson(count.exact->str()) : PlanJson()};
}
void read(const PlanJson& from, LargeCount& count) {
  count.log10 = from.at(0).is_null() ? -std::numeric_limits<double>::infinity() : from.at(0).get<double>();
  if (!from.at(1).is_null()) count.exact = numerator(rational(from.at(1)));
}

PlanJson kept(const LearnerConstants& plan) {
  return {{"goal", kept(plan.goal)},
          {"thresholds", plan.thresholds},
          {"log10_thresholds", plan.log10_thresholds},
          {"levels", numbers(plan.levels)},
          {"eta", plan.eta},
          {"log10_eta", plan.log10_eta},
          {"loss_share", plan.loss_share},
          {"auxiliary", kept(plan.auxiliary)},
          {"cap", kept(plan.cap)},
          {"batches", kept(plan.batches)},
          {"selection", kept(plan.selection)},
          {"total", kept(plan.total)},
          {"list_by", to_string(plan.list_by)},
          {"on_fail", to_string(plan.on_fail)},
          {"threshold", plan.threshold},
          {"few_errors", plan.few_errors},
          {"many_errors", plan.many_errors}};
}
void read(const PlanJson& from, LearnerConstants& plan) {
  plan.kind = ConstantsKind::sharp;
  read(from.at("goal"), plan.goal);
  from.at("thresholds").get_to(plan.thresholds);
  from.at("log10_thresholds").get_to(plan.log10_thresholds);
  for (const PlanJson& level : from.at("levels")) plan.levels.push_back(rational(level));
  from.at("eta").get_to(plan.eta);
  from.at("log10_eta").get_to(plan.log10_eta);
  from.at("loss_share").get_to(plan.loss_share);
  read(from.at("auxiliary"), plan.auxiliary);
  read(from.at("cap"), plan.cap);
  read(from.at("batches"), plan.batches);
  read(from.at("selection"), plan.selection);
  read(from.at("total"), plan.total);
  plan.list_by = parse_list_rule("plan", from.at("list_by").get<std::string>());
  plan.on_fail = parse_on_fail("plan", from.at("on_fail").get<std::string>());
  from.at("threshold").get_to(plan.threshold);
  from.at("few_errors").get_to(plan.few_errors);
  from.at("many_errors").get_to(plan.many_errors);
}

bool as_strict(const AccuracyGoal& goal, const AccuracyGoal& asked) {
  return goal.dimension == asked.dimension && goal.epsilon <= asked.epsilon && goal.delta <= asked.delta &&
         goal.alpha <= asked.alpha && goal.beta <= asked.beta;
}

template <class Plan>
Plan kept_or_made(const PlanJson& asked, const AccuracyGoal& goal, const std::function<Plan()>& make) {
  const std::shared_ptr<PlanFile> file = plan_file();
  if (!file) return make();
  const std::string line = json_text(asked);
  try {
    if (const std::optional<PlanJson> found = file->find(line)) {
      Plan plan;
      read(*found, plan);
      if (as_strict(plan.goal, goal)) return plan;
    }
  } catch (const InputError&) {  // what is no plan is searched for again
  } catch (const PlanJson::exception&) {
  }
  Plan plan = make();
  file->add(line, kept(plan));
  return plan;
}

std::string absolute(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && value[0] == '/' ? value : std::string();
}

}  // namespace

void keep_plans_in(std::string folder) {
  const std::lock_guard lock(plan_file_lock);
  plan_file_in_use = folder.empty() ? nullptr : std::make_shared<PlanFile>(std::move(folder));
}

std::string usual_plan_folder() {
  std::string caches = absolute("XDG_CACHE_HOME");
  if (caches.empty()) caches = absolute("HOME") + "/.cache";
  return caches.starts_with("/.cache") ? std::string() : caches + "/littlestone-lab";
}

namespace detail {

LeanConstants kept_or(const AccuracyGoal& goal, LeanChoosing choosing, const std::function<LeanConstants()>& make) {
  return kept_or_made<LeanConstants>({"lean", kept(goal), to_string(choosing)}, goal, make);
}

ChainConstants kept_or(const AccuracyGoal& goal, const std::function<ChainConstants()>& make) {
  return kept_or_made<ChainConstants>({"chain", kept(goal)}, goal, make);
}

LearnerConstants kept_or(const AccuracyGoal& goal, ListRule list_by, OnFail on_fail,
                         const std::function<LearnerConstants()>& make) {
  return kept_or_made<LearnerConstants>({"sharp", kept(goal), to_string(list_by), to_string(on_fail)}, goal, make);
}

}  // namespace detail
}  // namespace littlestone
