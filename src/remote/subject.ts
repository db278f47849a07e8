import { IntegrityError, PreconditionError } from '../base/errors.ts';
import { describeFirst, type Finding, isAllSound, issuesOf } from '../base/finding.ts';
import { type ReportedAttempt, type ReportedUsage, reportedUsage, type WaveOrigin } from '../base/reported-attempt.ts';
import type { Git } from '../kernel/git.ts';
import type { Pushed } from '../kernel/git-remote.ts';
import type { RunLock } from '../kernel/run-lock.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import type { ToolTrace } from '../workitem/tool-trace.ts';

/** An accepted change, as the records describe it. */
export interface AcceptedChange {
  /** Of its record: the same accepted change has the same hash wherever its record is. */
  readonly hash: string;
  /** The change is what leads to this commit; the commit itself is not believed. */
  readonly commit: string;
  /** What it leads from; without one, the first parent of the commit. */
  readonly base?: string;
  /** Of a plan: its item, and the operations that the agent reported. */
  readonly item?: string;
  readonly trace?: ToolTrace;
  /** What its agent used up. */
  readonly usage?: ReportedUsage;
  /** Of what a slot of a wave proposes: the file of its objects, and the slot. */
  readonly pack?: string;
  readonly wave?: WaveOrigin;
}

/** An attempt that was not accepted, as the records describe it. */
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
  readonly accepted: readonly AcceptedChange[];
  /** They cannot be resumed: the next run begins again and keeps them in its history. */
  readonly isOver: boolean;
}

export interface EndedBranch {
  readonly ref: string;
  readonly branchHead: string;
}

/** Contents of a state, by paths in the folder of its system. */
export type StateFiles = ReadonlyMap<string, Buffer>;

export interface StateFile {
  /** In the folder of its system. */
  readonly path: string;
  readonly bytes: Buffer;
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

/** An attempt that was not accepted, with every hash that records may know it by. */
export interface RejectedAttempt {
  readonly hashes: readonly string[];
  readonly attempt: UnacceptedAttempt;
}

/** Records of a recipe, here or of a state, as far as a server and its users ask. */
export interface StateRecords {
  readonly shared: SharedRecords;
  /** The attempts that were not accepted. */
  rejected(): readonly RejectedAttempt[];
  /** Whether they hold an attempt, or a note of it, by the hash of its record. */
  holds(hash: string): boolean;
  /** Of the files of their state, those that they cover: nothing else is written here. */
  covered(files: StateFiles): StateFiles;
}

/** What a verification says of a staged state. */
interface VerifiedState {
  readonly findings: readonly Finding[];
  /** What crosses a boundary of its rules, in sentences; asked where nothing contradicts itself. */
  findForbidden(): Promise<readonly string[]>;
}

/** What the state of a recipe is made of: names and small functions. All the rest is the same for every recipe. */
export interface StateRecipe {
  /** As the refs of the state have it. */
  readonly name: string;
  readonly repository: UserRepository;
  /** Where its files are, absolute. */
  readonly folder: string;
  /** The branch, in full, or where each run has one of its own, the beginning of their names and a star. */
  readonly branches: string;
  /** Files that follow from the records, and are out of date when others come. */
  readonly derived: readonly string[];
  /** Whether a file, by its path in the folder, is part of a state: records, evidence and diffs, and nothing else. */
  isStateFile(path: string): boolean;
  /** Whether a file of a state is written here, or only for those who read the state. */
  isRestored(path: string): boolean;
  /**
   * Whether a file of a state says only what was at work when it was pushed: a later one replaces it, and nobody misses
   * it. Undefined: none does.
   */
  isTransient?(path: string): boolean;
  /**
   * Such a file as it is pushed now; undefined where nothing is at work. It lies here only where it came from another
   * machine, and holds for what no record speaks of.
   */
  unfinished?(): StateFile | undefined;
  /** The paths of what is shared now. */
  list(): readonly string[];
  /** A file here that what is restored would be mixed with. */
  findOwn(): string | undefined;
  /** The records here. */
  here(): StateRecords;
  /** The records of a state whose chains hold; throws for what is no state of this recipe. */
  parse(files: StateFiles): StateRecords;
  /** Called with the files of a state that is to be restored or checked. */
  remember?(files: StateFiles): void;
  /** Branches here, with their commits, of runs that ended since and that others took the place of, in full. */
  ended?(): readonly EndedBranch[];
  /** Archives the records and the branch that are here, so that others can take their place. */
  archive(): Promise<void>;
  /** Called when the files of a state have been written here. */
  finishRestore(): Promise<void>;
  /** What is wrong with the records and the branch here, each in one sentence; nothing where they are sound. */
  audit(): Promise<readonly string[]>;
  /** Resumes from the branch as a person left it; `bring` moves the local one. */
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
  findStartIssues(git: Git, start: { readonly commit: string; readonly files: StateFiles }): Promise<readonly string[]>;
  /** What a person can do where it may not; undefined: the run itself refuses it, when it compares all of its launch. */
  readonly startRemedy?: string;
  /** Takes the lock that a run holds. */
  lock(): Promise<RunLock>;
  /** Verifies a state that was decoded and staged. */
  verify(staged: StagedState): Promise<VerifiedState>;
  /** Completes a staged state that is sound with what belongs to this machine. */
  complete?(staged: StagedState): void;
  /** Keeps what is written here out of the user's `git status`. */
  ignore?(): void;
  /** A journal without the records at its end that speak of this machine alone. */
  withoutLocal?(journal: Buffer): Buffer;
}

/** The state of a recipe, as far as a server holds it; the CLI and the action use the same one. */
export interface Subject extends Omit<StateRecipe, 'here' | 'parse' | 'remember' | 'verify' | 'complete'> {
  /** What the records here say. */
  read(): SharedRecords;
  /** What those of a state say, whose chains hold; throws for what is no state of this recipe. */
  decode(files: StateFiles): SharedRecords;
  /** Of the files of a state that was decoded, those that its records cover: nothing else is written here. */
  covered(files: StateFiles): StateFiles;
  /** The attempts in the records of a state that were not accepted, and that the records here do not hold. */
  unaccepted(files: StateFiles): readonly UnacceptedAttempt[];
  /** Checks a state that was decoded and staged, as `verify` does, and completes it where it is sound. */
  check(staged: StagedState): Promise<readonly Finding[]>;
}

/** Makes the subject of a recipe. */
export function openSubject(recipe: StateRecipe): Subject {
  const { here, parse, remember, verify, complete, ...shared } = recipe;
  return {
    ...shared,
    read: () => here().shared,
    decode(files) {
      const records = parse(files);
      remember?.(files);
      return records.shared;
    },
    covered: (files) => parse(files).covered(files),
    unaccepted(files) {
      const own = here();
      return parse(files)
        .rejected()
        .flatMap(({ hashes, attempt }) => (hashes.some((hash) => own.holds(hash)) ? [] : [attempt]));
    },
    async check(staged) {
      const { findings, findForbidden } = await verify(staged);
      // What contradicts itself need not be held to anything else.
      if (!isAllSound(findings)) return findings;
      const forbidden = await findForbidden();
      if (forbidden.length > 0) return [...findings, ...issuesOf('boundaries', forbidden)];
      complete?.(staged);
      return findings;
    },
  };
}

/** The refusal of records that are no state of the recipe. */
export function strangeRecords(found: string): PreconditionError {
  return new PreconditionError({ message: `the records hold ${found}`, remedy: STRANGE_REMEDY });
}

/** The refusal of records that contradict each other. */
export function unsoundRecords(found: string): IntegrityError {
  return new IntegrityError({ message: `the records hold ${found}`, remedy: STRANGE_REMEDY });
}

const STRANGE_REMEDY = 'See who wrote them; to start again without them: resume: never';

/** What an agent used up, as an accepted change or an attempt has it. */
export function usageOf(raw: Parameters<typeof reportedUsage>[0]): Pick<AcceptedChange, 'usage'> {
  const usage = reportedUsage(raw);
  return usage === undefined ? {} : { usage };
}

/** Throws where records and branch here do not agree with each other and with the rules of the run. */
export async function requireSound(subject: Pick<Subject, 'name' | 'audit'>): Promise<void> {
  const found = describeFirst(await subject.audit());
  if (found === undefined) return;
  throw new IntegrityError({
    message: `records and branch of "${subject.name}" do not agree: ${found}`,
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

/** Where to push a new state next, on a server that takes branches and tags alone; undefined: it refused something else. */
export function nextStateRef(
  subject: Pick<Subject, 'name'>,
  { pushed, stateRef, isNew }: { readonly pushed: Pushed; readonly stateRef: string; readonly isNew: boolean },
): string | undefined {
  const { usual, fallback } = stateRefs(subject);
  const isOfName = pushed.kind === 'refused' && stateRef === usual && pushed.refs.every((ref) => ref === usual);
  return isOfName && isNew ? fallback : undefined;
}

export const NOTHING: SharedRecords = {
  ...{ count: 0, branch: undefined, base: undefined, expected: undefined, depth: 1, accepted: [], isOver: false },
  isBegun: () => false,
};

/** The accepted changes that one ledger has and another lacks, by the hashes of their records. */
export function ownAcceptances(own: SharedRecords, others: SharedRecords): readonly AcceptedChange[] {
  const shared = new Set(others.accepted.map(({ hash }) => hash));
  return own.accepted.filter(({ hash }) => !shared.has(hash));
}
