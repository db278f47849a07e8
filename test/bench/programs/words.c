/* Counts words in a hash table, and prints the milliseconds that it took: wall time, CPU time. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define SLOTS (1u << 18)
#define WORDS 2000000

static double now_ms(clockid_t clock) {
  struct timespec at;
  clock_gettime(clock, &at);
  return 1e3 * (double)at.tv_sec + (double)at.tv_nsec / 1e6;
}

int main(void) {
  uint32_t *keys = calloc(SLOTS, sizeof *keys);
  uint32_t *counts = calloc(SLOTS, sizeof *counts);
  if (keys == NULL || counts == NULL) return 1;
  double began = now_ms(CLOCK_MONOTONIC), used = now_ms(CLOCK_PROCESS_CPUTIME_ID);
  uint32_t state = 1, most = 0;
  for (int word = 0; word < WORDS; word++) {
    state = state * 1664525u + 1013904223u;
    uint32_t key = (state >> 8) % 100000u + 1;
    uint32_t slot = (key * 2654435769u) >> 14;
    while (keys[slot] != 0 && keys[slot] != key) slot = (slot + 1) % SLOTS;
    keys[slot] = key;
    if (++counts[slot] > most) most = counts[slot];
  }
  double took = now_ms(CLOCK_MONOTONIC) - began;
  double cpu = now_ms(CLOCK_PROCESS_CPUTIME_ID) - used;
  if (most == 0) return 1;
  printf("%.4f %.4f\n", took, cpu);
  return 0;
}
