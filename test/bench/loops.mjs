// Attempts of each loop in turns, for the same table: one that is accepted, one that is rejected, one without a change.
// Agent and evaluator do next to nothing.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMission } from '../../src/mission/run.ts';
import { executeWorkItems } from '../../src/workitem/run.ts';
import { countProcesses, timeIterations } from './experiment.mjs';

/** Times so many attempts after the first, which opens the run; `between` and `onRecord` as `timeIterations` has them. */
export const LOOPS = { experiment: timeExperiment, mission: timeMission, plan: timePlan };

/** The agent's command of an experiment, for other tools of the same contract. */
export const EXPERIMENT_AGENT = 'case $(( {iter} % 3 )) in 1) echo {iter} > score ;; 2) echo -{iter} > score ;; esac';

function timeExperiment(site, { iterations, ...more }) {
  const keeps = Math.ceil(iterations / 3);
  return timeIterations(site, { name: 'bench', iterations, agent: EXPERIMENT_AGENT, keeps, ...more });
}

const SESSION = `
commit() {
  git commit -qam "Set the score"
  hand candidate "\\"$(git rev-parse HEAD)\\""
}
hand() {
  printf '{"status":"%s","candidate_commit":%s,"base_commit":"%s","description":"%s","notes":[],"created_at":"2026-01-02T03:04:05Z"}' \\
    "$1" "$2" "$RCS_LAST_KEPT_COMMIT" "iteration $RCS_ITERATION" >"$RCS_CANDIDATE_FILE"
}
case $(( RCS_ITERATION % 3 )) in
1) echo "$RCS_ITERATION" >score; commit ;;
2) echo "-$RCS_ITERATION" >score; commit ;;
*) hand noop null ;;
esac
`;
const CONTRACT = `---
evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: . ./session.sh
  budget: 60s
---
Stay in this folder.
`;
const OUTCOMES = { keep: 'merged', discard: 'discarded', noop: 'noop' };

async function timeMission({ user, git, host }, { iterations, between, onRecord }) {
  const mission = join(user, 'missions', 'bench');
  mkdirSync(mission, { recursive: true });
  writeFileSync(join(mission, 'mission.md'), 'Count.\n');
  writeFileSync(join(mission, 'sandbox.md'), CONTRACT);
  writeFileSync(join(user, 'session.sh'), SESSION);
  writeFileSync(join(user, 'evaluate.sh'), `printf '{"pass":true,"score":%s}\\n' "$(cat score)"\n`);
  // A session commits as its user does.
  git('config', 'user.name', 'a');
  git('config', 'user.email', 'a@example.org');
  git('add', '-A');
  git('commit', '-q', '-m', 'The mission');
  const turns = openTurns({ between, onRecord });
  const onEvent = (event) => {
    if (event.kind !== 'recorded' || event.entry.decision === 'baseline') return;
    turns.end(event.entry.iteration, OUTCOMES[event.entry.decision] ?? event.entry.decision);
  };
  const request = { mode: 'launch', missionDir: 'missions/bench', maxIterations: iterations, onEvent };
  await runMission(request, host);
  return turns.close();
}

const AGENTS = { 'agent-1': { command: 'sed -n "s/^do: //p" | sh -e' } };
const ITEMS = [
  { outcome: 'noop', script: () => 'true', test: 'cat score' },
  // Of one file the second change would conflict with the first.
  { outcome: 'merged', script: (at) => `echo 1 > made-${at}`, test: 'cat score' },
  { outcome: 'discarded', script: (at) => `echo 2 > made-${at}`, test: 'false' },
];

/** A plan for each outcome: the agent of the next item begins before an item has landed. */
async function timePlan({ host }, { iterations, between, onRecord }) {
  const turns = openTurns({ between, onRecord });
  for (const { outcome, script, test } of ITEMS) {
    const items = Array.from({ length: Math.ceil(iterations / ITEMS.length) + 1 }, (_, at) => ({
      id: `i${at + 1}`,
      agent_id: 'agent-1',
      test_command: test,
      description: `do: ${script(at)}`,
    }));
    let ended = 0;
    const onEvent = (event) => {
      if (event.kind !== 'ended') return;
      ended += 1;
      if ((event.item.status === 'success') !== (outcome === 'merged')) throw new Error(JSON.stringify(event.item));
      turns.end(ended, outcome);
    };
    await executeWorkItems(items, { agents: AGENTS, host, plan: `bench-${outcome}`, jobs: 1, onEvent });
  }
  return turns.close();
}

/** From one record to the next one; the first is left out. */
function openTurns({ between = () => ({}), onRecord = () => {} }) {
  const turns = [];
  const processes = countProcesses();
  let began = 0;
  return {
    end: (iter, outcome) => {
      const ours = performance.now() - began;
      const started = processes.count();
      onRecord({ iter, outcome, started });
      const turn = { ours, steps: new Map(), outcome, started };
      if (iter > 1) turns.push({ ...turn, ...between(turn) });
      processes.count();
      began = performance.now();
    },
    close: () => {
      processes.stop();
      return turns;
    },
  };
}
