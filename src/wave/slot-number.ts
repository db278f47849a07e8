/** The number of this attempt, as the engine that started it has it. Pure. */
import { type Problem, UsageError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';

/** Variables of engines that number what they start, and the number that they give to the first. */
const VARIABLES: readonly (readonly [name: string, first: number])[] = [
  ['SLURM_ARRAY_TASK_ID', 0],
  ['JOB_COMPLETION_INDEX', 0],
  ['AWS_BATCH_JOB_ARRAY_INDEX', 0],
  ['BUILDKITE_PARALLEL_JOB', 0],
  // GitLab counts from 1.
  ['CI_NODE_INDEX', 1],
];

/** The slot that a flag or a variable names; throws UsageError where none does, or the wave has no such slot. */
export function slotNumber(
  flag: string | undefined,
  { slots, env }: { readonly slots: number; readonly env: Readonly<Record<string, string | undefined>> },
): number {
  const named = VARIABLES.find(([name]) => (env[name] ?? '') !== '');
  const [source, text, first] =
    flag !== undefined
      ? (['--slot', flag, 0] as const)
      : named === undefined
        ? (['', '', 0] as const)
        : ([named[0], env[named[0]] ?? '', named[1]] as const);
  const range = `a whole number from ${first} to ${slots - 1 + first}`;
  if (source === '') {
    const known = VARIABLES.map(([name]) => name).join(', ');
    const found = `no --slot, and none of ${known}`;
    throw new UsageError([{ found, expected: range, remedy: 'Add --slot N.' }]);
  }
  const number = /^\d{1,6}$/.test(text) ? Number(text) - first : -1;
  if (number >= 0 && number < slots) return number;
  const problem: Problem = {
    ...{ found: `${source} ${quoted(text)}`, expected: `${range}: the wave has ${slots} slots` },
    remedy: `Start as many attempts as the wave has slots, or name one with --slot.`,
  };
  throw new UsageError([problem]);
}
