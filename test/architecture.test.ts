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
  attempt: ['base', 'kernel', 'attempt'],
  experiment: ['base', 'kernel', 'attempt', 'experiment'],
  workitem: ['base', 'kernel', 'attempt', 'workitem'],
  mission: ['base', 'kernel', 'attempt', 'mission'],
  report: ['base', 'gate', 'experiment', 'workitem', 'mission', 'report'],
  remote: ['base', 'kernel', 'experiment', 'workitem', 'mission', 'remote'],
  github: ['base', 'kernel', 'gate', 'experiment', 'workitem', 'mission', 'remote', 'report', 'github'],
  cli: ['base', 'kernel', 'gate', 'experiment', 'workitem', 'mission', 'report', 'cli'],
  'action.ts': ['kernel', 'report', 'github'],
  'cli.ts': ['base', 'kernel', 'cli'],
  'replay.ts': ['base', 'kernel', 'workitem', 'cli'],
  'index.ts': ['base', 'kernel', 'gate', 'experiment', 'workitem', 'mission', 'report'],
};

/** Files that act; every other file of these folders is pure. */
const ACTING: Readonly<Record<string, readonly string[]>> = {
  base: [],
  gate: ['gate/run.ts', 'gate/rules.ts', 'gate/store.ts'],
  attempt: [
    'attempt/agent/read-usage.ts',
    'attempt/agent-commit.ts',
    'attempt/book-secret.ts',
    'attempt/broken-tree.ts',
    'attempt/change.ts',
    'attempt/command.ts',
    'attempt/decision-book.ts',
    'attempt/environment-lock.ts',
    'attempt/evaluation.ts',
    'attempt/keep.ts',
    'attempt/lane.ts',
    'attempt/protected-files.ts',
    'attempt/reapplication.ts',
    'attempt/record-closing.ts',
    'attempt/recorded-run.ts',
    'attempt/report-pages.ts',
    'attempt/sealed-command.ts',
    'attempt/storage-error.ts',
    'attempt/tree-size.ts',
    'attempt/workspace.ts',
  ],
  experiment: [
    'experiment/active-run.ts',
    'experiment/agent-check.ts',
    'experiment/agent-turn.ts',
    'experiment/archive.ts',
    'experiment/archived-records.ts',
    'experiment/audit.ts',
    'experiment/baseline.ts',
    'experiment/branch.ts',
    'experiment/branch-commits.ts',
    'experiment/broken-canary.ts',
    'experiment/clean.ts',
    'experiment/conclusion.ts',
    'experiment/config-change.ts',
    'experiment/due-tasks.ts',
    'experiment/genesis-facts.ts',
    'experiment/in-flight.ts',
    'experiment/doctor.ts',
    'experiment/evaluator-examination.ts',
    'experiment/evaluator-trial.ts',
    'experiment/example.ts',
    'experiment/held-change.ts',
    'experiment/resubmission.ts',
    'experiment/ignore-file.ts',
    'experiment/init.ts',
    'experiment/iteration.ts',
    'experiment/judgement.ts',
    'experiment/keep-checks.ts',
    'experiment/look.ts',
    'experiment/keeping.ts',
    'experiment/kept-lane.ts',
    'experiment/measuring.ts',
    'experiment/objective.ts',
    'experiment/new-run.ts',
    'experiment/opening.ts',
    'experiment/proposal.ts',
    'experiment/quarantine.ts',
    'experiment/readable-config.ts',
    'experiment/reconfirmation.ts',
    'experiment/release.ts',
    'experiment/repair.ts',
    'experiment/rescoring.ts',
    'experiment/revert-checks.ts',
    'experiment/run-end.ts',
    'experiment/run-mark.ts',
    'experiment/run.ts',
    'experiment/size-checks.ts',
    'experiment/store.ts',
    'experiment/summary.ts',
    'experiment/taking-out.ts',
    'experiment/tell.ts',
    'experiment/verify.ts',
    'experiment/vetoes.ts',
    'experiment/temporary-workspace.ts',
  ],
  workitem: [
    'workitem/alone.ts',
    'workitem/attempt-beside.ts',
    'workitem/attempt-item.ts',
    'workitem/branch-check.ts',
    'workitem/checkout.ts',
    'workitem/exchange.ts',
    'workitem/folder-content.ts',
    'workitem/hash-output.ts',
    'workitem/item-turn.ts',
    'workitem/landing.ts',
    'workitem/level.ts',
    'workitem/look.ts',
    'workitem/opening.ts',
    'workitem/plan-problems.ts',
    'workitem/private-area.ts',
    'workitem/replay-run.ts',
    'workitem/replay-tool.ts',
    'workitem/proposed-item.ts',
    'workitem/rerun.ts',
    'workitem/run-files.ts',
    'workitem/run-usage.ts',
    'workitem/run.ts',
    'workitem/settle.ts',
    'workitem/snapshot.ts',
    'workitem/state-hash.ts',
    'workitem/store.ts',
    'workitem/verify.ts',
    'workitem/work-run.ts',
  ],
  mission: [
    'mission/abandon.ts',
    'mission/active-mission.ts',
    'mission/baseline.ts',
    'mission/clean.ts',
    'mission/comparing.ts',
    'mission/comparisons.ts',
    'mission/conclusion.ts',
    'mission/due-tasks.ts',
    'mission/handed-file.ts',
    'mission/holdout.ts',
    'mission/iteration.ts',
    'mission/judging.ts',
    'mission/kept-candidate.ts',
    'mission/launch.ts',
    'mission/look.ts',
    'mission/measuring.ts',
    'mission/opening.ts',
    'mission/proposed.ts',
    'mission/protection.ts',
    'mission/reconfirmation.ts',
    'mission/relocate.ts',
    'mission/resume.ts',
    'mission/run.ts',
    'mission/session.ts',
    'mission/store.ts',
    'mission/verify.ts',
    'mission/worktree.ts',
  ],
  remote: [
    'remote/experiment-subject.ts',
    'remote/mission-subject.ts',
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
      /\bprocess\.|\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\brandomBytes\b|\brandomUUID\b/,
    );
  });

  it('has no import cycle, of types neither', () => {
    const edges = new Map(
      sources.map((file) => {
        const targets = importsOf(file).filter(({ target }) => target.startsWith('.'));
        return [file, targets.map(({ target }) => resolved(file, target))];
      }),
    );
    const done = new Set<string>();
    const visit = (file: string, trail: readonly string[]): void => {
      expect(trail, `a cycle: ${[...trail, file].join(' → ')}`).not.toContain(file);
      if (done.has(file)) return;
      for (const target of edges.get(file) ?? []) visit(target, [...trail, file]);
      done.add(file);
    };
    for (const file of sources) visit(file, []);
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
