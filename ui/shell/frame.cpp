// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/frame.hpp"

#include <QPainter>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/xml_text.hpp"

namespace littlestone::ui {

namespace {

constexpr int left_width = 264;
constexpr int right_width = 288;
constexpr int right_needs = 1180;  // px of window below which the right panel is put away
constexpr int left_needs = 960;

}  // namespace

/// A panel at the side: its own colour, a hairline towards the canvas, scrolled when the window is low.
class Frame::SidePanel final : public QWidget {
 public:
  SidePanel(QWidget* content, bool left, QWidget* parent) : QWidget(parent), content_(content), left_(left) {
    auto* area = new QScrollArea(this);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(left ? 0 : 1, 0, left ? 1 : 0, 0);
    layout->setSpacing(0);
    layout->addWidget(area, 1);
    setFixedWidth(left ? left_width : right_width);
  }
  [[nodiscard]] QWidget& content() const { return *content_; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    const Theme& theme = theme_of(*this);
    painter.fillRect(rect(), theme.panel);
    painter.fillRect(mirrored(*this, QRectF(left_ ? width() - 1 : 0, 0, 1, height())), theme.hair);
  }

 private:
  QWidget* content_;
  bool left_;
};

/// Stands at the page's side where a panel is put away, and brings it back over the page.
class Frame::DrawerHandle final : public QAbstractButton {
 public:
  DrawerHandle(const QString& text, bool left, QWidget* parent) : QAbstractButton(parent), left_(left) {
    setText(text);
    setFocusPolicy(Qt::TabFocus);
    const double words = QFontMetricsF(ui_font(TextRole::button)).horizontalAdvance(text);
    setFixedSize(28, std::max(128, static_cast<int>(words) + 24));
    hide();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = theme_of(*this);
    painter.setPen(QPen(hasFocus() ? theme.ink : theme.line, hasFocus() ? 2 : 1));
    painter.setBrush(underMouse() || isDown() ? theme.hair : theme.panel);
    const bool left = left_ == (layoutDirection() == Qt::LeftToRight);
    // Rounded towards the page, straight towards the edge it came from.
    painter.drawRoundedRect(QRectF(rect()).adjusted(left ? -6 : 1, 1, left ? -1 : 6, -1), 4, 4);
    painter.translate(QRectF(rect()).center());
    painter.rotate(left ? -90 : 90);
    painter.setFont(ui_font(TextRole::button));
    painter.setPen(theme.ink);
    painter.drawText(QRectF(-height() / 2.0, -width() / 2.0, height(), width()), Qt::AlignCenter, in_order(text()));
  }

 private:
  bool left_;
};

Frame::Frame(QWidget* left, QWidget* right, QWidget* parent)
    : QWidget(parent),
      tabs_(new TabRow(this)),
      pages_(new QStackedWidget(this)),
      bottom_(new QStackedWidget(this)),
      busy_(new BusyBar(pages_)),
      notice_(new PlainButton({}, this)),
      middle_(new QHBoxLayout) {
  setAttribute(Qt::WA_OpaquePaintEvent);  // it fills itself: nothing below it is painted
  drawers_[0] = {new SidePanel(left, true, this), new DrawerHandle(tr("Scenario"), true, this)};
  drawers_[1] = {new SidePanel(right, false, this), new DrawerHandle(tr("What is happening"), false, this)};
  bottom_->setFixedHeight(72);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(tabs_);
  middle_->setSpacing(0);
  middle_->addWidget(drawer(Side::left).panel);
  middle_->addWidget(pages_, 1);
  middle_->addWidget(drawer(Side::right).panel);
  column->addLayout(middle_, 1);
  column->addWidget(bottom_);
  for (const Side side : {Side::left, Side::right}) {
    connect(drawer(side).handle, &QAbstractButton::clicked, this, [this, side] { toggle_drawer(side); });
  }
  notice_->hide();
  connect(notice_, &QAbstractButton::clicked, this, [this] { tell({}); });
  connect(pages_, &QStackedWidget::currentChanged, busy_, &QWidget::raise);  // the page that comes lies on top
}

void Frame::add_foot(Side side, QWidget* foot) { drawer(side).panel->layout()->addWidget(foot); }

QWidget& Frame::panel(Side side) const { return *drawers_[static_cast<std::size_t>(side)].panel; }

void Frame::toggle_drawer(Side side) {
  drawer(side == Side::left ? Side::right : Side::left).open = false;
  drawer(side).open = !drawer(side).open;
  arrange();
  if (drawer(side).open && side == Side::left) drawer(side).panel->content().setFocus();
}

void Frame::close_drawers() {
  for (Drawer& drawer : drawers_) drawer.open = false;
  arrange();
}

QWidget* Frame::lend(Side side) {
  if (drawer(side).lent) return nullptr;
  drawer(side).lent = true;
  middle_->removeWidget(drawer(side).panel);
  return drawer(side).panel;
}

void Frame::take_back(Side side) {
  if (!drawer(side).lent) return;
  drawer(side).lent = false;
  drawer(side).panel->setParent(this);
  arrange();
}

void Frame::tell(const QString& text) {
  if (text.isEmpty()) {
    if (notice_->isHidden()) return;
    notice_->hide();
    return arrange();
  }
  notice_->setText(text);
  notice_->setAccessibleName(text);
  notice_->setToolTip(plain_tip(text));  // where it is longer than the page is wide
  notice_->show();
  arrange();
}

QString Frame::told() const { return notice_->isHidden() ? QString() : notice_->text(); }

void Frame::resizeEvent(QResizeEvent*) {
  arrange();
  // The first sizes of the frame come before those of what is in it.
  QTimer::singleShot(0, this, &Frame::arrange);
}

void Frame::showEvent(QShowEvent*) { arrange(); }

// What shows beside the page where a panel is put away.
void Frame::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).window);
}

void Frame::place(Side side, bool fits) {
  const bool left = side == Side::left;
  if (drawer(side).lent) return;
  SidePanel* panel = drawer(side).panel;
  DrawerHandle* handle = drawer(side).handle;
  const bool docked = middle_->indexOf(panel) >= 0;
  if (fits && !docked) middle_->insertWidget(left ? 0 : middle_->count(), panel);
  if (!fits && docked) middle_->removeWidget(panel);
  if (fits) drawer(side).open = false;
  const bool open = drawer(side).open;
  panel->setVisible(fits || open);
  handle->setVisible(!fits);
  if (fits) return;
  const int top = tabs_->geometry().bottom() + 1;
  const int high = bottom_->geometry().top() - top;
  const auto geometry = [&](int x, int y, QSize size) { return mirrored(*this, QRectF(QPointF(x, y), size)).toRect(); };
  panel->setGeometry(geometry(left ? 0 : width() - panel->width(), top, QSize(panel->width(), high)));
  if (open) panel->raise();
  const int shift = open ? panel->width() : 0;
  handle->setGeometry(
      geometry(left ? shift : width() - handle->width() - shift, top + (high - handle->height()) / 2, handle->size()));
  handle->raise();
}

void Frame::arrange() {
  const bool left_fits = width() >= left_needs;
  const bool right_fits = width() >= right_needs;
  tabs_->set_short(!left_fits);
  tabs_->set_wide(right_fits);
  middle_->setContentsMargins(left_fits ? 0 : drawer(Side::left).handle->width(), 0,
                              right_fits ? 0 : drawer(Side::right).handle->width(), 0);
  layout()->activate();
  place(Side::left, left_fits);
  place(Side::right, right_fits);
  busy_->setGeometry(0, pages_->height() - BusyBar::high, pages_->width(), BusyBar::high);
  // In the page's lower margin, where neither titles nor controls are; a page that has an axis there makes room.
  constexpr int row = 36;
  for (int i = 0; i < pages_->count(); ++i) {
    QWidget* page = pages_->widget(i);
    if (page->property(stands_above_notice).toBool()) page->setContentsMargins(0, 0, 0, notice_->isHidden() ? 0 : row);
  }
  const QRect page = pages_->geometry();
  const int wide = std::min(page.width() - 48, notice_->sizeHint().width() + 8);
  const int left = layoutDirection() == Qt::RightToLeft ? page.right() - 24 - wide : page.left() + 24;
  notice_->setGeometry(left, page.bottom() - 32, wide, 28);
  if (!notice_->isHidden()) notice_->raise();
}

}  // namespace littlestone::ui
