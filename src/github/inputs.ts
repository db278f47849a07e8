import { getInput, setSecret } from '@actions/core';
import { parseDuration } from '../base/duration.ts';
import type { Problem } from '../base/errors.ts';
import { splitShellWords } from '../base/shell-words.ts';
import { quoted } from '../base/text.ts';
import { decodeRequest } from '../gate/decode-request.ts';
import type { GateRequest } from '../gate/request.ts';
import { basicCredentials } from '../kernel/git-remote.ts';
import type { SandboxRequest } from '../kernel/sandbox-level.ts';
import { PART_LETTERS } from '../remote/proposal-parts.ts';
import { isBranchName, sharesStatePrefix } from './branch-name.ts';
import { choice, dollars, INPUTS, type Input, label, type Reading, truth, wholeNumber } from './input-values.ts';

/** What a step can be asked to do. */
const MODES = ['candidates', 'fixtures', 'research', 'mission', 'work', 'verify', 'report'] as const;
export type Mode = (typeof MODES)[number];

const COMMENT_WHEN = ['auto', 'always', 'never', 'on-failure'] as const;
const CHECK_WHEN = ['auto', 'always', 'never'] as const;
const INCONCLUSIVE = ['neutral', 'fail', 'pass'] as const;
const LOG_LEVELS = ['info', 'quiet'] as const;
const PUBLISH = ['none', 'branch', 'pull-request'] as const;
const SANDBOX = ['auto', 'required', 'any', 'off'] as const;
const RESUME = ['auto', 'never', 'adopt'] as const;
const PROPOSAL_BY = ['artifact', 'path', 'output'] as const;
const FAIL_ON = ['error', 'no-improvement'] as const;

/** How a step tells what it found. */
interface Publishing {
  readonly token: string;
  readonly uploadsArtifacts: boolean;
  /** Undefined: a name made of mode, subject and run. */
  readonly artifactName: string | undefined;
  readonly retentionDays: number | undefined;
  readonly writesSummary: boolean;
  readonly comment: (typeof COMMENT_WHEN)[number];
  readonly check: (typeof CHECK_WHEN)[number];
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** What a loop is asked for. */
export interface LoopInputs {
  readonly experiment: string;
  readonly missionDir: string;
  /** What the agent of a mission gets besides. */
  readonly agentArgs: readonly string[];
  /** The file of a plan. */
  readonly workItems: string;
  readonly timeBudgetMs: number | undefined;
  /** Undefined: the limit of the runner's kind. */
  readonly jobTimeoutMs: number | undefined;
  readonly maxIterations: number | undefined;
  readonly maxUsd: number | undefined;
  readonly sandbox: SandboxRequest | undefined;
  /** The workflow accepts an agent below bubblewrap beside a token that can push. */
  readonly acceptsWeakSandbox: boolean;
  readonly resume: (typeof RESUME)[number];
  /** Go on from what this run of the workflow pushed last; undefined: from what the last one did. */
  readonly resumeRun: string | undefined;
  readonly publish: (typeof PUBLISH)[number];
  /** On the server; undefined: of the same name as here. */
  readonly branch: string | undefined;
  readonly base: string | undefined;
  readonly prTitle: string | undefined;
  readonly prLabels: readonly string[];
  readonly prDraft: boolean;
  readonly failOn: (typeof FAIL_ON)[number];
  /** Folder with what a job without write permission proposes; undefined: this job runs the agent itself. */
  readonly proposal: string | undefined;
  readonly proposalDigest: string | undefined;
  /** `path`: a later step of the job takes the folder. `output`: it travels as outputs of the job. */
  readonly proposalBy: (typeof PROPOSAL_BY)[number];
  /** A proposal that traveled as outputs; none where it did not. */
  readonly proposalParts: readonly string[];
}

/** What a step asks for. */
export interface ActionRequest {
  readonly mode: Mode;
  readonly workingDirectory: string;
  readonly publishing: Publishing;
  readonly gate: GateRequest;
  /** A ref, `checkout` for the files as they are checked out, or undefined for the base of a pull request. */
  readonly trustedRef: string | undefined;
  readonly inconclusive: (typeof INCONCLUSIVE)[number];
  readonly loop: LoopInputs;
  /** The report that mode `verify` checks. */
  readonly report: string | undefined;
  readonly problems: readonly Problem[];
}

/** Reads the inputs of the step; an empty one counts as not given. Every problem of them is in `problems`. */
export function readInputs(): ActionRequest {
  const problems: Problem[] = [];
  const given = new Map<string, string>(
    INPUTS.flatMap((name) => {
      const value = getInput(name);
      return value === '' ? [] : [[name, value] as const];
    }),
  );
  const token = given.get('github-token') ?? '';
  if (token !== '') for (const secret of [token, basicCredentials(token)]) setSecret(secret);
  const read: Reading = { given, problems };
  const mode = readMode(read);
  return {
    mode,
    workingDirectory: given.get('working-directory') ?? '.',
    publishing: {
      token,
      uploadsArtifacts: truth(read, 'upload-artifacts', true),
      artifactName: given.get('artifact-name'),
      retentionDays: wholeNumber(read, 'retention-days', { min: 1, max: 400 }),
      writesSummary: truth(read, 'summary', true),
      comment: choice(read, 'comment', COMMENT_WHEN) ?? 'auto',
      check: choice(read, 'check', CHECK_WHEN) ?? 'auto',
      logLevel: choice(read, 'log-level', LOG_LEVELS) ?? 'info',
    },
    gate: readGate(read, mode),
    trustedRef: given.get('trusted-ref'),
    inconclusive: choice(read, 'inconclusive', INCONCLUSIVE) ?? 'fail',
    loop: readLoop(read, mode),
    report: given.get('report'),
    problems,
  };
}

// Named where the parts of a search over many runners were described; none of them is here yet.
const LATER_MODES: readonly string[] = ['plan', 'attempt', 'reduce'];

function readMode(read: Reading): Mode {
  const given = read.given.get('mode') ?? '';
  if (!LATER_MODES.includes(given)) return choice(read, 'mode', MODES) ?? 'candidates';
  read.problems.push({
    found: `${label('mode')} ${quoted(given)}, a part of a search over many runners, which this version does not have`,
    expected: MODES.join(' or '),
    remedy: 'Use mode research, mission or work on one runner.',
  });
  return 'candidates';
}

const GATE_INPUTS: readonly Input[] = [
  'candidates',
  'suite',
  'config',
  'schema',
  'report',
  'replays',
  'seed',
  'max-volatility',
];

function readGate({ given, problems }: Reading, mode: Mode): GateRequest {
  const values = new Map<string, readonly string[]>();
  for (const name of GATE_INPUTS) {
    const value = given.get(name);
    if (value !== undefined) values.set(name, [value]);
  }
  const scenarios = (given.get('scenarios') ?? '').split(/[\s,]+/).filter((id) => id !== '');
  if (scenarios.length === 1 && scenarios[0] === 'all') values.set('all', []);
  else if (scenarios.length > 0) values.set('scenario', scenarios);
  const isFixtures = mode === 'fixtures';
  values.set('mode', [isFixtures ? 'fixtures' : 'candidates']);
  // action.yml gives replays a default, which mode fixtures has no use for.
  if (isFixtures && values.get('replays')?.[0] === '1') values.delete('replays');
  return decodeRequest({ values, label }, problems);
}

function readLoop(read: Reading, mode: Mode): LoopInputs {
  const { given, problems } = read;
  requireSubject(read, mode);
  const budget = given.get('time-budget');
  const timeBudgetMs = budget === undefined ? undefined : parseDuration(budget);
  if (budget !== undefined && (timeBudgetMs === undefined || timeBudgetMs === 0)) {
    const expected = 'a duration above 0s, such as 90s, 5m or 1h30m';
    problems.push({ found: `${label('time-budget')} ${quoted(budget)}`, expected, remedy: 'Write e.g. 45m.' });
  }
  const minutes = wholeNumber(read, 'job-timeout-minutes', { min: 1, max: 100_000 });
  const labels = (given.get('pr-labels') ?? '').split(',').map((each) => each.trim());
  return {
    experiment: given.get('experiment') ?? '',
    missionDir: given.get('mission-dir') ?? '',
    agentArgs: readAgentArgs(read, mode),
    workItems: given.get('work-items') ?? '',
    timeBudgetMs,
    jobTimeoutMs: minutes === undefined ? undefined : minutes * 60_000,
    maxIterations: wholeNumber(read, 'max-iterations', { min: 0, max: 999_999_999 }),
    maxUsd: dollars(read, 'budget-usd'),
    ...readSandbox(read),
    ...readResume(read),
    publish: choice(read, 'publish', PUBLISH) ?? 'none',
    branch: readBranch(read),
    base: given.get('base'),
    prTitle: given.get('pr-title'),
    prLabels: labels.filter((each) => each !== ''),
    prDraft: truth(read, 'pr-draft', false),
    failOn: choice(read, 'fail-on', FAIL_ON) ?? 'error',
    proposal: given.get('proposal'),
    proposalDigest: given.get('proposal-digest'),
    proposalBy: choice(read, 'proposal-by', PROPOSAL_BY) ?? 'artifact',
    proposalParts: readParts(read),
  };
}

function readParts({ given, problems }: Reading): readonly string[] {
  const parts = PART_LETTERS.flatMap((letter) => given.get(`proposal-part-${letter}`) ?? []);
  if (parts.length === 0 || given.has('proposal')) return parts;
  // Without it this job, which may push, would run the agent.
  const found = `${label('proposal-part-a')} without ${label('proposal')}`;
  const remedy = 'Add "proposal" with the path of a folder, which need not exist.';
  problems.push({ found, expected: 'both, or neither', remedy });
  return parts;
}

function readSandbox(read: Reading): Pick<LoopInputs, 'sandbox' | 'acceptsWeakSandbox'> {
  const value = choice(read, 'sandbox', SANDBOX);
  const acceptsWeakSandbox = value === 'any' || value === 'off';
  return { sandbox: value === 'any' ? 'auto' : value, acceptsWeakSandbox };
}

function readResume(read: Reading): Pick<LoopInputs, 'resume' | 'resumeRun'> {
  const value = read.given.get('resume') ?? '';
  if (/^[1-9]\d{0,18}$/.test(value)) return { resume: 'auto', resumeRun: value };
  return { resume: choice(read, 'resume', RESUME) ?? 'auto', resumeRun: undefined };
}

function readBranch({ given, problems }: Reading): string | undefined {
  const branch = given.get('branch');
  if (branch === undefined) return undefined;
  const found = `${label('branch')} ${quoted(branch)}`;
  if (!isBranchName(branch)) {
    const expected = 'the short name of a branch, of letters, digits and ._+@/-';
    problems.push({ found, expected, remedy: 'Write e.g. bots/speed.' });
  } else if (sharesStatePrefix(branch)) {
    const expected = 'a branch outside "autorize-ledger/", the prefix of the refs that hold records';
    problems.push({ found, expected, remedy: 'Choose another name.' });
  } else if (branch === given.get('base')) {
    const expected = 'another branch than "base", which the pull request is for';
    problems.push({ found, expected, remedy: 'Choose another name.' });
  }
  return branch;
}

/** What each loop is asked for by. */
const SUBJECTS: Readonly<Partial<Record<Mode, { input: Input; expected: string; remedy: string }>>> = {
  research: {
    ...{ input: 'experiment', expected: 'the name of an experiment' },
    remedy: 'Write the name of a folder in .autorize/, as autorize init makes one.',
  },
  mission: {
    ...{ input: 'mission-dir', expected: 'the folder of a mission' },
    remedy: 'Write the path of a folder with mission.md and sandbox.md.',
  },
  work: {
    ...{ input: 'work-items', expected: 'the file of a plan' },
    remedy: 'Write the path of a JSON or YAML file with work items.',
  },
};

function requireSubject({ given, problems }: Reading, mode: Mode): void {
  const subject = SUBJECTS[mode];
  if (subject === undefined) return;
  const { input, expected, remedy } = subject;
  if (!given.has(input)) problems.push({ found: `no input "${input}" in mode "${mode}"`, expected, remedy });
}

function readAgentArgs({ given, problems }: Reading, mode: Mode): readonly string[] {
  const line = given.get('agent-args') ?? '';
  const words = splitShellWords(line);
  const found = `${label('agent-args')} ${quoted(line)}`;
  if (words === undefined) {
    const expected = 'words as a shell takes them apart, each quote closed';
    problems.push({ found, expected, remedy: `Write e.g. --model fast --config 'effort = "high"'.` });
  } else if (words.length > 0 && (mode === 'research' || mode === 'work')) {
    const where = mode === 'research' ? 'agent.command of the experiment' : 'the command of the agent in the plan';
    problems.push({ found, expected: 'it in mode "mission" alone', remedy: `Write them into ${where}.` });
  }
  return words ?? [];
}
