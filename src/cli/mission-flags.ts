import type { Problem } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { type Flag, type FlagValues, parseFlags } from './flags.ts';
import { renderFlags } from './help.ts';
import { settingFlags } from './setting-flags.ts';

/** Flags of `rcs autoresearch`. They precede the mission directory: what follows it belongs to the agent. */
export const MISSION_FLAGS: readonly Flag[] = [
  { name: 'resume', kind: 'text', placeholder: 'RUN_ID', help: 'Resume a run. What follows goes to the agent.' },
  { name: 'abandon', kind: 'text', placeholder: 'RUN_ID', help: 'Close a run for good.' },
  ...settingFlags('mission'),
  { name: 'help', kind: 'switch', help: 'Print this help.' },
];

export const MISSION_USAGE = 'mission MISSION_DIR';
export const MISSION_SUMMARY = 'Run a mission; `autoresearch` is the same command';

export const MISSION_HELP = `A thin supervisor: it runs one session of Codex or another agent per iteration,
and owns the durable loop of keep, discard and reset.

Usage: rcs autoresearch [flags] MISSION_DIR [AGENT_ARGS…]
       rcs autoresearch [flags] --resume RUN_ID [AGENT_ARGS…]
       rcs autoresearch --abandon RUN_ID
autorize mission is the same command.

${renderFlags(MISSION_FLAGS)}

MISSION_DIR is a folder of a git repository. It holds mission.md, the goal, and
sandbox.md. The YAML front matter of sandbox.md sets evaluator.command and
evaluator.format: json, and optionally evaluator.keep_policy:
score_improvement or pass_only.

A launch creates branch autoresearch/SLUG/TAG with a worktree in
REPO.rcs-worktrees, and evaluates the baseline. Each session reads its
instructions from standard input, commits in the worktree, and writes
candidate.json with a status: candidate, noop, abort or interrupted. A candidate
is evaluated in a checkout of its own. If evaluator.keep_policy accepts it, it
becomes the last kept commit; otherwise the worktree is reset to that commit.
Results are in results.tsv of the worktree and in
.rcs/logs/autoresearch/RUN_ID/iteration-ledger.json.

AGENT_ARGS go to codex exec -; a command of your own reads them as "$@".
Inspect a run: autorize status, list, show, verify or report RUN_ID.
After a run: autorize distil or accept RUN_ID; autorize clean RUN_ID.
`;

export interface MissionWords {
  readonly values: FlagValues;
  /** The mission directory, if one was named. */
  readonly missionDir: string | undefined;
  readonly agentArgs: readonly string[];
  readonly problems: readonly Problem[];
}

const NAMES = new Map(MISSION_FLAGS.map((flag) => [`--${flag.name}`, flag]));

/** Splits a command line into our flags, the mission directory, and the arguments of the agent. */
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
            found: `${quoted(late)} after the mission`,
            expected: 'flags of autorize before the mission: what follows goes to the agent',
            remedy: `Move it to the front. If it belongs to the agent, write -- before the arguments of the agent.`,
          },
        ];
  return { values, missionDir: positionals[0], agentArgs, problems: [...problems, ...misplaced] };
}

/** Our flags end with the mission directory, or with the run to resume. */
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
