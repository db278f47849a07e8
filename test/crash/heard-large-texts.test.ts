// Ctrl-C while git reads, searches or copies a change of large text files, as a real signal to a real process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createExperiment, decisionsOf } from '../helpers/experiment.ts';
import { HEARD_MS } from '../helpers/heard-signal.ts';
import { pathOfGit } from '../helpers/killed-git.ts';
import { createMission, decisionsOf as entriesOf, leftOf, runsOf } from '../helpers/mission.ts';
import { programPath } from '../helpers/program.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { branchExists, branchFile, createSite, item } from '../helpers/work-items.ts';

/** A command that writes two texts, once: whoever works a second time finds the mark. */
function writeTwo(bytes: number): string {
  return `[ -e "$MARK" ] || { : >"$MARK"; for n in 1 2; do base64 /dev/urandom | head -c ${bytes} >large$n; done; }`;
}

const LARGE = writeTwo(12_000_000);
// As large as a plan lands.
const LANDABLE = writeTwo(4_000_000);

/** What git is at when the signal comes, by a part of its command line; in the order of an iteration. */
const STEPS = {
  compared: ' --raw --no-abbrev --full-index -p ',
  outlined: ' --stat=120 ',
  searched: 'cat-file --batch --buffer',
  recorded: ' -p --binary ',
  copied: '/outgoing/pack',
  taken: 'index-pack --stdin',
  moved: 'update-ref ',
} as const;
type Step = keyof typeof STEPS;

interface Site {
  readonly folder: string;
  readonly cache: string;
}

interface Interrupted {
  /** Steps that git began after the one that the signal came at. */
  readonly later: readonly Step[];
  readonly code: number | null;
  readonly tookMs: number;
}

/** The environment of a run whose git notes in a file what it is called for. */
function notingEnvironment({ cache }: Site) {
  const log = join(createFolder(), 'calls');
  const env = { ...process.env, XDG_CACHE_HOME: cache, MODEL_KEY: 'k9-7Jq2vXbR4tLz8WmPs' };
  return { log, env: { ...env, PATH: pathOfGit(`printf '%s\\n' "$*" >>'${log}'`) } };
}

/** Starts the command, and interrupts it when git is at a step. */
async function interrupt(site: Site, args: readonly string[], step: Step): Promise<Interrupted> {
  const { log, env } = notingEnvironment(site);
  const child = spawn(process.execPath, [programPath('autorize'), ...args], { cwd: site.folder, env, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const calls = () => (existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []);
  const isAt = () => calls().some((call) => call.includes(STEPS[step]));
  await expect.poll(() => isAt() || child.exitCode !== null, { timeout: 150_000, interval: 10 }).toBe(true);
  expect(child.exitCode).toBeNull();
  const sentAt = performance.now();
  child.kill('SIGINT');
  // What began between a look and the signal is no later step of it.
  const before = calls().length;
  const [code] = (await once(child, 'exit')) as [number | null];
  const after = calls().slice(before);
  const names = Object.keys(STEPS) as Step[];
  const later = names.slice(names.indexOf(step) + 1).filter((name) => after.some((call) => call.includes(STEPS[name])));
  return { later, code, tookMs: performance.now() - sentAt };
}

function expectHeard({ later, code, tookMs }: Interrupted): void {
  expect(later).toEqual([]);
  expect(code).toBe(130);
  expect(tookMs).toBeLessThan(HEARD_MS);
}

/** Runs a command to its end. */
async function finish(site: Site, args: readonly string[]): Promise<void> {
  const { env } = notingEnvironment(site);
  const child = spawn(process.execPath, [programPath('autorize'), ...args], { cwd: site.folder, env, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(0);
}

describe('a Ctrl-C in an experiment', () => {
  it.each<[Step, boolean]>([
    ['compared', false],
    ['outlined', false],
    ['searched', false],
    ['copied', true],
    ['taken', false],
  ])(
    'while a large text is %s ends the run, keeps nothing, and leaves nothing to be completed',
    async (step, resumes) => {
      const mark = join(createFolder(), 'mark');
      const experiment = createExperiment({
        agent: `${LARGE.replaceAll('$MARK', mark)}\necho $(( $(cat value.txt) - 1 )) >value.txt`,
        config: {
          iteration: 'budget = "60s"\nmax_iterations = 1',
          agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"\nenv = { MODEL_KEY = "$MODEL_KEY" }',
        },
      });
      const records = () =>
        readFileSync(join(experiment.place, 'iterations.jsonl'), 'utf8')
          .trimEnd()
          .split('\n')
          .map((line) => (JSON.parse(line) as { readonly outcome: string }).outcome);
      expectHeard(await interrupt(experiment, ['run', 'pi'], step));
      expect(records()).toEqual(['baseline', 'killed']);
      const isAssigned = decisionsOf(experiment).some(({ kind }) => kind === 'candidate');
      expect(isAssigned).toBe(step === 'copied' || step === 'taken');
      expect(readFileSync(join(experiment.place, 'intents.jsonl'), 'utf8')).toBe('');
      if (!resumes) return;
      await finish(experiment, ['resume', 'pi']);
      expect(records()).toEqual(['baseline', 'killed', 'merged']);
      expect(userGit(experiment.folder, 'rev-list', '--count', 'main..autorize/pi')).toBe('1');
      expect(userGit(experiment.folder, 'ls-tree', '--name-only', 'autorize/pi')).not.toContain('large');
      userGit(experiment.folder, 'fsck', '--strict', '--no-dangling');
    },
  );
});

describe('a Ctrl-C in a mission', () => {
  it.each<Step>(['outlined', 'searched', 'copied'])(
    'while a large text is %s ends it, and the session is judged by the resume',
    async (step) => {
      const mark = join(createFolder(), 'mark');
      const mission = createMission({
        session: `${LARGE.replaceAll('$MARK', mark)}\ngit add .\nimprove 11\nhand candidate $(git rev-parse HEAD)`,
        front: `evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: . ./session.sh
  budget: 90s
  sandbox: off
  env: {MODEL_KEY: $MODEL_KEY}
stop:
  max_iterations: 1
`,
      });
      const branch = () => userGit(mission.folder, 'branch', '--list', '--format=%(refname:short)', 'autoresearch/*');
      expectHeard(await interrupt(mission, ['mission', 'missions/climb'], step));
      const [runId = ''] = runsOf(mission);
      expect(userGit(mission.folder, 'rev-list', '--count', `main..${branch()}`)).toBe('0');
      const left = leftOf(mission, runId);
      expect(entriesOf(left)).toEqual(['0 baseline']);
      expect(existsSync(join(left.logs, 'iteration-0001', 'evaluation'))).toBe(step === 'copied');
      if (step !== 'copied') return;
      await finish(mission, ['mission', '--resume', runId]);
      expect(entriesOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 keep']);
      expect(userGit(mission.folder, 'rev-list', '--count', `main..${branch()}`)).toBe('1');
      userGit(mission.folder, 'fsck', '--strict', '--no-dangling');
    },
  );
});

describe('a Ctrl-C in a plan', () => {
  it.each<Step>(['outlined', 'searched', 'recorded', 'copied'])(
    'while a large text is %s ends it, lands nothing, and leaves nothing to be completed',
    async (step) => {
      const mark = join(createFolder(), 'mark');
      const site = createSite({
        'agent.sh': `${(step === 'copied' ? LANDABLE : LARGE).replaceAll('$MARK', mark)}\necho 1 >new.txt\n`,
      });
      const agent = { command: 'sh agent.sh', sandbox: 'off', env: { MODEL_KEY: '$MODEL_KEY' } };
      const items = [item('one', '', { constraints: { timeout_ms: 90_000 } })];
      const plan = { version: 1, agents: { 'agent-1': agent }, items };
      writeFileSync(join(site.folder, 'plan.json'), JSON.stringify(plan));
      expectHeard(await interrupt(site, ['work', 'run', 'plan.json'], step));
      expect(branchExists(site.folder)).toBe(false);
      if (step !== 'copied') return;
      await finish(site, ['work', 'run', 'plan.json']);
      expect(branchFile(site, 'new.txt')).toBe('1');
      expect(userGit(site.folder, 'rev-list', '--count', 'main..autorize-work/plan')).toBe('1');
      userGit(site.folder, 'fsck', '--strict', '--no-dangling');
    },
  );
});
