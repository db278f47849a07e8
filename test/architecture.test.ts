import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/'));
const read = (file: string) => readFileSync(join(root, 'src', file), 'utf8');

/** Which folder may import which; an entry file at the top of src/ counts as a folder of its own name. */
const EDGES: Readonly<Record<string, readonly string[]>> = {
  base: ['base'],
  kernel: ['base', 'kernel'],
  gate: ['base', 'kernel', 'gate'],
  stats: ['base', 'stats'],
  decision: ['base', 'stats', 'decision'],
  audit: ['base', 'stats', 'decision', 'audit'],
  engine: ['base', 'kernel', 'stats', 'decision', 'audit', 'engine'],
  loop: ['base', 'kernel', 'stats', 'decision', 'audit', 'engine', 'loop'],
  experiment: ['base', 'kernel', 'stats', 'decision', 'audit', 'engine', 'loop', 'experiment'],
  workitem: ['base', 'kernel', 'stats', 'decision', 'audit', 'engine', 'workitem'],
  mission: ['base', 'kernel', 'stats', 'decision', 'audit', 'engine', 'loop', 'mission'],
  report: ['base', 'gate', 'experiment', 'workitem', 'mission', 'report'],
  remote: ['base', 'kernel', 'experiment', 'workitem', 'mission', 'remote'],
  github: ['base', 'kernel', 'gate', 'experiment', 'workitem', 'mission', 'remote', 'report', 'github'],
  cli: ['base', 'kernel', 'gate', 'experiment', 'workitem', 'mission', 'remote', 'report', 'cli'],
  'action.ts': ['kernel', 'report', 'github'],
  'cli.ts': ['base', 'kernel', 'cli'],
  'replay.ts': ['base', 'kernel', 'workitem', 'cli'],
  'index.ts': ['base', 'kernel', 'gate', 'experiment', 'workitem', 'mission', 'report'],
};

/** Files that act; every other file of these folders is pure. */
const ACTING: Readonly<Record<string, readonly string[]>> = {
  base: [],
  gate: ['gate/run.ts', 'gate/rules.ts', 'gate/store.ts'],
  stats: [],
  decision: [],
  audit: [],
  engine: [
    'engine/agent/read-usage.ts',
    'engine/acceptance/accepted-changes.ts',
    'engine/acceptance/agent-commit.ts',
    'engine/log/log-secret.ts',
    'engine/evaluation/negative-control-tree.ts',
    'engine/acceptance/candidate-pack.ts',
    'engine/boundaries/change.ts',
    'engine/workspace/command.ts',
    'engine/log/decision-log.ts',
    'engine/evaluation/default-protection.ts',
    'engine/workspace/disk-room.ts',
    'engine/evaluation/environment-lock.ts',
    'engine/evaluation/evaluation.ts',
    'engine/evaluation/evaluation-step.ts',
    'engine/boundaries/file-list.ts',
    'engine/acceptance/foreign-base.ts',
    'engine/evaluation/forged-candidate.ts',
    'engine/evaluation/fresh-checkout.ts',
    'engine/boundaries/imported-packages.ts',
    'engine/acceptance/acceptance.ts',
    'engine/acceptance/known-start.ts',
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
    'engine/log/closing-record.ts',
    'engine/evaluation/recorded-run.ts',
    'engine/log/report-pages.ts',
    'engine/evaluation/hidden-command.ts',
    'engine/boundaries/secrets-in-change.ts',
    'engine/boundaries/shadowable.ts',
    'engine/workspace/storage-error.ts',
    'engine/boundaries/tree-links.ts',
    'engine/boundaries/tree-size.ts',
    'engine/workspace/private-area.ts',
  ],
  experiment: [
    'experiment/loop/active-run.ts',
    'experiment/doctor/agent-check.ts',
    'experiment/loop/agent-turn.ts',
    'experiment/maintenance/archive.ts',
    'experiment/verification/archived-records.ts',
    'experiment/verification/audit.ts',
    'experiment/verification/begun-checks.ts',
    'experiment/maintenance/begun-acceptance.ts',
    'experiment/verification/branch-coverage.ts',
    'experiment/loop/base-setup.ts',
    'experiment/loop/base-guards.ts',
    'experiment/loop/baseline.ts',
    'experiment/ledger/branch.ts',
    'experiment/ledger/branch-commits.ts',
    'experiment/ledger/candidate-commit.ts',
    'experiment/loop/candidate-file.ts',
    'experiment/maintenance/clean.ts',
    'experiment/loop/conclusion.ts',
    'experiment/maintenance/config-change.ts',
    'experiment/scoring/run-header-facts.ts',
    'experiment/loop/in-flight.ts',
    'experiment/doctor/doctor.ts',
    'experiment/doctor/evaluator-examination.ts',
    'experiment/doctor/evaluator-trial.ts',
    'experiment/doctor/integrity-trials.ts',
    'experiment/doctor/run-trial.ts',
    'experiment/init/example.ts',
    'experiment/loop/quarantined-change.ts',
    'experiment/loop/duplicate-proposal.ts',
    'experiment/init/ignore-file.ts',
    'experiment/init/init.ts',
    'experiment/loop/iteration.ts',
    'experiment/loop/iteration-record.ts',
    'experiment/loop/candidate-test.ts',
    'experiment/verification/accepted-checks.ts',
    'experiment/maintenance/look.ts',
    'experiment/loop/accepting.ts',
    'experiment/loop/workspace-cleanup.ts',
    'experiment/scoring/objective.ts',
    'experiment/maintenance/new-run.ts',
    'experiment/ledger/opening.ts',
    'experiment/ledger/own-commits.ts',
    'experiment/loop/proposal.ts',
    'experiment/ledger/quarantine.ts',
    'experiment/ledger/readable-config.ts',
    'experiment/verification/pending-acceptance.ts',
    'experiment/ledger/pending-changes.ts',
    'experiment/maintenance/publication.ts',
    'experiment/verification/reconfirmation.ts',
    'experiment/ledger/at-work.ts',
    'experiment/verification/file-checks.ts',
    'experiment/maintenance/reject.ts',
    'experiment/ledger/rejection.ts',
    'experiment/maintenance/release.ts',
    'experiment/maintenance/repair.ts',
    'experiment/maintenance/shared-records.ts',
    'experiment/verification/rescoring.ts',
    'experiment/verification/rejection-checks.ts',
    'experiment/verification/revert-checks.ts',
    'experiment/loop/run-end.ts',
    'experiment/ledger/run-mark.ts',
    'experiment/run.ts',
    'experiment/verification/size-checks.ts',
    'experiment/ledger/store.ts',
    'experiment/verification/start-checks.ts',
    'experiment/loop/summary.ts',
    'experiment/loop/revert-uncertified.ts',
    'experiment/maintenance/take-back.ts',
    'experiment/maintenance/guidance.ts',
    'experiment/verification/verify.ts',
    'experiment/ledger/temporary-workspace.ts',
  ],
  workitem: [
    'workitem/single-item.ts',
    'workitem/parallel-attempt.ts',
    'workitem/attempt-item.ts',
    'workitem/begun-landing.ts',
    'workitem/branch-check.ts',
    'workitem/checkout.ts',
    'workitem/exchange.ts',
    'workitem/follow-mark.ts',
    'workitem/folder-content.ts',
    'workitem/hash-output.ts',
    'workitem/item-turn.ts',
    'workitem/landing.ts',
    'workitem/level.ts',
    'workitem/look.ts',
    'workitem/opening.ts',
    'workitem/plan-problems.ts',
    'workitem/plan-spending.ts',
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
    'workitem/shared-records.ts',
    'workitem/snapshot.ts',
    'workitem/state-hash.ts',
    'workitem/store.ts',
    'workitem/start-checks.ts',
    'workitem/stored-result.ts',
    'workitem/verify.ts',
    'workitem/work-run.ts',
  ],
  mission: [
    'mission/abandon.ts',
    'mission/accepted-risks.ts',
    'mission/active-mission.ts',
    'mission/baseline.ts',
    'mission/begun-acceptance.ts',
    'mission/branch-coverage.ts',
    'mission/clean.ts',
    'mission/comparing.ts',
    'mission/comparisons.ts',
    'mission/conclusion.ts',
    'mission/submitted-file.ts',
    'mission/holdout.ts',
    'mission/iteration.ts',
    'mission/evaluating.ts',
    'mission/accepted-candidate.ts',
    'mission/workspace-restore.ts',
    'mission/launch.ts',
    'mission/launch-trust.ts',
    'mission/look.ts',
    'mission/measurement-context.ts',
    'mission/opening.ts',
    'mission/proposed.ts',
    'mission/protection.ts',
    'mission/reconfirmation.ts',
    'mission/relocate.ts',
    'mission/resume.ts',
    'mission/run.ts',
    'mission/session.ts',
    'mission/shared-records.ts',
    'mission/store.ts',
    'mission/verify.ts',
    'mission/worktree.ts',
  ],
  remote: [
    'remote/ended-run.ts',
    'remote/experiment-subject.ts',
    'remote/known-start.ts',
    'remote/local-records.ts',
    'remote/mission-subject.ts',
    'remote/outgoing.ts',
    'remote/pull.ts',
    'remote/pull-named.ts',
    'remote/push-named.ts',
    'remote/proposal-file.ts',
    'remote/restore.ts',
    'remote/session.ts',
    'remote/state-commit.ts',
    'remote/work-subject.ts',
  ],
  report: [],
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

describe('the house', () => {
  it('has source files to look at', () => {
    expect(sources.length).toBeGreaterThan(40);
  });

  it.each(sources)('%s imports only what its folder may import', (file) => {
    const allowed = EDGES[folderOf(file)];
    expect(allowed, `src/${folderOf(file)} is not in the list of edges`).toBeDefined();
    for (const { target } of importsOf(file)) {
      if (!target.startsWith('.')) continue;
      const folder = folderOf(resolved(file, target));
      expect(allowed, `${file} imports ${target}`).toContain(folder);
    }
  });

  it.each(sources)('%s imports @actions/* only under github/', (file) => {
    const outside = importsOf(file).filter(({ target }) => target.startsWith('@actions/'));
    if (folderOf(file) !== 'github') expect(outside).toEqual([]);
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

  it('has no import cycle, of types neither', () => {
    expectNoCycle(edges);
  });

  it('has no cycle of folders that stand beside each other or in each other', () => {
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
