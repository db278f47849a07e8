import * as z from 'zod/mini';
import { acceptedRisksSchema } from '../base/accepted-risk.ts';
import { arrayOrEmpty, objectOrEmpty } from '../base/decode.ts';
import { parseDuration } from '../base/duration.ts';
import type { Problem } from '../base/errors.ts';
import { FOLDER_INSIDE, isFolderInside } from '../base/folder-inside.ts';
import type { JsonDocument } from '../base/json-document.ts';
import { checkDocument, problemAt } from '../base/schema-problems.ts';
import { quoted } from '../base/text.ts';
import { decodeYaml } from '../base/yaml-document.ts';
import type { SettingsProblem } from '../decision/settings-problem.ts';
import { captureSettings } from '../engine/workspace/capture-settings.ts';
import { decisionKeyProblems, decisionKeys } from './decision-keys.ts';

const MAX_DURATION_MS = 366 * 86_400_000;

const duration = (fallback: string) =>
  z._default(
    z.string().check(
      z.refine((given) => {
        const ms = parseDuration(given);
        return ms !== undefined && ms > 0 && ms <= MAX_DURATION_MS;
      }, 'a duration such as "90s", "5m", "1h30m" or "2days", above nothing and at most 366 days'),
    ),
    fallback,
  );
const count = (fallback: number) =>
  z._default(z.int().check(z.minimum(0, 'a whole number that is not negative')), fallback);
const amount = z.optional(z.number().check(z.positive('a number above 0')));
const limit = z.optional(z.int().check(z.minimum(1, 'a whole number from 1')));
const filled = z.string().check(z.refine((given) => given.trim() !== '', 'text that is not blank'));
const folderInside = filled.check(z.refine(isFolderInside, FOLDER_INSIDE));
const globs = z._default(z.array(filled), []);
const choice = <const T extends readonly string[]>(words: T) =>
  z.enum(words, words.map((word) => quoted(word)).join(' or '));

export const KEEP_POLICIES = ['score_improvement', 'pass_only'] as const;

/** Front matter of `sandbox.md`, exactly as on disk. Source: autoresearch missions, "Mission / sandbox contract". */
export const sandboxSchema = z.strictObject({
  evaluator: z.strictObject({
    command: filled,
    format: choice(['json']),
    keep_policy: z._default(choice(KEEP_POLICIES), 'score_improvement'),
    timeout: duration('10m'),
    direction: z._default(choice(['min', 'max']), 'max'),
    bootstrap: z._default(choice(['ambiguous', 'keep']), 'ambiguous'),
    network: z._default(choice(['on', 'off']), 'off'),
    tracing: z.optional(choice(['on', 'off'])),
    protect: z.optional(z.array(filled)),
    writable: z.optional(z.array(folderInside)),
    ...decisionKeys,
  }),
  guards: z._default(z.array(z.strictObject({ name: filled, command: filled, timeout: duration('60s') })), []),
  agent: z.prefault(
    z.strictObject({
      command: z.optional(filled),
      budget: duration('30m'),
      env: z._default(z.record(z.string(), z.string()), {}),
      sandbox: z._default(choice(['auto', 'required', 'off']), 'auto'),
      network: z._default(choice(['on', 'off']), 'on'),
    }),
    {},
  ),
  boundaries: z.prefault(
    z.strictObject({
      allow_paths: globs,
      deny_paths: globs,
      enforce_allow: z._default(z.boolean(), false),
      permit: globs,
      max_files: limit,
      max_diff_lines: limit,
    }),
    {},
  ),
  capture: captureSettings,
  stop: z.prefault(
    z.strictObject({
      max_iterations: count(0),
      max_consecutive_noops: count(5),
      max_consecutive_errors: count(3),
    }),
    {},
  ),
  budget: z.optional(z.strictObject({ usd: amount })),
  /** Absent in older records, whose digest stays as it was. */
  accept_risk: z.optional(acceptedRisksSchema.def.innerType),
});

export type MissionContract = z.output<typeof sandboxSchema>;
export type Evaluator = MissionContract['evaluator'];

export type ReadSandbox =
  | { readonly contract: MissionContract /** What stands below the front matter. */; readonly policy: string }
  | {
      readonly problems: readonly Problem[];
      /** What can be read of `agent.env`: its problems are told in the same round. */
      readonly env: Readonly<Record<string, string>>;
    };

const FENCE = /^---[ \t]*\r?\n/;

/** Names of the risks that the front matter accepts. */
export function risksAccepted({ accept_risk: written }: Pick<MissionContract, 'accept_risk'>): string[] {
  return Object.entries(written ?? {}).flatMap(([name, isAccepted]) => (isAccepted ? [name] : []));
}

/** Decodes `sandbox.md`; every problem is told at once, with its line. */
export function parseSandbox(file: string, bytes: Buffer): ReadSandbox {
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  const opening = FENCE.exec(text)?.[0];
  const closing = opening === undefined ? null : /^---[ \t]*$/m.exec(text.slice(opening.length));
  if (opening === undefined || closing === null) {
    return { problems: [noFrontMatter(file, opening !== undefined)], env: {} };
  }
  const end = opening.length + closing.index;
  // A blank first line in place of the fence: the lines of the problems are those of the file.
  const decoded = decodeYaml(file, Buffer.from(`\n${text.slice(opening.length, end)}`));
  if ('problems' in decoded) return { ...decoded, env: {} };
  const checked = checkDocument(decoded.document, sandboxSchema);
  const clashes = 'problems' in checked ? [] : [...decisionClashes(checked.value), ...idleKeys(checked.value)];
  const problems = [
    ...('problems' in checked ? checked.problems : []),
    ...doubledGuards(decoded.document),
    ...clashes.map(({ path, ...problem }) => problemAt(decoded.document, path, problem)),
  ];
  if ('problems' in checked || problems.length > 0) return { problems, env: readableEnv(decoded.document) };
  return { contract: checked.value, policy: text.slice(end + closing[0].length).trim() };
}

function decisionClashes({ evaluator }: MissionContract): SettingsProblem[] {
  return decisionKeyProblems(evaluator).map(({ path, ...problem }) => ({ ...problem, path: ['evaluator', ...path] }));
}

/** Keys that are written and change nothing, beside those of a decision. */
function idleKeys({ evaluator, boundaries }: MissionContract): SettingsProblem[] {
  const { keep_policy: policy, bootstrap, decision } = evaluator;
  const problems: SettingsProblem[] = [];
  if (boundaries.allow_paths.length > 0 && !boundaries.enforce_allow) {
    problems.push({
      path: ['boundaries', 'allow_paths'],
      found: 'allow_paths without enforce_allow',
      expected: 'it only with enforce_allow: true',
      remedy: 'Set enforce_allow: true, or leave it out.',
    });
  }
  if (decision === undefined && policy === 'pass_only' && bootstrap !== 'ambiguous') {
    problems.push({
      path: ['evaluator', 'bootstrap'],
      found: `bootstrap: ${bootstrap}`,
      expected: 'it only with keep_policy: score_improvement, which compares scores',
      remedy: 'Leave it out.',
    });
  }
  return problems;
}

function readableEnv(document: JsonDocument): Record<string, string> {
  const table = Object.entries(objectOrEmpty(objectOrEmpty(objectOrEmpty(document.value).agent).env));
  return Object.fromEntries(table.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function doubledGuards(document: JsonDocument): Problem[] {
  const names = arrayOrEmpty(objectOrEmpty(document.value).guards).map((guard) => objectOrEmpty(guard).name);
  return names.flatMap((name, at) => {
    if (typeof name !== 'string' || names.indexOf(name) === at) return [];
    const problem = {
      found: `a second guard ${quoted(name)}`,
      expected: 'each name once',
      remedy: 'Rename one of the two.',
    };
    return [problemAt(document, ['guards', at, 'name'], problem)];
  });
}

function noFrontMatter(file: string, isOpen: boolean): Problem {
  return {
    file,
    line: 1,
    found: isOpen ? 'front matter without an end' : 'no front matter',
    expected: 'YAML between two lines of "---", with evaluator.command and evaluator.format',
    remedy: 'Begin the file with: ---, evaluator:, "  command: …", "  format: json", ---, each on a line of its own.',
  };
}
