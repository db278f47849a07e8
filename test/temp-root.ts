import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Puts the folders of all tests into one that spreads them over the disk, and that goes with them.
 *
 * Ext4 without a journal, as virtual machines have it, tries each inode that was freed within minutes before it gives a new
 * one, and tests free thousands: a third of all processor time. Below a folder with this flag each folder has a group of
 * inodes of its own. File systems and systems that do not know it are left as they are.
 */
export function setup(): () => void {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 't-'));
  try {
    execFileSync('chattr', ['+T', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return () => undefined;
  }
  // Tests start processes of other users.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
