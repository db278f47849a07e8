export const id = 7715;
export const ids = [7715];
export const modules = {

/***/ 98396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ RepeatedLook)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js + 1 modules
var store = __webpack_require__(62414);
;// CONCATENATED MODULE: ./build/experiment/maintenance/ledger-reader.js
/**
 * Reads ledgers for those who look at them again and again.
 * Invariant: what it returns is what `readLedger` returns: a file is not read again only where its identity, size and
 * time are those of before it was read.
 */


function createLedgerReader() {
    const known = new Map();
    return (paths) => {
        const stamp = stampOf(paths.ledger);
        const found = known.get(paths.ledger);
        if (stamp !== undefined && found?.stamp === stamp)
            return found.ledger;
        const ledger = (0,store/* readLedger */.SC)(paths);
        if (stamp !== undefined)
            known.set(paths.ledger, { stamp, ledger });
        return ledger;
    };
}
function stampOf(path) {
    const found = (0,external_node_fs_.statSync)(path, { bigint: true, throwIfNoEntry: false });
    return found === undefined ? undefined : `${found.dev} ${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`;
}

// EXTERNAL MODULE: ./build/experiment/maintenance/look.js + 3 modules
var look = __webpack_require__(32310);
// EXTERNAL MODULE: ./build/report/experiment-view.js + 2 modules
var experiment_view = __webpack_require__(2694);
// EXTERNAL MODULE: ./build/report/iteration-row.js
var iteration_row = __webpack_require__(29865);
;// CONCATENATED MODULE: ./build/cli/repeated-look.js




class RepeatedLook {
    diffs = new Map();
    #readLedger = createLedgerReader();
    /** By the records, which are the same ones as long as their file is the same. */
    #built = new WeakMap();
    read(paths, host) {
        return (0,look/* readStatus */.rk)(paths, host, this.#readLedger);
    }
    view(input) {
        const { direction } = input.config.objective;
        const found = this.#built.get(input.records);
        const rows = found?.direction === direction ? found.rows : (0,iteration_row/* buildIterationRows */.z)(input.records, direction);
        this.#built.set(input.records, { direction, rows });
        return (0,experiment_view/* viewExperiment */.L)({ ...input, rows });
    }
}


/***/ }),

/***/ 17650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ actOnRun)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40757);
/** What a person does to a run from a screen or a page; the same as the commands do. */



/** Does it, and says in a line what came of it, or what is wrong. */
async function actOnRun({ name, lock }, { action, attempt, text }, { host, terminal }) {
    if (action === 'stop')
        return stop(lock);
    return await capture(terminal, (quiet) => {
        const call = { host, terminal: quiet, values: new Map() };
        if (action === 'message')
            return (0,_maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__.runGuidanceCommand)({ ...call, words: [name, text] });
        if (action === 'approve')
            return (0,_maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__.runApproveCommand)({ ...call, words: [name, attempt] });
        return (0,_maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__.runRejectCommand)({ ...call, words: [name, attempt], values: new Map([['reason', [text]]]) });
    });
}
function stop(lock) {
    const pid = (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .stopHolder */ .Dy)(lock);
    return pid === undefined ? 'no run is at work' : `asked process ${pid} to stop; the run ends in order`;
}
/** What a command prints, or what is wrong, in place of the terminal. */
async function capture(terminal, run) {
    const printed = [];
    const print = (text) => void printed.push(text);
    try {
        await run({ ...terminal, out: print, err: print, ask: undefined, columns: undefined });
        return printed.join(' ');
    }
    catch (error) {
        if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW))
            throw error;
        const problems = 'problems' in error && Array.isArray(error.problems) ? error.problems : [];
        return problems.length > 0 ? problems.map(_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .renderProblem */ .yM).join(' ') : `${error.message}. ${error.remedy}`;
    }
}


/***/ }),

/***/ 16570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runServeCommand: () => (/* binding */ runServeCommand)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(84483);
// EXTERNAL MODULE: ./build/base/hash.js
var base_hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/report/html.js
var html = __webpack_require__(45138);
// EXTERNAL MODULE: ./build/report/page.js
var page = __webpack_require__(47916);
// EXTERNAL MODULE: ./build/report/page-style.js
var page_style = __webpack_require__(94464);
;// CONCATENATED MODULE: ./build/report/served-page.js
/** The pages of `autorize serve` around the reports: what is here, and the forms of a run. Pure. */




/** The script that keeps a page up to date: parts that changed are replaced, what a person opened stays open. */
const LIVE_SCRIPT = `'use strict';
const parts = (of) => [...of.querySelectorAll('header > *, main > *, footer > *')];
const keyOf = (details) => details.id || details.querySelector('summary')?.textContent || '';
async function update() {
  const known = [...document.querySelectorAll('[data-hash]')].map((each) => each.dataset.hash).join();
  const answer = await fetch(location.href, { headers: { 'x-autorize-part': 'page', 'x-autorize-known': known } });
  if (!answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.title = next.title;
  const [shown, fresh] = [parts(document), parts(next)];
  if (shown.length !== fresh.length) {
    for (const name of ['header', 'main', 'footer']) replace(document.querySelector(name), next.querySelector(name));
    return;
  }
  shown.forEach((part, at) => replace(part, fresh[at]));
}
function replace(part, fresh) {
  if (!part || !fresh || part.isEqualNode(fresh)) return;
  if (fresh.dataset.hash && fresh.dataset.hash === part.dataset.hash) return;
  const open = new Set([...part.querySelectorAll('details[open]')].map(keyOf));
  if (part.matches('details[open]')) open.add(keyOf(part));
  const copy = document.importNode(fresh, true);
  for (const each of [copy, ...copy.querySelectorAll('details')]) if (each.matches('details') && open.has(keyOf(each))) each.open = true;
  for (const each of copy.querySelectorAll('[data-hash]')) {
    const same = part.querySelector('[data-hash="' + each.dataset.hash + '"]');
    if (same) each.replaceWith(same);
  }
  part.replaceWith(copy);
}
const live = document.getElementById('live');
const root = new URL('.', document.currentScript.src).pathname;
const page = location.pathname.slice(root.length - 1);
const events = new EventSource(root + 'events?page=' + encodeURIComponent(page));
let asked = Promise.resolve();
events.onopen = () => { if (live) live.textContent = 'live'; };
events.onmessage = () => { asked = asked.then(update).catch(() => undefined); };
events.onerror = () => { if (live) live.textContent = 'not connected: is autorize serve still running?'; };
`;
const FOLDED = /<details class="older" id="([^"]*)">([\s\S]*?)<\/details>/g;
/** Gives each group of folded rows its hash, by which a page that has it asks for its updates without it. */
function markFolded(page, known = new Set()) {
    return page.replace(FOLDED, (whole, id, rows) => {
        const hash = (0,base_hash/* sha256 */.s)(whole).slice(0, 16);
        return `<details class="older" id="${id}" data-hash="${hash}">${known.has(hash) ? '' : rows}</details>`;
    });
}
const STYLE = `${page_style/* PAGE_STYLE */.W}
.entries{list-style:none;padding:0;display:grid;gap:.75rem}.entries li{border:1px solid var(--line);border-radius:.4rem;padding:.6rem .9rem}
.entries p{margin:.2rem 0}.kind{color:var(--dim)}.running{color:var(--good);font-weight:600}
`;
/** Of what surrounds every served page. */
const FORM_STYLE = `
nav{display:flex;gap:1rem;justify-content:space-between;flex-wrap:wrap;color:var(--dim)}
#actions{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(18rem,100%),1fr));margin:2rem 0}
#actions form{border:1px solid var(--line);border-radius:.4rem;padding:.75rem;display:grid;gap:.5rem;align-content:start}
input,textarea,button{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--dim);border-radius:.3rem;padding:.4rem .6rem;width:100%}
button{background:var(--soft);font-weight:600;cursor:pointer;width:auto;justify-self:start}
`;
/** Where a page of an entry is. */
function pathOf({ kind, name }, { root }) {
    return `${root}${kind}/${encodeURIComponent(name)}`;
}
/** Everything of a repository, on one page. */
function renderIndexPage(repository, entries, frame) {
    const items = entries.map((entry) => {
        const { kind, name, isRunning, result, next } = entry;
        const command = next === undefined ? '' : `<p class="note">Next: <code>${(0,html/* escapeHtml */.Z)(next)}</code></p>`;
        const running = isRunning ? ' <span class="running">running</span>' : '';
        return `<li><p><span class="kind">${kind}</span> <a href="${(0,html/* escapeHtml */.Z)(pathOf(entry, frame))}"><strong>${(0,html/* escapeHtml */.Z)(name)}</strong></a>${running}</p><p>${(0,html/* escapeHtml */.Z)(result)}</p>${command}</li>`;
    });
    const none = '<p>Nothing of autorize is here yet. Begin with <code>autorize init</code> or <code>autorize compare main HEAD</code>.</p>';
    return (0,page/* renderPage */.C)({
        title: `${repository}: autorize`,
        style: STYLE,
        frame,
        body: [
            `<header><h1>${(0,html/* escapeHtml */.Z)(repository)}</h1></header>`,
            '<main>',
            items.length === 0 ? none : `<ul class="entries">${items.join('')}</ul>`,
            '</main>',
            '<footer><p>Generated by autorize.</p></footer>',
        ],
    });
}
/** Above a page: the way back, whether it is live, and what came of the last action. */
function renderNavigation({ root, isIndex, note }) {
    const back = isIndex ? '<span>autorize</span>' : `<a href="${(0,html/* escapeHtml */.Z)(root)}">Everything here</a>`;
    const alert = note === undefined ? [] : [`<p class="problem" role="status">${(0,html/* escapeHtml */.Z)(note)}</p>`];
    return [`<nav aria-label="autorize">${back}<span id="live" role="status">connecting</span></nav>`, ...alert];
}
const ITERATION = '<label>Iteration <input name="attempt" inputmode="numeric" pattern="[0-9]+" required="" autocomplete="off"/></label>';
const FORMS = {
    message: {
        title: 'Message to the agent',
        button: 'Send',
        fields: ['<label>Message <textarea name="text" rows="3" maxlength="4000" required=""></textarea></label>'],
    },
    approve: { title: 'Approve a quarantined change', button: 'Approve', fields: [ITERATION] },
    reject: {
        title: 'Reject a change',
        button: 'Reject',
        fields: [ITERATION, '<label>Reason <input name="text" maxlength="1000" required="" autocomplete="off"/></label>'],
    },
    stop: {
        title: 'Stop the run',
        button: 'Stop',
        fields: ['<p class="note">It ends in order, and can be resumed.</p>'],
    },
};
/** Forms for actions, each with a token that is good once. */
function renderForms(actions, { root, path, mintToken, }) {
    if (actions.length === 0)
        return [];
    const forms = actions.map((action) => {
        const { title, button, fields } = FORMS[action];
        const hidden = [
            ['action', action],
            ['page', path],
            ['token', mintToken()],
        ].map(([name = '', value = '']) => `<input type="hidden" name="${name}" value="${(0,html/* escapeHtml */.Z)(value)}"/>`);
        return `<form method="post" action="${(0,html/* escapeHtml */.Z)(root)}act" aria-label="${title}"><strong>${title}</strong>${hidden.join('')}${fields.join('')}<button>${button}</button></form>`;
    });
    return [`<section id="actions" aria-label="Actions">${forms.join('')}</section>`];
}

// EXTERNAL MODULE: ./build/report/watch-view.js
var watch_view = __webpack_require__(16028);
// EXTERNAL MODULE: ./build/cli/repeated-look.js + 1 modules
var repeated_look = __webpack_require__(98396);
// EXTERNAL MODULE: ./build/cli/run-actions.js
var run_actions = __webpack_require__(17650);
;// CONCATENATED MODULE: ./build/cli/serve-access.js
/**
 * Who may ask `autorize serve` for what.
 * Invariant: every answer but the refusals needs the token of this process, as the first part of its path; a request by
 * another name than the loopback address (DNS rebinding), or from a page of another origin, is refused; an action needs a
 * token of the page that asks for it, which is good once. There is no cookie: cookies know no ports, so a browser would
 * send it to every other server on this machine.
 */

const MAX_TOKENS = 1000;
const MINUTE_MS = 60_000;
const TOKEN_MS = 12 * 60 * MINUTE_MS;
const newToken = () => (0,external_node_crypto_.randomBytes)(32).toString('base64url');
class ServeAccess {
    /** Of the address that is printed. */
    token = newToken();
    #actions = new Map();
    #port;
    constructor(port) {
        this.#port = port;
    }
    get #hosts() {
        return [`127.0.0.1:${this.#port}`, `localhost:${this.#port}`];
    }
    /** What the path of every page begins with. */
    get root() {
        return `/${this.token}/`;
    }
    /** Whether a request comes by the right name and from no other page. */
    checkOrigin(headers, isAction) {
        if (!this.#hosts.includes(headers.host ?? '')) {
            return { status: 403, reason: `Ask for http://${this.#hosts[0]}/: this name is not the one that is served.` };
        }
        const { origin } = headers;
        const site = headers['sec-fetch-site'];
        const isForeign = origin !== undefined && !this.#hosts.some((host) => origin === `http://${host}`);
        if (isForeign || (isAction && origin === undefined) || (isAction && site !== undefined && site !== 'same-origin')) {
            return { status: 403, reason: 'Another page asked for this.' };
        }
        return undefined;
    }
    /** The path of a page below the token, from its slash on; undefined where the token is not there. */
    pathBelow(pathname) {
        const [, token = '', below = ''] = /^\/([^/]*)(\/.*)$/.exec(pathname) ?? [];
        return this.#isToken(token) ? below : undefined;
    }
    /** Whether a text is the token; takes as long for every text. */
    #isToken(text) {
        const [sent, own] = [Buffer.from(text), Buffer.from(this.token)];
        return sent.length === own.length && (0,external_node_crypto_.timingSafeEqual)(sent, own);
    }
    /** A token for one action. */
    mint(now) {
        for (const [token, until] of this.#actions) {
            if (until > now && this.#actions.size < MAX_TOKENS)
                break;
            this.#actions.delete(token);
        }
        const token = newToken();
        this.#actions.set(token, now + TOKEN_MS);
        return token;
    }
    /** Uses a token up; false where it is none, or was used. */
    use(token, now) {
        const until = this.#actions.get(token);
        this.#actions.delete(token);
        return until !== undefined && until > now;
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compare/look.js
var look = __webpack_require__(62581);
// EXTERNAL MODULE: ./build/compare/store.js
var store = __webpack_require__(77741);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js + 1 modules
var ledger_store = __webpack_require__(62414);
// EXTERNAL MODULE: ./build/experiment/maintenance/look.js + 3 modules
var maintenance_look = __webpack_require__(32310);
// EXTERNAL MODULE: ./build/mission/look.js
var mission_look = __webpack_require__(19570);
// EXTERNAL MODULE: ./build/mission/store.js
var mission_store = __webpack_require__(73448);
// EXTERNAL MODULE: ./build/report/comparison-html.js + 3 modules
var comparison_html = __webpack_require__(20193);
// EXTERNAL MODULE: ./build/compare/unfinished.js
var unfinished = __webpack_require__(27095);
// EXTERNAL MODULE: ./build/report/activity-text.js
var activity_text = __webpack_require__(57296);
// EXTERNAL MODULE: ./build/report/comparison-view.js
var comparison_view = __webpack_require__(91978);
// EXTERNAL MODULE: ./build/report/time-text.js
var time_text = __webpack_require__(1052);
;// CONCATENATED MODULE: ./build/report/comparison-unfinished-html.js








const MAX_TEXT = 400;
/** A comparison that has no result: what it compares, how far it came, and why it ended. */
function renderUnfinishedHtml(comparison, { now, frame }) {
    const { opened, activities } = comparison;
    const facts = [
        ...(opened === undefined ? [] : factsOf(opened)),
        ...(activities.length === 0
            ? []
            : [['Now', (0,activity_text/* renderAllActivities */.hi)(activities, { now, nameOf: (attempt) => attempt })]]),
        ['Log', `.autorize/compare/${comparison.id}/decisions.jsonl`],
    ];
    return (0,page/* renderPage */.C)({
        frame,
        title: 'Comparison without a result: autorize compare',
        style: page_style/* PAGE_STYLE */.W,
        body: [
            '<header>',
            '<h1>Comparison of two commits</h1>',
            `<p class="verdict">No result yet: ${comparison_unfinished_html_text((0,unfinished/* renderUnfinished */.k)(comparison))}</p>`,
            '</header>',
            '<main>',
            '<dl>',
            ...facts.map(([name, value]) => `<dt>${comparison_unfinished_html_text(name)}</dt><dd>${comparison_unfinished_html_text(value)}</dd>`),
            '</dl>',
            '</main>',
        ],
    });
}
function factsOf({ base, head, command, started_at: startedAt }) {
    return [
        ['Base', (0,comparison_view/* renderCompared */.WC)(base)],
        ['Head', (0,comparison_view/* renderCompared */.WC)(head)],
        ['Command', command],
        ['Started', (0,time_text/* renderInstant */.Wv)(startedAt)],
    ];
}
function comparison_unfinished_html_text(value) {
    return (0,html/* escapeHtml */.Z)((0,foreign_text/* oneLine */.TN)(value, MAX_TEXT));
}

// EXTERNAL MODULE: ./build/report/mission-view.js
var mission_view = __webpack_require__(94071);
// EXTERNAL MODULE: ./build/report/plan-view.js
var plan_view = __webpack_require__(23956);
// EXTERNAL MODULE: ./build/report/run-diffs.js
var run_diffs = __webpack_require__(55863);
// EXTERNAL MODULE: ./build/report/run-html.js + 4 modules
var run_html = __webpack_require__(1621);
// EXTERNAL MODULE: ./build/workitem/store.js
var workitem_store = __webpack_require__(12690);
;// CONCATENATED MODULE: ./build/workitem/patches.js
/** The changes of items that are done, for whoever shows them. Nothing is written. */



/** The receipts of items that are done, by item. */
function receiptsOf(items) {
    return new Map(items.flatMap((item) => (item.status === 'success' ? [[item.id, item.receipt_id]] : [])));
}
function readPatch(paths, receiptId) {
    const path = receiptId === undefined ? '' : (0,external_node_path_.join)((0,workitem_store/* runFolder */.kQ)(paths, receiptId), 'changes.patch');
    return (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path, 'utf8') : undefined;
}

// EXTERNAL MODULE: ./build/cli/plans-here.js + 1 modules
var plans_here = __webpack_require__(43366);
// EXTERNAL MODULE: ./build/cli/runs-here.js
var runs_here = __webpack_require__(37866);
;// CONCATENATED MODULE: ./build/cli/served-runs.js
/** The pages that `autorize serve` shows of a repository. Nothing is written, and no lock is taken. */























const PATH = /^\/(experiment|mission|plan|comparison)\/([^/]+)$/;
const READERS = {
    experiment: readExperiment,
    mission: readMission,
    plan: readPlan,
    comparison: readComparison,
};
/** The page at a path; throws a `PreconditionError` where there is none. */
async function readServedPage(path, host, look) {
    if (path === '/')
        return await readIndex(host);
    const [, kind = '', encoded = ''] = PATH.exec(path) ?? [];
    const page = await READERS[kind]?.(decoded(encoded), host, look);
    if (page !== undefined)
        return page;
    throw new errors/* PreconditionError */.Rb({ message: `there is no page ${(0,base_text/* quoted */.TL)(path, 200)}`, remedy: 'Go to /' });
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return '';
    }
}
async function readIndex(host) {
    const repository = (0,runs_here/* repositoryAround */.W)(host) ?? host.cwd;
    const entries = await (0,runs_here/* findRunsHere */.M)(host);
    const found = (0,user_repository/* findRepository */.W1)(host.cwd);
    const folders = [
        ...(0,ledger_store/* listExperiments */.lV)(found).map((name) => (0,ledger_store/* pathsOf */.wG)(name, host).folder),
        ...(0,mission_store.listMissionRuns)(found).map((paths) => paths.folder),
        (0,workitem_store/* workPathsOf */.LR)(host).folder,
        ...(0,store/* listComparisons */.D1)(found).map(({ id }) => (0,external_node_path_.join)(found.folder, '.autorize', 'compare', id)),
        (0,external_node_path_.join)(found.folder, '.autorize'),
        (0,external_node_path_.join)(found.folder, '.autorize', 'compare'),
    ];
    const render = (frame) => renderIndexPage((0,external_node_path_.basename)(repository), entries, frame);
    return { render, actions: [], run: undefined, folders };
}
function readExperiment(name, host, look) {
    if (!(0,ledger_store/* listExperiments */.lV)((0,user_repository/* findRepository */.W1)(host.cwd)).includes(name))
        return undefined;
    const paths = (0,ledger_store/* pathsOf */.wG)(name, host);
    const status = look.read(paths, host);
    const branchProblem = (0,maintenance_look/* readBranchStatus */.n)(paths, status)?.message;
    const view = look.view({ ...status, branchProblem, now: host.now() });
    // By the hash: after an archive another run begins with the same numbers.
    const keys = new Map(status.records.map(({ iter, hash }) => [String(iter), `${name}/${iter}/${hash ?? ''}`]));
    const read = (id) => (0,ledger_store/* readIterationFile */.Q_)(paths, Number(id), 'changes.diff');
    const diffs = (0,run_diffs/* readDiffs */.h)({ read, cache: look.diffs, keyOf: (id) => keys.get(id) ?? id });
    return {
        render: (frame) => (0,run_html/* renderHtml */.K)({ view, diffs, frame }),
        ...{ actions: watch_view/* WATCH_ACTIONS */.UT, run: { name, lock: paths.lock }, folders: [paths.folder] },
    };
}
function readMission(name, host, look) {
    const paths = (0,mission_store.listMissionRuns)((0,user_repository/* findRepository */.W1)(host.cwd)).find(({ runId }) => runId === name);
    if (paths === undefined)
        return undefined;
    const status = (0,mission_look/* readMissionStatus */.Z)(paths);
    const read = (id) => (0,mission_look/* readEntryFiles */.A)(paths, { iteration: Number(id) }).diff;
    const diffs = (0,run_diffs/* readDiffs */.h)({ read, cache: look.diffs, keyOf: (id) => `${name}/${id}` });
    const view = (0,mission_view/* viewMission */.SX)(status, host.now());
    return {
        render: (frame) => (0,run_html/* renderHtml */.K)({ view, diffs, frame }),
        ...{ actions: ['stop'], run: { name, lock: paths.lock }, folders: [paths.folder] },
    };
}
async function readPlan(name, host, look) {
    const { plans, checkoutOpen } = await (0,plans_here/* readPlans */.x)(name, host);
    const [plan] = plans;
    if (plan === undefined)
        return undefined;
    const paths = (0,workitem_store/* workPathsOf */.LR)(host);
    const receipts = receiptsOf(plan.items);
    const read = (id) => readPatch(paths, receipts.get(id));
    const diffs = (0,run_diffs/* readDiffs */.h)({ read, cache: look.diffs, keyOf: (id) => receipts.get(id) ?? id });
    const view = { ...(0,plan_view/* viewPlan */.D)(plan), problems: checkoutOpen === undefined ? [] : [checkoutOpen] };
    return {
        render: (frame) => (0,run_html/* renderHtml */.K)({ view, diffs, frame }),
        ...{ actions: ['stop'], run: { name, lock: paths.lock }, folders: [paths.folder] },
    };
}
function readComparison(id, host) {
    const { folder } = (0,user_repository/* findRepository */.W1)(host.cwd);
    const report = (0,store/* listComparisons */.D1)({ folder }).find((each) => each.id === id)?.report;
    const rest = { actions: [], run: undefined, folders: [(0,external_node_path_.join)(folder, '.autorize', 'compare', id)] };
    if (report !== undefined)
        return { render: (frame) => (0,comparison_html/* renderComparisonHtml */.r)(report, { frame }), ...rest };
    const unfinished = (0,look/* readUnfinished */.M)({ folder }, id);
    if (unfinished === undefined)
        return undefined;
    return { render: (frame) => renderUnfinishedHtml(unfinished, { now: host.now(), frame }), ...rest };
}
/** What shows that files of folders have changed: their names, sizes and times. */
function fingerprintOf(folders) {
    return folders.map(fingerprintOfFolder).join('\n');
}
function fingerprintOfFolder(folder) {
    try {
        const files = (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
        return files
            .map(({ name }) => {
            const { size, mtimeMs } = (0,external_node_fs_.statSync)((0,external_node_path_.join)(folder, name));
            return `${name} ${size} ${mtimeMs}`;
        })
            .join(',');
    }
    catch {
        // It is gone, or a file of it is: another look finds what is there then.
        return 'gone';
    }
}

;// CONCATENATED MODULE: ./build/cli/serve-server.js
/**
 * The server of `autorize serve`.
 * Invariant: it listens on 127.0.0.1; what a request may do is decided in serve-access.ts before anything is read. Pages
 * run one script of ours, load nothing from elsewhere and are shown in no frame.
 */











const LOOK_MS = 1000;
// What is shown of the time that passes.
const REFRESH_LOOKS = 30;
const MAX_LISTENERS = 64;
const MAX_BODY_BYTES = 64 * 1024;
const MAX_NOTES = 100;
/** Begins to serve; throws where the port is taken. */
async function serveRepository({ host, terminal, port, isReadOnly }) {
    const server = (0,external_node_http_.createServer)();
    server.listen(port, '127.0.0.1');
    await (0,external_node_events_.once)(server, 'listening');
    const { port: bound } = server.address();
    const site = new Site(new ServeAccess(bound), { host, terminal, isReadOnly });
    server.on('request', (request, response) => void site.answer(request, response));
    return {
        address: `http://127.0.0.1:${bound}${site.access.root}`,
        [Symbol.asyncDispose]: async () => {
            server.close();
            server.closeAllConnections();
            if (server.listening)
                await (0,external_node_events_.once)(server, 'close');
        },
    };
}
class Site {
    access;
    #options;
    #look = new repeated_look/* RepeatedLook */.c();
    #notes = new Map();
    #listeners = 0;
    constructor(access, options) {
        this.access = access;
        this.#options = options;
    }
    /** Answers a request; whatever goes wrong is an answer, too. */
    async answer(request, response) {
        try {
            await this.#route(request, response);
        }
        catch (error) {
            const known = error instanceof errors/* AutorizeError */.yW ? error : undefined;
            const text = known === undefined ? 'This page could not be made.' : `${known.message}. ${known.remedy}`;
            if (response.headersSent)
                response.destroy();
            else
                sendText(response, known?.code === 'precondition' ? 404 : 500, text);
        }
    }
    async #route(request, response) {
        const { method = 'GET', headers } = request;
        const url = new URL(request.url ?? '/', 'http://127.0.0.1');
        const isAction = method === 'POST';
        const foreign = this.access.checkOrigin(headers, isAction);
        if (foreign !== undefined)
            return sendText(response, foreign.status, foreign.reason);
        const path = this.access.pathBelow(url.pathname);
        if (path === undefined) {
            return sendText(response, 401, 'Open the address that autorize serve printed: it has the token.');
        }
        if (isAction && path === '/act')
            return await this.#act(request, response);
        if (method !== 'GET' && method !== 'HEAD')
            return sendText(response, 405, 'This page only answers GET.');
        if (path === '/live.js')
            return send(response, { type: 'text/javascript; charset=utf-8', body: LIVE_SCRIPT });
        if (path === '/events')
            return await this.#stream(url.searchParams.get('page') ?? '/', response);
        await this.#show(path, { note: url.searchParams.get('note') ?? '', headers }, response);
    }
    async #show(path, { note: noteId, headers }, response) {
        const { host, isReadOnly } = this.#options;
        const { root } = this.access;
        const page = await readServedPage(path, host, this.#look);
        const nonce = (0,external_node_crypto_.randomBytes)(16).toString('base64');
        const note = this.#notes.get(noteId);
        // A part of a page that is shown already has its forms.
        const isPart = headers['x-autorize-part'] !== undefined;
        const mintToken = () => this.access.mint(host.now().getTime());
        const actions = isReadOnly || isPart ? [] : page.actions;
        const frame = {
            ...{ nonce, root, style: FORM_STYLE, script: `${root}live.js` },
            before: renderNavigation({ root, isIndex: path === '/', note }),
            after: renderForms(actions, { root, path, mintToken }),
        };
        const known = isPart ? String(headers['x-autorize-known'] ?? '').split(',') : [];
        const body = markFolded(page.render(frame), new Set(known));
        send(response, { type: 'text/html; charset=utf-8', body, policy: policyOf(nonce) });
    }
    /** Reports to a page that it is out of date, until nobody listens. */
    async #stream(path, response) {
        if (this.#listeners >= MAX_LISTENERS)
            return sendText(response, 503, 'Too many pages are open.');
        const { host } = this.#options;
        // The files of a page stay where they are; only of all that is here there may be more.
        const foldersOf = async () => (await readServedPage(path, host, this.#look)).folders;
        let folders = await foldersOf();
        if (response.destroyed)
            return;
        this.#listeners += 1;
        let known = fingerprintOf(folders);
        response.writeHead(200, { ...SAFE, 'content-type': 'text/event-stream' });
        response.write(': connected\n\n');
        let looks = 0;
        const timer = setInterval(async () => {
            looks += 1;
            const now = fingerprintOf(folders);
            const isDue = looks % REFRESH_LOOKS === 0;
            if (now === known && !isDue)
                return;
            known = now;
            response.write('data: changed\n\n');
            if (path === '/')
                folders = await foldersOf().catch(() => folders);
        }, LOOK_MS);
        response.on('close', () => {
            clearInterval(timer);
            this.#listeners -= 1;
        });
    }
    async #act(request, response) {
        const { host, terminal, isReadOnly } = this.#options;
        const form = await readForm(request);
        if (form === undefined)
            return sendText(response, 400, 'The form is too long.');
        const path = form.get('page') ?? '/';
        if (isReadOnly)
            return sendText(response, 403, 'This server was started with --read-only.');
        if (!this.access.use(form.get('token') ?? '', host.now().getTime())) {
            return sendText(response, 403, 'This form was sent before. Go back and load the page again.');
        }
        const { run, actions } = await readServedPage(path, host, this.#look);
        const action = watch_view/* WATCH_ACTIONS */.UT.find((each) => each === form.get('action'));
        if (run === undefined || action === undefined || !actions.includes(action)) {
            return sendText(response, 400, 'There is no such action on this page.');
        }
        const asked = { action, attempt: form.get('attempt') ?? '', text: (form.get('text') ?? '').trim() };
        const problem = problemOf(asked);
        const answer = problem ?? (await (0,run_actions/* actOnRun */.f)(run, asked, { host, terminal }));
        const note = (0,external_node_crypto_.randomBytes)(8).toString('hex');
        const [oldest] = this.#notes.keys();
        if (oldest !== undefined && this.#notes.size >= MAX_NOTES)
            this.#notes.delete(oldest);
        this.#notes.set(note, (0,foreign_text/* oneLine */.TN)(answer, 600));
        const { pathname } = new URL(path, 'http://127.0.0.1');
        response.writeHead(303, { ...SAFE, location: `${this.access.root}${pathname.slice(1)}?note=${note}` }).end();
    }
}
function problemOf({ action, attempt, text }) {
    if ((action === 'approve' || action === 'reject') && !/^\d{1,9}$/.test(attempt))
        return 'Name an iteration.';
    return action === 'message' && text === '' ? 'Write a message.' : undefined;
}
/** The fields of a form; undefined where it is longer than any of ours. */
async function readForm(request) {
    const blocks = [];
    let size = 0;
    for await (const block of request) {
        size += block.length;
        if (size > MAX_BODY_BYTES)
            return undefined;
        blocks.push(block);
    }
    return new URLSearchParams(Buffer.concat(blocks).toString('utf8'));
}
const SAFE = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Without one a browser says "null" for the origin of a form.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
};
function policyOf(nonce) {
    const style = `style-src 'nonce-${nonce}'`;
    const own = "script-src 'self'; connect-src 'self'; form-action 'self'";
    return `default-src 'none'; ${style}; ${own}; img-src data:; base-uri 'none'; frame-ancestors 'none'`;
}
function send(response, { type, body, policy }) {
    const more = policy === undefined ? {} : { 'content-security-policy': policy };
    response.writeHead(200, { ...SAFE, ...more, 'content-type': type }).end(body);
}
function sendText(response, status, text) {
    response.writeHead(status, { ...SAFE, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

// EXTERNAL MODULE: ./build/cli/stop-signals.js
var stop_signals = __webpack_require__(31977);
;// CONCATENATED MODULE: ./build/cli/serve-command.js
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





/** Serves the repository around until it is stopped. */
async function runServeCommand({ values, host, terminal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const port = decodePort(values.get('port')?.[0] ?? '0');
        const { folder } = (0,user_repository/* findRepository */.W1)(host.cwd);
        const stopping = __addDisposableResource(env_1, (0,stop_signals/* listenForSignals */.s)(), false);
        const serving = __addDisposableResource(env_1, await serveRepository({ host, terminal, port, isReadOnly: values.has('read-only') }).catch((error) => {
            if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'))
                throw error;
            throw new errors/* PreconditionError */.Rb({ message: `port ${port} is taken`, remedy: 'Name another one, or none: --port N' });
        }), true);
        terminal.out(`serving ${terminal.shorten(folder)} on this machine alone; Ctrl-C ends it\n${serving.address}\n`);
        if (!stopping.signal.aborted) {
            await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve, { once: true }));
        }
        // To be stopped is how it ends.
        return errors/* EXIT */.dc.yes;
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
function decodePort(text) {
    if (/^\d{1,5}$/.test(text) && Number(text) < 65_536)
        return Number(text);
    const found = `--port ${(0,base_text/* quoted */.TL)(text)}`;
    throw new errors/* UsageError */.eb([{ found, expected: 'a whole number from 0 to 65535', remedy: 'Write e.g. --port 8080.' }]);
}


/***/ }),

/***/ 47545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ checkIntent),
/* harmony export */   KP: () => (/* binding */ isTakingBack),
/* harmony export */   u$: () => (/* binding */ checkDecisions),
/* harmony export */   yx: () => (/* binding */ survivingAcceptances)
/* harmony export */ });
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68216);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12169);
/* harmony import */ var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1184);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52708);




/** Decides again by what was recorded, and says what does not follow. */
function checkDecisions({ entries, launch }) {
    const { contract } = launch;
    const issues = [];
    const scores = new Map();
    let kept = { commit: launch.baseline_commit, score: null };
    for (const [index, entry] of entries.entries()) {
        const { iteration } = entry;
        if (iteration !== index)
            issues.push(`iteration ${iteration} stands where ${index} comes next`);
        // What is called a baseline is decided by nothing.
        const isBaseline = entry.kind === 'baseline' || entry.decision === 'baseline';
        if (isBaseline && index > 0)
            issues.push(`iteration ${iteration} is a baseline, which comes first and once`);
        if (!isBaseline && index === 0)
            issues.push(`iteration ${iteration} comes first, without a baseline before it`);
        if (isBaseline && (entry.kind !== 'baseline' || entry.decision !== 'baseline')) {
            issues.push(`iteration ${iteration} is a baseline, which nothing decides on; its record says ${entry.decision}`);
        }
        issues.push(...checkEntry(entry, { kept, contract }));
        if ((0,_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .isAccepted */ .oB)(entry))
            scores.set(entry.kept_commit, entry.evaluator?.score ?? null);
        if (isTakingBack(entry) && !scores.has(entry.kept_commit)) {
            issues.push(`iteration ${iteration} goes back to ${entry.kept_commit}, which was never kept`);
        }
        kept = { commit: entry.kept_commit, score: scores.get(entry.kept_commit) ?? null };
    }
    return issues;
}
/** What is wrong with an intent that has no entry yet, besides what is wrong with the entry that it becomes. */
function checkIntent({ open, lastAcceptedCommit }) {
    const intent = open?.intent;
    if (intent === undefined)
        return [];
    const { iteration, from, to, draft } = intent;
    const issues = [];
    if (draft.iteration !== iteration)
        issues.push(`the intent of iteration ${iteration} is of ${draft.iteration}`);
    if (from !== lastAcceptedCommit) {
        issues.push(`the intent of iteration ${iteration} moves the branch from ${from}; the last kept commit is ${lastAcceptedCommit}`);
    }
    if (to !== draft.kept_commit) {
        issues.push(`the intent of iteration ${iteration} moves the branch to ${to}; its entry leaves ${draft.kept_commit}`);
    }
    return issues;
}
/** Whether an entry takes the branch back to an earlier kept commit. */
function isTakingBack({ decision, comparison }) {
    return decision === 'discard' && (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isRollBack */ .Zo)(comparison);
}
function checkEntry(entry, { kept, contract }) {
    const { evaluator } = contract;
    const { iteration, decision, evaluator: evaluation, comparison } = entry;
    const issues = [];
    if (entry.base_commit !== kept.commit) {
        issues.push(`iteration ${iteration} began at ${entry.base_commit}; the last kept commit was ${kept.commit}`);
    }
    if (comparison !== undefined && !(0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isFaithful */ .M0)(comparison, evaluator.direction)) {
        issues.push(`iteration ${iteration} shows another comparison than the one that decided`);
    }
    if (evaluation !== null && !isPrinted(evaluation, contract)) {
        issues.push(`iteration ${iteration} has another verdict than what its evaluator printed`);
    }
    if (evaluation !== null && entry.kind === 'iteration' && decision !== 'error') {
        const again = decideAgain(comparison, evaluation, { ...evaluator, lastAcceptedScore: kept.score });
        if (again.decision !== decision) {
            issues.push(`iteration ${iteration} is ${decision}; by its evaluation it is ${again.decision}: ${again.reason}`);
        }
    }
    if (evaluation === null && decision === 'keep')
        issues.push(`iteration ${iteration} is kept without an evaluation`);
    const expected = decision === 'keep' ? entry.candidate_commit : kept.commit;
    if (entry.kept_commit !== expected && !isTakingBack(entry)) {
        issues.push(`iteration ${iteration} leaves ${entry.kept_commit} as the last kept commit`);
    }
    return issues;
}
// What is longer was cut, and says nothing any more.
const WHOLE_CHARS = 16_000;
/** Whether a verdict is one that a run records: of a guard that failed, or what the evaluator printed, where all of that is known. */
function isPrinted({ command, status, stdout, pass, score }, { evaluator, guards }) {
    if (status === 'error')
        return pass === null && score === null;
    if (pass !== (status === 'pass'))
        return false;
    if (status === 'fail' && score === null && guards.some((guard) => guard.command === command))
        return true;
    if (command !== evaluator.command)
        return false;
    if (stdout.length > WHOLE_CHARS)
        return true;
    const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVerdict */ .P)(stdout);
    return !('reason' in verdict) && verdict.pass === pass && verdict.score === score;
}
/** What was compared is decided by that; what passes and was not compared is never kept. */
function decideAgain(comparison, evaluation, policy) {
    const verdict = (0,_decide_js__WEBPACK_IMPORTED_MODULE_3__/* .decideCandidate */ .aR)(evaluation, policy);
    if (policy.decision === undefined || evaluation.status !== 'pass' || evaluation.score === null)
        return verdict;
    if (comparison === undefined)
        return { decision: 'discard', reason: 'it was not compared' };
    return { decision: comparison.record.kept ? 'keep' : 'discard', reason: comparison.reason };
}
/** The kept commits that the branch still holds, oldest first: those that were taken back are not among them. */
function survivingAcceptances(entries) {
    let accepted = [];
    for (const entry of entries) {
        if (isTakingBack(entry)) {
            accepted = accepted.slice(0, accepted.findLastIndex(({ kept_commit: commit }) => commit === entry.kept_commit) + 1);
        }
        else if (entry.decision === 'keep')
            accepted.push(entry);
    }
    return accepted;
}


/***/ }),

/***/ 19570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readEntryFiles),
/* harmony export */   Z: () => (/* binding */ readMissionStatus)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84321);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73448);
/**
 * A run as it lies on the disk, for those who only look.
 * Invariant: nothing is written, no lock is taken, and a journal with a corrupt line still shows what can be read.
 */







/** Reads what there is of a run. */
function readMissionStatus(paths) {
    (0,_store_js__WEBPACK_IMPORTED_MODULE_5__.requireRun)(paths);
    const { state, problem } = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__.readMission)(paths);
    if (state === undefined) {
        const why = problem === undefined ? 'it has no record yet' : (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .yM)(problem);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `${(0,_store_js__WEBPACK_IMPORTED_MODULE_5__.shownPath)(paths, paths.journal)} cannot be read: ${why}`,
            remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
        });
    }
    const pointer = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__.readPointer)(paths);
    const isRunning = (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .isHeldHere */ .oZ)(paths.lock) && pointer?.active === true && pointer.run_id === paths.runId;
    return {
        ...{ state, isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_3__/* .readActivities */ .W)(paths.activity) : [] },
        // Nobody waits any more where the supervisor was killed.
        waiting: isRunning || state.status !== 'running' ? state.waiting : undefined,
        problems: problem === undefined ? [] : [(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .yM)(problem)],
    };
}
const MAX_LOG_CHARS = 200_000;
/** The files of an entry. */
function readEntryFiles(paths, { iteration }) {
    const folder = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__.iterationFolder)(paths, iteration);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return { diff: undefined, logs: [] };
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.std(out|err)$/.test(name));
    const read = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), 'utf8');
    const logs = names.sort().flatMap((name) => {
        const text = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .shortened */ .vI)(read(name), MAX_LOG_CHARS);
        return text === '' ? [] : [{ name, text }];
    });
    return { diff: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'changes.diff')) ? read('changes.diff') : undefined, logs };
}


/***/ }),

/***/ 50109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Ph: () => (/* binding */ decideStop),
/* harmony export */   Rd: () => (/* binding */ agentBudget),
/* harmony export */   US: () => (/* binding */ WHEN_HOLDOUT_SPENT),
/* harmony export */   gD: () => (/* binding */ CANCELLED),
/* harmony export */   hC: () => (/* binding */ decideAlert),
/* harmony export */   oX: () => (/* binding */ findRecordedAlert),
/* harmony export */   wJ: () => (/* binding */ decideEvidenceStop)
/* harmony export */ });
/* harmony import */ var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53022);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54463);
/* harmony import */ var _engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89753);
/* harmony import */ var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45954);
/* harmony import */ var _loop_stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24851);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52708);
/** Why a mission begins no other session. Pure. */







/** The operator asked for it; `resume` continues. */
const CANCELLED = { status: 'stopped', reason: 'interrupted by the operator' };
const STOPS = {
    max_iterations: { status: 'completed' },
    errors: { status: 'failed' },
    noops: { status: 'completed' },
    time: { status: 'stopped', isSpent: true },
    usd: { status: 'stopped', isSpent: true },
    tokens: { status: 'stopped', isSpent: true },
};
/** How many sessions in a row that end without an artifact for the same cause stop a run. */
const MAX_ALIKE = 3;
/** Whether the loop goes on: undefined, or why not. */
function decideStop(entries, limits) {
    const { budgetUsd, earlier = 0, resumed = 0, ...others } = limits;
    const attempts = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }));
    const reached = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findLimitReached */ .J2)(attempts, { ...others, usd: budgetUsd, tokens: undefined });
    if (reached?.kind === 'errors')
        return { ...STOPS.errors, reason: reached.reason };
    const agents = agentAttemptsOf(entries.slice(resumed));
    const unable = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .findUnableAgent */ .gq)(agents, MAX_ALIKE);
    if (unable !== undefined) {
        const { kind: cause, ...why } = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .withWork */ .gb)(unable, agentAttemptsOf(entries));
        return { status: 'stopped', cause, ...why };
    }
    if (reached === undefined)
        return undefined;
    const reason = reached.kind === 'time' ? 'the time budget is used up' : reached.reason;
    const stop = { ...STOPS[reached.kind], reason };
    if (!(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .hasNeverWorked */ .lv)(agents))
        return stop;
    const failed = { ...stop, reason: `${reason}; no agent worked, the last: ${agents.at(-1)?.reason}` };
    return stop.status === 'stopped' ? { ...failed, cause: 'agent' } : { ...failed, status: 'failed' };
}
function agentAttemptsOf(entries) {
    return (0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .ownEntries */ .xK)(entries)
        .filter(({ kind }) => kind === 'iteration')
        .map(agentAttemptOf);
}
/** What an entry says of its session's end. */
function agentAttemptOf(entry) {
    const { decision, decision_reason: reason, candidate_status: handedOver, agent_failure: failure, usage } = entry;
    const isSilent = decision === 'error' && handedOver === null;
    // An artifact that is not taken has a reason of its own.
    const cause = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOfEnd */ .yp)({ failure, exitCode: entry.agent_exit }) ?? (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutNumbers */ .B1)(reason);
    const isBrokenOff = decision === 'interrupted';
    const isLost = isBrokenOff && failure !== undefined && !(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAnswered */ .Qy)(usage);
    return { failure, reason, isBrokenOff, cause: isSilent ? cause : undefined, isLost };
}
/** 1 where the mission failed its purpose, 3 where no agent can work, or none has. */
function exitCodeOf(stop, last) {
    if (stop.status === 'failed' || last?.decision === 'abort')
        return _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.no;
    return stop.cause === 'agent' || stop.hasNeverWorked === true ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.precondition : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.yes;
}
/** Dollars that the sessions of this run of the loop may cost, and did until now. */
function agentBudget({ launch, limits, entries }) {
    const earlier = limits?.entries ?? 0;
    const costs = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }).usd);
    return {
        usd: (0,_engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_6__/* .smallestBudget */ .B)(limits?.usd, launch.contract.budget?.usd),
        spent: costs.reduce((sum, each) => sum + each, 0),
    };
}
/** `isEarlier`: what it cost is of an earlier run of the loop. */
function attemptOf(entry, { isEarlier }) {
    const { kind, decision, decision_reason: reason, usage, reported, spent_elsewhere: isElsewhere } = entry;
    const isCounted = kind === 'iteration';
    // In which order another job came to its attempts is not known.
    const streak = (what) => {
        if (!isCounted || reported !== undefined)
            return 'stays';
        return decision === what ? 'grows' : 'ends';
    };
    const usd = isEarlier || isElsewhere === true ? 0 : (usage?.usd ?? 0);
    // What an agent could not begin with uses nothing up.
    if ((0,_engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnusable */ .Im)(entry.agent_failure))
        return { counts: false, noop: 'stays', error: 'stays', usd, tokens: 0, reason };
    return { counts: isCounted, noop: streak('noop'), error: streak('error'), usd, tokens: 0, reason };
}
/** Whether the A/A checks say that the evaluator cannot be trusted: nothing more is tested or claimed then. */
function decideAlert({ session }) {
    const alert = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findAlert */ .Kw)(session, REMEDY);
    return alert === undefined ? undefined : { status: 'failed', reason: alert };
}
const REMEDY = 'Protect the evaluator and the tests (evaluator.protect); add a guard that fails without the code, such as the tests (guards); or measure what needs the code. If the evaluator is right all the same: evaluator.negative_control: warn. Then launch again';
/** The same of a run that is over, by its records. */
function findRecordedAlert({ status, evidence }) {
    if (status !== 'failed' || !evidence.some(({ kind }) => kind === 'canary'))
        return undefined;
    const session = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditRecords */ .u)({ records: evidence }).state?.session;
    return session === undefined ? undefined : decideAlert({ session })?.reason;
}
/** What to do once the budget of the holdout is spent: the end of a sentence. */
const WHEN_HOLDOUT_SPENT = 'name another one in evaluator.holdout, and launch again';
/** Why no candidate can be tested any more, whatever time is left: its session is not begun. */
function decideEvidenceStop(decisionLog) {
    const spent = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findSpentEvidence */ .PY)(decisionLog, WHEN_HOLDOUT_SPENT);
    return spent === undefined ? undefined : { status: 'completed', reason: spent };
}


/***/ }),

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


/***/ }),

/***/ 16028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ selectedRow),
/* harmony export */   Cw: () => (/* binding */ renderWatch),
/* harmony export */   UT: () => (/* binding */ WATCH_ACTIONS)
/* harmony export */ });
/* harmony import */ var _activity_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57296);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
/* harmony import */ var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47776);
/* harmony import */ var _sparkline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74312);
/* harmony import */ var _wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61550);





/** What can be done from the screen. */
const WATCH_ACTIONS = ['message', 'approve', 'reject', 'stop'];
const LABEL = 9;
const MAX_TEXT = 2000;
const MAX_LINE = 400;
const KEYS = {
    message: 'm message',
    approve: 'a approve',
    reject: 'r reject',
    stop: 's stop',
};
/** The screen: state, attempts, what the agent printed, keys; at most as many lines as it has. */
function renderWatch(watched, state, now, size) {
    const { width, height } = size;
    const foot = renderFoot(watched, state, width);
    const head = renderHead(watched, now, width).slice(0, Math.max(1, height - foot.length - 3));
    const left = Math.max(0, height - head.length - foot.length);
    const wanted = watched.view.rows.length + 2;
    const forRows = Math.min(wanted, Math.max(3, Math.floor(left / 2)));
    const rows = renderRows(watched.view.rows, state, { width, height: Math.min(left, forRows) });
    const below = state.isDetailed ? detailsOf(watched.view, state) : agentLines(watched);
    const pane = renderPane(below, { width, height: left - rows.length, isEnd: !state.isDetailed });
    const body = [...head, ...rows, ...pane];
    const gap = Array.from({ length: Math.max(0, height - body.length - foot.length) }, () => plain(''));
    return [...body, ...gap, ...foot].slice(0, height);
}
function plain(text) {
    return { text, tone: 'plain' };
}
function renderHead({ view, isRunning, activities, nameOf }, now, width) {
    const name = view.description === '' ? view.name : `${view.name}: ${view.description}`;
    const doing = isRunning
        ? (0,_activity_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderActivityLine */ .y3)(activities, { nameOf, now, rest: [], width: width - LABEL })
        : (view.position ?? 'no run at work');
    const facts = [
        ['now', doing, 2],
        ['model', view.waiting, 2],
        ['result', view.verdict, 3],
        ['gain', view.claim.text, 2],
        ['time', view.budget.timeLeft, 1],
        ['cost', view.cost, 1],
        ['scores', (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_3__/* .renderSparkline */ .K)(view.rows.slice(-(width - LABEL)))?.bars, 1],
        ...[...view.problems, ...view.notices].slice(0, 2).map((text) => ['notice', text, 2]),
    ];
    return [
        { text: (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__/* .cutWords */ .qI)(`${isRunning ? '●' : '○'} ${name}`, width), tone: 'title' },
        ...facts.flatMap(([label, text, most]) => (text === undefined ? [] : labelled(label, text, { width, most }))),
        plain(''),
    ];
}
function labelled(label, text, { width, most }) {
    return (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__/* .wrapWords */ .EO)(text, width - LABEL, most).map((line, at) => plain(`${(at === 0 ? label : '').padEnd(LABEL)}${line}`));
}
/** The rows around the selected one, under a title. */
function renderRows(rows, { selected }, { width, height }) {
    if (height < 2)
        return [];
    const room = height - 1;
    const at = Math.min(selected ?? rows.length - 1, rows.length - 1);
    const from = Math.max(0, Math.min(at - Math.floor(room / 2), rows.length - room));
    const shown = rows.slice(from, from + room);
    const widths = {
        id: Math.max(2, ...shown.map(({ id }) => id.length)),
        word: Math.max(4, ...shown.map(({ word }) => word.length)),
        score: Math.max(5, ...shown.map(({ scoreText }) => scoreText.length)),
    };
    const lines = shown.map((row, index) => {
        const isSelected = from + index === at;
        const cells = [
            `${isSelected ? '›' : ' '} ${row.id.padStart(widths.id)}`,
            `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTCOME_MARKS */ .U[row.mark].sign} ${row.word.padEnd(widths.word)}`,
            row.scoreText.padStart(widths.score),
            row.reason,
        ];
        return { text: (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__/* .cutWords */ .qI)(cells.join('  '), width), tone: isSelected ? 'selected' : toneOf(row) };
    });
    const title = rows.length === 0 ? 'No attempt has ended yet' : `Attempts (${from + 1}–${from + shown.length} of ${rows.length})`;
    return [{ text: title, tone: 'title' }, ...lines];
}
function toneOf({ isAccepted, mark }) {
    if (isAccepted)
        return 'good';
    return mark === 'invalid' || mark === 'infra_error' || mark === 'denied' ? 'bad' : 'plain';
}
/** The row that an action is about. */
function selectedRow({ rows }, { selected }) {
    return selected === undefined ? rows.at(-1) : rows[Math.min(selected, rows.length - 1)];
}
/** All that is known of the selected attempt. */
function detailsOf(view, state) {
    const row = selectedRow(view, state);
    if (row === undefined)
        return { title: '', lines: [] };
    const facts = [
        ['evidence', row.evidence],
        ['tried', row.summary],
        ['commit', row.commit],
        ['diff', row.size],
        ...row.facts,
    ];
    const shown = facts.filter(([, text]) => text !== '' && text !== '–');
    const rest = view.show === undefined ? [] : [`All of it: ${view.show} ${row.id}`];
    return { title: `Attempt ${row.id}`, lines: [row.reason, ...shown.map((fact) => fact.join(': ')), ...rest] };
}
function agentLines({ agent }) {
    if (agent === undefined)
        return { title: '', lines: [] };
    const lines = agent.lines.map((line) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(line, MAX_LINE)).filter((line) => line !== '');
    return { title: agent.title, lines: lines.length === 0 ? ['(it printed nothing yet)'] : lines };
}
/** A title and its lines, wrapped; `isEnd`: the last ones where there is no room for all. */
function renderPane({ title, lines }, { width, height, isEnd }) {
    if (title === '' || height < 3)
        return [];
    const wrapped = lines.flatMap((line) => (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__/* .wrapWords */ .EO)((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(line, MAX_TEXT), width, isEnd ? 2 : 8));
    const room = height - 2;
    const shown = isEnd ? wrapped.slice(-room) : wrapped.slice(0, room);
    return [
        plain(''),
        { text: (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__/* .cutWords */ .qI)((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(title), width), tone: 'title' },
        ...shown.map((text) => ({ text, tone: 'dim' })),
    ];
}
function renderFoot({ actions, isRunning }, { prompt, note }, width) {
    const notes = note === '' ? [] : (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__/* .wrapWords */ .EO)((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(note, MAX_TEXT), width, 2).map(plain);
    if (prompt !== undefined) {
        const keys = prompt.action === 'message' || prompt.action === 'reject' ? 'enter send · esc cancel' : 'y yes · n no';
        const asked = `${questionOf(prompt)} ${prompt.text}`;
        // The end of what is typed stays in sight.
        const shown = asked.length < width ? asked : `…${asked.slice(-(width - 2))}`;
        return [
            { text: `${shown}▏`, tone: 'selected' },
            { text: (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__/* .cutWords */ .qI)(keys, width), tone: 'dim' },
        ];
    }
    const possible = actions.filter((action) => action !== 'stop' || isRunning).map((action) => KEYS[action]);
    const keys = ['q quit', ...possible, '↑↓ select', 'enter details'].join(' · ');
    return [...notes, { text: (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__/* .cutWords */ .qI)(keys, width), tone: 'dim' }];
}
function questionOf({ action, row }) {
    switch (action) {
        case 'message':
            return 'Message to the agent:';
        case 'approve':
            return `Approve iteration ${row?.id ?? '?'}?`;
        case 'reject':
            return `Reject iteration ${row?.id ?? '?'}, because:`;
        case 'stop':
            return 'Stop the run in order? It can be resumed.';
        default:
            return action;
    }
}


/***/ }),

/***/ 61550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ wrapWords),
/* harmony export */   MT: () => (/* binding */ wrapLines),
/* harmony export */   qI: () => (/* binding */ cutWords)
/* harmony export */ });
/** Lines of at most so many characters; a longer word alone is cut. With `most`, what is left out ends in an ellipsis. */
function wrapWords(text, width, most = Number.POSITIVE_INFINITY) {
    const lines = [];
    for (const word of text.split(' ')) {
        const last = lines.at(-1);
        if (last !== undefined && last.length + 1 + word.length <= width)
            lines[lines.length - 1] = `${last} ${word}`;
        else
            lines.push(...pieces(word, width));
    }
    if (lines.length <= most)
        return lines;
    return [...lines.slice(0, most - 1), cutWords(lines.slice(most - 1).join(' '), width)];
}
/** A text on one line; what does not fit is left out in whole words, and an ellipsis says so. */
function cutWords(text, width) {
    if (text.length <= width)
        return text;
    const end = text.lastIndexOf(' ', width - 1);
    return `${text.slice(0, end > 0 ? end : Math.max(0, width - 1)).trimEnd()}…`;
}
function pieces(word, width) {
    if (word.length <= width)
        return [word];
    return word.match(new RegExp(`.{1,${Math.max(1, width)}}`, 'gsu')) ?? [];
}
// To be copied as they are: the terminal's own line ends are none.
const COPIED = /^(?:branch|review|merge|next|folders|worktree)\s/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin and end with one.
const COLOR = /\u001b\[\d+m/g;
/** Lines of a text in at most so many columns, broken between words; the rest of a line is indented. */
function wrapLines(text, width) {
    return text
        .split('\n')
        .map((line) => (line.replace(COLOR, '').length <= width || COPIED.test(line) ? line : wrapLine(line, width)))
        .join('\n');
}
function wrapLine(line, width) {
    let room = width;
    let wrapped = '';
    for (const [at, word] of line.split(' ').entries()) {
        const { length } = word.replace(COLOR, '');
        if (at > 0 && length + 1 > room) {
            wrapped += `\n  ${word}`;
            room = width - 2 - length;
        }
        else {
            wrapped += at === 0 ? word : ` ${word}`;
            room -= at === 0 ? length : length + 1;
        }
    }
    return wrapped.replaceAll(/ +\n/g, '\n');
}


/***/ }),

/***/ 73102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports ZodMiniISODateTime, ZodMiniISODate, date, ZodMiniISOTime, time, ZodMiniISODuration, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);


const ZodMiniISODateTime = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniISODateTime", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodISODateTime */ .Ko.init(inst, def);
    _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniStringFormat */ .zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* ._isoDateTime */ .G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODate", (inst, def) => {
    core.$ZodISODate.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}


/***/ })

};

