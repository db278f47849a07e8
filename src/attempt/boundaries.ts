import picomatch from 'picomatch';
import type { TreeChange } from '../base/raw-diff.ts';
import { plural, quoted } from '../base/text.ts';
import { SETTINGS_FILES } from './settings-files.ts';

/** What a change may touch; globs as in a config. */
export interface BoundaryRules {
  /** Checked only when `enforceAllow` is set. */
  readonly allowPaths: readonly string[];
  readonly enforceAllow: boolean;
  readonly denyPaths: readonly string[];
  /** What judges; `permit` takes nothing off it. */
  readonly protectedPaths: readonly string[];
  /** The key of the user's file that says what judges, for messages. */
  readonly protectKey: string;
  /** Whether what harnesses load by themselves is denied; `open` where a plan says what an item is to do. */
  readonly autoloaded: 'denied' | 'open';
  /** Takes paths off the lists of what is always denied and of what is loaded by itself, never off `denyPaths`. */
  readonly permit: readonly string[];
  readonly maxFiles: number | undefined;
  readonly maxDiffLines: number | undefined;
}

/** A captured change, as the trees tell it. */
export interface CapturedChange {
  readonly changes: readonly TreeChange[];
  readonly diffLines: number;
  /** Targets of the symbolic links that the change adds or alters, by path. */
  readonly linkTargets: ReadonlyMap<string, string>;
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

/**
 * What common test harnesses and runtimes load without any command naming it: by it a change could judge itself. Not
 * here, because ordinary work adds and changes them: tests, manifests and build scripts, compiler settings.
 * Source: decisions, "Integrity", rule 1.
 */
export const AUTOLOADED: readonly string[] = [
  // Python; a folder or a compiled module has the effect of the file.
  '**/conftest.py',
  '**/{sitecustomize,usercustomize}{.*,/**}',
  '**/*.pth',
  '**/{.pytest,pytest}.{ini,toml}',
  '**/{tox.ini,setup.cfg}',
  // JavaScript
  '**/{jest,vitest,vite,babel,ava,playwright,cypress}.config.*',
  '**/vitest.{workspace,projects}.*',
  '**/{karma,wdio}.conf.*',
  '**/.{mocha,babel,swc,nyc,c8,tap}rc*',
  '**/jasmine.{json,js,mjs,cjs}',
  '**/setupTests.*',
  '**/__mocks__/**',
  '**/.yarnrc*',
  '**/.yarn/{plugins,releases}/**',
  '**/{.pnp,.pnpmfile}.*',
  '**/bunfig.toml',
  // Rust, Go, Make
  '**/.cargo/config{,.toml}',
  '**/.config/nextest.toml',
  '**/rust-toolchain{,.toml}',
  '**/go.work',
  '**/GNUmakefile',
  // Java, .NET
  '**/.mvn/**',
  '**/junit-platform.properties',
  '**/META-INF/services/org.junit.*',
  '**/Directory.Build.{props,targets}',
  '**/xunit.runner.json',
  '**/nuget.config',
  // Ruby, PHP, Perl, Elixir, R
  '**/.rspec{,-local}',
  '**/.bundle/config',
  '**/phpunit{,.dist}.xml{,.dist}',
  '**/Pest.php',
  '**/.proverc',
  '**/test_helper.exs',
  '**/.{Rprofile,Renviron}',
  // Environments
  '**/.env.{local,{test,development,production}{,.local}}',
  '**/.envrc',
  '**/{.mise,mise}{,.local}.toml',
];

const GITLINK = '160000';
const SYMLINK = '120000';
// A record with a thousand reasons helps no one; the first ones say what kind of change it was.
const MAX_REASONS = 20;

/** Decides whether a captured change may be judged at all. Pure; every rule that is broken is told. */
export function decideAdmission(change: CapturedChange, rules: BoundaryRules): Admission {
  const matchers = buildMatchers(rules);
  const reasons = change.changes.flatMap((each) => pathReasons(each, { change, rules, matchers }));
  reasons.push(...sizeReasons(change, rules));
  if (reasons.length === 0) return { kind: 'admitted' };
  const shown = reasons.slice(0, MAX_REASONS);
  const rest = reasons.length - shown.length;
  return { kind: 'denied', reasons: rest === 0 ? shown : [...shown, `and ${plural(rest, 'reason')} more`] };
}

type Matcher = (path: string) => string | undefined;

interface Matchers {
  readonly denied: Matcher;
  readonly alwaysDenied: Matcher;
  readonly autoloaded: Matcher;
  readonly isProtected: Matcher;
  readonly permitted: Matcher;
  readonly allowed: Matcher;
}

function buildMatchers({ denyPaths, protectedPaths, autoloaded, permit, allowPaths }: BoundaryRules): Matchers {
  return {
    isProtected: buildMatcher(protectedPaths),
    denied: buildMatcher(denyPaths),
    alwaysDenied: buildMatcher(ALWAYS_DENIED),
    autoloaded: buildMatcher(autoloaded === 'denied' ? AUTOLOADED : []),
    permitted: buildMatcher(permit),
    allowed: buildMatcher(allowPaths),
  };
}

/**
 * Matches a path against globs and tells the first that does. Compared by folded case and composed characters: on some
 * file systems `SRC/A` and `src/a` are one file, and a rule about one must hold for the other.
 */
function buildMatcher(globs: readonly string[]): Matcher {
  const tests = globs.map((glob) => ({ glob, isMatch: picomatch(fold(glob), { dot: true }) }));
  return (path) => {
    const folded = fold(path);
    return tests.find(({ isMatch }) => isMatch(folded))?.glob;
  };
}

function fold(text: string): string {
  // A pattern's "any character" is none of those that end a line: a name that holds one would slip through `**`.
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd');
}

interface PathContext {
  readonly change: CapturedChange;
  readonly rules: BoundaryRules;
  readonly matchers: Matchers;
}

function pathReasons({ path, newMode }: TreeChange, { change, rules, matchers }: PathContext): string[] {
  const reasons: string[] = [];
  const shown = quoted(path, 200);
  const denied = matchers.denied(path);
  if (denied !== undefined) reasons.push(`${shown} is denied by deny_paths (${denied})`);
  if (matchers.isProtected(path) !== undefined) {
    reasons.push(`${shown} is protected: it is part of what judges (${rules.protectKey} says what is)`);
  }
  if (matchers.permitted(path) === undefined) {
    const always = matchers.alwaysDenied(path);
    if (always !== undefined) reasons.push(`${shown} is always denied (${always}); boundaries.permit can name it`);
    const loaded = matchers.autoloaded(path);
    if (loaded !== undefined) {
      reasons.push(`${shown} is loaded by a harness or runtime by itself (${loaded}); boundaries.permit can name it`);
    }
  }
  if (rules.enforceAllow && matchers.allowed(path) === undefined) reasons.push(`${shown} is not in allow_paths`);
  const odd = oddName(path);
  if (odd !== undefined) reasons.push(`${shown} has a name that ${odd}`);
  if (newMode === GITLINK) reasons.push(`${shown} is a repository inside the repository`);
  if (newMode === SYMLINK) reasons.push(...linkReasons(path, change.linkTargets.get(path)));
  return reasons;
}

function oddName(path: string): string | undefined {
  if (/\p{Cc}/u.test(path)) return 'holds a control character';
  if (path.includes('\\')) return 'holds a backslash';
  if (path.split('/').some(isGitName)) return 'git, or a file system, takes for its own folder';
  return undefined;
}

// What HFS+ ignores inside a name, so that ".g\u200cit" is ".git" there.
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** `.git` in any spelling that a file system folds to it: case, ignored characters, trailing dots, short names. */
function isGitName(name: string): boolean {
  const folded = fold(name.replace(IGNORED, '')).replace(/[. ]+$/, '');
  return folded === '.git' || /^git~\d+$/.test(folded) || folded.startsWith('.git:');
}

function linkReasons(path: string, target: string | undefined): string[] {
  const shown = quoted(path, 200);
  if (target === undefined) return [`${shown} is a symbolic link whose target is not known`];
  if (target.startsWith('/') || /^[a-z]:/i.test(target))
    return [`${shown} links to the absolute path ${quoted(target, 200)}`];
  let depth = path.split('/').length - 1;
  for (const part of target.split('/')) {
    if (part === '..') depth -= 1;
    else if (part !== '.' && part !== '') depth += 1;
    if (depth < 0) return [`${shown} links out of the tree, to ${quoted(target, 200)}`];
  }
  return [];
}

function sizeReasons({ changes, diffLines }: CapturedChange, { maxFiles, maxDiffLines }: BoundaryRules): string[] {
  const reasons: string[] = [];
  if (maxFiles !== undefined && changes.length > maxFiles) {
    reasons.push(`${plural(changes.length, 'file')} changed, above max_files ${maxFiles}`);
  }
  if (maxDiffLines !== undefined && diffLines > maxDiffLines) {
    reasons.push(`${plural(diffLines, 'line')} changed, above max_diff_lines ${maxDiffLines}`);
  }
  return reasons;
}
