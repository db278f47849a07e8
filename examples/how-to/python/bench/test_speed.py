import pytest

from words import top_words

SYLLABLES = ["ka", "lo", "mi", "nu", "pe", "ra", "so", "ti", "va", "ze"]


def text_of(length):
    """A text of 50 words of one or two syllables, in an order that looks random."""
    numbers = [str(at * 7919 % 50) for at in range(length)]
    return " ".join("".join(SYLLABLES[int(digit)] for digit in number) for number in numbers)


@pytest.mark.parametrize("length", [500, 5000])
def test_top_words(benchmark, length):
    benchmark(top_words, text_of(length), 10)
