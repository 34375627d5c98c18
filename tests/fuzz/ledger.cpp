// SPDX-License-Identifier: GPL-3.0-or-later
// The reader of ledgers: what it takes can be added up, goes on with one entry more, and forgets none; what it refuses is
// not written to.
#include <algorithm>
#include <filesystem>

#include "core/base/files.hpp"
#include "core/base/text.hpp"
#include "core/privacy/ledger.hpp"
#include "fuzz.hpp"

using namespace littlestone;
namespace fs = std::filesystem;

namespace {

constexpr std::string_view check_key = ",\"check\":\"";

// The text with right checksums in lines that have none, and in three of four texts in all that end: so that a change
// within a line is seen by more than its checksum.
std::string sealed(const std::string& text) {
  const bool all = fnv1a(text) % 4 != 0;
  std::string result;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    std::string line = text.substr(from, end - from);
    const std::size_t check = line.find(check_key);
    if (all && check != std::string::npos) {
      const std::size_t quote = line.find('"', check + check_key.size());
      if (quote != std::string::npos) line.erase(check, quote + 1 - check);
    }
    if (from > 0 && line.ends_with('}') && line.find(check_key) == std::string::npos) {
      line.pop_back();
      line += check_key;
      line += hex(fnv1a(line, fnv1a(result))) + "\"}";
    }
    result += line + (end < text.size() ? "\n" : "");
    from = end + 1;
  }
  return result;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const fuzz::Folder folder;
  const std::string path = folder.file("ledger");
  const std::string text = sealed(fuzz::text_of(data, size));
  Ledger ledger;
  const bool taken = fuzz::takes([&] { ledger = parse_ledger("ledger", path, text); });
  fuzz::taken = taken && !ledger.entries.empty();
  fs::remove(path);
  write_file("ledger", path, text);
  LedgerEntry entry;
  entry.promise = {Rational(1, 3), Rational(1, 1'000'000)};
  entry.run = "learn";
  bool passes = false;
  Ledger after;
  const bool added = fuzz::takes([&] {
    try {
      after = spend("ledger", path, entry);
    } catch (const InputError& error) {
      passes = error.field() == "budget";  // the ledger's own
      throw;
    }
  });
  fuzz::expect(added == (taken && !passes), "a ledger is written to iff it can be read and its budget allows it");
  const std::string written = read_text_file("ledger", path, std::size_t{1} << 27);
  if (!added) {
    fuzz::expect(written == text, "a ledger that is refused stays as it was");
    return 0;
  }
  fuzz::expect(written.starts_with(text.substr(0, std::min(text.size(), written.size()))),
               "nothing in a ledger is changed");
  const Ledger again = parse_ledger("ledger", path, written);
  fuzz::expect(again.entries.size() == ledger.entries.size() + 1, "a ledger forgets no entry");
  for (std::size_t i = 0; i < ledger.entries.size(); ++i)
    fuzz::expect(again.entries[i] == ledger.entries[i], "an entry stays what it was");
  fuzz::expect(spent(again).epsilon == spent(ledger).epsilon + entry.promise.epsilon, "spent epsilon adds up");
  fuzz::expect(spent(again).delta == spent(ledger).delta + entry.promise.delta, "spent delta adds up");
  return 0;
}
