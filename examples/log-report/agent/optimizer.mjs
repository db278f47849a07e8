// A scripted agent: it makes the proposal of an iteration's number in the folder it is started in, and says what it did.
//   node agent/optimizer.mjs PROMPT_FILE ITERATION
// A real agent would read the prompt and think. This one costs nothing, calls no model and always does the same.
import { readFileSync } from 'node:fs';
import { PROPOSALS } from './proposals.mjs';

const [promptFile, iteration] = process.argv.slice(2);
const folder = process.env.AUTORIZE_WORKDIR ?? process.cwd();
const prompt = readFileSync(promptFile, 'utf8');
const proposal = PROPOSALS[Number(iteration) - 1];

const done = proposal?.change(folder);
const answer = [proposal?.title ?? 'There is nothing left to try.', done].filter(Boolean).join('\n');
console.log(answer);

// The line that a run takes usage from. The figures are made up: a token is about four characters, and the prices are
// 3 and 15 dollars a million.
const tokens = { input_tokens: Math.ceil(prompt.length / 4), output_tokens: Math.ceil(answer.length / 4) };
const usd = (tokens.input_tokens * 3 + tokens.output_tokens * 15) / 1e6;
console.log(`AUTORIZE_USAGE ${JSON.stringify({ ...tokens, usd })}`);
