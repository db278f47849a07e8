export const id = 517;
export const ids = [517];
export const modules = {

/***/ 3517:
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
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/attempt/decide/audit.js + 6 modules
var audit = __webpack_require__(146);
// EXTERNAL MODULE: ./build/attempt/report-pages.js + 1 modules
var report_pages = __webpack_require__(4657);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/ancestry.js
var ancestry = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/kernel/refs.js
var kernel_refs = __webpack_require__(3144);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(3342);
// EXTERNAL MODULE: ./build/mission/comparison.js
var mission_comparison = __webpack_require__(8216);
// EXTERNAL MODULE: ./build/mission/decision-checks.js
var decision_checks = __webpack_require__(7545);
// EXTERNAL MODULE: ./build/mission/handed-file.js
var handed_file = __webpack_require__(7324);
// EXTERNAL MODULE: ./build/mission/kept-candidate.js
var kept_candidate = __webpack_require__(153);
// EXTERNAL MODULE: ./build/mission/ledger.js
var ledger = __webpack_require__(176);
// EXTERNAL MODULE: ./build/attempt/workspace.js + 2 modules
var attempt_workspace = __webpack_require__(682);
// EXTERNAL MODULE: ./build/kernel/inspector-guard.js
var inspector_guard = __webpack_require__(5453);
// EXTERNAL MODULE: ./build/mission/comparisons.js
var comparisons = __webpack_require__(87);
// EXTERNAL MODULE: ./build/mission/conclusion.js
var conclusion = __webpack_require__(6086);
// EXTERNAL MODULE: ./build/mission/holdout.js
var mission_holdout = __webpack_require__(5862);
// EXTERNAL MODULE: ./build/mission/measuring.js
var measuring = __webpack_require__(1314);
// EXTERNAL MODULE: ./build/mission/opening.js + 1 modules
var opening = __webpack_require__(4178);
// EXTERNAL MODULE: ./build/mission/protection.js
var protection = __webpack_require__(7066);
;// CONCATENATED MODULE: ./build/mission/reconfirmation.js
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
 * Confirming what a mission kept once more, or for the first time where its run ended without that.
 * Invariant: it is a run's own confirmation, by its rules and in its journal: under the lock, in fresh pairs, by a secret
 * that is told after them. Nothing is measured while a run is still at work or was broken off.
 * Crash: whoever opens the record next writes down that it was interrupted.
 */














/** Confirms what is on the branch; undefined where there is nothing to be confirmed. */
async function reconfirmMission(place, { state, host, signal, }) {
    if (!state.entries.some(({ decision }) => decision === 'keep'))
        return undefined;
    if (state.status === 'running') {
        return unchecked(`it is at work, or was broken off: rcs autoresearch --resume ${place.runId} goes on with it`);
    }
    try {
        return await confirmNow(place, host, signal);
    }
    catch (error) {
        if (error instanceof errors/* AutorizeError */.yW)
            return unchecked(error.message);
        throw error;
    }
}
function unchecked(detail) {
    return { kind: 'unchecked', what: 'confirmation', detail };
}
async function confirmNow(place, host, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const _guard = __addDisposableResource(env_1, (0,inspector_guard/* guardInspector */.f)(), false);
        const lock = __addDisposableResource(env_1, await (0,opening/* lockMissions */.lU)(place, host), true);
        const journal = __addDisposableResource(env_1, (0,store/* openMissionJournal */.CE)(place), false);
        const state = (0,ledger/* foldMission */.st)((0,store/* typedRecords */.xx)(place, journal.records));
        if (state === undefined)
            return unchecked('it has no record of a launch');
        const { launch } = state;
        const outer = host.env;
        const level = await (0,opening/* chooseLevel */.MA)(launch.contract);
        const holdout = (0,mission_holdout/* openHoldout */.Ep)(launch.contract, { file: launch.sandbox_file, level, outer });
        const folder = (0,attempt_workspace/* workspaceFolder */.ih)({ repository: place.repository, name: (0,clean/* areaOf */.d)(launch.run_id), outer });
        await (0,attempt_workspace/* endSession */.ky)(folder);
        await (0,kept_candidate/* requireBranch */.oz)(state, (0,user_repository/* openRefs */.ro)(place.repository, `${folder}/user`).refs);
        const workspace = await (0,attempt_workspace/* openWorkspace */.OH)({
            ...{ folder, repository: place.repository, level, outer },
            base: launch.baseline_commit,
            tip: state.lastKeptCommit,
            hidden: holdout?.paths ?? [],
        });
        try {
            let found;
            const emit = (event) => {
                if (event.kind === 'claimed')
                    found = { kind: 'ok', what: 'confirmation', detail: event.sentence };
                else if (event.kind === 'note')
                    found = unchecked(event.note);
            };
            const bench = {
                ...{ place, host, journal, lock, state, workspace, holdout, emit },
                protectedFiles: (await (0,protection/* findProtection */.T)(workspace.store, launch)).files,
                signal: AbortSignal.any([lock.lost, ...(signal === undefined ? [] : [signal])]),
            };
            const opened = Object.assign(bench, { book: await (0,comparisons/* openComparisons */.X)(bench) });
            if (!(0,measuring/* hasBook */.ez)(opened))
                return undefined;
            const ended = await (0,conclusion/* confirmMission */.bs)(opened, { isAgain: true });
            opened.book.close();
            return ended === 'aborted' ? unchecked('interrupted by the operator') : found;
        }
        finally {
            workspace.close();
        }
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

// EXTERNAL MODULE: ./build/mission/results.js
var results = __webpack_require__(4367);
;// CONCATENATED MODULE: ./build/mission/verify.js
/**
 * Whether a run is what its files say: chain, records, branch, and the files that follow from them.
 * Invariant: nothing is written but a folder of our own that is removed again; no lock is taken, so what is looked at of
 * a run that is at work is one moment of it. With `rescore` a run that nothing is wrong with is confirmed, too: that takes
 * the lock, and is recorded as a run does it.
 */





















/** Checks a run; one that nothing is wrong with is confirmed, where that is asked for. */
async function verifyMission(place, { rescore } = {}) {
    const look = (0,mission_look/* lookAtMission */.H)(place);
    const findings = await checkAll(place, look);
    const isSound = findings.every(({ kind }) => kind !== 'wrong');
    if (rescore === undefined || !isSound)
        return { findings, isSound };
    const confirmed = await reconfirmMission(place, { state: look.state, ...rescore });
    return { findings: confirmed === undefined ? findings : [...findings, confirmed], isSound };
}
async function checkAll(place, { state, problems }) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-verify-'));
    try {
        const { refs } = (0,user_repository/* openRefs */.ro)(place.repository, folder);
        return [
            ...(0,finding/* findingsOf */.W)('journal.jsonl', problems, 'its chain is unbroken'),
            ...(0,finding/* findingsOf */.W)('decisions', (0,decision_checks/* checkDecisions */.u$)(state), 'each follows from its evaluation and the keep policy'),
            ...(await checkComparisons(refs, state)),
            ...(0,finding/* findingsOf */.W)('branch', await checkBranch(refs, state), `at the last kept commit, ${state.lastKeptCommit}`),
            ...checkFiles(place, state),
        ];
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
/** Decides again on what was compared, by the raw scores, and adds up what is claimed. */
async function checkComparisons(refs, state) {
    const { launch, evidence, claim, entries, lastKeptCommit } = state;
    if (launch.contract.evaluator.decision === undefined || evidence.length === 0)
        return [];
    const audited = (0,audit/* auditRecords */.u)({ records: evidence, ...(claim === undefined ? {} : { headline: claim.sentence }) });
    const { differences, notes, decisions, evaluations, state: replayed } = audited;
    const flaws = differences.map(({ record, message }) => `record ${record} of the comparisons: ${message}`);
    const last = { commit: lastKeptCommit, tree: replayed?.session.incumbent, what: 'the last kept commit' };
    const back = entries.flatMap(({ comparison, kept_commit: commit, iteration, ...entry }) => comparison === undefined || !(0,decision_checks/* isTakingBack */.KP)({ ...entry, comparison, kept_commit: commit, iteration })
        ? []
        : [{ commit, tree: (0,mission_comparison/* decisionOf */.uv)(comparison).incumbent, what: `what iteration ${iteration} goes back to` }]);
    for (const { commit, tree: decided, what } of [...back, last]) {
        const args = ['rev-parse', '--verify', '--quiet', `${commit}^{tree}`];
        const { stdout } = await refs(args, { allowed: [0, 1, 128] });
        const tree = stdout.toString().trim();
        if (tree === '' || decided === undefined || tree === decided)
            continue;
        flaws.push(`the comparisons decide on the tree ${decided}; ${what} has ${tree}`);
    }
    const unchecked = notes.map((detail) => ({ kind: 'unchecked', what: 'comparisons', detail }));
    const sound = `${(0,base_text/* plural */.LS)(decisions, 'decision')} recomputed from ${(0,base_text/* plural */.LS)(evaluations, 'evaluation')}`;
    return [...(0,finding/* findingsOf */.W)('comparisons', flaws, sound), ...unchecked];
}
async function checkBranch(refs, state) {
    const { branch_name: branch, baseline_commit: baseline } = state.launch;
    const tip = await (0,kernel_refs/* readRef */.s)(refs, (0,kept_candidate/* refOf */.H8)(state));
    if (tip === undefined)
        return [`${branch} is gone; put it back: git branch ${branch} ${state.lastKeptCommit}`];
    const flaws = tip === state.lastKeptCommit ? [] : [`${branch} is at ${tip}; the records say ${state.lastKeptCommit}`];
    let last = baseline;
    for (const { kept_commit: commit, iteration } of (0,decision_checks/* survivingKeeps */.ie)(state.entries)) {
        const descends = await (0,ancestry/* isAncestor */.Q)(refs, { base: last, tip: commit });
        if (!descends)
            flaws.push(`what iteration ${iteration} kept, ${commit}, does not descend from ${last}`);
        last = commit;
    }
    return flaws;
}
function checkFiles(place, state) {
    const { files } = place;
    const results_file = (0,external_node_path_.join)(state.launch.worktree_path, store/* RESULTS */.Pr);
    const latest = state.entries.findLast(({ evaluator }) => evaluator !== null)?.evaluator;
    const checks = [
        [files.manifest_file, (0,mission_manifest/* buildManifest */.u1)(state, { ...files, results_file })],
        [files.ledger_file, (0,ledger/* buildLedger */.ES)(state)],
        ...(latest ? [[files.latest_evaluator_file, latest]] : []),
    ];
    return [
        ...checks.flatMap(([path, wanted]) => (0,finding/* findingsOf */.W)((0,store/* shownPath */.pS)(place, path), compare(path, wanted), 'as the records say')),
        ...checkResults(results_file, state),
        ...checkReports(place, state),
    ];
}
/** What `report` wrote shows the sentence of a claim, or none. */
function checkReports(place, { evidence }) {
    const sentences = evidence.flatMap((each) => (each.kind === 'claim' ? [each.sentence] : []));
    return (0,report_pages/* examinePages */.c)(place.folder, sentences).flatMap(({ name, flaws }) => (0,finding/* findingsOf */.W)(name, flaws, 'it claims what is on record'));
}
function compare(path, wanted) {
    try {
        const found = JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
        // The records are typed with members that may be absent; on the disk those are not there.
        return (0,external_node_util_.isDeepStrictEqual)(found, JSON.parse(JSON.stringify(wanted))) ? [] : ['it is not what the records say'];
    }
    catch (error) {
        return [`it cannot be read: ${error instanceof Error ? error.message : String(error)}`];
    }
}
function checkResults(path, state) {
    // A session can write there: it is a copy for its eyes.
    const wanted = Buffer.from((0,results/* renderResults */.f)(state.entries));
    const found = (0,handed_file/* readUntrusted */.P)(path, wanted.length);
    if (found.kind === 'missing')
        return [{ kind: 'unchecked', what: store/* RESULTS */.Pr, detail: 'the worktree has none' }];
    const isSame = found.kind === 'read' && found.bytes.equals(wanted);
    return (0,finding/* findingsOf */.W)(store/* RESULTS */.Pr, isSame ? [] : ['it is not what the records say'], 'as the records say');
}

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
        look.state.claim === undefined
            ? '<p class="note">Scores are single measurements, not a confirmed claim: the best of many looks better than it is.</p>'
            : '<p class="note">The improvement was measured in fresh pairs; the scores below are single measurements.</p>',
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

// EXTERNAL MODULE: ./build/report/upkeep-text.js
var upkeep_text = __webpack_require__(7595);
// EXTERNAL MODULE: ./build/cli/stop-signals.js
var stop_signals = __webpack_require__(1977);
// EXTERNAL MODULE: ./build/cli/terminal.js
var cli_terminal = __webpack_require__(8565);
;// CONCATENATED MODULE: ./build/cli/mission-look.js
var mission_look_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var mission_look_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
        const improvement = claim === undefined ? {} : { confirmed: claim.sentence };
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
async function verify({ words: [runId = '', iter], values, host, terminal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const place = (0,store/* placeOf */.$t)(runId, host);
        const isRescored = values.has('rescore');
        requireVerifiable(place, { iter, isRescored });
        const stopping = mission_look_addDisposableResource(env_1, (0,stop_signals/* listenForSignals */.s)(), false);
        const verified = await verifyMission(place, isRescored ? { rescore: { host, signal: stopping.signal } } : {});
        if (values.has('json'))
            (0,cli_terminal/* printJson */.Q)(terminal, verified);
        else
            terminal.out((0,upkeep_text/* renderFindings */.vO)(runId, verified));
        if (stopping.exitCode !== undefined)
            return stopping.exitCode;
        return verified.isSound ? errors/* EXIT */.dc.yes : errors/* EXIT */.dc.no;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        mission_look_disposeResources(env_1);
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
    const removed = await (0,clean/* cleanMission */.o)(runId, host);
    const shown = removed.map((path) => terminal.shorten(path)).join(', ');
    terminal.out(removed.length === 0 ? 'nothing to remove\n' : `removed ${shown}\n`);
    return errors/* EXIT */.dc.yes;
}
/** The commands that take the id of a mission run as well as the name of an experiment. */
const MISSION_COMMANDS = { status: mission_look_status, list, show, verify, report, clean: mission_look_clean };


/***/ })

};

