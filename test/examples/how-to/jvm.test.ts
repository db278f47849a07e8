import { followGuide } from './guide.ts';

followGuide('jvm', {
  tools: [
    ['mvn', '--version'],
    ['javac', '--version'],
  ],
  improves: 'src/main/java/org/example/Words.java',
  improved: `
package org.example;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

public final class Words {
  public record Count(String word, int times) {}

  public static List<Count> top(String text, int limit) {
    Map<String, Integer> counts = new HashMap<>();
    for (String word : text.toLowerCase(Locale.ROOT).split("[^a-z]+")) {
      if (!word.isEmpty()) counts.merge(word, 1, Integer::sum);
    }
    return counts.entrySet().stream()
        .map(each -> new Count(each.getKey(), each.getValue()))
        .sorted(Comparator.comparing(Count::times).reversed().thenComparing(Count::word))
        .limit(limit)
        .toList();
  }
}
`,
});
