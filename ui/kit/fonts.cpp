// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/fonts.hpp"

#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QHashFunctions>
#include <cstdlib>
#include <stdexcept>

#include "core/base/files.hpp"
#include "ui/words/xml_text.hpp"

static void load_resources() { Q_INIT_RESOURCE(fonts); }

namespace littlestone::ui {
namespace {

constexpr const char* variable = "FONTCONFIG_FILE";
constexpr const char* families[] = {"Inter",       "Noto Sans",   "Noto Sans Hebrew", "Noto Serif", "Noto Serif Hebrew",
                                    "DejaVu Sans", "DejaVu Serif"};

QByteArray escaped(const QByteArray& path) { return xml_text(QString::fromLocal8Bit(path)).toUtf8(); }

// The user's or the system's configuration, without the families that the program brings.
QByteArray configuration_text(const QByteArray& users) {
  const QByteArray folder = qgetenv("FONTCONFIG_PATH");
  const QByteArray base =
      !users.isEmpty() ? users : (folder.isEmpty() ? QByteArray("/etc/fonts") : folder) + "/fonts.conf";
  QByteArray text =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\">\n<fontconfig>\n"
      "<include ignore_missing=\"yes\">" +
      escaped(base) + "</include>\n<selectfont><rejectfont>\n";
  for (const char* family : families) {
    text += QByteArray("<pattern><patelt name=\"family\"><string>") + family + "</string></patelt></pattern>\n";
  }
  return text + "</rejectfont></selectfont>\n</fontconfig>\n";
}

}  // namespace

OwnFonts::OwnFonts() : users_(qgetenv(variable)) {
  QHashSeed::
      setDeterministicGlobalSeed();  // the order of a PDF's fonts and of a plot's strokes is that of a hash table
  QByteArray name = QFile::encodeName(QDir::tempPath()) + "/littlestone-fonts-XXXXXX";
  const int file = ::mkstemp(name.data());
  if (file < 0) return;  // no place for it: the installed ones are seen too
  configuration_ = name;
  const QByteArray text = configuration_text(users_);
  if (write_all(file, {text.constData(), static_cast<std::size_t>(text.size())})) {
    qputenv(variable, name);
  } else {
    restore();
  }
  ::close(file);
}

OwnFonts::~OwnFonts() { restore(); }

void OwnFonts::restore() {
  if (configuration_.isEmpty()) return;
  ::unlink(configuration_.constData());
  configuration_.clear();
  if (users_.isEmpty()) {
    qunsetenv(variable);
  } else {
    qputenv(variable, users_);
  }
}

void OwnFonts::load() {
  (void)QFontDatabase::families();  // the configuration is read now
  restore();
  load_resources();
  const QDir folder(QStringLiteral(":/fonts"));
  const QStringList names = folder.entryList(QDir::Files, QDir::Name);
  for (const QString& name : names) {
    if (QFontDatabase::addApplicationFont(folder.filePath(name)) < 0) {
      throw std::runtime_error("the font " + name.toStdString() + " cannot be used");
    }
  }
  if (names.isEmpty()) throw std::runtime_error("the program was built without its fonts");
}

}  // namespace littlestone::ui
