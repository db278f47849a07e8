import picomatch from 'picomatch';
import type { TreeChange } from '../../base/raw-diff.ts';
import { plural, quoted } from '../../base/text.ts';
import { AUTOLOADED, LOADED_WHEN_NEW } from './autoloaded.ts';
import { beginsWith, type OtherName } from './link-names.ts';
import { foldPath, isGitName } from './path-names.ts';
import { SETTINGS_FILES } from './settings-files.ts';
import { buildShadowFinder, type Shadowable, type ShadowFinder } from './shadowing.ts';

/** What a change may touch; globs as in a config. */
export interface BoundaryRules {
  /** Checked only when `enforceAllow` is set. */
  readonly allowPaths: readonly string[];
  readonly enforceAllow: boolean;
  readonly denyPaths: readonly string[];
  /** The evaluator; `permit` takes nothing off it. */
  readonly protectedPaths: readonly string[];
  /** What no new file may be loaded in the place of, unless `permit` names it. */
  readonly shadowable?: Shadowable;
  /** The key of the user's file that names the protected files, for messages. */
  readonly protectKey: string;
  /** Whether what harnesses load by themselves is denied; `open` where a plan says what an item is to do. */
  readonly autoloaded: 'denied' | 'open';
  /** Files and folders that the user's own git runs or loads; denied like settings. */
  readonly programs?: readonly string[];
  /** Takes paths off the lists of what is always denied and of what is loaded by itself, never off `denyPaths`. */
  readonly permit: readonly string[];
  readonly maxFiles: number | undefined;
  readonly maxDiffLines: number | undefined;
}

/** A captured change, as the trees show it. */
export interface CapturedChange {
  readonly changes: readonly TreeChange[];
  /** As records count them: of files that git takes for binary, and of diffs too large to be read, none. */
  readonly diffLines: number;
  /** The same where those files count as text, too; undefined: there are none. */
  readonly textLines?: number;
  /** What is wrong with symbolic links of the tree after the change, by path; the change need not touch a link's own path. */
  readonly linkIssues: ReadonlyMap<string, string>;
  /** By what names the changed paths were reached through links before the change. */
  readonly otherNames?: ReadonlyMap<string, readonly OtherName[]>;
  /** What is wrong with manifests that rename their package, by path. */
  readonly renamedPackages?: ReadonlyMap<string, string>;
  /** Paths that are files of Git LFS, before the change or by the attributes of the base. */
  readonly lfsPaths?: ReadonlySet<string>;
}

export type Admission =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'denied'; readonly reasons: readonly string[] };

/**
 * Denied whatever the config says, unless `permit` names it: the records of experiments and missions, what steers git,
 * and settings of agents, editors, CI, package managers and hooks.
 * Source: experiments, "Config"; faults and attacks, "Deny-path evasion".
 */
export const ALWAYS_DENIED: readonly string[] = [
  '.autorize/**',
  '.rcs/**',
  '**/.git/**',
  '**/.gitattributes',
  '**/.gitmodules',
  '**/.gitignore',
  ...SETTINGS_FILES,
];

const GITLINK = '160000';
const LINK = '120000';
// A record with a thousand reasons helps no one; the first ones say what kind of change it was.
const MAX_REASONS = 20;

// Every rule looks at every character of a path, at once: more would keep the supervisor from hearing a Ctrl-C.
const MAX_PATH_CHARACTERS = 8 << 20;

/** Decides whether a captured change may be judged at all. Pure; every rule that is broken is reported. */
export function decideAdmission(change: CapturedChange, rules: BoundaryRules): Admission {
  const characters = change.changes.reduce((sum, { path }) => sum + path.length, 0);
  if (characters > MAX_PATH_CHARACTERS) {
    const reason = `the changed paths are ${characters} characters long together; expected at most ${MAX_PATH_CHARACTERS}`;
    return { kind: 'denied', reasons: [reason] };
  }
  const matchers = matchersOf(rules);
  const reasons = change.changes.flatMap((each) => pathReasons(each, { rules, matchers, names: change.otherNames }));
  reasons.push(...renameReasons(change, rules, matchers));
  for (const path of change.lfsPaths ?? [])
    reasons.push(`${quoted(path, 200)} is a file of Git LFS: its contents are part of the environment`);
  for (const [path, issue] of change.linkIssues) reasons.push(`${quoted(path, 200)} ${issue}`);
  reasons.push(...sizeReasons(change, rules));
  if (reasons.length === 0) return { kind: 'admitted' };
  const shown = reasons.slice(0, MAX_REASONS);
  const rest = reasons.length - shown.length;
  return { kind: 'denied', reasons: rest === 0 ? shown : [...shown, `and ${plural(rest, 'reason')} more`] };
}

/** Asks for a path of folded case. */
type Matcher = (folded: string) => string | undefined;

interface Matchers {
  readonly denied: Matcher;
  readonly alwaysDenied: Matcher;
  readonly autoloaded: Matcher;
  readonly loadedWhenNew: Matcher;
  readonly isProtected: Matcher;
  readonly findShadow: ShadowFinder;
  readonly isProgram: Matcher;
  readonly permitted: Matcher;
  readonly allowed: Matcher;
}

const known = new WeakMap<BoundaryRules, Matchers>();

/** Made once for the rules that one caller asks about many changes with. */
function matchersOf(rules: BoundaryRules): Matchers {
  const matchers = known.get(rules) ?? buildMatchers(rules);
  known.set(rules, matchers);
  return matchers;
}

function buildMatchers(rules: BoundaryRules): Matchers {
  const { denyPaths, protectedPaths, autoloaded, permit, allowPaths, shadowable, programs = [] } = rules;
  return {
    isProtected: buildMatcher(protectedPaths),
    denied: buildMatcher(denyPaths),
    alwaysDenied: buildMatcher(ALWAYS_DENIED),
    autoloaded: buildMatcher(autoloaded === 'denied' ? AUTOLOADED : []),
    loadedWhenNew: buildMatcher(autoloaded === 'denied' ? LOADED_WHEN_NEW : []),
    findShadow: shadowable === undefined ? () => undefined : buildShadowFinder(shadowable),
    isProgram: buildPathMatcher(programs),
    permitted: buildMatcher(permit),
    allowed: buildMatcher(allowPaths),
  };
}

/**
 * Matches a folded path against globs and gives the first that does. Compared by folded case and composed characters: on some
 * file systems `SRC/A` and `src/a` are one file, and a rule about one must hold for the other.
 */
function buildMatcher(globs: readonly string[]): Matcher {
  const tests =
    builtTests.get(globs) ?? globs.map((glob) => ({ glob, isMatch: picomatch(foldPath(glob), { dot: true }) }));
  builtTests.set(globs, tests);
  return (folded) => tests.find(({ isMatch }) => isMatch(folded))?.glob;
}

/** Most lists of globs are those of every change, or of a whole run. */
const builtTests = new WeakMap<
  readonly string[],
  readonly { readonly glob: string; readonly isMatch: (folded: string) => boolean }[]
>();

/** Matches a folded path that is one of these, lies below it, or takes the place of a folder around it. */
function buildPathMatcher(paths: readonly string[]): Matcher {
  const known = paths.map((path) => ({ path, folded: foldPath(path) }));
  const isAround = (parentEnv: string, inner: string) => inner === parentEnv || inner.startsWith(`${parentEnv}/`);
  return (asked) => known.find(({ folded }) => isAround(folded, asked) || isAround(asked, folded))?.path;
}

interface PathContext {
  readonly rules: BoundaryRules;
  readonly matchers: Matchers;
  readonly names: CapturedChange['otherNames'];
}

/** What of a path depends on its name alone, so that it holds for another name of it, too. */
function nameReason(name: string, isNew: boolean, matchers: Matchers): string | undefined {
  const folded = foldPath(name);
  const always = matchers.alwaysDenied(folded);
  if (always !== undefined) return `is always denied (${always})`;
  const program = matchers.isProgram(folded);
  if (program !== undefined) return `is run or loaded by your own git (${program})`;
  const loaded = matchers.autoloaded(folded) ?? (isNew ? matchers.loadedWhenNew(folded) : undefined);
  return loaded === undefined ? undefined : `is loaded by a harness or runtime by itself (${loaded})`;
}

function pathReasons(
  { path, status, oldMode, newMode }: TreeChange,
  { rules, matchers, names }: PathContext,
): string[] {
  const shown = quoted(path, 200);
  const long = status === 'D' ? undefined : longName(path);
  // Globs with two stars take the square of a name's length: nothing else is asked about a name of megabytes.
  if (long !== undefined) return [`${shown} has a name that ${long}`];
  const reasons: string[] = [];
  const folded = foldPath(path);
  const denied = matchers.denied(folded);
  if (denied !== undefined) reasons.push(`${shown} is denied by deny_paths (${denied})`);
  if (matchers.isProtected(folded) !== undefined) {
    reasons.push(`${shown} is protected: it is part of the evaluator (${rules.protectKey} says what is)`);
  }
  if (matchers.permitted(folded) === undefined) {
    const isNew = status !== 'M' && status !== 'D';
    const named = nameReason(path, isNew, matchers);
    if (named !== undefined) reasons.push(`${shown} ${named}; boundaries.permit can name it`);
    const kind = newMode === LINK ? 'link' : 'file';
    const shadow = status === 'D' ? undefined : matchers.findShadow(path, { isNew, kind });
    if (shadow !== undefined) reasons.push(`${shown} is denied: ${shadow}; boundaries.permit can name it`);
  }
  if (rules.enforceAllow && matchers.allowed(folded) === undefined) reasons.push(`${shown} is not in allow_paths`);
  reasons.push(...otherNameReasons(path, { rules, matchers, names }));
  const odd = oddName(path);
  if (odd !== undefined) reasons.push(`${shown} has a name that ${odd}`);
  if (oldMode === GITLINK) {
    reasons.push(`${shown} is a submodule: it is part of the environment, at the commit that the base names`);
  } else if (newMode === GITLINK) reasons.push(`${shown} is a repository inside the repository`);
  return reasons;
}

/** What is wrong with a path because of links of the base: it was, or was reached by, the name of something else. */
function otherNameReasons(path: string, { rules, matchers, names }: PathContext): string[] {
  const isPermitted = matchers.permitted(foldPath(path)) !== undefined;
  return (names?.get(path) ?? []).flatMap(({ name, link, kind }) => {
    const what = `${quoted(path, 200)} is ${quoted(name, 200)} by the link ${quoted(link, 200)} of the base, which`;
    // Globs for what is inside of a folder with links to elsewhere are not meant for what is there.
    const denied = kind === 'real' ? matchers.denied(foldPath(name)) : undefined;
    const below = rules.denyPaths.find((glob) => beginsWith(glob, kind === 'real' ? name : link));
    const glob = denied ?? (kind === 'real' || matchers.denied(foldPath(name)) !== undefined ? below : undefined);
    if (glob !== undefined) return [`${what} is denied by deny_paths (${glob})`];
    if (isPermitted) return [];
    if (kind === 'real' && isEvaluator(name, { rules, matchers })) {
      return [
        `${what} is protected or holds what is (${rules.protectKey} says what is); boundaries.permit can name it`,
      ];
    }
    const named = nameReason(name, false, matchers);
    return named === undefined ? [] : [`${what} ${named}; boundaries.permit can name it`];
  });
}

/** Whether a name is one of a protected file, or of a folder around it. */
function isEvaluator(name: string, { rules, matchers }: Pick<PathContext, 'rules' | 'matchers'>): boolean {
  const folded = foldPath(name);
  const inside = folded === '' ? '' : `${folded}/`;
  return (
    matchers.isProtected(folded) !== undefined ||
    rules.shadowable?.files.some((file) => foldPath(file).startsWith(inside)) === true
  );
}

/** A protected file inside of a renamed package would import the package in the place of an installed one. */
function renameReasons(
  { renamedPackages = new Map<string, string>() }: CapturedChange,
  { shadowable }: BoundaryRules,
  { permitted }: Matchers,
): string[] {
  return [...renamedPackages].flatMap(([path, issue]) => {
    const folder = foldPath(path).slice(0, -'package.json'.length);
    const inside = shadowable?.files.find((file) => foldPath(file).startsWith(folder));
    if (inside === undefined || permitted(foldPath(path)) !== undefined) return [];
    return [`${quoted(path, 200)} ${issue}, ${quoted(inside, 200)} among it; boundaries.permit can name it`];
  });
}

function oddName(path: string): string | undefined {
  if (/\p{Cc}/u.test(path)) return 'holds a control character';
  if (path.includes('\\')) return 'holds a backslash';
  if (path.split('/').some(isGitName)) return 'git, or a file system, takes for its own folder';
  return undefined;
}

// What Linux and macOS take, and of a path what leaves a quarter of PATH_MAX to the folder that it is checked out into.
const MAX_NAME_BYTES = 255;
const MAX_PATH_BYTES = 3 << 10;

/** A commit made without a folder can hold names that no checkout can write. */
function longName(path: string): string | undefined {
  if (path.split('/').some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES)) {
    return `is longer than ${MAX_NAME_BYTES} bytes, so that no folder can hold it`;
  }
  return Buffer.byteLength(path) > MAX_PATH_BYTES ? `makes a path of more than ${MAX_PATH_BYTES} bytes` : undefined;
}

function sizeReasons(
  { changes, diffLines, textLines = diffLines }: CapturedChange,
  { maxFiles, maxDiffLines }: BoundaryRules,
): string[] {
  const reasons: string[] = [];
  if (maxFiles !== undefined && changes.length > maxFiles) {
    reasons.push(`${plural(changes.length, 'file')} changed, above max_files ${maxFiles}`);
  }
  if (maxDiffLines !== undefined && textLines > maxDiffLines) {
    const lines = textLines === Number.MAX_SAFE_INTEGER ? 'more lines than can be counted' : plural(textLines, 'line');
    reasons.push(`${lines} changed, above max_diff_lines ${maxDiffLines}`);
  }
  return reasons;
}
