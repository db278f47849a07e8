/**
 * Which machine this is. A host name is not enough: runners that are made of one image all have that of the image, and
 * containers on one machine have one each. So a name holds a digest of what the kernel draws at each boot, too.
 */
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { sha256 } from '../base/hash.ts';

const BOOT_ID = '/proc/sys/kernel/random/boot_id';
const BOOT_DIGITS = 12;

/** Has the form of each name. */
export const MACHINE_NAME: RegExp = /^[\w.-]+(?:@[0-9a-f]{12})?$/;

/** The name of this machine: `HOST@BOOT`, or the host name alone where no boot is shown. */
export function machineName(): string {
  const host = hostname().replaceAll(/[^\w.-]/g, '-') || 'unnamed';
  const boot = readBootId();
  return boot === undefined ? host : `${host}@${sha256(boot).slice(0, BOOT_DIGITS)}`;
}

/** What two names have in common that are of one machine. */
export function machineOf(name: string): string {
  return name.slice(name.indexOf('@') + 1);
}

function readBootId(): string | undefined {
  try {
    return readFileSync(BOOT_ID, 'utf8').trim() || undefined;
  } catch {
    // Only Linux has it.
    return undefined;
  }
}
