/**
 * Whether agents could read a command that they may not know, in what their workspaces are made of.
 * Invariant: the command itself is not said. The history of a workspace begins at the base: what a commit before it
 * holds is in no workspace, and what comes after it agents made, who do not know the command.
 */
import { ContractError, PreconditionError } from '../../base/errors.ts';
import type { Environment } from '../../kernel/environment.ts';
import type { Git } from '../../kernel/git.ts';

/** A place that discloses a secret command. */
interface LeakPosition {
  readonly commit: string;
  /** Undefined: the message of the commit. */
  readonly path: string | undefined;
  /** From 1, in the file or the message. */
  readonly line: number;
}

interface Disclosure {
  /** The base of the workspaces, which is there. */
  readonly commit: string;
  /** What nobody may know; nothing is looked at where there is none. */
  readonly texts: readonly string[];
}

/** The first place that holds one of the texts. */
async function findLeaked(refs: Git, { commit, texts }: Disclosure): Promise<LeakPosition | undefined> {
  if (texts.length === 0) return undefined;
  // As strings of TOML, JSON and YAML have it, too.
  const written = [...new Set(texts.flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]))];
  const pattern = new RegExp(written.map(patternOf).join('|'));
  const args = ['grep', '-l', '-z', '-F', ...written.flatMap((text) => ['-e', text]), commit, '--'];
  const { stdout } = await refs(args, { allowed: [0, 1] });
  const named = stdout.toString('latin1').split('\0').slice(0, -1);
  for (const name of named) {
    const path = Buffer.from(name, 'latin1')
      .toString()
      .slice(commit.length + 1);
    const line = lineOf(await textOf(refs, ['blob', `${commit}:${path}`]), pattern);
    if (line !== undefined) return { commit, path, line };
  }
  const text = await textOf(refs, ['commit', commit]);
  const line = lineOf(text.slice(text.indexOf('\n\n') + 2), pattern);
  return line === undefined ? undefined : { commit, path: undefined, line };
}

/** A path by itself or as the beginning of one, not as a part of a longer name; any other text as it is. */
function patternOf(text: string): string {
  const plain = text.replaceAll(/[\\^$.[\]|()*+?{}]/g, '\\$&');
  return /^\/\S*$/.test(text) ? `(?<![\\w.~/-])${plain}(?![\\w-]|\\.\\w)` : plain;
}

async function textOf(refs: Git, named: readonly [type: string, name: string]): Promise<string> {
  const { stdout } = await refs(['cat-file', '--end-of-options', ...named]);
  return stdout.toString();
}

function lineOf(text: string, pattern: RegExp): number | undefined {
  const at = text.search(pattern);
  return at === -1 ? undefined : text.slice(0, at).split('\n').length;
}

interface LeakRemedy {
  /** The command that begins again. */
  readonly restart: string;
}

/** Throws where workspaces would hold such a place. */
export async function requireUndisclosed(
  refs: Git,
  { restart, ...disclosure }: Disclosure & LeakRemedy,
): Promise<void> {
  const reported = await findLeaked(refs, disclosure);
  if (reported === undefined) return;
  throw new PreconditionError({ message: describeLeak(reported), remedy: remedyOfLeak(restart) });
}

/** Where it is, in words. */
function describeLeak({ commit, path, line }: LeakPosition): string {
  const where = path === undefined ? 'of the message' : `of ${JSON.stringify(path)}`;
  return `agents could read the command of the holdout, or where its files are: line ${line} ${where} in the commit ${commit.slice(0, 12)}, which they work on`;
}

/** What to do against it. */
function remedyOfLeak(restart: string): string {
  const how = 'in a config write command = "$HOLDOUT_COMMAND", and set that variable';
  return `Take it out (${how}), commit that, and begin there: ${restart}`;
}

interface AgentSecrets {
  readonly secrets: readonly string[];
  /** The file that says what agents get of the environment. */
  readonly file: string;
  /** The table in it. Default: `agent.env`. */
  readonly table?: string;
  /** What a secret is, and what may be there in its place, for the message. */
  readonly found: string;
  readonly expected: string;
}

/** Throws a ContractError where what agents get of the environment holds a secret. */
export function requireAbsent(agentEnv: Environment, { secrets, table = 'agent.env', ...where }: AgentSecrets): void {
  const leaking = Object.entries(agentEnv).filter(([, value]) => secrets.some((secret) => value.includes(secret)));
  if (leaking.length === 0) return;
  const remedy = 'Leave it out.';
  throw new ContractError(leaking.map(([name]) => ({ path: `$.${table}.${name}`, ...where, remedy })));
}
