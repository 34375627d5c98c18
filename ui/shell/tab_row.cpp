// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tab_row.hpp"

#include <QFontMetricsF>
#include <QMenu>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/kit/accessible.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/direction.hpp"

namespace littlestone::ui {
namespace {

constexpr int row_height = 44;
constexpr double baseline = 27;
constexpr int inset = 8;  // px before the numeral and behind the chevron
constexpr int numeral_gap = 10;
constexpr int chevron_gap = 9;
constexpr int chevron_width = 10;

QFont numeral_font() { return math_font(17, false); }

}  // namespace

ChapterChooser::ChapterChooser(QWidget* parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::TabFocus);
  set_opens_menu(*this);
  connect(this, &QAbstractButton::clicked, this, &ChapterChooser::open_list);
}

void ChapterChooser::add_chapter(const QString& numeral, const QString& name) {
  chapters_.push_back({numeral, name});
  if (chapters_.size() == 1) show_chapter(0);
}

void ChapterChooser::show_chapter(int chapter) {
  chapter_ = chapter;
  const Entry& entry = chapters_[static_cast<std::size_t>(chapter)];
  setText(entry.name);
  const QString words = tr("Chapter %1: %2").arg(entry.numeral, entry.name);
  setAccessibleName(words);
  setToolTip(words);
  fit();
}

void ChapterChooser::set_compact(bool compact) {
  if (compact == compact_) return;
  compact_ = compact;
  fit();
}

void ChapterChooser::fit() {
  if (chapters_.empty()) return;
  const Entry& entry = chapters_[static_cast<std::size_t>(chapter_)];
  double wide = inset + QFontMetricsF(numeral_font()).horizontalAdvance(entry.numeral) + chevron_gap + chevron_width;
  if (!compact_) wide += numeral_gap + QFontMetricsF(ui_font(TextRole::section)).horizontalAdvance(entry.name);
  setFixedSize(static_cast<int>(std::ceil(wide)) + inset, row_height);
  update();
}

void ChapterChooser::open_list() {
  QMenu menu(this);
  std::optional<int> taken;
  menu.setFont(ui_font(TextRole::body));
  menu.setAccessibleName(tr("Chapter"));
  for (int i = 0; i < chapter_count(); ++i) {
    const Entry& entry = chapters_[static_cast<std::size_t>(i)];
    QAction* action = menu.addAction(entry.numeral + QStringLiteral("  ") + entry.name);
    // Not the menu's answer: a screen reader triggers the action itself.
    connect(action, &QAction::triggered, &menu, [&menu, &taken, i] {
      taken = i;
      menu.close();
    });
    action->setCheckable(true);
    action->setChecked(i == chapter_);
    if (i == chapter_) menu.setActiveAction(action);
  }
  const bool from_right = layoutDirection() == Qt::RightToLeft;
  const QPoint corner = from_right ? rect().bottomRight() - QPoint(menu.sizeHint().width(), 0) : rect().bottomLeft();
  menu.exec(mapToGlobal(corner));
  if (taken) emit chosen(*taken);
}

void ChapterChooser::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  const Entry& entry = chapters_[static_cast<std::size_t>(chapter_)];
  // "I" in the interface's type would read as a bar and "II" as a pause sign.
  painter.setFont(numeral_font());
  painter.setPen(theme.ink2);
  draw_words(painter, *this, QPointF(inset, baseline), entry.numeral);
  double x = inset + QFontMetricsF(numeral_font()).horizontalAdvance(entry.numeral);
  if (!compact_) {
    painter.setFont(ui_font(TextRole::section));
    painter.setPen(theme.ink);
    draw_words(painter, *this, QPointF(x + numeral_gap, baseline), entry.name);
  }
  x = width() - inset - chevron_width;
  const QRectF chevron = mirrored(*this, QRectF(x, 20, chevron_width, 5));
  painter.setPen(QPen(theme.ink, 1.5 + theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(
      QPolygonF({chevron.topLeft(), QPointF(chevron.center().x(), chevron.bottom()), chevron.topRight()}));
  if (hasFocus()) {
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 7, -1, -7), 4, 4);
  }
}

/// One tab: words, and when chosen a bar under them.
class TabRow::Tab final : public QAbstractButton {
 public:
  Tab(const QString& text, QWidget* parent) : QAbstractButton(parent) {
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    set_text(text);
  }
  /// `margin`: px at each side of the words.
  void set_text(const QString& text, int margin = 8) {
    setText(text);
    margin_ = margin;
    // As wide as the words are when chosen, so that no tab moves when another is.
    setFixedSize(static_cast<int>(QFontMetricsF(ui_font(TextRole::section)).horizontalAdvance(text)) + 2 * margin + 1,
                 44);
  }
  /// While a click changes whether it is marked.
  [[nodiscard]] bool clicking() const { return clicking_; }

 protected:
  void nextCheckState() override {
    clicking_ = true;
    QAbstractButton::nextCheckState();
    clicking_ = false;
  }
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = theme_of(*this);
    QFont font = ui_font(TextRole::section);
    if (!isChecked()) font.setWeight(QFont::Normal);
    painter.setFont(font);
    painter.setPen(isChecked() || underMouse() ? theme.ink : theme.ink2);
    painter.drawText(QPointF(margin_, 27), in_order(text()));
    if (isChecked()) painter.fillRect(QRectF(0, 40.5, width(), 3), theme.ink);
    if (hasFocus()) {
      painter.setPen(QPen(theme.ink, 2));
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(QRectF(rect()).adjusted(1, 7, -1, -7), 4, 4);
    }
  }

 private:
  int margin_ = 8;
  bool clicking_ = false;
};

TabRow::TabRow(QWidget* parent) : QWidget(parent), chooser_(new ChapterChooser(this)), row_(new QHBoxLayout(this)) {
  setFixedHeight(row_height);
  row_->setContentsMargins(16, 0, 16, 0);
  row_->setSpacing(21);
  row_->addWidget(chooser_);
  row_->addStretch(1);
}

void TabRow::add_chapter(const QString& numeral, const QString& name, const std::vector<Page*>& pages) {
  const int chapter = chooser_->chapter_count();
  chooser_->add_chapter(numeral, name);
  for (Page* page : pages) {
    auto* tab = new Tab(page->name(), this);
    tab->setAutoExclusive(true);
    tab->setVisible(chapter == chapter_);
    tabs_.push_back({page, tab, chapter});
    row_->insertWidget(tabs_end_++, tab);
    connect(tab, &QAbstractButton::clicked, this, [this, page] { emit page_chosen(page); });
    // A screen reader toggles it, which is no click.
    connect(tab, &QAbstractButton::toggled, this, [this, page, tab](bool on) {
      if (on && !marking_ && !tab->clicking()) emit page_chosen(page);
    });
  }
  set_names(short_);
}

void TabRow::show_chapter(int chapter) {
  if (chapter == chapter_) return;
  chapter_ = chapter;
  chooser_->show_chapter(chapter);
  for (const Entry& entry : tabs_) entry.tab->setVisible(entry.chapter == chapter);
  fit();
}

void TabRow::mark(const Page& page) {
  marking_ = true;
  if (QAbstractButton* own = tab(&page)) own->setChecked(true);
  marking_ = false;
}

QAbstractButton* TabRow::tab(const Page* page) const {
  const auto found = std::find_if(tabs_.begin(), tabs_.end(), [&](const Entry& entry) { return entry.page == page; });
  return found == tabs_.end() ? nullptr : found->tab;
}

void TabRow::set_short(bool on) {
  if (on == short_) return;
  short_ = on;
  row_->setSpacing(on ? 13 : 21);
  row_->setContentsMargins(on ? 4 : 16, 0, on ? 8 : 16, 0);
  fit();
}

void TabRow::set_names(bool short_names, bool tight) {
  for (const Entry& entry : tabs_)
    entry.tab->set_text(short_names ? entry.page->info().short_name() : entry.page->name(), tight ? 3 : 8);
}

void TabRow::fit() {
  const auto fits = [this] {
    row_->invalidate();
    return row_->minimumSize().width() <= width();
  };
  // Tabs get short names before the chapter's name is shortened to its numeral.
  set_names(short_);
  chooser_->set_compact(false);
  if (fits()) return;
  set_names(true);
  if (fits()) return;
  chooser_->set_compact(true);
  row_->invalidate();
  if (row_->sizeHint().width() > width()) set_names(true, true);  // before a button's words are cut
}

void TabRow::resizeEvent(QResizeEvent*) { fit(); }

void TabRow::set_wide(bool wide) {
  for (QWidget* button : only_where_wide_) button->setVisible(wide);
  fit();
}

void TabRow::add_button(QWidget* button, bool only_where_wide) {
  row_->addWidget(button);
  if (only_where_wide) only_where_wide_.push_back(button);
}

bool TabRow::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) update();  // the signs between the tabs go where the tabs go
  return QWidget::event(event);
}

void TabRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  painter.fillRect(rect(), theme.panel);
  painter.fillRect(QRect(0, height() - 1, width(), 1), theme.hair);
  const bool from_right = layoutDirection() == Qt::RightToLeft;
  const double away = from_right ? -1 : 1;
  const auto end_of = [&](const QWidget& widget) {
    return from_right ? widget.geometry().left() : widget.geometry().right();
  };
  // A line between the chooser and the chapter's pages.
  painter.fillRect(QRectF(std::round(end_of(*chooser_) + away * (short_ ? 6.0 : 10.0)), 11, 1, 22), theme.hair);
  painter.setPen(QPen(theme.line, 1.25 + theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const Tab* before = nullptr;
  for (const Entry& entry : tabs_) {
    if (entry.chapter != chapter_) continue;
    if (before != nullptr) {
      const double x = end_of(*before) + away * (short_ ? 5.0 : 9.0);
      painter.drawPolyline(QPolygonF({{x, 18}, {x + away * 4, 22}, {x, 26}}));
    }
    before = entry.tab;
  }
}

}  // namespace littlestone::ui
