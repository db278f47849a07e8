import { followGuide } from './guide.ts';

followGuide('c-or-cpp', {
  tools: [
    ['cmake', '--version'],
    ['c++', '--version'],
    ['c++', '-fsyntax-only', '-include', 'benchmark/benchmark.h', '-x', 'c++', '/dev/null'],
  ],
  improves: 'src/words.cpp',
  improved: `
#include "words.h"

#include <algorithm>
#include <cctype>
#include <unordered_map>

std::vector<std::pair<std::string, int>> top_words(const std::string &text, std::size_t limit) {
  std::unordered_map<std::string, int> counted;
  std::string word;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const unsigned char letter = at < text.size() ? text[at] : ' ';
    if (std::isalpha(letter)) {
      word += static_cast<char>(std::tolower(letter));
    } else if (!word.empty()) {
      ++counted[word];
      word.clear();
    }
  }
  std::vector<std::pair<std::string, int>> counts(counted.begin(), counted.end());
  std::sort(counts.begin(), counts.end(), [](const auto &a, const auto &b) {
    return a.second != b.second ? a.second > b.second : a.first < b.first;
  });
  if (counts.size() > limit) counts.resize(limit);
  return counts;
}
`,
});
