package org.example;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Counts words. */
public final class Words {
  /** A word and how often it occurs. */
  public record Count(String word, int times) {}

  private Words() {}

  /** The most frequent words of a text, at most {@code limit}; equally frequent ones in alphabetical order. */
  public static List<Count> top(String text, int limit) {
    List<Count> counts = new ArrayList<>();
    for (String word : text.toLowerCase(Locale.ROOT).split("[^a-z]+")) {
      if (word.isEmpty()) continue;
      int at = 0;
      while (at < counts.size() && !counts.get(at).word().equals(word)) at++;
      if (at == counts.size()) counts.add(new Count(word, 1));
      else counts.set(at, new Count(word, counts.get(at).times() + 1));
    }
    counts.sort(Comparator.comparing(Count::times).reversed().thenComparing(Count::word));
    return counts.subList(0, Math.min(limit, counts.size()));
  }
}
