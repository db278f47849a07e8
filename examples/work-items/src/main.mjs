// Prints how many words standard input has.
import { words } from './words.mjs';

let text = '';
for await (const block of process.stdin) text += block;
console.log(words(text).length);
