// SPDX-License-Identifier: GPL-3.0-or-later
// Names of the lines, what is read off, and the legend of the right panel.
#include "ui/pages/sample_sizes/sample_sizes_frame.hpp"

namespace littlestone::ui {

using namespace sample_sizes_parts;

// --- Names of the lines

void SampleSizesPicture::paint_name(const Frame& frame, const Line& line, const QString& words,
                                    LabelPlaces& places) const {
  const auto parts = visible_parts(course(frame, line.name), frame.at.plot_top, frame.at.plot_base, frame.right + 0.5);
  const bool bold = line.look == LineLook::lean || line.look == LineLook::chain;
  const MathStyle style{sizes_caption, bold ? QFont::DemiBold : QFont::Normal};
  const double width = sizes_width(words, style);
  std::vector<QRectF> boxes;
  for (const double up : {-6.0, 15.0, -11.0, 21.0, -18.0, 28.0, 36.0, 44.0}) {
    for (const QPolygonF& part : parts) {
      const double from = part.front().x();
      const double to = part.back().x();
      for (const double share : {0.02, 0.98, 0.91, 0.85, 0.78, 0.7, 0.62, 0.55, 0.47, 0.4, 0.32, 0.25, 0.17, 0.1}) {
        const double x = from + (to - from) * share;
        // The height of the line there.
        qsizetype i = 0;
        while (i + 2 < part.size() && part[i + 1].x() < x) ++i;
        const double run = part[i + 1].x() - part[i].x();
        const double y =
            run > 0 ? part[i].y() + (part[i + 1].y() - part[i].y()) * std::clamp((x - part[i].x()) / run, 0.0, 1.0)
                    : part[i].y();
        const bool rises = part.back().y() < part.front().y() - 10;
        const bool above = up < 0;
        // Rising lines have their words left above or right below.
        double left = x - width / 2;
        if (rises)
          left = above ? x - width - 6 : x + 8;
        else if (share < 0.05)
          left = x + 6;
        else if (share > 0.95)
          left = x - width;
        boxes.push_back(words_box({left, y + up}, width, sizes_caption));
        if (rises && !above && up > 21) boxes.push_back(words_box({left + up, y + up}, width, sizes_caption));
      }
    }
  }
  // A learner's name, which has its mark beside it, may stand anywhere: the nearer the better.
  if (bold && !parts.empty()) {
    const QPointF middle = (parts.front().front() + parts.front().back()) / 2;
    std::vector<QPointF> free;
    for (double y = frame.at.plot_top + 12; y < frame.at.plot_base; y += 8) {
      for (double x = frame.left; x + width < frame.right; x += 8) free.emplace_back(x, y);
    }
    std::stable_sort(free.begin(), free.end(), [&](const QPointF& one, const QPointF& other) {
      const QPointF of_one = one + QPointF(width / 2, 0) - middle;
      const QPointF of_other = other + QPointF(width / 2, 0) - middle;
      return QPointF::dotProduct(of_one, of_one) < QPointF::dotProduct(of_other, of_other);
    });
    for (const QPointF& at : free) boxes.push_back(words_box(at, width, sizes_caption));
  }
  if (boxes.empty()) return;
  const QRectF box = places.find(boxes, false);
  if (box.isNull()) return;
  constexpr double apart = 8;  // from the next name
  places.take(box.adjusted(-apart, 0, apart, 0));
  const Theme& theme = frame.stage.theme;
  const QColor color = bold ? theme.ink
                       : line.look == LineLook::m || line.look == LineLook::m_thin || line.look == LineLook::m_paper
                           ? theme.m_text
                       : line.look == LineLook::mechanism || line.look == LineLook::mechanism_thin ? theme.g_text
                                                                                                   : theme.ink2;
  frame.stage.rich(baseline_in(box, sizes_caption), words, style, color);
}

void SampleSizesPicture::paint_names(const Frame& frame, LabelPlaces& places) const {
  const bool points = run_->scenario.across == CurveAcross::points;
  const auto here = [&](const char* name, int step) { return shown(name) && step <= moment_.newest; };
  if (moment_.budget && frame.side == 0) {
    const double y = y_of(frame.at, std::log10(static_cast<double>(run_->scenario.budget)));
    const QString words = tr("your budget %1").arg(number_text(run_->scenario.budget));
    const MathStyle style{sizes_caption, QFont::DemiBold};
    const double width = sizes_width(words, style);
    std::vector<QRectF> boxes;
    for (const double up : {-5.0, 14.0}) {
      for (double x = frame.left + 6; x + width < frame.right; x += 12)
        boxes.push_back(words_box({x, y + up}, width, sizes_caption));
    }
    const QRectF box = boxes.empty() ? QRectF() : places.find(boxes, false);
    if (!box.isNull()) frame.stage.rich(baseline_in(box, sizes_caption), words, style, frame.stage.theme.ink);
  }
  if (here("lean", 2)) paint_learner_name(frame, {"lean", LineLook::lean, 2}, places);
  if (here("chain", 2)) paint_learner_name(frame, {"chain", LineLook::chain, 2}, places);
  if (here("m-sharp", 2)) paint_m_steps(frame, places);
  if (here("permute-and-flip", 1))
    paint_name(frame, {"permute-and-flip", LineLook::mechanism, 1}, lone_learner("permute-and-flip"), places);
  if (here("consistent", 0)) paint_name(frame, {"consistent", LineLook::plain, 0}, tr("not private"), places);
  if (here("m-agnostic", 4) && points && frame.curve.family == CurveFamily::points) {
    const auto value = log10_at(frame.curve.points.back(), "m-agnostic");
    if (value)
      paint_name(frame, {"m-agnostic", LineLook::m_thin, 4}, tr("M, agnostic ≈ %1").arg(asked_text(*value)), places);
  } else if (here("m-agnostic", 4)) {
    paint_name(frame, {"m-agnostic", LineLook::m_thin, 4}, tr("M, agnostic"), places);
  }
  if (here("m-sharp", 2)) paint_above(frame, places);
  if (here("exponential-mechanism-agnostic", 4))
    paint_name(frame, {"exponential-mechanism-agnostic", LineLook::mechanism_thin, 4}, tr("agnostic"), places);
  if (here("vc", 0)) paint_name(frame, {"vc", LineLook::bound, 0}, tr("VC bound"), places);
  if (here("refuted", 2)) paint_name(frame, {"refuted", LineLook::refuted, 2}, tr("refuted"), places);
  if (!here("lyu", 2)) return;
  const std::array<std::pair<const char*, QString>, 5> unknown = {
      {{"lyu", tr("$d^5$, constant unknown")},
       {"ggkm", tr("$d^6$, constant unknown")},
       {"thresholds-upper", tr("(log* |$X$|)$^{1.5}$, constant unknown")},
       {"thresholds-lower", tr("log* |$X$|, from below")},
       {"vc-1", tr("log* $d$, constant unknown")}}};
  for (const auto& [name, words] : unknown) paint_name(frame, {name, LineLook::unknown, 2}, words, places);
}

void SampleSizesPicture::paint_learner_name(const Frame& frame, const Line& line, LabelPlaces& places) const {
  if (run_->scenario.across != CurveAcross::points) {
    // Two lines close together: which name is whose is told by the marks of the lines.
    const bool both =
        !visible_parts(course(frame, "chain"), frame.at.plot_top, frame.at.plot_base, frame.right + 0.5).empty();
    const QString mark = line.look == LineLook::chain ? QStringLiteral("× ") : QStringLiteral("○ ");
    paint_name(frame, line, both ? mark + lone_learner(line.name) : lone_learner(line.name), places);
    return;
  }
  const SampleSizesPoint* last = nullptr;
  for (const SampleSizesPoint& point : frame.curve.points) {
    if (log10_at(point, line.name)) last = &point;
  }
  if (last == nullptr) return;
  const QString count = asked_text(*row_at(*last, line.name)->examples);
  if (frame.curve.family == CurveFamily::points) {
    paint_name(frame, line, short_learner(line.name) + u' ' + count, places);
    return;
  }
  // At the end of its stairs: no row is proved beyond.
  const QString words =
      tr("%1 %2 at $d$ = %3").arg(short_learner(line.name), count, QString::number(*last->shape.dimension));
  const MathStyle style{sizes_caption, QFont::DemiBold};
  const double width = sizes_width(words, style);
  const QPointF mark(x_of(frame, last->at), y_of(frame.at, *log10_at(*last, line.name)));
  std::vector<QRectF> boxes;
  for (const double aside : {11.0, 24.0, 40.0, 60.0, 80.0, 100.0}) {
    for (const double up : {4.0, -8.0, 16.0, -20.0, 28.0, -32.0, 40.0})
      boxes.push_back(words_box(mark + QPointF(aside, up), width, sizes_caption));
  }
  const QRectF box = places.find(boxes, false);
  if (box.isNull()) return;
  if (box.left() - mark.x() > 20)
    frame.stage.rule(mark + QPointF(6, 0), {box.left() - 4, box.center().y()}, frame.stage.theme.ink,
                     1 + frame.stage.theme.heavier);
  frame.stage.rich(baseline_in(box, sizes_caption), words, style, frame.stage.theme.ink);
}

void SampleSizesPicture::paint_m_steps(const Frame& frame, LabelPlaces& places) const {
  const bool along = run_->scenario.across == CurveAcross::points;
  const Line line{"m-sharp", LineLook::m, 2};
  if (!along) {
    paint_name(frame, line, tr("M, sharp"), places);
    return;
  }
  const SampleSizesPoint* below = nullptr;  // the highest step in the picture
  const SampleSizesPoint* above = nullptr;  // the one after it
  for (const SampleSizesPoint& point : frame.curve.points) {
    const auto value = log10_at(point, "m-sharp");
    if (!value) continue;
    if (*value <= last_)
      below = below != nullptr && *point.shape.dimension == *below->shape.dimension ? below : &point;
    else if (above == nullptr)
      above = &point;
  }
  if (below == nullptr) return;
  const auto count = [](const SampleSizesPoint& point) { return asked_text(*row_at(point, "m-sharp")->examples); };
  if (frame.curve.family == CurveFamily::points) {
    paint_name(frame, line, tr("M, sharp %1").arg(count(*below)), places);
    return;
  }
  const Theme& theme = frame.stage.theme;
  const MathStyle style{sizes_caption};
  const QString first =
      tr("M, sharp: %1 at %2 points").arg(count(*below), place_markup(CurveAcross::points, below->at));
  const QString second =
      above == nullptr ? QString() : tr("%1 at %2").arg(count(*above), place_markup(CurveAcross::points, above->at));
  const double width = std::max(sizes_width(first, style), sizes_width(second, {sizes_caption}));
  const QPointF mark(x_of(frame, below->at), y_of(frame.at, *log10_at(*below, "m-sharp")));
  std::vector<QRectF> boxes;
  for (const double aside : {70.0, 90.0, 50.0, 110.0, 130.0, 30.0}) {
    for (const double up : {-8.0, -24.0, 8.0, -40.0, 24.0, 40.0, 56.0, 72.0})
      boxes.emplace_back(mark.x() + aside, mark.y() + up, width, second.isEmpty() ? 14 : 28);
  }
  const QRectF box = places.find(boxes, false);
  if (box.isNull()) return;
  frame.stage.rule(mark + QPointF(7, 0), {box.left() - 5, box.top() + 8}, theme.m, 1 + theme.heavier);
  frame.stage.rich({box.left(), box.top() + 11}, first, style, theme.m_text);
  if (!second.isEmpty()) frame.stage.rich({box.left(), box.top() + 25}, second, {sizes_caption}, theme.m_text);
}

void SampleSizesPicture::paint_above(const Frame& frame, LabelPlaces& places) const {
  const auto note = [&](const char* name, const auto& words) {
    std::optional<double> least;
    for (const SampleSizesPoint& point : frame.curve.points) {
      const auto value = log10_at(point, name);
      if (value && (!least || *value < *least)) least = value;
    }
    if (!least || *least <= last_) return;
    const QString text = words(asked_text(*least));
    const double width = sizes_width(text, {sizes_caption});
    std::vector<QRectF> boxes;
    for (const double down : {16.0, 32.0, 48.0}) {
      for (double x = frame.left + 6; x + width < frame.right; x += 10)
        boxes.push_back(words_box({x, frame.at.plot_top + down}, width, sizes_caption));
    }
    if (boxes.empty()) return;
    const QRectF box = places.find(boxes, false);
    if (!box.isNull()) frame.stage.rich(baseline_in(box, sizes_caption), text, {sizes_caption}, frame.stage.theme.ink2);
  };
  note("m-sharp", [](const QString& n) { return tr("M, sharp: %1 or more, above").arg(n); });
  const bool flat = frame.curve.family == CurveFamily::points && run_->scenario.across == CurveAcross::points;
  note("m-paper", [&](const QString& n) {
    return flat ? tr("M, paper's constants: %1, above").arg(n) : tr("M, paper's constants: %1 or more, above").arg(n);
  });
}

void SampleSizesPicture::paint_places(const Frame& frame) const {
  for (std::size_t i = 0; i < frame.curve.points.size(); ++i) {
    const double x = x_of(frame, frame.curve.points[i].at);
    const double before = i == 0 ? frame.left : (x_of(frame, frame.curve.points[i - 1].at) + x) / 2;
    const double after =
        i + 1 == frame.curve.points.size() ? frame.right : (x_of(frame, frame.curve.points[i + 1].at) + x) / 2;
    const QRectF box(before, frame.at.plot_top, std::max(1.0, after - before), frame.at.plot_base - frame.at.plot_top);
    frame.stage.spots.add(frame.stage.painter, box, 2, Kin::of_node(static_cast<std::int32_t>(frame.side * 1000 + i)));
  }
}

// --- Below

void SampleSizesPicture::paint_readouts(const Stage& stage, const SizesGeometry& geometry) const {
  const Theme& theme = stage.theme;
  const double top = geometry.plot_base + 78;
  stage.rule({page_margin, top}, {geometry.width - page_margin, top}, theme.hair);
  if (!moment_.budget) return;
  const auto readouts = size_readouts(*run_);
  const double column = (geometry.width - 2 * page_margin) / static_cast<double>(readouts.size()) + 8;
  for (std::size_t i = 0; i < readouts.size(); ++i) {
    const SizesReadout& readout = readouts[i];
    if (readout.about != SizesReadout::About::privately && !moment_.plain) break;
    const double x = page_margin + column * static_cast<double>(i);
    const double room = std::min(column - 12, geometry.width - page_margin - x);
    stage.painter.setPen(theme.ink2);
    MathText::fitted(readout.heading, {sizes_caption}, room).draw(stage.painter, {x, top + 20});
    stage.painter.setPen(theme.ink);
    MathText::fitted(readout.value, {20, QFont::DemiBold}, room).draw(stage.painter, {x, top + 45});
    stage.painter.setPen(theme.ink3);
    MathText::fitted(readout.caption, {sizes_caption}, room).draw(stage.painter, {x, top + 63});
  }
}

// --- The legend of the right panel

QString SizesLegendPicture::description() const {
  return tr(
      "Lean learner: solid with rings. Chain learner: thin with crosses. M: pale with discs. Permute-and-flip: dashes "
      "with squares; thin, the exponential mechanism without a target. Without privacy: short dashes. Dotted: the "
      "constant is unknown.");
}

void SizesLegendPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  const std::array<std::tuple<LineLook, QString, QString>, 7> entries = {
      {{LineLook::lean, lone_learner("lean"), tr("($ε$, $δ$), a target exists")},
       {LineLook::chain, lone_learner("chain"), tr("the same, $d$ = 2 and 3")},
       {LineLook::m, tr("M, sharp"), tr("($ε$, $δ$), a target exists")},
       {LineLook::m_thin, tr("M, agnostic"), tr("($ε$, $δ$), $α$ worse than the best")},
       {LineLook::mechanism, lone_learner("permute-and-flip"), tr("$ε$ alone; thin: agnostic")},
       {LineLook::plain, tr("consistent"), tr("no privacy at all")},
       {LineLook::unknown, tr("unknown constant"), tr("shape only, set to 1")}}};
  double y = 6;
  for (const auto& [look, name, promise] : entries) {
    stage.painter.setPen(pen_of(theme, look));
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.drawLine(QPointF(1, y + 6), QPointF(35, y + 6));
    draw_sizes_mark(stage.painter, theme, look, {18, y + 6});
    stage.painter.setPen(theme.ink);
    MathText::fitted(name, {sizes_caption, QFont::DemiBold}, stage.width - 46).draw(stage.painter, {46, y + 6});
    stage.painter.setPen(theme.ink2);
    MathText::fitted(promise, {sizes_caption}, stage.width - 46).draw(stage.painter, {46, y + 21});
    y += 34;
  }
}

}  // namespace littlestone::ui
