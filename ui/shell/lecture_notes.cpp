// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/lecture_notes.hpp"

#include <QPainter>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {

namespace {

constexpr std::size_t most_notes = 1000;  // that a session keeps
constexpr int head_high = 44;             // px where the screen is 800 lines high

/// With what is in it: a child that a style sheet dresses does not take its parent's type.
void set_type(QWidget& widget, const QFont& font) {
  widget.setFont(font);
  for (QWidget* child : widget.findChildren<QWidget*>()) child->setFont(font);
}

}  // namespace

QString WrittenNotes::seen(const QString& made, const QString& place) const {
  const auto found = written_.find(made.isEmpty() ? place : made);
  return found == written_.end() ? made : found->second;
}

void WrittenNotes::write(const QString& made, const QString& place, const QString& text) {
  const QString& key = made.isEmpty() ? place : made;
  if (text.trimmed().isEmpty() || text == made) {
    written_.erase(key);
  } else {
    written_[key] = text;
  }
}

nlohmann::json WrittenNotes::kept() const {
  nlohmann::json all = nlohmann::json::object();
  for (const auto& [made, text] : written_) {
    if (all.size() < most_notes) all[made.toStdString()] = text.toStdString();
  }
  return all;
}

void WrittenNotes::set_kept(const nlohmann::json& kept) {
  if (!kept.is_object()) return;
  for (const auto& [made, text] : kept.items()) {
    if (text.is_string()) written_[QString::fromStdString(made)] = QString::fromStdString(text.get<std::string>());
  }
}

QString clock_text(qint64 milliseconds) {
  const qint64 seconds = std::max<qint64>(0, milliseconds / 1000);
  const auto two = [](qint64 n) { return QStringLiteral("%1").arg(n, 2, 10, QLatin1Char('0')); };
  const QString end = two(seconds % 60);
  return seconds < 3600 ? QStringLiteral("%1:%2").arg(seconds / 60).arg(end)
                        : QStringLiteral("%1:%2:%3").arg(seconds / 3600).arg(two(seconds / 60 % 60), end);
}

LectureNotes::LectureNotes(QWidget* parent) : QWidget(parent) {
  const auto label = [this](const QString& text, const QString& tone) {
    auto* made = new QLabel(text, this);
    made->setTextFormat(Qt::PlainText);
    made->setProperty("tone", tone);
    return made;
  };
  head_ = label(tr("NOTES, NOT SHOWN TO THE CLASS"), QStringLiteral("ink3"));
  title_ = label({}, QStringLiteral("ink"));
  step_ = label({}, QStringLiteral("ink2"));
  clock_ = label(clock_text(0), QStringLiteral("ink"));
  clock_->setAccessibleDescription(tr("time since the presentation began"));
  ask_name_ = label(tr("Ask"), QStringLiteral("ink"));
  say_name_ = label(tr("Say"), QStringLiteral("ink"));
  next_name_ = label(tr("Next"), QStringLiteral("ink"));
  ask_ = add_text(tr("Ask"), tr("Write here what you want to ask."));
  say_ = add_text(tr("Say"), tr("Write here what you want to say."));
  ask_name_->setBuddy(ask_);
  say_name_->setBuddy(say_);
  connect(ask_, &QPlainTextEdit::textChanged, this, [this] { emit ask_written(ask_->toPlainText()); });
  connect(say_, &QPlainTextEdit::textChanged, this, [this] { emit say_written(say_->toPlainText()); });
  hands_name_ = label(tr("Hands"), QStringLiteral("ink"));
  for (std::size_t i = 0; i < most_cards; ++i) {
    card_names_[i] = label({}, QStringLiteral("ink2"));
    hands_[i] = new QSpinBox(this);
    hands_[i]->setRange(0, 9999);
    hands_[i]->setButtonSymbols(QAbstractSpinBox::NoButtons);  // typed, or counted with the arrow keys
    connect(hands_[i], &QSpinBox::valueChanged, this, [this] {
      std::vector<int> counts;
      for (std::size_t card = 0; card < cards_; ++card) counts.push_back(hands_[card]->value());
      emit hands_counted(counts);
    });
  }
  paste_ = new PlainButton(tr("Paste guesses…"), this);
  paste_->hide();
  connect(paste_, &QAbstractButton::clicked, this, &LectureNotes::paste_asked);
  next_ = new PictureView(QMargins(8, 8, 8, 8), PictureView::Ground::canvas, this);
  next_->setAttribute(Qt::WA_TransparentForMouseEvents);
  next_text_ = new RichLabel({16}, 22, RichLabel::Tone::ink2, this);
  setAutoFillBackground(false);
  setFocusPolicy(Qt::ClickFocus);  // away from the texts
}

QPlainTextEdit* LectureNotes::add_text(const QString& name, const QString& hint) {
  auto* made = new QPlainTextEdit(this);
  made->setAccessibleName(name);
  made->setPlaceholderText(hint);
  made->setTabChangesFocus(true);
  return made;
}

void LectureNotes::show_note(const QString& ask, const QString& say, const Beside& beside) {
  const auto fill = [](QPlainTextEdit* edit, const QString& text) {
    if (edit->toPlainText() == text || edit->hasFocus()) return;  // what is being written is not taken away
    const QSignalBlocker quiet(edit);
    edit->setPlainText(text);
  };
  fill(ask_, ask);
  fill(say_, say);
  beside_ = beside;
  title_->setText(beside.title);
  step_->setText(beside.step);
  next_->set_picture(beside.next_picture);
  next_->setVisible(beside.next_picture != nullptr);
  next_text_->set_markup(beside.next.isEmpty() ? tr("Nothing follows.") : sentence_markup(beside.next));
  fit();
}

void LectureNotes::show_hands(const QStringList& cards, const std::vector<int>& counts) {
  cards_ = std::min(most_cards, static_cast<std::size_t>(cards.size()));
  for (std::size_t i = 0; i < most_cards; ++i) {
    const bool seen = i < cards_;
    card_names_[i]->setVisible(seen);
    hands_[i]->setVisible(seen);
    if (!seen) continue;
    card_names_[i]->setText(cards[static_cast<qsizetype>(i)]);
    hands_[i]->setAccessibleName(tr("hands for %1").arg(cards[static_cast<qsizetype>(i)]));
    const QSignalBlocker quiet(hands_[i]);
    hands_[i]->setValue(i < counts.size() ? counts[i] : 0);
  }
  hands_name_->setVisible(cards_ > 0);
  fit();
}

void LectureNotes::show_clock(qint64 milliseconds) { clock_->setText(clock_text(milliseconds)); }

void LectureNotes::resizeEvent(QResizeEvent*) { fit(); }

void LectureNotes::fit() {
  const double unit = std::clamp(std::min(width() / 1280.0, height() / 800.0), 0.5, 4.0);
  const auto px = [&](double at_one) { return static_cast<int>(std::lround(at_one * unit)); };
  const auto put = [&](QWidget* widget, QRectF rect) {
    const QRectF here(rect.topLeft() * unit, rect.size() * unit);
    widget->setGeometry(mirrored(*this, here).toRect());
  };
  const auto type = [&](QLabel* one, double size, QFont::Weight weight) {
    one->setFont(text_font(std::max(11.0, size * unit), weight));
  };
  const double wide = width() / unit;
  const double high = height() / unit;
  const double split = wide * 0.64;  // notes at its left, what follows at its right
  type(head_, 14, QFont::DemiBold);
  type(title_, 20, QFont::DemiBold);
  type(step_, 20, QFont::Normal);
  type(clock_, 40, QFont::DemiBold);
  for (QLabel* one : {ask_name_, say_name_, next_name_, hands_name_}) type(one, 20, QFont::DemiBold);
  put(head_, {32, 8, wide - 64, head_high - 16});
  put(title_, {32, head_high + 16, split - 48, 32});
  put(step_, {split + 24, head_high + 16, wide - split - 220, 32});
  put(paste_, {wide - 192, head_high / 2 - 15, 160, 30});
  put(clock_, {wide - 192, head_high + 8, 160, 48});
  clock_->setAlignment(Qt::AlignVCenter | (layoutDirection() == Qt::LeftToRight ? Qt::AlignRight : Qt::AlignLeft));
  const double top = head_high + 72;
  const double ask_high = (high - top - 32) * 0.36;
  put(ask_name_, {32, top, 80, 32});
  const double hands_high = cards_ > 0 ? 56 : 0;
  put(ask_, {112, top, split - 136, ask_high - 16 - hands_high});
  put(hands_name_, {32, top + ask_high - hands_high, 80, 32});
  const double each = (split - 136) / static_cast<double>(most_cards);
  for (std::size_t i = 0; i < cards_; ++i) {
    const double left = 112 + each * static_cast<double>(i);
    type(card_names_[i], 18, QFont::Normal);
    put(hands_[i], {left, top + ask_high - hands_high, 76, 36});
    put(card_names_[i], {left + 84, top + ask_high - hands_high, each - 92, 36});
    set_type(*hands_[i], text_font(std::max(13.0, 18 * unit)));
  }
  put(say_name_, {32, top + ask_high, 80, 32});
  put(say_, {112, top + ask_high, split - 136, high - top - ask_high - 32});
  for (QPlainTextEdit* edit : {ask_, say_}) set_type(*edit, text_font(std::max(13.0, 24 * unit)));
  put(next_name_, {split + 24, top, 120, 32});
  const double next_wide = wide - split - 56;
  const double picture_high = next_->isHidden() ? 0 : std::min((high - top) * 0.55, next_wide * 0.75);
  put(next_, {split + 24, top + 40, next_wide, picture_high});
  next_text_->set_size(std::max(12.0, 20 * unit), px(28));
  put(next_text_,
      {split + 24, top + 40 + picture_high + (picture_high > 0 ? 16 : 0), next_wide, high - top - 72 - picture_high});
}

void LectureNotes::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = theme_of(*this);
  painter.fillRect(rect(), theme.panel);
  const double unit = std::clamp(std::min(width() / 1280.0, height() / 800.0), 0.5, 4.0);
  painter.fillRect(QRectF(0, 0, width(), head_high * unit), theme.hair);
  const QRectF rule(width() * 0.64, (head_high + 72) * unit, 1, height() - (head_high + 104) * unit);
  painter.fillRect(mirrored(*this, rule), theme.line);
}

}  // namespace littlestone::ui
