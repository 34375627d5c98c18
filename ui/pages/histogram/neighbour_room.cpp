// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/neighbour_room.hpp"

#include <algorithm>
#include <utility>

#include "core/study/private_run/lean_run.hpp"
#include "ui/pages/histogram/neighbour_scene.hpp"
#include "ui/pages/histogram/neighbour_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

NeighbourRoom::NeighbourRoom(QWidget* page) : QObject(page), desk_(new NeighbourDesk(page)) {
  desk_->hide();  // until the window places it
  connect(&job_, &NeighbourJob::finished, this, &NeighbourRoom::take_batch);
  connect(&job_, &Job::failed, this, [this](const Refusal& refusal) {
    facts_ = nullptr;
    why_not_ = refusal.field == QStringLiteral("cap") || refusal.field == QStringLiteral("auxiliary")
                   ? tr("A changed batch is run again for each change. That is done for batches of at most 100 000 "
                        "examples N + n; this one may read more.")
                   : tr("The changes of this batch could not be computed.");
    emit changed();
  });
  connect(&job_, &Job::stopped, this, [this] {
    if (facts_) return;
    why_not_ = tr("Stopped before the changes were computed.");
    emit changed();
  });
  connect(&noise_, &NoiseJob::finished, this, &NeighbourRoom::take_noise);
  connect(desk_, &NeighbourDesk::noise_asked, this, &NeighbourRoom::draw_noise);
  connect(desk_, &NeighbourDesk::guessed, this, &NeighbourRoom::guess);
}

void NeighbourRoom::take(const std::shared_ptr<const PrivateRun>& run) {
  const std::shared_ptr<const PrivateRun> before = std::exchange(run_, run);
  job_.drop();
  noise_.drop();
  votes_tally_ = {};
  why_not_.clear();
  asked_batch_ = 0;
  const bool alike = batch_ && batches_alike(*batch_->run, *run);
  if (!alike) {
    if (before && !restored_) wanted_.reset();
    batch_ = nullptr;
    facts_ = nullptr;
  } else if (facts_) {
    wanted_ = facts_->choice;
  }
  restored_ = false;
  if (shown_) begin();
}

void NeighbourRoom::open(bool shown) {
  shown_ = shown;
  if (shown) begin();
}

void NeighbourRoom::stop() {
  job_.stop();
  noise_.stop();
}

void NeighbourRoom::begin() {
  if (restored_) return;  // the run that the choice is of comes next
  if (!run_ || !run_->is_of_m() || run_->result.ended != Ended::completed) return;
  const std::uint64_t batches = run_->result.internals.runs.size();
  if (batches == 0) return;
  std::uint64_t batch = run_->result.internals.traced_batch + 1;
  if (wanted_ && wanted_->batch >= 1 && wanted_->batch <= batches) batch = wanted_->batch;
  if (asked_batch_ == batch) return;
  asked_batch_ = batch;
  job_.start(run_, batch, batch_);
}

void NeighbourRoom::take_batch(const std::shared_ptr<const NeighbourBatch>& batch) {
  batch_ = batch;
  show(std::exchange(wanted_, std::nullopt), facts_ && facts_->moving, false);
}

void NeighbourRoom::show(std::optional<NeighbourChoice> choice, bool moving, bool by_hand) {
  const std::shared_ptr<const NeighbourFacts> before = facts_;
  facts_ = look_at_change(batch_, choice, {}, moving);
  const bool same = before && before->batch == batch_ && before->choice == facts_->choice;
  if (same) {
    facts_ = look_at_change(batch_, before->choice, before->tally, moving);
  } else {
    noise_.drop();
    score_ = {};
    answer_.clear();
  }
  motion_ = {!same && by_hand && before ? NeighbourMotion::Of::change : NeighbourMotion::Of::nothing};
  const Scenario& scenario = run_->scenario;
  score_.best = (1 + facts_->laws().total_variation) / 2;
  score_.allowed = allowed_guess(to_double(scenario.epsilon), to_double(scenario.delta));
  if (!same) new_list();
  emit changed();
  if (motion_.of != NeighbourMotion::Of::nothing) emit moves(motion_.length(*facts_));
  if (!same) emit kept_changed();
}

void NeighbourRoom::look_at(const NeighbourChoice& choice, bool by_hand) {
  if (batch_ && choice.batch == batch_->batch) return show(choice, facts_ && facts_->moving, by_hand);
  wanted_ = choice;
  if (run_) begin();
}

void NeighbourRoom::pick() {
  if (!facts_ || batch_->groups.size() < 2) return;
  const std::size_t next = facts_->group() + 1 < batch_->groups.size() ? facts_->group() + 1 : 1;
  show(NeighbourChoice{batch_->batch, batch_->groups[next].example, batch_->groups[next].to}, false);
}

void NeighbourRoom::next_batch(const LabelVector& labels) {
  const std::vector<StableRun>& runs = run_->result.internals.runs;
  for (std::size_t i = 1; i <= runs.size(); ++i) {
    const std::size_t at = (batch_->batch - 1 + i) % runs.size();
    if (!runs[at].predictor || !(run_->soa->labels(*runs[at].predictor) == labels)) continue;
    if (at + 1 == batch_->batch) return;
    wanted_ = NeighbourChoice{at + 1, 0, {}};  // its worst change
    return begin();
  }
}

void NeighbourRoom::choose(std::int32_t place) {
  using namespace neighbour_place;
  if (!facts_) return;
  const auto index = [&](std::int32_t base) { return static_cast<std::size_t>(place - base); };
  NeighbourChoice choice = facts_->choice;
  if (place >= group) {
    if (index(group) == 0 || index(group) >= batch_->groups.size()) return;
    const NeighbourGroup& one = batch_->groups[index(group)];
    return show(NeighbourChoice{batch_->batch, one.example, one.to}, false);
  }
  if (place >= point) {
    choice.to = {static_cast<PointIndex>(index(point) / 2), label_of(index(point) % 2 == 1)};
    if (choice.to.point < run_->concept_class().points()) show(choice, true);
    return;
  }
  if (place == neighbour_place::pick) return pick();
  if (place == move) return show(choice, !facts_->moving);
  if (place == flip) {
    choice.to = facts_->from();
    choice.to.label = opposite(choice.to.label);
    return show(choice, false);
  }
  if (place >= predictor) {
    if (index(predictor) < facts_->votes.size()) next_batch(facts_->votes[index(predictor)].labels);
    return;
  }
  if (place < 0 || index(row) >= batch_->rows.size() || !batch_->knows(index(row) + 1)) return;
  choice.example = index(row) + 1;
  choice.to = batch_->rows[index(row)];
  choice.to.label = opposite(choice.to.label);
  show(choice, facts_->moving);
}

void NeighbourRoom::draw_noise(int times) {
  if (!run_ || !run_->is_of_m() || times < 1) return;
  neighbour_noise_ = shown_ && facts_;
  const std::vector<NeighbourVotes> votes =
      neighbour_noise_ ? facts_->votes : votes_after(*run_, std::nullopt, std::nullopt);
  noise_.start(votes, {run_->scenario.epsilon, run_->scenario.delta}, run_->scenario.seed,
               neighbour_noise_ ? facts_->tally : votes_tally_, static_cast<std::uint64_t>(times));
}

void NeighbourRoom::take_noise(const std::vector<NoiseTally>& tallies) {
  if (!neighbour_noise_ || !facts_) {
    votes_tally_ = tallies.back();
    return emit changed();
  }
  facts_ = look_at_change(batch_, facts_->choice, tallies.back(), facts_->moving);
  motion_ = {NeighbourMotion::Of::noise, tallies};
  emit changed();
  emit moves(motion_.length(*facts_));
}

void NeighbourRoom::new_list() { list_ = draw_list(*facts_, score_.made); }

void NeighbourRoom::guess(bool changed_list) {
  if (!facts_ || facts_->outcome == 0) return;
  const bool right = changed_list == list_.changed;
  score_.add(right);
  const QString made = number_text(score_.made);
  answer_ = (right ? tr("Right: %1 of %2") : tr("Wrong: %1 of %2")).arg(number_text(score_.right.hits), made);
  new_list();
  emit changed();
}

QString NeighbourRoom::list_words() const {
  constexpr std::size_t most = 5;
  QStringList words;
  for (std::size_t i = 0; i < std::min(list_.rows.size(), most); ++i) {
    words += QStringLiteral("%1\u00a0%2")
                 .arg(sentence_markup(neighbour_short_name(*run_, facts_->votes[list_.rows[i].predictor].labels)),
                      signed_text(list_.rows[i].noisy));
  }
  if (list_.rows.size() > most) words += QStringLiteral("…");
  return words.join(QStringLiteral("  ·  "));
}

void NeighbourRoom::fill_desk(bool neighbour, double phase) const {
  if (!run_ || !run_->is_of_m() || (neighbour && !facts_)) return desk_->show_nothing();
  if (!neighbour) {
    const std::vector<NeighbourVotes> votes = votes_after(*run_, std::nullopt, std::nullopt);
    if (votes.empty()) return desk_->show_nothing();
    QString said;
    if (votes_tally_.draws > 0) {
      said = tr("%1 left in %2 of %3. Exactly: %4.")
                 .arg(neighbour_short_name(*run_, votes.front().labels), number_text(votes_tally_.before.front().hits),
                      number_text(votes_tally_.draws),
                      told_probability(run_->result.internals.votes.front().release_probability));
    }
    desk_->show_draws(votes_tally_.draws, said);
    return desk_->hide_guess();
  }
  const std::size_t told = facts_->loses ? *facts_->loses : facts_->gains ? *facts_->gains : 0;
  const NoiseTally& tally = motion_.tally(*facts_, phase);
  desk_->show_draws(tally.draws, tally_sentence(*facts_, tally, told, true));
  desk_->show_guess(changed_word(*facts_), list_words(), answer_, score_, facts_->outcome == 0);
}

void NeighbourRoom::explain(StepPanel& panel) const {
  panel.set_notes({});
  if (!facts_) {
    panel.set_step(why_not_.isEmpty() ? tr("Every change of every example is tried.") : why_not_, {});
    panel.set_picture(nullptr);
    return;
  }
  const QString laws = laws_sentence(*facts_);
  const QString said = vote_sentence(*facts_);
  panel.set_step(laws.isEmpty() ? said : said + u' ' + laws, tr("Proof of Theorem 30 · Lemma 28"));
  panel.set_picture(std::make_shared<ScenePicture>(neighbour_groups_picture(facts_)), tr("WHERE ITS VOTE CAN GO"));
}

bool NeighbourRoom::take_key(const QKeyEvent& key) {
  if (key.modifiers() != Qt::NoModifier || !facts_) return false;
  const auto example = static_cast<std::int32_t>(facts_->choice.example);
  switch (key.key()) {
    case Qt::Key_F: choose(neighbour_place::flip); return true;
    case Qt::Key_M: choose(neighbour_place::move); return true;
    case Qt::Key_P: pick(); return true;
    case Qt::Key_Comma: choose(neighbour_place::row + example - 2); return true;
    case Qt::Key_Period: choose(neighbour_place::row + example); return true;
    case Qt::Key_1: guess(false); return true;
    case Qt::Key_2: guess(true); return true;
    case Qt::Key_Up:
    case Qt::Key_Down: {
      if (!facts_->moving) return false;
      const auto codes = static_cast<std::int32_t>(2 * run_->concept_class().points());
      const auto now =
          static_cast<std::int32_t>(2 * facts_->choice.to.point) + (facts_->choice.to.label == Label::plus ? 1 : 0);
      choose(neighbour_place::point + (now + (key.key() == Qt::Key_Up ? 1 : codes - 1)) % codes);
      return true;
    }
    default: return false;
  }
}

std::optional<NeighbourChoice> NeighbourRoom::choice() const {
  if (facts_) return facts_->choice;
  return wanted_;
}

void NeighbourRoom::set_choice(const std::optional<NeighbourChoice>& choice) {
  if (batch_ && run_ && choice && choice->batch == batch_->batch) return show(choice, facts_ && facts_->moving, false);
  if (batch_ && run_ && choice) return look_at(*choice);
  wanted_ = choice;
  restored_ = choice.has_value();
}

void NeighbourRoom::continue_from(const NeighbourRoom& other) {
  batch_ = other.batch_;
  wanted_ = other.choice();
  shown_ = other.shown_;
}

}  // namespace littlestone::ui
