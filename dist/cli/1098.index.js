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




const look = () => Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(8833), __webpack_require__.e(5575), __webpack_require__.e(8020), __webpack_require__.e(3142), __webpack_require__.e(5997), __webpack_require__.e(2778), __webpack_require__.e(9687), __webpack_require__.e(2414), __webpack_require__.e(7054), __webpack_require__.e(7018), __webpack_require__.e(9273), __webpack_require__.e(4589), __webpack_require__.e(5735), __webpack_require__.e(4582), __webpack_require__.e(4076)]).then(__webpack_require__.bind(__webpack_require__, 62134));
const show = () => Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4006), __webpack_require__.e(8815), __webpack_require__.e(5151), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(8833), __webpack_require__.e(5575), __webpack_require__.e(8020), __webpack_require__.e(3142), __webpack_require__.e(5997), __webpack_require__.e(2778), __webpack_require__.e(9687), __webpack_require__.e(2414), __webpack_require__.e(7054), __webpack_require__.e(7018), __webpack_require__.e(9273), __webpack_require__.e(2740), __webpack_require__.e(2708), __webpack_require__.e(4589), __webpack_require__.e(5735), __webpack_require__.e(4582), __webpack_require__.e(6555), __webpack_require__.e(7285), __webpack_require__.e(5742)]).then(__webpack_require__.bind(__webpack_require__, 40876));
const maintenance = () => Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4006), __webpack_require__.e(8815), __webpack_require__.e(5151), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(8833), __webpack_require__.e(5575), __webpack_require__.e(8020), __webpack_require__.e(3142), __webpack_require__.e(5997), __webpack_require__.e(2778), __webpack_require__.e(9687), __webpack_require__.e(4190), __webpack_require__.e(2414), __webpack_require__.e(7054), __webpack_require__.e(7018), __webpack_require__.e(9273), __webpack_require__.e(2740), __webpack_require__.e(2708), __webpack_require__.e(4937), __webpack_require__.e(4589), __webpack_require__.e(5735), __webpack_require__.e(3713), __webpack_require__.e(7287), __webpack_require__.e(757), __webpack_require__.e(9088)]).then(__webpack_require__.bind(__webpack_require__, 40757));
const remote = () => Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4006), __webpack_require__.e(8815), __webpack_require__.e(5151), __webpack_require__.e(3894), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(8833), __webpack_require__.e(5575), __webpack_require__.e(8020), __webpack_require__.e(3142), __webpack_require__.e(5997), __webpack_require__.e(2778), __webpack_require__.e(9687), __webpack_require__.e(4190), __webpack_require__.e(2414), __webpack_require__.e(7054), __webpack_require__.e(7018), __webpack_require__.e(9273), __webpack_require__.e(2740), __webpack_require__.e(2708), __webpack_require__.e(5699), __webpack_require__.e(4937), __webpack_require__.e(3713), __webpack_require__.e(685), __webpack_require__.e(7287), __webpack_require__.e(9663), __webpack_require__.e(9401), __webpack_require__.e(2351), __webpack_require__.e(6328)]).then(__webpack_require__.bind(__webpack_require__, 42351));
const run = () => Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(2121), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(8833), __webpack_require__.e(5575), __webpack_require__.e(8020), __webpack_require__.e(3142), __webpack_require__.e(5997), __webpack_require__.e(2778), __webpack_require__.e(9687), __webpack_require__.e(4190), __webpack_require__.e(2414), __webpack_require__.e(7054), __webpack_require__.e(7018), __webpack_require__.e(9273), __webpack_require__.e(2740), __webpack_require__.e(5699), __webpack_require__.e(4937), __webpack_require__.e(4589), __webpack_require__.e(5735), __webpack_require__.e(3713), __webpack_require__.e(685), __webpack_require__.e(7287), __webpack_require__.e(1172), __webpack_require__.e(955), __webpack_require__.e(7190)]).then(__webpack_require__.bind(__webpack_require__, 28985));
const wave = () => Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4006), __webpack_require__.e(8815), __webpack_require__.e(5151), __webpack_require__.e(3894), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(8833), __webpack_require__.e(5575), __webpack_require__.e(8020), __webpack_require__.e(3142), __webpack_require__.e(5997), __webpack_require__.e(2778), __webpack_require__.e(9687), __webpack_require__.e(4190), __webpack_require__.e(2414), __webpack_require__.e(7054), __webpack_require__.e(7018), __webpack_require__.e(9273), __webpack_require__.e(2740), __webpack_require__.e(2708), __webpack_require__.e(5699), __webpack_require__.e(4937), __webpack_require__.e(4589), __webpack_require__.e(5735), __webpack_require__.e(3713), __webpack_require__.e(685), __webpack_require__.e(7287), __webpack_require__.e(9663), __webpack_require__.e(9401), __webpack_require__.e(955), __webpack_require__.e(2351), __webpack_require__.e(330), __webpack_require__.e(8516), __webpack_require__.e(2250)]).then(__webpack_require__.bind(__webpack_require__, 79724));
const RUN = {
    init: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4006), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(8833), __webpack_require__.e(5575), __webpack_require__.e(8020), __webpack_require__.e(3142), __webpack_require__.e(5997), __webpack_require__.e(2778), __webpack_require__.e(4190), __webpack_require__.e(2414), __webpack_require__.e(7018), __webpack_require__.e(4937), __webpack_require__.e(1172), __webpack_require__.e(6286), __webpack_require__.e(99)]).then(__webpack_require__.bind(__webpack_require__, 14723))).runInitCommand(call),
    doctor: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4006), __webpack_require__.e(8815), __webpack_require__.e(5151), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(8833), __webpack_require__.e(5575), __webpack_require__.e(8020), __webpack_require__.e(3142), __webpack_require__.e(5997), __webpack_require__.e(2778), __webpack_require__.e(9687), __webpack_require__.e(4190), __webpack_require__.e(2414), __webpack_require__.e(7054), __webpack_require__.e(7018), __webpack_require__.e(9273), __webpack_require__.e(2708), __webpack_require__.e(5699), __webpack_require__.e(4937), __webpack_require__.e(685), __webpack_require__.e(1172), __webpack_require__.e(6286), __webpack_require__.e(4413)]).then(__webpack_require__.bind(__webpack_require__, 82110))).runDoctorCommand(call),
    prepare: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4006), __webpack_require__.e(8815), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(8833), __webpack_require__.e(5575), __webpack_require__.e(8020), __webpack_require__.e(3142), __webpack_require__.e(5997), __webpack_require__.e(2778), __webpack_require__.e(9687), __webpack_require__.e(4190), __webpack_require__.e(2414), __webpack_require__.e(7018), __webpack_require__.e(2708), __webpack_require__.e(4937), __webpack_require__.e(7753)]).then(__webpack_require__.bind(__webpack_require__, 88744))).runPrepareCommand(call),
    run: async (call) => (await run()).runRunCommand('run', call),
    resume: async (call) => (await run()).runRunCommand('resume', call),
    status: async (call) => (await look()).runStatusCommand(call),
    watch: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4006), __webpack_require__.e(8815), __webpack_require__.e(5151), __webpack_require__.e(3894), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(8833), __webpack_require__.e(5575), __webpack_require__.e(8020), __webpack_require__.e(3142), __webpack_require__.e(5997), __webpack_require__.e(2778), __webpack_require__.e(9687), __webpack_require__.e(4190), __webpack_require__.e(2414), __webpack_require__.e(7054), __webpack_require__.e(7018), __webpack_require__.e(9273), __webpack_require__.e(2740), __webpack_require__.e(2708), __webpack_require__.e(5699), __webpack_require__.e(4937), __webpack_require__.e(4589), __webpack_require__.e(5735), __webpack_require__.e(3713), __webpack_require__.e(685), __webpack_require__.e(7287), __webpack_require__.e(9663), __webpack_require__.e(757), __webpack_require__.e(4393)]).then(__webpack_require__.bind(__webpack_require__, 14393))).runWatchCommand(call),
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
    accept: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(8833), __webpack_require__.e(5575), __webpack_require__.e(8020), __webpack_require__.e(3142), __webpack_require__.e(5997), __webpack_require__.e(2778), __webpack_require__.e(9687), __webpack_require__.e(4190), __webpack_require__.e(2414), __webpack_require__.e(7054), __webpack_require__.e(7018), __webpack_require__.e(9273), __webpack_require__.e(2740), __webpack_require__.e(5699), __webpack_require__.e(4937), __webpack_require__.e(4589), __webpack_require__.e(5735), __webpack_require__.e(3713), __webpack_require__.e(685), __webpack_require__.e(7287), __webpack_require__.e(1172), __webpack_require__.e(955), __webpack_require__.e(5262)]).then(__webpack_require__.bind(__webpack_require__, 16929))).runAcceptCommand(call),
    distil: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4006), __webpack_require__.e(5151), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(8833), __webpack_require__.e(5575), __webpack_require__.e(8020), __webpack_require__.e(3142), __webpack_require__.e(5997), __webpack_require__.e(2778), __webpack_require__.e(9687), __webpack_require__.e(4190), __webpack_require__.e(2414), __webpack_require__.e(7054), __webpack_require__.e(7018), __webpack_require__.e(9273), __webpack_require__.e(2740), __webpack_require__.e(5699), __webpack_require__.e(4937), __webpack_require__.e(4589), __webpack_require__.e(5735), __webpack_require__.e(3713), __webpack_require__.e(685), __webpack_require__.e(7287), __webpack_require__.e(1172), __webpack_require__.e(955), __webpack_require__.e(7902)]).then(__webpack_require__.bind(__webpack_require__, 85925))).runDistilCommand(call),
    approve: async (call) => (await maintenance()).runApproveCommand(call),
    reject: async (call) => (await maintenance()).runRejectCommand(call),
    report: async (call) => (await show()).runReportCommand(call),
    clean: async (call) => (await maintenance()).runCleanCommand(call),
    repair: async (call) => (await maintenance()).runRepairCommand(call),
    archive: async (call) => (await maintenance()).runArchiveCommand(call),
};
async function runExperimentCommand(name, call) {
    if (name === 'verify' && call.words[0]?.includes('/') === true) {
        const { runComparisonVerify } = await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(8020), __webpack_require__.e(3574)]).then(__webpack_require__.bind(__webpack_require__, 85589));
        return runComparisonVerify(call);
    }
    if (isOfMissionsToo(name) && (await meansMission(call.words[0] ?? '', call.host))) {
        const { MISSION_COMMANDS } = await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(3292), __webpack_require__.e(4006), __webpack_require__.e(8815), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(8833), __webpack_require__.e(5575), __webpack_require__.e(8020), __webpack_require__.e(3142), __webpack_require__.e(5997), __webpack_require__.e(2778), __webpack_require__.e(9687), __webpack_require__.e(4190), __webpack_require__.e(7054), __webpack_require__.e(9273), __webpack_require__.e(2740), __webpack_require__.e(2708), __webpack_require__.e(5699), __webpack_require__.e(4589), __webpack_require__.e(3713), __webpack_require__.e(9401), __webpack_require__.e(4582), __webpack_require__.e(6555), __webpack_require__.e(7285), __webpack_require__.e(1634)]).then(__webpack_require__.bind(__webpack_require__, 48431));
        return await MISSION_COMMANDS[name](call);
    }
    return await RUN[name](call);
}
async function meansMission(word, host) {
    if (isExperimentAlone(word, host))
        return false;
    return (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(8815), __webpack_require__.e(6399), __webpack_require__.e(2938), __webpack_require__.e(8833), __webpack_require__.e(9687), __webpack_require__.e(2708), __webpack_require__.e(3909)]).then(__webpack_require__.bind(__webpack_require__, 73448))).meansMissionRun(word, host);
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


/***/ })

};

