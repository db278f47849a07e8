import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The compiled tool of the same contract (`cargo install autorize`), where its program is on PATH and is not ours. */
export function findPeer() {
  const found = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'autorize'));
  return found.find((path) => isProgram(path) && readFileSync(path).subarray(0, 4).toString('latin1') === '\x7fELF');
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Lets the peer iterate in a repository: how each iteration ended, and the milliseconds from the record before. After so many
 * minutes it begins no more of them.
 */
export function timePeer(peer, { user, place }, { iterations, agent, minutes = 60 }) {
  const folder = join(user, '.autorize', 'peer');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(user, '.autorize', '.gitignore'), '*\n');
  writeFileSync(join(folder, 'config.toml'), configOf({ iterations, agent, minutes }));
  writeFileSync(join(folder, 'program.md'), 'Count.\n');
  const env = { PATH: process.env.PATH, HOME: place };
  const { status, stderr } = spawnSync(peer, ['run', 'peer'], { cwd: user, env, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`the peer ended with ${status}: ${stderr.slice(-500)}`);
  const lines = readFileSync(join(folder, 'iterations.jsonl'), 'utf8').trim().split('\n').map(JSON.parse);
  return lines.slice(1).map(({ outcome, ended_at }, at) => {
    return { outcome, took: Date.parse(ended_at) - Date.parse(lines[at].ended_at) };
  });
}

function configOf({ iterations, agent, minutes }) {
  return `
[experiment]
name = "peer"
[objective]
command = "cat score"
direction = "max"
[objective.parse]
kind = "float"
[iteration]
budget = "60s"
max_iterations = ${iterations}
[schedule]
total_budget = "${minutes}m"
[agent]
command = "${agent}; : {prompt_file}"
[summarize]
enabled = false
`;
}
