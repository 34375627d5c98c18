// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/guesses.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <limits>
#include <optional>

namespace littlestone::ui {
namespace {

struct GuessWords {
  Q_DECLARE_TR_FUNCTIONS(Guesses)
};

constexpr const char* format = "LL1";
constexpr int most_guess = 1'000'000;

/// A number of digits alone, at most `most`.
std::optional<int> number_in(const QString& text, int most) {
  if (text.isEmpty() || text.size() > 7) return std::nullopt;
  if (!std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; })) return std::nullopt;
  const int value = text.toInt();
  return value <= most ? std::optional(value) : std::nullopt;
}

QString check_text(const QString& before) {
  return QStringLiteral("%1").arg(guess_check(before.toStdString()), 2, 16, QLatin1Char('0'));
}

}  // namespace

std::vector<int> questions_of(const Station& station) {
  std::vector<int> beats;
  for (int beat = 0; beat + 1 < station.presses(); ++beat)
    if (station.beat(beat, {}).asks() && !station.beat(beat + 1, {}).asks()) beats.push_back(beat);
  return beats;
}

std::uint8_t guess_check(std::string_view text) {
  unsigned rest = 0;
  for (const char c : text) {
    rest ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) rest = ((rest << 1U) ^ ((rest & 0x80U) != 0 ? 0x07U : 0U)) & 0xFFU;
  }
  return static_cast<std::uint8_t>(rest);
}

std::vector<int> GuessTally::hands(int station, int beat, int cards) const {
  std::vector<int> counts(static_cast<std::size_t>(cards), 0);
  const auto found = told.find({station, beat});
  if (found == told.end()) return counts;
  for (const auto& [guess, count] : found->second)
    if (guess >= 1 && guess <= cards) counts[static_cast<std::size_t>(guess) - 1] = count;
  return counts;
}

QString guess_line(const std::vector<std::shared_ptr<const Station>>& course, std::uint64_t seed,
                   const std::map<std::pair<int, int>, int>& told) {
  QStringList words = {QString::fromLatin1(format), QString::number(seed)};
  for (std::size_t s = 0; s < course.size(); ++s) {
    QStringList guesses;
    bool any = false;
    for (const int beat : questions_of(*course[s])) {
      const auto found = told.find({static_cast<int>(s), beat});
      any = any || found != told.end();
      guesses += found == told.end() ? QStringLiteral("-") : QString::number(found->second);
    }
    if (any) words += QStringLiteral("%1=%2").arg(s).arg(guesses.join(u','));
  }
  const QString line = words.join(u' ');
  return line + u' ' + check_text(line);
}

GuessTally read_guesses(const QString& text, const std::vector<std::shared_ptr<const Station>>& course,
                        std::uint64_t seed) {
  GuessTally tally;
  std::vector<std::vector<int>> questions;
  for (const auto& station : course) questions.push_back(questions_of(*station));
  int number = 0;
  for (const QString& raw : text.split(u'\n')) {
    ++number;
    const QString line = raw.simplified();
    if (line.isEmpty()) continue;
    const auto refuse = [&, number](const QString& why) {
      tally.problems += GuessWords::tr("Line %1: %2").arg(number).arg(why);
    };
    QStringList words = line.split(u' ');
    if (words.size() < 3 || words.front() != QLatin1String(format)) {
      refuse(GuessWords::tr("it is no line of guesses: those begin with %1 and end with a check.")
                 .arg(QLatin1String(format)));
      continue;
    }
    const QString check = words.takeLast();
    if (check.toLower() != check_text(words.join(u' '))) {
      refuse(GuessWords::tr("it is damaged: its check %1 does not fit.").arg(check.left(8)));
      continue;
    }
    if (words[1] != QString::number(seed)) {
      refuse(GuessWords::tr("it is of another lesson: its seed is %1, not %2.").arg(words[1].left(20)).arg(seed));
      continue;
    }
    std::map<std::pair<int, int>, int> told;
    QString bad;
    for (const QString& word : words.mid(2)) {
      const auto station = number_in(word.section(u'=', 0, 0), static_cast<int>(course.size()) - 1);
      const QStringList guesses = word.section(u'=', 1).split(u',');
      if (!station ||
          static_cast<std::size_t>(guesses.size()) != questions[static_cast<std::size_t>(*station)].size()) {
        bad = word;
        break;
      }
      for (qsizetype i = 0; i < guesses.size() && bad.isEmpty(); ++i) {
        if (guesses[i] == QLatin1String("-")) continue;
        const auto guess = number_in(guesses[i], most_guess);
        if (!guess || *guess < 1) {
          bad = word;
        } else {
          told[{*station, questions[static_cast<std::size_t>(*station)][static_cast<std::size_t>(i)]}] = *guess;
        }
      }
      if (!bad.isEmpty()) break;
    }
    if (!bad.isEmpty()) {
      refuse(GuessWords::tr("“%1” is no guess of a station.").arg(bad.left(20)));
      continue;
    }
    ++tally.lines;
    for (const auto& [question, guess] : told) ++tally.told[question][guess];
  }
  return tally;
}

}  // namespace littlestone::ui
