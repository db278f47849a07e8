import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = ({
110:
((module, exports, __nccwpck_require__) => {
exports.formatArgs = formatArgs;
exports.save = save;
exports.load = load;
exports.useColors = useColors;
exports.storage = localstorage();
exports.destroy = (() => {
let warned = false;
return () => {
if (!warned) {
warned = true;
console.warn('Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.');
}
};
})();
exports.colors = [
'#0000CC',
'#0000FF',
'#0033CC',
'#0033FF',
'#0066CC',
'#0066FF',
'#0099CC',
'#0099FF',
'#00CC00',
'#00CC33',
'#00CC66',
'#00CC99',
'#00CCCC',
'#00CCFF',
'#3300CC',
'#3300FF',
'#3333CC',
'#3333FF',
'#3366CC',
'#3366FF',
'#3399CC',
'#3399FF',
'#33CC00',
'#33CC33',
'#33CC66',
'#33CC99',
'#33CCCC',
'#33CCFF',
'#6600CC',
'#6600FF',
'#6633CC',
'#6633FF',
'#66CC00',
'#66CC33',
'#9900CC',
'#9900FF',
'#9933CC',
'#9933FF',
'#99CC00',
'#99CC33',
'#CC0000',
'#CC0033',
'#CC0066',
'#CC0099',
'#CC00CC',
'#CC00FF',
'#CC3300',
'#CC3333',
'#CC3366',
'#CC3399',
'#CC33CC',
'#CC33FF',
'#CC6600',
'#CC6633',
'#CC9900',
'#CC9933',
'#CCCC00',
'#CCCC33',
'#FF0000',
'#FF0033',
'#FF0066',
'#FF0099',
'#FF00CC',
'#FF00FF',
'#FF3300',
'#FF3333',
'#FF3366',
'#FF3399',
'#FF33CC',
'#FF33FF',
'#FF6600',
'#FF6633',
'#FF9900',
'#FF9933',
'#FFCC00',
'#FFCC33'
];
function useColors() {
if (typeof window !== 'undefined' && window.process && (window.process.type === 'renderer' || window.process.__nwjs)) {
return true;
}
if (typeof navigator !== 'undefined' && navigator.userAgent && navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/)) {
return false;
}
let m;
return (typeof document !== 'undefined' && document.documentElement && document.documentElement.style && document.documentElement.style.WebkitAppearance) ||
(typeof window !== 'undefined' && window.console && (window.console.firebug || (window.console.exception && window.console.table))) ||
(typeof navigator !== 'undefined' && navigator.userAgent && (m = navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)) && parseInt(m[1], 10) >= 31) ||
(typeof navigator !== 'undefined' && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/));
}
function formatArgs(args) {
args[0] = (this.useColors ? '%c' : '') +
this.namespace +
(this.useColors ? ' %c' : ' ') +
args[0] +
(this.useColors ? '%c ' : ' ') +
'+' + module.exports.humanize(this.diff);
if (!this.useColors) {
return;
}
const c = 'color: ' + this.color;
args.splice(1, 0, c, 'color: inherit');
let index = 0;
let lastC = 0;
args[0].replace(/%[a-zA-Z%]/g, match => {
if (match === '%%') {
return;
}
index++;
if (match === '%c') {
lastC = index;
}
});
args.splice(lastC, 0, c);
}
exports.log = console.debug || console.log || (() => {});
function save(namespaces) {
try {
if (namespaces) {
exports.storage.setItem('debug', namespaces);
} else {
exports.storage.removeItem('debug');
}
} catch (error) {
}
}
function load() {
let r;
try {
r = exports.storage.getItem('debug') || exports.storage.getItem('DEBUG') ;
} catch (error) {
}
if (!r && typeof process !== 'undefined' && 'env' in process) {
r = process.env.DEBUG;
}
return r;
}
function localstorage() {
try {
return localStorage;
} catch (error) {
}
}
module.exports = __nccwpck_require__(897)(exports);
const {formatters} = module.exports;
formatters.j = function (v) {
try {
return JSON.stringify(v);
} catch (error) {
return '[UnexpectedJSONParseError]: ' + error.message;
}
};
}),
897:
((module, __unused_webpack_exports, __nccwpck_require__) => {
function setup(env) {
createDebug.debug = createDebug;
createDebug.default = createDebug;
createDebug.coerce = coerce;
createDebug.disable = disable;
createDebug.enable = enable;
createDebug.enabled = enabled;
createDebug.humanize = __nccwpck_require__(744);
createDebug.destroy = destroy;
Object.keys(env).forEach(key => {
createDebug[key] = env[key];
});
createDebug.names = [];
createDebug.skips = [];
createDebug.formatters = {};
function selectColor(namespace) {
let hash = 0;
for (let i = 0; i < namespace.length; i++) {
hash = ((hash << 5) - hash) + namespace.charCodeAt(i);
hash |= 0; 
}
return createDebug.colors[Math.abs(hash) % createDebug.colors.length];
}
createDebug.selectColor = selectColor;
function createDebug(namespace) {
let prevTime;
let enableOverride = null;
let namespacesCache;
let enabledCache;
function debug(...args) {
if (!debug.enabled) {
return;
}
const self = debug;
const curr = Number(new Date());
const ms = curr - (prevTime || curr);
self.diff = ms;
self.prev = prevTime;
self.curr = curr;
prevTime = curr;
args[0] = createDebug.coerce(args[0]);
if (typeof args[0] !== 'string') {
args.unshift('%O');
}
let index = 0;
args[0] = args[0].replace(/%([a-zA-Z%])/g, (match, format) => {
if (match === '%%') {
return '%';
}
index++;
const formatter = createDebug.formatters[format];
if (typeof formatter === 'function') {
const val = args[index];
match = formatter.call(self, val);
args.splice(index, 1);
index--;
}
return match;
});
createDebug.formatArgs.call(self, args);
const logFn = self.log || createDebug.log;
logFn.apply(self, args);
}
debug.namespace = namespace;
debug.useColors = createDebug.useColors();
debug.color = createDebug.selectColor(namespace);
debug.extend = extend;
debug.destroy = createDebug.destroy; 
Object.defineProperty(debug, 'enabled', {
enumerable: true,
configurable: false,
get: () => {
if (enableOverride !== null) {
return enableOverride;
}
if (namespacesCache !== createDebug.namespaces) {
namespacesCache = createDebug.namespaces;
enabledCache = createDebug.enabled(namespace);
}
return enabledCache;
},
set: v => {
enableOverride = v;
}
});
if (typeof createDebug.init === 'function') {
createDebug.init(debug);
}
return debug;
}
function extend(namespace, delimiter) {
const newDebug = createDebug(this.namespace + (typeof delimiter === 'undefined' ? ':' : delimiter) + namespace);
newDebug.log = this.log;
return newDebug;
}
function enable(namespaces) {
createDebug.save(namespaces);
createDebug.namespaces = namespaces;
createDebug.names = [];
createDebug.skips = [];
const split = (typeof namespaces === 'string' ? namespaces : '')
.trim()
.replace(/\s+/g, ',')
.split(',')
.filter(Boolean);
for (const ns of split) {
if (ns[0] === '-') {
createDebug.skips.push(ns.slice(1));
} else {
createDebug.names.push(ns);
}
}
}
function matchesTemplate(search, template) {
let searchIndex = 0;
let templateIndex = 0;
let starIndex = -1;
let matchIndex = 0;
while (searchIndex < search.length) {
if (templateIndex < template.length && (template[templateIndex] === search[searchIndex] || template[templateIndex] === '*')) {
if (template[templateIndex] === '*') {
starIndex = templateIndex;
matchIndex = searchIndex;
templateIndex++; 
} else {
searchIndex++;
templateIndex++;
}
} else if (starIndex !== -1) { 
templateIndex = starIndex + 1;
matchIndex++;
searchIndex = matchIndex;
} else {
return false; 
}
}
while (templateIndex < template.length && template[templateIndex] === '*') {
templateIndex++;
}
return templateIndex === template.length;
}
function disable() {
const namespaces = [
...createDebug.names,
...createDebug.skips.map(namespace => '-' + namespace)
].join(',');
createDebug.enable('');
return namespaces;
}
function enabled(name) {
for (const skip of createDebug.skips) {
if (matchesTemplate(name, skip)) {
return false;
}
}
for (const ns of createDebug.names) {
if (matchesTemplate(name, ns)) {
return true;
}
}
return false;
}
function coerce(val) {
if (val instanceof Error) {
return val.stack || val.message;
}
return val;
}
function destroy() {
console.warn('Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.');
}
createDebug.enable(createDebug.load());
return createDebug;
}
module.exports = setup;
}),
830:
((module, __unused_webpack_exports, __nccwpck_require__) => {
if (typeof process === 'undefined' || process.type === 'renderer' || process.browser === true || process.__nwjs) {
module.exports = __nccwpck_require__(110);
} else {
module.exports = __nccwpck_require__(108);
}
}),
108:
((module, exports, __nccwpck_require__) => {
const tty = __nccwpck_require__(18);
const util = __nccwpck_require__(23);
exports.init = init;
exports.log = log;
exports.formatArgs = formatArgs;
exports.save = save;
exports.load = load;
exports.useColors = useColors;
exports.destroy = util.deprecate(
() => {},
'Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.'
);
exports.colors = [6, 2, 3, 4, 5, 1];
try {
const supportsColor = __nccwpck_require__(75);
if (supportsColor && (supportsColor.stderr || supportsColor).level >= 2) {
exports.colors = [
20,
21,
26,
27,
32,
33,
38,
39,
40,
41,
42,
43,
44,
45,
56,
57,
62,
63,
68,
69,
74,
75,
76,
77,
78,
79,
80,
81,
92,
93,
98,
99,
112,
113,
128,
129,
134,
135,
148,
149,
160,
161,
162,
163,
164,
165,
166,
167,
168,
169,
170,
171,
172,
173,
178,
179,
184,
185,
196,
197,
198,
199,
200,
201,
202,
203,
204,
205,
206,
207,
208,
209,
214,
215,
220,
221
];
}
} catch (error) {
}
exports.inspectOpts = Object.keys(process.env).filter(key => {
return /^debug_/i.test(key);
}).reduce((obj, key) => {
const prop = key
.substring(6)
.toLowerCase()
.replace(/_([a-z])/g, (_, k) => {
return k.toUpperCase();
});
let val = process.env[key];
if (/^(yes|on|true|enabled)$/i.test(val)) {
val = true;
} else if (/^(no|off|false|disabled)$/i.test(val)) {
val = false;
} else if (val === 'null') {
val = null;
} else {
val = Number(val);
}
obj[prop] = val;
return obj;
}, {});
function useColors() {
return 'colors' in exports.inspectOpts ?
Boolean(exports.inspectOpts.colors) :
tty.isatty(process.stderr.fd);
}
function formatArgs(args) {
const {namespace: name, useColors} = this;
if (useColors) {
const c = this.color;
const colorCode = '\u001B[3' + (c < 8 ? c : '8;5;' + c);
const prefix = `  ${colorCode};1m${name} \u001B[0m`;
args[0] = prefix + args[0].split('\n').join('\n' + prefix);
args.push(colorCode + 'm+' + module.exports.humanize(this.diff) + '\u001B[0m');
} else {
args[0] = getDate() + name + ' ' + args[0];
}
}
function getDate() {
if (exports.inspectOpts.hideDate) {
return '';
}
return new Date().toISOString() + ' ';
}
function log(...args) {
return process.stderr.write(util.formatWithOptions(exports.inspectOpts, ...args) + '\n');
}
function save(namespaces) {
if (namespaces) {
process.env.DEBUG = namespaces;
} else {
delete process.env.DEBUG;
}
}
function load() {
return process.env.DEBUG;
}
function init(debug) {
debug.inspectOpts = {};
const keys = Object.keys(exports.inspectOpts);
for (let i = 0; i < keys.length; i++) {
debug.inspectOpts[keys[i]] = exports.inspectOpts[keys[i]];
}
}
module.exports = __nccwpck_require__(897)(exports);
const {formatters} = module.exports;
formatters.o = function (v) {
this.inspectOpts.colors = this.useColors;
return util.inspect(v, this.inspectOpts)
.split('\n')
.map(str => str.trim())
.join(' ');
};
formatters.O = function (v) {
this.inspectOpts.colors = this.useColors;
return util.inspect(v, this.inspectOpts);
};
}),
807:
((module, exports, __nccwpck_require__) => {
(function (factory) {
if ( true && typeof module.exports === "object") {
var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
if (v !== undefined) module.exports = v;
}
else if (typeof define === "function" && define.amd) {
define(["require", "exports", "./format", "./parser"], factory);
}
})(function () {
'use strict';
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.isWS = exports.applyEdit = exports.setProperty = exports.removeProperty = void 0;
const format_1 = __nccwpck_require__(612);
const parser_1 = __nccwpck_require__(152);
function removeProperty(text, path, options) {
return setProperty(text, path, void 0, options);
}
exports.removeProperty = removeProperty;
function setProperty(text, originalPath, value, options) {
const path = originalPath.slice();
const errors = [];
const root = (0, parser_1.parseTree)(text, errors);
let parent = void 0;
let lastSegment = void 0;
while (path.length > 0) {
lastSegment = path.pop();
parent = (0, parser_1.findNodeAtLocation)(root, path);
if (parent === void 0 && value !== void 0) {
if (typeof lastSegment === 'string') {
value = { [lastSegment]: value };
}
else {
value = [value];
}
}
else {
break;
}
}
if (!parent) {
if (value === void 0) { 
throw new Error('Can not delete in empty document');
}
return withFormatting(text, { offset: root ? root.offset : 0, length: root ? root.length : 0, content: JSON.stringify(value) }, options);
}
else if (parent.type === 'object' && typeof lastSegment === 'string' && Array.isArray(parent.children)) {
const existing = (0, parser_1.findNodeAtLocation)(parent, [lastSegment]);
if (existing !== void 0) {
if (value === void 0) { 
if (!existing.parent) {
throw new Error('Malformed AST');
}
const propertyIndex = parent.children.indexOf(existing.parent);
let removeBegin;
let removeEnd = existing.parent.offset + existing.parent.length;
if (propertyIndex > 0) {
let previous = parent.children[propertyIndex - 1];
removeBegin = previous.offset + previous.length;
}
else {
removeBegin = parent.offset + 1;
if (parent.children.length > 1) {
let next = parent.children[1];
removeEnd = next.offset;
}
}
return withFormatting(text, { offset: removeBegin, length: removeEnd - removeBegin, content: '' }, options);
}
else {
return withFormatting(text, { offset: existing.offset, length: existing.length, content: JSON.stringify(value) }, options);
}
}
else {
if (value === void 0) { 
return []; 
}
const newProperty = `${JSON.stringify(lastSegment)}: ${JSON.stringify(value)}`;
const index = options.getInsertionIndex ? options.getInsertionIndex(parent.children.map(p => p.children[0].value)) : parent.children.length;
let edit;
if (index > 0) {
let previous = parent.children[index - 1];
edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
}
else if (parent.children.length === 0) {
edit = { offset: parent.offset + 1, length: 0, content: newProperty };
}
else {
edit = { offset: parent.offset + 1, length: 0, content: newProperty + ',' };
}
return withFormatting(text, edit, options);
}
}
else if (parent.type === 'array' && typeof lastSegment === 'number' && Array.isArray(parent.children)) {
const insertIndex = lastSegment;
if (insertIndex === -1) {
const newProperty = `${JSON.stringify(value)}`;
let edit;
if (parent.children.length === 0) {
edit = { offset: parent.offset + 1, length: 0, content: newProperty };
}
else {
const previous = parent.children[parent.children.length - 1];
edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
}
return withFormatting(text, edit, options);
}
else if (value === void 0 && parent.children.length >= 0) {
const removalIndex = lastSegment;
const toRemove = parent.children[removalIndex];
let edit;
if (parent.children.length === 1) {
edit = { offset: parent.offset + 1, length: parent.length - 2, content: '' };
}
else if (parent.children.length - 1 === removalIndex) {
let previous = parent.children[removalIndex - 1];
let offset = previous.offset + previous.length;
let parentEndOffset = parent.offset + parent.length;
edit = { offset, length: parentEndOffset - 2 - offset, content: '' };
}
else {
edit = { offset: toRemove.offset, length: parent.children[removalIndex + 1].offset - toRemove.offset, content: '' };
}
return withFormatting(text, edit, options);
}
else if (value !== void 0) {
let edit;
const newProperty = `${JSON.stringify(value)}`;
if (!options.isArrayInsertion && parent.children.length > lastSegment) {
const toModify = parent.children[lastSegment];
edit = { offset: toModify.offset, length: toModify.length, content: newProperty };
}
else if (parent.children.length === 0 || lastSegment === 0) {
edit = { offset: parent.offset + 1, length: 0, content: parent.children.length === 0 ? newProperty : newProperty + ',' };
}
else {
const index = lastSegment > parent.children.length ? parent.children.length : lastSegment;
const previous = parent.children[index - 1];
edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
}
return withFormatting(text, edit, options);
}
else {
throw new Error(`Can not ${value === void 0 ? 'remove' : (options.isArrayInsertion ? 'insert' : 'modify')} Array index ${insertIndex} as length is not sufficient`);
}
}
else {
throw new Error(`Can not add ${typeof lastSegment !== 'number' ? 'index' : 'property'} to parent of type ${parent.type}`);
}
}
exports.setProperty = setProperty;
function withFormatting(text, edit, options) {
if (!options.formattingOptions) {
return [edit];
}
let newText = applyEdit(text, edit);
let begin = edit.offset;
let end = edit.offset + edit.content.length;
if (edit.length === 0 || edit.content.length === 0) { 
while (begin > 0 && !(0, format_1.isEOL)(newText, begin - 1)) {
begin--;
}
while (end < newText.length && !(0, format_1.isEOL)(newText, end)) {
end++;
}
}
const edits = (0, format_1.format)(newText, { offset: begin, length: end - begin }, { ...options.formattingOptions, keepLines: false });
for (let i = edits.length - 1; i >= 0; i--) {
const edit = edits[i];
newText = applyEdit(newText, edit);
begin = Math.min(begin, edit.offset);
end = Math.max(end, edit.offset + edit.length);
end += edit.content.length - edit.length;
}
const editLength = text.length - (newText.length - end) - begin;
return [{ offset: begin, length: editLength, content: newText.substring(begin, end) }];
}
function applyEdit(text, edit) {
return text.substring(0, edit.offset) + edit.content + text.substring(edit.offset + edit.length);
}
exports.applyEdit = applyEdit;
function isWS(text, offset) {
return '\r\n \t'.indexOf(text.charAt(offset)) !== -1;
}
exports.isWS = isWS;
});
}),
612:
((module, exports, __nccwpck_require__) => {
(function (factory) {
if ( true && typeof module.exports === "object") {
var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
if (v !== undefined) module.exports = v;
}
else if (typeof define === "function" && define.amd) {
define(["require", "exports", "./scanner", "./string-intern"], factory);
}
})(function () {
'use strict';
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.isEOL = exports.format = void 0;
const scanner_1 = __nccwpck_require__(525);
const string_intern_1 = __nccwpck_require__(579);
function format(documentText, range, options) {
let initialIndentLevel;
let formatText;
let formatTextStart;
let rangeStart;
let rangeEnd;
if (range) {
rangeStart = range.offset;
rangeEnd = rangeStart + range.length;
formatTextStart = rangeStart;
while (formatTextStart > 0 && !isEOL(documentText, formatTextStart - 1)) {
formatTextStart--;
}
let endOffset = rangeEnd;
while (endOffset < documentText.length && !isEOL(documentText, endOffset)) {
endOffset++;
}
formatText = documentText.substring(formatTextStart, endOffset);
initialIndentLevel = computeIndentLevel(formatText, options);
}
else {
formatText = documentText;
initialIndentLevel = 0;
formatTextStart = 0;
rangeStart = 0;
rangeEnd = documentText.length;
}
const eol = getEOL(options, documentText);
const eolFastPathSupported = string_intern_1.supportedEols.includes(eol);
let numberLineBreaks = 0;
let indentLevel = 0;
let indentValue;
if (options.insertSpaces) {
indentValue = string_intern_1.cachedSpaces[options.tabSize || 4] ?? repeat(string_intern_1.cachedSpaces[1], options.tabSize || 4);
}
else {
indentValue = '\t';
}
const indentType = indentValue === '\t' ? '\t' : ' ';
let scanner = (0, scanner_1.createScanner)(formatText, false);
let hasError = false;
function newLinesAndIndent() {
if (numberLineBreaks > 1) {
return repeat(eol, numberLineBreaks) + repeat(indentValue, initialIndentLevel + indentLevel);
}
const amountOfSpaces = indentValue.length * (initialIndentLevel + indentLevel);
if (!eolFastPathSupported || amountOfSpaces > string_intern_1.cachedBreakLinesWithSpaces[indentType][eol].length) {
return eol + repeat(indentValue, initialIndentLevel + indentLevel);
}
if (amountOfSpaces <= 0) {
return eol;
}
return string_intern_1.cachedBreakLinesWithSpaces[indentType][eol][amountOfSpaces];
}
function scanNext() {
let token = scanner.scan();
numberLineBreaks = 0;
while (token === 15  || token === 14 ) {
if (token === 14  && options.keepLines) {
numberLineBreaks += 1;
}
else if (token === 14 ) {
numberLineBreaks = 1;
}
token = scanner.scan();
}
hasError = token === 16  || scanner.getTokenError() !== 0 ;
return token;
}
const editOperations = [];
function addEdit(text, startOffset, endOffset) {
if (!hasError && (!range || (startOffset < rangeEnd && endOffset > rangeStart)) && documentText.substring(startOffset, endOffset) !== text) {
editOperations.push({ offset: startOffset, length: endOffset - startOffset, content: text });
}
}
let firstToken = scanNext();
if (options.keepLines && numberLineBreaks > 0) {
addEdit(repeat(eol, numberLineBreaks), 0, 0);
}
if (firstToken !== 17 ) {
let firstTokenStart = scanner.getTokenOffset() + formatTextStart;
let initialIndent = (indentValue.length * initialIndentLevel < 20) && options.insertSpaces
? string_intern_1.cachedSpaces[indentValue.length * initialIndentLevel]
: repeat(indentValue, initialIndentLevel);
addEdit(initialIndent, formatTextStart, firstTokenStart);
}
while (firstToken !== 17 ) {
let firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
let secondToken = scanNext();
let replaceContent = '';
let needsLineBreak = false;
while (numberLineBreaks === 0 && (secondToken === 12  || secondToken === 13 )) {
let commentTokenStart = scanner.getTokenOffset() + formatTextStart;
addEdit(string_intern_1.cachedSpaces[1], firstTokenEnd, commentTokenStart);
firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
needsLineBreak = secondToken === 12 ;
replaceContent = needsLineBreak ? newLinesAndIndent() : '';
secondToken = scanNext();
}
if (secondToken === 2 ) {
if (firstToken !== 1 ) {
indentLevel--;
}
;
if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 1 ) {
replaceContent = newLinesAndIndent();
}
else if (options.keepLines) {
replaceContent = string_intern_1.cachedSpaces[1];
}
}
else if (secondToken === 4 ) {
if (firstToken !== 3 ) {
indentLevel--;
}
;
if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 3 ) {
replaceContent = newLinesAndIndent();
}
else if (options.keepLines) {
replaceContent = string_intern_1.cachedSpaces[1];
}
}
else {
switch (firstToken) {
case 3 :
case 1 :
indentLevel++;
if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
replaceContent = newLinesAndIndent();
}
else {
replaceContent = string_intern_1.cachedSpaces[1];
}
break;
case 5 :
if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
replaceContent = newLinesAndIndent();
}
else {
replaceContent = string_intern_1.cachedSpaces[1];
}
break;
case 12 :
replaceContent = newLinesAndIndent();
break;
case 13 :
if (numberLineBreaks > 0) {
replaceContent = newLinesAndIndent();
}
else if (!needsLineBreak) {
replaceContent = string_intern_1.cachedSpaces[1];
}
break;
case 6 :
if (options.keepLines && numberLineBreaks > 0) {
replaceContent = newLinesAndIndent();
}
else if (!needsLineBreak) {
replaceContent = string_intern_1.cachedSpaces[1];
}
break;
case 10 :
if (options.keepLines && numberLineBreaks > 0) {
replaceContent = newLinesAndIndent();
}
else if (secondToken === 6  && !needsLineBreak) {
replaceContent = '';
}
break;
case 7 :
case 8 :
case 9 :
case 11 :
case 2 :
case 4 :
if (options.keepLines && numberLineBreaks > 0) {
replaceContent = newLinesAndIndent();
}
else {
if ((secondToken === 12  || secondToken === 13 ) && !needsLineBreak) {
replaceContent = string_intern_1.cachedSpaces[1];
}
else if (secondToken !== 5  && secondToken !== 17 ) {
hasError = true;
}
}
break;
case 16 :
hasError = true;
break;
}
if (numberLineBreaks > 0 && (secondToken === 12  || secondToken === 13 )) {
replaceContent = newLinesAndIndent();
}
}
if (secondToken === 17 ) {
if (options.keepLines && numberLineBreaks > 0) {
replaceContent = newLinesAndIndent();
}
else {
replaceContent = options.insertFinalNewline ? eol : '';
}
}
const secondTokenStart = scanner.getTokenOffset() + formatTextStart;
addEdit(replaceContent, firstTokenEnd, secondTokenStart);
firstToken = secondToken;
}
return editOperations;
}
exports.format = format;
function repeat(s, count) {
let result = '';
for (let i = 0; i < count; i++) {
result += s;
}
return result;
}
function computeIndentLevel(content, options) {
let i = 0;
let nChars = 0;
const tabSize = options.tabSize || 4;
while (i < content.length) {
let ch = content.charAt(i);
if (ch === string_intern_1.cachedSpaces[1]) {
nChars++;
}
else if (ch === '\t') {
nChars += tabSize;
}
else {
break;
}
i++;
}
return Math.floor(nChars / tabSize);
}
function getEOL(options, text) {
for (let i = 0; i < text.length; i++) {
const ch = text.charAt(i);
if (ch === '\r') {
if (i + 1 < text.length && text.charAt(i + 1) === '\n') {
return '\r\n';
}
return '\r';
}
else if (ch === '\n') {
return '\n';
}
}
return (options && options.eol) || '\n';
}
function isEOL(text, offset) {
return '\r\n'.indexOf(text.charAt(offset)) !== -1;
}
exports.isEOL = isEOL;
});
}),
152:
((module, exports, __nccwpck_require__) => {
(function (factory) {
if ( true && typeof module.exports === "object") {
var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
if (v !== undefined) module.exports = v;
}
else if (typeof define === "function" && define.amd) {
define(["require", "exports", "./scanner"], factory);
}
})(function () {
'use strict';
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.getNodeType = exports.stripComments = exports.visit = exports.findNodeAtOffset = exports.contains = exports.getNodeValue = exports.getNodePath = exports.findNodeAtLocation = exports.parseTree = exports.parse = exports.getLocation = void 0;
const scanner_1 = __nccwpck_require__(525);
var ParseOptions;
(function (ParseOptions) {
ParseOptions.DEFAULT = {
allowTrailingComma: false
};
})(ParseOptions || (ParseOptions = {}));
function getLocation(text, position) {
const segments = []; 
const earlyReturnException = new Object();
let previousNode = undefined;
const previousNodeInst = {
value: {},
offset: 0,
length: 0,
type: 'object',
parent: undefined
};
let isAtPropertyKey = false;
function setPreviousNode(value, offset, length, type) {
previousNodeInst.value = value;
previousNodeInst.offset = offset;
previousNodeInst.length = length;
previousNodeInst.type = type;
previousNodeInst.colonOffset = undefined;
previousNode = previousNodeInst;
}
try {
visit(text, {
onObjectBegin: (offset, length) => {
if (position <= offset) {
throw earlyReturnException;
}
previousNode = undefined;
isAtPropertyKey = position > offset;
segments.push(''); 
},
onObjectProperty: (name, offset, length) => {
if (position < offset) {
throw earlyReturnException;
}
setPreviousNode(name, offset, length, 'property');
segments[segments.length - 1] = name;
if (position <= offset + length) {
throw earlyReturnException;
}
},
onObjectEnd: (offset, length) => {
if (position <= offset) {
throw earlyReturnException;
}
previousNode = undefined;
segments.pop();
},
onArrayBegin: (offset, length) => {
if (position <= offset) {
throw earlyReturnException;
}
previousNode = undefined;
segments.push(0);
},
onArrayEnd: (offset, length) => {
if (position <= offset) {
throw earlyReturnException;
}
previousNode = undefined;
segments.pop();
},
onLiteralValue: (value, offset, length) => {
if (position < offset) {
throw earlyReturnException;
}
setPreviousNode(value, offset, length, getNodeType(value));
if (position <= offset + length) {
throw earlyReturnException;
}
},
onSeparator: (sep, offset, length) => {
if (position <= offset) {
throw earlyReturnException;
}
if (sep === ':' && previousNode && previousNode.type === 'property') {
previousNode.colonOffset = offset;
isAtPropertyKey = false;
previousNode = undefined;
}
else if (sep === ',') {
const last = segments[segments.length - 1];
if (typeof last === 'number') {
segments[segments.length - 1] = last + 1;
}
else {
isAtPropertyKey = true;
segments[segments.length - 1] = '';
}
previousNode = undefined;
}
}
});
}
catch (e) {
if (e !== earlyReturnException) {
throw e;
}
}
return {
path: segments,
previousNode,
isAtPropertyKey,
matches: (pattern) => {
let k = 0;
for (let i = 0; k < pattern.length && i < segments.length; i++) {
if (pattern[k] === segments[i] || pattern[k] === '*') {
k++;
}
else if (pattern[k] !== '**') {
return false;
}
}
return k === pattern.length;
}
};
}
exports.getLocation = getLocation;
function parse(text, errors = [], options = ParseOptions.DEFAULT) {
let currentProperty = null;
let currentParent = [];
const previousParents = [];
function onValue(value) {
if (Array.isArray(currentParent)) {
currentParent.push(value);
}
else if (currentProperty !== null) {
currentParent[currentProperty] = value;
}
}
const visitor = {
onObjectBegin: () => {
const object = {};
onValue(object);
previousParents.push(currentParent);
currentParent = object;
currentProperty = null;
},
onObjectProperty: (name) => {
currentProperty = name;
},
onObjectEnd: () => {
currentParent = previousParents.pop();
},
onArrayBegin: () => {
const array = [];
onValue(array);
previousParents.push(currentParent);
currentParent = array;
currentProperty = null;
},
onArrayEnd: () => {
currentParent = previousParents.pop();
},
onLiteralValue: onValue,
onError: (error, offset, length) => {
errors.push({ error, offset, length });
}
};
visit(text, visitor, options);
return currentParent[0];
}
exports.parse = parse;
function parseTree(text, errors = [], options = ParseOptions.DEFAULT) {
let currentParent = { type: 'array', offset: -1, length: -1, children: [], parent: undefined }; 
function ensurePropertyComplete(endOffset) {
if (currentParent.type === 'property') {
currentParent.length = endOffset - currentParent.offset;
currentParent = currentParent.parent;
}
}
function onValue(valueNode) {
currentParent.children.push(valueNode);
return valueNode;
}
const visitor = {
onObjectBegin: (offset) => {
currentParent = onValue({ type: 'object', offset, length: -1, parent: currentParent, children: [] });
},
onObjectProperty: (name, offset, length) => {
currentParent = onValue({ type: 'property', offset, length: -1, parent: currentParent, children: [] });
currentParent.children.push({ type: 'string', value: name, offset, length, parent: currentParent });
},
onObjectEnd: (offset, length) => {
ensurePropertyComplete(offset + length); 
currentParent.length = offset + length - currentParent.offset;
currentParent = currentParent.parent;
ensurePropertyComplete(offset + length);
},
onArrayBegin: (offset, length) => {
currentParent = onValue({ type: 'array', offset, length: -1, parent: currentParent, children: [] });
},
onArrayEnd: (offset, length) => {
currentParent.length = offset + length - currentParent.offset;
currentParent = currentParent.parent;
ensurePropertyComplete(offset + length);
},
onLiteralValue: (value, offset, length) => {
onValue({ type: getNodeType(value), offset, length, parent: currentParent, value });
ensurePropertyComplete(offset + length);
},
onSeparator: (sep, offset, length) => {
if (currentParent.type === 'property') {
if (sep === ':') {
currentParent.colonOffset = offset;
}
else if (sep === ',') {
ensurePropertyComplete(offset);
}
}
},
onError: (error, offset, length) => {
errors.push({ error, offset, length });
}
};
visit(text, visitor, options);
const result = currentParent.children[0];
if (result) {
delete result.parent;
}
return result;
}
exports.parseTree = parseTree;
function findNodeAtLocation(root, path) {
if (!root) {
return undefined;
}
let node = root;
for (let segment of path) {
if (typeof segment === 'string') {
if (node.type !== 'object' || !Array.isArray(node.children)) {
return undefined;
}
let found = false;
for (const propertyNode of node.children) {
if (Array.isArray(propertyNode.children) && propertyNode.children[0].value === segment && propertyNode.children.length === 2) {
node = propertyNode.children[1];
found = true;
break;
}
}
if (!found) {
return undefined;
}
}
else {
const index = segment;
if (node.type !== 'array' || index < 0 || !Array.isArray(node.children) || index >= node.children.length) {
return undefined;
}
node = node.children[index];
}
}
return node;
}
exports.findNodeAtLocation = findNodeAtLocation;
function getNodePath(node) {
if (!node.parent || !node.parent.children) {
return [];
}
const path = getNodePath(node.parent);
if (node.parent.type === 'property') {
const key = node.parent.children[0].value;
path.push(key);
}
else if (node.parent.type === 'array') {
const index = node.parent.children.indexOf(node);
if (index !== -1) {
path.push(index);
}
}
return path;
}
exports.getNodePath = getNodePath;
function getNodeValue(node) {
switch (node.type) {
case 'array':
return node.children.map(getNodeValue);
case 'object':
const obj = Object.create(null);
for (let prop of node.children) {
const valueNode = prop.children[1];
if (valueNode) {
obj[prop.children[0].value] = getNodeValue(valueNode);
}
}
return obj;
case 'null':
case 'string':
case 'number':
case 'boolean':
return node.value;
default:
return undefined;
}
}
exports.getNodeValue = getNodeValue;
function contains(node, offset, includeRightBound = false) {
return (offset >= node.offset && offset < (node.offset + node.length)) || includeRightBound && (offset === (node.offset + node.length));
}
exports.contains = contains;
function findNodeAtOffset(node, offset, includeRightBound = false) {
if (contains(node, offset, includeRightBound)) {
const children = node.children;
if (Array.isArray(children)) {
for (let i = 0; i < children.length && children[i].offset <= offset; i++) {
const item = findNodeAtOffset(children[i], offset, includeRightBound);
if (item) {
return item;
}
}
}
return node;
}
return undefined;
}
exports.findNodeAtOffset = findNodeAtOffset;
function visit(text, visitor, options = ParseOptions.DEFAULT) {
const _scanner = (0, scanner_1.createScanner)(text, false);
const _jsonPath = [];
let suppressedCallbacks = 0;
function toNoArgVisit(visitFunction) {
return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
}
function toOneArgVisit(visitFunction) {
return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
}
function toOneArgVisitWithPath(visitFunction) {
return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => true;
}
function toBeginVisit(visitFunction) {
return visitFunction ?
() => {
if (suppressedCallbacks > 0) {
suppressedCallbacks++;
}
else {
let cbReturn = visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice());
if (cbReturn === false) {
suppressedCallbacks = 1;
}
}
}
: () => true;
}
function toEndVisit(visitFunction) {
return visitFunction ?
() => {
if (suppressedCallbacks > 0) {
suppressedCallbacks--;
}
if (suppressedCallbacks === 0) {
visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
}
}
: () => true;
}
const onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError);
const disallowComments = options && options.disallowComments;
const allowTrailingComma = options && options.allowTrailingComma;
function scanNext() {
while (true) {
const token = _scanner.scan();
switch (_scanner.getTokenError()) {
case 4 :
handleError(14 );
break;
case 5 :
handleError(15 );
break;
case 3 :
handleError(13 );
break;
case 1 :
if (!disallowComments) {
handleError(11 );
}
break;
case 2 :
handleError(12 );
break;
case 6 :
handleError(16 );
break;
}
switch (token) {
case 12 :
case 13 :
if (disallowComments) {
handleError(10 );
}
else {
onComment();
}
break;
case 16 :
handleError(1 );
break;
case 15 :
case 14 :
break;
default:
return token;
}
}
}
function handleError(error, skipUntilAfter = [], skipUntil = []) {
onError(error);
if (skipUntilAfter.length + skipUntil.length > 0) {
let token = _scanner.getToken();
while (token !== 17 ) {
if (skipUntilAfter.indexOf(token) !== -1) {
scanNext();
break;
}
else if (skipUntil.indexOf(token) !== -1) {
break;
}
token = scanNext();
}
}
}
function parseString(isValue) {
const value = _scanner.getTokenValue();
if (isValue) {
onLiteralValue(value);
}
else {
onObjectProperty(value);
_jsonPath.push(value);
}
scanNext();
return true;
}
function parseLiteral() {
switch (_scanner.getToken()) {
case 11 :
const tokenValue = _scanner.getTokenValue();
let value = Number(tokenValue);
if (isNaN(value)) {
handleError(2 );
value = 0;
}
onLiteralValue(value);
break;
case 7 :
onLiteralValue(null);
break;
case 8 :
onLiteralValue(true);
break;
case 9 :
onLiteralValue(false);
break;
default:
return false;
}
scanNext();
return true;
}
function parseProperty() {
if (_scanner.getToken() !== 10 ) {
handleError(3 , [], [2 , 5 ]);
return false;
}
parseString(false);
if (_scanner.getToken() === 6 ) {
onSeparator(':');
scanNext(); 
if (!parseValue()) {
handleError(4 , [], [2 , 5 ]);
}
}
else {
handleError(5 , [], [2 , 5 ]);
}
_jsonPath.pop(); 
return true;
}
function parseObject() {
onObjectBegin();
scanNext(); 
let needsComma = false;
while (_scanner.getToken() !== 2  && _scanner.getToken() !== 17 ) {
if (_scanner.getToken() === 5 ) {
if (!needsComma) {
handleError(4 , [], []);
}
onSeparator(',');
scanNext(); 
if (_scanner.getToken() === 2  && allowTrailingComma) {
break;
}
}
else if (needsComma) {
handleError(6 , [], []);
}
if (!parseProperty()) {
handleError(4 , [], [2 , 5 ]);
}
needsComma = true;
}
onObjectEnd();
if (_scanner.getToken() !== 2 ) {
handleError(7 , [2 ], []);
}
else {
scanNext(); 
}
return true;
}
function parseArray() {
onArrayBegin();
scanNext(); 
let isFirstElement = true;
let needsComma = false;
while (_scanner.getToken() !== 4  && _scanner.getToken() !== 17 ) {
if (_scanner.getToken() === 5 ) {
if (!needsComma) {
handleError(4 , [], []);
}
onSeparator(',');
scanNext(); 
if (_scanner.getToken() === 4  && allowTrailingComma) {
break;
}
}
else if (needsComma) {
handleError(6 , [], []);
}
if (isFirstElement) {
_jsonPath.push(0);
isFirstElement = false;
}
else {
_jsonPath[_jsonPath.length - 1]++;
}
if (!parseValue()) {
handleError(4 , [], [4 , 5 ]);
}
needsComma = true;
}
onArrayEnd();
if (!isFirstElement) {
_jsonPath.pop(); 
}
if (_scanner.getToken() !== 4 ) {
handleError(8 , [4 ], []);
}
else {
scanNext(); 
}
return true;
}
function parseValue() {
switch (_scanner.getToken()) {
case 3 :
return parseArray();
case 1 :
return parseObject();
case 10 :
return parseString(true);
default:
return parseLiteral();
}
}
scanNext();
if (_scanner.getToken() === 17 ) {
if (options.allowEmptyContent) {
return true;
}
handleError(4 , [], []);
return false;
}
if (!parseValue()) {
handleError(4 , [], []);
return false;
}
if (_scanner.getToken() !== 17 ) {
handleError(9 , [], []);
}
return true;
}
exports.visit = visit;
function stripComments(text, replaceCh) {
let _scanner = (0, scanner_1.createScanner)(text), parts = [], kind, offset = 0, pos;
do {
pos = _scanner.getPosition();
kind = _scanner.scan();
switch (kind) {
case 12 :
case 13 :
case 17 :
if (offset !== pos) {
parts.push(text.substring(offset, pos));
}
if (replaceCh !== undefined) {
parts.push(_scanner.getTokenValue().replace(/[^\r\n]/g, replaceCh));
}
offset = _scanner.getPosition();
break;
}
} while (kind !== 17 );
return parts.join('');
}
exports.stripComments = stripComments;
function getNodeType(value) {
switch (typeof value) {
case 'boolean': return 'boolean';
case 'number': return 'number';
case 'string': return 'string';
case 'object': {
if (!value) {
return 'null';
}
else if (Array.isArray(value)) {
return 'array';
}
return 'object';
}
default: return 'null';
}
}
exports.getNodeType = getNodeType;
});
}),
525:
((module, exports) => {
(function (factory) {
if ( true && typeof module.exports === "object") {
var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
if (v !== undefined) module.exports = v;
}
else if (typeof define === "function" && define.amd) {
define(["require", "exports"], factory);
}
})(function () {
'use strict';
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.createScanner = void 0;
function createScanner(text, ignoreTrivia = false) {
const len = text.length;
let pos = 0, value = '', tokenOffset = 0, token = 16 , lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0 ;
function scanHexDigits(count, exact) {
let digits = 0;
let value = 0;
while (digits < count || !exact) {
let ch = text.charCodeAt(pos);
if (ch >= 48  && ch <= 57 ) {
value = value * 16 + ch - 48 ;
}
else if (ch >= 65  && ch <= 70 ) {
value = value * 16 + ch - 65  + 10;
}
else if (ch >= 97  && ch <= 102 ) {
value = value * 16 + ch - 97  + 10;
}
else {
break;
}
pos++;
digits++;
}
if (digits < count) {
value = -1;
}
return value;
}
function setPosition(newPosition) {
pos = newPosition;
value = '';
tokenOffset = 0;
token = 16 ;
scanError = 0 ;
}
function scanNumber() {
let start = pos;
if (text.charCodeAt(pos) === 48 ) {
pos++;
}
else {
pos++;
while (pos < text.length && isDigit(text.charCodeAt(pos))) {
pos++;
}
}
if (pos < text.length && text.charCodeAt(pos) === 46 ) {
pos++;
if (pos < text.length && isDigit(text.charCodeAt(pos))) {
pos++;
while (pos < text.length && isDigit(text.charCodeAt(pos))) {
pos++;
}
}
else {
scanError = 3 ;
return text.substring(start, pos);
}
}
let end = pos;
if (pos < text.length && (text.charCodeAt(pos) === 69  || text.charCodeAt(pos) === 101 )) {
pos++;
if (pos < text.length && text.charCodeAt(pos) === 43  || text.charCodeAt(pos) === 45 ) {
pos++;
}
if (pos < text.length && isDigit(text.charCodeAt(pos))) {
pos++;
while (pos < text.length && isDigit(text.charCodeAt(pos))) {
pos++;
}
end = pos;
}
else {
scanError = 3 ;
}
}
return text.substring(start, end);
}
function scanString() {
let result = '', start = pos;
while (true) {
if (pos >= len) {
result += text.substring(start, pos);
scanError = 2 ;
break;
}
const ch = text.charCodeAt(pos);
if (ch === 34 ) {
result += text.substring(start, pos);
pos++;
break;
}
if (ch === 92 ) {
result += text.substring(start, pos);
pos++;
if (pos >= len) {
scanError = 2 ;
break;
}
const ch2 = text.charCodeAt(pos++);
switch (ch2) {
case 34 :
result += '\"';
break;
case 92 :
result += '\\';
break;
case 47 :
result += '/';
break;
case 98 :
result += '\b';
break;
case 102 :
result += '\f';
break;
case 110 :
result += '\n';
break;
case 114 :
result += '\r';
break;
case 116 :
result += '\t';
break;
case 117 :
const ch3 = scanHexDigits(4, true);
if (ch3 >= 0) {
result += String.fromCharCode(ch3);
}
else {
scanError = 4 ;
}
break;
default:
scanError = 5 ;
}
start = pos;
continue;
}
if (ch >= 0 && ch <= 0x1f) {
if (isLineBreak(ch)) {
result += text.substring(start, pos);
scanError = 2 ;
break;
}
else {
scanError = 6 ;
}
}
pos++;
}
return result;
}
function scanNext() {
value = '';
scanError = 0 ;
tokenOffset = pos;
lineStartOffset = lineNumber;
prevTokenLineStartOffset = tokenLineStartOffset;
if (pos >= len) {
tokenOffset = len;
return token = 17 ;
}
let code = text.charCodeAt(pos);
if (isWhiteSpace(code)) {
do {
pos++;
value += String.fromCharCode(code);
code = text.charCodeAt(pos);
} while (isWhiteSpace(code));
return token = 15 ;
}
if (isLineBreak(code)) {
pos++;
value += String.fromCharCode(code);
if (code === 13  && text.charCodeAt(pos) === 10 ) {
pos++;
value += '\n';
}
lineNumber++;
tokenLineStartOffset = pos;
return token = 14 ;
}
switch (code) {
case 123 :
pos++;
return token = 1 ;
case 125 :
pos++;
return token = 2 ;
case 91 :
pos++;
return token = 3 ;
case 93 :
pos++;
return token = 4 ;
case 58 :
pos++;
return token = 6 ;
case 44 :
pos++;
return token = 5 ;
case 34 :
pos++;
value = scanString();
return token = 10 ;
case 47 :
const start = pos - 1;
if (text.charCodeAt(pos + 1) === 47 ) {
pos += 2;
while (pos < len) {
if (isLineBreak(text.charCodeAt(pos))) {
break;
}
pos++;
}
value = text.substring(start, pos);
return token = 12 ;
}
if (text.charCodeAt(pos + 1) === 42 ) {
pos += 2;
const safeLength = len - 1; 
let commentClosed = false;
while (pos < safeLength) {
const ch = text.charCodeAt(pos);
if (ch === 42  && text.charCodeAt(pos + 1) === 47 ) {
pos += 2;
commentClosed = true;
break;
}
pos++;
if (isLineBreak(ch)) {
if (ch === 13  && text.charCodeAt(pos) === 10 ) {
pos++;
}
lineNumber++;
tokenLineStartOffset = pos;
}
}
if (!commentClosed) {
pos++;
scanError = 1 ;
}
value = text.substring(start, pos);
return token = 13 ;
}
value += String.fromCharCode(code);
pos++;
return token = 16 ;
case 45 :
value += String.fromCharCode(code);
pos++;
if (pos === len || !isDigit(text.charCodeAt(pos))) {
return token = 16 ;
}
case 48 :
case 49 :
case 50 :
case 51 :
case 52 :
case 53 :
case 54 :
case 55 :
case 56 :
case 57 :
value += scanNumber();
return token = 11 ;
default:
while (pos < len && isUnknownContentCharacter(code)) {
pos++;
code = text.charCodeAt(pos);
}
if (tokenOffset !== pos) {
value = text.substring(tokenOffset, pos);
switch (value) {
case 'true': return token = 8 ;
case 'false': return token = 9 ;
case 'null': return token = 7 ;
}
return token = 16 ;
}
value += String.fromCharCode(code);
pos++;
return token = 16 ;
}
}
function isUnknownContentCharacter(code) {
if (isWhiteSpace(code) || isLineBreak(code)) {
return false;
}
switch (code) {
case 125 :
case 93 :
case 123 :
case 91 :
case 34 :
case 58 :
case 44 :
case 47 :
return false;
}
return true;
}
function scanNextNonTrivia() {
let result;
do {
result = scanNext();
} while (result >= 12  && result <= 15 );
return result;
}
return {
setPosition: setPosition,
getPosition: () => pos,
scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
getToken: () => token,
getTokenValue: () => value,
getTokenOffset: () => tokenOffset,
getTokenLength: () => pos - tokenOffset,
getTokenStartLine: () => lineStartOffset,
getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
getTokenError: () => scanError,
};
}
exports.createScanner = createScanner;
function isWhiteSpace(ch) {
return ch === 32  || ch === 9 ;
}
function isLineBreak(ch) {
return ch === 10  || ch === 13 ;
}
function isDigit(ch) {
return ch >= 48  && ch <= 57 ;
}
var CharacterCodes;
(function (CharacterCodes) {
CharacterCodes[CharacterCodes["lineFeed"] = 10] = "lineFeed";
CharacterCodes[CharacterCodes["carriageReturn"] = 13] = "carriageReturn";
CharacterCodes[CharacterCodes["space"] = 32] = "space";
CharacterCodes[CharacterCodes["_0"] = 48] = "_0";
CharacterCodes[CharacterCodes["_1"] = 49] = "_1";
CharacterCodes[CharacterCodes["_2"] = 50] = "_2";
CharacterCodes[CharacterCodes["_3"] = 51] = "_3";
CharacterCodes[CharacterCodes["_4"] = 52] = "_4";
CharacterCodes[CharacterCodes["_5"] = 53] = "_5";
CharacterCodes[CharacterCodes["_6"] = 54] = "_6";
CharacterCodes[CharacterCodes["_7"] = 55] = "_7";
CharacterCodes[CharacterCodes["_8"] = 56] = "_8";
CharacterCodes[CharacterCodes["_9"] = 57] = "_9";
CharacterCodes[CharacterCodes["a"] = 97] = "a";
CharacterCodes[CharacterCodes["b"] = 98] = "b";
CharacterCodes[CharacterCodes["c"] = 99] = "c";
CharacterCodes[CharacterCodes["d"] = 100] = "d";
CharacterCodes[CharacterCodes["e"] = 101] = "e";
CharacterCodes[CharacterCodes["f"] = 102] = "f";
CharacterCodes[CharacterCodes["g"] = 103] = "g";
CharacterCodes[CharacterCodes["h"] = 104] = "h";
CharacterCodes[CharacterCodes["i"] = 105] = "i";
CharacterCodes[CharacterCodes["j"] = 106] = "j";
CharacterCodes[CharacterCodes["k"] = 107] = "k";
CharacterCodes[CharacterCodes["l"] = 108] = "l";
CharacterCodes[CharacterCodes["m"] = 109] = "m";
CharacterCodes[CharacterCodes["n"] = 110] = "n";
CharacterCodes[CharacterCodes["o"] = 111] = "o";
CharacterCodes[CharacterCodes["p"] = 112] = "p";
CharacterCodes[CharacterCodes["q"] = 113] = "q";
CharacterCodes[CharacterCodes["r"] = 114] = "r";
CharacterCodes[CharacterCodes["s"] = 115] = "s";
CharacterCodes[CharacterCodes["t"] = 116] = "t";
CharacterCodes[CharacterCodes["u"] = 117] = "u";
CharacterCodes[CharacterCodes["v"] = 118] = "v";
CharacterCodes[CharacterCodes["w"] = 119] = "w";
CharacterCodes[CharacterCodes["x"] = 120] = "x";
CharacterCodes[CharacterCodes["y"] = 121] = "y";
CharacterCodes[CharacterCodes["z"] = 122] = "z";
CharacterCodes[CharacterCodes["A"] = 65] = "A";
CharacterCodes[CharacterCodes["B"] = 66] = "B";
CharacterCodes[CharacterCodes["C"] = 67] = "C";
CharacterCodes[CharacterCodes["D"] = 68] = "D";
CharacterCodes[CharacterCodes["E"] = 69] = "E";
CharacterCodes[CharacterCodes["F"] = 70] = "F";
CharacterCodes[CharacterCodes["G"] = 71] = "G";
CharacterCodes[CharacterCodes["H"] = 72] = "H";
CharacterCodes[CharacterCodes["I"] = 73] = "I";
CharacterCodes[CharacterCodes["J"] = 74] = "J";
CharacterCodes[CharacterCodes["K"] = 75] = "K";
CharacterCodes[CharacterCodes["L"] = 76] = "L";
CharacterCodes[CharacterCodes["M"] = 77] = "M";
CharacterCodes[CharacterCodes["N"] = 78] = "N";
CharacterCodes[CharacterCodes["O"] = 79] = "O";
CharacterCodes[CharacterCodes["P"] = 80] = "P";
CharacterCodes[CharacterCodes["Q"] = 81] = "Q";
CharacterCodes[CharacterCodes["R"] = 82] = "R";
CharacterCodes[CharacterCodes["S"] = 83] = "S";
CharacterCodes[CharacterCodes["T"] = 84] = "T";
CharacterCodes[CharacterCodes["U"] = 85] = "U";
CharacterCodes[CharacterCodes["V"] = 86] = "V";
CharacterCodes[CharacterCodes["W"] = 87] = "W";
CharacterCodes[CharacterCodes["X"] = 88] = "X";
CharacterCodes[CharacterCodes["Y"] = 89] = "Y";
CharacterCodes[CharacterCodes["Z"] = 90] = "Z";
CharacterCodes[CharacterCodes["asterisk"] = 42] = "asterisk";
CharacterCodes[CharacterCodes["backslash"] = 92] = "backslash";
CharacterCodes[CharacterCodes["closeBrace"] = 125] = "closeBrace";
CharacterCodes[CharacterCodes["closeBracket"] = 93] = "closeBracket";
CharacterCodes[CharacterCodes["colon"] = 58] = "colon";
CharacterCodes[CharacterCodes["comma"] = 44] = "comma";
CharacterCodes[CharacterCodes["dot"] = 46] = "dot";
CharacterCodes[CharacterCodes["doubleQuote"] = 34] = "doubleQuote";
CharacterCodes[CharacterCodes["minus"] = 45] = "minus";
CharacterCodes[CharacterCodes["openBrace"] = 123] = "openBrace";
CharacterCodes[CharacterCodes["openBracket"] = 91] = "openBracket";
CharacterCodes[CharacterCodes["plus"] = 43] = "plus";
CharacterCodes[CharacterCodes["slash"] = 47] = "slash";
CharacterCodes[CharacterCodes["formFeed"] = 12] = "formFeed";
CharacterCodes[CharacterCodes["tab"] = 9] = "tab";
})(CharacterCodes || (CharacterCodes = {}));
});
}),
579:
((module, exports) => {
(function (factory) {
if ( true && typeof module.exports === "object") {
var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
if (v !== undefined) module.exports = v;
}
else if (typeof define === "function" && define.amd) {
define(["require", "exports"], factory);
}
})(function () {
"use strict";
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.supportedEols = exports.cachedBreakLinesWithSpaces = exports.cachedSpaces = void 0;
exports.cachedSpaces = new Array(20).fill(0).map((_, index) => {
return ' '.repeat(index);
});
const maxCachedValues = 200;
exports.cachedBreakLinesWithSpaces = {
' ': {
'\n': new Array(maxCachedValues).fill(0).map((_, index) => {
return '\n' + ' '.repeat(index);
}),
'\r': new Array(maxCachedValues).fill(0).map((_, index) => {
return '\r' + ' '.repeat(index);
}),
'\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
return '\r\n' + ' '.repeat(index);
}),
},
'\t': {
'\n': new Array(maxCachedValues).fill(0).map((_, index) => {
return '\n' + '\t'.repeat(index);
}),
'\r': new Array(maxCachedValues).fill(0).map((_, index) => {
return '\r' + '\t'.repeat(index);
}),
'\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
return '\r\n' + '\t'.repeat(index);
}),
}
};
exports.supportedEols = ['\n', '\r', '\r\n'];
});
}),
547:
((module, exports, __nccwpck_require__) => {
(function (factory) {
if ( true && typeof module.exports === "object") {
var v = factory(__WEBPACK_EXTERNAL_createRequire(import.meta.url), exports);
if (v !== undefined) module.exports = v;
}
else if (typeof define === "function" && define.amd) {
define(["require", "exports", "./impl/format", "./impl/edit", "./impl/scanner", "./impl/parser"], factory);
}
})(function () {
'use strict';
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.applyEdits = exports.modify = exports.format = exports.printParseErrorCode = exports.ParseErrorCode = exports.stripComments = exports.visit = exports.getNodeValue = exports.getNodePath = exports.findNodeAtOffset = exports.findNodeAtLocation = exports.parseTree = exports.parse = exports.getLocation = exports.SyntaxKind = exports.ScanError = exports.createScanner = void 0;
const formatter = __nccwpck_require__(612);
const edit = __nccwpck_require__(807);
const scanner = __nccwpck_require__(525);
const parser = __nccwpck_require__(152);
exports.createScanner = scanner.createScanner;
var ScanError;
(function (ScanError) {
ScanError[ScanError["None"] = 0] = "None";
ScanError[ScanError["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
ScanError[ScanError["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
ScanError[ScanError["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
ScanError[ScanError["InvalidUnicode"] = 4] = "InvalidUnicode";
ScanError[ScanError["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
ScanError[ScanError["InvalidCharacter"] = 6] = "InvalidCharacter";
})(ScanError || (exports.ScanError = ScanError = {}));
var SyntaxKind;
(function (SyntaxKind) {
SyntaxKind[SyntaxKind["OpenBraceToken"] = 1] = "OpenBraceToken";
SyntaxKind[SyntaxKind["CloseBraceToken"] = 2] = "CloseBraceToken";
SyntaxKind[SyntaxKind["OpenBracketToken"] = 3] = "OpenBracketToken";
SyntaxKind[SyntaxKind["CloseBracketToken"] = 4] = "CloseBracketToken";
SyntaxKind[SyntaxKind["CommaToken"] = 5] = "CommaToken";
SyntaxKind[SyntaxKind["ColonToken"] = 6] = "ColonToken";
SyntaxKind[SyntaxKind["NullKeyword"] = 7] = "NullKeyword";
SyntaxKind[SyntaxKind["TrueKeyword"] = 8] = "TrueKeyword";
SyntaxKind[SyntaxKind["FalseKeyword"] = 9] = "FalseKeyword";
SyntaxKind[SyntaxKind["StringLiteral"] = 10] = "StringLiteral";
SyntaxKind[SyntaxKind["NumericLiteral"] = 11] = "NumericLiteral";
SyntaxKind[SyntaxKind["LineCommentTrivia"] = 12] = "LineCommentTrivia";
SyntaxKind[SyntaxKind["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
SyntaxKind[SyntaxKind["LineBreakTrivia"] = 14] = "LineBreakTrivia";
SyntaxKind[SyntaxKind["Trivia"] = 15] = "Trivia";
SyntaxKind[SyntaxKind["Unknown"] = 16] = "Unknown";
SyntaxKind[SyntaxKind["EOF"] = 17] = "EOF";
})(SyntaxKind || (exports.SyntaxKind = SyntaxKind = {}));
exports.getLocation = parser.getLocation;
exports.parse = parser.parse;
exports.parseTree = parser.parseTree;
exports.findNodeAtLocation = parser.findNodeAtLocation;
exports.findNodeAtOffset = parser.findNodeAtOffset;
exports.getNodePath = parser.getNodePath;
exports.getNodeValue = parser.getNodeValue;
exports.visit = parser.visit;
exports.stripComments = parser.stripComments;
var ParseErrorCode;
(function (ParseErrorCode) {
ParseErrorCode[ParseErrorCode["InvalidSymbol"] = 1] = "InvalidSymbol";
ParseErrorCode[ParseErrorCode["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
ParseErrorCode[ParseErrorCode["PropertyNameExpected"] = 3] = "PropertyNameExpected";
ParseErrorCode[ParseErrorCode["ValueExpected"] = 4] = "ValueExpected";
ParseErrorCode[ParseErrorCode["ColonExpected"] = 5] = "ColonExpected";
ParseErrorCode[ParseErrorCode["CommaExpected"] = 6] = "CommaExpected";
ParseErrorCode[ParseErrorCode["CloseBraceExpected"] = 7] = "CloseBraceExpected";
ParseErrorCode[ParseErrorCode["CloseBracketExpected"] = 8] = "CloseBracketExpected";
ParseErrorCode[ParseErrorCode["EndOfFileExpected"] = 9] = "EndOfFileExpected";
ParseErrorCode[ParseErrorCode["InvalidCommentToken"] = 10] = "InvalidCommentToken";
ParseErrorCode[ParseErrorCode["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
ParseErrorCode[ParseErrorCode["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
ParseErrorCode[ParseErrorCode["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
ParseErrorCode[ParseErrorCode["InvalidUnicode"] = 14] = "InvalidUnicode";
ParseErrorCode[ParseErrorCode["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
ParseErrorCode[ParseErrorCode["InvalidCharacter"] = 16] = "InvalidCharacter";
})(ParseErrorCode || (exports.ParseErrorCode = ParseErrorCode = {}));
function printParseErrorCode(code) {
switch (code) {
case 1 : return 'InvalidSymbol';
case 2 : return 'InvalidNumberFormat';
case 3 : return 'PropertyNameExpected';
case 4 : return 'ValueExpected';
case 5 : return 'ColonExpected';
case 6 : return 'CommaExpected';
case 7 : return 'CloseBraceExpected';
case 8 : return 'CloseBracketExpected';
case 9 : return 'EndOfFileExpected';
case 10 : return 'InvalidCommentToken';
case 11 : return 'UnexpectedEndOfComment';
case 12 : return 'UnexpectedEndOfString';
case 13 : return 'UnexpectedEndOfNumber';
case 14 : return 'InvalidUnicode';
case 15 : return 'InvalidEscapeCharacter';
case 16 : return 'InvalidCharacter';
}
return '<unknown ParseErrorCode>';
}
exports.printParseErrorCode = printParseErrorCode;
function format(documentText, range, options) {
return formatter.format(documentText, range, options);
}
exports.format = format;
function modify(text, path, value, options) {
return edit.setProperty(text, path, value, options);
}
exports.modify = modify;
function applyEdits(text, edits) {
let sortedEdits = edits.slice(0).sort((a, b) => {
const diff = a.offset - b.offset;
if (diff === 0) {
return a.length - b.length;
}
return diff;
});
let lastModifiedOffset = text.length;
for (let i = sortedEdits.length - 1; i >= 0; i--) {
let e = sortedEdits[i];
if (e.offset + e.length <= lastModifiedOffset) {
text = edit.applyEdit(text, e);
}
else {
throw new Error('Overlapping edit');
}
lastModifiedOffset = e.offset;
}
return text;
}
exports.applyEdits = applyEdits;
});
}),
744:
((module) => {
var s = 1000;
var m = s * 60;
var h = m * 60;
var d = h * 24;
var w = d * 7;
var y = d * 365.25;
module.exports = function (val, options) {
options = options || {};
var type = typeof val;
if (type === 'string' && val.length > 0) {
return parse(val);
} else if (type === 'number' && isFinite(val)) {
return options.long ? fmtLong(val) : fmtShort(val);
}
throw new Error(
'val is not a non-empty string or a valid number. val=' +
JSON.stringify(val)
);
};
function parse(str) {
str = String(str);
if (str.length > 100) {
return;
}
var match = /^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(
str
);
if (!match) {
return;
}
var n = parseFloat(match[1]);
var type = (match[2] || 'ms').toLowerCase();
switch (type) {
case 'years':
case 'year':
case 'yrs':
case 'yr':
case 'y':
return n * y;
case 'weeks':
case 'week':
case 'w':
return n * w;
case 'days':
case 'day':
case 'd':
return n * d;
case 'hours':
case 'hour':
case 'hrs':
case 'hr':
case 'h':
return n * h;
case 'minutes':
case 'minute':
case 'mins':
case 'min':
case 'm':
return n * m;
case 'seconds':
case 'second':
case 'secs':
case 'sec':
case 's':
return n * s;
case 'milliseconds':
case 'millisecond':
case 'msecs':
case 'msec':
case 'ms':
return n;
default:
return undefined;
}
}
function fmtShort(ms) {
var msAbs = Math.abs(ms);
if (msAbs >= d) {
return Math.round(ms / d) + 'd';
}
if (msAbs >= h) {
return Math.round(ms / h) + 'h';
}
if (msAbs >= m) {
return Math.round(ms / m) + 'm';
}
if (msAbs >= s) {
return Math.round(ms / s) + 's';
}
return ms + 'ms';
}
function fmtLong(ms) {
var msAbs = Math.abs(ms);
if (msAbs >= d) {
return plural(ms, msAbs, d, 'day');
}
if (msAbs >= h) {
return plural(ms, msAbs, h, 'hour');
}
if (msAbs >= m) {
return plural(ms, msAbs, m, 'minute');
}
if (msAbs >= s) {
return plural(ms, msAbs, s, 'second');
}
return ms + ' ms';
}
function plural(ms, msAbs, n, name) {
var isPlural = msAbs >= n * 1.5;
return Math.round(ms / n) + ' ' + name + (isPlural ? 's' : '');
}
}),
75:
((module) => {
module.exports = eval("require")("supports-color");
}),
18:
((module) => {
module.exports = process.getBuiltinModule("tty");
}),
23:
((module) => {
module.exports = process.getBuiltinModule("util");
})
});
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
var cachedModule = __webpack_module_cache__[moduleId];
if (cachedModule !== undefined) {
return cachedModule.exports;
}
var module = __webpack_module_cache__[moduleId] = {
exports: {}
};
var threw = true;
try {
__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
threw = false;
} finally {
if(threw) delete __webpack_module_cache__[moduleId];
}
return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(() => {
var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
var leafPrototypes;
__nccwpck_require__.t = function(value, mode) {
if(mode & 1) value = this(value);
if(mode & 8) return value;
if(typeof value === 'object' && value) {
if((mode & 4) && value.__esModule) return value;
if((mode & 16) && typeof value.then === 'function') return value;
}
var ns = Object.create(null);
__nccwpck_require__.r(ns);
var def = {};
leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
}
def['default'] = () => (value);
__nccwpck_require__.d(ns, def);
return ns;
};
})();
(() => {
__nccwpck_require__.d = (exports, definition) => {
for(var key in definition) {
if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
}
}
};
})();
(() => {
__nccwpck_require__.f = {};
__nccwpck_require__.e = (chunkId) => {
return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
__nccwpck_require__.f[key](chunkId, promises);
return promises;
}, []));
};
})();
(() => {
__nccwpck_require__.u = (chunkId) => {
return "" + chunkId + ".index.js";
};
})();
(() => {
__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
})();
(() => {
__nccwpck_require__.r = (exports) => {
if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
}
Object.defineProperty(exports, '__esModule', { value: true });
};
})();
(() => {
var installedChunks = {
792: 0
};
var installChunk = (data) => {
var {ids, modules, runtime} = data;
var moduleId, chunkId, i = 0;
for(moduleId in modules) {
if(__nccwpck_require__.o(modules, moduleId)) {
__nccwpck_require__.m[moduleId] = modules[moduleId];
}
}
if(runtime) runtime(__nccwpck_require__);
for(;i < ids.length; i++) {
chunkId = ids[i];
if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
installedChunks[chunkId][0]();
}
installedChunks[ids[i]] = 0;
}
}
__nccwpck_require__.f.j = (chunkId, promises) => {
var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
if(installedChunkData !== 0) { 
if(installedChunkData) {
promises.push(installedChunkData[1]);
} else {
if(true) { 
var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
throw e;
});
var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
promises.push(installedChunkData[1] = promise);
}
}
}
};
})();
var __webpack_exports__ = {};
;
const external_node_fs_namespaceObject = process.getBuiltinModule("node:fs");
;
const external_node_path_namespaceObject = process.getBuiltinModule("node:path");
;
const external_node_worker_threads_namespaceObject = process.getBuiltinModule("node:worker_threads");
;
var DEFAULT_PORTS = {
ftp: 21,
gopher: 70,
http: 80,
https: 443,
ws: 80,
wss: 443,
};
function parseUrl(urlString) {
try {
return new URL(urlString);
} catch {
return null;
}
}
function getProxyForUrl(url) {
var parsedUrl = (typeof url === 'string' ? parseUrl(url) : url) || {};
var proto = parsedUrl.protocol;
var hostname = parsedUrl.host;
var port = parsedUrl.port;
if (typeof hostname !== 'string' || !hostname || typeof proto !== 'string') {
return '';  
}
proto = proto.split(':', 1)[0];
hostname = hostname.replace(/:\d*$/, '');
port = parseInt(port) || DEFAULT_PORTS[proto] || 0;
if (!shouldProxy(hostname, port)) {
return '';  
}
var proxy = getEnv(proto + '_proxy') || getEnv('all_proxy');
if (proxy && proxy.indexOf('://') === -1) {
proxy = proto + '://' + proxy;
}
return proxy;
}
function shouldProxy(hostname, port) {
var NO_PROXY = getEnv('no_proxy').toLowerCase();
if (!NO_PROXY) {
return true;  
}
if (NO_PROXY === '*') {
return false;  
}
return NO_PROXY.split(/[,\s]/).every(function(proxy) {
if (!proxy) {
return true;  
}
var parsedProxy = proxy.match(/^(.+):(\d+)$/);
var parsedProxyHostname = parsedProxy ? parsedProxy[1] : proxy;
var parsedProxyPort = parsedProxy ? parseInt(parsedProxy[2]) : 0;
if (parsedProxyPort && parsedProxyPort !== port) {
return true;  
}
if (!/^[.*]/.test(parsedProxyHostname)) {
return hostname !== parsedProxyHostname;
}
if (parsedProxyHostname.charAt(0) === '*') {
parsedProxyHostname = parsedProxyHostname.slice(1);
}
return !hostname.endsWith(parsedProxyHostname);
});
}
function getEnv(key) {
return process.env[key.toLowerCase()] || process.env[key.toUpperCase()] || '';
}
;
function assertEqual(val) {
return val;
}
function assertNotEqual(val) {
return val;
}
function toZod() {
return (schema) => schema;
}
function assertIs(_arg) { }
function assertNever(_x) {
throw new Error("Unexpected value in exhaustive check");
}
function assert(_) { }
function getEnumValues(entries) {
const numericValues = Object.values(entries).filter((v) => typeof v === "number");
const values = Object.entries(entries)
.filter(([k, _]) => numericValues.indexOf(+k) === -1)
.map(([_, v]) => v);
return values;
}
function joinValues(array, separator = "|") {
return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
if (typeof value === "bigint")
return value.toString();
return value;
}
class Cached {
constructor(getter) {
this._getter = getter;
this._value = undefined;
}
get value() {
const getter = this._getter;
if (getter !== undefined) {
this._value = getter();
this._getter = undefined;
}
return this._value;
}
}
function cached(getter) {
return new Cached(getter);
}
function nullish(input) {
return input === null || input === undefined;
}
function cleanRegex(source) {
const start = source.startsWith("^") ? 1 : 0;
const end = source.endsWith("$") ? source.length - 1 : source.length;
return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
const ratio = val / step;
const roundedRatio = Math.round(ratio);
const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
if (Math.abs(ratio - roundedRatio) < tolerance)
return 0;
return ratio - roundedRatio;
}
const EVALUATING =  ( null && (Symbol("evaluating")));
function defineLazy(object, key, getter) {
let value = undefined;
Object.defineProperty(object, key, {
get() {
if (value === EVALUATING) {
return undefined;
}
if (value === undefined) {
value = EVALUATING;
value = getter();
}
return value;
},
set(v) {
Object.defineProperty(object, key, {
value: v,
});
},
configurable: true,
});
}
function objectClone(obj) {
return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
Object.defineProperty(target, prop, {
value,
writable: true,
enumerable: true,
configurable: true,
});
}
function rawShape(def) {
const desc = Object.getOwnPropertyDescriptor(def, "shape");
return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
Object.defineProperty(target, key, {
get() {
const value = getter();
assignProp(this, key, value);
return value;
},
enumerable: true,
configurable: true,
});
}
function putProp(target, key, value) {
if (key in target)
assignProp(target, key, value);
else
target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
const raw = sourceShape(source);
for (const key of keys) {
const desc = Object.getOwnPropertyDescriptor(raw, key);
if (!desc.enumerable)
continue;
if (desc.get) {
deferProp(target, key, () => {
const value = source._zod.def.shape[key];
return wrap ? wrap(value, key) : value;
});
}
else
putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
}
}
function mirrorProps(target, source) {
for (const key of Reflect.ownKeys(source)) {
const desc = Object.getOwnPropertyDescriptor(source, key);
if (!desc.enumerable)
continue;
if (desc.get)
deferProp(target, key, () => source[key]);
else
putProp(target, key, desc.value);
}
}
function mergeDefs(...defs) {
const mergedDescriptors = {};
for (const def of defs) {
const descriptors = Object.getOwnPropertyDescriptors(def);
Object.assign(mergedDescriptors, descriptors);
}
return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
if (!path)
return obj;
return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
const keys = Object.keys(promisesObj);
const promises = keys.map((key) => promisesObj[key]);
return Promise.all(promises).then((results) => {
const resolvedObj = {};
for (let i = 0; i < keys.length; i++) {
resolvedObj[keys[i]] = results[i];
}
return resolvedObj;
});
}
function randomString(length = 10) {
const chars = "abcdefghijklmnopqrstuvwxyz";
let str = "";
for (let i = 0; i < length; i++) {
str += chars[Math.floor(Math.random() * chars.length)];
}
return str;
}
function esc(str) {
return JSON.stringify(str);
}
function slugify(input) {
return input
.toLowerCase()
.trim()
.replace(/[^\w\s-]/g, "")
.replace(/[\s_-]+/g, "-")
.replace(/^-+|-+$/g, "");
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function util_isObject(data) {
return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval =  ( null && (cached(() => {
if (globalConfig.jitless) {
return false;
}
if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
return false;
}
try {
const F = Function;
new F("");
return true;
}
catch (_) {
return false;
}
})));
function isPlainObject(o) {
if (util_isObject(o) === false)
return false;
const ctor = o.constructor;
if (ctor === undefined)
return true;
if (typeof ctor !== "function")
return true;
const prot = ctor.prototype;
if (util_isObject(prot) === false)
return false;
if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
return false;
}
return true;
}
function shallowClone(o) {
if (isPlainObject(o))
return { ...o };
if (Array.isArray(o))
return [...o];
if (o instanceof Map)
return new Map(o);
if (o instanceof Set)
return new Set(o);
return o;
}
function numKeys(data) {
let keyCount = 0;
for (const key in data) {
if (Object.prototype.hasOwnProperty.call(data, key)) {
keyCount++;
}
}
return keyCount;
}
const getParsedType = (data) => {
const t = typeof data;
switch (t) {
case "undefined":
return "undefined";
case "string":
return "string";
case "number":
return Number.isNaN(data) ? "nan" : "number";
case "boolean":
return "boolean";
case "function":
return "function";
case "bigint":
return "bigint";
case "symbol":
return "symbol";
case "object":
if (Array.isArray(data)) {
return "array";
}
if (data === null) {
return "null";
}
if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
return "promise";
}
if (typeof Map !== "undefined" && data instanceof Map) {
return "map";
}
if (typeof Set !== "undefined" && data instanceof Set) {
return "set";
}
if (typeof Date !== "undefined" && data instanceof Date) {
return "date";
}
if (typeof File !== "undefined" && data instanceof File) {
return "file";
}
return "object";
default:
throw new Error(`Unknown data type: ${t}`);
}
};
const propertyKeyTypes =  new Set(["string", "number", "symbol"]);
const primitiveTypes =  new Set([
"string",
"number",
"bigint",
"boolean",
"symbol",
"undefined",
]);
function escapeRegex(str) {
return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
const cl = new inst._zod.constr(def ?? inst._zod.def);
if (!def || params?.parent)
cl._zod.parent = inst;
return cl;
}
function normalizeParams(_params) {
const params = _params;
if (!params)
return {};
if (typeof params === "string")
return { error: () => params };
if (params?.message !== undefined) {
if (params?.error !== undefined)
throw new Error("Cannot specify both `message` and `error` params");
params.error = params.message;
}
delete params.message;
if (typeof params.error === "string")
return { ...params, error: () => params.error };
return params;
}
function createTransparentProxy(getter) {
let target;
return new Proxy({}, {
get(_, prop, receiver) {
target ?? (target = getter());
return Reflect.get(target, prop, receiver);
},
set(_, prop, value, receiver) {
target ?? (target = getter());
return Reflect.set(target, prop, value, receiver);
},
has(_, prop) {
target ?? (target = getter());
return Reflect.has(target, prop);
},
deleteProperty(_, prop) {
target ?? (target = getter());
return Reflect.deleteProperty(target, prop);
},
ownKeys(_) {
target ?? (target = getter());
return Reflect.ownKeys(target);
},
getOwnPropertyDescriptor(_, prop) {
target ?? (target = getter());
return Reflect.getOwnPropertyDescriptor(target, prop);
},
defineProperty(_, prop, descriptor) {
target ?? (target = getter());
return Reflect.defineProperty(target, prop, descriptor);
},
});
}
function stringifyPrimitive(value) {
if (typeof value === "bigint")
return value.toString() + "n";
if (typeof value === "string")
return `"${value}"`;
return `${value}`;
}
function optionalKeys(shape) {
return Object.keys(shape).filter((k) => {
return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
});
}
const NUMBER_FORMAT_RANGES =  (() => ({
safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
int32: [-2147483648, 2147483647],
uint32: [0, 4294967295],
float32: [-3.4028234663852886e38, 3.4028234663852886e38],
float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
const BIGINT_FORMAT_RANGES = {
int64: [ BigInt("-9223372036854775808"),  BigInt("9223372036854775807")],
uint64: [ BigInt(0),  BigInt("18446744073709551615")],
};
function pick(schema, mask) {
const currDef = schema._zod.def;
const checks = currDef.checks;
const hasChecks = checks && checks.length > 0;
if (hasChecks) {
throw new Error(".pick() cannot be used on object schemas containing refinements");
}
const newShape = {};
mirrorShape(newShape, schema, maskedKeys(schema, mask));
return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function maskedKeys(schema, mask) {
const raw = sourceShape(schema);
const keys = [];
for (const key of Reflect.ownKeys(mask)) {
if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
throw new Error(`Unrecognized key: "${String(key)}"`);
}
if (mask[key])
keys.push(key);
}
return keys;
}
function omit(schema, mask) {
const currDef = schema._zod.def;
const checks = currDef.checks;
const hasChecks = checks && checks.length > 0;
if (hasChecks) {
throw new Error(".omit() cannot be used on object schemas containing refinements");
}
const omitted = new Set(maskedKeys(schema, mask));
const newShape = {};
mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
if (!isPlainObject(shape)) {
throw new Error("Invalid input to extend: expected a plain object");
}
const checks = schema._zod.def.checks;
const hasChecks = checks && checks.length > 0;
if (hasChecks) {
const existingShape = sourceShape(schema);
for (const key of Reflect.ownKeys(shape)) {
if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
}
}
}
return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
const newShape = {};
mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
mirrorProps(newShape, shape);
return newShape;
}
function safeExtend(schema, shape) {
if (!isPlainObject(shape)) {
throw new Error("Invalid input to safeExtend: expected a plain object");
}
return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
if (!b?._zod?.def) {
throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
}
if (a._zod.def.checks?.length) {
throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
}
const newShape = {};
mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
const def = mergeDefs(a._zod.def, {
shape: newShape,
get catchall() {
return b._zod.def.catchall;
},
checks: b._zod.def.checks ?? [],
});
return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
const currDef = schema._zod.def;
const checks = currDef.checks;
const hasChecks = checks && checks.length > 0;
if (hasChecks) {
throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
}
const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
const newShape = {};
mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class &&
((value, key) => (selected && !selected.has(key) ? value : new Class({ type: "optional", innerType: value }))));
return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class, schema, mask) {
const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
const newShape = {};
mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) =>
selected && !selected.has(key) ? value : new Class({ type: "nonoptional", innerType: value }));
return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
if (x.aborted === true)
return true;
for (let i = startIndex; i < x.issues.length; i++) {
if (x.issues[i]?.continue !== true) {
return true;
}
}
return false;
}
function explicitlyAborted(x, startIndex = 0) {
if (x.aborted === true)
return true;
for (let i = startIndex; i < x.issues.length; i++) {
if (x.issues[i]?.continue === false) {
return true;
}
}
return false;
}
function prefixIssues(path, issues) {
return issues.map((iss) => {
var _a;
(_a = iss).path ?? (_a.path = []);
iss.path.unshift(path);
return iss;
});
}
function unwrapMessage(message) {
return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
const caps = [];
for (const ch of defChecks ?? []) {
const d = ch._zod.def;
if (!/_(length|size)$|_equals$/.test(d.check))
break;
const max = d.maximum ?? d.length ?? d.size;
if (max >= 0)
caps.push([max, ch]);
}
return caps;
}
function attachSchema(issues, start, inst) {
var _a;
for (let i = start; i < issues.length; i++) {
(_a = issues[i]).schema ?? (_a.schema = inst);
}
}
function finalizeIssue(iss, ctx, config) {
var _a;
const traits = iss.inst?._zod?.traits;
if (traits?.has("$ZodType")) {
if (traits.has("$ZodCheck"))
(_a = iss).schema ?? (_a.schema = iss.inst);
else
iss.schema = iss.inst;
}
const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
const message = iss.message
? iss.message
: (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
unwrapMessage(schemaError?.(iss)) ??
unwrapMessage(ctx?.error?.(iss)) ??
unwrapMessage(config.customError?.(iss)) ??
unwrapMessage(config.localeError?.(iss)) ??
"Invalid input");
const full = {};
for (const k of Object.keys(iss)) {
if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
continue;
full[k] = iss[k];
}
full.path ?? (full.path = []);
full.message = message;
if (ctx?.reportInput) {
full.input = iss.input;
}
return full;
}
function getSizableOrigin(input) {
if (input instanceof Set)
return "set";
if (input instanceof Map)
return "map";
if (input instanceof File)
return "file";
return "unknown";
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
const units = str.length;
if (!highSurrogate.test(str))
return units;
let count = units;
for (let i = 0; i < units - 1; i++) {
if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
count--;
i++;
}
}
return count;
}
function getLengthableOrigin(input) {
if (Array.isArray(input))
return "array";
if (typeof input === "string")
return "string";
return "unknown";
}
function parsedType(data) {
const t = typeof data;
switch (t) {
case "number": {
return Number.isNaN(data) ? "nan" : "number";
}
case "object": {
if (data === null) {
return "null";
}
if (Array.isArray(data)) {
return "array";
}
const obj = data;
if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
return obj.constructor.name;
}
}
}
return t;
}
function issue(...args) {
const [iss, input, inst] = args;
if (typeof iss === "string") {
return {
message: iss,
code: "custom",
input,
inst,
};
}
return { ...iss };
}
function cleanEnum(obj) {
return Object.entries(obj)
.filter(([k, _]) => {
return Number.isNaN(Number.parseInt(k, 10));
})
.map((el) => el[1]);
}
function base64ToUint8Array(base64) {
const binaryString = atob(base64);
const bytes = new Uint8Array(binaryString.length);
for (let i = 0; i < binaryString.length; i++) {
bytes[i] = binaryString.charCodeAt(i);
}
return bytes;
}
function uint8ArrayToBase64(bytes) {
let binaryString = "";
for (let i = 0; i < bytes.length; i++) {
binaryString += String.fromCharCode(bytes[i]);
}
return btoa(binaryString);
}
function base64urlToUint8Array(base64url) {
const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
const padding = "=".repeat((4 - (base64.length % 4)) % 4);
return base64ToUint8Array(base64 + padding);
}
function uint8ArrayToBase64url(bytes) {
return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
const cleanHex = hex.replace(/^0x/, "");
if (cleanHex.length % 2 !== 0) {
throw new Error("Invalid hex string length");
}
const bytes = new Uint8Array(cleanHex.length / 2);
for (let i = 0; i < cleanHex.length; i += 2) {
bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
}
return bytes;
}
function uint8ArrayToHex(bytes) {
return Array.from(bytes)
.map((b) => b.toString(16).padStart(2, "0"))
.join("");
}
class Class {
constructor(..._args) { }
}
function members(proto, table) {
for (const key in table) {
const desc = Object.getOwnPropertyDescriptor(table, key);
if (desc.get)
Object.defineProperty(proto, key, { ...desc, enumerable: false });
else
defineBound(proto, key, desc.value);
}
}
function own(inst, key, value, enumerable = true) {
Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
return value;
}
function hide(inst, key, value) {
return own(inst, key, value, false);
}
function derived(computes, table) {
for (const key in computes) {
const compute = computes[key];
Object.defineProperty(table, key, {
configurable: true,
enumerable: true,
get() {
return own(this, key, compute(this));
},
set(value) {
own(this, key, value);
},
});
}
return table;
}
function defineBound(proto, key, fn) {
Object.defineProperty(proto, key, {
configurable: true,
get() {
return this == null ? fn : own(this, key, fn.bind(this));
},
set(value) {
own(this, key, value);
},
});
}
function claim(inst, sentinel) {
const proto = Object.getPrototypeOf(inst);
return sentinel in proto ? undefined : proto;
}
let installing;
let broke = false;
const breaker = {
configurable: true,
get() {
broke = true;
return undefined;
},
};
function defineLazyInternal(inst, key, compute) {
const proto = Object.getPrototypeOf(inst._zod);
if (key in proto && installing !== inst._zod) {
installing = undefined;
return;
}
installing = inst._zod;
Object.defineProperty(proto, key, {
configurable: true,
get() {
Object.defineProperty(this, key, breaker);
const outer = broke;
broke = false;
try {
const value = compute(this);
if (broke)
delete this[key];
else
Object.defineProperty(this, key, { configurable: true, writable: true, value });
broke = broke || outer;
return value;
}
catch (err) {
delete this[key];
broke = broke || outer;
throw err;
}
},
set(value) {
Object.defineProperty(this, key, { configurable: true, writable: true, value });
},
});
}
function installLazyProp(inst, key, make, enumerable) {
const proto = claim(inst, key);
if (!proto)
return;
Object.defineProperty(proto, key, {
configurable: true,
get() {
const desc = { configurable: true, writable: true, enumerable, value: undefined };
Object.defineProperty(this, key, desc);
desc.value = make(this);
Object.defineProperty(this, key, desc);
return desc.value;
},
set(value) {
Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
},
});
}
const CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
const fn = () => value;
fn[CONSTANT_CATCH] = true;
return fn;
}
;
var _a;
const NEVER =  Object.freeze({
status: "aborted",
});
const _zodDesc = { value: undefined, enumerable: false };
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
const E = _E;
if (E) {
const saved = E.stackTraceLimit;
if (typeof saved === "number") {
try {
E.stackTraceLimit = 0;
}
catch {
_E = null;
return new Definition();
}
try {
return new Definition();
}
finally {
E.stackTraceLimit = saved;
}
}
}
return new Definition();
}
function $constructor(name, initializer,
proto, params) {
const zodProto = {};
function Internals(def) {
this.def = def;
this.constr = _;
this.traits = new Set();
}
Internals.prototype = zodProto;
const protoMembers = proto;
const initialized = protoMembers && new WeakSet();
function init(inst, def) {
if (!inst._zod) {
_zodDesc.value = new Internals(def);
try {
Object.defineProperty(inst, "_zod", _zodDesc);
}
finally {
_zodDesc.value = undefined;
}
}
else if (inst._zod.traits.has(name)) {
return;
}
inst._zod.traits.add(name);
initializer(inst, def);
if (initialized) {
const own = Object.getPrototypeOf(inst);
const ctorProto = inst._zod.constr.prototype;
let up = own;
while (up && up !== ctorProto)
up = Object.getPrototypeOf(up);
const target = up ?? own;
if (!initialized.has(target)) {
initialized.add(target);
members(target, protoMembers);
}
}
const proto = _.prototype;
for (const k in proto) {
if (!Object.prototype.hasOwnProperty.call(proto, k))
continue;
if (!(k in inst)) {
inst[k] = proto[k].bind(inst);
}
}
}
const Parent = params?.Parent ?? Object;
class Definition extends Parent {
}
Object.defineProperty(Definition, "name", { value: name });
function _(def) {
const inst = params?.Parent ? newError(Definition) : this;
init(inst, def);
const deferred = inst._zod.deferred;
if (deferred) {
for (const fn of deferred) {
fn();
}
inst._zod.deferred = undefined;
}
const pp = globalThis.__zod_globalConfig?.postProcessor;
if (pp)
pp(inst);
return inst;
}
Object.defineProperty(_, "init", { value: init });
Object.defineProperty(_, Symbol.hasInstance, {
value: (inst) => {
if (params?.Parent && inst instanceof params.Parent)
return true;
return inst?._zod?.traits?.has(name);
},
});
Object.defineProperty(_, "name", { value: name });
return _;
}
const $brand =  ( null && (Symbol("zod_brand")));
class $ZodAsyncError extends Error {
constructor() {
super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
}
}
class $ZodEncodeError extends Error {
constructor(name) {
super(`Encountered unidirectional transform during encode: ${name}`);
this.name = "ZodEncodeError";
}
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const core_globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
if (newConfig)
Object.assign(core_globalConfig, newConfig);
return core_globalConfig;
}
;
const $ZodCheck =  $constructor("$ZodCheck", (inst, def) => {
var _a;
inst._zod ?? (inst._zod = {});
inst._zod.def = def;
(_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasSize = (payload) => {
const val = payload.value;
return !util.nullish(val) && val.size !== undefined;
};
const _whenHasLength = (payload) => {
const val = payload.value;
return !util.nullish(val) && val.length !== undefined;
};
const numericOriginMap = {
number: "number",
bigint: "bigint",
object: "date",
};
const $ZodCheckLessThan =  ( null && (core.$constructor("$ZodCheckLessThan", (inst, def) => {
$ZodCheck.init(inst, def);
const origin = numericOriginMap[typeof def.value];
inst._zod.check = (payload) => {
if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
return;
}
payload.issues.push({
origin: numericOriginMap[typeof payload.value] ?? origin,
code: "too_big",
maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
input: payload.value,
inclusive: def.inclusive,
inst,
continue: !def.abort,
});
};
})));
const $ZodCheckGreaterThan =  $constructor("$ZodCheckGreaterThan", (inst, def) => {
$ZodCheck.init(inst, def);
const origin = numericOriginMap[typeof def.value];
inst._zod.check = (payload) => {
if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
return;
}
payload.issues.push({
origin: numericOriginMap[typeof payload.value] ?? origin,
code: "too_small",
minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
input: payload.value,
inclusive: def.inclusive,
inst,
continue: !def.abort,
});
};
});
const $ZodCheckMultipleOf =
( null && (core.$constructor("$ZodCheckMultipleOf", (inst, def) => {
$ZodCheck.init(inst, def);
inst._zod.check = (payload) => {
if (typeof payload.value !== typeof def.value)
throw new Error("Cannot mix number and bigint in multiple_of check.");
const isMultiple = typeof payload.value === "bigint"
? 
def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
: util.floatSafeRemainder(payload.value, def.value) === 0;
if (isMultiple)
return;
payload.issues.push({
origin: typeof payload.value,
code: "not_multiple_of",
divisor: def.value,
input: payload.value,
inst,
continue: !def.abort,
});
};
})));
const $ZodCheckNumberFormat =  $constructor("$ZodCheckNumberFormat", (inst, def) => {
$ZodCheck.init(inst, def); 
def.format = def.format || "float64";
const isInt = def.format?.includes("int");
const origin = isInt ? "int" : "number";
const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
inst._zod.check = (payload) => {
const input = payload.value;
if (isInt) {
if (!Number.isInteger(input)) {
payload.issues.push({
expected: origin,
format: def.format,
code: "invalid_type",
continue: false,
input,
inst,
});
return;
}
if (!Number.isSafeInteger(input)) {
if (input > 0) {
payload.issues.push({
input,
code: "too_big",
maximum: Number.MAX_SAFE_INTEGER,
note: "Integers must be within the safe integer range.",
inst,
origin,
inclusive: true,
continue: !def.abort,
});
}
else {
payload.issues.push({
input,
code: "too_small",
minimum: Number.MIN_SAFE_INTEGER,
note: "Integers must be within the safe integer range.",
inst,
origin,
inclusive: true,
continue: !def.abort,
});
}
return;
}
}
if (input < minimum) {
payload.issues.push({
origin: "number",
input,
code: "too_small",
minimum,
inclusive: true,
inst,
continue: !def.abort,
});
}
if (input > maximum) {
payload.issues.push({
origin: "number",
input,
code: "too_big",
maximum,
inclusive: true,
inst,
continue: !def.abort,
});
}
};
});
const $ZodCheckBigIntFormat =  ( null && (core.$constructor("$ZodCheckBigIntFormat", (inst, def) => {
$ZodCheck.init(inst, def); 
const [minimum, maximum] = util.BIGINT_FORMAT_RANGES[def.format];
inst._zod.check = (payload) => {
const input = payload.value;
if (input < minimum) {
payload.issues.push({
origin: "bigint",
input,
code: "too_small",
minimum: minimum,
inclusive: true,
inst,
continue: !def.abort,
});
}
if (input > maximum) {
payload.issues.push({
origin: "bigint",
input,
code: "too_big",
maximum,
inclusive: true,
inst,
continue: !def.abort,
});
}
};
})));
const $ZodCheckMaxSize =  ( null && (core.$constructor("$ZodCheckMaxSize", (inst, def) => {
var _a;
$ZodCheck.init(inst, def);
(_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
inst._zod.check = (payload) => {
const input = payload.value;
const size = input.size;
if (size <= def.maximum)
return;
payload.issues.push({
origin: util.getSizableOrigin(input),
code: "too_big",
maximum: def.maximum,
inclusive: true,
input,
inst,
continue: !def.abort,
});
};
})));
const $ZodCheckMinSize =  ( null && (core.$constructor("$ZodCheckMinSize", (inst, def) => {
var _a;
$ZodCheck.init(inst, def);
(_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
inst._zod.check = (payload) => {
const input = payload.value;
const size = input.size;
if (size >= def.minimum)
return;
payload.issues.push({
origin: util.getSizableOrigin(input),
code: "too_small",
minimum: def.minimum,
inclusive: true,
input,
inst,
continue: !def.abort,
});
};
})));
const $ZodCheckSizeEquals =  ( null && (core.$constructor("$ZodCheckSizeEquals", (inst, def) => {
var _a;
$ZodCheck.init(inst, def);
(_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
inst._zod.check = (payload) => {
const input = payload.value;
const size = input.size;
if (size === def.size)
return;
const tooBig = size > def.size;
payload.issues.push({
origin: util.getSizableOrigin(input),
...(tooBig ? { code: "too_big", maximum: def.size } : { code: "too_small", minimum: def.size }),
inclusive: true,
exact: true,
input: payload.value,
inst,
continue: !def.abort,
});
};
})));
const $ZodCheckMaxLength =  ( null && (core.$constructor("$ZodCheckMaxLength", (inst, def) => {
var _a;
$ZodCheck.init(inst, def);
(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
inst._zod.check = (payload) => {
const input = payload.value;
const units = input.length;
const length = typeof input === "string" && units > def.maximum ? util.codePointLength(input) : units;
if (length <= def.maximum)
return;
const origin = util.getLengthableOrigin(input);
payload.issues.push({
origin,
code: "too_big",
maximum: def.maximum,
inclusive: true,
input,
inst,
continue: !def.abort,
});
};
})));
const $ZodCheckMinLength =  ( null && (core.$constructor("$ZodCheckMinLength", (inst, def) => {
var _a;
$ZodCheck.init(inst, def);
(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
inst._zod.check = (payload) => {
const input = payload.value;
const units = input.length;
const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
? util.codePointLength(input)
: units;
if (length >= def.minimum)
return;
const origin = util.getLengthableOrigin(input);
payload.issues.push({
origin,
code: "too_small",
minimum: def.minimum,
inclusive: true,
input,
inst,
continue: !def.abort,
});
};
})));
const $ZodCheckLengthEquals =  ( null && (core.$constructor("$ZodCheckLengthEquals", (inst, def) => {
var _a;
$ZodCheck.init(inst, def);
(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
inst._zod.check = (payload) => {
const input = payload.value;
const units = input.length;
const length = typeof input === "string" && units >= def.length && units <= def.length * 2
? util.codePointLength(input)
: units;
if (length === def.length)
return;
const origin = util.getLengthableOrigin(input);
const tooBig = length > def.length;
payload.issues.push({
origin,
...(tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length }),
inclusive: true,
exact: true,
input: payload.value,
inst,
continue: !def.abort,
});
};
})));
const $ZodCheckStringFormat =  ( null && (core.$constructor("$ZodCheckStringFormat", (inst, def) => {
var _a, _b;
$ZodCheck.init(inst, def);
if (def.pattern)
(_a = inst._zod).check ?? (_a.check = (payload) => {
def.pattern.lastIndex = 0;
if (def.pattern.test(payload.value))
return;
payload.issues.push({
origin: "string",
code: "invalid_format",
format: def.format,
input: payload.value,
...(def.pattern ? { pattern: def.pattern.toString() } : {}),
inst,
continue: !def.abort,
});
});
else
(_b = inst._zod).check ?? (_b.check = () => { });
})));
const $ZodCheckRegex =  ( null && (core.$constructor("$ZodCheckRegex", (inst, def) => {
$ZodCheckStringFormat.init(inst, def);
inst._zod.check = (payload) => {
def.pattern.lastIndex = 0;
if (def.pattern.test(payload.value))
return;
payload.issues.push({
origin: "string",
code: "invalid_format",
format: "regex",
input: payload.value,
pattern: def.pattern.toString(),
inst,
continue: !def.abort,
});
};
})));
const $ZodCheckLowerCase =  ( null && (core.$constructor("$ZodCheckLowerCase", (inst, def) => {
def.pattern ?? (def.pattern = regexes.lowercase);
$ZodCheckStringFormat.init(inst, def);
})));
const $ZodCheckUpperCase =  ( null && (core.$constructor("$ZodCheckUpperCase", (inst, def) => {
def.pattern ?? (def.pattern = regexes.uppercase);
$ZodCheckStringFormat.init(inst, def);
})));
const $ZodCheckIncludes =  ( null && (core.$constructor("$ZodCheckIncludes", (inst, def) => {
$ZodCheck.init(inst, def);
const escapedRegex = util.escapeRegex(def.includes);
const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
def.pattern = pattern;
inst._zod.check = (payload) => {
if (payload.value.includes(def.includes, def.position))
return;
payload.issues.push({
origin: "string",
code: "invalid_format",
format: "includes",
includes: def.includes,
input: payload.value,
inst,
continue: !def.abort,
});
};
})));
const $ZodCheckStartsWith =  ( null && (core.$constructor("$ZodCheckStartsWith", (inst, def) => {
$ZodCheck.init(inst, def);
const pattern = new RegExp(`^${util.escapeRegex(def.prefix)}.*`);
def.pattern ?? (def.pattern = pattern);
inst._zod.check = (payload) => {
if (payload.value.startsWith(def.prefix))
return;
payload.issues.push({
origin: "string",
code: "invalid_format",
format: "starts_with",
prefix: def.prefix,
input: payload.value,
inst,
continue: !def.abort,
});
};
})));
const $ZodCheckEndsWith =  ( null && (core.$constructor("$ZodCheckEndsWith", (inst, def) => {
$ZodCheck.init(inst, def);
const pattern = new RegExp(`.*${util.escapeRegex(def.suffix)}$`);
def.pattern ?? (def.pattern = pattern);
inst._zod.check = (payload) => {
if (payload.value.endsWith(def.suffix))
return;
payload.issues.push({
origin: "string",
code: "invalid_format",
format: "ends_with",
suffix: def.suffix,
input: payload.value,
inst,
continue: !def.abort,
});
};
})));
function handleCheckPropertyResult(result, payload, property) {
if (result.issues.length) {
payload.issues.push(...util.prefixIssues(property, result.issues));
}
}
const $ZodCheckProperty =  ( null && (core.$constructor("$ZodCheckProperty", (inst, def) => {
$ZodCheck.init(inst, def);
inst._zod.check = (payload) => {
const result = def.schema._zod.run({
value: payload.value[def.property],
issues: [],
}, {});
if (result instanceof Promise) {
return result.then((result) => handleCheckPropertyResult(result, payload, def.property));
}
handleCheckPropertyResult(result, payload, def.property);
return;
};
})));
const $ZodCheckProperties =  ( null && (core.$constructor("$ZodCheckProperties", (inst, def) => {
$ZodCheck.init(inst, def);
util.hide(inst, Symbol.iterator, function* () {
yield inst;
});
let entries;
inst._zod.check = (payload) => {
if (payload.value == null) {
payload.issues.push({ expected: "object", code: "invalid_type", input: payload.value, inst });
return undefined;
}
entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
const input = payload.value;
let proms;
for (const [key, schema] of entries) {
const result = schema._zod.run({ value: input[key], issues: [] }, {});
if (result instanceof Promise) {
proms ?? (proms = []);
proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
}
else {
handleCheckPropertyResult(result, payload, key);
}
}
if (proms)
return Promise.all(proms).then(() => undefined);
return undefined;
};
})));
const $ZodCheckMimeType =  ( null && (core.$constructor("$ZodCheckMimeType", (inst, def) => {
$ZodCheck.init(inst, def);
const mimeSet = new Set(def.mime);
inst._zod.check = (payload) => {
if (mimeSet.has(payload.value.type))
return;
payload.issues.push({
code: "invalid_value",
values: def.mime,
input: payload.value.type,
inst,
continue: !def.abort,
});
};
})));
const $ZodCheckOverwrite =  ( null && (core.$constructor("$ZodCheckOverwrite", (inst, def) => {
$ZodCheck.init(inst, def);
inst._zod.check = (payload) => {
payload.value = def.tx(payload.value);
};
})));
;
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
const uuid = (version) => {
if (!version)
return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const uuid4 =  ( null && (uuid(4)));
const uuid6 =  ( null && (uuid(6)));
const uuid7 =  ( null && (uuid(7)));
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
const idnEmail = ( null && (unicodeEmail));
const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const _emoji = ( null && (`^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`));
function emoji() {
return new RegExp(_emoji, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (delimiter) => {
const escapedDelim = util.escapeRegex(delimiter ?? ":");
return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
};
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const creditCard = /^\d(?:[ -]?\d){11,18}$/;
const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const dateSource = ( null && (`(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`));
function regexes_anchor(source) {
return new RegExp(`^${source}$`);
}
const date =  ( null && (regexes_anchor(dateSource)));
function timeSource(args) {
const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
const regex = typeof args.precision === "number"
? args.precision === -1
? `${hhmm}`
: args.precision === 0
? `${hhmm}:[0-5]\\d`
: `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`
: args.seconds
? `${hhmm}:[0-5]\\d(?:\\.\\d+)?`
: `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
return regex;
}
function time(args) {
return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
const opts = ["Z"];
if (args.offset)
opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const string = (params) => {
const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
return new RegExp(`^${regex}$`);
};
const bigint = /^-?\d+n?$/;
const integer = /^-?\d+$/;
const number = /^-?\d+(?:\.\d+)?$/;
const regexes_boolean = /^(?:true|false)$/i;
const _null = /^null$/i;
const _undefined = /^undefined$/i;
const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;
const hex = /^[0-9a-fA-F]*$/;
function fixedBase64(bodyLength, padding) {
return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
function fixedBase64url(length) {
return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
const md5_hex = /^[0-9a-fA-F]{32}$/;
const md5_base64 =  ( null && (fixedBase64(22, "==")));
const md5_base64url =  ( null && (fixedBase64url(22)));
const sha1_hex = /^[0-9a-fA-F]{40}$/;
const sha1_base64 =  ( null && (fixedBase64(27, "=")));
const sha1_base64url =  ( null && (fixedBase64url(27)));
const sha256_hex = /^[0-9a-fA-F]{64}$/;
const sha256_base64 =  ( null && (fixedBase64(43, "=")));
const sha256_base64url =  ( null && (fixedBase64url(43)));
const sha384_hex = /^[0-9a-fA-F]{96}$/;
const sha384_base64 =  ( null && (fixedBase64(64, "")));
const sha384_base64url =  ( null && (fixedBase64url(64)));
const sha512_hex = /^[0-9a-fA-F]{128}$/;
const sha512_base64 =  ( null && (fixedBase64(86, "==")));
const sha512_base64url =  ( null && (fixedBase64url(86)));
;
const version = {
major: 4,
minor: 6,
patch: 7,
};
;
const $ZodType =  $constructor("$ZodType", (inst, def) => {
var _a;
inst ?? (inst = {});
inst._zod.def = def; 
inst._zod.bag = inst._zod.bag || {}; 
inst._zod.version = version;
const defChecks = inst._zod.def.checks;
const checks = inst._zod.traits.has("$ZodCheck")
? [inst, ...(defChecks ?? [])]
: defChecks?.length
? [...defChecks]
: [];
for (const ch of checks) {
for (const fn of ch._zod.onattach) {
fn(inst);
}
}
if (checks.length === 0) {
(_a = inst._zod).deferred ?? (_a.deferred = []);
inst._zod.deferred?.push(() => {
inst._zod.run = inst._zod.parse;
});
}
else {
const runChecks = (payload, checks, ctx) => {
if (payload.memo)
return payload;
let isAborted = aborted(payload);
let asyncResult;
for (const ch of checks) {
if (ch._zod.def.when) {
if (explicitlyAborted(payload))
continue;
const shouldRun = ch._zod.def.when(payload);
if (!shouldRun)
continue;
}
else if (isAborted) {
continue;
}
const currLen = payload.issues.length;
const _ = ch._zod.check(payload);
if (_ instanceof Promise && ctx?.async === false) {
throw new $ZodAsyncError();
}
if (asyncResult || _ instanceof Promise) {
asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
await _;
const nextLen = payload.issues.length;
if (nextLen === currLen)
return;
attachSchema(payload.issues, currLen, inst);
if (!isAborted)
isAborted = aborted(payload, currLen);
});
}
else {
const nextLen = payload.issues.length;
if (nextLen === currLen)
continue;
attachSchema(payload.issues, currLen, inst);
if (!isAborted)
isAborted = aborted(payload, currLen);
}
}
if (asyncResult) {
return asyncResult.then(() => {
return payload;
});
}
return payload;
};
const handleCanaryResult = (canary, payload, ctx) => {
if (aborted(canary)) {
canary.aborted = true;
return canary;
}
const checkResult = runChecks(payload, checks, ctx);
if (checkResult instanceof Promise) {
if (ctx.async === false)
throw new $ZodAsyncError();
return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
}
return inst._zod.parse(checkResult, ctx);
};
inst._zod.run = (payload, ctx) => {
if (ctx.skipChecks) {
return inst._zod.parse(payload, ctx);
}
if (ctx.direction === "backward") {
const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
if (canary instanceof Promise) {
return canary.then((canary) => {
return handleCanaryResult(canary, payload, ctx);
});
}
return handleCanaryResult(canary, payload, ctx);
}
const result = inst._zod.parse(payload, ctx);
if (result instanceof Promise) {
if (ctx.async === false)
throw new $ZodAsyncError();
return result.then((result) => runChecks(result, checks, ctx));
}
return runChecks(result, checks, ctx);
};
}
}, {
get "~standard"() {
return hide(this, "~standard", standardProps(this));
},
set "~standard"(value) {
own(this, "~standard", value);
},
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
const ctx = { async: true };
return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
return {
validate: (value) => {
const ctx = { async: false };
try {
const r = inst._zod.run({ value, issues: [] }, ctx);
if (!(r instanceof Promise))
return toStandardResult(r, ctx);
}
catch (_) { }
return validateAsync(inst, value);
},
vendor: "zod",
version: 1,
};
}
const $ZodString =  $constructor("$ZodString", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.pattern = def.pattern ?? anyString;
inst._zod.parse = (payload, _) => {
if (def.coerce)
try {
payload.value = String(payload.value);
}
catch (_) { }
if (typeof payload.value === "string")
return payload;
payload.issues.push({
expected: "string",
code: "invalid_type",
input: payload.value,
inst,
});
return payload;
};
});
const $ZodStringFormat =  ( null && (core.$constructor("$ZodStringFormat", (inst, def) => {
checks.$ZodCheckStringFormat.init(inst, def);
$ZodString.init(inst, def);
})));
const $ZodGUID =  ( null && (core.$constructor("$ZodGUID", (inst, def) => {
def.pattern ?? (def.pattern = regexes.guid);
$ZodStringFormat.init(inst, def);
})));
const $ZodUUID =  ( null && (core.$constructor("$ZodUUID", (inst, def) => {
if (def.version) {
const versionMap = {
v1: 1,
v2: 2,
v3: 3,
v4: 4,
v5: 5,
v6: 6,
v7: 7,
v8: 8,
};
const v = versionMap[def.version];
if (v === undefined)
throw new Error(`Invalid UUID version: "${def.version}"`);
def.pattern ?? (def.pattern = regexes.uuid(v));
}
else
def.pattern ?? (def.pattern = regexes.uuid());
$ZodStringFormat.init(inst, def);
})));
const $ZodEmail =  ( null && (core.$constructor("$ZodEmail", (inst, def) => {
def.pattern ?? (def.pattern = regexes.email);
$ZodStringFormat.init(inst, def);
})));
const URL_BAD_FORMAT = 1;
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
try {
if (typeof URL !== "undefined" && typeof URL.canParse === "function")
return URL.canParse(input);
new URL(input);
return true;
}
catch {
return false;
}
}
function validateURL(trimmed, def) {
if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
return canParseURL(trimmed) || URL_UNPARSEABLE;
}
return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
if (!def.normalize && def.protocol?.source === regexes.httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
return URL_BAD_FORMAT;
}
try {
if (typeof URL !== "undefined") {
const URLStatic = URL;
if (typeof URLStatic.parse === "function")
return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
}
return new URL(trimmed);
}
catch {
return URL_UNPARSEABLE;
}
}
const asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
hostname.lastIndex = 0;
return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
protocol.lastIndex = 0;
return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL =  ( null && (core.$constructor("$ZodURL", (inst, def) => {
$ZodStringFormat.init(inst, def);
inst._zod.check = (payload) => {
try {
const trimmed = payload.value.trim();
const url = validateURL(trimmed, def);
if (url === URL_BAD_FORMAT) {
payload.issues.push({
code: "invalid_format",
format: "url",
note: "Invalid URL format",
input: payload.value,
inst,
continue: !def.abort,
});
return;
}
if (url === URL_UNPARSEABLE) {
payload.issues.push({
code: "invalid_format",
format: "url",
input: payload.value,
inst,
continue: !def.abort,
});
return;
}
if (url === true) {
payload.value = stripTabAndNewline(trimmed);
return;
}
if (def.hostname && !urlHostnameOk(url, def.hostname)) {
payload.issues.push({
code: "invalid_format",
format: "url",
note: "Invalid hostname",
pattern: def.hostname.source,
input: payload.value,
inst,
continue: !def.abort,
});
}
if (def.protocol && !urlProtocolOk(url, def.protocol)) {
payload.issues.push({
code: "invalid_format",
format: "url",
note: "Invalid protocol",
pattern: def.protocol.source,
input: payload.value,
inst,
continue: !def.abort,
});
}
payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
return;
}
catch (_) {
payload.issues.push({
code: "invalid_format",
format: "url",
input: payload.value,
inst,
continue: !def.abort,
});
}
};
})));
const $ZodEmoji =  ( null && (core.$constructor("$ZodEmoji", (inst, def) => {
def.pattern ?? (def.pattern = regexes.emoji());
$ZodStringFormat.init(inst, def);
})));
const $ZodNanoID =  ( null && (core.$constructor("$ZodNanoID", (inst, def) => {
if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1))
throw new Error(`Invalid nanoid length: ${def.length}`);
def.pattern ?? (def.pattern = def.length === undefined ? regexes.nanoid : regexes.nanoidOfLength(def.length));
$ZodStringFormat.init(inst, def);
})));
const $ZodCUID =  ( null && (core.$constructor("$ZodCUID", (inst, def) => {
def.pattern ?? (def.pattern = regexes.cuid);
$ZodStringFormat.init(inst, def);
})));
const $ZodCUID2 =  ( null && (core.$constructor("$ZodCUID2", (inst, def) => {
def.pattern ?? (def.pattern = regexes.cuid2);
$ZodStringFormat.init(inst, def);
})));
const $ZodULID =  ( null && (core.$constructor("$ZodULID", (inst, def) => {
def.pattern ?? (def.pattern = regexes.ulid);
$ZodStringFormat.init(inst, def);
})));
const $ZodXID =  ( null && (core.$constructor("$ZodXID", (inst, def) => {
def.pattern ?? (def.pattern = regexes.xid);
$ZodStringFormat.init(inst, def);
})));
const $ZodKSUID =  ( null && (core.$constructor("$ZodKSUID", (inst, def) => {
def.pattern ?? (def.pattern = regexes.ksuid);
$ZodStringFormat.init(inst, def);
})));
const $ZodISODateTime =  ( null && (core.$constructor("$ZodISODateTime", (inst, def) => {
def.pattern ?? (def.pattern = regexes.datetime(def));
$ZodStringFormat.init(inst, def);
})));
const $ZodISODate =  ( null && (core.$constructor("$ZodISODate", (inst, def) => {
def.pattern ?? (def.pattern = regexes.date);
$ZodStringFormat.init(inst, def);
})));
const $ZodISOTime =  ( null && (core.$constructor("$ZodISOTime", (inst, def) => {
def.pattern ?? (def.pattern = regexes.time(def));
$ZodStringFormat.init(inst, def);
})));
const $ZodISODuration =  ( null && (core.$constructor("$ZodISODuration", (inst, def) => {
def.pattern ?? (def.pattern = regexes.duration);
$ZodStringFormat.init(inst, def);
})));
const $ZodIPv4 =  ( null && (core.$constructor("$ZodIPv4", (inst, def) => {
def.pattern ?? (def.pattern = regexes.ipv4);
$ZodStringFormat.init(inst, def);
})));
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
if (!ipv6Alphabet.test(value))
return false;
return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 =  ( null && (core.$constructor("$ZodIPv6", (inst, def) => {
def.pattern ?? (def.pattern = regexes.ipv6);
$ZodStringFormat.init(inst, def);
inst._zod.check = (payload) => {
if (!isValidIPv6(payload.value)) {
payload.issues.push({
code: "invalid_format",
format: "ipv6",
input: payload.value,
inst,
continue: !def.abort,
});
}
};
})));
const $ZodMAC =  ( null && (core.$constructor("$ZodMAC", (inst, def) => {
def.pattern ?? (def.pattern = regexes.mac(def.delimiter));
$ZodStringFormat.init(inst, def);
})));
const $ZodCIDRv4 =  ( null && (core.$constructor("$ZodCIDRv4", (inst, def) => {
def.pattern ?? (def.pattern = regexes.cidrv4);
$ZodStringFormat.init(inst, def);
})));
function isValidCIDRv6(value) {
const parts = value.split("/");
if (parts.length !== 2)
return false;
const [address, prefix] = parts;
if (!prefix)
return false;
const prefixNum = Number(prefix);
if (`${prefixNum}` !== prefix)
return false;
if (prefixNum < 0 || prefixNum > 128)
return false;
return isValidIPv6(address);
}
const $ZodCIDRv6 =  ( null && (core.$constructor("$ZodCIDRv6", (inst, def) => {
def.pattern ?? (def.pattern = regexes.cidrv6); 
$ZodStringFormat.init(inst, def);
inst._zod.check = (payload) => {
if (!isValidCIDRv6(payload.value)) {
payload.issues.push({
code: "invalid_format",
format: "cidrv6",
input: payload.value,
inst,
continue: !def.abort,
});
}
};
})));
function isValidBase64(data) {
if (data === "")
return true;
if (/\s/.test(data))
return false;
if (data.length % 4 !== 0)
return false;
try {
atob(data);
return true;
}
catch {
return false;
}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 =  ( null && (core.$constructor("$ZodBase64", (inst, def) => {
def.pattern ?? (def.pattern = base64Charset);
$ZodStringFormat.init(inst, def);
inst._zod.check = (payload) => {
if (isValidBase64(payload.value))
return;
payload.issues.push({
code: "invalid_format",
format: "base64",
input: payload.value,
inst,
continue: !def.abort,
});
};
})));
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
if (!base64urlCharset.test(data))
return false;
const base64 = data.replace(/[-_]/g, (c) => (c === "-" ? "+" : "/"));
const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
return isValidBase64(padded);
}
const $ZodBase64URL =  ( null && (core.$constructor("$ZodBase64URL", (inst, def) => {
def.pattern ?? (def.pattern = base64urlCharset);
$ZodStringFormat.init(inst, def);
inst._zod.check = (payload) => {
if (isValidBase64URL(payload.value))
return;
payload.issues.push({
code: "invalid_format",
format: "base64url",
input: payload.value,
inst,
continue: !def.abort,
});
};
})));
const $ZodE164 =  ( null && (core.$constructor("$ZodE164", (inst, def) => {
def.pattern ?? (def.pattern = regexes.e164);
$ZodStringFormat.init(inst, def);
})));
const CC_SANITIZE = /[- ]/g;
function isLuhnAlgo(digits) {
let length = digits.length;
let bit = 1;
let sum = 0;
while (length) {
const value = digits.charCodeAt(--length) - 48;
bit ^= 1;
sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
}
return sum % 10 === 0;
}
function isValidCreditCard(input) {
if (!regexes.creditCard.test(input))
return false;
return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
}
const $ZodCreditCard =  ( null && (core.$constructor("$ZodCreditCard", (inst, def) => {
def.pattern ?? (def.pattern = regexes.creditCard);
$ZodStringFormat.init(inst, def);
inst._zod.check = (payload) => {
if (isValidCreditCard(payload.value))
return;
payload.issues.push({
code: "invalid_format",
format: "credit_card",
input: payload.value,
inst,
continue: !def.abort,
});
};
})));
function isIso7064Mod97(iban) {
let remainder = 0;
const len = iban.length;
for (let i = 4; i < len; i++) {
const code = iban.charCodeAt(i);
remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
}
for (let i = 0; i < 4; i++) {
const code = iban.charCodeAt(i);
remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
}
return remainder === 1;
}
function isValidIBAN(input) {
if (!regexes.iban.test(input))
return false;
return isIso7064Mod97(input);
}
const $ZodIBAN =  ( null && (core.$constructor("$ZodIBAN", (inst, def) => {
def.pattern ?? (def.pattern = regexes.iban);
$ZodStringFormat.init(inst, def);
inst._zod.check = (payload) => {
if (isValidIBAN(payload.value))
return;
payload.issues.push({
code: "invalid_format",
format: "iban",
input: payload.value,
inst,
continue: !def.abort,
});
};
})));
function isValidJWT(token, algorithm = null) {
try {
const tokensParts = token.split(".");
if (tokensParts.length !== 3)
return false;
const [header] = tokensParts;
if (!header)
return false;
const parsedHeader = JSON.parse(atob(header));
if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
return false;
if (!parsedHeader.alg)
return false;
if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
return false;
return true;
}
catch {
return false;
}
}
const $ZodJWT =  ( null && (core.$constructor("$ZodJWT", (inst, def) => {
$ZodStringFormat.init(inst, def);
inst._zod.check = (payload) => {
if (isValidJWT(payload.value, def.alg))
return;
payload.issues.push({
code: "invalid_format",
format: "jwt",
input: payload.value,
inst,
continue: !def.abort,
});
};
})));
const $ZodCustomStringFormat =  ( null && (core.$constructor("$ZodCustomStringFormat", (inst, def) => {
$ZodStringFormat.init(inst, def);
inst._zod.check = (payload) => {
if (def.fn(payload.value))
return;
payload.issues.push({
code: "invalid_format",
format: def.format,
input: payload.value,
inst,
continue: !def.abort,
});
};
})));
const $ZodNumber =  $constructor("$ZodNumber", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.pattern = number;
inst._zod.parse = (payload, _ctx) => {
if (def.coerce)
try {
payload.value = Number(payload.value);
}
catch (_) { }
const input = payload.value;
if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
return payload;
}
const received = typeof input === "number"
? Number.isNaN(input)
? "NaN"
: !Number.isFinite(input)
? String(input)
: undefined
: undefined;
payload.issues.push({
expected: "number",
code: "invalid_type",
input,
inst,
...(received ? { received } : {}),
});
return payload;
};
});
const $ZodNumberFormat =  $constructor("$ZodNumberFormat", (inst, def) => {
$ZodCheckNumberFormat.init(inst, def);
$ZodNumber.init(inst, def); 
});
const $ZodBoolean =  ( null && (core.$constructor("$ZodBoolean", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.pattern = regexes.boolean;
inst._zod.parse = (payload, _ctx) => {
if (def.coerce)
try {
payload.value = Boolean(payload.value);
}
catch (_) { }
const input = payload.value;
if (typeof input === "boolean")
return payload;
payload.issues.push({
expected: "boolean",
code: "invalid_type",
input,
inst,
});
return payload;
};
})));
const $ZodBigInt =  ( null && (core.$constructor("$ZodBigInt", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.pattern = regexes.bigint;
inst._zod.parse = (payload, _ctx) => {
if (def.coerce)
try {
payload.value = BigInt(payload.value);
}
catch (_) { }
if (typeof payload.value === "bigint")
return payload;
payload.issues.push({
expected: "bigint",
code: "invalid_type",
input: payload.value,
inst,
});
return payload;
};
})));
const $ZodBigIntFormat =  ( null && (core.$constructor("$ZodBigIntFormat", (inst, def) => {
checks.$ZodCheckBigIntFormat.init(inst, def);
$ZodBigInt.init(inst, def); 
})));
const $ZodSymbol =  ( null && (core.$constructor("$ZodSymbol", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.parse = (payload, _ctx) => {
const input = payload.value;
if (typeof input === "symbol")
return payload;
payload.issues.push({
expected: "symbol",
code: "invalid_type",
input,
inst,
});
return payload;
};
})));
const $ZodUndefined =  ( null && (core.$constructor("$ZodUndefined", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.pattern = regexes.undefined;
inst._zod.values = new Set([undefined]);
inst._zod.parse = (payload, _ctx) => {
const input = payload.value;
if (typeof input === "undefined")
return payload;
payload.issues.push({
expected: "undefined",
code: "invalid_type",
input,
inst,
});
return payload;
};
})));
const $ZodNull =  ( null && (core.$constructor("$ZodNull", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.pattern = regexes.null;
inst._zod.values = new Set([null]);
inst._zod.parse = (payload, _ctx) => {
const input = payload.value;
if (input === null)
return payload;
payload.issues.push({
expected: "null",
code: "invalid_type",
input,
inst,
});
return payload;
};
})));
const $ZodAny =  ( null && (core.$constructor("$ZodAny", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.parse = (payload) => payload;
})));
const $ZodUnknown =  ( null && (core.$constructor("$ZodUnknown", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.parse = (payload) => payload;
})));
const $ZodNever =  ( null && (core.$constructor("$ZodNever", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.parse = (payload, _ctx) => {
payload.issues.push({
expected: "never",
code: "invalid_type",
input: payload.value,
inst,
});
return payload;
};
})));
const $ZodVoid =  ( null && (core.$constructor("$ZodVoid", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.parse = (payload, _ctx) => {
const input = payload.value;
if (typeof input === "undefined")
return payload;
payload.issues.push({
expected: "void",
code: "invalid_type",
input,
inst,
});
return payload;
};
})));
const $ZodDate =  ( null && (core.$constructor("$ZodDate", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.parse = (payload, _ctx) => {
if (def.coerce) {
try {
payload.value = new Date(payload.value);
}
catch (_err) { }
}
const input = payload.value;
const isDate = input instanceof Date;
const isValidDate = isDate && !Number.isNaN(input.getTime());
if (isValidDate)
return payload;
payload.issues.push({
expected: "date",
code: "invalid_type",
input,
...(isDate ? { received: "Invalid Date" } : {}),
inst,
});
return payload;
};
})));
function capSize(inst, size) {
const caps = util.sizeCaps(inst._zod.def.checks);
if (!caps.length)
return;
const cap = Math.min(...caps.map((c) => c[0]));
const parse = inst._zod.parse;
inst._zod.parse = (payload, ctx) => {
const n = size(payload.value);
if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
for (const [max, ch] of util.sizeCaps(inst._zod.def.checks)) {
if (n > max && ch._zod.def.when(payload)) {
const start = payload.issues.length;
ch._zod.check(payload);
payload.issues[start].continue = false;
util.attachSchema(payload.issues, start, inst);
return payload;
}
}
}
return parse(payload, ctx);
};
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
const mapSize = (input) => (input instanceof Map ? input.size : -1);
const setSize = (input) => (input instanceof Set ? input.size : -1);
function handleArrayResult(result, final, index) {
if (result.issues.length) {
final.issues.push(...util.prefixIssues(index, result.issues));
}
final.value[index] = result.value;
}
const $ZodArray =  ( null && (core.$constructor("$ZodArray", (inst, def) => {
$ZodType.init(inst, def);
const memo = core.globalConfig.memoizer;
memo?.attach(inst);
inst._zod.parse = (payload, ctx) => {
const input = payload.value;
if (!Array.isArray(input)) {
payload.issues.push({
expected: "array",
code: "invalid_type",
input,
inst,
});
return payload;
}
payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
const proms = [];
const abortEarly = ctx?.abortEarly;
for (let i = 0; i < input.length; i++) {
const item = input[i];
const result = def.element._zod.run({
value: item,
issues: [],
}, ctx);
if (result instanceof Promise) {
proms.push(result.then((result) => handleArrayResult(result, payload, i)));
}
else {
handleArrayResult(result, payload, i);
if (abortEarly && result.issues.length !== 0 && util.aborted(result))
break;
}
}
if (proms.length) {
return Promise.all(proms).then(() => payload);
}
return payload; 
};
capSize(inst, arraySize);
})));
function handlePropertyResult(result, final, key, input, optin, optout) {
const isPresent = key in input;
const isOptionalOut = optout === "optional";
if (!isPresent && isOptionalOut && optin === "optional") {
return;
}
if (result.issues.length) {
if (optin !== undefined && isOptionalOut && !isPresent) {
return;
}
final.issues.push(...prefixIssues(key, result.issues));
}
if (!isPresent && optin === undefined) {
if (!result.issues.length) {
final.issues.push({
code: "invalid_type",
expected: "nonoptional",
input: undefined,
path: [key],
});
}
return;
}
if (result.value === undefined) {
if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
final.value[key] = undefined;
}
}
else {
final.value[key] = result.value;
}
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
const keys = Object.keys(def.shape);
const ownSymbols = Object.getOwnPropertySymbols(def.shape);
const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
for (const k of allKeys) {
if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
}
}
const okeys = optionalKeys(def.shape);
return {
...def,
allKeys,
symbolKeys,
keySet: new Set(keys),
numKeys: keys.length,
optionalKeys: new Set(okeys),
};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
const unrecognized = [];
const keySet = def.keySet;
const _catchall = def.catchall._zod;
const t = _catchall.def.type;
const optin = _catchall.optin;
const optout = _catchall.optout;
let seen = 0;
for (const key in input) {
if (abortEarly && payload.issues.length !== seen) {
if (aborted(payload, seen))
break;
seen = payload.issues.length;
}
if (keySet.has(key))
continue;
if (key === "__proto__") {
if (t === "never")
unrecognized.push(key);
continue;
}
if (t === "never") {
unrecognized.push(key);
continue;
}
const r = _catchall.run({ value: input[key], issues: [] }, ctx);
if (r instanceof Promise) {
proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
}
else {
handlePropertyResult(r, payload, key, input, optin, optout);
}
}
if (unrecognized.length) {
payload.issues.push({
code: "unrecognized_keys",
keys: unrecognized,
input,
inst,
continue: true,
});
}
if (!proms.length)
return payload;
return Promise.all(proms).then(() => {
return payload;
});
}
const $ZodObject =  $constructor("$ZodObject", (inst, def) => {
$ZodType.init(inst, def);
const desc = Object.getOwnPropertyDescriptor(def, "shape");
const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
if (sh) {
const get = () => {
const newSh = { ...sh };
Object.defineProperty(def, "shape", { value: newSh });
get.raw = newSh;
return newSh;
};
get.raw = sh;
Object.defineProperty(def, "shape", { get });
}
const _normalized = cached(() => normalizeDef(def));
defineLazyInternal(inst, "propValues", (zod) => {
const shape = zod.def.shape;
const propValues = {};
for (const key in shape) {
const field = shape[key]._zod;
if (field.values) {
if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
assignProp(propValues, key, new Set());
}
for (const v of field.values)
propValues[key].add(v);
if (field.optin !== undefined)
propValues[key].add(undefined);
}
}
return propValues;
});
const isObject = util_isObject;
const catchall = def.catchall;
let value;
const memo = core_globalConfig.memoizer;
memo?.attach(inst);
inst._zod.parse = (payload, ctx) => {
value ?? (value = _normalized.value);
const input = payload.value;
if (!isObject(input)) {
payload.issues.push({
expected: "object",
code: "invalid_type",
input,
inst,
});
return payload;
}
payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
const proms = [];
const shape = value.shape;
const abortEarly = ctx?.abortEarly;
let seen = payload.issues.length;
for (const key of value.allKeys) {
if (abortEarly && payload.issues.length !== seen) {
if (aborted(payload, seen))
break;
seen = payload.issues.length;
}
if (key === "__proto__")
continue;
const el = shape[key];
const optin = el._zod.optin;
const optout = el._zod.optout;
const r = el._zod.run({ value: input[key], issues: [] }, ctx);
if (r instanceof Promise) {
proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
}
else {
handlePropertyResult(r, payload, key, input, optin, optout);
}
}
if (!catchall) {
return proms.length ? Promise.all(proms).then(() => payload) : payload;
}
return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
};
});
const $ZodObjectJIT =  ( null && (core.$constructor("$ZodObjectJIT", (inst, def) => {
$ZodObject.init(inst, def);
const superParse = inst._zod.parse;
const _normalized = util.cached(() => normalizeDef(def));
const memo = core.globalConfig.memoizer;
const generateFastpass = (shape) => {
const normalized = _normalized.value;
const syms = normalized.symbolKeys;
const doc = new Doc(["payload", "ctx"], { shape, inst, memo, syms });
const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
doc.write(`const input = payload.value;`);
const ids = Object.create(null);
let counter = 0;
for (const key of normalized.allKeys) {
ids[key] = `key_${counter++}`;
}
doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
for (const key of normalized.allKeys) {
if (key === "__proto__")
continue;
const id = ids[key];
const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : util.esc(key);
const isPresent = `${k} in input`;
const schema = shape[key];
const optin = schema?._zod?.optin;
const isOptionalIn = optin !== undefined;
const isOptionalOut = schema?._zod?.optout === "optional";
doc.write(`const ${id} = ${parseStr(k)};`);
if (isOptionalIn && isOptionalOut) {
const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
}
else if (!isOptionalIn) {
doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
}
else {
doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
if (optin === "defaulted") {
doc.write(`newResult[${k}] = ${id}.value;`);
}
else {
doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
}
}
}
doc.write(`payload.value = newResult;`);
doc.write(`return payload;`);
return doc.compile();
};
let fastpass;
const isObject = util.isObject;
const jit = !core.globalConfig.jitless;
const allowsEval = util.allowsEval;
const fastEnabled = jit && allowsEval.value; 
const catchall = def.catchall;
let value;
inst._zod.parse = (payload, ctx) => {
value ?? (value = _normalized.value);
const input = payload.value;
if (!isObject(input)) {
payload.issues.push({
expected: "object",
code: "invalid_type",
input,
inst,
});
return payload;
}
if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
if (!fastpass)
fastpass = generateFastpass(def.shape);
payload = fastpass(payload, ctx);
if (!catchall)
return payload;
return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
}
return superParse(payload, ctx);
};
})));
function handleUnionResults(results, final, inst, ctx) {
for (const result of results) {
if (result.issues.length === 0) {
final.value = result.value;
return final;
}
}
const nonaborted = results.filter((r) => !aborted(r));
if (nonaborted.length === 1) {
final.value = nonaborted[0].value;
return nonaborted[0];
}
final.issues.push({
code: "invalid_union",
input: final.value,
inst,
errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config()))),
});
return final;
}
const $ZodUnion =  $constructor("$ZodUnion", (inst, def) => {
$ZodType.init(inst, def);
defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
? "defaulted"
: zod.def.options.some((o) => o._zod.optin !== undefined)
? "optional"
: undefined);
defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
defineLazyInternal(inst, "values", (zod) => {
if (zod.def.options.every((o) => o._zod.values)) {
return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
}
return undefined;
});
defineLazyInternal(inst, "pattern", (zod) => {
if (zod.def.options.every((o) => o._zod.pattern)) {
const patterns = zod.def.options.map((o) => o._zod.pattern);
return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
}
return undefined;
});
const first = def.options.length === 1 ? def.options[0]._zod.run : null;
inst._zod.parse = (payload, ctx) => {
if (first) {
return first(payload, ctx);
}
let async = false;
const results = [];
for (const option of def.options) {
const result = option._zod.run({
value: payload.value,
issues: [],
}, ctx);
if (result instanceof Promise) {
results.push(result);
async = true;
}
else {
if (result.issues.length === 0)
return result;
results.push(result);
}
}
if (!async)
return handleUnionResults(results, payload, inst, ctx);
return Promise.all(results).then((results) => {
return handleUnionResults(results, payload, inst, ctx);
});
};
});
function handleExclusiveUnionResults(results, final, inst, ctx) {
const matches = [];
for (let i = 0; i < results.length; i++) {
if (results[i].issues.length === 0)
matches.push(i);
}
if (matches.length === 1) {
final.value = results[matches[0]].value;
return final;
}
if (matches.length === 0) {
final.issues.push({
code: "invalid_union",
input: final.value,
inst,
errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))),
});
}
else {
final.issues.push({
code: "invalid_union",
input: final.value,
inst,
errors: [],
inclusive: false,
matches,
});
}
return final;
}
const $ZodXor =  ( null && (core.$constructor("$ZodXor", (inst, def) => {
$ZodUnion.init(inst, def);
def.inclusive = false;
const first = def.options.length === 1 ? def.options[0]._zod.run : null;
inst._zod.parse = (payload, ctx) => {
if (first) {
return first(payload, ctx);
}
let async = false;
const results = [];
for (const option of def.options) {
const result = option._zod.run({
value: payload.value,
issues: [],
}, ctx);
if (result instanceof Promise) {
results.push(result);
async = true;
}
else {
results.push(result);
}
}
if (!async)
return handleExclusiveUnionResults(results, payload, inst, ctx);
return Promise.all(results).then((results) => {
return handleExclusiveUnionResults(results, payload, inst, ctx);
});
};
})));
function getDiscriminatedOption(union, value) {
const internals = union._zod;
let map = internals.bag.optionsMap;
if (!map) {
map = discriminatorMap(internals.def);
internals.bag.optionsMap = map;
}
const option = map.get(value);
if (option === null)
throw new Error(`Ambiguous discriminator value "${String(value)}"`);
return option;
}
function discriminatorMap(def) {
const map = new Map();
for (const option of def.options) {
const values = option._zod.propValues?.[def.discriminator];
if (!values || values.size === 0)
throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
for (const value of values) {
if (map.has(value)) {
if (value !== undefined)
throw new Error(`Duplicate discriminator value "${String(value)}"`);
map.set(value, null);
}
else {
map.set(value, option);
}
}
}
return map;
}
const $ZodDiscriminatedUnion =
( null && (core.$constructor("$ZodDiscriminatedUnion", (inst, def) => {
def.inclusive = false;
$ZodUnion.init(inst, def);
const _super = inst._zod.parse;
util.defineLazyInternal(inst, "propValues", (zod) => {
const propValues = {};
let undefinedCount = 0;
for (const option of zod.def.options) {
const pv = option._zod.propValues;
if (!pv || Object.keys(pv).length === 0)
throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
if (pv[zod.def.discriminator]?.has(undefined))
undefinedCount++;
for (const [k, v] of Object.entries(pv)) {
if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
util.assignProp(propValues, k, new Set());
}
for (const val of v) {
propValues[k].add(val);
}
}
}
if (!zod.def.unionFallback && undefinedCount > 1)
propValues[zod.def.discriminator]?.delete(undefined);
return propValues;
});
def.options.forEach((option, i) => {
const propShape = util.rawShape(option._zod.def);
if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
throw new Error(`Invalid discriminated union option at index "${i}"`);
}
});
const disc = util.cached(() => discriminatorMap(def));
inst._zod.parse = (payload, ctx) => {
const input = payload.value;
if (!util.isObject(input)) {
payload.issues.push({
code: "invalid_type",
expected: "object",
input,
inst,
});
return payload;
}
const value = input?.[def.discriminator];
const opt = disc.value.get(value);
if (opt && (value !== undefined || ctx.direction !== "backward")) {
return opt._zod.run(payload, ctx);
}
if (def.unionFallback || ctx.direction === "backward") {
return _super(payload, ctx);
}
payload.issues.push({
code: "invalid_union",
errors: [],
note: "No matching discriminator",
discriminator: def.discriminator,
options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
input,
path: [def.discriminator],
inst,
});
return payload;
};
})));
const $ZodIntersection =  ( null && (core.$constructor("$ZodIntersection", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.parse = (payload, ctx) => {
const input = payload.value;
const left = def.left._zod.run({ value: input, issues: [] }, ctx);
const right = def.right._zod.run({ value: input, issues: [] }, ctx);
const async = left instanceof Promise || right instanceof Promise;
if (async) {
return Promise.all([left, right]).then(([left, right]) => {
return handleIntersectionResults(payload, left, right);
});
}
return handleIntersectionResults(payload, left, right);
};
})));
function mergeValues(a, b) {
if (a === b) {
return { valid: true, data: a };
}
if (a instanceof Date && b instanceof Date && +a === +b) {
return { valid: true, data: a };
}
if (util.isPlainObject(a) && util.isPlainObject(b)) {
const bKeys = Object.keys(b);
const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
const newObj = { ...a, ...b };
if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
delete newObj.__proto__;
for (const key of sharedKeys) {
if (key === "__proto__")
continue;
const sharedValue = mergeValues(a[key], b[key]);
if (!sharedValue.valid) {
return {
valid: false,
mergeErrorPath: [key, ...sharedValue.mergeErrorPath],
};
}
newObj[key] = sharedValue.data;
}
return { valid: true, data: newObj };
}
if (Array.isArray(a) && Array.isArray(b)) {
if (a.length !== b.length) {
return { valid: false, mergeErrorPath: [] };
}
const newArray = [];
for (let index = 0; index < a.length; index++) {
const itemA = a[index];
const itemB = b[index];
const sharedValue = mergeValues(itemA, itemB);
if (!sharedValue.valid) {
return {
valid: false,
mergeErrorPath: [index, ...sharedValue.mergeErrorPath],
};
}
newArray.push(sharedValue.data);
}
return { valid: true, data: newArray };
}
return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
const unrecKeys = new Map();
let unrecIssue;
const keyIssues = new Map();
const collect = (iss, side) => {
let keys;
if (iss.code === "unrecognized_keys" && !iss.path?.length) {
unrecIssue ?? (unrecIssue = iss);
keys = iss.keys;
}
else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
const k = String(iss.path[0]);
if (!keyIssues.has(k))
keyIssues.set(k, iss);
keys = [k];
}
else {
return false;
}
for (const k of keys) {
if (!unrecKeys.has(k))
unrecKeys.set(k, {});
unrecKeys.get(k)[side] = true;
}
return true;
};
for (const iss of left.issues) {
if (!collect(iss, "l"))
result.issues.push(iss);
}
for (const iss of right.issues) {
if (!collect(iss, "r"))
result.issues.push(iss);
}
const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
if (bothKeys.length) {
const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
if (aggregated.length)
result.issues.push({ ...unrecIssue, keys: aggregated });
for (const k of bothKeys) {
if (!aggregated.includes(k) && keyIssues.has(k))
result.issues.push(keyIssues.get(k));
}
}
const merged = mergeValues(left.value, right.value);
if (!merged.valid) {
if (util.aborted(result))
return result;
throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
}
result.value = merged.data;
return result;
}
const $ZodTuple =  ( null && (core.$constructor("$ZodTuple", (inst, def) => {
$ZodType.init(inst, def);
const items = def.items;
const memo = core.globalConfig.memoizer;
memo?.attach(inst);
inst._zod.parse = (payload, ctx) => {
const input = payload.value;
if (!Array.isArray(input)) {
payload.issues.push({
input,
inst,
expected: "tuple",
code: "invalid_type",
});
return payload;
}
payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
const proms = [];
const optinStart = getTupleOptStart(items, "optin");
const optoutStart = getTupleOptStart(items, "optout");
if (!def.rest) {
if (input.length < optinStart) {
payload.issues.push({
code: "too_small",
minimum: optinStart,
inclusive: true,
input,
inst,
origin: "array",
});
return payload;
}
if (input.length > items.length) {
payload.issues.push({
code: "too_big",
maximum: items.length,
inclusive: true,
input,
inst,
origin: "array",
});
}
}
const itemResults = new Array(items.length);
const abortEarly = def.rest ? ctx?.abortEarly : undefined;
let itemAborted = false;
for (let i = 0; i < items.length; i++) {
const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
if (r instanceof Promise) {
proms.push(r.then((rr) => {
itemResults[i] = rr;
}));
}
else {
itemResults[i] = r;
if (abortEarly && !itemAborted && r.issues.length)
itemAborted = util.aborted(r);
}
}
if (def.rest && !itemAborted) {
let i = items.length - 1;
const rest = input.slice(items.length);
let seen = payload.issues.length;
for (const el of rest) {
if (abortEarly && payload.issues.length !== seen) {
if (util.aborted(payload, seen))
break;
seen = payload.issues.length;
}
i++;
const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
if (result instanceof Promise) {
proms.push(result.then((r) => handleTupleResult(r, payload, i)));
}
else {
handleTupleResult(result, payload, i);
}
}
}
if (proms.length) {
return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
}
return handleTupleResults(itemResults, payload, items, input, optoutStart);
};
})));
function getTupleOptStart(items, key) {
for (let i = items.length - 1; i >= 0; i--) {
const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
if (!omittable)
return i + 1;
}
return 0;
}
function handleTupleResult(result, final, index) {
if (result.issues.length) {
final.issues.push(...util.prefixIssues(index, result.issues));
}
final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
for (let i = 0; i < items.length; i++) {
const r = itemResults[i];
const isPresent = i < input.length;
if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
final.value.length = i;
break;
}
if (r.issues.length) {
if (!isPresent && i >= optoutStart) {
final.value.length = i;
break;
}
final.issues.push(...util.prefixIssues(i, r.issues));
}
final.value[i] = r.value;
}
for (let i = final.value.length - 1; i >= input.length; i--) {
if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
final.value.length = i;
}
else {
break;
}
}
return final;
}
const $ZodRecord =  ( null && (core.$constructor("$ZodRecord", (inst, def) => {
$ZodType.init(inst, def);
const memo = core.globalConfig.memoizer;
memo?.attach(inst);
inst._zod.parse = (payload, ctx) => {
const input = payload.value;
if (!util.isPlainObject(input)) {
payload.issues.push({
expected: "record",
code: "invalid_type",
input,
inst,
});
return payload;
}
const proms = [];
const values = def.keyType._zod.values;
if (values && !def.partial) {
payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
const recordKeys = new Set();
for (const key of values) {
if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
recordKeys.add(typeof key === "number" ? key.toString() : key);
if (key === "__proto__")
continue;
const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
if (keyResult instanceof Promise) {
throw new Error("Async schemas not supported in object keys currently");
}
if (keyResult.issues.length) {
payload.issues.push({
code: "invalid_key",
origin: "record",
issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
input: key,
path: [key],
inst,
});
continue;
}
const outKey = keyResult.value;
if (outKey === "__proto__")
continue;
const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
if (result instanceof Promise) {
proms.push(result.then((result) => {
if (result.issues.length) {
payload.issues.push(...util.prefixIssues(key, result.issues));
}
payload.value[outKey] = result.value;
}));
}
else {
if (result.issues.length) {
payload.issues.push(...util.prefixIssues(key, result.issues));
}
payload.value[outKey] = result.value;
}
}
}
let unrecognized;
for (const key in input) {
if (!recordKeys.has(key)) {
if (def.mode === "loose") {
if (key === "__proto__")
continue;
payload.value[key] = input[key];
}
else {
unrecognized = unrecognized ?? [];
unrecognized.push(key);
}
}
}
if (unrecognized && unrecognized.length > 0) {
payload.issues.push({
code: "unrecognized_keys",
input,
inst,
keys: unrecognized,
continue: true,
});
}
}
else {
payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
let unrecognized;
for (const key of Reflect.ownKeys(input)) {
if (key === "__proto__")
continue;
if (!Object.prototype.propertyIsEnumerable.call(input, key))
continue;
let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
if (keyResult instanceof Promise) {
throw new Error("Async schemas not supported in object keys currently");
}
const checkNumericKey = typeof key === "string" && regexes.number.test(key) && keyResult.issues.length;
if (checkNumericKey) {
const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
if (retryResult instanceof Promise) {
throw new Error("Async schemas not supported in object keys currently");
}
if (retryResult.issues.length === 0) {
keyResult = retryResult;
}
}
if (keyResult.issues.length) {
if (def.mode === "loose") {
payload.value[key] = input[key];
}
else if (values) {
unrecognized = unrecognized ?? [];
unrecognized.push(key);
}
else {
payload.issues.push({
code: "invalid_key",
origin: "record",
issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
input: key,
path: [key],
inst,
});
}
continue;
}
const outKey = keyResult.value;
if (outKey === "__proto__")
continue;
const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
if (result instanceof Promise) {
proms.push(result.then((result) => {
if (result.issues.length) {
payload.issues.push(...util.prefixIssues(key, result.issues));
}
payload.value[outKey] = result.value;
}));
}
else {
if (result.issues.length) {
payload.issues.push(...util.prefixIssues(key, result.issues));
}
payload.value[outKey] = result.value;
}
}
if (unrecognized && unrecognized.length > 0) {
payload.issues.push({
code: "unrecognized_keys",
input,
inst,
keys: unrecognized,
continue: true,
});
}
}
if (proms.length) {
return Promise.all(proms).then(() => payload);
}
return payload;
};
})));
const $ZodMap =  ( null && (core.$constructor("$ZodMap", (inst, def) => {
$ZodType.init(inst, def);
const memo = core.globalConfig.memoizer;
memo?.attach(inst);
inst._zod.parse = (payload, ctx) => {
const input = payload.value;
if (!(input instanceof Map)) {
payload.issues.push({
expected: "map",
code: "invalid_type",
input,
inst,
});
return payload;
}
const proms = [];
payload.value = memo ? memo.alloc(inst, payload, new Map(), ctx) : new Map();
const abortEarly = ctx?.abortEarly;
let seen = payload.issues.length;
for (const [key, value] of input) {
if (abortEarly && payload.issues.length !== seen) {
if (util.aborted(payload, seen))
break;
seen = payload.issues.length;
}
const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
const valueResult = def.valueType._zod.run({ value: value, issues: [] }, ctx);
if (keyResult instanceof Promise || valueResult instanceof Promise) {
proms.push(Promise.all([keyResult, valueResult]).then(([keyResult, valueResult]) => {
handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
}));
}
else {
handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
}
}
if (proms.length)
return Promise.all(proms).then(() => payload);
return payload;
};
capSize(inst, mapSize);
})));
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
if (keyResult.issues.length) {
if (util.propertyKeyTypes.has(typeof key)) {
final.issues.push(...util.prefixIssues(key, keyResult.issues));
}
else {
final.issues.push({
code: "invalid_key",
origin: "map",
input,
inst,
issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
});
}
}
if (valueResult.issues.length) {
if (util.propertyKeyTypes.has(typeof key)) {
final.issues.push(...util.prefixIssues(key, valueResult.issues));
}
else {
final.issues.push({
origin: "map",
code: "invalid_element",
input,
inst,
key: key,
issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
});
}
}
final.value.set(keyResult.value, valueResult.value);
}
const $ZodSet =  ( null && (core.$constructor("$ZodSet", (inst, def) => {
$ZodType.init(inst, def);
const memo = core.globalConfig.memoizer;
memo?.attach(inst);
inst._zod.parse = (payload, ctx) => {
const input = payload.value;
if (!(input instanceof Set)) {
payload.issues.push({
input,
inst,
expected: "set",
code: "invalid_type",
});
return payload;
}
const proms = [];
payload.value = memo ? memo.alloc(inst, payload, new Set(), ctx) : new Set();
const abortEarly = ctx?.abortEarly;
let seen = payload.issues.length;
for (const item of input) {
if (abortEarly && payload.issues.length !== seen) {
if (util.aborted(payload, seen))
break;
seen = payload.issues.length;
}
const result = def.valueType._zod.run({ value: item, issues: [] }, ctx);
if (result instanceof Promise) {
proms.push(result.then((result) => handleSetResult(result, payload)));
}
else
handleSetResult(result, payload);
}
if (proms.length)
return Promise.all(proms).then(() => payload);
return payload;
};
capSize(inst, setSize);
})));
function handleSetResult(result, final) {
if (result.issues.length) {
final.issues.push(...result.issues);
}
final.value.add(result.value);
}
const $ZodEnum =  ( null && (core.$constructor("$ZodEnum", (inst, def) => {
$ZodType.init(inst, def);
const values = util.getEnumValues(def.entries);
const valuesSet = new Set(values);
inst._zod.values = valuesSet;
util.defineLazyInternal(inst, "pattern", (zod) => {
const patternValues = util.getEnumValues(zod.def.entries).filter((k) => util.propertyKeyTypes.has(typeof k));
return new RegExp(patternValues.length ? `^(${patternValues.map((o) => util.escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
});
inst._zod.parse = (payload, _ctx) => {
const input = payload.value;
if (valuesSet.has(input)) {
return payload;
}
payload.issues.push({
code: "invalid_value",
values,
input,
inst,
});
return payload;
};
})));
const $ZodLiteral =  $constructor("$ZodLiteral", (inst, def) => {
$ZodType.init(inst, def);
const values = new Set(def.values);
inst._zod.values = values;
defineLazyInternal(inst, "pattern", (zod) => {
const vals = zod.def.values;
return new RegExp(vals.length
? `^(${vals
.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o))
.join("|")})$`
: "^[^\\s\\S]$");
});
inst._zod.parse = (payload, _ctx) => {
const input = payload.value;
if (values.has(input)) {
return payload;
}
payload.issues.push({
code: "invalid_value",
values: def.values,
input,
inst,
});
return payload;
};
});
const $ZodFile =  ( null && (core.$constructor("$ZodFile", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.parse = (payload, _ctx) => {
const input = payload.value;
if (input instanceof File)
return payload;
payload.issues.push({
expected: "file",
code: "invalid_type",
input,
inst,
});
return payload;
};
})));
const $ZodTransform =  ( null && (core.$constructor("$ZodTransform", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.optin = "optional";
core.globalConfig.memoizer?.guard(inst);
inst._zod.parse = (payload, ctx) => {
if (ctx.direction === "backward") {
throw new core.$ZodEncodeError(inst.constructor.name);
}
const _out = def.transform(payload.value, payload);
if (ctx.async) {
const output = _out instanceof Promise ? _out : Promise.resolve(_out);
return output.then((output) => {
payload.value = output;
return payload;
});
}
if (_out instanceof Promise) {
throw new core.$ZodAsyncError();
}
payload.value = _out;
return payload;
};
})));
function handleOptionalResult(payload, result) {
payload.value = result.issues.length ? undefined : result.value;
return payload;
}
const $ZodOptional =  $constructor("$ZodOptional", (inst, def) => {
$ZodType.init(inst, def);
defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
inst._zod.optout = "optional";
defineLazyInternal(inst, "values", (zod) => {
const values = zod.def.innerType._zod.values;
return values ? new Set([...values, undefined]) : undefined;
});
defineLazyInternal(inst, "pattern", (zod) => {
const pattern = zod.def.innerType._zod.pattern;
return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : undefined;
});
inst._zod.parse = (payload, ctx) => {
if (payload.value === undefined) {
if (def.innerType._zod.optin !== "defaulted")
return payload;
const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
if (result instanceof Promise)
return result.then((result) => handleOptionalResult(payload, result));
return handleOptionalResult(payload, result);
}
return def.innerType._zod.run(payload, ctx);
};
});
const $ZodExactOptional =  ( null && (core.$constructor("$ZodExactOptional", (inst, def) => {
$ZodOptional.init(inst, def);
util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
util.defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
inst._zod.parse = (payload, ctx) => {
return def.innerType._zod.run(payload, ctx);
};
})));
const $ZodNullable =  ( null && (core.$constructor("$ZodNullable", (inst, def) => {
$ZodType.init(inst, def);
util.defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
util.defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
util.defineLazyInternal(inst, "pattern", (zod) => {
const pattern = zod.def.innerType._zod.pattern;
return pattern ? new RegExp(`^(${util.cleanRegex(pattern.source)}|null)$`) : undefined;
});
util.defineLazyInternal(inst, "values", (zod) => {
return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
});
inst._zod.parse = (payload, ctx) => {
if (payload.value === null)
return payload;
return def.innerType._zod.run(payload, ctx);
};
})));
const $ZodDefault =  ( null && (core.$constructor("$ZodDefault", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.optin = "defaulted";
util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
inst._zod.parse = (payload, ctx) => {
if (ctx.direction === "backward") {
return def.innerType._zod.run(payload, ctx);
}
if (payload.value === undefined) {
payload.value = def.defaultValue;
return payload;
}
const result = def.innerType._zod.run(payload, ctx);
if (result instanceof Promise) {
return result.then((result) => handleDefaultResult(result, def));
}
return handleDefaultResult(result, def);
};
})));
function handleDefaultResult(payload, def) {
if (payload.value === undefined) {
payload.value = def.defaultValue;
}
return payload;
}
const $ZodPrefault =  ( null && (core.$constructor("$ZodPrefault", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.optin = "defaulted";
util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
inst._zod.parse = (payload, ctx) => {
if (ctx.direction === "backward") {
return def.innerType._zod.run(payload, ctx);
}
if (payload.value === undefined) {
payload.value = def.defaultValue;
}
return def.innerType._zod.run(payload, ctx);
};
})));
const $ZodNonOptional =  ( null && (core.$constructor("$ZodNonOptional", (inst, def) => {
$ZodType.init(inst, def);
util.defineLazyInternal(inst, "values", (zod) => {
const v = zod.def.innerType._zod.values;
return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
});
inst._zod.parse = (payload, ctx) => {
const result = def.innerType._zod.run(payload, ctx);
if (result instanceof Promise) {
return result.then((result) => handleNonOptionalResult(result, inst));
}
return handleNonOptionalResult(result, inst);
};
})));
function handleNonOptionalResult(payload, inst) {
if (!payload.issues.length && payload.value === undefined) {
payload.issues.push({
code: "invalid_type",
expected: "nonoptional",
input: payload.value,
inst,
});
}
return payload;
}
const $ZodSuccess =  ( null && (core.$constructor("$ZodSuccess", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.parse = (payload, ctx) => {
if (ctx.direction === "backward") {
throw new core.$ZodEncodeError("ZodSuccess");
}
const result = def.innerType._zod.run(payload, ctx);
if (result instanceof Promise) {
return result.then((result) => {
payload.value = result.issues.length === 0;
return payload;
});
}
payload.value = result.issues.length === 0;
return payload;
};
})));
function handleCatchResult(payload, result, def, ctx) {
if (!result.issues.length) {
payload.value = result.value;
if (result.memo)
payload.memo = true;
return payload;
}
payload.value = def.catchValue({
...result,
value: payload.value,
error: {
issues: result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
},
input: payload.value,
});
return payload;
}
const $ZodCatch =  ( null && (core.$constructor("$ZodCatch", (inst, def) => {
$ZodType.init(inst, def);
util.defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
util.defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
inst._zod.parse = (payload, ctx) => {
if (ctx.direction === "backward") {
return def.innerType._zod.run(payload, ctx);
}
const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
if (result instanceof Promise) {
return result.then((result) => handleCatchResult(payload, result, def, ctx));
}
return handleCatchResult(payload, result, def, ctx);
};
})));
const $ZodNaN =  ( null && (core.$constructor("$ZodNaN", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.parse = (payload, _ctx) => {
if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
payload.issues.push({
input: payload.value,
inst,
expected: "nan",
code: "invalid_type",
});
return payload;
}
return payload;
};
})));
const $ZodPipe =  ( null && (core.$constructor("$ZodPipe", (inst, def) => {
$ZodType.init(inst, def);
util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
inst._zod.parse = (payload, ctx) => {
if (ctx.direction === "backward") {
const right = def.out._zod.run(payload, ctx);
if (right instanceof Promise) {
return right.then((right) => handlePipeResult(right, def.in, ctx));
}
return handlePipeResult(right, def.in, ctx);
}
const left = def.in._zod.run(payload, ctx);
if (left instanceof Promise) {
return left.then((left) => handlePipeResult(left, def.out, ctx));
}
return handlePipeResult(left, def.out, ctx);
};
})));
function handlePipeResult(left, next, ctx) {
if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
left.aborted = true;
return left;
}
return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec =  ( null && (core.$constructor("$ZodCodec", (inst, def) => {
$ZodType.init(inst, def);
util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
inst._zod.parse = (payload, ctx) => {
const direction = ctx.direction || "forward";
if (direction === "forward") {
const left = def.in._zod.run(payload, ctx);
if (left instanceof Promise) {
return left.then((left) => handleCodecAResult(left, def, ctx));
}
return handleCodecAResult(left, def, ctx);
}
else {
const right = def.out._zod.run(payload, ctx);
if (right instanceof Promise) {
return right.then((right) => handleCodecAResult(right, def, ctx));
}
return handleCodecAResult(right, def, ctx);
}
};
})));
function handleCodecAResult(result, def, ctx) {
if (result.issues.length) {
result.aborted = true;
return result;
}
const direction = ctx.direction || "forward";
if (direction === "forward") {
const transformed = def.transform(result.value, result);
if (transformed instanceof Promise) {
return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
}
return handleCodecTxResult(result, transformed, def.out, ctx);
}
else {
const transformed = def.reverseTransform(result.value, result);
if (transformed instanceof Promise) {
return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
}
return handleCodecTxResult(result, transformed, def.in, ctx);
}
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
if (left.issues.length) {
left.aborted = true;
return left;
}
return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodPreprocess =  ( null && (core.$constructor("$ZodPreprocess", (inst, def) => {
$ZodPipe.init(inst, def);
})));
const $ZodReadonly =  ( null && (core.$constructor("$ZodReadonly", (inst, def) => {
$ZodType.init(inst, def);
util.defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
util.defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
util.defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
inst._zod.parse = (payload, ctx) => {
if (ctx.direction === "backward") {
return def.innerType._zod.run(payload, ctx);
}
const result = def.innerType._zod.run(payload, ctx);
if (result instanceof Promise) {
return result.then(handleReadonlyResult);
}
return handleReadonlyResult(result);
};
})));
function handleReadonlyResult(payload) {
if (!payload.memo)
payload.value = Object.freeze(payload.value);
return payload;
}
function leafPattern(schema) {
const def = schema._zod.def;
let pattern = def.pattern;
let isInt = !!def.format?.includes("int");
let minimum;
let maximum;
for (const ch of def.checks ?? []) {
const d = ch._zod.def;
if (d.pattern)
pattern = d.pattern;
isInt || (isInt = !!d.format?.includes("int"));
const lo = d.minimum ?? d.length;
const hi = d.maximum ?? d.length;
if (lo !== undefined && (minimum === undefined || lo > minimum))
minimum = lo;
if (hi !== undefined && (maximum === undefined || hi < maximum))
maximum = hi;
}
if (pattern)
return pattern.source;
if (minimum !== undefined && maximum !== undefined && minimum > maximum)
return "(?!)";
if (minimum !== undefined || maximum !== undefined)
return regexes.string({ minimum, maximum }).source;
const own = schema._zod.pattern;
return (isInt && own === regexes.number ? regexes.integer : own)?.source;
}
function partPattern(schema) {
const def = schema._zod.def;
const own = schema._zod.pattern?.source;
const inner = def.innerType ?? schema._zod.innerType;
if (inner) {
const before = inner._zod.pattern?.source;
const after = partPattern(inner);
if (own && before && after && after !== before) {
return own.replace(util.cleanRegex(before), () => util.cleanRegex(after));
}
return own;
}
if (def.options) {
const sources = def.options.map(partPattern);
if (sources.every(Boolean))
return `^(${sources.map((s) => util.cleanRegex(s)).join("|")})$`;
}
return leafPattern(schema);
}
const $ZodTemplateLiteral =  ( null && (core.$constructor("$ZodTemplateLiteral", (inst, def) => {
$ZodType.init(inst, def);
const regexParts = [];
for (const part of def.parts) {
if (typeof part === "object" && part !== null) {
const source = partPattern(part);
if (!source) {
throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
}
regexParts.push(util.cleanRegex(source));
}
else if (part === null || util.primitiveTypes.has(typeof part)) {
regexParts.push(util.escapeRegex(`${part}`));
}
else {
throw new Error(`Invalid template literal part: ${part}`);
}
}
inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
inst._zod.parse = (payload, _ctx) => {
if (typeof payload.value !== "string") {
payload.issues.push({
input: payload.value,
inst,
expected: "string",
code: "invalid_type",
});
return payload;
}
inst._zod.pattern.lastIndex = 0;
if (!inst._zod.pattern.test(payload.value)) {
payload.issues.push({
input: payload.value,
inst,
code: "invalid_format",
format: def.format ?? "template_literal",
pattern: inst._zod.pattern.source,
});
return payload;
}
return payload;
};
})));
const $ZodFunction =  ( null && (core.$constructor("$ZodFunction", (inst, def) => {
$ZodType.init(inst, def);
Object.defineProperty(inst, "_def", { value: def });
inst._zod.def = def;
inst.implement = (func) => {
if (typeof func !== "function") {
throw new Error("implement() must be called with a function");
}
return Object.defineProperty(function (...args) {
const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args;
const result = Reflect.apply(func, this, parsedArgs);
if (inst._def.output) {
return parse(inst._def.output, result);
}
return result;
}, "_zod", { value: inst._zod, enumerable: false });
};
inst.implementAsync = (func) => {
if (typeof func !== "function") {
throw new Error("implementAsync() must be called with a function");
}
return Object.defineProperty(async function (...args) {
const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args;
const result = await Reflect.apply(func, this, parsedArgs);
if (inst._def.output) {
return await parseAsync(inst._def.output, result);
}
return result;
}, "_zod", { value: inst._zod, enumerable: false });
};
inst._zod.parse = (payload, _ctx) => {
if (typeof payload.value !== "function") {
payload.issues.push({
code: "invalid_type",
expected: "function",
input: payload.value,
inst,
});
return payload;
}
const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
if (hasPromiseOutput) {
payload.value = inst.implementAsync(payload.value);
}
else {
payload.value = inst.implement(payload.value);
}
return payload;
};
inst.input = (...args) => {
const F = inst.constructor;
if (Array.isArray(args[0])) {
return new F({
type: "function",
input: new $ZodTuple({
type: "tuple",
items: args[0],
rest: args[1],
}),
output: inst._def.output,
});
}
return new F({
type: "function",
input: args[0],
output: inst._def.output,
});
};
inst.output = (output) => {
const F = inst.constructor;
return new F({
type: "function",
input: inst._def.input,
output,
});
};
return inst;
})));
const $ZodPromise =  ( null && (core.$constructor("$ZodPromise", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.parse = (payload, ctx) => {
return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({ value: inner, issues: [] }, ctx));
};
})));
const $ZodLazy =  ( null && (core.$constructor("$ZodLazy", (inst, def) => {
$ZodType.init(inst, def);
util.defineLazy(inst._zod, "innerType", () => {
const d = def;
if (!d._cachedInner)
d._cachedInner = def.getter();
return d._cachedInner;
});
util.defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
util.defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
util.defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
util.defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
inst._zod.parse = (payload, ctx) => {
const inner = inst._zod.innerType;
return inner._zod.run(payload, ctx);
};
})));
const $ZodCustom =  ( null && (core.$constructor("$ZodCustom", (inst, def) => {
checks.$ZodCheck.init(inst, def);
$ZodType.init(inst, def);
inst._zod.parse = (payload, _) => {
return payload;
};
inst._zod.check = (payload) => {
const input = payload.value;
const r = def.fn(input);
if (r instanceof Promise) {
return r.then((r) => handleRefineResult(r, payload, input, inst));
}
handleRefineResult(r, payload, input, inst);
return;
};
})));
function handleRefineResult(result, payload, input, inst) {
if (!result) {
const _iss = {
code: "custom",
input,
inst, 
path: [...(inst._zod.def.path ?? [])], 
continue: !inst._zod.def.abort,
};
if (inst._zod.def.params)
_iss.params = inst._zod.def.params;
payload.issues.push(util.issue(_iss));
}
}
;
var registries_a;
const $output =  ( null && (Symbol("ZodOutput")));
const $input =  ( null && (Symbol("ZodInput")));
class $ZodRegistry {
constructor() {
this._map = new WeakMap();
this._idmap = new Map();
}
add(schema, ..._meta) {
const meta = _meta[0];
this._map.set(schema, meta);
if (meta && typeof meta === "object" && "id" in meta) {
this._idmap.set(meta.id, schema);
}
return this;
}
clear() {
this._map = new WeakMap();
this._idmap = new Map();
return this;
}
remove(schema) {
const meta = this._map.get(schema);
if (meta && typeof meta === "object" && "id" in meta) {
this._idmap.delete(meta.id);
}
this._map.delete(schema);
return this;
}
get(schema) {
const p = schema._zod.parent;
if (p) {
const pm = { ...(this.get(p) ?? {}) };
delete pm.id; 
const f = { ...pm, ...this._map.get(schema) };
return Object.keys(f).length ? f : undefined;
}
return this._map.get(schema);
}
has(schema) {
return this._map.has(schema);
}
}
function registry() {
return new $ZodRegistry();
}
(registries_a = globalThis).__zod_globalRegistry ?? (registries_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;
;
function snapshotChecks(def) {
if (def.checks)
def.checks = [...def.checks];
return def;
}
function _string(Class, params) {
return new Class(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
function _coercedString(Class, params) {
return new Class(snapshotChecks({ type: "string", coerce: true, ...util.normalizeParams(params) }));
}
function _email(Class, params) {
return new Class({
type: "string",
format: "email",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _guid(Class, params) {
return new Class({
type: "string",
format: "guid",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _uuid(Class, params) {
return new Class({
type: "string",
format: "uuid",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _uuidv4(Class, params) {
return new Class({
type: "string",
format: "uuid",
check: "string_format",
abort: false,
version: "v4",
...util.normalizeParams(params),
});
}
function _uuidv6(Class, params) {
return new Class({
type: "string",
format: "uuid",
check: "string_format",
abort: false,
version: "v6",
...util.normalizeParams(params),
});
}
function _uuidv7(Class, params) {
return new Class({
type: "string",
format: "uuid",
check: "string_format",
abort: false,
version: "v7",
...util.normalizeParams(params),
});
}
function _url(Class, params) {
return new Class({
type: "string",
format: "url",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function api_emoji(Class, params) {
return new Class({
type: "string",
format: "emoji",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _nanoid(Class, params) {
return new Class({
type: "string",
format: "nanoid",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _cuid(Class, params) {
return new Class({
type: "string",
format: "cuid",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _cuid2(Class, params) {
return new Class({
type: "string",
format: "cuid2",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _ulid(Class, params) {
return new Class({
type: "string",
format: "ulid",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _xid(Class, params) {
return new Class({
type: "string",
format: "xid",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _ksuid(Class, params) {
return new Class({
type: "string",
format: "ksuid",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _ipv4(Class, params) {
return new Class({
type: "string",
format: "ipv4",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _ipv6(Class, params) {
return new Class({
type: "string",
format: "ipv6",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _mac(Class, params) {
return new Class({
type: "string",
format: "mac",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _cidrv4(Class, params) {
return new Class({
type: "string",
format: "cidrv4",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _cidrv6(Class, params) {
return new Class({
type: "string",
format: "cidrv6",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _base64(Class, params) {
return new Class({
type: "string",
format: "base64",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _base64url(Class, params) {
return new Class({
type: "string",
format: "base64url",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _e164(Class, params) {
return new Class({
type: "string",
format: "e164",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _creditCard(Class, params) {
return new Class({
type: "string",
format: "credit_card",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _iban(Class, params) {
return new Class({
type: "string",
format: "iban",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
function _jwt(Class, params) {
return new Class({
type: "string",
format: "jwt",
check: "string_format",
abort: false,
...util.normalizeParams(params),
});
}
const TimePrecision = {
Any: null,
Minute: -1,
Second: 0,
Millisecond: 3,
Microsecond: 6,
};
function _isoDateTime(Class, params) {
return new Class({
type: "string",
format: "datetime",
check: "string_format",
offset: false,
local: false,
precision: null,
...util.normalizeParams(params),
});
}
function _isoDate(Class, params) {
return new Class({
type: "string",
format: "date",
check: "string_format",
...util.normalizeParams(params),
});
}
function _isoTime(Class, params) {
return new Class({
type: "string",
format: "time",
check: "string_format",
precision: null,
...util.normalizeParams(params),
});
}
function _isoDuration(Class, params) {
return new Class({
type: "string",
format: "duration",
check: "string_format",
...util.normalizeParams(params),
});
}
function _number(Class, params) {
return new Class(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
}
function _coercedNumber(Class, params) {
return new Class(snapshotChecks({ type: "number", coerce: true, checks: [], ...util.normalizeParams(params) }));
}
function _int(Class, params) {
return new Class({
type: "number",
check: "number_format",
abort: false,
format: "safeint",
...normalizeParams(params),
});
}
function _float32(Class, params) {
return new Class({
type: "number",
check: "number_format",
abort: false,
format: "float32",
...util.normalizeParams(params),
});
}
function _float64(Class, params) {
return new Class({
type: "number",
check: "number_format",
abort: false,
format: "float64",
...util.normalizeParams(params),
});
}
function _int32(Class, params) {
return new Class({
type: "number",
check: "number_format",
abort: false,
format: "int32",
...util.normalizeParams(params),
});
}
function _uint32(Class, params) {
return new Class({
type: "number",
check: "number_format",
abort: false,
format: "uint32",
...util.normalizeParams(params),
});
}
function _boolean(Class, params) {
return new Class({
type: "boolean",
...util.normalizeParams(params),
});
}
function _coercedBoolean(Class, params) {
return new Class({
type: "boolean",
coerce: true,
...util.normalizeParams(params),
});
}
function _bigint(Class, params) {
return new Class({
type: "bigint",
...util.normalizeParams(params),
});
}
function _coercedBigint(Class, params) {
return new Class({
type: "bigint",
coerce: true,
...util.normalizeParams(params),
});
}
function _int64(Class, params) {
return new Class({
type: "bigint",
check: "bigint_format",
abort: false,
format: "int64",
...util.normalizeParams(params),
});
}
function _uint64(Class, params) {
return new Class({
type: "bigint",
check: "bigint_format",
abort: false,
format: "uint64",
...util.normalizeParams(params),
});
}
function _symbol(Class, params) {
return new Class({
type: "symbol",
...util.normalizeParams(params),
});
}
function api_undefined(Class, params) {
return new Class({
type: "undefined",
...util.normalizeParams(params),
});
}
function api_null(Class, params) {
return new Class({
type: "null",
...util.normalizeParams(params),
});
}
function _any(Class) {
return new Class({
type: "any",
});
}
function _unknown(Class) {
return new Class({
type: "unknown",
});
}
function _never(Class, params) {
return new Class({
type: "never",
...util.normalizeParams(params),
});
}
function _void(Class, params) {
return new Class({
type: "void",
...util.normalizeParams(params),
});
}
function _date(Class, params) {
return new Class({
type: "date",
...util.normalizeParams(params),
});
}
function _coercedDate(Class, params) {
return new Class({
type: "date",
coerce: true,
...util.normalizeParams(params),
});
}
function _nan(Class, params) {
return new Class({
type: "nan",
...util.normalizeParams(params),
});
}
function _lt(value, params) {
return new checks.$ZodCheckLessThan({
check: "less_than",
...util.normalizeParams(params),
value,
inclusive: false,
});
}
function _lte(value, params) {
return new checks.$ZodCheckLessThan({
check: "less_than",
...util.normalizeParams(params),
value,
inclusive: true,
});
}
function _gt(value, params) {
return new checks.$ZodCheckGreaterThan({
check: "greater_than",
...util.normalizeParams(params),
value,
inclusive: false,
});
}
function _gte(value, params) {
return new $ZodCheckGreaterThan({
check: "greater_than",
...normalizeParams(params),
value,
inclusive: true,
});
}
function _positive(params) {
return _gt(0, params);
}
function _negative(params) {
return _lt(0, params);
}
function _nonpositive(params) {
return _lte(0, params);
}
function _nonnegative(params) {
return _gte(0, params);
}
function _multipleOf(value, params) {
return new checks.$ZodCheckMultipleOf({
check: "multiple_of",
...util.normalizeParams(params),
value,
});
}
function _maxSize(maximum, params) {
return new checks.$ZodCheckMaxSize({
check: "max_size",
...util.normalizeParams(params),
maximum,
});
}
function _minSize(minimum, params) {
return new checks.$ZodCheckMinSize({
check: "min_size",
...util.normalizeParams(params),
minimum,
});
}
function _size(size, params) {
return new checks.$ZodCheckSizeEquals({
check: "size_equals",
...util.normalizeParams(params),
size,
});
}
function _maxLength(maximum, params) {
const ch = new checks.$ZodCheckMaxLength({
check: "max_length",
...util.normalizeParams(params),
maximum,
});
return ch;
}
function _minLength(minimum, params) {
return new checks.$ZodCheckMinLength({
check: "min_length",
...util.normalizeParams(params),
minimum,
});
}
function _length(length, params) {
return new checks.$ZodCheckLengthEquals({
check: "length_equals",
...util.normalizeParams(params),
length,
});
}
function _regex(pattern, params) {
return new checks.$ZodCheckRegex({
check: "string_format",
format: "regex",
...util.normalizeParams(params),
pattern,
});
}
function _lowercase(params) {
return new checks.$ZodCheckLowerCase({
check: "string_format",
format: "lowercase",
...util.normalizeParams(params),
});
}
function _uppercase(params) {
return new checks.$ZodCheckUpperCase({
check: "string_format",
format: "uppercase",
...util.normalizeParams(params),
});
}
function _includes(includes, params) {
return new checks.$ZodCheckIncludes({
check: "string_format",
format: "includes",
...util.normalizeParams(params),
includes,
});
}
function _startsWith(prefix, params) {
return new checks.$ZodCheckStartsWith({
check: "string_format",
format: "starts_with",
...util.normalizeParams(params),
prefix,
});
}
function _endsWith(suffix, params) {
return new checks.$ZodCheckEndsWith({
check: "string_format",
format: "ends_with",
...util.normalizeParams(params),
suffix,
});
}
function _property(property, schema, params) {
return new checks.$ZodCheckProperty({
check: "property",
property,
schema,
...util.normalizeParams(params),
});
}
function _properties(shape, params) {
return new checks.$ZodCheckProperties({
check: "properties",
shape,
...util.normalizeParams(params),
});
}
function _mime(types, params) {
return new checks.$ZodCheckMimeType({
check: "mime_type",
mime: types,
...util.normalizeParams(params),
});
}
function _overwrite(tx) {
return new checks.$ZodCheckOverwrite({
check: "overwrite",
tx,
});
}
function _normalize(form) {
return _overwrite((input) => input.normalize(form));
}
function _trim() {
return _overwrite((input) => input.trim());
}
function _toLowerCase() {
return _overwrite((input) => input.toLowerCase());
}
function _toUpperCase() {
return _overwrite((input) => input.toUpperCase());
}
function _slugify() {
return _overwrite((input) => util.slugify(input));
}
function _array(Class, element, params) {
return new Class({
type: "array",
element,
...util.normalizeParams(params),
});
}
function _union(Class, options, params) {
return new Class({
type: "union",
options,
...util.normalizeParams(params),
});
}
function _xor(Class, options, params) {
return new Class({
type: "union",
options,
inclusive: false,
...util.normalizeParams(params),
});
}
function _discriminatedUnion(Class, discriminator, options, params) {
return new Class({
type: "union",
options: options,
discriminator,
...util.normalizeParams(params),
});
}
function _intersection(Class, left, right) {
return new Class({
type: "intersection",
left,
right,
});
}
function _tuple(Class, items, _paramsOrRest, _params) {
const hasRest = _paramsOrRest instanceof schemas.$ZodType;
const params = hasRest ? _params : _paramsOrRest;
const rest = hasRest ? _paramsOrRest : null;
return new Class({
type: "tuple",
items,
rest,
...util.normalizeParams(params),
});
}
function _record(Class, keyType, valueType, params) {
return new Class({
type: "record",
keyType,
valueType,
...util.normalizeParams(params),
});
}
function _map(Class, keyType, valueType, params) {
return new Class({
type: "map",
keyType,
valueType,
...util.normalizeParams(params),
});
}
function _set(Class, valueType, params) {
return new Class({
type: "set",
valueType,
...util.normalizeParams(params),
});
}
function _enum(Class, values, params) {
const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
return new Class({
type: "enum",
entries,
...util.normalizeParams(params),
});
}
function _nativeEnum(Class, entries, params) {
return new Class({
type: "enum",
entries,
...util.normalizeParams(params),
});
}
function _literal(Class, value, params) {
return new Class({
type: "literal",
values: Array.isArray(value) ? value : [value],
...util.normalizeParams(params),
});
}
function _file(Class, params) {
return new Class({
type: "file",
...util.normalizeParams(params),
});
}
function _transform(Class, fn) {
return new Class({
type: "transform",
transform: fn,
});
}
function _optional(Class, innerType) {
return new Class({
type: "optional",
innerType,
});
}
function _nullable(Class, innerType) {
return new Class({
type: "nullable",
innerType,
});
}
function _default(Class, innerType, defaultValue) {
return new Class({
type: "default",
innerType,
get defaultValue() {
return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
},
});
}
function _nonoptional(Class, innerType, params) {
return new Class({
type: "nonoptional",
innerType,
...util.normalizeParams(params),
});
}
function _success(Class, innerType) {
return new Class({
type: "success",
innerType,
});
}
function _catch(Class, innerType, catchValue) {
return new Class({
type: "catch",
innerType,
catchValue: (typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)),
});
}
function _pipe(Class, in_, out) {
return new Class({
type: "pipe",
in: in_,
out,
});
}
function _readonly(Class, innerType) {
return new Class({
type: "readonly",
innerType,
});
}
function _templateLiteral(Class, parts, params) {
return new Class({
type: "template_literal",
parts,
...util.normalizeParams(params),
});
}
function _lazy(Class, getter) {
return new Class({
type: "lazy",
getter,
});
}
function _promise(Class, innerType) {
return new Class({
type: "promise",
innerType,
});
}
function _custom(Class, fn, _params) {
const norm = util.normalizeParams(_params);
norm.abort ?? (norm.abort = true); 
const schema = new Class({
type: "custom",
check: "custom",
fn: fn,
...norm,
});
return schema;
}
function _refine(Class, fn, _params) {
const schema = new Class({
type: "custom",
check: "custom",
fn: fn,
...util.normalizeParams(_params),
});
return schema;
}
function _superRefine(fn, params) {
const ch = _check((payload) => {
payload.addIssue = (issue) => {
if (typeof issue === "string") {
payload.issues.push(util.issue(issue, payload.value, ch._zod.def));
}
else {
const _issue = issue;
if (_issue.fatal)
_issue.continue = false;
_issue.code ?? (_issue.code = "custom");
if (!("input" in _issue))
_issue.input = payload.value;
_issue.inst ?? (_issue.inst = ch);
_issue.continue ?? (_issue.continue = !ch._zod.def.abort); 
payload.issues.push(util.issue(_issue));
}
};
return fn(payload.value, payload);
}, params);
return ch;
}
function _check(fn, params) {
const ch = new checks.$ZodCheck({
check: "custom",
...util.normalizeParams(params),
});
ch._zod.check = fn;
return ch;
}
function describe(description) {
const ch = new $ZodCheck({ check: "describe" });
ch._zod.onattach = [
(inst) => {
const existing = globalRegistry.get(inst) ?? {};
globalRegistry.add(inst, { ...existing, description });
},
];
ch._zod.check = () => { }; 
return ch;
}
function meta(metadata) {
const ch = new $ZodCheck({ check: "meta" });
ch._zod.onattach = [
(inst) => {
const existing = globalRegistry.get(inst) ?? {};
globalRegistry.add(inst, { ...existing, ...metadata });
},
];
ch._zod.check = () => { }; 
return ch;
}
function _stringbool(Classes, _params) {
const params = util.normalizeParams(_params);
let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
if (params.case !== "sensitive") {
truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
}
const truthySet = new Set(truthyArray);
const falsySet = new Set(falsyArray);
const _Codec = Classes.Codec ?? schemas.$ZodCodec;
const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
const _String = Classes.String ?? schemas.$ZodString;
const stringSchema = new _String({ type: "string", error: params.error });
const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
const codec = new _Codec({
type: "pipe",
in: stringSchema,
out: booleanSchema,
transform: ((input, payload) => {
let data = input;
if (params.case !== "sensitive")
data = data.toLowerCase();
if (truthySet.has(data)) {
return true;
}
else if (falsySet.has(data)) {
return false;
}
else {
payload.issues.push({
code: "invalid_value",
expected: "stringbool",
values: [...truthySet, ...falsySet],
input: payload.value,
inst: codec,
continue: false,
});
return {};
}
}),
reverseTransform: ((input, _payload) => {
if (input === true) {
return truthyArray[0] || "true";
}
else {
return falsyArray[0] || "false";
}
}),
error: params.error,
});
codec._zod.bag.truthy = truthyArray;
codec._zod.bag.falsy = falsyArray;
codec._zod.bag.case = params.case ?? "insensitive";
return codec;
}
function _stringFormat(Class, format, fnOrRegex, _params = {}) {
const params = util.normalizeParams(_params);
const def = {
check: "string_format",
type: "string",
format,
fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
...params,
};
if (fnOrRegex instanceof RegExp) {
def.pattern = fnOrRegex;
}
const inst = new Class(def);
return inst;
}
;
function _getMessage() {
const internals = this._zod;
internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
return internals.message;
}
function _setMessage(value) {
this._zod.message = value;
}
const _messageDesc = {
get: _getMessage,
set: _setMessage,
enumerable: true,
configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
const _installedToString =  new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
inst.name = "$ZodError";
_issuesDesc.value = def;
Object.defineProperty(inst, "issues", _issuesDesc);
_issuesDesc.value = undefined;
Object.defineProperty(inst, "message", _messageDesc);
const proto = Object.getPrototypeOf(inst);
if (!_installedToString.has(proto)) {
_installedToString.add(proto);
Object.defineProperty(proto, "toString", {
configurable: true,
enumerable: false,
get() {
const value = () => this.message;
Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
return value;
},
set(value) {
Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
},
});
}
};
const $ZodError = $constructor("$ZodError", initializer);
const $ZodRealError = $constructor("$ZodError", initializer, undefined, {
Parent: Error,
});
function node(obj, key, make) {
if (!Object.prototype.hasOwnProperty.call(obj, key)) {
if (key === "__proto__") {
Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
}
else {
obj[key] = make();
}
}
return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
const fieldErrors = {};
const formErrors = [];
for (const sub of error.issues) {
if (sub.path.length > 0) {
node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
}
else {
formErrors.push(mapper(sub));
}
}
return { formErrors, fieldErrors };
}
function formatError(error, mapper = (issue) => issue.message) {
const fieldErrors = { _errors: [] };
const processError = (error, path = []) => {
for (const issue of error.issues) {
if (issue.code === "invalid_union" && issue.errors.length) {
issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
}
else if (issue.code === "invalid_key") {
processError({ issues: issue.issues }, [...path, ...issue.path]);
}
else if (issue.code === "invalid_element") {
processError({ issues: issue.issues }, [...path, ...issue.path]);
}
else {
const fullpath = [...path, ...issue.path];
if (fullpath.length === 0) {
fieldErrors._errors.push(mapper(issue));
}
else {
let curr = fieldErrors;
let i = 0;
while (i < fullpath.length) {
const el = fullpath[i];
const terminal = i === fullpath.length - 1;
if (el === "_errors") {
if (terminal)
curr._errors.push(mapper(issue));
i++;
continue;
}
if (!Object.prototype.hasOwnProperty.call(curr, el)) {
Object.defineProperty(curr, el, {
value: { _errors: [] },
enumerable: true,
writable: true,
configurable: true,
});
}
const node = curr[el];
if (terminal) {
node._errors.push(mapper(issue));
}
curr = node;
i++;
}
}
}
}
};
processError(error);
return fieldErrors;
}
function treeifyError(error, mapper = (issue) => issue.message) {
const result = { errors: [] };
const processError = (error, path = []) => {
var _a;
for (const issue of error.issues) {
if (issue.code === "invalid_union" && issue.errors.length) {
issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
}
else if (issue.code === "invalid_key") {
processError({ issues: issue.issues }, [...path, ...issue.path]);
}
else if (issue.code === "invalid_element") {
processError({ issues: issue.issues }, [...path, ...issue.path]);
}
else {
const fullpath = [...path, ...issue.path];
if (fullpath.length === 0) {
result.errors.push(mapper(issue));
continue;
}
let curr = result;
let i = 0;
while (i < fullpath.length) {
const el = fullpath[i];
const terminal = i === fullpath.length - 1;
if (typeof el === "string") {
curr.properties ?? (curr.properties = {});
if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
Object.defineProperty(curr.properties, el, {
value: { errors: [] },
enumerable: true,
writable: true,
configurable: true,
});
}
curr = curr.properties[el];
}
else {
curr.items ?? (curr.items = []);
(_a = curr.items)[el] ?? (_a[el] = { errors: [] });
curr = curr.items[el];
}
if (terminal) {
curr.errors.push(mapper(issue));
}
i++;
}
}
}
};
processError(error);
return result;
}
function toDotPath(_path) {
const segs = [];
const path = _path.map((seg) => (typeof seg === "object" ? seg.key : seg));
for (const seg of path) {
if (typeof seg === "number")
segs.push(`[${seg}]`);
else if (typeof seg === "symbol")
segs.push(`[${JSON.stringify(String(seg))}]`);
else if (/[^\w$]/.test(seg))
segs.push(`[${JSON.stringify(seg)}]`);
else {
if (segs.length)
segs.push(".");
segs.push(seg);
}
}
return segs.join("");
}
function prettifyError(error) {
const lines = [];
const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
for (const issue of issues) {
lines.push(`✖ ${issue.message}`);
if (issue.path?.length)
lines.push(`  → at ${toDotPath(issue.path)}`);
}
return lines.join("\n");
}
;
function finalizeParams(callee, params) {
return { callee: params?.callee ?? callee, Err: params?.Err };
}
const _parse = (_Err) => {
const fn = (schema, value, _ctx, _params) => {
const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
const result = schema._zod.run({ value, issues: [] }, ctx);
if (result instanceof Promise) {
throw new $ZodAsyncError();
}
if (result.issues.length) {
const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
captureStackTrace(e, _params?.callee ?? fn);
throw e;
}
return result.value;
};
return fn;
};
const parse_parse =  _parse($ZodRealError);
const _parseAsync = (_Err) => {
const fn = async (schema, value, _ctx, params) => {
const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
let result = schema._zod.run({ value, issues: [] }, ctx);
if (result instanceof Promise)
result = await result;
if (result.issues.length) {
const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
captureStackTrace(e, params?.callee ?? fn);
throw e;
}
return result.value;
};
return fn;
};
const parse_parseAsync =  _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
const result = schema._zod.run({ value, issues: [] }, ctx);
if (result instanceof Promise) {
throw new $ZodAsyncError();
}
return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse =  _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
let error;
return {
success: false,
get error() {
if (!error) {
error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
issues = undefined;
ctx = undefined;
}
return error;
},
set error(e) {
error = e;
issues = undefined;
ctx = undefined;
},
};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
let result = schema._zod.run({ value, issues: [] }, ctx);
if (result instanceof Promise)
result = await result;
return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync =  _safeParseAsync($ZodRealError);
const COMPILE_INVALID =  ( null && (Symbol.for("zod.compile.invalid")));
const COMPILE_FALLBACK =  ( null && (Symbol.for("zod.compile.fallback")));
const validate = ((schema, value, _ctx) => {
const validator = schema._zod.bag.validator;
if (validator !== undefined) {
if (validator(value) !== COMPILE_INVALID)
return true;
if (validator.definite === true && _ctx === undefined)
return false;
}
return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
const ctx = _ctx
? { ..._ctx, async: false, abortEarly: true }
: { async: false, abortEarly: true };
const fallbackRun = schema._zod.bag.fallbackRun;
let result;
if (fallbackRun) {
ctx[COMPILE_FALLBACK] = true;
result = fallbackRun({ value, issues: [] }, ctx);
}
else {
result = schema._zod.run({ value, issues: [] }, ctx);
}
if (result instanceof Promise) {
throw new core.$ZodAsyncError();
}
return result.issues.length === 0;
}
const parse_validateAsync = async (schema, value, _ctx) => {
const ctx = _ctx
? { ..._ctx, async: true, abortEarly: true }
: { async: true, abortEarly: true };
let result = schema._zod.run({ value, issues: [] }, ctx);
if (result instanceof Promise)
result = await result;
return result.issues.length === 0;
};
const _encode = (_Err) => {
const parse = _parse(_Err);
const fn = (schema, value, _ctx, _params) => {
const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
return parse(schema, value, ctx, finalizeParams(fn, _params));
};
return fn;
};
const encode =  _encode($ZodRealError);
const _decode = (_Err) => {
const parse = _parse(_Err);
const fn = (schema, value, _ctx, _params) => {
return parse(schema, value, _ctx, finalizeParams(fn, _params));
};
return fn;
};
const decode =  _decode($ZodRealError);
const _encodeAsync = (_Err) => {
const parseAsync = _parseAsync(_Err);
const fn = async (schema, value, _ctx, _params) => {
const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
return (await parseAsync(schema, value, ctx, finalizeParams(fn, _params)));
};
return fn;
};
const encodeAsync =  _encodeAsync($ZodRealError);
const _decodeAsync = (_Err) => {
const parseAsync = _parseAsync(_Err);
const fn = async (schema, value, _ctx, _params) => {
return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
};
return fn;
};
const decodeAsync =  _decodeAsync($ZodRealError);
const _safeEncode = (_Err) => (schema, value, _ctx) => {
const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
return _safeParse(_Err)(schema, value, ctx);
};
const safeEncode =  _safeEncode($ZodRealError);
const _safeDecode = (_Err) => (schema, value, _ctx) => {
return _safeParse(_Err)(schema, value, _ctx);
};
const safeDecode =  _safeDecode($ZodRealError);
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
return _safeParseAsync(_Err)(schema, value, ctx);
};
const safeEncodeAsync =  _safeEncodeAsync($ZodRealError);
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
return _safeParseAsync(_Err)(schema, value, _ctx);
};
const safeDecodeAsync =  _safeDecodeAsync($ZodRealError);
;
const ZodMiniType =  $constructor("ZodMiniType", (inst, def) => {
if (!inst._zod)
throw new Error("Uninitialized schema in ZodMiniType.");
$ZodType.init(inst, def);
inst.def = def;
inst.type = def.type;
}, {
get with() {
return this.check;
},
set with(value) {
own(this, "with", value);
},
parse(data, params) {
return parse_parse(this, data, params, { callee: this.parse });
},
parseAsync(data, params) {
return parse_parseAsync(this, data, params, { callee: this.parseAsync });
},
safeParse(data, params) {
return safeParse(this, data, params);
},
safeParseAsync(data, params) {
return safeParseAsync(this, data, params);
},
check(...checks) {
const def = this.def;
return this.clone({
...def,
checks: [
...(def.checks ?? []),
...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
],
}, { parent: true });
},
clone(_def, params) {
return clone(this, _def, params);
},
brand() {
return this;
},
register(reg, meta) {
reg.add(this, meta);
return this;
},
apply(fn, ...args) {
return args.length === 0 ? fn(this) : fn(this, ...args);
},
});
const ZodMiniString =  $constructor("ZodMiniString", (inst, def) => {
$ZodString.init(inst, def);
ZodMiniType.init(inst, def);
});
function schemas_string(params) {
return _string(ZodMiniString, params);
}
const ZodMiniStringFormat =  ( null && (core.$constructor("ZodMiniStringFormat", (inst, def) => {
core.$ZodStringFormat.init(inst, def);
ZodMiniString.init(inst, def);
})));
const ZodMiniEmail =  ( null && (core.$constructor("ZodMiniEmail", (inst, def) => {
core.$ZodEmail.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_email(params) {
return core._email(ZodMiniEmail, params);
}
const ZodMiniGUID =  ( null && (core.$constructor("ZodMiniGUID", (inst, def) => {
core.$ZodGUID.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_guid(params) {
return core._guid(ZodMiniGUID, params);
}
const ZodMiniUUID =  ( null && (core.$constructor("ZodMiniUUID", (inst, def) => {
core.$ZodUUID.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_uuid(params) {
return core._uuid(ZodMiniUUID, params);
}
function uuidv4(params) {
return core._uuidv4(ZodMiniUUID, params);
}
function uuidv6(params) {
return core._uuidv6(ZodMiniUUID, params);
}
function uuidv7(params) {
return core._uuidv7(ZodMiniUUID, params);
}
const ZodMiniURL =  ( null && (core.$constructor("ZodMiniURL", (inst, def) => {
core.$ZodURL.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function url(params) {
return core._url(ZodMiniURL, params);
}
function httpUrl(params) {
return core._url(ZodMiniURL, {
protocol: regexes.httpProtocol,
hostname: regexes.domain,
...util.normalizeParams(params),
});
}
const ZodMiniEmoji =  ( null && (core.$constructor("ZodMiniEmoji", (inst, def) => {
core.$ZodEmoji.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_emoji(params) {
return core._emoji(ZodMiniEmoji, params);
}
const ZodMiniNanoID =  ( null && (core.$constructor("ZodMiniNanoID", (inst, def) => {
core.$ZodNanoID.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_nanoid(params) {
return core._nanoid(ZodMiniNanoID, params);
}
const ZodMiniCUID =  ( null && (core.$constructor("ZodMiniCUID", (inst, def) => {
core.$ZodCUID.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_cuid(params) {
return core._cuid(ZodMiniCUID, params);
}
const ZodMiniCUID2 =  ( null && (core.$constructor("ZodMiniCUID2", (inst, def) => {
core.$ZodCUID2.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_cuid2(params) {
return core._cuid2(ZodMiniCUID2, params);
}
const ZodMiniULID =  ( null && (core.$constructor("ZodMiniULID", (inst, def) => {
core.$ZodULID.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_ulid(params) {
return core._ulid(ZodMiniULID, params);
}
const ZodMiniXID =  ( null && (core.$constructor("ZodMiniXID", (inst, def) => {
core.$ZodXID.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_xid(params) {
return core._xid(ZodMiniXID, params);
}
const ZodMiniKSUID =  ( null && (core.$constructor("ZodMiniKSUID", (inst, def) => {
core.$ZodKSUID.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_ksuid(params) {
return core._ksuid(ZodMiniKSUID, params);
}
const ZodMiniIPv4 =  ( null && (core.$constructor("ZodMiniIPv4", (inst, def) => {
core.$ZodIPv4.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_ipv4(params) {
return core._ipv4(ZodMiniIPv4, params);
}
const ZodMiniIPv6 =  ( null && (core.$constructor("ZodMiniIPv6", (inst, def) => {
core.$ZodIPv6.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_ipv6(params) {
return core._ipv6(ZodMiniIPv6, params);
}
const ZodMiniCIDRv4 =  ( null && (core.$constructor("ZodMiniCIDRv4", (inst, def) => {
core.$ZodCIDRv4.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_cidrv4(params) {
return core._cidrv4(ZodMiniCIDRv4, params);
}
const ZodMiniCIDRv6 =  ( null && (core.$constructor("ZodMiniCIDRv6", (inst, def) => {
core.$ZodCIDRv6.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_cidrv6(params) {
return core._cidrv6(ZodMiniCIDRv6, params);
}
const ZodMiniMAC =  ( null && (core.$constructor("ZodMiniMAC", (inst, def) => {
core.$ZodMAC.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_mac(params) {
return core._mac(ZodMiniMAC, params);
}
const ZodMiniBase64 =  ( null && (core.$constructor("ZodMiniBase64", (inst, def) => {
core.$ZodBase64.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_base64(params) {
return core._base64(ZodMiniBase64, params);
}
const ZodMiniBase64URL =  ( null && (core.$constructor("ZodMiniBase64URL", (inst, def) => {
core.$ZodBase64URL.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_base64url(params) {
return core._base64url(ZodMiniBase64URL, params);
}
const ZodMiniE164 =  ( null && (core.$constructor("ZodMiniE164", (inst, def) => {
core.$ZodE164.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_e164(params) {
return core._e164(ZodMiniE164, params);
}
const ZodMiniCreditCard =  ( null && (core.$constructor("ZodMiniCreditCard", (inst, def) => {
core.$ZodCreditCard.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_creditCard(params) {
return core._creditCard(ZodMiniCreditCard, params);
}
const ZodMiniIBAN =  ( null && (core.$constructor("ZodMiniIBAN", (inst, def) => {
core.$ZodIBAN.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function schemas_iban(params) {
return core._iban(ZodMiniIBAN, params);
}
const ZodMiniJWT =  ( null && (core.$constructor("ZodMiniJWT", (inst, def) => {
core.$ZodJWT.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function jwt(params) {
return core._jwt(ZodMiniJWT, params);
}
const ZodMiniCustomStringFormat =  ( null && (core.$constructor("ZodMiniCustomStringFormat", (inst, def) => {
core.$ZodCustomStringFormat.init(inst, def);
ZodMiniStringFormat.init(inst, def);
})));
function stringFormat(format, fnOrRegex, _params = {}) {
return core._stringFormat(ZodMiniCustomStringFormat, format, fnOrRegex, _params);
}
function schemas_hostname(_params) {
return core._stringFormat(ZodMiniCustomStringFormat, "hostname", regexes.hostname, _params);
}
function schemas_hex(_params) {
return core._stringFormat(ZodMiniCustomStringFormat, "hex", regexes.hex, _params);
}
function schemas_currencyCode(_params) {
return core._stringFormat(ZodMiniCustomStringFormat, "currency_code", regexes.currencyCode, _params);
}
function hash(alg, params) {
const enc = params?.enc ?? "hex";
const format = `${alg}_${enc}`;
const regex = core.regexes[format];
if (!regex)
throw new Error(`Unrecognized hash format: ${format}`);
return core._stringFormat(ZodMiniCustomStringFormat, format, regex, params);
}
const ZodMiniNumber =  $constructor("ZodMiniNumber", (inst, def) => {
$ZodNumber.init(inst, def);
ZodMiniType.init(inst, def);
});
function schemas_number(params) {
return _number(ZodMiniNumber, params);
}
const ZodMiniNumberFormat =  $constructor("ZodMiniNumberFormat", (inst, def) => {
$ZodNumberFormat.init(inst, def);
ZodMiniNumber.init(inst, def);
});
function schemas_int(params) {
return _int(ZodMiniNumberFormat, params);
}
function float32(params) {
return core._float32(ZodMiniNumberFormat, params);
}
function float64(params) {
return core._float64(ZodMiniNumberFormat, params);
}
function int32(params) {
return core._int32(ZodMiniNumberFormat, params);
}
function uint32(params) {
return core._uint32(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean =  ( null && (core.$constructor("ZodMiniBoolean", (inst, def) => {
core.$ZodBoolean.init(inst, def);
ZodMiniType.init(inst, def);
})));
function schemas_boolean(params) {
return core._boolean(ZodMiniBoolean, params);
}
const ZodMiniBigInt =  ( null && (core.$constructor("ZodMiniBigInt", (inst, def) => {
core.$ZodBigInt.init(inst, def);
ZodMiniType.init(inst, def);
})));
function schemas_bigint(params) {
return core._bigint(ZodMiniBigInt, params);
}
const ZodMiniBigIntFormat =  ( null && (core.$constructor("ZodMiniBigIntFormat", (inst, def) => {
core.$ZodBigIntFormat.init(inst, def);
ZodMiniBigInt.init(inst, def);
})));
function int64(params) {
return core._int64(ZodMiniBigIntFormat, params);
}
function uint64(params) {
return core._uint64(ZodMiniBigIntFormat, params);
}
const ZodMiniSymbol =  ( null && (core.$constructor("ZodMiniSymbol", (inst, def) => {
core.$ZodSymbol.init(inst, def);
ZodMiniType.init(inst, def);
})));
function symbol(params) {
return core._symbol(ZodMiniSymbol, params);
}
const ZodMiniUndefined =  ( null && (core.$constructor("ZodMiniUndefined", (inst, def) => {
core.$ZodUndefined.init(inst, def);
ZodMiniType.init(inst, def);
})));
function schemas_undefined(params) {
return core._undefined(ZodMiniUndefined, params);
}
const ZodMiniNull =  ( null && (core.$constructor("ZodMiniNull", (inst, def) => {
core.$ZodNull.init(inst, def);
ZodMiniType.init(inst, def);
})));
function schemas_null(params) {
return core._null(ZodMiniNull, params);
}
const ZodMiniAny =  ( null && (core.$constructor("ZodMiniAny", (inst, def) => {
core.$ZodAny.init(inst, def);
ZodMiniType.init(inst, def);
})));
function any() {
return core._any(ZodMiniAny);
}
const ZodMiniUnknown =  ( null && (core.$constructor("ZodMiniUnknown", (inst, def) => {
core.$ZodUnknown.init(inst, def);
ZodMiniType.init(inst, def);
})));
function unknown() {
return core._unknown(ZodMiniUnknown);
}
const ZodMiniNever =  ( null && (core.$constructor("ZodMiniNever", (inst, def) => {
core.$ZodNever.init(inst, def);
ZodMiniType.init(inst, def);
})));
function never(params) {
return core._never(ZodMiniNever, params);
}
const ZodMiniVoid =  ( null && (core.$constructor("ZodMiniVoid", (inst, def) => {
core.$ZodVoid.init(inst, def);
ZodMiniType.init(inst, def);
})));
function schemas_void(params) {
return core._void(ZodMiniVoid, params);
}
const ZodMiniDate =  ( null && (core.$constructor("ZodMiniDate", (inst, def) => {
core.$ZodDate.init(inst, def);
ZodMiniType.init(inst, def);
})));
function schemas_date(params) {
return core._date(ZodMiniDate, params);
}
const ZodMiniArray =  ( null && (core.$constructor("ZodMiniArray", (inst, def) => {
core.$ZodArray.init(inst, def);
ZodMiniType.init(inst, def);
})));
function array(element, params) {
return new ZodMiniArray({
type: "array",
element: element,
...util.normalizeParams(params),
});
}
function keyof(schema) {
const shape = schema._zod.def.shape;
return schemas_enum(Object.keys(shape));
}
const ZodMiniObject =  $constructor("ZodMiniObject", (inst, def) => {
$ZodObject.init(inst, def);
ZodMiniType.init(inst, def);
installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
function object(shape, params) {
const def = {
type: "object",
shape: shape ?? {},
...normalizeParams(params),
};
return new ZodMiniObject(def);
}
function strictObject(shape, params) {
return new ZodMiniObject({
type: "object",
shape,
catchall: never(),
...util.normalizeParams(params),
});
}
function looseObject(shape, params) {
return new ZodMiniObject({
type: "object",
shape,
catchall: unknown(),
...util.normalizeParams(params),
});
}
function schemas_extend(schema, shape) {
return util.extend(schema, shape);
}
function schemas_safeExtend(schema, shape) {
return util.safeExtend(schema, shape);
}
function schemas_merge(a, b) {
return util.merge(a, b);
}
function schemas_pick(schema, mask) {
return util.pick(schema, mask);
}
function schemas_omit(schema, mask) {
return util.omit(schema, mask);
}
function schemas_partial(schema, mask) {
const def = schema._zod.def;
if (def.type !== "tuple")
return util.partial(ZodMiniOptional, schema, mask);
if (def.checks?.length)
throw new Error(".partial() cannot be used on tuple schemas containing refinements");
return util.clone(schema, {
...def,
items: def.items.map((item) => new ZodMiniOptional({ type: "optional", innerType: item })),
});
}
function exactPartial(schema, mask) {
return util.partial(ZodMiniExactOptional, schema, mask, "exactPartial");
}
function schemas_required(schema, mask) {
return util.required(ZodMiniNonOptional, schema, mask);
}
function catchall(inst, catchall) {
return inst.clone(util.mergeDefs(inst._zod.def, { catchall: catchall }));
}
const ZodMiniUnion =  $constructor("ZodMiniUnion", (inst, def) => {
$ZodUnion.init(inst, def);
ZodMiniType.init(inst, def);
});
function union(options, params) {
return new ZodMiniUnion({
type: "union",
options: options,
...normalizeParams(params),
});
}
const ZodMiniXor =  ( null && (core.$constructor("ZodMiniXor", (inst, def) => {
ZodMiniUnion.init(inst, def);
core.$ZodXor.init(inst, def);
})));
function xor(options, params) {
return new ZodMiniXor({
type: "union",
options: options,
inclusive: false,
...util.normalizeParams(params),
});
}
const ZodMiniDiscriminatedUnion =  ( null && (core.$constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
core.$ZodDiscriminatedUnion.init(inst, def);
ZodMiniType.init(inst, def);
})));
function discriminatedUnion(discriminator, options, params) {
return new ZodMiniDiscriminatedUnion({
type: "union",
options: options,
discriminator,
...util.normalizeParams(params),
});
}
const ZodMiniIntersection =  ( null && (core.$constructor("ZodMiniIntersection", (inst, def) => {
core.$ZodIntersection.init(inst, def);
ZodMiniType.init(inst, def);
})));
function intersection(left, right) {
return new ZodMiniIntersection({
type: "intersection",
left: left,
right: right,
});
}
const ZodMiniTuple =  ( null && (core.$constructor("ZodMiniTuple", (inst, def) => {
core.$ZodTuple.init(inst, def);
ZodMiniType.init(inst, def);
})));
function tuple(items, _paramsOrRest, _params) {
const hasRest = _paramsOrRest instanceof core.$ZodType;
const params = hasRest ? _params : _paramsOrRest;
const rest = hasRest ? _paramsOrRest : null;
return new ZodMiniTuple({
type: "tuple",
items: items,
rest,
...util.normalizeParams(params),
});
}
const ZodMiniRecord =  ( null && (core.$constructor("ZodMiniRecord", (inst, def) => {
core.$ZodRecord.init(inst, def);
ZodMiniType.init(inst, def);
})));
function record(keyType, valueType, params) {
if (!valueType || !valueType._zod) {
return new ZodMiniRecord({
type: "record",
keyType: schemas_string(),
valueType: keyType,
...util.normalizeParams(valueType),
});
}
return new ZodMiniRecord({
type: "record",
keyType,
valueType: valueType,
...util.normalizeParams(params),
});
}
function partialRecord(keyType, valueType, params) {
return new ZodMiniRecord({
type: "record",
keyType,
valueType: valueType,
...util.normalizeParams(params),
partial: true,
});
}
function looseRecord(keyType, valueType, params) {
return new ZodMiniRecord({
type: "record",
keyType,
valueType: valueType,
mode: "loose",
...util.normalizeParams(params),
});
}
const ZodMiniMap =  ( null && (core.$constructor("ZodMiniMap", (inst, def) => {
core.$ZodMap.init(inst, def);
ZodMiniType.init(inst, def);
})));
function map(keyType, valueType, params) {
return new ZodMiniMap({
type: "map",
keyType: keyType,
valueType: valueType,
...util.normalizeParams(params),
});
}
const ZodMiniSet =  ( null && (core.$constructor("ZodMiniSet", (inst, def) => {
core.$ZodSet.init(inst, def);
ZodMiniType.init(inst, def);
})));
function set(valueType, params) {
return new ZodMiniSet({
type: "set",
valueType: valueType,
...util.normalizeParams(params),
});
}
const ZodMiniEnum =  ( null && (core.$constructor("ZodMiniEnum", (inst, def) => {
core.$ZodEnum.init(inst, def);
ZodMiniType.init(inst, def);
inst.options = [...inst._zod.values];
})));
function schemas_enum(values, params) {
const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
return new ZodMiniEnum({
type: "enum",
entries,
...util.normalizeParams(params),
});
}
function nativeEnum(entries, params) {
return new ZodMiniEnum({
type: "enum",
entries,
...util.normalizeParams(params),
});
}
const ZodMiniLiteral =  $constructor("ZodMiniLiteral", (inst, def) => {
$ZodLiteral.init(inst, def);
ZodMiniType.init(inst, def);
});
function literal(value, params) {
return new ZodMiniLiteral({
type: "literal",
values: Array.isArray(value) ? value : [value],
...normalizeParams(params),
});
}
const ZodMiniFile =  ( null && (core.$constructor("ZodMiniFile", (inst, def) => {
core.$ZodFile.init(inst, def);
ZodMiniType.init(inst, def);
})));
function file(params) {
return core._file(ZodMiniFile, params);
}
const ZodMiniTransform =  ( null && (core.$constructor("ZodMiniTransform", (inst, def) => {
core.$ZodTransform.init(inst, def);
ZodMiniType.init(inst, def);
})));
function transform(fn) {
return new ZodMiniTransform({
type: "transform",
transform: fn,
});
}
const ZodMiniOptional =  $constructor("ZodMiniOptional", (inst, def) => {
$ZodOptional.init(inst, def);
ZodMiniType.init(inst, def);
});
function optional(innerType) {
return new ZodMiniOptional({
type: "optional",
innerType: innerType,
});
}
const ZodMiniExactOptional =  ( null && (core.$constructor("ZodMiniExactOptional", (inst, def) => {
core.$ZodExactOptional.init(inst, def);
ZodMiniType.init(inst, def);
})));
function exactOptional(innerType) {
return new ZodMiniExactOptional({
type: "optional",
innerType: innerType,
});
}
const ZodMiniNullable =  ( null && (core.$constructor("ZodMiniNullable", (inst, def) => {
core.$ZodNullable.init(inst, def);
ZodMiniType.init(inst, def);
})));
function nullable(innerType) {
return new ZodMiniNullable({
type: "nullable",
innerType: innerType,
});
}
function schemas_nullish(innerType) {
return optional(nullable(innerType));
}
const ZodMiniDefault =  ( null && (core.$constructor("ZodMiniDefault", (inst, def) => {
core.$ZodDefault.init(inst, def);
ZodMiniType.init(inst, def);
})));
function schemas_default(innerType, defaultValue) {
return new ZodMiniDefault({
type: "default",
innerType: innerType,
get defaultValue() {
return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
},
});
}
const ZodMiniPrefault =  ( null && (core.$constructor("ZodMiniPrefault", (inst, def) => {
core.$ZodPrefault.init(inst, def);
ZodMiniType.init(inst, def);
})));
function prefault(innerType, defaultValue) {
return new ZodMiniPrefault({
type: "prefault",
innerType: innerType,
get defaultValue() {
return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
},
});
}
const ZodMiniNonOptional =  ( null && (core.$constructor("ZodMiniNonOptional", (inst, def) => {
core.$ZodNonOptional.init(inst, def);
ZodMiniType.init(inst, def);
})));
function nonoptional(innerType, params) {
return new ZodMiniNonOptional({
type: "nonoptional",
innerType: innerType,
...util.normalizeParams(params),
});
}
const ZodMiniSuccess =  ( null && (core.$constructor("ZodMiniSuccess", (inst, def) => {
core.$ZodSuccess.init(inst, def);
ZodMiniType.init(inst, def);
})));
function success(innerType) {
return new ZodMiniSuccess({
type: "success",
innerType: innerType,
});
}
const ZodMiniCatch =  ( null && (core.$constructor("ZodMiniCatch", (inst, def) => {
core.$ZodCatch.init(inst, def);
ZodMiniType.init(inst, def);
})));
function schemas_catch(innerType, catchValue) {
return new ZodMiniCatch({
type: "catch",
innerType: innerType,
catchValue: (typeof catchValue === "function" ? catchValue : core.util.constantCatch(catchValue)),
});
}
const ZodMiniNaN =  ( null && (core.$constructor("ZodMiniNaN", (inst, def) => {
core.$ZodNaN.init(inst, def);
ZodMiniType.init(inst, def);
})));
function nan(params) {
return core._nan(ZodMiniNaN, params);
}
const ZodMiniPipe =  ( null && (core.$constructor("ZodMiniPipe", (inst, def) => {
core.$ZodPipe.init(inst, def);
ZodMiniType.init(inst, def);
})));
function pipe(in_, out) {
return new ZodMiniPipe({
type: "pipe",
in: in_,
out: out,
});
}
const ZodMiniCodec =  ( null && (core.$constructor("ZodMiniCodec", (inst, def) => {
ZodMiniPipe.init(inst, def);
core.$ZodCodec.init(inst, def);
})));
function codec(in_, out, params) {
return new ZodMiniCodec({
type: "pipe",
in: in_,
out: out,
transform: params.decode,
reverseTransform: params.encode,
});
}
function invertCodec(codec) {
const def = codec._zod.def;
return new ZodMiniCodec({
type: "pipe",
in: def.out,
out: def.in,
transform: def.reverseTransform,
reverseTransform: def.transform,
});
}
const ZodMiniReadonly =  ( null && (core.$constructor("ZodMiniReadonly", (inst, def) => {
core.$ZodReadonly.init(inst, def);
ZodMiniType.init(inst, def);
})));
function readonly(innerType) {
return new ZodMiniReadonly({
type: "readonly",
innerType: innerType,
});
}
const ZodMiniTemplateLiteral =  ( null && (core.$constructor("ZodMiniTemplateLiteral", (inst, def) => {
core.$ZodTemplateLiteral.init(inst, def);
ZodMiniType.init(inst, def);
})));
function templateLiteral(parts, params) {
return new ZodMiniTemplateLiteral({
type: "template_literal",
parts,
...util.normalizeParams(params),
});
}
const ZodMiniLazy =  ( null && (core.$constructor("ZodMiniLazy", (inst, def) => {
core.$ZodLazy.init(inst, def);
ZodMiniType.init(inst, def);
})));
function schemas_lazy(getter) {
return new ZodMiniLazy({
type: "lazy",
getter: getter,
});
}
const ZodMiniPromise =  ( null && (core.$constructor("ZodMiniPromise", (inst, def) => {
core.$ZodPromise.init(inst, def);
ZodMiniType.init(inst, def);
})));
function promise(innerType) {
return new ZodMiniPromise({
type: "promise",
innerType: innerType,
});
}
const ZodMiniCustom =  ( null && (core.$constructor("ZodMiniCustom", (inst, def) => {
core.$ZodCustom.init(inst, def);
ZodMiniType.init(inst, def);
})));
function check(fn, params) {
const ch = new core.$ZodCheck({
check: "custom",
...util.normalizeParams(params),
});
ch._zod.check = fn;
return ch;
}
function custom(fn, _params) {
return core._custom(ZodMiniCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
return core._refine(ZodMiniCustom, fn, _params);
}
function superRefine(fn, params) {
return core._superRefine(fn, params);
}
const schemas_describe = describe;
const schemas_meta = meta;
class schemas_Class {
constructor(..._args) { }
}
function _instanceof(cls, params = {}) {
const inst = custom((data) => data instanceof cls, params);
inst._zod.bag.Class = cls;
inst._zod.check = (payload) => {
if (!(payload.value instanceof cls)) {
payload.issues.push({
code: "invalid_type",
expected: cls.name,
input: payload.value,
inst,
path: [...(inst._zod.def.path ?? [])],
});
}
};
return inst;
}
const stringbool = (...args) => core._stringbool({
Codec: ZodMiniCodec,
Boolean: ZodMiniBoolean,
String: ZodMiniString,
}, ...args);
function json() {
const jsonSchema = schemas_lazy(() => {
return union([schemas_string(), schemas_number(), schemas_boolean(), schemas_null(), array(jsonSchema), record(schemas_string(), jsonSchema)]);
});
return jsonSchema;
}
const ZodMiniFunction =  ( null && (core.$constructor("ZodMiniFunction", (inst, def) => {
core.$ZodFunction.init(inst, def);
ZodMiniType.init(inst, def);
})));
function _function(params) {
return new ZodMiniFunction({
type: "function",
input: Array.isArray(params?.input) ? tuple(params?.input) : (params?.input ?? array(unknown())),
output: params?.output ?? unknown(),
});
}
;
const external_node_os_namespaceObject = process.getBuiltinModule("node:os");
;
const MAX_WHOLE_FILE_BYTES = ( null && (16 * 1024 * 1024));
const BLOCK_BYTES = ( null && (1 << 18));
function readWholeFile(path, shown) {
const problem = inputProblem(path, shown, MAX_WHOLE_FILE_BYTES);
return problem === undefined ? readWhole(path, shown) : { problem };
}
function readWhole(source, shown, maxBytes = MAX_WHOLE_FILE_BYTES) {
try {
const bytes = readUpTo(source, maxBytes + 1);
if (bytes.length <= maxBytes)
return { bytes };
return { problem: tooLarge(shown, `more than ${maxBytes} bytes`, maxBytes) };
}
catch (error) {
return { problem: readProblem(shown, error) };
}
}
function tooLarge(shown, found, maxBytes) {
return { file: shown, found, expected: `at most ${maxBytes} bytes`, remedy: 'Is this the right file?' };
}
function readUpTo(source, maxBytes) {
const blocks = [];
let size = 0;
for (const block of readBlocks(source)) {
blocks.push(block);
size += block.length;
if (size >= maxBytes)
break;
}
return Buffer.concat(blocks).subarray(0, maxBytes);
}
function* readBlocks(source) {
const descriptor = typeof source === 'number' ? source : openSync(source, 'r');
try {
while (true) {
const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
const size = readSync(descriptor, block);
if (size === 0)
return;
yield 2 * size < BLOCK_BYTES ? Buffer.from(block.subarray(0, size)) : block.subarray(0, size);
}
}
finally {
closeSync(descriptor);
}
}
function* readOverwritten(source) {
const descriptor = typeof source === 'number' ? source : openSync(source, 'r');
try {
const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
for (let size = readSync(descriptor, block); size > 0; size = readSync(descriptor, block))
yield block.subarray(0, size);
}
finally {
closeSync(descriptor);
}
}
function inputProblem(path, shown, maxBytes = Number.POSITIVE_INFINITY) {
let stats;
try {
stats = statSync(path);
}
catch (error) {
return readProblem(shown, error);
}
if (stats.isDirectory()) {
return { file: shown, found: 'a folder', expected: 'a file', remedy: 'Name a file inside it.' };
}
if (!stats.isFile() && !stats.isFIFO() && !stats.isCharacterDevice()) {
return { file: shown, found: 'neither a file nor a pipe', expected: 'a file', remedy: 'Name a regular file.' };
}
return stats.size > maxBytes ? tooLarge(shown, `a file of ${stats.size} bytes`, maxBytes) : undefined;
}
const READ_ERRORS = {
ENOENT: ['no such file', 'Check the path; it is relative to the working directory.'],
ENOTDIR: ['a path that leads through a file', 'Check the path; it is relative to the working directory.'],
EACCES: ['a file that may not be read', 'Give this user read permission.'],
EPERM: ['a file that may not be read', 'Give this user read permission.'],
ELOOP: ['a symbolic link that leads to itself', 'Replace the link by the file.'],
EISDIR: ['a folder', 'Name a file inside it.'],
ENAMETOOLONG: ['a path that is too long', 'Use a shorter path.'],
};
function readProblem(shown, error) {
const code = files_errorCode(error);
const [found, remedy] = READ_ERRORS[code] ?? [`an error (${code})`, 'See the code of the operating system.'];
return { file: shown, found, expected: 'a readable file', remedy };
}
function files_errorCode(error) {
if (error instanceof Error && 'errno' in error && error.errno === -external_node_os_namespaceObject.constants.errno.EDQUOT)
return 'EDQUOT';
if (error instanceof Error && 'code' in error && typeof error.code === 'string')
return error.code;
return error instanceof Error ? error.message : String(error);
}
function isNoRoom(error) {
return ['ENOSPC', 'EDQUOT'].includes(files_errorCode(error));
}
function files_isSystemError(error) {
return error instanceof Error && 'code' in error && 'syscall' in error;
}
function outputProblem(path, shown) {
const refused = (found, remedy) => {
return { file: shown, found, expected: 'a place where the report can be written', remedy };
};
const kind = kindOf(path);
if (kind === 'folder')
return refused('a folder', 'Name a file inside it.');
let folder = dirname(path);
while (kindOf(folder) === 'nothing' && folder !== dirname(folder))
folder = dirname(folder);
if (kindOf(folder) !== 'folder')
return refused(`"${folder}", which is not a folder`, 'Choose another --report.');
try {
accessSync(folder, constants.W_OK | constants.X_OK);
}
catch {
return refused(`the folder "${folder}", which may not be written to`, 'Give write permission, or choose another --report.');
}
if (kind === 'other')
return refused('neither a file nor a free name', 'Choose another --report.');
return undefined;
}
function kindOf(path) {
try {
const stats = statSync(path);
if (stats.isDirectory())
return 'folder';
return stats.isFile() ? 'file' : 'other';
}
catch (error) {
return files_errorCode(error) === 'ENOENT' ? 'nothing' : 'other';
}
}
function readHead(path, shown) {
try {
return { head: readUpTo(path, HEAD_BYTES).toString('utf8') };
}
catch (error) {
return files_errorCode(error) === 'ENOENT' ? { head: '' } : { problem: readProblem(shown, error) };
}
}
const HEAD_BYTES = 4096;
const SHORTAGE = /\b(EMFILE|ENFILE|EAGAIN|ENOMEM)\b|Too many open files|Resource temporarily unavailable/;
function isShortage(error) {
return error instanceof Error && SHORTAGE.test(`${files_errorCode(error)} ${error.message}`);
}
;
const REPLACED = ( null && (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EACCES', 'EPERM']));
function regular_file_readFilePart(path, from, maxBytes) {
let descriptor;
try {
descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
}
catch (error) {
if (REPLACED.includes(errorCode(error)))
return undefined;
throw error;
}
try {
const stats = fstatSync(descriptor);
if (!stats.isFile())
return undefined;
const bytes = Buffer.alloc(Math.min(maxBytes, stats.size));
const start = from === 'start' ? 0 : stats.size - bytes.length;
return { text: bytes.toString('utf8', 0, readSync(descriptor, bytes, 0, bytes.length, start)), size: stats.size };
}
finally {
closeSync(descriptor);
}
}
const MAX_TEXT_BYTES = ( null && (1 << 26));
function readRegularText(path, maxBytes = MAX_TEXT_BYTES) {
const part = regular_file_readFilePart(path, 'start', maxBytes);
return part === undefined || part.size > maxBytes ? '' : part.text;
}
function readSmallFile(path, maxBytes) {
let descriptor;
try {
descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
const stats = fstatSync(descriptor);
if (!stats.isFile() || stats.size > maxBytes)
return undefined;
const bytes = Buffer.alloc(stats.size);
for (let at = 0; at < bytes.length;) {
const count = readSync(descriptor, bytes, at, bytes.length - at, at);
if (count === 0)
return undefined;
at += count;
}
return { bytes, mode: stats.mode };
}
catch (error) {
if (isSystemError(error))
return undefined;
throw error;
}
finally {
if (descriptor !== undefined)
closeSync(descriptor);
}
}
;
const GATEWAY_APIS = ( null && (['anthropic', 'openai', 'gemini']));
const protocol_NO_TOKENS = { input: 0, cacheRead: 0, cacheWrite: 0, longCacheWrite: 0, output: 0 };
const MOST_TOKENS = 1e9;
function count(value) {
return Number.isSafeInteger(value) && value >= 0 && value <= MOST_TOKENS
? value
: undefined;
}
function declaredMost(...values) {
const numbers = values
.filter((value) => typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
.map((value) => Math.ceil(Number(value)))
.filter((value) => value >= 0);
return numbers.length === 0 ? undefined : Math.min(Math.max(...numbers), MOST_TOKENS);
}
function presentCounts(counts) {
const present = Object.entries(counts).filter(([, value]) => value !== undefined);
return present.length === 0 ? {} : { tokens: Object.fromEntries(present) };
}
function nameOf(value) {
return typeof value === 'string' && /^[\w@+:,./[\]-]{1,200}$/.test(value) ? value : undefined;
}
function namedWay(kind, name) {
return `${kind} ${JSON.stringify(nameOf(name) ?? 'unnamed')}`;
}
;
const CALLS_SUFFIX = '.calls.jsonl';
function openCallLog(path) {
const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = external_node_fs_namespaceObject.constants;
const file = (0,external_node_fs_namespaceObject.openSync)(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600);
let calls = 0;
let isOpen = true;
let isSyncing = false;
const write = (line) => {
if (!isOpen)
throw Object.assign(new Error('the log is closed'), { code: 'EBADF' });
(0,external_node_fs_namespaceObject.writeSync)(file, `${JSON.stringify(line)}\n`);
if (isSyncing)
return;
isSyncing = true;
(0,external_node_fs_namespaceObject.fdatasync)(file, () => {
isSyncing = false;
if (!isOpen)
(0,external_node_fs_namespaceObject.closeSync)(file);
});
};
return {
begin: ({ model = 'unknown', about, reserveUsd, price }) => {
const call = calls + 1;
write({ call, model, about, ...(price === undefined ? {} : { reserved_usd: reserveUsd }) });
calls = call;
return call;
},
end: (call, { model, tokens, usd, isEstimated }) => {
try {
write({
...{ call, model, tokens },
...(usd === undefined ? {} : { usd }),
...(isEstimated === undefined ? {} : { estimated: isEstimated }),
});
}
catch {
}
},
close: () => {
if (!isOpen)
return;
isOpen = false;
if (!isSyncing)
(0,external_node_fs_namespaceObject.closeSync)(file);
},
};
}
const amount = schemas_number().check(_gte(0));
const tokens = schemas_int().check(_gte(0));
const beginSchema = object({ call: tokens, model: schemas_string(), about: tokens, reserved_usd: optional(amount) });
const endSchema = object({
call: tokens,
model: schemas_string(),
tokens: object({
...{ input: tokens, cacheRead: tokens, cacheWrite: tokens, longCacheWrite: tokens, output: tokens },
}),
usd: optional(amount),
estimated: optional(literal(true)),
});
const lineSchema = union([endSchema, beginSchema]);
const MAX_BYTES = ( null && (64 << 20));
function readCallLog(path) {
const calls = new Map();
for (const line of (readFilePart(path, 'start', MAX_BYTES)?.text ?? '').split('\n')) {
const parsed = lineSchema.safeParse(jsonOf(line));
if (!parsed.success)
continue;
const { data } = parsed;
const { call, model } = data;
calls.set(call, { model, status: null, durationMs: 0, ...('tokens' in data ? outcomeOf(data) : pendingOf(data)) });
}
return [...calls.values()];
}
function outcomeOf({ tokens, usd, estimated }) {
return {
tokens,
...(usd === undefined ? {} : { usd }),
...(estimated === undefined ? {} : { isEstimated: estimated }),
};
}
function pendingOf({ about, reserved_usd: usd }) {
return { tokens: { ...NO_TOKENS, input: about }, ...(usd === undefined ? {} : { usd }), ...{ isEstimated: true } };
}
function jsonOf(line) {
try {
return JSON.parse(line);
}
catch {
return undefined;
}
}
;
const SOCKET_NAME = 'model';
;
const external_node_crypto_namespaceObject = process.getBuiltinModule("node:crypto");
;
const external_node_http_namespaceObject = process.getBuiltinModule("node:http");
;
function isObject(value) {
return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isMissing(value) {
if (value === undefined || value === null)
return true;
if (typeof value === 'string')
return value.trim() === '';
return Array.isArray(value) && value.length === 0;
}
function objectOrEmpty(value) {
return isObject(value) ? value : EMPTY;
}
function arrayOrEmpty(value) {
return Array.isArray(value) ? value : NOTHING;
}
function numberOr(value, fallback) {
return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}
const EMPTY = Object.freeze({});
const NOTHING = Object.freeze([]);
;
const PRICES_AS_OF = { anthropic: '2026-10-24', openai: '2026-11-18', google: '2026-10-07' };
const anthropic = (input, output, cacheRead = input / 10) => ({
...{ input, output, cacheRead, cacheWrite: input * 1.25, longCacheWrite: input * 2 },
});
const openai = (input, cacheRead, output, cacheWrite) => ({
...{ input, output, cacheRead, cacheWrite },
});
const openaiLong = (...prices) => {
const [input, cacheRead, output, cacheWrite] = prices;
const price = openai(input * 2, cacheRead * 2, output * 1.5, cacheWrite === undefined ? undefined : cacheWrite * 2);
return { ...openai(...prices), above: { tokens: 272_000, price } };
};
const GPT_5_6_SOL = {
...openaiLong(4, 0.4, 20, 5),
from: { day: '2026-11-22', price: openaiLong(5, 0.5, 30, 6.25) },
};
const google = (input, output, cacheRead = input / 10) => ({ input, output, cacheRead });
const googleLong = (input, output) => ({
...google(input, output),
above: { tokens: 200_000, price: google(input * 2, output * 1.5) },
});
const googleUntil = (day, input, output) => ({
...google(input, output),
from: { day, price: google(input * 2, output * 2) },
});
const MODEL_PRICES = {
'claude-fable-5-1': anthropic(10, 50, 0.25),
'claude-fable-5': anthropic(10, 50),
'claude-mythos-5-1': anthropic(10, 50, 0.25),
'claude-mythos-5': anthropic(10, 50),
'claude-opus-5-5': anthropic(4, 20, 0.2),
'claude-opus-5': anthropic(5, 25),
'claude-opus-4-8': anthropic(5, 25),
'claude-opus-4-7': anthropic(5, 25),
'claude-opus-4-6': anthropic(5, 25),
'claude-opus-4-5': anthropic(5, 25),
'claude-opus-4-1': anthropic(15, 75),
'claude-opus-4': anthropic(15, 75),
'claude-sonnet-5-5': anthropic(2, 10, 0.1),
'claude-sonnet-5': anthropic(2, 10),
'claude-sonnet-4-6': anthropic(3, 15),
'claude-sonnet-4-5': anthropic(3, 15),
'claude-sonnet-4': anthropic(3, 15),
'claude-haiku-5-5': { ...anthropic(0.1, 0.5), above: { tokens: 100_000, price: anthropic(0.5, 2.5) } },
'claude-haiku-4-5': anthropic(1, 5),
'claude-3-5-haiku': anthropic(0.8, 4),
'gpt-6.2-astra': openaiLong(8, 0.4, 40, 10),
'gpt-6.2-sol': openaiLong(2, 0.1, 10, 2.5),
'gpt-6-astra': openaiLong(10, 1, 50, 12.5),
'gpt-6.1-sol': openaiLong(2, 0.1, 10, 2.5),
'gpt-6.1-terra': openaiLong(1, 0.05, 5, 1.25),
'gpt-6-sol': openaiLong(2, 0.2, 10, 2.5),
'gpt-6-luna': openaiLong(0.1, 0.01, 0.5, 0.125),
'gpt-5.6': GPT_5_6_SOL,
'gpt-5.6-sol': GPT_5_6_SOL,
'gpt-5.6-terra': openaiLong(2, 0.2, 12, 2.5),
'gpt-5.6-luna': openaiLong(0.2, 0.02, 1.2, 0.25),
'gpt-5.5': openaiLong(5, 0.5, 30),
'gpt-5.4': openaiLong(2.5, 0.25, 15),
'gpt-5.4-mini': openai(0.75, 0.075, 4.5),
'gpt-5.4-nano': openai(0.2, 0.02, 1.25),
'gpt-5.3-codex': openai(1.75, 0.175, 14),
'gpt-5.2': openai(1.75, 0.175, 14),
'gpt-5.2-codex': openai(1.75, 0.175, 14),
'gpt-5.1': openai(1.25, 0.125, 10),
'gpt-5.1-codex': openai(1.25, 0.125, 10),
'gpt-5': openai(1.25, 0.125, 10),
'gpt-5-codex': openai(1.25, 0.125, 10),
'gpt-5-mini': openai(0.25, 0.025, 2),
'gpt-5-nano': openai(0.05, 0.005, 0.4),
'gpt-4.1': openai(2, 0.5, 8),
'gpt-4.1-mini': openai(0.4, 0.1, 1.6),
'gpt-4.1-nano': openai(0.1, 0.025, 0.4),
'gpt-4o': openai(2.5, 1.25, 10),
'gpt-4o-mini': openai(0.15, 0.075, 0.6),
'gemini-3.8-flash': googleUntil('2027-01-01', 0.75, 3.75),
'gemini-3.7-flash': googleUntil('2027-01-01', 0.75, 3.75),
'gemini-3.6-flash': googleUntil('2027-01-01', 0.75, 3.75),
'gemini-3.5-flash': google(1.5, 9),
'gemini-3.5-flash-lite': google(0.3, 2.5),
'gemini-3.1-pro': googleLong(2, 12),
'gemini-3.1-flash-lite': google(0.25, 1.5),
'gemini-3-pro': googleLong(2, 12),
'gemini-3-flash': google(0.5, 3),
'gemini-2.5-pro': googleLong(1.25, 10),
'gemini-2.5-flash': google(0.3, 2.5),
'gemini-2.5-flash-lite': google(0.1, 0.4),
};
const RELEASE = /(?:[-@](?:\d{8}|\d{4}-\d{2}-\d{2}|latest|preview(?:-\d{2}-(?:\d{2}|\d{4}))?|\d{3})|\[\d+[km]\])$/;
function priceOf(model, own, nowMs) {
const found = find(model, own);
if (found?.from === undefined || nowMs < Date.parse(found.from.day))
return found;
return found.from.price;
}
function find(model, own) {
const plain = model.replace(/^models\//, '');
const bare = plain.replace(/^(?:anthropic|openai|google)\//, '');
return (lookUp(own, model) ??
lookUp(own, plain) ??
lookUp(own, release(plain)) ??
lookUp(MODEL_PRICES, bare) ??
lookUp(MODEL_PRICES, release(bare)));
}
function lookUp(table, name) {
return Object.hasOwn(table, name) ? table[name] : undefined;
}
function release(name) {
const shorter = name.replace(RELEASE, '');
return shorter === name ? name : release(shorter);
}
function costOf(price, tokens) {
const { input, cacheRead, cacheWrite, longCacheWrite, output } = tokens;
const sent = input + cacheRead + cacheWrite + longCacheWrite;
const { above } = price;
if (above !== undefined && sent > above.tokens)
return costOf(above.price, tokens);
const written = price.cacheWrite ?? price.input;
const millions = input * price.input +
cacheRead * (price.cacheRead ?? price.input) +
cacheWrite * written +
longCacheWrite * (price.longCacheWrite ?? written) +
output * price.output;
return millions / 1e6;
}
function reserveOf(price, { input, output }, cachesLong = false) {
const ways = [{ input }, { cacheWrite: input }, ...(cachesLong ? [{ longCacheWrite: input }] : [])];
return Math.max(...ways.map((way) => costOf(price, { ...protocol_NO_TOKENS, output, ...way })));
}
;
function* objectsIn(value, opaque) {
const waiting = [value];
while (waiting.length > 0) {
const next = waiting.pop();
if (Array.isArray(next)) {
for (const each of next)
waiting.push(each);
}
else if (isObject(next)) {
yield next;
for (const [key, each] of Object.entries(next))
if (!opaque.has(key))
waiting.push(each);
}
}
}
;
const LIST_PRICE = [undefined, null, 'auto', 'default', 'standard'];
function tierSurcharge({ service_tier: tier, models }) {
if (arrayOrEmpty(models).length > 0)
return 'models in place of the one that is named';
return LIST_PRICE.includes(tier) ? undefined : namedWay('service_tier', tier);
}
function readTokens(sent, details, output) {
const { cached_tokens, cache_write_tokens } = objectOrEmpty(details);
const [all, read, written] = [count(sent), count(cached_tokens) ?? 0, count(cache_write_tokens) ?? 0];
return presentCounts({
...(all === undefined
? {}
: { input: Math.max(0, all - read - written), cacheRead: read, cacheWrite: written, longCacheWrite: 0 }),
output: count(output),
});
}
function isInline(url) {
return typeof url === 'string' && /^data:/i.test(url);
}
const SEARCHING = /-search(?:-|$)|:online$|(?:^|\/)(?:sonar|compound)(?:-|$)/i;
const SEARCH_MEMBERS = {
plugins: 'plug-ins of the server',
web_search_options: 'web search',
search_parameters: 'web search',
enable_search: 'web search',
data_sources: 'data of another server',
};
function* searchWays(body) {
for (const model of [body.model, ...arrayOrEmpty(body.models)]) {
if (typeof model === 'string' && SEARCHING.test(model))
yield namedWay('the searching model', model);
}
for (const [name, way] of Object.entries(SEARCH_MEMBERS)) {
if (![undefined, null, false].includes(body[name]))
yield way;
}
}
const ERROR_TYPES = {
401: 'authentication_error',
402: 'insufficient_quota',
403: 'permission_error',
404: 'not_found_error',
429: 'rate_limit_error',
};
function renderOpenAiError({ status, message }) {
const type = ERROR_TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'server_error');
return { error: { message, type, param: null, code: type } };
}
;
const CHARACTERS_PER_TOKEN = 4;
const FEWEST_CHARACTERS_PER_TOKEN = 3;
const MEDIA_TOKENS = 5000;
const BYTES_PER_PART = 100_000;
function estimateTokens(characters) {
return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}
function estimateInput(body, bytes) {
let media = 0;
let parts = 0;
for (const fields of objectsIn(body, new Set())) {
for (const value of Object.values(fields)) {
if (typeof value !== 'string' || !isMedia(fields, value))
continue;
media += value.length;
parts += 1 + Math.floor(value.length / BYTES_PER_PART);
}
}
const text = Math.max(0, bytes - media);
return {
most: Math.ceil(text / FEWEST_CHARACTERS_PER_TOKEN) + parts * MEDIA_TOKENS,
about: estimateTokens(text) + parts * (MEDIA_TOKENS / 5),
};
}
const MEDIA_TYPES = ['media_type', 'mimeType', 'mime_type', 'format'];
function isMedia(fields, value) {
if (isInline(value))
return true;
return fields.data === value && MEDIA_TYPES.some((name) => typeof fields[name] === 'string');
}
;
const UNDECLARED_OUTPUT = 8192;
function planCall(endpoint, text, rules) {
const parsed = parseBody(text);
if (parsed === undefined)
return { status: 400, message: 'the body is not a JSON object' };
const [fields, body] = parsed;
const facts = endpoint.protocol.readRequest(fields);
if (!rules.serverTools && facts.waysOut.length > 0) {
return { status: 403, message: `agent.server_tools is off, and the request asks for ${facts.waysOut.join(', ')}` };
}
const model = endpoint.model ?? facts.model;
if (model === undefined)
return { status: 400, message: 'the request names no model' };
const { most, about } = estimateInput(fields, body.length);
if (endpoint.kind !== 'answer')
return { body, fields, model, about: 0, price: undefined, reserveUsd: 0 };
const call = { body, fields, model, about };
const price = facts.surcharge === undefined ? priceOf(model, rules.prices, rules.nowMs) : undefined;
if (price !== undefined) {
const output = (facts.maxOutput ?? UNDECLARED_OUTPUT) * (facts.answers ?? 1);
return { ...call, price, reserveUsd: reserveOf(price, { input: most, output }, facts.cachesLong) };
}
if (!rules.isLimited)
return { ...call, price, reserveUsd: 0 };
const why = facts.surcharge === undefined
? `no price is known of the model ${model}; add it to agent.price`
: `no price is known with ${facts.surcharge}`;
return { status: 403, message: `there is a limit in dollars, and ${why}`, isUnpriced: true };
}
function parseBody(text) {
try {
const fields = JSON.parse(text);
return isObject(fields) ? [fields, Buffer.from(JSON.stringify(fields))] : undefined;
}
catch {
return undefined;
}
}
;
const PRINTABLE_ASCII = /^[ -~]*$/;
let unprintable;
function findUnprintable() {
const parts = [
String.raw `[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]`,
String.raw `(?!\ufe0f)\p{Default_Ignorable_Code_Point}`,
String.raw `(?<!(?!\p{Emoji_Presentation})\p{Extended_Pictographic})\ufe0f`,
];
unprintable ??= new RegExp(parts.join('|'), 'gu');
return unprintable;
}
function printable(text, maxLength = 120) {
const short = shortened(text, maxLength);
return PRINTABLE_ASCII.test(short) ? short : short.replace(findUnprintable(), escapeUnit);
}
function shortened(text, maxLength) {
if (text.length <= maxLength)
return text;
const isSplit = (text.codePointAt(maxLength - 1) ?? 0) > 0xffff;
return `${text.slice(0, isSplit ? maxLength - 1 : maxLength)}…`;
}
function escapeUnit(char) {
return char
.split('')
.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
.join('');
}
function quoted(value, maxLength = 80) {
if (value === undefined)
return 'nothing';
if (Array.isArray(value))
return `an array of ${value.length}`;
if (typeof value === 'object' && value !== null)
return `an object of ${plural(Object.keys(value).length, 'key')}`;
return printable(typeof value === 'string' ? `"${value}"` : String(value), maxLength);
}
function withoutTrailing(text, characters) {
let end = text.length;
while (end > 0 && characters.includes(text.charAt(end - 1)))
end -= 1;
return text.slice(0, end);
}
function plural(count, noun) {
return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
function nearestName(typed, known) {
return findNearest({ typed, known, within: Math.max(2, Math.floor(typed.length / 3)) });
}
function isMisspelling(typed, known) {
return findNearest({ typed, known, within: Math.floor(typed.length / 3) }) !== undefined;
}
function findNearest({ typed, known, within }) {
let best;
let bestDistance = within + 1;
for (const name of known) {
const distance = leven(typed.toLowerCase(), name.toLowerCase(), { maxDistance: bestDistance });
if (distance < bestDistance) {
best = name;
bestDistance = distance;
}
}
return best;
}
function suggestion(typed, known) {
const nearest = nearestName(typed, known);
return nearest === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
}
function fenced(text, language = '') {
const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
const fence = '`'.repeat(longest + 1);
return `${fence}${language}\n${text}\n${fence}`;
}
;
const LONGEST_MS = 32 * 86_400_000;
function resetOf({ headers, error, nowMs }) {
const inBody = Object.entries(objectOrEmpty(objectOrEmpty(error.metadata).headers));
const all = {
...Object.fromEntries(inBody.map(([name, value]) => [name.toLowerCase(), String(value)])),
...headers,
};
const text = (name) => {
const value = all[name];
return (typeof value === 'string' ? value : value?.[0])?.trim();
};
const read = (value) => timeOf(value, nowMs);
const times = [
milliseconds(text('retry-after-ms'), nowMs),
read(text('retry-after')),
read(text('anthropic-ratelimit-unified-reset')),
read(error.resets_at),
read(error.resets_in_seconds),
...arrayOrEmpty(error.details).map((each) => read(delayOf(objectOrEmpty(each).retryDelay))),
latest(limitedBy(text).map(read)),
ofSentence(error.message, nowMs),
];
const found = times.find((each) => each !== undefined && each > nowMs && each <= nowMs + LONGEST_MS);
return found === undefined ? undefined : new Date(found).toISOString();
}
const LIMITS = [
...['requests', 'tokens', 'input-tokens', 'output-tokens'].map((what) => ({
remaining: `anthropic-ratelimit-${what}-remaining`,
reset: `anthropic-ratelimit-${what}-reset`,
})),
...['-requests', '-tokens', ''].map((what) => ({
remaining: `x-ratelimit-remaining${what}`,
reset: `x-ratelimit-reset${what}`,
})),
{ remaining: 'ratelimit-remaining', reset: 'ratelimit-reset' },
];
function limitedBy(text) {
const ends = (isMeant) => LIMITS.filter(({ remaining }) => isMeant(text(remaining))).flatMap(({ reset }) => text(reset) ?? []);
const exhausted = ends((remaining) => remaining === '0');
return exhausted.length > 0 ? exhausted : ends((remaining) => remaining === undefined);
}
function latest(times) {
const known = times.filter((each) => each !== undefined);
return known.length === 0 ? undefined : Math.max(...known);
}
function milliseconds(text, nowMs) {
return text !== undefined && /^\d+(?:\.\d+)?$/.test(text) ? nowMs + Number(text) : undefined;
}
function delayOf(value) {
const { seconds } = objectOrEmpty(value);
return seconds === undefined ? value : Number(seconds);
}
function timeOf(value, nowMs) {
if (typeof value === 'string' && !/^\d+(?:\.\d+)?$/.test(value))
return instant(value) ?? span(value, nowMs);
const number = value === undefined || value === null ? Number.NaN : Number(value);
if (!Number.isFinite(number) || typeof value === 'boolean' || typeof value === 'object')
return undefined;
if (number >= 1e12)
return number;
return number >= 1e9 ? number * 1000 : nowMs + number * 1000;
}
const DATES = /^\d{4}-\d{2}-\d{2}T|^[A-Z][a-z]{2},? |^[A-Z][a-z]+day, \d{2}-[A-Z][a-z]{2}-\d{2} /;
function instant(text) {
const at = DATES.test(text) ? Date.parse(text) : Number.NaN;
return Number.isNaN(at) ? undefined : at;
}
const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const PART = /(\d+(?:\.\d+)?) ?(ms|milliseconds?|seconds?|minutes?|hours?|days?|[smhd])(?![a-z])/;
function span(text, nowMs) {
const parts = [...text.matchAll(new RegExp(PART.source, 'g'))];
if (parts.length === 0 || parts.map(([part]) => part).join('') !== text.replaceAll(/(?<=[a-z])[ ,]+/g, '')) {
return undefined;
}
return nowMs + parts.reduce((sum, [, number, unit = '']) => sum + Number(number) * unitOf(unit), 0);
}
function unitOf(unit) {
return UNITS[unit] ?? UNITS[unit.startsWith('milli') ? 'ms' : (unit[0] ?? '')] ?? 0;
}
const IN_SENTENCE = new RegExp(`\\b(?:try again|retry|available again|resets?) (?:in|after) (${PART.source}(?:,? ?${PART.source}){0,3})`, 'i');
const ON_DAY = /\b(\d{4}-\d{2}-\d{2})(?: at |[ T])(\d{2}:\d{2}(?::\d{2})?) ?(?:UTC|Z)\b/;
const AFTER_BAR = /\|(\d{10})\b/;
function ofSentence(message, nowMs) {
if (typeof message !== 'string')
return undefined;
const [, within] = IN_SENTENCE.exec(message) ?? [];
if (within !== undefined)
return span(within.trim().toLowerCase(), nowMs);
const [, day, time] = ON_DAY.exec(message) ?? [];
if (day !== undefined && time !== undefined)
return instant(`${day}T${time}Z`);
return timeOf(AFTER_BAR.exec(message)?.[1], nowMs);
}
;
const MAX_MESSAGE = 300;
function errorOf(body) {
const [first] = arrayOrEmpty(body);
const { error, message, detail } = objectOrEmpty(first ?? body);
if (isObject(error))
return error;
const sentence = [error, message, detail].find((each) => typeof each === 'string');
return sentence === undefined ? {} : { message: sentence };
}
function classifyFailure(response) {
const { status, error } = response;
const kind = call_failure_kindOf(response);
const message = typeof error.message === 'string' && error.message.trim() !== '' ? error.message : `status ${status}`;
const reset = kind === 'rate-limit' || kind === 'overload' ? resetOf(response) : undefined;
return {
kind,
status,
message: printable(message.replaceAll(/\s+/g, ' ').trim(), MAX_MESSAGE),
...(reset === undefined ? {} : { resetAt: reset }),
};
}
function call_failure_kindOf({ status: answered, ...response }) {
const { error } = response;
const message = typeof error.message === 'string' ? error.message : '';
const status = answered >= 400 ? answered : statusIn(error) || statusOfSentence(message) || answered;
const words = [error.type, error.code, error.status, reasonOf(error)].filter((each) => typeof each === 'string');
const named = words.map((word) => KINDS[word.toLowerCase()]).find((kind) => kind !== undefined);
const isVague = named === 'overload' && status >= 400 && status < 500 && status !== 429;
if (named !== undefined && !isVague && !DEPLETED.test(message))
return named;
if (status < 500) {
const cause = SENTENCES.find(([, sentence]) => sentence.test(message))?.[0];
if (cause === 'credit' && status === 429 && resetOf(response) !== undefined)
return 'rate-limit';
if (cause !== undefined && (cause !== 'model' || status === 400))
return cause;
}
return STATUS_KINDS[status] ?? (status >= 500 ? 'overload' : 'request');
}
const DEPLETED = /credits are depleted/i;
const SENTENCES = [
['credit', /credit balance|billing|insufficient (?:funds|credits|balance)|available credits|credits are depleted/i],
['key', /api[ _-]key (?:not valid|not found|is invalid|expired)|(?:incorrect|invalid) api[ _-]key/i],
['rate-limit', /reached your specified api usage limits/i],
['model', /\bmodel\b.*(?:does not exist|not exist|not found|not supported)|not a valid model/i],
];
function statusIn({ code, status }) {
const found = [code, status].map(Number).find((each) => Number.isInteger(each) && each >= 400 && each < 600);
return found ?? 0;
}
function statusOfSentence(message) {
if (/usage limit|rate limit|quota|too many requests/i.test(message))
return 429;
if (/api key|authenticat|unauthori[sz]ed|not logged in|please run \/login/i.test(message))
return 401;
if (/credit|billing|payment/i.test(message))
return 402;
if (/model.*(?:does not exist|not found|may not exist|not supported)/i.test(message))
return 404;
if (/overloaded|unavailable|timed? ?out|reconnect|cannot connect|connection error/i.test(message))
return 503;
return 0;
}
function reasonOf(error) {
return arrayOrEmpty(error.details)
.map((each) => objectOrEmpty(each).reason)
.find((each) => each !== undefined);
}
const STATUS_KINDS = {
401: 'key',
402: 'credit',
403: 'key',
404: 'model',
407: 'unreachable',
408: 'timeout',
429: 'rate-limit',
};
const KINDS = {
authentication_error: 'key',
permission_error: 'key',
account_deactivated: 'key',
invalid_api_key: 'key',
api_key_invalid: 'key',
unauthenticated: 'key',
billing_error: 'credit',
insufficient_quota: 'credit',
billing_hard_limit_reached: 'credit',
billing_not_active: 'credit',
billing_disabled: 'credit',
exceeded_current_quota_error: 'credit',
payment_required: 'credit',
model_not_found: 'model',
rate_limit_error: 'rate-limit',
rate_limit_exceeded: 'rate-limit',
usage_limit_reached: 'rate-limit',
usage_not_included: 'credit',
resource_exhausted: 'rate-limit',
overloaded_error: 'overload',
server_error: 'overload',
server_is_overloaded: 'overload',
slow_down: 'overload',
unavailable: 'overload',
internal: 'overload',
api_error: 'overload',
timeout_error: 'overload',
deadline_exceeded: 'overload',
};
;
function recordCall(call) {
const { planned, facts, status, prices, durationMs, beganAfter } = call;
const model = facts?.model ?? planned.model ?? 'unknown';
const { tokens, isEstimated, usd } = figuresOf(call, priceOf(model, prices, call.nowMs) ?? planned.price);
const failure = failureOf(call);
return {
...{ model, status, tokens },
...(usd === undefined ? {} : { usd }),
...(isEstimated ? { isEstimated } : {}),
...(failure === undefined ? {} : { failure }),
durationMs: Math.round(durationMs),
beganAfter,
};
}
function figuresOf(call, listed) {
const { planned, status, facts, wasSent, isWhole, trouble } = call;
const price = planned.price === undefined ? undefined : listed;
const priced = (tokens, isEstimated) => ({
...{ tokens, isEstimated },
usd: price === undefined ? undefined : costOf(price, tokens),
});
if ((status !== null && status >= 400) || !wasSent)
return priced(protocol_NO_TOKENS, false);
const about = { ...protocol_NO_TOKENS, input: planned.about };
const isLeft = facts?.isSilent === true && facts.error === undefined && !isWhole && trouble === undefined;
if (status === null || facts === undefined || isLeft) {
const tokens = facts?.tokens ?? about;
return { tokens, isEstimated: true, usd: price === undefined ? undefined : planned.reserveUsd };
}
const { tokens, output, isEstimated, error } = facts;
if (tokens === undefined && output === 0 && error !== undefined)
return priced(protocol_NO_TOKENS, false);
return tokens === undefined ? priced({ ...about, output }, true) : priced(tokens, isEstimated);
}
function failureOf({ status, headers, facts, trouble, nowMs }) {
if (status !== null && (status >= 400 || facts?.error !== undefined)) {
return classifyFailure({ status, headers, error: facts?.error ?? {}, nowMs });
}
return trouble === undefined ? undefined : { ...trouble, status };
}
;
const MAX_MESSAGE_CHARS = 200_000;
const OF_MODEL = ['assistant', 'model', 'reasoning', 'function_call', 'custom_tool_call'];
const MAX_DEPTH = 8;
function beginExchange(protocol, messages) {
let answer = '';
return {
onPart: (part) => {
if (answer.length < MAX_MESSAGE_CHARS)
answer += answerOf(protocol, part);
},
end: ({ model, status, tokens, durationMs, failure }) => ({
...{ model, status, messages, durationMs, outputTokens: tokens.output },
inputTokens: tokens.input + tokens.cacheRead + tokens.cacheWrite + tokens.longCacheWrite,
answer: answer.slice(0, MAX_MESSAGE_CHARS).trim(),
...(failure === undefined ? {} : { failure: failure.message }),
}),
};
}
function followConversation() {
const known = new Map();
return (body) => {
const counts = new Map();
return messagesOf(body).filter(({ role, text }) => {
const name = `${role}\n${text}`;
const count = (counts.get(name) ?? 0) + 1;
counts.set(name, count);
if (count <= (known.get(name) ?? 0))
return false;
known.set(name, count);
return true;
});
};
}
function messagesOf(body) {
const { system, instructions, systemInstruction, system_instruction: older, messages, input, contents } = body;
const first = [system, instructions, systemInstruction, older].map((each) => ({
role: 'system',
text: textOf(each),
}));
const list = [messages, input, contents].flatMap((each) => typeof each === 'string' ? [{ role: 'user', text: each }] : arrayOrEmpty(each).filter(isObject).map(messageOf));
return [...first, ...list]
.map(({ role, text }) => ({ role, text: text.trim().slice(0, MAX_MESSAGE_CHARS) }))
.filter(({ role, text }) => text !== '' && !OF_MODEL.includes(role));
}
function messageOf(item) {
const { role, type } = item;
const text = textOf(item);
const name = typeof role === 'string' ? role : typeof type === 'string' ? type : 'user';
return { role: isResult(item) ? 'tool' : name, text };
}
function isResult(item) {
const { type, content, parts } = item;
if (typeof type === 'string' && type.endsWith('_output'))
return true;
const inside = [...arrayOrEmpty(content), ...arrayOrEmpty(parts)].filter(isObject);
return (inside.length > 0 && inside.every((each) => each.type === 'tool_result' || each.functionResponse !== undefined));
}
const TEXTS = ['text', 'content', 'parts', 'output', 'functionResponse', 'response', 'result'];
const CALLS = ['tool_use', 'functionCall', 'function'];
function textOf(value, depth = 0) {
if (typeof value === 'string')
return value;
if (depth > MAX_DEPTH)
return '';
if (Array.isArray(value))
return lines(value.map((each) => textOf(each, depth + 1)));
if (!isObject(value))
return '';
if (value.type === 'image' || value.image_url !== undefined || value.inlineData !== undefined)
return '(an image)';
if (value.type === 'tool_use' || CALLS.some((name) => isObject(value[name])))
return '';
const found = TEXTS.flatMap((name) => (value[name] === undefined ? [] : [textOf(value[name], depth + 1)]));
const text = lines(found);
if (text !== '' || found.length === 0 || depth === 0)
return text;
return '';
}
function lines(parts) {
return parts.filter((each) => each !== '').join('\n');
}
function answerOf(protocol, part) {
return isObject(part) ? ANSWERS[protocol](part) : '';
}
const ANSWERS = {
'anthropic-messages': ({ type, content, content_block: block, delta }) => {
if (type === 'message')
return arrayOrEmpty(content)
.map((each) => blockOf(objectOrEmpty(each)))
.join('\n');
if (type === 'content_block_start')
return named(objectOrEmpty(block).name) || '\n';
const { text, partial_json: json, thinking } = objectOrEmpty(delta);
return type === 'content_block_delta' ? plain(text, json, thinking) : '';
},
'openai-responses': ({ type, delta, item, output }) => {
if (type === undefined)
return arrayOrEmpty(output)
.map((each) => itemOf(objectOrEmpty(each)))
.join('\n');
if (type === 'response.output_item.added')
return '\n';
if (type === 'response.output_item.done')
return callOf(objectOrEmpty(item));
return typeof type === 'string' && type.endsWith('text.delta') ? plain(delta) : '';
},
'openai-chat': ({ choices }) => arrayOrEmpty(choices)
.map((choice) => {
const { delta, message } = objectOrEmpty(choice);
const { content, reasoning, reasoning_content: thoughts, tool_calls: calls } = objectOrEmpty(delta ?? message);
const functions = arrayOrEmpty(calls).map((call) => objectOrEmpty(objectOrEmpty(call).function));
const called = functions.map(({ name, arguments: passed }) => `${named(name)}${plain(passed)}`);
return `${plain(reasoning, thoughts, content)}${called.join('')}`;
})
.join(''),
gemini: ({ candidates }) => arrayOrEmpty(candidates)
.flatMap((each) => arrayOrEmpty(objectOrEmpty(objectOrEmpty(each).content).parts))
.map((each) => {
const { text, functionCall } = objectOrEmpty(each);
return isObject(functionCall) ? callOf(functionCall) : plain(text);
})
.join(''),
};
function blockOf(block) {
return plain(block.thinking, block.text) || callOf(block);
}
function itemOf(item) {
return callOf(item) || textOf(item.content ?? item.summary);
}
function callOf({ name, input, args, arguments: text }) {
const passed = text ?? input ?? args ?? {};
return typeof name === 'string'
? `${named(name)}${typeof passed === 'string' ? passed : JSON.stringify(passed)}`
: '';
}
function named(name) {
return typeof name === 'string' && name !== '' ? `\n→ ${name} ` : '';
}
function plain(...values) {
return values.filter((each) => typeof each === 'string').join('');
}
;
const LOCAL_TOOLS = /^(?:custom|(?:bash|text_editor|computer|memory|tool_search_tool_(?:regex|bm25))_\d{8})$/;
const OPAQUE = new Set(['input', 'input_schema']);
const anthropic_messages_LIST_PRICE = [undefined, null, 'auto', 'standard', 'standard_only'];
const anthropicMessages = {
name: 'anthropic-messages',
readRequest: (body) => ({
model: nameOf(body.model),
maxOutput: declaredMost(body.max_tokens),
surcharge: surchargeOf(body),
cachesLong: cachesLong(body),
waysOut: [...new Set([...toolWays(body), ...contentWays(body)])],
}),
readResponse: (part) => {
switch (part.type) {
case 'message':
return { ...readMessage(part), isFinal: isObject(part.usage), characters: writtenInBlocks(part) };
case 'message_start':
return readMessage(objectOrEmpty(part.message));
case 'content_block_delta':
return { characters: writtenIn(objectOrEmpty(part.delta)) };
case 'message_delta':
return { ...readUsage(part.usage), isFinal: isObject(part.usage) };
case 'error':
return { error: objectOrEmpty(part.error) };
default:
return {};
}
},
renderError: ({ status, message }) => ({ type: 'error', error: { type: errorType(status), message } }),
};
function cachesLong(body) {
return [...objectsIn(body, OPAQUE)].some(({ cache_control: control }) => objectOrEmpty(control).ttl === '1h');
}
const LIST_PRICE_PLACES = [undefined, null, 'global', 'not_available'];
function surchargeOf({ service_tier: tier, speed, inference_geo: place }) {
if (!anthropic_messages_LIST_PRICE.includes(tier))
return namedWay('service_tier', tier);
if (!LIST_PRICE_PLACES.includes(place))
return namedWay('inference_geo', place);
return [undefined, null, 'standard'].includes(speed) ? undefined : namedWay('speed', speed);
}
function* toolWays({ tools, mcp_servers: servers, container }) {
for (const { type } of arrayOrEmpty(tools).filter(isObject)) {
if (type === undefined || type === null)
continue;
if (typeof type !== 'string' || !LOCAL_TOOLS.test(type))
yield namedWay('the server-side tool', type);
}
for (const { name } of arrayOrEmpty(servers).map(objectOrEmpty))
yield namedWay('the MCP server', name);
if (container !== undefined && container !== null)
yield 'a container for code execution';
}
function* contentWays({ messages, system }) {
for (const block of objectsIn([messages, system], OPAQUE)) {
if (block.type === 'container_upload')
yield 'a file for code execution';
const { type } = objectOrEmpty(block.source);
if (type === 'url')
yield 'content of a remote URL';
if (type === 'file')
yield 'a stored file';
}
}
function readMessage({ model, usage }) {
return { model: nameOf(model), ...readUsage(usage) };
}
function readUsage(usage) {
const { input_tokens, cache_read_input_tokens, cache_creation_input_tokens, output_tokens, cache_creation } = objectOrEmpty(usage);
const written = count(cache_creation_input_tokens);
const long = count(objectOrEmpty(cache_creation).ephemeral_1h_input_tokens);
return presentCounts({
input: count(input_tokens),
cacheRead: count(cache_read_input_tokens),
cacheWrite: written === undefined ? undefined : Math.max(0, written - (long ?? 0)),
longCacheWrite: long,
output: count(output_tokens),
});
}
function writtenIn({ text, partial_json: json, thinking }) {
return [text, json, thinking].reduce((sum, each) => sum + (typeof each === 'string' ? each.length : 0), 0);
}
function writtenInBlocks({ content }) {
return arrayOrEmpty(content).reduce((sum, block) => sum + writtenIn(objectOrEmpty(block)), 0);
}
const anthropic_messages_ERROR_TYPES = {
400: 'invalid_request_error',
401: 'authentication_error',
402: 'billing_error',
403: 'permission_error',
404: 'not_found_error',
413: 'request_too_large',
429: 'rate_limit_error',
504: 'timeout_error',
529: 'overloaded_error',
};
function errorType(status) {
return anthropic_messages_ERROR_TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error');
}
;
const gemini_LOCAL_TOOLS = ['functiondeclarations', 'computeruse'];
const gemini_OPAQUE = new Set([
...['args', 'response', 'parameters', 'parametersJsonSchema', 'parameters_json_schema'],
...['responseSchema', 'response_schema', 'responseJsonSchema', 'response_json_schema'],
]);
const gemini_LIST_PRICE = /^(?:service_tier_)?(?:unspecified|standard)$/i;
const gemini = {
name: 'gemini',
readRequest: (body) => {
const requests = [body, ...membersOf(body, 'generateContentRequest').map(objectOrEmpty)];
const configs = requests.flatMap((each) => membersOf(each, 'generationConfig')).map(objectOrEmpty);
const most = configs.flatMap((config) => membersOf(config, 'maxOutputTokens'));
const answers = configs.flatMap((each) => membersOf(each, 'candidateCount'));
const tier = membersOf(body, 'serviceTier').find((each) => !gemini_LIST_PRICE.test(String(each)));
return {
...(tier === undefined ? {} : { surcharge: namedWay('service_tier', tier) }),
maxOutput: declaredMost(...most),
answers: Math.max(1, declaredMost(...answers) ?? 1),
waysOut: [...new Set([...requests.flatMap((each) => [...gemini_toolWays(each)]), ...gemini_contentWays(body)])],
};
},
readResponse: (part) => ({
model: nameOf(part.modelVersion),
...gemini_readUsage(part.usageMetadata),
isFinal: isObject(part.usageMetadata) && arrayOrEmpty(part.candidates).some(isFinished),
characters: gemini_writtenIn(part),
...(isObject(part.error) ? { error: part.error } : {}),
}),
renderError: ({ status, message }) => ({
error: { code: status, message, status: STATUS_NAMES[status] ?? 'UNKNOWN' },
}),
};
function gemini_plain(name) {
return name.replaceAll('_', '').toLowerCase();
}
function membersOf(fields, name) {
return Object.entries(fields).flatMap(([key, value]) => gemini_plain(key) === gemini_plain(name) && value !== null ? [value] : []);
}
function* gemini_toolWays(request) {
for (const tool of membersOf(request, 'tools').flatMap(arrayOrEmpty).filter(isObject)) {
for (const name of Object.keys(tool)) {
if (!gemini_LOCAL_TOOLS.includes(gemini_plain(name)))
yield namedWay('the server-side tool', name);
}
}
if (membersOf(request, 'cachedContent').length > 0)
yield 'stored content';
}
function* gemini_contentWays(body) {
for (const part of objectsIn(body, gemini_OPAQUE)) {
if (membersOf(part, 'fileData').length > 0)
yield 'a stored file, or content of a remote URL';
}
}
function isFinished(candidate) {
return typeof objectOrEmpty(candidate).finishReason === 'string';
}
function gemini_readUsage(usage) {
const fields = objectOrEmpty(usage);
const sent = count(fields.promptTokenCount);
const read = count(fields.cachedContentTokenCount) ?? 0;
const results = count(fields.toolUsePromptTokenCount) ?? 0;
const [answer, thoughts] = [count(fields.candidatesTokenCount), count(fields.thoughtsTokenCount)];
return presentCounts({
...(sent === undefined ? {} : { input: Math.max(0, sent + results - read), cacheRead: read }),
output: answer === undefined && thoughts === undefined ? undefined : (answer ?? 0) + (thoughts ?? 0),
});
}
function gemini_writtenIn({ candidates }) {
let characters = 0;
for (const candidate of arrayOrEmpty(candidates).filter(isObject)) {
for (const part of arrayOrEmpty(objectOrEmpty(candidate.content).parts).filter(isObject)) {
if (typeof part.text === 'string')
characters += part.text.length;
if (isObject(part.functionCall))
characters += JSON.stringify(part.functionCall).length;
}
}
return characters;
}
const STATUS_NAMES = {
400: 'INVALID_ARGUMENT',
401: 'UNAUTHENTICATED',
403: 'PERMISSION_DENIED',
404: 'NOT_FOUND',
429: 'RESOURCE_EXHAUSTED',
500: 'INTERNAL',
503: 'UNAVAILABLE',
504: 'DEADLINE_EXCEEDED',
};
;
const openai_chat_LOCAL_TOOLS = ['function', 'custom'];
const openai_chat_OPAQUE = new Set(['arguments']);
const openaiChat = {
name: 'openai-chat',
readRequest: (body) => ({
model: nameOf(body.model),
maxOutput: declaredMost(body.max_completion_tokens, body.max_tokens),
answers: Math.max(1, declaredMost(body.n) ?? 1),
surcharge: tierSurcharge(body),
waysOut: [...new Set([...openai_chat_toolWays(body), ...searchWays(body), ...openai_chat_contentWays(body.messages)])],
}),
readResponse: (part) => ({
model: nameOf(part.model),
...openai_chat_readUsage(part.usage),
isFinal: isObject(part.usage),
characters: openai_chat_writtenIn(part),
...errorIn(part),
}),
renderError: renderOpenAiError,
};
function errorIn({ error }) {
if (isObject(error))
return { error };
return typeof error === 'string' && error !== '' ? { error: { message: error } } : {};
}
function* openai_chat_toolWays({ tools }) {
for (const { type } of arrayOrEmpty(tools).filter(isObject)) {
if (!openai_chat_LOCAL_TOOLS.includes(type))
yield namedWay('the server-side tool', type);
}
}
function* openai_chat_contentWays(messages) {
for (const part of objectsIn(messages, openai_chat_OPAQUE)) {
const { image_url: image, video_url: video, file } = part;
for (const each of [image, video]) {
const url = isObject(each) ? each.url : each;
if (url !== undefined && url !== null && !isInline(url))
yield 'content of a remote URL';
}
const { file_id: id, file_data: data } = objectOrEmpty(file);
if (id !== undefined && id !== null)
yield 'a stored file';
if (typeof data === 'string' && /^https?:/i.test(data))
yield 'content of a remote URL';
}
}
function openai_chat_readUsage(usage) {
const { prompt_tokens, prompt_tokens_details, completion_tokens } = objectOrEmpty(usage);
return readTokens(prompt_tokens, prompt_tokens_details, completion_tokens);
}
function openai_chat_writtenIn({ choices }) {
let characters = 0;
for (const choice of arrayOrEmpty(choices).filter(isObject)) {
const { content, reasoning, reasoning_content: thoughts, tool_calls: calls, } = objectOrEmpty(choice.delta ?? choice.message);
const written = arrayOrEmpty(calls).map((call) => objectOrEmpty(objectOrEmpty(call).function).arguments);
for (const each of [content, reasoning, thoughts, ...written]) {
if (typeof each === 'string')
characters += each.length;
}
}
return characters;
}
;
const openai_responses_LOCAL_TOOLS = [
...['function', 'custom', 'local_shell', 'apply_patch', 'tool_search'],
...['computer', 'computer_use_preview'],
];
const openai_responses_OPAQUE = new Set(['arguments', 'parameters']);
const ENDED = ['response.completed', 'response.incomplete', 'response.failed', 'response.done'];
const openaiResponses = {
name: 'openai-responses',
readRequest: (body) => ({
model: nameOf(body.model),
maxOutput: declaredMost(body.max_output_tokens),
surcharge: tierSurcharge(body),
waysOut: [
...new Set([...openai_responses_toolWays(body.tools), ...searchWays(body), ...storedWays(body), ...openai_responses_contentWays(body.input)]),
],
}),
readResponse: (part) => {
if (typeof part.type !== 'string')
return { ...readBody(part), isFinal: isObject(part.usage) };
if (part.type === 'error')
return { error: isObject(part.error) ? part.error : part };
const { response, delta } = part;
if (isObject(response))
return { ...readBody(response), isFinal: ENDED.includes(part.type) };
return { characters: typeof delta === 'string' ? delta.length : 0 };
},
renderError: renderOpenAiError,
};
function* openai_responses_toolWays(tools) {
for (const tool of arrayOrEmpty(tools).filter(isObject)) {
const { type, environment } = tool;
if (type === 'namespace')
yield* openai_responses_toolWays(tool.tools);
else if (type === 'shell') {
if (objectOrEmpty(environment).type !== 'local')
yield 'a shell of the server';
}
else if (!openai_responses_LOCAL_TOOLS.includes(type))
yield namedWay('the server-side tool', type);
}
}
function* storedWays(body) {
const { previous_response_id: previous, conversation, prompt, background } = body;
if (isPresent(previous) || isPresent(conversation))
yield 'a stored conversation';
if (isPresent(prompt))
yield 'a stored prompt';
if (background === true)
yield 'an answer in the background';
}
function* openai_responses_contentWays(input) {
for (const item of arrayOrEmpty(input).filter(isObject)) {
if (!isPresent(item.type) && !isPresent(item.role))
yield 'a stored conversation';
}
for (const item of objectsIn(input, openai_responses_OPAQUE)) {
if (item.type === 'item_reference')
yield 'a stored conversation';
yield* openai_responses_toolWays(item.tools);
if (isPresent(item.file_id))
yield 'a stored file';
if (isPresent(item.file_url))
yield 'content of a remote URL';
if (isPresent(item.image_url) && !isInline(item.image_url))
yield 'content of a remote URL';
}
}
function isPresent(value) {
return value !== undefined && value !== null;
}
function readBody({ model, usage, error }) {
return { model: nameOf(model), ...openai_responses_readUsage(usage), ...(isObject(error) ? { error } : {}) };
}
function openai_responses_readUsage(usage) {
const { input_tokens, input_tokens_details, output_tokens } = objectOrEmpty(usage);
return readTokens(input_tokens, input_tokens_details, output_tokens);
}
;
const NAME = '[\\w.:@-]+';
const WORD = /^[\w.-]{0,200}$/;
const APIS = {
anthropic: {
upstream: 'https://api.anthropic.com',
prefix: '',
protocol: anthropicMessages,
endpoints: [
{ method: 'POST', path: /^(\/v1\/messages)$/, kind: 'answer', protocol: anthropicMessages },
{ method: 'POST', path: /^(\/v1\/messages\/count_tokens)$/, kind: 'count', protocol: anthropicMessages },
{ method: 'GET', path: new RegExp(`^(/v1/models(?:/${NAME})?)$`), kind: 'list', protocol: anthropicMessages },
],
query: { beta: /^true$/, limit: WORD, after_id: WORD, before_id: WORD },
},
openai: {
upstream: 'https://api.openai.com/v1',
prefix: '/v1',
protocol: openaiChat,
endpoints: [
{ method: 'POST', path: /^\/v1(\/responses(?:\/compact)?)$/, kind: 'answer', protocol: openaiResponses },
{ method: 'POST', path: /^\/v1(\/responses\/input_tokens)$/, kind: 'count', protocol: openaiResponses },
{ method: 'POST', path: /^\/v1(\/chat\/completions)$/, kind: 'answer', protocol: openaiChat },
{ method: 'GET', path: new RegExp(`^/v1(/models(?:/${NAME}){0,2})$`), kind: 'list', protocol: openaiChat },
],
query: { client_version: WORD, 'api-version': WORD, limit: WORD, after: WORD },
},
gemini: {
upstream: 'https://generativelanguage.googleapis.com',
prefix: '',
protocol: gemini,
endpoints: [
{
method: 'POST',
path: /^(\/v1(?:beta|alpha)?\/models\/([\w.@-]+):(?:generateContent|streamGenerateContent))$/,
kind: 'answer',
protocol: gemini,
},
{
method: 'POST',
path: /^(\/v1(?:beta|alpha)?\/models\/([\w.@-]+):countTokens)$/,
kind: 'count',
protocol: gemini,
},
{
method: 'GET',
path: /^(\/v1(?:beta|alpha)?\/models(?:\/[\w.@-]+)?)$/,
kind: 'list',
protocol: gemini,
},
],
query: { alt: /^(?:sse|json)$/, pageSize: WORD, pageToken: WORD },
},
};
const MAX_TARGET = 2000;
function findTarget(api, method, url) {
const [, path = '', query = ''] = /^(\/[^?#]*)(?:\?([^#]*))?$/.exec(url ?? '') ?? [];
if (path === '' || (url ?? '').length > MAX_TARGET || !/^[\w.:@/-]+$/.test(path)) {
return { status: 400, message: 'the path is not in plain form' };
}
if (path.split('/').some((part, index) => index > 0 && ['', '.', '..'].includes(part))) {
return { status: 400, message: 'the path is not in plain form' };
}
const { endpoints } = APIS[api];
const matches = endpoints.filter((each) => each.path.test(path));
const found = matches.find((each) => each.method === method);
if (found === undefined) {
const [status, what] = matches.length > 0 ? [405, 'this method'] : [404, 'this endpoint'];
return { status, message: `the gateway does not forward ${what}` };
}
const values = readQuery(query, APIS[api].query);
if ('status' in values)
return values;
const [, below = '', model] = found.path.exec(path) ?? [];
const { kind, protocol } = found;
return { endpoint: { kind, protocol, path: below, ...(model === undefined ? {} : { model }) }, ...values };
}
function readQuery(query, allowed) {
const parts = query === '' ? [] : query.split('&').map((part) => part.split('='));
const names = parts.map(([name = '']) => name);
const isKnown = ([name = '', value, ...more]) => more.length === 0 &&
value !== undefined &&
(Object.hasOwn(allowed, name) ? allowed[name] : keyPattern(name))?.test(value) === true;
if (new Set(names).size !== names.length || !parts.every(isKnown)) {
return { status: 400, message: 'the query holds what the gateway does not forward' };
}
const passed = parts.filter(([name]) => name !== 'key').map((part) => part.join('='));
const key = parts.find(([name]) => name === 'key')?.[1];
return { query: passed.length === 0 ? '' : `?${passed.join('&')}`, ...(key === undefined ? {} : { key }) };
}
function keyPattern(name) {
return name === 'key' ? WORD : undefined;
}
;
const REQUEST_HEADERS = new Set([
...['accept', 'user-agent', 'anthropic-version', 'anthropic-beta', 'openai-beta'],
...['anthropic-dangerous-direct-browser-access', 'x-goog-api-client', 'x-app', 'originator', 'version'],
...['session_id', 'conversation_id', 'x-client-request-id', 'idempotency-key'],
]);
const REQUEST_PREFIXES = ['x-stainless-', 'x-codex-'];
const KEY_HEADERS = ['authorization', 'x-api-key', 'x-goog-api-key', 'api-key'];
const CONNECTION_HEADERS = new Set([
...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer'],
...['transfer-encoding', 'upgrade', 'alt-svc', 'set-cookie', 'location'],
]);
const ENCODING_HEADERS = ['content-encoding', 'content-length', 'content-md5', 'etag'];
function pairsOf(raw) {
return raw.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : []));
}
function forwardedHeaders(raw) {
const pairs = pairsOf(raw);
const names = pairs.map(([name]) => name);
const twice = names.find((name, index) => names.indexOf(name) !== index);
if (twice !== undefined)
return { status: 400, message: 'a header is there twice' };
const encoding = pairs.find(([name]) => name === 'content-encoding')?.[1];
if (encoding !== undefined && encoding !== 'identity') {
return { status: 415, message: 'the gateway reads no compressed requests' };
}
return Object.fromEntries(pairs.filter(([name]) => isForwarded(name)));
}
function isForwarded(name) {
return REQUEST_HEADERS.has(name) || REQUEST_PREFIXES.some((prefix) => name.startsWith(prefix));
}
function keysOf(raw) {
return pairsOf(raw).flatMap(([name, value]) => (KEY_HEADERS.includes(name) ? [value.replace(/^Bearer /i, '')] : []));
}
function returnedHeaders(raw, isPlain = true) {
return pairsOf(raw).flatMap(([name, value]) => CONNECTION_HEADERS.has(name) || (!isPlain && ENCODING_HEADERS.includes(name)) ? [] : [name, value]);
}
function isOwnHost(host) {
return /^(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/i.test(host ?? '');
}
;
const external_node_stream_namespaceObject = process.getBuiltinModule("node:stream");
;
const external_node_zlib_namespaceObject = process.getBuiltinModule("node:zlib");
;
const DECODERS = {
gzip: external_node_zlib_namespaceObject.createGunzip,
'x-gzip': external_node_zlib_namespaceObject.createGunzip,
deflate: external_node_zlib_namespaceObject.createInflate,
br: external_node_zlib_namespaceObject.createBrotliDecompress,
};
function decodedContent(message) {
const encoding = encodingOf(message);
if (encoding === undefined)
return message;
const decoder = DECODERS[encoding];
return decoder === undefined ? encoding : (0,external_node_stream_namespaceObject.pipeline)(message, decoder(), () => undefined);
}
function encodingOf({ headers }) {
const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
return ['', 'identity'].includes(encoding) ? undefined : encoding;
}
;
class ParseError extends Error {
constructor(message, options) {
super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
}
}
const LF = 10, CR = 13, SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
if (typeof config == "function")
throw new TypeError(
"`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
);
const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
function feed(chunk) {
if (terminated)
throw new Error(
"Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
);
if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
const trailing2 = processLines(chunk);
trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
return;
}
if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
return;
}
pendingFragments.push(chunk);
const input = pendingFragments.join("");
pendingFragments.length = 0, pendingFragmentsLength = 0;
const trailing = processLines(input);
trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
}
function checkBufferSize() {
maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
type: "max-buffer-size-exceeded"
})
)));
}
function processLines(chunk) {
let searchIndex = 0;
if (chunk.indexOf("\r") === -1) {
let lfIndex = chunk.indexOf(`
`, searchIndex);
for (; lfIndex !== -1; ) {
if (searchIndex === lfIndex) {
dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
continue;
}
const firstCharCode = chunk.charCodeAt(searchIndex);
if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
continue;
}
data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
} else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
lfIndex
) || void 0 : parseLine(chunk, searchIndex, lfIndex);
searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
}
return chunk.slice(searchIndex);
}
for (; searchIndex < chunk.length; ) {
const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
let lineEnd = -1;
if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
break;
parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
}
return chunk.slice(searchIndex);
}
function parseLine(chunk, start, end) {
if (start === end) {
dispatchEvent();
return;
}
const firstCharCode = chunk.charCodeAt(start);
if (isDataPrefix(chunk, start, firstCharCode)) {
const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
return;
}
if (isEventPrefix(chunk, start, firstCharCode)) {
eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
return;
}
if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
value2.includes("\0") || (id = value2);
return;
}
if (firstCharCode === 58) {
if (onComment) {
const line2 = chunk.slice(start, end);
onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
}
return;
}
const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
if (fieldSeparatorIndex === -1) {
processField(line, "", line);
return;
}
const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
processField(field, value, line);
}
function processField(field, value, line) {
switch (field) {
case "event":
eventType = value || void 0;
break;
case "data":
data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
break;
case "id":
value.includes("\0") || (id = value);
break;
case "retry":
/^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
new ParseError(`Invalid \`retry\` value: "${value}"`, {
type: "invalid-retry",
value,
line
})
);
break;
default:
onError(
new ParseError(
`Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
{ type: "unknown-field", field, value, line }
)
);
break;
}
}
function dispatchEvent() {
dataLines > 0 && onEvent({
id,
event: eventType,
data
}), id = void 0, data = "", dataLines = 0, eventType = void 0;
}
function reset(options = {}) {
if (options.consume && pendingFragments.length > 0) {
const incompleteLine = pendingFragments.join("");
parseLine(incompleteLine, 0, incompleteLine.length);
}
isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
}
return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}
var main = __nccwpck_require__(547);
;
const MAX_DOCUMENT = 32 << 20;
const MAX_EVENT = 8 << 20;
function createResponseReader({ protocol, contentType = '', onPart }) {
const facts = collectFacts(protocol, onPart);
return /^text\/event-stream\b/i.test(contentType) ? readStream(facts) : readDocument(facts);
}
function collectFacts(protocol, onPart) {
let model;
let tokens = {};
let characters = 0;
let isFinal = false;
let error;
const take = (reading) => {
model = reading.model ?? model;
tokens = { ...tokens, ...reading.tokens };
characters += reading.characters ?? 0;
isFinal ||= reading.isFinal === true && tokens.output !== undefined;
error = reading.error ?? error;
};
return {
add: (part) => {
if (!isObject(part))
return;
take(protocol.readResponse(part));
onPart?.(part);
},
conclude: () => {
const written = isFinal ? (tokens.output ?? 0) : Math.max(tokens.output ?? 0, estimateTokens(characters));
return {
model,
output: written,
tokens: tokens.input === undefined ? undefined : { ...protocol_NO_TOKENS, ...tokens, output: written },
isEstimated: !isFinal,
...(!isFinal && characters === 0 ? { isSilent: true } : {}),
...(error === undefined ? {} : { error }),
};
},
};
}
function readStream(facts) {
const decoder = new TextDecoder();
const parser = createParser({
maxBufferSize: MAX_EVENT,
onEvent: ({ data }) => {
if (data.startsWith('{'))
facts.add(parsed(data));
},
});
let isLost = false;
const guarded = (step) => {
if (isLost)
return;
try {
step();
}
catch {
isLost = true;
}
};
return {
read: (chunk) => guarded(() => parser.feed(decoder.decode(chunk, { stream: true }))),
end: () => {
guarded(() => parser.feed(`${decoder.decode()}\n\n`));
return facts.conclude();
},
};
}
function readDocument(facts) {
const chunks = [];
let bytes = 0;
return {
read: (chunk) => {
bytes += chunk.length;
if (bytes <= MAX_DOCUMENT)
chunks.push(chunk);
else
chunks.length = 0;
},
end: () => {
const text = new TextDecoder().decode(Buffer.concat(chunks));
const document = parsed(text);
for (const part of Array.isArray(document) ? document : [document])
facts.add(part);
const concluded = facts.conclude();
if (concluded.error !== undefined || concluded.tokens !== undefined)
return concluded;
const error = isObject(document) || Array.isArray(document) ? errorOf(document) : sentence(visible(text));
return Object.keys(error).length === 0 ? concluded : { ...concluded, error };
},
};
}
function parsed(text) {
try {
return JSON.parse(text);
}
catch {
return parseCut(text);
}
}
function parseCut(text) {
try {
return /^\s*[{[]/.test(text) ? (0,main.parse)(text) : undefined;
}
catch {
return undefined;
}
}
function sentence(message) {
return message === '' ? {} : { message };
}
function visible(text) {
return text
.slice(0, 10_000)
.replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>/gi, ' ')
.trim();
}
;
const external_node_https_namespaceObject = process.getBuiltinModule("node:https");
;
const external_net_namespaceObject = process.getBuiltinModule("net");
;
const external_tls_namespaceObject = process.getBuiltinModule("tls");
var src = __nccwpck_require__(830);
;
const external_events_namespaceObject = process.getBuiltinModule("events");
;
const external_http_namespaceObject = process.getBuiltinModule("http");
;
const external_https_namespaceObject = process.getBuiltinModule("https");
;
async function toBuffer(stream) {
let length = 0;
const chunks = [];
for await (const chunk of stream) {
length += chunk.length;
chunks.push(chunk);
}
return Buffer.concat(chunks, length);
}
async function helpers_json(stream) {
const buf = await toBuffer(stream);
const str = buf.toString('utf8');
try {
return JSON.parse(str);
}
catch (_err) {
const err = _err;
err.message += ` (input: ${str})`;
throw err;
}
}
function req(url, opts = {}) {
const href = typeof url === 'string' ? url : url.href;
const req = (href.startsWith('https:') ? https : http).request(url, opts);
const promise = new Promise((resolve, reject) => {
req
.once('response', resolve)
.once('error', reject)
.end();
});
req.then = promise.then.bind(promise);
return req;
}
;
const INTERNAL = Symbol('AgentBaseInternalState');
class Agent extends external_http_namespaceObject.Agent {
constructor(opts) {
super(opts);
this[INTERNAL] = {};
}
isSecureEndpoint(options) {
if (options) {
if (typeof options.secureEndpoint === 'boolean') {
return options.secureEndpoint;
}
if (typeof options.protocol === 'string') {
return options.protocol === 'https:';
}
}
const { stack } = new Error();
if (typeof stack !== 'string')
return false;
return stack
.split('\n')
.some((l) => l.indexOf('(https.js:') !== -1 ||
l.indexOf('node:https:') !== -1);
}
incrementSockets(name) {
if (this.maxSockets === Infinity && this.maxTotalSockets === Infinity) {
return null;
}
if (!this.sockets[name]) {
this.sockets[name] = [];
}
const fakeSocket = new external_net_namespaceObject.Socket({ writable: false });
this.sockets[name].push(fakeSocket);
this.totalSocketCount++;
return fakeSocket;
}
decrementSockets(name, socket) {
if (!this.sockets[name] || socket === null) {
return;
}
const sockets = this.sockets[name];
const index = sockets.indexOf(socket);
if (index !== -1) {
sockets.splice(index, 1);
this.totalSocketCount--;
if (sockets.length === 0) {
delete this.sockets[name];
}
}
}
getName(options) {
const secureEndpoint = this.isSecureEndpoint(options);
if (secureEndpoint) {
return external_https_namespaceObject.Agent.prototype.getName.call(this, options);
}
return super.getName(options);
}
createSocket(req, options, cb) {
const connectOpts = {
...options,
secureEndpoint: this.isSecureEndpoint(options),
};
const name = this.getName(connectOpts);
const fakeSocket = this.incrementSockets(name);
Promise.resolve()
.then(() => this.connect(req, connectOpts))
.then((socket) => {
this.decrementSockets(name, fakeSocket);
if (typeof socket
.addRequest === 'function') {
try {
return socket.addRequest(req, connectOpts);
}
catch (err) {
return cb(err);
}
}
this[INTERNAL].currentSocket = socket;
super.createSocket(req, options, cb);
}, (err) => {
this.decrementSockets(name, fakeSocket);
cb(err);
});
}
createConnection() {
const socket = this[INTERNAL].currentSocket;
this[INTERNAL].currentSocket = undefined;
if (!socket) {
throw new Error('No socket was returned in the `connect()` function');
}
return socket;
}
get defaultPort() {
return (this[INTERNAL].defaultPort ??
(this.protocol === 'https:' ? 443 : 80));
}
set defaultPort(v) {
if (this[INTERNAL]) {
this[INTERNAL].defaultPort = v;
}
}
get protocol() {
return (this[INTERNAL].protocol ??
(this.isSecureEndpoint() ? 'https:' : 'http:'));
}
set protocol(v) {
if (this[INTERNAL]) {
this[INTERNAL].protocol = v;
}
}
}
;
const external_url_namespaceObject = process.getBuiltinModule("url");
;
function createNegotiateAuth() {
return async ({ response, scheme }) => {
if (scheme.toLowerCase() !== 'negotiate') {
throw new Error(`Expected Negotiate scheme but got "${scheme}"`);
}
let kerberos;
try {
kerberos = await __nccwpck_require__.e( 50).then(__nccwpck_require__.t.bind(__nccwpck_require__, 50, 19));
}
catch {
throw new Error('The "kerberos" package is required for Negotiate proxy authentication. ' +
'Install it with: npm install kerberos');
}
const proxyAuthenticate = response.headers['proxy-authenticate'] || '';
const challengeHeader = Array.isArray(proxyAuthenticate)
? proxyAuthenticate[0]
: proxyAuthenticate;
const serverToken = typeof challengeHeader === 'string' && challengeHeader.includes(' ')
? challengeHeader.split(' ').slice(1).join(' ')
: undefined;
const client = await kerberos.initializeClient('HTTP@proxy', {
mechOID: kerberos.GSS_MECH_OID_SPNEGO,
});
const token = await client.step(serverToken || '');
if (!token) {
throw new Error('Kerberos client.step() returned no token');
}
return {
headers: {
'Proxy-Authorization': `Negotiate ${token}`,
},
};
};
}
;
const debug = src('http-proxy-agent');
class HttpProxyAgent extends Agent {
constructor(proxy, opts) {
super(opts);
this.proxy = typeof proxy === 'string' ? new external_url_namespaceObject.URL(proxy) : proxy;
this.proxyHeaders = opts?.headers ?? {};
debug('Creating new HttpProxyAgent instance: %o', this.proxy.href);
if (opts?.negotiate) {
this.onProxyAuth = createNegotiateAuth();
}
else if (opts?.onProxyAuth) {
this.onProxyAuth = opts.onProxyAuth;
}
const host = (this.proxy.hostname || this.proxy.host).replace(/^\[|\]$/g, '');
const port = this.proxy.port
? parseInt(this.proxy.port, 10)
: this.proxy.protocol === 'https:'
? 443
: 80;
this.connectOpts = {
...(opts
? dist_omit(opts, 'headers', 'onProxyAuth', 'negotiate')
: null),
host,
port,
};
}
addRequest(req, opts) {
req._header = null;
this.setRequestProps(req, opts);
super.addRequest(req, opts);
}
setRequestProps(req, opts) {
const { proxy } = this;
const protocol = opts.secureEndpoint ? 'https:' : 'http:';
const hostname = req.getHeader('host') || 'localhost';
const base = `${protocol}//${hostname}`;
const url = new external_url_namespaceObject.URL(req.path, base);
if (opts.port !== 80) {
url.port = String(opts.port);
}
req.path = String(url);
const headers = typeof this.proxyHeaders === 'function'
? this.proxyHeaders()
: { ...this.proxyHeaders };
if (proxy.username || proxy.password) {
const auth = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
headers['Proxy-Authorization'] = `Basic ${Buffer.from(auth).toString('base64')}`;
}
if (!headers['Proxy-Connection']) {
headers['Proxy-Connection'] = this.keepAlive
? 'Keep-Alive'
: 'close';
}
for (const name of Object.keys(headers)) {
const value = headers[name];
if (value) {
req.setHeader(name, value);
}
}
}
async connect(req, opts) {
req._header = null;
if (!req.path.includes('://')) {
this.setRequestProps(req, opts);
}
let first;
let endOfHeaders;
debug('Regenerating stored HTTP header string for request');
req._implicitHeader();
if (req.outputData && req.outputData.length > 0) {
debug('Patching connection write() output buffer with updated header');
first = req.outputData[0].data;
endOfHeaders = first.indexOf('\r\n\r\n') + 4;
req.outputData[0].data =
req._header + first.substring(endOfHeaders);
debug('Output buffer: %o', req.outputData[0].data);
}
let socket;
if (this.proxy.protocol === 'https:') {
debug('Creating `tls.Socket`: %o', this.connectOpts);
socket = external_tls_namespaceObject.connect(this.connectOpts);
}
else {
debug('Creating `net.Socket`: %o', this.connectOpts);
socket = external_net_namespaceObject.connect(this.connectOpts);
}
await (0,external_events_namespaceObject.once)(socket, 'connect');
const connect = { socket };
req.emit('proxyConnect', connect);
this.emit('proxyConnect', connect, req);
req.emit('proxy', { proxy: this.proxy.href, socket });
return socket;
}
}
HttpProxyAgent.protocols = ['http', 'https'];
function dist_omit(obj, ...keys) {
const ret = {};
let key;
for (key in obj) {
if (!keys.includes(key)) {
ret[key] = obj[key];
}
}
return ret;
}
;
const external_assert_namespaceObject = process.getBuiltinModule("assert");
;
const parse_proxy_response_debug = src('https-proxy-agent:parse-proxy-response');
function parseProxyResponse(socket) {
return new Promise((resolve, reject) => {
let buffersLength = 0;
const buffers = [];
function read() {
const b = socket.read();
if (b)
ondata(b);
else
socket.once('readable', read);
}
function cleanup() {
socket.removeListener('end', onend);
socket.removeListener('error', onerror);
socket.removeListener('readable', read);
}
function onend() {
cleanup();
parse_proxy_response_debug('onend');
reject(new Error('Proxy connection ended before receiving CONNECT response'));
}
function onerror(err) {
cleanup();
parse_proxy_response_debug('onerror %o', err);
reject(err);
}
function ondata(b) {
buffers.push(b);
buffersLength += b.length;
const buffered = Buffer.concat(buffers, buffersLength);
const endOfHeaders = buffered.indexOf('\r\n\r\n');
if (endOfHeaders === -1) {
parse_proxy_response_debug('have not received end of HTTP headers yet...');
read();
return;
}
const headerParts = buffered
.slice(0, endOfHeaders)
.toString('ascii')
.split('\r\n');
const firstLine = headerParts.shift();
if (!firstLine) {
socket.destroy();
return reject(new Error('No header received from proxy CONNECT response'));
}
const firstLineParts = firstLine.split(' ');
const statusCode = +firstLineParts[1];
const statusText = firstLineParts.slice(2).join(' ');
const headers = {};
for (const header of headerParts) {
if (!header)
continue;
const firstColon = header.indexOf(':');
if (firstColon === -1) {
socket.destroy();
return reject(new Error(`Invalid header from proxy CONNECT response: "${header}"`));
}
const key = header.slice(0, firstColon).toLowerCase();
const value = header.slice(firstColon + 1).trimStart();
const current = headers[key];
if (typeof current === 'string') {
headers[key] = [current, value];
}
else if (Array.isArray(current)) {
current.push(value);
}
else {
headers[key] = value;
}
}
parse_proxy_response_debug('got proxy server response: %o %o', firstLine, headers);
cleanup();
resolve({
connect: {
statusCode,
statusText,
headers,
},
buffered,
});
}
socket.on('error', onerror);
socket.on('end', onend);
read();
});
}
;
const dist_debug = src('https-proxy-agent');
const setServernameFromNonIpHost = (options) => {
if (options.servername === undefined &&
options.host &&
!external_net_namespaceObject.isIP(options.host)) {
return {
...options,
servername: options.host,
};
}
return options;
};
class HttpsProxyAgent extends Agent {
constructor(proxy, opts) {
super(opts);
this.options = { path: undefined };
this.proxy = typeof proxy === 'string' ? new external_url_namespaceObject.URL(proxy) : proxy;
this.proxyHeaders = opts?.headers ?? {};
dist_debug('Creating new HttpsProxyAgent instance: %o', this.proxy.href);
if (opts?.negotiate) {
this.onProxyAuth = createNegotiateAuth();
}
else if (opts?.onProxyAuth) {
this.onProxyAuth = opts.onProxyAuth;
}
const host = (this.proxy.hostname || this.proxy.host).replace(/^\[|\]$/g, '');
const port = this.proxy.port
? parseInt(this.proxy.port, 10)
: this.proxy.protocol === 'https:'
? 443
: 80;
this.connectOpts = {
ALPNProtocols: ['http/1.1'],
...(opts
? https_proxy_agent_dist_omit(opts, 'headers', 'onProxyAuth', 'negotiate')
: null),
host,
port,
};
}
async connect(req, opts) {
const { proxy } = this;
if (!opts.host) {
throw new TypeError('No "host" provided');
}
let socket;
if (proxy.protocol === 'https:') {
dist_debug('Creating `tls.Socket`: %o', this.connectOpts);
socket = external_tls_namespaceObject.connect(setServernameFromNonIpHost(this.connectOpts));
}
else {
dist_debug('Creating `net.Socket`: %o', this.connectOpts);
socket = external_net_namespaceObject.connect(this.connectOpts);
}
const headers = typeof this.proxyHeaders === 'function'
? this.proxyHeaders()
: { ...this.proxyHeaders };
const host = external_net_namespaceObject.isIPv6(opts.host) ? `[${opts.host}]` : opts.host;
let payload = `CONNECT ${host}:${opts.port} HTTP/1.1\r\n`;
if (proxy.username || proxy.password) {
const auth = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
headers['Proxy-Authorization'] = `Basic ${Buffer.from(auth).toString('base64')}`;
}
headers.Host = `${host}:${opts.port}`;
if (!headers['Proxy-Connection']) {
headers['Proxy-Connection'] = this.keepAlive
? 'Keep-Alive'
: 'close';
}
for (const name of Object.keys(headers)) {
payload += `${name}: ${headers[name]}\r\n`;
}
const proxyResponsePromise = parseProxyResponse(socket);
socket.write(`${payload}\r\n`);
const { connect, buffered } = await proxyResponsePromise;
req.emit('proxyConnect', connect);
this.emit('proxyConnect', connect, req);
req.emit('proxy', { proxy: this.proxy.href, socket });
if (connect.statusCode === 200) {
req.once('socket', resume);
if (opts.secureEndpoint) {
dist_debug('Upgrading socket connection to TLS');
return external_tls_namespaceObject.connect({
...https_proxy_agent_dist_omit(setServernameFromNonIpHost(opts), 'host', 'path', 'port'),
socket,
});
}
return socket;
}
if (connect.statusCode === 407 && this.onProxyAuth) {
dist_debug('Got 407 response, invoking onProxyAuth callback');
socket.destroy();
const proxyAuthenticate = connect.headers['proxy-authenticate'] || '';
const scheme = Array.isArray(proxyAuthenticate)
? proxyAuthenticate[0].split(/\s/)[0]
: proxyAuthenticate.split(/\s/)[0];
const authResponse = await this.onProxyAuth({
response: connect,
scheme,
});
return this._connectWithAuth(req, opts, authResponse.headers);
}
socket.destroy();
const fakeSocket = new external_net_namespaceObject.Socket({ writable: false });
fakeSocket.readable = true;
req.once('socket', (s) => {
dist_debug('Replaying proxy buffer for failed request');
external_assert_namespaceObject(s.listenerCount('data') > 0);
s.push(buffered);
s.push(null);
});
return fakeSocket;
}
async _connectWithAuth(req, opts, authHeaders) {
const { proxy } = this;
let socket;
if (proxy.protocol === 'https:') {
socket = external_tls_namespaceObject.connect(setServernameFromNonIpHost(this.connectOpts));
}
else {
socket = external_net_namespaceObject.connect(this.connectOpts);
}
const headers = typeof this.proxyHeaders === 'function'
? this.proxyHeaders()
: { ...this.proxyHeaders };
const host = external_net_namespaceObject.isIPv6(opts.host) ? `[${opts.host}]` : opts.host;
let payload = `CONNECT ${host}:${opts.port} HTTP/1.1\r\n`;
if (proxy.username || proxy.password) {
const auth = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
headers['Proxy-Authorization'] = `Basic ${Buffer.from(auth).toString('base64')}`;
}
Object.assign(headers, authHeaders);
headers.Host = `${host}:${opts.port}`;
if (!headers['Proxy-Connection']) {
headers['Proxy-Connection'] = this.keepAlive
? 'Keep-Alive'
: 'close';
}
for (const name of Object.keys(headers)) {
payload += `${name}: ${headers[name]}\r\n`;
}
const proxyResponsePromise = parseProxyResponse(socket);
socket.write(`${payload}\r\n`);
const { connect } = await proxyResponsePromise;
req.emit('proxyConnect', connect);
this.emit('proxyConnect', connect, req);
if (connect.statusCode === 200) {
req.once('socket', resume);
if (opts.secureEndpoint) {
dist_debug('Upgrading socket connection to TLS');
return external_tls_namespaceObject.connect({
...https_proxy_agent_dist_omit(setServernameFromNonIpHost(opts), 'host', 'path', 'port'),
socket,
});
}
return socket;
}
socket.destroy();
throw new Error(`Proxy authentication failed with status ${connect.statusCode} after retry`);
}
}
HttpsProxyAgent.protocols = ['http', 'https'];
function resume(socket) {
setImmediate(() => {
socket.resume();
});
}
function https_proxy_agent_dist_omit(obj, ...keys) {
const ret = {};
let key;
for (key in obj) {
if (!keys.includes(key)) {
ret[key] = obj[key];
}
}
return ret;
}
;
function openHttpAgent(isSecure, proxy) {
const options = { keepAlive: true, noDelay: true };
if (proxy === undefined || proxy === '')
return isSecure ? new external_node_https_namespaceObject.Agent(options) : new external_node_http_namespaceObject.Agent(options);
return isSecure ? new HttpsProxyAgent(proxy, options) : new HttpProxyAgent(proxy, options);
}
;
const MIN_KEY_BYTES = 8;
const masked_key_NOTHING = Buffer.alloc(0);
function maskKey(key) {
const wanted = Buffer.from(key);
const { length } = wanted;
if (length < MIN_KEY_BYTES)
return { pass: (chunk) => chunk, end: () => masked_key_NOTHING, text: (value) => value };
const stars = '*'.repeat(length);
let held = masked_key_NOTHING;
return {
pass: (chunk) => {
const joined = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
let bytes = joined;
for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + length)) {
if (bytes === joined)
bytes = Buffer.from(joined);
bytes.fill('*', at, at + length);
}
const kept = beginningAtEnd(bytes, wanted);
held = kept === 0 ? masked_key_NOTHING : bytes.subarray(bytes.length - kept);
return kept === 0 ? bytes : bytes.subarray(0, bytes.length - kept);
},
end: () => held,
text: (value) => value.replaceAll(key, stars),
};
}
function beginningAtEnd(bytes, wanted) {
const [first = 0] = wanted;
const from = Math.max(0, bytes.length - wanted.length + 1);
for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
const rest = bytes.length - at;
if (bytes.compare(wanted, 0, rest, at) === 0)
return rest;
}
return 0;
}
;
function openUpstream({ address, query, key, headers: own = {}, proxy }) {
const base = new URL(address);
const isSecure = base.protocol === 'https:';
const agent = openHttpAgent(isSecure, proxy);
let { value } = key;
return {
useKey: (renewed) => {
value = renewed;
},
mask: () => maskKey(value.replace(/^Bearer /, '')),
send: ({ method, path, headers, body }) => {
const options = {
...{ method, agent },
headers: {
...headers,
'accept-encoding': 'identity',
...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(body.length) }),
...own,
[key.header]: value,
},
};
const request = (isSecure ? external_node_https_namespaceObject.request : external_node_http_namespaceObject.request)(`${address}${withQuery(path, query)}`, options);
request.end(body);
return request;
},
close: () => agent.destroy(),
};
}
function withQuery(path, own) {
if (own === undefined)
return path;
const [name = ''] = own.split('=');
const [plain = '', query = ''] = path.split('?', 2);
const others = query.split('&').filter((part) => part !== '' && !part.startsWith(`${name}=`));
return `${plain}?${[...others, own].join('&')}`;
}
function isRedirect({ statusCode = 0 }) {
return statusCode >= 300 && statusCode < 400;
}
;
function forwardCall(forward) {
const { response, onEnd, refuse } = forward;
let state = { status: null, headers: {}, wasSent: false, isWhole: false };
let facts = () => undefined;
let request;
let hasEnded = false;
const end = (trouble) => {
if (hasEnded)
return;
hasEnded = true;
request.destroy();
onEnd({ ...state, facts: facts(), ...(trouble === undefined ? {} : { trouble }) });
};
const fail = (trouble) => {
if (hasEnded)
return;
if (!response.headersSent)
refuse({ status: trouble.kind === 'timeout' ? 504 : 502, message: trouble.message });
else
response.destroy();
end(trouble);
};
const begin = (isRetry) => {
const mask = forward.client.mask();
request = watchRequest(forward, {
isRetry,
retry: () => {
if (!hasEnded)
begin(true);
},
fail,
onSent: () => {
state = { ...state, wasSent: true };
},
onResponse: (message) => {
if (isRedirect(message))
return fail({ kind: 'unreachable', message: 'the API redirects, and redirects are not followed' });
state = { ...state, status: message.statusCode ?? null, headers: message.headers };
if ((state.status ?? 0) < 400)
forward.onAnswer?.();
const onWhole = () => {
state = { ...state, isWhole: true };
};
facts = passOn(message, forward, { fail, onWhole, end, mask });
},
});
};
begin(false);
response.once('close', () => end());
return () => {
response.destroy();
end();
};
}
function watchRequest({ client, request: sent, times }, events) {
const { fail } = events;
const request = client.send(sent);
let isAnswered = false;
const connecting = setTimeout(() => {
fail({ kind: 'unreachable', message: `no connection to the API within ${times.connectMs} ms` });
}, times.connectMs);
request.once('socket', (socket) => {
const isConnected = () => clearTimeout(connecting);
if (!socket.connecting)
isConnected();
else
for (const name of ['connect', 'secureConnect'])
socket.once(name, isConnected);
});
request.setTimeout(times.idleMs, () => {
fail({ kind: 'timeout', message: `no byte from the API within ${times.idleMs} ms` });
});
request.once('finish', events.onSent);
request.once('response', (message) => {
isAnswered = true;
clearTimeout(connecting);
events.onResponse(message);
});
request.on('error', (error) => {
clearTimeout(connecting);
if (request.reusedSocket && !isAnswered && !events.isRetry && files_errorCode(error) === 'ECONNRESET')
return events.retry();
fail(troubleOf(error));
});
request.once('close', () => {
clearTimeout(connecting);
if (!isAnswered)
fail({ kind: 'overload', message: 'the API broke off the connection' });
});
return request;
}
function troubleOf(error) {
const code = files_errorCode(error);
if (['ECONNRESET', 'EPIPE'].includes(code))
return { kind: 'overload', message: 'the API broke off the connection' };
return { kind: 'unreachable', message: `the API cannot be reached (${code})` };
}
function passOn(message, { response, protocol, onPart }, { fail, onWhole, end, mask }) {
const content = decodedContent(message);
if (typeof content === 'string') {
fail({ kind: 'overload', message: `the API answers with "content-encoding: ${content}", which nobody asked for` });
return () => undefined;
}
const encoding = encodingOf(message);
const reader = createResponseReader({ protocol, contentType: message.headers['content-type'], onPart });
response.sendDate = false;
response.writeHead(message.statusCode ?? 502, returnedHeaders(message.rawHeaders, encoding === undefined).map(mask.text));
response.flushHeaders();
const pass = (bytes) => {
if (bytes.length === 0)
return;
if (!response.write(bytes)) {
content.pause();
response.once('drain', () => content.resume());
}
reader.read(bytes);
};
content.on('data', (chunk) => pass(mask.pass(chunk)));
content.once('end', () => {
if (!message.complete)
return;
pass(mask.end());
onWhole();
response.end(() => end());
});
message.once('close', () => {
if (!message.complete)
fail({ kind: 'overload', message: 'the response of the API broke off' });
});
content.on('error', () => {
if (encoding !== undefined && message.complete)
fail({ kind: 'overload', message: `the response of the API is no ${encoding}` });
});
return reader.end;
}
;
const GRACE_MS = 3000;
const IN_A_ROW = 3;
const LONGEST_LIMIT_MS = 60_000;
function watchAccount(report, now) {
let open = 0;
let isGood = false;
let inARow = 0;
let isClosed = false;
let reported;
const conclude = (failure) => {
if (isClosed || reported !== undefined)
return;
reported = failure;
report(failure);
};
const held = holdFailure(() => open === 0, conclude);
return {
get reported() {
return reported;
},
begin: () => {
open += 1;
},
answer: () => {
isGood = true;
inARow = 0;
held.drop();
},
end: (failure) => {
open -= 1;
const { kind, status } = failure ?? {};
if (failure !== undefined && (kind === 'key' || kind === 'credit')) {
inARow += 1;
if ((!isGood && status !== 403) || inARow >= IN_A_ROW)
return conclude(failure);
}
if (failure !== undefined && (isLong(failure, now()) || (!isGood && REFUSED.includes(failure.kind))))
held.take(failure);
held.check();
},
close: () => {
isClosed = true;
held.drop();
},
};
}
const REFUSED = ['key', 'credit', 'model'];
function isLong({ kind, resetAt }, nowMs) {
return kind === 'rate-limit' && resetAt !== undefined && Date.parse(resetAt) - nowMs > LONGEST_LIMIT_MS;
}
function holdFailure(mayCount, count) {
let held;
let timer;
const check = () => {
if (held !== undefined && timer === undefined && mayCount())
count(held);
};
return {
check,
take: (failure) => {
if (held !== undefined)
return;
held = failure;
timer = setTimeout(() => {
timer = undefined;
check();
}, GRACE_MS);
},
drop: () => {
held = undefined;
clearTimeout(timer);
timer = undefined;
},
};
}
;
const MAX_BODY = 64 << 20;
const MAX_BODIES = 256 << 20;
const TOO_LARGE = { status: 413, message: 'the request is larger than 64 MiB' };
const TOO_MANY = { status: 503, message: 'too many large requests at the same time' };
const NOT_TEXT = { status: 400, message: 'the body is not UTF-8' };
function openBodyReader() {
let held = 0;
return {
read: async (request) => {
const declared = Number(request.headers['content-length'] ?? 0);
if (declared > MAX_BODY)
return TOO_LARGE;
const chunks = [];
let bytes = 0;
try {
for await (const chunk of request.iterator({ destroyOnReturn: false })) {
bytes += chunk.length;
held += chunk.length;
if (bytes > MAX_BODY)
return TOO_LARGE;
if (held > MAX_BODIES)
return TOO_MANY;
chunks.push(chunk);
}
}
catch {
return undefined;
}
finally {
held -= bytes;
}
try {
return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}
catch {
return NOT_TEXT;
}
},
};
}
;
const DEFAULT_TIMES = { connectMs: 30_000, idleMs: 600_000 };
const HEADERS_MS = 15_000;
const REQUEST_MS = 120_000;
const MAX_CONNECTIONS = 4096;
function openSession(options, events) {
const { api, upstream, serverTools, prices } = options;
const times = { ...DEFAULT_TIMES, ...options.times };
const client = openUpstream(upstream);
const bodies = openBodyReader();
const calls = new Set();
const rules = { serverTools, prices, isLimited: events.account.limit !== undefined };
const { onExchange } = events;
const follow = followConversation();
const watch = watchAccount((failure) => events.onRefusedAccount?.(failure), Date.now);
const hasToken = tokenCheck(options.token);
let isClosed = false;
let ended = 0;
const handle = async (request, response) => {
const refuse = (protocol, refusal, isLimit = false) => {
events.onRefusal({ ...refusal, isLimit });
sendRefusal(response, protocol, refusal);
};
const admitted = admit(api, request, hasToken);
if ('status' in admitted)
return refuse(APIS[api].protocol, admitted);
const { endpoint, query, headers } = admitted;
const { protocol } = endpoint;
if (watch.reported !== undefined)
return refuse(protocol, repeated(watch.reported));
const method = request.method ?? '';
const forward = {
client,
protocol,
times,
response,
refuse: (each) => sendRefusal(response, protocol, each),
};
const path = `${endpoint.path}${query}`;
if (endpoint.kind === 'list') {
track(calls, { ...forward, request: { method, path, headers, body: undefined }, onEnd: () => undefined });
return;
}
const text = await bodies.read(request);
if (text === undefined || isClosed || response.destroyed)
return;
if (typeof text !== 'string')
return refuse(protocol, text);
const planned = planCall(endpoint, text, { ...rules, nowMs: Date.now() });
if ('status' in planned)
return refuse(protocol, planned);
const reserved = events.account.reserve(planned.reserveUsd);
if (reserved === undefined)
return refuse(protocol, overLimit(events.account, planned.reserveUsd), true);
const call = endpoint.kind === 'answer' ? noteBegin(events.log, planned) : undefined;
if (call !== undefined && typeof call !== 'number') {
reserved.charge(0);
return refuse(protocol, call);
}
const exchange = onExchange === undefined ? undefined : beginExchange(protocol.name, follow(planned.fields));
const [startedAt, beganAfter] = [performance.now(), ended];
const onEnd = (end) => {
const durationMs = performance.now() - startedAt;
const record = recordCall({ ...end, planned, prices, durationMs, beganAfter, nowMs: Date.now() });
reserved.charge(record.usd ?? 0);
if (endpoint.kind !== 'answer')
return;
ended += 1;
if (call !== undefined)
events.log?.end(call, record);
events.onCall(record);
if (exchange !== undefined)
onExchange?.(exchange.end(record));
watch.end(record.failure);
};
const sent = { ...forward, request: { method, path, headers, body: planned.body }, onEnd };
if (endpoint.kind !== 'answer')
return track(calls, sent);
watch.begin();
track(calls, { ...sent, onAnswer: watch.answer, onPart: exchange?.onPart });
};
const server = (0,external_node_http_namespaceObject.createServer)({
...{ maxHeaderSize: 16_384, headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS },
...{ connectionsCheckingInterval: 5000, keepAliveTimeout: 60_000, noDelay: true, insecureHTTPParser: false },
}, (request, response) => {
response.on('error', () => undefined);
handle(request, response).catch(() => response.destroy());
});
server.maxConnections = MAX_CONNECTIONS;
server.on('clientError', (_error, socket) => {
if (socket.writable)
socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
else
socket.destroy();
});
return {
listen: (place) => listen(server, place),
useKey: client.useKey,
close: async () => {
isClosed = true;
watch.close();
for (const end of [...calls])
end();
await new Promise((resolve) => {
server.close(() => resolve());
server.closeAllConnections();
});
client.close();
events.log?.close();
},
};
}
function noteBegin(log, planned) {
try {
return log?.begin(planned);
}
catch (error) {
return { status: 507, message: `the call could not be written down (${files_errorCode(error)})` };
}
}
function track(calls, forward) {
let cancel;
let hasEnded = false;
cancel = forwardCall({
...forward,
onEnd: (end) => {
hasEnded = true;
if (cancel !== undefined)
calls.delete(cancel);
forward.onEnd(end);
},
});
if (!hasEnded)
calls.add(cancel);
}
function admit(api, request, hasToken) {
const { rawHeaders, headers: parsed, method, url } = request;
const headers = forwardedHeaders(rawHeaders);
if (isRefusal(headers))
return headers;
const target = findTarget(api, method, url);
const key = 'status' in target ? undefined : target.key;
if (!isOwnHost(parsed.host))
return { status: 400, message: 'the host is not the gateway' };
if (!hasToken([...keysOf(rawHeaders), ...(key === undefined ? [] : [key])])) {
return { status: 401, message: 'the key is not the token of this session' };
}
if ('status' in target)
return target;
if (parsed.upgrade !== undefined)
return { status: 400, message: 'the gateway does not upgrade connections' };
const isList = target.endpoint.kind === 'list';
const hasBody = parsed['transfer-encoding'] !== undefined || Number(parsed['content-length'] ?? 0) > 0;
if (isList && hasBody)
return { status: 400, message: 'this endpoint takes no body' };
if (!isList && !/^application\/json\b/i.test(parsed['content-type'] ?? '')) {
return { status: 415, message: 'the body is not JSON' };
}
return { ...target, headers };
}
function isRefusal(value) {
return typeof value.status === 'number';
}
function tokenCheck(token) {
const digest = (text) => (0,external_node_crypto_namespaceObject.createHash)('sha256').update(text).digest();
const wanted = digest(token);
return (keys) => keys.length > 0 && keys.every((key) => (0,external_node_crypto_namespaceObject.timingSafeEqual)(digest(key), wanted));
}
function repeated({ status, message }) {
return { status: status ?? 502, message: `the API refused the account before: ${message}` };
}
function overLimit({ limit = 0, spent, reserved }, usd) {
const amounts = `$${(spent + reserved).toFixed(4)} of $${limit.toFixed(4)} spent or reserved`;
return { status: 402, message: `${amounts}, and this call could cost $${usd.toFixed(4)}` };
}
function sendRefusal(response, protocol, refusal) {
if (response.headersSent || response.destroyed) {
response.destroy();
return;
}
const body = JSON.stringify(protocol.renderError({ ...refusal, message: `autorize gateway: ${refusal.message}` }));
response.writeHead(refusal.status, {
...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), connection: 'close' },
});
response.end(body);
}
const BACKLOG = 4096;
function listen(server, place) {
return new Promise((resolve, reject) => {
server.once('error', reject);
const at = 'path' in place ? { path: place.path } : { host: '127.0.0.1', port: place.port };
server.listen({ ...at, backlog: BACKLOG }, () => {
const address = server.address();
resolve(typeof address === 'object' && address !== null ? address.port : 0);
});
});
}
;
const TOLERANCE = 1e-9;
function openAccount(limit) {
let spent = 0;
let reserved = 0;
return {
get spent() {
return spent;
},
get reserved() {
return reserved;
},
limit,
add: (usd) => {
spent += usd;
},
reserve: (usd) => {
if (limit !== undefined && spent + reserved + usd > limit + TOLERANCE)
return undefined;
reserved += usd;
let isOpen = true;
return {
charge: (cost) => {
if (!isOpen)
return;
isOpen = false;
reserved -= usd;
spent += cost;
},
};
},
};
}
;
const accounts = new Map();
const sessions = new Map();
const report = (message) => external_node_worker_threads_namespaceObject.parentPort?.postMessage(message);
external_node_worker_threads_namespaceObject.parentPort?.on('message', (request) => {
const { session } = request;
if (request.kind === 'key') {
sessions.get(session)?.useKey(request.value);
return;
}
const done = request.kind === 'open' ? gateway_thread_open(request) : gateway_thread_close(session);
done.catch((error) => {
report({ kind: 'failed', session, reason: error instanceof Error ? error.message : String(error) });
});
});
async function gateway_thread_open(request) {
const { session, options, place, account, isKept, callsPath } = request;
const { upstream } = options;
const opened = openSession({ ...options, upstream: { ...upstream, proxy: upstream.proxy ?? getProxyForUrl(upstream.address) } }, {
account: accountOf(account),
log: callsPath === undefined ? undefined : openCallLog(callsPath),
onCall: (record) => report({ kind: 'call', session, record }),
onRefusal: (refusal) => report({ kind: 'refusal', session, refusal }),
onRefusedAccount: (failure) => report({ kind: 'refused-account', session, failure }),
onExchange: isKept ? (exchange) => report({ kind: 'exchange', session, exchange }) : undefined,
});
const { port, release } = place === 'loopback' ? await onLoopback(opened) : await inFolder(opened, place.folder);
const end = async () => {
await opened.close();
release();
};
sessions.set(session, { useKey: opened.useKey, close: end });
report({ kind: 'opened', session, port });
}
function accountOf({ name, limitUsd, spentUsd, }) {
const existing = accounts.get(name);
if (existing !== undefined)
return existing;
const account = openAccount(limitUsd);
account.add(spentUsd);
accounts.set(name, account);
return account;
}
async function onLoopback(session) {
return { port: await session.listen({ port: 0 }), release: () => undefined };
}
async function inFolder(session, folder) {
const descriptor = (0,external_node_fs_namespaceObject.openSync)(folder, external_node_fs_namespaceObject.constants.O_RDONLY | external_node_fs_namespaceObject.constants.O_DIRECTORY);
const release = () => {
(0,external_node_fs_namespaceObject.closeSync)(descriptor);
(0,external_node_fs_namespaceObject.rmSync)((0,external_node_path_namespaceObject.join)(folder, SOCKET_NAME), { force: true });
};
try {
await session.listen({ path: `/proc/self/fd/${descriptor}/${SOCKET_NAME}` });
}
catch (error) {
release();
throw error;
}
return { port: 0, release };
}
async function gateway_thread_close(session) {
await sessions.get(session)?.close();
sessions.delete(session);
report({ kind: 'closed', session });
}
