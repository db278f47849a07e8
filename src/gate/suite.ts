import * as z from 'zod/mini';
import { arrayOrEmpty, isMissing, objectOrEmpty } from '../base/decode.ts';
import type { Problem } from '../base/errors.ts';
import type { JsonDocument } from '../base/json-document.ts';
import { checkDocument, problemAt, unknownKeys } from '../base/schema-problems.ts';
import { quoted, suggestion } from '../base/text.ts';
import type { ConfigBands } from './config.ts';
import { listScenarios, rawScenarios } from './scenario-map.ts';
import { type GateWarning, metadataWarning } from './warnings.ts';

const flag = (about: string) => z.optional(z.boolean()).check(z.describe(about));
const share = (about: string) => z.optional(z.number()).check(z.describe(about));
const text = (about: string) => z.optional(z.string()).check(z.describe(about));
const name = z.string().check(z.refine((options) => options.trim() !== '', 'text that is not blank'));

/** What a scenario expects of an output. An unknown name is an error: a misspelt rule would silently not hold. */
export const expectSchema = z.strictObject({
  allowed_action_types: z.optional(z.array(z.string())).check(z.describe('Every action has one of these types.')),
  max_band: text('The band is this one or a milder one.'),
  min_band: text('The band is this one or a graver one.'),
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
  id: name.check(z.describe('Stable id, e.g. RG-01.')),
  name: text('A short name for people.'),
  intent: text('What the scenario catches, and why it matters.'),
  expect: z.prefault(expectSchema, {}),
});

export const suiteSchema = z.looseObject({
  suite_version: z.string().check(z.describe('Version of the suite, compared with that of the candidate file.')),
  name: text('A short name for people.'),
  description: text('What the suite is for.'),
  fixtures: text('Candidate file of the suite itself, relative to this file.'),
  must_pass: z.array(name).check(z.describe('Scenarios that decide the verdict.')),
  scenarios: z.array(scenarioSchema).check(z.describe('In the order of the report.')),
});

/** A scenario exactly as on disk. */
export type Scenario = z.output<typeof scenarioSchema>;
/** A suite exactly as on disk, with its scenarios as a list. */
export type Suite = z.output<typeof suiteSchema>;

export type ReadSuite =
  | { readonly suite: Suite; readonly warnings: readonly GateWarning[] }
  | { readonly problems: readonly Problem[] };

/** Decodes a suite; band names are checked against those of the config when they are known. */
export function parseSuite(file: JsonDocument, config: ConfigBands | undefined): ReadSuite {
  const { document, problems: disagreements } = listScenarios(file);
  const checked = checkDocument(document, suiteSchema);
  const { problems, metadata } = unknownKeys(document, suiteSchema);
  const found: Problem[] = [
    ...('problems' in checked ? checked.problems.map(namingBothForms) : []),
    ...problems,
    ...disagreements,
    ...repeatedIds(document),
    ...unknownBands(document, config),
  ];
  if ('problems' in checked || found.length > 0) return { problems: found };
  return { suite: checked.value, warnings: metadataWarning(document.file, metadata) };
}

function namingBothForms(problem: Problem): Problem {
  return problem.path === '$.scenarios' ? { ...problem, expected: 'an array, or an object by scenario id' } : problem;
}

// The two checks below read the raw document, so that no problem of another kind hides what they find.

function repeatedIds(document: JsonDocument): Problem[] {
  const expected = 'each id once';
  const defined = repeated(rawScenarios(document).map(({ id }) => id)).map(({ index, id }) => {
    const issue = { found: `a second scenario ${quoted(id)}`, expected, remedy: 'Rename one of the two.' };
    return problemAt(document, ['scenarios', index, 'id'], issue);
  });
  const required = repeated(arrayOrEmpty(objectOrEmpty(document.value).must_pass)).map(({ index, id }) => {
    const issue = { found: `${quoted(id)} a second time`, expected, remedy: 'Remove one of the two.' };
    return problemAt(document, ['must_pass', index], issue);
  });
  return [...defined, ...required];
}

function repeated(ids: readonly unknown[]): { readonly index: number; readonly id: unknown }[] {
  const seen = new Set<unknown>();
  return [...ids.entries()].flatMap(([index, id]) => {
    const isRepeated = seen.has(id) && !isMissing(id);
    seen.add(id);
    return isRepeated ? [{ index, id }] : [];
  });
}

function unknownBands(document: JsonDocument, config: ConfigBands | undefined): Problem[] {
  if (config === undefined) return [];
  const found: Problem[] = [];
  for (const [index, scenario] of rawScenarios(document).entries()) {
    for (const key of ['max_band', 'min_band'] as const) {
      const band = objectOrEmpty(scenario.expect)[key];
      if (typeof band !== 'string' || config.bands_order.includes(band)) continue;
      const remedy = suggestion(band, config.bands_order);
      const issue = { found: `the band ${quoted(band)}`, expected: 'a band of the config’s bands_order', remedy };
      found.push(problemAt(document, ['scenarios', index, 'expect', key], issue));
    }
  }
  return found;
}
