// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edit_name.hpp"

#include <QCoreApplication>
#include <vector>

#include "core/base/rational.hpp"
#include "ui/shell/comparison.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/language.hpp"
#include "ui/words/names.hpp"

namespace littlestone::app {
namespace {

struct EditName {
  Q_DECLARE_TR_FUNCTIONS(EditName)
};

// In a language that runs from the right a letter or a number keeps its own way.
QString standing(const QString& text) { return ui::Language::from_right() ? ui::isolated(text) : text; }

// A file by its name, a fraction as the fields show it, what is long by its two ends.
QString value_of(const ui::Difference& field) {
  const QString& text = field.right;
  if (text.contains(u'.') || text.contains(u'/') || text.contains(u'e')) {
    try {
      const Rational value = parse_rational("", text.toStdString());
      if (value > 0) return ui::rational_text(value);
    } catch (const InputError&) {  // a name, or several numbers
    }
  }
  return ui::shortened(ui::class_title(text.toStdString()));
}

}  // namespace

QString edit_name(const ui::ChapterScenario& before, const ui::ChapterScenario& after) {
  const std::vector<ui::Difference> fields = ui::differences(before, after);
  if (fields.empty()) return EditName::tr("scenario");
  const auto word = [&](std::size_t i) { return QString(fields[i].word).remove(u'$'); };
  if (fields.size() == 1) return standing(word(0)) + u' ' + standing(value_of(fields.front()));
  if (fields.size() == 2) return standing(word(0)) + QStringLiteral(", ") + standing(word(1));
  const int others = static_cast<int>(fields.size()) - 1;
  return EditName::tr("%1 and %n more", nullptr, others).arg(standing(word(0)));
}

QString replacement_name(const ui::ChapterScenario& after) {
  const QString title = ui::scenario_text(ui::title_of(after));
  const QString subject = ui::subject_title(after);
  if (title.isEmpty() && subject.isEmpty()) return EditName::tr("scenario opened");
  return EditName::tr("“%1” opened").arg(title.isEmpty() ? standing(ui::shortened(subject)) : ui::shortened(title));
}

QString in_action(const QString& name) { return QString(name).replace(u'&', QStringLiteral("&&")); }

}  // namespace littlestone::app
