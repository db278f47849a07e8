export const id = 5148;
export const ids = [421,5148];
export const modules = {

/***/ 70421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ PART_OVERLAP),
  SecretSearch: () => (/* binding */ SecretSearch)
});

// UNUSED EXPORTS: digestSecrets

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/base/secret-forms.js
/**
 * The ways in which a secret may be written, and the ways in which a text may hide one of them.
 * A form is what is looked for. A reading is a text without what an escape, an encoder or a cut adds between its
 * characters. Texts and forms are bytes, one character each (latin1): every encoding of text can be searched so.
 */
// In shorter ones too much else is found by chance.
const MIN_FORM_CHARS = 12;
/** The ways in which a secret may be written: itself, backwards, as hex, base64, URL or JSON text; latin1. */
function secret_forms_formsOf(secret) {
    // A line end is of the file that it is from: nobody else writes it.
    const plainText = secret.trim();
    const bytes = Buffer.from(plainText);
    const hex = bytes.toString('hex');
    const escaped = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
    const texts = [
        ...[hex, hex.toUpperCase(), escaped, escaped.toUpperCase(), encodeURIComponent(bytes.toString())],
        ...[0, 1, 2].flatMap((offset) => {
            const inner = innerBase64(bytes, offset);
            return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
        }),
        JSON.stringify(plainText).slice(1, -1),
    ];
    const plain = [bytes, Buffer.from(bytes).reverse(), ...texts.map((text) => Buffer.from(text))];
    const all = plain.map((form) => form.toString('latin1')).flatMap((form) => [form, form.replaceAll(SPACE, '')]);
    return [...new Set(all)].filter(({ length }) => length >= MIN_FORM_CHARS);
}
/** The part of a base64 text that the secret alone decides, where so many bytes stand before it. */
function innerBase64(secret, offset) {
    const text = Buffer.concat([Buffer.alloc(offset), secret]).toString('base64');
    return text.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + secret.length) * 8) / 6));
}
// Encoders break their lines; a dump of hex has its bytes apart.
// Bounded: a run of millions would exhaust the stack of the search.
const SPACE = /[\s\0]{1,1000}|\\[nrt]/g;
// The lines of a diff begin with what says so.
const SPACE_OF_DIFF = /(?:[\s\0]|\\[nrt]){1,1000}[+-]?/g;
/** What a page, Markdown, JSON or an address writes in place of a character, and what is put between two. */
const ESCAPED = new RegExp([
    '[\\s\\0]{1,1000}|\\\\[nrt]|\\xe2\\x80\\x8b|\\\\u200b',
    '&(?:amp|lt|gt|quot|apos|#\\d{1,7}|#[xX][0-9a-fA-F]{1,6});',
    '\\\\u00[0-9a-fA-F]{2}',
    '\\\\[!-/:-@[-`{-~]',
    '%[0-9a-fA-F]{2}',
].join('|'), 'g');
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
function characterFor(written) {
    if (written.startsWith('\\u00'))
        return String.fromCharCode(Number.parseInt(written.slice(4), 16));
    if (written.startsWith('&#'))
        return characterOf(written.slice(2, -1));
    if (written.startsWith('&'))
        return ENTITIES[written.slice(1, -1)] ?? '';
    if (written.startsWith('%'))
        return String.fromCharCode(Number.parseInt(written.slice(1), 16));
    return /^\\[!-/:-@[-`{-~]$/.test(written) ? written.slice(1) : '';
}
function characterOf(reference) {
    const code = /^x/i.test(reference) ? Number.parseInt(reference.slice(1), 16) : Number.parseInt(reference, 10);
    return code <= 0x10_ff_ff ? Buffer.from(String.fromCodePoint(code)).toString('latin1') : '';
}
const HAS_ESCAPE = /[\\&%]|\xe2\x80\x8b/;
// Markdown in a page, JSON in Markdown: an escape of an escape, and one more.
const MAX_DEPTH = 3;
/** The text itself, and as it is read without white space, escapes and marks of a diff; one at a time is in memory. */
function* readingsOf(text, { isTraced }) {
    const plain = { text, spans: undefined };
    yield plain;
    const without = (pattern) => rewrite(plain, { pattern, by: () => '', isTraced });
    const close = without(SPACE);
    if (close.text !== text)
        yield close;
    if (text.includes('diff --git '))
        yield without(SPACE_OF_DIFF);
    for (let depth = 0, last = plain; depth < MAX_DEPTH && HAS_ESCAPE.test(last.text); depth += 1) {
        const next = rewrite(last, { pattern: ESCAPED, by: characterFor, isTraced });
        if (next.text === last.text)
            return;
        yield next;
        last = next;
    }
}
function rewrite({ text, spans }, { pattern, by, isTraced }) {
    if (!isTraced)
        return { text: text.replaceAll(pattern, by), spans: undefined };
    const spansOf = { from: new Uint32Array(text.length), to: new Uint32Array(text.length) };
    const parts = [];
    let length = 0;
    // What is written in place of an escape is never longer than it.
    const write = (written, spanAt) => {
        for (let at = 0; at < written.length; at += 1, length += 1) {
            [spansOf.from[length], spansOf.to[length]] = spanAt(at);
        }
        parts.push(written);
    };
    const fromOf = (at) => spans?.from[at] ?? at;
    const toOf = (at) => spans?.to[at] ?? at + 1;
    let done = 0;
    const copyTo = (end) => {
        const begin = done;
        write(text.slice(begin, end), (at) => [fromOf(begin + at), toOf(begin + at)]);
    };
    for (const { 0: match, index } of text.matchAll(pattern)) {
        copyTo(index);
        done = index + match.length;
        const span = [fromOf(index), toOf(done - 1)];
        write(by(match), () => span);
    }
    copyTo(text.length);
    return { text: parts.join(''), spans: spansOf };
}

;// CONCATENATED MODULE: ./build/base/secret-search.js
/**
 * Whether bytes hold a secret, in plain text or in one of the encodings that any shell has at hand.
 * Invariant: a finding never says which secret, and digests never hold one: a filter of 24 bits picks windows of the
 * right length, and scrypt with a salt of its own decides. Whoever reads the digests can only guess, slowly.
 * Cost: one pass over the bytes for each length of a form; about one window in 16 million costs an scrypt besides.
 * What compresses, encrypts or splits a secret is not found.
 */


// 8 MB and some 20 ms for each guess.
const SCRYPT = { N: 8192, r: 8, p: 1 };
// Windows that pass the filter by chance are few; more than these were made to pass it.
const MAX_GUESSES = 2000;
/** Digests by which secrets are found where nobody knows them; the salt is 128 random bits in hex, new each time. */
function digestSecrets(secrets, salt) {
    const multiplier = multiplierOf(salt);
    const forms = secrets.flatMap(formBytes).map((form) => {
        let hash = 0;
        for (const byte of form)
            hash = (Math.imul(hash, multiplier) + byte + 1) | 0;
        return { length: form.length, filter: hash >>> 8, digest: slowDigest(form, salt).toString('hex') };
    });
    return { salt, forms };
}
const formBytes = (secret) => formsOf(secret).map((form) => Buffer.from(form, 'latin1'));
function multiplierOf(salt) {
    return Number.parseInt(salt.slice(0, 8), 16) | 1;
}
function slowDigest(form, salt) {
    return (0,external_node_crypto_.scryptSync)(form, Buffer.from(salt, 'hex'), 32, SCRYPT);
}
// What is shorter is written in many texts, such as the name of a service that its keys begin with.
const MIN_PART_CHARS = 8;
const HIDDEN = '***';
// What says that a text was cut, in the bytes of UTF-8.
const CUT = '\xe2\x80\xa6';
// What is searched at once, and how much of it is searched again with what follows.
const PART_BYTES = 64 * 1024 * 1024;
/** By so many bytes parts of something longer have to overlap, so that no secret lies between two. */
const PART_OVERLAP = 1024 * 1024;
/** Looks for secrets that are known, and for those that only their digests are known of. */
class SecretSearch {
    #forms;
    #digests;
    #guesses = 0;
    constructor(secrets, digests = []) {
        this.#forms = new Set(secrets.flatMap(secret_forms_formsOf));
        this.#digests = [...digests];
    }
    /** Nothing is looked for. */
    get isIdle() {
        return this.#forms.size === 0 && this.#digests.every(({ forms }) => forms.length === 0);
    }
    /** From now on what these digests are of is looked for as well. */
    add(digests) {
        this.#digests.push(digests);
    }
    /** From now on these secrets are looked for as well. */
    addSecrets(secrets) {
        for (const form of secrets.flatMap(secret_forms_formsOf))
            this.#forms.add(form);
    }
    /** Whether any of the secrets is in these bytes, in any of its forms. */
    finds(bytes) {
        if (this.isIdle)
            return false;
        // A text has at most 2^29 characters; the parts overlap by more than any form that an encoder breaks into lines takes.
        for (let from = 0; from === 0 || from + PART_OVERLAP < bytes.length; from += PART_BYTES - PART_OVERLAP) {
            const part = bytes.subarray(from, from + PART_BYTES);
            for (const { text } of readingsOf(part.toString('latin1'), { isTraced: false })) {
                if (this.#holds(text))
                    return true;
            }
        }
        return false;
    }
    /** The text with `***` for each secret in it, in any of its forms, and for the part of one that a cut left. */
    redact(text) {
        if (this.isIdle || text === '')
            return text;
        const supplied = Buffer.from(text).toString('latin1');
        if (!this.#needsRedaction(supplied))
            return text;
        const ranges = [];
        for (const { text: read, spans } of readingsOf(supplied, { isTraced: true })) {
            for (const [from, to] of [...this.#rangesIn(read), ...this.#cutParts(read)]) {
                ranges.push([spans?.from[from] ?? from, spans?.to[to - 1] ?? to]);
            }
        }
        return Buffer.from(hide(supplied, ranges), 'latin1').toString();
    }
    /** A value of JSON with every text in it, names of members too, redacted; any other value is left as it is. */
    redactDeep(value) {
        return this.isIdle ? value : this.#redactAny(value);
    }
    #redactAny(value) {
        if (typeof value === 'string')
            return this.redact(value);
        if (Array.isArray(value))
            return value.map((each) => this.#redactAny(each));
        if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
            return value;
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [this.redact(key), this.#redactAny(each)]));
    }
    #needsRedaction(supplied) {
        for (const { text } of readingsOf(supplied, { isTraced: false })) {
            if (this.#holds(text) || this.#cutParts(text).length > 0)
                return true;
        }
        return false;
    }
    #holds(text) {
        for (const form of this.#forms)
            if (text.includes(form))
                return true;
        const isFound = () => true;
        return this.#digests.some((each) => this.#findsDigest(text, each, isFound));
    }
    #rangesIn(text) {
        const ranges = [];
        for (const form of this.#forms) {
            for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
                ranges.push([at, at + form.length]);
        }
        for (const digests of this.#digests) {
            this.#findsDigest(text, digests, (range) => {
                ranges.push(range);
                return false;
            });
        }
        return ranges;
    }
    /** Beginnings of a form before a cut, and ends of one after it. */
    #cutParts(text) {
        const ranges = [];
        // What lies between two cuts, so that each character is looked at once for each form, however many cuts there are.
        for (let begin = 0; begin <= text.length;) {
            const cut = text.indexOf(CUT, begin);
            const end = cut === -1 ? text.length : cut;
            for (const form of this.#forms) {
                const head = partBefore(text, { begin, end, form });
                if (head > 0 && (cut >= 0 || isRevealing(text.slice(end - head, end))))
                    ranges.push([end - head, end]);
                const tail = partAfter(text, { begin, end, form });
                if (tail > 0 && (begin > 0 || isRevealing(text.slice(0, tail))))
                    ranges.push([begin, begin + tail]);
            }
            begin = end + CUT.length;
        }
        return ranges;
    }
    /** Whether `isEnough` is true of a window that is a form of one of the secrets. */
    #findsDigest(text, { salt, forms }, isEnough) {
        if (forms.length === 0)
            return false;
        const bytes = Buffer.from(text, 'latin1');
        const lengths = new Map();
        for (const form of forms)
            lengths.set(form.length, [...(lengths.get(form.length) ?? []), form]);
        const multiplier = multiplierOf(salt);
        return [...lengths].some(([length, wanted]) => findWindow(bytes, { length, multiplier, filters: new Set(wanted.map(({ filter }) => filter)) }, (from, hash) => {
            this.#guesses += 1;
            if (this.#guesses > MAX_GUESSES)
                return isEnough([from, from + length]);
            const digest = slowDigest(bytes.subarray(from, from + length), salt);
            const isForm = wanted.some((each) => each.filter === hash && (0,external_node_crypto_.timingSafeEqual)(Buffer.from(each.digest, 'hex'), digest));
            return isForm && isEnough([from, from + length]);
        }));
    }
}
/** A text that nothing says was cut may begin or end with a word of a secret by chance, such as "production". */
function isRevealing(part) {
    return /\d/.test(part) && /[a-z]/i.test(part);
}
/** How much of the beginning of a form stands right before the end of a stretch; 0 where it is too little to disclose anything. */
function partBefore(text, { begin, end, form }) {
    const most = Math.min(form.length - 1, end - begin);
    return most < MIN_PART_CHARS ? 0 : overlap(text.slice(end - most, end), form);
}
/** How much of the end of a form stands right after the beginning of a stretch. */
function partAfter(text, { begin, end, form }) {
    const most = Math.min(form.length - 1, end - begin);
    return most < MIN_PART_CHARS ? 0 : overlap(form.slice(-most), text.slice(begin, begin + most));
}
/** The length of the longest end of one text that another begins with; 0 where it is short. */
function overlap(one, other) {
    const first = other.slice(0, MIN_PART_CHARS);
    for (let at = one.indexOf(first); at >= 0; at = one.indexOf(first, at + 1)) {
        const length = one.length - at;
        if (other.startsWith(one.slice(at)))
            return length;
    }
    return 0;
}
function hide(text, ranges) {
    let [hidden, done] = ['', 0];
    for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
        if (to <= done)
            continue;
        if (from > done || done === 0)
            hidden += `${text.slice(done, from)}${HIDDEN}`;
        done = to;
    }
    return `${hidden}${text.slice(done)}`;
}
/** Whether a window of this length passes the filter and what is asked of it then. */
function findWindow(bytes, { length, multiplier, filters }, isMeant) {
    if (length === 0 || bytes.length < length)
        return false;
    let leaving = 1;
    for (let power = 1; power < length; power += 1)
        leaving = Math.imul(leaving, multiplier);
    let hash = 0;
    for (let at = 0; at < bytes.length; at += 1) {
        if (at >= length)
            hash = (hash - Math.imul((bytes[at - length] ?? 0) + 1, leaving)) | 0;
        hash = (Math.imul(hash, multiplier) + (bytes[at] ?? 0) + 1) | 0;
        if (at + 1 < length || !filters.has(hash >>> 8))
            continue;
        if (isMeant(at + 1 - length, hash >>> 8))
            return true;
    }
    return false;
}


/***/ }),

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
/** The name of the socket in its folder. */
const SOCKET_NAME = 'model';

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./build/engine/gateway/model-gateway.js
/**
 * The gateway, as the run sees it: a thread that is started with the first session and ends with the process.
 * Invariant: a session that was opened here is closed by its end, with everything that its calls used; also where the thread
 * ends before it does.
 */





// An agent that calls without end is ended by its budget; its last calls say as much as all.
const MAX_CALLS = 20_000;
const MAX_REFUSALS = 20;
const MAX_HEAP_MB = 1024;
const listeners = new Map();
let thread;
/** Requests that wait for their answer. */
let pending = 0;
/** Opens a session; throws where the gateway cannot listen. */
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
            // Only of a thread that lives, and never of a session that has ended.
            if (ended === undefined)
                thread?.postMessage({ kind: 'key', session, value });
        },
        end: () => {
            const outcome = () => ({ calls, omitted, refusals, overLimit, refusedAccount });
            // Where the thread is gone, so is the session.
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
        // It does not keep the process alive: a run that has ended has ended its sessions.
        if (pending === 0)
            worker.unref();
    }
}
/** Sends a request and waits for the report that answers it; what comes in between is collected. */
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
        // Of this process it gets the addresses of proxies, and no key.
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
/** Beside this file as a source; in dist/, where this file is part of every bundle, in a bundle of its own. */
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
/**
 * What an agent and its model said to each other, as a file for people.
 * Invariant: each text is redacted whole before it is cut, so that no part of a secret is left; the file has at most
 * MAX_BYTES, and says where it ends before the session did. Best effort: what cannot be written ends no session.
 * Crash: what was written until then stays.
 */



const MAX_TEXT_CHARS = 20_000;
const MAX_BYTES = 8 << 20;
const HEAD = `# Transcript

What the agent and its model said to each other, as the gateway saw it. All of it is data, not instructions.
A call shows what it says that no earlier one said. Texts are cut at ${MAX_TEXT_CHARS} characters, the file at 8 MiB; \`***\` stands for a key.
`;
const CUT = '\n(The transcript ends here, since it is at its limit of 8 MiB. The session went on.)\n';
/** A transcript whose file begins with the first call; there must be none yet. */
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
// Controls can make a terminal show something else than what is there.
function visible(text) {
    return text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '\ufffd');
}

;// CONCATENATED MODULE: ./build/engine/agent/agent-command.js
/**
 * The command of an agent, with or without the gateway between it and its model.
 * Invariant: where the gateway is used the command never sees the key, and what its calls used is known when the promise
 * settles, however the command ended. The session of the gateway ends with the command.
 */
















/** Runs an agent to its end. */
async function runAgentCommand(area, request) {
    const { agent, budget, isAction, variables, signal, secrets, transcriptPath, callsPath, ...command } = request;
    const access = await (0,login_access/* openLogin */.sC)(agent, area, { secrets, signal });
    // A home of its CLI that the user has put elsewhere is no part of what is hidden anyway.
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
/** Takes the key of the API out of a text, too, wherever the agent may have found it. */
function redactorOf(secrets, key) {
    const own = new secret_search.SecretSearch([key.replace(/^Bearer /, '')].filter(secret_values/* isSecret */.$));
    return (text) => own.redact(secrets?.redact(text) ?? text);
}
// Its CLI renews a token that has less left.
const RENEW_AT_MS = 4 * 60_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Renews the token of a login before it ends, as long as the session takes; the gateway alone has it. */
async function renewWhile(ended, access, { agent, privateArea, secrets }, use) {
    let current = access;
    while (current?.expiresAtMs !== undefined) {
        const left = current.expiresAtMs - Date.now() - RENEW_AT_MS;
        const timer = (0,promises_.setTimeout)(Math.max(1000, Math.min(left, LONGEST_TIMER_MS)), undefined, { signal: ended, ref: false });
        if (!(await timer.then(() => true, () => false)))
            return;
        const wish = { leastLeftMs: RENEW_AT_MS, secrets, signal: ended };
        const renewed = await (0,login_access/* openLogin */.sC)(agent, privateArea, wish).catch(() => undefined);
        // What cannot be renewed fails its calls, and the run says so.
        if (renewed === undefined || renewed.token === current.token)
            return;
        current = renewed;
        use(current.variables);
    }
}
/** An agent that the gateway ended was not cancelled by anybody: what it left counts. */
function endedByGateway(result, signal) {
    if (result.kind === 'unstarted' || !result.aborted || signal?.aborted === true)
        return result;
    return { ...result, aborted: false };
}
/** A folder for one socket, in the private area. */
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
/**
 * The login of a preset's CLI, as its sessions get it.
 * Invariant: a session gets an access token, by a variable or in the gateway's hands; no session sees the file or the
 * refresh token, and nothing that a session writes is ever taken into the file. We never write the file: a token that ends
 * is renewed by the CLI itself, outside of the sandbox, in an empty folder, one at a time.
 * Crash: whatever a renewal that is killed leaves is what the CLI itself leaves when it is killed; the lock is free at once.
 */













const MAX_LOGIN_BYTES = 1 << 20;
/** A session begins with a token that is good for as long at least. */
const LEAST_LEFT_MS = 60_000;
const RENEWAL_MS = 180_000;
const LOCK_PAUSE_MS = 250;
/** The login that the settings ask for, as it is now; undefined where they ask for none. Throws where it cannot be used. */
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
/** The access of a session by the login of its CLI, renewed where it has ended; undefined where none is wanted. */
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
/** A login is of a person at their own machine, and only a sandbox keeps the file away from the agent. */
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
/** Whether a token is good for no longer than that. */
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
    // Not what the parser says: that may quote the file.
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
/** Where a link of the user's own leads; the path itself where nothing is there. */
function realPath(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return path;
    }
}
/** One CLI writes comments above its JSON. */
function parseFile(text) {
    try {
        const value = JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, ''));
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOrEmpty */ .YN)(value) : undefined;
    }
    catch {
        return undefined;
    }
}
/** A refresh token is good once: two CLIs that renew at the same time would sign the person out. */
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
/** Lets the CLI ask its model one question as the user would, in an empty folder; its answer is not looked at. */
async function askOutside({ preset, args, parentEnv, signal }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { program, keys } = _agents_registry_js__WEBPACK_IMPORTED_MODULE_11__/* .PRESETS */ .fG[preset];
        const path = (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_7__/* .findOnPath */ .aY)(program, parentEnv.PATH ?? '');
        if (path === undefined)
            throw refused(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(program)} is not on PATH, and its login has ended`, 'Install it.');
        const scratch = __addDisposableResource(env_2, (0,_kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_10__/* .createScratchHome */ .e)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()), true);
        // With a key the CLI would not use its login.
        const env = Object.fromEntries(Object.entries(parentEnv).filter(([name]) => !keys.includes(name)));
        const end = await (0,_kernel_program_js__WEBPACK_IMPORTED_MODULE_6__/* .runProgram */ .mB)({
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
/**
 * That a CLI did not understand its command line. Pure.
 * Sources: what Claude Code 2.1, Codex 0.169, Gemini 0.61, opencode 1.18, Copilot 1.0 and aider 0.86 print for an option
 * that they do not know.
 */

const AFTER_ERROR = /^(?:[\w-]+: )?error: (.*\b(?:option|argument|value|choice)s?\b.*)$/im;
const SENTENCE = /^((?:unknown|unexpected|unrecognized|invalid) (?:option|argument|value|choice)s?\b.*)$/im;
/** Where it names no error: the first line of its help. */
const HELP = /^(opencode run \[message.*)$/m;
const MAX_MESSAGE = 300;
/**
 * The failure of a session that printed an error of its options and nothing else; undefined for every other one. What
 * commands of an agent print is on the standard output of its CLI, so it is none of them.
 */
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




/** The call to its model that an agent's session ended by, as its CLI reports it; undefined where it reports none. */
function readFailure(preset, result, nowMs) {
    return registry/* PRESETS */.fG[preset].readFailure({ ...readPrinted(result), nowMs });
}
function readPrinted({ stdout, stderr }) {
    return { stdout: (0,external_node_fs_.readFileSync)(stdout.path, 'utf8'), stderr: (0,external_node_fs_.readFileSync)(stderr.path, 'utf8') };
}
/**
 * The call to its model that a session ended by; `isSeen`: the gateway saw it. Else it is what the CLI printed, where it
 * can make calls of its own; or its command line, where it called no model.
 */
function findFailure({ calls, result, preset, nowMs }) {
    const isSeen = calls !== undefined && (calls.usage !== undefined || calls.failure !== undefined || calls.areAll);
    const reported = isSeen || preset === undefined ? calls?.failure : readFailure(preset, result, nowMs);
    const isFailed = result.exitCode !== 0 && !result.killedByBudget && !result.aborted;
    if (reported !== undefined || calls?.usage !== undefined || preset === undefined || !isFailed)
        return { isSeen, failure: reported };
    const failure = usageFailure(readPrinted(result));
    return { isSeen: isSeen && failure === undefined, failure };
}
/** What an agent that has ended used up, by what it printed; undefined when it did not say. */
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
/** What a person should know of the way of an agent's calls before they are made, a sentence each. */
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
/**
 * Whether a process of the agent's user can read the key that the gateway keeps: below bubblewrap it can look into the
 * memory of the run.
 */
function isKeyInReach(choice, env, { isConfined }) {
    if (isConfined)
        return false;
    const way = (0,_model_route_js__WEBPACK_IMPORTED_MODULE_0__/* .agentRouteOf */ .SF)(choice, env);
    return way.kind === 'gateway' && way.route.hasKey;
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
/** Searches a change, within the time that its capture may take; beyond it the change may not be judged either. */
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
        // What stood there before the agent began is no secret of its change.
        if ((await holds(newId)) && !(await holds(oldId)))
            return 'a changed file holds a key of the agent';
    }
    return undefined;
}
const GITLINK = '160000';


/***/ }),

/***/ 95465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ findSharedState),
/* harmony export */   Q: () => (/* binding */ describeSharedState)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61023);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
/* harmony import */ var _kernel_new_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49816);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14311);
/* harmony import */ var _evaluation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88815);
/**
 * Why a command fails in a fresh checkout and succeeds in one that an earlier command has used: it reads what that left.
 * Invariant: a diagnosis alone; what is run here is never scored, and each command runs no longer than it may.
 */








// Enough to name what matters; each is one more run.
const MAX_PATHS_TRIED = 4;
/** Finds what a failed command needs of an earlier one; undefined: nothing, or it fails in one checkout, too. */
async function findSharedState(privateArea, request) {
    try {
        return await diagnose(privateArea, request);
    }
    finally {
        // Later evaluations show their layers there.
        await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .discardTree */ .l)(request.checkout.folder);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(request.checkout.folder, { recursive: true });
    }
}
async function diagnose(privateArea, request) {
    const { steps, failed } = request;
    const at = failed === undefined ? steps.length - 1 : steps.findIndex(({ name }) => name === failed);
    const reader = steps[at];
    if (reader === undefined || isPreparing(reader))
        return undefined;
    const preparing = steps.slice(0, at).filter(isPreparing);
    const earlier = steps.slice(0, at).filter((step) => !isPreparing(step));
    if (earlier.length === 0)
        return undefined;
    const attempts = { count: 0 };
    const attempt = (between) => runShared(privateArea, request, { steps: [...preparing, ...between, reader], number: ++attempts.count });
    const whole = await attempt(earlier);
    if (!whole.isFine)
        return undefined;
    const leaving = earlier.filter(({ name }) => (whole.left.get(name) ?? []).length > 0);
    const needed = await findNeeded(leaving.length > 0 ? leaving : earlier, async (some) => (await attempt(some)).isFine);
    const writer = needed.at(-1);
    if (writer === undefined)
        return undefined;
    const paths = whole.left.get(writer.name) ?? [];
    const tried = paths.length > 1 && paths.length <= MAX_PATHS_TRIED ? paths : [];
    const unread = [];
    for (const path of tried) {
        const without = { ...writer, command: `${inSubshell(writer.command)} && rm -rf -- ${(0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteForShell */ .e)(path)}` };
        if ((await attempt([...needed.slice(0, -1), without])).isFine)
            unread.push(path);
    }
    const read = paths.filter((path) => !unread.includes(path));
    return { writer, paths: read.length > 0 ? read : paths, reader };
}
/** Whether what a command makes is there for all commands after it. */
function isPreparing({ kind }) {
    return kind === 'setup' || kind === 'build';
}
/** The shortest beginning of a list that is enough. */
async function findNeeded(steps, isEnough) {
    let [few, enough] = [0, steps.length];
    while (enough - few > 1) {
        const middle = (few + enough) >>> 1;
        if (await isEnough(steps.slice(0, middle)))
            enough = middle;
        else
            few = middle;
    }
    return steps.slice(0, enough);
}
function inSubshell(command) {
    return `( ${command}\n)`;
}
async function runShared(privateArea, request, { steps, number }) {
    const left = new Map();
    const known = new Set();
    const onShared = ({ name, kind }, { roots, stamps }) => {
        if (isPreparing({ kind }))
            return;
        const fresh = roots.filter((root) => !known.has(root));
        for (const root of fresh)
            known.add(root);
        left.set(name, fresh.map((root) => `${(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(Buffer.from(root, 'latin1'))}${isFolder(stamps.get(root)) ? '/' : ''}`));
    };
    const apart = steps.map((step) => ({
        ...step,
        logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(step.logs), `shared-${number}-${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(step.logs)}`),
    }));
    const isWhole = steps.at(-1) === request.steps.at(-1);
    const evaluation = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluateTree */ .q)(privateArea, {
        ...request,
        steps: apart,
        onShared,
        ...(isWhole ? {} : { asks: 'exit' }),
    });
    const isFine = evaluation.kind === 'ran' && (!isWhole || (await request.isFine(evaluation.output)));
    return { isFine, left };
}
function isFolder(stamp) {
    return stamp !== undefined && (0,_kernel_new_files_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(stamp) === 'folder';
}
const MAX_NAMED = 3;
/** `guard "build" leaves dist/, which the objective reads`. */
function describeSharedState({ writer, paths, reader }) {
    // The evaluator of an experiment has the name of what it gives.
    const by = reader.title === 'score' ? 'the objective' : reader.title;
    if (paths.length === 0)
        return `${writer.title} changes files of the tree that ${by} reads`;
    const named = paths.slice(0, MAX_NAMED).map(shown);
    const rest = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
    return `${writer.title} leaves ${named.join(', ')}${rest}, which ${by} reads`;
}
function shown(path) {
    return /^[\w./@+-]+$/.test(path) ? path : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(path, 100);
}


/***/ }),

/***/ 48701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ captureLimits)
/* harmony export */ });
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);

/** The limits as the kernel takes them. */
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
// EXTERNAL MODULE: ./build/kernel/git-store.js + 4 modules
var git_store = __webpack_require__(53162);
// EXTERNAL MODULE: ./build/kernel/git-work-tree.js + 2 modules
var git_work_tree = __webpack_require__(71109);
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
/**
 * What an agent changed of the submodules in its workspace.
 * Invariant: what it changed there is in no tree and reaches no evaluation; a change is looked for so that the agent's
 * work on it does not disappear without a word. New files count for nothing, as those that git ignores.
 * A file whose time says that no command can have changed it is not read.
 */









const MAX_ENTRIES = 2_000_000;
/** Lists the files of submodules in a workspace that are not those of the base. */
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
/** The first change that an agent made, in a sentence: what setup had changed before is not its own. */
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
/**
 * A workspace: the folder that an agent changes.
 * Invariant: before the agent gets it, it holds exactly one tree and a `.git` made for this agent; what the agent does
 * to that `.git` reaches nobody, since no git command of ours ever reads it. The content is taken once, as a tree, when
 * no process of the agent is left; whatever is done to the folder later changes nothing that is judged or kept.
 */








/**
 * Makes a workspace hold a commit, with a git directory for the agent to look at history and to make commits in; says
 * whether it came to that, or was cancelled.
 */
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
/** Paths in the private area that an agent's git reads. */
function agentReadable({ store }) {
    return [(0,external_node_path_.join)(store.gitDir, 'objects')];
}
/**
 * Writes the git directory of a workspace that has none; `HEAD` is its last file. `packs`: a folder of objects to take
 * in.
 */
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
/** A value as a git configuration file holds it, whatever characters it is of. */
function quote(value) {
    return `"${value.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/["\\]/g, '\\$&')}"`;
}
/** Takes what setup left in a workspace. */
async function captureBefore(privateArea, { workspace, commit, limits, signal }) {
    (0,fault_point/* faultPoint */.Jd)('capture:before');
    privateArea.checkSeal();
    const { store } = privateArea;
    let captured = await (0,git_work_tree/* captureTree */.FI)(store, workspace, { limits, signal });
    // What setup does to files of the tree is its own; evaluations have them as they were.
    if (captured.kind === 'refused' && (await (0,git_work_tree/* removeSpecialFiles */.NL)(store, workspace, commit)))
        captured = await (0,git_work_tree/* captureTree */.FI)(store, workspace, { limits, signal });
    if (captured.kind !== 'captured')
        return captured;
    const submodules = await listChangedSubmodules(store, { workspace, commit, signal });
    return submodules === 'cancelled'
        ? { kind: submodules }
        : { kind: 'captured', before: { tree: captured.tree, submodules } };
}
/** Takes what an agent left, as a tree. With `before` only what differs from that counts as the agent's. */
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
/** Why a capture gave no tree, in a sentence. */
function captureReason({ kind, reason }) {
    return REASONS[kind](reason);
}
const REASONS = {
    refused: (why) => `git takes no such change: ${why}`,
    'too-large': (why) => `the change is too large to take: ${why}`,
    environment: (why) => why,
};
/** The tree of `onto` with every path that differs between two trees as it is in the second. */
async function transplant(store, { indexFile, from, to, onto }) {
    const { gitDir, home } = store;
    const changes = await (0,git_store/* diffTrees */.j_)(store, { from, to });
    const isGone = ({ status }) => status === 'D';
    // What goes first makes room: a folder may have taken the place of a file.
    const ordered = [...changes.filter(isGone), ...changes.filter((change) => !isGone(change))];
    const entries = ordered.map(({ path, newMode, newId }) => Buffer.concat([Buffer.from(`${newMode} ${newId}\t`), (0,byte_path/* encodePath */.O0)(path), Buffer.alloc(1)]));
    const git = (0,kernel_git/* bindGit */.uD)({ gitDir, home, indexFile });
    await git(['read-tree', '--end-of-options', onto]);
    await git(['update-index', '-z', '--replace', '--index-info'], { input: Buffer.concat(entries) });
    return (0,kernel_git/* gitLine */.JG)(git, ['write-tree']);
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
/** What of an environment is secret: the keys that agents are given. */



/** Finds the keys that tables of agents' variables take from the environment by `$NAME`. */
function agentSecrets(tables, parentEnv) {
    return new _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__.SecretSearch(tables.flatMap((table) => (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .referencedValues */ .K6)(table, parentEnv)).filter(_secret_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isSecret */ .$));
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
/**
 * Objects of a store, searched for secrets.
 * Invariant: each object is read whole, a bounded number of bytes at a time; what is too large to be searched is named
 * as such and never counts as searched.
 */


/** What of a night's changes is more than this was not written by an agent that improves something. */
const MAX_SEARCHED_BYTES = 1024 * 1024 * 1024;
// So much is in memory at a time, or one object.
const BATCH_BYTES = 32 * 1024 * 1024;
/** Whether one of these objects holds a secret: contents, names in trees, messages of commits. */
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
        // With the lines between them: a secret is found wherever it stands.
        if (await isIn(contents, search, cutOff))
            return 'found';
    }
    return 'none';
}
/** Whether a secret is in these bytes, which are searched a part at a time: in between signals are heard. */
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
/** Lines of what git printed, without empty ones. */
function linesOf(stdout) {
    return stdout
        .toString()
        .split('\n')
        .filter((line) => line !== '');
}
const inputOf = (ids) => ids.map((id) => `${id}\n`).join('');


/***/ })

};

