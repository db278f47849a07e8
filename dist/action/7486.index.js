export const id = 7486;
export const ids = [7486];
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
87486:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runAttemptStep: () => ( runAttemptStep),
runJudgeStep: () => ( runJudgeStep),
runPlanStep: () => ( runPlanStep)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var foreign_text = __webpack_require__(84483);
var live_line = __webpack_require__(45656);
var mission_lines = __webpack_require__(95179);
;
function renderLoopEvent({ loop, event }) {
if (event.kind === 'note')
return `note: ${(0,foreign_text .TN)(event.note, 900)}`;
if (loop === 'experiment')
return event.kind === 'recorded' ? (0,live_line .E_)(event.record) : undefined;
if (loop === 'mission')
return event.kind === 'recorded' ? (0,mission_lines .VE)(event.entry) : undefined;
if (event.kind !== 'ended' || event.item.status === 'blocked')
return undefined;
const { status, id, error, denial_reason: denied } = event.item;
const why = denied ?? error;
return `${status.padEnd(8)} ${id}${why === undefined ? '' : `: ${(0,foreign_text .TN)(why, 160)}`}`;
}
var external_node_os_ = __webpack_require__(48161);
var durable = __webpack_require__(84831);
var fault_point = __webpack_require__(23727);
var files = __webpack_require__(79871);
var user_refs = __webpack_require__(11584);
var attempt_file = __webpack_require__(43720);
var attempt_repository = __webpack_require__(49886);
var environment = __webpack_require__(24969);
var find_recipe = __webpack_require__(9493);
var known_state = __webpack_require__(65367);
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
async function makeAttempt(request, host) {
const { wave, slot, folder, overrides, signal, onEvent } = request;
const earlier = (0,attempt_file .ce)(folder, wave, slot);
if (earlier.kind === 'read' && earlier.attempt.again !== true)
return { attempt: earlier.attempt, isEarlier: true };
const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-wave-'));
(0,external_node_fs_.mkdirSync)(folder, { recursive: true });
const staged = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, `.slot-${slot}-`));
const about = { version: 1, wave: wave.id, slot, environment: (0,environment ._J)(host) };
try {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const recipe = await (0,find_recipe .S)(wave, host);
await recipe.require();
const { refs } = (0,user_refs .ro)(recipe.repository, scratch);
const known = await recipe.readKnown(refs);
(0,known_state .DQ)(wave, recipe, known);
const head = await (0,user_refs .EU)(recipe.repository, refs);
const place = __addDisposableResource(env_1, await (0,attempt_repository .S)(wave, { recipe, known, head }, host), true);
const { focus = '', agent, usd, item } = wave.slots[slot] ?? {};
const turn = await place.recipe.takeTurn({
slot: { slot, slots: wave.slots.length, focus, agent, pairs: wave.pairs },
...{ item, usd, base: known.base, pack: (0,external_node_path_.join)(staged, attempt_file .CL) },
...{ hidden: [...place.origin, folder], overrides, signal, onEvent },
});
const isMoved = turn.commit !== undefined && known.base !== wave.base;
return attempt_submit(request, { staged, attempt: { ...about, ...turn, ...(isMoved ? { base: known.base } : {}) } });
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
catch (error) {
if (!(error instanceof errors .yW))
throw error;
const reason = (0,base_text .g$)(`${error.message}. ${error.remedy}`, 2000);
attempt_submit(request, { staged, attempt: { ...about, outcome: 'infra_error', reason, again: true } });
throw error;
}
finally {
for (const each of [staged, scratch])
(0,external_node_fs_.rmSync)(each, { recursive: true, force: true });
}
}
function attempt_submit({ wave, slot, folder }, { staged, attempt }) {
const path = (0,external_node_path_.join)(staged, attempt_file .xq);
(0,external_node_fs_.writeFileSync)(path, `${JSON.stringify(attempt)}\n`);
(0,durable .Yw)(staged);
(0,external_node_fs_.chmodSync)(staged, 0o755);
(0,fault_point .Jd)('attempt:before-rename');
const place = (0,attempt_file .XJ)(folder, slot);
const found = (0,attempt_file .ce)(folder, wave, slot);
if (found.kind === 'read' && found.attempt.again !== true)
return { attempt: found.attempt, isEarlier: true };
if (found.kind !== 'absent')
(0,external_node_fs_.rmSync)(place, { recursive: true, force: true });
try {
(0,external_node_fs_.renameSync)(staged, place);
}
catch (error) {
if (!['ENOTEMPTY', 'EEXIST'].includes((0,files .CA)(error)))
throw error;
const other = (0,attempt_file .ce)(folder, wave, slot);
if (other.kind !== 'read')
throw error;
return { attempt: other.attempt, isEarlier: true };
}
(0,fault_point .Jd)('attempt:after-rename');
(0,durable .Yw)(folder);
return { attempt: JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(place, attempt_file .xq), 'utf8')), isEarlier: false };
}
var block_file = __webpack_require__(5084);
var wave_confirm = __webpack_require__(99224);
var proposals = __webpack_require__(45111);
var shard_file = __webpack_require__(44807);
;
var judge_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var judge_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function judgeShard(request, host) {
const { wave, out, shard, shards, signal } = request;
const place = (0,shard_file .nG)(out, { shard, shards });
const earlier = (0,external_node_fs_.existsSync)(place) ? (0,shard_file .Xy)(place, wave) : undefined;
if (earlier !== undefined)
return { report: earlier, isEarlier: true };
const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-judge-'));
try {
const recipe = await (0,find_recipe .S)(wave, host);
await recipe.require();
const { refs } = (0,user_refs .ro)(recipe.repository, scratch);
const known = await recipe.readKnown(refs);
(0,known_state .DQ)(wave, recipe, known);
const head = await (0,user_refs .EU)(recipe.repository, refs);
const claims = [];
for (const candidate of shareOf(request)) {
const claim = await testOne(request, { candidate, start: { recipe, known, head }, host });
if (signal?.aborted === true)
return undefined;
if (claim !== undefined)
claims.push(claim);
}
return judge_submit(request, { version: 1, wave: wave.id, shard, shards, environment: (0,environment ._J)(host), claims });
}
finally {
(0,external_node_fs_.rmSync)(scratch, { recursive: true, force: true });
}
}
function shareOf({ wave, folder, shard, shards }) {
const proposing = wave.slots.flatMap(({ slot }) => {
const read = (0,attempt_file .ce)(folder, wave, slot);
const isProposed = read.kind === 'read' && read.attempt.outcome === 'proposed';
return isProposed ? [{ slot, attempt: read.attempt, hash: read.hash }] : [];
});
return (0,proposals .al)(proposing).filter((_, index) => index % shards === shard);
}
async function testOne({ wave, folder, out, sandbox, signal, onEvent }, { candidate, start, host }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { slot, hash: attempt } = candidate;
const place = judge_addDisposableResource(env_1, await (0,attempt_repository .S)(wave, start, host), true);
const { recipe, origin } = place;
await recipe.judge({
...{ proposals: [(0,proposals .cE)(wave, folder, candidate)], reported: [], keyWasInReach: false, resumes: false },
...{ base: start.known.base, hidden: [...origin, folder, out], signal, onEvent },
isEnough: (of) => of.slot === slot,
overrides: sandbox === undefined ? {} : { sandbox },
});
const record = recipe.records().findLast(({ origin: of }) => of.id === wave.id && of.slot === slot);
const outcome = shard_file .KD.find((each) => each === record?.outcome);
if (record === undefined || outcome === undefined || record.isForPerson === true)
return undefined;
const { pairs, effect, notes } = record;
return {
...{ slot, attempt, outcome, reason: (0,shard_file .ie)(notes) },
...(pairs === undefined ? {} : { pairs }),
...(effect === undefined ? {} : { effect }),
};
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = judge_disposeResources(env_1);
if (result_1)
await result_1;
}
}
function judge_submit({ out }, report) {
(0,external_node_fs_.mkdirSync)(out, { recursive: true });
const staged = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(out, '.shard-'));
try {
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(staged, shard_file .Tu), `${JSON.stringify(report)}\n`);
(0,external_node_fs_.chmodSync)(staged, 0o755);
(0,durable .Yw)(staged);
const place = (0,shard_file .nG)(out, report);
(0,external_node_fs_.rmSync)(place, { recursive: true, force: true });
(0,external_node_fs_.renameSync)(staged, place);
(0,durable .Yw)(out);
return { report, isEarlier: false };
}
catch (error) {
const other = ['ENOTEMPTY', 'EEXIST'].includes((0,files .CA)(error))
? (0,shard_file .Xy)((0,shard_file .nG)(out, report), { id: report.wave })
: undefined;
if (other === undefined)
throw error;
return { report: other, isEarlier: true };
}
finally {
(0,external_node_fs_.rmSync)(staged, { recursive: true, force: true });
}
}
;
function carriedOver(records) {
const last = records.at(-1)?.origin.id;
const bySlot = new Map(records.flatMap((each) => (each.origin.id === last && !each.isBroken ? [[each.origin.slot, each]] : [])));
const ended = [...bySlot.values()];
const left = ended.reduce((sum, { origin: { usd: share }, usage }) => sum + leftOf(share, usage?.usd), 0);
const conflicts = ended.filter(({ origin }) => origin.conflict === true);
const byGain = conflicts.sort((one, other) => (other.origin.effect ?? 0) - (one.origin.effect ?? 0));
return { usd: Math.floor(left * 10_000) / 10_000, offers: byGain.map(offerOf) };
}
function leftOf(share, used) {
return share === undefined || used === undefined ? 0 : Math.max(0, share - used);
}
function offerOf({ iter, notes }) {
const why = (0,base_text .g$)(notes.replaceAll(/\s+/g, ' '), 300);
return `a change that conflicted with what was accepted since: ${why}. What it changed is in \`attempts/${iter}/changes.diff\` of \`$AUTORIZE_HISTORY\`: make its idea work on the files as they are now.`;
}
var wave_focuses = __webpack_require__(27556);
var useful_width = __webpack_require__(48001);
var wave_file = __webpack_require__(20418);
;
async function planWave(request, host) {
const { name, usd, pairs, focuses } = request;
const target = (0,find_recipe .F)(name, host);
const recipe = await (0,find_recipe .S)(target, host);
await recipe.require();
if (request.confirms === true)
(0,wave_confirm .j9)(recipe);
const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-wave-'));
try {
const { refs } = (0,user_refs .ro)(recipe.repository, scratch);
const { state, base, config } = await recipe.readKnown(refs);
const items = itemsOf(recipe);
const attempts = request.attempts ?? Math.max(1, items.length);
const carried = carriedOver(recipe.records());
const share = usd === undefined ? {} : { usd: (0,wave_file .tC)(usd + carried.usd, attempts) };
const offers = carried.offers.slice(0, Math.ceil(attempts / 2));
const others = (0,wave_focuses .Kn)(attempts - offers.length, focuses, recipe.focuses);
const agents = recipe.agents?.(attempts) ?? [];
const slots = [...offers, ...others].map((focus, slot) => {
const [item, agent] = [items[slot % items.length], agents[slot]];
return { slot, focus, ...share, ...(agent && { agent }), ...(item === undefined ? {} : { item }) };
});
return {
wave: (0,wave_file .dV)({ ...target, state, base, config, environment: (0,environment ._J)(host), pairs, slots }),
usefulWidth: widthOf(recipe, { judges: request.judges ?? 1, pretestPairs: pairs }),
carriedUsd: usd === undefined ? 0 : carried.usd,
offers: offers.length,
};
}
finally {
(0,external_node_fs_.rmSync)(scratch, { recursive: true, force: true });
}
}
function itemsOf(recipe) {
const items = recipe.items?.();
if (items === undefined || items.length > 0)
return items ?? [];
throw new errors .Rb({
message: `no item of "${recipe.name}" is left to be tried: all have landed`,
remedy: `See: autorize work status. To try one again, change it in the plan and run: autorize work run ${recipe.name}`,
});
}
function widthOf(recipe, of) {
const costs = recipe.costs();
return costs === undefined ? undefined : (0,useful_width .b)({ ...costs, ...of });
}
var shard_number = __webpack_require__(77096);
;
const VARIABLES = [
['SLURM_ARRAY_TASK_ID', 0],
['JOB_COMPLETION_INDEX', 0],
['AWS_BATCH_JOB_ARRAY_INDEX', 0],
['BUILDKITE_PARALLEL_JOB', 0],
['CI_NODE_INDEX', 1],
];
function slotNumber(flag, { slots, env }) {
const named = VARIABLES.find(([name]) => (env[name] ?? '') !== '');
const [source, text, first] = flag !== undefined
? ['--slot', flag, 0]
: named === undefined
? ['', '', 0]
: [named[0], env[named[0]] ?? '', named[1]];
const range = `a whole number from ${first} to ${slots - 1 + first}`;
if (source === '') {
const known = VARIABLES.map(([name]) => name).join(', ');
const found = `no --slot, and none of ${known}`;
throw new errors .eb([{ found, expected: range, remedy: 'Add --slot N.' }]);
}
const number = /^\d{1,6}$/.test(text) ? Number(text) - first : -1;
if (number >= 0 && number < slots)
return number;
const problem = {
...{ found: `${source} ${(0,base_text .TL)(text)}`, expected: `${range}: the wave has ${slots} slots` },
remedy: `Start as many attempts as the wave has slots, or name one with --slot.`,
};
throw new errors .eb([problem]);
}
var wave_limits = __webpack_require__(85048);
var wave_on_disk = __webpack_require__(2707);
var artifacts = __webpack_require__(78567);
var github_isolation = __webpack_require__(13958);
var job_time = __webpack_require__(39231);
var loop = __webpack_require__(34526);
var loop_opening = __webpack_require__(6415);
var loop_state = __webpack_require__(46773);
var named_loop = __webpack_require__(27366);
var github_notes = __webpack_require__(37491);
var outputs = __webpack_require__(31224);
var saved_environment = __webpack_require__(86909);
var wave_place = __webpack_require__(55183);
;
var wave_steps_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var wave_steps_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
const openForWave = (inputs, host) => (0,named_loop .S)(inputs, host, { needsAgent: true });
async function runPlanStep(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { overrides, wave: inputs } = request.loop;
const [name = ''] = (0,named_loop .e)(request.loop);
const { attempts, pairs = wave_limits .KI, focuses, judges = 1, confirms } = inputs;
if (attempts === undefined && request.loop.workItems === '' && request.problems.length === 0) {
const remedy = 'Write as many as your runners can run at once.';
throw new errors .eb([
{ found: 'no input "attempts" in mode "plan"', expected: `a number from 1 to ${wave_limits .Fn}`, remedy },
]);
}
const step = wave_steps_addDisposableResource(env_1, await (0,loop_opening .L)(request, host, openForWave), false);
const { opening } = step;
await (0,loop_state .Gf)(opening);
const { budgetUsd: usd } = overrides;
const planned = await planWave({ name, attempts, pairs, judges, focuses, confirms, ...(usd === undefined ? {} : { usd }) }, host);
const { wave, usefulWidth, carriedUsd, offers } = planned;
const path = (0,wave_place .ab)(request.loop, host);
(0,wave_on_disk .L)(path, wave);
const numbers = JSON.stringify(wave.slots.map(({ slot }) => slot));
const shards = JSON.stringify(Array.from({ length: judges }, (_, shard) => `${shard}/${judges}`));
(0,outputs .Kn)({ 'wave-id': wave.id, 'wave-path': path, slots: numbers, shards });
(0,github_notes .y)(`${name}: wave ${wave.id} of ${(0,base_text .LS)(wave.slots.length, 'slot')} on ${wave.base.slice(0, 12)}`);
if (carriedUsd > 0)
(0,github_notes .y)(`${name}: $${carriedUsd.toFixed(2)} are carried over from the wave before`);
if (offers > 0)
(0,github_notes .y)(`${name}: ${(0,base_text .LS)(offers, 'attempt')} begins with a change that conflicted in it`);
if (usefulWidth !== undefined && Number.isFinite(usefulWidth)) {
const who = judges === 1 ? 'one reducer keeps up' : `${judges} judges keep up`;
(0,github_notes .y)(`${name}: ${who} with ${(0,base_text .LS)(Math.floor(usefulWidth), 'attempt')} at a time, by the records`);
}
const uploaded = await upload({ request, opening }, { name: `autorize-wave-${wave.id}`, files: [path] });
(0,outputs .Kn)({ 'wave-artifact': uploaded ?? '' });
for (const note of opening.notes.all)
(0,github_notes .y)(`note: ${note}`);
if (uploaded !== undefined || inputs.file !== undefined)
return errors .dc.yes;
throw new errors .Rb({
message: `the plan could not be passed on: it is only in ${(0,base_text .TL)(path, 300)} on this runner`,
remedy: 'Name a file in the input "wave" that all jobs share, or that a later step of this job saves',
});
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
wave_steps_disposeResources(env_1);
}
}
async function runAttemptStep(request, host) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
const { loop: inputs } = request;
const step = wave_steps_addDisposableResource(env_2, await (0,loop_opening .L)(request, host, openForWave), false);
const { opening, cancel } = step;
const { loop, isolation, notes } = opening;
const wave = (0,wave_place .jL)(inputs, host);
const slot = slotNumber(inputs.wave.slot, { slots: wave.slots.length, env: host.env });
requireWayOut(opening);
isolation.levels = await (0,github_isolation .l8)(loop.wishes);
const { remote } = await (0,loop_state .Gf)(opening);
await (0,saved_environment .x)(opening, cancel.signal);
await (0,github_isolation .Gc)(opening, remote);
const level = (0,github_isolation .o$)(isolation);
if (level !== undefined)
(0,github_notes .y)(level);
const folder = (0,wave_place .HK)(inputs, host);
const onEvent = printEvent;
const submitted = { name: (0,wave_place .u)(wave, slot), folder: (0,attempt_file .XJ)(folder, slot) };
const asked = { ...{ wave, slot, folder, onEvent }, overrides: overridesOf(opening), signal: cancel.signal };
const handIn = () => passOn({ request, opening }, submitted);
try {
const { attempt } = await makeAttempt(asked, host).catch(async (error) => {
await handIn().catch(() => undefined);
throw error;
});
const { outcome, reason, again } = attempt;
if ((0,environment .l5)(wave, attempt))
notes.add(environment .pB);
(0,github_notes .y)(`slot ${slot} of wave ${wave.id}: ${outcome}: ${(0,foreign_text .TN)(reason, 200)}`);
await handIn();
(0,outputs .Kn)({ 'attempt-path': submitted.folder });
return cancel.exitCode ?? (again === true ? errors .dc.locked : errors .dc.yes);
}
finally {
for (const note of notes.all)
(0,github_notes .y)(`note: ${note}`);
}
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
wave_steps_disposeResources(env_2);
}
}
async function runJudgeStep(request, host) {
const env_3 = { stack: [], error: void 0, hasError: false };
try {
const { loop: inputs } = request;
const step = wave_steps_addDisposableResource(env_3, await (0,loop_opening .L)(request, host, openForWave), false);
const { opening, cancel } = step;
const wave = (0,wave_place .jL)(inputs, host);
const named = (0,shard_number .Y)(inputs.wave.shard, 'input "shard"');
requireWayOut(opening);
await (0,loop_state .Gf)(opening);
await (0,saved_environment .x)(opening, cancel.signal);
const folder = (0,wave_place .HK)(inputs, host);
const { sandbox } = inputs.overrides;
const working = { request, opening };
try {
if (inputs.wave.confirms) {
const block = { wave, out: folder, ...named, sandbox, signal: cancel.signal };
const { machine, pairs } = await (0,wave_confirm .OC)(block, host);
(0,github_notes .y)(`wave ${wave.id}: ${(0,base_text .LS)(pairs.length, 'pair')} of the branch and its base on ${machine}`);
const name = (0,block_file .pI)(named.shard, named.shards);
await passOn(working, { name: (0,wave_place .a0)(wave, named), folder: (0,external_node_path_.join)(folder, name) });
return errors .dc.yes;
}
return await judgeHere(working, { wave, folder, named, cancel });
}
finally {
for (const note of opening.notes.all)
(0,github_notes .y)(`note: ${note}`);
}
}
catch (e_3) {
env_3.error = e_3;
env_3.hasError = true;
}
finally {
wave_steps_disposeResources(env_3);
}
}
async function judgeHere(working, { wave, folder, named, cancel }) {
const { inputs, host, notes } = working.opening;
(0,wave_place .Lx)(folder, wave);
const { sandbox } = inputs.overrides;
const judged = await judgeShard({
...{ wave, folder, out: folder, ...named, onEvent: printEvent, signal: cancel.signal },
...(sandbox === undefined ? {} : { sandbox }),
}, host);
if (judged === undefined)
return cancel.exitCode ?? errors .dc.locked;
const { claims } = judged.report;
if ((0,environment .l5)(wave, judged.report))
notes.add(environment .pB);
const passed = claims.filter(({ outcome }) => outcome === 'merged').length;
(0,github_notes .y)(`wave ${wave.id}: ${passed} of ${(0,base_text .LS)(claims.length, 'candidate')} passed here`);
await passOn(working, { name: (0,wave_place .EQ)(wave, named), folder: (0,shard_file .nG)(folder, named) });
return errors .dc.yes;
}
function printEvent(event) {
if (event.event.kind === 'started')
for (const note of event.event.notes)
(0,github_notes .y)((0,loop .rk)(note));
const line = renderLoopEvent(event);
if (line !== undefined)
(0,github_notes .y)(line);
}
function requireWayOut({ inputs, host }) {
if (inputs.wave.folder !== undefined || (0,artifacts .Y)(host.env))
return;
throw new errors .Rb({
message: 'this runner has no service for artifacts: the job that judges would get nothing of this one',
remedy: 'Name a folder in the input "attempts-path" that all jobs share, or that a later step of this job saves',
});
}
function overridesOf({ inputs, host }) {
const { sandbox } = inputs.overrides;
const timeLimitMs = (0,job_time.timeLeftOfJob)({ env: host.env, now: host.now(), timeoutMs: inputs.jobTimeoutMs });
return {
...(sandbox === undefined ? {} : { sandbox }),
...(timeLimitMs === undefined ? {} : { timeLimitMs }),
};
}
async function passOn(working, { name, folder }) {
if (!(0,external_node_fs_.existsSync)(folder))
return;
const files = (0,external_node_fs_.readdirSync)(folder).map((file) => (0,external_node_path_.join)(folder, file));
const uploaded = await upload(working, { name, files });
if (uploaded !== undefined || working.opening.inputs.wave.folder !== undefined)
return;
throw new errors .Rb({
message: `what this job did could not be passed on: it is only in ${(0,base_text .TL)(folder, 300)} on this runner`,
remedy: 'Run the job again, or let a later step of it save that folder ("if: failure()")',
});
}
async function upload({ request, opening }, { name, files }) {
const { uploadsArtifacts, retentionDays } = request.publishing;
if (!uploadsArtifacts || !(0,artifacts .Y)(opening.host.env))
return undefined;
const [first = ''] = files;
const uploaded = await (0,artifacts .m)({ name, files, root: (0,external_node_path_.join)(first, '..'), retentionDays }, opening.notes);
return uploaded?.name;
}
}),
45656:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E_: () => ( renderIterationLine)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _experiment_ledger_fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61319);
var _activity_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57296);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84483);
var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16794);
var _iteration_row_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29865);
var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47776);
var _time_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1052);
const MAX_BARS = 24;
const MAX_REASON_CHARS = 240;
class LiveRecords {
#records = [];
#fold;
#next;
#rows = [];
#usd = 0;
constructor(direction) {
this.#fold = new LedgerFold(this.#records, direction);
this.#next = openIterationRows(this.#records, direction);
}
add(records) {
for (const record of records)
this.#records.push(record);
for (const record of records) {
this.#rows.push(this.#next(record));
if (this.#rows.length > 2 * MAX_BARS)
this.#rows = this.#rows.slice(-MAX_BARS);
this.#usd += record.usage?.usd ?? 0;
}
}
get best() {
return this.#fold.state();
}
get rows() {
return this.#rows.slice(-MAX_BARS).map((row) => row());
}
get usd() {
return this.#usd;
}
}
function renderLiveLine(input, width) {
const { records, activities, now, timeLeftMs, waiting = new Map() } = input;
const { best_score: best, best_iter: iter } = records.best;
const line = renderSparkline(records.rows);
const { usd } = records;
const atWork = activities.filter(({ attempt }) => attempt === null || !waiting.has(Number(attempt)));
const others = [
best === null ? 'no best yet' : `best ${renderScore(best)} (${iter === 0 ? 'baseline' : `iter ${iter}`})`,
line?.bars,
timeLeftMs === undefined ? undefined : `run ends in ${renderSpan(Math.max(0, timeLeftMs))}`,
usd > 0 ? renderUsd(usd) : undefined,
];
const isWaiting = waiting.size > 0 && atWork.length === 0;
const parts = [
...[...waiting].map(([waiter, its]) => ({ text: `iter ${waiter} ${renderWaiting(its)}`, rank: 0 })),
...(isWaiting ? [] : renderActivities(atWork, { nameOf: (attempt) => `iter ${attempt}`, now })),
...others.flatMap((text) => (text === undefined ? [] : [{ text, rank: 7 }])),
];
return fitting(parts, width);
}
function renderIterationLine(record) {
const { iter, outcome, score, notes } = record;
const shown = typeof score === 'number' ? (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(score) : '–';
const cells = [
`${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_6__ .U[outcome].sign} ${outcome}`.padEnd(13),
`iter ${iter}`.padEnd(8),
shown.padStart(10),
((0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_4__ .Yy)(record) ?? '–').padStart(7),
(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(notes, MAX_REASON_CHARS),
];
return cells.join('  ');
}
}),
77096:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( shardNumber),
h: () => ( MAX_SHARDS)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
const MAX_SHARDS = 200;
function shardNumber(text, source) {
const [, first = '', second = ''] = /^(\d{1,3})\/(\d{1,3})$/.exec(text ?? '') ?? [];
const [shard, shards] = [Number(first), Number(second)];
if (second !== '' && shards >= 1 && shards <= MAX_SHARDS && shard < shards)
return { shard, shards };
const found = text === undefined ? `no ${source}` : `${source} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(text)}`;
const expected = `I/J: the number of this judge from 0, and how many there are, up to ${MAX_SHARDS}`;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([{ found, expected, remedy: 'Write e.g. 0/4 for the first of four.' }]);
}
})
};
