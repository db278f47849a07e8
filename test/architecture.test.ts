import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/'));
const read = (file: string) => readFileSync(join(root, 'src', file), 'utf8');

/** What is below every loop. */
const LOOP_FLOORS = ['base', 'kernel', 'stats', 'settings', 'decision', 'audit', 'engine', 'verification', 'doctor'];

/** Which folder may import which; an entry file at the top of src/ counts as a folder of its own name. */
const EDGES: Readonly<Record<string, readonly string[]>> = {
  base: ['base'],
  kernel: ['base', 'kernel'],
  gate: ['base', 'kernel', 'gate'],
  stats: ['base', 'stats'],
  settings: ['base', 'stats', 'decision', 'engine', 'settings'],
  decision: ['base', 'stats', 'settings', 'decision'],
  audit: ['base', 'stats', 'decision', 'audit'],
  engine: ['base', 'kernel', 'stats', 'settings', 'decision', 'audit', 'engine'],
  verification: ['base', 'kernel', 'decision', 'audit', 'engine', 'verification'],
  attestation: ['base', 'kernel', 'attestation'],
  doctor: ['base', 'kernel', 'settings', 'decision', 'engine', 'doctor'],
  loop: ['base', 'kernel', 'stats', 'settings', 'decision', 'audit', 'engine', 'loop'],
  experiment: [...LOOP_FLOORS, 'loop', 'experiment'],
  workitem: [...LOOP_FLOORS, 'workitem'],
  mission: [...LOOP_FLOORS, 'loop', 'mission'],
  // It takes what an experiment's configuration says.
  compare: [...LOOP_FLOORS, 'loop', 'experiment', 'compare'],
  report: ['base', 'settings', 'gate', 'doctor', 'experiment', 'workitem', 'mission', 'compare', 'report'],
  status: ['base', 'kernel', 'experiment', 'mission', 'workitem', 'report', 'status'],
  remote: ['base', 'kernel', 'experiment', 'workitem', 'mission', 'compare', 'remote'],
  wave: ['base', 'kernel', 'engine', 'settings', 'loop', 'experiment', 'workitem', 'mission', 'remote', 'wave'],
  notify: ['base', 'settings', 'kernel', 'experiment', 'workitem', 'mission', 'report', 'notify'],
  github: [
    'base',
    'settings',
    'kernel',
    'gate',
    'experiment',
    'workitem',
    'mission',
    'compare',
    'remote',
    'wave',
    'report',
    'notify',
    'status',
    'github',
  ],
  cli: [
    'base',
    'settings',
    'kernel',
    'attestation',
    'gate',
    'doctor',
    'experiment',
    'workitem',
    'mission',
    'compare',
    'remote',
    'wave',
    'report',
    'notify',
    'status',
    'cli',
  ],
  'action.ts': ['kernel', 'report', 'github'],
  'cli.ts': ['base', 'kernel', 'cli'],
  'replay.ts': ['base', 'kernel', 'workitem', 'cli'],
  library: ['base', 'settings', 'kernel', 'gate', 'experiment', 'workitem', 'mission', 'compare', 'status', 'library'],
  'index.ts': ['base', 'settings', 'gate', 'experiment', 'workitem', 'mission', 'compare', 'report', 'library'],
};

/** Files that act; every other file of these folders is pure. */
const ACTING: Readonly<Record<string, readonly string[]>> = {
  base: [],
  gate: ['gate/run.ts', 'gate/rules.ts', 'gate/store.ts'],
  stats: [],
  settings: [],
  decision: [],
  audit: [],
  engine: [
    'engine/agent/agent-command.ts',
    'engine/agent/last-lines.ts',
    'engine/agent/lost-usage.ts',
    'engine/agent/transcript.ts',
    'engine/agent/patient-sessions.ts',
    'engine/agent/login-access.ts',
    'engine/agent/read-session.ts',
    'engine/agent/unfinished-usage.ts',
    'engine/acceptance/accepted-changes.ts',
    'engine/acceptance/agent-commit.ts',
    'engine/acceptance/dependencies.ts',
    'engine/acceptance/loose-commits.ts',
    'engine/log/log-secret.ts',
    'engine/log/activity-log.ts',
    'engine/evaluation/negative-control-tree.ts',
    'engine/acceptance/candidate-pack.ts',
    'engine/acceptance/proposed-trees.ts',
    'engine/acceptance/stacked-changes.ts',
    'engine/boundaries/change.ts',
    'engine/workspace/area-path.ts',
    'engine/workspace/agent-environment.ts',
    'engine/gateway/call-log.ts',
    'engine/gateway/forwarded-call.ts',
    'engine/gateway/gateway-session.ts',
    'engine/gateway/gateway-thread.ts',
    'engine/gateway/model-gateway.ts',
    'engine/gateway/request-body.ts',
    'engine/gateway/response-encoding.ts',
    'engine/gateway/upstream-client.ts',
    'engine/workspace/command.ts',
    'engine/workspace/view-probe.ts',
    'engine/environment/missing-places.ts',
    'engine/environment/unseen-places.ts',
    'engine/log/decision-log.ts',
    'engine/evaluation/default-protection.ts',
    'engine/workspace/disk-room.ts',
    'engine/environment/command-environment.ts',
    'engine/environment/found-devices.ts',
    'engine/environment/found-places.ts',
    'engine/environment/found-toolchains.ts',
    'engine/environment/open-places.ts',
    'engine/workspace/home-layers.ts',
    'engine/workspace/layered-workspace.ts',
    'engine/evaluation/environment-lock.ts',
    'engine/evaluation/evaluation.ts',
    'engine/evaluation/evaluation-step.ts',
    'engine/boundaries/file-list.ts',
    'engine/acceptance/foreign-base.ts',
    'engine/evaluation/forged-candidate.ts',
    'engine/evaluation/fresh-checkout.ts',
    'engine/boundaries/protected-in-layers.ts',
    'engine/evaluation/layered-checkout.ts',
    'engine/evaluation/build-layer.ts',
    'engine/evaluation/kept-build.ts',
    'engine/evaluation/planted-issue.ts',
    'engine/evaluation/preparation-key.ts',
    'engine/evaluation/home-caches.ts',
    'engine/evaluation/installed-bytecode.ts',
    'engine/evaluation/preparation.ts',
    'engine/evaluation/toolchain-bytecode.ts',
    'engine/evaluation/prepared-steps.ts',
    'engine/evaluation/copy-limit.ts',
    'engine/evaluation/in-process.ts',
    'engine/evaluation/full-disk.ts',
    'engine/evaluation/taken-folder.ts',
    'engine/evaluation/workspace-environment.ts',
    'engine/evaluation/agent-workspace.ts',
    'engine/layers/area-layers.ts',
    'engine/layers/layer-store.ts',
    'engine/layers/layer-users.ts',
    'engine/layers/saved-layers.ts',
    'engine/evaluation/base-environment.ts',
    'engine/evaluation/base-layer.ts',
    'engine/evaluation/command-programs.ts',
    'engine/workspace/restored-environment.ts',
    'engine/workspace/temporary-area.ts',
    'engine/layers/tree-layers.ts',
    'engine/layers/tree-times.ts',
    'engine/boundaries/imported-packages.ts',
    'engine/acceptance/acceptance.ts',
    'engine/acceptance/known-start.ts',
    'engine/workspace/resources.ts',
    'engine/workspace/seen-places.ts',
    'engine/history/history-folder.ts',
    'engine/history/notes.ts',
    'engine/history/shown-logs.ts',
    'engine/external/active-submodules.ts',
    'engine/external/changed-submodules.ts',
    'engine/external/external.ts',
    'engine/external/listing.ts',
    'engine/external/making.ts',
    'engine/boundaries/file-ids.ts',
    'engine/workspace/workspace.ts',
    'engine/evaluation/open-links.ts',
    'engine/evaluation/open-tests.ts',
    'engine/acceptance/accepted-here.ts',
    'engine/acceptance/noted-commits.ts',
    'engine/workspace/own-run.ts',
    'engine/boundaries/package-renames.ts',
    'engine/acceptance/passed-trials.ts',
    'engine/workspace/renewed-git.ts',
    'engine/boundaries/protected-files.ts',
    'engine/acceptance/reapplication.ts',
    'engine/acceptance/group-trees.ts',
    'engine/acceptance/landed-groups.ts',
    'engine/log/closing-record.ts',
    'engine/evaluation/recorded-run.ts',
    'engine/evaluation/setup-trees.ts',
    'engine/evaluation/shared-state.ts',
    'engine/evaluation/hidden-command.ts',
    'engine/boundaries/secrets-in-change.ts',
    'engine/boundaries/shadowable.ts',
    'engine/workspace/storage-error.ts',
    'engine/boundaries/tree-links.ts',
    'engine/boundaries/tree-size.ts',
    'engine/workspace/private-area.ts',
  ],
  verification: [
    'verification/covered-files.ts',
    'verification/report-pages.ts',
    'verification/revert-checks.ts',
    'verification/sharing.ts',
    'verification/size-checks.ts',
  ],
  attestation: ['attestation/attestation.ts'],
  doctor: [
    'doctor/agent-call.ts',
    'doctor/agent-check.ts',
    'doctor/candidate-trials.ts',
    'doctor/doctor-logs.ts',
    'doctor/file-fix.ts',
    'doctor/integrity-trials.ts',
    'doctor/machine-checks.ts',
    'doctor/program-checks.ts',
    'doctor/repository-checks.ts',
    'doctor/trial-area.ts',
    'doctor/view-checks.ts',
  ],
  experiment: [
    'experiment/handover/group-pulls.ts',
    'experiment/verification/attestable.ts',
    'experiment/doctor/machine-use.ts',
    'experiment/loop/agent-setup.ts',
    'experiment/loop/back-off.ts',
    'experiment/ledger/chosen-file.ts',
    'experiment/loop/agent-turn.ts',
    'experiment/loop/waiting-turn.ts',
    'experiment/loop/changes.ts',
    'experiment/loop/evaluator.ts',
    'experiment/loop/promotion.ts',
    'experiment/loop/run-journal.ts',
    'experiment/loop/stored-change.ts',
    'experiment/loop/workspace-archive.ts',
    'experiment/maintenance/agent-lines.ts',
    'experiment/maintenance/archive.ts',
    'experiment/verification/archived-records.ts',
    'experiment/verification/checks.ts',
    'experiment/verification/moment.ts',
    'experiment/ledger/decisions.ts',
    'experiment/ledger/lost-records.ts',
    'experiment/ledger/noted-ledger.ts',
    'experiment/verification/audit.ts',
    'experiment/maintenance/base-distance.ts',
    'experiment/maintenance/begun-acceptance.ts',
    'experiment/verification/branch-coverage.ts',
    'experiment/loop/base-guards.ts',
    'experiment/loop/baseline.ts',
    'experiment/ledger/branch.ts',
    'experiment/ledger/branch-commits.ts',
    'experiment/ledger/candidate-commit.ts',
    'experiment/maintenance/clean.ts',
    'experiment/loop/conclusion.ts',
    'experiment/maintenance/config-change.ts',
    'experiment/scoring/run-header-facts.ts',
    'experiment/loop/in-flight.ts',
    'experiment/doctor/base-trial.ts',
    'experiment/doctor/doctor.ts',
    'experiment/doctor/repository-checks.ts',
    'experiment/doctor/evaluator-examination.ts',
    'experiment/doctor/evaluator-trial.ts',
    'experiment/doctor/later-plants.ts',
    'experiment/doctor/run-trial.ts',
    'experiment/doctor/setup-trial.ts',
    'experiment/init/example.ts',
    'experiment/init/agent-choice.ts',
    'experiment/init/experiment-files.ts',
    'experiment/init/laboratory.ts',
    'experiment/init/ecosystems/read-listing.ts',
    'experiment/init/trial.ts',
    'experiment/scoring/measured-command.ts',
    'experiment/loop/duplicate-proposal.ts',
    'experiment/init/ignore-file.ts',
    'experiment/init/init.ts',
    'experiment/loop/iteration.ts',
    'experiment/loop/iteration-record.ts',
    'experiment/loop/candidate-test.ts',
    'experiment/verification/accepted-checks.ts',
    'experiment/maintenance/ledger-reader.ts',
    'experiment/maintenance/look.ts',
    'experiment/scoring/objective.ts',
    'experiment/maintenance/new-run.ts',
    'experiment/ledger/opening.ts',
    'experiment/ledger/own-commits.ts',
    'experiment/loop/proposal.ts',
    'experiment/loop/recombination.ts',
    'experiment/ledger/archived-file.ts',
    'experiment/ledger/readable-config.ts',
    'experiment/verification/open-acceptance.ts',
    'experiment/ledger/pending-changes.ts',
    'experiment/maintenance/publication.ts',
    'experiment/verification/reconfirmation.ts',
    'experiment/ledger/at-work.ts',
    'experiment/ledger/experiment-files.ts',
    'experiment/verification/file-checks.ts',
    'experiment/maintenance/reject.ts',
    'experiment/ledger/rejection.ts',
    'experiment/maintenance/release.ts',
    'experiment/maintenance/repair.ts',
    'experiment/maintenance/shared-records.ts',
    'experiment/verification/rescoring.ts',
    'experiment/verification/revert-checks.ts',
    'experiment/verification/group-checks.ts',
    'experiment/loop/hand-over-groups.ts',
    'experiment/loop/run-end.ts',
    'experiment/ledger/run-config.ts',
    'experiment/ledger/iteration-folder.ts',
    'experiment/ledger/run-mark.ts',
    'experiment/run.ts',
    'experiment/accept.ts',
    // Of the holder of the lock.
    'experiment/ledger/open-journals.ts',
    'experiment/ledger/store.ts',
    'experiment/ledger/unfinished-attempts.ts',
    'experiment/verification/start-checks.ts',
    'experiment/loop/summary.ts',
    'experiment/loop/distil.ts',
    'experiment/maintenance/take-back.ts',
    'experiment/maintenance/guidance.ts',
    'experiment/verification/verify.ts',
    'experiment/maintenance/environment.ts',
  ],
  wave: [
    'wave/attempt-file.ts',
    'wave/block-file.ts',
    'wave/confirm.ts',
    'wave/environment.ts',
    'wave/experiment-recipe.ts',
    'wave/find-recipe.ts',
    'wave/mission-recipe.ts',
    'wave/plan-recipe.ts',
    'wave/attempt-repository.ts',
    'wave/attempt.ts',
    'wave/judge.ts',
    'wave/known-state.ts',
    'wave/plan.ts',
    'wave/proposals.ts',
    'wave/reduce.ts',
    'wave/shard-file.ts',
    'wave/wave-on-disk.ts',
  ],
  workitem: [
    'workitem/shared-tests.ts',
    'workitem/single-item.ts',
    'workitem/parallel-attempt.ts',
    'workitem/attempt-item.ts',
    'workitem/begun-landing.ts',
    'workitem/blocked-items.ts',
    'workitem/branch-check.ts',
    'workitem/checkout.ts',
    'workitem/doctor.ts',
    'workitem/doctor-trial.ts',
    'workitem/environment.ts',
    'workitem/exchange.ts',
    'workitem/follow-mark.ts',
    'workitem/folder-content.ts',
    'workitem/hash-output.ts',
    'workitem/item-turn.ts',
    'workitem/preparing.ts',
    'workitem/item-change.ts',
    'workitem/landed.ts',
    'workitem/landing.ts',
    'workitem/level.ts',
    'workitem/look.ts',
    'workitem/lost-runs.ts',
    'workitem/opening.ts',
    'workitem/patches.ts',
    'workitem/plan-problems.ts',
    'workitem/plan-spending.ts',
    'workitem/waiting-items.ts',
    'workitem/temporary-area.ts',
    'workitem/replay-here.ts',
    'workitem/replay-run.ts',
    'workitem/replay-tool.ts',
    'workitem/proposed-item.ts',
    'workitem/reported-item.ts',
    'workitem/rerun.ts',
    'workitem/run-files.ts',
    'workitem/run-usage.ts',
    'workitem/run.ts',
    'workitem/finish-landing.ts',
    'workitem/open-checkout.ts',
    'workitem/shared-records.ts',
    'workitem/snapshot.ts',
    'workitem/state-hash.ts',
    'workitem/store.ts',
    'workitem/work-files.ts',
    'workitem/work-records.ts',
    'workitem/landed-branches.ts',
    'workitem/start-checks.ts',
    'workitem/stored-result.ts',
    'workitem/verify.ts',
    'workitem/work-run.ts',
  ],
  mission: [
    'mission/attestable.ts',
    'mission/abandon.ts',
    'mission/ask.ts',
    'mission/agent-lines.ts',
    'mission/accepted-risks.ts',
    'mission/commits.ts',
    'mission/doctor.ts',
    'mission/doctor-trial.ts',
    'mission/environment.ts',
    'mission/evaluator.ts',
    'mission/mission-journal.ts',
    'mission/attempt-history.ts',
    'mission/baseline.ts',
    'mission/session-agents.ts',
    'mission/baseline-leftovers.ts',
    'mission/begun-acceptance.ts',
    'mission/branch-coverage.ts',
    'mission/clean.ts',
    'mission/comparing.ts',
    'mission/comparisons.ts',
    'mission/conclusion.ts',
    'mission/confirmation.ts',
    'mission/submission.ts',
    'mission/holdout.ts',
    'mission/iteration.ts',
    'mission/evaluating.ts',
    'mission/accepted-candidate.ts',
    'mission/workspace-restore.ts',
    'mission/launch.ts',
    'mission/launch-trust.ts',
    'mission/look.ts',
    'mission/lost-records.ts',
    'mission/mission-files.ts',
    'mission/opening.ts',
    'mission/proposed.ts',
    'mission/protection.ts',
    'mission/reconfirmation.ts',
    'mission/distil.ts',
    'mission/promotion.ts',
    'mission/recombination.ts',
    'mission/relocate.ts',
    'mission/resume.ts',
    'mission/run.ts',
    'mission/session.ts',
    'mission/shared-records.ts',
    'mission/run-files.ts',
    'mission/store.ts',
    'mission/verify.ts',
    'mission/unfinished-session.ts',
    'mission/worktree.ts',
    'mission/session-layers.ts',
  ],
  remote: [
    'remote/ended-run.ts',
    'remote/experiment-recipe.ts',
    'remote/known-start.ts',
    'remote/local-records.ts',
    'remote/named-subject.ts',
    'remote/mission-recipe.ts',
    'remote/outgoing.ts',
    'remote/pull.ts',
    'remote/pull-named.ts',
    'remote/push-named.ts',
    'remote/proposal-file.ts',
    'remote/restore.ts',
    'remote/session.ts',
    'remote/state-commit.ts',
    'remote/plan-recipe.ts',
  ],
  compare: [
    'compare/commits.ts',
    'compare/discovery.ts',
    'compare/evaluator-globs.ts',
    'compare/evaluators.ts',
    'compare/head-area.ts',
    'compare/look.ts',
    'compare/run.ts',
    'compare/runner.ts',
    'compare/session.ts',
    'compare/store.ts',
    'compare/subject.ts',
    'compare/verify.ts',
  ],
  report: [],
  status: [
    'status/leave-status.ts',
    'status/leaving-mission.ts',
    'status/leaving-plans.ts',
    'status/left-answer.ts',
    'status/mission-answers.ts',
    'status/plan-answers.ts',
    'status/plan-status-paths.ts',
    'status/remembered-status.ts',
    'status/status-answers.ts',
  ],
  notify: ['notify/deliveries.ts', 'notify/notifier.ts'],
};

// What a pure file may import of Node: things that compute and touch nothing.
const PURE_NODE_MODULES = ['node:buffer', 'node:crypto'];
const MAX_LINES = 350;

function folderOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? file) : file;
}

interface Import {
  readonly target: string;
  readonly isType: boolean;
}

function importsOf(file: string): Import[] {
  const text = read(file);
  const statements = text.matchAll(/^(?:import|export)\s+(type\s+)?[^;]*?from\s+'([^']+)'/gm);
  const lazy = text.matchAll(/import\('([^']+)'\)/g);
  return [
    ...[...statements].map(([, type, target]) => ({ target: target ?? '', isType: type !== undefined })),
    ...[...lazy].map(([, target]) => ({ target: target ?? '', isType: false })),
  ];
}

function resolved(file: string, target: string): string {
  return normalize(join(dirname(file), target)).replaceAll('\\', '/');
}

/** What each file imports, types too. */
const edges: ReadonlyMap<string, readonly string[]> = new Map(
  sources.map((file) => {
    const targets = importsOf(file).filter(({ target }) => target.startsWith('.'));
    return [file, targets.map(({ target }) => resolved(file, target))];
  }),
);

function expectNoCycle(graph: ReadonlyMap<string, Iterable<string>>): void {
  const done = new Set<string>();
  const visit = (node: string, trail: readonly string[]): void => {
    expect(trail, `a cycle: ${[...trail, node].join(' → ')}`).not.toContain(node);
    if (done.has(node)) return;
    for (const target of graph.get(node) ?? []) visit(target, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
}

/** Single files of a package, where the whole of it costs too much to load. */
const FILES_OF_PACKAGES = '../../node_modules/@actions/';

describe('the house', () => {
  it('has source files to look at', () => {
    expect(sources.length).toBeGreaterThan(40);
  });

  it.each(sources)('%s imports only what its folder may import', (file) => {
    const allowed = EDGES[folderOf(file)];
    expect(allowed, `src/${folderOf(file)} is not in the list of edges`).toBeDefined();
    for (const { target } of importsOf(file)) {
      if (!target.startsWith('.') || target.startsWith(FILES_OF_PACKAGES)) continue;
      const folder = folderOf(resolved(file, target));
      expect(allowed, `${file} imports ${target}`).toContain(folder);
    }
  });

  it.each(sources)('%s imports @actions/* only under github/', (file) => {
    const outside = importsOf(file).filter(({ target }) =>
      ['@actions/', FILES_OF_PACKAGES].some((start) => target.startsWith(start)),
    );
    if (folderOf(file) !== 'github') expect(outside).toEqual([]);
  });

  it('starts processes by hand for isolated commands and synchronous answers; all others go through execa', () => {
    const importersOf = (name: string): string[] =>
      sources.filter((file) => importsOf(file).some(({ target, isType }) => target === name && !isType));
    const byHand = ['kernel/agent-process.ts', 'kernel/program-sync.ts', 'kernel/sandbox-level.ts'];
    // One of them loads it when a program is started, which most commands that only look never do.
    const loadersOf = (name: string): string[] =>
      sources.filter((file) => read(file).includes(`getBuiltinModule('${name}')`));
    const all = [...importersOf('node:child_process'), ...loadersOf('node:child_process')];
    expect(all.sort()).toEqual(byHand);
    expect(importersOf('execa')).toEqual(['kernel/program.ts']);
  });

  const pure = sources.filter((file) => ACTING[folderOf(file)]?.includes(file) === false);
  it.each(pure)('%s is pure: no files, processes, clock, chance or environment', (file) => {
    for (const { target, isType } of importsOf(file)) {
      if (target.startsWith('node:') && !isType)
        expect(PURE_NODE_MODULES, `${file} imports ${target}`).toContain(target);
      if (!isType) expect(target, `${file} imports ${target}`).not.toMatch(/\/kernel\//);
    }
    const code = read(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(code).not.toMatch(
      /(?<!-)\bprocess\.|\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\brandomBytes\b|\brandomUUID\b/,
    );
  });

  it('adds a policy or an agent preset by its file and the registry: no other table lists them', () => {
    const tables = sources.filter((file) => /\bRecord<(?:AgentPreset|Policy)\b/.test(read(file)));
    expect(tables).toEqual(['decision/policies/registry.ts']);
  });

  it('has no import cycle, of types neither', () => {
    expectNoCycle(edges);
  });

  it('has no cycle of folders next to or within each other', () => {
    const folders = new Map<string, Set<string>>();
    for (const [file, targets] of edges) {
      const from = dirname(file);
      const others = targets.map((target) => dirname(target)).filter((to) => to !== from);
      folders.set(from, new Set([...(folders.get(from) ?? []), ...others]));
    }
    expectNoCycle(folders);
  });

  it.each(sources)(`%s has at most ${MAX_LINES} lines`, (file) => {
    expect(read(file).split('\n').length).toBeLessThanOrEqual(MAX_LINES);
  });

  it.each(sources)('%s is named by a noun in kebab-case', (file) => {
    expect(file).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*(\.d)?\.ts$/);
    expect(file).not.toMatch(/(^|\/)(utils?|helpers?|common|types|misc)(\/|\.ts$)/);
  });

  it.each(sources)('%s exports names only, and never any', (file) => {
    const text = read(file);
    expect(text).not.toMatch(/^export default/m);
    expect(text).not.toMatch(/export \* from/);
    expect(text).not.toMatch(/:\s*any\b|<any>|as any\b/);
  });
});
