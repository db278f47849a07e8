/** How the commits are measured: by the configuration of an experiment, or by what the options say. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { renderDuration } from '../base/duration.ts';
import { AutorizeError, EXIT, PreconditionError, UsageError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { type ExperimentPaths, loadConfig, pathsOf } from '../experiment/ledger/store.ts';
import { missingReferences, resolveTable } from '../kernel/environment.ts';
import type { Host } from '../kernel/host.ts';
import { findOnPath } from '../kernel/program-path.ts';
import type { RefsPaths } from '../kernel/user-refs.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import { type ExperimentConfig, experimentConfigSchema } from '../settings/experiment-config.ts';
import { METERS } from './measure.ts';
import type { CompareSettings } from './options.ts';

export interface Subject {
  readonly config: ExperimentConfig;
  /** Nothing says how the score is read: the first output shows it. */
  readonly isParseOpen: boolean;
  /** Nobody said which files are the evaluator. */
  readonly isProtectOpen: boolean;
  readonly notes: readonly string[];
}

interface Finding {
  readonly repository: UserRepository;
  readonly place: RefsPaths;
  readonly base: { readonly name: string; readonly commit: string };
  /** A folder for files of the comparison. */
  readonly scratch: string;
}

/** Reads it; undefined where nothing says how to measure. */
export async function findSubject(
  finding: Finding,
  settings: CompareSettings,
  host: Host,
): Promise<Subject | undefined> {
  const { repository } = finding;
  const name = settings.command === undefined ? (settings.experiment ?? onlyExperiment(repository)) : undefined;
  if (settings.command === undefined && name === undefined) return undefined;
  const subject = name === undefined ? ofOptions(settings) : await ofExperiment(name, { settings, finding, host });
  requireVariables(subject.config, host);
  requireMeter(settings, host);
  return subject;
}

const TIMEOUT_MS = 120_000;

function ofOptions({
  command,
  direction = 'min',
  parse,
  setup,
  setupInput,
  build,
  protect,
  timeout,
}: CompareSettings): Subject {
  const config = experimentConfigSchema.parse({
    experiment: { name: 'compare' },
    objective: {
      ...{ command, direction, parse: parse ?? { kind: 'float' }, timeout: renderDuration(timeout ?? TIMEOUT_MS) },
      ...(protect === undefined ? {} : { protect }),
    },
    setup: {
      ...(setup === undefined ? {} : { command: setup }),
      ...(setupInput === undefined ? {} : { inputs: setupInput }),
    },
    build: build === undefined ? {} : { command: build },
    schedule: { total_budget: '1h' },
    agent: { command: 'true {prompt_file}' },
  });
  return { config, isParseOpen: parse === undefined, isProtectOpen: protect === undefined, notes: [] };
}

interface Measured {
  readonly settings: CompareSettings;
  readonly finding: Finding;
  readonly host: Host;
}

async function ofExperiment(name: string, { settings, finding, host }: Measured): Promise<Subject> {
  const { direction, parse, timeout } = settings;
  const found = await measuringConfig(pathsOf(name, host), { settings, finding });
  const { config, notes } = loadConfig(found.paths, host, 'ignored');
  const objective = {
    ...config.objective,
    ...(direction === undefined ? {} : { direction }),
    ...(parse === undefined ? {} : { parse: parse as ExperimentConfig['objective']['parse'] }),
    ...(timeout === undefined ? {} : { timeout: renderDuration(timeout) }),
  };
  const how = `measured as the experiment ${name} says`;
  const known = { isParseOpen: false, isProtectOpen: false };
  return { config: { ...config, objective }, ...known, notes: [how, ...found.notes, ...notes] };
}

/** The configuration is part of the evaluator: that of the base measures both commits, where it has one. */
async function measuringConfig(
  paths: ExperimentPaths,
  { settings, finding: { repository, place, base, scratch } }: Omit<Measured, 'host'>,
): Promise<{ readonly paths: ExperimentPaths; readonly notes: readonly string[] }> {
  if ((settings.evaluator ?? 'base') !== 'base') return { paths, notes: [] };
  const file = relative(repository.folder, paths.config);
  const args = ['cat-file', 'blob', '--end-of-options', `${base.commit}:${file}`];
  const { exitCode, stdout } = await place.refs(args, { allowed: [0, 128] });
  if (exitCode !== 0) return { paths, notes: [] };
  if (existsSync(paths.config) && readFileSync(paths.config).equals(stdout)) return { paths, notes: [] };
  const config = join(scratch, 'config.toml');
  writeFileSync(config, stdout);
  return { paths: { ...paths, config }, notes: [`${file} is that of ${base.name}, not that of the work tree`] };
}

function onlyExperiment({ folder }: UserRepository): string | undefined {
  const root = join(folder, '.autorize');
  const entries = existsSync(root) ? readdirSync(root) : [];
  const [only, ...others] = entries.filter((name) => existsSync(join(root, name, 'config.toml'))).sort();
  if (only === undefined || others.length === 0) return only;
  const found = `no --command, and ${others.length + 1} experiments: ${[only, ...others].join(', ')}`;
  throw new UsageError([{ found, expected: 'how to measure a commit', remedy: `Write e.g. --experiment ${only}.` }]);
}

/** Some figures need a program that is not on every machine. */
function requireMeter({ measure }: CompareSettings, { env }: Host): void {
  const needs = measure === undefined ? [] : METERS[measure].needs;
  if (needs.length === 0 || needs.some((program) => findOnPath(program, env.PATH ?? '') !== undefined)) return;
  throw new PreconditionError({
    message: `--measure ${measure} needs ${needs.join(' or ')}, which is not installed`,
    remedy: `Install it, or measure cpu.`,
  });
}

/** A variable without a value, such as a secret that a fork does not get, stops the comparison before it begins. */
function requireVariables({ environment }: ExperimentConfig, { env }: Host): void {
  const missing = Object.entries(environment.env).filter(
    ([name, template]) =>
      missingReferences({ [name]: template }, env).length > 0 ||
      'problems' in resolveTable({ [name]: template }, { parentEnv: env, path: '' }),
  );
  if (missing.length === 0) return;
  const shown = missing.map(([name, template]) => `${name} = ${quoted(template)}`).join(', ');
  throw new AutorizeError('variable_missing', EXIT.precondition, {
    message: `environment.env names variables that have no value here: ${shown}`,
    remedy: 'Set them. A pull request from a fork gets no secrets: compare it where they are set, or remove them.',
  });
}
