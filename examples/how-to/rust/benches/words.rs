use divan::{black_box, Bencher};
use words::top_words;

fn main() {
    divan::main();
}

// A text of 200 words of one to three syllables, in an order that looks random.
fn text_of(length: usize) -> String {
    let syllables = ["ka", "lo", "mi", "nu", "pe", "ra", "so", "ti", "va", "ze"];
    let word_of = |at: usize| -> String {
        let digits = (at * 7919 % 200).to_string();
        digits.bytes().map(|digit| syllables[usize::from(digit - b'0')]).collect()
    };
    let words: Vec<String> = (0..length).map(word_of).collect();
    words.join(" ")
}

#[divan::bench(args = [500, 5000], max_time = 0.2)]
fn top(bencher: Bencher, length: usize) {
    let text = text_of(length);
    bencher.bench_local(|| top_words(black_box(&text), 10));
}
