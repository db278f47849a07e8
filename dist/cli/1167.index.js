export const id = 1167;
export const ids = [1167];
export const modules = {
81167:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
decodeYaml: () => ( decodeYaml)
});
var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
var _byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6805);
var _json_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85572);
const MAX_ALIASES = 100;
const MAX_PROBLEMS = 200;
function decodeYaml(file, bytes) {
const issue = (0,_byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ .ib)(bytes);
if (issue !== undefined)
return { problems: [(0,_json_document_js__WEBPACK_IMPORTED_MODULE_2__ .X)(file, issue)] };
const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__ .HN();
const text = bytes.toString('utf8');
const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .Tp)(text, { lineCounter: lines, schema: 'core', uniqueKeys: false, prettyErrors: false });
const begun = document.errors.findIndex(({ code }) => code === 'UNEXPECTED_TOKEN');
const errors = document.errors.filter(({ code }, at) => at <= begun || code !== 'UNEXPECTED_TOKEN');
const issues = [...errors, ...document.warnings, ...findRepeatedKeys(document.contents)];
issues.sort((one, other) => one.pos[0] - other.pos[0]);
const [first] = issues;
if (first !== undefined) {
const problems = issues.slice(0, MAX_PROBLEMS).map((each) => problemOf(each, { file, lines }));
const value = wholeBefore(document, document.contents, { first: first.pos[0], depth: 2 });
return { problems, before: { file, value, locate: locator(document.contents, lines) } };
}
try {
const value = document.toJS({ maxAliasCount: MAX_ALIASES });
return { document: { file, value, locate: locator(document.contents, lines) } };
}
catch (error) {
const found = error instanceof Error ? error.message : String(error);
return { problems: [{ file, found, expected: 'valid YAML', remedy: 'Write the values out.' }] };
}
}
function wholeBefore(document, node, { first, depth }) {
if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jh)(node))
return {};
const begun = node.items.filter(({ key }) => offsetOf(key) < first);
const entries = begun.flatMap(({ key, value }, at) => {
const name = (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jn)(key) ? String(key.value) : '';
if (at < begun.length - 1)
return [[name, plainValue(document, value)]];
return depth === 1 ? [] : [[name, wholeBefore(document, value, { first, depth: depth - 1 })]];
});
return Object.fromEntries(entries);
}
function plainValue(document, node) {
try {
return (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .Ll)(node) ? node.toJS(document, { maxAliasCount: MAX_ALIASES }) : node;
}
catch {
return undefined;
}
}
function findRepeatedKeys(contents) {
const issues = [];
const open = [contents];
for (let node = open.pop(); node !== undefined; node = open.pop()) {
if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__ .oP)(node))
for (const item of node.items)
open.push(item);
if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jh)(node))
continue;
const seen = new Set();
for (const { key, value } of node.items) {
open.push(key, value ?? null);
if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jn)(key))
continue;
if (seen.has(key.value))
issues.push({ pos: [offsetOf(key)], message: 'Map keys must be unique' });
seen.add(key.value);
}
}
return issues;
}
function problemOf({ pos: [at], message: found }, { file, lines }) {
const { line, col } = lines.linePos(at);
const place = { file, line: Math.max(1, line), column: Math.max(1, col) };
return { ...place, found, expected: 'valid YAML', remedy: 'Fix the syntax.' };
}
function locator(contents, lines) {
return (path) => {
let node = contents;
for (const part of path) {
const child = childOf(node, part);
if (child === undefined)
break;
node = child;
}
const { line, col } = lines.linePos(offsetOf(node));
return { line: Math.max(1, line), column: Math.max(1, col) };
};
}
function childOf(node, part) {
if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__ .oP)(node) && typeof part === 'number')
return node.items[part] ?? undefined;
if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jh)(node))
return undefined;
const pair = node.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jn)(key) && String(key.value) === String(part));
return pair?.value ?? pair?.key ?? undefined;
}
function offsetOf(node) {
const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : 0;
}
})
};
