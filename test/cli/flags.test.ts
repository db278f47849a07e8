import { describe, expect, it } from 'vitest';
import { renderProblem } from '../../src/base/errors.ts';
import { type Flag, parseFlags } from '../../src/cli/flags.ts';

const FLAGS: readonly Flag[] = [
  { name: 'candidates', kind: 'text', placeholder: 'FILE', help: 'a file' },
  { name: 'suite', kind: 'text', placeholder: 'FILE', help: 'another' },
  { name: 'scenario', kind: 'text', placeholder: 'ID', repeatable: true, help: 'an id' },
  { name: 'all', kind: 'switch', help: 'everything' },
  { name: 'ablate', kind: 'optional', placeholder: 'PROFILES', help: 'compare' },
];

function parse(...argv: string[]) {
  const { values, positionals, problems } = parseFlags(argv, FLAGS);
  return { values: Object.fromEntries(values), positionals, problems: problems.map(renderProblem) };
}

describe('a command line', () => {
  it('has values behind their flags or after a =, - among them', () => {
    const { values, problems } = parse('--candidates', '-', '--suite=s.json', '--all');
    expect(values).toEqual({ candidates: ['-'], suite: ['s.json'], all: [] });
    expect(problems).toEqual([]);
  });

  it('collects a flag that may be repeated, in order', () => {
    expect(parse('--scenario', 'b', '--scenario=a').values).toEqual({ scenario: ['b', 'a'] });
  });

  it('takes the value of an optional flag only after a =', () => {
    expect(parse('--ablate=x').values).toEqual({ ablate: ['x'] });
    expect(parse('--ablate', 'x')).toMatchObject({ values: { ablate: [] }, positionals: ['x'] });
  });

  it('does not take the next flag for the value of one without', () => {
    const { values, positionals, problems } = parse('--candidates', '--suite', 's.json');
    expect(values).toEqual({ candidates: [], suite: ['s.json'] });
    expect(positionals).toEqual([]);
    expect(problems).toEqual(['--candidates without a value; expected --candidates FILE. Add the value.']);
  });

  it('takes a negative number for a value, which is no flag', () => {
    expect(parse('--suite', '-12', '--all')).toEqual({
      values: { suite: ['-12'], all: [] },
      positionals: [],
      problems: [],
    });
    expect(parse('--all', '-1').problems).toEqual([
      'unknown flag "-1"; expected a known flag. Known: --candidates, --suite, --scenario, --all, --ablate.',
    ]);
    expect(parse('--', '--suite', '-1')).toMatchObject({ values: {}, positionals: ['--suite', '-1'], problems: [] });
  });

  it('has no blank values', () => {
    const problem = '--suite without a value; expected --suite FILE. Add the value.';
    expect(parse('--suite', '').problems).toEqual([problem]);
    expect(parse('--suite=').problems).toEqual([problem]);
  });

  it('reports every problem at once', () => {
    const { problems, positionals } = parse(
      '--suit=x',
      '--all=yes',
      '--candidates',
      'a',
      '--candidates',
      'b',
      '--suite',
    );
    expect(positionals).toEqual([]);
    expect(problems).toEqual([
      'unknown flag "--suit"; expected a known flag. Did you mean "--suite"?',
      '--all=yes; expected --all alone. Remove the value.',
      '--candidates a second time; expected it once. Remove one of the two.',
      '--suite without a value; expected --suite FILE. Add the value.',
    ]);
  });

  it('leaves what stands behind -- and what follows no flag as it is', () => {
    expect(parse('stray', '--all', '--', '--suite').positionals).toEqual(['stray', '--suite']);
  });
});
