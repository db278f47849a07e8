import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SecretSearch } from '../../../src/base/secret-search.ts';
import { openTranscript } from '../../../src/engine/agent/transcript.ts';
import type { Exchange } from '../../../src/engine/gateway/conversation.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const KEY = 'sk-real-key-0123456789abcdef';

const exchange = (answer: string, more: Partial<Exchange> = {}): Exchange => ({
  ...{ model: 'm-1', status: 200, inputTokens: 12, outputTokens: 3, durationMs: 1234, messages: [], answer },
  ...more,
});

function written(...exchanges: readonly Exchange[]): string {
  const path = join(createFolder(), 'transcript.md');
  const search = new SecretSearch([KEY]);
  const transcript = openTranscript(path, (text) => search.redact(text));
  for (const each of exchanges) transcript.add(each);
  expect(transcript.close()).toBeUndefined();
  return readFileSync(path, 'utf8');
}

it('shows each call with what was new in it', () => {
  const text = written(
    exchange('I look.\n→ bash {"command":"ls"}', { messages: [{ role: 'user', text: 'Go.\n```\n# no heading' }] }),
    exchange('', { status: 529, messages: [{ role: 'tool', text: 'a.txt\u001b[2J' }], failure: 'overloaded' }),
  );
  expect(text.slice(text.indexOf('\n## '))).toBe(`
## Call 1: m-1, 200, 12 tokens in, 3 out, 1.2 s

### user

\`\`\`\`
Go.
\`\`\`
# no heading
\`\`\`\`

### model

\`\`\`
I look.
→ bash {"command":"ls"}
\`\`\`

## Call 2: m-1, 529, 12 tokens in, 3 out, 1.2 s

### tool

\`\`\`
a.txt\ufffd[2J
\`\`\`

It failed: overloaded
`);
});

it('has no key, nor the part of one where it cuts a text', () => {
  const text = written(exchange(`${KEY} ${'x'.repeat(19_960)} ${KEY}`), exchange(Buffer.from(KEY).toString('base64')));
  expect(text).not.toContain(KEY.slice(0, 10));
  expect(text).not.toContain(Buffer.from(KEY).toString('base64'));
  expect(text).toContain('***');
});

it('ends at its limit, and says so', () => {
  const long = exchange('y'.repeat(100_000));
  const text = written(...Array.from({ length: 500 }, () => long));
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual((8 << 20) + 200);
  expect(text.trimEnd().endsWith('The session went on.)')).toBe(true);
});

it('that cannot be written ends nothing, and says so', () => {
  const path = join(createFolder(), 'transcript.md');
  writeFileSync(path, 'there');
  const transcript = openTranscript(path, (text) => text);
  transcript.add(exchange('a'));
  expect(transcript.close()).toBe('the transcript could not be written (EEXIST)');
});
