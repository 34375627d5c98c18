// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/choice_names.hpp"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>
#include <utility>

#include "ui/kit/themed.hpp"
#include "ui/words/direction.hpp"

namespace littlestone::ui {
namespace {

constexpr int beside_role = Qt::UserRole + 2;
constexpr int name_margin = 8;
constexpr int apart = 16;  // px from the texts to the words

class TwoColumns final : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    const QString text = std::exchange(ground.text, QString());
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    const Theme& theme = option.widget != nullptr ? theme_of(*option.widget) : Theme::get(ThemeKind::light);
    painter->save();
    painter->setFont(ground.font);
    painter->setPen(theme.ink);
    const QRect rect = option.rect.adjusted(name_margin, 0, -name_margin, 0);
    painter->drawText(rect, Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter, in_order(text));
    painter->setPen(theme.ink2);
    const QRect rest = rect.adjusted(widest(ground, *index.model(), Qt::DisplayRole) + apart, 0, 0, 0);
    const QString words = index.data(beside_role).toString();
    painter->drawText(rest, Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter,
                      in_order(ground.fontMetrics.elidedText(words, Qt::ElideRight, rest.width())));
    painter->restore();
  }

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    QStyleOptionViewItem style = option;
    initStyleOption(&style, index);
    const QSize text = QStyledItemDelegate::sizeHint(option, index);
    const int wide =
        widest(style, *index.model(), Qt::DisplayRole) + apart + widest(style, *index.model(), beside_role);
    return {wide + 2 * name_margin, text.height()};
  }

 private:
  static int widest(const QStyleOptionViewItem& style, const QAbstractItemModel& model, int role) {
    int width = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
      width = std::max(width, style.fontMetrics.horizontalAdvance(model.index(row, 0).data(role).toString()));
    }
    return width;
  }
};

}  // namespace

void set_beside(QComboBox& box, int item, const QString& words) {
  if (dynamic_cast<TwoColumns*>(box.itemDelegate()) == nullptr) box.setItemDelegate(new TwoColumns(&box));
  box.setItemData(item, words, beside_role);
  box.setItemData(item, box.itemText(item) + QStringLiteral(", ") + words, Qt::AccessibleTextRole);
}

QString beside(const QComboBox& box, int item) { return box.itemData(item, beside_role).toString(); }

}  // namespace littlestone::ui
