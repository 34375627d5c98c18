// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/finite_space.hpp"

#include <cassert>

namespace littlestone {

bool is_prime(std::uint64_t q) {
  if (q < 2) return false;
  for (std::uint64_t d = 2; d <= q / d; ++d) {
    if (q % d == 0) return false;
  }
  return true;
}

BigInteger gaussian_binomial(unsigned n, unsigned j, unsigned q) {
  if (j > n) return 0;
  // Π (q^(n−i) − 1) / (q^(i+1) − 1), i < j; every prefix of the product is itself a Gaussian binomial, so exact.
  BigInteger result = 1;
  const auto power = [&](unsigned e) -> BigInteger { return boost::multiprecision::pow(BigInteger(q), e); };
  for (unsigned i = 0; i < j; ++i) {
    result *= power(n - i) - 1;
    result /= power(i + 1) - 1;
  }
  return result;
}

FiniteSpace::FiniteSpace(unsigned q, unsigned n) : q_(q), n_(n) {
  assert(is_prime(q) && n >= 1);
  for (unsigned i = 0; i < n; ++i) {
    powers_.push_back(static_cast<SpaceVector>(size_));
    size_ *= q;
    assert(size_ < (std::uint64_t{1} << 32));
  }
}

SpaceVector FiniteSpace::add(SpaceVector v, SpaceVector w, unsigned c) const {
  if (q_ == 2) return c == 0 ? v : v ^ w;
  SpaceVector sum = 0;
  for (unsigned i = 0; i < n_ && (v != 0 || w != 0); ++i) {
    const auto digit = (v % q_ + std::uint64_t{c} * (w % q_)) % q_;
    sum += static_cast<SpaceVector>(digit) * powers_[i];
    v /= q_;
    w /= q_;
  }
  return sum;
}

unsigned FiniteSpace::inverse(unsigned c) const {
  assert(c % q_ != 0);
  // Fermat: c^(q−2).
  std::uint64_t result = 1;
  std::uint64_t base = c % q_;
  for (unsigned e = q_ - 2; e != 0; e >>= 1U) {
    if ((e & 1U) != 0) result = result * base % q_;
    base = base * base % q_;
  }
  return static_cast<unsigned>(result % q_);
}

std::string FiniteSpace::text(SpaceVector v) const {
  std::string result;
  for (unsigned i = 0; i < n_; ++i) {
    if (i > 0 && q_ > 10) result += ',';
    result += std::to_string(digit(v, i));
  }
  return result;
}

SpaceVector Span::reduce(SpaceVector v) const {
  if (space_->q() == 2) {
    for (std::size_t b = 0; b < basis_.size(); ++b) {
      if (((v >> pivots_[b]) & 1U) != 0) v ^= basis_[b];
    }
    return v;
  }
  for (std::size_t b = 0; b < basis_.size(); ++b) {
    const unsigned c = space_->digit(v, pivots_[b]);
    if (c != 0) v = space_->add(v, basis_[b], space_->q() - c);
  }
  return v;
}

bool Span::insert(SpaceVector v) {
  v = reduce(v);
  if (v == 0) return false;
  unsigned pivot = 0;
  while (space_->digit(v, pivot) == 0) ++pivot;
  v = space_->scale(v, space_->inverse(space_->digit(v, pivot)));
  for (SpaceVector& other : basis_) {
    const unsigned c = space_->digit(other, pivot);
    if (c != 0) other = space_->add(other, v, space_->q() - c);
  }
  basis_.push_back(v);
  pivots_.push_back(pivot);
  return true;
}

std::vector<SpaceVector> span_of(const FiniteSpace& space, std::span<const SpaceVector> basis) {
  std::vector<SpaceVector> vectors{0};
  for (const SpaceVector b : basis) {
    const std::size_t before = vectors.size();
    for (unsigned c = 1; c < space.q(); ++c) {
      for (std::size_t i = 0; i < before; ++i) vectors.push_back(space.add(vectors[i], b, c));
    }
  }
  return vectors;
}

void for_each_subspace(const FiniteSpace& space, unsigned j,
                       const std::function<void(std::span<const SpaceVector>, std::span<const unsigned>)>& visit) {
  const unsigned n = space.n();
  if (j > n) return;
  std::vector<unsigned> pivots(j);
  for (unsigned i = 0; i < j; ++i) pivots[i] = i;
  for (;;) {
    // Row i may be anything at the coordinates after its pivot that are no pivots.
    struct Free {
      unsigned row;
      SpaceVector unit;
    };
    std::vector<Free> free;
    for (unsigned i = 0; i < j; ++i) {
      std::size_t next = i + 1;
      for (unsigned x = pivots[i] + 1; x < n; ++x) {
        if (next < j && pivots[next] == x) {
          ++next;
        } else {
          free.push_back({i, space.unit(x)});
        }
      }
    }
    std::vector<SpaceVector> basis(j);
    for (unsigned i = 0; i < j; ++i) basis[i] = space.unit(pivots[i]);
    std::vector<unsigned> counter(free.size(), 0);
    for (bool more = true; more;) {
      visit(basis, pivots);
      more = false;
      for (std::size_t f = free.size(); f-- > 0;) {
        if (++counter[f] < space.q()) {
          basis[free[f].row] += free[f].unit;
          more = true;
          break;
        }
        basis[free[f].row] -= (space.q() - 1) * free[f].unit;
        counter[f] = 0;
      }
    }
    // The next set of pivots.
    unsigned i = j;
    while (i > 0 && pivots[i - 1] == n - j + i - 1) --i;
    if (i == 0) return;
    ++pivots[i - 1];
    for (unsigned k = i; k < j; ++k) pivots[k] = pivots[k - 1] + 1;
  }
}

}  // namespace littlestone
