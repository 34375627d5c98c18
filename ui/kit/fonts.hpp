// SPDX-License-Identifier: GPL-3.0-or-later
// The fonts for all drawings are part of the program, so that the bytes of a picture do not depend on the fonts of the
// machine. Installed fonts are used only for letters that these fonts lack, such as a name in another script.
#pragma once

#include <QByteArray>

namespace littlestone::ui {

/// Exists from before the application until after load(). It hides installed fonts of the program's own families from
/// the application, since Qt might take either version of a family. It also gives Qt's hash tables a fixed order.
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
