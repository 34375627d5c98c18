// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_links.hpp"

#include <QApplication>
#include <stdexcept>

#include "ui/shell/help_pages.hpp"
#include "ui/shell/reference_chip.hpp"

namespace littlestone::app {

WindowLinks::WindowLinks(Window& window, QMenu& help)
    : QObject(&window), window_(window), card_(new ui::ReferenceCard(&window)) {
  fill(help);
  connect(card_, &ui::ReferenceCard::help_asked, this, &WindowLinks::open_help);
  if (auto* chip = window.step_panel().findChild<ui::ReferenceChip*>()) {
    connect(chip, &QAbstractButton::clicked, this, &WindowLinks::open_reference);
  }
  const auto watch = [&](QWidget* root) {
    auto* labels = new ui::SymbolLabels(
        root, [this] { return numeral(); }, this);
    connect(labels, &ui::SymbolLabels::asked, this,
            [this](QWidget* label, const std::vector<ui::ReferenceEntry>& symbols) { card_->open(symbols, label); });
  };
  watch(&window.step_panel());
  for (const auto& chapter : window.chapters()) watch(&chapter->fields());
}

WindowLinks& WindowLinks::of(const Window& window) {
  auto* links = window.findChild<WindowLinks*>();
  if (links == nullptr) throw std::logic_error("a window without links");
  return *links;
}

void WindowLinks::fill(QMenu& help) {
  const auto page = [&](const QString& words, const QString& id) {
    help.addAction(words, this, [this, id] { open_help(id); });
  };
  QAction* here = help.addAction(tr("What is meant &here"), QKeySequence(Qt::Key_F1), this, &WindowLinks::open_here);
  window_.addAction(here);  // a hidden menu's shortcut would go with it
  help.addSeparator();
  page(tr("&Lesson plan"), QStringLiteral("lesson-plan"));
  page(tr("&Exercises"), QStringLiteral("exercises"));
  page(tr("&Definitions and proofs"), QStringLiteral("references"));
  page(tr("&Symbols"), QStringLiteral("symbols"));
  page(tr("&Mathematics"), QStringLiteral("mathematics"));
  page(tr("S&ources"), QStringLiteral("sources"));
  help.addSeparator();
  for (const auto& chapter : window_.chapters()) {
    const QString id = ui::help_page_of_chapter(chapter->info().numeral);
    if (!id.isEmpty()) page(chapter->info().numeral + QStringLiteral("  ") + chapter->info().name(), id);
  }
  help.addSeparator();
}

QString WindowLinks::numeral() const { return window_.chapter().info().numeral; }

void WindowLinks::open_help(const QString& page, const QString& heading) {
  if (help_ == nullptr) help_ = new ui::HelpView(&window_);
  help_->open_page(page, heading);
  help_->show();
  help_->raise();
  help_->activateWindow();
}

void WindowLinks::open_reference() {
  const ui::StepPanel& panel = window_.step_panel();
  auto* chip = panel.findChild<ui::ReferenceChip*>();
  if (chip != nullptr) card_->open(ui::cited_entries(panel.reference(), numeral()), chip);
}

void WindowLinks::open_here() {
  if (!card_->isHidden()) return card_->close_card();
  if (window_.gallery_shown()) return open_help(QStringLiteral("lesson-plan"));
  QWidget* focus = window_.focusWidget();
  if (focus != nullptr && window_.fields().isAncestorOf(focus)) {
    const std::vector<ui::ReferenceEntry> symbols = ui::symbols_of_control(focus, numeral());
    if (!symbols.empty()) return card_->open(symbols, focus);
  }
  if (auto* label = qobject_cast<ui::RichLabel*>(QApplication::widgetAt(QCursor::pos()));
      label != nullptr && label->window() == &window_) {
    const std::vector<ui::ReferenceEntry> symbols = ui::symbols_in(label->markup(), numeral(), true);
    if (!symbols.empty()) return card_->open(symbols, label);
  }
  ui::StepPanel& panel = window_.step_panel();
  std::vector<ui::ReferenceEntry> entries = ui::symbols_in(panel.sentence(), numeral(), false);
  const std::vector<ui::ReferenceEntry> cited = ui::cited_entries(panel.reference(), numeral());
  entries.insert(entries.end(), cited.begin(), cited.end());
  if (entries.empty()) return open_help(ui::help_page_of_chapter(numeral()));
  card_->open(entries, window_.presenting() ? static_cast<QWidget*>(&window_.presentation()) : &panel);
}

}  // namespace littlestone::app
