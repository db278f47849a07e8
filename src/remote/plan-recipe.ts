/**
 * A plan as a server holds it: the branch `autorize-work/PLAN`, and the ref `refs/autorize-ledger/work.PLAN` with the journal,
 * the receipts and what they speak of, but for what agents printed.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ContractError } from '../base/errors.ts';
import { reportMark } from '../base/reported-attempt.ts';
import { quoted } from '../base/text.ts';
import type { Host } from '../kernel/host.ts';
import { moveRef, readRef } from '../kernel/refs.ts';
import { openRefs } from '../kernel/user-refs.ts';
import { foldHistory, type History, namedReceipts } from '../workitem/history.ts';
import { INTENT_TRAILER } from '../workitem/landed.ts';
import { lockWork } from '../workitem/opening.ts';
import { type Receipt, receiptSchema } from '../workitem/receipt.ts';
import { staysHere } from '../workitem/run-files.ts';
import { decodeUsage, USAGE_FILE } from '../workitem/run-usage.ts';
import { auditWork, findForbiddenLandings } from '../workitem/shared-records.ts';
import { acceptStart, findStartIssues } from '../workitem/start-checks.ts';
import { createWorkFolders, readWorkJournal, type WorkPaths, workPathsAt } from '../workitem/store.ts';
import { verifyWorkAt } from '../workitem/verify.ts';
import { recordsIn } from './state-commit.ts';
import {
  type AcceptedChange,
  NOTHING,
  openSubject,
  requireSound,
  type SharedRecords,
  type StateFiles,
  type StateRecords,
  type Subject,
  strangeRecords,
  unsoundRecords,
  usageOf,
} from './subject.ts';

const JOURNAL = 'journal.jsonl';
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const FILE = new RegExp(
  `^(?:journal\\.jsonl|receipts/${ID}\\.json|runs/${ID}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}|tools/[0-9a-f]{64}\\.mjs)$`,
);
function isStateFile(path: string): boolean {
  return FILE.test(path) && !staysHere(path.slice(path.lastIndexOf('/') + 1));
}

// Names that runs give their files: what is named for a test runner or a build is loaded wherever it lies.
const OF_RUN =
  /^runs\/[^/]+\/(?:RECEIPT\.json|work-item\.json|usage\.json|proposal\.json|prompt\.md|changes\.patch|agentrun-tools\.jsonl|replay-agent-\d+\.sh|[^/]+\.(?:stdout|stderr|output))$/;
const isRestored = (path: string): boolean => isStateFile(path) && (!path.startsWith('runs/') || OF_RUN.test(path));

/** The state of a plan. */
export function planSubject(
  {
    paths,
    plan,
    permit,
    tests = [],
  }: {
    readonly paths: WorkPaths;
    readonly plan: string;
    readonly permit: readonly string[];
    /** The commands that test its items; left out: the plan is not here. */
    readonly tests?: readonly string[];
  },
  host: Host,
): Subject {
  const { repository, folder } = paths;
  const branch = `refs/heads/autorize-work/${plan}`;
  const readHere = (path: string): Buffer | undefined => {
    const file = join(folder, path);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const parse = (files: Here): StateRecords => recordsOf(files, { plan, branch });
  return openSubject({
    // The dot is in no name of an experiment.
    ...{ name: `work.${plan}`, repository, folder, branches: branch, isStateFile, isRestored, derived: [] },
    list() {
      if (!existsSync(paths.journal)) return [];
      const named = [...namedReceipts(foldHistory(readWorkJournal(paths)))];
      const of = (each: string): string[] => (existsSync(join(folder, each)) ? readdirSync(join(folder, each)) : []);
      // The program beside a run is that of the store.
      const inRun = (id: string): string[] => of(`runs/${id}`).filter((name) => !name.endsWith('.mjs'));
      const runs = named.flatMap((id) => inRun(id).map((name) => `runs/${id}/${name}`));
      const tools = of('tools').map((name) => `tools/${name}`);
      return [JOURNAL, ...named.map((id) => `receipts/${id}.json`), ...runs, ...tools].filter(isStateFile);
    },
    findOwn: () => (existsSync(paths.journal) ? JOURNAL : undefined),
    here: () => parse({ get: readHere }),
    parse,
    archive: () => archive(paths, { branch, host, plan }),
    async finishRestore() {
      createWorkFolders(paths);
    },
    audit: () => auditWork(paths, { permit, host }),
    findStartIssues: (git, { commit: start }) => findStartIssues(git, { paths, commit: start, permit, tests, host }),
    startRemedy: 'To begin at HEAD in place of it: "resume: never", or here: autorize work run',
    lock: () => lockWork(paths, host),
    async verify({ folder: at, git }) {
      const there = workPathsAt(repository, at);
      const { findings, receipts } = await verifyWorkAt(there, { refs: git, host });
      return {
        findings,
        findForbidden: () => findForbiddenLandings(git, { paths: there, receipts, permit, host }),
      };
    },
    ignore: () => createWorkFolders(paths),
    async adopt({ branchHead, files, bring, write }) {
      await bring(branch);
      const start = files === undefined ? branchHead : (parse(files).shared.base ?? branchHead);
      acceptStart(paths, start, host);
      // What the branch still holds counts, and nothing else does.
      if (files !== undefined) write(files);
      createWorkFolders(paths);
      await requireSound({ name: `work.${plan}`, audit: () => auditWork(paths, { permit, host }) });
    },
  });
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
  if (foreign !== undefined) throw strangeRecords(`what is of ${quoted(foreign, 200)}`);
  const { pending } = historyOf(files);
  const trailer = `${INTENT_TRAILER}: ${pending?.hash}`;
  const isCreated = landed.length > 0 || landings.length > 0;
  return {
    count: raw.length,
    branch: isCreated ? branch : undefined,
    base: landings[0]?.parent,
    expected: landed.at(-1)?.landed_commit ?? landings[0]?.old ?? undefined,
    isBegun: (_, message) => pending !== undefined && message.split('\n').includes(trailer),
    depth: 2 * landed.length + 3,
    accepted: landed.map((each) => acceptedChangeOf(files, each)),
    isOver: false,
  };
}

/** What the journal of a state says; throws where a record is none of a run of work items. */
function historyOf(files: Here): History {
  try {
    return foldHistory(recordsIn(files, JOURNAL));
  } catch (error) {
    if (error instanceof ContractError) throw strangeRecords(error.message);
    throw error;
  }
}

function acceptedChangeOf(files: Here, { id, receipt_hash: hash }: z.output<typeof landedSchema>): AcceptedChange {
  const receipt = receiptOf(files, id);
  const { before_commit: base, after_commit: after, work_item: item, tool_trace: trace } = receipt;
  if (receipt.id !== id || receipt.receipt_hash !== hash || after === null) {
    throw unsoundRecords(`a receipt of ${quoted(receipt.id)} in the place of that of ${quoted(id)}`);
  }
  return {
    hash,
    commit: after,
    base,
    item: item.id,
    ...(trace === 'unavailable' ? {} : { trace }),
    ...usageIn(files, id),
  };
}

const endedSchema = z.looseObject({
  kind: z.literal('ended'),
  ...{ id: text, plan: text, item: text, status: text, receipt_hash: text },
});

type EndedRun = z.output<typeof endedSchema>;

function recordsOf(files: Here, of: { readonly plan: string; readonly branch: string }): StateRecords {
  let runs: readonly EndedRun[] | undefined;
  const ended = (): readonly EndedRun[] => {
    runs ??= recordsIn(files, JOURNAL).flatMap((each) => (each.kind === 'ended' ? [decoded(endedSchema, each)] : []));
    return runs;
  };
  return {
    shared: sharedOf(files, of),
    rejected: () =>
      ended().flatMap(({ id, plan, item, status: outcome, receipt_hash: hash }) => {
        if (plan !== of.plan) return [];
        const reason = receiptOf(files, id).reason ?? '';
        return [
          {
            hashes: [hash],
            attempt: { hash, item, name: `item ${quoted(item)}`, outcome, reason, ...usageIn(files, id) },
          },
        ];
      }),
    holds: (hash) =>
      ended().some(
        ({ id, receipt_hash: own }) => own === hash || receiptOf(files, id).reason?.includes(reportMark(hash)) === true,
      ),
    covered: coveredByReceipts,
  };
}

function usageIn(files: Here, id: string): Pick<AcceptedChange, 'usage'> {
  const bytes = files.get(`runs/${id}/${USAGE_FILE}`);
  return bytes === undefined ? {} : usageOf(decodeUsage(bytes.toString('utf8')));
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
  throw unsoundRecords(`no receipt ${quoted(id)} that can be read`);
}

function decoded<T extends z.ZodMiniType>(schema: T, raw: unknown): z.output<T> {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  throw strangeRecords(`a record without a usable ${quoted(result.error.issues[0]?.path.join('.') || 'shape')}`);
}

/** Makes room for other records of the same plan: nothing is deleted. */
async function archive(
  paths: WorkPaths,
  { branch, host, plan }: { readonly branch: string; readonly host: Host; readonly plan: string },
): Promise<void> {
  await using _lock = await lockWork(paths, host);
  const stamp = host.now().toISOString().replaceAll(/[:.]/g, '-');
  const archived = join(paths.folder, 'aside', stamp);
  mkdirSync(archived, { recursive: true });
  // Not among the records: it holds links, which the next command would refuse there.
  const folder = mkdtempSync(join(tmpdir(), 'autorize-aside-'));
  try {
    const { refs } = openRefs(paths.repository, folder);
    const at = await readRef(refs, branch);
    if (at !== undefined) {
      await moveRef(refs, { ref: `refs/heads/autorize-archive/work-${plan}-${stamp}`, from: undefined, to: at });
      await refs(['update-ref', '--no-deref', '-d', branch, at]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const name of [JOURNAL, 'receipts', 'runs', 'tools']) {
    if (existsSync(join(paths.folder, name))) renameSync(join(paths.folder, name), join(archived, name));
  }
  createWorkFolders(paths);
}
