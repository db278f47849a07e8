import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describePrograms, type NamedCommand } from '../../src/doctor/program-checks.ts';

const HOME = join(import.meta.dirname, 'no-such-home');
const SETUP = { key: 'setup.command', command: 'true', isNeeded: true, installs: true };
const named = (command: string, isNeeded = true): NamedCommand => ({ key: 'k', command, isNeeded, installs: false });

const missing = (commands: readonly NamedCommand[], env = {}) =>
  describePrograms({ commands, environment: { env, toolchains: [] } }, { PATH: '/usr/bin:/bin', HOME }).map(
    ({ verdict, detail, remedy }) => `${verdict}: ${detail}. ${remedy}`,
  );

it('names files that commands start with and that are not there', () => {
  expect(missing([named('sh /no/such/a.sh')])).toEqual([
    'problem: "/no/such/a.sh", which k starts with, does not exist. Correct k, or create the file.',
  ]);
  expect(missing([named('sh /no/such/a.sh', false)])).toEqual([expect.stringMatching(/^warning: /)]);
  expect(missing([named(`sh ${import.meta.filename}`)])).toEqual([]);
});

it('is not sure where setup comes first: it may make the file', () => {
  expect(missing([SETUP, named('/no/such/run')])).toEqual([
    'warning: "/no/such/run", which k starts with, does not exist. Correct k, or let setup.command create the file.',
  ]);
});

it('looks for the home that commands begin with, unless they get another one', () => {
  expect(missing([named('sh ~/a.sh')])).toEqual([expect.stringContaining(`does not exist ("${HOME}/a.sh")`)]);
  expect(missing([named('sh ~/a.sh')], { HOME: '/data' })).toEqual([]);
});
