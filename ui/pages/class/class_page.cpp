// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/class/class_page.hpp"

#include <QCoreApplication>
#include <utility>

#include "core/base/rules.hpp"
#include "ui/pages/class/class_picture.hpp"
#include "ui/pages/class/class_table.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString name() { return QCoreApplication::translate("Page", "Class"); }

class ClassExhibit final : public Exhibit {
 public:
  explicit ClassExhibit(std::shared_ptr<const LabRun> run) : run_(std::move(run)) {}

  [[nodiscard]] QString id() const override { return QStringLiteral("class"); }
  [[nodiscard]] QString title() const override { return name(); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment) const override {
    return std::make_shared<ClassPicture>(run_);
  }
  [[nodiscard]] PageTable table(int, TableLimits limits) const override { return class_table(*run_, limits); }
  [[nodiscard]] std::optional<Rule> whole_table_refused() const override {
    constexpr std::size_t most_cells = std::size_t{1} << 22U;
    const ConceptClass& c = *run_->concept_class;
    if (c.size() <= most_cells / c.points()) return std::nullopt;
    return rules::class_too_large_for_table("2^22");
  }

 private:
  std::shared_ptr<const LabRun> run_;
};

}  // namespace

PageInfo class_page() {
  return {QStringLiteral("class"),
          name,
          name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new ClassPage(info, parent); },
          {{"class", "the label table, the distribution and the target", false,
            [](const std::shared_ptr<const LabRun>& run, const Observer&) { return class_exhibit(run); }}}};
}

std::shared_ptr<const Exhibit> class_exhibit(const std::shared_ptr<const LabRun>& run) {
  return std::make_shared<ClassExhibit>(run);
}

QString merged_rows_text(std::uint64_t rows) {
  return QCoreApplication::translate("Page", "%n rows equal an earlier one and count once.", nullptr, plural(rows));
}

ClassPage::ClassPage(const PageInfo& info, QWidget* parent)
    : RunPage(info, Edge::margin, parent), table_button_(new PlainButton(tr("Open a table…"), this)) {
  table_button_->setToolTip(tr("A class of your own: a hypothesis a line, its labels 0/1, -/+ or -1/1"));
  add_control(table_button_);
  connect(table_button_, &QAbstractButton::clicked, this, &Page::table_asked);
}

std::vector<std::shared_ptr<const Exhibit>> ClassPage::exhibits() const {
  if (!story()) return {};
  return {class_exhibit(run_pointer())};
}

void ClassPage::fill_head(int) {
  set_titles(
      tr("The class %1").arg(class_title(run().concept_class->name()).remove(u'$')),
      tr("A row is a hypothesis, a column a point. The target row labels the examples; bars show how often a point "
         "is drawn."));
}

std::vector<Note> ClassPage::notes() const {
  const ConceptClass& c = *run().concept_class;
  std::vector<Note> notes = {
      {tr("Where the labels come from"),
       tr("Examples are drawn from the distribution and labelled by the target $c$ = %1: the realizable case.")
           .arg(name_markup(c.name_of(run().distribution.target)))},
      {tr("Two dimensions"),
       tr("VC decides what can be learned at all, Littlestone what can be learned privately. VC ≤ Ldim ≤ log₂ of the "
          "number of hypotheses.")}};
  if (c.merged_rows() > 0) notes.push_back({tr("Equal rows"), merged_rows_text(c.merged_rows())});
  return notes;
}

void ClassPage::explain(StepPanel& panel, int) const {
  if (!story()) return;
  const ConceptClass& c = *run().concept_class;
  panel.set_before_boundary(false);
  panel.set_step(tr("The class has %1 hypotheses on %2 points. Its Littlestone dimension is %3, its VC dimension "
                    "%4. It can be "
                    "learned privately because the first is finite.")
                     .arg(number_text(c.size()), number_text(c.points()))
                     .arg(run().littlestone)
                     .arg(vc_text(run())),
                 tr("Theorems 2, 3 and 5 · §3.2"));
  panel.set_picture(nullptr);
  panel.set_notes(notes());
}

}  // namespace littlestone::ui
