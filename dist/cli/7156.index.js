export const id = 7156;
export const ids = [7156];
export const modules = {

/***/ 95156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ writeComparisonPages)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(84831);
// EXTERNAL MODULE: ./build/base/median.js
var median = __webpack_require__(50748);
// EXTERNAL MODULE: ./build/base/score-unit.js
var score_unit = __webpack_require__(61785);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/report/comparison-effect.js
var comparison_effect = __webpack_require__(45594);
;// CONCATENATED MODULE: ./build/report/comparison-exports.js
/**
 * A comparison in the shapes of other tools. The scores are those of the head; no field holds a verdict, since these tools
 * compare with what other machines measured.
 */




const MAX_NAME = 200;
/** The head's scores as entries of github-action-benchmark, one list for each of its two tools. */
function exportBenchmarkEntries(report) {
    const named = nameMetrics(report);
    const entries = (direction) => named
        .filter(([, metric]) => metric.direction === direction)
        .map(([name, metric]) => {
        const heads = metric.pairs.map(({ head }) => head);
        const value = (0,median/* centralMedian */.w)(heads);
        return {
            ...{ name, unit: (0,base_text/* printable */.g$)(metric.unit ?? 'score', 20), value },
            range: `± ${Number(((halfRange(heads) / (Math.abs(value) || 1)) * 100).toPrecision(3))}%`,
            extra: (0,comparison_effect/* renderAnswer */.x1)(metric, report),
        };
    });
    return { customSmallerIsBetter: entries('min'), customBiggerIsBetter: entries('max') };
}
/** Half of the middle half: what outliers do not move. */
function halfRange(scores) {
    const sorted = scores.toSorted((one, other) => one - other);
    const at = (share) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
    return (at(0.75) - at(0.25)) / 2;
}
/** The head's scores in Bencher's format: the median, with the least and the most as its bounds. */
function exportBencherMetrics(report) {
    const entries = nameMetrics(report).map(([name, metric]) => {
        const { slug, factor } = measureOf(metric);
        const heads = metric.pairs.map(({ head }) => head * factor);
        const bounds = { lower_value: Math.min(...heads), upper_value: Math.max(...heads) };
        return [name, { [slug]: { value: (0,median/* centralMedian */.w)(heads), ...bounds } }];
    });
    return Object.fromEntries(entries);
}
/** The measures that Bencher knows by itself; anything else is a measure that a project adds. */
function measureOf({ unit }) {
    const nanoseconds = (0,score_unit/* nanosecondsOf */.$B)(unit);
    if (nanoseconds !== undefined)
        return { slug: 'latency', factor: nanoseconds };
    const kind = (0,score_unit/* kindOfUnit */.S_)(unit);
    if (kind === 'rate')
        return { slug: 'throughput', factor: 1 };
    const slug = (unit ?? 'score')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
    return { slug: slug === '' ? 'score' : slug, factor: 1 };
}
/** The metrics that were measured, each with a printable name that no other has. */
function nameMetrics({ metrics }) {
    const taken = new Set();
    return metrics
        .filter(({ pairs }) => pairs.length > 0)
        .map((metric) => {
        const name = (0,base_text/* printable */.g$)(metric.name, MAX_NAME);
        let free = name;
        for (let count = 2; taken.has(free); count += 1)
            free = `${name} (${count})`;
        taken.add(free);
        return [free, metric];
    });
}

// EXTERNAL MODULE: ./build/report/comparison-html.js + 3 modules
var comparison_html = __webpack_require__(20193);
// EXTERNAL MODULE: ./build/report/comparison-view.js
var comparison_view = __webpack_require__(91978);
// EXTERNAL MODULE: ./build/report/line-budget.js
var line_budget = __webpack_require__(33523);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
;// CONCATENATED MODULE: ./build/report/comparison-markdown.js




const SIGNS = {
    worse: '❌',
    better: '🚀',
    'no-difference': '✅',
    undecided: '➖',
};
// More rows without a change than these are folded away: nobody has to act on them.
const MAX_OPEN_UNCHANGED = 5;
/** A comparison as GitHub-flavoured Markdown: verdict, table, what undecided metrics would take. */
function renderComparisonMarkdown(report, options = {}) {
    const { maxBytes = Number.POSITIVE_INFINITY, banners = [], footer = [] } = options;
    const rows = (0,comparison_view/* buildComparisonRows */.fy)(report);
    const { base, head, command } = report;
    const intro = [
        `### ${SIGNS[report.answer]} ${(0,markdown/* escapeMarkdown */.F)((0,comparison_view/* renderComparisonTitle */.MK)(report))}`,
        '',
        ...[...(0,comparison_view/* comparisonBanners */.z0)(report), ...banners].flatMap((banner) => [`> **⚠️ ${(0,markdown/* escapeMarkdown */.F)(banner)}**`, '']),
        `${(0,markdown/* escapeMarkdown */.F)((0,comparison_view/* renderCompared */.WC)(head))} against ${(0,markdown/* escapeMarkdown */.F)((0,comparison_view/* renderCompared */.WC)(base))}, in pairs on one machine: ${(0,markdown/* escapeMarkdown */.F)((0,comparison_view/* renderRun */.eJ)(report))}.`,
        '',
    ];
    const tail = [
        `${(0,markdown/* escapeMarkdown */.F)((0,comparison_view/* renderPromise */.EO)(report))} Measured by: ${(0,markdown/* escapeMarkdown */.F)(command)}`,
        '',
        ...footer.flatMap((line) => [line, '']),
    ];
    const budget = new line_budget/* LineBudget */.k(maxBytes - (0,line_budget/* sizeOfLines */.K)(intro) - (0,line_budget/* sizeOfLines */.K)(tail));
    const unchanged = rows.filter(({ answer }) => answer === 'no-difference');
    const isFolded = unchanged.length > MAX_OPEN_UNCHANGED && unchanged.length < rows.length;
    const open = isFolded ? rows.filter(({ answer }) => answer !== 'no-difference') : rows;
    const needs = rows.flatMap(({ name, needs: need }) => need === undefined ? [] : [`- **${(0,markdown/* escapeMarkdown */.F)(name)}**: ${(0,markdown/* escapeMarkdown */.F)(need)}`]);
    const notes = report.notes.map((note) => `- ${(0,markdown/* escapeMarkdown */.F)(note)}`);
    return [
        ...intro,
        ...renderTable(open, { report, budget }),
        ...section(budget.take(needs, 'benchmark')),
        ...(isFolded ? renderFolded(unchanged, { report, budget }) : []),
        ...section(budget.take(notes, 'note')),
        ...tail,
    ].join('\n');
}
function section(lines) {
    return lines.length === 0 ? [] : [...lines, ''];
}
function renderFolded(rows, table) {
    return [
        `<details><summary>${rows.length} benchmarks without a change</summary>`,
        '',
        ...renderTable(rows, table),
        '</details>',
        '',
    ];
}
function renderTable(rows, { report, budget }) {
    if (rows.length === 0)
        return [];
    const titles = ['', 'Benchmark', 'Change', `${(0,comparison_effect/* renderConfidence */.hM)(report.confidence)} CI`];
    titles.push('Margin', 'Pairs', 'Base', 'Head');
    const lines = rows.map(({ answer, word, name, change, interval, margin, pairs, base, head }) => {
        const texts = [name, change, interval, margin, pairs, base, head].map(markdown/* escapeMarkdown */.F);
        return `| ${[`${SIGNS[answer]} ${word}`, ...texts].join(' | ')} |`;
    });
    const align = ['---', '---', '---', '---', '--:', '--:', '--:', '--:'];
    return [`| ${titles.join(' | ')} |`, `|${align.join('|')}|`, ...budget.take(lines, 'benchmark'), ''];
}

;// CONCATENATED MODULE: ./build/cli/compare-pages.js
/** The files of a comparison for people and for other tools. */






/** Writes page, Markdown and exports; gives the path of the page. */
function writeComparisonPages(report, folder) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
    const { customSmallerIsBetter: smaller, customBiggerIsBetter: bigger } = exportBenchmarkEntries(report);
    const files = {
        'report.html': (0,comparison_html/* renderComparisonHtml */.r)(report),
        'report.md': renderComparisonMarkdown(report),
        ...(smaller.length === 0 ? {} : { 'custom-smaller-is-better.json': json(smaller) }),
        ...(bigger.length === 0 ? {} : { 'custom-bigger-is-better.json': json(bigger) }),
        'bencher.json': json(exportBencherMetrics(report)),
    };
    for (const [name, text] of Object.entries(files))
        (0,durable/* writeFileAtomic */.Zf)((0,external_node_path_.join)(folder, name), [text]);
    return (0,external_node_path_.join)(folder, 'report.html');
}


/***/ }),

/***/ 71964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ renderCompareStep)
/* harmony export */ });
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50748);
/* harmony import */ var _report_comparison_effect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45594);
/* harmony import */ var _report_comparison_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71156);
/* harmony import */ var _report_time_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1052);




/** What a comparison does now, in one line; undefined for what its result says. */
function renderCompareStep(event) {
    switch (event.kind) {
        case 'searching':
            return `trying ${event.command}`;
        case 'trying':
            return `preparing the ${event.arm}`;
        case 'calibrating':
            return `calibrating on the base: run ${event.number} of ${event.of}`;
        case 'late':
            return (0,_report_comparison_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderLateness */ .I)(event);
        case 'planned':
            return planText(event);
        case 'paired':
            return pairText(event);
        case 'note':
        case 'concluded':
            return undefined;
        default:
            return event;
    }
}
function planText({ planned, visible, ...plan }) {
    const { pairs, pair_ms: pairMs, metrics } = planned;
    const seen = renderRange(visible, _report_comparison_effect_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPercent */ .yn);
    const margins = metrics.map(({ margin }) => margin);
    const margin = `${new Set(margins).size === 1 ? 'margin' : 'margins'} ${renderRange(margins, _report_comparison_effect_js__WEBPACK_IMPORTED_MODULE_0__/* .renderMargin */ .Bn)}`;
    const why = plan.isMarginAsked ? 'as asked for' : `from the noise of ${plan.calibrationRuns} runs of the base`;
    const span = (0,_report_time_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderSpan */ .LP)(pairs * pairMs);
    return `can show a change of ${seen} in up to ${pairs} pairs, at most about ${span}; ${margin}, ${why}`;
}
function renderRange(shares, render) {
    const [least, most] = [Math.min(...shares), Math.max(...shares)];
    return least === most ? render(least) : `${render(least)} to ${render(most)}`;
}
function pairText({ pair, planned, comparison, pairMs }) {
    const { metrics } = comparison;
    const open = metrics.filter(({ trial, called }) => trial.answer === null && called === null).length;
    const [first] = metrics;
    const isRatio = first?.trial.scale === 'ratio' && metrics.length === 1;
    const now = isRatio
        ? `, median ${Math.exp((0,_base_median_js__WEBPACK_IMPORTED_MODULE_3__/* .centralMedian */ .w)(first.trial.differences) * first.trial.sign).toFixed(3)}×`
        : '';
    const left = (0,_report_time_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderSpan */ .LP)((planned.pairs - pair) * pairMs);
    return `pair ${pair} of at most ${planned.pairs}${now}, ${open} of ${metrics.length} open, at most ${left} left`;
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

/***/ 65138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ compareCommits)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/base/canonical-json.js
var canonical_json = __webpack_require__(19533);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/base/version.js
var version = __webpack_require__(7844);
// EXTERNAL MODULE: ./build/decision/draw.js
var draw = __webpack_require__(60865);
// EXTERNAL MODULE: ./build/engine/log/activity-log.js + 1 modules
var activity_log = __webpack_require__(84321);
// EXTERNAL MODULE: ./build/engine/workspace/temporary-area.js
var temporary_area = __webpack_require__(68054);
// EXTERNAL MODULE: ./build/experiment/config/secret-commands.js
var secret_commands = __webpack_require__(14836);
// EXTERNAL MODULE: ./build/kernel/journal.js
var kernel_journal = __webpack_require__(59295);
// EXTERNAL MODULE: ./build/kernel/run-lock.js
var run_lock = __webpack_require__(42205);
// EXTERNAL MODULE: ./build/kernel/sandbox-level.js + 1 modules
var sandbox_level = __webpack_require__(34742);
// EXTERNAL MODULE: ./build/kernel/scratch-home.js
var scratch_home = __webpack_require__(75364);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(35222);
// EXTERNAL MODULE: ./build/kernel/work-tree-snapshot.js
var work_tree_snapshot = __webpack_require__(56521);
;// CONCATENATED MODULE: ./build/compare/commits.js
/**
 * The two commits of a comparison, as trees of a private store.
 * Invariant: of the user's repository nothing is written, and none of its configuration is in force.
 */







/** Finds the commits; throws a `UsageError` that names each one that is not there. */
async function resolveCommits(repository, { base, head, isDirty }, scratch) {
    const place = (0,user_repository/* openRefs */.ro)(repository, scratch);
    const current = await (0,user_repository/* requireHead */.EU)(repository, place.refs);
    const find = async (name) => {
        // The git directory of ours has no HEAD.
        const asked = name.replace(/^(?:HEAD|@)(?=$|[~^@])/, current);
        const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${asked}^{commit}`];
        const { exitCode, stdout } = await place.refs(args, { allowed: [0, 1, 128] });
        return exitCode === 0 ? { name, commit: stdout.toString().trim() } : undefined;
    };
    const [foundBase, foundHead] = [await find(base), isDirty ? { name: WORK_TREE, commit: current } : await find(head)];
    const missing = [...(foundBase === undefined ? [base] : []), ...(foundHead === undefined ? [head] : [])];
    if (foundBase === undefined || foundHead === undefined)
        throw new errors/* UsageError */.eb(missing.map((name) => ({
            found: (0,base_text/* quoted */.TL)(name),
            expected: 'a branch, a tag or a commit of this repository',
            remedy: `Fetch it: git fetch origin ${/^[\w./-]+$/.test(name) ? name : 'NAME'}; in a shallow clone: git fetch --unshallow.`,
        })));
    return { base: foundBase, head: { ...foundHead, isWorkTree: isDirty }, place };
}
const WORK_TREE = 'work tree';
/** Brings the tree of the head into the store of the base. */
async function storeHead(store, { repository, head, place, scratch, host }) {
    if (!head.isWorkTree) {
        const { tree } = await (0,git_store/* importTree */.Sy)(store, { repository, commit: head.commit });
        return { commit: head.commit, tree, notes: [] };
    }
    const own = await (0,git_store/* createStore */.y$)({ folder: (0,external_node_path_.join)(scratch, 'work-tree'), repository, base: head.commit });
    const snapshot = await (0,work_tree_snapshot/* snapshotWorkTree */.O)(own, {
        ...{ repository, gitDir: place.gitDir, home: place.home, head: head.commit, parentEnv: host.env },
        isLeftOut: (path) => path === '.autorize' || path.startsWith('.autorize/'),
    });
    if (snapshot === undefined)
        throw new errors/* PreconditionError */.Rb({
            message: 'the work tree has more changes than can be compared',
            remedy: 'Commit them, or add to .gitignore what is no part of the change.',
        });
    const copy = { ...repository, objects: (0,external_node_path_.join)(own.gitDir, 'objects') };
    const { tree } = await (0,git_store/* importTree */.Sy)(store, { repository: copy, commit: snapshot.commit });
    const changed = snapshot.changed.length;
    const note = changed === 0 ? 'the work tree has no changes: it is HEAD' : `the work tree has ${(0,base_text/* plural */.LS)(changed, 'changed file')}`;
    return { commit: snapshot.commit, tree, notes: [note] };
}
/** The tree of a commit of a store. */
function treeOf({ git }, commit) {
    return (0,kernel_git/* gitLine */.JG)(git, ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`]);
}

// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(15902);
// EXTERNAL MODULE: ./build/experiment/init/ecosystems/read-listing.js
var read_listing = __webpack_require__(36286);
// EXTERNAL MODULE: ./build/experiment/init/ecosystems/registry.js + 14 modules
var registry = __webpack_require__(76169);
// EXTERNAL MODULE: ./build/experiment/init/laboratory.js + 2 modules
var init_laboratory = __webpack_require__(67447);
// EXTERNAL MODULE: ./build/experiment/init/protection.js
var protection = __webpack_require__(97682);
// EXTERNAL MODULE: ./build/experiment/init/selection.js + 1 modules
var init_selection = __webpack_require__(53403);
// EXTERNAL MODULE: ./build/settings/experiment-config.js
var experiment_config = __webpack_require__(83732);
// EXTERNAL MODULE: ./build/engine/boundaries/protected-files.js + 1 modules
var protected_files = __webpack_require__(15310);
// EXTERNAL MODULE: ./build/engine/boundaries/shadowable.js
var shadowable = __webpack_require__(9048);
// EXTERNAL MODULE: ./build/engine/boundaries/shadowing.js + 2 modules
var shadowing = __webpack_require__(34482);
// EXTERNAL MODULE: ./build/experiment/ledger/opening.js
var opening = __webpack_require__(67018);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(74044);
// EXTERNAL MODULE: ./build/base/literal-glob.js
var literal_glob = __webpack_require__(13310);
// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
;// CONCATENATED MODULE: ./build/compare/evaluator-globs.js
/** Globs of the evaluator of a commit where nobody names it. Reads git objects alone. */







// What a tool runs as benchmarks without a word of the command that names them.
const BENCHMARKS = [
    { runner: /\bcargo\s+(?:\S+\s+)*?bench\b/, files: /(?:^|\/)benches\/.*\.rs$/ },
    { runner: /\bvitest\s+(?:\S+\s+)*?bench\b/, files: /\.bench\.[cm]?[jt]sx?$/ },
];
const GO = /\bgo\s+test\s(?:.*\s)?-{1,2}(?:test\.)?bench\b/;
/** The benchmarks that a command runs without naming them. */
async function findBenchmarkFiles(store, tree, command) {
    const patterns = BENCHMARKS.filter(({ runner }) => runner.test(command)).map(({ files }) => files);
    const listed = patterns.length === 0 ? [] : await (0,git_store/* listFiles */.CS)(store, tree);
    const found = listed
        .map(({ path }) => (0,byte_path/* decodePath */.q0)(path))
        .filter((path) => patterns.some((pattern) => pattern.test(path)));
    return [...found, ...(GO.test(command) ? await findGoBenchmarks(store, tree) : [])].map(literal_glob/* literalGlob */.I);
}
/** Not all tests: those of functions that the head changed would not compile. */
async function findGoBenchmarks(store, tree) {
    const { stdout } = await store.git(['grep', '-l', '-z', '-e', '^func Benchmark', tree], { allowed: [0, 1] });
    const names = (0,raw_diff/* splitNul */.K)(stdout).map((name) => (0,byte_path/* decodePath */.q0)(name).slice(tree.length + 1));
    return names.filter((name) => name.endsWith('_test.go'));
}
const LOCKS = [
    ...['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb'],
];
const DESCRIPTION = [
    ...['version', 'description', 'keywords', 'author', 'authors', 'contributors', 'license', 'license-file'],
    ...['repository', 'bugs', 'homepage', 'documentation', 'readme', 'categories', 'funding', 'files', 'publishConfig'],
    ...['publish', 'include', 'exclude', 'metadata', 'badges', 'lints', 'engines', 'rust-version'],
];
/** Manifests that also say what is run: the rest of one is part of the evaluator. */
const MANIFESTS = [
    {
        name: 'package.json',
        locks: LOCKS,
        parse: (text) => JSON.parse(text),
        compared: [
            ...['dependencies', 'devDependencies', 'peerDependencies', 'peerDependenciesMeta', 'optionalDependencies'],
            ...['bundleDependencies', 'bundledDependencies', 'overrides', 'resolutions', 'packageManager'],
        ],
    },
    {
        name: 'Cargo.toml',
        locks: ['Cargo.lock'],
        parse: dist/* parse */.qg,
        // Not what benchmarks alone use, nor where a library is taken from: a measuring one of its own could make up scores.
        compared: ['dependencies', 'build-dependencies', 'profile', 'features'],
    },
    {
        name: 'pyproject.toml',
        locks: ['uv.lock', 'poetry.lock', 'pdm.lock'],
        parse: dist/* parse */.qg,
        compared: ['dependencies', 'requires-python'],
    },
];
/** Tables whose keys are of the same kinds as those at the top. */
const PARTS = ['package', 'workspace', 'project', 'tool', 'poetry', 'pdm', 'uv'];
const DEPENDENCIES = [
    new RegExp(`^(?:package\\.json|${LOCKS.map((name) => name.replace('.', '\\.')).join('|')})$`),
    /^(?:Cargo\.(?:toml|lock)|go\.(?:mod|sum|work)|go\.work\.sum)$/,
    /^(?:pyproject\.toml|setup\.(?:cfg|py)|Pipfile(?:\.lock)?|(?:uv|poetry|pdm)\.lock|.*requirements.*\.(?:txt|in))$/,
    /^(?:pom\.xml|build\.gradle(?:\.kts)?|gradle\.lockfile|libs\.versions\.toml|.*\.csproj|packages\.lock\.json)$/,
    /^(?:conanfile\.(?:txt|py)|vcpkg\.json|Gemfile(?:\.lock)?|composer\.(?:json|lock))$/,
];
/** Whether a file is one in which a package manager reads or notes dependencies. */
function namesDependencies(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return DEPENDENCIES.some((pattern) => pattern.test(name));
}
/** The globs without a manifest that says the same in both but for what is compared, and without its lock files. */
async function withoutDependencies(store, globs, trees) {
    const same = new Set();
    for (const glob of globs) {
        const folder = glob.slice(0, glob.lastIndexOf('/') + 1);
        const manifest = MANIFESTS.find(({ name }) => glob === folder + name);
        if (manifest === undefined)
            continue;
        const [base, head] = [
            await readScripts(store, `${trees.base}:${glob}`, manifest),
            await readScripts(store, `${trees.head}:${glob}`, manifest),
        ];
        if (base !== undefined && base === head)
            for (const name of [manifest.name, ...manifest.locks])
                same.add(folder + name);
    }
    return globs.filter((glob) => !same.has(glob));
}
/** What a manifest says but for what is compared, as one text; undefined: it is none. */
async function readScripts({ git }, name, { parse: read, compared }) {
    const { exitCode, stdout } = await git(['cat-file', 'blob', '--end-of-options', name], { allowed: [0, 128] });
    if (exitCode !== 0)
        return undefined;
    const rest = (value) => (0,decode/* isObject */.Gv)(value)
        ? Object.fromEntries(Object.entries(value)
            .filter(([key]) => !compared.includes(key) && !DESCRIPTION.includes(key))
            .map(([key, part]) => [key, PARTS.includes(key) ? rest(part) : part]))
        : value;
    try {
        return (0,canonical_json/* canonicalJson */.d)(rest(read(stdout.toString())));
    }
    catch {
        // No tool reads it either.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/compare/evaluators.js
/** Whose files measure the two commits. */








const LINK = '120000';
/** Finds them; throws where the command names a file that the base does not have, and the base is to measure. */
async function findEvaluators(store, { config, trees, whose, env, isOpen }) {
    const of = async (tree) => {
        const { objective } = config;
        const named = await (0,opening/* findProtected */.us)({ ...store, base: tree }, config);
        if (!isOpen)
            return named;
        const globs = [...named.globs, ...(await findBenchmarkFiles(store, tree, objective.command))];
        const protect = [...(await withoutDependencies(store, globs, trees))];
        return (0,opening/* findProtected */.us)({ ...store, base: tree }, { ...config, objective: { ...objective, protect } });
    };
    const [base, head] = [await of(trees.base), await of(trees.head)];
    const { command } = config.objective;
    if (whose !== 'head') {
        const [inBase, inHead] = await Promise.all([trees.base, trees.head].map((commit) => (0,protected_files/* findNamedFiles */.gk)(store, { commit, command })));
        const missing = (inHead ?? []).filter((name) => inBase?.includes(name) !== true);
        if (missing.length > 0)
            throw benchmarkMissing(`the base has no ${missing.join(', ')}, which the command names`);
    }
    const ids = ({ files }) => new Map(files.map(({ path, mode, id }) => [path, `${mode} ${id}`]));
    const [ofBase, ofHead] = [ids(base), ids(head)];
    const different = [...new Set([...ofBase.keys(), ...ofHead.keys()])].filter((path) => ofBase.get(path) !== ofHead.get(path));
    const changes = await (0,git_store/* diffTrees */.j_)(store, { from: trees.base, to: trees.head });
    const replaced = whose === 'base' ? different.filter((path) => ofBase.has(path)) : [];
    return {
        arms: { base: whose === 'head' ? head : base, head: whose === 'base' ? base : head },
        ...{ replaced, different },
        notes: [
            ...notesOf(whose, { different, replaced }),
            ...noteDependencies(changes.map(({ path }) => path).filter((path) => !replaced.includes(path))),
            ...(whose === 'base' ? describePlanted(changes, { base, env }) : []),
        ],
    };
}
/** What libraries of the head's do to its scores is part of the answer. */
function noteDependencies(changed) {
    const named = changed.filter(namesDependencies);
    if (named.length === 0)
        return [];
    return [`the head changes ${shown(named)}: each commit is measured with its own dependencies`];
}
const MAX_PLANTED = 5;
/**
 * Files of the head that the evaluator of the base may load in the place of its own libraries: an agent's change with one
 * is refused; of a commit it is said, for it may be meant.
 */
function describePlanted(changes, { base, env }) {
    const findShadow = (0,shadowing/* buildShadowFinder */.H)((0,shadowable/* shadowableOf */.AJ)(base, env));
    const planted = changes.flatMap(({ path, status, newMode }) => {
        if (status === 'D')
            return [];
        const reason = findShadow(path, { isNew: status !== 'M', kind: newMode === LINK ? 'link' : 'file' });
        return reason === undefined
            ? []
            : [`${(0,base_text/* quoted */.TL)(path, 200)} of the head may change what the evaluator of the base does: ${reason}`];
    });
    const more = planted.length - MAX_PLANTED;
    return more <= 0 ? planted : [...planted.slice(0, MAX_PLANTED), `and ${(0,base_text/* plural */.LS)(more, 'such file')} more`];
}
function shown(paths) {
    return `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''}`;
}
function notesOf(whose, { different, replaced }) {
    if (whose === 'base')
        return replaced.length === 0
            ? []
            : [
                `the head changes ${(0,base_text/* plural */.LS)(replaced.length, 'file')} of the evaluator (${shown(replaced)}): those of the base measure both`,
            ];
    if (different.length === 0)
        return [];
    return [
        whose === 'head'
            ? `the evaluator of the head measures both (${shown(different)})`
            : `each commit is measured by its own evaluator (${shown(different)}): a difference may come from it`,
    ];
}
function benchmarkMissing(message) {
    return new errors/* AutorizeError */.yW('benchmark_missing', errors/* EXIT */.dc.usage, {
        message,
        remedy: 'Measure both by the evaluator of the head: --evaluator head.',
    });
}
/** The base lacks what the head has. */
function noBenchmarkInBase() {
    return benchmarkMissing('no --command, and the base has no benchmark, which the head has');
}
/** The error of a base that gives no score: where the head has another evaluator, that the base lacks the benchmark. */
function missingBenchmark(error, { different }) {
    return different.length === 0
        ? error
        : benchmarkMissing(`${error.message} (the head changes ${different.slice(0, 3).join(', ')})`);
}

// EXTERNAL MODULE: ./build/engine/benchmarks/benchmark-score.js + 1 modules
var benchmark_score = __webpack_require__(95639);
// EXTERNAL MODULE: ./build/engine/benchmarks/formats.js + 22 modules
var formats = __webpack_require__(6855);
// EXTERNAL MODULE: ./build/experiment/scoring/measured-command.js
var measured_command = __webpack_require__(58762);
// EXTERNAL MODULE: ./build/experiment/scoring/objective.js + 2 modules
var objective = __webpack_require__(31409);
// EXTERNAL MODULE: ./build/compare/measure.js
var compare_measure = __webpack_require__(14384);
;// CONCATENATED MODULE: ./build/compare/runner.js
/**
 * Runs of the evaluator on the two commits, in the evaluation checkouts that experiments use.
 * Invariant: both commits are measured in the same place (unless only one of them names some Git LFS file or submodule), one
 * after the other, and never at the same time. A run is in the decision log before anything follows from it.
 */







/** A comparison that was stopped from outside; what is recorded counts. */
class StoppedComparison extends Error {
    name = 'StoppedComparison';
}
/** A commit that gave no score, and why. */
class RunFailed extends errors/* AutorizeError */.yW {
    name = 'RunFailed';
    arm;
    constructor(arm, { reason, log }) {
        super(`${arm}_failed`, arm === 'base' ? errors/* EXIT */.dc.precondition : errors/* EXIT */.dc.no, {
            message: `the ${arm} gives no score: ${reason}`,
            remedy: log === undefined
                ? 'Run the command there by hand.'
                : `Read its log: ${log}. If it needs packages or a build, see --setup and --build.`,
        });
        this.arm = arm;
    }
}
class Runner {
    #request;
    #parse;
    constructor(request) {
        this.#request = request;
        this.#parse = request.config.objective.parse;
    }
    get parse() {
        return this.#parse;
    }
    /** Runs the command on the base once, and reads its output as what it is. */
    async detectParse() {
        const { config, logs, signal, arms } = this.#request;
        const { privateArea, tree, protectedFiles } = arms.base;
        const of = { privateArea, config, protectedFiles, signal };
        const measured = await (0,measured_command/* measureCommand */.W)(of, { command: config.objective.command, name: 'first', tree, logs });
        if (measured.kind === 'aborted')
            throw new StoppedComparison();
        if (measured.kind === 'failed')
            throw new RunFailed('base', measured);
        const { output } = measured;
        if ('score' in (await (0,objective/* parseScore */.yN)({ kind: 'float' }, { output, nonce: '', signal })))
            return;
        const kind = (0,benchmark_score/* detectBenchmarkFormat */.Sr)(output);
        if (kind === undefined) {
            const last = output.trimEnd().split('\n').at(-1) ?? '';
            throw new errors/* AutorizeError */.yW('score_unread', errors/* EXIT */.dc.usage, {
                message: `the command prints no score that is known; its last line is ${(0,base_text/* quoted */.TL)(last)}`,
                remedy: 'Say how it is read with --parse, or measure the command itself with --measure wall.',
            });
        }
        this.#parse = { kind };
    }
    /** One run. It is recorded; throws where it gives no score. */
    async run(name, seed) {
        const { journal } = this.#request;
        const startedAt = performance.now();
        const { scores, commandMs } = await this.#measure(name, seed);
        const durationMs = performance.now() - startedAt;
        const isRead = name.stage !== 'washout';
        const record = { kind: 'ran', ...name, scores: isRead ? scores : {}, duration_ms: Math.round(durationMs) };
        journal.append({ ...record });
        return { scores, durationMs, commandMs };
    }
    async #measure({ stage, number, arm }, seed) {
        const { config, arms, logs, signal, measure } = this.#request;
        const { privateArea, tree, protectedFiles } = arms[arm];
        const prefix = `${stage}-${number}-${arm}`;
        if (measure !== undefined) {
            const of = { privateArea, config, protectedFiles, signal };
            const { wrap, read } = compare_measure/* METERS */.T[measure];
            const command = wrap(config.objective.command);
            const measured = await (0,measured_command/* measureCommand */.W)(of, { command, name: prefix, tree, logs });
            if (measured.kind === 'aborted')
                throw new StoppedComparison();
            if (measured.kind === 'failed')
                throw new RunFailed(arm, measured);
            const figure = read(measured);
            if (figure !== undefined)
                return { scores: { [measure]: figure }, commandMs: measured.ms };
            throw new RunFailed(arm, {
                reason: `its ${measure} could not be measured`,
                log: `${logs}/${prefix}-command.stderr`,
            });
        }
        const scored = await (0,objective/* scoreTree */.DR)(privateArea, {
            config: { ...config, objective: { ...config.objective, parse: this.#parse } },
            ...{ protectedFiles, tree, workspace: 1, logs, prefix: `${prefix}-`, seed, purpose: { kind: 'score' }, signal },
        });
        switch (scored.kind) {
            case 'scored':
                return { scores: scoresOf(scored, this.#parse.kind), commandMs: scored.timings.score_ms ?? 0 };
            case 'failed':
                throw new RunFailed(arm, scored);
            case 'infra':
                throw new errors/* PreconditionError */.Rb({ message: `a run could not begin: ${scored.reason}`, remedy: 'Try again.' });
            case 'aborted':
                throw new StoppedComparison();
            default:
                return scored;
        }
    }
}
/** Each benchmark, or each case that the evaluator names, is a metric of its own; else the score is the only one. */
function scoresOf({ score, cases, metrics }, kind) {
    if ((0,formats/* isBenchmarkKind */.Ot)(kind)) {
        const isWhole = formats/* BENCHMARK_FORMATS */.LS[kind].aggregate === 'total' || metrics === undefined;
        return isWhole ? { total: score } : metrics;
    }
    const names = Object.keys(cases ?? {});
    // A list of cases has numbers for names.
    return cases !== undefined && names.some((name) => !/^\d+$/.test(name)) ? cases : { score };
}
/** What a benchmark format or a measure counts in; null: not known. */
function unitOfRuns(kind, measure) {
    if (measure !== undefined)
        return compare_measure/* METERS */.T[measure].unit;
    return (0,formats/* unitOfFormat */.Lj)(kind);
}

;// CONCATENATED MODULE: ./build/compare/discovery.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * How a repository without an experiment is measured: by the first benchmark of its own that works on the base.
 * Invariant: benchmarks are tried where `init` tries them, and of the user's repository nothing is written. Tests are not
 * run: they say nothing about speed.
 */











// A busy machine is several times slower than it was when the benchmark was tried.
const SLOWER = 5;
const LEAST_TIMEOUT_MS = 120_000;
/** Finds a benchmark of the commit whose evaluator measures, and what prepares it; throws where none works. */
async function discoverSubject(discovering, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { repository, refs, settings, signal, onEvent } = discovering;
        const base = settings.evaluator === 'head' ? discovering.head : discovering.base;
        const { listing, projects, hasBenchmark } = await findIn(refs, base, host);
        const evaluator = projects.flatMap((project) => project.evaluator);
        const protect = (commands) => (0,protection/* protectedGlobs */.u)({ listing, evaluator, commands });
        if (!hasBenchmark) {
            const ofHead = await findIn(refs, discovering.head, host);
            throw ofHead.hasBenchmark ? noBenchmarkInBase() : noBenchmark([]);
        }
        const laboratory = __addDisposableResource(env_1, await (0,init_laboratory/* openLaboratory */.k)({
            ...{ paths: { name: 'compare', repository }, base, protect, limitMs: settings.timeout, signal },
            onEvent: (event) => {
                if (event.kind === 'begun')
                    onEvent?.({ kind: 'searching', command: event.command });
            },
        }, host), true);
        const withoutTemplates = projects.map((project) => ({
            ...project,
            ways: project.ways.map((way) => ({ ...way, templates: [] })),
        }));
        const selection = await (0,init_selection/* selectCommands */.d)(withoutTemplates, withoutTests(laboratory.tester));
        if (signal?.aborted === true)
            throw new StoppedComparison();
        const { objective, setup, inputs, build, failures } = selection;
        if (objective === undefined)
            throw noBenchmark(failures);
        const { measure, parse, ms = 0 } = objective;
        const commands = [measure.command, ...(build === undefined ? [] : [build.command])];
        const config = experiment_config/* experimentConfigSchema */.R.parse({
            experiment: { name: 'compare' },
            objective: {
                ...{
                    command: measure.command,
                    direction: settings.direction ?? measure.direction,
                    parse: settings.parse ?? parse,
                },
                timeout: (0,duration/* renderDuration */.PP)(settings.timeout ?? Math.max(LEAST_TIMEOUT_MS, SLOWER * ms)),
                protect: protect(commands),
            },
            setup: setup === undefined ? {} : { command: setup.command, timeout: '10m', inputs },
            build: build === undefined ? {} : { command: build.command, cache: build.cache },
            schedule: { total_budget: '1h' },
            agent: { command: 'true {prompt_file}' },
        });
        const before = [setup?.command, build?.command].filter((command) => command !== undefined && command !== '');
        const how = before.length === 0 ? '' : `, after ${before.map((command) => (0,base_text/* quoted */.TL)(command, 200)).join(' and ')}`;
        const note = `found the benchmark ${(0,base_text/* quoted */.TL)(measure.command, 200)}${how}`;
        return { config, isParseOpen: false, isProtectOpen: settings.protect === undefined, notes: [note] };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function findIn(refs, commit, host) {
    const listing = await (0,read_listing/* readListing */.v)(refs, commit, host);
    const projects = (0,registry/* findProjects */.O)(listing);
    const hasBenchmark = projects.some(({ ways }) => ways.some(({ benchmarks }) => benchmarks.length > 0));
    return { listing, projects, hasBenchmark };
}
/** What would be tests is taken to work, and not run. */
function withoutTests(tester) {
    return {
        ...tester,
        attempt: async (attempt) => attempt.role === 'guard' ? { kind: 'worked', ms: undefined } : tester.attempt(attempt),
    };
}
const MAX_SHOWN = 3;
function noBenchmark(failures) {
    const tried = failures.slice(-MAX_SHOWN).map(({ command, reason }) => `${(0,base_text/* quoted */.TL)(command)}: ${reason}`);
    const found = tried.length === 0 ? 'no benchmark in the base' : `no benchmark of the base that works (${tried.join('; ')})`;
    const remedy = 'Write e.g. --command "node bench.mjs" --direction min, with --setup and --build where it needs them.';
    return new errors/* UsageError */.eb([{ found: `no --command, and ${found}`, expected: 'how to measure a commit', remedy }]);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/engine/external/listing.js + 1 modules
var listing = __webpack_require__(23401);
;// CONCATENATED MODULE: ./build/compare/head-area.js
/**
 * Where the head is measured if it names other Git LFS files or submodules than the base: a private area that has them is
 * of one commit.
 * Invariant: without such a difference both commits are measured in one area. Either has the evaluator's files of both.
 */







const OWN_INPUTS = 'the head names other Git LFS files or submodules than the base: each commit is measured with its own';
/** Opens it; undefined: that of the base serves both. */
async function openHeadArea(opening) {
    const { area, trees, head, request, folder } = opening;
    const { store } = area;
    const list = async (arm) => {
        const scratch = (0,external_node_path_.join)(folder, `listing-${arm}`);
        (0,external_node_fs_.mkdirSync)(scratch);
        return namedBy(await (0,listing/* listExternal */.I)({ ...store, base: trees[arm] }, scratch));
    };
    if ((await list('base')) === (await list('head')))
        return undefined;
    if (head.isWorkTree)
        throw new errors/* PreconditionError */.Rb({
            message: 'the work tree names other Git LFS files or submodules than the base, and what it names is in no commit',
            remedy: 'Commit it, and compare the commit.',
        });
    const own = await (0,temporary_area/* openTemporary */.g)({ ...request, name: 'compare-head', purpose: 'compare', base: head.commit });
    try {
        await (0,git_store/* importTree */.Sy)(own.privateArea.store, { repository: request.repository, commit: request.base });
        return own;
    }
    catch (error) {
        await own[Symbol.asyncDispose]();
        throw error;
    }
}
/** What a commit names, as a text that is the same for the same. */
function namedBy({ gitlinks, lfs }) {
    const links = gitlinks.map(({ path, commit }) => [path, commit]);
    const files = [...lfs].map(([path, { oid }]) => [Buffer.from(path, 'latin1').toString('hex'), oid]);
    return (0,canonical_json/* canonicalJson */.d)({ links, files });
}

// EXTERNAL MODULE: ./build/compare/log.js
var log = __webpack_require__(92494);
// EXTERNAL MODULE: ./build/compare/options.js
var options = __webpack_require__(13962);
// EXTERNAL MODULE: ./build/decision/comparison/comparison.js + 1 modules
var comparison_comparison = __webpack_require__(40221);
;// CONCATENATED MODULE: ./build/compare/pair-budget.js
/** How many pairs are planned, and what is printed where time or pairs are short of an answer. Pure. */

const CALIBRATION_RUNS = 8;
/** Without `--max-pairs`. */
const USUAL_PAIRS = 100;
// With washout: the runs of a pair, one between them, and one before every other pair.
const RUNS_OF_PAIR = { plain: 2, washed: 3.5 };
function runsOfPair({ is_washed: isWashed }) {
    return isWashed ? RUNS_OF_PAIR.washed : RUNS_OF_PAIR.plain;
}
function pairsToRun({ most, least, fitting }) {
    return Math.min(most, Math.max(least, fitting));
}
/** What the pairs cannot show, however large an effect is. */
function limitsOf({ opened, metrics, pairs, least, fitting }) {
    const alpha = 1 - opened.confidence;
    const ofOne = (0,comparison_comparison/* leastPairsOfOne */.k_)({ metrics, alpha, error_rate: opened.error_rate });
    return [
        ...(fitting < least
            ? [`only ${Math.max(0, fitting)} pairs fit in the time: ${least} are run, the fewest that can give an answer`]
            : []),
        ...(pairs < ofOne
            ? [
                `to call one of ${metrics} benchmarks better or worse takes at least ${ofOne} pairs: compare fewer of them, or with --error-rate none`,
            ]
            : []),
    ];
}
/** Undefined where there is time for so many more runs. */
function latenessOf({ runs, elapsedMs, ...late }) {
    const neededMs = elapsedMs + runs * late.runMs;
    return neededMs > late.maxMs ? { ...late, neededMs } : undefined;
}

// EXTERNAL MODULE: ./build/base/median.js
var median = __webpack_require__(50748);
// EXTERNAL MODULE: ./build/compare/replay.js + 1 modules
var compare_replay = __webpack_require__(34907);
// EXTERNAL MODULE: ./build/compare/store.js
var compare_store = __webpack_require__(77741);
// EXTERNAL MODULE: ./build/compare/unit.js
var compare_unit = __webpack_require__(25432);
;// CONCATENATED MODULE: ./build/compare/session.js
/**
 * The runs of a comparison: trials, calibration, pairs, and its end.
 * Invariant: what is fixed before the first pair is in the decision log by then, each coin before the runs that it orders,
 * and each answer after them. The report is what the log gives, and is written last.
 */










// What hardly varies shows that at once, and takes long. Where one run of each commit counts the same, or two do, they are all.
const COUNTED = ['instructions', 'allocations', 'bytes'];
const COUNTED_RUNS = 3;
/** Runs a comparison that is opened, to its end. */
async function runComparison(comparing) {
    const { startedAt } = comparing;
    let progress;
    try {
        const trials = await tryBoth(comparing);
        progress = await calibrate(comparing, trials);
        await runPairs(comparing, progress);
    }
    catch (error) {
        if (!(error instanceof StoppedComparison)) {
            recordFailure(comparing, error instanceof errors/* AutorizeError */.yW ? error.message : String(error));
            throw error;
        }
        if (progress === undefined || progress.comparison.orders.length === 0) {
            recordFailure(comparing, 'it was stopped before the first pair was whole');
            return { kind: 'stopped' };
        }
        return conclude(comparing, progress, { ended: 'stopped', startedAt });
    }
    return conclude(comparing, progress, { ended: (0,compare_replay/* endOf */.pJ)(progress.comparison, 'time-used'), startedAt });
}
/** For whoever looks at a comparison without a result. */
function recordFailure({ journal }, reason) {
    try {
        journal.append({ kind: 'failed', reason });
    }
    catch {
        // The disk may be full: the failure itself is reported to the caller, and says more.
    }
}
/**
 * The first run of each commit: it prepares them, and shows that both can be measured. What is counted and differs is counted
 * again: where that gives the same, there is no more to know.
 */
async function tryBoth(comparing) {
    const { request, subject, runner, evaluators, activity } = comparing;
    const run = async (arm, number = 1) => {
        request.onEvent?.({ kind: 'trying', arm });
        activity.begin(null, `preparing the ${arm}`);
        return runner.run({ stage: 'trial', number, arm }, 0);
    };
    try {
        if (subject.isParseOpen && request.measure === undefined)
            await runner.detectParse();
        const base = await run('base');
        if (!isCounted(request))
            warnOfLateness(comparing, base.commandMs);
        const head = await run('head');
        const trials = { base: [base.scores], head: [head.scores] };
        if (!isCounted(request) || isSameIn(base.scores, head.scores))
            return trials;
        return {
            base: [base.scores, (await run('base', 2)).scores],
            head: [head.scores, (await run('head', 2)).scores],
        };
    }
    catch (error) {
        const isOfBase = error instanceof RunFailed && error.arm === 'base';
        const isUnread = error instanceof errors/* AutorizeError */.yW && error.code === 'score_unread';
        throw isOfBase || isUnread ? missingBenchmark(error, evaluators) : error;
    }
}
function isSameIn(one, other) {
    return Object.entries(one).every(([name, score]) => other[name] === score);
}
/** Reports after the first run of the base if calibration and the fewest pairs take longer than there is time. */
function warnOfLateness({ request, opened, startedAt }, runMs) {
    const runs = 1 + CALIBRATION_RUNS + (0,comparison_comparison/* leastPairs */.PU)(1 - opened.confidence) * runsOfPair(opened);
    const elapsedMs = performance.now() - startedAt;
    const late = latenessOf({ runs, elapsedMs, runMs, maxMs: opened.max_time_ms });
    if (late !== undefined)
        request.onEvent?.({ kind: 'late', ...late });
}
function isCounted({ measure }) {
    return measure !== undefined && COUNTED.includes(measure);
}
async function calibrate(comparing, trials) {
    const { request, runner, journal, opened, subject, activity, startedAt } = comparing;
    const runs = [];
    const exact = isCounted(request) ? planExactly(comparing, trials) : undefined;
    if (exact !== undefined)
        return { ...exact, deadline: startedAt, pairMs: 0 };
    const of = isCounted(request) ? COUNTED_RUNS : CALIBRATION_RUNS;
    for (let number = 1; number <= of; number += 1) {
        request.onEvent?.({ kind: 'calibrating', number, of });
        const took = (0,median/* centralMedian */.w)(runs.map(({ durationMs }) => durationMs));
        activity.measure(null, {
            ...{ doing: 'calibrating', count: { number, of, isAtMost: false } },
            ...(runs.length === 0 ? {} : { leftMs: took * (of - number + 1) }),
        });
        runs.push(await runner.run({ stage: 'calibration', number, arm: 'base' }, number));
    }
    const calibration = runs.map(({ scores }) => scores);
    const first = { base: trials.base[0] ?? {}, head: trials.head[0] ?? {} };
    const { names, notes: ofNames } = commonNames(first, calibration);
    const metrics = describeMetrics({ request, opened, subject, parse: runner.parse.kind }, names, calibration);
    for (const scores of calibration)
        requireScores({ metrics }, { base: scores, head: scores });
    const runMs = (0,median/* centralMedian */.w)(runs.map(({ durationMs }) => durationMs));
    const pairMs = runMs * runsOfPair(opened);
    const deadline = startedAt + opened.max_time_ms;
    const fitting = Math.floor((deadline - performance.now()) / pairMs);
    const least = (0,comparison_comparison/* leastPairs */.PU)(1 - opened.confidence);
    const unmargined = metrics.map((metric) => ({ ...metric, margin: 1 }));
    const pairs = pairsToRun({ most: opened.max_pairs, least, fitting });
    const draft = {
        kind: 'planned',
        pairs,
        pair_ms: Math.round(pairMs),
        notes: [],
        metrics: unmargined,
    };
    const comparison = (0,comparison_comparison/* startComparison */.ax)((0,compare_replay/* planOf */.XC)(opened, draft, calibration));
    const marginsOf = ({ metrics: all }) => all.map(({ trial }) => trial.margin_share);
    const margins = marginsOf(comparison);
    const visible = marginsOf((0,comparison_comparison/* startComparison */.ax)((0,compare_replay/* openPlanOf */.L4)({ ...opened, margin: null }, draft, calibration)));
    const notes = [...ofNames];
    if (opened.scale === 'auto' && metrics.some(({ scale }) => scale === 'difference'))
        notes.push('some scores are 0, negative, too coarse or of a unit without ratios: their differences are compared');
    if (opened.margin === null) {
        const [allowed, used] = [Math.max(...visible), Math.max(...margins)];
        notes.push(allowed > used
            ? `the noise of ${of} runs of the base allows a margin of ${marginText(allowed)}, more than ${marginText(used)}: smaller changes than that are hardly seen`
            : `the margin of ${marginText(used)} comes from the noise of ${of} runs of the base`);
    }
    const limits = limitsOf({ opened, metrics: metrics.length, pairs, least, fitting });
    notes.push(...limits);
    const planned = {
        ...draft,
        notes,
        metrics: metrics.map((metric, index) => ({ ...metric, margin: margins[index] ?? 1 })),
    };
    journal.append({ ...planned });
    const isMarginAsked = opened.margin !== null;
    request.onEvent?.({ kind: 'planned', planned, visible, limits, isMarginAsked, calibrationRuns: of });
    return { comparison, planned, deadline, pairMs };
}
/** The plan, and the answer, of counts that came out the same; undefined: they did not. */
function planExactly({ request, opened, journal, subject }, trials) {
    const [base = {}, ...again] = trials.base;
    const [head = {}, ...headAgain] = trials.head;
    const { names, notes: ofNames } = commonNames({ base, head }, [...again, ...headAgain]);
    const metrics = describeMetrics({ request, opened, subject }, names, trials.base);
    const pair = (0,compare_replay/* exactPair */.Wu)({ metrics }, trials);
    if (pair === undefined)
        return undefined;
    const notes = [
        ...ofNames,
        trials.base.length === 1
            ? 'one run of each commit counted the same: more runs would say no more'
            : 'two runs of each commit counted the same: the counts are exact, and more runs would say no more',
    ];
    const draft = { kind: 'planned', pairs: 1, pair_ms: 0, is_exact: true, notes };
    const plan = (0,compare_replay/* planOf */.XC)(opened, { ...draft, metrics: metrics.map((metric) => ({ ...metric, margin: 1 })) }, trials.base);
    requireScores({ metrics }, pair);
    const comparison = (0,comparison_comparison/* compareExactly */.K2)(plan, (0,compare_replay/* comparedPair */.uu)(pair, pair.base, pair.head));
    const margins = comparison.metrics.map(({ trial }) => trial.margin_share);
    const planned = {
        ...draft,
        metrics: metrics.map((metric, at) => ({ ...metric, margin: margins[at] ?? 1 })),
    };
    journal.append({ ...planned });
    return { comparison, planned };
}
/** What is compared, and how. */
function describeMetrics({ request, opened, subject, parse }, names, calibration) {
    const { direction, unit: known } = subject.config.objective;
    const own = request.measure === undefined ? known : undefined;
    const unit = request.unit ?? own ?? unitOfRuns(parse ?? '', request.measure);
    return names.map((name) => {
        const scores = calibration.map((each) => each[name] ?? 0);
        const scale = (0,compare_unit/* scaleOfMetric */.eQ)(scores, { unit, scale: opened.scale });
        return { name, direction: request.measure === undefined ? direction : 'min', unit, scale };
    });
}
function marginText(share) {
    return `±${Number((share * 100).toPrecision(3))} %`;
}
/** The metrics that both commits have, and what is said of the others. */
function commonNames(trials, calibration) {
    const everywhere = [trials.base, trials.head, ...calibration];
    const all = [...new Set(everywhere.flatMap((scores) => Object.keys(scores)))];
    const names = all.filter((name) => everywhere.every((scores) => Object.hasOwn(scores, name)));
    const only = (one, other) => Object.keys(one).filter((name) => !Object.hasOwn(other, name));
    const missingNotes = (arm, missing) => missing.length === 0
        ? []
        : [
            `only the ${arm} has ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ` and ${missing.length - 5} more` : ''}: not compared`,
        ];
    const notes = [
        ...missingNotes('base', only(trials.base, trials.head)),
        ...missingNotes('head', only(trials.head, trials.base)),
    ];
    if (names.length > 0)
        return { names, notes };
    throw new RunFailed('head', { reason: 'it has no benchmark that the base has', log: undefined });
}
async function runPairs(comparing, progress) {
    const { request, runner, journal, secret, opened, activity } = comparing;
    let last = 'base';
    const run = async (arm, pair) => {
        if (opened.is_washed && arm !== last)
            await runner.run({ stage: 'washout', number: pair, arm }, pair);
        last = arm;
        return runner.run({ stage: 'pair', number: pair, arm }, pair);
    };
    const startedAt = performance.now();
    const least = (0,comparison_comparison/* leastPairs */.PU)(1 - opened.confidence);
    for (let pair = 1; !progress.comparison.is_ended; pair += 1) {
        if (pair > least && performance.now() + progress.pairMs > progress.deadline)
            return;
        const of = Math.max(progress.planned.pairs, pair);
        activity.measure(null, {
            ...{ doing: 'comparing', count: { unit: 'pair', number: pair, of, isAtMost: true } },
            leftMs: progress.pairMs * (of - pair + 1),
        });
        const first = (0,compare_replay/* coinOf */.BI)(secret, pair);
        journal.append({ kind: 'drawn', pair, first });
        const one = await run(first, pair);
        const other = await run(first === 'base' ? 'head' : 'base', pair);
        const [base, head] = first === 'base' ? [one.scores, other.scores] : [other.scores, one.scores];
        requireScores(progress.planned, { base, head });
        progress.comparison = (0,comparison_comparison/* reportComparedPair */.oO)(progress.comparison, (0,compare_replay/* comparedPair */.uu)({ first }, base, head));
        const { comparison } = progress;
        const record = {
            kind: 'decided',
            pair,
            answers: (0,compare_replay/* answersOf */.Bw)(comparison),
            is_ended: comparison.is_ended,
        };
        journal.append({ ...record });
        progress.pairMs = (performance.now() - startedAt) / pair;
        request.onEvent?.({ kind: 'paired', pair, comparison, planned: progress.planned, pairMs: progress.pairMs });
    }
}
/** Throws where a pair has no score that can be compared. */
function requireScores({ metrics }, scores) {
    for (const arm of ['base', 'head'])
        for (const { name, scale } of metrics) {
            const score = scores[arm][name];
            if (score === undefined)
                throw new RunFailed(arm, { reason: `it printed no "${name}" this time`, log: undefined });
            if (scale === 'ratio' && !(score > 0))
                throw new RunFailed(arm, {
                    reason: `"${name}" is ${score}, and a ratio needs numbers above 0; compare differences with --scale difference`,
                    log: undefined,
                });
        }
}
function conclude({ journal, secret, paths, request }, progress, { ended, startedAt }) {
    const isHopeless = ended === 'decided' && Object.values((0,compare_replay/* answersOf */.Bw)(progress.comparison)).includes('undecided');
    const notes = isHopeless ? ['it ended early: the planned pairs would not have been enough for every answer'] : [];
    const spent = Math.round(performance.now() - startedAt);
    const end = { kind: 'ended', ended, secret, duration_ms: spent, notes };
    const replay = (lines) => {
        const decoded = (0,log/* decodeLog */.N)(lines);
        if ('line' in decoded)
            throw new TypeError(`record ${decoded.line} of the log is none: ${decoded.found}`);
        return (0,compare_replay/* replayComparison */.BT)(decoded);
    };
    // The answer is part of the record that it is read from.
    const draft = replay([...journal.records, { ...end, answer: 'undecided' }]).report;
    if (draft === undefined)
        throw new TypeError('the decision log gives no report');
    journal.append({ ...end, answer: draft.answer });
    const { report, issues } = replay(journal.records);
    if (report === undefined || issues.length > 0)
        throw new TypeError(`the decision log does not follow: ${issues[0]?.detail ?? ''}`);
    (0,compare_store/* writeReport */.u5)(paths, report);
    request.onEvent?.({ kind: 'concluded', report, folder: paths.folder, pairs: progress.comparison.orders.length });
    return { kind: 'compared', report, folder: paths.folder };
}

// EXTERNAL MODULE: ./build/experiment/ledger/store.js
var store = __webpack_require__(54347);
// EXTERNAL MODULE: ./build/kernel/environment.js
var kernel_environment = __webpack_require__(22989);
// EXTERNAL MODULE: ./build/kernel/program-path.js
var program_path = __webpack_require__(39058);
;// CONCATENATED MODULE: ./build/compare/subject.js
/** How the commits are measured: by the configuration of an experiment, or by what the options say. */










/** Reads it; undefined where nothing says how to measure. */
async function findSubject(finding, settings, host) {
    const { repository } = finding;
    const name = settings.command === undefined ? (settings.experiment ?? onlyExperiment(repository)) : undefined;
    if (settings.command === undefined && name === undefined)
        return undefined;
    const subject = name === undefined ? ofOptions(settings) : await ofExperiment(name, { settings, finding, host });
    requireVariables(subject.config, host);
    requireMeter(settings, host);
    return subject;
}
const TIMEOUT_MS = 120_000;
function ofOptions({ command, direction = 'min', parse, setup, setupInput, build, protect, timeout, }) {
    const config = experiment_config/* experimentConfigSchema */.R.parse({
        experiment: { name: 'compare' },
        objective: {
            ...{ command, direction, parse: parse ?? { kind: 'float' }, timeout: (0,duration/* renderDuration */.PP)(timeout ?? TIMEOUT_MS) },
            ...(protect === undefined ? {} : { protect }),
        },
        setup: {
            ...(setup === undefined ? {} : { command: setup }),
            ...(setupInput === undefined ? {} : { inputs: setupInput }),
        },
        build: build === undefined ? {} : { command: build },
        schedule: { total_budget: '1h' },
        agent: { command: 'true {prompt_file}' },
    });
    return { config, isParseOpen: parse === undefined, isProtectOpen: protect === undefined, notes: [] };
}
async function ofExperiment(name, { settings, finding, host }) {
    const { direction, parse, timeout } = settings;
    const found = await measuringConfig((0,store/* pathsOf */.wG)(name, host), { settings, finding });
    const { config, notes } = (0,store/* loadConfig */.Z9)(found.paths, host, 'ignored');
    const objective = {
        ...config.objective,
        ...(direction === undefined ? {} : { direction }),
        ...(parse === undefined ? {} : { parse: parse }),
        ...(timeout === undefined ? {} : { timeout: (0,duration/* renderDuration */.PP)(timeout) }),
    };
    const how = `measured as the experiment ${name} says`;
    const known = { isParseOpen: false, isProtectOpen: false };
    return { config: { ...config, objective }, ...known, notes: [how, ...found.notes, ...notes] };
}
/** The configuration is part of the evaluator: that of the base measures both commits, where it has one. */
async function measuringConfig(paths, { settings, finding: { repository, place, base, scratch } }) {
    if ((settings.evaluator ?? 'base') !== 'base')
        return { paths, notes: [] };
    const file = (0,external_node_path_.relative)(repository.folder, paths.config);
    const args = ['cat-file', 'blob', '--end-of-options', `${base.commit}:${file}`];
    const { exitCode, stdout } = await place.refs(args, { allowed: [0, 128] });
    if (exitCode !== 0)
        return { paths, notes: [] };
    if ((0,external_node_fs_.existsSync)(paths.config) && (0,external_node_fs_.readFileSync)(paths.config).equals(stdout))
        return { paths, notes: [] };
    const config = (0,external_node_path_.join)(scratch, 'config.toml');
    (0,external_node_fs_.writeFileSync)(config, stdout);
    return { paths: { ...paths, config }, notes: [`${file} is that of ${base.name}, not that of the work tree`] };
}
function onlyExperiment({ folder }) {
    const root = (0,external_node_path_.join)(folder, '.autorize');
    const entries = (0,external_node_fs_.existsSync)(root) ? (0,external_node_fs_.readdirSync)(root) : [];
    const [only, ...others] = entries.filter((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, name, 'config.toml'))).sort();
    if (only === undefined || others.length === 0)
        return only;
    const found = `no --command, and ${others.length + 1} experiments: ${[only, ...others].join(', ')}`;
    throw new errors/* UsageError */.eb([{ found, expected: 'how to measure a commit', remedy: `Write e.g. --experiment ${only}.` }]);
}
/** Some figures need a program that is not on every machine. */
function requireMeter({ measure }, { env }) {
    const needs = measure === undefined ? [] : compare_measure/* METERS */.T[measure].needs;
    if (needs.length === 0 || needs.some((program) => (0,program_path/* findOnPath */.aY)(program, env.PATH ?? '') !== undefined))
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `--measure ${measure} needs ${needs.join(' or ')}, which is not installed`,
        remedy: `Install it, or measure cpu.`,
    });
}
/** A variable without a value, such as a secret that a fork does not get, stops the comparison before it begins. */
function requireVariables({ environment }, { env }) {
    const missing = Object.entries(environment.env).filter(([name, template]) => (0,kernel_environment/* missingReferences */.lg)({ [name]: template }, env).length > 0 ||
        'problems' in (0,kernel_environment/* resolveTable */.NC)({ [name]: template }, { parentEnv: env, path: '' }));
    if (missing.length === 0)
        return;
    const shown = missing.map(([name, template]) => `${name} = ${(0,base_text/* quoted */.TL)(template)}`).join(', ');
    throw new errors/* AutorizeError */.yW('variable_missing', errors/* EXIT */.dc.precondition, {
        message: `environment.env names variables that have no value here: ${shown}`,
        remedy: 'Set them. A pull request from a fork gets no secrets: compare it where they are, or take them out.',
    });
}

;// CONCATENATED MODULE: ./build/compare/run.js
var run_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var run_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * A comparison of two commits, from their names to an answer.
 * Invariant: what is fixed before the first run and before the first pair is in the decision log by then. Everything that
 * the report says follows from the log. Of the user's repository nothing is written but `.autorize/compare`.
 * Crash: a log without an end, and no report; the private area is removed by the next comparison.
 */

























const MAX_TIME_MS = 600_000;
const MAX_MARGIN = 0.05;
/** Compares two commits. Throws where one of them cannot be measured. */
async function compareCommits(request, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const startedAt = performance.now();
        const repository = (0,user_repository/* findRepository */.W1)(host.cwd);
        const scratch = run_addDisposableResource(env_1, (0,scratch_home/* createScratchHome */.e)((0,external_node_os_.tmpdir)()), true);
        const named = { base: request.base, head: request.head ?? 'HEAD', isDirty: request.dirty === true };
        const { place, ...commits } = await resolveCommits(repository, named, scratch.temporary);
        const known = await findSubject({ repository, place, base: commits.base, scratch: scratch.temporary }, request, host);
        const lock = run_addDisposableResource(env_1, await (0,compare_store/* lockComparisons */.uc)(repository, host), true);
        const signal = AbortSignal.any([lock.lost, ...(request.signal === undefined ? [] : [request.signal])]);
        const level = await (0,sandbox_level/* requireLevel */.q1)({ requested: known?.config.agent.sandbox ?? 'auto', network: 'on' });
        await request.admit?.(level.kind);
        const search = {
            repository,
            refs: place.refs,
            base: commits.base.commit,
            head: commits.head.commit,
            settings: request,
            signal,
        };
        const subject = known ?? (await discoverSubject({ ...search, onEvent: request.onEvent }, host));
        const { config } = subject;
        const area = {
            ...{ repository, base: commits.base.commit, level, signal },
            ...{ parentEnv: host.env, environment: config.environment, hidden: (0,secret_commands/* hiddenPaths */.v_)(config, host.env) },
            onNote: (text) => request.onEvent?.({ kind: 'note', text }),
        };
        const temporary = run_addDisposableResource(env_1, await (0,temporary_area/* openTemporary */.g)({ ...area, name: 'compare', purpose: 'compare' }), true);
        const { privateArea } = temporary;
        const { store } = privateArea;
        const head = await storeHead(store, { repository, head: commits.head, place, scratch: scratch.temporary, host });
        const trees = { base: await treeOf(store, commits.base.commit), head: head.tree };
        const whose = request.evaluator ?? 'base';
        const evaluators = await findEvaluators(store, {
            config,
            trees,
            whose,
            env: host.env,
            isOpen: subject.isProtectOpen,
        });
        const ownArea = run_addDisposableResource(env_1, await openHeadArea({
            ...{ area: privateArea, trees, request: area, folder: scratch.temporary },
            head: { ...commits.head, commit: head.commit },
        }), true);
        const paths = (0,compare_store/* createComparison */.aE)(repository, host);
        const activity = run_addDisposableResource(env_1, (0,activity_log/* openActivityLog */.Y)({ path: paths.activity, host, isHeld: lock.isHeld, onChange: request.onActivity }), false);
        const journal = run_addDisposableResource(env_1, (0,kernel_journal/* openJournal */._)({ path: paths.log, shown: 'the decision log', remedy: 'Compare again.' }), false);
        const command = config.objective.command;
        const isWashed = request.washout === true || (0,compare_store/* hadCarryOver */.Fl)(repository, command);
        const secret = (0,external_node_crypto_.randomUUID)();
        const opened = {
            kind: 'opened',
            format: log/* COMPARISON_LOG */.L,
            tool_version: version/* VERSION */.x,
            base: { ...commits.base, tree: trees.base },
            head: { name: commits.head.name, commit: head.commit, tree: head.tree },
            evaluator: whose,
            evaluator_files: { base: evaluators.arms.base.digest, head: evaluators.arms.head.digest },
            changed_evaluator_files: [...evaluators.replaced],
            command,
            scale: request.scale ?? config.objective.scale,
            measure: request.measure ?? null,
            config_digest: (0,hash/* sha256 */.s)((0,canonical_json/* canonicalJson */.d)({ objective: config.objective, setup: config.setup, build: config.build })),
            sandbox: level.kind,
            confidence: request.confidence ?? options/* CONFIDENCE */.LL,
            error_rate: request.errorRate ?? 'fdr',
            max_pairs: request.maxPairs ?? USUAL_PAIRS,
            max_time_ms: request.maxTime ?? MAX_TIME_MS,
            margin: request.margin ?? null,
            max_margin: request.maxMargin ?? MAX_MARGIN,
            is_washed: isWashed,
            seed_commitment: (0,draw/* commitmentOf */.$)(secret),
            started_at: host.now().toISOString(),
            notes: [
                ...subject.notes,
                ...head.notes,
                ...evaluators.notes,
                ...(ownArea === undefined ? [] : [OWN_INPUTS]),
                ...(isWashed && request.washout !== true
                    ? ['an earlier comparison found that runs depend on the one before: unmeasured runs come between the commits']
                    : []),
            ],
        };
        journal.append({ ...opened });
        for (const text of [...privateArea.notes, ...opened.notes])
            request.onEvent?.({ kind: 'note', text });
        const runner = new Runner({
            ...{ config, measure: request.measure, journal, logs: paths.runs, signal },
            arms: {
                base: { privateArea, tree: trees.base, protectedFiles: evaluators.arms.base },
                head: {
                    ...{ privateArea: ownArea?.privateArea ?? privateArea, tree: trees.head },
                    protectedFiles: evaluators.arms.head,
                },
            },
        });
        (0,run_lock/* requireLockHeld */.o1)(lock, 'Compare again.');
        return await runComparison({
            ...{ request, subject, runner, journal, opened, secret, evaluators, paths, activity, startedAt },
        });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = run_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


/***/ }),

/***/ 71156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ renderLateness),
/* harmony export */   L: () => (/* binding */ renderComparisonText)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _comparison_effect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45594);
/* harmony import */ var _comparison_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91978);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1052);





/** A comparison for a terminal: a row a metric, the strongest evidence first, then the verdict and where the files are. */
function renderComparisonText(report, reportPath) {
    const rows = (0,_comparison_view_js__WEBPACK_IMPORTED_MODULE_1__/* .buildComparisonRows */ .fy)(report);
    const { base, head, notes } = report;
    const needs = rows.flatMap(({ name, needs: need }) => (need === undefined ? [] : [`${name}: ${need}`]));
    return [
        `Comparison of ${(0,_comparison_view_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCompared */ .WC)(head)} with ${(0,_comparison_view_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCompared */ .WC)(base)}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(rows.length, 'benchmark')}`,
        `${(0,_comparison_view_js__WEBPACK_IMPORTED_MODULE_1__/* .renderRun */ .eJ)(report)}. ${(0,_comparison_view_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPromise */ .EO)(report)}`,
        ...(0,_comparison_view_js__WEBPACK_IMPORTED_MODULE_1__/* .comparisonBanners */ .z0)(report).map((banner) => `warning: ${banner}`),
        ...(rows.length === 0 ? [] : ['', ...renderTable(rows, report.confidence)]),
        ...(needs.length === 0 ? [] : ['', ...needs]),
        ...(notes.length === 0 ? [] : ['', ...notes.map((note) => `note: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(note, 400)}`)]),
        '',
        `${(0,_comparison_view_js__WEBPACK_IMPORTED_MODULE_1__/* .renderComparisonTitle */ .MK)(report)}`,
        ...(reportPath === undefined ? [] : [`report: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(reportPath, 400)}`]),
        '',
    ].join('\n');
}
function renderTable(rows, confidence) {
    const cells = [
        ['', (row) => row.word, 'left'],
        ['benchmark', (row) => row.name, 'left'],
        ['change', (row) => row.change, 'left'],
        [`${(0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_0__/* .renderConfidence */ .hM)(confidence)} CI`, (row) => row.interval, 'left'],
        ['margin', (row) => row.margin, 'right'],
        ['pairs', (row) => row.pairs, 'right'],
        ['base', (row) => row.base, 'right'],
        ['head', (row) => row.head, 'right'],
    ];
    const columns = cells.map(([title, text, align]) => pad([title, ...rows.map(text)], align));
    return [...Array(rows.length + 1).keys()].map((line) => columns
        .map((column) => column[line])
        .join('  ')
        .trimEnd());
}
function pad(texts, align) {
    const width = Math.max(...texts.map((text) => text.length));
    return texts.map((text) => (align === 'left' ? text.padEnd(width) : text.padStart(width)));
}
/** What an answer would take, as soon as that is known. */
function renderLateness({ runMs, neededMs, maxMs }) {
    const [run, needed, most] = [runMs, neededMs, maxMs].map(_time_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderSpan */ .LP);
    return `one run takes ${run}: an answer takes about ${needed}, longer than the ${most} of max-time`;
}


/***/ }),

/***/ 33523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ sizeOfLines),
/* harmony export */   k: () => (/* binding */ LineBudget)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

/** Bytes of lines with their ends. */
function sizeOfLines(lines) {
    return lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
}
// Titles and the sentence about what is left out.
const SPARE_BYTES = 1024;
/** Bytes that are left; whole lines are taken from it, in order. */
class LineBudget {
    #left;
    constructor(bytes) {
        this.#left = bytes - SPARE_BYTES;
    }
    /** The lines that fit, and a sentence that counts the rest. */
    take(lines, noun) {
        const taken = [];
        for (const line of lines) {
            const size = Buffer.byteLength(line) + 1;
            if (size > this.#left)
                break;
            this.#left -= size;
            taken.push(line);
        }
        const rest = lines.length - taken.length;
        return rest === 0 ? taken : [...taken, '', `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(rest, noun)} more left out here; the report lists all.`, ''];
    }
}


/***/ })

};

