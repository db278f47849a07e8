import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SecretSearch } from '../../src/base/secret-search.ts';
import { readChange } from '../../src/engine/boundaries/change.ts';
import { findKeyInChange } from '../../src/engine/boundaries/secrets-in-change.ts';
import { capture, createWorkspace } from '../helpers/repository.ts';

const KEY = 'k9-7Jq2vXbR4tLz8WmPs';
const search = new SecretSearch([KEY]);

async function changeWith(content: Buffer | string) {
  const workspace = await createWorkspace({ a: '1\n' });
  writeFileSync(join(workspace.folder, 'a'), content);
  const { store } = workspace;
  return { git: store.git, change: await readChange(store, { from: workspace.base, tree: await capture(workspace) }) };
}

it('a key is found where two parts of a large file meet', async () => {
  const parts = 32 << 20;
  const content = Buffer.alloc(parts + (8 << 20), 'x');
  // What stands before the content is a line of git's.
  content.write(KEY, parts - 64);
  const { git, change } = await changeWith(content);
  expect(await findKeyInChange(git, { change, search }, {})).toEqual({
    kind: 'searched',
    leaked: 'a changed file holds a key of the agent',
  });
});

it('a change that cannot be searched in time may not be judged, and a run that is interrupted does not search', async () => {
  const { git, change } = await changeWith('2\n');
  expect(await findKeyInChange(git, { change, search }, {})).toEqual({ kind: 'searched', leaked: undefined });
  expect(await findKeyInChange(git, { change, search }, { timeoutMs: 0 })).toEqual({
    kind: 'searched',
    leaked: 'it could not be searched for keys of the agent within capture.timeout',
  });
  const signal = AbortSignal.abort();
  expect(await findKeyInChange(git, { change, search }, { timeoutMs: 0, signal })).toEqual({ kind: 'cancelled' });
});
