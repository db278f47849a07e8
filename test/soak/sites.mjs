// What runs are killed at: an experiment, a mission and a plan of work items, each in a repository of its own.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareBranch, git, readChain } from './checks.mjs';

const ITERATIONS = 12;

function createRepository(root, files) {
  const folder = join(mkdtempSync(join(root, 'site-')), 'repository');
  for (const [name, text] of Object.entries({ 'notes/first.txt': 'first\n', ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '-A', '-f');
  git(folder, 'commit', '-q', '-m', 'The base');
  return folder;
}

/**
 * Lower is better; every third change is worse. Each iteration has a file of its own in four, so that workspaces can
 * merge.
 */
const EXPERIMENT_AGENT = `[ $(($1 % 3)) = 0 ] && echo 5000 >f0.txt || echo $((1000 - $1)) >f$(($1 % 4)).txt
sleep 0.1
`;

function experiment({ sandbox, workspaces }) {
  return {
    name: `experiment, ${sandbox === 'off' ? 'no sandbox' : 'bubblewrap'}, ${workspaces} workspace${workspaces === 1 ? '' : 's'}`,
    create(root) {
      const folder = createRepository(root, {
        ...Object.fromEntries([0, 1, 2, 3].map((each) => [`f${each}.txt`, '1000\n'])),
        'score.sh': 'cat f?.txt | { s=0; while read n; do s=$((s + n)); done; echo $s; }\n',
        'agent.sh': EXPERIMENT_AGENT,
        '.autorize/.gitignore': '*\n',
        '.autorize/exp/program.md': 'Make the numbers smaller.\n',
        '.autorize/exp/config.toml': `[experiment]
name = "exp"
[objective]
command = "sh score.sh"
direction = "min"
decision = "greedy"
confirm = { pairs = 0 }
integrity = { broken = "off" }
[iteration]
budget = "60s"
max_iterations = ${ITERATIONS}
parallel = ${workspaces}
[schedule]
total_budget = "2h"
[agent]
command = "sh agent.sh {iter} {prompt_file}"
sandbox = "${sandbox}"
`,
      });
      const place = join(folder, '.autorize', 'exp');
      return {
        ...{ folder, branch: () => 'autorize/exp' },
        begin: ['autorize.mjs', 'run', 'exp', '--quiet'],
        goOn: () => ['autorize.mjs', 'resume', 'exp', '--quiet'],
        isUnborn: (message) => /has started yet/.test(message),
        isOver: (message) => /is complete/.test(message),
        journals: () => [join(place, 'iterations.jsonl'), join(place, 'intents.jsonl')],
        check() {
          const { records, issues } = readChain(join(place, 'iterations.jsonl'));
          const merged = records.filter(({ outcome }) => outcome === 'merged');
          const iters = records.map(({ iter }) => iter);
          if (new Set(iters).size !== iters.length) issues.push(`an iteration has two records: ${iters}`);
          for (const { commit, iter } of merged) {
            const content = git(folder, 'show', `${commit}:f${iter % 4}.txt`);
            if (content !== String(1000 - iter)) issues.push(`iteration ${iter} accepted ${content}`);
          }
          const counted = records.filter(({ outcome, iter }) => iter > 0 && outcome !== 'killed');
          if (counted.length < ITERATIONS) issues.push(`${counted.length} of ${ITERATIONS} iterations are recorded`);
          const accepted = merged.map(({ commit }) => commit);
          return {
            accepted,
            issues: [
              ...issues,
              ...compareBranch(folder, { branch: 'autorize/exp', base: records[0]?.run.base, accepted }),
            ],
          };
        },
      };
    },
  };
}

const SESSION = `echo $((10 + RCS_ITERATION)) >value.txt
[ $((RCS_ITERATION % 3)) != 0 ] || echo 1 >value.txt
git commit -qam "Iteration $RCS_ITERATION"
printf '{"status":"candidate","candidate_commit":"%s","base_commit":"%s","description":"d","notes":[],"created_at":"2026-01-02T03:04:05Z"}' \\
  "$(git rev-parse HEAD)" "$RCS_LAST_KEPT_COMMIT" >"$RCS_CANDIDATE_FILE"
`;

function mission({ sandbox }) {
  return {
    name: `mission, ${sandbox === 'off' ? 'no sandbox' : 'bubblewrap'}`,
    create(root) {
      const folder = createRepository(root, {
        'value.txt': '10\n',
        'evaluate.sh': 'printf \'{"pass":true,"score":%s}\\n\' "$(cat value.txt)"\n',
        'session.sh': SESSION,
        '.gitignore': '.rcs/\n',
        'missions/climb/mission.md': 'Make the number larger.\n',
        'missions/climb/sandbox.md': `---
evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: . ./session.sh
  budget: 60s
  sandbox: ${sandbox}
stop:
  max_iterations: ${ITERATIONS}
---
Stay in this folder.
`,
      });
      const logs = join(folder, '.rcs', 'logs', 'autoresearch');
      const runs = () =>
        (existsSync(logs) ? readdirSync(logs) : []).filter((name) => existsSync(join(logs, name, 'journal.jsonl')));
      const journal = () => runs().map((name) => join(logs, name, 'journal.jsonl'));
      const launch = () => journal().flatMap((path) => readChain(path).records.slice(0, 1));
      return {
        ...{ folder, branch: () => launch()[0]?.branch_name },
        begin: ['rcs.mjs', 'autoresearch', 'missions/climb'],
        goOn: () => {
          const [id] = runs();
          return id === undefined ? undefined : ['rcs.mjs', 'autoresearch', '--resume', id];
        },
        isUnborn: () => launch().length === 0,
        isOver: (message) => /has ended \(completed\)/.test(message),
        // A session was killed between its change and its commit: what the message says to do.
        tidy(message) {
          if (!/the worktree of the mission run .* has changes that are not committed/.test(message)) return;
          const { worktree_path: workspace } = launch()[0];
          git(workspace, 'reset', '-q', '--hard');
          git(workspace, 'clean', '-fdq');
        },
        journals: journal,
        check() {
          if (runs().length !== 1) return { accepted: [], issues: [`there are ${runs().length} runs: ${runs()}`] };
          const { records, issues } = readChain(journal()[0]);
          const entries = records.filter(({ kind }) => kind === 'iteration');
          const numbers = entries.map(({ iteration }) => iteration);
          if (new Set(numbers).size !== numbers.length) issues.push(`an iteration has two entries: ${numbers}`);
          const counted = entries.filter(({ decision }) => decision !== 'interrupted');
          if (numbers.length < ITERATIONS) issues.push(`${counted.length} of ${ITERATIONS} iterations are recorded`);
          const kept = entries.filter(({ decision }) => decision === 'keep');
          for (const { candidate_commit: commit, iteration } of kept) {
            const value = git(folder, 'show', `${commit}:value.txt`);
            if (value !== String(10 + iteration)) issues.push(`iteration ${iteration} kept ${value}`);
          }
          const accepted = kept.map(({ candidate_commit: commit }) => commit);
          // The user may have committed before it was launched.
          const { branch_name: branch, baseline_commit: base } = records[0];
          return { accepted, issues: [...issues, ...compareBranch(folder, { branch, base, accepted })] };
        },
      };
    },
  };
}

function workItems({ sandbox, jobs }) {
  return {
    name: `work items, ${sandbox === 'off' ? 'no sandbox' : 'bubblewrap'}, ${jobs} job${jobs === 1 ? '' : 's'}`,
    create(root) {
      const ids = Array.from({ length: ITERATIONS }, (_, index) => `item-${index}`);
      const items = ids.map((id, index) => ({
        ...{ id, agent_id: 'agent-1', description: `Write ${id}.`, output_files: [`${id}.txt`] },
        dependencies: index < 3 ? [] : [ids[index - 3]],
      }));
      const agents = { 'agent-1': { command: 'sh agent.sh {id}', sandbox } };
      const folder = createRepository(root, {
        'agent.sh': 'sleep 0.05; echo "$1" >"$1.txt"\n',
        'plan.json': JSON.stringify({ version: 1, plan: 'plan', agents, items }),
        '.gitignore': '.autorize/\n',
      });
      const journal = join(folder, '.autorize', 'work', 'journal.jsonl');
      const command = ['autorize.mjs', 'work', 'run', 'plan.json', '--jobs', String(jobs)];
      return {
        ...{ folder, branch: () => 'autorize-work/plan', begin: command, goOn: () => command },
        isUnborn: () => false,
        isOver: () => false,
        journals: () => [journal],
        check() {
          const { records, issues } = readChain(journal);
          const landed = records.filter(({ kind }) => kind === 'landed');
          const done = landed.map(({ item }) => item);
          if (done.length !== ids.length || new Set(done).size !== ids.length) issues.push(`landed: ${done}`);
          const accepted = landed.map(({ landed_commit: commit }) => commit);
          for (const id of ids) {
            const text = git(folder, 'show', `autorize-work/plan:${id}.txt`);
            if (text !== id) issues.push(`${id}.txt has ${text}`);
          }
          for (const { id, receipt_hash: hash } of landed) {
            const path = join(folder, '.autorize', 'work', 'receipts', `${id}.json`);
            const receipt = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
            if (receipt.receipt_hash !== hash) issues.push(`the receipt ${id} is not that of its record`);
          }
          // The first one that landed says which commit the branch began at: HEAD of then. One begun earlier may be
          // dropped.
          const first = records.find(({ draft }) => draft?.receipt.id === landed[0]?.id);
          const branch = 'autorize-work/plan';
          return {
            accepted,
            issues: [...issues, ...compareBranch(folder, { branch, base: first?.parent ?? 'main', accepted })],
          };
        },
      };
    },
  };
}

export const SITES = [
  experiment({ sandbox: 'off', workspaces: 1 }),
  experiment({ sandbox: 'off', workspaces: 2 }),
  experiment({ sandbox: 'required', workspaces: 1 }),
  experiment({ sandbox: 'required', workspaces: 2 }),
  mission({ sandbox: 'off' }),
  mission({ sandbox: 'required' }),
  workItems({ sandbox: 'off', jobs: 1 }),
  workItems({ sandbox: 'off', jobs: 3 }),
  workItems({ sandbox: 'required', jobs: 3 }),
];
