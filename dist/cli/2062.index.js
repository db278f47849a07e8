export const id = 2062;
export const ids = [421,2062];
export const modules = {

/***/ 99900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ isYes),
/* harmony export */   EC: () => (/* binding */ sideIssues),
/* harmony export */   Wk: () => (/* binding */ sideLabel),
/* harmony export */   uO: () => (/* binding */ findAnswer),
/* harmony export */   w9: () => (/* binding */ SideRuns)
/* harmony export */ });
/* harmony import */ var _decision_guard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64802);
/* harmony import */ var _decision_measurement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34663);
/* harmony import */ var _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77628);
/* harmony import */ var _decision_run_end_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55434);




/**
 * The runs that tests do not ask for themselves, and all runs that a metric is computed from. The answers of guards and
 * holdout are recomputed from them.
 */
class SideRuns {
    #runs = [];
    take(record) {
        // What an unscored run says counts for nothing.
        if (!(0,_decision_run_end_js__WEBPACK_IMPORTED_MODULE_2__/* .isMute */ .C)(record) && record.stage !== _decision_measurement_js__WEBPACK_IMPORTED_MODULE_3__/* .WASHOUT */ .OT)
            this.#runs.push(record);
    }
    /** What a decision says of guards and holdout that their runs do not. */
    checkIssues({ task, guards, holdout }, trial, settings) {
        const issues = [];
        const asked = (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .guardsOf */ .g0)(settings, trial.purpose);
        for (const [index, { name, passed }] of guards.entries()) {
            const due = asked[index];
            const isSpent = due === undefined && name === _decision_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .SPENT_HOLDOUT */ .Jz && !passed && settings.holdout !== undefined;
            if (isSpent)
                continue;
            if (due === undefined || name !== (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOfGuard */ .QZ)(due.guard)) {
                issues.push(`${task} was asked about the guard "${name}", which is not the ${index + 1}th to be asked`);
                continue;
            }
            const output = this.#askAgain(trial, due);
            if (output === undefined)
                issues.push(`the guard "${name}" answered for ${task}, and no run of it is recorded`);
            else if (output !== passed)
                issues.push(`the guard "${name}" said ${output ? 'yes' : 'no'} to ${task}`);
        }
        if (holdout === null)
            return issues;
        const bit = this.#holdoutBit(trial.id, holdout.queries, settings.direction);
        if (bit === undefined)
            issues.push(`the holdout answered for ${task}, and its scores are not recorded`);
        else if (bit !== holdout.passed)
            issues.push(`the holdout said ${bit ? 'yes' : 'no'} to ${task}`);
        return issues;
    }
    isBrokenRefused(best, { guards }) {
        return (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusedByMetric */ .CB)({ runs: this.#runs, incumbent: best, guards });
    }
    #askAgain(trial, { guard, number }) {
        if (!('command' in guard))
            return (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateMetric */ .Qi)(this.#runs, trial, guard) === undefined;
        const run = findAnswer(this.#runs, trial, number);
        return run === undefined ? undefined : run.tree === trial.tree && isYes(run);
    }
    /** Whether each guard has said yes to what passed its test. */
    areGuardsPassed(trial, settings) {
        return (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .guardsOf */ .g0)(settings, trial.purpose).every((due) => this.#askAgain(trial, due) === true);
    }
    #holdoutBit(name, query, direction) {
        const runs = this.#runs.filter(({ task, stage, index }) => task === name && stage === 'holdout' && index === query);
        const candidate = runs.find(({ arm }) => arm === 'candidate');
        const incumbent = runs.find(({ arm }) => arm === 'incumbent')?.score ?? null;
        if (candidate === undefined || incumbent === null)
            return undefined;
        return (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateHoldout */ .Tt)({ candidate: candidate.score ?? undefined, incumbent }, direction);
    }
}
/** The run of a guard that answered for a test. */
function findAnswer(runs, { id }, number) {
    return runs.findLast((run) => run.task === id && run.stage === 'guard' && run.index === number && !(0,_decision_run_end_js__WEBPACK_IMPORTED_MODULE_2__/* .isMute */ .C)(run));
}
/** Whether the run of a guard says yes. */
function isYes({ score, exit_code: exitCode }) {
    return score !== null && exitCode === 0;
}
/** The label that draws the seed of a side run. */
function sideLabel({ task, stage, index }) {
    return `${task} ${stage} ${index}`;
}
/** What a side run says that was not due; `draw`: where its secret is known. */
function sideIssues(record, { draw, trees }) {
    const { id, stage, arm, tree, seed, order_bit: bit, task } = record;
    const issues = [];
    if (stage !== 'canary' && trees !== undefined && tree !== trees[arm]) {
        issues.push(['tree', `evaluation ${id} is of another tree than the ${arm} of ${task}`]);
    }
    const drawn = draw?.(sideLabel(record));
    if (drawn === undefined)
        return issues;
    if (drawn.seed !== seed)
        issues.push(['seed', `evaluation ${id} ran with the seed ${seed}, not ${drawn.seed}`]);
    if (stage === 'holdout' && drawn.bit !== bit) {
        issues.push(['coin', `evaluation ${id} did not run in the order of the coin`]);
    }
    return issues;
}


/***/ }),

/***/ 45379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ countHunkLines),
/* harmony export */   Xo: () => (/* binding */ growthOf),
/* harmony export */   lt: () => (/* binding */ countLines)
/* harmony export */ });
/** What a diff adds and takes away: lines of hunks alone, whatever a file's own lines look like. */
function countLines(diff) {
    const { hunks } = splitDiff(diff);
    return {
        added: hunks.filter((line) => line.startsWith('+')).length,
        removed: hunks.filter((line) => line.startsWith('-')).length,
    };
}
/** The same in all, of a diff without context (`--unified=0`), by the heads of its hunks: no other line begins with `@@`. */
function countHunkLines(diff) {
    const mark = '\n@@ -';
    let sum = 0;
    for (let at = diff.indexOf(mark); at !== -1; at = diff.indexOf(mark, at + mark.length)) {
        const head = diff.toString('latin1', at + 1, at + MAX_HEAD_BYTES);
        const [, removed = '1', added = '1'] = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(head) ?? [];
        sum += Number(removed) + Number(added);
    }
    return sum;
}
// Four numbers and what stands between them.
const MAX_HEAD_BYTES = 100;
/** How much larger a diff makes what it is of; undefined: it does not hold all of it as text. */
function growthOf(diff) {
    const { hunks, heads } = splitDiff(diff);
    const isPartial = heads.some((line) => /^(Binary files |GIT binary patch)|(^|\s)160000$/.test(line));
    const isText = diff === '' || (diff.startsWith('diff --git ') && !diff.includes('\ufffd'));
    if (isPartial || !isText)
        return undefined;
    let [lines, bytes, last] = [0, 0, 0];
    for (const line of hunks) {
        if (line.startsWith('\\')) {
            bytes -= last;
            continue;
        }
        last = line.startsWith('+') ? 1 : line.startsWith('-') ? -1 : 0;
        lines += last;
        // With the end of the line in the place of its sign.
        bytes += last * Buffer.byteLength(line);
    }
    return { lines, bytes };
}
function splitDiff(diff) {
    const hunks = [];
    const heads = [];
    let isInHunk = false;
    for (const line of diff.split('\n')) {
        if (line.startsWith('diff --git '))
            isInHunk = false;
        if (line.startsWith('@@ '))
            isInHunk = true;
        else
            (isInHunk ? hunks : heads).push(line);
    }
    return { hunks, heads };
}


/***/ }),

/***/ 36760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ FILE_LIST),
/* harmony export */   r: () => (/* binding */ decodeFileList)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
/** The list of the files of an attempt, with their digests, as it lies beside them. Pure. */

/** Its name. */
const FILE_LIST = 'files.json';
const fileListSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), bytes: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }));
/** The list that a file holds; undefined where it holds none: a digest does not say that somebody wrote a list. */
function decodeFileList(bytes) {
    try {
        return fileListSchema.safeParse(JSON.parse(bytes.toString('utf8'))).data;
    }
    catch {
        // The caller says what is wrong with it.
        return undefined;
    }
}


/***/ }),

/***/ 17785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   $R: () => (/* binding */ describeWrong),
/* harmony export */   Ms: () => (/* binding */ describeFirst),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   oU: () => (/* binding */ describeNew),
/* harmony export */   sN: () => (/* binding */ verifiedBy),
/* harmony export */   vs: () => (/* binding */ isAllSound),
/* harmony export */   wf: () => (/* binding */ issuesOf)
/* harmony export */ });
/* unused harmony export describeFinding */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

/** The result that findings amount to. */
function verifiedBy(findings) {
    return { findings, isSound: isAllSound(findings) };
}
/** Whether all that has to hold does. */
function isAllSound(findings) {
    return findings.every(({ kind }) => kind !== 'wrong' && kind !== 'unproved');
}
/** A finding for each issue, or the one that says that there is none. */
function findingsOf(what, issues, ok) {
    if (issues.length === 0)
        return [{ kind: 'ok', what, detail: ok }];
    return issuesOf(what, issues);
}
/** A finding for each issue, and nothing where there is none. */
function issuesOf(what, issues) {
    return issues.map((issue) => ({ kind: 'wrong', what, ...(typeof issue === 'string' ? { detail: issue } : issue) }));
}
/** A finding without what was looked at: its line or record, what was found, what was expected and what to do. */
function sentenceOf({ where, detail, expected, remedy }) {
    const place = placeOf(where);
    const rest = [expected === undefined ? '' : `expected ${expected}`, remedy ?? ''].filter((part) => part !== '');
    return [`${place}${detail}`, ...rest].join('; ');
}
function placeOf({ line, record } = {}) {
    if (line !== undefined)
        return `line ${line}: `;
    return record === undefined ? '' : `record ${record}: `;
}
/** A finding in one line, as every face of the tool shows it. */
function describeFinding(finding) {
    return `${finding.what}: ${sentenceOf(finding)}`;
}
/** What is wrong, a line each; nothing where nothing is. */
function describeWrong(findings) {
    return findings.filter(({ kind }) => kind === 'wrong').map(describeFinding);
}
/**
 * What is wrong now and was not before, a line each. Findings are the same by their text, wherever they are: what is added
 * to a file moves what is wrong with its end. Of one text as many are new as there are more.
 */
function describeNew({ before, now, }) {
    const known = before.filter(({ kind }) => kind === 'wrong').map(({ detail }) => detail);
    const isNew = ({ detail }) => {
        const at = known.indexOf(detail);
        if (at !== -1)
            known.splice(at, 1);
        return at === -1;
    };
    return describeWrong(now.filter((finding) => finding.kind === 'wrong' && isNew(finding)));
}
/** The first of some issues, and how many more there are; undefined where there is none. */
function describeFirst([first, ...others]) {
    if (first === undefined)
        return undefined;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(first, 600)}${others.length === 0 ? '' : `, and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(others.length, 'more problem')}`}`;
}


/***/ }),

/***/ 74405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Io: () => (/* binding */ normalDigest),
/* harmony export */   Qp: () => (/* binding */ NOTHING_BUT_BLANKS)
/* harmony export */ });
/* unused harmony export normalizeDiff */
/* harmony import */ var diff_lib_diff_array_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61318);
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);



/** Digest of a diff that changes nothing but blanks. */
const NOTHING_BUT_BLANKS = (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)('');
/**
 * Digest of what a diff changes, blanks aside; null where that is unknown. Two diffs against the same files that have the
 * same one make the same of them, but for line endings, white space at the ends of lines, and blank lines.
 */
function normalDigest(diff) {
    const normal = normalizeDiff(diff);
    return normal === undefined ? null : (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(normal);
}
/**
 * A diff without blanks: of each file its name, its modes if they change, and the lines that come and go, each with its
 * place among the old lines; lines that differ in blanks only are none. A binary file counts by its ids. Undefined: it
 * is no diff, or not a complete one.
 */
function normalizeDiff(diff) {
    // Of names that are no UTF-8 two could look the same.
    if (!diff.startsWith('diff --git ') || /(?:^|\n)diff --git [^\n]*\ufffd/.test(diff))
        return undefined;
    // A carriage return or U+2028 within a line begins no line of the diff.
    return diff
        .split(/(?<=\n)(?=diff --git )/)
        .map(normalizeFile)
        .join('');
}
function normalizeFile(text) {
    const lines = text.split('\n');
    const start = lines.findIndex((line) => line.startsWith('@@ '));
    const heads = start === -1 ? lines : lines.slice(0, start);
    const [name] = heads;
    const modes = heads.filter((line) => / mode \d{6}$/.test(line));
    // A link's target and a submodule's commit are no lines, and of bytes that are no UTF-8 the diff does not hold all.
    const isOpaque = heads.some((line) => /^(Binary files |GIT binary patch)|(^|\s)1[26]0000$/.test(line));
    const ids = heads.filter((line) => line.startsWith('index '));
    const rest = isOpaque || text.includes('\ufffd') ? ids : start === -1 ? [] : changesOf(lines.slice(start));
    return modes.length + rest.length === 0 ? '' : [name, ...modes, ...rest, ''].join('\n');
}
// The search takes the product of this and the number of lines.
const MAX_EDITS = 200;
const BLANKS = ' \t\r\f\v';
function changesOf(lines) {
    const rest = [];
    let [next, after] = [0, 0];
    let removed = [];
    let added = [];
    const end = (place) => {
        // Not spread: there may be more of them than a call takes arguments.
        for (const change of changesIn({ after, removed, added }))
            rest.push(change);
        [removed, added, after] = [[], [], place];
    };
    for (const line of lines) {
        const [, from, count] = /^@@ -(\d+)(?:,(\d+))? \+/.exec(line) ?? [];
        const [sign, text] = [line[0], (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailing */ .hT)(line.slice(1), BLANKS)];
        if (from !== undefined) {
            // Of a file without lines the place is the one before them.
            next = Number(from) + (count === '0' ? 1 : 0);
            end(next - 1);
        }
        else if (sign === '+') {
            if (text !== '')
                added.push(text);
        }
        else if (sign === '-' || sign === ' ') {
            if (text !== '' && sign === '-')
                removed.push({ at: next, text });
            else if (text !== '')
                end(next);
            next += 1;
        }
    }
    end(next);
    return rest;
}
function changesIn({ after, removed, added }) {
    const rest = [];
    let [place, at] = [after, 0];
    const texts = removed.map(({ text }) => text);
    for (const { value, added: isAdded, removed: isRemoved } of comparedLines(texts, added)) {
        for (const text of value) {
            if (!isAdded)
                place = removed[at++]?.at ?? place;
            if (isAdded)
                rest.push(`+${place} ${text}`);
            else if (isRemoved)
                rest.push(`-${place} ${text}`);
        }
    }
    return rest;
}
/** What stays, goes and comes, in order; of blocks that differ too much to be searched, that all goes and all comes. */
function comparedLines(one, other) {
    const apart = [
        { value: one, added: false, removed: true },
        { value: other, added: true, removed: false },
    ];
    return (0,diff_lib_diff_array_js__WEBPACK_IMPORTED_MODULE_2__/* .diffArrays */ .E)(one, other, { maxEditLength: MAX_EDITS }) ?? apart;
}


/***/ }),

/***/ 16483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ recordedPaths)
/* harmony export */ });
const MAX_PATHS = 1000;
// Of all of them together.
const MAX_CHARACTERS = 64 << 10;
/** Bounds the paths of a change that may never be accepted: it can have any number of them, of any length. Pure. */
function recordedPaths(paths, more = 0) {
    let characters = 0;
    const end = paths.findIndex((path, at) => {
        characters += path.length;
        return at >= MAX_PATHS || characters > MAX_CHARACTERS;
    });
    return end === -1 ? { paths, more } : { paths: paths.slice(0, end), more: more + paths.length - end };
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

/***/ 85503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SK: () => (/* binding */ isLedger),
/* harmony export */   fM: () => (/* binding */ MAX_STATE_BYTES),
/* harmony export */   oK: () => (/* binding */ MAX_STATE_TOTAL_BYTES),
/* harmony export */   v9: () => (/* binding */ maxBytesOf)
/* harmony export */ });
/** Files other than ledgers that are larger are no part of a state that is pushed: they stay on the machine that wrote them. */
const MAX_STATE_BYTES = 8 * 1024 * 1024;
// A ledger has to travel whole, and each append reads it: some 30,000 records with long reasons.
const MAX_LEDGER_BYTES = 64 * 1024 * 1024;
/** All files of a state together: what is read back is held in memory. */
const MAX_STATE_TOTAL_BYTES = 512 * 1024 * 1024;
/** The most bytes that a file of a state may have, by its path. */
function maxBytesOf(path) {
    return isLedger(path) ? MAX_LEDGER_BYTES : MAX_STATE_BYTES;
}
/** Whether a file of a state is a ledger: an append-only file of records, which is pushed whole or not at all. */
function isLedger(path) {
    return path.endsWith('.jsonl');
}


/***/ }),

/***/ 70260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ withNoop),
/* harmony export */   P8: () => (/* binding */ NO_AA_CHECKS),
/* harmony export */   Pq: () => (/* binding */ isNegativeControlAlert),
/* harmony export */   hO: () => (/* binding */ aaCheckAlert)
/* harmony export */ });
/* harmony import */ var _negative_control_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77628);

const NO_AA_CHECKS = { since: 0, kept: [], broken: _negative_control_js__WEBPACK_IMPORTED_MODULE_0__/* .UNTRIED */ .yv };
// At a level of 5% three of twenty come about once in thirteen runs of an honest evaluator that never stops early.
const WINDOW = 20;
const MAX_RETAINED = 3;
function withNoop(aaChecks, isAcceptedTrial) {
    return { ...aaChecks, since: 0, kept: [...aaChecks.kept, isAcceptedTrial].slice(-WINDOW) };
}
/** Whether the negative control ends the run: it did not fail. */
function isNegativeControlAlert({ broken }, { integrity }) {
    return broken?.passed === false && integrity.broken === 'stop';
}
/** Why the run must stop, if it must. */
function aaCheckAlert(aaChecks, settings) {
    const { kept, broken } = aaChecks;
    if (isNegativeControlAlert(aaChecks, settings))
        return broken?.remark ?? 'the negative control did not fail';
    const count = kept.filter(Boolean).length;
    if (count < MAX_RETAINED)
        return undefined;
    return `${count} of the last ${kept.length} no-ops were kept: the evaluator sees differences where there are none`;
}


/***/ }),

/***/ 81815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   En: () => (/* binding */ quarantinedPromotion),
/* harmony export */   FC: () => (/* binding */ quarantinedTrial),
/* harmony export */   Gd: () => (/* binding */ pendingReleases),
/* harmony export */   MI: () => (/* binding */ withReleaseDecided),
/* harmony export */   SQ: () => (/* binding */ waiveLimit),
/* harmony export */   YB: () => (/* binding */ withTaken),
/* harmony export */   _h: () => (/* binding */ withRelease),
/* harmony export */   gy: () => (/* binding */ withReleaseRefused)
/* harmony export */ });
/* harmony import */ var _compare_trial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86817);
/* harmony import */ var _paired_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28834);
/* harmony import */ var _policies_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65991);
/* harmony import */ var _promotion_approval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64768);




/** Takes in that a person lets a change through; once more is another word. */
function withRelease(session, { task, tree, by }) {
    return { ...session, releases: { ...session.releases, [task]: { tree, by, taken: null, is_done: false } } };
}
/** The changes that a person approved and that are still to be tested, oldest first. */
function pendingReleases({ releases }) {
    return Object.entries(releases).flatMap(([task, { tree, by, is_done }]) => is_done || (0,_promotion_approval_js__WEBPACK_IMPORTED_MODULE_3__/* .isPromotion */ .U)(task) ? [] : [{ task, tree, by }]);
}
/**
 * The test that an approved change begins with: the one that quarantined it, where the same policy would test the same
 * tree against the same best. Source: decisions, "Integrity", rule 7.
 */
function quarantinedTrial({ held, incumbent, policy, moves, is_exact: isExact }, tree) {
    const trial = held[tree];
    if (trial === undefined || trial.incumbent !== incumbent)
        return undefined;
    if (trial.task === 'paired')
        return policy !== null && !(0,_policies_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecordPolicy */ .OF)(policy) ? trial : undefined;
    // What it was compared with is stored, and of the environment that it was in.
    const isOfNow = trial.rules.is_exact === isExact && trial.rules.moves === moves;
    return trial.policy === policy && isOfNow ? trial : undefined;
}
/**
 * The promotion test that held the branch head of the working line back, where champion and branch head are those of
 * the test.
 */
function quarantinedPromotion({ held, incumbent, champion }) {
    const trial = held[incumbent];
    if (trial?.task !== 'paired' || trial.purpose !== 'promotion')
        return undefined;
    return trial.incumbent === champion?.tree ? trial : undefined;
}
/** The test without a limit of what is plausible. */
function waiveLimit(trial) {
    return trial.task === 'paired' ? (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .waivePairedLimit */ .Bl)(trial) : (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_0__/* .waiveCompareLimit */ .Nh)(trial);
}
/** Takes in that a release is being tested by `trial`. */
function withTaken(session, task, trial) {
    return withWord(session, task, { taken: trial });
}
/** Takes in that a released change was refused before any test. */
function withReleaseRefused(session, task) {
    return task === null ? session : withWord(session, task, { is_done: true });
}
/** Takes in that a test was decided: whatever it said, the release it was for is used up. */
function withReleaseDecided(session, { id, verdict }) {
    // A change whose evaluator turned out to be noisy is tested again.
    if (verdict === null || verdict.code === 'nondeterministic')
        return session;
    const task = Object.entries(session.releases).find(([, { taken }]) => taken === id)?.[0];
    return task === undefined ? session : withWord(session, task, { is_done: true });
}
function withWord(session, task, word) {
    const known = session.releases[task];
    return known === undefined
        ? session
        : { ...session, releases: { ...session.releases, [task]: { ...known, ...word } } };
}


/***/ }),

/***/ 85486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ assignCertify),
/* harmony export */   Lj: () => (/* binding */ findSpentHorizon),
/* harmony export */   MW: () => (/* binding */ findTried),
/* harmony export */   YM: () => (/* binding */ assignAaCheck),
/* harmony export */   Zw: () => (/* binding */ assignPromotion),
/* harmony export */   gK: () => (/* binding */ assignProposal),
/* harmony export */   yz: () => (/* binding */ isWorkingStep)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7953);
/* harmony import */ var _stats_level_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8642);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44785);
/* harmony import */ var _stats_noise_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8638);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81815);
/* harmony import */ var _compare_trial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86817);
/* harmony import */ var _duplicate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50870);
/* harmony import */ var _gain_scale_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64299);
/* harmony import */ var _paired_trial_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28834);
/* harmony import */ var _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65991);
/* harmony import */ var _promotion_approval_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(64768);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47695);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82922);













/** Whether it is for a step of the working line of `checkpoint`, which nothing is claimed of. */
function isWorkingStep(trial) {
    return trial.task === 'compare' && _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .POLICIES */ .PQ[trial.policy].hasWorkingLine;
}
function assignBy(policy, session, proposal) {
    return (0,_policies_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecordPolicy */ .OF)(policy) ? assignCompare(session, proposal, policy) : assignPaired(session, proposal);
}
/**
 * Begins the test of a proposal, continues the one that its tree has, or refuses it before anything is run. One
 * change has one test against one best, whatever blanks come with it, and it is a test of the tree that it began
 * with. Source: decisions, "Integrity", rule 6.
 */
function assignProposal(session, proposal) {
    const { policy, incumbent, open, trees, settings } = session;
    if (policy === null)
        throw new TypeError('a session is calibrated before its first proposal');
    const { tree, purpose } = proposal;
    if (tree === incumbent)
        return { kind: 'refused', code: 'noop', reason: 'it is the current best itself' };
    if ((0,_duplicate_js__WEBPACK_IMPORTED_MODULE_3__/* .isBlank */ .z3)(proposal)) {
        const reason = 'only blanks change: ends of lines, white space there, blank lines';
        return { kind: 'refused', code: 'noop', reason };
    }
    if (proposal.released != null && session.releases[proposal.released] !== undefined) {
        return assignReleased(session, proposal, proposal.released);
    }
    const begun = open[tree];
    if (begun !== undefined && begun.incumbent === incumbent) {
        const { [tree]: _begun, ...others } = open;
        return { kind: 'trial', session: inTest({ ...session, open: others }, begun), trial: continued(session, begun) };
    }
    const tried = proposal.isRevert === true ? findTried(session, tree) : reportedBy(trees[tree]);
    if (tried !== undefined)
        return { kind: 'refused', code: 'duplicate', reason: tried };
    const same = proposal.isRevert === true ? undefined : (0,_duplicate_js__WEBPACK_IMPORTED_MODULE_3__/* .findSameChange */ ._0)(session, proposal);
    if (same !== undefined) {
        const reason = `the same change, but for blanks, was ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_9__/* .quoted */ .TL)(same.id)} (${same.code})`;
        return { kind: 'refused', code: 'duplicate', reason };
    }
    const isIdle = purpose === 'simplify' && !(0,_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .hasTolerance */ .ck)(settings);
    const assigned = assignBy(policy, session, isIdle ? { ...proposal, purpose: 'candidate' } : proposal);
    if (assigned.kind === 'refused')
        return assigned;
    const begunSession = inTest(withChange(assigned.session, proposal), assigned.trial);
    if (proposal.isRevert !== true)
        return { ...assigned, session: begunSession };
    return { ...assigned, session: { ...begunSession, reverts: [...begunSession.reverts, proposal.id] } };
}
/**
 * Continues a test. If no run of it counts yet, it is compared with what the current best scores by now, which may be on
 * another machine; its level stays.
 */
function continued(session, begun) {
    const { checks_order: isChecked, washes } = session;
    if (begun.is_screened) {
        const trial = (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .continuePairedTrial */ .tp)(begun);
        return isChecked ? { ...trial, rules: { ...trial.rules, washes } } : trial;
    }
    const { a, tolerance } = begun.rules;
    return (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .startPairedTrial */ .oy)(begun, pairedRules(session, { a, screen: session.effort_rules.screen, tolerance }));
}
function reportedBy(known) {
    return known === undefined ? undefined : `the same tree was ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_9__/* .quoted */ .TL)(known.id)} (${known.code})`;
}
/**
 * Why a tree that is left without some keeps is not tested. It may have been tested as a change: then it was to be
 * better than what it was made of, now it is to be no worse than what was made of it. That once: one broken off begins
 * again.
 */
function findTried({ trees, reverts, open, incumbent }, tree) {
    const known = trees[tree];
    const isOpen = known?.code === _session_js__WEBPACK_IMPORTED_MODULE_7__/* .IN_TEST */ .TC || open[tree]?.incumbent === incumbent;
    return known === undefined || isOpen || !reverts.includes(known.id) ? undefined : reportedBy(known);
}
/** Another workspace may propose the same tree meanwhile: it has one test, not two at a time. */
function inTest(session, { id, tree }) {
    return { ...session, trees: { ...session.trees, [tree]: { id, code: _session_js__WEBPACK_IMPORTED_MODULE_7__/* .IN_TEST */ .TC } } };
}
function withChange(session, proposal) {
    const change = (0,_duplicate_js__WEBPACK_IMPORTED_MODULE_3__/* .changeOf */ .C2)(session, proposal);
    return change === undefined ? session : { ...session, changes: { ...session.changes, [change]: proposal.tree } };
}
/**
 * A change that a person approved, without a limit of what is plausible: its old test, or one on the branch head of
 * now.
 */
function assignReleased(session, proposal, released) {
    const { open, incumbent, policy } = session;
    const begun = open[proposal.tree];
    const known = begun?.incumbent === incumbent ? continued(session, begun) : (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .quarantinedTrial */ .FC)(session, proposal.tree);
    if (known !== undefined) {
        return { kind: 'trial', session: (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .withTaken */ .YB)(session, released, known.id), trial: (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .waiveLimit */ .SQ)(known) };
    }
    const assigned = assignBy(policy ?? 'greedy', session, proposal);
    if (assigned.kind === 'refused')
        return assigned;
    const { trial } = assigned;
    const taken = (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .withTaken */ .YB)(withChange(assigned.session, proposal), released, trial.id);
    return { kind: 'trial', session: taken, trial: (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .waiveLimit */ .SQ)(trial) };
}
function assignPaired(session, proposal) {
    const a = nextLevel(session);
    if (a === 0) {
        const reason = `max_candidates ${session.settings.max_candidates} is spent: there is no level left to test at`;
        return { kind: 'refused', code: 'horizon', reason };
    }
    const { screen } = session.effort_rules;
    const isSimpler = proposal.purpose === 'simplify';
    const tolerance = isSimpler ? (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .distanceOf */ .hJ)(session.settings.tolerance, (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_10__/* .meanOf */ .hm)(session.scores), (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioOf */ .pO)(session)) : 0;
    const rules = pairedRules(session, { a, screen, tolerance });
    const trial = (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .startPairedTrial */ .oy)({ ...proposal, incumbent: session.incumbent }, rules);
    return { kind: 'trial', session: withLevel(session, a), trial };
}
/** Says that no candidate can be tested any more, whatever time is left. */
function findSpentHorizon(session) {
    const { policy, settings } = session;
    const isLevelled = policy !== null && _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .POLICIES */ .PQ[policy].boundsErrors;
    if (!isLevelled || nextLevel(session) > 0)
        return undefined;
    return `max_candidates reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(settings.max_candidates ?? 0, 'candidate')} tested`;
}
function nextLevel({ settings, level }) {
    const { error_rate, confidence, max_candidates: horizon = null } = settings;
    return (0,_stats_level_js__WEBPACK_IMPORTED_MODULE_0__/* .levelOf */ .In)({ error_rate, alpha: 1 - confidence, horizon }, level);
}
function withLevel(session, a) {
    const level = { ...session.level, tested: session.level.tested + 1 };
    return { ...session, level, spent: session.spent + a };
}
function pairedRules(session, { a, screen, tolerance = 0 }) {
    const { settings, effort_rules: effort, scores } = session;
    const noise = noiseIn(session);
    const scale = (0,_stats_noise_js__WEBPACK_IMPORTED_MODULE_11__/* .pairScale */ .B_)(noise);
    const ratio = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioOf */ .pO)(session);
    return {
        sign: signOf(session),
        a,
        a0: 1 - settings.confidence,
        screen,
        futility_z: effort.futility_z,
        max_pairs: effort.max_pairs,
        ...(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .withRatio */ .qG)(session),
        min_improvement: (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .distanceOf */ .hJ)(settings.min_improvement, (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_10__/* .meanOf */ .hm)(scores), ratio),
        tolerance,
        max_plausible: maxPlausible(session, (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_10__/* .meanOf */ .hm)(scores), automaticLimit(session, scale)),
        ...plausibleFactor(session),
        share_seed: settings.share_seed,
        reference: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_10__/* .meanOf */ .hm)(scores.map((score) => (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .onScale */ .QA)(score, ratio))),
        scale: scale.value,
        ...(noise.steps === undefined ? {} : { steps: noise.steps }),
        scale_source: scale.source,
        unit_scale: noise.case_scale === null ? null : (0,_stats_noise_js__WEBPACK_IMPORTED_MODULE_11__/* .unitScale */ .$G)(noise).value,
        moves: session.moves,
        ...(session.checks_order ? { checks_order: true, washes: session.washes } : {}),
    };
}
function noiseIn({ noise }) {
    if (noise === null)
        throw new TypeError('a session whose noise is not known must be calibrated first');
    return noise;
}
function signOf({ settings }) {
    return settings.direction === 'max' ? 1 : -1;
}
// Source: decisions, "Integrity", rule 7.
const PLAUSIBLE_SDS = 10;
const PLAUSIBLE_FACTOR = 2;
/** The largest gain over a score that is believed; `automatic` stands for `auto`. */
function maxPlausible(session, score, automatic) {
    const options = session.settings.integrity.max_plausible;
    if (options === 'auto')
        return automatic;
    if (typeof options === 'number')
        return options;
    if ((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioOf */ .pO)(session) !== undefined)
        return Math.log(Number.parseFloat(options));
    const limit = (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .gainOfFactor */ .sf)(signOf(session), score, Number.parseFloat(options));
    // Of nothing, and of a base that was never scored, no factor gives a limit.
    return limit > 0 && Math.abs(score) < Number.MAX_VALUE ? limit : null;
}
/** The factor behind the limit: on a machine that is slower now, the same factor is a larger gain. */
function plausibleFactor(session) {
    const options = session.settings.integrity.max_plausible;
    // On a ratio scale the limit itself is a factor.
    if (!session.limits_by_pairs || typeof options === 'number' || (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioOf */ .pO)(session) !== undefined)
        return {};
    return { plausible_factor: options === 'auto' ? PLAUSIBLE_FACTOR : Number.parseFloat(options) };
}
function automaticLimit(session, { value, source }) {
    // The floor of the scale keeps it above 0; it is not a noise that was measured.
    const sigma = session.limits_by_noise && source === 'floor' ? 0 : value / Math.SQRT2;
    const twice = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioOf */ .pO)(session) === undefined
        ? (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .gainOfFactor */ .sf)(signOf(session), (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_10__/* .meanOf */ .hm)(session.scores), PLAUSIBLE_FACTOR)
        : Math.log(PLAUSIBLE_FACTOR);
    const limit = Math.max(PLAUSIBLE_SDS * sigma, twice);
    // Without noise and at a mean of 0 nothing gives a limit.
    return limit > 0 ? limit : null;
}
function assignCompare(session, proposal, policy) {
    const { incumbent } = session;
    return { kind: 'trial', session, trial: compareTrial(session, { ...proposal, incumbent, policy }) };
}
function compareTrial(session, names) {
    const { settings, is_exact: isExact, record } = session;
    const { sigma } = noiseIn(session);
    const repeats = isExact ? 1 : settings.repeats;
    const options = settings.ladder_step ?? 'auto';
    const step = options === 'auto' ? sigma / Math.sqrt(repeats) : options;
    return (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .startCompareTrial */ .iz)(names, {
        sign: signOf(session),
        is_exact: isExact,
        repeats,
        record,
        ...(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .withRatio */ .qG)(session),
        min_improvement: (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .distanceOf */ .hJ)(settings.min_improvement, record, (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioOf */ .pO)(session)),
        tolerance: names.purpose === 'simplify' ? (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .distanceOf */ .hJ)(settings.tolerance, record, (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioOf */ .pO)(session)) : 0,
        step: _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .POLICIES */ .PQ[names.policy].ownKeys.includes('ladder_step') ? step : 0,
        // Scores that are exact have no noise to measure a gain by, and an error that goes to 0 is halved again and again:
        // only the user knows what would be too much.
        max_plausible: maxPlausible(session, record, null),
        moves: session.moves,
    });
}
/**
 * A no-op against itself: kept no more often than the level says, if the evaluator is sound; where scores are exact,
 * one run that has to come out as before.
 */
function assignAaCheck(session) {
    const aaChecks = session.tasks.aaChecks + 1;
    const { incumbent } = session;
    const names = { id: `canary ${aaChecks}`, purpose: 'canary', tree: incumbent, incumbent };
    // Not screened: what an A/A check is to show is the test itself.
    const trial = session.is_exact
        ? compareTrial(session, { ...names, policy: 'greedy' })
        : (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .startPairedTrial */ .oy)(names, pairedRules(session, { a: 1 - session.settings.confidence, screen: 'off' }));
    return { session: { ...session, tasks: { ...session.tasks, aaChecks } }, trial };
}
const PROMOTION_FUTILITY_Z = 0.75;
/** The working branch head of `checkpoint` against its champion. */
function assignPromotion(session) {
    const { champion, incumbent } = session;
    const released = (0,_promotion_approval_js__WEBPACK_IMPORTED_MODULE_12__/* .pendingPromotion */ .P)(session);
    const known = released === undefined ? undefined : (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .quarantinedPromotion */ .En)(session);
    if (released !== undefined && known !== undefined) {
        return { session: (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .withTaken */ .YB)(session, released, known.id), trial: (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .waivePairedLimit */ .Bl)(known) };
    }
    const a = nextLevel(session);
    if (champion === null || a === 0)
        return undefined;
    const promotions = session.tasks.promotions + 1;
    const options = pairedRules(session, { a, screen: 'off' });
    const limit = released === undefined ? options.max_plausible : null;
    const rules = { ...options, futility_z: PROMOTION_FUTILITY_Z, max_plausible: limit };
    const names = {
        id: `promotion ${promotions}`,
        purpose: 'promotion',
        tree: incumbent,
        incumbent: champion.tree,
    };
    const next = withLevel({ ...session, tasks: { ...session.tasks, promotions } }, a);
    return {
        session: released === undefined ? next : (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .withTaken */ .YB)(next, released, names.id),
        trial: (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .startPairedTrial */ .oy)(names, rules),
    };
}
/** A kept change against its parent, tested again; e-BH then decides over all of them. */
function assignCertify(session, { id, tree, parent, keeps }) {
    const { fdr, max_pairs } = session.settings.certify;
    const rules = pairedRules(session, { a: fdr / keeps, screen: 'off' });
    return (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .startPairedTrial */ .oy)({ id, purpose: 'certify', tree, incumbent: parent }, { ...rules, max_pairs, a0: fdr });
}


/***/ }),

/***/ 14359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ startCalibration),
/* harmony export */   Xz: () => (/* binding */ reportCalibration),
/* harmony export */   tb: () => (/* binding */ nextOfCalibration)
/* harmony export */ });
/* harmony import */ var _gain_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64299);
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34663);


function startCalibration(named) {
    return { task: 'calibration', ...named, scores: [], cases: [], attempt: 0, halted: null };
}
function nextOfCalibration({ id, runs, scores, attempt, halted }, draw) {
    if (halted !== null)
        return { kind: 'halt', reason: halted };
    if (scores.length >= runs)
        return { kind: 'done' };
    return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .singleStep */ .Vp)(draw, { id, stage: 'calibrate', index: scores.length + 1, attempt }, 'incumbent');
}
function reportCalibration(calibration, results) {
    const result = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .resultOf */ .Bg)(results, 'incumbent');
    if (result === undefined)
        throw new TypeError('a calibration run needs a result of the current best');
    if (result.kind === 'failed') {
        const retry = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfter */ .P9)(calibration.attempt, result);
        return 'kind' in retry ? { ...calibration, halted: retry.reason } : { ...calibration, attempt: retry.attempt };
    }
    const unfit = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scaleIssue */ .Qt)((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scoresOf */ .xt)(results), calibration.ratio);
    if (unfit !== undefined)
        return { ...calibration, halted: unfit };
    const cases = result.cases === undefined ? calibration.cases : [...calibration.cases, result.cases];
    return { ...calibration, attempt: 0, scores: [...calibration.scores, result.score], cases };
}


/***/ }),

/***/ 86817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ reportCompare),
/* harmony export */   Nh: () => (/* binding */ waiveCompareLimit),
/* harmony export */   a0: () => (/* binding */ nextOfCompare),
/* harmony export */   iz: () => (/* binding */ startCompareTrial),
/* harmony export */   vC: () => (/* binding */ gainOf)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58164);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44785);
/* harmony import */ var _gain_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64299);
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34663);
/* harmony import */ var _policies_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65991);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8158);







function startCompareTrial(names, rules) {
    const nothing = { scores: [], again: [], evaluations: [], record: null, verdict: null };
    return { task: 'compare', ...names, rules, stage: 'measure', ...nothing };
}
/** The same test without a limit of what is plausible; if it was quarantined, its remaining runs follow. */
function waiveCompareLimit(trial) {
    const waived = { ...trial, rules: { ...trial.rules, max_plausible: null } };
    return trial.verdict?.code === 'implausible' ? compared({ ...waived, verdict: null }) : waived;
}
function nextOfCompare({ id, stage, scores, again, halted }, draw) {
    if (halted !== undefined)
        return { kind: 'halt', reason: halted };
    const index = (stage === 'measure' ? scores : again).length + 1;
    return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_3__/* .singleStep */ .Vp)(draw, { id, stage, index, attempt: 0 }, 'candidate');
}
function reportCompare(before, results) {
    const unfit = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scaleIssue */ .Qt)((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scoresOf */ .xt)(results), before.rules.ratio);
    if (unfit !== undefined)
        return { ...before, halted: unfit };
    const trial = { ...before, evaluations: (0,_measurement_js__WEBPACK_IMPORTED_MODULE_3__/* .withEvaluations */ ._w)(before.evaluations, results) };
    const result = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_3__/* .resultOf */ .Bg)(results, 'candidate');
    if (result === undefined)
        throw new TypeError('a run needs a result of the candidate');
    if (result.kind === 'failed')
        return { ...trial, verdict: (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .failureVerdict */ .Ui)(result) };
    if (trial.stage !== 'measure')
        return reportRetry(trial, result.score);
    const scores = [...trial.scores, result.score];
    const measured = { ...trial, scores };
    return scores.length < trial.rules.repeats ? measured : compared(measured);
}
function ended(trial, code, reason) {
    return { ...trial, verdict: (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictOf */ .Vj)(code, reason) };
}
/** How much better the candidate's mean is than the record. */
function gainOf({ rules, scores }) {
    const { sign, record, ratio } = rules;
    return sign * ((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .onScale */ .QA)((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(scores), ratio) - (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .onScale */ .QA)(record, ratio)) + 0;
}
function compared(trial) {
    const { rules, policy, scores } = trial;
    const [score = rules.record] = scores;
    if (trial.purpose === 'canary' && score !== rules.record)
        return differed(trial, rules.record, score);
    const gain = gainOf(trial);
    const shown = `${(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .renderGain */ .WB)(gain, rules.sign, rules.ratio)} against the record, mean of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(scores.length, 'run')}`;
    if (!isGain(trial, gain))
        return ended(trial, 'not-better', shown);
    const limit = rules.max_plausible;
    if (limit !== null && gain > limit) {
        const most = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .renderLimit */ .o5)(limit, rules.sign, rules.ratio);
        return ended(trial, 'implausible', `${shown}, is more than ${most}, the most that is plausible`);
    }
    // The score that won is a lucky one; a branch head is held to a fresh one.
    if (_policies_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .POLICIES */ .PQ[policy].hasWorkingLine)
        return { ...trial, stage: 'remeasure' };
    if (rules.is_exact)
        return { ...trial, stage: 'rerun' };
    return ended({ ...trial, record: recordAfter(trial) }, 'better', `${wordFor(trial)}: ${shown}`);
}
function differed(trial, first, score) {
    const [before, now] = [(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_6__/* .renderApart */ .Fw)(first, score), (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_6__/* .renderApart */ .Fw)(score, first)];
    const reason = `the same tree scored ${before}, then ${now}: the evaluator is noisy, and is calibrated again`;
    return ended(trial, 'nondeterministic', reason);
}
function wordFor({ purpose }) {
    return purpose === 'simplify' ? 'within the tolerance' : 'better';
}
function isGain({ purpose, policy, rules }, gain) {
    if (purpose === 'simplify')
        return gain >= -rules.tolerance;
    return _policies_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .POLICIES */ .PQ[policy].isGain(gain, rules);
}
function recordAfter({ policy, rules, scores }) {
    return _policies_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .POLICIES */ .PQ[policy].recordAfter((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(scores), rules);
}
function reportRetry(trial, score) {
    const again = [...trial.again, score];
    const recorded = { ...trial, again };
    const shown = `${(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .renderGain */ .WB)(gainOf(trial), trial.rules.sign, trial.rules.ratio)} against the record`;
    if (trial.stage === 'rerun') {
        const [first = score] = trial.scores;
        if (first !== score)
            return differed(recorded, first, score);
        return ended({ ...recorded, record: score }, 'better', `${wordFor(trial)}: ${shown}, and the same when run again`);
    }
    if (again.length < trial.rules.repeats)
        return recorded;
    return ended({ ...recorded, record: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(again) }, 'working', `kept on the working line: ${shown}`);
}


/***/ }),

/***/ 76442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mx: () => (/* binding */ nextOfConfirmation),
/* harmony export */   _R: () => (/* binding */ startConfirmation),
/* harmony export */   bY: () => (/* binding */ confirmedOf),
/* harmony export */   ws: () => (/* binding */ reportConfirmation)
/* harmony export */ });
/* harmony import */ var _stats_carry_over_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88898);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44785);
/* harmony import */ var _stats_student_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37763);
/* harmony import */ var _gain_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64299);
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34663);





function startConfirmation(request) {
    return { task: 'confirmation', ...request, attempt: 0, pairs: [], evaluations: [], halted: null };
}
function nextOfConfirmation(confirmation, draw) {
    const { id, planned, pairs, attempt, halted, share_seed: shareSeed } = confirmation;
    if (halted !== null)
        return { kind: 'halt', reason: halted };
    if (pairs.length >= planned)
        return { kind: 'done' };
    const options = { shareSeed, washes: confirmation.washes, before: (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .lastArmOf */ .q2)(pairs.at(-1), confirmation) };
    return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .pairStep */ .bi)(draw, { id, stage: 'confirm', index: pairs.length + 1, attempt }, options);
}
function reportConfirmation(confirmation, results) {
    const unfit = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scaleIssue */ .Qt)((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .scoresOf */ .xt)(results), confirmation.ratio);
    if (unfit !== undefined)
        return { ...confirmation, halted: unfit };
    const read = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .readPair */ .$T)(results);
    if (read.kind !== 'pair') {
        // To leave out the pairs in which the final tree fails would flatter it.
        if (read.kind === 'crash')
            return { ...confirmation, halted: `the final tree failed: ${read.failure.reason}` };
        const retry = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfter */ .P9)(confirmation.attempt, read);
        return 'kind' in retry ? { ...confirmation, halted: retry.reason } : { ...confirmation, attempt: retry.attempt };
    }
    const pair = { candidate: read.candidate.score, incumbent: read.incumbent.score, first: results[0]?.arm };
    const evaluations = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .withEvaluations */ ._w)(confirmation.evaluations, results);
    return { ...confirmation, attempt: 0, pairs: [...confirmation.pairs, pair], evaluations };
}
/** The mean gain with its paired t interval. */
function confirmedOf({ sign, pairs, confidence, checks_order: isChecked = false, ratio, }) {
    const differences = pairs.map(({ candidate, incumbent }) => sign * ((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .onScale */ .QA)(candidate, ratio) - (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .onScale */ .QA)(incumbent, ratio)) + 0);
    const count = differences.length;
    const ordered = pairs.map(({ first }, index) => ({ first, difference: differences[index] ?? 0 }));
    if (count < 2)
        throw new TypeError('an interval needs two pairs');
    const estimate = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .meanOf */ .hm)(differences);
    const half = ((0,_stats_student_js__WEBPACK_IMPORTED_MODULE_3__/* .quantileOfT */ .L)(1 - confidence, count - 1) * (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .deviationOf */ .D7)(differences)) / Math.sqrt(count);
    return {
        pairs: count,
        estimate,
        interval: [estimate - half, estimate + half],
        confidence,
        baseline_mean: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .meanOf */ .hm)(pairs.map(({ incumbent }) => incumbent)),
        carry_over: isChecked ? ((0,_stats_carry_over_js__WEBPACK_IMPORTED_MODULE_4__/* .findCarryOver */ .Zz)(ordered) ?? null) : null,
    };
}


/***/ }),

/***/ 50870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   _0: () => (/* binding */ findSameChange),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74405);

function isBlank({ normal }) {
    return normal === _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_BUT_BLANKS */ .Qp;
}
/** The name of a change to the current best; undefined: what it changes is unknown. */
function changeOf({ incumbent }, { normal }) {
    return normal == null ? undefined : `${incumbent} ${normal}`;
}
/** Another tree that the same change was tested as, blanks aside, against the current best. */
function findSameChange(session, proposal) {
    const tree = session.changes[changeOf(session, proposal) ?? ''];
    if (tree === undefined || tree === proposal.tree)
        return undefined;
    const known = session.trees[tree];
    return known === undefined ? undefined : { tree, ...known };
}


/***/ }),

/***/ 57570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ evidenceOf)
/* harmony export */ });
/* harmony import */ var _stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24079);
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44785);
/* harmony import */ var _compare_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86817);
/* harmony import */ var _paired_trial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28834);




/** The evidence of a trial, at any point of it. */
function evidenceOf(trial) {
    return trial.task === 'paired' ? pairedEvidence(trial) : compareEvidence(trial);
}
function pairedEvidence(trial) {
    const { rules, eProcess, pairs, units, screen_score } = trial;
    const differences = pairs.map(({ difference }) => difference);
    return {
        kind: 'paired',
        statistic: rules.ratio === undefined ? _stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__/* .STATISTICS */ .gS.plain : _stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__/* .STATISTICS */ .gS.insured,
        ...(rules.ratio === undefined ? {} : { score_scale: 'ratio' }),
        a: rules.a,
        scale: rules.scale,
        scale_source: rules.scale_source,
        unit: rules.unit_scale === null ? 'pair' : 'case',
        units: rules.unit_scale === null ? pairs.length : units.length,
        differences,
        effect: (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .effectOf */ .$x)(trial),
        sd: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_3__/* .deviationOf */ .D7)(differences),
        log_e: (0,_stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__/* .logEvidence */ .y8)(eProcess),
        log_e_max: eProcess.log_max,
        p: (0,_stats_e_process_js__WEBPACK_IMPORTED_MODULE_0__/* .anytimeP */ .Al)(eProcess),
        screen_score,
    };
}
function compareEvidence(trial) {
    const { policy, rules, scores, again } = trial;
    const statistic = rules.is_exact ? 'exact' : policy;
    return {
        kind: 'compare',
        statistic,
        ...(rules.ratio === undefined ? {} : { score_scale: 'ratio' }),
        record: rules.record,
        scores,
        again,
        effect: scores.length === 0 ? 0 : (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .gainOf */ .vC)(trial),
    };
}


/***/ }),

/***/ 34663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ readPair),
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   OT: () => (/* binding */ WASHOUT),
/* harmony export */   P9: () => (/* binding */ retryAfter),
/* harmony export */   Vp: () => (/* binding */ singleStep),
/* harmony export */   _w: () => (/* binding */ withEvaluations),
/* harmony export */   an: () => (/* binding */ STAGES),
/* harmony export */   bi: () => (/* binding */ pairStep),
/* harmony export */   oU: () => (/* binding */ washoutIndex),
/* harmony export */   q2: () => (/* binding */ lastArmOf),
/* harmony export */   yu: () => (/* binding */ isMoved)
/* harmony export */ });
/**
 * `measure`: runs of a candidate that are compared with a stored score; `remeasure`: of a branch head that was just
 * kept.
 */
const STAGES = ['calibrate', 'screen', 'pair', 'measure', 'rerun', 'remeasure', 'confirm', 'certify'];
/** Unscored: it leaves behind what the arm itself leaves behind, and nothing of the other arm. */
const WASHOUT = 'washout';
/**
 * The arm that ran last before a pair; undefined: not known, as after a void pair, of which either arm may be the last.
 */
function lastArmOf(pair, { attempt }) {
    if (attempt > 0 || pair?.first === undefined)
        return undefined;
    return pair.first === 'candidate' ? 'incumbent' : 'candidate';
}
/** Ids of the runs that a task rests on, with those of the results that it has just taken in. */
function withEvaluations(known, results) {
    return [...known, ...results.flatMap(({ evaluation }) => evaluation ?? [])];
}
// A pair is tried again so often when the arm of the current best fails.
const MAX_RETRIES = 2;
/** One run of one arm, with a fresh seed. */
function singleStep(draw, { id, ...place }, arm) {
    const { seed } = draw(labelOf({ id, ...place }));
    return { kind: 'measure', ...place, order_bit: null, runs: [{ arm, seed }] };
}
/** Number of the unscored run before the run at a position of a pair. */
function washoutIndex(pair, position) {
    return 2 * pair - 1 + position;
}
/** One run of each arm in the order of the coin, with one fresh seed for both, or one each. */
function pairStep(draw, { id, ...place }, { shareSeed, washes = false, before }) {
    const label = labelOf({ id, ...place });
    const { seed, bit } = draw(label);
    const order = bit === 1 ? ['candidate', 'incumbent'] : ['incumbent', 'candidate'];
    const runs = order.map((arm, position) => ({
        arm,
        seed: shareSeed ? seed : draw(`${label} ${arm}`).seed,
        ...(washes && arm !== (position === 0 ? before : order[0]) ? { isWashed: true } : {}),
    }));
    return { kind: 'measure', ...place, order_bit: bit, runs };
}
function labelOf({ id, stage, index, attempt }) {
    return `${id} ${stage} ${index} ${attempt}`;
}
/**
 * Reads the results of a pair. Where both arms failed it is void: a machine on which the current best fails says nothing
 * about the candidate.
 */
function readPair(results) {
    const moved = results.find(isMoved);
    if (moved !== undefined)
        return { kind: 'void', reason: moved.reason, isMoved: true };
    const incumbent = resultOf(results, 'incumbent');
    if (incumbent?.kind === 'failed')
        return { kind: 'void', reason: incumbent.reason };
    const candidate = resultOf(results, 'candidate');
    if (candidate?.kind === 'failed')
        return { kind: 'crash', failure: candidate };
    if (candidate === undefined || incumbent === undefined)
        throw new TypeError('a pair needs a result of each arm');
    return { kind: 'pair', candidate, incumbent };
}
/** Whether a run is void because the environment changed meanwhile. */
function isMoved(result) {
    return result.kind === 'failed' && result.isMoved === true;
}
/** The result of an arm; a score that is no finite number is a failure. */
function resultOf(results, arm) {
    const found = results.find((result) => result.arm === arm);
    if (found?.kind !== 'scored')
        return found;
    const scores = [found.score, ...Object.values(found.cases ?? {})];
    if (scores.every(Number.isFinite))
        return found;
    return { arm, kind: 'failed', reason: 'a score is not a finite number' };
}
/** After a failure of the current best: the number of the next attempt, or the end of all of them. */
function retryAfter(attempt, { reason, isMoved: hasMoved }) {
    if (attempt < MAX_RETRIES)
        return { attempt: attempt + 1 };
    const what = hasMoved === true ? 'no pair counted' : 'the current best failed';
    return { kind: 'halt', reason: `${what} ${attempt + 1} times in a row: ${reason}` };
}


/***/ }),

/***/ 28834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a7: () => (/* binding */ PURPOSES),
  tp: () => (/* binding */ continuePairedTrial),
  Pq: () => (/* binding */ differenceOf),
  $x: () => (/* binding */ effectOf),
  sf: () => (/* binding */ gainOfFactor),
  UP: () => (/* binding */ nextOfPaired),
  GD: () => (/* binding */ reportPaired),
  oy: () => (/* binding */ startPairedTrial),
  Bl: () => (/* binding */ waivePairedLimit)
});

// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/stats/carry-over.js
var carry_over = __webpack_require__(88898);
// EXTERNAL MODULE: ./build/stats/e-process.js
var e_process = __webpack_require__(24079);
// EXTERNAL MODULE: ./build/stats/moments.js
var moments = __webpack_require__(44785);
// EXTERNAL MODULE: ./build/stats/signed-rank.js
var signed_rank = __webpack_require__(48741);
// EXTERNAL MODULE: ./build/base/median.js
var median = __webpack_require__(50748);
// EXTERNAL MODULE: ./build/stats/robust-scale.js
var robust_scale = __webpack_require__(52164);
;// CONCATENATED MODULE: ./build/decision/futility.js



/** The scale of the next difference, from what was before it. */
function scaleAfter({ rules, pairs }) {
    if (rules.steps === undefined)
        return rules.scale;
    return (0,robust_scale/* robustScale */.K9)(rules.steps, pairs.map(({ difference }) => difference));
}
/** Whether the pairs that are left can hardly decide for the candidate. */
function isFutile(trial) {
    const { rules, pairs, units, purpose, cap } = trial;
    const isByCase = rules.unit_scale !== null;
    const differences = isByCase ? units : pairs.map(({ difference }) => difference);
    const count = differences.length;
    // Of three one may be an outlier.
    const isRobust = rules.ratio !== undefined && !isByCase;
    if (count < (isRobust ? 3 : 2))
        return false;
    const mean = isRobust ? (0,median/* centralMedian */.w)(differences) : (0,moments/* meanOf */.hm)(differences);
    const least = purpose === 'simplify' ? 0 : rules.min_improvement;
    if (isByCase && differences.every((difference) => difference === 0))
        return pairs.length > 1 && rules.tolerance === 0;
    const scale = isByCase ? Math.sqrt((0,moments/* meanOf */.hm)(differences.map((each) => each * each))) : scaleAfter(trial);
    const most = isByCase ? (count / pairs.length) * cap : cap;
    // The mean that the last pair would have to show, halved: what stays below it cannot be made up for.
    const reachable = 0.5 * scale * Math.sqrt((2 * Math.log(1 / rules.a0)) / most);
    return mean + rules.tolerance + (rules.futility_z * scale) / Math.sqrt(count) < Math.max(least, reachable);
}

// EXTERNAL MODULE: ./build/decision/gain-scale.js
var gain_scale = __webpack_require__(64299);
// EXTERNAL MODULE: ./build/decision/measurement.js
var measurement = __webpack_require__(34663);
// EXTERNAL MODULE: ./build/decision/verdict.js
var verdict = __webpack_require__(8158);
;// CONCATENATED MODULE: ./build/decision/paired-trial.js









/** What a test is for. A simplification need not be better, only no worse than its tolerance. */
const PURPOSES = ['candidate', 'simplify', 'canary', 'promotion', 'certify'];
function startPairedTrial(names, rules) {
    return {
        task: 'paired',
        ...names,
        rules,
        cap: rules.max_pairs,
        is_screened: rules.screen === 'off',
        screen_score: null,
        attempt: 0,
        pairs: [],
        evaluations: [],
        eProcess: (0,e_process/* startEProcess */.RT)(rules.unit_scale ?? rules.scale, rules.ratio !== undefined),
        units: [],
        cases: [],
        pooled: { pairs: 0, units: 0 },
        halted: null,
        verdict: null,
    };
}
/** Continues with the same evidence: after a halt, or with as many pairs again where they had run out. */
function continuePairedTrial(trial) {
    const cap = trial.verdict === null ? trial.cap : trial.cap + trial.rules.max_pairs;
    return { ...trial, cap, attempt: 0, halted: null, verdict: null };
}
/** The same test without a limit of what is plausible: if it was quarantined, its evidence decides. */
function waivePairedLimit(trial) {
    const waived = { ...trial, rules: { ...trial.rules, max_plausible: null } };
    return trial.verdict?.code === 'implausible' ? decided({ ...waived, verdict: null }, true) : waived;
}
function nextOfPaired(trial, draw) {
    const { id, attempt, purpose, rules, halted } = trial;
    if (halted !== null)
        return { kind: 'halt', reason: halted };
    if (!trial.is_screened)
        return (0,measurement/* singleStep */.Vp)(draw, { id, stage: 'screen', index: 1, attempt: 0 }, 'candidate');
    const stage = purpose === 'certify' ? 'certify' : 'pair';
    const options = { shareSeed: rules.share_seed, washes: rules.washes, before: (0,measurement/* lastArmOf */.q2)(trial.pairs.at(-1), trial) };
    return (0,measurement/* pairStep */.bi)(draw, { id, stage, index: trial.pairs.length + 1, attempt }, options);
}
function reportPaired(trial, results) {
    const unfit = (0,gain_scale/* scaleIssue */.Qt)((0,gain_scale/* scoresOf */.xt)(results), trial.rules.ratio);
    if (unfit !== undefined)
        return { ...trial, halted: unfit };
    if (!trial.is_screened)
        return reportScreen(withRuns(trial, results), results);
    const read = (0,measurement/* readPair */.$T)(results);
    if (read.kind === 'void')
        return withVoid(trial, read);
    if (read.kind === 'pair' && trial.rules.unit_scale !== null && read.incumbent.cases === undefined) {
        return withVoid(trial, { reason: 'it reported no scores of its cases' });
    }
    return reportPair(withRuns(trial, results), read, results[0]?.arm);
}
function withRuns(trial, results) {
    return { ...trial, evaluations: (0,measurement/* withEvaluations */._w)(trial.evaluations, results) };
}
function ended(trial, code, reason) {
    return { ...trial, verdict: (0,verdict/* verdictOf */.Vj)(code, reason) };
}
function reportScreen(trial, results) {
    const { sign, screen, reference, scale, ratio } = trial.rules;
    const result = (0,measurement/* resultOf */.Bg)(results, 'candidate');
    if (result === undefined)
        throw new TypeError('a screening run needs a result of the candidate');
    if (result.kind === 'failed')
        return { ...trial, verdict: (0,verdict/* failureVerdict */.Ui)(result) };
    // The score is no evidence: a lucky one must not be counted twice.
    const screened = { ...trial, is_screened: true, screen_score: result.score };
    const limit = screen === 'off' ? Number.NEGATIVE_INFINITY : (screen * scale) / Math.SQRT2;
    const difference = sign * ((0,gain_scale/* onScale */.QA)(result.score, ratio) - reference);
    if (difference >= limit)
        return screened;
    return ended(screened, 'screen', `screened out: one run was ${screenedBy(difference, trial.rules)} of the current best`);
}
function screenedBy(difference, { sign, ratio }) {
    if (ratio !== undefined)
        return `${(0,gain_scale/* renderGain */.WB)(difference, sign, ratio)}, against the mean`;
    const by = difference < 0 ? `${(0,verdict/* figure */.vP)(-difference)} worse` : `no more than ${(0,verdict/* figure */.vP)(difference)} better`;
    return `${by} than the mean`;
}
function reportPair(trial, read, first) {
    if (read.kind === 'crash')
        return { ...trial, verdict: (0,verdict/* failureVerdict */.Ui)(read.failure) };
    const { candidate, incumbent } = read;
    if (trial.rules.unit_scale === null)
        return decided(withPair(trial, { ...read, first }, undefined), true);
    const names = Object.keys(incumbent.cases ?? {});
    const missing = names.filter((name) => !Object.hasOwn(candidate.cases ?? {}, name));
    if (missing.length > 0) {
        // Leaving out the hard cases is a way to score well.
        return ended(trial, 'crash', `the candidate failed: it has no score for ${(0,base_text/* plural */.LS)(missing.length, 'case')}`);
    }
    const known = new Set(trial.cases);
    const fresh = names.filter((name) => !known.has(name));
    return decided(withPair(trial, { ...read, first }, fresh), fresh.length > 0);
}
function withVoid(trial, why) {
    const retry = (0,measurement/* retryAfter */.P9)(trial.attempt, why);
    return 'kind' in retry ? { ...trial, halted: retry.reason } : { ...trial, attempt: retry.attempt };
}
// Squares of it still are finite; the score that stands for a failure is the largest double.
const MAX_DIFFERENCE = 1e150;
/** How much better the candidate is, whatever the direction. */
function differenceOf(sign, candidate, best, ratio) {
    const difference = sign * ((0,gain_scale/* onScale */.QA)(candidate, ratio) - (0,gain_scale/* onScale */.QA)(best, ratio));
    // A difference of 0 is 0, not -0, which JSON would not give back.
    return Math.min(MAX_DIFFERENCE, Math.max(-MAX_DIFFERENCE, difference)) + 0;
}
function withPair(trial, { candidate, incumbent, first, }, fresh) {
    const { sign, tolerance, ratio } = trial.rules;
    const pair = {
        index: trial.pairs.length + 1,
        attempt: trial.attempt,
        candidate: candidate.score,
        incumbent: incumbent.score,
        difference: differenceOf(sign, candidate.score, incumbent.score, ratio),
        ...(trial.rules.checks_order === true ? { first } : {}),
    };
    const units = fresh?.map((name) => differenceOf(sign, candidate.cases?.[name] ?? 0, incumbent.cases?.[name] ?? 0, ratio));
    const evidence = (units ?? [pair.difference]).map((difference) => difference + tolerance);
    return {
        ...trial,
        attempt: 0,
        pairs: [...trial.pairs, pair],
        eProcess: (0,e_process/* feedEProcess */.x)(trial.eProcess, evidence, units === undefined ? scaleAfter(trial) : undefined),
        units: units === undefined ? trial.units : [...trial.units, ...units],
        cases: fresh === undefined ? trial.cases : [...trial.cases, ...fresh],
    };
}
/** So many times as good: a multiple of the size where more of it is better, a fraction of it where less is. */
function gainOfFactor(sign, score, factor) {
    return Math.abs(score) * (sign * score > 0 ? factor - 1 : 1 - 1 / factor);
}
/** The largest gain that is believed; null: no limit. */
function plausibleLimit({ rules, pairs }) {
    const { max_plausible: limit, plausible_factor: factor, sign } = rules;
    if (limit === null || factor === undefined)
        return limit;
    const incumbent = (0,moments/* meanOf */.hm)(pairs.map((pair) => pair.incumbent));
    return Math.max(limit, gainOfFactor(sign, incumbent, factor));
}
const TOO_LITTLE = 'too little to distinguish from chance';
function decided(trial, isFresh) {
    const { rules, eProcess, pairs, purpose } = trial;
    const mean = effectOf(trial);
    const shown = `${shownGainOf(trial)} over ${(0,base_text/* plural */.LS)(pairs.length, 'pair')}`;
    const isSimpler = purpose === 'simplify';
    const least = isSimpler ? -rules.tolerance : rules.min_improvement;
    if ((0,e_process/* isEvident */.Q3)(eProcess, rules.a) && mean >= least) {
        const limit = plausibleLimit(trial);
        if (limit !== null && mean > limit) {
            const most = (0,gain_scale/* renderLimit */.o5)(limit, rules.sign, rules.ratio);
            return ended(trial, 'implausible', `${shown} is more than ${most}, the most that is plausible`);
        }
        const order = orderOf(trial, isFresh);
        if (order !== undefined)
            return order;
        return ended(trial, 'evident', `${isSimpler ? 'no worse than the tolerance' : 'better'}: ${shown}`);
    }
    if (isFutile(trial))
        return rejected(trial, 'futile', `${mean > 0 ? TOO_LITTLE : 'not better'}: ${shown}`);
    if (!isFresh)
        return rejected(trial, 'cases-spent', `every case was run, and they do not decide: ${shown}`);
    if (pairs.length < trial.cap)
        return trial;
    return rejected(trial, 'cap', `the pairs ran out before they decided: ${shown}`);
}
// Beyond the cap, for the check alone: nearly always a handful is enough.
const MAX_ORDER_PAIRS = 24;
/** What the check for carry-over has against a test that would end as better; undefined: nothing. */
function orderOf(trial, isFresh) {
    const { rules, pairs, purpose, cap } = trial;
    if (rules.checks_order !== true || purpose === 'canary' || purpose === 'certify')
        return undefined;
    const isCarried = (0,carry_over/* findCarryOver */.Zz)(pairs);
    if (isCarried === true) {
        const reason = `runs depend on what ran before them: ${shownGainOf(trial)} over ${(0,base_text/* plural */.LS)(pairs.length, 'pair')} is no evidence`;
        return { ...rejected(trial, 'carry-over', reason), is_carried: true };
    }
    // Cases that were all run decide nothing more: what they can say of the order they have said.
    if (isCarried === false || rules.unit_scale !== null || !isFresh)
        return undefined;
    if (pairs.length < cap + MAX_ORDER_PAIRS)
        return trial;
    return rejected(trial, 'cap', 'the pairs ran out before their order could be checked');
}
function shownGainOf({ rules, pairs }) {
    return (0,gain_scale/* renderGain */.WB)(effectOf({ rules, pairs }), rules.sign, rules.ratio);
}
/** How much better the candidate is, on average over the pairs; on a ratio scale as a comparison of commits has it. */
function effectOf({ pairs, rules }) {
    const differences = pairs.map(({ difference }) => difference);
    if (rules.ratio === undefined)
        return (0,moments/* meanOf */.hm)(differences);
    return differences.length === 0 ? 0 : (0,signed_rank/* signedRankEstimate */.Zg)(differences);
}
// Of the scale: a batch of provisionally accepted changes that shows less is given up.
const ROLL_BACK_BELOW = 0.25;
function rejected(trial, code, reason) {
    if (trial.purpose !== 'promotion')
        return ended(trial, code, reason);
    const isLost = effectOf(trial) < ROLL_BACK_BELOW * trial.rules.scale;
    return ended(trial, isLost ? 'rolled-back' : 'goes-on', reason);
}


/***/ }),

/***/ 64768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ pendingPromotion),
/* harmony export */   U: () => (/* binding */ isPromotion)
/* harmony export */ });
/** Whether a test is of the working line of `checkpoint`. */
function isPromotion(task) {
    return task.startsWith('promotion ');
}
/** The promotion test that a person's word is on, where nothing came of it yet and there is something to promote. */
function pendingPromotion({ champion, incumbent, releases }) {
    if (champion === null || champion.tree === incumbent)
        return undefined;
    return Object.entries(releases).find(([task, { is_done: isDone }]) => isPromotion(task) && !isDone)?.[0];
}


/***/ }),

/***/ 55434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isMute),
/* harmony export */   Rq: () => (/* binding */ endIssue),
/* harmony export */   _y: () => (/* binding */ isNegativeControlOff),
/* harmony export */   x: () => (/* binding */ RUN_ENDS)
/* harmony export */ });
/** How a run of the evaluator ended; `moved`: the environment was another one before it was over, so it is void. */
const RUN_ENDS = ['scored', 'failed', 'tamper', 'moved', 'aborted', 'infra', 'killed'];
// The caller, the machine or a signal ended them: they say nothing of what was run.
const NEGATIVE_CONTROL_OFF = new Set(['aborted', 'infra', 'killed']);
const CLOCK_MS = 24 * 60 * 60 * 1000;
/** Whether a run was broken off by something that is not its tree's doing: no decision may rest on it. */
function isNegativeControlOff({ ended }) {
    return NEGATIVE_CONTROL_OFF.has(ended);
}
/** Whether a run says nothing at all: it was broken off, or is void because the environment changed. */
function isMute({ ended }) {
    return ended === 'moved' || isNegativeControlOff({ ended });
}
/** What a run says of its end that its other members do not. */
function endIssue(run) {
    const { id, ended, score, exit_code: exitCode, reason } = run;
    const [start, end] = [Date.parse(run.started_at), Date.parse(run.ended_at)];
    // A clock may be set back meanwhile, by as much as a day.
    if (!(end - start > -CLOCK_MS))
        return `evaluation ${id} has no times that can be: ${run.started_at}, ${run.ended_at}`;
    if (ended === null)
        return undefined;
    const isScored = ended === 'scored';
    if (isScored !== (score !== null)) {
        return `evaluation ${id} is recorded as ${ended}, and has ${score === null ? 'no score' : `the score ${score}`}`;
    }
    if (isScored !== (reason === null))
        return `evaluation ${id} is ${ended}, and the reason for it is ${reason}`;
    if (isScored && exitCode !== 0)
        return `evaluation ${id} has a score, and the exit code ${exitCode}`;
    return undefined;
}


/***/ }),

/***/ 9176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ RULES_OF_NEW_RUNS),
/* harmony export */   Cb: () => (/* binding */ RULES_OF_EARLIER_RUNS),
/* harmony export */   aW: () => (/* binding */ runRulesOf),
/* harmony export */   xG: () => (/* binding */ runRules)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);

// Runs that an earlier version began have none of these in their header, and go on without them.
const rule = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), false);
/** What runs of this version do and those of earlier ones did not, as the run header records it. */
const runRules = {
    /** Tests have to pass the check for carry-over. */
    checks_order: rule,
    /** `max_plausible: auto` goes by measured noise alone. */
    limits_by_noise: rule,
    /** A factor as `max_plausible` is one of the scores in the pairs. */
    limits_by_pairs: rule,
    /** What ended as carry-over is tested again from nothing; a test of an earlier run continues with its pairs. */
    restarts_carry_over: rule,
};
const RULES_OF_EARLIER_RUNS = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(runRules).parse({});
const RULES_OF_NEW_RUNS = {
    checks_order: true,
    limits_by_noise: true,
    limits_by_pairs: true,
    restarts_carry_over: true,
};
/** The rules among the members of a run header. */
function runRulesOf(header) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(runRules).parse(header);
}


/***/ }),

/***/ 47695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ falseAcceptanceBound),
/* harmony export */   Ec: () => (/* binding */ withEnvironment),
/* harmony export */   KR: () => (/* binding */ beginCalibration),
/* harmony export */   M_: () => (/* binding */ dueIn),
/* harmony export */   TC: () => (/* binding */ IN_TEST),
/* harmony export */   Zj: () => (/* binding */ withCalibration),
/* harmony export */   Zq: () => (/* binding */ MAX_SCORES),
/* harmony export */   _8: () => (/* binding */ withNegativeControlRun),
/* harmony export */   bm: () => (/* binding */ withNegativeControl),
/* harmony export */   dn: () => (/* binding */ confirmationIn),
/* harmony export */   e$: () => (/* binding */ withConfirmed),
/* harmony export */   eJ: () => (/* binding */ findFollowUp),
/* harmony export */   fA: () => (/* binding */ openSession),
/* harmony export */   fz: () => (/* binding */ evaluateNegativeControlIn),
/* harmony export */   iP: () => (/* binding */ EXACT_PAIRS),
/* harmony export */   lH: () => (/* binding */ withEffort),
/* harmony export */   m4: () => (/* binding */ withoutBaseline),
/* harmony export */   nU: () => (/* binding */ isNegativeControlDue)
/* harmony export */ });
/* harmony import */ var _stats_moments_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44785);
/* harmony import */ var _stats_noise_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8638);
/* harmony import */ var _aa_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70260);
/* harmony import */ var _calibration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14359);
/* harmony import */ var _confirmation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76442);
/* harmony import */ var _effort_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65157);
/* harmony import */ var _gain_scale_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64299);
/* harmony import */ var _negative_control_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77628);
/* harmony import */ var _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65991);
/* harmony import */ var _promotion_approval_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(64768);
/* harmony import */ var _run_rules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9176);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82922);












/** Code of a tree whose test goes on. */
const IN_TEST = 'in-test';
/** The state of a run before anything was measured. */
function openSession({ settings, base, costs }) {
    const effort = (0,_effort_js__WEBPACK_IMPORTED_MODULE_3__/* .decideEffort */ .nY)(settings.effort, costs);
    return {
        settings,
        effort,
        effort_rules: (0,_effort_js__WEBPACK_IMPORTED_MODULE_3__/* .expandEffort */ .Bn)(settings, effort),
        policy: settings.decision === 'auto' ? null : settings.decision,
        is_exact: false,
        is_noisy: false,
        incumbent: base,
        scores: [],
        record: 0,
        stream: [],
        noise: null,
        last_noise: null,
        level: { tested: 0, kept: 0 },
        spent: 0,
        is_unbounded: false,
        trees: {},
        changes: {},
        open: {},
        held: {},
        releases: {},
        aaChecks: _aa_check_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_AA_CHECKS */ .P8,
        champion: null,
        reverts: [],
        confirmed: 0,
        tasks: { calibrations: 0, aaChecks: 0, promotions: 0 },
        warnings: [],
        moves: 0,
        ..._run_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .RULES_OF_EARLIER_RUNS */ .Cb,
        score_scale: 'difference',
        score_unit: null,
        washes: false,
    };
}
/** A base that is not scored: whatever has a score beats it, and what comes after has to beat that. */
function withoutBaseline(session) {
    const noise = (0,_stats_noise_js__WEBPACK_IMPORTED_MODULE_9__/* .noiseOf */ .YN)([], []);
    const aaChecks = { ...session.aaChecks, broken: null };
    const record = session.settings.direction === 'min' ? Number.MAX_VALUE : -Number.MAX_VALUE;
    const score_scale = 'difference';
    return { ...session, policy: session.policy ?? 'greedy', record, noise, last_noise: noise, aaChecks, score_scale };
}
/** Takes a run of the negative control in. */
function withNegativeControlRun(session, { score, tree }) {
    const { scores, ...known } = session.aaChecks.broken ?? _negative_control_js__WEBPACK_IMPORTED_MODULE_5__/* .UNTRIED */ .yv;
    return { ...session, aaChecks: { ...session.aaChecks, broken: { ...known, scores: [...scores, score], tree } } };
}
/** Takes in whether it failed, as it must, and what is odd about it. */
function withNegativeControl(session, recorded) {
    const { passed, remark } = recorded;
    return {
        ...session,
        aaChecks: { ...session.aaChecks, broken: { ...(session.aaChecks.broken ?? _negative_control_js__WEBPACK_IMPORTED_MODULE_5__/* .UNTRIED */ .yv), passed, remark } },
    };
}
/** What the runs of the negative control say so far. */
function evaluateNegativeControlIn({ aaChecks, stream, settings, incumbent }) {
    const { scores, tree } = aaChecks.broken ?? _negative_control_js__WEBPACK_IMPORTED_MODULE_5__/* .UNTRIED */ .yv;
    const sign = settings.direction === 'max' ? 1 : -1;
    return (0,_negative_control_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluateNegativeControl */ .SP)({ scores, base: stream, sign, isCurrentBest: tree === incumbent });
}
/**
 * Continues in another environment: stored scores are of the one before, so the current best is measured again before
 * anything is compared with them. Tests that are in their pairs go on: both arms of each are of one environment.
 */
function withEnvironment(session, recorded) {
    const { scores, noise, warnings, aaChecks } = session;
    return {
        ...session,
        scores: [],
        stream: [],
        // A base that is never scored has none.
        noise: scores.length === 0 ? noise : null,
        aaChecks: aaChecks.broken?.passed === null ? { ...aaChecks, broken: _negative_control_js__WEBPACK_IMPORTED_MODULE_5__/* .UNTRIED */ .yv } : aaChecks,
        warnings: [...warnings, `evaluations go on in another environment: ${recorded}`],
        moves: session.moves + 1,
    };
}
/** Changes the effort, the one thing that may change between candidates. */
function withEffort(session, effort) {
    const settings = { ...session.settings, effort };
    return { ...session, settings, effort, effort_rules: (0,_effort_js__WEBPACK_IMPORTED_MODULE_3__/* .expandEffort */ .Bn)(settings, effort) };
}
// Scores that always came out the same are asked for twice where the environment is another one.
const EXACT_RUNS = 2;
function beginCalibration(session) {
    const calibrations = session.tasks.calibrations + 1;
    const calibration = (0,_calibration_js__WEBPACK_IMPORTED_MODULE_1__/* .startCalibration */ .HV)({
        id: `calibration ${calibrations}`,
        tree: session.incumbent,
        runs: session.is_exact ? EXACT_RUNS : (0,_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .calibrationRuns */ .D9)(session.settings),
        ...(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .withRatio */ .qG)(session),
    });
    return { session: { ...session, tasks: { ...session.tasks, calibrations } }, calibration };
}
const MAX_SCORES = 20;
/** Takes the result of a calibration in, and resolves `auto`. */
function withCalibration(session, { scores, cases }) {
    const { decision } = session.settings;
    // One score says nothing of the next.
    const isNoisy = session.is_noisy || scores.some((score) => score !== scores[0]);
    const isSame = !isNoisy && scores.length > 1;
    const policy = decision === 'auto' ? (isSame ? 'greedy' : 'paired-sequential') : decision;
    const score_scale = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .scaleFrom */ .Tv)(session.score_scale, { scores, cases });
    const ratio = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioOf */ .pO)({ ...session, score_scale });
    const scaled = scores.map((score) => (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .onScale */ .QA)(score, ratio));
    const fresh = (ratio === undefined ? _stats_noise_js__WEBPACK_IMPORTED_MODULE_9__/* .noiseOf */ .YN : _stats_noise_js__WEBPACK_IMPORTED_MODULE_9__/* .robustNoiseOf */ .ny)(scaled, cases.map((each) => (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .casesOn */ .Fn)(each, ratio)));
    const pooled = session.last_noise;
    const { sigma, mean, case_scale, steps } = fresh;
    // What pairs said of the noise is immune to a drift of the level.
    const noise = pooled === null ? fresh : { ...pooled, sigma, mean, case_scale, ...(steps === undefined ? {} : { steps }) };
    const record = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_10__/* .meanOf */ .hm)(scores);
    const champion = { tree: session.incumbent, record, keeps: 0, candidates: 0 };
    return {
        ...session,
        policy,
        score_scale,
        is_exact: isSame && _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .POLICIES */ .PQ[policy].takesExactScores,
        is_noisy: isNoisy,
        scores: scores.slice(-MAX_SCORES),
        record,
        stream: [...scores],
        noise,
        last_noise: noise,
        champion: _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .POLICIES */ .PQ[policy].hasWorkingLine ? (session.champion ?? champion) : null,
    };
}
// What always comes out the same is the same in every pair; two are the fewest that have an interval.
const EXACT_PAIRS = 2;
/** The confirmation that would end a run now: what is kept against the baseline, in as many pairs as are announced. */
function confirmationIn(session, { id, baseline }) {
    const { settings, champion, incumbent, is_exact: isExact, checks_order, washes } = session;
    const { confirm, confidence, share_seed, direction } = settings;
    return (0,_confirmation_js__WEBPACK_IMPORTED_MODULE_2__/* .startConfirmation */ ._R)({
        ...{ id, baseline, confidence, share_seed, checks_order, washes, ...(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .withRatio */ .qG)(session) },
        sign: direction === 'max' ? 1 : -1,
        tree: champion?.tree ?? incumbent,
        planned: isExact && confirm.command === '' ? EXACT_PAIRS : confirm.pairs,
    });
}
/** The most wrongly accepted changes that are expected of a run; null: nothing bounds their number. */
function falseAcceptanceBound({ policy, spent, is_unbounded: isUnbounded }) {
    return policy !== null && _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .POLICIES */ .PQ[policy].boundsErrors && !isUnbounded ? spent : null;
}
/** Takes in that what is kept was confirmed, or cannot be: the next confirmation is due after as many accepted changes again. */
function withConfirmed(session, claim) {
    return { ...session, confirmed: session.level.kept, washes: session.washes || claim?.carry_over === true };
}
function isConfirmationDue({ settings: { confirm }, level, confirmed }) {
    return confirm.every_keeps > 0 && level.kept - confirmed >= confirm.every_keeps;
}
const CHECKPOINT_KEEPS = 8;
const CHECKPOINT_CANDIDATES = 40;
/** What comes next in a run. */
function dueIn(session, { isEnding = false, isOver = isEnding } = {}) {
    const { champion, aaChecks, noise, settings } = session;
    const alert = (0,_aa_check_js__WEBPACK_IMPORTED_MODULE_0__/* .aaCheckAlert */ .hO)(aaChecks, settings);
    if (alert !== undefined)
        return { kind: 'stop', reason: alert };
    if (noise === null)
        return { kind: 'calibration' };
    if ((0,_promotion_approval_js__WEBPACK_IMPORTED_MODULE_11__/* .pendingPromotion */ .P)(session) !== undefined)
        return { kind: 'promotion' };
    if (champion !== null && champion.keeps > 0) {
        const isFull = champion.keeps >= (settings.checkpoint_keeps ?? CHECKPOINT_KEEPS);
        if (isEnding || isFull || champion.candidates >= CHECKPOINT_CANDIDATES)
            return { kind: 'promotion' };
    }
    if (!isOver && isConfirmationDue(session))
        return { kind: 'confirmation' };
    const every = settings.integrity.canary_every;
    return isWatched(session) && aaChecks.since >= every ? { kind: 'canary' } : { kind: 'candidate' };
}
/** Noisy scores that are compared with a stored one promise nothing that a no-op could disprove. */
function isWatched({ policy, settings, is_exact: isExact }) {
    const isPromised = isExact || (policy !== null && _policies_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .POLICIES */ .PQ[policy].boundsErrors);
    return isPromised && settings.integrity.canary_every > 0;
}
/** Whether a negative control is to be tried before the next one: once a session, whatever the policy. */
function isNegativeControlDue({ noise, aaChecks, settings }) {
    return noise !== null && aaChecks.broken?.passed === null && settings.integrity.broken !== 'off';
}
/** What keeps a candidate from being tested now; undefined: nothing does. */
function findFollowUp(session, progress = {}) {
    const due = dueIn(session, progress);
    if (due.kind === 'stop')
        return due.reason;
    if (due.kind !== 'candidate')
        return `a ${due.kind} is due before it`;
    return isNegativeControlDue(session) ? 'the negative control is due before it' : undefined;
}


/***/ }),

/***/ 3922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oi: () => (/* binding */ reportTask),
/* harmony export */   sk: () => (/* binding */ nextStep),
/* harmony export */   tU: () => (/* binding */ isOfOneEnvironment)
/* harmony export */ });
/* harmony import */ var _calibration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14359);
/* harmony import */ var _compare_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86817);
/* harmony import */ var _confirmation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76442);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57570);
/* harmony import */ var _paired_trial_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28834);





/**
 * Whether its scores are compared with ones that are stored, or with each other's level: all of them are of one
 * environment, or it begins again. Arms of a pair run side by side, so that each pair may be of another.
 */
function isOfOneEnvironment(task) {
    return task.task === 'calibration' || task.task === 'compare' || (task.task === 'paired' && !task.is_screened);
}
/** What to run next, or what was decided. */
function nextStep(task, draw) {
    switch (task.task) {
        case 'calibration':
            return (0,_calibration_js__WEBPACK_IMPORTED_MODULE_0__/* .nextOfCalibration */ .tb)(task, draw);
        case 'confirmation':
            return (0,_confirmation_js__WEBPACK_IMPORTED_MODULE_2__/* .nextOfConfirmation */ .Mx)(task, draw);
        case 'compare':
            return decided(task) ?? (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .nextOfCompare */ .a0)(task, draw);
        case 'paired':
            return decided(task) ?? (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_4__/* .nextOfPaired */ .UP)(task, draw);
    }
}
function decided(trial) {
    return trial.verdict === null ? undefined : { kind: 'decided', ...trial.verdict, evidence: (0,_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceOf */ .X)(trial) };
}
function reportTask(task, results) {
    switch (task.task) {
        case 'calibration':
            return (0,_calibration_js__WEBPACK_IMPORTED_MODULE_0__/* .reportCalibration */ .Xz)(task, results);
        case 'confirmation':
            return (0,_confirmation_js__WEBPACK_IMPORTED_MODULE_2__/* .reportConfirmation */ .ws)(task, results);
        case 'compare':
            return (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .reportCompare */ .Ag)(task, results);
        case 'paired':
            return (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_4__/* .reportPaired */ .GD)(task, results);
    }
}


/***/ }),

/***/ 40658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eK: () => (/* binding */ reapply),
/* harmony export */   gu: () => (/* binding */ takeOut),
/* harmony export */   iA: () => (/* binding */ SAME_CHANGE),
/* harmony export */   kQ: () => (/* binding */ reapplyDetached),
/* harmony export */   we: () => (/* binding */ describeConflict)
/* harmony export */ });
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3800);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35222);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37008);
/**
 * Bringing a change onto a commit that came after its own base, by git's merge of trees in the private store.
 * Invariant: nothing is guessed: where both sides changed the same lines, or a file that has none, it is a conflict.
 */






const MERGED = 0;
const CONFLICT = 1;
/** Says why a change could not be applied. */
function describeConflict(paths) {
    const shown = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(paths.length, 'path')}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(paths[0] ?? '', 100)} among them`;
    return `it conflicts with a change that was accepted in the meantime: ${shown}`;
}
/** Says why a change that was applied changes nothing. */
const SAME_CHANGE = 'the same change was accepted in the meantime';
/** Applies what leads from `base` to `tree` onto the branch head, a descendant of the base. */
async function reapply(store, { base, tree, branchHead }) {
    const side = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .commitTree */ .SC)(store, {
        tree,
        parents: [base],
        message: 'candidate\n',
        identity: _acceptance_js__WEBPACK_IMPORTED_MODULE_4__/* .IDENTITY */ .zK,
        date: '1970-01-01T00:00:00Z',
    });
    const args = [
        'merge-tree',
        '--write-tree',
        '-z',
        '--name-only',
        '--no-messages',
        '--end-of-options',
        branchHead,
        side,
    ];
    const { exitCode, stdout } = await store.git(args, { allowed: [MERGED, CONFLICT] });
    const [first, ...paths] = (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K)(stdout);
    if (exitCode === CONFLICT)
        return { kind: 'conflict', paths: paths.map(_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0).filter((path) => path !== '') };
    return { kind: 'applied', tree: first?.toString() ?? '' };
}
/**
 * The same three trees without their histories: what a change was made on may have come here as another commit, and git
 * would take the last one that both share for the base. The base and the tree are trees.
 */
async function reapplyDetached(store, { base, tree, branchHead }) {
    const common = { message: 'candidate\n', identity: _acceptance_js__WEBPACK_IMPORTED_MODULE_4__/* .IDENTITY */ .zK, date: '1970-01-01T00:00:00Z' };
    const root = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .commitTree */ .SC)(store, { ...common, tree: base, parents: [] });
    const branchHeadTree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitLine */ .JG)(store.git, [
        'rev-parse',
        '--verify',
        '--end-of-options',
        `${branchHead}^{tree}`,
    ]);
    return reapply(store, {
        ...{ base: root, tree },
        branchHead: await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .commitTree */ .SC)(store, { ...common, tree: branchHeadTree, parents: [root] }),
    });
}
/**
 * Applies changes of a branch head the other way round, in the order given; what is not there any more is neither taken
 * nor stays.
 */
async function takeOut(store, branchHead, changes) {
    let tree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitLine */ .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${branchHead}^{tree}`]);
    const [taken, stays] = [[], []];
    for (const { task, tree: after, parent: before } of changes) {
        const applied = await reapplyDetached(store, { base: after, tree: before, branchHead: tree });
        if (applied.kind === 'conflict')
            stays.push(task);
        else if (applied.tree !== tree)
            taken.push(task);
        if (applied.kind === 'applied')
            tree = applied.tree;
    }
    return { tree, taken, stays };
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

/***/ 16027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fillTemplate)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);


// These mean themselves wherever they stand in a shell's line, quoted or not.
const HARMLESS = /^[\w@%+=:,./-]+$/;
const PLACEHOLDER = /\{(prompt_file|workdir|iter|id)\}/y;
/**
 * Puts the values into a command line for `sh -c`, each as one word that the shell takes as it is, whatever the path is.
 * Quotes around a placeholder are respected. A placeholder inside longer quoted text, which may be a command for a
 * further shell, gets the quoted form as text. What is no placeholder stays. Throws a UsageError for a path that no
 * quoting makes safe at its place.
 */
function fillTemplate(template, { promptFile, workDir, iter, id }) {
    const values = {
        prompt_file: promptFile,
        workdir: workDir,
        iter: iter?.toString(),
        id,
    };
    const contexts = [{ kind: 'plain', start: 0 }];
    let filled = '';
    let at = 0;
    while (at < template.length) {
        PLACEHOLDER.lastIndex = at;
        const name = PLACEHOLDER.exec(template)?.[1];
        const value = name === undefined ? undefined : values[name];
        const end = value === undefined ? at + enterOrLeave(contexts, template, at) : PLACEHOLDER.lastIndex;
        filled += value === undefined ? template.slice(at, end) : substitute({ contexts, template, at, end, value });
        at = end;
    }
    return filled;
}
function substitute({ contexts, template, at, end, value }) {
    if (HARMLESS.test(value))
        return value;
    const context = contexts.at(-1);
    // A line break in the value would end the comment.
    if (context?.kind === 'comment')
        return template.slice(at, end);
    const isInBackticks = contexts.some(({ kind }) => kind === 'backticks');
    if (isInBackticks || template.slice(0, at).includes('<<'))
        throw unsafe(template, value);
    const word = `'${value.replaceAll("'", `'\\''`)}'`;
    if (context?.kind !== 'double' && context?.kind !== 'single')
        return word;
    const mark = context.kind === 'double' ? '"' : "'";
    // Out of the quotes and in again.
    if (template[at - 1] === mark && template[end] === mark)
        return mark + word + mark;
    // Where a further shell is inside of something, too, its quotes and ours would get mixed up.
    if (/["'`\\]/.test(template.slice(context.start + 1, at)))
        throw unsafe(template, value);
    return context.kind === 'double' ? word.replaceAll(/["$`\\]/g, '\\$&') : word.replaceAll("'", `'\\''`);
}
/** Follows the shell over the next token, and gives its length. */
function enterOrLeave(contexts, template, at) {
    const kind = contexts.at(-1)?.kind;
    const char = template[at];
    const enter = (entered) => contexts.push({ kind: entered, start: at });
    if (kind === 'single' || kind === 'comment') {
        if (char === (kind === 'single' ? "'" : '\n'))
            contexts.pop();
        return 1;
    }
    if (char === '\\')
        return 2;
    if (char === '$' && template[at + 1] === '(') {
        enter('parentheses');
        return 2;
    }
    if (char === '"' || char === '`') {
        const toggled = char === '"' ? 'double' : 'backticks';
        if (kind === toggled)
            contexts.pop();
        else
            enter(toggled);
    }
    else if (kind !== 'double') {
        if (char === "'")
            enter('single');
        else if (char === '(')
            enter('parentheses');
        else if (char === ')' && kind === 'parentheses')
            contexts.pop();
        else if (char === '#' && /^$|[\s;&|()]/.test(template[at - 1] ?? ''))
            enter('comment');
    }
    return 1;
}
function unsafe(template, value) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb([
        {
            found: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(value)} in the command ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(template)}`,
            expected: 'a path of plain letters there, since no quoting is safe in backticks, after "<<" and in nested quotes',
            remedy: 'Put the placeholder outside of them, or move the project to a plain path.',
        },
    ]);
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

/***/ 94665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ workPatiently)
});

// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(15902);
;// CONCATENATED MODULE: ./build/kernel/wait-until.js
// Clocks are set and machines sleep: it is looked at again.
const LOOK_MS = 15_000;
/** Waits until a time by the clock of the host; ends early where the signal says so. */
async function waitUntil(untilMs, { host, signal }) {
    for (;;) {
        if (signal.aborted)
            return 'aborted';
        const leftMs = untilMs - host.now().getTime();
        if (leftMs <= 0)
            return 'over';
        await pause(Math.min(leftMs, LOOK_MS), signal);
    }
}
function pause(ms, signal) {
    return new Promise((resolve) => {
        const end = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', end);
            resolve();
        };
        const timer = setTimeout(end, ms);
        signal.addEventListener('abort', end);
    });
}

// EXTERNAL MODULE: ./build/engine/agent/agent-failure.js
var agent_failure = __webpack_require__(54463);
// EXTERNAL MODULE: ./build/engine/agent/model-wait.js
var model_wait = __webpack_require__(50724);
// EXTERNAL MODULE: ./build/engine/agent/usage.js
var agent_usage = __webpack_require__(32146);
;// CONCATENATED MODULE: ./build/engine/agent/patient-sessions.js
/**
 * An attempt whose agent may have to wait for its model, whatever loop it is part of.
 * Invariant: it is one attempt however long it waits, and no agent is at work meanwhile; what sessions used up before
 * they had to wait counts, too.
 */





/** Lets agents work until one has not to wait for its model, or must not wait any longer. */
async function workPatiently(patience) {
    const { host, signal, maxWait, timeLeftMs, isSpent, takeSession, onWait, onWaited } = patience;
    const sinceMs = host.now().getTime();
    const maxWaitMs = maxWait === undefined ? undefined : (0,duration/* parseDuration */.E9)(maxWait);
    let earlier;
    for (let waits = 0;; waits += 1) {
        const ended = await takeSession();
        const { turn, failure, usage } = ended;
        if (failure === undefined)
            return { kind: 'over', turn, earlier };
        const giveUp = (why, reason, remedy) => ({ kind: 'gave-up', why, reason, failure: (0,agent_failure/* failureFact */.Br)(failure, remedy), turn, earlier });
        const nowMs = host.now().getTime();
        const wait = (0,model_wait/* decideWait */.yA)({ failure, waits, sinceMs, nowMs, maxWaitMs, timeLeftMs: timeLeftMs() });
        if (wait.kind === 'too-long') {
            if (failure.kind === 'rate-limit')
                return giveUp('limit', wait.reason);
            return giveUp('outage', wait.reason, 'Run again later, or raise agent.max_wait');
        }
        const usd = (earlier?.usd ?? 0) + (usage?.usd ?? 0);
        if (isSpent(usd))
            return giveUp('spent', `${wait.cause}; budget.usd is spent before`);
        onWait({ until: new Date(wait.untilMs).toISOString(), cause: wait.cause }, { ...ended, count: waits + 1 });
        const end = await waitUntil(wait.untilMs, { host, signal });
        onWaited();
        if (end === 'aborted')
            return giveUp('interrupted', 'interrupted by the operator while it waited for the model');
        earlier = earlier === undefined ? usage : (0,agent_usage/* addUsage */.vk)(earlier, usage);
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

/***/ 89753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ smallestBudget),
/* harmony export */   s: () => (/* binding */ findOverspending)
/* harmony export */ });
/** Why no other agent may begin: it may cost as much as the dearest one so far, and that could pass the limit. */
function findOverspending({ dollars, inFlight, budgetUsd }) {
    const spent = sum(dollars);
    if (budgetUsd === undefined || spent + (inFlight + 1) * Math.max(0, ...dollars) <= budgetUsd)
        return undefined;
    return `$${spent.toFixed(2)} of $${budgetUsd.toFixed(2)} spent, and another attempt could pass it`;
}
/** The smaller of the limits that are given. */
function smallestBudget(...limits) {
    const supplied = limits.filter((each) => each !== undefined);
    return supplied.length === 0 ? undefined : Math.min(...supplied);
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}


/***/ }),

/***/ 45954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ withoutNumbers),
/* harmony export */   Qy: () => (/* binding */ isAnswered),
/* harmony export */   gb: () => (/* binding */ withWork),
/* harmony export */   gq: () => (/* binding */ findUnableAgent),
/* harmony export */   lv: () => (/* binding */ hasNeverWorked),
/* harmony export */   yp: () => (/* binding */ causeOfEnd)
/* harmony export */ });
/** How many sessions in a row that failed for the same cause end a run. */
const MAX_SAME_FAILURES = 5;
/** Why the attempts of a run, oldest first, say that no other one should begin; `maxAlike`: so many that failed alike. */
function findUnableAgent(attempts, maxAlike = MAX_SAME_FAILURES) {
    // Another workspace may have recorded its own since.
    const refused = attempts.find(({ failure }) => failure?.remedy != null);
    if (refused !== undefined)
        return { kind: 'agent', reason: `${refused.reason}. ${refused.failure?.remedy}` };
    const limited = attempts.find(({ failure, isBrokenOff }) => isBrokenOff && failure !== undefined);
    if (limited !== undefined) {
        const until = limited.failure?.reset_at;
        return { kind: 'rate_limited', reason: limited.reason, ...(until == null ? {} : { until }) };
    }
    const reason = findAlike(attempts, maxAlike);
    return reason === undefined ? undefined : { kind: 'agent', reason };
}
/** The same with whether any agent of the run has worked, by all of its attempts. */
function withWork(unable, attempts) {
    if (unable.kind !== 'rate_limited' || !hasNeverWorked(attempts))
        return unable;
    return { ...unable, reason: `${unable.reason}; no agent of this run has worked`, hasNeverWorked: true };
}
/** Says so where the last attempts all failed for one cause. */
function findAlike(attempts, count) {
    const streak = attempts.slice(-count);
    const causes = new Set(streak.map(({ cause }) => cause));
    if (streak.length < count || causes.size > 1 || causes.has(undefined))
        return undefined;
    return `${count} agents in a row failed alike, the last: ${streak.at(-1)?.reason}`;
}
/** Whether what a session used up says that its model answered. */
function isAnswered(usage) {
    return (usage?.output_tokens ?? 0) > 0 || (usage?.usd ?? 0) > 0;
}
/** A message without ids of requests, times and other numbers, which are never alike. */
function withoutNumbers(message) {
    return message.replaceAll(/[\w-]*\d[\w-]*/g, '#');
}
/** What a session that left nothing failed by, in a form that two of the same cause share. */
function causeOfEnd({ failure, exitCode, isCut = false }) {
    if (failure !== undefined)
        return `${failure.kind}: ${withoutNumbers(failure.message)}`;
    return exitCode === null || exitCode === undefined || exitCode === 0 || isCut ? undefined : `exit code ${exitCode}`;
}
/** Whether no agent of a run ever worked: a run that ends so has failed, whatever limit it reached. */
function hasNeverWorked(attempts) {
    return attempts.length > 0 && attempts.every(({ cause, isLost = false }) => cause !== undefined || isLost);
}


/***/ }),

/***/ 32165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ readChange),
  I: () => (/* binding */ readChangeWithin)
});

// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/diff-lines.js
var diff_lines = __webpack_require__(45379);
// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
// EXTERNAL MODULE: ./build/kernel/bounded-work.js
var bounded_work = __webpack_require__(18535);
// EXTERNAL MODULE: ./build/kernel/git.js
var git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(35222);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(74044);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/engine/boundaries/path-names.js
var path_names = __webpack_require__(12894);
;// CONCATENATED MODULE: ./build/engine/boundaries/package-renames.js
/**
 * Which manifests of a change give their package another name by which its own code can import it. Node, Bun and tools like
 * them look for a package in the manifest around the importing file first, where that has `exports`, and only then in
 * `node_modules`: with the name of an installed package it takes that one's place.
 * Source: Node, "Self-referencing a package using its name".
 */




// Of all manifests of a change, before it and after it: more than any repository has.
const MAX_BYTES = 64 << 20;
const FILE = /^100/;
/** Says by path what the new manifests do; empty where none does. */
async function findRenamedPackages(store, changes, cutOff) {
    const manifests = changes.filter(({ path, status }) => status !== 'D' && /(?:^|\/)package\.json$/.test((0,path_names/* foldPath */.tu)(path)));
    const ids = manifests.flatMap(({ oldMode, oldId, newMode, newId }) => [
        ...(FILE.test(oldMode) ? [oldId] : []),
        ...(FILE.test(newMode) ? [newId] : []),
    ]);
    const texts = await readTexts(store, [...new Set(ids)], cutOff);
    const issues = manifests.map((change) => [change.path, issueOf(change, texts)]);
    return new Map(issues.flatMap(([path, issue]) => (issue === undefined ? [] : [[path, issue]])));
}
function issueOf({ oldId, newMode, newId }, texts) {
    if (!FILE.test(newMode))
        return 'is no file: the name of its package is unknown';
    const after = namesOf(texts.get(newId));
    if (after === undefined)
        return 'cannot be read: the name of its package is unknown';
    if (after.name === undefined || !after.isOpen || namesOf(texts.get(oldId))?.name === after.name)
        return undefined;
    return `gives its package the name ${(0,base_text/* quoted */.TL)(after.name)} by which code of it can import it`;
}
/** The name of a package, and whether code of it can import it by that; undefined: it is unknown. */
function namesOf(text = '') {
    try {
        const { name, exports } = (0,decode/* objectOrEmpty */.YN)(JSON.parse(text.replace(/^\ufeff/, '')));
        return {
            name: typeof name === 'string' ? name : undefined,
            isOpen: exports !== undefined && exports !== null,
        };
    }
    catch {
        return undefined;
    }
}
/** The texts of blobs by id; none of them where they are too large together. */
async function readTexts(store, ids, cutOff) {
    const texts = new Map();
    if (ids.length === 0)
        return texts;
    try {
        const limits = { maxBytes: MAX_BYTES, ...(cutOff && { cutOff }) };
        const { stdout } = await store.git(['cat-file', '--batch'], {
            input: ids.map((id) => `${id}\n`).join(''),
            ...limits,
        });
        let from = 0;
        for (const id of ids) {
            // `<id> blob <size>`, then the content, each with the end of its line.
            const end = stdout.indexOf('\n', from);
            const size = Number(stdout.toString('latin1', from, end).split(' ')[2]);
            texts.set(id, stdout.toString('utf8', end + 1, end + 1 + size));
            from = end + size + 2;
        }
    }
    catch (error) {
        if (!(error instanceof git/* GitError */.XS) || !error.isTooLong)
            throw error;
    }
    return texts;
}

// EXTERNAL MODULE: ./build/engine/boundaries/tree-links.js + 2 modules
var tree_links = __webpack_require__(62357);
;// CONCATENATED MODULE: ./build/engine/boundaries/change.js
/**
 * What a captured tree changes, read from the store.
 * Invariant: names, modes and contents come from tree objects; nothing of a work tree has a say any more.
 */








const MAX_DIFF_BYTES = 8 << 20;
/** Reads what an agent changed, within the time that its capture may take. */
async function readChangeWithin(store, compared, bounds) {
    const read = await (0,bounded_work/* workWithin */.p)(bounds, (cutOff) => readChange(store, compared, cutOff));
    switch (read.kind) {
        case 'done':
            return { kind: 'read', change: read.value };
        case 'out-of-time':
            return { kind: 'too-large', reason: 'it could not be compared within capture.timeout' };
        case 'cancelled':
            return read;
        default:
            return read;
    }
}
/** Reads what lies between two trees or commits; `cutOff` ends it with an error. */
async function readChange(store, { from, tree }, cutOff) {
    const { changes, diff, textLines } = await readDiff(store, { from, tree }, cutOff);
    const { added, removed } = (0,diff_lines/* countLines */.lt)(diff);
    const links = await (0,tree_links/* readLinkFacts */.E)(store, { from, changes });
    const renamedPackages = await findRenamedPackages(store, changes, cutOff);
    const lfsPaths = await findLfsPaths(store, changes);
    return {
        from,
        tree,
        changes,
        diff,
        diffLines: added + removed,
        ...(textLines === undefined ? {} : { textLines }),
        ...links,
        ...(renamedPackages.size === 0 ? {} : { renamedPackages }),
        ...(lfsPaths.size === 0 ? {} : { lfsPaths }),
    };
}
/** The changed paths that are files of Git LFS. */
async function findLfsPaths({ external }, changes) {
    if (external?.findLfs === undefined)
        return new Set();
    const names = changes.map(({ path }) => (0,byte_path/* encodePath */.O0)(path));
    const found = await external.findLfs(names);
    return new Set(changes.flatMap(({ path }, at) => (found.has(names[at]?.toString('latin1') ?? '') ? [path] : [])));
}
const DIFF = ['diff-tree', '-r', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv'];
/** The changed paths, each ended by a NUL; after one more NUL git prints the lines. */
async function readDiff(store, compared, cutOff) {
    const { from, tree } = compared;
    try {
        const { stdout } = await store.git([...DIFF, '-z', '--raw', '--no-abbrev', '--full-index', '-p', '--end-of-options', from, tree, '--'], { maxBytes: MAX_DIFF_BYTES, ...(cutOff && { cutOff }) });
        const end = stdout.indexOf('\0\0');
        if (end === -1)
            return { changes: (0,raw_diff/* parseRawDiff */.L)(stdout), diff: '' };
        const diff = stdout.toString('utf8', end + 2);
        const changes = (0,raw_diff/* parseRawDiff */.L)(stdout.subarray(0, end + 1));
        if (!/^Binary files /m.test(diff))
            return { changes, diff };
        return { changes, diff, textLines: await countAllLines(store, compared, cutOff) };
    }
    catch (error) {
        // Too large to be read by anyone: the numbers say enough.
        if (!(error instanceof git/* GitError */.XS) || !error.isTooLong)
            throw error;
        return readOutline(store, compared, cutOff);
    }
}
/** Of a diff that is too large: an outline, and how many lines it has, for which git compares the files once. */
async function readOutline(store, compared, cutOff) {
    const { from, tree } = compared;
    const args = ['diff-tree', '-r', '--numstat', '--stat=120', '--no-renames', '--end-of-options', from, tree, '--'];
    const { stdout } = await store.git(args, { ...(cutOff && { cutOff }) });
    const { lines, outline } = splitOutline(stdout.toString());
    const diff = `The diff is larger than ${MAX_DIFF_BYTES >> 20} MB; this is its outline.\n\n${outline}`;
    const changes = await (0,git_store/* diffTrees */.j_)(store, { from, to: tree });
    return { changes, diff, textLines: lines ?? (await countAllLines(store, compared, cutOff)) };
}
/** Takes the numbers, a file a line, off what stands below them; `lines` is undefined where git takes a file for binary. */
function splitOutline(text) {
    let [at, lines] = [0, 0];
    for (;;) {
        const end = text.indexOf('\n', at);
        const [, added, removed] = /^(\d+|-)\t(\d+|-)\t/.exec(text.slice(at, end)) ?? [];
        if (end === -1 || added === undefined)
            break;
        lines += Number(added) + Number(removed);
        at = end + 1;
    }
    return { lines: Number.isNaN(lines) ? undefined : lines, outline: text.slice(at) };
}
// What git compares for longer, or prints more of, has more lines than anybody limits a change to.
const COUNT_TIMEOUT_MS = 60_000;
const MAX_COUNTED_BYTES = 64 << 20;
/** Lines added and removed where every file counts as text; beyond every limit where they are too many to be compared. */
async function countAllLines(store, { from, tree }, cutOff) {
    // What counts lines by itself (`--numstat`) takes no file for text that looks binary.
    const args = [...DIFF, '-p', '--text', '--unified=0', '--end-of-options', from, tree, '--'];
    try {
        const limits = { timeoutMs: COUNT_TIMEOUT_MS, maxBytes: MAX_COUNTED_BYTES };
        const { stdout } = await store.git(args, { ...limits, ...(cutOff && { cutOff }) });
        return (0,diff_lines/* countHunkLines */.Bt)(stdout);
    }
    catch (error) {
        if (!(error instanceof git/* GitError */.XS) || error.isKilled || cutOff?.aborted === true)
            throw error;
        return Number.MAX_SAFE_INTEGER;
    }
}


/***/ }),

/***/ 29299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pL: () => (/* binding */ sealFiles),
/* harmony export */   vO: () => (/* binding */ redactFiles),
/* harmony export */   w3: () => (/* binding */ readIfFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36760);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28338);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
/**
 * The files of an attempt, as its record covers them: a list of names and digests beside them, whose own digest stands in
 * the record.
 * Invariant: when a record with that digest is written, the list and every file on it are on the disk. Links and other
 * files that are none are not on the list and are never followed.
 * Crash before the record: the list is written again by whoever writes the record.
 */






/**
 * Lists the files of a folder beside them, each without the secrets in it; gives the digest of the list, or undefined
 * where there is no folder.
 */
function sealFiles(folder, secrets) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
        return undefined;
    // A prompt is made of the user's own files and of records, and a candidate's record holds the digest of it.
    redactFiles(folder, secrets, (name) => name !== 'prompt.md');
    const list = {};
    for (const name of listFiles(folder)) {
        const file = readRegular((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync);
        if (file !== undefined)
            list[name] = { sha256: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)(file), bytes: file.length };
    }
    const text = `${JSON.stringify(list, null, 1)}\n`;
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomic */ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_LIST */ .e), [text]);
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)(text);
}
// To know where a secret stands takes memory for each byte.
const MAX_REDACTED_BYTES = 8 * 1024 * 1024;
const LEFT_OUT = 'What was here held a key of the agent, and is no text that could be shown without it.\n';
/** Takes secrets out of the files of a folder; what is no text, or too large, is left out whole. Synced. */
function redactFiles(folder, secrets, isMeant = () => true) {
    if (secrets.isIdle || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
        return;
    for (const name of listFiles(folder).filter(isMeant)) {
        redactFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), secrets);
    }
}
function redactFile(path, secrets) {
    const bytes = readIfFile(path);
    if (bytes === undefined || !secrets.finds(bytes))
        return;
    const isText = bytes.length <= MAX_REDACTED_BYTES && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomic */ .Zf)(path, [isText ? secrets.redact(bytes.toString()) : LEFT_OUT]);
}
/** Names of regular files, with those of folders within, in order. */
function listFiles(folder, below = '') {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true });
    const names = entries.flatMap((entry) => {
        const name = below === '' ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory())
            return listFiles(folder, name);
        return entry.isFile() && name !== _base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_LIST */ .e ? [name] : [];
    });
    if (below !== '')
        (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .syncFolder */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below));
    return names.sort();
}
/** The bytes of a regular file; undefined where it is none. `onRead` is called with its descriptor. */
function readRegular(path, onRead = () => undefined) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).isFile())
            return undefined;
        onRead(descriptor);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(descriptor);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
/** The bytes of a regular file; undefined where it is gone, or something else is in its place. */
function readIfFile(path) {
    try {
        return readRegular(path);
    }
    catch {
        // Gone, or something else in its place: not the file that was recorded.
        return undefined;
    }
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

/***/ 93391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ attachPreparedTo)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14311);
/* harmony import */ var _workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7568);
/* harmony import */ var _workspace_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66967);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54725);
/* harmony import */ var _evaluation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88815);
/* harmony import */ var _evaluation_step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93257);
/* harmony import */ var _home_caches_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59791);
/** The prepared environment of a tree, put into the workspace of an agent. */









/**
 * Gives the workspace that holds a tree the environment of it: a copy of the prepared one, which is made where it is not
 * there. Where there are no layers, setup runs in the workspace: what is installed may hold the path of where it lies.
 */
async function attachPreparedTo(workspace, privateArea, request) {
    const { layering, level } = privateArea;
    if (level.kind !== 'bubblewrap' || layering.kind !== 'layers')
        return setUpIn(workspace, privateArea, request);
    const { signal } = request;
    const { timings = {}, ...prepared } = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_6__/* .prepareEnvironment */ .z)(privateArea, { ...request, variables: {} });
    if (prepared.kind === 'aborted')
        return { kind: 'aborted', timings };
    if (prepared.kind !== 'ready')
        return { kind: 'failed', reason: prepared.reason, timings };
    const { layer, release } = prepared;
    const { layers } = layering;
    const environment = await (0,_workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .attachLayer */ .F_)(privateArea, { layers, layer, release, workspace, signal });
    if (environment === 'cancelled')
        return { kind: 'aborted', timings };
    return { kind: 'attached', environment, timings };
}
/** Runs setup in a workspace; no key is given to it, since it sees all that was accepted. */
async function setUpIn(workspace, privateArea, { step, protectedFiles, signal }) {
    const home = (0,_workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .openHome */ .yz)(privateArea);
    for (const stream of ['stdout', 'stderr'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${step.logs}.${stream}`, { force: true });
    const result = await (0,_workspace_command_js__WEBPACK_IMPORTED_MODULE_4__/* .runCommand */ .d)(privateArea, {
        ...{ command: step.command, kind: 'setup', workDir: workspace, place: 'workspace', variables: {}, signal },
        ...{ stdoutPath: `${step.logs}.stdout`, stderrPath: `${step.logs}.stderr`, ...home.shown },
        ...{ budgetMs: step.timeoutMs, network: step.network, readable: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .agentReadable */ .KJ)(privateArea) },
    });
    const timings = result.kind === 'ended' ? { [`${step.name}_ms`]: Math.round(result.durationMs) } : {};
    const isAborted = result.kind === 'ended' ? result.aborted : result.code === 'ABORTED';
    const reason = result.kind === 'ended' ? (0,_evaluation_step_js__WEBPACK_IMPORTED_MODULE_7__/* .issueOf */ .v1)(step, result, protectedFiles) : result.reason;
    if (!isAborted && reason === undefined) {
        for (const path of (0,_home_caches_js__WEBPACK_IMPORTED_MODULE_8__/* .unkeptInHome */ .e)(home.folder))
            (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .removeTree */ .dM)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__/* .placeIn */ .VV)(home.folder, path));
        return { kind: 'attached', environment: home, timings };
    }
    await home[Symbol.asyncDispose]();
    return isAborted ? { kind: 'aborted', timings } : { kind: 'failed', reason: reason ?? '', timings };
}


/***/ }),

/***/ 47003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JQ: () => (/* binding */ readCallLog),
/* harmony export */   SP: () => (/* binding */ CALLS_SUFFIX)
/* harmony export */ });
/* unused harmony export openCallLog */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48951);
/* harmony import */ var _protocol_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65152);
/**
 * The calls of a session on the disk, as they happen: `agent.calls.jsonl` beside what the session wrote.
 * Invariant: the line of a call is written before the call is forwarded, and its outcome after it; no key, prompt or answer
 * is in them. A call that cannot be written down is not forwarded.
 * Crash: a run that is killed leaves the lines of every call that it forwarded; one without an outcome counts as it was
 * reserved. A line that was cut off is the last one, of a call that was not forwarded or whose outcome is not known.
 */




/** The end of the names of all logs of calls. */
const CALLS_SUFFIX = '.calls.jsonl';
/** A log that goes on after what is in the file. */
function openCallLog(path) {
    const file = openSync(path, 'a', 0o600);
    let calls = 0;
    let isOpen = true;
    let isSyncing = false;
    const write = (line) => {
        // The number of its file may be another one's by now.
        if (!isOpen)
            throw Object.assign(new Error('the log is closed'), { code: 'EBADF' });
        writeSync(file, `${JSON.stringify(line)}\n`);
        if (isSyncing)
            return;
        // Against a machine that goes down; no call waits for it.
        isSyncing = true;
        fdatasync(file, () => {
            isSyncing = false;
            if (!isOpen)
                closeSync(file);
        });
    };
    return {
        begin: ({ model = 'unknown', about, reserveUsd, price }) => {
            const call = calls + 1;
            write({ call, model, about, ...(price === undefined ? {} : { reserved_usd: reserveUsd }) });
            calls = call;
            return call;
        },
        end: (call, { model, tokens, usd, isEstimated }) => {
            try {
                write({
                    ...{ call, model, tokens },
                    ...(usd === undefined ? {} : { usd }),
                    ...(isEstimated === undefined ? {} : { estimated: isEstimated }),
                });
            }
            catch {
                // Its first line counts.
            }
        },
        close: () => {
            if (!isOpen)
                return;
            isOpen = false;
            if (!isSyncing)
                closeSync(file);
        },
    };
}
const amount = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0));
const tokens = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0));
const beginSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ call: tokens, model: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), about: tokens, reserved_usd: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(amount) });
const endSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    call: tokens,
    model: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    tokens: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        ...{ input: tokens, cacheRead: tokens, cacheWrite: tokens, longCacheWrite: tokens, output: tokens },
    }),
    usd: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(amount),
    estimated: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true)),
});
const lineSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([endSchema, beginSchema]);
// 20,000 calls take less than a tenth of it.
const MAX_BYTES = 64 << 20;
/** Calls that a session made, by its log; none where there is no log. */
function readCallLog(path) {
    const calls = new Map();
    for (const line of ((0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilePart */ .E)(path, 'start', MAX_BYTES)?.text ?? '').split('\n')) {
        const parsed = lineSchema.safeParse(jsonOf(line));
        if (!parsed.success)
            continue;
        const { data } = parsed;
        const { call, model } = data;
        calls.set(call, { model, status: null, durationMs: 0, ...('tokens' in data ? outcomeOf(data) : pendingOf(data)) });
    }
    return [...calls.values()];
}
function outcomeOf({ tokens, usd, estimated }) {
    return {
        tokens,
        ...(usd === undefined ? {} : { usd }),
        ...(estimated === undefined ? {} : { isEstimated: estimated }),
    };
}
/** It may have been answered, and charged with all that it declared. */
function pendingOf({ about, reserved_usd: usd }) {
    return { tokens: { ..._protocol_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TOKENS */ .jz, input: about }, ...(usd === undefined ? {} : { usd }), ...{ isEstimated: true } };
}
function jsonOf(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        // Cut off.
        return undefined;
    }
}


/***/ }),

/***/ 7568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: () => (/* binding */ attachLayer),
/* harmony export */   Zm: () => (/* binding */ PLAIN_VIEW),
/* harmony export */   yz: () => (/* binding */ openHome)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _kernel_copy_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47700);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23727);
/* harmony import */ var _kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92364);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14311);
/* harmony import */ var _home_layers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50917);
/**
 * A prepared environment in the workspace of an agent.
 * Invariant: the agent gets copies and a writable layer of its own; nothing that it does to them reaches the environment.
 * What is installed may hold the path that it was installed at, so the workspace bears that name, too.
 */








/** A workspace without a prepared environment: each command gets a home of its own. */
const PLAIN_VIEW = { shown: {}, [Symbol.asyncDispose]: () => Promise.resolve() };
/** Puts what setup made into a workspace; what the workspace has already stays as it is. */
async function attachLayer({ environment, onLeft }, { layers, layer, release, workspace, signal }) {
    const { checkout, home, nothing, programs, views } = layers;
    const folders = [
        { at: home, lower: [layer.home, nothing] },
        ...(0,_home_layers_js__WEBPACK_IMPORTED_MODULE_7__/* .homeFolders */ .ro)(environment.homeLayers, { home, above: [layer.home] }),
    ];
    const view = (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_5__/* .createLayeredView */ .w0)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(views, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()), programs, folders });
    const attached = {
        shown: { view, home: { at: home, folder: (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_5__/* .upperOf */ .Ag)(view, home) }, aliases: [checkout] },
        [Symbol.asyncDispose]: async () => {
            release();
            onLeft(await (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_5__/* .discardLayeredView */ .cm)(view, {}));
        },
    };
    const copied = await (0,_kernel_copy_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .copyTree */ .E)({ from: layer.tree, to: workspace, existing: 'stays', signal });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__/* .faultPoint */ .Jd)('layers:after-attach');
    if (copied === 'copied')
        return attached;
    await attached[Symbol.asyncDispose]();
    return 'cancelled';
}
/** An empty home that the commands in a workspace share. */
function openHome({ folder, onLeft }) {
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'scratch', `home-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(home, { mode: 0o700 });
    return {
        folder: home,
        shown: { home: { at: home, folder: home } },
        [Symbol.asyncDispose]: async () => onLeft(await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .discardTree */ .l)(home)),
    };
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
    const known = (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__/* .goneError */ .eE)(repository, { command, cause }) ?? storageError(command, cause);
    return known ?? (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW ? undefined : (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__/* .machineError */ .Ko)(cause));
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
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(35222);
// EXTERNAL MODULE: ./build/kernel/git-work-tree.js + 1 modules
var git_work_tree = __webpack_require__(61300);
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
    const captured = await (0,git_work_tree/* captureTree */.FI)(store, workspace, { limits, signal });
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


/***/ }),

/***/ 42108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ checkAcceptance),
/* harmony export */   z: () => (/* binding */ findSpentHoldout)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99900);
/* harmony import */ var _decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85486);
/* harmony import */ var _decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64802);
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16564);
/**
 * What can still refuse a change whose test was passed: expensive guards, metrics, the holdout.
 * Invariant: each answer is in the decision's record. Of the holdout it is one bit, and each query is on the disk, and
 * counts against the budget, before it is made: a crash gives nobody a free one. What the holdout printed lies in the
 * private area.
 */





/**
 * Asks all of them, until one refuses. A gain that is hard to believe passes the guards only: the holdout is asked
 * after a person has approved it. Source: decisions, DECIDE, step 5.
 */
async function checkAcceptance(context, trial, paths) {
    const { decisionLog } = context;
    const guards = [];
    for (const asked of (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .guardsOf */ .g0)(decisionLog.session.settings, trial.purpose)) {
        const answer = await askGuard(context, { trial, asked, paths });
        if ('kind' in answer)
            return answer;
        const { reason } = answer;
        guards.push({ name: (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOfGuard */ .QZ)(asked.guard), passed: reason === undefined });
        if (reason !== undefined) {
            return { kind: 'asked', answers: { guards }, refusal: { reason, by: 'less' in asked.guard ? 'size' : 'guard' } };
        }
    }
    return askHoldout(context, { trial, guards, paths });
}
async function askGuard(context, { trial, asked: { guard, number }, paths: { workspace = 1, logs } }) {
    const { decisionLog } = context;
    if (!('command' in guard))
        return { reason: (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluateMetric */ .Qi)(decisionLog.evaluations, trial, guard) };
    const { command } = guard;
    const which = { task: trial.id, stage: 'guard', index: number };
    const known = (0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .findAnswer */ .uO)(decisionLog.evaluations, trial, number);
    // Of a test that stands, the answer does: a guard that was passed before a release is not asked twice.
    if (known !== undefined)
        return { reason: (0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .isYes */ .AX)(known) ? undefined : refusedBy(known.reason ?? 'it failed') };
    const { seed } = decisionLog.draw((0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .sideLabel */ .Wk)(which));
    const result = await context.evaluate({
        name: { ...which, attempt: 0, order_bit: null, arm: 'candidate', seed, tree: trial.tree },
        purpose: { kind: 'check', name: `objective-guard-${number}`, command },
        // Before a candidate of the same iteration, or behind another one at the end, there may be a promotion.
        logs: { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(logs, 'runs'), prefix: trial.purpose === 'promotion' ? `${trial.id.replace(' ', '-')}-` : '' },
        workspace,
        isCurrentBest: false,
    });
    if (result.kind === 'scored')
        return { reason: undefined };
    return result.kind === 'failed' ? { reason: refusedBy(result.reason) } : (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__/* .interruptionOf */ .nS)(result);
}
function refusedBy(failure) {
    return `guard: ${failure}`;
}
/** Why nothing can be accepted any more; undefined: the holdout may be asked, or there is none. */
function findSpentHoldout({ session, holdoutQueries: asked }, whenSpent) {
    const budget = session.settings.holdout?.budget;
    if (budget === undefined || asked < budget)
        return undefined;
    return `the holdout's budget is spent (${asked} of ${budget} queries): ${whenSpent}`;
}
/**
 * Asks whether the change is no worse there. A step of the working line claims nothing, and what is above what is
 * plausible waits for a person: neither is asked about.
 */
async function askHoldout(context, { trial, guards, paths: { workspace = 1 } }) {
    const { decisionLog, privateArea, holdout, whenHoldoutSpent } = context;
    const { holdout: settings, direction } = decisionLog.session.settings;
    const isSpared = (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__/* .isWorkingStep */ .yz)(trial) || trial.verdict?.outcome !== 'keep';
    if (settings === undefined || isSpared)
        return { kind: 'asked', answers: { guards }, refusal: undefined };
    const spent = findSpentHoldout(decisionLog, whenHoldoutSpent);
    if (spent !== undefined) {
        const asked = [...(guards ?? []), { name: _decision_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .SPENT_HOLDOUT */ .Jz, passed: false }];
        return { kind: 'asked', answers: { guards: asked }, refusal: { reason: spent, by: 'holdout' } };
    }
    const hidden = holdout();
    if (hidden === undefined)
        throw new TypeError('a holdout is asked that was not opened');
    const queries = decisionLog.holdoutQueries + 1;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(privateArea.folder, 'holdout', String(decisionLog.length + 1));
    // An interrupted query has been made.
    decisionLog.append({ kind: 'holdout', task: trial.id, number: queries, budget: settings.budget });
    const which = { task: trial.id, stage: 'holdout', index: queries };
    const { seed, bit } = decisionLog.draw((0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .sideLabel */ .Wk)(which));
    const scores = {};
    let environment;
    const order = bit === 1 ? ['candidate', 'incumbent'] : ['incumbent', 'candidate'];
    for (const arm of order) {
        const tree = arm === 'candidate' ? trial.tree : trial.incumbent;
        const result = await context.evaluate({
            name: { ...which, attempt: 0, order_bit: bit, arm, seed, tree },
            purpose: {
                kind: 'replacement',
                name: 'holdout',
                command: hidden.command,
                readable: hidden.paths,
                isSealed: true,
            },
            logs: { folder, prefix: `${queries}-${arm}-` },
            workspace,
            isCurrentBest: arm === 'incumbent',
            environment,
        });
        if (result.kind !== 'scored' && result.kind !== 'failed')
            return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__/* .interruptionOf */ .nS)(result);
        environment = result.environment;
        if (result.kind === 'scored')
            scores[arm] = result.score;
        else if (arm === 'incumbent') {
            const reason = `the holdout gives the current best no score: ${result.reason} (what it printed: ${folder})`;
            return { kind: 'broken', why: 'halt', reason };
        }
    }
    const { candidate, incumbent = Number.NaN } = scores;
    const passed = (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluateHoldout */ .Tt)({ candidate, incumbent }, direction);
    const refusal = passed ? undefined : { reason: 'the holdout says no', by: 'holdout' };
    return { kind: 'asked', answers: { guards, holdout: { passed, queries } }, refusal };
}


/***/ }),

/***/ 19866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NU: () => (/* binding */ recordCandidate),
/* harmony export */   lN: () => (/* binding */ candidateId),
/* harmony export */   rb: () => (/* binding */ iterationOf),
/* harmony export */   s2: () => (/* binding */ followCosts)
/* harmony export */ });
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50748);
/* harmony import */ var _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74405);
/* harmony import */ var _base_recorded_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16483);
/* harmony import */ var _decision_effort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65157);
/* harmony import */ var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65991);
/**
 * How a run records what was proposed.
 * Invariant: every candidate is in the decision log, those too that never come to a test: a claim says how many were
 * tried, not only how many passed.
 */






/** The id of an iteration's candidate; `prefix` says which test of it this is, and precedes the names of its logs. */
function candidateId(iteration, prefix = '') {
    return prefix === '' ? `iteration ${iteration}` : `iteration ${iteration}, ${prefix.replace(/-$/, '')}`;
}
/** The iteration whose candidate a task tests; null: it tests none. */
function iterationOf(task) {
    return /^iteration (\d+)(?:,|$)/.exec(task)?.[1] ?? null;
}
/**
 * Records a candidate; `change`: undefined where nothing was captured. Its diff is digested as its file has it: with the
 * agent's keys redacted.
 */
function recordCandidate(decisionLog, change, { purpose = 'candidate', size = null, usd = null, released = null, reverts = null, refused, ...named }) {
    const { tree = '', diff = '', diffLines = 0, changes = [] } = change ?? {};
    const { paths, more } = (0,_base_recorded_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .recordedPaths */ .d)(changes.map(({ path }) => path));
    decisionLog.append({
        ...{ kind: 'candidate', ...named, parent: decisionLog.session.incumbent, tree, purpose },
        diff_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(diff),
        normal_digest: (0,_base_normal_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .normalDigest */ .Io)(diff),
        diff_lines: diffLines,
        touched_paths: [...paths],
        ...(more === 0 ? {} : { more_paths: more }),
        ...{ size, usd, released, reverts },
        refused: refused === undefined ? null : { code: refused.code, reason: refused.reason },
    });
}
/**
 * Lets `effort = "auto"` follow what proposals and evaluations took so far. `proposalMs`: what agents took, in
 * milliseconds; empty where nobody knows, and then nothing changes.
 */
function followCosts(decisionLog, proposalMs) {
    const { policy } = decisionLog.session;
    if (proposalMs.length === 0)
        return;
    if (policy === null || !_decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .POLICIES */ .PQ[policy].boundsErrors)
        return;
    const costs = { proposalMs: (0,_base_median_js__WEBPACK_IMPORTED_MODULE_5__/* .median */ .J)(proposalMs) ?? 0, evaluationMs: (0,_base_median_js__WEBPACK_IMPORTED_MODULE_5__/* .median */ .J)(decisionLog.evaluationMs) ?? 0 };
    decisionLog.useEffort((0,_decision_effort_js__WEBPACK_IMPORTED_MODULE_2__/* .decideEffort */ .nY)(decisionLog.runHeader.settings.effort, costs));
}


/***/ }),

/***/ 16564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mz: () => (/* binding */ MAX_MOVES),
  nS: () => (/* binding */ interruptionOf),
  a7: () => (/* binding */ measureTask)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/audit/side-runs.js
var side_runs = __webpack_require__(99900);
// EXTERNAL MODULE: ./build/decision/measurement.js
var decision_measurement = __webpack_require__(34663);
// EXTERNAL MODULE: ./build/decision/task.js
var decision_task = __webpack_require__(3922);
// EXTERNAL MODULE: ./build/loop/candidate.js
var candidate = __webpack_require__(19866);
// EXTERNAL MODULE: ./build/base/median.js
var median = __webpack_require__(50748);
// EXTERNAL MODULE: ./build/stats/e-process.js
var e_process = __webpack_require__(24079);
;// CONCATENATED MODULE: ./build/loop/progress.js


const DOING = {
    candidate: 'scoring',
    simplify: 'scoring',
    canary: 'checking the evaluator',
    promotion: 'testing the promotion',
    certify: 'testing again',
};
/** How far a task is that takes a step next. */
function progressOf(task, { runs }, known) {
    const { count, ...named } = describe(task);
    const took = (0,median/* median */.J)(known.evaluationMs);
    const evaluations = runs.reduce((sum, { isWashed }) => sum + (isWashed === true ? 2 : 1), 0);
    const steps = count === undefined ? 1 : count.of - count.number + 1;
    return {
        ...named,
        ...(count === undefined ? {} : { count }),
        ...(known.arePassed && isOfCandidate(task) ? { guards: 'ok' } : {}),
        ...(took === undefined ? {} : { leftMs: Math.round(took * evaluations * steps) }),
    };
}
function isOfCandidate(task) {
    return 'purpose' in task && (task.purpose === 'candidate' || task.purpose === 'simplify');
}
function describe(task) {
    switch (task.task) {
        case 'calibration':
            return { doing: 'calibrating', count: { number: task.scores.length + 1, of: task.runs, isAtMost: false } };
        case 'confirmation':
            return { doing: 'confirming', count: { number: task.pairs.length + 1, of: task.planned, isAtMost: false } };
        case 'paired':
            return describePaired(task);
        case 'compare':
            return describeCompare(task);
        default:
            return task;
    }
}
function describePaired({ purpose, is_screened, pairs, cap, eProcess, rules }) {
    if (!is_screened)
        return { doing: 'screening' };
    const number = pairs.length + 1;
    // The check for carry-over may want a few pairs more.
    const count = { unit: 'pair', number, of: Math.max(cap, number), isAtMost: true };
    const evidence = { e: Math.exp((0,e_process/* logEvidence */.y8)(eProcess)), needed: 1 / rules.a };
    const isShown = pairs.length > 0 && Number.isFinite(evidence.e) && Number.isFinite(evidence.needed);
    return { doing: DOING[purpose], count, ...(isShown ? { evidence } : {}) };
}
function describeCompare({ purpose, stage, rules, scores, again }) {
    const doing = stage === 'measure' ? DOING[purpose] : `${DOING[purpose]} again`;
    const of = stage === 'rerun' ? 1 : rules.repeats;
    if (of === 1)
        return { doing };
    const number = (stage === 'measure' ? scores : again).length + 1;
    return { doing, count: { unit: 'run', number, of, isAtMost: false } };
}

;// CONCATENATED MODULE: ./build/loop/measurement.js
/**
 * Measures what a policy asks for: asks the task for its next step, evaluates, answers, until the task is over.
 * Invariant: a task is answered whole steps only; an interrupted task is returned as it was before its last step. The
 * runs of a step share one environment; where scores are compared with stored ones, so do all runs of the task.
 */






/** How often in a row a task begins again after the environment changed under it. */
const MAX_MOVES = 2;
/** Measures until the task is decided, or interrupted. */
async function measureTask(context, begun, options) {
    try {
        return await measureSteps(context, begun, options);
    }
    finally {
        context.activity?.measure((0,candidate/* iterationOf */.rb)(begun.id), undefined);
    }
}
async function measureSteps(context, begun, options) {
    const { draw, environmentSnapshot } = context.decisionLog;
    const progress = { isFirst: true, last: undefined, guardFailure: undefined };
    let task = begun;
    const end = (ending) => {
        const { last, guardFailure } = progress;
        return { ...ending, task, last, guardFailure };
    };
    for (let steps = 0;; steps += 1) {
        const step = (0,decision_task/* nextStep */.sk)(task, draw);
        if (step.kind === 'decided' || step.kind === 'done')
            return end({ kind: 'over' });
        if (step.kind === 'halt')
            return end({ kind: 'broken', why: 'halt', reason: step.reason });
        const late = steps === 0 ? undefined : options.mayGoOn?.();
        if (late !== undefined)
            return end({ kind: 'broken', why: 'time', reason: late });
        const environment = (0,decision_task/* isOfOneEnvironment */.tU)(task) ? environmentSnapshot.digest : undefined;
        const { evaluationMs } = context.decisionLog;
        // Without a first run of its own, it comes after them.
        const arePassed = context.hasGuards === true && (options.first === undefined || !progress.isFirst);
        context.activity?.measure((0,candidate/* iterationOf */.rb)(begun.id), progressOf(task, step, { evaluationMs, arePassed }));
        const results = await measureStep(context, { task: begun, step, environment, options, progress });
        if ('kind' in results)
            return end(results);
        task = (0,decision_task/* reportTask */.oi)(task, results);
    }
}
/** All runs of a step, or why they were interrupted. */
async function measureStep(context, request) {
    const { task, step, environment: required } = request;
    const { draw } = context.decisionLog;
    let environment = required;
    const results = [];
    for (const [position, { arm, seed, isWashed }] of step.runs.entries()) {
        // A current best that fails makes the pair void, whatever the candidate would do; so does a new environment.
        if (results.some((result) => (0,decision_measurement/* isMoved */.yu)(result) || (result.arm === 'incumbent' && result.kind === 'failed')))
            break;
        if (isWashed === true) {
            const index = (0,decision_measurement/* washoutIndex */.oU)(step.index, position);
            const { seed: unscored } = draw((0,side_runs/* sideLabel */.Wk)({ task: task.id, stage: decision_measurement/* WASHOUT */.OT, index }));
            const washout = { ...step, stage: decision_measurement/* WASHOUT */.OT, index, order_bit: null };
            const washed = await runArm(context, { ...request, step: washout, arm, seed: unscored, environment });
            if ('kind' in washed)
                return washed;
        }
        const ran = await runArm(context, { ...request, arm, seed, environment });
        if ('kind' in ran)
            return ran;
        const { measurement } = ran;
        if (required !== undefined && (0,decision_measurement/* isMoved */.yu)(measurement)) {
            return { kind: 'broken', why: 'moved', reason: measurement.reason };
        }
        results.push(measurement);
        environment ??= ran.environment;
    }
    return results;
}
async function runArm(context, { task, step, arm, seed, environment, options, progress }) {
    const { first, workspace = 1, logs: folder, prefix = '', purpose = { kind: 'score' }, timings } = options;
    const { stage, index, attempt, order_bit } = step;
    const trees = treesOf(task);
    const isFirst = progress.isFirst && arm === first?.arm && stage !== decision_measurement/* WASHOUT */.OT;
    if (isFirst)
        progress.isFirst = false;
    const which = `${prefix}${stage}-${index}-${attempt === 0 ? '' : `${attempt}-`}${arm}-`;
    const result = await context.evaluate({
        name: { task: task.id, stage, index, attempt, order_bit, arm, seed, tree: trees[arm] },
        purpose: isFirst ? first.purpose : purpose,
        logs: isFirst ? { folder, prefix } : { folder: first === undefined ? folder : (0,external_node_path_.join)(folder, 'runs'), prefix: which },
        workspace,
        isCurrentBest: trees[arm] === trees.incumbent,
        environment,
    });
    if (result.kind === 'aborted' || result.kind === 'infra')
        return interruptionOf(result);
    if (timings !== undefined && 'timings' in result)
        addTimings(timings, result.timings ?? {});
    if (stage !== decision_measurement/* WASHOUT */.OT && result.kind !== 'moved' && arm === first?.arm) {
        // Of failures that were retried the first is the one whose logs lie on top.
        if (progress.last?.kind !== 'failed' || result.kind === 'scored')
            progress.last = result;
    }
    if (result.kind === 'failed' && result.isGuard === true)
        progress.guardFailure ??= result.reason;
    if (progress.guardFailure !== undefined && options.isGuardRequired === true) {
        return { kind: 'broken', why: 'infra', reason: progress.guardFailure };
    }
    return { measurement: measurementOf(arm, result), environment: result.environment };
}
function addTimings(sums, timings) {
    for (const [name, ms] of Object.entries(timings))
        sums[name] = (sums[name] ?? 0) + ms;
}
/** What an evaluation that gave no result interrupts its task with. */
function interruptionOf(result) {
    if (result.kind === 'aborted')
        return { kind: 'broken', why: 'aborted', reason: 'interrupted by the operator' };
    return { kind: 'broken', why: 'infra', reason: result.reason };
}
function measurementOf(arm, result) {
    const run = { arm, evaluation: result.evaluation };
    if (result.kind === 'moved')
        return { ...run, kind: 'failed', reason: result.reason, isMoved: true };
    if (result.kind === 'failed') {
        const { reason, isTampered } = result;
        return { ...run, kind: 'failed', reason, ...(isTampered ? { isTampered } : {}) };
    }
    const { score, cases } = result;
    return { ...run, kind: 'scored', score, ...(cases === undefined ? {} : { cases }) };
}
/** The trees that a task compares; a calibration has one. */
function treesOf(task) {
    switch (task.task) {
        case 'calibration':
            return { candidate: task.tree, incumbent: task.tree };
        case 'confirmation':
            return { candidate: task.tree, incumbent: task.baseline };
        case 'paired':
        case 'compare':
            return { candidate: task.tree, incumbent: task.incumbent };
        default:
            return task;
    }
}


/***/ }),

/***/ 24851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J2: () => (/* binding */ findLimitReached),
/* harmony export */   Kw: () => (/* binding */ findAlert),
/* harmony export */   PY: () => (/* binding */ findSpentEvidence)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _decision_aa_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70260);
/* harmony import */ var _decision_assignment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85486);
/* harmony import */ var _engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89753);
/* harmony import */ var _acceptance_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42108);
/** Why a loop begins no other attempt: its limits, and what its evidence says. Pure; the same rules for every recipe. */





/** Which limit lets no other attempt begin; `inFlight`: how many attempts are at work. */
function findLimitReached(attempts, { maxIterations, maxNoops, maxErrors, timeLeftMs, usd, tokens }, inFlight = 0) {
    const counted = attempts.filter(({ counts }) => counts).length + inFlight;
    if (maxIterations > 0 && counted >= maxIterations) {
        return { kind: 'max_iterations', reason: `max_iterations reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(counted, 'iteration')}` };
    }
    const errors = streakOf(attempts, 'error');
    if (maxErrors > 0 && errors >= maxErrors) {
        const last = attempts.findLast(({ error }) => error === 'grows')?.reason;
        return { kind: 'errors', reason: `max_consecutive_errors reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(errors, 'error')}, the last: ${last}` };
    }
    const noops = streakOf(attempts, 'noop');
    if (maxNoops > 0 && noops >= maxNoops) {
        return { kind: 'noops', reason: `max_consecutive_noops reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(noops, 'noop')}` };
    }
    if (timeLeftMs <= 0)
        return { kind: 'time', reason: 'the time is up' };
    const dollars = attempts.map((attempt) => attempt.usd);
    const overspending = (0,_engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_4__/* .findOverspending */ .s)({ dollars, inFlight, budgetUsd: usd });
    if (overspending !== undefined)
        return { kind: 'usd', reason: `budget.usd: ${overspending}` };
    const counts = attempts.map((attempt) => attempt.tokens);
    const used = counts.reduce((total, each) => total + each, 0);
    // The next attempt may cost as much as the most expensive one so far.
    if (tokens === undefined || used + (inFlight + 1) * Math.max(0, ...counts) <= tokens)
        return undefined;
    const reason = `budget.tokens: ${used} of ${tokens} tokens used, and another attempt could pass it`;
    return { kind: 'tokens', reason };
}
/** How many of the last attempts are of a kind. */
function streakOf(attempts, kind) {
    let streak = 0;
    for (const attempt of attempts) {
        if (attempt[kind] === 'grows')
            streak += 1;
        if (attempt[kind] === 'ends')
            streak = 0;
    }
    return streak;
}
/** Why the A/A checks or the negative control say that the evaluator cannot be trusted; `remedy`: how to repair it. */
function findAlert({ aaChecks, settings }, remedy) {
    const alert = (0,_decision_aa_check_js__WEBPACK_IMPORTED_MODULE_0__/* .aaCheckAlert */ .hO)(aaChecks, settings);
    if (alert === undefined)
        return undefined;
    return `the evaluator cannot be trusted: ${alert}${(0,_decision_aa_check_js__WEBPACK_IMPORTED_MODULE_0__/* .isNegativeControlAlert */ .Pq)(aaChecks, settings) ? `. ${remedy}` : ''}`;
}
/** Why no candidate can be tested any more, whatever time is left; `whenHoldoutSpent`: what to do about its budget. */
function findSpentEvidence(decisionLog, whenHoldoutSpent) {
    return (0,_acceptance_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .findSpentHoldout */ .z)(decisionLog, whenHoldoutSpent) ?? (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_1__/* .findSpentHorizon */ .Lj)(decisionLog.session);
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

/***/ 24079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ anytimeP),
/* harmony export */   Q3: () => (/* binding */ isEvident),
/* harmony export */   RT: () => (/* binding */ startEProcess),
/* harmony export */   gS: () => (/* binding */ STATISTICS),
/* harmony export */   x: () => (/* binding */ feedEProcess),
/* harmony export */   y8: () => (/* binding */ logEvidence)
/* harmony export */ });
/* harmony import */ var _insured_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90218);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);


/** Name of the statistic, as decisions record it: another rule must have another name. */
const STATISTICS = { plain: 'symmetry-e/1', insured: 'insured-symmetry-e/1' };
// In units of 1/scale: a mixture over effects from a third of a noise SD to three of them.
const BETS = [0.35, 0.7, 1.4, 2.8];
// exp of it is 0 already. A logarithm of -Infinity would not survive JSON.
const LOWEST_LOG = -1000;
// E reaches whole powers of two, and 1 - 0.95 is not 0.05: equal up to rounding counts as reached.
const ROUNDING = 1e-9;
function startEProcess(scale, isInsured = false) {
    return { scale, ...(isInsured ? { is_insured: true } : {}), logs: BETS.map(() => 0), log_max: 0 };
}
/** Takes differences in; a difference of 0 changes nothing. Peeks once, after all of them.
 * `scale`: known before them. */
function feedEProcess(eProcess, differences, scale = eProcess.scale) {
    const logs = eProcess.logs.map((log, index) => {
        const bet = BETS[index] ?? 0;
        let total = log;
        for (const difference of differences) {
            total +=
                eProcess.is_insured === true
                    ? Math.log((0,_insured_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .insuredFactor */ .iZ)(difference / scale, bet))
                    : logFactor((2 * bet * difference) / scale);
        }
        return total;
    });
    const next = { ...eProcess, logs };
    return { ...next, log_max: Math.max(eProcess.log_max, logEvidence(next)) };
}
/** ln(2 / (1 + exp(-v))), without overflow. */
function logFactor(v) {
    const softplus = Math.max(-v, 0) + Math.log1p(Math.exp(-Math.abs(v)));
    return Math.max(LOWEST_LOG, Math.LN2 - softplus);
}
/** ln E: the logarithm of the mean over the bets. */
function logEvidence({ logs }) {
    const highest = Math.max(...logs);
    return highest + Math.log((0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .meanOf */ .hm)(logs.map((log) => Math.exp(log - highest))));
}
/** Whether E >= 1/a. */
function isEvident(eProcess, a) {
    return a > 0 && logEvidence(eProcess) >= -Math.log(a) - ROUNDING;
}
/** The p value that holds at every peek: min(1, 1 / max E). */
function anytimeP({ log_max: logMax }) {
    return Math.min(1, Math.exp(-logMax));
}


/***/ }),

/***/ 8638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ unitScale),
/* harmony export */   $z: () => (/* binding */ changePoint),
/* harmony export */   B_: () => (/* binding */ pairScale),
/* harmony export */   FP: () => (/* binding */ poolTest),
/* harmony export */   YN: () => (/* binding */ noiseOf),
/* harmony export */   ny: () => (/* binding */ robustNoiseOf)
/* harmony export */ });
/* unused harmony export differenceSigma */
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);
/* harmony import */ var _robust_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52164);
/* harmony import */ var _student_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37763);



// From here on what the pairs say about their own noise is better known than what the calibration said.
const PAIRS_TO_POOL = 30;
// Of the mean: below it differences are rounding, not noise.
const FLOOR_SHARE = 1e-12;
// A scale must not be 0: differences are divided by it.
const LEAST_SCALE = 1e-200;
/**
 * SD of one evaluation from runs of the same tree in a row: half the mean square of successive differences, which a slow
 * drift hardly touches. Source: decisions, "CALIBRATE" (von Neumann's difference form).
 */
function differenceSigma(scores) {
    if (scores.length < 2)
        return 0;
    let squares = 0;
    for (let index = 1; index < scores.length; index += 1) {
        squares += ((scores[index] ?? 0) - (scores[index - 1] ?? 0)) ** 2;
    }
    return Math.sqrt(squares / (scores.length - 1) / 2);
}
/** The noise that calibration runs show. */
function noiseOf(scores, cases) {
    return {
        sigma: differenceSigma(scores),
        mean: (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(scores),
        case_scale: caseScale(cases),
        pairs: 0,
        squares: 0,
        freedom: 0,
        case_count: 0,
        case_squares: 0,
    };
}
/** The same on a scale of logarithms: a single run that took twice as long says nothing of the others. */
function robustNoiseOf(scores, cases) {
    const steps = (0,_robust_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .successiveSteps */ .l_)(scores);
    const isEqual = steps.every((step) => step === 0);
    return { ...noiseOf(scores, cases), sigma: isEqual ? 0 : (0,_robust_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .robustScale */ .K9)(steps, []) / Math.SQRT2, steps };
}
function caseScale(runs) {
    const [first] = runs;
    if (first === undefined || Object.keys(first).length === 0)
        return null;
    const differences = [];
    for (const [index, run] of runs.entries()) {
        const next = runs[index + 1] ?? {};
        for (const [name, score] of Object.entries(run)) {
            const other = next[name];
            if (other !== undefined && other !== score)
                differences.push(other - score);
        }
    }
    if (differences.length > 0)
        return rootMeanSquare(differences);
    // Cases that never differ give no scale; their spread is a first guess that the first pairs replace.
    const scores = Object.values(first);
    return Math.sqrt((2 * (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .squaresAround */ .Uy)(scores)) / scores.length) || 1;
}
function rootMeanSquare(values) {
    return Math.sqrt((0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(values.map((value) => value * value)));
}
/** The scale of the difference of a pair. */
function pairScale({ sigma, mean, pairs, squares, freedom, steps }) {
    if (steps !== undefined) {
        const robust = (0,_robust_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .robustScale */ .K9)(steps, []);
        return { value: robust, source: robust > _robust_scale_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAST_SCALE */ .Pq ? 'calibration' : 'floor' };
    }
    const isPooled = pairs >= PAIRS_TO_POOL && freedom > 0;
    const value = isPooled ? Math.sqrt(squares / freedom) : sigma * Math.SQRT2;
    const floor = Math.max(FLOOR_SHARE * Math.abs(mean), LEAST_SCALE);
    return value > floor ? { value, source: isPooled ? 'pairs' : 'calibration' } : { value: floor, source: 'floor' };
}
/** The scale of the difference of a case, where cases are the unit; ties say nothing and are left out. */
function unitScale({ case_scale: calibrated, case_count: count, case_squares: squares }) {
    const isPooled = count >= PAIRS_TO_POOL;
    const value = isPooled ? Math.sqrt(squares / count) : (calibrated ?? 1);
    return value > LEAST_SCALE
        ? { value, source: isPooled ? 'pairs' : 'calibration' }
        : { value: LEAST_SCALE, source: 'floor' };
}
/** Takes in the differences of one test: of its pairs, and of its cases. */
function poolTest(noise, differences, units) {
    const differing = units.filter((unit) => unit !== 0);
    return {
        ...noise,
        pairs: noise.pairs + differences.length,
        squares: noise.squares + (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .squaresAround */ .Uy)(differences),
        freedom: noise.freedom + Math.max(0, differences.length - 1),
        case_count: noise.case_count + differing.length,
        case_squares: noise.case_squares + differing.reduce((sum, unit) => sum + unit * unit, 0),
    };
}
// A level is not judged by fewer runs than these.
const LEAST_SEGMENT = 5;
const CHANGE_P = 0.001;
/**
 * Where the scores of the current best changed their level, as an index into them: the split with the largest two-sample t, if
 * its p, times the number of splits, is below .001. Source: decisions, "CALIBRATE", the t form.
 */
function changePoint(stream) {
    const count = stream.length;
    const splits = count - 2 * LEAST_SEGMENT + 1;
    if (splits < 1)
        return undefined;
    const mean = (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(stream);
    const total = (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .squaresAround */ .Uy)(stream);
    let sum = 0;
    let best = { at: 0, between: -1 };
    for (let at = 1; at <= count - LEAST_SEGMENT; at += 1) {
        sum += (stream[at - 1] ?? 0) - mean;
        // The squares that two means explain; all splits share the total.
        const between = (sum * sum * count) / (at * (count - at));
        if (at >= LEAST_SEGMENT && between > best.between)
            best = { at, between };
    }
    if (best.between <= 0)
        return undefined;
    const within = Math.max(0, total - best.between) / (count - 2);
    const t = within === 0 ? Number.MAX_VALUE : Math.sqrt(best.between / within);
    return (0,_student_js__WEBPACK_IMPORTED_MODULE_2__/* .tailOfT */ .a)(t, count - 2) * splits < CHANGE_P ? best.at : undefined;
}


/***/ })

};

