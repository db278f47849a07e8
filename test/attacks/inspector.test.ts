import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const GUARD = resolve(import.meta.dirname, '..', '..', 'src', 'kernel', 'inspector-guard.ts');

/** Starts Node, signals it as an agent would, and returns all that it said. */
async function signalled(script: string): Promise<string> {
  const child = spawn('node', ['--inspect-port=0', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (block: Buffer) => {
    output += block.toString();
  });
  const ended = new Promise((done) => child.once('close', done));
  await new Promise((up) => child.stdout.once('data', up));
  child.kill('SIGUSR1');
  await ended;
  return output;
}

it('SIGUSR1 opens the inspector of a bare process', async () => {
  const script = `import { url } from 'node:inspector';
    console.log("up"); setInterval(() => url() === undefined || process.exit(), 20)`;
  expect(await signalled(script)).toContain('Debugger listening');
});

it('SIGUSR1 does not open the inspector of a guarded process, nor ends it', async () => {
  const script = `import { guardInspector } from ${JSON.stringify(GUARD)}; import { url } from 'node:inspector';
    guardInspector(); console.log("up"); setTimeout(() => console.error('open at', url()), 700)`;
  expect(await signalled(script)).toBe('open at undefined\n');
});
