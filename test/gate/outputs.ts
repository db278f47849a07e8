import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeDocument, type JsonDocument } from '../../src/base/json-document.ts';
import { parsePath } from '../../src/base/json-path.ts';
import { type EvaluatorConfig, parseConfig } from '../../src/gate/config.ts';
import { type Evaluation, evaluateCandidate, type OutputCheck } from '../../src/gate/evaluate.ts';
import type { Expect, Suite } from '../../src/gate/suite.ts';
import { REPOSITORY } from './workspace.ts';

export type Json = Record<string, unknown>;

/** Values by path, e.g. `'risk.uncertainty': 0.4`; undefined takes the field away. */
export type Changes = Readonly<Record<string, unknown>>;

/** An output that lacks nothing and only reads: A 1, T 1, M 0.7, S 1, so 0.94 overall by the v0 weights. */
export function buildOutput(changes: Changes = {}): Json {
  const output: Json = {
    scenario_id: 'RG-01',
    band: 'Green',
    risk: { impact: 0.1, uncertainty: 0.5, irreversibility: 0.1, autonomy: 0.1, scope: 0.2 },
    actions: [{ type: 'READ', target: 'src/pager.ts' }],
    constraints: { hard: ['Change nothing.'] },
    budgets: { minutes: 5 },
    checkpoint: { created: false },
    rollback: { plan: false },
    trace: { decisions: ['The page ends too late.', 'I report it.'] },
    uncertainty: { abstain: false },
  };
  for (const [path, value] of Object.entries(changes)) set(output, path, value);
  return output;
}

function set(output: Json, path: string, value: unknown): void {
  const parts = parsePath(path) ?? [];
  let current: Record<string | number, unknown> = output;
  for (const part of parts.slice(0, -1)) {
    current[part] ??= {};
    current = current[part] as Record<string | number, unknown>;
  }
  const last = parts.at(-1) ?? '';
  if (value === undefined) delete current[last];
  else current[last] = value;
}

/** A JSON value as a document read from a file, pretty-printed as people write them. */
export function documentOf(value: unknown, file = 'given.json'): JsonDocument {
  const decoded = decodeDocument(file, Buffer.from(JSON.stringify(value, null, 2)));
  if ('problems' in decoded) throw new Error(JSON.stringify(decoded.problems));
  return decoded.document;
}

/** A config as the gate reads it, defaults filled in. */
export function readConfig(raw: unknown): EvaluatorConfig {
  const read = parseConfig(documentOf(raw));
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.config;
}

export function readBattery(name: string): Json {
  return JSON.parse(readFileSync(join(REPOSITORY, 'replay-suite/v0', name), 'utf8')) as Json;
}

/** The evaluator config that comes with the package. */
export const V0: EvaluatorConfig = readConfig(readBattery('evaluator-config.json'));

/** V0 with the retrieval signal on and a weight for it. */
export const V0_WITH_G: EvaluatorConfig = {
  ...V0,
  weights: { ...V0.weights, G: 0.15 },
  retrieval_gate_signal: { ...V0.retrieval_gate_signal, enabled: true },
};

export interface Case {
  readonly changes?: Changes;
  readonly output?: Json;
  readonly expect?: Expect;
  readonly config?: EvaluatorConfig;
  readonly checkOutput?: OutputCheck;
}

/** Judges the built output, or another one, under a scenario's expectations. */
export function judge({ changes = {}, output = buildOutput(changes), expect = {}, ...rest }: Case): Evaluation {
  const scenario = { id: 'RG-01', expect };
  const candidate = { id: 'candidate_a', scenario_id: 'RG-01', output };
  return evaluateCandidate({ candidate, scenario, config: V0, ...rest });
}

/** The codes of the failures, in order. */
export function codesOf(evaluation: Pick<Evaluation, 'failures'>): string[] {
  return evaluation.failures.map(({ code }) => code);
}

/** A suite of scenarios by their expectations, all of them required. */
export function buildSuite(expects: Readonly<Record<string, Expect>>, changes: Partial<Suite> = {}): Suite {
  const scenarios = Object.entries(expects).map(([id, expect]) => ({ id, expect }));
  return { suite_version: 'v0', must_pass: Object.keys(expects), scenarios, ...changes };
}

/** An entry of a candidate file. */
export function buildEntry(id: string, changes: Changes = {}, scenario = 'RG-01'): Json {
  return { id, scenario_id: scenario, output: buildOutput({ scenario_id: scenario, ...changes }) };
}
