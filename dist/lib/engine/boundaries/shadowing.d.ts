import { type Ending } from './language-lookups.js';
/** What a new file could take the place of. */
export interface Shadowable {
    /** Paths of the protected files. */
    readonly files: readonly string[];
    /** Names by which installed packages are imported. */
    readonly packages: ReadonlySet<string>;
    /** Folders of the base: a file that comes into one of them makes no new folder. */
    readonly folders: ReadonlySet<string>;
    /** Those of them with an `__init__` of Python. */
    readonly initFolders: ReadonlySet<string>;
    /** Those of them with a `conftest.py`: pytest looks for imports there. */
    readonly conftestFolders: ReadonlySet<string>;
    /** Folders that settings or commands of the base put on Python's path. Default: none. */
    readonly importFolders?: ReadonlySet<string>;
    /** Names of the base's C headers, alone and with the folder around them. */
    readonly headers: ReadonlySet<string>;
    /** The protected source of each class of the Java machine, by its name as `a/b/C`. Default: none. */
    readonly classes?: ReadonlyMap<string, string>;
}
interface NewPath {
    /** False: it changes what the base has. Default: true. */
    readonly isNew?: boolean;
    /** What lies there. Default: a file. */
    readonly kind?: Ending['kind'];
}
/** Finds why a new path would be loaded in the place of something else; undefined where it would not. */
export type ShadowFinder = (path: string, more?: NewPath) => string | undefined;
/**
 * Prepares the question for one set of protected files; without any nothing is shadowed. An answer costs as many steps as
 * protected files lie deep, however deep the path is.
 */
export declare function buildShadowFinder(shadowable: Shadowable): ShadowFinder;
/** Whether tools keep there what they remember: no import finds it, other than programs and pnpm's packages. */
export declare function isToolFolder(name: string): boolean;
export {};
