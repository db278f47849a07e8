// One run of a real agent CLI in front of a scripted model, in a process of its own as a user starts it.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject } from '../../src/base/decode.ts';
import type { Json, Tokens, Turn } from '../helpers/model-answers.ts';
import { type ModelMode, type ModelServer, startModelServer } from '../helpers/model-server.ts';
import type { CliOutput } from '../helpers/own-report.ts';
import type { AgentCase } from './agent-cases.ts';

export const SANDBOXES = ['bubblewrap', 'off'] as const;
export type Sandbox = (typeof SANDBOXES)[number];

export const KEY = 'real-key-that-no-agent-may-see';

/** Changes the file, and looks for the key wherever an agent can; the pattern does not match itself. */
const PROBE = `
echo $(( $(cat value.txt) - 1 )) > value.txt
look() { grep -lsE 'real-[k]ey-that-no' "$@" 2>/dev/null | head -n 3; }
found=$(env | grep -E 'real-[k]ey-that-no'; find "$HOME" "$TMPDIR" . -type f -size -4000k -exec grep -lsE 'real-[k]ey-that-no' {} + 2>/dev/null)
[ -z "$found" ] && echo 'KEY NOT GIVEN' || echo "KEY GIVEN: $found"
processes=$(look /proc/[0-9]*/environ /proc/[0-9]*/cmdline)
[ -z "$processes" ] && echo 'KEY IN NO PROCESS' || echo 'KEY IN A PROCESS'
echo PROBED
exit 1
`;

const EDIT = 'I change the number.\n\nvalue.txt\n```\n<<<<<<< SEARCH\n10\n=======\n9\n>>>>>>> REPLACE\n```\n';

/** The model asks for the probe until it sees that it ran; a question without tools gets a sentence. */
function turnOf({ edits }: AgentCase): (body: Json, text: string) => Turn {
  return (body, text) => {
    if (text.includes('PROBED')) return { text: 'The work is done, all of it.' };
    if (edits) return { text: EDIT };
    return hasTools(body)
      ? { command: 'sh probe.sh', text: 'I change the file.' }
      : { text: 'Make the number smaller' };
  };
}

const hasTools = ({ tools }: Json): boolean => Array.isArray(tools) && tools.length > 0;

/** Tokens of the answer to a question on the side. */
export const SIDE_OUTPUT = 5;

/**
 * What the server counts: as much as the gateway takes the request for at most, some of it from a cache. A question on the
 * side, such as for a title, gets a short answer, however often a CLI asks it.
 */
function tokensOf(text: string, body: Json, { edits }: AgentCase): Tokens {
  const input = Math.ceil(Buffer.byteLength(text) / 3);
  return { input, cached: Math.floor(input / 4), output: edits || hasTools(body) ? 50 : SIDE_OUTPUT };
}

/** What is known as a call comes. */
export interface CallState {
  /** How long after the first call. */
  readonly afterMs: number;
  readonly isProbed: boolean;
  /** The iteration has waited for the model: the call is of a later session than the first. */
  readonly hasWaited: boolean;
}

export interface RunWish {
  readonly folder: string;
  /** The command line of this repository, as one file. */
  readonly program: string;
  readonly bin: string;
  readonly agent: AgentCase;
  readonly sandbox: Sandbox;
  /** How the server treats a call. */
  readonly modeOf: (state: CallState) => ModelMode;
  readonly budget: string;
  /** The first call has come: the CLI is up. */
  readonly onFirstCall: () => void;
  /** More lines of `[agent]`. */
  readonly more?: string;
  readonly usd?: number;
}

export interface AgentRun {
  readonly exitCode: number | null;
  /** From the start of the run to the first call. */
  readonly startMs: number | undefined;
  /** A call came in a later session than the first. */
  readonly isCalledAfterWait: boolean;
  /** From the first call to the end of the run. */
  readonly afterCallMs: number | undefined;
  readonly printed: string;
  readonly records: readonly Json[];
  readonly last: Json;
  readonly usage: Json;
  readonly counted: ModelServer['counted'];
  readonly requests: ModelServer['requests'];
  /** The iteration waited for the model, and began again. */
  readonly hasWaited: boolean;
  /** What the CLI itself printed. */
  readonly output: CliOutput;
}

/** Runs one iteration of an experiment with this CLI. */
export async function runAgent(wish: RunWish): Promise<AgentRun> {
  const { agent, bin } = wish;
  let firstCall: number | undefined;
  let isCalledAfterWait = false;
  const place = mkdtempSync(join(wish.folder, `${agent.preset}-`));
  const repository = join(place, 'repository');
  const results = join(repository, '.autorize', 'pi');
  const hasWaited = (): boolean => existsSync(join(results, 'iter-0001', 'waited-1'));
  await using server = await startModelServer({
    turnOf: turnOf(agent),
    tokens: (text, body) => tokensOf(text, body, agent),
  });
  server.script((_call, text) => {
    if (firstCall === undefined) wish.onFirstCall();
    firstCall ??= performance.now();
    isCalledAfterWait ||= hasWaited();
    return wish.modeOf({
      afterMs: performance.now() - firstCall,
      isProbed: text.includes('PROBED'),
      hasWaited: isCalledAfterWait,
    });
  });
  createProject(repository, wish);
  const began = performance.now();
  const { exitCode, printed } = await startProgram([wish.program, 'run', 'pi'], {
    ...{ cwd: repository, bin },
    env: { XDG_CACHE_HOME: join(place, 'cache'), MODEL_KEY: KEY, MODEL_URL: server.url },
  });
  const ended = performance.now();
  const records = linesOf(join(results, 'iterations.jsonl'));
  const printedBy = (name: string): string => {
    const path = join(results, 'iter-0001', name);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  const last = records.at(-1) ?? {};
  return {
    ...{ exitCode, printed, records, last },
    startMs: firstCall === undefined ? undefined : firstCall - began,
    isCalledAfterWait,
    afterCallMs: firstCall === undefined ? undefined : ended - firstCall,
    usage: isObject(last.usage) ? last.usage : {},
    counted: server.counted,
    requests: server.requests,
    hasWaited: hasWaited(),
    output: { stdout: printedBy('agent.stdout'), stderr: printedBy('agent.stderr') },
  };
}

interface Place {
  readonly cwd: string;
  /** Folder of the CLI. */
  readonly bin: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs a program of Node to its end, with a CLI on its PATH. */
export async function startProgram(
  args: readonly string[],
  { cwd, bin, env }: Place,
): Promise<{ readonly exitCode: number | null; readonly printed: string }> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, printed };
}

function createProject(folder: string, wish: RunWish): void {
  const files: Readonly<Record<string, string>> = {
    'value.txt': '10\n',
    'score.sh': 'cat value.txt\n',
    'probe.sh': PROBE,
    '.autorize/.gitignore': '*\n',
    '.autorize/pi/config.toml': configOf(wish),
    '.autorize/pi/program.md': 'Make the number in value.txt smaller.\n',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', folder, ...args]);
  git('init', '-q', '-b', 'main');
  git('add', '-A', '-f');
  git('-c', 'user.name=User', '-c', 'user.email=user@example.com', 'commit', '-q', '-m', 'The base');
}

function configOf({ agent, sandbox, budget, more = '', usd }: RunWish): string {
  const { preset, model, env, openEnv = env, args } = agent;
  const variables = Object.entries(sandbox === 'off' ? openEnv : env)
    .map(([name, value]) => `${name} = "${value.replace('$KEY', '$MODEL_KEY').replace('$URL', '$MODEL_URL')}"`)
    .join(', ');
  return `
[experiment]
name = "pi"
[objective]
command = "sh score.sh"
direction = "min"
decision = "greedy"
confirm = { pairs = 0 }
negative_control = "off"
[iteration]
budget = "${budget}"
max_iterations = 1
[schedule]
total_budget = "1h"
[accept_risk]
low_disk = true
[summarize]
enabled = false
[agent]
preset = "${preset}"
sandbox = "${sandbox === 'off' ? 'off' : 'required'}"
env = { ${variables} }
${model.option === undefined ? '' : `model = "${model.option}"`}
${args === undefined ? '' : `args = ${JSON.stringify(args)}`}
network = "${sandbox === 'bubblewrap' ? 'model' : 'on'}"
${more}
${usd === undefined ? '' : `[budget]\nusd = ${usd}`}
`;
}

function linesOf(path: string): Json[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8').trimEnd();
  return text.split('\n').map((line) => JSON.parse(line) as Json);
}
