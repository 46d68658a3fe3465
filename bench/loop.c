/* Elfer raus! as a plain loop in C: the same deals, random numbers and moves as the compiled
   engine's random players, so that their results can be compared one by one. */
#include <stdint.h>
#include <string.h>

typedef uint64_t u64;
typedef int64_t i64;

enum { STRIDE = 22, WORD = 44, CARDS = 80, SEATS = 6, DRAWS = 3 };

#define ELEVENS ((1LL << 11) | (1LL << (11 + STRIDE)))

typedef struct {
  i64 rows[2], fits[2], hands[SEATS][2];
  i64 turn, left;
  u64 rng;
  uint8_t stock[CARDS];
} Round;

static u64 mix(u64 n) {
  n = (n ^ (n >> 30)) * 0xBF58476D1CE4E5B9ULL;
  n = (n ^ (n >> 27)) * 0x94D049BB133111EBULL;
  return n ^ (n >> 31);
}

static u64 stream(u64 seed, u64 game) {
  return mix(seed + 0x9E3779B97F4A7C15ULL)
       ^ mix(game * 0xD1342543DE82EF95ULL + 0x9E3779B97F4A7C15ULL);
}

static i64 below(Round *r, i64 bound) {
  r->rng += 0x9E3779B97F4A7C15ULL;
  return (i64)(((mix(r->rng) >> 32) * (u64)bound) >> 32);
}

static void shuffle(Round *r, uint8_t *pack, int size) {
  for (int last = size - 1; last > 0; last--) {
    i64 other = below(r, last + 1);
    uint8_t card = pack[last];
    pack[last] = pack[other];
    pack[other] = card;
  }
}

static i64 nth(i64 lower, i64 upper, i64 number) {
  i64 few = __builtin_popcountll(lower);
  if (number < few) {
    while (number--) lower &= lower - 1;
    return __builtin_ctzll(lower);
  }
  for (number -= few; number > 0; number--) upper &= upper - 1;
  return __builtin_ctzll(upper) + WORD;
}

static void take(Round *r, int seat, int card) {
  int word = card >= WORD;
  r->hands[seat][word] |= 1LL << (card - WORD * word);
}

static void lay(Round *r, int seat, i64 card) {
  int word = card >= WORD;
  i64 bit = 1LL << (card - WORD * word);
  r->rows[word] |= bit;
  r->fits[word] = (r->fits[word] | bit << 1 | bit >> 1) & ~r->rows[word];
  r->hands[seat][word] ^= bit;
}

static int out(Round *r, int seat) { return !(r->hands[seat][0] | r->hands[seat][1]); }

/* Return the seat with the first 11 in any hand, in the order red, yellow, green, blue; or -1. */
static int starter(Round *r, int players) {
  for (int colour = 0; colour < 4; colour++)
    for (int seat = 0; seat < players; seat++)
      if (r->hands[seat][colour / 2] >> (11 + STRIDE * (colour & 1)) & 1) return seat;
  return -1;
}

static void deal(Round *r, int players, int each) {
  uint8_t pack[CARDS];
  do {
    for (int card = 0; card < CARDS; card++) pack[card] = card / 20 * STRIDE + card % 20 + 1;
    shuffle(r, pack, CARDS);
    memset(r->hands, 0, sizeof r->hands);
    r->left = CARDS - each * players;
    for (int seat = 0; seat < players; seat++)
      for (int n = 0; n < each; n++) take(r, seat, pack[r->left + seat * each + n]);
    r->turn = starter(r, players);
  } while (r->turn < 0);
  memcpy(r->stock, pack, r->left);
  r->rows[0] = r->rows[1] = 0;
  r->fits[0] = r->fits[1] = ELEVENS;
}

/* Play to the end from the beginning of a turn; return the number of lays and stops. */
static i64 finish(Round *r, int players) {
  i64 decisions = 0;
  int seat = r->turn, laid = 0;
  if (!(r->rows[0] | r->rows[1])) {
    for (int colour = 0; colour < 4; colour++)
      if (r->hands[seat][colour / 2] >> (11 + STRIDE * (colour & 1)) & 1) {
        r->rng += 0x9E3779B97F4A7C15ULL; /* the compiled engine draws a number before every lay */
        lay(r, seat, 11 + STRIDE * colour);
        break;
      }
    decisions++;
    seat = seat + 1 == players ? 0 : seat + 1;
  }
  for (;;) {
    i64 lower = r->hands[seat][0] & r->fits[0], upper = r->hands[seat][1] & r->fits[1];
    i64 ways = __builtin_popcountll(lower) + __builtin_popcountll(upper);
    if (ways || laid) {
      i64 all = ways + laid;
      r->rng += 0x9E3779B97F4A7C15ULL;
      i64 number = all > 1 ? (i64)(((mix(r->rng) >> 32) * (u64)all) >> 32) : 0;
      decisions++;
      if (number < ways) {
        lay(r, seat, nth(lower, upper, number));
        laid = 1;
        if (out(r, seat)) break;
        continue;
      }
    } else {
      for (int drawn = 1; r->left; drawn++) {
        int card = r->stock[--r->left], word = card >= WORD;
        take(r, seat, card);
        if (r->fits[word] >> (card - WORD * word) & 1) {
          r->rng += 0x9E3779B97F4A7C15ULL;
          lay(r, seat, card);
          decisions++;
          break;
        }
        if (drawn == DRAWS) break;
      }
      if (out(r, seat)) break;
    }
    laid = 0;
    seat = seat + 1 == players ? 0 : seat + 1;
  }
  r->turn = seat;
  return decisions;
}

/* Play whole games; return the number of decisions, and count the wins by seat. */
i64 matches(int players, int each, u64 seed, i64 games, i64 *wins) {
  Round r;
  i64 decisions = 0;
  for (i64 game = 0; game < games; game++) {
    r.rng = stream(seed, game);
    deal(&r, players, each);
    decisions += finish(&r, players);
    wins[r.turn]++;
  }
  return decisions;
}

/* Play out a position at the beginning of a turn, with the unseen cards dealt again each time. */
void playouts(int players, const Round *start, const uint8_t *unseen, int size, const i64 *counts,
              u64 seed, i64 games, i64 *wins) {
  uint8_t pack[CARDS];
  for (i64 game = 0; game < games; game++) {
    Round r = *start;
    memcpy(pack, unseen, size);
    r.rng = stream(seed, game);
    shuffle(&r, pack, size);
    int end = size;
    for (int seat = players - 1; seat >= 0; seat--)
      for (i64 n = 0; n < counts[seat]; n++) take(&r, seat, pack[--end]);
    r.left = end;
    memcpy(r.stock, pack, end);
    finish(&r, players);
    wins[r.turn]++;
  }
}
