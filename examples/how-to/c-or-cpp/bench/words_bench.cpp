#include "../src/words.h"

#include <benchmark/benchmark.h>

// A text of 200 words of one to three syllables, in an order that looks random.
static std::string text_of(int length) {
  static const char *const syllables[] = {"ka", "lo", "mi", "nu", "pe", "ra", "so", "ti", "va", "ze"};
  std::string text;
  for (int at = 0; at < length; ++at) {
    for (const char digit : std::to_string(at * 7919 % 200)) text += syllables[digit - '0'];
    text += ' ';
  }
  return text;
}

static void top(benchmark::State &state) {
  const std::string text = text_of(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(top_words(text, 10));
}
BENCHMARK(top)->Arg(500)->Arg(5000)->MinTime(0.2);

BENCHMARK_MAIN();
