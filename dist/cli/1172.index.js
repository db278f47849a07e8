export const id = 1172;
export const ids = [1172];
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
async function tryDeletion(subject, base, apartFrom) {
    const tests = await listOpen(subject, (path) => TESTS.test(path));
    if (tests.length === 0)
        return { kind: 'untried' };
    const { folder, store } = subject.privateArea;
    const { gitDir, home, base: commit } = store;
    const index = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__/* .bindGit */ .uD)({ gitDir, home, indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'deletion.index') });
    await index(['read-tree', '--end-of-options', commit]);
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
async function tryNegativeControl(subject, { scores: base, settings }) {
    const { store } = subject.privateArea;
    const tree = await (0,_engine_evaluation_negative_control_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .writeNegativeControlTree */ .q)(subject);
    const incumbent = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitLine */ .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${store.base}^{tree}`]);
    const named = { task: _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__/* .NEGATIVE_CONTROL_TASK */ .kt, arm: 'candidate', tree, stage: 'canary' };
    const runs = base.map(({ metrics }) => ({ ...named, arm: 'incumbent', tree: incumbent, metrics }));
    const { sign } = subject;
    const evaluated = { base: base.map(({ score }) => score), sign, isCurrentBest: tree === incumbent };
    for (const scores = [];;) {
        const isRefused = () => (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusedByMetric */ .CB)({ runs, incumbent, ...settings });
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



const SHOWN_STEPS = {
    'judge-setup': 'setup',
    'judge-teardown': 'teardown',
    score: 'evaluator',
};
function shownStep({ name, title }) {
    return SHOWN_STEPS[name] ?? title;
}
const REST = 'checkouts';
const BUILD = 'build';
function costsOf(evaluations, { keptBuildMs } = {}) {
    const [first] = evaluations;
    if (first === undefined)
        return [];
    const later = evaluations.length > 1 ? evaluations.slice(1) : evaluations;
    const warm = (pick) => (0,_base_median_js__WEBPACK_IMPORTED_MODULE_1__/* .median */ .JZ)(later.map(pick)) ?? 0;
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
function nameOfTiming(key) {
    const name = key.replace(/_ms$/, '');
    const guard = /^guard-(.*)$/s.exec(name)?.[1];
    return guard === undefined ? shownStep({ name, title: name }) : `guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(guard)}`;
}
function renderCosts(costs) {
    return costs.map(renderCost).join('; ');
}
const NOTABLE_SHARE = 1.5;
const NOTABLE_MS = 500;
function renderCost({ step, coldMs, warmMs, isKept }) {
    if (isKept === true)
        return `${step} 0.0 s, kept from an earlier run, where it took ${renderSeconds(coldMs)}`;
    const isNotable = coldMs > warmMs * NOTABLE_SHARE && coldMs - warmMs > NOTABLE_MS;
    const took = isNotable ? `${renderSeconds(coldMs)}, then ${renderSeconds(warmMs)}` : renderSeconds(warmMs);
    return `${step} ${took}`;
}
function renderSeconds(ms) {
    if (ms >= 100_000)
        return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .renderDuration */ .PP)(Math.round(ms / 1000) * 1000);
    return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}
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
function plantsOfTools({ paths, makefile = '' }) {
    const names = LOADED.flatMap(([has, loaded]) => (paths.some((path) => has.test(path)) ? loaded : []));
    return [...new Set([...names, ...includedMakefiles(makefile)])];
}
function includedMakefiles(makefile) {
    const included = [...makefile.matchAll(INCLUDE)].flatMap(([, files = '']) => files.trim().split(/\s+/));
    const isPlain = (path) => /^[\w.-][\w./-]*$/.test(path) && !path.split('/').includes('..');
    return included.filter(isPlain);
}
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




class RiskRefusal extends _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PreconditionError */ .Rb {
    constructor(risk, finding, how) {
        super({
            message: `${finding.found}; expected ${_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__/* .RISKS */ .F7[risk]}`,
            remedy: `${finding.remedy} To accept this risk, which every claim then names: ${how(risk)}, or --accept-risk ${risk}`,
        });
    }
}
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
function recordAccepted(decisionLog, risk, detail) {
    const evaluator_digest = (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluatorIn */ .pW)(decisionLog.runHeader, decisionLog.environmentSnapshot.facts);
    const findings = decisionLog.replay().state?.findings ?? [];
    const isOf = (each) => each.risk === risk && each.evaluator_digest === evaluator_digest;
    if (findings.some((each) => isOf(each) && each.accepted))
        return;
    decisionLog.append({ kind: 'risk', risk, found: true, accepted: true, detail, evaluator_digest });
}
function describeBelieved({ scripts, claim }) {
    return `the evaluator takes the word of the code under test: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(scripts, 'script')} that printed a made-up score and ended got ${claim}`;
}
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
const SCALES = [1e-3, 1, 1e3, 1e6, 1e9];
const NUMBER = /(?<![\w.-])\d+(?:,\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])/gi;
const DIGITS = 9;
function forgeBenchmarks(output, values) {
    const known = new Set(values.map((value) => value.toPrecision(DIGITS)));
    const isKnown = (value) => known.has(value.toPrecision(DIGITS));
    return output.replaceAll(NUMBER, (printed) => {
        const number = Number(printed.replaceAll(',', ''));
        if (SCALES.some((scale) => isKnown(number * scale)))
            return /[.e]/i.test(printed) ? '0.000000001' : '1';
        return number > 0 && SCALES.some((scale) => isKnown(scale / number)) ? '999999999.5' : printed;
    });
}

;// CONCATENATED MODULE: ./build/engine/evaluation/echoed-score.js

const ABSURD = {
    max: ['999999999', '999999999.0', '0.999999999'],
    min: ['-999999999', '-999999999.0', '0.000000001', '0'],
};
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
function replaceNumbers(output, score, claim) {
    return output.replaceAll(/(?<![\w."-])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w."])/g, (number) => Number(number) === score ? claim : number);
}
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
const NODE = 'process';
function printJavaScript(output) {
    return `${NODE}.stdout.write(${JSON.stringify(output)}); ${NODE}.exit(0);\n`;
}
function bytesOf(output) {
    return `[${[...Buffer.from(output)].join(', ')}]`;
}
function isForgeable(path) {
    return printerOf(path) !== undefined;
}
function forgeScript({ path, text, output }) {
    const printer = printerOf(path);
    if (printer === undefined)
        return text;
    const [shebang = ''] = /^#!.*\n/.exec(text) ?? [];
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








function isAdmitted(rules, { path, mode, id, status = 'M' }) {
    const change = { path, status, oldMode: mode, newMode: mode, oldId: id, newId: id };
    const ofOne = { ...rules, maxFiles: undefined, maxDiffLines: undefined };
    return (0,_boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_6__/* .decideAdmission */ .K)({ changes: [change], diffLines: 1, linkIssues: new Map() }, ofOne).kind === 'admitted';
}
const MAX_SCRIPTS = 300;
const MAX_SCRIPT_BYTES = 1 << 20;
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
function trialPaths(folder) {
    return { indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'echo.index'), logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'trial') };
}
function discardTrialFiles({ folder }) {
    const { indexFile, logs } = trialPaths(folder);
    for (const file of [indexFile, `${indexFile}.lock`])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .removeTree */ .dM)(logs);
}
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





async function openTemporary({ name, purpose = 'doctor', ...request }) {
    const { repository, parentEnv, base } = request;
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
    return {
        privateArea,
        [Symbol.asyncDispose]: async () => {
            await privateArea.store.git.objects?.close();
            await remove();
        },
    };
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
function score(trial, scored) {
    return (0,_scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__/* .scoreTree */ .DR)(trial.privateArea, requestOf(trial, scored));
}
function requestOf(trial, { tree, prefix, of, purpose, seed }) {
    const { config, protectedFiles, signal } = trial;
    const onStep = (step, state) => trial.onStep?.({ kind: state, step: (0,_doctor_cost_js__WEBPACK_IMPORTED_MODULE_3__/* .shownStep */ .u8)(step), of });
    const logs = logsOf(trial);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(logs, { recursive: true });
    const asked = { ...(purpose === undefined ? {} : { purpose }), ...(seed === undefined ? {} : { seed }) };
    return { config, protectedFiles, tree, workspace: 1, logs, prefix, signal, onStep, ...asked };
}
function logsOf({ privateArea, logs = (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .trialPaths */ .Zk)(privateArea.folder).logs }) {
    return logs;
}
function discardTrial({ privateArea }) {
    (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .discardTrialFiles */ .id)(privateArea);
}
async function placesOf(pattern, input) {
    const result = await (0,_kernel_pattern_js__WEBPACK_IMPORTED_MODULE_7__/* .matchPattern */ .g)({ pattern, input, timeoutMs: _scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__/* .PARSE_TIMEOUT_MS */ .f3 });
    return result.kind === 'failed' ? [] : result.matches.places;
}
async function forge({ config }, { score: truth, output, metrics }) {
    const { parse, direction } = config.objective;
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


/***/ })

};

