// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/numbers.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "ui/words/chances.hpp"

namespace littlestone::ui {
namespace {

std::string utf8(const QString& text) { return text.toStdString(); }

TEST_CASE("A share of equal parts is one sign where there is one") {
  CHECK(utf8(one_over_text(1)) == "1");
  CHECK(utf8(one_over_text(2)) == "½");
  CHECK(utf8(one_over_text(4)) == "¼");
  CHECK(utf8(one_over_text(5)) == "1/5");
}

TEST_CASE("A probability has three digits, and says when it is next to 0 or 1") {
  CHECK(utf8(probability_text(0.457)) == ".457");
  CHECK(utf8(probability_text(0.4)) == ".400");
  CHECK(utf8(probability_text(0)) == "0");
  CHECK(utf8(probability_text(1)) == "1");
  CHECK(utf8(probability_text(0.99949)) == ".999");
  CHECK(utf8(probability_text(0.9995)) == ">.999");
  CHECK(utf8(probability_text(std::nextafter(1.0, 0.0))) == ">.999");
  CHECK(utf8(probability_text(0.00013)) == "1.3·10⁻⁴");
  CHECK(utf8(probability_text(0.000499)) == "5.0·10⁻⁴");
  CHECK(utf8(probability_text(0.000999999)) == ".001");
  CHECK(utf8(probability_text(9.99e-7)) == "1.0·10⁻⁶");
  CHECK(utf8(probability_text(std::nan(""))) == "?");
}

TEST_CASE("A chance that is compared with δ is not rounded to it") {
  CHECK(utf8(chance_text(9.358e-4)) == "9.4·10⁻⁴");
  CHECK(utf8(chance_text(0.0005)) == "5.0·10⁻⁴");
  CHECK(utf8(chance_text(0.000996)) == ".001");
  CHECK(utf8(chance_text(0.001)) == ".001");
  CHECK(utf8(chance_text(0.0094)) == ".009");
  CHECK(utf8(chance_text(1.3e-5)) == "1.3·10⁻⁵");
  CHECK(utf8(chance_text(0)) == "0");
}

TEST_CASE("A count is plain, then grouped, then a power of ten") {
  CHECK(utf8(count_text(0)) == "0");
  CHECK(utf8(count_text(9999)) == "9999");
  CHECK(utf8(count_text(10000)) == "10\u202F000");
  CHECK(utf8(count_text(999999)) == "999\u202F999");
  CHECK(utf8(count_text(1e6)) == "10⁶");
  CHECK(utf8(count_text(2e8)) == "2·10⁸");
  CHECK(utf8(count_text(1.54e6)) == "1.5·10⁶");
  CHECK(utf8(count_text(9.99e8)) == "10⁹");
  CHECK(utf8(count_text(1e29)) == "10²⁹");
  CHECK(utf8(count_text(-12)) == "−12");
  CHECK(utf8(count_text(std::numeric_limits<double>::infinity())) == "∞");
}

TEST_CASE("A count beyond doubles is told by its exponent") {
  CHECK(utf8(power_of_ten_text(412.3)) == "10⁴¹²");
  CHECK(utf8(power_of_ten_text(3)) == "1000");
  CHECK(utf8(power_of_ten_text(2.4e11)) == "10^(2.4·10¹¹)");
}

TEST_CASE("A negative number has a true minus, not a hyphen, and long ones are grouped by three") {
  CHECK(utf8(signed_text(-3)) == "−3");
  CHECK(utf8(signed_text(0, true)) == "0");
  CHECK(utf8(signed_text(3, true)) == "+3");
  CHECK(utf8(signed_text(std::numeric_limits<std::int64_t>::min())) ==
        "−9\u202F223\u202F372\u202F036\u202F854\u202F775\u202F808");
  CHECK(utf8(signed_text(1234)) == "1234");
  CHECK(utf8(signed_text(12345, true)) == "+12\u202F345");
  CHECK(utf8(signed_text(-123456)) == "−123\u202F456");
  CHECK(utf8(whole_text(9999)) == "9999");
  CHECK(utf8(whole_text(~std::uint64_t{0})) == "18\u202F446\u202F744\u202F073\u202F709\u202F551\u202F615");
}

}  // namespace
}  // namespace littlestone::ui
