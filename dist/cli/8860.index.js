export const id = 8860;
export const ids = [8860];
export const modules = {

/***/ 51565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J$: () => (/* binding */ tryEcho),
/* harmony export */   kD: () => (/* binding */ tryDeletion),
/* harmony export */   y5: () => (/* binding */ tryNegativeControl)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
/* harmony import */ var _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77628);
/* harmony import */ var _engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38997);
/* harmony import */ var _engine_evaluation_negative_control_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74964);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13096);
/**
 * Candidates that must not pass: one that only claims to be good, one without its tests, one without anything but the
 * protected files.
 * Invariant: what is tried are trees of a private store that is thrown away; the user's repository sees nothing of it.
 */






/** Scores a candidate in which every script that an agent may change claims a score and ends. */
async function tryEcho(subject, forge) {
    const scripts = await listOpen(subject);
    if (scripts.length === 0)
        return { kind: 'untried', why: 'there is no script that an agent may change' };
    const forged = await forge();
    if (forged === undefined)
        return { kind: 'untried', why: 'what objective.parse takes cannot be made up from its output' };
    const tree = await (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_3__/* .writeForgedTree */ .hO)(subject.privateArea, scripts, forged.output);
    const scored = await subject.judge({ tree, prefix: 'echo-', of: 'claimed score', seed: 1 });
    const count = scripts.length;
    switch (scored.kind) {
        case 'aborted':
            return scored;
        case 'scored':
            if (scored.score === forged.claim)
                return { kind: 'believed', claim: forged.claim, scripts: count };
            return { kind: 'withstood', how: `the score is ${scored.score}`, scripts: count };
        case 'failed':
        case 'infra':
            return { kind: 'withstood', how: scored.reason, scripts: count };
        default:
            return scored;
    }
}
const TESTS = /(^|\/)(tests?|specs?|__tests__)\/|(\.|_|-)(test|spec)\.\w+$/;
/** Scores a candidate in which every test that an agent may delete is deleted; guards judge it, too. */
async function tryDeletion(subject, base, apartFrom) {
    const tests = await listOpen(subject, (path) => TESTS.test(path));
    if (tests.length === 0)
        return { kind: 'untried' };
    const { folder, store } = subject.privateArea;
    const { gitDir, home, base: commit } = store;
    const index = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__/* .bindGit */ .uD)({ gitDir, home, indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'deletion.index') });
    await index(['read-tree', '--end-of-options', commit]);
    // Mode 0 takes a path out.
    const lines = tests.flatMap(({ path, id }) => [
        Buffer.from(`0 ${'0'.repeat(id.length)}\t`),
        (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O0)(path),
        Buffer.alloc(1),
    ]);
    await index(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
    const tree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitLine */ .JG)(index, ['write-tree']);
    const scored = await subject.judge({ tree, prefix: 'deletion-', of: 'deleted tests' });
    if (scored.kind === 'aborted')
        return scored;
    const isPassed = scored.kind === 'scored' && subject.sign * (scored.score - base.score) >= -apartFrom;
    return { kind: isPassed ? 'passed' : 'withstood', tests: tests.length };
}
/** Scores a candidate without anything but the protected files, as often as it takes to say whether it fails. */
async function tryNegativeControl(subject, { scores: base, guards }) {
    const { store } = subject.privateArea;
    const tree = await (0,_engine_evaluation_negative_control_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .writeNegativeControlTree */ .q)(subject);
    const incumbent = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitLine */ .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${store.base}^{tree}`]);
    const named = { task: _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__/* .NEGATIVE_CONTROL_TASK */ .kt, arm: 'candidate', tree, stage: 'canary' };
    const runs = base.map(({ metrics }) => ({ ...named, arm: 'incumbent', tree: incumbent, metrics }));
    const { sign } = subject;
    const evaluated = { base: base.map(({ score }) => score), sign, isCurrentBest: tree === incumbent };
    for (const scores = [];;) {
        const isRefused = () => (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusedByMetric */ .CB)({ runs, incumbent, guards });
        const outcome = (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__/* .negativeControlOutcome */ .nZ)((0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluateNegativeControl */ .SP)({ ...evaluated, scores }), isRefused);
        if (outcome !== undefined)
            return { kind: 'concluded', ...outcome };
        const asks = scores.length === 0 ? 'whole' : 'score';
        const prefix = `broken-${scores.length + 1}-`;
        const scored = await subject.judge({ tree, prefix, of: 'negative control', asks });
        if (scored.kind === 'aborted')
            return { kind: 'aborted' };
        if (scored.kind === 'infra')
            return { kind: 'infra', reason: scored.reason };
        scores.push(scored.kind === 'scored' ? scored.score : null);
        runs.push({ ...named, metrics: scored.kind === 'scored' ? (scored.metrics ?? null) : null });
    }
}
/** Files of the base that a change may alter, the shallowest first; scripts, where nothing else is wanted. */
function listOpen({ privateArea: { store }, rules }, isWanted) {
    const isOpen = (script) => (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_3__/* .isAdmitted */ .jO)(rules, script);
    return (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_3__/* .listOpenFiles */ ._E)(store, { isOpen, ...(isWanted === undefined ? {} : { isWanted }) });
}


/***/ }),

/***/ 83785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ costsOf),
/* harmony export */   VM: () => (/* binding */ nameOfTiming),
/* harmony export */   eB: () => (/* binding */ renderSeconds),
/* harmony export */   u8: () => (/* binding */ shownStep),
/* harmony export */   zk: () => (/* binding */ renderEvaluation)
/* harmony export */ });
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50748);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/** What an evaluation costs, by its commands. Pure. */



// By the name that their time is listed under.
const SHOWN_STEPS = {
    'judge-setup': 'setup',
    'judge-teardown': 'teardown',
    score: 'evaluator',
};
/** What a person calls a step. */
function shownStep({ name, title }) {
    return SHOWN_STEPS[name] ?? title;
}
const REST = 'checkouts';
const BUILD = 'build';
/**
 * The costs of the evaluations of one tree, in the order of the commands; what is no command's comes last. `keptBuildMs`:
 * what its build took where an earlier run left it, as a change of it will have to be built.
 */
function costsOf(evaluations, { keptBuildMs } = {}) {
    const [first] = evaluations;
    if (first === undefined)
        return [];
    const later = evaluations.length > 1 ? evaluations.slice(1) : evaluations;
    const warm = (pick) => (0,_base_median_js__WEBPACK_IMPORTED_MODULE_1__/* .median */ .J)(later.map(pick)) ?? 0;
    const steps = Object.keys(first.timings).map((key) => ({
        step: nameOfTiming(key),
        coldMs: first.timings[key] ?? 0,
        warmMs: warm(({ timings }) => timings[key] ?? 0),
    }));
    const restOf = ({ tookMs, timings }) => Math.max(0, tookMs - Object.values(timings).reduce((sum, ms) => sum + ms, 0));
    const isBuilt = keptBuildMs === undefined || steps.some(({ step }) => step === BUILD);
    const kept = isBuilt ? [] : [{ step: BUILD, coldMs: keptBuildMs, warmMs: 0, isKept: true }];
    return [...kept, ...steps, { step: REST, coldMs: Math.round(restOf(first)), warmMs: Math.round(warm(restOf)) }];
}
/** The command that a time is listed for, e.g. by `guard-tests_ms`. */
function nameOfTiming(key) {
    const name = key.replace(/_ms$/, '');
    const guard = /^guard-(.*)$/s.exec(name)?.[1];
    return guard === undefined ? shownStep({ name, title: name }) : `guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(guard)}`;
}
/** `setup 12 s, then 0.4 s; guard "tests" 14 s; evaluator 3 s`. */
function renderCosts(costs) {
    return costs.map(renderCost).join('; ');
}
// Below these it is chance.
const NOTABLE_SHARE = 1.5;
const NOTABLE_MS = 500;
function renderCost({ step, coldMs, warmMs, isKept }) {
    if (isKept === true)
        return `${step} 0.0 s, kept from an earlier run, where it took ${renderSeconds(coldMs)}`;
    const isNotable = coldMs > warmMs * NOTABLE_SHARE && coldMs - warmMs > NOTABLE_MS;
    const took = isNotable ? `${renderSeconds(coldMs)}, then ${renderSeconds(warmMs)}` : renderSeconds(warmMs);
    return `${step} ${took}`;
}
/** Seconds, with as many digits as mean something. */
function renderSeconds(ms) {
    if (ms >= 100_000)
        return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .renderDuration */ .PP)(Math.round(ms / 1000) * 1000);
    return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}
/** What an evaluation costs: `setup 0.0 s, prepared before` where a step of it was not run. */
function renderEvaluation({ evaluationMs, costs, isPrepared }) {
    const parts = `${isPrepared ? 'setup 0.0 s, prepared before; ' : ''}${renderCosts(costs)}`;
    return `an evaluation takes ${renderSeconds(evaluationMs)} (${parts})`;
}


/***/ }),

/***/ 44538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ plantsOfTools),
/* harmony export */   Yo: () => (/* binding */ plantedPrograms),
/* harmony export */   eh: () => (/* binding */ includedMakefiles),
/* harmony export */   tm: () => (/* binding */ plantsAdjacent)
/* harmony export */ });
/** New files beside a protected one, by its language. */
function plantsAdjacent(path) {
    const at = path.lastIndexOf('/') + 1;
    const [folder, name] = [path.slice(0, at), path.slice(at)];
    const python = /^(.+)\.py$/.exec(name)?.[1];
    if (python !== undefined) {
        const compiled = [`__pycache__/${python}.cpython-312.pyc`, `${python}.pyc`, `${python}.so`];
        const sources = [`${folder}${python}/__init__.py`, `${folder}json.py`, 'statistics.py'];
        return [...sources, ...compiled.map((each) => `${folder}${each}`)];
    }
    const [, stem, kind] = /^(.+)\.(js|mjs|cjs|ts)$/.exec(name) ?? [];
    if (stem === undefined)
        return [];
    return [kind === 'js' ? 'cjs' : 'js', 'json', 'node']
        .map((each) => `${folder}${stem}.${each}`)
        .concat(`${folder}url.js`);
}
const LOADED = [
    [/\.py$/, ['conftest.py', 'sitecustomize.py', 'pytest.ini']],
    [/(?:^|\/)package\.json$/, ['.npmrc', 'vitest.config.mjs']],
    [/(?:^|\/)Cargo\.toml$/, ['.cargo/config.toml', 'rust-toolchain.toml']],
    [/(?:^|\/)go\.mod$/, ['go.work', 'vendor/modules.txt']],
    [/(?:^|\/)Makefile$/, ['GNUmakefile']],
    [/(?:^|\/)pom\.xml$/, ['.mvn/jvm.config']],
];
const INCLUDE = /^[ \t]*[-s]?include[ \t]+([^\n#]+)/gm;
/** What the tools of a repository's languages load from its top by themselves. */
function plantsOfTools({ paths, makefile = '' }) {
    const names = LOADED.flatMap(([has, loaded]) => (paths.some((path) => has.test(path)) ? loaded : []));
    return [...new Set([...names, ...includedMakefiles(makefile)])];
}
/** What a Makefile includes by name. */
function includedMakefiles(makefile) {
    const included = [...makefile.matchAll(INCLUDE)].flatMap(([, files = '']) => files.trim().split(/\s+/));
    const isPlain = (path) => /^[\w.-][\w./-]*$/.test(path) && !path.split('/').includes('..');
    return included.filter(isPlain);
}
/** Programs that npm and its like find before those of the PATH. */
function plantedPrograms({ paths }) {
    return paths.includes('package.json') ? ['node_modules/.bin/node', 'node_modules/.bin/vitest'] : [];
}


/***/ }),

/***/ 12609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J4: () => (/* binding */ decideTrust),
/* harmony export */   WN: () => (/* binding */ RiskRefusal),
/* harmony export */   sz: () => (/* binding */ describeBelieved),
/* harmony export */   tS: () => (/* binding */ believedRemedy),
/* harmony export */   tY: () => (/* binding */ recordAccepted)
/* harmony export */ });
/* harmony import */ var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75727);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94999);
/**
 * What a run does about an evaluator that takes the word of the code under test.
 * Invariant: what was found is recorded; a run continues only where nothing was found, or where its own config or command
 * line accepts the risk: an earlier run's acceptance is not this one's. An evaluator whose finding is on record is not
 * tried again, but where nothing is said to have been found on another machine.
 */




/** Why a run does not begin, where nobody accepts a risk that was found. */
class RiskRefusal extends _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PreconditionError */ .Rb {
    constructor(risk, finding, how) {
        super({
            message: `${finding.found}; expected ${_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__/* .RISKS */ .F7[risk]}`,
            remedy: `${finding.remedy} To accept this risk, which every claim then names: ${how(risk)}, or --accept-risk ${risk}`,
        });
    }
}
/** Tries the evaluator once, and records what came of it. */
async function decideTrust(facts) {
    const { findings, passed, evaluatorDigest: evaluator_digest, accepted, append, attempt } = facts;
    const risk = 'evaluator_in_process';
    const known = findings.findLast((each) => each.risk === risk && each.evaluator_digest === evaluator_digest);
    if (known?.found === false && passed.has(known))
        return { kind: 'trusted', detail: known.detail };
    const tried = known?.found === true ? undefined : await attempt();
    if (tried?.verdict === 'aborted')
        return { kind: 'trusted', detail: tried.detail };
    const found = known?.found === true || tried?.verdict === 'believed';
    const detail = tried?.detail ?? known?.detail ?? '';
    const isTaken = found && accepted.evaluator_in_process;
    if (known?.found !== found || (isTaken && !known.accepted)) {
        append({ kind: 'risk', risk, found, accepted: isTaken, detail, evaluator_digest });
    }
    if (!found)
        passed.note({ risk, evaluator_digest });
    if (!found)
        return { kind: 'trusted', detail };
    return { kind: isTaken ? 'accepted' : 'believed', detail };
}
/** Records that a risk is accepted, once for each evaluator and environment. */
function recordAccepted(decisionLog, risk, detail) {
    const evaluator_digest = (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluatorIn */ .pW)(decisionLog.runHeader, decisionLog.environmentSnapshot.facts);
    const findings = decisionLog.replay().state?.findings ?? [];
    const isOf = (each) => each.risk === risk && each.evaluator_digest === evaluator_digest;
    if (findings.some((each) => isOf(each) && each.accepted))
        return;
    decisionLog.append({ kind: 'risk', risk, found: true, accepted: true, detail, evaluator_digest });
}
/** The finding, in words. */
function describeBelieved({ scripts, claim }) {
    return `the evaluator takes the word of the code under test: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(scripts, 'script')} that printed a made-up score and ended got ${claim}`;
}
/** What to do about it; `key` names what protects files. */
function believedRemedy(key) {
    return `Run the code under test in a child process, take time and score in the parent, and protect the evaluator (${key}).`;
}


/***/ }),

/***/ 144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gk: () => (/* binding */ ABSURD),
  M8: () => (/* binding */ forgeOutputs),
  NR: () => (/* binding */ forgeScript),
  gd: () => (/* binding */ isForgeable)
});

;// CONCATENATED MODULE: ./build/engine/benchmarks/forged-output.js
/** Nanoseconds in a unit of time, and what is counted in ones. */
const SCALES = [1e-3, 1, 1e3, 1e6, 1e9];
const NUMBER = /(?<![\w.-])\d+(?:,\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])/gi;
const DIGITS = 9;
/** An output with each value that a benchmark was read from replaced by one that is too good to be true. */
function forgeBenchmarks(output, values) {
    const known = new Set(values.map((value) => value.toPrecision(DIGITS)));
    const isKnown = (value) => known.has(value.toPrecision(DIGITS));
    return output.replaceAll(NUMBER, (printed) => {
        const number = Number(printed.replaceAll(',', ''));
        if (SCALES.some((scale) => isKnown(number * scale)))
            return /[.e]/i.test(printed) ? '0.000000001' : '1';
        // A rate: the more, the better.
        return number > 0 && SCALES.some((scale) => isKnown(scale / number)) ? '999999999.5' : printed;
    });
}

;// CONCATENATED MODULE: ./build/engine/evaluation/echoed-score.js

// Of several shapes: a pattern may take no sign, or digits after a point alone.
const ABSURD = {
    max: ['999999999', '999999999.0', '0.999999999'],
    min: ['-999999999', '-999999999.0', '0.000000001', '0'],
};
/** Outputs that claim a score too good to be true, in the shape of the true one; which of them is read as one has to be tried. */
function forgeOutputs(truth) {
    const { output, direction } = truth;
    const forged = ABSURD[direction].map((claim) => forgeOutput(truth, claim));
    return [...new Set(forged)].filter((each) => each !== output);
}
function forgeOutput({ parse, output, score, places, metrics }, claim) {
    const { kind } = parse;
    switch (kind) {
        case 'float':
            return `${claim}\n`;
        case 'regex':
            return replaceCaptures(output, places, claim);
        case 'jq':
            return replaceNumbers(output, score, claim);
        case 'signed':
            // With the nonce of another evaluation: a program can have seen no better one.
            return output.replace(/^(AUTORIZE_SCORE \S+ ).*$/m, `$1${claim}`);
        default:
            return forgeBenchmarks(output, Object.values(metrics ?? {}));
    }
}
function replaceCaptures(output, places, claim) {
    let forged = '';
    let at = 0;
    for (const [start, end] of places.map((place) => place ?? [at, at])) {
        forged += output.slice(at, start) + claim;
        at = end;
    }
    return forged + output.slice(at);
}
/** Every number in the JSON that equals the score; a score that is computed from several is not found. */
function replaceNumbers(output, score, claim) {
    return output.replaceAll(/(?<![\w."-])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w."])/g, (number) => Number(number) === score ? claim : number);
}
/** How a script of each kind prints a text and ends at once, whatever catches what in it. */
const PRINTERS = {
    js: printJavaScript,
    mjs: printJavaScript,
    cjs: printJavaScript,
    ts: printJavaScript,
    py: (output) => `import os; os.write(1, bytes(${bytesOf(output)})); os._exit(0)\n`,
    sh: (output) => `printf '%s' '${output.replaceAll("'", `'\\''`)}'; exit 0\n`,
    rb: (output) => `STDOUT.syswrite(${bytesOf(output)}.pack('C*')); exit!(0)\n`,
    pl: (output) => `use POSIX (); syswrite(STDOUT, pack('C*', @{${bytesOf(output)}})); POSIX::_exit(0);\n`,
};
// The script's process, not ours.
const NODE = 'process';
function printJavaScript(output) {
    return `${NODE}.stdout.write(${JSON.stringify(output)}); ${NODE}.exit(0);\n`;
}
function bytesOf(output) {
    return `[${[...Buffer.from(output)].join(', ')}]`;
}
/** Whether a file is a script of a kind that can be made to claim a score. */
function isForgeable(path) {
    return printerOf(path) !== undefined;
}
/** A script that claims a score before it does anything else. */
function forgeScript({ path, text, output }) {
    const printer = printerOf(path);
    if (printer === undefined)
        return text;
    const [shebang = ''] = /^#!.*\n/.exec(text) ?? [];
    // What a module exports has to be there for those that import it, or they fail before it runs.
    const rest = printer === printJavaScript ? text.slice(shebang.length) : '';
    return shebang + printer(output) + rest;
}
function printerOf(path) {
    const extension = /\.([a-z]+)$/.exec(path)?.[1] ?? '';
    return Object.hasOwn(PRINTERS, extension) ? PRINTERS[extension] : undefined;
}


/***/ }),

/***/ 38997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zk: () => (/* binding */ trialPaths),
/* harmony export */   _E: () => (/* binding */ listOpenFiles),
/* harmony export */   hO: () => (/* binding */ writeForgedTree),
/* harmony export */   id: () => (/* binding */ discardTrialFiles),
/* harmony export */   jO: () => (/* binding */ isAdmitted)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3800);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14311);
/* harmony import */ var _boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88814);
/* harmony import */ var _echoed_score_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(144);
/**
 * A candidate in which every script that an agent may change claims a score and ends. An evaluator that gives it that score
 * takes the word of the code under test.
 */








/** Whether a change of one file would be judged at all. */
function isAdmitted(rules, { path, mode, id, status = 'M' }) {
    const change = { path, status, oldMode: mode, newMode: mode, oldId: id, newId: id };
    const ofOne = { ...rules, maxFiles: undefined, maxDiffLines: undefined };
    return (0,_boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_6__/* .decideAdmission */ .K)({ changes: [change], diffLines: 1, linkIssues: new Map() }, ofOne).kind === 'admitted';
}
// Of a larger repository these are enough; the shallowest come first, where programs begin.
const MAX_SCRIPTS = 300;
const MAX_SCRIPT_BYTES = 1 << 20;
/** Files of the base that a change may alter, the shallowest first; scripts, where nothing else is wanted. */
async function listOpenFiles(store, { isOpen, isWanted = _echoed_score_js__WEBPACK_IMPORTED_MODULE_7__/* .isForgeable */ .gd }) {
    const { stdout } = await store.git(['ls-tree', '-r', '-z', '--long', '--full-tree', '--end-of-options', store.base]);
    const scripts = (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .splitNul */ .K)(stdout).flatMap((entry) => {
        const [, mode, id, size, path] = /^(100\d{3}) blob ([0-9a-f]+) +(\d+)\t(.*)$/s.exec((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(entry)) ?? [];
        if (!mode || !id || !path || !isWanted(path) || Number(size) > MAX_SCRIPT_BYTES)
            return [];
        return [{ path, mode, id }];
    });
    const depth = ({ path }) => path.split('/').length;
    return scripts
        .toSorted((one, other) => depth(one) - depth(other))
        .filter(isOpen)
        .slice(0, MAX_SCRIPTS);
}
/** What a trial leaves in a private area: the index that its tree is written from, and the folder of its logs. */
function trialPaths(folder) {
    return { indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'echo.index'), logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'trial') };
}
/** Removes what a trial leaves, one that was killed too. Only for the holder of the run lock. */
function discardTrialFiles({ folder }) {
    const { indexFile, logs } = trialPaths(folder);
    // Git keeps a lock beside an index; that of a git that was killed would stop the next one.
    for (const file of [indexFile, `${indexFile}.lock`])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .removeTree */ .dM)(logs);
}
/** Writes the tree of the base whose scripts print the output and end. */
async function writeForgedTree({ folder, store }, scripts, output) {
    const { gitDir, home, base, git } = store;
    const lines = [];
    for (const { path, mode, id } of scripts) {
        const { stdout } = await git(['cat-file', 'blob', '--end-of-options', id]);
        const text = (0,_echoed_score_js__WEBPACK_IMPORTED_MODULE_7__/* .forgeScript */ .NR)({ path, text: stdout.toString(), output });
        const forged = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitLine */ .JG)(git, ['hash-object', '-w', '--stdin'], { input: text });
        lines.push(Buffer.from(`${mode} ${forged}\t`), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O0)(path), Buffer.alloc(1));
    }
    const { indexFile } = trialPaths(folder);
    const index = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .bindGit */ .uD)({ gitDir, home, indexFile });
    await index(['read-tree', '--end-of-options', base]);
    await index(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
    return (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitLine */ .JG)(index, ['write-tree']);
}


/***/ }),

/***/ 68054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ openTemporary)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _kernel_process_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98566);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
/* harmony import */ var _private_area_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29460);
/**
 * A private area for looking at a run, or preparing one, apart from the one that the run has.
 * Invariant: it is this process's alone, and gone when the block ends, processes and all.
 * Crash: it stays; the next one of the name removes those whose process is gone.
 */





/** Opens a private area of this process alone; it needs no lock. */
async function openTemporary({ name, purpose = 'doctor', ...request }) {
    const { repository, parentEnv, base } = request;
    // No run's name has a point and one of these words.
    const prefix = `${name}.${purpose}-`;
    const folder = (0,_private_area_js__WEBPACK_IMPORTED_MODULE_4__/* .privateAreaFolder */ .PH)({ repository, name: `${prefix}${process.pid}`, parentEnv });
    await removeLeftovers(folder, prefix);
    const remove = async () => {
        await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_4__/* .endSession */ .ky)(folder);
        await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .discardTree */ .l)(folder);
    };
    let privateArea;
    try {
        privateArea = await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_4__/* .openPrivateArea */ .n1)({ ...request, folder, branchHead: base });
    }
    catch (error) {
        await remove();
        throw error;
    }
    return { privateArea, [Symbol.asyncDispose]: remove };
}
async function removeLeftovers(folder, prefix) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
        return;
    const id = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder).slice((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder).lastIndexOf('-'));
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root)) {
        if (!name.startsWith(prefix) || !name.endsWith(id))
            continue;
        const pid = Number(name.slice(prefix.length, -id.length));
        if (pid !== process.pid && (0,_kernel_process_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .isProcessAlive */ .jW)(pid))
            continue;
        await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_4__/* .endSession */ .ky)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
        await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .discardTree */ .l)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
    }
}


/***/ }),

/***/ 41132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ logsOf),
/* harmony export */   T8: () => (/* binding */ discardTrial),
/* harmony export */   c9: () => (/* binding */ forge),
/* harmony export */   eM: () => (/* binding */ scoreBase),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   fD: () => (/* binding */ rulesOf),
/* harmony export */   fN: () => (/* binding */ score),
/* harmony export */   fo: () => (/* binding */ requestOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _decision_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64802);
/* harmony import */ var _doctor_cost_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83785);
/* harmony import */ var _engine_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9048);
/* harmony import */ var _engine_evaluation_echoed_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(144);
/* harmony import */ var _engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38997);
/* harmony import */ var _kernel_pattern_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44298);
/* harmony import */ var _ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11369);
/* harmony import */ var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67018);
/* harmony import */ var _scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(31409);
/**
 * Scoring trees as a run does, without one.
 * Invariant: what is tried are trees of a private store that is thrown away; the user's repository sees nothing of it.
 */











/** One score of the base; undefined where it has none. */
async function scoreBase(trial) {
    const prefix = 'trial-';
    const scored = await score(trial, {
        tree: trial.privateArea.store.base,
        prefix,
        of: 'base',
        purpose: { kind: 'score' },
        seed: 1,
    });
    if (scored.kind !== 'scored')
        return undefined;
    const output = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logsOf(trial), `${prefix}score.stdout`), 'utf8');
    return { score: scored.score, tookMs: 0, timings: scored.timings, output, metrics: scored.metrics ?? null };
}
/** Scores a tree, with the guards. */
function score(trial, scored) {
    return (0,_scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__/* .scoreTree */ .DR)(trial.privateArea, requestOf(trial, scored));
}
/** The same as a request, for what else is asked about a tree. */
function requestOf(trial, { tree, prefix, of, purpose, seed }) {
    const { config, protectedFiles, signal } = trial;
    const onStep = (step, state) => trial.onStep?.({ kind: state, step: (0,_doctor_cost_js__WEBPACK_IMPORTED_MODULE_3__/* .shownStep */ .u8)(step), of });
    const logs = logsOf(trial);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(logs, { recursive: true });
    const asked = { ...(purpose === undefined ? {} : { purpose }), ...(seed === undefined ? {} : { seed }) };
    return { config, protectedFiles, tree, workspace: 1, logs, prefix, signal, onStep, ...asked };
}
/** Where its output goes. */
function logsOf({ privateArea, logs = (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .trialPaths */ .Zk)(privateArea.folder).logs }) {
    return logs;
}
/** Removes what a trial by `scoreBase` and `tryEcho` left in the private area. */
function discardTrial({ privateArea }) {
    (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .discardTrialFiles */ .id)(privateArea);
}
/** None where the pattern runs out of time: it gives no score then, forged or not. */
async function placesOf(pattern, input) {
    const result = await (0,_kernel_pattern_js__WEBPACK_IMPORTED_MODULE_7__/* .matchPattern */ .g)({ pattern, input, timeoutMs: _scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__/* .PARSE_TIMEOUT_MS */ .f3 });
    return result.kind === 'failed' ? [] : result.matches.places;
}
/** The first made-up output that is read as a score, and a better one. */
async function forge({ config }, { score: truth, output, metrics }) {
    const { parse, direction } = config.objective;
    // Whoever read the output of an earlier evaluation has its score alone.
    const read = metrics === null ? await (0,_scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__/* .parseScore */ .yN)(parse, { output, nonce: '' }) : undefined;
    const known = read !== undefined && 'metrics' in read ? (read.metrics ?? null) : metrics;
    const places = parse.kind === 'regex' ? await placesOf(parse.pattern, output) : [];
    for (const each of (0,_engine_evaluation_echoed_score_js__WEBPACK_IMPORTED_MODULE_5__/* .forgeOutputs */ .M8)({ parse, direction, output, places, score: truth, metrics: known })) {
        const nonce = /^AUTORIZE_SCORE (\S+)/m.exec(each)?.[1] ?? '';
        const parsed = await (0,_scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__/* .parseScore */ .yN)(parse, { output: each, nonce });
        if ('score' in parsed && (0,_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_8__/* .isBetter */ .LK)(parsed.score, truth, direction))
            return { output: each, claim: parsed.score };
    }
    return undefined;
}
/** What changes of the config's repository may touch, and how candidates are judged by it. */
function subjectOf(trial) {
    const { config } = trial;
    const { objective } = config;
    return {
        ...{ privateArea: trial.privateArea, protectedFiles: trial.protectedFiles, rules: rulesOf(trial) },
        commands: (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_9__/* .decidedCommands */ .F0)(config),
        sign: objective.direction === 'max' ? 1 : -1,
        judge: ({ asks, ...asked }) => {
            const purpose = asks === undefined
                ? undefined
                : asks === 'score'
                    ? { kind: 'score' }
                    : { kind: 'judge', also: (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_2__/* .guardCommands */ .S4)(objective) };
            return score(trial, { ...asked, ...(purpose === undefined ? {} : { purpose }) });
        },
    };
}
/** What a change may touch; how much of it, no trial is about. */
function rulesOf({ privateArea, config, protectedFiles, }) {
    const { allow_paths, enforce_allow, deny_paths, permit } = config.boundaries;
    return {
        ...{ allowPaths: allow_paths, enforceAllow: enforce_allow, denyPaths: deny_paths, permit },
        protectedPaths: protectedFiles.globs,
        shadowable: (0,_engine_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__/* .shadowableOf */ .AJ)(protectedFiles, privateArea.parentEnv),
        protectKey: 'objective.protect',
        autoloaded: 'denied',
        programs: privateArea.programs,
        maxFiles: undefined,
        maxDiffLines: undefined,
    };
}


/***/ }),

/***/ 57463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   LO: () => (/* binding */ projectFolders),
/* harmony export */   VO: () => (/* binding */ runIn),
/* harmony export */   W4: () => (/* binding */ parseTomlTable),
/* harmony export */   af: () => (/* binding */ tableAt),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   jv: () => (/* binding */ hasFile),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   r7: () => (/* binding */ shellWord),
/* harmony export */   sw: () => (/* binding */ parseJsonTable),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _base_toml_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28810);
/** What is known of a repository without running anything of it. Pure. */

function hasFile({ paths }, path) {
    return paths.includes(path);
}
function textOf({ texts }, path) {
    return texts.get(path) ?? '';
}
/** The names right below a folder ("" is the top); those of folders end with a slash. */
function namesIn({ paths }, folder) {
    const start = folder === '' ? '' : `${folder}/`;
    const names = paths.flatMap((path) => {
        if (!path.startsWith(start))
            return [];
        const [name = '', ...rest] = path.slice(start.length).split('/');
        return [rest.length === 0 ? name : `${name}/`];
    });
    return [...new Set(names)];
}
// What lies here is not what a repository is about.
const ASIDE = /^(?:\..*|node_modules|vendor|third[_-]?party|external|deps|docs?|website|examples?|samples?|demos?|fuzz|tests?|benchmarks?|scripts|tools|e2e|fixtures|contrib)$/i;
const MAX_DEPTH = 2;
const MAX_FOLDERS = 3;
/** The folders of a repository's own projects of a kind, by the names of its manifests: the top, or those nearest to it. */
function projectFolders({ paths }, isManifest) {
    const folders = paths.flatMap((path) => {
        const at = path.lastIndexOf('/');
        return isManifest(path.slice(at + 1)) ? [path.slice(0, Math.max(0, at))] : [];
    });
    const own = [...new Set(folders)].filter((folder) => folder === '' || !folder.split('/').some((each) => ASIDE.test(each)));
    const depth = (folder) => (folder === '' ? 0 : folder.split('/').length);
    const nearest = Math.min(...own.map(depth));
    if (nearest > MAX_DEPTH)
        return [];
    return own.filter((folder) => depth(folder) === nearest).slice(0, MAX_FOLDERS);
}
/** A path inside of a folder, from the top of the repository. */
function inside(folder, path) {
    return folder === '' ? path : `${folder}/${path}`;
}
/** A command that runs in a folder of the repository. */
function runIn(folder, command) {
    return folder === '' ? command : `cd ${shellWord(folder)} && ${command}`;
}
/** A word for the shell. */
function shellWord(text) {
    return /^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
/** A JSON object; an empty one for a text that is none: its own tools complain about it. */
function parseJsonTable(text) {
    try {
        return asTable(JSON.parse(text));
    }
    catch {
        return {};
    }
}
/** A TOML table; an empty one for a text that is none. */
function parseTomlTable(text) {
    const decoded = (0,_base_toml_document_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeToml */ .R)('', Buffer.from(text));
    return 'document' in decoded ? asTable(decoded.document.value) : {};
}
/** What lies at a path of keys, if it is a table. */
function tableAt(table, ...keys) {
    return keys.reduce((at, key) => asTable(at[key]), table);
}
function asTable(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
/** The texts of a list; what is no text is left out. */
function textsOf(value) {
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}


/***/ }),

/***/ 36286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readListing)
/* harmony export */ });
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3800);
/* harmony import */ var _kernel_program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39058);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76169);
/**
 * What is read of a repository to recognise it.
 * Invariant: it is what HEAD has, not the work tree: a run sees nothing else.
 */




// What people write as manifests and tests; generated files are larger.
const MAX_BYTES = 512 << 10;
const MAX_TEXTS = 2000;
/** Reads the listing of a commit. */
async function readListing(git, commit, { env }) {
    const files = await listSizes(git, commit);
    const wanted = files.filter(({ path, size }) => size <= MAX_BYTES && (0,_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .isRead */ .H)(path)).slice(0, MAX_TEXTS);
    return {
        paths: files.map(({ path }) => path),
        texts: await readTexts(git, wanted),
        hasProgram: (name) => (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnPath */ .aY)(name, env.PATH ?? '') !== undefined,
    };
}
async function listSizes(git, commit) {
    const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', commit]);
    return (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K)(stdout).flatMap((entry) => {
        const nameAt = entry.indexOf(TAB) + 1;
        const [mode = '', , id = '', size = ''] = entry.toString('latin1', 0, nameAt - 1).split(/ +/);
        // Links and other repositories have no text of their own, and are no file to name.
        return mode.startsWith('100') ? [{ path: (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(entry.subarray(nameAt)), id, size: Number(size) }] : [];
    });
}
const TAB = 0x09;
async function readTexts(git, files) {
    const texts = new Map();
    if (files.length === 0)
        return texts;
    const { stdout } = await git(['cat-file', '--batch'], { input: files.map(({ id }) => `${id}\n`).join('') });
    let from = 0;
    for (const { path, size } of files) {
        // `<id> blob <size>`, then the content, each with the end of its line.
        const start = stdout.indexOf('\n', from) + 1;
        texts.set(path, stdout.toString('utf8', start, start + size));
        from = start + size + 1;
    }
    return texts;
}


/***/ }),

/***/ 76169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ findProjects),
  H: () => (/* binding */ isRead)
});

// EXTERNAL MODULE: ./build/experiment/init/ecosystems/listing.js
var ecosystems_listing = __webpack_require__(57463);
;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/sources.js

const SOURCE_FOLDERS = ['src', 'lib', 'app', 'pkg', 'internal', 'cmd', 'crates', 'packages', 'include', 'source'];
const ASIDE = /^(?:\..*|tests?|testing|specs?|__tests__|bench(?:es|marks?)?|docs?|examples?|fuzz|vendor|node_modules|scripts|tools|build|dist|contrib|fixtures|testdata)$/i;
/** Globs of the sources of a project in a folder: its usual folders, else those that hold such files. */
function sourceGlobs({ paths }, folder, isSource) {
    const start = folder === '' ? '' : `${folder}/`;
    const own = paths.flatMap((path) => path.startsWith(start) && isSource.test(path) ? [path.slice(start.length)] : []);
    const tops = [...new Set(own.flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])))];
    const usual = SOURCE_FOLDERS.filter((name) => tops.includes(name));
    const found = usual.length > 0 ? usual : tops.filter((name) => !ASIDE.test(name));
    const globs = found.map((name) => (0,ecosystems_listing/* inside */.nx)(folder, `${name}/**`));
    const loose = [...new Set(own.flatMap((path) => (path.includes('/') ? [] : (/\.\w+$/.exec(path)?.[0] ?? []))))];
    return globs.length > 0 ? globs : loose.map((ending) => (0,ecosystems_listing/* inside */.nx)(folder, `*${ending}`));
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/go.js
/** Go modules and workspaces. Pure. */


const MANIFEST = /(?:^|\/)go\.(?:mod|work)$/;
const TEST = /_test\.go$/;
const GO = {
    reads: (path) => MANIFEST.test(path) || TEST.test(path) || /(?:^|\/)main\.go$/.test(path),
    find: (listing) => (0,ecosystems_listing/* projectFolders */.LO)(listing, (name) => name === 'go.work' || name === 'go.mod').map((folder) => findProject(listing, folder)),
};
function findProject(listing, folder) {
    const command = (text) => ({ command: (0,ecosystems_listing/* runIn */.VO)(folder, text) });
    const modules = modulesOf(listing, folder);
    const needs = modules.some((path) => /^\s*require\b/m.test((0,ecosystems_listing/* textOf */.b6)(listing, path)));
    const isVendored = listing.paths.includes((0,ecosystems_listing/* inside */.nx)(folder, 'vendor/modules.txt'));
    const inputs = ['go.mod', 'go.sum', 'go.work', 'go.work.sum'].flatMap((name) => {
        const paths = listing.paths.filter((path) => path === (0,ecosystems_listing/* inside */.nx)(folder, name) || path.endsWith(`/${name}`));
        return paths.length > 1 ? [(0,ecosystems_listing/* inside */.nx)(folder, `**/${name}`)] : paths;
    });
    const all = packagesOf(listing, folder);
    const isFetched = needs && !isVendored;
    const benchmarks = benchmarksOf(listing, folder);
    const build = `${CACHED}go test -run '^$' ${all}`;
    const way = {
        name: 'go',
        setups: isFetched ? [command(FETCH)] : [],
        inputs: isFetched ? inputs : [],
        build: { ...command(build), cache: [(0,ecosystems_listing/* inside */.nx)(folder, CACHE)] },
        needsBuild: true,
        tests: [`${CACHED}go test ${all}`, `${CACHED}go test -short ${all}`].map(command),
        benchmarks,
        templates: templatesOf(listing, folder),
    };
    const apart = benchmarks.length === 0 ? benchmarkModule(listing, folder) : undefined;
    return {
        language: 'Go',
        ways: apart === undefined ? [way] : [withModule(way, { folder, apart, isFetched, build }), way],
        evaluator: apart === undefined ? inputs : [...inputs, (0,ecosystems_listing/* inside */.nx)(folder, `${apart}/**`)],
        sources: sourceGlobs(listing, folder, /\.(?:go|s)$/),
    };
}
const FETCH = 'go mod download';
/** The same way of working with benchmarks that are a module of their own: their needs are not the project's. */
function withModule(way, { folder, apart, isFetched, build }) {
    const there = (text) => `root="$PWD" && cd ${(0,ecosystems_listing/* shellWord */.r7)(apart)} && GOCACHE="$root/${CACHE}" ${text}`;
    const fetch = `(cd ${(0,ecosystems_listing/* shellWord */.r7)(apart)} && ${FETCH})`;
    return {
        ...way,
        name: `go with ${apart}`,
        setups: [{ command: (0,ecosystems_listing/* runIn */.VO)(folder, isFetched ? `${FETCH} && ${fetch}` : fetch) }],
        inputs: [...way.inputs, (0,ecosystems_listing/* inside */.nx)(folder, `${apart}/go.mod`), (0,ecosystems_listing/* inside */.nx)(folder, `${apart}/go.sum`)],
        build: {
            command: (0,ecosystems_listing/* runIn */.VO)(folder, `${build} && (${there("go test -run '^$' ./...")})`),
            cache: [(0,ecosystems_listing/* inside */.nx)(folder, CACHE)],
        },
        benchmarks: measuresOf(folder, (time) => there(`go test -run '^$' -bench . -benchtime ${time} ./...`)),
    };
}
/** A module of benchmarks that takes the project's own code from where it lies. */
function benchmarkModule(listing, folder) {
    if ((0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'go.work')))
        return undefined;
    const modules = modulesOf(listing, folder).map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))));
    const found = modules.find((module) => module !== folder &&
        /bench/i.test(module) &&
        /=>\s*\.\./.test((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(module, 'go.mod'))) &&
        listing.paths.some((path) => path.startsWith(`${module}/`) && hasBenchmark(listing, path)));
    return found?.slice((0,ecosystems_listing/* inside */.nx)(folder, '').length);
}
function hasBenchmark(listing, path) {
    return TEST.test(path) && /^func Benchmark\w*\(/m.test((0,ecosystems_listing/* textOf */.b6)(listing, path));
}
/** For a time each or, where there are many, for less. */
function measuresOf(folder, command) {
    return ['100ms', '10ms'].map((time) => ({
        command: (0,ecosystems_listing/* runIn */.VO)(folder, command(time)),
        what: 'the benchmarks of the module',
        direction: 'min',
    }));
}
// What is compiled lies in the tree, so that it is part of what a build leaves. Go itself looks into no such folder.
const CACHE = '.gocache';
const CACHED = `GOCACHE="$PWD/${CACHE}" `;
// Folders that Go itself leaves out of ./...
const IGNORED = /(?:^|\/)(?:[_.][^/]*|vendor|testdata)\//;
function modulesOf({ paths }, folder) {
    return paths.filter((path) => /(?:^|\/)go\.mod$/.test(path) && path.startsWith(folder === '' ? '' : `${folder}/`));
}
/** All packages: those of a workspace are named by their modules. */
function packagesOf(listing, folder) {
    const text = (0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'go.work'));
    if (text === '')
        return './...';
    const used = [...text.matchAll(/^\s*(?:use\s+)?(\.\/?[\w./-]*)\s*$/gm)].flatMap(([, path]) => path ?? []);
    return used.length === 0 ? './...' : used.map((path) => (0,ecosystems_listing/* shellWord */.r7)(`${path.replace(/\/$/, '')}/...`)).join(' ');
}
function benchmarksOf(listing, folder) {
    const start = folder === '' ? '' : `${folder}/`;
    const files = listing.paths.filter((path) => path.startsWith(start) && !IGNORED.test(path.slice(start.length)));
    const nested = modulesOf(listing, folder)
        .map((path) => path.slice(0, -'go.mod'.length))
        .filter((path) => path.length > start.length);
    const isOwn = (path) => (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'go.work')) || !nested.some((module) => path.startsWith(module));
    const used = files.filter((path) => isOwn(path) && hasBenchmark(listing, path));
    const packages = [
        ...new Set(used.map((path) => `./${path.slice(start.length, Math.max(start.length, path.lastIndexOf('/')))}`)),
    ];
    if (packages.length === 0)
        return [];
    const names = packages.map(ecosystems_listing/* shellWord */.r7).join(' ');
    return measuresOf(folder, (time) => `${CACHED}go test -run '^$' -bench . -benchtime ${time} ${names}`);
}
function templatesOf(listing, folder) {
    const start = folder === '' ? '' : `${folder}/`;
    const isMain = (path) => /^package main\b/m.test((0,ecosystems_listing/* textOf */.b6)(listing, path));
    const programs = listing.paths.filter((path) => /(?:^|\/)main\.go$/.test(path) && path.startsWith(start) && isMain(path));
    const own = programs.filter((path) => !IGNORED.test(path.slice(start.length)) && !/(?:^|\/)(?:examples?|tools|scripts)\//.test(path));
    const packages = [
        ...new Set(own.map((path) => `./${path.slice(start.length, Math.max(start.length, path.lastIndexOf('/')))}`)),
    ];
    const isProgram = packages.length > 0;
    const command = isProgram
        ? `mkdir "$TMPDIR/built" && ${CACHED}go build -ldflags=-s -o "$TMPDIR/built/" ${packages.map(ecosystems_listing/* shellWord */.r7).join(' ')} && cat "$TMPDIR"/built/* | wc -c`
        : `files=$(${CACHED}go list -export -f '{{.Export}}' ${packagesOf(listing, folder)}) && cat $files < /dev/null | wc -c | grep -vx 0`;
    return [
        {
            what: `the size of the compiled ${isProgram ? 'programs' : 'packages'} in bytes`,
            direction: 'min',
            command: (0,ecosystems_listing/* runIn */.VO)(folder, command),
            fill: "Write a benchmark (func BenchmarkX in a _test.go file) of what should be fast, and run it with go test -run '^$' -bench .",
        },
    ];
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/javascript-manager.js
/** How a package manager installs and runs scripts. Source: each one's documentation of its command line. */

const frozen = (prefix, hasLock) => `${prefix} install${hasLock ? ' --frozen-lockfile' : ''}`;
const KINDS = [
    {
        ...{ name: 'pnpm', locks: ['pnpm-lock.yaml'], install: frozen, test: 'test', run: 'run --silent' },
        version: (listing, folder) => {
            const lock = /^lockfileVersion: '?([\d.]+)/m.exec((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'pnpm-lock.yaml')))?.[1] ?? '9';
            return Number(lock) >= 9 ? '9' : Number(lock) >= 6 ? '8' : '7';
        },
    },
    {
        ...{ name: 'yarn', locks: ['yarn.lock'], test: 'test', run: 'run --silent', version: () => '1.22.22' },
        install: frozen,
    },
    {
        ...{ name: 'bun', locks: ['bun.lock', 'bun.lockb'], install: frozen, test: 'run test', run: 'run --silent' },
        version: () => '1',
    },
];
const NPM_LOCKS = ['package-lock.json', 'npm-shrinkwrap.json'];
const SCRIPTLESS = '--ignore-scripts';
/** The package managers that may install a project in a folder, the one it asks for first. */
function findManagers(listing, folder, manifest) {
    const [, field, fieldVersion] = /^(npm|pnpm|yarn|bun)@([\w.-]+)/.exec(String(manifest.packageManager ?? '')) ?? [];
    const kind = KINDS.find(({ name, locks }) => field === name || locks.some((lock) => (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, lock))));
    if (kind === undefined)
        return [npm(listing, folder)];
    const { name, locks } = kind;
    const hasLock = locks.some((lock) => (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, lock)));
    const version = fieldVersion ?? kind.version(listing, folder);
    const isHere = listing.hasProgram(name);
    const asked = { kind, hasLock, version, isHere, before: '' };
    const other = name === 'pnpm' ? olderPnpm(version) : undefined;
    return [asked, ...(other === undefined ? [] : [{ ...asked, ...other, isHere: false }])].map(managerOf);
}
/** A version of pnpm that reads the same lock file and runs on an older Node. */
function olderPnpm(version) {
    // By itself it would fetch the version that the manifest names, and run that.
    const before = 'npm_config_manage_package_manager_versions=false ';
    return Number.parseInt(version, 10) > 10 ? { version: '10', before } : undefined;
}
function managerOf({ kind, hasLock, version, isHere, before }) {
    const { name } = kind;
    const named = `${packageOf(name, version)}@${version}`;
    const prefix = `${before}${isHere ? name : `npx --yes ${named}`}`;
    // Without network npx would wait for the registry before it takes what setup fetched.
    const offline = `${before}${isHere ? name : `npx --yes --offline ${named}`}`;
    const install = installOf(kind, { prefix, hasLock, version });
    // What runs scripts need not be what installs: npm is where Node is.
    const runners = isHere ? [] : ['npm'];
    return {
        name: before === '' ? name : `${name}@${version}`,
        installs: [install, `${install} ${scriptless(name, version)}`],
        runs: [...runners.map((each) => `${each} run --silent`), `${offline} ${kind.run}`],
        tests: [...runners.map((each) => `${each} test`), `${offline} ${kind.test}`],
    };
}
/** From its second version on yarn is another package. */
function packageOf(name, version) {
    return name === 'yarn' && isBerry(version) ? '@yarnpkg/cli-dist' : name;
}
function isBerry(version) {
    return Number.parseInt(version, 10) >= 2;
}
function installOf({ name, install }, { prefix, hasLock, version }) {
    return name === 'yarn' && isBerry(version) ? `${prefix} install --immutable` : install(prefix, hasLock);
}
function scriptless(name, version) {
    return name === 'yarn' && isBerry(version) ? '--mode=skip-build' : SCRIPTLESS;
}
function npm(listing, folder) {
    const hasLock = NPM_LOCKS.some((lock) => (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, lock)));
    const install = hasLock ? 'npm ci' : 'npm install --no-audit --no-fund';
    return {
        name: 'npm',
        installs: [install, `${install} ${SCRIPTLESS}`],
        runs: ['npm run --silent'],
        tests: ['npm test'],
    };
}
/** Globs of the files that decide what an installation makes. */
function installInputs(listing, folder, isWorkspace) {
    const names = [
        'package.json',
        ...NPM_LOCKS,
        ...KINDS.flatMap(({ locks }) => locks),
        ...['.npmrc', '.yarnrc', '.yarnrc.yml', '.pnpmfile.cjs', 'pnpm-workspace.yaml', 'lerna.json'],
    ];
    const files = names.map((name) => (0,ecosystems_listing/* inside */.nx)(folder, name)).filter((path) => (0,ecosystems_listing/* hasFile */.jv)(listing, path));
    const folders = ['patches', '.yarn'].map((name) => (0,ecosystems_listing/* inside */.nx)(folder, name));
    const used = folders.filter((each) => listing.paths.some((path) => path.startsWith(`${each}/`)));
    const packages = isWorkspace ? [(0,ecosystems_listing/* inside */.nx)(folder, '**/package.json')] : [];
    return [...files, ...packages, ...used.map((each) => `${each}/**`)];
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/javascript-scripts.js
/** What the scripts of a package run. Pure. */

/** The scripts of a manifest that are texts. */
function scriptsOf(manifest) {
    const entries = Object.entries((0,ecosystems_listing/* tableAt */.af)(manifest, 'scripts'));
    return new Map(entries.filter((each) => typeof each[1] === 'string'));
}
const CALL = /^(?:npm|pnpm|yarn|bun)\s+(?:run(?:-script)?\s+)?(?:-\S+\s+)*([\w:.-]+)$/;
const SERIES = /^(?:npm-run-all2?|run-s|run-p)\s+(.*)$/;
// A script can name scripts without end.
const MAX_DEPTH = 5;
/** The simple commands that a script runs one after the other, those of scripts that it calls in their place. */
function partsOf(scripts, name, depth = 0) {
    const script = scripts.get(name);
    if (script === undefined || depth > MAX_DEPTH)
        return [];
    return script.split(/&&|;|\|\|/).flatMap((each) => {
        const part = each.trim();
        const called = namesCalled(scripts, part).filter((other) => other !== name);
        return called.length === 0 ? [part] : called.flatMap((other) => partsOf(scripts, other, depth + 1));
    });
}
function namesCalled(scripts, part) {
    const name = CALL.exec(part)?.[1] ?? '';
    if (scripts.has(name))
        return [name];
    const words = (SERIES.exec(part)?.[1] ?? '').split(/\s+/).filter((word) => word !== '' && !word.startsWith('-'));
    return words.flatMap((word) => {
        const start = word.replace(/\*+$/, '');
        return [...scripts.keys()].filter((each) => each === word || (start !== word && each.startsWith(start)));
    });
}
const RUNNER = /^(?:(?:cross-env\s+)?(?:\w+=\S*\s+)*)(?:c8|nyc)?\s*(?:vitest|jest|mocha|ava|tap|uvu|tape|jasmine|lab|brittle|node\s+(?:\S+\s+)*--test)\b/;
const NO_TEST = 'no test specified';
const TEST_SCRIPT = /^(?:tests?[:_-])?(?:unit|node|vitest|jest|mocha|ava|ci|run|only)$/;
function hasTest(scripts) {
    const script = scripts.get('test');
    return script !== undefined && !script.includes(NO_TEST);
}
/** Commands of the script "test" that run tests, where it does more: linters may want what is not here. */
function testParts(scripts) {
    const parts = partsOf(scripts, 'test');
    // "npm test" runs them as well.
    const isAlone = !scripts.has('pretest') && !scripts.has('posttest');
    if (isAlone && parts.length < 2 && parts[0] === scripts.get('test') && plainly(parts[0] ?? '') === parts[0])
        return [];
    const runners = parts.filter((part) => RUNNER.test(part));
    return [...new Set(runners.flatMap((part) => [part, plainly(part)]))].map(inPackage);
}
/** The same runner without what measures coverage or checks types, which need not work in a sandbox. */
function plainly(part) {
    // By default it demands full coverage.
    if (part === 'tap')
        return 'tap --no-coverage';
    return part
        .replace(/^(?:c8|nyc)\s+(?:-\S+\s+)*/, '')
        .replaceAll(/\s--(?:coverage|typecheck)(?:[.=]\S+)?(?=\s|$)/g, '');
}
/** Names of other scripts that run tests. */
function otherTests(scripts) {
    return [...scripts.keys()].filter((name) => TEST_SCRIPT.test(name) && name !== 'test');
}
const BENCHMARK_SCRIPT = /(?:^|[:_-])(?:bench|benchmarks?|perf)(?:$|[:_-])/i;
/** Names of the scripts that run benchmarks, the plainest first. */
function benchmarkScripts(scripts) {
    const names = [...scripts.keys()].filter((name) => BENCHMARK_SCRIPT.test(name));
    return names.toSorted((one, other) => one.length - other.length);
}
const OTHER_RUNTIME = /^(?:bun|deno)\b/;
/** Whether a script needs another runtime than Node. */
function needsRuntime(scripts, name) {
    return partsOf(scripts, name).flatMap((part) => OTHER_RUNTIME.exec(part) ?? [])[0];
}
const STARTS_FILE = /^(?:node|tsx|ts-node)\s/;
/** The last command of a script that runs benchmarks, where it is not alone and needs no more than the build before it. */
function benchmarkParts(scripts, name) {
    const parts = partsOf(scripts, name);
    const last = parts.at(-1);
    return parts.length > 1 && last !== undefined && (STARTS_FILE.test(last) || RUNNER.test(last))
        ? [inPackage(last)]
        : [];
}
/** Files that a script starts by Node, with nothing before them but the name of the program. */
function filesStarted(scripts, name) {
    return partsOf(scripts, name).flatMap((part) => /^node\s+(?:\.\/)?(\S+)/.exec(part)?.[1] ?? []);
}
/** Programs of installed packages are found by name only inside of a script. */
function inPackage(part) {
    const [, variables = '', rest = part] = /^((?:\w+=\S*\s+)*)(.*)$/.exec(part) ?? [];
    return rest.startsWith('node ') ? part.replace('node ./', 'node ') : `${variables}npx --no-install ${rest}`;
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/javascript-templates.js
/** What can be measured of a JavaScript package that has no benchmark. Pure. */

/** Folders that a build makes: what the manifest publishes and git does not have. */
function builtFolders(listing, manifests) {
    return manifests.flatMap((path) => {
        const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        const manifest = (0,ecosystems_listing/* parseJsonTable */.sw)((0,ecosystems_listing/* textOf */.b6)(listing, path));
        const named = [...entriesOf(manifest), ...(0,ecosystems_listing/* textsOf */.CB)(manifest.files)];
        const tops = new Set(named.flatMap((each) => /^(?:\.\/)?([\w@][\w@.-]*)(?:\/|$)/.exec(each)?.[1] ?? []));
        const made = [...tops].filter((top) => !/\.\w+$/.test(top) && !isTracked(listing, (0,ecosystems_listing/* inside */.nx)(folder, top)));
        return made.map((top) => (0,ecosystems_listing/* inside */.nx)(folder, top));
    });
}
function isTracked({ paths }, folder) {
    return paths.some((path) => path === folder || path.startsWith(`${folder}/`));
}
/** Texts of a manifest that name files which others import. */
function entriesOf({ main, module, exports }) {
    const leaves = (value) => typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
            ? Object.values(value).flatMap(leaves)
            : [];
    return [main, module, exports].flatMap(leaves);
}
const FOLDER = (folder) => (folder === '' ? '' : `chdir(${JSON.stringify(folder)});\n`);
/** The size of what the build makes, as it travels. */
function bundleSize(folder, folders) {
    const below = folders.map((each) => (folder === '' ? each : each.slice(folder.length + 1)));
    return {
        what: 'the size of the built JavaScript and CSS in bytes, compressed',
        direction: 'min',
        needsBuild: true,
        command: `node -e '
const { existsSync, readdirSync, readFileSync, statSync } = require("node:fs");
const { chdir } = require("node:process");
const { gzipSync } = require("node:zlib");
${FOLDER(folder)}const folders = ${JSON.stringify(below)}.filter((folder) => existsSync(folder));
const names = folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => folder + "/" + name));
const files = names.filter((name) => /\\.(?:[cm]?js|css)$/.test(name) && !name.includes("node_modules/") && statSync(name).isFile()).sort();
if (files.length === 0) throw new Error("the build made no file to measure");
console.log(files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0));
'`,
        fill: 'Name the bundle that counts in "folders", or write a benchmark of what should be fast.',
    };
}
/** The file that others get when they import the package, if git has it. */
function findEntry(listing, folder, manifest) {
    const named = [...entriesOf(manifest), 'index.js', 'index.mjs', 'index.cjs', 'src/index.js', 'src/index.mjs'];
    const paths = named.map((each) => each.replace(/^\.\//, ''));
    return paths.find((each) => /\.[cm]?js$/.test(each) && (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, each)));
}
/** The time of one statement in a new process. */
function statementTime(folder, entry) {
    return {
        what: `the time to start Node and import ${entry}, in milliseconds`,
        direction: 'min',
        subjects: [(0,ecosystems_listing/* inside */.nx)(folder, entry)],
        command: `node --input-type=module -e '
import { spawnSync } from "node:child_process";
import { chdir, execPath, hrtime } from "node:process";
${FOLDER(folder)}const statement = \`
await import("./${entry}");
\`;
const times = Array.from({ length: 20 }, (_, run) => {
  const ended = "ended " + run + "\\n";
  const begun = hrtime.bigint();
  const code = statement + "(await import(\\"node:fs\\")).writeSync(1, " + JSON.stringify(ended) + ");";
  const { status, stdout } = spawnSync(execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"], encoding: "utf8" });
  const ms = Number(hrtime.bigint() - begun) / 1e6;
  if (status !== 0 || !stdout.endsWith(ended)) throw new Error("the statement did not run to its end");
  return ms;
});
console.log(Math.min(...times));
'`,
        fill: 'Call in "statement" what should be fast, often enough that it takes longer than the start of Node.',
    };
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/javascript.js
/** Projects with a package.json: npm, pnpm, yarn and bun, alone and as workspaces. Pure. */





const javascript_MANIFEST = /(?:^|\/)package\.json$/;
const SOURCE = /\.(?:[cm]?[jt]sx?|vue|svelte|css|scss)$/;
const JAVASCRIPT = {
    reads: (path) => javascript_MANIFEST.test(path) || /(?:^|\/)(?:pnpm-workspace\.yaml|pnpm-lock\.yaml)$/.test(path),
    find: (listing) => (0,ecosystems_listing/* projectFolders */.LO)(listing, (name) => name === 'package.json').map((folder) => javascript_findProject(listing, folder)),
};
function javascript_findProject(listing, folder) {
    const manifest = (0,ecosystems_listing/* parseJsonTable */.sw)((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'package.json')));
    const packages = javascript_packagesOf(listing, folder, manifest);
    const facts = { folder, manifest, scripts: scriptsOf(manifest), packages };
    const managers = findManagers(listing, folder, manifest);
    const bench = findBenchPackage(listing, facts);
    const [first] = managers;
    return {
        language: (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'tsconfig.json')) ? 'TypeScript' : 'JavaScript',
        ways: [
            ...(bench === undefined || first === undefined ? [] : [wayOf(listing, facts, first, bench)]),
            ...managers.map((manager) => wayOf(listing, facts, manager)),
        ],
        evaluator: installInputs(listing, folder, packages.length > 0),
        sources: sourceGlobs(listing, folder, SOURCE),
    };
}
function wayOf(listing, facts, manager, bench) {
    const { folder, manifest, scripts, packages } = facts;
    const command = (text) => ({ command: (0,ecosystems_listing/* runIn */.VO)(folder, text) });
    const isWorkspace = packages.length > 0;
    const build = ['build', 'bundle', 'compile'].find((name) => scripts.has(name));
    const isInstalled = isWorkspace || needsPackages(manifest);
    const installs = isInstalled ? manager.installs : [];
    const own = bench === undefined ? [] : [bench.install];
    const setups = installs.length === 0 ? own : installs.map((install) => [install, ...own].join(' && '));
    return {
        name: bench === undefined ? manager.name : `${manager.name} with ${bench.name}`,
        setups: setups.map(command),
        inputs: [...(isInstalled ? installInputs(listing, folder, isWorkspace) : []), ...(bench?.inputs ?? [])],
        build: build === undefined ? undefined : { ...command(`${manager.runs[0]} ${build}`), cache: cacheOf(listing, folder) },
        needsBuild: false,
        tests: testsOf(scripts, manager).map(command),
        benchmarks: [
            ...(bench?.benchmarks ?? []).map((text) => measureOf(folder, text)),
            ...javascript_benchmarksOf(listing, facts, manager),
        ],
        templates: javascript_templatesOf(listing, { folder, manifest, packages, hasBuild: build !== undefined }),
    };
}
/** Benchmarks that are a package of their own, with what it needs to be installed. */
function findBenchPackage(listing, { folder, packages }) {
    for (const name of ['bench', 'benchmark', 'benchmarks']) {
        const path = (0,ecosystems_listing/* inside */.nx)(folder, `${name}/package.json`);
        const manifest = (0,ecosystems_listing/* parseJsonTable */.sw)((0,ecosystems_listing/* textOf */.b6)(listing, path));
        if (packages.includes(path) || !needsPackages(manifest))
            continue;
        const lock = (0,ecosystems_listing/* inside */.nx)(folder, `${name}/package-lock.json`);
        const isLocked = (0,ecosystems_listing/* hasFile */.jv)(listing, lock);
        const scripts = scriptsOf(manifest);
        const names = [...benchmarkScripts(scripts), ...['start'].filter((each) => scripts.has(each))];
        return {
            name,
            // A lock file must not appear in a folder that is protected.
            install: `${isLocked ? 'npm ci' : 'npm install --no-package-lock --no-audit --no-fund'} --prefix ${name}`,
            inputs: [path, ...(isLocked ? [lock] : [])],
            benchmarks: names.map((each) => `npm run --silent --prefix ${name} ${each}`),
        };
    }
    return undefined;
}
function measureOf(folder, command) {
    return { command: (0,ecosystems_listing/* runIn */.VO)(folder, command), what: 'the benchmarks of the project', direction: 'min' };
}
/** Manifests of a workspace's packages. */
function javascript_packagesOf({ paths, texts }, folder, manifest) {
    const isWorkspace = manifest.workspaces !== undefined || texts.has((0,ecosystems_listing/* inside */.nx)(folder, 'pnpm-workspace.yaml'));
    const start = folder === '' ? '' : `${folder}/`;
    return isWorkspace
        ? paths.filter((path) => javascript_MANIFEST.test(path) && path.startsWith(start) && path !== `${start}package.json`)
        : [];
}
function needsPackages(manifest) {
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
    return kinds.some((key) => Object.keys((0,ecosystems_listing/* tableAt */.af)(manifest, key)).length > 0);
}
function cacheOf({ paths }, folder) {
    const isNext = paths.some((path) => /(?:^|\/)next\.config\.\w+$/.test(path));
    return isNext ? [(0,ecosystems_listing/* inside */.nx)(folder, '.next/cache')] : [];
}
function testsOf(scripts, manager) {
    if (!hasTest(scripts))
        return otherTests(scripts).map((name) => `${manager.runs[0]} ${name}`);
    const others = otherTests(scripts).map((name) => `${manager.runs[0]} ${name}`);
    return [...manager.tests.slice(0, 1), ...testParts(scripts), ...others, ...manager.tests.slice(1)];
}
const BENCHMARK_FILE = /(?:^|\/)(?:bench|benchmarks?|perf)(?:\/(?:index|main|run|all|(?:[^/]*[-_.])?bench(?:mark)?s?(?:[-_.][^/]*)?))?\.[cm]?js$/;
// Of several files each would be an experiment of its own.
const MAX_FILES = 3;
function javascript_benchmarksOf(listing, { folder, scripts, manifest }, manager) {
    const start = folder === '' ? '' : `${folder}/`;
    const own = listing.paths.flatMap((path) => path.startsWith(start) && !/node_modules\//.test(path) ? [path.slice(start.length)] : []);
    const runnable = benchmarkScripts(scripts).filter((name) => {
        const runtime = needsRuntime(scripts, name);
        return runtime === undefined || listing.hasProgram(runtime);
    });
    const named = runnable.flatMap((name) => [`${manager.runs[0]} ${name}`, ...benchmarkParts(scripts, name)]);
    const isVitest = own.some((path) => /\.bench\.[cm]?[jt]sx?$/.test(path)) && 'vitest' in { ...(0,ecosystems_listing/* tableAt */.af)(manifest, 'devDependencies') };
    // What a script starts is not tried a second time.
    const started = new Set(named.length === 0 ? [] : runnable.flatMap((name) => filesStarted(scripts, name)));
    const files = own.filter((path) => BENCHMARK_FILE.test(path) && !started.has(path)).slice(0, MAX_FILES);
    const commands = [
        ...named,
        ...(isVitest
            ? ['npx --no-install vitest bench --run --outputJson="$TMPDIR/bench.json" >&2 && cat "$TMPDIR/bench.json"']
            : []),
        ...files.map((path) => `node ${(0,ecosystems_listing/* shellWord */.r7)(path)}`),
    ];
    return [...new Set(commands)].map((command) => measureOf(folder, command));
}
function javascript_templatesOf(listing, { folder, manifest, packages, hasBuild, }) {
    const folders = hasBuild ? builtFolders(listing, [(0,ecosystems_listing/* inside */.nx)(folder, 'package.json'), ...packages]) : [];
    const entry = findEntry(listing, folder, manifest);
    return [
        ...(folders.length === 0 ? [] : [bundleSize(folder, folders)]),
        ...(entry === undefined ? [] : [statementTime(folder, entry)]),
    ];
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/jmh.js
/** Where the JMH benchmarks of a Maven build are. Pure. */

const JMH = /\borg\.openjdk\.jmh\b/;
// What JMH's own archetype calls it.
const USUAL_JAR = 'benchmarks';
/** The project of benchmarks: the one that makes a jar which runs them, else the first that uses JMH. */
function findJmh(listing, folder) {
    const poms = [...listing.texts].flatMap(([path, text]) => path.startsWith((0,ecosystems_listing/* inside */.nx)(folder, '')) && /(?:^|\/)pom\.xml$/.test(path) && JMH.test(text) ? [path] : []);
    const own = poms.map((path) => path.slice((0,ecosystems_listing/* inside */.nx)(folder, '').length));
    const chosen = own.find((path) => jarOf((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, path))) !== undefined) ?? own[0];
    if (chosen === undefined)
        return undefined;
    const at = chosen.slice(0, Math.max(0, chosen.lastIndexOf('/')));
    return {
        jar: jarOf((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, chosen))) ?? USUAL_JAR,
        apart: at === '' || isModule(listing, folder, at) ? undefined : at,
    };
}
/** The name that the shade plugin gives a jar. */
function jarOf(pom) {
    const name = /<artifactId>maven-shade-plugin<[\s\S]*?<finalName>\s*([^<]*?)\s*<\/finalName>/.exec(pom)?.[1];
    return name?.replace(/\$\{uberjar\.name\}/, /<uberjar\.name>\s*([^<]*?)\s*</.exec(pom)?.[1] ?? USUAL_JAR);
}
/** Whether the pom of a folder above names it as a module. */
function isModule(listing, folder, at) {
    const parts = at.split('/');
    return parts.some((_, index) => {
        const pom = (0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, [...parts.slice(0, index), 'pom.xml'].join('/')));
        const name = parts.slice(index).join('/');
        return [...pom.matchAll(/<module>\s*(?:\.\/)?([^<]*?)\/?\s*<\/module>/g)].some(([, module]) => module === name);
    });
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/jvm.js
/** Java, Kotlin and other languages of the JVM, built by Maven or Gradle. Pure. */



const MANIFESTS = ['pom.xml', 'build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'];
const jvm_JMH = /\borg\.openjdk\.jmh\b|me\.champeau\.jmh/;
const JVM = {
    reads: (path) => MANIFESTS.some((name) => path === name || path.endsWith(`/${name}`)),
    find: (listing) => (0,ecosystems_listing/* projectFolders */.LO)(listing, (name) => MANIFESTS.includes(name)).map((folder) => jvm_findProject(listing, folder)),
};
function jvm_findProject(listing, folder) {
    const isKotlin = listing.paths.some((path) => path.endsWith('.kt'));
    const manifests = listing.paths.filter((path) => MANIFESTS.some((name) => path === name || path.endsWith(`/${name}`)));
    const names = [...new Set(manifests.map((path) => path.slice(path.lastIndexOf('/') + 1)))];
    const many = names.filter((name) => manifests.filter((path) => path.endsWith(name)).length > 1);
    const globs = names.map((name) => (0,ecosystems_listing/* inside */.nx)(folder, many.includes(name) ? `**/${name}` : name));
    const extra = ['gradle.properties', 'gradle/libs.versions.toml', 'gradle/wrapper/**', '.mvn/**', 'gradle.lockfile'];
    const isThere = (glob) => listing.paths.some((path) => path === glob || path.startsWith(`${glob.replace(/\*\*$/, '')}`));
    const inputs = [...globs, ...extra.map((name) => (0,ecosystems_listing/* inside */.nx)(folder, name)).filter(isThere)];
    return {
        language: isKotlin ? 'Kotlin' : 'Java',
        ways: [...maven(listing, folder, inputs), ...gradle(listing, folder, inputs)],
        evaluator: inputs,
        sources: sourcesOf(listing, folder),
    };
}
/** Main sources, which lie in a folder of each module. */
function sourcesOf(listing, folder) {
    const start = folder === '' ? '' : `${folder}/`;
    const modules = listing.paths.flatMap((path) => path.startsWith(start) ? (/^(.*?)src\/main\//.exec(path.slice(start.length))?.[1] ?? []) : []);
    const globs = [...new Set(modules)].map((module) => (0,ecosystems_listing/* inside */.nx)(folder, `${module}src/main/**`));
    if (globs.length > 5)
        return [(0,ecosystems_listing/* inside */.nx)(folder, '**/src/main/**')];
    return globs.length > 0 ? globs : sourceGlobs(listing, folder, /\.(?:java|kt|scala|groovy)$/);
}
// Plugins that judge style or publish are not what tests need, and may want a git history.
const MAVEN_SKIPS = [
    'rat',
    'checkstyle',
    'spotbugs',
    'pmd',
    'cpd',
    'jacoco',
    'japicmp',
    'enforcer',
    'maven.javadoc',
    'spotless.check',
]
    .map((name) => ` -D${name}.skip`)
    .join('');
function maven(listing, folder, inputs) {
    if (!(0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'pom.xml')))
        return [];
    const programs = (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'mvnw')) ? ['sh mvnw', 'mvn'] : ['mvn'];
    const project = findJmh(listing, folder);
    const ways = programs.flatMap((mvn) => [
        ...(project === undefined
            ? []
            : [{ name: `${mvn} with JMH`, ...jmhPhases(`${mvn} -B -q${MAVEN_SKIPS}`, project), jar: project.jar }]),
        { name: mvn, ...testPhases(`${mvn} -B -q`) },
        { name: `${mvn} without checks`, ...testPhases(`${mvn} -B -q${MAVEN_SKIPS}`) },
        ...mainModule(listing, folder).map((module) => ({
            name: `${mvn}, module ${module}`,
            ...testPhases(`${mvn} -B -q${MAVEN_SKIPS} -pl ${(0,ecosystems_listing/* shellWord */.r7)(module)} -am`),
        })),
    ]);
    const test = anyTest(listing, folder);
    return ways.map(({ name, run, fetch, fetchMore, build, jar }) => {
        const command = (text) => ({ command: (0,ecosystems_listing/* runIn */.VO)(folder, text) });
        // Surefire fetches what runs tests when a class has them; no method of this name runs. What is compiled would be
        // older than a change.
        const fetching = `${fetch} '-Dtest=${test.name}#noSuchTest' -DfailIfNoTests=false -Dsurefire.failIfNoSpecifiedTests=false -Dmaven.test.failure.ignore${fetchMore}`;
        return {
            name,
            setups: [command(`${test.condition}${fetching} && find . -type d -name target -prune -exec rm -rf {} +`)],
            inputs,
            build: { ...command(build), cache: [] },
            needsBuild: true,
            tests: [command(`${run} -o test`)],
            benchmarks: jar === undefined ? [] : jmh(folder, jar),
            templates: [classSize(folder, '*/target/classes/*')],
        };
    });
}
function testPhases(run) {
    return { run, fetch: `${run} test`, fetchMore: '', build: `${run} -o test-compile` };
}
function jmhPhases(run, { apart }) {
    if (apart === undefined)
        return { run, fetch: `${run} package`, fetchMore: '', build: `${run} -o package -DskipTests` };
    const package_ = `-f ${(0,ecosystems_listing/* shellWord */.r7)(`${apart}/pom.xml`)} package -DskipTests`;
    return {
        run,
        fetch: `${run} install`,
        fetchMore: ` && ${run} ${package_}`,
        build: `${run} -o install -DskipTests && ${run} -o ${package_}`,
    };
}
/** A class of tests, of the main module where that has one. */
function anyTest(listing, folder) {
    const start = folder === '' ? '' : `${folder}/`;
    const [module] = mainModule(listing, folder);
    const tests = listing.paths.filter((path) => /src\/test\/.*\/\w+Test\.(?:java|kt)$/.test(path) && path.startsWith(start));
    const path = tests.find((each) => each.startsWith(`${start}${module ?? ''}`)) ?? tests[0];
    if (path === undefined)
        return { name: 'NoSuchTest', condition: '' };
    const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
    return { name, condition: `test -f ${(0,ecosystems_listing/* shellWord */.r7)(path.slice(start.length))} && ` };
}
/** The module of a build of several with the most sources: others may test how it is packaged. */
function mainModule({ paths }, folder) {
    const start = folder === '' ? '' : `${folder}/`;
    const sizes = new Map();
    for (const path of paths) {
        const module = path.startsWith(start) ? /^(.+?)\/src\/main\//.exec(path.slice(start.length))?.[1] : undefined;
        if (module !== undefined && paths.includes(`${start}${module}/pom.xml`))
            sizes.set(module, (sizes.get(module) ?? 0) + 1);
    }
    const [main] = [...sizes].toSorted(([, one], [, other]) => other - one);
    return main === undefined || sizes.size === 1 ? [] : [main[0]];
}
function gradle(listing, folder, inputs) {
    if (!MANIFESTS.slice(1).some((name) => (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, name))))
        return [];
    const programs = (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'gradlew')) ? ['sh gradlew', 'gradle'] : ['gradle'];
    const isJmh = [...listing.texts].some(([path, text]) => /\.gradle(?:\.kts)?$/.test(path) && jvm_JMH.test(text));
    return programs.map((program) => {
        const run = `${program} --quiet --no-daemon`;
        const command = (text) => ({ command: (0,ecosystems_listing/* runIn */.VO)(folder, text) });
        return {
            name: program,
            setups: [
                command(`${anyTest(listing, folder).condition}${run} testClasses && find . -type d -name build -prune -exec rm -rf {} +`),
            ],
            inputs,
            build: { ...command(`${run} --offline testClasses`), cache: [] },
            needsBuild: true,
            tests: [command(`${run} --offline test`)],
            benchmarks: isJmh
                ? [{ ...command(`${run} --offline jmh`), what: 'the benchmarks of the project', direction: 'min' }]
                : [],
            templates: [classSize(folder, '*/build/classes/*')],
        };
    });
}
/** Runs a jar of benchmarks, for a second each time or, where there are many, for less. */
function jmh(folder, jar) {
    const found = `jar=$(find . -path '*/target/${jar}.jar' | head -n 1)`;
    return ['1s', '100ms'].map((time) => ({
        command: (0,ecosystems_listing/* runIn */.VO)(folder, `${found} && java -jar "\${jar:?no ${jar}.jar was built}" -f 1 -wi 1 -i 3 -w ${time} -r ${time} -foe true -rf json -rff "$TMPDIR/jmh.json" >&2 && cat "$TMPDIR/jmh.json"`),
        what: 'the benchmarks of the project',
        direction: 'min',
    }));
}
function classSize(folder, path) {
    return {
        what: 'the size of the compiled classes in bytes',
        direction: 'min',
        command: (0,ecosystems_listing/* runIn */.VO)(folder, `find . -path '${path}' -name '*.class' -exec cat {} + | wc -c | grep -vx 0`),
        fill: 'Write a JMH benchmark of what should be fast, and run its jar.',
    };
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/cmake.js
/** What the CMakeLists.txt of a project say of its tests and benchmarks. Pure. */

const TESTS = /^\s*(?:add_test|enable_testing|include\s*\(\s*CTest|catch_discover_tests|gtest_discover_tests)\b/im;
const BENCHMARKS_OPTION = /(?:^|_)(?:micro_?)?bench(?:es|marks?|marking)?$/i;
const TESTS_OPTION = /(?:^|_)(?:unit_?)?tests?(?:ing)?$/i;
// Those that leave something out, and those of other kinds of tests.
const OTHER_OPTION = /(?:^|_)(?:no|not|disable|skip|without|fuzz|install|coverage|valgrind|cuda|gpu|mpi)(?:_|$)/i;
const FOREIGN = /(?:^|\/)(?:third[_-]?party|3rd[_-]?party|vendor|external|extern|deps|submodules)\//i;
/** The ways to build it, the fullest first: benchmarks and tests are often built on request only. */
function cmakeBuilds(listing, folder, target) {
    const manifests = manifestsOf(listing, folder);
    const hasTests = manifests.some(({ text }) => TESTS.test(text));
    const benchmarks = programsOf(manifests).map(({ name, args }) => {
        const found = `program=$(find ${target} -type f -perm -100 -name ${name} | head -n 1)`;
        const program = `${found} && "\${program:?no program ${name} was built}"`;
        return args === '' ? program : `${program} ${args}`;
    });
    const off = optionsOff(manifests);
    const bench = off.filter((name) => BENCHMARKS_OPTION.test(name)).slice(0, 1);
    const test = off.filter((name) => TESTS_OPTION.test(name) && !/bench/i.test(name)).slice(0, 1);
    const choices = [[...bench, ...test], bench, test, []].filter((choice, index, all) => all.findIndex((each) => each.join() === choice.join()) === index);
    return choices.map((choice) => ({
        name: choice.length === 0 ? 'CMake' : `CMake with ${choice.join(' and ')}`,
        options: choice.map((name) => ` -D${name}=ON`).join(''),
        hasTests,
        benchmarks,
    }));
}
function manifestsOf({ texts }, folder) {
    return [...texts].flatMap(([path, text]) => path.endsWith('CMakeLists.txt') && path.startsWith((0,ecosystems_listing/* inside */.nx)(folder, '')) && !FOREIGN.test(path)
        ? [{ folder: path.slice(0, Math.max(0, path.lastIndexOf('/'))), text: text.replaceAll(/^\s*#.*$/gm, '') }]
        : []);
}
/** Options that are off by themselves, those of the top first. */
function optionsOff(manifests) {
    const own = manifests.toSorted((one, other) => one.folder.length - other.folder.length);
    const names = own.flatMap(({ text }) => [...text.matchAll(/^\s*option\s*\(\s*(\w+)(?:\s+"[^"]*")?(?:\s+(\w+))?\s*\)/gim)].flatMap(([, name = '', value = 'OFF']) => (/^(?:off|no|false|0)$/i.test(value) ? [name] : [])));
    return [...new Set(names)].filter((name) => !OTHER_OPTION.test(name));
}
const GOOGLE = /\bbenchmark(?:::benchmark|_main)?\b/;
// Numbers with all digits, and less than a second for each.
const GOOGLE_ARGS = '--benchmark_format=json --benchmark_min_time=0.1';
/** Programs of benchmarks: those of Google Benchmark first, then those that are called so or lie in such a folder. */
function programsOf(manifests) {
    const google = [];
    const others = [];
    for (const { folder, text } of manifests) {
        const isAside = /(?:^|\/)(?:perf|bench(?:mark)?s?|benchmarking)(?:$|\/)/i.test(folder);
        const linked = new Map([...text.matchAll(/^\s*target_link_libraries\s*\(\s*([\w.-]+)\s+([^)]*)\)/gim)].map(([, name = '', libraries = '']) => [name, libraries]));
        for (const [, name = ''] of text.matchAll(/^\s*add_executable\s*\(\s*"?([\w.-]+)"?\s/gim)) {
            if (GOOGLE.test(linked.get(name) ?? ''))
                google.push({ name, args: GOOGLE_ARGS });
            else if (isAside || /bench|(?:^|[_-])perf(?:$|[_-])/i.test(name))
                others.push({ name, args: '' });
        }
    }
    return [...google, ...others];
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/native.js
/** C, C++ and whatever a Makefile builds: CMake, Meson, configure scripts and make. Pure. */



const native_MANIFESTS = ['CMakeLists.txt', 'meson.build', 'configure', 'configure.ac', 'Makefile', 'GNUmakefile', 'makefile'];
const MAKEFILES = ['GNUmakefile', 'makefile', 'Makefile'];
const native_SOURCE = /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|ipp|m|mm|s|S|asm)$/;
const NATIVE = {
    reads: (path) => /(?:^|\/)(?:CMakeLists\.txt|meson\.build|meson_options\.txt|(?:GNUm|m|M)akefile|configure\.ac)$/.test(path),
    isSecondary: true,
    find: (listing) => (0,ecosystems_listing/* projectFolders */.LO)(listing, (name) => native_MANIFESTS.includes(name)).map((folder) => native_findProject(listing, folder)),
};
function native_findProject(listing, folder) {
    const manifests = native_MANIFESTS.filter((name) => (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, name)));
    const isNative = listing.paths.some((path) => /\.(?:c|cc|cpp|cxx|h|hpp)$/.test(path));
    const isPlusPlus = listing.paths.some((path) => /\.(?:cc|cpp|cxx|hpp|hxx)$/.test(path));
    const builders = [cmake, meson, configure, make].flatMap((find) => find(listing, folder, manifests));
    return {
        language: isPlusPlus ? 'C++' : isNative ? 'C' : 'Make',
        ways: builders,
        evaluator: [
            ...manifests.map((name) => (0,ecosystems_listing/* inside */.nx)(folder, name)),
            ...listing.paths.filter((path) => /(?:^|\/)CTest\w*\.cmake$/.test(path)),
        ],
        sources: isNative ? sourceGlobs(listing, folder, native_SOURCE) : [],
    };
}
/** A folder for what is built, beside the sources. */
function buildFolder(listing, folder) {
    return (0,ecosystems_listing/* namesIn */.wX)(listing, folder).includes('build/') ? 'build-autorize' : 'build';
}
const JOBS = '"$(nproc)"';
function native_wayOf(folder, { name, setups = [], inputs = [], build, cache = [], tests, benchmarks, built, headers = [] }) {
    const command = (text) => ({ command: (0,ecosystems_listing/* runIn */.VO)(folder, text) });
    return {
        name,
        setups: setups.map(command),
        inputs: inputs.map((path) => (0,ecosystems_listing/* inside */.nx)(folder, path)),
        build: { ...command(build), cache: cache.map((path) => (0,ecosystems_listing/* inside */.nx)(folder, path)) },
        needsBuild: true,
        tests: tests.map(command),
        benchmarks: benchmarks.map((text) => ({
            ...command(text),
            what: 'the benchmarks of the project',
            direction: 'min',
        })),
        templates: [sizeOf(folder, built), ...headers],
    };
}
function cmake(listing, folder, manifests) {
    if (!manifests.includes('CMakeLists.txt'))
        return [];
    const target = buildFolder(listing, folder);
    return cmakeBuilds(listing, folder, target).map(({ name, options, hasTests, benchmarks }) => native_wayOf(folder, {
        name,
        build: `cmake -S . -B ${target} -DCMAKE_BUILD_TYPE=Release${options} > /dev/null && cmake --build ${target} --parallel ${JOBS} > /dev/null`,
        cache: [target],
        tests: hasTests ? [`ctest --test-dir ${target} --output-on-failure`] : [],
        benchmarks,
        built: target,
    }));
}
function meson(listing, folder, manifests) {
    if (!manifests.includes('meson.build'))
        return [];
    const target = buildFolder(listing, folder);
    const texts = [...listing.texts].filter(([path]) => path.endsWith('meson.build')).map(([, text]) => text);
    return [
        native_wayOf(folder, {
            name: 'Meson',
            build: `meson setup --buildtype=release ${target} > /dev/null && meson compile -C ${target} > /dev/null`,
            tests: texts.some((text) => /^\s*test\s*\(/m.test(text)) ? [`meson test -C ${target}`] : [],
            benchmarks: texts.some((text) => /^\s*benchmark\s*\(/m.test(text)) ? [`meson test -C ${target} --benchmark`] : [],
            built: target,
        }),
    ];
}
/** In a folder beside the sources, which many projects support; else among them. */
function configure(listing, folder, manifests) {
    const isMade = manifests.includes('configure');
    if (!isMade && !manifests.includes('configure.ac'))
        return [];
    const target = buildFolder(listing, folder);
    const generate = isMade ? '' : 'autoreconf -fi > /dev/null 2>&1 && ';
    return ['beside', 'among'].map((where) => {
        const at = where === 'beside' ? `cd ${target} && ` : '';
        const begin = where === 'beside' ? `mkdir -p ${target} && ${at}../configure` : './configure';
        return native_wayOf(folder, {
            name: where === 'beside' ? 'configure' : 'configure in the sources',
            build: `${generate}${begin} > /dev/null && make -s -j${JOBS} > /dev/null`,
            tests: ['check', 'test'].map((name) => `${at}make -s ${name}`),
            benchmarks: [],
            built: where === 'beside' ? target : '.',
        });
    });
}
const native_TESTS = ['test', 'tests', 'check', 'unittest', 'unittests'];
const BENCHMARKS = ['bench', 'benchmark', 'benchmarks', 'perf'];
function make(listing, folder, manifests) {
    const name = MAKEFILES.find((each) => manifests.includes(each));
    if (name === undefined)
        return [];
    const text = (0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, name));
    const hasTarget = (target) => new RegExp(`^${target}\\s*:(?!=)`, 'm').test(text);
    const [first] = [...text.matchAll(/^([A-Za-z][\w./-]*)(?:\s+[\w./-]+)*\s*:(?!=)/gm)].flatMap(([, target]) => target ?? []);
    const isBuilding = first !== undefined && !native_TESTS.includes(first) && !BENCHMARKS.includes(first) && first !== 'help';
    const programs = [...text.matchAll(/^([\w./-]*tests?[\w-]*)\s*:(?!=)/gim)].flatMap(([, target]) => target ?? []);
    const tests = native_TESTS.filter(hasTarget).map((target) => `make -s ${target}`);
    // A program with the name of tests that no target runs.
    const others = programs.filter((target) => !native_TESTS.includes(target) && !/clean|install/.test(target) && listing.paths.some((path) => native_SOURCE.test(path)));
    return [
        native_wayOf(folder, {
            name: 'make',
            build: isBuilding ? `make -s -j${JOBS} > /dev/null` : '',
            tests: tests.length > 0 ? tests : others.map((target) => `make -s ${target} && ./${target}`),
            benchmarks: BENCHMARKS.filter(hasTarget).map((target) => `make -s ${target}`),
            built: '.',
            headers: headerSize(listing, folder),
        }),
    ];
}
const OF_OTHERS = /(?:^|\/)(?:tests?|examples?|samples?|bench\w*|fuzz\w*|docs?|third[-_]?party|vendor|deps|build)\//i;
const MAX_HEADERS = 20;
/** The size of the code in a library that is nothing but headers. */
function headerSize({ paths }, folder) {
    const start = folder === '' ? '' : `${folder}/`;
    const own = paths.flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []));
    const sources = own.filter((path) => native_SOURCE.test(path) && !OF_OTHERS.test(path));
    const headers = sources.filter((path) => /\.(?:h|hh|hpp|hxx)$/.test(path));
    if (headers.length === 0 || headers.length > MAX_HEADERS || headers.length < sources.length)
        return [];
    const isPlusPlus = headers.some((path) => !path.endsWith('.h'));
    const compiler = isPlusPlus ? 'c++ -x c++' : 'cc -x c';
    return [
        {
            what: 'the size of the code of the headers, compiled, in bytes',
            direction: 'min',
            subjects: headers.map((path) => (0,ecosystems_listing/* inside */.nx)(folder, path)),
            command: (0,ecosystems_listing/* runIn */.VO)(folder, `for header in ${headers.map(ecosystems_listing/* shellWord */.r7).join(' ')}; do ${compiler} -O2 -w -I. -Iinclude -c "$header" -o "$TMPDIR/$(echo "$header" | tr / _).o" || exit 1; done
size "$TMPDIR"/*.o | awk 'NR > 1 { bytes += $1 + $2 } END { if (!bytes) exit 1; print bytes }'`),
            fill: 'Build a benchmark program of what should be fast, and print its time.',
        },
    ];
}
function sizeOf(folder, built) {
    const find = (names) => `$(find ${built} -type f ${names})`;
    return {
        what: 'the size of the code in the built libraries, else objects, else programs, in bytes',
        direction: 'min',
        command: (0,ecosystems_listing/* runIn */.VO)(folder, `files=${find("\\( -name '*.a' -o -name '*.so' -o -name '*.so.*' \\)")}
[ -n "$files" ] || files=${find("-name '*.o'")}
[ -n "$files" ] || files=${find('-perm -100')}
size $files 2>/dev/null | awk 'NR > 1 { bytes += $1 + $2 } END { if (!bytes) exit 1; print bytes }'`),
        fill: 'Build a benchmark program of what should be fast, and print its time.',
    };
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/python-benchmarks.js

const python_benchmarks_BENCHMARK_FILE = /(?:^|\/)(?:bench(?:marks?)?\/[^/]*|(?:run_)?bench(?:marks?)?(?:_[^/]*)?|[^/]*_bench(?:mark)?s?)\.py$/;
const ASV_CONFIG = /(?:^|\/)asv\.conf\.jsonc?$/;
/** Whether a file may hold benchmarks, or says where they are. */
function isPythonBenchmark(path) {
    return python_benchmarks_BENCHMARK_FILE.test(path) || ASV_CONFIG.test(path);
}
// Of several files each would be an experiment of its own.
const python_benchmarks_MAX_FILES = 3;
/** Commands that run the benchmarks of a project. */
function pythonBenchmarks(listing, folder, python) {
    const { fixtures, perf, scripts } = filesOf(listing, folder);
    const commands = [
        ...(fixtures.length === 0
            ? []
            : [
                `${python} -m pytest -q --benchmark-only --benchmark-json="$TMPDIR/bench.json" ${fixtures.map(ecosystems_listing/* shellWord */.r7).join(' ')} >&2 && cat "$TMPDIR/bench.json"`,
            ]),
        ...asvSuites(listing, folder).flatMap((suite) => asvCommands(suite, python)),
        // The file has more digits than what it prints.
        ...perf
            .slice(0, python_benchmarks_MAX_FILES)
            .map((path) => `${python} ${(0,ecosystems_listing/* shellWord */.r7)(path)} --fast -o "$TMPDIR/bench.json" >&2 && cat "$TMPDIR/bench.json"`),
        ...scripts.slice(0, python_benchmarks_MAX_FILES).map((path) => `${python} ${(0,ecosystems_listing/* shellWord */.r7)(path)}`),
    ];
    return commands.map((command) => ({
        command: (0,ecosystems_listing/* runIn */.VO)(folder, command),
        what: 'the benchmarks of the project',
        direction: 'min',
    }));
}
/** What runs them, which the manifests may name where no rule finds it. */
function benchmarkTools(listing, folder) {
    const { fixtures, perf, scripts } = filesOf(listing, folder);
    return [
        ...(fixtures.length > 0 ? ['pytest-benchmark'] : []),
        ...(asvSuites(listing, folder).length > 0 ? ['asv'] : []),
        ...(perf.length > 0 || scripts.some((path) => /\bpyperf\b/.test((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, path))))
            ? ['pyperf']
            : []),
    ];
}
/** What a file does that is not only loaded. */
const TOP_STATEMENT = /^(?:(?:for|while|with)\b|[\w.]+\()/m;
function filesOf(listing, folder) {
    const own = ownPaths(listing, folder).filter((path) => path.endsWith('.py'));
    const textIn = (path) => (0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, path));
    const isFixture = (path) => /def test_\w+\([^)]*\bbenchmark\b|@pytest\.mark\.benchmark/.test(textIn(path));
    const files = own.filter((path) => python_benchmarks_BENCHMARK_FILE.test(path) && !isFixture(path));
    const perf = files.filter((path) => /^\s*(?:import|from) pyperf\b/m.test(textIn(path)));
    const guarded = files.filter((path) => /^if __name__ ==/m.test(textIn(path)));
    // A suite of asv is no script, whatever it does when it is loaded.
    const isSuite = own.some((path) => ASV_CONFIG.test(path));
    const plain = files.filter((path) => !isSuite && !guarded.includes(path) && TOP_STATEMENT.test(textIn(path)));
    return {
        fixtures: own.filter(isFixture),
        perf,
        scripts: [...guarded, ...plain.filter((path) => !perf.includes(path))],
    };
}
function ownPaths({ paths }, folder) {
    const start = folder === '' ? '' : `${folder}/`;
    return paths.flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []));
}
/** Suites of asv, by their configs. */
function asvSuites(listing, folder) {
    const configs = ownPaths(listing, folder).filter((path) => ASV_CONFIG.test(path));
    return configs.slice(0, 1).map((config) => {
        const at = config.slice(0, Math.max(0, config.lastIndexOf('/')));
        const text = (0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, config));
        const named = /^\s*"benchmark_dir"\s*:\s*"([^"]+)"/m.exec(text)?.[1]?.replace(/\/$/, '') ?? 'benchmarks';
        const benchmarks = (0,ecosystems_listing/* inside */.nx)(at, named);
        return {
            config,
            parts: at === '' ? [config, benchmarks] : [at],
            evaluator: [(0,ecosystems_listing/* inside */.nx)(folder, config), (0,ecosystems_listing/* inside */.nx)(folder, `${benchmarks}/**`)],
        };
    });
}
/**
 * asv writes its results beside its config, which is protected, and only of a commit: it gets a copy, and a commit of it.
 */
function asvCommands({ config, parts }, python) {
    const name = config.slice(config.lastIndexOf('/') + 1);
    const at = parts.length === 1 ? `/${config.slice(0, -name.length - 1)}` : '';
    const copy = parts.map((part) => `mkdir -p "$suite/${folderOf(part)}" && cp -r ${(0,ecosystems_listing/* shellWord */.r7)(part)} "$suite/${part}"`);
    const program = python.includes('/') ? `"$PWD/${python}"` : `"$(command -v ${python})"`;
    return ['rounds=1', 'rounds=1 -a repeat=3'].map((attributes) => [
        `python=${program} suite="$TMPDIR/asv"`,
        ...copy,
        `cd "$suite${at}"`,
        // What the config names as the repository may not be reached.
        `sed -i 's|"repo" *: *"[^"]*"|"repo": "'"$suite"'"|' ${name}`,
        'git init -q "$suite"',
        'git -C "$suite" -c user.name=asv -c user.email=asv@localhost commit -q --allow-empty -m base',
        '"$python" -m asv machine --yes > /dev/null',
        `"$python" -m asv run --environment existing:"$python" --set-commit-hash HEAD -a ${attributes} >&2`,
        `find "$suite" -name '*-existing-*.json' -exec cat {} +`,
    ].join(' && '));
}
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/python-requirements.js
/** What the tests and benchmarks of a Python project need, by its manifests. Pure. Source: PEP 508, 621 and 735, tox and setuptools. */

const NOTHING = { extras: [], packages: [], files: [] };
const OF_TESTS = /^(?:unit[-_]?)?test(?:s|ing)?$/i;
const OF_WORK = /^dev(?:el|elop|elopment)?$/i;
/** What is asked for by name of "tests", else of "dev"; the project's own requirements come with it. */
function testRequirements(listing, folder) {
    const manifest = (0,ecosystems_listing/* parseTomlTable */.W4)((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'pyproject.toml')));
    for (const isName of [OF_TESTS, OF_WORK]) {
        const found = requirementsOf(listing, { folder, manifest, isName });
        if (found.extras.length + found.packages.length + found.files.length > 0)
            return found;
    }
    const packages = toxPackages(listing, folder);
    return packages.length > 0 ? { ...NOTHING, packages } : NOTHING;
}
const OF_BENCHMARKS = /^bench(?:mark)?(?:s|ing)?$|^perf(?:ormance)?$/i;
/** What is asked for by name of benchmarks. */
function benchmarkRequirements(listing, folder) {
    const manifest = (0,ecosystems_listing/* parseTomlTable */.W4)((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'pyproject.toml')));
    return requirementsOf(listing, { folder, manifest, isName: OF_BENCHMARKS });
}
function requirementsOf(listing, { folder, manifest, isName }) {
    const groups = (0,ecosystems_listing/* tableAt */.af)(manifest, 'dependency-groups');
    const names = Object.keys(groups).filter((name) => isName.test(name));
    const poetry = Object.entries((0,ecosystems_listing/* tableAt */.af)(manifest, 'tool', 'poetry', 'group')).filter(([name]) => isName.test(name));
    const inPoetry = poetry.flatMap(([, group]) => Object.keys((0,ecosystems_listing/* tableAt */.af)({ group }, 'group', 'dependencies')));
    const extras = [
        ...Object.keys((0,ecosystems_listing/* tableAt */.af)(manifest, 'project', 'optional-dependencies')),
        ...extrasOfSetup((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'setup.cfg'))),
    ];
    return {
        extras: [...new Set(extras.filter((name) => isName.test(name)))],
        packages: [...new Set([...names.flatMap((name) => groupPackages(groups, name)), ...inPoetry])],
        files: python_requirements_filesOf(listing, folder, isName),
    };
}
// A group can include others without end.
const python_requirements_MAX_DEPTH = 5;
function groupPackages(groups, name, depth = 0) {
    const entries = groups[name];
    if (!Array.isArray(entries) || depth > python_requirements_MAX_DEPTH)
        return [];
    const included = entries.flatMap((entry) => {
        const other = (0,ecosystems_listing/* tableAt */.af)({ entry }, 'entry')['include-group'];
        return typeof other === 'string' ? groupPackages(groups, other, depth + 1) : [];
    });
    return [...(0,ecosystems_listing/* textsOf */.CB)(entries), ...included];
}
function extrasOfSetup(text) {
    const section = /^\[options\.extras_require\]\n([\s\S]*?)(?=^\[|$(?![\s\S]))/m.exec(text)?.[1] ?? '';
    return [...section.matchAll(/^([\w.-]+)\s*=/gm)].flatMap(([, name]) => name ?? []);
}
function python_requirements_filesOf(listing, folder, isName) {
    const start = folder === '' ? '' : `${folder}/`;
    return listing.paths.flatMap((path) => {
        if (!path.startsWith(start))
            return [];
        const own = path.slice(start.length);
        const name = /^requirements\/([\w-]+)\.txt$/.exec(own)?.[1] ??
            /^requirements[-_.]([\w-]+)\.txt$/.exec(own)?.[1] ??
            /^([\w-]+?)[-_]requirements\.txt$/.exec(own)?.[1] ??
            /^(tests?|bench(?:mark)?s?|perf)\/requirements\.txt$/.exec(own)?.[1];
        return name !== undefined && isName.test(name) ? [own] : [];
    });
}
function toxPackages(listing, folder) {
    const text = (0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'tox.ini'));
    const deps = /^\[testenv\]\n(?:(?!^\[)[\s\S])*?^deps\s*=\s*([\s\S]*?)(?=^\S|$(?![\s\S]))/m.exec(text)?.[1] ?? '';
    const lines = deps.split('\n').map((line) => line.replace(/#.*/, '').trim());
    // What depends on the environment, or is another file's, is left out.
    return lines.filter((line) => /^[A-Za-z][\w.[\],<>=!~ -]*$/.test(line));
}
/** The file that names what the project itself needs, where no manifest does. */
function plainRequirements(listing, folder) {
    return (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'requirements.txt')) ? ['requirements.txt'] : [];
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/python.js
/** Python projects: pyproject.toml, setup.py, setup.cfg or requirements, with uv, Poetry, PDM or a virtual environment. Pure. */




const python_MANIFESTS = ['pyproject.toml', 'setup.py', 'setup.cfg', 'requirements.txt', 'pytest.ini', 'tox.ini'];
const python_SOURCE = /\.(?:pyx?|pxd|c|cc|cpp|h|hpp|rs)$/;
const TEST_FILE = /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests?)\.py$/;
const PYTHON = {
    reads: (path) => python_MANIFESTS.some((name) => path === name || path.endsWith(`/${name}`)) ||
        isPythonBenchmark(path) ||
        TEST_FILE.test(path),
    find: (listing) => (0,ecosystems_listing/* projectFolders */.LO)(listing, (name) => python_MANIFESTS.includes(name)).map((folder) => python_findProject(listing, folder)),
};
function python_findProject(listing, folder) {
    const pyproject = (0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'pyproject.toml'));
    const manifests = python_MANIFESTS.map((name) => (0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, name))).join('\n');
    const manifest = (0,ecosystems_listing/* parseTomlTable */.W4)(pyproject);
    const requirements = testRequirements(listing, folder);
    const facts = {
        folder,
        hasPackage: (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'setup.py')) || ['project', 'build-system'].some((key) => key in manifest),
        isPytest: usesPytest(listing, manifests),
        requirements,
        forBenchmarks: benchmarkRequirements(listing, folder),
        // An evaluation has no git history.
        venv: venvCommand(manifests),
        versioned: /setuptools[-_]scm|hatch-vcs/.test(manifests) ? 'SETUPTOOLS_SCM_PRETEND_VERSION=0.0.1 ' : '',
    };
    const inputs = inputsOf(listing, facts);
    return {
        language: 'Python',
        ways: waysOf(listing, facts).map((way) => ({ ...way, inputs: way.setups.length === 0 ? [] : inputs })),
        evaluator: [...inputs, ...asvSuites(listing, folder).flatMap(({ evaluator }) => evaluator)],
        sources: sourceGlobs(listing, folder, python_SOURCE),
    };
}
/** With the first Python that is new enough: a later one is mostly found by a name of its own, also by pyenv. */
function venvCommand(manifests) {
    const minor = /\b(?:requires-python|python_requires)\s*=\s*["']?[^"'\n]*?>=\s*3\.(\d+)/.exec(manifests)?.[1];
    const usual = 'python3 -m venv .venv';
    if (minor === undefined)
        return usual;
    const isNewEnough = `python3 -c 'import sys; sys.exit(sys.version_info < (3, ${minor}))'`;
    return `if ${isNewEnough}; then ${usual}; else PYENV_VERSION=3.${minor} python3.${minor} -m venv .venv; fi`;
}
function usesPytest(listing, manifests) {
    if (/pytest/.test(manifests))
        return true;
    const texts = [...listing.texts].filter(([path]) => TEST_FILE.test(path)).map(([, text]) => text);
    const isConfigured = listing.paths.some((path) => /(?:^|\/)conftest\.py$/.test(path));
    return isConfigured || texts.some((text) => /^\s*(?:import|from) pytest\b/m.test(text));
}
function inputsOf(listing, { folder, requirements, forBenchmarks }) {
    const names = [
        ...python_MANIFESTS,
        'uv.lock',
        'poetry.lock',
        'pdm.lock',
        'Pipfile',
        'Pipfile.lock',
        'setup.cfg',
        ...requirements.files,
        ...forBenchmarks.files,
    ];
    const kept = names.filter((name) => !['pytest.ini', 'tox.ini'].includes(name));
    return [...new Set(kept)].map((name) => (0,ecosystems_listing/* inside */.nx)(folder, name)).filter((path) => (0,ecosystems_listing/* hasFile */.jv)(listing, path));
}
const LOCKED = [
    { name: 'uv', lock: 'uv.lock', install: 'uv sync --frozen' },
    {
        name: 'poetry',
        lock: 'poetry.lock',
        install: 'POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --no-interaction',
    },
    { name: 'pdm', lock: 'pdm.lock', install: 'pdm install --frozen-lockfile' },
];
const OWN_PYTHON = '.venv/bin/python';
function waysOf(listing, facts) {
    const { folder, versioned } = facts;
    const command = (text) => ({ command: (0,ecosystems_listing/* runIn */.VO)(folder, text) });
    const locked = LOCKED.filter(({ name, lock }) => (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, lock)) && listing.hasProgram(name));
    const ways = [
        ...locked.map(({ name, install }) => ({ name, setups: [command(`${versioned}${install}`)], python: OWN_PYTHON })),
        { name: 'venv', setups: installs(listing, facts).map(command), python: OWN_PYTHON },
        { name: 'python3', setups: [], python: 'python3' },
    ];
    return ways.map(({ name, setups, python }) => ({
        ...{ name, setups, needsBuild: false, inputs: [] },
        tests: python_testsOf(listing, facts, python).map(command),
        benchmarks: pythonBenchmarks(listing, folder, python),
        templates: python_templatesOf(listing, facts, python),
    }));
}
/** Ways to fill a virtual environment, the fullest first. */
function installs(listing, facts) {
    const { folder, hasPackage, isPytest, requirements, forBenchmarks, versioned, venv } = facts;
    const plain = hasPackage ? [] : plainRequirements(listing, folder);
    const pytest = isPytest ? ['pytest'] : [];
    const tools = benchmarkTools(listing, folder);
    const own = (wanted) => hasPackage ? [`-e ${(0,ecosystems_listing/* shellWord */.r7)(wanted.length === 0 ? '.' : `.[${wanted.join(',')}]`)}`] : [];
    const all = (parts) => [
        ...own([...new Set(parts.flatMap(({ extras }) => extras))]),
        ...[...plain, ...parts.flatMap(({ files }) => files)].map((file) => `-r ${(0,ecosystems_listing/* shellWord */.r7)(file)}`),
        ...[...parts.flatMap(({ packages }) => packages), ...pytest].map(ecosystems_listing/* shellWord */.r7),
    ];
    const full = all([requirements]);
    const least = [...own([]), ...plain.map((file) => `-r ${(0,ecosystems_listing/* shellWord */.r7)(file)}`), ...pytest];
    const texts = [[...all([requirements, forBenchmarks]), ...tools], [...full, ...tools], full, least]
        .filter((words) => words.length > 0)
        .map((words) => [...new Set(words)].join(' '));
    const path = hasPackage ? findModule(listing, folder)?.path : undefined;
    // From manifests alone some tools install a package without a module.
    const condition = path === undefined ? '' : `test -f ${(0,ecosystems_listing/* shellWord */.r7)(path)} && `;
    return [...new Set(texts)].map((words) => `${condition}${venv} && ${versioned}${OWN_PYTHON} -m pip install --quiet ${words}`);
}
function python_testsOf(listing, { folder, isPytest }, python) {
    const hasTests = listing.paths.some((path) => path.startsWith(folder === '' ? '' : `${folder}/`) && TEST_FILE.test(path));
    const hasTestFolder = listing.paths.some((path) => path.startsWith((0,ecosystems_listing/* inside */.nx)(folder, 'tests/')));
    const pytest = `${python} -m pytest -q`;
    const isDjango = (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'manage.py'));
    const unittest = [
        ...(isDjango ? [`${python} manage.py test`] : []),
        `${python} -m unittest -q`,
        ...(hasTestFolder ? [`${python} -m unittest discover -q -s tests`] : []),
    ];
    if (isPytest)
        return [pytest];
    return hasTests ? [...unittest, pytest] : [];
}
function python_templatesOf(listing, { folder }, python) {
    const module = findModule(listing, folder);
    if (module === undefined)
        return [];
    return [
        {
            what: `the time to start Python and import ${module.name}, in milliseconds`,
            direction: 'min',
            fill: 'Call in "statement" what should be fast, often enough that it takes longer than the start of Python.',
            command: (0,ecosystems_listing/* runIn */.VO)(folder, `${python} -I -c '
import subprocess, sys, time
statement = """
import ${module.name}
if not getattr(${module.name}, "__file__", None): raise ImportError("${module.name} is a folder without code")
"""
times = []
for run in range(20):
    ended = "ended " + str(run)
    begun = time.perf_counter()
    child = subprocess.run([sys.executable, "-c", statement + "\\nprint(" + repr(ended) + ")"], stdout=subprocess.PIPE, text=True, check=True${module.folder === '' ? '' : `, env={"PYTHONPATH": "${module.folder}"}`})
    times.append(1000 * (time.perf_counter() - begun))
    if not child.stdout.endswith(ended + "\\n"): sys.exit("the statement did not run to its end")
print(min(times))
'`),
        },
    ];
}
const NO_PACKAGE = /^(?:tests?|testing|docs?|examples?|bench(?:marks?)?|scripts|tools|setup|conftest|noxfile|manage)$/;
/** A module that others import. */
function findModule(listing, folder) {
    const manifest = (0,ecosystems_listing/* parseTomlTable */.W4)((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'pyproject.toml')));
    const start = folder === '' ? '' : `${folder}/`;
    const found = listing.paths.flatMap((path) => {
        const own = path.startsWith(start) ? path.slice(start.length) : '';
        const [, src, name] = /^(src\/)?([A-Za-z_]\w*)(?:\/__init__)?\.py$/.exec(own) ?? [];
        return name === undefined || NO_PACKAGE.test(name)
            ? []
            : [{ name, folder: src === undefined ? '' : 'src', path: own }];
    });
    const named = String((0,ecosystems_listing/* tableAt */.af)(manifest, 'project').name ?? '')
        .toLowerCase()
        .replaceAll(/[-.]/g, '_');
    return found.find(({ name }) => name.toLowerCase() === named) ?? found[0];
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/rust.js
/** Rust projects: a crate or a workspace of Cargo. Pure. */


const rust_MANIFEST = /(?:^|\/)Cargo\.toml$/;
const BENCHMARK = /(?:^|\/)benches\/[^/]+(?:\/main)?\.rs$/;
const RUST = {
    reads: (path) => rust_MANIFEST.test(path) || BENCHMARK.test(path),
    find: (listing) => (0,ecosystems_listing/* projectFolders */.LO)(listing, (name) => name === 'Cargo.toml').map((folder) => rust_findProject(listing, folder)),
};
function rust_findProject(listing, folder) {
    const command = (text) => ({ command: (0,ecosystems_listing/* runIn */.VO)(folder, text) });
    const manifest = (0,ecosystems_listing/* parseTomlTable */.W4)((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'Cargo.toml')));
    const isLocked = (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'Cargo.lock'));
    const benches = benchesOf(listing, folder);
    const all = 'workspace' in manifest ? ' --workspace' : '';
    const inputs = rust_inputsOf(listing, folder);
    const way = (name, benchmarks) => ({
        name,
        setups: isLocked ? ['cargo fetch --locked', 'cargo fetch'].map(command) : [command('cargo fetch')],
        inputs,
        build: {
            ...command([`cargo test --offline --no-run --quiet${all}`, ...benchmarks.map(({ build }) => build)].join(' && ')),
            cache: [(0,ecosystems_listing/* inside */.nx)(folder, 'target')],
        },
        needsBuild: true,
        tests: [`cargo test --offline --quiet${all}`, `cargo test --offline --quiet${all} --lib --tests`].map(command),
        benchmarks: benchmarks.map(({ run }) => ({
            ...command(run),
            what: 'the benchmarks of the crate',
            direction: 'min',
        })),
        templates: [rust_sizeOf(folder, manifest)],
    });
    return {
        language: 'Rust',
        // Benchmarks can want another compiler than tests.
        ways: [way('cargo', benches), ...(benches.length === 0 ? [] : [way('cargo without benches', [])])],
        evaluator: inputs,
        sources: sourceGlobs(listing, folder, /\.rs$/),
    };
}
function rust_inputsOf(listing, folder) {
    const names = ['Cargo.lock', 'rust-toolchain', 'rust-toolchain.toml', '.cargo/config.toml', '.cargo/config'];
    const manifests = listing.paths.filter((path) => rust_MANIFEST.test(path) && path.startsWith(folder));
    const glob = manifests.length > 1 ? [(0,ecosystems_listing/* inside */.nx)(folder, '**/Cargo.toml')] : [(0,ecosystems_listing/* inside */.nx)(folder, 'Cargo.toml')];
    return [...glob, ...names.map((name) => (0,ecosystems_listing/* inside */.nx)(folder, name)).filter((path) => (0,ecosystems_listing/* hasFile */.jv)(listing, path))];
}
// Criterion takes 8 s for each benchmark by itself; runs are repeated anyway.
const SHORT = '--warm-up-time 0.3 --measurement-time 0.7 --noplot';
/** The benchmarks of a crate that a stable compiler can build, by the library that they use. */
function benchesOf(listing, folder) {
    const files = listing.paths.filter((path) => BENCHMARK.test(path) && path.startsWith(folder === '' ? '' : `${folder}/`));
    const kinds = [
        { uses: /\bcriterion(?:2|_\w+)?::|\bcodspeed_criterion_compat::/, options: ` -- ${SHORT}` },
        { uses: /\bdivan::/, options: '' },
        { uses: /\biai_callgrind::|\bgungraun::/, options: '' },
        { uses: /\bbencher::|\btest::Bencher\b/, options: '' },
    ];
    return kinds.flatMap(({ uses, options }) => {
        const used = files.filter((path) => uses.test((0,ecosystems_listing/* textOf */.b6)(listing, path)));
        if (used.length === 0)
            return [];
        const names = used.map((path) => /benches\/([^/]+?)(?:\/main)?\.rs$/.exec(path)?.[1] ?? '');
        const packages = [...new Set(used.map((path) => rust_packageOf(listing, path)))];
        const chosen = [
            ...packages.flatMap((name) => (name === undefined ? [] : [`-p ${name}`])),
            ...names.map((name) => `--bench ${name}`),
        ];
        const bench = `cargo bench --offline --quiet ${chosen.join(' ')}`;
        return [{ run: `${bench}${options}`, build: `${bench} --no-run` }];
    });
}
/** The crate around a file, where it is not the one at the top. */
function rust_packageOf(listing, path) {
    const folder = path.slice(0, Math.max(0, path.search(/\/?benches\//)));
    if (folder === '')
        return undefined;
    const name = (0,ecosystems_listing/* tableAt */.af)((0,ecosystems_listing/* parseTomlTable */.W4)((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'Cargo.toml'))), 'package').name;
    return typeof name === 'string' ? name : undefined;
}
function rust_sizeOf(folder, manifest) {
    const all = 'workspace' in manifest ? ' --workspace' : '';
    return {
        what: 'the size of the compiled crate in bytes',
        direction: 'min',
        command: (0,ecosystems_listing/* runIn */.VO)(folder, `cargo build --release --offline --quiet${all} &&
find target/release -maxdepth 1 -type f \\( -name '*.rlib' -o -name '*.so' -o -perm -100 \\) -exec cat {} + | wc -c | grep -vx 0`),
        fill: 'Write a benchmark in benches/ (criterion or divan) of what should be fast, and run it with cargo bench --offline.',
    };
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/registry.js
/** All ecosystems, and what they find in a repository. Pure. */






const ECOSYSTEM_NAMES = ['javascript', 'rust', 'go', 'python', 'jvm', 'native'];
const ECOSYSTEMS = {
    javascript: JAVASCRIPT,
    rust: RUST,
    go: GO,
    python: PYTHON,
    jvm: JVM,
    native: NATIVE,
};
/** Whether a text of a repository is asked for by any of them. */
function isRead(path) {
    return !/(?:^|\/)node_modules\//.test(path) && ECOSYSTEM_NAMES.some((name) => ECOSYSTEMS[name].reads(path));
}
/** The projects of a repository, those of its main language first. */
function findProjects(listing) {
    const found = ECOSYSTEM_NAMES.map((name) => ({
        isSecondary: ECOSYSTEMS[name].isSecondary === true,
        projects: ECOSYSTEMS[name].find(listing),
    }));
    const main = found.filter(({ isSecondary }) => !isSecondary).flatMap(({ projects }) => projects);
    const rest = found.filter(({ isSecondary }) => isSecondary).flatMap(({ projects }) => projects);
    // A Makefile beside another manifest mostly starts its tools; sources of C beside it are mostly built by them.
    return main.length === 0 || isMainlyNative(listing) ? [...rest, ...main] : main;
}
const NATIVE_SOURCE = /\.(?:c|cc|cpp|cxx|h|hh|hpp)$/;
const registry_SOURCE = /\.(?:c|cc|cpp|cxx|h|hh|hpp|[cm]?[jt]sx?|py|rs|go|java|kt)$/;
const registry_MANIFEST = /^(?:CMakeLists\.txt|meson\.build|configure|configure\.ac|(?:GNUm|m|M)akefile)$/;
function isMainlyNative({ paths }) {
    const sources = paths.filter((path) => registry_SOURCE.test(path));
    const native = sources.filter((path) => NATIVE_SOURCE.test(path));
    return paths.some((path) => registry_MANIFEST.test(path)) && native.length > sources.length / 2;
}


/***/ }),

/***/ 67447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ openLaboratory)
});

// EXTERNAL MODULE: ./build/doctor/candidate-trials.js
var candidate_trials = __webpack_require__(51565);
// EXTERNAL MODULE: ./build/engine/acceptance/evaluator-trust.js
var evaluator_trust = __webpack_require__(12609);
// EXTERNAL MODULE: ./build/engine/workspace/temporary-area.js
var temporary_area = __webpack_require__(68054);
// EXTERNAL MODULE: ./build/kernel/sandbox-level.js + 1 modules
var sandbox_level = __webpack_require__(34742);
// EXTERNAL MODULE: ./build/experiment/doctor/evaluator-trial.js
var evaluator_trial = __webpack_require__(41132);
// EXTERNAL MODULE: ./build/experiment/ledger/opening.js
var opening = __webpack_require__(67018);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(15902);
// EXTERNAL MODULE: ./build/engine/benchmarks/benchmark-score.js + 1 modules
var benchmark_score = __webpack_require__(95639);
// EXTERNAL MODULE: ./build/engine/boundaries/planted-files.js
var planted_files = __webpack_require__(62044);
// EXTERNAL MODULE: ./build/engine/boundaries/protected-files.js + 1 modules
var protected_files = __webpack_require__(15310);
// EXTERNAL MODULE: ./build/engine/evaluation/failure-line.js
var failure_line = __webpack_require__(4527);
// EXTERNAL MODULE: ./build/kernel/git.js
var git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(35222);
// EXTERNAL MODULE: ./build/kernel/regular-file.js
var regular_file = __webpack_require__(48951);
// EXTERNAL MODULE: ./build/settings/experiment-config.js
var experiment_config = __webpack_require__(83732);
// EXTERNAL MODULE: ./build/experiment/scoring/measured-command.js
var measured_command = __webpack_require__(58762);
// EXTERNAL MODULE: ./build/experiment/scoring/objective.js + 2 modules
var objective = __webpack_require__(31409);
// EXTERNAL MODULE: ./build/experiment/init/ecosystems/listing.js
var listing = __webpack_require__(57463);
;// CONCATENATED MODULE: ./build/experiment/init/test-outcome.js
/** What the output of a test runner says: that it ran nothing, and which tests failed. Pure. */

const NOTHING = [
    /^Ran 0 tests in /m,
    /^No tests were found/m,
    /^no tests ran/m,
    /^no tests found/im,
    /^\s*0 passing\b/m,
    /^# tests 0$/m,
];
/** Whether a command that succeeded ran no test at all. */
function ranNothing(output) {
    const isGo = /^\?\s+\S+\s+\[no test files\]$/m.test(output) && !/^ok\s/m.test(output);
    const results = [...output.matchAll(/^test result: ok\. (\d+) passed/gm)];
    const isCargo = results.length > 0 && results.every(([, passed]) => passed === '0');
    return isGo || isCargo || NOTHING.some((pattern) => pattern.test(output));
}
const escaped = (name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const RUNNERS = [
    {
        runs: /-m pytest\b/,
        failed: /^(?:FAILED|ERROR) (\S+?::\S+)/gm,
        without: (command, names) => `${command}${names.map((name) => ` --deselect ${(0,listing/* shellWord */.r7)(name)}`).join('')}`,
    },
    {
        runs: /\bgo test\b/,
        failed: /^--- FAIL: (\w+)/gm,
        without: (command, names) => command.replace(/\bgo test\b/, () => `go test -skip ${(0,listing/* shellWord */.r7)(`^(${names.map(escaped).join('|')})$`)}`),
    },
    {
        runs: /\bcargo test\b/,
        failed: /^test (\S+)(?: - should panic)? \.\.\. FAILED$/gm,
        without: (command, names) => `${command} --${names.map((name) => ` --skip ${(0,listing/* shellWord */.r7)(name)}`).join('')}`,
    },
    {
        runs: /\bctest\b/,
        failed: /^\s*\d+ - (\S+) \((?:Failed|SEGFAULT|Timeout|Not Run)\)/gm,
        without: (command, names) => `${command} -E ${(0,listing/* shellWord */.r7)(`^(${names.map(escaped).join('|')})$`)}`,
    },
];
// More than a few failures are no peculiarity of the sandbox.
const MAX_FAILED = 10;
/** The same command without the tests that failed; undefined where they are not known, or too many. */
function withoutFailed(command, output) {
    const runner = RUNNERS.find(({ runs }) => runs.test(command));
    if (runner === undefined)
        return undefined;
    const names = [...new Set([...output.matchAll(runner.failed)].flatMap(([, name]) => name ?? []))];
    if (names.length === 0 || names.length > MAX_FAILED)
        return undefined;
    return { command: runner.without(command, names), without: names };
}

;// CONCATENATED MODULE: ./build/experiment/init/trial.js
/**
 * Trying what may work: each command on HEAD, in the sandbox of this machine, as a run would run it.
 * Invariant: it runs in a private area of this process that is gone afterwards; of the user's repository nothing is
 * written. Each command ends within its limit.
 */















/**
 * How long each command may take. A score that takes longer allows few iterations in a night, and there may be many
 * benchmarks. What cannot be left out must not fail on a slow machine; Ctrl-C ends what takes too long for a person.
 */
const LIMITS_MS = {
    setup: 1_800_000,
    build: 1_800_000,
    guard: 600_000,
    objective: 120_000,
};
// As many as show a spread.
const SCORES = 3;
const MAX_LINES = 5;
const TAIL_BYTES = 4000;
/** Tests commands by running them. */
function openTester({ privateArea, protect, written = new Set(), limitMs, signal, onEvent, }) {
    const logs = (0,external_node_path_.join)(privateArea.folder, 'trials');
    let count = 0;
    const evaluate = async (attempt, parse) => {
        const { store } = privateArea;
        const commands = [attempt.command, ...(attempt.build === undefined ? [] : [attempt.build.command])];
        const globs = protect(commands);
        const protectedFiles = await (0,protected_files/* readProtectedFiles */.sz)(store, { commit: store.base, globs, commands });
        const tree = await (0,git/* gitLine */.JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${store.base}^{tree}`]);
        return { privateArea, config: configOf(attempt, { parse, limitMs, protect: globs }), protectedFiles, signal, tree };
    };
    const run = async (attempt) => {
        const { role } = attempt;
        const shown = shownCommand(attempt);
        onEvent({ kind: 'begun', role, command: shown, limitMs: limitMs ?? LIMITS_MS[role] });
        const begun = performance.now();
        count += 1;
        const evaluating = await evaluate(attempt, { kind: 'float' });
        const { tree } = evaluating;
        const measured = await (0,measured_command/* measureCommand */.W)(evaluating, { command: attempt.command, name: `trial-${count}`, tree, logs });
        const tookMs = performance.now() - begun;
        if (measured.kind === 'failed')
            onEvent({
                kind: 'ended',
                role,
                command: shown,
                ms: tookMs,
                failure: { reason: reasonOf(measured), lines: lastLines(measured.log) },
            });
        return { ...measured, tookMs };
    };
    /** Notes the folder of its own in which a command made a file with the name of a test, as compilers do. */
    const noteMade = async (reason) => {
        const [, path] = NEW_TEST.exec(reason) ?? [];
        if (path === undefined)
            return false;
        const tracked = await (0,git_store/* listFiles */.CS)(privateArea.store, privateArea.store.base);
        const folder = newFolderOf(path, tracked.map((file) => (0,byte_path/* decodePath */.q0)(file.path)));
        if (folder === undefined || written.has(folder))
            return false;
        written.add(folder);
        return true;
    };
    const attempt = async (asked) => {
        const measured = await run(asked);
        if (measured.kind === 'aborted')
            return { kind: 'failed', reason: 'cancelled' };
        if (measured.kind === 'failed') {
            const folders = (0,planted_files/* wholeFolders */.J)(protect([asked.command])).filter((folder) => !written.has(folder));
            const closed = findClosed(outputOf(measured.log), folders);
            for (const folder of closed)
                written.add(folder);
            const isOpened = closed.length > 0 || (await noteMade(measured.reason));
            if (isOpened && asked.role === 'guard')
                return attempt(asked);
            const reduced = asked.role === 'guard' ? withoutFailed(asked.command, outputOf(measured.log)) : undefined;
            return { kind: 'failed', reason: reasonOf(measured), reduced };
        }
        if (asked.role === 'guard' && ranNothing(`${measured.output}\n${measured.errors}`)) {
            const failure = { reason: 'it ran no test', lines: [] };
            onEvent({ kind: 'ended', role: asked.role, command: shownCommand(asked), ms: measured.ms, failure });
            return { kind: 'failed', reason: failure.reason };
        }
        const ms = { setup: measured.setupMs, build: measured.buildMs, guard: measured.ms, objective: measured.ms }[asked.role];
        onEvent({ kind: 'ended', role: asked.role, command: shownCommand(asked), ms, failure: undefined });
        return { kind: 'worked', ms };
    };
    const score = async (asked) => {
        const { role } = asked;
        const command = shownCommand(asked);
        const measured = await run(asked);
        if (measured.kind === 'aborted')
            return { kind: 'failed', reason: 'cancelled' };
        if (measured.kind === 'failed')
            return (await noteMade(measured.reason)) ? score(asked) : { kind: 'failed', reason: reasonOf(measured) };
        const read = await readScore(measured.output, signal);
        const refuse = (reason) => {
            onEvent({
                kind: 'ended',
                role,
                command,
                ms: measured.ms,
                failure: { reason, lines: measured.output.trimEnd().split('\n').slice(-MAX_LINES) },
            });
            return { kind: 'failed', reason };
        };
        if (read === undefined)
            return refuse('it ran, but printed no score that is known');
        if ('reason' in read)
            return refuse(`it ran, but its output is no score: ${read.reason}`);
        const scores = [read.score];
        const evaluating = await evaluate(asked, read.parse);
        while (scores.length < SCORES) {
            count += 1;
            onEvent({ kind: 'repeated', run: scores.length + 1, of: SCORES });
            const request = {
                ...evaluating,
                workspace: 1,
                logs,
                prefix: `trial-${count}-`,
                purpose: { kind: 'score' },
            };
            const scored = await (0,objective/* scoreTree */.DR)(privateArea, request);
            if (scored.kind === 'aborted')
                return { kind: 'failed', reason: 'cancelled' };
            if (scored.kind !== 'scored')
                return refuse(`it printed a score, but not each time: ${scored.reason}`);
            scores.push(scored.score);
        }
        onEvent({ kind: 'ended', role, command, ms: measured.ms, failure: undefined });
        return { kind: 'scored', ms: measured.ms, scores, output: measured.output, parse: read.parse };
    };
    return { isCancelled: () => signal?.aborted === true, attempt, score };
}
/** The command that is on trial; a preparation is tried with a command that does nothing after it. */
function shownCommand({ role, command, title, setup, build }) {
    return { setup: setup ?? '', build: build?.command ?? '', guard: command, objective: title ?? command }[role];
}
/** Why a command failed, of which a person reads no name of a step. */
function reasonOf({ reason, isTimedOut }) {
    const text = reason.replace(/^(?:command|judge-setup|build) /, 'it ');
    return isTimedOut ? `${text}, the limit of a trial; raise it with --measure-limit` : text;
}
/** The last lines of the stream that says why its command failed. */
function lastLines(log) {
    if (log === undefined)
        return [];
    const other = log.endsWith('.stderr') ? log.replace(/stderr$/, 'stdout') : log.replace(/stdout$/, 'stderr');
    const texts = [log, other].map((path) => (0,external_node_util_.stripVTControlCharacters)((0,regular_file/* readFilePart */.E)(path, 'end', TAIL_BYTES)?.text ?? ''));
    return (0,failure_line/* failureLines */.w)(...texts).slice(-MAX_LINES);
}
const NEW_TEST = /the new file "([^"\\]+)" must not be there: it matches what is protected/;
/** The outermost folder around a new file that holds no file of the repository. */
function newFolderOf(path, tracked) {
    const parts = path.split('/').slice(0, -1);
    const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    return folders.find((folder) => tracked.every((file) => !file.startsWith(`${folder}/`)));
}
/** The folders that a command wanted to write in, and could not. */
function findClosed(output, folders) {
    const refused = output.split('\n').filter((line) => /EROFS|Read-only file system/i.test(line));
    return folders.filter((folder) => refused.some((line) => line.includes(`${folder}/`)));
}
/** What a command printed last, on both streams. */
function outputOf(log) {
    if (log === undefined)
        return '';
    const streams = ['stdout', 'stderr'].map((stream) => log.replace(/(?:stdout|stderr)$/, stream));
    return streams
        .map((path) => (0,external_node_util_.stripVTControlCharacters)((0,regular_file/* readFilePart */.E)(path, 'end', MAX_OUTPUT_BYTES)?.text ?? ''))
        .join('\n');
}
const MAX_OUTPUT_BYTES = 1 << 20;
/** How an output is read as a score; or why one of a known format is none. */
async function readScore(output, signal) {
    const parsed = await (0,objective/* parseScore */.yN)({ kind: 'float' }, { output, nonce: '', signal });
    if ('score' in parsed)
        return { parse: { kind: 'float' }, score: parsed.score };
    const kind = (0,benchmark_score/* detectBenchmarkFormat */.Sr)(output);
    // Any word after a number would be read as a size.
    if (kind === undefined || kind === 'sizes')
        return undefined;
    const read = (0,benchmark_score/* readBenchmarkScore */.ci)(output, { kind });
    return 'score' in read ? { parse: { kind }, score: read.score } : read;
}
/** The environment of a config that says nothing about it. */
function usualEnvironment() {
    const nothing = { role: 'setup', setup: undefined, inputs: [], build: undefined, command: 'true' };
    return configOf(nothing, { parse: { kind: 'float' }, limitMs: undefined, protect: [] }).environment;
}
/** A config that prepares a tree and runs one command on it. */
function configOf({ role, setup = '', inputs, build, command }, { parse, limitMs, protect, }) {
    const limitOf = (limited) => (0,duration/* renderDuration */.PP)(limitMs ?? LIMITS_MS[limited]);
    return experiment_config/* experimentConfigSchema */.R.parse({
        experiment: { name: 'init' },
        objective: { command, direction: 'min', parse, timeout: limitOf(role), protect },
        setup: { command: setup, timeout: limitOf('setup'), inputs: setup === '' ? [] : inputs },
        build: build === undefined ? {} : { command: build.command, cache: build.cache, timeout: limitOf('build') },
        schedule: { total_budget: '1h' },
        agent: { command: 'true {prompt_file}' },
    });
}

;// CONCATENATED MODULE: ./build/experiment/init/laboratory.js
/**
 * Where `init` tries commands: a private area of this process, at the strongest isolation of this machine.
 * Invariant: it is gone when the block ends, processes and all; of the user's repository nothing is written.
 */







/** Opens it; throws where this machine has no place for it. */
async function openLaboratory(request, { env }) {
    const { paths, base, signal } = request;
    const level = await (0,sandbox_level/* requireLevel */.q1)({ requested: 'auto', network: 'on' });
    const of = { repository: paths.repository, name: paths.name, environment: usualEnvironment() };
    const temporary = await (0,temporary_area/* openTemporary */.g)({ ...of, parentEnv: env, base, level, purpose: 'init', signal });
    const { privateArea } = temporary;
    const findBelief = async (config, objective) => {
        const [score] = objective?.scores ?? [];
        if (objective === undefined || score === undefined || signal?.aborted === true)
            return undefined;
        const protectedFiles = await (0,opening/* findProtected */.us)(privateArea.store, config);
        const trial = { privateArea, config, protectedFiles, signal };
        const base = { score, output: objective.output, metrics: null };
        const echo = await (0,candidate_trials/* tryEcho */.J$)((0,evaluator_trial/* subjectOf */.et)(trial), () => (0,evaluator_trial/* forge */.c9)(trial, base));
        return echo.kind === 'believed' ? (0,evaluator_trust/* describeBelieved */.sz)(echo) : undefined;
    };
    return {
        level: level.kind,
        tester: openTester({ ...request, privateArea }),
        findBelief,
        [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose](),
    };
}


/***/ }),

/***/ 97682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ protectedGlobs)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14006);
/* harmony import */ var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13310);
/* harmony import */ var _doctor_plant_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44538);
/* harmony import */ var _engine_boundaries_deciding_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87129);
/* harmony import */ var _engine_boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66662);
/* harmony import */ var _ecosystems_listing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57463);
/** The evaluator of a repository: what a change must not alter. Pure. */






const FOLDERS = [
    ...['test', 'tests', 'spec', 'specs', '__tests__', '__snapshots__', '__fixtures__', 'testdata', 'fixtures', 'e2e'],
    ...['bench', 'benches', 'benchmark', 'benchmarks', 'jmh'],
];
const TOP_FOLDERS = ['test', 'tests', 'spec', '__tests__', 'bench', 'benches', 'benchmark', 'benchmarks'];
const TOP_MANIFESTS = ['package.json', 'pyproject.toml', 'Makefile'];
const BENCHMARK_FILES = [
    '**/*.bench.{js,mjs,cjs,ts,mts,cts,jsx,tsx}',
    '**/{bench,benchmark,benchmarks}.{js,mjs,cjs,ts,py,sh}',
];
const LEFT_OUT = /(?:^|\/)(?:node_modules|vendor|\.autorize)\//;
// More of one name are named together.
const MAX_OF_NAME = 3;
/** Globs for the evaluator; each matches something, unless a command names it. */
function protectedGlobs({ listing, evaluator, commands, subjects = [], written }) {
    const paths = listing.paths.filter((path) => !LEFT_OUT.test(path));
    const found = new Globs(paths);
    found.add(...TOP_FOLDERS.map((name) => `${name}/**`), ...TOP_MANIFESTS);
    found.add(...folderGlobs(paths));
    found.add(...(0,_engine_boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_1__/* .findTestGlobs */ .p_)({ paths, makefile: (0,_ecosystems_listing_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(listing, 'Makefile') }, found.globs));
    found.add(...BENCHMARK_FILES, ...evaluator);
    found.addAbsent(...absentMakefiles(listing).map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .literalGlob */ .I));
    const isJudge = (path) => !subjects.includes(path);
    found.add(...asGlobs(decidingFiles(listing, commands).filter(isJudge)));
    found.add(...namedFiles(listing, commands).filter(isJudge).map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .literalGlob */ .I));
    const made = [...(written ?? [])].filter((folder) => paths.every((path) => !path.startsWith(`${folder}/`)));
    const named = found.globs.filter((glob) => !isFloating(glob));
    const isNamed = named.length === 0 ? () => false : picomatch__WEBPACK_IMPORTED_MODULE_4__(named, { dot: true });
    const elsewhere = paths.filter((path) => !isNamed(path));
    return found.globs.flatMap((glob) => {
        if (made.length > 0 && isFloating(glob))
            return globsBeside(made, glob, elsewhere);
        const folder = glob.replace(/\/\*\*$/, '');
        return folder !== glob && written?.has(folder) === true ? fileGlobs(folder, paths) : [glob];
    });
}
/** Whether it is of any folder. */
function isFloating(glob) {
    return glob.startsWith('**/');
}
/** A glob for any folder as globs for the folders of the repository whose files it matches, none of which has one of `made` below. */
function globsBeside(made, glob, paths) {
    const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_4__(glob, { dot: true });
    const globs = paths
        .filter((path) => isMatch(path))
        .map((path) => {
        const parts = path.split('/').slice(0, -1);
        const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
        const outermost = folders.find((folder) => made.every((each) => !each.startsWith(`${folder}/`)));
        return outermost === undefined ? (0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .literalGlob */ .I)(path) : `${(0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .literalGlob */ .I)(outermost)}/${glob}`;
    });
    return [...new Set(globs)];
}
/** Globs for the files of a folder by their extensions; what has none by its name. */
function fileGlobs(folder, paths) {
    const files = paths.filter((path) => path.startsWith(`${folder}/`));
    const extensionOf = (path) => /[^/](\.[A-Za-z]\w*)$/.exec(path)?.[1];
    const extensions = new Set(files.flatMap((path) => extensionOf(path) ?? []));
    return [
        ...[...extensions].map((extension) => `${(0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .literalGlob */ .I)(folder)}/**/*${extension}`),
        ...files.filter((path) => extensionOf(path) === undefined).map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .literalGlob */ .I),
    ];
}
/** Globs in the order in which they came, each of which matches a file that none before it does. */
class Globs {
    globs = [];
    #open;
    constructor(paths) {
        this.#open = paths;
    }
    /** Those of files that are not there. */
    addAbsent(...globs) {
        this.globs.push(...globs);
    }
    add(...globs) {
        for (const glob of globs) {
            const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_4__(glob, { dot: true });
            const rest = this.#open.filter((path) => !isMatch(path));
            if (rest.length < this.#open.length)
                this.globs.push(glob);
            this.#open = rest;
        }
    }
}
/** What the Makefile reads if it is there, and makes with no rule: whoever adds it decides what the tests run. */
function absentMakefiles(listing) {
    const makefile = (0,_ecosystems_listing_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(listing, 'Makefile');
    const isMade = (path) => makefile.split('\n').some((line) => line.startsWith(`${path}:`));
    return (0,_doctor_plant_names_js__WEBPACK_IMPORTED_MODULE_5__/* .includedMakefiles */ .eh)(makefile).filter((path) => !(0,_ecosystems_listing_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFile */ .jv)(listing, path) && !isMade(path));
}
/** The outermost folders with names of tests or benchmarks. */
function folderGlobs(paths) {
    const folders = new Map();
    for (const path of paths) {
        const parts = path.split('/').slice(0, -1);
        const at = parts.findIndex((part) => FOLDERS.includes(part));
        const name = parts[at];
        if (name === undefined)
            continue;
        const known = folders.get(name) ?? new Set();
        folders.set(name, known.add(parts.slice(0, at + 1).join('/')));
    }
    return [...folders].flatMap(([name, own]) => own.size > MAX_OF_NAME ? [`**/${name}/**`] : [...own].map((folder) => `${(0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .literalGlob */ .I)(folder)}/**`));
}
/** What decides what commands run, among all files. */
function decidingFiles({ paths, texts }, commands) {
    const packages = new Map([...texts].filter(([path]) => /(?:^|\/)package\.json$/.test(path)));
    const asked = commands.map((command) => ({ command, kind: 'guard' }));
    return (0,_engine_boundaries_deciding_files_js__WEBPACK_IMPORTED_MODULE_0__/* .findDecidingFiles */ .g)({ paths, packages }, asked);
}
function asGlobs(paths) {
    const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
    const globs = paths.map((path) => {
        const isMany = paths.filter((each) => nameOf(each) === nameOf(path)).length > MAX_OF_NAME;
        return isMany ? `**/${nameOf(path)}` : (0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .literalGlob */ .I)(path);
    });
    return [...new Set(globs)];
}
/** Files of the repository that commands name. */
function namedFiles(listing, commands) {
    const words = commands.flatMap((command) => command.split(/[\s"'`;|&<>()=,]+/));
    const names = words.map((word) => word.replace(/^(\.\/)+/, ''));
    return [...new Set(names)].filter((name) => (0,_ecosystems_listing_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFile */ .jv)(listing, name));
}


/***/ }),

/***/ 53403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ selectCommands)
});

;// CONCATENATED MODULE: ./build/experiment/init/way-selection.js
const MISSING_PROGRAM = /\bexit code 127\b/;
class WaySelector {
    failures = [];
    #tester;
    /** Commands whose program is not there: no build brings it. */
    #hopeless = new Set();
    constructor(tester) {
        this.#tester = tester;
    }
    /** The first way whose tests pass; else the first that can be prepared at all. */
    async selectWay({ ways }) {
        let fallback;
        for (const [index, way] of ways.entries()) {
            const isUseful = way.tests.length + way.benchmarks.length + way.templates.length > 0;
            const ready = isUseful ? await this.#prepare(way) : undefined;
            if (ready === undefined)
                continue;
            const accepted = { ...ready, test: await this.#selectTest(ready) };
            if (accepted.test !== undefined)
                return accepted;
            fallback ??= accepted;
            if (ways.slice(index + 1).every(({ tests }) => tests.length === 0))
                break;
        }
        return fallback;
    }
    async #prepare(way) {
        const nothing = { setup: undefined, inputs: way.inputs, build: undefined, command: 'true' };
        const setup = await this.#firstThatWorks(way.setups, (command) => ({ ...nothing, setup: command, role: 'setup' }));
        if (setup === undefined && way.setups.length > 0)
            return undefined;
        const wanted = way.build?.command === '' ? undefined : way.build;
        if (wanted === undefined)
            return { way, setup, build: undefined };
        const built = await this.#firstThatWorks([wanted], () => ({
            ...nothing,
            setup: setup?.command,
            build: wanted,
            role: 'build',
        }));
        if (built === undefined && way.needsBuild)
            return undefined;
        return { way, setup, build: built === undefined ? undefined : { ...built, cache: wanted.cache } };
    }
    async #selectTest(ready) {
        const { way, setup } = ready;
        for (const build of buildsOf(ready)) {
            const before = { role: 'guard', setup: setup?.command, inputs: way.inputs, build };
            const found = await this.#firstThatWorks(way.tests, (command) => ({ ...before, command }));
            if (found !== undefined)
                return { ...found, isBuilt: build !== undefined };
        }
        return undefined;
    }
    async #firstThatWorks(candidates, attempt) {
        for (const { command } of candidates) {
            if (this.#tester.isCancelled())
                return undefined;
            if (this.#hopeless.has(command))
                continue;
            const asked = attempt(command);
            const outcome = await this.#tester.attempt(asked);
            if (outcome.kind === 'worked')
                return { command, ms: outcome.ms };
            this.#note({ role: asked.role, command, reason: outcome.reason });
            const reduced = await this.#attemptReduced(outcome, attempt);
            if (reduced !== undefined)
                return reduced;
        }
        return undefined;
    }
    /** Tests that cannot pass in the sandbox, such as those that need the network, must not cost the others. */
    async #attemptReduced({ reduced }, attempt) {
        if (reduced === undefined || this.#tester.isCancelled())
            return undefined;
        const { command, without } = reduced;
        const outcome = await this.#tester.attempt(attempt(command));
        if (outcome.kind === 'worked')
            return { command, ms: outcome.ms, without };
        this.#note({ role: 'guard', command, reason: outcome.reason });
        return undefined;
    }
    /** The first that prints a score: benchmarks of any project before templates. */
    async selectObjective(accepted) {
        for (const kind of ['benchmarks', 'templates']) {
            for (const of of accepted) {
                for (const measure of of.way[kind]) {
                    const found = await this.scoreMeasure(of, measure);
                    if (found === undefined)
                        continue;
                    const { isBuilt, ...rest } = found;
                    return { of, isBuilt, objective: { ...rest, measure, isTemplate: kind === 'templates' } };
                }
            }
        }
        return undefined;
    }
    /** Scores one measure, without the optional build first. */
    async scoreMeasure(ready, measure) {
        const { way, setup } = ready;
        const { command } = measure;
        for (const build of buildsOf(ready, measure.needsBuild)) {
            if (this.#tester.isCancelled() || this.#hopeless.has(command))
                return undefined;
            const attempt = { role: 'objective', setup: setup?.command, inputs: way.inputs, build, command };
            const title = measure.fill === undefined ? undefined : `template, ${measure.what}`;
            const outcome = await this.#tester.score({ ...attempt, title });
            if (outcome.kind === 'scored') {
                const { parse, scores, output, ms } = outcome;
                return { parse, scores, output, ms, isBuilt: build !== undefined };
            }
            this.#note({ role: 'objective', command, reason: outcome.reason });
        }
        return undefined;
    }
    #note(failure) {
        if (MISSING_PROGRAM.test(failure.reason))
            this.#hopeless.add(failure.command);
        // What fails without the build and with it is one failure; the last one says more.
        const same = this.failures.findIndex(({ role, command }) => role === failure.role && command === failure.command);
        if (same === -1)
            this.failures.push(failure);
        else
            this.failures[same] = failure;
    }
}
/** Which builds come into question: where one is optional, what works without it is not built each time. */
function buildsOf({ way, build }, isNeeded = way.needsBuild) {
    if (isNeeded)
        return build === undefined && way.build !== undefined && way.build.command !== '' ? [] : [build];
    return build === undefined ? [undefined] : [undefined, build];
}

;// CONCATENATED MODULE: ./build/experiment/init/selection.js

/** Tries what the projects propose; `command`: what a person gave as the objective. */
async function selectCommands(projects, tester, command) {
    const selector = new WaySelector(tester);
    const accepted = [];
    const unprepared = [];
    const doubtful = [];
    for (const project of projects) {
        const before = selector.failures.length;
        const found = await selector.selectWay(project);
        if (found !== undefined)
            accepted.push(found);
        const role = selector.failures.slice(before).find((failure) => failure.role !== 'guard')?.role;
        if (role !== 'setup' && role !== 'build')
            continue;
        if (found === undefined)
            unprepared.push({ language: project.language, role });
        // It may be of use without what was to prepare it.
        else if (found.test === undefined && found[role] === undefined)
            doubtful.push({ language: project.language, role });
    }
    const scored = command === undefined ? await selector.selectObjective(accepted) : await scoreChosen(selector, accepted, command);
    const used = accepted.filter((each) => each.test !== undefined || scored === undefined || each === scored.of);
    const built = used.filter(({ way, test }) => way.needsBuild || test?.isBuilt === true || (scored?.isBuilt === true && way === scored.of?.way));
    return {
        setup: joined(used.flatMap(({ setup }) => setup ?? [])),
        inputs: [...new Set(used.flatMap(({ way, setup }) => (setup === undefined ? [] : way.inputs)))],
        build: joinedBuild(built.flatMap(({ build }) => build ?? [])),
        guards: used
            .flatMap(({ test }) => test ?? [])
            .map((test, index) => ({ ...test, name: index === 0 ? 'tests' : `tests-${index + 1}` })),
        objective: scored?.objective,
        failures: selector.failures,
        unprepared: scored === undefined ? [...unprepared, ...doubtful] : unprepared,
    };
}
/** A command that a person gave is taken whether it works or not. */
async function scoreChosen(selector, accepted, command) {
    const [of] = accepted;
    const measure = { command, what: 'what your command prints', direction: 'min' };
    const found = await selector.scoreMeasure(of ?? WITHOUT_PROJECT, measure);
    const { isBuilt, ...rest } = found ?? {
        parse: { kind: 'float' },
        scores: [],
        output: '',
        ms: undefined,
        isBuilt: false,
    };
    return { of, isBuilt, objective: { ...rest, measure, isTemplate: false } };
}
const WITHOUT_PROJECT = {
    way: { name: '', setups: [], inputs: [], needsBuild: false, tests: [], benchmarks: [], templates: [] },
    setup: undefined,
    build: undefined,
    test: undefined,
};
function joined(steps) {
    if (steps.length === 0)
        return undefined;
    const isTimed = steps.every(({ ms }) => ms !== undefined);
    const commands = [...new Set(steps.map(({ command }) => command))];
    // A command that changes the folder must not change it for the next one.
    const texts = commands.length === 1
        ? commands
        : commands.map((command) => (command.startsWith('cd ') ? `(${command})` : command));
    return { command: texts.join(' && '), ms: isTimed ? steps.reduce((sum, { ms = 0 }) => sum + ms, 0) : undefined };
}
function joinedBuild(builds) {
    const step = joined(builds);
    return step === undefined ? undefined : { ...step, cache: [...new Set(builds.flatMap(({ cache }) => cache))] };
}


/***/ }),

/***/ 58762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ measureCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48951);
/* harmony import */ var _objective_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31409);
/**
 * One command of a config, run as an evaluation would run it: after setup and build, in a fresh checkout, in the sandbox.
 * Invariant: what a trial says of a command is what a run would say of it.
 */



// An evaluator prints no more.
const MAX_OUTPUT_BYTES = 1 << 20;
/** Runs a command on a tree after what the config prepares; its limit of time is that of the objective. */
async function measureCommand(evaluating, measured) {
    const { privateArea, config, protectedFiles, signal } = evaluating;
    const { command, name, tree, logs } = measured;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(logs, { recursive: true });
    const prefix = `${name}-`;
    const purpose = { kind: 'check', name: 'command', command };
    const scored = await (0,_objective_js__WEBPACK_IMPORTED_MODULE_2__/* .scoreTree */ .DR)(privateArea, {
        ...{ config, protectedFiles, tree, workspace: 1, logs, prefix, purpose, signal },
    });
    switch (scored.kind) {
        case 'scored': {
            const { command_ms: ms = 0, 'judge-setup_ms': setupMs = 0, build_ms: buildMs = 0 } = scored.timings;
            const [output = '', errors = ''] = ['stdout', 'stderr'].map((stream) => (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilePart */ .E)(`${logs}/${prefix}command.${stream}`, 'start', MAX_OUTPUT_BYTES)?.text);
            return { kind: 'ran', ms, setupMs, buildMs, output, errors };
        }
        case 'failed':
            return { kind: 'failed', reason: scored.reason, isTimedOut: scored.timedOut === true, log: scored.log };
        case 'infra':
            return { kind: 'failed', reason: scored.reason, isTimedOut: false, log: undefined };
        case 'aborted':
            return scored;
        default:
            return scored;
    }
}


/***/ }),

/***/ 56521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ snapshotWorkTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35222);
/* harmony import */ var _user_work_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13584);
/**
 * The user's work tree as a commit of a private store: HEAD, with what is changed and not committed.
 * Invariant: only looked at: nothing of the user's is written, and no filter or hook of theirs runs; ignored files and
 * nested repositories are left out. The commit is in no branch.
 */







// More than a person changes by hand: a folder that git should ignore.
const MAX_FILES = 5000;
const MAX_BYTES = 256 << 20;
/**
 * Writes the snapshot into a store that holds HEAD; `isLeftOut` says which changes do not count. Undefined where there
 * is more to read than a person changes.
 */
async function snapshotWorkTree(store, { isLeftOut, ...request }) {
    const { head, repository } = request;
    const listed = await (0,_user_work_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .listChanges */ .W)({ ...request, untracked: 'all' });
    const changed = listed.filter((path) => !isLeftOut(path) && !path.endsWith('/'));
    if (changed.length === 0)
        return { commit: head, changed };
    if (changed.length > MAX_FILES)
        return undefined;
    const { gitDir, home, folder } = store;
    const index = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .bindGit */ .uD)({ gitDir, home, indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'snapshot.index') });
    await index(['read-tree', '--end-of-options', head]);
    const lines = [];
    let bytes = 0;
    for (const path of changed) {
        const name = (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O0)(path);
        const file = readFile(Buffer.concat([Buffer.from(`${repository.folder}/`), name]));
        bytes += file?.content.length ?? 0;
        if (bytes > MAX_BYTES)
            return undefined;
        const id = file && (await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitLine */ .JG)(index, ['hash-object', '-w', '--stdin'], { input: file.content }));
        // Mode 0 takes a path out.
        const entry = file === undefined ? `0 ${'0'.repeat(head.length)}` : `${file.mode} ${id}`;
        lines.push(Buffer.from(`${entry}\t`), name, Buffer.alloc(1));
    }
    await index(['update-index', '-z', '--add', '--replace', '--index-info'], { input: Buffer.concat(lines) });
    const tree = await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitLine */ .JG)(index, ['write-tree']);
    const identity = { name: 'autorize', email: 'autorize@localhost' };
    const date = new Date(0).toISOString();
    const commit = await (0,_git_store_js__WEBPACK_IMPORTED_MODULE_5__/* .commitTree */ .SC)(store, { tree, parents: [head], message: 'Work tree\n', identity, date });
    return { commit, changed };
}
/** Undefined where there is none, or it is gone or shut by now. */
function readFile(path) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (stats.isSymbolicLink())
            return { mode: '120000', content: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path, 'buffer') };
        if (!stats.isFile() || stats.size > MAX_BYTES)
            return undefined;
        return { mode: (stats.mode & 0o100) === 0 ? '100644' : '100755', content: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path) };
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 34902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ escapeMarkdown)
/* harmony export */ });
/* unused harmony export cutMarkdown */
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

// What GitHub gives a meaning wherever it stands: emphasis, code, links, tables, HTML, mathematics, the begin of an emoji.
// Parentheses mean something after a bracket only, which is escaped; two colons begin a command of a workflow.
const SPECIAL = /[\\`*_[\]<>#!|~&$]|:(?=:|[\w+-]+:)/g;
// What begins a list, or is a line under a heading.
const BEGIN = /^(\s*(?:\d{1,9}(?=[.)]))?)([-+=.)])(?=[-=]*\s*$|\s)/;
const ENTITIES = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
// What GitHub finds in the text after it has taken the backslashes away: only a break inside keeps it from linking.
const LINKED = /(?:https?|ftp|mailto|xmpp)(?=:)|www(?=\.)|gh(?=-\d)|#(?=\d)|@/gi;
const BREAK = '\u200b';
/** Makes any text plain inside a line of GitHub-flavoured markdown: no markup, link, mention, HTML or autolink. */
function escapeMarkdown(text) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text, 1000)
        .replace(LINKED, `$&${BREAK}`)
        .replace(SPECIAL, (char) => ENTITIES[char] ?? `\\${char}`)
        .replace(BEGIN, (_, before, mark) => `${before}\\${mark}`);
}
const CUT = '\n\n…cut here; the log holds the rest.\n';
/** Whole lines of rendered markdown up to a number of characters, at least 1,000, and a line that says so. */
function cutMarkdown(markdown, maxChars) {
    if (markdown.length <= maxChars)
        return markdown;
    const room = maxChars - CUT.length - MAX_FENCE_CHARS;
    const retained = markdown.slice(0, Math.max(0, markdown.lastIndexOf('\n', room)));
    const fence = findOpenFence(retained);
    return `${retained}${fence === '' ? '' : `\n${fence}`}${CUT}`;
}
const MAX_FENCE_CHARS = 500;
/** The fence of the code block that a text ends in, or an empty text. */
function findOpenFence(markdown) {
    let open = '';
    for (const [, fence = '', rest = ''] of markdown.matchAll(/^(`{3,})(.*)$/gm)) {
        if (open === '')
            open = fence;
        else if (fence.length >= open.length && rest.trim() === '')
            open = '';
    }
    return open.length < MAX_FENCE_CHARS ? open : '';
}


/***/ })

};

