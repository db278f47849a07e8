import type { Problem } from '../base/errors.ts';
import { quoted, suggestion } from '../base/text.ts';
import { ABLATION_PROFILES, type AblationProfile } from './ablations.ts';
import type { GateRequest } from './request.ts';
import { RUN_MODES } from './run-modes.ts';

/** A request as text: flags of a command line or inputs of an action; a name without a value has an empty list. */
export interface RequestText {
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** How the user writes a name, e.g. `--replays`. */
  readonly label: (name: string) => string;
}

/** Decodes a request; what is wrong goes into `problems`. */
export function decodeRequest(text: RequestText, problems: Problem[]): GateRequest {
  const { values } = text;
  const first = (name: string) => values.get(name)?.[0];
  return {
    mode: decodeChoice({ ...text, name: 'mode', known: RUN_MODES }, problems) ?? 'fixtures',
    candidates: first('candidates'),
    suite: first('suite'),
    config: first('config'),
    schema: first('schema'),
    report: first('report'),
    replays: decodeNumber(text, 'replays', problems),
    seed: first('seed'),
    ablations: decodeAblations(text, problems),
    maxVolatility: decodeNumber(text, 'max-volatility', problems),
    scenarios: values.get('scenario') ?? [],
    all: values.has('all'),
    full: values.has('full'),
  };
}

interface Choice<T extends string> extends RequestText {
  readonly name: string;
  readonly known: readonly T[];
}

/** One of the known words, or undefined when it was not given or is a problem. */
export function decodeChoice<T extends string>(
  { values, label, name, known }: Choice<T>,
  problems: Problem[],
): T | undefined {
  const value = values.get(name)?.[0];
  if (value === undefined) return undefined;
  const choice = known.find((each) => each === value);
  if (choice === undefined) {
    const remedy = suggestion(value, known);
    problems.push({ found: `${label(name)} ${quoted(value)}`, expected: known.join(' or '), remedy });
  }
  return choice;
}

function decodeNumber({ values, label }: RequestText, name: string, problems: Problem[]): number | undefined {
  const value = values.get(name)?.[0];
  if (value === undefined) return undefined;
  if (/^-?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(value)) return Number(value);
  const remedy = 'Write it in digits, e.g. 25 or 0.2.';
  problems.push({ found: `${label(name)} ${quoted(value)}`, expected: 'a number', remedy });
  return undefined;
}

function decodeAblations({ values, label }: RequestText, problems: Problem[]): readonly AblationProfile[] {
  const options = values.get('ablate');
  if (options === undefined) return [];
  const names = options
    .flatMap((each) => each.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0) return ABLATION_PROFILES;
  for (const name of names) {
    if (ABLATION_PROFILES.some((known) => known === name)) continue;
    const remedy = suggestion(name, ABLATION_PROFILES);
    problems.push({ found: `${label('ablate')} ${quoted(name)}`, expected: 'a known profile', remedy });
  }
  return ABLATION_PROFILES.filter((profile) => names.includes(profile));
}
