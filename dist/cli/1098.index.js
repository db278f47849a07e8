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
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63342);
const look = () => Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8890), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(6760), __webpack_require__.e(8301), __webpack_require__.e(2772), __webpack_require__.e(8234), __webpack_require__.e(3820), __webpack_require__.e(298), __webpack_require__.e(9176), __webpack_require__.e(7955), __webpack_require__.e(5516), __webpack_require__.e(2626), __webpack_require__.e(8640), __webpack_require__.e(4362)]).then(__webpack_require__.bind(__webpack_require__, 62134));
const show = () => Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(8890), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(6760), __webpack_require__.e(8301), __webpack_require__.e(2772), __webpack_require__.e(8234), __webpack_require__.e(3820), __webpack_require__.e(298), __webpack_require__.e(9176), __webpack_require__.e(7955), __webpack_require__.e(5516), __webpack_require__.e(5205), __webpack_require__.e(2708), __webpack_require__.e(2626), __webpack_require__.e(8561), __webpack_require__.e(8640), __webpack_require__.e(7835)]).then(__webpack_require__.bind(__webpack_require__, 40876));
const maintenance = () => Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(8890), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(6760), __webpack_require__.e(8301), __webpack_require__.e(2772), __webpack_require__.e(8234), __webpack_require__.e(3820), __webpack_require__.e(298), __webpack_require__.e(2205), __webpack_require__.e(9176), __webpack_require__.e(5208), __webpack_require__.e(3881), __webpack_require__.e(7955), __webpack_require__.e(5516), __webpack_require__.e(7436), __webpack_require__.e(5205), __webpack_require__.e(2708), __webpack_require__.e(7866), __webpack_require__.e(4317), __webpack_require__.e(7268), __webpack_require__.e(2626), __webpack_require__.e(6694), __webpack_require__.e(757)]).then(__webpack_require__.bind(__webpack_require__, 40757));
const remote = () => Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(3894), __webpack_require__.e(8890), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(6760), __webpack_require__.e(8301), __webpack_require__.e(2772), __webpack_require__.e(8234), __webpack_require__.e(3820), __webpack_require__.e(298), __webpack_require__.e(2205), __webpack_require__.e(9176), __webpack_require__.e(5208), __webpack_require__.e(3881), __webpack_require__.e(7955), __webpack_require__.e(5516), __webpack_require__.e(7436), __webpack_require__.e(5205), __webpack_require__.e(2708), __webpack_require__.e(7866), __webpack_require__.e(4317), __webpack_require__.e(7268), __webpack_require__.e(308), __webpack_require__.e(6694), __webpack_require__.e(6305), __webpack_require__.e(6133), __webpack_require__.e(1834), __webpack_require__.e(8968)]).then(__webpack_require__.bind(__webpack_require__, 42351));
const run = () => Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(2121), __webpack_require__.e(8890), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(6760), __webpack_require__.e(8301), __webpack_require__.e(2772), __webpack_require__.e(8234), __webpack_require__.e(3820), __webpack_require__.e(298), __webpack_require__.e(2205), __webpack_require__.e(9176), __webpack_require__.e(5208), __webpack_require__.e(3881), __webpack_require__.e(7955), __webpack_require__.e(5516), __webpack_require__.e(7436), __webpack_require__.e(5205), __webpack_require__.e(7866), __webpack_require__.e(4317), __webpack_require__.e(7268), __webpack_require__.e(308), __webpack_require__.e(2626), __webpack_require__.e(6694), __webpack_require__.e(2449), __webpack_require__.e(3181), __webpack_require__.e(9377)]).then(__webpack_require__.bind(__webpack_require__, 28985));
const wave = () => Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(3894), __webpack_require__.e(8890), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(6760), __webpack_require__.e(8301), __webpack_require__.e(2772), __webpack_require__.e(8234), __webpack_require__.e(3820), __webpack_require__.e(298), __webpack_require__.e(2205), __webpack_require__.e(9176), __webpack_require__.e(5208), __webpack_require__.e(3881), __webpack_require__.e(7955), __webpack_require__.e(5516), __webpack_require__.e(7436), __webpack_require__.e(5205), __webpack_require__.e(2708), __webpack_require__.e(7866), __webpack_require__.e(4317), __webpack_require__.e(7268), __webpack_require__.e(308), __webpack_require__.e(6694), __webpack_require__.e(6305), __webpack_require__.e(2449), __webpack_require__.e(3181), __webpack_require__.e(6133), __webpack_require__.e(6708), __webpack_require__.e(1834), __webpack_require__.e(2028), __webpack_require__.e(9468)]).then(__webpack_require__.bind(__webpack_require__, 62559));
const RUN = {
init: async (call) => (await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(8890), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(6760), __webpack_require__.e(8301), __webpack_require__.e(2772), __webpack_require__.e(8234), __webpack_require__.e(298), __webpack_require__.e(2205), __webpack_require__.e(5208), __webpack_require__.e(3881), __webpack_require__.e(5516), __webpack_require__.e(7436), __webpack_require__.e(7268), __webpack_require__.e(437), __webpack_require__.e(6121)]).then(__webpack_require__.bind(__webpack_require__, 14723))).runInitCommand(call),
doctor: async (call) => (await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(8890), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(6760), __webpack_require__.e(8301), __webpack_require__.e(2772), __webpack_require__.e(8234), __webpack_require__.e(3820), __webpack_require__.e(298), __webpack_require__.e(2205), __webpack_require__.e(9176), __webpack_require__.e(5208), __webpack_require__.e(3881), __webpack_require__.e(7955), __webpack_require__.e(5516), __webpack_require__.e(7436), __webpack_require__.e(2708), __webpack_require__.e(7866), __webpack_require__.e(7268), __webpack_require__.e(308), __webpack_require__.e(437), __webpack_require__.e(2641), __webpack_require__.e(2110)]).then(__webpack_require__.bind(__webpack_require__, 82110))).runDoctorCommand(call),
prepare: async (call) => (await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(8815), __webpack_require__.e(8890), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(6760), __webpack_require__.e(8301), __webpack_require__.e(2772), __webpack_require__.e(8234), __webpack_require__.e(3820), __webpack_require__.e(298), __webpack_require__.e(2205), __webpack_require__.e(5208), __webpack_require__.e(3881), __webpack_require__.e(5516), __webpack_require__.e(7436), __webpack_require__.e(2708), __webpack_require__.e(7268), __webpack_require__.e(2641), __webpack_require__.e(5076)]).then(__webpack_require__.bind(__webpack_require__, 88744))).runPrepareCommand(call),
run: async (call) => (await run()).runRunCommand('run', call),
resume: async (call) => (await run()).runRunCommand('resume', call),
status: async (call) => (await look()).runStatusCommand(call),
watch: async (call) => (await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(8890), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(6760), __webpack_require__.e(8301), __webpack_require__.e(2772), __webpack_require__.e(8234), __webpack_require__.e(3820), __webpack_require__.e(298), __webpack_require__.e(2205), __webpack_require__.e(9176), __webpack_require__.e(5208), __webpack_require__.e(3881), __webpack_require__.e(7955), __webpack_require__.e(5516), __webpack_require__.e(7436), __webpack_require__.e(5205), __webpack_require__.e(2708), __webpack_require__.e(7866), __webpack_require__.e(4317), __webpack_require__.e(7268), __webpack_require__.e(2626), __webpack_require__.e(6694), __webpack_require__.e(1974), __webpack_require__.e(757), __webpack_require__.e(4710), __webpack_require__.e(7002)]).then(__webpack_require__.bind(__webpack_require__, 14393))).runWatchCommand(call),
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
accept: async (call) => (await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8890), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(6760), __webpack_require__.e(8301), __webpack_require__.e(2772), __webpack_require__.e(8234), __webpack_require__.e(3820), __webpack_require__.e(298), __webpack_require__.e(2205), __webpack_require__.e(9176), __webpack_require__.e(5208), __webpack_require__.e(3881), __webpack_require__.e(7955), __webpack_require__.e(5516), __webpack_require__.e(7436), __webpack_require__.e(5205), __webpack_require__.e(7866), __webpack_require__.e(4317), __webpack_require__.e(7268), __webpack_require__.e(308), __webpack_require__.e(2626), __webpack_require__.e(6694), __webpack_require__.e(2449), __webpack_require__.e(3181), __webpack_require__.e(5897)]).then(__webpack_require__.bind(__webpack_require__, 16929))).runAcceptCommand(call),
distil: async (call) => (await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8890), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(6760), __webpack_require__.e(8301), __webpack_require__.e(2772), __webpack_require__.e(8234), __webpack_require__.e(3820), __webpack_require__.e(298), __webpack_require__.e(2205), __webpack_require__.e(9176), __webpack_require__.e(5208), __webpack_require__.e(3881), __webpack_require__.e(7955), __webpack_require__.e(5516), __webpack_require__.e(7436), __webpack_require__.e(5205), __webpack_require__.e(7866), __webpack_require__.e(4317), __webpack_require__.e(7268), __webpack_require__.e(308), __webpack_require__.e(2626), __webpack_require__.e(6694), __webpack_require__.e(2449), __webpack_require__.e(3181), __webpack_require__.e(3725)]).then(__webpack_require__.bind(__webpack_require__, 85925))).runDistilCommand(call),
approve: async (call) => (await maintenance()).runApproveCommand(call),
reject: async (call) => (await maintenance()).runRejectCommand(call),
report: async (call) => (await show()).runReportCommand(call),
clean: async (call) => (await maintenance()).runCleanCommand(call),
repair: async (call) => (await maintenance()).runRepairCommand(call),
archive: async (call) => (await maintenance()).runArchiveCommand(call),
};
async function runExperimentCommand(name, call) {
if (name === 'verify' && call.words[0]?.includes('/') === true) {
const { runComparisonVerify } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(4434), __webpack_require__.e(8890), __webpack_require__.e(2205), __webpack_require__.e(5589)]).then(__webpack_require__.bind(__webpack_require__, 85589));
return runComparisonVerify(call);
}
if (isOfMissionsToo(name) && (await meansMission(call.words[0] ?? '', call.host))) {
if (name === 'status')
return (await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(8890), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(6760), __webpack_require__.e(8301), __webpack_require__.e(2772), __webpack_require__.e(8234), __webpack_require__.e(3820), __webpack_require__.e(9176), __webpack_require__.e(7955), __webpack_require__.e(5205), __webpack_require__.e(2708), __webpack_require__.e(8561), __webpack_require__.e(987)]).then(__webpack_require__.bind(__webpack_require__, 37190))).runMissionStatus(call);
const { MISSION_COMMANDS } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(8890), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(6760), __webpack_require__.e(8301), __webpack_require__.e(2772), __webpack_require__.e(8234), __webpack_require__.e(3820), __webpack_require__.e(298), __webpack_require__.e(2205), __webpack_require__.e(9176), __webpack_require__.e(5208), __webpack_require__.e(3881), __webpack_require__.e(7955), __webpack_require__.e(7436), __webpack_require__.e(5205), __webpack_require__.e(2708), __webpack_require__.e(7866), __webpack_require__.e(4317), __webpack_require__.e(6305), __webpack_require__.e(8561), __webpack_require__.e(4197), __webpack_require__.e(2150)]).then(__webpack_require__.bind(__webpack_require__, 48431));
return await MISSION_COMMANDS[name](call);
}
if ((name === 'distil' || name === 'accept') && (await meansMission(call.words[0] ?? '', call.host))) {
const { MISSION_REQUESTS } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(8890), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(6760), __webpack_require__.e(8301), __webpack_require__.e(2772), __webpack_require__.e(8234), __webpack_require__.e(3820), __webpack_require__.e(298), __webpack_require__.e(2205), __webpack_require__.e(9176), __webpack_require__.e(5208), __webpack_require__.e(3881), __webpack_require__.e(7955), __webpack_require__.e(7436), __webpack_require__.e(5205), __webpack_require__.e(2708), __webpack_require__.e(7866), __webpack_require__.e(4317), __webpack_require__.e(308), __webpack_require__.e(6305), __webpack_require__.e(2449), __webpack_require__.e(6708), __webpack_require__.e(1616)]).then(__webpack_require__.bind(__webpack_require__, 39875));
return await MISSION_REQUESTS[name](call);
}
return await RUN[name](call);
}
async function meansMission(word, host) {
if (isExperimentAlone(word, host))
return false;
return (await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(8815), __webpack_require__.e(8890), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(6760), __webpack_require__.e(8301), __webpack_require__.e(2772), __webpack_require__.e(8234), __webpack_require__.e(3820), __webpack_require__.e(2708), __webpack_require__.e(2689)]).then(__webpack_require__.bind(__webpack_require__, 73448))).meansMissionRun(word, host);
}
function isExperimentAlone(word, { cwd }) {
try {
const { folder } = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_3__ .W1)(cwd);
const mission = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.rcs'), { throwIfNoEntry: false });
return word !== '' && mission === undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize', word));
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW)
return false;
throw error;
}
}
const OF_MISSIONS_TOO = ['status', 'list', 'show', 'verify', 'report', 'clean'];
function isOfMissionsToo(name) {
return OF_MISSIONS_TOO.some((each) => each === name);
}
}),
63342:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IW: () => ( requireNotOvertaken),
TQ: () => ( readBranchFile),
W1: () => ( findRepository),
Wf: () => ( requireNotCheckedOut),
Y3: () => ( listHeads)
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
const gitDir = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dotGit).isDirectory() ? dotGit : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, pointer(dotGit, /^gitdir: (.+)$/m));
const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), { throwIfNoEntry: false });
const commonDir = shared === undefined ? gitDir : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), /^(.+)$/m));
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'reftable'), { throwIfNoEntry: false }) !== undefined) {
throw refused(`"${folder}" keeps its refs as reftable`, 'Use a clone with the files format: git clone --ref-format=files');
}
const config = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'config'), 'utf8');
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
const found = pattern.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))?.[1];
if (found === undefined)
throw refused(`"${path}" is not a valid git file`, 'Check the repository: git status');
return found.trimEnd();
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
