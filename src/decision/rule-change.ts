import { canonicalJson } from '../base/canonical-json.ts';
import { sha256 } from '../base/hash.ts';
import { quoted } from '../base/text.ts';
import { evaluatorCheckShape } from '../settings/decision-settings.ts';
import type { RecordOf, RunHeaderRecord } from './records.ts';
import type { DecisionSettings } from './settings.ts';
import { keysOfNewRun } from './settings-rules.ts';

/** A member of the run header that a run could not continue with, and what it would be now. */
export type RuleChange = RecordOf<'config-change'>['changes'][number];
type RuleValue = RuleChange['from'];

/** Digests with the salt of the run; undefined: there is no such command, or it is not known here. */
export interface HiddenDigests {
  readonly holdout: string | undefined;
  /** Of a confirmation whose command nobody may know; of any other the facts have one. */
  readonly confirm: string | undefined;
}

/** What a run header would say now. */
export interface RulesNow {
  readonly settings: DecisionSettings;
  readonly judge_digest: string;
  /** Undefined where there is no setup that runs once. */
  readonly setup_inputs?: readonly string[] | null | undefined;
  readonly evaluator_files: Readonly<Record<string, string>>;
  readonly guards_digest?: string | null | undefined;
  /** Undefined: it is salted, and not known. */
  readonly confirm_digest?: string | null | undefined;
  /** With the salt of the run header; undefined: it is not known. */
  readonly holdout_digest: string | null | undefined;
}

/** What of it does not come from the settings, nor from a secret. */
export type RuleFacts = Omit<RulesNow, 'settings' | 'holdout_digest'>;

const DIGESTS = ['judge_digest', 'setup_inputs', 'guards_digest', 'confirm_digest', 'holdout_digest'] as const;
// Of what nobody may know; without the salt nobody can say.
const SALTED: readonly string[] = ['confirm_digest', 'holdout_digest'];
const SETTING = 'settings.';
const FILE = 'evaluator_files.';
// A table in run headers alone: in files of people its keys stand among the others.
const EVALUATOR_CHECKS = `${SETTING}integrity`;

/** What differs from the run header; empty: its run can be resumed. Source: decisions, "Validation". */
export function ruleChanges(runHeader: RunHeaderRecord, now: RulesNow): RuleChange[] {
  const keys = keysOfNewRun(runHeader.settings, now.settings).map((key) => `${SETTING}${key}`);
  const digests = DIGESTS.filter((name) => {
    if (SALTED.includes(name) && now[name] === undefined) return false;
    // Records of before do not say.
    if (name === 'setup_inputs' && runHeader[name] === null) return false;
    return ruleValue(now, name) !== ruleValue(runHeader, name);
  });
  const files = [...new Set([...Object.keys(runHeader.evaluator_files), ...Object.keys(now.evaluator_files)])].sort();
  const changedFiles = files.filter((path) => runHeader.evaluator_files[path] !== now.evaluator_files[path]);
  const all = [...keys, ...digests, ...changedFiles.map((path) => `${FILE}${path}`)];
  return all.map((key) => ({ key, from: ruleValue(runHeader, key), to: ruleValue(now, key) }));
}

/** A member by its name: what is no plain value as its digest, what is not there as null. */
function ruleValue(rules: RunHeaderRecord | RulesNow, key: string): RuleValue {
  const value = memberOf(rules, key) ?? null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null)
    return value;
  return sha256(canonicalJson(JSON.parse(JSON.stringify(value))));
}

function memberOf(rules: RunHeaderRecord | RulesNow, key: string): unknown {
  if (key.startsWith(FILE)) return rules.evaluator_files[key.slice(FILE.length)];
  if (key.startsWith(SETTING)) return new Map(Object.entries(rules.settings)).get(key.slice(SETTING.length));
  const digest = DIGESTS.find((name) => name === key);
  return digest === undefined ? undefined : rules[digest];
}

// More than these are counted.
const MAX_FILES_LISTED = 3;

/** What changed, from what to what where that is known, as a user knows it. */
export function describeChanges(changes: readonly RuleChange[], prefix: string): string[] {
  const files = changes.flatMap(({ key }) => (key.startsWith(FILE) ? [key.slice(FILE.length)] : []));
  return changes.flatMap((change) => {
    const { key, from, to } = change;
    if (key === 'judge_digest') return [`${WORDS[key]} (${describeFiles(files)})`];
    const [words] = wordsOfChanges([change], prefix);
    if (words === undefined) return [];
    return [
      key.startsWith(SETTING) && !isDigest(from) && !isDigest(to)
        ? `${words} (${recorded(from)}, now ${recorded(to)})`
        : words,
    ];
  });
}

function describeFiles(files: readonly string[]): string {
  if (files.length === 0) return 'the command, how its output is read, setup, or build';
  const shown = files
    .slice(0, MAX_FILES_LISTED)
    .map((path) => quoted(path, 100))
    .join(', ');
  return files.length > MAX_FILES_LISTED ? `${shown} and ${files.length - MAX_FILES_LISTED} more files` : shown;
}

const isDigest = (value: RuleValue): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const recorded = (value: RuleValue): string =>
  value === null ? 'not set' : typeof value === 'string' ? quoted(value) : String(value);

/** What changed, as a user knows it: keys of the settings by `prefix`, files by what they are for. */
export function wordsOfChanges(changes: readonly RuleChange[], prefix: string): string[] {
  return changes.flatMap(({ key }) => {
    if (key === EVALUATOR_CHECKS) {
      return [
        Object.keys(evaluatorCheckShape)
          .map((name) => `${prefix}${name}`)
          .join(' or '),
      ];
    }
    if (key.startsWith(SETTING)) return [`${prefix}${key.slice(SETTING.length)}`];
    const digest = DIGESTS.find((name) => name === key);
    return digest === undefined ? [] : [WORDS[digest]];
  });
}

const WORDS: Readonly<Record<(typeof DIGESTS)[number], string>> = {
  judge_digest: 'the evaluator',
  setup_inputs: 'setup.inputs',
  guards_digest: 'the guards',
  confirm_digest: "the confirmation's set",
  holdout_digest: 'the holdout',
};

/** What a recorded change says that the run header does not, or that is no change. */
export function changeIssues(runHeader: RunHeaderRecord, { changes }: RecordOf<'config-change'>): string[] {
  if (changes.length === 0) return ['a change of the configuration names nothing that changed'];
  return changes.flatMap(({ key, from, to }) => {
    if (from === to) return [`${key} is recorded as changed, and is ${String(from)} before and after`];
    const known = ruleValue(runHeader, key);
    return known === from
      ? []
      : [`${key} is recorded as ${String(from)} before the change; the run header has ${known}`];
  });
}
