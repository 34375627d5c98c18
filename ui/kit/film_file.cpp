// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/film_file.hpp"

#include <array>
#include <cstdint>
#include <fstream>
#include <optional>

namespace littlestone::ui {
namespace {

// The bytes of a file, by their places. What lies past the end reads as none.
class FilmBytes {
 public:
  explicit FilmBytes(const std::string& path) : in_(path, std::ios::binary | std::ios::ate) {
    if (in_) size_ = static_cast<std::uint64_t>(in_.tellg());
  }

  [[nodiscard]] std::uint64_t size() const { return size_; }
  // `count` ≤ 8 bytes from `at` on as one number, the first byte the highest.
  [[nodiscard]] std::optional<std::uint64_t> number(std::uint64_t at, unsigned count) {
    if (at > size_ || size_ - at < count) return std::nullopt;
    std::array<char, 8> bytes{};
    in_.seekg(static_cast<std::streamoff>(at));
    if (!in_.read(bytes.data(), count)) return std::nullopt;
    std::uint64_t value = 0;
    for (unsigned i = 0; i < count; ++i) value = value << 8U | static_cast<unsigned char>(bytes[i]);
    return value;
  }
  [[nodiscard]] unsigned byte(std::uint64_t at) { return static_cast<unsigned>(number(at, 1).value_or(256)); }

 private:
  std::ifstream in_;
  std::uint64_t size_ = 0;
};

constexpr std::uint64_t name_of(std::string_view four) {
  std::uint64_t value = 0;
  for (const char c : four) value = value << 8U | static_cast<unsigned char>(c);
  return value;
}

// --- MP4 [ISO 14496-12]: boxes, each its size and its name

// The boxes from `at` to `end`; false where they do not end there. Adds up the pictures that the tables of sizes tell.
bool read_boxes(FilmBytes& film, std::uint64_t at, std::uint64_t end, std::uint64_t& pictures, bool& data) {
  while (at < end) {
    const auto told = film.number(at, 4);
    const auto name = film.number(at + 4, 4);
    if (!told || !name) return false;
    const bool large = *told == 1;
    const std::uint64_t head = large ? 16 : 8;
    const std::uint64_t size = large ? film.number(at + 8, 8).value_or(0) : *told == 0 ? end - at : *told;
    if (size < head || size > end - at) return false;
    for (const std::string_view holds_boxes : {"moov", "trak", "mdia", "minf", "stbl"}) {
      if (*name == name_of(holds_boxes) && !read_boxes(film, at + head, at + size, pictures, data)) return false;
    }
    if (*name == name_of("stsz")) pictures += film.number(at + head + 8, 4).value_or(0);
    if (*name == name_of("mdat")) data = data || size > head;
    at += size;
  }
  return true;
}

bool is_whole_mp4(FilmBytes& film) {
  std::uint64_t pictures = 0;
  bool data = false;
  return film.number(4, 4) == name_of("ftyp") && read_boxes(film, 0, film.size(), pictures, data) && pictures > 0 &&
         data;
}

// --- WebM [RFC 8794]: elements, each its name and its size in one to eight bytes

struct Element {
  std::uint64_t name = 0;
  std::uint64_t begin = 0;  // of what it holds
  std::uint64_t end = 0;
};

// An element of unknown size goes up to `end`.
std::optional<Element> element_at(FilmBytes& film, std::uint64_t at, std::uint64_t end) {
  const auto length = [&](std::uint64_t place) {
    unsigned bytes = 1;
    for (unsigned first = film.byte(place); bytes <= 8 && (first & (0x100U >> bytes)) == 0; ++bytes) {
    }
    return bytes;
  };
  Element element;
  const unsigned of_name = length(at);
  const auto name = of_name <= 4 ? film.number(at, of_name) : std::nullopt;
  if (!name) return std::nullopt;
  element.name = *name;
  const unsigned of_size = length(at + of_name);
  const auto told = of_size <= 8 ? film.number(at + of_name, of_size) : std::nullopt;
  if (!told) return std::nullopt;
  const std::uint64_t most = (std::uint64_t{1} << (7 * of_size)) - 1;
  const std::uint64_t size = *told & most;
  element.begin = at + of_name + of_size;
  if (element.begin > end) return std::nullopt;
  element.end = size == most ? end : element.begin + size;
  if (element.end > end || element.end < element.begin) return std::nullopt;
  return element;
}

bool is_whole_webm(FilmBytes& film) {
  constexpr std::uint64_t header_name = 0x1a45dfa3;
  constexpr std::uint64_t segment_name = 0x18538067;
  constexpr std::uint64_t cluster_name = 0x1f43b675;
  const auto header = element_at(film, 0, film.size());
  if (!header || header->name != header_name) return false;
  const auto segment = element_at(film, header->end, film.size());
  if (!segment || segment->name != segment_name || segment->end != film.size()) return false;
  bool pictures = false;
  for (std::uint64_t at = segment->begin; at < segment->end;) {
    const auto element = element_at(film, at, segment->end);
    if (!element) return false;
    if (element->name == cluster_name) pictures = pictures || element->end > element->begin;
    at = element->end;
  }
  return pictures;
}

// --- GIF [GIF89a]: blocks, each in pieces of at most 255 bytes

bool is_whole_gif(FilmBytes& film) {
  const auto table = [](unsigned flags) { return (flags & 0x80U) != 0 ? 3U << ((flags & 7U) + 1) : 0U; };
  if (film.number(0, 4) != name_of("GIF8") || film.size() < 13) return false;
  std::uint64_t at = 13 + table(film.byte(10));
  std::uint64_t pictures = 0;
  while (at < film.size()) {
    const unsigned kind = film.byte(at);
    if (kind == 0x3b) return pictures > 0 && at + 1 == film.size();
    if (kind == 0x2c) {
      at += 11 + table(film.byte(at + 9));
      ++pictures;
    } else if (kind == 0x21) {
      at += 2;
    } else {
      return false;
    }
    unsigned piece = film.byte(at);
    for (; piece > 0 && piece < 256; piece = film.byte(at)) at += piece + 1;
    if (piece != 0) return false;
    ++at;
  }
  return false;
}

}  // namespace

bool is_whole_film(const std::string& path, std::string_view ending) {
  FilmBytes film(path);
  if (ending == "mp4") return is_whole_mp4(film);
  if (ending == "webm") return is_whole_webm(film);
  return ending == "gif" && is_whole_gif(film);
}

}  // namespace littlestone::ui
