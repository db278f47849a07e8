"""Counts words."""

import re


def top_words(text, limit):
    """The most frequent words with their counts; equally frequent ones in alphabetical order."""
    counts = []
    for word in re.findall("[a-z]+", text.lower()):
        for each in counts:
            if each[0] == word:
                each[1] += 1
                break
        else:
            counts.append([word, 1])
    counts.sort(key=lambda each: (-each[1], each[0]))
    return [tuple(each) for each in counts[:limit]]
