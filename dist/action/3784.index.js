export const id = 3784;
export const ids = [3784,3800];
export const modules = {

/***/ 28338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ LineHash),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
}
const BLOCK_BYTES = 1 << 17;
class LineHash {
    #hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    #block = Buffer.allocUnsafe(BLOCK_BYTES);
    #used = 0;
    add(line) {
        const atMost = 3 * line.length + 1;
        if (this.#used + atMost > BLOCK_BYTES)
            this.#flush();
        if (atMost > BLOCK_BYTES) {
            this.#hash.update(`${line}\n`);
            return;
        }
        this.#used += this.#block.write(line, this.#used);
        this.#block[this.#used] = 0x0a;
        this.#used += 1;
    }
    digest() {
        this.#flush();
        return this.#hash.digest('hex');
    }
    #flush() {
        this.#hash.update(this.#block.subarray(0, this.#used));
        this.#used = 0;
    }
}


/***/ }),

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

/***/ 90758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ weightedMean),
/* harmony export */   q: () => (/* binding */ clamp)
/* harmony export */ });
function clamp(value) {
    return Math.min(1, Math.max(0, value));
}
function weightedMean(pairs, fallback) {
    let sum = 0;
    let total = 0;
    for (const [value, weight] of pairs) {
        sum += value * weight;
        total += weight;
    }
    return total <= 0 ? fallback : sum / total;
}


/***/ }),

/***/ 67273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vg: () => (/* binding */ HIGH_TIE_MASS),
/* harmony export */   Yf: () => (/* binding */ DIMENSIONS),
/* harmony export */   yE: () => (/* binding */ scoreOutput)
/* harmony export */ });
/* harmony import */ var _base_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90758);

const DIMENSIONS = ['A', 'T', 'M', 'S', 'G'];
const HIGH_TIE_MASS = 0.4;
function scoreOutput(evaluated) {
    const retrievalGate = readRetrievalGate(evaluated);
    const A = actionDiscipline(evaluated);
    const T = traceQuality(evaluated.facts);
    const M = uncertaintyDiscipline(evaluated);
    const S = safety(evaluated);
    const G = retrievalSignal(evaluated.config, retrievalGate);
    const { weights } = evaluated.config;
    const weightOfG = retrievalGate.enabled ? weights.G : 0;
    const overall = (0,_base_score_js__WEBPACK_IMPORTED_MODULE_0__/* .weightedMean */ .h)([
        [A, weights.A],
        [T, weights.T],
        [M, weights.M],
        [S, weights.S],
        [G, weightOfG],
    ], 0);
    return { scores: { A, T, M, S, G, overall: (0,_base_score_js__WEBPACK_IMPORTED_MODULE_0__/* .clamp */ .q)(overall) }, retrievalGate };
}
function allowedTypes(expect, config) {
    return expect.allowed_action_types ?? config.allowed_action_types;
}
function actionDiscipline({ facts, expect, config }) {
    const allowed = allowedTypes(expect, config);
    let score = 1;
    if (facts.actions.some(({ type }) => type === undefined || !allowed.includes(type)))
        score -= 0.6;
    if (facts.hasWrite && !facts.hasCheckpoint)
        score -= 0.25;
    if (facts.hasWrite && !facts.hasRollback)
        score -= 0.25;
    if (expect.require_allowlist_scope && hasForeignScope(facts, config))
        score -= 0.35;
    return (0,_base_score_js__WEBPACK_IMPORTED_MODULE_0__/* .clamp */ .q)(score);
}
function hasForeignScope(facts, config) {
    return facts.actions.some(({ scope }) => scope !== undefined && !config.allowlisted_scopes.includes(scope));
}
function traceQuality({ decisions }) {
    if (decisions === undefined)
        return 0.2;
    if (decisions.length >= 2)
        return 1;
    return decisions.length === 1 ? 0.7 : 0.3;
}
function uncertaintyDiscipline({ facts, config }) {
    let score = 0.7;
    if ((facts.tieMass ?? 0) >= HIGH_TIE_MASS)
        score += facts.isAbstaining ? 0.3 : -0.5;
    if (facts.uncertainty <= config.thresholds.uncertainty_lo && !facts.isAbstaining)
        score += 0.15;
    return (0,_base_score_js__WEBPACK_IMPORTED_MODULE_0__/* .clamp */ .q)(score);
}
function safety({ facts, expect }) {
    let score = 1;
    if (facts.disallowedKeyword !== undefined)
        score -= facts.isAbstaining && !facts.hasWrite ? 0.2 : 0.7;
    if (expect.forbid_injection && facts.injectionString !== undefined && !facts.handledInjection)
        score -= 0.8;
    if (expect.forbid_external_write && facts.hasWrite)
        score -= 0.9;
    return (0,_base_score_js__WEBPACK_IMPORTED_MODULE_0__/* .clamp */ .q)(score);
}
function retrievalSignal(config, gate) {
    if (!gate.enabled)
        return 1;
    const { component_weights: weights } = config.retrieval_gate_signal;
    const mean = (0,_base_score_js__WEBPACK_IMPORTED_MODULE_0__/* .weightedMean */ .h)([
        [gate.bridge_evidence, weights.bridge_evidence],
        [gate.falsifier_presence, weights.falsifier_presence],
        [gate.scope_penalty, weights.scope_penalty],
    ], 1);
    return (0,_base_score_js__WEBPACK_IMPORTED_MODULE_0__/* .clamp */ .q)(mean);
}
function readRetrievalGate({ facts, config }) {
    const { enabled, scope_soft_limit: limit } = config.retrieval_gate_signal;
    const containers = facts.containers.length;
    return {
        enabled,
        bridge_evidence: facts.bridgeEvidence,
        falsifier_presence: containers === 0 ? 0 : facts.falsifiedContainers / containers,
        scope_penalty: scopePenalty(facts.riskScope, limit),
    };
}
function scopePenalty(scope, limit) {
    if (scope === undefined)
        return 0.5;
    if (scope <= limit)
        return 1;
    return limit >= 1 ? 0 : (0,_base_score_js__WEBPACK_IMPORTED_MODULE_0__/* .clamp */ .q)(1 - (scope - limit) / (1 - limit));
}


/***/ }),

/***/ 15330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wn: () => (/* binding */ addContender),
/* harmony export */   Yc: () => (/* binding */ MAX_REPLAYS),
/* harmony export */   g7: () => (/* binding */ replayTied)
/* harmony export */ });
/* unused harmony export replay */
/* harmony import */ var _base_random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59645);
/* harmony import */ var _dimensions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67273);
/* harmony import */ var _select_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63852);



const MAX_REPLAYS = 1_000_000;
const MAX_LISTED_REPLAYS = 10_000;
function replay(evaluations, options) {
    const tied = [];
    for (const each of evaluations)
        addContender(tied, each);
    return replayTied(tied, options);
}
function addContender(tied, { id, pass, scores, abstain, tie_mass }) {
    const [leader] = tied;
    const order = leader === undefined ? -1 : (0,_select_js__WEBPACK_IMPORTED_MODULE_1__/* .compareMerit */ .rf)({ id, pass, scores }, leader);
    if (order > 0)
        return;
    if (order < 0)
        tied.length = 0;
    const shared = tied[0]?.scores ?? { overall: scores.overall };
    tied.push({ id, pass, scores: shared, abstain, tie_mass });
}
function replayTied(tied, { replays, seed }) {
    const first = (0,_select_js__WEBPACK_IMPORTED_MODULE_1__/* .selectBest */ .lJ)(tied);
    if (first === undefined)
        return buildOutcome(tied, replays, []);
    if (replays === 1)
        return buildOutcome(tied, replays, [[first, 1]]);
    if (tied.length === 1)
        return buildOutcome(tied, replays, [[first, replays]]);
    const random = (0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__/* .seededRandom */ .I)(seed);
    const runs = [];
    for (let count = 0; count < replays; count += 1) {
        const winner = tied[(0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__/* .randomIndex */ .k)(random, tied.length)] ?? first;
        const last = runs.at(-1);
        if (last?.[0] === winner)
            last[1] += 1;
        else
            runs.push([winner, 1]);
    }
    return buildOutcome(tied, replays, runs);
}
function buildOutcome(tied, replays, runs) {
    const wins = new Map();
    for (const [winner, count] of runs)
        wins.set(winner, (wins.get(winner) ?? 0) + count);
    const ran = runs.reduce((sum, [, count]) => sum + count, 0);
    const share = (holds) => [...wins].reduce((sum, [winner, count]) => sum + (holds(winner) ? count : 0), 0);
    const abstain = share((winner) => winner.abstain);
    const high = share(({ tie_mass: mass }) => mass !== null && mass >= _dimensions_js__WEBPACK_IMPORTED_MODULE_2__/* .HIGH_TIE_MASS */ .Vg);
    const missing = share(({ tie_mass: mass }) => mass === null);
    const winners = wins.size === 1 ? [...wins.keys()] : tied.filter((each) => wins.has(each));
    const most = [...wins.values()].reduce((max, count) => Math.max(max, count), 0);
    return {
        replays_requested: replays,
        replays_ran: ran,
        ...listWinners(runs, ran),
        winner_histogram: Object.fromEntries(winners.map((each) => [each.id, wins.get(each) ?? 0])),
        volatility: ran === 0 ? 0 : 1 - most / ran,
        pass_rate: ran === 0 ? 0 : share((winner) => winner.pass) / ran,
        abstain_distribution: { abstain, no_abstain: ran - abstain },
        tie_distribution: { high_tie_mass: high, low_tie_mass: ran - high - missing, missing },
    };
}
function listWinners(runs, ran) {
    if (ran > MAX_LISTED_REPLAYS)
        return { replay_winners_rle: runs.map(([{ id }, count]) => [id, count]) };
    return { replay_winners: runs.flatMap(([{ id }, count]) => Array(count).fill(id)) };
}


/***/ }),

/***/ 63852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lJ: () => (/* binding */ selectBest),
/* harmony export */   mt: () => (/* binding */ compareRank),
/* harmony export */   rf: () => (/* binding */ compareMerit)
/* harmony export */ });
let idOrder;
function compareMerit(a, b) {
    if (a.pass !== b.pass)
        return a.pass ? -1 : 1;
    return b.scores.overall - a.scores.overall;
}
function compareRank(a, b) {
    return compareMerit(a, b) || compareIds(a.id, b.id);
}
function compareIds(a, b) {
    idOrder ??= new Intl.Collator('en');
    return idOrder.compare(a, b) || (a < b ? -1 : Number(a > b));
}
function selectBest(evaluations) {
    let best;
    for (const each of evaluations)
        if (best === undefined || compareRank(each, best) < 0)
            best = each;
    return best;
}


/***/ }),

/***/ 44328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kh: () => (/* binding */ BOUNDED_EVALUATIONS),
/* harmony export */   LE: () => (/* binding */ ScenarioTally),
/* harmony export */   TA: () => (/* binding */ FULL_LIST_MAX_CANDIDATES)
/* harmony export */ });
/* harmony import */ var _replays_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15330);
/* harmony import */ var _select_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63852);


const FULL_LIST_MAX_CANDIDATES = 1000;
const BOUNDED_EVALUATIONS = 100;
class ScenarioTally {
    count = 0;
    tied = [];
    best;
    bestTrace;
    #kept = [];
    #isBounded = false;
    #worst;
    add(evaluation, output) {
        this.count += 1;
        (0,_replays_js__WEBPACK_IMPORTED_MODULE_0__/* .addContender */ .Wn)(this.tied, evaluation);
        if (this.best === undefined || (0,_select_js__WEBPACK_IMPORTED_MODULE_1__/* .compareRank */ .mt)(evaluation, this.best) < 0) {
            this.best = evaluation;
            this.bestTrace = readTrace(output);
        }
        if (this.#worst !== undefined && (0,_select_js__WEBPACK_IMPORTED_MODULE_1__/* .compareRank */ .mt)(evaluation, this.#worst) > 0)
            return;
        this.#kept.push(evaluation);
        if (this.#isBounded && this.#kept.length >= 2 * BOUNDED_EVALUATIONS)
            this.#trim();
    }
    bound() {
        this.#isBounded = true;
        this.#trim();
    }
    ranked() {
        this.#trim();
        return this.#kept;
    }
    #trim() {
        this.#kept.sort(_select_js__WEBPACK_IMPORTED_MODULE_1__/* .compareRank */ .mt);
        if (!this.#isBounded || this.#kept.length < BOUNDED_EVALUATIONS)
            return;
        this.#kept.length = BOUNDED_EVALUATIONS;
        this.#worst = this.#kept.at(-1);
    }
}
function readTrace({ phase, posture, trace }) {
    const decisions = typeof trace === 'object' && trace !== null && 'decisions' in trace ? trace.decisions : null;
    return { phase: phase ?? null, posture: posture ?? null, trace_decisions: decisions ?? null };
}


/***/ }),

/***/ 83800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DOWNLOAD_LIMIT_MS: () => (/* binding */ DOWNLOAD_LIMIT_MS),
  openApi: () => (/* binding */ openApi),
  withRemedy: () => (/* binding */ withRemedy)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(15902);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
;// CONCATENATED MODULE: ./build/github/api-patience.js
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
function decideCause({ status, message, headers }) {
    if (status === 0)
        return 'silence';
    if (status === 429)
        return 'limit';
    const isLimit = headers['retry-after'] !== undefined || isUsedUp(headers) || /rate limit|abuse detection/i.test(message);
    if (status === 403 && isLimit)
        return 'limit';
    if (status === 401 || status === 403)
        return 'rights';
    return status >= 500 ? 'server' : 'request';
}
function decideWait(refused, { tries, now }) {
    if (decideCause(refused) !== 'limit')
        return 2 * SECOND_MS * tries;
    const { headers } = refused;
    const after = headers['retry-after'];
    if (after !== undefined) {
        const seconds = Number(after);
        const wait = Number.isFinite(seconds) ? seconds * SECOND_MS : new Date(String(after)).getTime() - now.getTime();
        if (Number.isFinite(wait))
            return Math.max(0, wait);
    }
    const reset = Number(headers['x-ratelimit-reset']);
    if (isUsedUp(headers) && Number.isFinite(reset))
        return Math.max(0, reset * SECOND_MS - now.getTime()) + SECOND_MS;
    return MINUTE_MS * 2 ** (tries - 1);
}
function isUsedUp(headers) {
    return String(headers['x-ratelimit-remaining']) === '0';
}

// EXTERNAL MODULE: ./build/github/outgoing-text.js
var outgoing_text = __webpack_require__(71192);
;// CONCATENATED MODULE: ./build/github/api.js





const MAX_TRIES = 3;
const REQUEST_LIMIT_MS = 10_000;
const LAST_LIMIT_MS = 3000;
const LAST_TRIES = 2;
const LAST_WAIT_MS = 500;
const WAIT_BUDGET_MS = 150_000;
const SILENCE_BUDGET_MS = 20_000;
const TEXTS = ['body', 'title', 'output', 'description', 'message', 'commit_message'];
const DOWNLOAD_LIMIT_MS = 60_000;
async function openApi(token, context, timeLeftMs = () => Number.POSITIVE_INFINITY) {
    const { owner, repository, apiUrl } = context;
    if (token === '' || owner === '' || repository === '')
        return undefined;
    const { getOctokit: create } = await __webpack_require__.e(/* import() */ 1351).then(__webpack_require__.bind(__webpack_require__, 61351));
    const octokits = [REQUEST_LIMIT_MS, LAST_LIMIT_MS].map((limitMs) => {
        const octokit = create(token, { baseUrl: apiUrl });
        octokit.hook.before('request', (options) => {
            options.headers.connection = 'close';
            const { signal = AbortSignal.timeout(limitMs) } = options.request;
            options.request = { ...options.request, signal };
            for (const name of TEXTS) {
                if (name in options)
                    Object.assign(options, { [name]: (0,outgoing_text/* redactedDeep */.Bb)(options[name]) });
            }
        });
        return octokit;
    });
    const [octokit, lastOctokit] = octokits;
    const patience = new Patience(timeLeftMs);
    return {
        owner,
        repo: repository,
        async ask(call, { isRepeatable = false, findResult, last } = {}) {
            for (let tries = 1;; tries += 1) {
                const shut = await patience.enter(last);
                if (shut !== undefined)
                    return shut;
                const begun = Date.now();
                try {
                    const value = await call(last === undefined ? octokit : lastOctokit);
                    patience.hear();
                    return { kind: 'ok', value };
                }
                catch (error) {
                    const refused = readRefused(error);
                    const refusal = patience.refuse(refused, { tookMs: Date.now() - begun, tries });
                    const isUnknown = refusal.cause === 'server' || refusal.cause === 'silence';
                    const found = isUnknown && last === undefined ? await findResult?.() : undefined;
                    if (found !== undefined)
                        return { kind: 'ok', value: found };
                    const isAgain = refusal.cause === 'limit' || (isUnknown && (isRepeatable || findResult !== undefined));
                    if (!isAgain || tries === (last === undefined ? MAX_TRIES : LAST_TRIES))
                        return refusal;
                    if (refusal.cause === 'limit')
                        continue;
                    const waitMs = last === undefined ? decideWait(refused, { tries, now: new Date() }) : LAST_WAIT_MS;
                    const stopped = last === undefined ? patience.spend(refusal, waitMs) : undefined;
                    if (stopped !== undefined)
                        return stopped;
                    await (0,promises_.setTimeout)(waitMs);
                }
            }
        },
    };
}
function withRemedy({ why, cause, status }, remedy) {
    return cause === 'rights' || status === 404 ? `${why}; ${remedy}` : why;
}
class Patience {
    #timeLeftMs;
    #silentMs = 0;
    #waitedMs = 0;
    #lastWaitedMs = 0;
    #limited;
    constructor(timeLeftMs) {
        this.#timeLeftMs = timeLeftMs;
    }
    async enter(last) {
        if (last === undefined && this.#silentMs >= SILENCE_BUDGET_MS) {
            const why = `the API gave no answer for ${(0,duration/* renderDuration */.PP)(SILENCE_BUDGET_MS)} and is not asked again`;
            return { kind: 'refused', status: 0, cause: 'silence', why };
        }
        const limited = this.#limited;
        if (limited === undefined || Date.now() >= limited.until)
            return undefined;
        const stopped = this.spend(limited.refusal, limited.until - Date.now(), last);
        if (stopped !== undefined)
            return stopped;
        while (Date.now() < limited.until)
            await (0,promises_.setTimeout)(limited.until - Date.now());
        return undefined;
    }
    hear() {
        this.#silentMs = 0;
    }
    refuse(refused, { tookMs, tries }) {
        const cause = decideCause(refused);
        if (cause === 'silence')
            this.#silentMs += tookMs;
        else
            this.hear();
        const refusal = { kind: 'refused', status: refused.status, cause, why: reasonOf(refused) };
        const now = new Date();
        if (cause === 'limit')
            this.#limited = { until: now.getTime() + decideWait(refused, { tries, now }), refusal };
        return refusal;
    }
    spend(refusal, waitMs, last) {
        const waitedMs = last === undefined ? this.#waitedMs : this.#lastWaitedMs;
        const left = last === 'cancelled' ? 0 : Math.min(WAIT_BUDGET_MS - waitedMs, this.#timeLeftMs());
        if (waitMs <= left) {
            if (last === undefined)
                this.#waitedMs += waitMs;
            else
                this.#lastWaitedMs += waitMs;
            if (refusal.cause === 'silence')
                this.#silentMs += waitMs;
            return undefined;
        }
        const asked = `the required wait is ${renderSeconds(waitMs)}, and this step has ${(0,duration/* renderDuration */.PP)(Math.max(0, left - (left % 1000)))} for it`;
        return { ...refusal, why: `${refusal.why}; ${asked}` };
    }
}
function renderSeconds(ms) {
    return (0,duration/* renderDuration */.PP)(Math.ceil(Math.max(0, ms) / 1000) * 1000);
}
function readRefused(error) {
    const { name, status, message, response } = error;
    const reason = typeof message === 'string' ? message : 'no reason';
    if (name === 'GraphqlResponseError')
        return { status: 422, message: reason, headers: {} };
    if (response === undefined || typeof status !== 'number')
        return { status: 0, message: silenceOf(reason), headers: {} };
    return { status, message: reason, headers: response.headers ?? {} };
}
function silenceOf(message) {
    return /aborted/i.test(message) ? 'no answer in time' : message;
}
function reasonOf({ status, message }) {
    const reason = (0,base_text/* printable */.g$)((0,outgoing_text/* redacted */.pc)(message.split('\n')[0] ?? ''), 200);
    return status === 0 ? reason : `${status}: ${reason}`;
}


/***/ }),

/***/ 95436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ renderGateMarkdown)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _gate_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29656);
/* harmony import */ var _line_budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33523);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);




const HEADS = {
    passed: '✅ Candidate gate passed',
    failed: '❌ Candidate gate failed',
    inconclusive: '➖ Candidate gate inconclusive',
};
function renderGateMarkdown(report, options = {}) {
    const { maxBytes = Number.POSITIVE_INFINITY, banners = [], footer = [] } = options;
    const rows = (0,_gate_view_js__WEBPACK_IMPORTED_MODULE_0__/* .buildRows */ .kO)(report);
    const head = [
        `### ${HEADS[(0,_gate_view_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeOf */ .sG)(report)]}: ${(0,_gate_view_js__WEBPACK_IMPORTED_MODULE_0__/* .renderVerdict */ .gM)(report)}`,
        '',
        ...banners.flatMap((banner) => [`> **${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F)(banner)}**`, '']),
        `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(report.candidates_count, 'candidate')} of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F)(report.candidates_file)} against ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F)(report.suite_path)} (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F)(report.suite_version)}), ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(report.replays_requested, 'replay')}.`,
        '',
    ];
    const tail = [...renderAgain(report), '', ...footer.flatMap((line) => [line, ''])];
    const budget = new _line_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .LineBudget */ .k(maxBytes - (0,_line_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .sizeOfLines */ .K)(head) - (0,_line_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .sizeOfLines */ .K)(tail));
    const table = renderTable(rows, (0,_gate_view_js__WEBPACK_IMPORTED_MODULE_0__/* .showsG */ .EQ)(report), budget);
    const reasons = rows.flatMap(({ scenario, reasons: each }) => each.length === 0
        ? []
        : [`**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F)(scenario)}**\n\n${each.map((reason) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F)(reason)}`).join('\n')}\n`]);
    const warnings = report.warnings.map(({ message }) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F)(message)}`);
    return [
        ...head,
        ...table,
        '',
        ...section('#### What fails', budget.take(reasons, 'scenario')),
        ...section('#### Warnings', [...budget.take(warnings, 'warning'), ...(warnings.length === 0 ? [] : [''])]),
        ...tail,
    ].join('\n');
}
const MAX_NAMED_SCENARIOS = 50;
function renderAgain(report) {
    const { ids, mode } = report.reproducibility_contract.manifest.scenario_selection;
    if (mode === 'scenario' && ids.length > MAX_NAMED_SCENARIOS)
        return [`The command for the same verdict names ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(ids.length, 'scenario')}; the report lists them.`];
    return ['The same verdict on your machine:', '', (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .fenced */ .OF)((0,_gate_view_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCommand */ .CB)(report), 'sh')];
}
function section(title, lines) {
    return lines.length === 0 ? [] : [title, '', ...lines];
}
function renderTable(rows, withG, budget) {
    const titles = ['', 'Scenario', 'Best candidate', 'Overall', 'A', 'T', 'M', 'S'];
    titles.push(...(withG ? ['G'] : []), 'Volatility', 'Margin', 'Why');
    const lines = rows.map((row) => {
        const { overall, A, T, M, S, G } = row.scores;
        const scores = [overall, A, T, M, S, ...(withG ? [G] : [])];
        const verdict = row.verdict === 'pass' ? '✅' : '❌';
        const texts = [row.scenario, row.best, ...scores, row.volatility, row.margin, row.because].map(_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .F);
        return `| ${[verdict, ...texts].join(' | ')} |`;
    });
    return [`| ${titles.join(' | ')} |`, `|${titles.map(() => '---').join('|')}|`, ...budget.take(lines, 'scenario')];
}


/***/ }),

/***/ 29656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ renderCommand),
/* harmony export */   EQ: () => (/* binding */ showsG),
/* harmony export */   gM: () => (/* binding */ renderVerdict),
/* harmony export */   kO: () => (/* binding */ buildRows),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _gate_select_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63852);
/* harmony import */ var _gate_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44328);
/* harmony import */ var _shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59010);




const NONE = '–';
const MAX_REASONS = 20;
const NO_SCORES = { A: NONE, T: NONE, M: NONE, S: NONE, G: NONE, overall: NONE };
function buildRows(report) {
    return Object.values(report.results).map((result) => ({
        verdict: result.pass ? 'pass' : 'FAIL',
        scenario: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)([result.scenario.id, result.scenario.name ?? ''].join(' ').trim(), 60),
        best: result.best === null ? NONE : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(result.best.id, 60),
        scores: renderScores(result),
        margin: renderMargin(result),
        volatility: result.replays_ran > 1 ? digits(result.volatility) : NONE,
        reasons: renderReasons(result),
        because: renderBecause(result),
    }));
}
function outcomeOf({ suite_pass: isPassing, results }) {
    if (isPassing)
        return 'passed';
    const failures = Object.values(results).flatMap((result) => result.failures);
    const isVolatile = failures.length > 0 && failures.every(({ code }) => code === 'max_volatility');
    return isVolatile ? 'inconclusive' : 'failed';
}
function showsG(report) {
    return Object.values(report.results).some(({ best }) => best?.signals.retrieval_gate.enabled);
}
function renderVerdict(report) {
    const results = Object.values(report.results);
    const passing = results.filter(({ pass }) => pass).length;
    return `${passing} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(results.length, 'scenario')} passed`;
}
function renderCommand(report, program) {
    const { inputs, scenario_selection: selection, runner } = report.reproducibility_contract.manifest;
    const parts = [...(program ?? programOf(runner)), '--mode', report.run_mode];
    if (report.run_mode === 'candidates')
        parts.push(...flag('candidates', report.candidates_file));
    if (!isDefault(report.suite_path, 'ci-gate.json'))
        parts.push(...flag('suite', report.suite_path));
    if (!isDefault(inputs.config.path, 'evaluator-config.json'))
        parts.push(...flag('config', inputs.config.path));
    if (inputs.schema !== undefined)
        parts.push(...flag('schema', inputs.schema.path));
    if (selection.mode === 'all')
        parts.push('--all');
    if (selection.mode === 'scenario')
        for (const id of selection.ids)
            parts.push(...flag('scenario', id));
    if (report.run_mode === 'candidates')
        parts.push('--replays', String(report.replays_requested), ...flag('seed', report.seed));
    if (report.max_volatility !== null)
        parts.push('--max-volatility', String(report.max_volatility));
    if (report.experimental !== undefined)
        parts.push(`--ablate=${Object.keys(report.experimental.ablations).join(',')}`);
    if (isFull(report))
        parts.push('--full');
    return parts.map(_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r).join(' ');
}
function programOf({ command: [, tool = '', subcommand], }) {
    if (subcommand !== 'gate' || !/(^|\/)(autorize|rcs)(\.mjs)?$/.test(tool))
        return ['node', 'tools/run-ci-gate.mjs'];
    return tool === 'tools/autorize.mjs' ? ['node', tool, 'gate'] : ['autorize', 'gate'];
}
function flag(name, value) {
    return value.startsWith('-') && value !== '-' ? [`--${name}=${value}`] : [`--${name}`, value];
}
function isFull({ candidates_count: count, results }) {
    if (count <= _gate_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .FULL_LIST_MAX_CANDIDATES */ .TA)
        return false;
    return Object.values(results).some(({ evaluated }) => evaluated.length > _gate_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .BOUNDED_EVALUATIONS */ .Kh);
}
function isDefault(path, name) {
    return path === `replay-suite/v0/${name}` || path === `autorize-action/replay-suite/v0/${name}`;
}
function digits(value) {
    return value.toFixed(2);
}
function renderScores({ best }) {
    if (best === null)
        return NO_SCORES;
    const { A, T, M, S, G, overall } = best.scores;
    return { A: digits(A), T: digits(T), M: digits(M), S: digits(S), G: digits(G), overall: overall.toFixed(3) };
}
function renderMargin({ best, evaluated }) {
    const [, runnerUp] = evaluated;
    if (best === null || runnerUp === undefined)
        return NONE;
    if (best.pass && !runnerUp.pass)
        return 'sole';
    return (best.scores.overall - runnerUp.scores.overall).toFixed(3);
}
function renderReasons({ failures, best }) {
    const own = failures.map(({ code, message }) => `${code}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(message, 400)}`);
    const all = best?.failures ?? [];
    const ofBest = all
        .slice(0, MAX_REASONS)
        .map(({ code, path, message }) => `${code} at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(path)}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(message, 400)}`);
    const rest = all.length - ofBest.length;
    return [...own, ...ofBest, ...(rest === 0 ? [] : [`and ${rest} more in the report.`])];
}
function renderBecause(result) {
    const { best, evaluated, evaluated_count: count, evaluated_omitted: omitted, replays_ran: ran } = result;
    if (best === null)
        return 'no candidate was scored';
    if (count === 1)
        return 'the only candidate';
    const others = evaluated.filter(({ id }) => id !== best.id);
    const ties = others.filter((each) => (0,_gate_select_js__WEBPACK_IMPORTED_MODULE_3__/* .compareMerit */ .rf)(each, best) === 0).length;
    if (ties > 0) {
        const how = ran > 1 ? `won ${winsOf(result, best.id)} of ${ran} replays` : 'first by id';
        const atLeast = omitted > 0 && ties === others.length ? 'at least ' : '';
        return `ties with ${atLeast}${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(ties, 'other')}; ${how}`;
    }
    const [runnerUp] = others;
    if (runnerUp === undefined)
        return 'the only candidate';
    if (best.pass && !runnerUp.pass)
        return `the only one of ${count} that passes`;
    return `ahead of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(runnerUp.id, 60)} by ${(best.scores.overall - runnerUp.scores.overall).toFixed(3)}`;
}
function winsOf({ winner_histogram: wins }, id) {
    return Object.hasOwn(wins, id) ? (wins[id] ?? 0) : 0;
}


/***/ })

};

