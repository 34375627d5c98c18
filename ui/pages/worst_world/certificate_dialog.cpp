// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/worst_world/certificate_dialog.hpp"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QMessageBox>
#include <QVBoxLayout>
#include <chrono>
#include <utility>

#include "core/base/bound_text.hpp"
#include "core/base/files.hpp"
#include "ui/pages/worst_world/worst_world_words.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/rules.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

constexpr std::uint64_t most_certified_leaves = 20'000;
constexpr std::size_t most_certificate_bytes = 1'000'000;

QString certificate_number(const Rational& value) { return QString::fromStdString(to_string(value)); }

/// "12.3 s".
QString certificate_seconds(double seconds) {
  return CertificateDialog::tr("%1 s").arg(told(QString::number(seconds, 'f', 1)));
}

QString certificate_refused(const std::string& text, const InputError& error) {
  const std::size_t line = line_of_key(text, error.field());
  const QString words = refusal_text(error);
  return line == 0 ? words : CertificateDialog::tr("Line %1: %2").arg(line).arg(words);
}

}  // namespace

QString certificate_words(const std::string& text, const WorstCertificate& certificate, const CertificateCheck& found,
                          double seconds) {
  const QString leaves = whole_text(found.leaves);
  if (found.holds) return CertificateDialog::tr("It holds: %1 leaves, %2.").arg(leaves, certificate_seconds(seconds));
  const auto line = static_cast<qulonglong>(line_of_key(text, found.reason));
  if (found.reason == "upper")
    return CertificateDialog::tr("Line %1 does not hold: it says %2, its world has %3.")
        .arg(line)
        .arg(certificate_number(certificate.upper), certificate_number(found.upper));
  const QString said = whole_text(certificate.leaves);
  return found.more ? CertificateDialog::tr("Line %1 does not hold: it says %2 leaves, the tree has more than %3.")
                          .arg(line)
                          .arg(said, leaves)
                    : CertificateDialog::tr("Line %1 does not hold: it says %2 leaves, the tree has %3.")
                          .arg(line)
                          .arg(said, leaves);
}

CertificateDialog::CertificateDialog(const std::shared_ptr<const WorstWorldRun>& run, int step, QWidget* parent)
    : QDialog(parent), told_(new RichLabel({13}, 20, RichLabel::Tone::ink, this)), text_(new QPlainTextEdit(this)) {
  setWindowTitle(tr("Certificate"));
  auto* what = new RichLabel({12}, 18, RichLabel::Tone::ink2, this);
  const bool star = worst_search_at(*run, step).problem.learner.on_fail == OnFail::soa;
  what->set_markup(tr("The bracket of %1 in a form that anyone can check in exact fractions, without the search.")
                       .arg(star ? QStringLiteral("G*") : QStringLiteral("G")));
  text_->setAccessibleName(windowTitle());
  text_->setLineWrapMode(QPlainTextEdit::NoWrap);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  check_ = buttons->addButton(tr("Check it"), QDialogButtonBox::ActionRole);
  auto* open = buttons->addButton(tr("Open…"), QDialogButtonBox::ActionRole);
  auto* save = buttons->addButton(tr("Save…"), QDialogButtonBox::ActionRole);
  connect(check_, &QPushButton::clicked, this, &CertificateDialog::check);
  connect(open, &QPushButton::clicked, this, &CertificateDialog::ask_open);
  connect(save, &QPushButton::clicked, this, &CertificateDialog::ask_save);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  const auto enable = [this, save] {
    const bool ready = !job_.running() && !text_->document()->isEmpty();
    check_->setEnabled(ready);
    save->setEnabled(ready);
  };
  connect(&job_, &Job::running_changed, this, enable);
  connect(text_, &QPlainTextEdit::textChanged, this, enable);
  connect(&job_, &Job::failed, this, [this](const Refusal& refusal) {
    told_->set_markup(refusal_text(refusal.field, refusal.value, refusal.rule));
  });
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 16, 20, 16);
  column->setSpacing(10);
  column->addWidget(what);
  column->addWidget(text_, 1);
  column->addWidget(told_);
  column->addWidget(buttons);
  const QSize wished(560, 520);
  resize(parent == nullptr ? wished : wished.boundedTo(parent->size() - QSize(32, 32)));
  enable();
  write(run, step);
}

void CertificateDialog::write(const std::shared_ptr<const WorstWorldRun>& run, int step) {
  told_->set_markup(tr("It is being written…"));
  job_.start([this, run, step](const StudyPage::Post&, const Observer& observer) -> StudyPage::Take {
    const WorstSearchRun& search = worst_search_at(*run, step);
    const WorstCertificate made = certify(run->concept_class, run->scenario.searched, search.problem, search.found,
                                          most_certified_leaves, observer);
    return [this, made] {
      text_->setPlainText(QString::fromStdString(certificate_text(made)));
      told_->set_markup(
          tr("In every world some answer comes with a chance of %1 or more, in this one none with more "
             "than %2.")
              .arg(certificate_number(made.lower), QString::fromStdString(upper_text(to_double(made.upper)))));
    };
  });
}

void CertificateDialog::check() {
  told_->set_markup(tr("It is being checked…"));
  const std::string text = text_->toPlainText().toStdString();
  job_.start([this, text](const StudyPage::Post&, const Observer& observer) -> StudyPage::Take {
    try {
      const auto begin = std::chrono::steady_clock::now();
      const WorstCertificate certificate = parse_certificate(text);
      const CertificateCheck found = littlestone::check(certificate, observer);
      const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
      return [=, this] { told_->set_markup(certificate_words(text, certificate, found, taken.count())); };
    } catch (const InputError& error) {
      return [=, this] { told_->set_markup(certificate_refused(text, error)); };
    }
  });
}

void CertificateDialog::open_file(const QString& path) {
  text_->setPlainText(QString::fromStdString(read_text_file("certificate", file_bytes(path), most_certificate_bytes)));
  told_->set_markup({});
}

void CertificateDialog::save_file(const QString& path) const {
  write_file("certificate", file_bytes(path), text_->toPlainText().toStdString());
}

void CertificateDialog::ask_open() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open a certificate"), {}, tr("Certificates (*.json)"));
  if (path.isEmpty()) return;
  try {
    open_file(path);
  } catch (const InputError& error) {
    report(error);
  }
}

void CertificateDialog::ask_save() {
  const QString path = QFileDialog::getSaveFileName(this, tr("Save the certificate"),
                                                    QStringLiteral("worst-world.json"), tr("Certificates (*.json)"));
  if (path.isEmpty()) return;
  try {
    save_file(path);
  } catch (const InputError& error) {
    report(error);
  }
}

void CertificateDialog::report(const InputError& error) {
  QMessageBox box(QMessageBox::NoIcon, windowTitle(), refusal_text(error), QMessageBox::Ok, this);
  box.setTextFormat(Qt::PlainText);
  box.exec();
}

}  // namespace littlestone::ui
