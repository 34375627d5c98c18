// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/level_choice.hpp"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <algorithm>

namespace littlestone::ui {

LevelChoice::LevelChoice(QWidget* parent) : QWidget(parent) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  auto* words = new RichLabel({12}, 24, RichLabel::Tone::ink2, this);
  words->set_markup(tr("Level $k$"));
  words->setFixedSize(std::max(48, words->width_of_line() + 1), 24);
  row->addWidget(words);
  setFixedHeight(24);
  hide();
}

void LevelChoice::set_levels(const std::vector<bool>& possible, int shown) {
  const bool worth = possible.size() > 1;
  setVisible(worth);
  if (!worth) return;
  if (segments_ == nullptr || possible.size() != possible_.size()) {
    delete segments_;
    QStringList names;
    for (std::size_t k = 0; k < possible.size(); ++k) names += QString::number(k);
    segments_ = new Segments(names, this);
    segments_->setFixedWidth(static_cast<int>(std::min<std::size_t>(24 * possible.size(), 288)) + 2);
    segments_->setAccessibleName(tr("Level of the tournament"));
    layout()->addWidget(segments_);
    connect(segments_, &Segments::chosen_changed, this, &LevelChoice::chosen);
  }
  possible_ = possible;
  for (std::size_t k = 0; k < possible.size(); ++k) {
    QAbstractButton* segment = segments_->segment(static_cast<int>(k));
    segment->setEnabled(possible[k]);
    segment->setToolTip(possible[k] ? QString() : tr("No batch came out at this level."));
  }
  const QSignalBlocker quiet(segments_);
  segments_->choose(shown);
}

}  // namespace littlestone::ui
