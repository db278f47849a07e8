declare const LANGUAGES: readonly [readonly ['python', RegExp], readonly ['javascript', RegExp], readonly ['go', RegExp], readonly ['rust', RegExp], readonly ['ruby', RegExp], readonly ['c', RegExp]];
export type Language = (typeof LANGUAGES)[number][0];
/** The language that a file of a folded name is written in. */
export declare function languageOf(name: string): Language | undefined;
/** Where imports of Node look for packages, from the importing file's folder upwards. */
export declare const PACKAGES_FOLDER = "node_modules";
export declare const COMPILED_FOLDER = "__pycache__";
/** How a new path ends at a part of it, or goes on: only the very next part matters. */
export interface Ending {
    /** Of folded case. */
    readonly name: string;
    /** The first part below it, and whether it is the last; undefined: the path ends here. */
    readonly rest: {
        readonly first: string;
        readonly isLast: boolean;
    } | undefined;
    /** What the path is, where it ends here; a link may lead to a file or to a package. */
    readonly kind: 'file' | 'folder' | 'link';
}
export declare function isCompiled(name: string): boolean;
/** Whether a part of a path is, or makes of a folder, a module of Python. */
export declare function isPythonModule({ name, rest, kind }: Ending): boolean;
/** Whether a part of a path is, or makes of a folder, a module of Node. */
export declare function isJavaScriptModule({ name, rest, kind }: Ending): boolean;
/** Whether a file makes a package of its folder, for Node. */
export declare function isJavaScriptIndex(name: string): boolean;
/** Whether a new file makes a package of its folder. */
export declare function isPackageFile({ rest }: Pick<Ending, 'rest'>): boolean;
/** A name without what says how it is loaded; compiled files bear the version of their machine between the two. */
export declare function stemOf(name: string): string;
/** The library whose name a file bears, or a folder that is a package. */
export declare function libraryOf(ending: Ending, packages: ReadonlySet<string>): string | undefined;
/** The library whose name a file bears for what is written in a language and lies beside it. */
export declare function neighbourOf({ name, rest }: Ending, { languages, headers }: {
    readonly languages: ReadonlySet<Language>;
    readonly headers: ReadonlySet<string>;
}): string | undefined;
/** The language whose files a new file around them is a setting of. */
export declare function findSetting({ name, rest }: Ending, { languages, isTop }: {
    readonly languages: ReadonlySet<Language>;
    readonly isTop: boolean;
}): Language | undefined;
export {};
