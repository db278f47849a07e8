import { expect, it } from 'vitest';
import { lockMachine } from '../../../src/engine/evaluation/environment-lock.ts';

const FACTS = { cpu: '4 x one' };
const calibratedOn = (host: string) => [
  { kind: 'evaluation', stage: 'calibrate', host: 'the first' },
  { kind: 'evaluation', stage: 'calibrate', host },
  { kind: 'evaluation', stage: 'pair', host: 'another' },
];

it('a run that takes no calibration of another machine is in another environment there', () => {
  const lock = lockMachine(() => FACTS, calibratedOn('a'), 'b');
  expect(lock(FACTS)).toEqual({ ...FACTS, measured_on: 'b' });
  // Calibrated there it stays in that environment, also when it is resumed.
  const resumed = lockMachine(() => FACTS, calibratedOn('b'), 'b');
  expect(resumed({ ...FACTS, measured_on: 'b' })).toEqual({ ...FACTS, measured_on: 'b' });
});

it('it keeps the calibration of its own machine, and needs none where there is none', () => {
  expect(lockMachine(() => FACTS, calibratedOn('b'), 'b')(FACTS)).toEqual(FACTS);
  expect(lockMachine(() => FACTS, [], 'b')()).toEqual(FACTS);
});
