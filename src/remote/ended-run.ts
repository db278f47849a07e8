/**
 * Whether the next run may begin where one that is over ended.
 * Invariant: only read, but for a folder of our own that is removed again.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWrong } from '../base/finding.ts';
import type { GitRemote } from '../kernel/git-remote.ts';
import { writeState } from './state-commit.ts';
import { requireSound, type StateFiles, type Subject } from './subject.ts';

/** The branch of a run, in full, where it is, and the files of its state, which were decoded. */
interface End {
  readonly branch: string;
  readonly branchHead: string;
  readonly files: StateFiles;
}

/** Throws IntegrityError where records and branch of a run that is over contradict each other. */
export async function requireSoundEnd(
  { subject, remote: { git } }: { readonly subject: Subject; readonly remote: Pick<GitRemote, 'git'> },
  { branch, branchHead, files }: End,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'autorize-ended-'));
  try {
    const [staged, scratch] = [join(folder, 'state'), join(folder, 'scratch')];
    writeState({ folder: staged }, files);
    await git(['update-ref', branch, branchHead]);
    await using lock = await subject.lock();
    const findings = await subject.check({ folder: staged, git, scratch, lock });
    const issues = describeWrong(findings);
    await requireSound({ name: subject.name, audit: async () => issues });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
