// SPDX-License-Identifier: GPL-3.0-or-later
// A page that is one picture with its table twin, under a title and a subtitle.
#pragma once

#include <QStackedWidget>

#include "ui/kit/controls.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_head.hpp"
#include "ui/shell/table_pane.hpp"

namespace littlestone::ui {

/// Shows its first exhibit, and as a table all of them. Pages of this kind say what their exhibits are, what stands in
/// the head and what the panel says.
class PicturePage : public Page {
  Q_OBJECT

 public:
  /// Whether the picture keeps a margin, or runs to the page's edges with its own ground.
  enum class Edge { margin, bleeds };
  PicturePage(PageInfo info, Edge edge, QWidget* parent);

  void show_step(int step) override;
  void show_motion(Moment moment, StepPanel& panel) override;
  void show_table(bool shown) override;
  [[nodiscard]] bool table_shown() const override { return as_table_; }
  void tell_nothing(Nothing why) override;
  [[nodiscard]] PictureView* view() const override { return view_; }

  [[nodiscard]] const std::shared_ptr<const Picture>& picture() const { return view_->picture(); }
  [[nodiscard]] const PageTable& table() const { return table_view().table(); }
  /// Of the exhibit with that number.
  [[nodiscard]] TableView& table_view(std::size_t exhibit = 0) const { return tables_->view(exhibit); }
  [[nodiscard]] Segments& view_choice() const { return *choice_; }
  [[nodiscard]] PlainButton* compute_button() const { return compute_; }

 protected:
  /// Title, subtitle and controls for the step; called before the picture is drawn.
  virtual void fill_head(int step) = 0;
  void set_titles(const QString& title, const QString& subtitle);
  /// At the right of the title, before the choice of picture or table.
  void add_control(QWidget* control);
  /// The next exhibit's table, below those there are, under a heading.
  void add_table(const QString& heading);
  void paintEvent(QPaintEvent* event) override;

 private:
  void fill_tables(int step);

  PageHead* head_;
  PictureView* view_;
  PlainButton* compute_;
  Segments* choice_;
  QStackedWidget* stack_;
  TablePane* tables_;
  bool as_table_ = false;
};

}  // namespace littlestone::ui
