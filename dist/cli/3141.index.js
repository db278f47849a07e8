export const id = 3141;
export const ids = [3141];
export const modules = {
13141:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A0: () => ( renderProblemAnnotations),
Lw: () => ( renderReportAnnotations),
defuse: () => ( defuse)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
const MAX_ANNOTATIONS = 10;
function renderReportAnnotations(report, options = {}) {
const all = buildReportAnnotations(report, options);
const [errors, warnings] = [
all.filter(({ level }) => level === 'error'),
all.filter(({ level }) => level !== 'error'),
];
return [...capped(errors), ...capped(warnings)].map(renderAnnotation);
}
function buildReportAnnotations(report, { folder } = {}) {
const file = report.candidates_file === '-' ? undefined : fromRoot(report.candidates_file, folder);
const errors = Object.values(report.results).flatMap(({ scenario, failures, best }) => failures.map(({ message }) => {
const why = (best?.failures ?? [])
.map((failure) => `${failure.code} at ${failure.path}: ${failure.message}`)
.join(' ');
return {
level: 'error',
properties: { file, title: `gate: ${scenario.id}` },
message: `${message} ${why}`.trim(),
};
}));
const warnings = report.warnings.map(({ message }) => ({ level: 'warning', properties: { file, title: 'gate' }, message }));
return [...errors, ...warnings];
}
function fromRoot(file, folder = '') {
return folder === '' || file.startsWith('/') ? file : `${folder}/${file}`;
}
function renderProblemAnnotations(problems, { folder, omitted = 0 } = {}) {
return capped(buildProblemAnnotations(problems, { folder }), omitted).map(renderAnnotation);
}
function buildProblemAnnotations(problems, { folder }) {
return problems.map((problem) => {
const { line, column } = problem;
const file = problem.file === undefined ? undefined : fromRoot(problem.file, folder);
const properties = { file, line, col: line === undefined ? undefined : column, title: 'gate: invalid input' };
return { level: 'error', properties, message: (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yM)(problem) };
});
}
function capped(annotations, omitted = 0) {
const total = annotations.length + omitted;
if (total <= MAX_ANNOTATIONS)
return annotations;
const shown = annotations.slice(0, MAX_ANNOTATIONS - 1);
const message = `${total - shown.length} more like these; see the log.`;
return [...shown, { level: annotations[0]?.level ?? 'error', properties: { title: 'gate' }, message }];
}
function renderAnnotation({ level, properties, message }) {
const pairs = Object.entries(properties)
.filter(([, value]) => value !== undefined)
.map(([key, value]) => `${key}=${escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
return `::${level} ${pairs.join(',')}::${escapeData(message)}`;
}
function renderErrors(title, messages) {
const annotations = messages.map((message) => ({ level: 'error', properties: { title }, message }));
return capped(annotations).map(renderAnnotation);
}
function renderWarning(title, message) {
return renderAnnotation({ level: 'warning', properties: { title }, message });
}
function escapeData(text) {
return defuse((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .g$)(text, 2000)).replaceAll('%', '%25');
}
function renderStop(token) {
return `::stop-commands::${token}`;
}
function renderResume(token) {
return `::${token}::`;
}
function defuse(text) {
return text.replaceAll('##[', '## [').replace(/(?<=^[\s\u0085]*):(?=:)/gm, ': ');
}
})
};
