/** What `doctor` finds in the repository and in the experiment's records. Nothing is changed. */
import { existsSync } from 'node:fs';
import { plural } from '../../base/text.ts';
import type { Check } from '../../doctor/check.ts';
import type { Checkup } from '../../doctor/checkup.ts';
import { checkGit, checkHead, describeWorkTree } from '../../doctor/repository-checks.ts';
import { requireUndisclosed } from '../../engine/evaluation/leaked-commands.ts';
import type { Host } from '../../kernel/host.ts';
import type { RefsPaths } from '../../kernel/user-refs.ts';
import { hasSecrets, secretTexts } from '../config/secret-commands.ts';
import { findBranch, mayMerge } from '../ledger/branch.ts';
import { branchOf } from '../ledger/branch-name.ts';
import { findBase } from '../ledger/fold.ts';
import { findInFlight } from '../ledger/in-flight.ts';
import { listUncommitted, requireCommit, requireHoldoutHere } from '../ledger/opening.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { type ExperimentPaths, type LoadedConfig, readLedger, readState } from '../ledger/store.ts';
import { describeBaseBehind } from '../maintenance/base-distance.ts';
import { compareRules, findDecisionIssue } from '../maintenance/config-change.ts';
import { describeArchiving, describeBehind, describeRules } from './diagnosis.ts';

export interface Found {
  /** Where HEAD is, if it is anywhere. */
  readonly head: string | undefined;
  /** The commit that the experiment starts from, if it is there. */
  readonly base: string | undefined;
  /** The commit that is judged: the base of the run that is recorded, else HEAD. */
  readonly judged: string | undefined;
  readonly records: readonly IterationRecord[];
}

export interface Subject {
  readonly paths: ExperimentPaths;
  readonly refs: RefsPaths;
  readonly loaded: LoadedConfig | undefined;
  readonly host: Host;
}

/** Looks at git, ledger, work tree, base and branch. */
export async function checkRepository(checkup: Checkup, { paths, refs, loaded, host }: Subject): Promise<Found> {
  const merges = loaded !== undefined && mayMerge(loaded.config);
  const records = checkLedger(checkup, paths);
  if (existsSync(paths.archiving)) checkup.add(describeArchiving(paths.name));
  await checkGit(checkup, refs.refs, { merges });
  const head = await checkHead(checkup, { repository: paths.repository, refs: refs.refs });
  if (head === undefined) return { head: undefined, base: undefined, judged: undefined, records };
  const changed = await listUncommitted(paths, { ...refs, head, parentEnv: host.env });
  checkup.add(describeWorkTree({ changed, isRecorded: records.length > 0 }));
  const base = findBase(records, readState(paths)) ?? head;
  const hasBase = await checkup.look({ id: 'base', title: 'base commit' }, async () => {
    await requireCommit(refs.refs, { commit: base, name: paths.name });
    return base === head ? `${base}, which is HEAD` : base;
  });
  if (hasBase && records.length === 0)
    checkup.add(...describeBehind(await describeBaseBehind(refs.refs, { name: paths.name, base, head })));
  await checkup.look({ id: 'branch', title: 'branch' }, async () => {
    const { commit } = await findBranch({ paths, refs: refs.refs, base, records });
    const branch = branchOf(paths.name);
    return commit === undefined ? `${branch} is made when a run begins` : `${branch} is where the ledger says`;
  });
  const known = hasBase ? base : undefined;
  return { head, base: known, judged: records.length > 0 ? known : head, records };
}

/** Whether the next run continues the one that is recorded. */
export async function checkRules(
  checkup: Checkup,
  { paths, refs, loaded, host, base, head, records }: Subject & Found,
): Promise<void> {
  if (loaded === undefined || base === undefined || head === undefined || records.length === 0) return;
  const issue = findDecisionIssue(paths);
  if (issue !== undefined) checkup.add({ id: 'decisions', verdict: 'problem', title: 'decisions.jsonl', ...issue });
  const compared = await compareRules({ paths, config: loaded.config, refs: refs.refs, head }, host);
  if (compared.kind !== 'same') checkup.add(describeRules(paths.name, compared));
}

/** Whether agents can read the holdout's command in what their workspaces are made of. */
export async function checkHoldout(
  checkup: Checkup,
  { paths, refs, loaded, base, host }: Subject & Found,
): Promise<void> {
  if (loaded === undefined || base === undefined) return;
  if (!hasSecrets(loaded.config, host.env)) return;
  const texts = secretTexts(loaded.config, host.env);
  await checkup.look({ id: 'holdout', title: 'holdout' }, async () => {
    await requireUndisclosed(refs.refs, { restart: `autorize run ${paths.name} --fresh`, commit: base, texts });
    requireHoldoutHere(paths, loaded.config, host);
    return 'what agents work on does not have its command';
  });
}

function checkLedger(checkup: Checkup, paths: ExperimentPaths): readonly IterationRecord[] {
  const { records, problem, tornBytes } = readLedger(paths);
  const check: Pick<Check, 'id' | 'title'> = { id: 'ledger', title: 'ledger' };
  const inFlight = findInFlight(paths, records);
  if (problem !== undefined) {
    const { file = '', line = 0, found, remedy } = problem;
    checkup.add({ ...check, verdict: 'problem', detail: `${file}:${line}: ${found}`, remedy });
  } else if (inFlight.length > 0) {
    const detail = `iteration ${inFlight.join(', ')} was in progress when the last run ended`;
    checkup.add({ ...check, verdict: 'warning', detail, remedy: `Resume it: autorize resume ${paths.name}` });
  } else {
    const torn = tornBytes > 0 ? `; ${tornBytes} bytes of a line that was never finished will be cut off` : '';
    const detail = records.length === 0 ? 'no record yet' : `${plural(records.length, 'record')}, unbroken`;
    checkup.add({ ...check, verdict: 'ok', detail: `${detail}${torn}` });
  }
  return records;
}
