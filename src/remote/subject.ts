import { IntegrityError } from '../base/errors.ts';
import type { Finding } from '../base/finding.ts';
import type { ReportedAttempt, ReportedUsage } from '../base/reported-attempt.ts';
import { plural, printable } from '../base/text.ts';
import type { Git } from '../kernel/git.ts';
import type { RunLock } from '../kernel/run-lock.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import type { ToolTrace } from '../workitem/tool-trace.ts';

/** A change that was kept, as the records tell of it. */
export interface Keep {
  /** Of its record: the same keep has the same one wherever its record is. */
  readonly hash: string;
  /** The change is what leads to this commit; the commit itself is not believed. */
  readonly commit: string;
  /** What it leads from; without one, the first parent of the commit. */
  readonly base?: string;
  /** Of a plan: its item, and what the agent told of its operations. */
  readonly item?: string;
  readonly trace?: ToolTrace;
  /** What its agent used up. */
  readonly usage?: ReportedUsage;
}

/** An attempt that was not accepted, as records tell of it. */
export type UnacceptedAttempt = Omit<ReportedAttempt, 'origin'> & {
  /** Of a plan: its item. */
  readonly item?: string;
};

/** What the records of a state say. */
export interface SharedRecords {
  readonly count: number;
  /** Full name of the branch; undefined while there is none. */
  readonly branch: string | undefined;
  /** The commit that all of it started from. */
  readonly base: string | undefined;
  /** Where the branch has to be; undefined: anywhere. */
  readonly expected: string | undefined;
  /** Whether the branch is ahead of the records by what a run had begun to keep when it was ended. */
  readonly isBegun: (branchHead: string, commit: string) => boolean;
  /** How many commits there are at least from the branch to the base, both of them counted. */
  readonly depth: number;
  readonly keeps: readonly Keep[];
  /** Nothing can go on from them: the next run begins again, beside them. */
  readonly isOver: boolean;
}

export interface EndedBranch {
  readonly ref: string;
  readonly branchHead: string;
}

/** Contents of a state, by paths in the folder of its system. */
export type StateFiles = ReadonlyMap<string, Buffer>;

/** A system, as far as a server holds the state of it. */
export interface Subject {
  /** As the refs of the state have it. */
  readonly name: string;
  readonly repository: UserRepository;
  /** Where its files are, absolute. */
  readonly folder: string;
  /** The branch, in full, or where each run has one of its own, the beginning of their names and a star. */
  readonly branches: string;
  /** Whether a file, by its path in the folder, is part of a state: records, evidence and diffs, and nothing else. */
  isStateFile(path: string): boolean;
  /** Whether a file of a state is written here, or only for those who read the state. */
  isRestored(path: string): boolean;
  /** The paths of what is shared now. */
  list(): readonly string[];
  /** A file here that what is restored would be mixed with. */
  findOwn(): string | undefined;
  /** What the records here say. */
  read(): SharedRecords;
  /** What those of a state say, whose chains hold; throws for what is no state of this system. */
  decode(files: StateFiles): SharedRecords;
  /** Of the files of a state that was decoded, those that its records cover: nothing else is written here. */
  covered(files: StateFiles): StateFiles;
  /** Branches here, with their commits, of runs that ended since and that others took the place of, in full. */
  ended?(): readonly EndedBranch[];
  /** Puts records and branch that are here aside, so that others can take their place. */
  putAside(): Promise<void>;
  /** The attempts in the records of a state that were not accepted, and that the records here do not hold. */
  unaccepted?(files: StateFiles): readonly UnacceptedAttempt[];
  /** Called when the files of a state have been written here. */
  settle(records: SharedRecords): Promise<void>;
  /** What is wrong with the records and the branch here, each in one sentence; nothing where they are sound. */
  audit(): Promise<readonly string[]>;
  /** Goes on from the branch as a person left it; `bring` moves the local one. */
  adopt(left: {
    readonly branchHead: string;
    readonly files: StateFiles | undefined;
    readonly bring: (branch: string) => Promise<void>;
    readonly write: (files: StateFiles) => void;
  }): Promise<void>;
  /** Lets the next run begin where one that is over ended, as far as the user's checkout trusts that commit. */
  beginAt?(commit: string): void;
  /**
   * Why a run may not begin at a commit, by HEAD of the user's checkout: in sentences, and nothing where it may. `git`: on
   * the user's refs; `files`: the state that names the commit, which was decoded.
   */
  findStartIssues?(
    git: Git,
    start: { readonly commit: string; readonly files: StateFiles },
  ): Promise<readonly string[]>;
  /** What a person can do where it may not; undefined: the run itself refuses it, when it compares all of its launch. */
  readonly startRemedy?: string;
  /** Takes the lock that a run holds. */
  lock(): Promise<RunLock>;
  /** Checks a state that was decoded and staged, as `verify` does, and completes it with what belongs to this machine. */
  check(staged: StagedState): Promise<readonly Finding[]>;
  /** Keeps what is written here out of the user's `git status`. */
  ignore?(): void;
  /** A journal without the records at its end that speak of this machine alone. */
  withoutLocal?(journal: Buffer): Buffer;
  /** Files that follow from the records, and are out of date when others come. */
  readonly derived: readonly string[];
}

/** Files of a state that are in no place yet. */
interface StagedState {
  readonly folder: string;
  /** Git with a branch that is where the state says. */
  readonly git: Git;
  /** For scratch. */
  readonly scratch: string;
  readonly lock: RunLock;
}

/** Throws where records and branch here do not agree with each other and with the rules of the run. */
export async function requireSound(subject: Pick<Subject, 'name' | 'audit'>): Promise<void> {
  const [first, ...others] = await subject.audit();
  if (first === undefined) return;
  const more = others.length === 0 ? '' : `, and ${plural(others.length, 'more problem')}`;
  throw new IntegrityError({
    message: `records and branch of "${subject.name}" do not agree: ${printable(first, 600)}${more}`,
    remedy: 'See who wrote them: nothing was pushed or published. To begin again without them: resume: never',
  });
}

/** The refs on a server that can hold the state of a system. */
export interface StateRefs {
  /** No branch of ours has this prefix: by a short name git would find either. */
  readonly usual: string;
  /** Where the server refuses refs that are neither branches nor tags. */
  readonly fallback: string;
  /** Where released versions wrote it. Read only; its short name is that of an experiment's branch. */
  readonly old: string;
}

export function stateRefs({ name }: Pick<Subject, 'name'>): StateRefs {
  return {
    usual: `refs/autorize-ledger/${name}`,
    fallback: `refs/heads/autorize-state/${name}`,
    old: `refs/autorize/${name}`,
  };
}

export const NOTHING: SharedRecords = {
  ...{ count: 0, branch: undefined, base: undefined, expected: undefined, depth: 1, keeps: [], isOver: false },
  isBegun: () => false,
};

/** The keeps that one ledger has beyond those of another, by the hashes of their records. */
export function ownKeeps(own: SharedRecords, others: SharedRecords): readonly Keep[] {
  const shared = new Set(others.keeps.map(({ hash }) => hash));
  return own.keeps.filter(({ hash }) => !shared.has(hash));
}
