import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Puts the folders of all tests into one, which goes with them.
 *
 * Ext4 without a journal, as virtual machines have it, tries each inode that was freed within minutes before it gives a new
 * one, and tests free thousands: a third of all processor time. Below a folder with this flag each folder has a group of
 * inodes of its own. Other file systems do not know it, and other systems have no such program.
 */
export function setup(): () => void {
  const before = process.env['TMPDIR'];
  const folder = mkdtempSync(join(tmpdir(), 't-'));
  // Tests start processes of other users.
  chmodSync(folder, 0o1777);
  try {
    execFileSync('chattr', ['+T', folder], { stdio: 'ignore' });
  } catch {}
  process.env['TMPDIR'] = folder;
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
