// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/kin_text.hpp"

#include <QCoreApplication>

#include "ui/words/names.hpp"

namespace littlestone::ui {

QString kin_text(const LabRun& run, const Kin& kin) {
  const ConceptClass& c = *run.concept_class;
  switch (kin.what) {
    case Kin::What::point:
      if (kin.point >= c.points()) return {};
      return QCoreApplication::translate("Kin", "point %1, index %2 of %3")
          .arg(plain_name(c.point_name(kin.point)))
          .arg(kin.point)
          .arg(number_text(c.points()));
    case Kin::What::predictor: {
      const std::optional<HypothesisIndex> row = c.find(kin.labels);
      if (!row) return QCoreApplication::translate("Kin", "a predictor outside the class");
      return QCoreApplication::translate("Kin", "hypothesis %1, index %2 of %3")
          .arg(plain_name(c.hypothesis_name(*row)))
          .arg(*row)
          .arg(number_text(c.size()));
    }
    case Kin::What::node:
    case Kin::What::nothing: break;
  }
  return {};
}

}  // namespace littlestone::ui
