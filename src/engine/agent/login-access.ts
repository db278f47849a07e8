/**
 * The login of a preset's CLI, as its sessions get it.
 * Invariant: a session gets an access token, by a variable or in the gateway's hands; no session sees the file or the
 * refresh token, and nothing that a session writes is ever taken into the file. We never write the file: a token that ends
 * is renewed by the CLI itself, outside of the sandbox, in an empty folder, one at a time.
 * Crash: whatever a renewal that is killed leaves is what the CLI itself leaves when it is killed; the lock is free at once.
 */
import { mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { objectOrEmpty } from '../../base/decode.ts';
import { PreconditionError } from '../../base/errors.ts';
import type { SecretSearch } from '../../base/secret-search.ts';
import { printable, quoted } from '../../base/text.ts';
import type { ParentEnvironment } from '../../kernel/environment.ts';
import { runProgram } from '../../kernel/program.ts';
import { findOnPath } from '../../kernel/program-path.ts';
import { readFilePart } from '../../kernel/regular-file.ts';
import { takeRunLock } from '../../kernel/run-lock.ts';
import { createScratchHome } from '../../kernel/scratch-home.ts';
import type { CliLogin, LoginAccess } from '../agents/cli-login.ts';
import { type AgentPreset, loginOf, PRESETS } from '../agents/registry.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import type { LoginChoice } from './login-settings.ts';

const MAX_LOGIN_BYTES = 1 << 20;
/** A session begins with a token that is good for as long at least. */
const LEAST_LEFT_MS = 60_000;
const RENEWAL_MS = 180_000;
const LOCK_PAUSE_MS = 250;

interface Place extends Pick<PrivateArea, 'parentEnv'> {
  readonly level: Pick<PrivateArea['level'], 'kind'>;
}

export interface OpenLogin extends LoginAccess {
  /** Where it lies; no session may see that. */
  readonly file: string;
}

export interface LoginWish {
  /** What is left of a token before it is renewed. */
  readonly leastLeftMs?: number;
  readonly signal?: AbortSignal | undefined;
  /** Learns the token, so that it is found where an agent leaves it. */
  readonly secrets?: SecretSearch | undefined;
}

/** The login that the settings ask for, as it is now; undefined where they ask for none. Throws where it cannot be used. */
export function requireLogin({ login, preset, model }: LoginChoice, place: Place): OpenLogin | undefined {
  return login === true ? findLogin({ preset, model }, place).read() : undefined;
}

interface FoundLogin {
  readonly preset: AgentPreset;
  readonly known: CliLogin;
  readonly read: () => OpenLogin;
}

function findLogin({ preset, model }: Omit<LoginChoice, 'login'>, place: Place): FoundLogin {
  const known = preset === undefined ? undefined : loginOf(preset);
  if (preset === undefined || known === undefined) {
    throw refused(
      'there is no login of this agent',
      'Set agent.preset to one that has a login, or agent.login to false.',
    );
  }
  requirePlace(place);
  return { preset, known, read: () => readLogin(preset, known, { model, parentEnv: place.parentEnv }) };
}

/** The access of a session by the login of its CLI, renewed where it has ended; undefined where none is wanted. */
export async function openLogin(
  { login, preset: named, model }: LoginChoice,
  place: Place & Pick<PrivateArea, 'cache'>,
  { leastLeftMs = LEAST_LEFT_MS, signal, secrets }: LoginWish = {},
): Promise<OpenLogin | undefined> {
  if (login !== true) return undefined;
  const { preset, known, read } = findLogin({ preset: named, model }, place);
  const first = read();
  if (!hasEnded(first, leastLeftMs)) return learn(first, secrets);
  const access = await renew({ preset, known, model, place, signal, read, leastLeftMs });
  if (hasEnded(access)) {
    throw refused(`the login of ${preset} has ended, and its CLI did not renew it`, `Sign in again: ${known.signIn}.`);
  }
  if (access.account !== first.account) {
    throw refused(`the login of ${preset} is of another account than before`, 'Start the run again.');
  }
  return learn(access, secrets);
}

function learn(access: OpenLogin, secrets: SecretSearch | undefined): OpenLogin {
  secrets?.addSecrets([access.token]);
  return access;
}

/** A login is of a person at their own machine, and only a sandbox keeps the file away from the agent. */
function requirePlace({ parentEnv, level }: Place): void {
  if (isRunner(parentEnv)) {
    throw refused(
      'agent.login is refused on a runner',
      'Set a separate key in agent.env, from a secret of the repository.',
    );
  }
  if (level.kind === 'bubblewrap') return;
  throw refused(
    `agent.login needs bubblewrap, and the level here is ${level.kind}: an agent could read the login itself`,
    'Install bubblewrap and leave agent.sandbox at "auto", or set a key in agent.env.',
  );
}

function isRunner(parentEnv: ParentEnvironment): boolean {
  return ['GITHUB_ACTIONS', 'RUNNER_TEMP', 'RUNNER_WORKSPACE', 'ACTIONS_RUNTIME_TOKEN'].some(
    (name) => !['', '0', 'false'].includes((parentEnv[name] ?? '').toLowerCase()),
  );
}

function refused(message: string, remedy: string): PreconditionError {
  return new PreconditionError({ message, remedy });
}

/** Whether a token is good for no longer than that. */
export function hasEnded({ expiresAtMs }: LoginAccess, leastLeftMs = 0): boolean {
  return expiresAtMs !== undefined && expiresAtMs - Date.now() <= leastLeftMs;
}

interface Reading {
  readonly model: string | undefined;
  readonly parentEnv: ParentEnvironment;
}

function readLogin(preset: AgentPreset, known: CliLogin, { model, parentEnv }: Reading): OpenLogin {
  const path = loginPath(known, parentEnv);
  const remedy = `Sign in: ${known.signIn}. Or set a key in agent.env, and agent.login to false.`;
  const part = readFilePart(realPath(path), 'start', MAX_LOGIN_BYTES);
  if (part === undefined) throw refused(`${preset} has no login: there is no file ${quoted(path, 200)}`, remedy);
  const document = part.size > MAX_LOGIN_BYTES ? undefined : parseFile(part.text);
  // Not what the parser says: that may quote the file.
  if (document === undefined)
    throw refused(`the login of ${preset} cannot be read: ${quoted(path, 200)} is no JSON object`, remedy);
  const access = known.read(document, model);
  if (typeof access === 'string')
    throw refused(`the login of ${preset} cannot be used: ${quoted(path, 200)} has ${access}`, remedy);
  return { ...access, file: realPath(path) };
}

function loginPath({ folder, file }: CliLogin, parentEnv: ParentEnvironment): string {
  const named = parentEnv[folder.variable] ?? '';
  if (isAbsolute(named)) return join(named, folder.below ?? '', file);
  return join(parentEnv.HOME ?? '/', folder.inHome, file);
}

/** Where a link of the user's own leads; the path itself where nothing is there. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** One CLI writes comments above its JSON. */
function parseFile(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? objectOrEmpty(value) : undefined;
  } catch {
    return undefined;
  }
}

interface Renewal {
  readonly preset: AgentPreset;
  readonly known: CliLogin;
  readonly model: string | undefined;
  readonly place: Place & Pick<PrivateArea, 'cache'>;
  readonly signal: AbortSignal | undefined;
  readonly read: () => OpenLogin;
  readonly leastLeftMs: number;
}

/** A refresh token is good once: two CLIs that renew at the same time would sign the person out. */
async function renew({ preset, known, model, place, signal, read, leastLeftMs }: Renewal): Promise<OpenLogin> {
  const args = known.renew?.(model);
  if (args === undefined) return read();
  const folder = join(place.cache, 'logins');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const until = performance.now() + RENEWAL_MS;
  while (true) {
    const lock = await takeRunLock({ path: join(folder, `${preset}.lock`), now: () => new Date() });
    if (lock.kind === 'locked') {
      await using _held = lock;
      const current = read();
      if (!hasEnded(current, leastLeftMs)) return current;
      await askOutside({ preset, args, parentEnv: place.parentEnv, signal });
      return read();
    }
    const current = read();
    if (!hasEnded(current, leastLeftMs) || performance.now() > until || signal?.aborted === true) return current;
    await pause(LOCK_PAUSE_MS);
  }
}

interface Asking {
  readonly preset: AgentPreset;
  readonly args: readonly string[];
  readonly parentEnv: ParentEnvironment;
  readonly signal: AbortSignal | undefined;
}

/** Lets the CLI ask its model one question as the user would, in an empty folder; its answer is not looked at. */
async function askOutside({ preset, args, parentEnv, signal }: Asking): Promise<void> {
  const { program, keys } = PRESETS[preset];
  const path = findOnPath(program, parentEnv.PATH ?? '');
  if (path === undefined) throw refused(`${quoted(program)} is not on PATH, and its login has ended`, 'Install it.');
  await using scratch = createScratchHome(tmpdir());
  // With a key the CLI would not use its login.
  const env = Object.fromEntries(Object.entries(parentEnv).filter(([name]) => !keys.includes(name)));
  const end = await runProgram({
    ...{ program: path, args, env, cwd: scratch.temporary },
    ...{ maxBytes: 1 << 20, maxStderrChars: 2000, timeoutMs: RENEWAL_MS, cutOff: signal },
  });
  if (end.failure === undefined) return;
  throw refused(`${program} could not be run to renew its login: ${printable(end.failure.message)}`, 'Run it by hand.');
}
