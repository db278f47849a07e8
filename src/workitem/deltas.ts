import picomatch from 'picomatch';
import type { TreeChange } from '../base/raw-diff.ts';
import type { CapturedChange } from '../engine/boundaries/boundaries.ts';
import type { ArtifactType } from './receipt.ts';

/** A path that a run changed. */
export interface Artifact {
  readonly path: string;
  readonly type: ArtifactType;
  /** Git's: `100644`, `100755`, `120000`; null when it is gone. */
  readonly mode: string | null;
  /** BLAKE3 of its content, of a link's target; null when it is gone. */
  readonly content_hash: string | null;
  /** Its id in git; null when it is gone. */
  readonly git_blob: string | null;
}

/** One change of state: lines of a file that stand together, or a file that has no lines. */
interface Delta {
  readonly path: string;
  readonly type: ArtifactType;
  readonly removed: number;
  readonly added: number;
}

const DELTA_CLASSES = ['deltaO', 'deltaPi', 'deltaLambda', 'deltaQ'] as const;
export type DeltaClass = (typeof DELTA_CLASSES)[number];
export type Deltas = Readonly<Record<DeltaClass, readonly Delta[]>>;

type ClassGlobs = Readonly<Partial<Record<Exclude<DeltaClass, 'deltaO'>, readonly string[] | undefined>>>;

/** Which paths are what, in the order in which they are asked; everything else is `deltaO`. Source: work items, "Run capsule". */
export const DEFAULT_CLASSES = {
  deltaQ: [
    '**/{test,tests,spec,specs,__tests__,testdata}/**',
    '**/*.{test,spec}.*',
    '**/*_test.*',
    '**/test_*.py',
    '**/conftest.py',
  ],
  deltaLambda: [
    '.github/**',
    '**/.*',
    '**/.*/**',
    '**/*.{yml,yaml,toml,ini,cfg,conf,env}',
    '**/*.config.*',
    '**/{package,tsconfig*,deno}.json',
    '**/{Dockerfile,Makefile,Justfile}*',
    '**/polic{y,ies}/**',
    '**/CODEOWNERS',
  ],
  deltaPi: [
    '**/{doc,docs,dist,build,generated}/**',
    '**/*.{md,mdx,rst,adoc,txt}',
    '**/*.{lock,snap,min.js,min.css,map}',
    '**/*{-lock.*,.generated.*,.pb.*}',
  ],
} as const satisfies ClassGlobs;

/** The class of a path. */
export function createClassifier(classes: ClassGlobs): (path: string) => DeltaClass {
  const order = ['deltaQ', 'deltaLambda', 'deltaPi'] as const;
  const tests = order.map((name) => ({
    name,
    isMatch: picomatch([...(classes[name] ?? DEFAULT_CLASSES[name])], { dot: true }),
  }));
  return (path) => tests.find(({ isMatch }) => isMatch(path))?.name ?? 'deltaO';
}

/** What a path's change is called. */
export function artifactType({ status }: TreeChange): ArtifactType {
  if (status === 'A') return 'create';
  return status === 'D' ? 'delete' : 'edit';
}

/** Splits a change into changes of state, by class. */
export function buildDeltas(
  change: Pick<CapturedChange, 'changes'> & { readonly diff: string },
  classify: (path: string) => DeltaClass,
): Deltas {
  const found: Record<DeltaClass, Delta[]> = { deltaO: [], deltaPi: [], deltaLambda: [], deltaQ: [] };
  const sections = readSections(change.diff);
  let at = 0;
  for (const each of change.changes) {
    // A file that becomes a link is reported as one that goes and one that comes.
    const count = each.status === 'T' ? 2 : 1;
    const blocks = sections.slice(at, at + count).flat();
    at += count;
    const type = artifactType(each);
    const counted = blocks.length === 0 ? [{ removed: 0, added: 0 }] : blocks;
    found[classify(each.path)].push(...counted.map((block) => ({ path: each.path, type, ...block })));
  }
  return found;
}

/** How many changes of state there are. */
export function sizeOfDeltas(deltas: Deltas): number {
  return DELTA_CLASSES.reduce((sum, name) => sum + deltas[name].length, 0);
}

interface Block {
  readonly removed: number;
  readonly added: number;
}

/** The blocks of lines of each file of a diff, in its order: lines that nothing unchanged stands between. */
function readSections(diff: string): Block[][] {
  const sections: Block[][] = [];
  let block = { removed: 0, added: 0 };
  let isInHunk = false;
  const close = (): void => {
    if (block.removed + block.added > 0) sections.at(-1)?.push(block);
    block = { removed: 0, added: 0 };
  };
  for (const line of diff.split('\n')) {
    if (line.startsWith('diff --git ')) {
      close();
      sections.push([]);
      isInHunk = false;
    } else if (line.startsWith('@@ ')) {
      close();
      isInHunk = true;
    } else if (!isInHunk) continue;
    else if (line.startsWith('-')) block.removed += 1;
    else if (line.startsWith('+')) block.added += 1;
    else if (!line.startsWith('\\')) close();
  }
  close();
  return sections;
}
