// SPDX-License-Identifier: GPL-3.0-or-later
// Where hidden tests draw what is to be looked at.
#pragma once

#include <QDir>
#include <QString>

namespace littlestone::ui::test {

/// That folder in the one LITTLESTONE_SCREENS names, "screens" where it names none; made, with its end slash.
inline QString screens_folder(const QString& name) {
  const QString folder =
      QDir(qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"))).filePath(name) + u'/';
  QDir().mkpath(folder);
  return folder;
}

}  // namespace littlestone::ui::test
