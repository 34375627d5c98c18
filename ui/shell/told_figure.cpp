// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/told_figure.hpp"

#include <algorithm>

#include "ui/shell/references.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {

FigureWords ToldExhibit::words(int step) const {
  FigureTold all = told();
  const auto played = play();
  const bool ended = !played || step >= played->last;
  if (!ended) {
    all.title = title();
    const auto* script = dynamic_cast<const Script*>(played->steps.get());
    all.found =
        script == nullptr ? std::vector<ScriptStep>{{played->steps->sentence(step), {}}} : steps_of(*script, {step});
  }
  for (ScriptStep& one : all.found) one.reference = with_papers(one.reference, numeral_of(all.scenario));
  const QString found = cited(all.found);
  FigureWords words;
  words.id = id();
  words.title = sentence_markup(ended ? all.title + u'.' : all.title);
  words.subtitle =
      sentence_markup(all.found.empty() ? all.drawn : QString(all.found.front().sentence).replace(u'\n', u' '));
  words.caption = sentence_markup(QString(all.drawn + u' ' + found).trimmed());
  words.parameters = parameters_text(all.scenario, all.fields);
  const auto picture = this->picture(Theme::get(ThemeKind::light), {step, 1});
  words.alt = QString((picture ? picture->description() : QString()) + u' ' + found).trimmed();
  return words;
}

std::optional<Exhibit::Play> ScriptedExhibit::play() const {
  if (!script_) return std::nullopt;
  return Play{script_, 0, script_->last()};
}

int ScriptedExhibit::step_of(const Moment& moment, int last) const { return script_ ? moment.step : last; }

std::vector<ScriptStep> steps_of(const Script& script, const std::vector<int>& steps) {
  std::vector<ScriptStep> found;
  for (const int step : steps) {
    if (step >= 0 && step <= script.last()) found.push_back(script[step]);
  }
  return found;
}

QString cited(const std::vector<ScriptStep>& steps) {
  QString text;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    QString sentence = QString(steps[i].sentence).replace(u'\n', u' ').trimmed();
    const QString& reference = steps[i].reference;
    const bool last_of_it = i + 1 == steps.size() || steps[i + 1].reference != reference;
    if (last_of_it && !reference.isEmpty()) {
      const bool stopped = sentence.endsWith(u'.');
      if (stopped) sentence.chop(1);
      sentence += QStringLiteral(" (") + reference + (stopped ? QStringLiteral(").") : QStringLiteral(")"));
    }
    if (!text.isEmpty()) text += u' ';
    text += sentence;
  }
  return text;
}

}  // namespace littlestone::ui
