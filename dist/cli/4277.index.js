export const id = 4277;
export const ids = [4277];
export const modules = {

/***/ 69146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ promptAgent)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _kernel_journal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59295);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _ledger_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54347);
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
 * What the operator says to the agent while an experiment runs.
 * Invariant: a message is durable when the promise settles, and is in the prompt of the next iteration that begins; a run
 * at work is not disturbed, since it only reads the file. Two tellers take turns by a lock of their own.
 */






// It is in every prompt from now on: guidance, not a second program.md.
const MAX_MESSAGE_CHARACTERS = 4000;
// A teller holds the lock for one write.
const [TRIES, PAUSE_MS] = [100, 50];
/** Appends guidance for the agent of an experiment. */
async function promptAgent({ name, message }, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const paths = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_4__/* .pathsOf */ .wG)(name, host);
        (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_4__/* .requireExperiment */ .DW)(paths);
        const text = checkMessage(message);
        const _lock = __addDisposableResource(env_1, await takeTurns(paths, host), true);
        const journal = __addDisposableResource(env_1, (0,_kernel_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .openJournal */ ._)({
            path: paths.guidance,
            shown: (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPath */ .pS)(paths, paths.guidance),
            remedy: `Run: autorize repair ${name}`,
        }), false);
        const guidance = { v: 1, at: host.now().toISOString(), message: text };
        journal.append({ ...guidance });
        return guidance;
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
function checkMessage(message) {
    const text = message.trim();
    const length = [...text].length;
    const found = issueOf(text, length);
    if (found === undefined)
        return text;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb([
        {
            found,
            expected: `one to ${MAX_MESSAGE_CHARACTERS} characters of plain text`,
            remedy: 'Put longer texts into program.md.',
        },
    ]);
}
function issueOf(text, length) {
    if (length === 0)
        return 'a message without a word';
    if (length > MAX_MESSAGE_CHARACTERS)
        return `a message of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(length, 'character')}`;
    // Line ends and tabs are what people type.
    const control = /(?![\n\t])[\p{Cc}\p{Cs}]/u.exec(text)?.[0];
    return control === undefined ? undefined : `a message with the control character ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(control)}`;
}
async function takeTurns({ name, guidance }, { now }) {
    const path = guidance.replace(/\.jsonl$/, '.lock');
    for (let tries = 1;; tries += 1) {
        const lock = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .takeRunLock */ .Cc)({ path, now });
        if (lock.kind === 'locked')
            return lock;
        if (tries === TRIES) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AutorizeError */ .yW('locked', _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.locked, {
                message: `the guidance of "${name}" is being written by ${lock.holder?.pid ?? 'another process'}`,
                remedy: 'Run the command again when that process has ended.',
            });
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(PAUSE_MS);
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

/***/ 55863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ readDiffs)
/* harmony export */ });
/** The diffs of a run, each read once it is asked for: the page of thousands of attempts shows a hundred. */
function readDiffs({ read, cache = new Map(), keyOf = (id) => id }) {
    const get = (id) => {
        const diff = cache.get(keyOf(id)) ?? read(id) ?? '';
        cache.set(keyOf(id), diff);
        return diff === '' ? undefined : diff;
    };
    return { get };
}


/***/ }),

/***/ 1621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/report/html.js
var html = __webpack_require__(45138);
// EXTERNAL MODULE: ./build/report/page.js
var page = __webpack_require__(47916);
// EXTERNAL MODULE: ./build/report/page-result.js
var page_result = __webpack_require__(71724);
// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(84483);
// EXTERNAL MODULE: ./build/report/titled.js
var titled = __webpack_require__(53901);
;// CONCATENATED MODULE: ./build/report/run-details.js



/** One attempt as a part of the page that opens: reason, facts, diff. */
function renderAttemptDetails({ row, attempt, diff, showCommand }) {
    const { id, iter, mark, word, score, scoreText, summary, facts, reason } = row;
    const shown = facts.map(([name, value]) => `<dt>${(0,html/* escapeHtml */.Z)(name)}</dt><dd>${(0,html/* escapeHtml */.Z)(value)}</dd>`);
    const scored = score === undefined ? '' : ` ${scoreText}`;
    return [
        `<details id="i${iter}"><summary>${(0,titled/* titled */.d)(attempt)} ${(0,html/* escapeHtml */.Z)(id)}: <span class="mark ${mark}">${(0,html/* escapeHtml */.Z)(word)}</span>${scored}</summary>`,
        ...(reason === '' ? [] : [`<p>${(0,html/* escapeHtml */.Z)(reason)}</p>`]),
        ...(summary === '' ? [] : [`<p class="said">The agent says: <q>${(0,html/* escapeHtml */.Z)(summary)}</q></p>`]),
        ...(shown.length === 0 ? [] : [`<dl class="facts">${shown.join('')}</dl>`]),
        diff ?? (showCommand === undefined ? '' : `<p class="note">The diff: <code>${(0,html/* escapeHtml */.Z)(showCommand)}</code></p>`),
        '</details>',
    ].join('\n');
}
const MAX_LINE_CHARS = 500;
/** A diff whose added and removed lines differ by element as well as by sign; `name` names its origin. */
function renderDiffHtml(diff, name, maxChars) {
    let isHeader = true;
    const lines = (0,foreign_text/* manyLines */.hw)(diff, maxChars)
        .split('\n')
        .map((line) => {
        if (line.startsWith('diff --git '))
            isHeader = true;
        if (line.startsWith('@@'))
            isHeader = false;
        return renderLine(cut(line), isHeader);
    });
    const rest = diff.length - maxChars;
    const note = rest > 0 ? `<p class="note">${rest} more characters are left out.</p>` : '';
    return `<pre tabindex="0" role="group" aria-label="Diff of ${(0,html/* escapeHtml */.Z)(name)}">${lines.join('\n')}</pre>${note}`;
}
function cut(line) {
    return line.length > MAX_LINE_CHARS ? `${line.slice(0, MAX_LINE_CHARS)}…` : line;
}
function renderLine(line, isHeader) {
    const text = (0,html/* escapeHtml */.Z)(line);
    if (isHeader)
        return `<b>${text}</b>`;
    if (line.startsWith('+'))
        return `<ins>${text}</ins>`;
    if (line.startsWith('-'))
        return `<del>${text}</del>`;
    return line.startsWith('@@') ? `<i>${text}</i>` : text;
}

// EXTERNAL MODULE: ./build/experiment/ledger/record.js
var record = __webpack_require__(74773);
// EXTERNAL MODULE: ./build/report/outcome-marks.js
var outcome_marks = __webpack_require__(47776);
// EXTERNAL MODULE: ./build/report/page-style.js
var page_style = __webpack_require__(94464);
;// CONCATENATED MODULE: ./build/report/run-style.js



// An empty text after the slash: a screen reader reads the word beside the sign, not the sign.
const SIGNS = record/* OUTCOMES */.im.map((outcome) => `.mark.${outcome}::before{content:"${outcome_marks/* OUTCOME_MARKS */.U[outcome].sign} " / ""}`);
/** The look of the page of a run: its chart, its marks, its table and its diffs. */
const RUN_STYLE = `${page_style/* PAGE_STYLE */.W}
.mark{white-space:nowrap}.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:.5rem 0}
.mark::before{display:inline-block;min-width:1.2em}
${SIGNS.join('\n')}
.line::before{content:"" / "";display:inline-block;width:1.8em;margin-right:.4em;vertical-align:middle}
.line.best::before{border-top:3px solid var(--accent)}.line.base::before{border-top:2px dashed var(--dim)}
.merged{--mark:var(--good)}.denied,.invalid,.aborted,.infra_error{--mark:var(--bad)}
.inconclusive,.killed{--mark:var(--warn)}.mark::before{color:var(--mark,var(--dim))}.mark.merged{font-weight:600}
.chart{display:block;width:100%;max-width:52rem;margin:0 auto;height:auto;font:14px system-ui,sans-serif;fill:var(--fg)}
@media (min-width:42rem){.chart{font-size:10px}}
.chart .ci{fill:none;stroke:var(--mark,var(--dim));stroke-width:1.25;opacity:.75}.chart .dots{fill:none;stroke:var(--mark,var(--dim));stroke-width:3;stroke-linecap:round}
.line.ci::before{border-top:0;border-left:2px solid var(--dim);height:1em;width:1em}
.chart .grid{stroke:var(--line)}.chart .axis{fill:none;stroke:var(--dim)}
.chart .base-line{stroke:var(--dim);stroke-width:1.5;stroke-dasharray:6 5}
.chart .best-line{fill:none;stroke:var(--accent);stroke-width:2.5}
.filled{fill:var(--mark,var(--dim));stroke:var(--bg)}
.hollow{fill:var(--bg);stroke:var(--mark,var(--dim));stroke-width:1.5}
.chart .tick-y{text-anchor:end}.chart .tick-x,.chart .name{text-anchor:middle}.chart .name{fill:var(--dim)}
ins,del{text-decoration:none}ins{background:var(--add)}del{background:var(--cut)}
`;

// EXTERNAL MODULE: ./build/report/card-style.js
var card_style = __webpack_require__(14953);
// EXTERNAL MODULE: ./build/report/run-view.js
var run_view = __webpack_require__(33902);
;// CONCATENATED MODULE: ./build/report/run-table.js
/** The table of all attempts of a run; on a narrow screen a card each. Pure. */





const MAX_REASON = 140;
/** With more rows the older ones are folded: what is folded is neither laid out nor painted. */
const MAX_OPEN = 300;
const LAST_OPEN = 100;
const GROUP = 250;
/** Every attempt, `detailed` with a link to its details. */
function renderAttemptTable(view, detailed) {
    const { terms, goal, rows, tables } = view;
    const title = `${(0,titled/* titled */.d)(terms.attempt)}s`;
    const order = terms.attempt === 'item' ? 'in the order of the plan' : 'oldest first';
    const direction = goal === undefined ? '' : `; ${goal}`;
    const draw = (some, caption, label) => renderTable(some, { caption, label, columns: tables.page, detailed });
    const heading = `<h2>${title}</h2>`;
    if (rows.length <= MAX_OPEN)
        return [heading, ...draw(rows, `Every ${terms.attempt}, ${order}${direction}`, title)];
    const older = rows.slice(0, -LAST_OPEN);
    const folded = Array.from({ length: Math.ceil(older.length / GROUP) }, (_, index) => {
        const some = older.slice(index * GROUP, (index + 1) * GROUP);
        const name = `${title} ${some[0]?.id} to ${some.at(-1)?.id}`;
        const accepted = some.filter(({ isAccepted }) => isAccepted).length;
        return [
            `<details class="older" id="rows-${index + 1}"><summary>${(0,html/* escapeHtml */.Z)(name)}: ${accepted} accepted</summary>`,
            ...draw(some, `${name}, ${order}${direction}`, name),
            '</details>',
        ].join('\n');
    });
    const last = `The last ${LAST_OPEN} ${terms.attempt}s`;
    return [heading, ...folded, ...draw(rows.slice(-LAST_OPEN), `${last}, ${order}${direction}`, last)];
}
function renderTable(rows, { caption, label, columns, detailed }) {
    const heads = columns.map((name) => `<th scope="col">${run_view/* COLUMNS */.cZ[name].title}</th>`);
    return [
        `<div class="scroll cards" tabindex="0" role="region" aria-label="${(0,html/* escapeHtml */.Z)(label)}"><table>`,
        `<caption>${(0,html/* escapeHtml */.Z)(caption)}</caption>`,
        `<thead><tr>${heads.join('')}</tr></thead>`,
        '<tbody>',
        ...rows.map((row) => renderRow(row, columns, { isDetailed: detailed.has(row) })),
        '</tbody></table></div>',
    ];
}
function renderRow(row, columns, { isDetailed }) {
    const cells = columns.map((name) => {
        const text = (0,html/* escapeHtml */.Z)((0,base_text/* shortened */.vI)(run_view/* COLUMNS */.cZ[name].text(row), MAX_REASON));
        if (name === 'id' || name === 'item') {
            const shown = isDetailed ? `<a href="#i${row.iter}">${text}</a>` : text;
            return `<th scope="row">${shown}</th>`;
        }
        return name === 'outcome' ? `<td class="mark ${row.mark}">${text}</td>` : `<td>${text}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
}
const LOOKS = {
    ...{ id: 'number', score: 'number', single: 'number', best: 'number', duration: 'number', size: 'number' },
    ...{ item: 'prose', reason: 'prose', summary: 'prose', change: 'prose', receipt: 'prose', commit: 'whole' },
};
const RULES = {
    number: 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums',
    prose: 'min-width:min(14rem,60vw)',
    whole: 'white-space:nowrap',
};
/** The look of the columns, by their places: a class for each cell would double the size of a long page. */
function renderColumnStyle(columns) {
    const rules = Object.entries(RULES).map(([look, rule]) => {
        const places = columns.flatMap((name, index) => (LOOKS[name] === look ? [`:nth-child(${index + 1})`] : []));
        return places.length === 0 ? '' : `tr>:is(${places.join(',')}){${rule}}`;
    });
    return `${rules.join('\n')}\n${(0,card_style/* renderCardStyle */.G)(columns.map(cardColumnOf))}`;
}
function cardColumnOf(name) {
    return { label: name === 'outcome' ? undefined : run_view/* COLUMNS */.cZ[name].title, isWide: LOOKS[name] === 'prose' };
}

// EXTERNAL MODULE: ./build/base/score-text.js
var score_text = __webpack_require__(58164);
// EXTERNAL MODULE: ./build/report/score-scale.js
var score_scale = __webpack_require__(58142);
// EXTERNAL MODULE: ./build/report/sparkline.js
var sparkline = __webpack_require__(74312);
;// CONCATENATED MODULE: ./build/report/score-chart.js





// A phone shows it at two thirds of its size, with text that can be read; a wide screen enlarges it.
const WIDTH = 480;
const HEIGHT = 300;
const TOP = 12;
const RIGHT = 10;
/** Where the scores end; below lie the marks of iterations without a score, the ticks and the axis's name. */
const BOTTOM = 220;
const RAIL = 240;
const X_AXIS = 252;
const TICK_TEXT = 18;
/** With more marks, what each of them says is only in the table. */
const MAX_TITLED = 200;
const LABEL_CHAR = 8;
/** The scores by iteration as a picture; undefined when no iteration has a score. */
function renderScoreChart(view) {
    const scores = (0,sparkline/* buildScoreDomain */.p)(view.rows, { withIntervals: true });
    if (scores === undefined)
        return undefined;
    const yTicks = (0,score_scale/* buildTicks */.Pe)(scores, 5);
    const widest = Math.max(...yTicks.map((tick) => (0,score_text/* renderScore */.ls)(tick).length));
    const plot = { rows: view.rows, scores, iterations: buildIterationDomain(view.rows), left: 26 + widest * LABEL_CHAR };
    return [
        `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="chart-title chart-desc">`,
        '<title id="chart-title">Score of each iteration</title>',
        `<desc id="chart-desc">${(0,html/* escapeHtml */.Z)(describe(view))}</desc>`,
        ...renderGrid(plot, yTicks),
        ...renderXAxis(plot),
        `<text class="name" transform="translate(13 ${(TOP + BOTTOM) / 2})rotate(-90)">score, ${(0,html/* escapeHtml */.Z)(view.goal ?? '')}</text>`,
        ...renderBaseline(plot),
        ...renderIntervals(plot),
        ...renderMarks(plot),
        ...renderPoints(plot, isOther),
        ...renderBest(plot),
        ...renderPoints(plot, isAnchor),
        '</svg>',
    ].join('\n');
}
function describe(view) {
    const counts = view.counts.map(({ word, count }) => `${count} ${word}`).join(', ');
    const bars = view.rows.some(({ interval }) => interval !== undefined) ? ' A bar is the interval of a test.' : '';
    return `${view.verdict}. ${view.goal ?? 'No direction'}. Marks: ${counts}.${bars} The table below has every value.`;
}
function buildIterationDomain(rows) {
    const [lo, hi] = rows.reduce(([least, most], { iter }) => [Math.min(least, iter), Math.max(most, iter)], [
        Number.POSITIVE_INFINITY,
        Number.NEGATIVE_INFINITY,
    ]);
    return lo === hi ? { lo: lo - 1, hi: hi + 1 } : { lo, hi };
}
function xOf(iter, { iterations, left }) {
    return round(left + 10 + (0,score_scale/* pathsOf */.wG)(iter, iterations) * (WIDTH - RIGHT - left - 20));
}
function yOf(score, { scores }) {
    return round(BOTTOM - (0,score_scale/* pathsOf */.wG)(score, scores) * (BOTTOM - TOP));
}
function round(value) {
    return Math.round(value * 10) / 10;
}
function renderGrid(plot, ticks) {
    return ticks.map((tick) => {
        const y = yOf(tick, plot);
        const label = `<text class="tick-y" x="${plot.left - 6}" y="${y + 4}">${(0,score_text/* renderScore */.ls)(tick)}</text>`;
        return `<path class="grid" d="M${plot.left} ${y}H${WIDTH - RIGHT}"/>${label}`;
    });
}
function renderXAxis(plot) {
    const ticks = (0,score_scale/* buildTicks */.Pe)(plot.iterations, 6).filter((tick) => Number.isInteger(tick));
    const labels = ticks.map((tick) => {
        const x = xOf(tick, plot);
        return `<path class="axis" d="M${x} ${X_AXIS}v4"/><text class="tick-x" x="${x}" y="${X_AXIS + TICK_TEXT}">${tick}</text>`;
    });
    const middle = (plot.left + WIDTH - RIGHT) / 2;
    return [
        `<path class="axis" d="M${plot.left} ${TOP}V${X_AXIS}H${WIDTH - RIGHT}"/>`,
        `<text class="tick-y" x="${plot.left - 6}" y="${RAIL + 4}">none</text>`,
        ...labels,
        `<text class="name" x="${middle}" y="${HEIGHT - 8}">iteration</text>`,
    ];
}
function renderBaseline(plot) {
    const baseline = plot.rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score;
    if (baseline === undefined)
        return [];
    return [`<path class="base-line" d="M${plot.left} ${yOf(baseline, plot)}H${WIDTH - RIGHT}"/>`];
}
/** A step at each iteration that moved the line. */
function renderBest(plot) {
    let last;
    let path = '';
    for (const { iter, best } of plot.rows) {
        if (best === undefined || best === last)
            continue;
        path += last === undefined ? `M${xOf(iter, plot)} ${yOf(best, plot)}` : `H${xOf(iter, plot)}V${yOf(best, plot)}`;
        last = best;
    }
    return path === '' ? [] : [`<path class="best-line" d="${path}H${WIDTH - RIGHT}"/>`];
}
/** A bar from limit to limit for each tested change, a path for each outcome; one beyond the picture has no end. */
function renderIntervals(plot) {
    const { rows, scores } = plot;
    const end = rows.length > MAX_TITLED ? 0 : 3;
    return outcomesOf(rows).flatMap((outcome) => {
        const bars = rows.flatMap(({ iter, mark, interval }) => {
            if (mark !== outcome || interval === undefined)
                return [];
            const [low, high] = interval;
            const x = xOf(iter, plot);
            const top = high > scores.hi || end === 0 ? '' : `M${round(x - end)} ${yOf(high, plot)}h${2 * end}`;
            const bottom = low < scores.lo || end === 0 ? '' : `M${round(x - end)} ${yOf(low, plot)}h${2 * end}`;
            return [`M${x} ${yOf(high, plot)}V${yOf(low, plot)}${top}${bottom}`];
        });
        return bars.length === 0 ? [] : [`<path class="ci ${outcome}" d="${bars.join('')}"/>`];
    });
}
/** The shapes, once each. */
function renderMarks({ rows }) {
    const marks = outcomesOf(rows).map((outcome) => {
        const { path, isFilled } = outcome_marks/* OUTCOME_MARKS */.U[outcome];
        const scale = ` transform="scale(${rows.length > MAX_TITLED ? 0.6 : 0.8})"`;
        return `<path id="mark-${outcome}" class="${isFilled ? 'filled' : 'hollow'}" d="${path}"${scale}/>`;
    });
    return [`<defs>${marks.join('')}</defs>`];
}
function renderPoints(plot, isDrawn) {
    const isTitled = plot.rows.length <= MAX_TITLED;
    return outcomesOf(plot.rows)
        .filter(isDrawn)
        .map((outcome) => {
        const rows = plot.rows.filter(({ mark }) => mark === outcome);
        if (!isTitled && rows.length > MAX_TITLED)
            return renderDots(rows, plot);
        const points = rows.map((row) => renderPoint(row, plot, { isTitled }));
        return `<g class="${outcome}">${points.join('')}</g>`;
    });
}
/** Many marks of one outcome as one path; those that would cover each other once. */
function renderDots(rows, plot) {
    const dots = new Set(rows.map(({ iter, score }) => `M${xOf(iter, plot)} ${score === undefined ? RAIL : yOf(score, plot)}h0`));
    return `<path class="dots ${rows[0]?.mark ?? 'noop'}" d="${[...dots].join('')}"/>`;
}
function outcomesOf(rows) {
    return [...new Set(rows.map(({ mark }) => mark))];
}
/** What the line of the best goes through is drawn on top of it, everything else below. */
function isAnchor(outcome) {
    return outcome === 'merged' || outcome === 'baseline';
}
function isOther(outcome) {
    return !isAnchor(outcome);
}
function renderPoint(row, plot, { isTitled }) {
    const { iter, mark, score, scoreText, word } = row;
    const place = `x="${xOf(iter, plot)}" y="${score === undefined ? RAIL : yOf(score, plot)}"`;
    if (!isTitled)
        return `<use href="#mark-${mark}" ${place}/>`;
    const reported = score === undefined ? '' : `, ${scoreText}`;
    return `<use href="#mark-${mark}" ${place}><title>iteration ${iter}: ${(0,html/* escapeHtml */.Z)(word)}${reported}</title></use>`;
}

;// CONCATENATED MODULE: ./build/report/run-html.js









// The page of a run with a thousand iterations still opens on a phone.
const MAX_DETAILS = 120;
// Those of accepted changes are what a reader came for: they are whole as long as they fit, others are their beginnings.
const ACCEPTED_DIFFS = { pageBytes: 768 * 1024, chars: 512 * 1024 };
const OTHER_DIFFS = { pageBytes: 120 * 1024, chars: 12_000 };
/** The report as one page that loads nothing and needs no script, unless it is served. */
function renderHtml({ view, diffs, frame }) {
    const detailed = chooseDetailed(view.rows, diffs);
    const details = renderDetails(view, detailed, diffs);
    return (0,page/* renderPage */.C)({
        frame,
        title: `${view.name}: autorize report`,
        style: `${RUN_STYLE}${renderColumnStyle(view.tables.page)}`,
        body: [
            ...renderHeader(view),
            '<main>',
            ...renderScores(view),
            ...renderAccepted(view, details),
            ...renderAttemptTable(view, detailed),
            ...renderOthers(view, details),
            '</main>',
            ...renderFooter(view),
        ],
    });
}
const SINGLE = 'Scores are single measurements, not a confirmed improvement. The best of many measurements overstates the gain.';
/** What the scores of a page may be taken for. The first sentence of a confirmed one is what an audit looks for. */
const NOTES = {
    confirmed: 'The improvement was measured in fresh pairs. The scores below are single measurements.',
    'not-confirmed': 'Fresh pairs do not confirm an improvement: their interval includes no change. The scores below are single measurements.',
};
// A test stops when its evidence is enough, which favours large effects.
const INTERVALS = 'A bar is the interval that the pairs of one test give, against the best change of its time. Tests that stop early overstate their effect.';
function renderHeader(view) {
    const { baseline, best, change, budget, cost, claim } = view;
    const { startedAt, deadline, timeLeft, noops } = budget;
    return [
        '<header>',
        `<h1>${(0,html/* escapeHtml */.Z)(view.name)}</h1>`,
        ...(view.description === '' ? [] : [`<p>${(0,html/* escapeHtml */.Z)(view.description)}</p>`]),
        ...view.problems.map((problem) => `<p class="problem"><strong>Problem:</strong> ${(0,html/* escapeHtml */.Z)(problem)}</p>`),
        ...view.notices.map((notice) => `<p class="problem"><strong>Notice:</strong> ${(0,html/* escapeHtml */.Z)(notice)}</p>`),
        ...(0,page_result/* renderPageTop */.n)({
            result: (0,html/* escapeHtml */.Z)(view.result),
            ended: view.ended,
            evidence: [
                `<p>${(0,html/* escapeHtml */.Z)(view.verdict)}</p>`,
                ...(claim.text === undefined ? [] : [`<p class="claim">Gain: ${(0,html/* escapeHtml */.Z)(claim.text)}</p>`]),
                ...(view.recipe === 'plan' ? [] : [`<p class="note">${NOTES[claim.kind] ?? SINGLE}</p>`]),
                ...(0,page_result/* renderFigureList */.t)([
                    // Of what can be confirmed only the confirmation is the improvement.
                    ['Change (single tests)', claim.kind === 'none' ? change : undefined],
                    ...view.facts.map(([label, text]) => [(0,titled/* titled */.d)(label), text]),
                    ['Noops', noops],
                    ['Started', startedAt],
                    [
                        'Deadline',
                        deadline === undefined ? undefined : `${deadline}${timeLeft === undefined ? '' : ` (${timeLeft})`}`,
                    ],
                ]),
            ],
        }),
        ...(0,page_result/* renderFigureList */.t)([
            ['Baseline', baseline],
            [view.terms.best, best === undefined ? undefined : `${best.score} (iteration ${best.iter})`],
            // The verdict of a plan is this.
            ['Accepted', view.recipe === 'plan' ? undefined : `${view.accepted} of ${view.tried}`],
            ['Now', view.ended === undefined ? view.position : undefined],
            ['Model', view.waiting],
            ['Cost', cost],
        ]),
        renderBranch(view),
        '</header>',
    ];
}
function renderBranch({ branch, noBranch, base }) {
    const code = (text) => `<code>${(0,html/* escapeHtml */.Z)(text)}</code>`;
    const from = base === undefined ? '' : `, from ${code(base)}`;
    return `<p class="note">Branch ${branch === undefined ? (0,html/* escapeHtml */.Z)(noBranch) : code(branch)}${from}</p>`;
}
function renderScores(view) {
    const chart = renderScoreChart(view);
    if (chart === undefined) {
        return view.recipe === 'plan' ? [] : ['<h2>Scores</h2>', '<p>No iteration has a score yet.</p>'];
    }
    const legend = view.counts.map(({ word, mark, count }) => `<li><span class="mark ${mark}">${(0,html/* escapeHtml */.Z)(word)}</span> ${count}</li>`);
    const hasIntervals = view.rows.some(({ interval }) => interval !== undefined);
    return [
        '<h2>Scores</h2>',
        `<div class="scroll" tabindex="0" role="region" aria-label="Chart of the scores">${chart}</div>`,
        `<ul class="legend">${legend.join('')}<li class="line best">${(0,html/* escapeHtml */.Z)(view.terms.line)}</li>${view.baseline === undefined ? '' : '<li class="line base">baseline</li>'}${hasIntervals ? '<li class="line ci">interval of a test</li>' : ''}</ul>`,
        ...(hasIntervals ? [`<p class="note">${INTERVALS}</p>`] : []),
    ];
}
const isAccepted = (row) => row.isAccepted;
/** The accepted ones and the last ones that have more to show, up to a number that a phone can hold. */
function chooseDetailed(rows, diffs) {
    const some = rows.filter((row) => row.facts.length > 0 || (diffs.get(row.id) ?? '').trim() !== '');
    const chosen = new Set(some.filter(isAccepted).slice(-MAX_DETAILS / 2));
    for (const row of some.toReversed()) {
        if (chosen.size >= MAX_DETAILS)
            break;
        chosen.add(row);
    }
    return chosen;
}
/** The details of each attempt that has some on this page, as HTML. */
function renderDetails({ rows, show, terms }, detailed, diffs) {
    const shown = rows.filter((row) => detailed.has(row));
    const html = chooseDiffs(shown, diffs, terms.attempt);
    return new Map(shown.map((row) => {
        const showCommand = show === undefined || diffs.get(row.id) === undefined ? undefined : `${show} ${row.id}`;
        return [row, renderAttemptDetails({ row, attempt: terms.attempt, diff: html.get(row), showCommand })];
    }));
}
function renderAccepted({ rows, base, branch }, details) {
    const parts = rows.filter(isAccepted).flatMap((row) => details.get(row) ?? []);
    if (parts.length === 0)
        return [];
    const all = base === undefined || branch === undefined ? undefined : `git diff ${base} ${branch}`;
    const note = all === undefined ? [] : [`<p class="note">All of them as one diff: <code>${(0,html/* escapeHtml */.Z)(all)}</code></p>`];
    return ['<h2>Accepted changes</h2>', ...note, ...parts];
}
function renderOthers({ rows, show, terms }, details) {
    const parts = rows.filter((row) => !isAccepted(row)).flatMap((row) => details.get(row) ?? []);
    const rest = rows.length - details.size;
    const all = show === undefined ? '' : `; to see one: <code>${(0,html/* escapeHtml */.Z)(`${show} ITERATION`)}</code>`;
    const note = `<p class="note">${(0,base_text/* plural */.LS)(rest, `earlier ${terms.attempt}`)} without details on this page${all}</p>`;
    const notes = rest > 0 && details.size > 0 && show !== undefined ? [note] : [];
    return parts.length === 0 ? notes : ['<h2>Details</h2>', ...notes, ...parts];
}
/** The diffs that fit, of the newest first; accepted changes have a share of their own. */
function chooseDiffs(rows, diffs, attempt) {
    const newest = rows.toReversed();
    const shown = new Map();
    for (const [some, { pageBytes, chars }] of [
        [newest.filter(isAccepted), ACCEPTED_DIFFS],
        [newest.filter((each) => !isAccepted(each)), OTHER_DIFFS],
    ]) {
        let bytes = 0;
        for (const row of some) {
            const diff = diffs.get(row.id);
            if (diff === undefined || diff.trim() === '')
                continue;
            const html = renderDiffHtml(diff, `${attempt} ${row.id}`, chars);
            const size = Buffer.byteLength(html);
            if (bytes + size > pageBytes)
                continue;
            bytes += size;
            shown.set(row, html);
        }
    }
    return shown;
}
/** How the records behind the page are verified. */
function renderRecords({ verify, head, recipe }) {
    const command = `<code>${(0,html/* escapeHtml */.Z)(verify)}</code>`;
    const unchained = recipe === 'plan' ? 'Each item has a receipt.' : 'The records have no hash chain.';
    if (head === undefined)
        return `<p>${unchained} To verify: ${command}</p>`;
    const hash = `<code>${(0,html/* escapeHtml */.Z)(head)}</code>`;
    return `<p>Hash of the last record: ${hash}. To verify it and all records before it: ${command}</p>`;
}
function renderFooter(view) {
    const made = view.madeAt === undefined ? 'Generated by autorize.' : `Generated ${view.madeAt} by autorize.`;
    return ['<footer>', renderRecords(view), `<p>${made}</p>`, '</footer>'];
}


/***/ }),

/***/ 53901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ titled)
/* harmony export */ });
/** A label as the beginning of a line. */
function titled(label) {
    return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
}


/***/ })

};

