export const id = 7433;
export const ids = [7433];
export const modules = {

/***/ 98396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ RepeatedLook)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js
var store = __webpack_require__(54347);
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

// EXTERNAL MODULE: ./build/experiment/maintenance/look.js + 1 modules
var look = __webpack_require__(97117);
// EXTERNAL MODULE: ./build/report/experiment-view.js + 1 modules
var experiment_view = __webpack_require__(63281);
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
/* harmony import */ var _maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13921);
/** What a person does to a run from a screen or a page; the same as the commands do. */



/** Does it, and says in a line what came of it, or what is wrong. */
async function actOnRun({ name, lock }, { action, attempt, text }, { host, terminal }) {
    if (action === 'stop')
        return stop(lock);
    return await capture(terminal, (quiet) => {
        const call = { host, terminal: quiet, values: new Map() };
        if (action === 'message')
            return (0,_maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runGuidanceCommand */ ["do"])({ ...call, words: [name, text] });
        if (action === 'approve')
            return (0,_maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runApproveCommand */ .M$)({ ...call, words: [name, attempt] });
        return (0,_maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runRejectCommand */ .y7)({ ...call, words: [name, attempt], values: new Map([['reason', [text]]]) });
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
// EXTERNAL MODULE: ./build/experiment/ledger/store.js
var ledger_store = __webpack_require__(54347);
// EXTERNAL MODULE: ./build/experiment/maintenance/look.js + 1 modules
var maintenance_look = __webpack_require__(97117);
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
        ...(0,mission_store/* listMissionRuns */.XO)(found).map((paths) => paths.folder),
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
    const paths = (0,mission_store/* listMissionRuns */.XO)((0,user_repository/* findRepository */.W1)(host.cwd)).find(({ runId }) => runId === name);
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

/***/ 83457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Ph: () => (/* binding */ decideStop),
/* harmony export */   US: () => (/* binding */ WHEN_HOLDOUT_SPENT),
/* harmony export */   wJ: () => (/* binding */ decideEvidenceStop)
/* harmony export */ });
/* unused harmony export STOP_KINDS */
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77628);
/* harmony import */ var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45954);
/* harmony import */ var _loop_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24851);
/* harmony import */ var _ledger_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74773);
/** Why a run begins no other iteration. Pure. */





const STOP_KINDS = (/* unused pure expression or super */ null && ([
    'deadline',
    'max_iterations',
    'noops',
    'budget_usd',
    'budget_tokens',
    'aborted',
    'infra',
    'agent',
    'rate_limited',
    'evidence',
    'alarm',
    'interrupted',
    'judged',
]));
/** What the process of a run that ended so exits with, where no signal ended it. */
function exitCodeOf(stop) {
    const { kind } = stop;
    if (kind === 'aborted')
        return _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.no;
    if (stop.hasNeverWorked === true)
        return _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition;
    // The machine, the agent or the evaluator is not reliable.
    return kind === 'infra' || kind === 'agent' || kind === 'alarm' ? _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition : _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.yes;
}
/** How many failures of the machine in a row end a run. */
const MAX_INFRA_ERRORS = 3;
const KINDS = {
    max_iterations: 'max_iterations',
    errors: 'infra',
    noops: 'noops',
    time: 'deadline',
    usd: 'budget_usd',
    tokens: 'budget_tokens',
};
/** Decides whether a run may begin another iteration; says why when it may not. Pure. */
function decideStop({ records, earlier = 0, inFlight, timeLeftMs, limits }) {
    // Other workspaces may have recorded theirs since.
    const aborted = records.find(({ outcome }) => outcome === 'aborted');
    if (aborted !== undefined) {
        return { kind: 'aborted', reason: `iteration ${aborted.iter} ended the run: ${aborted.notes}` };
    }
    const tried = agentAttemptsOf(records.slice(earlier));
    const unable = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__/* .findUnableAgent */ .gq)(tried);
    if (unable !== undefined)
        return (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__/* .withWork */ .gb)(unable, agentAttemptsOf(records));
    const attempts = records.map((record, index) => attemptOf(record, { isEarlier: index < earlier }));
    const reached = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .findLimitReached */ .J2)(attempts, { ...limits, maxErrors: MAX_INFRA_ERRORS, timeLeftMs }, inFlight);
    if (reached === undefined)
        return undefined;
    const { kind, reason } = reached;
    if (!(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__/* .hasNeverWorked */ .lv)(tried))
        return { kind: KINDS[kind], reason };
    const last = tried.at(-1)?.reason;
    return { kind: kind === 'errors' ? 'infra' : 'agent', reason: `${reason}; no agent worked, the last: ${last}` };
}
function agentAttemptsOf(records) {
    return records.filter(({ outcome }) => outcome !== 'baseline').map(agentAttemptOf);
}
/** What the record says of the agent's end. */
function agentAttemptOf(record) {
    const { outcome, agent_failure, agent_exit: exitCode, agent_killed_by_budget: isCut, usage, notes: reason } = record;
    const failure = agent_failure ?? undefined;
    const isWithoutResult = outcome === 'noop' || outcome === 'infra_error';
    const isBrokenOff = outcome === 'killed';
    const isLost = isWithoutResult && isCut === true && usage == null;
    const cause = isWithoutResult ? (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__/* .causeOfEnd */ .yp)({ failure, exitCode, isCut }) : undefined;
    // One that was ended from outside has no verdict, and may have been at work.
    const isUnanswered = isBrokenOff && failure !== undefined && !(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__/* .isAnswered */ .Qy)(usage);
    return { failure, reason, isBrokenOff, cause, isLost: isLost || isUnanswered };
}
/** `isEarlier`: before the run was resumed; the errors that ended it then do not end it again. */
function attemptOf({ outcome, notes, usage }, { isEarlier }) {
    const { counts, streak: noop } = _ledger_record_js__WEBPACK_IMPORTED_MODULE_3__/* .OUTCOME_RULES */ .fA[outcome];
    const error = outcome === 'infra_error' && !isEarlier ? 'grows' : 'ends';
    const tokens = (usage?.input_tokens ?? 0) + (usage?.output_tokens ?? 0);
    return { counts, noop, error, usd: usage?.usd ?? 0, tokens, reason: notes };
}
const REMEDY = `${_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_1__/* .NEGATIVE_CONTROL_REMEDY */ .l2}. Then run again: that begins another run`;
/** What to do once the budget of the holdout is spent: the end of a sentence. */
const WHEN_HOLDOUT_SPENT = 'put another holdout in its place and start with --fresh';
/** Why no candidate can be tested any more, whatever time is left. */
function decideEvidenceStop(decisionLog) {
    const alert = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .findAlert */ .Kw)(decisionLog.session, REMEDY);
    if (alert !== undefined)
        return { kind: 'alarm', reason: alert };
    const spent = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .findSpentEvidence */ .PY)(decisionLog, WHEN_HOLDOUT_SPENT);
    return spent === undefined ? undefined : { kind: 'evidence', reason: spent };
}


/***/ }),

/***/ 91247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ removeAbandonedLocks)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/kernel/platform.js
var platform = __webpack_require__(92717);
// EXTERNAL MODULE: ./build/kernel/process-list.js
var process_list = __webpack_require__(41570);
// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(98566);
// EXTERNAL MODULE: ./build/kernel/program.js
var kernel_program = __webpack_require__(95808);
// EXTERNAL MODULE: ./build/kernel/program-path.js
var program_path = __webpack_require__(39058);
;// CONCATENATED MODULE: ./build/kernel/running-git.js
/**
 * The gits at work on this machine, as /proc shows them, or ps(1) and lsof(8) where there is none.
 * Invariant: what is not shown of a git is undefined, so that it counts wherever it may be.
 */







/** Undefined: this system does not say what processes there are. */
function listGits() {
    if (!(0,platform/* isLinux */.j)())
        return listedGits();
    try {
        const pids = (0,external_node_fs_.readdirSync)('/proc').filter((name) => /^\d+$/.test(name));
        return pids.filter((pid) => /^git(-|$)/.test(read(pid, 'comm').trim())).map(shownGit);
    }
    catch {
        // No /proc here.
        return undefined;
    }
}
/** A git with its start: ids are used again. */
function identityOf({ pid }) {
    return `${pid} ${(0,process_tree/* processStart */.gy)(Number(pid))}`;
}
function shownGit(pid) {
    return {
        pid,
        args: read(pid, 'cmdline').split('\0'),
        environment: () => read(pid, 'environ').split('\0'),
        workingFolder: () => {
            try {
                return (0,external_node_fs_.readlinkSync)(`/proc/${pid}/cwd`);
            }
            catch {
                // Another user's: it may be anywhere.
                return undefined;
            }
        },
        // Where its status cannot be read, it may.
        mayRunAs: (uid) => {
            const [, ofFiles] = /^Uid:(?:\t\d+){3}\t(\d+)$/m.exec(read(pid, 'status')) ?? [];
            return ofFiles === undefined || Number(ofFiles) === uid;
        },
    };
}
function read(pid, name) {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/${pid}/${name}`, 'latin1');
    }
    catch {
        // Gone since, or another user's.
        return '';
    }
}
// Also in a folder with a blank in its name.
const PATH_OF_GIT = /^\/(?:.*\/)?git(?:-[\w-]+)?$/;
function listedGits() {
    const isGit = ([first = '', ...rest]) => /^git(-|$)/.test((0,external_node_path_.basename)(first)) || rest.some((word) => PATH_OF_GIT.test(word));
    return (0,process_list/* listProcesses */.O3)()
        ?.filter(({ words }) => isGit(words))
        .map(({ pid, words, uid: own }) => ({
        pid: String(pid),
        args: words,
        environment: () => (0,process_list/* listProcesses */.O3)('with environment')?.find((each) => each.pid === pid)?.words ?? [],
        workingFolder: () => listedFolder(pid),
        mayRunAs: (uid) => own === uid,
    }));
}
const LOOK_MS = 10_000;
function listedFolder(pid) {
    const program = (0,program_path/* findSystemProgram */.FG)('lsof');
    if (program === undefined)
        return undefined;
    const args = ['-a', '-p', String(pid), '-d', 'cwd', '-F', 'n'];
    const { stdout } = (0,kernel_program/* runProgramSync */.x6)({ program, args, cwd: '/', env: { LC_ALL: 'C' }, timeoutMs: LOOK_MS });
    const folder = /^n(\/.*)$/m.exec(stdout)?.[1];
    // Of a folder that it may not look at it says why, as in "(readlink: Permission denied)".
    return folder === undefined || / \([^)]*: [^)]*\)$/.test(folder) ? undefined : folder;
}

// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
;// CONCATENATED MODULE: ./build/kernel/ref-locks.js
/**
 * Lock files that a killed git left on a ref of ours.
 * Invariant: a lock is removed only where the caller holds the run lock of the ref, so that no other run moves it, and
 * where nobody else can be at work on it: the file stayed the same for two seconds, and no git that may be of this
 * repository lived through them. A lock of a program that lives is never touched, nor one of any other ref.
 * Why it is needed: git has no owner in its lock files. Killed between lock and rename, it leaves one for ever.
 */





// Libraries and gits of other containers are not seen among the processes; they hold a lock for milliseconds.
const UNCHANGED_MS = 2000;
const POLL_MS = 50;
// Long-lived gits that never lock a ref.
const READERS = ['cat-file', 'fsmonitor--daemon', 'credential-cache--daemon', 'daemon', 'check-ignore', 'check-attr'];
/** Removes the locks that killed gits left on refs of ours, and says which; for holders of the run lock alone. */
async function removeAbandonedLocks(repository, refs) {
    const removed = await Promise.all(refs.map((ref) => removeIfAbandoned(repository, ref)));
    return removed.filter((note) => note !== undefined);
}
async function removeIfAbandoned(repository, ref) {
    const path = (0,external_node_path_.join)(repository.commonDir, `${ref}.lock`);
    const seen = readStatus(path);
    if (seen === undefined)
        return undefined;
    const until = performance.now() + UNCHANGED_MS;
    const { uid } = seen;
    let holders = gitsOf(repository, uid);
    while (performance.now() < until) {
        await (0,promises_.setTimeout)(POLL_MS);
        if (readStatus(path)?.identity !== seen.identity)
            return undefined;
        const now = gitsOf(repository, uid);
        holders = holders?.filter((each) => now?.includes(each) === true);
    }
    // Undefined: this system does not say what processes there are.
    if (holders === undefined || holders.length > 0 || readStatus(path)?.identity !== seen.identity)
        return undefined;
    (0,external_node_fs_.rmSync)(path, { force: true });
    return `removed ${path}: a git that was killed left it; no git works in this repository`;
}
/** A lock as it is now; undefined where there is none that git would make. */
function readStatus(path) {
    let stats;
    try {
        stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        // A branch stands where its folder would be: there can be no lock.
        return undefined;
    }
    if (stats?.isFile() !== true)
        return undefined;
    const identity = [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(' ');
    return { identity, uid: stats.uid };
}
/** Gits that may have made a lock of that user in a repository. */
function gitsOf(repository, uid) {
    const places = [repository.commonDir, repository.gitDir, ...(0,user_repository/* listHeads */.Y3)(repository).map(({ folder }) => folder)];
    const folders = places.map(realPath);
    return listGits()
        ?.filter((git) => mayWorkIn(git, { folders, uid }))
        .map(identityOf);
}
function mayWorkIn(git, { folders, uid }) {
    const { args } = git;
    if (args.some((each) => READERS.includes(each)))
        return false;
    const named = namedFolders(args, git.environment());
    const folder = git.workingFolder();
    // Given a repository by name it can stand anywhere; a relative name starts where it stands.
    if (named.length > 0 && (folder !== undefined || named.every((each) => (0,external_node_path_.isAbsolute)(each))))
        return [...named, '.'].some((each) => mayBeOf((0,external_node_path_.resolve)(folder ?? '/', each), folders));
    // A git that is seen in the repository counts whoever runs it: a server may give its files to another user.
    if (folder === undefined)
        return git.mayRunAs(uid);
    return isWithin(folder, folders);
}
/** The git directories that a git was given by name: it can stand anywhere. */
function namedFolders(args, environment) {
    const variables = environment.map((each) => /^GIT_(?:COMMON_)?DIR=(.*)$/s.exec(each)?.[1]);
    const options = args.map((each, i) => (each === '--git-dir' ? args[i + 1] : /^--git-dir=(.*)$/s.exec(each)?.[1]));
    return [...variables, ...options].filter((each) => each !== undefined);
}
/** Whether a git directory shares its refs with a repository; one that cannot be looked at may, one that is gone cannot. */
function mayBeOf(gitDir, folders) {
    try {
        const shared = (0,external_node_path_.join)(gitDir, 'commondir');
        const common = (0,external_node_fs_.existsSync)(shared) ? (0,external_node_path_.resolve)(gitDir, (0,external_node_fs_.readFileSync)(shared, 'utf8').trim()) : gitDir;
        return [gitDir, common, (0,external_node_path_.join)(common, 'refs')].some((each) => (0,external_node_fs_.existsSync)(each) && isWithin((0,external_node_fs_.realpathSync)(each), folders));
    }
    catch {
        return true;
    }
}
function isWithin(folder, folders) {
    return folders.some((each) => folder === each || folder.startsWith(`${each}${external_node_path_.sep}`));
}
function realPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        // A work tree that was removed without git.
        return path;
    }
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

