// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/export_dialog.hpp"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {

namespace {

const std::array<QString, 4> picture_endings = {QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("png"),
                                                QStringLiteral("tex")};
const std::array<QString, 3> data_endings = {QString(), QStringLiteral("csv"), QStringLiteral("json")};
constexpr std::array slide_ratios = {16.0 / 9, 4.0 / 3};
constexpr double least_dpi = 72;
constexpr double most_dpi = 1200;
constexpr int left_width = 296;

template <std::size_t N>
int index_of_ending(const std::array<QString, N>& endings, const QString& ending) {
  for (std::size_t i = 0; i < N; ++i) {
    if (endings[i] == ending) return static_cast<int>(i);
  }
  return 0;
}

QLabel* heading(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text.toUpper(), parent);
  label->setFont(ui_font(TextRole::caps));
  return label;
}

}  // namespace

ExportDialog::ExportDialog(std::vector<ExportView> views, const ExportChoice& choice, QWidget* parent)
    : QDialog(parent),
      views_(std::move(views)),
      pages_(new Segments({tr("view"), tr("chapter"), tr("all")}, this)),
      view_(new ChoiceBox(this)),
      medium_(new Segments({tr("paper"), tr("slides"), tr("both")}, this)),
      width_(new NumberBox(this)),
      dpi_(new NumberBox(this)),
      // Width before height in every language.
      ratio_(new Segments({QStringLiteral("\u206616 : 9\u2069"), QStringLiteral("\u20664 : 3\u2069")}, this)),
      caption_(new CheckLine(tr("Caption, and the same as text"), this)),
      parameters_(new CheckLine(tr("Parameters and seed"), this)),
      title_(new CheckLine(tr("Title says the finding"), this)),
      picture_(new Segments(
          {QStringLiteral("SVG"), QStringLiteral("PDF"), QStringLiteral("PNG"), QStringLiteral("TeX")}, this)),
      scale_label_(new QLabel(tr("PNG size"), this)),
      scale_(
          new Segments({QStringLiteral("1×"), QStringLiteral("2×"), QStringLiteral("3×"), QStringLiteral("4×")}, this)),
      theme_(new Segments({tr("light"), tr("dark"), tr("high contrast")}, this)),
      data_(new Segments({tr("none"), QStringLiteral("CSV"), QStringLiteral("JSON")}, this)),
      formulas_(new CheckLine(tr("CSV: mark what a spreadsheet computes"), this)),
      files_(new RichLabel({11.5}, 16, RichLabel::Tone::ink2, this)),
      problem_(new RichLabel({12}, 16, RichLabel::Tone::ink, this)),
      copy_picture_(new PlainButton(tr("Copy picture"), this)),
      copy_caption_(new PlainButton(tr("Copy caption"), this)),
      copy_command_(new PlainButton(tr("Copy command line"), this)),
      save_(new PlainButton(tr("Choose where…"), this)),
      paper_label_(new QLabel(tr("For paper"), this)),
      slide_label_(new QLabel(tr("For slides"), this)),
      paper_(new ExportPreview(this)),
      slide_(new ExportPreview(this)),
      caption_text_(new QTextEdit(this)),
      alt_text_(new QTextEdit(this)),
      reset_(new PlainButton(tr("Reset text"), this)) {
  setWindowTitle(tr("Export"));
  fill(choice);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(20, 16, 20, 16);
  row->setSpacing(24);
  row->addWidget(left_column());
  row->addWidget(right_column(), 1);
  resize(1120, 700);
  for (Segments* segments : {pages_, medium_, ratio_, picture_, scale_, theme_, data_}) {
    connect(segments, &Segments::chosen_changed, this, &ExportDialog::show_all);
  }
  formulas_->setToolTip(tr("An apostrophe stands before each text that begins with = + - or @."));
  for (CheckLine* line : {caption_, parameters_, title_, formulas_}) {
    connect(line, &QAbstractButton::toggled, this, &ExportDialog::show_all);
  }
  for (NumberBox* box : {width_, dpi_}) connect(box, &QLineEdit::textChanged, this, &ExportDialog::show_all);
  for (QTextEdit* text : {caption_text_, alt_text_})
    connect(text, &QTextEdit::textChanged, this, &ExportDialog::show_all);
  connect(view_, &QComboBox::currentIndexChanged, this, &ExportDialog::choose_view);
  connect(reset_, &QAbstractButton::clicked, this, &ExportDialog::choose_view);
  connect(save_, &QAbstractButton::clicked, this, &QDialog::accept);
  connect(&job_, &ExhibitJob::finished, this, [this](const std::shared_ptr<const Exhibit>& exhibit) {
    ExportView& view = views_[computing_];
    view.exhibit = exhibit;
    if (view.words_of) view.words = view.words_of(*exhibit);
    choose_view();
  });
  connect(&job_, &Job::failed, this, [this](const Refusal& refusal) {
    refused_ = true;
    problem_->set_markup(refusal_text(refusal.field, refusal.value, refusal.rule));
  });
  connect(copy_caption_, &QAbstractButton::clicked, this, [this] {
    const FigureWords words = edited_words();
    QApplication::clipboard()->setText(without_markup(words.title + u' ' + words.caption + u'\n' + words.parameters));
    tell_copied(copy_caption_);
  });
  connect(copy_command_, &QAbstractButton::clicked, this, [this] {
    QApplication::clipboard()->setText(current().command);
    tell_copied(copy_command_);
  });
  connect(copy_picture_, &QAbstractButton::clicked, this, [this] {
    const bool slides = medium_->chosen() == 1;
    const auto page = page_for(slides ? CaptionOptions::For::slides : CaptionOptions::For::paper);
    if (!page) return;
    constexpr double sharp = 2;  // device pixels a px
    QImage image((page->natural_size() * sharp).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) return;  // there is no memory for it
    const Theme& theme = Theme::get(static_cast<ThemeKind>(theme_->chosen()));
    image.fill(theme.canvas);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    page->paint(painter, QRectF(QPointF(0, 0), page->natural_size() * sharp), theme);
    painter.end();
    QApplication::clipboard()->setImage(image);
    tell_copied(copy_picture_);
  });
  choose_view();
}

QWidget* ExportDialog::left_column() {
  auto* left = new QWidget(this);
  left->setFixedWidth(left_width);
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  const auto add = [&](QLabel* label, QWidget* control) {
    auto* line = new QHBoxLayout;
    label->setBuddy(control);
    label->setFixedWidth(88);
    label->setWordWrap(true);
    control->setAccessibleName(label->text());
    line->addWidget(label);
    line->addWidget(control, 1);
    column->addLayout(line);
  };
  for (Segments* segments : {pages_, medium_, ratio_, picture_, scale_, theme_, data_}) segments->setFixedHeight(26);
  column->addWidget(heading(tr("Figure"), this));
  add(new QLabel(tr("Pages"), this), pages_);
  add(new QLabel(tr("View"), this), view_);
  add(new QLabel(tr("For"), this), medium_);
  auto* size = new QWidget(this);
  auto* sizes = new QHBoxLayout(size);
  sizes->setContentsMargins(0, 0, 0, 0);
  width_->setPlaceholderText(tr("natural"));
  width_->setAccessibleName(tr("Width in mm"));
  dpi_->setPlaceholderText(QStringLiteral("–"));
  dpi_->setAccessibleName(tr("Dots an inch"));
  sizes->addWidget(width_, 1);
  sizes->addWidget(new QLabel(QStringLiteral("mm"), this));
  sizes->addWidget(dpi_, 1);
  sizes->addWidget(new QLabel(QStringLiteral("dpi"), this));
  add(new QLabel(tr("Width"), this), size);
  add(new QLabel(tr("Slide"), this), ratio_);
  column->addWidget(new HairLine(this));
  for (CheckLine* line : {title_, caption_, parameters_}) column->addWidget(line);
  column->addWidget(new HairLine(this));
  column->addWidget(heading(tr("Files"), this));
  add(new QLabel(tr("Picture"), this), picture_);
  add(scale_label_, scale_);
  add(new QLabel(tr("Theme"), this), theme_);
  add(new QLabel(tr("Data beside it"), this), data_);
  column->addWidget(formulas_);
  column->addWidget(files_);
  column->addWidget(new HairLine(this));
  auto* copies = new QHBoxLayout;
  copies->addWidget(copy_picture_);
  copies->addWidget(copy_caption_);
  column->addLayout(copies);
  column->addWidget(copy_command_);
  column->addStretch(1);
  return left;
}

QWidget* ExportDialog::right_column() {
  auto* right = new QWidget(this);
  auto* column = new QVBoxLayout(right);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  auto* pages = new QHBoxLayout;
  pages->setSpacing(20);
  const auto add_page = [&](QLabel* label, ExportPreview* preview) {
    label->setFont(ui_font(TextRole::section));
    auto* one = new QVBoxLayout;
    one->addWidget(label);
    one->addWidget(preview, 1);
    pages->addLayout(one, 1);
  };
  add_page(paper_label_, paper_);
  add_page(slide_label_, slide_);
  column->addLayout(pages, 1);
  auto* texts = new QHBoxLayout;
  texts->setSpacing(20);
  const auto add_text = [&](const QString& name, QTextEdit* text) {
    auto* label = new QLabel(name, this);
    label->setFont(ui_font(TextRole::section));
    label->setBuddy(text);
    text->setAccessibleName(name);
    text->setAcceptRichText(false);
    text->setTabChangesFocus(true);
    text->setFixedHeight(116);
    text->setFont(ui_font(TextRole::subtitle));
    auto* one = new QVBoxLayout;
    one->addWidget(label);
    one->addWidget(text);
    texts->addLayout(one, 1);
  };
  add_text(tr("Caption"), caption_text_);
  add_text(tr("For those who do not see it"), alt_text_);
  column->addLayout(texts);
  auto* foot = new QHBoxLayout;
  foot->addWidget(reset_);
  foot->addWidget(problem_, 1);
  auto* cancel = new PlainButton(tr("Cancel"), this);
  connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
  foot->addWidget(cancel);
  foot->addWidget(save_);
  column->addLayout(foot);
  return right;
}

void ExportDialog::fill(const ExportChoice& choice) {
  int at = 0;
  for (std::size_t i = 0; i < views_.size(); ++i) {
    view_->addItem(views_[i].name);
    if (views_[i].exhibit->id() == choice.view) at = static_cast<int>(i);
  }
  view_->setCurrentIndex(at);
  pages_->choose(static_cast<int>(choice.extent));
  medium_->choose(static_cast<int>(choice.medium));
  if (choice.width_mm > 0) width_->setText(QString::number(choice.width_mm));
  if (choice.dpi > 0) dpi_->setText(QString::number(choice.dpi));
  ratio_->choose(choice.slide_ratio < 1.5 ? 1 : 0);
  for (CheckLine* line : {caption_, parameters_, title_}) line->setCheckable(true);
  caption_->setChecked(choice.caption);
  parameters_->setChecked(choice.parameters);
  title_->setChecked(choice.title);
  picture_->choose(index_of_ending(picture_endings, choice.picture_ending));
  scale_->choose(static_cast<int>(choice.scale) - 1);
  theme_->choose(static_cast<int>(choice.theme));
  data_->choose(index_of_ending(data_endings, choice.data_ending));
  formulas_->setChecked(choice.formulas == Formulas::marked);
}

const ExportView& ExportDialog::current() const {
  return views_[static_cast<std::size_t>(std::max(0, view_->currentIndex()))];
}

// The made words of the view; one that is not computed yet is computed now.
void ExportDialog::choose_view() {
  const QSignalBlocker quiet_caption(caption_text_);
  const QSignalBlocker quiet_alt(alt_text_);
  caption_text_->setPlainText(without_markup(current().words.caption));
  made_caption_ = caption_text_->toPlainText();
  alt_text_->setPlainText(current().words.alt);
  made_alt_ = alt_text_->toPlainText();
  refused_ = false;
  if (dynamic_cast<const Deferred*>(current().exhibit.get()) != nullptr) {
    computing_ = static_cast<std::size_t>(std::max(0, view_->currentIndex()));
    job_.start(current().exhibit);
  } else if (job_.running()) {
    job_.drop();
  }
  show_all();
}

std::optional<double> ExportDialog::number_of(const NumberBox& box, double least, double most) const {
  const QString text = QString(box.text()).remove(QStringLiteral("mm")).remove(QStringLiteral("dpi")).trimmed();
  if (text.isEmpty()) return 0;
  bool read = false;
  const double value = QString(text).replace(u',', u'.').toDouble(&read);
  if (!read || !(value >= least && value <= most)) return std::nullopt;
  return value;
}

FigureWords ExportDialog::edited_words() const {
  FigureWords words = current().words;
  const QString caption = caption_text_->toPlainText();
  if (caption != made_caption_) {
    words.caption = words.subtitle = sentence_markup(with_literals_of(caption, current().words.caption));
  }
  words.alt = alt_text_->toPlainText();
  return words;
}

std::optional<std::pair<QString, Rule>> ExportDialog::wrong_text() const {
  const auto flaw_of = [](const QString& text, const QString& made) -> std::optional<Rule> {
    if (text == made) return std::nullopt;
    for (const QString& line : text.split(u'\n')) {
      auto flaw = name_flaw(without_isolates(line).toStdString());
      if (flaw) return flaw;
    }
    return std::nullopt;
  };
  if (const auto flaw = flaw_of(caption_text_->toPlainText(), made_caption_)) return {{tr("Caption"), *flaw}};
  if (const auto flaw = flaw_of(alt_text_->toPlainText(), made_alt_)) {
    return {{tr("For those who do not see it"), *flaw}};
  }
  return std::nullopt;
}

std::shared_ptr<const CaptionedPicture> ExportDialog::page_for(CaptionOptions::For medium) const {
  const ExportView& view = current();
  if (dynamic_cast<const Deferred*>(view.exhibit.get()) != nullptr) return nullptr;
  const Theme& theme = Theme::get(static_cast<ThemeKind>(theme_->chosen()));
  const auto picture = view.exhibit->recorded(theme, {view.step, 1});
  return std::make_shared<const CaptionedPicture>(picture, edited_words(), choice().caption_options(medium));
}

// Enter chooses where, from every control but the texts.
void ExportDialog::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enter) return QDialog::keyPressEvent(event);
  if (can_save()) accept();
}

bool ExportDialog::can_save() const {
  return !job_.running() && !refused_ && number_of(*width_, least_width_mm, most_width_mm) &&
         number_of(*dpi_, least_dpi, most_dpi) && !wrong_text();
}

void ExportDialog::show_all() {
  const bool png = picture_->chosen() == 2;
  const bool slides = medium_->chosen() != 0;
  const bool paper = medium_->chosen() != 1;
  dpi_->setEnabled(png);
  scale_->setEnabled(png && dpi_->text().trimmed().isEmpty());
  scale_label_->setEnabled(scale_->isEnabled());
  formulas_->setEnabled(data_->chosen() == 1);
  width_->setEnabled(paper);
  ratio_->setEnabled(slides);
  view_->setEnabled(pages_->chosen() == 0);
  const bool width_fits = number_of(*width_, least_width_mm, most_width_mm).has_value();
  const bool dpi_fits = number_of(*dpi_, least_dpi, most_dpi).has_value();
  width_->set_refused(!width_fits);
  dpi_->set_refused(!dpi_fits);
  if (!refused_) {
    const auto wrong = wrong_text();
    problem_->set_marked(!width_fits || !dpi_fits || wrong);
    problem_->set_markup(!width_fits ? refusal_text(tr("Width"), width_->text(), rules::between(40, 400))
                         : !dpi_fits ? refusal_text(QStringLiteral("dpi"), dpi_->text(), rules::between(72, 1200))
                         : wrong     ? refusal_text(wrong->first, {}, wrong->second)
                                     : QString());
  }
  save_->setEnabled(can_save());
  const bool computed = dynamic_cast<const Deferred*>(current().exhibit.get()) == nullptr;
  for (PlainButton* button : {copy_picture_, copy_caption_}) button->setEnabled(computed);
  copy_command_->setEnabled(!current().command.isEmpty());
  paper_label_->setVisible(paper);
  paper_->setVisible(paper);
  slide_label_->setVisible(slides);
  slide_->setVisible(slides);
  const QString note = refused_ ? QString() : tr("It is being computed.");
  const auto theme = static_cast<ThemeKind>(theme_->chosen());
  if (paper && width_fits) paper_->show_page(page_for(CaptionOptions::For::paper), note, theme);
  if (slides) slide_->show_page(page_for(CaptionOptions::For::slides), note, theme);
  show_files();
}

void ExportDialog::show_files() {
  const ExportChoice chosen = choice();
  if (chosen.extent != ExportChoice::Extent::view) {
    files_->set_markup(chosen.extent == ExportChoice::Extent::chapter
                           ? tr("Each view of every page of this chapter, and the scenario. What was not looked at yet "
                                "is computed first.")
                           : tr("Each view of every page of all chapters, and their scenarios. What was not looked at "
                                "yet is computed first; that can take minutes."));
    return;
  }
  QStringList names;
  const QString stem = current().exhibit->id();
  if (chosen.medium != ExportChoice::Medium::slides) names += stem + u'.' + chosen.picture_ending;
  if (chosen.medium != ExportChoice::Medium::paper) names += stem + QStringLiteral("-slide.") + chosen.picture_ending;
  if (!chosen.data_ending.isEmpty()) names += stem + u'.' + chosen.data_ending;
  if (chosen.caption) names += stem + QStringLiteral(".txt");
  files_->set_markup(names.join(QStringLiteral(", ")));
}

void ExportDialog::tell_copied(PlainButton* button) {
  const QString before = button->property("words").isValid() ? button->property("words").toString() : button->text();
  button->setProperty("words", before);
  button->setText(tr("Copied"));
  constexpr int seen_ms = 1500;
  QTimer::singleShot(seen_ms, button, [button, before] { button->setText(before); });
}

ExportView ExportDialog::chosen() const {
  ExportView view = current();
  view.words = edited_words();
  return view;
}

ExportChoice ExportDialog::choice() const {
  ExportChoice choice;
  choice.extent = static_cast<ExportChoice::Extent>(pages_->chosen());
  choice.view = current().exhibit->id();
  choice.picture_ending = picture_endings[static_cast<std::size_t>(picture_->chosen())];
  choice.scale = scale_->chosen() + 1;
  choice.dpi = number_of(*dpi_, least_dpi, most_dpi).value_or(0);
  choice.theme = static_cast<ThemeKind>(theme_->chosen());
  choice.data_ending = data_endings[static_cast<std::size_t>(data_->chosen())];
  choice.formulas = formulas_->isChecked() ? Formulas::marked : Formulas::kept;
  choice.medium = static_cast<ExportChoice::Medium>(medium_->chosen());
  choice.caption = caption_->isChecked();
  choice.parameters = parameters_->isChecked();
  choice.title = title_->isChecked();
  choice.width_mm = number_of(*width_, least_width_mm, most_width_mm).value_or(0);
  choice.slide_ratio = slide_ratios[static_cast<std::size_t>(ratio_->chosen())];
  return choice;
}

}  // namespace littlestone::ui
