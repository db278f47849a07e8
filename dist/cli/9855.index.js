export const id = 9855;
export const ids = [9855];
export const modules = {
4000:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => ( followJournal)
});
const followed = new WeakMap();
function followJournal(journal, fold) {
const known = followed.get(journal) ?? begin(journal, fold);
for (const record of journal.since(known.count)) {
fold.take(known.state, record, known.count + 1);
known.count += 1;
}
return known.state;
}
function begin(journal, fold) {
const derived = journal.readDerived();
const known = derived === undefined || !fold.isState(derived.value, derived.count)
? { count: 0, state: fold.begin() }
: { count: derived.count, state: derived.value };
followed.set(journal, known);
journal.deriveWith?.(() => followJournal(journal, fold));
return known;
}
}),
77898:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => ( openJournal)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var journal_chain = __webpack_require__(50534);
var checked_prefix = __webpack_require__(98262);
var derived_state = __webpack_require__(2565);
var durable = __webpack_require__(84831);
var fault_point = __webpack_require__(23727);
var files = __webpack_require__(79871);
var hash = __webpack_require__(28338);
var journal_lines = __webpack_require__(24237);
var own_files = __webpack_require__(11042);
;
const HELD_BYTES = 1 << 18;
const NEWLINE = 0x0a;
class OpenedLines {
count;
#opened;
#held;
#last;
#all;
constructor({ bytes, from, ...opened }) {
this.count = opened.count;
this.#opened = { ...opened, length: from + bytes.length };
this.#held = { bytes, from };
}
records() {
return (0,journal_lines .Di)(this.count, this.#parse);
}
*since(after) {
yield* (0,journal_lines .RA)([after, this.count], this.#parse);
this.release();
}
release() {
const { bytes, from } = this.#held;
if (bytes.length <= 2 * HELD_BYTES)
return;
const end = Buffer.from(bytes.subarray(-HELD_BYTES));
this.#held = { bytes: end, from: from + bytes.length - end.length };
this.#last = undefined;
freeBytes(bytes);
}
#parse = (from, to) => {
const last = this.#lastLines();
const { bytes, starts, before } = from < last.before ? this.#allLines() : last;
return (0,journal_lines .Li)(bytes, starts, [from - before, to - before]);
};
#lastLines() {
const { bytes, from } = this.#held;
this.#last ??= this.#linesIn(bytes, from === 0 ? 0 : bytes.indexOf(NEWLINE) + 1);
return this.#last;
}
#allLines() {
const known = this.#all?.deref();
if (known !== undefined)
return known;
const lines = this.#linesIn(this.#read(), 0);
this.#all = new WeakRef(lines);
return lines;
}
#linesIn(bytes, after) {
const starts = (0,journal_lines .L1)(bytes, after);
return { bytes, starts, before: this.count - starts.length };
}
#read() {
const { path, length, digest, onChange } = this.#opened;
const bytes = (0,own_files .zx)(path)?.subarray(0, length);
if (bytes === undefined || (0,hash .s)(bytes) !== digest)
throw onChange();
return bytes;
}
}
function freeBytes({ buffer }) {
buffer.transfer?.(0);
}
var external_node_crypto_ = __webpack_require__(77598);
;
function markUnchanged(descriptor) {
try {
const { atimeMs, ctimeMs } = (0,external_node_fs_.fstatSync)(descriptor);
(0,external_node_fs_.futimesSync)(descriptor, atimeMs / 1000, (ctimeMs - 1) / 1000);
return stampOf((0,external_node_fs_.fstatSync)(descriptor, { bigint: true }));
}
catch (error) {
if ((0,files .Or)(error))
return undefined;
throw error;
}
}
function stampOf({ size, mtimeNs, ctimeNs }) {
return `${size} ${mtimeNs} ${ctimeNs}`;
}
const BLOCK_BYTES = 1 << 20;
function hashFile(descriptor, end = Number.POSITIVE_INFINITY) {
const hash = (0,external_node_crypto_.createHash)('sha256');
const block = Buffer.allocUnsafe(Math.min(BLOCK_BYTES, end));
for (let at = 0; at < end;) {
const size = (0,external_node_fs_.readSync)(descriptor, block, 0, Math.min(block.length, end - at), at);
if (size === 0)
break;
hash.update(block.subarray(0, size));
at += size;
}
return hash;
}
function readPart(descriptor, from, length) {
const bytes = Buffer.allocUnsafe(length);
let read = 0;
while (read < length) {
const size = (0,external_node_fs_.readSync)(descriptor, bytes, read, length - read, from + read);
if (size === 0)
break;
read += size;
}
return bytes.subarray(0, read);
}
var program_files = __webpack_require__(3206);
;
function readFromChecked(descriptor, path) {
const { size } = (0,external_node_fs_.fstatSync)(descriptor);
const noted = path === undefined ? undefined : (0,checked_prefix .Aw)(path);
const isUsable = noted !== undefined && noted.bytes <= size && noted.records > noted.unchained;
const from = isUsable ? Math.max(0, Math.floor((noted.bytes - HELD_BYTES) / journal_chain .x3) * journal_chain .x3) : 0;
if (isUsable && from > 0) {
const hash = hashFile(descriptor, from);
const bytes = readPart(descriptor, from, size - from);
const beginning = bytes.subarray(0, noted.bytes - from);
hash.update(beginning);
if (hash.copy().digest('hex') === noted.sha256 && (0,checked_prefix .Ek)(beginning, noted))
return { bytes, from, checked: noted, hash };
}
const bytes = readPart(descriptor, 0, size);
return { bytes, from: 0, ...(0,checked_prefix .Bl)(bytes, path) };
}
;
const NOTED_AFTER = 1000;
function openJournal(paths) {
const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW } = external_node_fs_.constants;
const descriptor = (0,external_node_fs_.openSync)(paths.path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o644);
let journal;
try {
(0,durable .Yw)((0,external_node_path_.dirname)(paths.path));
(0,fault_point .Jd)('journal:after-create');
journal = new Journal(paths, descriptor);
}
catch (error) {
(0,external_node_fs_.closeSync)(descriptor);
throw error;
}
journal.sync();
return journal;
}
class Journal {
cutBytes;
#place;
#hash;
#opened;
#appended = [];
#records;
#beginning;
#checked;
#derive;
#descriptor;
#head;
#length;
#stamp;
#unsynced;
#unnoted = 0;
#redact = (fields) => fields;
constructor(paths, descriptor) {
if (paths.checked !== undefined)
(0,program_files .Ak)();
const { bytes, from, checked, hash } = readFromChecked(descriptor, paths.checked);
const parsed = (0,journal_chain .z8)(bytes, checked && { ...checked, bytes: checked.bytes - from });
if (parsed.kind === 'corrupt')
throw corruptLine(paths, parsed);
const length = from + parsed.soundBytes;
if (parsed.tornBytes > 0)
(0,external_node_fs_.ftruncateSync)(descriptor, length);
this.#unsynced = bytes.length === 0 ? 0 : 1;
this.#place = paths;
this.#descriptor = descriptor;
this.#head = parsed.head;
this.#length = length;
const sound = bytes.subarray(0, parsed.soundBytes);
this.#hash = hash.update(sound.subarray((checked?.bytes ?? 0) - (checked === undefined ? 0 : from)));
this.#opened = new OpenedLines({
...{ path: paths.path, bytes: sound, from, count: parsed.checked.records },
digest: hash.copy().digest('hex'),
onChange: () => this.#tampered(),
});
this.#beginning = checked;
this.#checked = parsed.checked;
this.cutBytes = parsed.tornBytes;
}
#noteChecked() {
const { checked: path } = this.#place;
this.#unnoted = 0;
if (path === undefined || this.#length === 0)
return;
const beginning = { bytes: this.#length, sha256: this.#hash.copy().digest('hex') };
(0,fault_point .Jd)('journal:before-note');
(0,checked_prefix .UC)(path, { ...this.#checked, ...beginning });
(0,fault_point .Jd)('journal:after-note');
const derived = this.length < NOTED_AFTER ? undefined : this.#derive?.();
if (derived !== undefined)
(0,derived_state .DF)((0,derived_state .xG)(path), beginning, derived);
}
get records() {
if (this.#records === undefined) {
this.#records = this.#opened.records();
for (const record of this.#appended)
this.#records.push(record);
}
return this.#records;
}
get length() {
return this.#opened.count + this.#appended.length;
}
*since(count) {
yield* this.#opened.since(count);
yield* this.#appended.slice(Math.max(0, count - this.#opened.count));
}
readDerived() {
const [{ checked }, beginning] = [this.#place, this.#beginning];
const value = checked && beginning && (0,derived_state .WZ)((0,derived_state .xG)(checked), beginning);
return value === undefined ? undefined : { count: beginning?.records ?? 0, value };
}
deriveWith(derive) {
this.#derive = derive;
}
get head() {
return this.#head;
}
redactWith(search) {
this.#redact = (fields) => search.redactDeep(fields);
}
append(fields) {
const sealed = this.#sealNext(fields);
this.#add([sealed]);
return sealed.record;
}
appendUnsynced(fields) {
const sealed = this.#sealNext(fields);
this.#add([sealed], { isSynced: false });
return sealed.record;
}
sync() {
if (this.#unsynced > 0)
this.#sync(this.#open());
}
seal(fields) {
this.sync();
return this.#sealNext(fields);
}
#sealNext(fields) {
return (0,journal_chain .xe)(this.#redact(fields), this.#head, this.#unsynced);
}
isNext({ record }) {
return record.prev === this.#head.prev && record.seq === this.#head.seq;
}
appendSealed(sealed) {
if (!this.isNext(sealed))
throw new Error(`another record of ${this.#place.shown} came in between`);
this.#add([sealed]);
}
appendAll(all) {
let head = this.#head;
const sealed = all.map((fields, index) => {
const one = (0,journal_chain .xe)(this.#redact(fields), head, this.#unsynced + index);
head = one.next;
return one;
});
if (sealed.length > 0)
this.#add(sealed);
}
#add(sealed, { isSynced } = { isSynced: true }) {
const descriptor = this.#open();
const bytes = Buffer.from(sealed.map(({ line }) => line).join(''));
this.#refuseEdits(descriptor, this.#stamp);
(0,fault_point .Jd)('journal:before-write');
this.#write(descriptor, bytes);
(0,fault_point .Jd)('journal:after-write');
const sameWrite = this.#unsynced + sealed.length - 1;
if (isSynced) {
this.#sync(descriptor);
(0,fault_point .Jd)('journal:after-sync');
}
else
this.#unsynced += sealed.length;
this.#length += bytes.length;
this.#hash.update(bytes);
for (const { record, next } of sealed) {
this.#head = next;
this.#appended.push(record);
this.#records?.push(record);
}
const { lines, records, unchained } = this.#checked;
const [written, head] = [sealed.length, this.#head];
this.#checked = { lines: lines + written, records: records + written, unchained, head, sameWrite };
this.#stamp = markUnchanged(descriptor);
this.#unnoted += sealed.length;
this.#opened.release();
if (this.#unnoted >= NOTED_AFTER)
this.#noteChecked();
}
requireUnchanged() {
if (this.#descriptor === undefined)
return;
this.#refuseEdits(this.#descriptor, undefined);
this.#noteChecked();
}
[Symbol.dispose]() {
if (this.#descriptor !== undefined)
(0,external_node_fs_.closeSync)(this.#descriptor);
this.#descriptor = undefined;
}
#open() {
if (this.#descriptor !== undefined)
return this.#descriptor;
throw this.#error('journal_closed', 'is closed', undefined, 'Start the command again.');
}
#write(descriptor, bytes) {
try {
(0,durable .f4)(descriptor, bytes);
}
catch (error) {
try {
(0,external_node_fs_.ftruncateSync)(descriptor, this.#length);
}
catch {
this[Symbol.dispose]();
}
throw this.#error((0,files .Ry)(error) ? 'disk_full' : 'journal_write', `could not be written (${(0,files .CA)(error)})`, error, 'Make room on the disk, then resume.');
}
}
#sync(descriptor) {
try {
(0,external_node_fs_.fsyncSync)(descriptor);
this.#unsynced = 0;
}
catch (error) {
this[Symbol.dispose]();
const found = `could not be made durable (${(0,files .CA)(error)})`;
throw this.#error('journal_sync', found, error, 'Check the disk, then resume.');
}
}
#refuseEdits(descriptor, unread) {
const ours = (0,external_node_fs_.fstatSync)(descriptor, { bigint: true });
const named = (0,external_node_fs_.statSync)(this.#place.path, { bigint: true, throwIfNoEntry: false });
const isSame = named?.ino === ours.ino && named.dev === ours.dev && ours.size === BigInt(this.#length);
if (isSame && (stampOf(ours) === unread || hashFile(descriptor).digest('hex') === this.#hash.copy().digest('hex')))
return;
this[Symbol.dispose]();
throw this.#tampered();
}
#tampered() {
return this.#error('tampered', 'was changed by someone else during the run', undefined, this.#place.remedy);
}
#error(code, found, cause, remedy) {
return new errors .yW(code, errors .dc.precondition, { message: `${this.#place.shown} ${found}`, remedy, cause });
}
}
function corruptLine(paths, { line, why }) {
const { shown: file, remedy } = paths;
return new errors .Vl([
{ file, line, found: `the line ${why}`, expected: 'the chain of records unbroken', remedy },
]);
}
}),
36968:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
bs: () => ( decodeRecords),
eT: () => ( decodeRecord),
os: () => ( decodeNext)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _ledger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52708);
function decodeRecords(raw) {
const records = [];
const before = { records: 0, entries: 0 };
for (const each of raw) {
const record = decodeNext(each, before);
if (!('kind' in record))
return { line: before.records + 1, issue: record.issue };
records.push(record);
}
return { records };
}
function decodeNext(raw, before) {
const record = decodeRecord(raw);
if (!('kind' in record))
return record;
const period = record.kind === 'launch' || record.kind === 'resumed' ? record.limits : undefined;
if (period !== undefined && period.entries > before.entries)
return { issue: 'limits.entries' };
if ('iteration' in record && Number(record.iteration) > before.records)
return { issue: 'iteration' };
before.records += 1;
if (record.kind === 'baseline' || record.kind === 'iteration')
before.entries += 1;
return record;
}
function decodeRecord(raw) {
const result = _ledger_js__WEBPACK_IMPORTED_MODULE_1__ .fi.safeParse(raw);
return result.success ? result.data : { issue: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(result.error.issues[0]?.path.join('.') || 'shape') };
}
}),
86992:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hd: () => ( isTerminal),
rc: () => ( manifestSchema),
u1: () => ( buildManifest)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75727);
var _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22753);
var _ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52708);
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const manifestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
schema_version: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr(),
run_id: text,
run_tag: text,
mission_dir: text,
mission_file: text,
sandbox_file: text,
repo_root: text,
worktree_path: text,
mission_slug: text,
branch_name: text,
baseline_commit: text,
last_kept_commit: text,
last_kept_score: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
latest_candidate_commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
results_file: text,
instructions_file: text,
manifest_file: text,
ledger_file: text,
latest_evaluator_file: text,
candidate_file: text,
evaluator: _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_2__ .wd.shape.evaluator,
keep_policy: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_2__ .fO),
accepted_risks: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text)),
status: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['running', 'stopped', 'completed', 'failed']),
stop_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
iteration: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr(),
created_at: text,
updated_at: text,
completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
});
function buildManifest(state, files) {
const { launch } = state;
const { evaluator } = launch.contract;
return {
schema_version: _ledger_js__WEBPACK_IMPORTED_MODULE_3__ .f$,
run_id: launch.run_id,
run_tag: launch.run_tag,
mission_dir: launch.mission_dir,
mission_file: launch.mission_file,
sandbox_file: launch.sandbox_file,
repo_root: launch.repo_root,
worktree_path: launch.worktree_path,
mission_slug: launch.mission_slug,
branch_name: launch.branch_name,
baseline_commit: launch.baseline_commit,
last_kept_commit: state.lastAcceptedCommit,
last_kept_score: state.lastAcceptedScore,
latest_candidate_commit: state.latestCandidateCommit,
...files,
evaluator,
keep_policy: evaluator.keep_policy,
...acceptedIn(state),
status: state.status,
stop_reason: state.stopReason,
iteration: state.iteration,
created_at: launch.created_at,
updated_at: state.updatedAt,
completed_at: state.completedAt,
};
}
function acceptedIn({ evidence }) {
const taken = (0,_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_1__ .ar)(evidence.flatMap((each) => (each.kind === 'risk' ? [each] : [])));
return taken === null ? {} : { accepted_risks: taken };
}
function isTerminal(status) {
return status === 'completed' || status === 'failed';
}
}),
91461:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Kc: () => ( readWork),
Mh: () => ( sharedFilesIn),
UC: () => ( RUN_ID),
k0: () => ( runFilesIn),
pN: () => ( pathsOfRun),
qT: () => ( readPointer),
rootOf: () => ( rootOf)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84321);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68724);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11042);
function rootOf(repository) {
const { logs, ...files } = sharedFilesIn('.rcs');
const paths = {
files: [...Object.values(files), `${files.lock}.holder`, '.rcs/.gitignore'],
folders: [],
whole: [logs],
};
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .fg)(repository.folder, paths);
return { repository, ...sharedFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repository.folder, '.rcs')) };
}
function sharedFilesIn(rcs) {
return {
logs: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(rcs, 'logs', 'autoresearch'),
pointer: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(rcs, 'state', 'autoresearch-state.json'),
lock: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(rcs, 'state', 'autoresearch.lock'),
};
}
const RUN_ID = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
function pathsOfRun(root, runId) {
if (!RUN_ID.test(runId)) {
const found = `the run id ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(runId)}`;
const expected = 'letters, digits, ".", "_" and "-"';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .eb([{ found, expected, remedy: 'Run ids are the folders in .rcs/logs/autoresearch.' }]);
}
const top = root.repository.folder;
const { journal, reserve, activity, files } = runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root.logs, runId)));
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .fg)(top, { files: [journal, reserve, activity, ...Object.values(files)] });
return { ...root, runId, ...runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root.logs, runId)) };
}
function runFilesIn(folder) {
const file = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
return {
folder,
journal: file('journal.jsonl'),
reserve: file('run.reserve'),
activity: file('activity.json'),
files: {
instructions_file: file('bootstrap-instructions.md'),
manifest_file: file('manifest.json'),
ledger_file: file('iteration-ledger.json'),
latest_evaluator_file: file('latest-evaluator-result.json'),
candidate_file: file('candidate.json'),
},
};
}
function readWork(paths) {
const pointer = readPointer(paths);
const isRunning = (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_4__ .oZ)(paths.lock) && pointer?.active === true && pointer.run_id === paths.runId;
return { isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_3__ .W)(paths.activity) : [] };
}
function readPointer({ pointer }) {
try {
const raw = JSON.parse(String((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .zx)(pointer)));
return typeof raw.run_id === 'string' && typeof raw.active === 'boolean' ? raw : undefined;
}
catch {
return undefined;
}
}
}),
53482:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Aw: () => ( missionSlug),
SR: () => ( runIdOf),
W0: () => ( branchOf),
_G: () => ( parseRunId),
eZ: () => ( runTag),
hK: () => ( workspaceName),
u5: () => ( isSlug)
});
var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
const MAX_SLUG = 100;
function missionSlug(path) {
const slug = path
.toLowerCase()
.replaceAll(/[^a-z0-9]+/g, '-')
.replaceAll(/^-+|-+$/g, '');
if (slug === '')
return 'mission';
return slug.length <= MAX_SLUG ? slug : `${slug.slice(0, MAX_SLUG)}-${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(path).slice(-8)}`;
}
function runTag(at, attempt) {
const tag = `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
return attempt === 1 ? tag : `${tag}-${attempt}`;
}
function runIdOf({ slug, tag }) {
return `${slug}-${tag.toLowerCase()}`;
}
function isSlug(text) {
return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
function parseRunId(runId) {
const [, slug, tag] = /^([a-z0-9][a-z0-9-]*)-(\d{8}t\d{6}z(?:-\d{1,4})?)$/.exec(runId) ?? [];
return slug === undefined || tag === undefined ? undefined : { slug, tag: tag.toUpperCase() };
}
function branchOf({ slug, tag }) {
return `autoresearch/${slug}/${tag}`;
}
function workspaceName({ slug, tag }) {
return `autoresearch-${slug}-${tag}`;
}
}),
89855:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
RESULTS: () => ( RESULTS),
RUNTIME_ARTIFACTS: () => ( RUNTIME_ARTIFACTS),
doctorFolder: () => ( doctorFolder),
ensureIgnored: () => ( ensureIgnored),
findMissionRepository: () => ( findMissionRepository),
followMission: () => ( followMission),
hasOwnWorkspace: () => ( hasOwnWorkspace),
iterationFolder: () => ( iterationFolder),
json: () => ( json),
listMissionRuns: () => ( listMissionRuns),
meansMissionRun: () => ( meansMissionRun),
openMissionJournal: () => ( openMissionJournal),
pathsOf: () => ( pathsOf),
pathsOfRun: () => ( mission_files .pN),
readManifest: () => ( readManifest),
readMission: () => ( readMission),
readPointer: () => ( mission_files .qT),
requireOwnWorkspace: () => ( requireOwnWorkspace),
requireRun: () => ( requireRun),
rootOf: () => ( mission_files.rootOf),
runFilesIn: () => ( mission_files .k0),
sharedFilesIn: () => ( mission_files .Mh),
shownPath: () => ( shownPath),
typedRecord: () => ( typedRecord),
workspacesFolder: () => ( workspacesFolder),
writePointer: () => ( writePointer)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var checked_prefix = __webpack_require__(98262);
var durable = __webpack_require__(84831);
var followed_journal = __webpack_require__(4000);
var journal = __webpack_require__(77898);
var journal_reader = __webpack_require__(10063);
var own_files = __webpack_require__(11042);
var staged_install = __webpack_require__(80866);
var user_repository = __webpack_require__(63342);
var decode_records = __webpack_require__(36968);
var same_shape = __webpack_require__(63124);
;
function isFollowedMission(value, count) {
if (!(0,same_shape .L)(value, FOLLOWED))
return false;
const { state, count: counted } = value;
return counted.records === count && (state === undefined || (0,same_shape .L)(state, STATE));
}
const FOLLOWED = { evidence: [{ kind: '' }], count: { records: 0, entries: 0 } };
const LAUNCHED = {
...{ kind: '', run_id: '', run_tag: '', mission_slug: '', mission_dir: '', mission_file: '', sandbox_file: '' },
...{ repo_root: '', worktree_path: '', branch_name: '', baseline_commit: '', created_at: '' },
contract: { evaluator: { command: '', keep_policy: '' }, agent: {}, boundaries: { deny_paths: [''] } },
};
const STATE = {
launch: LAUNCHED,
entries: [{ kind: '', iteration: 0, kept_commit: '', created_at: '' }],
turns: [{}],
...{ claims: 0, lastAcceptedCommit: '', iteration: 0, workspace: '', status: '', updatedAt: '' },
...{ isSpent: false, isFromElsewhere: false },
...{ acceptedRisks: [''], evidence: [], askIssues: [''] },
};
var ledger = __webpack_require__(52708);
var manifest = __webpack_require__(86992);
var mission_files = __webpack_require__(91461);
var run_name = __webpack_require__(53482);
;
const RESULTS = 'results.tsv';
const RUNTIME_ARTIFACTS = [RESULTS, 'run.log', 'candidate.json'];
function doctorFolder({ repository }, slug) {
const folder = (0,external_node_path_.join)('.rcs', 'doctor', slug);
(0,own_files .fg)(repository.folder, { files: [], whole: [folder] });
return (0,external_node_path_.join)(repository.folder, folder);
}
function findMissionRepository(folder) {
const repository = (0,user_repository .W1)((0,external_node_fs_.realpathSync)(folder));
(0,staged_install .X7)({ repository, folder: (0,mission_files.rootOf)(repository).logs });
return repository;
}
function pathsOf(runId, { cwd }) {
return (0,mission_files .pN)((0,mission_files.rootOf)(findMissionRepository(cwd)), runId);
}
function listRuns({ logs }) {
if (!(0,external_node_fs_.existsSync)(logs))
return [];
return (0,external_node_fs_.readdirSync)(logs)
.filter((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(logs, name, 'journal.jsonl')) || (0,external_node_fs_.existsSync)((0,external_node_path_.join)(logs, name, 'manifest.json')))
.sort();
}
function listMissionRuns(repository, slug) {
const root = (0,mission_files.rootOf)(repository);
const places = listRuns(root).flatMap((id) => (mission_files .UC.test(id) ? [(0,mission_files .pN)(root, id)] : []));
if (slug === undefined)
return places;
return places.filter((paths) => readMission(paths).state?.launch.mission_slug === slug);
}
function meansMissionRun(name, { cwd }) {
const repository = findMissionRepository(cwd);
if (!mission_files .UC.test(name) || (0,external_node_fs_.existsSync)((0,external_node_path_.join)(repository.folder, '.autorize', name)))
return false;
const known = listRuns((0,mission_files.rootOf)(repository));
if (known.includes(name) || (0,run_name ._G)(name) !== undefined)
return true;
return newestOf(name, known) !== undefined || (0,base_text .qb)(name, known) !== undefined;
}
function newestOf(mission, runs) {
return runs.findLast((id) => (0,run_name ._G)(id)?.slug === mission);
}
function requireRun(paths) {
const known = listRuns(paths);
if (known.includes(paths.runId))
return;
const newest = newestOf(paths.runId, known);
if (newest !== undefined) {
const message = `${(0,base_text .TL)(paths.runId)} is a mission, and a run of it is to be named`;
throw new errors .Rb({ message, remedy: `Its newest run: ${newest}` });
}
const nearest = (0,base_text .qb)(paths.runId, known);
throw new errors .Rb({
message: `there is no mission run ${(0,base_text .TL)(paths.runId)} here: ${shownPath(paths, paths.files.manifest_file)} is missing (${known.length === 0 ? 'the repository has no mission run' : `known: ${known.join(', ')}`})`,
remedy: nearest === undefined ? 'Start one: rcs autoresearch MISSION_DIR' : `Did you mean ${(0,base_text .TL)(nearest)}?`,
});
}
function shownPath({ repository }, path) {
return path.startsWith(`${repository.folder}/`) ? path.slice(repository.folder.length + 1) : path;
}
function iterationFolder({ folder }, iteration) {
return (0,external_node_path_.join)(folder, `iteration-${String(iteration).padStart(4, '0')}`);
}
function workspacesFolder({ folder }) {
return (0,external_node_path_.join)((0,external_node_path_.dirname)(folder), `${(0,external_node_path_.basename)(folder)}.rcs-worktrees`);
}
function workspaceOf({ repository, runId }) {
const name = (0,run_name ._G)(runId);
return name === undefined ? undefined : (0,external_node_path_.join)(workspacesFolder(repository), (0,run_name .hK)(name));
}
function hasOwnWorkspace(paths, { launch }) {
return launch.worktree_path === workspaceOf(paths);
}
function requireOwnWorkspace(paths, state) {
if (hasOwnWorkspace(paths, state))
return;
throw new errors .Rb({
message: `the mission run ${paths.runId} is from another machine: its worktree ${(0,base_text .TL)(state.launch.worktree_path, 300)} cannot have been created here; nothing was changed`,
remedy: `If the repository was moved, move it back. See who wrote ${shownPath(paths, paths.journal)}.`,
});
}
function openMissionJournal(paths, area) {
const remedy = `Accepted changes are on its branch; close the run: rcs autoresearch --abandon ${paths.runId}`;
const { journal: path } = paths;
return (0,journal ._)({ path, shown: shownPath(paths, path), remedy, checked: (0,checked_prefix .BE)(area, path) });
}
function followMission(paths, journal) {
const followed = (0,followed_journal .X)(journal, {
begin: () => ({ state: undefined, evidence: [], count: { records: 0, entries: 0 } }),
take: (fold, raw, line) => {
const record = (0,decode_records .os)(raw, fold.count);
if (!('kind' in record))
throw new errors .Vl([unusable(paths, { line, ...record })]);
(0,ledger .vw)(fold, record, line === 1);
},
isState: isFollowedMission,
});
return (0,ledger .L4)(followed);
}
function typedRecord(paths, raw) {
const record = (0,decode_records .eT)(raw);
if ('kind' in record)
return record;
throw new errors .Vl([unusable(paths, { line: Number(raw.seq), ...record })]);
}
function unusable(paths, { line, issue }) {
return {
file: shownPath(paths, paths.journal),
line,
found: `a record without a usable ${(0,base_text .TL)(issue)}`,
expected: 'a record of a mission',
remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
};
}
function readMission(paths, area) {
const bytes = (0,own_files .zx)(paths.journal);
if (bytes === undefined)
return { state: undefined, problem: undefined };
const journal = (0,journal_reader .a)(bytes, (0,checked_prefix .BE)(area, paths.journal));
const { parsed, records: raw } = journal;
if (parsed.kind === 'sound' && journal.readDerived() !== undefined)
return { state: followMission(paths, journal), problem: undefined };
const decoded = (0,decode_records .bs)(raw);
const broken = parsed.kind === 'corrupt'
? { ...unusable(paths, { line: parsed.line, issue: '' }), found: `the line ${parsed.why}` }
: undefined;
if ('records' in decoded)
return { state: (0,ledger .st)(decoded.records), problem: broken };
const sound = (0,decode_records .bs)(raw.slice(0, decoded.line - 1));
return {
state: 'records' in sound ? (0,ledger .st)(sound.records) : undefined,
problem: broken ?? unusable(paths, decoded),
};
}
function readManifest({ files }) {
const bytes = (0,own_files .zx)(files.manifest_file);
if (bytes === undefined)
return { kind: 'missing' };
try {
const result = manifest .rc.safeParse(JSON.parse(bytes.toString()));
if (result.success)
return { kind: 'read', manifest: result.data };
return { kind: 'unreadable', why: `no usable ${(0,base_text .TL)(result.error.issues[0]?.path.join('.') || 'shape')}` };
}
catch (error) {
return { kind: 'unreadable', why: error instanceof Error ? error.message : String(error) };
}
}
function json(value) {
return `${JSON.stringify(value, null, 2)}\n`;
}
function writePointer({ pointer }, value) {
(0,durable .Zf)(pointer, [json({ schema_version: ledger .f$, ...value })]);
}
function ensureIgnored({ repository }) {
const file = (0,external_node_path_.join)(repository.folder, '.rcs', '.gitignore');
if ((0,external_node_fs_.existsSync)(file))
return;
(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
(0,durable .Zf)(file, ['*\n']);
}
})
};
