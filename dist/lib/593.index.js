export const id = 593;
export const ids = [593];
export const modules = {
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
Promise.all( [__webpack_require__.e(457), __webpack_require__.e(463)]).then(__webpack_require__.t.bind(__webpack_require__, 42463, 19)),
Promise.all( [__webpack_require__.e(457), __webpack_require__.e(210)]).then(__webpack_require__.t.bind(__webpack_require__, 52210, 19)),
Promise.all( [__webpack_require__.e(457), __webpack_require__.e(815)]).then(__webpack_require__.t.bind(__webpack_require__, 82815, 19)),
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
