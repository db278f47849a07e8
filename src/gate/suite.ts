import * as z from 'zod';
import type { Problem } from '../base/errors.ts';
import type { JsonDocument } from '../base/json-document.ts';
import { checkDocument, problemAt, unknownKeys } from '../base/schema-problems.ts';
import { nearestName, quoted, suggestion } from '../base/text.ts';
import type { EvaluatorConfig } from './config.ts';
import { type GateWarning, metadataWarning } from './warnings.ts';

const flag = (text: string) => z.boolean().optional().describe(text);
const share = (text: string) => z.number().optional().describe(text);
const name = z.string().refine((text) => text.trim() !== '', 'text that is not blank');

/** What a scenario expects of an output. An unknown name is an error: a misspelt rule would silently not hold. */
export const expectSchema = z.strictObject({
  allowed_action_types: z.array(z.string()).optional().describe('Every action has one of these types.'),
  max_band: z.string().optional().describe('The band is this one or a milder one.'),
  min_band: z.string().optional().describe('The band is this one or a graver one.'),
  require_checkpoint: flag('A write comes with checkpoint.created.'),
  require_rollback: flag('A write comes with rollback.plan.'),
  require_allowlist_scope: flag('Every scope that an action declares is in the allowlist.'),
  require_uncertainty_below: share('risk.uncertainty is at most this.'),
  forbid_injection: flag('No sign of an injected instruction, unless it was handled.'),
  require_injection_detected: flag('uncertainty.injection_detected is set.'),
  require_abstain: flag('uncertainty.abstain is set.'),
  require_falsifiers: flag('Every candidate container names what would falsify it.'),
  require_scope_statement: flag('analysis.integration.scope says where the conclusion holds.'),
  require_provenance_split: flag('analysis.integration.provenance_split keeps at least two sources apart.'),
  require_bridge_evidence: flag('There is evidence for the bridge between domains.'),
  require_bridge_evidence_min: share('The evidence for the bridge is at least this.'),
  require_abstain_on_weak_bridge: flag('With weak evidence for the bridge the output abstains.'),
  weak_bridge_threshold: share('Evidence below this is weak, in place of the config.'),
  require_scope_resolved: flag('analysis.retrieval.scope_status is "resolved".'),
  require_causal_dependency_checked: flag('analysis.retrieval.causal_dependency_checked is set.'),
  require_entity_disambiguation: flag('analysis.retrieval.entity_disambiguation is "resolved".'),
  require_no_silent_reversion: flag('analysis.commit_integrity.no_silent_reversion is set.'),
  forbid_self_disowning_reasoning: flag('analysis.commit_integrity.self_disowning_reasoning is not set.'),
  require_conflict_posture_tightening: flag('A conflict of interest is detected and the posture tightened.'),
  forbid_container_write: flag('No write, least of all to a candidate container.'),
  forbid_external_write: flag('A write costs safety.'),
  forbid_secrets: flag('No disallowed keyword anywhere.'),
});

export type Expect = z.output<typeof expectSchema>;

const scenarioSchema = z.looseObject({
  id: name.describe('Stable id, e.g. RG-01.'),
  name: z.string().optional().describe('A short name for people.'),
  intent: z.string().optional().describe('What the scenario catches, and why it matters.'),
  expect: expectSchema.prefault({}),
});

export const suiteSchema = z.looseObject({
  suite_version: z.string().describe('Version of the suite, compared with that of the candidate file.'),
  name: z.string().optional().describe('A short name for people.'),
  description: z.string().optional(),
  fixtures: z.string().optional().describe('Candidate file of the suite itself, relative to this file.'),
  must_pass: z.array(name).describe('Scenarios that decide the verdict.'),
  scenarios: z.array(scenarioSchema),
});

/** A scenario exactly as on disk. */
export type Scenario = z.output<typeof scenarioSchema>;
/** A suite exactly as on disk. */
export type Suite = z.output<typeof suiteSchema>;

export type ReadSuite =
  | { readonly suite: Suite; readonly warnings: readonly GateWarning[] }
  | { readonly problems: readonly Problem[] };

/** Decodes a suite; band names are checked against the config when it is known. */
export function parseSuite(document: JsonDocument, config: EvaluatorConfig | undefined): ReadSuite {
  const checked = checkDocument(document, suiteSchema);
  const { problems, metadata } = unknownKeys(document, suiteSchema);
  // Keys inside `expect` are strict: the schema has reported them already.
  const found: Problem[] = problems.filter((problem) => !/\.expect\.[^.]+$/.test(problem.path ?? ''));
  if ('problems' in checked) return { problems: [...checked.problems, ...found] };
  const suite = checked.value;
  found.push(...duplicateIds(document, suite), ...unknownBands(document, suite, config));
  if (found.length > 0) return { problems: found };
  const outside = metadata.filter((path) => !path.includes('expect'));
  return { suite, warnings: metadataWarning(document.file, outside) };
}

function duplicateIds(document: JsonDocument, suite: Suite): Problem[] {
  const found: Problem[] = [];
  const seen = new Set<string>();
  for (const [index, { id }] of suite.scenarios.entries()) {
    if (seen.has(id)) {
      const flaw = {
        found: `a second scenario ${quoted(id)}`,
        expected: 'each id once',
        remedy: 'Rename one of the two.',
      };
      found.push(problemAt(document, ['scenarios', index, 'id'], flaw));
    }
    seen.add(id);
  }
  const required = new Set<string>();
  for (const [index, id] of suite.must_pass.entries()) {
    if (required.has(id)) {
      const flaw = { found: `${quoted(id)} a second time`, expected: 'each id once', remedy: 'Remove one of the two.' };
      found.push(problemAt(document, ['must_pass', index], flaw));
    }
    required.add(id);
  }
  return found;
}

function unknownBands(document: JsonDocument, suite: Suite, config: EvaluatorConfig | undefined): Problem[] {
  if (config === undefined) return [];
  const found: Problem[] = [];
  for (const [index, { expect }] of suite.scenarios.entries()) {
    for (const key of ['max_band', 'min_band'] as const) {
      const band = expect[key];
      if (band === undefined || config.bands_order.includes(band)) continue;
      const remedy = suggestion(band, config.bands_order);
      const flaw = { found: `the band ${quoted(band)}`, expected: 'a band of the config’s bands_order', remedy };
      found.push(problemAt(document, ['scenarios', index, 'expect', key], flaw));
    }
  }
  return found;
}

/** The remedy for a scenario id that the suite does not define. */
export function scenarioSuggestion(suite: Suite, id: string): string {
  const ids = suite.scenarios.map((scenario) => scenario.id);
  const nearest = nearestName(id, ids);
  return nearest === undefined ? `The suite defines ${ids.join(', ')}.` : `Did you mean ${quoted(nearest)}?`;
}
