// SPDX-License-Identifier: GPL-3.0-or-later
// The class: its table of labels, the target and the distribution.
#pragma once

#include "ui/pages/learn/run_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo class_page();

/// The run's class, standing still.
[[nodiscard]] std::shared_ptr<const Exhibit> class_exhibit(const std::shared_ptr<const LabRun>& run);

/// How many rows of a table were left out because they equal an earlier one, in a sentence.
[[nodiscard]] QString merged_rows_text(std::uint64_t rows);

class ClassPage final : public RunPage {
  Q_OBJECT

 public:
  explicit ClassPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  void explain(StepPanel& panel, int step) const override;
  /// Asks for a class of one's own.
  [[nodiscard]] PlainButton* table_button() const { return table_button_; }

 protected:
  void fill_head(int step) override;

 private:
  [[nodiscard]] std::vector<Note> notes() const;

  PlainButton* table_button_;
};

}  // namespace littlestone::ui
