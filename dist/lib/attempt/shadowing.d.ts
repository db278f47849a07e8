/** What a new file could take the place of. */
export interface Shadowable {
    /** Paths of the protected files. */
    readonly files: readonly string[];
    /** Names by which installed packages are imported. */
    readonly packages: ReadonlySet<string>;
    /** Folders of the base: a file that comes into one of them makes no new folder. */
    readonly folders: ReadonlySet<string>;
}
/** Finds why a new path would be loaded in the place of something else; undefined where it would not. */
export type ShadowFinder = (path: string, more?: {
    readonly isNew?: boolean;
}) => string | undefined;
/** Prepares the question for one set of protected files; without any nothing is shadowed. */
export declare function buildShadowFinder({ files, packages, folders: present }: Shadowable): ShadowFinder;
