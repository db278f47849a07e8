import type { Problem } from '../../base/errors.ts';
import type { JsonDocument } from '../../base/json-document.ts';
import { checkDocument, problemAt } from '../../base/schema-problems.ts';
import { type DecisionSettings, decisionSettingsSchema } from '../../decision/settings.ts';
import { readOldNames } from '../../settings/deprecated-names.ts';
import { type ExperimentConfig, experimentConfigSchema } from '../../settings/experiment-config.ts';

import { recordedAction } from '../../settings/recorded-names.ts';
import { type ConfigSource, checkRules, commandEnvironmentRules, decisionRules } from './config-rules.ts';
import { idleConfigKeys } from './idle-keys.ts';

export interface SoundConfig {
  readonly config: ExperimentConfig;
  /** The instant of `schedule.deadline`, if that is what is set. */
  readonly deadline: Date | undefined;
  /** Sentences about keys that are written by an old name. */
  readonly notes: readonly string[];
}

type ReadExperimentConfig = SoundConfig | { readonly problems: readonly Problem[] };

/** Decodes a config and reports every problem at once, with its line. Source: experiments, "Config". */
export function parseExperimentConfig(written: JsonDocument, paths: ConfigSource): ReadExperimentConfig {
  const { document, notes, problems: ofNames } = readOldNames(written, 'experiment');
  const checked = checkDocument(document, experimentConfigSchema);
  const { broken, deadline } = checkRules(document.value, paths);
  const ofRules = broken.map(([path, found, expected, remedy]) =>
    problemAt(document, path, { found, expected, remedy }),
  );
  if ('problems' in checked) {
    const reported = new Set(checked.problems.map(({ path }) => path));
    return { problems: [...ofNames, ...checked.problems, ...ofRules.filter(({ path }) => !reported.has(path))] };
  }
  const { objective } = checked.value;
  const between = [
    ...decisionRules(decisionSettings(checked.value), objective),
    ...idleConfigKeys(checked.value),
    ...commandEnvironmentRules(checked.value, paths),
  ];
  const ofKeys = between.map(([path, found, expected, remedy]) =>
    problemAt(document, path, { found, expected, remedy }),
  );
  const problems = [...ofNames, ...ofRules, ...ofKeys];
  return problems.length > 0 ? { problems } : { config: checked.value, deadline, notes };
}

/** The part of a config that says how changes are decided on. */
export function decisionSettings({ objective }: Pick<ExperimentConfig, 'objective'>): DecisionSettings {
  const { aa_check_every, negative_control, max_plausible } = objective;
  const integrity = { canary_every: aa_check_every, broken: recordedAction(negative_control), max_plausible };
  return decisionSettingsSchema.parse({ ...objective, integrity });
}
