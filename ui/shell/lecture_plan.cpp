// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/lecture_plan.hpp"

#include <QBuffer>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QPdfWriter>
#include <QPushButton>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>
#include <utility>

#include "core/base/files.hpp"
#include "ui/kit/figure_words.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/rules.hpp"
#include "ui/words/xml_text.hpp"

namespace littlestone::ui {

LecturePlan::LecturePlan(std::vector<PlannedStation> stations, QWidget* parent)
    : QDialog(parent), stations_(std::move(stations)), text_(new QTextBrowser(this)) {
  setWindowTitle(tr("Lecture plan"));
  text_->setAccessibleName(windowTitle());
  text_->setFrameShape(QFrame::NoFrame);
  text_->document()->setDefaultFont(ui_font(TextRole::body));
  text_->document()->setDocumentMargin(20);
  text_->setHtml(markup(stations_));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  auto* save = buttons->addButton(tr("Save as PDF…"), QDialogButtonBox::ActionRole);
  connect(save, &QPushButton::clicked, this, &LecturePlan::ask_save);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(4, 4, 4, 12);
  column->addWidget(text_, 1);
  auto* foot = new QHBoxLayout;
  foot->setContentsMargins(16, 0, 16, 0);
  foot->addWidget(buttons);
  column->addLayout(foot);
  const QSize wished(720, 640);
  resize(parent == nullptr ? wished : wished.boundedTo(parent->size() - QSize(32, 32)));
}

QString LecturePlan::markup(const std::vector<PlannedStation>& stations) {
  QString text = QStringLiteral("<h2>%1</h2>").arg(xml_text(tr("The lesson: fourteen stations, Space alone")));
  int number = 0;
  int begins = 0;
  for (const PlannedStation& planned : stations) {
    text += QStringLiteral("<h3>%1. %2</h3><p>%3</p>")
                .arg(QString::number(number++), xml_text(without_markup(planned.line)),
                     xml_text(tr("minute %1, for %n minute(s)", nullptr, planned.minutes).arg(begins)));
    begins += planned.minutes;
    for (const PlannedStation::Part& part : planned.parts) {
      text += QStringLiteral("<p><b>%1</b> %2").arg(xml_text(tr("Ask:")), xml_text(without_markup(part.ask)));
      if (!part.answer.isEmpty())
        text += QStringLiteral("<br/><b>%1</b> %2").arg(xml_text(tr("Answer:")), xml_text(without_markup(part.answer)));
      if (!part.say.isEmpty())
        text += QStringLiteral("<br/><b>%1</b> %2").arg(xml_text(tr("Say:")), xml_text(without_markup(part.say)));
      text += QStringLiteral("</p>");
    }
  }
  return text;
}

void LecturePlan::save_pdf(const QString& path) const {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setTitle(tr("Lecture plan"));
    writer.setPageSize(QPageSize(QPageSize::A4));
    QTextDocument document;
    document.setDefaultFont(ui_font(TextRole::body));
    document.setDefaultStyleSheet(QStringLiteral("* { color: black }"));
    document.setHtml(markup(stations_));
    document.print(&writer);
  }
  write_file("file", file_bytes(path), bytes.toStdString());
}

void LecturePlan::ask_save() {
  const QString path = QFileDialog::getSaveFileName(this, tr("Save the lecture plan"),
                                                    QStringLiteral("lecture-plan.pdf"), tr("PDF (*.pdf)"));
  if (path.isEmpty()) return;
  try {
    save_pdf(path);
  } catch (const InputError& e) {
    QMessageBox box(QMessageBox::NoIcon, windowTitle(), refusal_text(e), QMessageBox::Ok, this);
    box.setTextFormat(Qt::PlainText);
    box.exec();
  }
}

}  // namespace littlestone::ui
