/* Pyramids with random players, written by hand for speed: how fast the rules can run at all.

   The yardstick for the compiled Python rules. It plays the same matches from the same random stream, lists the same
   legal actions in the same order, and its digest must equal theirs. See README.md here.

   Usage: pyramids EDITION SEATS SEED FIRST MATCHES
   Prints decisions, seconds of processor time, seconds on the clock, digest. */

#ifdef __BMI2__
#include <immintrin.h>
#endif
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 4, CARDS = 48, PATTERNS = 6, COLOURS = 3, CELLS = 25, HAND = 2, DEALT = 4, DISPLAY = 4 };
enum { ROUNDS = 4, FLIPS = 7, MOST = 10, RANKS = 3, PLACEMENTS = 96 };
enum { SINGLE = HAND * PLACEMENTS, KEEP = SINGLE + HAND * CELLS, TAKE = KEEP + 6, TAKE_DECK = TAKE + DISPLAY, PASS };
enum { ACTIONS = PASS + 1 };
enum Phase { DEALING, KEEPING, DISPLAYING, REVEALING, MARKING, TAKING, DRAWING, REFILLING, OVER };

static const int AWARDS[RANKS] = {10, 6, 3};
static const uint8_t PAIRS[6][HAND] = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
static const uint32_t NOT_FIRST_COLUMN = 0x1FFFFFF & ~0x0108421;
static const uint32_t NOT_LAST_COLUMN = 0x1FFFFFF & ~0x1084210;

typedef struct {
    uint32_t free, entrance, tomb, symbols, cross, red, green, torch, skull, potion;
    int colour;
    int count[PATTERNS];
    uint32_t shapes[PATTERNS][PLACEMENTS]; /* the placements that avoid the walls: cells, and above them the number */
} Card;

typedef struct {
    int seats;
    int copies[PATTERNS];
    int skulls[MOST + 1];
    uint64_t all;
    uint32_t placements[PATTERNS][PLACEMENTS];
    Card cards[CARDS + 1];
} Box;

typedef struct {
    uint64_t dealt, completed;
    uint32_t marked[HAND], shown_marked[HAND];
    uint8_t cards[HAND], finished[HAND];
    uint8_t colours[COLOURS], awards[COLOURS];
    uint8_t extra, red, green, skulls, torches;
    uint8_t shown_red, shown_green, shown_skulls, shown_torches;
} Player;

typedef struct {
    uint64_t deck;
    Player players[SEATS];
    uint8_t acting, phase, round, flip, pattern, turn, left, takes, served;
    uint8_t used[PATTERNS], display[DISPLAY], awarded[COLOURS];
} State;

/* --- the random stream: sfc32, and numbers below a bound by Lemire's multiplication ------------------------------ */

typedef struct {
    uint32_t a, b, c, counter;
} Stream;

static inline uint32_t advance(Stream *r) {
    uint32_t found = r->a + r->b + r->counter++;
    r->a = r->b ^ r->b >> 9;
    r->b = r->c + (r->c << 3);
    r->c = (r->c << 21 | r->c >> 11) + found;
    return found;
}

static inline int below(Stream *r, uint32_t n) {
    uint64_t product = (uint64_t)advance(r) * n;
    if (__builtin_expect((uint32_t)product < n, 0)) {
        uint32_t least = -n % n;
        while ((uint32_t)product < least)
            product = (uint64_t)advance(r) * n;
    }
    return product >> 32;
}

static Stream seed_stream(uint64_t seed, uint32_t part) {
    Stream r = {(uint32_t)seed, (uint32_t)(seed >> 32), part, 1};
    for (int i = 0; i < 15; i++)
        advance(&r);
    return r;
}

/* --- chambers ---------------------------------------------------------------------------------------------------- */

static inline int min(int a, int b) { return a < b ? a : b; }
static inline int max(int a, int b) { return a > b ? a : b; }

static inline int nth_card(uint64_t cards, int n) {
#ifdef __BMI2__
    return __builtin_ctzll(_pdep_u64(1ull << n, cards));
#else
    while (n--)
        cards &= cards - 1;
    return __builtin_ctzll(cards);
#endif
}

static inline uint32_t open_cells(const Card *card, uint32_t marked) {
    if (marked == 0)
        return card->entrance;
    uint32_t beside = (marked & NOT_LAST_COLUMN) << 1 | (marked & NOT_FIRST_COLUMN) >> 1 | marked << 5 | marked >> 5;
    return beside & card->free & ~marked;
}

static inline int list_marks(const Box *box, const State *s, const Player *me, uint32_t *out) {
    int n = 0;
    uint32_t open[HAND];
    for (int slot = 0; slot < HAND; slot++)
        open[slot] = open_cells(&box->cards[me->cards[slot]], me->marked[slot]);
    if (me->extra == 0)
        for (int slot = 0; slot < HAND; slot++) {
            const Card *card = &box->cards[me->cards[slot]];
            const uint32_t *shape = card->shapes[s->pattern], *end = shape + card->count[s->pattern];
            uint32_t marked = me->marked[slot], touch = open[slot];
            for (; shape < end; shape++) { /* written without a branch: which shapes fit cannot be foreseen */
                out[n] = slot * PLACEMENTS + (*shape >> CELLS);
                n += ((*shape & marked) == 0) & ((*shape & touch) != 0);
            }
        }
    for (int slot = 0; slot < HAND; slot++)
        for (uint32_t cells = open[slot]; cells; cells &= cells - 1)
            out[n++] = SINGLE + slot * CELLS + __builtin_ctz(cells);
    if (n == 0)
        out[n++] = PASS;
    return n;
}

static inline int can_mark(const Box *box, const Player *me) {
    return open_cells(&box->cards[me->cards[0]], me->marked[0]) || open_cells(&box->cards[me->cards[1]], me->marked[1]);
}

static inline void apply_symbols(const State *s, Player *me, const Card *card, uint32_t cells) {
    me->extra += __builtin_popcount(cells & card->cross);
    me->red = min(MOST, me->red + __builtin_popcount(cells & card->red));
    me->green = min(MOST, me->green + __builtin_popcount(cells & card->green));
    if (cells & card->torch)
        me->torches |= 1 << s->round;
    int skulls = min(MOST, me->skulls + __builtin_popcount(cells & card->skull));
    me->skulls = max(0, skulls - 2 * __builtin_popcount(cells & card->potion));
}

/* --- course ------------------------------------------------------------------------------------------------------ */

static int lowest_finished(const Player *me) {
    int first = me->finished[0], second = me->finished[1];
    return first == 0 || (second != 0 && second < first) ? second : first;
}

static void next_flip(State *s) {
    s->phase = REVEALING;
    if (++s->flip == FLIPS) {
        s->flip = 0;
        memset(s->used, 0, sizeof s->used);
        if (++s->round == ROUNDS)
            s->phase = OVER;
    }
}

static void award(const Box *box, State *s) {
    for (;;) {
        int best = 255, who = -1;
        for (int seat = 0; seat < box->seats; seat++) {
            int number = lowest_finished(&s->players[seat]);
            if (number > 0 && number < best)
                best = number, who = seat;
        }
        if (who < 0)
            break;
        Player *me = &s->players[who];
        me->finished[me->finished[0] == best ? 0 : 1] = 0;
        int colour = box->cards[best].colour, count = ++me->colours[colour];
        if (count % 2 == 0 && count <= 6 && s->awarded[colour] < RANKS)
            me->awards[colour] |= 1 << s->awarded[colour]++;
    }
    next_flip(s);
}

static void serve_next(const Box *box, State *s) {
    int best = 255, who = -1;
    for (int seat = 0; seat < box->seats; seat++) {
        int number = lowest_finished(&s->players[seat]);
        if (!(s->served >> seat & 1) && number > 0 && number < best)
            best = number, who = seat;
    }
    if (who < 0 || (s->display[0] == 0 && s->deck == 0)) {
        award(box, s);
        return;
    }
    s->served |= 1 << who;
    s->turn = who;
    s->takes = (s->players[who].finished[0] != 0) + (s->players[who].finished[1] != 0);
    s->phase = TAKING;
}

static void close_marking(const Box *box, State *s) {
    for (int seat = 0; seat < box->seats; seat++) {
        Player *me = &s->players[seat];
        for (int slot = 0; slot < HAND; slot++) {
            int number = me->cards[slot];
            if (me->marked[slot] & box->cards[number].tomb) {
                me->finished[slot] = number;
                me->completed |= 1ull << number;
                me->cards[slot] = 0;
                me->marked[slot] = 0;
            }
            me->shown_marked[slot] = me->marked[slot];
        }
        me->shown_red = me->red;
        me->shown_green = me->green;
        me->shown_skulls = me->skulls;
        me->shown_torches = me->torches;
    }
    s->served = 0;
    serve_next(box, s);
}

static inline void apply_mark(const Box *box, State *s, int seat, int action) {
    Player *me = &s->players[seat];
    if (action != PASS) {
        int slot;
        uint32_t cells;
        if (action >= SINGLE) {
            slot = (action - SINGLE) / CELLS;
            cells = 1u << (action - SINGLE) % CELLS;
            me->extra -= me->extra > 0;
        } else {
            slot = action / PLACEMENTS;
            cells = box->placements[s->pattern][action % PLACEMENTS];
        }
        const Card *card = &box->cards[me->cards[slot]];
        me->marked[slot] |= cells;
        if (cells & card->symbols)
            apply_symbols(s, me, card, cells);
        if (me->extra > 0 && can_mark(box, me))
            return;
        me->extra = 0;
    }
    s->acting &= ~(1 << seat);
    if (s->acting == 0)
        close_marking(box, s);
}

static void apply_keep(const Box *box, State *s, int seat, int action) {
    Player *me = &s->players[seat];
    for (int slot = 0; slot < HAND; slot++)
        me->cards[slot] = nth_card(me->dealt, PAIRS[action - KEEP][slot]);
    s->acting &= ~(1 << seat);
    if (s->acting)
        return;
    s->deck = box->all;
    for (seat = 0; seat < box->seats; seat++) {
        me = &s->players[seat];
        me->dealt = 0;
        for (int slot = 0; slot < HAND; slot++)
            s->deck &= ~(1ull << me->cards[slot]);
    }
    s->phase = DISPLAYING;
    s->left = DISPLAY;
}

static void receive(State *s, int seat, int number) {
    Player *me = &s->players[seat];
    me->cards[me->cards[0] == 0 ? 0 : 1] = number;
    s->takes--;
}

static void go_on_taking(const Box *box, State *s) {
    if (s->takes > 0 && (s->display[0] != 0 || s->deck != 0)) {
        s->phase = TAKING;
        return;
    }
    int empty = 0;
    for (int place = 0; place < DISPLAY; place++)
        empty += s->display[place] == 0;
    s->left = min(empty, __builtin_popcountll(s->deck));
    if (s->left > 0)
        s->phase = REFILLING;
    else
        serve_next(box, s);
}

static int list_takes(const State *s, uint32_t *out) {
    int n = 0;
    for (; n < DISPLAY && s->display[n]; n++)
        out[n] = TAKE + n;
    if (s->deck)
        out[n++] = TAKE_DECK;
    return n;
}

static void apply_take(const Box *box, State *s, int action) {
    if (action == TAKE_DECK) {
        s->phase = DRAWING;
        return;
    }
    int at = action - TAKE;
    receive(s, s->turn, s->display[at]);
    for (; at < DISPLAY - 1; at++)
        s->display[at] = s->display[at + 1];
    s->display[DISPLAY - 1] = 0;
    go_on_taking(box, s);
}

static void show(State *s, int number) {
    int place = DISPLAY - 1;
    for (; place > 0 && (s->display[place - 1] == 0 || s->display[place - 1] > number); place--)
        s->display[place] = s->display[place - 1];
    s->display[place] = number;
}

static void deal(const Box *box, State *s, int number) {
    s->players[s->turn].dealt |= 1ull << number;
    if (--s->left)
        return;
    s->turn++;
    s->left = DEALT;
    if (s->turn == box->seats) {
        s->phase = KEEPING;
        s->acting = (1 << box->seats) - 1;
    }
}

static inline int draw(State *s, Stream *r) {
    int number = nth_card(s->deck, below(r, __builtin_popcountll(s->deck)));
    s->deck &= ~(1ull << number);
    return number;
}

static inline int reveal(const Box *box, State *s, Stream *r) {
    int total = 0, pattern = 0;
    for (int p = 0; p < PATTERNS; p++)
        total += box->copies[p] - s->used[p];
    int roll = below(r, total) - (box->copies[0] - s->used[0]);
    while (roll >= 0) {
        pattern++;
        roll -= box->copies[pattern] - s->used[pattern];
    }
    s->used[pattern]++;
    s->pattern = pattern;
    s->phase = MARKING;
    s->acting = (1 << box->seats) - 1;
    return pattern;
}

/* --- matches ----------------------------------------------------------------------------------------------------- */

static int play(const Box *box, State *s, Stream r, uint32_t *trail_out) {
    uint32_t out[ACTIONS];
    uint32_t trail = 2166136261u;
    int decisions = 0, action, seat;
    memset(s, 0, sizeof *s);
    s->deck = box->all;
    s->phase = DEALING;
    s->left = DEALT;
    for (;;) {
        switch (s->phase) {
        case MARKING:
            seat = __builtin_ctz(s->acting);
            action = out[below(&r, list_marks(box, s, &s->players[seat], out))];
            apply_mark(box, s, seat, action);
            decisions++;
            break;
        case REVEALING:
            action = reveal(box, s, &r);
            break;
        case DEALING:
            action = draw(s, &r);
            deal(box, s, action);
            break;
        case KEEPING:
            seat = __builtin_ctz(s->acting);
            action = KEEP + below(&r, 6);
            apply_keep(box, s, seat, action);
            decisions++;
            break;
        case TAKING:
            action = out[below(&r, list_takes(s, out))];
            apply_take(box, s, action);
            decisions++;
            break;
        case DRAWING:
            action = draw(s, &r);
            receive(s, s->turn, action);
            go_on_taking(box, s);
            break;
        case DISPLAYING:
            action = draw(s, &r);
            show(s, action);
            if (--s->left == 0)
                s->phase = REVEALING;
            break;
        case REFILLING:
            action = draw(s, &r);
            show(s, action);
            if (--s->left == 0)
                serve_next(box, s);
            break;
        default:
            *trail_out = trail;
            return decisions;
        }
        trail = (trail ^ (uint32_t)(action + 1)) * 16777619u;
    }
}

static int score(const Box *box, const Player *me) {
    int points = 10 * __builtin_popcountll(me->completed) + 5 * __builtin_popcount(me->torches);
    for (int colour = 0; colour < COLOURS; colour++)
        for (int rank = 0; rank < RANKS; rank++)
            if (me->awards[colour] >> rank & 1)
                points += AWARDS[rank];
    int pairs = min(me->red, me->green);
    return points + 5 * pairs + (me->red - pairs) + (me->green - pairs) + box->skulls[me->skulls];
}

static int read_number(FILE *file) {
    int number;
    if (fscanf(file, "%d", &number) != 1) {
        fputs("the edition ends too early\n", stderr);
        exit(2);
    }
    return number;
}

static void read_card(FILE *file, Box *box) {
    int number = read_number(file);
    Card *card = &box->cards[number];
    uint32_t *sets[] = {&card->free,  &card->entrance, &card->tomb,  &card->symbols, &card->cross,
                        &card->red,   &card->green,    &card->torch, &card->skull,   &card->potion};
    box->all |= 1ull << number;
    card->colour = read_number(file);
    for (int set = 0; set < 10; set++)
        *sets[set] = read_number(file);
    for (int pattern = 0; pattern < PATTERNS; pattern++)
        for (uint32_t place = 0; place < PLACEMENTS; place++) {
            uint32_t cells = box->placements[pattern][place];
            if (cells && (cells & ~card->free) == 0)
                card->shapes[pattern][card->count[pattern]++] = cells | place << CELLS;
        }
}

static void read_edition(const char *name, Box *box) {
    FILE *file = fopen(name, "r");
    if (!file) {
        perror(name);
        exit(2);
    }
    for (int pattern = 0; pattern < PATTERNS; pattern++)
        box->copies[pattern] = read_number(file);
    for (int skulls = 0; skulls <= MOST; skulls++)
        box->skulls[skulls] = read_number(file);
    for (int pattern = 0; pattern < PATTERNS; pattern++)
        for (int place = 0; place < PLACEMENTS; place++)
            box->placements[pattern][place] = read_number(file);
    for (int cards = read_number(file); cards > 0; cards--)
        read_card(file, box);
    fclose(file);
}

static double seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}

int main(int argc, char **argv) {
    static Box box;
    static State s;
    if (argc < 6) {
        fprintf(stderr, "usage: %s EDITION SEATS SEED FIRST MATCHES\n", argv[0]);
        return 2;
    }
    read_edition(argv[1], &box);
    box.seats = atoi(argv[2]);
    uint64_t seed = strtoull(argv[3], NULL, 10);
    long first = atol(argv[4]), matches = atol(argv[5]);
    double clock = seconds(CLOCK_MONOTONIC), processor = seconds(CLOCK_PROCESS_CPUTIME_ID);
    uint32_t digest = 2166136261u, trail;
    long decisions = 0;
    for (long match = first; match < first + matches; match++) {
        Stream stream = seed_stream(seed, match);
        decisions += play(&box, &s, stream, &trail);
        digest = (digest ^ trail) * 16777619u;
        for (int seat = 0; seat < box.seats; seat++)
            digest = (digest ^ (uint32_t)score(&box, &s.players[seat])) * 16777619u;
    }
    processor = seconds(CLOCK_PROCESS_CPUTIME_ID) - processor;
    clock = seconds(CLOCK_MONOTONIC) - clock;
    printf("%ld %.9f %.9f %u\n", decisions, processor, clock, digest);
    return 0;
}
