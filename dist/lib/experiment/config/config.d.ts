import type { Problem } from '../../base/errors.js';
import type { JsonDocument } from '../../base/json-document.js';
import { type DecisionSettings } from '../../decision/settings.js';
import { type ExperimentConfig } from '../../settings/experiment-config.js';
import { type ConfigSource } from './config-rules.js';
export interface SoundConfig {
    readonly config: ExperimentConfig;
    /** The instant of `schedule.deadline`, if that is what is set. */
    readonly deadline: Date | undefined;
    /** Sentences about keys that are written by an old name. */
    readonly notes: readonly string[];
}
type ReadExperimentConfig = SoundConfig | {
    readonly problems: readonly Problem[];
};
/** Decodes a config and reports every problem at once, with its line. Source: experiments, "Config". */
export declare function parseExperimentConfig(written: JsonDocument, paths: ConfigSource): ReadExperimentConfig;
/** The part of a config that says how changes are decided on. */
export declare function decisionSettings({ objective }: Pick<ExperimentConfig, 'objective'>): DecisionSettings;
export {};
