export const id = 7268;
export const ids = [7268];
export const modules = {

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

/***/ 95639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sr: () => (/* binding */ detectBenchmarkFormat),
  ES: () => (/* binding */ differentSet),
  ci: () => (/* binding */ readBenchmarkScore)
});

// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/engine/benchmarks/formats.js + 22 modules
var formats = __webpack_require__(6855);
// EXTERNAL MODULE: ./build/engine/benchmarks/kinds.js
var kinds = __webpack_require__(43399);
;// CONCATENATED MODULE: ./build/engine/benchmarks/name-filter.js
function matchesName(pattern, name) {
    const [first = '', ...rest] = pattern.split('*');
    const last = rest.pop();
    if (last === undefined)
        return name === first;
    if (!name.startsWith(first))
        return false;
    let at = first.length;
    for (const part of rest) {
        const found = name.indexOf(part, at);
        if (found === -1)
            return false;
        at = found + part.length;
    }
    return name.length - last.length >= at && name.endsWith(last);
}

// EXTERNAL MODULE: ./build/engine/benchmarks/output.js + 1 modules
var benchmarks_output = __webpack_require__(47213);
;// CONCATENATED MODULE: ./build/engine/benchmarks/benchmark-score.js





const MAX_BENCHMARKS = 1000;
const MAX_NAME_LENGTH = 300;
const MAX_SHOWN = 3;
function readBenchmarkScore(printed, parse) {
    const { kind, only, statistic } = parse;
    const { read, aggregate, expected } = formats/* BENCHMARK_FORMATS */.LS[kind];
    const output = (0,benchmarks_output/* readOutput */.o)(printed);
    const found = read(output, statistic);
    if ('issue' in found)
        return { reason: `the output of the evaluator is not ${expected}, whole: ${found.issue}` };
    if (found.length === 0)
        return { reason: missing(output, expected) };
    if (output.isCut && output.json.values.length === 0)
        return { reason: `the output of the evaluator ends within a line; expected ${expected}, whole` };
    const chosen = only === undefined ? found : found.filter(({ name }) => only.some((each) => matchesName(each, name)));
    const unmatched = only?.find((each) => !found.some(({ name }) => matchesName(each, name)));
    if (unmatched !== undefined) {
        const names = listNames(found.map(({ name }) => name));
        return { reason: `no benchmark fits ${(0,base_text/* quoted */.TL)(unmatched)} of objective.parse.only; there ${names}` };
    }
    const issue = issueOf(chosen, aggregate);
    if (issue !== undefined)
        return { reason: issue };
    const metrics = Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
    return { score: aggregateOf(Object.values(metrics), aggregate), metrics };
}
function missing({ lines, json }, expected) {
    const first = lines.find((line) => line.trim() !== '');
    const what = json.isCut ? 'a JSON text in it does not end' : `its first line is ${(0,base_text/* quoted */.TL)(first?.trim())}`;
    const found = first === undefined ? 'it is empty' : what;
    return `no benchmark found in the output of the evaluator; expected ${expected}; ${found}`;
}
function listNames(names) {
    const shown = names.slice(0, MAX_SHOWN).map((name) => (0,base_text/* quoted */.TL)(name));
    const more = names.length > MAX_SHOWN ? `, … (${names.length})` : '';
    return `${names.length === 1 ? 'is' : 'are'} ${shown.join(', ')}${more}`;
}
function issueOf(readings, aggregate) {
    const known = new Map();
    for (const { name, value } of readings) {
        if (name.trim() === '' || name === '__proto__' || name.length > MAX_NAME_LENGTH)
            return `a benchmark is called ${(0,base_text/* quoted */.TL)(name)}; expected a name of at most ${MAX_NAME_LENGTH} characters`;
        const isFit = Number.isFinite(value) && (aggregate === 'total' ? value >= 0 : value > 0);
        if (!isFit)
            return `benchmark ${(0,base_text/* quoted */.TL)(name)} has the value ${value}; expected a number above 0`;
        const other = known.get(name);
        if (other !== undefined && other !== value)
            return `benchmark ${(0,base_text/* quoted */.TL)(name)} has two results, ${other} and ${value}; expected one: measure each once`;
        known.set(name, value);
    }
    if (known.size <= MAX_BENCHMARKS)
        return undefined;
    return `${(0,base_text/* plural */.LS)(known.size, 'benchmark')}; expected at most ${MAX_BENCHMARKS}: choose some with objective.parse.only`;
}
function aggregateOf(values, aggregate) {
    if (aggregate === 'total')
        return values.reduce((sum, each) => sum + each, 0);
    const [only, ...others] = values;
    if (only !== undefined && others.length === 0)
        return only;
    return Math.exp(values.reduce((sum, each) => sum + Math.log(each), 0) / values.length);
}
function detectBenchmarkFormat(printed) {
    const output = (0,benchmarks_output/* readOutput */.o)(printed);
    return kinds/* BENCHMARK_KINDS */.i.find((kind) => {
        const found = formats/* BENCHMARK_FORMATS */.LS[kind].read(output, undefined);
        return !('issue' in found) && found.length > 0;
    });
}
function differentSet(base, found) {
    const [known, own] = [new Set(base), new Set(found)];
    const missing = base.filter((name) => !own.has(name));
    const created = found.filter((name) => !known.has(name));
    if (missing.length > 0)
        return `${sayNames(missing)} missing, which the base has`;
    return created.length === 0 ? undefined : `${sayNames(created)} new, and the base has no result to compare with`;
}
function sayNames(names) {
    const noun = names.length === 1 ? 'benchmark' : 'benchmarks';
    const shown = names.slice(0, MAX_SHOWN).map((name) => (0,base_text/* quoted */.TL)(name));
    const more = names.length > MAX_SHOWN ? ` and ${names.length - MAX_SHOWN} more` : '';
    return `${noun} ${shown.join(', ')}${more} ${names.length === 1 ? 'is' : 'are'}`;
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
/* harmony import */ var _engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74832);
/* harmony import */ var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2886);
/* harmony import */ var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76952);



function hiddenPaths({ objective }, parentEnv) {
    const { holdout, confirm } = objective;
    return [...(holdout === undefined ? [] : [holdout]), confirm].flatMap((written) => (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__/* .unsealCommand */ .g5)(written, parentEnv)?.paths ?? written.files);
}
function hasSecrets(config, parentEnv) {
    const { holdout, confirm } = config.objective;
    return holdout !== undefined || (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__/* .isReference */ .A_)(confirm) || hiddenPaths(config, parentEnv).length > 0;
}
function secretTexts({ objective }, parentEnv) {
    const { holdout, confirm } = objective;
    const secret = [...(holdout === undefined ? [] : [holdout]), ...((0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__/* .isReference */ .A_)(confirm) ? [confirm] : [])];
    return [...new Set(secret.flatMap((written) => (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__/* .textsOfHidden */ .qz)(written, parentEnv)))];
}
function secretTables({ environment, ...agents }, parentEnv) {
    return [...(0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentsOf */ .et)(agents).map(({ agent }) => agent.env), ...(0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .keyTables */ .RO)(environment, parentEnv)];
}
function secretCommands({ objective }, parentEnv) {
    const { holdout, confirm } = objective;
    const secret = [...(holdout === undefined ? [] : [holdout]), confirm].filter(_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__/* .isReference */ .A_);
    return secret.flatMap((written) => (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__/* .unsealCommand */ .g5)(written, parentEnv)?.command ?? []);
}


/***/ }),

/***/ 11369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ BestSoFar),
/* harmony export */   LK: () => (/* binding */ isBetter),
/* harmony export */   zI: () => (/* binding */ isBest)
/* harmony export */ });
/* harmony import */ var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65991);

const NONE = { isReset: false, best: undefined };
class BestSoFar {
    #records;
    #direction;
    #best;
    #index = -1;
    #rejections;
    constructor(records, direction) {
        this.#records = records;
        this.#direction = direction;
    }
    next() {
        this.#index += 1;
        const record = this.#records[this.#index];
        if (record === undefined)
            return this.#best;
        if (record.rejection) {
            this.#best = this.#rejectionsNow().bestWithout(record.rejection.iter, this.#index);
        }
        else {
            this.#best = combine({ isReset: false, best: this.#best }, effectOf(record), this.#direction).best;
        }
        return this.#best;
    }
    #rejectionsNow() {
        if (this.#rejections?.count === this.#records.length)
            return this.#rejections;
        const rejections = new Rejections(this.#records, this.#direction);
        for (const [index, { rejection }] of this.#records.slice(0, this.#index).entries()) {
            if (rejection)
                rejections.bestWithout(rejection.iter, index);
        }
        this.#rejections = rejections;
        return rejections;
    }
}
class Rejections {
    count;
    #effects;
    #leaves;
    #places = new Map();
    #direction;
    constructor(records, direction) {
        this.#direction = direction;
        this.count = records.length;
        this.#leaves = 2 ** Math.ceil(Math.log2(records.length));
        this.#effects = new Array(2 * this.#leaves).fill(NONE);
        for (const [index, record] of records.entries()) {
            const places = this.#places.get(record.iter);
            if (places === undefined)
                this.#places.set(record.iter, [index]);
            else
                places.push(index);
            this.#effects[this.#leaves + index] = record.rejection ? NONE : effectOf(record);
        }
        for (let node = this.#leaves - 1; node > 0; node -= 1)
            this.#join(node);
    }
    bestWithout(iter, now) {
        const places = this.#places.get(iter) ?? [];
        for (const place of places)
            this.#drop(this.#leaves + place);
        this.#places.set(iter, places.slice(0, 1));
        const first = places[0];
        return first === undefined || first > now ? undefined : this.#before(first);
    }
    #drop(leaf) {
        if (this.#effects[leaf] === NONE)
            return;
        this.#effects[leaf] = NONE;
        for (let node = leaf >> 1; node > 0; node >>= 1)
            this.#join(node);
    }
    #join(node) {
        this.#effects[node] = combine(this.#at(2 * node), this.#at(2 * node + 1), this.#direction);
    }
    #before(place) {
        let [node, after] = [this.#leaves + place, NONE];
        for (; node > 1; node >>= 1)
            if (node % 2 === 1)
                after = combine(this.#at(node - 1), after, this.#direction);
        return after.best;
    }
    #at(node) {
        return this.#effects[node] ?? NONE;
    }
}
const NO_FIGURES = ['simplify', 'distil'];
const BY_PAIRS = _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_NAMES */ .So.filter((name) => _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICIES */ .PQ[name].boundsErrors);
function effectOf({ iter, outcome, score, decision }) {
    if (typeof score !== 'number' || (outcome !== 'merged' && outcome !== 'baseline'))
        return NONE;
    const isNoFigure = BY_PAIRS.includes(decision?.policy ?? '') || NO_FIGURES.includes(decision?.purpose);
    return { isReset: outcome === 'merged' && isNoFigure, best: { score, iter } };
}
function combine(before, after, direction) {
    if (after.isReset || before.best === undefined) {
        return { isReset: before.isReset || after.isReset, best: after.best };
    }
    const isTaken = after.best !== undefined && isBetter(after.best.score, before.best.score, direction);
    return { isReset: before.isReset, best: isTaken ? after.best : before.best };
}
function isBest(record, best, direction) {
    const { isReset, best: own } = effectOf(record);
    return own !== undefined && (isReset || best === undefined || isBetter(own.score, best, direction));
}
function isBetter(score, best, direction) {
    return direction === 'min' ? score < best : score > best;
}


/***/ }),

/***/ 11346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: () => (/* binding */ branchProblem),
/* harmony export */   ie: () => (/* binding */ isForeignAcceptance),
/* harmony export */   iu: () => (/* binding */ branchMoved)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61319);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26099);



function isForeignAcceptance({ outcome, commit }) {
    return outcome === 'merged' && typeof commit !== 'string';
}
function branchProblem(name, { records, base, actual, }) {
    if (records.length === 0 || records.some(isForeignAcceptance))
        return undefined;
    const expected = (0,_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .foldRecords */ .IN)(records, 'max').last_kept_commit ?? base;
    if (expected === undefined || expected === actual)
        return undefined;
    return branchMoved(name, { expected, actual });
}
function branchMoved(name, { expected, actual }) {
    const branch = (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .branchOf */ .W0)(name);
    const found = actual === undefined ? `the branch ${branch} is missing` : `the branch ${branch} is at ${actual}`;
    const command = actual === undefined ? `git branch ${branch} ${expected}` : `git branch -f ${branch} ${expected}`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `${found}; the records say that it is at ${expected}`,
        remedy: `Restore it: ${command}. Or close the experiment: autorize archive ${name}`,
    });
}


/***/ }),

/***/ 85360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ checkBranch),
/* harmony export */   E0: () => (/* binding */ findBranch),
/* harmony export */   H8: () => (/* binding */ refOf),
/* harmony export */   Sp: () => (/* binding */ requireFreeBranch),
/* harmony export */   un: () => (/* binding */ mayMerge)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72527);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23727);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83144);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63342);
/* harmony import */ var _branch_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11346);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61319);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26099);








async function checkBranch(request) {
    const { paths, refs, base } = request;
    const { commit, from } = await findBranch(request);
    if (commit !== undefined)
        return commit;
    const moved = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .moveRef */ .LH)(refs, { ref: refOf(paths), from, to: base });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('branch:after-move');
    if (moved.kind === 'done')
        return base;
    throw (0,_branch_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .branchMoved */ .iu)(paths.name, { expected: base, actual: moved.actual });
}
async function findBranch({ paths, refs, base, records }) {
    requireFreeBranch(paths);
    requireRoom(paths);
    const actual = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .readRef */ .sg)(refs, refOf(paths));
    const { last_kept_commit: accepted } = (0,_fold_js__WEBPACK_IMPORTED_MODULE_5__/* .foldRecords */ .IN)(records, 'max');
    if (accepted === null && actual !== undefined && records.some(_branch_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .isForeignAcceptance */ .ie))
        return { commit: actual, from: actual };
    const expected = accepted ?? base;
    if (actual === expected)
        return { commit: expected, from: actual };
    if (records.length === 0) {
        if (actual === undefined || (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_7__/* .isAncestor */ .Q)(refs, { base: actual, branchHead: base })))
            return { commit: undefined, from: actual };
        if (await isAcceptedCommitOf(refs, paths.name, actual))
            throw unrecordedBranch(paths);
        if (await isLockedElsewhere(refs, { ref: refOf(paths), commit: actual }))
            return { commit: undefined, from: actual };
        throw foreignBranch(paths, actual);
    }
    if (actual !== undefined &&
        (await isAcceptedCommitOf(refs, paths.name, actual)) &&
        !(await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_7__/* .isAncestor */ .Q)(refs, { base: actual, branchHead: expected }))) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
            message: `the branch ${(0,_state_js__WEBPACK_IMPORTED_MODULE_6__/* .branchOf */ .W0)(paths.name)} holds accepted changes that the ledger does not: it is at ${actual}`,
            remedy: `Rebuild their records from git: autorize repair ${paths.name}. If another machine accepted them, fetch them: autorize pull ${paths.name}`,
        });
    }
    throw (0,_branch_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .branchMoved */ .iu)(paths.name, { expected, actual });
}
function mayMerge({ iteration, handover }) {
    return iteration.parallel > 1 || handover.distil;
}
function refOf({ name }) {
    return `refs/heads/${(0,_state_js__WEBPACK_IMPORTED_MODULE_6__/* .branchOf */ .W0)(name)}`;
}
function requireFreeBranch(paths) {
    (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .requireNotCheckedOut */ .Wf)(paths.repository, refOf(paths));
}
function requireRoom({ name, repository }) {
    const [folder = ''] = (0,_state_js__WEBPACK_IMPORTED_MODULE_6__/* .branchOf */ .W0)(name).split('/');
    if ((0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .readBranchFile */ .TQ)(repository, folder) === undefined)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `there is a branch "${folder}", so git cannot create "${(0,_state_js__WEBPACK_IMPORTED_MODULE_6__/* .branchOf */ .W0)(name)}"`,
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
        message: `the branch ${(0,_state_js__WEBPACK_IMPORTED_MODULE_6__/* .branchOf */ .W0)(name)} holds accepted changes of "${name}" that have no record here`,
        remedy: `Rebuild the records from git: autorize repair ${name}. If another machine made the branch, fetch them: autorize pull ${name}. Or start again: autorize archive ${name}`,
    });
}
function foreignBranch({ name }, actual) {
    const branch = (0,_state_js__WEBPACK_IMPORTED_MODULE_6__/* .branchOf */ .W0)(name);
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `there is a branch ${branch} already, at ${actual}, and no record of this experiment names it`,
        remedy: `Rename it (git branch -m ${branch} another-name), or give the experiment another name.`,
    });
}
async function isAcceptedCommitOf(refs, name, commit) {
    const { stdout } = await refs(['cat-file', 'commit', '--end-of-options', commit]);
    return stdout.toString().split('\n').includes(`${_state_js__WEBPACK_IMPORTED_MODULE_6__/* .TRAILERS */ .jl.experiment}: ${name}`);
}


/***/ }),

/***/ 61319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ foldRecords),
/* harmony export */   J1: () => (/* binding */ LedgerFold),
/* harmony export */   lN: () => (/* binding */ findBase)
/* harmony export */ });
/* harmony import */ var _best_so_far_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11369);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74773);


function foldRecords(records, direction) {
    return new LedgerFold(records, direction).state();
}
class LedgerFold {
    #records;
    #scores;
    #best;
    #count = 0;
    #completed = 0;
    #noops = 0;
    #lastIter = 0;
    #lastAccepted = null;
    constructor(records, direction) {
        this.#records = records;
        this.#scores = new _best_so_far_js__WEBPACK_IMPORTED_MODULE_0__/* .BestSoFar */ .IM(records, direction);
    }
    state() {
        for (const record of this.#records.slice(this.#count))
            this.#take(record);
        return {
            best_score: this.#best?.score ?? null,
            best_iter: this.#best?.iter ?? null,
            iterations_completed: this.#completed,
            consecutive_noops: this.#noops,
            next_iter: this.#lastIter + 1,
            last_kept_commit: this.#lastAccepted,
        };
    }
    #take(record) {
        const { outcome, iter, commit } = record;
        const streak = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .streakOf */ .qt)(record);
        if (_record_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOME_RULES */ .fA[outcome].counts)
            this.#completed += 1;
        if (streak === 'grows')
            this.#noops += 1;
        if (streak === 'ends')
            this.#noops = 0;
        this.#lastIter = Math.max(this.#lastIter, iter);
        if (outcome === 'merged' && typeof commit === 'string')
            this.#lastAccepted = commit;
        this.#best = this.#scores.next();
        this.#count += 1;
    }
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

/***/ 58991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ openRecords)
/* harmony export */ });
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1119);

const looked = new WeakMap();
function openRecords(paths, ledger) {
    const known = looked.get(ledger) ?? begin(paths, ledger);
    for (const line of ledger.since(known.count))
        take(paths, known, line);
    return known;
}
function begin(paths, ledger) {
    const known = { count: 0, records: [], problem: undefined, changed: new Set() };
    looked.set(ledger, known);
    const derived = ledger.readDerived();
    if (derived !== undefined) {
        const changed = derived.value;
        for (const line of ledger.records.slice(0, derived.count)) {
            if (changed.has(known.count))
                take(paths, known, line);
            else
                takeAsItStands(known, line);
        }
    }
    ledger.deriveWith(() => {
        const { problem } = openRecords(paths, ledger);
        return problem === undefined ? known.changed : undefined;
    });
    return known;
}
function take(paths, known, line) {
    const { records, problem } = (0,_store_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeRecords */ .bs)(paths, [line], known.count);
    known.problem ??= problem;
    const [record] = records;
    if (record === line) {
        takeAsItStands(known, record);
        return;
    }
    known.changed.add(known.count);
    known.count += 1;
    if (record !== undefined)
        known.records.push(record);
}
function takeAsItStands(known, record) {
    known.count += 1;
    known.records.push(record);
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
/* harmony export */   Z4: () => (/* binding */ isOwnFile),
/* harmony export */   ZB: () => (/* binding */ lockToArchive),
/* harmony export */   dI: () => (/* binding */ finishAcceptance),
/* harmony export */   us: () => (/* binding */ findProtected),
/* harmony export */   vo: () => (/* binding */ dropBaseline),
/* harmony export */   w_: () => (/* binding */ requireWholeLedger)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_json_path_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(65090);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(7953);
/* harmony import */ var _decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64802);
/* harmony import */ var _engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37008);
/* harmony import */ var _engine_acceptance_accepted_here_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90165);
/* harmony import */ var _engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74832);
/* harmony import */ var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15310);
/* harmony import */ var _engine_evaluation_default_protection_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99539);
/* harmony import */ var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76952);
/* harmony import */ var _engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26765);
/* harmony import */ var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(29460);
/* harmony import */ var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(22989);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(13096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(25367);
/* harmony import */ var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(68724);
/* harmony import */ var _kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(55523);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(42205);
/* harmony import */ var _kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(34742);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(63342);
/* harmony import */ var _kernel_user_work_tree_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(13584);
/* harmony import */ var _config_secret_commands_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(14836);
/* harmony import */ var _branch_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(85360);
/* harmony import */ var _branch_problem_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(11346);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(61319);
/* harmony import */ var _intent_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(14714);
/* harmony import */ var _open_records_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(58991);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(26099);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(1119);































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
    const own = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_16__/* .takeRunLock */ .Cc)({ path: paths.lock, now });
    if (own.kind === 'held')
        throw heldError(paths, own);
    const { commonDir } = paths.repository;
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees')))
        return own;
    const shared = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_16__/* .takeRunLock */ .Cc)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, `autorize-${paths.name}.lock`), now });
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
    return (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_15__/* .lockedError */ .hp)(held, { what: `the experiment "${name}" is`, look: `autorize status ${name}` });
}
function resolveAgentEnv(paths, { config, agent: { agent, path } = (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_6__/* .agentsOf */ .et)(config)[0] }, { env }) {
    const file = (0,_store_js__WEBPACK_IMPORTED_MODULE_27__/* .shownPath */ .pS)(paths, paths.config);
    const values = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_12__/* .requireTable */ .ms)(agent.env, { parentEnv: env, path: (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_28__/* .renderPath */ .i7)([...path, 'env']), file });
    const secret = {
        secrets: (0,_config_secret_commands_js__WEBPACK_IMPORTED_MODULE_20__/* .secretCommands */ .JJ)(config, env),
        ...{ file, found: 'the command of holdout or confirmation' },
        expected: 'no variable that would disclose it to agents',
    };
    (0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_10__/* .requireAbsent */ .B)(values, secret);
    const table = 'environment.env';
    (0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_10__/* .requireAbsent */ .B)((0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_12__/* .requireTable */ .ms)(config.environment.env, { parentEnv: env, path: `$.${table}`, file }), {
        ...secret,
        table,
    });
    return values;
}
function chooseLevel({ agent }) {
    return (0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_17__/* .requireLevel */ .q1)({ requested: agent.sandbox, network: agent.network });
}
async function listUncommitted({ repository }, { gitDir, home, head, parentEnv }) {
    const all = await (0,_kernel_user_work_tree_js__WEBPACK_IMPORTED_MODULE_19__/* .listChanges */ .W)({ repository, gitDir, home, head, parentEnv });
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
    const others = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_18__/* .listHeads */ .Y3)(repository).map(({ folder }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize'));
    if (level.kind === 'bubblewrap' || !(0,_config_secret_commands_js__WEBPACK_IMPORTED_MODULE_20__/* .hasSecrets */ .kH)(config, env))
        return [...(0,_config_secret_commands_js__WEBPACK_IMPORTED_MODULE_20__/* .hiddenPaths */ .v_)(config, env), ...others];
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
        const missing = (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_9__/* .countMissing */ .Gc)(set, env);
        if (missing === 0)
            continue;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `the ${what} of "${name}" cannot be asked here: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_29__/* .plural */ .LS)(missing, 'path')} that its command or objective.${key}.files names ${missing === 1 ? 'is' : 'are'} not there`,
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
        ...(await (0,_engine_evaluation_default_protection_js__WEBPACK_IMPORTED_MODULE_8__/* .findDefaultGlobs */ .C)(store, { commit, commands: decidedCommands({ objective, guards }) })).keys(),
    ];
    const { writable = [] } = objective;
    const openings = { writable, writableKey: 'objective.writable', permit: boundaries.permit };
    return (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readProtectedFiles */ .sz)(store, { commit, globs, openings, commands });
}
function requireWholeLedger({ name }, { records, state }) {
    const held = (0,_fold_js__WEBPACK_IMPORTED_MODULE_23__/* .foldRecords */ .IN)(records, 'max').iterations_completed;
    if (state?.run_id === undefined || state.iterations_completed <= held)
        return;
    throw lostRecords(name, `state.json knows of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_29__/* .plural */ .LS)(state.iterations_completed, 'iteration')}, the ledger of ${held}`);
}
function lostRecords(name, found) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `records of "${name}" are missing: ${found}`,
        remedy: `Rebuild them from git: autorize repair ${name}`,
    });
}
async function requireCommit(refs, { commit, name }) {
    if (await (0,_kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_30__/* .hasCommit */ .Q)(refs, commit))
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
    const { records } = (0,_open_records_js__WEBPACK_IMPORTED_MODULE_25__/* .openRecords */ .t)(paths, ledger);
    if (records.some(({ iter }) => iter === intent.iter))
        return;
    const expected = (0,_fold_js__WEBPACK_IMPORTED_MODULE_23__/* .foldRecords */ .IN)(records, 'max').last_kept_commit ?? base;
    if ((0,_intent_js__WEBPACK_IMPORTED_MODULE_24__/* .decodeIntent */ .H)(last) === undefined || intent.ref !== (0,_branch_js__WEBPACK_IMPORTED_MODULE_21__/* .refOf */ .H8)(paths)) {
        throw lostRecords(paths.name, `the acceptance of iteration ${intent.iter} that was begun is not one of this run`);
    }
    if (intent.parent !== expected && !records.some(_branch_problem_js__WEBPACK_IMPORTED_MODULE_22__/* .isForeignAcceptance */ .ie)) {
        throw lostRecords(paths.name, `iteration ${intent.iter} was kept on ${intent.parent}, which the ledger does not hold`);
    }
    const folder = (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_11__/* .privateAreaFolder */ .PH)({ repository: paths.repository, name: paths.name, parentEnv });
    await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_11__/* .endSession */ .ky)(folder);
    const store = (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_14__/* .findStore */ .h$)({ folder: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_11__/* .storeFolder */ .IS)(folder), base });
    if (store !== undefined)
        (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_13__/* .removeStaleLocks */ .sW)(store.gitDir);
    const recovery = await (0,_engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_4__/* .recoverAcceptance */ ._M)({
        ...{ store, repository: paths.repository, trailer: _state_js__WEBPACK_IMPORTED_MODULE_26__/* .TRAILERS */ .jl.record },
        beforeSwap: (commit) => (0,_engine_acceptance_accepted_here_js__WEBPACK_IMPORTED_MODULE_5__/* .markAcceptedHere */ .bA)(folder, commit),
    }, { intent, hash: String(hash), refs });
    if (recovery.kind === 'kept') {
        for (const record of (0,_intent_js__WEBPACK_IMPORTED_MODULE_24__/* .missingDecisions */ .y)(decisions.records, intent))
            decisions.append(record);
        ledger.append({ ...intent.draft, commit: recovery.commit });
    }
    if (recovery.kind === 'moved') {
        throw (0,_branch_problem_js__WEBPACK_IMPORTED_MODULE_22__/* .branchMoved */ .iu)(paths.name, { expected: intent.old ?? base, actual: recovery.actual });
    }
}
function dropBaseline(paths) {
    const folder = (0,_store_js__WEBPACK_IMPORTED_MODULE_27__/* .iterationFolder */ .OO)(paths, 0);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
}


/***/ }),

/***/ 31409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f3: () => (/* binding */ PARSE_TIMEOUT_MS),
  TD: () => (/* binding */ evaluateFor),
  Q6: () => (/* binding */ findReadLeftovers),
  _K: () => (/* binding */ isGuardFailure),
  yN: () => (/* binding */ parseScore),
  _l: () => (/* binding */ preparingOf),
  DR: () => (/* binding */ scoreTree)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(15902);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/engine/benchmarks/benchmark-score.js + 1 modules
var benchmark_score = __webpack_require__(95639);
// EXTERNAL MODULE: ./build/engine/environment/step-network.js
var step_network = __webpack_require__(7168);
// EXTERNAL MODULE: ./build/engine/evaluation/evaluation.js + 7 modules
var evaluation_evaluation = __webpack_require__(2774);
// EXTERNAL MODULE: ./build/engine/evaluation/preparing-steps.js
var preparing_steps = __webpack_require__(54620);
// EXTERNAL MODULE: ./build/engine/evaluation/shared-state.js
var shared_state = __webpack_require__(95465);
// EXTERNAL MODULE: ./build/engine/workspace/private-area.js + 8 modules
var private_area = __webpack_require__(29460);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(74044);
;// CONCATENATED MODULE: ./build/base/dotted-path.js


const KEY = '("(?:[^"\\\\\\p{Cc}]|\\\\["\\\\/bfnrt])*")';
const STEP = new RegExp(`\\.([A-Za-z_]\\w*)|\\.?\\[(-?\\d{1,9})\\]|\\.${KEY}|\\.?\\[${KEY}\\]`, 'uy');
function parseDottedPath(program) {
    const text = program.trim();
    if (text === '.')
        return [];
    if (!text.startsWith('.'))
        return undefined;
    const path = [];
    let at = 0;
    while (at < text.length) {
        STEP.lastIndex = at;
        const step = STEP.exec(text);
        if (step === null)
            return undefined;
        const key = step[3] ?? step[4];
        path.push(step[1] ?? (key === undefined ? Number(step[2]) : String(JSON.parse(key))));
        at = STEP.lastIndex;
    }
    return path;
}
function followDottedPath(value, path) {
    let current = value;
    for (const step of path) {
        if (current === null)
            continue;
        if (typeof step === 'number' && Array.isArray(current)) {
            current = current.at(step) ?? null;
        }
        else if (typeof step === 'string' && (0,decode/* isObject */.Gv)(current)) {
            current = Object.hasOwn(current, step) ? current[step] : null;
        }
        else {
            return { reason: `${(0,base_text/* quoted */.TL)(current)} has no ${(0,base_text/* quoted */.TL)(step)}` };
        }
    }
    return { value: current };
}

// EXTERNAL MODULE: ./build/kernel/timed-task.js
var timed_task = __webpack_require__(38281);
;// CONCATENATED MODULE: ./build/kernel/jq.js




const MAX_INPUT_BYTES = 64 * 1024;
async function evaluateJq({ program, input, timeoutMs, signal }) {
    const path = parseDottedPath(program);
    const document = path === undefined ? undefined : parseDocument(input);
    if (path !== undefined && document !== undefined) {
        const followed = followDottedPath(document.value, path);
        if ('reason' in followed)
            return failed(followed.reason);
        return { kind: 'value', outputs: [JSON.stringify(followed.value)] };
    }
    const bytes = Buffer.byteLength(input);
    if (bytes > MAX_INPUT_BYTES) {
        return failed(`the input of jq has ${bytes} bytes; expected at most ${MAX_INPUT_BYTES}`);
    }
    return evaluateInThread({ program, input, timeoutMs, signal });
}
async function evaluateInThread({ program, input, timeoutMs, signal }) {
    const task = { kind: 'jq', program: guarded(program), input };
    const result = await (0,timed_task/* runTimedTask */.y)(task, { name: 'jq', timeoutMs, signal });
    return result.kind === 'failed' ? result : readMessage(result.message);
}
function guarded(program) {
    const check = 'if type == "number" and (isnan or isinfinite) then error("a number that is not finite") else . end';
    return ` [inputs | (${program}\n)] | map(${check})`;
}
function readMessage(message) {
    if ((0,decode/* isObject */.Gv)(message) && typeof message.output === 'string') {
        const outputs = parseDocument(message.output)?.value;
        if (Array.isArray(outputs))
            return { kind: 'value', outputs: outputs.map((output) => JSON.stringify(output)) };
        return failed(`jq printed ${(0,base_text/* quoted */.TL)(message.output)}; expected its outputs`);
    }
    const error = (0,decode/* isObject */.Gv)(message) && typeof message.error === 'string' ? message.error : '';
    return failed((0,base_text/* printable */.g$)(error.split('\n')[0] ?? ''));
}
function parseDocument(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return undefined;
    }
}
function failed(reason) {
    return { kind: 'failed', reason };
}

// EXTERNAL MODULE: ./build/kernel/pattern.js
var kernel_pattern = __webpack_require__(44298);
// EXTERNAL MODULE: ./build/experiment/scoring/score.js
var scoring_score = __webpack_require__(49714);
;// CONCATENATED MODULE: ./build/experiment/scoring/objective.js















const PARSE_TIMEOUT_MS = 10_000;
async function evaluateFor({ privateArea, config, protectedFiles, signal }, { name, purpose, logs: { folder, prefix }, workspace, isCurrentBest }) {
    if (!(0,external_node_fs_.existsSync)(folder))
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const { tree, seed } = name;
    const scored = await scoreTree(privateArea, {
        ...{ config, protectedFiles, tree, workspace, logs: folder, prefix, seed, purpose, signal },
    });
    if (scored.kind !== 'failed')
        return scored;
    const isLenient = isCurrentBest && config.objective.fail_mode === 'worst' && name.stage !== 'holdout';
    if (!isLenient || scored.isTampered)
        return { ...scored, isGuard: isGuardFailure(scored) };
    const { reason, timings, files } = scored;
    const score = (0,scoring_score/* worstScore */.Wx)(config.objective.direction);
    return { kind: 'scored', score, stdoutDigest: (0,hash/* sha256 */.s)(''), timings, files, worstFor: reason };
}
function evaluationOf(privateArea, request, nonce) {
    const { config, protectedFiles, tree, workspace, signal } = request;
    const { teardown } = config;
    const checkout = (0,private_area/* evaluationCheckout */.b)(privateArea, workspace);
    return {
        checkout,
        tree,
        protectedFiles,
        steps: stepsOf(request, nonce),
        teardown: teardown.command === ''
            ? undefined
            :
                step(request, { ...teardown, name: 'judge-teardown', kind: 'teardown' }),
        variables: {
            AUTORIZE_WORKDIR: checkout.folder,
            ...(request.seed === undefined ? {} : { AUTORIZE_SEED: String(request.seed) }),
        },
        ...{ signal, onStep: request.onStep, hasOthers: config.guards.length > 0 },
        ...(request.purpose?.kind === 'guards' ? { asks: 'exit' } : {}),
    };
}
async function scoreTree(privateArea, request) {
    const { config, signal } = request;
    const nonce = (0,external_node_crypto_.randomUUID)();
    const evaluation = await (0,evaluation_evaluation/* evaluateTree */.q)(privateArea, evaluationOf(privateArea, request, nonce));
    if (evaluation.kind !== 'ran')
        return evaluation;
    const { output, log, timings, files } = evaluation;
    const asked = request.purpose?.kind;
    if (asked === 'check' || asked === 'guards')
        return { kind: 'scored', score: 0, stdoutDigest: (0,hash/* sha256 */.s)(output), timings, files };
    const parsed = await parseScore(config.objective.parse, { output, nonce, signal });
    if (signal?.aborted === true)
        return { kind: 'aborted' };
    if ('reason' in parsed) {
        const { purpose } = request;
        const isHidden = purpose?.kind === 'replacement' && purpose.isSealed;
        const reason = isHidden ? `${purpose.name} printed no score` : parsed.reason;
        return { kind: 'failed', log, reason, timings, files, exitCode: 0, isTampered: false };
    }
    return { kind: 'scored', ...parsed, stdoutDigest: (0,hash/* sha256 */.s)(output), timings, files };
}
async function findReadLeftovers(privateArea, request, { isTampered, timedOut, step }, isComplete = () => Promise.resolve(false)) {
    const { config, signal } = request;
    if (isTampered || timedOut === true || config.guards.length === 0)
        return undefined;
    const nonce = (0,external_node_crypto_.randomUUID)();
    const isFine = async (output) => 'score' in (await parseScore(config.objective.parse, { output, nonce, signal })) || (await isComplete(output));
    return (0,shared_state/* findSharedState */.E)(privateArea, {
        ...evaluationOf(privateArea, request, nonce),
        failed: step?.name,
        isFine: request.purpose?.kind === 'guards' || step !== undefined ? () => Promise.resolve(true) : isFine,
    });
}
function isGuardFailure(scored) {
    return scored.kind === 'failed' && /(?:^|-)guard-\d+/.test((0,external_node_path_.basename)(scored.log ?? ''));
}
function stepsOf(request, nonce) {
    const { config, purpose = { kind: 'judge' } } = request;
    const { guards, objective } = config;
    const before = (0,preparing_steps/* preparingSteps */.sA)(preparingOf(request));
    const { tracing = 'off' } = objective;
    const scoring = {
        ...step(request, { ...objective, name: 'score', kind: 'objective' }),
        stdin: `${nonce}\n`,
        tracing,
    };
    switch (purpose.kind) {
        case 'judge':
            return [
                ...before,
                ...guards.map((guard, index) => guardStep(request, guard, index)),
                ...(purpose.also ?? []).map((command, index) => alsoStep(request, command, index)),
                scoring,
            ];
        case 'guards':
            return [...before, ...guards.map((guard, index) => guardStep(request, guard, index))];
        case 'score':
            return [...before, scoring];
        case 'check': {
            const { name, command } = purpose;
            return [...before, step(request, { name, command, timeout: objective.timeout, kind: 'guards' })];
        }
        case 'replacement': {
            const { name, command, readable, isSealed } = purpose;
            const { timeout } = objective;
            const kind = name === 'confirm' ? 'confirm' : 'holdout';
            const hidden = { stdin: `${nonce}\n`, readable, isSealed, tracing };
            return [...before, { ...step(request, { name, command, timeout, kind }), ...hidden }];
        }
        default:
            return purpose;
    }
}
function preparingOf({ config, logs, prefix = '', }) {
    const { setup, build, environment, agent, objective } = config;
    const network = (0,step_network/* resolveNetwork */.lr)({ own: environment.network, agent: agent.network, evaluator: objective.network });
    return { setup, build, network, logs: (0,external_node_path_.join)(logs, prefix) + (prefix === '' ? '/' : '') };
}
function guardStep(request, guard, index) {
    return step(request, {
        ...guard,
        name: `guard-${guard.name}`,
        title: `guard ${(0,base_text/* quoted */.TL)(guard.name)}`,
        log: `guard-${index + 1}-${fileNameOf(guard.name)}`,
        kind: 'guards',
    });
}
function alsoStep(request, command, index) {
    const { timeout } = request.config.objective;
    const name = `objective-guard-${index + 1}`;
    return step(request, { name, title: `guard ${(0,base_text/* quoted */.TL)(command)}`, command, timeout, kind: 'guards' });
}
function step({ config: { environment, agent, objective }, logs, prefix = '' }, { name, title = name, log = name, command, timeout, kind }) {
    const timeoutMs = (0,duration/* parseDuration */.E9)(timeout) ?? 0;
    const keys = { own: environment.network, agent: agent.network, evaluator: objective.network };
    const { [kind]: network } = (0,step_network/* resolveNetwork */.lr)(keys);
    return { name, kind, title, command, timeoutMs, network, logs: (0,external_node_path_.join)(logs, `${prefix}${log}`) };
}
const MAX_FILE_NAME = 60;
function fileNameOf(name) {
    return name.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, MAX_FILE_NAME);
}
async function parseScore(parse, { output, nonce, signal }) {
    switch (parse.kind) {
        case 'float':
            return (0,scoring_score/* parseFloatScore */.O6)(output);
        case 'regex': {
            const { pattern } = parse;
            const result = await (0,kernel_pattern/* matchPattern */.g)({ pattern, input: output, timeoutMs: PARSE_TIMEOUT_MS, signal });
            return result.kind === 'failed' ? { reason: result.reason } : (0,scoring_score/* parseRegexScore */.$O)(result.matches, pattern);
        }
        case 'jq': {
            const result = await evaluateJq({ program: parse.path, input: output, timeoutMs: PARSE_TIMEOUT_MS, signal });
            if (result.kind === 'failed')
                return { reason: result.reason };
            const parsed = (0,scoring_score/* parseJqScore */.LD)(result.outputs, parse.path);
            const metrics = (0,scoring_score/* parseMetrics */.Bm)(output);
            return 'score' in parsed && metrics !== undefined ? { ...parsed, metrics } : parsed;
        }
        case 'signed':
            return (0,scoring_score/* parseSignedScore */.QW)(output, nonce);
        default:
            return (0,benchmark_score/* readBenchmarkScore */.ci)(output, parse);
    }
}


/***/ }),

/***/ 49714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ parseRegexScore),
/* harmony export */   Bm: () => (/* binding */ parseMetrics),
/* harmony export */   LD: () => (/* binding */ parseJqScore),
/* harmony export */   O6: () => (/* binding */ parseFloatScore),
/* harmony export */   QW: () => (/* binding */ parseSignedScore),
/* harmony export */   Wx: () => (/* binding */ worstScore)
/* harmony export */ });
/* harmony import */ var _base_reported_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45025);
/* harmony import */ var _base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22135);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);



const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const MAX_SHOWN = 3;
function parseFloatScore(output) {
    const text = output.trim();
    if (text.startsWith('{'))
        return parseObjectScore(text);
    if (text === '')
        return { reason: 'the evaluator printed nothing; expected one number' };
    return toScore(text, 'the evaluator printed');
}
function parseObjectScore(text) {
    const value = parseJson(text);
    if (!isObject(value))
        return { reason: `the evaluator printed ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(text)}; expected one number or a JSON object` };
    const { score, cases } = value;
    if (!(0,_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__/* .isScore */ .N)(score)) {
        return { reason: `the evaluator's "score" is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(score)}; expected one ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORE_BOUND */ .q}` };
    }
    const read = { score, metrics: (0,_base_reported_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .metricsOf */ .P)(value) };
    if (cases === undefined)
        return read;
    const reported = isObject(cases) || Array.isArray(cases) ? Object.entries(cases) : [];
    const numbers = reported.filter((each) => each[0] !== '__proto__' && (0,_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__/* .isScore */ .N)(each[1]));
    if (numbers.length === reported.length && reported.length > 0)
        return { ...read, cases: Object.fromEntries(numbers) };
    return {
        reason: `the evaluator's "cases" are ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(cases)}; expected, by name or as a list, each a ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORE_BOUND */ .q}`,
    };
}
function parseMetrics(output) {
    const value = parseJson(output.trim());
    return isObject(value) ? (0,_base_reported_metrics_js__WEBPACK_IMPORTED_MODULE_2__/* .metricsOf */ .P)(value) : undefined;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function parseRegexScore({ different, places }, pattern) {
    if (different.length === 0)
        return { reason: `nothing in the output matches ${pattern}` };
    if (different.length > 1) {
        const shown = different.slice(0, MAX_SHOWN).map((capture) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(capture));
        const more = different.length > MAX_SHOWN ? ', …' : '';
        return { reason: `${places.length} score lines that differ: ${shown.join(', ')}${more}; expected one score` };
    }
    const [capture] = different;
    if (capture === undefined)
        return { reason: `the capture group of ${pattern} took no part in the match` };
    return toScore(capture, `${pattern} captured`);
}
function parseJqScore(outputs, program) {
    const [output] = outputs;
    if (output === undefined || outputs.length > 1) {
        return { reason: `${program} gave ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(outputs.length, 'output')}; expected one ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORE_BOUND */ .q}` };
    }
    const value = parseJson(output);
    if ((0,_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__/* .isScore */ .N)(value))
        return { score: value };
    return { reason: `${program} gave ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(value)}; expected one ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORE_BOUND */ .q}` };
}
function parseSignedScore(output, nonce) {
    const lines = output.split('\n').filter((line) => line.startsWith('AUTORIZE_SCORE '));
    const [line] = lines;
    if (line === undefined || lines.length > 1) {
        return { reason: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(lines.length, 'line')} with AUTORIZE_SCORE; expected exactly one, with the nonce` };
    }
    const [, supplied = '', ...rest] = line.trimEnd().split(' ');
    if (supplied !== nonce)
        return { reason: 'the AUTORIZE_SCORE line does not have the nonce of this evaluation' };
    return toScore(rest.join(' '), 'the AUTORIZE_SCORE line says');
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
function toScore(text, what) {
    const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
    if (!NUMBER.test(text))
        return { reason: `${what} ${JSON.stringify(shown)}; expected one ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORE_BOUND */ .q}` };
    const score = Number(text);
    if (!(0,_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__/* .isScore */ .N)(score))
        return { reason: `${what} ${shown}; expected one ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORE_BOUND */ .q}` };
    return { score };
}
function worstScore(direction) {
    return direction === 'min' ? Number.MAX_VALUE : -Number.MAX_VALUE;
}


/***/ }),

/***/ 44298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ matchPattern)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _timed_task_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38281);


async function matchPattern({ pattern, input, timeoutMs, signal }) {
    const name = `the pattern ${pattern}, over ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(input.length, 'character')} of output,`;
    const result = await (0,_timed_task_js__WEBPACK_IMPORTED_MODULE_0__/* .runTimedTask */ .y)({ kind: 'pattern', pattern, input }, { name, timeoutMs, signal });
    if (result.kind === 'failed')
        return result;
    return { kind: 'value', matches: result.message };
}


/***/ }),

/***/ 38281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ runTimedTask)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75919);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _timer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20677);





const MAX_HEAP_MB = 256;
function runTimedTask(task, { name, timeoutMs, signal }) {
    if (signal?.aborted === true)
        return Promise.resolve(failed(`${name} was cancelled`));
    return new Promise((resolvePromise) => {
        const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.Worker(threadFile(), {
            workerData: task,
            env: {},
            execArgv: [],
            stdout: true,
            stderr: true,
            resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
        });
        let isConcluded = false;
        const conclude = (result) => {
            if (isConcluded)
                return;
            isConcluded = true;
            timer.cancel();
            signal?.removeEventListener('abort', cancel);
            const give = () => resolvePromise(result);
            worker.terminate().then(give, give);
        };
        const cancel = () => conclude(failed(`${name} was cancelled`));
        const timer = (0,_timer_js__WEBPACK_IMPORTED_MODULE_3__/* .startTimer */ .Ip)(timeoutMs, () => conclude(failed(`${name} was not done after ${timeoutMs} ms`)));
        signal?.addEventListener('abort', cancel);
        worker.on('message', (message) => conclude({ kind: 'message', message }));
        worker.on('error', (error) => conclude(failed((0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(error.message))));
        worker.on('exit', (code) => conclude(failed(`${name} ended with ${code} and gave nothing`)));
    });
}
function threadFile() {
    const here = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url);
    return here.endsWith('.ts')
        ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(here), 'timed-task-thread.ts')
        : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(here), '..', 'timed-task', 'index.js');
}
function failed(reason) {
    return { kind: 'failed', reason };
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

