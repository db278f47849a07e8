import type { Problem } from '../base/errors.js';
import { type JsonDocument } from '../base/json-document.js';
import type { Host } from '../kernel/host.js';
import type { GateReport, HashedFile } from './report.js';
/** A file by both its names: where it is, and as the report and messages call it. */
export interface NamedFile {
    readonly path: string;
    /** Relative to the working directory where it is inside, with forward slashes. */
    readonly shown: string;
}
/** A path that a user gave. */
export declare function nameFile(host: Host, given: string): NamedFile;
/** A file of the battery: the working directory's own, else the one that comes with the package. */
export declare function nameSuiteFile(host: Host, given: string | undefined, name: string): NamedFile;
/** A path that a suite names, relative to the suite. */
export declare function nameBeside(suite: NamedFile, given: string): NamedFile;
export declare function nameReport(host: Host, given: string | undefined): NamedFile;
/** `./candidates.json` when it is there. */
export declare function defaultCandidates(cwd: string): string | undefined;
export type ReadDocument = {
    readonly document: JsonDocument;
    readonly hashed: HashedFile;
} | {
    readonly problems: readonly Problem[];
};
/** Reads a small JSON file with its hash. */
export declare function readDocument({ path, shown }: NamedFile): ReadDocument;
/** Why the report cannot go where it should: unwritable, one of the inputs, or something that is no report. */
export declare function reportProblem(report: NamedFile, inputs: readonly NamedFile[]): Problem | undefined;
/** Writes the report whole or not at all; a problem says why not. */
export declare function writeReport(report: NamedFile, content: GateReport): Problem | undefined;
