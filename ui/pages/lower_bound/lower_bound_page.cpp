// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/lower_bound/lower_bound_page.hpp"
#include "ui/words/file_names.hpp"

#include <QStringList>

namespace littlestone::ui {

void LowerBoundPage::take(const std::shared_ptr<const LowerBoundRun>& run) {
  run_ = run;
  script_ = write_script(run_);
}

void LowerBoundPage::rewrite() {
  if (!run_) return;
  script_ = write_script(run_);
  emit rewritten();
}

Provenance LowerBoundPage::provenance(int step) const {
  return {run_ ? run_->scenario : LowerBoundScenario(), step, run_ ? command(run_->scenario) : QString()};
}

QString LowerBoundPage::tell(const Kin&) const { return {}; }

int LowerBoundPage::number_of(const Drag& drag) {
  static int drags = 1'000'000;  // beyond those of the panel
  if (drag.phase == Drag::Phase::begin) ++drags;
  return drags;
}

QString lower_bound_command(const char* subcommand, const LowerBoundScenario& scenario,
                            const std::vector<const char*>& fields) {
  QStringList words = {QStringLiteral("littlestone-lab"), QLatin1String(subcommand)};
  const LowerBoundScenario plain;
  for (const char* name : fields) {
    const Field<LowerBoundScenario>& field = lower_bound_field(name);
    const FieldValue value = field.get(scenario);
    if (field.info.left_out_when_default && value == field.get(plain)) continue;
    const QString text = QString::fromStdString(field_text(field.info, value));
    if (!field.info.option.empty()) {
      words += QStringLiteral("--") +
               QString::fromUtf8(field.info.option.data(), static_cast<int>(field.info.option.size()));
    }
    words += text;
  }
  return shell_line(words);
}

}  // namespace littlestone::ui
