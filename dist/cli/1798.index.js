export const id = 1798;
export const ids = [421,1798];
export const modules = {

/***/ 59997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RT: () => (/* binding */ claimWord),
/* harmony export */   f3: () => (/* binding */ claimOutcome),
/* harmony export */   it: () => (/* binding */ isConfirmed),
/* harmony export */   zu: () => (/* binding */ renderOutcome)
/* harmony export */ });
/** Whether a claim may be called confirmed: its interval excludes that nothing improved, and no order of runs made it. */
function isConfirmed({ interval: [low], carry_over }) {
    return low > 0 && carry_over !== true;
}
function claimOutcome(claim) {
    return { sentence: claim.sentence, confirmed: isConfirmed(claim) };
}
/** The word that stands before the sentence of a claim. */
function claimWord({ confirmed }) {
    return confirmed ? 'confirmed' : 'not confirmed';
}
/** The sentence of a claim where nothing before it says whether it is confirmed. */
function renderOutcome(outcome) {
    return outcome.confirmed ? outcome.sentence : `${claimWord(outcome)}: ${outcome.sentence}`;
}


/***/ }),

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

/***/ 48431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MISSION_COMMANDS: () => (/* binding */ MISSION_COMMANDS),
/* harmony export */   h: () => (/* binding */ readEntry)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84831);
/* harmony import */ var _mission_clean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56732);
/* harmony import */ var _mission_look_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19570);
/* harmony import */ var _mission_manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86992);
/* harmony import */ var _mission_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73448);
/* harmony import */ var _mission_verify_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49401);
/* harmony import */ var _report_attempt_markdown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8866);
/* harmony import */ var _report_maintenance_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(96490);
/* harmony import */ var _report_mission_claim_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(84716);
/* harmony import */ var _report_mission_view_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(94071);
/* harmony import */ var _report_run_diffs_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(55863);
/* harmony import */ var _report_run_html_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1621);
/* harmony import */ var _report_run_markdown_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(46622);
/* harmony import */ var _report_run_text_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(74008);
/* harmony import */ var _stop_signals_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(31977);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(38565);
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



















function see({ words: [runId = ''], host }) {
    const paths = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_7__.pathsOf)(runId, host);
    return { paths, look: (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__/* .readMissionStatus */ .Z)(paths) };
}
/** Prints problems next to what is readable, and turns them into the exit code. */
function exitOf({ look }, terminal) {
    for (const problem of look.problems)
        terminal.err(`error: ${problem}\n`);
    return look.problems.length > 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.usage : _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.yes;
}
function status(call) {
    const seen = see(call);
    const { paths, look } = seen;
    if (call.values.has('json')) {
        const results_file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(look.state.launch.worktree_path, _mission_store_js__WEBPACK_IMPORTED_MODULE_7__.RESULTS);
        const manifest = (0,_mission_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .buildManifest */ .u1)(look.state, { ...paths.files, results_file });
        const { claim } = look.state;
        const improvement = claim === undefined
            ? {}
            : { [(0,_report_mission_claim_js__WEBPACK_IMPORTED_MODULE_11__/* .isImprovementConfirmed */ .SM)(look.state) ? 'confirmed' : 'not_confirmed']: claim.sentence };
        const { isRunning, waiting = null, problems } = look;
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_17__/* .printJson */ .Q)(call.terminal, { ...manifest, ...improvement, is_running: isRunning, waiting, problems });
    }
    else
        call.terminal.out((0,_report_run_text_js__WEBPACK_IMPORTED_MODULE_15__/* .renderStatus */ .LG)((0,_report_mission_view_js__WEBPACK_IMPORTED_MODULE_12__/* .viewMission */ .SX)(look, call.host.now())));
    return exitOf(seen, call.terminal);
}
function list(call) {
    const seen = see(call);
    if (call.values.has('json'))
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_17__/* .printJson */ .Q)(call.terminal, seen.look.state.entries);
    else
        call.terminal.out((0,_report_run_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .renderList */ .p)((0,_report_mission_view_js__WEBPACK_IMPORTED_MODULE_12__/* .viewMission */ .SX)(seen.look)));
    return exitOf(seen, call.terminal);
}
function show(call) {
    const { words, values, terminal } = call;
    const seen = see(call);
    const page = readEntry(seen, Number(words[1]));
    if (values.has('json'))
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_17__/* .printJson */ .Q)(terminal, page);
    else
        terminal.out((0,_report_attempt_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .renderEntry */ .F)(page));
    return exitOf(seen, terminal);
}
/** Everything about one entry. Throws where there is none of that number. */
function readEntry({ paths, look }, iteration) {
    const entry = look.state.entries.find((each) => each.iteration === iteration);
    if (entry === undefined) {
        const known = look.state.entries.map((each) => each.iteration);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `"${paths.runId}" has no entry ${iteration}; it has ${known.length === 0 ? 'none' : `0 to ${Math.max(...known)}`}`,
            remedy: `See: autorize list ${paths.runId}`,
        });
    }
    return { entry, ...(0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__/* .readEntryFiles */ .A)(paths, entry) };
}
async function verify({ words: [runId = '', iter], values, host, terminal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const paths = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_7__.pathsOf)(runId, host);
        const isRescored = values.has('rescore');
        requireVerifiable(paths, { iter, isRescored });
        const stopping = __addDisposableResource(env_1, (0,_stop_signals_js__WEBPACK_IMPORTED_MODULE_16__/* .listenForSignals */ .s)(), false);
        const verified = await (0,_mission_verify_js__WEBPACK_IMPORTED_MODULE_8__/* .verifyMission */ .om)({ name: runId, rescore: isRescored, signal: stopping.signal }, host);
        if (values.has('json'))
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_17__/* .printJson */ .Q)(terminal, verified);
        else
            terminal.out((0,_report_maintenance_text_js__WEBPACK_IMPORTED_MODULE_10__/* .renderFindings */ .vO)(runId, verified));
        if (stopping.exitCode !== undefined)
            return stopping.exitCode;
        return verified.isSound ? _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.yes : _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.no;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function requireVerifiable(paths, { iter, isRescored }) {
    const problems = [];
    const remedy = `Run: autorize verify ${paths.runId}`;
    if (iter !== undefined) {
        const expected = 'only the id of a mission run: single evaluations of missions are not repeated';
        problems.push({ found: `iteration ${JSON.stringify(iter)}`, expected, remedy });
    }
    const { decision } = isRescored ? (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__/* .readMissionStatus */ .Z)(paths).state.launch.contract.evaluator : { decision: 'none' };
    if (decision === undefined) {
        const expected = 'a mission with evaluator.decision: `keep_policy` alone claims no improvement';
        problems.push({ found: '--rescore', expected, remedy });
    }
    if (problems.length > 0)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(problems);
}
function report(call) {
    const { values, host, terminal } = call;
    const seen = see(call);
    const { paths, look } = seen;
    const output = values.get('output')?.[0];
    const folder = output === undefined ? paths.folder : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.cwd, output);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    const diffs = (0,_report_run_diffs_js__WEBPACK_IMPORTED_MODULE_18__/* .readDiffs */ .h)({ read: (id) => (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__/* .readEntryFiles */ .A)(paths, { iteration: Number(id) }).diff });
    const view = (0,_report_mission_view_js__WEBPACK_IMPORTED_MODULE_12__/* .viewMission */ .SX)(look);
    const files = { 'report.html': (0,_report_run_html_js__WEBPACK_IMPORTED_MODULE_13__/* .renderHtml */ .K)({ view, diffs }), 'report.md': (0,_report_run_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .renderMarkdown */ .G)(view) };
    for (const [name, text] of Object.entries(files)) {
        (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFileAtomic */ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), [text]);
        terminal.out(`${terminal.shorten((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))}\n`);
    }
    return exitOf(seen, terminal);
}
async function clean({ words: [runId = ''], host, terminal }) {
    const { removed, environmentBytes, left } = await (0,_mission_clean_js__WEBPACK_IMPORTED_MODULE_4__/* .cleanMission */ .o)(runId, host);
    const shown = removed.map((path) => terminal.shorten(path)).join(', ');
    terminal.out(removed.length === 0 ? 'nothing to remove\n' : `removed ${shown}\n`);
    terminal.out((0,_report_maintenance_text_js__WEBPACK_IMPORTED_MODULE_10__/* .renderCleanedEnvironments */ .Hp)(environmentBytes));
    for (const note of left)
        terminal.out(`${note}\n`);
    return _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.yes;
}
/** The commands that take the id of a mission run as well as the name of an experiment. */
const MISSION_COMMANDS = { status, list, show, verify, report, clean };


/***/ }),

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

/***/ 12032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ sizeOfTree)
/* harmony export */ });
const MAX_LIST_BYTES = 256 << 20;
// Git knows it without having it.
const EMPTY_TREE = {
    sha1: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
    sha256: '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
};
/** All files by their bytes; or by their lines, where one that is binary still counts by its bytes. */
async function sizeOfTree(store, tree, unit) {
    const bytes = await bytesByPath(store, tree);
    if (unit === 'bytes')
        return sumOf(bytes.values());
    const empty = EMPTY_TREE[tree.length === EMPTY_TREE.sha256.length ? 'sha256' : 'sha1'];
    const { stdout } = await store.git([
        'diff-tree',
        '-r',
        '-z',
        '--numstat',
        '--no-renames',
        '--no-ext-diff',
        '--no-textconv',
        '--end-of-options',
        empty,
        tree,
        '--',
    ], { maxBytes: MAX_LIST_BYTES });
    return sumOf(entriesOf(stdout).map((entry) => {
        const [, lines = '', path = ''] = /^(\d+|-)\t(?:\d+|-)\t(.*)$/s.exec(entry) ?? [];
        return lines === '-' ? (bytes.get(path) ?? 0) : Number(lines);
    }));
}
async function bytesByPath({ git }, tree) {
    const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--end-of-options', tree], { maxBytes: MAX_LIST_BYTES });
    return new Map(entriesOf(stdout).map((entry) => {
        // Of a submodule there is no size.
        const [, size = '', path = ''] = /^\d+ \w+ \w+ +(\d+|-)\t(.*)$/s.exec(entry) ?? [];
        return [path, size === '-' ? 0 : Number(size)];
    }));
}
/** One character a byte: a path need not be UTF-8. */
function entriesOf(stdout) {
    return stdout.toString('latin1').split('\0').filter(Boolean);
}
function sumOf(values) {
    let sum = 0;
    for (const value of values)
        sum += value;
    return sum;
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

/***/ 8829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ isOwnRun),
/* harmony export */   v: () => (/* binding */ markOwnRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19533);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84831);
/**
 * Which runs this machine began, by their first record: what brings records here from elsewhere cannot say that of them.
 * Invariant: written before the record is, outside of the repository, where no session in a sandbox can write.
 * Crash: a mark without a record counts for nothing. Where the mark is lost, the run counts as one from elsewhere.
 */





const fileIn = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'begun-here');
/** Notes in the private area of a run that it begins here, with this record. */
function markOwnRun(folder, first) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFileAtomic */ .Zf)(fileIn(folder), [digestOf(first)]);
}
/** Whether the run with this first record began here. */
function isOwnRun(folder, first) {
    const file = fileIn(folder);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return false;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8') === digestOf(first);
    }
    catch (error) {
        // Text that no record of ours can hold has no digest.
        if (error instanceof TypeError)
            return false;
        throw error;
    }
}
/** Of what was decided; the chain is of the journal. */
function digestOf({ seq: _seq, prev: _prev, hash: _hash, ...record }) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)(JSON.parse(JSON.stringify(record))));
}


/***/ }),

/***/ 31695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ML: () => (/* binding */ runError),
/* harmony export */   QX: () => (/* binding */ storageError),
/* harmony export */   vq: () => (/* binding */ withReserve),
/* harmony export */   xg: () => (/* binding */ diskFull)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79871);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13096);
/* harmony import */ var _kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57478);




/** The disk is full: the run ends, and the command resumes it. */
function diskFull(command, cause) {
    const message = 'the disk is full; what was recorded stands';
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW('disk_full', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition, { message, remedy: `Make room, then: ${command}`, cause });
}
/** What the machine did to a run, with the command that resumes it; undefined where it is something else. */
function runError(command, { cause, repository }) {
    const known = (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__.goneError)(repository, { command, cause }) ?? storageError(command, cause);
    return known ?? (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW ? undefined : (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__.machineError)(cause));
}
/** The error for what the disk did to a run, with the command that resumes it; undefined where it is something else. */
function storageError(command, cause) {
    const isFull = cause instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS && cause.isDiskFull;
    if (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW && !isFull) {
        // A journal knows that there is no room, but not which command goes on.
        return cause.code === 'disk_full' ? diskFull(command(), cause) : undefined;
    }
    if (isFull || (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoRoom */ .Ry)(cause))
        return diskFull(command(), cause);
    const code = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(cause);
    if (code !== 'EIO' && code !== 'EROFS')
        return undefined;
    const message = `the disk gave an error (${code}); what was recorded stands`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW('storage', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition, {
        message,
        remedy: `Check the disk, then: ${command()}`,
        cause,
    });
}
/**
 * Writes what needs room on the disk. Where there is none, the reserve is given up and the write is made again; the run
 * ends after it. Throws the first error where there is no reserve to give up, or another error.
 */
function withReserve({ reserve }, write) {
    try {
        return write();
    }
    catch (error) {
        if (reserve?.isHeld !== true || storageError(() => '', error)?.code !== 'disk_full')
            throw error;
        reserve.release();
        return write();
    }
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


/***/ }),

/***/ 57296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ID: () => (/* binding */ renderActivities),
/* harmony export */   _Q: () => (/* binding */ fitting),
/* harmony export */   hi: () => (/* binding */ renderAllActivities),
/* harmony export */   y3: () => (/* binding */ renderActivityLine)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);



const MAX_NAME = 80;
/** The activities in parts; without any: that it starts. */
function renderActivities(activities, shown) {
    const main = activities.findLast(({ progress }) => progress !== undefined) ?? activities.at(-1);
    if (main === undefined)
        return [{ text: 'starting', rank: 1 }];
    // What is measured between attempts holds up those that wait to be scored.
    const others = activities.filter((each) => each !== main && (main.attempt !== null || each.doing !== 'scoring'));
    return [
        ...renderActivity(main, shown),
        ...others.map((other) => ({ text: `${nameOf(other, shown)}${other.doing}`, rank: 5 })),
    ];
}
function nameOf({ attempt }, shown) {
    return attempt === null ? '' : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(shown.nameOf(attempt), MAX_NAME)} `;
}
/** `iter 12`, `scoring pair 3 of ≤20`, `guard ok`, `41s`, `≤3m left`, `E 7.2 of 20`. */
function renderActivity(activity, shown) {
    const { doing, since, progress } = activity;
    const now = shown.now.getTime();
    const left = leftOf(activity, now);
    const parts = [
        [nameOf(activity, shown).trimEnd() || undefined, 0],
        [[doing, ...renderCount(progress?.count)].join(' '), 1],
        [progress?.guards === undefined ? undefined : 'guard ok', 4],
        [seconds(now - Date.parse(since)), left === undefined ? 2 : 6],
        [left === undefined ? undefined : `${left} left`, 2],
        [progress?.evidence === undefined ? undefined : renderEvidence(progress.evidence), 3],
    ];
    return parts.flatMap(([text, rank]) => (text === undefined ? [] : [{ text, rank }]));
}
function renderCount(count) {
    if (count === undefined)
        return [];
    const { unit, number, of, isAtMost } = count;
    return [`${unit === undefined ? '' : `${unit} `}${number} of ${isAtMost ? '≤' : ''}${of}`];
}
function leftOf({ progress, at }, now) {
    if (progress?.leftMs === undefined || at === undefined)
        return undefined;
    const left = Math.max(1000, progress.leftMs - (now - Date.parse(at)));
    return `${progress.count?.isAtMost === true ? '≤' : ''}${seconds(left)}`;
}
/** In whole seconds: what changes more often cannot be read. */
function seconds(ms) {
    return (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSpan */ .LP)(Math.max(0, Math.floor(ms / 1000) * 1000));
}
function renderEvidence({ e, needed }) {
    return `E ${figure(e)} of ${figure(needed)}`;
}
function figure(value) {
    if (value >= 1e6)
        return value.toExponential(1);
    return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
}
const SEPARATOR = ' · ';
/** All that is done right now, for a screen with room. */
function renderAllActivities(activities, shown) {
    return renderActivities(activities, shown)
        .map(({ text }) => text)
        .join(SEPARATOR);
}
/** As many parts as have room, by their rank, in their order; a part is shown whole, but for a first one too long. */
function fitting(parts, width) {
    const chosen = new Set();
    const line = (also) => parts
        .filter((part) => chosen.has(part) || part === also)
        .map(({ text }) => text)
        .join(SEPARATOR);
    for (const part of parts.toSorted((one, other) => one.rank - other.rank)) {
        if (line(part).length <= width)
            chosen.add(part);
        else if (chosen.size === 0)
            return wholeWords(part.text, width);
    }
    return line();
}
function wholeWords(text, width) {
    const end = text.lastIndexOf(' ', width - 1);
    return end <= 0 ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(text, width - 1) : `${text.slice(0, end)}…`;
}
/** What is done right now, on a line of a terminal. */
function renderActivityLine(activities, { rest, width, ...shown }) {
    const others = rest.map((text) => ({ text: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, MAX_NAME), rank: 7 }));
    return fitting([...renderActivities(activities, shown), ...others], width);
}


/***/ }),

/***/ 8866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ renderEntry),
/* harmony export */   O: () => (/* binding */ renderIteration)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58164);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/* harmony import */ var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16794);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34902);
/* harmony import */ var _mission_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94071);






/** One iteration of an experiment, whole: record, diff, evidence, prompt, logs. */
function renderIteration({ record, prompt, diff, logs, evidence }) {
    const { iter, outcome, score, notes, summary } = record;
    const scored = typeof score === 'number' ? `, score ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .F)((0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderScore */ .ls)(score))}` : '';
    return renderAttempt(`Iteration ${iter}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .F)(outcome)}${scored}`, (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .renderFacts */ .Id)(record), [
        { title: 'Reason', text: notes },
        { title: 'Summary by the agent', text: summary ?? '' },
        { title: 'Diff', text: diff ?? '', language: 'diff' },
        { title: 'Evidence', text: renderJson(evidence), language: 'json' },
        { title: 'Prompt', text: prompt ?? '', language: 'markdown' },
        ...logs.map(blockOf),
    ]);
}
/** One iteration of a mission, whole: record, evaluation, diff, logs. */
function renderEntry({ entry, diff, logs }) {
    const { iteration, decision, decision_reason: reason, description, evaluator } = entry;
    const facts = [['reason', reason], ['description', description], ...(0,_mission_view_js__WEBPACK_IMPORTED_MODULE_3__/* .entryFacts */ .kE)(entry)];
    return renderAttempt(`Iteration ${iteration}: ${decision}${evaluator === null ? '' : `, score ${(0,_mission_view_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreOf */ .uw)(entry)}`}`, facts, [
        { title: 'Evaluation', text: renderJson(evaluator), language: 'json' },
        { title: 'Diff', text: diff ?? '', language: 'diff' },
        ...logs.map(blockOf),
    ]);
}
function renderAttempt(title, facts, blocks) {
    return [
        `# ${title}`,
        '',
        ...facts.map(([name, value]) => `- ${name}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .F)(value)}`),
        '',
        ...blocks.flatMap(renderBlock),
    ].join('\n');
}
function blockOf({ name, text, truncated = false }) {
    return { title: `Log ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .F)(name)}`, text, isPart: truncated };
}
// A terminal and a person are done with less; the files have the rest.
const MAX_CHARS = 400_000;
/** A titled fence; nothing for text that is empty. */
function renderBlock({ title, text, language = 'text', isPart = false }) {
    if (text.trim() === '')
        return [];
    const rest = text.length - MAX_CHARS;
    const notes = [
        ...(rest > 0 ? [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(rest, 'more character')} in the file.`, ''] : []),
        ...(isPart ? ['The log holds only a part of what was printed.', ''] : []),
    ];
    return [`## ${title}`, '', (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .fenced */ .OF)((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(text, MAX_CHARS), language), '', ...notes];
}
function renderJson(value) {
    return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
}


/***/ }),

/***/ 60551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ renderEnded)
/* harmony export */ });
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);
/** When something ended and why, as the top of a page says it. Pure. */


const MAX_REASON = 600;
/** `Ended 2026-05-20 13:10 UTC, after 1h10m: all 12 iterations are done`. */
function renderEnded({ from, to, reason }) {
    const [start, end] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(from ?? null), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(to ?? null)];
    const when = to === undefined || end === undefined ? '' : ` ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderInstant */ .Wv)(to)}`;
    const after = start === undefined || end === undefined || end < start ? '' : `, after ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSpan */ .LP)(end - start)}`;
    return `Ended${when}${after}: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason, MAX_REASON)}`;
}


/***/ }),

/***/ 16794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ renderFacts),
/* harmony export */   X4: () => (/* binding */ renderDecision),
/* harmony export */   Yy: () => (/* binding */ renderTook),
/* harmony export */   kT: () => (/* binding */ renderTotalCost)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58164);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);




// A change can touch thousands of files; the diff has them all.
const MAX_PATHS = 20;
const MAX_DURATIONS = 20;
/** What a record says of an iteration besides outcome, score and reason; what it does not say is left out. */
function renderFacts(record) {
    const { agent_exit: exit, commit, tree, base_commit: base, protected_digest: digest, hash } = record;
    const facts = [
        ['started', (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderInstant */ .Wv)(record.started_at)],
        ['took', renderTook(record)],
        ['steps', renderSteps(record)],
        ['agent', renderAgent(exit, record.agent_killed_by_budget)],
        ['isolation', renderSandbox(record.sandbox)],
        ['model', text(record.usage?.model)],
        ['usage', renderUsage(record)],
        ['decision', renderDecision(record)],
        ['diff lines', (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(record.diff_lines)],
        ['changed', renderPaths(record.changed_paths ?? [], record.more_paths ?? 0)],
        ['base', text(base)],
        ['commit', text(commit)],
        ['tree', text(tree)],
        ['evaluator', text(digest)],
        ['workspace', text(record.worktree)],
        ['record', text(hash)],
    ];
    return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}
/** How long an iteration took, from its record; undefined when its times cannot be read. */
function renderTook({ started_at: start, ended_at: end }) {
    const [from, to] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(start), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(end)];
    return from === undefined || to === undefined || to < from ? undefined : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSpan */ .LP)(to - from);
}
/**
 * What a decision rested on, in one line. Of a test that stops early neither effect nor interval is shown: both are
 * biased by when it stopped, and the improvement is what the confirmation says.
 */
function renderDecision({ decision }) {
    if (decision === undefined || decision === null)
        return undefined;
    const { policy, n, p_or_e: evidence, threshold } = decision;
    const isOfPairs = isNumber(evidence) && isNumber(threshold) && threshold >= 1;
    const measured = isNumber(n) ? [isOfPairs ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(n, 'pair') : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(n, 'measurement')] : [];
    return [(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(policy, 40), ...measured, ...renderEvidence(evidence, threshold)].join(', ');
}
/** An e-value has to reach its threshold, which is at least 1; a p-value of another tool has to stay below it. */
function renderEvidence(evidence, threshold) {
    if (!isNumber(evidence))
        return [];
    if (!isNumber(threshold))
        return [`p or E ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(evidence)}`];
    const name = threshold >= 1 ? 'E' : 'p';
    return [`${name} ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(evidence)} against ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(threshold)}`];
}
function renderAgent(exit, isKilled) {
    const killed = isKilled ? ['was stopped: its budget was used up'] : [];
    const ended = isNumber(exit) ? [`exit code ${exit}`] : [];
    const parts = [...ended, ...killed];
    return parts.length === 0 ? undefined : parts.join(', ');
}
function renderSteps({ durations }) {
    const steps = Object.entries(durations ?? {}).slice(0, MAX_DURATIONS);
    if (steps.length === 0)
        return undefined;
    return steps.map(([name, ms]) => `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(name.replace(/_ms$/, ''), 30)} ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSpan */ .LP)(ms)}`).join(', ');
}
function renderSandbox(sandbox) {
    if (sandbox === undefined || sandbox === null)
        return undefined;
    if (typeof sandbox === 'string')
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(sandbox, 80);
    const level = sandbox.level ?? sandbox.kind;
    return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(typeof level === 'string' ? level : JSON.stringify(sandbox), 200);
}
function renderUsage({ usage }) {
    if (usage === undefined || usage === null)
        return undefined;
    return renderCost({
        input: usage.input_tokens,
        output: usage.output_tokens,
        usd: usage.usd,
        isAtLeast: usage.at_least,
    });
}
/** What agents used up together; undefined when none said so. */
function renderTotalCost(usages) {
    const sum = (pick) => {
        const known = usages.flatMap((usage) => (usage ? [pick(usage)] : [])).filter((each) => typeof each === 'number');
        return known.length === 0 ? undefined : known.reduce((total, each) => total + each, 0);
    };
    return renderCost({
        usd: sum(({ usd }) => usd),
        input: sum(({ input_tokens: tokens }) => tokens),
        output: sum(({ output_tokens: tokens }) => tokens),
        isAtLeast: usages.some((usage) => usage?.at_least === true),
    });
}
/** `1.23 USD, 12,345 tokens in, 678 out`; undefined when nothing is known. */
function renderCost({ input, output, usd, isAtLeast }) {
    const parts = [
        ...(isNumber(usd) ? [(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderUsd */ .NX)(usd)] : []),
        ...(isNumber(input) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(input)} tokens in`] : []),
        ...(isNumber(output) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(output)} tokens out`] : []),
    ];
    return parts.length === 0 ? undefined : `${isAtLeast === true ? 'at least ' : ''}${parts.join(', ')}`;
}
function renderPaths(paths, more) {
    if (paths.length === 0)
        return undefined;
    const rest = Math.max(0, paths.length - MAX_PATHS) + more;
    const shown = paths.slice(0, MAX_PATHS).map((path) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(path, 120));
    return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
function text(value) {
    return typeof value === 'string' && value !== '' ? (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(value, 80) : undefined;
}
function isNumber(value) {
    return typeof value === 'number';
}


/***/ }),

/***/ 29865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ placeInterval),
/* harmony export */   z: () => (/* binding */ buildIterationRows)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58164);
/* harmony import */ var _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11369);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
/* harmony import */ var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16794);




const NONE = '–';
// Tables cut it; the details of an attempt have all of it.
const MAX_REASON = 2000;
/** Builds the rows, oldest first; the best so far is that of the records, as the ledger is folded. */
function buildIterationRows(records, direction) {
    const scores = new _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_0__/* .BestSoFar */ .IM(records, direction);
    let best;
    return records.map((record) => {
        const before = best;
        const left = scores.next();
        // Figures from here on are compared with what was best before the rejected change.
        if (record.rejection) {
            best = left === undefined ? undefined : { score: left.score, text: (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderScore */ .ls)(left.score) };
        }
        const score = typeof record.score === 'number' ? record.score : undefined;
        const scoreText = score === undefined ? NONE : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderApart */ .Fw)(score, before?.score);
        if (score !== undefined && (0,_experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_0__/* .isBest */ .zI)(record, before?.score, direction)) {
            best = { score, text: scoreText };
        }
        return {
            ...{ id: String(record.iter), iter: record.iter, mark: record.outcome, word: record.outcome },
            isAccepted: record.outcome === 'merged',
            ...{
                score,
                interval: intervalOf(record, direction),
                scoreText,
                best: best?.score,
                bestText: best?.text ?? (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderScore */ .ls)(undefined),
                pass: '',
            },
            duration: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTook */ .Yy)(record) ?? NONE,
            size: (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(record.diff_lines),
            reason: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(record.notes, MAX_REASON) || NONE,
            summary: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(record.summary ?? '', 400),
            evidence: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderDecision */ .X4)(record) ?? '',
            commit: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((record.commit ?? '').slice(0, 7)) || NONE,
            facts: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFacts */ .Id)(record),
        };
    });
}
/** Where the score of a record lies: the interval of its gain, around its own score. */
function intervalOf({ score, decision }, direction) {
    if (typeof score !== 'number' || typeof decision?.effect !== 'number' || decision.interval == null)
        return undefined;
    const { effect: estimate, interval: limits, scale } = decision;
    return placeInterval(score, { estimate, limits, isRatio: scale === 'ratio', direction });
}
/** The limits of a gain as scores, around the score that the gain is of; undefined where they are no numbers. */
function placeInterval(score, { estimate, limits, isRatio, direction }) {
    const sign = direction === 'max' ? 1 : -1;
    const scoreAt = (limit) => isRatio ? score * (limit / estimate) ** sign : score + sign * (limit - estimate);
    const [low, high] = [scoreAt(limits[0]), scoreAt(limits[1])].sort((one, other) => one - other);
    return low === undefined || high === undefined || !Number.isFinite(low) || !Number.isFinite(high)
        ? undefined
        : [low, high];
}


/***/ }),

/***/ 96490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ renderCleanedEnvironments),
/* harmony export */   Qp: () => (/* binding */ renderRepair),
/* harmony export */   vO: () => (/* binding */ renderFindings)
/* harmony export */ });
/* harmony import */ var _base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35252);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17785);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);




const WORDS = { ok: 'ok', wrong: 'WRONG', unchecked: '?', unproved: '?' };
const MAX_TEXT = 1000;
// What a repair can do something about: files whose lines are damaged.
const REPAIRABLE = new Set(['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl']);
/** What a verification or an audit found, a line each, and what follows from it. */
function renderFindings(name, { findings, isSound, claim, part }) {
    const width = Math.max(0, ...findings.map(({ what }) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(what).length));
    const lines = findings.map((finding) => `${WORDS[finding.kind].padEnd(5)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(finding.what).padEnd(width)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .sentenceOf */ .$N)(finding), MAX_TEXT)}`);
    if (claim !== undefined)
        lines.push(`claim  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(claim, MAX_TEXT)}`);
    const countOf = (wanted) => findings.filter(({ kind }) => kind === wanted).length;
    const issues = [
        ...(countOf('wrong') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(countOf('wrong'), 'fact')} wrong`]),
        ...(countOf('unproved') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(countOf('unproved'), 'fact')} without evidence`]),
    ].join(', ');
    const isRepairable = part === undefined && findings.some(({ kind, what }) => kind === 'wrong' && REPAIRABLE.has(what));
    const shown = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(part === undefined ? name : `${name}, ${part}`);
    const verdict = isSound
        ? `${shown}: sound`
        : `${shown}: not sound: ${issues}${isRepairable ? `; a corrupt file is repaired by: autorize repair ${shown}` : ''}`;
    return `${[...lines, '', verdict].join('\n')}\n`;
}
/** What went of prepared environments; nothing where none did. */
function renderCleanedEnvironments(bytes) {
    return bytes === 0 ? '' : `removed prepared environments that no run uses (${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__/* .renderByteSize */ .S)(bytes)})\n`;
}
/** What a repair did. */
function renderRepair(repaired, shorten) {
    const { isChanged, rebuilt, closed, problems } = repaired;
    const lines = isChanged ? [] : ['nothing to repair'];
    for (const [name, file] of Object.entries({
        ledger: repaired,
        intents: repaired.intents,
        guidance: repaired.guidance,
        decisions: repaired.decisions,
    })) {
        if (file.archived === undefined)
            continue;
        lines.push(`${name}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(file.kept, 'record')} kept; as it was: ${shorten(file.archived)}`);
        for (const { line, why } of file.dropped)
            lines.push(`  line ${line} was dropped: it ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(why, MAX_TEXT)}`);
    }
    if (rebuilt.length > 0)
        lines.push(`rebuilt from git: iteration ${rebuilt.join(', ')}`);
    if (closed.length > 0)
        lines.push(`closed, since their records are lost: iteration ${closed.join(', ')}`);
    for (const lock of repaired.locks)
        lines.push((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(lock, MAX_TEXT));
    for (const problem of problems)
        lines.push(`not repaired: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(problem, MAX_TEXT)}`);
    return `${lines.join('\n')}\n`;
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


/***/ }),

/***/ 67330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p5: () => (/* binding */ renderAcceptedCount),
/* harmony export */   sS: () => (/* binding */ renderPlainInterval),
/* harmony export */   uo: () => (/* binding */ renderPlainGain)
/* harmony export */ });
/* harmony import */ var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58164);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/** What was confirmed, in plain words. Pure. */



/** `13.7× faster, very likely between 11.9× and 15.8×`, `4.1 % better, very likely between 2.3 % and 5.9 %`. */
function renderPlainGain(claim) {
    const { change, low, high } = claim.ratio == null ? asShare(claim) : asRatio(claim, claim.ratio);
    // What always scores the same has an interval without a width.
    return low === high ? change : `${change}, ${renderPlainInterval(claim.confidence, low, high)}`;
}
/** `very likely between 2 and 3`. */
function renderPlainInterval(confidence, low, high) {
    const likely = confidence >= 0.95 ? 'very likely' : confidence >= 0.8 ? 'likely' : 'perhaps';
    return `${likely} between ${low} and ${high}`;
}
/** `4 of 12 changes accepted`. */
function renderAcceptedCount(accepted, tried) {
    return `${accepted} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(tried, 'change')} accepted`;
}
function asRatio({ estimate, interval }, { unit, direction }) {
    const sign = direction === 'max' ? 1 : -1;
    const ratioOf = (gain) => Math.exp(sign * gain);
    const [lower = 0, upper = 0] = interval.map(ratioOf).sort((one, other) => one - other);
    const shown = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .showRatio */ .hT)({ estimate: ratioOf(estimate), lower, upper }, unit);
    const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsOf */ .m2)(shown);
    const limit = (value) => `${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatio */ .qE)(value ?? 0, decimals)}×`;
    return { change: (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatioWords */ .nJ)(shown), low: limit(shown.lower), high: limit(shown.upper) };
}
/** In percent of the mean of the baseline; as it is where that mean is 0. */
function asShare({ estimate, interval, baseline_mean: mean }) {
    const factor = mean === 0 ? 1 : 100 / Math.abs(mean);
    const unit = mean === 0 ? '' : ' %';
    const sign = estimate < 0 ? -1 : 1;
    const one = (value) => `${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(Number((sign * value * factor).toPrecision(3))).replace('-', '−')}${unit}`;
    const [low = 0, high = 0] = interval.toSorted((one, other) => sign * (one - other));
    const change = estimate === 0 ? 'no change' : `${one(estimate)} ${estimate < 0 ? 'worse' : 'better'}`;
    return { change, low: one(low), high: one(high) };
}


/***/ }),

/***/ 14913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderPlainResult)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58164);
/* harmony import */ var _plain_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67330);
/** The first line of the page of a run: what came of it, in plain words. Pure. */


/** `13.7× faster, very likely between 11.9× and 15.8×; 4 of 12 changes accepted`. */
function renderPlainResult(result) {
    const { accepted, tried, claim, isConfirmed, remark, baseline, best } = result;
    if (tried === 0)
        return 'No iteration has ended yet';
    const count = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .renderAcceptedCount */ .p5)(accepted, tried);
    if (claim !== undefined) {
        const gain = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPlainGain */ .uo)(claim);
        const order = claim.carry_over === true ? ', since runs depend on what ran before them' : '';
        const sentence = isConfirmed ? capital(gain) : `Not confirmed${order}: ${gain}`;
        return [sentence, count, ...(remark === undefined ? [] : [remark])].join('; ');
    }
    if (remark !== undefined)
        return `${capital(remark)}; ${count}`;
    if (accepted === 0)
        return `No improvement found; ${count}`;
    if (baseline === undefined || best === undefined)
        return `Not confirmed; ${count}`;
    return `Score ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderScore */ .ls)(baseline)} → ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderScore */ .ls)(best)} in single tests, not confirmed; ${count}`;
}
function capital(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}


/***/ }),

/***/ 46622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ renderMarkdown),
/* harmony export */   p: () => (/* binding */ renderList)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);
/* harmony import */ var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47776);
/* harmony import */ var _run_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33902);
/* harmony import */ var _titled_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53901);





/** Every attempt as a Markdown table, oldest first. */
function renderList(view) {
    const problems = renderProblems(view);
    const { head, rows } = renderTable(view.rows, view.tables.list);
    return [...problems, ...(problems.length === 0 ? [] : ['']), ...head, ...rows, ''].join('\n');
}
// GitHub takes 64 KiB in a comment; what surrounds the tables stays below the rest.
const ALL_BYTES = 36 * 1024;
const ACCEPTED_BYTES = 20 * 1024;
/** A summary for a job or a pull request, at most 60 KiB: result, claim, accepted changes, and the reasons of the rest. */
function renderMarkdown(view) {
    const problems = renderProblems(view);
    const facts = [
        ...view.facts.map(([label, text]) => [(0,_titled_js__WEBPACK_IMPORTED_MODULE_3__/* .titled */ .d)(label), text]),
        ['Model', view.waiting],
        ['Cost', view.cost],
    ];
    return [
        `### ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(view.name)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(view.verdict)}`,
        '',
        ...(view.description === '' ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(view.description), '']),
        ...(problems.length === 0 ? [] : [...problems, '']),
        ...(view.claim.text === undefined ? [] : [`Gain: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(view.claim.text)}`, '']),
        // An audit holds it to a claim above it.
        ...renderMeaning(view).flatMap((line) => [line, '']),
        ...renderTried(view),
        `- Branch: ${renderBranch(view)}`,
        ...facts.flatMap(([label, text]) => (text === undefined ? [] : [`- ${label}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(text)}`])),
        '',
        ...renderAttempts(view),
    ].join('\n');
}
function renderProblems({ problems, notices }) {
    return [...problems, ...notices].map((problem) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(problem)}`);
}
/** What the scores may be taken for. */
function renderMeaning({ recipe, tried, claim, name, verify }) {
    if (recipe === 'plan')
        return [];
    if (claim.kind === 'confirmed') {
        const audit = recipe === 'experiment' ? ` To recompute every decision: autorize audit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(name)}.` : '';
        return [
            `The improvement was measured in fresh pairs after all decisions. The scores below are single measurements.${audit}`,
        ];
    }
    if (claim.kind === 'not-confirmed') {
        return [
            'Fresh pairs do not confirm an improvement: their interval includes no change. The scores below are single measurements.',
        ];
    }
    const looks = tried > 1 ? `The best of ${tried} attempts overstates the gain.` : 'One attempt says little.';
    const again = recipe === 'experiment' ? ` To measure again: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(verify)} with --rescore.` : '';
    return [`Scores are single measurements, not a confirmed improvement. ${looks}${again}`];
}
function renderTried({ counts, tried, terms }) {
    const parts = counts
        .filter(_run_view_js__WEBPACK_IMPORTED_MODULE_2__/* .isTry */ .Ye)
        .map(({ word, mark, count }) => `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOME_MARKS */ .U[mark].sign} ${count} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(word)}`);
    return [`- ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(tried, terms.attempt)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`];
}
function renderBranch({ branch, noBranch, base, goal }) {
    const at = branch === undefined ? noBranch : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(branch);
    return `${at}${base === undefined ? '' : `, from ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(base)}`}${goal === undefined ? '' : `; ${goal}`}`;
}
function renderAttempts(view) {
    const { rows, tables } = view;
    if ('all' in tables.summary)
        return rows.length === 0 ? [] : [...fitting(view, tables.summary.all, ALL_BYTES), ''];
    const accepted = rows.filter(({ isAccepted }) => isAccepted);
    const others = rows.filter((row) => !row.isAccepted && (0,_run_view_js__WEBPACK_IMPORTED_MODULE_2__/* .isTry */ .Ye)(row));
    const table = (title, some, columns, maxBytes) => some.length === 0 ? [] : [`#### ${title}`, '', ...fitting({ ...view, rows: some }, columns, maxBytes), ''];
    return [
        ...table('Accepted', accepted, tables.summary.accepted, ACCEPTED_BYTES),
        ...table('Not accepted', others, tables.summary.others, ALL_BYTES - ACCEPTED_BYTES),
    ];
}
function renderTable(rows, columns) {
    return {
        head: [`| ${columns.map((name) => _run_view_js__WEBPACK_IMPORTED_MODULE_2__/* .COLUMNS */ .cZ[name].title).join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`],
        rows: rows.map((row) => `| ${columns.map((name) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(_run_view_js__WEBPACK_IMPORTED_MODULE_2__/* .COLUMNS */ .cZ[name].text(row))).join(' | ')} |`),
    };
}
/** A table of the newest rows that fit, oldest first, and how many are left out; of a plan, its first items. */
function fitting({ rows: all, terms }, columns, maxBytes) {
    const { head, rows } = renderTable(all, columns);
    const isPlan = terms.attempt === 'item';
    const ordered = isPlan ? rows : rows.toReversed();
    let bytes = 0;
    const end = ordered.findIndex((row) => {
        bytes += Buffer.byteLength(row) + 1;
        return bytes > maxBytes;
    });
    const shown = end === -1 ? ordered : ordered.slice(0, end);
    const left = rows.length - shown.length;
    const which = isPlan ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(left, 'item') : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(left, `earlier ${terms.attempt}`);
    const note = left === 0 ? [] : ['', `${which} of ${rows.length} left out; report.html has all.`];
    return [...head, ...(isPlan ? shown : shown.toReversed()), ...note];
}


/***/ }),

/***/ 74008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ renderItems),
/* harmony export */   Br: () => (/* binding */ renderSummary),
/* harmony export */   LG: () => (/* binding */ renderStatus)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/* harmony import */ var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47776);
/* harmony import */ var _run_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33902);
/* harmony import */ var _sparkline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74312);





const LAST_ROWS = 5;
const MIN_LABEL_WIDTH = 10;
// An A/A check's figures, and all that can be done about them.
const MAX_REASON = 1000;
const MAX_LAST_REASON = 200;
/** A run on one screen: its state, its result, the last attempts, the next command. */
function renderStatus(view) {
    const facts = known([
        ['branch', view.branch === undefined ? view.noBranch : renderBranch(view)],
        ['worktree', view.worktree],
        ['now', view.position],
        ['model', view.waiting],
        ['result', view.verdict],
        ['gain', view.claim.text],
        ['goal', view.goal],
        ['tried', renderTried(view)],
        ['noops', view.budget.noops],
        ...view.facts,
        ['time', renderTime(view)],
        ['cost', view.cost],
    ]);
    const next = view.next === undefined ? [] : [['next', renderNext(view.next)]];
    const label = labeller([...facts, ...next]);
    return [
        view.description === '' ? view.name : `${view.name}: ${view.description}`,
        ...renderProblems(view),
        '',
        ...facts.map(label),
        ...renderScores(view, label),
        ...renderLast(view.rows, label),
        '',
        ...next.map(label),
        ...(next.length === 0 ? [] : ['']),
    ].join('\n');
}
/** What is printed at the end of a run, whatever happened. */
function renderSummary(view, { reason, label: stopped = 'stopped', resumeCommand }) {
    const next = resumeCommand ?? view.next?.command;
    const { branch, base } = view;
    const merge = `git merge ${branch}`;
    const facts = known([
        [stopped, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason, MAX_REASON)],
        ['model', view.waiting],
        ['tried', renderTried(view)],
        ['gain', view.claim.text],
        ...view.facts,
        ['cost', view.cost],
        ['branch', view.accepted === 0 ? `${branch}, nothing to merge` : branch],
        ['review', view.accepted === 0 ? undefined : `git log ${base === undefined ? '' : `${base}..`}${branch}`],
        ['merge', view.accepted === 0 || next === merge ? undefined : merge],
        ['folders', view.workspaces === undefined ? undefined : `ls ${view.workspaces}`],
        ['next', next === undefined ? undefined : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(next, 400)],
    ]);
    return [`${view.name}: ${view.verdict}`, ...renderProblems(view), ...facts.map(labeller(facts)), ''].join('\n');
}
/** A plan for a terminal: a line an item, the reason below it. */
function renderItems(view) {
    const { rows, name, verdict, cost, branch, noBranch, waiting } = view;
    const width = Math.max(0, ...rows.map(({ id }) => id.length));
    const lines = rows.flatMap(({ id, word, size, reason }) => {
        const line = `${word.padEnd(7)}  ${id.padEnd(width)}  ${size}`.trimEnd();
        return reason === '' ? [line] : [line, `         ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason, MAX_REASON)}`];
    });
    const facts = known([
        ['model', waiting],
        ['cost', cost],
        ['branch', branch ?? noBranch],
    ]);
    return [
        `${name}: ${verdict}`,
        '',
        ...lines,
        '',
        ...facts.map(([label, text]) => `${label.padEnd(8)}${text}`),
        '',
    ].join('\n');
}
/** `11 iterations: 3 merged, 2 discarded`; undefined before the first one. */
function renderCounts({ counts, tried, terms }) {
    const parts = counts.filter(_run_view_js__WEBPACK_IMPORTED_MODULE_2__/* .isTry */ .Ye).map(({ word, count }) => `${count} ${word}`);
    return parts.length === 0 ? undefined : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(tried, terms.attempt)}: ${parts.join(', ')}`;
}
function known(facts) {
    return facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
}
function labeller(facts) {
    const width = Math.max(MIN_LABEL_WIDTH, ...facts.map(([label]) => label.length + 1));
    return ([label, text]) => `${label.padEnd(width)}${text}`;
}
function renderTried(view) {
    return renderCounts(view) ?? 'nothing';
}
function renderBranch({ branch = '', base }) {
    return base === undefined ? branch : `${branch}, from ${base}`;
}
function renderNext({ command, why }) {
    return why === undefined ? command : `${command}  (${why})`;
}
function renderProblems({ problems, notices }) {
    return [...problems.map((problem) => `problem: ${problem}`), ...notices.map((notice) => `notice: ${notice}`)];
}
function renderTime({ budget: { startedAt, deadline, timeLeft } }) {
    const start = startedAt === undefined ? [] : [`started ${startedAt}`];
    const end = deadline === undefined ? [] : [`ends ${deadline}`];
    const parts = [...start, ...end, ...(timeLeft === undefined ? [] : [timeLeft])];
    return parts.length === 0 ? undefined : parts.join(', ');
}
function renderScores({ rows }, label) {
    const line = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSparkline */ .K)(rows);
    if (line === undefined)
        return [];
    return ['', label(['scores', line.bars]), label(['', `${line.marks}   (^ accepted, 0 baseline, · no score)`])];
}
function renderLast(rows, label) {
    const last = rows.slice(-LAST_ROWS);
    if (last.length === 0)
        return [];
    const columns = [
        column(last, ({ id }) => id, 'right'),
        column(last, ({ mark, word }) => `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOME_MARKS */ .U[mark].sign} ${word}`, 'left'),
        column(last, ({ scoreText }) => scoreText, 'right'),
        last.map(renderReason),
    ];
    const lines = last.map((_, line) => columns
        .map((texts) => texts[line])
        .join('  ')
        .trimEnd());
    return ['', ...lines.map((line, index) => label([index === 0 ? 'last' : '', line]))];
}
function renderReason({ reason, summary }) {
    const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)(reason, MAX_LAST_REASON);
    return summary === '' || summary === reason ? shown : `${shown} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)(summary, 80)})`;
}
function column(rows, text, align) {
    const texts = rows.map(text);
    const width = Math.max(...texts.map((each) => each.length));
    return texts.map((each) => (align === 'left' ? each.padEnd(width) : each.padStart(width)));
}


/***/ }),

/***/ 33902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ countRows),
/* harmony export */   WT: () => (/* binding */ renderWaitingLine),
/* harmony export */   Ye: () => (/* binding */ isTry),
/* harmony export */   cZ: () => (/* binding */ COLUMNS),
/* harmony export */   tl: () => (/* binding */ viewWaiting)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _base_waiting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47479);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);



const MAX_REASON = 400;
const cut = (reason) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(reason, MAX_REASON);
/** The columns that a table of attempts can have. */
const COLUMNS = {
    id: { title: 'Iteration', text: ({ id }) => id },
    item: { title: 'Item', text: ({ id }) => id },
    outcome: { title: 'Outcome', text: ({ word }) => word },
    pass: { title: 'Pass', text: ({ pass }) => pass },
    score: { title: 'Score', text: ({ scoreText }) => scoreText },
    // Chosen for being good, it is no measure of the improvement.
    single: { title: 'Score (single test)', text: ({ scoreText }) => scoreText },
    best: { title: 'Best so far', text: ({ bestText }) => bestText },
    duration: { title: 'Duration', text: ({ duration }) => duration },
    size: { title: 'Diff lines', text: ({ size }) => size },
    change: { title: 'Change', text: ({ size }) => size },
    evidence: { title: 'Evidence', text: ({ evidence, reason }) => [evidence, cut(reason)].filter(Boolean).join('; ') },
    reason: { title: 'Reason', text: ({ reason }) => cut(reason) },
    summary: { title: 'Description', text: ({ summary }) => summary },
    commit: { title: 'Commit', text: ({ commit }) => commit },
    receipt: { title: 'Receipt', text: ({ commit }) => commit },
};
/** That a run waits for its model, or of one that is over, when the limit ends. */
function viewWaiting(waiting, isRunning) {
    if (waiting === undefined)
        return undefined;
    return isRunning ? renderWaitingLine(waiting) : `its limit ends ${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .renderMinute */ .D)(waiting.until)}`;
}
/** What a run waits for and why, on one line. */
function renderWaitingLine(waiting) {
    return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(`${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .renderWaiting */ .i)(waiting)}: ${waiting.cause}`, 600);
}
/** Whether a row is an attempt; the baseline is none. */
function isTry({ mark }) {
    return mark !== 'baseline';
}
/** Counts the outcomes of rows, in the order of the outcomes' names. */
function countRows(rows, words) {
    return words.flatMap((word) => {
        const of = rows.filter((row) => row.word === word);
        return of[0] === undefined ? [] : [{ word, mark: of[0].mark, count: of.length }];
    });
}


/***/ }),

/***/ 1052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ instantOf),
/* harmony export */   LP: () => (/* binding */ renderSpan),
/* harmony export */   Wv: () => (/* binding */ renderInstant)
/* harmony export */ });
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);


// Other forms would be read in the time zone of the machine.
const INSTANT = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
/** The instant that a record names, in milliseconds; undefined when it names none. */
function instantOf(text) {
    if (text === null || !INSTANT.test(text))
        return undefined;
    const ms = Date.parse(text.replace(' ', 'T'));
    return Number.isNaN(ms) ? undefined : ms;
}
/** `2026-05-20 12:00 UTC`; a text that is no instant is shown as it is. */
function renderInstant(text) {
    const ms = instantOf(text);
    if (ms === undefined)
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, 40);
    return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** A length of time as a person wants it: no seconds in hours, no milliseconds in seconds. */
function renderSpan(ms) {
    const grain = ms >= 3_600_000 ? 60_000 : ms >= 1000 ? 1000 : 1;
    return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .renderDuration */ .PP)(Math.round(ms / grain) * grain);
}


/***/ }),

/***/ 92513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sc: () => (/* binding */ auditLog),
  $W: () => (/* binding */ checkLog),
  Rt: () => (/* binding */ unlessContradicted)
});

// EXTERNAL MODULE: ./build/audit/audit.js + 9 modules
var audit = __webpack_require__(53022);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(17785);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js
var parse = __webpack_require__(4196);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/object-id.js
var object_id = __webpack_require__(26343);
// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/base/tree-id.js


const SHA256_DIGITS = 64;
/** The id that git gives to a tree of these files and no others; `like` is an id of the repository, whichever. Nothing is written. */
function treeIdOf(files, like) {
    return idOf(files, like.length === SHA256_DIGITS ? 'sha256' : 'sha1');
}
function idOf(files, algorithm) {
    const folders = new Map();
    const entries = [];
    const add = (name, mode, id, end) => {
        const bytes = (0,byte_path/* encodePath */.O0)(name);
        const head = Buffer.concat([Buffer.from(`${mode} `), bytes, Buffer.alloc(1), Buffer.from(id, 'hex')]);
        // Git sorts a folder as if its name ended with a slash.
        entries.push({ order: Buffer.concat([bytes, Buffer.from(end)]), bytes: head });
    };
    for (const { path, mode, id } of files) {
        const slash = path.indexOf('/');
        if (slash === -1) {
            add(path, mode, id, '');
            continue;
        }
        const folder = path.slice(0, slash);
        folders.set(folder, [...(folders.get(folder) ?? []), { path: path.slice(slash + 1), mode, id }]);
    }
    for (const [name, within] of folders)
        add(name, '40000', idOf(within, algorithm), '/');
    const content = Buffer.concat(entries.toSorted((one, other) => one.order.compare(other.order)).map(({ bytes }) => bytes));
    return (0,external_node_crypto_.createHash)(algorithm).update(`tree ${content.length}\0`).update(content).digest('hex');
}

// EXTERNAL MODULE: ./build/decision/records.js
var records = __webpack_require__(93889);
// EXTERNAL MODULE: ./build/verification/trees.js
var trees = __webpack_require__(51147);
;// CONCATENATED MODULE: ./build/verification/run-header-checks.js
/** Whether a decision log begins with the tree and the evaluator's files that the commit of the baseline has. */









/** Checks the run header of a decision log. */
async function checkRunHeader(refs, what, decisions) {
    const read = parse/* safeParse */.xL(records/* decisionRecordSchema */.vt, decisions[0]);
    if (!read.success || read.data.kind !== 'genesis')
        return [];
    const { baseline_commit: commit, baseline_tree: tree, evaluator_files: files } = read.data;
    if (!(0,object_id/* isObjectId */.T)(commit))
        return (0,finding/* issuesOf */.wf)(what, ['its run header names no commit']);
    const held = await (0,trees/* findTree */.c)(refs, commit);
    // Whoever needs the base reports that it is gone.
    if (held === undefined)
        return [];
    const issues = held === tree ? [] : [`its run header gives ${commit} another tree than it has`];
    const listed = await refs(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit]);
    const entries = (0,raw_diff/* splitNul */.K)(listed.stdout)
        .map(byte_path/* decodePath */.q0)
        .flatMap((entry) => {
        const [, mode, id, path] = /^(\d{6}) blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
        return mode === undefined || id === undefined || path === undefined ? [] : [{ path, mode, id }];
    });
    const known = new Map(entries.map(({ path, mode, id }) => [path, `${mode} ${id}`]));
    const foreign = Object.entries(files).filter(([path, recorded]) => known.get(path) !== recorded);
    issues.push(...foreign.map(([path]) => `its run header gives another ${(0,base_text/* quoted */.TL)(path, 200)} than the baseline has`));
    const broken = treeIdOf(entries.filter(({ path }) => Object.hasOwn(files, path)), commit);
    const isOther = decisions.some(({ stage, tree: tried }) => stage === 'canary' && tried !== broken);
    if (isOther)
        issues.push('its negative control is not of the protected files alone');
    return (0,finding/* issuesOf */.wf)(what, issues);
}

// EXTERNAL MODULE: ./build/engine/boundaries/tree-size.js
var tree_size = __webpack_require__(12032);
;// CONCATENATED MODULE: ./build/verification/size-checks.js
/**
 * Whether the sizes that simplifications are recorded with are those of their trees.
 * Invariant: only read; of what was never kept the repository has no tree: that is compared with its diff elsewhere.
 */





/** Measures again each tree of a recorded size that the repository holds; `what` is the file of the records. */
async function checkSizes(git, what, decisions) {
    const issues = [];
    const measured = new Map();
    for (const { id, tree, unit, size } of decisions.flatMap(reportedIn)) {
        if (!measured.has(tree))
            measured.set(tree, (await isThere(git, tree)) ? await (0,tree_size/* sizeOfTree */.X)({ git }, tree, unit) : undefined);
        const found = measured.get(tree);
        if (found !== undefined && found !== size)
            issues.push(`${id} gives ${tree} ${size} ${unit}; it has ${found}`);
    }
    return (0,finding/* issuesOf */.wf)(what, issues);
}
function reportedIn(raw) {
    const read = parse/* safeParse */.xL(records/* decisionRecordSchema */.vt, raw);
    if (!read.success || read.data.kind !== 'candidate' || read.data.size === null)
        return [];
    const { id, parent, tree, size } = read.data;
    const { of: unit } = size;
    if (unit !== 'lines' && unit !== 'bytes')
        return [];
    return [
        { id, tree: parent, unit, size: size.before },
        { id, tree, unit, size: size.after },
    ];
}
async function isThere(git, tree) {
    if (!(0,object_id/* isObjectId */.T)(tree))
        return false;
    const { exitCode, stdout } = await git(['cat-file', '-t', '--end-of-options', tree], { allowed: [0, 128] });
    return exitCode === 0 && stdout.toString().trim() === 'tree';
}

;// CONCATENATED MODULE: ./build/verification/decision-log.js
/**
 * Whether a decision log is what its scores, and the commits that it speaks of, give.
 * Invariant: only read. The offline half, `auditLog`, needs nothing but the records; `checkLog` is what git adds to it.
 */





/** Recomputes every decision from the raw scores, without running anything. */
function auditLog({ what, file, records, summaryClaim }) {
    const audited = (0,audit/* auditRecords */.u)({ records, ...(summaryClaim === undefined ? {} : { summaryClaim }) });
    const { differences, notes, decisions, evaluations, state } = audited;
    const whereIs = (record) => (file === undefined ? { record } : { file, line: record });
    const issues = differences.map(({ kind: code, record, message }) => ({ code, where: whereIs(record), detail: message }));
    const sound = `${(0,base_text/* plural */.LS)(decisions, 'decision')} recomputed from ${(0,base_text/* plural */.LS)(evaluations, 'evaluation')}`;
    const open = notes.map((detail) => ({ kind: 'unchecked', what, detail }));
    return { findings: [...(0,finding/* findingsOf */.WX)(what, issues, sound), ...open], state, decisions, evaluations };
}
/** What an audit found: a log is not called sound beside what contradicts it. */
function unlessContradicted(audited, others) {
    return others.some(({ kind }) => kind === 'wrong') ? audited.filter(({ kind }) => kind !== 'ok') : audited;
}
/** Compares the run header and the sizes of a log with the objects that it names. */
async function checkLog(refs, { what, records }) {
    return [...(await checkRunHeader(refs, what, records)), ...(await checkSizes(refs, what, records))];
}


/***/ }),

/***/ 91655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ checkPages)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/audit/summary-claim.js
const MAX_CODE_POINT = 0x10ffff;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** A page as its reader sees it: without tags, entities, escapes and line ends. */
function plainText(page) {
    return withoutTags(page)
        .replaceAll(/&#(\d+);/g, (whole, code) => Number(code) > MAX_CODE_POINT ? whole : String.fromCodePoint(Number(code)))
        .replaceAll(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
        .replaceAll('\\', '')
        .replaceAll(/\s+/g, ' ');
}
function withoutTags(page) {
    const parts = [];
    let at = 0;
    for (;;) {
        const start = page.indexOf('<', at);
        const end = start === -1 ? -1 : page.indexOf('>', start);
        if (end === -1)
            return [...parts, page.slice(at)].join(' ');
        parts.push(page.slice(at, start));
        at = end + 1;
    }
}
// The form of the sentence of a claim, from its number to the evaluator; linear, since a page can be hostile.
const CLAIM = /(?:[\d.e+-]{1,20}× |no )?[^\s(]{1,60} \((?=[^()]*fresh pairs)[\d.]+% CI [^()]*\) over .{1,400}?; evaluator [0-9a-f]+/g;
const CONFIRMED_SENTENCE = 'The improvement was measured in fresh pairs';
// What a page shows before the sentence of a claim that is not confirmed.
const NOT_CONFIRMED = /\bnot confirmed(?: after iteration \d{1,9})?: $/;
/** What a page that was stored says of the improvement that no claim on record does. */
function summaryClaimIssues(page, claims) {
    const text = plainText(page);
    const shown = [...text.matchAll(CLAIM)];
    const foreign = shown.flatMap(([each]) => (claims.some(({ sentence }) => sentence === each) ? [] : [each]));
    if (foreign.length > 0)
        return foreign.map((sentence) => `it claims what no confirmation does: ${sentence}`);
    const sentences = claims.filter(({ confirmed }) => confirmed).map(({ sentence }) => sentence);
    const praised = shown.filter(({ 0: each, index }) => !sentences.includes(each) && !NOT_CONFIRMED.test(text.slice(Math.max(0, index - 60), index)));
    if (praised.length > 0)
        return praised.map(([sentence]) => `it does not say that this is not confirmed: ${sentence}`);
    const at = text.indexOf(CONFIRMED_SENTENCE);
    // Not what a chart says of itself below it.
    if (at === -1 || sentences.some((sentence) => text.slice(0, at).includes(sentence)))
        return [];
    return ['it says that the improvement is confirmed, and does not show the sentence of a confirmed claim'];
}

// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(17785);
// EXTERNAL MODULE: ./build/kernel/regular-file.js
var regular_file = __webpack_require__(48951);
;// CONCATENATED MODULE: ./build/verification/report-pages.js
/**
 * Whether the pages that `report` wrote claim what is on record.
 * Invariant: only read, and as what anybody may have put there since: no link is followed, no pipe is waited for.
 */




// With the diffs of a long run.
const MAX_PAGE_BYTES = 64 << 20;
/** Checks each page in a folder against the claims on record. */
function checkPages(folder, claims) {
    return ['report.md', 'report.html'].flatMap((file) => {
        const page = (0,regular_file/* readFilePart */.E)((0,external_node_path_.join)(folder, file), 'start', MAX_PAGE_BYTES);
        if (page === undefined)
            return [];
        const issues = page.size <= MAX_PAGE_BYTES
            ? summaryClaimIssues(page.text, claims)
            : [`it has ${page.size} bytes; no report has more than ${MAX_PAGE_BYTES}`];
        const found = issues.map((detail) => ({ where: { file }, detail }));
        return (0,finding/* findingsOf */.WX)(file, found, 'it claims what is on record');
    });
}


/***/ }),

/***/ 51147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ findTree)
/* harmony export */ });
/** The tree of a commit; undefined where the repository does not hold it. */
async function findTree(refs, commit) {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{tree}`];
    const { stdout, exitCode } = await refs(args, { allowed: [0, 1, 128] });
    return exitCode === 0 ? stdout.toString().trim() : undefined;
}


/***/ }),

/***/ 61318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ diffArrays)
/* harmony export */ });
/* unused harmony export arrayDiff */
/* harmony import */ var _base_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63102);

class ArrayDiff extends _base_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}


/***/ }),

/***/ 63102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ Diff)
/* harmony export */ });
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}


/***/ })

};

