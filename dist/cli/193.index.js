export const id = 193;
export const ids = [193];
export const modules = {

/***/ 20193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ renderComparisonHtml)
});

// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/report/card-style.js
var card_style = __webpack_require__(14953);
// EXTERNAL MODULE: ./build/report/comparison-effect.js
var comparison_effect = __webpack_require__(45594);
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
// EXTERNAL MODULE: ./build/report/page-result.js
var page_result = __webpack_require__(71724);
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
// As they stand in the table; the answer needs no label.
const CARDS = ['', 'Benchmark', 'Change', 'Interval', 'Picture', 'Margin', 'Pairs', 'Base', 'Head'].map((label) => ({
    label: label === '' ? undefined : label,
    isWide: label === 'Benchmark' || label === 'Picture',
}));
const STYLE = `${page_style/* PAGE_STYLE */.W}${PLOT_STYLE}${HISTORY_STYLE}${SIGN_RULES.join('\n')}
.mark{white-space:nowrap;font-weight:600}.verdict .mark{white-space:normal}caption{max-width:34rem}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}.whole{white-space:nowrap}
tbody th{min-width:8rem;font-weight:600}td{vertical-align:middle}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:.5rem 0;color:var(--dim);font-size:.9rem}
.legend span{display:inline-block;vertical-align:middle;margin-right:.4em;width:.8em;height:.8em;border-radius:50%}
.legend .filled{background:var(--accent)}.legend .hollow{border:2px solid var(--accent)}
.legend .band{border-radius:0;width:1.6em;background:var(--dim);opacity:.35}
.legend .dash{border-radius:0;width:1.8em;height:0;border-top:2px dashed var(--dim)}
${(0,card_style/* renderCardStyle */.G)(CARDS)}
`;
/** A comparison as one page that loads nothing and needs no script, unless it is served. */
function renderComparisonHtml(report, { banners = [], history = [], frame } = {}) {
    const rows = (0,comparison_view/* buildComparisonRows */.fy)(report);
    const title = (0,comparison_view/* renderComparisonTitle */.MK)(report);
    return (0,page/* renderPage */.C)({
        frame,
        title: `${title}: autorize compare`,
        style: STYLE,
        body: [
            '<header>',
            '<h1>Comparison of two commits</h1>',
            ...[...(0,comparison_view/* comparisonBanners */.z0)(report), ...banners].map((banner) => `<p class="problem">${comparison_html_text(banner)}</p>`),
            ...(0,page_result/* renderPageTop */.n)({
                result: `<span class="mark is-${report.answer}">${comparison_html_text((0,comparison_view/* renderComparisonResult */.xK)(report))}</span>`,
                ended: (0,comparison_view/* comparisonEnd */.f5)(report),
                evidence: [
                    `<p>${comparison_html_text(title)}</p>`,
                    `<p>${comparison_html_text((0,comparison_view/* renderPromise */.EO)(report))} ${HOW}</p>`,
                    ...(0,page_result/* renderFigureList */.t)(evidenceFigures(report)),
                ],
            }),
            ...(0,page_result/* renderFigureList */.t)([
                ['Base', cell((0,comparison_view/* renderCompared */.WC)(report.base))],
                ['Head', cell((0,comparison_view/* renderCompared */.WC)(report.head))],
            ]),
            '</header>',
            '<main>',
            ...renderTable(rows, report),
            ...renderPlots(rows),
            ...renderHistory(report, history),
            ...renderNotes(report),
            '<h2>How it was measured</h2>',
            `<pre tabindex="0" aria-label="Command">${comparison_html_text(report.command)}</pre>`,
            `<p>${HOW}</p>`,
            '</main>',
            `<footer><p>Started ${comparison_html_text((0,time_text/* renderInstant */.Wv)(report.started_at))}. Generated by autorize.</p></footer>`,
        ],
    });
}
const HOW = 'Both commits ran on this one machine in pairs, a coin deciding which one first.';
function evidenceFigures(report) {
    const whose = { base: 'of the base', head: 'of the head', own: 'of each commit' }[report.evaluator];
    const figures = [...(0,comparison_view/* runFigures */.jU)(report), ['Benchmark', whose]];
    return figures.map(([name, value]) => [name, cell(value)]);
}
/** Text of whoever wrote the benchmark, on one line. */
function cell(value) {
    return (0,foreign_text/* oneLine */.TN)(value, comparison_html_MAX_TEXT);
}
function renderTable(rows, { metrics, confidence }) {
    const domain = stripDomain(metrics);
    const interval = `${(0,comparison_effect/* renderConfidence */.hM)(confidence)} CI`;
    const heads = ['Answer', 'Benchmark', 'Change', interval, 'Picture', 'Margin', 'Pairs', 'Base', 'Head'];
    const shown = rows.slice(0, MAX_ROWS).map((row, index) => {
        const name = index < MAX_PLOTS ? `<a href="#m${index}">${comparison_html_text(row.name)}</a>` : comparison_html_text(row.name);
        const number = (value) => `<td class="number">${comparison_html_text(value)}</td>`;
        return [
            `<tr><td class="mark is-${row.answer}">${row.word}</td><th scope="row">${name}</th>`,
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
        '<div class="scroll cards" tabindex="0" role="region" aria-label="Benchmarks"><table>',
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
    return (0,html/* escapeHtml */.Z)(cell(value));
}


/***/ })

};

