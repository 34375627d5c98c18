// SPDX-License-Identifier: GPL-3.0-or-later
// The last page: loss against sample size, measured in the background while it is looked at.
#pragma once

#include <QLabel>
#include <QWidget>
#include <memory>

#include "ui/canvas/picture.hpp"
#include "ui/jobs/sweep_job.hpp"
#include "ui/pages/controls.hpp"
#include "ui/pages/step_panel.hpp"
#include "ui/plots/loss_plot.hpp"

namespace littlestone::ui {

/// The plot under its head. The sweep starts when the page is first shown for a scenario.
class LossPage final : public QWidget {
  Q_OBJECT

 public:
  explicit LossPage(QWidget* parent = nullptr);

  /// Another scenario: the plot is emptied, and measured anew once the page is shown.
  void set_scenario(const Scenario& scenario);
  /// Starts the sweep unless this scenario's has run, is running or was stopped.
  void ensure_started();
  void restart();
  void stop() { job_.stop(); }
  [[nodiscard]] bool running() const { return job_.running(); }
  [[nodiscard]] const LossPlot& plot() const { return *plot_; }
  [[nodiscard]] std::shared_ptr<const Picture> picture() const;
  void describe(StepPanel& panel) const;
  void apply_theme(const Theme& theme) { plot_->apply_theme(theme); }
  /// Cells that are done, and how many there will be.
  [[nodiscard]] std::size_t cells_done() const { return plot_->cells().size(); }
  [[nodiscard]] std::size_t cells_in_all() const { return 3 * scenario_.sizes.size(); }
  [[nodiscard]] const Scenario& scenario() const { return scenario_; }

 signals:
  void progressed();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  enum class State { fresh, running, done, stopped };
  LossPlot* plot_;
  SweepJob job_;
  Scenario scenario_;
  State state_ = State::fresh;
};

/// What stands in the transport's place on this page: what is measured, how far it is, and the button that stops it.
class SweepBar final : public QWidget {
  Q_OBJECT

 public:
  explicit SweepBar(LossPage& page, QWidget* parent = nullptr);
  [[nodiscard]] PlainButton& button() { return *button_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void refresh();
  LossPage& page_;
  PlainButton* button_;
};

}  // namespace littlestone::ui
