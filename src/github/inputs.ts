import { getInput } from '@actions/core';
import type { Problem } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { decodeRequest } from '../gate/decode-request.ts';
import type { GateRequest } from '../gate/request.ts';

/** Every input of action.yml; a test holds the two together. */
export const INPUTS = [
  'mode',
  'working-directory',
  'candidates',
  'suite',
  'config',
  'schema',
  'scenarios',
  'replays',
  'seed',
  'max-volatility',
  'report',
  'summary',
] as const;

/** What a step asks for. */
export interface ActionRequest {
  readonly workingDirectory: string;
  readonly writesSummary: boolean;
  readonly gate: GateRequest;
  readonly problems: readonly Problem[];
}

/** Reads the inputs of the step; an empty one counts as not given. */
export function readInputs(): ActionRequest {
  const problems: Problem[] = [];
  const given = new Map<string, readonly string[]>(
    INPUTS.flatMap((name) => {
      const value = getInput(name);
      return value === '' ? [] : [[name, [value]] as const];
    }),
  );
  const scenarios = (given.get('scenarios')?.[0] ?? '').split(/[\s,]+/).filter((id) => id !== '');
  const isAll = scenarios.length === 1 && scenarios[0] === 'all';
  const values = new Map(given);
  if (isAll) values.set('all', []);
  else if (scenarios.length > 0) values.set('scenario', scenarios);
  if (!values.has('mode')) values.set('mode', ['candidates']);
  const isFixtures = values.get('mode')?.[0] === 'fixtures';
  // action.yml gives replays a default, which mode fixtures has no use for.
  if (isFixtures && values.get('replays')?.[0] === '1') values.delete('replays');
  const summary = given.get('summary')?.[0] ?? 'true';
  if (summary !== 'true' && summary !== 'false') {
    problems.push({
      found: `input "summary" ${quoted(summary)}`,
      expected: 'true or false',
      remedy: 'Write true or false.',
    });
  }
  const gate = decodeRequest({ values, label: (name) => `input "${name}"` }, problems);
  const workingDirectory = given.get('working-directory')?.[0] ?? '.';
  return { workingDirectory, writesSummary: summary !== 'false', gate, problems };
}
