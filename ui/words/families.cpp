// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/families.hpp"

#include <QCoreApplication>
#include <array>

namespace littlestone::ui {
namespace {

struct Named {
  std::string_view family;
  const char* name;
};

constexpr std::array names = {Named{"thresholds", QT_TRANSLATE_NOOP("FamilyName", "thresholds on a line")},
                              Named{"points", QT_TRANSLATE_NOOP("FamilyName", "single points")},
                              Named{"intervals", QT_TRANSLATE_NOOP("FamilyName", "intervals")},
                              Named{"linear", QT_TRANSLATE_NOOP("FamilyName", "linear subspaces")},
                              Named{"affine", QT_TRANSLATE_NOOP("FamilyName", "affine subspaces")},
                              Named{"projective-lines", QT_TRANSLATE_NOOP("FamilyName", "projective lines")},
                              Named{"parities", QT_TRANSLATE_NOOP("FamilyName", "parities")},
                              Named{"subsets", QT_TRANSLATE_NOOP("FamilyName", "subsets of one size")},
                              Named{"conjunctions", QT_TRANSLATE_NOOP("FamilyName", "conjunctions")},
                              Named{"stumps", QT_TRANSLATE_NOOP("FamilyName", "decision stumps")},
                              Named{"halfspaces", QT_TRANSLATE_NOOP("FamilyName", "half-planes of a grid")},
                              Named{"cube", QT_TRANSLATE_NOOP("FamilyName", "all label vectors")},
                              Named{"random", QT_TRANSLATE_NOOP("FamilyName", "random rows")}};

}  // namespace

QString family_name(std::string_view class_text) {
  const std::string_view family = class_text.substr(0, class_text.find(':'));
  for (const Named& one : names) {
    if (one.family == family) return QCoreApplication::translate("FamilyName", one.name);
  }
  return {};
}

}  // namespace littlestone::ui
