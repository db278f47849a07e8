/**
 * Candidates that a test command of a plan must refuse: one without anything but the tests, one whose tests are empty.
 * Invariant: what is tried are trees of a private store that is thrown away. A plan protects no file, and an item may be
 * there to write tests: what is found is a warning, never a problem.
 */
import { literalGlob } from '../base/literal-glob.ts';
import { tryNegativeControl } from '../doctor/candidate-trials.ts';
import type { Check } from '../doctor/check.ts';
import { type EmptiedTrial, tryEmptied } from '../doctor/integrity-trials.ts';
import type { TrialSubject } from '../doctor/trial-subject.ts';
import { NOTHING_PROTECTED, type ProtectedFiles, readProtectedFiles } from '../engine/boundaries/protected-files.ts';
import { findTestGlobs } from '../engine/boundaries/test-files.ts';
import type { Evaluation } from '../engine/evaluation/evaluation-outcome.ts';
import { findDeciding, listed, readRepositoryPaths } from '../engine/evaluation/open-tests.ts';
import type { PrivateArea } from '../engine/workspace/private-area.ts';
import { workRules } from './admit.ts';

export interface ControlledTest {
  readonly privateArea: PrivateArea;
  readonly command: string;
  /** Globs of the plan that no list of denied paths holds for. */
  readonly permit: readonly string[];
  /** Whose test it is, for people. */
  readonly whose: string;
  /** Begins the names of its logs. */
  readonly prefix: string;
  readonly run: (asked: { readonly tree: string; readonly name: string; readonly of: string }) => Promise<Evaluation>;
}

// A test has one score: that it passed. As often as it takes to be no chance.
const PASSED = { score: 1, metrics: null };
const BASE = [PASSED, PASSED, PASSED];

/** Tries both on a test that passes before any item has landed. */
export async function tryControls(test: ControlledTest): Promise<Check[]> {
  const subject = await subjectOf(test);
  const control = await tryNegativeControl(subject, { scores: BASE, settings: { guards: [], metrics: [] } });
  if (control.kind === 'aborted') return [];
  const emptied = await tryEmptied({ ...subject, protectedFiles: NOTHING_PROTECTED }, PASSED, 0);
  return [describeControl(control.kind === 'concluded' && !control.passed, test), ...describeEmptied(emptied, test)];
}

async function subjectOf({ privateArea, command, permit, prefix, run }: ControlledTest): Promise<TrialSubject> {
  const commands = [{ command, kind: 'guard' }] as const;
  const { programs } = privateArea;
  return {
    ...{ privateArea, commands, sign: 1, protectedFiles: await findTests(privateArea, command) },
    rules: { ...workRules({ permit, programs }), maxFiles: undefined, maxDiffLines: undefined },
    judge: async ({ tree, prefix: name, of }) => {
      const evaluation = await run({ tree, name: `${prefix}-${name}`, of });
      return evaluation.kind === 'ran' ? { kind: 'scored', score: PASSED.score } : evaluation;
    },
  };
}

/** The tests of the repository, and what decides what the command runs. */
async function findTests({ store }: PrivateArea, command: string): Promise<ProtectedFiles> {
  const repository = await readRepositoryPaths(store);
  const deciding = await findDeciding(store, repository, [{ command, kind: 'guard' }]);
  const globs = [...findTestGlobs(repository, []), ...deciding.map(literalGlob)];
  return readProtectedFiles(store, { commit: store.base, globs, commands: [command] });
}

function describeControl(isFooled: boolean, { whose }: ControlledTest): Check {
  const check = { id: 'broken', title: `negative control of ${whose}` } as const;
  if (!isFooled) return { ...check, verdict: 'ok', detail: 'its test fails without the code, as it must' };
  const detail = 'its test passes where there is nothing but the tests: it might not look at the code';
  return { ...check, verdict: 'warning', detail, remedy: 'Make test_command fail if the code does not work.' };
}

function describeEmptied(emptied: EmptiedTrial, { whose }: ControlledTest): Check[] {
  if (emptied.kind !== 'open') return [];
  const check = { id: 'emptied', title: `emptied tests of ${whose}` } as const;
  const what = `${listed(emptied.paths)}`;
  if (!emptied.isPassed)
    return [{ ...check, verdict: 'ok', detail: `its test fails where ${what} ${are(emptied)} empty` }];
  const remedy = 'Look at what an item changes of tests before you merge its branch, or let test_command compare them.';
  const detail = `its test passes where ${what} ${are(emptied)} empty, and an item may empty ${emptied.paths.length === 1 ? 'it' : 'them'}`;
  return [{ ...check, verdict: 'warning', detail, remedy }];
}

function are({ paths }: { readonly paths: readonly string[] }): string {
  return paths.length === 1 ? 'is' : 'are';
}
