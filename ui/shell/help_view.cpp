// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_view.hpp"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBlock>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/shell/help_document.hpp"
#include "ui/shell/help_pages.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

constexpr int help_page_role = Qt::UserRole;
constexpr int help_heading_role = Qt::UserRole + 1;

QTreeWidgetItem* help_row(const QString& words, const QString& page, const QString& heading) {
  auto* row = new QTreeWidgetItem({words});
  row->setData(0, help_page_role, page);
  row->setData(0, help_heading_role, heading);
  row->setToolTip(0, words);
  return row;
}

// The text of the page; where a page keeps formulas between dollars, lone letters of its sentences are mathematics too.
QString with_letters(const QString& id) {
  QString text = help_text(id);
  if (id != QLatin1String("references") && id != QLatin1String("symbols")) return text;
  QStringList lines = text.split(u'\n');
  for (QString& line : lines) {
    if (line.startsWith(u'#')) continue;
    QStringList stretches = line.split(u'$');
    for (qsizetype i = 0; i < stretches.size(); i += 2) stretches[i] = sentence_markup(stretches[i]);
    line = stretches.join(u'$');
  }
  return lines.join(u'\n');
}

}  // namespace

HelpView::HelpView(QWidget* parent)
    : QDialog(parent),
      search_(new QLineEdit(this)),
      found_(new QLabel(this)),
      contents_(new QTreeWidget(this)),
      browser_(new QTextBrowser(this)),
      back_(new PlainButton(tr("Back"), this)),
      forward_(new PlainButton(tr("Forward"), this)) {
  setWindowTitle(tr("Help — Littlestone Lab"));
  setFont(ui_font(TextRole::body));
  search_->setPlaceholderText(tr("Search the help"));
  search_->setAccessibleName(tr("Search the help"));
  search_->setClearButtonEnabled(false);
  search_->setFixedHeight(28);
  found_->setFont(ui_font(TextRole::caption));
  found_->setProperty("tone", QStringLiteral("ink3"));
  found_->hide();
  contents_->setHeaderHidden(true);
  contents_->setRootIsDecorated(false);
  contents_->setIndentation(12);
  contents_->setAccessibleName(tr("Contents"));
  contents_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  contents_->setUniformRowHeights(true);
  contents_->setFrameShape(QFrame::NoFrame);
  browser_->setOpenLinks(false);
  browser_->setFrameShape(QFrame::NoFrame);
  browser_->setLayoutDirection(Qt::LeftToRight);
  browser_->setAccessibleName(tr("Help page"));
  auto* left = new QVBoxLayout;
  left->setSpacing(8);
  left->addWidget(search_);
  left->addWidget(found_);
  left->addWidget(contents_, 1);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(back_);
  buttons->addWidget(forward_);
  buttons->addStretch(1);
  auto* close = new PlainButton(tr("Close Esc"), this);
  close->setAccessibleName(tr("Close"));
  buttons->addWidget(close);
  auto* right = new QVBoxLayout;
  right->setSpacing(8);
  right->addLayout(buttons);
  right->addWidget(browser_, 1);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 12, 16, 16);
  row->setSpacing(16);
  row->addLayout(left);
  row->addLayout(right, 1);
  search_->setFixedWidth(248);
  contents_->setFixedWidth(248);
  found_->setFixedWidth(248);
  connect(close, &QAbstractButton::clicked, this, &QDialog::reject);
  connect(back_, &QAbstractButton::clicked, this, &HelpView::back);
  connect(forward_, &QAbstractButton::clicked, this, &HelpView::forward);
  connect(search_, &QLineEdit::textChanged, this, &HelpView::search);
  connect(search_, &QLineEdit::returnPressed, this, [this] {
    if (contents_->topLevelItemCount() > 0 && !search_->text().trimmed().isEmpty()) {
      choose_row(contents_->topLevelItem(0));
      contents_->setFocus();
    }
  });
  connect(contents_, &QTreeWidget::itemClicked, this, &HelpView::choose_row);
  connect(contents_, &QTreeWidget::itemActivated, this, &HelpView::choose_row);
  connect(browser_, &QTextBrowser::anchorClicked, this, &HelpView::follow);
  connect(new QShortcut(QKeySequence::Back, this), &QShortcut::activated, this, &HelpView::back);
  connect(new QShortcut(QKeySequence::Forward, this), &QShortcut::activated, this, &HelpView::forward);
  connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
    search_->setFocus();
    search_->selectAll();
  });
  list_pages();
  update_buttons();
  resize(QSize(1000, 720).boundedTo(parent == nullptr ? QSize(1000, 720) : parent->size() - QSize(32, 32)));
}

void HelpView::list_pages() {
  contents_->clear();
  found_->hide();
  QTreeWidgetItem* group = nullptr;
  QString last;
  for (const HelpPage& page : help_pages()) {
    if (group == nullptr || page.group != last) {
      group = help_row(help_group_name(page.group), {}, {});
      group->setFlags(Qt::ItemIsEnabled);
      QFont font = ui_font(TextRole::caps);
      group->setFont(0, font);
      contents_->addTopLevelItem(group);
      last = page.group;
    }
    QTreeWidgetItem* row = help_row(page.title, page.id, {});
    group->addChild(row);
    if (page.id == here_.page) contents_->setCurrentItem(row);
  }
  contents_->expandAll();
}

void HelpView::search(const QString& words) {
  if (words.trimmed().isEmpty()) return list_pages();
  contents_->clear();
  const std::vector<HelpHit> hits = search_help(words);
  for (const HelpHit& hit : hits) {
    QTreeWidgetItem* row = help_row(hit.heading, hit.page, hit.heading);
    row->setToolTip(0, hit.line);
    contents_->addTopLevelItem(row);
  }
  found_->setText(hits.empty() ? tr("Nothing has these words.")
                               : tr("%n sections", nullptr, static_cast<int>(hits.size())));
  found_->show();
}

void HelpView::choose_row(QTreeWidgetItem* row) {
  if (row == nullptr || row->data(0, help_page_role).toString().isEmpty()) return;
  open_page(row->data(0, help_page_role).toString(), row->data(0, help_heading_role).toString());
}

void HelpView::open_page(const QString& id, const QString& heading) {
  if (help_text(id).isEmpty()) return;
  if (!here_.page.isEmpty()) {
    here_.scrolled = browser_->verticalScrollBar()->value();
    before_.push_back(here_);
  }
  after_.clear();
  show_place({id, heading, -1});
}

void HelpView::back() {
  if (before_.empty()) return;
  here_.scrolled = browser_->verticalScrollBar()->value();
  after_.push_back(here_);
  const Place place = before_.back();
  before_.pop_back();
  show_place(place);
}

void HelpView::forward() {
  if (after_.empty()) return;
  here_.scrolled = browser_->verticalScrollBar()->value();
  before_.push_back(here_);
  const Place place = after_.back();
  after_.pop_back();
  show_place(place);
}

// scrolled −1: to the heading.
void HelpView::show_place(const Place& place) {
  const Theme& theme = theme_of(*this);
  const bool same = place.page == here_.page && drawn_theme_ == static_cast<int>(theme.kind);
  here_ = place;
  if (!same) set_help(*browser_->document(), with_letters(place.page), theme);
  drawn_theme_ = static_cast<int>(theme.kind);
  scroll_to_place();
  QTimer::singleShot(0, this, &HelpView::scroll_to_place);  // once more where the page gets its width only now
  if (search_->text().trimmed().isEmpty()) list_pages();
  update_buttons();
}

void HelpView::scroll_to_place() {
  QScrollBar* bar = browser_->verticalScrollBar();
  if (here_.scrolled >= 0) return bar->setValue(here_.scrolled);
  QTextCursor cursor(browser_->document());
  cursor.setPosition(here_.heading.isEmpty() ? 0 : help_place(*browser_->document(), here_.heading));
  browser_->setTextCursor(cursor);
  const double top = browser_->document()->documentLayout()->blockBoundingRect(cursor.block()).top();
  bar->setValue(cursor.position() == 0 ? 0 : static_cast<int>(top) - 8);
}

void HelpView::follow(const QUrl& link) {
  if (!link.isRelative()) {
    QDesktopServices::openUrl(link);
    return;
  }
  QString id = link.path().section(u'/', -1);
  if (id.endsWith(QLatin1String(".md"))) id.chop(3);
  open_page(id);
}

void HelpView::update_buttons() {
  back_->setEnabled(!before_.empty());
  forward_->setEnabled(!after_.empty());
}

void HelpView::dress() {
  const Theme& theme = theme_of(*this);
  const QString sheet =
      QStringLiteral(
          "QTreeWidget { background: transparent; color: %1; outline: 0; }"
          "QTreeWidget:focus { border: 2px solid %1; }"
          "QTreeWidget::item { padding: 3px 0; color: %1; }"
          "QTreeWidget::item:selected { background: %2; color: %1; }"
          "QTextBrowser { background: %3; color: %1; selection-background-color: %1; selection-color: %3; }"
          "QTextBrowser:focus { border: 2px solid %1; }")
          .arg(theme.ink.name(), theme.hair.name(), theme.canvas.name());
  if (sheet != styleSheet()) setStyleSheet(sheet);
  if (!here_.page.isEmpty() && drawn_theme_ != static_cast<int>(theme.kind)) {
    Place place = here_;
    place.scrolled = browser_->verticalScrollBar()->value();
    show_place(place);
  }
}

void HelpView::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && isVisible()) dress();
}

void HelpView::showEvent(QShowEvent* event) {
  dress();
  QDialog::showEvent(event);
}

void HelpView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return;  // it presses no button of the dialog
  QDialog::keyPressEvent(event);
}

}  // namespace littlestone::ui
