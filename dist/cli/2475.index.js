export const id = 2475;
export const ids = [2475];
export const modules = {

/***/ 92494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ COMPARISON_LOG),
/* harmony export */   N: () => (/* binding */ decodeLog)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61739);
/* harmony import */ var _unit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25432);
/** The decision log of a comparison: its records, one a line of `decisions.jsonl`. Pure. */



const COMPARISON_LOG = 'autorize-comparison-log-v1';
const text = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0));
const share = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._positive */ .NC());
const arm = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['base', 'head']);
const scores = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig());
const answer = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['better', 'worse', 'no-difference', 'undecided']);
const commit = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: text, commit: text, tree: text });
const notes = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text);
/** What is fixed before the first run. */
const opened = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('opened'),
    format: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(COMPARISON_LOG),
    tool_version: text,
    base: commit,
    head: commit,
    evaluator: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['base', 'head', 'own']),
    /** Digests of the protected files that measure each of them. */
    evaluator_files: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ base: text, head: text }),
    changed_evaluator_files: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    command: text,
    scale: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_unit_js__WEBPACK_IMPORTED_MODULE_1__/* .SCALES */ .I),
    measure: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(text),
    config_digest: text,
    sandbox: text,
    confidence: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    error_rate: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['fdr', 'fwer', 'none']),
    max_pairs: whole,
    max_time_ms: whole,
    margin: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(share),
    max_margin: share,
    is_washed: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** SHA-256 of the secret that the coins come from; the last record discloses it. */
    seed_commitment: text,
    started_at: text,
    notes,
});
/** One run of the evaluator. `trial`: it prepares a commit and shows what it prints; no answer comes of it. */
const ran = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('ran'),
    stage: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['trial', 'calibration', 'pair', 'washout']),
    /** 1-based, within its stage; of a pair and its washout runs, the number of the pair. */
    number: whole,
    arm,
    /** Empty where nothing is read. */
    scores,
    duration_ms: whole,
});
/** What is fixed before the first pair. */
const planned = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('planned'),
    metrics: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        name: text,
        direction: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['min', 'max']),
        unit: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(text),
        scale: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['ratio', 'difference']),
        margin: share,
    })),
    pairs: whole,
    pair_ms: whole,
    /** Both commits scored the same twice: their first runs are the one pair. */
    is_exact: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    notes,
});
const drawn = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('drawn'), pair: whole, first: arm });
/** What follows from the pairs so far. */
const decided = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('decided'),
    pair: whole,
    answers: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(answer)),
    is_ended: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
});
const ENDS = ['decided', 'pairs-used', 'time-used', 'stopped'];
const ended = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('ended'),
    ended: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(ENDS),
    answer,
    secret: text,
    duration_ms: whole,
    notes,
});
/** Why there is no answer. */
const failed = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('failed'), reason: text });
const record = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [opened, ran, planned, drawn, decided, ended, failed]);
/** The records of a log, or the first line that is none. */
function decodeLog(lines) {
    const records = [];
    for (const [index, line] of lines.entries()) {
        const own = Object.fromEntries(Object.entries(line).filter(([key]) => !_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .LINKS */ .A.some((link) => link === key)));
        const read = record.safeParse(own);
        if (!read.success)
            return { line: index + 1, found: read.error.issues[0]?.path.join('.') ?? '' };
        records.push(read.data);
    }
    return records;
}


/***/ }),

/***/ 6884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ COMPARISON_FORMAT)
/* harmony export */ });
const COMPARISON_FORMAT = 'autorize-comparison-v1';


/***/ }),

/***/ 77741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ renderReport),
/* harmony export */   D1: () => (/* binding */ listComparisons),
/* harmony export */   DM: () => (/* binding */ findComparison),
/* harmony export */   Fl: () => (/* binding */ hadCarryOver),
/* harmony export */   OU: () => (/* binding */ lockPathOf),
/* harmony export */   _6: () => (/* binding */ comparisonPaths),
/* harmony export */   aE: () => (/* binding */ createComparison),
/* harmony export */   u5: () => (/* binding */ writeReport),
/* harmony export */   uc: () => (/* binding */ lockComparisons)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
/* harmony import */ var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11042);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42205);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6884);
/**
 * The files of comparisons, `.autorize/compare/ID/`.
 * Invariant: the decision log is the truth, and a run is in it before anything follows from it; `report.json` follows from
 * the log, and is there whole or not at all. One comparison at a time: two would disturb each other's times.
 * Crash: the folder holds a log without an end, and no report.
 */









const ROOT = '.autorize/compare';
const FILES = { log: 'decisions.jsonl', report: 'report.json', runs: 'runs', activity: 'activity.json' };
function rootOf({ folder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, ROOT);
}
/** Takes the lock of the comparisons of a repository; throws where another one holds it. */
async function lockComparisons(repository, { now }) {
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__/* .requireOwnFiles */ .f)(repository.folder, {
        files: ['.autorize/.gitignore', `${ROOT}/.gitignore`, `${ROOT}/run.lock`, `${ROOT}/run.lock.holder`],
        folders: [ROOT],
    });
    const lock = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_6__/* .takeRunLock */ .Cc)({ path: lockPathOf(repository), now });
    if (lock.kind === 'locked')
        return lock;
    throw (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_6__/* .lockedError */ .hp)(lock, { what: 'comparisons of this repository are', look: `ls ${ROOT}` });
}
/** Makes the folder of a new comparison, for the holder of the lock. */
function createComparison(repository, { now }) {
    const root = rootOf(repository);
    const ignore = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.gitignore');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(ignore))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(ignore, '*\n', { flag: 'wx' });
    const time = now().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
    const paths = pathsIn(root, `${time}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, 6)}`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(paths.folder);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(paths.runs);
    return paths;
}
function pathsIn(root, id) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, id);
    return {
        id,
        folder,
        ...Object.fromEntries(Object.entries(FILES).map(([key, name]) => [key, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)])),
    };
}
/** The files of a comparison of a repository. */
function comparisonPaths(repository, id) {
    return pathsIn(rootOf(repository), id);
}
/** Held while a comparison runs. */
function lockPathOf(repository) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(rootOf(repository), 'run.lock');
}
/** The files of a comparison in a folder. Throws where there is no log. */
function findComparison(folder, shown) {
    const paths = { ...pathsIn(folder, ''), folder };
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(paths.log))
        return paths;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `there is no comparison in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(shown, 200)}: it holds no ${FILES.log}`,
        remedy: `Name the folder of one, such as ${ROOT}/ID.`,
    });
}
function writeReport({ report }, content) {
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(report, [renderReport(content)]);
}
/** The report as it is written. */
function renderReport(content) {
    return `${JSON.stringify(content, null, 2)}\n`;
}
/** The comparisons of a repository, newest first. */
function listComparisons(repository) {
    const root = rootOf(repository);
    const listed = listIds(root).toReversed();
    return listed.map((id) => ({ id, report: readReport(pathsIn(root, id)) }));
}
function listIds(root) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(root))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root)
        .filter((name) => /^\d{8}-\d{6}-/.test(name))
        .sort();
}
// Older ones say little of the machine as it is now.
const MAX_EARLIER = 20;
/** Whether an earlier comparison by the same command found that a run depends on the one before it. */
function hadCarryOver(repository, command) {
    const root = rootOf(repository);
    const ids = listIds(root).slice(-MAX_EARLIER);
    return ids.some((id) => {
        const report = readReport(pathsIn(root, id));
        return report?.command === command && report.metrics.some((metric) => metric.has_carry_over);
    });
}
function readReport({ report }) {
    try {
        const read = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(report, 'utf8'));
        return read.format === _report_js__WEBPACK_IMPORTED_MODULE_8__/* .COMPARISON_FORMAT */ .y ? read : undefined;
    }
    catch {
        // Of a comparison that did not come to its end, or not ours.
        return undefined;
    }
}


/***/ }),

/***/ 45594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ renderMargin),
/* harmony export */   Hx: () => (/* binding */ renderShares),
/* harmony export */   d5: () => (/* binding */ plainLimits),
/* harmony export */   hM: () => (/* binding */ renderConfidence),
/* harmony export */   kr: () => (/* binding */ renderInterval),
/* harmony export */   s1: () => (/* binding */ worseningOf),
/* harmony export */   s2: () => (/* binding */ renderNeeds),
/* harmony export */   uN: () => (/* binding */ renderChangeWords),
/* harmony export */   x1: () => (/* binding */ renderAnswer),
/* harmony export */   yn: () => (/* binding */ renderPercent)
/* harmony export */ });
/* harmony import */ var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58164);
/* harmony import */ var _base_score_unit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61785);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/** The effect of one metric in words and numbers: never an interval that cannot be. */




const MAX_UNIT = 20;
/** `±2 %` of a share. */
function renderMargin(share) {
    return `±${renderPercent(share)}`;
}
/** `2 %`; three digits at most. */
function renderPercent(share) {
    return `${Number((share * 100).toPrecision(3))} %`;
}
/** The same, rounded up: a margin that holds an interval must not be rounded to one that does not. */
function renderPercentUp(share) {
    const percent = share * 100;
    const digits = percent < 10 ? 10 : 1;
    return `${Math.ceil(Number((percent * digits).toPrecision(12))) / digits} %`;
}
/** `95 %`. */
function renderConfidence(confidence) {
    return renderPercent(confidence);
}
const isBounded = (value) => value !== null && Number.isFinite(value);
/** A ratio is above 0: a limit at 0 or below is none. */
function boundRatio({ estimate, lower, upper }) {
    return { estimate, lower: isBounded(lower) && lower > 0 ? lower : null, upper: isBounded(upper) ? upper : null };
}
/** No score of these kinds is below 0, so the head cannot be lower than the base by more than all of it. */
function boundDifference({ effect, unit, pairs }) {
    const { estimate } = effect;
    const lower = isBounded(effect.lower) ? effect.lower : null;
    const upper = isBounded(effect.upper) ? effect.upper : null;
    const most = Math.max(...pairs.map(({ base }) => base), 0);
    return { estimate, lower: (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOfUnit */ .S_)(unit) !== 'other' && lower !== null && lower < -most ? null : lower, upper };
}
function showEffect(metric) {
    const { effect, unit, scale } = metric;
    if (effect === null || !Number.isFinite(effect.estimate))
        return undefined;
    if (scale === 'difference') {
        const bounded = boundDifference({ ...metric, effect });
        return { ...bounded, word: effect.estimate < 0 ? 'lower' : 'higher' };
    }
    if (effect.estimate <= 0)
        return undefined;
    return (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .showRatio */ .hT)(boundRatio(effect), unit);
}
function renderSigned(value) {
    return value > 0 ? `+${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(Number(value.toPrecision(3)))}` : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(Number(value.toPrecision(3)));
}
function withUnit(text, unit) {
    return unit === null || unit.trim() === '' ? text : `${text} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(unit.trim(), MAX_UNIT)}`;
}
/** `1.17× slower`, `0.012 higher`, `no change`; undefined before the first pair. */
function renderChangeWords(metric) {
    const shown = showEffect(metric);
    if (shown === undefined)
        return undefined;
    const { estimate, word } = shown;
    if (metric.scale === 'difference') {
        if (estimate === 0)
            return 'no change';
        return `${withUnit((0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(Math.abs(Number(estimate.toPrecision(3)))), metric.unit)} ${word}`;
    }
    return (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatioWords */ .nJ)(shown);
}
/** `1.09–1.26`, `at least 1.09`; in the direction of the words. */
function renderInterval(metric) {
    const shown = showEffect(metric);
    if (shown === undefined)
        return 'none';
    const { lower, upper } = shown;
    if (lower !== null && upper !== null && lower > upper)
        return 'none: the effect changed between the pairs';
    const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsOf */ .m2)(shown);
    const isRatio = metric.scale === 'ratio';
    const one = (limit) => (isRatio ? (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatio */ .qE)(limit, decimals) : renderSigned(limit));
    const unit = isRatio ? null : metric.unit;
    if (lower === null && upper === null)
        return 'not bounded yet';
    if (upper === null)
        return withUnit(`at least ${one(lower ?? 0)}`, unit);
    if (lower === null)
        return withUnit(`at most ${one(upper)}`, unit);
    return withUnit(`${one(lower)}${isRatio ? '–' : ' to '}${one(upper)}`, unit);
}
/** Both limits of the interval apart, in the direction of the words; undefined where one is missing. */
function plainLimits(metric) {
    const shown = showEffect(metric);
    if (shown === undefined || shown.lower === null || shown.upper === null || shown.lower > shown.upper)
        return undefined;
    const { lower, upper } = shown;
    if (metric.scale === 'ratio') {
        const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsOf */ .m2)(shown);
        return [`${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatio */ .qE)(lower, decimals)}×`, `${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatio */ .qE)(upper, decimals)}×`];
    }
    return [withUnit(renderSigned(lower), metric.unit), withUnit(renderSigned(upper), metric.unit)];
}
/** The change of the score as signed percentages, `+0.2 %` and `-0.4 % to +0.9 %`; undefined on a scale of differences. */
function renderShares({ effect, scale, }) {
    if (effect === null || scale !== 'ratio')
        return undefined;
    const { estimate, lower, upper } = boundRatio(effect);
    if (lower === null || upper === null || lower > upper)
        return undefined;
    const one = (ratio) => `${renderSigned(Number(((ratio - 1) * 100).toFixed(2)))} %`;
    return { change: one(estimate), interval: `${one(lower)} to ${one(upper)}` };
}
/** `95 % CI 1.09–1.26, 11 pairs`. */
function renderEvidence(metric, { confidence }) {
    const pairs = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(metric.pairs.length, 'pair');
    const shares = metric.answer === 'no-difference' ? renderShares(metric) : undefined;
    const interval = shares?.interval ?? renderInterval(metric);
    const named = `${renderConfidence(confidence)} CI`;
    if (interval === 'not bounded yet')
        return `no ${named} yet, ${pairs}`;
    return interval.startsWith('none') ? `no ${named}, ${pairs}` : `${named} ${interval}, ${pairs}`;
}
/** What a metric came to, in one sentence: `1.17× slower (95 % CI 1.09–1.26, 11 pairs)`. */
function renderAnswer(metric, options) {
    const { answer, margin } = metric;
    const change = renderChangeWords(metric);
    if (change === undefined)
        return 'undecided: no pair was measured';
    const evidence = renderEvidence(metric, options);
    if (answer === 'no-difference')
        return `no difference beyond ${renderMargin(margin)} (${evidence})`;
    if (answer === 'undecided')
        return `undecided: ${change} so far (${evidence})`;
    return `${change} (${evidence})`;
}
const MOST_TIMES = 100;
/** What an undecided metric would take, as a sentence; undefined for any other one. */
function renderNeeds({ answer, has_carry_over: carriesOver, needs, effect, }) {
    if (answer !== 'undecided')
        return undefined;
    if (carriesOver) {
        return 'A run depends on which commit ran before it, so these pairs are no evidence. Compare again with --washout.';
    }
    if (effect !== null && effect.lower !== null && effect.upper !== null && effect.lower > effect.upper) {
        return 'The effect changed between the first pairs and the last: something else on the machine, or in the benchmark, did.';
    }
    if (needs === null)
        return undefined;
    const { times, margin } = needs;
    const widened = Number.isFinite(margin) && margin > 0 ? `a margin of ${`±${renderPercentUp(margin)}`}` : undefined;
    const more = times === null || !Number.isFinite(times) ? undefined : renderTimes(times);
    const ways = [more, widened].filter((way) => way !== undefined);
    return ways.length === 0 ? undefined : `It would take ${ways.join(', or ')}.`;
}
function renderTimes(times) {
    if (times > MOST_TIMES)
        return `more than ${MOST_TIMES} times the pairs`;
    if (times <= 1.1)
        return 'a few more pairs';
    return `about ${times < 3 ? Number(times.toFixed(1)) : Math.ceil(times)} times the pairs`;
}
/** How many times worse the head is: above 1 is worse, in either direction; undefined where there is no ratio. */
function worseningOf({ scale, effect, direction }) {
    if (scale !== 'ratio' || effect === null || !(effect.estimate > 0))
        return undefined;
    return direction === 'min' ? effect.estimate : 1 / effect.estimate;
}


/***/ }),

/***/ 91978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ renderPromise),
/* harmony export */   MK: () => (/* binding */ renderComparisonTitle),
/* harmony export */   WC: () => (/* binding */ renderCompared),
/* harmony export */   eJ: () => (/* binding */ renderRun),
/* harmony export */   f5: () => (/* binding */ comparisonEnd),
/* harmony export */   fy: () => (/* binding */ buildComparisonRows),
/* harmony export */   jU: () => (/* binding */ runFigures),
/* harmony export */   xK: () => (/* binding */ renderComparisonResult),
/* harmony export */   z0: () => (/* binding */ comparisonBanners)
/* harmony export */ });
/* unused harmony export worstRatio */
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50748);
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58164);
/* harmony import */ var _base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61785);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7953);
/* harmony import */ var _comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45594);
/* harmony import */ var _ended_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60551);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84483);
/* harmony import */ var _plain_claim_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67330);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1052);
/** What every face of a comparison shows: its verdict, its rows, what the reader has to know. Pure. */









const ANSWER_WORDS = {
    worse: 'worse',
    better: 'better',
    'no-difference': 'no change',
    undecided: 'undecided',
};
const MAX_NAME = 80;
const SHORT_ID = 12;
/** The rows, the strongest evidence first. */
function buildComparisonRows({ metrics, confidence }) {
    const sorted = metrics.toSorted((one, other) => compareNumbers(other.log_e, one.log_e));
    return sorted.map((metric) => {
        const { pairs } = metric;
        return {
            ...{ metric, name: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(metric.name, MAX_NAME), answer: metric.answer, word: ANSWER_WORDS[metric.answer] },
            ...renderEffectCells(metric),
            pairs: String(pairs.length),
            margin: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMargin */ .Bn)(metric.margin),
            base: renderMedian(pairs.map(({ base }) => base), metric.unit),
            head: renderMedian(pairs.map(({ head }) => head), metric.unit),
            sentence: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderAnswer */ .x1)(metric, { confidence }),
            needs: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderNeeds */ .s2)(metric),
        };
    });
}
/** What lies within the margin is shown in percent: a factor of 1.002 says less. */
function renderEffectCells(metric) {
    const share = metric.answer === 'no-difference' ? (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderShares */ .Hx)(metric) : undefined;
    return share ?? { change: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderChangeWords */ .uN)(metric) ?? 'no pair', interval: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderInterval */ .kr)(metric) };
}
function compareNumbers(one, other) {
    if (one === other)
        return 0;
    return one > other ? 1 : -1;
}
/** Four digits, with the unit: no benchmark knows more. */
function renderMedian(scores, unit) {
    if (scores.length === 0)
        return '–';
    const median = (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_6__/* .renderScore */ .ls)(Number((0,_base_median_js__WEBPACK_IMPORTED_MODULE_7__/* .centralMedian */ .w)(scores).toPrecision(4)));
    return unit === null || unit.trim() === '' ? median : `${median} ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(unit, 20)}`;
}
/** `benchmark` where there are several, as people count them. */
function countOf(part, all) {
    return part === all ? `${all === 2 ? 'Both' : `All ${all}`} benchmarks` : `${part} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(all, 'benchmark')}`;
}
/** The verdict as the title of a check run and of a page: `No change beyond ±2 % in 14 benchmarks`. */
function renderComparisonTitle(report) {
    const rows = buildComparisonRows(report);
    const [first] = rows;
    if (first === undefined)
        return 'Undecided: no metric was measured';
    const withAnswer = (answer) => rows.filter((row) => row.answer === answer);
    const widest = Math.max(...withAnswer('no-difference').map(({ metric }) => metric.margin), 0);
    if (rows.length === 1) {
        return report.answer === 'no-difference' ? `No change beyond ${(0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMargin */ .Bn)(widest)}` : renderOnly(first);
    }
    const [worse, better, undecided] = [withAnswer('worse'), withAnswer('better'), withAnswer('undecided')];
    const count = (some) => countOf(some.length, rows.length);
    const be = (some) => (some.length === 1 ? 'is' : 'are');
    if (worse.length > 0)
        return `${count(worse)} ${be(worse)} worse: ${renderMost(worse)}`;
    if (undecided.length > 0) {
        const found = better.length === 0 ? '' : `, ${better.length} better`;
        return `${count(undecided)} ${be(undecided)} undecided${found}, none worse`;
    }
    if (better.length > 0)
        return `${count(better)} ${be(better)} better, none worse: ${renderMost(better)}`;
    return `No change beyond ${(0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMargin */ .Bn)(widest)} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(rows.length, 'benchmark')}`;
}
/** `1.17× slower (…)`; where higher or lower does not say whether it is good, the answer comes first. */
function renderOnly({ metric, answer, word, sentence }) {
    const isPlain = answer === 'undecided' || (metric.scale === 'ratio' && (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOfUnit */ .S_)(metric.unit) !== 'other');
    return capital(isPlain ? sentence : `${word}: ${sentence}`);
}
/** The title, with the interval in plain words where there is one benchmark: `1.17× slower, very likely between …`. */
function renderComparisonResult(report) {
    const [row, ...others] = buildComparisonRows(report);
    const isDecided = row?.answer === 'worse' || row?.answer === 'better';
    const limits = row === undefined || others.length > 0 || !isDecided ? undefined : (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLimits */ .d5)(row.metric);
    if (row === undefined || limits === undefined)
        return renderComparisonTitle(report);
    const isPlain = row.metric.scale === 'ratio' && (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOfUnit */ .S_)(row.metric.unit) !== 'other';
    const change = capital(isPlain ? row.change : `${row.word}: ${row.change}`);
    return `${change}, ${(0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_4__/* .renderPlainInterval */ .sS)(report.confidence, ...limits)}`;
}
/** `Ended 2026-05-20 13:10 UTC, after 4m12s: every benchmark was decided`. */
function comparisonEnd({ started_at: from, duration_ms: ms, ended }) {
    const start = (0,_time_text_js__WEBPACK_IMPORTED_MODULE_5__/* .instantOf */ .B9)(from);
    const to = start === undefined ? undefined : new Date(start + ms).toISOString();
    return (0,_ended_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderEnded */ .N)({ from, to, reason: ENDS[ended] });
}
/** The one that changed most by its ratio, else the one with the strongest evidence. */
function renderMost(rows) {
    const size = ({ metric }) => Math.abs(Math.log((0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .worseningOf */ .s1)(metric) ?? 1));
    const most = rows.reduce((best, row) => (size(row) > size(best) ? row : best));
    return `${most.name} ${most.change}`;
}
function capital(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
/** The largest worsening of all metrics, above 1 is worse; undefined where no metric has a ratio. */
function worstRatio({ metrics }) {
    const ratios = metrics.flatMap((metric) => worseningOf(metric) ?? []);
    return ratios.length === 0 ? undefined : Math.max(...ratios);
}
/** `main (1a2b3c4d5e6f)`; a name that is the commit is not said twice. */
function renderCompared({ name, commit }) {
    const short = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(commit, SHORT_ID).replace('…', '');
    return name === '' || commit.startsWith(name) ? short : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(name, MAX_NAME)} (${short})`;
}
const ENDS = {
    decided: 'every benchmark was decided',
    'pairs-used': 'the planned pairs were used',
    'time-used': 'the time was up',
    stopped: 'it was stopped',
};
/** `37 of at most 100 pairs in 4m12s; it ended because every benchmark was decided`. */
function renderRun({ pairs, planned_pairs: planned, duration_ms: ms, ended }) {
    return `${pairs} of at most ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(planned, 'pair')} in ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderSpan */ .LP)(ms)}; it ended because ${ENDS[ended]}`;
}
/** The same as labelled figures. */
function runFigures({ pairs, planned_pairs: planned, duration_ms: ms, ended, }) {
    return [
        ['Pairs', `${pairs} of at most ${planned}`],
        ['Time', (0,_time_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderSpan */ .LP)(ms)],
        ['Ended because', ENDS[ended]],
    ];
}
const RATES = {
    fdr: 'of the benchmarks called better or worse, at most {} are wrong on average (e-BH)',
    fwer: 'the chance that any benchmark is wrongly called better or worse is at most {}',
    none: 'each benchmark is wrongly called better or worse with a chance of at most {}; with many, some will be',
};
/** What the answers promise. */
function renderPromise({ confidence, error_rate: rate, metrics }) {
    const risk = (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderConfidence */ .hM)(Number((1 - confidence).toPrecision(6)));
    if (metrics.length <= 1)
        return `A wrong answer has a chance of at most ${risk}.`;
    return `${capital(RATES[rate].replace('{}', risk))}.`;
}
const MAX_FILES = 5;
/** Whose evaluator judged, where a reader has to know: the head changed it, or it is not that of the base. */
function comparisonBanners(report) {
    const { evaluator, changed_evaluator_files: files } = report;
    if (evaluator === 'head')
        return ['The benchmark of the head measured both commits, as was asked for.'];
    if (evaluator === 'own') {
        return ['Each commit was measured by its own benchmark, as was asked for: a change of it is part of the result.'];
    }
    if (files.length === 0)
        return [];
    const named = files.slice(0, MAX_FILES).map((file) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(file, MAX_NAME));
    const rest = files.length - named.length;
    const list = `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    return [`The head changes its own benchmark (${list}). Both commits were measured by the benchmark of the base.`];
}


/***/ })

};

