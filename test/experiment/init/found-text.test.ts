import { expect, it } from 'vitest';
import { describeSelection } from '../../../src/experiment/init/found-text.ts';
import type { Selection } from '../../../src/experiment/init/selection.ts';

it('claims no time of a setup that did not run, since an earlier run prepared it', () => {
  const nothing = { build: undefined, guards: [], objective: undefined, failures: [], unprepared: [] };
  const ofSetup = (step: { readonly ms: number | undefined; readonly wasThere?: boolean }) =>
    describeSelection({ ...nothing, setup: { command: 'npm ci', ...step }, inputs: [] } as Selection)[0];
  expect(ofSetup({ ms: undefined, wasThere: true })).toBe('setup "npm ci" was not run: an earlier run prepared it');
  expect(ofSetup({ ms: 1200 })).toBe('setup "npm ci" worked in 1.2 s');
  expect(ofSetup({ ms: undefined })).toBe('setup "npm ci"');
});

it('says of what was tried in vain that it did not work, and why', () => {
  const failure = { role: 'objective', command: 'node bench.js', reason: 'it ended with exit code 1' };
  const selection = {
    setup: undefined,
    build: undefined,
    guards: [],
    objective: undefined,
    unprepared: [],
    inputs: [],
  };
  expect(describeSelection({ ...selection, failures: [failure] } as unknown as Selection)[0]).toBe(
    'objective "node bench.js" did not work: it ended with exit code 1',
  );
});
