#include "words.h"

#include <algorithm>
#include <cctype>

std::vector<std::pair<std::string, int>> top_words(const std::string &text, std::size_t limit) {
  std::vector<std::pair<std::string, int>> counts;
  std::string word;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const unsigned char letter = at < text.size() ? text[at] : ' ';
    if (std::isalpha(letter)) {
      word += static_cast<char>(std::tolower(letter));
      continue;
    }
    if (word.empty()) continue;
    auto known = std::find_if(counts.begin(), counts.end(), [&](const auto &each) { return each.first == word; });
    if (known == counts.end()) {
      counts.emplace_back(word, 1);
    } else {
      ++known->second;
    }
    word.clear();
  }
  std::sort(counts.begin(), counts.end(), [](const auto &a, const auto &b) {
    return a.second != b.second ? a.second > b.second : a.first < b.first;
  });
  if (counts.size() > limit) counts.resize(limit);
  return counts;
}
