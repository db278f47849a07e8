export const id = 9693;
export const ids = [9693];
export const modules = {

/***/ 70350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runOverview: () => (/* binding */ runOverview)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _report_overview_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61638);
/* harmony import */ var _runs_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37866);



/** `autorize` alone: what is here, and what to do next. */
async function runOverview(host, terminal) {
    const repository = (0,_runs_here_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryAround */ .W)(host);
    const entries = repository === undefined ? [] : await (0,_runs_here_js__WEBPACK_IMPORTED_MODULE_2__/* .findRunsHere */ .M)(host);
    terminal.out((0,_report_overview_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderOverview */ .m)({ repository, entries }));
    return _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.yes;
}


/***/ }),

/***/ 61638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ renderOverview)
/* harmony export */ });
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/** What `autorize` alone prints: what is here, and what to do next. */

const BEGINNINGS = [
    ['autorize init NAME', 'let an agent improve this repository; NAME is yours to choose'],
    ['autorize compare main HEAD', 'is this branch faster or slower than main?'],
];
const GATE = ['autorize gate init', 'judge answers of agents: files to start from'];
const MAX_RESULT = 400;
/** Entries with their results and next commands; the ways to begin, where there is nothing yet. */
function renderOverview({ repository, entries }) {
    const where = repository === undefined ? 'not a git repository' : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(repository, 400);
    const blocks = entries.map(renderEntry);
    const hints = repository === undefined
        ? [GATE, ['git init', 'everything else works in a git repository']]
        : [...BEGINNINGS, GATE];
    const width = Math.max(...hints.map(([command]) => command.length)) + 2;
    const ways = hints.map(([command, why]) => `  ${command.padEnd(width)}${why}`);
    return [
        `${where}: ${entries.length === 0 ? 'nothing of autorize is here yet' : 'what is here'}`,
        ...(entries.length === 0 ? ['', 'Begin with:', ...ways] : blocks.flatMap((block) => ['', ...block])),
        '',
        'Every command: autorize --help',
        '',
    ].join('\n');
}
function renderEntry({ kind, name, isRunning, result, next }) {
    return [
        `${kind} ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(name, 200)}${isRunning ? ' (running)' : ''}`,
        `  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(result, MAX_RESULT)}`,
        ...(next === undefined ? [] : [`  next: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(next, MAX_RESULT)}`]),
    ];
}


/***/ }),

/***/ 73102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports ZodMiniISODateTime, ZodMiniISODate, date, ZodMiniISOTime, time, ZodMiniISODuration, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);


const ZodMiniISODateTime = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniISODateTime", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodISODateTime */ .Ko.init(inst, def);
    _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniStringFormat */ .zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* ._isoDateTime */ .G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODate", (inst, def) => {
    core.$ZodISODate.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}


/***/ })

};

