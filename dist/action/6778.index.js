export const id = 6778;
export const ids = [6778];
export const modules = {
86586:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l4: () => ( problemAt),
sw: () => ( checkDocument),
vX: () => ( unknownKeys)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var _decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74044);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _json_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65090);
var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
zod_mini__WEBPACK_IMPORTED_MODULE_0__ .$W({ jitless: true });
const MAX_PROBLEMS = 1000;
function checkDocument(document, schema) {
let result;
try {
result = schema.safeParse(document.value);
}
catch (error) {
if (error instanceof RangeError)
return { problems: [tooManyProblems(document)] };
throw error;
}
if (result.success)
return { value: result.data };
const problems = [];
for (const issue of result.error.issues) {
problems.push(...issueProblems(document, schema, issue));
if (problems.length >= MAX_PROBLEMS)
return { problems: [...problems, tooManyProblems(document)] };
}
return { problems };
}
function tooManyProblems(document) {
const found = `more than ${MAX_PROBLEMS} issues`;
return problemAt(document, [], { found, expected: 'a document of this kind', remedy: 'Is this the right file?' });
}
function issueProblems(document, schema, issue) {
const path = issue.path.filter((part) => typeof part !== 'symbol');
if (issue.code === 'unrecognized_keys') {
const known = [...knownKeys(schema, path)];
return issue.keys.slice(0, MAX_PROBLEMS).map((key) => unknownKey({ document, path: [...path, key], key, known }));
}
const value = (0,_json_path_js__WEBPACK_IMPORTED_MODULE_4__ .fK)(document.value, path);
const inside = issue.code === 'invalid_union' && Array.isArray(value) ? entryIssues(issue) : [];
if (inside.length > 0)
return inside.flatMap((each) => issueProblems(document, schema, each));
const found = value === undefined ? _errors_js__WEBPACK_IMPORTED_MODULE_3__ .lV : (0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(value);
return [problemAt(document, path, { found, expected: expectedBy(issue), remedy: remedyFor(issue, value) })];
}
function expectedBy(issue) {
if (issue.code === 'invalid_type')
return typeName(issue.expected);
const isOfAny = (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'int';
return isOfAny
? `a whole number from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`
: lowerFirst(issue.message);
}
function entryIssues({ path, errors }) {
const deep = errors.find((issues) => issues.length > 0 && issues.every((each) => typeof each.path[0] === 'number'));
return (deep ?? []).map((each) => ({ ...each, path: [...path, ...each.path] }));
}
function remedyFor(issue, value) {
if (value === undefined)
return 'Add it.';
if (issue.code !== 'invalid_value' || typeof value !== 'string')
return 'Fix the value.';
const nearest = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .qb)(value, issue.values.map(String));
return nearest === undefined ? 'Fix the value.' : `Did you mean ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(nearest)}?`;
}
const TYPE_NAMES = {
string: 'text',
number: 'a finite number',
int: 'a whole number',
boolean: 'true or false',
array: 'an array',
object: 'an object',
record: 'an object',
};
function typeName(expected) {
return TYPE_NAMES[expected] ?? expected;
}
function lowerFirst(text) {
return text.charAt(0).toLowerCase() + text.slice(1);
}
function unknownKey({ document, path, key, known }) {
const found = `an unknown key ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(key)}`;
return problemAt(document, path, { found, expected: 'a known key', remedy: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .h)(key, known) });
}
function problemAt(document, path, { found, expected, remedy }) {
const { file, sourcePath = (same) => same } = document;
return { file, ...document.locate(path), path: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_4__ .i7)(sourcePath(path)), found, expected, remedy };
}
function knownKeys(schema, path) {
return Object.keys(schemaAt(schema, path)?.shape ?? {});
}
function schemaAt(schema, path) {
let current = unwrap(schema);
for (const part of path) {
if (current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .uXj && typeof part === 'string')
current = unwrap(current.shape[part]);
else if (current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .WT6)
current = unwrap(current.def.element);
else
return undefined;
}
return current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .uXj ? current : undefined;
}
function unwrap(schema) {
let current = schema;
while (current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Xz9 ||
current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Gze ||
current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .ilq) {
current = current.def.innerType;
}
return current;
}
function unknownKeys(document, schema) {
const problems = [];
const metadata = [];
const visit = (value, path) => {
if (Array.isArray(value)) {
for (const [index, item] of value.entries())
visit(item, [...path, index]);
return;
}
const here = schemaAt(schema, path);
if (here === undefined || here.def.catchall instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Bsm || !(0,_decode_js__WEBPACK_IMPORTED_MODULE_2__ .Gv)(value))
return;
const known = Object.keys(here.shape);
for (const [key, item] of Object.entries(value)) {
const at = [...path, key];
if (known.includes(key))
visit(item, at);
else if ((0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .kC)(key, known)) {
if (problems.length < MAX_PROBLEMS)
problems.push(unknownKey({ document, path: at, key, known }));
}
else if (key !== '$schema')
metadata.push(document.sourcePath?.(at) ?? at);
}
};
visit(document.value, []);
return { problems, metadata };
}
}),
86778:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( expectSchema),
parseSuite: () => ( parseSuite),
Y: () => ( suiteSchema)
});
var schemas = __webpack_require__(94343);
var decode = __webpack_require__(74044);
var schema_problems = __webpack_require__(86586);
var base_text = __webpack_require__(7953);
;
function listScenarios(document) {
const { value } = document;
const { scenarios } = (0,decode .YN)(value);
if (!(0,decode .Gv)(value) || !(0,decode .Gv)(scenarios))
return { document, problems: [] };
const entries = inFileOrder(document, Object.entries(scenarios));
const sourcePath = ([first, index, key, ...rest]) => {
if (first !== 'scenarios' || typeof index !== 'number')
return joined(first, index, key, ...rest);
const [id = '', scenario] = entries[index] ?? [];
const isKey = key === 'id' && !((0,decode .Gv)(scenario) && Object.hasOwn(scenario, 'id'));
return joined(first, id, isKey ? undefined : key, ...rest);
};
const listed = entries.map(([id, scenario]) => ((0,decode .Gv)(scenario) ? { ...scenario, id } : scenario));
return {
document: {
file: document.file,
value: { ...value, scenarios: listed },
sourcePath,
locate: (path) => document.locate(sourcePath(path)),
},
problems: entries.flatMap(([id, scenario]) => disagreement(document, id, scenario)),
};
}
function rawScenarios({ value }) {
return (0,decode .cX)((0,decode .YN)(value).scenarios).map(decode .YN);
}
function joined(...path) {
return path.filter((part) => part !== undefined);
}
function disagreement(document, id, scenario) {
if (!(0,decode .Gv)(scenario) || !Object.hasOwn(scenario, 'id') || scenario.id === id)
return [];
const expected = `${(0,base_text .TL)(id)}, the key of the scenario`;
const remedy = 'Write the same id, or remove it.';
return [(0,schema_problems .l4)(document, ['scenarios', id, 'id'], { found: (0,base_text .TL)(scenario.id), expected, remedy })];
}
function inFileOrder(document, entries) {
if (!entries.some(([id]) => /^\d+$/.test(id)))
return entries;
const placed = entries.map((entry) => ({ entry, ...document.locate(['scenarios', entry[0]]) }));
return placed.sort((one, other) => one.line - other.line || one.column - other.column).map(({ entry }) => entry);
}
var warnings = __webpack_require__(5705);
;
const flag = (about) => schemas .lqM(schemas .zMY()).check(schemas .q0y(about));
const share = (about) => schemas .lqM(schemas .aig()).check(schemas .q0y(about));
const suite_text = (about) => schemas .lqM(schemas .YjP()).check(schemas .q0y(about));
const suite_name = schemas .YjP().check(schemas .YPB((options) => options.trim() !== '', 'text that is not blank'));
const expectSchema = schemas .rej({
allowed_action_types: schemas .lqM(schemas .YOg(schemas .YjP())).check(schemas .q0y('Every action has one of these types.')),
max_band: suite_text('The band is this one or a milder one.'),
min_band: suite_text('The band is this one or a graver one.'),
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
const scenarioSchema = schemas ._H3({
id: suite_name.check(schemas .q0y('Stable id, e.g. RG-01.')),
name: suite_text('A short name for people.'),
intent: suite_text('What the scenario catches, and why it matters.'),
expect: schemas .SdS(expectSchema, {}),
});
const suiteSchema = schemas ._H3({
suite_version: schemas .YjP().check(schemas .q0y('Version of the suite, compared with that of the candidate file.')),
name: suite_text('A short name for people.'),
description: suite_text('What the suite is for.'),
fixtures: suite_text('Candidate file of the suite itself, relative to this file.'),
must_pass: schemas .YOg(suite_name).check(schemas .q0y('Scenarios that decide the verdict.')),
scenarios: schemas .YOg(scenarioSchema).check(schemas .q0y('In the order of the report.')),
});
function parseSuite(file, config) {
const { document, problems: disagreements } = listScenarios(file);
const checked = (0,schema_problems .sw)(document, suiteSchema);
const { problems, metadata } = (0,schema_problems .vX)(document, suiteSchema);
const found = [
...('problems' in checked ? checked.problems.map(namingBothForms) : []),
...problems,
...disagreements,
...repeatedIds(document),
...unknownBands(document, config),
];
if ('problems' in checked || found.length > 0)
return { problems: found };
return { suite: checked.value, warnings: (0,warnings .k)(document.file, metadata) };
}
function namingBothForms(problem) {
return problem.path === '$.scenarios' ? { ...problem, expected: 'an array, or an object by scenario id' } : problem;
}
function repeatedIds(document) {
const expected = 'each id once';
const defined = repeated(rawScenarios(document).map(({ id }) => id)).map(({ index, id }) => {
const issue = { found: `a second scenario ${(0,base_text .TL)(id)}`, expected, remedy: 'Rename one of the two.' };
return (0,schema_problems .l4)(document, ['scenarios', index, 'id'], issue);
});
const required = repeated((0,decode .cX)((0,decode .YN)(document.value).must_pass)).map(({ index, id }) => {
const issue = { found: `${(0,base_text .TL)(id)} a second time`, expected, remedy: 'Remove one of the two.' };
return (0,schema_problems .l4)(document, ['must_pass', index], issue);
});
return [...defined, ...required];
}
function repeated(ids) {
const seen = new Set();
return [...ids.entries()].flatMap(([index, id]) => {
const isRepeated = seen.has(id) && !(0,decode .b2)(id);
seen.add(id);
return isRepeated ? [{ index, id }] : [];
});
}
function unknownBands(document, config) {
if (config === undefined)
return [];
const found = [];
for (const [index, scenario] of rawScenarios(document).entries()) {
for (const key of ['max_band', 'min_band']) {
const band = (0,decode .YN)(scenario.expect)[key];
if (typeof band !== 'string' || config.bands_order.includes(band))
continue;
const remedy = (0,base_text .h)(band, config.bands_order);
const issue = { found: `the band ${(0,base_text .TL)(band)}`, expected: 'a band of the config’s bands_order', remedy };
found.push((0,schema_problems .l4)(document, ['scenarios', index, 'expect', key], issue));
}
}
return found;
}
}),
5705:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => ( WARNING_CODES),
k: () => ( metadataWarning)
});
var _base_json_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65090);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
const WARNING_CODES = [
'unknown_scenario',
'suite_version_mismatch',
'generated_ids',
'unknown_keys',
'not_selected',
];
function metadataWarning(file, paths) {
if (paths.length === 0)
return [];
const shown = paths.slice(0, 5).map((path) => (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_0__ .i7)(path));
const more = paths.length > shown.length ? ', …' : '';
const message = `${file}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(paths.length, 'key')} that no rule reads (${shown.join(', ')}${more})`;
return [{ code: 'unknown_keys', message, count: paths.length }];
}
})
};
