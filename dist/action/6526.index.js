export const id = 6526;
export const ids = [6526];
export const modules = {
78567:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( canUpload),
m: () => ( uploadArtifact)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var duration = __webpack_require__(15902);
var base_text = __webpack_require__(7953);
var defuse = __webpack_require__(11797);
var outgoing_text = __webpack_require__(71192);
var stopped_commands = __webpack_require__(65298);
var external_node_async_hooks_ = __webpack_require__(16698);
var external_node_diagnostics_channel_ = __webpack_require__(53053);
var promises_ = __webpack_require__(58500);
;
const NOTICE_MS = 2000;
const works = new external_node_async_hooks_.AsyncLocalStorage();
let isListening = false;
async function doWithin({ limitMs, codeOf }, work) {
listen();
const own = { requests: new Set(), codeOf, isOver: false };
const timer = new AbortController();
const done = works.run(own, work).then((value) => ({ kind: 'done', value }));
const late = (0,promises_.setTimeout)(limitMs, { kind: 'late' }, { signal: timer.signal });
try {
const first = await Promise.race([done, late]);
if (first.kind === 'done')
return first;
own.isOver = true;
for (const request of own.requests)
end(request, own);
await Promise.race([done.catch(() => undefined), (0,promises_.setTimeout)(NOTICE_MS, undefined, { signal: timer.signal })]);
return first;
}
finally {
timer.abort();
}
}
function listen() {
if (isListening)
return;
isListening = true;
for (const channel of ['http.client.request.created', 'http.client.request.start']) {
(0,external_node_diagnostics_channel_.subscribe)(channel, (message) => {
const own = works.getStore();
const { request } = message;
if (own === undefined || own.requests.has(request))
return;
own.requests.add(request);
request.once('close', () => own.requests.delete(request));
if (own.isOver)
end(request, own);
});
}
}
function end(request, { codeOf }) {
const code = codeOf(request.path);
request.destroy(Object.assign(new Error('no time is left'), { code }));
}
;
const MAX_NAMES = 20;
const SILENCE_MS = 60_000;
const MS_PER_MEGABYTE = 2000;
let isServiceLate = false;
const NOT_AGAIN = 'the service for artifacts was too late with the one before and is not asked again';
function canUpload(env) {
if (!/^(?:github\.com|.*\.ghe\.com|.*\.localhost)$/i.test(hostOf(env.GITHUB_SERVER_URL)))
return false;
return (env.ACTIONS_RESULTS_URL ?? '') !== '' && (env.ACTIONS_RUNTIME_TOKEN ?? '') !== '';
}
function hostOf(url = '') {
return URL.canParse(url) ? new URL(url).hostname : 'github.com';
}
async function uploadArtifact(upload, notes) {
const { files, root, retentionDays, isRaw = false } = upload;
if (holdsSecret(upload)) {
notes.add(`the artifact "${(0,base_text .g$)(upload.name, 200)}" was not uploaded: it holds a secret of this step`);
return undefined;
}
if (isServiceLate) {
notes.add(`the artifact "${upload.name}" was not uploaded (${NOT_AGAIN})`);
return undefined;
}
const { DefaultArtifactClient } = await Promise.all( [__webpack_require__.e(1351), __webpack_require__.e(3040), __webpack_require__.e(5060)]).then(__webpack_require__.bind(__webpack_require__, 75060));
const client = new DefaultArtifactClient();
const options = {
...(retentionDays === undefined ? {} : { retentionDays }),
...(isRaw ? { skipArchive: true } : { compressionLevel: 6 }),
};
let failure = '';
const limitMs = limitOf(files);
const until = Date.now() + limitMs;
for (let tries = 1; tries <= MAX_NAMES; tries += 1) {
const name = tries === 1 ? upload.name : `${upload.name}-${tries}`;
const renamed = isRaw && tries > 1 ? files.map((file) => copyAs(file, tries)) : files;
const attempt = await guarded(until - Date.now(), () => client.uploadArtifact(name, [...renamed], root, options));
if ('value' in attempt) {
const { id, digest } = attempt.value;
if (id === undefined)
break;
return { name, id, digest: digest ?? '' };
}
if ('isLate' in attempt) {
isServiceLate = true;
failure = `not done after ${(0,duration .PP)(limitMs)}`;
break;
}
failure = attempt.failure;
if (!/already exists|conflict|409/i.test(failure))
break;
}
notes.add(`the artifact "${upload.name}" was not uploaded (${(0,base_text .g$)(failure || 'no answer', 200)})`);
return undefined;
}
function limitOf(files) {
const bytes = files.reduce((sum, file) => sum + (0,external_node_fs_.statSync)(file).size, 0);
return SILENCE_MS + Math.ceil(bytes / 2 ** 20) * MS_PER_MEGABYTE;
}
function holdsSecret({ name, files, root }) {
const search = (0,outgoing_text .aw)();
if (search.isIdle)
return false;
const names = [name, ...files.map((file) => (0,external_node_path_.relative)(root, file))].join('\n');
return search.finds(Buffer.from(names)) || files.some((file) => search.finds((0,external_node_fs_.readFileSync)(file)));
}
function copyAs(file, number) {
const { dir, name, ext } = (0,external_node_path_.parse)(file);
const copy = (0,external_node_path_.join)(dir, `${name}-${number}${ext}`);
(0,external_node_fs_.copyFileSync)(file, copy);
return copy;
}
const codeOf = (path) => (path.startsWith('/twirp/') ? 'ETIMEDOUT' : 'ABORTED');
async function guarded(limitMs, work) {
let reject = () => undefined;
const outside = new Promise((_, no) => {
reject = no;
});
const onError = (error) => reject(error);
process.on('uncaughtException', onError);
process.on('unhandledRejection', onError);
try {
const timely = await (0,stopped_commands .l)(() => withPlainLog(() => doWithin({ limitMs, codeOf }, () => Promise.race([work(), outside]))));
return timely.kind === 'done' ? timely : { isLate: true };
}
catch (error) {
return { failure: error instanceof Error ? error.message : String(error) };
}
finally {
process.off('uncaughtException', onError);
process.off('unhandledRejection', onError);
}
}
const OWN_COMMAND = /^::(?:add-mask|debug)::/;
async function withPlainLog(work) {
const { write } = process.stdout;
const plain = (text) => text
.split('\n')
.map((line) => (OWN_COMMAND.test(line) ? line : (0,defuse .V)(line)))
.join('\n');
process.stdout.write = ((chunk, ...rest) => write.call(process.stdout, plain(Buffer.from(chunk).toString()), ...rest));
try {
return await work();
}
finally {
process.stdout.write = write;
}
}
}),
24085:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
runLoopStep: () => ( runLoopStep)
});
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var environment = __webpack_require__(22989);
var external_node_os_ = __webpack_require__(48161);
var external_node_events_ = __webpack_require__(78474);
var external_node_http_ = __webpack_require__(37067);
var external_node_https_ = __webpack_require__(44708);
var promises_ = __webpack_require__(58500);
;
var DEFAULT_PORTS = {
ftp: 21,
gopher: 70,
http: 80,
https: 443,
ws: 80,
wss: 443,
};
function parseUrl(urlString) {
try {
return new URL(urlString);
} catch {
return null;
}
}
function getProxyForUrl(url) {
var parsedUrl = (typeof url === 'string' ? parseUrl(url) : url) || {};
var proto = parsedUrl.protocol;
var hostname = parsedUrl.host;
var port = parsedUrl.port;
if (typeof hostname !== 'string' || !hostname || typeof proto !== 'string') {
return '';  
}
proto = proto.split(':', 1)[0];
hostname = hostname.replace(/:\d*$/, '');
port = parseInt(port) || DEFAULT_PORTS[proto] || 0;
if (!shouldProxy(hostname, port)) {
return '';  
}
var proxy = getEnv(proto + '_proxy') || getEnv('all_proxy');
if (proxy && proxy.indexOf('://') === -1) {
proxy = proto + '://' + proxy;
}
return proxy;
}
function shouldProxy(hostname, port) {
var NO_PROXY = getEnv('no_proxy').toLowerCase();
if (!NO_PROXY) {
return true;  
}
if (NO_PROXY === '*') {
return false;  
}
return NO_PROXY.split(/[,\s]/).every(function(proxy) {
if (!proxy) {
return true;  
}
var parsedProxy = proxy.match(/^(.+):(\d+)$/);
var parsedProxyHostname = parsedProxy ? parsedProxy[1] : proxy;
var parsedProxyPort = parsedProxy ? parseInt(parsedProxy[2]) : 0;
if (parsedProxyPort && parsedProxyPort !== port) {
return true;  
}
if (!/^[.*]/.test(parsedProxyHostname)) {
return hostname !== parsedProxyHostname;
}
if (parsedProxyHostname.charAt(0) === '*') {
parsedProxyHostname = parsedProxyHostname.slice(1);
}
return !hostname.endsWith(parsedProxyHostname);
});
}
function getEnv(key) {
return process.env[key.toLowerCase()] || process.env[key.toUpperCase()] || '';
}
var dist = __webpack_require__(28947);
var https_proxy_agent_dist = __webpack_require__(71566);
;
function openHttpAgent(isSecure, proxy) {
const options = { keepAlive: true, noDelay: true };
if (proxy === undefined || proxy === '')
return isSecure ? new external_node_https_.Agent(options) : new external_node_http_.Agent(options);
return isSecure ? new https_proxy_agent_dist .b(proxy, options) : new dist .s(proxy, options);
}
var program = __webpack_require__(95808);
;
const DELIVERY_LIMITS = { tryMs: 10_000, pauseMs: 1000, endMs: 20_000 };
const MAX_TRIES = 3;
const MAX_WAITING = 100;
const MAX_OUTPUT_BYTES = 1 << 20;
class Deliveries {
#place;
#limits;
#end = new AbortController();
#last = Promise.resolve();
#waiting = 0;
#lost = 0;
#reason;
constructor(place, limits = DELIVERY_LIMITS) {
this.#place = place;
this.#limits = limits;
}
send(message) {
if (this.#waiting >= MAX_WAITING) {
this.#lose('too many messages waited');
return;
}
this.#waiting += 1;
this.#last = this.#last.then(() => this.#deliver(message));
}
async close() {
const end = setTimeout(() => this.#end.abort(), this.#limits.endMs);
await this.#last;
clearTimeout(end);
if (this.#lost === 0)
return undefined;
const of = this.#place.kind === 'command' ? 'the command' : 'the webhook';
const what = this.#lost === 1 ? '1 notification was' : `${this.#lost} notifications were`;
return `${what} not delivered by ${of}: ${this.#reason}`;
}
#lose(reason) {
this.#lost += 1;
this.#reason = reason;
}
async #deliver(message) {
let failure;
for (let tried = 0; tried < MAX_TRIES; tried += 1) {
if (tried > 0)
await this.#pause(this.#limits.pauseMs * 5 ** (tried - 1));
if (this.#end.signal.aborted) {
failure ??= { reason: 'the run ended before', isFinal: true };
break;
}
failure = await this.#try(message);
if (failure === undefined || failure.isFinal)
break;
}
this.#waiting -= 1;
if (failure !== undefined)
this.#lose(failure.reason);
}
async #pause(ms) {
await (0,promises_.setTimeout)(ms, undefined, { signal: this.#end.signal }).catch(() => undefined);
}
async #try(message) {
const cutOff = AbortSignal.any([this.#end.signal, AbortSignal.timeout(this.#limits.tryMs)]);
try {
return this.#place.kind === 'command'
? await runCommand(this.#place, message, cutOff)
: await post(this.#place.address, message, cutOff);
}
catch (error) {
const reason = cutOff.aborted ? 'no answer in time' : codeOf(error);
return { reason, isFinal: false };
}
}
}
function codeOf(error) {
return error instanceof Error && 'code' in error ? String(error.code) : 'no connection';
}
async function runCommand({ command, cwd, env }, { body }, cutOff) {
const limits = { maxBytes: MAX_OUTPUT_BYTES, maxStderrChars: 500 };
const shell = { program: '/bin/sh', args: ['-c', command], cwd, env, input: body };
const { exitCode, stderr, failure, limit } = await (0,program .m)({ ...shell, ...limits, cutOff });
if (exitCode === 0 && limit === undefined)
return undefined;
if (limit === 'time')
return { reason: 'it did not end in time', isFinal: false };
const reason = (0,base_text .vI)(stderr.replace(/\s+/g, ' ').trim(), 200);
const ending = failure === undefined ? `it ended with exit code ${exitCode ?? 'of a signal'}` : 'it did not start';
return { reason: reason === '' ? ending : `${ending}: ${reason}`, isFinal: false };
}
async function post(address, { type, body }, signal) {
const isSecure = address.startsWith('https:');
const agent = openHttpAgent(isSecure, getProxyForUrl(address));
try {
const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body), 'user-agent': 'autorize' };
const request = (isSecure ? external_node_https_.request : external_node_http_.request)(address, { method: 'POST', agent, headers, signal });
request.end(body);
const [response] = (await (0,external_node_events_.once)(request, 'response', { signal }));
response.destroy();
const { statusCode = 0 } = response;
if (statusCode >= 200 && statusCode < 300)
return undefined;
const isBusy = statusCode === 408 || statusCode === 425 || statusCode === 429 || statusCode >= 500;
return { reason: `it answered with status ${statusCode}`, isFinal: !isBusy };
}
finally {
agent.destroy();
}
}
var notify_notification = __webpack_require__(10461);
;
function openNotifier(settings, { run, host, limits = DELIVERY_LIMITS }) {
if (settings === undefined)
return { take: () => undefined, close: async () => [] };
const { command, webhook, format, on } = settings;
const { env } = host;
const byCommand = command === undefined
? undefined
: new Deliveries({ kind: 'command', command, cwd: env.HOME ?? (0,external_node_os_.homedir)(), env }, limits);
const byWebhook = webhook === undefined ? undefined : new Deliveries({ kind: 'webhook', address: webhook }, limits);
const parked = new Set();
return {
take: (notification) => {
if (notification === undefined || !notification.events.some((event) => on.includes(event)))
return;
if (notification.events[0] === 'parked') {
if (parked.has(notification.title))
return;
parked.add(notification.title);
}
const at = host.now();
byCommand?.send({ type: 'application/json', body: (0,notify_notification .hF)(notification, run, at) });
byWebhook?.send((0,notify_notification .lc)(format, notification, { run, at }));
},
close: async () => {
const ends = await Promise.all([byCommand?.close(), byWebhook?.close()]);
return ends.filter((sentence) => sentence !== undefined);
},
};
}
var subject = __webpack_require__(64715);
var git = __webpack_require__(13096);
var object_presence = __webpack_require__(55523);
;
async function fetchGroupBases({ loop }, { remote }) {
for (const { base, branch } of loop.groups?.list()?.groups ?? []) {
if (base === undefined || (await (0,object_presence .Q)(remote.git, base)))
continue;
try {
await remote.fetch(`refs/heads/${branch}`, 2);
}
catch (error) {
if (!(error instanceof git .XS))
throw error;
}
}
}
var outgoing = __webpack_require__(7133);
var foreign_text = __webpack_require__(84483);
var markdown = __webpack_require__(34902);
var github_isolation = __webpack_require__(13958);
var github_notes = __webpack_require__(37491);
var github_outputs = __webpack_require__(31224);
var shell_word = __webpack_require__(59010);
var own_account = __webpack_require__(85512);
;
function howToCheck({ verify }, { loop, inputs }) {
const branch = inputs.branch === undefined ? '' : ` --branch ${(0,shell_word .r)(inputs.branch)}`;
return `\`autorize pull ${(0,shell_word .r)(loop.subject.name)}${branch}\`, then \`${verify}\``;
}
async function describeChecks(api) {
const account = await (0,own_account .h)(api);
if (account.kind === 'ok' && account.value !== own_account .u)
return [];
return [
'The workflow\'s own token opened this pull request, so its checks wait: somebody with write permission starts them with "Approve workflows to run". If there is no such button, as on a server before that rule, close and reopen the pull request. With the token of an app, checks start by themselves.',
'',
];
}
var outgoing_text = __webpack_require__(71192);
;
const MAX_TITLE_CHARS = 72;
const MIN_CHARS = 12;
const MAX_BODY_CHARS = 65_000;
const PULLS_REMEDY = 'allow it in Settings, Actions, General, "Allow GitHub Actions to create and approve pull requests", and give the job "pull-requests: write"';
function shortTitle(text, end = '') {
const room = MAX_TITLE_CHARS - end.length;
if (text.length <= room)
return `${text}${end}`;
const start = (0,base_text .vI)(text, room - 1).slice(0, -1);
const bracket = start.lastIndexOf(' (');
const isOpen = bracket > start.lastIndexOf(')');
const cut = isOpen && bracket > MIN_CHARS ? bracket : start.lastIndexOf(' ');
return `${cut > MIN_CHARS ? start.slice(0, cut) : start}…${end}`;
}
async function publishPullRequest(api, text) {
const { ask, owner, repo } = api;
const { head, labels } = text;
const title = shortTitle((0,outgoing_text .pc)(text.title), text.titleEnd);
const body = (0,outgoing_text .TX)(text.body, MAX_BODY_CHARS);
const query = { owner, repo, head: `${owner}:${head}`, state: 'open', per_page: 100 };
const list = () => ask((octokit) => octokit.rest.pulls.list(query), { isRepeatable: true });
const listed = await list();
if (listed.kind === 'refused')
return listed;
const findOpen = ({ data }) => data.find((each) => each.head.ref === head);
const open = findOpen(listed.value);
const base = text.base ?? (open === undefined ? await defaultBranch(api) : undefined);
const posted = open === undefined
? await ask(async (octokit) => {
const more = { base: base ?? 'main', draft: text.isDraft };
return (await octokit.rest.pulls.create({ owner, repo, head, title, body, ...more })).data;
}, {
findResult: async () => {
const again = await list();
return again.kind === 'ok' ? findOpen(again.value) : undefined;
},
})
: await ask(async (octokit) => (await octokit.rest.pulls.update({ owner, repo, pull_number: open.number, title, body })).data, { isRepeatable: true });
if (posted.kind === 'refused')
return posted;
const isElsewhere = open !== undefined && base !== undefined && open.base.ref !== base;
const rebased = isElsewhere
? await ask((octokit) => octokit.rest.pulls.update({ owner, repo, pull_number: open.number, base }), {
isRepeatable: true,
})
: undefined;
const { number, html_url: url } = posted.value;
const labelled = labels.length === 0
? undefined
: await ask((octokit) => octokit.rest.issues.addLabels({ owner, repo, issue_number: number, labels: [...labels] }), {
isRepeatable: true,
});
const unlabelled = labelled?.kind === 'refused' ? labelled.why : undefined;
const notRebased = rebased?.kind === 'refused' ? rebased.why : undefined;
return { kind: 'ok', value: { number, url, unlabelled, notRebased } };
}
async function commentOnPull({ ask, owner, repo }, { head, body, after }) {
const listed = await ask((octokit) => octokit.rest.pulls.list({ owner, repo, head: `${owner}:${head}`, state: 'all', per_page: 100 }), { isRepeatable: true });
if (listed.kind === 'refused')
return listed;
const isMeant = ({ state, closed_at: closed, merged_at: merged }) => state === 'open' || (merged === null && closed !== null && new Date(closed) >= after);
const pull = listed.value.data.find((each) => each.head.ref === head && isMeant(each));
if (pull === undefined)
return { kind: 'ok', value: undefined };
const posted = await ask((octokit) => octokit.rest.issues.createComment({
owner,
repo,
issue_number: pull.number,
body: (0,outgoing_text .TX)(body, MAX_BODY_CHARS),
}));
return posted.kind === 'refused' ? posted : { kind: 'ok', value: pull.number };
}
const REPLACED = '<!-- autorize: replaced -->';
async function findPulls({ ask, owner, repo }, branch) {
const query = { owner, repo, head: `${owner}:${branch}`, state: 'all', per_page: 100 };
const listed = await ask((octokit) => octokit.rest.pulls.list(query), { isRepeatable: true });
if (listed.kind === 'refused')
return listed;
const own = listed.value.data.filter(({ head, state, body }) => head.ref === branch && (state === 'open' || body?.includes(REPLACED) !== true));
const value = own.map(({ number, html_url: url, state, merged_at: merged, head }) => {
const became = state === 'open' ? 'open' : merged === null ? 'closed' : 'merged';
return { number, url, became, commit: head.sha };
});
return { kind: 'ok', value };
}
async function replacePull({ ask, owner, repo }, { number, why }) {
const body = `${(0,outgoing_text .TX)(why, MAX_BODY_CHARS - REPLACED.length - 2)}\n\n${REPLACED}`;
return ask((octokit) => octokit.rest.pulls.update({ owner, repo, pull_number: number, state: 'closed', body }), {
isRepeatable: true,
});
}
async function defaultBranch({ ask, owner, repo }) {
const reported = await ask((octokit) => octokit.rest.repos.get({ owner, repo }), { isRepeatable: true });
return reported.kind === 'ok' ? reported.value.data.default_branch : undefined;
}
var refusal = __webpack_require__(32074);
;
async function publishGroups(publication) {
const { opening, api, listed } = publication;
const { inputs, notes } = opening;
const { groups, unmeasured } = listed;
if (unmeasured > 0)
notes.add(`${unmeasured} groups are not measured yet; the next run measures and publishes them`);
const isPublishing = api !== undefined && inputs.publish === 'pull-request';
const links = isPublishing ? await findEnded(api, groups) : new Map();
if ('why' in links) {
notes.add(`the pull requests of the groups cannot be read, so none of them is opened or changed (${links.why})`);
return [];
}
const open = groups.filter(({ task }) => !links.has(task));
const taken = await pushGroups(publication, open);
if (taken === undefined || !isPublishing)
return [];
for (const { task, pull } of groups.filter((group) => taken.has(group.task)))
if (pull !== undefined)
links.set(task, { number: pull.number, url: pull.url, state: 'open' });
const lines = [];
for (const group of groups) {
const isLeft = links.has(group.task) || taken.has(group.task);
const linked = isLeft ? links.get(group.task) : await publishGroup(publication, { api, group, links });
if (linked === undefined)
continue;
links.set(group.task, linked);
lines.push(`- [#${linked.number}](${linked.url}) ${(0,markdown .F)((0,foreign_text .TN)(titleOf(group)))}${STATE_NOTES[linked.state]}`);
}
await closeReplaced(publication, api);
await recordPulls(publication, links);
const numbers = groups.flatMap(({ task }) => links.get(task)?.number ?? []);
const first = groups.flatMap(({ task }) => links.get(task) ?? [])[0];
if (first === undefined)
return [];
(0,github_outputs .Kn)({
'pull-request-number': String(first.number),
'pull-request-url': first.url,
'pull-request-numbers': JSON.stringify(numbers),
});
return ['Pull requests, one for each group:', '', ...lines, ''];
}
async function recordPulls({ opening, state, listed }, links) {
const pulls = listed.groups.flatMap(({ task, commit }) => {
const link = links.get(task);
return link === undefined ? [] : [{ task, commit, number: link.number, url: link.url, state: link.state }];
});
if (opening.loop.groups?.record(pulls) !== true)
return;
const { kind } = await state.session.push();
if (kind !== 'done')
opening.notes.add('the pull requests of the groups are not in the pushed records; the next run pushes them');
}
const titleOf = ({ title }) => `${title.text}${title.end}`;
async function pushGroups({ opening, state }, groups) {
const { loop, notes, search } = opening;
const { remote, session } = state;
const { groups: own } = loop;
const taken = new Set();
if (own === undefined)
return undefined;
if (groups.length === 0)
return taken;
const there = await remote.list([own.pattern]);
const moves = [];
for (const { task, branch, commit, on, base } of groups) {
if (on !== null && base === undefined && taken.has(on)) {
taken.add(task);
continue;
}
const ref = `refs/heads/${branch}`;
const from = there.get(ref);
if (from === commit)
continue;
if (from !== undefined && !(await isOwnCommit(remote, { ref, own }))) {
notes.add(`somebody else moved the branch ${branch} on the server: it stays as it is, and so does what is on top of it`);
taken.add(task);
continue;
}
moves.push({ ref, from, to: commit });
}
if (moves.length === 0)
return taken;
const bases = groups.map(({ base }) => base);
const known = [loop.subject.read().base, session.seen.branchHead, ...bases].filter((id) => id !== undefined);
const branchHeads = moves.map(({ to }) => to);
await (0,outgoing ._c)(remote.git, { branchHeads, known, search, what: 'a group of accepted changes' });
const pushed = await remote.push(moves);
if (pushed.kind === 'done')
return taken;
const why = 'why' in pushed ? pushed.why : 'another run pushed first';
notes.add(`the branches of the groups were not pushed (${why}); the next run pushes them`);
return undefined;
}
async function isOwnCommit({ fetch, git }, { ref, own }) {
const commit = await fetch(ref, 1);
const { stdout } = await git(['cat-file', 'commit', '--end-of-options', commit]);
const text = stdout.toString();
return own.isOwn(text.slice(text.indexOf('\n\n') + 2));
}
const STATE_NOTES = { open: '', merged: ' (merged)', closed: ' (closed; the next run takes its changes out)' };
async function findEnded(api, groups) {
const links = new Map();
for (const group of groups) {
const { task, branch } = group;
const found = await findPulls(api, branch);
if (found.kind === 'refused')
return { why: (0,refusal .v)(found, PULLS_REMEDY) };
const pulls = found.value;
const ended = pulls.find((pull) => pull.became !== 'open' && isOf(pull, group));
if (ended === undefined || pulls.some(({ became }) => became === 'open'))
continue;
links.set(task, { number: ended.number, url: ended.url, state: ended.became });
}
return links;
}
function isOf(found, { commit, pull }) {
return found.commit === commit || found.number === pull?.number;
}
async function publishGroup(publication, { api, group, links }) {
const { opening, listed } = publication;
const { inputs, notes } = opening;
const { branch, title } = group;
const below = listed.groups.find(({ task }) => task === group.on);
const isOnOther = below !== undefined && group.base === undefined && links.get(below.task)?.state !== 'merged';
const posted = await publishPullRequest(api, {
head: branch,
base: isOnOther ? below.branch : inputs.base,
title: inputs.prTitle === undefined ? title.text : `${inputs.prTitle}: ${title.text}`,
titleEnd: title.end,
body: await bodyOf(publication, { api, group, links }),
labels: inputs.prLabels,
isDraft: inputs.prDraft,
});
if (posted.kind === 'refused') {
notes.add(`the branch ${branch} is pushed, but no pull request was created (${(0,refusal .v)(posted, PULLS_REMEDY)})`);
return undefined;
}
const { number, url, unlabelled, notRebased } = posted.value;
if (notRebased !== undefined)
notes.add(`the base of pull request #${number} could not be changed (${notRebased})`);
if (unlabelled !== undefined)
notes.add(`pull request #${number} has no labels of "pr-labels" (${unlabelled})`);
return { number, url, state: 'open' };
}
async function bodyOf({ opening, listed, view }, { api, group, links }) {
const { loop, inputs, isolation } = opening;
const level = (0,github_isolation .o$)(isolation);
const plain = (text) => (0,markdown .F)((0,foreign_text .TN)(text, 300));
const mark = group.isConfirmed ? 'Confirmed by itself' : 'Not confirmed by itself';
const stack = stackOf(group, listed.groups);
const number = (task) => {
const link = links.get(task);
return link === undefined ? '' : ` (#${link.number})`;
};
const places = stack.map(({ task, branch }, index) => {
const isThis = task === group.task;
return `${index + 1}. \`${branch}\`${isThis ? ', this pull request' : number(task)}`;
});
return [
`**${mark}**: ${plain(group.effect)}.`,
'',
...group.changes.map(({ iter, what }) => `- iteration ${iter}: ${plain(what)}`),
'',
...(stack.length < 2
? [standsOn(group, number), '']
: [
`It is part ${stack.indexOf(group) + 1} of a stack of ${stack.length}. Merge them in this order:`,
'',
...places,
'',
]),
`If you close it without a merge, the next run of ${plain(loop.name)} takes these changes out and does not propose them again.`,
'',
...(level === undefined ? [] : [level, '']),
`To check the whole run in a clone, run ${howToCheck(view, { loop, inputs })}.`,
'',
...(await describeChecks(api)),
].join('\n');
}
function standsOn({ base, on }, numberOf) {
if (base === undefined || on === null)
return 'It stands on the base alone and does not need the other groups of this run.';
return `It stands on ${base.slice(0, 12)}, which holds the group below it${numberOf(on)}.`;
}
function stackOf(group, groups) {
const rootOf = ({ task, on, base }) => {
const below = base === undefined ? groups.find((each) => each.task === on) : undefined;
return below === undefined ? task : rootOf(below);
};
return groups.filter((each) => rootOf(each) === rootOf(group));
}
async function closeReplaced({ opening, state, listed }, api) {
const { loop, notes } = opening;
const { remote } = state;
if (loop.groups === undefined || listed.unmeasured > 0)
return;
const current = new Set(listed.groups.map(({ branch }) => `refs/heads/${branch}`));
const there = await remote.list([loop.groups.pattern]);
for (const [ref, from] of there) {
if (current.has(ref))
continue;
const found = await findPulls(api, ref.replace('refs/heads/', ''));
if (found.kind === 'refused')
continue;
let isOpen = false;
for (const { number } of found.value.filter(({ became }) => became === 'open')) {
const why = 'These changes are no longer a separate group: they are part of another pull request of this run, or were removed.';
const closed = await replacePull(api, { number, why });
if (closed.kind === 'ok')
continue;
isOpen = true;
notes.add(`pull request #${number} is out of date and could not be closed (${closed.why})`);
}
if (isOpen || !(await isOwnCommit(remote, { ref, own: loop.groups })))
continue;
const deleted = await remote.push([{ ref, from, to: undefined }]);
const why = 'why' in deleted ? deleted.why : 'somebody else moved it';
if (deleted.kind !== 'done')
notes.add(`the branch ${ref.replace('refs/heads/', '')} is no longer a group and stays (${why})`);
}
}
async function rejectClosed({ opening, api, }) {
const { loop, inputs, notes } = opening;
const groups = loop.groups?.list()?.groups ?? [];
if (api === undefined || groups.length === 0)
return;
const closed = [];
const merged = new Set();
for (const group of groups) {
const { task, branch } = group;
const found = await findPulls(api, branch);
if (found.kind === 'refused') {
if (inputs.publish !== 'none')
notes.add(`what became of the pull requests of earlier groups cannot be read (${found.why})`);
return;
}
const pulls = found.value.filter((pull) => isOf(pull, group));
const became = (state) => pulls.find((pull) => pull.became === state);
if (became('merged') !== undefined)
merged.add(task);
else if (became('open') === undefined && became('closed') !== undefined)
closed.push({ task, pull: `pull request #${became('closed')?.number}` });
}
if (closed.length === 0)
return;
for (const sentence of (await loop.groups?.reject({ closed, merged })) ?? []) {
(0,github_notes .y)(`${loop.name}: ${(0,foreign_text .TN)(sentence, 500)}`);
notes.add((0,foreign_text .TN)(sentence, 500));
}
}
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var part_letters = __webpack_require__(41310);
var proposal_file = __webpack_require__(31352);
var proposal_parts = __webpack_require__(86894);
var artifacts = __webpack_require__(78567);
;
async function requireWayOut({ inputs, host, runsAgents }, { remote }) {
if (!runsAgents)
return;
if (inputs.publish !== 'none') {
if ((await remote.mayPush()) !== 'no')
return;
throw new errors .Rb({
message: `publish is "${inputs.publish}", and the server takes no push from the github-token`,
remedy: 'Give the job "contents: write", or set "publish: none" and publish the proposal from another job',
});
}
if (inputs.proposalBy !== 'artifact' || (0,artifacts .Y)(host.env))
return;
throw new errors .Rb({
message: 'publish is "none", and this runner has no service for artifacts: accepted changes could not be passed on',
remedy: 'Set "proposal-by: path" and let a later step of this job take the folder of the output proposal-path, e.g. with actions/cache/save; or "proposal-by: output" for a proposal below 700 KB; or let the step push, with "publish: branch"',
});
}
function mustHandOver({ inputs, runsAgents }, shared) {
if (!runsAgents)
return false;
return inputs.publish === 'none' || (shared !== undefined && !['done', 'nothing'].includes(shared.kind));
}
async function handOver({ request, opening }, { session, remote }) {
const { loop, host, context, notes, keys, search, isolation, inputs } = opening;
const { subject } = loop;
const snapshot = await session.snapshot();
if (snapshot?.branchHead === undefined)
return;
const { branchHead } = snapshot;
const known = [subject.read().base, session.seen.state, session.seen.branchHead].filter((id) => id !== undefined && id !== '');
const { name } = subject;
const root = (0,external_node_path_.join)(host.env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), 'autorize-proposal');
(0,external_node_fs_.rmSync)(root, { recursive: true, force: true });
const { files, digest } = await (0,proposal_file .Gf)(remote, {
...{ name, folder: root, snapshot: { ...snapshot, branchHead }, known, search },
keys,
isolation: isolation.levels,
});
(0,github_outputs .Kn)({ 'proposal-digest': digest, 'proposal-path': root });
const label = `${context.runId}-${context.attempt}`;
const isNew = !known.includes(branchHead);
const plain = files.map((path) => ({ path: (0,external_node_path_.basename)(path), bytes: (0,external_node_fs_.readFileSync)(path) }));
const archived = isNew && inputs.publish !== 'none' ? await session.pushProposalRefs(label, plain) : undefined;
if (archived !== undefined) {
const { ref, isProposal } = archived;
const how = isProposal ? `; a step with "proposal: ${ref}" publishes it` : '';
notes.add(`what was accepted is on the server at ${ref}/branch, its records at ${ref}/state${how}`);
}
const isNeeded = isNew && archived === undefined;
if (inputs.proposalBy !== 'artifact') {
const isInOutputs = writeParts(root);
if (!isNeeded || isInOutputs || inputs.proposalBy === 'path')
return;
throw notForwarded(root, `its pack has ${(0,external_node_fs_.statSync)((0,external_node_path_.join)(root, proposal_file .YT)).size} bytes, and outputs take less than ${proposal_parts .k2}`);
}
const artifact = `autorize-proposal-${name}-${label}`;
const { retentionDays } = request.publishing;
const uploaded = (0,artifacts .Y)(host.env)
? await (0,artifacts .m)({ name: artifact, files, root, retentionDays }, notes)
: undefined;
(0,github_outputs .Kn)({ 'proposal-artifact': uploaded?.name ?? '' });
if (uploaded !== undefined)
return;
writeParts(root);
if (isNeeded)
throw notForwarded(root);
}
function writeParts(root) {
const parts = (0,proposal_parts .xg)((0,proposal_file .ke)(root));
const outputs = part_letters .k.map((letter, index) => [`proposal-part-${letter}`, parts?.[index] ?? '']);
(0,github_outputs .Kn)(Object.fromEntries(outputs));
return parts !== undefined;
}
function notForwarded(root, why) {
return new errors .Rb({
message: `accepted changes could not be passed on${why === undefined ? '' : ` (${why})`}: they are only in ${(0,base_text .TL)(root, 300)} on this runner`,
remedy: 'Let a later step of this job save that folder ("if: failure()"), as research.yml does; the inputs "proposal" and "proposal-digest" of another job publish it',
});
}
var job_time = __webpack_require__(39231);
var github_loop = __webpack_require__(34526);
var loop_opening = __webpack_require__(6415);
var external_node_buffer_ = __webpack_require__(4573);
var html = __webpack_require__(45138);
var page = __webpack_require__(47916);
var page_result = __webpack_require__(71724);
;
function titled(label) {
return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
}
;
function renderAttemptDetails({ row, attempt, diff, showCommand }) {
const { id, iter, mark, word, score, scoreText, summary, facts, reason } = row;
const shown = facts.map(([name, value]) => `<dt>${(0,html .Z)(name)}</dt><dd>${(0,html .Z)(value)}</dd>`);
const scored = score === undefined ? '' : ` ${scoreText}`;
return [
`<details id="i${iter}"><summary>${titled(attempt)} ${(0,html .Z)(id)}: <span class="mark ${mark}">${(0,html .Z)(word)}</span>${scored}</summary>`,
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
const title = `${titled(terms.attempt)}s`;
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
...view.facts.map(([label, text]) => [titled(label), text]),
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
;
function renderList(view) {
const problems = renderProblems(view);
const { head, rows } = run_markdown_renderTable(view.rows, view.tables.list);
return [...problems, ...(problems.length === 0 ? [] : ['']), ...head, ...rows, ''].join('\n');
}
const ALL_BYTES = 36 * 1024;
const ACCEPTED_BYTES = 20 * 1024;
function renderMarkdown(view) {
const problems = renderProblems(view);
const facts = [
...view.facts.map(([label, text]) => [titled(label), text]),
['Model', view.waiting],
['Cost', view.cost],
];
return [
`### ${(0,markdown .F)(view.name)}: ${(0,markdown .F)(view.verdict)}`,
'',
...(view.description === '' ? [] : [(0,markdown .F)(view.description), '']),
...(problems.length === 0 ? [] : [...problems, '']),
...(view.claim.text === undefined ? [] : [`Gain: ${(0,markdown .F)(view.claim.text)}`, '']),
...renderMeaning(view).flatMap((line) => [line, '']),
...renderTried(view),
`- Branch: ${run_markdown_renderBranch(view)}`,
...facts.flatMap(([label, text]) => (text === undefined ? [] : [`- ${label}: ${(0,markdown .F)(text)}`])),
'',
...renderAttempts(view),
].join('\n');
}
function renderProblems({ problems, notices }) {
return [...problems, ...notices].map((problem) => `- ${(0,markdown .F)(problem)}`);
}
function renderMeaning({ recipe, tried, claim, name, verify }) {
if (recipe === 'plan')
return [];
if (claim.kind === 'confirmed') {
const audit = recipe === 'experiment' ? ` To recompute every decision: autorize audit ${(0,markdown .F)(name)}.` : '';
return [
`The improvement was measured in fresh pairs after all decisions. The scores below are single measurements.${audit}`,
];
}
if (claim.kind === 'not-confirmed') {
return [
'Fresh pairs do not confirm an improvement: their interval includes no change. The scores below are single measurements.',
];
}
const looks = tried > 1 ? `The best of ${tried} attempts overstates the gain.` : 'One attempt says little.';
const again = recipe === 'experiment' ? ` To measure again: ${(0,markdown .F)(verify)} with --rescore.` : '';
return [`Scores are single measurements, not a confirmed improvement. ${looks}${again}`];
}
function renderTried({ counts, tried, terms }) {
const parts = counts
.filter(run_view .Ye)
.map(({ word, mark, count }) => `${outcome_marks .U[mark].sign} ${count} ${(0,markdown .F)(word)}`);
return [`- ${(0,base_text .LS)(tried, terms.attempt)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`];
}
function run_markdown_renderBranch({ branch, noBranch, base, goal }) {
const at = branch === undefined ? noBranch : (0,markdown .F)(branch);
return `${at}${base === undefined ? '' : `, from ${(0,markdown .F)(base)}`}${goal === undefined ? '' : `; ${goal}`}`;
}
function renderAttempts(view) {
const { rows, tables } = view;
if ('all' in tables.summary)
return rows.length === 0 ? [] : [...fitting(view, tables.summary.all, ALL_BYTES), ''];
const accepted = rows.filter(({ isAccepted }) => isAccepted);
const others = rows.filter((row) => !row.isAccepted && (0,run_view .Ye)(row));
const table = (title, some, columns, maxBytes) => some.length === 0 ? [] : [`#### ${title}`, '', ...fitting({ ...view, rows: some }, columns, maxBytes), ''];
return [
...table('Accepted', accepted, tables.summary.accepted, ACCEPTED_BYTES),
...table('Not accepted', others, tables.summary.others, ALL_BYTES - ACCEPTED_BYTES),
];
}
function run_markdown_renderTable(rows, columns) {
return {
head: [`| ${columns.map((name) => run_view .cZ[name].title).join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`],
rows: rows.map((row) => `| ${columns.map((name) => (0,markdown .F)(run_view .cZ[name].text(row))).join(' | ')} |`),
};
}
function fitting({ rows: all, terms }, columns, maxBytes) {
const { head, rows } = run_markdown_renderTable(all, columns);
const isPlan = terms.attempt === 'item';
const ordered = isPlan ? rows : rows.toReversed();
let bytes = 0;
const end = ordered.findIndex((row) => {
bytes += Buffer.byteLength(row) + 1;
return bytes > maxBytes;
});
const shown = end === -1 ? ordered : ordered.slice(0, end);
const left = rows.length - shown.length;
const which = isPlan ? (0,base_text .LS)(left, 'item') : (0,base_text .LS)(left, `earlier ${terms.attempt}`);
const note = left === 0 ? [] : ['', `${which} of ${rows.length} left out; report.html has all.`];
return [...head, ...(isPlan ? shown : shown.toReversed()), ...note];
}
;
const MAX_POINTS = 120;
function renderScoreMermaid({ rows, goal, terms, }) {
const title = terms.line;
const points = rows.flatMap(({ iter, best }) => (best === undefined ? [] : [{ iter, best }]));
if (points.length < 2)
return undefined;
const step = Math.ceil(points.length / MAX_POINTS);
const shown = points.filter((_, index) => index % step === 0 || index === points.length - 1);
const [low, high] = [Math.min(...shown.map(({ best }) => best)), Math.max(...shown.map(({ best }) => best))];
const margin = (high - low || Math.abs(high) || 1) / 10;
return [
'```mermaid',
'xychart-beta',
`  title "${title} (${goal ?? 'score'})"`,
`  x-axis "Iteration" [${shown.map(({ iter }) => iter).join(', ')}]`,
`  y-axis "Score" ${plain(low - margin)} --> ${plain(high + margin)}`,
`  line [${shown.map(({ best }) => plain(best)).join(', ')}]`,
'```',
'',
'<details><summary>The same numbers</summary>',
'',
`| Iteration | Score | ${title} |`,
'|---|---|---|',
...rows.filter(({ iter }) => shown.some((each) => each.iter === iter)).map(score_mermaid_renderRow),
'',
'</details>',
].join('\n');
}
function score_mermaid_renderRow({ iter, word, scoreText, best }) {
return `| ${iter} | ${(0,markdown .F)(`${word} ${scoreText}`)} | ${best ?? '–'} |`;
}
function plain(value) {
const text = String(value);
return text.includes('e') ? value.toFixed(20).replace(/0+$/, '').replace(/\.$/, '') : text;
}
;
const trade_off_mermaid_MAX_POINTS = 12;
function renderTradeOffMermaid({ tradeOffs = [] }) {
const front = tradeOffs.flatMap(({ iter, isOnFront, changes: [score, metric] }) => isOnFront && score !== undefined && metric !== undefined ? [{ iter, score, metric }] : []);
const [first] = front;
if (first === undefined || front.length < 2)
return undefined;
const shown = front.slice(0, trade_off_mermaid_MAX_POINTS);
const [xs, ys] = [place(shown.map(({ metric }) => metric)), place(shown.map(({ score }) => score))];
const name = (0,foreign_text .TN)(first.metric.name, 40).replaceAll('"', "'");
const points = shown.map(({ iter, score, metric }, at) => {
const values = `${(0,pareto_text .y)(score.change, score.isRatio)}, ${(0,pareto_text .y)(metric.change, metric.isRatio)}`;
return `  "iter ${iter} (${values})": [${xs[at]}, ${ys[at]}]`;
});
return [
'```mermaid',
'quadrantChart',
`  title "Trade-offs of score and ${name} (single tests against the base)"`,
`  x-axis "worse ${name}" --> "better ${name}"`,
'  y-axis "worse score" --> "better score"',
...points,
'```',
].join('\n');
}
function place(changes) {
const gains = changes.map(({ change, direction }) => (direction === 'max' ? change : -change));
const domain = (0,score_scale .D8)({ scores: gains, anchors: gains });
return gains.map((gain) => (domain === undefined ? 0.5 : (0,score_scale .wG)(gain, domain)).toFixed(3));
}
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var hash = __webpack_require__(28338);
var journal_chain = __webpack_require__(50534);
;
const RUN_PREDICATE_TYPE = 'https://github.com/org/autorize-action/attestations/run/v1';
const headSchema = schemas .Ikc({ file: schemas .YjP(), records: schemas .Whr().check(api .qm(1)), head: schemas .YjP() });
const predicateSchema = schemas .Ikc({
run: schemas .Ikc({ loop: schemas .YjP(), name: schemas .YjP() }),
journals: schemas .YOg(headSchema),
commit: schemas .mee(schemas .YjP()),
claim: schemas .mee(schemas .Ikc({ sentence: schemas .YjP(), confirmed: schemas .zMY() })),
});
const statementSchema = schemas .Ikc({
subject: schemas .YOg(schemas .Ikc({ digest: schemas .g1P(schemas .YjP(), schemas .YjP()) })),
predicateType: schemas .YjP(),
predicate: schemas .L5J(),
});
function attest({ loop, name, journals, conclude }) {
const heads = [];
const records = new Map();
let digest;
for (const { file, bytes } of journals) {
const parsed = (0,journal_chain .z8)(bytes);
if (parsed.kind === 'corrupt' || parsed.records.length === 0)
return undefined;
digest ??= (0,hash .s)(bytes.subarray(0, parsed.soundBytes));
heads.push({ file, records: parsed.records.length, head: parsed.head.prev });
records.set(file, parsed.records);
}
const predicate = { run: { loop, name }, journals: heads, ...conclude(records) };
return { subject: journals[0].file, digest: `sha256:${digest}`, predicate };
}
function decodeStatement(value) {
const read = statementSchema.safeParse(value);
return read.success && read.data.predicateType === RUN_PREDICATE_TYPE ? read.data : undefined;
}
function attestedIssues({ subject, predicate: raw }, run) {
const read = predicateSchema.safeParse(raw);
if (!read.success) {
const path = read.error.issues[0]?.path.join('.') || 'its shape';
return [at('$.predicate', `${printable(path)} is not what an attestation of a run has`, { remedy: UPDATE })];
}
const predicate = read.data;
const named = `${predicate.run.loop} "${printable(predicate.run.name, 200)}"`;
if (predicate.run.loop !== run.loop || predicate.run.name !== run.name) {
const expected = `the ${run.loop} "${run.name}"`;
return [at('$.predicate.run', `it is of the ${named}`, { expected, remedy: 'Name the attestation of this run' })];
}
const moment = new Map();
for (const journal of run.journals) {
const found = findMoment(journal, predicate);
if ('detail' in found)
return [found];
moment.set(journal.file, found.records);
if (journal !== run.journals[0] || subject.some(({ digest }) => digest.sha256 === found.digest))
continue;
return [
at('$.subject', `it is not of the first ${plural(found.records.length, 'record')} of ${journal.file}`, {
expected: `the SHA-256 ${found.digest}`,
remedy: OTHER_LEDGER,
}),
];
}
const concluded = run.conclude(moment);
return ['claim', 'commit'].flatMap((key) => {
const [attested, expected] = [predicate[key], concluded[key]].map(shown);
const remedy = 'Trust the records: whoever signed attested something else';
return attested === expected
? []
: [at(`$.predicate.${key}`, `the ${key} that it attests is ${attested}`, { expected: `${expected}`, remedy })];
});
}
const UPDATE = 'Verify it with the version of autorize that the signed run used, or a later one';
const OTHER_LEDGER = 'Fetch the records that it is of: autorize pull. Or name the attestation of these records';
function at(path, detail, more) {
return { where: { path }, detail, ...more };
}
function shown(attested) {
if (attested === null || attested === undefined)
return 'none';
if (typeof attested === 'string')
return printable(attested, 100);
return `${attested.confirmed ? 'confirmed' : 'not confirmed'}: ${printable(attested.sentence, 1000)}`;
}
function findMoment({ file, bytes }, { journals }) {
const index = journals.findIndex((each) => each.file === file);
const head = journals[index];
if (head === undefined)
return at('$.predicate.journals', `it does not name ${file}`, { remedy: UPDATE });
const cut = firstLines(bytes, head.records);
const path = `$.predicate.journals[${index}]`;
const there = `${plural(head.records, 'record')} of ${file}`;
if (cut === undefined) {
const parsed = parseJournal(bytes);
const here = parsed.kind === 'sound' ? parsed.records.length : parsed.readable.length;
return at(path, `it is of ${there}; here ${here === 1 ? 'is' : 'are'} ${here}`, {
remedy: 'Fetch the others: autorize pull',
});
}
const parsed = parseJournal(cut);
const found = parsed.kind === 'sound' ? parsed.head.prev : 'none: a record is corrupt';
if (parsed.kind === 'sound' && found === head.head)
return { records: parsed.records, digest: sha256(cut) };
const attested = `it is of another ledger: the head after ${there} is ${printable(head.head, 100)}`;
return at(path, attested, { expected: found, remedy: OTHER_LEDGER });
}
function firstLines(bytes, count) {
let [from, left] = [0, count];
while (left > 0) {
const to = bytes.indexOf(0x0a, from);
if (to === -1)
return undefined;
if (to > from)
left -= 1;
from = to + 1;
}
return bytes.subarray(0, from);
}
function addedSince({ predicate }, { journals: [first] }) {
const read = predicateSchema.safeParse(predicate);
const parsed = parseJournal(first.bytes);
if (!read.success || parsed.kind === 'corrupt')
return 0;
const covered = read.data.journals.find(({ file }) => file === first.file)?.records ?? 0;
return parsed.records.length - covered;
}
;
function writeAttested(run) {
const attested = run === undefined ? undefined : attest(run);
if (attested === undefined)
return;
(0,github_outputs .Kn)({
'attestation-subject': attested.subject,
'attestation-digest': attested.digest,
'attestation-type': RUN_PREDICATE_TYPE,
'attestation-predicate': JSON.stringify(attested.predicate),
});
}
var job_summary = __webpack_require__(40092);
;
function setLoopOutputs({ loop, inputs, isolation }, ended) {
const outputs = (0,github_loop .Yz)(loop);
(0,github_outputs .Kn)({
...outputs,
...(outputs.improvement === undefined ? {} : { improvement: (0,github_isolation .vi)(outputs.improvement, isolation) }),
...(inputs.branch === undefined ? {} : { branch: inputs.branch }),
...(0,github_loop .XL)(ended),
});
}
async function publishLoop(publication) {
const { request, opening, state, shared, ended, isCancelled } = publication;
const { loop, host, notes } = opening;
setLoopOutputs(opening, ended);
const view = loop.hasRecords() ? loop.view() : undefined;
if (view === undefined)
return undefined;
const page = (0,external_node_path_.join)(loop.folder, 'report.html');
(0,external_node_fs_.writeFileSync)(page, (0,outgoing_text .pc)(renderHtml({ view, diffs: loop.diffs() })));
(0,github_outputs .Kn)({ 'report-path': page });
const footer = [];
if (shared?.kind === 'done' && !isCancelled)
await reportReplaced(publication);
if (shared?.kind === 'done' && !isCancelled)
footer.push(...(await propose(publication, view)));
if (shared?.kind === 'done')
writeAttested(loop.attestable?.());
let unpublished;
let where = 'report.html holds the rest';
const upload = async () => {
if (mustHandOver(opening, shared)) {
try {
await handOver(publication, state);
}
catch (error) {
if (!(error instanceof errors .yW))
throw error;
unpublished = error;
notes.add(`nothing was passed on: ${error.message}`);
}
}
if (!request.publishing.uploadsArtifacts || !(0,artifacts .Y)(host.env))
return;
const address = await uploadRecords(publication, page);
if (address !== undefined)
where = `report.html in the [artifact of this run](${address}) holds the rest`;
};
const summarize = () => summarizeLoop(publication, { view, footer, where });
for (const each of isCancelled ? [summarize, upload] : [upload, summarize])
await each();
return unpublished;
}
async function publishIssue({ request, opening: { notes } }, error) {
const why = error instanceof errors .yW ? `${error.message}. ${error.remedy}` : String(error);
(0,github_outputs .Kn)({ 'stop-reason': (0,foreign_text .TN)(why) });
if (!request.publishing.writesSummary)
return;
const body = `### Nothing was pushed or published\n\n${(0,markdown .F)((0,foreign_text .TN)(why))}\n`;
await (0,job_summary .S)({ body, end: '', rest: 'the log holds the rest' }, notes);
}
async function summarizeLoop({ request, opening: { inputs, notes, loop, isolation, runsAgents }, ended }, { view, footer, where }) {
if (!request.publishing.writesSummary)
return;
const stopped = ended === undefined ? [] : [`Stopped: ${(0,markdown .F)((0,foreign_text .TN)(ended.reason))}.`, ''];
const next = [`Next: ${nextStep(view, { loop, inputs, runsAgents })}.`, ''];
const message = notes.all.map((note) => `- Note: ${(0,markdown .F)(note)}`);
const single = inputs.publish !== 'none' && runsAgents ? [SINGLE_JOB, ''] : [];
const chart = [renderScoreMermaid(view), renderTradeOffMermaid(view)].flatMap((each) => each === undefined ? [] : [each, '']);
const level = (0,github_isolation .o$)(isolation);
const body = `${[renderMarkdown(view), ...(level === undefined ? [] : [level, '']), ...chart].join('\n')}\n`;
const end = `${[...stopped, ...next, ...footer, ...single, ...message].join('\n')}\n`;
await (0,job_summary .S)({ body, end, rest: where }, notes);
}
function nextStep(view, { loop, inputs, runsAgents }) {
const { accepted, branch = '' } = view;
if (accepted === 0)
return 'no change was accepted, so there is nothing to review; the next run resumes from here';
if (inputs.publish === 'none' && runsAgents) {
return 'publish the proposal from a job that may push, with the inputs `proposal` and `proposal-digest`';
}
const commands = howToCheck(view, { loop, inputs });
return `review the branch \`${inputs.branch ?? branch}\`; to check it in a clone, run ${commands}`;
}
const SINGLE_JOB = 'The agent ran in a job that can push. Without a sandbox, the agent can reach the token of that job. The workflow research.yml prevents this: one job proposes, another one publishes.';
async function reportReplaced({ opening, api, state }) {
const { loop, inputs, notes } = opening;
const replaced = loop.replaced?.();
if (replaced === undefined || replaced.kept === 0)
return;
const { branch, what, kept, at } = replaced;
const isPushed = state.session.unpushed.length === 0;
const records = (0,subject .sd)(loop.subject).usual;
if (!isPushed)
notes.add(`the server refused the branch ${branch}; its commits are in the history of ${records}`);
if (api === undefined || inputs.publish !== 'pull-request')
return;
const head = inputs.branch ?? `autorize/${loop.name}`;
const where = isPushed
? `on the branch \`${branch}\`: open a pull request from there to continue with them`
: `in the history of \`${records}\``;
const body = `The rules of this run changed, so the run ended: ${(0,markdown .F)((0,foreign_text .TN)(what))}. Its ${(0,base_text .LS)(kept, 'accepted commit')} and the comments above remain valid; you find the commits ${where}. From now on, \`${head}\` belongs to a new run with its own baseline.`;
const posted = await commentOnPull(api, { head, body, after: at });
if (posted.kind === 'refused')
notes.add(`the pull request of the ended run could not be commented on (${posted.why})`);
}
async function propose(publication, view) {
const { opening, api, state } = publication;
const { loop, inputs } = opening;
const listed = loop.groups?.list();
if (listed?.isCurrent === true)
return publishGroups({ opening, api, state, listed, view });
return inputs.publish === 'pull-request' ? proposePull(publication, view) : [];
}
async function proposePull({ opening, api }, view) {
const { context, notes, inputs, loop, isolation } = opening;
const level = (0,github_isolation .o$)(isolation);
const branch = inputs.branch ?? view.branch ?? '';
if (api === undefined || view.accepted === 0)
return [];
const { prTitle } = inputs;
const [, gain = '', weak = ''] = /^(.*?)(, not confirmed)?$/s.exec(view.gain) ?? [];
const title = prTitle ?? `autorize ${loop.name}: ${gain}`;
const titleEnd = prTitle === undefined ? `${weak}${(0,github_isolation .vi)(gain, isolation).slice(gain.length)}` : '';
const range = inputs.base === undefined ? branch : `${inputs.base}...${branch}`;
const compare = `${context.serverUrl}/${context.owner}/${context.repository}/compare/${range}?expand=1`;
const body = [
renderMarkdown(view),
'',
...(level === undefined ? [] : [level, '']),
`To check it in a clone, run ${howToCheck(view, { loop, inputs })}.`,
'',
...(await describeChecks(api)),
].join('\n');
const posted = await publishPullRequest(api, {
head: branch,
base: inputs.base,
title,
titleEnd,
body,
labels: inputs.prLabels,
isDraft: inputs.prDraft,
});
if (posted.kind === 'ok') {
const { number, url, unlabelled, notRebased } = posted.value;
if (notRebased !== undefined) {
notes.add(`the base of the pull request could not be changed to "${inputs.base}" (${notRebased})`);
}
if (unlabelled !== undefined)
notes.add(`the pull request has no labels of "pr-labels" (${unlabelled})`);
(0,github_outputs .Kn)({ 'pull-request-number': String(number), 'pull-request-url': url });
return [`Pull request: [#${number}](${url})`, ''];
}
notes.add(`the branch ${branch} is pushed, but no pull request was created (${(0,refusal .v)(posted, PULLS_REMEDY)})`);
return [`Open the pull request yourself: ${compare}`, ''];
}
async function uploadRecords({ request, opening }, page) {
const { loop, folder, context, notes } = opening;
const { artifactName, retentionDays } = request.publishing;
const name = artifactName ?? `autorize-${request.modeName}-${loop.name}-${context.runId}-${context.attempt}`;
const root = (0,external_node_path_.join)(folder, 'artifact');
const files = copyPlain({ ...opening, from: loop.folder, to: root });
const whole = await (0,artifacts .m)({ name, files, root, retentionDays }, notes);
if (whole === undefined)
return undefined;
const raw = (0,external_node_path_.join)(root, `${name}.html`);
(0,external_node_fs_.writeFileSync)(raw, (0,external_node_fs_.readFileSync)(page));
await (0,artifacts .m)({ name: (0,external_node_path_.basename)(raw), files: [raw], root, retentionDays, isRaw: true }, notes);
const { owner, repository, runId, serverUrl } = context;
const address = `${serverUrl}/${owner}/${repository}/actions/runs/${runId}/artifacts/${whole.id}`;
(0,github_outputs .Kn)({ 'artifact-id': String(whole.id), 'artifact-url': address, 'artifact-digest': whole.digest });
return address;
}
const MAX_COPY_BYTES = 32 * 1024 * 1024;
const MAX_REDACTED_BYTES = 8 * 1024 * 1024;
function copyPlain({ from, to, search, }) {
const entries = (0,external_node_fs_.readdirSync)(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
return entries.flatMap(({ parentPath, name }) => {
const path = (0,external_node_path_.join)(parentPath, name);
if (/\.(lock|reserve|holder|tmp)$/.test(name) || (0,external_node_fs_.statSync)(path).size > MAX_COPY_BYTES)
return [];
const bytes = (0,external_node_fs_.readFileSync)(path);
const shown = path.slice(from.length + 1);
if (search.finds(Buffer.from(shown)))
return [];
const holds = search.finds(bytes);
if (holds && (name.endsWith('.jsonl') || bytes.length > MAX_REDACTED_BYTES || !(0,external_node_buffer_.isUtf8)(bytes)))
return [];
const plain = holds ? Buffer.from((0,outgoing_text .pc)(bytes.toString())) : bytes;
const target = (0,external_node_path_.join)(to, shown);
(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(target), { recursive: true });
(0,external_node_fs_.writeFileSync)(target, plain);
return [target];
});
}
var loop_state = __webpack_require__(46773);
var saved_environment = __webpack_require__(86909);
;
const EVERY_MS = 60_000;
function startUnfinishedPushes({ session, signal, everyMs = EVERY_MS }) {
const timer = setInterval(() => {
try {
if (!signal.aborted)
session.pushUnfinished();
}
catch {
}
}, everyMs);
timer.unref();
return { [Symbol.dispose]: () => clearInterval(timer) };
}
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
async function runLoopStep(request, host, open) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const inputs = request.loop;
const step = __addDisposableResource(env_1, await (0,loop_opening .L)(request, host, open), false);
const { opening, api, cancel } = step;
const { loop, notes, isolation, runsAgents } = opening;
const notifier = notifierOf(opening);
if (runsAgents)
isolation.levels = await (0,github_isolation .l8)(loop.wishes);
let state;
try {
state = await (0,loop_state .Gf)(opening);
await requireWayOut(opening, state);
await (0,github_isolation .Gc)(opening, state.remote);
const level = (0,github_isolation .o$)(isolation);
if (level !== undefined)
(0,github_notes .y)(level);
await (0,saved_environment .x)(opening, cancel.signal);
await rejectClosed({ opening, api });
await fetchGroupBases(opening, state);
const before = loop.countAccepted();
const run = await runAll({ opening, state, request, notifier, signal: cancel.signal });
const isImproved = loop.countAccepted() > before;
const isCancelled = cancel.exitCode !== undefined;
if (run.isUnsound === true) {
await publishIssue({ request, opening }, run.error);
throw run.error;
}
const unpublished = await publishLoop({ request, opening, api, state, ...run, isCancelled });
for (const note of notes.all)
(0,github_notes .y)(`note: ${note}`);
if (run.error !== undefined)
throw run.error;
if (unpublished !== undefined)
throw unpublished;
if (cancel.exitCode !== undefined)
return cancel.exitCode;
if (run.unjudged !== undefined && run.ended?.exitCode === errors .dc.yes)
throw run.unjudged;
return exitCodeOf({ ...run, isImproved, failOn: inputs.failOn, publish: inputs.publish });
}
catch (error) {
if (cancel.exitCode === undefined || !(error instanceof errors .yW))
throw error;
(0,github_notes .y)(`error: ${error.message}. The job was cancelled.`);
return cancel.exitCode;
}
finally {
await state?.session.close();
if (cancel.exitCode === undefined)
await loop.leaveStatus?.();
for (const sentence of await notifier.close())
(0,github_notes .y)(`note: ${sentence}`);
}
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
function notifierOf({ loop, inputs, context, host }) {
const { serverUrl, owner, repository, runId } = context;
const named = `${owner}/${repository}`;
const url = runId === '' ? undefined : `${serverUrl}/${named}/actions/runs/${runId}`;
const run = { loop: loop.mode === 'work' ? 'plan' : loop.mode, repository: named, url };
const env = Object.fromEntries(Object.entries(host.env).filter(([name]) => !(0,environment .Cm)(name)));
return openNotifier(inputs.notify, { run, host: { ...host, env } });
}
function exitCodeOf({ ended, shared, isImproved, failOn, publish, }) {
if (ended !== undefined && ended.exitCode !== errors .dc.yes)
return ended.exitCode;
if (publish !== 'none' && shared !== undefined && shared.kind !== 'done')
return errors .dc.precondition;
return failOn === 'no-improvement' && !isImproved ? errors .dc.no : errors .dc.yes;
}
const MAX_RACES = 3;
async function runAll(running) {
const { opening, state, signal } = running;
const { loop, inputs, context } = opening;
const isShared = inputs.publish !== 'none';
const judge = async ({ proposed, reported }) => {
try {
const { budgetUsd: _, ...overrides } = inputs.overrides;
return await runOnce(running, { proposed, reported, overrides: { ...overrides, maxIterations: 0 } });
}
finally {
unjudged = noteUnjudged(opening, proposed) ?? unjudged;
}
};
const restored = loop.subject.read().count;
let unjudged;
let [ended, shared] = [undefined, undefined];
try {
if (inputs.proposal !== undefined) {
const taken = await (0,loop_state .pi)(state, opening);
(0,github_notes .y)(`${loop.name}: ${(0,base_text .LS)(taken.proposed.length, 'proposed change')}`);
ended = await judge(taken);
}
else {
ended = await runOnce(running, limitsOf(opening));
for (const remark of (0,github_loop .ro)(loop, inputs.overrides.budgetUsd))
opening.notes.add(remark);
}
await requireSoundEnd(running, ended);
if (!isShared)
return { ended, shared, error: undefined, unjudged };
shared = await state.session.push();
for (let races = 0; shared.kind === 'moved' && races < MAX_RACES && !signal.aborted; races += 1) {
(0,github_notes .y)(`${loop.name}: another run pushed first; the changes accepted here are judged again on top of it`);
const { restored: theirs, accepted, unaccepted } = await state.session.yield();
if (theirs.kind === 'moved')
throw (0,loop_state .OC)(theirs, inputs);
if (theirs.kind === 'over')
await (0,loop_state .sK)(theirs, { session: state.session, inputs });
const origin = `run ${context.runId}`;
const proposed = accepted.map((accept) => ({ ...accept, origin }));
const reported = unaccepted.map((each) => ({ ...each, origin }));
if (loop.isReduction === true)
ended = await runOnce(running, limitsOf(opening));
else if (proposed.length + reported.length > 0)
ended = await judge({ proposed, reported });
await requireSoundEnd(running, ended);
shared = await state.session.push();
}
}
catch (error) {
const issue = await findIssue(running, error);
if (issue !== undefined)
await state.session.close();
if (issue !== undefined)
return { ended: undefined, shared: undefined, error: issue, isUnsound: true };
if (restored > 0 && loop.subject.read().count === restored) {
return { ended: undefined, shared: undefined, error, isUnsound: true };
}
if (isShared)
shared = await state.session.push().catch(() => shared);
const why = error instanceof errors .yW ? { reason: error.message, exitCode: error.exitCode } : ended;
return { ended: why, shared, error };
}
const why = shared === undefined ? undefined : (0,loop_state .V4)(shared);
if (why !== undefined)
opening.notes.add(why);
return { ended, shared, error: undefined, unjudged };
}
async function requireSoundEnd({ opening, signal }, ended) {
if (signal.aborted)
setLoopOutputs(opening, ended);
await (0,subject .bi)(opening.loop.subject);
if (!signal.aborted)
setLoopOutputs(opening, ended);
}
async function findIssue({ opening: { loop } }, error) {
if (error instanceof errors .cs)
return error;
if (error instanceof errors .yW && error.code === 'tampered')
return error;
try {
await (0,subject .bi)(loop.subject);
return undefined;
}
catch (issue) {
if (issue instanceof errors .yW)
return issue;
throw issue;
}
}
function noteUnjudged({ loop, inputs, notes }, proposed) {
const left = proposed.filter((each) => !(0,github_loop .sL)(loop, each));
if (left.length === 0)
return undefined;
const named = left.map(({ item, commit }) => item ?? commit.slice(0, 12)).join(', ');
const records = (0,subject .sd)(loop.subject).usual;
const message = `${left.length} of ${(0,base_text .LS)(proposed.length, 'proposed change')} got no verdict (${named})`;
const how = inputs.proposal === undefined ? 'see' : 'run this job again to judge them, or see';
const remedy = `${how} their diffs in the history of ${records}`;
notes.add(`${message}: ${remedy}`);
return new errors .Rb({ message, remedy: `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}` });
}
function limitsOf({ inputs, host }) {
const { timeBudgetMs, jobTimeoutMs, publish } = inputs;
const overrides = publish === 'none' ? { ...inputs.overrides, handoverMode: 'one' } : inputs.overrides;
const timeLimitMs = timeBudgetMs === undefined ? (0,job_time.timeLeftOfJob)({ env: host.env, now: host.now(), timeoutMs: jobTimeoutMs }) : undefined;
return {
overrides,
...(timeBudgetMs === undefined ? {} : { timeBudgetMs }),
...(timeLimitMs === undefined ? {} : { timeLimitMs }),
};
}
async function runOnce({ opening, state, request, notifier, signal }, more) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
const { loop, inputs } = opening;
const isQuiet = request.publishing.logLevel === 'quiet';
const onRecord = (line) => {
if (!isQuiet && line !== '')
(0,github_notes .y)(line);
if (inputs.publish !== 'none' && !signal.aborted)
state.session.pushSoon();
};
const { session } = state;
const _pushes = __addDisposableResource(env_2, inputs.publish === 'none' ? undefined : startUnfinishedPushes({ session, signal }), false);
const ended = await loop.run({ ...more, signal, onRecord, onNote: github_notes .y, onNotification: notifier.take });
(0,github_notes .y)(`${loop.name}: ${ended.reason}`);
return ended;
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
__disposeResources(env_2);
}
}
}),
34526:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
XL: () => ( stopOutputs),
Yz: () => ( outputsOf),
rk: () => ( noteLine),
ro: () => ( remarksOf),
sL: () => ( isJudged)
});
var _report_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
function stopOutputs(ended) {
if (ended?.rateLimited !== undefined) {
return { 'stop-reason': 'rate-limited', 'rate-limited-until': ended.rateLimited.until ?? '' };
}
return { 'stop-reason': (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(ended?.reason ?? 'the run could not continue; see the log') };
}
function noteLine(note) {
return `note: ${(0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(note, 900)}`;
}
function proposalNote({ origin, commit }) {
return `proposed by ${origin} (${commit.slice(0, 12)})`;
}
function isJudged(loop, proposed) {
const { item } = proposed;
const isOf = (attempt) => item === undefined ? attempt.notes.includes(proposalNote(proposed)) : attempt.item === item;
return loop.attempts().some((attempt) => attempt.hasVerdict && isOf(attempt));
}
function remarksOf(loop, budgetUsd) {
const paid = loop.attempts().filter(({ hasAgent }) => hasAgent);
const isUnknown = paid.length > 0 && paid.every(({ usd }) => usd === undefined);
return budgetUsd !== undefined && isUnknown ? ['budget-usd had no effect: the agent does not report its cost'] : [];
}
function outputsOf({ ledger, view: look }) {
const view = look();
const path = ledger === undefined ? {} : { 'ledger-path': ledger };
if (view === undefined)
return path;
const isPassed = view.accepted === view.tried;
return {
...(view.recipe === 'plan'
? { passed: String(isPassed), verdict: isPassed ? 'passed' : 'failed' }
: { 'best-score': view.best?.score ?? '', 'baseline-score': view.baseline ?? '' }),
improvement: view.gain,
iterations: String(view.tried),
kept: String(view.accepted),
branch: view.branch ?? '',
...(view.commit === undefined ? {} : { commit: view.commit }),
...path,
};
}
}),
85512:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( findOwnAccount),
u: () => ( WORKFLOW_ACCOUNT)
});
const WORKFLOW_ACCOUNT = 'github-actions[bot]';
async function findOwnAccount({ ask }) {
const reported = await ask((octokit) => octokit.rest.users.getAuthenticated(), { isRepeatable: true });
if (reported.kind === 'ok')
return { kind: 'ok', value: reported.value.data.login };
if (![401, 403, 404].includes(reported.status))
return reported;
const viewer = await ask((octokit) => octokit.graphql('query { viewer { login } }'));
const login = viewer.kind === 'ok' ? viewer.value.viewer?.login : undefined;
return { kind: 'ok', value: typeof login === 'string' ? login : WORKFLOW_ACCOUNT };
}
}),
10461:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Mc: () => ( ofMission),
PC: () => ( ofPlan),
eM: () => ( ofPlanEnd),
fw: () => ( ofExperiment),
hF: () => ( renderJson),
lc: () => ( renderBody)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _base_waiting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47479);
var _experiment_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83457);
var _report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84483);
const MAX_TEXT = 600;
function ofExperiment(name, event) {
if (event.kind === 'waiting')
return parked(name, event.iter, event.waiting);
if (event.kind === 'recorded') {
const { iter, outcome, notes, held_commit: held } = event.record;
if (event.parting !== undefined)
return parted(name, iter, event.parting, { isAccepted: outcome === 'merged' });
if (outcome === 'merged')
return ofAttempt(name, 'accepted', iter, notes);
return typeof held === 'string' ? ofAttempt(name, 'quarantined', iter, notes) : undefined;
}
if (event.kind !== 'stopped')
return undefined;
const { kind, reason, until } = event.stop;
if (kind === 'rate_limited')
return stopped(name, reason, { first: 'parked', until });
return stopped(name, reason, (0,_experiment_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__ .FO)(event.stop) === _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.yes ? {} : { first: 'alert' });
}
function ofMission(name, event) {
if (event.kind === 'waiting')
return parked(name, event.iteration, event.waiting);
if (event.kind === 'recorded') {
const { iteration, decision, decision_reason: reason, comparison } = event.entry;
if (event.parting !== undefined) {
return parted(name, iteration, event.parting, { isAccepted: decision === 'keep' });
}
if (decision === 'keep')
return ofAttempt(name, 'accepted', iteration, reason);
const isHeld = comparison?.record.outcome === 'quarantine';
return isHeld ? ofAttempt(name, 'quarantined', iteration, reason) : undefined;
}
if (event.kind !== 'stopped')
return undefined;
const { status, reason, cause, until } = event.stop;
if (cause === 'rate_limited')
return stopped(name, reason, { first: 'parked', until });
return stopped(name, reason, status === 'failed' || cause === 'agent' ? { first: 'alert' } : {});
}
function ofPlan(name, event) {
if (event.kind === 'waiting')
return parked(name, event.id, event.waiting);
if (event.kind !== 'ended' || event.item.status !== 'success' || event.item.reused)
return undefined;
return ofAttempt(name, 'accepted', event.item.id, 'it succeeded, and its change has landed');
}
function ofPlanEnd(name, items) {
const ended = items.filter(({ status }) => status === 'success').length;
return stopped(name, `${ended} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(items.length, 'item')} succeeded`);
}
function stopped(name, reason, { first, until } = {}) {
const title = (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(`${name}: ${first === 'alert' ? 'stopped, and needs you' : 'stopped'}`);
const events = first === undefined ? ['stopped'] : [first, 'stopped'];
return { events, name, title, text: (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(reason, MAX_TEXT), ...(until === undefined ? {} : { until }) };
}
const WORDS = {
accepted: 'accepted a change',
quarantined: 'a change waits for your approval',
};
function ofAttempt(name, event, attempt, why) {
return { events: [event], name, title: titleOf(name, attempt, WORDS[event]), text: (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(why, MAX_TEXT), attempt };
}
function parted(name, attempt, why, { isAccepted }) {
const title = titleOf(name, attempt, `${isAccepted ? `${WORDS.accepted}; ` : ''}objective and holdout part`);
const events = isAccepted ? ['alert', 'accepted'] : ['alert'];
return { events, name, title, text: (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(why, MAX_TEXT), attempt };
}
function parked(name, attempt, waiting) {
if (waiting === null)
return undefined;
const { cause, until } = waiting;
const text = `until ${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_2__ .D)(until)}: ${(0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(cause, MAX_TEXT)}`;
return { events: ['parked'], name, title: titleOf(name, attempt, 'waits for its model'), text, attempt, until };
}
function titleOf(name, attempt, what) {
const where = typeof attempt === 'number' ? `iteration ${attempt}` : attempt;
return (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(`${name}, ${where}: ${what}`);
}
function renderJson(notification, run, at) {
const { events, name, title, text, attempt, until } = notification;
const optional = { attempt, until, url: run.url };
const { loop, repository } = run;
return `${JSON.stringify({ version: 1, event: events[0], loop, name, repository, title, text, ...optional, at })}\n`;
}
function renderBody(format, notification, { run, at }) {
if (format === 'json')
return { type: 'application/json', body: renderJson(notification, run, at) };
const { title, text } = notification;
const lines = [title, text, ...(run.url === undefined ? [] : [run.url])];
if (format === 'text')
return { type: 'text/plain; charset=utf-8', body: `${lines.join('\n')}\n` };
const [first = '', ...rest] = lines.map(escapeSlack);
return { type: 'application/json', body: `${JSON.stringify({ text: [`*${first}*`, ...rest].join('\n') })}\n` };
}
function escapeSlack(line) {
return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
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
84483:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
TN: () => ( oneLine),
hw: () => ( manyLines)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _defuse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11797);
function oneLine(text, maxLength = 200) {
return (0,_defuse_js__WEBPACK_IMPORTED_MODULE_1__ .V)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(text.replace(/\s+/g, ' ').trim(), maxLength));
}
function manyLines(text, maxLength) {
return (0,_defuse_js__WEBPACK_IMPORTED_MODULE_1__ .V)(printableLines((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text, maxLength).replace(/\r?\n$/, ''), maxLength + 1));
}
function printableLines(text, maxLength) {
return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text, maxLength).split(/\r?\n/).map(printableLine).join('\n');
}
function printableLine(line) {
return line
.split('\t')
.map((part) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(part, part.length))
.join('\t');
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
47776:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => ( OUTCOME_MARKS)
});
const CIRCLE = 'M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z';
const OUTCOME_MARKS = {
baseline: { sign: '◆', path: 'M0-6L6 0L0 6L-6 0Z', isFilled: true },
merged: { sign: '●', path: CIRCLE, isFilled: true },
discarded: { sign: '○', path: CIRCLE, isFilled: false },
inconclusive: { sign: '◇', path: 'M0-5L5 0L0 5L-5 0Z', isFilled: false },
noop: { sign: '−', path: 'M-4 0H4', isFilled: false },
denied: { sign: '⊘', path: `${CIRCLE}M3.2-3.2L-3.2 3.2`, isFilled: false },
invalid: { sign: '×', path: 'M-4-4L4 4M-4 4L4-4', isFilled: false },
aborted: { sign: '■', path: 'M-4-4H4V4H-4Z', isFilled: true },
killed: { sign: '▽', path: 'M-5-4H5L0 5Z', isFilled: false },
infra_error: { sign: '△', path: 'M-5 4H5L0-5Z', isFilled: false },
};
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
89578:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
s: () => ( renderFront),
y: () => ( renderAxis)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const MAX_POINTS = 8;
const DIGITS = 3;
function renderFront(measured) {
const front = measured.filter(({ isOnFront }) => isOnFront);
if (front.length === 0)
return [];
const shown = front.slice(0, MAX_POINTS).map(({ iter, isAccepted, changes }) => {
const values = changes.map(({ name, change, isRatio }) => `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(name, 40)} ${renderAxis(change, isRatio)}`);
return `iter ${iter}${isAccepted ? ' (accepted)' : ''}: ${values.join(', ')}`;
});
const rest = front.length - MAX_POINTS;
const all = [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
return [['trade-offs', `${all} (single tests against the base)`]];
}
function renderAxis(change, isRatio) {
const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(DIGITS)) + 0;
return `${shown > 0 ? '+' : ''}${shown}${isRatio ? '%' : ''}`;
}
}),
33902:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BO: () => ( countRows),
WT: () => ( renderWaitingLine),
Ye: () => ( isTry),
cZ: () => ( COLUMNS),
tl: () => ( viewWaiting)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47479);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
const MAX_REASON = 400;
const cut = (reason) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(reason, MAX_REASON);
const COLUMNS = {
id: { title: 'Iteration', text: ({ id }) => id },
item: { title: 'Item', text: ({ id }) => id },
outcome: { title: 'Outcome', text: ({ word }) => word },
pass: { title: 'Pass', text: ({ pass }) => pass },
score: { title: 'Score', text: ({ scoreText }) => scoreText },
single: { title: 'Score (single test)', text: ({ scoreText }) => scoreText },
best: { title: 'Best so far', text: ({ bestText }) => bestText },
duration: { title: 'Duration', text: ({ duration }) => duration },
size: { title: 'Diff lines', text: ({ size }) => size },
change: { title: 'Change', text: ({ size }) => size },
evidence: { title: 'Evidence', text: ({ evidence, reason }) => [evidence, cut(reason)].filter(Boolean).join('; ') },
reason: { title: 'Reason', text: ({ reason }) => cut(reason) },
summary: { title: 'Description', text: ({ summary }) => summary },
commit: { title: 'Commit', text: ({ commit }) => commit },
receipt: { title: 'Receipt', text: ({ commit }) => commit },
};
function viewWaiting(waiting, isRunning) {
if (waiting === undefined)
return undefined;
return isRunning ? renderWaitingLine(waiting) : `its limit ends ${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ .D)(waiting.until)}`;
}
function renderWaitingLine(waiting) {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(`${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ .i)(waiting)}: ${waiting.cause}`, 600);
}
function isTry({ mark }) {
return mark !== 'baseline';
}
function countRows(rows, words) {
return words.flatMap((word) => {
const of = rows.filter((row) => row.word === word);
return of[0] === undefined ? [] : [{ word, mark: of[0].mark, count: of.length }];
});
}
}),
58142:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D8: () => ( buildDomain),
Pe: () => ( buildTicks),
wG: () => ( pathsOf)
});
const FENCE = 3;
function buildDomain({ scores, anchors }) {
const sorted = scores.filter(isUsual).sort((a, b) => a - b);
const [first, last] = [sorted[0], sorted.at(-1)];
if (first === undefined || last === undefined)
return undefined;
const q1 = sorted[Math.floor((sorted.length - 1) / 4)] ?? first;
const q3 = sorted[Math.ceil(((sorted.length - 1) * 3) / 4)] ?? last;
const reach = q3 > q1 ? FENCE * (q3 - q1) : Number.POSITIVE_INFINITY;
const near = sorted.filter((score) => score >= q1 - reach && score <= q3 + reach);
const shown = [...near, ...anchors.filter(isUsual)];
const lo = shown.reduce((least, score) => Math.min(least, score), q1);
const hi = shown.reduce((most, score) => Math.max(most, score), q3);
const pad = lo === hi ? Math.abs(lo) * 0.05 || 1 : hi * 0.05 - lo * 0.05;
return { lo: Math.max(lo - pad, -Number.MAX_VALUE), hi: Math.min(hi + pad, Number.MAX_VALUE) };
}
function pathsOf(value, { lo, hi }) {
const share = (value / 2 - lo / 2) / (hi / 2 - lo / 2);
return Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0.5));
}
function buildTicks({ lo, hi }, count) {
const rough = (hi - lo) / count;
const power = 10 ** Math.floor(Math.log10(rough));
const step = power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
const [from, to] = [Math.ceil(lo / step), Math.floor(hi / step)];
const isSound = Number.isFinite(step) && step > 0 && to - from <= 2 * count && Math.abs(to) < 1e9;
if (!isSound || to < from)
return [lo, hi];
return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}
function isUsual(score) {
return Number.isFinite(score) && Math.abs(score) !== Number.MAX_VALUE;
}
}),
59010:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
r: () => ( shellWord)
});
var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61023);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
function shellWord(word) {
return (0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ .e)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .g$)(word, 400));
}
}),
74312:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( renderSparkline),
p: () => ( buildScoreDomain)
});
var _score_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58142);
const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const MAX_BARS = 64;
function renderSparkline(rows) {
const shown = rows.slice(-MAX_BARS);
const domain = buildScoreDomain(shown);
if (domain === undefined)
return undefined;
const bars = shown.map(({ score }) => (score === undefined ? '·' : barOf(score, domain)));
const marks = shown.map(({ mark }) => (mark === 'merged' ? '^' : mark === 'baseline' ? '0' : ' '));
return { bars: bars.join(''), marks: marks.join('').trimEnd() };
}
function buildScoreDomain(rows, { withIntervals } = { withIntervals: false }) {
const scored = rows.flatMap(({ score, mark, interval }) => (score === undefined ? [] : [{ score, mark, interval }]));
const anchors = scored.filter(({ mark }) => mark === 'merged' || mark === 'baseline');
return (0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__ .D8)({
scores: scored.map(({ score }) => score),
anchors: anchors.flatMap(({ score, interval = [] }) => [score, ...(withIntervals ? interval : [])]),
});
}
function barOf(score, domain) {
return BARS[Math.min(BARS.length - 1, Math.floor((0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__ .wG)(score, domain) * BARS.length))] ?? BARS[0];
}
}),
88965:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( diffArrays)
});
;
class Diff {
diff(oldStr, newStr,
options = {}) {
let callback;
if (typeof options === 'function') {
callback = options;
options = {};
}
else if ('callback' in options) {
callback = options.callback;
}
const oldString = this.castInput(oldStr, options);
const newString = this.castInput(newStr, options);
const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
const newTokens = this.removeEmpty(this.tokenize(newString, options));
return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
}
diffWithOptionsObj(oldTokens, newTokens, options, callback) {
var _a;
const done = (value) => {
value = this.postProcess(value, options);
if (callback) {
setTimeout(function () { callback(value); }, 0);
return undefined;
}
else {
return value;
}
};
const newLen = newTokens.length, oldLen = oldTokens.length;
let editLength = 1;
let maxEditLength = newLen + oldLen;
if (options.maxEditLength != null) {
maxEditLength = Math.min(maxEditLength, options.maxEditLength);
}
const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
const abortAfterTimestamp = Date.now() + maxExecutionTime;
const bestPath = [{ oldPos: -1, lastComponent: undefined }];
let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
}
let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
const execEditLength = () => {
for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
let basePath;
const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
if (removePath) {
bestPath[diagonalPath - 1] = undefined;
}
let canAdd = false;
if (addPath) {
const addPathNewPos = addPath.oldPos - diagonalPath;
canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
}
const canRemove = removePath && removePath.oldPos + 1 < oldLen;
if (!canAdd && !canRemove) {
bestPath[diagonalPath] = undefined;
continue;
}
if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
basePath = this.addToPath(addPath, true, false, 0, options);
}
else {
basePath = this.addToPath(removePath, false, true, 1, options);
}
newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
}
else {
bestPath[diagonalPath] = basePath;
if (basePath.oldPos + 1 >= oldLen) {
maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
}
if (newPos + 1 >= newLen) {
minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
}
}
}
editLength++;
};
if (callback) {
(function exec() {
setTimeout(function () {
if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
return callback(undefined);
}
if (!execEditLength()) {
exec();
}
}, 0);
}());
}
else {
while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
const ret = execEditLength();
if (ret) {
return ret;
}
}
}
}
addToPath(path, added, removed, oldPosInc, options) {
const last = path.lastComponent;
if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
return {
oldPos: path.oldPos + oldPosInc,
lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
};
}
else {
return {
oldPos: path.oldPos + oldPosInc,
lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
};
}
}
extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
const newLen = newTokens.length, oldLen = oldTokens.length;
let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
newPos++;
oldPos++;
commonCount++;
if (options.oneChangePerToken) {
basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
}
}
if (commonCount && !options.oneChangePerToken) {
basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
}
basePath.oldPos = oldPos;
return newPos;
}
equals(left, right, options) {
if (options.comparator) {
return options.comparator(left, right);
}
else {
return left === right
|| (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
}
}
removeEmpty(array) {
const ret = [];
for (let i = 0; i < array.length; i++) {
if (array[i]) {
ret.push(array[i]);
}
}
return ret;
}
castInput(value, options) {
return value;
}
tokenize(value, options) {
return Array.from(value);
}
join(chars) {
return chars.join('');
}
postProcess(changeObjects,
options) {
return changeObjects;
}
get useLongestToken() {
return false;
}
buildValues(lastComponent, newTokens, oldTokens) {
const components = [];
let nextComponent;
while (lastComponent) {
components.push(lastComponent);
nextComponent = lastComponent.previousComponent;
delete lastComponent.previousComponent;
lastComponent = nextComponent;
}
components.reverse();
const componentLen = components.length;
let componentPos = 0, newPos = 0, oldPos = 0;
for (; componentPos < componentLen; componentPos++) {
const component = components[componentPos];
if (!component.removed) {
if (!component.added && this.useLongestToken) {
let value = newTokens.slice(newPos, newPos + component.count);
value = value.map(function (value, i) {
const oldValue = oldTokens[oldPos + i];
return oldValue.length > value.length ? oldValue : value;
});
component.value = this.join(value);
}
else {
component.value = this.join(newTokens.slice(newPos, newPos + component.count));
}
newPos += component.count;
if (!component.added) {
oldPos += component.count;
}
}
else {
component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
oldPos += component.count;
}
}
return components;
}
}
;
class ArrayDiff extends Diff {
tokenize(value) {
return value.slice();
}
join(value) {
return value;
}
removeEmpty(value) {
return value;
}
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
return arrayDiff.diff(oldArr, newArr, options);
}
})
};
