// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/ledger.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstring>
#include <ctime>
#include <nlohmann/json.hpp>
#include <thread>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/base/text.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view ledger_head = "{\"format\":\"littlestone-lab ledger\",\"version\":1}\n";
constexpr std::string_view any_version = "{\"format\":\"littlestone-lab ledger\",\"version\":";
constexpr std::string_view check_key = ",\"check\":\"";  // then 1 to 16 hexadecimal digits and "}
constexpr std::string_view cut_off = "(cut off)";
constexpr std::size_t most_ledger_bytes = std::size_t{64} << 20;
constexpr std::uint64_t most_runs_an_entry = 1'000'000'000;
constexpr int patience_s = 10;

std::string now_text() {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  char text[32] = {};
  const std::size_t length = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
  return {text, length};
}

// --- lines

// What makes a line cut off by a crash legible stands first.
std::string line_of(const LedgerEntry& entry) {
  const Json json = {{"epsilon", to_string(entry.promise.epsilon)},
                     {"delta", to_string(entry.promise.delta)},
                     {"runs", entry.runs},
                     {"release", entry.release},
                     {"time", entry.time},
                     {"run", entry.run},
                     {"class", entry.class_text},
                     {"data", entry.data}};
  return json.dump();
}

std::string line_of(const std::optional<PrivacyPromise>& budget) {
  return Json({{"budget", budget ? Json(budget_text(*budget)) : Json(nullptr)}, {"time", now_text()}}).dump();
}

std::string line_of_mark() { return Json({{"count_from_zero", true}, {"time", now_text()}}).dump(); }

// The line with the checksum of the file up to there, `before` being that of all bytes before the line.
std::string checked(std::string line, std::uint64_t before) {
  line.pop_back();  // the brace
  line += check_key;
  const std::string check = hex(fnv1a(line, before));
  return line + check + "\"}\n";
}

// Reads what stands between `begin` and the next `end`, and moves behind it; none where either is missing.
std::optional<std::string_view> cut_between(std::string_view& text, std::string_view begin, std::string_view end) {
  if (!text.starts_with(begin)) return std::nullopt;
  const std::size_t stop = text.find(end, begin.size());
  if (stop == std::string_view::npos) return std::nullopt;
  const std::string_view found = text.substr(begin.size(), stop - begin.size());
  text.remove_prefix(stop + end.size());
  return found;
}

std::uint64_t runs_of(std::string_view digits) {
  std::uint64_t runs = 0;
  const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), runs);
  if (problem != std::errc() || end != digits.data() + digits.size() || runs < 1 || runs > most_runs_an_entry) {
    throw InputError("runs", digits, rules::whole_between(1, most_runs_an_entry));
  }
  return runs;
}

PrivacyPromise promise_of(std::string_view epsilon, std::string_view delta) {
  PrivacyPromise promise{parse_rational("epsilon", epsilon), parse_rational("delta", delta)};
  if (promise.epsilon < 0) throw InputError("epsilon", epsilon, rules::not_below_0());
  if (promise.delta < 0 || promise.delta > 1) throw InputError("delta", delta, rules::between(0, 1));
  return promise;
}

// The beginning of an entry that a crash cut off, if what it spent is legible.
std::optional<LedgerEntry> entry_cut_off(std::string_view line) {
  const auto epsilon = cut_between(line, "{\"epsilon\":\"", "\"");
  const auto delta = epsilon ? cut_between(line, ",\"delta\":\"", "\"") : std::nullopt;
  const auto runs = delta ? cut_between(line, ",\"runs\":", ",") : std::nullopt;
  if (!runs) return std::nullopt;
  try {
    LedgerEntry entry;
    entry.promise = promise_of(*epsilon, *delta);
    entry.runs = runs_of(*runs);
    entry.run = cut_off;
    return entry;
  } catch (const InputError&) {
    return std::nullopt;
  }
}

std::string ledger_text(const Json& json, const char* key) { return json.at(key).get<std::string>(); }

LedgerEntry entry_of(const Json& json) {
  LedgerEntry entry;
  entry.promise = promise_of(ledger_text(json, "epsilon"), ledger_text(json, "delta"));
  entry.runs = runs_of(json.at("runs").dump());
  entry.release = json.at("release").get<bool>();
  entry.time = ledger_text(json, "time");
  entry.run = ledger_text(json, "run");
  entry.class_text = ledger_text(json, "class");
  entry.data = ledger_text(json, "data");
  return entry;
}

// Puts what a whole line says into the ledger. Throws what JSON and numbers throw where it says nothing.
void take_line(Ledger& ledger, std::string_view line) {
  const Json json = parse_json("line", line);
  if (json.contains("epsilon")) {
    ledger.entries.push_back(entry_of(json));
  } else if (json.contains("count_from_zero")) {
    ledger.counted_from = ledger.entries.size();
  } else {
    const Json& budget = json.at("budget");
    ledger.budget.reset();
    if (!budget.is_null()) ledger.budget = parse_budget("budget", budget.get<std::string>());
  }
}

// Where the line's check stands, and whether the line is one that was written to its end.
std::optional<std::size_t> check_place(std::string_view line) {
  const std::size_t place = line.rfind(check_key);
  if (!line.ends_with("\"}") || place == std::string_view::npos) return std::nullopt;
  return place + check_key.size();
}

// --- the file

// The file, open and locked.
class Locked {
 public:
  Locked(std::string_view field, const std::string& path, int flags, int lock) : field_(field), path_(path) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(patience_s);
    for (;;) {
      open(flags);
      while (::flock(descriptor_, lock | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK && errno != EINTR) refuse(errno);
        if (std::chrono::steady_clock::now() > until) give_up(rules::ledger_in_use(patience_s));
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
      }
      if (stands_at(descriptor_, path_)) return;
      ::close(descriptor_);  // it was moved or removed between the two calls
      if (std::chrono::steady_clock::now() > until) throw InputError(field_, path_, rules::ledger_in_use(patience_s));
    }
  }
  ~Locked() { ::close(descriptor_); }
  Locked(const Locked&) = delete;
  Locked& operator=(const Locked&) = delete;

  std::string text() {
    std::string text;
    char chunk[1 << 16];
    for (;;) {
      const ssize_t got = ::pread(descriptor_, chunk, sizeof chunk, static_cast<off_t>(text.size()));
      if (got < 0 && errno == EINTR) continue;
      if (got < 0) throw InputError(field_, path_, rules::not_read(std::strerror(errno)));
      if (got == 0) return text;
      text.append(chunk, static_cast<std::size_t>(got));
      if (text.size() > most_ledger_bytes) throw InputError(field_, path_, rules::file_size(most_ledger_bytes >> 20U));
    }
  }

  // All bytes are at the file's end, which was at `length`, and on the disk; otherwise none are where the system can
  // take them back.
  void append(std::string_view bytes, std::size_t length) {
    if (!write_all(descriptor_, bytes)) {
      const int why = errno;
      (void)!::ftruncate(descriptor_, static_cast<off_t>(length));
      throw InputError(field_, path_, rules::not_written_because(std::strerror(why)));
    }
    if (::fsync(descriptor_) != 0) throw InputError(field_, path_, rules::not_written_because(std::strerror(errno)));
    sync_folder_of(path_);  // also of a file that another process has made, and perhaps not put there yet
  }

 private:
  void open(int flags) {
    descriptor_ = ::open(path_.c_str(), flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0600);
    if (descriptor_ < 0) throw InputError(field_, path_, rules::not_opened_because(std::strerror(errno)));
    struct stat what {};
    if (::fstat(descriptor_, &what) != 0) refuse(errno);
    if (!S_ISREG(what.st_mode)) give_up(rules::no_plain_file());
    if ((flags & O_CREAT) != 0) (void)::fchmod(descriptor_, 0600);  // also one that was made before: its owner's alone
  }
  [[noreturn]] void refuse(int why) { give_up(rules::not_opened_because(std::strerror(why))); }
  [[noreturn]] void give_up(const Rule& rule) {
    ::close(descriptor_);
    throw InputError(field_, path_, rule);
  }

  std::string field_;
  std::string path_;
  int descriptor_ = -1;
};

// Adds what `lines` makes of the ledger: JSON objects, without their checksums.
template <class Lines>
Ledger append_lines(std::string_view field, const std::string& path, const Lines& lines) {
  expect_input(field, path);
  expect_output(field, path);
  Locked file(field, path, O_RDWR | O_CREAT | O_APPEND, LOCK_EX);
  const std::string before = file.text();
  Ledger ledger = parse_ledger(field, path, before);
  std::string added;
  if (before.size() < ledger_head.size()) {
    added = ledger_head.substr(before.size());
  } else if (before.back() != '\n') {
    added = "\n";  // behind a line that was cut off
  }
  std::uint64_t hash = fnv1a(added, fnv1a(before));
  for (std::string line : lines(ledger)) {
    line = checked(std::move(line), hash);
    take_line(ledger, std::string_view(line).substr(0, line.size() - 1));  // only what can be read again is written
    hash = fnv1a(line, hash);
    added += line;
  }
  file.append(added, before.size());
  return ledger;
}

LedgerEntry as_written(LedgerEntry entry) {
  entry.run = one_line(entry.run);
  entry.class_text = one_line(entry.class_text);
  entry.data = one_line(entry.data);
  if (entry.time.empty()) entry.time = now_text();
  return entry;
}

}  // namespace

bool operator==(const LedgerEntry& a, const LedgerEntry& b) {
  return a.promise.epsilon == b.promise.epsilon && a.promise.delta == b.promise.delta && a.runs == b.runs &&
         a.release == b.release && a.run == b.run && a.class_text == b.class_text && a.data == b.data &&
         a.time == b.time;
}

bool operator==(const Ledger& a, const Ledger& b) {
  const auto same = [](const PrivacyPromise& x, const PrivacyPromise& y) {
    return x.epsilon == y.epsilon && x.delta == y.delta;
  };
  return a.entries == b.entries && a.counted_from == b.counted_from && a.budget.has_value() == b.budget.has_value() &&
         (!a.budget || same(*a.budget, *b.budget));
}

std::vector<RepeatedPromise> counted(const Ledger& ledger) {
  std::vector<RepeatedPromise> runs;
  for (std::size_t i = ledger.counted_from; i < ledger.entries.size(); ++i) {
    if (const LedgerEntry& entry = ledger.entries[i]; entry.release) runs.push_back({entry.promise, entry.runs});
  }
  return runs;
}

std::uint64_t counted_runs(const Ledger& ledger) {
  std::uint64_t runs = 0;
  for (const RepeatedPromise& run : counted(ledger)) runs += run.times;
  return runs;
}

std::size_t seeded_runs(const Ledger& ledger) {
  return static_cast<std::size_t>(
      std::count_if(ledger.entries.begin() + static_cast<std::ptrdiff_t>(ledger.counted_from), ledger.entries.end(),
                    [](const LedgerEntry& entry) { return !entry.release; }));
}

PrivacyPromise spent(const Ledger& ledger) { return added_up(counted(ledger)); }

SpentBudget spent_budget(const Ledger& ledger) {
  return spent_budget(std::span<const RepeatedPromise>(counted(ledger)));
}

PrivacyPromise parse_budget(std::string_view field, const std::string& text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string::npos) throw InputError(field, text, rules::budget_form());
  PrivacyPromise budget{parse_rational(field, text.substr(0, comma)), parse_rational(field, text.substr(comma + 1))};
  if (budget.epsilon < 0) throw InputError(field, text, rules::not_below_0());
  if (budget.delta < 0 || budget.delta >= 1) throw InputError(field, text, rules::delta_below_1());
  return budget;
}

std::string budget_text(const PrivacyPromise& budget) {
  return to_string(budget.epsilon) + "," + to_string(budget.delta);
}

void expect_within(const Ledger& ledger, const LedgerEntry& entry, const std::optional<PrivacyPromise>& budget) {
  const auto told = [](const Rational& value) { return one_line(to_string(value)); };  // a sum may have 1000 digits
  const PrivacyPromise before = spent(ledger);
  const RepeatedPromise added{entry.promise, entry.runs};
  const PrivacyPromise more = added_up(std::span(&added, 1));
  for (const std::optional<PrivacyPromise>& most : {budget, ledger.budget}) {
    if (!most) continue;
    if (!entry.release) throw InputError("budget", budget_text(*most), rules::budget_without_seed());
    if (before.epsilon + more.epsilon > most->epsilon || before.delta + more.delta > most->delta) {
      throw InputError(
          "budget", budget_text(*most),
          rules::budget_passed(told(before.epsilon), told(before.delta), told(more.epsilon), told(more.delta)));
    }
  }
}

Ledger parse_ledger(std::string_view field, const std::string& path, std::string_view text) {
  Ledger ledger;
  if (ledger_head.starts_with(text)) return ledger;  // new, or cut off before anything was spent
  if (!text.starts_with(ledger_head)) {
    if (text.starts_with(any_version)) throw InputError(field, path, rules::other_version(1));
    throw InputError(field, path, rules::no_ledger());
  }
  std::uint64_t hash = fnv1a(ledger_head);
  std::size_t number = 1;
  for (std::size_t from = ledger_head.size(); from < text.size();) {
    ++number;
    const std::size_t end = std::min(text.find('\n', from), text.size());
    const std::string_view line = text.substr(from, end - from);
    if (const auto check = check_place(line)) {
      try {
        if (line.substr(*check) != hex(fnv1a(line.substr(0, *check), hash)) + "\"}") {
          throw InputError("check", "", rules::checksum());
        }
        take_line(ledger, line);
      } catch (const std::exception&) {
        throw InputError(field, path, rules::at_line(number, rules::ledger_damaged()));
      }
    } else if (line.ends_with('}')) {
      throw InputError(field, path, rules::at_line(number, rules::ledger_damaged()));
    } else if (auto entry = entry_cut_off(line)) {
      ledger.entries.push_back(std::move(*entry));
    } else {
      throw InputError(field, path, rules::at_line(number, rules::ledger_cut()));
    }
    const std::size_t next = std::min(end + 1, text.size());
    hash = fnv1a(text.substr(from, next - from), hash);
    from = next;
  }
  return ledger;
}

std::optional<Ledger> read_ledger(std::string_view field, const std::string& path) {
  expect_input(field, path);
  if (!file_exists(field, path)) return std::nullopt;
  return parse_ledger(field, path, Locked(field, path, O_RDONLY, LOCK_SH).text());
}

Ledger spend(std::string_view field, const std::string& path, const LedgerEntry& entry,
             const std::optional<PrivacyPromise>& budget) {
  const LedgerEntry written = as_written(entry);
  if (!file_exists(field, path)) expect_within({}, written, budget);  // before a file is made for nothing
  return append_lines(field, path, [&](const Ledger& ledger) {
    expect_within(ledger, written, budget);
    return std::vector{line_of(written)};
  });
}

Ledger add_entries(std::string_view field, const std::string& path, const std::vector<LedgerEntry>& entries) {
  return append_lines(field, path, [&](const Ledger&) {
    std::vector<std::string> lines;
    lines.reserve(entries.size());
    for (const LedgerEntry& entry : entries) lines.push_back(line_of(as_written(entry)));
    return lines;
  });
}

Ledger set_budget(std::string_view field, const std::string& path, const std::optional<PrivacyPromise>& budget) {
  return append_lines(field, path, [&](const Ledger&) { return std::vector{line_of(budget)}; });
}

Ledger count_from_zero(std::string_view field, const std::string& path) {
  return append_lines(field, path, [&](const Ledger&) { return std::vector{line_of_mark()}; });
}

}  // namespace littlestone
