export const id = 1098;
export const ids = [1098];
export const modules = {

/***/ 41098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runExperimentCommand: () => (/* binding */ runExperimentCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63342);




const look = () => Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(1863), __webpack_require__.e(9389), __webpack_require__.e(7637), __webpack_require__.e(9687), __webpack_require__.e(9176), __webpack_require__.e(1119), __webpack_require__.e(5307), __webpack_require__.e(2045), __webpack_require__.e(4727), __webpack_require__.e(5460)]).then(__webpack_require__.bind(__webpack_require__, 62134));
const show = () => Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(1863), __webpack_require__.e(9389), __webpack_require__.e(7637), __webpack_require__.e(9687), __webpack_require__.e(9176), __webpack_require__.e(1119), __webpack_require__.e(5307), __webpack_require__.e(2740), __webpack_require__.e(2708), __webpack_require__.e(2045), __webpack_require__.e(4727), __webpack_require__.e(8561), __webpack_require__.e(5377), __webpack_require__.e(5082)]).then(__webpack_require__.bind(__webpack_require__, 40876));
const maintenance = () => Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4434), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(1863), __webpack_require__.e(9389), __webpack_require__.e(7637), __webpack_require__.e(9687), __webpack_require__.e(5208), __webpack_require__.e(2472), __webpack_require__.e(9176), __webpack_require__.e(1119), __webpack_require__.e(5307), __webpack_require__.e(4500), __webpack_require__.e(2740), __webpack_require__.e(149), __webpack_require__.e(2708), __webpack_require__.e(7268), __webpack_require__.e(9075), __webpack_require__.e(2045), __webpack_require__.e(4727), __webpack_require__.e(6694), __webpack_require__.e(757), __webpack_require__.e(5465)]).then(__webpack_require__.bind(__webpack_require__, 40757));
const remote = () => Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4434), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(3894), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(1863), __webpack_require__.e(9389), __webpack_require__.e(7637), __webpack_require__.e(9687), __webpack_require__.e(5208), __webpack_require__.e(2472), __webpack_require__.e(9176), __webpack_require__.e(1119), __webpack_require__.e(5307), __webpack_require__.e(4500), __webpack_require__.e(2740), __webpack_require__.e(149), __webpack_require__.e(2708), __webpack_require__.e(5010), __webpack_require__.e(7268), __webpack_require__.e(9075), __webpack_require__.e(6539), __webpack_require__.e(2045), __webpack_require__.e(6694), __webpack_require__.e(9663), __webpack_require__.e(6305), __webpack_require__.e(2351), __webpack_require__.e(2321)]).then(__webpack_require__.bind(__webpack_require__, 42351));
const run = () => Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4434), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(2121), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(1863), __webpack_require__.e(9389), __webpack_require__.e(7637), __webpack_require__.e(9687), __webpack_require__.e(5208), __webpack_require__.e(2472), __webpack_require__.e(9176), __webpack_require__.e(1119), __webpack_require__.e(5307), __webpack_require__.e(4500), __webpack_require__.e(2740), __webpack_require__.e(149), __webpack_require__.e(5010), __webpack_require__.e(7268), __webpack_require__.e(9075), __webpack_require__.e(6539), __webpack_require__.e(2045), __webpack_require__.e(4727), __webpack_require__.e(6694), __webpack_require__.e(9137), __webpack_require__.e(9111), __webpack_require__.e(9038)]).then(__webpack_require__.bind(__webpack_require__, 28985));
const wave = () => Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4434), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(3894), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(1863), __webpack_require__.e(9389), __webpack_require__.e(7637), __webpack_require__.e(9687), __webpack_require__.e(5208), __webpack_require__.e(2472), __webpack_require__.e(9176), __webpack_require__.e(1119), __webpack_require__.e(5307), __webpack_require__.e(4500), __webpack_require__.e(2740), __webpack_require__.e(149), __webpack_require__.e(2708), __webpack_require__.e(5010), __webpack_require__.e(7268), __webpack_require__.e(9075), __webpack_require__.e(6539), __webpack_require__.e(2045), __webpack_require__.e(4727), __webpack_require__.e(6694), __webpack_require__.e(8561), __webpack_require__.e(9663), __webpack_require__.e(6305), __webpack_require__.e(9137), __webpack_require__.e(9111), __webpack_require__.e(1473), __webpack_require__.e(2351), __webpack_require__.e(8475), __webpack_require__.e(2559)]).then(__webpack_require__.bind(__webpack_require__, 62559));
const RUN = {
    init: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4434), __webpack_require__.e(4006), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(1863), __webpack_require__.e(9389), __webpack_require__.e(7637), __webpack_require__.e(5208), __webpack_require__.e(2472), __webpack_require__.e(1119), __webpack_require__.e(4500), __webpack_require__.e(7268), __webpack_require__.e(437), __webpack_require__.e(7841)]).then(__webpack_require__.bind(__webpack_require__, 14723))).runInitCommand(call),
    doctor: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4434), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(1863), __webpack_require__.e(9389), __webpack_require__.e(7637), __webpack_require__.e(9687), __webpack_require__.e(5208), __webpack_require__.e(2472), __webpack_require__.e(9176), __webpack_require__.e(1119), __webpack_require__.e(5307), __webpack_require__.e(4500), __webpack_require__.e(149), __webpack_require__.e(2708), __webpack_require__.e(5010), __webpack_require__.e(7268), __webpack_require__.e(6539), __webpack_require__.e(437), __webpack_require__.e(4413)]).then(__webpack_require__.bind(__webpack_require__, 82110))).runDoctorCommand(call),
    prepare: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4434), __webpack_require__.e(4006), __webpack_require__.e(8815), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(1863), __webpack_require__.e(9389), __webpack_require__.e(7637), __webpack_require__.e(9687), __webpack_require__.e(5208), __webpack_require__.e(2472), __webpack_require__.e(1119), __webpack_require__.e(4500), __webpack_require__.e(2708), __webpack_require__.e(5010), __webpack_require__.e(7268), __webpack_require__.e(7914)]).then(__webpack_require__.bind(__webpack_require__, 88744))).runPrepareCommand(call),
    run: async (call) => (await run()).runRunCommand('run', call),
    resume: async (call) => (await run()).runRunCommand('resume', call),
    status: async (call) => (await look()).runStatusCommand(call),
    watch: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4434), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(3894), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(1863), __webpack_require__.e(9389), __webpack_require__.e(7637), __webpack_require__.e(9687), __webpack_require__.e(5208), __webpack_require__.e(2472), __webpack_require__.e(9176), __webpack_require__.e(1119), __webpack_require__.e(5307), __webpack_require__.e(4500), __webpack_require__.e(2740), __webpack_require__.e(149), __webpack_require__.e(2708), __webpack_require__.e(5010), __webpack_require__.e(7268), __webpack_require__.e(9075), __webpack_require__.e(6539), __webpack_require__.e(2045), __webpack_require__.e(4727), __webpack_require__.e(6694), __webpack_require__.e(8561), __webpack_require__.e(9663), __webpack_require__.e(757), __webpack_require__.e(4393)]).then(__webpack_require__.bind(__webpack_require__, 14393))).runWatchCommand(call),
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
    accept: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4434), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(1863), __webpack_require__.e(9389), __webpack_require__.e(7637), __webpack_require__.e(9687), __webpack_require__.e(5208), __webpack_require__.e(2472), __webpack_require__.e(9176), __webpack_require__.e(1119), __webpack_require__.e(5307), __webpack_require__.e(4500), __webpack_require__.e(2740), __webpack_require__.e(149), __webpack_require__.e(5010), __webpack_require__.e(7268), __webpack_require__.e(9075), __webpack_require__.e(6539), __webpack_require__.e(2045), __webpack_require__.e(4727), __webpack_require__.e(6694), __webpack_require__.e(9137), __webpack_require__.e(9111), __webpack_require__.e(406)]).then(__webpack_require__.bind(__webpack_require__, 16929))).runAcceptCommand(call),
    distil: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4434), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(1863), __webpack_require__.e(9389), __webpack_require__.e(7637), __webpack_require__.e(9687), __webpack_require__.e(5208), __webpack_require__.e(2472), __webpack_require__.e(9176), __webpack_require__.e(1119), __webpack_require__.e(5307), __webpack_require__.e(4500), __webpack_require__.e(2740), __webpack_require__.e(149), __webpack_require__.e(5010), __webpack_require__.e(7268), __webpack_require__.e(9075), __webpack_require__.e(6539), __webpack_require__.e(2045), __webpack_require__.e(4727), __webpack_require__.e(6694), __webpack_require__.e(9137), __webpack_require__.e(9111), __webpack_require__.e(8210)]).then(__webpack_require__.bind(__webpack_require__, 85925))).runDistilCommand(call),
    approve: async (call) => (await maintenance()).runApproveCommand(call),
    reject: async (call) => (await maintenance()).runRejectCommand(call),
    report: async (call) => (await show()).runReportCommand(call),
    clean: async (call) => (await maintenance()).runCleanCommand(call),
    repair: async (call) => (await maintenance()).runRepairCommand(call),
    archive: async (call) => (await maintenance()).runArchiveCommand(call),
};
async function runExperimentCommand(name, call) {
    if (name === 'verify' && call.words[0]?.includes('/') === true) {
        const { runComparisonVerify } = await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(4434), __webpack_require__.e(9389), __webpack_require__.e(5589)]).then(__webpack_require__.bind(__webpack_require__, 85589));
        return runComparisonVerify(call);
    }
    if (isOfMissionsToo(name) && (await meansMission(call.words[0] ?? '', call.host))) {
        const { MISSION_COMMANDS } = await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4434), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(1863), __webpack_require__.e(9389), __webpack_require__.e(7637), __webpack_require__.e(9687), __webpack_require__.e(5208), __webpack_require__.e(2472), __webpack_require__.e(9176), __webpack_require__.e(5307), __webpack_require__.e(4500), __webpack_require__.e(2740), __webpack_require__.e(149), __webpack_require__.e(2708), __webpack_require__.e(9075), __webpack_require__.e(8561), __webpack_require__.e(6305), __webpack_require__.e(5377), __webpack_require__.e(7563)]).then(__webpack_require__.bind(__webpack_require__, 48431));
        return await MISSION_COMMANDS[name](call);
    }
    if ((name === 'distil' || name === 'accept') && (await meansMission(call.words[0] ?? '', call.host))) {
        const { MISSION_REQUESTS } = await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4434), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(1863), __webpack_require__.e(9389), __webpack_require__.e(7637), __webpack_require__.e(9687), __webpack_require__.e(5208), __webpack_require__.e(2472), __webpack_require__.e(9176), __webpack_require__.e(5307), __webpack_require__.e(4500), __webpack_require__.e(2740), __webpack_require__.e(149), __webpack_require__.e(2708), __webpack_require__.e(5010), __webpack_require__.e(9075), __webpack_require__.e(6539), __webpack_require__.e(6305), __webpack_require__.e(9137), __webpack_require__.e(1473), __webpack_require__.e(7561)]).then(__webpack_require__.bind(__webpack_require__, 39875));
        return await MISSION_REQUESTS[name](call);
    }
    return await RUN[name](call);
}
async function meansMission(word, host) {
    if (isExperimentAlone(word, host))
        return false;
    return (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(8815), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(1863), __webpack_require__.e(9687), __webpack_require__.e(2708), __webpack_require__.e(6104)]).then(__webpack_require__.bind(__webpack_require__, 73448))).meansMissionRun(word, host);
}
function isExperimentAlone(word, { cwd }) {
    try {
        const { folder } = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W1)(cwd);
        const mission = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.rcs'), { throwIfNoEntry: false });
        return word !== '' && mission === undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize', word));
    }
    catch (error) {
        if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AutorizeError */ .yW)
            return false;
        throw error;
    }
}
const OF_MISSIONS_TOO = ['status', 'list', 'show', 'verify', 'report', 'clean'];
function isOfMissionsToo(name) {
    return OF_MISSIONS_TOO.some((each) => each === name);
}


/***/ }),

/***/ 44640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ gitCommand),
/* harmony export */   R: () => (/* binding */ listStores)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const SETTINGS = [
    'core.hooksPath=/dev/null',
    'core.fsync=reference',
    'core.filesRefLockTimeout=1000',
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.excludesFile=/dev/null',
    'core.attributesFile=/dev/null',
    'core.autocrlf=false',
    'core.safecrlf=false',
    'core.fileMode=true',
    'core.symlinks=true',
    'core.ignoreCase=false',
    'core.trustctime=true',
    'core.checkStat=default',
    'core.splitIndex=false',
    'index.version=2',
    'index.sparse=false',
    'index.skipHash=false',
    'core.precomposeUnicode=false',
    'core.protectHFS=true',
    'core.protectNTFS=true',
    'core.quotePath=false',
    'core.sparseCheckout=false',
    'core.logAllRefUpdates=false',
    'commit.gpgSign=false',
    'credential.helper=',
    'diff.external=',
    'gc.auto=0',
    'maintenance.auto=false',
    'protocol.allow=never',
    'submodule.recurse=false',
    'transfer.fsckObjects=true',
    'fetch.fsckObjects=true',
];
const OVERRIDES = SETTINGS.flatMap((setting) => ['-c', setting]);
const OVERRIDES_OF_USER = SETTINGS.filter((setting) => setting !== 'credential.helper=').flatMap((each) => [
    '-c',
    each,
]);
function gitCommand(paths, args) {
    return { program: 'git', args: [...overridesOf(paths), ...args], cwd: placeOf(paths), env: environmentOf(paths) };
}
function placeOf({ workTree, gitDir }) {
    return workTree ?? gitDir;
}
function overridesOf({ network }) {
    const own = network?.isOfUser === true ? OVERRIDES_OF_USER : OVERRIDES;
    return [...own, ...networkOverrides(network)];
}
function networkOverrides(network) {
    if (network === undefined)
        return [];
    const settings = [
        `protocol.${network.protocol}.allow=always`,
        ...(network.isOfUser === true ? [] : ['http.followRedirects=false']),
        'http.lowSpeedLimit=1000',
        'http.lowSpeedTime=60',
    ];
    return settings.flatMap((setting) => ['-c', setting]);
}
function networkEnvironment(network) {
    if (network === undefined)
        return {};
    const header = network.header === undefined
        ? {}
        : { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'http.extraHeader', GIT_CONFIG_VALUE_0: network.header };
    return { ...network.env, ...header };
}
function environmentOf({ gitDir, home, indexFile, workTree, objects, alternates, network, }) {
    return {
        PATH: process.env.PATH ?? '/usr/bin:/bin',
        LC_ALL: 'C',
        HOME: home,
        XDG_CONFIG_HOME: home,
        GIT_DIR: gitDir,
        GIT_INDEX_FILE: indexFile ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, 'index'),
        ...(workTree === undefined ? {} : { GIT_WORK_TREE: workTree }),
        ...(objects === undefined ? {} : { GIT_OBJECT_DIRECTORY: objects }),
        ...(alternates === undefined ? {} : { GIT_ALTERNATE_OBJECT_DIRECTORIES: listStores(alternates) }),
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_ADVICE: '0',
        GIT_PAGER: 'cat',
        GIT_EDITOR: 'false',
        ...networkEnvironment(network),
    };
}
function listStores(paths) {
    return paths.map((path) => (/[:"\\\n]/.test(path) ? JSON.stringify(path) : path)).join(':');
}


/***/ }),

/***/ 80829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ writeGitFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function writeGitFolder(gitDir, { objectFormat, commit }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(gitDir, { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), `${commit ?? 'ref: refs/heads/none'}\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'config'), formatConfig(objectFormat));
}
function formatConfig(objectFormat) {
    if (objectFormat === 'sha1')
        return '[core]\n\trepositoryformatversion = 0\n\tbare = true\n';
    return `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = ${objectFormat}\n`;
}


/***/ }),

/***/ 19418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ runProgramSync)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

const MAX_BYTES = 100_000_000;
function runProgramSync({ program, args, cwd, env, timeoutMs }) {
    try {
        const { status, signal, stdout, stderr, error } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program, args, {
            ...{ cwd, env, maxBuffer: MAX_BYTES, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
            ...(timeoutMs === undefined ? {} : { timeout: timeoutMs, killSignal: 'SIGKILL' }),
        });
        const failure = status === null && signal === null ? error : undefined;
        const ended = { exitCode: status ?? undefined, signal: signal ?? undefined, failure };
        return { ...ended, stdout: (stdout ?? '').replace(/\r?\n$/, ''), stderr: stderr ?? '' };
    }
    catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error));
        return { exitCode: undefined, signal: undefined, stdout: '', stderr: '', failure };
    }
}


/***/ }),

/***/ 63342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IG: () => (/* binding */ moveRefSync),
/* harmony export */   IW: () => (/* binding */ requireNotOvertaken),
/* harmony export */   TQ: () => (/* binding */ readBranchFile),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   Wf: () => (/* binding */ requireNotCheckedOut),
/* harmony export */   Y3: () => (/* binding */ listHeads),
/* harmony export */   vX: () => (/* binding */ locateRefs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _git_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44640);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80829);
/* harmony import */ var _program_sync_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19418);







function findRepository(from, { allowsBare = false } = {}) {
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(from);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        const dotGit = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dotGit, { throwIfNoEntry: false }) !== undefined)
            return readRepository(folder, dotGit);
        if (isBare(folder) && allowsBare)
            return readRepository(folder, folder);
        if (isBare(folder)) {
            throw refused(`"${folder}" is a bare repository`, 'An experiment needs a work tree: run it in a clone, or make one: git worktree add PATH');
        }
        if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder))
            throw refused(`"${from}" is not in a git repository`, 'Run the command in one, or create one: git init');
    }
}
function isBare(folder) {
    return ['HEAD', 'objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)));
}
function readRepository(folder, dotGit) {
    const gitDir = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dotGit).isDirectory() ? dotGit : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, pointer(dotGit, /^gitdir: (.+)$/m));
    const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'commondir'), { throwIfNoEntry: false });
    const commonDir = shared === undefined ? gitDir : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(gitDir, pointer((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'commondir'), /^(.+)$/m));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'reftable'), { throwIfNoEntry: false }) !== undefined) {
        throw refused(`"${folder}" keeps its refs as reftable`, 'Use a clone with the files format: git clone --ref-format=files');
    }
    const config = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'config'), 'utf8');
    return {
        folder,
        commonDir,
        gitDir,
        objects: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'objects'),
        objectFormat: /^[ \t]*objectformat[ \t]*=[ \t]*sha256\s*$/im.test(config) ? 'sha256' : 'sha1',
        head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m),
    };
}
function pointer(path, pattern) {
    const found = pattern.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))?.[1];
    if (found === undefined)
        throw refused(`"${path}" is not a valid git file`, 'Check the repository: git status');
    return found.trimEnd();
}
function refused(message, remedy) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AutorizeError */ .yW('repository', _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.precondition, { message, remedy });
}
function locateRefs({ commonDir, objects, objectFormat }, folder) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    (0,_git_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .writeGitFolder */ .e)(folder, { objectFormat });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'refs'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'packed-refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'packed-refs'));
    return { gitDir: folder, objects };
}
function listHeads({ folder, commonDir, gitDir, }) {
    const linked = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'worktrees');
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(linked) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(linked) : [];
    const others = [
        { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(commonDir), file: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'HEAD') },
        ...names.map((name) => ({ folder: linkedFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(linked, name)), file: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(linked, name, 'HEAD') })),
    ];
    const heads = others.flatMap((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(each.file) ? [{ folder: each.folder, head: pointer(each.file, /^(?:ref: )?(.+)$/m) }] : []);
    return [{ folder, head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m) }, ...heads];
}
function requireNotCheckedOut(repository, ref) {
    const holder = findHolder(repository, ref);
    if (holder === undefined)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `the work tree ${JSON.stringify(holder)} is on ${shortName(ref)}, which a run moves; the next commit there would undo what the run accepts`,
        remedy: `Switch to another branch there, e.g. git -C ${JSON.stringify(holder)} switch -; then resume the run, which completes what is pending`,
    });
}
function requireNotOvertaken(repository, { ref, from, to }) {
    const holder = findHolder(repository, ref);
    if (holder === undefined || from === undefined)
        return;
    const folder = JSON.stringify(holder);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
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
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'gitdir');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(pointer(file, /^(.+)$/m)) : gitDir;
}
function readBranchFile({ commonDir }, branch) {
    const ref = `refs/heads/${branch}`;
    const loose = readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, ref))?.trim();
    if (loose !== undefined && /^[0-9a-f]{40,64}$/.test(loose))
        return loose;
    const packed = readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'packed-refs')) ?? '';
    return packed
        .split('\n')
        .find((line) => line.endsWith(` ${ref}`))
        ?.split(' ')[0];
}
function readText(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : undefined;
}
function moveRefSync(repository, { ref, from, to }) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-ref-'));
    try {
        const place = { ...locateRefs(repository, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'refs')), home: folder };
        const args = ['update-ref', '--no-deref', ref, to, from ?? '0'.repeat(to.length)];
        return (0,_program_sync_js__WEBPACK_IMPORTED_MODULE_6__/* .runProgramSync */ .x)((0,_git_command_js__WEBPACK_IMPORTED_MODULE_4__/* .gitCommand */ .Q)(place, args)).exitCode === 0;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    }
}


/***/ })

};

