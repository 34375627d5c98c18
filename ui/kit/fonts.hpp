// SPDX-License-Identifier: GPL-3.0-or-later
// The fonts that everything is drawn in are part of the program, so that a picture's bytes do not depend on those of
// the machine. Only what they have no letter for, a name in another script, is drawn with what is installed.
#pragma once

#include <QByteArray>

namespace littlestone::ui {

/// Lives from before the application to after load(): installed fonts of the families that the program brings are
/// hidden from the application, since of two versions of a family either might be taken. Qt's hash tables get an order
/// that is always the same.
class OwnFonts {
 public:
  OwnFonts();
  ~OwnFonts();
  OwnFonts(const OwnFonts&) = delete;
  OwnFonts& operator=(const OwnFonts&) = delete;

  /// Once there is an application. Throws std::runtime_error where a font cannot be used: without any, text would be
  /// boxes.
  void load();

 private:
  void restore();

  QByteArray configuration_;  // the file of the fonts' configuration; empty: there is none
  QByteArray users_;          // what the user has set in its place
};

}  // namespace littlestone::ui
