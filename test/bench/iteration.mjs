// npm run bench:iteration [-- files loops --disk --memory --pairs=N --steps]: whole attempts of each loop (`experiment`, `mission`, `plan`),
// whose agent and evaluator do next to nothing, as they end: accepted, rejected, without a change. Each against one
// `git worktree add` and `remove` of the same repository, which alternate with it, and against an attempt of the compiled
// tool of the experiments' contract where it is on PATH (`cargo install autorize`), which has no isolation. Workspace,
// sandboxes, capture, checkout, records and their syncs are all in it. On the disk (the temporary folder) and in memory
// (/dev/shm); what is named is measured alone. `npm run bench:costs` counts programs and syncs.
// All of one size in one place use one repository, packed as a clone is, which is reset in between; the disk has finished its
// writes when an attempt begins. A row is printed once its attempts have ended, progress goes to standard error.
// Each outcome is timed 4 times, twice above 10,000 files; after 7 minutes no more work trees are, and after 3 the peer begins
// no more iterations. The last column says how many there were.
// Ours is one bundle, as users have it: read as sources it takes more memory, and with that each start of a program more time.
// Needs a Node that reads TypeScript (24, as npm scripts have it).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  const name = 'run-iteration';
  const { files } = await bundle({ [name]: join(import.meta.dirname, 'programs', `${name}.mjs`) });
  for (const [file, content] of files) writeFileSync(join(folder, file), content);
  const args = [join(folder, `${name}.mjs`), ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
