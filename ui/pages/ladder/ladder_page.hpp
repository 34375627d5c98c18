// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder: guarantee, computed truth, ceiling, one line a class.
#pragma once

#include <QPointer>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "core/study/ladder/ladder_run.hpp"
#include "ui/kit/picture.hpp"
#include "ui/pages/ladder/ladder_scene.hpp"
#include "ui/shell/export_job.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo ladder_page();

/// A scenario's picture for the gallery. What it searches takes less than a second. Throws InputError and Stopped.
[[nodiscard]] std::shared_ptr<const Picture> ladder_card(const StabilityScenario& scenario, const Observer& observer);

/// The scenario with a class moved to the place of another of the same dimension; none where nothing moves.
[[nodiscard]] std::optional<StabilityScenario> with_class_moved(const LadderRun& run, const std::string& class_text,
                                                                std::size_t to_row);

/// What Worst world asks of a row: its class with the row that is worst for G* or G, and the ladder's n, blocks, levels, α.
[[nodiscard]] StabilityScenario worst_world_of(const LadderRun& run, std::size_t row, OnFail on_fail);
/// What One more point shows of a row's ceiling; none of a class that it does not show.
[[nodiscard]] std::optional<StabilityScenario> one_more_point_of(const LadderRun& run, std::size_t row);

/// Rows are pointed at and chosen by Up and Down; a name that is dragged takes its row to another place of its dimension,
/// as Shift with Up and Down does. A click on G* or G opens Worst world, one on a ceiling One more point or the table. A
/// lecture shows a row alone; there a hand puts a mark where the room expects G*.
class LadderPage final : public StudyPage {
  Q_OBJECT

 public:
  explicit LadderPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] QString tell(const Kin& kin) const override;

  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_click(const Spot& spot) override;
  void take_drag(const Drag& drag) override;
  void show_step(int step) override;
  [[nodiscard]] std::shared_ptr<const Exhibit> lecture(int step) const override;
  /// Certificates are being written.
  [[nodiscard]] bool running() const override { return certificates_job_.running(); }
  void stop() override { certificates_job_.stop(); }

  /// Searches the worst worlds of the rows that are not finished, or of all where all are.
  void search_again();
  /// Writes all certificates (ladder_certificates) into a new folder in this one, beside the window's other work. Throws
  /// InputError (field "out") where there can be none.
  void write_certificates(const QString& folder);

  [[nodiscard]] const std::shared_ptr<const LadderRun>& run() const { return run_; }
  /// The row on the band that was pointed at; none: that of the step.
  [[nodiscard]] std::optional<std::size_t> pointed() const;
  [[nodiscard]] LadderLook look() const;
  [[nodiscard]] PlainButton& search_button() const { return *search_; }
  [[nodiscard]] PlainButton& certificates_button() const { return *certificates_; }

 protected:
  void wheelEvent(QWheelEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;

 private:
  void point_at(std::size_t row);
  void open_worst_world(std::size_t row, OnFail on_fail);
  void open_ceiling(std::size_t row);
  void scroll_to(double first);
  [[nodiscard]] std::size_t rows_seen() const;
  void bring_into_view(std::size_t row);
  void ask_certificates();

  std::shared_ptr<const LadderRun> run_;
  std::string pointed_;                    // its class; empty: none
  std::string dragged_;                    // the class whose name is held
  std::map<std::string, double> guesses_;  // of the room, by class
  std::size_t first_ = 0;                  // row that is seen
  int step_ = -1;
  bool narrow_ = false;
  QPointer<PlainButton> search_;  // in the left panel, which may go first
  QPointer<PlainButton> certificates_;
  ExportJob certificates_job_;
};

}  // namespace littlestone::ui
