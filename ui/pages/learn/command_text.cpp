// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/command_text.hpp"

#include <QStringList>
#include <algorithm>
#include <string>

namespace littlestone::ui {

namespace {

/// Quotes a word for a POSIX shell where it needs it.
QString shell_word(const QString& word) {
  static const QString plain = QStringLiteral(":.,/_-+=");
  const bool safe = !word.isEmpty() && std::all_of(word.begin(), word.end(), [](QChar c) {
    return (c.unicode() < 128 && c.isLetterOrNumber()) || plain.contains(c);
  });
  if (safe) return word;
  return u'\'' + QString(word).replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

// What both commands say: the subcommand, the class and all parameters.
QStringList words_of(const char* subcommand, const Scenario& s) {
  const auto text = [](const auto& value) { return QString::fromStdString(value); };
  QStringList words = {QStringLiteral("littlestone-lab"), QLatin1String(subcommand), text(s.class_text)};
  const auto add = [&](const char* option, const QString& value) {
    words << QStringLiteral("--") + QLatin1String(option) << value;
  };
  add("marginal", text(s.marginal));
  add("target", QString::number(s.target));
  add("epsilon", text(to_string(s.epsilon)));
  add("delta", text(to_string(s.delta)));
  add("alpha", text(to_string(s.alpha)));
  add("beta", text(to_string(s.beta)));
  add("constants", text(std::string(to_string(s.constants_kind))));
  if (s.constants_kind == ConstantsKind::custom) {
    add("auxiliary", QString::number(s.constants.auxiliary));
    add("cap", QString::number(s.constants.cap));
    add("batches", QString::number(s.constants.batches));
    add("selection", QString::number(s.constants.selection));
    if (!s.constants.levels.empty()) {
      QStringList levels;
      for (const Rational& w : s.constants.levels) levels += text(to_string(w));
      add("levels", levels.join(u','));
    }
  }
  add("seed", QString::number(s.seed));
  return words;
}

QString line_of(QStringList words) {
  for (QString& word : words) word = shell_word(word);
  return words.join(u' ');
}

}  // namespace

QString command_text(const Scenario& scenario) { return line_of(words_of("learn", scenario)); }

QString data_text(const Scenario& scenario, const QString& path, bool release) {
  QStringList words = words_of("learn", scenario);
  for (const char* known :
       {"--marginal", "--target", "--seed"}) {  // of the distribution, and of runs that are repeated
    const auto at = words.indexOf(QLatin1String(known));
    if (at >= 0 && (release || QLatin1String(known) != QLatin1String("--seed"))) words.remove(at, 2);
  }
  words << QStringLiteral("--data") << (path.isEmpty() ? QStringLiteral("data.csv") : path);
  return line_of(words);
}

QString sweep_text(const Scenario& scenario) {
  QStringList sizes;
  for (const std::uint64_t n : scenario.sizes) sizes += QString::number(n);
  QStringList learners;
  for (const LearnerKind learner : scenario.learners)
    learners += QString::fromStdString(std::string(to_string(learner)));
  return line_of(words_of("sweep", scenario) +
                 QStringList{QStringLiteral("--sizes"), sizes.join(u','), QStringLiteral("--replicates"),
                             QString::number(scenario.replicates), QStringLiteral("--learners"), learners.join(u','),
                             QStringLiteral("--out"), QStringLiteral("loss.csv")});
}

}  // namespace littlestone::ui
