/** The config of an experiment for those who act by it: what it names is there, on this machine. */
import { checkPlaces, checkVariables } from '../../engine/environment/command-environment.ts';
import { checkCores } from '../../kernel/cores.ts';
import { checkReferences } from '../../kernel/environment.ts';
import type { Host } from '../../kernel/host.ts';
import { findSyntaxError } from '../../kernel/shell-syntax.ts';
import type { ConfigSource, ScheduleCheck } from '../config/config-rules.ts';
import { type ExperimentPaths, type LoadedConfig, loadChecked } from './store.ts';

/** Reads config and program for those who judge by them: commands that are references lead to something. */
export function loadForScoring(
  paths: ExperimentPaths,
  host: Host,
  checks: Pick<ConfigSource, 'schedule' | 'checkCommand' | 'checkVariable'> = {},
): LoadedConfig {
  const here = { checkReference: checkReferences(host.env), checkPlaces: checkPlaces(paths.repository, host.env) };
  return loadChecked(paths, host, { schedule: 'checked', checkCores, ...here, ...checks });
}

/** The same for those who run its commands: the shell can read them, and what `agent.env` refers to is there. */
export function loadRunConfig(paths: ExperimentPaths, host: Host, schedule: ScheduleCheck = 'checked'): LoadedConfig {
  return loadForScoring(paths, host, {
    schedule,
    checkCommand: findSyntaxError,
    checkVariable: checkVariables(host.env),
  });
}
