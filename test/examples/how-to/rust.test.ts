import { followGuide } from './guide.ts';

followGuide('rust', {
  tools: [
    ['cargo', '--version'],
    ['cc', '--version'],
  ],
  improves: 'src/lib.rs',
  improved: `
use std::collections::HashMap;

pub fn top_words(text: &str, limit: usize) -> Vec<(String, usize)> {
    let lower = text.to_ascii_lowercase();
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for word in lower.split(|letter: char| !letter.is_ascii_alphabetic()) {
        if !word.is_empty() {
            *counts.entry(word).or_default() += 1;
        }
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(b.0)));
    counts.into_iter().take(limit).map(|(word, count)| (word.to_owned(), count)).collect()
}
`,
});
