export const id = 6570;
export const ids = [2626,6570];
export const modules = {
37866:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( findRunsHere),
W: () => ( repositoryAround)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _compare_look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62581);
var _compare_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77741);
var _compare_unfinished_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27095);
var _experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67761);
var _experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54347);
var _experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52626);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(63342);
var _mission_look_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(19570);
var _mission_store_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73448);
var _report_comparison_view_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(91978);
var _report_experiment_view_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(61641);
var _report_mission_view_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(58561);
var _report_plan_view_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(23956);
var _plans_here_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(43366);
const MAX_MISSIONS = 10;
const MAX_COMPARISONS = 5;
function repositoryAround({ cwd }) {
try {
return (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_9__ .W1)(cwd).folder;
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW)
return undefined;
throw error;
}
}
async function findRunsHere(host) {
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_9__ .W1)(host.cwd);
return [
...experiments(repository, host),
...missions(repository, host),
...(await plans(repository, host)),
...comparisons(repository),
];
}
function experiments(repository, host) {
return (0,_experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_6__ .lV)(repository).map((name) => entryOf({ kind: 'experiment', name }, () => {
const status = (0,_experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_8__ .rk)((0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_7__ .wG)(name, host), host);
const isInterrupted = status.state.iter_in_progress !== null;
return ofView((0,_report_experiment_view_js__WEBPACK_IMPORTED_MODULE_13__ .L)({ ...status, now: host.now() }), { ...status, isInterrupted });
}));
}
function missions(repository, host) {
const newest = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_11__.listMissionRuns)(repository).slice(-MAX_MISSIONS);
return newest.map((paths) => entryOf({ kind: 'mission', name: paths.runId }, () => {
const status = (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_10__ .ZD)(paths);
return ofView((0,_report_mission_view_js__WEBPACK_IMPORTED_MODULE_14__ .SX)(status, host.now()), { ...status, isInterrupted: status.state.status === 'running' });
}));
}
async function plans({ folder }, host) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize', 'work')))
return [];
try {
const { plans: read, isRunning, checkoutOpen } = await (0,_plans_here_js__WEBPACK_IMPORTED_MODULE_16__ .x)(undefined, host);
const open = checkoutOpen === undefined
? []
: [{ kind: 'plan', name: 'in place', isRunning, result: checkoutOpen, next: 'autorize work verify' }];
const shown = read.map((plan) => {
const next = { command: `autorize work status ${plan.plan}`, why: undefined };
const result = ofView({ ...(0,_report_plan_view_js__WEBPACK_IMPORTED_MODULE_15__ .D)(plan), next }, { isRunning, isInterrupted: false });
return { kind: 'plan', name: plan.plan, ...result };
});
return [...shown, ...open];
}
catch (error) {
return [unreadable({ kind: 'plan', name: 'plans' }, error)];
}
}
function comparisons(repository) {
return (0,_compare_store_js__WEBPACK_IMPORTED_MODULE_4__ .D1)(repository)
.slice(0, MAX_COMPARISONS)
.map(({ id, report }) => entryOf({ kind: 'comparison', name: id }, () => {
if (report !== undefined)
return { isRunning: false, result: (0,_report_comparison_view_js__WEBPACK_IMPORTED_MODULE_12__ .MK)(report), next: undefined };
const unfinished = (0,_compare_look_js__WEBPACK_IMPORTED_MODULE_3__ .M)(repository, id);
const isRunning = unfinished?.isRunning === true;
return { isRunning, result: unfinished === undefined ? 'gone' : (0,_compare_unfinished_js__WEBPACK_IMPORTED_MODULE_5__ .k)(unfinished), next: undefined };
}));
}
function ofView(view, { isRunning, isInterrupted }) {
const next = view.next?.command;
if (isRunning)
return { isRunning, result: view.position ?? view.verdict, next };
return { isRunning, result: isInterrupted ? `${view.verdict}; a run was interrupted` : view.verdict, next };
}
function entryOf(named, read) {
try {
return { ...named, ...read() };
}
catch (error) {
return unreadable(named, error);
}
}
function unreadable(named, error) {
if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW))
throw error;
return { ...named, isRunning: false, result: `cannot be read: ${error.message}`, next: undefined };
}
}),
16570:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
runServeCommand: () => ( runServeCommand)
});
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var user_repository = __webpack_require__(63342);
var external_node_crypto_ = __webpack_require__(77598);
var external_node_events_ = __webpack_require__(78474);
var external_node_http_ = __webpack_require__(37067);
var foreign_text = __webpack_require__(84483);
var base_hash = __webpack_require__(28338);
var html = __webpack_require__(45138);
var page = __webpack_require__(47916);
var page_style = __webpack_require__(94464);
;
const LIVE_SCRIPT = `'use strict';
const parts = (of) => [...of.querySelectorAll('header > *, main > *, footer > *')];
const keyOf = (details) =>
  details.id || (details.parentElement?.closest('[id]')?.id ?? '') + '#' + (details.querySelector('summary')?.textContent ?? '');
// Of the whole page: a part can move to where another one was.
let open = new Set();
let folded = new Map();
async function update() {
  folded = new Map([...document.querySelectorAll('[data-hash]')].map((each) => [each.dataset.hash, each]));
  const known = [...folded.keys()].join();
  const answer = await fetch(location.href, { headers: { 'x-autorize-part': 'page', 'x-autorize-known': known } });
  if (!answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.title = next.title;
  open = new Set([...document.querySelectorAll('details[open]')].map(keyOf));
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
  const copy = document.importNode(fresh, true);
  part.replaceWith(copy);
  for (const each of [copy, ...copy.querySelectorAll('details')]) if (each.matches('details') && open.has(keyOf(each))) each.open = true;
  for (const each of [copy, ...copy.querySelectorAll('[data-hash]')]) {
    const same = folded.get(each.dataset.hash);
    if (same) each.replaceWith(same);
  }
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
function markFolded(page, known = new Set()) {
return page.replace(FOLDED, (whole, id, rows) => {
const hash = (0,base_hash .s)(whole).slice(0, 16);
return `<details class="older" id="${id}" data-hash="${hash}">${known.has(hash) ? '' : rows}</details>`;
});
}
const STYLE = `${page_style .W}
.entries{list-style:none;padding:0;display:grid;gap:.75rem}.entries li{border:1px solid var(--line);border-radius:.4rem;padding:.6rem .9rem}
.entries p{margin:.2rem 0}.kind{color:var(--dim)}.running{color:var(--good);font-weight:600}
`;
const FORM_STYLE = `
nav{display:flex;gap:1rem;justify-content:space-between;flex-wrap:wrap;color:var(--dim)}
#actions{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(18rem,100%),1fr));margin:2rem 0}
#actions form{border:1px solid var(--line);border-radius:.4rem;padding:.75rem;display:grid;gap:.5rem;align-content:start}
input,textarea,button{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--dim);border-radius:.3rem;padding:.4rem .6rem;width:100%}
button{background:var(--soft);font-weight:600;cursor:pointer;width:auto;justify-self:start}
`;
function pathOf({ kind, name }, { root }) {
return `${root}${kind}/${encodeURIComponent(name)}`;
}
function renderIndexPage(repository, entries, frame) {
const items = entries.map((entry) => {
const { kind, name, isRunning, result, next } = entry;
const command = next === undefined ? '' : `<p class="note">Next: <code>${(0,html .Z)(next)}</code></p>`;
const running = isRunning ? ' <span class="running">running</span>' : '';
return `<li><p><span class="kind">${kind}</span> <a href="${(0,html .Z)(pathOf(entry, frame))}"><strong>${(0,html .Z)(name)}</strong></a>${running}</p><p>${(0,html .Z)(result)}</p>${command}</li>`;
});
const none = '<p>Nothing of autorize is here yet. Begin with <code>autorize init</code> or <code>autorize compare main HEAD</code>.</p>';
return (0,page .C)({
title: `${repository}: autorize`,
style: STYLE,
frame,
body: [
`<header><h1>${(0,html .Z)(repository)}</h1></header>`,
'<main>',
items.length === 0 ? none : `<ul class="entries">${items.join('')}</ul>`,
'</main>',
'<footer><p>Generated by autorize.</p></footer>',
],
});
}
function renderNavigation({ root, isIndex, note }) {
const back = isIndex ? '<span>autorize</span>' : `<a href="${(0,html .Z)(root)}">Everything here</a>`;
const alert = note === undefined ? [] : [`<p class="problem" role="status">${(0,html .Z)(note)}</p>`];
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
function renderForms(actions, { root, path, mintToken, }) {
if (actions.length === 0)
return [];
const forms = actions.map((action) => {
const { title, button, fields } = FORMS[action];
const hidden = [
['action', action],
['page', path],
['token', mintToken()],
].map(([name = '', value = '']) => `<input type="hidden" name="${name}" value="${(0,html .Z)(value)}"/>`);
return `<form method="post" action="${(0,html .Z)(root)}act" aria-label="${title}"><strong>${title}</strong>${hidden.join('')}${fields.join('')}<button>${button}</button></form>`;
});
return [`<section id="actions" aria-label="Actions">${forms.join('')}</section>`];
}
var watch_view = __webpack_require__(16028);
var repeated_look = __webpack_require__(98396);
var run_actions = __webpack_require__(17650);
;
const MAX_TOKENS = 1000;
const MINUTE_MS = 60_000;
const TOKEN_MS = 12 * 60 * MINUTE_MS;
const newToken = () => (0,external_node_crypto_.randomBytes)(32).toString('base64url');
class ServeAccess {
token = newToken();
#actions = new Map();
#port;
constructor(port) {
this.#port = port;
}
get #hosts() {
return [`127.0.0.1:${this.#port}`, `localhost:${this.#port}`];
}
get root() {
return `/${this.token}/`;
}
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
pathBelow(pathname) {
const [, token = '', below = ''] = /^\/([^/]*)(\/.*)$/.exec(pathname) ?? [];
return this.#isToken(token) ? below : undefined;
}
#isToken(text) {
const [sent, own] = [Buffer.from(text), Buffer.from(this.token)];
return sent.length === own.length && (0,external_node_crypto_.timingSafeEqual)(sent, own);
}
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
use(token, now) {
const until = this.#actions.get(token);
this.#actions.delete(token);
return until !== undefined && until > now;
}
}
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var look = __webpack_require__(62581);
var store = __webpack_require__(77741);
var experiment_files = __webpack_require__(67761);
var ledger_store = __webpack_require__(54347);
var maintenance_look = __webpack_require__(52626);
var mission_look = __webpack_require__(19570);
var mission_store = __webpack_require__(73448);
var comparison_html = __webpack_require__(20193);
var unfinished = __webpack_require__(27095);
var activity_text = __webpack_require__(57296);
var comparison_view = __webpack_require__(91978);
var time_text = __webpack_require__(1052);
;
const MAX_TEXT = 400;
function renderUnfinishedHtml(comparison, { now, frame }) {
const { opened, activities } = comparison;
const facts = [
...(opened === undefined ? [] : factsOf(opened)),
...(activities.length === 0
? []
: [['Now', (0,activity_text .hi)(activities, { now, nameOf: (attempt) => attempt })]]),
['Log', `.autorize/compare/${comparison.id}/decisions.jsonl`],
];
return (0,page .C)({
frame,
title: 'Comparison without a result: autorize compare',
style: page_style .W,
body: [
'<header>',
'<h1>Comparison of two commits</h1>',
`<p class="verdict">No result yet: ${comparison_unfinished_html_text((0,unfinished .k)(comparison))}</p>`,
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
['Base', (0,comparison_view .WC)(base)],
['Head', (0,comparison_view .WC)(head)],
['Command', command],
['Started', (0,time_text .Wv)(startedAt)],
];
}
function comparison_unfinished_html_text(value) {
return (0,html .Z)((0,foreign_text .TN)(value, MAX_TEXT));
}
var mission_view = __webpack_require__(58561);
var plan_view = __webpack_require__(23956);
var run_diffs = __webpack_require__(55863);
var run_html = __webpack_require__(14328);
var own_files = __webpack_require__(11042);
var workitem_store = __webpack_require__(12690);
;
function receiptsOf(items) {
return new Map(items.flatMap((item) => (item.status === 'success' ? [[item.id, item.receipt_id]] : [])));
}
function readPatch(paths, receiptId) {
const path = receiptId === undefined ? '' : (0,external_node_path_.join)((0,workitem_store .kQ)(paths, receiptId), 'changes.patch');
return (0,own_files .zx)(path)?.toString('utf8');
}
var plans_here = __webpack_require__(43366);
var runs_here = __webpack_require__(37866);
;
const PATH = /^\/(experiment|mission|plan|comparison)\/([^/]+)$/;
const READERS = {
experiment: readExperiment,
mission: readMission,
plan: readPlan,
comparison: readComparison,
};
async function readServedPage(path, host, look) {
if (path === '/')
return await readIndex(host);
const [, kind = '', encoded = ''] = PATH.exec(path) ?? [];
const page = await READERS[kind]?.(decoded(encoded), host, look);
if (page !== undefined)
return page;
throw new errors .Rb({ message: `there is no page ${(0,base_text .TL)(path, 200)}`, remedy: 'Go to /' });
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
const repository = (0,runs_here .W)(host) ?? host.cwd;
const entries = await (0,runs_here .M)(host);
const found = (0,user_repository .W1)(host.cwd);
const folders = [
...(0,experiment_files .lV)(found).map((name) => (0,ledger_store .wG)(name, host).folder),
...(0,mission_store.listMissionRuns)(found).map((paths) => paths.folder),
(0,workitem_store .LR)(host).folder,
...(0,store .D1)(found).map(({ id }) => (0,external_node_path_.join)(found.folder, '.autorize', 'compare', id)),
(0,external_node_path_.join)(found.folder, '.autorize'),
(0,external_node_path_.join)(found.folder, '.autorize', 'compare'),
];
const render = (frame) => renderIndexPage((0,external_node_path_.basename)(repository), entries, frame);
return { render, actions: [], run: undefined, folders };
}
function readExperiment(name, host, look) {
if (!(0,experiment_files .lV)((0,user_repository .W1)(host.cwd)).includes(name))
return undefined;
const paths = (0,ledger_store .wG)(name, host);
const status = look.read(paths, host);
const branchProblem = (0,maintenance_look .n)(paths, status)?.message;
const view = look.view({ ...status, branchProblem, now: host.now() });
const keys = new Map(status.records.map(({ iter, hash }) => [String(iter), `${name}/${iter}/${hash ?? ''}`]));
const read = (id) => (0,ledger_store .Q_)(paths, Number(id), 'changes.diff');
const diffs = (0,run_diffs .h)({ read, cache: look.diffs, keyOf: (id) => keys.get(id) ?? id });
return {
render: (frame) => (0,run_html .K)({ view, diffs, frame }),
...{ actions: watch_view .UT, run: { name, lock: paths.lock }, folders: [paths.folder] },
};
}
function readMission(name, host, look) {
const paths = (0,mission_store.listMissionRuns)((0,user_repository .W1)(host.cwd)).find(({ runId }) => runId === name);
if (paths === undefined)
return undefined;
const status = (0,mission_look .ZD)(paths);
const read = (id) => (0,mission_look .AM)(paths, { iteration: Number(id) }).diff;
const diffs = (0,run_diffs .h)({ read, cache: look.diffs, keyOf: (id) => `${name}/${id}` });
const view = (0,mission_view .SX)(status, host.now());
return {
render: (frame) => (0,run_html .K)({ view, diffs, frame }),
...{ actions: ['stop'], run: { name, lock: paths.lock }, folders: [paths.folder] },
};
}
async function readPlan(name, host, look) {
const { plans, checkoutOpen } = await (0,plans_here .x)(name, host);
const [plan] = plans;
if (plan === undefined)
return undefined;
const paths = (0,workitem_store .LR)(host);
const receipts = receiptsOf(plan.items);
const read = (id) => readPatch(paths, receipts.get(id));
const diffs = (0,run_diffs .h)({ read, cache: look.diffs, keyOf: (id) => receipts.get(id) ?? id });
const view = { ...(0,plan_view .D)(plan), problems: checkoutOpen === undefined ? [] : [checkoutOpen] };
return {
render: (frame) => (0,run_html .K)({ view, diffs, frame }),
...{ actions: ['stop'], run: { name, lock: paths.lock }, folders: [paths.folder] },
};
}
function readComparison(id, host) {
const { folder } = (0,user_repository .W1)(host.cwd);
const report = (0,store .D1)({ folder }).find((each) => each.id === id)?.report;
const rest = { actions: [], run: undefined, folders: [(0,external_node_path_.join)(folder, '.autorize', 'compare', id)] };
if (report !== undefined)
return { render: (frame) => (0,comparison_html .r)(report, { frame }), ...rest };
const unfinished = (0,look .M)({ folder }, id);
if (unfinished === undefined)
return undefined;
return { render: (frame) => renderUnfinishedHtml(unfinished, { now: host.now(), frame }), ...rest };
}
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
return 'gone';
}
}
;
const LOOK_MS = 1000;
const REFRESH_LOOKS = 30;
const MAX_LISTENERS = 64;
const MAX_BODY_BYTES = 64 * 1024;
const MAX_NOTES = 100;
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
#look = new repeated_look .c();
#notes = new Map();
#listeners = 0;
constructor(access, options) {
this.access = access;
this.#options = options;
}
async answer(request, response) {
try {
await this.#route(request, response);
}
catch (error) {
const known = error instanceof errors .yW ? error : undefined;
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
async #stream(path, response) {
if (this.#listeners >= MAX_LISTENERS)
return sendText(response, 503, 'Too many pages are open.');
const { host } = this.#options;
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
const action = watch_view .UT.find((each) => each === form.get('action'));
if (run === undefined || action === undefined || !actions.includes(action)) {
return sendText(response, 400, 'There is no such action on this page.');
}
const asked = { action, attempt: form.get('attempt') ?? '', text: (form.get('text') ?? '').trim() };
const problem = problemOf(asked);
const answer = problem ?? (await (0,run_actions .f)(run, asked, { host, terminal }));
const note = (0,external_node_crypto_.randomBytes)(8).toString('hex');
const [oldest] = this.#notes.keys();
if (oldest !== undefined && this.#notes.size >= MAX_NOTES)
this.#notes.delete(oldest);
this.#notes.set(note, (0,foreign_text .TN)(answer, 600));
const { pathname } = new URL(path, 'http://127.0.0.1');
response.writeHead(303, { ...SAFE, location: `${this.access.root}${pathname.slice(1)}?note=${note}` }).end();
}
}
function problemOf({ action, attempt, text }) {
if ((action === 'approve' || action === 'reject') && !/^\d{1,9}$/.test(attempt))
return 'Name an iteration.';
return action === 'message' && text === '' ? 'Write a message.' : undefined;
}
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
var stop_signals = __webpack_require__(31977);
;
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
async function runServeCommand({ values, host, terminal }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const port = decodePort(values.get('port')?.[0] ?? '0');
const { folder } = (0,user_repository .W1)(host.cwd);
const stopping = __addDisposableResource(env_1, (0,stop_signals .s)(), false);
const serving = __addDisposableResource(env_1, await serveRepository({ host, terminal, port, isReadOnly: values.has('read-only') }).catch((error) => {
if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'))
throw error;
throw new errors .Rb({ message: `port ${port} is taken`, remedy: 'Name another one, or none: --port N' });
}), true);
terminal.out(`serving ${terminal.shorten(folder)} on this machine alone; Ctrl-C ends it\n${serving.address}\n`);
if (!stopping.signal.aborted) {
await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve, { once: true }));
}
return errors .dc.yes;
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
const found = `--port ${(0,base_text .TL)(text)}`;
throw new errors .eb([{ found, expected: 'a whole number from 0 to 65535', remedy: 'Write e.g. --port 8080.' }]);
}
}),
62581:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( readUnfinished)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50534);
var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84321);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68724);
var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92494);
var _store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77741);
var _unfinished_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27095);
function readUnfinished(repository, id) {
const [newest, ...older] = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__ .D1)(repository);
if (newest?.id !== id && older.every((each) => each.id !== id))
return undefined;
const paths = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__ ._6)(repository, id);
const isRunning = newest?.id === id && (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__ .oZ)((0,_store_js__WEBPACK_IMPORTED_MODULE_5__ .OU)(repository));
const records = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.log) ? recordsOf((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(paths.log)) : [];
return (0,_unfinished_js__WEBPACK_IMPORTED_MODULE_6__ .$)(records, { id, isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_2__ .W)(paths.activity) : [] });
}
function recordsOf(log) {
const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_1__ .z8)(log);
const decoded = parsed.kind === 'corrupt' ? [] : (0,_log_js__WEBPACK_IMPORTED_MODULE_4__ .N)(parsed.records);
return 'line' in decoded ? [] : decoded;
}
}),
27095:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( unfinishedOf),
k: () => ( renderUnfinished)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function unfinishedOf(records, rest) {
const opened = records.find((record) => record.kind === 'opened');
const failed = records.find((record) => record.kind === 'failed');
return { ...rest, opened, phase: phaseOf(records), reason: failed?.reason };
}
function phaseOf(records) {
const count = (stage) => records.filter((record) => record.kind === 'ran' && record.stage === stage).length;
const planned = records.find((record) => record.kind === 'planned');
const pairs = records.filter((record) => record.kind === 'decided').length;
if (planned !== undefined)
return `after ${pairs} of at most ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(planned.pairs, 'pair')}`;
const calibration = count('calibration');
if (calibration > 0)
return `during the calibration, after ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(calibration, 'run')}`;
if (count('trial') > 0)
return 'before the calibration, after the first run of a commit';
return 'before the first run of a commit';
}
function renderUnfinished({ isRunning, phase, reason }) {
if (isRunning)
return `in progress, ${phase}`;
return reason === undefined
? `interrupted ${phase}: its process ended and left no reason`
: `ended without an answer ${phase}: ${reason}`;
}
}),
62880:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( tradeOffsIn)
});
var _measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95695);
var _metric_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51610);
var _pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4734);
function tradeOffsIn(raw, iterOf) {
const header = (0,_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ .a)(raw);
if (header === undefined)
return [];
const axes = axesOf(header.settings);
if (axes.length < 2)
return [];
const tests = (0,_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ .L)(raw).map(({ test }) => test);
return (0,_pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ .M)(tests, axes, header.base).flatMap((point) => {
const iter = iterOf.get(point.task);
return iter === undefined ? [] : [{ ...point, iter }];
});
}
function axesOf({ direction, ...settings }) {
const guarded = (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_1__ .MF)({ guards: settings.guards, metrics: [] });
return [
{ name: _pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ .j, direction },
...guarded.map((guard) => ({ name: guard.metric, direction: guard.direction })),
...settings.metrics.map((metric) => ({ name: metric.name, direction: metric.direction })),
];
}
}),
11346:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( branchProblem),
O: () => ( expectedCommit)
});
var _branch_moved_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9514);
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85364);
function expectedCommit(records, base) {
const { hasForeignAcceptance, lastAccepted } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_1__ .xS)(records);
return records.length === 0 || hasForeignAcceptance ? undefined : (lastAccepted ?? base);
}
function branchProblem(name, { records, base, actual, }) {
const expected = expectedCommit(records, base);
if (expected === undefined || expected === actual)
return undefined;
return (0,_branch_moved_js__WEBPACK_IMPORTED_MODULE_0__ .i)(name, { expected, actual });
}
}),
7956:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => ( findEffects)
});
var _decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75092);
function findEffects(raw, ledger, takenOut) {
const tests = ledger.flatMap(({ decision, iter }) => decision?.test ? [[String(decision.test), iter]] : []);
return (0,_decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__ .w)(raw, { iterOf: new Map(tests), out: new Set(takenOut.flatMap(({ taken }) => taken)) });
}
}),
50113:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ( readHoldoutGap)
});
var _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24145);
var _decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95695);
function readHoldoutGap(raw) {
const settings = (0,_decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ .a)(raw)?.settings;
if (settings?.holdout === undefined)
return undefined;
return (0,_decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ .xS)((0,_decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ .L)(raw, _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ ._l), settings.direction);
}
}),
69206:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CU: () => ( createIterationFolder),
VI: () => ( beginningOf),
fM: () => ( begunBy),
oh: () => ( renderMark)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11042);
var _state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26099);
var _store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54347);
function renderMark(mark) {
return `${JSON.stringify(mark)}\n`;
}
function createIterationFolder(paths, iter, mark) {
const path = (0,_store_js__WEBPACK_IMPORTED_MODULE_7__ .OO)(paths, iter);
const unnamed = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}.tmp`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(unnamed, { recursive: true, force: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(unnamed);
placeMark(paths, markIn(unnamed), mark);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(unnamed, path);
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('iteration:after-folder');
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
return path;
}
function placeMark({ run }, path, mark) {
const text = renderMark(mark);
try {
if ((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .zx)(run)?.toString() === text) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(run, path);
return;
}
}
catch (error) {
if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ .Or)(error))
throw error;
}
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
}
function begunBy(paths, inFlight) {
const path = beginningOf(paths, inFlight);
return path === undefined ? undefined : _state_js__WEBPACK_IMPORTED_MODULE_6__ .Km.safeParse((0,_store_js__WEBPACK_IMPORTED_MODULE_7__ .Vh)(path)).data;
}
function beginningOf(paths, [first]) {
return first === undefined ? undefined : markIn((0,_store_js__WEBPACK_IMPORTED_MODULE_7__ .OO)(paths, first));
}
function markIn(folder) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json');
}
}),
36609:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$E: () => ( resumedMark),
DQ: () => ( findMark),
GC: () => ( resumeLine),
U5: () => ( writeRunMark),
Zt: () => ( withRisks),
e0: () => ( newMark),
ie: () => ( clockOf),
vG: () => ( oldMark)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75727);
var _base_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15902);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84831);
var _loop_clock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47341);
var _in_flight_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6782);
var _iteration_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69206);
var _run_limits_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56068);
var _state_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26099);
var _store_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54347);
function writeRunMark({ run }, mark) {
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ .Zf)(run, [(0,_iteration_folder_js__WEBPACK_IMPORTED_MODULE_9__ .oh)(mark)]);
}
function readRunMark({ run }) {
return _state_js__WEBPACK_IMPORTED_MODULE_11__ .Km.safeParse((0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .Vh)(run)).data;
}
function requireMarks(paths, inFlight) {
for (const path of [paths.run, (0,_iteration_folder_js__WEBPACK_IMPORTED_MODULE_9__ .VI)(paths, inFlight)]) {
const raw = path === undefined ? undefined : (0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .Vh)(path);
const read = _state_js__WEBPACK_IMPORTED_MODULE_11__ .Km.safeParse(raw);
if (path === undefined || raw === undefined || read.success)
continue;
const shown = (0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .pS)(paths, path);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb({
message: `${shown}:1 has no usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(read.error.issues[0]?.path.join('.') || 'shape')}; expected the last run and its limits`,
remedy: `See who wrote it. To resume within the limits of the config: remove ${shown}. To start another run: autorize run ${paths.name} --fresh`,
});
}
}
function newMark(requested, { config, deadline }, host) {
const now = host.now();
const budgetMs = requested.timeBudgetMs ?? (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_3__ .E9)(config.schedule.total_budget ?? '');
const end = budgetMs === undefined ? deadline?.getTime() : now.getTime() + budgetMs;
const begun = { id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(), started_at: now.toISOString() };
return withLimits(begun, { end, requested, now });
}
function resumedMark(old, requested, host) {
const now = host.now();
const { timeBudgetMs: budgetMs } = requested;
const oldEnd = old.deadline === null ? undefined : Date.parse(old.deadline);
return withLimits(old, { end: budgetMs === undefined ? oldEnd : now.getTime() + budgetMs, requested, now });
}
function withLimits({ id, started_at, limits: known, accepted_risks: earlier = [] }, { end, requested, now }) {
const { timeLimitMs, acceptRisk = [] } = requested;
const risks = [...new Set([...earlier, ...acceptRisk])];
const last = timeLimitMs === undefined ? end : Math.min(now.getTime() + timeLimitMs, end ?? Number.POSITIVE_INFINITY);
const limits = (0,_run_limits_js__WEBPACK_IMPORTED_MODULE_10__ .n)(known, requested);
const deadline = last === undefined ? null : new Date(last).toISOString();
const accepted = risks.length === 0 ? {} : { accepted_risks: risks };
return { id, started_at, deadline, ...(limits === undefined ? {} : { limits }), ...accepted };
}
function withRisks(config, { accepted_risks: names = [] }) {
const accepted = {};
for (const name of names) {
const parsed = (0,_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_2__ .ll)(name);
if ('risk' in parsed)
accepted[parsed.risk] = true;
}
const risks = { ...config.accept_risk, ...accepted };
return { ...config, accept_risk: risks };
}
function oldMark({ paths, records, state, inFlight, }) {
if (state !== undefined && state.current_step === 'Done' && inFlight.length === 0) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb({
message: `the last run of "${paths.name}" is complete; there is nothing to resume`,
remedy: `Start another: autorize run ${paths.name}`,
});
}
requireMarks(paths, inFlight);
const found = findMark(paths, { records, inFlight });
if (state?.run_id !== undefined) {
if (found?.id === state.run_id)
return found;
const { run_id: id, started_at, deadline, limits } = state;
return { id, started_at, deadline, ...(limits === undefined ? {} : { limits }) };
}
if (found !== undefined)
return found;
const isBegun = state !== undefined && (state.current_step !== 'Idle' || state.iter_in_progress !== null);
if (records.length > 0 || inFlight.length > 0 || isBegun)
return undefined;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb({
message: `no run of "${paths.name}" has started yet; there is nothing to resume`,
remedy: `Start one: autorize run ${paths.name}`,
});
}
function findMark(paths, { records, inFlight }) {
const last = records.at(-1)?.run;
const recorded = last === undefined || last === null
? undefined
: {
...{ id: last.id, started_at: last.started_at, deadline: last.deadline ?? null },
...(last.limits ? { limits: last.limits } : {}),
};
const begun = (0,_iteration_folder_js__WEBPACK_IMPORTED_MODULE_9__ .fM)(paths, inFlight);
const ofFolder = begun === undefined ? undefined : { ...begun, accepted_risks: [] };
const marks = [readRunMark(paths), ofFolder, recorded].filter((mark) => mark !== undefined);
return marks.reduce((latest, mark) => (latest === undefined || mark.started_at > latest.started_at ? mark : latest), undefined);
}
function nextVerb(paths) {
try {
const { records } = (0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .SC)(paths);
oldMark({ paths, records, state: (0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .un)(paths), inFlight: (0,_in_flight_js__WEBPACK_IMPORTED_MODULE_8__ .T)(paths, records) });
return 'resume';
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb)
return 'run';
throw error;
}
}
function resumeLine(paths) {
const verb = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(paths.repository.folder) ? nextVerb(paths) : 'resume';
return `autorize ${verb} ${paths.name}`;
}
function clockOf({ deadline }, mark, host) {
if (mark.deadline === null)
return () => Number.POSITIVE_INFINITY;
const end = Date.parse(mark.deadline);
if (deadline?.getTime() === end)
return () => end - host.now().getTime();
return (0,_loop_clock_js__WEBPACK_IMPORTED_MODULE_7__ .V)(mark.deadline, host.now());
}
}),
52626:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
bZ: () => ( expectedBranch),
O6: () => ( guidanceNotes),
DZ: () => ( hasOpenIntent),
n: () => ( readBranchStatus),
rk: () => ( readStatus),
zX: () => ( rebuildState),
V0: () => ( supposeRunning)
});
var external_node_fs_ = __webpack_require__(73024);
var errors = __webpack_require__(45145);
var journal_chain = __webpack_require__(50534);
var configured_agents = __webpack_require__(74832);
var followed_log = __webpack_require__(79907);
var area_path = __webpack_require__(91934);
var user_repository = __webpack_require__(63342);
var handed_groups = __webpack_require__(31775);
var agent_choice = __webpack_require__(10731);
var at_work = __webpack_require__(78579);
var branch_moved = __webpack_require__(9514);
var branch_name = __webpack_require__(82698);
var branch_problem = __webpack_require__(11346);
var certification = __webpack_require__(49780);
var ledger_decisions = __webpack_require__(761);
var effects = __webpack_require__(7956);
var fold = __webpack_require__(61319);
var ledger_holdout = __webpack_require__(50113);
var in_flight = __webpack_require__(6782);
var checked_prefix = __webpack_require__(98262);
var journal_reader = __webpack_require__(10063);
var own_files = __webpack_require__(11042);
var open_records = __webpack_require__(58991);
var store = __webpack_require__(54347);
;
function lookAtLedger(paths, area) {
const bytes = (0,own_files .zx)(paths.ledger) ?? Buffer.alloc(0);
const journal = (0,journal_reader .a)(bytes, (0,checked_prefix .BE)(area, paths.ledger));
const { parsed } = journal;
if (parsed.kind === 'corrupt')
return (0,store .SC)(paths);
const known = (0,open_records .xx)(paths, journal);
for (const line of journal.since(known.count))
(0,open_records .mK)(paths, known, line);
const { records, problem } = known;
const head = parsed.records.at(-1)?.hash;
return { records, problem, tornBytes: parsed.tornBytes, head: typeof head === 'string' ? head : undefined };
}
var trade_offs = __webpack_require__(62880);
;
function readTradeOffs(raw, ledger) {
return (0,trade_offs .I)(raw, iterationsByTest(ledger));
}
function iterationsByTest(ledger) {
return new Map(ledger.flatMap(({ decision, iter }) => (decision?.test ? [[decision.test, iter]] : [])));
}
var readable_config = __webpack_require__(28803);
var record = __webpack_require__(74773);
var ledger_rejection = __webpack_require__(75265);
var run_mark = __webpack_require__(36609);
var ledger_standing = __webpack_require__(50344);
var state = __webpack_require__(26099);
var archived_records = __webpack_require__(48283);
var notices = __webpack_require__(52431);
;
function readStatus(paths, host, read) {
const { repository, name } = paths;
const area = (0,area_path .gx)({ repository, name, parentEnv: host.env });
const { records, problem } = read?.(paths) ?? lookAtLedger(paths, area);
const { config, problems } = (0,readable_config .q)(paths, { records, host });
const damages = [problem, (0,store .vU)(paths)].flatMap((each) => each === undefined ? [] : [(0,errors .yM)(each)]);
const unread = (0,ledger_rejection .uE)(paths).problems.map(errors .yM);
const log = (0,ledger_decisions .iR)(paths, area);
const decisions = log.records;
const { state: replayed } = new followed_log .H(log).replay();
const state = (0,store .un)(paths) ?? stateWithout(paths, { config, records });
const takenOut = (0,certification .P)(records);
const { isRunning, activities } = (0,at_work .K)(paths);
const standing = (0,ledger_standing .m)(decisions, records);
const holdout = (0,ledger_holdout .S)(decisions);
const names = (0,configured_agents .yM)(config) ? (0,configured_agents .et)(config).map(({ name }) => name) : [];
const agents = (0,agent_choice .xe)(names, { records, decisions });
const isMeasured = standing.kind === 'confirmed' || standing.kind === 'not-confirmed';
return {
...{ config, state, records, isRunning, activities },
waiting: waitingOf(records, { state, isRunning }),
standing,
claim: isMeasured ? (0,ledger_decisions .B5)(decisions) : undefined,
earlier: (0,ledger_standing .r)(decisions, records),
uncertified: (0,certification .q)(decisions, records),
takenOut,
effects: (0,effects .g)(decisions, records, takenOut),
tradeOffs: readTradeOffs(decisions, records),
holdout,
groups: (0,handed_groups .M4)(paths, { replayed, records, direction: config.objective.direction }),
agents: agents.length > 1 ? agents : [],
notices: [
...archivingNotices(paths),
...rejectionNotices(paths, records),
...endedNotices(paths, records),
...(holdout?.parting === undefined ? [] : [holdout.parting]),
...(0,notices .lx)(paths.name, { records, decisions, warnings: replayed?.session.warnings ?? [] }),
],
problems: [...problems, ...damages, ...unread],
isDamaged: damages.length > 0,
};
}
function supposeRunning(status, isRunning) {
const { records, state } = status;
return { ...status, isRunning, activities: [], waiting: waitingOf(records, { state, isRunning }) };
}
function waitingOf(records, { state, isRunning }) {
return isRunning ? state.waiting : limitOf(records);
}
function limitOf(records) {
const { outcome, agent_failure: failure, notes } = records.at(-1) ?? {};
if (outcome !== 'killed' || failure?.reset_at == null)
return undefined;
return { until: failure.reset_at, cause: notes ?? '' };
}
function endedNotices(paths, records) {
const ended = (0,archived_records .$S)(paths, records);
return ended === undefined ? [] : [(0,notices .Og)({ ...ended, folder: (0,store .pS)(paths, ended.folder) })];
}
function archivingNotices({ name, archiving }) {
return (0,external_node_fs_.existsSync)(archiving) ? [`it was being archived when a command was killed: autorize archive ${name}`] : [];
}
function expectedBranch(paths, { records, state }) {
return hasOpenIntent(paths, records) ? undefined : (0,branch_problem .O)(records, (0,fold .lN)(records, state));
}
function readBranchStatus(paths, status) {
const expected = status.isRunning ? undefined : expectedBranch(paths, status);
const actual = (0,user_repository .TQ)(paths.repository, (0,branch_name .W)(paths.name));
return expected === undefined || expected === actual ? undefined : (0,branch_moved .i)(paths.name, { expected, actual });
}
function hasOpenIntent({ intents }, records) {
if (!(0,external_node_fs_.existsSync)(intents))
return false;
const parsed = (0,journal_chain .z8)((0,external_node_fs_.readFileSync)(intents));
const last = parsed.kind === 'sound' ? parsed.records.at(-1) : undefined;
return last !== undefined && records.every(({ iter }) => iter !== last.iter);
}
function stateWithout(paths, known) {
return { ...rebuildState(paths, known), iter_in_progress: (0,in_flight .T)(paths, known.records)[0] ?? null };
}
function rebuildState(paths, { config, records }) {
const mark = (0,run_mark .DQ)(paths, { records, inFlight: (0,in_flight .T)(paths, records) });
const ofRun = records.filter(({ run }) => run?.id !== undefined && run?.id === mark?.id);
return (0,state .qk)({
experiment: paths.name,
baseCommit: (0,fold .lN)(records, undefined) ?? '',
run: mark ?? { id: '', started_at: '', deadline: null },
ledger: (0,fold .IN)(records, config.objective.direction),
step: 'Idle',
iterInProgress: null,
runIterationsCompleted: ofRun.filter(({ outcome }) => record .fA[outcome].counts).length,
});
}
function rejectionNotices(paths, records) {
return (0,ledger_rejection .zV)(paths, records).map((rejection) => (0,ledger_rejection .xz)(rejection, records));
}
function guidanceNotes(paths) {
const problem = (0,store .vU)(paths);
return problem === undefined ? [] : [`not all guidance reaches the agent: ${(0,errors .yM)(problem)}`];
}
}),
52431:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EQ: () => ( promotionWord),
Fh: () => ( setupNotes),
J4: () => ( pendingRelease),
Og: () => ( describeEnded),
Ps: () => ( quarantinedIterations),
lx: () => ( noticesOf),
nw: () => ( quarantinedPromotionIn),
rb: () => ( describeOtherFiles)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64768);
var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45342);
function describeEnded({ folder, branch, what, kept }) {
const quarantined = kept === 0 ? 'which kept nothing' : `with ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(kept, 'kept change')} on ${branch}`;
return `another run began, from another baseline, since its rules changed: ${what}; the one before, ${quarantined}, is in ${folder} as it was; to go back to it: docs/how-to/restore-an-archived-run.md`;
}
function setupNotes({ setup }, name) {
if (setup.command === '' || setup.inputs.length > 0)
return [];
return [
`setup runs in every evaluation; with setup.inputs it would run once, which is faster: autorize doctor ${name} --fix`,
];
}
function describeOtherFiles(name, changes) {
const what = (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ .DT)(changes, 'objective.').join(', ');
return `HEAD has a different evaluator: ${what}; HEAD does not descend from the commit that this run started from, so the run keeps the evaluator of that commit; --fresh (autorize run ${name} --fresh) uses that of HEAD`;
}
function quarantinedIterations(records) {
const accepted = new Set(records.flatMap(({ outcome, released }) => (outcome === 'merged' && released ? [released] : [])));
return records.filter(({ decision, outcome }) => {
const isHeld = decision?.code === 'implausible' && outcome === 'inconclusive';
return isHeld && !accepted.has(String(decision.test));
});
}
function pendingRelease(decisions, task) {
const at = decisions.findLastIndex(({ kind, task: of }) => kind === 'release' && of === task);
const later = decisions.slice(at + 1);
const taken = later.filter(({ kind, released }) => kind === 'candidate' && released === task);
if ((0,_decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_2__ .U)(task))
return later.some(isPromotionDecision) ? undefined : decisions[at];
const names = new Set([task, ...taken.map(({ id }) => id)]);
const isDecided = later.some(({ kind, task: of }) => kind === 'decision' && names.has(String(of)));
return isDecided || taken.some(({ refused }) => refused !== null) ? undefined : decisions[at];
}
function isPromotionDecision({ kind, purpose }) {
return kind === 'decision' && purpose === 'promotion';
}
function quarantinedPromotionIn(decisions) {
const last = decisions.findLast(isPromotionDecision);
const output = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ passed: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY() })).safeParse(last?.guards);
const isHeld = last?.code === 'implausible' && output.success && output.data.every(({ passed }) => passed);
return isHeld ? String(last.task) : undefined;
}
function promotionWord(task) {
return task.replace(' ', '-');
}
function warningOf(warnings) {
const last = warnings.at(-1);
if (last === undefined)
return [];
return [warnings.length === 1 ? last : `${last} (the last of ${warnings.length} such findings)`];
}
function noticesOf(name, { records, decisions, warnings, }) {
const remarks = decisions.flatMap(({ kind, remark }) => kind === 'canary' && typeof remark === 'string' ? [remark] : []);
const risks = decisions.flatMap(({ kind, found, accepted, risk, detail }) => kind === 'risk' && found === true && accepted === true ? [`accepted risk ${String(risk)}: ${String(detail)}`] : []);
const carried = decisions.find(({ code, carry_over }) => code === 'carry-over' || carry_over === true);
const order = carried === undefined
? []
: [`carry-over since ${String(carried.task)}: runs depend on what ran before them, so arms are washed out`];
const quarantined = quarantinedIterations(records).map(({ iter, decision }) => {
const word = pendingRelease(decisions, String(decision?.test));
if (word !== undefined)
return `iteration ${iter} was approved by ${String(word.by)}: the next run takes it up`;
return `iteration ${iter} is quarantined because of its large gain; to approve it: autorize approve ${name} ${iter}`;
});
return [
...new Set([...risks, ...order, ...remarks]),
...warningOf(warnings),
...quarantined,
...batchNotices(name, decisions),
];
}
function batchNotices(name, decisions) {
const task = quarantinedPromotionIn(decisions);
if (task === undefined)
return [];
const word = pendingRelease(decisions, task);
if (word !== undefined)
return [`${task} was approved by ${String(word.by)}: the next run takes it up`];
const command = `autorize approve ${name} ${promotionWord(task)}`;
return [`${task} of the working line is quarantined because of its large gain; to approve it: ${command}`];
}
}),
55863:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( readDiffs)
});
function readDiffs({ read, cache = new Map(), keyOf = (id) => id }) {
const get = (id) => {
const diff = cache.get(keyOf(id)) ?? read(id) ?? '';
cache.set(keyOf(id), diff);
return diff === '' ? undefined : diff;
};
return { get };
}
}),
14328:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( renderHtml)
});
var base_text = __webpack_require__(7953);
var html = __webpack_require__(45138);
var page = __webpack_require__(47916);
var page_result = __webpack_require__(71724);
var foreign_text = __webpack_require__(84483);
var titled = __webpack_require__(53901);
;
function renderAttemptDetails({ row, attempt, diff, showCommand }) {
const { id, iter, mark, word, score, scoreText, summary, facts, reason } = row;
const shown = facts.map(([name, value]) => `<dt>${(0,html .Z)(name)}</dt><dd>${(0,html .Z)(value)}</dd>`);
const scored = score === undefined ? '' : ` ${scoreText}`;
return [
`<details id="i${iter}"><summary>${(0,titled .d)(attempt)} ${(0,html .Z)(id)}: <span class="mark ${mark}">${(0,html .Z)(word)}</span>${scored}</summary>`,
...(reason === '' ? [] : [`<p>${(0,html .Z)(reason)}</p>`]),
...(summary === '' ? [] : [`<p class="said">The agent says: <q>${(0,html .Z)(summary)}</q></p>`]),
...(shown.length === 0 ? [] : [`<dl class="facts">${shown.join('')}</dl>`]),
diff ?? (showCommand === undefined ? '' : `<p class="note">The diff: <code>${(0,html .Z)(showCommand)}</code></p>`),
'</details>',
].join('\n');
}
const MAX_LINE_CHARS = 500;
function renderDiffHtml(diff, name, maxChars) {
let isHeader = true;
const lines = (0,foreign_text .hw)(diff, maxChars)
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
return `<pre tabindex="0" role="group" aria-label="Diff of ${(0,html .Z)(name)}">${lines.join('\n')}</pre>${note}`;
}
function cut(line) {
return line.length > MAX_LINE_CHARS ? `${line.slice(0, MAX_LINE_CHARS)}…` : line;
}
function renderLine(line, isHeader) {
const text = (0,html .Z)(line);
if (isHeader)
return `<b>${text}</b>`;
if (line.startsWith('+'))
return `<ins>${text}</ins>`;
if (line.startsWith('-'))
return `<del>${text}</del>`;
return line.startsWith('@@') ? `<i>${text}</i>` : text;
}
var record = __webpack_require__(74773);
var outcome_marks = __webpack_require__(47776);
var page_style = __webpack_require__(94464);
;
const SIGNS = record .im.map((outcome) => `.mark.${outcome}::before{content:"${outcome_marks .U[outcome].sign} " / ""}`);
const RUN_STYLE = `${page_style .W}
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
var card_style = __webpack_require__(14953);
var run_view = __webpack_require__(33902);
;
const MAX_REASON = 140;
const MAX_OPEN = 300;
const LAST_OPEN = 100;
const GROUP = 250;
function renderAttemptTable(view, detailed) {
const { terms, goal, rows, tables } = view;
const title = `${(0,titled .d)(terms.attempt)}s`;
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
`<details class="older" id="rows-${index + 1}"><summary>${(0,html .Z)(name)}: ${accepted} accepted</summary>`,
...draw(some, `${name}, ${order}${direction}`, name),
'</details>',
].join('\n');
});
const last = `The last ${LAST_OPEN} ${terms.attempt}s`;
return [heading, ...folded, ...draw(rows.slice(-LAST_OPEN), `${last}, ${order}${direction}`, last)];
}
function renderTable(rows, { caption, label, columns, detailed }) {
const heads = columns.map((name) => `<th scope="col">${run_view .cZ[name].title}</th>`);
return [
`<div class="scroll cards" tabindex="0" role="region" aria-label="${(0,html .Z)(label)}"><table>`,
`<caption>${(0,html .Z)(caption)}</caption>`,
`<thead><tr>${heads.join('')}</tr></thead>`,
'<tbody>',
...rows.map((row) => renderRow(row, columns, { isDetailed: detailed.has(row) })),
'</tbody></table></div>',
];
}
function renderRow(row, columns, { isDetailed }) {
const cells = columns.map((name) => {
const text = (0,html .Z)((0,base_text .vI)(run_view .cZ[name].text(row), MAX_REASON));
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
function renderColumnStyle(columns) {
const rules = Object.entries(RULES).map(([look, rule]) => {
const places = columns.flatMap((name, index) => (LOOKS[name] === look ? [`:nth-child(${index + 1})`] : []));
return places.length === 0 ? '' : `tr>:is(${places.join(',')}){${rule}}`;
});
return `${rules.join('\n')}\n${(0,card_style .G)(columns.map(cardColumnOf))}`;
}
function cardColumnOf(name) {
return { label: name === 'outcome' ? undefined : run_view .cZ[name].title, isWide: LOOKS[name] === 'prose' };
}
var score_text = __webpack_require__(58164);
var score_scale = __webpack_require__(58142);
var sparkline = __webpack_require__(74312);
;
const WIDTH = 480;
const HEIGHT = 300;
const TOP = 12;
const RIGHT = 10;
const BOTTOM = 220;
const RAIL = 240;
const X_AXIS = 252;
const TICK_TEXT = 18;
const MAX_TITLED = 200;
const LABEL_CHAR = 8;
function renderScoreChart(view) {
const scores = (0,sparkline .p)(view.rows, { withIntervals: true });
if (scores === undefined)
return undefined;
const yTicks = (0,score_scale .Pe)(scores, 5);
const widest = Math.max(...yTicks.map((tick) => (0,score_text .ls)(tick).length));
const plot = { rows: view.rows, scores, iterations: buildIterationDomain(view.rows), left: 26 + widest * LABEL_CHAR };
return [
`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="chart-title chart-desc">`,
'<title id="chart-title">Score of each iteration</title>',
`<desc id="chart-desc">${(0,html .Z)(describe(view))}</desc>`,
...renderGrid(plot, yTicks),
...renderXAxis(plot),
`<text class="name" transform="translate(13 ${(TOP + BOTTOM) / 2})rotate(-90)">score, ${(0,html .Z)(view.goal ?? '')}</text>`,
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
return round(left + 10 + (0,score_scale .wG)(iter, iterations) * (WIDTH - RIGHT - left - 20));
}
function yOf(score, { scores }) {
return round(BOTTOM - (0,score_scale .wG)(score, scores) * (BOTTOM - TOP));
}
function round(value) {
return Math.round(value * 10) / 10;
}
function renderGrid(plot, ticks) {
return ticks.map((tick) => {
const y = yOf(tick, plot);
const label = `<text class="tick-y" x="${plot.left - 6}" y="${y + 4}">${(0,score_text .ls)(tick)}</text>`;
return `<path class="grid" d="M${plot.left} ${y}H${WIDTH - RIGHT}"/>${label}`;
});
}
function renderXAxis(plot) {
const ticks = (0,score_scale .Pe)(plot.iterations, 6).filter((tick) => Number.isInteger(tick));
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
function renderMarks({ rows }) {
const marks = outcomesOf(rows).map((outcome) => {
const { path, isFilled } = outcome_marks .U[outcome];
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
function renderDots(rows, plot) {
const dots = new Set(rows.map(({ iter, score }) => `M${xOf(iter, plot)} ${score === undefined ? RAIL : yOf(score, plot)}h0`));
return `<path class="dots ${rows[0]?.mark ?? 'noop'}" d="${[...dots].join('')}"/>`;
}
function outcomesOf(rows) {
return [...new Set(rows.map(({ mark }) => mark))];
}
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
return `<use href="#mark-${mark}" ${place}><title>iteration ${iter}: ${(0,html .Z)(word)}${reported}</title></use>`;
}
var pareto_text = __webpack_require__(89578);
;
const trade_off_chart_WIDTH = 480;
const trade_off_chart_HEIGHT = 270;
const trade_off_chart_TOP = 12;
const trade_off_chart_RIGHT = 14;
const trade_off_chart_BOTTOM = 220;
const trade_off_chart_TICK_TEXT = 18;
const trade_off_chart_LABEL_CHAR = 8;
const MAX_CHARTS = 3;
const MAX_OTHERS = 150;
const MAX_NAME = 40;
function renderTradeOffCharts(measured) {
const metrics = (measured[0]?.changes.length ?? 1) - 1;
const charts = Array.from({ length: Math.min(metrics, MAX_CHARTS) }, (_, at) => renderChart(measured, at + 1));
return charts.flatMap((chart) => chart ?? []);
}
function renderChart(measured, metric) {
const points = shownPoints(measured, metric);
const [first] = points;
const [xs, ys] = [domainOf(points.map(({ x }) => x)), domainOf(points.map(({ y }) => y))];
if (first === undefined || xs === undefined || ys === undefined)
return undefined;
const yTicks = (0,score_scale .Pe)(ys, 5);
const widest = Math.max(...yTicks.map((tick) => label(tick, first.y).length));
const plot = { points, xs, ys, left: 26 + widest * trade_off_chart_LABEL_CHAR };
const name = (0,html .Z)((0,foreign_text .TN)(first.x.name, MAX_NAME));
const id = `trade-off-${metric}`;
const isWhole = measured[0]?.changes.length === 2;
return [
`<svg class="chart" viewBox="0 0 ${trade_off_chart_WIDTH} ${trade_off_chart_HEIGHT}" role="img" aria-labelledby="${id} ${id}-desc">`,
`<title id="${id}">Changes of score and ${name} since the base</title>`,
`<desc id="${id}-desc">${trade_off_chart_describe(points)}</desc>`,
...renderAxes(plot, { name, yTicks, axes: first }),
...(isWhole ? renderFrontLine(plot) : []),
...points.map((point) => trade_off_chart_renderPoint(point, plot)),
'</svg>',
].join('\n');
}
function shownPoints(measured, metric) {
const isOther = ({ isOnFront, isAccepted }) => !isOnFront && !isAccepted;
const others = measured.filter(isOther).sort((one, other) => other.iter - one.iter);
const left = new Set(others.slice(MAX_OTHERS));
return measured.flatMap((each) => {
const { iter, isAccepted, isOnFront, changes } = each;
const [y, x] = [changes[0], changes[metric]];
return y === undefined || x === undefined || left.has(each) ? [] : [{ iter, isAccepted, isOnFront, x, y }];
});
}
function domainOf(changes) {
const scores = changes.map(({ change }) => change);
return (0,score_scale .D8)({ scores: [...scores, 0], anchors: [0] });
}
function label(change, { isRatio }) {
return (0,pareto_text .y)(change, isRatio);
}
function trade_off_chart_describe(points) {
const front = points.filter(({ isOnFront }) => isOnFront);
const shown = front.map(({ iter, x, y }) => `iteration ${iter}, ${label(y.change, y)} and ${label(x.change, x)}`);
const head = `${(0,base_text .LS)(points.length, 'measured change')}; on the front: ${shown.join('; ')}.`;
return (0,html .Z)(`${head} Each is a single test, against the base.`);
}
function trade_off_chart_round(value) {
return Math.round(value * 10) / 10;
}
function trade_off_chart_xOf({ change }, { xs, left }) {
return trade_off_chart_round(left + 10 + (0,score_scale .wG)(change, xs) * (trade_off_chart_WIDTH - trade_off_chart_RIGHT - left - 20));
}
function trade_off_chart_yOf({ change }, { ys }) {
return trade_off_chart_round(trade_off_chart_BOTTOM - (0,score_scale .wG)(change, ys) * (trade_off_chart_BOTTOM - trade_off_chart_TOP));
}
const GOALS = { min: 'lower is better', max: 'higher is better' };
function renderAxes(plot, { name, yTicks, axes }) {
const { left, xs } = plot;
const rows = yTicks.map((tick) => {
const y = trade_off_chart_yOf({ ...axes.y, change: tick }, plot);
const text = `<text class="tick-y" x="${left - 6}" y="${y + 4}">${label(tick, axes.y)}</text>`;
return `<path class="grid" d="M${left} ${y}H${trade_off_chart_WIDTH - trade_off_chart_RIGHT}"/>${text}`;
});
const columns = (0,score_scale .Pe)(xs, 5).map((tick) => {
const x = trade_off_chart_xOf({ ...axes.x, change: tick }, plot);
const text = `<text class="tick-x" x="${x}" y="${trade_off_chart_BOTTOM + trade_off_chart_TICK_TEXT}">${label(tick, axes.x)}</text>`;
return `<path class="axis" d="M${x} ${trade_off_chart_BOTTOM}v4"/>${text}`;
});
const [x0, y0] = [trade_off_chart_xOf({ ...axes.x, change: 0 }, plot), trade_off_chart_yOf({ ...axes.y, change: 0 }, plot)];
const middle = (left + trade_off_chart_WIDTH - trade_off_chart_RIGHT) / 2;
return [
...rows,
`<path class="axis" d="M${left} ${trade_off_chart_TOP}V${trade_off_chart_BOTTOM}H${trade_off_chart_WIDTH - trade_off_chart_RIGHT}"/>`,
...columns,
`<path class="base-line" d="M${x0} ${trade_off_chart_TOP}V${trade_off_chart_BOTTOM}M${left} ${y0}H${trade_off_chart_WIDTH - trade_off_chart_RIGHT}"/>`,
`<text class="name" transform="translate(13 ${(trade_off_chart_TOP + trade_off_chart_BOTTOM) / 2})rotate(-90)">score, ${GOALS[axes.y.direction]}</text>`,
`<text class="name" x="${middle}" y="${trade_off_chart_HEIGHT - 8}">${name}, ${GOALS[axes.x.direction]}</text>`,
];
}
function renderFrontLine(plot) {
const front = plot.points.filter(({ isOnFront }) => isOnFront);
if (front.length < 2)
return [];
const path = front.map(({ x, y }, at) => at === 0 ? `M${trade_off_chart_xOf(x, plot)} ${trade_off_chart_yOf(y, plot)}` : `V${trade_off_chart_yOf(y, plot)}H${trade_off_chart_xOf(x, plot)}`);
return [`<path class="best-line" d="${path.join('')}"/>`];
}
function trade_off_chart_renderPoint({ iter, isAccepted, isOnFront, x, y }, plot) {
const outcome = isAccepted ? 'merged' : 'discarded';
const { path, isFilled } = outcome_marks .U[outcome];
const at = `translate(${trade_off_chart_xOf(x, plot)} ${trade_off_chart_yOf(y, plot)})scale(${isOnFront ? 1 : 0.6})`;
const words = [isAccepted ? 'accepted' : 'not accepted', ...(isOnFront ? ['on the front'] : [])].join(', ');
const values = `score ${label(y.change, y)}, ${(0,foreign_text .TN)(x.name, MAX_NAME)} ${label(x.change, x)}`;
const title = (0,html .Z)(`iteration ${iter}: ${values}, ${words}`);
return `<path class="${isFilled ? 'filled' : 'hollow'} ${outcome}" d="${path}" transform="${at}"><title>${title}</title></path>`;
}
;
const MAX_DETAILS = 120;
const ACCEPTED_DIFFS = { pageBytes: 768 * 1024, chars: 512 * 1024 };
const OTHER_DIFFS = { pageBytes: 120 * 1024, chars: 12_000 };
function renderHtml({ view, diffs, frame }) {
const detailed = chooseDetailed(view.rows, diffs);
const details = renderDetails(view, detailed, diffs);
return (0,page .C)({
frame,
title: `${view.name}: autorize report`,
style: `${RUN_STYLE}${renderColumnStyle(view.tables.page)}`,
body: [
...renderHeader(view),
'<main>',
...renderScores(view),
...renderTradeOffs(view),
...renderAccepted(view, details),
...renderAttemptTable(view, detailed),
...renderOthers(view, details),
'</main>',
...renderFooter(view),
],
});
}
const SINGLE = 'Scores are single measurements, not a confirmed improvement. The best of many measurements overstates the gain.';
const NOTES = {
confirmed: 'The improvement was measured in fresh pairs. The scores below are single measurements.',
'not-confirmed': 'Fresh pairs do not confirm an improvement: their interval includes no change. The scores below are single measurements.',
};
const INTERVALS = 'A bar is the interval that the pairs of one test give, against the best change of its time. Tests that stop early overstate their effect.';
const TRADE_OFFS = 'Large marks are on the front: no other measured change is better in one of score and metrics and worse in none. Each is a single test, against the base.';
function renderHeader(view) {
const { baseline, best, change, budget, cost, claim } = view;
const { startedAt, deadline, timeLeft, noops } = budget;
return [
'<header>',
`<h1>${(0,html .Z)(view.name)}</h1>`,
...(view.description === '' ? [] : [`<p>${(0,html .Z)(view.description)}</p>`]),
...view.problems.map((problem) => `<p class="problem"><strong>Problem:</strong> ${(0,html .Z)(problem)}</p>`),
...view.notices.map((notice) => `<p class="problem"><strong>Notice:</strong> ${(0,html .Z)(notice)}</p>`),
...(0,page_result .n)({
result: (0,html .Z)(view.result),
ended: view.ended,
evidence: [
`<p>${(0,html .Z)(view.verdict)}</p>`,
...(claim.text === undefined ? [] : [`<p class="claim">Gain: ${(0,html .Z)(claim.text)}</p>`]),
...(view.recipe === 'plan' ? [] : [`<p class="note">${NOTES[claim.kind] ?? SINGLE}</p>`]),
...(0,page_result .t)([
['Change (single tests)', claim.kind === 'none' ? change : undefined],
...view.facts.map(([label, text]) => [(0,titled .d)(label), text]),
['Noops', noops],
['Started', startedAt],
[
'Deadline',
deadline === undefined ? undefined : `${deadline}${timeLeft === undefined ? '' : ` (${timeLeft})`}`,
],
]),
],
}),
...(0,page_result .t)([
['Baseline', baseline],
[view.terms.best, best === undefined ? undefined : `${best.score} (iteration ${best.iter})`],
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
const code = (text) => `<code>${(0,html .Z)(text)}</code>`;
const from = base === undefined ? '' : `, from ${code(base)}`;
return `<p class="note">Branch ${branch === undefined ? (0,html .Z)(noBranch) : code(branch)}${from}</p>`;
}
function renderScores(view) {
const chart = renderScoreChart(view);
if (chart === undefined) {
return view.recipe === 'plan' ? [] : ['<h2>Scores</h2>', '<p>No iteration has a score yet.</p>'];
}
const legend = view.counts.map(({ word, mark, count }) => `<li><span class="mark ${mark}">${(0,html .Z)(word)}</span> ${count}</li>`);
const hasIntervals = view.rows.some(({ interval }) => interval !== undefined);
return [
'<h2>Scores</h2>',
`<div class="scroll" tabindex="0" role="region" aria-label="Chart of the scores">${chart}</div>`,
`<ul class="legend">${legend.join('')}<li class="line best">${(0,html .Z)(view.terms.line)}</li>${view.baseline === undefined ? '' : '<li class="line base">baseline</li>'}${hasIntervals ? '<li class="line ci">interval of a test</li>' : ''}</ul>`,
...(hasIntervals ? [`<p class="note">${INTERVALS}</p>`] : []),
];
}
function renderTradeOffs({ tradeOffs = [] }) {
const charts = renderTradeOffCharts(tradeOffs);
if (charts.length === 0)
return [];
const legend = ['merged">accepted', 'discarded">not accepted'].map((each) => `<li><span class="mark ${each}</span></li>`);
return [
'<h2>Trade-offs</h2>',
...charts.map((chart) => `<div class="scroll" tabindex="0" role="region" aria-label="Chart of trade-offs">${chart}</div>`),
`<ul class="legend">${legend.join('')}<li class="line best">front</li><li class="line base">base</li></ul>`,
`<p class="note">${TRADE_OFFS}</p>`,
];
}
const isAccepted = (row) => row.isAccepted;
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
const note = all === undefined ? [] : [`<p class="note">All of them as one diff: <code>${(0,html .Z)(all)}</code></p>`];
return ['<h2>Accepted changes</h2>', ...note, ...parts];
}
function renderOthers({ rows, show, terms }, details) {
const parts = rows.filter((row) => !isAccepted(row)).flatMap((row) => details.get(row) ?? []);
const rest = rows.length - details.size;
const all = show === undefined ? '' : `; to see one: <code>${(0,html .Z)(`${show} ITERATION`)}</code>`;
const note = `<p class="note">${(0,base_text .LS)(rest, `earlier ${terms.attempt}`)} without details on this page${all}</p>`;
const notes = rest > 0 && details.size > 0 && show !== undefined ? [note] : [];
return parts.length === 0 ? notes : ['<h2>Details</h2>', ...notes, ...parts];
}
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
function renderRecords({ verify, head, recipe }) {
const command = `<code>${(0,html .Z)(verify)}</code>`;
const unchained = recipe === 'plan' ? 'Each item has a receipt.' : 'The records have no hash chain.';
if (head === undefined)
return `<p>${unchained} To verify: ${command}</p>`;
const hash = `<code>${(0,html .Z)(head)}</code>`;
return `<p>Hash of the last record: ${hash}. To verify it and all records before it: ${command}</p>`;
}
function renderFooter(view) {
const made = view.madeAt === undefined ? 'Generated by autorize.' : `Generated ${view.madeAt} by autorize.`;
return ['<footer>', renderRecords(view), `<p>${made}</p>`, '</footer>'];
}
}),
53901:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( titled)
});
function titled(label) {
return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
}
})
};
