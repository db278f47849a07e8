/**
 * The config as far as it can be read, for those who only look at what was recorded.
 * Invariant: nothing is run by a config that stands in for one that is wrong; what is wrong is reported with it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { ContractError, renderProblem } from '../../base/errors.ts';
import { decodeToml } from '../../base/toml-document.ts';
import type { Host } from '../../kernel/host.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { parseExperimentConfig } from '../config/config.ts';
import type { Direction } from './best-so-far.ts';
import type { IterationRecord } from './record.ts';
import { type ExperimentPaths, loadConfig } from './store.ts';

export interface ReadableConfig {
  readonly config: ExperimentConfig;
  /** What is wrong with config or program, in sentences. */
  readonly problems: readonly string[];
}

/** Reads the config; where it is wrong, gives one that says no more than the name and the direction. */
export function readConfigForStatus(
  paths: ExperimentPaths,
  { records, host }: { readonly records: readonly IterationRecord[]; readonly host: Host },
): ReadableConfig {
  try {
    return { config: loadConfig(paths, host, 'ignored').config, problems: [] };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    const text = existsSync(paths.config) ? readFileSync(paths.config, 'utf8') : '';
    const written = /^\s*direction\s*=\s*["'](min|max)["']/m.exec(text)?.[1];
    const direction = written === 'min' || written === 'max' ? written : guessDirection(records);
    return { config: standIn(paths, { direction, host }), problems: error.problems.map(renderProblem) };
  }
}

/** What was kept came later because it was better. */
function guessDirection(records: readonly IterationRecord[]): Direction {
  const scores = records.flatMap(({ outcome, score }) =>
    (outcome === 'merged' || outcome === 'baseline') && typeof score === 'number' ? [score] : [],
  );
  const [first, last] = [scores[0], scores.at(-1)];
  return first !== undefined && last !== undefined && last > first ? 'max' : 'min';
}

function standIn(
  { name }: ExperimentPaths,
  { direction, host }: { readonly direction: Direction; readonly host: Host },
): ExperimentConfig {
  const text = [
    `experiment = { name = "${name}" }`,
    `objective = { command = "false", direction = "${direction}" }`,
    'iteration = { budget = "1m" }',
    'schedule = { total_budget = "1m" }',
    'agent = { command = "false {prompt_file}" }',
  ].join('\n');
  const decoded = decodeToml('config.toml', Buffer.from(text));
  if ('problems' in decoded) throw new ContractError(decoded.problems);
  const { now, utcOffset } = host;
  const parsed = parseExperimentConfig(decoded.document, { folder: name, now: now(), utcOffset, schedule: 'ignored' });
  if ('problems' in parsed) throw new ContractError(parsed.problems);
  return parsed.config;
}
