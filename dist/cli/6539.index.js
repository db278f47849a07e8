export const id = 6539;
export const ids = [6539];
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

/***/ 54592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ findKeyInChange)
/* harmony export */ });
/* harmony import */ var _kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18535);
/* harmony import */ var _kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78866);


const ABSENT = /^0+$/;
async function findKeyInChange(git, search, bounds) {
    const found = await (0,_kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__/* .workWithin */ .p)(bounds, (cutOff) => searchChange(git, search, cutOff));
    switch (found.kind) {
        case 'done':
            return { kind: 'searched', leaked: found.value };
        case 'out-of-time':
            return { kind: 'searched', leaked: 'it could not be searched for keys of the agent within capture.timeout' };
        case 'cancelled':
            return found;
        default:
            return found;
    }
}
async function searchChange(git, { change, search, commits = [] }, cutOff) {
    if (search.isIdle)
        return undefined;
    const { changes } = change;
    const isThere = (id) => !ABSENT.test(id);
    const added = changes.filter(({ status }) => status !== 'D');
    if (search.finds(Buffer.from(added.map(({ path }) => path).join('\n'))))
        return 'the name of a changed file holds a key of the agent';
    if ((await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__/* .searchObjects */ .RJ)(git, { ids: commits, search, cutOff })) !== 'none')
        return 'the message of a commit holds a key of the agent';
    const blobs = added.filter(({ newMode }) => newMode !== GITLINK);
    const ids = blobs.map(({ newId }) => newId).filter(isThere);
    const found = await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__/* .searchObjects */ .RJ)(git, { ids, search, cutOff });
    if (found === 'none')
        return undefined;
    if (found === 'too-large')
        return 'its files are too large to be searched for keys of the agent';
    for (const { oldId, newId } of blobs) {
        const holds = async (id) => isThere(id) && (await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__/* .searchObjects */ .RJ)(git, { ids: [id], search, cutOff })) === 'found';
        if ((await holds(newId)) && !(await holds(oldId)))
            return 'a changed file holds a key of the agent';
    }
    return undefined;
}
const GITLINK = '160000';


/***/ }),

/***/ 48701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ captureLimits)
/* harmony export */ });
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);

function captureLimits({ max_files, max_mb, timeout }) {
    return { maxFiles: max_files, maxBytes: max_mb * 2 ** 20, timeoutMs: (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(timeout) ?? 0 };
}


/***/ }),

/***/ 54725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KJ: () => (/* binding */ agentReadable),
  a1: () => (/* binding */ captureBefore),
  zv: () => (/* binding */ captureReason),
  _Z: () => (/* binding */ captureWorkspace),
  t0: () => (/* binding */ prepareWorkspace),
  sK: () => (/* binding */ transplant),
  NF: () => (/* binding */ writeAgentGit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 2 modules
var git_store = __webpack_require__(25367);
// EXTERNAL MODULE: ./build/kernel/git-work-tree.js
var git_work_tree = __webpack_require__(51221);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/external-content.js
var external_content = __webpack_require__(92197);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/kernel/folder-entries.js
var folder_entries = __webpack_require__(37087);
// EXTERNAL MODULE: ./build/kernel/folder-trust.js
var folder_trust = __webpack_require__(45237);
// EXTERNAL MODULE: ./build/kernel/pace.js
var kernel_pace = __webpack_require__(56757);
;// CONCATENATED MODULE: ./build/engine/external/changed-submodules.js









const MAX_ENTRIES = 2_000_000;
async function listChangedSubmodules(store, { workspace, commit, signal }) {
    const changed = new Map();
    const { external } = store;
    if (external === undefined || external.submodules.size === 0)
        return changed;
    const isUntouched = (0,folder_trust/* openUntouched */.qe)(workspace);
    for (const { path, id } of await (0,git_store/* listFiles */.CS)(store, commit)) {
        if (external.submodules.get(path.toString('latin1')) !== id)
            continue;
        const compared = { from: external.folder, at: workspace.folder, top: path, isUntouched, signal, changed };
        if ((await compare(compared)) === 'cancelled')
            return 'cancelled';
    }
    return changed;
}
function submoduleIssue(external, { before, after }) {
    const [path] = [...after].find(([each, is]) => before?.get(each) !== is) ?? [];
    if (path === undefined)
        return undefined;
    const top = [...(external?.submodules.keys() ?? [])].find((each) => path === each || path.startsWith(`${each}/`)) ?? path;
    const [file, submodule] = [path, top].map((each) => (0,base_text/* quoted */.TL)((0,byte_path/* decodePath */.q0)(Buffer.from(each, 'latin1')), 200));
    const what = path === top ? `the submodule ${submodule} was` : `${file} of the submodule ${submodule} was changed or`;
    return `${what} removed: submodules are part of the environment, which no change may alter`;
}
async function compare({ from, at, top, isUntouched, signal, changed }) {
    const pace = new kernel_pace/* Pace */.o();
    const due = [top];
    for (let path = due.pop(); path !== undefined; path = due.pop()) {
        if (signal?.aborted === true)
            return 'cancelled';
        await pace.step();
        const [source, target] = [(0,byte_path/* placeIn */.VV)(from, path), (0,byte_path/* placeIn */.VV)(at, path)];
        const [was, is] = [(0,external_content/* statsOf */.LZ)(source), (0,external_content/* statsOf */.LZ)(target)];
        if (was === undefined)
            continue;
        if (was.isDirectory()) {
            if (is?.isDirectory() !== true) {
                changed.set(path.toString('latin1'), await describe(is, target));
                continue;
            }
            const entries = await (0,folder_entries/* readEntries */.$)(source, { most: MAX_ENTRIES, pace, signal });
            if (entries === 'too many')
                throw new Error(`a submodule has more than ${MAX_ENTRIES} entries in a folder`);
            for (const { name } of entries ?? [])
                due.push(Buffer.concat([path, SLASH, name]));
            continue;
        }
        const isSame = is !== undefined && (await isUnchanged({ was, is, source, target }, () => isUntouched(path, is)));
        if (!isSame)
            changed.set(path.toString('latin1'), await describe(is, target));
    }
    return 'compared';
}
const SLASH = Buffer.from('/');
async function describe(is, target) {
    if (is === undefined)
        return 'nothing';
    if (is.isSymbolicLink())
        return `a link to ${readLink(target)?.toString('latin1')}`;
    if (!is.isFile())
        return is.isDirectory() ? 'a folder' : 'something else';
    return `a file of mode ${is.mode & 64n} with ${(await (0,external_content/* hashFile */.DC)(target)) ?? 'unknown content'}`;
}
async function isUnchanged({ was, is, source, target }, isUntouched) {
    if (was.isSymbolicLink())
        return is.isSymbolicLink() && readLink(target)?.equals((0,external_node_fs_.readlinkSync)(source, 'buffer')) === true;
    if (!is.isFile() || was.size !== is.size || (was.mode & 64n) !== (is.mode & 64n))
        return false;
    if (isUntouched())
        return true;
    return (await (0,external_content/* hashFile */.DC)(source)) === (await (0,external_content/* hashFile */.DC)(target));
}
function readLink(path) {
    try {
        return (0,external_node_fs_.readlinkSync)(path, 'buffer');
    }
    catch (error) {
        if ((0,files/* isSystemError */.Or)(error))
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/engine/workspace/workspace.js








async function prepareWorkspace(privateArea, request) {
    const { store, onLeft } = privateArea;
    const { workspace, commit, yardIn, signal } = request;
    (0,fault_point/* faultPoint */.Jd)('workspace:before-checkout');
    privateArea.checkSeal();
    if ((await (0,git_work_tree/* checkoutTree */.pw)(store, { ...workspace, tree: commit, yardIn, signal, onLeft })) === 'cancelled')
        return 'cancelled';
    (0,fault_point/* faultPoint */.Jd)('workspace:after-checkout');
    writeAgentGit(store, request);
    (0,fault_point/* faultPoint */.Jd)('workspace:after-agent-git');
    return 'ready';
}
function agentReadable({ store }) {
    return [(0,external_node_path_.join)(store.gitDir, 'objects')];
}
function writeAgentGit(store, { workspace, commit, branch, identity, ignored = [] }, { packs } = {}) {
    const gitDir = (0,external_node_path_.join)(workspace.folder, '.git');
    for (const name of ['objects/info', 'refs/heads', 'info'])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name), { recursive: true });
    const ref = `refs/heads/${branch}`;
    const write = (name, text) => {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name, '..'), { recursive: true });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, name), text);
    };
    const format = commit.length === 64 ? '\n[extensions]\n\tobjectformat = sha256' : '';
    const user = identity === undefined ? '' : `[user]\n\tname = ${quote(identity.name)}\n\temail = ${quote(identity.email)}\n`;
    write('config', `[core]\n\trepositoryformatversion = ${format === '' ? 0 : 1}\n\tbare = false${format}\n${user}`);
    write('info/exclude', ignored.map((name) => `/${name}\n`).join(''));
    write(ref, `${commit}\n`);
    write('shallow', `${store.base}\n`);
    write('objects/info/alternates', `${(0,external_node_path_.join)(store.gitDir, 'objects')}\n`);
    (0,external_node_fs_.copyFileSync)(workspace.indexFile, (0,external_node_path_.join)(gitDir, 'index'));
    if (packs !== undefined)
        (0,external_node_fs_.cpSync)(packs, (0,external_node_path_.join)(gitDir, 'objects', 'pack'), { recursive: true });
    write('HEAD.new', `ref: ${ref}\n`);
    (0,external_node_fs_.renameSync)((0,external_node_path_.join)(gitDir, 'HEAD.new'), (0,external_node_path_.join)(gitDir, 'HEAD'));
}
function quote(value) {
    return `"${value.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/["\\]/g, '\\$&')}"`;
}
async function captureBefore(privateArea, { workspace, commit, limits, signal }) {
    (0,fault_point/* faultPoint */.Jd)('capture:before');
    privateArea.checkSeal();
    const { store } = privateArea;
    let captured = await (0,git_work_tree/* captureTree */.FI)(store, workspace, { limits, signal });
    if (captured.kind === 'refused' && (await (0,git_work_tree/* removeSpecialFiles */.NL)(store, workspace, commit)))
        captured = await (0,git_work_tree/* captureTree */.FI)(store, workspace, { limits, signal });
    if (captured.kind !== 'captured')
        return captured;
    const submodules = await listChangedSubmodules(store, { workspace, commit, signal });
    return submodules === 'cancelled'
        ? { kind: submodules }
        : { kind: 'captured', before: { tree: captured.tree, submodules } };
}
async function captureWorkspace(privateArea, { workspace, commit, before, limits, signal }) {
    (0,fault_point/* faultPoint */.Jd)('capture:before');
    privateArea.checkSeal();
    const { store } = privateArea;
    const captured = await (0,git_work_tree/* captureTree */.FI)(store, workspace, { limits, signal });
    if (captured.kind !== 'captured')
        return captured;
    const after = await listChangedSubmodules(store, { workspace, commit, signal });
    if (after === 'cancelled')
        return { kind: 'cancelled' };
    const reason = submoduleIssue(store.external, { before: before?.submodules, after });
    if (reason !== undefined)
        return { kind: 'environment', reason };
    if (before === undefined)
        return captured;
    const indexFile = `${workspace.indexFile}.transplant`;
    const tree = await transplant(store, { indexFile, from: before.tree, to: captured.tree, onto: commit });
    (0,fault_point/* faultPoint */.Jd)('capture:after-tree');
    return { kind: 'captured', tree };
}
function captureReason({ kind, reason }) {
    return REASONS[kind](reason);
}
const REASONS = {
    refused: (why) => `git takes no such change: ${why}`,
    'too-large': (why) => `the change is too large to take: ${why}`,
    environment: (why) => why,
};
async function transplant(store, { indexFile, from, to, onto }) {
    const { gitDir, home } = store;
    const changes = await (0,git_store/* diffTrees */.j_)(store, { from, to });
    const isGone = ({ status }) => status === 'D';
    const ordered = [...changes.filter(isGone), ...changes.filter((change) => !isGone(change))];
    const entries = ordered.map(({ path, newMode, newId }) => Buffer.concat([Buffer.from(`${newMode} ${newId}\t`), (0,byte_path/* encodePath */.O0)(path), Buffer.alloc(1)]));
    const git = (0,kernel_git/* bindGit */.uD)({ gitDir, home, indexFile });
    await git(['read-tree', '--end-of-options', onto]);
    await git(['update-index', '-z', '--replace', '--index-info'], { input: Buffer.concat(entries) });
    return (0,kernel_git/* gitLine */.JG)(git, ['write-tree']);
}


/***/ }),

/***/ 78866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   RJ: () => (/* binding */ searchObjects),
/* harmony export */   jU: () => (/* binding */ MAX_SEARCHED_BYTES)
/* harmony export */ });
/* harmony import */ var _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70421);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56757);


const MAX_SEARCHED_BYTES = 1024 * 1024 * 1024;
const BATCH_BYTES = 32 * 1024 * 1024;
async function searchObjects(git, { ids, search, cutOff, }) {
    if (search.isIdle || ids.length === 0)
        return 'none';
    const call = cutOff === undefined ? {} : { cutOff };
    const { stdout } = await git(['cat-file', '--batch-check=%(objectname) %(objectsize)', '--buffer'], {
        input: inputOf(ids),
        ...call,
    });
    const sized = linesOf(stdout).map((line) => {
        const [id = '', size] = line.split(' ');
        return { id, size: Number(size) };
    });
    const total = sized.reduce((sum, { size }) => sum + size, 0);
    if (!(total <= MAX_SEARCHED_BYTES))
        return 'too-large';
    for (let at = 0; at < sized.length;) {
        const batch = [];
        for (let bytes = 0; at < sized.length && (batch.length === 0 || bytes < BATCH_BYTES); at += 1) {
            batch.push(sized[at]?.id ?? '');
            bytes += sized[at]?.size ?? 0;
        }
        const { stdout: contents } = await git(['cat-file', '--batch', '--buffer'], {
            ...{ input: inputOf(batch), maxBytes: MAX_SEARCHED_BYTES, ...call },
        });
        if (await isIn(contents, search, cutOff))
            return 'found';
    }
    return 'none';
}
async function isIn(bytes, search, cutOff) {
    const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .Pace */ .o();
    for (let from = 0; from === 0 || from + _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__/* .PART_OVERLAP */ .u < bytes.length; from += BATCH_BYTES - _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__/* .PART_OVERLAP */ .u) {
        await pace.step();
        cutOff?.throwIfAborted();
        if (search.finds(bytes.subarray(from, from + BATCH_BYTES)))
            return true;
    }
    return false;
}
function linesOf(stdout) {
    return stdout
        .toString()
        .split('\n')
        .filter((line) => line !== '');
}
const inputOf = (ids) => ids.map((id) => `${id}\n`).join('');


/***/ })

};

