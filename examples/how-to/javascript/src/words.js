/** The most frequent words of a text with their counts, at most `limit`; equally frequent ones in alphabetical order. */
export function topWords(text, limit) {
  const counts = [];
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    const known = counts.find((each) => each.word === word);
    if (known === undefined) counts.push({ word, count: 1 });
    else known.count += 1;
  }
  counts.sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
  return counts.slice(0, limit);
}
