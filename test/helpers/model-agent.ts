/** An agent that works as a CLI does: it asks its model, runs the commands that the model wants, and sends the results. */
export const MODEL_AGENT = `
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const { ANTHROPIC_BASE_URL: base, ANTHROPIC_API_KEY: key } = process.env;
const messages = [{ role: 'user', content: 'Make it better.' }];
const tools = [{ name: 'Bash', input_schema: { type: 'object' } }];
for (let turn = 0; turn < 20; turn += 1) {
  const body = JSON.stringify({ model: 'claude-sonnet-4-5', max_tokens: 200, tools, messages });
  const headers = { 'content-type': 'application/json', 'x-api-key': key, 'anthropic-version': '2023-06-01' };
  const response = await fetch(base + '/v1/messages', { method: 'POST', headers, body }).catch((error) => {
    console.error('no model: ' + (error.cause?.code ?? error.message));
    process.exit(1);
  });
  const answer = await response.json();
  if (!response.ok) {
    console.error('model says: ' + answer.error.message);
    process.exit(1);
  }
  messages.push({ role: 'assistant', content: answer.content });
  const results = answer.content.filter(({ type }) => type === 'tool_use').map(({ id, input }) => {
    const { stdout, stderr } = spawnSync('sh', ['-c', input.command], { encoding: 'utf8' });
    return { type: 'tool_result', tool_use_id: id, content: stdout + stderr };
  });
  if (results.length === 0) break;
  messages.push({ role: 'user', content: results });
}
// What it can find of a key: its environment, those of all processes, its files.
const environments = readdirSync('/proc').filter((name) => /^\\d+$/.test(name)).map((pid) => {
  try {
    return readFileSync('/proc/' + pid + '/environ', 'latin1') + readFileSync('/proc/' + pid + '/cmdline', 'latin1');
  } catch {
    return '';
  }
});
console.log(JSON.stringify(process.env), environments.join(''));
console.log(spawnSync('sh', ['-c', 'find "$HOME" "$TMPDIR" . -type f -size -100k -exec cat {} +'], { encoding: 'latin1' }).stdout);
`;
