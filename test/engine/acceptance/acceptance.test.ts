import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acceptTree } from '../../../src/engine/acceptance/acceptance.ts';
import { openJournal } from '../../../src/kernel/journal.ts';
import { capture, createWorkspace, userGit } from '../../helpers/repository.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

describe('acceptTree', () => {
  it('names the intent as it was written, where records of others come in between', async () => {
    const workspace = await createWorkspace({ a: '1' });
    const { store, repository, user, base } = workspace;
    writeFileSync(join(workspace.folder, 'a'), '2');
    using journal = openJournal({ path: join(createFolder(), 'journal'), shown: 'journal', remedy: 'none' });
    let others = 2;
    const intents = {
      seal: journal.seal.bind(journal),
      isNext: (hidden: Parameters<typeof journal.isNext>[0]) => {
        if (others > 0) journal.append({ other: others-- });
        return journal.isNext(hidden);
      },
      appendSealed: journal.appendSealed.bind(journal),
    };
    const intent = {
      ...{ iter: 1, ref: 'refs/heads/autorize/x', old: null, parent: base, tree: await capture(workspace) },
      ...{ message: 'A change\n\n', date: '2026-03-04T05:06:07.890Z', draft: {} },
    };
    const accepted = await acceptTree({ store, repository, intents, trailer: 'Intent' }, intent);
    expect(journal.records.map(({ iter, other }) => iter ?? other)).toEqual([2, 1, 1]);
    expect(userGit(user, 'log', '-1', '--format=%H %(trailers:key=Intent,valueonly)', 'autorize/x').trim()).toBe(
      `${accepted.kind === 'kept' ? accepted.commit : accepted.kind} ${String(journal.records.at(-1)?.hash)}`,
    );
    expect(userGit(user, 'fsck', '--strict', '--no-dangling', 'autorize/x')).toBe('');
  });
});
