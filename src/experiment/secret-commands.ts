import { type OuterEnvironment, referredName, resolveText } from '../kernel/environment.ts';
import type { ExperimentConfig } from './config.ts';

// Programs are there for every command, and what lies in these is hidden, or not, by the sandbox itself.
const SHARED = /^\/(usr|bin|sbin|lib\w*|etc|dev|proc|sys|nix|opt)(\/|$)/;
const LEAST_DEPTH = 2;

/** A command as a config has it, that nobody but the engine may know. */
export interface WrittenCommand {
  /** Itself, or a reference to the variable that holds it. */
  readonly command: string;
  readonly files: readonly string[];
}

/** A command as it is run here, and what it reads that nobody else may. */
interface SealedCommand {
  readonly command: string;
  readonly paths: readonly string[];
}

/** The command as it is run; undefined where its reference leads nowhere here. */
export function unsealCommand(
  { command: written, files }: WrittenCommand,
  outer: OuterEnvironment,
): SealedCommand | undefined {
  const resolved = resolveText(written, outer);
  if ('problem' in resolved) return undefined;
  const command = resolved.value;
  return { command, paths: secretPaths({ command, files }, outer.HOME) };
}

/** The same for a run, which has looked before whether the reference leads to something. */
export function requireUnsealed(written: WrittenCommand, outer: OuterEnvironment): SealedCommand {
  const sealed = unsealCommand(written, outer);
  if (sealed === undefined) throw new TypeError(`${written.command} was not looked up before the run`);
  return sealed;
}

/** What a command of the config reads that nobody else may: the files that it names, with the folder around them, and those told. */
function secretPaths({ command, files }: WrittenCommand, home: string | undefined): string[] {
  const named = wordsOf(command).map((word) => {
    const folder = word.slice(0, word.lastIndexOf('/'));
    // All of a home, or of /tmp, would be too much.
    const isOwn = folder.split('/').length > LEAST_DEPTH && folder !== home;
    return isOwn ? folder : word;
  });
  return [...new Set([...named, ...files])];
}

function wordsOf(command: string): string[] {
  return command.split(/[\s"'`;|&<>()=,]+/).filter((word) => word.startsWith('/') && !SHARED.test(word));
}

/** Whether a command is one that nobody may know: of the holdout always, of the confirmation where it is a reference. */
export function isReference({ command }: WrittenCommand): boolean {
  return referredName(command) !== undefined;
}

/** What no agent and no evaluator may read: holdout and sealed set. */
export function hiddenPaths({ objective }: Pick<ExperimentConfig, 'objective'>, outer: OuterEnvironment): string[] {
  const { holdout, confirm } = objective;
  return [...(holdout === undefined ? [] : [holdout]), confirm].flatMap(
    (written) => unsealCommand(written, outer)?.paths ?? written.files,
  );
}

/** Whether there is anything that nobody but the engine may know or read. */
export function hasSecrets(config: Pick<ExperimentConfig, 'objective'>, outer: OuterEnvironment): boolean {
  const { holdout, confirm } = config.objective;
  return holdout !== undefined || isReference(confirm) || hiddenPaths(config, outer).length > 0;
}

/** The texts that tell of the commands that nobody may know: longest line of each, and the files that it names. */
export function secretTexts({ objective }: Pick<ExperimentConfig, 'objective'>, outer: OuterEnvironment): string[] {
  const { holdout, confirm } = objective;
  const secret = [...(holdout === undefined ? [] : [holdout]), ...(isReference(confirm) ? [confirm] : [])];
  const texts = secret.flatMap((written) => {
    const { command = '' } = unsealCommand(written, outer) ?? {};
    const lines = command.split('\n').map((line) => line.trim());
    const [longest = ''] = lines.toSorted((one, other) => other.length - one.length);
    // One name, such as /data, may be an address of the program's own.
    const files = [...wordsOf(command), ...written.files].filter((path) => path.split('/').length > LEAST_DEPTH);
    return [longest, ...files];
  });
  return [...new Set(texts.filter((text) => text !== ''))];
}

/** Values of variables that commands of the config are taken from. */
export function secretCommands({ objective }: Pick<ExperimentConfig, 'objective'>, outer: OuterEnvironment): string[] {
  const { holdout, confirm } = objective;
  const secret = [...(holdout === undefined ? [] : [holdout]), confirm].filter(isReference);
  return secret.flatMap((written) => unsealCommand(written, outer)?.command ?? []);
}
