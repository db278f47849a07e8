import { describe, expect, it } from 'vitest';
import {
  buildEnvironment,
  isSupervisorsOwn,
  missingReferences,
  referencedValues,
  resolveTable,
  resolveText,
} from '../../src/kernel/environment.ts';

// Written so that it is not taken for a template.
const braced = (name: string): string => `$\{${name}}`;

const parentEnv = { KEY: 'k-1', EMPTY: '', GITHUB_TOKEN: 't', ACTIONS_RUNTIME_TOKEN: 't', INPUT_KEY: 't' };

describe('referencedValues', () => {
  it('are what is taken from outside, as it is there; not what the table says, nor what the runner says of itself', () => {
    const table = {
      MODEL: 'a-model-with-a-long-name',
      PRICE: '$$KEY',
      HEADER: `Bearer ${braced('KEY')}, $EMPTY`,
      AGAIN: '$KEY',
      PLACE: '$GITHUB_WORKSPACE/data $RUNNER_TEMP',
      UNSET: '$NOPE $toString',
    };
    const env = { ...parentEnv, GITHUB_WORKSPACE: '/home/runner/work', RUNNER_TEMP: '/tmp/runner' };
    expect(referencedValues(table, env)).toEqual(['k-1']);
  });
});

describe('missingReferences', () => {
  it('are the variables without a value, once each: not set, empty or blank', () => {
    const table = { A: `x ${braced('EMPTY')} $KEY`, B: '$EMPTY $NOPE', C: '$$NONE', D: '$BLANK', E: '$toString' };
    expect(missingReferences(table, { ...parentEnv, BLANK: ' \n' })).toEqual(['EMPTY', 'NOPE', 'BLANK', 'toString']);
  });
});

describe('resolveText', () => {
  const parentEnv = { KEY: 'sh /srv/eval.sh', BLANK: ' \n', GITHUB_TOKEN: 't' };

  it.each([
    ['$KEY', 'sh /srv/eval.sh'],
    [` ${braced('KEY')} `, 'sh /srv/eval.sh'],
    ['sh $KEY', 'sh $KEY'],
    ['$KEY x', '$KEY x'],
    ['$$', '$$'],
    ['', ''],
  ])('makes of %j %j: a reference is a whole text', (text, value) => {
    expect(resolveText(text, parentEnv)).toEqual({ value });
  });

  it.each([
    ['$GONE', '$GONE, which is not set'],
    [braced('toString'), '$toString, which is not set'],
    [braced(''), '$, which is not set'],
    ['$BLANK', '$BLANK, which is blank'],
    ['$GITHUB_TOKEN', '$GITHUB_TOKEN'],
  ])('refuses %j', (text, found) => {
    expect(resolveText(text, parentEnv)).toEqual({ problem: expect.objectContaining({ found }) });
  });
});

describe('resolveTable', () => {
  it.each([
    ['plain', 'plain'],
    ['$KEY', 'k-1'],
    [braced('KEY'), 'k-1'],
    [`a${braced('KEY')}b$KEY`, 'ak-1bk-1'],
    ['$EMPTY', ''],
    ['$$KEY', '$KEY'],
    ['5 $', '5 $'],
    ['$1', '$1'],
  ])('resolves %j to %j', (template, value) => {
    expect(resolveTable({ A: template }, { parentEnv, path: 'agent.env' })).toEqual({ values: { A: value } });
  });

  it('does not resolve what a value brings in', () => {
    expect(resolveTable({ A: '$B' }, { parentEnv: { B: '$KEY', KEY: 'k' }, path: 'agent.env' })).toEqual({
      values: { A: '$KEY' },
    });
  });

  it.each([
    ['a variable that is not set', { A: '$NOPE' }, 'agent.env.A', '$NOPE, which is not set'],
    ['a name that every object has', { A: braced('toString') }, 'agent.env.A', '$toString, which is not set'],
    ['nothing in braces', { A: braced('') }, 'agent.env.A', '$, which is not set'],
    ["the workflow's token", { A: '$GITHUB_TOKEN' }, 'agent.env.A', '$GITHUB_TOKEN'],
    ['a token of the runner', { A: braced('ACTIONS_RUNTIME_TOKEN') }, 'agent.env.A', '$ACTIONS_RUNTIME_TOKEN'],
    ['an input', { A: 'x$INPUT_KEY' }, 'agent.env.A', '$INPUT_KEY'],
    ['a home', { HOME: '/root' }, 'agent.env', 'HOME'],
    ['a name that is none', { 'A=B': 'x' }, 'agent.env', '"A=B"'],
    ['a NUL character', { A: 'x\0y' }, 'agent.env.A', 'a NUL character'],
  ])('refuses %s, with its place', (_, table, path, found) => {
    expect(resolveTable(table, { parentEnv, path: 'agent.env' })).toMatchObject({ problems: [{ path, found }] });
  });

  it('reports all problems at once', () => {
    const resolved = resolveTable({ A: '$X $Y', TMPDIR: 'z' }, { parentEnv, path: 'agent.env' });
    expect(resolved).toMatchObject({ problems: [{}, {}, {}] });
  });
});

describe('isSupervisorsOwn', () => {
  it.each(['GITHUB_TOKEN', 'GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'])(
    'is so of %s',
    (name) => expect(isSupervisorsOwn(name)).toBe(true),
  );
  it.each(['INPUT_TOKEN', 'INPUT_my token', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'])('is so of %s', (name) =>
    expect(isSupervisorsOwn(name)).toBe(true),
  );
  it.each(['PATH', 'OPENAI_API_KEY', 'GITHUB_SHA', 'MY_INPUT_'])('is not so of %s', (name) =>
    expect(isSupervisorsOwn(name)).toBe(false),
  );
});

describe('buildEnvironment', () => {
  const folders = { home: '/h', temporary: '/t' };

  it('passes PATH, LANG, TERM and TZ and nothing else that it was not given', () => {
    const passed = { PATH: '/bin', LANG: 'C', TERM: 'dumb', TZ: 'UTC' };
    const all = { ...parentEnv, ...passed, HOME: '/root', LD_PRELOAD: 'x', SSH_AUTH_SOCK: 's', LANGUAGE: undefined };
    expect(buildEnvironment({ parentEnv: all, variables: { KEY: 'v' }, ...folders })).toEqual({
      ...passed,
      KEY: 'v',
      HOME: '/h',
      TMPDIR: '/t',
    });
  });

  it('has a PATH where there is none', () => {
    expect(buildEnvironment({ parentEnv: {}, variables: {}, ...folders }).PATH).toContain('/usr/bin');
  });
});
