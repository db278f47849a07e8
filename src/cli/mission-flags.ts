import type { Problem } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { type Flag, type FlagValues, parseFlags, renderFlags } from './flags.ts';

/** Flags of `rcs autoresearch`; they stand before the mission directory: what follows it is the agent's. */
export const MISSION_FLAGS: readonly Flag[] = [
  { name: 'resume', kind: 'text', placeholder: 'RUN_ID', help: 'go on with a run; what follows is the agent’s' },
  { name: 'abandon', kind: 'text', placeholder: 'RUN_ID', help: 'close a run that nobody will go on with' },
  { name: 'max-iterations', kind: 'text', placeholder: 'N', help: 'in place of stop.max_iterations; 0: no limit' },
  { name: 'time-budget', kind: 'text', placeholder: 'TIME', help: 'stop after that long: 90s, 5m, 1h30m, 2days' },
  { name: 'agent', kind: 'text', placeholder: 'COMMAND', help: 'what runs a session, where sandbox.md does not say' },
  {
    name: 'accept-risk',
    kind: 'text',
    placeholder: 'NAME',
    repeatable: true,
    help: 'go on though it was found: base_guard, evaluator_in_process, low_disk, planted_files, unprotected_links, unprotected_tests',
  },
  { name: 'help', kind: 'switch', help: 'print this help' },
];

export const MISSION_USAGE = 'autoresearch MISSION_DIR [AGENT_ARGS…]';
export const MISSION_SUMMARY =
  'run a mission: sessions that commit by themselves, of which only what is better is kept';

export const MISSION_HELP = `A thin supervisor: it drives one Codex session (or another agent) per iteration, and owns the durable loop of
keep, discard and reset.

Usage: rcs autoresearch [flags] MISSION_DIR [AGENT_ARGS…]
       rcs autoresearch [flags] --resume RUN_ID [AGENT_ARGS…]
       rcs autoresearch --abandon RUN_ID
       (autorize mission is the same command)

${renderFlags(MISSION_FLAGS)}

MISSION_DIR lies in a git repository and holds mission.md (what is to be achieved) and sandbox.md, whose YAML front matter
has evaluator.command and evaluator.format: json, and perhaps evaluator.keep_policy: score_improvement or pass_only.

The loop: a launch makes a lane of its own (branch autoresearch/SLUG/TAG, worktree REPO.rcs-worktrees/autoresearch-SLUG-TAG)
and evaluates the baseline. Each session gets instructions on standard input, commits in the worktree, and writes
candidate.json with a status: candidate, noop, abort or interrupted. A candidate is evaluated in a clean checkout; what
the keep policy accepts becomes the last kept commit, anything else is reset to it. Every iteration has an entry in
.rcs/logs/autoresearch/RUN_ID/iteration-ledger.json and a row in results.tsv of the worktree.
One mission at a time in a repository; after a crash or Ctrl-C: rcs autoresearch --resume RUN_ID.

AGENT_ARGS go to codex exec -; a command of your own finds them as "$@".
To look at a run: autorize status, list, show, verify or report RUN_ID; to give back its space: autorize clean RUN_ID.
`;

export interface MissionWords {
  readonly values: FlagValues;
  /** The mission directory, if one was named. */
  readonly missionDir: string | undefined;
  readonly agentArgs: readonly string[];
  readonly problems: readonly Problem[];
}

const NAMES = new Map(MISSION_FLAGS.map((flag) => [`--${flag.name}`, flag]));

/** Splits a command line into our flags, the mission directory, and what is the agent's. */
export function splitMissionWords(argv: readonly string[]): MissionWords {
  const end = endOfOurs(argv);
  const { values, positionals, problems } = parseFlags(argv.slice(0, end.ours), MISSION_FLAGS);
  const rest = argv.slice(end.ours);
  const agentArgs = rest[0] === '--' ? rest.slice(1) : rest;
  const late = agentArgs.find((word) => NAMES.has(word.split('=')[0] ?? '') && word !== '--help');
  const misplaced: Problem[] =
    late === undefined || rest[0] === '--'
      ? []
      : [
          {
            found: `${quoted(late)} behind what names the mission`,
            expected: 'our flags before it: what follows goes to the agent',
            remedy: `Move it to the front, or write -- before the agent's arguments if it is the agent's.`,
          },
        ];
  return { values, missionDir: positionals[0], agentArgs, problems: [...problems, ...misplaced] };
}

/** Ours end with the mission directory, or with the run that is resumed. */
function endOfOurs(argv: readonly string[]): { readonly ours: number } {
  for (let at = 0; at < argv.length; at += 1) {
    const word = argv[at] ?? '';
    if (!word.startsWith('-')) return { ours: at + 1 };
    const [name = '', value] = word.split('=', 2);
    const flag = NAMES.get(name);
    if (flag?.kind === 'text' && value === undefined) at += 1;
    if (flag?.name === 'resume') return { ours: at + 1 };
  }
  return { ours: argv.length };
}
