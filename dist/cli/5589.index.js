export const id = 5589;
export const ids = [5589];
export const modules = {

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
        if (record.pairs < comparison_comparison/* LEAST_PAIRS */.Oy || record.pairs > opened.max_pairs)
            this.#wrong(line, 'plan', `${record.pairs} pairs are planned`, `${comparison_comparison/* LEAST_PAIRS */.Oy} to ${opened.max_pairs}`);
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


/***/ })

};

