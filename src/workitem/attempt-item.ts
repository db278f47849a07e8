/**
 * One work item, from its input to a verdict: turn of the agent, admission, tests.
 * Invariant: nothing of the user's changes here, whatever comes out; what is admitted and tested is one tree, captured
 * once, and that tree is what lands.
 */

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { wellFormed } from '../base/journal-chain.ts';
import { MAX_STATE_BYTES } from '../base/state-size.ts';
import { VERSION } from '../base/version.ts';
import type { ToolTrace } from '../engine/agents/tool-operation.ts';
import type { Change } from '../engine/boundaries/change.ts';
import { redactFiles } from '../engine/boundaries/file-list.ts';
import { NOTHING_PROTECTED } from '../engine/boundaries/protected-files.ts';
import { evaluateTree } from '../engine/evaluation/evaluation.ts';
import { preparingSteps } from '../engine/evaluation/preparing-steps.ts';
import { captureLimits } from '../engine/workspace/capture-settings.ts';
import { evaluationCheckout, workspaceOf } from '../engine/workspace/private-area.ts';
import { writeOwnFile } from '../kernel/own-file-writes.ts';
import { readOwnFile, readOwnText } from '../kernel/own-files.ts';
import type { WorkItem } from '../settings/work-plan.ts';
import type { AdmissionVerdict, RunCapsule } from './admission.ts';
import { admit, artifactsOf, missingPaths } from './admit.ts';
import { allowWork } from './counted-turn.ts';
import { buildDeltas } from './deltas.ts';
import { readItemChange } from './item-change.ts';
import { networkOf, preparedIn, preparingOf } from './preparing.ts';
import { takeProposedItem } from './proposed-item.ts';
import type { ReadyAgent } from './ready-agent.ts';
import { type Receipt, type ReceiptDraft, type RunStatus, uuidV7 } from './receipt.ts';
import { hashOfInputs } from './receipt-seal.ts';
import { keyFact, promptAgent } from './recorded-agent.ts';
import { findUnrecordable } from './recorded-size.ts';
import { requireRunFiles } from './run-files.ts';
import { findSharedTests } from './shared-tests.ts';
import type { TreeState } from './state-hash.ts';
import { runFolder } from './store.ts';
import { parseTestOutput } from './test-output.ts';
import { recordedTrace } from './tool-trace.ts';
import type { WorkRun } from './work-run.ts';

/** The input of a level's items. */
export interface LevelBase {
  readonly commit: string;
  readonly state: TreeState;
  /** The history that they are admitted by, of when the level began: receipts by the state that they ended in. */
  readonly history: ReadonlyMap<string, string>;
}

export type Attempted =
  | { readonly kind: 'ready'; readonly change: Change; readonly draft: ReceiptDraft; readonly folder: string }
  | { readonly kind: 'ended'; readonly draft: ReceiptDraft; readonly folder: string }
  /** The limit of its model ends too late: there is nothing to record. */
  | { readonly kind: 'withheld'; readonly reason: string }
  | { readonly kind: 'aborted' };

export interface ItemRequest {
  readonly item: WorkItem;
  readonly slot: number;
  readonly base: LevelBase;
}

/** What a run has come to so far; what it has not come to is left out. */
interface Found {
  readonly trace?: ToolTrace | undefined;
  readonly capsule?: RunCapsule;
  readonly afterHash?: string;
  readonly admission?: AdmissionVerdict;
  readonly tests?: Receipt['tests'];
}

/** Lets an agent work at an item and judges what it left; lands nothing. */
export async function attemptItem(run: WorkRun, { item, slot, base }: ItemRequest): Promise<Attempted> {
  const { privateArea, host, work } = run;
  const began = { at: host.now(), clock: performance.now() };
  const id = uuidV7(began.at, randomBytes(10));
  const folder = runFolder(run.paths, id);
  mkdirSync(folder);
  const agent = requireAgent(run, item);
  const draft = (status: RunStatus, reason: string | null, found: Found): ReceiptDraft =>
    buildDraft(run, { id, item, agent, base, began, status, reason, found });
  const end = (status: RunStatus, reason: string, found: Found = {}): Attempted => ({
    kind: 'ended',
    folder,
    draft: draft(status, reason, found),
  });
  const missing = missingPaths(item.input_files, base.state);
  if (missing.length > 0) return end('failure', `missing input files: ${missing.join(', ')}`);
  const workspace = workspaceOf(privateArea, slot);
  const { signal } = run;
  const limits = captureLimits(work.capture);
  const proposed = run.proposed?.get(item.id);
  run.activity.begin(item.id, proposed === undefined ? 'agent at work' : 'taking the proposed change');
  const turn =
    proposed === undefined
      ? await allowWork(run, id, {
          ...{ item, agent, work, workspace, slot, folder, limits, signal },
          base: base.commit,
          branch: run.branch,
        })
      : await takeProposedItem(privateArea, { proposed, branchHead: base.commit, folder });
  if (turn.kind === 'aborted' || turn.kind === 'withheld') return turn;
  const { trace } = turn;
  if (turn.kind === 'ended') return end(turn.status, turn.reason, { trace });
  run.activity.begin(item.id, 'checking the change');
  const read = await readItemChange(run, { from: base.commit, tree: turn.tree });
  if (read.kind === 'aborted') return read;
  if (read.kind === 'too-large') return end('denied', read.reason, { trace });
  const { change, after, leaked } = read;
  if (change.changes.length === 0) return end('failure', 'no changes: the agent left everything as it was', { trace });
  const capsule = { artifacts: artifactsOf(change, after), toolTrace: trace, ...buildDeltas(change, run.classify) };
  const excess = findUnrecordable(capsule);
  const found: Found = excess === undefined ? { trace, capsule, afterHash: after.hash } : { trace };
  const isTraced = run.requiresToolTrace;
  const rules = { requiresToolTrace: isTraced, permit: work.permit, programs: privateArea.programs };
  const admission = admit(rules, { item, capsule, change, hash: after.hash, history: base.history });
  if (leaked !== undefined) return end('denied', leaked, { ...found, admission: { ok: false, reason: leaked } });
  if (!admission.ok) return end('denied', admission.reason, { ...found, admission });
  if (excess !== undefined) return end('denied', excess, { ...found, admission: { ok: false, reason: excess } });
  const absent = missingPaths(item.output_files, after);
  if (absent.length > 0) return end('failure', `missing output files: ${absent.join(', ')}`, { ...found, admission });
  run.activity.begin(item.id, 'running the tests');
  const tested = await testTree(run, { item, tree: turn.tree, slot, folder, agent, name: 'test' });
  if (tested.kind === 'aborted') return tested;
  const { tests } = tested;
  if (tested.kind === 'ended') {
    const shared = await explainFailure(run, { item, tree: turn.tree, slot, agent, tested });
    return end(tested.status, `${tested.reason}${shared}`, { ...found, admission, tests });
  }
  run.activity.begin(item.id, 'waiting to land');
  return { kind: 'ready', change, folder, draft: draft('success', null, { ...found, admission, tests }) };
}

/** What makes the tests fail besides the change itself: only a check in one checkout shows it. */
async function explainFailure(
  run: WorkRun,
  { tested, ...request }: Omit<TestRequest, 'folder' | 'name'> & { readonly tested: Tested },
): Promise<string> {
  if (tested.kind !== 'ended' || tested.status === 'timeout') return '';
  const { privateArea, work, signal } = run;
  const found = await findSharedTests(privateArea, { ...request, work, signal });
  if (found === undefined) return '';
  const sentence = `${found}; make it build.command`;
  run.sharedTests.push(sentence);
  return `; ${sentence}`;
}

/** An item that is not even begun here, as a run that came to nothing. */
export function refuseItem(
  run: WorkRun,
  { item, base }: Omit<ItemRequest, 'slot'>,
  { reason, status = 'failure' }: { readonly reason: string; readonly status?: RunStatus },
): Extract<Attempted, { kind: 'ended' }> {
  const began = { at: run.host.now(), clock: performance.now() };
  const id = uuidV7(began.at, randomBytes(10));
  const folder = runFolder(run.paths, id);
  mkdirSync(folder);
  const agent = requireAgent(run, item);
  const draft = buildDraft(run, { id, item, agent, base, began, status, reason, found: {} });
  return { kind: 'ended', draft, folder };
}

function requireAgent({ agents }: WorkRun, { agent_id: id }: WorkItem): ReadyAgent {
  const agent = agents.get(id);
  if (agent === undefined) throw new Error('an item without an agent passed the check of the plan');
  return agent;
}

export interface TestRequest {
  readonly item: WorkItem;
  readonly tree: string;
  readonly slot: number;
  readonly folder: string;
  readonly agent: ReadyAgent;
  /** Of its logs. */
  readonly name: string;
}

export type Tested =
  | { readonly kind: 'passed'; readonly tests: Receipt['tests'] }
  | {
      readonly kind: 'ended';
      readonly status: 'failure' | 'timeout';
      readonly reason: string;
      readonly tests: Receipt['tests'];
    }
  | { readonly kind: 'aborted' };

/** Runs an item's test command in a fresh checkout of a tree; an item without one passes. */
export async function testTree(run: WorkRun, request: TestRequest): Promise<Tested> {
  const { item, tree, slot, folder, agent, name } = request;
  const { test_command: command, constraints } = item;
  if (command === undefined) return { kind: 'passed', tests: null };
  const logs = join(folder, name);
  const step = {
    name,
    kind: 'guards',
    title: 'the test command',
    command,
    timeoutMs: constraints.timeout_ms,
    logs,
  } as const;
  const atLevel = { ...run.privateArea, level: agent.level };
  const evaluation = await evaluateTree(atLevel, {
    checkout: evaluationCheckout(atLevel, slot),
    tree,
    protectedFiles: NOTHING_PROTECTED,
    steps: [
      ...preparingSteps(preparingOf(run.privateArea, { work: run.work, agent, folder, name })),
      { ...step, network: networkOf(run.work, agent).guards },
    ],
    teardown: undefined,
    variables: {},
    signal: run.signal,
    asks: 'exit',
  });
  if (evaluation.kind === 'aborted') return evaluation;
  requireRunFiles(folder, []);
  const output = joinLogs(logs);
  const outcome =
    evaluation.kind === 'ran' ? 'passed' : evaluation.kind === 'failed' && evaluation.timedOut ? 'timeout' : 'failed';
  const counts = parseTestOutput(output);
  const tests = {
    command,
    outcome,
    passed: counts?.passed ?? null,
    failed: counts?.failed ?? null,
    output: `${name}.output`,
  } as const;
  if (evaluation.kind === 'ran') return { kind: 'passed', tests };
  const status = outcome === 'timeout' ? 'timeout' : 'failure';
  const share =
    counts === undefined || counts.failed === 0 ? '' : `${counts.failed} of ${counts.passed + counts.failed}; `;
  return { kind: 'ended', status, reason: `Tests failed: ${share}${evaluation.reason}`, tests };
}

/** What the test command printed, in one file: some programs count on the one stream, some on the other. */
function joinLogs(logs: string): string {
  const texts = ['stdout', 'stderr'].map((stream) => {
    const path = `${logs}.${stream}`;
    return existsSync(path) ? readOwnText(path) : '';
  });
  const text = texts.filter((each) => each !== '').join('\n');
  writeOwnFile(`${logs}.output`, text);
  for (const stream of ['stdout', 'stderr', 'output']) cutLog(`${logs}.${stream}`);
  return text;
}

/** Takes the beginning off a log that is too large; test programs count at the end. */
function cutLog(path: string): void {
  if (!existsSync(path) || statSync(path).size <= MAX_STATE_BYTES) return;
  const bytes = readOwnFile(path) ?? Buffer.alloc(0);
  const retained = bytes.subarray(bytes.length - (MAX_STATE_BYTES >> 1));
  writeOwnFile(path, `[autorize: ${bytes.length - retained.length} bytes before this were not recorded]\n${retained}`);
}

interface Drafting {
  readonly id: string;
  readonly item: WorkItem;
  readonly agent: ReadyAgent;
  readonly base: LevelBase;
  readonly began: { readonly at: Date; readonly clock: number };
  readonly status: RunStatus;
  readonly reason: string | null;
  readonly found: Found;
}

function buildDraft(run: WorkRun, { id, item, agent, base, began, status, reason, found }: Drafting): ReceiptDraft {
  const { host, plan, branch } = run;
  const { trace, capsule, admission, tests = null, afterHash = null } = found;
  const { artifacts = [], deltaO = [], deltaPi = [], deltaLambda = [], deltaQ = [] } = capsule ?? {};
  const draft: ReceiptDraft = {
    schema_version: 1,
    id,
    plan,
    branch,
    status,
    reason,
    work_item: item,
    work_item_hash: inputsHash(run, item, agent),
    agent: promptAgent(agent),
    started_at: began.at.toISOString(),
    ended_at: host.now().toISOString(),
    execution_time_ms: Math.round(performance.now() - began.clock),
    before_commit: base.commit,
    before_hash: base.state.hash,
    after_commit: null,
    after_hash: afterHash,
    landed_commit: null,
    landed_hash: null,
    artifacts: [...artifacts],
    deltaO: [...deltaO],
    deltaPi: [...deltaPi],
    deltaLambda: [...deltaLambda],
    deltaQ: [...deltaQ],
    tool_trace: trace === undefined ? 'unavailable' : [...recordedTrace(trace)],
    admission: admission === undefined ? null : admission.ok ? { ok: true, reason: null } : admission,
    tests,
    sandbox: agent.level.kind,
    ...(run.proposed === undefined ? keyFact(agent) : {}),
    environment: {
      ...{ autorize: VERSION, node: host.system.node, git: run.gitVersion },
      ...{ platform: host.system.platform, arch: host.system.arch },
      ...run.privateArea.resources.facts,
    },
    ...preparedIn(run.work),
    files: {},
  };
  // What the plan says is hashed as it is.
  const unredacted = { work_item: draft.work_item, agent: draft.agent, ...preparedIn(run.work) };
  const plain = { ...run.secrets.redactDeep(draft), ...unredacted };
  return wellFormed(plain) as ReceiptDraft;
}

/** Whether a run that landed was of this item and its agent as they are now. */
export function isSameItem(
  run: Pick<WorkRun, 'blake3' | 'agents'>,
  item: WorkItem,
  landed: { readonly work_item_hash: string } | undefined,
): boolean {
  const agent = run.agents.get(item.agent_id);
  return agent !== undefined && landed?.work_item_hash === inputsHash(run, item, agent);
}

/** The same item for the same agent has the same hash. */
function inputsHash({ blake3 }: Pick<WorkRun, 'blake3'>, item: WorkItem, agent: ReadyAgent): string {
  return hashOfInputs(wellFormed(item), wellFormed(promptAgent(agent)) as Receipt['agent'], blake3);
}

/** BLAKE3 of every file of a run's folder, each without keys of the agents but for what replays the run. */
export function hashFiles(
  { blake3, secrets }: Pick<WorkRun, 'blake3' | 'secrets'>,
  folder: string,
): Record<string, string> {
  redactFiles(folder, secrets, (name) => !/\.(?:patch|sh|mjs)$/.test(name));
  const names = readdirSync(folder).sort((one, other) => (one < other ? -1 : 1));
  return Object.fromEntries(names.map((name) => [name, blake3(readFileSync(join(folder, name)))]));
}
