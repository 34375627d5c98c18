// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/file_names.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "core/base/name.hpp"
#include "core/base/shell_word.hpp"

namespace littlestone::ui {
namespace {

constexpr char16_t first_byte = 0xdc80;
constexpr char16_t last_byte = 0xdcff;

bool is_byte(QChar c) { return c.unicode() >= first_byte && c.unicode() <= last_byte; }

}  // namespace

QString file_text(std::string_view bytes) {
  QString text;
  for (std::size_t i = 0; i < bytes.size();) {
    // The longest piece of one character, of 1 to 4 bytes, that is UTF-8.
    std::size_t length = std::min<std::size_t>(4, bytes.size() - i);
    QString piece;
    for (; length > 0; --length) {
      const QByteArray part(bytes.data() + i, static_cast<qsizetype>(length));
      piece = QString::fromUtf8(part);
      if (piece.toUtf8() == part) break;
    }
    if (length == 0) {
      text += QChar(static_cast<char16_t>(0xdc00 + static_cast<unsigned char>(bytes[i++])));
    } else {
      text += piece;
      i += length;
    }
  }
  return text;
}

std::string file_bytes(const QString& text) {
  std::string bytes;
  for (qsizetype i = 0; i < text.size();) {
    // A low surrogate that no high one stands before is a byte.
    if (is_byte(text[i])) {
      bytes += static_cast<char>(text[i++].unicode() & 0xffU);
      continue;
    }
    const qsizetype length = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate() ? 2 : 1;
    bytes += text.mid(i, length).toStdString();
    i += length;
  }
  return bytes;
}

QString shown_file(const QString& path) {
  const std::string bytes = file_bytes(path);
  return QString::fromStdString(harmless(std::string_view(bytes).substr(bytes.rfind('/') + 1)));
}

QString shell_line(const QStringList& words) {
  QStringList quoted;
  for (const QString& word : words) quoted += QString::fromStdString(shell_word(file_bytes(word)));
  return quoted.join(u' ');
}

QString absolute_name(const QString& text) {
  std::error_code problem;
  const std::filesystem::path path = std::filesystem::absolute(file_bytes(text), problem);
  return problem ? text : file_text(path.lexically_normal().string());
}

}  // namespace littlestone::ui
