// SPDX-License-Identifier: GPL-3.0-or-later
// A page of chapter I that is one picture of the run.
#pragma once

#include "ui/pages/learn/learn_page.hpp"
#include "ui/shell/picture_page.hpp"

namespace littlestone::ui {

/// Keeps the story of the run and says where its data comes from.
class RunPage : public PicturePage, public LearnPage {
  Q_OBJECT

 public:
  using PicturePage::PicturePage;

  void take(const std::shared_ptr<const Story>& story) override { story_ = story; }
  [[nodiscard]] Provenance provenance(int step) const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;

 protected:
  /// Null before the first run.
  [[nodiscard]] const std::shared_ptr<const Story>& story() const { return story_; }
  [[nodiscard]] const PrivateRun& run() const { return story_->run(); }
  [[nodiscard]] const std::shared_ptr<const PrivateRun>& run_pointer() const { return story_->run_pointer(); }

 private:
  std::shared_ptr<const Story> story_;
};

}  // namespace littlestone::ui
