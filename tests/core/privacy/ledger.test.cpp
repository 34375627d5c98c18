// SPDX-License-Identifier: GPL-3.0-or-later
// The ledger as a file: what is in it, what is refused, and that nothing that was spent is lost.
#include "core/privacy/ledger.hpp"

#include <fcntl.h>
#include <rapidcheck.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/base/error.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using littlestone::support::TemporaryFolder;

namespace {

LedgerEntry entry_of(const Rational& epsilon, const Rational& delta = 0, std::uint64_t runs = 1) {
  LedgerEntry entry;
  entry.promise = {epsilon, delta};
  entry.runs = runs;
  entry.run = "learn";
  entry.class_text = "thresholds:8";
  entry.data = "people.csv";
  return entry;
}

std::string bytes_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

void write(const std::string& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

// The rule that a call breaks, or "" where it breaks none.
template <class Call>
std::string refusal(const Call& call) {
  try {
    call();
    return "";
  } catch (const InputError& error) {
    return error.what();
  }
}

}  // namespace

TEST_CASE("what is spent is read again as it was, and adds up exactly", "[privacy][ledger]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("ledger");
  CHECK_FALSE(read_ledger("ledger", path));
  spend("ledger", path, entry_of({1, 3}, parse_rational("delta", "1e-300")));
  spend("ledger", path, entry_of(2, {1, 1'000'000}, 1000));
  LedgerEntry seeded = entry_of(5);
  seeded.release = false;
  const Ledger told = spend("ledger", path, seeded);
  const std::optional<Ledger> read = read_ledger("ledger", path);
  REQUIRE(read);
  CHECK(*read == told);
  CHECK(read->entries.size() == 3);
  CHECK(read->entries[0].run == "learn");
  CHECK(read->entries[0].data == "people.csv");
  CHECK(read->entries[0].time.size() == std::string("2026-11-26T09:37:24Z").size());
  CHECK(counted_runs(*read) == 1001);
  CHECK(seeded_runs(*read) == 1);
  CHECK(spent(*read).epsilon == Rational(6001, 3));
  CHECK(spent(*read).delta == Rational(1, 1000) + parse_rational("delta", "1e-300"));
}

TEST_CASE("every entry is read as it was written, whatever its numbers and its words", "[privacy][ledger]") {
  const TemporaryFolder folder;
  CHECK(rc::check([&] {
    const std::string path = folder.file("any");
    std::filesystem::remove(path);
    const auto entries = *rc::gen::container<std::vector<LedgerEntry>>(rc::gen::exec([] {
      LedgerEntry entry;
      const auto power = [](int most) {
        return parse_rational("x", "1e" + std::to_string(*rc::gen::inRange(-900, most + 1)));
      };
      entry.promise.epsilon = Rational(*rc::gen::inRange(0, 1'000'000), *rc::gen::inRange(1, 1000)) * power(900);
      entry.promise.delta = Rational(*rc::gen::inRange(0, 1000), 1000) * power(0);
      entry.runs = *rc::gen::inRange<std::uint64_t>(1, 1'000'000'001);
      entry.release = *rc::gen::arbitrary<bool>();
      entry.run = *rc::gen::arbitrary<std::string>();
      entry.class_text = *rc::gen::arbitrary<std::string>();
      entry.data = *rc::gen::arbitrary<std::string>();
      entry.time = "2026-11-26T09:37:24Z";
      return entry;
    }));
    add_entries("ledger", path, entries);
    Ledger expected;
    for (LedgerEntry entry : entries) {
      entry.run = one_line(entry.run);
      entry.class_text = one_line(entry.class_text);
      entry.data = one_line(entry.data);
      expected.entries.push_back(entry);
    }
    RC_ASSERT(*read_ledger("ledger", path) == expected);
  }));
}

TEST_CASE("each line of a ledger is JSON, and the file is for its owner alone", "[privacy][ledger]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("ledger");
  spend("ledger", path, entry_of(1, {1, 1'000'000}));
  set_budget("ledger", path, PrivacyPromise{2, {1, 100'000}});
  std::istringstream lines(bytes_of(path));
  std::vector<nlohmann::json> objects;
  for (std::string line; std::getline(lines, line);) objects.push_back(nlohmann::json::parse(line));
  REQUIRE(objects.size() == 3);
  CHECK(objects[0] == nlohmann::json({{"format", "littlestone-lab ledger"}, {"version", 1}}));
  CHECK(objects[1]["epsilon"] == "1");
  CHECK(objects[1]["delta"] == "1e-6");
  CHECK(objects[2]["budget"] == "2,1e-5");
  struct stat there {};
  REQUIRE(::stat(path.c_str(), &there) == 0);
  CHECK((there.st_mode & 0777) == 0600);
}

TEST_CASE("a budget refuses the run that would pass it, exactly, and nothing is written", "[privacy][ledger]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("ledger");
  const PrivacyPromise budget{1, {3, 1'000'000}};
  CHECK_THROWS_AS(spend("ledger", path, entry_of({11, 10}), budget), InputError);
  CHECK_FALSE(std::filesystem::exists(path));
  for (int i = 0; i < 3; ++i) spend("ledger", path, entry_of({1, 3}, {1, 1'000'000}), budget);  // ε is 1 now, not less
  const std::string before = bytes_of(path);
  CHECK(refusal([&] {
          spend("ledger", path, entry_of({1, 1'000'000'000}), budget);
        }) ==
        "budget: 1,3e-6: the ledger holds epsilon 1 and delta 3e-6, and this run would add epsilon 1e-9 and delta 0");
  CHECK_THROWS_AS(spend("ledger", path, entry_of(0, {1, 1'000'000'000}), budget), InputError);
  LedgerEntry seeded = entry_of(0);
  seeded.release = false;
  CHECK(refusal([&] { spend("ledger", path, seeded, budget); }).find("promises nothing") != std::string::npos);
  CHECK(bytes_of(path) == before);
  spend("ledger", path, entry_of(0), budget);
  spend("ledger", path, entry_of(7));  // nobody asked for a budget
}

TEST_CASE("a budget in the ledger holds for every later run, and the last one counts", "[privacy][ledger]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("ledger");
  set_budget("ledger", path, PrivacyPromise{1, 0});
  spend("ledger", path, entry_of(1));
  CHECK_THROWS_AS(spend("ledger", path, entry_of(1)), InputError);
  CHECK_THROWS_AS(spend("ledger", path, entry_of(1), PrivacyPromise{100, 0}), InputError);
  CHECK(set_budget("ledger", path, PrivacyPromise{2, 0}).budget->epsilon == 2);
  spend("ledger", path, entry_of(1));
  CHECK_THROWS_AS(spend("ledger", path, entry_of(1)), InputError);
  CHECK_FALSE(set_budget("ledger", path, std::nullopt).budget);
  spend("ledger", path, entry_of(1));
  CHECK(spent(*read_ledger("ledger", path)).epsilon == 3);
}

TEST_CASE("counting from 0 takes nothing out of the file", "[privacy][ledger]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("ledger");
  spend("ledger", path, entry_of(1));
  const std::string before = bytes_of(path);
  const Ledger from_zero = count_from_zero("ledger", path);
  CHECK(spent(from_zero).epsilon == 0);
  CHECK(counted_runs(from_zero) == 0);
  CHECK(bytes_of(path).starts_with(before));
  spend("ledger", path, entry_of(2));
  const Ledger read = *read_ledger("ledger", path);
  CHECK(spent(read).epsilon == 2);
  CHECK(read.entries.size() == 2);
  CHECK(read.counted_from == 1);
}

TEST_CASE("no change of a byte, no missing line and no other file passes as a ledger or is overwritten",
          "[privacy][ledger]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("ledger");
  for (int i = 1; i <= 3; ++i) spend("ledger", path, entry_of(i));
  const std::string good = bytes_of(path);
  std::vector<std::string> bad = {"point,label\n1,1\n",  "{}", "\n", good + "\n", good + "{}\n", good + "x\n",
                                  std::string(100, '\0')};
  for (std::size_t at = 0; at < good.size(); ++at) {
    std::string changed = good;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    bad.push_back(changed);
  }
  const std::size_t second = good.find('\n') + 1;
  const std::size_t third = good.find('\n', second) + 1;
  bad.push_back(good.substr(0, second) + good.substr(third));  // a line less
  bad.push_back(good.substr(0, third) + good.substr(second));  // a line twice
  std::size_t passed = 0;
  for (const std::string& bytes : bad) {
    write(path, bytes);
    const bool refused = !refusal([&] { (void)read_ledger("ledger", path); }).empty();
    if (!refused) {  // a last line whose end was changed may read as one that was cut off: then it still counts in full
      ++passed;
      CHECK(spent(*read_ledger("ledger", path)).epsilon == 6);
      continue;
    }
    CHECK_FALSE(refusal([&] { spend("ledger", path, entry_of(1)); }).empty());
    CHECK(bytes_of(path) == bytes);
  }
  CHECK(passed <= 2);  // the last two bytes: the brace and the line's end
  write(path, "{\"format\":\"littlestone-lab ledger\",\"version\":2}\n");
  CHECK(refusal([&] { (void)read_ledger("ledger", path); }).find("version 1") != std::string::npos);
}

TEST_CASE("a ledger cut at any byte forgets nothing that was whole, and counts what was begun or is refused",
          "[privacy][ledger]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("ledger");
  spend("ledger", path, entry_of(1));
  const std::size_t one = bytes_of(path).size();
  spend("ledger", path, entry_of(2, {1, 7}, 3));
  const std::string both = bytes_of(path);
  std::size_t refused = 0;
  for (std::size_t length = one; length < both.size(); ++length) {
    CAPTURE(length);
    write(path, both.substr(0, length));
    const std::string why = refusal([&] { (void)read_ledger("ledger", path); });
    if (!why.empty()) {
      ++refused;
      CHECK(why.find("line 3") != std::string::npos);
      CHECK(why.find("ends before its epsilon and delta") != std::string::npos);
      continue;
    }
    const Rational begun = length == one ? 0 : 6;
    CHECK(spent(*read_ledger("ledger", path)).epsilon == 1 + begun);
    spend("ledger", path, entry_of(4));  // behind a line that was cut off another one is whole
    const Ledger read = *read_ledger("ledger", path);
    CHECK(spent(read).epsilon == 5 + begun);
    CHECK(read.entries.back().promise.epsilon == 4);
  }
  CHECK(refused > 0);
  CHECK(refused < std::string(R"({"epsilon":"2","delta":"1/7","runs":3,")").size());
  // Cut inside its first line nothing can have been spent.
  for (std::size_t length = 0; length <= std::string("{\"format\":\"littlestone-lab ledger\"").size(); ++length) {
    write(path, both.substr(0, length));
    spend("ledger", path, entry_of(2));
    CHECK(spent(*read_ledger("ledger", path)).epsilon == 2);
  }
}

TEST_CASE("what cannot be written is refused, and the ledger is as it was", "[privacy][ledger]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("ledger");
  CHECK_FALSE(refusal([&] { spend("ledger", folder.file("none/ledger"), entry_of(1)); }).empty());
  CHECK_FALSE(refusal([&] { spend("ledger", folder.file("."), entry_of(1)); }).empty());
  CHECK(refusal([] { spend("ledger", "/dev/full", entry_of(1)); }).find("no ordinary file") != std::string::npos);
  REQUIRE(::mkfifo(folder.file("pipe").c_str(), 0600) == 0);
  CHECK(refusal([&] { spend("ledger", folder.file("pipe"), entry_of(1)); }).find("no ordinary file") !=
        std::string::npos);
  spend("ledger", path, entry_of(1));
  const std::string before = bytes_of(path);
  // A disk on which only some bytes more fit: for each number of them.
  for (const std::size_t room : {0U, 1U, 20U, 100U}) {
    CAPTURE(room);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit old{};
    REQUIRE(::getrlimit(RLIMIT_FSIZE, &old) == 0);
    rlimit full = old;
    full.rlim_cur = before.size() + room;
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &full) == 0);
    const std::string why = refusal([&] { spend("ledger", path, entry_of(1)); });
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &old) == 0);
    CHECK(why.find("cannot be written") != std::string::npos);
    CHECK(bytes_of(path) == before);
  }
}

TEST_CASE("processes that spend at once, and are killed, lose no entry and pass no budget", "[privacy][ledger]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("ledger");
  const PrivacyPromise budget{60, 0};
  constexpr int children = 8;
  int pipes[2];
  REQUIRE(::pipe(pipes) == 0);
  std::vector<pid_t> pids;
  for (int child = 0; child < children; ++child) {
    const pid_t pid = ::fork();
    REQUIRE(pid >= 0);
    if (pid == 0) {
      for (;;) {
        try {
          spend("ledger", path, entry_of(1), budget);
        } catch (const InputError&) {
          ::_exit(0);
        }
        (void)!::write(pipes[1], "x", 1);  // the answer is shown
      }
    }
    pids.push_back(pid);
  }
  for (int child = 0; child < children / 2; ++child) {
    ::usleep(15'000);
    ::kill(pids[static_cast<std::size_t>(child)], SIGKILL);
  }
  for (const pid_t pid : pids) ::waitpid(pid, nullptr, 0);
  ::close(pipes[1]);
  std::size_t shown = 0;
  char answers[256];
  for (ssize_t got = 1; got > 0; shown += static_cast<std::size_t>(std::max<ssize_t>(got, 0))) {
    got = ::read(pipes[0], answers, sizeof answers);
  }
  ::close(pipes[0]);
  const Ledger ledger = *read_ledger("ledger", path);
  CHECK(spent(ledger).epsilon <= 60);
  CHECK(counted_runs(ledger) >= shown);
  CHECK(counted_runs(ledger) <= shown + children / 2);  // at most one a killed process showed nothing for
  CHECK(shown > 0);
}

TEST_CASE("a budget is read as it is written, and refused in one line", "[privacy][ledger]") {
  for (const char* text : {"2,1e-5", "0,0", "1/3,1e-9"}) CHECK(budget_text(parse_budget("budget", text)) == text);
  for (const char* text : {"", "2", "2,", ",1", "2,1", "-1,0", "1,-1", "2,0.1,3", "a,b", "1e400,x", "2;1e-5"}) {
    CAPTURE(text);
    CHECK_FALSE(refusal([&] { (void)parse_budget("budget", text); }).empty());
  }
}
