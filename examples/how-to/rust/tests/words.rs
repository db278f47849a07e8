use words::top_words;

fn top(text: &str, limit: usize) -> String {
    let counted = top_words(text, limit);
    let lines: Vec<String> = counted.iter().map(|(word, count)| format!("{word} {count}")).collect();
    lines.join(", ")
}

#[test]
fn counts_words_whatever_their_case() {
    assert_eq!(top("The cat and the hat", 1), "the 2");
}

#[test]
fn puts_equally_frequent_words_in_alphabetical_order() {
    assert_eq!(top("pear, fig; apple", 2), "apple 1, fig 1");
}

#[test]
fn finds_no_word_in_an_empty_text() {
    assert_eq!(top("", 3), "");
}
