package org.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.example.Words.Count;
import org.junit.jupiter.api.Test;

class WordsTest {
  @Test
  void countsWordsWhateverTheirCase() {
    assertEquals(List.of(new Count("the", 2)), Words.top("The cat and the hat", 1));
  }

  @Test
  void putsEquallyFrequentWordsInAlphabeticalOrder() {
    assertEquals(List.of(new Count("apple", 1), new Count("fig", 1)), Words.top("pear, fig; apple", 2));
  }

  @Test
  void findsNoWordInAnEmptyText() {
    assertEquals(List.of(), Words.top("", 3));
  }
}
