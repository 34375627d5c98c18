// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keys_dialog.hpp"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/kit/accessible.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/kit/type.hpp"

namespace littlestone::ui {

KeysDialog::KeysDialog(const std::vector<KeySection>& pages_keys, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Keys"));
  auto* sheet = new QWidget;
  constexpr int two_halves_need = 960;
  const bool wide = parent == nullptr || parent->width() >= two_halves_need;
  auto* halves = new QBoxLayout(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, sheet);
  halves->setContentsMargins(24, 12, 24, 12);
  halves->setSpacing(wide ? 40 : 0);
  const auto half = [&] {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(5);
    grid->setColumnStretch(1, 1);
    auto* column = new QVBoxLayout;
    column->addLayout(grid);
    column->addStretch(1);
    halves->addLayout(column);
    return grid;
  };
  QGridLayout* general = half();
  add(*general, tr("EVERYWHERE"),
      {{tr("Ctrl+1 … Ctrl+9"), tr("pages")},
       {tr("Alt+1 … Alt+6"), tr("chapters")},
       {tr("Ctrl+0"), tr("gallery")},
       {tr("N, Shift+N"), tr("point at the next thing, the one before")},
       {tr("Tab"), tr("next control, or next handle of a picture")},
       {tr("← →, Enter"), tr("move that handle, type its number")},
       {tr("Ctrl+T"), tr("table of this page")},
       {tr("F2, F3"), tr("panels at small width")},
       {tr("F5"), tr("presentation, Esc ends it")},
       {QStringLiteral("F1"), tr("what the letters and the reference mean")},
       {tr("Ctrl+Z"), tr("undo")},
       {tr("Ctrl+Shift+Z"), tr("redo")},
       {tr("Esc"), tr("stop computing, keep the picture")},
       {QStringLiteral("?"), tr("these keys")}});
  add(*general, tr("FILES"),
      {{tr("Ctrl+O"), tr("open a scenario")},
       {tr("Ctrl+Shift+O"), tr("open a table as the class")},
       {tr("Ctrl+S"), tr("save the scenario")},
       {tr("Ctrl+Shift+S"), tr("save it under another name")},
       {tr("Ctrl+E"), tr("export the picture")},
       {tr("Ctrl+Shift+E"), tr("export the animation")},
       {tr("Ctrl+Q"), tr("quit")}});
  QGridLayout* pages = half();
  std::vector<Line> playing = {{tr("Space"), tr("play or pause")},  {QStringLiteral("← →"), tr("one step")},
                               {tr("Shift+← →"), tr("one round")},  {tr("Home, End"), tr("start, end")},
                               {QStringLiteral("R"), tr("replay")}, {QStringLiteral("+ −"), tr("faster, slower")}};
  for (const KeySection& section : pages_keys) {
    if (section.heading.isEmpty()) playing.insert(playing.end(), section.lines.begin(), section.lines.end());
  }
  add(*pages, tr("IN THE LESSON"),
      {{tr("Space"), tr("answer, next step, next station")},
       {tr("PgUp, PgDn"), tr("station before, station after")},
       {tr("Esc"), tr("leave; the place is kept")}});
  add(*pages, tr("WHERE THE RUN IS PLAYED"), playing);
  for (const KeySection& section : pages_keys) {
    if (!section.heading.isEmpty()) add(*pages, section.heading, section.lines);
  }
  add(*pages, tr("IN A PRESENTATION"),
      {{tr("Space"), tr("next step")},
       {QStringLiteral("1 2"), tr("the class's vote")},
       {QStringLiteral("B, W"), tr("black, white")},
       {QStringLiteral("N"), tr("notes in the picture's place")},
       {QStringLiteral("S"), tr("slider of ε")},
       {QStringLiteral("F2, F3"), tr("panels over the picture")}});
  add(*pages, tr("IN THE GALLERY"),
      {{tr("Space"), tr("begin the lesson, or go on with it")},
       {QStringLiteral("← ↑ → ↓"), tr("choose")},
       {tr("Enter"), tr("open")},
       {tr("Esc"), tr("back to the pages")}});

  auto* area = new QScrollArea(this);
  set_accessible_role(*area, QAccessible::Document);
  area->setWidget(sheet);
  sheet->setAutoFillBackground(false);  // the area has just set it: the dialog's own ground is behind
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->viewport()->setAutoFillBackground(false);
  area->setAccessibleName(windowTitle());
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok, this);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(4, 8, 4, 16);
  column->setSpacing(8);
  column->addWidget(area, 1);
  auto* foot = new QHBoxLayout;
  foot->setContentsMargins(20, 0, 20, 0);
  foot->addWidget(buttons);
  column->addLayout(foot);

  // As large as the table is, and no larger than the window it belongs to.
  ensurePolished();
  constexpr int edge = 32;
  constexpr int bar = 12;
  const QSize whole = sheet->sizeHint() + QSize(8 + bar, 8 + 8 + 16 + buttons->sizeHint().height() + 4);
  const QSize room = parent == nullptr ? whole : parent->size() - QSize(edge, edge);
  resize(whole.boundedTo(room));
  buttons->button(QDialogButtonBox::Ok)->setDefault(true);
  buttons->button(QDialogButtonBox::Ok)->setFocus();
}

void KeysDialog::add(QGridLayout& grid, const QString& heading, const std::vector<Line>& lines) {
  const auto label = [&](const QString& text, TextRole role, const QString& tone) {
    auto* made = new QLabel(text, this);
    made->setTextFormat(Qt::PlainText);
    made->setFont(ui_font(role));
    made->setProperty("tone", tone);
    return made;
  };
  int row = grid.rowCount();
  auto* title = label(heading, TextRole::caps, QStringLiteral("ink3"));
  title->setContentsMargins(0, 10, 0, 2);
  grid.addWidget(title, row++, 0, 1, 2);
  for (const Line& line : lines) {
    // Keys read from the left in every language.
    auto* keys = label(isolate_begin + line.keys + isolate_end, TextRole::body, QStringLiteral("ink"));
    keys->setObjectName(QStringLiteral("keys"));
    auto* words = label(line.words, TextRole::body, QStringLiteral("ink2"));
    words->setWordWrap(true);
    words->setMinimumWidth(250);
    keys->setBuddy(words);
    grid.addWidget(keys, row, 0, Qt::AlignTop);
    grid.addWidget(words, row++, 1, Qt::AlignTop);
  }
}

}  // namespace littlestone::ui
