export const id = 4425;
export const ids = [4425];
export const modules = {
4425:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
gateReportSchema: () => ( gateReportSchema)
});
var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50000);
var _ablations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21441);
var _candidates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99530);
var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79326);
var _dimensions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67273);
var _evaluate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80063);
var _report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60482);
var _run_modes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28042);
var _selection_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83272);
var _suite_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86778);
var _warnings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5705);
const text = zod__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const anything = zod__WEBPACK_IMPORTED_MODULE_0__ .L5J();
const count = zod__WEBPACK_IMPORTED_MODULE_0__ .Whr().min(0);
const share = zod__WEBPACK_IMPORTED_MODULE_0__ .aig().min(0).max(1);
const sha256 = zod__WEBPACK_IMPORTED_MODULE_0__ .YjP().regex(/^[0-9a-f]{64}$/);
const name = text.max(_candidates_js__WEBPACK_IMPORTED_MODULE_2__ .xH);
const notBlank = name.regex(/\S/);
const missing = zod__WEBPACK_IMPORTED_MODULE_0__ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__ .chJ(), zod__WEBPACK_IMPORTED_MODULE_0__ .YjP().regex(/^\s*$/), zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(anything).max(0)]);
const id = zod__WEBPACK_IMPORTED_MODULE_0__ .KCZ([name, zod__WEBPACK_IMPORTED_MODULE_0__ .chJ()])
.optional()
.describe('Unique in the file. Without one the candidate is named candidate_<position>, counted from 1.');
const scenarioId = notBlank.describe('The scenario that this is an output for, e.g. RG-01.');
const outsideEntry = zod__WEBPACK_IMPORTED_MODULE_0__ ._H3({
id,
scenario_id: scenarioId,
output: zod__WEBPACK_IMPORTED_MODULE_0__ ._H3({ scenario_id: zod__WEBPACK_IMPORTED_MODULE_0__ .KCZ([notBlank, missing]).optional() }),
})
.describe('`scenario_id` is next to the output. If the output has one as well, both are equal.');
const insideEntry = zod__WEBPACK_IMPORTED_MODULE_0__ ._H3({ id, scenario_id: missing.optional(), output: zod__WEBPACK_IMPORTED_MODULE_0__ ._H3({ scenario_id: scenarioId }) })
.describe('Only the output has a `scenario_id`.');
const rawEntry = zod__WEBPACK_IMPORTED_MODULE_0__ ._H3({ id, scenario_id: scenarioId, output: zod__WEBPACK_IMPORTED_MODULE_0__ .ZmZ().optional() })
.describe('The output itself, without a wrapper.');
const candidateEntrySchema = zod__WEBPACK_IMPORTED_MODULE_0__ .KCZ([outsideEntry, insideEntry, rawEntry]).meta({ id: 'entry' });
const reproducibilitySchema = zod__WEBPACK_IMPORTED_MODULE_0__ ._H3({
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
const candidateFileSchema = zod__WEBPACK_IMPORTED_MODULE_0__ .KCZ([
zod__WEBPACK_IMPORTED_MODULE_0__ ._H3({
suite_version: text.optional().describe('The suite that the candidates are for; another one is a warning.'),
generated_at: anything.optional().describe('When the outputs were made; not read.'),
reproducibility: reproducibilitySchema.optional(),
candidates: zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(candidateEntrySchema),
})
.describe('An envelope.'),
zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(candidateEntrySchema).describe('The entries alone.'),
]);
const { scenarios: scenarioList } = _suite_js__WEBPACK_IMPORTED_MODULE_9__ .Y9.shape;
const { element: scenarioSchema } = scenarioList._zod.def;
const { id: scenarioKey } = scenarioSchema.shape;
const scenarioById = zod__WEBPACK_IMPORTED_MODULE_0__ ._H3({
...scenarioSchema.shape,
id: zod__WEBPACK_IMPORTED_MODULE_0__ .lqM(scenarioKey).describe('The key of the scenario; it may be left out.'),
});
const suiteFileSchema = zod__WEBPACK_IMPORTED_MODULE_0__ ._H3({
..._suite_js__WEBPACK_IMPORTED_MODULE_9__ .Y9.shape,
scenarios: zod__WEBPACK_IMPORTED_MODULE_0__ .KCZ([
scenarioList,
zod__WEBPACK_IMPORTED_MODULE_0__ .g1P(scenarioKey, scenarioById).describe('By id, in the order of the report.'),
]),
});
const scoresSchema = zod__WEBPACK_IMPORTED_MODULE_0__ .rej(Object.fromEntries([..._dimensions_js__WEBPACK_IMPORTED_MODULE_4__ .Yf, 'overall'].map((dimension) => [dimension, share])));
const evaluationSchema = zod__WEBPACK_IMPORTED_MODULE_0__ .rej({
id: text,
scenario_id: text,
pass: zod__WEBPACK_IMPORTED_MODULE_0__ .zMY().describe('No failure.'),
grade: zod__WEBPACK_IMPORTED_MODULE_0__ .k5n(_evaluate_js__WEBPACK_IMPORTED_MODULE_5__ .F4).describe('Where the overall score stands, hard failures aside.'),
scores: scoresSchema,
failures: zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__ .rej({ code: text, path: text, message: text })),
abstain: zod__WEBPACK_IMPORTED_MODULE_0__ .zMY(),
tie_mass: zod__WEBPACK_IMPORTED_MODULE_0__ .aig().nullable(),
signals: zod__WEBPACK_IMPORTED_MODULE_0__ .rej({
retrieval_gate: zod__WEBPACK_IMPORTED_MODULE_0__ .rej({
enabled: zod__WEBPACK_IMPORTED_MODULE_0__ .zMY(),
bridge_evidence: share,
falsifier_presence: share,
scope_penalty: share,
})
.describe('The parts of G, reported whether or not G counts.'),
}),
})
.meta({ id: 'evaluation', description: 'The judgement of one candidate.' });
const scenarioResultSchema = zod__WEBPACK_IMPORTED_MODULE_0__ .rej({
scenario: zod__WEBPACK_IMPORTED_MODULE_0__ .rej({
id: text,
name: text.optional(),
intent: text.optional(),
expect: zod__WEBPACK_IMPORTED_MODULE_0__ .mee(_suite_js__WEBPACK_IMPORTED_MODULE_9__ .N7),
})
.describe('The scenario as it was applied; expect is null where the suite does not define it.'),
pass: zod__WEBPACK_IMPORTED_MODULE_0__ .zMY(),
failures: zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__ .rej({ code: zod__WEBPACK_IMPORTED_MODULE_0__ .k5n(_report_js__WEBPACK_IMPORTED_MODULE_6__ .VV), message: text })),
best: evaluationSchema.nullable(),
evaluated_count: count.describe('Candidates that were scored.'),
evaluated: zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(evaluationSchema).describe('Best first; of a large file only the best.'),
evaluated_omitted: count.describe('Scored and not listed.'),
replays_requested: count,
replays_ran: count,
replay_winners: zod__WEBPACK_IMPORTED_MODULE_0__ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(text)).describe('The winner of each replay, in order.'),
replay_winners_rle: zod__WEBPACK_IMPORTED_MODULE_0__ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__ .PVZ([text, count])))
.describe('Above 10,000 replays, in place of replay_winners: who won, and how often in a row.'),
winner_histogram: zod__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, count),
volatility: share.describe('1 - the share of the most frequent winner.'),
pass_rate: share.describe('Share of the replays whose winner passes.'),
abstain_distribution: zod__WEBPACK_IMPORTED_MODULE_0__ .rej({ abstain: count, no_abstain: count }),
tie_distribution: zod__WEBPACK_IMPORTED_MODULE_0__ .rej({ high_tie_mass: count, low_tie_mass: count, missing: count }),
})
.meta({
id: 'scenarioResult',
oneOf: ['replay_winners', 'replay_winners_rle'].map((key) => ({ properties: { [key]: true }, required: [key] })),
});
const hashedFile = zod__WEBPACK_IMPORTED_MODULE_0__ .rej({ path: text, sha256 });
const manifestSchema = zod__WEBPACK_IMPORTED_MODULE_0__ .rej({
runner: zod__WEBPACK_IMPORTED_MODULE_0__ .rej({ name: text, version: text, command: zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(text), cwd: text }),
system: zod__WEBPACK_IMPORTED_MODULE_0__ .rej({ node: text, platform: text, arch: text }),
inputs: zod__WEBPACK_IMPORTED_MODULE_0__ .rej({
suite: hashedFile,
config: hashedFile,
schema: zod__WEBPACK_IMPORTED_MODULE_0__ .yqP(hashedFile),
candidates: hashedFile,
normalized_candidates_sha256: sha256.describe('Of one line a candidate: [id, scenario_id, output].'),
candidate_ids: zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(text),
}),
scenario_selection: zod__WEBPACK_IMPORTED_MODULE_0__ .rej({ mode: zod__WEBPACK_IMPORTED_MODULE_0__ .k5n(_selection_js__WEBPACK_IMPORTED_MODULE_8__ .y), ids: zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(text) }),
external_runtime_metadata: zod__WEBPACK_IMPORTED_MODULE_0__ .rej(reproducibilitySchema.shape).nullable(),
});
const ablationSchema = zod__WEBPACK_IMPORTED_MODULE_0__ .rej({
pass_count: count,
baseline_pass_count: count,
winner_changes: zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__ .rej({ scenario_id: text, from: text.nullable(), to: text.nullable() })),
});
const gateReportSchema = zod__WEBPACK_IMPORTED_MODULE_0__ .rej({
schema_version: zod__WEBPACK_IMPORTED_MODULE_0__ .euz(_report_js__WEBPACK_IMPORTED_MODULE_6__ .WI),
ran_at: zod__WEBPACK_IMPORTED_MODULE_0__ .YjP()
.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
.describe('UTC.'),
run_mode: zod__WEBPACK_IMPORTED_MODULE_0__ .k5n(_run_modes_js__WEBPACK_IMPORTED_MODULE_7__ .P),
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
must_pass: zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(text),
suite_pass: zod__WEBPACK_IMPORTED_MODULE_0__ .zMY().describe('The verdict.'),
results: zod__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, scenarioResultSchema).describe('By scenario id.'),
warnings: zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__ .rej({ code: zod__WEBPACK_IMPORTED_MODULE_0__ .k5n(_warnings_js__WEBPACK_IMPORTED_MODULE_10__ .W), message: text, count: zod__WEBPACK_IMPORTED_MODULE_0__ .yqP(count) })),
reproducibility_contract: zod__WEBPACK_IMPORTED_MODULE_0__ .rej({
mode: zod__WEBPACK_IMPORTED_MODULE_0__ .euz('R0'),
manifest: manifestSchema,
selection_outcomes: zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__ .rej({
scenario_id: text,
pass: zod__WEBPACK_IMPORTED_MODULE_0__ .zMY(),
winner_candidate_id: text.nullable(),
winner_abstain: zod__WEBPACK_IMPORTED_MODULE_0__ .zMY().nullable(),
winner_tie_mass: zod__WEBPACK_IMPORTED_MODULE_0__ .aig().nullable(),
pass_rate: share,
volatility: share,
})),
posture_transitions: zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__ .rej({
scenario_id: text,
winner_candidate_id: text,
phase: anything,
posture: anything,
trace_decisions: anything,
})),
}),
experimental: zod__WEBPACK_IMPORTED_MODULE_0__ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__ .rej({ ablations: zod__WEBPACK_IMPORTED_MODULE_0__ .jgl(zod__WEBPACK_IMPORTED_MODULE_0__ .k5n(_ablations_js__WEBPACK_IMPORTED_MODULE_1__ .U), ablationSchema) })),
});
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
schema: _config_js__WEBPACK_IMPORTED_MODULE_3__ .X,
version: 'v0',
title: 'Evaluator config',
description: 'How outputs are scored, as docs/reference/suites.md describes it. A key that is left out has its default.',
},
'gate-report': {
schema: gateReportSchema,
version: `v${_report_js__WEBPACK_IMPORTED_MODULE_6__ .WI}`,
title: 'Gate report',
description: 'What the gate decided, and what it decided it from: latest.json, as docs/reference/gate.md describes it.',
},
};
const { must_pass: mustPass } = _suite_js__WEBPACK_IMPORTED_MODULE_9__ .Y9.shape;
const REFINEMENTS = new Map([
[mustPass, { uniqueItems: true }],
[mustPass._zod.def.element, { pattern: '\\S' }],
[scenarioKey, { pattern: '\\S' }],
[
_config_js__WEBPACK_IMPORTED_MODULE_3__ .X.shape.required_fields._zod.def.innerType._zod.def.element,
{ pattern: '^[^.[\\]]+(\\[\\d+\\])*(\\.[^.[\\]]+(\\[\\d+\\])*)*$' },
],
]);
function buildPublishedSchemas() {
const entries = Object.entries(PUBLISHED).map(([name, { schema, version, title, description }]) => {
const { $schema, ...body } = z.toJSONSchema(schema, {
io: 'input',
override: ({ zodSchema, jsonSchema }) => {
Object.assign(jsonSchema, REFINEMENTS.get(zodSchema));
if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER)
delete jsonSchema.maximum;
},
});
return [name, { $schema, $id: `urn:autorize-action:${name}:${version}`, title, description, ...body }];
});
return Object.fromEntries(entries);
}
})
};
