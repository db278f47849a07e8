import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programPath } from '../../helpers/program.ts';
import { outputsByName } from '../../helpers/step-outputs.ts';
import { ROOT } from '../nodes.ts';
import { OWNER, REPO } from './github-server.ts';

export interface StepRun {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** The file that they were read from, as it is. */
  readonly outputFile: string;
  readonly summary: string;
}

export interface StepRequest {
  readonly privateArea: string;
  /** Folder for what a runner keeps beside the workspace. */
  readonly runner: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly event?: { readonly name: string; readonly payload: unknown };
  readonly env?: Readonly<Record<string, string>>;
  /** A command that starts the step in its place, given the step's own command as its last arguments. */
  readonly starter?: readonly string[];
  /** Called with the process once it runs, e.g. to send it signals. */
  readonly onStart?: (child: ReturnType<typeof spawn>) => void;
}

const NODE_24 = join(ROOT, 'node_modules', '.bin', 'node');

/** The defaults that a runner takes from action.yml. */
function readDefaults(): Record<string, string> {
  const [, inputs = ''] = readFileSync(join(ROOT, 'action.yml'), 'utf8').split(/^inputs:\n/m);
  const block = inputs.split(/^\S/m)[0] ?? '';
  const found: Record<string, string> = {};
  for (const [, name = '', body = ''] of block.matchAll(/^ {2}([a-z-]+):\n((?: {4}.*\n)+)/gm)) {
    const value = /^ {4}default: "?([^"\n]*)"?$/m.exec(body)?.[1] ?? '';
    found[name] = value.startsWith('${{') ? '' : value;
  }
  return found;
}

/** Runs the action, bundled from the sources, as a runner does: inputs and context in the environment, answers in files. */
export async function runAction(request: StepRequest): Promise<StepRun> {
  const { privateArea, runner, inputs, event, env = {} } = request;
  mkdirSync(runner, { recursive: true });
  const files = { GITHUB_OUTPUT: join(runner, 'output'), GITHUB_STEP_SUMMARY: join(runner, 'summary') };
  for (const file of Object.values(files)) writeFileSync(file, '');
  const eventPath = join(runner, 'event.json');
  writeFileSync(eventPath, JSON.stringify(event?.payload ?? {}));
  const supplied = Object.entries({ ...readDefaults(), ...inputs });
  const node = existsSync(NODE_24) ? NODE_24 : process.execPath;
  const [command = node, ...args] = [...(request.starter ?? []), node, programPath('action')];
  const child = spawn(command, args, {
    cwd: privateArea,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: runner,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      no_proxy: '127.0.0.1',
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: privateArea,
      GITHUB_EVENT_NAME: event?.name ?? 'push',
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_REPOSITORY: `${OWNER}/${REPO}`,
      GITHUB_RUN_ID: '42',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_ACTOR: 'octo',
      RUNNER_TEMP: join(runner, 'temp'),
      XDG_CACHE_HOME: join(runner, 'cache'),
      ...files,
      ...env,
      ...Object.fromEntries(supplied.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  request.onStart?.(child);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const text = readFileSync(files.GITHUB_OUTPUT, 'utf8');
  const outputs = outputsByName(text);
  return { code, out, err, outputs, outputFile: text, summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8') };
}
