// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/scene_exhibit.hpp"

#include <utility>

namespace littlestone::ui {
namespace {

class SceneExhibit final : public ScriptedExhibit, public HasRecord {
 public:
  explicit SceneExhibit(SceneExhibitParts parts) : ScriptedExhibit(parts.script), parts_(std::move(parts)) {}

  [[nodiscard]] QString id() const override { return parts_.id; }
  [[nodiscard]] QString title() const override { return parts_.title; }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment moment) const override {
    return std::make_shared<ScenePicture>(parts_.picture(step_of(moment), moment.phase));
  }
  [[nodiscard]] PageTable table(int step, TableLimits limits) const override { return parts_.table(step, limits); }

  [[nodiscard]] std::optional<std::string> record() const override {
    return parts_.record ? parts_.record() : std::nullopt;
  }

 protected:
  [[nodiscard]] FigureTold told() const override { return parts_.told(); }

 private:
  SceneExhibitParts parts_;
};

}  // namespace

std::shared_ptr<const Exhibit> scene_exhibit(SceneExhibitParts parts) {
  return std::make_shared<SceneExhibit>(std::move(parts));
}

}  // namespace littlestone::ui
