// SPDX-License-Identifier: GPL-3.0-or-later
// Compare: the page's picture beside the same picture of another scenario of the chapter.
#pragma once

#include <QAction>
#include <QMenu>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/window.hpp"
#include "ui/shell/compare_view.hpp"
#include "ui/shell/comparison.hpp"

namespace littlestone::app {

/// Belongs to its window. The other scenario has a hidden chapter of its own, whose page makes the picture at the
/// right; it follows steps, zoom and view of the window's page. A change of chapter, or Esc, ends the comparison.
class Comparing final : public QObject {
  Q_OBJECT

 public:
  /// Fills the menu's gallery again each time it is opened. The window must have all its parts except the menus.
  Comparing(Window& window, QMenu& menu);
  ~Comparing() override;
  /// Of this window.
  [[nodiscard]] static Comparing& of(const Window& window);

  /// Begins with another scenario of the open chapter, and computes it. A scenario of another chapter is ignored. `file`:
  /// where it was read; empty: from no file.
  void start(const ui::ChapterScenario& other, const QString& title, const QString& file = {});
  void end();
  [[nodiscard]] bool active() const { return other_ != nullptr; }
  /// Both are computed, and an export has both.
  [[nodiscard]] bool shows_both() const;
  /// The scenario as it was before the last edit of the open chapter; none where nothing was edited.
  [[nodiscard]] std::optional<ui::ChapterScenario> before_edit() const;
  /// What an export of the page writes: both sides in one exhibit while both are there; else the page's own.
  [[nodiscard]] std::vector<std::shared_ptr<const ui::Exhibit>> exhibits_of(const ui::Page& page) const;

  /// The other scenario, constants resolved, of an exhibit that shows both; none of any other.
  [[nodiscard]] std::optional<ui::ChapterScenario> compared_in(const ui::Exhibit& exhibit, int step) const;

  /// The files that the other scenario was read from and names; none where nothing is compared.
  [[nodiscard]] std::vector<std::string> files_read() const;

  [[nodiscard]] ui::CompareView& view() const { return *view_; }
  /// The page that makes the picture at the right; null where nothing is compared.
  [[nodiscard]] ui::Page* other_page() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void build(QMenu& menu);
  void fill();
  void note_edit(std::size_t kind);
  void connect_window();
  void compute();
  void turn();
  void show_both();
  void show_frames(double phase);
  void ask_file();
  [[nodiscard]] std::shared_ptr<const ui::ComparedExhibit> both(const ui::Page& page) const;
  [[nodiscard]] QString left_title() const;

  /// What is known of a chapter's edits.
  struct Edits {
    std::optional<ui::ChapterScenario> before;
    std::optional<ui::ChapterScenario> last;
    int entries = 0;  // of the undo stack at the last edit
  };

  Window& window_;
  ui::CompareView* view_;
  QWidget* host_ = nullptr;             // of the other chapter's pages, never seen
  std::unique_ptr<ui::Chapter> other_;  // null: nothing is compared
  std::unique_ptr<ui::RunJob> job_;     // of chapter I
  ui::ScenarioJob file_job_;
  ui::ChapterScenario scenario_;
  QString title_;
  QString file_;
  bool refused_ = false;
  std::array<Edits, ui::scenario_kinds> edits_;
  // Of the menu.
  QPointer<QAction> before_action_;
  QPointer<QMenu> gallery_menu_;
  QPointer<QAction> end_action_;
  QTimer refresh_;  // both pictures, once the window has done what it does
};

}  // namespace littlestone::app
