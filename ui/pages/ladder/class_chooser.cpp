// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/ladder/class_chooser.hpp"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "core/base/error.hpp"
#include "core/study/ladder/ladder_run.hpp"
#include "ui/kit/type.hpp"
#include "ui/pages/ladder/ladder_words.hpp"

namespace littlestone::ui {
namespace {

/// Offered beside those that are there.
constexpr const char* known_small_classes =
    "points:2 points:4 cube:1 thresholds:2 intervals:2 table:111/110/101/100 intervals:3 cube:4";

std::vector<std::string> chooser_classes(const std::string& classes) {
  StabilityScenario scenario;
  scenario.classes = classes;
  return ladder_classes_of(scenario);
}

}  // namespace

ClassChooser::ClassChooser(const std::string& classes, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Choose classes"));
  const std::vector<std::string> there = chooser_classes(classes);
  std::vector<std::string> offered = there;
  for (const std::string& more : {StabilityScenario().classes, std::string(known_small_classes)})
    for (const std::string& text : chooser_classes(more))
      if (std::find(offered.begin(), offered.end(), text) == offered.end()) offered.push_back(text);
  auto* sheet = new QWidget;
  auto* column = new QVBoxLayout(sheet);
  column->setContentsMargins(20, 12, 20, 12);
  column->setSpacing(2);
  std::map<int, std::vector<CheckLine*>> of_dimension;
  for (const std::string& text : offered) {
    StabilityScenario scenario;
    scenario.classes = text;
    const LadderRow row = compute_ladder(scenario, {}, {.search = false})->rows.front();
    auto* line = new CheckLine(tr("%1, %2").arg(ladder_class(row), ladder_size(row)), sheet);
    line->setChecked(std::find(there.begin(), there.end(), text) != there.end());
    lines_.emplace_back(text, line);
    of_dimension[row.dimension].push_back(line);
  }
  for (const auto& [dimension, lines] : of_dimension) {
    auto* heading = new QLabel(tr("Ldim %1").arg(dimension), sheet);
    heading->setFont(ui_font(TextRole::caps));
    heading->setProperty("tone", QStringLiteral("ink3"));
    if (column->count() > 0) column->addSpacing(8);
    column->addWidget(heading);
    for (CheckLine* line : lines) column->addWidget(line);
  }
  column->addStretch(1);
  auto* area = new QScrollArea(this);
  area->setWidget(sheet);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  take_ = buttons->addButton(tr("Show these"), QDialogButtonBox::AcceptRole);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  const auto watch = [this] { take_->setEnabled(!this->classes().empty()); };
  for (const auto& [text, line] : lines_) connect(line, &QAbstractButton::toggled, this, watch);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 12);
  whole->addWidget(area, 1);
  auto* foot = new QHBoxLayout;
  foot->setContentsMargins(16, 0, 16, 0);
  foot->addWidget(buttons);
  whole->addLayout(foot);
  const QSize wished(360, 560);
  resize(parent == nullptr ? wished : wished.boundedTo(parent->size() - QSize(32, 32)));
}

std::string ClassChooser::classes() const {
  std::string classes;
  for (const auto& [text, line] : lines_)
    if (line->isChecked()) classes += (classes.empty() ? "" : " ") + text;
  return classes;
}

CheckLine* ClassChooser::line(const std::string& class_text) const {
  const auto found =
      std::find_if(lines_.begin(), lines_.end(), [&](const auto& one) { return one.first == class_text; });
  return found == lines_.end() ? nullptr : found->second;
}

std::optional<ChapterScenario> ask_classes(const ChapterScenario& scenario, QWidget* over) {
  auto changed = std::get<StabilityScenario>(scenario);
  try {
    ClassChooser chooser(changed.classes, over);
    if (chooser.exec() != QDialog::Accepted) return std::nullopt;
    changed.classes = chooser.classes();
  } catch (const InputError&) {  // a file that is there no more: its field says so
    return std::nullopt;
  }
  return changed;
}

}  // namespace littlestone::ui
