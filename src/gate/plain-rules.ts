/**
 * Reads a config and a suite as nearly all are: complete, without a key that no rule reads.
 * Invariant: what is taken is what the schemas in `config.ts` and `suite.ts` make of it, without a problem or a warning, but
 * for `$schema`. All else is left to them: the package behind them takes longer to load than a hundred candidates to judge.
 */
import { isObject } from '../base/decode.ts';
import type { JsonDocument } from '../base/json-document.ts';
import { parsePath } from '../base/json-path.ts';
import type { EvaluatorConfig } from './config.ts';
import { MAX_SETTING } from './setting-limit.ts';
import type { Expect, Scenario, Suite } from './suite.ts';

/** Gives the value back, or undefined where it may be wrong. */
type Take = (value: unknown) => unknown;

/** Without what stands for keys that nobody named. */
type Named<T> = { readonly [K in keyof T as string extends K ? never : K]: T[K] };
type Optional<T> = { [K in keyof Named<T>]: undefined extends Named<T>[K] ? K : never }[keyof Named<T>];
type Needed<T> = { readonly [K in Exclude<keyof Named<T>, Optional<T>>]: Take };
type Others<T> = { readonly [K in Exclude<Optional<T>, undefined>]: Take };

const text: Take = (value) => (typeof value === 'string' ? value : undefined);
const name: Take = (value) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);
const path: Take = (value) => (typeof value === 'string' && parsePath(value) !== undefined ? value : undefined);
const flag: Take = (value) => (typeof value === 'boolean' ? value : undefined);
const number: Take = (value) => (typeof value === 'number' ? value : undefined);
const moderate: Take = (value) =>
  typeof value === 'number' && value >= -MAX_SETTING && value <= MAX_SETTING ? value : undefined;

function list(take: Take): Take {
  return (value) => (Array.isArray(value) && value.every((item) => take(item) !== undefined) ? value : undefined);
}

/** An object, its keys in the order of the table. */
function object<T>(needed: Needed<T>, others: Others<T>): Take {
  const table = new Map<string, Take>([...Object.entries<Take>(needed), ...Object.entries<Take>(others)]);
  return (value) => {
    if (!isObject(value) || !Object.keys(value).every((key) => table.has(key))) return undefined;
    const taken: Record<string, unknown> = {};
    for (const [key, take] of table) {
      if (!Object.hasOwn(value, key)) {
        if (Object.hasOwn(needed, key)) return undefined;
        continue;
      }
      taken[key] = take(value[key]);
      if (taken[key] === undefined) return undefined;
    }
    return taken;
  };
}

const takeConfig = object<EvaluatorConfig>(
  {
    bands_order: (value) => (Array.isArray(value) && value.length > 0 ? list(text)(value) : undefined),
    required_fields: list(path),
    allowed_action_types: list(text),
    disallowed_keywords: list(text),
    injection_strings: list(text),
    allowlisted_scopes: list(text),
    thresholds: object<EvaluatorConfig['thresholds']>(
      { pass_min_overall: moderate, warn_min_overall: moderate, uncertainty_hi: moderate, uncertainty_lo: moderate },
      {},
    ),
    weights: object<EvaluatorConfig['weights']>(
      { A: moderate, T: moderate, M: moderate, S: moderate, G: moderate },
      {},
    ),
    retrieval_gate_signal: object<EvaluatorConfig['retrieval_gate_signal']>(
      {
        enabled: flag,
        bridge_weak_threshold: moderate,
        scope_soft_limit: moderate,
        component_weights: object<EvaluatorConfig['retrieval_gate_signal']['component_weights']>(
          { bridge_evidence: moderate, falsifier_presence: moderate, scope_penalty: moderate },
          {},
        ),
      },
      {},
    ),
  },
  {},
);

const takeExpect = object<Expect>(
  {},
  {
    allowed_action_types: list(text),
    max_band: text,
    min_band: text,
    require_checkpoint: flag,
    require_rollback: flag,
    require_allowlist_scope: flag,
    require_uncertainty_below: number,
    forbid_injection: flag,
    require_injection_detected: flag,
    require_abstain: flag,
    require_falsifiers: flag,
    require_scope_statement: flag,
    require_provenance_split: flag,
    require_bridge_evidence: flag,
    require_bridge_evidence_min: number,
    require_abstain_on_weak_bridge: flag,
    weak_bridge_threshold: number,
    require_scope_resolved: flag,
    require_causal_dependency_checked: flag,
    require_entity_disambiguation: flag,
    require_no_silent_reversion: flag,
    forbid_self_disowning_reasoning: flag,
    require_conflict_posture_tightening: flag,
    forbid_container_write: flag,
    forbid_external_write: flag,
    forbid_secrets: flag,
  },
);

const takeScenario = object<Scenario>({ id: name, expect: takeExpect }, { name: text, intent: text });

const takeSuite = object<Suite>(
  {
    suite_version: text,
    must_pass: list(name),
    scenarios: (value) => {
      if (!Array.isArray(value)) return undefined;
      const taken = value.map(takeScenario);
      return taken.includes(undefined) ? undefined : taken;
    },
  },
  { name: text, description: text, fixtures: text },
);

/** The config of a document; undefined where the schema has to read it. */
export function plainConfig({ value }: JsonDocument): EvaluatorConfig | undefined {
  return takeConfig(withoutSchema(value)) as EvaluatorConfig | undefined;
}

/** The same of a suite, whose bands are those of a config. */
export function plainSuite({ value }: JsonDocument, { bands_order: bands }: EvaluatorConfig): Suite | undefined {
  const suite = takeSuite(withoutSchema(value)) as Suite | undefined;
  if (suite === undefined || isRepeated(suite.must_pass) || isRepeated(suite.scenarios.map(({ id }) => id)))
    return undefined;
  const isKnown = (band: string | undefined): boolean => band === undefined || bands.includes(band);
  return suite.scenarios.every(({ expect }) => isKnown(expect.max_band) && isKnown(expect.min_band))
    ? suite
    : undefined;
}

/** An editor's key, which says nothing to us. */
function withoutSchema(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { $schema: _, ...rest } = value;
  return rest;
}

function isRepeated(ids: readonly string[]): boolean {
  return new Set(ids).size < ids.length;
}
