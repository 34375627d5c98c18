// SPDX-License-Identifier: GPL-3.0-or-later
// The certificate of a bracket: written, kept in a file, and checked in exact fractions.
#pragma once

#include <QDialog>
#include <QPlainTextEdit>
#include <QPushButton>
#include <memory>

#include "core/stability/worst_certificate.hpp"
#include "core/study/worst_world/worst_world_run.hpp"
#include "ui/kit/controls.hpp"
#include "ui/shell/study_chapter.hpp"

namespace littlestone::ui {

/// What a check of such a text came to: "It holds: 971 leaves, 1.3 s.", or the line and the two numbers that do not agree.
[[nodiscard]] QString certificate_words(const std::string& text, const WorstCertificate& certificate,
                                        const CertificateCheck& found, double seconds);

/// Writes the certificate of the search that the step is about as soon as it opens. The text can be changed, and another
/// one opened: what stands there is checked. All that takes long has a thread of its own.
class CertificateDialog final : public QDialog {
  Q_OBJECT

 public:
  CertificateDialog(const std::shared_ptr<const WorstWorldRun>& run, int step, QWidget* parent);

  [[nodiscard]] QPlainTextEdit& text() const { return *text_; }
  /// What is said of the text: what it promises, then what a check came to.
  [[nodiscard]] QString told() const { return told_->markup(); }
  [[nodiscard]] QPushButton& check_button() const { return *check_; }
  [[nodiscard]] bool working() const { return job_.running(); }
  /// Both throw InputError.
  void open_file(const QString& path);
  void save_file(const QString& path) const;

 private:
  void write(const std::shared_ptr<const WorstWorldRun>& run, int step);
  void check();
  void ask_open();
  void ask_save();
  void report(const InputError& error);

  RichLabel* told_;
  QPlainTextEdit* text_;
  QPushButton* check_;
  StudyJob job_;
};

}  // namespace littlestone::ui
