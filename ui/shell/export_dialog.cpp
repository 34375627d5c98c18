// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/export_dialog.hpp"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <array>

namespace littlestone::ui {

namespace {

const std::array<QString, 3> picture_endings = {QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("png")};
const std::array<QString, 3> data_endings = {QString(), QStringLiteral("csv"), QStringLiteral("json")};

template <std::size_t N>
int index_of(const std::array<QString, N>& endings, const QString& ending) {
  for (std::size_t i = 0; i < N; ++i) {
    if (endings[i] == ending) return static_cast<int>(i);
  }
  return 0;
}

}  // namespace

ExportDialog::ExportDialog(const QString& page, const ExportChoice& choice, QWidget* parent)
    : QDialog(parent),
      pages_(new Segments({page, tr("all pages")}, this)),
      picture_(new Segments({QStringLiteral("SVG"), QStringLiteral("PDF"), QStringLiteral("PNG")}, this)),
      scale_label_(new QLabel(tr("PNG size"), this)),
      scale_(
          new Segments({QStringLiteral("1×"), QStringLiteral("2×"), QStringLiteral("3×"), QStringLiteral("4×")}, this)),
      theme_(new Segments({tr("light"), tr("dark"), tr("high contrast")}, this)),
      data_(new Segments({tr("none"), QStringLiteral("CSV"), QStringLiteral("JSON")}, this)) {
  setWindowTitle(tr("Export"));
  pages_->choose(choice.all_pages ? 1 : 0);
  picture_->choose(index_of(picture_endings, choice.picture_ending));
  scale_->choose(static_cast<int>(choice.scale) - 1);
  theme_->choose(static_cast<int>(choice.theme));
  data_->choose(index_of(data_endings, choice.data_ending));

  auto* form = new QFormLayout(this);
  form->setContentsMargins(24, 20, 24, 20);
  form->setVerticalSpacing(12);
  form->setHorizontalSpacing(20);
  const auto add = [&](QLabel* label, Segments* segments) {
    label->setBuddy(segments);
    segments->setAccessibleName(label->text());
    form->addRow(label, segments);
  };
  add(new QLabel(tr("Pages"), this), pages_);
  add(new QLabel(tr("Picture"), this), picture_);
  add(scale_label_, scale_);
  add(new QLabel(tr("Theme"), this), theme_);
  add(new QLabel(tr("Data beside it"), this), data_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  QPushButton* next = buttons->addButton(tr("Choose where…"), QDialogButtonBox::AcceptRole);
  next->setDefault(true);
  form->addRow(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

  const auto show_scale = [this] {
    const bool png = picture_->chosen() == 2;
    scale_->setEnabled(png);
    scale_label_->setEnabled(png);
  };
  connect(picture_, &Segments::chosen_changed, this, show_scale);
  show_scale();
}

ExportChoice ExportDialog::choice() const {
  ExportChoice choice;
  choice.all_pages = pages_->chosen() == 1;
  choice.picture_ending = picture_endings[static_cast<std::size_t>(picture_->chosen())];
  choice.scale = scale_->chosen() + 1;
  choice.theme = static_cast<ThemeKind>(theme_->chosen());
  choice.data_ending = data_endings[static_cast<std::size_t>(data_->chosen())];
  return choice;
}

}  // namespace littlestone::ui
