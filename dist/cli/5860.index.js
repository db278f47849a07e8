export const id = 5860;
export const ids = [5860];
export const modules = {

/***/ 35252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderByteSize),
/* harmony export */   n: () => (/* binding */ parseByteSize)
/* harmony export */ });
/** Amounts of bytes as people write them: `512MiB`, `2GiB`, `1.5 GB`. Pure. */
const UNITS = {
    '': 1,
    B: 1,
    KB: 1e3,
    MB: 1e6,
    GB: 1e9,
    TB: 1e12,
    KIB: 2 ** 10,
    MIB: 2 ** 20,
    GIB: 2 ** 30,
    TIB: 2 ** 40,
};
/** The bytes that a text names, rounded down; undefined where it names none, or more than can be counted exactly. */
function parseByteSize(text) {
    const [, amount, unit = ''] = /^(\d{1,15}(?:\.\d{1,6})?)\s*([A-Za-z]*)$/.exec(text.trim()) ?? [];
    const factor = UNITS[unit.toUpperCase()];
    if (amount === undefined || factor === undefined)
        return undefined;
    const bytes = Math.floor(Number(amount) * factor);
    return Number.isSafeInteger(bytes) ? bytes : undefined;
}
/** Bytes in the largest binary unit in which they are at least 1, with at most one decimal: `1.5 GiB`. */
function renderByteSize(bytes) {
    const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
    let [value, at] = [bytes, 0];
    while (value >= 1024 && at < units.length - 1)
        [value, at] = [value / 1024, at + 1];
    return `${Number(value.toFixed(at === 0 ? 0 : 1))} ${units[at]}`;
}


/***/ }),

/***/ 17785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   $R: () => (/* binding */ describeWrong),
/* harmony export */   Ms: () => (/* binding */ describeFirst),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   oU: () => (/* binding */ describeNew),
/* harmony export */   sN: () => (/* binding */ verifiedBy),
/* harmony export */   vs: () => (/* binding */ isAllSound),
/* harmony export */   wf: () => (/* binding */ issuesOf)
/* harmony export */ });
/* unused harmony export describeFinding */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

/** The result that findings amount to. */
function verifiedBy(findings) {
    return { findings, isSound: isAllSound(findings) };
}
/** Whether all that has to hold does. */
function isAllSound(findings) {
    return findings.every(({ kind }) => kind !== 'wrong' && kind !== 'unproved');
}
/** A finding for each issue, or the one that says that there is none. */
function findingsOf(what, issues, ok) {
    if (issues.length === 0)
        return [{ kind: 'ok', what, detail: ok }];
    return issuesOf(what, issues);
}
/** A finding for each issue, and nothing where there is none. */
function issuesOf(what, issues) {
    return issues.map((issue) => ({ kind: 'wrong', what, ...(typeof issue === 'string' ? { detail: issue } : issue) }));
}
/** A finding without what was looked at: its line or record, what was found, what was expected and what to do. */
function sentenceOf({ where, detail, expected, remedy }) {
    const place = placeOf(where);
    const rest = [expected === undefined ? '' : `expected ${expected}`, remedy ?? ''].filter((part) => part !== '');
    return [`${place}${detail}`, ...rest].join('; ');
}
function placeOf({ line, record } = {}) {
    if (line !== undefined)
        return `line ${line}: `;
    return record === undefined ? '' : `record ${record}: `;
}
/** A finding in one line, as every face of the tool shows it. */
function describeFinding(finding) {
    return `${finding.what}: ${sentenceOf(finding)}`;
}
/** What is wrong, a line each; nothing where nothing is. */
function describeWrong(findings) {
    return findings.filter(({ kind }) => kind === 'wrong').map(describeFinding);
}
/**
 * What is wrong now and was not before, a line each. Findings are the same by their text, wherever they are: what is added
 * to a file moves what is wrong with its end. Of one text as many are new as there are more.
 */
function describeNew({ before, now, }) {
    const known = before.filter(({ kind }) => kind === 'wrong').map(({ detail }) => detail);
    const isNew = ({ detail }) => {
        const at = known.indexOf(detail);
        if (at !== -1)
            known.splice(at, 1);
        return at === -1;
    };
    return describeWrong(now.filter((finding) => finding.kind === 'wrong' && isNew(finding)));
}
/** The first of some issues, and how many more there are; undefined where there is none. */
function describeFirst([first, ...others]) {
    if (first === undefined)
        return undefined;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(first, 600)}${others.length === 0 ? '' : `, and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(others.length, 'more problem')}`}`;
}


/***/ }),

/***/ 28338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ LineHash),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** SHA-256 of bytes or of UTF-8 text, as lower-case hex. */
function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
}
// Each update has a price of its own: lines are gathered in a block of this size.
const BLOCK_BYTES = 1 << 17;
/** A SHA-256 of lines of UTF-8 text, each ended by a newline. */
class LineHash {
    #hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    #block = Buffer.allocUnsafe(BLOCK_BYTES);
    #used = 0;
    add(line) {
        // A UTF-16 unit is at most three bytes of UTF-8.
        const atMost = 3 * line.length + 1;
        if (this.#used + atMost > BLOCK_BYTES)
            this.#flush();
        if (atMost > BLOCK_BYTES) {
            this.#hash.update(`${line}\n`);
            return;
        }
        this.#used += this.#block.write(line, this.#used);
        this.#block[this.#used] = 0x0a;
        this.#used += 1;
    }
    digest() {
        this.#flush();
        return this.#hash.digest('hex');
    }
    #flush() {
        this.#hash.update(this.#block.subarray(0, this.#used));
        this.#used = 0;
    }
}


/***/ }),

/***/ 85589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runComparisonVerify: () => (/* binding */ runComparisonVerify)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(17785);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/base/journal-chain.js
var journal_chain = __webpack_require__(61739);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/verification/journal.js
var journal = __webpack_require__(58541);
// EXTERNAL MODULE: ./build/compare/log.js
var compare_log = __webpack_require__(92494);
// EXTERNAL MODULE: ./build/compare/replay.js + 1 modules
var replay = __webpack_require__(34907);
// EXTERNAL MODULE: ./build/compare/store.js
var store = __webpack_require__(77741);
;// CONCATENATED MODULE: ./build/compare/verify.js
/**
 * Checks the records of a comparison: its chain, each answer against the scores, and the report against the log. A log that
 * was rewritten as a whole is consistent, too: its digest, as the check and the comment of the step have it, finds that.
 */










const LOG = 'decisions.jsonl';
const REPORT = 'report.json';
/** Recomputes a comparison from its folder. Nothing is run. */
function verifyComparison(folder, { cwd }) {
    const paths = (0,store/* findComparison */.DM)((0,external_node_path_.resolve)(cwd, folder), folder);
    const log = (0,external_node_fs_.readFileSync)(paths.log);
    const parsed = (0,journal_chain/* parseJournal */.z8)(log);
    const chain = (0,journal/* checkChain */.u)(LOG, parsed);
    if (parsed.kind === 'corrupt')
        return (0,finding/* verifiedBy */.sN)(chain);
    const decoded = (0,compare_log/* decodeLog */.N)(parsed.records);
    if ('line' in decoded) {
        const detail = `it is no record of a comparison (${decoded.found})`;
        return (0,finding/* verifiedBy */.sN)([...chain, { kind: 'wrong', what: LOG, where: { file: LOG, line: decoded.line }, detail }]);
    }
    const { report, issues } = (0,replay/* replayComparison */.BT)(decoded);
    const isUnfinished = issues.every(({ code }) => code === 'incomplete') && issues.length > 0;
    const answers = isUnfinished
        ? issues.map((issue) => ({ kind: 'unproved', what: LOG, ...issue }))
        : (0,finding/* findingsOf */.WX)(LOG, issues, `${(0,base_text/* plural */.LS)(decoded.length, 'record')} recomputed: every coin and every answer follows; SHA-256 ${(0,hash/* sha256 */.s)(log)}`);
    return (0,finding/* verifiedBy */.sN)([...chain, ...answers, ...checkReport(paths.report, report)]);
}
function checkReport(path, report) {
    if (!(0,external_node_fs_.existsSync)(path)) {
        if (report === undefined)
            return [];
        return [{ kind: 'wrong', what: REPORT, detail: 'it is missing, and the log has an end' }];
    }
    if (report === undefined)
        return [{ kind: 'wrong', what: REPORT, detail: 'there is one, and the log gives none' }];
    const isSame = (0,external_node_fs_.readFileSync)(path, 'utf8') === (0,store/* renderReport */.B1)(report);
    return (0,finding/* findingsOf */.WX)(REPORT, isSame ? [] : ['it is not what the log gives'], 'it is what the log gives');
}

// EXTERNAL MODULE: ./build/report/maintenance-text.js
var maintenance_text = __webpack_require__(96490);
// EXTERNAL MODULE: ./build/cli/terminal.js
var cli_terminal = __webpack_require__(38565);
;// CONCATENATED MODULE: ./build/cli/compare-verify.js




/** Recomputes a comparison from its folder; 1 if its records are not sound. */
function runComparisonVerify({ words: [folder = ''], values, host, terminal }) {
    const verified = verifyComparison(folder, host);
    if (values.has('json'))
        (0,cli_terminal/* printJson */.Q)(terminal, verified);
    else
        terminal.out((0,maintenance_text/* renderFindings */.vO)(folder.replace(/\/$/, ''), { ...verified, part: 'comparison' }));
    return verified.isSound ? errors/* EXIT */.dc.yes : errors/* EXIT */.dc.no;
}


/***/ }),

/***/ 38565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ printJson)
/* harmony export */ });
/** Prints a document in which no line is a workflow command. */
function printJson(terminal, value) {
    terminal.out(`${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`);
}


/***/ }),

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

/***/ 34907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bw: () => (/* binding */ answersOf),
  BI: () => (/* binding */ coinOf),
  uu: () => (/* binding */ comparedPair),
  pJ: () => (/* binding */ endOf),
  Wu: () => (/* binding */ exactPair),
  L4: () => (/* binding */ openPlanOf),
  XC: () => (/* binding */ planOf),
  BT: () => (/* binding */ replayComparison)
});

// EXTERNAL MODULE: ./build/decision/comparison/comparison.js + 1 modules
var comparison_comparison = __webpack_require__(40221);
// EXTERNAL MODULE: ./build/decision/comparison/least-pairs.js
var least_pairs = __webpack_require__(31732);
// EXTERNAL MODULE: ./build/decision/draw.js
var draw = __webpack_require__(60865);
// EXTERNAL MODULE: ./build/compare/report.js
var report = __webpack_require__(6884);
;// CONCATENATED MODULE: ./build/compare/report-of-log.js
/** The report of a comparison, from what its log holds. Pure. */


/** What users read. */
function reportOf({ opened, planned, end, comparison, pairs, calibration }) {
    const results = (0,comparison_comparison/* resultsOf */.qS)(comparison);
    const named = ({ name, commit }) => ({ name, commit });
    return {
        format: report/* COMPARISON_FORMAT */.y,
        base: named(opened.base),
        head: named(opened.head),
        evaluator: opened.evaluator,
        changed_evaluator_files: opened.changed_evaluator_files,
        command: opened.command,
        answer: (0,comparison_comparison/* overallAnswer */._i)(results),
        metrics: results.map((result) => {
            const metric = planned.metrics.find(({ name }) => name === result.name);
            const trial = comparison.metrics.find(({ name }) => name === result.name)?.trial;
            if (metric === undefined || trial === undefined)
                throw new TypeError(`a result without a plan: ${result.name}`);
            return metricOf(result, {
                ...{ metric, level: trial.level, margin: trial.margin_share },
                pairs: pairs.map(({ first, base = {}, head = {} }) => ({
                    ...{ base: base[result.name] ?? 0, head: head[result.name] ?? 0, first },
                })),
                calibration: calibration.map((scores) => scores[result.name] ?? 0),
            });
        }),
        confidence: opened.confidence,
        error_rate: opened.error_rate,
        planned_pairs: planned.pairs,
        pairs: pairs.length,
        ended: end.ended,
        started_at: opened.started_at,
        duration_ms: end.duration_ms,
        notes: [...opened.notes, ...planned.notes, ...end.notes],
    };
}
function metricOf(result, { metric, level, margin, pairs, calibration }) {
    const { name, direction, unit, scale } = metric;
    const { answer, has_carry_over, needs, log_e } = result;
    const share = (units) => (scale === 'ratio' ? Math.expm1(units) : units / level);
    return {
        ...{ name, direction, unit, scale, answer, margin, has_carry_over },
        // A pair that no evidence comes of leaves it at 1.
        log_e: Number.isFinite(log_e) ? log_e : 0,
        effect: pairs.length === 0 ? null : effectOf(result, metric),
        needs: answer !== 'undecided' || needs === undefined ? null : { times: needs.times, margin: share(needs.margin) },
        ...{ pairs, calibration },
    };
}
/** More is worse in the statistics; users read head against base. */
function effectOf({ estimate, lower, upper }, { direction, scale }) {
    const read = (value) => {
        if (value === null)
            return null;
        const signed = direction === 'min' ? value : -value;
        return scale === 'ratio' ? Math.exp(signed) : signed;
    };
    const [low, high] = direction === 'min' ? [lower, upper] : [upper, lower];
    return { estimate: read(estimate) ?? 0, lower: read(low), upper: read(high) };
}

// EXTERNAL MODULE: ./build/compare/unit.js
var compare_unit = __webpack_require__(25432);
;// CONCATENATED MODULE: ./build/compare/replay.js





/** The coin of a pair: the commit that runs first. */
function coinOf(secret, pair) {
    return (0,draw/* drawFrom */.N)(secret)(`pair ${pair}`).bit === 1 ? 'head' : 'base';
}
/** What the statistics are given, from what was fixed before the first pair. */
function planOf(opened, planned, calibration) {
    const plan = openPlanOf(opened, planned, calibration);
    if (opened.margin !== null)
        return plan;
    // What the noise allows may be more than anybody would call no difference.
    const { metrics } = (0,comparison_comparison/* startComparison */.ax)(plan);
    const isTooLarge = (index) => (metrics[index]?.trial.margin_share ?? 0) > opened.max_margin;
    return {
        ...plan,
        metrics: plan.metrics.map((metric, index) => isTooLarge(index) ? { ...metric, margin: opened.max_margin } : metric),
    };
}
/** The same with the margins that the noise of the calibration allows, however large: the changes that can be seen. */
function openPlanOf(opened, planned, calibration) {
    return {
        alpha: 1 - opened.confidence,
        planned: planned.pairs,
        error_rate: opened.error_rate,
        max_margin: opened.max_margin,
        metrics: planned.metrics.map(({ name, direction, scale }) => ({
            ...{
                name,
                scale,
                sign: direction === 'min' ? 1 : -1,
                calibration: calibration.map((scores) => scores[name] ?? 0),
            },
            ...(opened.margin === null ? {} : { margin: opened.margin }),
        })),
    };
}
/** The answers so far; null: none yet. */
function answersOf({ metrics }) {
    return Object.fromEntries(metrics.map(({ name, called, trial }) => [name, called?.answer ?? trial.answer]));
}
/** Follows the records, one after the other. */
function replayComparison(records) {
    const replay = new Replay();
    for (const [index, record] of records.entries())
        replay.take(record, index + 1);
    return replay.result(records.length);
}
class Replay {
    #issues = [];
    #trials = { base: [], head: [] };
    #calibration = [];
    #pairs = [];
    #coins = [];
    #opened;
    #planned;
    #comparison;
    #report;
    #failure;
    take(record, line) {
        if (this.#report !== undefined || this.#failure !== undefined) {
            this.#wrong(line, 'order', 'it comes after the end of the comparison');
            return;
        }
        if ((record.kind === 'opened') !== (line === 1)) {
            this.#wrong(line, 'order', `it is of the kind "${record.kind}"`);
            return;
        }
        switch (record.kind) {
            case 'opened':
                this.#opened = record;
                return;
            case 'ran': {
                this.#takeRun(record, line);
                return;
            }
            case 'planned': {
                this.#takePlan(record, line);
                return;
            }
            case 'drawn':
                if (this.#comparison === undefined || record.pair !== this.#pairs.length + 1) {
                    this.#wrong(line, 'order', `the coin of pair ${record.pair} is out of order`);
                    return;
                }
                this.#coins.push({ ...record, line });
                this.#pairs.push({ first: record.first });
                return;
            case 'decided': {
                this.#takeDecision(record, line);
                return;
            }
            case 'ended': {
                this.#takeEnd(record, line);
                return;
            }
            case 'failed':
                this.#failure = record.reason;
                return;
            default:
                record;
        }
    }
    result(lines) {
        const isOpen = this.#report === undefined && this.#issues.length === 0;
        const why = this.#failure === undefined ? '' : ` (${this.#failure})`;
        const detail = `the comparison did not come to its end${why}: there is no answer`;
        return {
            report: this.#report,
            issues: isOpen ? [{ detail, code: 'incomplete', where: { line: lines } }] : this.#issues,
        };
    }
    #takeRun({ stage, number, arm, scores }, line) {
        if (stage === 'trial')
            this.#trials[arm].push(scores);
        if (stage === 'calibration') {
            if (this.#planned !== undefined) {
                this.#wrong(line, 'order', 'a calibration run after the plan');
                return;
            }
            if (number !== this.#calibration.length + 1)
                this.#wrong(line, 'order', `calibration run ${number} is out of order`);
            this.#calibration.push(scores);
        }
        if (stage !== 'pair')
            return;
        const pair = this.#pairs.at(-1);
        const isFirst = pair?.base === undefined && pair?.head === undefined;
        if (pair === undefined ||
            number !== this.#pairs.length ||
            pair[arm] !== undefined ||
            (isFirst && arm !== pair.first)) {
            this.#wrong(line, 'order', `the run of the ${arm} in pair ${number} is out of order`);
            return;
        }
        pair[arm] = scores;
    }
    #takePlan(record, line) {
        const opened = this.#opened;
        if (opened === undefined || this.#comparison !== undefined) {
            this.#wrong(line, 'order', 'it is out of order');
            return;
        }
        this.#planned = record;
        if (record.is_exact === true)
            this.#calibration.splice(0, Number.POSITIVE_INFINITY, ...this.#trials.base);
        for (const { name, unit, scale } of record.metrics) {
            const of = this.#calibration.map((scores) => scores[name]).filter((score) => score !== undefined);
            if (of.length === 0 || of.length !== this.#calibration.length) {
                this.#wrong(line, 'plan', `the calibration has no score of ${name}`);
                return;
            }
            const expected = (0,compare_unit/* scaleOfMetric */.eQ)(of, { unit, scale: opened.scale });
            if (scale !== expected)
                this.#wrong(line, 'plan', `the scale of ${name} is ${scale}`, expected);
        }
        if (record.is_exact === true) {
            this.#takeExact(record, opened, line);
            return;
        }
        if (record.pairs < least_pairs/* LEAST_PAIRS */.O || record.pairs > opened.max_pairs)
            this.#wrong(line, 'plan', `${record.pairs} pairs are planned`, `${least_pairs/* LEAST_PAIRS */.O} to ${opened.max_pairs}`);
        this.#comparison = (0,comparison_comparison/* startComparison */.ax)(planOf(opened, record, this.#calibration));
        this.#checkMargins(record, this.#comparison, line);
    }
    /** No pair follows: the first runs are it. */
    #takeExact(record, opened, line) {
        const pair = exactPair(record, this.#trials);
        if (pair === undefined || record.pairs !== 1) {
            this.#wrong(line, 'plan', 'it is exact, and its runs are not the same');
            return;
        }
        this.#pairs.push(pair);
        this.#comparison = (0,comparison_comparison/* compareExactly */.K2)(planOf(opened, record, this.#calibration), comparedPair(pair, pair.base, pair.head));
        this.#checkMargins(record, this.#comparison, line);
    }
    #checkMargins(record, comparison, line) {
        for (const [index, { trial }] of comparison.metrics.entries()) {
            const recorded = record.metrics[index];
            if (recorded !== undefined && recorded.margin !== trial.margin_share)
                this.#wrong(line, 'plan', `the margin of ${recorded.name} is ${recorded.margin}`, String(trial.margin_share));
        }
    }
    #takeDecision(record, line) {
        const [pair, comparison] = [this.#pairs.at(-1), this.#comparison];
        if (comparison === undefined ||
            pair?.base === undefined ||
            pair.head === undefined ||
            record.pair !== this.#pairs.length) {
            this.#wrong(line, 'order', 'a decision without a whole pair before it');
            return;
        }
        if (comparison.is_ended) {
            this.#wrong(line, 'order', 'a pair after the last one');
            return;
        }
        try {
            this.#comparison = (0,comparison_comparison/* reportComparedPair */.oO)(comparison, comparedPair(pair, pair.base, pair.head));
        }
        catch (error) {
            this.#wrong(line, 'score', error instanceof Error ? error.message : String(error));
            return;
        }
        const expected = answersOf(this.#comparison);
        const different = Object.keys(expected).find((name) => record.answers[name] !== expected[name]);
        if (different !== undefined) {
            const found = `the answer of ${different} is ${String(record.answers[different])}`;
            this.#wrong(line, 'decision', found, String(expected[different]));
        }
        if (record.is_ended !== this.#comparison.is_ended)
            this.#wrong(line, 'decision', `is_ended is ${record.is_ended}`, String(this.#comparison.is_ended));
    }
    #takeEnd(record, line) {
        const [opened, planned, comparison] = [this.#opened, this.#planned, this.#comparison];
        if (opened === undefined || planned === undefined || comparison === undefined) {
            this.#wrong(line, 'order', 'an end without a plan');
            return;
        }
        if ((0,draw/* commitmentOf */.$)(record.secret) !== opened.seed_commitment)
            this.#wrong(line, 'coin', 'the secret of the coins is not the one that was committed to');
        const turned = this.#coins.find(({ pair, first }) => first !== coinOf(record.secret, pair));
        if (turned !== undefined)
            this.#wrong(turned.line, 'coin', `the coin of pair ${turned.pair} says ${turned.first}`);
        if (record.ended !== endOf(comparison, record.ended))
            this.#wrong(line, 'decision', `the end is "${record.ended}"`, endOf(comparison, record.ended));
        // What was stopped by a person gets no look at the end: nobody planned it.
        const final = record.ended === 'stopped' ? comparison : (0,comparison_comparison/* endComparison */.FB)(comparison);
        const whole = this.#pairs.filter(({ base, head }) => base !== undefined && head !== undefined);
        const report = reportOf({
            opened,
            planned,
            end: record,
            comparison: final,
            pairs: whole,
            calibration: this.#calibration,
        });
        if (report.answer !== record.answer)
            this.#wrong(line, 'decision', `the answer is ${record.answer}`, report.answer);
        this.#report = report;
    }
    #wrong(line, code, detail, expected) {
        this.#issues.push({ detail, code, where: { line }, ...(expected === undefined ? {} : { expected }) });
    }
}
/** The one pair of commits that scored the same as each other, or each twice; undefined: they did not. */
function exactPair({ metrics }, { base, head }) {
    const [[base1 = {}, base2], [head1 = {}, head2]] = [base, head];
    const isSame = (one, other) => metrics.every(({ name }) => one?.[name] !== undefined && one[name] === other?.[name]);
    const isExact = isSame(base1, head1) || (isSame(base1, base2) && isSame(head1, head2));
    return isExact ? { first: 'base', base: base1, head: head1 } : undefined;
}
/** Why a comparison ended, as far as its pairs say so: time and people are known to the record alone. */
function endOf({ is_ended, orders, planned, metrics }, recorded) {
    if (!is_ended)
        return recorded === 'stopped' ? 'stopped' : 'time-used';
    const isExact = metrics.every(({ trial }) => trial.is_exact === true);
    return orders.length >= planned && !isExact ? 'pairs-used' : 'decided';
}
/** A pair as the statistics take it. */
function comparedPair({ first }, base, head) {
    return { first: first === 'head' ? 'candidate' : 'incumbent', base, head };
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

/***/ 40221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K2: () => (/* binding */ compareExactly),
  FB: () => (/* binding */ endComparison),
  k_: () => (/* binding */ leastPairsOfOne),
  _i: () => (/* binding */ overallAnswer),
  oO: () => (/* binding */ reportComparedPair),
  qS: () => (/* binding */ resultsOf),
  ax: () => (/* binding */ startComparison)
});

// EXTERNAL MODULE: ./build/stats/carry-over.js
var carry_over = __webpack_require__(88898);
// EXTERNAL MODULE: ./build/stats/e-bh.js
var e_bh = __webpack_require__(26970);
// EXTERNAL MODULE: ./build/stats/insured-evidence.js
var insured_evidence = __webpack_require__(90218);
// EXTERNAL MODULE: ./build/stats/level.js
var level = __webpack_require__(8642);
// EXTERNAL MODULE: ./build/stats/student.js
var student = __webpack_require__(37763);
// EXTERNAL MODULE: ./build/decision/comparison/least-pairs.js
var least_pairs = __webpack_require__(31732);
// EXTERNAL MODULE: ./build/base/median.js
var median = __webpack_require__(50748);
// EXTERNAL MODULE: ./build/stats/robust-scale.js
var robust_scale = __webpack_require__(52164);
// EXTERNAL MODULE: ./build/stats/signed-rank.js
var signed_rank = __webpack_require__(48741);
// EXTERNAL MODULE: ./build/decision/comparison/score-scale.js
var score_scale = __webpack_require__(77120);
;// CONCATENATED MODULE: ./build/decision/comparison/metric-trial.js





/** The margins that are proposed where none is asked for, as shares. */
const MARGINS = [0.01, 0.02, 0.03, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2];
// By simulation, in units of (scale / gap)²: pairs that half, and that nine in ten of the comparisons need.
const NEEDED_BY_HALF = 13;
const NEEDED_BY_MOST = 20;
// A comparison that needs more than so many times its pairs is ended, from this many pairs on.
const HOPELESS = 4;
const PAIRS_BEFORE_HOPELESS = 10;
/** Starts a metric. On a ratio scale every score of the calibration is above 0. */
function startMetric({ calibration, sign, scale, alpha, planned, margin, max_margin: maxMargin = 0, is_joint = false, }) {
    const isRatio = scale === 'ratio';
    const steps = (0,robust_scale/* successiveSteps */.l_)(isRatio ? calibration.map(Math.log) : calibration);
    const level = Math.abs((0,median/* centralMedian */.w)(calibration)) || 1;
    const toUnits = (share) => unitsOf(share, scale, level);
    const marginShare = margin ?? defaultMargin(steps, planned, toUnits);
    const resolution = (0,score_scale/* resolutionOf */.Cp)(calibration);
    return {
        ...{ sign, scale, alpha, planned, steps, is_joint, level },
        margin: toUnits(marginShare),
        margin_share: marginShare,
        reach: toUnits(margin ?? Math.max(marginShare, maxMargin)),
        resolution: isRatio ? Math.log1p(resolution / Math.min(...calibration)) : resolution,
        bets: (0,insured_evidence/* insuredBets */.xu)(planned, alpha / 2),
        differences: [],
        scales: [],
        is_at_end: false,
        answer: null,
    };
}
/** The distance of a share in units of the differences; the same both ways on a ratio scale: 2 % is from 1/1.02 to 1.02. */
function unitsOf(share, scale, level) {
    return scale === 'ratio' ? Math.log1p(share) : share * level;
}
/** The least margin that nine of ten comparisons of equals settle within the planned pairs. */
function defaultMargin(steps, planned, toUnits) {
    const least = Math.sqrt(NEEDED_BY_MOST / planned) * (0,robust_scale/* robustScale */.K9)(steps, []);
    return MARGINS.find((share) => toUnits(share) >= least) ?? MARGINS[MARGINS.length - 1] ?? 1;
}
function differenceOf({ scale, sign }, { base, head }) {
    const isRatio = scale === 'ratio';
    if (isRatio && !(base > 0 && head > 0))
        throw new RangeError('a ratio needs scores above 0');
    return sign * (isRatio ? Math.log(head) - Math.log(base) : head - base) + 0;
}
/** The answer of scores that are the same in every run. */
function exactly(trial, scores) {
    const difference = differenceOf(trial, scores);
    const answer = Math.abs(difference) <= trial.margin ? 'no-difference' : difference > 0 ? 'worse' : 'better';
    const scales = [(0,robust_scale/* robustScale */.K9)(trial.steps, [])];
    return { ...trial, differences: [difference], scales, answer, is_exact: true };
}
/** Takes a pair in. An answer that stands is never changed; what comes after it makes its interval narrower. */
function withPair(trial, scores) {
    const difference = differenceOf(trial, scores);
    const next = {
        ...trial,
        differences: [...trial.differences, difference],
        scales: [...trial.scales, (0,robust_scale/* robustScale */.K9)(trial.steps, trial.differences)],
    };
    return trial.answer === null ? answered(next) : next;
}
/** Ends a metric whose time is up, after a whole pair. */
function endMetric(trial) {
    return trial.answer === null ? answered(trial, true) : trial;
}
function answered(trial, isLast = trial.differences.length >= trial.planned) {
    const level = trial.alpha / 2;
    const margin = trial.margin - trial.resolution;
    const isAbove = (centre) => (0,insured_evidence/* isRefuted */.iL)(trial, level, centre, 1);
    const isBelow = (centre) => (0,insured_evidence/* isRefuted */.iL)(trial, level, centre, -1);
    const [isWorse, isBetter] = [isAbove(0), isBelow(0)];
    // The effect changed on the way: of those that are steady, at most alpha look like it.
    if (isWorse && isBetter)
        return { ...trial, answer: 'undecided' };
    // Before better and worse: what lies within the margin is not worth a word.
    if (margin > 0 && isAbove(-margin) && isBelow(margin))
        return { ...trial, answer: 'no-difference' };
    if (isWorse && !trial.is_joint)
        return { ...trial, answer: 'worse' };
    if (isBetter && !trial.is_joint)
        return { ...trial, answer: 'better' };
    if (isLast)
        return answeredAtEnd({ ...trial, is_at_end: true });
    // Costs no validity, and gives up the look at the end.
    const isHopeless = trial.differences.length >= PAIRS_BEFORE_HOPELESS && pairsNeeded(trial) > HOPELESS * trial.planned;
    return isHopeless ? { ...trial, answer: 'undecided' } : trial;
}
function answeredAtEnd(trial) {
    const raw = innerInterval(trial);
    const answer = (() => {
        if (!isInterval(raw))
            return 'undecided';
        const { lower, upper } = widened(raw, trial.resolution);
        if (lower > upper)
            return 'undecided';
        // Rounding widens what has to lie within the margin; it turns no sign.
        if (lower > -trial.margin && upper < trial.margin)
            return 'no-difference';
        if (trial.is_joint)
            return 'undecided';
        if (raw.lower > 0)
            return 'worse';
        return raw.upper < 0 ? 'better' : 'undecided';
    })();
    return { ...trial, answer };
}
/** Pairs for an answer, if the effect is what it looks like: the interval leaves out 0, or fits into a margin in reach. */
function pairsNeeded({ differences, scales, reach, resolution }) {
    const effect = Math.abs((0,median/* centralMedian */.w)(differences));
    const gap = Math.max(effect, reach - resolution - effect);
    return Math.ceil(NEEDED_BY_HALF * ((scales.at(-1) ?? 0) / gap) ** 2);
}
/** What lies in both intervals, each at 1 - alpha/2: they hold together at 1 - alpha. */
function innerInterval(trial) {
    const always = (0,insured_evidence/* anytimeInterval */.$t)(trial, trial.alpha / 2);
    if (!trial.is_at_end)
        return always;
    const { lower, upper } = (0,signed_rank/* signedRankInterval */.C5)(trial.differences, trial.alpha / 2);
    const inner = (pick, ...limits) => {
        const known = limits.filter((limit) => limit !== null);
        return known.length === 0 ? null : pick(...known);
    };
    return { lower: inner(Math.max, always.lower, lower), upper: inner(Math.min, always.upper, upper) };
}
function isInterval(limits) {
    return limits.lower !== null && limits.upper !== null;
}
function widened({ lower, upper }, by) {
    const widen = (limit, step) => {
        if (limit === null)
            return null;
        const isOutward = limit === 0 || Math.sign(limit) === Math.sign(step);
        return isOutward ? limit + step : Math.sign(limit) * Math.max(0, Math.abs(limit) - Math.abs(step));
    };
    return { lower: widen(lower, -by), upper: widen(upper, by) };
}
/**
 * Ends an undecided metric, for which no margin was asked, with the least usual margin that its interval fits into, as
 * long as it is at most `most` (a share). The interval holds for every margin at once, so one may be named after the fact.
 */
function withNamedMargin(trial, most) {
    const limits = resultOfMetric(trial);
    if (trial.answer !== 'undecided' || !isInterval(limits) || limits.lower > limits.upper)
        return trial;
    for (const share of MARGINS) {
        const margin = unitsOf(share, trial.scale, trial.level);
        if (share <= most && -margin < limits.lower && limits.upper < margin) {
            return { ...trial, answer: 'no-difference', margin, margin_share: share };
        }
    }
    return trial;
}
function resultOfMetric(trial) {
    const [only] = trial.is_exact === true ? trial.differences : [];
    if (only !== undefined)
        return { answer: trial.answer, pairs: 1, estimate: only, lower: only, upper: only };
    const limits = widened(innerInterval(trial), trial.resolution);
    const pairs = trial.differences.length;
    const result = { answer: trial.answer, pairs, estimate: (0,signed_rank/* signedRankEstimate */.Zg)(trial.differences), ...limits };
    if (trial.answer !== 'undecided' || !isInterval(limits))
        return result;
    const times = pairsNeeded(trial) / pairs;
    const margin = Math.max(Math.abs(limits.lower), Math.abs(limits.upper));
    return { ...result, needs: { times: Number.isFinite(times) ? times : null, margin } };
}

;// CONCATENATED MODULE: ./build/decision/comparison/comparison.js







// After better or worse: pairs go on until the effect is known to a quarter of itself, or there are so many.
const PRECISE_PAIRS = 20;
const PRECISE_SHARE = 0.25;
// Two-sided level of about .01, where so many pairs of each kind exist.
const CARRY_OVER_LIMIT = 2.6;
const CARRY_OVER_PAIRS = 8;
// So many that Student's distribution is the normal one.
const NORMAL_FREEDOM = 1001;
/** The fewest pairs in which one metric of so many can be called better or worse, however large its effect. */
function leastPairsOfOne({ metrics, alpha, error_rate: rate, }) {
    if (!isJoint(metrics, rate))
        return (0,least_pairs/* leastPairs */.P)(alpha);
    // Its e-value is the mean of two, of which one is small then.
    return (0,level/* minimumPairs */.gv)(alpha / (2 * metrics), insured_evidence/* INSURED_MOST */.Ny);
}
/** Whether so many metrics share an error rate. */
function isJoint(metrics, rate) {
    return metrics > 1 && rate !== 'none';
}
function startComparison({ metrics, ...rules }) {
    const { alpha, planned, error_rate: rate } = rules;
    const plan = { alpha, planned, max_margin: rules.max_margin, is_joint: isJoint(metrics.length, rate) };
    return {
        ...{ ...rules, orders: [], is_ended: false },
        metrics: metrics.map(({ name, ...metric }) => ({
            ...{ name, called: null, has_carry_over: false, is_margin_open: metric.margin === undefined },
            trial: startMetric({ ...metric, ...plan }),
        })),
    };
}
/** Commits whose scores are the same in every run: one pair is all there is to know. */
function compareExactly(plan, pair) {
    const started = startComparison(plan);
    const metrics = started.metrics.map((metric) => ({
        ...metric,
        trial: exactly(metric.trial, scoresIn(pair, metric.name)),
    }));
    return { ...started, metrics, orders: [pair.first], is_ended: true };
}
function scoresIn(pair, name) {
    const [base, head] = [pair.base[name], pair.head[name]];
    if (base === undefined || head === undefined)
        throw new TypeError(`a pair without a score of ${name}`);
    return { base, head };
}
/** Takes a pair in; both arms have a score of every metric. */
function reportComparedPair(comparison, pair) {
    const orders = [...comparison.orders, pair.first];
    const measured = comparison.metrics.map((metric) => {
        return { ...metric, trial: withPair(metric.trial, scoresIn(pair, metric.name)) };
    });
    const next = { ...comparison, orders, metrics: jointly({ ...comparison, metrics: measured }, comparison.metrics) };
    const isDone = orders.length >= comparison.planned || next.metrics.every((metric) => isConcluded(metric));
    return isDone ? endComparison(next) : next;
}
/** Ends it after a whole pair: all is decided, the pairs are used up, or the time is. */
function endComparison(comparison) {
    if (comparison.is_ended)
        return comparison;
    const metrics = comparison.metrics.map((metric) => {
        const ended = answerOf(metric) === null ? endMetric(metric.trial) : metric.trial;
        return { ...metric, trial: metric.is_margin_open ? withNamedMargin(ended, comparison.max_margin) : ended };
    });
    const carrying = carriersAmong(metrics, comparison.orders);
    return {
        ...{ ...comparison, is_ended: true },
        metrics: metrics.map((metric, index) => ({ ...metric, has_carry_over: carrying.has(index) })),
    };
}
/** Calls metrics different by their common error rate. What is called so stays so, with the e-value that it had. */
function jointly({ metrics, alpha, error_rate: rate }, before) {
    if (!isJoint(metrics.length, rate))
        return metrics;
    // An answer of its own stands, so that metric is no discovery and makes none of the others easier. One that only the last
    // pair leaves undecided is not answered yet.
    const logs = metrics.map(({ trial, called }, index) => {
        if (called !== null)
            return called.log_e;
        const isOpen = trial.answer === null || (trial.answer === 'undecided' && before[index]?.trial.answer === null);
        return isOpen ? (0,insured_evidence/* logEvidenceOfDifference */.ow)(trial) : Number.NEGATIVE_INFINITY;
    });
    const bonferroni = Math.log(metrics.length / alpha);
    const found = rate === 'fdr'
        ? (0,e_bh/* discoveriesOf */.A)(logs, alpha)
        : new Set(logs.flatMap((log, index) => (log >= bonferroni ? [index] : [])));
    return metrics.map((metric, index) => {
        if (metric.called !== null || !found.has(index))
            return metric;
        const answer = resultOfMetric(metric.trial).estimate > 0 ? 'worse' : 'better';
        return { ...metric, called: { answer, log_e: logs[index] ?? 0 } };
    });
}
/** The answer of a metric so far; null: none yet. */
function answerOf({ trial, called }) {
    return called?.answer ?? trial.answer;
}
function isConcluded(metric) {
    const answer = answerOf(metric);
    if (answer === null)
        return false;
    if (answer === 'no-difference' || answer === 'undecided')
        return true;
    const result = resultOfMetric(metric.trial);
    const isPrecise = isInterval(result) && (result.upper - result.lower) / 2 <= PRECISE_SHARE * Math.abs(result.estimate);
    return result.pairs >= PRECISE_PAIRS || isPrecise;
}
/**
 * The metrics whose runs depend on what ran before them. Of many that are sound, one in a hundred looks as if they did: as in
 * Benjamini and Hochberg (1995), the more of them do, the less each of them must show.
 */
function carriersAmong(metrics, orders) {
    const found = metrics.map(({ trial: { differences } }) => {
        const { z, least } = (0,carry_over/* carryOverZ */.mw)(differences.map((difference, index) => ({ difference, first: orders[index] })));
        return least >= CARRY_OVER_PAIRS ? Math.abs(z) : 0;
    });
    const level = (0,student/* tailOfT */.a)(CARRY_OVER_LIMIT, NORMAL_FREEDOM) / metrics.length;
    const sorted = found.toSorted((one, other) => other - one);
    const last = sorted.findLastIndex((z, index) => (0,student/* tailOfT */.a)(z, NORMAL_FREEDOM) < level * (index + 1));
    const limit = sorted[last] ?? Number.POSITIVE_INFINITY;
    return new Set(found.flatMap((z, index) => (z >= limit ? [index] : [])));
}
/** What a comparison says when it is over, the strongest evidence first. */
function resultsOf({ metrics }) {
    const results = metrics.map((metric) => {
        const { name, trial, has_carry_over } = metric;
        const answer = has_carry_over ? 'undecided' : (answerOf(metric) ?? 'undecided');
        return { ...resultOfMetric(trial), name, answer, has_carry_over, log_e: (0,insured_evidence/* logEvidenceOfDifference */.ow)(trial) };
    });
    return results.sort((one, other) => other.log_e - one.log_e);
}
// One that is worse is what a gate is for; one that is not decided keeps the rest from being the whole truth.
const GRAVITY = ['worse', 'undecided', 'better', 'no-difference'];
/** One answer for all metrics: the gravest of theirs. */
function overallAnswer(results) {
    return GRAVITY.find((grave) => results.some(({ answer }) => answer === grave)) ?? 'undecided';
}


/***/ }),

/***/ 60865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ commitmentOf),
/* harmony export */   N: () => (/* binding */ drawFrom)
/* harmony export */ });
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);

/**
 * Seeds and coins of a run. Nobody can predict them without the secret; whoever learns it can check
 * each of them. Source: the nested form of HMAC (RFC 2104), over SHA-256.
 */
function drawFrom(secret) {
    return (label) => {
        const digest = (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(`outer\n${secret}\n${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(`inner\n${secret}\n${label}`)}`);
        return {
            seed: (Number.parseInt(digest.slice(0, 8), 16) % 0x7f_ff_ff_ff) + 1,
            bit: Number.parseInt(digest.slice(8, 9), 16) < 8 ? 0 : 1,
        };
    };
}
/** What is written down before the first draw, so that the secret can be checked when it is disclosed. */
function commitmentOf(secret) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(secret);
}


/***/ }),

/***/ 84831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yw: () => (/* binding */ syncFolder),
/* harmony export */   Zf: () => (/* binding */ writeFileAtomic),
/* harmony export */   aR: () => (/* binding */ writeCache),
/* harmony export */   f4: () => (/* binding */ writeAll),
/* harmony export */   fR: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);
/**
 * Files that others read while we write.
 * Invariant: a reader sees the file as it was before or as it is after, whole, whatever happens in between.
 * The text goes to a new file in the same folder (created exclusively, so a planted link is refused), is synced, and
 * is renamed over the target; the folder is synced last, so that the rename survives a power loss.
 * Crash before the rename: the old file stands, a `.tmp` file may be left. Crash after: the new file stands.
 * A failed write or sync is not retried (after a failed fsync the kernel may have dropped the pages): it is an error.
 * A cache is replaced in the same way without the syncs: a loss of power may leave it older, empty or torn.
 */




// Large enough that the number of writes does not matter, small enough to stay out of the way of the heap.
const BLOCK_CHARS = 1 << 20;
/** Replaces a file by the concatenation of the pieces, creating its folder when it is missing. */
function writeFileAtomic(path, pieces) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    replaceFile(path, pieces);
}
/**
 * The same in a folder that has to be there; throws ENOENT where it is not. For files of a run: a repository that is
 * renamed in mid-run must not come into being again at its old place, where it could not be put back.
 */
function replaceFile(path, pieces) {
    replace(path, pieces, (descriptor) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('replace:after-sync');
    });
    syncFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('replace:after-folder-sync');
}
/**
 * Replaces a file that can be made again, or done without: killed programs leave it whole, a loss of power may not. Whoever
 * reads it takes what cannot be read for missing.
 */
function writeCache(path, pieces) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    replace(path, pieces, () => undefined);
}
function replace(path, pieces, onWritten) {
    // Not made from the target's name, which may be as long as a name can be.
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.tmp`);
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(temporary, 'wx', 0o644);
    try {
        try {
            (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('replace:before-write');
            writePieces(descriptor, pieces);
            onWritten(descriptor);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, path);
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('replace:after-rename');
    }
    catch (error) {
        removeQuietly(temporary);
        throw error;
    }
}
function removeQuietly(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    }
    catch {
        // What made the write fail is the news; a file that cannot be removed either would only hide it.
    }
}
function writePieces(descriptor, pieces) {
    let block = '';
    for (const piece of pieces) {
        block += piece;
        if (block.length < BLOCK_CHARS)
            continue;
        writeAll(descriptor, Buffer.from(block));
        block = '';
    }
    writeAll(descriptor, Buffer.from(block));
}
/** A write may be short (a nearly full disk): what is left is written again until it is all there or fails. */
function writeAll(descriptor, bytes) {
    let written = 0;
    while (written < bytes.length)
        written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(descriptor, bytes, written);
}
// What a file system answers that cannot sync a folder at all; the rename itself is done and seen by everyone.
const NO_FOLDER_SYNC = new Set(['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM']);
/** Makes the names in a folder last through a power loss, where the file system can. */
function syncFolder(path) {
    try {
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        }
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && NO_FOLDER_SYNC.has(error.code)))
            throw error;
    }
}


/***/ }),

/***/ 22989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ checkReferences),
/* harmony export */   AF: () => (/* binding */ buildEnvironment),
/* harmony export */   Cm: () => (/* binding */ isSupervisorsOwn),
/* harmony export */   K6: () => (/* binding */ referencedValues),
/* harmony export */   NC: () => (/* binding */ resolveTable),
/* harmony export */   TS: () => (/* binding */ referredName),
/* harmony export */   WY: () => (/* binding */ resolveText),
/* harmony export */   lg: () => (/* binding */ missingReferences),
/* harmony export */   ms: () => (/* binding */ requireTable),
/* harmony export */   xO: () => (/* binding */ RUN_MARKER)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/**
 * What an agent sees of the supervisor's environment.
 * Invariant: nothing but the pass-list and what the configuration names; never a variable that holds the runner's
 * tokens or names its command files, not even when it is asked for. Pure: environments come and go as values.
 */

/** Marks every process of a run, so that leftovers are found after a crash where no namespace holds them. */
const RUN_MARKER = 'AUTORIZE_RUN';
const PASSED = ['PATH', 'LANG', 'TERM', 'TZ'];
// Without a PATH even the shell's own default differs from machine to machine.
const DEFAULT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const OURS = new Set(['HOME', 'TMPDIR', RUN_MARKER]);
const COMMAND_FILES = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const SECRET_NAMES = new Set(['GITHUB_TOKEN', ...COMMAND_FILES]);
const SECRET_PREFIXES = ['INPUT_', 'ACTIONS_'];
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const REFERENCE = /\$\$|\$\{([^}]*)\}|\$([A-Za-z_][A-Za-z0-9_]*)/g;
/** Whether a variable belongs to the supervisor alone: a token of the runner, or a file that it takes commands from. */
function isSupervisorsOwn(name) {
    // Names of inputs keep the case that the workflow's author wrote.
    const upper = name.toUpperCase();
    return SECRET_NAMES.has(upper) || SECRET_PREFIXES.some((prefix) => upper.startsWith(prefix));
}
/** A table's values as `resolveTable` has them; throws a ContractError with every problem, of `file` where there is one. */
function requireTable(table, { file, ...where }) {
    const resolved = resolveTable(table, where);
    if ('values' in resolved)
        return resolved.values;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ContractError */ .Vl(resolved.problems.map((problem) => (file === undefined ? problem : { file, ...problem })));
}
/** Replaces `$NAME` and `${NAME}` in a table's values from the supervisor's environment; `$$` is a dollar sign. */
function resolveTable(table, { parentEnv, path, }) {
    const problems = [];
    const values = {};
    for (const [name, template] of Object.entries(table)) {
        const issue = nameProblem(name);
        if (issue !== undefined)
            problems.push({ path, ...issue });
        values[name] = template.replaceAll(REFERENCE, (written, braced, bare) => {
            if (written === '$$')
                return '$';
            const wanted = braced ?? bare ?? '';
            const value = Object.hasOwn(parentEnv, wanted) ? parentEnv[wanted] : undefined;
            const wrong = referenceProblem(wanted, value);
            if (wrong !== undefined)
                problems.push({ path: `${path}.${name}`, ...wrong });
            return value ?? '';
        });
        if (values[name].includes('\0'))
            problems.push({ path: `${path}.${name}`, ...NUL_PROBLEM });
    }
    return problems.length === 0 ? { values } : { problems };
}
// What the runner says of itself, such as a folder's path, is in many places by chance.
const OF_THE_RUNNER = /^(?:GITHUB|RUNNER)_/;
/** The names of variables that a table refers to and that have no value here. A secret that a fork does not get is empty. */
function missingReferences(table, parentEnv) {
    return namesIn(table).filter((name) => !Object.hasOwn(parentEnv, name) || (parentEnv[name] ?? '').trim() === '');
}
function namesIn(table) {
    const names = Object.values(table).flatMap((template) => [...template.matchAll(REFERENCE)].flatMap(([, braced, bare]) => braced ?? bare ?? []));
    return [...new Set(names)];
}
/**
 * What a table takes from the supervisor's environment, which may be a key: values of variables as they are there. What is
 * written in the table itself, such as the name of a model, everybody can read who reads the file.
 */
function referencedValues(table, parentEnv) {
    return namesIn(table).flatMap((name) => {
        const value = Object.hasOwn(parentEnv, name) && !OF_THE_RUNNER.test(name) ? parentEnv[name] : undefined;
        return value === undefined || value === '' ? [] : [value];
    });
}
const WHOLE_REFERENCE = /^\s*(?:\$\{([^}]*)\}|\$([A-Za-z_][A-Za-z0-9_]*))\s*$/;
/** The variable that a text is nothing but a reference to; undefined for every other text. */
function referredName(text) {
    const [, braced, bare] = WHOLE_REFERENCE.exec(text) ?? [];
    return braced ?? bare;
}
/** A text that may be a reference as a whole: as it is written, else the variable's value, which must not be blank. */
function resolveText(text, parentEnv) {
    const name = referredName(text);
    if (name === undefined)
        return { value: text };
    const found = `$${name}`;
    if (isSupervisorsOwn(name))
        return { problem: { found, expected: NOT_THE_RUNNERS, remedy: 'Take another name.' } };
    const value = Object.hasOwn(parentEnv, name) ? parentEnv[name] : undefined;
    if (value !== undefined && value.trim() !== '')
        return { value };
    const state = value === undefined ? 'not set' : 'blank';
    const expected = 'a variable of this environment that is not blank';
    return { problem: { found: `${found}, which is ${state}`, expected, remedy: `Set ${name || 'it'} before the run.` } };
}
/** What is wrong with such a reference; nothing where a text is none. */
function checkReferences(parentEnv) {
    return (text) => {
        const resolved = resolveText(text, parentEnv);
        return 'problem' in resolved ? [resolved.problem] : [];
    };
}
const NOT_THE_RUNNERS = "a variable that is not the runner's own";
const NUL_PROBLEM = { found: 'a NUL character', expected: 'text without it', remedy: 'Remove it.' };
function nameProblem(name) {
    if (!NAME.test(name)) {
        return {
            found: JSON.stringify(name),
            expected: 'the name of a variable',
            remedy: 'Use letters, digits and "_", not beginning with a digit.',
        };
    }
    if (!OURS.has(name))
        return undefined;
    return { found: name, expected: 'a name that is not set for every agent', remedy: `Leave ${name} out.` };
}
function referenceProblem(name, value) {
    const found = `$${name}`;
    if (isSupervisorsOwn(name)) {
        return {
            found,
            expected: NOT_THE_RUNNERS,
            remedy: 'Give the agent a key of its own under another name; tokens of the runner never reach it.',
        };
    }
    if (value !== undefined)
        return undefined;
    return {
        found: `${found}, which is not set`,
        expected: 'a variable of this environment',
        remedy: `Set ${name === '' ? 'it' : name} before the run, or write $$ for a dollar sign.`,
    };
}
/** The whole environment of an agent; the run's marker is added where the process is made. */
function buildEnvironment({ parentEnv, variables, home, temporary }) {
    const passed = PASSED.flatMap((name) => {
        const value = parentEnv[name];
        return value === undefined ? [] : [[name, value]];
    });
    return { PATH: DEFAULT_PATH, ...Object.fromEntries(passed), ...variables, HOME: home, TMPDIR: temporary };
}


/***/ }),

/***/ 23727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jd: () => (/* binding */ faultPoint)
/* harmony export */ });
/* unused harmony exports FAULT_POINTS, LAYER_POINTS, LATER_LAYER_POINTS, SAVED_LAYER_POINTS, MEMORY_POINTS, EXTERNAL_POINTS, WORK_FAULT_POINTS, ARCHIVE_POINTS, PULL_POINTS, WAVE_POINTS, REJECT_POINTS, MISSION_POINTS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/**
 * Named points of a run at which a test can kill it, make it fail or hold it up.
 * Invariant: a point does nothing unless the supervisor's own environment names it in AUTORIZE_FAULT; agents get none
 * of that environment. `AUTORIZE_FAULT=NAME:kill`, `NAME:throw` or `NAME:delay`, with `:3` for the third time that it
 * is passed; AUTORIZE_FAULT_LOG names a file that every point which is passed is written to.
 */

/** Every point of an experiment's run; a test passes each of them and breaks the run there. */
const FAULT_POINTS = [
    ...['lock:after-hold', 'reserve:after-take', 'branch:after-move', 'run:after-mark'],
    ...['journal:after-create', 'journal:before-write', 'journal:after-write', 'journal:after-sync'],
    ...['replace:before-write', 'replace:after-sync', 'replace:after-rename', 'replace:after-folder-sync'],
    ...['store:amid-removal', 'store:before-create', 'store:after-objects', 'store:before-ready', 'store:after-ready'],
    ...['workspace:after-lock', 'workspace:after-session', 'workspace:after-leftovers', 'workspace:after-store'],
    ...['workspace:before-close', 'workspace:after-close', 'iteration:after-folder', 'prompt:after-write'],
    ...['workspace:before-checkout', 'workspace:after-checkout', 'workspace:after-agent-git'],
    ...['command:after-scratch', 'command:before-start', 'command:after-end'],
    ...['capture:before', 'capture:after-tree', 'capture:after-diff'],
    ...['judge:before-checkout', 'judge:after-restore', 'judge:after-checkout', 'judge:after-score'],
    ...['judge:after-aside', 'judge:after-passing-on'],
    ...['evaluation:after-mark', 'evaluation:after-record'],
    ...['keep:before-intent', 'keep:after-intent', 'keep:after-commit', 'keep:after-swap'],
    ...['recover:before', 'recover:after-swap'],
    ...['evidence:after-write', 'record:before', 'record:after', 'record:after-state'],
    ...['step:Idle', 'step:AllocateIter', 'step:CreateWorktree', 'step:RunSetup', 'step:BuildPrompt'],
    ...['step:InvokeAgent', 'step:CaptureDiff', 'step:RunTeardown', 'step:Score', 'step:Decide', 'step:Merge'],
    ...['step:Discard', 'step:Cleanup', 'step:Record', 'step:CheckDeadline', 'step:Done'],
];
/** Those where commands see layers. */
const LAYER_POINTS = [
    ...['layers:after-tree', 'layers:after-change', 'layers:after-view', 'layers:after-keep', 'layers:after-attach'],
    ...['layers:after-move', 'layers:after-freeze', 'layers:after-publish', 'layers:after-build'],
];
/** Those where prepared environments of an earlier run are used, or removed. */
const LATER_LAYER_POINTS = (/* unused pure expression or super */ null && (['layers:after-digest', 'layers:after-gone']));
/** Those of prepared environments that are saved for another machine, and restored there. */
const SAVED_LAYER_POINTS = [
    ...['saved-layers:after-pack', 'saved-layers:after-archives', 'saved-layers:after-list'],
    ...['saved-layers:before-unpack', 'saved-layers:after-unpack'],
];
/** Those of an experiment whose commands have a limit of memory that control groups hold. */
const MEMORY_POINTS = (/* unused pure expression or super */ null && (['memory:before-note', 'memory:after-note', 'memory:after-group']));
/** Those where the base has Git LFS files or submodules. */
const EXTERNAL_POINTS = [
    ...['external:after-listing', 'external:after-fetch', 'external:after-submodule', 'external:after-lfs'],
    ...['external:after-files', 'workspace:after-external'],
];
/** Those of work items besides. */
const WORK_FAULT_POINTS = [
    ...['landing:after-receipt', 'landing:after-record'],
    ...['exchange:before', 'exchange:after-staging', 'exchange:between', 'exchange:after-files', 'exchange:after'],
];
/** Those of an experiment that is archived. */
const ARCHIVE_POINTS = [
    ...['archive:before', 'archive:after-mark', 'archive:after-close', 'archive:after-branch-copy'],
    ...['archive:after-branch', 'archive:after-file', 'archive:after-files', 'archive:after'],
];
/** Those of records that are fetched from a remote. */
const PULL_POINTS = [
    ...['pull:after-fetch', 'pull:after-staging', 'pull:after-check', 'pull:before-commit', 'pull:after-commit'],
    ...['pull:after-file', 'pull:after-files', 'pull:after-branch', 'pull:after-staged', 'pull:after'],
];
/** Those of an attempt of a wave. */
const WAVE_POINTS = (/* unused pure expression or super */ null && (['attempt:before-rename', 'attempt:after-rename']));
/** Those of a rejection that is a commit on top of a branch that others have. */
const REJECT_POINTS = (/* unused pure expression or super */ null && (['reject:after-decisions', 'reject:after-record', 'reject:after-state']));
/** Those that only a mission passes. */
const MISSION_POINTS = [
    ...['mission:after-pointer', 'mission:after-launch', 'mission:after-manifest', 'mission:after-branch'],
    ...['mission:after-workspace', 'mission:after-baseline', 'mission:after-begun', 'mission:after-session'],
    ...['mission:after-candidate', 'handed:before-move', 'handed:after-move', 'mission:after-judging'],
    ...['mission:after-intent', 'mission:after-swap', 'mission:before-entry', 'mission:after-entry'],
    ...['mission:after-files', 'mission:after-reset', 'mission:after-ready', 'mission:after-stop'],
    ...['mission:after-recovery', 'mission:after-close'],
    ...['renewal:after-saved', 'renewal:after-removal', 'renewal:after-head'],
];
const DELAY_MS = 250;
const passed = new Map();
/** Does what the environment wants done at this point: nothing, as a rule. */
function faultPoint(name) {
    const { AUTORIZE_FAULT: wanted, AUTORIZE_FAULT_LOG: log } = process.env;
    if (wanted === undefined && log === undefined)
        return;
    // Of each fault that is wanted again: one process may make several runs.
    const counted = `${wanted} ${name}`;
    const times = (passed.get(counted) ?? 0) + 1;
    passed.set(counted, times);
    if (log !== undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(log, `${name}\n`);
    const [, point, action, nth = '1'] = /^(.*?):(kill|throw|delay)(?::(\d+))?$/.exec(wanted ?? '') ?? [];
    if ((point !== name && wanted !== '*:delay') || times !== Number(nth))
        return;
    if (action === 'kill')
        process.kill(process.pid, 'SIGKILL');
    if (action === 'throw')
        throw new Error(`a fault was asked for at ${name}`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DELAY_MS);
}


/***/ }),

/***/ 79871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   K: () => (/* binding */ readProblem),
/* harmony export */   M4: () => (/* binding */ readWholeFile),
/* harmony export */   Or: () => (/* binding */ isSystemError),
/* harmony export */   Ry: () => (/* binding */ isNoRoom),
/* harmony export */   SA: () => (/* binding */ MAX_WHOLE_FILE_BYTES),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   nQ: () => (/* binding */ outputProblem),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   oH: () => (/* binding */ isShortage),
/* harmony export */   oi: () => (/* binding */ inputProblem),
/* harmony export */   v_: () => (/* binding */ readBlocks),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/**
 * Input files that a user names.
 * Invariant: a file that cannot be read is a Problem with its place and a remedy, never a stack trace.
 * What is not a regular file or a pipe (a folder, a loop of links, a socket) is refused before it is opened, and a
 * file that must be whole in memory has a bound on its size.
 */



/** Largest file that is read whole (suites, configs, schemas), in bytes. */
const MAX_WHOLE_FILE_BYTES = 16 * 1024 * 1024;
// Large enough that an entry rarely spans two blocks, small enough to be reused by the allocator.
const BLOCK_BYTES = 1 << 18;
/** Reads a small file whole. `shown` is the name that the user knows it by. */
function readWholeFile(path, shown) {
    const problem = inputProblem(path, shown, MAX_WHOLE_FILE_BYTES);
    return problem === undefined ? readWhole(path, shown) : { problem };
}
/** Reads what a path names, or what is open already, whole. */
function readWhole(source, shown, maxBytes = MAX_WHOLE_FILE_BYTES) {
    try {
        // A pipe or a device has no size beforehand, and a file may grow: one byte beyond the bound is enough to know.
        const bytes = readUpTo(source, maxBytes + 1);
        if (bytes.length <= maxBytes)
            return { bytes };
        return { problem: tooLarge(shown, `more than ${maxBytes} bytes`, maxBytes) };
    }
    catch (error) {
        return { problem: readProblem(shown, error) };
    }
}
/** The problem of a file that is larger than its bound. */
function tooLarge(shown, found, maxBytes) {
    return { file: shown, found, expected: `at most ${maxBytes} bytes`, remedy: 'Is this the right file?' };
}
/** The first bytes of a file, or all of them when there are no more. */
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
/**
 * A file's bytes, block by block, by its path or its descriptor, which is closed at the end. Reads wait: there is nothing
 * else to do meanwhile, and the machinery of streams costs a short run more than its work.
 */
function* readBlocks(source) {
    const descriptor = typeof source === 'number' ? source : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
    try {
        while (true) {
            const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
            const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block);
            if (size === 0)
                return;
            // A slow pipe gives a little at a time: it must not hold a whole block each.
            yield 2 * size < BLOCK_BYTES ? Buffer.from(block.subarray(0, size)) : block.subarray(0, size);
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
/** Why a path cannot be an input file, or undefined when it can. */
function inputProblem(path, shown, maxBytes = Number.POSITIVE_INFINITY) {
    let stats;
    try {
        stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
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
/** Turns a failed read into a Problem; errors of an unknown kind keep their own text. */
function readProblem(shown, error) {
    const code = errorCode(error);
    const [found, remedy] = READ_ERRORS[code] ?? [`an error (${code})`, 'See the code of the operating system.'];
    return { file: shown, found, expected: 'a readable file', remedy };
}
/** The operating system's code of an error, e.g. `ENOSPC`; the message where there is none. */
function errorCode(error) {
    // Node has no name for it: its `code` is "UNKNOWN" or a sentence.
    if (error instanceof Error && 'errno' in error && error.errno === -node_os__WEBPACK_IMPORTED_MODULE_1__.constants.errno.EDQUOT)
        return 'EDQUOT';
    if (error instanceof Error && 'code' in error && typeof error.code === 'string')
        return error.code;
    return error instanceof Error ? error.message : String(error);
}
/** Whether there is no room: on the disk, or in what the user may have of it. */
function isNoRoom(error) {
    return ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
}
/** True for an error that the operating system gave, false for a fault of ours. */
function isSystemError(error) {
    return error instanceof Error && 'code' in error && 'syscall' in error;
}
/** Why a file could not be written at a path, or undefined when it should work; nothing is created. */
function outputProblem(path, shown) {
    const refused = (found, remedy) => {
        return { file: shown, found, expected: 'a place where the report can be written', remedy };
    };
    const kind = kindOf(path);
    if (kind === 'folder')
        return refused('a folder', 'Name a file inside it.');
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    while (kindOf(folder) === 'nothing' && folder !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder))
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    if (kindOf(folder) !== 'folder')
        return refused(`"${folder}", which is not a folder`, 'Choose another --report.');
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
    }
    catch {
        // Whatever the code: this user may not create a file here, and that is what the problem says.
        return refused(`the folder "${folder}", which may not be written to`, 'Give write permission, or choose another --report.');
    }
    // To replace a device or a pipe by a file would break it for everyone; a path that is too long or loops is no place.
    if (kind === 'other')
        return refused('neither a file nor a free name', 'Choose another --report.');
    return undefined;
}
function kindOf(path) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (stats.isDirectory())
            return 'folder';
        return stats.isFile() ? 'file' : 'other';
    }
    catch (error) {
        return errorCode(error) === 'ENOENT' ? 'nothing' : 'other';
    }
}
/** The first bytes of a file as text, empty when it is not there; a problem when it cannot be read. */
function readHead(path, shown) {
    try {
        return { head: readUpTo(path, HEAD_BYTES).toString('utf8') };
    }
    catch (error) {
        return errorCode(error) === 'ENOENT' ? { head: '' } : { problem: readProblem(shown, error) };
    }
}
const HEAD_BYTES = 4096;
// Node's own words, the system's, and git's: a git that did not start names it in its message alone.
const SHORTAGE = /\b(EMFILE|ENFILE|EAGAIN|ENOMEM)\b|Too many open files|Resource temporarily unavailable/;
/** Whether an error says that the machine is short of descriptors, processes or memory right now. */
function isShortage(error) {
    return error instanceof Error && SHORTAGE.test(`${errorCode(error)} ${error.message}`);
}


/***/ }),

/***/ 39058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ SYSTEM_FOLDERS),
/* harmony export */   FG: () => (/* binding */ findSystemProgram),
/* harmony export */   Vd: () => (/* binding */ isProgram),
/* harmony export */   aY: () => (/* binding */ findOnPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/**
 * Programs as a shell finds them.
 * Invariant: only looked for; nothing is run. A name with a slash is a path and is on no PATH.
 */


/** Where a program is on a PATH; undefined when it is not. Folders that are relative are left out: they differ by place. */
function findOnPath(name, path) {
    if (name === '' || name.includes('/'))
        return undefined;
    const folders = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder));
    return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isProgram);
}
/** Where programs of the system are. */
const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];
/** A program of the system, by its absolute path: a folder of the PATH may be writable to an agent. */
function findSystemProgram(name, folders = SYSTEM_FOLDERS) {
    return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isProgram);
}
/** Whether a file is there that this user may run. */
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        // Absent or not ours to run: the same to us.
        return false;
    }
}


/***/ }),

/***/ 96490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ renderCleanedEnvironments),
/* harmony export */   Qp: () => (/* binding */ renderRepair),
/* harmony export */   vO: () => (/* binding */ renderFindings)
/* harmony export */ });
/* harmony import */ var _base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35252);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17785);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);




const WORDS = { ok: 'ok', wrong: 'WRONG', unchecked: '?', unproved: '?' };
const MAX_TEXT = 1000;
// What a repair can do something about: files whose lines are damaged.
const REPAIRABLE = new Set(['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl']);
/** What a verification or an audit found, a line each, and what follows from it. */
function renderFindings(name, { findings, isSound, claim, part }) {
    const width = Math.max(0, ...findings.map(({ what }) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(what).length));
    const lines = findings.map((finding) => `${WORDS[finding.kind].padEnd(5)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(finding.what).padEnd(width)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .sentenceOf */ .$N)(finding), MAX_TEXT)}`);
    if (claim !== undefined)
        lines.push(`claim  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(claim, MAX_TEXT)}`);
    const countOf = (wanted) => findings.filter(({ kind }) => kind === wanted).length;
    const issues = [
        ...(countOf('wrong') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(countOf('wrong'), 'fact')} wrong`]),
        ...(countOf('unproved') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(countOf('unproved'), 'fact')} without evidence`]),
    ].join(', ');
    const isRepairable = part === undefined && findings.some(({ kind, what }) => kind === 'wrong' && REPAIRABLE.has(what));
    const shown = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(part === undefined ? name : `${name}, ${part}`);
    const verdict = isSound
        ? `${shown}: sound`
        : `${shown}: not sound: ${issues}${isRepairable ? `; a corrupt file is repaired by: autorize repair ${shown}` : ''}`;
    return `${[...lines, '', verdict].join('\n')}\n`;
}
/** What went of prepared environments; nothing where none did. */
function renderCleanedEnvironments(bytes) {
    return bytes === 0 ? '' : `removed prepared environments that no run uses (${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__/* .renderByteSize */ .S)(bytes)})\n`;
}
/** What a repair did. */
function renderRepair(repaired, shorten) {
    const { isChanged, rebuilt, closed, problems } = repaired;
    const lines = isChanged ? [] : ['nothing to repair'];
    for (const [name, file] of Object.entries({
        ledger: repaired,
        intents: repaired.intents,
        guidance: repaired.guidance,
        decisions: repaired.decisions,
    })) {
        if (file.archived === undefined)
            continue;
        lines.push(`${name}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(file.kept, 'record')} kept; as it was: ${shorten(file.archived)}`);
        for (const { line, why } of file.dropped)
            lines.push(`  line ${line} was dropped: it ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(why, MAX_TEXT)}`);
    }
    if (rebuilt.length > 0)
        lines.push(`rebuilt from git: iteration ${rebuilt.join(', ')}`);
    if (closed.length > 0)
        lines.push(`closed, since their records are lost: iteration ${closed.join(', ')}`);
    for (const lock of repaired.locks)
        lines.push((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(lock, MAX_TEXT));
    for (const problem of problems)
        lines.push(`not repaired: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(problem, MAX_TEXT)}`);
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 88898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zz: () => (/* binding */ findCarryOver),
/* harmony export */   mw: () => (/* binding */ carryOverZ),
/* harmony export */   ul: () => (/* binding */ ARMS)
/* harmony export */ });
/** The two sides of a comparison. */
const ARMS = ['candidate', 'incumbent'];
// Two-sided level of about .01. With 5 pairs of each kind only a complete separation reaches it, 2 in 252 orders.
const LIMIT = 2.6;
const MIN_PAIRS = 5;
// With fewer, a test goes on while its pairs look as if something were carried over; 2 and 2 that separate reach 1.55.
const FEW_PAIRS = 2;
const CALM = 1;
/**
 * Whether a run leaves something behind that differs by arm: a rank test between the pairs whose first arm also ran last
 * before them, and the others. Undefined: too few pairs.
 */
function findCarryOver(pairs) {
    const { z, least } = carryOverZ(pairs);
    if (least >= MIN_PAIRS)
        return Math.abs(z) > LIMIT;
    return least >= FEW_PAIRS && Math.abs(z) <= CALM ? false : undefined;
}
/** The statistic, approximately standard normal where nothing is carried over; ties count half. `least`: pairs of the rarer kind. */
function carryOverZ(pairs) {
    const same = [];
    const changed = [];
    for (const [index, { difference, first }] of pairs.entries()) {
        const before = pairs[index - 1]?.first;
        if (before === undefined || first === undefined)
            continue;
        // What ran last before this pair is the other arm of the pair before.
        (before === first ? changed : same).push(difference);
    }
    const [n, m] = [same.length, changed.length];
    let wins = 0;
    for (const one of same)
        for (const other of changed)
            wins += one > other ? 1 : one === other ? 0.5 : 0;
    const z = n * m === 0 ? 0 : (wins - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
    return { z, least: Math.min(n, m) };
}


/***/ }),

/***/ 26970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ discoveriesOf),
/* harmony export */   j: () => (/* binding */ certifiedChanges)
/* harmony export */ });
// As when a test stops: a whole power of two counts as reached.
const ROUNDING = 1e-9;
/**
 * The discoveries at a false discovery rate, as indices into the logarithms of e-values, whatever depends on what.
 * Source: e-BH (Wang and Ramdas 2022): the largest k for which k e-values reach K / (rate k).
 */
function discoveriesOf(logs, rate) {
    const sorted = logs.toSorted((one, other) => other - one);
    let limit = Number.POSITIVE_INFINITY;
    for (const [index, log] of sorted.entries()) {
        if (log >= Math.log(logs.length / (rate * (index + 1))) - ROUNDING)
            limit = log;
    }
    return new Set(logs.flatMap((log, index) => (log >= limit ? [index] : [])));
}
/** The accepted changes that are certified at a false discovery rate, in the order given. */
function certifiedChanges(accepted, fdr) {
    const certified = discoveriesOf(accepted.map(({ log_e: logE }) => logE), fdr);
    return accepted.filter((_, index) => certified.has(index)).map(({ tree }) => tree);
}


/***/ }),

/***/ 52164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ robustScale),
/* harmony export */   Pq: () => (/* binding */ LEAST_SCALE),
/* harmony export */   l_: () => (/* binding */ successiveSteps)
/* harmony export */ });
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50748);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);


// Makes the median distance an estimate of the standard deviation under normal noise.
const PER_MEDIAN = 1.4826;
/** Equal scores have no scale, and differences are divided by it. */
const LEAST_SCALE = 1e-9;
/** Distances between successive values: a slow drift hardly touches them. */
function successiveSteps(values) {
    return values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value)));
}
/**
 * The scale of the next difference, from the steps of the calibration and the differences before it alone: a bet must
 * not know what it bets on.
 */
function robustScale(steps, before) {
    const centre = before.length > 0 ? (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__/* .centralMedian */ .w)(before) : 0;
    const pool = [...steps, ...before.map((difference) => Math.abs(difference - centre))];
    if (pool.length === 0)
        return LEAST_SCALE;
    const robust = PER_MEDIAN * (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__/* .centralMedian */ .w)(pool);
    return Math.max(robust > LEAST_SCALE ? robust : (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .meanOf */ .hm)(pool), LEAST_SCALE);
}


/***/ }),

/***/ 48741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ signedRankInterval),
/* harmony export */   Zg: () => (/* binding */ signedRankEstimate)
/* harmony export */ });
/* unused harmony export signedRankDistribution */
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50748);

/** P(W <= w) of Wilcoxon's signed-rank sum of so many differences, for w = 0, 1, …: all sets of signs are equally likely. */
function signedRankDistribution(count) {
    let chances = [1];
    for (let rank = 1; rank <= count; rank += 1) {
        const next = Array.from({ length: chances.length + rank }, () => 0);
        for (const [sum, chance] of chances.entries()) {
            next[sum] = (next[sum] ?? 0) + chance / 2;
            next[sum + rank] = (next[sum + rank] ?? 0) + chance / 2;
        }
        chances = next;
    }
    let total = 0;
    return chances.map((chance) => {
        total += chance;
        return total;
    });
}
/** The averages of every two, and of each with itself, ascending (Walsh). */
function averagesOfTwo(differences) {
    const averages = differences.flatMap((one, index) => differences.slice(index).map((other) => (one + other) / 2));
    return averages.sort((one, other) => one - other);
}
/**
 * The exact signed-rank interval at confidence 1 - level: it holds once, at an end that was planned. Without limits where
 * the pairs are too few. Source: Hodges and Lehmann 1963; Wilcoxon's exact distribution.
 */
function signedRankInterval(differences, level) {
    const rank = signedRankDistribution(differences.length).filter((chance) => chance <= level / 2).length;
    if (rank === 0)
        return { lower: null, upper: null };
    const averages = averagesOfTwo(differences);
    return { lower: averages[rank - 1] ?? null, upper: averages[averages.length - rank] ?? null };
}
/** The estimate that belongs to the interval: the median of the averages of every two (Hodges and Lehmann); of none NaN. */
function signedRankEstimate(differences) {
    return (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__/* .centralMedian */ .w)(averagesOfTwo(differences));
}


/***/ }),

/***/ 58541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ checkChain)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

/** Checks what the lines of a journal say about themselves: that each names the hash of the one before it. */
function checkChain(file, parsed) {
    if (parsed.kind === 'corrupt') {
        return [{ kind: 'wrong', what: file, where: { file, line: parsed.line }, detail: `it ${parsed.why}` }];
    }
    const { records, unchained, tornBytes } = parsed;
    const linked = records.length - unchained;
    const findings = [];
    if (unchained > 0) {
        const detail = `the first ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(unchained, 'record')} were written by a tool without a chain: they could have been edited`;
        findings.push({ kind: 'unchecked', what: file, detail });
    }
    if (linked > 0 || unchained === 0) {
        const torn = `; ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(tornBytes, 'byte')} of a last line were never finished, the next run cuts them`;
        const detail = `the chain of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(linked, 'record')} is unbroken${tornBytes === 0 ? '' : torn}`;
        findings.push({ kind: 'ok', what: file, detail });
    }
    return findings;
}


/***/ })

};

