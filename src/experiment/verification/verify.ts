/**
 * Whether an experiment is what its files say: chain, records, commits, branch, evidence, and on demand the scores.
 * Invariant: nothing is written but folders of our own that are removed again; no lock is taken, so a run may be at
 * work: what is looked at is one moment of it. None of the user's git configuration is in force. With `rescore` an
 * experiment that nothing is wrong with is confirmed, too: that takes the lock, and is recorded as a run does it.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { UsageError } from '../../base/errors.ts';
import { type Finding, findingsOf, isAllSound } from '../../base/finding.ts';
import { type ParsedJournal, parseJournal } from '../../base/journal-chain.ts';
import { salvageJournal } from '../../base/journal-salvage.ts';
import { plural } from '../../base/text.ts';
import type { Git } from '../../kernel/git.ts';
import type { Host } from '../../kernel/host.ts';
import { readRef } from '../../kernel/refs.ts';
import { openRefs } from '../../kernel/user-repository.ts';
import type { ExperimentConfig } from '../config/config.ts';
import { isAtWork } from '../ledger/at-work.ts';
import { decodeIntent, type SealedIntent } from '../ledger/intent.ts';
import { findBase } from '../ledger/opening.ts';
import { readConfigForLook } from '../ledger/readable-config.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { checkChain, checkEvidence, checkRecords } from '../ledger/record-checks.ts';
import { branchOf } from '../ledger/state.ts';
import {
  decodeRecords,
  type ExperimentPlace,
  iterationFolder,
  loadConfig,
  placeOf,
  readIterationFile,
  readLedger,
  readState,
  requireExperiment,
} from '../ledger/store.ts';
import { checkBranchCommits, checkKeep, type KnownIntents, type Origin } from './accepted-checks.ts';
import { auditPlace, examineReports, readDecisions } from './audit.ts';
import { checkBacking } from './backing-checks.ts';
import { begunIssues } from './begun-checks.ts';
import { checkCoverage } from './branch-coverage.ts';
import { checkCoveredFiles, checkPrinted, checkTail } from './file-checks.ts';
import { findPending, type PendingAcceptance } from './pending-acceptance.ts';
import { reconfirm } from './reconfirmation.ts';
import { checkRejection } from './rejection-checks.ts';
import { type Rescored, rescore } from './rescoring.ts';
import { checkReverts } from './revert-checks.ts';
import { checkRunHeader } from './run-header-checks.ts';
import { checkSizes } from './size-checks.ts';
import { checkRebuilt, checkStart } from './start-checks.ts';

export interface VerifyRequest {
  readonly name: string;
  /** Scores the commit of this iteration again. */
  readonly iter?: number;
  /** Scores every kept commit again, and confirms the improvement in fresh pairs. */
  readonly rescore?: boolean;
  /** No run is at work, whatever the lock says: the caller holds it, or has just ended its own run. */
  readonly isIdle?: boolean;
  readonly signal?: AbortSignal;
}

export interface Verified {
  readonly findings: readonly Finding[];
  readonly rescored: readonly Rescored[];
  /** Nothing is wrong, and every accepted commit has a record; what could not be checked is among the findings. */
  readonly isSound: boolean;
}

/** Checks an experiment. Throws UsageError for an iteration that was not kept. */
export async function verifyExperiment(request: VerifyRequest, host: Host): Promise<Verified> {
  return verifyRecords(request, { host, isShared: false });
}

/**
 * The same of records that came from a remote, or go to one: nothing that older versions left out is excused, and no
 * run may be at work.
 */
export async function verifyShared(name: string, host: Host): Promise<readonly Finding[]> {
  const { findings } = await verifyRecords({ name, isIdle: true }, { host, isShared: true });
  return findings;
}

async function verifyRecords(
  request: VerifyRequest,
  { host, isShared }: Origin & { readonly host: Host },
): Promise<Verified> {
  const place = placeOf(request.name, host);
  requireExperiment(place);
  // What is scored again is scored by the config itself: it has to be sound then.
  const isScoring = request.rescore === true || request.iter !== undefined;
  const { config, problems } = isScoring
    ? { config: loadConfig(place, host, 'ignored').config, problems: [] }
    : readConfigForLook(place, { records: readLedger(place).records, host });
  const folder = mkdtempSync(join(tmpdir(), 'autorize-verify-'));
  try {
    const { refs } = openRefs(place.repository, folder);
    const moment = await lookOnce(place, refs);
    const targets = targetsOf(request, moment.records);
    const isRunning = request.isIdle !== true && isAtWork(place);
    const issues = problems.map((detail): Finding => ({ kind: 'wrong', what: 'config', detail }));
    const base = findBase(moment.records, readState(place));
    // Who shares records asks this before it takes them.
    const isAsked = !isShared && base !== undefined && moment.records.length > 0;
    const start = isAsked ? await checkStart(refs, { place, base, host }) : [];
    const rebuilt = isAsked && request.rescore !== true ? checkRebuilt(place, { records: moment.records, host }) : [];
    const checked = await checkAll({ place, config, refs, folder, moment, isRunning, isShared });
    const findings = [...issues, ...start, ...rebuilt, ...checked];
    if (targets.length === 0) return conclude(findings, []);
    if (base === undefined) {
      const detail = 'the records do not name the commit that the experiment started from';
      return conclude([...findings, { kind: 'unchecked', what: 'scores', detail }], []);
    }
    const again = await rescore({ place, config, base, records: targets, signal: request.signal }, host);
    const all = [...findings, ...again.findings];
    if (request.rescore !== true || all.some(({ kind }) => kind === 'wrong')) return conclude(all, again.rescored);
    const { records } = moment;
    const confirmed = await reconfirm({ place, config, base, records, signal: request.signal }, host);
    return conclude(confirmed === undefined ? all : [...all, confirmed], again.rescored);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Checks records that arrived from a remote, and lie elsewhere, or whose branch does, without the config. */
export async function checkRecordsAt(
  place: ExperimentPlace,
  { refs, folder, host }: { readonly refs: Git; readonly folder: string; readonly host: Host },
): Promise<Finding[]> {
  const moment = await lookOnce(place, refs);
  const { config } = readConfigForLook(place, { records: moment.records, host });
  return checkAll({ place, config, refs, folder, moment, isRunning: false, isShared: true });
}

function conclude(findings: readonly Finding[], rescored: readonly Rescored[]): Verified {
  return { findings, rescored, isSound: isAllSound(findings) };
}

function targetsOf(
  { name, iter, rescore: all }: VerifyRequest,
  records: readonly IterationRecord[],
): IterationRecord[] {
  const kept = records.filter(({ outcome }) => outcome === 'merged');
  if (iter === undefined) return all === true ? kept : [];
  const target = records.find((record) => record.iter === iter);
  if (target?.outcome === 'merged' || target?.outcome === 'baseline') return [target];
  const known = kept.length === 0 ? 'none was' : kept.map((record) => record.iter).join(', ');
  throw new UsageError([
    {
      found: `iteration ${iter} of "${name}", ${target === undefined ? 'which has no record' : `which is ${target.outcome}`}`,
      expected: `one that was kept (${known}), or 0 for the baseline`,
      remedy: `See them: autorize list ${name}`,
    },
  ]);
}

/** Files and branch as they are at one moment. */
interface Moment {
  readonly ledger: ParsedJournal;
  readonly intents: ParsedJournal;
  readonly branchHead: string | undefined;
  readonly records: readonly IterationRecord[];
  /** What is wrong with the shape of a record. */
  readonly undecodable: string | undefined;
}

const TRIES = 20;

/** Reads until nothing moved meanwhile: a run that is at work moves the branch first and writes the record then. */
async function lookOnce(place: ExperimentPlace, refs: Git): Promise<Moment> {
  const read = async () => ({
    ledger: readIfThere(place.ledger),
    intents: readIfThere(place.intents),
    branchHead: await readRef(refs, `refs/heads/${branchOf(place.name)}`),
  });
  let found = await read();
  for (let tries = 1; tries < TRIES; tries += 1) {
    const again = await read();
    const isStill =
      again.branchHead === found.branchHead && again.ledger.equals(found.ledger) && again.intents.equals(found.intents);
    found = again;
    if (isStill) break;
  }
  const ledger = parseJournal(found.ledger);
  const raw = ledger.kind === 'sound' ? ledger.records : ledger.readable;
  const { records, problem } = decodeRecords(place, raw);
  const undecodable = problem === undefined ? undefined : `record ${problem.line}: ${problem.found}`;
  return { ledger, intents: parseJournal(found.intents), branchHead: found.branchHead, records, undecodable };
}

function readIfThere(path: string): Buffer {
  return existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
}

interface Checking extends Origin {
  readonly place: ExperimentPlace;
  readonly config: ExperimentConfig;
  readonly refs: Git;
  /** Of our own. */
  readonly folder: string;
  readonly moment: Moment;
  /** Whether a run is at work, which writes the next record. */
  readonly isRunning: boolean;
}

async function checkAll({ place, config, refs, folder, moment, isRunning, isShared }: Checking): Promise<Finding[]> {
  const { ledger, intents: parsed, records, branchHead, undecodable } = moment;
  const { name } = place;
  const intents = readIntents(place, parsed);
  const findings: Finding[] = [
    ...checkChain(basename(place.ledger), ledger),
    ...checkChain(basename(place.intents), parsed),
    ...listCopies(place),
    ...(undecodable === undefined ? [] : findingsOf(basename(place.ledger), [undecodable], '')),
    ...checkRecords(records, config.objective.direction),
  ];
  const lastIntent = [...intents.byHash.values()].at(-1);
  const pending = await findPending(refs, { place, records, lastIntent, branchHead });
  const accepted = pending?.record === undefined ? records : [...records, pending.record];
  for (const record of accepted) {
    if (record.outcome !== 'merged' || typeof record.commit !== 'string') continue;
    findings.push(...(await checkKeep(refs, { name, record, intents, isShared, diff: diffOf(place, record) })));
  }
  if (pending !== undefined && pending.record?.outcome !== 'merged') {
    const issue = `the intent of ${pending.commit} holds no record of an accepted change`;
    findings.push(...findingsOf(basename(place.intents), [issue], ''));
  }
  const isOpen = lastIntent !== undefined && !records.some(({ iter }) => iter === lastIntent.iter);
  if (isOpen && pending === undefined && branchHead !== undefined) {
    const issues = begunIssues(place, { intent: lastIntent, records, branchHead, isShared });
    if (issues.length > 0) findings.push(...findingsOf(basename(place.intents), issues, ''));
  }
  const base = findBase(records, readState(place));
  findings.push(...(await checkBranchCommits(refs, { name, base, branchHead, records, lastIntent, isShared })));
  findings.push(...(await checkCoverage(refs, { name, base, records, lastIntent })));
  findings.push(...checkFolders(place, accepted), ...checkDecisions(place, { records, pending }));
  findings.push(
    ...checkRejection(place, base),
    ...checkReports(place),
    ...(await checkRunHeader(refs, { what: basename(place.decisions), decisions: readDecisions(place) })),
  );
  const [what, decisions] = [basename(place.decisions), readDecisions(place)];
  findings.push(...(await checkSizes(refs, what, decisions)));
  // The files of an iteration travel with its record.
  const isHere = ({ iter }: IterationRecord): boolean => existsSync(iterationFolder(place, iter));
  const covered = accepted.filter((record) => records.includes(record) || isHere(record));
  findings.push(...checkCoveredFiles(place, covered), ...checkPrinted(place, decisions));
  findings.push(...checkTail(place, { records, decisions, openIter: lastIntent?.iter, isRunning }));
  const { repository } = place;
  const decided = [...decisions, ...(pending?.decisionsAfter(decisions) ?? [])];
  findings.push(...checkBacking(what, { accepted, decided, base, isShared }));
  findings.push(
    ...(await checkReverts({ repository, folder, base, branchHead, what, decisions: decided, records: accepted })),
  );
  return findings;
}

/** Every intent that can be trusted by itself, those that a repair archived too. */
function readIntents(place: ExperimentPlace, parsed: ParsedJournal): KnownIntents {
  const copies = copiesOf(place).filter((name) => name.startsWith(basename(place.intents)));
  const files = [...copies.map((name) => join(place.folder, name)), place.intents];
  const byHash = new Map<string, SealedIntent>();
  for (const each of files.flatMap((path) => salvageJournal(readIfThere(path)))) {
    const intent = each.kind === 'record' ? decodeIntent(each.record) : undefined;
    if (intent !== undefined) byHash.set(intent.hash, intent);
  }
  const isComplete = copies.length === 0 && parsed.kind === 'sound' && parsed.records.length > 0;
  return { byHash, isComplete, isFixed: copies.length > 0 };
}

/** Files that a repair archived. */
function copiesOf({ folder }: ExperimentPlace): string[] {
  return readdirSync(folder)
    .filter((name) => /\.jsonl\.corrupt-/.test(name) && !name.endsWith('.tmp'))
    .sort();
}

function listCopies(place: ExperimentPlace): Finding[] {
  return copiesOf(place).map((name) => ({
    kind: 'unchecked',
    what: name.replace(/\.corrupt-.*$/, ''),
    detail: `it was rewritten by repair; as it was before, it is ${name}`,
  }));
}

/** A change that was brought onto a newer commit was judged again; its diff is of the older one. */
function diffOf(place: ExperimentPlace, { iter }: IterationRecord): string | undefined {
  const folder = iterationFolder(place, iter);
  const isReapplied = existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('again-score.stdout'));
  return isReapplied ? undefined : readIterationFile(place, iter, 'changes.diff');
}

function checkDecisions(
  place: ExperimentPlace,
  {
    records,
    pending,
  }: { readonly records: readonly IterationRecord[]; readonly pending: PendingAcceptance | undefined },
): Finding[] {
  const what = basename(place.decisions);
  const lost = findLost(place, records);
  if (!existsSync(place.decisions)) return lost;
  const { differences, notes, decisions, evaluations } = auditPlace(place, pending);
  const chain = checkChain(what, parseJournal(readFileSync(place.decisions)));
  const issues = differences.flatMap(({ kind, record, message }) =>
    kind === 'chain' || kind === 'page' ? [] : [`record ${record}: ${message}`],
  );
  const sound = `${plural(decisions, 'decision')} recomputed from ${plural(evaluations, 'evaluation')}`;
  const open = notes.map((detail): Finding => ({ kind: 'unchecked', what, detail }));
  const isBroken = chain.some(({ kind }) => kind === 'wrong');
  return [...chain, ...(isBroken && issues.length === 0 ? [] : findingsOf(what, issues, sound)), ...open, ...lost];
}

function checkReports(place: ExperimentPlace): Finding[] {
  return examineReports(place).flatMap(({ name, issues }) => findingsOf(name, issues, 'it claims what is on record'));
}

/** Iterations whose decision nothing tells any more. */
function findLost(place: ExperimentPlace, records: readonly IterationRecord[]): Finding[] {
  const what = basename(place.decisions);
  const known = new Set(readDecisions(place).map(({ id }) => id));
  const lost = records.filter(({ decision }) => typeof decision?.test === 'string' && !known.has(decision.test));
  const isOpen = (name: string) => name.startsWith('promotion ');
  const iters = lost.filter(({ decision }) => !isOpen(String(decision?.test))).map(({ iter }) => iter);
  if (iters.length === 0) return [];
  const detail = `it does not hold how iteration ${iters.join(', ')} was decided`;
  // A repair says what it archived; without that somebody removed it.
  if (copiesOf(place).some((name) => name.startsWith(what))) return [{ kind: 'unchecked', what, detail }];
  if (existsSync(place.decisions)) return [{ kind: 'unchecked', what, detail: `${detail}: it was begun again` }];
  const remedy = 'put it back, or go on without it: the next run begins another one from the branch';
  return [
    { kind: 'wrong', what, detail: `it is gone, and ${detail.replace('it does not hold', 'with it')}; ${remedy}` },
  ];
}

function checkFolders(place: ExperimentPlace, records: readonly IterationRecord[]): Finding[] {
  const findings: Finding[] = [];
  let agreeing = 0;
  for (const record of records) {
    const text = readIterationFile(place, record.iter, 'evidence.json');
    const issues = text === undefined ? undefined : checkEvidence(record, text);
    if (issues === undefined) continue;
    if (issues.length === 0) agreeing += 1;
    else findings.push(...findingsOf(`iteration ${record.iter}`, issues, ''));
  }
  if (agreeing === 0) return findings;
  return [...findings, { kind: 'ok', what: 'evidence', detail: `it agrees with ${plural(agreeing, 'record')}` }];
}
