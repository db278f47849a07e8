import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { programPath } from '../helpers/program.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const KEY = 'sk-live-7Qm2+xZ/9f&c04';

it('a command prints no key that its environment names as one', () => {
  const wrong = JSON.stringify([{ id: KEY, scenario_id: 7, output: Buffer.from(KEY).toString('base64') }]);
  const cwd = createFolder({ 'candidates.json': wrong });
  const run = (env: Record<string, string>) => {
    const args = [programPath('autorize'), 'gate', '--mode', 'candidates', '--candidates', 'candidates.json'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd,
      env: { PATH: process.env.PATH, ...env },
    });
    expect(status).toBe(2);
    return `${stdout}${stderr}`;
  };
  const open = run({});
  expect(open).toMatch(/candidates\.json/);
  const named = run({ MODEL_API_KEY: KEY });
  for (const shown of [KEY, Buffer.from(KEY).toString('base64').slice(0, 20)]) expect(named).not.toContain(shown);
  expect(open).toContain(Buffer.from(KEY).toString('base64').slice(0, 20));
  expect(named).toContain('***');
});
