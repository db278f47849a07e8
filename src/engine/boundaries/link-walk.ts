/**
 * Where the links of a tree lead, as the operating system would follow them. Pure.
 * Invariant: each link is followed once, and what came of it is used by all links that lead through it; links that
 * lead to links cost no more than their targets together, and of those there is a limit.
 */
import { isGitName } from './path-names.ts';

/** Files and links of a tree. */
export interface LinkedTree {
  /** Every path that is no folder, links included. */
  readonly paths: readonly string[];
  /** Targets of its links by path; undefined for one that is too long to be a path. */
  readonly links: ReadonlyMap<string, string | undefined>;
}

/** What is wrong with a link: it cannot be followed, or must not. */
export interface LinkFault {
  /** `costly`: it was not followed, since all targets together are too long. */
  readonly kind: 'absolute' | 'out' | 'up' | 'git' | 'loop' | 'costly';
  /** The last link that was followed before it shows: itself, or one on its way. */
  readonly through: string;
}

// The kernel gives up after as many.
export const MAX_LINKS = 40;
/** Parts of all targets together; a tree of 100,000 links that persons or tools made has fewer. */
export const MAX_PARTS = 1 << 20;

interface Place {
  readonly children: Map<string, Place>;
  isFolder: boolean;
  /** Path of the link that lies here. */
  link: string | undefined;
}

/** A place on the way, and how it is left again; without a place there is nothing in the tree. */
interface Position {
  readonly parent: Position | undefined;
  readonly paths: Place | undefined;
}

type Result =
  | { readonly kind: 'inside'; readonly end: Position; readonly followed: number; readonly last: string }
  /** By way of a link whose target is not known; that one is reported. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'fault'; readonly fault: LinkFault };

interface Frame {
  readonly path: string;
  readonly parts: readonly string[];
  next: number;
  at: Position;
  followed: number;
  /** The last link that was followed. */
  last: string;
}

/** What is wrong with the links of a tree, by path. `keyOf`: what makes names of one part the same to a file system. */
export function findLinkFaults(
  { paths, links }: LinkedTree,
  keyOf: (name: string) => string,
): ReadonlyMap<string, LinkFault> {
  const keys = new Map<string, string>();
  const cachedKey = (name: string): string => {
    const key = keys.get(name) ?? keyOf(name);
    keys.set(name, key);
    return key;
  };
  const top = treeOf({ paths, links }, cachedKey);
  const results = new Map<string, Result>();
  const underWay = new Set<string>();
  let leftParts = MAX_PARTS;

  for (const path of links.keys()) {
    // What leads to a link that leads to a link waits for it here: chains may be longer than calls can be nested.
    const waiting: Frame[] = [];
    for (let due: string | undefined = path; due !== undefined; ) {
      const opened = results.has(due) ? undefined : open(due);
      if (opened !== undefined) waiting.push(opened);
      due = undefined;
      for (let frame = waiting.at(-1); frame !== undefined && due === undefined; frame = waiting.at(-1)) {
        due = advance(frame);
        if (due === undefined) waiting.pop();
      }
    }
  }
  const faults = [...results].flatMap(([path, result]): [string, LinkFault][] =>
    result.kind === 'fault' ? [[path, result.fault]] : [],
  );
  return new Map(faults);

  /** Begins to follow a link, unless there is nothing to follow. */
  function open(path: string): Frame | undefined {
    const target = links.get(path);
    if (target === undefined) return conclude(path, { kind: 'unknown' });
    if (isAbsolute(target)) return conclude(path, faultOf('absolute', path));
    const parts = leftParts < 0 ? [] : target.split('/');
    leftParts -= parts.length;
    if (leftParts < 0) return conclude(path, faultOf('costly', path));
    underWay.add(path);
    return { path, parts, next: 0, at: folderOf(path), followed: 0, last: path };
  }

  function conclude(path: string, result: Result): undefined {
    underWay.delete(path);
    results.set(path, result);
  }

  function folderOf(path: string): Position {
    let at: Position = { parent: undefined, paths: top };
    for (const part of path.split('/').slice(0, -1)) at = below(at, part);
    return at;
  }

  function below(at: Position, part: string): Position {
    return { parent: at, paths: at.paths?.children.get(cachedKey(part)) };
  }

  /** Follows a link as far as results are known; gives the link that has to be followed first, or nothing at its end. */
  function advance(frame: Frame): string | undefined {
    for (; frame.next < frame.parts.length; frame.next += 1) {
      const part = frame.parts[frame.next] ?? '';
      if (part === '' || part === '.') continue;
      const step = part === '..' ? up(frame) : down(frame, part);
      if (typeof step === 'string') return step;
      if (step !== undefined) return conclude(frame.path, step);
    }
    return conclude(frame.path, { kind: 'inside', end: frame.at, followed: frame.followed, last: frame.last });
  }

  function up(frame: Frame): Result | undefined {
    const { parent, paths } = frame.at;
    if (parent === undefined) return faultOf('out', frame.last);
    if (paths?.isFolder !== true) return faultOf('up', frame.last);
    frame.at = parent;
    return undefined;
  }

  function down(frame: Frame, part: string): Result | string | undefined {
    if (isGitName(part)) return faultOf('git', frame.last);
    const next = below(frame.at, part);
    const link = next.paths?.link;
    if (link === undefined) {
      frame.at = next;
      return undefined;
    }
    // What leads to itself leads there from each link on the way.
    if (underWay.has(link)) return faultOf('loop', frame.last);
    const result = results.get(link);
    if (result === undefined) return link;
    frame.followed += 1;
    if (frame.followed >= MAX_LINKS) return faultOf('loop', frame.last);
    if (result.kind !== 'inside') return result;
    frame.followed += result.followed;
    if (frame.followed >= MAX_LINKS) return faultOf('loop', link);
    frame.at = result.end;
    frame.last = result.last;
    return undefined;
  }
}

/** Whether a target begins at no folder of the tree, on any system. */
export function isAbsolute(target: string): boolean {
  return /^[/\\]|^[a-z]:/i.test(target);
}

function faultOf(kind: LinkFault['kind'], through: string): Result {
  return { kind: 'fault', fault: { kind, through } };
}

/** The folders and links of a tree. */
function treeOf({ paths, links }: LinkedTree, keyOf: (name: string) => string): Place {
  const top = newPaths();
  for (const path of paths) {
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    let place = top;
    for (const part of parts) {
      place = childOf(place, keyOf(part));
      place.isFolder = true;
    }
    if (links.has(path)) childOf(place, keyOf(name)).link = path;
  }
  top.isFolder = true;
  return top;
}

function newPaths(): Place {
  return { children: new Map(), isFolder: false, link: undefined };
}

function childOf({ children }: Place, key: string): Place {
  const child = children.get(key) ?? newPaths();
  children.set(key, child);
  return child;
}
