// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/privacy.hpp"

#include <QCoreApplication>

#include "core/privacy/claim.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct PrivacyWords {
  Q_DECLARE_TR_FUNCTIONS(PrivacyWords)
};

}  // namespace

bool called_private(const Rational& epsilon, const Rational& delta) {
  return privacy_claim(PrivacyPromise{epsilon, delta}, true, 0).is_private();
}

QString promise_pair(const Rational& epsilon, const Rational& delta) {
  return QStringLiteral("(%1,\u00a0%2)").arg(rational_text(epsilon), rational_text(delta));
}

QString not_private_at(const Rational& epsilon, const Rational& delta) {
  return PrivacyWords::tr("The promise %1 is too weak to be called private.").arg(promise_pair(epsilon, delta));
}

}  // namespace littlestone::ui
