/**
 * Whether the level of macOS does here what is said of it.
 * Invariant: the level counts as working only after a command in it wrote to its own folder, and could neither write
 * beside it, nor read a hidden file, nor connect to a port while its network was off.
 */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeTree } from './remove-tree.ts';
import type { CommandRequest } from './sandbox-command.ts';

/** Fails with what it could do, in a line. */
const PROGRAM = `
const [own, beside, hidden, port] = process.argv.slice(1);
const { readFileSync, writeFileSync } = require('node:fs');
const can = (act) => { try { act(); return true; } catch { return false; } };
writeFileSync(own, '');
const done = [
  ...(can(() => writeFileSync(beside, '')) ? ['write beside its folders'] : []),
  ...(can(() => readFileSync(hidden)) ? ['read a hidden file'] : []),
];
const end = () => {
  if (done.length > 0) console.error('it lets a command ' + done.join(' and '));
  process.exit(done.length);
};
require('node:net').connect(Number(port), '127.0.0.1')
  .on('error', end)
  .on('connect', () => { done.push('use the network'); end(); });
`;

/** Runs the trial in a level by `run`, which says why a command did not end well; the same of the trial. */
export async function trySeatbelt(
  run: (request: CommandRequest) => Promise<string | undefined>,
): Promise<string | undefined> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'autorize-trial-')));
  const server = createServer((socket) => socket.destroy());
  try {
    const [own, hidden] = [join(folder, 'own'), join(folder, 'hidden')];
    for (const each of [own, hidden]) mkdirSync(each);
    writeFileSync(join(hidden, 'key'), 'key');
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const paths = [join(own, 'made'), join(folder, 'beside'), join(hidden, 'key')];
    return await run({
      view: { workDir: own, home: own, temporary: own, hiddenFolders: [hidden], network: 'off' },
      command: [process.execPath, '-e', PROGRAM, ...paths, String(port)],
    });
  } finally {
    server.close();
    removeTree(folder);
  }
}
