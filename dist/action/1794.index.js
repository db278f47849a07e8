export const id = 1794;
export const ids = [1794];
export const modules = {
43042:
(function(module, __unused_webpack_exports, __webpack_require__) {
(function (global, pool, math) {
var width = 256,        
chunks = 6,         
digits = 52,        
rngname = 'random', 
startdenom = math.pow(width, chunks),
significance = math.pow(2, digits),
overflow = significance * 2,
mask = width - 1,
nodecrypto;         
function seedrandom(seed, options, callback) {
var key = [];
options = (options == true) ? { entropy: true } : (options || {});
var shortseed = mixkey(flatten(
options.entropy ? [seed, tostring(pool)] :
(seed == null) ? autoseed() : seed, 3), key);
var arc4 = new ARC4(key);
var prng = function() {
var n = arc4.g(chunks),             
d = startdenom,                 
x = 0;                          
while (n < significance) {          
n = (n + x) * width;              
d *= width;                       
x = arc4.g(1);                    
}
while (n >= overflow) {             
n /= 2;                           
d /= 2;                           
x >>>= 1;                         
}
return (n + x) / d;                 
};
prng.int32 = function() { return arc4.g(4) | 0; }
prng.quick = function() { return arc4.g(4) / 0x100000000; }
prng.double = prng;
mixkey(tostring(arc4.S), pool);
return (options.pass || callback ||
function(prng, seed, is_math_call, state) {
if (state) {
if (state.S) { copy(state, arc4); }
prng.state = function() { return copy(arc4, {}); }
}
if (is_math_call) { math[rngname] = prng; return seed; }
else return prng;
})(
prng,
shortseed,
'global' in options ? options.global : (this == math),
options.state);
}
function ARC4(key) {
var t, keylen = key.length,
me = this, i = 0, j = me.i = me.j = 0, s = me.S = [];
if (!keylen) { key = [keylen++]; }
while (i < width) {
s[i] = i++;
}
for (i = 0; i < width; i++) {
s[i] = s[j = mask & (j + key[i % keylen] + (t = s[i]))];
s[j] = t;
}
(me.g = function(count) {
var t, r = 0,
i = me.i, j = me.j, s = me.S;
while (count--) {
t = s[i = mask & (i + 1)];
r = r * width + s[mask & ((s[i] = s[j = mask & (j + t)]) + (s[j] = t))];
}
me.i = i; me.j = j;
return r;
})(width);
}
function copy(f, t) {
t.i = f.i;
t.j = f.j;
t.S = f.S.slice();
return t;
};
function flatten(obj, depth) {
var result = [], typ = (typeof obj), prop;
if (depth && typ == 'object') {
for (prop in obj) {
try { result.push(flatten(obj[prop], depth - 1)); } catch (e) {}
}
}
return (result.length ? result : typ == 'string' ? obj : obj + '\0');
}
function mixkey(seed, key) {
var stringseed = seed + '', smear, j = 0;
while (j < stringseed.length) {
key[mask & j] =
mask & ((smear ^= key[mask & j] * 19) + stringseed.charCodeAt(j++));
}
return tostring(key);
}
function autoseed() {
try {
var out;
if (nodecrypto && (out = nodecrypto.randomBytes)) {
out = out(width);
} else {
out = new Uint8Array(width);
(global.crypto || global.msCrypto).getRandomValues(out);
}
return tostring(out);
} catch (e) {
var browser = global.navigator,
plugins = browser && browser.plugins;
return [+new Date, global, plugins, global.screen, tostring(pool)];
}
}
function tostring(a) {
return String.fromCharCode.apply(0, a);
}
mixkey(math.random(), pool);
if ( true && module.exports) {
module.exports = seedrandom;
try {
nodecrypto = __webpack_require__(76982);
} catch (ex) {}
} else if ((typeof define) == 'function' && define.amd) {
define(function() { return seedrandom; });
} else {
math['seed' + rngname] = seedrandom;
}
})(
(typeof self !== 'undefined') ? self : this,
[],     
Math    
);
}),
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
var workflow_commands = __webpack_require__(13141);
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
const { DefaultArtifactClient } = await Promise.all( [__webpack_require__.e(1351), __webpack_require__.e(3040), __webpack_require__.e(1533)]).then(__webpack_require__.bind(__webpack_require__, 81533));
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
.map((line) => (OWN_COMMAND.test(line) ? line : (0,workflow_commands .VP)(line)))
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
98240:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Aq: () => ( beginCheck),
tQ: () => ( closeCheck),
JM: () => ( completeWhenCancelled)
});
var github_api = __webpack_require__(83800);
var external_node_crypto_ = __webpack_require__(77598);
var outgoing_text = __webpack_require__(71192);
;
const PER_REQUEST = 50;
const MAX_SUMMARY_CHARS = 65_000;
const MAX_TITLE_CHARS = 200;
const MAX_MESSAGE_CHARS = 2000;
async function openCheck(api, { name, headSha }) {
const { ask, owner, repo } = api;
const mark = (0,external_node_crypto_.randomUUID)();
const create = {
...{ owner, repo, name, head_sha: headSha, status: 'in_progress', external_id: mark },
started_at: new Date().toISOString(),
};
const opened = await ask(async (octokit) => (await octokit.rest.checks.create(create)).data.id, {
findResult: () => findCheck(api, { name, headSha, mark }),
});
if (opened.kind === 'refused')
return opened;
return { kind: 'ok', value: buildOpenCheck(api, opened.value) };
}
async function findCheck({ ask, owner, repo }, { name, headSha, mark }) {
const query = { owner, repo, ref: headSha, check_name: name, filter: 'all', per_page: 100 };
const listed = await ask((octokit) => octokit.rest.checks.listForRef(query));
if (listed.kind === 'refused')
return undefined;
return listed.value.data.check_runs.find(({ external_id: each }) => each === mark)?.id;
}
function buildOpenCheck(api, id) {
let isCompleted = false;
let tried;
const noted = (answer) => {
if (answer.kind === 'ok')
isCompleted = true;
return answer;
};
return {
id,
complete: async (result) => {
tried = result;
return noted(await completeCheck(api, { id, result }));
},
close: async (otherwise) => isCompleted ? undefined : noted(await completeBare(api, { id, result: tried ?? otherwise, last: 'ending' })),
cancel: async (result) => noted(await completeBare(api, { id, result, last: 'cancelled' })),
};
}
async function completeCheck(api, { id, result }) {
const { ask, owner, repo } = api;
const { conclusion, title, summary, annotations } = result;
const output = { title: (0,outgoing_text .TX)(title, MAX_TITLE_CHARS), summary: (0,outgoing_text .TX)(summary, MAX_SUMMARY_CHARS) };
const common = { owner, repo, check_run_id: id };
const first = annotations.slice(0, PER_REQUEST).map(render);
const done = await ask((octokit) => octokit.rest.checks.update({
...{ ...common, status: 'completed', conclusion, completed_at: new Date().toISOString() },
output: { ...output, ...(first.length === 0 ? {} : { annotations: first }) },
}), { isRepeatable: true });
if (done.kind === 'refused') {
const bare = await completeBare(api, { id, result });
return bare.kind === 'refused' ? done : { kind: 'ok', value: { missing: done.why } };
}
for (let from = PER_REQUEST; from < annotations.length; from += PER_REQUEST) {
const some = annotations.slice(from, from + PER_REQUEST).map(render);
const added = await ask((octokit) => octokit.rest.checks.update({ ...common, output: { ...output, annotations: some } }));
if (added.kind === 'refused')
return { kind: 'ok', value: { missing: `${added.why}, after ${from} annotations` } };
}
return { kind: 'ok', value: { missing: undefined } };
}
async function completeBare({ ask, owner, repo }, { id, result, last }) {
const { conclusion, title } = result;
const output = {
title: (0,outgoing_text .TX)(title, MAX_TITLE_CHARS),
summary: 'The summary and the log of the job say more.',
};
const done = await ask((octokit) => octokit.rest.checks.update({
...{ owner, repo, check_run_id: id, status: 'completed', conclusion, output },
completed_at: new Date().toISOString(),
}), { isRepeatable: true, ...(last === undefined ? {} : { last }) });
return done.kind === 'refused' ? done : { kind: 'ok', value: { missing: undefined } };
}
function render({ path, line, level, title, message }) {
return {
path,
start_line: line,
end_line: line,
annotation_level: level,
title: (0,outgoing_text .TX)(title, MAX_TITLE_CHARS),
message: (0,outgoing_text .TX)(message, MAX_MESSAGE_CHARS),
};
}
;
async function beginCheck({ name, publishing, context, api, notes }) {
const headSha = context.pull?.headSha || context.sha;
if (publishing.check === 'never' || api === undefined || headSha === '')
return undefined;
const opened = await openCheck(api, { name, headSha });
if (opened.kind === 'ok')
return opened.value;
const remedy = 'it needs "checks: write", which a pull request from a fork never has';
notes.add(`no check run (${(0,github_api.withRemedy)(opened, remedy)})`);
return undefined;
}
async function closeCheck(check, notes) {
const [title, summary] = ['No verdict', 'The step failed; see its log.'];
const closed = await check?.close({ conclusion: 'failure', title, summary, annotations: [] });
if (closed?.kind === 'refused')
notes.add(`the check run stays in progress (${closed.why})`);
}
const SIGNALS = { SIGINT: 130, SIGTERM: 143 };
const OPENING_PATIENCE_MS = 2000;
function completeWhenCancelled(opening, summary) {
const listeners = Object.entries(SIGNALS).map(([signal, exitCode]) => {
const listener = async () => {
await completeCancelled(opening, summary);
process.exit(exitCode);
};
process.once(signal, listener);
return () => process.off(signal, listener);
});
return () => {
for (const remove of listeners)
remove();
};
}
async function completeCancelled(opening, summary) {
const late = new Promise((resolve) => setTimeout(resolve, OPENING_PATIENCE_MS, undefined).unref());
const check = await Promise.race([opening, late]);
const title = 'Cancelled before there was a verdict';
await check?.cancel({ conclusion: 'failure', title, summary, annotations: [] });
}
}),
23503:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => ( postComment),
w: () => ( markerOf)
});
var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
var _report_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
var _outgoing_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71192);
var _own_account_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85512);
const MAX_BODY_CHARS = 65_000;
function markerOf(name) {
return `<!-- autorize:${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(name).slice(0, 16)} -->`;
}
async function postComment(api, { pull, marker, body, commit, mayCreate }) {
const { ask, owner, repo } = api;
const author = await (0,_own_account_js__WEBPACK_IMPORTED_MODULE_3__ .h)(api);
if (author.kind === 'refused')
return author;
const place = { owner, repo, issue_number: pull, per_page: 100 };
const list = () => ask((octokit) => octokit.paginate(octokit.rest.issues.listComments, place), { isRepeatable: true });
const listed = await list();
if (listed.kind === 'refused')
return listed;
const isOwn = (each) => each.user?.login === author.value && each.body?.startsWith(marker) === true;
const own = listed.value.find(isOwn);
const about = commit === '' ? '' : `\nCommit: ${commit}\n`;
const text = `${marker}\n${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .G)((0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_2__ .pc)(body), MAX_BODY_CHARS - about.length)}${about}`;
if (own !== undefined) {
const updated = await ask((octokit) => octokit.rest.issues.updateComment({ owner, repo, comment_id: own.id, body: text }), { isRepeatable: true });
return updated.kind === 'refused' ? updated : { kind: 'ok', value: 'updated' };
}
if (!mayCreate)
return { kind: 'ok', value: 'none' };
const created = await ask(async (octokit) => (await octokit.rest.issues.createComment({ owner, repo, issue_number: pull, body: text })).data.id, {
findResult: async () => {
const again = await list();
return again.kind === 'ok' ? again.value.find(isOwn)?.id : undefined;
},
});
return created.kind === 'refused' ? created : { kind: 'ok', value: 'created' };
}
}),
59473:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$D: () => ( MAX_TEXT_BYTES),
$v: () => ( safeArtifactName),
IE: () => ( renderNotes),
TP: () => ( publishVerdict),
UE: () => ( renderLinks),
tM: () => ( INCONCLUSIVE)
});
var _report_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);
var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83800);
var _outgoing_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71192);
var _sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23503);
const INCONCLUSIVE = {
fail: { verdict: 'inconclusive', conclusion: 'failure', exitCode: 1, passed: 'false' },
neutral: { verdict: 'inconclusive', conclusion: 'neutral', exitCode: 0, passed: '' },
pass: { verdict: 'inconclusive', conclusion: 'success', exitCode: 0, passed: 'true' },
};
const MAX_TEXT_BYTES = 60_000;
const MAX_TEXT_CHARS = 64_000;
const MAX_CHECK_ANNOTATIONS = 3000;
async function publishVerdict({ request, context, api, check, notes, markerSubject }, { final, title, text: whole, annotations }) {
const text = (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .G)((0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_2__ .pc)(whole), MAX_TEXT_CHARS);
const { verdict, conclusion } = final;
let isAnnotated = false;
if (check !== undefined) {
const placed = annotations.flatMap(locateAnnotation);
const shown = capAnnotations(placed);
const done = await check.complete({ conclusion, title, summary: text, annotations: shown });
const missing = done.kind === 'ok' ? done.value.missing : undefined;
if (done.kind === 'refused')
notes.add(`the check run was not completed at once (${done.why})`);
if (missing !== undefined)
notes.add(`the check run lacks annotations (${missing})`);
isAnnotated = done.kind === 'ok' && missing === undefined && shown.length > 0;
}
const { comment } = request.publishing;
if (context.pull === undefined || comment === 'never')
return isAnnotated;
if (api === undefined) {
if (comment === 'always')
notes.add('no comment: there is no github-token');
return isAnnotated;
}
const mayCreate = comment !== 'on-failure' || verdict !== 'passed';
const marker = (0,_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__ .w)(markerSubject);
const { number, headSha: commit } = context.pull;
const posted = await (0,_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__ .G)(api, { pull: number, marker, body: text, commit, mayCreate });
if (posted.kind === 'refused') {
const remedy = 'it needs "pull-requests: write". From forks, report.yml posts it';
notes.add(`no comment (${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__.withRemedy)(posted, remedy)})`);
}
return isAnnotated;
}
function locateAnnotation({ level, properties, message }) {
const { file, line = 1, title = 'gate' } = properties;
if (typeof file !== 'string' || file === '' || file.startsWith('/') || file.startsWith('..'))
return [];
return [
{
path: file,
line: Number(line),
level: level === 'error' ? 'failure' : 'warning',
title: (0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_2__ .TX)(String(title), 200),
message,
},
];
}
function capAnnotations(all) {
const [first] = all;
if (all.length <= MAX_CHECK_ANNOTATIONS || first === undefined)
return all;
const shown = all.slice(0, MAX_CHECK_ANNOTATIONS - 1);
return [...shown, { ...first, title: 'gate', message: `${all.length - shown.length} more like these; see the log.` }];
}
function safeArtifactName(name) {
return name.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 200);
}
function renderLinks({ serverUrl, owner, repository, runId }, uploaded) {
if (owner === '' || runId === '0')
return [];
const run = `${serverUrl}/${owner}/${repository}/actions/runs/${runId}`;
const report = uploaded === undefined ? '' : ` · [Report](${run}/artifacts/${uploaded.id})`;
return [`[Run](${run})${report}`];
}
function renderNotes(notes) {
if (notes.all.length === 0)
return '';
return `\n${notes.all.map((note) => `- Note: ${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .F)(note)}`).join('\n')}\n`;
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
33523:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( sizeOfLines),
k: () => ( LineBudget)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function sizeOfLines(lines) {
return lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
}
const SPARE_BYTES = 1024;
class LineBudget {
#left;
constructor(bytes) {
this.#left = bytes - SPARE_BYTES;
}
take(lines, noun) {
const taken = [];
for (const line of lines) {
const size = Buffer.byteLength(line) + 1;
if (size > this.#left)
break;
this.#left -= size;
taken.push(line);
}
const rest = lines.length - taken.length;
return rest === 0 ? taken : [...taken, '', `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(rest, noun)} more left out here; the report lists all.`, ''];
}
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
91985:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( renderTextTable)
});
function renderTextTable(columns, rows) {
const padded = columns.map(([title, text, align]) => pad([title, ...rows.map(text)], align));
return [...Array(rows.length + 1).keys()].map((line) => padded
.map((column) => column[line])
.join('  ')
.trimEnd());
}
function pad(texts, align) {
const width = Math.max(...texts.map((text) => text.length));
return texts.map((text) => (align === 'left' ? text.padEnd(width) : text.padStart(width)));
}
})
};
