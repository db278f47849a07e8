/**
 * A comparison of two commits, from their names to an answer.
 * Invariant: what is fixed before the first run and before the first pair is in the decision log by then. Everything that
 * the report says follows from the log. Of the user's repository nothing is written but `.autorize/compare`.
 * Crash: a log without an end, and no report; the private area is removed by the next comparison.
 */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { canonicalJson } from '../base/canonical-json.ts';
import { sha256 } from '../base/hash.ts';
import { VERSION } from '../base/version.ts';
import { commitmentOf } from '../decision/draw.ts';
import { openActivityLog } from '../engine/log/activity-log.ts';
import { openTemporary } from '../engine/workspace/temporary-area.ts';
import { hiddenPaths } from '../experiment/config/secret-commands.ts';
import type { Host } from '../kernel/host.ts';
import { openJournal } from '../kernel/journal.ts';
import { requireLockHeld } from '../kernel/run-lock.ts';
import { requireLevel } from '../kernel/sandbox-level.ts';
import { createScratchHome } from '../kernel/scratch-home.ts';
import { findRepository } from '../kernel/user-repository.ts';
import { resolveCommits, storeHead, treeOf } from './commits.ts';
import { discoverSubject } from './discovery.ts';
import { findEvaluators } from './evaluators.ts';
import { OWN_INPUTS, openHeadArea } from './head-area.ts';
import { COMPARISON_LOG, type Opened } from './log.ts';
import { CONFIDENCE } from './options.ts';
import { USUAL_PAIRS } from './pair-budget.ts';
import type { CompareRequest, ComparisonResult } from './request.ts';
import { Runner } from './runner.ts';
import { runComparison } from './session.ts';
import { createComparison, hadCarryOver, lockComparisons } from './store.ts';
import { findSubject } from './subject.ts';

export type { CompareRequest, ComparisonResult } from './request.ts';

const MAX_TIME_MS = 600_000;
const MAX_MARGIN = 0.05;

/** Compares two commits. Throws where one of them cannot be measured. */
export async function compareCommits(request: CompareRequest, host: Host): Promise<ComparisonResult> {
  const startedAt = performance.now();
  const repository = findRepository(host.cwd);
  await using scratch = createScratchHome(tmpdir());
  const named = { base: request.base, head: request.head ?? 'HEAD', isDirty: request.dirty === true };
  const { place, ...commits } = await resolveCommits(repository, named, scratch.temporary);
  const known = await findSubject({ repository, place, base: commits.base, scratch: scratch.temporary }, request, host);
  await using lock = await lockComparisons(repository, host);
  const signal = AbortSignal.any([lock.lost, ...(request.signal === undefined ? [] : [request.signal])]);
  const level = await requireLevel({ requested: known?.config.agent.sandbox ?? 'auto', network: 'on' });
  await request.admit?.(level.kind);
  const search = {
    repository,
    refs: place.refs,
    base: commits.base.commit,
    head: commits.head.commit,
    settings: request,
    signal,
  };
  const subject = known ?? (await discoverSubject({ ...search, onEvent: request.onEvent }, host));
  const { config } = subject;
  const area = {
    ...{ repository, base: commits.base.commit, level, signal },
    ...{ parentEnv: host.env, environment: config.environment, hidden: hiddenPaths(config, host.env) },
    onNote: (text: string) => request.onEvent?.({ kind: 'note', text }),
  };
  await using temporary = await openTemporary({ ...area, name: 'compare', purpose: 'compare' });
  const { privateArea } = temporary;
  const { store } = privateArea;
  const head = await storeHead(store, { repository, head: commits.head, place, scratch: scratch.temporary, host });
  const trees = { base: await treeOf(store, commits.base.commit), head: head.tree };
  const whose = request.evaluator ?? 'base';
  const evaluators = await findEvaluators(store, {
    config,
    trees,
    whose,
    env: host.env,
    isOpen: subject.isProtectOpen,
  });
  await using ownArea = await openHeadArea({
    ...{ area: privateArea, trees, request: area, folder: scratch.temporary },
    head: { ...commits.head, commit: head.commit },
  });
  const paths = createComparison(repository, host);
  using activity = openActivityLog({ path: paths.activity, host, isHeld: lock.isHeld, onChange: request.onActivity });
  using journal = openJournal({ path: paths.log, shown: 'the decision log', remedy: 'Compare again.' });
  const command = config.objective.command;
  const isWashed = request.washout === true || hadCarryOver(repository, command);
  const secret = randomUUID();
  const opened: Opened = {
    kind: 'opened',
    format: COMPARISON_LOG,
    tool_version: VERSION,
    base: { ...commits.base, tree: trees.base },
    head: { name: commits.head.name, commit: head.commit, tree: head.tree },
    evaluator: whose,
    evaluator_files: { base: evaluators.arms.base.digest, head: evaluators.arms.head.digest },
    changed_evaluator_files: [...evaluators.replaced],
    command,
    scale: request.scale ?? config.objective.scale,
    measure: request.measure ?? null,
    config_digest: sha256(canonicalJson({ objective: config.objective, setup: config.setup, build: config.build })),
    sandbox: level.kind,
    confidence: request.confidence ?? CONFIDENCE,
    error_rate: request.errorRate ?? 'fdr',
    max_pairs: request.maxPairs ?? USUAL_PAIRS,
    max_time_ms: request.maxTime ?? MAX_TIME_MS,
    margin: request.margin ?? null,
    max_margin: request.maxMargin ?? MAX_MARGIN,
    is_washed: isWashed,
    seed_commitment: commitmentOf(secret),
    started_at: host.now().toISOString(),
    notes: [
      ...subject.notes,
      ...head.notes,
      ...evaluators.notes,
      ...(ownArea === undefined ? [] : [OWN_INPUTS]),
      ...(isWashed && request.washout !== true
        ? ['an earlier comparison found that runs depend on the one before: unmeasured runs come between the commits']
        : []),
    ],
  };
  journal.append({ ...opened });
  for (const text of [...privateArea.notes, ...opened.notes]) request.onEvent?.({ kind: 'note', text });
  const runner = new Runner({
    ...{ config, measure: request.measure, journal, logs: paths.runs, signal },
    arms: {
      base: { privateArea, tree: trees.base, protectedFiles: evaluators.arms.base },
      head: {
        ...{ privateArea: ownArea?.privateArea ?? privateArea, tree: trees.head },
        protectedFiles: evaluators.arms.head,
      },
    },
  });
  requireLockHeld(lock, 'Compare again.');
  const compared = await runComparison({
    ...{ request, subject, runner, journal, opened, secret, evaluators, paths, activity, startedAt },
  });
  journal.requireUnchanged();
  return compared;
}
