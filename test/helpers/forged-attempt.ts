import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ATTEMPT_FILE, ATTEMPT_PACK, slotFolder } from '../../src/wave/attempt-file.ts';
import type { Wave } from '../../src/wave/wave-file.ts';
import { userGit } from './repository.ts';

export interface Forged {
  /** Where slots submit to. */
  readonly out: string;
  readonly slot: number;
  readonly files: Readonly<Record<string, string>>;
  /** The gain that it claims. */
  readonly effect: number;
}

/** A change of the base of a wave that no agent made, in the place of what a slot submits. */
export function forgeAttempt(folder: string, wave: Wave, { out, slot, files, effect }: Forged): void {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  userGit(folder, 'add', ...Object.keys(files));
  const tree = userGit(folder, 'write-tree').trim();
  userGit(folder, 'reset', '-q', '--hard');
  const commit = userGit(folder, 'commit-tree', tree, '-p', wave.base, '-m', 'Better by far').trim();
  const input = `${commit}\n^${wave.base}\n`;
  const pack = execFileSync('git', ['pack-objects', '-q', '--stdout', '--revs'], { cwd: folder, input });
  const place = slotFolder(out, slot);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, ATTEMPT_PACK), pack);
  const attempt = { version: 1, wave: wave.id, slot, outcome: 'proposed', reason: 'trust me', commit, effect };
  writeFileSync(join(place, ATTEMPT_FILE), JSON.stringify(attempt));
}
