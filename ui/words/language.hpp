// SPDX-License-Identifier: GPL-3.0-or-later
// The languages the window speaks: which there are, and one of them at work.
#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>
#include <memory>
#include <vector>

namespace littlestone::ui {

struct LanguageInfo {
  QString code;  // as --language takes it: "de"
  QString name;  // in the language itself
};

/// Those that are offered, English first. The pseudo-language is not among them; language_known() knows it.
[[nodiscard]] const std::vector<LanguageInfo>& languages();
/// Whether `code` is one of them or "pseudo".
[[nodiscard]] bool language_known(const QString& code);
/// The first of the locale's languages that is offered; "en" where none is.
[[nodiscard]] QString language_of(const QLocale& locale);

/// One language, spoken by the application for as long as this lives: its texts, Qt's own, and the side lines begin at.
/// Numbers stay as they are in every language: a decimal point, no digits but 0 to 9. Needs a QCoreApplication; one at
/// a time.
class Language {
 public:
  /// `code` as language_known() knows it.
  explicit Language(const QString& code);
  ~Language();
  Language(const Language&) = delete;
  Language& operator=(const Language&) = delete;

  [[nodiscard]] const QString& code() const { return code_; }
  /// The code of the one at work in this thread; "en" where none is.
  [[nodiscard]] static QString spoken();
  /// Whether its lines begin at the right.
  [[nodiscard]] static bool from_right();

 private:
  QString code_;
  std::unique_ptr<QTranslator> texts_;
  std::unique_ptr<QTranslator> of_qt_;
};

/// Another language in this thread alone, for as long as this lives: for a file that holds several of them. Of one at a
/// time in a thread; the application's goes on in all others. Needs a Language at work.
class LanguageHere {
 public:
  /// `code` as language_known() knows it, but "pseudo".
  explicit LanguageHere(const QString& code);
  ~LanguageHere();
  LanguageHere(const LanguageHere&) = delete;
  LanguageHere& operator=(const LanguageHere&) = delete;

 private:
  std::unique_ptr<QTranslator> texts_;
};

/// The pseudo-language: every Latin letter of a word gets a mark ("Ţḗẋţ"), and a text becomes 40 % longer, from 20
/// letters on 30 %. A text that still reads as English was never marked for translation, and a text that does not fit
/// here would not fit in German. Mathematics between dollar signs, places (%1), keys after a tab, file patterns and
/// single letters stay.
class PseudoTranslator final : public QTranslator {
  Q_OBJECT

 public:
  using QTranslator::QTranslator;
  [[nodiscard]] bool isEmpty() const override { return false; }
  [[nodiscard]] QString translate(const char* context, const char* source, const char* comment = nullptr,
                                  int n = -1) const override;
};

/// What PseudoTranslator makes of a text.
[[nodiscard]] QString pseudo_text(const QString& source);

}  // namespace littlestone::ui
