export const id = 9739;
export const ids = [9739];
export const modules = {

/***/ 59645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seededRandom),
/* harmony export */   k: () => (/* binding */ randomIndex)
/* harmony export */ });
/* harmony import */ var seedrandom_seedrandom_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43042);
// The file itself: the package's index also loads six other generators.

/** Source: ARC4 as implemented by the `seedrandom` package. */
function seededRandom(seed) {
    return seedrandom_seedrandom_js__WEBPACK_IMPORTED_MODULE_0__(seed);
}
/** A whole number in [0, count), each equally likely. */
function randomIndex(random, count) {
    return Math.floor(random() * count);
}


/***/ }),

/***/ 46806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ splitShellWords)
/* harmony export */ });
// Between quotes these alone can be escaped; before anything else a backslash is itself.
const ESCAPED = '"\\$`\n';
/**
 * A line as a shell takes it apart, without a shell: words between white space, 'as it is', "with \" escapes", and a
 * backslash before what is meant as itself, or at the end of a line that goes on. Nothing is expanded. Undefined where a
 * quote or an escape is left open.
 */
function splitShellWords(line) {
    const words = [];
    let word;
    let quote = '';
    for (let at = 0; at < line.length; at += 1) {
        const char = line.charAt(at);
        const next = line.charAt(at + 1);
        if (char === quote)
            quote = '';
        else if (quote === '' && (char === '"' || char === "'")) {
            quote = char;
            word ??= '';
        }
        else if (char === '\\' && (quote === '' || (quote === '"' && ESCAPED.includes(next)))) {
            if (next === '')
                return undefined;
            // Before the end of a line a backslash joins it with the next one.
            if (next !== '\n')
                word = (word ?? '') + next;
            at += 1;
        }
        else if (quote === '' && /\s/.test(char)) {
            if (word !== undefined)
                words.push(word);
            word = undefined;
        }
        else
            word = (word ?? '') + char;
    }
    if (quote !== '')
        return undefined;
    return word === undefined ? words : [...words, word];
}


/***/ }),

/***/ 56801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ createBottomLine)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _report_wrapped_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61550);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71350);



const TICK_MS = 1000;
const DEFAULT_COLUMNS = 80;
const ERASE = '\r\u001b[2K';
/** Draws a line each second; `render` gets the room of the terminal as it is now, and gives undefined for nothing. */
function createBottomLine(terminal, { render }) {
    const { out } = terminal;
    let isStopped = false;
    let drawn = 0;
    /** Erases what was drawn: a terminal that became narrower shows it in several rows. */
    const erase = () => {
        const rows = Math.ceil(drawn / (terminal.columns ?? DEFAULT_COLUMNS)) - 1;
        drawn = 0;
        return rows > 0 ? `\r\u001b[${rows}A\u001b[J` : ERASE;
    };
    const draw = () => {
        const width = Math.max(1, (terminal.columns ?? DEFAULT_COLUMNS) - 2);
        const line = isStopped ? undefined : render(width);
        if (line === undefined)
            return;
        const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(line, width);
        out(`${erase()}${(0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .nI)(terminal, 'cyan', shown)}`);
        drawn = shown.length;
    };
    const timer = setInterval(draw, TICK_MS);
    timer.unref();
    return {
        above: (text) => {
            const fit = (0,_report_wrapped_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapLines */ .MT)(text, terminal.columns ?? DEFAULT_COLUMNS);
            out(isStopped ? fit : `${erase()}${fit}`);
            draw();
        },
        draw,
        stop: () => {
            if (isStopped)
                return;
            isStopped = true;
            clearInterval(timer);
            out(erase());
        },
    };
}


/***/ }),

/***/ 20092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDoctorCommand: () => (/* binding */ runDoctorCommand)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/engine/agent/agent-command.js + 3 modules
var agent_command = __webpack_require__(12674);
// EXTERNAL MODULE: ./build/engine/agent/model-wait.js
var model_wait = __webpack_require__(50724);
// EXTERNAL MODULE: ./build/engine/agent/preset.js + 1 modules
var agent_preset = __webpack_require__(7535);
// EXTERNAL MODULE: ./build/engine/agent/read-session.js + 1 modules
var read_session = __webpack_require__(69751);
// EXTERNAL MODULE: ./build/engine/agent/session-usage.js
var session_usage = __webpack_require__(38991);
// EXTERNAL MODULE: ./build/engine/evaluation/evaluation-step.js
var evaluation_step = __webpack_require__(93257);
// EXTERNAL MODULE: ./build/engine/workspace/private-area.js + 8 modules
var private_area = __webpack_require__(29460);
// EXTERNAL MODULE: ./build/engine/workspace/workspace.js + 1 modules
var workspace_workspace = __webpack_require__(54725);
// EXTERNAL MODULE: ./build/kernel/folder-trust.js
var folder_trust = __webpack_require__(45237);
// EXTERNAL MODULE: ./build/engine/workspace/disk-room.js
var disk_room = __webpack_require__(99102);
;// CONCATENATED MODULE: ./build/doctor/check.js
/** What `doctor` says of one thing that it looked at, and all of it. Pure. */



/** An error of the engine as what was found; each problem of a file is a check of its own. */
function checksOfError({ id, title }, error) {
    if (error instanceof errors/* ContractError */.Vl || error instanceof errors/* UsageError */.eb) {
        return error.problems.map((problem) => {
            const { remedy } = problem;
            const line = (0,errors/* renderProblem */.yM)(problem);
            const detail = line.endsWith(` ${remedy}`) ? line.slice(0, -remedy.length - 1) : line;
            return { id, title, verdict: 'problem', detail, remedy };
        });
    }
    return [{ id, title, verdict: 'problem', detail: error.message, remedy: error.remedy }];
}
const WEAKER = {
    namespace: 'namespace: the processes end with the run, but an agent can read and write all files of this user',
    seatbelt: 'seatbelt, which is experimental: own view of files, but a process of an agent may survive',
    'process-group': 'process group: an agent can read and write all files of this user, and a process of it may survive',
};
/** What isolation there will be, and why not more. */
function describeSandbox(kind, { requested, refusals, remedy }) {
    const check = { id: 'sandbox', title: 'sandbox' };
    if (kind === 'bubblewrap')
        return { ...check, verdict: 'ok', detail: 'bubblewrap: own processes, own view of files' };
    const what = WEAKER[kind];
    if (requested === 'off') {
        return { ...check, verdict: 'warning', detail: `${what} (agent.sandbox is "off")`, remedy: 'Set it to "auto".' };
    }
    const why = refusals.map((refusal) => `${refusal.kind}: ${refusal.reason}`).join('; ');
    return { ...check, verdict: 'warning', detail: `${what} (${why})`, remedy };
}
/** Whether code under test that the evaluator starts can reach into the evaluator. */
function describeTracing(facts) {
    const { level, tracing, table = 'objective', isAllowed, hasNamespaces = true } = facts;
    const isShut = level === 'bubblewrap' && tracing === 'off';
    if (isShut || !isAllowed)
        return [];
    const why = level === 'bubblewrap' ? `${table}.tracing is "on"` : `level ${level}`;
    return [
        {
            ...{ id: 'tracing', verdict: 'warning', title: 'process isolation' },
            detail: `it can change the memory and the output of an evaluator that starts it, and so the score (${why})`,
            remedy: hasNamespaces
                ? 'Let the evaluator start it by: unshare --user --pid --fork --kill-child COMMAND.'
                : 'Run it on Linux, where bubblewrap prevents it, or review each accepted change.',
        },
    ];
}
const MAX_NAMES = 4;
/** What of the base judges, and so cannot be changed by what is judged. */
function describeProtection(files, { protect, table = 'objective' }) {
    const check = { id: 'protection', title: 'protected files' };
    if (files.length > 0) {
        const shown = files.slice(0, MAX_NAMES).map(({ path }) => path);
        const more = files.length > MAX_NAMES ? `, and ${files.length - MAX_NAMES} more` : '';
        return { ...check, verdict: 'ok', detail: `${(0,base_text/* plural */.LS)(files.length, 'file')}: ${shown.join(', ')}${more}` };
    }
    const detail = protect === undefined
        ? `nothing is protected: ${table}.protect is not set, and ${table}.command names no file of the base`
        : `nothing is protected: no file of the base matches ${table}.protect (${protect.join(', ')})`;
    const remedy = `Set ${table}.protect to the evaluator, its inputs and the tests, e.g. ["bench/**"]; else an agent can change its own evaluator.`;
    return { ...check, verdict: 'warning', detail, remedy };
}
const WISE_BYTES = 1 << 30;
/** Room for workspaces, checkouts and logs. */
function describeDisk(folder, freeBytes) {
    const detail = (0,disk_room/* describeRoom */.l5)(folder, freeBytes);
    const verdict = (0,disk_room/* isLow */.Vw)(freeBytes) ? 'problem' : freeBytes < WISE_BYTES ? 'warning' : 'ok';
    const check = { id: 'disk', title: 'disk', verdict, detail };
    return verdict === 'ok' ? check : { ...check, remedy: disk_room/* DISK_REMEDY */.T1 };
}
/** Keys of the config that are written by an old name, a sentence each. */
function describeOldNames(notes) {
    return notes.map((detail) => ({ id: 'config', verdict: 'warning', title: 'old name of a key', detail }));
}

;// CONCATENATED MODULE: ./build/doctor/agent-call.js
/**
 * One small question to each agent that a config names, as a run would ask it: through the gateway, in the sandbox.
 * Invariant: each is asked once, in a workspace of its own that is gone afterwards; what it answers is neither kept nor judged.
 */














const QUESTION = 'Answer with the single word "ready". Run no command, use no tool and change no file.\n';
const LIMIT_MS = 120_000;
const CHECK = { id: 'agent-call', title: 'agent call' };
const NOT_MADE = { answered: false, cause: 'agent' };
/** An agent that one of these finds unable to start is not asked. */
const AGENT_CHECKS = new Set(['agent-env', 'agent', 'agent-login', 'agent-root']);
/** Reports that the question was not asked. */
function leaveUnasked(checkup, isRunning) {
    const { check, call } = describeUnasked(isRunning ? 'another run is at work' : 'fix the problems above first');
    checkup.add(check);
    return { agent: call };
}
/** Asks one agent after the other, and reports what came of it; undefined where none can be started. */
async function askAgents(checkup, request) {
    if (checkup.checks.some(({ id, verdict }) => AGENT_CHECKS.has(id) && verdict === 'problem'))
        return undefined;
    const calls = [];
    for (const asked of request.agents) {
        const { name } = asked;
        const step = { step: 'agent', of: name === undefined ? 'one question' : `one question to ${(0,base_text/* quoted */.TL)(name)}` };
        request.onStep({ kind: 'began', ...step });
        const { checks, call } = await callAgent(asked, request);
        request.onStep({ kind: 'ended', ...step });
        checkup.add(...checks.map((check) => (name === undefined ? check : { ...check, title: `${check.title} of ${(0,base_text/* quoted */.TL)(name)}` })));
        calls.push([name, call]);
    }
    const named = calls.flatMap(([name, call]) => (name === undefined ? [] : [[name, call]]));
    return named.length > 0 ? { agents: Object.fromEntries(named) } : { agent: calls[0]?.[1] ?? NOT_MADE };
}
function describeUnasked(why) {
    return { check: { ...CHECK, verdict: 'warning', detail: `not made: ${why}` }, call: NOT_MADE };
}
/** Asks the agent, and says what came of it. */
async function callAgent(asked, request) {
    const { host, secrets } = request;
    try {
        const { end, error, command } = await ask(asked, request);
        if (end === undefined || (end.result.kind === 'ended' && end.result.aborted)) {
            const { check, call } = describeUnasked('cancelled');
            return { checks: [check], call };
        }
        const { check, call } = judge({ ...end, error, command, nowMs: host.now().getTime() });
        return { checks: [{ ...check, detail: secrets.redact(check.detail) }], call };
    }
    catch (error) {
        if (!(error instanceof errors/* AutorizeError */.yW))
            throw error;
        return { checks: checksOfError(CHECK, error), call: NOT_MADE };
    }
}
async function ask(asked, { budgetUsd, host, signal, ...request }) {
    const { agent, env, level = request.privateArea.level } = asked;
    const privateArea = { ...request.privateArea, level };
    const workspace = (0,private_area/* workspaceOf */.B3)(privateArea, 1);
    const commit = privateArea.store.base;
    if ((await (0,workspace_workspace/* prepareWorkspace */.t0)(privateArea, { workspace, commit, branch: 'main', signal })) === 'cancelled')
        return { end: undefined, error: undefined, command: '' };
    const folder = (0,external_node_path_.join)(privateArea.folder, 'scratch', 'agent-call');
    (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const prompt = (0,external_node_path_.join)(folder, 'prompt.md');
    (0,external_node_fs_.writeFileSync)(prompt, QUESTION);
    const places = { promptFile: prompt, workDir: workspace.folder, folder };
    const command = asked.commandFor(places);
    const mark = privateArea.level.kind === 'bubblewrap' ? (0,agent_preset/* sandboxMarkOf */.kH)(agent) : undefined;
    (0,folder_trust/* handOut */.YV)(workspace);
    const end = await (0,agent_command/* runAgentCommand */.Q)(privateArea, {
        ...{ agent, agentEnv: { ...(mark === undefined ? {} : { [mark]: '1' }), ...env } },
        ...{ budget: { usd: budgetUsd, spent: 0 }, isAction: host.isAction },
        command,
        kind: 'agent',
        workDir: workspace.folder,
        place: 'workspace',
        variables: asked.variablesFor(places),
        stdoutPath: (0,external_node_path_.join)(folder, 'stdout'),
        stderrPath: (0,external_node_path_.join)(folder, 'stderr'),
        budgetMs: LIMIT_MS,
        signal,
        readable: [...(0,workspace_workspace/* agentReadable */.KJ)(privateArea), prompt],
        ...(asked.readsInput ? { stdin: QUESTION } : {}),
    });
    const { result, calls } = end;
    if (result.kind === 'unstarted')
        return { end: { ...end, failure: undefined, usage: undefined }, error: undefined, command };
    const preset = agent.preset ?? (0,agent_preset/* presetOfCommand */.Se)(command);
    const { failure } = (0,read_session/* findFailure */.g)({ calls, result, preset, nowMs: host.now().getTime() });
    const usage = calls === undefined ? (0,read_session/* readUsage */.k)(preset, result) : calls.usage;
    const last = [result.stderr, result.stdout].filter(({ path }) => (0,external_node_fs_.existsSync)(path));
    const error = last.map(({ path }) => (0,evaluation_step/* readFailureLine */.Dw)(path)).find((line) => line !== undefined);
    return { end: { ...end, failure, usage }, error, command };
}
function judge({ result, calls, failure, usage, error, command }) {
    const failed = (detail, remedy) => ({
        check: { ...CHECK, verdict: 'problem', detail, remedy },
        call: NOT_MADE,
    });
    const remedy = 'Run the command of the agent by hand, with the variables of agent.env alone.';
    if (result.kind === 'unstarted')
        return failed(`the agent could not be started: ${result.reason}`, remedy);
    const { durationMs, exitCode, killedByBudget } = result;
    const reason = error === undefined ? '' : `: ${(0,base_text/* printable */.g$)(error, 300)}`;
    if (failure !== undefined)
        return judgeFailure(failure, durationMs);
    if (killedByBudget)
        return failed(`no answer within ${LIMIT_MS / 1000} s${reason}`, remedy);
    if (exitCode !== 0)
        return failed(`the agent ended with exit code ${exitCode}${reason}`, remedy);
    const limit = calls?.remarks[0];
    if (calls !== undefined && usage === undefined) {
        if (limit !== undefined)
            return failed(limit, 'Raise budget.usd, or set agent.price for the model.');
        const fix = 'Check that the agent takes the address of its API from its environment, or set agent.gateway to "off".';
        return failed(`the agent ended well, but no call of it reached the gateway${reason}`, fix);
    }
    const model = usage?.model ?? (0,agent_preset/* modelOfCommand */.m6)(command) ?? undefined;
    const price = usage?.usd === undefined ? 'no price known' : `$${usage.usd.toFixed(4)}`;
    const calledMs = calls?.answerMs;
    const took = calledMs === undefined ? '' : ` (the call itself ${seconds(calledMs)})`;
    return {
        check: {
            ...{ ...CHECK, verdict: 'ok' },
            detail: `answered in ${seconds(durationMs)}${took}; model ${model ?? 'not reported'}; ${price}`,
        },
        call: {
            ...{ answered: true, session_ms: Math.round(durationMs) },
            ...(calledMs === undefined ? {} : { call_ms: calledMs }),
            ...(model === undefined ? {} : { model }),
            ...(usage?.input_tokens === undefined ? {} : { input_tokens: usage.input_tokens }),
            ...(usage?.output_tokens === undefined ? {} : { output_tokens: usage.output_tokens }),
            ...(usage?.usd === undefined ? {} : { usd: usage.usd }),
        },
    };
}
function judgeFailure(failure, durationMs) {
    const { kind, resetAt } = failure;
    const isWait = (0,model_wait/* isPassing */.WG)(failure);
    const remedy = (0,model_wait/* remedyOf */.SM)(failure) ??
        (resetAt === undefined
            ? 'Run the command again later. A run waits, at most for agent.max_wait.'
            : `Run the command again after ${resetAt}. A run waits for that, at most for agent.max_wait.`);
    return {
        // A run waits for what passes.
        check: { ...CHECK, verdict: isWait ? 'warning' : 'problem', detail: (0,session_usage/* describeFailure */.Ic)(failure), remedy },
        call: {
            ...{ answered: false, cause: kind, session_ms: Math.round(durationMs) },
            ...(resetAt === undefined ? {} : { reset_at: resetAt }),
        },
    };
}
function seconds(ms) {
    return `${(ms / 1000).toFixed(1)} s`;
}

// EXTERNAL MODULE: ./build/base/accepted-risk.js
var accepted_risk = __webpack_require__(75727);
// EXTERNAL MODULE: ./build/doctor/findings.js
var findings = __webpack_require__(62534);
;// CONCATENATED MODULE: ./build/doctor/checkup.js




/** What was found so far; each finding is reported as soon as it is made. */
class Checkup {
    checks = [];
    #onEvent;
    #accepted;
    constructor(onEvent = () => undefined) {
        this.#onEvent = onEvent;
    }
    /** What a run does not refuse is no problem from now on. */
    accept(risks) {
        this.#accepted = risks;
    }
    add(...checks) {
        const unknown = checks.find(({ id, verdict }) => verdict === 'problem' && findings/* FINDINGS */.T[id] === 'reported');
        if (unknown !== undefined)
            throw new TypeError(`no run refuses what doctor calls FAIL: ${unknown.id}`);
        for (const found of checks) {
            const check = this.#withAcceptance(found);
            this.checks.push(check);
            this.#onEvent({ kind: 'checked', check });
        }
    }
    #withAcceptance(check) {
        const risk = accepted_risk/* RISK_NAMES */.hq.find((name) => name === findings/* FINDINGS */.T[check.id]);
        if (check.verdict !== 'problem' || risk === undefined || this.#accepted?.[risk] !== true)
            return check;
        const { id, title, detail } = check;
        return { id, title, verdict: 'warning', detail: `accepted risk ${risk}: ${detail}` };
    }
    /** Looks at one thing; an error of the engine is what was found, any other is a fault of ours. */
    async look(what, work) {
        try {
            this.add({ ...what, verdict: 'ok', detail: await work() });
            return true;
        }
        catch (error) {
            if (!(error instanceof errors/* AutorizeError */.yW))
                throw error;
            this.add(...checksOfError(what, error));
            return false;
        }
    }
}

// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
// EXTERNAL MODULE: ./build/kernel/run-lock.js
var run_lock = __webpack_require__(42205);
;// CONCATENATED MODULE: ./build/doctor/doctor-logs.js
/**
 * Where the output of what `doctor` runs is kept, e.g. in `.autorize/NAME/doctor/`.
 * Invariant: the folder holds the logs of the newest one, and git ignores it; one that is at work keeps it.
 */





const LOCK = 'lock';
/** Takes a folder for this process; throws where another one is at work in it. `what` is checked. */
async function openDoctorLogs({ folder, what }, { now }) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, '.gitignore'), '*\n');
    const lock = await (0,run_lock/* takeRunLock */.Cc)({ path: (0,external_node_path_.join)(folder, LOCK), now });
    if (lock.kind === 'held') {
        const who = lock.holder === undefined ? 'another process' : `process ${lock.holder.pid}`;
        throw new errors/* PreconditionError */.Rb({
            message: `${who} checks "${what}" now`,
            remedy: 'Wait until it ends, then run the command again.',
        });
    }
    const clear = (spared) => {
        for (const entry of (0,external_node_fs_.readdirSync)(folder)) {
            if (!entry.startsWith(LOCK) && entry !== '.gitignore' && entry !== spared)
                (0,remove_tree/* removeTree */.dM)((0,external_node_path_.join)(folder, entry));
        }
    };
    return { folder, clear, [Symbol.asyncDispose]: () => lock[Symbol.asyncDispose]() };
}

// EXTERNAL MODULE: ./build/doctor/integrity-checks.js
var integrity_checks = __webpack_require__(53655);
// EXTERNAL MODULE: ./build/engine/workspace/resources.js
var resources = __webpack_require__(67232);
// EXTERNAL MODULE: ./build/kernel/platform.js
var platform = __webpack_require__(92717);
// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(98566);
// EXTERNAL MODULE: ./build/kernel/sandbox-level.js + 1 modules
var sandbox_level = __webpack_require__(34742);
// EXTERNAL MODULE: ./build/kernel/scratch-home.js
var scratch_home = __webpack_require__(75364);
;// CONCATENATED MODULE: ./build/kernel/tracing-reach.js
/** Whether the kernel lets a process reach into another one of the same user that it did not start: Yama decides. */


/** Source: the kernel's admin guide, "Yama": from 1 on only a descendant is traced without a capability. */
function tracesAnyProcess(path = '/proc/sys/kernel/yama/ptrace_scope') {
    if (!(0,platform/* isLinux */.j)())
        return true;
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8').trim() === '0';
    }
    catch {
        // A kernel without Yama restricts nothing.
        return true;
    }
}

// EXTERNAL MODULE: ./build/doctor/agent-check.js
var agent_check = __webpack_require__(590);
;// CONCATENATED MODULE: ./build/doctor/machine-checks.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/** What `doctor` finds on the machine: agents, sandbox, disk. Nothing is started but a probe of the sandbox. */














/** Looks at the agents and the sandbox; gives the level that commands get, where there is one. */
async function checkMachine(checkup, machine) {
    const { agents, resources, parentEnv, refs, base, sandbox, chooseLevel, tracing } = machine;
    for (const agent of agents) {
        checkup.add(await (0,agent_check/* describeAgent */.P7)({ ...agent, parentEnv, refs, base }));
        checkup.add(...(0,agent_check/* describeKey */.Rx)(agent, parentEnv));
    }
    const { memory, cpus } = resources;
    if (memory !== undefined || cpus !== undefined) {
        const check = { id: 'resources', title: 'memory and cores' };
        if (!(await checkup.look(check, () => describeResources({ memory, cpus }))))
            return undefined;
    }
    try {
        const level = await chooseLevel();
        const probe = await (0,sandbox_level/* probeSandbox */.UB)();
        const { refusals } = probe;
        checkup.add(describeSandbox(level.kind, { requested: sandbox, refusals, remedy: (0,sandbox_level/* remedyFor */.wJ)(probe) }));
        const isRoot = (0,agent_check/* isShownAsRoot */.QC)(level);
        for (const agent of agents) {
            if (agent.agent.login !== true)
                continue;
            await checkup.look({ id: 'agent-login', title: "agent's login" }, () => (0,agent_check/* describeLogin */.Hf)(agent, { parentEnv, level }));
        }
        for (const agent of agents)
            checkup.add(...(0,agent_check/* describeRoot */.Gy)({ ...agent, level: level.kind, isRoot }));
        if (tracing === undefined)
            return level;
        const { value, table } = tracing;
        // What Yama forbids, root with its capabilities may.
        const isAllowed = isRoot || tracesAnyProcess();
        const facts = { level: level.kind, tracing: value, table, isAllowed, hasNamespaces: (0,platform/* isLinux */.j)() };
        checkup.add(...describeTracing(facts));
        return level;
    }
    catch (error) {
        if (!(error instanceof errors/* AutorizeError */.yW))
            throw error;
        checkup.add(...checksOfError({ id: 'sandbox', title: 'sandbox' }, error));
        return undefined;
    }
}
/** What limits of commands are held here, and by what; throws where they cannot be. */
async function describeResources(settings) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const scratch = __addDisposableResource(env_1, (0,scratch_home/* createScratchHome */.e)((0,external_node_os_.tmpdir)()), true);
        const { facts, notes } = await (0,resources/* openResources */.YK)(settings, scratch.temporary);
        const { memory, cores } = facts;
        const parts = [
            memory === undefined ? 'no limit of memory' : `memory of a command: ${memory}`,
            cores === undefined ? 'no chosen cores' : `cores of evaluations: ${cores}`,
        ];
        return [...parts, ...notes].join('; ');
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Whether locks work here; `folder` is empty. */
function checkLock(checkup, { folder, now }) {
    return checkup.look({ id: 'lock', title: 'run lock' }, async () => {
        const lock = await (0,run_lock/* takeRunLock */.Cc)({ path: (0,external_node_path_.join)(folder, 'run.lock'), now });
        if (lock.kind === 'locked')
            await lock[Symbol.asyncDispose]();
        return `${(0,run_lock/* lockHelper */.sW)().name} works here`;
    });
}
/** Whether there is a place for the private area, and room. */
async function checkDisk(checkup, { folder, repository, name, parentEnv }) {
    const folders = new Set([existing(folder)]);
    const hasArea = await checkup.look({ id: 'private-area', title: 'private area' }, () => {
        const area = (0,private_area/* privateAreaFolder */.PH)({ repository, name, parentEnv });
        folders.add(existing(area));
        return area;
    });
    for (const each of folders) {
        const { bavail, bsize } = (0,external_node_fs_.statfsSync)(each);
        checkup.add(describeDisk(each, bavail * bsize));
    }
    return hasArea;
}
/** The folder, or the nearest around it that is there. */
function existing(folder) {
    let found = folder;
    while (!(0,external_node_fs_.existsSync)(found))
        found = (0,external_node_path_.dirname)(found);
    return found;
}
/** Whether a run of what is checked is at work, by the file of its lock. */
function checkRunning(checkup, { lock, what }) {
    const holder = (0,run_lock/* readHolder */.F1)(`${lock}.holder`);
    const isHere = holder !== undefined && holder.host === (0,external_node_os_.hostname)() && (0,process_tree/* isProcessAlive */.jW)(holder.pid);
    if (!isHere)
        return false;
    checkup.add({
        id: 'running',
        verdict: 'warning',
        title: 'another run',
        detail: `process ${holder.pid} runs ${what} since ${holder.started_at}; nothing is evaluated meanwhile`,
        remedy: 'Wait until it ends, then run the command again.',
    });
    return true;
}

// EXTERNAL MODULE: ./build/engine/environment/command-names.js
var command_names = __webpack_require__(27333);
// EXTERNAL MODULE: ./build/kernel/program-path.js
var program_path = __webpack_require__(39058);
// EXTERNAL MODULE: ./build/engine/environment/left-out-toolchain.js
var left_out_toolchain = __webpack_require__(19671);
;// CONCATENATED MODULE: ./build/engine/environment/missing-places.js
/**
 * What to do about a program or a place of this machine that a command names and cannot see.
 * Invariant: only looked for; a place that may not be opened is never proposed.
 */




// Where installers put programs without asking.
const PROGRAM_FOLDERS = [
    ...[
        '.local/bin',
        'bin',
        '.cargo/bin',
        'go/bin',
        '.bun/bin',
        '.deno/bin',
        '.volta/bin',
        '.pyenv/shims',
        '.asdf/shims',
    ],
    ...['.rbenv/shims', '.local/share/mise/shims', '.dotnet', '.local/share/pnpm', '.npm-global/bin'],
];
const SYSTEM_FOLDERS = [
    '/usr/local/go/bin',
    '/usr/local/cargo/bin',
    '/opt/conda/bin',
    '/opt/homebrew/bin',
    '/snap/bin',
];
/** `key` names the command. */
function explainProgram(name, key, machine) {
    const { PATH = '', HOME: home } = machine.parentEnv;
    const path = (0,program_path/* findOnPath */.aY)(name, PATH);
    if (path !== undefined)
        return explainHidden(path, machine);
    const folders = [...(home === undefined ? [] : PROGRAM_FOLDERS.map((each) => (0,external_node_path_.join)(home, each))), ...SYSTEM_FOLDERS];
    const other = folders.map((folder) => (0,external_node_path_.join)(folder, name)).find(program_path/* isProgram */.Vd);
    if (other === undefined)
        return { found: 'is not on PATH', remedy: `Install ${(0,base_text/* quoted */.TL)(name)}, correct ${key}, or add its folder to PATH.` };
    return {
        found: `is not on PATH, but is installed as ${(0,base_text/* quoted */.TL)(other)}`,
        remedy: `Add the folder of ${(0,base_text/* quoted */.TL)(name)} to PATH: export PATH=${(0,external_node_path_.dirname)(other)}:"$PATH".`,
    };
}
function explainHidden(path, { findClosed, ...chosen }) {
    const found = `is ${(0,base_text/* quoted */.TL)(path)}, which no command can see`;
    const toolchain = (0,left_out_toolchain/* toolchainLeftOut */.R)(path, chosen);
    if (toolchain !== undefined)
        return { found, remedy: `Add ${(0,base_text/* quoted */.TL)(toolchain)} to environment.toolchains.` };
    const why = findClosed(path);
    if (why !== undefined)
        return { found, remedy: `Install it elsewhere, such as in /usr/local/bin: this is ${why}, and stays closed.` };
    return { found, remedy: `Add ${(0,base_text/* quoted */.TL)(path)} to environment.readable.`, readable: path };
}
/** A place that is there, and that the command cannot see. */
function explainPlace({ written, path, isInHome }, { findClosed, ...chosen }) {
    const toolchain = (0,left_out_toolchain/* toolchainLeftOut */.R)(path, chosen);
    if (toolchain !== undefined)
        return { found: 'no command can see', remedy: `Add ${(0,base_text/* quoted */.TL)(toolchain)} to environment.toolchains.` };
    const why = findClosed(path);
    if (why !== undefined) {
        return {
            found: `no command can see: it is ${why}`,
            remedy: 'Name a path of the tree, or copy it to a folder with nothing else in it and name that in environment.readable.',
        };
    }
    const add = `Add ${(0,base_text/* quoted */.TL)(path)} to environment.readable`;
    if (!isInHome)
        return { found: 'no command can see', remedy: `${add}.`, readable: path };
    return {
        found: 'no command can see: a command has a home of its own',
        remedy: `${add}, and write that path in place of ${(0,base_text/* quoted */.TL)(written)}.`,
        readable: path,
    };
}

;// CONCATENATED MODULE: ./build/doctor/program-checks.js
/** Programs that the commands of an evaluation start, and that are not on this machine. Nothing is run. */




/** A check for each program that is missing; where one is needed, no evaluation can say more. */
function describePrograms({ commands, environment }, parentEnv) {
    const { PATH } = parentEnv;
    const { env, toolchains } = environment;
    // Commands have another PATH then.
    if (PATH === undefined || env.PATH !== undefined)
        return [];
    return programsOf(commands).flatMap(({ name, key, verdict }) => {
        if ((0,program_path/* findOnPath */.aY)(name, PATH) !== undefined)
            return [];
        const { found, remedy } = explainProgram(name, key, { parentEnv, findClosed: () => undefined, toolchains });
        return [
            { id: 'programs', title: 'programs', verdict, detail: `${(0,base_text/* quoted */.TL)(name)}, which ${key} starts, ${found}`, remedy },
        ];
    });
}
/** What the commands start, each with the first of them. */
function programsOf(commands) {
    const named = commands.flatMap(({ key, command, isNeeded, installs }) => (0,command_names/* readCommandWords */.fS)(command).flatMap((word, at) => {
        if (word.kind !== 'program')
            return [];
        return [{ name: word.name, key, verdict: isNeeded && !(installs && at > 0) ? 'problem' : 'warning' }];
    }));
    return named.filter(({ name }, at) => named.findIndex((each) => each.name === name) === at);
}

// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 1 modules
var create = __webpack_require__(85725);
// EXTERNAL MODULE: ./build/base/json-path.js
var json_path = __webpack_require__(65090);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(84831);
;// CONCATENATED MODULE: ./build/doctor/file-fix.js
/**
 * Changes a file of settings as findings want it.
 * Invariant: the file is replaced whole or not at all; nothing but the keys of the findings changes, comments and order
 * stay, and what is written can be read. The text before the first change is kept in the folder of the logs.
 */





const CONTEXT_LINES = 2;
/** Writes what can be written for these findings; undefined where that is nothing. */
function fixFile(file, { checks, backup }) {
    const before = (0,external_node_fs_.readFileSync)(file.path, 'utf8');
    let after = before;
    const fixed = [];
    // Places in arrays shift when an element goes: those findings come last, the last element first.
    for (const check of checks.filter(({ fix }) => fix !== undefined).toSorted(byRemoval)) {
        const value = file.read(after);
        if (value === undefined)
            return undefined;
        const edited = file.edit(after, withoutKnown(value, check.fix ?? []));
        if (!('text' in edited) || !file.isSound(edited.text))
            continue;
        after = edited.text;
        fixed.push(check);
    }
    if (after === before)
        return undefined;
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(backup), { recursive: true });
    if (!(0,external_node_fs_.existsSync)(backup))
        (0,external_node_fs_.writeFileSync)(backup, before);
    (0,durable/* writeFileAtomic */.Zf)(file.path, [after]);
    const diff = (0,create/* createTwoFilesPatch */.ss)(file.shown, file.shown, before, after, '', '', { context: CONTEXT_LINES });
    return { fixed, diff: diff.slice(diff.indexOf('---')) };
}
function byRemoval(one, other) {
    return removedAt(other) === removedAt(one) ? 0 : removedAt(one) === undefined ? -1 : 1;
}
function removedAt({ fix = [] }) {
    const place = fix.find(({ kind }) => kind === 'remove')?.path.at(-1);
    return typeof place === 'number' ? place : undefined;
}
/** Leaves out what an array has already: two findings may ask for the same. */
function withoutKnown(config, edits) {
    return edits.flatMap((edit) => {
        if (edit.kind !== 'append')
            return [edit];
        const known = (0,json_path/* valueAt */.fK)(config, edit.path);
        const values = Array.isArray(known) ? edit.values.filter((value) => !known.includes(value)) : edit.values;
        return values.length === 0 ? [] : [{ ...edit, values }];
    });
}

;// CONCATENATED MODULE: ./build/doctor/rounds.js

// Each but the last changes the file; more would be changes that undo each other.
const MAX_ROUNDS = 5;
/** Examines once, or as often as something was fixed. */
async function examineInRounds(request, { file, backup, examine }) {
    const diffs = [];
    let isFixing = request.fix === true;
    for (let round = 1;; round += 1) {
        const isLast = round === MAX_ROUNDS;
        const { diagnosis, pending } = await examine({ round, fix: isFixing && !isLast });
        const whole = { ...diagnosis, ...(request.fix === true ? { fixed: diffs } : {}) };
        // A run that is at work has read its settings.
        const isRunning = diagnosis.checks.some(({ id }) => id === 'running');
        if (!isFixing || isLast || isRunning || request.signal?.aborted === true)
            return whole;
        const fix = fixFile(file, { checks: pending ?? diagnosis.checks, backup });
        if (fix === undefined) {
            if (pending === undefined)
                return whole;
            // What could be written before anything runs is written; now it runs.
            isFixing = false;
            continue;
        }
        diffs.push(fix.diff);
        request.onEvent?.({ kind: 'fixed', diff: fix.diff });
        // Another setup makes every command another one.
        const isSmall = fix.fixed.every(({ id, verdict }) => verdict !== 'problem' && id !== 'setup');
        const isProven = diagnosis.figures !== undefined && isSmall;
        if (isProven)
            return { ...whole, checks: diagnosis.checks.map((check) => withFix(check, fix.fixed)) };
    }
}
function withFix(check, fixed) {
    if (!fixed.includes(check))
        return check;
    const { id, title, detail } = check;
    return { id, title, verdict: 'ok', detail: `${detail}; fixed` };
}

// EXTERNAL MODULE: ./build/engine/workspace/temporary-area.js
var temporary_area = __webpack_require__(68054);
// EXTERNAL MODULE: ./build/kernel/work-tree-snapshot.js
var work_tree_snapshot = __webpack_require__(56521);
;// CONCATENATED MODULE: ./build/doctor/trial-area.js
/**
 * The private area that `doctor` works in.
 * Invariant: it is this process's alone and gone afterwards; the user's work tree is only read.
 */




/** Opens it; undefined where that cannot be, which is reported. */
async function openTrialArea(checkup, request) {
    try {
        return await (0,temporary_area/* openTemporary */.g)(request);
    }
    catch (error) {
        if (!(error instanceof errors/* AutorizeError */.yW))
            throw error;
        // Most often Git LFS files or submodules that cannot be fetched.
        checkup.add(...checksOfError({ id: 'private-area', title: 'private area' }, error));
        return undefined;
    }
}
/** The area with a base that has what is not committed, too. */
async function withWorkTree(privateArea, { refs: { gitDir, home }, head, isLeftOut }) {
    const { store, repository, parentEnv } = privateArea;
    const snapshot = await (0,work_tree_snapshot/* snapshotWorkTree */.O)(store, { repository, gitDir, home, head, parentEnv, isLeftOut });
    return snapshot === undefined ? privateArea : { ...privateArea, store: { ...store, base: snapshot.commit } };
}

// EXTERNAL MODULE: ./build/engine/environment/open-places.js
var open_places = __webpack_require__(75682);
// EXTERNAL MODULE: ./build/engine/environment/secret-places.js
var secret_places = __webpack_require__(40730);
// EXTERNAL MODULE: ./build/engine/evaluation/open-tests.js
var open_tests = __webpack_require__(69332);
// EXTERNAL MODULE: ./build/base/shell-quote.js
var shell_quote = __webpack_require__(61023);
// EXTERNAL MODULE: ./build/engine/workspace/command.js + 5 modules
var command = __webpack_require__(66967);
;// CONCATENATED MODULE: ./build/engine/workspace/view-probe.js
/**
 * What a command of an evaluation finds of the machine, found out by a command: programs, places, and files with keys.
 * Invariant: it runs in the view that the commands of an evaluation have, in an empty folder of its own; of a file with
 * keys no more than one byte is read, and none of it leaves the command.
 */





const BUDGET_MS = 60_000;
/** Looks; undefined where the command could not be run. */
async function probeView(privateArea, request) {
    const { programs, places, keys, signal } = request;
    const folder = (0,external_node_path_.join)(privateArea.folder, 'view-probe');
    await (0,remove_tree/* discardTree */.l)(folder);
    const [workDir, stdoutPath] = [(0,external_node_path_.join)(folder, 'work'), (0,external_node_path_.join)(folder, 'stdout')];
    (0,external_node_fs_.mkdirSync)(workDir, { recursive: true });
    try {
        const result = await (0,command/* runCommand */.d)(privateArea, {
            ...{ command: scriptOf(request), kind: 'guards', workDir, place: 'evaluation', variables: {}, signal },
            ...{ stdoutPath, stderrPath: (0,external_node_path_.join)(folder, 'stderr'), budgetMs: BUDGET_MS, network: 'off' },
        });
        if (result.kind !== 'ended' || result.exitCode !== 0)
            return undefined;
        const lines = new Set((0,external_node_fs_.readFileSync)(stdoutPath, 'utf8').split('\n'));
        const marked = (mark, names) => names.filter((_, at) => lines.has(`${mark}${at}`));
        return {
            missingPrograms: marked('program ', programs),
            missingPlaces: marked('place ', places),
            readKeys: marked('key ', keys),
        };
    }
    finally {
        await (0,remove_tree/* discardTree */.l)(folder);
    }
}
function scriptOf({ programs, places, keys }) {
    return [
        'program() { command -v -- "$2" >/dev/null 2>&1 || echo "program $1"; }',
        'place() { test -r "$2" || echo "place $1"; }',
        'byte() { dd if="$1" bs=1 count=1 2>/dev/null | wc -c; }',
        // A folder with keys counts by its files; one that is hidden is empty, or not there.
        'key() { if test -d "$2"; then set -- "$1" "$(find "$2" -type f -size +0 -readable 2>/dev/null | head -n 1)"; fi',
        '  if test -n "$2" && test "$(byte "$2")" -gt 0; then echo "key $1"; fi; }',
        ...programs.map((name, at) => `program ${at} ${(0,shell_quote/* quoteForShell */.e)(name)}`),
        ...places.map((path, at) => `place ${at} ${(0,shell_quote/* quoteForShell */.e)(path)}`),
        ...keys.map((path, at) => `key ${at} ${(0,shell_quote/* quoteForShell */.e)(path)}`),
        'true',
    ].join('\n');
}

// EXTERNAL MODULE: ./build/kernel/sandbox-command.js + 3 modules
var sandbox_command = __webpack_require__(19189);
;// CONCATENATED MODULE: ./build/doctor/view-checks.js
/** What the commands of a config find of the machine, as `doctor` reports it: programs, places, and no keys. */











/** Looks from inside a command. */
async function examineView({ privateArea, use, signal, known }) {
    const { parentEnv, repository, hidden, environment } = privateArea;
    const { HOME: home } = parentEnv;
    const findClosed = (0,open_places/* findClosedIn */.f)({ parentEnv, hidden, repository: [repository.folder, repository.commonDir] });
    const { toolchains } = use.environment;
    const machine = { parentEnv, findClosed, toolchains };
    const programs = isPathKnown(use) && known.length === 0 ? programsOf(use.commands) : [];
    const places = placesOf(use, home).filter(({ place }) => (0,external_node_fs_.existsSync)(place.path));
    const ofHome = home !== undefined && (0,external_node_path_.isAbsolute)(home) ? [...secret_places/* KEY_PLACES */.bl, ...secret_places/* CREDENTIAL_FILES */.SU] : [];
    const keys = [...new Set([...ofHome.map((each) => (0,external_node_path_.join)(home ?? '', each)), ...environment.masked])];
    const there = keys.filter((path) => (0,external_node_fs_.existsSync)(path));
    const probed = await probeView(privateArea, {
        programs: programs.map(({ name }) => name),
        places: places.map(({ place }) => place.path),
        ...{ keys: there, signal },
    });
    if (probed === undefined)
        return [];
    const missing = programs.filter(({ name }) => probed.missingPrograms.includes(name));
    const unseen = places.filter(({ place }) => probed.missingPlaces.includes(place.path));
    return [
        ...missing.map(({ name, key, verdict }) => {
            const explained = explainProgram(name, key, machine);
            const detail = `${(0,base_text/* quoted */.TL)(name)}, which ${key} starts, ${explained.found}`;
            return { id: 'programs', title: 'programs', verdict, detail, ...whatToDo(explained) };
        }),
        ...unseen.map(({ place, key }) => {
            const explained = explainPlace(place, machine);
            const detail = `${(0,base_text/* quoted */.TL)(place.written)}, which ${key} names, ${explained.found}`;
            return { id: 'places', title: 'data of commands', verdict: 'warning', detail, ...whatToDo(explained) };
        }),
        describeKeys(there, probed.readKeys, privateArea),
    ];
}
/** Where the config sets a PATH with folders of the tree, only the command finds what is in them. */
function isPathKnown({ environment }) {
    const { PATH } = environment.env;
    return PATH === undefined || PATH.split(':').every((folder) => (0,external_node_path_.isAbsolute)(folder));
}
function placesOf({ commands, environment }, home) {
    const ofCommands = commands.flatMap(({ key, command }) => (0,command_names/* readNamedPlaces */.ky)(command, home).map((place) => ({ key, place })));
    const ofVariables = Object.entries(environment.env).flatMap(([name, value]) => (0,external_node_path_.isAbsolute)(value) && name !== 'PATH'
        ? [{ key: `environment.env.${name}`, place: { written: value, path: value, isInHome: false } }]
        : []);
    return [...ofCommands, ...ofVariables];
}
function whatToDo({ remedy, readable }) {
    if (readable === undefined)
        return { remedy };
    return { remedy, fix: [{ kind: 'append', path: ['environment', 'readable'], values: [readable] }] };
}
/** That what holds keys was tried and could not be read. */
function describeKeys(there, read, { level }) {
    const check = { id: 'credentials', title: 'keys of this machine' };
    if (there.length === 0)
        return { ...check, verdict: 'ok', detail: 'none are in the places where tools keep them' };
    if (read.length === 0) {
        const detail = `${(0,base_text/* plural */.LS)(there.length, 'place')} of keys (${(0,open_tests/* listed */.KE)(there)}): a command tried to read each and could not`;
        return { ...check, verdict: 'ok', detail };
    }
    const isShielded = (0,sandbox_command/* shieldsFiles */.OU)(level);
    const detail = `a command can read ${(0,open_tests/* listed */.KE)(read)}${isShielded ? '' : ` (level ${level.kind})`}`;
    const remedy = isShielded
        ? 'Take what is around it off PATH and environment.readable.'
        : 'Let bubblewrap work here, or remove the keys before you run this.';
    return { ...check, verdict: 'warning', detail, remedy };
}

// EXTERNAL MODULE: ./build/engine/agent/command-line.js
var command_line = __webpack_require__(16027);
// EXTERNAL MODULE: ./build/engine/evaluation/forged-candidate.js
var forged_candidate = __webpack_require__(38997);
// EXTERNAL MODULE: ./build/engine/evaluation/open-links.js
var open_links = __webpack_require__(99804);
// EXTERNAL MODULE: ./build/kernel/agent-secrets.js
var agent_secrets = __webpack_require__(12637);
// EXTERNAL MODULE: ./build/kernel/inspector-guard.js
var inspector_guard = __webpack_require__(95453);
// EXTERNAL MODULE: ./build/kernel/shell-syntax.js
var shell_syntax = __webpack_require__(7708);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: ./build/experiment/config/secret-commands.js
var secret_commands = __webpack_require__(14836);
// EXTERNAL MODULE: ./build/experiment/ledger/opening.js
var opening = __webpack_require__(67018);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js + 1 modules
var store = __webpack_require__(62414);
// EXTERNAL MODULE: ./build/base/toml-document.js
var toml_document = __webpack_require__(28810);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./build/base/canonical-json.js
var canonical_json = __webpack_require__(19533);
;// CONCATENATED MODULE: ./build/base/setting-edit.js
/** Changes a value in place; false where the path leads nowhere. */
function applyToValue(root, edit) {
    const name = edit.path.at(-1);
    const parent = parentIn(root, edit.path);
    if (name === undefined || parent === undefined)
        return false;
    switch (edit.kind) {
        case 'set':
            parent[name] = edit.value;
            return true;
        case 'append': {
            const before = parent[name] ?? [];
            if (!Array.isArray(before))
                return false;
            parent[name] = [...before, ...edit.values];
            return true;
        }
        case 'remove': {
            if (!Array.isArray(parent) || typeof name !== 'number')
                return false;
            parent.splice(name, 1);
            if (parent.length > 0)
                return true;
            // An array of tables is there by its elements.
            const owner = parentIn(root, edit.path.slice(0, -1));
            const own = edit.path.at(-2);
            if (owner !== undefined && own !== undefined)
                delete owner[own];
            return true;
        }
        default:
            return edit;
    }
}
function parentIn(root, path) {
    let current = root;
    for (const part of path.slice(0, -1)) {
        if (!Object.hasOwn(current, part))
            current[part] = {};
        const next = current[part];
        if (typeof next !== 'object' || next === null)
            return undefined;
        current = next;
    }
    return current;
}

// EXTERNAL MODULE: ./build/base/toml-layout.js
var toml_layout = __webpack_require__(12721);
;// CONCATENATED MODULE: ./build/base/toml-edit.js
/**
 * Changes single values of a TOML text.
 * Invariant: comments, order, blanks and every other value stay as they are: the new text is parsed and compared with
 * what the edits make of the old values. Where that fails, or where a value cannot be placed, there is no new text.
 */





/** Makes all edits, one after the other, or none; `text` must be valid. */
function editToml(text, edits) {
    const expected = plain((0,dist/* parse */.qg)(text));
    let edited = text;
    for (const edit of edits) {
        const next = applyEdit(edited, edit);
        if (next === undefined || !applyToValue(expected, edit)) {
            return { refused: `${(0,json_path/* renderPath */.i7)(edit.path)} cannot be changed where it stands` };
        }
        edited = next;
    }
    try {
        if ((0,canonical_json/* canonicalJson */.d)(plain((0,dist/* parse */.qg)(edited))) === (0,canonical_json/* canonicalJson */.d)(plain(expected)))
            return { text: edited };
    }
    catch {
        // No TOML any more; the text was of a shape that is not known here.
    }
    return { refused: 'the file would not hold what was meant' };
}
/** With texts in the place of what JSON does not have. */
function plain(value) {
    if (typeof value === 'number' && !Number.isFinite(value))
        return { number: String(value) };
    if (Array.isArray(value))
        return value.map(plain);
    if (typeof value !== 'object' || value === null)
        return value;
    if (value instanceof Date)
        return { date: value.toISOString() };
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}
function applyEdit(text, edit) {
    const layout = (0,toml_layout/* readTomlLayout */.X)(text);
    const known = layout.entries.find(({ path }) => isSame(path, edit.path));
    switch (edit.kind) {
        case 'set': {
            const value = renderValue(edit.value);
            if (known !== undefined)
                return replaced(text, { from: known.valueStart, to: known.valueEnd, by: value });
            return insertKey(text, { layout, path: edit.path, value });
        }
        case 'append': {
            if (known !== undefined)
                return appended(text, { layout, array: known, values: edit.values });
            return insertKey(text, { layout, path: edit.path, value: renderValue(edit.values) });
        }
        case 'remove':
            return removed(text, { layout, path: edit.path });
        default:
            return edit;
    }
}
function isSame(one, other) {
    return one.length === other.length && one.every((part, at) => part === other[at]);
}
function startsWith(path, prefix) {
    return path.length >= prefix.length && prefix.every((part, at) => part === path[at]);
}
function replaced(text, { from, to, by }) {
    return text.slice(0, from) + by + text.slice(to);
}
/** Puts a key where its table stands: below a header, in braces, beside dotted keys, or in a new table at the end. */
function insertKey(text, { layout, path, value }) {
    const parent = path.slice(0, -1);
    const name = renderKey(path.slice(-1));
    if (layout.tables.some((table) => isSame(table.path, parent))) {
        return insertLine(text, { layout, table: parent, line: `${name} = ${value}` });
    }
    const inline = layout.entries.find((entry) => isSame(entry.path, parent));
    if (inline !== undefined)
        return insertInBraces(text, { layout, inline, pair: `${name} = ${value}` });
    const sibling = layout.entries.findLast((entry) => startsWith(entry.path, parent) && entry.table.length < parent.length && !isElementOf(layout, entry));
    if (sibling !== undefined) {
        const line = `${renderKey(path.slice(sibling.table.length))} = ${value}`;
        return insertLine(text, { layout, table: sibling.table, line });
    }
    if (parent.some((part) => typeof part === 'number'))
        return undefined;
    const newline = newlineOf(text);
    const gap = text === '' ? '' : text.endsWith('\n') ? newline : newline + newline;
    return `${text}${gap}[${renderKey(parent)}]${newline}${name} = ${value}${newline}`;
}
/** Whether an entry is an element of an array, which has no name of its own. */
function isElementOf({ entries }, { path, table }) {
    return typeof path.at(-1) === 'number' && entries.some((entry) => isSame(entry.path, table));
}
/** After the last key of a table, or after its header. */
function insertLine(text, { layout, table: path, line }) {
    const table = layout.tables.findLast((each) => isSame(each.path, path));
    const end = endOf(layout, table) ?? text.length;
    const own = layout.entries.filter(({ start }) => start >= table.headerEnd && start < end);
    const last = Math.max(table.headerEnd, ...own.map(({ valueEnd }) => valueEnd));
    const newline = newlineOf(text);
    // The top has no header: its first key comes before everything.
    if (last === 0)
        return `${line}${newline}${text}`;
    const at = text.indexOf('\n', last);
    if (at === -1)
        return `${text}${newline}${line}${newline}`;
    return replaced(text, { from: at + 1, to: at + 1, by: `${line}${newline}` });
}
/** Where the next table begins. */
function endOf({ tables }, table) {
    return tables[tables.indexOf(table) + 1]?.start;
}
function insertInBraces(text, { layout, inline, pair }) {
    if (text.charAt(inline.valueStart) !== '{')
        return undefined;
    const own = layout.entries.filter(({ table }) => isSame(table, inline.path));
    const last = own.at(-1);
    if (last === undefined)
        return replaced(text, { from: inline.valueStart, to: inline.valueEnd, by: `{ ${pair} }` });
    return replaced(text, { from: last.valueEnd, to: last.valueEnd, by: `, ${pair}` });
}
/** An array on several lines gets a line for each value. */
function appended(text, { layout, array, values }) {
    if (text.charAt(array.valueStart) !== '[')
        return undefined;
    const last = layout.entries.findLast(({ path, table }) => isSame(table, array.path) && path.length === table.length + 1);
    const rendered = values.map(renderValue);
    if (last === undefined) {
        return replaced(text, { from: array.valueStart, to: array.valueEnd, by: `[${rendered.join(', ')}]` });
    }
    const lineStart = text.lastIndexOf('\n', last.start - 1) + 1;
    const indent = text.slice(lineStart, last.start);
    const isAlone = lineStart > array.valueStart && indent.trim() === '';
    const lineEnd = text.indexOf('\n', last.valueEnd);
    if (!isAlone || lineEnd >= array.valueEnd) {
        return replaced(text, { from: last.valueEnd, to: last.valueEnd, by: rendered.map((each) => `, ${each}`).join('') });
    }
    // A comment stays beside the value that it is about.
    const newline = newlineOf(text);
    const hasComma = text.slice(last.valueEnd).trimStart().startsWith(',');
    const lines = rendered.map((each) => `${indent}${each},${newline}`).join('');
    const comma = hasComma ? '' : ',';
    return (text.slice(0, last.valueEnd) + comma + text.slice(last.valueEnd, lineEnd + 1) + lines + text.slice(lineEnd + 1));
}
function removed(text, { layout, path }) {
    const first = layout.tables.findIndex((table) => table.isElement && isSame(table.path, path));
    const table = layout.tables[first];
    if (table === undefined)
        return undefined;
    const next = layout.tables.slice(first + 1).find((each) => !startsWith(each.path, path));
    const from = aboveComments(text, table.start);
    return replaced(text, { from, to: next === undefined ? text.length : aboveComments(text, next.start), by: '' });
}
/** Where the comment begins that stands directly above a header. */
function aboveComments(text, start) {
    let from = text.lastIndexOf('\n', start - 1) + 1;
    for (;;) {
        const before = text.lastIndexOf('\n', from - 2) + 1;
        if (from === 0 || !text.slice(before, from).trimStart().startsWith('#'))
            return from;
        from = before;
    }
}
function newlineOf(text) {
    return text.includes('\r\n') ? '\r\n' : '\n';
}
function renderKey(path) {
    return path.map((part) => (/^[\w-]+$/.test(String(part)) ? String(part) : JSON.stringify(part))).join('.');
}
function renderValue(value) {
    if (typeof value === 'string')
        return JSON.stringify(value).replaceAll('\u007f', '\\u007f');
    if (typeof value !== 'object')
        return String(value);
    if (isList(value))
        return `[${value.map(renderValue).join(', ')}]`;
    const pairs = Object.entries(value).map(([key, each]) => `${renderKey([key])} = ${renderValue(each)}`);
    return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}
function isList(value) {
    return Array.isArray(value);
}

// EXTERNAL MODULE: ./build/experiment/config/config.js + 3 modules
var config_config = __webpack_require__(99915);
;// CONCATENATED MODULE: ./build/experiment/doctor/config-fix.js
/** The config of an experiment as a file that `doctor` can change. */




function configFile(paths, { now, utcOffset }) {
    const shown = (0,store/* shownPath */.pS)(paths, paths.config);
    const decode = (text) => {
        const decoded = (0,toml_document/* decodeToml */.R)(shown, Buffer.from(text));
        return 'problems' in decoded ? undefined : decoded.document;
    };
    return {
        ...{ path: paths.config, shown, edit: editToml },
        read: (text) => decode(text)?.value,
        isSound: (text) => {
            const document = decode(text);
            if (document === undefined)
                return false;
            return !('problems' in (0,config_config/* parseExperimentConfig */.n)(document, { folder: paths.name, now: now(), utcOffset }));
        },
    };
}

// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(15902);
// EXTERNAL MODULE: ./build/base/median.js
var median = __webpack_require__(50748);
// EXTERNAL MODULE: ./build/decision/effort.js
var effort = __webpack_require__(65157);
// EXTERNAL MODULE: ./build/decision/policies/registry.js + 4 modules
var registry = __webpack_require__(65991);
// EXTERNAL MODULE: ./build/base/random.js
var base_random = __webpack_require__(59645);
// EXTERNAL MODULE: ./build/decision/paired-trial.js + 1 modules
var paired_trial = __webpack_require__(28834);
;// CONCATENATED MODULE: ./build/decision/power.js


const TRIALS = 400;
const STEP = 0.25;
const MOST = 8;
const OFTEN = 0.8;
const SELDOM = 0.15;
/**
 * What a test finds, by running the test itself on normal noise of known size. The same rules give the same figures; each
 * share is right to about two in a hundred, each gain to a step of a quarter SD.
 */
function powerOf(rules) {
    let seldom;
    for (let effect = STEP; effect <= MOST; effect += STEP) {
        const share = acceptedShare(rules, effect);
        if (share > SELDOM)
            seldom ??= effect;
        if (share >= OFTEN)
            return { found: effect, seldom: seldom ?? effect };
    }
    return { found: undefined, seldom: seldom ?? MOST };
}
/** How often a change that is so many noise SDs better is kept, 0 to 1. */
function acceptedShare({ a, a0, screen, futility_z, max_pairs }, effect) {
    const random = (0,base_random/* seededRandom */.I)(`power ${effect}`);
    const paired = {
        ...{ sign: 1, a, a0, screen, futility_z, max_pairs, min_improvement: 0, tolerance: 0, max_plausible: null },
        ...{ share_seed: false, reference: 0, scale: Math.SQRT2, scale_source: 'calibration', unit_scale: null, moves: 0 },
    };
    let accepted = 0;
    for (let count = 0; count < TRIALS; count += 1)
        if (isAcceptedTrial(paired, effect, random))
            accepted += 1;
    return accepted / TRIALS;
}
function isAcceptedTrial(rules, effect, random) {
    let trial = (0,paired_trial/* startPairedTrial */.oy)({ id: 'power', purpose: 'candidate', tree: '', incumbent: '' }, rules);
    while (trial.verdict === null) {
        trial = (0,paired_trial/* reportPaired */.GD)(trial, [
            { arm: 'candidate', kind: 'scored', score: effect + normal(random) },
            { arm: 'incumbent', kind: 'scored', score: normal(random) },
        ]);
    }
    return trial.verdict.code === 'evident';
}
/** A standard normal number. Source: the transform of Box and Muller. */
function normal(random) {
    return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

;// CONCATENATED MODULE: ./build/doctor/base-examination.js
const INTERRUPTED = {
    id: 'evaluator',
    verdict: 'warning',
    title: 'evaluator',
    detail: 'broken off before it was tried to the end',
};
/** Reports each failure; undefined where the base has no score even so. */
async function examineBase(checkup, { config: written, tryBase, describe, amend }, { shown, isFixing }) {
    let config = written;
    // Each failure changes a guard, a limit or how the score is read, so that this ends.
    for (let round = 0;; round += 1) {
        const base = await tryBase(config, round === 0 ? 'base' : `changed-${round}-base`);
        if (base.kind === 'scored')
            return { scores: base.scores, config, isWritten: round === 0 };
        if (base.kind === 'aborted') {
            checkup.add(INTERRUPTED);
            return undefined;
        }
        const check = describe(config, base);
        checkup.add({ ...check, ...(base.log === undefined ? {} : { log: shown(base.log) }) });
        if (isFixing && check.fix !== undefined)
            return undefined;
        const amended = amend(config, base);
        if (amended === undefined)
            return undefined;
        config = amended;
    }
}

// EXTERNAL MODULE: ./build/doctor/candidate-trials.js
var candidate_trials = __webpack_require__(51565);
// EXTERNAL MODULE: ./build/doctor/cost.js
var doctor_cost = __webpack_require__(83785);
// EXTERNAL MODULE: ./build/doctor/integrity-trials.js
var integrity_trials = __webpack_require__(53955);
// EXTERNAL MODULE: ./build/doctor/key-values.js
var key_values = __webpack_require__(3500);
;// CONCATENATED MODULE: ./build/doctor/time-limits.js
/** Commands whose limit is near to the time that they take. Pure. */




// A limit that is nearer fails the command when the machine is busy.
const NEAR_SHARE = 0.5;
/** Reports each, with a limit that has room. */
function describeLimits({ config, limitOf }, evaluations) {
    const keys = [...new Set(evaluations.flatMap(({ timings }) => Object.keys(timings)))];
    return keys.flatMap((key) => {
        const path = limitOf(key.replace(/_ms$/, ''));
        const limitMs = path === undefined ? undefined : (0,duration/* parseDuration */.E9)(String((0,json_path/* valueAt */.fK)(config, path)));
        const tookMs = Math.max(...evaluations.map(({ timings }) => timings[key] ?? 0));
        if (path === undefined || limitMs === undefined || tookMs <= limitMs * NEAR_SHARE)
            return [];
        const value = (0,key_values/* timeoutFor */.l)(tookMs);
        const detail = `${(0,doctor_cost/* nameOfTiming */.VM)(key)} took ${(0,doctor_cost/* renderSeconds */.eB)(tookMs)} of the ${(0,doctor_cost/* renderSeconds */.eB)(limitMs)} that it may`;
        const remedy = `Set ${(0,key_values/* renderKey */.k)(path)} = "${value}".`;
        const fix = [{ kind: 'set', path, value }];
        return [{ id: 'timeouts', verdict: 'warning', title: 'timeouts', detail, remedy, fix }];
    });
}

// EXTERNAL MODULE: ./build/engine/evaluation/kept-build.js
var kept_build = __webpack_require__(65197);
// EXTERNAL MODULE: ./build/stats/level.js
var level = __webpack_require__(8642);
// EXTERNAL MODULE: ./build/experiment/ledger/best-so-far.js
var best_so_far = __webpack_require__(11369);
;// CONCATENATED MODULE: ./build/experiment/scoring/noise.js

/** Measures the noise of an evaluator by scores of the same tree, in the order in which they came. */
function measureNoise(scores, direction) {
    const mean = scores.reduce((sum, score) => sum + score / scores.length, 0);
    const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
    const isDeterministic = scores.every((score) => score === scores[0]);
    // The mean of equal scores may be off in its last digit.
    const sd = isDeterministic ? 0 : Math.sqrt(squares / (scores.length - 1));
    const pairs = scores.flatMap((first, index) => scores.slice(index + 1).map((later) => [first, later]));
    return {
        mean,
        sd,
        isDeterministic,
        detectable: 2 * sd * Math.SQRT2,
        falselyAccepted: pairs.filter(([first, later]) => (0,best_so_far/* isBetter */.LK)(later, first, direction)).length,
        pairs: pairs.length,
    };
}

// EXTERNAL MODULE: ./build/engine/evaluation/shared-state.js
var shared_state = __webpack_require__(95465);
;// CONCATENATED MODULE: ./build/doctor/failed-base.js




function explainFailure(why, explaining) {
    const { plain, limit, moveToBuild, otherwise } = explaining;
    switch (why.kind) {
        case 'shared': {
            const fix = moveToBuild(why.shared);
            const found = { detail: (0,shared_state/* describeSharedState */.Q)(why.shared), remedy: 'Make it build.command.' };
            return fix === undefined ? found : { ...found, fix };
        }
        case 'slow': {
            if (why.tookMs === undefined || limit === undefined)
                return { detail: `${plain}, and much more`, remedy: 'Make the command faster, or raise its timeout.' };
            const value = (0,key_values/* timeoutFor */.l)(why.tookMs);
            return {
                detail: `${plain}; it takes ${(0,doctor_cost/* renderSeconds */.eB)(why.tookMs)}`,
                remedy: `Set ${(0,key_values/* renderKey */.k)(limit)} = "${value}".`,
                fix: [{ kind: 'set', path: limit, value }],
            };
        }
        case 'unsteady':
            return {
                detail: `${plain}; on the same tree it also passed`,
                remedy: 'Fix the tests that depend on time, chance or the load of the machine, or leave them out of the guard. Otherwise it refuses changes at random.',
            };
        case 'unknown':
            return { detail: plain, remedy: writeMissing(explaining) ?? otherwise };
        default:
            return why;
    }
}
const NO_FILE = /no such file|cannot find module|can.t open|cannot open/i;
/** What to do where a command names a file that is not in the repository, as one that nobody has written yet. */
function writeMissing({ plain, command: { key, text } }) {
    const missing = NO_FILE.test(plain) ? (0,command_names/* namedFiles */.VI)(text).find((path) => plain.includes(path)) : undefined;
    return missing === undefined
        ? undefined
        : `Write and commit ${missing}, which ${key} names, or name another command.`;
}
/** A guard that builds becomes the build. */
function findMoved({ guards, build }, at) {
    const guard = guards[at];
    if (guard === undefined)
        return undefined;
    const before = build?.command ?? '';
    return { at, command: before === '' ? guard.command : `${before} && ${guard.command}` };
}
/** Writes that. */
function moveToBuild(moved) {
    if (moved === undefined)
        return undefined;
    return [
        { kind: 'remove', path: ['guards', moved.at] },
        { kind: 'set', path: ['build', 'command'], value: moved.command },
    ];
}
const GUARD_REMEDY = 'Fix the base or the guard. Otherwise the guard refuses every change.';
const TIMES_LONGER = 10;
const LEAST_LIMIT_MS = 2 * 60_000;
const MOST_LIMIT_MS = 30 * 60_000;
/** The limit with which a command that ran out of time is timed. */
function longerLimit(ms) {
    return Math.max(ms, Math.min(MOST_LIMIT_MS, Math.max(LEAST_LIMIT_MS, ms * TIMES_LONGER)));
}

;// CONCATENATED MODULE: ./build/experiment/doctor/key-values.js
const TIMEOUTS = {
    setup: ['setup', 'timeout'],
    'judge-setup': ['setup', 'timeout'],
    build: ['build', 'timeout'],
    score: ['objective', 'timeout'],
};
/** The key of the limit of a step, by its name; undefined where it has none of its own. */
function timeoutPath({ guards }, step) {
    const at = guards.findIndex(({ name }) => step === `guard-${name}`);
    return at === -1 ? TIMEOUTS[step] : ['guards', at, 'timeout'];
}
/** As it is written in a config. */
function renderParse(parse) {
    const pairs = Object.entries(parse).map(([key, value]) => `${key} = ${JSON.stringify(value)}`);
    return `{ ${pairs.join(', ')} }`;
}
/** The commands of an evaluation, those of them that are set. */
function commandsOf({ setup, build, guards, objective, teardown }) {
    const isScored = objective.baseline && objective.fail_mode !== 'worst';
    const prepares = isScored || guards.length > 0;
    const all = [
        { key: 'setup.command', command: setup.command, isNeeded: prepares, installs: true },
        { key: 'build.command', command: build.command, isNeeded: prepares, installs: true },
        ...guards.map(({ command }, at) => ({ key: `guards[${at}].command`, command, isNeeded: true, installs: false })),
        { key: 'objective.command', command: objective.command, isNeeded: isScored, installs: false },
        { key: 'teardown.command', command: teardown.command, isNeeded: false, installs: false },
    ];
    return all.filter(({ command }) => command !== '');
}

;// CONCATENATED MODULE: ./build/experiment/doctor/base-failure.js


/** What was found, and what to do. */
function describeBaseFailure(config, failure) {
    const { isGuard, nth } = failure;
    const { objective } = config;
    // Without a baseline, or where a failure has a score, a run begins all the same.
    const isNeeded = isGuard || (objective.baseline && objective.fail_mode !== 'worst');
    const check = isGuard
        ? { id: 'base-guard', title: 'guards of the base' }
        : { id: 'evaluator', title: 'evaluator' };
    return { ...check, verdict: isNeeded || nth > 1 ? 'problem' : 'warning', ...explain(config, failure) };
}
function explain(config, failure) {
    const { reason, why, nth, isGuard, step } = failure;
    const plain = isGuard
        ? `the base does not pass its guards: ${reason}`
        : `the base has ${nth === 1 ? 'no score' : 'a score, but not every time'}: ${reason}`;
    if (why.kind === 'unread') {
        return {
            detail: plain,
            remedy: `Set objective.parse = ${renderParse(why.parse)}.`,
            fix: [{ kind: 'set', path: ['objective', 'parse'], value: tableOf(why.parse) }],
        };
    }
    return explainFailure(why, {
        plain,
        limit: step === undefined ? undefined : timeoutPath(config, step),
        moveToBuild: (shared) => moveToBuild(movedIn(config, shared)),
        command: failedCommand(config, failure),
        otherwise: isGuard ? GUARD_REMEDY : OBJECTIVE_REMEDY,
    });
}
function failedCommand({ guards, objective }, { isGuard, step }) {
    if (!isGuard)
        return { key: 'objective.command', text: objective.command };
    const at = guardAt(guards, step);
    return { key: `guards[${at}].command`, text: guards[at]?.command ?? '' };
}
/** Without the keys that are not set. */
function tableOf(parse) {
    const entries = Object.entries(parse);
    return Object.fromEntries(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}
const OBJECTIVE_REMEDY = 'Fix objective.command, objective.parse or setup. Commands run in an evaluation checkout without network.';
function movedIn(config, { writer }) {
    return findMoved(config, guardAt(config.guards, writer.name));
}
function guardAt(guards, step) {
    return guards.findIndex(({ name }) => `guard-${name}` === step);
}
/** The config as if this failure were fixed, or without the guard that fails; undefined: nobody knows how. */
function amendConfig(config, { why, isGuard, step }) {
    const { guards, build, objective } = config;
    const without = (at) => guards.filter((_, place) => place !== at);
    const at = guardAt(guards, step);
    const withoutGuard = isGuard && at !== -1 ? { ...config, guards: without(at) } : undefined;
    switch (why.kind) {
        case 'shared': {
            const moved = movedIn(config, why.shared);
            return moved && { ...config, guards: without(moved.at), build: { ...build, command: moved.command } };
        }
        case 'unread':
            return { ...config, objective: { ...objective, parse: why.parse } };
        case 'slow':
        case 'unsteady':
        case 'unknown':
            return withoutGuard;
        default:
            return why;
    }
}

// EXTERNAL MODULE: ./build/experiment/scoring/objective.js + 2 modules
var objective = __webpack_require__(31409);
// EXTERNAL MODULE: ./build/experiment/doctor/evaluator-trial.js
var evaluator_trial = __webpack_require__(41132);
;// CONCATENATED MODULE: ./build/experiment/doctor/parse-proposal.js
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const CAPTURE = '(-?[0-9.]+(?:[eE][+-]?[0-9]+)?)';
const MAX_CONTEXT = 40;
/** Ways to read the output, the most certain first; none where it is not clear which number is meant. */
function proposeParse(output, current) {
    const proposals = [...ofNumber(output), ...ofJson(output), ...ofText(output)];
    return proposals.filter((proposal) => JSON.stringify(proposal) !== JSON.stringify(current));
}
function ofNumber(output) {
    return Number.isFinite(Number(output.trim() || Number.NaN)) ? [{ kind: 'float' }] : [];
}
/** A member `score`, or the only number. */
function ofJson(output) {
    let value;
    try {
        value = JSON.parse(output);
    }
    catch {
        // Not JSON: read as text.
        return [];
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return [];
    const numbers = Object.entries(value).flatMap(([key, each]) => (typeof each === 'number' ? [key] : []));
    const name = numbers.includes('score') ? 'score' : numbers.length === 1 ? numbers[0] : undefined;
    if (name === undefined)
        return [];
    return [{ kind: 'jq', path: /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `.[${JSON.stringify(name)}]` }];
}
/** The only number of a text, found again by the words before it. */
function ofText(output) {
    const numbers = [...output.matchAll(NUMBER)];
    const [only] = numbers;
    if (only === undefined || numbers.length > 1 || output.trim() === only[0])
        return [];
    const line = output.slice(output.lastIndexOf('\n', only.index) + 1, only.index);
    const context = line.slice(-MAX_CONTEXT).trim();
    const before = context === '' ? '' : String.raw `${escaped(context)}\s*`;
    return [{ kind: 'regex', pattern: `${before}${CAPTURE}` }];
}
function escaped(text) {
    return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw `\$&`);
}

;// CONCATENATED MODULE: ./build/experiment/doctor/base-trial.js
/**
 * The base, evaluated three times, and why it has no score.
 * Invariant: what is run to find out why is never scored; it ends with the first reason that explains the failure.
 */







// The fewest that show a spread; an evaluation may take minutes.
const BASE_TIMES = 3;
/** Scores the base three times; `name` is what the names of the logs begin with. */
async function tryBase(trial, name) {
    const scores = [];
    for (let nth = 1; nth <= BASE_TIMES; nth += 1) {
        const prefix = `${name}-${nth}-`;
        const startedAt = performance.now();
        const tree = trial.privateArea.store.base;
        const scored = await (0,evaluator_trial/* score */.fN)(trial, { tree, prefix, of: `run ${nth} of ${BASE_TIMES}` });
        if (scored.kind === 'aborted')
            return { kind: 'aborted' };
        if (scored.kind !== 'scored')
            return describeFailure(trial, scored, { nth, prefix });
        const output = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)((0,evaluator_trial/* logsOf */.Hw)(trial), `${prefix}score.stdout`), 'utf8');
        const { metrics = null, timings } = scored;
        scores.push({ score: scored.score, tookMs: performance.now() - startedAt, timings, output, metrics });
    }
    return { kind: 'scored', scores };
}
async function describeFailure(trial, scored, { nth, prefix }) {
    const { reason } = scored;
    const failure = { kind: 'failed', reason, nth, isGuard: (0,objective/* isGuardFailure */._K)(scored) };
    if (scored.kind === 'infra')
        return { ...failure, log: undefined, step: undefined, why: { kind: 'unknown' } };
    const step = scored.step?.name;
    return { ...failure, log: scored.log, step, why: await findWhy(trial, scored, { nth, prefix }) };
}
async function findWhy(trial, failed, { nth, prefix }) {
    const { step, timedOut, isTampered, log } = failed;
    if (isTampered)
        return { kind: 'unknown' };
    if (step !== undefined && timedOut === true)
        return { kind: 'slow', tookMs: await timeWithoutLimit(trial, step.name) };
    const tree = trial.privateArea.store.base;
    const request = (0,evaluator_trial/* requestOf */.fo)(trial, { tree, prefix, of: 'all in one checkout' });
    const isRead = step === undefined && log !== undefined;
    const parse = isRead ? await findParse(trial, (0,external_node_fs_.readFileSync)(log, 'utf8')) : undefined;
    const isComplete = async (output) => isRead && parse === undefined && (await findParse(trial, output)) !== undefined;
    const shared = await (0,objective/* findReadLeftovers */.Q6)(trial.privateArea, request, failed, isComplete);
    if (shared !== undefined)
        return { kind: 'shared', shared };
    if ((0,objective/* isGuardFailure */._K)(failed) && (nth > 1 || (await passesAgain(trial))))
        return { kind: 'unsteady' };
    return parse === undefined ? { kind: 'unknown' } : { kind: 'unread', parse };
}
/** Whether the base passes its guards and has a score when it is evaluated again. */
async function passesAgain(trial) {
    const tree = trial.privateArea.store.base;
    return (await (0,evaluator_trial/* score */.fN)(trial, { tree, prefix: 'again-', of: 'again' })).kind === 'scored';
}
async function findParse({ config, signal }, output) {
    for (const parse of proposeParse(output, config.objective.parse)) {
        if ('score' in (await (0,objective/* parseScore */.yN)(parse, { output, nonce: '', signal })))
            return parse;
    }
    return undefined;
}
/** How long a command takes that ran out of its time. */
async function timeWithoutLimit(trial, step) {
    const patient = { ...trial, config: withLongLimits(trial.config) };
    const tree = trial.privateArea.store.base;
    const scored = await (0,evaluator_trial/* score */.fN)(patient, { tree, prefix: 'long-', of: 'with a longer limit' });
    if (scored.kind !== 'scored' && scored.kind !== 'failed')
        return undefined;
    const isSlowStill = scored.kind === 'failed' && scored.timedOut === true && scored.step?.name === step;
    return isSlowStill ? undefined : scored.timings[`${step}_ms`];
}
function withLongLimits(config) {
    const long = (table) => {
        const ms = (0,duration/* parseDuration */.E9)(table.timeout) ?? 0;
        return { ...table, timeout: (0,duration/* renderDuration */.PP)(longerLimit(ms)) };
    };
    const { setup, build, objective, guards } = config;
    return { ...config, setup: long(setup), build: long(build), objective: long(objective), guards: guards.map(long) };
}

// EXTERNAL MODULE: ./build/decision/assignment.js
var assignment = __webpack_require__(85486);
// EXTERNAL MODULE: ./build/decision/conclusion.js
var conclusion = __webpack_require__(27320);
// EXTERNAL MODULE: ./build/decision/session.js
var decision_session = __webpack_require__(47695);
// EXTERNAL MODULE: ./build/decision/task.js
var decision_task = __webpack_require__(3922);
;// CONCATENATED MODULE: ./build/decision/rehearsal.js






// Their mean is right to about three in a hundred.
const RUNS = 16;
// What is proposed, out of 20, and its size in noise SDs. Source: decisions, the worlds of its table.
const BETTER = 2;
const NEUTRAL = 9;
const CYCLE = 20;
const LEAST_GAIN = 0.5;
const rehearsal_MOST = 2;
// Spreads each kind over the cycle, since 7 and 20 share no factor.
const STRIDE = 7;
// Share of the score that stands for an SD where there is no noise: every difference counts, whatever its size.
const EXACT_UNIT = 0.01;
/**
 * Whole runs of the decision code on made-up proposals, of which a tenth help, 45 of 100 do nothing and as many harm, and
 * on normal noise that does not drift. The same request gives the same runs.
 */
function rehearse(request) {
    return Array.from({ length: RUNS }, (_, run) => rehearseOnce(request, (0,base_random/* seededRandom */.I)(`rehearsal ${run}`)));
}
function rehearseOnce({ settings, isBaseScored, costs, mean, sd, candidates }, random) {
    const unit = sd || Math.abs(mean) * EXACT_UNIT || 1;
    const towards = settings.direction === 'max' ? unit : -unit;
    const truth = new Map([['base', mean]]);
    const truthOf = (tree) => truth.get(tree) ?? mean;
    let evaluations = 0;
    let session = (0,decision_session/* openSession */.fA)({ settings, base: 'base', ...(costs === undefined ? {} : { costs }) });
    if (!isBaseScored)
        session = (0,decision_session/* withoutBaseline */.m4)(session);
    const after = [];
    let before = 0;
    const turn = (0,base_random/* randomIndex */.k)(random, CYCLE);
    for (let index = 0; index < candidates; index += 1) {
        if (!prepare())
            return { before, after, isSpent: false };
        if (index === 0)
            before = evaluations;
        const id = `candidate ${index + 1}`;
        truth.set(id, truthOf(session.incumbent) + towards * effectOf(turn + index, random));
        const assigned = (0,assignment/* assignProposal */.gK)(session, { id, tree: id, purpose: 'candidate' });
        if (assigned.kind === 'refused')
            return { before, after, isSpent: true };
        conclude(assigned);
        after.push(evaluations);
    }
    return { before, after, isSpent: false };
    /** Does what is due before a candidate; false where that ends the run. */
    function prepare() {
        for (;;) {
            const due = (0,decision_session/* dueIn */.M_)(session);
            if (due.kind === 'stop')
                return false;
            if (due.kind === 'candidate')
                break;
            if (due.kind === 'calibration') {
                const begun = (0,decision_session/* beginCalibration */.KR)(session);
                const { incumbent } = session;
                session = (0,decision_session/* withCalibration */.Zj)(begun.session, measure(begun.calibration, { candidate: incumbent, incumbent }));
                continue;
            }
            if (due.kind === 'confirmation') {
                const id = 'confirmation';
                measure((0,decision_session/* confirmationIn */.dn)(session, { id, baseline: 'base' }), { candidate: session.incumbent, incumbent: 'base' });
                session = (0,decision_session/* withConfirmed */.e$)(session);
                continue;
            }
            const assigned = due.kind === 'canary' ? (0,assignment/* assignAaCheck */.YM)(session) : (0,assignment/* assignPromotion */.Zw)(session);
            if (assigned === undefined)
                return false;
            conclude(assigned);
        }
        if (!(0,decision_session/* isNegativeControlDue */.nU)(session))
            return true;
        evaluations += 1;
        session = (0,decision_session/* withNegativeControl */.bm)(session, { passed: true, remark: null });
        return true;
    }
    function conclude(assigned) {
        const { tree, incumbent } = assigned.trial;
        session = (0,conclusion/* concludeTrial */._m)(assigned.session, measure(assigned.trial, { candidate: tree, incumbent }), 'accepted');
    }
    function measure(task, trees) {
        let current = task;
        for (;;) {
            const step = (0,decision_task/* nextStep */.sk)(current, () => ({ seed: 1, bit: 0 }));
            if (step.kind !== 'measure')
                return current;
            evaluations += step.runs.length;
            const results = step.runs.map(({ arm }) => ({ arm, kind: 'scored', score: truthOf(trees[arm]) + sd * normal(random) }));
            current = (0,decision_task/* reportTask */.oi)(current, results);
        }
    }
}
function effectOf(index, random) {
    const place = (index * STRIDE) % CYCLE;
    if (place < BETTER)
        return LEAST_GAIN + (rehearsal_MOST - LEAST_GAIN) * random();
    return place < BETTER + NEUTRAL ? 0 : -rehearsal_MOST * random();
}

;// CONCATENATED MODULE: ./build/experiment/doctor/iteration-estimate.js


// Where nothing is known of the agent: it may be done long before its budget is used up.
const QUICK_SHARE = 0.1;
// Of the time of a run, as the run itself does it.
const MAX_RESERVE = 1 / 3;
// Those that come after cost as much as these did.
const MAX_REHEARSED = 200;
/** How many iterations fit the time of a run, and what that supposes. */
function estimateIterations(frame) {
    const { agentMs, budgetMs, buildMs } = frame;
    const slow = countWithin(frame, (agentMs ?? budgetMs) + buildMs);
    const quick = agentMs === undefined ? countWithin(frame, budgetMs * QUICK_SHARE + buildMs) : slow;
    const agent = agentMs === undefined
        ? 'the agent uses its whole budget, or a tenth of it'
        : 'the agent takes as long as it did so far';
    const takes = [...new Set([slow, quick].map(({ evaluations }) => evaluations.toFixed(1)))].join(' or ');
    const basis = `${agent}, and a change ${takes} evaluations, where a tenth of them help`;
    // A slower agent has other tests by effort "auto", which need not be fewer changes in all.
    const [least, most] = [Math.min(slow.count, quick.count), Math.max(slow.count, quick.count)];
    return { least, most, basis };
}
/** On average over rehearsed runs; evaluations for a candidate, with its share of A/A checks and promotions. */
function countWithin({ settings, isBaseScored, noise, totalMs, evaluationMs, parallel, maxIterations }, proposalMs) {
    const limit = maxIterations === 0 ? Number.POSITIVE_INFINITY : maxIterations;
    const rehearsals = rehearse({
        ...{ settings, isBaseScored, mean: noise.mean, sd: noise.sd },
        costs: { proposalMs, evaluationMs },
        // No more can begin: each takes one evaluation or more.
        candidates: Math.min(limit, MAX_REHEARSED, Math.ceil((totalMs * parallel) / (proposalMs + evaluationMs))),
    });
    const { pairs, command } = settings.confirm;
    const isExact = settings.decision === 'auto' && noise.isDeterministic;
    const planned = isExact && command === '' ? Math.min(pairs, decision_session/* EXACT_PAIRS */.iP) : pairs;
    const confirmationMs = Math.min(2 * planned * evaluationMs, totalMs * MAX_RESERVE);
    const clock = { attemptsMs: totalMs - confirmationMs, proposalMs, evaluationMs, parallel };
    const counts = rehearsals.map((rehearsal) => begunIn(rehearsal, clock));
    return {
        count: Math.min(limit, Math.round(meanOf(counts))),
        evaluations: meanOf(rehearsals.map((each) => evaluationsIn(each) / Math.max(1, each.after.length))),
    };
}
function meanOf(values) {
    return values.reduce((sum, value) => sum + value, 0) / values.length;
}
/** What its candidates took, after what was before them. */
function evaluationsIn({ before, after }) {
    return (after.at(-1) ?? before) - before;
}
/** How many candidates begin before the time is over: one that has begun is ended. */
function begunIn(rehearsal, { attemptsMs, proposalMs, evaluationMs, parallel }) {
    const { before, after, isSpent } = rehearsal;
    const startsMs = (index, spent) => before * evaluationMs + (index * proposalMs + (spent - before) * evaluationMs) / parallel;
    const late = after.findIndex((_, index) => startsMs(index, after[index - 1] ?? before) >= attemptsMs);
    if (late !== -1)
        return late;
    const endMs = startsMs(after.length, after.at(-1) ?? before);
    if (isSpent || after.length === 0 || endMs >= attemptsMs)
        return after.length;
    const eachMs = (endMs - before * evaluationMs) / after.length;
    return after.length + Math.ceil((attemptsMs - endMs) / eachMs);
}

// EXTERNAL MODULE: ./build/doctor/plant-names.js
var plant_names = __webpack_require__(44538);
// EXTERNAL MODULE: ./build/engine/evaluation/echoed-score.js + 1 modules
var echoed_score = __webpack_require__(144);
;// CONCATENATED MODULE: ./build/experiment/doctor/later-plants.js
/**
 * Files that a command leaves for the commands after it: each must void the evaluation, or be gone when the next begins.
 * Invariant: each is made by a command of its own in an evaluation of the base, that of a guard which is there for this alone.
 */






// Enough to meet each language of an evaluator; each is one command.
const MAX_PLANTS = 10;
const PLANT_TIMEOUT = '1m';
/** Makes each, and then all that were not denied before the guards and the objective. */
async function tryLater(trial, base) {
    const paths = await findLater(trial);
    const forged = await (0,evaluator_trial/* forge */.c9)(trial, base);
    if (paths.length === 0 || forged === undefined)
        return { kind: 'untried' };
    const { config, privateArea } = trial;
    const tree = privateArea.store.base;
    const guardOf = (planted) => ({
        name: 'planted files',
        command: planted.map((path) => plantCommand(path, forged.output)).join(' && '),
        timeout: PLANT_TIMEOUT,
    });
    const denied = [];
    const kept = [];
    for (const [at, path] of paths.entries()) {
        // What setup and build make has no part in it.
        const alone = {
            ...config,
            setup: { ...config.setup, command: '' },
            build: { ...config.build, command: '' },
            teardown: { ...config.teardown, command: '' },
            guards: [guardOf([path])],
        };
        const purpose = { kind: 'guards' };
        const scored = await (0,evaluator_trial/* score */.fN)({ ...trial, config: alone }, { tree, prefix: `later-${at + 1}-`, of: path, purpose });
        if (scored.kind === 'aborted' || scored.kind === 'infra')
            return { kind: 'aborted' };
        (scored.kind === 'failed' ? denied : kept).push(path);
    }
    if (kept.length === 0)
        return { kind: 'tried', denied, gone: [] };
    const whole = { ...trial, config: { ...config, guards: [guardOf(kept), ...config.guards] } };
    const scored = await (0,evaluator_trial/* score */.fN)(whole, { tree, prefix: 'later-', of: 'files made by a command' });
    if (scored.kind === 'aborted' || scored.kind === 'infra')
        return { kind: 'aborted' };
    if (scored.kind === 'scored' && scored.score === forged.claim)
        return { kind: 'believed', paths: kept, claim: forged.claim };
    return { kind: 'tried', denied, gone: kept };
}
async function findLater({ privateArea: { store }, protectedFiles }) {
    const repository = await (0,open_tests/* readRepositoryPaths */.d$)(store);
    const known = new Set(repository.paths);
    const ofFiles = protectedFiles.files.flatMap(({ path }) => (0,plant_names/* plantsAdjacent */.tm)(path).slice(0, 2));
    const paths = [...(0,plant_names/* plantsOfTools */.BG)(repository), ...(0,plant_names/* plantedPrograms */.Yo)(repository), ...ofFiles];
    return [...new Set(paths)].filter((path) => !known.has(path)).slice(0, MAX_PLANTS);
}
function plantCommand(path, output) {
    const isProgram = path.includes('/.bin/');
    const text = isProgram
        ? (0,echoed_score/* forgeScript */.NR)({ path: 'x.sh', text: '', output })
        : (0,echoed_score/* forgeScript */.NR)({ path, text: 'planted\n', output });
    const name = (0,shell_quote/* quoteForShell */.e)(path);
    const folder = (0,shell_quote/* quoteForShell */.e)(path.split('/').slice(0, -1).join('/') || '.');
    return `mkdir -p ${folder} && printf %s ${(0,shell_quote/* quoteForShell */.e)(text)} > ${name} && chmod +x ${name}`;
}
function describeLater(later) {
    const check = { id: 'later', title: 'files for later' };
    switch (later.kind) {
        case 'untried':
            return [];
        case 'tried': {
            const { denied, gone } = later;
            const parts = [
                ...(denied.length === 0 ? [] : [`${(0,open_tests/* listed */.KE)(denied)} ${denied.length === 1 ? 'voids' : 'void'} the evaluation`]),
                ...(gone.length === 0
                    ? []
                    : [`${(0,open_tests/* listed */.KE)(gone)} ${gone.length === 1 ? 'is' : 'are'} gone before the next command`]),
            ];
            const detail = `of ${(0,base_text/* plural */.LS)(denied.length + gone.length, 'file')} that a command leaves for the next one, ${parts.join(', and ')}`;
            return [{ ...check, verdict: 'ok', detail }];
        }
        case 'believed': {
            const detail = `a command loads what an earlier one left (${(0,open_tests/* listed */.KE)(later.paths)}): the score is ${later.claim}`;
            const remedy = 'Take these paths off boundaries.permit and objective.writable.';
            return [{ ...check, verdict: 'warning', detail, remedy }];
        }
        case 'aborted':
            return [{ ...check, verdict: 'warning', detail: 'cancelled before it was tried' }];
        default:
            return later;
    }
}

// EXTERNAL MODULE: ./build/experiment/init/ecosystems/read-listing.js
var read_listing = __webpack_require__(36286);
// EXTERNAL MODULE: ./build/base/shell-words.js
var shell_words = __webpack_require__(46806);
// EXTERNAL MODULE: ./build/experiment/init/ecosystems/listing.js
var ecosystems_listing = __webpack_require__(57463);
// EXTERNAL MODULE: ./build/experiment/init/ecosystems/registry.js + 14 modules
var ecosystems_registry = __webpack_require__(76169);
;// CONCATENATED MODULE: ./build/experiment/doctor/setup-proposal.js
/**
 * How a setup that runs in every evaluation could run once: what installs stays, what builds moves to the build. Pure.
 * Invariant: in doubt nothing is proposed. What is kept does not read the code under test: an install that does, such as
 * that of the project itself, would be the base's for every candidate.
 */



/** Undefined where nothing is to be changed, or it is not known what every command does. */
function proposeSetup({ setup, build }, listing) {
    const { folder, texts } = splitSetup(setup.command) ?? { folder: '', texts: [] };
    const parts = texts.map((text) => readPart(text, { folder, listing }));
    if (parts.length === 0 || !parts.every((part) => part !== undefined))
        return undefined;
    const installs = parts.filter(({ kind }) => kind === 'install');
    const builds = parts.filter(({ kind }) => kind === 'build');
    // What is installed after a build may need what that made.
    if (parts.findIndex(({ kind }) => kind === 'build') < parts.findLastIndex(({ kind }) => kind === 'install')) {
        if (builds.length > 0)
            return undefined;
    }
    if (setup.inputs.length > 0 && builds.length === 0)
        return undefined;
    const projects = (0,ecosystems_registry/* findProjects */.O)(listing);
    const before = fetchesFor(builds, { installs, projects });
    const installed = [...new Set([...installs, ...before].flatMap(({ language }) => language ?? []))];
    const found = installed.map((language) => inputsOf(language, { projects, folder }));
    if (found.some((inputs) => inputs.length === 0))
        return undefined;
    const commandOf = (some) => some.length === 0 ? '' : (0,ecosystems_listing/* runIn */.VO)(folder, some.map(({ text }) => text).join(' && '));
    const named = installs.flatMap(({ inputs }) => inputs);
    const own = commandOf(builds);
    return {
        setup: {
            command: [...before.map(({ command }) => command), commandOf(installs)]
                .filter((text) => text !== '')
                .join(' && '),
            inputs: [...new Set([...setup.inputs, ...found.flat(), ...named])],
        },
        build: {
            command: [own, build.command].filter((text) => text !== '').join(' && '),
            cache: [...new Set([...build.cache, ...(builds.some(isCargo) ? [(0,ecosystems_listing/* inside */.nx)(folder, 'target')] : [])])],
        },
    };
}
const isCargo = ({ language }) => language === 'rust';
// Anything but commands that run one after the other as long as they succeed.
const OTHER_GRAMMAR = /[|;<>(){}`\n#]|\$\(|(?<!&)&(?!&)/;
const QUOTED = /'[^']*'|"(?:[^"\\]|\\.)*"/g;
/** The commands of a setup, and the folder that they run in. */
function splitSetup(command) {
    const bare = command.replaceAll(QUOTED, (text) => '"'.repeat(text.length));
    if (command.trim() === '' || OTHER_GRAMMAR.test(bare))
        return undefined;
    const texts = [];
    let from = 0;
    for (const { index } of bare.matchAll(/&&/g)) {
        texts.push(command.slice(from, index).trim());
        from = index + 2;
    }
    texts.push(command.slice(from).trim());
    const [first = '', ...rest] = texts;
    const [, folder] = /^cd ([\w.][\w./-]*)$/.exec(first) ?? [];
    return folder === undefined ? { folder: '', texts } : { folder: folder.replace(/^\.\/|\/$/g, ''), texts: rest };
}
const MANAGER = String.raw `(?:(?:corepack |npx --yes (?:--offline )?)?(?:npm|pnpm|yarn|bun)(?:@[\w.-]+)?)`;
const PYTHON = String.raw `(?:[\w./-]*python[\d.]*)`;
const JS_INSTALL = new RegExp(`^(?:${MANAGER} (?:ci|i|install|clean-install)(?: |$)|yarn(?: --\\S+)*$)`);
const VENV = new RegExp(`^(?:${PYTHON} -m venv|[\\w./-]*virtualenv|uv venv)(?: |$)`);
const PIP = new RegExp(`^(?:[\\w./-]*pip[\\d.]*|${PYTHON} -m pip|uv pip) install (.+)$`);
const INSTALLS = [
    [/^corepack (?:enable|prepare)(?: |$)/, undefined],
    [VENV, 'python'],
    [/^uv sync (?:.* )?--no-install-project(?: |$)/, 'python'],
    [/^poetry install (?:.* )?--no-root(?: |$)/, 'python'],
    [/^cargo fetch(?: |$)/, 'rust'],
    [/^go mod download(?: |$)/, 'go'],
];
const BUILDS = [
    [new RegExp(`^${MANAGER} run \\S*(?:build|compile|bundle|dist)\\S*(?: |$)`), undefined],
    [/^(?:yarn|pnpm|bun) \S*(?:build|compile|bundle)\S*(?: |$)/, undefined],
    [/^(?:npx (?:--\S+ )*)?(?:tsc|tsup|rollup|webpack|esbuild|babel|swc|vite build)(?: |$)/, undefined],
    [/^(?:g?make|cmake|meson|ninja|\.\/configure|cc|c\+\+|gcc|g\+\+|clang(?:\+\+)?)(?: |$)/, undefined],
    [/^cargo (?:build|(?:test|bench) (?:.* )?--no-run)(?: |$)/, 'rust'],
    // Without a file to write, what is compiled stays in a cache of the command alone.
    [/^go (?:build|test -c)(?: .*)? -o[ =]/, 'go'],
    [new RegExp(`^${PYTHON} setup\\.py build\\S*(?: |$)`), undefined],
];
function readPart(text, known) {
    const bare = text.replace(/^(?:[A-Za-z_]\w*=[^\s'"]*\s+)+/, '');
    const part = { text, inputs: [] };
    // What is installed for the machine lies outside of what is kept.
    if (/(?:^|\s)(?:-g|--global|--user|--target|--prefix)(?:[\s=]|$)/.test(bare))
        return undefined;
    if (JS_INSTALL.test(bare)) {
        if (!/--ignore-scripts\b/.test(bare) && hasInstallScript(known))
            return undefined;
        return { ...part, kind: 'install', language: 'javascript' };
    }
    const [, packages] = PIP.exec(bare) ?? [];
    if (packages !== undefined) {
        const inputs = requirementsIn(packages, known);
        return inputs && { text, kind: 'install', language: 'python', inputs };
    }
    const install = INSTALLS.find(([pattern]) => pattern.test(bare));
    if (install !== undefined)
        return { ...part, kind: 'install', language: install[1] };
    const build = BUILDS.find(([pattern]) => pattern.test(bare));
    return build && { ...part, kind: 'build', language: build[1] };
}
// These set up hooks of git, which an evaluation has none of.
const HARMLESS = /^(?:husky(?: install)?|simple-git-hooks|lefthook install)(?: \|\| true)?$/;
/** Whether an install runs a script of the project itself, which may build. */
function hasInstallScript({ folder, listing }) {
    const scripts = (0,ecosystems_listing/* tableAt */.af)((0,ecosystems_listing/* parseJsonTable */.sw)((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'package.json'))), 'scripts');
    return ['preinstall', 'install', 'postinstall', 'prepublish', 'preprepare', 'prepare', 'postprepare'].some((name) => scripts[name] !== undefined && !HARMLESS.test(String(scripts[name])));
}
/** The files that pip is given; undefined where it installs something of the tree. */
function requirementsIn(packages, { folder, listing }) {
    const words = (0,shell_words/* splitShellWords */.C)(packages);
    if (words === undefined)
        return undefined;
    const files = [];
    for (const [at, word] of words.entries()) {
        const before = words[at - 1] ?? '';
        const isFile = /^(?:-r|-c|--requirement|--constraint)$/.test(before);
        const [, joined] = /^(?:-r|-c|--requirement=|--constraint=)(.+)$/.exec(word) ?? [];
        const file = isFile ? word : joined;
        if (file !== undefined) {
            const path = (0,ecosystems_listing/* inside */.nx)(folder, file.replace(/^\.\//, ''));
            const text = listing.texts.get(path);
            // Of another file it is not known what it names.
            if (text === undefined || /^\s*(?:-e|-r|-c|--|\.|\/|file:)|@\s*file:/m.test(text))
                return undefined;
            files.push(path);
        }
        else if (/^(?:-e|--editable)/.test(word) || /^[.~/]|^file:|@ ?file:|\$|\.whl$/.test(word))
            return undefined;
        else if (!word.startsWith('-') && listing.paths.some((path) => path.startsWith(`${(0,ecosystems_listing/* inside */.nx)(folder, word)}/`)))
            return undefined;
    }
    return files;
}
/** What builds fetch themselves as long as they have network. */
function fetchesFor(builds, { installs, projects }) {
    const languages = new Set(builds.flatMap(({ language }) => language ?? []));
    return [...languages].flatMap((language) => {
        if (installs.some((install) => install.language === language))
            return [];
        const [fetch] = waysOf(language, projects).flatMap(({ setups }) => setups);
        return fetch === undefined ? [] : [{ command: fetch.command, language }];
    });
}
const NAMES = {
    javascript: ['JavaScript', 'TypeScript'],
    python: ['Python'],
    rust: ['Rust'],
    go: ['Go'],
};
function waysOf(language, projects) {
    return projects.filter((project) => NAMES[language].includes(project.language)).flatMap(({ ways }) => ways);
}
function inputsOf(language, { projects, folder }) {
    const inputs = waysOf(language, projects).map((way) => way.inputs.filter((path) => path.startsWith((0,ecosystems_listing/* inside */.nx)(folder, ''))));
    return inputs.find((each) => each.length > 0) ?? [];
}

;// CONCATENATED MODULE: ./build/experiment/doctor/setup-trial.js





/** Tries it; nothing where there is no proposal, or where it was interrupted. */
async function examineSetup(trial, base) {
    const { privateArea, config } = trial;
    const { store, parentEnv } = privateArea;
    if (config.setup.command === '')
        return [];
    const listing = await (0,read_listing/* readListing */.v)(store.git, store.base, { env: parentEnv });
    const proposal = proposeSetup(config, listing);
    if (proposal === undefined)
        return [];
    const tried = { ...trial, config: withProposal(config, proposal) };
    const scored = await (0,evaluator_trial/* score */.fN)(tried, { tree: store.base, prefix: 'prepared-', of: 'setup that runs once' });
    const found = describeNow(config, base);
    const check = { id: 'setup', title: 'setup', detail: found };
    switch (scored.kind) {
        case 'aborted':
        case 'infra':
            return [];
        case 'failed': {
            const detail = `${found}; with ${render(config, proposal)} it would run once, but the base has no score then: ${scored.reason}`;
            return [{ ...check, verdict: 'ok', detail }];
        }
        case 'scored':
            return [
                { ...check, verdict: 'warning', remedy: `Set ${render(config, proposal)}.`, fix: editsOf(config, proposal) },
            ];
        default:
            return scored;
    }
}
function describeNow({ setup }, base) {
    if (setup.inputs.length > 0)
        return 'it builds, and it runs once: no evaluation builds the code that it is about';
    const tookMs = Math.max(0, ...base.map(({ timings }) => timings['judge-setup_ms'] ?? 0));
    return `it runs in every evaluation, up to ${(0,doctor_cost/* renderSeconds */.eB)(tookMs)} each time`;
}
function withProposal(config, { setup, build }) {
    return {
        ...config,
        setup: { ...config.setup, command: setup.command, inputs: [...setup.inputs] },
        build: { ...config.build, command: build.command, cache: [...build.cache] },
    };
}
/** The keys that change, as they are written. */
function render(config, proposal) {
    const texts = editsOf(config, proposal).flatMap((edit) => {
        if (edit.kind !== 'set')
            return [];
        const { path, value } = edit;
        const text = Array.isArray(value) ? `[${(0,open_tests/* listed */.KE)(value.map(String))}]` : JSON.stringify(value);
        return [`${path.join('.')} = ${text}`];
    });
    return `${texts.slice(0, -1).join(', ')}${texts.length > 1 ? ' and ' : ''}${texts.at(-1) ?? ''}`;
}
function editsOf({ setup, build }, proposal) {
    const wanted = [
        ['setup', 'command', proposal.setup.command, setup.command],
        ['setup', 'inputs', proposal.setup.inputs, setup.inputs],
        ['build', 'command', proposal.build.command, build.command],
        ['build', 'cache', proposal.build.cache, build.cache],
    ];
    return wanted
        .filter(([, , value, now]) => JSON.stringify(value) !== JSON.stringify(now))
        .map(([table, key, value]) => ({ kind: 'set', path: [table, key], value }));
}

;// CONCATENATED MODULE: ./build/experiment/doctor/evaluator-examination.js
/**
 * What three scores of the base and candidates that must not pass show of an evaluator, as checks.
 * Invariant: each trial is reported before it begins; one that was interrupted is reported as interrupted, not as passed.
 */























/** Tries the evaluator and reports what comes of it; gives what it costs, where it gave a score. */
async function examineEvaluator(checkup, written, context) {
    const { config: ofFile } = written;
    const base = await examineBase(checkup, {
        config: ofFile,
        tryBase: (config, name) => tryBase({ ...written, config }, name),
        // Places in arrays are those of the config that is written.
        describe: (config, failure) => describeBaseFailure({ ...config, guards: ofFile.guards }, failure),
        amend: amendConfig,
    }, context);
    if (base === undefined) {
        checkup.add(...(await examineFiles(written)));
        return undefined;
    }
    const { config, isWritten } = base;
    const trial = { ...written, config };
    const subject = (0,evaluator_trial/* subjectOf */.et)(trial);
    const figures = buildFigures(trial, base.scores, context);
    const scores = describeScores(figures, config);
    const limited = { config, limitOf: (step) => timeoutPath(config, step) };
    const detail = isWritten ? scores.detail : `with the changes above, ${scores.detail}`;
    checkup.add({ ...scores, detail }, describeTime(figures, config), ...describeLimits(limited, base.scores));
    const setup = await examineSetup(trial, base.scores);
    checkup.add(...setup);
    // With another setup every command is another one: the rest is examined then.
    if (context.isFixing && setup.some(({ fix }) => fix !== undefined))
        return undefined;
    checkup.add(describeNoop(figures, config));
    const [first] = base.scores;
    if (first === undefined)
        return figures;
    const forging = () => (0,evaluator_trial/* forge */.c9)(trial, first);
    checkup.add((0,integrity_checks/* describeEcho */.$z)(await (0,candidate_trials/* tryEcho */.J$)(subject, forging), 'objective.protect'));
    checkup.add(...(0,integrity_checks/* describeDeletion */.MW)(await (0,candidate_trials/* tryDeletion */.kD)(subject, first, figures.detectable), 'objective.protect'));
    checkup.add(...(0,integrity_checks/* describeEmptied */.G)(await (0,integrity_trials/* tryEmptied */.wi)(subject, first, figures.detectable), protectKeyOf(trial)));
    checkup.add(...(0,integrity_checks/* describePlanted */.CW)(await (0,integrity_trials/* tryPlanted */.Gj)(subject, forging)));
    checkup.add(...describeLater(await tryLater(trial, first)));
    const { negative_control: action } = config.objective;
    checkup.add(...(0,integrity_checks/* describeNegativeControl */.CQ)(await tryControl(trial, base.scores), action));
    return isWritten ? figures : undefined;
}
/** As a run would try it. */
async function tryControl(trial, scores) {
    const { negative_control: action, baseline, guards, metrics } = trial.config.objective;
    if (action === 'off' || !baseline)
        return { kind: 'untried' };
    return (0,candidate_trials/* tryNegativeControl */.y5)((0,evaluator_trial/* subjectOf */.et)(trial), { scores, settings: { guards, metrics } });
}
/** What can be found without a score of the base: nothing is run. */
async function examineFiles(trial) {
    const subject = (0,evaluator_trial/* subjectOf */.et)(trial);
    const open = await (0,integrity_trials/* findOpenTests */.dj)(subject);
    const emptied = open.kind === 'open' ? { ...open, isPassed: false } : open;
    return [...(0,integrity_checks/* describeEmptied */.G)(emptied, protectKeyOf(trial)), ...(0,integrity_checks/* describePlanted */.CW)(await (0,integrity_trials/* findUntried */.jG)(subject))];
}
function buildFigures({ config, privateArea }, base, { deadline, now, records }) {
    const scores = base.map(({ score }) => score);
    const evaluationMs = (0,median/* median */.J)(base.map(({ tookMs }) => tookMs)) ?? 0;
    const agentMs = (0,median/* median */.J)(records.flatMap(({ durations }) => durations?.agent_ms ?? []));
    const totalMs = deadline === undefined
        ? (0,duration/* parseDuration */.E9)(config.schedule.total_budget ?? '')
        : Math.max(0, deadline.getTime() - now.getTime());
    const noise = measureNoise(scores, config.objective.direction);
    const costs = (0,doctor_cost/* costsOf */.AR)(base, { keptBuildMs: (0,kept_build/* keptBuildMs */.N)(privateArea) });
    const estimate = (totalMs, maxIterations) => estimateIterations({
        ...{ noise, totalMs, agentMs, evaluationMs, maxIterations },
        // Of the base alone it is there already.
        buildMs: costs.find(({ step }) => step === 'build')?.coldMs ?? 0,
        settings: (0,config_config/* decisionSettings */.c)(config),
        isBaseScored: config.objective.baseline,
        budgetMs: (0,duration/* parseDuration */.E9)(config.iteration.budget) ?? 0,
        parallel: config.iteration.parallel,
    });
    return {
        ...{ ...noise, scores, evaluationMs, costs },
        iterations: totalMs === undefined ? undefined : estimate(totalMs, config.iteration.max_iterations),
        night: estimate(NIGHT_MS, 0),
    };
}
const NIGHT_MS = 8 * 3_600_000;
function isByPairs({ decision }) {
    return (0,registry/* mayBe */.H)(decision, ({ test }) => test === 'pairs');
}
/** What pairs find under these settings; of an error rate that grows, with the level of the first test. */
function describePower({ objective }, { sd }) {
    const rules = (0,effort/* expandEffort */.Bn)(objective, (0,effort/* decideEffort */.nY)(objective.effort, undefined));
    const a0 = 1 - objective.confidence;
    const { error_rate, max_candidates: horizon = null } = objective;
    const a = (0,level/* levelOf */.In)({ error_rate, alpha: a0, horizon }, { tested: 0, kept: 0 });
    const { found, seldom } = powerOf({ ...rules, a, a0 });
    const test = `at most ${rules.max_pairs} pairs at the level ${shown(a)}`;
    return found === undefined
        ? `${test} find no gain 8 times in 10`
        : `${test} find a gain of ${shown(found * sd)} 8 times in 10, one below ${shown(seldom * sd)} seldom`;
}
function describeScores(figures, config) {
    const { scores, isDeterministic, sd, detectable, mean } = figures;
    const { objective } = config;
    const check = { id: 'evaluator', title: 'evaluator', verdict: 'ok' };
    if (isDeterministic) {
        const detail = `the base scores ${scores[0]} each of ${scores.length} times; every difference counts`;
        return { ...check, detail };
    }
    const percent = (detectable / Math.abs(mean)) * 100;
    const share = Number.isFinite(percent) ? ` (${shown(percent)}% of it)` : '';
    const detail = [
        `the base scores ${scores.map(shown).join(', ')}: SD ${shown(sd)}`,
        `a single comparison detects differences of at least ${shown(detectable)}${share} (2·SD·√2; of ${scores.length} scores, so a rough figure)`,
        ...(isByPairs(objective) ? [describePower(config, figures)] : []),
    ].join('; ');
    return { ...check, detail };
}
function describeTime(figures, { schedule, setup }) {
    const { evaluationMs, iterations, costs, night } = figures;
    const isPrepared = setup.inputs.length > 0 && !costs.some(({ step }) => step === 'setup');
    const cost = (0,doctor_cost/* renderEvaluation */.zk)({ evaluationMs, costs, isPrepared });
    const took = `${cost}; 8 h are enough for ${renderCount(night)}`;
    const check = { id: 'time', title: 'time' };
    if (iterations === undefined)
        return { ...check, verdict: 'ok', detail: `${took} (${night.basis})` };
    const frame = schedule.total_budget ?? `the time until ${schedule.deadline ?? ''}`;
    const detail = `${took}, ${frame} ${renderCount(iterations)} (${iterations.basis})`;
    if (iterations.most >= FEW)
        return { ...check, verdict: 'ok', detail };
    return { ...check, verdict: 'warning', detail, remedy: 'Extend the run, or shorten its iterations.' };
}
function renderCount({ least, most }) {
    return least === most ? (0,base_text/* plural */.LS)(least, 'iteration') : `${least} to ${most} iterations`;
}
// Fewer tries than this rarely find anything.
const FEW = 3;
/** A change without effect is an A/A comparison. */
function describeNoop({ isDeterministic, falselyAccepted, pairs, detectable }, { objective }) {
    const check = { id: 'noop', title: 'change without effect' };
    if (isDeterministic)
        return { ...check, verdict: 'ok', detail: 'would not be accepted: its score is the same' };
    if (isByPairs(objective)) {
        const share = shown((1 - objective.confidence) * 100);
        const detail = `is accepted at most ${share} times in 100, because pairs decide; single scores would accept it in ${falselyAccepted} of ${(0,base_text/* plural */.LS)(pairs, 'pair')}`;
        return { ...check, verdict: 'ok', detail };
    }
    if (falselyAccepted === 0) {
        const detail = `would not be accepted in any of ${(0,base_text/* plural */.LS)(pairs, 'pair')} of scores of the base, but the scores differ, so this is luck`;
        return { ...check, verdict: 'warning', detail, remedy: NOISE_REMEDY };
    }
    const detail = `may be accepted by chance, as in ${falselyAccepted} of ${(0,base_text/* plural */.LS)(pairs, 'pair')} of scores of the base; gains below ${shown(detectable)} mean nothing`;
    return { ...check, verdict: 'warning', detail, remedy: NOISE_REMEDY };
}
const NOISE_REMEDY = 'Make the evaluator steadier: fix its seed, count work instead of time, or print the median of several measurements.';
function shown(value) {
    return String(Number(value.toPrecision(4)));
}
/** Tests that could be protected before anything runs. */
async function findUnprotected(trial) {
    const found = await (0,integrity_trials/* findOpenTests */.dj)((0,evaluator_trial/* subjectOf */.et)(trial));
    return found.kind === 'open' ? (0,integrity_checks/* describeEmptied */.G)({ ...found, isPassed: false }, protectKeyOf(trial)) : [];
}
function protectKeyOf({ config, protectedFiles }) {
    return {
        path: ['objective', 'protect'],
        isWritten: config.objective.protect !== undefined,
        globs: protectedFiles.globs,
    };
}

;// CONCATENATED MODULE: ./build/experiment/doctor/machine-use.js
/** What an experiment uses of the machine, and whether another run of it is at work. */





/** Looks at the agent and the sandbox; gives the level that commands get, where there is one. */
async function checkAgent(checkup, machine) {
    const { paths, loaded, host, refs, judged } = machine;
    const { config } = loaded;
    let env = {};
    await checkup.look({ id: 'agent-env', title: 'agent.env' }, () => {
        (0,store/* loadRunConfig */.UB)(paths, host);
        env = (0,opening/* resolveAgentEnv */.Jh)(paths, config, host);
        const names = Object.keys(env);
        return names.length === 0 ? 'nothing' : `${names.join(', ')}: all set`;
    });
    const { agent, environment, objective } = config;
    return checkMachine(checkup, {
        ...{ agents: [{ agent, path: ['agent'], env }], resources: environment, parentEnv: host.env },
        ...{ refs: refs.refs, base: judged, sandbox: agent.sandbox, chooseLevel: () => (0,opening/* chooseLevel */.MA)(config) },
        tracing: { value: objective.tracing ?? 'off', table: 'objective' },
    });
}
/** What its commands find of the machine. */
function useOf(config) {
    return { commands: commandsOf(config), environment: config.environment };
}
/** Where the logs of its `doctor` are. */
function doctorFolder({ folder }) {
    return (0,external_node_path_.join)(folder, 'doctor');
}

// EXTERNAL MODULE: ./build/kernel/git-version.js
var git_version = __webpack_require__(61513);
;// CONCATENATED MODULE: ./build/doctor/repository-checks.js
/** What `doctor` finds in the repository, whatever it checks. Nothing is changed. */



/** Whether git is new enough. */
async function checkGit(checkup, refs, { merges }) {
    await checkup.look({ id: 'git', title: 'git' }, async () => {
        await (0,git_version/* requireGitVersion */.E)(refs, { merges });
        return `git ${await (0,git_version/* readGitVersion */.l)(refs)}`;
    });
}
/** Where HEAD is; undefined where it is nowhere, which is reported. */
async function checkHead(checkup, { repository, refs }) {
    let head;
    await checkup.look({ id: 'head', title: 'HEAD' }, async () => {
        head = await (0,user_repository/* requireHead */.EU)(repository, refs);
        return head;
    });
    return head;
}
const repository_checks_MAX_NAMES = 3;
/** What is not committed is judged all the same where a run would start here; the run itself wants a commit. */
function describeWorkTree({ changed, isRecorded }) {
    const check = { id: 'work-tree', title: 'work tree' };
    if (changed.length === 0)
        return { ...check, verdict: 'ok', detail: 'everything is committed' };
    const names = changed.slice(0, repository_checks_MAX_NAMES).map((path) => (0,base_text/* quoted */.TL)(path, 100));
    const rest = changed.length > repository_checks_MAX_NAMES ? ` and ${changed.length - repository_checks_MAX_NAMES} more` : '';
    const what = `${(0,base_text/* plural */.LS)(changed.length, 'change')} not committed (${names.join(', ')}${rest})`;
    const detail = `${what}: ${isRecorded ? 'no part of the recorded run' : 'judged here, but a run starts from a commit'}`;
    return { ...check, verdict: 'warning', detail, remedy: 'Commit or stash them before the run.' };
}

// EXTERNAL MODULE: ./build/engine/evaluation/leaked-commands.js
var leaked_commands = __webpack_require__(26765);
// EXTERNAL MODULE: ./build/experiment/ledger/branch.js
var ledger_branch = __webpack_require__(85360);
// EXTERNAL MODULE: ./build/experiment/ledger/state.js
var state = __webpack_require__(26099);
// EXTERNAL MODULE: ./build/experiment/maintenance/base-distance.js
var base_distance = __webpack_require__(28761);
// EXTERNAL MODULE: ./build/experiment/maintenance/config-change.js
var config_change = __webpack_require__(33699);
// EXTERNAL MODULE: ./build/decision/rule-change.js
var rule_change = __webpack_require__(45342);
// EXTERNAL MODULE: ./build/experiment/maintenance/notices.js
var notices = __webpack_require__(52431);
;// CONCATENATED MODULE: ./build/experiment/doctor/diagnosis.js
/** What `doctor` says of an experiment alone. Pure. */


/** What is said where the rules are not those that the recorded run was decided by. */
function describeRules(name, { kind, changes }) {
    const check = { id: 'rules', verdict: 'warning', title: 'rules of the run' };
    if (kind === 'elsewhere')
        return { ...check, detail: (0,notices/* describeOtherFiles */.rb)(name, changes) };
    const detail = `changed since the run began: ${(0,rule_change/* describeChanges */.DT)(changes, 'objective.').join(', ')}; the next one is another run, from HEAD`;
    return { ...check, detail, remedy: 'To resume the recorded run, undo this change.' };
}
/** A base that HEAD has left behind, while there is no record. */
function describeBehind(behind) {
    if (behind === undefined)
        return [];
    const detail = `${behind.detail}: a run does not see what came after it`;
    const remedy = `Start from HEAD: ${behind.command}`;
    return [{ id: 'base-behind', verdict: 'warning', title: 'base commit', detail, remedy }];
}
/** What is said where a command that put the run aside was killed. */
function describeArchiving(name) {
    return {
        ...{ id: 'archiving', verdict: 'warning', title: 'archive' },
        detail: 'it was being archived when a command was killed; the next run ends that, and is another one, from HEAD',
        remedy: `To end it now: autorize archive ${name}`,
    };
}

;// CONCATENATED MODULE: ./build/experiment/doctor/repository-checks.js
/** What `doctor` finds in the repository and in the experiment's records. Nothing is changed. */












/** Looks at git, ledger, work tree, base and branch. */
async function checkRepository(checkup, { paths, refs, loaded, host }) {
    const merges = loaded !== undefined && (0,ledger_branch/* mayMerge */.un)(loaded.config);
    const records = checkLedger(checkup, paths);
    if ((0,external_node_fs_.existsSync)(paths.archiving))
        checkup.add(describeArchiving(paths.name));
    await checkGit(checkup, refs.refs, { merges });
    const head = await checkHead(checkup, { repository: paths.repository, refs: refs.refs });
    if (head === undefined)
        return { head: undefined, base: undefined, judged: undefined, records };
    const changed = await (0,opening/* listUncommitted */.CC)(paths, { ...refs, head, parentEnv: host.env });
    checkup.add(describeWorkTree({ changed, isRecorded: records.length > 0 }));
    const base = (0,opening/* findBase */.lN)(records, (0,store/* readState */.un)(paths)) ?? head;
    const hasBase = await checkup.look({ id: 'base', title: 'base commit' }, async () => {
        await (0,opening/* requireCommit */.Fo)(refs.refs, { commit: base, name: paths.name });
        return base === head ? `${base}, which is HEAD` : base;
    });
    if (hasBase && records.length === 0)
        checkup.add(...describeBehind(await (0,base_distance/* describeBaseBehind */.d)(refs.refs, { name: paths.name, base, head })));
    await checkup.look({ id: 'branch', title: 'branch' }, async () => {
        const { commit } = await (0,ledger_branch/* findBranch */.E0)({ paths, refs: refs.refs, base, records });
        const branch = (0,state/* branchOf */.W0)(paths.name);
        return commit === undefined ? `${branch} is made when a run begins` : `${branch} is where the ledger says`;
    });
    const known = hasBase ? base : undefined;
    return { head, base: known, judged: records.length > 0 ? known : head, records };
}
/** Whether the next run continues the one that is recorded. */
async function checkRules(checkup, { paths, refs, loaded, host, base, head, records }) {
    if (loaded === undefined || base === undefined || head === undefined || records.length === 0)
        return;
    const issue = (0,config_change/* findDecisionIssue */.pJ)(paths);
    if (issue !== undefined)
        checkup.add({ id: 'decisions', verdict: 'problem', title: 'decisions.jsonl', ...issue });
    const compared = await (0,config_change/* compareRules */.Do)({ paths, config: loaded.config, refs: refs.refs, head }, host);
    if (compared.kind !== 'same')
        checkup.add(describeRules(paths.name, compared));
}
/** Whether agents can read the holdout's command in what their workspaces are made of. */
async function checkHoldout(checkup, { paths, refs, loaded, base, host }) {
    if (loaded === undefined || base === undefined)
        return;
    if (!(0,secret_commands/* hasSecrets */.kH)(loaded.config, host.env))
        return;
    const texts = (0,secret_commands/* secretTexts */.Vh)(loaded.config, host.env);
    await checkup.look({ id: 'holdout', title: 'holdout' }, async () => {
        await (0,leaked_commands/* requireUndisclosed */.f)(refs.refs, { restart: `autorize run ${paths.name} --fresh`, commit: base, texts });
        (0,opening/* requireHoldoutHere */.H5)(paths, loaded.config, host);
        return 'what agents work on does not have its command';
    });
}
function checkLedger(checkup, paths) {
    const { records, problem, tornBytes } = (0,store/* readLedger */.SC)(paths);
    const check = { id: 'ledger', title: 'ledger' };
    const inFlight = (0,opening/* findInFlight */.T6)(paths, records);
    if (problem !== undefined) {
        const { file = '', line = 0, found, remedy } = problem;
        checkup.add({ ...check, verdict: 'problem', detail: `${file}:${line}: ${found}`, remedy });
    }
    else if (inFlight.length > 0) {
        const detail = `iteration ${inFlight.join(', ')} was in progress when the last run ended`;
        checkup.add({ ...check, verdict: 'warning', detail, remedy: `Resume it: autorize resume ${paths.name}` });
    }
    else {
        const torn = tornBytes > 0 ? `; ${tornBytes} bytes of a line that was never finished will be cut off` : '';
        const detail = records.length === 0 ? 'no record yet' : `${(0,base_text/* plural */.LS)(records.length, 'record')}, unbroken`;
        checkup.add({ ...check, verdict: 'ok', detail: `${detail}${torn}` });
    }
    return records;
}

;// CONCATENATED MODULE: ./build/experiment/doctor/doctor.js
var doctor_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var doctor_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * Everything that a run would check, and how far its evaluator can be trusted, without a run.
 * Invariant: of the user's nothing is written but the folder of its logs, and the config where that is asked for: no
 * branch, no record, no lock; what is scored lies in a private folder of this process, which is gone afterwards. What is wrong is a check of the result, reported
 * as soon as it is found; the cheap checks come first and all of them are made.
 */





























const BACKUP = 'config.toml.before';
/** Checks an experiment. Throws where there is none of the name, or no repository at all. */
async function runDoctor(request, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const paths = (0,store/* pathsOf */.wG)(request.name, host);
        (0,store/* requireExperiment */.DW)(paths);
        const _guard = doctor_addDisposableResource(env_1, (0,inspector_guard/* guardInspector */.f)(), false);
        return examineInRounds(request, {
            file: configFile(paths, host),
            backup: (0,external_node_path_.join)(doctorFolder(paths), BACKUP),
            examine: ({ round, fix }) => examine({ ...request, fix }, { paths, host, round }),
        });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        doctor_disposeResources(env_1);
    }
}
async function examine(request, { paths, host, round }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const scratch = doctor_addDisposableResource(env_2, (0,scratch_home/* createScratchHome */.e)((0,external_node_os_.tmpdir)()), true);
        const checkup = new Checkup(request.onEvent);
        checkup.add({ id: 'repository', verdict: 'ok', title: 'git repository', detail: paths.repository.folder });
        const refs = (0,user_repository/* openRefs */.ro)(paths.repository, scratch.temporary);
        const loaded = await checkConfig(checkup, paths, host);
        const subject = { paths, refs, loaded, host };
        const found = await checkRepository(checkup, subject);
        await checkRules(checkup, { ...subject, ...found });
        await checkHoldout(checkup, { ...subject, ...found });
        const level = loaded && (await checkAgent(checkup, { ...subject, ...found, loaded }));
        if (loaded !== undefined)
            checkup.add(...describePrograms(useOf(loaded.config), host.env));
        const hasLock = await checkLock(checkup, { folder: scratch.temporary, now: host.now });
        const hasArea = await checkDisk(checkup, {
            folder: paths.folder,
            repository: paths.repository,
            name: paths.name,
            parentEnv: host.env,
        });
        const isRunning = checkRunning(checkup, { lock: paths.lock, what: 'the experiment' });
        const asked = { ...subject, ...found, request, round, level: hasArea && hasLock ? level : undefined };
        const { figures, logs, pending, calls } = isRunning ? NOT_EXAMINED : await checkEvaluator(checkup, asked);
        const called = request.agent === true && pending === undefined ? (calls ?? leaveUnasked(checkup, isRunning)) : undefined;
        const isMoved = found.records.length === 0 && found.base !== found.head;
        const next = `autorize run ${paths.name}${isMoved ? ' --fresh' : ''}`;
        return {
            diagnosis: { name: paths.name, checks: checkup.checks, figures, logs, next, ...called },
            pending,
        };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_1 = doctor_disposeResources(env_2);
        if (result_1)
            await result_1;
    }
}
async function checkConfig(checkup, paths, host) {
    let loaded;
    await checkup.look({ id: 'config', title: 'config and program' }, () => {
        try {
            loaded = (0,store/* loadForScoring */.f9)(paths, host, { checkCommand: shell_syntax/* findSyntaxError */.p });
        }
        catch (error) {
            // Where something is wrong anyway, what is wrong with agent.env is reported with it; else by a check of its own.
            (0,store/* loadRunConfig */.UB)(paths, host);
            throw error;
        }
        return `${(0,store/* shownPath */.pS)(paths, paths.config)} and program.md can be read, every key is known`;
    });
    checkup.add(...describeOldNames(loaded?.notes ?? []));
    if (loaded !== undefined)
        checkup.accept(loaded.config.accept_risk);
    return loaded;
}
const NOT_TESTED = {
    ...{ id: 'evaluator', verdict: 'warning', title: 'evaluator' },
    detail: 'not tested: fix the problems above first',
};
const NOT_EXAMINED = { figures: undefined, logs: undefined };
async function checkEvaluator(checkup, asked) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { request, round, paths, host, loaded, level, base, judged, records } = asked;
        if (loaded === undefined || level === undefined || base === undefined || judged === undefined) {
            checkup.add(NOT_TESTED);
            return NOT_EXAMINED;
        }
        const { config, deadline } = loaded;
        const hidden = (0,secret_commands/* hiddenPaths */.v_)(config, host.env);
        const of = { repository: paths.repository, name: paths.name, environment: config.environment };
        const area = { ...of, parentEnv: host.env, base: judged, level, hidden, signal: request.signal };
        const opened = await openTrialArea(checkup, area);
        if (opened === undefined)
            return NOT_EXAMINED;
        const temporary = doctor_addDisposableResource(env_3, opened, true);
        const privateArea = records.length > 0
            ? temporary.privateArea
            : await withWorkTree(temporary.privateArea, { refs: asked.refs, head: asked.head ?? '', isLeftOut: opening/* isOwnFile */.Z4 });
        const known = checkup.checks.filter(({ id }) => id === 'programs');
        checkup.add(...(await examineView({ privateArea, use: useOf(config), signal: request.signal, known })));
        const isMissing = checkup.checks.some(({ id, verdict }) => id === 'programs' && verdict === 'problem');
        const protectedFiles = await (0,opening/* findProtected */.us)(privateArea.store, config);
        checkup.add(describeProtection(protectedFiles.files, { protect: config.objective.protect }));
        const subject = { privateArea, config, protectedFiles };
        const rules = (0,evaluator_trial/* rulesOf */.fD)(subject);
        const isOpen = (script) => (0,forged_candidate/* isAdmitted */.jO)(rules, script);
        const links = await (0,open_links/* findOpenLinks */.F)(privateArea.store, { protectedFiles, isOpen });
        checkup.add(...(0,integrity_checks/* describeLinks */.Db)(links, 'objective.protect'));
        const trial = { ...subject, signal: request.signal, onStep: (event) => request.onEvent?.(event) };
        if (request.fix === true) {
            const pending = [...checkup.checks, ...(await findUnprotected(trial))].filter(({ fix }) => fix !== undefined);
            if (pending.length > 0)
                return { ...NOT_EXAMINED, pending };
        }
        const calls = request.agent === true ? await askAgent(checkup, { ...asked, loaded, privateArea }) : undefined;
        if (isMissing) {
            checkup.add(NOT_TESTED, ...(await examineFiles(trial)));
            return { ...NOT_EXAMINED, calls };
        }
        const logs = doctor_addDisposableResource(env_3, await openDoctorLogs({ folder: doctorFolder(paths), what: paths.name }, host), true);
        logs.clear(round === 1 ? undefined : BACKUP);
        const shown = (path) => (0,store/* shownPath */.pS)(paths, path);
        const context = { deadline, now: host.now(), records, shown, isFixing: request.fix === true };
        const figures = await examineEvaluator(checkup, { ...trial, logs: logs.folder }, context);
        return { figures, logs: (0,store/* shownPath */.pS)(paths, logs.folder), calls };
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_2 = doctor_disposeResources(env_3);
        if (result_2)
            await result_2;
    }
}
/** Asks the agent, where its variables are known. */
async function askAgent(checkup, { request, paths, host, loaded, privateArea }) {
    const { config } = loaded;
    const { agent, budget } = config;
    const stands = checkup.checks.some(({ id, verdict }) => id === 'agent-env' && verdict === 'problem');
    if (stands)
        return undefined;
    const { command, stdin } = (0,agent_preset/* agentTemplate */.wJ)(agent);
    const asked = {
        ...{ agent, env: (0,opening/* resolveAgentEnv */.Jh)(paths, config, host), readsInput: stdin === 'prompt' },
        commandFor: ({ promptFile, workDir }) => (0,command_line/* fillTemplate */.o)(command, { promptFile, workDir, iter: 0 }),
        variablesFor: ({ workDir }) => ({ [agent.workdir_var]: workDir, AUTORIZE_ITER: '0' }),
    };
    const secrets = (0,agent_secrets/* agentSecrets */.D)((0,secret_commands/* secretTables */.WK)(config, host.env), host.env);
    const { signal, onEvent = () => undefined } = request;
    return askAgents(checkup, {
        ...{ privateArea, agents: [asked], budgetUsd: budget.usd, secrets, host, signal },
        onStep: onEvent,
    });
}

// EXTERNAL MODULE: ./build/base/yaml-document.js
var yaml_document = __webpack_require__(81167);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/base/yaml-edit.js
/**
 * Changes single values of a YAML text.
 * Invariant: comments, order and every other value stay as they are: the new text is parsed and compared with what the
 * edits make of the old values. Where that fails, there is no new text. Blanks may change.
 */




/** Makes all edits of a YAML text, one after the other, or none; `text` must be valid. */
function editYaml(text, edits) {
    const parse = (from) => (0,yaml_dist/* parseDocument */.Tp)(from, { schema: 'core' });
    const document = parse(text);
    const expected = document.toJS();
    for (const edit of edits) {
        if (!applyToValue(expected, edit))
            return unplaced(edit);
        const path = [...edit.path];
        if (edit.kind === 'remove') {
            document.deleteIn(path);
            const list = document.getIn(path.slice(0, -1));
            // An array that is empty is there no more.
            if ((0,yaml_dist/* isSeq */.oP)(list) && list.items.length === 0)
                document.deleteIn(path.slice(0, -1));
            continue;
        }
        const node = document.getIn(path, true);
        // The same node, so that quotes and the comment behind it stay.
        if (edit.kind === 'set' && (0,yaml_dist/* isScalar */.jn)(node) && typeof edit.value !== 'object')
            node.value = edit.value;
        else if (edit.kind === 'set' || node === undefined)
            document.setIn(path, document.createNode(edit.kind === 'set' ? edit.value : edit.values));
        else
            for (const value of edit.values)
                document.addIn(path, document.createNode(value));
    }
    const [, indent = '  '] = /^( +)\S/m.exec(text) ?? [];
    const isFlush = /^([^\s#-][^\n]*):[ \t]*\r?\n- /m.test(text);
    const edited = document.toString({ lineWidth: 0, indent: indent.length, indentSeq: !isFlush });
    return compared(edited, { found: () => parse(edited).toJS(), expected });
}
function unplaced({ path }) {
    return { refused: `${(0,json_path/* renderPath */.i7)(path)} cannot be changed where it stands` };
}
function compared(text, { found, expected }) {
    try {
        if ((0,canonical_json/* canonicalJson */.d)(found()) === (0,canonical_json/* canonicalJson */.d)(expected))
            return { text };
    }
    catch {
        // No document any more; the text was of a shape that is not known here.
    }
    return { refused: 'the file would not hold what was meant' };
}

// EXTERNAL MODULE: ./build/kernel/user-work-tree.js
var user_work_tree = __webpack_require__(13584);
// EXTERNAL MODULE: ./build/settings/environment-shape.js
var environment_shape = __webpack_require__(83257);
// EXTERNAL MODULE: ./build/mission/agent-command.js
var mission_agent_command = __webpack_require__(82052);
// EXTERNAL MODULE: ./build/mission/contract.js
var mission_contract = __webpack_require__(53919);
// EXTERNAL MODULE: ./build/stats/noise.js
var noise = __webpack_require__(8638);
// EXTERNAL MODULE: ./build/mission/decision-keys.js
var decision_keys = __webpack_require__(42132);
// EXTERNAL MODULE: ./build/engine/evaluation/evaluation.js + 8 modules
var evaluation_evaluation = __webpack_require__(88815);
// EXTERNAL MODULE: ./build/mission/commits.js + 1 modules
var commits = __webpack_require__(25633);
// EXTERNAL MODULE: ./build/mission/evaluating.js
var evaluating = __webpack_require__(83581);
// EXTERNAL MODULE: ./build/mission/evaluator-output.js
var evaluator_output = __webpack_require__(1184);
// EXTERNAL MODULE: ./build/mission/protection.js
var protection = __webpack_require__(27066);
;// CONCATENATED MODULE: ./build/mission/doctor-trial.js
/**
 * Judging trees as a mission does, without a run.
 * Invariant: what is judged are trees of a private store that is thrown away; what is run to find out why the base fails
 * is never scored.
 */












/** A pass without a score counts as this where nothing but passing is asked for. */
const PASSED = 1;
async function doctor_trial_judge(trial, asked) {
    const { contract } = trial;
    const evaluation = await (0,evaluation_evaluation/* evaluateTree */.q)(trial.privateArea, requestOf(trial, asked));
    switch (evaluation.kind) {
        case 'aborted':
        case 'infra':
            return evaluation;
        case 'failed': {
            const { reason, log, step, timedOut = false, isTampered } = evaluation;
            const timings = named(contract, evaluation.timings);
            return { kind: 'failed', reason, log, step: step?.name, timedOut, isTampered, timings };
        }
        case 'ran': {
            const timings = named(contract, evaluation.timings);
            const verdict = (0,evaluator_output/* parseVerdict */.P)(evaluation.output);
            const of = { log: evaluation.log, step: undefined, timedOut: false, isTampered: false, timings };
            if ('reason' in verdict)
                return { kind: 'failed', reason: verdict.reason, ...of };
            if (asked.mustPass && !verdict.pass)
                return { kind: 'failed', reason: 'the evaluator says that it does not pass', ...of };
            const score = comparesScores(contract) ? verdict.score : verdict.pass ? PASSED : 0;
            if (score === null)
                return { kind: 'failed', reason: 'the evaluator gave no score', ...of };
            return { kind: 'scored', score, timings };
        }
        default:
            return evaluation;
    }
}
/** Whether a candidate is accepted for its score. */
function comparesScores({ evaluator }) {
    return evaluator.keep_policy === 'score_improvement';
}
function requestOf(trial, { tree, prefix, of, seed }) {
    const { privateArea, contract, protectedFiles, signal, logs, onStep } = trial;
    (0,external_node_fs_.mkdirSync)(logs, { recursive: true });
    return {
        ...{ checkout: (0,private_area/* evaluationCheckout */.b)(privateArea, 1), tree, protectedFiles, signal, teardown: undefined },
        steps: (0,evaluating/* evaluationSteps */.CJ)(contract, { folder: logs, prefix }),
        variables: seed === undefined ? {} : { AUTORIZE_SEED: String(seed) },
        onStep: (step, state) => onStep({ kind: state, step: (0,doctor_cost/* shownStep */.u8)(step), of }),
    };
}
/** Guards by their names in place of their numbers. */
function named({ guards }, timings) {
    const nameOf = (key) => {
        const at = /^guard-(\d+)_ms$/.exec(key)?.[1];
        const guard = at === undefined ? undefined : guards[Number(at) - 1];
        return guard === undefined ? key : `guard-${guard.name}_ms`;
    };
    return Object.fromEntries(Object.entries(timings).map(([key, ms]) => [nameOf(key), ms]));
}
/** What a change may touch, and how candidates are judged. */
function subjectOf(trial) {
    const { privateArea, protectedFiles, contract } = trial;
    return {
        ...{ privateArea, protectedFiles, rules: (0,commits/* boundaryRules */.Mw)(trial), commands: (0,protection/* decidedCommands */.F)(contract) },
        sign: contract.evaluator.direction === 'max' ? 1 : -1,
        judge: ({ tree, prefix, of, seed }) => doctor_trial_judge(trial, { tree, prefix, of, mustPass: true, ...(seed === undefined ? {} : { seed }) }),
    };
}
/** An output that no honest evaluation has; undefined where no score is compared. */
function forge({ contract }) {
    const [claim = ''] = echoed_score/* ABSURD */.Gk[contract.evaluator.direction];
    if (!comparesScores(contract))
        return undefined;
    return { output: `{"pass":true,"score":${claim}}\n`, claim: Number(claim) };
}
// The fewest that show a spread; an evaluation may take minutes.
const doctor_trial_BASE_TIMES = 3;
/** Scores the base three times; `name` is what the names of the logs begin with. */
async function doctor_trial_tryBase(trial, name) {
    const scores = [];
    const tree = trial.privateArea.store.base;
    for (let nth = 1; nth <= doctor_trial_BASE_TIMES; nth += 1) {
        const asked = { tree, prefix: `${name}-${nth}-`, of: `run ${nth} of ${doctor_trial_BASE_TIMES}`, mustPass: false };
        const startedAt = performance.now();
        const judged = await doctor_trial_judge(trial, asked);
        if (judged.kind === 'aborted')
            return judged;
        if (judged.kind === 'scored') {
            const { score, timings } = judged;
            scores.push({ score, metrics: null, tookMs: performance.now() - startedAt, timings });
            continue;
        }
        const { reason } = judged;
        const failed = { kind: 'failed', reason, nth };
        if (judged.kind === 'infra')
            return { ...failed, isGuard: false, log: undefined, step: undefined, why: { kind: 'unknown' } };
        const { step, log, isTampered } = judged;
        const isGuard = step?.startsWith('guard-') === true && !isTampered;
        return { ...failed, isGuard, log, step, why: await doctor_trial_findWhy(trial, judged, asked) };
    }
    return { kind: 'scored', scores };
}
async function doctor_trial_findWhy(trial, { step, timedOut, isTampered }, { tree, prefix }) {
    if (isTampered)
        return { kind: 'unknown' };
    if (step !== undefined && timedOut)
        return { kind: 'slow', tookMs: await doctor_trial_timeWithoutLimit(trial, step) };
    const shared = await (0,shared_state/* findSharedState */.E)(trial.privateArea, {
        ...requestOf(trial, { tree, prefix, of: 'all in one checkout' }),
        failed: step,
        isFine: (output) => Promise.resolve(step !== undefined || !('reason' in (0,evaluator_output/* parseVerdict */.P)(output))),
    });
    return shared === undefined ? { kind: 'unknown' } : { kind: 'shared', shared };
}
/** How long a command takes that ran out of its time. */
async function doctor_trial_timeWithoutLimit(trial, step) {
    const patient = { ...trial, contract: doctor_trial_withLongLimits(trial.contract) };
    const tree = trial.privateArea.store.base;
    const judged = await doctor_trial_judge(patient, { tree, prefix: 'long-', of: 'with a longer limit', mustPass: false });
    if (judged.kind !== 'scored' && judged.kind !== 'failed')
        return undefined;
    if (judged.kind === 'failed' && judged.timedOut && judged.step === step)
        return undefined;
    const [key = ''] = Object.keys(named(trial.contract, { [`${step}_ms`]: 0 }));
    return judged.timings[key];
}
function doctor_trial_withLongLimits(contract) {
    const long = (table) => {
        const ms = (0,duration/* parseDuration */.E9)(table.timeout) ?? 0;
        return { ...table, timeout: (0,duration/* renderDuration */.PP)(longerLimit(ms)) };
    };
    const { setup, build, evaluator, guards } = contract;
    return {
        ...contract,
        setup: setup && long(setup),
        build: build && long(build),
        evaluator: long(evaluator),
        guards: guards.map(long),
    };
}
/** The key of the limit of a step, by its name or that of its time. */
function limitOf({ guards }, step) {
    const at = guards.findIndex(({ name }, index) => step === `guard-${name}` || step === `guard-${index + 1}`);
    if (at !== -1)
        return ['guards', at, 'timeout'];
    if (step === 'judge-setup')
        return ['setup', 'timeout'];
    return step === 'build' || step === 'evaluator' ? [step, 'timeout'] : undefined;
}
function doctor_trial_guardAt(step) {
    return Number(/^guard-(\d+)$/.exec(step ?? '')?.[1] ?? 0) - 1;
}
/** What was found of a base without a score; `isNeeded`: no run begins without one. */
function doctor_trial_describeFailure({ written, tried }, { reason, nth, isGuard, step, why }) {
    const check = isGuard
        ? { id: 'base-guard', title: 'guards of the base' }
        : { id: 'evaluator', title: 'evaluator' };
    const { evaluator } = written;
    // By the contract's policies a run begins all the same, if a later score could be accepted.
    const isNeeded = isGuard || (comparesScores(written) && evaluator.bootstrap !== 'keep');
    // Without its guard a base is judged by fewer; places in arrays are those of the file.
    const place = written.guards.findIndex(({ name }) => name === tried.guards[doctor_trial_guardAt(step)]?.name);
    const limit = place === -1 ? limitOf(written, step ?? '') : ['guards', place, 'timeout'];
    const plain = isGuard
        ? `the base does not pass its guards: ${reason}`
        : `the base has ${nth === 1 ? 'no score' : 'a score, but not every time'}: ${reason}`;
    const command = isGuard
        ? { key: `guards[${place}].command`, text: written.guards[place]?.command ?? '' }
        : { key: 'evaluator.command', text: evaluator.command };
    const explained = explainFailure(why, {
        ...{ plain, limit, command, otherwise: isGuard ? GUARD_REMEDY : EVALUATOR_REMEDY },
        moveToBuild: ({ writer }) => {
            const name = tried.guards[doctor_trial_guardAt(writer.name)]?.name;
            return moveToBuild(findMoved(written, written.guards.findIndex((guard) => guard.name === name)));
        },
    });
    return { ...check, verdict: isNeeded || nth > 1 ? 'problem' : 'warning', ...explained };
}
const EVALUATOR_REMEDY = 'Fix evaluator.command or setup. Commands run in an evaluation checkout without network, and the evaluator prints one JSON object with pass and score.';
/** The contract as if this failure were fixed, or without the guard that fails; undefined: nobody knows how. */
function amendContract(contract, { why, isGuard, step }) {
    const { guards, build } = contract;
    const without = (at) => guards.filter((_, place) => place !== at);
    if (why.kind === 'shared') {
        const moved = findMoved(contract, doctor_trial_guardAt(why.shared.writer.name));
        const next = { timeout: '10m', outputs: [], cache: [], ...build };
        return moved && { ...contract, guards: without(moved.at), build: { ...next, command: moved.command } };
    }
    return isGuard ? { ...contract, guards: without(doctor_trial_guardAt(step)) } : undefined;
}

;// CONCATENATED MODULE: ./build/mission/doctor-examination.js
/**
 * What three evaluations of the baseline and candidates that must not pass show of a mission's evaluator, as checks.
 * Invariant: what a run only notes is no problem here.
 */
















const PROTECT = 'evaluator.protect';
/** Tries the evaluator and reports what comes of it; gives what an evaluation costs, where it gave a score. */
async function doctor_examination_examineEvaluator(checkup, written, context) {
    const { contract: ofFile } = written;
    const base = await examineBase(checkup, {
        config: ofFile,
        tryBase: (contract, name) => doctor_trial_tryBase({ ...written, contract }, name),
        describe: (tried, failure) => doctor_trial_describeFailure({ written: ofFile, tried }, failure),
        amend: amendContract,
    }, context);
    if (base === undefined) {
        checkup.add(...(await doctor_examination_examineFiles(written)));
        return undefined;
    }
    const { config: contract, scores, isWritten } = base;
    const trial = { ...written, contract };
    const figures = {
        evaluationMs: (0,median/* median */.J)(scores.map(({ tookMs }) => tookMs)) ?? 0,
        costs: (0,doctor_cost/* costsOf */.AR)(scores, { keptBuildMs: (0,kept_build/* keptBuildMs */.N)(trial.privateArea) }),
    };
    const described = doctor_examination_describeScores(scores, contract);
    const detail = isWritten ? described.detail : `with the changes above, ${described.detail}`;
    checkup.add({ ...described, detail }, doctor_examination_describeTime(figures, contract));
    checkup.add(...describeLimits({ config: contract, limitOf: (step) => limitOf(contract, step) }, scores));
    const [first] = scores;
    if (first !== undefined)
        await tryCandidates(checkup, trial, { scores, first });
    return isWritten ? figures : undefined;
}
async function tryCandidates(checkup, trial, { scores, first }) {
    const { contract } = trial;
    const subject = subjectOf(trial);
    // Two scores of one tree differ by more in 5 of 100 cases.
    const apartFrom = 2 * Math.SQRT2 * (0,noise/* differenceSigma */.Fs)(scores.map(({ score }) => score));
    const forging = () => Promise.resolve(forge(trial));
    if (comparesScores(contract)) {
        checkup.add(asNoted((0,integrity_checks/* describeEcho */.$z)(await (0,candidate_trials/* tryEcho */.J$)(subject, forging), PROTECT), contract));
        checkup.add(...(await tryPlants(trial)));
    }
    checkup.add(...(0,integrity_checks/* describeDeletion */.MW)(await (0,candidate_trials/* tryDeletion */.kD)(subject, first, apartFrom), PROTECT));
    const emptied = await (0,integrity_trials/* tryEmptied */.wi)(subject, first, apartFrom);
    checkup.add(...(0,integrity_checks/* describeEmptied */.G)(emptied, doctor_examination_protectKeyOf(trial)).map((each) => asNoted(each, contract)));
    const action = controlOf(contract);
    if (action === 'off')
        return;
    checkup.add(...(0,integrity_checks/* describeNegativeControl */.CQ)(await (0,candidate_trials/* tryNegativeControl */.y5)(subject, { scores, settings: { guards: [], metrics: [] } }), action));
}
async function tryPlants(trial) {
    const planted = await (0,integrity_trials/* tryPlanted */.Gj)(subjectOf(trial), () => Promise.resolve(forge(trial)));
    return (0,integrity_checks/* describePlanted */.CW)(planted).map(noRefusal);
}
/** What a run does with a negative control that passes; without a policy it has none. */
function controlOf({ evaluator }) {
    const action = (0,decision_keys/* comparisonSettings */.T)(evaluator)?.integrity.broken ?? 'tell';
    return action === 'tell' ? 'warn' : action;
}
/** What can be found without a score of the base: nothing is run. */
async function doctor_examination_examineFiles(trial) {
    const subject = subjectOf(trial);
    const open = await (0,integrity_trials/* findOpenTests */.dj)(subject);
    const emptied = open.kind === 'open' ? { ...open, isPassed: false } : open;
    return [
        ...(0,integrity_checks/* describeEmptied */.G)(emptied, doctor_examination_protectKeyOf(trial)).map((each) => asNoted(each, trial.contract)),
        ...(0,integrity_checks/* describePlanted */.CW)(await (0,integrity_trials/* findUntried */.jG)(subject)).map(noRefusal),
    ];
}
/** Tests and links that could be protected before anything runs. */
async function examineProtection(trial) {
    const { privateArea, protectedFiles, contract } = trial;
    const { rules } = subjectOf(trial);
    const links = await (0,open_links/* findOpenLinks */.F)(privateArea.store, { protectedFiles, isOpen: (each) => (0,forged_candidate/* isAdmitted */.jO)(rules, each) });
    return (0,integrity_checks/* describeLinks */.Db)(links, PROTECT).map((each) => asNoted(each, contract));
}
/** Tests that could be protected before anything runs. */
async function doctor_examination_findUnprotected(trial) {
    const found = await (0,integrity_trials/* findOpenTests */.dj)(subjectOf(trial));
    if (found.kind !== 'open')
        return [];
    return (0,integrity_checks/* describeEmptied */.G)({ ...found, isPassed: false }, doctor_examination_protectKeyOf(trial));
}
function doctor_examination_protectKeyOf({ contract, protectedFiles }) {
    const isWritten = contract.evaluator.protect !== undefined;
    return { path: ['evaluator', 'protect'], isWritten, globs: protectedFiles.globs };
}
/** By the contract's keep policy a run notes a risk, and goes on. */
function asNoted(check, { evaluator }) {
    const isRisk = !['refused', 'reported'].includes(findings/* FINDINGS */.T[check.id]);
    return isRisk && evaluator.decision === undefined ? noRefusal(check) : check;
}
/** No mission refuses this. */
function noRefusal(check) {
    return check.verdict === 'problem' ? { ...check, verdict: 'warning' } : check;
}
function spreadOf(scores) {
    const all = scores.map(({ score }) => score);
    return Math.max(...all) - Math.min(...all);
}
function doctor_examination_describeScores(scores, contract) {
    const check = { id: 'evaluator', title: 'evaluator', verdict: 'ok' };
    const times = (0,base_text/* plural */.LS)(scores.length, 'time');
    if (!comparesScores(contract)) {
        const passed = scores.filter(({ score }) => score > 0).length;
        return { ...check, detail: `the base passes ${passed} of ${times}; whatever passes is kept (pass_only)` };
    }
    const shown = scores.map(({ score }) => String(Number(score.toPrecision(4))));
    if (spreadOf(scores) === 0)
        return { ...check, detail: `the base scores ${shown[0]} each of ${times}; every difference counts` };
    const detail = `the base scores ${shown.join(', ')}`;
    if (contract.evaluator.decision !== undefined)
        return { ...check, detail };
    return {
        ...{ ...check, verdict: 'warning', detail: `${detail}: a change without effect may be kept by chance` },
        remedy: 'Make the evaluator steadier, or set evaluator.decision to compare noisy scores.',
    };
}
const doctor_examination_NIGHT_MS = 8 * 3_600_000;
function doctor_examination_describeTime(figures, { agent, setup }) {
    const { costs, evaluationMs } = figures;
    const isPrepared = setup !== undefined && !costs.some(({ step }) => step === 'setup');
    const iterationMs = ((0,duration/* parseDuration */.E9)(agent.budget) ?? 0) + evaluationMs;
    const night = (0,base_text/* plural */.LS)(Math.floor(doctor_examination_NIGHT_MS / Math.max(1, iterationMs)), 'iteration');
    const detail = `${(0,doctor_cost/* renderEvaluation */.zk)({ ...figures, isPrepared })}; 8 h are enough for at least ${night} (if each session takes all of ${agent.budget} and each candidate is evaluated once)`;
    return { id: 'time', title: 'time', verdict: 'ok', detail };
}

// EXTERNAL MODULE: ./build/mission/holdout.js
var mission_holdout = __webpack_require__(5862);
// EXTERNAL MODULE: ./build/mission/opening.js + 1 modules
var mission_opening = __webpack_require__(14178);
// EXTERNAL MODULE: ./build/mission/run-name.js
var run_name = __webpack_require__(53482);
// EXTERNAL MODULE: ./build/mission/store.js
var mission_store = __webpack_require__(73448);
;// CONCATENATED MODULE: ./build/mission/doctor.js
var mission_doctor_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var mission_doctor_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * Everything that a launch would check, and how far the evaluator of a mission can be trusted, without a run.
 * Invariant: of the user's nothing is written but the folder of its logs, and `sandbox.md` where that is asked for: no
 * branch, no record, no lock. What is wrong is a check of the result, reported as soon as it is found.
 */































const doctor_BACKUP = 'sandbox.md.before';
/** Checks a mission. Throws where its folder is none, or in no repository. */
async function runMissionDoctor(request, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const _guard = mission_doctor_addDisposableResource(env_1, (0,inspector_guard/* guardInspector */.f)(), false);
        const place = findPlace(request.missionDir, host);
        return examineInRounds(request, {
            file: sandboxFileOf(place),
            backup: (0,external_node_path_.join)(place.logs, doctor_BACKUP),
            examine: ({ round, fix }) => doctor_examine({ ...request, fix }, { place, host, round }),
        });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        mission_doctor_disposeResources(env_1);
    }
}
function findPlace(missionDir, host) {
    const { repository, dir } = (0,mission_opening/* findMissionDir */.PO)(missionDir, host);
    const root = (0,mission_store.rootOf)(repository);
    return { missionDir, root, dir, logs: (0,mission_store.doctorFolder)(root, (0,run_name/* missionSlug */.Aw)(dir === '.' ? '' : dir)) };
}
/** `sandbox.md`, of which the front matter is changed. */
function sandboxFileOf({ root, dir }) {
    const shown = (0,external_node_path_.join)(dir, 'sandbox.md');
    return {
        ...{ path: (0,external_node_path_.join)(root.repository.folder, shown), shown },
        read: (text) => {
            const front = (0,mission_contract/* frontMatterOf */.EZ)(text);
            if ('isOpen' in front)
                return undefined;
            const decoded = (0,yaml_document.decodeYaml)(shown, Buffer.from(text.slice(front.from, front.to)));
            return 'problems' in decoded ? undefined : decoded.document.value;
        },
        edit: (text, edits) => {
            const front = (0,mission_contract/* frontMatterOf */.EZ)(text);
            if ('isOpen' in front)
                return { refused: 'it has no front matter' };
            const edited = editYaml(text.slice(front.from, front.to), edits);
            return 'text' in edited ? { text: `${text.slice(0, front.from)}${edited.text}${text.slice(front.to)}` } : edited;
        },
        isSound: (text) => !('problems' in (0,mission_contract/* parseSandbox */.L6)(shown, Buffer.from(text))),
    };
}
async function doctor_examine(request, { place, host, round }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { missionDir, root } = place;
        const { repository } = root;
        const scratch = mission_doctor_addDisposableResource(env_2, (0,scratch_home/* createScratchHome */.e)((0,external_node_os_.tmpdir)()), true);
        const checkup = new Checkup(request.onEvent);
        checkup.add({ id: 'repository', verdict: 'ok', title: 'git repository', detail: repository.folder });
        const refs = (0,user_repository/* openRefs */.ro)(repository, scratch.temporary);
        const files = await checkFiles(checkup, place, host);
        await checkGit(checkup, refs.refs, { merges: false });
        const head = await checkHead(checkup, { repository, refs: refs.refs });
        if (head !== undefined)
            await checkStart(checkup, { place, refs, files, head, host });
        const level = files && (await doctor_checkAgent(checkup, { files, refs, head, host }));
        if (files !== undefined)
            checkup.add(...describePrograms(doctor_useOf(files.contract), host.env));
        const hasLock = await checkLock(checkup, { folder: scratch.temporary, now: host.now });
        const hasArea = await checkDisk(checkup, {
            ...{ folder: root.logs, repository, name: 'missions', parentEnv: host.env },
        });
        const isRunning = checkRunning(checkup, { lock: root.lock, what: 'a mission of this repository' });
        const next = `rcs autoresearch ${missionDir}`;
        const diagnosis = { name: missionDir, checks: checkup.checks, figures: undefined, logs: undefined, next };
        const unasked = () => (request.agent === true ? leaveUnasked(checkup, isRunning) : {});
        if (isRunning)
            return { diagnosis: { ...diagnosis, ...unasked() }, pending: undefined };
        if (files === undefined || head === undefined || level === undefined || !hasLock || !hasArea) {
            checkup.add(doctor_NOT_TESTED);
            return { diagnosis: { ...diagnosis, ...unasked() }, pending: undefined };
        }
        const tried = await doctor_checkEvaluator(checkup, { request, place, files, refs, head, level, round, host });
        const calls = tried.pending === undefined ? (tried.calls ?? unasked()) : {};
        return { diagnosis: { ...diagnosis, figures: tried.figures, logs: tried.logs, ...calls }, pending: tried.pending };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_1 = mission_doctor_disposeResources(env_2);
        if (result_1)
            await result_1;
    }
}
const doctor_NOT_TESTED = {
    ...{ id: 'evaluator', verdict: 'warning', title: 'evaluator' },
    detail: 'not tested: fix the problems above first',
};
async function checkFiles(checkup, { missionDir, dir }, host) {
    let files;
    await checkup.look({ id: 'config', title: 'mission.md and sandbox.md' }, () => {
        files = (0,mission_opening/* readMissionDir */.Md)(missionDir, host);
        const { contract, sandboxFile } = files;
        const commands = doctor_commandsOf(contract);
        const problems = commands.flatMap(({ command, key }) => {
            const found = (0,shell_syntax/* findSyntaxError */.p)(command);
            if (found === undefined)
                return [];
            return [
                { file: sandboxFile, path: `$.${key}`, found, expected: 'a command that sh can read', remedy: 'Fix it.' },
            ];
        });
        if (problems.length > 0)
            throw new errors/* ContractError */.Vl(problems);
        return `${dir} can be read, every key is known`;
    });
    checkup.add(...describeOldNames(files?.notes ?? []));
    if (files !== undefined)
        checkup.accept(acceptedIn(files.contract));
    return files;
}
function acceptedIn(contract) {
    const accepted = (0,mission_contract/* risksAccepted */.Im)(contract);
    return Object.fromEntries(accepted_risk/* RISK_NAMES */.hq.map((name) => [name, accepted.includes(name)]));
}
/** What a launch checks of the commit that it starts from, and of other runs. */
async function checkStart(checkup, { place, refs, files, head, host }) {
    const { root } = place;
    const { repository } = root;
    const { gitDir, home } = refs;
    const all = await (0,user_work_tree/* listChanges */.W)({ repository, gitDir, home, head, parentEnv: host.env });
    checkup.add(describeWorkTree({ changed: all.filter((path) => !isOwnFile(path)), isRecorded: false }));
    await checkup.look({ id: 'base', title: 'baseline commit' }, async () => {
        await (0,mission_opening/* requireUntracked */.zk)(refs.refs, { commit: head, name: mission_store.RESULTS });
        return `${head}, which is HEAD`;
    });
    await checkup.look({ id: 'branch', title: 'branch' }, async () => {
        const branch = (0,run_name/* branchOf */.W0)({ slug: (0,run_name/* missionSlug */.Aw)(place.dir === '.' ? '' : place.dir), tag: 'x' });
        await (0,mission_opening/* requireFreeBranch */.Sp)(refs.refs, branch);
        return 'its branch is made when a run begins';
    });
    await checkup.look({ id: 'ledger', title: 'open runs' }, () => {
        (0,mission_opening/* requireNoOpenRun */.UN)(root);
        return 'none';
    });
    if (files?.contract.evaluator.holdout === undefined)
        return;
    await checkup.look({ id: 'holdout', title: 'holdout' }, async () => {
        const { contract, sandboxFile: file } = files;
        const level = await (0,mission_opening/* chooseLevel */.MA)(contract);
        const holdout = (0,mission_holdout/* openHoldout */.Ep)(contract, { file, level, parentEnv: host.env });
        await (0,mission_holdout/* requireHoldoutUndisclosed */.qC)(refs.refs, { commit: head, holdout, missionDir: place.missionDir });
        return 'what sessions work on does not have its command';
    });
}
function isOwnFile(path) {
    return /^\.(?:rcs|autorize)(?:\/|$)/.test(path);
}
async function doctor_checkAgent(checkup, { files, refs, head, host }) {
    const { contract, sandboxFile } = files;
    const { agent, environment, evaluator } = contract;
    const { memory, cpus } = environment ?? {};
    const command = commandOfUser(agent, host) ?? undefined;
    const chosen = { command, preset: agent.preset ?? mission_agent_command/* DEFAULT_AGENT */.kz };
    const env = (0,mission_opening/* resolveAgentEnv */.Jh)(sandboxFile, contract, host.env);
    return checkMachine(checkup, {
        ...{ agents: [{ agent: chosen, path: ['agent'], env }], resources: { memory, cpus }, parentEnv: host.env },
        ...{ refs: refs.refs, base: head, sandbox: agent.sandbox, chooseLevel: () => (0,mission_opening/* chooseLevel */.MA)(contract) },
        tracing: { value: evaluator.tracing ?? 'off', table: 'evaluator' },
    });
}
/** A command line of the user's own, where no flag names another; null: the preset runs. */
function commandOfUser(agent, { env }) {
    return agent.command ?? ((0,mission_agent_command/* choosesAgent */.Um)(agent) ? null : env.RCS_AGENT_COMMAND || null);
}
/** The agent as a session starts it. */
function askedAgent({ files, level, host }) {
    const { contract, sandboxFile } = files;
    const { agent } = contract;
    const choice = { command: commandOfUser(agent, host), args: [] };
    return {
        ...{ agent: (0,mission_agent_command/* gatewayChoice */.Ei)(choice, agent), env: (0,mission_opening/* resolveAgentEnv */.Jh)(sandboxFile, contract, host.env), readsInput: true },
        commandFor: ({ promptFile, workDir, folder }) => (0,mission_agent_command/* sessionCommand */.iE)(choice, agent, {
            ...{ workDir, instructionsFile: promptFile, handOver: folder },
            isConfined: level.kind === 'bubblewrap',
        }),
        variablesFor: ({ promptFile }) => ({ RCS_ITERATION: '0', RCS_INSTRUCTIONS_FILE: promptFile }),
    };
}
function doctor_useOf(contract) {
    return { commands: doctor_commandsOf(contract), environment: (0,environment_shape/* withEnvironmentDefaults */.EJ)(contract.environment) };
}
function doctor_commandsOf({ setup, build, guards, evaluator }) {
    const needed = { isNeeded: true, installs: false };
    return [
        ...(setup === undefined ? [] : [{ key: 'setup.command', command: setup.command, ...needed, installs: true }]),
        ...(build === undefined ? [] : [{ key: 'build.command', command: build.command, ...needed, installs: true }]),
        ...guards.map(({ command }, at) => ({ key: `guards[${at}].command`, command, ...needed })),
        { key: 'evaluator.command', command: evaluator.command, ...needed },
    ];
}
const NOT_TRIED = { figures: undefined, logs: undefined, pending: undefined };
async function doctor_checkEvaluator(checkup, asked) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { request, place, files, refs, head, level, round, host } = asked;
        const { contract, sandboxFile: file } = files;
        const { repository } = place.root;
        const { signal } = request;
        const hidden = (0,mission_holdout/* openHoldout */.Ep)(contract, { file, level, parentEnv: host.env })?.paths ?? [];
        const { environment } = contract;
        const area = { repository, name: 'missions', environment, parentEnv: host.env, base: head, level, hidden, signal };
        const opened = await openTrialArea(checkup, area);
        if (opened === undefined)
            return NOT_TRIED;
        const temporary = mission_doctor_addDisposableResource(env_3, opened, true);
        const privateArea = await withWorkTree(temporary.privateArea, { refs, head, isLeftOut: isOwnFile });
        const known = checkup.checks.filter(({ id }) => id === 'programs');
        checkup.add(...(await examineView({ privateArea, use: doctor_useOf(contract), signal, known })));
        const isMissing = checkup.checks.some(({ id, verdict }) => id === 'programs' && verdict === 'problem');
        const launch = {
            ...{ baseline_commit: privateArea.store.base, mission_file: files.missionFile, sandbox_file: file },
            ...{ mission: files.mission, contract },
        };
        const { files: protectedFiles } = await (0,protection/* findProtection */.T)(privateArea.store, launch);
        const { protect } = contract.evaluator;
        checkup.add(describeProtection(protectedFiles.files, { protect, table: 'evaluator' }));
        const onStep = (event) => request.onEvent?.(event);
        const trial = { privateArea, contract, protectedFiles, signal, logs: place.logs, onStep };
        checkup.add(...(await examineProtection(trial)));
        if (request.fix === true) {
            const pending = [...checkup.checks, ...(await doctor_examination_findUnprotected(trial))].filter(({ fix }) => fix !== undefined);
            if (pending.length > 0)
                return { ...NOT_TRIED, pending };
        }
        const calls = request.agent === true
            ? await askAgents(checkup, {
                ...{ privateArea, agents: [askedAgent(asked)], budgetUsd: contract.budget?.usd, host, signal, onStep },
                secrets: (0,agent_secrets/* agentSecrets */.D)((0,mission_opening/* secretTables */.WK)(contract, host.env), host.env),
            })
            : undefined;
        if (isMissing) {
            checkup.add(doctor_NOT_TESTED, ...(await doctor_examination_examineFiles(trial)));
            return { ...NOT_TRIED, calls };
        }
        (0,mission_store.ensureIgnored)(place.root);
        const logs = mission_doctor_addDisposableResource(env_3, await openDoctorLogs({ folder: place.logs, what: place.missionDir }, host), true);
        logs.clear(round === 1 ? undefined : doctor_BACKUP);
        const shown = (path) => (0,mission_store.shownPath)(place.root, path);
        const figures = await doctor_examination_examineEvaluator(checkup, trial, { shown, isFixing: request.fix === true });
        return { figures, logs: shown(logs.folder), pending: undefined, calls };
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_2 = mission_doctor_disposeResources(env_3);
        if (result_2)
            await result_2;
    }
}

// EXTERNAL MODULE: ./build/remote/named-subject.js
var named_subject = __webpack_require__(35507);
// EXTERNAL MODULE: ./build/base/schema-problems.js
var schema_problems = __webpack_require__(86586);
// EXTERNAL MODULE: ./build/workitem/contract.js
var contract = __webpack_require__(51421);
// EXTERNAL MODULE: ./build/engine/boundaries/protected-files.js + 1 modules
var protected_files = __webpack_require__(15310);
// EXTERNAL MODULE: ./build/engine/evaluation/preparing-steps.js
var preparing_steps = __webpack_require__(54620);
// EXTERNAL MODULE: ./build/base/literal-glob.js
var literal_glob = __webpack_require__(13310);
// EXTERNAL MODULE: ./build/engine/boundaries/test-files.js
var test_files = __webpack_require__(66662);
// EXTERNAL MODULE: ./build/workitem/admit.js + 1 modules
var admit = __webpack_require__(64048);
;// CONCATENATED MODULE: ./build/workitem/doctor-controls.js
/**
 * Candidates that a test command of a plan must refuse: one without anything but the tests, one whose tests are empty.
 * Invariant: what is tried are trees of a private store that is thrown away. A plan protects no file, and an item may be
 * there to write tests: what is found is a warning, never a problem.
 */







// A test has one score: that it passed. As often as it takes to be no chance.
const doctor_controls_PASSED = { score: 1, metrics: null };
const BASE = [doctor_controls_PASSED, doctor_controls_PASSED, doctor_controls_PASSED];
/** Tries both on a test that passes before any item has landed. */
async function tryControls(test) {
    const subject = await doctor_controls_subjectOf(test);
    const control = await (0,candidate_trials/* tryNegativeControl */.y5)(subject, { scores: BASE, settings: { guards: [], metrics: [] } });
    if (control.kind === 'aborted')
        return [];
    const emptied = await (0,integrity_trials/* tryEmptied */.wi)({ ...subject, protectedFiles: protected_files/* NOTHING_PROTECTED */.Vv }, doctor_controls_PASSED, 0);
    return [describeControl(control.kind === 'concluded' && !control.passed, test), ...describeEmptied(emptied, test)];
}
async function doctor_controls_subjectOf({ privateArea, command, permit, prefix, run }) {
    const commands = [{ command, kind: 'guard' }];
    const { programs } = privateArea;
    return {
        ...{ privateArea, commands, sign: 1, protectedFiles: await findTests(privateArea, command) },
        rules: { ...(0,admit/* workRules */.xf)({ permit, programs }), maxFiles: undefined, maxDiffLines: undefined },
        judge: async ({ tree, prefix: name, of }) => {
            const evaluation = await run({ tree, name: `${prefix}-${name}`, of });
            return evaluation.kind === 'ran' ? { kind: 'scored', score: doctor_controls_PASSED.score } : evaluation;
        },
    };
}
/** The tests of the repository, and what decides what the command runs. */
async function findTests({ store }, command) {
    const repository = await (0,open_tests/* readRepositoryPaths */.d$)(store);
    const deciding = await (0,open_tests/* findDeciding */.$n)(store, repository, [{ command, kind: 'guard' }]);
    const globs = [...(0,test_files/* findTestGlobs */.p_)(repository, []), ...deciding.map(literal_glob/* literalGlob */.I)];
    return (0,protected_files/* readProtectedFiles */.sz)(store, { commit: store.base, globs, commands: [command] });
}
function describeControl(isFooled, { whose }) {
    const check = { id: 'broken', title: `negative control of ${whose}` };
    if (!isFooled)
        return { ...check, verdict: 'ok', detail: 'its test fails without the code, as it must' };
    const detail = 'its test passes where there is nothing but the tests: it may not look at the code';
    return { ...check, verdict: 'warning', detail, remedy: 'Let test_command fail where the code does not work.' };
}
function describeEmptied(emptied, { whose }) {
    if (emptied.kind !== 'open')
        return [];
    const check = { id: 'emptied', title: `emptied tests of ${whose}` };
    const what = `${(0,open_tests/* listed */.KE)(emptied.paths)}`;
    if (!emptied.isPassed)
        return [{ ...check, verdict: 'ok', detail: `its test fails where ${what} ${are(emptied)} empty` }];
    const remedy = 'Look at what an item changes of tests before you merge its branch, or let test_command compare them.';
    const detail = `its test passes where ${what} ${are(emptied)} empty, and an item may empty ${emptied.paths.length === 1 ? 'it' : 'them'}`;
    return [{ ...check, verdict: 'warning', detail, remedy }];
}
function are({ paths }) {
    return paths.length === 1 ? 'is' : 'are';
}

// EXTERNAL MODULE: ./build/workitem/preparing.js
var preparing = __webpack_require__(3363);
// EXTERNAL MODULE: ./build/workitem/shared-tests.js
var shared_tests = __webpack_require__(22558);
;// CONCATENATED MODULE: ./build/workitem/doctor-trial.js
/**
 * Running the test commands of a plan on what its first items start from, without a run.
 * Invariant: what is tested are trees of a private store that is thrown away. A test that fails is no fault of the plan: its
 * item may be there to make it pass.
 */












const doctor_trial_NOT_TESTED = {
    ...{ id: 'evaluator', verdict: 'warning', title: 'test commands' },
    detail: 'not tested: fix the problems above first',
};
/** Tries each test command once and reports what comes of it; gives what it costs, where one ran to its end. */
async function examineTests(checkup, trial) {
    const tests = testsOf(trial);
    if (tests.length === 0) {
        const detail = 'no item has a test_command: whatever an agent leaves within its limits lands';
        checkup.add({ id: 'evaluator', verdict: 'warning', title: 'test commands', detail, remedy: 'Set test_command.' });
        return undefined;
    }
    const costs = [];
    const found = [];
    for (const [at, test] of tests.entries()) {
        const startedAt = performance.now();
        const asked = { tree: trial.privateArea.store.base, of: `item ${(0,base_text/* quoted */.TL)(test.item.id)}` };
        const evaluation = await runTest(trial, test, { ...asked, name: `test-${at + 1}` });
        if (evaluation.kind === 'aborted') {
            checkup.add({ ...doctor_trial_NOT_TESTED, detail: 'cancelled before all were tried' });
            return undefined;
        }
        const step = evaluation.kind === 'failed' ? evaluation.step?.name : undefined;
        if (step === 'judge-setup' || step === 'build') {
            checkup.add(describePreparation(evaluation, { step, trial }));
            return undefined;
        }
        if (evaluation.kind !== 'infra')
            costs.push({ tookMs: performance.now() - startedAt, timings: evaluation.timings });
        const shared = evaluation.kind === 'failed' ? await findShared(trial, test) : undefined;
        if (shared === undefined)
            checkup.add(describeTest(evaluation, { test, trial }));
        else
            found.push(shared);
        if (evaluation.kind === 'ran')
            checkup.add(...(await tryControls(controlledTest(trial, test, `test-${at + 1}`))));
    }
    const { refusal } = (0,shared_tests/* refusalOf */.O)(found);
    if (refusal !== undefined) {
        const { message: detail, remedy } = refusal;
        checkup.add({ id: 'evaluator', verdict: 'problem', title: 'test commands', detail, remedy });
    }
    if (costs.length === 0)
        return undefined;
    const figures = {
        evaluationMs: (0,median/* median */.J)(costs.map(({ tookMs }) => tookMs)) ?? 0,
        costs: (0,doctor_cost/* costsOf */.AR)(costs, { keptBuildMs: (0,kept_build/* keptBuildMs */.N)(trial.privateArea) }),
    };
    const { setup } = trial.work;
    const isPrepared = setup !== undefined && !figures.costs.some(({ step: each }) => each === 'setup');
    checkup.add({ id: 'time', verdict: 'ok', title: 'time', detail: (0,doctor_cost/* renderEvaluation */.zk)({ ...figures, isPrepared }) });
    return figures;
}
/** What each agent's items are tested by, every command once. */
function testsOf({ work, agents }) {
    const tests = new Map();
    for (const item of work.items) {
        const agent = agents.get(item.agent_id);
        if (item.test_command === undefined || agent === undefined)
            continue;
        const key = JSON.stringify([item.agent_id, item.test_command]);
        tests.set(key, { item, agent, ...tests.get(key), count: (tests.get(key)?.count ?? 0) + 1 });
    }
    return [...tests.values()];
}
function controlledTest(trial, test, prefix) {
    const { privateArea, work } = trial;
    const { permit } = work;
    const command = test.item.test_command ?? '';
    const run = (asked) => runTest(trial, test, asked);
    return { privateArea, command, permit, whose: whoseTest(test), prefix, run };
}
function runTest(trial, { item, agent }, { tree, name, of }) {
    const { privateArea, work, signal, logs, onStep } = trial;
    const atLevel = { ...privateArea, level: agent.level };
    const network = (0,preparing/* networkOf */.Af)(work, agent);
    return (0,evaluation_evaluation/* evaluateTree */.q)(atLevel, {
        ...{ checkout: (0,private_area/* evaluationCheckout */.b)(atLevel, 1), tree, protectedFiles: protected_files/* NOTHING_PROTECTED */.Vv },
        steps: [
            ...(0,preparing_steps/* preparingSteps */.sA)({ setup: work.setup, build: work.build, network, logs: (0,external_node_path_.join)(logs, `${name}-`) }),
            {
                ...{ name: 'test', kind: 'guards', title: 'the test command', command: item.test_command ?? '' },
                ...{ timeoutMs: item.constraints.timeout_ms, network: network.guards, logs: (0,external_node_path_.join)(logs, name) },
            },
        ],
        ...{ teardown: undefined, variables: {}, signal, asks: 'exit' },
        onStep: (step, state) => onStep({ kind: state, step: (0,doctor_cost/* shownStep */.u8)(step), of }),
    });
}
function whoseTest({ item, count }) {
    return count === 1 ? (0,base_text/* quoted */.TL)(item.id) : `${(0,base_text/* quoted */.TL)(item.id)} and ${(0,base_text/* plural */.LS)(count - 1, 'other item')}`;
}
function findShared({ privateArea, work, signal }, { item, agent }) {
    return (0,shared_tests/* findSharedTests */.Q)(privateArea, { work, item, agent, tree: privateArea.store.base, slot: 1, signal });
}
function logOf(evaluation, { shown }) {
    return evaluation.kind === 'failed' && evaluation.log !== undefined ? { log: shown(evaluation.log) } : {};
}
function describePreparation(evaluation, { step, trial }) {
    const what = step === 'build' ? 'build' : 'setup';
    const reason = evaluation.kind === 'failed' ? evaluation.reason : '';
    return {
        ...{ id: 'setup', verdict: 'warning', title: what },
        detail: `no item that has a test_command can land while it fails: ${reason}`,
        remedy: `Fix ${what}.command.`,
        ...logOf(evaluation, trial),
    };
}
function describeTest(evaluation, { test, trial }) {
    const check = { id: 'base-guard', title: `test of ${whoseTest(test)}` };
    if (evaluation.kind === 'ran')
        return { ...check, verdict: 'ok', detail: 'passes before any item has landed' };
    if (evaluation.kind === 'aborted')
        return { ...check, verdict: 'warning', detail: 'cancelled' };
    const remedy = evaluation.kind === 'failed' && evaluation.timedOut === true
        ? 'Raise constraints.timeout_ms of the item.'
        : 'Nothing has to be done if the item, or one that it waits for, is to make it pass.';
    const detail = `fails before any item has landed: ${evaluation.reason}`;
    return { ...check, verdict: 'warning', detail, remedy, ...logOf(evaluation, trial) };
}

// EXTERNAL MODULE: ./build/workitem/history.js
var workitem_history = __webpack_require__(45351);
// EXTERNAL MODULE: ./build/workitem/opening.js
var workitem_opening = __webpack_require__(32375);
// EXTERNAL MODULE: ./build/workitem/plan-problems.js
var plan_problems = __webpack_require__(92529);
// EXTERNAL MODULE: ./build/workitem/ready-agent.js
var ready_agent = __webpack_require__(20616);
// EXTERNAL MODULE: ./build/workitem/store.js
var workitem_store = __webpack_require__(12690);
;// CONCATENATED MODULE: ./build/workitem/doctor.js
var workitem_doctor_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var workitem_doctor_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * Everything that a run of a plan would check, and how its commands do on what its first items start from, without a run.
 * Invariant: of the user's nothing is written but the folder of its logs, and the plan where that is asked for: no
 * branch, no receipt, no lock. What is wrong is a check of the result, reported as soon as it is found.
 */






























const workitem_doctor_BACKUP = 'plan.before';
/** Checks a plan. Throws where it is in no repository. */
async function runPlanDoctor(request, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const _guard = workitem_doctor_addDisposableResource(env_1, (0,inspector_guard/* guardInspector */.f)(), false);
        const paths = (0,workitem_store/* workPathsOf */.LR)(host);
        const path = (0,external_node_path_.isAbsolute)(request.file) ? request.file : (0,external_node_path_.join)(host.cwd, request.file);
        const shown = (0,external_node_path_.relative)(paths.repository.folder, path);
        const place = { paths, host, shown, logs: (0,external_node_path_.join)(paths.folder, 'doctor', shown.replaceAll(/[^\w-]+/g, '-')) };
        return examineInRounds(request, {
            file: planFile(path, shown),
            backup: (0,external_node_path_.join)(place.logs, workitem_doctor_BACKUP),
            examine: ({ round, fix }) => workitem_doctor_examine({ ...request, fix }, { ...place, round }),
        });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        workitem_doctor_disposeResources(env_1);
    }
}
/** A plan in YAML, which can be changed in place. */
function planFile(path, shown) {
    const decode = (text) => {
        const decoded = (0,yaml_document.decodeYaml)(shown, Buffer.from(text));
        return 'problems' in decoded ? undefined : decoded.document;
    };
    return {
        ...{ path, shown },
        read: (text) => decode(text)?.value,
        edit: (text, edits) => (/\.ya?ml$/i.test(path) ? editYaml(text, edits) : { refused: 'it is no YAML' }),
        isSound: (text) => {
            const document = decode(text);
            return document !== undefined && !('problems' in (0,contract/* parseWorkFile */.RR)(document));
        },
    };
}
async function workitem_doctor_examine(request, place) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { paths, host } = place;
        const { repository } = paths;
        const scratch = workitem_doctor_addDisposableResource(env_2, (0,scratch_home/* createScratchHome */.e)((0,external_node_os_.tmpdir)()), true);
        const checkup = new Checkup(request.onEvent);
        checkup.add({ id: 'repository', verdict: 'ok', title: 'git repository', detail: repository.folder });
        const refs = (0,user_repository/* openRefs */.ro)(repository, scratch.temporary);
        const loaded = await checkPlan(checkup, request.file, place);
        await checkGit(checkup, refs.refs, { merges: false });
        const head = await checkHead(checkup, { repository, refs: refs.refs });
        const start = head === undefined ? undefined : await doctor_checkStart(checkup, { place, refs, loaded, head });
        const agents = loaded && (await checkAgents(checkup, { work: loaded.work, refs, base: start?.commit, host }));
        if (loaded !== undefined)
            checkup.add(...describePrograms(workitem_doctor_useOf(loaded.work), host.env));
        const hasLock = await checkLock(checkup, { folder: scratch.temporary, now: host.now });
        const hasArea = await checkDisk(checkup, { folder: paths.folder, ...(0,workitem_store/* workArea */.hM)(paths, host) });
        const isRunning = checkRunning(checkup, { lock: paths.lock, what: 'the work items of this repository' });
        const next = `autorize work run ${request.file}`;
        const diagnosis = { name: request.file, checks: checkup.checks, figures: undefined, logs: undefined, next };
        const unasked = () => (request.agent === true ? leaveUnasked(checkup, isRunning) : {});
        if (isRunning)
            return { diagnosis: { ...diagnosis, ...unasked() }, pending: undefined };
        if (loaded === undefined || start === undefined || agents === undefined || !hasLock || !hasArea) {
            checkup.add(doctor_trial_NOT_TESTED);
            return { diagnosis: { ...diagnosis, ...unasked() }, pending: undefined };
        }
        const tried = await checkCommands(checkup, { request, place, work: loaded.work, refs, start, agents });
        const calls = tried.pending === undefined ? (tried.calls ?? unasked()) : {};
        return { diagnosis: { ...diagnosis, figures: tried.figures, logs: tried.logs, ...calls }, pending: tried.pending };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_1 = workitem_doctor_disposeResources(env_2);
        if (result_1)
            await result_1;
    }
}
async function checkPlan(checkup, file, { paths, host }) {
    let sound;
    await checkup.look({ id: 'config', title: 'plan' }, async () => {
        const loaded = await (0,workitem_opening/* loadWork */.CW)(file, host, { needsAgents: true });
        await (0,plan_problems/* requireSound */.b)({ loaded, paths, host, only: [], inPlace: false, needsAgents: true, ofCommand: [] });
        const { work } = loaded;
        if (work === undefined)
            throw new errors/* ContractError */.Vl(loaded.problems);
        const problems = unreadable({ ...loaded, work });
        if (problems.length > 0)
            throw new errors/* ContractError */.Vl(problems);
        sound = { ...loaded, work };
        return `${file} can be read, every key is known`;
    });
    return sound;
}
/** Commands that sh cannot read. */
function unreadable({ document, work }) {
    const commands = [
        ...work.items.map(({ test_command: command }, at) => ({ path: ['items', at, 'test_command'], command })),
        { path: ['setup', 'command'], command: work.setup?.command },
        { path: ['build', 'command'], command: work.build?.command },
    ];
    return commands.flatMap(({ path, command = '' }) => {
        const found = (0,shell_syntax/* findSyntaxError */.p)(command);
        if (found === undefined)
            return [];
        return [(0,schema_problems/* problemAt */.l4)(document, path, { found, expected: 'a command that sh can read', remedy: 'Fix it.' })];
    });
}
/** What the next items start from; undefined where that cannot be known, which is reported. */
async function doctor_checkStart(checkup, { place, refs, loaded, head }) {
    const { paths, host, shown } = place;
    const { repository } = paths;
    let start = { commit: head, isHead: true };
    if (loaded !== undefined) {
        const branch = `autorize-work/${loaded.plan}`;
        const isFree = await checkup.look({ id: 'branch', title: 'branch' }, async () => {
            const commit = await (0,workitem_opening/* findWorkBranch */.VD)(paths, refs.refs, branch);
            if (commit === undefined)
                return `${branch} is made when an item lands`;
            start = { commit, isHead: false };
            return `${branch} is there, and the plan continues from it`;
        });
        if (!isFree)
            start = undefined;
    }
    const all = await (0,user_work_tree/* listChanges */.W)({ repository, gitDir: refs.gitDir, home: refs.home, head, parentEnv: host.env });
    const changed = all.filter((path) => !doctor_isOwnFile(path) && path !== shown);
    checkup.add(describeWorkTree({ changed, isRecorded: start?.isHead === false }));
    const isSound = await checkup.look({ id: 'ledger', title: 'receipts' }, () => {
        const { landed } = (0,workitem_history/* foldHistory */.E)((0,workitem_store/* readWorkJournal */.N9)(paths));
        return landed.length === 0 ? 'none yet' : `${landed.length} landed`;
    });
    return isSound ? start : undefined;
}
function doctor_isOwnFile(path) {
    return /^\.(?:rcs|autorize)(?:\/|$)/.test(path);
}
async function checkAgents(checkup, { work, refs, base, host }) {
    let agents = new Map();
    // Logins are looked at one by one; variables were, with the plan.
    const ready = await (0,workitem_opening/* readyAgents */._F)(work, host, { needsAgents: false, sandbox: undefined }).catch(() => undefined);
    const specs = [...new Set(work.items.map(({ agent_id: id }) => id))].flatMap((id) => {
        const agent = Object.entries(work.agents).find(([name]) => name === id)?.[1];
        return agent === undefined ? [] : [{ agent, path: ['agents', id], env: ready?.get(id)?.env ?? {} }];
    });
    const { memory, cpus } = work.environment ?? {};
    const level = await checkMachine(checkup, {
        ...{ agents: specs, resources: { memory, cpus }, parentEnv: host.env, refs: refs.refs, base },
        sandbox: specs.every(({ agent }) => agent.sandbox === 'off') ? 'off' : 'auto',
        chooseLevel: async () => {
            agents = await (0,workitem_opening/* readyAgents */._F)(work, host, { needsAgents: true, sandbox: undefined });
            return (0,ready_agent/* areaLevel */._$)([...agents.values()]);
        },
        tracing: undefined,
    });
    return level === undefined ? undefined : agents;
}
function workitem_doctor_useOf({ items, setup, build, environment }) {
    // No run refuses a plan for a program that is missing: an item may bring it.
    const command = (key, text, installs = false) => text === undefined || text === '' ? [] : [{ key, command: text, isNeeded: false, installs }];
    return {
        commands: [
            ...command('setup.command', setup?.command, true),
            ...command('build.command', build?.command),
            ...items.flatMap(({ test_command: text }, at) => command(`items[${at}].test_command`, text)),
        ],
        environment: (0,environment_shape/* withEnvironmentDefaults */.EJ)(environment),
    };
}
async function checkCommands(checkup, trying) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { request, place, work, refs, start, agents } = trying;
        const { paths, host } = place;
        const { signal, fix } = request;
        const nothing = { figures: undefined, logs: undefined };
        const opened = await openTrialArea(checkup, {
            ...{ ...(0,workitem_store/* workArea */.hM)(paths, host), environment: work.environment, base: start.commit, signal },
            level: (0,ready_agent/* areaLevel */._$)([...agents.values()]),
        });
        if (opened === undefined)
            return { ...nothing, pending: undefined };
        const temporary = workitem_doctor_addDisposableResource(env_3, opened, true);
        const left = { refs, head: start.commit, isLeftOut: doctor_isOwnFile };
        const privateArea = start.isHead ? await withWorkTree(temporary.privateArea, left) : temporary.privateArea;
        const known = checkup.checks.filter(({ id }) => id === 'programs');
        checkup.add(...(await examineView({ privateArea, use: workitem_doctor_useOf(work), signal, known })));
        const pending = checkup.checks.filter((check) => check.fix !== undefined);
        if (fix === true && pending.length > 0)
            return { ...nothing, pending };
        const logs = workitem_doctor_addDisposableResource(env_3, await openDoctorLogs({ folder: place.logs, what: request.file }, host), true);
        logs.clear(place.round === 1 ? undefined : workitem_doctor_BACKUP);
        const shown = (path) => (0,external_node_path_.relative)(paths.repository.folder, path);
        const onStep = request.onEvent ?? (() => undefined);
        const calls = request.agent === true
            ? await askAgents(checkup, {
                ...{ privateArea, agents: [...agents.values()].map(doctor_askedAgent), budgetUsd: work.budget?.usd, host, signal },
                ...{ secrets: (0,workitem_opening/* keysOfPlan */.rm)(work, host), onStep },
            })
            : undefined;
        const figures = await examineTests(checkup, { privateArea, work, agents, signal, logs: logs.folder, onStep, shown });
        return { figures, logs: shown(logs.folder), pending: undefined, calls };
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_2 = workitem_doctor_disposeResources(env_3);
        if (result_2)
            await result_2;
    }
}
/** An agent as an item starts it. */
function doctor_askedAgent({ id: name, spec, env, level }) {
    const { command, stdin } = (0,agent_preset/* agentTemplate */.wJ)(spec);
    return {
        ...{ name, env, level, agent: { ...spec, preset: spec.preset ?? (0,agent_preset/* presetOfCommand */.Se)(command) } },
        readsInput: stdin === 'prompt',
        commandFor: ({ promptFile, workDir }) => (0,command_line/* fillTemplate */.o)(command, { promptFile, workDir, id: 'doctor' }),
        variablesFor: ({ workDir }) => ({ AUTORIZE_WORKDIR: workDir }),
    };
}

// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(84483);
;// CONCATENATED MODULE: ./build/report/doctor-text.js


const WORDS = { ok: 'ok', warning: 'warn', problem: 'FAIL' };
const WORD_WIDTH = 4;
const TITLE_WIDTH = 21;
const MAX_TITLE = 60;
const MAX_TEXT = 1000;
/** Checks whose success says no more than that it is one. */
const PLAIN = new Set([
    'repository',
    'config',
    'git',
    'head',
    'work-tree',
    'base',
    'branch',
    'ledger',
    'holdout',
    'agent-env',
    'agent',
    'agent-key',
    'lock',
    'private-area',
    'disk',
]);
/** Whether a check is shown by its title alone, together with others. */
function isPlain({ verdict, id }) {
    return verdict === 'ok' && PLAIN.has(id);
}
/** `ok    git, HEAD, ledger`: checks that say no more. */
function renderPlainChecks(checks) {
    const titles = [...new Set(checks.map(({ title }) => (0,foreign_text/* oneLine */.TN)(title, MAX_TITLE)))];
    return `${WORDS.ok.padEnd(WORD_WIDTH)}  ${titles.join(', ')}\n`;
}
/** A line of what was found; what to do about it comes at the end. */
function renderCheck({ verdict, title, detail }) {
    const head = `${WORDS[verdict].padEnd(WORD_WIDTH)}  ${(0,foreign_text/* oneLine */.TN)(title, MAX_TITLE).padEnd(TITLE_WIDTH)}  `;
    return `${head}${(0,foreign_text/* oneLine */.TN)(detail, MAX_TEXT)}`.trimEnd().concat('\n');
}
/** `guard "tests" · run 2 of 3 · 14 s`: a command that runs, or has ended. */
function renderStep({ step, of }, ms) {
    return [(0,foreign_text/* oneLine */.TN)(step, MAX_TITLE), of, `${Math.round(ms / 1000)} s`].join(' · ');
}
/** What was changed in the config. */
function renderFix(diff) {
    const lines = diff.trimEnd().split('\n');
    return `\n${lines.map((line) => (0,foreign_text/* oneLine */.TN)(line, MAX_TEXT)).join('\n')}\n\n`;
}
/** What to do, the most important first, and what follows from all checks. */
function renderConclusion({ name, checks, logs, next, fixed }) {
    const due = ['problem', 'warning'].flatMap((verdict) => checks.filter((check) => check.verdict === verdict && check.remedy !== undefined));
    const list = due.length === 0 ? [] : ['', 'To do:', ...due.map((check, at) => renderDue(check, at + 1))];
    const count = (verdict) => checks.filter((check) => check.verdict === verdict).length;
    const [problems, warnings] = [count('problem'), count('warning')];
    const found = `${(0,base_text/* plural */.LS)(problems, 'problem')}, ${(0,base_text/* plural */.LS)(warnings, 'warning')}`;
    const again = `autorize doctor ${(0,foreign_text/* oneLine */.TN)(name, MAX_TITLE)}`;
    const canFix = fixed === undefined && due.some(({ fix }) => fix !== undefined);
    const followUp = canFix ? `${again} --fix` : problems > 0 ? again : next;
    return [
        ...list,
        '',
        ...(logs === undefined ? [] : [`Output of all commands: ${(0,foreign_text/* oneLine */.TN)(logs, MAX_TEXT)}/`]),
        `${found}. Next: ${followUp}`,
        '',
    ].join('\n');
}
function renderDue({ id, title, detail, remedy = '', log, fix }, number) {
    // Of a file with several problems the remedy alone does not say which of them is meant.
    const what = id === 'config' ? `${detail} ${remedy}` : remedy;
    const more = `${fix === undefined ? '' : ' (--fix)'}${log === undefined ? '' : ` See ${(0,foreign_text/* oneLine */.TN)(log, MAX_TEXT)}`}`;
    return `${String(number).padStart(2)}. ${(0,foreign_text/* oneLine */.TN)(title, MAX_TITLE)}: ${(0,foreign_text/* oneLine */.TN)(what, MAX_TEXT)}${more}`;
}

// EXTERNAL MODULE: ./build/report/workflow-commands.js
var workflow_commands = __webpack_require__(13141);
// EXTERNAL MODULE: ./build/cli/bottom-line.js
var bottom_line = __webpack_require__(56801);
// EXTERNAL MODULE: ./build/cli/terminal.js
var cli_terminal = __webpack_require__(38565);
;// CONCATENATED MODULE: ./build/cli/doctor-view.js




// A log that is silent for longer looks as if nothing happened.
const HEARTBEAT_MS = 30_000;
/**
 * Shows what `doctor` finds, as soon as it does, and what it runs: on a terminal in a line that is kept up to date, else
 * a line on standard error for each command that ended, and now and then for one that takes long.
 */
function createDoctorView(terminal, { isJson }) {
    let current;
    let plain = [];
    const seen = new Set();
    const lineNow = () => current && renderStep(current, performance.now() - current.at);
    const { columns } = terminal;
    const bottom = columns === undefined || isJson ? undefined : (0,bottom_line/* createBottomLine */.u)(terminal, { render: lineNow });
    const out = (text) => {
        if (!isJson)
            (bottom?.above ?? terminal.out)(terminal.isWorkflow ? (0,workflow_commands.defuse)(text) : text);
    };
    const progress = () => {
        const line = lineNow();
        if (bottom === undefined && line !== undefined)
            terminal.err(terminal.isWorkflow ? (0,workflow_commands.defuse)(`${line}\n`) : `${line}\n`);
    };
    const heartbeat = setInterval(progress, HEARTBEAT_MS);
    heartbeat.unref();
    const flush = () => {
        if (plain.length > 0)
            out(renderPlainChecks(plain));
        plain = [];
    };
    const stop = () => {
        clearInterval(heartbeat);
        bottom?.stop();
    };
    const check = (found) => {
        // What was found before the config was fixed is not said again.
        const key = isPlain(found) ? found.title : renderCheck(found);
        if (seen.has(key))
            return;
        seen.add(key);
        if (isPlain(found)) {
            plain.push(found);
            return;
        }
        flush();
        out(renderCheck(found));
    };
    return {
        show: (event) => {
            switch (event.kind) {
                case 'checked':
                    check(event.check);
                    break;
                case 'began':
                    flush();
                    current = { ...event, at: performance.now() };
                    bottom?.draw();
                    break;
                case 'ended':
                    progress();
                    current = undefined;
                    break;
                case 'fixed':
                    flush();
                    out(renderFix(event.diff));
                    break;
                default:
                    event;
            }
        },
        end: (diagnosis) => {
            flush();
            stop();
            if (isJson)
                (0,cli_terminal/* printJson */.Q)(terminal, diagnosis);
            else
                out(renderConclusion(diagnosis));
        },
        [Symbol.dispose]: stop,
    };
}

// EXTERNAL MODULE: ./build/cli/stop-signals.js
var stop_signals = __webpack_require__(31977);
;// CONCATENATED MODULE: ./build/cli/doctor-command.js
var doctor_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var doctor_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/** `autorize doctor`: what a run of an experiment, a mission or a plan would check, without a run. */







/**
 * Checks what `run` needs and how far the evaluator can be trusted; 1 if something has to be fixed first, 3 if the agent alone
 * does not answer.
 */
async function runDoctorCommand(call) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { values, host, terminal } = call;
        const [what = ''] = call.words;
        const kind = (0,named_subject/* kindOfSubject */.m)(what, host);
        const stopping = doctor_command_addDisposableResource(env_1, (0,stop_signals/* listenForSignals */.s)(), false);
        const view = doctor_command_addDisposableResource(env_1, createDoctorView(terminal, { isJson: values.has('json') }), false);
        const request = { fix: values.has('fix'), agent: values.has('agent'), signal: stopping.signal, onEvent: view.show };
        const diagnosis = await doctor_command_examine({ ...call, request }, { kind, what });
        view.end(diagnosis);
        if (stopping.exitCode !== undefined)
            return stopping.exitCode;
        const isProblem = diagnosis.checks.some(({ id, verdict }) => verdict === 'problem' && id !== 'agent-call');
        if (isProblem)
            return errors/* EXIT */.dc.no;
        // As a run that has no answer of its model.
        const calls = [diagnosis.agent ?? [], Object.values(diagnosis.agents ?? {})].flat();
        return calls.every(({ answered }) => answered) ? errors/* EXIT */.dc.yes : errors/* EXIT */.dc.precondition;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        doctor_command_disposeResources(env_1);
    }
}
function doctor_command_examine({ request, host }, { kind, what }) {
    switch (kind) {
        case 'mission':
            return runMissionDoctor({ ...request, missionDir: what }, host);
        case 'plan':
            return runPlanDoctor({ ...request, file: what }, host);
        case 'experiment':
            return runDoctor({ ...request, name: what }, host);
        default:
            return kind;
    }
}


/***/ }),

/***/ 38565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ printJson)
/* harmony export */ });
/** Prints a document in which no line is a workflow command. */
function printJson(terminal, value) {
    terminal.out(`${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`);
}


/***/ }),

/***/ 590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ describeRoot),
/* harmony export */   Hf: () => (/* binding */ describeLogin),
/* harmony export */   P7: () => (/* binding */ describeAgent),
/* harmony export */   QC: () => (/* binding */ isShownAsRoot),
/* harmony export */   Rx: () => (/* binding */ describeKey),
/* harmony export */   lI: () => (/* binding */ requireAgent)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7953);
/* harmony import */ var _engine_agent_login_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24859);
/* harmony import */ var _engine_agent_model_route_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30226);
/* harmony import */ var _engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7535);
/* harmony import */ var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63836);
/* harmony import */ var _engine_environment_command_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27333);
/* harmony import */ var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22989);
/* harmony import */ var _kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(55523);
/* harmony import */ var _kernel_program_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39058);
/* harmony import */ var _kernel_sandbox_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19189);
/* harmony import */ var _key_values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3500);
/**
 * Whether the agent that a config names can work here.
 * Invariant: only looked at: nothing of it is run.
 */












/**
 * Throws where the agent's program is not there. A path of the repository is allowed: setup may create it, or an
 * accepted change may have.
 */
async function requireAgent(request) {
    const checks = [await describeAgent({ ...request, base: undefined }), ...describeRoot(request)];
    const { agent, parentEnv, level } = request;
    (0,_engine_agent_login_access_js__WEBPACK_IMPORTED_MODULE_1__/* .requireLogin */ .Xx)(agent, { parentEnv, level: { kind: level } });
    const problem = checks.find(({ verdict }) => verdict === 'problem');
    if (problem?.remedy === undefined)
        return;
    const { detail, remedy } = problem;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({ message: `the agent cannot be run: ${detail}`, remedy });
}
/** Whether the agent's program is there. */
async function describeAgent({ agent, path, env, parentEnv, refs, base }) {
    const check = { id: 'agent', title: 'agent' };
    const key = (0,_key_values_js__WEBPACK_IMPORTED_MODULE_9__/* .renderKey */ .k)([...path, 'command']);
    const word = agent.command === undefined && agent.preset !== undefined
        ? { kind: 'program', name: _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .PRESETS */ .fG[agent.preset].program }
        : (0,_engine_environment_command_names_js__WEBPACK_IMPORTED_MODULE_5__/* .readCommandWord */ .Iq)(agent.command ?? '');
    switch (word.kind) {
        case 'shell':
            return { ...check, verdict: 'ok', detail: `begins with ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .TL)(word.word)}, which the shell runs itself` };
        case 'path': {
            const isThere = word.path.startsWith('/')
                ? (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_7__/* .isProgram */ .Vd)(word.path)
                : base === undefined || (await isInCommit(refs, base, word.path));
            if (isThere)
                return { ...check, verdict: 'ok', detail: word.path };
            const where = word.path.startsWith('/') ? 'no file that can be run' : 'not in the base commit';
            const remedy = `Fix ${key}; a relative path starts at the root of the repository.`;
            return { ...check, verdict: 'problem', detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .TL)(word.path, 200)} is ${where}`, remedy };
        }
        case 'program': {
            const program = (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_7__/* .findOnPath */ .aY)(word.name, env.PATH ?? parentEnv.PATH ?? '');
            if (program !== undefined)
                return { ...check, verdict: 'ok', detail: program };
            const remedy = `Install it, or correct ${key} or PATH.`;
            return { ...check, verdict: 'problem', detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .TL)(word.name)} is not on PATH`, remedy };
        }
        default:
            return word;
    }
}
function isInCommit(refs, commit, path) {
    return (0,_kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_11__/* .hasObjects */ .Z)(refs, [`${commit}:${path.replace(/^(\.\/)+/, '')}`]);
}
/** Whether a preset's CLI gets a key: its own login is in the user's home, which an agent does not get. */
function describeKey({ agent, path, env }, parentEnv) {
    if (agent.preset === undefined || agent.command !== undefined || agent.login === true)
        return [];
    const { keys } = _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .PRESETS */ .fG[agent.preset];
    const key = keys.find((name) => (env[name] ?? '') !== '');
    const check = { id: 'agent-key', title: "agent's key" };
    if (key !== undefined)
        return [{ ...check, verdict: 'ok', detail: `${key} is given` }];
    // A server of one's own may want no key, or one of another name.
    const way = (0,_engine_agent_model_route_js__WEBPACK_IMPORTED_MODULE_2__/* .agentRouteOf */ .SF)(agent, env);
    if (way.kind === 'gateway') {
        return [{ ...check, verdict: 'ok', detail: `the gateway has what ${way.route.upstream.address} needs` }];
    }
    const detail = `${(0,_key_values_js__WEBPACK_IMPORTED_MODULE_9__/* .renderKey */ .k)([...path, 'env'])} sets no key for ${agent.preset} (${keys.join(' or ')}), and agents cannot use the login in your HOME`;
    const [first = ''] = keys;
    const remedyFor = (name) => `Set ${(0,_key_values_js__WEBPACK_IMPORTED_MODULE_9__/* .renderKey */ .k)([...path, 'env', name])} = "$${name}".`;
    const here = keys.find((name) => (parentEnv[name] ?? '') !== '' && !(0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_6__/* .isSupervisorsOwn */ .Cm)(name));
    if (here === undefined)
        return [{ ...check, verdict: 'warning', detail, remedy: remedyFor(first) }];
    const fix = [{ kind: 'set', path: [...path, 'env', here], value: `$${here}` }];
    return [{ ...check, verdict: 'warning', detail, remedy: remedyFor(here), fix }];
}
/** What there is of the login that the config asks for; throws where it cannot be used. */
function describeLogin({ agent }, place) {
    const access = (0,_engine_agent_login_access_js__WEBPACK_IMPORTED_MODULE_1__/* .requireLogin */ .Xx)(agent, place);
    if (access?.expiresAtMs === undefined)
        return 'there, and its token has no end';
    const at = new Date(access.expiresAtMs).toISOString();
    return (0,_engine_agent_login_access_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(access) ? `its token ended at ${at}; a run lets the CLI renew it` : `its token is good until ${at}`;
}
/** Whether a preset's CLI would refuse to work, since this user is root and nothing confines it. */
function describeRoot({ agent, path, env, level, isRoot }) {
    const mark = (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_3__/* .sandboxMarkOf */ .kH)(agent);
    if (mark === undefined || !isRoot || level === 'bubblewrap' || (env[mark] ?? '') !== '')
        return [];
    const detail = `${agent.preset} refuses to work as root without a sandbox, and bubblewrap is not in force`;
    const key = (0,_key_values_js__WEBPACK_IMPORTED_MODULE_9__/* .renderKey */ .k)([...path, 'env', mark]);
    const remedy = `Use bubblewrap, or another user; or, in a container that is for this alone, set ${key} = "1".`;
    return [{ id: 'agent-root', verdict: 'problem', title: 'agent as root', detail, remedy }];
}
/** Whether a command in this level is the superuser to itself: the supervisor is, and no user namespace hides it. */
function isShownAsRoot(level) {
    return process.getuid?.() === 0 && (0,_kernel_sandbox_command_js__WEBPACK_IMPORTED_MODULE_8__/* .showsRoot */ .np)(level);
}


/***/ }),

/***/ 62534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ FINDINGS)
/* harmony export */ });
/**
 * What a run does where `doctor` says FAIL. `refused`: the run makes the same check and refuses. `reported`: never FAIL.
 * A risk: the run refuses unless `accept_risk` names it. A finding that is not in this table does not compile.
 */
const FINDINGS = {
    git: 'refused',
    repository: 'refused',
    config: 'refused',
    head: 'refused',
    'work-tree': 'refused',
    base: 'refused',
    'base-behind': 'reported',
    branch: 'refused',
    rules: 'reported',
    archiving: 'reported',
    decisions: 'refused',
    ledger: 'refused',
    holdout: 'refused',
    'agent-env': 'refused',
    agent: 'refused',
    'agent-key': 'reported',
    'agent-call': 'refused',
    'agent-login': 'refused',
    'agent-root': 'refused',
    tracing: 'reported',
    resources: 'refused',
    sandbox: 'refused',
    programs: 'refused',
    places: 'reported',
    credentials: 'reported',
    lock: 'refused',
    'private-area': 'refused',
    disk: 'low_disk',
    running: 'reported',
    protection: 'reported',
    evaluator: 'refused',
    'base-guard': 'base_guard',
    setup: 'reported',
    time: 'reported',
    timeouts: 'reported',
    noop: 'reported',
    echo: 'evaluator_in_process',
    deletion: 'reported',
    'guard-tests': 'unprotected_tests',
    emptied: 'reported',
    planted: 'planted_files',
    later: 'reported',
    links: 'unprotected_links',
    broken: 'refused',
};


/***/ }),

/***/ 53655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ describeEcho),
/* harmony export */   CQ: () => (/* binding */ describeNegativeControl),
/* harmony export */   CW: () => (/* binding */ describePlanted),
/* harmony export */   Db: () => (/* binding */ describeLinks),
/* harmony export */   G: () => (/* binding */ describeEmptied),
/* harmony export */   MW: () => (/* binding */ describeDeletion)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77628);
/* harmony import */ var _engine_acceptance_evaluator_trust_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12609);
/* harmony import */ var _engine_evaluation_open_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99804);
/* harmony import */ var _engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69332);
/* harmony import */ var _key_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3500);
/** What `doctor` says of candidates that tamper with the evaluator. Pure. */






function describeDeletion(deletion, protect) {
    const check = { id: 'deletion', title: 'deleted tests' };
    switch (deletion.kind) {
        case 'untried':
            return [];
        case 'passed': {
            const detail = `a change that deletes ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(deletion.tests, 'test file')} scores as if nothing had happened`;
            const remedy = `Protect the tests (${protect}), and run them as a guard where they are what counts.`;
            return [{ ...check, verdict: 'warning', detail, remedy }];
        }
        case 'withstood':
            return [
                {
                    ...check,
                    verdict: 'ok',
                    detail: `a change that deletes ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(deletion.tests, 'test file')} does not pass`,
                },
            ];
        case 'aborted':
            return [{ ...check, verdict: 'warning', detail: 'broken off before it was tried' }];
        default:
            return deletion;
    }
}
function describeEmptied(emptied, key) {
    const check = { id: 'emptied', title: 'emptied tests' };
    switch (emptied.kind) {
        case 'untried':
            return [];
        case 'denied': {
            const detail = `a change that empties one of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(emptied.tests.length, 'test file')} is denied (${(0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(emptied.tests)})`;
            return [{ ...check, verdict: 'ok', detail }];
        }
        case 'open': {
            const { paths, inputs, isPassed, globs } = emptied;
            const used = [...inputs.tests, ...inputs.deciding];
            const how = isPassed ? ', and a candidate that empties all of them passes' : '';
            const rest = paths.filter((path) => !used.includes(path));
            const checks = used.length === 0
                ? []
                : [{ ...describeOpenInputs(inputs, key, rest.length === 0 ? how : ''), ...protectFix(key, globs.inputs) }];
            if (rest.length === 0)
                return checks;
            const detail = `a change may empty ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(rest.length, 'test file')} (${(0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(rest)})${how}`;
            return [
                ...checks,
                {
                    ...{ ...check, verdict: 'warning', detail, remedy: `Add to ${(0,_key_values_js__WEBPACK_IMPORTED_MODULE_4__/* .renderKey */ .k)(key.path)}: ${(0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(rest)}.` },
                    ...protectFix(key, globs.others),
                },
            ];
        }
        case 'aborted':
            return [{ ...check, verdict: 'warning', detail: 'cancelled before it was tried' }];
        default:
            return emptied;
    }
}
function protectFix({ path, isWritten, globs }, added) {
    if (added.length === 0)
        return {};
    const values = isWritten ? added : [...globs, ...added];
    return { fix: [{ kind: 'append', path, values }] };
}
function describeOpenInputs(inputs, { path }, how) {
    const { found, remedy } = (0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .describeOpen */ .us)(inputs, (0,_key_values_js__WEBPACK_IMPORTED_MODULE_4__/* .renderKey */ .k)(path));
    return {
        id: 'guard-tests',
        verdict: 'problem',
        title: 'tests and scripts of guards',
        detail: `${found}${how}`,
        remedy,
    };
}
const PLANTED_REMEDY = 'Take these paths off boundaries.permit; protect those that it does not name.';
function describePlanted(planted) {
    const check = { id: 'planted', title: 'planted files' };
    switch (planted.kind) {
        case 'untried':
            return [];
        case 'denied': {
            const detail = `a change that adds one of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(planted.paths.length, 'file')} which would be loaded in the place of the evaluator's is denied (${(0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(planted.paths)})`;
            return [{ ...check, verdict: 'ok', detail }];
        }
        case 'without effect': {
            const detail = `a change may add ${(0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(planted.paths)}, which boundaries.permit names, without effect on the score`;
            return [{ ...check, verdict: 'ok', detail }];
        }
        case 'believed': {
            const detail = `the evaluator loads ${(0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(planted.paths)} of a change in the place of its own: the score is ${planted.claim}`;
            return [{ ...check, verdict: 'problem', detail, remedy: PLANTED_REMEDY }];
        }
        case 'untestable': {
            const detail = `a change may add ${(0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(planted.paths)}, which the evaluator would load in the place of its own files`;
            return [{ ...check, verdict: 'problem', detail, remedy: PLANTED_REMEDY }];
        }
        case 'aborted':
            return [{ ...check, verdict: 'warning', detail: 'cancelled before it was tried' }];
        default:
            return planted;
    }
}
/** Whether protected links lead to what a change may alter. */
function describeLinks(links, protect) {
    if (links.length === 0)
        return [];
    const { found, remedy } = (0,_engine_evaluation_open_links_js__WEBPACK_IMPORTED_MODULE_2__/* .describeOpenLinks */ .n)(links, protect);
    return [{ id: 'links', verdict: 'problem', title: 'protected links', detail: found, remedy }];
}
/** Whether the evaluator takes the word of the code under test. */
function describeEcho(echo, protect) {
    const check = { id: 'echo', title: 'claimed score' };
    switch (echo.kind) {
        case 'believed':
            return {
                ...check,
                verdict: 'problem',
                detail: (0,_engine_acceptance_evaluator_trust_js__WEBPACK_IMPORTED_MODULE_1__/* .describeBelieved */ .sz)(echo),
                remedy: (0,_engine_acceptance_evaluator_trust_js__WEBPACK_IMPORTED_MODULE_1__/* .believedRemedy */ .tS)(protect),
            };
        case 'withstood':
            return {
                ...check,
                verdict: 'ok',
                detail: `is not believed (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(echo.scripts, 'script')} printed one and ended): ${echo.how}`,
            };
        case 'untried':
            return { ...check, verdict: 'ok', detail: `not tried: ${echo.why}` };
        case 'aborted':
            return { ...check, verdict: 'warning', detail: 'broken off before it was tried' };
        default:
            return echo;
    }
}
/** Whether a candidate without the code fails; `action` is what a run does where it does not. */
function describeNegativeControl(broken, action) {
    const check = { id: 'broken', title: 'negative control' };
    switch (broken.kind) {
        case 'untried':
            return [];
        case 'concluded': {
            if (broken.passed) {
                const detail = broken.remark ?? 'a tree with only the protected files fails, as it must';
                return [{ ...check, verdict: broken.remark === null ? 'ok' : 'warning', detail }];
            }
            const isStop = action === 'stop';
            const detail = `${broken.remark}${isStop ? '; it ends a run' : ''}`;
            return [{ ...check, verdict: isStop ? 'problem' : 'warning', detail, remedy: `${_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_0__/* .NEGATIVE_CONTROL_REMEDY */ .l2}.` }];
        }
        case 'infra':
            return [{ ...check, verdict: 'warning', detail: `could not be tried: ${broken.reason}` }];
        case 'aborted':
            return [{ ...check, verdict: 'warning', detail: 'broken off before it was tried' }];
        default:
            return broken;
    }
}


/***/ }),

/***/ 53955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ tryPlanted),
/* harmony export */   dj: () => (/* binding */ findOpenTests),
/* harmony export */   jG: () => (/* binding */ findUntried),
/* harmony export */   mG: () => (/* binding */ findPlants),
/* harmony export */   wi: () => (/* binding */ tryEmptied)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
/* harmony import */ var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13310);
/* harmony import */ var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15310);
/* harmony import */ var _engine_boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66662);
/* harmony import */ var _engine_evaluation_echoed_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(144);
/* harmony import */ var _engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38997);
/* harmony import */ var _engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69332);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53162);
/* harmony import */ var _plant_names_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44538);
/**
 * Candidates that tamper with the evaluator: one that empties the tests, one that plants files which would be loaded in the
 * place of the evaluator's. Each must be denied, or change nothing.
 * Invariant: what is tried are trees of a private store that is thrown away.
 */











/** Finds every test that a change may empty, those that the guards name among them. */
async function findOpenTests(subject) {
    const { commands, rules } = subject;
    const { store } = subject.privateArea;
    const guards = commands.flatMap(({ command, kind }) => (kind === 'guard' ? [command] : []));
    const repository = await (0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_6__/* .readRepositoryPaths */ .d$)(store);
    const deciding = await (0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_6__/* .findDeciding */ .$n)(store, repository, commands);
    const tests = new Set([...(0,_engine_boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_3__/* .findTestFiles */ .jL)(repository), ...(await findNamed(subject, guards)), ...deciding]);
    if (tests.size === 0)
        return { kind: 'untried' };
    const isOpen = (script) => (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_5__/* .isAdmitted */ .jO)(rules, script);
    const inputs = await (0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_6__/* .findOpenInputs */ .Pw)(store, { commands, isOpen });
    const open = await (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_5__/* .listOpenFiles */ ._E)(store, { isOpen, isWanted: (path) => tests.has(path) });
    if (open.length === 0 && inputs.tests.length + inputs.deciding.length === 0)
        return { kind: 'denied', tests: [...tests] };
    const paths = open.map(({ path }) => path);
    const globs = protectingGlobs(subject, { repository, paths, inputs });
    return { kind: 'open', paths, inputs, globs, scripts: open };
}
/** Empties all of them; one that scores no worse than the base by more than `apartFrom` passes. */
async function tryEmptied(subject, base, apartFrom) {
    const found = await findOpenTests(subject);
    if (found.kind !== 'open')
        return found;
    const { scripts, ...open } = found;
    const { store } = subject.privateArea;
    const empty = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_7__/* .gitLine */ .JG)(store.git, ['hash-object', '-w', '--stdin'], { input: '' });
    const tree = await writeTree(subject, { name: 'emptied', entries: scripts.map((each) => ({ ...each, id: empty })) });
    const scored = await subject.judge({ tree, prefix: 'emptied-', of: 'emptied tests', asks: 'whole' });
    if (scored.kind === 'aborted')
        return scored;
    const isPassed = scored.kind === 'scored' && subject.sign * (scored.score - base.score) >= -apartFrom;
    return { ...open, isPassed };
}
// More are named by the globs of their kind.
const MAX_LITERAL = 5;
function protectingGlobs({ protectedFiles }, { repository, paths, inputs }) {
    const used = [...inputs.tests, ...inputs.deciding];
    const isSafe = (path) => !(0,_engine_evaluation_echoed_score_js__WEBPACK_IMPORTED_MODULE_4__/* .isForgeable */ .gd)(path) || path.endsWith('.sh');
    const globsOf = (tests) => tests.length > MAX_LITERAL ? (0,_engine_boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_3__/* .findTestGlobs */ .p_)(repository, protectedFiles.globs) : tests.map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_9__/* .literalGlob */ .I);
    return {
        inputs: [...globsOf(inputs.tests), ...inputs.deciding.filter(isSafe).map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_9__/* .literalGlob */ .I)],
        others: globsOf(paths.filter((path) => !used.includes(path))),
    };
}
/** Files that the guards' commands name. */
async function findNamed({ privateArea: { store } }, commands) {
    const globs = await (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__/* .findNamedFiles */ .gk)(store, { commit: store.base, command: commands.join('\n') });
    return globs.map((glob) => glob.replaceAll(/\\(.)/g, '$1'));
}
// Enough to meet each folder of an evaluator.
const MAX_OWNERS = 50;
const MODE = '100644';
/** New files beside the protected ones that would be loaded in their place, and those of them that a change may add. */
async function findPlants(subject) {
    const { privateArea, protectedFiles, rules } = subject;
    const { store } = privateArea;
    const known = new Set((await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_8__/* .listFiles */ .CS)(store, store.base)).map(({ path }) => (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q0)(path)));
    const repository = await (0,_engine_evaluation_open_tests_js__WEBPACK_IMPORTED_MODULE_6__/* .readRepositoryPaths */ .d$)(store);
    const adjacent = protectedFiles.files.slice(0, MAX_OWNERS).flatMap(({ path }) => (0,_plant_names_js__WEBPACK_IMPORTED_MODULE_10__/* .plantsAdjacent */ .tm)(path));
    const paths = [...new Set([...(0,_plant_names_js__WEBPACK_IMPORTED_MODULE_10__/* .plantsOfTools */ .BG)(repository), ...adjacent])];
    const fresh = paths.filter((path) => !known.has(path));
    return { fresh, open: fresh.filter((path) => (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_5__/* .isAdmitted */ .jO)(rules, { path, status: 'A', mode: MODE, id: store.base })) };
}
/** What is known of them before any is planted; `untried` where nothing is. */
async function findUntried(subject) {
    const { fresh, open } = await findPlants(subject);
    if (fresh.length === 0)
        return { kind: 'untried' };
    if (open.length === 0)
        return { kind: 'denied', paths: fresh };
    const untestable = open.filter((path) => !(0,_engine_evaluation_echoed_score_js__WEBPACK_IMPORTED_MODULE_4__/* .isForgeable */ .gd)(path));
    return untestable.length > 0 ? { kind: 'untestable', paths: untestable } : { kind: 'untried' };
}
/** Plants them, each with a made-up score. */
async function tryPlanted(subject, forge) {
    const { store } = subject.privateArea;
    const untried = await findUntried(subject);
    if (untried.kind !== 'untried')
        return untried;
    const { open } = await findPlants(subject);
    if (open.length === 0)
        return untried;
    const forged = await forge();
    if (forged === undefined)
        return { kind: 'untried' };
    const entries = [];
    for (const path of open) {
        const input = (0,_engine_evaluation_echoed_score_js__WEBPACK_IMPORTED_MODULE_4__/* .forgeScript */ .NR)({ path, text: '', output: forged.output });
        entries.push({ path, mode: MODE, id: await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_7__/* .gitLine */ .JG)(store.git, ['hash-object', '-w', '--stdin'], { input }) });
    }
    const tree = await writeTree(subject, { name: 'planted', entries });
    const scored = await subject.judge({ tree, prefix: 'planted-', of: 'planted files' });
    if (scored.kind === 'aborted')
        return scored;
    if (scored.kind === 'scored' && scored.score === forged.claim)
        return { kind: 'believed', paths: open, claim: forged.claim };
    return { kind: 'without effect', paths: open };
}
/** The base with some files put into it. */
async function writeTree({ privateArea }, { name, entries }) {
    const { gitDir, home, base } = privateArea.store;
    const index = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_7__/* .bindGit */ .uD)({ gitDir, home, indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(privateArea.folder, `${name}.index`) });
    await index(['read-tree', '--end-of-options', base]);
    const lines = entries.flatMap(({ path, mode, id }) => [
        Buffer.from(`${mode} ${id}\t`),
        (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O0)(path),
        Buffer.alloc(1),
    ]);
    await index(['update-index', '-z', '--add', '--index-info'], { input: Buffer.concat(lines) });
    return (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_7__/* .gitLine */ .JG)(index, ['write-tree']);
}


/***/ }),

/***/ 3500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ renderKey),
/* harmony export */   l: () => (/* binding */ timeoutFor)
/* harmony export */ });
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
/* harmony import */ var _base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65090);
/** Keys of a file as `doctor` names and writes them. Pure. */


/** `guards[1].timeout` */
function renderKey(path) {
    return (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPath */ .i7)(path, '').replace(/^\./, '');
}
// A machine that does more than this may take several times as long.
const ROOM = 3;
const STEPS_MS = [10_000, 60_000, 300_000];
/** A limit with room for a command that took so long, as a round number. */
function timeoutFor(tookMs) {
    const wanted = tookMs * ROOM;
    const step = STEPS_MS.findLast((each) => wanted > each * 3) ?? STEPS_MS[0] ?? 1;
    return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .renderDuration */ .PP)(Math.ceil(wanted / step) * step);
}


/***/ }),

/***/ 27333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iq: () => (/* binding */ readCommandWord),
/* harmony export */   VI: () => (/* binding */ namedFiles),
/* harmony export */   fS: () => (/* binding */ readCommandWords),
/* harmony export */   ky: () => (/* binding */ readNamedPlaces)
/* harmony export */ });
/* harmony import */ var _base_shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46806);
/**
 * What a command line starts, and which places outside of the tree it names. Pure.
 * Invariant: in doubt nothing is named: what a shell only knows when it runs is not guessed.
 */

// Words that a shell runs itself, or that begin something of its grammar.
const SHELL_WORDS = new Set('. : [ [[ { ( ! alias break case cd command continue do eval exec exit export for if printf pwd read readonly return set shift test time trap true type ulimit umask unalias unset until wait while getopts hash false echo'.split(' '));
// What a value may be made of here: a substitution can hold spaces and commands of its own.
const ASSIGNMENTS = /^(?:[A-Za-z_]\w*=(?:'[^']*'|"[^"]*"|[^\s;&|'"(){}`\\])*\s+)*/;
/** What a command line begins with: the program that has to be there. In doubt it is the shell's affair. */
function readCommandWord(command) {
    const line = command.trimStart();
    const [assignments = ''] = ASSIGNMENTS.exec(line) ?? [];
    const rest = line.slice(assignments.length);
    // A word in quotes is one only where nothing is joined to it; digits before a redirection are a descriptor.
    const found = /^(?:'([^']*)'(?=[\s;&|<>]|$)|"([^"]*)"(?=[\s;&|<>]|$)|(?!\d+[<>])([^\s;&|<>()]+)(?=[\s;&|<>)]|$)(?!\s*\())/.exec(rest);
    if (found === null)
        return { kind: 'shell', word: rest.slice(0, 1) };
    const [, single, double, plain] = found;
    const word = single ?? double ?? plain ?? '';
    const isOpen = (single === undefined && /[$`*?~{\\]/.test(word)) || /['"#]|^[A-Za-z_]\w*=/.test(plain ?? '');
    if (SHELL_WORDS.has(word) || isOpen || word === '')
        return { kind: 'shell', word };
    if (word.includes('/'))
        return { kind: 'path', path: word };
    return /(?:^|\s)PATH=/.test(assignments) ? { kind: 'shell', word } : { kind: 'program', name: word };
}
/** What the commands of a line begin with, in their order. */
function readCommandWords(command) {
    const [, ...others] = splitCommands(command);
    return [command, ...others].map(readCommandWord);
}
// What is behind one of these may not run at all, or run somewhere else.
const GRAMMAR = /^\s*(?:!|if|then|else|elif|fi|for|while|until|do|done|case|esac|function|cd|pushd|eval|exec|source|\.|\{|\}|\[\[?)(?=\s|$)/;
/** The commands that have to run for the line to succeed, up to where that cannot be read any more. */
function splitCommands(command) {
    const parts = [];
    let part = '';
    let quote = '';
    for (let at = 0; at < command.length; at += 1) {
        const char = command.charAt(at);
        const two = command.slice(at, at + 2);
        if (char === '\\') {
            part += two;
            at += 1;
        }
        else if (quote !== '') {
            part += char;
            if (char === quote)
                quote = '';
        }
        else if (char === '"' || char === "'") {
            quote = char;
            part += char;
        }
        else if (/[`(){}]/.test(char) || two === '<<') {
            break;
        }
        else if (two === '||' || (char === '#' && /(?:^|\s)$/.test(part))) {
            parts.push(part);
            break;
        }
        else if (two === '&&' || char === ';' || char === '|' || char === '\n') {
            parts.push(part);
            part = '';
            if (two === '&&')
                at += 1;
        }
        else
            part += char;
        if (at >= command.length - 1)
            parts.push(part);
    }
    const open = parts.findIndex((each) => GRAMMAR.test(each));
    return open === -1 ? parts : parts.slice(0, open);
}
// These are there for every command.
const ALWAYS = /^\/(?:dev|proc|sys)(?:\/|$)/;
// What stands behind it is written.
const OUTPUT = /(?:>|(?:^|\s)-(?:o|-out\w*|-export\S*|-log\S*))[=\s]*$/;
/** Absolute places that a command reads or may read, and those of the user's home. */
function readNamedPlaces(command, home) {
    const words = ((0,_base_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitShellWords */ .C)(command) ?? []).map((word) => word.replace(/[;|&]+$/, ''));
    const places = words.flatMap((word, at) => {
        // A redirection and the value of an option or a variable stand next to the path.
        const [, before = '', written = word] = /^(.*[=<>|;&])([^=<>|;&]*)$/s.exec(word) ?? [];
        if (OUTPUT.test(before) || (before === '' && OUTPUT.test(words[at - 1] ?? '')))
            return [];
        const [, rest] = /^(?:~|\$HOME|\$\{HOME\})\/(.+)$/.exec(written) ?? [];
        if (rest !== undefined && home?.startsWith('/') === true && isPlain(rest))
            return [{ written, path: `${home.replace(/\/+$/, '')}/${rest}`, isInHome: true }];
        return written.startsWith('/') && written !== '/' && isPlain(written) && !ALWAYS.test(written)
            ? [{ written, path: written, isInHome: false }]
            : [];
    });
    return [...new Map(places.map((place) => [place.written, place])).values()];
}
function isPlain(path) {
    return !/[$`*?[\](){}"'\\\n:]/.test(path);
}
/** The words of a command that look like files of the repository. */
function namedFiles(command) {
    const words = command.split(/[\s"'`;|&<>()=,]+/).map((word) => word.replace(/^(\.\/)+/, ''));
    return words.filter((word) => /^[\w@][\w@./-]*\.[A-Za-z]\w*$/.test(word));
}


/***/ }),

/***/ 55579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openEnvironmentLock)
/* harmony export */ });
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
/* harmony import */ var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22989);
/* harmony import */ var _kernel_git_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61513);
/* harmony import */ var _kernel_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64809);
/* harmony import */ var _command_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97753);
/* harmony import */ var _preparation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68346);
/**
 * The environment lock: what a score may depend on besides the tree, the commands and the protected files.
 * Invariant: the same machine, programs and variables give the same facts, wherever the run's folders lie and whoever asks;
 * values of variables are there by their digests alone. To read it again starts no process.
 * Left out is what differs between two runs by intent: seed, folders, and TERM, which says how an output looks.
 */






const NOT_LOCKED = new Set(['HOME', 'TMPDIR', 'TERM']);
/** The lock of the machine that this process runs on; `commands`: those of the evaluator. */
async function openEnvironmentLock(area, { commands, host: { system } }) {
    const { store, level, layering, parentEnv, resources, environment } = area;
    const fixed = {
        ...(0,_kernel_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .readFixedFacts */ .m_)(parentEnv),
        node: system.node,
        git: await (0,_kernel_git_version_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitVersion */ .l)(store.git),
        platform: `${system.platform} ${system.arch}`,
        sandbox: level.kind,
        // How each command gets its fresh view.
        layering: level.kind === 'bubblewrap' ? layering.kind : 'copies',
        ...resources.facts,
        ...(store.external?.digest ? { lfs_and_submodules: store.external.digest } : {}),
    };
    const names = (0,_command_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .programNames */ .x)(commands);
    return (before = {}) => {
        const prepared = (0,_preparation_js__WEBPACK_IMPORTED_MODULE_5__/* .preparedDigest */ .Ar)(area) ?? before.prepared_environment;
        const supplied = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .buildEnvironment */ .AF)({
            parentEnv,
            variables: environment.variables({ kind: 'objective', network: 'off', home: '' }),
            home: '',
            temporary: '',
        });
        // A digest of a short key would disclose it.
        const isLocked = (name) => !NOT_LOCKED.has(name) && !environment.keys.includes(name);
        const variables = Object.entries(supplied).filter(([name]) => isLocked(name));
        return {
            ...fixed,
            ...(0,_kernel_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .readMovingFacts */ .al)(parentEnv),
            ...environment.readFacts(),
            // What setup made of the base, where it runs once.
            ...(prepared === undefined ? {} : { prepared_environment: prepared }),
            ...(0,_command_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .readPrograms */ .w)(names, supplied.PATH ?? ''),
            ...Object.fromEntries(variables.map(([name, value]) => [`env.${name}`, (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(value)])),
        };
    };
}


/***/ }),

/***/ 81261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ sharesProcess)
});

// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 4 modules
var git_store = __webpack_require__(53162);
// EXTERNAL MODULE: ./build/engine/benchmarks/formats.js + 22 modules
var formats = __webpack_require__(6855);
// EXTERNAL MODULE: ./build/base/makefile.js
var base_makefile = __webpack_require__(28090);
;// CONCATENATED MODULE: ./build/engine/benchmarks/shared-process.js
/**
 * Tools that load or compile the code which they test or measure into the process that prints the result. Pure.
 * Commands are read by their words, as a shell would split most of them.
 * Source: each tool's documentation of how it runs what it finds.
 */

const at = (words) => new RegExp(`^(?:${words})(?![\\w./-])`);
const TOOLS = [
    at('cargo\\s+(?:[+-]\\S+\\s+)*(?:bench|test|criterion|rustc)'),
    at('go\\s+test'),
    at('vitest|jest|mocha|ava|tap|c8\\s+mocha'),
    at('node(?:js)?\\s+(?:-\\S+\\s+)*--test'),
    at('(?:deno|bun)\\s+(?:-\\S+\\s+)*(?:bench|test)'),
    at('pytest|py\\.test|asv'),
    at('(?:python|pypy)[\\d.]*\\s+(?:-[A-Za-z]\\s+)*-m\\s*(?:pytest|unittest|timeit|asv)'),
    at('(?:python[\\d.]*\\s+-m\\s+)?pyperf\\s+timeit'),
    at('dotnet\\s+test'),
    at('rspec|phpunit|phpbench|pest'),
];
// They start the rest of their words, and print what it prints.
const WRAPPER = /^(?:(?:env|exec|nice|nohup|stdbuf|setsid|command|taskset|chrt|timeout|npx|npm|pnpm|yarn|bunx|uv|poetry|pipenv|hatch|pdm|rye|run|dlx|if|then|else|do|!)\s+|(?:-\S+|\w+=\S*|\d[\d.]*[smhd]?|0x[\da-f]+)\s+)/;
// What it prints is of its own making, whatever it starts.
const OUTSIDE = /(?:^|[\s;&|(/])(?:hyperfine|poop|multitime)\s/;
// What a tool prints there is no score.
const WRITES = /\s--?[\w-]*(?:json|out|output|outfile|export|report)\w*[=\s]/i;
const UNREAD = /(?:^|\s)(?:1?>>?\s*\/dev\/null|&>>?\s*\/dev\/null|1?>&2)(?:\s|$)/;
/** Whether a shell command has such a tool print on its own standard output, or into a pipe or a file. */
function runsInside(command) {
    if (OUTSIDE.test(command))
        return false;
    const simple = command
        .replaceAll('\\\n', ' ')
        .replaceAll(/(["'])([^\s"']*)\1/g, '$2')
        .split(/(?:[;|\n(){}`"']|(?<!>)&(?!>))+/)
        .map((each) => each.trim());
    return simple.some((each) => (!UNREAD.test(each) || WRITES.test(each)) && isTool(each));
}
function isTool(command) {
    let rest = command;
    for (let next = rest.replace(WRAPPER, ''); next !== rest; next = rest.replace(WRAPPER, '')) {
        rest = next;
        if (matches(rest))
            return true;
    }
    return matches(rest);
}
function matches(command) {
    // A program by its path: of a virtual environment, of node_modules/.bin, of the system.
    const text = command.replace(/^\S*\/(?=[\w.+-]+(?:\s|$))/, '');
    return TOOLS.some((tool) => tool.test(text));
}
/** The recipes of the targets of a Makefile that a command makes, and of those that they need. */
function recipesOf(makefile, command) {
    const rules = (0,base_makefile/* readMakefile */.V)(makefile);
    const [first = ''] = [...rules.keys()].filter((target) => !target.startsWith('.'));
    const due = [...command.matchAll(/(?:^|[\s;&|(])g?make((?:\s+[^\s;&|()<>]+)*)/g)].flatMap(([, words = '']) => {
        const named = words.split(/\s+/).filter((word) => rules.has(word));
        return named.length === 0 ? [first] : named;
    });
    return (0,base_makefile/* neededRules */.b)(rules, due).flatMap(({ recipe }) => recipe);
}

// EXTERNAL MODULE: ./build/engine/boundaries/deciding-files.js
var deciding_files = __webpack_require__(87129);
// EXTERNAL MODULE: ./build/engine/evaluation/open-tests.js
var open_tests = __webpack_require__(69332);
;// CONCATENATED MODULE: ./build/engine/evaluation/in-process.js
/** Whether the code that is measured could print a result of its own: it runs in the evaluator's process. */






// A longer one is no script that a person wrote.
const MAX_SCRIPT_BYTES = 1 << 18;
const LINK = '120000';
/**
 * A format of a tool says it by itself. Otherwise the command decides: it, the scripts of a package, the recipes
 * of a Makefile and the shell scripts of the base that it starts.
 */
async function sharesProcess(store, { command, kind }) {
    if ((0,formats/* isBenchmarkKind */.Ot)(kind))
        return (0,formats/* isInProcess */.Nd)(kind);
    if (runsInside(command))
        return true;
    const { paths, packages = new Map(), makefile = '' } = await (0,open_tests/* readRepositoryPaths */.d$)(store);
    const started = [{ command, kind: 'guard' }];
    const commands = (0,deciding_files/* findRunCommands */.R)({ paths, packages }, started);
    if ([...commands, ...commands.flatMap((each) => recipesOf(makefile, each))].some(runsInside))
        return true;
    const scripts = new Set((0,deciding_files/* findDecidingFiles */.g)({ paths, packages }, started).filter(isShellScript));
    for (const { path, id, mode } of await (0,git_store/* listFiles */.CS)(store, store.base)) {
        if (mode === LINK || !scripts.has((0,byte_path/* decodePath */.q0)(path)))
            continue;
        const { stdout } = await store.git(['cat-file', 'blob', '--end-of-options', id]);
        if (stdout.length <= MAX_SCRIPT_BYTES && withoutComments(stdout.toString()).some(runsInside))
            return true;
    }
    return false;
}
function isShellScript(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    // A Makefile, a Justfile, a Rakefile and their like hold more than what one command runs.
    return /\.(?:ba|z|k)?sh$/.test(name) || !/\.|file$/i.test(name);
}
function withoutComments(text) {
    const lines = text.replaceAll('\\\n', ' ').split('\n');
    return lines.filter((line) => !line.trimStart().startsWith('#'));
}


/***/ }),

/***/ 74964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ writeNegativeControlTree)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13096);
/* harmony import */ var _boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15310);
/**
 * A tree that cannot work: the protected files, and nothing else. An evaluator that scores it as if it were sound is fooled by a
 * change that throws away what it is to measure.
 */



/** Writes the tree of the protected files alone into the private store. */
async function writeNegativeControlTree({ privateArea, protectedFiles, }) {
    const { gitDir, home, git } = privateArea.store;
    const indexFile = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(privateArea.folder, 'broken.index');
    const index = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_1__/* .bindGit */ .uD)({ gitDir, home, indexFile });
    await index(['read-tree', '--empty']);
    const empty = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitLine */ .JG)(index, ['write-tree']);
    return (0,_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreProtected */ .R0)({ ...privateArea.store, git }, { tree: empty, indexFile, protectedFiles });
}


/***/ }),

/***/ 99804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ findOpenLinks),
/* harmony export */   n: () => (/* binding */ describeOpenLinks)
/* harmony export */ });
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
/* harmony import */ var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13310);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53162);
/* harmony import */ var _boundaries_tree_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62357);
/* harmony import */ var _open_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69332);
/**
 * Protected links that lead to what a change may alter: an evaluator that reads by way of one reads what an agent wrote.
 * Invariant: read from the base's objects alone.
 */






const LINK = '120000';
const FILE = '100644';
/** Finds the protected links behind which at least one file is open. Links that leave the tree are not among them. */
async function findOpenLinks(store, { protectedFiles, isOpen }) {
    const links = protectedFiles.files.filter(({ mode }) => mode === LINK).map(({ path }) => path);
    if (links.length === 0)
        return [];
    const files = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_1__/* .listFiles */ .CS)(store, store.base);
    const ends = await (0,_boundaries_tree_links_js__WEBPACK_IMPORTED_MODULE_2__/* .readLinks */ .C)(store, files);
    const known = files.map(({ path, mode, id }) => ({ path: (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(path), mode, id }));
    return links.flatMap((path) => {
        const end = ends.get(path);
        if (end === undefined)
            return [];
        const folder = end === '' ? '' : `${end}/`;
        const behind = known.filter((file) => file.path === end || file.path.startsWith(folder));
        // What is not there yet, a change may add.
        const asked = behind.length === 0 ? [{ path: end, mode: FILE, id: store.base }] : behind;
        if (!asked.some((file) => isOpen(file)))
            return [];
        const isFile = behind.every((file) => file.path === end);
        return [{ path, target: isFile ? (0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .literalGlob */ .I)(end) : `${(0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .literalGlob */ .I)(folder)}**` }];
    });
}
/** The finding and what to do about it; `key` names what protects files. */
function describeOpenLinks(links, key) {
    const targets = [...new Set(links.map(({ target }) => target))];
    return {
        found: `a change may alter what ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(links.length, 'protected link')} ${links.length === 1 ? 'leads' : 'lead'} to (${links
            .slice(0, 5)
            .map(({ path, target }) => `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(path, 100)}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(target, 100)}`)
            .join(', ')})`,
        remedy: `Add to ${key}: ${(0,_open_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(targets)}.`,
    };
}


/***/ }),

/***/ 15304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gy: () => (/* binding */ dropMarks),
/* harmony export */   q5: () => (/* binding */ killedRuns),
/* harmony export */   vj: () => (/* binding */ recordRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94999);
/* harmony import */ var _decision_records_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93889);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23727);
/**
 * Running something once, with a record of it whatever becomes of it.
 * Invariant: that a run begins is marked in a file before its first process; when it has ended its record is on the
 * disk, and the mark is gone. A mark without a record is a run that was killed: the next opening of the record writes
 * it down as such, under the task that was open, before anything else is done. The environment is looked at before the
 * first process and after the last: where it is another one then, or not the one that the run has to be in, the run is
 * void. Crash between record and mark: the record names the same run, and the mark is dropped. Marks are not synced: a
 * kill does not lose them, a loss of power may, and with it that nobody saw how a run ended.
 */






/** Runs once and records it, also where it is cancelled or cannot be done; what is thrown meanwhile is thrown again. */
async function recordRun(decisionLog, { name, judge, environment, now }, run) {
    const before = decisionLog.takeEnvironmentSnapshot();
    const begun = { ...name, started_at: now().toISOString(), host: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)() };
    const mark = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(decisionLog.marks, `${name.task} ${name.stage} ${name.index} ${name.attempt} ${name.arm}.json`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(decisionLog.marks, { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(mark, JSON.stringify(begun));
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__/* .faultPoint */ .Jd)('evaluation:after-mark');
    const began = performance.now();
    const finish = (result, after, files) => {
        const { before: first, after: last } = files ?? { before: decisionLog.filesDigest, after: decisionLog.filesDigest };
        const digests = {
            digest_before: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluatorDigest */ .Kh)({ judge, files: first, environment: before.digest }),
            digest_after: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluatorDigest */ .Kh)({ judge, files: last, environment: after.digest }),
        };
        const id = decisionLog.nextEvaluation();
        decisionLog.append({
            kind: 'evaluation',
            id,
            ...begun,
            ended_at: now().toISOString(),
            ...message(result, digests),
        });
        (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__/* .faultPoint */ .Jd)('evaluation:after-record');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(mark, { force: true });
        return id;
    };
    const recorded = (result, after, files) => {
        return { ...result, evaluation: finish(result, after, files), environment: before.digest };
    };
    if (environment !== undefined && before.digest !== environment) {
        const reason = 'the environment is not the one any more in which the runs before it were';
        return recorded({ kind: 'moved', reason }, before);
    }
    let result;
    try {
        result = await run();
    }
    catch (error) {
        try {
            finish({ kind: 'infra', reason: error instanceof Error ? error.message : String(error) }, before);
        }
        catch {
            // The first error is the one to report; the mark stays, and the next opening records the run.
        }
        throw error;
    }
    if (result.kind === 'aborted' || result.kind === 'infra')
        return recorded(result, before);
    decisionLog.evaluationMs.push(performance.now() - began);
    const after = decisionLog.takeEnvironmentSnapshot();
    // A change of the evaluator is reported as that, wherever it ran.
    const isVoid = after.digest !== before.digest && !(result.kind === 'failed' && result.isTampered);
    if (!isVoid)
        return recorded(result, after, result.files);
    const reason = `the environment changed meanwhile: ${(0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .reportMove */ .Q6)(before.facts, after.facts)}`;
    return recorded({ kind: 'moved', reason }, after, result.files);
}
function message(result, digests) {
    const nothing = { ...digests, exit_code: null, score: null, stdout_digest: '' };
    // Nobody looked at the evaluator after a run that was broken off.
    const unseen = { ...nothing, digest_before: '', digest_after: '' };
    switch (result.kind) {
        case 'scored': {
            const { score, cases = null, metrics = null, stdoutDigest } = result;
            const facts = { ...digests, stdout_digest: stdoutDigest, cases, metrics };
            return { ended: 'scored', exit_code: 0, score, reason: null, ...facts };
        }
        case 'failed': {
            const { isTampered, reason, exitCode, stdoutDigest = '' } = result;
            const facts = { exit_code: exitCode, reason, stdout_digest: stdoutDigest };
            return { ...nothing, ...facts, ended: isTampered ? 'tamper' : 'failed' };
        }
        case 'moved':
            return { ...nothing, ended: 'moved', reason: result.reason };
        case 'aborted':
            return { ...unseen, ended: 'aborted', reason: 'cancelled' };
        case 'infra':
            return { ...unseen, ended: 'infra', reason: result.reason };
        default:
            return result;
    }
}
/**
 * The runs that were begun and have no record, as records of runs that were killed; `evaluations`: how many there are.
 */
function killedRuns(marks, { records, evaluations }) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(marks))
        return [];
    const known = new Set(records.flatMap((record) => (record.kind === 'evaluation' ? [nameOf(record)] : [])));
    const begun = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(marks)
        .sort()
        .flatMap((name) => readMark((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(marks, name)));
    const lost = begun.filter((record) => !known.has(nameOf(record)));
    return lost.map((record, index) => ({ ...record, id: evaluations + index + 1 }));
}
function readMark(path) {
    try {
        const begun = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
        if (typeof begun !== 'object' || begun === null || !('started_at' in begun))
            return [];
        const ended = { ended: 'killed', ended_at: begun.started_at, exit_code: null, score: null };
        const reported = { ...ended, digest_before: '', digest_after: '', reason: 'the run was killed', stdout_digest: '' };
        const record = _decision_records_js__WEBPACK_IMPORTED_MODULE_4__/* .decisionRecordSchema */ .vt.parse({ kind: 'evaluation', id: 0, ...begun, ...reported });
        return record.kind === 'evaluation' ? [record] : [];
    }
    catch {
        // Never finished: nothing was started by it.
        return [];
    }
}
const NAME = ['task', 'stage', 'index', 'attempt', 'arm', 'seed', 'tree', 'started_at'];
function nameOf(record) {
    return JSON.stringify(NAME.map((member) => record[member]));
}
/** Forgets what was begun: it is recorded, or of another record. */
function dropMarks(marks) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(marks, { recursive: true, force: true });
}


/***/ }),

/***/ 6065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ normalized),
/* harmony export */   LR: () => (/* binding */ findRuleChanges),
/* harmony export */   Ne: () => (/* binding */ openLog),
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   WL: () => (/* binding */ leftOver),
/* harmony export */   X8: () => (/* binding */ replayOf)
/* harmony export */ });
/* unused harmony export DecisionLog */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _audit_audit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53022);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _decision_draw_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60865);
/* harmony import */ var _decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94999);
/* harmony import */ var _decision_gain_scale_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64299);
/* harmony import */ var _decision_records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93889);
/* harmony import */ var _decision_replay_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44984);
/* harmony import */ var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(45342);
/* harmony import */ var _decision_run_end_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(55434);
/* harmony import */ var _decision_run_rules_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9176);
/* harmony import */ var _decision_session_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(47695);
/* harmony import */ var _evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(15304);
/* harmony import */ var _log_secret_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(29037);
/**
 * The decision log, and the session that follows from it.
 * Invariant: what the session knows is what the records say: it changes only with the record of the change, and is
 * rebuilt from the records when a run goes on. The secret that seeds and coins are drawn from is on the disk before the
 * commitment to it, and is disclosed when the run is over; no command of an attempt sees the folder that it lies in.
 * Crash: a run of the evaluator that was in flight is recorded as killed by the next opening, what a decision left to
 * be written down is, and a test that was in flight becomes interrupted: its tree continues from its evidence.
 */















/** The decision log while it is written. */
class DecisionLog {
    session;
    /** What evaluations took, checkout and all, oldest first. */
    evaluationMs;
    runHeader;
    draw;
    /** Folder of the marks of runs that have begun. */
    marks;
    /** Of the protected files of the base. */
    filesDigest;
    #journal;
    #lock;
    #secret;
    #file;
    #evaluations;
    /** The environment as it was when it was last looked at. */
    environmentSnapshot;
    constructor(opened) {
        this.session = opened.session;
        this.runHeader = opened.runHeader;
        this.draw = (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_4__/* .drawFrom */ .N)(opened.secret);
        this.#journal = opened.journal;
        this.#secret = opened.secret;
        this.#file = opened.file;
        this.#evaluations = opened.evaluations;
        this.marks = opened.marks;
        this.filesDigest = (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .filesDigest */ .AD)(opened.runHeader.evaluator_files);
        this.#lock = opened.lock;
        this.environmentSnapshot = { facts: opened.environment, digest: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .environmentDigest */ .kU)(opened.environment) };
        this.evaluationMs = opened.journal.records.flatMap(evaluationOf).flatMap(tookOf);
    }
    /** Number of the last record. */
    get length() {
        return this.#journal.records.length;
    }
    /** Appends a record; when it returns, the record is on the disk. */
    append(draft) {
        this.#journal.append(normalized(draft));
    }
    /** The same of records that belong together. */
    appendAll(drafts) {
        appendTo(this.#journal, drafts);
    }
    /** The number of the evaluation that is recorded next. */
    nextEvaluation() {
        this.#evaluations += 1;
        return this.#evaluations;
    }
    /** Reads the environment as it is now; where it is another one, the record says so, and the session goes on in it. */
    takeEnvironmentSnapshot() {
        const before = this.environmentSnapshot;
        const facts = this.#lock(before.facts);
        const digest = (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .environmentDigest */ .kU)(facts);
        if (digest === before.digest)
            return before;
        this.environmentSnapshot = { facts, digest };
        this.append({ kind: 'environment', environment: facts, evaluator_digest: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluatorIn */ .pW)(this.runHeader, facts) });
        this.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_12__/* .withEnvironment */ .Ec)(this.session, (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .reportMove */ .Q6)(before.facts, facts));
        return this.environmentSnapshot;
    }
    /** The records as they are now, counted and replayed. */
    replay() {
        return replayOf(this.#journal.records);
    }
    /** Writes down what stands behind a decision that others wrote: who the current best is now. */
    writeFollowUp() {
        this.appendAll(this.replay().state?.followUp ?? []);
    }
    /** The raw records, oldest first. */
    get records() {
        return this.#journal.records;
    }
    /** The runs of the evaluator among them. */
    get evaluations() {
        return this.#journal.records.flatMap(evaluationOf);
    }
    /** How often the holdout was asked, by what was written down before. */
    get holdoutQueries() {
        return this.#journal.records.filter(({ kind }) => kind === 'holdout').length;
    }
    /** The effort of the tests that begin from now on. */
    useEffort(effort) {
        if (effort === this.session.effort)
            return;
        this.append({ kind: 'effort', effort });
        this.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_12__/* .withEffort */ .lH)(this.session, effort);
    }
    /** Discloses the secret: nothing more is drawn from it. */
    close() {
        // Of a machine that was short of something tests may be open.
        for (const task of this.replay().state?.openTasks ?? [])
            this.append({ kind: 'interrupted', task });
        this.append({ kind: 'seed-reveal', secret: this.#secret });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.#file, { force: true });
    }
}
function appendTo(journal, drafts) {
    const records = drafts.map(normalized);
    if (journal.appendAll === undefined)
        for (const record of records)
            journal.append(record);
    else
        journal.appendAll(records);
}
function evaluationOf(raw) {
    if (raw.kind !== 'evaluation')
        return [];
    const record = _decision_records_js__WEBPACK_IMPORTED_MODULE_7__/* .decisionRecordSchema */ .vt.parse(raw);
    return record.kind === 'evaluation' ? [record] : [];
}
function tookOf(record) {
    return (0,_decision_run_end_js__WEBPACK_IMPORTED_MODULE_10__/* .isMute */ .C)(record) ? [] : [Date.parse(record.ended_at) - Date.parse(record.started_at)];
}
/** A record as it is read again: every member that it may have, the numbers as JSON has them. */
function normalized(draft) {
    return _decision_records_js__WEBPACK_IMPORTED_MODULE_7__/* .decisionRecordSchema */ .vt.parse(JSON.parse(JSON.stringify(draft)));
}
/** Opens the log, or begins it; what was in flight becomes interrupted. Throws where it is of another config. */
function openLog(request) {
    const { journal, messages } = request;
    const file = (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_14__/* .secretFile */ .pb)(request.folder);
    if (journal.records.length === 0)
        return beginLog(request, file);
    const { state, issues } = replayOf(journal.records);
    const [issue] = issues;
    if (state === undefined || issue !== undefined)
        throw broken(messages, issue ?? 'nothing can be read');
    const runHeader = _decision_records_js__WEBPACK_IMPORTED_MODULE_7__/* .decisionRecordSchema */ .vt.parse(journal.records[0]);
    if (runHeader.kind !== 'genesis')
        throw broken(messages, 'it does not begin with a run header');
    requireSameRules(request, runHeader, (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_14__/* .saltOf */ .um)(journal, { runHeader, file }));
    const marks = marksOf(request.folder);
    const left = leftOver(state, (0,_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_13__/* .killedRuns */ .q5)(marks, { records: journal.records, evaluations: state.evaluations }));
    appendTo(journal, left);
    (0,_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_13__/* .dropMarks */ .gy)(marks);
    const { state: concluded } = left.length === 0 ? { state } : replayOf(journal.records);
    if (concluded?.session.incumbent !== request.branchHeadTree) {
        throw broken(messages, 'its decisions do not end at what the branch holds');
    }
    const secret = (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_14__/* .secretOf */ .OM)(journal, file);
    const { session, evaluations, environment } = concluded;
    const { lock, keyInReach } = request;
    const decisionLog = new DecisionLog({
        ...{ session, runHeader, journal, secret, file, evaluations, marks, lock, environment },
    });
    // A run may go on on another machine.
    decisionLog.takeEnvironmentSnapshot();
    if (keyInReach === true && concluded.keyInReach !== true)
        decisionLog.append({ kind: 'key-in-reach' });
    return decisionLog;
}
/** The folder of the marks of runs that have begun. */
function marksOf(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'evaluating');
}
/** What a run that was killed left to be written down, in its order. */
function leftOver({ followUp, openTasks }, killed) {
    return [...followUp, ...killed, ...openTasks.map((task) => ({ kind: 'interrupted', task }))];
}
/** What records that were written say by themselves, and what is wrong with them. */
function replayOf(records) {
    const { state, differences } = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_2__/* .auditRecords */ .u)({ records });
    return { state, issues: differences.map(({ record, message }) => `record ${record}: ${message}`) };
}
function broken({ record, look, restart }, what) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .IntegrityError */ .cs({ message: `${record} is inconsistent: ${what}`, remedy: `${look} ${restart}` });
}
function requireSameRules(request, runHeader, salt) {
    const { messages } = request;
    const changed = (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_9__/* .wordsOfChanges */ .aA)(changesSince(request, runHeader, salt), messages.keys);
    if (changed.length === 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `${changed.join(', ')} of ${messages.run} changed after its changes were decided`,
        remedy: messages.rules,
    });
}
function changesSince({ settings, facts, digestSealed }, runHeader, salt) {
    // Without the salt nobody can say; without the holdout, as on another machine, either.
    const hidden = salt === undefined ? undefined : digestSealed(salt);
    const { confirm_digest = hidden?.confirm } = facts;
    return (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_9__/* .ruleChanges */ .gL)(runHeader, { ...facts, settings, confirm_digest, holdout_digest: hidden?.holdout });
}
/** What of a run's rules is not what its record begins with: it cannot be resumed; empty where there is no record. */
function findRuleChanges(rules) {
    const { records, folder } = rules;
    const runHeader = _decision_records_js__WEBPACK_IMPORTED_MODULE_7__/* .decisionRecordSchema */ .vt.safeParse(records[0]).data;
    if (runHeader?.kind !== 'genesis')
        return [];
    return changesSince(rules, runHeader, (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_14__/* .saltOf */ .um)({ records }, { runHeader, file: (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_14__/* .secretFile */ .pb)(folder) }));
}
function beginLog({ journal, settings, facts, digestSealed, branchHeadTree, folder, lock, keyInReach }, file) {
    const secret = (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_14__/* .newSecret */ .jr)(file);
    const marks = marksOf(folder);
    // Of another record, if they are of any.
    (0,_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_13__/* .dropMarks */ .gy)(marks);
    const session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_12__/* .openSession */ .fA)({ settings, base: facts.baseline_tree });
    const environment = lock();
    const { effort, effort_rules } = session;
    const { holdout = null, confirm = null } = digestSealed(secret);
    const runHeader = normalized({
        kind: 'genesis',
        ...facts,
        environment,
        evaluator_digest: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluatorIn */ .pW)(facts, environment),
        start_tree: branchHeadTree === facts.baseline_tree ? null : branchHeadTree,
        confirm_digest: facts.confirm_digest ?? confirm,
        holdout_digest: holdout,
        ...{ settings, effort, effort_rules },
        seed_commitment: (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_4__/* .commitmentOf */ .$)(secret),
        ..._decision_run_rules_js__WEBPACK_IMPORTED_MODULE_11__/* .RULES_OF_NEW_RUNS */ .Ab,
        score_scale: (0,_decision_gain_scale_js__WEBPACK_IMPORTED_MODULE_6__/* .scalePlan */ .uX)(settings, facts),
        key_in_reach: keyInReach,
    });
    const record = _decision_records_js__WEBPACK_IMPORTED_MODULE_7__/* .decisionRecordSchema */ .vt.parse(journal.append(runHeader));
    if (record.kind !== 'genesis')
        throw new TypeError('a run header was written and something else came back');
    return new DecisionLog({
        ...{ session: (0,_decision_replay_js__WEBPACK_IMPORTED_MODULE_8__/* .sessionOfRunHeader */ .g8)(record), runHeader: record, journal, secret, file, marks, lock, environment },
        evaluations: 0,
    });
}


/***/ }),

/***/ 29037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OM: () => (/* binding */ secretOf),
/* harmony export */   jr: () => (/* binding */ newSecret),
/* harmony export */   pb: () => (/* binding */ secretFile),
/* harmony export */   um: () => (/* binding */ saltOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _decision_draw_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60865);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
/**
 * The secret that a run draws its seeds and coins from.
 * Invariant: it is on the disk before the commitment to it; it is disclosed when the run is over, and never before.
 */





/** Where the secret lies until it is disclosed. */
function secretFile(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'decision-secret');
}
/** The secret that the digest of the holdout is salted with: it is disclosed, or lies there still. */
function saltOf({ records }, { runHeader, file }) {
    const reported = records.flatMap(({ kind, secret }) => (kind === 'seed-reveal' ? [String(secret)] : []));
    const known = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) ? [...reported, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8')] : reported;
    return known.find((secret) => (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_3__/* .commitmentOf */ .$)(secret) === runHeader.seed_commitment);
}
const SECRET_BYTES = 32;
/** Makes one. */
function newSecret(file) {
    const secret = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(SECRET_BYTES).toString('hex');
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(file, [secret]);
    return secret;
}
/** The secret of a resumed run; where it is disclosed already, or lost, the run gets another one. */
function secretOf(journal, file) {
    const last = journal.records.findLast(({ kind }) => kind === 'genesis' || kind === 'seed-commit');
    const isReported = journal.records.findLast(({ kind }) => kind === 'seed-reveal' || kind === last?.kind) !== last;
    const known = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8') : undefined;
    if (!isReported && known !== undefined && (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_3__/* .commitmentOf */ .$)(known) === last?.seed_commitment)
        return known;
    const secret = newSecret(file);
    journal.append({ kind: 'seed-commit', seed_commitment: (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_3__/* .commitmentOf */ .$)(secret) });
    return secret;
}


/***/ }),

/***/ 99102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T1: () => (/* binding */ DISK_REMEDY),
/* harmony export */   Vw: () => (/* binding */ isLow),
/* harmony export */   Xj: () => (/* binding */ findLowDisk),
/* harmony export */   l5: () => (/* binding */ describeRoom)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);


const MEGABYTE = 1 << 20;
/** Below it a run does not begin. */
const LEAST_BYTES = 100 * MEGABYTE;
const DISK_REMEDY = 'Make room: workspaces, checkouts and logs go there.';
/** What is free, in words. */
function describeRoom(folder, freeBytes) {
    return `${Math.floor(freeBytes / MEGABYTE)} MB free at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(folder, 200)}`;
}
function isLow(freeBytes) {
    return freeBytes < LEAST_BYTES;
}
/** The first of the folders with too little room for a run, in words; undefined: all have enough. */
function findLowDisk(folders) {
    for (const folder of folders) {
        const { bavail, bsize } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(folder);
        if (isLow(bavail * bsize))
            return describeRoom(folder, bavail * bsize);
    }
    return undefined;
}


/***/ }),

/***/ 761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ readableOf),
/* harmony export */   B5: () => (/* binding */ lastClaim),
/* harmony export */   ZR: () => (/* binding */ readChained),
/* harmony export */   uY: () => (/* binding */ readDecisions),
/* harmony export */   vi: () => (/* binding */ asClaim)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61739);
/* harmony import */ var _decision_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93889);
/** The decision log of an experiment as it lies on the disk. */



/** Parses a chained file; one that is not there is empty. */
function readChained(path) {
    return (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJournal */ .z8)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path) : Buffer.alloc(0));
}
/** The records of a chained file, as far as they can be read. */
function readableOf(parsed) {
    return parsed.kind === 'sound' ? parsed.records : parsed.readable;
}
/** The raw records of decisions, as far as they can be read. */
function readDecisions({ decisions }) {
    return readableOf(readChained(decisions));
}
/** A record as a claim; undefined where it is none. */
function asClaim(record) {
    const read = _decision_records_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionRecordSchema */ .vt.safeParse(record);
    return read.success && read.data.kind === 'claim' ? read.data : undefined;
}
/** The last claim among records. */
function lastClaim(records) {
    return asClaim(records.findLast(({ kind }) => kind === 'claim'));
}


/***/ }),

/***/ 9602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ requireSameObjective),
/* harmony export */   cD: () => (/* binding */ digestObjective),
/* harmony export */   oB: () => (/* binding */ objectiveChange),
/* harmony export */   y8: () => (/* binding */ otherRules)
/* harmony export */ });
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19533);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);



/** A digest of what makes two scores comparable: how they are made, read and compared. */
function digestObjective({ objective: { command, direction, parse } }) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)({ command, direction, parse }));
}
/** The objective of the last record, where it is another one than that of the config. */
function objectiveChange(config, records) {
    const last = records.findLast(({ run }) => typeof run?.objective === 'string')?.run;
    const { objective: was, direction: before = null } = last ?? {};
    const now = digestObjective(config);
    if (typeof was !== 'string' || was === now)
        return [];
    const { direction } = config.objective;
    if (before !== direction)
        return [{ key: 'settings.direction', from: before, to: direction }];
    return [{ key: 'judge_digest', from: was, to: now }];
}
/** Throws where the objective is another one than that of the records: their scores say nothing about the new ones. */
function requireSameObjective(config, records) {
    const [change] = objectiveChange(config, records);
    if (change === undefined)
        return;
    const { name } = config.experiment;
    const was = change.key === 'settings.direction' ? ` (direction was "${change.from}")` : '';
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `objective.command, .direction or .parse of "${name}" differs from the one that its records were scored with${was}`,
        remedy: otherRules(name),
    });
}
/** What to do where a run cannot be resumed by the rules as they are. */
function otherRules(name) {
    return `Undo the change to resume that run, or start another run from HEAD with the new rules: autorize run ${name}`;
}


/***/ }),

/***/ 28761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ describeBaseBehind)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13096);
/** How far HEAD has moved from the commit that an experiment starts from, while nothing of it is recorded. */



/** What there is to say of a base without records; undefined where it is HEAD. */
async function describeBaseBehind(git, { name, base, head }) {
    if (base === head)
        return undefined;
    const command = `autorize run ${name} --fresh`;
    const shown = base.slice(0, SHOWN_DIGITS);
    if (!(await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_1__/* .isAncestor */ .Q)(git, { base, branchHead: head })))
        return { detail: `the base is ${shown}, which is not before HEAD (${head.slice(0, SHOWN_DIGITS)})`, command };
    const count = await countBetween(git, { base, head });
    // The history of a shallow clone may be missing between the two.
    const far = count === undefined ? 'before' : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(count, 'commit')} before`;
    return { detail: `the base is ${shown}, ${far} HEAD`, command };
}
const SHOWN_DIGITS = 12;
async function countBetween(git, { base, head }) {
    try {
        return Number(await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitLine */ .JG)(git, ['rev-list', '--count', '--end-of-options', head, `^${base}`, '--']));
    }
    catch {
        // An object that git needs for the answer is not there.
        return undefined;
    }
}


/***/ }),

/***/ 33699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ findChangesOfRun),
/* harmony export */   Do: () => (/* binding */ compareRules),
/* harmony export */   pJ: () => (/* binding */ findDecisionIssue),
/* harmony export */   pz: () => (/* binding */ findChanges)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61739);
/* harmony import */ var _engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6065);
/* harmony import */ var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29460);
/* harmony import */ var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(72527);
/* harmony import */ var _kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(55523);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63342);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99915);
/* harmony import */ var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(761);
/* harmony import */ var _ledger_objective_digest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9602);
/* harmony import */ var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67018);
/* harmony import */ var _ledger_store_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(62414);
/* harmony import */ var _scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50541);
/**
 * What of an experiment's config is not what its run was decided by, and whether `run` continues that run at all.
 * Invariant: compared is what the record begins with and what a run from another commit would begin with; nothing of the
 * experiment is changed. A record that does not add up is compared with nothing: to open it shows what is wrong.
 */















/** What ends the run that is recorded, where another one with this config begins at `base`. */
async function findChanges({ paths, config, refs, base }, host) {
    const records = (0,_ledger_decisions_js__WEBPACK_IMPORTED_MODULE_8__/* .readDecisions */ .uY)(paths);
    if (records.length === 0)
        return [];
    const protectedFiles = await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_10__/* .findProtected */ .us)({ git: refs, base }, config);
    return (0,_engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_4__/* .findRuleChanges */ .LR)({
        records,
        folder: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_5__/* .privateAreaFolder */ .PH)({ repository: paths.repository, name: paths.name, parentEnv: host.env }),
        settings: (0,_config_config_js__WEBPACK_IMPORTED_MODULE_7__/* .decisionSettings */ .c)(config),
        facts: (0,_scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_12__/* .readRuleFacts */ .OX)({ config, protectedFiles, host }),
        digestSealed: (salt) => (0,_scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_12__/* .digestHidden */ .V_)({ config, host }, salt),
    });
}
/** The same of a run that nothing follows yet: why it could not be resumed. */
async function findChangesOfRun(paths, host) {
    const base = (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_10__/* .findBase */ .lN)((0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_11__/* .readLedger */ .SC)(paths).records, (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_11__/* .readState */ .un)(paths));
    if (base === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.config))
        return [];
    try {
        const { config } = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_11__/* .loadConfig */ .Z9)(paths, host, 'ignored');
        const work = (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_5__/* .privateAreaFolder */ .PH)({ repository: paths.repository, name: paths.name, parentEnv: host.env });
        const { refs } = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .openRefs */ .ro)(paths.repository, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(work, 'user'));
        await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_10__/* .requireCommit */ .Fo)(refs, { commit: base, name: paths.name });
        return await findChanges({ paths, config, refs, base }, host);
    }
    catch (error) {
        // Of a config that cannot be read, or a base that is gone, nobody can say.
        if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AutorizeError */ .yW)
            return [];
        throw error;
    }
}
/** Compares the rules of the run that is recorded with the config, and with the protected files of HEAD. */
async function compareRules({ paths, config, refs, head }, host) {
    const { records: ledger, problem } = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_11__/* .readLedger */ .SC)(paths);
    const base = (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_10__/* .findBase */ .lN)(ledger, (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_11__/* .readState */ .un)(paths));
    if (problem !== undefined || base === undefined || findDecisionIssue(paths) !== undefined)
        return { kind: 'same' };
    const byHead = await findChanges({ paths, config, refs, base: head }, host);
    const objective = (0,_ledger_objective_digest_js__WEBPACK_IMPORTED_MODULE_9__/* .objectiveChange */ .oB)(config, ledger);
    if (objective.length > 0)
        return { kind: 'other', changes: byHead.length > 0 ? byHead : objective };
    if (!(await (0,_kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_13__/* .hasCommit */ .Q)(refs, base)))
        return { kind: 'same' };
    const byBase = head === base ? byHead : await findChanges({ paths, config, refs, base }, host);
    if (byBase.length > 0)
        return { kind: 'other', changes: byHead.length > 0 ? byHead : byBase };
    if (byHead.length === 0)
        return { kind: 'same' };
    return { kind: (await comesAfter(refs, { paths, base, head })) ? 'other' : 'elsewhere', changes: byHead };
}
/** Why no run continues the decision log as it is, and what to do; undefined: it adds up. */
function findDecisionIssue({ decisions, name, }) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(decisions))
        return undefined;
    const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(decisions));
    if (parsed.kind !== 'sound')
        return { detail: `line ${parsed.line} ${parsed.why}`, remedy: `To archive the file: autorize repair ${name}` };
    const [issue] = parsed.records.length === 0 ? [] : (0,_engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_4__/* .replayOf */ .X8)(parsed.records).issues;
    const { look, restart } = (0,_scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_12__/* .logMessages */ .hA)(name);
    return issue === undefined ? undefined : { detail: `it is inconsistent: ${issue}`, remedy: `${look} ${restart}` };
}
/** Whether HEAD was committed upon the base; where the history is cut off between the two, unless it is the other way round. */
async function comesAfter(refs, { paths, base, head }) {
    if (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_14__/* .isAncestor */ .Q)(refs, { base, branchHead: head }))
        return true;
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(paths.repository.commonDir, 'shallow')))
        return false;
    return !(await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_14__/* .isAncestor */ .Q)(refs, { base: head, branchHead: base }));
}


/***/ }),

/***/ 52431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EQ: () => (/* binding */ promotionWord),
/* harmony export */   Fh: () => (/* binding */ setupNotes),
/* harmony export */   J4: () => (/* binding */ pendingRelease),
/* harmony export */   Og: () => (/* binding */ describeEnded),
/* harmony export */   Ps: () => (/* binding */ quarantinedIterations),
/* harmony export */   lx: () => (/* binding */ noticesOf),
/* harmony export */   nw: () => (/* binding */ quarantinedPromotionIn),
/* harmony export */   rb: () => (/* binding */ describeOtherFiles)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
/* harmony import */ var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53022);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64768);
/* harmony import */ var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45342);





/** That another run began: why, and where the one before is; `folder`: as a user types it. */
function describeEnded({ folder, branch, what, kept }) {
    const quarantined = kept === 0 ? 'which kept nothing' : `with ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(kept, 'kept change')} on ${branch}`;
    return `another run began, from another baseline, since its rules changed: ${what}; the one before, ${quarantined}, is in ${folder} as it was; to go back to it: docs/how-to/restore-an-archived-run.md`;
}
/** That setup could run once, where nothing says what it depends on. */
function setupNotes({ setup }, name) {
    if (setup.command === '' || setup.inputs.length > 0)
        return [];
    return [
        `setup runs in every evaluation; with setup.inputs it would run once, which is faster: autorize doctor ${name} --fix`,
    ];
}
/** That HEAD has other protected files than those that judge, and nobody changed them after the base. */
function describeOtherFiles(name, changes) {
    const what = (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_1__/* .describeChanges */ .DT)(changes, 'objective.').join(', ');
    return `HEAD has a different evaluator: ${what}; HEAD does not descend from the commit that this run started from, so the run keeps the evaluator of that commit; --fresh (autorize run ${name} --fresh) uses that of HEAD`;
}
/** Iterations whose change is quarantined: nobody has approved it with success. */
function quarantinedIterations(records) {
    const accepted = new Set(records.flatMap(({ outcome, released }) => (outcome === 'merged' && released ? [released] : [])));
    return records.filter(({ decision, outcome }) => {
        const isHeld = decision?.code === 'implausible' && outcome === 'inconclusive';
        return isHeld && !accepted.has(String(decision.test));
    });
}
/** What a person said of a quarantined change, where no run has taken it up yet. */
function pendingRelease(decisions, task) {
    const at = decisions.findLastIndex(({ kind, task: of }) => kind === 'release' && of === task);
    const later = decisions.slice(at + 1);
    const taken = later.filter(({ kind, released }) => kind === 'candidate' && released === task);
    // What is on the working line has one promotion test at a time: the next one is of what was approved.
    if ((0,_decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_3__/* .isPromotion */ .U)(task))
        return later.some(isPromotionDecision) ? undefined : decisions[at];
    const names = new Set([task, ...taken.map(({ id }) => id)]);
    const isDecided = later.some(({ kind, task: of }) => kind === 'decision' && names.has(String(of)));
    return isDecided || taken.some(({ refused }) => refused !== null) ? undefined : decisions[at];
}
function isPromotionDecision({ kind, purpose }) {
    return kind === 'decision' && purpose === 'promotion';
}
/** The promotion test that held the working line back, if the last one did. */
function quarantinedPromotionIn(decisions) {
    const last = decisions.findLast(isPromotionDecision);
    // One that a guard refused is nothing that a person could approve.
    const output = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ passed: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY() })).safeParse(last?.guards);
    const isHeld = last?.code === 'implausible' && output.success && output.data.every(({ passed }) => passed);
    return isHeld ? String(last.task) : undefined;
}
/** How a promotion test is named in a command. */
function promotionWord(task) {
    return task.replace(' ', '-');
}
/** The last of what was found about the evaluator meanwhile: that it is noisy, that the machine drifts. */
function warningOf(decisions) {
    const warnings = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditRecords */ .u)({ records: decisions }).state?.session.warnings ?? [];
    const last = warnings.at(-1);
    if (last === undefined)
        return [];
    return [warnings.length === 1 ? last : `${last} (the last of ${warnings.length} such findings)`];
}
/**
 * What a person should look at, in sentences: an evaluator that may not look at the code, that is noisy, that drifts;
 * quarantined changes.
 */
function noticesOf(name, { records, decisions }) {
    const remarks = decisions.flatMap(({ kind, remark }) => kind === 'canary' && typeof remark === 'string' ? [remark] : []);
    const risks = decisions.flatMap(({ kind, found, accepted, risk, detail }) => kind === 'risk' && found === true && accepted === true ? [`accepted risk ${String(risk)}: ${String(detail)}`] : []);
    const carried = decisions.find(({ code, carry_over }) => code === 'carry-over' || carry_over === true);
    const order = carried === undefined
        ? []
        : [`carry-over since ${String(carried.task)}: runs depend on what ran before them, so arms are washed out`];
    const quarantined = quarantinedIterations(records).map(({ iter, decision }) => {
        const word = pendingRelease(decisions, String(decision?.test));
        if (word !== undefined)
            return `iteration ${iter} was approved by ${String(word.by)}: the next run takes it up`;
        return `iteration ${iter} is quarantined because of its large gain; to approve it: autorize approve ${name} ${iter}`;
    });
    return [
        ...new Set([...risks, ...order, ...remarks]),
        ...warningOf(decisions),
        ...quarantined,
        ...batchNotices(name, decisions),
    ];
}
function batchNotices(name, decisions) {
    const task = quarantinedPromotionIn(decisions);
    if (task === undefined)
        return [];
    const word = pendingRelease(decisions, task);
    if (word !== undefined)
        return [`${task} was approved by ${String(word.by)}: the next run takes it up`];
    const command = `autorize approve ${name} ${promotionWord(task)}`;
    return [`${task} of the working line is quarantined because of its large gain; to approve it: ${command}`];
}


/***/ }),

/***/ 50541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OX: () => (/* binding */ readRuleFacts),
/* harmony export */   V_: () => (/* binding */ digestHidden),
/* harmony export */   hA: () => (/* binding */ logMessages),
/* harmony export */   ko: () => (/* binding */ readRunHeaderFacts),
/* harmony export */   p1: () => (/* binding */ lockEnvironment)
/* harmony export */ });
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(19533);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
/* harmony import */ var _base_version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7844);
/* harmony import */ var _decision_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64802);
/* harmony import */ var _engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6855);
/* harmony import */ var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15310);
/* harmony import */ var _engine_evaluation_environment_lock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55579);
/* harmony import */ var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76952);
/* harmony import */ var _engine_evaluation_in_process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81261);
/* harmony import */ var _engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54620);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53162);
/* harmony import */ var _ledger_objective_digest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9602);
/**
 * What a run is decided by, as the record of decisions begins with it: base, evaluator, guards, holdout.
 * Invariant: the same files, commands and base give the same digests; of the holdout only a salted one is ever recorded.
 */












/** The rules of a config: the same in each run that is of the same rules. */
function readRuleFacts({ config, protectedFiles, host, }) {
    const { objective, guards, setup } = config;
    const { command, parse, confirm } = objective;
    const evaluator = { command, parse, ...(0,_engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_7__/* .builtBefore */ .iY)(config), setup: setup.command, files: protectedFiles.digest };
    return {
        judge_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_10__/* .canonicalJson */ .d)(evaluator)),
        setup_inputs: [...setup.inputs],
        evaluator_files: (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__/* .idsOf */ .UX)(protectedFiles),
        guards_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_10__/* .canonicalJson */ .d)({ guards, objective: objective.guards })),
        confirm_digest: (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_5__/* .isReference */ .A_)(confirm) ? undefined : digestConfirm(confirm, host.env),
    };
}
/** What the record of decisions begins with. */
async function readRunHeaderFacts(request) {
    const { privateArea, config, base } = request;
    const { command, parse, unit } = config.objective;
    return {
        tool_version: _base_version_js__WEBPACK_IMPORTED_MODULE_11__/* .VERSION */ .x,
        config_digest: digestConfig(config),
        baseline_commit: base,
        baseline_tree: await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_8__/* .treeIdOf */ .bR)(privateArea.store, base),
        ...readRuleFacts(request),
        unscored: !config.objective.baseline,
        score_unit: unit ?? (0,_engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .unitOfFormat */ .Lj)(parse.kind),
        in_process: await (0,_engine_evaluation_in_process_js__WEBPACK_IMPORTED_MODULE_6__/* .sharesProcess */ .y)(privateArea.store, { command, kind: parse.kind }),
    };
}
/** The lock of what else scores depend on, on this machine. */
function lockEnvironment({ privateArea, config, host }) {
    const { objective, guards, setup, build } = config;
    const evaluating = [setup.command, build.command, objective.command, ...guards.map(({ command }) => command)];
    const commands = [...evaluating, ...(0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_1__/* .guardCommands */ .S4)(objective)];
    return (0,_engine_evaluation_environment_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .openEnvironmentLock */ .N)(privateArea, { commands, host });
}
/** Digests of what nobody may know, with a salt; undefined where there is none, or none on this machine. */
function digestHidden({ config, host: { env } }, salt) {
    const { holdout, confirm } = config.objective;
    return {
        holdout: holdout === undefined ? undefined : (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_5__/* .digestHiddenCommand */ .Qy)(holdout, { env, salt }),
        confirm: (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_5__/* .isReference */ .A_)(confirm) ? (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_5__/* .digestHiddenCommand */ .Qy)(confirm, { env, salt }) : undefined,
    };
}
function digestConfirm(confirm, env) {
    const { command, paths = [] } = (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_5__/* .unsealCommand */ .g5)(confirm, env) ?? {};
    return command === undefined || command === '' ? null : (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(`${command}\n${(0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_5__/* .digestFiles */ .Eh)(paths)}`);
}
/** Without the holdout's command and files: of them there is a salted digest alone. */
function digestConfig({ objective, ...config }) {
    const { rule, budget } = objective.holdout ?? {};
    const output = { ...config, objective: { ...objective, holdout: { rule, budget } } };
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_10__/* .canonicalJson */ .d)(JSON.parse(JSON.stringify(output))));
}
/** What messages say of the decision log where something is wrong with it. */
function logMessages(name) {
    return {
        ...{ record: `decisions.jsonl of "${name}"`, run: `"${name}"`, keys: 'objective.' },
        look: `See all of it: autorize audit ${name}.`,
        restart: `Start again from HEAD: autorize run ${name} --fresh`,
        rules: (0,_ledger_objective_digest_js__WEBPACK_IMPORTED_MODULE_9__/* .otherRules */ .y8)(name),
    };
}


/***/ }),

/***/ 61513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ requireGitVersion),
/* harmony export */   l: () => (/* binding */ readGitVersion)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13096);
/** Which git is on PATH, and whether it can do what a run needs. */



// The oldest that the docs name; nothing older is tested.
const RUN = { version: [2, 32], what: 'a run' };
// `merge-tree --write-tree`
const MERGE = { version: [2, 38], what: 'a run that merges changes (parallel workspaces, proposals, reverts)' };
/** `2.39.5`, as git says of itself. */
async function readGitVersion(git) {
    return (await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitLine */ .JG)(git, ['version'])).replace(/^git version /, '');
}
/** Throws where git is older than a run needs, before anything is changed. */
async function requireGitVersion(git, { merges }) {
    const found = await readGitVersion(git);
    const need = merges ? MERGE : RUN;
    if (!isOlder(found, need.version))
        return;
    const needed = need.version.join('.');
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `git on PATH is version ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(found)}; ${need.what} needs ${needed} or newer`,
        remedy: `Install git ${needed} or newer, put it first on PATH, and check it: git --version`,
    });
}
/** A version that cannot be read is not held against git: what it cannot do it says itself. */
function isOlder(found, [major, minor]) {
    const [, one, two] = /^(\d+)\.(\d+)/.exec(found) ?? [];
    if (one === undefined || two === undefined)
        return false;
    return Number(one) < major || (Number(one) === major && Number(two) < minor);
}


/***/ }),

/***/ 95453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ guardInspector)
/* harmony export */ });
/**
 * Invariant: while the guard stands, no process of the same user can open this process's inspector. Node opens it on
 * SIGUSR1 unless somebody listens for that signal; through it any code runs in here, with every secret in reach.
 */
/** Makes SIGUSR1 do nothing, for as long as the guard is held. */
function guardInspector() {
    const ignore = () => undefined;
    process.on('SIGUSR1', ignore);
    return { [Symbol.dispose]: () => process.off('SIGUSR1', ignore) };
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
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53162);
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

/***/ 35507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ kindOfSubject)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63342);
/** What the word of a command means that takes an experiment, a mission or a plan. */



/** By an experiment's name, a mission's folder or a plan's file. */
function kindOfSubject(what, { cwd }) {
    const isName = !/[/.]/.test(what);
    if (isName && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W1)(cwd).folder, '.autorize', what)))
        return 'experiment';
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, what), 'mission.md')))
        return 'mission';
    return /\.(?:json|ya?ml)$/i.test(what) ? 'plan' : 'experiment';
}


/***/ }),

/***/ 61550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ wrapWords),
/* harmony export */   MT: () => (/* binding */ wrapLines),
/* harmony export */   qI: () => (/* binding */ cutWords)
/* harmony export */ });
/** Lines of at most so many characters; a longer word alone is cut. With `most`, what is left out ends in an ellipsis. */
function wrapWords(text, width, most = Number.POSITIVE_INFINITY) {
    const lines = [];
    for (const word of text.split(' ')) {
        const last = lines.at(-1);
        if (last !== undefined && last.length + 1 + word.length <= width)
            lines[lines.length - 1] = `${last} ${word}`;
        else
            lines.push(...pieces(word, width));
    }
    if (lines.length <= most)
        return lines;
    return [...lines.slice(0, most - 1), cutWords(lines.slice(most - 1).join(' '), width)];
}
/** A text on one line; what does not fit is left out in whole words, and an ellipsis says so. */
function cutWords(text, width) {
    if (text.length <= width)
        return text;
    const end = text.lastIndexOf(' ', width - 1);
    return `${text.slice(0, end > 0 ? end : Math.max(0, width - 1)).trimEnd()}…`;
}
function pieces(word, width) {
    if (word.length <= width)
        return [word];
    return word.match(new RegExp(`.{1,${Math.max(1, width)}}`, 'gsu')) ?? [];
}
// To be copied as they are: the terminal's own line ends are none.
const COPIED = /^(?:branch|review|merge|next|folders|worktree)\s/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin and end with one.
const COLOR = /\u001b\[\d+m/g;
/** Lines of a text in at most so many columns, broken between words; the rest of a line is indented. */
function wrapLines(text, width) {
    return text
        .split('\n')
        .map((line) => (line.replace(COLOR, '').length <= width || COPIED.test(line) ? line : wrapLine(line, width)))
        .join('\n');
}
function wrapLine(line, width) {
    let room = width;
    let wrapped = '';
    for (const [at, word] of line.split(' ').entries()) {
        const { length } = word.replace(COLOR, '');
        if (at > 0 && length + 1 > room) {
            wrapped += `\n  ${word}`;
            room = width - 2 - length;
        }
        else {
            wrapped += at === 0 ? word : ` ${word}`;
            room -= at === 0 ? length : length + 1;
        }
    }
    return wrapped.replaceAll(/ +\n/g, '\n');
}


/***/ }),

/***/ 92529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ requireSound)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4862);
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74044);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3800);
/* harmony import */ var _base_repository_path_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(46204);
/* harmony import */ var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86586);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7953);
/* harmony import */ var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2886);
/* harmony import */ var _engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75857);
/* harmony import */ var _kernel_cores_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2908);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(83144);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(14311);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(63342);
/* harmony import */ var _contract_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(51421);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(45351);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(32375);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(12690);
/**
 * Everything that can be known to be wrong with a plan before it runs.
 * Invariant: nothing is made and nothing is run; what one problem hides, another part of the plan, is still looked at.
 */




















/** Throws what is wrong with a plan and with what was said of it, all at once. */
async function requireSound(check) {
    const { loaded, only, ofCommand, needsAgents, host } = check;
    const { document, problems } = loaded;
    const variables = needsAgents ? (0,_opening_js__WEBPACK_IMPORTED_MODULE_16__/* .unsetVariables */ .f)(document, host) : [];
    const reported = new Set(problems.map(({ path }) => path));
    const more = [...(await missingInputs(check)), ...variables].filter(({ path }) => !reported.has(path));
    const ofPlan = [...problems, ...more, ...missingCores(loaded), ...environmentProblems(check)];
    const ofFlags = [...ofCommand, ...unknownNames(only, loaded)];
    if (ofPlan.length > 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ContractError */ .Vl([...ofFlags, ...(document.file === '' ? (0,_opening_js__WEBPACK_IMPORTED_MODULE_16__/* .withoutPaths */ .fx)(ofPlan) : ofPlan)]);
    }
    if (ofFlags.length > 0)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(ofFlags);
}
/** Variables, paths and devices of `environment` that are not here, or may not be given; whatever else is wrong. */
function environmentProblems({ loaded: { document }, paths, host: { env } }) {
    const raw = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOrEmpty */ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOrEmpty */ .YN)(document.value).environment);
    const named = { readable: textsOf(raw.readable), devices: textsOf(raw.devices) };
    const ofPlaces = (0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_8__/* .checkPlaces */ .p1)(paths.repository, env)(named).map(([path, { found, expected, remedy }]) => [path, found, expected, remedy]);
    const ofVariables = (0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_9__/* .variableIssues */ .hE)(['environment', 'env'], raw.env, (0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_8__/* .checkVariables */ .kL)(env));
    return [...ofVariables, ...ofPlaces].map((issue) => (0,_contract_js__WEBPACK_IMPORTED_MODULE_14__/* .placeIssue */ .vK)(document, issue));
}
/** A list of texts; nothing where it is another one, which the schema reports. */
function textsOf(list) {
    const entries = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .arrayOrEmpty */ .cX)(list);
    return entries.every((each) => typeof each === 'string') ? entries : [];
}
function missingCores({ document, work }) {
    const problems = (0,_kernel_cores_js__WEBPACK_IMPORTED_MODULE_10__/* .checkCores */ .xG)(work?.environment?.cpus ?? []);
    return problems.map((problem) => (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .problemAt */ .l4)(document, ['environment', 'cpus'], problem));
}
function itemsOf({ document }) {
    return (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .arrayOrEmpty */ .cX)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOrEmpty */ .YN)(document.value).items).map((raw, at) => {
        const item = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOrEmpty */ .YN)(raw);
        return { at, item, id: typeof item.id === 'string' ? item.id : undefined };
    });
}
/** Items that --only names and the plan has not. */
function unknownNames(only, loaded) {
    const known = itemsOf(loaded).flatMap(({ id }) => id ?? []);
    return only
        .filter((id) => !known.includes(id))
        .map((id) => ({
        found: `--only ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_18__/* .quoted */ .TL)(id)}`,
        expected: 'the id of an item of the plan',
        remedy: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_18__/* .suggestion */ .h)(id, known),
    }));
}
/**
 * Input files that are not there, of items that wait for no other one: an item before may make whatever it likes, so
 * what waits is asked when its turn comes. What has landed before needs its input no more.
 */
async function missingInputs(check) {
    const { loaded, only, paths } = check;
    // Whoever names an item that is not there may have meant any.
    const isWhole = only.length === 0 || unknownNames(only, loaded).length > 0;
    const asked = itemsOf(loaded).filter(({ item, id }) => (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .arrayOrEmpty */ .cX)(item.input_files).length > 0 &&
        (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .arrayOrEmpty */ .cX)(item.dependencies).length === 0 &&
        (isWhole || only.includes(id ?? '')));
    if (asked.length === 0)
        return [];
    const { landed } = (0,_history_js__WEBPACK_IMPORTED_MODULE_15__/* .foldHistory */ .E)((0,_store_js__WEBPACK_IMPORTED_MODULE_17__/* .readWorkJournal */ .N9)(paths));
    const done = new Set(landed.filter(({ plan }) => plan === loaded.plan).map((each) => each.item));
    const start = await listStart(check);
    if (start === undefined)
        return [];
    return asked
        .filter(({ id }) => id === undefined || !done.has(id))
        .flatMap(({ item, at }) => (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .arrayOrEmpty */ .cX)(item.input_files).flatMap((supplied, index) => {
        const path = typeof supplied === 'string' ? (0,_base_repository_path_js__WEBPACK_IMPORTED_MODULE_19__/* .normalPath */ .F)(supplied) : undefined;
        if (path === undefined || start.has(path))
            return [];
        return [
            (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .problemAt */ .l4)(loaded.document, ['items', at, 'input_files', index], {
                found: `the missing input file ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_18__/* .quoted */ .TL)(supplied, 200)}`,
                expected: `a file of ${start.name}, or an item in "dependencies" that makes it`,
                remedy: 'Commit it, or name the item that makes it in the dependencies of this one.',
            }),
        ];
    }));
}
/** What the first items start from; undefined where there is no commit yet, which is another error. */
async function listStart({ paths: place, loaded, inPlace }) {
    const { repository } = place;
    if (inPlace)
        return { name: 'the checkout', has: (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.folder, path)) };
    const scratch = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-check-'));
    try {
        const { refs } = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_13__/* .openRefs */ .ro)(repository, scratch);
        const branch = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_11__/* .readRef */ .sg)(refs, `refs/heads/autorize-work/${loaded.plan}`);
        const branchHead = branch ?? (await (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_13__/* .readHead */ .zy)(repository, refs));
        if (branchHead === undefined)
            return undefined;
        const paths = await listPaths(refs, branchHead);
        return { name: branchHead.slice(0, 12), has: (path) => paths.has(path) };
    }
    finally {
        (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .removeTree */ .dM)(scratch);
    }
}
async function listPaths(refs, commit) {
    const { stdout } = await refs(['ls-tree', '-r', '-z', '--name-only', '--full-tree', '--end-of-options', commit]);
    return new Set((0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_6__/* .splitNul */ .K)(stdout).map(_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q0));
}


/***/ }),

/***/ 20616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ areaNotes),
/* harmony export */   NZ: () => (/* binding */ agentNotes),
/* harmony export */   _$: () => (/* binding */ areaLevel)
/* harmony export */ });
/* harmony import */ var _engine_agent_route_notes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4080);
/* harmony import */ var _engine_layers_area_layers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20494);


/** What a person should know of how agents reach their models. */
function agentNotes(agents) {
    return [...agents].flatMap(({ id, spec, env, level, isAction }) => (0,_engine_agent_route_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .routeNotes */ .t)(spec, env, { isConfined: level.kind === 'bubblewrap', isAction }).map((note) => `${id}: ${note}`));
}
/** The level of an area that is opened for all of some agents: at bubblewrap it has layers, too. */
function areaLevel(agents) {
    const levels = agents.map((agent) => agent.level);
    return levels.find(({ kind }) => kind === 'bubblewrap') ?? levels[0] ?? { kind: 'process-group' };
}
/** What is odd about the area of a plan, and why its commands are slower than they could be. */
function areaNotes(privateArea) {
    return [...privateArea.notes, ...(0,_engine_layers_area_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .layeringNotes */ .rk)(privateArea)];
}


/***/ })

};

