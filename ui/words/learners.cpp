// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/learners.hpp"

#include <QCoreApplication>

namespace littlestone::ui {
namespace {

struct LearnerWords {
  Q_DECLARE_TR_FUNCTIONS(LearnerWords)
};

}  // namespace

QString learner_words(std::string_view row) {
  if (row == "lean") return LearnerWords::tr("the lean learner");
  if (row == "chain") return LearnerWords::tr("the chain learner");
  if (row == "exponential-mechanism") return LearnerWords::tr("the exponential mechanism");
  if (row == "permute-and-flip") return LearnerWords::tr("permute-and-flip");
  return row == "m-paper" ? LearnerWords::tr("M with the paper's constants") : LearnerWords::tr("M");
}

QString lone_learner(std::string_view row) {
  if (row == "lean") return LearnerWords::tr("lean learner");
  if (row == "chain") return LearnerWords::tr("chain learner");
  if (row == "exponential-mechanism") return LearnerWords::tr("exponential mechanism");
  if (row == "permute-and-flip") return LearnerWords::tr("permute-and-flip");
  return row == "m-paper" ? LearnerWords::tr("M, paper's constants") : LearnerWords::tr("M");
}

QString short_learner(std::string_view row) {
  if (row == "lean") return LearnerWords::tr("lean");
  if (row == "chain") return LearnerWords::tr("chain");
  return row == "permute-and-flip" ? LearnerWords::tr("PF") : LearnerWords::tr("M");
}

}  // namespace littlestone::ui
