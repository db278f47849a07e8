export const id = 7018;
export const ids = [7018];
export const modules = {

/***/ 59645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seededRandom),
/* harmony export */   k: () => (/* binding */ randomIndex)
/* harmony export */ });
/* harmony import */ var seedrandom_seedrandom_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43042);

function seededRandom(seed) {
    return seedrandom_seedrandom_js__WEBPACK_IMPORTED_MODULE_0__(seed);
}
function randomIndex(random, count) {
    return Math.floor(random() * count);
}


/***/ }),

/***/ 43765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LT: () => (/* binding */ CONFIRMED_TOGETHER),
/* harmony export */   N9: () => (/* binding */ tallyAgents),
/* harmony export */   RK: () => (/* binding */ chooseAgent)
/* harmony export */ });
/* harmony import */ var _base_random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59645);

const CONFIRMED_TOGETHER = 3;
function tallyAgents(names, attempts) {
    return names.map((name) => {
        const own = attempts.filter(({ agent }) => agent === name);
        const paid = own.flatMap(({ usd }) => usd ?? []);
        const accepted = own.filter(({ isAccepted }) => isAccepted);
        const gains = accepted.flatMap(({ gain }) => gain ?? []);
        return {
            name,
            tries: own.length,
            failed: own.filter(({ isFailed }) => isFailed === true).length,
            accepted: accepted.length,
            confirmed: gains.length,
            gain: sum(gains),
            usd: paid.length === 0 ? undefined : sum(paid),
            minutes: sum(own.map(({ minutes }) => minutes)),
        };
    });
}
function costUnit(tallies) {
    const worked = tallies.filter(({ tries, failed }) => tries > failed);
    const isPaid = worked.length > 0 && worked.every(({ usd = 0 }) => usd > 0);
    return isPaid ? ({ usd = 0 }) => usd : ({ minutes }) => minutes;
}
const SHARED_TRIES = 2;
function chooseAgent(tallies, seed) {
    const random = (0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__/* .seededRandom */ .I)(seed);
    const untried = tallies.filter(({ tries }) => tries === 0);
    const first = untried[(0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__/* .randomIndex */ .k)(random, untried.length)];
    if (first !== undefined)
        return first.name;
    const costOf = costUnit(tallies);
    const of = (pick) => sum(tallies.map(pick));
    const tries = of((tally) => tally.tries);
    const rate = (of(({ accepted }) => accepted) + 1) / (tries + SHARED_TRIES);
    const confirmed = of((tally) => tally.confirmed);
    const meanGain = confirmed === 0 ? 1 : Math.max(of(({ gain }) => gain) / confirmed, 0);
    const meanCost = of(costOf) / tries;
    let best = { name: '', value: Number.NEGATIVE_INFINITY };
    for (const tally of tallies) {
        const { name, accepted, failed, tries: own, confirmed: known, gain } = tally;
        const chance = betaOf(random, SHARED_TRIES * rate + accepted, SHARED_TRIES * (1 - rate) + own - accepted);
        const size = Math.max((gain + meanGain) / (known + 1), 0) * (gammaOf(random, known + 1) / (known + 1));
        const cost = (costOf(tally) + (failed + 1) * meanCost) / (own + 1);
        const value = (chance * size) / (cost > 0 ? cost : 1);
        if (value > best.value)
            best = { name, value };
    }
    return best.name;
}
function sum(values) {
    return values.reduce((total, value) => total + value, 0);
}
function gaussianOf(random) {
    return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
function gammaOf(random, shape) {
    if (shape < 1)
        return gammaOf(random, shape + 1) * Math.exp(Math.log(1 - random()) / shape);
    const d = shape - 1 / 3;
    const c = 1 / Math.sqrt(9 * d);
    for (;;) {
        const x = gaussianOf(random);
        const t = 1 + c * x;
        if (t <= 0)
            continue;
        const v = t * t * t;
        if (Math.log(1 - random()) < (x * x) / 2 + d - d * v + d * Math.log(v))
            return d * v;
    }
}
function betaOf(random, successes, failures) {
    const one = gammaOf(random, successes);
    return one / (one + gammaOf(random, failures));
}


/***/ }),

/***/ 19309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ chooseNext),
/* harmony export */   v: () => (/* binding */ PLATEAU)
/* harmony export */ });
/* harmony import */ var _base_random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59645);
/* harmony import */ var _agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43765);


const PLATEAU = 12;
function chooseNext({ names, attempts, rejected, plateau, commits, seed }) {
    const tallies = (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyAgents */ .N9)(names, attempts);
    const stage = plateau === 0 ? 0 : Math.floor(rejected.length / plateau);
    const isFirst = stage > 0 && rejected.length % plateau === 0;
    if (stage === 0)
        return { name: (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseAgent */ .RK)(tallies, seed) };
    if (isFirst && commits.length > 0 && (stage % 2 === 0 || names.length === 1)) {
        const from = commits[(0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__/* .randomIndex */ .k)((0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__/* .seededRandom */ .I)(`${seed}\nrestart`), commits.length)];
        return { name: (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseAgent */ .RK)(tallies, seed), stage, ...(from === undefined ? {} : { from }) };
    }
    const dry = names.length === 1 ? undefined : mostOf(names, rejected.slice(-plateau));
    return {
        name: (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseAgent */ .RK)(tallies.filter(({ name }) => name !== dry), seed),
        stage,
    };
}
function mostOf(names, row) {
    const counts = names.map((name) => row.filter((each) => each === name).length);
    const most = Math.max(...counts);
    return most === 0 ? undefined : names[counts.indexOf(most)];
}


/***/ }),

/***/ 37008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ recoverAcceptance),
/* harmony export */   f9: () => (/* binding */ acceptTree),
/* harmony export */   zK: () => (/* binding */ IDENTITY)
/* harmony export */ });
/* harmony import */ var _kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18535);
/* harmony import */ var _kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63491);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23727);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53162);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83144);
/* harmony import */ var _layers_branch_head_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80707);







const IDENTITY = { name: 'autorize', email: 'autorize@localhost' };
async function acceptTree(paths, intent) {
    const exported = [intent.tree, ...(intent.merged === undefined ? [] : [intent.merged])];
    const copied = await (0,_kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__/* .workWithin */ .p)(paths, (cutOff) => (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .exportObjects */ .Nk)(paths.store, paths.repository, { wanted: exported, from: intent.old ?? undefined }, cutOff));
    if (copied.kind !== 'done')
        return { kind: 'cancelled' };
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('keep:before-intent');
    const hidden = paths.intents.append({ ...intent });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('keep:after-intent');
    const message = String(hidden.message);
    const commit = await makeCommit(paths, { intent: { ...intent, message }, hash: String(hidden.hash) });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('keep:after-commit');
    paths.beforeSwap?.(commit);
    const moved = await swap(paths, intent, { to: commit, exported });
    if (moved.kind === 'moved')
        return moved;
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('keep:after-swap');
    (0,_layers_branch_head_js__WEBPACK_IMPORTED_MODULE_6__/* .noteBranchHead */ .n)(paths.store, intent.tree);
    return { kind: 'kept', commit };
}
function makeCommit({ store, trailer }, { intent, hash }) {
    const { tree, parent, merged, message, date } = intent;
    return (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__/* .commitTree */ .SC)(store, {
        tree,
        parents: merged === undefined ? [parent] : [parent, merged],
        message: `${message}${trailer}: ${hash}\n`,
        identity: IDENTITY,
        date,
    });
}
function swap({ store, repository }, { ref, old }, { to, exported = [] }) {
    return (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .exportCommits */ .D_)(store, repository, { ref, from: old ?? undefined, to, exported });
}
async function recoverAcceptance(paths, { intent, hash, refs }) {
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('recover:before');
    const actual = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .readRef */ .sg)(refs, intent.ref);
    if (actual !== undefined && (await namesIntent(refs, { commit: actual, trailer: paths.trailer, hash }))) {
        return { kind: 'kept', commit: actual };
    }
    if ((actual ?? null) !== intent.old)
        return { kind: 'moved', actual };
    const { store } = paths;
    if (store === undefined)
        return { kind: 'lost' };
    try {
        const commit = await makeCommit({ ...paths, store }, { intent, hash });
        paths.beforeSwap?.(commit);
        const moved = await swap({ ...paths, store }, intent, { to: commit });
        (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('recover:after-swap');
        return moved.kind === 'done' || moved.actual === commit ? { kind: 'kept', commit } : moved;
    }
    catch (error) {
        if (error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS && !error.isDiskFull && !isOfRef(error))
            return { kind: 'lost' };
        throw error;
    }
}
function isOfRef({ command }) {
    return command[0] === 'update-ref';
}
async function namesIntent(git, { commit, trailer, hash }) {
    const { stdout } = await git(['cat-file', 'commit', '--end-of-options', commit]);
    return stdout.toString().split('\n').includes(`${trailer}: ${hash}`);
}


/***/ }),

/***/ 90165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ readAcceptedHere),
/* harmony export */   bA: () => (/* binding */ markAcceptedHere),
/* harmony export */   mc: () => (/* binding */ acceptedHereFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77388);


const acceptedHereFile = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'accepted-here');
function markAcceptedHere(folder, commit) {
    (0,_noted_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .noteCommit */ .A)(acceptedHereFile(folder), commit);
}
function readAcceptedHere(folder) {
    return new Set((0,_noted_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .readNotedCommits */ .h)(acceptedHereFile(folder)));
}


/***/ }),

/***/ 77388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ noteCommit),
/* harmony export */   h: () => (/* binding */ readNotedCommits)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);



const MAX_NOTED = 1000;
function noteCommit(file, commit) {
    const noted = readNotedCommits(file);
    if (noted.at(-1) === commit)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true, mode: 0o700 });
    const retained = [...noted.filter((each) => each !== commit), commit].slice(-MAX_NOTED);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__/* .writeCache */ .aR)(file, [`${retained.join('\n')}\n`]);
}
function readNotedCommits(file) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8').split('\n').filter(Boolean) : [];
}


/***/ }),

/***/ 9831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ plateauOf),
/* harmony export */   et: () => (/* binding */ agentsOf),
/* harmony export */   yM: () => (/* binding */ isShared)
/* harmony export */ });
/* harmony import */ var _decision_plateau_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19309);

function agentsOf({ agent, agents }) {
    const named = (agents ?? []).map(({ name, strategy, env, stdin, ...own }, index) => {
        const settings = { ...agent, ...own, stdin: stdin ?? agent.stdin, env: { ...agent.env, ...env } };
        return { name, agent: settings, strategy, path: ['agents', index] };
    });
    const [first, ...others] = named;
    return first === undefined ? [{ name: 'agent', agent, strategy: undefined, path: ['agent'] }] : [first, ...others];
}
function plateauOf({ iteration, agents }) {
    return iteration.plateau ?? (isShared({ agents }) ? _decision_plateau_js__WEBPACK_IMPORTED_MODULE_0__/* .PLATEAU */ .v : 0);
}
function isShared({ agents = [] }) {
    return agents.length > 1;
}


/***/ }),

/***/ 14836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ secretCommands),
/* harmony export */   Vh: () => (/* binding */ secretTexts),
/* harmony export */   WK: () => (/* binding */ secretTables),
/* harmony export */   kH: () => (/* binding */ hasSecrets),
/* harmony export */   v_: () => (/* binding */ hiddenPaths)
/* harmony export */ });
/* harmony import */ var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2886);
/* harmony import */ var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76952);
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9831);



function hiddenPaths({ objective }, parentEnv) {
    const { holdout, confirm } = objective;
    return [...(holdout === undefined ? [] : [holdout]), confirm].flatMap((written) => (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__/* .unsealCommand */ .g5)(written, parentEnv)?.paths ?? written.files);
}
function hasSecrets(config, parentEnv) {
    const { holdout, confirm } = config.objective;
    return holdout !== undefined || (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__/* .isReference */ .A_)(confirm) || hiddenPaths(config, parentEnv).length > 0;
}
function secretTexts({ objective }, parentEnv) {
    const { holdout, confirm } = objective;
    const secret = [...(holdout === undefined ? [] : [holdout]), ...((0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__/* .isReference */ .A_)(confirm) ? [confirm] : [])];
    return [...new Set(secret.flatMap((written) => (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__/* .textsOfHidden */ .qz)(written, parentEnv)))];
}
function secretTables({ environment, ...agents }, parentEnv) {
    return [...(0,_agents_js__WEBPACK_IMPORTED_MODULE_2__/* .agentsOf */ .et)(agents).map(({ agent }) => agent.env), ...(0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .keyTables */ .RO)(environment, parentEnv)];
}
function secretCommands({ objective }, parentEnv) {
    const { holdout, confirm } = objective;
    const secret = [...(holdout === undefined ? [] : [holdout]), confirm].filter(_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__/* .isReference */ .A_);
    return secret.flatMap((written) => (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__/* .unsealCommand */ .g5)(written, parentEnv)?.command ?? []);
}


/***/ }),

/***/ 85360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ checkBranch),
/* harmony export */   E0: () => (/* binding */ findBranch),
/* harmony export */   H8: () => (/* binding */ refOf),
/* harmony export */   MT: () => (/* binding */ branchProblem),
/* harmony export */   Sp: () => (/* binding */ requireFreeBranch),
/* harmony export */   ie: () => (/* binding */ isForeignAcceptance),
/* harmony export */   iu: () => (/* binding */ branchMoved),
/* harmony export */   un: () => (/* binding */ mayMerge)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72527);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23727);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83144);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63342);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61319);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26099);







async function checkBranch(request) {
    const { paths, refs, base } = request;
    const { commit, from } = await findBranch(request);
    if (commit !== undefined)
        return commit;
    const moved = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .moveRef */ .LH)(refs, { ref: refOf(paths), from, to: base });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('branch:after-move');
    if (moved.kind === 'done')
        return base;
    throw branchMoved(paths.name, { expected: base, actual: moved.actual });
}
async function findBranch({ paths, refs, base, records }) {
    requireFreeBranch(paths);
    requireRoom(paths);
    const actual = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .readRef */ .sg)(refs, refOf(paths));
    const { last_kept_commit: accepted } = (0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .foldRecords */ .I)(records, 'max');
    if (accepted === null && actual !== undefined && records.some(isForeignAcceptance))
        return { commit: actual, from: actual };
    const expected = accepted ?? base;
    if (actual === expected)
        return { commit: expected, from: actual };
    if (records.length === 0) {
        if (actual === undefined || (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_6__/* .isAncestor */ .Q)(refs, { base: actual, branchHead: base })))
            return { commit: undefined, from: actual };
        if (await isAcceptedCommitOf(refs, paths.name, actual))
            throw unrecordedBranch(paths);
        if (await isLockedElsewhere(refs, { ref: refOf(paths), commit: actual }))
            return { commit: undefined, from: actual };
        throw foreignBranch(paths, actual);
    }
    if (actual !== undefined &&
        (await isAcceptedCommitOf(refs, paths.name, actual)) &&
        !(await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_6__/* .isAncestor */ .Q)(refs, { base: actual, branchHead: expected }))) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
            message: `the branch ${(0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(paths.name)} holds accepted changes that the ledger does not: it is at ${actual}`,
            remedy: `Rebuild their records from git: autorize repair ${paths.name}. If another machine accepted them, fetch them: autorize pull ${paths.name}`,
        });
    }
    throw branchMoved(paths.name, { expected, actual });
}
function mayMerge({ iteration, handover }) {
    return iteration.parallel > 1 || handover.distil;
}
function refOf({ name }) {
    return `refs/heads/${(0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name)}`;
}
function requireFreeBranch(paths) {
    (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .requireNotCheckedOut */ .Wf)(paths.repository, refOf(paths));
}
function requireRoom({ name, repository }) {
    const [folder = ''] = (0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name).split('/');
    if ((0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .readBranchFile */ .TQ)(repository, folder) === undefined)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `there is a branch "${folder}", so git cannot create "${(0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name)}"`,
        remedy: `Rename it: git branch -m ${folder} another-name`,
    });
}
async function isLockedElsewhere(refs, { ref, commit }) {
    const { stdout } = await refs(['for-each-ref', '--count=2', '--format=%(refname)', '--contains', commit]);
    return stdout
        .toString()
        .split('\n')
        .some((line) => line !== '' && line !== ref);
}
function unrecordedBranch({ name }) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `the branch ${(0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name)} holds accepted changes of "${name}" that have no record here`,
        remedy: `Rebuild the records from git: autorize repair ${name}. If another machine made the branch, fetch them: autorize pull ${name}. Or start again: autorize archive ${name}`,
    });
}
function foreignBranch({ name }, actual) {
    const branch = (0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name);
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `there is a branch ${branch} already, at ${actual}, and no record of this experiment names it`,
        remedy: `Rename it (git branch -m ${branch} another-name), or give the experiment another name.`,
    });
}
async function isAcceptedCommitOf(refs, name, commit) {
    const { stdout } = await refs(['cat-file', 'commit', '--end-of-options', commit]);
    return stdout.toString().split('\n').includes(`${_state_js__WEBPACK_IMPORTED_MODULE_5__/* .TRAILERS */ .jl.experiment}: ${name}`);
}
function isForeignAcceptance({ outcome, commit }) {
    return outcome === 'merged' && typeof commit !== 'string';
}
function branchProblem(name, { records, base, actual, }) {
    if (records.length === 0 || records.some(isForeignAcceptance))
        return undefined;
    const expected = (0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .foldRecords */ .I)(records, 'max').last_kept_commit ?? base;
    if (expected === undefined || expected === actual)
        return undefined;
    return branchMoved(name, { expected, actual });
}
function branchMoved(name, { expected, actual }) {
    const branch = (0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name);
    const found = actual === undefined ? `the branch ${branch} is missing` : `the branch ${branch} is at ${actual}`;
    const command = actual === undefined ? `git branch ${branch} ${expected}` : `git branch -f ${branch} ${expected}`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `${found}; the records say that it is at ${expected}`,
        remedy: `Restore it: ${command}. Or close the experiment: autorize archive ${name}`,
    });
}


/***/ }),

/***/ 61319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ foldRecords)
/* harmony export */ });
/* harmony import */ var _best_so_far_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11369);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74773);


function foldRecords(records, direction) {
    const scores = new _best_so_far_js__WEBPACK_IMPORTED_MODULE_0__/* .BestSoFar */ .IM(records, direction);
    let best;
    let completed = 0;
    let noops = 0;
    let lastIter = 0;
    let lastAccepted = null;
    for (const record of records) {
        const { outcome, iter, commit } = record;
        const streak = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .streakOf */ .qt)(record);
        if (_record_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOME_RULES */ .fA[outcome].counts)
            completed += 1;
        if (streak === 'grows')
            noops += 1;
        if (streak === 'ends')
            noops = 0;
        lastIter = Math.max(lastIter, iter);
        if (outcome === 'merged' && typeof commit === 'string')
            lastAccepted = commit;
        best = scores.next();
    }
    return {
        best_score: best?.score ?? null,
        best_iter: best?.iter ?? null,
        iterations_completed: completed,
        consecutive_noops: noops,
        next_iter: lastIter + 1,
        last_kept_commit: lastAccepted,
    };
}


/***/ }),

/***/ 14714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ decodeIntent),
/* harmony export */   y: () => (/* binding */ missingDecisions)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
/* harmony import */ var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48557);


const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const gitName = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^(?!-)/));
const keepIntentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .iterNumber */ .Ew,
    ref: text,
    old: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(gitName),
    parent: gitName,
    tree: gitName,
    message: text,
    date: text,
    draft: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
    decided: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ after: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), records: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())) })),
});
function decodeIntent(record) {
    const result = keepIntentSchema.safeParse(record);
    if (!result.success || typeof record.hash !== 'string')
        return undefined;
    return { ...result.data, hash: record.hash };
}
function missingDecisions(log, { decided }) {
    if (decided === undefined)
        return [];
    const later = log.slice(decided.after);
    return decided.records.filter((record) => !later.some(({ kind, task, by }) => kind === record.kind && task === record.task && by === record.by));
}


/***/ }),

/***/ 67018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ requireClean),
/* harmony export */   CC: () => (/* binding */ listUncommitted),
/* harmony export */   DR: () => (/* binding */ lockExperiment),
/* harmony export */   F0: () => (/* binding */ decidedCommands),
/* harmony export */   Fo: () => (/* binding */ requireCommit),
/* harmony export */   H5: () => (/* binding */ requireHoldoutHere),
/* harmony export */   Jh: () => (/* binding */ resolveAgentEnv),
/* harmony export */   MA: () => (/* binding */ chooseLevel),
/* harmony export */   Oq: () => (/* binding */ requireHidden),
/* harmony export */   T6: () => (/* binding */ findInFlight),
/* harmony export */   Z4: () => (/* binding */ isOwnFile),
/* harmony export */   ZB: () => (/* binding */ lockToArchive),
/* harmony export */   dI: () => (/* binding */ finishAcceptance),
/* harmony export */   lN: () => (/* binding */ findBase),
/* harmony export */   us: () => (/* binding */ findProtected),
/* harmony export */   vo: () => (/* binding */ dropBaseline),
/* harmony export */   w_: () => (/* binding */ requireWholeLedger)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_json_path_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(65090);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(7953);
/* harmony import */ var _decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64802);
/* harmony import */ var _engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37008);
/* harmony import */ var _engine_acceptance_accepted_here_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90165);
/* harmony import */ var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15310);
/* harmony import */ var _engine_evaluation_default_protection_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99539);
/* harmony import */ var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76952);
/* harmony import */ var _engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(26765);
/* harmony import */ var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(29460);
/* harmony import */ var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22989);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(53162);
/* harmony import */ var _kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(55523);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(42205);
/* harmony import */ var _kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(34742);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(63342);
/* harmony import */ var _kernel_user_work_tree_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(13584);
/* harmony import */ var _config_agents_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(9831);
/* harmony import */ var _config_secret_commands_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(14836);
/* harmony import */ var _branch_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(85360);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(61319);
/* harmony import */ var _intent_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(14714);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(26099);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(62414);




























async function lockExperiment(paths, host) {
    const lock = await lockToArchive(paths, host);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.archiving))
        return lock;
    await lock[Symbol.asyncDispose]();
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `"${paths.name}" was being archived when a command was killed`,
        remedy: `Complete it: autorize archive ${paths.name}`,
    });
}
async function lockToArchive(paths, { now }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(paths.folder, { recursive: true });
    const own = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_14__/* .takeRunLock */ .Cc)({ path: paths.lock, now });
    if (own.kind === 'held')
        throw heldError(paths, own);
    const { commonDir } = paths.repository;
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees')))
        return own;
    const shared = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_14__/* .takeRunLock */ .Cc)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, `autorize-${paths.name}.lock`), now });
    if (shared.kind === 'locked')
        return joinLocks(own, shared);
    await own[Symbol.asyncDispose]();
    throw heldError(paths, shared);
}
function joinLocks(own, shared) {
    return {
        kind: 'locked',
        lost: AbortSignal.any([own.lost, shared.lost]),
        isHeld: () => own.isHeld() && shared.isHeld(),
        [Symbol.asyncDispose]: async () => {
            await shared[Symbol.asyncDispose]();
            await own[Symbol.asyncDispose]();
        },
    };
}
function heldError({ name }, held) {
    return (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_14__/* .lockedError */ .hp)(held, { what: `the experiment "${name}" is`, look: `autorize status ${name}` });
}
function resolveAgentEnv(paths, { config, agent: { agent, path } = (0,_config_agents_js__WEBPACK_IMPORTED_MODULE_18__/* .agentsOf */ .et)(config)[0] }, { env }) {
    const file = (0,_store_js__WEBPACK_IMPORTED_MODULE_24__/* .shownPath */ .pS)(paths, paths.config);
    const values = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_11__/* .requireTable */ .ms)(agent.env, { parentEnv: env, path: (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_25__/* .renderPath */ .i7)([...path, 'env']), file });
    const secret = {
        secrets: (0,_config_secret_commands_js__WEBPACK_IMPORTED_MODULE_19__/* .secretCommands */ .JJ)(config, env),
        ...{ file, found: 'the command of holdout or confirmation' },
        expected: 'no variable that would disclose it to agents',
    };
    (0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_9__/* .requireAbsent */ .B)(values, secret);
    const table = 'environment.env';
    (0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_9__/* .requireAbsent */ .B)((0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_11__/* .requireTable */ .ms)(config.environment.env, { parentEnv: env, path: `$.${table}`, file }), {
        ...secret,
        table,
    });
    return values;
}
function chooseLevel({ agent }) {
    return (0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_15__/* .requireLevel */ .q1)({ requested: agent.sandbox, network: agent.network });
}
async function listUncommitted({ repository }, { gitDir, home, head, parentEnv }) {
    const all = await (0,_kernel_user_work_tree_js__WEBPACK_IMPORTED_MODULE_17__/* .listChanges */ .W)({ repository, gitDir, home, head, parentEnv });
    return all.filter((path) => !isOwnFile(path));
}
function isOwnFile(path) {
    return path === '.autorize' || path.startsWith('.autorize/');
}
async function requireClean(paths, now) {
    const changes = await listUncommitted(paths, now);
    if (changes.length === 0)
        return;
    const shown = changes.slice(0, 5).map((path) => JSON.stringify(path));
    const rest = changes.length > shown.length ? ` and ${changes.length - shown.length} more` : '';
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the work tree has changes that are not committed (${shown.join(', ')}${rest}); an experiment works on commits`,
        remedy: 'Commit or stash them, or run with --allow-dirty: then the experiment does not see them.',
    });
}
function requireHidden({ name, repository }, { level, config, host }) {
    const { env } = host;
    const others = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_16__/* .listHeads */ .Y3)(repository).map(({ folder }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize'));
    if (level.kind === 'bubblewrap' || !(0,_config_secret_commands_js__WEBPACK_IMPORTED_MODULE_19__/* .hasSecrets */ .kH)(config, env))
        return [...(0,_config_secret_commands_js__WEBPACK_IMPORTED_MODULE_19__/* .hiddenPaths */ .v_)(config, env), ...others];
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the holdout or hidden test set of "${name}" cannot be hidden from agents without bubblewrap`,
        remedy: 'Install bubblewrap and leave agent.sandbox at "auto", or take out objective.holdout and objective.confirm.command.',
    });
}
function requireHoldoutHere({ name }, { objective: { holdout, confirm } }, { env }) {
    const asked = [
        ...(holdout === undefined ? [] : [{ what: 'holdout', key: 'holdout', set: holdout }]),
        ...(confirm.every_keeps === 0 ? [] : [{ what: 'hidden test set', key: 'confirm', set: confirm }]),
    ];
    for (const { what, key, set } of asked) {
        const missing = (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_8__/* .countMissing */ .Gc)(set, env);
        if (missing === 0)
            continue;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `the ${what} of "${name}" cannot be asked here: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_26__/* .plural */ .LS)(missing, 'path')} that its command or objective.${key}.files names ${missing === 1 ? 'is' : 'are'} not there`,
            remedy: `Copy all of them here, or correct objective.${key}; then run "${name}" again.`,
        });
    }
}
function decidedCommands({ objective, guards, }) {
    return [
        { command: objective.command, kind: 'evaluator' },
        ...guards.map(({ command }) => ({ command, kind: 'guard' })),
        ...(0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .guardCommands */ .S4)(objective).map((command) => ({ command, kind: 'guard', readsFiles: true })),
    ];
}
async function findProtected(store, { objective, guards, boundaries }) {
    const commit = store.base;
    const commands = [objective.command, ...guards.map((guard) => guard.command)];
    const globs = objective.protect ?? [
        ...(await (0,_engine_evaluation_default_protection_js__WEBPACK_IMPORTED_MODULE_7__/* .findDefaultGlobs */ .C)(store, { commit, commands: decidedCommands({ objective, guards }) })).keys(),
    ];
    const { writable = [] } = objective;
    const openings = { writable, writableKey: 'objective.writable', permit: boundaries.permit };
    return (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readProtectedFiles */ .sz)(store, { commit, globs, openings, commands });
}
function findBase(records, state) {
    const named = records.find(({ run }) => typeof run?.base === 'string')?.run?.base;
    if (named)
        return named;
    const known = state?.base_commit === '' ? undefined : state?.base_commit;
    const isForeign = records[0] !== undefined && typeof records[0].base_commit !== 'string';
    if (isForeign && known !== undefined)
        return known;
    return records.find(({ base_commit: base }) => typeof base === 'string')?.base_commit ?? known;
}
function requireWholeLedger({ name }, { records, state }) {
    const held = (0,_fold_js__WEBPACK_IMPORTED_MODULE_21__/* .foldRecords */ .I)(records, 'max').iterations_completed;
    if (state?.run_id === undefined || state.iterations_completed <= held)
        return;
    throw lostRecords(name, `state.json knows of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_26__/* .plural */ .LS)(state.iterations_completed, 'iteration')}, the ledger of ${held}`);
}
function lostRecords(name, found) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `records of "${name}" are missing: ${found}`,
        remedy: `Rebuild them from git: autorize repair ${name}`,
    });
}
async function requireCommit(refs, { commit, name }) {
    if (await (0,_kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_27__/* .hasCommit */ .Q)(refs, commit))
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the base commit ${commit} of the experiment "${name}" is not in this repository`,
        remedy: `Fetch it (git fetch --unshallow, or from the repository that has it), or start again: autorize run ${name} --fresh`,
    });
}
async function finishAcceptance({ paths, ledger, intents, decisions, refs, base, parentEnv, }) {
    const last = intents.records.at(-1);
    if (last === undefined)
        return;
    const { hash, ...fields } = last;
    const intent = fields;
    const { records } = (0,_store_js__WEBPACK_IMPORTED_MODULE_24__/* .decodeRecords */ .bs)(paths, ledger.records);
    if (records.some(({ iter }) => iter === intent.iter))
        return;
    const expected = (0,_fold_js__WEBPACK_IMPORTED_MODULE_21__/* .foldRecords */ .I)(records, 'max').last_kept_commit ?? base;
    if ((0,_intent_js__WEBPACK_IMPORTED_MODULE_22__/* .decodeIntent */ .H)(last) === undefined || intent.ref !== (0,_branch_js__WEBPACK_IMPORTED_MODULE_20__/* .refOf */ .H8)(paths)) {
        throw lostRecords(paths.name, `the acceptance of iteration ${intent.iter} that was begun is not one of this run`);
    }
    if (intent.parent !== expected && !records.some(_branch_js__WEBPACK_IMPORTED_MODULE_20__/* .isForeignAcceptance */ .ie)) {
        throw lostRecords(paths.name, `iteration ${intent.iter} was kept on ${intent.parent}, which the ledger does not hold`);
    }
    const folder = (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_10__/* .privateAreaFolder */ .PH)({ repository: paths.repository, name: paths.name, parentEnv });
    await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_10__/* .endSession */ .ky)(folder);
    const store = (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_13__/* .findStore */ .h$)({ folder: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_10__/* .storeFolder */ .IS)(folder), base });
    if (store !== undefined)
        (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_12__/* .removeStaleLocks */ .sW)(store.gitDir);
    const recovery = await (0,_engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_4__/* .recoverAcceptance */ ._M)({
        ...{ store, repository: paths.repository, trailer: _state_js__WEBPACK_IMPORTED_MODULE_23__/* .TRAILERS */ .jl.record },
        beforeSwap: (commit) => (0,_engine_acceptance_accepted_here_js__WEBPACK_IMPORTED_MODULE_5__/* .markAcceptedHere */ .bA)(folder, commit),
    }, { intent, hash: String(hash), refs });
    if (recovery.kind === 'kept') {
        for (const record of (0,_intent_js__WEBPACK_IMPORTED_MODULE_22__/* .missingDecisions */ .y)(decisions.records, intent))
            decisions.append(record);
        ledger.append({ ...intent.draft, commit: recovery.commit });
    }
    if (recovery.kind === 'moved') {
        throw (0,_branch_js__WEBPACK_IMPORTED_MODULE_20__/* .branchMoved */ .iu)(paths.name, { expected: intent.old ?? base, actual: recovery.actual });
    }
}
const STEPS_OF_NONE = ['Idle', 'Done'];
function findInFlight(paths, records) {
    const recorded = new Set(records.map(({ iter }) => iter));
    const state = (0,_store_js__WEBPACK_IMPORTED_MODULE_24__/* .readState */ .un)(paths);
    const secrets = state === undefined || STEPS_OF_NONE.includes(state.current_step) ? null : state.iter_in_progress;
    const begun = new Set([...(0,_store_js__WEBPACK_IMPORTED_MODULE_24__/* .listIterationFolders */ .tU)(paths), ...(secrets === null ? [] : [secrets])]);
    return [...begun].filter((iter) => !recorded.has(iter)).sort((one, other) => one - other);
}
function dropBaseline(paths) {
    const folder = (0,_store_js__WEBPACK_IMPORTED_MODULE_24__/* .iterationFolder */ .OO)(paths, 0);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
}


/***/ }),

/***/ 13584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ listChanges)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3800);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80829);






async function listChanges(request) {
    const { repository, home, head, parentEnv, untracked = 'normal' } = request;
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(request.gitDir, 'status');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(gitDir, { recursive: true, force: true });
    (0,_git_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .writeGitFolder */ .e)(gitDir, { objectFormat: repository.objectFormat, commit: head });
    for (const name of ['refs', 'info'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, name));
    copyIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDir, 'index'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'index'));
    copyIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonDir, 'info', 'exclude'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'info', 'exclude'));
    const ignored = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parentEnv.XDG_CONFIG_HOME || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parentEnv.HOME || '/', '.config'), 'git', 'ignore');
    const git = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .bindGit */ .uD)({ gitDir, home, workTree: repository.folder, objects: repository.objects });
    const asked = [
        'status',
        '--porcelain',
        '-z',
        '--no-renames',
        `--untracked-files=${untracked}`,
        '--ignore-submodules=all',
    ];
    const { stdout } = await git([...((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ignored) ? ['-c', `core.excludesFile=${ignored}`] : []), ...asked]);
    return (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .splitNul */ .K)(stdout).map((line) => (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(line.subarray(3)));
}
function copyIfThere(from, to) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(from, to);
}


/***/ })

};

