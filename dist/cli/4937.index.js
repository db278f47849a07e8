export const id = 4937;
export const ids = [4937];
export const modules = {

/***/ 31977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The first signal stops the work in order. The second one stops at once; running agents die with this process. */
function listenForSignals() {
    const controller = new AbortController();
    let exitCode;
    const onSignal = (signal) => {
        if (exitCode !== undefined)
            process.exit(exitCode);
        exitCode = 128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[signal];
        controller.abort();
    };
    for (const each of SIGNALS)
        process.on(each, onSignal);
    return {
        signal: controller.signal,
        get exitCode() {
            return exitCode;
        },
        [Symbol.dispose]: () => {
            for (const each of SIGNALS)
                process.off(each, onSignal);
        },
    };
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
/** Whether a name fits a pattern in which `*` stands for any text, also for none. Takes time in the length of both. */
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
/** From a benchmark's own output to one score and one metric a benchmark. */





// Each is in the record of every evaluation.
const MAX_BENCHMARKS = 1000;
const MAX_NAME_LENGTH = 300;
const MAX_SHOWN = 3;
/** Reads the score and the metrics, or says why there is none. */
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
/** What is wrong with readings as a whole; a benchmark that is printed twice with one value is one. */
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
    // Through logarithms a single value would not come back as it is.
    if (only !== undefined && others.length === 0)
        return only;
    return Math.exp(values.reduce((sum, each) => sum + Math.log(each), 0) / values.length);
}
/** The format that an output is of; undefined: none that is known. */
function detectBenchmarkFormat(printed) {
    const output = (0,benchmarks_output/* readOutput */.o)(printed);
    return kinds/* BENCHMARK_KINDS */.i.find((kind) => {
        const found = formats/* BENCHMARK_FORMATS */.LS[kind].read(output, undefined);
        return !('issue' in found) && found.length > 0;
    });
}
/**
 * Why two sets of benchmarks cannot be compared: a score is the geometric mean over all of them. Undefined: they can.
 */
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
// EXTERNAL MODULE: ./build/engine/evaluation/evaluation.js + 8 modules
var evaluation_evaluation = __webpack_require__(88815);
// EXTERNAL MODULE: ./build/engine/evaluation/preparing-steps.js
var preparing_steps = __webpack_require__(54620);
// EXTERNAL MODULE: ./build/engine/evaluation/shared-state.js
var shared_state = __webpack_require__(95465);
// EXTERNAL MODULE: ./build/engine/workspace/private-area.js + 8 modules
var private_area = __webpack_require__(29460);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(74044);
;// CONCATENATED MODULE: ./build/base/dotted-path.js


// Names, quoted keys without interpolation, and indexes; a dot is optional before a bracket, but not at the start.
const KEY = '("(?:[^"\\\\\\p{Cc}]|\\\\["\\\\/bfnrt])*")';
const STEP = new RegExp(`\\.([A-Za-z_]\\w*)|\\.?\\[(-?\\d{1,9})\\]|\\.${KEY}|\\.?\\[${KEY}\\]`, 'uy');
/** Reads a jq program that is nothing but a path, e.g. `.a.b[0]` or `."odd key"`; undefined for any other program. */
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
/** Follows a path as jq does: what is missing is null, and a step into something else than its kind is an error. */
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
/**
 * A jq program over the output of an evaluator.
 * Invariant: it gives outputs or a reason, within its time, whatever the program and the input are; this thread is
 * never blocked. jq is synchronous and takes time in the square of its input: so it runs as a timed task, and the input
 * has a bound. A plain path, which most programs are, needs neither.
 */




// 64 KB take half a second to a second, 345 KB ten.
const MAX_INPUT_BYTES = 64 * 1024;
/** Runs a program over one JSON document, or over several in a row, and gives all its outputs; an error fails it. */
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
/**
 * The program, so that its outputs come as one array: an error after the first output would go unnoticed otherwise.
 * jq prints an infinite number as the largest one there is, and a missing one as null; here both are errors.
 * It starts with a blank since a program that starts with "-" would be taken for an option.
 */
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
        // Several documents in a row, or none: jq itself knows what to say.
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
/**
 * Scoring a tree by an experiment's config: setup, guards, objective, in an evaluation checkout.
 * Invariant: a score comes from the objective's own output, whole; what a guard or the objective says about one tree
 * does not depend on any other.
 */















/** For whatever reads the output of an evaluator by a program or a pattern of the user's. */
const PARSE_TIMEOUT_MS = 10_000;
/** Scores a tree for a run; under fail mode `worst` a current best that fails has the worst score there is. */
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
            : // It may run the code under test, which has seen what the evaluator gave it.
                step(request, { ...teardown, name: 'judge-teardown', kind: 'teardown' }),
        variables: {
            AUTORIZE_WORKDIR: checkout.folder,
            ...(request.seed === undefined ? {} : { AUTORIZE_SEED: String(request.seed) }),
        },
        ...{ signal, onStep: request.onStep, hasOthers: config.guards.length > 0 },
        ...(request.purpose?.kind === 'guards' ? { asks: 'exit' } : {}),
    };
}
/** Scores a tree. */
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
/** What a command needs of an earlier one that a fresh checkout does not have; undefined: nothing. */
async function findReadLeftovers(privateArea, request, { isTampered, timedOut, step }, 
/** Whether an output without a score is that of a command which had all that it needs. */
isComplete = () => Promise.resolve(false)) {
    const { config, signal } = request;
    if (isTampered || timedOut === true || config.guards.length === 0)
        return undefined;
    const nonce = (0,external_node_crypto_.randomUUID)();
    const isFine = async (output) => 'score' in (await parseScore(config.objective.parse, { output, nonce, signal })) || (await isComplete(output));
    return (0,shared_state/* findSharedState */.E)(privateArea, {
        ...evaluationOf(privateArea, request, nonce),
        failed: step?.name,
        // Of a command that ended otherwise, its exit code alone: what it prints may be wrong, too.
        isFine: request.purpose?.kind === 'guards' || step !== undefined ? () => Promise.resolve(true) : isFine,
    });
}
/** Whether it is a guard that said no. */
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
/** Setup and build of an experiment. */
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
/** Named and limited as where it is asked before a change is accepted. */
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
// A file name holds 255 bytes; the number before it distinguishes what looks the same.
const MAX_FILE_NAME = 60;
/** A guard's name is the user's own text: as much of it as a file name can hold. */
function fileNameOf(name) {
    return name.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, MAX_FILE_NAME);
}
/** Reads what the objective printed. */
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
/* harmony import */ var _base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22135);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);


// A number as people print it: sign, digits, fraction, exponent. Number() alone would also take "" and "0x10".
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const MAX_SHOWN = 3;
/**
 * Reads the whole output as one number, or as one JSON object `{"score": …}`, in which `cases` may hold the scores of
 * cases and other members metrics. Source: decisions, "Specification", `command`.
 */
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
    const read = { score, metrics: metricsOf(value) };
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
// A record does not keep what goes by the second name.
const NO_METRICS = ['score', '__proto__'];
/** The numbers that an object holds besides its score; one that is too large to judge by counts as not reported. */
function metricsOf(value) {
    const numbers = Object.entries(value).filter((each) => !NO_METRICS.includes(each[0]) && (0,_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__/* .isScore */ .N)(each[1]));
    return Object.fromEntries(numbers);
}
/** The numbers beside the score in an output that a jq program took the score from. */
function parseMetrics(output) {
    const value = parseJson(output.trim());
    return isObject(value) ? metricsOf(value) : undefined;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/**
 * Reads the first capture group of the pattern. Of several matches all must capture the same: the code under test runs
 * inside the evaluator and can print a line of its own, before the true one or after it.
 */
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
/** Takes the score from the outputs of a jq program, each a JSON text: exactly one, and a number, not text like one. */
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
/**
 * Takes the score from the one line `AUTORIZE_SCORE NONCE NUMBER`, whose nonce only the evaluator gets, on its standard
 * input: code under test in another process cannot write it. Source: faults and attacks, "Score integrity".
 */
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
        // No JSON at all: shown as the text that it is.
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
/** The score of a failed evaluation under fail mode `worst`: finite, since JSON has no infinity. */
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
/**
 * A regular expression of the user's over text that an evaluator printed.
 * Invariant: this thread is never blocked. A pattern that backtracks takes time in the square of its input, or worse,
 * and the code under test can choose the input: so it runs as a timed task.
 */


/** Finds all matches of a pattern. */
async function matchPattern({ pattern, input, timeoutMs, signal }) {
    const name = `the pattern ${pattern}, over ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(input.length, 'character')} of output,`;
    const result = await (0,_timed_task_js__WEBPACK_IMPORTED_MODULE_0__/* .runTimedTask */ .y)({ kind: 'pattern', pattern, input }, { name, timeoutMs, signal });
    if (result.kind === 'failed')
        return result;
    // The message is of our own thread, which does nothing else.
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
/**
 * Work that must end by a deadline, whatever program, pattern and input it is given: in a thread of its own.
 * Invariant: the promise settles by the deadline or shortly after the signal, this thread is never blocked, and nothing
 * of one task is left for the next.
 * Trade-off: each task starts a new thread (about 0.03 s, with the WebAssembly of jq 0.1 to 0.3 s).
 */





// What a score of 64 KB can need is a fraction of it; the captures of a pattern are parts of its input.
const MAX_HEAP_MB = 256;
/** Runs a task in a thread of its own, and gives its one message or why there is none. */
function runTimedTask(task, { name, timeoutMs, signal }) {
    if (signal?.aborted === true)
        return Promise.resolve(failed(`${name} was cancelled`));
    return new Promise((resolvePromise) => {
        const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.Worker(threadFile(), {
            workerData: task,
            // Nothing of this process is the task's business, and what jq prints there is in its error, too.
            env: {},
            execArgv: [],
            stdout: true,
            stderr: true,
            resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
        });
        let isConcluded = false;
        const conclude = (result) => {
            // The first result counts: the thread's own end is an event, too.
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
/** Beside this file as a source; in dist/, where this file is part of every bundle, in a bundle of its own. */
function threadFile() {
    const here = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url);
    return here.endsWith('.ts')
        ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(here), 'timed-task-thread.ts')
        : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(here), '..', 'timed-task', 'index.js');
}
function failed(reason) {
    return { kind: 'failed', reason };
}


/***/ })

};

