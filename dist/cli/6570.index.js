export const id = 6570;
export const ids = [6570];
export const modules = {
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
var mission_look = __webpack_require__(21101);
var mission_store = __webpack_require__(89855);
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
var plans_here = __webpack_require__(69978);
var own_files = __webpack_require__(11042);
var workitem_store = __webpack_require__(50492);
;
function receiptsOf(items) {
return new Map(items.flatMap((item) => (item.status === 'success' ? [[item.id, item.receipt_id]] : [])));
}
function readPatch(paths, receiptId) {
const path = receiptId === undefined ? '' : (0,external_node_path_.join)((0,workitem_store .kQ)(paths, receiptId), 'changes.patch');
return (0,own_files .zx)(path)?.toString('utf8');
}
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
(0,workitem_store.workPathsOf)(host).folder,
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
const { plans, checkoutOpen, problems } = await (0,plans_here .xZ)(name, host);
const [plan] = plans;
if (plan === undefined)
return undefined;
const paths = (0,workitem_store.workPathsOf)(host);
const receipts = receiptsOf(plan.items);
const read = (id) => readPatch(paths, receipts.get(id));
const diffs = (0,run_diffs .h)({ read, cache: look.diffs, keyOf: (id) => receipts.get(id) ?? id });
const view = { ...(0,plan_view .D)(plan), problems: [...(checkoutOpen === undefined ? [] : [checkoutOpen]), ...problems] };
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
14953:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => ( renderCardStyle)
});
function renderCardStyle(columns, name = 'cards') {
const places = (isMeant) => columns.flatMap((column, index) => (isMeant(column) ? [`:nth-child(${index + 1})`] : [])).join(',');
const wide = places(({ isWide }) => isWide);
const labels = columns.map(({ label }, index) => label === undefined ? '' : `.${name} tr>:nth-child(${index + 1})::before{content:"${label}" / ""}`);
return `@media (max-width:42rem){
.${name}{border:0;overflow:visible}.${name} :is(table,caption,tbody){display:block}.${name} caption{padding:0 0 .5rem;max-width:none}
.${name} thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.${name} tbody tr{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.4rem 1rem;border:1px solid var(--line);
border-radius:.4rem;padding:.6rem .75rem;margin:0 0 .6rem}
.${name} tbody tr>*{display:block;border:0;padding:0;min-width:0;text-align:left;white-space:normal}
.${name} tbody tr>:empty{display:none}
.${name} tr>:not(.mark)::before{display:block;color:var(--dim);font-size:.8rem;font-weight:400}
${wide === '' ? '' : `.${name} tbody tr>:is(${wide}){grid-column:1/-1}`}
${labels.filter(Boolean).join('\n')}
}`;
}
}),
20193:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
r: () => ( renderComparisonHtml)
});
var base_text = __webpack_require__(7953);
var card_style = __webpack_require__(14953);
var comparison_effect = __webpack_require__(45594);
var score_text = __webpack_require__(58164);
var schemas = __webpack_require__(41514);
;
const HISTORY_FORMAT = 'autorize-comparison-history-v1';
const MAX_ENTRIES = 1000;
const MAX_HISTORY_BYTES = ( null && (2 * 1024 * 1024));
const MAX_METRICS = 100;
const MAX_TEXT = 200;
const MAX_CHARS = MAX_TEXT - 1;
const history_text = schemas .YjP().max(MAX_TEXT);
const score = schemas .aig();
const metricSchema = schemas .rej({
name: history_text,
unit: history_text.nullable(),
direction: schemas .k5n(['min', 'max']),
median: score,
lower: score,
upper: score,
runs: schemas .Whr().positive(),
});
const entrySchema = schemas .rej({
subject: history_text,
commit: schemas .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/),
recorded_at: history_text,
machine: history_text,
run: history_text,
metrics: schemas .YOg(metricSchema).max(MAX_METRICS),
});
const historySchema = schemas .rej({
format: schemas .euz(HISTORY_FORMAT),
entries: schemas .YOg(entrySchema).max(MAX_ENTRIES),
});
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
function recordedText(text) {
return (0,base_text .vI)(text, MAX_CHARS);
}
function decodeHistory(bytes) {
try {
return historySchema.safeParse(JSON.parse(bytes.toString())).data?.entries;
}
catch {
return undefined;
}
}
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
const bytes = Buffer.from(`{"format":"${HISTORY_FORMAT}","entries":[\n${lines.join(',\n')}\n]}\n`);
return { bytes, entries: lines.length === 0 ? [] : entries.slice(-lines.length) };
}
var foreign_text = __webpack_require__(84483);
var html = __webpack_require__(45138);
var score_scale = __webpack_require__(58142);
var time_text = __webpack_require__(1052);
;
const WIDTH = 720;
const HEIGHT = 200;
const TOP = 12;
const BOTTOM = 176;
const RIGHT = 12;
const CHAR = 7;
const MAX_JOBS = 200;
const MAX_PICTURES = 20;
const KINDS = 4;
const HISTORY_STYLE = `
.past{display:block;width:100%;min-width:34rem;max-width:52rem;height:auto;font:12px system-ui,sans-serif;fill:var(--fg)}
.past .grid{stroke:var(--line)}.past .y{text-anchor:end}.past .spread{stroke-width:1.5}
.past .k0{fill:var(--accent);stroke:var(--accent)}.past .k1{fill:var(--good);stroke:var(--good)}
.past .k2{fill:var(--warn);stroke:var(--warn)}.past .k3{fill:var(--bad);stroke:var(--bad)}.past .k4{fill:var(--dim);stroke:var(--dim)}
`;
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
const title = (0,foreign_text .TN)(name, 80);
return picture === undefined
? []
: [
`<h3>${(0,html .Z)(title)}${unit === null ? '' : `, ${(0,html .Z)((0,foreign_text .TN)(unit, 20))}`}</h3>`,
`<div class="scroll" tabindex="0" role="region" aria-label="History of ${(0,html .Z)(title)}">${picture}</div>`,
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
const scores = (0,score_scale .D8)({ scores: jobs.flatMap(({ metric }) => [metric.lower, metric.upper]), anchors: [] });
if (scores === undefined)
return undefined;
const ticks = (0,score_scale .Pe)(scores, 4);
const left = 20 + CHAR * Math.max(...ticks.map((tick) => (0,score_text .ls)(tick).length));
const y = (score) => round(BOTTOM - (0,score_scale .wG)(score, scores) * (BOTTOM - TOP));
const grid = ticks.map((tick) => `<path class="grid" d="M${left} ${y(tick)}H${WIDTH - RIGHT}"/><text class="y" x="${left - 6}" y="${y(tick) + 4}">${(0,score_text .ls)(tick)}</text>`);
const machines = [...new Set(jobs.map(({ machine }) => machine))];
const across = { lo: -0.5, hi: jobs.length - 0.5 };
const dots = jobs.map(({ metric, commit, machine, recorded_at: at }, index) => {
const x = round(left + (0,score_scale .wG)(index, across) * (WIDTH - RIGHT - left));
const kind = Math.min(machines.indexOf(machine), KINDS);
const words = `${commit.slice(0, 12)}, ${(0,time_text .Wv)(at)}: ${(0,score_text .ls)(metric.median)} (${(0,score_text .ls)(metric.lower)} to ${(0,score_text .ls)(metric.upper)}, ${(0,base_text .LS)(metric.runs, 'run')}), ${(0,foreign_text .TN)(machine, 80)}`;
return `<g class="k${kind}"><title>${(0,html .Z)(words)}</title><path class="spread" d="M${x} ${y(metric.lower)}V${y(metric.upper)}"/><circle cx="${x}" cy="${y(metric.median)}" r="3"/></g>`;
});
const last = jobs.at(-1);
const label = `${(0,base_text .LS)(jobs.length, 'job')}, the last with ${(0,score_text .ls)(last?.metric.median ?? 0)}`;
return `<svg class="past" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${(0,html .Z)(label)}">${[...grid, ...dots].join('')}</svg>`;
}
function round(value) {
return Math.round(value * 10) / 10;
}
;
const comparison_plot_WIDTH = 720;
const comparison_plot_HEIGHT = 260;
const comparison_plot_TOP = 12;
const comparison_plot_BOTTOM = 212;
const comparison_plot_RIGHT = 96;
const comparison_plot_CHAR = 7;
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
return `${value > 0 ? '+' : ''}${(0,score_text .ls)(value)}${unit}`;
}
function domainOf({ estimate, lower, upper, margin, pairs }) {
const anchors = [0, estimate, ...margin, lower, upper].filter((value) => value !== null && Number.isFinite(value));
return (0,score_scale .D8)({ scores: pairs.length === 0 ? [estimate] : pairs, anchors: anchors });
}
function renderPairPlot(metric, id) {
const shares = sharesOf(metric);
const domain = shares === undefined ? undefined : domainOf(shares);
if (shares === undefined || domain === undefined || shares.pairs.length === 0)
return undefined;
const ticks = (0,score_scale .Pe)(domain, 5);
const left = 34 + Math.max(...ticks.map((tick) => shares.label(tick).length)) * comparison_plot_CHAR;
const right = comparison_plot_WIDTH - comparison_plot_RIGHT;
const y = (value) => comparison_plot_round(comparison_plot_BOTTOM - (0,score_scale .wG)(value, domain) * (comparison_plot_BOTTOM - comparison_plot_TOP));
const x = (index) => comparison_plot_round(left + ((index + 0.5) / shares.pairs.length) * (right - left));
return [
`<svg class="plot is-${metric.answer}" viewBox="0 0 ${comparison_plot_WIDTH} ${comparison_plot_HEIGHT}" role="img" aria-labelledby="${id}-title ${id}-desc">`,
`<title id="${id}-title">Every pair of ${(0,html .Z)(metric.name)}</title>`,
`<desc id="${id}-desc">${(0,html .Z)(describe(metric, shares))}</desc>`,
...ticks.map((tick) => `<path class="grid" d="M${left} ${y(tick)}H${right}"/><text class="y" x="${left - 6}" y="${y(tick) + 4}">${(0,html .Z)(shares.label(tick))}</text>`),
renderBand('margin', { left, right, from: y(shares.margin[1]), to: y(shares.margin[0]) }),
...renderInterval(shares, { left, right, y }),
`<path class="zero" d="M${left} ${y(0)}H${right}"/>`,
`<path class="estimate" d="M${left} ${y(shares.estimate)}H${right}"/>`,
...shares.pairs.map((share, index) => renderDot({ share, index, x: x(index), y: y(share), domain, metric, label: shares.label })),
...renderPairAxis({ count: shares.pairs.length, left, right, x }),
`<text class="name" transform="translate(13 ${(comparison_plot_TOP + comparison_plot_BOTTOM) / 2})rotate(-90)">${(0,html .Z)(shares.name)}</text>`,
'</svg>',
].join('\n');
}
function describe({ pairs, direction }, { estimate, lower, upper, label }) {
const side = (value) => (value === null ? 'not bounded' : label(value));
const better = direction === 'min' ? 'less' : 'more';
return `${(0,base_text .LS)(pairs.length, 'pair')}: estimate ${label(estimate)}, interval from ${side(lower)} to ${side(upper)}; ${better} is better.`;
}
function renderBand(name, { left, right, from, to }) {
return `<rect class="${name}" x="${left}" y="${from}" width="${comparison_plot_round(right - left)}" height="${Math.max(1, comparison_plot_round(to - from))}"/>`;
}
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
`<text x="${at + 10}" y="${y(estimate) + 4}">${(0,html .Z)(label(estimate))}</text>`,
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
const scores = `base ${(0,score_text .ls)(pair.base)}, head ${(0,score_text .ls)(pair.head)}`;
return `${shape}><title>pair ${index + 1}: ${(0,html .Z)(label(share))} (${scores}; ${pair.first} first)</title></${shape.startsWith('<path') ? 'path' : 'circle'}>`;
}
function shapeOf({ share, domain, x, y, radius, first }) {
if (share > domain.hi)
return `<path class="outside" d="M${x - 4} ${y + 7}h8l-4 -7z"`;
if (share < domain.lo)
return `<path class="outside" d="M${x - 4} ${y - 7}h8l-4 7z"`;
return `<circle class="${first}-first" cx="${x}" cy="${y}" r="${radius}"`;
}
function renderPairAxis({ count, left, right, x }) {
const ticks = [...new Set([1, ...(0,score_scale .Pe)({ lo: 1, hi: Math.max(2, count) }, 10)])];
const whole = ticks.filter((tick) => Number.isInteger(tick) && tick >= 1 && tick <= count);
return [
`<path class="axis" d="M${left} ${comparison_plot_BOTTOM + 4}H${right}"/>`,
...whole.map((tick) => `<text class="x" x="${x(tick - 1)}" y="${comparison_plot_BOTTOM + 20}">${tick}</text>`),
`<text class="name" x="${comparison_plot_round((left + right) / 2)}" y="${comparison_plot_HEIGHT - 8}">pair, in the order of measurement</text>`,
];
}
function stripDomain(metrics) {
const ends = metrics.flatMap((metric) => {
const shares = metric.scale === 'ratio' ? sharesOf(metric) : undefined;
return shares === undefined ? [] : [shares.estimate, ...shares.margin, shares.lower ?? 0, shares.upper ?? 0];
});
const most = Math.min(MAX_STRIP, Math.max(0.01, ...ends.map(Math.abs)));
return { lo: -most, hi: most };
}
const MAX_STRIP = 1;
const STRIP = { width: 176, height: 24, middle: 12 };
function renderStrip(metric, domain) {
const shares = metric.scale === 'ratio' ? sharesOf(metric) : undefined;
if (shares === undefined)
return '';
const { estimate, lower, upper, margin } = shares;
const x = (value) => comparison_plot_round(4 + (0,score_scale .wG)(value, domain) * (STRIP.width - 8));
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
var comparison_view = __webpack_require__(91978);
var page = __webpack_require__(47916);
var page_result = __webpack_require__(71724);
var page_style = __webpack_require__(94464);
;
const MAX_ROWS = 2000;
const MAX_PLOTS = 60;
const comparison_html_MAX_TEXT = 400;
const SIGNS = {
worse: '\\2718',
better: '\\2714',
'no-difference': '\\2248',
undecided: '?',
};
const SIGN_RULES = Object.entries(SIGNS).map(([answer, sign]) => `.mark.is-${answer}::before{content:"${sign}\\a0" / "";color:var(--mark)}`);
const CARDS = ['', 'Benchmark', 'Change', 'Interval', 'Picture', 'Margin', 'Pairs', 'Base', 'Head'].map((label) => ({
label: label === '' ? undefined : label,
isWide: label === 'Benchmark' || label === 'Picture',
}));
const STYLE = `${page_style .W}${PLOT_STYLE}${HISTORY_STYLE}${SIGN_RULES.join('\n')}
.mark{white-space:nowrap;font-weight:600}.verdict .mark{white-space:normal}caption{max-width:34rem}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}.whole{white-space:nowrap}
tbody th{min-width:8rem;font-weight:600}td{vertical-align:middle}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:.5rem 0;color:var(--dim);font-size:.9rem}
.legend span{display:inline-block;vertical-align:middle;margin-right:.4em;width:.8em;height:.8em;border-radius:50%}
.legend .filled{background:var(--accent)}.legend .hollow{border:2px solid var(--accent)}
.legend .band{border-radius:0;width:1.6em;background:var(--dim);opacity:.35}
.legend .dash{border-radius:0;width:1.8em;height:0;border-top:2px dashed var(--dim)}
${(0,card_style .G)(CARDS)}
`;
function renderComparisonHtml(report, { banners = [], history = [], frame } = {}) {
const rows = (0,comparison_view .fy)(report);
const title = (0,comparison_view .MK)(report);
return (0,page .C)({
frame,
title: `${title}: autorize compare`,
style: STYLE,
body: [
'<header>',
'<h1>Comparison of two commits</h1>',
...[...(0,comparison_view .z0)(report), ...banners].map((banner) => `<p class="problem">${comparison_html_text(banner)}</p>`),
...(0,page_result .n)({
result: `<span class="mark is-${report.answer}">${comparison_html_text((0,comparison_view .xK)(report))}</span>`,
ended: (0,comparison_view .f5)(report),
evidence: [
`<p>${comparison_html_text(title)}</p>`,
`<p>${comparison_html_text((0,comparison_view .EO)(report))} ${HOW}</p>`,
...(0,page_result .t)(evidenceFigures(report)),
],
}),
...(0,page_result .t)([
['Base', cell((0,comparison_view .WC)(report.base))],
['Head', cell((0,comparison_view .WC)(report.head))],
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
`<footer><p>Started ${comparison_html_text((0,time_text .Wv)(report.started_at))}. Generated by autorize.</p></footer>`,
],
});
}
const HOW = 'Both commits ran on this one machine in pairs, a coin deciding which one first.';
function evidenceFigures(report) {
const whose = { base: 'of the base', head: 'of the head', own: 'of each commit' }[report.evaluator];
const figures = [...(0,comparison_view .jU)(report), ['Benchmark', whose]];
return figures.map(([name, value]) => [name, cell(value)]);
}
function cell(value) {
return (0,foreign_text .TN)(value, comparison_html_MAX_TEXT);
}
function renderTable(rows, { metrics, confidence }) {
const domain = stripDomain(metrics);
const interval = `${(0,comparison_effect .hM)(confidence)} CI`;
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
`<thead><tr>${heads.map((head) => `<th scope="col"${numbers.includes(head) ? ' class="number"' : ''}>${(0,html .Z)(head)}</th>`).join('')}</tr></thead>`,
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
? [`<p class="note">${(0,base_text .LS)(rest, 'benchmark')} more left out here; report.json lists all.</p>`]
: [];
}
function comparison_html_text(value) {
return (0,html .Z)(cell(value));
}
}),
45138:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => ( escapeHtml)
});
const ENTITIES = {
'<': '&lt;',
'>': '&gt;',
'&': '&amp;',
'"': '&quot;',
"'": '&#39;',
};
function escapeHtml(text) {
return text.replace(/[<>&"']/g, (char) => ENTITIES[char] ?? char);
}
}),
71724:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => ( renderPageTop),
t: () => ( renderFigureList)
});
var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45138);
function renderPageTop({ result, ended, evidence }) {
return [
`<p class="verdict">${result}</p>`,
...(ended === undefined ? [] : [`<p class="ended">${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(ended)}</p>`]),
'<details class="evidence" id="evidence"><summary>Evidence</summary>',
...evidence,
'</details>',
];
}
function renderFigureList(figures) {
const shown = figures.flatMap(([name, value]) => value === undefined ? [] : [`<div><dt>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(name)}</dt><dd>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(value)}</dd></div>`]);
return shown.length === 0 ? [] : [`<dl class="figures">${shown.join('')}</dl>`];
}
}),
94464:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => ( PAGE_STYLE)
});
const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1c2128;--dim:#57606a;--line:#d0d7de;--soft:#f6f8fa;--accent:#0550ae;
--good:#116329;--bad:#a40e26;--warn:#7a4b00;--add:#dafbe1;--cut:#ffebe9}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--dim:#9da7b3;--line:#3d444d;--soft:#161b22;
--accent:#79c0ff;--good:#56d364;--bad:#ff7b72;--warn:#e3b341;--add:#12361f;--cut:#4a1a1d}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:72rem;padding:1rem;background:var(--bg);color:var(--fg);
font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0}h2{font-size:1.2rem;margin:2rem 0 .5rem}
a{color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
code,pre{font:.85rem/1.45 ui-monospace,monospace}
.verdict{font-size:1.15rem;font-weight:600;margin:.25rem 0}.note,.said{color:var(--dim)}
.ended{margin:.25rem 0}.evidence{border:1px solid var(--line);border-radius:.4rem;padding:.1rem .75rem;margin:.75rem 0}
.problem{border-left:4px solid var(--bad);background:var(--soft);padding:.5rem .75rem;margin:.5rem 0}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(11rem,45%),1fr));gap:.5rem;margin:1rem 0}
.figures div{border:1px solid var(--line);border-radius:.4rem;padding:.5rem .75rem;background:var(--soft)}
.figures dt{color:var(--dim);font-size:.85rem}.figures dd{margin:0;font-weight:600}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.4rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}
caption{text-align:left;padding:.5rem .75rem;color:var(--dim)}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem;border-top:1px solid var(--line);unicode-bidi:isolate}
thead th{background:var(--soft);white-space:nowrap}
details{border-top:1px solid var(--line);padding:.25rem 0}summary{cursor:pointer;padding:.35rem 0;font-weight:600}
.facts{display:grid;grid-template-columns:minmax(5rem,max-content) minmax(0,1fr);gap:.15rem 1rem;font-size:.9rem}
.facts dt{color:var(--dim)}.facts dd{margin:0;unicode-bidi:isolate}
pre{overflow:auto;max-height:32rem;padding:.75rem;margin:.5rem 0;background:var(--soft);border:1px solid var(--line);
border-radius:.4rem;overflow-wrap:normal;unicode-bidi:plaintext}
footer{margin-top:2rem;border-top:1px solid var(--line);color:var(--dim);font-size:.9rem}
`;
}),
47916:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ( renderPage)
});
var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45138);
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
function renderPage({ title, style, body, frame }) {
const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>`;
const script = frame === undefined ? [] : [`<script src="${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(frame.script)}" defer=""></script>`];
const nonce = frame === undefined ? '' : ` nonce="${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(frame.nonce)}"`;
return `${[
'<!doctype html>',
'<html lang="en">',
'<head>',
'<meta charset="utf-8"/>',
...(frame === undefined ? [policy] : []),
'<meta name="viewport" content="width=device-width, initial-scale=1"/>',
'<meta name="color-scheme" content="light dark"/>',
`<title>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(title)}</title>`,
`<style${nonce}>${style}${frame?.style ?? ''}</style>`,
...script,
'</head>',
'<body>',
...(frame?.before ?? []),
...body,
...(frame?.after ?? []),
'</body>',
'</html>',
].join('\n')}\n`;
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
