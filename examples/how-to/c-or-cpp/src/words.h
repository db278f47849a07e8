#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

// The most frequent words of a text with their counts, at most `limit`; equally frequent ones in alphabetical order.
std::vector<std::pair<std::string, int>> top_words(const std::string &text, std::size_t limit);
