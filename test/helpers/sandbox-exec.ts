/** Programs in the place of the sandbox-exec of macOS. */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from './temp-folder.ts';

/** A folder with a shell script of that name, and with other files. */
export function withSandboxExec(script: string, files: Readonly<Record<string, string>> = {}): string {
  const folder = createFolder({ 'sandbox-exec': `#!/bin/sh\n${script}\n`, ...files });
  chmodSync(join(folder, 'sandbox-exec'), 0o755);
  return folder;
}

/** Runs the command as if there were no profile. */
export const POWERLESS = 'while [ "$1" != -p ]; do shift 2; done; shift 2; exec "$@"';

/**
 * Reads a profile as macOS does, as far as ours go: an operation that it does not know is an error, and the last rule
 * that fits holds. Bubblewrap sees to the rules for files and the network. Links of macOS to /private are undone.
 */
const PROGRAM = String.raw`
const { existsSync, statSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const args = process.argv.slice(2);
const parameters = new Map();
let profile = '';
while (args[0] === '-D' || args[0] === '-p') {
  const [flag, value] = args.splice(0, 2);
  if (flag === '-p') profile = value;
  else parameters.set(value.slice(0, value.indexOf('=')), value.slice(value.indexOf('=') + 1));
}
const tokens = profile.match(/[()]|"[^"]*"|[^\s()"]+/g);
const read = () => {
  const token = tokens.shift();
  if (token !== '(') return token;
  const list = [];
  while (tokens[0] !== ')') list.push(read());
  tokens.shift();
  return list;
};
const OPERATIONS = ['default', 'file-write*', 'file-read*', 'file-read-metadata', 'appleevent-send', 'job-creation',
  'mach-lookup', 'signal', 'network*', 'network-bind', 'network-outbound'];
const FILTERS = ['subpath', 'literal', 'param', 'global-name', 'target', 'remote', 'local'];
const fail = (message) => { console.error('sandbox-exec: <input string>:1:0: ' + message); process.exit(65); };
const pathOf = ([filter, [, name]]) => {
  const path = parameters.get(JSON.parse(name)) ?? fail('no parameter ' + name);
  return path.startsWith('/private/') ? path.slice('/private'.length) : path;
};
const mounts = ['--ro-bind', '/', '/', '--dev-bind', '/dev', '/dev'];
let network = [];
while (tokens.length > 0) {
  const [action, ...rest] = read();
  if (action === 'version') continue;
  const operations = rest.filter((each) => typeof each === 'string');
  const filters = rest.filter((each) => typeof each !== 'string');
  for (const each of operations) if (!OPERATIONS.includes(each)) fail('unbound variable: ' + each);
  for (const [each] of filters) if (!FILTERS.includes(each)) fail('unbound variable: ' + each);
  if (action === 'deny' && operations[0] === 'network*') network = ['--unshare-net'];
  const [reads, writes] = ['file-read*', 'file-write*'].map((each) => operations.includes(each));
  for (const path of reads || writes ? filters.filter(([each]) => each === 'subpath').map(pathOf) : []) {
    if (path.startsWith('/dev') || !existsSync(path)) continue;
    if (action === 'allow') mounts.push(writes ? '--bind' : '--ro-bind', path, path);
    else if (!reads) mounts.push('--ro-bind', path, path);
    else if (statSync(path).isDirectory()) mounts.push('--tmpfs', path);
    else mounts.push('--ro-bind', '/dev/null', path);
  }
}
const { status, signal, error } = spawnSync('bwrap', [...mounts, ...network, '--', ...args], { stdio: [0, 1, 2, 3] });
if (error) fail(error.message);
if (signal) process.kill(process.pid, signal);
process.exit(status);
`;

/** A folder with a sandbox-exec that obeys profiles; needs bubblewrap. */
export function withObedientSandboxExec(): string {
  return withSandboxExec(`exec "${process.execPath}" "\${0%/*}/program.cjs" "$@"`, { 'program.cjs': PROGRAM });
}
