import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAdmission, checkDuplicate, type RunCapsule } from '../../src/workitem/admission.ts';
import { buildDeltas, createClassifier, sizeOfDeltas } from '../../src/workitem/deltas.ts';
import { checkPlan, findBlock, resolveDependencies } from '../../src/workitem/plan.ts';

/** Items each of which waits for some of those before it; in any order of the file. */
const acyclic = fc
  .array(fc.array(fc.nat()), { maxLength: 30 })
  .map((lists) =>
    lists.map((list, at) => ({
      id: `i${at}`,
      dependencies: at === 0 ? [] : [...new Set(list.map((each) => `i${each % at}`))],
    })),
  )
  .chain((items) => fc.shuffledSubarray(items, { minLength: items.length }));

describe('resolveDependencies', () => {
  it("gives the contract's example", () => {
    const level0 = ['agent-1', 'agent-2', 'agent-3'].map((id) => ({ id, dependencies: [] as string[] }));
    const items = [
      { id: 'agent-0', dependencies: ['agent-4', 'agent-5'] },
      ...level0,
      { id: 'agent-4', dependencies: ['agent-1', 'agent-2'] },
      { id: 'agent-5', dependencies: ['agent-3'] },
    ];
    expect(resolveDependencies(items).map((level) => level.map(({ id }) => id))).toEqual([
      ['agent-1', 'agent-2', 'agent-3'],
      ['agent-4', 'agent-5'],
      ['agent-0'],
    ]);
  });

  it('puts every item once, after all that it waits for, as early as can be, in the order of the file', () => {
    fc.assert(
      fc.property(acyclic, (items) => {
        const levels = resolveDependencies(items);
        const levelOf = new Map(levels.flatMap((level, at) => level.map(({ id }) => [id, at] as const)));
        expect(levels.flat()).toHaveLength(items.length);
        for (const { id, dependencies } of items) {
          const highest = Math.max(-1, ...dependencies.map((name) => levelOf.get(name) ?? 0));
          expect(levelOf.get(id)).toBe(highest + 1);
        }
        for (const level of levels) expect(level).toEqual(items.filter((item) => level.includes(item)));
      }),
    );
  });

  it('is never asked about a cycle: the check finds each, and none where there is none', () => {
    const cyclesOf = (items: unknown) =>
      checkPlan({ agents: { 'agent-1': { command: 'x' } }, items }).filter(([, found]) => found.startsWith('a cycle'));
    fc.assert(
      fc.property(acyclic, (items) => {
        expect(cyclesOf(items)).toEqual([]);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), acyclic, (length, others) => {
        const ring = Array.from({ length }, (_, at) => ({ id: `r${at}`, dependencies: [`r${(at + 1) % length}`] }));
        expect(cyclesOf([...others, ...ring])).toHaveLength(1);
      }),
    );
    // A chain as long as a plan can be is walked without recursion.
    const chain = Array.from({ length: 20_000 }, (_, at) => ({
      id: `c${at}`,
      dependencies: at === 0 ? [] : [`c${at - 1}`],
    }));
    expect(cyclesOf([...chain].reverse())).toEqual([]);
  });
});

describe('findBlock', () => {
  it('shows the chain down to what failed', () => {
    const obstacles = new Map([
      ['a', { status: 'denied', reason: 'why' }],
      ['b', { status: 'blocked', reason: 'x', behind: 'a' }],
    ]);
    expect(findBlock({ id: 'c', dependencies: ['ok', 'b'] }, obstacles)?.reason).toBe(
      '"c" waits for "b", which waits for "a" (denied: why)',
    );
    expect(findBlock({ id: 'c', dependencies: ['ok'] }, obstacles)).toBeUndefined();
  });
});

const NONE: RunCapsule = { artifacts: [], toolTrace: [], deltaO: [], deltaPi: [], deltaLambda: [], deltaQ: [] };
const artifact = (path: string) =>
  ({ path, type: 'edit', mode: '100644', content_hash: null, git_blob: null }) as const;
const delta = { path: 'a', type: 'edit', removed: 1, added: 1 } as const;

describe('checkAdmission', () => {
  const limits = { maxFiles: 2, maxToolOps: 1, maxDeltaSize: 3 };

  it('admits what is at every limit', () => {
    const capsule = {
      ...NONE,
      artifacts: [artifact('a'), artifact('b'), artifact('a')],
      toolTrace: [{ tool: 'x' }],
      deltaO: [delta],
      deltaQ: [delta, delta],
    };
    expect(checkAdmission(capsule, limits)).toEqual({ ok: true });
  });

  it('gives the first rule that fails, in the order and the words of the contract', () => {
    const files = { artifacts: ['a', 'b', 'c'].map(artifact) };
    const ops = { toolTrace: [{ tool: 'x' }, { tool: 'x' }] };
    const size = { deltaPi: [delta, delta], deltaLambda: [delta, delta] };
    const reason = (more: Partial<RunCapsule>) => checkAdmission({ ...NONE, ...more }, limits);
    expect(reason({ ...files, ...ops, ...size })).toEqual({ ok: false, reason: 'Exceeded max files: 3 > 2' });
    expect(reason({ ...ops, ...size })).toEqual({ ok: false, reason: 'Exceeded max tool ops: 2 > 1' });
    expect(reason(size)).toEqual({ ok: false, reason: 'Exceeded max delta size: 4 > 3' });
  });

  it('cannot check operations that nobody reported, and denies that only where it is asked to', () => {
    const blind = { ...NONE, toolTrace: undefined };
    expect(checkAdmission(blind, limits)).toEqual({ ok: true });
    expect(checkAdmission(blind, { ...limits, requiresToolTrace: true })).toMatchObject({ ok: false });
    expect(checkAdmission(NONE, { ...limits, requiresToolTrace: true })).toEqual({ ok: true });
  });

  it('knows a state that a run has ended in', () => {
    expect(checkDuplicate('h', new Map([['h', 'r-1']]))).toEqual({
      ok: false,
      reason: 'Duplicate output hash: already produced by r-1',
    });
    expect(checkDuplicate('h', new Map())).toEqual({ ok: true });
  });
});

describe('deltas', () => {
  it('are the blocks of lines of a change, and one for what has no lines, by the class of the path', () => {
    const diff = [
      'diff --git a/src/a.ts b/src/a.ts',
      'index 1..2 100644',
      '--- a/src/a.ts',
      '+++ b/src/a.ts',
      '@@ -1,5 +1,5 @@',
      '-one',
      '+1',
      ' two',
      '+two and a half',
      ' three',
      '@@ -20 +20 @@',
      '-@@ -1 +1 @@',
      '+diff --git',
      '\\ No newline at end of file',
      'diff --git a/t b/t',
      'deleted file mode 100644',
      '--- a/t',
      '+++ /dev/null',
      '@@ -1 +0,0 @@',
      '-x',
      'diff --git a/t b/t',
      'new file mode 120000',
      '--- /dev/null',
      '+++ b/t',
      '@@ -0,0 +1 @@',
      '+y',
      '\\ No newline at end of file',
      'diff --git a/test/x.bin b/test/x.bin',
      'new file mode 100644',
      'Binary files /dev/null and b/test/x.bin differ',
      '',
    ].join('\n');
    const change = (path: string, status: 'A' | 'M' | 'T') => ({
      path,
      status,
      oldMode: '',
      newMode: '',
      oldId: '',
      newId: '',
    });
    const changes = [change('src/a.ts', 'M'), change('t', 'T'), change('test/x.bin', 'A')];
    const deltas = buildDeltas({ changes, diff }, createClassifier({}));
    expect(deltas.deltaO.map(({ path, type, removed, added }) => `${type} ${path} -${removed} +${added}`)).toEqual([
      'edit src/a.ts -1 +1',
      'edit src/a.ts -0 +1',
      'edit src/a.ts -1 +1',
      'edit t -1 +0',
      'edit t -0 +1',
    ]);
    expect(deltas.deltaQ).toEqual([{ path: 'test/x.bin', type: 'create', removed: 0, added: 0 }]);
    expect(sizeOfDeltas(deltas)).toBe(6);
    // A diff that was too large to be read has an outline in its place: each path counts as one.
    expect(sizeOfDeltas(buildDeltas({ changes, diff: 'The diff is larger than 8 MB' }, createClassifier({})))).toBe(3);
  });

  it.each([
    ['src/a.test.ts', 'deltaQ'],
    ['tests/data/x.json', 'deltaQ'],
    ['pkg/a_test.go', 'deltaQ'],
    ['test_a.py', 'deltaQ'],
    ['.github/workflows/ci.yml', 'deltaLambda'],
    ['package.json', 'deltaLambda'],
    ['deploy/app.yaml', 'deltaLambda'],
    ['.env', 'deltaLambda'],
    ['docs/a.html', 'deltaPi'],
    ['README.md', 'deltaPi'],
    ['package-lock.json', 'deltaPi'],
    ['dist/a.js', 'deltaPi'],
    ['src/a.ts', 'deltaO'],
    ['main.c', 'deltaO'],
    ['src/latest/x.rs', 'deltaO'],
  ])('%s is %s', (path, expected) => {
    expect(createClassifier({})(path)).toBe(expected);
  });

  it('go by the globs of the plan where it has some', () => {
    const classify = createClassifier({ deltaPi: ['out/**'] });
    expect(['out/x', 'docs/x.html', 'test/x'].map(classify)).toEqual(['deltaPi', 'deltaO', 'deltaQ']);
  });
});
