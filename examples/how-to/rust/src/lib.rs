/// The most frequent words of a text with their counts, at most `limit`; equally frequent ones in alphabetical order.
pub fn top_words(text: &str, limit: usize) -> Vec<(String, usize)> {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for word in text.split(|letter: char| !letter.is_ascii_alphabetic()) {
        if word.is_empty() {
            continue;
        }
        let word = word.to_ascii_lowercase();
        match counts.iter_mut().find(|(known, _)| *known == word) {
            Some((_, count)) => *count += 1,
            None => counts.push((word, 1)),
        }
    }
    counts.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    counts.truncate(limit);
    counts
}
