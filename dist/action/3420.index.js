export const id = 3420;
export const ids = [3420];
export const modules = {
27366:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ( openNamed),
e: () => ( namesOf)
});
async function openNamed(inputs, host, { needsAgent }) {
if (inputs.missionDir !== '') {
return (await Promise.all( [__webpack_require__.e(9547), __webpack_require__.e(4907), __webpack_require__.e(3038), __webpack_require__.e(8815), __webpack_require__.e(7405), __webpack_require__.e(1569), __webpack_require__.e(3532), __webpack_require__.e(5838), __webpack_require__.e(9228), __webpack_require__.e(9289), __webpack_require__.e(9142), __webpack_require__.e(6005), __webpack_require__.e(7412), __webpack_require__.e(3976), __webpack_require__.e(2592), __webpack_require__.e(42), __webpack_require__.e(5179), __webpack_require__.e(8188)]).then(__webpack_require__.bind(__webpack_require__, 88188))).openMission(inputs, host, { needsAgent });
}
if (inputs.workItems !== '')
return (await Promise.all( [__webpack_require__.e(9547), __webpack_require__.e(4907), __webpack_require__.e(3894), __webpack_require__.e(7405), __webpack_require__.e(1569), __webpack_require__.e(3532), __webpack_require__.e(5838), __webpack_require__.e(9228), __webpack_require__.e(6005), __webpack_require__.e(3976), __webpack_require__.e(6234), __webpack_require__.e(2654), __webpack_require__.e(1029)]).then(__webpack_require__.bind(__webpack_require__, 60029))).openPlan(inputs, host);
return (await Promise.all( [__webpack_require__.e(9547), __webpack_require__.e(4907), __webpack_require__.e(3038), __webpack_require__.e(7405), __webpack_require__.e(1569), __webpack_require__.e(3532), __webpack_require__.e(5838), __webpack_require__.e(9228), __webpack_require__.e(9289), __webpack_require__.e(9142), __webpack_require__.e(6005), __webpack_require__.e(7646), __webpack_require__.e(7412), __webpack_require__.e(3976), __webpack_require__.e(8337), __webpack_require__.e(6304), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 7632))).openExperiment(inputs, host);
}
function namesOf({ experiment, missionDir, workItems }) {
return [experiment, missionDir, workItems].filter((each) => each !== '');
}
}),
55183:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EQ: () => ( judgeArtifact),
HK: () => ( attemptsFolder),
Lx: () => ( placeDownloads),
Zt: () => ( placeReports),
a0: () => ( blockArtifact),
ab: () => ( waveFile),
jL: () => ( requireWave),
u: () => ( attemptArtifact)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _wave_attempt_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43720);
var _wave_block_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5084);
var _wave_find_recipe_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9493);
var _wave_shard_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44807);
var _wave_wave_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20418);
var _wave_wave_on_disk_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2707);
var _named_loop_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27366);
function waveFile({ wave: { file } }, host) {
return file === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(ownFolder(host), 'autorize-wave', 'wave.json') : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(host.cwd, file);
}
function attemptsFolder({ wave: { folder } }, host) {
return folder === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(ownFolder(host), 'autorize-attempts') : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(host.cwd, folder);
}
function ownFolder({ env }) {
return env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
}
function requireWave(inputs, host) {
const wave = (0,_wave_wave_on_disk_js__WEBPACK_IMPORTED_MODULE_10__ .G)(waveFile(inputs, host), host);
const { id } = inputs.wave;
if (id !== undefined && wave.id !== id) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `the plan is of wave ${wave.id}, and the input "wave-id" is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(id)}`,
remedy: 'Give this job the output wave-id and the plan of the job that planned',
});
}
const [named = ''] = (0,_named_loop_js__WEBPACK_IMPORTED_MODULE_11__ .e)(inputs);
const asked = (0,_wave_find_recipe_js__WEBPACK_IMPORTED_MODULE_7__ .F)(named, host);
if ((0,_wave_wave_file_js__WEBPACK_IMPORTED_MODULE_9__ .wC)(wave) === (0,_wave_wave_file_js__WEBPACK_IMPORTED_MODULE_9__ .wC)(asked))
return wave;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `wave ${wave.id} is of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)((0,_wave_wave_file_js__WEBPACK_IMPORTED_MODULE_9__ .wC)(wave))}, and the inputs name ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(named)}`,
remedy: 'Name what the wave was planned for in "experiment", "mission-dir" or "work-items"',
});
}
function attemptArtifact({ id }, slot) {
return `autorize-attempt-${id}-slot-${slot}`;
}
function judgeArtifact({ id }, { shard, shards }) {
return `autorize-judge-${id}-shard-${shard}-of-${shards}`;
}
function blockArtifact({ id }, { shard, shards }) {
return `autorize-block-${id}-${shard}-of-${shards}`;
}
const REPORTS = [
[/^autorize-judge-([0-9a-f]+)-shard-(\d{1,3})-of-(\d{1,3})(?:-\d{1,2})?$/, _wave_shard_file_js__WEBPACK_IMPORTED_MODULE_8__ .nG],
[
/^autorize-block-([0-9a-f]+)-(\d{1,3})-of-(\d{1,3})(?:-\d{1,2})?$/,
(folder, { shard, shards }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, (0,_wave_block_file_js__WEBPACK_IMPORTED_MODULE_6__ .pI)(shard, shards)),
],
];
const MAX_AGAIN = 20;
function placeDownloads(folder, wave) {
for (const { slot } of wave.slots) {
const place = (0,_wave_attempt_file_js__WEBPACK_IMPORTED_MODULE_5__ .XJ)(folder, slot);
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place))
continue;
const name = attemptArtifact(wave, slot);
const names = [name, ...Array.from({ length: MAX_AGAIN - 1 }, (_, index) => `${name}-${index + 2}`)];
const found = names.map((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, each)).filter(isFolder);
const whole = found.find((each) => {
const read = (0,_wave_attempt_file_js__WEBPACK_IMPORTED_MODULE_5__ .Nh)(each, wave, slot);
return read.kind === 'read' && read.attempt.again !== true;
});
const chosen = whole ?? found.at(-1);
if (chosen !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(chosen, place);
}
}
function placeReports(folder, wave) {
if (!isFolder(folder))
return;
for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).sort()) {
for (const [pattern, placeOf] of REPORTS) {
const [, id, shard, shards] = pattern.exec(name) ?? [];
if (id !== wave.id || !isFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)))
continue;
const place = placeOf(folder, { shard: Number(shard), shards: Number(shards) });
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place))
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), place);
}
}
}
function isFolder(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
}),
43720:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CL: () => ( ATTEMPT_PACK),
Nh: () => ( readAttemptAt),
U0: () => ( usageOfAttempt),
XJ: () => ( slotFolder),
ce: () => ( readAttempt),
vR: () => ( ATTEMPT_IDENTITY),
xq: () => ( ATTEMPT_FILE)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28338);
var _base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6729);
var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
var _engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37008);
var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57177);
const ATTEMPT_FILE = 'attempt.json';
const ATTEMPT_PACK = 'attempt.pack';
const MAX_BYTES = 64 * 1024;
const OUTCOMES = [
'proposed',
'noop',
'denied',
'discarded',
'inconclusive',
'invalid',
'killed',
'infra_error',
];
const objectId = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const attemptSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .rej({
version: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .euz(1),
wave: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
slot: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr(),
outcome: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .k5n(OUTCOMES),
reason: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Eb(4000)),
commit: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(objectId),
base: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(objectId),
pairs: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .qm(0))),
effect: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .aig()),
usage: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__ .L5J())),
environment: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Fk(/^[0-9a-f]{64}$/))),
key_in_reach: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .euz(true)),
again: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .euz(true)),
});
const ATTEMPT_IDENTITY = { identity: _engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_7__ .zK, date: '1970-01-01T00:00:00Z' };
function slotFolder(folder, slot) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `slot-${slot}`);
}
function readAttempt(folder, wave, slot) {
return readAttemptAt(slotFolder(folder, slot), wave, slot);
}
function readAttemptAt(place, wave, slot) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, ATTEMPT_FILE)))
return { kind: 'absent' };
const read = (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_8__ .Hz)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, ATTEMPT_FILE), shown: ATTEMPT_FILE, folders: [place] }, MAX_BYTES);
if ('problem' in read) {
const { found, expected } = read.problem;
return { kind: 'refused', why: `it is ${found}; expected ${expected}` };
}
const parsed = attemptSchema.safeParse(parsedJson(read.bytes));
if (!parsed.success) {
const [issue] = parsed.error.issues;
return { kind: 'refused', why: `$.${issue?.path.join('.') ?? ''}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__ .g$)(issue?.message ?? '', 200)}` };
}
const { data: attempt } = parsed;
if (attempt.wave !== wave.id)
return { kind: 'refused', why: `it is of the wave ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__ .TL)(attempt.wave)}` };
if (attempt.slot !== slot)
return { kind: 'refused', why: `it is of slot ${attempt.slot}` };
if ((attempt.outcome === 'proposed') !== (attempt.commit !== undefined)) {
return { kind: 'refused', why: 'a commit belongs to what is proposed, and to nothing else' };
}
return { kind: 'read', attempt, hash: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__ .s)(read.bytes) };
}
function parsedJson(bytes) {
try {
return JSON.parse(bytes.toString('utf8'));
}
catch {
return undefined;
}
}
function usageOfAttempt({ usage }) {
return (0,_base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_5__ .ZY)(usage);
}
}),
49886:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ( openAttemptRepository)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63702);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14311);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63342);
var _find_recipe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9493);
async function openAttemptRepository(wave, start, host) {
const { recipe, known, head } = start;
const { repository } = recipe;
const place = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-attempt-'));
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, 'repository');
const remove = async (areas = []) => {
for (const area of areas) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(area))
continue;
await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_3__ .ky)(area);
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__ .l)(area);
}
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__ .l)(place);
};
try {
const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git');
for (const each of ['objects/info', 'objects/pack', 'refs/heads', 'info'])
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, each), { recursive: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.commonDir, 'config'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'config'));
for (const each of ['shallow', 'info/exclude'])
copyThere(repository.commonDir, gitDir, each);
for (const each of ['lfs', 'modules']) {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.commonDir, each)))
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.commonDir, each), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, each));
}
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'objects/info/alternates'), `${repository.objects}\n`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'packed-refs'), '');
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'HEAD'), `${head}\n`);
if (known.branch !== undefined) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, known.branch)), { recursive: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, known.branch), `${known.base}\n`);
}
copyFiles(recipe, folder);
const own = await (0,_find_recipe_js__WEBPACK_IMPORTED_MODULE_6__ .S)(wave, { ...host, cwd: folder });
await own.complete();
const origin = [repository.commonDir, ...(0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ .Y3)(repository).map((each) => each.folder)];
return { recipe: own, origin, [Symbol.asyncDispose]: () => remove(own.areas()) };
}
catch (error) {
await remove();
throw error;
}
}
function copyFiles({ repository, sources, subject, measuredHere = [] }, to) {
for (const path of sources)
copyThere(repository.folder, to, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(repository.folder, path));
const within = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(repository.folder, subject.folder);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, within), { recursive: true });
for (const path of subject.list().filter((each) => !measuredHere.includes(each)))
copyThere(repository.folder, to, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(within, path));
}
function copyThere(from, to, path) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, path)))
return;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, path)), { recursive: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, path), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, path));
}
}),
5084:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
nl: () => ( writeBlock),
pI: () => ( blockName),
v_: () => ( readBlocks),
zs: () => ( otherMachines)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57177);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
var _kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36877);
const BLOCK_FILE = 'block.json';
const MAX_BYTES = 1024 * 1024;
const MAX_PAIRS = 10_000;
const MAX_BLOCKS = 200;
const tree = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const blockSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .rej({
version: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .euz(1),
wave: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
machine: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Eb(253), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Fk(_kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_6__ .e2)),
environment: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Fk(/^[0-9a-f]{64}$/))),
final: tree,
baseline: tree,
pairs: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_2__ .aig()])).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Eb(MAX_PAIRS)),
});
function writeBlock(folder, name, report) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
const staged = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.block-'));
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staged, BLOCK_FILE), `${JSON.stringify(report)}\n`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(staged, 0o755);
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Yw)(staged);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { recursive: true, force: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(staged, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Yw)(folder);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(staged, { recursive: true, force: true });
}
}
function blockName(shard, shards) {
return `block-${shard}-of-${shards}`;
}
function readBlocks(folder, wave) {
const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => /^block-\d{1,3}-of-\d{1,3}$/.test(name));
return names
.sort()
.slice(0, MAX_BLOCKS)
.flatMap((by) => {
const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, by);
const read = (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_4__ .Hz)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, BLOCK_FILE), shown: BLOCK_FILE, folders: [place] }, MAX_BYTES);
const parsed = 'problem' in read ? undefined : blockSchema.safeParse(parsedJson(read.bytes));
if (parsed?.success !== true || parsed.data.wave !== wave.id)
return [];
const { version: _, wave: __, ...block } = parsed.data;
return [{ by, ...block }];
});
}
function parsedJson(bytes) {
try {
return JSON.parse(bytes.toString('utf8'));
}
catch {
return undefined;
}
}
const MAX_MACHINES = 3;
function otherMachines(own, blocks) {
const known = new Set([(0,_kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_6__ .VT)(own)]);
const others = blocks.filter(({ machine }) => !known.has((0,_kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_6__ .VT)(machine)) && known.add((0,_kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_6__ .VT)(machine)));
return others.slice(0, MAX_MACHINES - 1);
}
}),
99224:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K9: () => ( confirmWave),
OC: () => ( confirmBlock),
j9: () => ( requireConfirmed)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36877);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11584);
var _attempt_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49886);
var _block_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5084);
var _environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24969);
var _find_recipe_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9493);
var _known_state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65367);
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
async function confirmBlock({ wave, out, shard, shards, sandbox, signal }, host) {
const scratch = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-block-'));
try {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const recipe = await (0,_find_recipe_js__WEBPACK_IMPORTED_MODULE_9__ .S)(wave, host);
await recipe.require();
const { refs } = (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_5__ .ro)(recipe.repository, scratch);
const known = await recipe.readKnown(refs);
(0,_known_state_js__WEBPACK_IMPORTED_MODULE_10__ .DQ)(wave, recipe, known);
const head = await (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_5__ .EU)(recipe.repository, refs);
const place = __addDisposableResource(env_1, await (0,_attempt_repository_js__WEBPACK_IMPORTED_MODULE_6__ .S)(wave, { recipe, known, head }, host), true);
const confirmed = await confirmBy(place.recipe)({ hidden: [...place.origin, out], sandbox, signal });
if ('why' in confirmed)
throw notConfirmed(recipe, confirmed.why);
const { final, baseline, pairs } = confirmed;
const report = {
...{ version: 1, wave: wave.id, machine: (0,_kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_4__ .Fm)(), environment: (0,_environment_js__WEBPACK_IMPORTED_MODULE_8__ ._J)(host) },
...{ final, baseline, pairs: pairs.map(([one, other]) => [one, other]) },
};
(0,_block_file_js__WEBPACK_IMPORTED_MODULE_7__ .nl)(out, (0,_block_file_js__WEBPACK_IMPORTED_MODULE_7__ .pI)(shard, shards), report);
return report;
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
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(scratch, { recursive: true, force: true });
}
}
async function confirmWave({ wave, folder, sandbox, signal }, host) {
const recipe = await (0,_find_recipe_js__WEBPACK_IMPORTED_MODULE_9__ .S)(wave, host);
await recipe.require();
const blocks = (0,_block_file_js__WEBPACK_IMPORTED_MODULE_7__ .zs)((0,_kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_4__ .Fm)(), (0,_block_file_js__WEBPACK_IMPORTED_MODULE_7__ .v_)(folder, wave));
const confirmed = await confirmBy(recipe)({ blocks, sandbox, signal });
if ('why' in confirmed)
throw notConfirmed(recipe, confirmed.why);
return confirmed.claim;
}
function requireConfirmed(recipe) {
confirmBy(recipe);
const why = recipe.whyUnconfirmed?.();
if (why === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `"${recipe.name}" cannot be confirmed: ${why}`,
remedy: 'Change the setting, or leave the confirmation out: --confirm, or the input "confirm" of the action',
});
}
function confirmBy({ confirm, name }) {
if (confirm !== undefined)
return confirm;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `"${name}" is a plan of work items: its tests pass or fail, and nothing is measured that could be confirmed`,
remedy: 'Leave the confirmation out: --confirm, or the input "confirm" of the action',
});
}
function notConfirmed({ name }, why) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `"${name}" was not confirmed: ${why}`,
remedy: `See what is accepted: autorize status ${name}`,
});
}
}),
24969:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_J: () => ( digestEnvironment),
l5: () => ( isElsewhere),
pB: () => ( ELSEWHERE)
});
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19533);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
var _kernel_machine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64809);
const ELSEWHERE = 'this machine has another environment than the one that planned the wave; what comes from here is labelled';
function digestEnvironment({ env, system }) {
const { governor: _, ...moving } = (0,_kernel_machine_js__WEBPACK_IMPORTED_MODULE_2__ .al)(env);
const platform = `${system.platform} ${system.arch}`;
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)({ ...(0,_kernel_machine_js__WEBPACK_IMPORTED_MODULE_2__ .m_)(env), ...moving, node: system.node, platform }));
}
function isElsewhere({ environment: planned }, { environment }) {
return planned !== undefined && environment !== undefined && planned !== environment;
}
}),
9493:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( findTarget),
S: () => ( recipeOf)
});
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var user_repository = __webpack_require__(63342);
var external_node_fs_ = __webpack_require__(73024);
;
function kindOfSubject(what, { cwd }) {
const isName = !/[/.]/.test(what);
if (isName && (0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,user_repository .W1)(cwd).folder, '.autorize', what)))
return 'experiment';
if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,external_node_path_.resolve)(cwd, what), 'mission.md')))
return 'mission';
return /\.(?:json|ya?ml)$/i.test(what) ? 'plan' : 'experiment';
}
var hash = __webpack_require__(28338);
var reported_attempt = __webpack_require__(6729);
var candidate_pack = __webpack_require__(40738);
var configured_agents = __webpack_require__(74832);
var area_path = __webpack_require__(91934);
var agent_choice = __webpack_require__(10731);
var at_work = __webpack_require__(78579);
var branch_name = __webpack_require__(82698);
var candidate_commit = __webpack_require__(14237);
var decisions = __webpack_require__(761);
var fold = __webpack_require__(61319);
var in_flight = __webpack_require__(6782);
var next_iteration = __webpack_require__(29635);
var run_config = __webpack_require__(79147);
var ledger_store = __webpack_require__(54347);
var loop_stop = __webpack_require__(83457);
var experiment_run = __webpack_require__(11046);
var reconfirmation = __webpack_require__(73766);
var user_refs = __webpack_require__(11584);
var experiment_recipe = __webpack_require__(88467);
var focuses = __webpack_require__(27556);
var gain_of = __webpack_require__(4335);
;
function notBegun(reason) {
return { outcome: 'killed', reason: (0,base_text .g$)(reason, 2000), again: true };
}
function originOf(mark) {
const { id, slot, pairs, effect, agent, claimed, elsewhere, absent, usd, conflict, stack } = mark;
return {
...{ id, slot },
...(typeof pairs === 'number' ? { pairs } : {}),
...(typeof effect === 'number' ? { effect } : {}),
...(typeof agent === 'string' ? { agent } : {}),
...(typeof claimed === 'string' ? { claimed } : {}),
...(elsewhere === true ? { elsewhere } : {}),
...(absent === true ? { absent } : {}),
...(typeof usd === 'number' ? { usd } : {}),
...(conflict === true ? { conflict } : {}),
...(Array.isArray(stack) ? { stack: stack.filter((each) => Number.isInteger(each)) } : {}),
};
}
var useful_width = __webpack_require__(48001);
;
function experimentRecipe(name, host) {
const paths = (0,ledger_store .wG)(name, host);
const { repository } = paths;
const subject = (0,experiment_recipe .U)(paths, host);
const branch = (0,branch_name .W)(name);
const own = ['config.toml', 'program.md', 'guidance.jsonl'].map((file) => (0,external_node_path_.join)(paths.folder, file));
const recordsHere = () => (0,ledger_store .SC)(paths).records;
const digest = () => (0,hash .s)(Buffer.concat([(0,external_node_fs_.readFileSync)(paths.config), Buffer.of(0), (0,external_node_fs_.readFileSync)(paths.program)]));
return {
...{ repository, name, subject, sources: own, focuses: focuses .ph, digest },
measuredHere: ['decisions.jsonl'],
require: () => (0,ledger_store .DW)(paths),
async readKnown(refs) {
const { records, problem } = (0,ledger_store .SC)(paths);
if (problem !== undefined) {
throw new errors .Rb({
message: `the records of "${name}" hold ${problem.found}`,
remedy: `Repair them first: autorize repair ${name}`,
});
}
if ((0,at_work .p)(paths))
throw atWork(name);
const [open] = (0,in_flight .T)(paths, records);
if (open !== undefined)
throw brokenOff({ name, what: `iteration ${open}`, resume: `autorize resume ${name}` });
(0,run_config .f)(paths, host, { schedule: 'ignored' });
const head = await (0,user_refs .EU)(repository, refs);
const last = records.at(-1)?.hash;
const base = (records.length === 0 ? undefined : (0,user_repository .TQ)(repository, branch)) ?? head;
return {
...{ state: typeof last === 'string' ? last : null, base, config: digest() },
branch: base !== head || (0,external_node_fs_.existsSync)(paths.ledger) ? `refs/heads/${branch}` : undefined,
};
},
holds: (hash) => recordsHere().some((record) => record.hash === hash),
isInterrupted: () => (0,in_flight .T)(paths, recordsHere()).length > 0,
records: () => recordsHere().flatMap(waveRecordOf),
costs: () => (0,useful_width .A)(recordsHere()),
agents: (slots) => agentsFor(slots),
complete: async () => undefined,
areas: () => [(0,area_path .PH)({ repository, name, parentEnv: host.env })],
async takeTurn(request) {
const known = recordsHere().length;
const { stop } = await (0,experiment_run .p)({
...{ name, mode: 'run', allowDirty: true, workspaces: 1, slot: request.slot },
...limitsOf(request),
...(request.usd === undefined ? {} : { budgetUsd: request.usd }),
...endedBy(request, ({ outcome }) => outcome !== 'baseline'),
}, host);
const record = recordsHere()
.slice(known)
.find(({ outcome }) => outcome !== 'baseline');
return record === undefined ? notBegun(stop.reason) : describe(request, record);
},
async judge(run) {
const { proposals, reported, keyWasInReach, resumes, isEnough } = run;
const { stop } = await (0,experiment_run .p)({
...{ name, mode: resumes ? 'resume' : 'run', allowDirty: true },
workspaces: 1,
maxIterations: 0,
calibratesHere: true,
...{ proposals, reported, keyWasInReach, ...limitsOf(run) },
...endedBy(run, ({ wave }) => wave != null && isEnough?.(wave) === true),
}, host);
const isJudged = stop.kind === 'judged';
return { isJudged, reason: stop.reason, exitCode: isJudged ? errors .dc.yes : (0,loop_stop .FO)(stop) };
},
confirm: (request) => (0,reconfirmation .wj)({ ...request, paths, records: recordsHere() }, host),
whyUnconfirmed: () => (0,reconfirmation .Rd)((0,run_config .f)(paths, host, { schedule: 'ignored' }).config),
};
function agentsFor(slots) {
const { config } = (0,run_config .f)(paths, host, { schedule: 'ignored' });
if (!(0,configured_agents .yM)(config))
return [];
const records = recordsHere();
const names = (0,configured_agents .et)(config).map((agent) => agent.name);
const next = (0,next_iteration .p)(paths, records.map(({ iter }) => iter));
const base = (0,fold .lN)(records, (0,ledger_store .un)(paths)) ?? '';
const known = { records, decisions: (0,decisions .uY)(paths), plateau: (0,configured_agents .K)(config) };
return (0,agent_choice .Gq)(slots, { names, ...known, base, iter: next });
}
function describe(request, record) {
const isKeyInReach = (0,decisions .uY)(paths).some(({ kind, key_in_reach: isInReach }) => kind === 'key-in-reach' || isInReach === true);
return describeTurn(record, isKeyInReach, async ({ tree, from }) => {
const base = (0,fold .lN)(recordsHere(), (0,ledger_store .un)(paths)) ?? from;
const store = await (0,candidate_commit .Ch)(paths, {
folder: (0,area_path .PH)({ repository, name, parentEnv: host.env }),
base,
branchHead: undefined,
});
const commit = await (0,candidate_pack .BO)(store, { tree, from });
await (0,candidate_pack ["do"])(store, { path: request.pack, commit, from });
return commit;
});
}
}
function limitsOf({ overrides, hidden = [] }) {
return { hidden, ...overrides };
}
function endedBy({ signal, onEvent }, isLast) {
const done = new AbortController();
return {
signal: AbortSignal.any([done.signal, ...(signal === undefined ? [] : [signal])]),
onEvent: (event) => {
onEvent?.({ loop: 'experiment', event });
if (event.kind === 'recorded' && isLast(event.record))
done.abort();
},
};
}
const JUDGED = ['merged', 'discarded', 'inconclusive'];
const BROKEN = ['killed', 'aborted', 'infra_error'];
async function describeTurn(record, isKeyInReach, pack) {
const { outcome, notes, usage, tree, base_commit: from, decision } = record;
const [pairs, effect] = [decision?.n, (0,gain_of .v)(record)];
const common = {
reason: (0,base_text .g$)(notes, 4000),
...(pairs == null ? {} : { pairs }),
...(effect === undefined ? {} : { effect }),
...(usage == null ? {} : { usage }),
...(isKeyInReach ? { key_in_reach: true } : {}),
};
const isWorse = effect !== undefined && effect <= 0;
if (JUDGED.includes(outcome) && typeof tree === 'string' && typeof from === 'string' && !isWorse) {
return { ...common, outcome: 'proposed', commit: await pack({ tree, from }) };
}
if (BROKEN.includes(outcome)) {
return { ...common, outcome: outcome === 'infra_error' ? outcome : 'killed', again: true };
}
const ended = ['noop', 'denied', 'inconclusive', 'invalid'].find((each) => each === outcome);
return { ...common, outcome: ended ?? 'discarded' };
}
function waveRecordOf(record) {
const { wave, iter, outcome, notes, commit, usage, proposed_commit: proposed, decision } = record;
if (wave == null)
return [];
const origin = originOf(wave);
const { stack = [] } = origin;
return [origin.slot, ...stack].map((slot, at) => ({
origin: at === 0 ? origin : { id: origin.id, slot },
...{ outcome, name: `iter ${iter}`, iter, notes },
isBroken: typeof proposed === 'string' && (BROKEN.includes(outcome) || (stack.length > 0 && outcome !== 'merged')),
isForPerson: decision?.code === 'implausible',
...{ commit: commit ?? undefined, usage: at === 0 ? (0,reported_attempt .ZY)(usage) : undefined },
...{ pairs: decision?.n ?? undefined, effect: (0,gain_of .v)(record) },
}));
}
function atWork(name) {
return new errors .Rb({
message: `a run of "${name}" is at work here: its state changes`,
remedy: 'Wait until it ends, or stop it with Ctrl-C; then run the command again',
});
}
function brokenOff(of) {
return new errors .Rb({
message: `${of.what} of "${of.name}" was in progress when the last run ended`,
remedy: `Resume that run first: ${of.resume}`,
});
}
var private_area = __webpack_require__(63702);
var kernel_git = __webpack_require__(13096);
var git_store = __webpack_require__(25367);
var lock_holder = __webpack_require__(68724);
var mission_agent_choice = __webpack_require__(70678);
var clean = __webpack_require__(56732);
var ledger = __webpack_require__(52708);
var manifest = __webpack_require__(86992);
var opening = __webpack_require__(33693);
var mission_reconfirmation = __webpack_require__(86085);
var relocate = __webpack_require__(34554);
var mission_run = __webpack_require__(74799);
var run_name = __webpack_require__(53482);
var mission_stop = __webpack_require__(50109);
var store = __webpack_require__(89855);
var mission_recipe = __webpack_require__(63548);
var attempt_file = __webpack_require__(43720);
;
function missionRecipe(supplied, host) {
const { repository, dir } = (0,opening .PO)(supplied, host);
const slug = (0,run_name .Aw)(dir === '.' ? '' : dir);
const root = (0,store .I5)(repository);
const at = { ...host, cwd: repository.folder };
const sources = ['mission.md', 'sandbox.md'].map((file) => (0,external_node_path_.join)(repository.folder, dir, file));
const subject = (0,mission_recipe .b)({ slug, repository }, host);
const runs = () => (0,store .XO)(repository, slug).flatMap((paths) => {
const { state } = (0,store .nn)(paths);
return state === undefined ? [] : [{ paths, state }];
});
const openRun = () => {
const last = runs().at(-1);
return last === undefined || (0,manifest .Hd)(last.state.status) ? undefined : last;
};
const follow = () => {
const run = openRun();
if (run !== undefined)
subject.follow(run.paths.runId);
return run;
};
follow();
const run = (request, base) => {
const open = openRun();
const how = open === undefined
? { mode: 'launch', missionDir: dir, from: { commit: base, isAdopted: false } }
: { mode: 'resume', runId: open.paths.runId };
return (0,mission_run .S)({ ...how, ...request, calibratesHere: true }, at);
};
const digest = () => (0,hash .s)(Buffer.concat(sources.flatMap((path) => [(0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path) : Buffer.of(), Buffer.of(0)])));
const entries = () => runs().flatMap(({ state }) => state.entries);
return {
...{ repository, name: dir, subject, sources, focuses: focuses .ph, digest },
agents: agentsFor,
require: () => void (0,opening .Md)(dir, at, { needsAgent: false }),
async readKnown(refs) {
const [last] = (0,store .XO)(repository, slug).slice(-1);
const problem = last === undefined ? undefined : (0,store .nn)(last).problem;
if (problem !== undefined)
throw new errors .Vl([problem]);
const open = follow();
if ((0,lock_holder .oZ)(root.lock) && (0,store .qT)(root)?.active === true)
throw atWork(dir);
if (open !== undefined && (open.state.open !== undefined || open.state.entries.length === 0)) {
const { runId } = open.paths;
throw brokenOff({ name: dir, what: `run ${runId}`, resume: `rcs autoresearch --resume ${runId}` });
}
if (open === undefined) {
return { state: null, base: await (0,user_refs .EU)(repository, refs), config: digest(), branch: undefined };
}
const { launch, lastAcceptedCommit: base, entries: known } = open.state;
return { state: known.at(-1)?.hash ?? null, base, config: digest(), branch: `refs/heads/${launch.branch_name}` };
},
holds: (hash) => entries().some((entry) => entry.hash === hash),
isInterrupted: () => openRun()?.state.open !== undefined,
records: () => entries().flatMap(mission_recipe_waveRecordOf),
costs: () => undefined,
async complete() {
const open = openRun();
if (open !== undefined)
await (0,relocate .QJ)(open.paths, host);
},
areas: () => ['missions', ...runs().map(({ paths }) => (0,clean .d)(paths.runId))].map((name) => (0,area_path .PH)({ repository, name, parentEnv: host.env })),
async takeTurn(request) {
const { slot, usd, base } = request;
const known = entries().length;
const limits = { maxIterations: 0, ...(usd === undefined ? {} : { budgetUsd: usd }) };
const { stop } = await run({ slot, ...limits, ...boundsOf(request), ...mission_recipe_endedBy(request, ({ kind }) => kind === 'iteration') }, base);
const entry = entries()
.slice(known)
.find(({ kind }) => kind === 'iteration');
return entry === undefined ? notBegun(stop.reason) : describe(request, entry);
},
async judge(judging) {
const { proposals, reported, keyWasInReach, isEnough, base } = judging;
const { stop, last } = await run({
...{ proposed: proposals, reported: reported.map(inMissionWords), keyWasInReach, ...boundsOf(judging) },
...mission_recipe_endedBy(judging, ({ wave }) => wave !== undefined && isEnough?.(wave) === true),
}, base);
const has = ({ wave }) => entries().some((entry) => entry.wave?.id === wave.id && entry.wave.slot === wave.slot);
const isJudged = [...proposals, ...reported].every(has);
return { isJudged, reason: stop.reason, exitCode: isJudged ? errors .dc.yes : (0,mission_stop .FO)(stop, last) };
},
async confirm(request) {
const open = openRun();
if (open === undefined)
return { why: 'there is no run of it that can be resumed' };
return (0,mission_reconfirmation .w5)({ ...request, ...open }, at);
},
whyUnconfirmed: () => (0,mission_reconfirmation .Rd)(contractOfNext()),
};
function contractOfNext() {
return openRun()?.state.launch.contract ?? (0,opening .Md)(dir, at, { needsAgent: false }).contract;
}
function agentsFor(slots) {
const open = openRun();
if (open !== undefined)
return (0,mission_agent_choice .Gq)(open.state, slots);
const contract = contractOfNext();
if (!(0,configured_agents .yM)(contract))
return [];
const names = (0,configured_agents .et)(contract).map((agent) => agent.name);
return Array.from({ length: slots }, (_, slot) => names[slot % names.length] ?? '');
}
async function describe({ pack, base }, entry) {
const { decision, candidate_commit: candidate, evaluator, comparison, usage } = entry;
const own = openRun() ?? runs().at(-1);
const common = {
reason: (0,base_text .g$)(entry.decision_reason, 4000),
...(comparison === undefined ? gainOfScore(entry, own) : { pairs: comparison.n, effect: comparison.effect }),
...(usage === undefined ? {} : { usage }),
...(own !== undefined && isKeyInReach(own.state) ? { key_in_reach: true } : {}),
};
const isWorse = comparison === undefined ? decision !== 'keep' : comparison.effect <= 0;
const isTested = evaluator?.status === 'pass' && ['keep', 'discard', 'ambiguous'].includes(decision);
if (isTested && !isWorse && candidate !== null && own !== undefined) {
const area = (0,area_path .PH)({ repository, name: (0,clean .d)(own.paths.runId), parentEnv: host.env });
const store = (0,git_store .h$)({ folder: (0,private_area .IS)(area), base: own.state.launch.baseline_commit });
if (store === undefined)
throw new Error('a run without a store has a candidate');
const tree = await (0,kernel_git .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${candidate}^{tree}`]);
const commit = await (0,git_store .SC)(store, {
tree,
parents: [],
message: `${entry.description}\n`,
...attempt_file .vR,
});
await (0,candidate_pack ["do"])(store, { path: pack, commit, from: base });
return { ...common, outcome: 'proposed', commit };
}
if (decision === 'interrupted')
return { ...common, outcome: 'killed', again: true };
return { ...common, outcome: OUTCOMES[decision] ?? 'discarded' };
}
}
function gainOfScore({ evaluator, iteration }, run) {
const before = run?.state.entries.findLast((entry) => entry.iteration < iteration && (0,ledger .oB)(entry));
const [score, best] = [evaluator?.score, before?.evaluator?.score];
if (score == null || best == null)
return {};
const isHigher = run?.state.launch.contract.evaluator.direction === 'max';
return { pairs: 1, effect: isHigher ? score - best : best - score };
}
const OUTCOMES = {
ambiguous: 'inconclusive',
noop: 'noop',
abort: 'noop',
error: 'invalid',
};
const DECISIONS = {
noop: 'noop',
inconclusive: 'ambiguous',
killed: 'interrupted',
invalid: 'error',
infra_error: 'error',
};
function inMissionWords(report) {
return { ...report, outcome: DECISIONS[report.outcome] ?? 'discard' };
}
function boundsOf({ overrides = {}, hidden = [] }) {
const { sandbox, timeBudgetMs, timeLimitMs } = overrides;
const times = [timeBudgetMs, timeLimitMs].filter((each) => each !== undefined);
return {
hidden,
...(sandbox === undefined ? {} : { sandbox }),
...(times.length === 0 ? {} : { timeBudgetMs: Math.min(...times) }),
};
}
function mission_recipe_endedBy({ signal, onEvent }, isLast) {
const done = new AbortController();
return {
signal: AbortSignal.any([done.signal, ...(signal === undefined ? [] : [signal])]),
onEvent: (event) => {
onEvent?.({ loop: 'mission', event });
if (event.kind === 'recorded' && isLast(event.entry))
done.abort();
},
};
}
function isKeyInReach({ evidence }) {
return evidence.some((record) => record.kind === 'key-in-reach' || ('key_in_reach' in record && record.key_in_reach === true));
}
const VERDICTS = { keep: 'merged', interrupted: 'killed' };
function mission_recipe_waveRecordOf(entry) {
const { wave, iteration, decision, decision_reason: notes, reported, usage, comparison } = entry;
if (wave === undefined)
return [];
return [
{
origin: originOf(wave),
outcome: VERDICTS[decision] ?? OUTCOMES[decision] ?? 'discarded',
isBroken: decision === 'interrupted' && reported === undefined,
...{ name: `iteration ${iteration}`, iter: iteration, notes },
commit: decision === 'keep' ? entry.kept_commit : undefined,
...{ usage: (0,reported_attempt .ZY)(usage), pairs: comparison?.n, effect: comparison?.effect },
},
];
}
var schemas = __webpack_require__(94343);
var timer = __webpack_require__(20677);
var plan_recipe = __webpack_require__(86031);
var contract = __webpack_require__(51421);
var workitem_history = __webpack_require__(45351);
var workitem_opening = __webpack_require__(32375);
var proposed_item = __webpack_require__(63169);
var workitem_run = __webpack_require__(55680);
var run_usage = __webpack_require__(52028);
var workitem_store = __webpack_require__(50492);
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
async function planRecipe(supplied, host) {
const repository = (0,user_repository .W1)(host.cwd);
const source = (0,external_node_path_.resolve)(host.cwd, supplied);
const file = (0,external_node_path_.relative)(repository.folder, source);
const at = { ...host, cwd: repository.folder };
const paths = (0,workitem_store.workPathsOf)(at);
const { work, plan, problems } = await (0,workitem_opening .CW)(file, at);
if (work === undefined)
throw new errors .Vl(problems);
const subject = (0,plan_recipe .O)({ paths, plan, permit: work.permit, tests: (0,contract .Vh)(work) }, at);
const branch = `autorize-work/${plan}`;
const history = () => (0,workitem_history .E)((0,workitem_store .N9)(paths));
const hashes = () => (0,workitem_store .N9)(paths).map(({ hash }) => hash);
const digest = () => (0,hash .s)((0,external_node_fs_.existsSync)(source) ? (0,external_node_fs_.readFileSync)(source) : '');
const landed = () => new Set(history().landed.flatMap((each) => (each.plan === plan ? [each.item] : [])));
const run = (request) => {
const { overrides = {}, hidden, signal, onEvent, ...options } = request;
return runBounded({ overrides, signal }, (bounds) => (0,workitem_run .RD)(file, {
...{ ...options, ...bounds, host: at },
...(hidden === undefined ? {} : { hidden }),
onEvent: (event) => onEvent?.({ loop: 'work', event }),
}));
};
return {
...{ repository, name: file, subject, sources: [source], focuses: focuses .BC, digest },
require: () => undefined,
async readKnown(refs) {
if ((0,lock_holder .oZ)(paths.lock))
throw atWork(file);
if (history().pending !== undefined) {
throw brokenOff({ name: file, what: 'a landing', resume: `autorize work run ${file}` });
}
const last = hashes().at(-1);
const branchHead = (0,user_repository .TQ)(repository, branch);
return {
...{ state: typeof last === 'string' ? last : null, config: digest() },
base: branchHead ?? (await (0,user_refs .EU)(repository, refs)),
branch: branchHead === undefined ? undefined : `refs/heads/${branch}`,
};
},
holds: (hash) => hashes().includes(hash),
isInterrupted: () => history().pending !== undefined,
records: () => {
const { landed: done, ended } = history();
return [...done, ...ended].filter((each) => each.plan === plan).flatMap(({ id }) => waveRecordOf(id));
},
items: () => {
const done = landed();
const isReady = ({ id, dependencies }) => !done.has(id) && dependencies.every((name) => done.has(name));
return work.items.filter(isReady).map(({ id }) => id);
},
costs: () => undefined,
complete: async () => undefined,
areas: () => [(0,area_path .PH)((0,workitem_store .hM)(paths, host))],
async takeTurn(request) {
const { item = '', slot, usd } = request;
const result = await run({
...{ only: [item], jobs: 1, slot, ...plan_recipe_boundsOf(request) },
...(usd === undefined ? {} : { budgetUsd: usd }),
});
const report = result.items.find(({ id }) => id === item);
if (report === undefined)
return notBegun(`the plan has no item ${(0,base_text .TL)(item)}`);
return report.status === 'blocked' ? notBegun(report.reason) : describe(request, report);
},
async judge(judging) {
const { proposals, reported } = judging;
const result = await run({
...plan_recipe_boundsOf(judging),
proposed: new Map(proposals.flatMap((each) => (each.item === undefined ? [] : [[each.item, inItemWords(each)]]))),
reported: reported.flatMap((each) => each.item === undefined ? [] : [{ ...each, item: each.item }]),
});
const isJudged = !result.interrupted && result.refusal === undefined;
return { isJudged, reason: reasonOf(result), exitCode: isJudged ? errors .dc.yes : errors .dc.precondition };
},
};
async function describe({ pack, base }, report) {
const { after_commit: after, key_in_reach: isKeyInReach } = (0,workitem_store .b8)(paths, report.receipt_id);
const common = {
reason: (0,base_text .g$)(report.error ?? report.denial_reason ?? `the item passes: ${report.status}`, 4000),
...(report.usage === undefined ? {} : { usage: report.usage }),
...(isKeyInReach === true ? { key_in_reach: true } : {}),
};
if (report.status !== 'success' || after === null) {
return { ...common, outcome: report.status === 'denied' ? 'denied' : 'discarded' };
}
const { refs: git } = (0,user_refs .ro)(repository, (0,external_node_path_.join)(paths.folder, 'wave'));
const tree = await (0,kernel_git .JG)(git, ['rev-parse', '--verify', '--end-of-options', `${after}^{tree}`]);
const commit = await (0,git_store .SC)({ git }, { tree, parents: [], message: 'candidate\n', ...attempt_file .vR });
await (0,candidate_pack ["do"])({ git }, { path: pack, commit, from: base });
return { ...common, outcome: 'proposed', commit };
}
function waveRecordOf(run) {
const path = (0,external_node_path_.join)((0,workitem_store .kQ)(paths, run), proposed_item .gA);
const origin = (0,external_node_fs_.existsSync)(path) ? originSchema.safeParse(JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'))).data : undefined;
if (origin?.wave === undefined)
return [];
const { status, reason, work_item: item, landed_commit: commit } = (0,workitem_store .b8)(paths, run);
const [own, usage] = [
status === 'success' ? 'merged' : status === 'denied' ? 'denied' : 'discarded',
(0,reported_attempt .ZY)((0,run_usage .f$)((0,workitem_store .kQ)(paths, run))),
];
return [
{
origin: originOf(origin.wave),
...{ outcome: origin.outcome ?? own, isBroken: false, name: `item ${item.id}`, commit: commit ?? undefined },
notes: reason ?? `landed; proposed by ${origin.origin}`,
...(usage === undefined ? {} : { usage }),
},
];
}
}
const originSchema = schemas ._H3({
origin: schemas .YjP(),
outcome: schemas .lqM(schemas .YjP()),
wave: schemas .lqM(schemas ._H3({ id: schemas .YjP(), slot: schemas .Whr() })),
});
function plan_recipe_boundsOf({ overrides, hidden, signal, onEvent }) {
return { overrides, signal, onEvent, ...(hidden === undefined ? {} : { hidden }) };
}
async function runBounded({ overrides: { sandbox, timeBudgetMs, timeLimitMs } = {}, signal }, run) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const end = __addDisposableResource(env_1, (0,timer .db)(Math.min(timeBudgetMs ?? Number.POSITIVE_INFINITY, timeLimitMs ?? Number.POSITIVE_INFINITY)), false);
return await run({
...(sandbox === undefined ? {} : { sandbox }),
signal: AbortSignal.any([end.signal, ...(signal === undefined ? [] : [signal])]),
});
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
function inItemWords({ commit, base, pack, origin, wave, usage }) {
return { commit, base, pack, origin, wave, trace: undefined, ...(usage === undefined ? {} : { usage }) };
}
function reasonOf({ interrupted, refusal }) {
if (refusal !== undefined)
return refusal.message;
return interrupted ? 'interrupted by the operator' : 'everything proposed was judged';
}
;
async function recipeOf({ experiment, mission, plan }, host) {
const at = { ...host, cwd: (0,user_repository .W1)(host.cwd).folder };
if (mission !== undefined)
return missionRecipe(mission, at);
if (plan !== undefined)
return planRecipe(plan, at);
return experimentRecipe(experiment ?? '', host);
}
function findTarget(name, host) {
const kind = kindOfSubject(name, host);
if (kind === 'experiment')
return { experiment: name };
const { folder } = (0,user_repository .W1)(host.cwd);
const path = (0,external_node_path_.relative)(folder, (0,external_node_path_.resolve)(host.cwd, name)) || '.';
if (path.startsWith('..')) {
const expected = `a path in the repository ${(0,base_text .TL)(folder, 300)}`;
throw new errors .eb([{ found: (0,base_text .TL)(name), expected, remedy: 'Put it there, and commit it.' }]);
}
return kind === 'mission' ? { mission: path } : { plan: path };
}
}),
27556:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BC: () => ( ITEM_FOCUSES),
Kn: () => ( focusesFor),
ph: () => ( FOCUSES)
});
const FOCUSES = [
'the algorithm and the data structures of the hottest path: do less work, in a better order of growth.',
'work that is done more than once: compute it once, cache it, hoist it out of loops, or skip it where nobody needs it.',
'memory: allocations, copies and conversions that can go, and data that lies together when it is used together.',
'input, output and waiting: calls that can be batched, buffered, or done at the same time.',
'the common case: a fast path for what comes most often, with the general code behind it.',
'the innermost loops, statement by statement: branches, bounds, types, and what the compiler or runtime makes of them.',
'what the language, its standard library and the dependencies that are there already do better than this code.',
'the largest simplification that makes the result no worse: code, layers and options that can go.',
];
const ITEM_FOCUSES = [
'the smallest change that does all that the item asks for.',
'the clearest code that does all that the item asks for, also where more of what is there has to change.',
'the cases that are easy to forget: empty, very large and wrong input, and what happens when a step fails.',
];
function focusesFor(slots, wanted, usual = FOCUSES) {
const list = wanted.length === 0 ? usual : wanted;
return Array.from({ length: slots }, (_, slot) => list[slot % list.length] ?? '');
}
}),
4335:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
v: () => ( gainOf)
});
function gainOf({ decision }) {
if (decision == null || typeof decision.effect !== 'number')
return undefined;
const gain = decision.scale === 'ratio' ? Math.log(decision.effect) : decision.effect;
return Number.isFinite(gain) ? gain : undefined;
}
}),
65367:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DQ: () => ( requireContinued),
JS: () => ( requireState),
ZC: () => ( requireSettings)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
function requireSettings(wave, recipe, config) {
if (config === wave.config)
return;
const { name } = recipe;
const files = namesOf(recipe);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `${files} of "${name}" is not what the wave was planned for`,
remedy: `Undo the change, or bring the files of the machine that planned it; or plan another wave: autorize plan ${name}`,
});
}
function namesOf({ sources }) {
const names = sources.slice(0, 2).map((path) => path.slice(path.lastIndexOf('/') + 1));
return names.join(' or ');
}
function requireState(wave, recipe) {
if (wave.state === null || recipe.holds(wave.state))
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `the records of "${recipe.name}" here do not hold what the wave starts from`,
remedy: `Bring them here: autorize pull ${recipe.subject.name}; or plan again: autorize plan ${recipe.name}`,
});
}
function requireContinued(wave, recipe, known) {
requireSettings(wave, recipe, known.config);
requireState(wave, recipe);
if (wave.state !== null || known.state !== null || known.base === wave.base)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `the wave of "${recipe.name}" starts from ${wave.base.slice(0, 12)}, and here is ${known.base.slice(0, 12)}`,
remedy: `Check that commit out, or plan again: autorize plan ${recipe.name}`,
});
}
}),
45111:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fg: () => ( markOf),
al: () => ( inOrder),
cE: () => ( proposalOf)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _attempt_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43720);
var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24969);
function inOrder(proposing) {
const gain = ({ claimed, attempt }) => claimed ?? attempt.effect ?? 0;
return [...proposing].sort((one, other) => gain(other) - gain(one) || one.slot - other.slot);
}
function proposalOf(wave, folder, { slot, attempt, by }) {
const usage = (0,_attempt_file_js__WEBPACK_IMPORTED_MODULE_1__ .U0)(attempt);
return {
...{ commit: attempt.commit ?? '', base: attempt.base ?? wave.base, item: wave.slots[slot]?.item },
pack: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,_attempt_file_js__WEBPACK_IMPORTED_MODULE_1__ .XJ)(folder, slot), _attempt_file_js__WEBPACK_IMPORTED_MODULE_1__ .CL),
origin: `slot ${slot} of wave ${wave.id}`,
wave: { ...markOf(wave, slot, attempt), ...(by === undefined ? {} : { claimed: by }) },
...(usage === undefined ? {} : { usage }),
};
}
function markOf(wave, slot, word) {
const { id, slots } = wave;
const { pairs, effect } = word ?? {};
const { usd, agent } = slots[slot] ?? {};
return {
...{ id, slot },
...(pairs === undefined ? {} : { pairs }),
...(effect === undefined ? {} : { effect }),
...(usd === undefined ? {} : { usd }),
...(agent === undefined ? {} : { agent }),
...((0,_environment_js__WEBPACK_IMPORTED_MODULE_2__ .l5)(wave, word ?? {}) ? { elsewhere: true } : {}),
};
}
}),
44807:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KD: () => ( CLAIMED_OUTCOMES),
Tu: () => ( CLAIMS_FILE),
Xy: () => ( readShard),
ie: () => ( reasonOfClaim),
nG: () => ( shardFolder),
oh: () => ( readReports)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57177);
var _wave_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85048);
const CLAIMS_FILE = 'claims.json';
const MAX_BYTES = 1024 * 1024;
const MAX_REASON_CHARS = 1000;
const CLAIMED_OUTCOMES = ['merged', 'discarded', 'inconclusive', 'invalid', 'denied', 'noop'];
const claimSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .rej({
slot: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .qm(0)),
attempt: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Fk(/^[0-9a-f]{64}$/)),
outcome: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .k5n(CLAIMED_OUTCOMES),
reason: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Eb(MAX_REASON_CHARS)),
pairs: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .qm(0))),
effect: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .aig()),
});
const shardSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .rej({
version: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .euz(1),
wave: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
shard: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .qm(0)),
shards: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .qm(1)),
environment: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Fk(/^[0-9a-f]{64}$/))),
claims: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YOg(claimSchema).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Eb(_wave_limits_js__WEBPACK_IMPORTED_MODULE_6__ .Fn)),
});
function shardFolder(folder, { shard, shards }) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `shard-${shard}-of-${shards}`);
}
function reasonOfClaim(reason) {
return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .g$)(reason, MAX_REASON_CHARS);
}
function readShard(place, wave) {
const read = (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_5__ .Hz)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, CLAIMS_FILE), shown: CLAIMS_FILE, folders: [place] }, MAX_BYTES);
if ('problem' in read)
return undefined;
try {
const parsed = shardSchema.safeParse(JSON.parse(read.bytes.toString('utf8')));
return parsed.success && parsed.data.wave === wave.id ? parsed.data : undefined;
}
catch {
return undefined;
}
}
function readReports(folder, wave) {
const claims = new Map();
const contradicted = new Set();
let judges = 0;
for (const name of shardNames(folder)) {
const report = readShard((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), wave);
judges += report === undefined ? 0 : 1;
for (const claim of report?.claims ?? []) {
const known = claims.get(claim.slot);
const isSame = known === undefined || (known.outcome === claim.outcome && known.attempt === claim.attempt);
if (!isSame)
contradicted.add(claim.slot);
claims.set(claim.slot, known ?? { ...claim, by: name, environment: report?.environment });
}
}
return { claims: new Map([...claims].filter(([slot]) => !contradicted.has(slot))), judges };
}
function shardNames(folder) {
const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => /^shard-\d{1,3}-of-\d{1,3}$/.test(name));
return names.sort().slice(0, _wave_limits_js__WEBPACK_IMPORTED_MODULE_6__ .Fn);
}
}),
48001:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( costsOf),
b: () => ( usefulWidth)
});
var _base_median_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50748);
var _gain_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4335);
function usefulWidth(costs) {
const { judges, agentMs, evaluationMs, pretestPairs, passed, testPairs, again } = costs;
const attemptMs = agentMs + pretestPairs * 2 * evaluationMs;
const judgeMs = (passed * (2 * testPairs + 1) * evaluationMs) / judges;
const reducerMs = judges === 1 || again === undefined ? 0 : passed * again.share * 2 * again.testPairs * evaluationMs;
const slowestMs = Math.max(judgeMs, reducerMs);
return slowestMs <= 0 ? Number.POSITIVE_INFINITY : Math.max(1, attemptMs / slowestMs);
}
const LEAST_RECORDS = 3;
function costsOf(records) {
const ofAgents = records.flatMap(({ durations }) => durations?.agent_ms ?? []);
const ofEvaluations = records.flatMap(({ durations, decision }) => {
const [ms, n] = [durations?.score_ms, decision?.n];
return ms === undefined ? [] : [ms / Math.max(1, 2 * (n ?? 1))];
});
const tests = records.flatMap(({ decision }) => (decision?.n == null ? [] : [decision.n]));
if (ofAgents.length < LEAST_RECORDS || ofEvaluations.length < LEAST_RECORDS || tests.length < LEAST_RECORDS)
return undefined;
const tried = records.filter(({ durations }) => durations?.agent_ms !== undefined);
const passed = tried.filter((record) => ((0,_gain_of_js__WEBPACK_IMPORTED_MODULE_1__ .v)(record) ?? 0) > 0);
const accepted = passed.filter(({ outcome }) => outcome === 'merged');
return {
...{ agentMs: (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__ .JZ)(ofAgents) ?? 0, evaluationMs: (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__ .JZ)(ofEvaluations) ?? 0 },
passed: passed.length / tried.length,
testPairs: meanPairs(passed),
again: { share: accepted.length / Math.max(1, passed.length), testPairs: meanPairs(accepted) },
};
}
function meanPairs(records) {
return records.reduce((sum, { decision }) => sum + (decision?.n ?? 0), 0) / Math.max(1, records.length);
}
}),
20418:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fi: () => ( parseWave),
dV: () => ( nameWave),
tC: () => ( shareOf),
wC: () => ( nameOfTarget)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19533);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28338);
var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
var _wave_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85048);
const MAX_FOCUS_CHARS = 2000;
const objectId = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'the full id of a commit'));
const digest = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{64}$/, 'a SHA-256 in hexadecimal'));
const slotSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
slot: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0)),
focus: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Eb(MAX_FOCUS_CHARS)),
agent: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9_-]+$/, 'the name of an agent'))),
usd: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0))),
item: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Eb(MAX_FOCUS_CHARS))),
});
const path = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Eb(1000));
const waveSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
version: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz(1),
id: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{16}$/, '16 hexadecimal digits')),
experiment: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9_-]+$/, 'the name of an experiment'))),
mission: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(path),
plan: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(path),
base: objectId,
state: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(digest),
config: digest,
environment: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(digest),
pairs: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(_wave_limits_js__WEBPACK_IMPORTED_MODULE_6__ .$7), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Zm(_wave_limits_js__WEBPACK_IMPORTED_MODULE_6__ .BL)),
slots: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(slotSchema).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Eb(_wave_limits_js__WEBPACK_IMPORTED_MODULE_6__ .Fn)),
});
function nameOfTarget({ experiment, mission, plan }) {
return experiment ?? mission ?? plan ?? '';
}
function nameWave(wave) {
return { version: 1, id: idOf({ version: 1, ...wave }), ...wave };
}
function idOf(wave) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ .d)(wave)).slice(0, 16);
}
function parseWave(text, shown) {
const found = readJson(text);
if ('problem' in found)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Vl([{ file: shown, ...found.problem }]);
const parsed = waveSchema.safeParse(found.value);
if (!parsed.success) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Vl(parsed.error.issues.map(({ path, message }) => ({
...{
file: shown,
path: `$${path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')}`,
},
...{ found: message, expected: 'a wave as `autorize plan` writes it', remedy: REMEDY },
})));
}
const { id, ...rest } = parsed.data;
const problems = [];
const named = [rest.experiment, rest.mission, rest.plan].filter((each) => each !== undefined);
if (named.length !== 1) {
const expected = 'one of $.experiment, $.mission and $.plan';
problems.push({ file: shown, path: '$', found: `${named.length} of them`, expected, remedy: REMEDY });
}
if (idOf(rest) !== id) {
const expected = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(idOf(rest))}, the digest of what it says`;
problems.push({ file: shown, path: '$.id', found: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(id), expected, remedy: REMEDY });
}
for (const [index, { slot }] of rest.slots.entries()) {
if (slot === index)
continue;
const path = `$.slots[${index}].slot`;
problems.push({ file: shown, path, found: String(slot), expected: String(index), remedy: REMEDY });
}
if (problems.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Vl(problems);
return parsed.data;
}
const REMEDY = 'Take the file as it was written; a changed wave is another one: autorize plan.';
function readJson(text) {
try {
return { value: JSON.parse(text) };
}
catch {
return { problem: { found: 'text that is not JSON', expected: 'a wave', remedy: REMEDY } };
}
}
function shareOf(usd, slots) {
return Math.floor((usd / slots) * 10_000) / 10_000;
}
}),
85048:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$7: () => ( MIN_PAIRS),
BL: () => ( MAX_PAIRS),
Fn: () => ( MAX_SLOTS),
KI: () => ( DEFAULT_PAIRS)
});
const MAX_SLOTS = 200;
const MIN_PAIRS = 2;
const MAX_PAIRS = 50;
const DEFAULT_PAIRS = 3;
}),
2707:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => ( readWave),
L: () => ( writeWave)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84831);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
var _wave_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20418);
function readWave(path, { cwd }) {
const read = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ .M4)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path), path);
if ('problem' in read)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Vl([read.problem]);
return (0,_wave_file_js__WEBPACK_IMPORTED_MODULE_5__ .Fi)(read.bytes.toString('utf8'), path);
}
function writeWave(path, wave) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ .Zf)(path, [`${JSON.stringify(wave, null, 2)}\n`]);
}
})
};
