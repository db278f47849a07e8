import { Bench } from 'tinybench';
import { topWords } from '../src/words.js';

// 200 words of one to three syllables, in an order that looks random.
const syllables = ['ka', 'lo', 'mi', 'nu', 'pe', 'ra', 'so', 'ti', 'va', 'ze'];
const wordOf = (at) => [...String((at * 7919) % 200)].map((digit) => syllables[Number(digit)]).join('');
const textOf = (length) => Array.from({ length }, (_, at) => wordOf(at)).join(' ');

const bench = new Bench({ time: 200, warmupTime: 50 });
for (const length of [500, 5000]) {
  const text = textOf(length);
  bench.add(`top words of ${length}`, () => topWords(text, 10));
}
await bench.run();
console.log(JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result }))));
