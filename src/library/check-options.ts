/** Checks options of runs before anything is written: callers without types pass anything, and records keep the limits. */
import { RISK_NAMES } from '../base/accepted-risk.ts';
import { type Problem, UsageError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import type { SettingValues } from '../settings/setting-values.ts';
import { HANDOVER_MODES } from '../settings/shared-settings.ts';

/** 1,000 years of 365 days: a deadline after it can still be written as a date. */
const MAX_MS = 365_000 * 86_400_000;
const MAX_COUNT = 999_999_999;
const SANDBOXES: readonly unknown[] = ['auto', 'required', 'off'];

interface Check {
  readonly expected: string;
  readonly isValid: (value: unknown) => boolean;
}

const isCount = (value: unknown, least: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= MAX_COUNT;
const isAbove0 = (value: unknown): boolean => typeof value === 'number' && value > 0 && Number.isFinite(value);
const time: Check = {
  expected: `milliseconds above 0, at most ${MAX_MS}`,
  isValid: (value) => isAbove0(value) && Number(value) <= MAX_MS,
};

const isOneOf = (words: readonly unknown[], value: unknown): boolean => words.includes(value);

type Setting = keyof SettingValues<'flag'> | keyof SettingValues<'input'>;

/** Total: options that override a setting have the name that flags and inputs are read under. */
const SETTINGS: Readonly<Record<Setting, Check>> = {
  maxIterations: { expected: `a whole number from 0 to ${MAX_COUNT}`, isValid: (value) => isCount(value, 0) },
  timeBudgetMs: time,
  budgetUsd: { expected: 'US dollars above 0', isValid: isAbove0 },
  sandbox: { expected: SANDBOXES.join(' or '), isValid: (value) => SANDBOXES.includes(value) },
  acceptRisk: {
    expected: `a list of ${RISK_NAMES.join(', ')}`,
    isValid: (value) => Array.isArray(value) && value.every((each) => RISK_NAMES.includes(each)),
  },
  handoverMode: { expected: HANDOVER_MODES.join(' or '), isValid: (value) => isOneOf(HANDOVER_MODES, value) },
  maxDiffLines: { expected: `a whole number from 1 to ${MAX_COUNT}`, isValid: (value) => isCount(value, 1) },
  agentCommand: { expected: 'a command line', isValid: (value) => typeof value === 'string' && value.trim() !== '' },
};

const CHECKS: Readonly<Record<string, Check>> = {
  ...SETTINGS,
  jobs: { expected: `a whole number from 1 to ${MAX_COUNT}`, isValid: (value) => isCount(value, 1) },
  timeLimitMs: time,
};

/** Throws a UsageError that lists every option whose value no run can have. An undefined option is absent. */
export function requireOptions(options: object): void {
  const problems = Object.entries(options).flatMap(([name, value]: [string, unknown]): Problem[] => {
    const check = Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined;
    if (check === undefined || value === undefined || check.isValid(value)) return [];
    const found = `option ${quoted(name)} with ${quoted(String(value))}`;
    return [{ found, expected: check.expected, remedy: 'Correct the option, or leave it out.' }];
  });
  if (problems.length > 0) throw new UsageError(problems);
}
