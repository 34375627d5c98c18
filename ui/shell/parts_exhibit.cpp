// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/parts_exhibit.hpp"

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
  [[nodiscard]] std::shared_ptr<const Picture> recorded(const Theme&, Moment moment) const override {
    return parts_.printed ? parts_.printed(moment) : parts_.picture(moment);
  }
  [[nodiscard]] std::shared_ptr<const Picture> side(Moment moment) const override {
    return parts_.side ? parts_.side(moment) : nullptr;
  }
  [[nodiscard]] QSizeF side_size() const override { return parts_.side_size; }
  [[nodiscard]] PageTable table(int step, TableLimits limits) const override { return parts_.table(step, limits); }
  [[nodiscard]] std::optional<Rule> whole_table_refused() const override { return parts_.whole_table_refused; }
  [[nodiscard]] std::optional<Play> play() const override { return parts_.play; }
  [[nodiscard]] bool empty() const override { return parts_.empty; }

 private:
  ExhibitParts parts_;
};

}  // namespace

std::shared_ptr<const Exhibit> parts_exhibit(ExhibitParts parts) {
  return std::make_shared<PartsExhibit>(std::move(parts));
}

}  // namespace littlestone::ui
