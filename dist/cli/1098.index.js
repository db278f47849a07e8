export const id = 1098;
export const ids = [1098];
export const modules = {
41098:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
runExperimentCommand: () => ( runExperimentCommand)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26530);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63342);
const look = () => Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(6571), __webpack_require__.e(2697), __webpack_require__.e(2626), __webpack_require__.e(9955), __webpack_require__.e(1970)]).then(__webpack_require__.bind(__webpack_require__, 62134));
const show = () => Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(6571), __webpack_require__.e(1318), __webpack_require__.e(2697), __webpack_require__.e(2626), __webpack_require__.e(8561), __webpack_require__.e(174), __webpack_require__.e(9955), __webpack_require__.e(5156)]).then(__webpack_require__.bind(__webpack_require__, 40876));
const maintenance = () => Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(5120), __webpack_require__.e(5208), __webpack_require__.e(4490), __webpack_require__.e(6571), __webpack_require__.e(1318), __webpack_require__.e(9855), __webpack_require__.e(2444), __webpack_require__.e(7889), __webpack_require__.e(2697), __webpack_require__.e(4196), __webpack_require__.e(4603), __webpack_require__.e(2626), __webpack_require__.e(6694), __webpack_require__.e(757)]).then(__webpack_require__.bind(__webpack_require__, 40757));
const remote = () => Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(3894), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(5120), __webpack_require__.e(5208), __webpack_require__.e(4490), __webpack_require__.e(6571), __webpack_require__.e(1318), __webpack_require__.e(9855), __webpack_require__.e(2444), __webpack_require__.e(7889), __webpack_require__.e(2697), __webpack_require__.e(4196), __webpack_require__.e(4603), __webpack_require__.e(6472), __webpack_require__.e(6694), __webpack_require__.e(6305), __webpack_require__.e(5761), __webpack_require__.e(1964), __webpack_require__.e(2460)]).then(__webpack_require__.bind(__webpack_require__, 42351));
const run = () => Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(2121), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(5120), __webpack_require__.e(5208), __webpack_require__.e(4490), __webpack_require__.e(6571), __webpack_require__.e(2444), __webpack_require__.e(7889), __webpack_require__.e(2697), __webpack_require__.e(4196), __webpack_require__.e(4603), __webpack_require__.e(2626), __webpack_require__.e(6472), __webpack_require__.e(6694), __webpack_require__.e(2376), __webpack_require__.e(5987), __webpack_require__.e(2290), __webpack_require__.e(6936)]).then(__webpack_require__.bind(__webpack_require__, 28985));
const wave = () => Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(3894), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(5120), __webpack_require__.e(5208), __webpack_require__.e(4490), __webpack_require__.e(6571), __webpack_require__.e(1318), __webpack_require__.e(9855), __webpack_require__.e(2444), __webpack_require__.e(7889), __webpack_require__.e(2697), __webpack_require__.e(4196), __webpack_require__.e(4603), __webpack_require__.e(6472), __webpack_require__.e(6694), __webpack_require__.e(6305), __webpack_require__.e(2376), __webpack_require__.e(5987), __webpack_require__.e(2290), __webpack_require__.e(5761), __webpack_require__.e(698), __webpack_require__.e(1964), __webpack_require__.e(8516), __webpack_require__.e(9761)]).then(__webpack_require__.bind(__webpack_require__, 62559));
const RUN = {
init: async (call) => (await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(9654), __webpack_require__.e(5120), __webpack_require__.e(5208), __webpack_require__.e(4490), __webpack_require__.e(6571), __webpack_require__.e(2444), __webpack_require__.e(4196), __webpack_require__.e(8330), __webpack_require__.e(2267)]).then(__webpack_require__.bind(__webpack_require__, 14723))).runInitCommand(call),
doctor: async (call) => (await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(5120), __webpack_require__.e(5208), __webpack_require__.e(4490), __webpack_require__.e(6571), __webpack_require__.e(1318), __webpack_require__.e(9855), __webpack_require__.e(2444), __webpack_require__.e(7889), __webpack_require__.e(4196), __webpack_require__.e(6472), __webpack_require__.e(5987), __webpack_require__.e(8330), __webpack_require__.e(2863)]).then(__webpack_require__.bind(__webpack_require__, 98184))).runDoctorCommand(call),
prepare: async (call) => (await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(8815), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(9654), __webpack_require__.e(5120), __webpack_require__.e(5208), __webpack_require__.e(4490), __webpack_require__.e(6571), __webpack_require__.e(1318), __webpack_require__.e(9855), __webpack_require__.e(2444), __webpack_require__.e(4196), __webpack_require__.e(9456)]).then(__webpack_require__.bind(__webpack_require__, 88744))).runPrepareCommand(call),
run: async (call) => (await run()).runRunCommand('run', call),
resume: async (call) => (await run()).runRunCommand('resume', call),
status: async (call) => (await look()).runStatusCommand(call),
watch: async (call) => (await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(5120), __webpack_require__.e(5208), __webpack_require__.e(4490), __webpack_require__.e(6571), __webpack_require__.e(1318), __webpack_require__.e(9855), __webpack_require__.e(2444), __webpack_require__.e(7889), __webpack_require__.e(2697), __webpack_require__.e(4196), __webpack_require__.e(4603), __webpack_require__.e(2626), __webpack_require__.e(6694), __webpack_require__.e(757), __webpack_require__.e(5399), __webpack_require__.e(6289)]).then(__webpack_require__.bind(__webpack_require__, 14393))).runWatchCommand(call),
list: async (call) => (await look()).runListCommand(call),
show: async (call) => (await show()).runShowCommand(call),
message: async (call) => (await maintenance()).runGuidanceCommand(call),
verify: async (call) => (await maintenance()).runVerifyCommand(call),
pull: async (call) => (await remote()).runPullCommand(call),
push: async (call) => (await remote()).runPushCommand(call),
plan: async (call) => (await wave()).runPlanCommand(call),
attempt: async (call) => (await wave()).runAttemptCommand(call),
judge: async (call) => (await wave()).runJudgeCommand(call),
reduce: async (call) => (await wave()).runReduceCommand(call),
audit: async (call) => (await maintenance()).runAuditCommand(call),
accept: async (call) => (await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(5120), __webpack_require__.e(5208), __webpack_require__.e(4490), __webpack_require__.e(6571), __webpack_require__.e(2444), __webpack_require__.e(7889), __webpack_require__.e(2697), __webpack_require__.e(4196), __webpack_require__.e(4603), __webpack_require__.e(2626), __webpack_require__.e(6472), __webpack_require__.e(6694), __webpack_require__.e(2376), __webpack_require__.e(5987), __webpack_require__.e(2290), __webpack_require__.e(5882)]).then(__webpack_require__.bind(__webpack_require__, 16929))).runAcceptCommand(call),
distil: async (call) => (await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(5120), __webpack_require__.e(5208), __webpack_require__.e(4490), __webpack_require__.e(6571), __webpack_require__.e(2444), __webpack_require__.e(7889), __webpack_require__.e(2697), __webpack_require__.e(4196), __webpack_require__.e(4603), __webpack_require__.e(2626), __webpack_require__.e(6472), __webpack_require__.e(6694), __webpack_require__.e(2376), __webpack_require__.e(5987), __webpack_require__.e(2290), __webpack_require__.e(8262)]).then(__webpack_require__.bind(__webpack_require__, 85925))).runDistilCommand(call),
approve: async (call) => (await maintenance()).runApproveCommand(call),
reject: async (call) => (await maintenance()).runRejectCommand(call),
report: async (call) => (await show()).runReportCommand(call),
clean: async (call) => (await maintenance()).runCleanCommand(call),
repair: async (call) => (await maintenance()).runRepairCommand(call),
archive: async (call) => (await maintenance()).runArchiveCommand(call),
};
async function runExperimentCommand(name, call) {
if (name === 'verify' && call.words[0]?.includes('/') === true) {
const { runComparisonVerify } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(4434), __webpack_require__.e(9843), __webpack_require__.e(5120), __webpack_require__.e(6420)]).then(__webpack_require__.bind(__webpack_require__, 85589));
return runComparisonVerify(call);
}
if (isOfMissionsToo(name) && (await meansMission(call.words[0] ?? '', call.host))) {
if (name === 'status')
return (await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(6284), __webpack_require__.e(1397), __webpack_require__.e(1318), __webpack_require__.e(9855), __webpack_require__.e(8561), __webpack_require__.e(174), __webpack_require__.e(1499)]).then(__webpack_require__.bind(__webpack_require__, 37190))).runMissionStatus(call);
const { MISSION_COMMANDS } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(5120), __webpack_require__.e(5208), __webpack_require__.e(4490), __webpack_require__.e(1318), __webpack_require__.e(9855), __webpack_require__.e(2444), __webpack_require__.e(7889), __webpack_require__.e(4603), __webpack_require__.e(8561), __webpack_require__.e(174), __webpack_require__.e(6305), __webpack_require__.e(8249), __webpack_require__.e(7003)]).then(__webpack_require__.bind(__webpack_require__, 48431));
return await MISSION_COMMANDS[name](call);
}
if ((name === 'distil' || name === 'accept') && (await meansMission(call.words[0] ?? '', call.host))) {
const { MISSION_REQUESTS } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(5120), __webpack_require__.e(5208), __webpack_require__.e(4490), __webpack_require__.e(1318), __webpack_require__.e(9855), __webpack_require__.e(2444), __webpack_require__.e(7889), __webpack_require__.e(4603), __webpack_require__.e(6472), __webpack_require__.e(174), __webpack_require__.e(6305), __webpack_require__.e(2376), __webpack_require__.e(698), __webpack_require__.e(1554)]).then(__webpack_require__.bind(__webpack_require__, 39875));
return await leaving(MISSION_REQUESTS[name](call), async () => {
const { leaveMissionStatus } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(6284), __webpack_require__.e(1397), __webpack_require__.e(1318), __webpack_require__.e(9855), __webpack_require__.e(8561), __webpack_require__.e(174), __webpack_require__.e(5964)]).then(__webpack_require__.bind(__webpack_require__, 70479));
await leaveMissionStatus(call.words[0] ?? '', call.host);
});
}
if (name !== 'distil' && name !== 'accept')
return await RUN[name](call);
return await leaving(RUN[name](call), async () => {
const { leaveStatus } = await __webpack_require__.e( 3439).then(__webpack_require__.bind(__webpack_require__, 63439));
await leaveStatus(call.words[0] ?? '', call.host).end();
});
}
async function leaving(ended, leave) {
try {
return await ended;
}
finally {
await leave();
}
}
async function meansMission(word, host) {
if (isExperimentAlone(word, host))
return false;
if (await isExperimentBesideMissions(word, host))
return false;
return (await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(1318), __webpack_require__.e(9855), __webpack_require__.e(3659)]).then(__webpack_require__.bind(__webpack_require__, 89855))).meansMissionRun(word, host);
}
function isExperimentAlone(word, { cwd }) {
try {
const { folder } = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ .W1)(cwd);
const mission = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.rcs'), { throwIfNoEntry: false });
return word !== '' && mission === undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize', word));
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW)
return false;
throw error;
}
}
async function isExperimentBesideMissions(word, { cwd }) {
const { rootOf } = await __webpack_require__.e( 1461).then(__webpack_require__.bind(__webpack_require__, 91461));
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ .W1)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(cwd));
rootOf(repository);
return !(0,_kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_3__ .FJ)(repository) && word !== '' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, '.autorize', word));
}
const OF_MISSIONS_TOO = ['status', 'list', 'show', 'verify', 'report', 'clean'];
function isOfMissionsToo(name) {
return OF_MISSIONS_TOO.some((each) => each === name);
}
}),
79871:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CA: () => ( errorCode),
K: () => ( readProblem),
M4: () => ( readWholeFile),
Or: () => ( isSystemError),
Ry: () => ( isNoRoom),
SA: () => ( MAX_WHOLE_FILE_BYTES),
g$: () => ( tooLarge),
ge: () => ( readOverwritten),
nQ: () => ( outputProblem),
oD: () => ( readWhole),
oH: () => ( isShortage),
oi: () => ( inputProblem),
zy: () => ( readHead)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
const MAX_WHOLE_FILE_BYTES = 16 * 1024 * 1024;
const BLOCK_BYTES = 1 << 18;
function readWholeFile(path, shown) {
const problem = inputProblem(path, shown, MAX_WHOLE_FILE_BYTES);
return problem === undefined ? readWhole(path, shown) : { problem };
}
function readWhole(source, shown, maxBytes = MAX_WHOLE_FILE_BYTES) {
try {
const bytes = readUpTo(source, maxBytes + 1);
if (bytes.length <= maxBytes)
return { bytes };
return { problem: tooLarge(shown, `more than ${maxBytes} bytes`, maxBytes) };
}
catch (error) {
return { problem: readProblem(shown, error) };
}
}
function tooLarge(shown, found, maxBytes) {
return { file: shown, found, expected: `at most ${maxBytes} bytes`, remedy: 'Is this the right file?' };
}
function readUpTo(source, maxBytes) {
const blocks = [];
let size = 0;
for (const block of readBlocks(source)) {
blocks.push(block);
size += block.length;
if (size >= maxBytes)
break;
}
return Buffer.concat(blocks).subarray(0, maxBytes);
}
function* readBlocks(source) {
const descriptor = typeof source === 'number' ? source : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
try {
while (true) {
const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block);
if (size === 0)
return;
yield 2 * size < BLOCK_BYTES ? Buffer.from(block.subarray(0, size)) : block.subarray(0, size);
}
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function* readOverwritten(source) {
const descriptor = typeof source === 'number' ? source : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
try {
const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block))
yield block.subarray(0, size);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function inputProblem(path, shown, maxBytes = Number.POSITIVE_INFINITY) {
let stats;
try {
stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
}
catch (error) {
return readProblem(shown, error);
}
if (stats.isDirectory()) {
return { file: shown, found: 'a folder', expected: 'a file', remedy: 'Name a file inside it.' };
}
if (!stats.isFile() && !stats.isFIFO() && !stats.isCharacterDevice()) {
return { file: shown, found: 'neither a file nor a pipe', expected: 'a file', remedy: 'Name a regular file.' };
}
return stats.size > maxBytes ? tooLarge(shown, `a file of ${stats.size} bytes`, maxBytes) : undefined;
}
const READ_ERRORS = {
ENOENT: ['no such file', 'Check the path; it is relative to the working directory.'],
ENOTDIR: ['a path that leads through a file', 'Check the path; it is relative to the working directory.'],
EACCES: ['a file that may not be read', 'Give this user read permission.'],
EPERM: ['a file that may not be read', 'Give this user read permission.'],
ELOOP: ['a symbolic link that leads to itself', 'Replace the link by the file.'],
EISDIR: ['a folder', 'Name a file inside it.'],
ENAMETOOLONG: ['a path that is too long', 'Use a shorter path.'],
};
function readProblem(shown, error) {
const code = errorCode(error);
const [found, remedy] = READ_ERRORS[code] ?? [`an error (${code})`, 'See the code of the operating system.'];
return { file: shown, found, expected: 'a readable file', remedy };
}
function errorCode(error) {
if (error instanceof Error && 'errno' in error && error.errno === -node_os__WEBPACK_IMPORTED_MODULE_1__.constants.errno.EDQUOT)
return 'EDQUOT';
if (error instanceof Error && 'code' in error && typeof error.code === 'string')
return error.code;
return error instanceof Error ? error.message : String(error);
}
function isNoRoom(error) {
return ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
}
function isSystemError(error) {
return error instanceof Error && 'code' in error && 'syscall' in error;
}
function outputProblem(path, shown) {
const refused = (found, remedy) => {
return { file: shown, found, expected: 'a place where the report can be written', remedy };
};
const kind = kindOf(path);
if (kind === 'folder')
return refused('a folder', 'Name a file inside it.');
let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
while (kindOf(folder) === 'nothing' && folder !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder))
folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
if (kindOf(folder) !== 'folder')
return refused(`"${folder}", which is not a folder`, 'Choose another --report.');
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
}
catch {
return refused(`the folder "${folder}", which may not be written to`, 'Give write permission, or choose another --report.');
}
if (kind === 'other')
return refused('neither a file nor a free name', 'Choose another --report.');
return undefined;
}
function kindOf(path) {
try {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
if (stats.isDirectory())
return 'folder';
return stats.isFile() ? 'file' : 'other';
}
catch (error) {
return errorCode(error) === 'ENOENT' ? 'nothing' : 'other';
}
}
function readHead(path, shown) {
try {
return { head: readUpTo(path, HEAD_BYTES).toString('utf8') };
}
catch (error) {
return errorCode(error) === 'ENOENT' ? { head: '' } : { problem: readProblem(shown, error) };
}
}
const HEAD_BYTES = 4096;
const SHORTAGE = /\b(EMFILE|ENFILE|EAGAIN|ENOMEM)\b|Too many open files|Resource temporarily unavailable/;
function isShortage(error) {
return error instanceof Error && SHORTAGE.test(`${errorCode(error)} ${error.message}`);
}
}),
26530:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FJ: () => ( hasInstallMark),
lu: () => ( installMark),
zn: () => ( ownGitFolder)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
const INSTALL = 'pull-';
function ownGitFolder({ gitDir }) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'autorize');
}
function installMark(workTree, key) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ownGitFolder(workTree), `${INSTALL}${key}.json`);
}
function hasInstallMark(workTree) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(ownGitFolder(workTree)).some((name) => name.startsWith(INSTALL));
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .Or)(error))
return false;
throw error;
}
}
}),
63342:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IW: () => ( requireNotOvertaken),
TQ: () => ( readBranchFile),
W1: () => ( findRepository),
Wf: () => ( requireNotCheckedOut),
Y3: () => ( listHeads),
Z7: () => ( requireWhole)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
function findRepository(from, { allowsBare = false } = {}) {
for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
const dotGit = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dotGit, { throwIfNoEntry: false }) !== undefined)
return readRepository(folder, dotGit);
if (isBare(folder) && allowsBare)
return readRepository(folder, folder);
if (isBare(folder)) {
throw refused(`"${folder}" is a bare repository`, 'An experiment needs a work tree: run it in a clone, or make one: git worktree add PATH');
}
if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
throw refused(`"${from}" is not in a git repository`, 'Run the command in one, or create one: git init');
}
}
function isBare(folder) {
return ['HEAD', 'objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
}
function readRepository(folder, dotGit) {
const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dotGit, { throwIfNoEntry: false });
if (found === undefined)
throw unreadable(dotGit, 'leads nowhere');
const gitDir = found.isDirectory() ? dotGit : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, pointer(dotGit, /^gitdir: (.+)$/m));
const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), { throwIfNoEntry: false });
const commonDir = shared === undefined ? gitDir : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), /^(.+)$/m));
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'reftable'), { throwIfNoEntry: false }) !== undefined) {
throw refused(`"${folder}" keeps its refs as reftable`, 'Use a clone with the files format: git clone --ref-format=files');
}
requireWhole({ folder, commonDir, gitDir });
const configFile = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'config');
const config = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(configFile) ? readGitFile(configFile) : '';
return {
folder,
commonDir,
gitDir,
objects: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'objects'),
objectFormat: /^[ \t]*objectformat[ \t]*=[ \t]*sha256\s*$/im.test(config) ? 'sha256' : 'sha1',
head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m),
};
}
function pointer(path, pattern) {
const found = pattern.exec(readGitFile(path))?.[1];
if (found === undefined)
throw unreadable(path, 'is not a valid git file');
return found.trimEnd();
}
function isNoFile(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === false;
}
function readGitFile(path) {
const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
if (found === undefined)
throw unreadable(path, 'is not there');
if (!found.isFile())
throw unreadable(path, 'is not a file');
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor, 'utf8');
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function unreadable(path, why) {
return refused(`"${path}" ${why}`, 'Check the repository: git status');
}
function requireWhole({ folder, commonDir, gitDir, }) {
const needed = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'objects'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'refs')];
const missing = needed.filter((path) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
for (const name of ['packed-refs', 'shallow', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('objects', 'info', 'alternates')])
if (isNoFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, name)))
throw unreadable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, name), 'is not a file');
if (missing.length === 0)
return;
throw refused(`${missing.map((path) => `"${path}"`).join(', ')} of the repository is gone`, `Put it back, or create it again, which overwrites nothing: git init "${folder}"; each branch is named by its reflog: tail -n 1 "${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'logs')}"/refs/heads/*`);
}
function refused(message, remedy) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW('repository', _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.precondition, { message, remedy });
}
function listHeads({ folder, commonDir, gitDir, }) {
const linked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees');
const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(linked) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(linked) : [];
const others = [
{ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(commonDir), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'HEAD') },
...names.map((name) => ({ folder: linkedFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name)), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name, 'HEAD') })),
];
const heads = others.flatMap((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(each.file) ? [{ folder: each.folder, head: pointer(each.file, /^(?:ref: )?(.+)$/m) }] : []);
return [{ folder, head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m) }, ...heads];
}
function requireNotCheckedOut(repository, ref) {
const holder = findHolder(repository, ref);
if (holder === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the work tree ${JSON.stringify(holder)} is on ${shortName(ref)}, which a run moves; the next commit there would undo what the run accepts`,
remedy: `Switch to another branch there, e.g. git -C ${JSON.stringify(holder)} switch -; then resume the run, which completes what is pending`,
});
}
function requireNotOvertaken(repository, { ref, from, to }) {
const holder = findHolder(repository, ref);
if (holder === undefined || from === undefined)
return;
const folder = JSON.stringify(holder);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the work tree ${folder} switched to ${shortName(ref)} while a run moved that branch; its files may be outdated`,
remedy: `Update them: git -C ${folder} read-tree -m -u ${from} ${to}; switch to another branch: git -C ${folder} switch -; then resume the run`,
});
}
function findHolder(repository, ref) {
return listHeads(repository).find(({ head }) => head === ref)?.folder;
}
function shortName(ref) {
return ref.replace(/^refs\/heads\//, '');
}
function linkedFolder(gitDir) {
const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'gitdir');
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(pointer(file, /^(.+)$/m)) : gitDir;
}
function readBranchFile({ commonDir }, branch) {
const ref = `refs/heads/${branch}`;
const loose = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, ref))?.trim();
if (loose !== undefined && /^[0-9a-f]{40,64}$/.test(loose))
return loose;
const packed = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'packed-refs')) ?? '';
return packed
.split('\n')
.find((line) => line.endsWith(` ${ref}`))
?.split(' ')[0];
}
function readText(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : undefined;
}
})
};
