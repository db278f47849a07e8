// The command: an access log on standard input, its summary on standard output.
import { summarize } from './summary.mjs';

let text = '';
process.stdin.setEncoding('utf8');
for await (const piece of process.stdin) text += piece;
process.stdout.write(summarize(text));
