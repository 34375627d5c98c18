// SPDX-License-Identifier: GPL-3.0-or-later
// Asks what to write and shows a preview: which view, for paper or slides, at which size, with which words and data.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QTextEdit>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/csv.hpp"
#include "core/base/rule.hpp"
#include "ui/kit/captioned_picture.hpp"
#include "ui/kit/check_line.hpp"
#include "ui/kit/choice_box.hpp"
#include "ui/kit/controls.hpp"
#include "ui/kit/theme.hpp"
#include "ui/shell/exhibit_job.hpp"

namespace littlestone::ui {

/// What the user chose. There is always a picture; data are optional.
struct ExportChoice {
  enum class Medium { paper, slides, both };
  /// One view; each view of every page of the chapter that is open; those of all chapters.
  enum class Extent { view, chapter, program };

  Extent extent = Extent::view;
  QString view;                                    ///< id of the exhibit; empty: the first of the page
  QString picture_ending = QStringLiteral("svg");  ///< svg, pdf or png
  QString data_ending;                             ///< empty, csv or json
  Formulas formulas = Formulas::kept;              ///< csv: of cells that a spreadsheet would compute
  double scale = 2;                                ///< png: device pixels a px
  double dpi = 0;                                  ///< png: above 0 in place of the scale
  ThemeKind theme = ThemeKind::light;
  Medium medium = Medium::paper;
  bool caption = false;     ///< and a text file with it
  bool parameters = false;  ///< with the seed
  bool title = false;       ///< of slides
  double width_mm = 0;      ///< of a figure on paper; 0: its natural width
  double slide_ratio = 16.0 / 9;

  /// The first choice that the dialog shows: a figure on paper with all its words.
  [[nodiscard]] static ExportChoice with_words();
  [[nodiscard]] bool worded() const { return caption || parameters || title || medium != Medium::paper; }
  /// The first choice for one of the two media.
  [[nodiscard]] CaptionOptions caption_options(CaptionOptions::For medium) const;
  friend bool operator==(const ExportChoice&, const ExportChoice&) = default;
};

/// A view that can be written, at a step. One that is Deferred is computed once it is chosen.
struct ExportView {
  std::shared_ptr<const Exhibit> exhibit;
  QString name;
  int step = 0;
  FigureWords words;
  QString command;
  /// The words once it is computed.
  std::function<FigureWords(const Exhibit&)> words_of;
};

/// The preview: one page on its background, as large as the room allows.
class ExportPreview final : public QWidget {
  Q_OBJECT

 public:
  explicit ExportPreview(QWidget* parent = nullptr);
  void show_page(std::shared_ptr<const CaptionedPicture> page, const QString& note, ThemeKind theme);
  [[nodiscard]] const CaptionedPicture* page() const { return page_.get(); }
  [[nodiscard]] QSize sizeHint() const override { return {400, 380}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {200, 160}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::shared_ptr<const CaptionedPicture> page_;
  QString note_;
  ThemeKind theme_ = ThemeKind::light;
};

/// Stores nothing between two uses: it starts from the choice that it is given.
class ExportDialog final : public QDialog {
  Q_OBJECT

 public:
  /// `views`: at least one, that of the page first.
  ExportDialog(std::vector<ExportView> views, const ExportChoice& choice, QWidget* parent);

  [[nodiscard]] ExportChoice choice() const;
  /// The chosen view, computed, with its words as they were edited.
  [[nodiscard]] ExportView chosen() const;
  [[nodiscard]] Segments& pages() { return *pages_; }
  [[nodiscard]] Segments& picture() { return *picture_; }
  [[nodiscard]] Segments& scale() { return *scale_; }
  [[nodiscard]] Segments& data() { return *data_; }
  [[nodiscard]] CheckLine& formulas() { return *formulas_; }
  [[nodiscard]] Segments& theme() { return *theme_; }
  [[nodiscard]] Segments& medium() { return *medium_; }
  [[nodiscard]] ChoiceBox& view() { return *view_; }
  [[nodiscard]] NumberBox& width_box() { return *width_; }
  [[nodiscard]] NumberBox& dpi_box() { return *dpi_; }
  [[nodiscard]] QTextEdit& caption_text() { return *caption_text_; }
  [[nodiscard]] QTextEdit& alt_text() { return *alt_text_; }
  [[nodiscard]] PlainButton& reset() { return *reset_; }
  [[nodiscard]] PlainButton& copy_caption() { return *copy_caption_; }
  [[nodiscard]] PlainButton& copy_picture() { return *copy_picture_; }
  [[nodiscard]] PlainButton& copy_command() { return *copy_command_; }
  [[nodiscard]] ExportPreview& preview() { return *paper_; }
  /// Whether what is chosen can be written: it is computed, its numbers are in range, and each line of its texts is a
  /// Name, but for the signs by which the program itself keeps the direction of a piece.
  [[nodiscard]] bool can_save() const;

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QWidget* left_column();
  QWidget* right_column();
  void fill(const ExportChoice& choice);
  void choose_view();
  void show_all();
  void show_files();
  void tell_copied(PlainButton* button);
  [[nodiscard]] const ExportView& current() const;
  [[nodiscard]] std::optional<double> number_of(const NumberBox& box, double least, double most) const;
  [[nodiscard]] FigureWords edited_words() const;
  /// What is wrong with a text that was written by hand: the field, and the rule.
  [[nodiscard]] std::optional<std::pair<QString, Rule>> wrong_text() const;
  [[nodiscard]] std::shared_ptr<const CaptionedPicture> page_for(CaptionOptions::For medium) const;

  std::vector<ExportView> views_;
  ExhibitJob job_;
  std::size_t computing_ = 0;
  QString made_caption_;  // as the text fields give them back
  QString made_alt_;
  bool refused_ = false;
  Segments* pages_;
  ChoiceBox* view_;
  Segments* medium_;
  NumberBox* width_;
  NumberBox* dpi_;
  Segments* ratio_;
  CheckLine* caption_;
  CheckLine* parameters_;
  CheckLine* title_;
  Segments* picture_;
  QLabel* scale_label_;
  Segments* scale_;
  Segments* theme_;
  Segments* data_;
  CheckLine* formulas_;
  RichLabel* files_;
  RichLabel* problem_;
  PlainButton* copy_picture_;
  PlainButton* copy_caption_;
  PlainButton* copy_command_;
  PlainButton* save_;
  QLabel* paper_label_;
  QLabel* slide_label_;
  ExportPreview* paper_;
  ExportPreview* slide_;
  QTextEdit* caption_text_;
  QTextEdit* alt_text_;
  PlainButton* reset_;
};

}  // namespace littlestone::ui
