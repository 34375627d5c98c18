// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/style.hpp"

#include <QProxyStyle>
#include <array>
#include <utility>

#include "ui/kit/type.hpp"
#include "ui/words/direction.hpp"

namespace littlestone::ui {
namespace {

/// The platform's style, but a button is its words: a green tick and a red cross would be verdicts. Formulas among
/// words keep their order.
class PlainStyle final : public QProxyStyle {
 public:
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* answer) const override {
    return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 0 : QProxyStyle::styleHint(hint, option, widget, answer);
  }
  // The words of labels, menus and tooltips.
  void drawItemText(QPainter* painter, const QRect& area, int flags, const QPalette& palette, bool enabled,
                    const QString& text, QPalette::ColorRole role) const override {
    if (runs_from_right(text)) flags = (flags & ~Qt::TextForceLeftToRight) | Qt::TextForceRightToLeft;
    QProxyStyle::drawItemText(painter, area, flags, palette, enabled, in_order(text), role);
  }
};

}  // namespace

void dress(QApplication& application) {
  application.setStyle(new PlainStyle);
  application.setFont(ui_font(TextRole::body));
}

QString style_sheet(const Theme& theme) {
  QString sheet = QStringLiteral(R"(
QMenuBar { background: @window; color: @ink2; border: 0; padding: 0 4px; }
QMenuBar::item { background: transparent; padding: 5px 12px; }
QMenuBar::item:selected { background: @hair; color: @ink; }
QMenu { background: @canvas; color: @ink; border: 1px solid @line; padding: 4px 0; }
QMenu::item { padding: 5px 28px 5px 28px; }
QMenu::item:selected { background: @hair; color: @ink; }
QMenu::item:disabled { color: @ink3; }
QMenu::separator { height: 1px; background: @hair; margin: 4px 0; }
QLabel { background: transparent; color: @ink2; }
QLabel[tone="ink"] { color: @ink; }
QLabel[tone="ink3"] { color: @ink3; }
QLineEdit { background: @canvas; color: @ink; border: 1px solid @line; border-radius: 4px; padding: 0 6px;
            selection-background-color: @ink; selection-color: @canvas; }
QLineEdit:focus { border: 2px solid @ink; padding: 0 5px; }
QPlainTextEdit, QTextEdit { background: @canvas; color: @ink; border: 1px solid @line; border-radius: 4px; padding: 4px;
                 selection-background-color: @ink; selection-color: @canvas; }
QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid @ink; padding: 3px; }
QSpinBox { background: @canvas; color: @ink; border: 1px solid @line; border-radius: 4px; }
QSpinBox:focus { border: 2px solid @ink; }
QSpinBox QLineEdit, QSpinBox QLineEdit:focus { background: transparent; color: @ink; border: 0; padding: 0 0 0 6px; }
QComboBox { background: transparent; color: @ink; border: 0; padding: 0 0 0 8px; selection-background-color: @ink; selection-color: @canvas; }
QComboBox::drop-down { width: 24px; border: 0; }
QComboBox QLineEdit, QComboBox QLineEdit:focus { background: transparent; color: @ink; border: 0; padding: 0; }
QComboBox QAbstractItemView { background: @canvas; color: @ink; border: 1px solid @line; outline: 0;
                              selection-background-color: @hair; selection-color: @ink; }
QToolTip { background: @panel; color: @ink; border: 1px solid @line; padding: 4px; }
QScrollArea { background: transparent; border: 0; }
QScrollBar:vertical { background: transparent; width: 6px; margin: 0; }
QScrollBar::handle:vertical { background: @line; border-radius: 3px; min-height: 24px; }
QScrollBar:horizontal { background: transparent; height: 6px; margin: 0; }
QScrollBar::handle:horizontal { background: @line; border-radius: 3px; min-width: 24px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QTableView { background: @canvas; color: @ink; gridline-color: @hair; selection-background-color: @hair; selection-color: @ink; }
QTableView:focus { border: 2px solid @ink; }
QHeaderView { background: @panel; border: 0; }
QHeaderView::section { background: @panel; color: @ink2; border: 0; border-bottom: 1px solid @line; padding: 4px 3px; }
QTableCornerButton::section { background: @panel; border: 0; }
QDialog, QMessageBox { background: @panel; color: @ink; }
QFileDialog QAbstractItemView { background: @canvas; color: @ink; border: 1px solid @line; outline: 0;
                               selection-background-color: @hair; selection-color: @ink; }
QDialog QPushButton { background: @canvas; color: @ink; border: 1px solid @line; border-radius: 4px; padding: 4px 14px; min-height: 18px; }
QDialog QPushButton:focus { border: 2px solid @ink; padding: 3px 13px; }
)");
  // Longer names first: "@ink" is the beginning of "@ink2".
  const std::array<std::pair<const char*, QColor>, 8> tokens = {{{"@ink2", theme.ink2},
                                                                 {"@ink3", theme.ink3},
                                                                 {"@ink", theme.ink},
                                                                 {"@window", theme.window},
                                                                 {"@panel", theme.panel},
                                                                 {"@canvas", theme.canvas},
                                                                 {"@line", theme.line},
                                                                 {"@hair", theme.hair}}};
  for (const auto& [name, color] : tokens) sheet.replace(QLatin1String(name), color.name());
  return sheet;
}

}  // namespace littlestone::ui
