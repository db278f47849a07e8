from words import top_words


def test_counts_words_whatever_their_case():
    assert top_words("The cat and the hat", 1) == [("the", 2)]


def test_puts_equally_frequent_words_in_alphabetical_order():
    assert top_words("pear, fig; apple", 2) == [("apple", 1), ("fig", 1)]


def test_finds_no_word_in_an_empty_text():
    assert top_words("", 3) == []
