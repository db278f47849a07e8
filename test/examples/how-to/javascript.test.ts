import { followGuide } from './guide.ts';

followGuide('javascript', {
  tools: [['npm', '--version']],
  improves: 'src/words.js',
  improved: `
export function topWords(text, limit) {
  const counts = new Map();
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, limit);
}
`,
});
