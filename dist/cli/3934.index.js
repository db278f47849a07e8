export const id = 3934;
export const ids = [3934];
export const modules = {

/***/ 25982:
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

// EXTERNAL MODULE: ./build/base/score-text.js
var score_text = __webpack_require__(58164);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
;// CONCATENATED MODULE: ./build/compare/history.js
/**
 * The history of a base: what each job measured of it, for a page to draw. Each entry may come of another machine, so no
 * answer follows from two of them. Pure.
 */



const HISTORY_FORMAT = 'autorize-comparison-history-v1';
// The newest stay. A page draws no more, and each job reads and writes the whole file.
const MAX_ENTRIES = 1000;
const MAX_HISTORY_BYTES = (/* unused pure expression or super */ null && (2 * 1024 * 1024));
const MAX_METRICS = 100;
const MAX_TEXT = 200;
// A text that is cut ends in a sign for that.
const MAX_CHARS = MAX_TEXT - 1;
const history_text = schemas/* string */.YjP().max(MAX_TEXT);
const score = schemas/* number */.aig();
const metricSchema = schemas/* strictObject */.rej({
    name: history_text,
    unit: history_text.nullable(),
    direction: schemas/* enum */.k5n(['min', 'max']),
    /** Of all runs of the base in one job: its median, and the quartiles. */
    median: score,
    lower: score,
    upper: score,
    runs: schemas/* int */.Whr().positive(),
});
const entrySchema = schemas/* strictObject */.rej({
    /** What was measured: the experiment, or the command and its folder. */
    subject: history_text,
    commit: schemas/* string */.YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/),
    recorded_at: history_text,
    /** The processor, and how many of it there are. */
    machine: history_text,
    /** The run of the workflow. */
    run: history_text,
    metrics: schemas/* array */.YOg(metricSchema).max(MAX_METRICS),
});
const historySchema = schemas/* strictObject */.rej({
    format: schemas/* literal */.euz(HISTORY_FORMAT),
    entries: schemas/* array */.YOg(entrySchema).max(MAX_ENTRIES),
});
/** What one comparison says of its base. */
function entryOf(report, { subject, machine, run, now }) {
    const byName = report.metrics.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    return {
        ...{ subject: recordedText(subject), commit: report.base.commit, recorded_at: now.toISOString() },
        ...{ machine: recordedText(machine), run: recordedText(run) },
        metrics: byName.slice(0, MAX_METRICS).flatMap(metricOf),
    };
}
function metricOf({ name, unit, direction, pairs, calibration }) {
    const scores = [...calibration, ...pairs.map(({ base }) => base)].sort((one, other) => one - other);
    const median = centralMedian(scores);
    if (scores.length === 0 || !Number.isFinite(median))
        return [];
    const at = (share) => scores[Math.round(share * (scores.length - 1))] ?? median;
    const named = { name: recordedText(name), unit: unit === null ? null : recordedText(unit), direction };
    return [{ ...named, median, lower: at(0.25), upper: at(0.75), runs: scores.length }];
}
/** A name or a unit as an entry holds it. */
function recordedText(text) {
    return (0,base_text/* shortened */.vI)(text, MAX_CHARS);
}
/** The entries of a file; undefined for what no version of ours writes. */
function decodeHistory(bytes) {
    try {
        return historySchema.safeParse(JSON.parse(bytes.toString())).data?.entries;
    }
    catch {
        // No JSON.
        return undefined;
    }
}
/** The file with the newest of the entries that fit into it, and these entries. */
function encodeHistory(entries) {
    const lines = [];
    let left = MAX_HISTORY_BYTES - 200;
    for (const entry of entries.slice(-MAX_ENTRIES).toReversed()) {
        const line = JSON.stringify(entry);
        left -= Buffer.byteLength(line) + 2;
        if (left < 0)
            break;
        lines.unshift(line);
    }
    // A line each, so that git stores two versions as one and a difference.
    const bytes = Buffer.from(`{"format":"${HISTORY_FORMAT}","entries":[\n${lines.join(',\n')}\n]}\n`);
    return { bytes, entries: lines.length === 0 ? [] : entries.slice(-lines.length) };
}

// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(84483);
// EXTERNAL MODULE: ./build/report/html.js
var html = __webpack_require__(45138);
// EXTERNAL MODULE: ./build/report/score-scale.js
var score_scale = __webpack_require__(58142);
// EXTERNAL MODULE: ./build/report/time-text.js
var time_text = __webpack_require__(1052);
;// CONCATENATED MODULE: ./build/report/comparison-history.js
/** The history of the base as pictures, one a metric: every job a dot, with its quartiles. Pure. */







const WIDTH = 720;
const HEIGHT = 200;
const TOP = 12;
const BOTTOM = 176;
const RIGHT = 12;
const CHAR = 7;
const MAX_JOBS = 200;
const MAX_PICTURES = 20;
// Beyond so many kinds of machines, colour and shape say no more.
const KINDS = 4;
const HISTORY_STYLE = `
.past{display:block;width:100%;min-width:34rem;max-width:52rem;height:auto;font:12px system-ui,sans-serif;fill:var(--fg)}
.past .grid{stroke:var(--line)}.past .y{text-anchor:end}.past .spread{stroke-width:1.5}
.past .k0{fill:var(--accent);stroke:var(--accent)}.past .k1{fill:var(--good);stroke:var(--good)}
.past .k2{fill:var(--warn);stroke:var(--warn)}.past .k3{fill:var(--bad);stroke:var(--bad)}.past .k4{fill:var(--dim);stroke:var(--dim)}
`;
/** What earlier jobs measured of bases, by metric of the report; nothing where there is none. */
function renderHistory({ metrics }, history) {
    const entries = history.slice(-MAX_JOBS);
    const pictures = metrics.slice(0, MAX_PICTURES).flatMap(({ name, unit, direction }) => {
        const jobs = entries.flatMap(({ metrics: recorded, ...entry }) => {
            const metric = recorded.find((each) => each.name === recordedText(name) &&
                each.unit === (unit === null ? null : recordedText(unit)) &&
                each.direction === direction);
            return metric === undefined ? [] : [{ ...entry, metric }];
        });
        const picture = renderPicture(jobs);
        const title = (0,foreign_text/* oneLine */.TN)(name, 80);
        return picture === undefined
            ? []
            : [
                `<h3>${(0,html/* escapeHtml */.Z)(title)}${unit === null ? '' : `, ${(0,html/* escapeHtml */.Z)((0,foreign_text/* oneLine */.TN)(unit, 20))}`}</h3>`,
                `<div class="scroll" tabindex="0" role="region" aria-label="History of ${(0,html/* escapeHtml */.Z)(title)}">${picture}</div>`,
            ];
    });
    if (pictures.length === 0)
        return [];
    return [
        '<h2>History of the base</h2>',
        `<p class="note">Each dot is the median of one job, with its quartiles, the newest on the right; each colour is a kind of processor. Jobs run on different machines, so a step may come from the machine. No verdict uses these figures.</p>`,
        ...pictures,
    ];
}
function renderPicture(jobs) {
    const scores = (0,score_scale/* buildDomain */.D8)({ scores: jobs.flatMap(({ metric }) => [metric.lower, metric.upper]), anchors: [] });
    if (scores === undefined)
        return undefined;
    const ticks = (0,score_scale/* buildTicks */.Pe)(scores, 4);
    const left = 20 + CHAR * Math.max(...ticks.map((tick) => (0,score_text/* renderScore */.ls)(tick).length));
    const y = (score) => round(BOTTOM - (0,score_scale/* pathsOf */.wG)(score, scores) * (BOTTOM - TOP));
    const grid = ticks.map((tick) => `<path class="grid" d="M${left} ${y(tick)}H${WIDTH - RIGHT}"/><text class="y" x="${left - 6}" y="${y(tick) + 4}">${(0,score_text/* renderScore */.ls)(tick)}</text>`);
    const machines = [...new Set(jobs.map(({ machine }) => machine))];
    const across = { lo: -0.5, hi: jobs.length - 0.5 };
    const dots = jobs.map(({ metric, commit, machine, recorded_at: at }, index) => {
        const x = round(left + (0,score_scale/* pathsOf */.wG)(index, across) * (WIDTH - RIGHT - left));
        const kind = Math.min(machines.indexOf(machine), KINDS);
        const words = `${commit.slice(0, 12)}, ${(0,time_text/* renderInstant */.Wv)(at)}: ${(0,score_text/* renderScore */.ls)(metric.median)} (${(0,score_text/* renderScore */.ls)(metric.lower)} to ${(0,score_text/* renderScore */.ls)(metric.upper)}, ${(0,base_text/* plural */.LS)(metric.runs, 'run')}), ${(0,foreign_text/* oneLine */.TN)(machine, 80)}`;
        return `<g class="k${kind}"><title>${(0,html/* escapeHtml */.Z)(words)}</title><path class="spread" d="M${x} ${y(metric.lower)}V${y(metric.upper)}"/><circle cx="${x}" cy="${y(metric.median)}" r="3"/></g>`;
    });
    const last = jobs.at(-1);
    const label = `${(0,base_text/* plural */.LS)(jobs.length, 'job')}, the last with ${(0,score_text/* renderScore */.ls)(last?.metric.median ?? 0)}`;
    return `<svg class="past" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${(0,html/* escapeHtml */.Z)(label)}">${[...grid, ...dots].join('')}</svg>`;
}
function round(value) {
    return Math.round(value * 10) / 10;
}

;// CONCATENATED MODULE: ./build/report/comparison-plot.js
/** The pairs of one metric as a picture: every pair a dot, the interval, the margin. Pure. */




const comparison_plot_WIDTH = 720;
const comparison_plot_HEIGHT = 260;
const comparison_plot_TOP = 12;
const comparison_plot_BOTTOM = 212;
const comparison_plot_RIGHT = 96;
const comparison_plot_CHAR = 7;
/** With more dots, what each of them says is not in the picture. */
const MAX_TITLED = 300;
const PLOT_STYLE = `
.plot{display:block;width:100%;min-width:34rem;max-width:52rem;height:auto;font:12px system-ui,sans-serif;fill:var(--fg)}
.plot .grid{stroke:var(--line)}.plot .axis,.plot .zero{stroke:var(--dim)}.plot .zero{stroke-width:1.5;stroke-dasharray:6 5}
.plot .margin,.strip .margin{fill:var(--dim);opacity:.18}
.plot .interval{fill:var(--mark);opacity:.16}.plot .estimate{stroke:var(--mark);stroke-width:2.5;fill:none}
.plot .bar,.strip .bar{stroke:var(--mark);stroke-width:2.5;fill:none}
.plot .base-first{fill:var(--accent);stroke:var(--bg)}.plot .head-first{fill:var(--bg);stroke:var(--accent);stroke-width:1.75}
.plot .outside{fill:var(--accent)}
.plot .y{text-anchor:end}.plot .x,.plot .name{text-anchor:middle}.plot .name{fill:var(--dim)}
.strip{display:block;width:11rem;height:1.5rem}.strip .zero{stroke:var(--dim)}.strip .dot{fill:var(--mark)}
.is-worse{--mark:var(--bad)}.is-better{--mark:var(--good)}.is-no-difference{--mark:var(--accent)}.is-undecided{--mark:var(--warn)}
`;
/** On a ratio scale the change in percent, else the difference in the unit of the score. */
function sharesOf(metric) {
    const { effect, scale, pairs, margin, calibration, unit } = metric;
    if (effect === null || !Number.isFinite(effect.estimate))
        return undefined;
    if (scale === 'ratio') {
        const share = (ratio) => ratio === null || !Number.isFinite(ratio) || ratio <= 0 ? null : ratio - 1;
        return {
            ...{ estimate: effect.estimate - 1, lower: share(effect.lower), upper: share(effect.upper) },
            margin: [1 / (1 + margin) - 1, margin],
            pairs: pairs.map(({ base, head }) => head / base - 1),
            label: (value) => signed(Number((value * 100).toPrecision(4)), ' %'),
            name: 'head against base',
        };
    }
    const level = Math.abs(medianOf(calibration)) || 1;
    return {
        ...{ estimate: effect.estimate, lower: effect.lower, upper: effect.upper },
        margin: [-margin * level, margin * level],
        pairs: pairs.map(({ base, head }) => head - base),
        label: (value) => signed(Number(value.toPrecision(4)), ''),
        name: `head − base${unit === null ? '' : `, ${unit}`}`,
    };
}
function medianOf(scores) {
    const sorted = scores.toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
function signed(value, unit) {
    return `${value > 0 ? '+' : ''}${(0,score_text/* renderScore */.ls)(value)}${unit}`;
}
function domainOf({ estimate, lower, upper, margin, pairs }) {
    const anchors = [0, estimate, ...margin, lower, upper].filter((value) => value !== null && Number.isFinite(value));
    return (0,score_scale/* buildDomain */.D8)({ scores: pairs.length === 0 ? [estimate] : pairs, anchors: anchors });
}
/** The pairs in the order in which they were measured; undefined where there is none. */
function renderPairPlot(metric, id) {
    const shares = sharesOf(metric);
    const domain = shares === undefined ? undefined : domainOf(shares);
    if (shares === undefined || domain === undefined || shares.pairs.length === 0)
        return undefined;
    const ticks = (0,score_scale/* buildTicks */.Pe)(domain, 5);
    const left = 34 + Math.max(...ticks.map((tick) => shares.label(tick).length)) * comparison_plot_CHAR;
    const right = comparison_plot_WIDTH - comparison_plot_RIGHT;
    const y = (value) => comparison_plot_round(comparison_plot_BOTTOM - (0,score_scale/* pathsOf */.wG)(value, domain) * (comparison_plot_BOTTOM - comparison_plot_TOP));
    const x = (index) => comparison_plot_round(left + ((index + 0.5) / shares.pairs.length) * (right - left));
    return [
        `<svg class="plot is-${metric.answer}" viewBox="0 0 ${comparison_plot_WIDTH} ${comparison_plot_HEIGHT}" role="img" aria-labelledby="${id}-title ${id}-desc">`,
        `<title id="${id}-title">Every pair of ${(0,html/* escapeHtml */.Z)(metric.name)}</title>`,
        `<desc id="${id}-desc">${(0,html/* escapeHtml */.Z)(describe(metric, shares))}</desc>`,
        ...ticks.map((tick) => `<path class="grid" d="M${left} ${y(tick)}H${right}"/><text class="y" x="${left - 6}" y="${y(tick) + 4}">${(0,html/* escapeHtml */.Z)(shares.label(tick))}</text>`),
        renderBand('margin', { left, right, from: y(shares.margin[1]), to: y(shares.margin[0]) }),
        ...renderInterval(shares, { left, right, y }),
        `<path class="zero" d="M${left} ${y(0)}H${right}"/>`,
        `<path class="estimate" d="M${left} ${y(shares.estimate)}H${right}"/>`,
        ...shares.pairs.map((share, index) => renderDot({ share, index, x: x(index), y: y(share), domain, metric, label: shares.label })),
        ...renderPairAxis({ count: shares.pairs.length, left, right, x }),
        `<text class="name" transform="translate(13 ${(comparison_plot_TOP + comparison_plot_BOTTOM) / 2})rotate(-90)">${(0,html/* escapeHtml */.Z)(shares.name)}</text>`,
        '</svg>',
    ].join('\n');
}
function describe({ pairs, direction }, { estimate, lower, upper, label }) {
    const side = (value) => (value === null ? 'not bounded' : label(value));
    const better = direction === 'min' ? 'less' : 'more';
    return `${(0,base_text/* plural */.LS)(pairs.length, 'pair')}: estimate ${label(estimate)}, interval from ${side(lower)} to ${side(upper)}; ${better} is better.`;
}
function renderBand(name, { left, right, from, to }) {
    return `<rect class="${name}" x="${left}" y="${from}" width="${comparison_plot_round(right - left)}" height="${Math.max(1, comparison_plot_round(to - from))}"/>`;
}
/** The band of the interval, and beside it a bar; a side without a limit ends in an arrow. */
function renderInterval({ lower, upper, estimate, label }, { left, right, y }) {
    if (lower !== null && upper !== null && lower > upper)
        return [];
    const [from, to] = [upper === null ? comparison_plot_TOP : y(upper), lower === null ? comparison_plot_BOTTOM : y(lower)];
    const at = right + 14;
    const top = upper === null ? `M${at - 5} ${from + 6}l5 -6l5 6` : `M${at - 5} ${from}h10`;
    const bottom = lower === null ? `M${at - 5} ${to - 6}l5 6l5 -6` : `M${at - 5} ${to}h10`;
    return [
        renderBand('interval', { left, right, from, to }),
        `<path class="bar" d="${top}M${at} ${from}V${to}${bottom}"/>`,
        `<text x="${at + 10}" y="${y(estimate) + 4}">${(0,html/* escapeHtml */.Z)(label(estimate))}</text>`,
    ];
}
function renderDot({ share, index, x, y, domain, metric, label }) {
    const pair = metric.pairs[index];
    if (pair === undefined)
        return '';
    const count = metric.pairs.length;
    const shape = shapeOf({ share, domain, x, y, radius: count > 120 ? 2.5 : 4, first: pair.first });
    if (count > MAX_TITLED)
        return `${shape}/>`;
    const scores = `base ${(0,score_text/* renderScore */.ls)(pair.base)}, head ${(0,score_text/* renderScore */.ls)(pair.head)}`;
    return `${shape}><title>pair ${index + 1}: ${(0,html/* escapeHtml */.Z)(label(share))} (${scores}; ${pair.first} first)</title></${shape.startsWith('<path') ? 'path' : 'circle'}>`;
}
/** A dot; on the edge a triangle, where the pair lies beyond it. */
function shapeOf({ share, domain, x, y, radius, first }) {
    if (share > domain.hi)
        return `<path class="outside" d="M${x - 4} ${y + 7}h8l-4 -7z"`;
    if (share < domain.lo)
        return `<path class="outside" d="M${x - 4} ${y - 7}h8l-4 7z"`;
    return `<circle class="${first}-first" cx="${x}" cy="${y}" r="${radius}"`;
}
function renderPairAxis({ count, left, right, x }) {
    const ticks = [...new Set([1, ...(0,score_scale/* buildTicks */.Pe)({ lo: 1, hi: Math.max(2, count) }, 10)])];
    const whole = ticks.filter((tick) => Number.isInteger(tick) && tick >= 1 && tick <= count);
    return [
        `<path class="axis" d="M${left} ${comparison_plot_BOTTOM + 4}H${right}"/>`,
        ...whole.map((tick) => `<text class="x" x="${x(tick - 1)}" y="${comparison_plot_BOTTOM + 20}">${tick}</text>`),
        `<text class="name" x="${comparison_plot_round((left + right) / 2)}" y="${comparison_plot_HEIGHT - 8}">pair, in the order of measurement</text>`,
    ];
}
/** One range for the strips of all metrics on a ratio scale, so that they can be compared by eye. */
function stripDomain(metrics) {
    const ends = metrics.flatMap((metric) => {
        const shares = metric.scale === 'ratio' ? sharesOf(metric) : undefined;
        return shares === undefined ? [] : [shares.estimate, ...shares.margin, shares.lower ?? 0, shares.upper ?? 0];
    });
    const most = Math.min(MAX_STRIP, Math.max(0.01, ...ends.map(Math.abs)));
    return { lo: -most, hi: most };
}
// Beyond it, a change of ten times would press all others into a line.
const MAX_STRIP = 1;
const STRIP = { width: 176, height: 24, middle: 12 };
/** The interval and the margin of one metric in a row of a table; empty for a scale of differences. */
function renderStrip(metric, domain) {
    const shares = metric.scale === 'ratio' ? sharesOf(metric) : undefined;
    if (shares === undefined)
        return '';
    const { estimate, lower, upper, margin } = shares;
    const x = (value) => comparison_plot_round(4 + (0,score_scale/* pathsOf */.wG)(value, domain) * (STRIP.width - 8));
    const [from, to] = [lower === null ? 0 : x(lower), upper === null ? STRIP.width : x(upper)];
    const { middle, height } = STRIP;
    const bar = lower !== null && upper !== null && lower > upper ? '' : `<path class="bar" d="M${from} ${middle}H${to}"/>`;
    return [
        `<svg class="strip is-${metric.answer}" viewBox="0 0 ${STRIP.width} ${height}" aria-hidden="true">`,
        `<rect class="margin" x="${x(margin[0])}" y="2" width="${Math.max(1, comparison_plot_round(x(margin[1]) - x(margin[0])))}" height="${height - 4}"/>`,
        `<path class="zero" d="M${x(0)} 0V${height}"/>`,
        bar,
        `<circle class="dot" cx="${x(estimate)}" cy="${middle}" r="3"/>`,
        '</svg>',
    ].join('');
}
function comparison_plot_round(value) {
    return Math.round(value * 10) / 10;
}

// EXTERNAL MODULE: ./build/report/comparison-view.js
var comparison_view = __webpack_require__(91978);
// EXTERNAL MODULE: ./build/report/page.js
var page = __webpack_require__(47916);
// EXTERNAL MODULE: ./build/report/page-style.js
var page_style = __webpack_require__(94464);
;// CONCATENATED MODULE: ./build/report/comparison-html.js










// A page of many metrics is still opened on a phone.
const MAX_ROWS = 2000;
const MAX_PLOTS = 60;
const comparison_html_MAX_TEXT = 400;
const SIGNS = {
    worse: '\\2718',
    better: '\\2714',
    'no-difference': '\\2248',
    undecided: '?',
};
// An empty text after the slash: a screen reader reads the word beside the sign, not the sign.
const SIGN_RULES = Object.entries(SIGNS).map(([answer, sign]) => `.mark.is-${answer}::before{content:"${sign}\\a0" / "";color:var(--mark)}`);
const STYLE = `${page_style/* PAGE_STYLE */.W}${PLOT_STYLE}${HISTORY_STYLE}${SIGN_RULES.join('\n')}
.mark{white-space:nowrap;font-weight:600}.verdict .mark{white-space:normal}caption{max-width:34rem}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}.whole{white-space:nowrap}
tbody th{min-width:8rem;font-weight:600}td{vertical-align:middle}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:.5rem 0;color:var(--dim);font-size:.9rem}
.legend span{display:inline-block;vertical-align:middle;margin-right:.4em;width:.8em;height:.8em;border-radius:50%}
.legend .filled{background:var(--accent)}.legend .hollow{border:2px solid var(--accent)}
.legend .band{border-radius:0;width:1.6em;background:var(--dim);opacity:.35}
.legend .dash{border-radius:0;width:1.8em;height:0;border-top:2px dashed var(--dim)}
`;
/** A comparison as one page that loads nothing and needs no script. */
function renderComparisonHtml(report, { banners = [], history = [] } = {}) {
    const rows = (0,comparison_view/* buildComparisonRows */.fy)(report);
    const title = (0,comparison_view/* renderComparisonTitle */.MK)(report);
    return (0,page/* renderPage */.C)({
        title: `${title}: autorize compare`,
        style: STYLE,
        body: [
            '<header>',
            '<h1>Comparison of two commits</h1>',
            `<p class="verdict"><span class="mark is-${report.answer}">${comparison_html_text(title)}</span></p>`,
            ...[...(0,comparison_view/* comparisonBanners */.z0)(report), ...banners].map((banner) => `<p class="problem">${comparison_html_text(banner)}</p>`),
            renderFigures(report),
            '</header>',
            '<main>',
            ...renderTable(rows, report),
            ...renderPlots(rows),
            ...renderHistory(report, history),
            ...renderNotes(report),
            '<h2>How it was measured</h2>',
            `<pre tabindex="0" aria-label="Command">${comparison_html_text(report.command)}</pre>`,
            `<p>${comparison_html_text((0,comparison_view/* renderPromise */.EO)(report))} Both commits ran on this one machine in pairs, a coin deciding which one first.</p>`,
            '</main>',
            `<footer><p>Started ${comparison_html_text((0,time_text/* renderInstant */.Wv)(report.started_at))}. Generated by autorize.</p></footer>`,
        ],
    });
}
function renderFigures(report) {
    const whose = { base: 'of the base', head: 'of the head', own: 'of each commit' }[report.evaluator];
    const figures = [
        ['Base', (0,comparison_view/* renderCompared */.WC)(report.base)],
        ['Head', (0,comparison_view/* renderCompared */.WC)(report.head)],
        ...(0,comparison_view/* runFigures */.jU)(report),
        ['Benchmark', whose],
    ];
    const shown = figures.map(([name, value]) => `<div><dt>${name}</dt><dd>${comparison_html_text(value)}</dd></div>`);
    return `<dl class="figures">${shown.join('')}</dl>`;
}
function renderTable(rows, { metrics, confidence }) {
    const domain = stripDomain(metrics);
    const interval = `${(0,comparison_effect/* renderConfidence */.hM)(confidence)} CI`;
    const heads = ['Answer', 'Benchmark', 'Change', interval, 'Picture', 'Margin', 'Pairs', 'Base', 'Head'];
    const shown = rows.slice(0, MAX_ROWS).map((row, index) => {
        const name = index < MAX_PLOTS ? `<a href="#m${index}">${comparison_html_text(row.name)}</a>` : comparison_html_text(row.name);
        const number = (value) => `<td class="number">${comparison_html_text(value)}</td>`;
        return [
            `<tr><td><span class="mark is-${row.answer}">${row.word}</span></td><th scope="row">${name}</th>`,
            `<td class="whole">${comparison_html_text(row.change)}</td><td class="whole">${comparison_html_text(row.interval)}</td>`,
            `<td>${renderStrip(row.metric, domain)}</td>`,
            ...[row.margin, row.pairs, row.base, row.head].map(number),
            '</tr>',
        ].join('');
    });
    const numbers = ['Margin', 'Pairs', 'Base', 'Head'];
    const reach = `${Math.round(domain.hi * 100)} %`;
    return [
        '<h2>Benchmarks</h2>',
        '<div class="scroll" tabindex="0" role="region" aria-label="Benchmarks"><table>',
        `<caption>The strongest evidence first. The picture spans −${reach} to +${reach}: interval, estimate, and the margin in grey.</caption>`,
        `<thead><tr>${heads.map((head) => `<th scope="col"${numbers.includes(head) ? ' class="number"' : ''}>${(0,html/* escapeHtml */.Z)(head)}</th>`).join('')}</tr></thead>`,
        '<tbody>',
        ...shown,
        '</tbody></table></div>',
        ...leftOut(rows.length - shown.length),
    ];
}
function renderPlots(rows) {
    const parts = rows.slice(0, MAX_PLOTS).map((row, index) => {
        const plot = renderPairPlot({ ...row.metric, name: row.name }, `m${index}`);
        return [
            `<details id="m${index}"${index < MAX_OPEN || row.answer !== 'no-difference' ? ' open' : ''}>`,
            `<summary>${comparison_html_text(row.name)}: <span class="mark is-${row.answer}">${row.word}</span></summary>`,
            `<p>${comparison_html_text(row.sentence)}</p>`,
            ...(row.needs === undefined ? [] : [`<p class="note">${comparison_html_text(row.needs)}</p>`]),
            plot === undefined
                ? '<p>No pair was measured.</p>'
                : `<div class="scroll" tabindex="0" role="region" aria-label="Pairs of ${comparison_html_text(row.name)}">${plot}</div>`,
            '</details>',
        ].join('\n');
    });
    if (parts.length === 0)
        return ['<p>No metric was measured.</p>'];
    return ['<h2>Every pair</h2>', LEGEND, ...parts, ...leftOut(rows.length - parts.length)];
}
const MAX_OPEN = 3;
const LEGEND = `<ul class="legend"><li><span class="filled"></span>the base ran first</li><li><span class="hollow"></span>the head ran first</li>\
<li><span class="band"></span>margin of no change</li><li><span class="dash"></span>no difference at all</li>\
<li>coloured band and bar: estimate and interval</li><li>triangle: a pair beyond the edge</li></ul>`;
function renderNotes({ notes }) {
    if (notes.length === 0)
        return [];
    return ['<h2>Notes</h2>', '<ul>', ...notes.slice(0, MAX_PLOTS).map((note) => `<li>${comparison_html_text(note)}</li>`), '</ul>'];
}
function leftOut(rest) {
    return rest > 0
        ? [`<p class="note">${(0,base_text/* plural */.LS)(rest, 'benchmark')} more left out here; report.json lists all.</p>`]
        : [];
}
/** Text of whoever wrote the benchmark, made plain. */
function comparison_html_text(value) {
    return (0,html/* escapeHtml */.Z)((0,foreign_text/* oneLine */.TN)(value, comparison_html_MAX_TEXT));
}

// EXTERNAL MODULE: ./build/report/line-budget.js
var line_budget = __webpack_require__(33523);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
;// CONCATENATED MODULE: ./build/report/comparison-markdown.js




const comparison_markdown_SIGNS = {
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
        `### ${comparison_markdown_SIGNS[report.answer]} ${(0,markdown/* escapeMarkdown */.F)((0,comparison_view/* renderComparisonTitle */.MK)(report))}`,
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
        ...comparison_markdown_renderTable(open, { report, budget }),
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
        ...comparison_markdown_renderTable(rows, table),
        '</details>',
        '',
    ];
}
function comparison_markdown_renderTable(rows, { report, budget }) {
    if (rows.length === 0)
        return [];
    const titles = ['', 'Benchmark', 'Change', `${(0,comparison_effect/* renderConfidence */.hM)(report.confidence)} CI`];
    titles.push('Margin', 'Pairs', 'Base', 'Head');
    const lines = rows.map(({ answer, word, name, change, interval, margin, pairs, base, head }) => {
        const texts = [name, change, interval, margin, pairs, base, head].map(markdown/* escapeMarkdown */.F);
        return `| ${[`${comparison_markdown_SIGNS[answer]} ${word}`, ...texts].join(' | ')} |`;
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
        'report.html': renderComparisonHtml(report),
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
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50748);
/* harmony import */ var _report_time_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1052);


/** What a comparison does now, in one line; undefined for what its result says. */
function renderCompareStep(event) {
    switch (event.kind) {
        case 'searching':
            return `trying ${event.command}`;
        case 'trying':
            return `preparing the ${event.arm}`;
        case 'calibrating':
            return `calibrating on the base: run ${event.number} of ${event.of}`;
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
function planText({ planned, visible }) {
    const { pairs, pair_ms: pairMs } = planned;
    const shares = visible.map((share) => share * 100).sort((one, other) => one - other);
    const show = (share) => `${Number(share.toPrecision(3))} %`;
    const [least = 0, most = 0] = [shares[0], shares.at(-1)];
    const range = least === most ? show(least) : `${show(least)} to ${show(most)}`;
    return `can show a change of ${range} in up to ${pairs} pairs, at most about ${(0,_report_time_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSpan */ .LP)(pairs * pairMs)}`;
}
function pairText({ pair, planned, comparison, pairMs }) {
    const { metrics } = comparison;
    const open = metrics.filter(({ trial, called }) => trial.answer === null && called === null).length;
    const [first] = metrics;
    const isRatio = first?.trial.scale === 'ratio' && metrics.length === 1;
    const now = isRatio
        ? `, median ${Math.exp((0,_base_median_js__WEBPACK_IMPORTED_MODULE_1__/* .centralMedian */ .w)(first.trial.differences) * first.trial.sign).toFixed(3)}×`
        : '';
    const left = (0,_report_time_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSpan */ .LP)((planned.pairs - pair) * pairMs);
    return `pair ${pair} of at most ${planned.pairs}${now}, ${open} of ${metrics.length} open, at most ${left} left`;
}


/***/ }),

/***/ 14707:
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
// EXTERNAL MODULE: ./build/kernel/sandbox-level.js
var sandbox_level = __webpack_require__(72416);
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
        const scores = await this.#measure(name, seed);
        const durationMs = performance.now() - startedAt;
        const isRead = name.stage !== 'washout';
        const record = { kind: 'ran', ...name, scores: isRead ? scores : {}, duration_ms: Math.round(durationMs) };
        journal.append({ ...record });
        return { scores, durationMs };
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
                return { [measure]: figure };
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
                return scoresOf(scored, this.#parse.kind);
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
/** Finds a benchmark and what prepares it; throws where none works. */
async function discoverSubject(discovering, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { repository, refs, base, settings, signal, onEvent } = discovering;
        const listing = await (0,read_listing/* readListing */.v)(refs, base, host);
        const projects = (0,registry/* findProjects */.O)(listing);
        const evaluator = projects.flatMap((project) => project.evaluator);
        const protect = (commands) => (0,protection/* protectedGlobs */.u)({ listing, evaluator, commands });
        if (projects.every(({ ways }) => ways.every(({ benchmarks }) => benchmarks.length === 0)))
            throw noBenchmark([]);
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
        return { config, isParseOpen: false, notes: [note] };
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

// EXTERNAL MODULE: ./build/engine/boundaries/protected-files.js + 1 modules
var protected_files = __webpack_require__(15310);
// EXTERNAL MODULE: ./build/engine/boundaries/shadowable.js
var shadowable = __webpack_require__(9048);
// EXTERNAL MODULE: ./build/engine/boundaries/shadowing.js + 2 modules
var shadowing = __webpack_require__(34482);
// EXTERNAL MODULE: ./build/experiment/ledger/opening.js
var opening = __webpack_require__(67018);
;// CONCATENATED MODULE: ./build/compare/evaluators.js
/** Whose files measure the two commits. */







const LINK = '120000';
/** Finds them; throws where the command names a file that the base does not have, and the base is to measure. */
async function findEvaluators(store, { config, trees, whose, env }) {
    const of = (tree) => (0,opening/* findProtected */.us)({ ...store, base: tree }, config);
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
    const replaced = whose === 'base' ? different.filter((path) => ofBase.has(path)) : [];
    return {
        arms: { base: whose === 'head' ? head : base, head: whose === 'base' ? base : head },
        ...{ replaced, different },
        notes: [
            ...notesOf(whose, { different, replaced }),
            ...(whose === 'base' ? await findPlanted(store, { base, trees, env }) : []),
        ],
    };
}
const MAX_PLANTED = 5;
/**
 * Files of the head that the evaluator of the base may load in the place of its own libraries: an agent's change with one
 * is refused; of a commit it is said, for it may be meant.
 */
async function findPlanted(store, { base, trees, env }) {
    const findShadow = (0,shadowing/* buildShadowFinder */.H)((0,shadowable/* shadowableOf */.AJ)(base, env));
    const changes = await (0,git_store/* diffTrees */.j_)(store, { from: trees.base, to: trees.head });
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
function notesOf(whose, { different, replaced }) {
    const shown = (paths) => `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''}`;
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
/** The error of a base that gives no score: where the head has another evaluator, that the base lacks the benchmark. */
function missingBenchmark(error, { different }) {
    return different.length === 0
        ? error
        : benchmarkMissing(`${error.message} (the head changes ${different.slice(0, 3).join(', ')})`);
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
// EXTERNAL MODULE: ./build/base/median.js
var median = __webpack_require__(50748);
// EXTERNAL MODULE: ./build/decision/comparison/comparison.js + 1 modules
var comparison_comparison = __webpack_require__(40221);
// EXTERNAL MODULE: ./build/compare/replay.js + 1 modules
var compare_replay = __webpack_require__(34907);
// EXTERNAL MODULE: ./build/compare/store.js
var compare_store = __webpack_require__(77741);
// EXTERNAL MODULE: ./build/compare/unit.js
var compare_unit = __webpack_require__(25432);
;// CONCATENATED MODULE: ./build/compare/session.js








const CALIBRATION_RUNS = 8;
// What hardly varies shows that at once, and takes long. Where two runs of each commit are the same, they are all.
const COUNTED = ['instructions', 'allocations', 'bytes'];
const COUNTED_RUNS = 3;
// With washout: the runs of a pair, one between them, and one before every other pair.
const RUNS_OF_PAIR = { plain: 2, washed: 3.5 };
/** Runs a comparison that is opened, to its end. */
async function runComparison(comparing) {
    const startedAt = performance.now();
    let progress;
    try {
        const trials = await tryBoth(comparing);
        // What prepares the commits once takes nothing of the time for runs.
        progress = await calibrate(comparing, trials, performance.now());
        await runPairs(comparing, progress);
    }
    catch (error) {
        if (!(error instanceof StoppedComparison))
            throw error;
        if (progress === undefined || progress.comparison.orders.length === 0)
            return { kind: 'stopped' };
        return conclude(comparing, progress, { ended: 'stopped', startedAt });
    }
    return conclude(comparing, progress, { ended: (0,compare_replay/* endOf */.pJ)(progress.comparison, 'time-used'), startedAt });
}
/**
 * The first run of each commit: it prepares them, and shows that both can be measured. What is counted is counted again: where
 * that gives the same, there is no more to know.
 */
async function tryBoth({ request, subject, runner, evaluators, activity }) {
    const run = async (arm, number = 1) => {
        request.onEvent?.({ kind: 'trying', arm });
        activity.begin(null, `preparing the ${arm}`);
        return (await runner.run({ stage: 'trial', number, arm }, 0)).scores;
    };
    try {
        if (subject.isParseOpen && request.measure === undefined)
            await runner.detectParse();
        const base = await run('base');
        const head = await run('head');
        if (!isCounted(request))
            return { base: [base], head: [head] };
        return { base: [base, await run('base', 2)], head: [head, await run('head', 2)] };
    }
    catch (error) {
        throw error instanceof RunFailed && error.arm === 'base' ? missingBenchmark(error, evaluators) : error;
    }
}
function isCounted({ measure }) {
    return measure !== undefined && COUNTED.includes(measure);
}
async function calibrate(comparing, trials, startedAt) {
    const { request, runner, journal, opened, subject, activity } = comparing;
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
    const runMs = (0,median/* centralMedian */.w)(runs.map(({ durationMs }) => durationMs));
    const pairMs = runMs * (opened.is_washed ? RUNS_OF_PAIR.washed : RUNS_OF_PAIR.plain);
    const deadline = startedAt + opened.max_time_ms;
    const fitting = Math.floor((deadline - performance.now()) / pairMs);
    const least = (0,comparison_comparison/* leastPairs */.PU)(1 - opened.confidence);
    const pairs = Math.min(opened.max_pairs, Math.max(least, fitting));
    const draft = { kind: 'planned', pairs, pair_ms: Math.round(pairMs), notes: [] };
    const unmargined = { ...draft, metrics: metrics.map((metric) => ({ ...metric, margin: 1 })) };
    const comparison = (0,comparison_comparison/* startComparison */.ax)((0,compare_replay/* planOf */.XC)(opened, unmargined, calibration));
    const marginsOf = ({ metrics: all }) => all.map(({ trial }) => trial.margin_share);
    const margins = marginsOf(comparison);
    const visible = marginsOf((0,comparison_comparison/* startComparison */.ax)((0,compare_replay/* openPlanOf */.L4)({ ...opened, margin: null }, unmargined, calibration)));
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
    request.onEvent?.({ kind: 'planned', planned, visible, limits });
    return { comparison, planned, deadline, pairMs };
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
/** The plan, and the answer, of counts that came out the same twice; undefined: they did not. */
function planExactly({ request, opened, journal, subject }, trials) {
    const [one, other] = [0, 1].map((at) => ({ base: trials.base[at] ?? {}, head: trials.head[at] ?? {} }));
    if (one === undefined || other === undefined)
        return undefined;
    const { names, notes: ofNames } = commonNames(one, [other.base, other.head]);
    const metrics = describeMetrics({ request, opened, subject }, names, trials.base);
    const pair = (0,compare_replay/* exactPair */.Wu)({ metrics }, trials);
    if (pair === undefined)
        return undefined;
    const notes = [
        ...ofNames,
        'two runs of each commit counted the same: the counts are exact, and more runs would say no more',
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
    const unit = request.unit ?? unitOfRuns(parse ?? '', request.measure);
    const { direction } = subject.config.objective;
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
    const said = (arm, missing) => missing.length === 0
        ? []
        : [
            `only the ${arm} has ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ` and ${missing.length - 5} more` : ''}: not compared`,
        ];
    const notes = [...said('base', only(trials.base, trials.head)), ...said('head', only(trials.head, trials.base))];
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
    return { config, isParseOpen: parse === undefined, notes: [] };
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
    return { config: { ...config, objective }, isParseOpen: false, notes: [how, ...found.notes, ...notes] };
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
    const program = measure === undefined ? undefined : compare_measure/* METERS */.T[measure].needs;
    if (program === undefined || (0,program_path/* findOnPath */.aY)(program, env.PATH ?? '') !== undefined)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `--measure ${measure} needs ${program}, which is not installed`,
        remedy: `Install it, or measure cpu.`,
    });
}
/** A variable that is not set, such as a secret that a fork does not get, stops the comparison before it begins. */
function requireVariables({ environment }, { env }) {
    const missing = Object.entries(environment.env).filter(([name, template]) => 'problems' in (0,kernel_environment/* resolveTable */.NC)({ [name]: template }, { parentEnv: env, path: '' }));
    if (missing.length === 0)
        return;
    const shown = missing.map(([name, template]) => `${name} = ${(0,base_text/* quoted */.TL)(template)}`).join(', ');
    throw new errors/* AutorizeError */.yW('variable_missing', errors/* EXIT */.dc.precondition, {
        message: `environment.env names variables that are not set here: ${shown}`,
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
























const MAX_PAIRS = 100;
const MAX_TIME_MS = 600_000;
const MAX_MARGIN = 0.05;
/** Compares two commits. Throws where one of them cannot be measured. */
async function compareCommits(request, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const repository = (0,user_repository/* findRepository */.W1)(host.cwd);
        const scratch = run_addDisposableResource(env_1, (0,scratch_home/* createScratchHome */.e)((0,external_node_os_.tmpdir)()), true);
        const named = { base: request.base, head: request.head ?? 'HEAD', isDirty: request.dirty === true };
        const { place, ...commits } = await resolveCommits(repository, named, scratch.temporary);
        const known = await findSubject({ repository, place, base: commits.base, scratch: scratch.temporary }, request, host);
        const lock = run_addDisposableResource(env_1, await (0,compare_store/* lockComparisons */.uc)(repository, host), true);
        const signal = AbortSignal.any([lock.lost, ...(request.signal === undefined ? [] : [request.signal])]);
        const level = await (0,sandbox_level/* requireLevel */.q1)({ requested: known?.config.agent.sandbox ?? 'auto', network: 'on' });
        await request.admit?.(level.kind);
        const search = { repository, refs: place.refs, base: commits.base.commit, settings: request, signal };
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
        const evaluators = await findEvaluators(store, { config, trees, whose, env: host.env });
        const ownArea = run_addDisposableResource(env_1, await openHeadArea({
            ...{ area: privateArea, trees, request: area, folder: scratch.temporary },
            head: { ...commits.head, commit: head.commit },
        }), true);
        const paths = (0,compare_store/* createComparison */.aE)(repository, host);
        const activity = run_addDisposableResource(env_1, (0,activity_log/* openActivityLog */.Y)({ path: paths.activity, host, onChange: request.onActivity }), false);
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
            scale: request.scale ?? 'auto',
            measure: request.measure ?? null,
            config_digest: (0,hash/* sha256 */.s)((0,canonical_json/* canonicalJson */.d)({ objective: config.objective, setup: config.setup, build: config.build })),
            sandbox: level.kind,
            confidence: request.confidence ?? options/* CONFIDENCE */.LL,
            error_rate: request.errorRate ?? 'fdr',
            max_pairs: request.maxPairs ?? MAX_PAIRS,
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
        return await runComparison({ request, subject, runner, journal, opened, secret, evaluators, paths, activity });
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

/***/ 45594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ renderMargin),
/* harmony export */   Hx: () => (/* binding */ renderShares),
/* harmony export */   hM: () => (/* binding */ renderConfidence),
/* harmony export */   kr: () => (/* binding */ renderInterval),
/* harmony export */   s1: () => (/* binding */ worseningOf),
/* harmony export */   s2: () => (/* binding */ renderNeeds),
/* harmony export */   uN: () => (/* binding */ renderChangeWords),
/* harmony export */   x1: () => (/* binding */ renderAnswer)
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

/***/ 71156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ renderComparisonText)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _comparison_effect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45594);
/* harmony import */ var _comparison_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91978);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);




/** A comparison for a terminal: a row a metric, the strongest evidence first, then the verdict and where the files are. */
function renderComparisonText(report, reportPath) {
    const rows = (0,_comparison_view_js__WEBPACK_IMPORTED_MODULE_1__/* .buildComparisonRows */ .fy)(report);
    const { base, head, notes } = report;
    const needs = rows.flatMap(({ name, needs: need }) => (need === undefined ? [] : [`${name}: ${need}`]));
    return [
        `Comparison of ${(0,_comparison_view_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCompared */ .WC)(head)} with ${(0,_comparison_view_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCompared */ .WC)(base)}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(rows.length, 'benchmark')}`,
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


/***/ }),

/***/ 91978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ renderPromise),
/* harmony export */   MK: () => (/* binding */ renderComparisonTitle),
/* harmony export */   WC: () => (/* binding */ renderCompared),
/* harmony export */   eJ: () => (/* binding */ renderRun),
/* harmony export */   fy: () => (/* binding */ buildComparisonRows),
/* harmony export */   jU: () => (/* binding */ runFigures),
/* harmony export */   z0: () => (/* binding */ comparisonBanners)
/* harmony export */ });
/* unused harmony export worstRatio */
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50748);
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58164);
/* harmony import */ var _base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61785);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45594);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1052);
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
            ...{ metric, name: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(metric.name, MAX_NAME), answer: metric.answer, word: ANSWER_WORDS[metric.answer] },
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
    const median = (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderScore */ .ls)(Number((0,_base_median_js__WEBPACK_IMPORTED_MODULE_5__/* .centralMedian */ .w)(scores).toPrecision(4)));
    return unit === null || unit.trim() === '' ? median : `${median} ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(unit, 20)}`;
}
/** `benchmark` where there are several, as people count them. */
function countOf(part, all) {
    return part === all ? `${all === 2 ? 'Both' : `All ${all}`} benchmarks` : `${part} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(all, 'benchmark')}`;
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
    return `No change beyond ${(0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMargin */ .Bn)(widest)} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(rows.length, 'benchmark')}`;
}
/** `1.17× slower (…)`; where higher or lower does not say whether it is good, the answer comes first. */
function renderOnly({ metric, answer, word, sentence }) {
    const isPlain = answer === 'undecided' || (metric.scale === 'ratio' && (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOfUnit */ .S_)(metric.unit) !== 'other');
    return capital(isPlain ? sentence : `${word}: ${sentence}`);
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
    const short = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(commit, SHORT_ID).replace('…', '');
    return name === '' || commit.startsWith(name) ? short : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(name, MAX_NAME)} (${short})`;
}
const ENDS = {
    decided: 'every benchmark was decided',
    'pairs-used': 'the planned pairs were used',
    'time-used': 'the time was up',
    stopped: 'it was stopped',
};
/** `37 of at most 100 pairs in 4m12s; it ended because every benchmark was decided`. */
function renderRun({ pairs, planned_pairs: planned, duration_ms: ms, ended }) {
    return `${pairs} of at most ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(planned, 'pair')} in ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderSpan */ .LP)(ms)}; it ended because ${ENDS[ended]}`;
}
/** The same as labelled figures. */
function runFigures({ pairs, planned_pairs: planned, duration_ms: ms, ended, }) {
    return [
        ['Pairs', `${pairs} of at most ${planned}`],
        ['Time', (0,_time_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderSpan */ .LP)(ms)],
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
    const named = files.slice(0, MAX_FILES).map((file) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(file, MAX_NAME));
    const rest = files.length - named.length;
    const list = `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    return [`The head changes its own benchmark (${list}). Both commits were measured by the benchmark of the base.`];
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

