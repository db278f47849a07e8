import { expect, it } from 'vitest';
import { otherMachines } from '../../src/wave/block-file.ts';
import { digestEnvironment, isElsewhere } from '../../src/wave/environment.ts';
import { markOf } from '../../src/wave/proposals.ts';
import { nameWave } from '../../src/wave/wave-file.ts';

const host = { env: {}, system: { node: 'v24.1.0', platform: 'linux', arch: 'x64' } };
const digest = digestEnvironment(host);

it('the environment of a wave is the kind of machine, and no name of one', () => {
  expect(digestEnvironment({ ...host, env: { HOSTNAME: 'other', GITHUB_RUN_ID: '7' } })).toBe(digest);
  const others = [
    { ...host, env: { ImageOS: 'ubuntu24', ImageVersion: '1' } },
    { ...host, env: { AUTORIZE_IMAGE_DIGEST: 'sha256:1' } },
    { ...host, system: { ...host.system, arch: 'arm64' } },
    { ...host, system: { ...host.system, node: 'v25.0.0' } },
  ];
  for (const other of others) expect(digestEnvironment(other)).not.toBe(digest);
});

it('what comes from another environment is labelled, where both are known', () => {
  const [base, config] = ['a'.repeat(40), 'b'.repeat(64)];
  const plan = { experiment: 'pi', base, state: null, config, pairs: 2, slots: [{ slot: 0, focus: 'all' }] };
  const wave = nameWave({ ...plan, environment: digest });
  expect(wave.id).not.toBe(nameWave(plan).id);
  expect(markOf(wave, 0, { environment: digest, effect: 1 })).toEqual({ id: wave.id, slot: 0, effect: 1 });
  expect(markOf(wave, 0, { environment: config })).toEqual({ id: wave.id, slot: 0, elsewhere: true });
  expect(isElsewhere(wave, {})).toBe(false);
  expect(isElsewhere(nameWave(plan), { environment: config })).toBe(false);
});

it('a confirmation takes three machines of different names at most', () => {
  const blocks = ['here', 'a', 'a', 'b', 'c'].map((machine, by) => ({ machine, by }));
  expect(otherMachines('here', blocks).map(({ by }) => by)).toEqual([1, 3]);
});
