// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/language.hpp"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <algorithm>
#include <optional>
#include <utility>

namespace littlestone::ui {
namespace {

constexpr const char* property_name = "littlestone_language";  // of the application
const QString pseudo_code = QStringLiteral("pseudo");

/// The language of this thread, where it has one of its own.
struct Here {
  QString code;
  const QTranslator* texts = nullptr;  // null: the texts as they are written
};
thread_local std::optional<Here> here;

QString file_of_texts(const QString& code) {
  return QStringLiteral(":/translations/littlestone-lab_") + code + QStringLiteral(".qm");
}

/// What the application asks: the texts of the thread's language, else those of the language at work.
class TextsOfThread final : public QTranslator {
 public:
  explicit TextsOfThread(std::unique_ptr<QTranslator> usual) : usual_(std::move(usual)) {}
  [[nodiscard]] bool isEmpty() const override { return false; }
  [[nodiscard]] QString translate(const char* context, const char* source, const char* comment, int n) const override {
    const QTranslator* texts = here ? here->texts : usual_.get();
    return texts == nullptr ? QString() : texts->translate(context, source, comment, n);
  }

 private:
  std::unique_ptr<QTranslator> usual_;
};

/// Null: there are none.
std::unique_ptr<QTranslator> texts_of(const QString& code) {
  if (code == pseudo_code) return std::make_unique<PseudoTranslator>();
  auto texts = std::make_unique<QTranslator>();
  if (!texts->load(file_of_texts(code))) return nullptr;
  return texts;
}

bool code_from_right(const QString& code) {
  return QLocale(code == pseudo_code ? QStringLiteral("en") : code).textDirection() == Qt::RightToLeft;
}

/// Marked letters for a … z and A … Z that Inter and DejaVu Sans both have.
QChar marked(QChar c) {
  static const QString small = QStringLiteral("áƀçďéƒĝĥíĵķĺɱñóƥɋŕšťúṽŵẋýž");
  static const QString large = QStringLiteral("ÁƁÇĎÉƑĜĤÍĴĶĹṀÑÓƤɊŔŠŤÚṼŴẊÝŽ");
  if (c >= u'a' && c <= u'z') return small[c.unicode() - u'a'];
  if (c >= u'A' && c <= u'Z') return large[c.unicode() - u'A'];
  return c;
}

bool is_letter(QChar c) { return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z'); }

}  // namespace

const std::vector<LanguageInfo>& languages() {
  static const std::vector<LanguageInfo> all = {{QStringLiteral("en"), QStringLiteral("English")},
                                                {QStringLiteral("de"), QStringLiteral("Deutsch")},
                                                {QStringLiteral("he"), QStringLiteral("עברית")}};
  return all;
}

bool language_known(const QString& code) {
  return code == pseudo_code || std::any_of(languages().begin(), languages().end(),
                                            [&](const LanguageInfo& language) { return language.code == code; });
}

QString language_of(const QLocale& locale) {
  for (const QString& tag : locale.uiLanguages()) {
    QString code = tag.section(u'-', 0, 0);
    if (code != pseudo_code && language_known(code)) return code;
  }
  return QStringLiteral("en");
}

Language::Language(const QString& code) : code_(code), texts_(std::make_unique<TextsOfThread>(texts_of(code))) {
  if (code != pseudo_code) {
    of_qt_ = std::make_unique<QTranslator>();
    if (of_qt_->load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
      QCoreApplication::installTranslator(of_qt_.get());
    }
  }
  QCoreApplication::installTranslator(texts_.get());
  QCoreApplication::instance()->setProperty(property_name, code);
  if (qobject_cast<QGuiApplication*>(QCoreApplication::instance()) != nullptr) {
    QGuiApplication::setLayoutDirection(code_from_right(code) ? Qt::RightToLeft : Qt::LeftToRight);
  }
}

Language::~Language() {
  QCoreApplication::removeTranslator(texts_.get());
  if (of_qt_) QCoreApplication::removeTranslator(of_qt_.get());
  QCoreApplication::instance()->setProperty(property_name, QVariant());
  if (qobject_cast<QGuiApplication*>(QCoreApplication::instance()) != nullptr) {
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
  }
}

QString Language::spoken() {
  if (here) return here->code;
  const QVariant code = QCoreApplication::instance()->property(property_name);
  return code.isValid() ? code.toString() : QStringLiteral("en");
}

bool Language::from_right() {
  return here ? code_from_right(here->code) : QGuiApplication::layoutDirection() == Qt::RightToLeft;
}

LanguageHere::LanguageHere(const QString& code) : texts_(texts_of(code)) { here = Here{code, texts_.get()}; }

LanguageHere::~LanguageHere() { here.reset(); }

QString PseudoTranslator::translate(const char*, const char* source, const char*, int) const {
  return pseudo_text(QString::fromUtf8(source));
}

QString pseudo_text(const QString& source) {
  const qsizetype key = source.indexOf(u'\t');
  const bool keys_only = source.count(u'\t') > 1;  // a table of keys and what they do
  QString text;
  qsizetype letters = 0;
  bool math = false;
  bool kept = false;  // inside "*.json"
  for (qsizetype i = 0; i < source.size(); ++i) {
    const QChar c = source[i];
    if (!keys_only && key >= 0 && i >= key) {
      text += source.mid(key);
      break;
    }
    if (c == u'$') math = !math;
    if (c == u'*') kept = true;
    if (c == u')' || c == u' ') kept = false;
    const bool alone = (i == 0 || !is_letter(source[i - 1])) && (i + 1 == source.size() || !is_letter(source[i + 1]));
    if (math || kept || !is_letter(c) || alone) {
      text += c;
    } else {
      text += marked(c);
      ++letters;
      // Longer where a word already is, so that the lines break as they would in a longer language. What is long grows
      // less.
      const bool again = source.size() < 20 ? letters % 5 == 2 || letters % 5 == 4 : letters % 10 % 3 == 2;
      if (again) text += marked(c);
    }
  }
  return text;
}

}  // namespace littlestone::ui
