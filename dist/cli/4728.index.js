export const id = 4728;
export const ids = [4728];
export const modules = {

/***/ 6729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ UNFINISHED_FILE),
/* harmony export */   ZY: () => (/* binding */ reportedUsage),
/* harmony export */   hZ: () => (/* binding */ describeReported),
/* harmony export */   y7: () => (/* binding */ reportMark)
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/** An attempt of another job that was not accepted there, the same for every loop: recorded as reported, judged by nobody. */


/** The file that holds what attempts without a record have used, in the folder of the records. */
const UNFINISHED_FILE = 'unfinished.json';
const MAX_MODELS = 8;
/** Usage as a record of any loop has it, without what it leaves open. */
function reportedUsage(usage) {
    if (usage === undefined || usage === null)
        return undefined;
    const { model, input_tokens: input, output_tokens: output, usd, at_least: isLeast } = usage;
    const { cached_input_tokens: cached, cache_write_tokens: written, by_model: models, estimated } = usage;
    return {
        ...(typeof model === 'string' ? { model: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(model, 100) } : {}),
        ...(isAmount(input) ? { input_tokens: input } : {}),
        ...(isAmount(output) ? { output_tokens: output } : {}),
        ...(isAmount(usd) ? { usd } : {}),
        ...(isAmount(cached) ? { cached_input_tokens: cached } : {}),
        ...(isAmount(written) ? { cache_write_tokens: written } : {}),
        ...(Array.isArray(models) ? { by_model: modelsOf(models) } : {}),
        ...(estimated === true ? { estimated } : {}),
        ...(isLeast === true ? { at_least: true } : {}),
    };
}
function modelsOf(models) {
    return models
        .filter(_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)
        .slice(0, MAX_MODELS)
        .flatMap(({ by_model: _, ...each }) => {
        const { model, usd, ...amounts } = reportedUsage(each) ?? {};
        const { input_tokens = 0, cached_input_tokens = 0, cache_write_tokens = 0, output_tokens = 0 } = amounts;
        const tokens = { input_tokens, cached_input_tokens, cache_write_tokens, output_tokens };
        return model === undefined ? [] : [{ model, ...tokens, ...(usd === undefined ? {} : { usd }) }];
    });
}
/** Whoever reports it may be anybody: less than nothing would give a budget back. */
function isAmount(value) {
    return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
/** How the record of a reported attempt names that attempt. */
function reportMark(hash) {
    return `(reported attempt ${hash.slice(0, 12)})`;
}
/** What the record of a reported attempt says of it. */
function describeReported({ origin, name, outcome, reason, hash }) {
    return `${origin} reports ${name} as ${outcome}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(reason, 300)} ${reportMark(hash)}`;
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

/***/ 98161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ notifyUser)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/toml-document.js
var toml_document = __webpack_require__(28810);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/proxy-from-env/index.js
var proxy_from_env = __webpack_require__(98182);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./node_modules/http-proxy-agent/dist/index.js
var dist = __webpack_require__(28947);
// EXTERNAL MODULE: ./node_modules/https-proxy-agent/dist/index.js + 1 modules
var https_proxy_agent_dist = __webpack_require__(71566);
;// CONCATENATED MODULE: ./build/kernel/http-agent.js
/**
 * Connections to an address of the network.
 * Invariant: one is made to the address itself or to the proxy that is named for it, and to nothing else.
 */




/** Opens connections that are kept for later requests; `proxy`: the address of one, if there is any. */
function openHttpAgent(isSecure, proxy) {
    const options = { keepAlive: true, noDelay: true };
    if (proxy === undefined || proxy === '')
        return isSecure ? new external_node_https_.Agent(options) : new external_node_http_.Agent(options);
    return isSecure ? new https_proxy_agent_dist/* HttpsProxyAgent */.b(proxy, options) : new dist/* HttpProxyAgent */.s(proxy, options);
}

// EXTERNAL MODULE: ./build/kernel/program.js
var program = __webpack_require__(95808);
;// CONCATENATED MODULE: ./build/notify/deliveries.js
/**
 * Messages to people, by a command or a webhook.
 * Invariant: sending never waits and never throws; each place gets its messages one after the other, in order; a message is
 * tried MAX_TRIES times, and what a message holds is in no command line. No address is in what is said of a failure.
 * Crash: what was not delivered is lost; whatever it was about is in the records.
 */








const DELIVERY_LIMITS = { tryMs: 10_000, pauseMs: 1000, endMs: 20_000 };
const MAX_TRIES = 3;
const MAX_WAITING = 100;
const MAX_OUTPUT_BYTES = 1 << 20;
/** The messages to one place. */
class Deliveries {
    #place;
    #limits;
    #end = new AbortController();
    #last = Promise.resolve();
    #waiting = 0;
    #lost = 0;
    #reason;
    constructor(place, limits = DELIVERY_LIMITS) {
        this.#place = place;
        this.#limits = limits;
    }
    /** Sends a message after those before it. */
    send(message) {
        if (this.#waiting >= MAX_WAITING) {
            this.#lose('too many messages waited');
            return;
        }
        this.#waiting += 1;
        this.#last = this.#last.then(() => this.#deliver(message));
    }
    /** Waits for what is on its way, within the limit; says in a sentence what was not delivered, if anything. */
    async close() {
        const end = setTimeout(() => this.#end.abort(), this.#limits.endMs);
        await this.#last;
        clearTimeout(end);
        if (this.#lost === 0)
            return undefined;
        const of = this.#place.kind === 'command' ? 'the command' : 'the webhook';
        const what = this.#lost === 1 ? '1 notification was' : `${this.#lost} notifications were`;
        return `${what} not delivered by ${of}: ${this.#reason}`;
    }
    #lose(reason) {
        this.#lost += 1;
        this.#reason = reason;
    }
    async #deliver(message) {
        let failure;
        for (let tried = 0; tried < MAX_TRIES; tried += 1) {
            if (tried > 0)
                await this.#pause(this.#limits.pauseMs * 5 ** (tried - 1));
            if (this.#end.signal.aborted) {
                failure ??= { reason: 'the run ended before', isFinal: true };
                break;
            }
            failure = await this.#try(message);
            if (failure === undefined || failure.isFinal)
                break;
        }
        this.#waiting -= 1;
        if (failure !== undefined)
            this.#lose(failure.reason);
    }
    async #pause(ms) {
        await (0,promises_.setTimeout)(ms, undefined, { signal: this.#end.signal }).catch(() => undefined);
    }
    async #try(message) {
        const cutOff = AbortSignal.any([this.#end.signal, AbortSignal.timeout(this.#limits.tryMs)]);
        try {
            return this.#place.kind === 'command'
                ? await runCommand(this.#place, message, cutOff)
                : await post(this.#place.address, message, cutOff);
        }
        catch (error) {
            const reason = cutOff.aborted ? 'no answer in time' : codeOf(error);
            return { reason, isFinal: false };
        }
    }
}
/** An error of Node without its message, which may hold the address. */
function codeOf(error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'no connection';
}
async function runCommand({ command, cwd, env }, { body }, cutOff) {
    const limits = { maxBytes: MAX_OUTPUT_BYTES, maxStderrChars: 500 };
    const shell = { program: '/bin/sh', args: ['-c', command], cwd, env, input: body };
    const { exitCode, stderr, failure, limit } = await (0,program/* runProgram */.mB)({ ...shell, ...limits, cutOff });
    if (exitCode === 0 && limit === undefined)
        return undefined;
    if (limit === 'time')
        return { reason: 'it did not end in time', isFinal: false };
    const reason = (0,base_text/* shortened */.vI)(stderr.replace(/\s+/g, ' ').trim(), 200);
    const ending = failure === undefined ? `it ended with exit code ${exitCode ?? 'of a signal'}` : 'it did not start';
    return { reason: reason === '' ? ending : `${ending}: ${reason}`, isFinal: false };
}
async function post(address, { type, body }, signal) {
    const isSecure = address.startsWith('https:');
    const agent = openHttpAgent(isSecure, (0,proxy_from_env/* getProxyForUrl */.T)(address));
    try {
        const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body), 'user-agent': 'autorize' };
        const request = (isSecure ? external_node_https_.request : external_node_http_.request)(address, { method: 'POST', agent, headers, signal });
        request.end(body);
        const [response] = (await (0,external_node_events_.once)(request, 'response', { signal }));
        // What it says is of no use; a body that never ends is not read.
        response.destroy();
        const { statusCode = 0 } = response;
        if (statusCode >= 200 && statusCode < 300)
            return undefined;
        const isBusy = statusCode === 408 || statusCode === 425 || statusCode === 429 || statusCode >= 500;
        return { reason: `it answered with status ${statusCode}`, isFinal: !isBusy };
    }
    finally {
        agent.destroy();
    }
}

// EXTERNAL MODULE: ./build/notify/notification.js
var notify_notification = __webpack_require__(10461);
;// CONCATENATED MODULE: ./build/notify/notifier.js
/**
 * Notifies people of what happens in one run.
 * Invariant: it never holds a run up and never ends one; what could not be delivered is a sentence at the end.
 */



/** Opens it for a run; without settings it notifies nobody. */
function openNotifier(settings, { run, host, limits = DELIVERY_LIMITS }) {
    if (settings === undefined)
        return { take: () => undefined, close: async () => [] };
    const { command, webhook, format, on } = settings;
    const { env } = host;
    const byCommand = command === undefined
        ? undefined
        : new Deliveries({ kind: 'command', command, cwd: env.HOME ?? (0,external_node_os_.homedir)(), env }, limits);
    const byWebhook = webhook === undefined ? undefined : new Deliveries({ kind: 'webhook', address: webhook }, limits);
    // An overloaded model is waited for again and again.
    const parked = new Set();
    return {
        take: (notification) => {
            if (notification === undefined || !notification.events.some((event) => on.includes(event)))
                return;
            if (notification.events[0] === 'parked') {
                if (parked.has(notification.title))
                    return;
                parked.add(notification.title);
            }
            const at = host.now();
            byCommand?.send({ type: 'application/json', body: (0,notify_notification/* renderJson */.hF)(notification, run, at) });
            byWebhook?.send((0,notify_notification/* renderBody */.lc)(format, notification, { run, at }));
        },
        close: async () => {
            const ends = await Promise.all([byCommand?.close(), byWebhook?.close()]);
            return ends.filter((sentence) => sentence !== undefined);
        },
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/base/schema-problems.js
var schema_problems = __webpack_require__(86586);
;// CONCATENATED MODULE: ./build/settings/notify-settings.js
/** Whom a run notifies, and of what: the table `[notify]` of the user's own configuration, and inputs of the action. Pure. */



/** What a notification can be about. */
const NOTIFY_EVENTS = ['accepted', 'quarantined', 'parked', 'stopped', 'alert'];
/** The forms of what a webhook gets. */
const NOTIFY_FORMATS = ['json', 'slack', 'text'];
const filled = schemas/* string */.YjP().check(api/* _regex */.Fk(/\S/, 'a text that is not empty'));
const notifySchema = schemas/* strictObject */.rej({
    command: schemas/* optional */.lqM(filled),
    webhook: schemas/* optional */.lqM(filled),
    format: schemas/* _default */.Rvf(schemas/* enum */.k5n(NOTIFY_FORMATS), 'json'),
    on: schemas/* _default */.Rvf(schemas/* array */.YOg(schemas/* enum */.k5n(NOTIFY_EVENTS)).check(api/* _minLength */.m9(1, 'at least one event')), [...NOTIFY_EVENTS]),
});
const userConfigSchema = schemas/* strictObject */.rej({ notify: schemas/* optional */.lqM(notifySchema) });
/**
 * Reads the user's own `config.toml`.
 * @param env where a webhook that is written as `$NAME` is looked up
 * @returns undefined where it notifies nobody, or every problem with its place
 */
function parseUserConfig(document, env) {
    const checked = (0,schema_problems/* checkDocument */.sw)(document, userConfigSchema);
    if ('problems' in checked)
        return checked;
    const { notify } = checked.value;
    if (notify === undefined)
        return { notify: undefined };
    const { command, webhook: written, format, on } = notify;
    if (command === undefined && written === undefined) {
        const about = { found: 'neither command nor webhook', expected: 'one of them, or both' };
        return { problems: [(0,schema_problems/* problemAt */.l4)(document, ['notify'], { ...about, remedy: 'Add one, or remove the table.' })] };
    }
    const webhook = written === undefined ? undefined : resolve(written, env);
    const wrong = webhook === undefined ? undefined : webhookProblem(webhook, written);
    if (wrong !== undefined)
        return { problems: [(0,schema_problems/* problemAt */.l4)(document, ['notify', 'webhook'], wrong)] };
    return { notify: { command, webhook: webhook ?? undefined, format, on } };
}
const VARIABLE = /^\$([A-Za-z_]\w*)$/;
/** The address itself, or that of a variable; null where that is not set. */
function resolve(written, env) {
    const [, name] = VARIABLE.exec(written) ?? [];
    return name === undefined ? written : env[name] || null;
}
/**
 * What is wrong with the address of a webhook. The address is a secret, so what is found of it is its kind.
 * @param written as the user wrote it, where that may be a variable
 */
function webhookProblem(webhook, written) {
    const expected = 'an https address, or http on this machine';
    if (webhook === null) {
        const found = `${(0,base_text/* quoted */.TL)(written ?? '')}, which is not set`;
        return { found, expected, remedy: `Set ${written?.slice(1) ?? 'it'} in the environment, or write the address.` };
    }
    const url = URL.canParse(webhook) ? new URL(webhook) : undefined;
    const remedy = 'Write e.g. https://ntfy.sh/a-topic-of-yours.';
    if (url === undefined)
        return { found: 'no address', expected, remedy };
    if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))
        return undefined;
    return { found: `an address that begins with ${(0,base_text/* quoted */.TL)(`${url.protocol}//`)}`, expected, remedy };
}
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

;// CONCATENATED MODULE: ./build/cli/notifying.js
/** Notifies the user of a run, as the user's own configuration says; a repository has no say in it. */






/** Opens the notifier of a run, and says at its end what was not delivered. Throws where the configuration is wrong. */
function notifyUser(loop, { host, terminal }) {
    const run = { loop, repository: (0,external_node_path_.basename)(host.cwd) };
    const { take, close } = openNotifier(readNotifySettings(host), { run, host });
    return {
        take,
        [Symbol.asyncDispose]: async () => {
            for (const sentence of await close())
                terminal.err(`note: ${sentence}\n`);
        },
    };
}
/** The user's own configuration; undefined where it notifies nobody. */
function readNotifySettings({ env }) {
    const { XDG_CONFIG_HOME: named, HOME: home } = env;
    const folder = named || (home ? (0,external_node_path_.join)(home, '.config') : undefined);
    const file = folder === undefined ? undefined : (0,external_node_path_.join)(folder, 'autorize', 'config.toml');
    if (file === undefined || !(0,external_node_fs_.existsSync)(file))
        return undefined;
    const decoded = (0,toml_document/* decodeToml */.R)(file, (0,external_node_fs_.readFileSync)(file));
    const parsed = 'problems' in decoded ? decoded : parseUserConfig(decoded.document, env);
    if ('problems' in parsed)
        throw new errors/* ContractError */.Vl(parsed.problems);
    return parsed.notify;
}


/***/ }),

/***/ 80741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readLostUsage)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _gateway_call_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47003);
/* harmony import */ var _session_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38991);
/** What the sessions of an attempt used up whose run was killed: nobody learned of it but the logs of their calls. */




/** Usage by every log in an attempt's folder, those of sessions that had to wait included; undefined where there is none. */
function readLostUsage(folder) {
    const waited = names(folder).filter((name) => /^waited-\d+$/.test(name));
    const logs = ['.', ...waited].flatMap((each) => names((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, each))
        .filter((name) => name.endsWith(_gateway_call_log_js__WEBPACK_IMPORTED_MODULE_2__/* .CALLS_SUFFIX */ .SP))
        .map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, each, name)));
    return (0,_session_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .usageOfCalls */ .e$)({ calls: logs.flatMap(_gateway_call_log_js__WEBPACK_IMPORTED_MODULE_2__/* .readCallLog */ .JQ), omitted: 0 });
}
function names(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).sort() : [];
}


/***/ }),

/***/ 83457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Ph: () => (/* binding */ decideStop),
/* harmony export */   US: () => (/* binding */ WHEN_HOLDOUT_SPENT),
/* harmony export */   wJ: () => (/* binding */ decideEvidenceStop)
/* harmony export */ });
/* unused harmony export STOP_KINDS */
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77628);
/* harmony import */ var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45954);
/* harmony import */ var _loop_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24851);
/* harmony import */ var _ledger_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74773);
/** Why a run begins no other iteration. Pure. */





const STOP_KINDS = (/* unused pure expression or super */ null && ([
    'deadline',
    'max_iterations',
    'noops',
    'budget_usd',
    'budget_tokens',
    'aborted',
    'infra',
    'agent',
    'rate_limited',
    'evidence',
    'alarm',
    'interrupted',
    'judged',
]));
/** What the process of a run that ended so exits with, where no signal ended it. */
function exitCodeOf(stop) {
    const { kind } = stop;
    if (kind === 'aborted')
        return _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.no;
    if (stop.hasNeverWorked === true)
        return _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition;
    // The machine, the agent or the evaluator is not reliable.
    return kind === 'infra' || kind === 'agent' || kind === 'alarm' ? _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition : _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.yes;
}
/** How many failures of the machine in a row end a run. */
const MAX_INFRA_ERRORS = 3;
const KINDS = {
    max_iterations: 'max_iterations',
    errors: 'infra',
    noops: 'noops',
    time: 'deadline',
    usd: 'budget_usd',
    tokens: 'budget_tokens',
};
/** Decides whether a run may begin another iteration; says why when it may not. Pure. */
function decideStop({ records, earlier = 0, inFlight, timeLeftMs, limits }) {
    // Other workspaces may have recorded theirs since.
    const aborted = records.find(({ outcome }) => outcome === 'aborted');
    if (aborted !== undefined) {
        return { kind: 'aborted', reason: `iteration ${aborted.iter} ended the run: ${aborted.notes}` };
    }
    const tried = agentAttemptsOf(records.slice(earlier));
    const unable = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__/* .findUnableAgent */ .gq)(tried);
    if (unable !== undefined)
        return (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__/* .withWork */ .gb)(unable, agentAttemptsOf(records));
    const attempts = records.map((record, index) => attemptOf(record, { isEarlier: index < earlier }));
    const reached = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .findLimitReached */ .J2)(attempts, { ...limits, maxErrors: MAX_INFRA_ERRORS, timeLeftMs }, inFlight);
    if (reached === undefined)
        return undefined;
    const { kind, reason } = reached;
    if (!(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__/* .hasNeverWorked */ .lv)(tried))
        return { kind: KINDS[kind], reason };
    const last = tried.at(-1)?.reason;
    return { kind: kind === 'errors' ? 'infra' : 'agent', reason: `${reason}; no agent worked, the last: ${last}` };
}
function agentAttemptsOf(records) {
    return records.filter(({ outcome }) => outcome !== 'baseline').map(agentAttemptOf);
}
/** What the record says of the agent's end. */
function agentAttemptOf(record) {
    const { outcome, agent_failure, agent_exit: exitCode, agent_killed_by_budget: isCut, usage, notes: reason } = record;
    const failure = agent_failure ?? undefined;
    const isWithoutResult = outcome === 'noop' || outcome === 'infra_error';
    const isBrokenOff = outcome === 'killed';
    const isLost = isWithoutResult && isCut === true && usage == null;
    const cause = isWithoutResult ? (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__/* .causeOfEnd */ .yp)({ failure, exitCode, isCut }) : undefined;
    // One that was ended from outside has no verdict, and may have been at work.
    const isUnanswered = isBrokenOff && failure !== undefined && !(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__/* .isAnswered */ .Qy)(usage);
    return { failure, reason, isBrokenOff, cause, isLost: isLost || isUnanswered };
}
/** `isEarlier`: before the run was resumed; the errors that ended it then do not end it again. */
function attemptOf({ outcome, notes, usage }, { isEarlier }) {
    const { counts, streak: noop } = _ledger_record_js__WEBPACK_IMPORTED_MODULE_3__/* .OUTCOME_RULES */ .fA[outcome];
    const error = outcome === 'infra_error' && !isEarlier ? 'grows' : 'ends';
    const tokens = (usage?.input_tokens ?? 0) + (usage?.output_tokens ?? 0);
    return { counts, noop, error, usd: usage?.usd ?? 0, tokens, reason: notes };
}
const REMEDY = `${_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_1__/* .NEGATIVE_CONTROL_REMEDY */ .l2}. Then run again: that begins another run`;
/** What to do once the budget of the holdout is spent: the end of a sentence. */
const WHEN_HOLDOUT_SPENT = 'put another holdout in its place and start with --fresh';
/** Why no candidate can be tested any more, whatever time is left. */
function decideEvidenceStop(decisionLog) {
    const alert = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .findAlert */ .Kw)(decisionLog.session, REMEDY);
    if (alert !== undefined)
        return { kind: 'alarm', reason: alert };
    const spent = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .findSpentEvidence */ .PY)(decisionLog, WHEN_HOLDOUT_SPENT);
    return spent === undefined ? undefined : { kind: 'evidence', reason: spent };
}


/***/ }),

/***/ 84283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ claimBranch)
/* harmony export */ });
/* harmony import */ var _git_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61513);
/* harmony import */ var _ref_locks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91247);
/* harmony import */ var _user_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63342);



/** Refuses what cannot go well, removes what a killed git left locked, and says so. */
async function claimBranch(git, { repository, ref, merges }) {
    await (0,_git_version_js__WEBPACK_IMPORTED_MODULE_0__/* .requireGitVersion */ .E)(git, { merges });
    (0,_user_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .requireNotCheckedOut */ .Wf)(repository, ref);
    return (0,_ref_locks_js__WEBPACK_IMPORTED_MODULE_1__/* .removeAbandonedLocks */ .j)(repository, [ref]);
}


/***/ }),

/***/ 88414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ takeDiskReserve)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84831);
/* harmony import */ var _fault_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23727);
/**
 * Room on a disk that is kept for the last record.
 * Invariant: while the reserve is held, a full disk can still take what says so: the reserve is given up, and the record
 * is written where it was. It is real blocks, not a hole: the file is written, not only made long.
 * Crash: the file stays, and the next run takes it over.
 */



/** More than a record, its state and their journal take. */
const RESERVE_BYTES = 8 << 20;
/**
 * Takes the reserve beside the files that it is for; throws what the disk says where there is no room. At the end it is
 * removed if it is still ours: whoever lost the lock may look at another run's.
 */
function takeDiskReserve(path, isOurs) {
    const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600);
    try {
        const missing = RESERVE_BYTES - (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).size;
        // Not zeros alone: a file system that compresses would keep nothing for them.
        if (missing > 0)
            (0,_durable_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAll */ .f4)(descriptor, Buffer.alloc(missing, 'room for the last record '));
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
    (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('reserve:after-take');
    let isHeld = true;
    const release = () => {
        isHeld = false;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    };
    return {
        get isHeld() {
            return isHeld;
        },
        release,
        [Symbol.dispose]: () => {
            if (isOurs())
                release();
        },
    };
}


/***/ }),

/***/ 91247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ removeAbandonedLocks)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/kernel/platform.js
var platform = __webpack_require__(92717);
// EXTERNAL MODULE: ./build/kernel/process-list.js
var process_list = __webpack_require__(41570);
// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(98566);
// EXTERNAL MODULE: ./build/kernel/program.js
var kernel_program = __webpack_require__(95808);
// EXTERNAL MODULE: ./build/kernel/program-path.js
var program_path = __webpack_require__(39058);
;// CONCATENATED MODULE: ./build/kernel/running-git.js
/**
 * The gits at work on this machine, as /proc shows them, or ps(1) and lsof(8) where there is none.
 * Invariant: what is not shown of a git is undefined, so that it counts wherever it may be.
 */







/** Undefined: this system does not say what processes there are. */
function listGits() {
    if (!(0,platform/* isLinux */.j)())
        return listedGits();
    try {
        const pids = (0,external_node_fs_.readdirSync)('/proc').filter((name) => /^\d+$/.test(name));
        return pids.filter((pid) => /^git(-|$)/.test(read(pid, 'comm').trim())).map(shownGit);
    }
    catch {
        // No /proc here.
        return undefined;
    }
}
/** A git with its start: ids are used again. */
function identityOf({ pid }) {
    return `${pid} ${(0,process_tree/* processStart */.gy)(Number(pid))}`;
}
function shownGit(pid) {
    return {
        pid,
        args: read(pid, 'cmdline').split('\0'),
        environment: () => read(pid, 'environ').split('\0'),
        workingFolder: () => {
            try {
                return (0,external_node_fs_.readlinkSync)(`/proc/${pid}/cwd`);
            }
            catch {
                // Another user's: it may be anywhere.
                return undefined;
            }
        },
        // Where its status cannot be read, it may.
        mayRunAs: (uid) => {
            const [, ofFiles] = /^Uid:(?:\t\d+){3}\t(\d+)$/m.exec(read(pid, 'status')) ?? [];
            return ofFiles === undefined || Number(ofFiles) === uid;
        },
    };
}
function read(pid, name) {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/${pid}/${name}`, 'latin1');
    }
    catch {
        // Gone since, or another user's.
        return '';
    }
}
// Also in a folder with a blank in its name.
const PATH_OF_GIT = /^\/(?:.*\/)?git(?:-[\w-]+)?$/;
function listedGits() {
    const isGit = ([first = '', ...rest]) => /^git(-|$)/.test((0,external_node_path_.basename)(first)) || rest.some((word) => PATH_OF_GIT.test(word));
    return (0,process_list/* listProcesses */.O3)()
        ?.filter(({ words }) => isGit(words))
        .map(({ pid, words, uid: own }) => ({
        pid: String(pid),
        args: words,
        environment: () => (0,process_list/* listProcesses */.O3)('with environment')?.find((each) => each.pid === pid)?.words ?? [],
        workingFolder: () => listedFolder(pid),
        mayRunAs: (uid) => own === uid,
    }));
}
const LOOK_MS = 10_000;
function listedFolder(pid) {
    const program = (0,program_path/* findSystemProgram */.FG)('lsof');
    if (program === undefined)
        return undefined;
    const args = ['-a', '-p', String(pid), '-d', 'cwd', '-F', 'n'];
    const { stdout } = (0,kernel_program/* runProgramSync */.x6)({ program, args, cwd: '/', env: { LC_ALL: 'C' }, timeoutMs: LOOK_MS });
    const folder = /^n(\/.*)$/m.exec(stdout)?.[1];
    // Of a folder that it may not look at it says why, as in "(readlink: Permission denied)".
    return folder === undefined || / \([^)]*: [^)]*\)$/.test(folder) ? undefined : folder;
}

// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
;// CONCATENATED MODULE: ./build/kernel/ref-locks.js
/**
 * Lock files that a killed git left on a ref of ours.
 * Invariant: a lock is removed only where the caller holds the run lock of the ref, so that no other run moves it, and
 * where nobody else can be at work on it: the file stayed the same for two seconds, and no git that may be of this
 * repository lived through them. A lock of a program that lives is never touched, nor one of any other ref.
 * Why it is needed: git has no owner in its lock files. Killed between lock and rename, it leaves one for ever.
 */





// Libraries and gits of other containers are not seen among the processes; they hold a lock for milliseconds.
const UNCHANGED_MS = 2000;
const POLL_MS = 50;
// Long-lived gits that never lock a ref.
const READERS = ['cat-file', 'fsmonitor--daemon', 'credential-cache--daemon', 'daemon', 'check-ignore', 'check-attr'];
/** Removes the locks that killed gits left on refs of ours, and says which; for holders of the run lock alone. */
async function removeAbandonedLocks(repository, refs) {
    const removed = await Promise.all(refs.map((ref) => removeIfAbandoned(repository, ref)));
    return removed.filter((note) => note !== undefined);
}
async function removeIfAbandoned(repository, ref) {
    const path = (0,external_node_path_.join)(repository.commonDir, `${ref}.lock`);
    const seen = readStatus(path);
    if (seen === undefined)
        return undefined;
    const until = performance.now() + UNCHANGED_MS;
    const { uid } = seen;
    let holders = gitsOf(repository, uid);
    while (performance.now() < until) {
        await (0,promises_.setTimeout)(POLL_MS);
        if (readStatus(path)?.identity !== seen.identity)
            return undefined;
        const now = gitsOf(repository, uid);
        holders = holders?.filter((each) => now?.includes(each) === true);
    }
    // Undefined: this system does not say what processes there are.
    if (holders === undefined || holders.length > 0 || readStatus(path)?.identity !== seen.identity)
        return undefined;
    (0,external_node_fs_.rmSync)(path, { force: true });
    return `removed ${path}: a git that was killed left it; no git works in this repository`;
}
/** A lock as it is now; undefined where there is none that git would make. */
function readStatus(path) {
    let stats;
    try {
        stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        // A branch stands where its folder would be: there can be no lock.
        return undefined;
    }
    if (stats?.isFile() !== true)
        return undefined;
    const identity = [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(' ');
    return { identity, uid: stats.uid };
}
/** Gits that may have made a lock of that user in a repository. */
function gitsOf(repository, uid) {
    const places = [repository.commonDir, repository.gitDir, ...(0,user_repository/* listHeads */.Y3)(repository).map(({ folder }) => folder)];
    const folders = places.map(realPath);
    return listGits()
        ?.filter((git) => mayWorkIn(git, { folders, uid }))
        .map(identityOf);
}
function mayWorkIn(git, { folders, uid }) {
    const { args } = git;
    if (args.some((each) => READERS.includes(each)))
        return false;
    const named = namedFolders(args, git.environment());
    const folder = git.workingFolder();
    // Given a repository by name it can stand anywhere; a relative name starts where it stands.
    if (named.length > 0 && (folder !== undefined || named.every((each) => (0,external_node_path_.isAbsolute)(each))))
        return [...named, '.'].some((each) => mayBeOf((0,external_node_path_.resolve)(folder ?? '/', each), folders));
    // A git that is seen in the repository counts whoever runs it: a server may give its files to another user.
    if (folder === undefined)
        return git.mayRunAs(uid);
    return isWithin(folder, folders);
}
/** The git directories that a git was given by name: it can stand anywhere. */
function namedFolders(args, environment) {
    const variables = environment.map((each) => /^GIT_(?:COMMON_)?DIR=(.*)$/s.exec(each)?.[1]);
    const options = args.map((each, i) => (each === '--git-dir' ? args[i + 1] : /^--git-dir=(.*)$/s.exec(each)?.[1]));
    return [...variables, ...options].filter((each) => each !== undefined);
}
/** Whether a git directory shares its refs with a repository; one that cannot be looked at may, one that is gone cannot. */
function mayBeOf(gitDir, folders) {
    try {
        const shared = (0,external_node_path_.join)(gitDir, 'commondir');
        const common = (0,external_node_fs_.existsSync)(shared) ? (0,external_node_path_.resolve)(gitDir, (0,external_node_fs_.readFileSync)(shared, 'utf8').trim()) : gitDir;
        return [gitDir, common, (0,external_node_path_.join)(common, 'refs')].some((each) => (0,external_node_fs_.existsSync)(each) && isWithin((0,external_node_fs_.realpathSync)(each), folders));
    }
    catch {
        return true;
    }
}
function isWithin(folder, folders) {
    return folders.some((each) => folder === each || folder.startsWith(`${each}${external_node_path_.sep}`));
}
function realPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        // A work tree that was removed without git.
        return path;
    }
}


/***/ }),

/***/ 10461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mc: () => (/* binding */ ofMission),
/* harmony export */   PC: () => (/* binding */ ofPlan),
/* harmony export */   eM: () => (/* binding */ ofPlanEnd),
/* harmony export */   fw: () => (/* binding */ ofExperiment),
/* harmony export */   hF: () => (/* binding */ renderJson),
/* harmony export */   lc: () => (/* binding */ renderBody)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _base_waiting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47479);
/* harmony import */ var _experiment_loop_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83457);
/* harmony import */ var _report_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
/** What a run notifies people of, and how that is written for a command or a webhook. Pure. */





const MAX_TEXT = 600;
/** What an event of an experiment notifies of. */
function ofExperiment(name, event) {
    if (event.kind === 'waiting')
        return parked(name, event.iter, event.waiting);
    if (event.kind === 'recorded') {
        const { iter, outcome, notes, held_commit: held } = event.record;
        if (outcome === 'merged')
            return ofAttempt(name, 'accepted', iter, notes);
        return typeof held === 'string' ? ofAttempt(name, 'quarantined', iter, notes) : undefined;
    }
    if (event.kind !== 'stopped')
        return undefined;
    const { kind, reason, until } = event.stop;
    if (kind === 'rate_limited')
        return stopped(name, reason, { first: 'parked', until });
    return stopped(name, reason, (0,_experiment_loop_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCodeOf */ .FO)(event.stop) === _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.yes ? {} : { first: 'alert' });
}
/** What an event of a mission notifies of. */
function ofMission(name, event) {
    if (event.kind === 'waiting')
        return parked(name, event.iteration, event.waiting);
    if (event.kind === 'recorded') {
        const { iteration, decision, decision_reason: reason, comparison } = event.entry;
        if (decision === 'keep')
            return ofAttempt(name, 'accepted', iteration, reason);
        const isHeld = comparison?.record.outcome === 'quarantine';
        return isHeld ? ofAttempt(name, 'quarantined', iteration, reason) : undefined;
    }
    if (event.kind !== 'stopped')
        return undefined;
    const { status, reason, cause, until } = event.stop;
    if (cause === 'rate_limited')
        return stopped(name, reason, { first: 'parked', until });
    return stopped(name, reason, status === 'failed' || cause === 'agent' ? { first: 'alert' } : {});
}
/** What an event of a plan notifies of. */
function ofPlan(name, event) {
    if (event.kind === 'waiting')
        return parked(name, event.id, event.waiting);
    if (event.kind !== 'ended' || event.item.status !== 'success' || event.item.reused)
        return undefined;
    return ofAttempt(name, 'accepted', event.item.id, 'it succeeded, and its change has landed');
}
/** What the end of a plan notifies of; the last event of a plan is that of an item. */
function ofPlanEnd(name, items) {
    const ended = items.filter(({ status }) => status === 'success').length;
    return stopped(name, `${ended} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(items.length, 'item')} succeeded`);
}
function stopped(name, reason, { first, until } = {}) {
    const title = (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`${name}: ${first === 'alert' ? 'stopped, and needs you' : 'stopped'}`);
    const events = first === undefined ? ['stopped'] : [first, 'stopped'];
    return { events, name, title, text: (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(reason, MAX_TEXT), ...(until === undefined ? {} : { until }) };
}
const WORDS = {
    accepted: 'accepted a change',
    quarantined: 'a change waits for your approval',
};
function ofAttempt(name, event, attempt, why) {
    return { events: [event], name, title: titleOf(name, attempt, WORDS[event]), text: (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(why, MAX_TEXT), attempt };
}
function parked(name, attempt, waiting) {
    if (waiting === null)
        return undefined;
    const { cause, until } = waiting;
    const text = `until ${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_4__/* .renderMinute */ .D)(until)}: ${(0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(cause, MAX_TEXT)}`;
    return { events: ['parked'], name, title: titleOf(name, attempt, 'waits for its model'), text, attempt, until };
}
function titleOf(name, attempt, what) {
    const where = typeof attempt === 'number' ? `iteration ${attempt}` : attempt;
    return (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`${name}, ${where}: ${what}`);
}
/** The JSON of a notification, one line; `docs/how-to/get-notified.md` lists its members. */
function renderJson(notification, run, at) {
    const { events, name, title, text, attempt, until } = notification;
    const optional = { attempt, until, url: run.url };
    const { loop, repository } = run;
    return `${JSON.stringify({ version: 1, event: events[0], loop, name, repository, title, text, ...optional, at })}\n`;
}
/** A notification for a webhook. */
function renderBody(format, notification, { run, at }) {
    if (format === 'json')
        return { type: 'application/json', body: renderJson(notification, run, at) };
    const { title, text } = notification;
    const lines = [title, text, ...(run.url === undefined ? [] : [run.url])];
    if (format === 'text')
        return { type: 'text/plain; charset=utf-8', body: `${lines.join('\n')}\n` };
    const [first = '', ...rest] = lines.map(escapeSlack);
    return { type: 'application/json', body: `${JSON.stringify({ text: [`*${first}*`, ...rest].join('\n') })}\n` };
}
/** Nothing in it mentions people or channels, or is a link with another text than its address. */
function escapeSlack(line) {
    return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
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


/***/ })

};

