// Not zod/mini, as in the decoders: no run loads this file, and chains read better.
import * as z from 'zod';
import { ABLATION_PROFILES } from './ablations.ts';
import { MAX_NAME_CHARS } from './candidates.ts';
import { evaluatorConfigSchema } from './config.ts';
import { DIMENSIONS, type Scores } from './dimensions.ts';
import { GRADES } from './evaluate.ts';
import { type GateReport, REPORT_SCHEMA_VERSION, VERDICT_CODES } from './report.ts';
import { RUN_MODES } from './run-modes.ts';
import { SELECTION_MODES } from './selection.ts';
import { expectSchema, suiteSchema } from './suite.ts';
import { WARNING_CODES } from './warnings.ts';

const text = z.string();
const anything = z.unknown();
const count = z.int().min(0);
const share = z.number().min(0).max(1);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

// --- what people write: the shapes that decodeEntry and the candidate file reader take ---

const name = text.max(MAX_NAME_CHARS);
const notBlank = name.regex(/\S/);
// The contract's "missing" in a place for text (absent aside).
const missing = z.union([z.null(), z.string().regex(/^\s*$/), z.array(anything).max(0)]);
const id = z
  .union([name, z.null()])
  .optional()
  .describe('Unique in the file. Without one the candidate is named candidate_<position>, counted from 1.');
const scenarioId = notBlank.describe('The scenario that this is an output for, e.g. RG-01.');

const outsideEntry = z
  .looseObject({
    id,
    scenario_id: scenarioId,
    output: z.looseObject({ scenario_id: z.union([notBlank, missing]).optional() }),
  })
  .describe('`scenario_id` is next to the output. If the output has one as well, both are equal.');
const insideEntry = z
  .looseObject({ id, scenario_id: missing.optional(), output: z.looseObject({ scenario_id: scenarioId }) })
  .describe('Only the output has a `scenario_id`.');
const rawEntry = z
  .looseObject({ id, scenario_id: scenarioId, output: z.never().optional() })
  .describe('The output itself, without a wrapper.');

const candidateEntrySchema = z.union([outsideEntry, insideEntry, rawEntry]).meta({ id: 'entry' });

const reproducibilitySchema = z
  .looseObject({
    model_identifier: anything.optional().describe('The model that gave the outputs; "model_id" is read too.'),
    prompt_template_hash: anything.optional(),
    decoding_parameters: anything.optional().describe('Temperature and the like; "decoding" is read too.'),
    tool_versions: anything.optional(),
    retrieval_snapshot_hashes: anything.optional(),
    retrieval_snapshots: anything.optional(),
    phase_transitions: anything.optional(),
    posture_transitions: anything.optional(),
  })
  .describe('How the outputs were made; copied to the report as it stands.');

const candidateFileSchema = z.union([
  z
    .looseObject({
      suite_version: text.optional().describe('The suite that the candidates are for; another one is a warning.'),
      generated_at: anything.optional().describe('When the outputs were made; not read.'),
      reproducibility: reproducibilitySchema.optional(),
      candidates: z.array(candidateEntrySchema),
    })
    .describe('An envelope.'),
  z.array(candidateEntrySchema).describe('The entries alone.'),
]);

const { scenarios: scenarioList } = suiteSchema.shape;
const { element: scenarioSchema } = scenarioList._zod.def;
const { id: scenarioKey } = scenarioSchema.shape;
const scenarioById = z.looseObject({
  ...scenarioSchema.shape,
  id: z.optional(scenarioKey).describe('The key of the scenario; it may be left out.'),
});
const suiteFileSchema = z.looseObject({
  ...suiteSchema.shape,
  scenarios: z.union([
    scenarioList,
    z.record(scenarioKey, scenarioById).describe('By id, in the order of the report.'),
  ]),
});

// --- what the gate writes: every object is closed, so that a report that grows a field without this file is caught ---

const scoresSchema = z.strictObject(
  Object.fromEntries([...DIMENSIONS, 'overall'].map((dimension) => [dimension, share])) as Record<
    keyof Scores,
    typeof share
  >,
);

const evaluationSchema = z
  .strictObject({
    id: text,
    scenario_id: text,
    pass: z.boolean().describe('No failure.'),
    grade: z.enum(GRADES).describe('Where the overall score stands, hard failures aside.'),
    scores: scoresSchema,
    failures: z.array(z.strictObject({ code: text, path: text, message: text })),
    abstain: z.boolean(),
    tie_mass: z.number().nullable(),
    signals: z.strictObject({
      retrieval_gate: z
        .strictObject({
          enabled: z.boolean(),
          bridge_evidence: share,
          falsifier_presence: share,
          scope_penalty: share,
        })
        .describe('The parts of G, reported whether or not G counts.'),
    }),
  })
  .meta({ id: 'evaluation', description: 'The judgement of one candidate.' });

const scenarioResultSchema = z
  .strictObject({
    scenario: z
      .strictObject({
        id: text,
        name: text.optional(),
        intent: text.optional(),
        expect: z.nullable(expectSchema),
      })
      .describe('The scenario as it was applied; expect is null where the suite does not define it.'),
    pass: z.boolean(),
    failures: z.array(z.strictObject({ code: z.enum(VERDICT_CODES), message: text })),
    best: evaluationSchema.nullable(),
    evaluated_count: count.describe('Candidates that were scored.'),
    evaluated: z.array(evaluationSchema).describe('Best first; of a large file only the best.'),
    evaluated_omitted: count.describe('Scored and not listed.'),
    replays_requested: count,
    replays_ran: count,
    replay_winners: z.exactOptional(z.array(text)).describe('The winner of each replay, in order.'),
    replay_winners_rle: z
      .exactOptional(z.array(z.tuple([text, count])))
      .describe('Above 10,000 replays, in place of replay_winners: who won, and how often in a row.'),
    winner_histogram: z.record(text, count),
    volatility: share.describe('1 - the share of the most frequent winner.'),
    pass_rate: share.describe('Share of the replays whose winner passes.'),
    abstain_distribution: z.strictObject({ abstain: count, no_abstain: count }),
    tie_distribution: z.strictObject({ high_tie_mass: count, low_tie_mass: count, missing: count }),
  })
  .meta({
    id: 'scenarioResult',
    oneOf: ['replay_winners', 'replay_winners_rle'].map((key) => ({ properties: { [key]: true }, required: [key] })),
  });

const hashedFile = z.strictObject({ path: text, sha256 });

const manifestSchema = z.strictObject({
  runner: z.strictObject({ name: text, version: text, command: z.array(text), cwd: text }),
  system: z.strictObject({ node: text, platform: text, arch: text }),
  inputs: z.strictObject({
    suite: hashedFile,
    config: hashedFile,
    schema: z.exactOptional(hashedFile),
    candidates: hashedFile,
    normalized_candidates_sha256: sha256.describe('Of one line a candidate: [id, scenario_id, output].'),
    candidate_ids: z.array(text),
  }),
  scenario_selection: z.strictObject({ mode: z.enum(SELECTION_MODES), ids: z.array(text) }),
  external_runtime_metadata: z.strictObject(reproducibilitySchema.shape).nullable(),
});

const ablationSchema = z.strictObject({
  pass_count: count,
  baseline_pass_count: count,
  winner_changes: z.array(z.strictObject({ scenario_id: text, from: text.nullable(), to: text.nullable() })),
});

/** The report exactly as `report.ts` types it; a test holds the two together in both directions. */
export const gateReportSchema = z.strictObject({
  schema_version: z.literal(REPORT_SCHEMA_VERSION),
  ran_at: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
    .describe('UTC.'),
  run_mode: z.enum(RUN_MODES),
  suite_path: text,
  suite_version: text,
  input_suite_version: text.nullable().describe('What the candidate file says it is for.'),
  seed: text,
  replays_requested: count,
  replays_ran: count,
  max_volatility: share.nullable(),
  candidates_file: text,
  candidates_count: count,
  unscored_count: count.describe('Candidates of scenarios that are not defined or not selected.'),
  must_pass: z.array(text),
  suite_pass: z.boolean().describe('The verdict.'),
  results: z.record(text, scenarioResultSchema).describe('By scenario id.'),
  warnings: z.array(z.strictObject({ code: z.enum(WARNING_CODES), message: text, count: z.exactOptional(count) })),
  reproducibility_contract: z.strictObject({
    mode: z.literal('R0'),
    manifest: manifestSchema,
    selection_outcomes: z.array(
      z.strictObject({
        scenario_id: text,
        pass: z.boolean(),
        winner_candidate_id: text.nullable(),
        winner_abstain: z.boolean().nullable(),
        winner_tie_mass: z.number().nullable(),
        pass_rate: share,
        volatility: share,
      }),
    ),
    posture_transitions: z.array(
      z.strictObject({
        scenario_id: text,
        winner_candidate_id: text,
        phase: anything,
        posture: anything,
        trace_decisions: anything,
      }),
    ),
  }),
  experimental: z.exactOptional(
    z.strictObject({ ablations: z.partialRecord(z.enum(ABLATION_PROFILES), ablationSchema) }),
  ),
}) satisfies z.ZodType<GateReport>;

// --- the JSON Schemas ---

type JsonSchema = Record<string, unknown>;

interface Published {
  readonly schema: z.core.$ZodType;
  readonly version: string;
  readonly title: string;
  readonly description: string;
}

const PUBLISHED = {
  'candidate-file': {
    schema: candidateFileSchema,
    version: 'v0',
    title: 'Candidate file',
    description: 'Candidate outputs of agents, as docs/reference/candidates.md describes them.',
  },
  'candidate-line': {
    schema: candidateEntrySchema,
    version: 'v0',
    title: 'Candidate',
    description: 'One candidate: an entry of a candidate file, or a line of a .jsonl or .ndjson file.',
  },
  suite: {
    schema: suiteFileSchema,
    version: 'v0',
    title: 'Suite',
    description: 'Scenarios and what each expects of an output, as docs/reference/suites.md describes them.',
  },
  'evaluator-config': {
    schema: evaluatorConfigSchema,
    version: 'v0',
    title: 'Evaluator config',
    description:
      'How outputs are scored, as docs/reference/suites.md describes it. A key that is left out has its default.',
  },
  'gate-report': {
    schema: gateReportSchema,
    version: `v${REPORT_SCHEMA_VERSION}`,
    title: 'Gate report',
    description:
      'What the gate decided, and what it decided it from: latest.json, as docs/reference/gate.md describes it.',
  },
} as const satisfies Readonly<Record<string, Published>>;

const { must_pass: mustPass } = suiteSchema.shape;
// What the decoders check beyond a type, in the words of JSON Schema.
const REFINEMENTS: ReadonlyMap<unknown, JsonSchema> = new Map<unknown, JsonSchema>([
  [mustPass, { uniqueItems: true }],
  [mustPass._zod.def.element, { pattern: '\\S' }],
  [scenarioKey, { pattern: '\\S' }],
  [
    evaluatorConfigSchema.shape.required_fields._zod.def.innerType._zod.def.element,
    { pattern: '^[^.[\\]]+(\\[\\d+\\])*(\\.[^.[\\]]+(\\[\\d+\\])*)*$' },
  ],
]);

/** Builds the published JSON Schemas (draft 2020-12), by the name of their file in docs/schemas without its ending. */
export function buildPublishedSchemas(): Record<keyof typeof PUBLISHED, JsonSchema> {
  const entries = Object.entries(PUBLISHED).map(([name, { schema, version, title, description }]) => {
    const { $schema, ...body } = z.toJSONSchema(schema, {
      io: 'input',
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, REFINEMENTS.get(zodSchema));
        // Not a bound of ours: every JSON number that is a whole one has it.
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      },
    });
    return [name, { $schema, $id: `urn:autorize-action:${name}:${version}`, title, description, ...body }];
  });
  return Object.fromEntries(entries);
}
