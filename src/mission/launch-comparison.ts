import { printable } from '../base/text.ts';
import { risksAccepted } from '../settings/mission-contract.ts';
import type { MissionState } from './ledger.ts';
import type { MissionFiles } from './opening.ts';
import { branchOf, runIdOf } from './run-name.ts';

/** A part of a launch that its records have in another way than what a user here vouches for. */
export interface LaunchDifference {
  readonly key: string;
  readonly recorded: unknown;
  readonly here: unknown;
  /** What here says so, for messages. */
  readonly by: string;
  /** Why the one may not be taken for the other, where it could be. */
  readonly why?: string;
  /** What to type where it was said on the command line of the launch. */
  readonly flag?: string;
}

/** What the records of a launch say otherwise than the mission's files do. */
export function compareWithFiles({ launch }: Pick<MissionState, 'launch'>, files: MissionFiles): LaunchDifference[] {
  const { mission_slug: slug, run_tag: tag } = launch;
  const { dir, missionFile, sandboxFile, contract, mission, policy } = files;
  const name = { slug: files.slug, tag };
  const ofFolder = (key: string, recorded: string, here: string): readonly Pair[] =>
    differing({ key, recorded, here, by: 'this checkout' });
  return [
    ...ofFolder('mission_slug', slug, files.slug),
    ...ofFolder('run_id', launch.run_id, runIdOf(name)),
    ...ofFolder('branch_name', launch.branch_name, branchOf(name)),
    ...ofFolder('mission_dir', launch.mission_dir, dir),
    ...ofFolder('mission_file', launch.mission_file, missionFile),
    ...ofFolder('sandbox_file', launch.sandbox_file, sandboxFile),
    ...differing({ key: '', recorded: plainOf(launch.contract), here: ofEarlier(contract, launch), by: 'sandbox.md' }),
    ...differing({ key: 'the text', recorded: launch.mission, here: mission, by: 'mission.md' }),
    ...differing({ key: 'the text below the front matter', recorded: launch.policy, here: policy, by: 'sandbox.md' }),
  ];
}

/** What the command line of now, and the environment, say of a run. */
export interface CurrentOptions {
  readonly needsAgent: boolean;
  readonly agent: string | undefined;
  readonly agentArgs: readonly string[];
  readonly maxIterations: number | undefined;
  readonly acceptRisk: readonly string[];
  /** RCS_AGENT_COMMAND. */
  readonly agentOfEnvironment: string | undefined;
}

/** What the records say that was said on a command line, and that nothing here says: it has to be said again. */
export function compareWithCommandLine(
  { launch, limits, acceptedRisks }: Pick<MissionState, 'launch' | 'limits' | 'acceptedRisks'>,
  { contract }: Pick<MissionFiles, 'contract'>,
  supplied: CurrentOptions,
): LaunchDifference[] {
  const by = 'the command line';
  const known = [...risksAccepted(contract), ...supplied.acceptRisk];
  const risks = acceptedRisks
    .filter((risk) => !known.includes(risk))
    .map((risk) => ({
      key: `accept_risk.${risk}`,
      recorded: true,
      here: false,
      by,
      flag: `--accept-risk ${shown(risk)}`,
    }));
  if (!supplied.needsAgent) return risks;
  const { command, args } = launch.agent;
  const isNamed = contract.agent.command !== undefined || supplied.agent !== undefined || command === null;
  const agent = supplied.agentOfEnvironment || null;
  const { max_iterations: most } = limits ?? {};
  const { max_iterations: usual } = contract.stop;
  const isLooser = most !== undefined && most !== usual && (most === 0 || (usual !== 0 && most > usual));
  return [
    ...(isNamed || command === agent
      ? []
      : [{ key: 'agent', recorded: command, here: agent, by, flag: `--agent ${inShell(command)}` }]),
    ...(args.length === 0 || supplied.agentArgs.length > 0
      ? []
      : [
          {
            key: 'agent arguments',
            recorded: args,
            here: [],
            by,
            flag: `the agent arguments ${args.map(inShell).join(' ')}`,
          },
        ]),
    ...(supplied.maxIterations !== undefined || !isLooser
      ? []
      : [{ key: 'max_iterations', recorded: most, here: usual, by, flag: `--max-iterations ${most}` }]),
    ...risks,
  ];
}

// A forged record may have as many keys as it likes; an honest one has fewer.
const MAX_SHOWN = 60;
const MAX_VALUE = 80;
const MAX_WHY = 400;

/** The differences as one sentence: each key, and both values. */
export function describeDifferences(differences: readonly LaunchDifference[]): string {
  const named = differences.slice(0, MAX_SHOWN).map(({ key, recorded, here, by, why }) => {
    const reason = why === undefined ? '' : ` (${printable(why, MAX_WHY)})`;
    return `${shown(key)}: ${value(recorded)} in the records, ${value(here)} in ${by}${reason}`;
  });
  const rest = differences.length - named.length;
  return [...named, ...(rest === 0 ? [] : [`and ${rest} more`])].join('; ');
}

function value(supplied: unknown): string {
  return supplied === undefined || supplied === null ? 'nothing' : printable(JSON.stringify(supplied), MAX_VALUE);
}

function shown(text: string): string {
  return printable(text, MAX_VALUE);
}

function inShell(text: string): string {
  return `'${shown(text).replaceAll("'", "'\\''")}'`;
}

type Pair = LaunchDifference;

/** Each innermost member of two plain values that is not the same in both. */
function differing({ key, recorded, here, by }: Pair): Pair[] {
  if (!isTable(recorded) || !isTable(here)) {
    return JSON.stringify(recorded) === JSON.stringify(here) ? [] : [{ key, recorded, here, by }];
  }
  return [...new Set([...Object.keys(recorded), ...Object.keys(here)])].flatMap((name) => {
    const member = { recorded: ownOf(recorded, name), here: ownOf(here, name) };
    return differing({ key: key === '' ? name : `${key}.${name}`, ...member, by });
  });
}

type Table = Readonly<Record<string, unknown>>;

function isTable(supplied: unknown): supplied is Table {
  return typeof supplied === 'object' && supplied !== null && !Array.isArray(supplied);
}

function ownOf(table: Table, name: string): unknown {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** As earlier versions recorded a network that the file does not set; a run on another machine goes by the file. */
function ofEarlier(contract: MissionFiles['contract'], launch: MissionState['launch']): unknown {
  const { agent } = contract;
  const isUnset = agent.network === undefined && launch.contract.agent.network === 'on';
  return plainOf(isUnset ? { ...contract, agent: { ...agent, network: 'on' } } : contract);
}

/** Without the members that are absent, as the records have them. */
function plainOf(contract: object): unknown {
  return JSON.parse(JSON.stringify(contract));
}
