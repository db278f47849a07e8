/** A name that leads to what a path names, by a link of a tree. */
export interface OtherName {
    readonly name: string;
    /** The link, as the tree has it. */
    readonly link: string;
    /** `real`: the path went through the link; `alias`: the name does. */
    readonly kind: 'real' | 'alias';
}
/** Gives the other names of a path; none for most. */
export type NameFinder = (path: string) => readonly OtherName[];
/** Where links end inside their tree, whether anything is there or not; those that leave it or end nowhere are left out. */
export declare function resolveLinks(links: ReadonlyMap<string, string | undefined>): ReadonlyMap<string, string>;
/** Prepares the question for the links of a tree, by where they end. */
export declare function buildNameFinder(resolved: ReadonlyMap<string, string>): NameFinder;
/** What globs mean that begin with the name of a link: the same at the place where the link ends. */
export declare function throughLinks(globs: readonly string[], resolved: ReadonlyMap<string, string>): string[];
/** Whether a glob names a link, or something below it, letter by letter. */
export declare function beginsWith(glob: string, link: string): boolean;
