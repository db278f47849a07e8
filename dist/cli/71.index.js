export const id = 71;
export const ids = [71];
export const modules = {

/***/ 9071:
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
// EXTERNAL MODULE: ./build/attempt/decide/audit.js + 2 modules
var audit = __webpack_require__(7629);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(5222);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(3342);
// EXTERNAL MODULE: ./build/mission/decide.js
var decide = __webpack_require__(2169);
// EXTERNAL MODULE: ./build/mission/kept-candidate.js
var kept_candidate = __webpack_require__(153);
// EXTERNAL MODULE: ./build/mission/ledger.js
var ledger = __webpack_require__(176);
// EXTERNAL MODULE: ./build/mission/results.js
var results = __webpack_require__(4367);
;// CONCATENATED MODULE: ./build/mission/verify.js
/**
 * Whether a run is what its files say: chain, records, branch, and the files that follow from them.
 * Invariant: nothing is written but a folder of our own that is removed again; no lock is taken, so what is looked at of
 * a run that is at work is one moment of it.
 */















/** Checks a run. */
async function verifyMission(place) {
    const { state, problems } = (0,mission_look/* lookAtMission */.H)(place);
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-verify-'));
    try {
        const { refs } = (0,user_repository/* openRefs */.ro)(place.repository, folder);
        const findings = [
            ...(0,finding/* findingsOf */.W)('journal.jsonl', problems, 'its chain is unbroken'),
            ...(0,finding/* findingsOf */.W)('decisions', checkDecisions(state), 'each follows from its evaluation and the keep policy'),
            ...(await checkComparisons(refs, state)),
            ...(0,finding/* findingsOf */.W)('branch', await checkBranch(refs, state), `at the last kept commit, ${state.lastKeptCommit}`),
            ...checkFiles(place, state),
        ];
        return { findings, isSound: findings.every(({ kind }) => kind !== 'wrong') };
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
/** Decides again on what was compared in pairs, by the raw scores. */
async function checkComparisons(refs, state) {
    if (state.launch.contract.evaluator.decision === undefined || state.evidence.length === 0)
        return [];
    const { differences, notes, state: replayed } = (0,audit/* auditRecords */.u)({ records: state.evidence });
    const flaws = differences.map(({ record, message }) => `record ${record} of the comparisons: ${message}`);
    const args = ['rev-parse', '--verify', '--quiet', `${state.lastKeptCommit}^{tree}`];
    const { stdout } = await refs(args, { allowed: [0, 1, 128] });
    const tree = stdout.toString().trim();
    if (tree !== '' && replayed !== undefined && replayed.session.incumbent !== tree) {
        flaws.push(`the comparisons keep the tree ${replayed.session.incumbent}; the last kept commit has ${tree}`);
    }
    const unchecked = notes.map((detail) => ({ kind: 'unchecked', what: 'comparisons', detail }));
    return [...(0,finding/* findingsOf */.W)('comparisons', flaws, 'each decision follows from the raw scores of its pairs'), ...unchecked];
}
/** Decides again by what was recorded. */
function checkDecisions({ entries, launch }) {
    const { evaluator } = launch.contract;
    const flaws = [];
    let kept = {
        kept_commit: launch.baseline_commit,
        score: null,
    };
    for (const entry of entries) {
        const { iteration, decision, evaluator: evaluation } = entry;
        if (entry.base_commit !== kept.kept_commit) {
            flaws.push(`iteration ${iteration} began at ${entry.base_commit}; the last kept commit was ${kept.kept_commit}`);
        }
        if (evaluation !== null && entry.kind === 'iteration' && decision !== 'error') {
            const again = decideAgain(entry, evaluation, { ...evaluator, lastKeptScore: kept.score });
            if (again.decision !== decision) {
                flaws.push(`iteration ${iteration} is ${decision}; by its evaluation it is ${again.decision}: ${again.reason}`);
            }
        }
        const expected = decision === 'keep' ? entry.candidate_commit : kept.kept_commit;
        if (entry.kept_commit !== expected)
            flaws.push(`iteration ${iteration} leaves ${entry.kept_commit} as the last kept commit`);
        if (decision === 'keep' || decision === 'baseline') {
            kept = { kept_commit: entry.kept_commit, score: evaluation?.score ?? null };
        }
    }
    return flaws;
}
/** What was compared in pairs is decided by them; what passes and was not compared is never kept. */
function decideAgain({ comparison }, evaluation, policy) {
    const verdict = (0,decide/* decideCandidate */.aR)(evaluation, policy);
    if (policy.decision === undefined || evaluation.status !== 'pass' || evaluation.score === null)
        return verdict;
    if (comparison === undefined)
        return { decision: 'discard', reason: 'it was not compared' };
    const isKept = comparison.record.kind === 'decision' && comparison.record.kept;
    return { decision: isKept ? 'keep' : 'discard', reason: comparison.reason };
}
async function checkBranch(refs, state) {
    const { branch_name: branch, baseline_commit: baseline } = state.launch;
    const tip = await (0,git_store/* readRef */.sg)(refs, (0,kept_candidate/* refOf */.H8)(state));
    if (tip === undefined)
        return [`${branch} is gone; put it back: git branch ${branch} ${state.lastKeptCommit}`];
    const flaws = tip === state.lastKeptCommit ? [] : [`${branch} is at ${tip}; the records say ${state.lastKeptCommit}`];
    let last = baseline;
    for (const { decision, kept_commit: commit, iteration } of state.entries) {
        if (decision !== 'keep')
            continue;
        const args = ['merge-base', '--is-ancestor', last, commit];
        const { exitCode } = await refs(args, { allowed: [0, 1, 128] });
        if (exitCode !== 0)
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
    ];
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
    if (!(0,external_node_fs_.existsSync)(path))
        return [{ kind: 'unchecked', what: store/* RESULTS */.Pr, detail: 'the worktree has none' }];
    const isSame = (0,external_node_fs_.readFileSync)(path, 'utf8') === (0,results/* renderResults */.f)(state.entries);
    return (0,finding/* findingsOf */.W)(store/* RESULTS */.Pr, isSame ? [] : ['it is not what the records say'], 'as the records say');
}

// EXTERNAL MODULE: ./build/report/experiment-style.js + 1 modules
var experiment_style = __webpack_require__(9590);
// EXTERNAL MODULE: ./build/report/html.js
var html = __webpack_require__(5138);
// EXTERNAL MODULE: ./build/report/iteration-html.js
var iteration_html = __webpack_require__(8284);
// EXTERNAL MODULE: ./build/report/mission-text.js
var mission_text = __webpack_require__(7289);
;// CONCATENATED MODULE: ./build/report/mission-html.js





const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
const MAX_DIFF_BYTES = 120 * 1024;
const MAX_DETAILS = 120;
const SIGNS = decide/* DECISIONS */.Yv.map((decision) => `.mark.${decision}::before{content:"${mission_text/* DECISION_SIGNS */.U0[decision]} " / ""}`);
const STYLE = `${experiment_style/* EXPERIMENT_STYLE */.y}${SIGNS.join('\n')}
.keep{--mark:var(--good)}.error,.abort{--mark:var(--bad)}.ambiguous,.interrupted{--mark:var(--warn)}`;
/** The report as one page that loads nothing and needs no script. */
function renderMissionHtml({ look, diffs }) {
    const { launch, entries } = look.state;
    const name = (0,html/* escapeHtml */.Z)(launch.run_id);
    return `${[
        '<!doctype html>',
        '<html lang="en">',
        '<head>',
        '<meta charset="utf-8"/>',
        `<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>`,
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
        '<meta name="color-scheme" content="light dark"/>',
        `<title>${name}: mission report</title>`,
        `<style>${STYLE}</style>`,
        '</head>',
        '<body>',
        ...renderHeader(look),
        '<main>',
        ...renderLedger(entries),
        ...renderDetails(entries, diffs),
        '</main>',
        `<footer><p>Head of the records: <code>${(0,html/* escapeHtml */.Z)(entries.at(-1)?.hash ?? 'none')}</code>. To check them: <code>autorize verify ${name}</code></p></footer>`,
        '</body>',
        '</html>',
    ].join('\n')}\n`;
}
function renderHeader(look) {
    const { launch, entries, lastKeptScore } = look.state;
    const baseline = entries[0]?.evaluator?.score;
    const figures = [
        ['Now', (0,mission_text/* renderPosition */.KR)(look)],
        ['Tried', (0,mission_text/* renderDecisionCounts */.hh)(entries)],
        ['Baseline', typeof baseline === 'number' ? String(baseline) : 'no score'],
        ['Last kept score', lastKeptScore === null ? 'none' : String(lastKeptScore)],
        ['Keep policy', launch.contract.evaluator.keep_policy],
    ];
    const shown = figures.map(([title, value]) => `<div><dt>${title}</dt><dd>${(0,html/* escapeHtml */.Z)(value)}</dd></div>`);
    return [
        '<header>',
        `<h1>${(0,html/* escapeHtml */.Z)(launch.run_id)}</h1>`,
        ...look.problems.map((problem) => `<p class="problem"><strong>Problem:</strong> ${(0,html/* escapeHtml */.Z)(problem)}</p>`),
        `<p class="verdict">${(0,html/* escapeHtml */.Z)((0,mission_text/* renderVerdict */.gM)(look.state))}</p>`,
        '<p class="note">Scores are single measurements, not a confirmed claim: the best of many looks better than it is.</p>',
        `<dl class="figures">${shown.join('')}</dl>`,
        `<p class="note">Branch <code>${(0,html/* escapeHtml */.Z)(launch.branch_name)}</code>, from <code>${(0,html/* escapeHtml */.Z)(launch.baseline_commit.slice(0, 12))}</code></p>`,
        '</header>',
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
        const html = (0,iteration_html/* renderDiffHtml */.J)(diff, entry.iteration);
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
    return [
        `### ${(0,markdown/* escapeMarkdown */.F)(launch.run_id)}: ${(0,markdown/* escapeMarkdown */.F)((0,mission_text/* renderVerdict */.gM)(state))}`,
        '',
        ...(problems.length === 0 ? [] : [...problems.map((problem) => `- ${(0,markdown/* escapeMarkdown */.F)(problem)}`), '']),
        `- ${(0,markdown/* escapeMarkdown */.F)((0,mission_text/* renderDecisionCounts */.hh)(entries))}`,
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
function block(title, text, language) {
    if (text.trim() === '')
        return [];
    return [`## ${title}`, '', (0,base_text/* fenced */.OF)((0,foreign_text/* manyLines */.h)(text, MAX_CHARS), language), ''];
}

// EXTERNAL MODULE: ./build/report/upkeep-text.js
var upkeep_text = __webpack_require__(7595);
// EXTERNAL MODULE: ./build/cli/look-command.js + 12 modules
var look_command = __webpack_require__(2484);
;// CONCATENATED MODULE: ./build/cli/mission-look.js














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
        (0,look_command/* printJson */.Q2)(call.terminal, { ...manifest, is_running: look.isRunning, problems: look.problems });
    }
    else
        call.terminal.out((0,mission_text/* renderMissionStatus */.ZH)(look));
    return exitOf(seen, call.terminal);
}
function list(call) {
    const seen = see(call);
    if (call.values.has('json'))
        (0,look_command/* printJson */.Q2)(call.terminal, seen.look.state.entries);
    else
        call.terminal.out(renderMissionList(seen.look.state));
    return exitOf(seen, call.terminal);
}
function show(call) {
    const { words, values, terminal } = call;
    const seen = see(call);
    const { place, look } = seen;
    const iteration = (0,look_command/* decodeIter */.pW)(words[1] ?? '');
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
        (0,look_command/* printJson */.Q2)(terminal, page);
    else
        terminal.out(renderEntry(page));
    return exitOf(seen, terminal);
}
async function verify({ words: [runId = '', iter], values, host, terminal }) {
    if (iter !== undefined || values.has('rescore')) {
        const found = iter === undefined ? '--rescore' : `the iteration ${JSON.stringify(iter)}`;
        const expected = 'the id of a mission run alone: evaluations of missions are not run again';
        throw new errors/* UsageError */.eb([{ found, expected, remedy: `Run: autorize verify ${runId}` }]);
    }
    const verified = await verifyMission((0,store/* placeOf */.$t)(runId, host));
    if (values.has('json'))
        (0,look_command/* printJson */.Q2)(terminal, verified);
    else
        terminal.out((0,upkeep_text/* renderFindings */.vO)(runId, verified));
    return verified.isSound ? errors/* EXIT */.dc.yes : errors/* EXIT */.dc.no;
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

