// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/chain_story.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "core/study/private_run/chain_run.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

class ChainWriter {
 public:
  explicit ChainWriter(const PrivateRun& run) : run_(run), class_(run.concept_class()), chain_(*run.chain) {}

  [[nodiscard]] std::vector<Step> steps() const {
    std::vector<Step> steps = {opening(), mistakes()};
    if (chain_.watched) {
      for (int level = 1; level <= watched().level; ++level) steps.push_back(of_level(level));
      steps.push_back(counted());
    }
    for (std::size_t i = 1; i < steps.size(); ++i) steps[i].position = static_cast<int>(i);
    steps.push_back(other_names());
    for (int position = 1; position <= 3; ++position) steps.push_back(votes(position));
    steps.push_back(choice());
    return steps;
  }

 private:
  Q_DECLARE_TR_FUNCTIONS(ChainStory)

  [[nodiscard]] const ChainArc& watched() const { return chain_.arcs[*chain_.watched]; }
  [[nodiscard]] const std::vector<ChainCandidate>& candidates() const { return chain_.result.internals.candidates; }
  [[nodiscard]] QString name(const LabelVector& labels) const {
    const QString name = predictor_name(class_, labels);
    return name.isEmpty() ? tr("a predictor outside the class") : name;
  }
  [[nodiscard]] QString watched_name() const { return name(candidates()[chain_.watched_name()].labels); }
  [[nodiscard]] static QString rows(std::uint64_t count) {
    return tr("%1 rows", nullptr, plural(count)).arg(number_text(count));
  }
  [[nodiscard]] static QString row(std::uint32_t row) { return number_text(std::uint64_t{row} + 1); }
  /// What the mistake that the watched run starts from names.
  [[nodiscard]] QString first_name() const {
    const auto found = std::find_if(chain_.arcs.begin(), chain_.arcs.end(), [&](const ChainArc& arc) {
      return arc.level == 1 && arc.first == watched().first;
    });
    return found == chain_.arcs.end() ? QString() : name(candidates()[found->candidate].labels);
  }

  [[nodiscard]] static Step of_rows() {
    Step step;
    step.reference = tr("Chain learner, part 1");
    return step;
  }

  [[nodiscard]] Step opening() const {
    Step step = of_rows();
    step.sentence = tr("All %1 are read at once, and no batch is cut. f∅ is the public answer before any example; the "
                       "rows on which it errs are the mistakes.")
                        .arg(rows(chain_.constants.examples));
    return step;
  }

  [[nodiscard]] Step mistakes() const {
    Step step = of_rows();
    step.round = chain_.watched ? 0 : -1;
    step.sentence = chain_.watched
                        ? tr("f∅ errs on %1. From each mistake runs start, and every run may give a name a vote.")
                              .arg(rows(chain_.mistakes.size()))
                        : tr("f∅ errs on no row: it is right on these examples, so no run starts and nobody is named.");
    return step;
  }

  [[nodiscard]] Step of_level(int level) const {
    const ChainArc& arc = watched();
    Step step = of_rows();
    step.round = level;
    if (level == 1) {
      step.sentence =
          tr("Run(1): the mistake at row %1 alone. With it the SOA predicts %2.").arg(row(arc.first), first_name());
      return step;
    }
    if (level < arc.level) {
      step.sentence = tr("Run(%1) goes on from there and ends at row %2. Now the SOA predicts %3.")
                          .arg(level)
                          .arg(row(arc.turn), name(candidates()[arc.base].labels));
      return step;
    }
    const QString before = name(candidates()[arc.base].labels);
    if (arc.opponent == ChainArc::none) {
      step.sentence =
          tr("Run(%1) goes on: %2 is tested on every row and errs at row %3. The run ends there and names %4.")
              .arg(level)
              .arg(before, row(arc.last), watched_name());
      return step;
    }
    step.sentence = level == 2
                        ? tr("Run(%1) goes on to the next mistake, at row %2, where another predictor starts. The two "
                             "meet in a contest, both labels are followed, and one outcome names %3.")
                              .arg(level)
                              .arg(row(arc.last), watched_name())
                        : tr("Run(%1) goes on: the next Run(2) that succeeds starts at row %2 and ends at row %3. The "
                             "two meet in a contest there, and one outcome names %4.")
                              .arg(level)
                              .arg(row(arc.opponent), row(arc.last), watched_name());
    return step;
  }

  [[nodiscard]] Step counted() const {
    const ChainCandidate& candidate = candidates()[chain_.watched_name()];
    const auto all = std::count_if(chain_.arcs.begin(), chain_.arcs.end(),
                                   [&](const ChainArc& arc) { return arc.candidate == chain_.watched_name(); });
    Step step;
    step.reference = tr("Chain learner, parts 1 and 2");
    step.sentence = tr("%1 of level %2 is named by %3 runs. As votes count %4 that share no row: so one changed row "
                       "moves the count by at most one.")
                        .arg(name(candidate.labels), QString::number(candidate.level),
                             number_text(static_cast<std::uint64_t>(all)), number_text(candidate.runs));
    return step;
  }

  [[nodiscard]] Step other_names() const {
    Step step = of_rows();
    step.part = Part::other_batches;
    step.position = 1;
    step.sentence = candidates().empty()
                        ? tr("No run names anybody.")
                        : tr("The runs of every name are counted in the same way: %1 names on %2 levels.", nullptr,
                             plural(candidates().size()))
                              .arg(number_text(candidates().size()))
                              .arg(chain_.constants.goal.dimension);
    return step;
  }

  [[nodiscard]] Step votes(int position) const {
    Step step;
    step.part = Part::histogram;
    step.position = position;
    step.reference = tr("Chain learner, part 1");
    if (candidates().empty()) {
      step.sentence = tr("Nobody is named by any run. The answer will be f∅, which depends on no data.");
    } else if (position == 1) {
      const auto most = std::max_element(candidates().begin(), candidates().end(),
                                         [](const auto& a, const auto& b) { return a.runs < b.runs; });
      step.sentence = tr("Disjoint runs are the votes: %1 of level %2 has most, %3. More than %4 count as %4.")
                          .arg(name(most->labels), QString::number(most->level), number_text(most->runs),
                               number_text(chain_.constants.cap));
    } else if (position == 2) {
      step.sentence = tr("Errors are counted on the same %1. Those beyond %2 lower the cap %3: the score u is the "
                         "smaller of the runs and what is left of the cap.")
                          .arg(rows(chain_.constants.examples), number_text(chain_.constants.gap),
                               number_text(chain_.constants.cap));
    } else {
      step.reference = tr("Chain learner, parts 1 and 2");
      step.sentence = tr("The largest u + noise wins among the names and many dummies with u = 0. The winner leaves "
                         "only if 2u + noise reaches the bar %1 + noise.")
                          .arg(signed_text(chain_.constants.bar));
    }
    return step;
  }

  [[nodiscard]] Step choice() const {
    Step step;
    step.part = Part::selection;
    step.position = 1;
    step.reference = tr("Chain learner, parts 1 and 2");
    const QString loss = probability_text(run_.loss);
    if (chain_.result.is_default) {
      step.sentence = tr("Nobody passes the bar. The answer is f∅, with loss %1; it depends on no data.").arg(loss);
      return step;
    }
    const LabelVector& answer = chain_.result.hypothesis;
    step.sentence =
        answer == run_.distribution().target
            ? tr("%1 is chosen, and that is the target. It leaves alone: no count, no level, no error.")
                  .arg(name(answer))
            : tr("%1 is chosen, with loss %2. It leaves alone: no count, no level, no error.").arg(name(answer), loss);
    return step;
  }

  const PrivateRun& run_;
  const ConceptClass& class_;
  const ChainRun& chain_;
};

}  // namespace

int chain_steps_before_votes(const PrivateRun& run) {
  const ChainRun& chain = *run.chain;
  return chain.watched ? chain.arcs[*chain.watched].level + 2 : 1;
}

std::vector<Step> chain_steps(const PrivateRun& run) { return ChainWriter(run).steps(); }

}  // namespace littlestone::ui
