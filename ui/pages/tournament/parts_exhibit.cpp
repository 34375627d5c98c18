// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/parts_exhibit.hpp"

#include <algorithm>
#include <utility>

namespace littlestone::ui {
namespace {

class PartsExhibit final : public Exhibit {
 public:
  explicit PartsExhibit(ExhibitParts parts) : parts_(std::move(parts)) {}

  [[nodiscard]] QString id() const override { return parts_.id; }
  [[nodiscard]] QString title() const override { return parts_.title; }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment moment) const override {
    return parts_.picture(moment);
  }
  [[nodiscard]] PageTable table(int step, TableLimits limits) const override { return parts_.table(step, limits); }
  [[nodiscard]] std::optional<Play> play() const override { return parts_.play; }
  [[nodiscard]] bool empty() const override { return parts_.empty; }

 private:
  ExhibitParts parts_;
};

}  // namespace

std::shared_ptr<const Exhibit> parts_exhibit(ExhibitParts parts) {
  return std::make_shared<PartsExhibit>(std::move(parts));
}

Exhibit::Play play_before(const std::shared_ptr<const Story>& story, Part part) {
  return {story, 0, std::max(0, story->first_of(part) - 1)};
}

}  // namespace littlestone::ui
