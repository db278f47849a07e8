export const id = 7313;
export const ids = [7313];
export const modules = {

/***/ 32941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ prepareBaseLayer),
/* harmony export */   k: () => (/* binding */ takeSetupLogs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _workspace_private_area_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29460);
/* harmony import */ var _evaluation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88815);
/* harmony import */ var _preparing_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54620);
/**
 * The prepared environment of the base before a record of decisions begins: the record's first environment has its digest.
 * Invariant: what cannot be prepared here is no error; the first evaluation finds the same, and reports it.
 */





/** Prepares what setup makes of the base, where it runs once; it is there, or is made now. */
async function prepareBaseLayer(privateArea, request) {
    const { preparing, isBegun, protectedFiles, signal, activity } = request;
    const { folder, store } = privateArea;
    const step = isBegun ? undefined : (0,_preparing_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .environmentStep */ .wt)({ ...preparing, logs: logsIn(folder) });
    if (step === undefined)
        return;
    const checkout = (0,_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluationCheckout */ .b)(privateArea, 1);
    const of = { tree: store.base, protectedFiles, signal, checkout, variables: {} };
    activity?.begin('0', 'running setup');
    const prepared = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_3__/* .prepareEnvironment */ .z)(privateArea, { ...of, step });
    activity?.end('0');
    if (prepared.kind === 'ready')
        prepared.release();
}
/** Puts what setup printed, where it has just run, into the folder of the first evaluation: there it is looked for. */
function takeSetupLogs({ folder }, target) {
    for (const name of [_preparing_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .SETUP_STEP */ .R4, _preparing_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .SETUP_ON_INPUTS */ .WF].flatMap((step) => [`${step}.stdout`, `${step}.stderr`])) {
        const printed = logsIn(folder) + name;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(printed))
            continue;
        // The private area may be on another disk.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(printed, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, name));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(printed);
    }
}
function logsIn(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'scratch', 'environment-of-base-');
}


/***/ }),

/***/ 25633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mw: () => (/* binding */ boundaryRules),
  J8: () => (/* binding */ openCommits),
  g7: () => (/* binding */ treeOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/normal-diff.js
var normal_diff = __webpack_require__(74405);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
;// CONCATENATED MODULE: ./build/engine/acceptance/commit-message.js
/**
 * What a commit of an agent may not say, since it stays as the agent made it: words that a server or a CI system obeys
 * when the commit is pushed or merged. Pure.
 */

const TARGET = String.raw `(?:[\w.-]+\/[\w.-]+)?(?:[#!]|gh-)\d+|https?:\/\/[^\s/]+\/[^\s]*\/(?:issues|pull|merge_requests|work_items)\/\d+`;
const CLOSING = 'clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?';
// Agents name themselves in this trailer by default; these addresses are no person's.
const AGENTS = String.raw `no-?reply@(?![^>\s]*noreply\.)|aider@aider\.chat|cursoragent@cursor\.com|\d+\+copilot@users\.noreply\.github\.com`;
const SYSTEMS = 'ci|cd|actions|workflows?|builds?|checks?|pipelines?|deploy(?:s|ment)?|previews?|release|tests?|travis|circle(?:ci)?|appveyor|azurepipelines|azp|cirrus|drone|woodpecker|buildkite|bitrise|semaphore|netlify|vercel|render|cloudflare|cf-pages?';
const WORDS = [
    {
        // [skip ci], [ci skip], [no ci], [skip netlify], [skip-ci], ***NO_CI***
        pattern: new RegExp(String.raw `\[[ \t]*(?:(?:skip|no)[ \t_-]+(?:${SYSTEMS})|(?:${SYSTEMS})[ \t_-]+skip)[ \t]*\]|\*\*\*no_ci\*\*\*|^skip-checks:`, 'im'),
        effect: 'keeps CI from running',
    },
    {
        pattern: new RegExp(String.raw `\b(?:${CLOSING})\b:?\s+(?:issues?\s+)?(?:${TARGET})`, 'i'),
        effect: 'closes an issue',
    },
    {
        pattern: /^(?:signed-off|reviewed|acked|approved|tested|reported|suggested)-by:.*$/im,
        effect: 'speaks for a person',
    },
    {
        pattern: new RegExp(String.raw `^co-authored-by:(?![^\n]*<(?:${AGENTS})[^<>\n]*>[ \t]*$).*$`, 'im'),
        effect: 'names another author',
    },
];
/** Why the message of a commit may not land as it is, or undefined. */
function findCommandingWord(message) {
    for (const { pattern, effect } of WORDS) {
        const found = pattern.exec(message)?.[0];
        if (found !== undefined)
            return `its message holds ${(0,base_text/* quoted */.TL)(found.trim(), 80)}, which ${effect}`;
    }
    return undefined;
}
/** Larger than a message that people read, in bytes. */
const MAX_COMMIT_BYTES = 64 * 1024;
// What git takes off both ends of a name or an address.
const CRUD = /^[\s.,:;<>"\\']+|[\s.,:;<>"\\']+$/g;
/** Why a commit object, as git prints it, may not land under its agent's words: author, committer, encoding, message. */
function findCommitIssue(object, email) {
    const end = object.indexOf('\n\n');
    const head = end === -1 ? object : object.slice(0, end);
    const expected = email.replaceAll(CRUD, '').toLowerCase();
    for (const role of ['author', 'committer']) {
        const found = new RegExp(`^${role} [^\\n]*<([^<>\\n]*)> \\S+ \\S+$`, 'm').exec(head)?.[1];
        if (found?.replaceAll(CRUD, '').toLowerCase() === expected)
            continue;
        return `its ${role} is "${(0,base_text/* printable */.g$)(found ?? '', 100)}"; expected "${(0,base_text/* printable */.g$)(email, 100)}", as git is set up in the worktree`;
    }
    const encoding = /^encoding (.*)$/m.exec(head)?.[1];
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding))
        return `its message is encoded as ${(0,base_text/* quoted */.TL)(encoding, 40)}; expected UTF-8`;
    return findCommandingWord(end === -1 ? '' : object.slice(end + 2));
}

// EXTERNAL MODULE: ./build/engine/boundaries/boundaries.js
var boundaries = __webpack_require__(88814);
// EXTERNAL MODULE: ./build/engine/boundaries/change.js + 1 modules
var boundaries_change = __webpack_require__(32165);
// EXTERNAL MODULE: ./build/engine/boundaries/secrets-in-change.js
var secrets_in_change = __webpack_require__(54592);
// EXTERNAL MODULE: ./build/engine/boundaries/shadowable.js
var shadowable = __webpack_require__(9048);
// EXTERNAL MODULE: ./build/engine/workspace/capture-settings.js
var capture_settings = __webpack_require__(48701);
// EXTERNAL MODULE: ./build/engine/workspace/workspace.js + 1 modules
var workspace = __webpack_require__(54725);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/mission/evaluating.js
var evaluating = __webpack_require__(83581);
// EXTERNAL MODULE: ./build/mission/store.js
var store = __webpack_require__(73448);
;// CONCATENATED MODULE: ./build/mission/commits.js
/**
 * What a mission asks about a commit: what it changes, whether boundaries allow it, what the evaluator says of it.
 * Invariant: everything is read from the private store, within `capture.timeout`, and ends when the run is interrupted.
 */













function openCommits(mission) {
    return {
        check: (commits) => checkCommits(mission, commits),
        read: async (commit) => {
            const compared = { from: mission.state.lastAcceptedCommit, tree: commit };
            const read = await (0,boundaries_change/* readChangeWithin */.I)(mission.privateArea.store, compared, captureBounds(mission));
            if (read.kind === 'cancelled')
                return 'aborted';
            const { diff = '', diffLines = 0, changes = [] } = read.kind === 'read' ? read.change : {};
            return { tree: await treeOf(mission, commit), diff, diffLines, changes };
        },
        treeOf: (commit) => treeOf(mission, commit),
        evaluate: (commit, iteration) => (0,evaluating/* evaluateCommit */.vq)(mission, { commit, iteration }),
    };
}
/** The tree of a commit. */
function treeOf({ privateArea }, commit) {
    return (0,kernel_git/* gitLine */.JG)(privateArea.store.git, ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`]);
}
function captureBounds({ state, signal }) {
    return { timeoutMs: (0,capture_settings/* captureLimits */.x)(state.launch.contract.capture).timeoutMs, signal };
}
/** What a candidate may change. */
function boundaryRules({ privateArea, protectedFiles, contract: { boundaries }, }) {
    return {
        allowPaths: boundaries.allow_paths,
        enforceAllow: boundaries.enforce_allow,
        denyPaths: [...boundaries.deny_paths, ...store.RUNTIME_ARTIFACTS],
        protectedPaths: protectedFiles.globs,
        shadowable: (0,shadowable/* shadowableOf */.AJ)(protectedFiles, privateArea.parentEnv),
        protectKey: 'evaluator.protect',
        autoloaded: 'denied',
        programs: privateArea.programs,
        permit: boundaries.permit,
        maxFiles: boundaries.max_files,
        maxDiffLines: boundaries.max_diff_lines,
    };
}
/**
 * Why a commit may not land as the session made it. Source: autoresearch missions: the branch holds the session's own
 * commit.
 */
async function findMessageIssue({ privateArea, identity }, commit) {
    const { git } = privateArea.store;
    const size = Number(await (0,kernel_git/* gitLine */.JG)(git, ['cat-file', '-s', '--end-of-options', commit]));
    if (size > MAX_COMMIT_BYTES)
        return `its message has more than ${MAX_COMMIT_BYTES >> 10} KiB`;
    const { stdout } = await git(['cat-file', 'commit', '--end-of-options', commit]);
    return findCommitIssue(stdout.toString(), identity.email);
}
/**
 * Checks a candidate's commits: every one of them, since all of them are accepted.
 */
async function checkCommits(mission, commits) {
    const { privateArea, state } = mission;
    const from = state.lastAcceptedCommit;
    const bounds = captureBounds(mission);
    const rules = boundaryRules({ ...mission, contract: state.launch.contract });
    let changed = 'nothing';
    for (const [index, commit] of commits.entries()) {
        const which = index === 0 ? '' : `in the commit ${commit}, which would be kept too: `;
        const read = await (0,boundaries_change/* readChangeWithin */.I)(privateArea.store, { from, tree: commit }, bounds);
        if (read.kind === 'cancelled')
            return 'aborted';
        if (read.kind === 'too-large')
            return { reason: `${which}${(0,workspace/* captureReason */.zv)(read)}` };
        const { change } = read;
        if (index === 0) {
            const isBlank = (0,normal_diff/* normalDigest */.Io)(change.diff) === normal_diff/* NOTHING_BUT_BLANKS */.Qp;
            changed = change.changes.length === 0 ? 'nothing' : isBlank ? 'blanks' : 'something';
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)((0,store.iterationFolder)(mission.paths, state.iteration), 'changes.diff'), change.diff);
        }
        const admission = (0,boundaries/* decideAdmission */.K)(change, rules);
        const { secrets: search } = mission;
        const found = await (0,secrets_in_change/* findKeyInChange */.E)(privateArea.store.git, { change, search, commits: [commit] }, bounds);
        if (found.kind === 'cancelled')
            return 'aborted';
        const issue = await findMessageIssue(mission, commit);
        const reasons = [
            ...(admission.kind === 'denied' ? admission.reasons : []),
            ...(found.leaked === undefined ? [] : [found.leaked]),
            ...(issue === undefined ? [] : [issue]),
        ];
        if (reasons.length === 0)
            continue;
        return { reason: `${which}${reasons.join('; ')}` };
    }
    return { changed };
}


/***/ }),

/***/ 36968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ decodeRecords),
/* harmony export */   e: () => (/* binding */ decodeRecord)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52708);
/** What the lines of a mission's journal have to be, each and in their order. Pure. */


/** Types what a journal holds; gives the number of the first line that is no such record, 1-based. */
function decodeRecords(raw) {
    const records = [];
    let entries = 0;
    for (const [index, each] of raw.entries()) {
        const record = decodeRecord(each);
        if (!('kind' in record))
            return { line: index + 1, issue: record.issue };
        const period = record.kind === 'launch' || record.kind === 'resumed' ? record.limits : undefined;
        // A period that began at entries to come would count nothing of what they spend.
        if (period !== undefined && period.entries > entries)
            return { line: index + 1, issue: 'limits.entries' };
        // They are counted by one, and each has a record of its own.
        if ('iteration' in record && Number(record.iteration) > index)
            return { line: index + 1, issue: 'iteration' };
        if (record.kind === 'baseline' || record.kind === 'iteration')
            entries += 1;
        records.push(record);
    }
    return { records };
}
/** Types one record, whatever stands before it. */
function decodeRecord(raw) {
    const result = _ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .recordSchema */ .fi.safeParse(raw);
    return result.success ? result.data : { issue: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(result.error.issues[0]?.path.join('.') || 'shape') };
}


/***/ }),

/***/ 83581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ networkOf),
/* harmony export */   CJ: () => (/* binding */ evaluationSteps),
/* harmony export */   Ml: () => (/* binding */ evaluatorStep),
/* harmony export */   _l: () => (/* binding */ preparingOf),
/* harmony export */   vq: () => (/* binding */ evaluateCommit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15902);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7953);
/* harmony import */ var _engine_environment_step_network_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7168);
/* harmony import */ var _engine_evaluation_base_layer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32941);
/* harmony import */ var _engine_evaluation_evaluation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88815);
/* harmony import */ var _engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54620);
/* harmony import */ var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29460);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23727);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14311);
/* harmony import */ var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1184);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(73448);
/**
 * Judging a commit by guards and evaluator, in an evaluation checkout.
 * Invariant: what a session left in its workspace has no part in it; the evaluator and what it needs are those of the
 * baseline.
 */













const MAX_RETAINED_CHARS = 16 * 1024;
/** Evaluates a commit of the store. */
async function evaluateCommit(mission, { commit, iteration }) {
    const { privateArea, protectedFiles, signal, host } = mission;
    const { evaluator } = mission.state.launch.contract;
    const logs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_store_js__WEBPACK_IMPORTED_MODULE_10__.iterationFolder)(mission.paths, iteration), 'evaluation');
    (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .removeTree */ .dM)(logs);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(logs, { recursive: true });
    if (iteration === 0)
        (0,_engine_evaluation_base_layer_js__WEBPACK_IMPORTED_MODULE_3__/* .takeSetupLogs */ .k)(privateArea, logs);
    const ranAt = host.now().toISOString();
    const steps = evaluationSteps(mission.state.launch.contract, { folder: logs, prefix: '' });
    const evaluation = await (0,_engine_evaluation_evaluation_js__WEBPACK_IMPORTED_MODULE_4__/* .evaluateTree */ .q)(privateArea, {
        checkout: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_6__/* .evaluationCheckout */ .b)(privateArea, 1),
        tree: commit,
        protectedFiles,
        steps,
        teardown: undefined,
        variables: {},
        signal,
    });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_7__/* .faultPoint */ .Jd)('mission:after-judging');
    if (evaluation.kind === 'aborted')
        return evaluation;
    const record = recordOf({ evaluation, steps, ranAt, command: evaluator.command });
    return { kind: 'evaluated', record, isTampered: evaluation.kind === 'failed' && evaluation.isTampered };
}
/** Guards and evaluator. */
function evaluationSteps(contract, { folder, prefix }) {
    const { guards } = contract;
    const guardSteps = guards.map((guard, index) => ({
        name: `guard-${index + 1}`,
        kind: 'guards',
        title: `guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoted */ .TL)(guard.name)}`,
        command: guard.command,
        timeoutMs: (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E9)(guard.timeout) ?? 0,
        network: networkOf(contract).guards,
        logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${prefix}guard-${index + 1}`),
    }));
    const evaluator = evaluatorStep(contract, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${prefix}evaluator`));
    return [...(0,_engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .preparingSteps */ .sA)(preparingOf(contract, { folder, prefix })), ...guardSteps, evaluator];
}
/** The network access of each command. */
function networkOf({ environment, agent, evaluator, }) {
    const own = environment?.network ?? {};
    return (0,_engine_environment_step_network_js__WEBPACK_IMPORTED_MODULE_12__/* .resolveNetwork */ .lr)({ own, agent: agent.network, evaluator: evaluator.network });
}
/** Setup and build of a mission. */
function preparingOf(contract, { folder, prefix }) {
    const { setup, build } = contract;
    return { setup, build, network: networkOf(contract), logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, prefix) + (prefix === '' ? '/' : '') };
}
/** The evaluator; what it prints goes to files that begin with `logs`. */
function evaluatorStep(contract, logs) {
    const { evaluator } = contract;
    return {
        name: 'evaluator',
        kind: 'objective',
        title: 'the evaluator',
        command: evaluator.command,
        timeoutMs: (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E9)(evaluator.timeout) ?? 0,
        network: networkOf(contract).objective,
        tracing: evaluator.tracing ?? 'off',
        logs,
    };
}
function recordOf({ evaluation, steps, ranAt, command }) {
    const nothing = { command, ran_at: ranAt, pass: null, score: null, exit_code: null, stdout: '', stderr: '' };
    switch (evaluation.kind) {
        case 'infra':
            return { ...nothing, status: 'error', parse_error: evaluation.reason };
        case 'failed': {
            const step = steps.find(({ name }) => name === evaluation.step?.name);
            if (step === undefined)
                return { ...nothing, status: 'error', parse_error: evaluation.reason };
            const ran = { ...nothing, ...logsOf(step), command: step.command, exit_code: evaluation.step?.exitCode ?? null };
            // A guard that says no is a verdict; an evaluator that fails is none.
            if (step.name !== 'evaluator' && evaluation.step?.exitCode !== 0) {
                return { ...ran, status: 'fail', pass: false, parse_error: evaluation.reason };
            }
            return { ...ran, status: 'error', parse_error: evaluation.reason };
        }
        case 'ran': {
            const step = steps.find(({ name }) => name === 'evaluator');
            const ran = { ...nothing, ...(step === undefined ? {} : logsOf(step)), exit_code: 0 };
            const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_9__/* .parseVerdict */ .P)(evaluation.output);
            if ('reason' in verdict)
                return { ...ran, status: 'error', parse_error: verdict.reason };
            return { ...ran, ...verdict, status: verdict.pass ? 'pass' : 'fail', parse_error: null };
        }
        default:
            return evaluation;
    }
}
function logsOf({ logs }) {
    const read = (name) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_11__/* .shortened */ .vI)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`${logs}.${name}`, 'utf8'), MAX_RETAINED_CHARS);
    return { stdout: read('stdout'), stderr: read('stderr') };
}


/***/ }),

/***/ 5862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ openHoldout),
/* harmony export */   i4: () => (/* binding */ holdoutProblems),
/* harmony export */   qC: () => (/* binding */ requireHoldoutUndisclosed)
/* harmony export */ });
/* unused harmony export secretCommands */
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76952);
/* harmony import */ var _engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26765);
/* harmony import */ var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22989);
/**
 * The holdout of a mission: scores on data that no session can read.
 * Invariant: its command is a variable of the supervisor's environment, since sessions read the front matter; neither it
 * nor what it prints is in a record. It is refused where a session could read its files.
 */




/** What is wrong with the reference to its command, by the environment here. */
function holdoutProblems(file, { evaluator }, parentEnv) {
    const { holdout } = evaluator;
    if (holdout === undefined)
        return [];
    const path = '$.evaluator.holdout.command';
    return (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .checkReferences */ .$x)(parentEnv)(holdout.command).map((problem) => ({ file, path, ...problem }));
}
/** The holdout as it is run here; undefined: there is none. Throws where sessions could know of it. */
function openHoldout(contract, { file, level, parentEnv, agentEnv = {} }) {
    const { holdout } = contract.evaluator;
    if (holdout === undefined)
        return undefined;
    const problems = holdoutProblems(file, contract, parentEnv);
    const hidden = (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__/* .unsealCommand */ .g5)(holdout, parentEnv);
    if (hidden === undefined || problems.length > 0)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ContractError */ .Vl(problems);
    if (level.kind !== 'bubblewrap') {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
            message: 'the holdout of a mission cannot be hidden from its sessions without bubblewrap',
            remedy: 'Install bubblewrap and leave agent.sandbox at auto, or remove evaluator.holdout.',
        });
    }
    const words = { found: 'the command of the holdout', expected: 'no variable that would disclose it to sessions' };
    const secret = { secrets: [hidden.command], file, ...words };
    (0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .requireAbsent */ .B)(agentEnv, secret);
    // Code of a candidate reads the variables of the commands that judge it.
    const table = 'environment.env';
    const variables = contract.environment?.env ?? {};
    (0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .requireAbsent */ .B)((0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .requireTable */ .ms)(variables, { parentEnv, path: `$.${table}`, file }), { ...secret, table });
    return hidden;
}
/** What it is here, so that no log shows it; empty where there is none. */
function secretCommands({ evaluator }, parentEnv) {
    const { holdout } = evaluator;
    return holdout === undefined ? [] : [unsealCommand(holdout, parentEnv)?.command ?? []].flat();
}
/** Throws where the commit that sessions begin at discloses it; where hidden files are, the front matter may say. */
async function requireHoldoutUndisclosed(refs, { commit, holdout, missionDir }) {
    if (holdout === undefined)
        return;
    const texts = (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__/* .textsOfHidden */ .qz)({ command: holdout.command, files: [] }, {});
    await (0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .requireUndisclosed */ .f)(refs, { restart: `rcs autoresearch ${missionDir}`, commit, texts });
}


/***/ }),

/***/ 86992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   rc: () => (/* binding */ manifestSchema),
/* harmony export */   u1: () => (/* binding */ buildManifest)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75727);
/* harmony import */ var _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22753);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52708);




const text = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP();
/** `manifest.json`, exactly as on disk. Source: autoresearch missions, "precisely". */
const manifestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    schema_version: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
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
    last_kept_score: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    latest_candidate_commit: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(text),
    results_file: text,
    instructions_file: text,
    manifest_file: text,
    ledger_file: text,
    latest_evaluator_file: text,
    candidate_file: text,
    evaluator: _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .missionContractSchema */ .wd.shape.evaluator,
    keep_policy: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .KEEP_POLICIES */ .fO),
    /** Risks that were found, and that a person accepted; absent: none. */
    accepted_risks: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text)),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['running', 'stopped', 'completed', 'failed']),
    stop_reason: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(text),
    iteration: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    created_at: text,
    updated_at: text,
    completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(text),
});
/** The manifest by the records alone. */
function buildManifest(state, files) {
    const { launch } = state;
    const { evaluator } = launch.contract;
    return {
        schema_version: _ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .SCHEMA_VERSION */ .f$,
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
    const taken = (0,_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__/* .risksTaken */ .ar)(evidence.flatMap((each) => (each.kind === 'risk' ? [each] : [])));
    return taken === null ? {} : { accepted_risks: taken };
}
/** Whether it cannot be resumed. */
function isTerminal(status) {
    return status === 'completed' || status === 'failed';
}


/***/ }),

/***/ 14178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MA: () => (/* binding */ chooseLevel),
  g3: () => (/* binding */ findIdentity),
  PO: () => (/* binding */ findMissionDir),
  lU: () => (/* binding */ lockMissions),
  Md: () => (/* binding */ readMissionDir),
  MX: () => (/* binding */ readMissionFiles),
  Sp: () => (/* binding */ requireFreeBranch),
  UN: () => (/* binding */ requireNoOpenRun),
  zk: () => (/* binding */ requireUntracked),
  Jh: () => (/* binding */ resolveAgentEnv),
  WK: () => (/* binding */ secretTables)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/engine/environment/command-environment.js + 5 modules
var command_environment = __webpack_require__(2886);
// EXTERNAL MODULE: ./build/kernel/cores.js
var cores = __webpack_require__(2908);
// EXTERNAL MODULE: ./build/kernel/environment.js
var environment = __webpack_require__(22989);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/kernel/refs.js
var kernel_refs = __webpack_require__(83144);
// EXTERNAL MODULE: ./build/kernel/run-lock.js
var run_lock = __webpack_require__(42205);
// EXTERNAL MODULE: ./build/kernel/sandbox-level.js + 1 modules
var sandbox_level = __webpack_require__(34742);
// EXTERNAL MODULE: ./build/kernel/user-config.js
var user_config = __webpack_require__(89820);
;// CONCATENATED MODULE: ./build/kernel/user-identity.js

const KEYS = '^(user|committer)\\.(name|email)$';
/** Reads the identity that git would commit with in a folder. */
async function readUserIdentity(folder, parentEnv) {
    const entries = await (0,user_config/* readUserConfig */.AV)(folder, parentEnv, KEYS);
    const known = new Map(entries.map(({ key, value }) => [key, value.replaceAll('\n', ' ').trim()]));
    const read = (key) => parentEnv[`GIT_COMMITTER_${key === 'name' ? 'NAME' : 'EMAIL'}`] ||
        known.get(`committer.${key}`) ||
        known.get(`user.${key}`);
    return { name: read('name'), email: read('email') };
}

// EXTERNAL MODULE: ./build/mission/contract.js
var contract = __webpack_require__(53919);
// EXTERNAL MODULE: ./build/mission/holdout.js
var holdout = __webpack_require__(5862);
// EXTERNAL MODULE: ./build/mission/run-name.js
var run_name = __webpack_require__(53482);
// EXTERNAL MODULE: ./build/mission/store.js
var store = __webpack_require__(73448);
;// CONCATENATED MODULE: ./build/mission/opening.js
/**
 * What has to be true before a mission begins or goes on.
 * Invariant: nothing is changed before the lock is held; everything that is wrong with the mission's files is reported at
 * once; a run that another supervisor left is never passed over in silence.
 */
















const MAX_TEXT_BYTES = 256 * 1024;
/** The directory of a mission, by its path in its repository. */
function findMissionDir(supplied, { cwd }) {
    const folder = realFolder((0,external_node_path_.resolve)(cwd, supplied), supplied);
    const repository = (0,store.findMissionRepository)(folder);
    return { repository, dir: (0,external_node_path_.relative)(repository.folder, folder) || '.' };
}
/** Reads a mission directory; every problem of both files is reported at once. */
function readMissionDir(supplied, { cwd, env }, { needsAgent = true } = {}) {
    const { repository, dir } = findMissionDir(supplied, { cwd });
    const read = readMissionFiles(repository, dir, {
        checkPlaces: (0,command_environment/* checkPlaces */.p1)(repository, env),
        checkVariable: (0,command_environment/* checkVariables */.kL)(env),
    });
    const problems = 'problems' in read ? [...read.problems] : [];
    const sandboxFile = (0,external_node_path_.join)(dir, 'sandbox.md');
    if (needsAgent) {
        const table = 'problems' in read ? read.env : read.contract.agent.env;
        problems.push(...environmentProblems(sandboxFile, table, env));
    }
    if (!('problems' in read)) {
        problems.push(...(0,holdout/* holdoutProblems */.i4)(sandboxFile, read.contract, env), ...coreProblems(sandboxFile, read.contract));
    }
    if (problems.length > 0 || 'problems' in read)
        throw new errors/* ContractError */.Vl(problems);
    return read;
}
/** Reads the files of a mission by its path in the repository; nothing of the machine is asked but by the checks. */
function readMissionFiles(repository, dir, checks = {}) {
    const [missionFile, sandboxFile] = [(0,external_node_path_.join)(dir, 'mission.md'), (0,external_node_path_.join)(dir, 'sandbox.md')];
    const problems = [];
    const mission = readText(repository, missionFile, 'Write it: what the sessions are to achieve, in plain words.');
    const sandbox = readText(repository, sandboxFile, 'Write it: YAML front matter with evaluator.command and format.');
    if ('problem' in mission)
        problems.push(mission.problem);
    const parsed = 'problem' in sandbox ? { problems: [sandbox.problem], env: {} } : (0,contract/* parseSandbox */.L6)(sandboxFile, sandbox.bytes, checks);
    if ('problem' in mission || 'problems' in parsed) {
        if ('problems' in parsed)
            problems.push(...parsed.problems);
        return { problems, env: 'problems' in parsed ? parsed.env : parsed.contract.agent.env };
    }
    const slug = (0,run_name/* missionSlug */.Aw)(dir === '.' ? '' : dir);
    return { repository, slug, dir, missionFile, sandboxFile, ...parsed, mission: mission.bytes.toString('utf8') };
}
function realFolder(path, supplied) {
    if ((0,external_node_fs_.existsSync)(path) && (0,external_node_fs_.statSync)(path).isDirectory())
        return (0,external_node_fs_.realpathSync)(path);
    const found = (0,external_node_fs_.existsSync)(path) ? `${(0,base_text/* quoted */.TL)(supplied)} is no folder` : `there is no folder ${(0,base_text/* quoted */.TL)(supplied)}`;
    const expected = 'a mission directory inside a git repository, with mission.md and sandbox.md';
    throw new errors/* ContractError */.Vl([{ found, expected, remedy: 'Name the folder of the mission.' }]);
}
function readText(repository, file, remedy) {
    const path = (0,external_node_path_.join)(repository.folder, file);
    if (!(0,external_node_fs_.existsSync)(path)) {
        return {
            problem: { file, found: 'no such file', expected: 'mission.md and sandbox.md in the mission directory', remedy },
        };
    }
    const read = (0,files/* readWholeFile */.M4)(path, file);
    if ('problem' in read || read.bytes.length <= MAX_TEXT_BYTES)
        return read;
    const found = `${read.bytes.length} bytes`;
    return { problem: { file, found, expected: `at most ${MAX_TEXT_BYTES} bytes`, remedy: 'Shorten it.' } };
}
function environmentProblems(file, table, parentEnv) {
    const resolved = (0,environment/* resolveTable */.NC)(table, { parentEnv, path: '$.agent.env' });
    return 'problems' in resolved ? resolved.problems.map((problem) => ({ file, ...problem })) : [];
}
/** Tables of variables whose references are keys: of sessions, and of commands. */
function secretTables({ agent, environment }, parentEnv) {
    return [agent.env, ...(0,command_environment/* keyTables */.RO)(environment, parentEnv)];
}
function coreProblems(file, { environment }) {
    const problems = (0,cores/* checkCores */.xG)(environment?.cpus ?? []);
    return problems.map((problem) => ({ file, path: '$.environment.cpus', ...problem }));
}
/** What a session gets of the environment by the front matter. */
function resolveAgentEnv(file, contract, parentEnv) {
    return (0,environment/* requireTable */.ms)(contract.agent.env, { parentEnv, path: '$.agent.env', file });
}
/** Takes the lock of all missions of a repository, or says which one is at work. */
async function lockMissions(root, { now }) {
    const lock = await (0,run_lock/* takeRunLock */.Cc)({ path: root.lock, now });
    if (lock.kind === 'locked')
        return lock;
    const pointer = (0,store.readPointer)(root);
    if (pointer?.active !== true) {
        throw (0,run_lock/* lockedError */.hp)(lock, { what: 'the missions of this repository are', look: 'autorize status RUN_ID' });
    }
    const what = `the mission run ${pointer.run_id} is running in this repository,`;
    throw (0,run_lock/* lockedError */.hp)(lock, { what, look: `autorize status ${pointer.run_id}` });
}
/** Throws where another run was broken off: nobody holds the lock, and the pointer still says that it is at work. */
function requireNoOpenRun(root, resumed) {
    const pointer = (0,store.readPointer)(root);
    if (pointer?.active !== true || pointer.run_id === resumed)
        return;
    const paths = (0,store.pathsOfRun)(root, pointer.run_id);
    const { state, problem } = (0,store.readMission)(paths);
    // It ended: its supervisor was killed before it could say so here.
    if (state !== undefined && state.status !== 'running')
        return;
    // It never began: it was killed when it had a name and no record.
    const isNameAlone = (0,external_node_fs_.existsSync)(paths.folder) && !(0,external_node_fs_.existsSync)(paths.files.manifest_file);
    if (state === undefined && problem === undefined && isNameAlone)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the mission run ${pointer.run_id} was interrupted and is still open (${(0,store.shownPath)(root, root.pointer)})`,
        remedy: `Resume it: rcs autoresearch --resume ${pointer.run_id}, or close it: rcs autoresearch --abandon ${pointer.run_id}`,
    });
}
/** The level of isolation that is asked for, by the front matter where nobody else does, and that this machine has. */
function chooseLevel({ agent }, sandbox) {
    return (0,sandbox_level/* requireLevel */.q1)({ requested: sandbox ?? agent.sandbox, network: agent.network });
}
/** Throws where git could not make the branch, since one of its folders is a branch. */
async function requireFreeBranch(refs, branch) {
    const parts = branch.split('/');
    for (let length = 1; length < parts.length; length += 1) {
        const name = parts.slice(0, length).join('/');
        if ((await (0,kernel_refs/* readRef */.sg)(refs, `refs/heads/${name}`)) === undefined)
            continue;
        throw new errors/* PreconditionError */.Rb({
            message: `there is a branch "${name}", so git can make no "${branch}"`,
            remedy: `Rename it: git branch -m ${name} ${name}-old`,
        });
    }
}
/** Throws where the commit tracks a file that a run writes into its workspace. */
async function requireUntracked(refs, { commit, name }) {
    const { stdout } = await refs(['ls-tree', '--name-only', '--end-of-options', commit, name]);
    if (stdout.length === 0)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `"${name}" is tracked at ${commit}; a mission writes its results there`,
        remedy: `Rename yours, or take it out: git rm --cached ${name}, and commit.`,
    });
}
const FALLBACK = { name: 'autorize', email: 'autorize@localhost' };
/** Who commits in the workspace: the user, as git says in the user's repository. */
async function findIdentity({ folder }, parentEnv) {
    const { name = FALLBACK.name, email = FALLBACK.email } = await readUserIdentity(folder, parentEnv);
    return { name, email };
}


/***/ }),

/***/ 27066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ decidedCommands),
/* harmony export */   T: () => (/* binding */ findProtection)
/* harmony export */ });
/* harmony import */ var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13310);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15310);
/* harmony import */ var _engine_evaluation_default_protection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99539);
/**
 * The files that judge a mission: by `evaluator.protect`, or those that its commands name, and the mission's own two.
 * Invariant: they are those of the baseline, for every evaluation; each is reported with the reason why it is among them.
 */




/** Finds what is protected, and why. */
async function findProtection(store, launch) {
    const commit = launch.baseline_commit;
    const own = [launch.mission_file, launch.sandbox_file].map((path) => ({
        glob: (0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .literalGlob */ .I)(path),
        why: 'the mission itself',
    }));
    const { protect } = launch.contract.evaluator;
    const named = await findNamed(store, launch);
    const supplied = protect?.map((glob) => ({ glob, why: 'evaluator.protect' })) ?? named;
    const reasons = [...supplied, ...own];
    const { evaluator, guards, boundaries } = launch.contract;
    const openings = {
        writable: evaluator.writable ?? [],
        writableKey: 'evaluator.writable',
        permit: boundaries.permit,
    };
    const globs = reasons.map(({ glob }) => glob);
    const commands = [evaluator.command, ...guards.map(({ command }) => command)];
    const files = await (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readProtectedFiles */ .sz)(store, { commit, globs, openings, commands });
    return {
        files,
        reasons,
        notes: protect === undefined ? targetNotes(launch, named) : await idleNotes(store, launch, protect),
    };
}
async function findNamed(store, { baseline_commit: commit, contract }) {
    const { evaluator, guards } = contract;
    const commands = decidedCommands(contract);
    const owners = new Map([
        ...guards.map(({ name, command }) => [command, `the guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(name)}`]).toReversed(),
        [evaluator.command, 'evaluator.command'],
    ]);
    const found = await (0,_engine_evaluation_default_protection_js__WEBPACK_IMPORTED_MODULE_1__/* .findDefaultGlobs */ .C)(store, { commit, commands });
    return [...found].map(([glob, { command, isNamed }]) => {
        const owner = owners.get(command) ?? 'a command';
        return { glob, why: isNamed ? `${owner} names it` : `it decides what ${owner} runs` };
    });
}
/** The commands whose inputs are protected. */
function decidedCommands({ evaluator, guards }) {
    return [
        { command: evaluator.command, kind: 'evaluator' },
        ...guards.map(({ command }) => ({ command, kind: 'guard' })),
    ];
}
/** A file that judges, and that mission.md speaks of as well, may be the very one that sessions are to change. */
function targetNotes({ mission, mission_file: file }, named) {
    const words = new Set(mission.split(/[\s"'`;|&<>()[\]=,:]+/).map((word) => word.replace(/^(\.\/)+/, '').replace(/\.$/, '')));
    return named.flatMap(({ glob, why }) => {
        const path = glob.replaceAll(/\\(.)/g, '$1');
        if (!words.has(path))
            return [];
        return [
            `${file} speaks of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(path, 200)}, which is protected, since ${why}: a candidate that changes it is discarded. If candidates may change it, list the files of the evaluator in evaluator.protect without it`,
        ];
    });
}
async function idleNotes(store, { baseline_commit: commit }, globs) {
    const notes = [];
    for (const glob of globs) {
        const { files } = await (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readProtectedFiles */ .sz)(store, { commit, globs: [glob] });
        if (files.length === 0)
            notes.push(`evaluator.protect: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(glob, 200)} matches no file of the baseline`);
    }
    return notes;
}


/***/ }),

/***/ 64367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ renderResults)
/* harmony export */ });
const COLUMNS = ['iteration', 'commit', 'pass', 'score', 'status', 'description'];
/** `results.tsv`: a header, and a row for the baseline and each iteration. */
function renderResults(entries) {
    const rows = entries.map((entry) => [
        String(entry.iteration),
        entry.candidate_commit ?? entry.kept_commit,
        entry.evaluator?.pass === undefined || entry.evaluator.pass === null ? '' : String(entry.evaluator.pass),
        typeof entry.evaluator?.score === 'number' ? String(entry.evaluator.score) : '',
        entry.decision,
        cell(entry.description),
    ]);
    return [COLUMNS, ...rows].map((row) => `${row.join('\t')}\n`).join('');
}
/** Whatever ends a cell or a line anywhere becomes a space. */
function cell(text) {
    return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}


/***/ }),

/***/ 53482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ missionSlug),
/* harmony export */   SR: () => (/* binding */ runIdOf),
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   _G: () => (/* binding */ parseRunId),
/* harmony export */   eZ: () => (/* binding */ runTag),
/* harmony export */   hK: () => (/* binding */ workspaceName),
/* harmony export */   u5: () => (/* binding */ isSlug)
/* harmony export */ });
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);

const MAX_SLUG = 100;
/** The slug of a mission directory, by its path in the repository; that of the repository itself is `mission`. */
function missionSlug(path) {
    const slug = path
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-+|-+$/g, '');
    if (slug === '')
        return 'mission';
    // It becomes part of a folder's name, which holds 255 bytes.
    return slug.length <= MAX_SLUG ? slug : `${slug.slice(0, MAX_SLUG)}-${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(path).slice(-8)}`;
}
/** `20260521T090000Z`; a second one of the same second has `-2` behind it, and so on. */
function runTag(at, attempt) {
    const tag = `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    return attempt === 1 ? tag : `${tag}-${attempt}`;
}
function runIdOf({ slug, tag }) {
    return `${slug}-${tag.toLowerCase()}`;
}
/** Whether a text is a slug, as `missionSlug` makes one. */
function isSlug(text) {
    return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
/** The name that a run id was made of; undefined for another text. */
function parseRunId(runId) {
    const [, slug, tag] = /^([a-z0-9][a-z0-9-]*)-(\d{8}t\d{6}z(?:-\d{1,4})?)$/.exec(runId) ?? [];
    return slug === undefined || tag === undefined ? undefined : { slug, tag: tag.toUpperCase() };
}
function branchOf({ slug, tag }) {
    return `autoresearch/${slug}/${tag}`;
}
/** Name of the workspace's folder inside `<repo>.rcs-worktrees`. */
function workspaceName({ slug, tag }) {
    return `autoresearch-${slug}-${tag}`;
}


/***/ }),

/***/ 73448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RESULTS: () => (/* binding */ RESULTS),
/* harmony export */   RUNTIME_ARTIFACTS: () => (/* binding */ RUNTIME_ARTIFACTS),
/* harmony export */   doctorFolder: () => (/* binding */ doctorFolder),
/* harmony export */   ensureIgnored: () => (/* binding */ ensureIgnored),
/* harmony export */   findMissionRepository: () => (/* binding */ findMissionRepository),
/* harmony export */   hasOwnWorkspace: () => (/* binding */ hasOwnWorkspace),
/* harmony export */   iterationFolder: () => (/* binding */ iterationFolder),
/* harmony export */   listMissionRuns: () => (/* binding */ listMissionRuns),
/* harmony export */   meansMissionRun: () => (/* binding */ meansMissionRun),
/* harmony export */   openMissionJournal: () => (/* binding */ openMissionJournal),
/* harmony export */   pathsOf: () => (/* binding */ pathsOf),
/* harmony export */   pathsOfRun: () => (/* binding */ pathsOfRun),
/* harmony export */   readManifest: () => (/* binding */ readManifest),
/* harmony export */   readMission: () => (/* binding */ readMission),
/* harmony export */   readPointer: () => (/* binding */ readPointer),
/* harmony export */   requireOwnWorkspace: () => (/* binding */ requireOwnWorkspace),
/* harmony export */   requireRun: () => (/* binding */ requireRun),
/* harmony export */   rootOf: () => (/* binding */ rootOf),
/* harmony export */   runFilesIn: () => (/* binding */ runFilesIn),
/* harmony export */   sharedFilesIn: () => (/* binding */ sharedFilesIn),
/* harmony export */   shownPath: () => (/* binding */ shownPath),
/* harmony export */   typedRecord: () => (/* binding */ typedRecord),
/* harmony export */   typedRecords: () => (/* binding */ typedRecords),
/* harmony export */   workspacesFolder: () => (/* binding */ workspacesFolder),
/* harmony export */   writePointer: () => (/* binding */ writePointer),
/* harmony export */   writeResults: () => (/* binding */ writeResults),
/* harmony export */   writeRunFiles: () => (/* binding */ writeRunFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61739);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7953);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
/* harmony import */ var _kernel_journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59295);
/* harmony import */ var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11042);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14311);
/* harmony import */ var _kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80866);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(63342);
/* harmony import */ var _decode_records_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36968);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52708);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(86992);
/* harmony import */ var _results_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(64367);
/* harmony import */ var _run_name_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(53482);
/**
 * The files of missions: `.rcs/` at the top of the repository, and the workspace beside it.
 * Invariant: `journal.jsonl` of a run is the truth; manifest, ledger, results and the latest evaluation are written
 * from it, each replaced whole, and can be written again. Nothing of it lies where a session can write, but the
 * workspace's copy of the results.
 * Crash: a torn last line of the journal is cut at the next open; the files may be one record behind until a resume.
 */
















const RESULTS = 'results.tsv';
/** What a session may leave in its workspace without making it dirty. */
const RUNTIME_ARTIFACTS = [RESULTS, 'run.log', 'candidate.json'];
/** The files that missions share. Throws where a link or the like lies among them, or among those of a run. */
function rootOf(repository) {
    const { logs, ...files } = sharedFilesIn('.rcs');
    // Other tools keep files of their own in there.
    const paths = {
        files: [...Object.values(files), `${files.lock}.holder`, '.rcs/.gitignore'],
        folders: [],
        whole: [logs],
    };
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .requireOwnFiles */ .f)(repository.folder, paths);
    return { repository, ...sharedFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, '.rcs')) };
}
/** Where the logs of `doctor` are, for a mission. Throws where a link or the like lies among them. */
function doctorFolder({ repository }, slug) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('.rcs', 'doctor', slug);
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .requireOwnFiles */ .f)(repository.folder, { files: [], whole: [folder] });
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, folder);
}
/** What all missions share in `.rcs`. */
function sharedFilesIn(rcs) {
    return {
        logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(rcs, 'logs', 'autoresearch'),
        pointer: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(rcs, 'state', 'autoresearch-state.json'),
        lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(rcs, 'state', 'autoresearch.lock'),
    };
}
const RUN_ID = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
/** The files of a run; whether they exist is another question. */
function pathsOfRun(root, runId) {
    if (!RUN_ID.test(runId)) {
        const found = `the run id ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(runId)}`;
        const expected = 'letters, digits, ".", "_" and "-"';
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb([{ found, expected, remedy: 'Run ids are the folders in .rcs/logs/autoresearch.' }]);
    }
    const top = root.repository.folder;
    const { journal, reserve, activity, files } = runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root.logs, runId)));
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .requireOwnFiles */ .f)(top, { files: [journal, reserve, activity, ...Object.values(files)] });
    return { ...root, runId, ...runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root.logs, runId)) };
}
/** The files in the folder of a run. */
function runFilesIn(folder) {
    const file = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
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
/** The repository that a folder is in, by its own path: a run is found again whichever way leads to it. */
function findMissionRepository(folder) {
    const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_9__/* .findRepository */ .W1)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder));
    (0,_kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_8__/* .finishInstall */ .X7)({ repository, folder: rootOf(repository).logs });
    return repository;
}
/** The place of a run of the repository that a folder is in. */
function pathsOf(runId, { cwd }) {
    return pathsOfRun(rootOf(findMissionRepository(cwd)), runId);
}
function listRuns({ logs }) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(logs))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(logs)
        .filter((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logs, name, 'journal.jsonl')) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logs, name, 'manifest.json')))
        .sort();
}
/** The runs that there are records of here, oldest first; of one mission, where it is named. */
function listMissionRuns(repository, slug) {
    const root = rootOf(repository);
    const places = listRuns(root).flatMap((id) => (RUN_ID.test(id) ? [pathsOfRun(root, id)] : []));
    if (slug === undefined)
        return places;
    return places.filter((paths) => readMission(paths).state?.launch.mission_slug === slug);
}
/** Whether a name is the id of a run here, or nearly one; asked before anything else is known of it. */
function meansMissionRun(name, { cwd }) {
    const repository = findMissionRepository(cwd);
    // An experiment of that very name is meant.
    if (!RUN_ID.test(name) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, '.autorize', name)))
        return false;
    const known = listRuns(rootOf(repository));
    return known.includes(name) || (0,_run_name_js__WEBPACK_IMPORTED_MODULE_13__/* .parseRunId */ ._G)(name) !== undefined || (0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .nearestName */ .qb)(name, known) !== undefined;
}
/** Throws where there is no such run, naming the nearest one. */
function requireRun(paths) {
    const known = listRuns(paths);
    if (known.includes(paths.runId))
        return;
    const nearest = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .nearestName */ .qb)(paths.runId, known);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `there is no mission run ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(paths.runId)} here: ${shownPath(paths, paths.files.manifest_file)} is missing (${known.length === 0 ? 'the repository has no mission run' : `known: ${known.join(', ')}`})`,
        remedy: nearest === undefined ? 'Start one: rcs autoresearch MISSION_DIR' : `Did you mean ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(nearest)}?`,
    });
}
/** A path of the repository as a user in its top folder types it. */
function shownPath({ repository }, path) {
    return path.startsWith(`${repository.folder}/`) ? path.slice(repository.folder.length + 1) : path;
}
/** Instructions, logs, diff and evaluation of an iteration. */
function iterationFolder({ folder }, iteration) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `iteration-${String(iteration).padStart(4, '0')}`);
}
/** The folder beside the repository that holds the workspaces of its missions. */
function workspacesFolder({ folder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder)}.rcs-worktrees`);
}
/** Where this machine makes the workspace of a run; undefined for a run id that no launch gives. */
function workspaceOf({ repository, runId }) {
    const name = (0,_run_name_js__WEBPACK_IMPORTED_MODULE_13__/* .parseRunId */ ._G)(runId);
    return name === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspacesFolder(repository), (0,_run_name_js__WEBPACK_IMPORTED_MODULE_13__/* .workspaceName */ .hK)(name));
}
/** Whether the records have the workspace where this machine makes it: records can come with the repository. */
function hasOwnWorkspace(paths, { launch }) {
    return launch.worktree_path === workspaceOf(paths);
}
/** Throws where the records name another folder for the workspace, before anything is written or removed there. */
function requireOwnWorkspace(paths, state) {
    if (hasOwnWorkspace(paths, state))
        return;
    const path = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(state.launch.worktree_path, 300);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the mission run ${paths.runId} is from another machine: its worktree ${path} cannot have been created here; nothing was changed`,
        remedy: `If the repository was moved, move it back. See who wrote ${shownPath(paths, paths.journal)}.`,
    });
}
/** Opens the journal of a run for the holder of the lock. */
function openMissionJournal(paths) {
    const remedy = `Accepted changes are on its branch; close the run: rcs autoresearch --abandon ${paths.runId}`;
    return (0,_kernel_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .openJournal */ ._)({ path: paths.journal, shown: shownPath(paths, paths.journal), remedy });
}
/** Types the records of a journal; throws a ContractError that names the line. */
function typedRecords(paths, raw) {
    const decoded = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_10__/* .decodeRecords */ .b)(raw);
    if ('records' in decoded)
        return decoded.records;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([unusable(paths, decoded)]);
}
/** Types a record that was just appended; throws a ContractError. */
function typedRecord(paths, raw) {
    const record = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_10__/* .decodeRecord */ .e)(raw);
    if ('kind' in record)
        return record;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([unusable(paths, { line: Number(raw.seq), ...record })]);
}
function unusable(paths, { line, issue }) {
    return {
        file: shownPath(paths, paths.journal),
        line,
        found: `a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(issue)}`,
        expected: 'a record of a mission',
        remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
    };
}
/** Reads the journal of a run as it is, without a lock and without changing it. */
function readMission(paths) {
    const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readOwnFile */ .z)(paths.journal);
    if (bytes === undefined)
        return { state: undefined, problem: undefined };
    const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)(bytes);
    const raw = parsed.kind === 'sound' ? parsed.records : parsed.readable;
    const decoded = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_10__/* .decodeRecords */ .b)(raw);
    const broken = parsed.kind === 'corrupt'
        ? { ...unusable(paths, { line: parsed.line, issue: '' }), found: `the line ${parsed.why}` }
        : undefined;
    if ('records' in decoded)
        return { state: (0,_ledger_js__WEBPACK_IMPORTED_MODULE_11__/* .foldMission */ .st)(decoded.records), problem: broken };
    const sound = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_10__/* .decodeRecords */ .b)(raw.slice(0, decoded.line - 1));
    return {
        state: 'records' in sound ? (0,_ledger_js__WEBPACK_IMPORTED_MODULE_11__/* .foldMission */ .st)(sound.records) : undefined,
        problem: broken ?? unusable(paths, decoded),
    };
}
function readManifest({ files }) {
    const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readOwnFile */ .z)(files.manifest_file);
    if (bytes === undefined)
        return { kind: 'missing' };
    try {
        const result = _manifest_js__WEBPACK_IMPORTED_MODULE_12__/* .manifestSchema */ .rc.safeParse(JSON.parse(bytes.toString()));
        if (result.success)
            return { kind: 'read', manifest: result.data };
        return { kind: 'unreadable', why: `no usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(result.error.issues[0]?.path.join('.') || 'shape')}` };
    }
    catch (error) {
        return { kind: 'unreadable', why: error instanceof Error ? error.message : String(error) };
    }
}
/**
 * Writes what follows from the records: manifest, ledger, the latest evaluation; `shown`: what they name each other by.
 */
function writeRunFiles({ files }, state, shown = files) {
    const latest = state.entries.findLast(({ evaluator }) => evaluator !== null)?.evaluator;
    if (latest)
        (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(files.latest_evaluator_file, [json(latest)]);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(files.ledger_file, [json((0,_ledger_js__WEBPACK_IMPORTED_MODULE_11__/* .buildLedger */ .ES)(state))]);
    const results_file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state.launch.worktree_path, RESULTS);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(files.manifest_file, [json((0,_manifest_js__WEBPACK_IMPORTED_MODULE_12__/* .buildManifest */ .u1)(state, { ...shown, results_file }))]);
}
/** Writes the results into the workspace, in the place of whatever has their name there. */
function writeResults(state) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state.launch.worktree_path, RESULTS);
    // A session can have put a folder there, which no file replaces.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true)
        (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .dM)(path);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(path, [(0,_results_js__WEBPACK_IMPORTED_MODULE_15__/* .renderResults */ .f)(state.entries)]);
}
function json(value) {
    return `${JSON.stringify(value, null, 2)}\n`;
}
function readPointer({ pointer }) {
    try {
        const raw = JSON.parse(String((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readOwnFile */ .z)(pointer)));
        return typeof raw.run_id === 'string' && typeof raw.active === 'boolean' ? raw : undefined;
    }
    catch {
        // None yet, or not ours to read: the lock alone decides who may run.
        return undefined;
    }
}
function writePointer({ pointer }, value) {
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(pointer, [json({ schema_version: _ledger_js__WEBPACK_IMPORTED_MODULE_11__/* .SCHEMA_VERSION */ .f$, ...value })]);
}
/** Keeps what missions write out of the user's `git status`. */
function ensureIgnored({ repository }) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, '.rcs', '.gitignore');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(file, ['*\n']);
}


/***/ })

};

