export const id = 2593;
export const ids = [2593];
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
92593:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
MAX_CHECKS_MS: () => ( MAX_CHECKS_MS),
compileSchema: () => ( compileSchema)
});
var _base_json_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65090);
var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86586);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
const DRAFTS = ['draft 2020-12', 'draft-07'];
const DRAFT_BY_DEFAULT = 'https://json-schema.org/draft/2020-12/schema';
const MAX_FAILURES = 20;
const MAX_CHECK_MS = 5000;
const MAX_CHECKS_MS = 600_000;
const MAX_LISTED_CHARS = 1024 * 1024;
async function compileSchema(document, runWithin) {
const schema = document.value;
if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) {
const issue = { found: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(schema), expected: 'a JSON Schema object', remedy: 'Write the schema as an object.' };
return { problems: [(0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ .l4)(document, [], issue)] };
}
const declared = '$schema' in schema ? schema.$schema : DRAFT_BY_DEFAULT;
const draft = typeof declared === 'string' ? declared : '';
const isDraft07 = draft.includes('draft-07');
if (!isDraft07 && !draft.includes('2020-12')) {
const issue = {
found: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(declared),
expected: DRAFTS.join(' or '),
remedy: 'Port the schema to one of these drafts.',
};
return { problems: [(0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ .l4)(document, ['$schema'], issue)] };
}
if ('$async' in schema) {
const issue = { found: 'the key "$async"', expected: 'a schema that answers at once', remedy: 'Remove the key.' };
return { problems: [(0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ .l4)(document, ['$async'], issue)] };
}
const [draft7, draft2020, formats] = await Promise.all([
Promise.all( [__webpack_require__.e(3457), __webpack_require__.e(2463)]).then(__webpack_require__.t.bind(__webpack_require__, 42463, 19)),
Promise.all( [__webpack_require__.e(3457), __webpack_require__.e(2210)]).then(__webpack_require__.t.bind(__webpack_require__, 52210, 19)),
Promise.all( [__webpack_require__.e(3457), __webpack_require__.e(2815)]).then(__webpack_require__.t.bind(__webpack_require__, 82815, 19)),
]);
const compile = (allErrors) => {
const options = { allErrors, strict: false, verbose: true, logger: false };
const ajv = new (isDraft07 ? draft7.default.Ajv : draft2020.default.Ajv2020)(options);
formats.default.default(ajv);
return ajv.compile(schema);
};
let validateAll;
try {
validateAll = compile(true);
}
catch (error) {
const found = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .g$)(error instanceof Error ? error.message : String(error), 300);
const issue = { found, expected: `a valid JSON Schema (${DRAFTS.join(' or ')})`, remedy: 'Fix the schema.' };
return { problems: [(0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ .l4)(document, [], issue)] };
}
let first;
const compileFirst = () => {
first ??= compile(false);
return first;
};
return {
check: (output, text) => {
const validate = text.length > MAX_LISTED_CHARS ? compileFirst() : validateAll;
return failuresOf(runWithin(MAX_CHECK_MS, () => validate(output)), validate);
},
};
}
function failuresOf(isValid, validate) {
if (isValid === undefined) {
const message = `could not be checked against the schema within ${MAX_CHECK_MS / 1000} s, or all outputs within ${MAX_CHECKS_MS / 60_000} minutes: expected an output that its patterns and "uniqueItems" can be checked on in time; shorten the output, or simplify the pattern.`;
return [{ code: 'schema', path: 'output', message }];
}
if (isValid)
return [];
return (validate.errors ?? []).slice(0, MAX_FAILURES).map((error) => {
const path = error.instancePath.split('/').slice(1).map(unescapePointer);
const message = `breaks the schema: ${expectation(error)}; found ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(error.data)}: fix the output.`;
return { code: 'schema', path: (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_0__ .i7)(path, 'output'), message };
});
}
function expectation({ message = 'is not valid', params, keyword }) {
if (keyword === 'additionalProperties')
return `${message} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(params.additionalProperty)})`;
if (keyword === 'unevaluatedProperties')
return `${message} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(params.unevaluatedProperty)})`;
if (keyword === 'const')
return `${message} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .g$)(JSON.stringify(params.allowedValue), 120)})`;
if (keyword === 'enum')
return `${message} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .g$)(JSON.stringify(params.allowedValues), 120)})`;
return message;
}
function unescapePointer(part) {
if (/^(0|[1-9]\d*)$/.test(part))
return Number(part);
return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
})
};
