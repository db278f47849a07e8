export const id = 491;
export const ids = [491];
export const modules = {

/***/ 7491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MISSION_COMMANDS: () => (/* binding */ MISSION_COMMANDS)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(4831);
// EXTERNAL MODULE: ./build/mission/clean.js
var clean = __webpack_require__(6732);
// EXTERNAL MODULE: ./build/mission/look.js
var mission_look = __webpack_require__(9570);
// EXTERNAL MODULE: ./build/mission/manifest.js
var mission_manifest = __webpack_require__(6992);
// EXTERNAL MODULE: ./build/mission/store.js
var store = __webpack_require__(3448);
// EXTERNAL MODULE: ./build/mission/verify.js + 2 modules
var verify = __webpack_require__(5777);
// EXTERNAL MODULE: ./build/report/maintenance-text.js
var maintenance_text = __webpack_require__(6490);
// EXTERNAL MODULE: ./build/mission/decide.js
var decide = __webpack_require__(2169);
// EXTERNAL MODULE: ./build/report/experiment-style.js
var experiment_style = __webpack_require__(4960);
// EXTERNAL MODULE: ./build/report/html.js
var html = __webpack_require__(5138);
// EXTERNAL MODULE: ./build/report/iteration-html.js
var iteration_html = __webpack_require__(8284);
// EXTERNAL MODULE: ./build/report/mission-text.js
var mission_text = __webpack_require__(7289);
;// CONCATENATED MODULE: ./build/report/mission-chart.js


/** What the line goes through. */
const MISSION_LINE = 'Last kept score';
const MARKS = {
    baseline: 'baseline',
    keep: 'merged',
    discard: 'discarded',
    ambiguous: 'inconclusive',
    noop: 'noop',
    abort: 'aborted',
    interrupted: 'killed',
    error: 'invalid',
};
/** A mark for each entry; the line is the score of the commit that was the last kept one after it. */
function buildMissionChart(state) {
    const { entries, launch } = state;
    const words = decide/* DECISIONS */.Yv.map((decision) => [decision, entries.filter((each) => each.decision === decision).length]);
    return {
        goal: launch.contract.evaluator.direction === 'max' ? 'higher is better' : 'lower is better',
        verdict: (0,mission_text/* renderVerdict */.gM)(state),
        counts: words.filter((each) => each[1] !== 0),
        rows: buildRows(entries),
    };
}
function buildRows(entries) {
    const kept = new Map();
    return entries.map((entry) => {
        const { iteration: iter, decision: word, evaluator, kept_commit: commit } = entry;
        const score = typeof evaluator?.score === 'number' ? evaluator.score : undefined;
        if ((word === 'keep' || word === 'baseline') && score !== undefined)
            kept.set(commit, score);
        return { iter, word, outcome: MARKS[word], score, scoreText: (0,mission_text/* scoreOf */.uw)(entry), best: kept.get(commit) };
    });
}

// EXTERNAL MODULE: ./build/report/page.js
var page = __webpack_require__(7916);
// EXTERNAL MODULE: ./build/report/page-style.js
var page_style = __webpack_require__(4464);
// EXTERNAL MODULE: ./build/report/score-chart.js
var score_chart = __webpack_require__(5940);
;// CONCATENATED MODULE: ./build/report/mission-html.js









const MAX_DIFF_BYTES = 120 * 1024;
const MAX_DETAILS = 120;
const SIGNS = decide/* DECISIONS */.Yv.map((decision) => `.mark.${decision}::before{content:"${mission_text/* DECISION_SIGNS */.U0[decision]} " / ""}`);
const STYLE = `${page_style/* PAGE_STYLE */.W}${experiment_style/* CHART_STYLE */.V}${SIGNS.join('\n')}
tr>:is(:nth-child(1),:nth-child(4)){text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
td:nth-child(5),td:nth-child(6){min-width:14rem}td:nth-child(7){white-space:nowrap}
.keep{--mark:var(--good)}.error,.abort{--mark:var(--bad)}.ambiguous,.interrupted{--mark:var(--warn)}`;
/** The report as one page that loads nothing and needs no script. */
function renderMissionHtml({ look, diffs }) {
    const { launch, entries } = look.state;
    const name = (0,html/* escapeHtml */.Z)(launch.run_id);
    return (0,page/* renderPage */.C)({
        title: `${launch.run_id}: mission report`,
        style: STYLE,
        body: [
            ...renderHeader(look),
            '<main>',
            ...renderChart(look.state),
            ...renderLedger(entries),
            ...renderDetails(entries, diffs),
            '</main>',
            `<footer><p>Head of the records: <code>${(0,html/* escapeHtml */.Z)(entries.at(-1)?.hash ?? 'none')}</code>. To check them: <code>autorize verify ${name}</code></p></footer>`,
        ],
    });
}
function renderHeader(look) {
    const { launch, entries, lastKeptScore } = look.state;
    const baseline = entries[0]?.evaluator?.score;
    const improvement = (0,mission_text/* renderImprovement */.Nn)(look.state);
    const figures = [
        ['Now', (0,mission_text/* renderPosition */.KR)(look)],
        ['Tried', (0,mission_text/* renderDecisionCounts */.hh)(entries)],
        ['Baseline', typeof baseline === 'number' ? String(baseline) : 'no score'],
        ['Last kept score', lastKeptScore === null ? 'none' : String(lastKeptScore)],
        ...(0,mission_text/* integrityOf */.Ll)(look.state).map(([label, text]) => [(0,mission_text/* titled */.dJ)(label), text]),
        ...(0,mission_text/* costOf */.ho)(look.state).map((cost) => ['Cost', cost]),
        ['Keep policy', launch.contract.evaluator.decision ?? launch.contract.evaluator.keep_policy],
    ];
    const shown = figures.map(([title, value]) => `<div><dt>${title}</dt><dd>${(0,html/* escapeHtml */.Z)(value)}</dd></div>`);
    return [
        '<header>',
        `<h1>${(0,html/* escapeHtml */.Z)(launch.run_id)}</h1>`,
        ...look.problems.map((problem) => `<p class="problem"><strong>Problem:</strong> ${(0,html/* escapeHtml */.Z)(problem)}</p>`),
        `<p class="verdict">${(0,html/* escapeHtml */.Z)((0,mission_text/* renderVerdict */.gM)(look.state))}</p>`,
        ...(improvement === undefined ? [] : [`<p class="note">Improvement: ${(0,html/* escapeHtml */.Z)(improvement)}</p>`]),
        (0,mission_text/* isImprovementConfirmed */.SM)(look.state)
            ? '<p class="note">The improvement was measured in fresh pairs; the scores below are single measurements.</p>'
            : '<p class="note">Scores are single measurements, not a confirmed claim: the best of many looks better than it is.</p>',
        `<dl class="figures">${shown.join('')}</dl>`,
        `<p class="note">Branch <code>${(0,html/* escapeHtml */.Z)(launch.branch_name)}</code>, from <code>${(0,html/* escapeHtml */.Z)(launch.baseline_commit.slice(0, 12))}</code></p>`,
        '</header>',
    ];
}
function renderChart(state) {
    const view = buildMissionChart(state);
    const chart = (0,score_chart/* renderScoreChart */.b)(view);
    if (chart === undefined)
        return [];
    const legend = view.counts.map(([word, count]) => `<li><span class="mark ${word}">${word}</span> ${count}</li>`);
    return [
        '<h2>Scores</h2>',
        `<div class="scroll" tabindex="0" role="region" aria-label="Chart of the scores">${chart}</div>`,
        `<ul class="legend">${legend.join('')}<li class="line best">${MISSION_LINE.toLowerCase()}</li>${view.rows[0]?.score === undefined ? '' : '<li class="line base">baseline</li>'}</ul>`,
    ];
}
function renderLedger(entries) {
    const heads = ['Iteration', 'Decision', 'Pass', 'Score', 'Reason', 'Description', 'Commit'];
    return [
        '<h2>Ledger</h2>',
        '<div class="scroll" tabindex="0" role="region" aria-label="Ledger"><table>',
        '<caption>Every entry, oldest first</caption>',
        `<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>`,
        '<tbody>',
        ...entries.map(renderRow),
        '</tbody></table></div>',
    ];
}
function renderRow(entry) {
    const { iteration, decision, evaluator } = entry;
    const pass = typeof evaluator?.pass === 'boolean' ? String(evaluator.pass) : '–';
    const commit = (entry.candidate_commit ?? entry.kept_commit).slice(0, 12);
    const texts = [pass, (0,mission_text/* scoreOf */.uw)(entry), entry.decision_reason, entry.description, commit];
    const cells = texts.map((text) => `<td>${(0,html/* escapeHtml */.Z)(text)}</td>`).join('');
    return `<tr><th scope="row">${iteration}</th><td class="mark ${decision}">${decision}</td>${cells}</tr>`;
}
/** The diffs that fit, the newest first among equals, those that were kept before the others. */
function renderDetails(entries, diffs) {
    const isKept = ({ decision }) => decision === 'keep';
    const newest = entries.toReversed();
    const parts = new Map();
    let bytes = 0;
    for (const entry of [...newest.filter(isKept), ...newest.filter((each) => !isKept(each))].slice(0, MAX_DETAILS)) {
        const diff = diffs.get(entry.iteration);
        if (diff === undefined || diff.trim() === '')
            continue;
        const html = (0,iteration_html/* renderDiffHtml */.J)(diff, `iteration ${entry.iteration}`);
        bytes += Buffer.byteLength(html);
        if (bytes > MAX_DIFF_BYTES)
            break;
        parts.set(entry.iteration, `<details><summary>Iteration ${entry.iteration}: ${entry.decision}</summary>${html}</details>`);
    }
    if (parts.size === 0)
        return [];
    return ['<h2>Changes</h2>', ...[...parts].sort(([one], [other]) => one - other).map(([, html]) => html)];
}

// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(4483);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(4902);
;// CONCATENATED MODULE: ./build/report/mission-markdown.js




const COLUMNS = [
    ['Iteration', ({ iteration }) => String(iteration)],
    ['Decision', ({ decision }) => `${mission_text/* DECISION_SIGNS */.U0[decision]} ${decision}`],
    ['Pass', ({ evaluator }) => (typeof evaluator?.pass === 'boolean' ? String(evaluator.pass) : '–')],
    ['Score', mission_text/* scoreOf */.uw],
    ['Reason', ({ decision_reason: reason }) => reason],
    ['Description', ({ description }) => description],
    ['Commit', ({ candidate_commit: commit, kept_commit: kept }) => (commit ?? kept).slice(0, 12)],
];
/** Every entry as a markdown table, oldest first. */
function renderMissionList({ entries }) {
    return `${renderTable(entries).join('\n')}\n`;
}
function renderTable(entries) {
    return [
        `| ${COLUMNS.map(([title]) => title).join(' | ')} |`,
        `|${COLUMNS.map(() => '---').join('|')}|`,
        ...entries.map((entry) => `| ${COLUMNS.map(([, text]) => (0,markdown/* escapeMarkdown */.F)(text(entry))).join(' | ')} |`),
    ];
}
// GitHub takes 64 KiB in a comment; what surrounds the table stays below the rest.
const MAX_TABLE_BYTES = 48 * 1024;
/** A summary for a job or a pull request, at most 60 KiB. */
function renderMissionMarkdown(look) {
    const { state, problems } = look;
    const { launch, entries } = state;
    const [title = '', rule = '', ...all] = renderTable(entries);
    const rows = lastThatFit(all);
    const improvement = (0,mission_text/* renderImprovement */.Nn)(state);
    return [
        `### ${(0,markdown/* escapeMarkdown */.F)(launch.run_id)}: ${(0,markdown/* escapeMarkdown */.F)((0,mission_text/* renderVerdict */.gM)(state))}`,
        '',
        ...(problems.length === 0 ? [] : [...problems.map((problem) => `- ${(0,markdown/* escapeMarkdown */.F)(problem)}`), '']),
        `- ${(0,markdown/* escapeMarkdown */.F)((0,mission_text/* renderDecisionCounts */.hh)(entries))}`,
        ...(improvement === undefined ? [] : [`- Improvement: ${(0,markdown/* escapeMarkdown */.F)(improvement)}`]),
        ...(0,mission_text/* integrityOf */.Ll)(state).map(([label, text]) => `- ${(0,mission_text/* titled */.dJ)(label)}: ${(0,markdown/* escapeMarkdown */.F)(text)}`),
        ...(0,mission_text/* costOf */.ho)(state).map((cost) => `- Cost: ${(0,markdown/* escapeMarkdown */.F)(cost)}`),
        `- Now: ${(0,markdown/* escapeMarkdown */.F)((0,mission_text/* renderPosition */.KR)(look))}`,
        `- Branch ${(0,markdown/* escapeMarkdown */.F)(launch.branch_name)}, from ${(0,markdown/* escapeMarkdown */.F)(launch.baseline_commit.slice(0, 12))}`,
        '',
        ...(rows.length < all.length ? [`The last ${rows.length} of ${all.length} entries:`, ''] : []),
        title,
        rule,
        ...rows,
        '',
    ].join('\n');
}
function lastThatFit(rows) {
    let bytes = 0;
    let first = rows.length;
    while (first > 0) {
        bytes += Buffer.byteLength(rows[first - 1] ?? '') + 1;
        if (bytes > MAX_TABLE_BYTES)
            break;
        first -= 1;
    }
    return rows.slice(first);
}
const MAX_CHARS = 400_000;
/** One iteration whole: what was decided and why, what was changed, what was printed. */
function renderEntry({ entry, diff, logs }) {
    const { iteration, decision, decision_reason: reason, evaluator, notes } = entry;
    const facts = [
        ['reason', reason],
        ['description', entry.description],
        ['status of the artifact', entry.candidate_status],
        ['base', entry.base_commit],
        ['candidate', entry.candidate_commit],
        ['last kept commit after it', entry.kept_commit],
        ['recorded', entry.created_at],
        ...comparisonFacts(entry),
        ...notes.map((note) => ['note', note]),
    ];
    return [
        `# Iteration ${iteration}: ${decision}${evaluator === null ? '' : `, score ${(0,mission_text/* scoreOf */.uw)(entry)}`}`,
        '',
        ...facts.flatMap(([name, value]) => (value === null ? [] : [`- ${name}: ${(0,markdown/* escapeMarkdown */.F)(value)}`])),
        '',
        ...block('Evaluation', evaluator === null ? '' : JSON.stringify(evaluator, null, 2), 'json'),
        ...block('Diff', diff ?? '', 'diff'),
        ...logs.flatMap(({ name, text }) => block(`Log ${(0,markdown/* escapeMarkdown */.F)(name)}`, text, 'text')),
    ].join('\n');
}
function comparisonFacts({ comparison }) {
    if (comparison === undefined)
        return [];
    const { policy, n, effect } = comparison;
    if ('scores' in comparison) {
        const { scores, again, compared_with: known } = comparison;
        const held = again.length === 0 ? '' : `, again ${again.join(', ')}`;
        return [['compared', `by ${policy} with ${known}: ${scores.join(', ')}${held}; effect ${effect}`]];
    }
    const { e, threshold, pairs } = comparison;
    const shown = pairs.map(({ candidate, incumbent }) => `${candidate}/${incumbent}`).join(', ');
    const evidence = `evidence ${Number(e.toPrecision(3))} of ${Number(threshold.toPrecision(3))}`;
    return [['compared', `by ${policy} in ${(0,base_text/* plural */.LS)(n, 'pair')}, effect ${effect}, ${evidence}: ${shown}`]];
}
function block(title, text, language) {
    if (text.trim() === '')
        return [];
    return [`## ${title}`, '', (0,base_text/* fenced */.OF)((0,foreign_text/* manyLines */.h)(text, MAX_CHARS), language), ''];
}

// EXTERNAL MODULE: ./build/cli/stop-signals.js
var stop_signals = __webpack_require__(1977);
// EXTERNAL MODULE: ./build/cli/terminal.js
var cli_terminal = __webpack_require__(8565);
;// CONCATENATED MODULE: ./build/cli/mission-look.js
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















function see({ words: [runId = ''], host }) {
    const place = (0,store/* placeOf */.$t)(runId, host);
    return { place, look: (0,mission_look/* lookAtMission */.H)(place) };
}
/** Problems are told beside what can be shown; the exit code says that there are some. */
function exitOf({ look }, terminal) {
    for (const problem of look.problems)
        terminal.err(`error: ${problem}\n`);
    return look.problems.length > 0 ? errors/* EXIT */.dc.usage : errors/* EXIT */.dc.yes;
}
function mission_look_status(call) {
    const seen = see(call);
    const { place, look } = seen;
    if (call.values.has('json')) {
        const results_file = (0,external_node_path_.join)(look.state.launch.worktree_path, store/* RESULTS */.Pr);
        const manifest = (0,mission_manifest/* buildManifest */.u1)(look.state, { ...place.files, results_file });
        const { claim } = look.state;
        const improvement = claim === undefined
            ? {}
            : { [(0,mission_text/* isImprovementConfirmed */.SM)(look.state) ? 'confirmed' : 'not_confirmed']: claim.sentence };
        (0,cli_terminal/* printJson */.Q)(call.terminal, { ...manifest, ...improvement, is_running: look.isRunning, problems: look.problems });
    }
    else
        call.terminal.out((0,mission_text/* renderMissionStatus */.ZH)(look));
    return exitOf(seen, call.terminal);
}
function list(call) {
    const seen = see(call);
    if (call.values.has('json'))
        (0,cli_terminal/* printJson */.Q)(call.terminal, seen.look.state.entries);
    else
        call.terminal.out(renderMissionList(seen.look.state));
    return exitOf(seen, call.terminal);
}
function show(call) {
    const { words, values, terminal } = call;
    const seen = see(call);
    const { place, look } = seen;
    const iteration = Number(words[1]);
    const entry = look.state.entries.find((each) => each.iteration === iteration);
    if (entry === undefined) {
        const known = look.state.entries.map((each) => each.iteration);
        throw new errors/* PreconditionError */.Rb({
            message: `"${place.runId}" has no entry ${iteration}; it has ${known.length === 0 ? 'none' : `0 to ${Math.max(...known)}`}`,
            remedy: `See: autorize list ${place.runId}`,
        });
    }
    const page = { entry, ...(0,mission_look/* readEntryFiles */.A)(place, entry) };
    if (values.has('json'))
        (0,cli_terminal/* printJson */.Q)(terminal, page);
    else
        terminal.out(renderEntry(page));
    return exitOf(seen, terminal);
}
async function mission_look_verify({ words: [runId = '', iter], values, host, terminal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const place = (0,store/* placeOf */.$t)(runId, host);
        const isRescored = values.has('rescore');
        requireVerifiable(place, { iter, isRescored });
        const stopping = __addDisposableResource(env_1, (0,stop_signals/* listenForSignals */.s)(), false);
        const verified = await (0,verify/* verifyMission */.om)(place, isRescored ? { rescore: { host, signal: stopping.signal } } : {});
        if (values.has('json'))
            (0,cli_terminal/* printJson */.Q)(terminal, verified);
        else
            terminal.out((0,maintenance_text/* renderFindings */.vO)(runId, verified));
        if (stopping.exitCode !== undefined)
            return stopping.exitCode;
        return verified.isSound ? errors/* EXIT */.dc.yes : errors/* EXIT */.dc.no;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function requireVerifiable(place, { iter, isRescored }) {
    const problems = [];
    const remedy = `Run: autorize verify ${place.runId}`;
    if (iter !== undefined) {
        const expected = 'the id of a mission run alone: single evaluations of missions are not run again';
        problems.push({ found: `the iteration ${JSON.stringify(iter)}`, expected, remedy });
    }
    const { decision } = isRescored ? (0,mission_look/* lookAtMission */.H)(place).state.launch.contract.evaluator : { decision: 'none' };
    if (decision === undefined) {
        const expected = 'it only for a mission with evaluator.decision: by the keep policy no improvement is claimed';
        problems.push({ found: '--rescore', expected, remedy });
    }
    if (problems.length > 0)
        throw new errors/* UsageError */.eb(problems);
}
function report(call) {
    const { values, host, terminal } = call;
    const seen = see(call);
    const { place, look } = seen;
    const output = values.get('output')?.[0];
    const folder = output === undefined ? place.folder : (0,external_node_path_.resolve)(host.cwd, output);
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const diffs = new Map(look.state.entries.flatMap((entry) => {
        const { diff } = (0,mission_look/* readEntryFiles */.A)(place, entry);
        return diff === undefined ? [] : [[entry.iteration, diff]];
    }));
    const files = { 'report.html': renderMissionHtml({ look, diffs }), 'report.md': renderMissionMarkdown(look) };
    for (const [name, text] of Object.entries(files)) {
        (0,durable/* writeFileAtomic */.Zf)((0,external_node_path_.join)(folder, name), [text]);
        terminal.out(`${terminal.shorten((0,external_node_path_.join)(folder, name))}\n`);
    }
    return exitOf(seen, terminal);
}
async function mission_look_clean({ words: [runId = ''], host, terminal }) {
    const { removed, left } = await (0,clean/* cleanMission */.o)(runId, host);
    const shown = removed.map((path) => terminal.shorten(path)).join(', ');
    terminal.out(removed.length === 0 ? 'nothing to remove\n' : `removed ${shown}\n`);
    for (const note of left)
        terminal.out(`${note}\n`);
    return errors/* EXIT */.dc.yes;
}
/** The commands that take the id of a mission run as well as the name of an experiment. */
const MISSION_COMMANDS = { status: mission_look_status, list, show, verify: mission_look_verify, report, clean: mission_look_clean };


/***/ }),

/***/ 7289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KR: () => (/* binding */ renderPosition),
/* harmony export */   Ll: () => (/* binding */ integrityOf),
/* harmony export */   Nn: () => (/* binding */ renderImprovement),
/* harmony export */   SM: () => (/* binding */ isImprovementConfirmed),
/* harmony export */   U0: () => (/* binding */ DECISION_SIGNS),
/* harmony export */   VE: () => (/* binding */ renderEntryLine),
/* harmony export */   ZH: () => (/* binding */ renderMissionStatus),
/* harmony export */   dJ: () => (/* binding */ titled),
/* harmony export */   fE: () => (/* binding */ renderMissionStart),
/* harmony export */   gM: () => (/* binding */ renderVerdict),
/* harmony export */   hh: () => (/* binding */ renderDecisionCounts),
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   uw: () => (/* binding */ scoreOf),
/* harmony export */   v8: () => (/* binding */ renderMissionSummary)
/* harmony export */ });
/* harmony import */ var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9997);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _mission_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7545);
/* harmony import */ var _mission_evidence_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(773);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4483);
/* harmony import */ var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6794);






const DECISION_SIGNS = {
    baseline: '◆',
    keep: '●',
    discard: '○',
    ambiguous: '◐',
    noop: '−',
    abort: '■',
    interrupted: '‖',
    error: '×',
};
const LABEL_WIDTH = 10;
const LAST_ENTRIES = 5;
function labelled(label, text) {
    return `${label.padEnd(LABEL_WIDTH)}${text}`;
}
/** The score of an entry, if there is one. */
function scoreOf({ evaluator }) {
    return typeof evaluator?.score === 'number' ? String(evaluator.score) : '–';
}
/** An entry on one line. */
function renderEntryLine(entry) {
    const { iteration, decision, decision_reason: reason, kind, description } = entry;
    const said = kind === 'baseline' || description === reason ? '' : ` (${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(description, 80)})`;
    const cells = [
        `${DECISION_SIGNS[decision]} ${decision.padEnd(11)}`,
        String(iteration).padStart(4),
        scoreOf(entry).padStart(12),
    ];
    return `${cells.join('  ')}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(reason, 160)}${said}`;
}
/** What is printed when a run begins or goes on. */
function renderMissionStart({ state: { launch }, sandbox, resumed, protects, notes, }) {
    return [
        `${launch.run_id}: ${resumed ? 'going on, ' : ''}on ${launch.branch_name}, sandbox ${sandbox}`,
        labelled('worktree', launch.worktree_path),
        labelled('protects', renderProtection(protects)),
        ...notes.map((note) => labelled('note', (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(note, 900))),
        '',
    ].join('\n');
}
const SHOWN_GLOBS = 20;
function renderProtection(protects) {
    const shownOnes = protects.slice(0, SHOWN_GLOBS);
    const reasons = new Set(shownOnes.map(({ why }) => why));
    const shown = [...reasons].map((reason) => {
        const globs = shownOnes.filter(({ why }) => why === reason).map(({ glob }) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(glob, 200));
        return `${globs.join(', ')} (${reason})`;
    });
    const rest = protects.length - SHOWN_GLOBS;
    return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
/** `3 keep, 2 discard`; the baseline is no try. */
function renderDecisionCounts(entries) {
    const counts = new Map();
    for (const { kind, decision } of entries) {
        if (kind === 'iteration')
            counts.set(decision, (counts.get(decision) ?? 0) + 1);
    }
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const parts = [...counts].map(([decision, count]) => `${count} ${decision}`);
    return parts.length === 0 ? 'nothing' : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(total, 'iteration')}: ${parts.join(', ')}`;
}
/** How the last kept commit compares with the baseline. */
function renderVerdict({ entries, lastKeptScore, launch }) {
    const kept = (0,_mission_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .survivingKeeps */ .ie)(entries).length;
    if (kept === 0)
        return entries.some(({ decision }) => decision === 'keep') ? 'nothing kept is left' : 'nothing kept yet';
    const baseline = entries[0]?.evaluator?.score;
    const score = lastKeptScore === null ? '' : `; last kept score ${lastKeptScore}`;
    const from = typeof baseline === 'number' ? ` against the baseline, ${baseline}` : '';
    const { keep_policy, decision = keep_policy } = launch.contract.evaluator;
    return `${kept} kept under ${decision}${score}${score === '' ? '' : from}`;
}
/** Whether the improvement may be called confirmed: by its claim, where nothing speaks against the evaluator. */
function isImprovementConfirmed(state) {
    return state.claim !== undefined && (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfirmed */ .it)(state.claim) && (0,_mission_evidence_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .findRecordedAlert */ .oX)(state) === undefined;
}
/** What may be said of the improvement: a confirmation, how to get one, or that there is none. */
function renderImprovement(state) {
    const { entries, claim, evidence, launch } = state;
    if (!entries.some(({ decision }) => decision === 'keep'))
        return undefined;
    const alert = (0,_mission_evidence_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .findRecordedAlert */ .oX)(state);
    if (alert !== undefined)
        return `not claimed: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(alert, 900)}`;
    if (claim !== undefined) {
        const branchHead = findBranchHeadTree({ entries, evidence });
        const isWhole = branchHead === undefined || branchHead === claim.final;
        const said = (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .renderOutcome */ .zu)((0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .claimOutcome */ .f3)(claim));
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(isWhole ? said : `${said}; the branch holds more, which is not tested yet`, 900);
    }
    const { decision, confirm } = launch.contract.evaluator;
    if (decision === undefined)
        return 'not claimed: each score is one run of the evaluator, and chance is kept with the rest';
    if (confirm?.pairs === 0)
        return 'not claimed: evaluator.confirm.pairs is 0';
    return `not confirmed yet: autorize verify ${launch.run_id} --rescore`;
}
/** The tree that the last comparison left on the branch. */
function findBranchHeadTree({ entries, evidence }) {
    const records = entries.flatMap(({ comparison }) => comparison?.record.kind === 'decision' ? [comparison.record] : []);
    const last = records.findLast(({ kept, code }) => kept || code === 'rolled-back');
    if (last?.code === 'rolled-back')
        return last.incumbent;
    const tested = evidence.findLast((each) => each.kind === 'candidate' && each.id === last?.task);
    return tested?.kind === 'candidate' ? tested.tree : undefined;
}
function improvementLine(state) {
    const shown = renderImprovement(state);
    return shown === undefined ? [] : [labelled('improved', shown)];
}
/** How a run is, in words. */
function renderPosition({ state, isRunning }) {
    if (isRunning)
        return state.open === undefined ? 'at work' : `at work on iteration ${state.open.iteration}`;
    if (state.status === 'running')
        return 'broken off';
    return state.stopReason === null ? state.status : `${state.status}: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(state.stopReason, 600)}`;
}
/** The command that comes next. */
function nextCommand({ state, isRunning }) {
    const { run_id: runId, branch_name: branch, mission_dir: dir } = state.launch;
    if (isRunning)
        return `autorize status ${runId}`;
    if (state.status === 'running' || state.status === 'stopped')
        return `rcs autoresearch --resume ${runId}`;
    return state.entries.some(({ decision }) => decision === 'keep') ? `git merge ${branch}` : `rcs autoresearch ${dir}`;
}
/** What the sessions used up, where they said so: one element or none. */
function costOf({ entries }) {
    const cost = (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTotalCost */ .kT)(entries.map(({ usage }) => usage));
    return cost === undefined ? [] : [cost];
}
/** What risks were found, and what A/A checks and holdout said so far, a line each; none where nobody asked them. */
function integrityOf({ evidence, launch }) {
    const said = evidence.flatMap((each) => (each.kind === 'canary' ? [each] : []));
    const noops = said.filter(({ variety }) => variety === 'noop');
    const kept = noops.filter(({ passed }) => !passed).length;
    const broken = said.find(({ variety }) => variety === 'broken');
    const aaChecks = [
        ...(noops.length === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(noops.length, 'no-op')}, ${kept} kept`]),
        ...(broken === undefined ? [] : [broken.remark ?? 'the negative control failed, as it must']),
    ];
    const risks = evidence.flatMap((each) => (each.kind === 'risk' && each.found ? [each] : []));
    const last = new Map(risks.map((each) => [each.risk, each]));
    const told = [...last.values()].map(({ risk, accepted, detail }) => accepted ? `accepted ${risk}: ${detail}` : `${risk}: ${detail}`);
    const { holdout } = launch.contract.evaluator;
    const queries = evidence.filter(({ kind }) => kind === 'holdout').length;
    const answers = evidence.flatMap((each) => (each.kind === 'decision' ? (each.holdout ?? []) : []));
    const yes = answers.filter(({ passed }) => passed).length;
    return [
        ...(told.length === 0 ? [] : [['risks', told.join('; ')]]),
        ...(aaChecks.length === 0 ? [] : [['canaries', aaChecks.join('; ')]]),
        ...(holdout === undefined
            ? []
            : [['holdout', `${queries} of ${holdout.budget} queries, ${yes} said yes`]]),
    ];
}
/** A label as the beginning of a line. */
function titled(label) {
    return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
}
function facts(look) {
    const { launch } = look.state;
    return [
        ['branch', `${launch.branch_name}, from ${launch.baseline_commit.slice(0, 12)}`],
        ['worktree', (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(launch.worktree_path, 400)],
        ['now', renderPosition(look)],
        ['result', renderVerdict(look.state)],
        ['tried', renderDecisionCounts(look.state.entries)],
        ...integrityOf(look.state).map(([label, text]) => [label, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(text, 900)]),
        ...costOf(look.state).map((cost) => ['cost', cost]),
    ];
}
/** A run on one screen: where it is, what came of it, the last entries, the next command. */
function renderMissionStatus(look) {
    const { state, problems } = look;
    const last = state.entries.slice(-LAST_ENTRIES).map(renderEntryLine);
    return [
        `${state.launch.run_id}: the mission ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(state.launch.mission_dir)}`,
        ...problems.map((problem) => `problem: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(problem, 600)}`),
        '',
        ...facts(look).map(([label, text]) => labelled(label, text)),
        ...improvementLine(state),
        ...(last.length === 0 ? [] : ['', ...last]),
        '',
        labelled('next', nextCommand(look)),
        '',
    ].join('\n');
}
/** What is printed at the end of a run. */
function renderMissionSummary(state) {
    const { branch_name: branch, baseline_commit: baseline } = state.launch;
    const isKept = state.entries.some(({ decision }) => decision === 'keep');
    return [
        `${state.launch.run_id}: ${renderVerdict(state)}`,
        labelled(state.status, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(state.stopReason ?? '', 900)),
        labelled('tried', renderDecisionCounts(state.entries)),
        ...integrityOf(state).map(([label, text]) => labelled(label, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(text, 900))),
        ...costOf(state).map((cost) => labelled('cost', cost)),
        ...improvementLine(state),
        ...(isKept ? [labelled('look', `git log ${baseline.slice(0, 12)}..${branch}`)] : []),
        labelled('next', nextCommand({ state, isRunning: false })),
        '',
    ].join('\n');
}


/***/ })

};

