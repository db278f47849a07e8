/**
 * What a run does after many rejected candidates in a row: it moves on to another agent, then begins an attempt at an
 * earlier accepted commit, and so on in turn. Pure. A restart changes where an agent begins and nothing of the test: its
 * candidate has to beat the current best like any other.
 */
import { randomIndex, seededRandom } from '../base/random.ts';
import { type AgentAttempt, chooseAgent, tallyAgents } from './agent-bandit.ts';

/** Rejected candidates in a row after which a run with several agents moves on. */
export const PLATEAU = 12;

export interface NextRequest {
  readonly names: readonly string[];
  readonly attempts: readonly AgentAttempt[];
  /** The agents of the rejected candidates since the last accepted change, oldest first; undefined: no agent's. */
  readonly rejected: readonly (string | undefined)[];
  /** 0: never moves on. */
  readonly plateau: number;
  /** Earlier commits that an attempt can begin at, oldest first. */
  readonly commits: readonly string[];
  readonly seed: string;
}

export interface NextAgent {
  readonly name: string;
  /** How often the run has moved on since the last accepted change; absent: not yet. */
  readonly stage?: number;
  /** The earlier commit that the attempt begins at; absent: the branch head. */
  readonly from?: string;
}

/** Chooses the agent of the next attempt and where it begins. */
export function chooseNext({ names, attempts, rejected, plateau, commits, seed }: NextRequest): NextAgent {
  const tallies = tallyAgents(names, attempts);
  const stage = plateau === 0 ? 0 : Math.floor(rejected.length / plateau);
  const isFirst = stage > 0 && rejected.length % plateau === 0;
  if (stage === 0) return { name: chooseAgent(tallies, seed) };
  // With one agent there is no other one to move on to.
  if (isFirst && commits.length > 0 && (stage % 2 === 0 || names.length === 1)) {
    const from = commits[randomIndex(seededRandom(`${seed}\nrestart`), commits.length)];
    return { name: chooseAgent(tallies, seed), stage, ...(from === undefined ? {} : { from }) };
  }
  const dry = names.length === 1 ? undefined : mostOf(names, rejected.slice(-plateau));
  return {
    name: chooseAgent(
      tallies.filter(({ name }) => name !== dry),
      seed,
    ),
    stage,
  };
}

/** The name that occurs most often. */
function mostOf(names: readonly string[], row: readonly (string | undefined)[]): string | undefined {
  const counts = names.map((name) => row.filter((each) => each === name).length);
  const most = Math.max(...counts);
  return most === 0 ? undefined : names[counts.indexOf(most)];
}
