// SPDX-License-Identifier: GPL-3.0-or-later
// Worst world: the distribution under which the most frequent answer of G and of G* is rarest, and the search that shows
// that none is worse.
#pragma once

#include <memory>
#include <optional>

#include "core/study/worst_world/worst_world_run.hpp"
#include "ui/kit/choice_box.hpp"
#include "ui/pages/worst_world/worst_world_scene.hpp"
#include "ui/shell/scenario_link.hpp"
#include "ui/shell/study_chapter.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo worst_world_page();

/// A world is looked at by hand: a press or a drag among the worlds moves the ring, which then stands in a tie of two
/// answers where one is near (not with Alt), or in a worst world again. The scenario does not change. A click on the worst
/// world opens it in chapter I. The searches are shown as they go on; what is stopped stays.
class WorstWorldPage final : public StudyPage {
  Q_OBJECT

 public:
  explicit WorstWorldPage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;
  [[nodiscard]] QString tell(const Kin& kin) const override;

  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] std::shared_ptr<const Exhibit> lecture(int step) const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_drag(const Drag& drag) override;
  void show_step(int step) override;
  void show_motion(Moment moment, StepPanel& panel) override;
  void tell_nothing(Nothing why) override;
  [[nodiscard]] bool running() const override { return face_job_.running(); }
  void stop() override { face_job_.stop(); }

  [[nodiscard]] const std::shared_ptr<const WorstWorldRun>& run() const { return run_; }
  /// Shows it, all or so far.
  void take_run(const std::shared_ptr<const WorstWorldRun>& run);
  /// The world that a hand has chosen; none: a worst one is shown.
  [[nodiscard]] const std::optional<PointWeights>& probe() const { return probe_; }
  /// Which three of four points are drawn.
  [[nodiscard]] ChoiceBox& face_choice() const { return *face_; }
  [[nodiscard]] PlainButton& search_button() const { return *again_; }
  [[nodiscard]] PlainButton& certificate_button() const { return *certificate_; }
  /// Another search that is offered in place of this one, and its words; hidden: none is.
  [[nodiscard]] PlainButton& offer() const { return *offer_; }
  [[nodiscard]] QString offer_words() const { return offer_words_->markup(); }

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;
  void resizeEvent(QResizeEvent* event) override;
  void set_by_hand(const std::string& field, double value, int drag) override;

 private:
  /// What is offered: the words, the button's, and the scenario that it asks for.
  struct Offer {
    QString words;
    QString button;
    StabilityScenario scenario;
  };
  void add_foot();
  void add_face_choice();
  [[nodiscard]] const WorstSearchRun& search() const;
  void put_probe(const PointWeights& world, bool to_tie);
  void make_offer(const std::optional<Offer>& offer);
  /// "Searched are classes on at most 4 points": where that is what refuses the scenario.
  [[nodiscard]] static std::optional<Offer> smaller_class(const StabilityScenario& scenario, const InputError& error);
  /// "About 40 s. Stop at .05 first?": where the searches go on for long.
  [[nodiscard]] static std::optional<Offer> wider_bracket(const WorstWorldRun& run);
  void fill_face();
  void ask_face(int chosen);
  void search_again();
  void open_certificate();
  void open_worst_world();
  [[nodiscard]] bool narrow() const;
  [[nodiscard]] WorstLook look() const;

  std::shared_ptr<const WorstWorldRun> run_;
  std::optional<PointWeights> probe_;
  int step_ = 0;
  /// What moves by an edit: tones that come out of those of a step of a run, or with no run the search from its first box.
  std::shared_ptr<const WorstWorldRun> before_;
  int before_step_ = 0;
  std::optional<std::vector<PointIndex>> asked_face_;  // of a class on 4 points; none: that of the worst world
  std::optional<QPointF> pressed_;                     // on the worst world, px of the area
  bool was_narrow_ = false;
  std::uint64_t asked_auxiliary_ = 0;  // n that a hand has set last
  ScenarioLink* link_ = nullptr;
  ChoiceBox* face_ = nullptr;
  RichLabel* offer_words_ = nullptr;
  PlainButton* offer_ = nullptr;
  std::optional<StabilityScenario> offered_;
  PlainButton* again_ = nullptr;
  PlainButton* certificate_ = nullptr;
  StudyJob face_job_;
};

}  // namespace littlestone::ui
