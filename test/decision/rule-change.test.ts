import { describe, expect, it } from 'vitest';
import { decisionRecordSchema, type RunHeaderRecord } from '../../src/decision/records.ts';
import {
  changeIssues,
  describeChanges,
  type RuleChange,
  type RulesNow,
  ruleChanges,
  wordsOfChanges,
} from '../../src/decision/rule-change.ts';
import { settingsOf } from './trials.ts';

const DIGEST = 'a'.repeat(64);

function headerOf(supplied: object = {}): RunHeaderRecord {
  const record = decisionRecordSchema.parse({
    ...{ kind: 'genesis', tool_version: '1', config_digest: 'c', baseline_commit: 'b', baseline_tree: 'base' },
    ...{ evaluator_digest: 'e', judge_digest: 'j', evaluator_files: { 'a.sh': '1', 'b.sh': '2' }, environment: {} },
    ...{ settings: settingsOf(), effort: 'balanced', seed_commitment: 's' },
    ...{ effort_rules: { screen: 0, futility_z: 0.5, max_pairs: 20 }, ...supplied },
  });
  if (record.kind !== 'genesis') throw new Error(record.kind);
  return record;
}

const nowOf = (supplied: Partial<RulesNow> = {}): RulesNow => ({
  ...{ settings: settingsOf(), judge_digest: 'j', evaluator_files: { 'a.sh': '1', 'b.sh': '2' } },
  ...{ guards_digest: null, confirm_digest: null, holdout_digest: null, ...supplied },
});

describe('what makes a run another one', () => {
  it('is nothing where all is as in the run header', () => {
    expect(ruleChanges(headerOf(), nowOf())).toEqual([]);
  });

  it('is a setting but for the effort, with what it was and is', () => {
    const settings = settingsOf({ confidence: 0.9, effort: 'fast', max_candidates: 50 });
    expect(ruleChanges(headerOf(), nowOf({ settings }))).toEqual([
      { key: 'settings.confidence', from: 0.95, to: 0.9 },
      { key: 'settings.max_candidates', from: null, to: 50 },
    ]);
  });

  it('is a table of settings, by its digest', () => {
    const [change] = ruleChanges(headerOf(), nowOf({ settings: settingsOf({ guards: [{ command: 'npm test' }] }) }));
    expect(change).toEqual({
      ...{ key: 'settings.guards', from: expect.stringMatching(/^[\da-f]{64}$/) },
      to: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(change?.from).not.toBe(change?.to);
  });

  it('is the evaluator, and each of its files that changed, came or went, by name', () => {
    const changes = ruleChanges(
      headerOf(),
      nowOf({ judge_digest: 'k', evaluator_files: { 'c.sh': '4', 'b.sh': '3' }, guards_digest: 'g' }),
    );
    expect(changes).toEqual([
      { key: 'judge_digest', from: 'j', to: 'k' },
      { key: 'guards_digest', from: null, to: 'g' },
      { key: 'evaluator_files.a.sh', from: '1', to: null },
      { key: 'evaluator_files.b.sh', from: '2', to: '3' },
      { key: 'evaluator_files.c.sh', from: null, to: '4' },
    ]);
  });

  it('is what is salted only where its digest is known, and the guards even where they are gone', () => {
    const header = headerOf({ guards_digest: 'g', confirm_digest: 'c', holdout_digest: 'h' });
    const hidden = { guards_digest: undefined, confirm_digest: undefined, holdout_digest: undefined };
    expect(ruleChanges(header, nowOf(hidden))).toEqual([{ key: 'guards_digest', from: 'g', to: null }]);
    expect(ruleChanges(header, nowOf({ guards_digest: 'g' })).map(({ key }) => key)).toEqual([
      'confirm_digest',
      'holdout_digest',
    ]);
  });
});

describe('the words for changes of the rules', () => {
  const change = (key: string, from: RuleChange['from'] = '1', to: RuleChange['to'] = '2') => ({ key, from, to });

  it('are the keys of the settings as a user writes them, and what the digests are of', () => {
    const keys = ['settings.confidence', 'judge_digest', 'guards_digest', 'confirm_digest', 'holdout_digest'];
    const changes = [...keys, 'evaluator_files.a.sh', 'tool_version'].map((key) => change(key));
    expect(wordsOfChanges(changes, 'objective.')).toEqual([
      'objective.confidence',
      'the evaluator',
      'the guards',
      "the confirmation's set",
      'the holdout',
    ]);
  });

  it('show values, and no digests', () => {
    const described = (...changes: RuleChange[]) => describeChanges(changes, 'objective.');
    expect(described(change('settings.confidence', 0.95, 0.9))).toEqual(['objective.confidence (0.95, now 0.9)']);
    expect(described(change('settings.decision', 'auto', null))).toEqual(['objective.decision ("auto", now not set)']);
    expect(described(change('settings.share_seed', true, false))).toEqual(['objective.share_seed (true, now false)']);
    expect(described(change('settings.guards', DIGEST, null))).toEqual(['objective.guards']);
    expect(described(change('settings.guards', null, DIGEST))).toEqual(['objective.guards']);
    expect(described(change('settings.x', `${DIGEST}0`, `x${DIGEST}`))).toEqual([
      `objective.x ("${DIGEST}0", now "x${DIGEST}")`,
    ]);
    expect(described(change('guards_digest'), change('tool_version'))).toEqual(['the guards']);
    expect(described(change('settings.integrity', DIGEST, `${DIGEST.slice(1)}0`))).toEqual([
      'objective.aa_check_every or objective.negative_control or objective.max_plausible',
    ]);
  });

  it('name up to three files of the evaluator', () => {
    const files = (...names: string[]) =>
      describeChanges([change('judge_digest'), ...names.map((name) => change(`evaluator_files.${name}`))], '');
    expect(files()).toEqual(['the evaluator (the command, how its output is read, setup, or build)']);
    expect(files('a', 'b', 'c')).toEqual(['the evaluator ("a", "b", "c")']);
    expect(files('a', 'b', 'c', 'd', 'e')).toEqual(['the evaluator ("a", "b", "c" and 2 more files)']);
  });
});

describe('a recorded change of the rules', () => {
  const issues = (...changes: RuleChange[]) => changeIssues(headerOf(), { kind: 'config-change', changes });

  it('is sound where it begins at what the run header has', () => {
    expect(
      issues(
        { key: 'settings.confidence', from: 0.95, to: 0.9 },
        { key: 'evaluator_files.a.sh', from: '1', to: null },
        { key: 'evaluator_files.c.sh', from: null, to: '4' },
        { key: 'judge_digest', from: 'j', to: 'k' },
      ),
    ).toEqual([]);
  });

  it('has an issue where it names nothing, changes nothing, or begins elsewhere', () => {
    expect(issues()).toEqual(['a change of the configuration names nothing that changed']);
    expect(issues({ key: 'judge_digest', from: 'j', to: 'j' })).toEqual([
      'judge_digest is recorded as changed, and is j before and after',
    ]);
    expect(issues({ key: 'judge_digest', from: 'x', to: 'k' })).toEqual([
      'judge_digest is recorded as x before the change; the run header has j',
    ]);
  });
});
