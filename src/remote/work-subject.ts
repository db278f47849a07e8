/**
 * A plan as a server holds it: the branch `autorize-work/PLAN`, and the ref `refs/autorize-ledger/work.PLAN` with the journal,
 * the receipts and what they speak of, but for what agents printed.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ContractError, IntegrityError, PreconditionError } from '../base/errors.ts';
import { type Finding, isAllSound } from '../base/finding.ts';
import { reportedUsage, reportMark } from '../base/reported-attempt.ts';
import { quoted } from '../base/text.ts';
import type { Host } from '../kernel/host.ts';
import { moveRef, readRef } from '../kernel/refs.ts';
import { openRefs } from '../kernel/user-repository.ts';
import { foldHistory, type History, namedReceipts } from '../workitem/history.ts';
import { USAGE_FILE } from '../workitem/item-turn.ts';
import { INTENT_TRAILER } from '../workitem/landing.ts';
import { lockWork } from '../workitem/opening.ts';
import { type Receipt, receiptSchema } from '../workitem/receipt.ts';
import { decodeUsage } from '../workitem/run-usage.ts';
import { auditWork, findForbiddenLandings } from '../workitem/shared-records.ts';
import { acceptStart, findStartIssues } from '../workitem/start-checks.ts';
import { createWorkFolders, readWorkJournal, type WorkPlace, workPlaceAt } from '../workitem/store.ts';
import { verifyWorkAt } from '../workitem/verify.ts';
import { recordsIn } from './state-commit.ts';
import {
  type Keep,
  NOTHING,
  requireSound,
  type SharedRecords,
  type StateFiles,
  type Subject,
  type UnacceptedAttempt,
} from './subject.ts';

const JOURNAL = 'journal.jsonl';
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const FILE = new RegExp(
  `^(?:journal\\.jsonl|receipts/${ID}\\.json|runs/${ID}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}|tools/[0-9a-f]{64}\\.mjs)$`,
);
// What an agent printed can hold any key that it was given.
const PRIVATE = /\/agent\.std(?:out|err)$/;

function isStateFile(path: string): boolean {
  return FILE.test(path) && !PRIVATE.test(path);
}

// Names that runs give their files: what is named for a test runner or a build is loaded wherever it lies.
const OF_RUN =
  /^runs\/[^/]+\/(?:RECEIPT\.json|work-item\.json|usage\.json|proposal\.json|prompt\.md|changes\.patch|agentrun-tools\.jsonl|replay-agent-\d+\.sh|[^/]+\.(?:stdout|stderr|output))$/;
const isRestored = (path: string): boolean => isStateFile(path) && (!path.startsWith('runs/') || OF_RUN.test(path));

/** The description of a plan. */
export function workSubject(
  {
    place,
    plan,
    permit,
    tests = [],
  }: {
    readonly place: WorkPlace;
    readonly plan: string;
    readonly permit: readonly string[];
    /** The commands that test its items; left out: the plan is not here. */
    readonly tests?: readonly string[];
  },
  host: Host,
): Subject {
  const { repository, folder } = place;
  const branch = `refs/heads/autorize-work/${plan}`;
  const readHere = (path: string): Buffer | undefined => {
    const file = join(folder, path);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const decode = (files: StateFiles | Here): SharedRecords => sharedOf(files, { plan, branch });
  return {
    // The dot is in no name of an experiment.
    ...{ name: `work.${plan}`, repository, folder, branches: branch, isStateFile, isRestored },
    list() {
      if (!existsSync(place.journal)) return [];
      const named = [...namedReceipts(foldHistory(readWorkJournal(place)))];
      const of = (each: string): string[] => (existsSync(join(folder, each)) ? readdirSync(join(folder, each)) : []);
      // The program beside a run is that of the store.
      const inRun = (id: string): string[] => of(`runs/${id}`).filter((name) => !name.endsWith('.mjs'));
      const runs = named.flatMap((id) => inRun(id).map((name) => `runs/${id}/${name}`));
      const tools = of('tools').map((name) => `tools/${name}`);
      return [JOURNAL, ...named.map((id) => `receipts/${id}.json`), ...runs, ...tools].filter(isStateFile);
    },
    findOwn: () => (existsSync(place.journal) ? JOURNAL : undefined),
    read: () => decode({ get: readHere }),
    decode,
    covered: (files) => coveredByReceipts(files),
    unaccepted: (files) => unacceptedIn(files, { plan, own: { get: readHere } }),
    putAside: () => putAside(place, { branch, host, plan }),
    async settle() {
      createWorkFolders(place);
    },
    audit: () => auditWork(place, { permit, host }),
    findStartIssues: (git, { commit: start }) => findStartIssues(git, { place, commit: start, permit, tests, host }),
    startRemedy: 'To begin at HEAD in place of it: "resume: never", or here: autorize work run',
    lock: () => lockWork(place, host),
    async check({ folder: staged, git }) {
      const there = workPlaceAt(repository, staged);
      const { findings, receipts } = await verifyWorkAt(there, { refs: git, host });
      // What contradicts itself need not be held to anything else.
      if (!isAllSound(findings)) return findings;
      const forbidden = await findForbiddenLandings(git, { place: there, receipts, permit, host });
      return [...findings, ...forbidden.map((detail): Finding => ({ kind: 'wrong', what: 'boundaries', detail }))];
    },
    ignore: () => createWorkFolders(place),
    derived: [],
    async adopt({ branchHead, files, bring, write }) {
      await bring(branch);
      const start = files === undefined ? branchHead : (decode(files).base ?? branchHead);
      acceptStart(place, start, host);
      // What the branch still holds counts, and nothing else does.
      if (files !== undefined) write(files);
      createWorkFolders(place);
      await requireSound({ name: `work.${plan}`, audit: () => auditWork(place, { permit, host }) });
    },
  };
}

type Here = Pick<StateFiles, 'get'>;

const text = z.string();
const commit = text.check(z.regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const landedSchema = z.looseObject({
  kind: z.literal('landed'),
  ...{ id: text, plan: text, item: text, receipt_hash: text, landed_commit: commit, follows: z.optional(commit) },
});
const landingSchema = z.looseObject({ ref: text, old: z.nullable(commit), parent: commit });

function sharedOf(files: Here, { plan, branch }: { readonly plan: string; readonly branch: string }): SharedRecords {
  const raw = recordsIn(files, JOURNAL);
  if (raw.length === 0) return NOTHING;
  const landings = raw.filter(({ kind }) => kind === undefined).map((each) => decoded(landingSchema, each));
  const landed = raw.filter(({ kind }) => kind === 'landed').map((each) => decoded(landedSchema, each));
  const foreign = landings.find(({ ref }) => ref !== branch)?.ref ?? landed.find((each) => each.plan !== plan)?.plan;
  if (foreign !== undefined) throw strange(`what is of ${quoted(foreign, 200)}`);
  const { pending } = historyOf(files);
  const trailer = `${INTENT_TRAILER}: ${pending?.hash}`;
  const isMade = landed.length > 0 || landings.length > 0;
  return {
    count: raw.length,
    branch: isMade ? branch : undefined,
    base: landings[0]?.parent,
    expected: landed.at(-1)?.landed_commit ?? landings[0]?.old ?? undefined,
    isBegun: (_, message) => pending !== undefined && message.split('\n').includes(trailer),
    depth: 2 * landed.length + 3,
    keeps: landed.map((each) => keepOf(files, each)),
    isOver: false,
  };
}

/** What the journal of a state says; throws where a record is none of a run of work items. */
function historyOf(files: Here): History {
  try {
    return foldHistory(recordsIn(files, JOURNAL));
  } catch (error) {
    if (error instanceof ContractError) throw strange(error.message);
    throw error;
  }
}

function keepOf(files: Here, { id, receipt_hash: hash }: z.output<typeof landedSchema>): Keep {
  const receipt = receiptOf(files, id);
  const { before_commit: base, after_commit: after, work_item: item, tool_trace: trace } = receipt;
  if (receipt.id !== id || receipt.receipt_hash !== hash || after === null) {
    throw unsound(`a receipt of ${quoted(receipt.id)} in the place of that of ${quoted(id)}`);
  }
  return {
    hash,
    commit: after,
    base,
    item: item.id,
    ...(trace === 'unavailable' ? {} : { trace }),
    ...usageOf(files, id),
  };
}

const endedSchema = z.looseObject({
  kind: z.literal('ended'),
  ...{ id: text, plan: text, item: text, status: text, receipt_hash: text },
});

/** The attempts at items of the plan that landed nothing, and that the records here do not hold. */
function unacceptedIn(
  files: Here,
  { plan, own }: { readonly plan: string; readonly own: Here },
): readonly UnacceptedAttempt[] {
  const endedIn = (from: Here) =>
    recordsIn(from, JOURNAL).flatMap((each) => (each.kind === 'ended' ? [decoded(endedSchema, each)] : []));
  const here = endedIn(own);
  const known = new Set(here.map(({ receipt_hash: hash }) => hash));
  const reasons = here.map(({ id }) => receiptOf(own, id).reason ?? '');
  const isKnown = (hash: string): boolean =>
    known.has(hash) || reasons.some((reason) => reason.includes(reportMark(hash)));
  return endedIn(files).flatMap(({ id, plan: of, item, status, receipt_hash: hash }) => {
    if (of !== plan || isKnown(hash)) return [];
    const { reason } = receiptOf(files, id);
    return [{ hash, item, name: `item ${quoted(item)}`, outcome: status, reason: reason ?? '', ...usageOf(files, id) }];
  });
}

function usageOf(files: Here, id: string): Pick<Keep, 'usage'> {
  const bytes = files.get(`runs/${id}/${USAGE_FILE}`);
  const usage = bytes === undefined ? undefined : reportedUsage(decodeUsage(bytes.toString('utf8')));
  return usage === undefined ? {} : { usage };
}

/** Journal, receipts that it names, and what those speak of. */
function coveredByReceipts(files: StateFiles): StateFiles {
  const covered = new Set([JOURNAL]);
  for (const id of namedReceipts(historyOf(files))) {
    const path = `receipts/${id}.json`;
    if (!files.has(path)) continue;
    covered.add(path).add(`runs/${id}/RECEIPT.json`);
    const { files: listed, replay_tool: tool } = receiptOf(files, id);
    for (const name of Object.keys(listed)) covered.add(`runs/${id}/${name}`);
    if (tool !== undefined) covered.add(`tools/${tool}.mjs`);
  }
  return new Map([...files].filter(([path]) => covered.has(path)));
}

function receiptOf(files: Here, id: string): Receipt {
  try {
    const result = receiptSchema.safeParse(JSON.parse(String(files.get(`receipts/${id}.json`))));
    if (result.success) return result.data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw unsound(`no receipt ${quoted(id)} that can be read`);
}

function decoded<T extends z.ZodMiniType>(schema: T, raw: unknown): z.output<T> {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  throw strange(`a record without a usable ${quoted(result.error.issues[0]?.path.join('.') || 'shape')}`);
}

const REMEDY = 'See who wrote them; to start again without them: resume: never';

function strange(found: string): PreconditionError {
  return new PreconditionError({ message: `the records of the plan hold ${found}`, remedy: REMEDY });
}

/** The journal and what it names are not of each other. */
function unsound(found: string): IntegrityError {
  return new IntegrityError({ message: `the records of the plan hold ${found}`, remedy: REMEDY });
}

/** Makes room for other records of the same plan: nothing is deleted. */
async function putAside(
  place: WorkPlace,
  { branch, host, plan }: { readonly branch: string; readonly host: Host; readonly plan: string },
): Promise<void> {
  await using _lock = await lockWork(place, host);
  const stamp = host.now().toISOString().replaceAll(/[:.]/g, '-');
  const aside = join(place.folder, 'aside', stamp);
  mkdirSync(aside, { recursive: true });
  // Not among the records: it holds links, which the next command would refuse there.
  const folder = mkdtempSync(join(tmpdir(), 'autorize-aside-'));
  try {
    const { refs } = openRefs(place.repository, folder);
    const at = await readRef(refs, branch);
    if (at !== undefined) {
      await moveRef(refs, { ref: `refs/heads/autorize-archive/work-${plan}-${stamp}`, from: undefined, to: at });
      await refs(['update-ref', '--no-deref', '-d', branch, at]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const name of [JOURNAL, 'receipts', 'runs', 'tools']) {
    if (existsSync(join(place.folder, name))) renameSync(join(place.folder, name), join(aside, name));
  }
  createWorkFolders(place);
}
