import type { TreeChange } from '../base/raw-diff.js';
import type { CapturedChange } from '../engine/boundaries/boundaries.js';
export declare const ARTIFACT_TYPES: readonly ['create', 'edit', 'delete'];
export type ArtifactType = (typeof ARTIFACT_TYPES)[number];
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
declare const DELTA_CLASSES: readonly ['deltaO', 'deltaPi', 'deltaLambda', 'deltaQ'];
export type DeltaClass = (typeof DELTA_CLASSES)[number];
export type Deltas = Readonly<Record<DeltaClass, readonly Delta[]>>;
type ClassGlobs = Readonly<Partial<Record<Exclude<DeltaClass, 'deltaO'>, readonly string[] | undefined>>>;
/** Which paths are what, in the order in which they are asked; everything else is `deltaO`. Source: work items, "Run capsule". */
export declare const DEFAULT_CLASSES: {
    readonly deltaQ: readonly ["**/{test,tests,spec,specs,__tests__,testdata}/**", "**/*.{test,spec}.*", "**/*_test.*", "**/test_*.py", "**/conftest.py"];
    readonly deltaLambda: readonly [".github/**", "**/.*", "**/.*/**", "**/*.{yml,yaml,toml,ini,cfg,conf,env}", "**/*.config.*", "**/{package,tsconfig*,deno}.json", "**/{Dockerfile,Makefile,Justfile}*", "**/polic{y,ies}/**", "**/CODEOWNERS"];
    readonly deltaPi: readonly ["**/{doc,docs,dist,build,generated}/**", "**/*.{md,mdx,rst,adoc,txt}", "**/*.{lock,snap,min.js,min.css,map}", "**/*{-lock.*,.generated.*,.pb.*}"];
};
/** Tells the class of a path. */
export declare function createClassifier(classes: ClassGlobs): (path: string) => DeltaClass;
/** What a path's change is called. */
export declare function artifactType({ status }: TreeChange): ArtifactType;
/** Splits a change into changes of state, by class. */
export declare function buildDeltas(change: Pick<CapturedChange, 'changes'> & {
    readonly diff: string;
}, classify: (path: string) => DeltaClass): Deltas;
/** How many changes of state there are. */
export declare function sizeOfDeltas(deltas: Deltas): number;
export {};
