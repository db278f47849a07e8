import { PART_LETTERS } from '../remote/part-letters.ts';
import { redacted } from './outgoing-text.ts';
import { setOutput } from './runner.ts';

const NAMED_OUTPUTS = {
  passed:
    '`true` if the suite passed or the claim holds, otherwise `false`. Empty if an input is not valid or the verdict is neutral.',
  verdict: '`passed`, `failed`, `inconclusive` or `invalid`.',
  'report-path': 'Absolute path of the report, `latest.json` or `report.html`.',
  comparison:
    '`compare`: the answer for all benchmarks, `better`, `worse`, `no-difference` or `undecided`. Empty if nothing was compared.',
  'worst-ratio':
    '`compare`: how many times worse the worst benchmark is, such as `1.17`; below 1 if all are better. Empty if no benchmark is compared by its ratio.',
  'best-candidates': 'JSON object that maps each scenario id to the id of its best candidate.',
  volatility: 'Highest volatility of any scenario, 0 to 1.',
  'best-score':
    '`experiment`: the best accepted score. `mission`: the last accepted score. Empty if nothing was accepted.',
  'baseline-score': '`experiment`, `mission`: the score of the base.',
  improvement: 'Loops: the improvement, worded as in the report.',
  iterations: 'Loops: number of iterations in the ledger, or of items in the plan.',
  kept: 'Loops: number of accepted changes, or of items that succeeded.',
  branch: 'Loops: the branch with the accepted commits.',
  commit: 'Loops: the head commit of that branch.',
  'pull-request-number': 'Loops: number of the pull request, if there is one.',
  'pull-request-url': 'Loops: URL of the pull request.',
  'pull-request-numbers':
    '`experiment` with `handover-mode: groups`: numbers of the pull requests as a JSON array, each after the one below it. `pull-request-number` is the first one.',
  'ledger-path': 'Loops: absolute path of the ledger, `iterations.jsonl` or `journal.jsonl`.',
  'artifact-id': 'Id of the uploaded artifact.',
  'artifact-url': 'URL of the uploaded artifact.',
  'artifact-digest': 'SHA-256 of the artifact, in hex.',
  'stop-reason': 'Loops: why the run ended. `rate-limited` if the limit of the model ends after the time of the job.',
  'rate-limited-until':
    'Loops that ended as `rate-limited`: when the limit ends, such as `2026-11-26T03:00:00.000Z`, if that is known.',
  'proposal-digest': 'Loops with `publish: none`: digest of the proposal, for the job that publishes it.',
  'proposal-artifact': 'Loops with `publish: none`: name of the artifact that holds the proposal.',
  'proposal-path': 'Loops: absolute path of the folder with the proposal on this runner. Empty if there is none.',
  'attestation-subject':
    '`experiment`, `mission`: name of the file whose digest is signed, for `subject-name` of `actions/attest`. Empty if nothing was pushed.',
  'attestation-digest': '`experiment`, `mission`: digest of that file, for `subject-digest`.',
  'attestation-type': '`experiment`, `mission`: for `predicate-type`.',
  'attestation-predicate': '`experiment`, `mission`: head of the ledger, claim and commit as JSON, for `predicate`.',
  'wave-id': '`plan`: id of the wave, a digest of its plan, for the jobs of its attempts and the one that judges them.',
  'wave-path': '`plan`: absolute path of the file of the plan.',
  'wave-artifact': '`plan`: name of the artifact that holds the plan. Empty if there is none.',
  slots: '`plan`: JSON array with the numbers of the slots, for `fromJSON` in a matrix.',
  shards: '`plan`: JSON array with what the input `shard` of each judge is, for `fromJSON` in a matrix.',
  'attempt-path': '`attempt`: absolute path of the folder with what the slot submitted.',
  'environment-key':
    '`prepare`: key for the cache entry that other jobs restore. Empty if there is nothing to prepare.',
  'environment-path': '`prepare`: absolute path of the folder to save in the cache.',
  'environment-digest': '`prepare`: digest of the environment, for the jobs that restore it.',
} as const;

type Part = `proposal-part-${(typeof PART_LETTERS)[number]}`;
export type Output = keyof typeof NAMED_OUTPUTS | Part;

const parts = PART_LETTERS.map((letter) => {
  const meaning =
    letter === 'a'
      ? 'Loops with `proposal-by: output` or `path`: the proposal as text, if its pack is below 700 KB. It has up to ten parts, `proposal-part-a` to `proposal-part-j`; unused parts are empty.'
      : 'See `proposal-part-a`.';
  return [`proposal-part-${letter}`, meaning] as const;
});

/** Every output with its meaning; `npm run docs` writes action.yml and the reference page from it. */
export const OUTPUT_MEANINGS: Readonly<Record<Output, string>> = {
  ...NAMED_OUTPUTS,
  ...(Object.fromEntries(parts) as Record<Part, string>),
};
/** The name of every output, in the order of action.yml. */
export const OUTPUTS = Object.keys(OUTPUT_MEANINGS) as Output[];

// The runner refuses outputs of a job beyond 1 MiB in all; ours stay far below.
const MAX_OUTPUT_BYTES = 256 * 1024;

/** Sets outputs, without secrets; one that is too large for the runner is empty. */
export function writeOutputs(outputs: Readonly<Partial<Record<Output, string>>>): void {
  for (const name of OUTPUTS) {
    const supplied = outputs[name];
    if (supplied === undefined) continue;
    const value = redacted(supplied);
    setOutput(name, Buffer.byteLength(value) > MAX_OUTPUT_BYTES ? '' : value);
  }
}
