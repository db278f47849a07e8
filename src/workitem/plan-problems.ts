/**
 * Everything that can be known to be wrong with a plan before it runs.
 * Invariant: nothing is made and nothing is run; what one problem hides, another part of the plan, is still looked at.
 */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodePath } from '../base/byte-path.ts';
import { arrayOrEmpty, objectOrEmpty } from '../base/decode.ts';
import { ContractError, type Problem, UsageError } from '../base/errors.ts';
import { splitNul } from '../base/raw-diff.ts';
import { normalPath } from '../base/repository-path.ts';
import { problemAt } from '../base/schema-problems.ts';
import { quoted, suggestion } from '../base/text.ts';
import { checkPlaces, checkVariables } from '../engine/environment/command-environment.ts';
import { type EnvironmentIssue, variableIssues } from '../engine/environment/environment-issues.ts';
import { checkCores } from '../kernel/cores.ts';
import type { Git } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import { readRef } from '../kernel/refs.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import { openRefs, readHead } from '../kernel/user-refs.ts';
import { placeIssue } from './contract.ts';
import { foldHistory } from './history.ts';
import { type LoadedWork, unsetVariables, withoutPaths } from './opening.ts';
import { readWorkJournal, type WorkPaths } from './store.ts';

export interface PlanCheck {
  readonly loaded: LoadedWork;
  readonly paths: WorkPaths;
  readonly host: Host;
  /** Items that run alone; empty: all. */
  readonly only: readonly string[];
  readonly inPlace: boolean;
  /** Whether agents will run, and need their variables. */
  readonly needsAgents: boolean;
  /** What is wrong with the command line. */
  readonly ofCommand: readonly Problem[];
}

/** Throws what is wrong with a plan and with what was said of it, all at once. */
export async function requireSound(check: PlanCheck): Promise<void> {
  const { loaded, only, ofCommand, needsAgents, host } = check;
  const { document, problems } = loaded;
  const variables = needsAgents ? unsetVariables(document, host) : [];
  const reported = new Set(problems.map(({ path }) => path));
  const more = [...(await missingInputs(check)), ...variables].filter(({ path }) => !reported.has(path));
  const ofPlan = [...problems, ...more, ...missingCores(loaded), ...environmentProblems(check)];
  const ofFlags = [...ofCommand, ...unknownNames(only, loaded)];
  if (ofPlan.length > 0) {
    throw new ContractError([...ofFlags, ...(document.file === '' ? withoutPaths(ofPlan) : ofPlan)]);
  }
  if (ofFlags.length > 0) throw new UsageError(ofFlags);
}

/** Variables, paths and devices of `environment` that are not here, or may not be given; whatever else is wrong. */
function environmentProblems({ loaded: { document }, paths, host: { env } }: PlanCheck): Problem[] {
  const raw = objectOrEmpty(objectOrEmpty(document.value).environment);
  const named = { readable: textsOf(raw.readable), devices: textsOf(raw.devices) };
  const ofPlaces = checkPlaces(
    paths.repository,
    env,
  )(named).map(([path, { found, expected, remedy }]): EnvironmentIssue => [path, found, expected, remedy]);
  const ofVariables = variableIssues(['environment', 'env'], raw.env, checkVariables(env));
  return [...ofVariables, ...ofPlaces].map((issue) => placeIssue(document, issue));
}

/** A list of texts; nothing where it is another one, which the schema reports. */
function textsOf(list: unknown): readonly string[] {
  const entries = arrayOrEmpty(list);
  return entries.every((each) => typeof each === 'string') ? entries : [];
}

function missingCores({ document, work }: LoadedWork): Problem[] {
  const problems = checkCores(work?.environment?.cpus ?? []);
  return problems.map((problem) => problemAt(document, ['environment', 'cpus'], problem));
}

interface RawItem {
  readonly at: number;
  readonly id: string | undefined;
  readonly item: Readonly<Record<string, unknown>>;
}

function itemsOf({ document }: LoadedWork): readonly RawItem[] {
  return arrayOrEmpty(objectOrEmpty(document.value).items).map((raw, at) => {
    const item = objectOrEmpty(raw);
    return { at, item, id: typeof item.id === 'string' ? item.id : undefined };
  });
}

/** Items that --only names and the plan has not. */
function unknownNames(only: readonly string[], loaded: LoadedWork): Problem[] {
  const known = itemsOf(loaded).flatMap(({ id }) => id ?? []);
  return only
    .filter((id) => !known.includes(id))
    .map((id) => ({
      found: `--only ${quoted(id)}`,
      expected: 'the id of an item of the plan',
      remedy: suggestion(id, known),
    }));
}

/**
 * Input files that are not there, of items that wait for no other one: an item before may make whatever it likes, so
 * what waits is asked when its turn comes. What has landed before needs its input no more.
 */
async function missingInputs(check: PlanCheck): Promise<Problem[]> {
  const { loaded, only, paths } = check;
  // Whoever names an item that is not there may have meant any.
  const isWhole = only.length === 0 || unknownNames(only, loaded).length > 0;
  const asked = itemsOf(loaded).filter(
    ({ item, id }) =>
      arrayOrEmpty(item.input_files).length > 0 &&
      arrayOrEmpty(item.dependencies).length === 0 &&
      (isWhole || only.includes(id ?? '')),
  );
  if (asked.length === 0) return [];
  const { landed } = foldHistory(readWorkJournal(paths));
  const done = new Set(landed.filter(({ plan }) => plan === loaded.plan).map((each) => each.item));
  const start = await listStart(check);
  if (start === undefined) return [];
  return asked
    .filter(({ id }) => id === undefined || !done.has(id))
    .flatMap(({ item, at }) =>
      arrayOrEmpty(item.input_files).flatMap((supplied, index) => {
        const path = typeof supplied === 'string' ? normalPath(supplied) : undefined;
        if (path === undefined || start.has(path)) return [];
        return [
          problemAt(loaded.document, ['items', at, 'input_files', index], {
            found: `the missing input file ${quoted(supplied, 200)}`,
            expected: `a file of ${start.name}, or an item in "dependencies" that makes it`,
            remedy: 'Commit it, or name the item that makes it in the dependencies of this one.',
          }),
        ];
      }),
    );
}

interface Start {
  readonly name: string;
  readonly has: (path: string) => boolean;
}

/** What the first items start from; undefined where there is no commit yet, which is another error. */
async function listStart({ paths: place, loaded, inPlace }: PlanCheck): Promise<Start | undefined> {
  const { repository } = place;
  if (inPlace) return { name: 'the checkout', has: (path) => existsSync(join(repository.folder, path)) };
  const scratch = mkdtempSync(join(tmpdir(), 'autorize-check-'));
  try {
    const { refs } = openRefs(repository, scratch);
    const branch = await readRef(refs, `refs/heads/autorize-work/${loaded.plan}`);
    const branchHead = branch ?? (await readHead(repository, refs));
    if (branchHead === undefined) return undefined;
    const paths = await listPaths(refs, branchHead);
    return { name: branchHead.slice(0, 12), has: (path) => paths.has(path) };
  } finally {
    removeTree(scratch);
  }
}

async function listPaths(refs: Git, commit: string): Promise<ReadonlySet<string>> {
  const { stdout } = await refs(['ls-tree', '-r', '-z', '--name-only', '--full-tree', '--end-of-options', commit]);
  return new Set(splitNul(stdout).map(decodePath));
}
