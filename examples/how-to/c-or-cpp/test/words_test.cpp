#include "../src/words.h"

#include <iostream>

static int failures = 0;

static void expect(const std::string &text, std::size_t limit, const std::string &wanted) {
  std::string found;
  for (const auto &[word, count] : top_words(text, limit)) found += word + " " + std::to_string(count) + "; ";
  if (found == wanted) return;
  std::cerr << "\"" << text << "\" gave \"" << found << "\"\n";
  ++failures;
}

int main() {
  expect("The cat and the hat", 1, "the 2; ");
  expect("pear, fig; apple", 2, "apple 1; fig 1; ");
  expect("", 3, "");
  return failures == 0 ? 0 : 1;
}
