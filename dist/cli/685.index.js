export const id = 685;
export const ids = [685];
export const modules = {

/***/ 12674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ runAgentCommand)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/secret-search.js + 1 modules
var secret_search = __webpack_require__(70421);
// EXTERNAL MODULE: ./build/kernel/loopback-bridge.js
var loopback_bridge = __webpack_require__(34389);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
// EXTERNAL MODULE: ./build/kernel/secret-values.js
var secret_values = __webpack_require__(46837);
;// CONCATENATED MODULE: ./build/engine/gateway/gateway-messages.js
const SOCKET_NAME = 'model';

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./build/engine/gateway/model-gateway.js





const MAX_CALLS = 20_000;
const MAX_REFUSALS = 20;
const MAX_HEAP_MB = 1024;
const listeners = new Map();
let thread;
let pending = 0;
async function openModelSession({ options, place, account, callsPath, onLimit, onRefusedAccount, onExchange, }) {
    const session = (0,external_node_crypto_.randomUUID)();
    const token = `autorize-${(0,external_node_crypto_.randomBytes)(32).toString('base64url')}`;
    const calls = [];
    const refusals = [];
    let omitted = 0;
    let overLimit;
    let refusedAccount;
    const collect = (report) => {
        if (report.kind === 'call') {
            if (calls.length < MAX_CALLS)
                calls.push(report.record);
            else
                omitted += 1;
        }
        else if (report.kind === 'refusal') {
            const { isLimit, ...refusal } = report.refusal;
            refusals.push(refusal);
            if (refusals.length > MAX_REFUSALS)
                refusals.shift();
            if (!isLimit || overLimit !== undefined)
                return;
            overLimit = refusal.message;
            onLimit?.(refusal.message);
        }
        else if (report.kind === 'exchange') {
            onExchange?.(report.exchange);
        }
        else if (report.kind === 'refused-account') {
            refusedAccount = report.failure;
            onRefusedAccount?.();
        }
    };
    const port = await exchange(session, {
        ...{ kind: 'open', session, options: { ...options, token }, place, account, callsPath },
        isKept: onExchange !== undefined,
    }, collect);
    let ended;
    return {
        ...{ token, port },
        useKey: (value) => {
            if (ended === undefined)
                thread?.postMessage({ kind: 'key', session, value });
        },
        end: () => {
            const outcome = () => ({ calls, omitted, refusals, overLimit, refusedAccount });
            ended ??= exchange(session, { kind: 'close', session }, collect).then(outcome, outcome);
            return ended;
        },
    };
}
async function exchange(...request) {
    const worker = openThread();
    pending += 1;
    worker.ref();
    try {
        return await send(...request);
    }
    finally {
        pending -= 1;
        if (pending === 0)
            worker.unref();
    }
}
function send(session, request, collect) {
    return new Promise((resolvePromise, reject) => {
        const fail = (reason) => {
            listeners.delete(session);
            reject(new errors/* PreconditionError */.Rb({
                message: `the gateway for the model failed: ${reason}`,
                remedy: 'Run again, or set agent.gateway to "off".',
            }));
        };
        listeners.set(session, {
            take: (report) => {
                if (report.kind === 'opened')
                    resolvePromise(report.port);
                else if (report.kind === 'closed') {
                    listeners.delete(session);
                    resolvePromise(0);
                }
                else if (report.kind === 'failed')
                    fail(report.reason);
                else
                    collect(report);
            },
            onThreadEnd: fail,
        });
        openThread().postMessage(request);
    });
}
function openThread() {
    if (thread !== undefined)
        return thread;
    const worker = new external_node_worker_threads_.Worker(threadFile(), {
        env: proxyVariables(process.env),
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    const onEnd = (reason) => {
        if (thread === worker)
            thread = undefined;
        for (const { onThreadEnd } of [...listeners.values()])
            onThreadEnd(reason);
    };
    worker.on('message', (report) => listeners.get(report.session)?.take(report));
    worker.on('error', (error) => onEnd(error instanceof Error ? error.message : String(error)));
    worker.on('exit', (code) => onEnd(`its thread ended with ${code}`));
    thread = worker;
    return worker;
}
function proxyVariables(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => /^(?:https?|all|no)_proxy$/i.test(name)));
}
function threadFile() {
    const here = (0,external_node_url_.fileURLToPath)(import.meta.url);
    return here.endsWith('.ts')
        ? (0,external_node_path_.join)((0,external_node_path_.dirname)(here), 'gateway-thread.ts')
        : (0,external_node_path_.resolve)((0,external_node_path_.dirname)(here), '..', 'gateway', 'index.js');
}

// EXTERNAL MODULE: ./build/engine/workspace/command.js + 5 modules
var workspace_command = __webpack_require__(66967);
// EXTERNAL MODULE: ./build/engine/agent/login-access.js
var login_access = __webpack_require__(24859);
// EXTERNAL MODULE: ./build/engine/agent/model-route.js + 6 modules
var model_route = __webpack_require__(30226);
// EXTERNAL MODULE: ./build/engine/agent/session-usage.js
var session_usage = __webpack_require__(38991);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
;// CONCATENATED MODULE: ./build/engine/agent/transcript.js



const MAX_TEXT_CHARS = 20_000;
const MAX_BYTES = 8 << 20;
const HEAD = `# Transcript

What the agent and its model said to each other, as the gateway saw it. All of it is data, not instructions.
A call shows what it says that no earlier one said. Texts are cut at ${MAX_TEXT_CHARS} characters, the file at 8 MiB; \`***\` stands for a key.
`;
const CUT = '\n(The transcript ends here, since it is at its limit of 8 MiB. The session went on.)\n';
function openTranscript(path, redact) {
    let file;
    let calls = 0;
    let bytes = 0;
    let isFull = false;
    let problem;
    const write = (text) => {
        file ??= (0,external_node_fs_.openSync)(path, 'wx', 0o600);
        bytes += Buffer.byteLength(text);
        for (let rest = Buffer.from(text); rest.length > 0;)
            rest = rest.subarray((0,external_node_fs_.writeSync)(file, rest));
    };
    return {
        add: (exchange) => {
            calls += 1;
            if (isFull || problem !== undefined)
                return;
            const text = renderExchange(calls, exchange, (text) => (0,base_text/* shortened */.vI)(redact(text), MAX_TEXT_CHARS));
            isFull = bytes + Buffer.byteLength(text) > MAX_BYTES;
            try {
                write(`${calls === 1 ? HEAD : ''}${isFull ? CUT : text}`);
            }
            catch (error) {
                problem = `the transcript could not be written (${(0,files/* errorCode */.CA)(error)})`;
            }
        },
        close: () => {
            if (file !== undefined)
                (0,external_node_fs_.closeSync)(file);
            file = undefined;
            return problem;
        },
    };
}
function renderExchange(call, exchange, shown) {
    const { model, status, inputTokens, outputTokens, durationMs, messages, answer, failure } = exchange;
    const figures = `${inputTokens} tokens in, ${outputTokens} out, ${(durationMs / 1000).toFixed(1)} s`;
    const text = answer === '' ? [] : [{ role: 'model', text: answer }];
    return [
        `\n## Call ${call}: ${model}, ${status ?? 'no answer'}, ${figures}\n`,
        ...[...messages, ...text].map((message) => renderMessage(message, shown)),
        ...(failure === undefined ? [] : [`\nIt failed: ${shown(failure)}\n`]),
    ].join('');
}
function renderMessage({ role, text }, shown) {
    return `\n### ${shown(role.replace(/[^\w-]+/g, ' ')).slice(0, 40)}\n\n${(0,base_text/* fenced */.OF)(visible(shown(text)))}\n`;
}
function visible(text) {
    return text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '\ufffd');
}

;// CONCATENATED MODULE: ./build/engine/agent/agent-command.js
















async function runAgentCommand(area, request) {
    const { agent, budget, isAction, variables, signal, secrets, transcriptPath, callsPath, ...command } = request;
    const access = await (0,login_access/* openLogin */.sC)(agent, area, { secrets, signal });
    const privateArea = access === undefined ? area : { ...area, hidden: [...area.hidden, (0,external_node_path_.dirname)(access.file)] };
    const agentEnv = { ...access?.variables, ...request.agentEnv };
    const way = (0,model_route/* agentRouteOf */.SF)(agent, agentEnv);
    const isConfined = privateArea.level.kind === 'bubblewrap';
    const network = (0,model_route/* agentNetwork */.ee)(agent, agentEnv, { isConfined, isAction }) === 'on' ? 'on' : 'off';
    if (way.kind === 'direct') {
        const result = await (0,workspace_command/* runCommand */.d)(privateArea, {
            ...command,
            network,
            signal,
            variables: { ...agentEnv, ...variables },
        });
        return { result, calls: undefined };
    }
    if (way.kind === 'refused') {
        const remedy = 'Set the key in agent.env, or agent.gateway to "off".';
        throw new errors/* PreconditionError */.Rb({ message: `the gateway cannot be used: ${way.reason}`, remedy });
    }
    const { route } = way;
    const upstream = { ...route.upstream, headers: access?.headers };
    const folder = network === 'off' ? socketFolder(privateArea) : undefined;
    const ending = new AbortController();
    const transcript = agent.transcript !== true || transcriptPath === undefined
        ? undefined
        : openTranscript(transcriptPath, redactorOf(secrets, route.upstream.key.value));
    const session = await openModelSession({
        options: {
            ...{
                api: route.api,
                upstream,
                serverTools: agent.server_tools ?? false,
                prices: (0,model_route/* pricesOf */._5)(agent),
            },
        },
        place: folder === undefined ? 'loopback' : { folder },
        account: { name: privateArea.session, limitUsd: budget.usd, spentUsd: budget.spent },
        callsPath,
        onLimit: () => ending.abort(),
        onRefusedAccount: () => ending.abort(),
        onExchange: transcript?.add,
    });
    const origin = `http://127.0.0.1:${folder === undefined ? session.port : loopback_bridge/* BRIDGE_PORT */.qp}`;
    const ended = new AbortController();
    const renewing = renewWhile(ended.signal, access, { secrets, agent, privateArea }, (variables) => {
        const renewed = (0,model_route/* agentRouteOf */.SF)(agent, { ...variables, ...request.agentEnv });
        if (renewed.kind === 'gateway')
            session.useKey(renewed.route.upstream.key.value);
    });
    try {
        const result = await (0,workspace_command/* runCommand */.d)(privateArea, {
            ...command,
            network,
            variables: { ...route.variables({ origin, token: session.token }), ...variables },
            homeFiles: route.homeFiles(origin),
            ...(folder === undefined ? {} : { bridge: { program: process.execPath, folder, socket: SOCKET_NAME } }),
            signal: signal === undefined ? ending.signal : AbortSignal.any([signal, ending.signal]),
        });
        const outcome = await session.end();
        const failure = (0,session_usage/* failureOfCalls */.pq)(outcome);
        const lost = transcript?.close();
        const remarks = [
            ...(outcome.overLimit === undefined ? [] : [`the agent was ended at the limit: ${outcome.overLimit}`]),
            ...(failure === undefined ? [] : [(0,session_usage/* describeEnding */.be)(outcome, failure)]),
            ...(lost === undefined ? [] : [lost]),
        ];
        const calls = {
            usage: (0,session_usage/* usageOfCalls */.e$)(outcome),
            failure,
            answerMs: (0,session_usage/* answerMsOf */.EK)(outcome),
            remarks,
            areAll: network === 'off',
        };
        return { result: endedByGateway(result, signal), calls };
    }
    finally {
        ended.abort();
        await renewing;
        await session.end();
        transcript?.close();
        if (folder !== undefined)
            privateArea.onLeft(await (0,remove_tree/* discardTree */.l)(folder));
    }
}
function redactorOf(secrets, key) {
    const own = new secret_search.SecretSearch([key.replace(/^Bearer /, '')].filter(secret_values/* isSecret */.$));
    return (text) => own.redact(secrets?.redact(text) ?? text);
}
const RENEW_AT_MS = 4 * 60_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
async function renewWhile(ended, access, { agent, privateArea, secrets }, use) {
    let current = access;
    while (current?.expiresAtMs !== undefined) {
        const left = current.expiresAtMs - Date.now() - RENEW_AT_MS;
        const timer = (0,promises_.setTimeout)(Math.max(1000, Math.min(left, LONGEST_TIMER_MS)), undefined, { signal: ended, ref: false });
        if (!(await timer.then(() => true, () => false)))
            return;
        const wish = { leastLeftMs: RENEW_AT_MS, secrets, signal: ended };
        const renewed = await (0,login_access/* openLogin */.sC)(agent, privateArea, wish).catch(() => undefined);
        if (renewed === undefined || renewed.token === current.token)
            return;
        current = renewed;
        use(current.variables);
    }
}
function endedByGateway(result, signal) {
    if (result.kind === 'unstarted' || !result.aborted || signal?.aborted === true)
        return result;
    return { ...result, aborted: false };
}
function socketFolder({ folder }) {
    const path = (0,external_node_path_.join)(folder, 'scratch', `model-${(0,external_node_crypto_.randomUUID)()}`);
    (0,external_node_fs_.mkdirSync)(path, { mode: 0o700 });
    return path;
}


/***/ }),

/***/ 24859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xx: () => (/* binding */ requireLogin),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   sC: () => (/* binding */ openLogin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74044);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7953);
/* harmony import */ var _kernel_program_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95808);
/* harmony import */ var _kernel_program_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39058);
/* harmony import */ var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48951);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42205);
/* harmony import */ var _kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75364);
/* harmony import */ var _agents_registry_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(63836);
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













const MAX_LOGIN_BYTES = 1 << 20;
const LEAST_LEFT_MS = 60_000;
const RENEWAL_MS = 180_000;
const LOCK_PAUSE_MS = 250;
function requireLogin({ login, preset, model }, place) {
    return login === true ? findLogin({ preset, model }, place).read() : undefined;
}
function findLogin({ preset, model }, place) {
    const known = preset === undefined ? undefined : (0,_agents_registry_js__WEBPACK_IMPORTED_MODULE_11__/* .loginOf */ .DQ)(preset);
    if (preset === undefined || known === undefined) {
        throw refused('there is no login of this agent', 'Set agent.preset to one that has a login, or agent.login to false.');
    }
    requirePlace(place);
    return { preset, known, read: () => readLogin(preset, known, { model, parentEnv: place.parentEnv }) };
}
async function openLogin({ login, preset: named, model }, place, { leastLeftMs = LEAST_LEFT_MS, signal, secrets } = {}) {
    if (login !== true)
        return undefined;
    const { preset, known, read } = findLogin({ preset: named, model }, place);
    const first = read();
    if (!hasEnded(first, leastLeftMs))
        return learn(first, secrets);
    const access = await renew({ preset, known, model, place, signal, read, leastLeftMs });
    if (hasEnded(access)) {
        throw refused(`the login of ${preset} has ended, and its CLI did not renew it`, `Sign in again: ${known.signIn}.`);
    }
    if (access.account !== first.account) {
        throw refused(`the login of ${preset} is of another account than before`, 'Start the run again.');
    }
    return learn(access, secrets);
}
function learn(access, secrets) {
    secrets?.addSecrets([access.token]);
    return access;
}
function requirePlace({ parentEnv, level }) {
    if (isRunner(parentEnv)) {
        throw refused('agent.login is refused on a runner', 'Set a key of its own in agent.env, from a secret of the repository.');
    }
    if (level.kind === 'bubblewrap')
        return;
    throw refused(`agent.login needs bubblewrap, and the level here is ${level.kind}: an agent could read the login itself`, 'Install bubblewrap and leave agent.sandbox at "auto", or set a key in agent.env.');
}
function isRunner(parentEnv) {
    return ['GITHUB_ACTIONS', 'RUNNER_TEMP', 'RUNNER_WORKSPACE', 'ACTIONS_RUNTIME_TOKEN'].some((name) => !['', '0', 'false'].includes((parentEnv[name] ?? '').toLowerCase()));
}
function refused(message, remedy) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .PreconditionError */ .Rb({ message, remedy });
}
function hasEnded({ expiresAtMs }, leastLeftMs = 0) {
    return expiresAtMs !== undefined && expiresAtMs - Date.now() <= leastLeftMs;
}
function readLogin(preset, known, { model, parentEnv }) {
    const path = loginPath(known, parentEnv);
    const remedy = `Sign in: ${known.signIn}. Or set a key in agent.env, and agent.login to false.`;
    const part = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readFilePart */ .E)(realPath(path), 'start', MAX_LOGIN_BYTES);
    if (part === undefined)
        throw refused(`${preset} has no login: there is no file ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(path, 200)}`, remedy);
    const document = part.size > MAX_LOGIN_BYTES ? undefined : parseFile(part.text);
    if (document === undefined)
        throw refused(`the login of ${preset} cannot be read: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(path, 200)} is no JSON object`, remedy);
    const access = known.read(document, model);
    if (typeof access === 'string')
        throw refused(`the login of ${preset} cannot be used: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(path, 200)} has ${access}`, remedy);
    return { ...access, file: realPath(path) };
}
function loginPath({ folder, file }, parentEnv) {
    const named = parentEnv[folder.variable] ?? '';
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(named))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(named, folder.below ?? '', file);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentEnv.HOME ?? '/', folder.inHome, file);
}
function realPath(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return path;
    }
}
function parseFile(text) {
    try {
        const value = JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, ''));
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOrEmpty */ .YN)(value) : undefined;
    }
    catch {
        return undefined;
    }
}
async function renew({ preset, known, model, place, signal, read, leastLeftMs }) {
    const args = known.renew?.(model);
    if (args === undefined)
        return read();
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place.cache, 'logins');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const until = performance.now() + RENEWAL_MS;
    while (true) {
        const lock = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_9__/* .takeRunLock */ .Cc)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${preset}.lock`), now: () => new Date() });
        if (lock.kind === 'locked') {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const _held = __addDisposableResource(env_1, lock, true);
                const current = read();
                if (!hasEnded(current, leastLeftMs))
                    return current;
                await askOutside({ preset, args, parentEnv: place.parentEnv, signal });
                return read();
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
        const current = read();
        if (!hasEnded(current, leastLeftMs) || performance.now() > until || signal?.aborted === true)
            return current;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(LOCK_PAUSE_MS);
    }
}
async function askOutside({ preset, args, parentEnv, signal }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { program, keys } = _agents_registry_js__WEBPACK_IMPORTED_MODULE_11__/* .PRESETS */ .fG[preset];
        const path = (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_7__/* .findOnPath */ .aY)(program, parentEnv.PATH ?? '');
        if (path === undefined)
            throw refused(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(program)} is not on PATH, and its login has ended`, 'Install it.');
        const scratch = __addDisposableResource(env_2, (0,_kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_10__/* .createScratchHome */ .e)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()), true);
        const env = Object.fromEntries(Object.entries(parentEnv).filter(([name]) => !keys.includes(name)));
        const end = await (0,_kernel_program_js__WEBPACK_IMPORTED_MODULE_6__/* .runProgram */ .m)({
            ...{ program: path, args, env, cwd: scratch.temporary },
            ...{ maxBytes: 1 << 20, maxStderrChars: 2000, timeoutMs: RENEWAL_MS, cutOff: signal },
        });
        if (end.failure === undefined)
            return;
        throw refused(`${program} could not be run to renew its login: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_12__/* .printable */ .g$)(end.failure.message)}`, 'Run it by hand.');
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}


/***/ }),

/***/ 69751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ findFailure),
  k: () => (/* binding */ readUsage)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/engine/agents/registry.js + 11 modules
var registry = __webpack_require__(63836);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
;// CONCATENATED MODULE: ./build/engine/agents/usage-error.js

const AFTER_ERROR = /^(?:[\w-]+: )?error: (.*\b(?:option|argument|value|choice)s?\b.*)$/im;
const SENTENCE = /^((?:unknown|unexpected|unrecognized|invalid) (?:option|argument|value|choice)s?\b.*)$/im;
const HELP = /^(opencode run \[message.*)$/m;
const MAX_MESSAGE = 300;
function usageFailure({ stdout, stderr }) {
    if (stdout.trim() !== '')
        return undefined;
    const [, sentence] = AFTER_ERROR.exec(stderr) ?? SENTENCE.exec(stderr) ?? [];
    const [, help] = HELP.exec(stderr) ?? [];
    const message = sentence ?? (help === undefined ? undefined : `it printed its help: ${help}`);
    return message === undefined ? undefined : { kind: 'usage', status: null, message: (0,base_text/* printable */.g$)(message, MAX_MESSAGE) };
}

// EXTERNAL MODULE: ./build/engine/agent/usage.js
var usage = __webpack_require__(32146);
;// CONCATENATED MODULE: ./build/engine/agent/read-session.js




function readFailure(preset, result, nowMs) {
    return registry/* PRESETS */.fG[preset].readFailure({ ...readPrinted(result), nowMs });
}
function readPrinted({ stdout, stderr }) {
    return { stdout: (0,external_node_fs_.readFileSync)(stdout.path, 'utf8'), stderr: (0,external_node_fs_.readFileSync)(stderr.path, 'utf8') };
}
function findFailure({ calls, result, preset, nowMs }) {
    const isSeen = calls !== undefined && (calls.usage !== undefined || calls.failure !== undefined || calls.areAll);
    const reported = isSeen || preset === undefined ? calls?.failure : readFailure(preset, result, nowMs);
    const isFailed = result.exitCode !== 0 && !result.killedByBudget && !result.aborted;
    if (reported !== undefined || calls?.usage !== undefined || preset === undefined || !isFailed)
        return { isSeen, failure: reported };
    const failure = usageFailure(readPrinted(result));
    return { isSeen: isSeen && failure === undefined, failure };
}
function readUsage(preset, { stdout, stderr }) {
    const parse = stdout.truncated || stderr.truncated ? usage/* parseCutUsage */.JT : usage/* parseUsage */.Zb;
    return parse(preset, (0,external_node_fs_.readFileSync)(stdout.path, 'utf8'), (0,external_node_fs_.readFileSync)(stderr.path, 'utf8'));
}


/***/ }),

/***/ 4080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ isKeyInReach),
/* harmony export */   t: () => (/* binding */ routeNotes)
/* harmony export */ });
/* harmony import */ var _model_route_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30226);

const LOGIN_NOTE = 'agent.login: where the CLI calls its service by itself, the access token is in the sandbox, and what it used is what its CLI reports';
const TRANSCRIPT_NOTE = 'agent.transcript keeps nothing: the calls of the agent do not go through the gateway';
const KEY_NOTE = 'without bubblewrap the agent gets no key, but a process of the same user can read it from the memory of the run';
function routeNotes(choice, env, place) {
    return [...accessNotes(choice, env, place), ...wayNotes(choice, env, place)];
}
function accessNotes(choice, env, place) {
    if (choice.network !== undefined || place.isAction !== true)
        return [];
    if ((0,_model_route_js__WEBPACK_IMPORTED_MODULE_0__/* .agentNetwork */ .ee)(choice, env, place) === 'model') {
        return [
            'the agent reaches its model and nothing else of the network: agent.network is not set, and is "model" in the action',
        ];
    }
    const why = place.isConfined ? 'its calls do not go through the gateway' : 'there is no bubblewrap here';
    const isOfPreset = choice.preset !== undefined && choice.command === undefined;
    return isOfPreset ? [`the agent has the whole network: ${why}`] : [];
}
function wayNotes(choice, env, { isConfined }) {
    if (choice.login === true)
        return choice.preset === 'claude' || choice.preset === 'codex' ? [] : [LOGIN_NOTE];
    const way = (0,_model_route_js__WEBPACK_IMPORTED_MODULE_0__/* .agentRouteOf */ .SF)(choice, env);
    const kept = choice.transcript === true && way.kind === 'direct' ? [TRANSCRIPT_NOTE] : [];
    if (way.kind === 'direct' && way.why !== undefined) {
        return [
            ...kept,
            `the agent calls its model by itself, without the gateway: ${way.why}. What it used is what its CLI reports: calls after the last report of a session that is ended are not counted, and a limit in dollars ends no session`,
        ];
    }
    return isKeyInReach(choice, env, { isConfined }) ? [...kept, KEY_NOTE] : kept;
}
function isKeyInReach(choice, env, { isConfined }) {
    if (isConfined)
        return false;
    const way = (0,_model_route_js__WEBPACK_IMPORTED_MODULE_0__/* .agentRouteOf */ .SF)(choice, env);
    return way.kind === 'gateway' && way.route.hasKey;
}


/***/ }),

/***/ 12637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ agentSecrets)
/* harmony export */ });
/* harmony import */ var _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70421);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22989);
/* harmony import */ var _secret_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46837);



function agentSecrets(tables, parentEnv) {
    return new _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__.SecretSearch(tables.flatMap((table) => (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .referencedValues */ .K6)(table, parentEnv)).filter(_secret_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isSecret */ .$));
}


/***/ })

};

