/**
 * Completing a landing that a killed run began, or dropping it.
 * Invariant: the branch moves only to a commit that the run of an item could have landed: an intent may have come from
 * elsewhere. It is checked as the receipt that it becomes, in the chain of the others, by the rules of its plan.
 * Crash: nothing is written before `finishLanding` or `dropLanding`.
 */

import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { canonicalJson } from '../base/canonical-json.ts';
import { describeFirst } from '../base/finding.ts';
import { wellFormed } from '../base/journal-chain.ts';
import { quoted } from '../base/text.ts';
import { isKnownStart } from '../engine/acceptance/known-start.ts';
import { decideAdmission } from '../engine/boundaries/boundaries.ts';
import { readChange } from '../engine/boundaries/change.ts';
import { storeFolder } from '../engine/workspace/private-area.ts';
import { isAncestor } from '../kernel/ancestry.ts';
import { GitError } from '../kernel/git.ts';
import { findStore, type GitStore, treeIdOf } from '../kernel/git-store.ts';
import type { Host } from '../kernel/host.ts';
import { readUserPrograms } from '../kernel/user-programs.ts';
import type { WorkFile } from '../settings/work-plan.ts';
import { admit, artifactsOf, missingPaths, type WorkRuleSettings, workRules } from './admit.ts';
import { buildDeltas, createClassifier } from './deltas.ts';
import type { History, Landing } from './history.ts';
import { findLanded, INTENT_TRAILER } from './landed.ts';
import { completeReceipt, dropLanding, finishLanding, type RecoveryRequest } from './landing.ts';
import { commitMessage, mergeMessage } from './landing-message.ts';
import { findPlan } from './opening.ts';
import { type Receipt, receiptSchema } from './receipt.ts';
import { hashOfInputs } from './receipt-seal.ts';
import { staysHere } from './run-files.ts';
import { StateHasher } from './state-hash.ts';
import { historyIn, runFolder, toolPath } from './store.ts';

interface BegunRequest extends RecoveryRequest {
  /** The plan that is run, by its name and by its file. */
  readonly plan: string;
  readonly work: WorkFile;
  /** There is no plan besides the item that is run. */
  readonly isAlone: boolean;
  readonly requiresToolTrace: boolean;
  /** The commit that is checked out. */
  readonly head: string;
  readonly host: Host;
}

/** Ends a landing that a killed run began; says in a sentence why it was dropped, where no run could have begun it so. */
export async function finishBegun(request: BegunRequest): Promise<string | undefined> {
  const { paths, journal, refs, folder } = request;
  const { pending, unusable } = historyIn(journal);
  if (unusable !== undefined) {
    dropLanding({ paths, journal }, unusable as unknown as Landing);
    return droppedNote(['its record is none of a landing']);
  }
  if (pending === undefined) return undefined;
  const { landing, hash } = pending;
  const { ref, old } = landing;
  const trailer = `${INTENT_TRAILER}: ${hash}`;
  // What the branch holds is a matter of `verify`: nothing moves any more.
  const isHeld = (await findLanded(refs, { ref, old, trailer })) !== undefined;
  const store = findStore({ folder: storeFolder(folder), base: landing.draft.store_base });
  const issues = isHeld || store === undefined ? [] : await begunIssues(request, landing, store);
  if (issues.length === 0) {
    await finishLanding(request);
    return undefined;
  }
  dropLanding({ paths, journal }, landing);
  return droppedNote(issues);
}

function droppedNote(issues: readonly string[]): string {
  return `a landing that was begun is not one of a run here and was dropped: ${describeFirst(issues) ?? ''}`;
}

async function begunIssues(request: BegunRequest, landing: Landing, store: GitStore): Promise<readonly string[]> {
  const parsed = receiptSchema.safeParse(completeReceipt(landing, landing.parent, request.blake3));
  if (!parsed.success) return ['its record is none of a landing'];
  const receipt = parsed.data;
  const { plan, host } = request;
  const work = receipt.plan === plan ? request.work : await findPlan(receipt.plan, host);
  const programs = await readUserPrograms(request.paths.repository, host.env);
  const settings = { permit: work?.permit ?? [], programs };
  const checking: Checking = {
    ...{ ...request, landing, receipt, store, settings },
    history: historyIn(request.journal),
    work: receipt.plan === plan && request.isAlone ? undefined : work,
  };
  const issues = [...chainIssues(checking), ...itemIssues(checking), ...fileIssues(checking)];
  if (issues.length > 0) return issues;
  try {
    const ofLine = await lineIssues(checking);
    return ofLine.length > 0 ? ofLine : await changeIssues(checking);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return [`git cannot read what it speaks of: ${error.message}`];
  }
}

interface Checking extends Omit<BegunRequest, 'work'> {
  readonly landing: Landing;
  readonly receipt: Receipt;
  readonly store: GitStore;
  readonly history: History;
  readonly settings: WorkRuleSettings;
  /** The plan of the receipt; undefined where nobody knows it. */
  readonly work: WorkFile | undefined;
}

/** Whether it continues the chain of the receipts that landed. */
function chainIssues({ landing, receipt, history, journal }: Checking): string[] {
  const { ref, old, parent, merged, iter, draft } = landing;
  const { plan, branch, id, before_commit: before } = receipt;
  const issues: string[] = [];
  const require = (isRight: boolean, issue: string): void => void (isRight || issues.push(issue));
  require(ref === `refs/heads/${branch}` &&
    branch === `autorize-work/${plan}`, `it moves ${quoted(ref, 200)}, which is not the branch of its plan`);
  require(old === null || old === parent, 'it is not based on the head of its branch');
  require((merged === undefined) === (before === parent), 'it merges otherwise than its input says');
  require(draft.follows === undefined || draft.follows === parent, 'the checkout would follow another commit');
  require(iter === history.landed.length + 1, `it is landing ${iter} of ${history.landed.length + 1}`);
  require(draft.previous ===
    (history.landed.at(-1)?.receipt_hash ?? null), 'its receipt does not follow the one before it');
  const isTaken = journal.records.some((each) => each.kind !== undefined && each.id === id);
  require(!isTaken, `the run ${id} was concluded before`);
  const message = merged === undefined ? commitMessage(receipt) : mergeMessage(receipt);
  require(landing.message === wellFormed(message), 'its message is not the one of its receipt');
  require(landing.date === receipt.ended_at, 'its time is not the one of its receipt');
  return issues;
}

/** Whether its item is one of the plan, and its receipt says what that of an item must to land. */
function itemIssues({ receipt, work, blake3, requiresToolTrace }: Checking): string[] {
  const { status, reason, work_item: item, agent, admission, tests, tool_trace: trace } = receipt;
  const issues: string[] = [];
  if (status !== 'success' || reason !== null) issues.push(`its status is ${quoted(status)}`);
  const planned = work?.items.find(({ id }) => id === item.id);
  const isPlanned = planned !== undefined && canonicalJson(wellFormed(planned)) === canonicalJson(item);
  if (work !== undefined && !isPlanned) issues.push(`the plan has no such item ${quoted(item.id)}`);
  if (agent.id !== item.agent_id || receipt.work_item_hash !== hashOfInputs(item, agent, blake3)) {
    issues.push('work_item_hash is not the hash of its item and agent');
  }
  if (admission?.ok !== true) issues.push('it was not admitted');
  if (requiresToolTrace && trace === 'unavailable') issues.push('it has no tool trace');
  const { test_command: command } = item;
  const isTested = command === undefined ? tests === null : tests?.command === command && tests.outcome === 'passed';
  if (!isTested) issues.push('its tests did not pass');
  return issues;
}

/** Whether the files of its run are those that the receipt names. */
function fileIssues({ receipt, paths: place, blake3 }: Checking): string[] {
  const { id, files, replay_tool: tool } = receipt;
  const paths = Object.entries(files).map(
    ([name, hash]) => [name, join(runFolder(place, id), basename(name)), hash] as const,
  );
  if (tool !== undefined) paths.push(['the program that replays it', toolPath(place, tool), tool]);
  return paths.flatMap(([name, path, hash]) => {
    if (!existsSync(path) && staysHere(name)) return [];
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return [`${quoted(name)} of its run is gone`];
    return blake3(readFileSync(path)) === hash ? [] : [`${quoted(name)} of its run was changed`];
  });
}

/** Whether what it stands on is the user's, or landed before. */
async function lineIssues({ landing, receipt, refs, folder, store, head, history }: Checking): Promise<string[]> {
  const { old, parent, merged } = landing;
  const { before_commit: before, after_hash: hash } = receipt;
  const issues: string[] = [];
  const isOfUser =
    old !== null || isKnownStart(folder, parent) || (await isAncestor(refs, { base: parent, branchHead: head }));
  if (!isOfUser) {
    issues.push(`it begins at ${parent}, which what is checked out does not hold`);
  }
  if (!(await isAncestor(refs, { base: before, branchHead: parent })))
    issues.push('its input does not lead to its branch');
  if (merged !== undefined) {
    const { stdout } = await store.git(['rev-list', '--parents', '-n', '1', '--end-of-options', merged, '--']);
    if (stdout.toString().trim() !== `${merged} ${before}`) issues.push('what it merges does not stand on its input');
  }
  for (const earlier of history.landed) {
    if (earlier.after_hash !== hash) continue;
    const isBefore = await isAncestor(refs, { base: earlier.landed_commit, branchHead: before });
    if (isBefore) issues.push(`Duplicate output hash: already produced by ${earlier.id}`);
  }
  return issues;
}

/** Whether its trees are those of its receipt, and admitted. */
async function changeIssues({
  landing,
  receipt,
  store,
  blake3,
  work,
  settings,
  requiresToolTrace,
}: Checking): Promise<string[]> {
  const { parent, merged, tree: landed } = landing;
  const { before_commit: before, work_item: item, tool_trace: trace } = receipt;
  const hasher = new StateHasher(store.git, blake3);
  const tree = merged === undefined ? landed : await treeIdOf(store, merged);
  const after = await hasher.hashTree(tree);
  const states = [
    ['before_commit', (await hasher.hashTree(before)).hash, receipt.before_hash],
    ['after_commit', after.hash, receipt.after_hash],
    ['landed_commit', (await hasher.hashTree(landed)).hash, receipt.landed_hash],
  ] as const;
  const wrong = states.filter(([, found, expected]) => found !== expected);
  if (wrong.length > 0) return wrong.map(([name]) => `the state of ${name} is not that of its receipt`);
  const change = await readChange(store, { from: before, tree });
  const artifacts = artifactsOf(change, after);
  const issues: string[] = [];
  if (canonicalJson(artifacts) !== canonicalJson(receipt.artifacts)) issues.push('its artifacts are not its change');
  if (artifacts.length === 0) issues.push('it changes nothing');
  const deltas = buildDeltas(change, createClassifier(work?.classes ?? {}));
  const capsule = { artifacts, toolTrace: trace === 'unavailable' ? undefined : trace, ...deltas };
  const asked = { item, capsule, change, hash: after.hash, history: new Map<string, string>() };
  const verdict = admit({ ...settings, requiresToolTrace }, asked);
  if (!verdict.ok) issues.push(verdict.reason);
  const absent = missingPaths(item.output_files, after);
  if (absent.length > 0) issues.push(`missing output files: ${absent.join(', ')}`);
  if (merged !== undefined) {
    const sizes = { maxFiles: undefined, maxDiffLines: undefined };
    const whole = await readChange(store, { from: parent, tree: landed });
    const admission = decideAdmission(whole, { ...workRules(settings), ...sizes });
    if (admission.kind === 'denied') issues.push(...admission.reasons);
  }
  return issues;
}
