export const id = 794;
export const ids = [794];
export const modules = {

/***/ 28810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ decodeToml)
/* harmony export */ });
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var _byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6805);
/* harmony import */ var _json_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85572);
/* harmony import */ var _toml_layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12721);




/** Decodes a whole TOML file; what is wrong with it is a problem with its place. */
function decodeToml(file, bytes) {
    const issue = (0,_byte_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .headIssue */ .ib)(bytes);
    if (issue !== undefined)
        return { problems: [(0,_json_document_js__WEBPACK_IMPORTED_MODULE_2__/* .issueProblem */ .X)(file, issue)] };
    const text = bytes.toString('utf8');
    try {
        return { document: { file, value: (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text), locate: locator(text) } };
    }
    catch (error) {
        if (!(error instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .TomlError */ .zx))
            throw error;
        // The first line says what is wrong; the lines after it show the place, which is reported separately.
        const [reason = ''] = error.message.split('\n');
        const found = reason.replace(/^Invalid TOML document: /, '');
        const { line, column } = error;
        return { problems: [{ file, line, column, found, expected: 'valid TOML', remedy: 'Fix the syntax.' }] };
    }
}
/** Finds the place of a key, or of the nearest one around it. */
function locator(text) {
    let starts;
    return (path) => {
        // Read only when something is wrong.
        starts ??= startsIn(text);
        for (let length = path.length; length > 0; length -= 1) {
            const wanted = path.slice(0, length);
            const place = starts.find((each) => wanted.every((part, at) => each.path[at] === part));
            if (place !== undefined)
                return lineAndColumn(text, place.start);
        }
        return { line: 1, column: 1 };
    };
}
function startsIn(text) {
    const { tables, entries } = (0,_toml_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .readTomlLayout */ .X)(text);
    return [...tables.slice(1), ...entries].toSorted((one, other) => one.start - other.start);
}
function lineAndColumn(text, offset) {
    const before = text.slice(0, offset);
    return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}


/***/ }),

/***/ 12721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readTomlLayout)
/* harmony export */ });
/** Finds the parts of a valid text. */
function readTomlLayout(text) {
    return new LayoutReader(text).read();
}
class LayoutReader {
    #text;
    #at = 0;
    #entries = [];
    #tables = [{ path: [], isElement: false, start: 0, headerEnd: 0 }];
    /** Elements of each array of tables so far, by its path. */
    #counts = new Map();
    constructor(text) {
        this.#text = text;
    }
    read() {
        let table = [];
        for (this.#skipSpace(); this.#at < this.#text.length; this.#skipSpace()) {
            if (this.#peek() === '[')
                table = this.#readHeader();
            else
                this.#readPair(table);
        }
        return { tables: this.#tables, entries: this.#entries };
    }
    #readHeader() {
        const start = this.#at;
        const isElement = this.#text.startsWith('[[', start);
        this.#at += isElement ? 2 : 1;
        const names = this.#readKey();
        const path = this.#resolve(names, isElement);
        this.#at += isElement ? 2 : 1;
        this.#tables.push({ path, isElement, start, headerEnd: this.#at });
        return path;
    }
    /** A name below an array of tables is one of its last element. */
    #resolve(names, isElement) {
        const path = [];
        for (const [at, name] of names.entries()) {
            path.push(name);
            const key = JSON.stringify(path);
            const count = this.#counts.get(key);
            if (isElement && at === names.length - 1) {
                this.#counts.set(key, (count ?? 0) + 1);
                path.push(count ?? 0);
            }
            else if (count !== undefined)
                path.push(count - 1);
        }
        return path;
    }
    #readPair(table) {
        const start = this.#at;
        const path = [...table, ...this.#readKey()];
        // The sign between the two.
        this.#at += 1;
        this.#skipBlanks();
        this.#readValue({ path, table, start });
    }
    #readKey() {
        const names = [];
        for (;;) {
            this.#skipBlanks();
            names.push(this.#readName());
            this.#skipBlanks();
            if (this.#peek() !== '.')
                return names;
            this.#at += 1;
        }
    }
    #readName() {
        const start = this.#at;
        const quote = this.#peek();
        if (quote === '"' || quote === "'") {
            this.#skipString();
            const inner = this.#text.slice(start + 1, this.#at - 1);
            return quote === '"' ? unescaped(inner) : inner;
        }
        while (/[\w-]/.test(this.#peek()))
            this.#at += 1;
        if (this.#at === start)
            throw new TypeError(`no key at ${start} of a TOML text`);
        return this.#text.slice(start, this.#at);
    }
    #readValue(entry) {
        const valueStart = this.#at;
        const index = this.#entries.length;
        const first = this.#peek();
        if (first === '[')
            this.#readArray(entry.path);
        else if (first === '{')
            this.#readInlineTable(entry.path);
        else if (first === '"' || first === "'")
            this.#skipString();
        else
            this.#skipPlain();
        // What holds others comes before them.
        this.#entries.splice(index, 0, { ...entry, valueStart, valueEnd: this.#at });
    }
    #readArray(path) {
        this.#at += 1;
        for (let index = 0;; index += 1) {
            this.#skipSpace();
            if (this.#peek() === ']')
                break;
            this.#readValue({ path: [...path, index], table: path, start: this.#at });
            this.#skipSpace();
            if (this.#peek() === ',')
                this.#at += 1;
        }
        this.#at += 1;
    }
    #readInlineTable(path) {
        this.#at += 1;
        for (;;) {
            this.#skipSpace();
            if (this.#peek() === '}')
                break;
            this.#readPair(path);
            this.#skipSpace();
            if (this.#peek() === ',')
                this.#at += 1;
        }
        this.#at += 1;
    }
    /** Both kinds, on one line and on several. */
    #skipString() {
        const quote = this.#peek();
        const isLong = this.#text.startsWith(quote.repeat(3), this.#at);
        const end = isLong ? quote.repeat(3) : quote;
        this.#at += end.length;
        while (!this.#text.startsWith(end, this.#at)) {
            if (this.#at >= this.#text.length)
                throw new TypeError('a string of a TOML text without an end');
            this.#at += quote === '"' && this.#peek() === '\\' ? 2 : 1;
        }
        this.#at += end.length;
        // One or two quotes of the text itself may stand before its end.
        while (isLong && this.#peek() === quote)
            this.#at += 1;
    }
    /** Numbers, dates and words; a date may have a blank in it. */
    #skipPlain() {
        const start = this.#at;
        while (this.#at < this.#text.length && !/[,\]}#\n]/.test(this.#peek()))
            this.#at += 1;
        this.#at = start + this.#text.slice(start, this.#at).trimEnd().length;
        if (this.#at === start)
            throw new TypeError(`no value at ${start} of a TOML text`);
    }
    #skipBlanks() {
        while (this.#peek() === ' ' || this.#peek() === '\t')
            this.#at += 1;
    }
    #skipSpace() {
        for (;;) {
            while (/\s|\ufeff/.test(this.#peek()))
                this.#at += 1;
            if (this.#peek() !== '#')
                return;
            while (this.#at < this.#text.length && this.#peek() !== '\n')
                this.#at += 1;
        }
    }
    #peek() {
        return this.#text.charAt(this.#at);
    }
}
const ESCAPE = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2})|(.))/gs;
const LETTERS = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', e: '\u001b' };
function unescaped(text) {
    return text.replaceAll(ESCAPE, (_, four, eight, two, letter = '') => {
        const digits = four ?? eight ?? two;
        return digits === undefined ? (LETTERS[letter] ?? letter) : String.fromCodePoint(Number.parseInt(digits, 16));
    });
}


/***/ }),

/***/ 56801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ createBottomLine)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

const TICK_MS = 1000;
const ERASE = '\r\u001b[2K';
/** Draws a line each second; `render` gives undefined while there is nothing to show. */
function createBottomLine({ out }, { columns, render }) {
    let isStopped = false;
    const draw = () => {
        const line = isStopped ? undefined : render();
        if (line !== undefined)
            out(`${ERASE}${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(line, columns - 2)}`);
    };
    const timer = setInterval(draw, TICK_MS);
    timer.unref();
    return {
        above: (text) => {
            out(`${ERASE}${text}`);
            draw();
        },
        draw,
        stop: () => {
            if (isStopped)
                return;
            isStopped = true;
            clearInterval(timer);
            out(ERASE);
        },
    };
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
/**
 * Candidates that must not pass: one that only claims to be good, one without its tests, one without anything but the
 * protected files.
 * Invariant: what is tried are trees of a private store that is thrown away; the user's repository sees nothing of it.
 */






/** Scores a candidate in which every script that an agent may change claims a score and ends. */
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
/** Scores a candidate in which every test that an agent may delete is deleted; guards judge it, too. */
async function tryDeletion(subject, base, apartFrom) {
    const tests = await listOpen(subject, (path) => TESTS.test(path));
    if (tests.length === 0)
        return { kind: 'untried' };
    const { folder, store } = subject.privateArea;
    const { gitDir, home, base: commit } = store;
    const index = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__/* .bindGit */ .uD)({ gitDir, home, indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'deletion.index') });
    await index(['read-tree', '--end-of-options', commit]);
    // Mode 0 takes a path out.
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
/** Scores a candidate without anything but the protected files, as often as it takes to say whether it fails. */
async function tryNegativeControl(subject, { scores: base, guards }) {
    const { store } = subject.privateArea;
    const tree = await (0,_engine_evaluation_negative_control_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .writeNegativeControlTree */ .q)(subject);
    const incumbent = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitLine */ .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${store.base}^{tree}`]);
    const named = { task: _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__/* .NEGATIVE_CONTROL_TASK */ .kt, arm: 'candidate', tree, stage: 'canary' };
    const runs = base.map(({ metrics }) => ({ ...named, arm: 'incumbent', tree: incumbent, metrics }));
    const { sign } = subject;
    const evaluated = { base: base.map(({ score }) => score), sign, isCurrentBest: tree === incumbent };
    for (const scores = [];;) {
        const isRefused = () => (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusedByMetric */ .CB)({ runs, incumbent, guards });
        const outcome = (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__/* .negativeControlOutcome */ .nZ)((0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluateNegativeControl */ .SP)({ ...evaluated, scores }), isRefused);
        if (outcome !== undefined)
            return { kind: 'settled', ...outcome };
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
/** Files of the base that a change may alter, the shallowest first; scripts, where nothing else is wanted. */
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
/** What an evaluation costs, by its commands. Pure. */



// By the name that their time is listed under.
const SHOWN_STEPS = {
    'judge-setup': 'setup',
    'judge-teardown': 'teardown',
    score: 'evaluator',
};
/** What a person calls a step. */
function shownStep({ name, title }) {
    return SHOWN_STEPS[name] ?? title;
}
const REST = 'checkouts';
/** The costs of the evaluations of one tree, in the order of the commands; what is no command's comes last. */
function costsOf(evaluations) {
    const [first] = evaluations;
    if (first === undefined)
        return [];
    const later = evaluations.length > 1 ? evaluations.slice(1) : evaluations;
    const warm = (pick) => (0,_base_median_js__WEBPACK_IMPORTED_MODULE_1__/* .median */ .J)(later.map(pick)) ?? 0;
    const steps = Object.keys(first.timings).map((key) => ({
        step: nameOfTiming(key),
        coldMs: first.timings[key] ?? 0,
        warmMs: warm(({ timings }) => timings[key] ?? 0),
    }));
    const restOf = ({ tookMs, timings }) => Math.max(0, tookMs - Object.values(timings).reduce((sum, ms) => sum + ms, 0));
    return [...steps, { step: REST, coldMs: Math.round(restOf(first)), warmMs: Math.round(warm(restOf)) }];
}
/** The command that a time is listed for, e.g. by `guard-tests_ms`. */
function nameOfTiming(key) {
    const name = key.replace(/_ms$/, '');
    const guard = /^guard-(.*)$/s.exec(name)?.[1];
    return guard === undefined ? shownStep({ name, title: name }) : `guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(guard)}`;
}
/** `setup 12 s, then 0.4 s; guard "tests" 14 s; evaluator 3 s`. */
function renderCosts(costs) {
    return costs.map(renderCost).join('; ');
}
// Below these it is chance.
const NOTABLE_SHARE = 1.5;
const NOTABLE_MS = 500;
function renderCost({ step, coldMs, warmMs }) {
    const isNotable = coldMs > warmMs * NOTABLE_SHARE && coldMs - warmMs > NOTABLE_MS;
    const took = isNotable ? `${renderSeconds(coldMs)}, then ${renderSeconds(warmMs)}` : renderSeconds(warmMs);
    return `${step} ${took}`;
}
/** Seconds, with as many digits as mean something. */
function renderSeconds(ms) {
    if (ms >= 100_000)
        return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .renderDuration */ .PP)(Math.round(ms / 1000) * 1000);
    return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}
/** What an evaluation costs: `setup 0.0 s, prepared before` where a step of it was not run. */
function renderEvaluation({ evaluationMs, costs, isPrepared }) {
    const parts = `${isPrepared ? 'setup 0.0 s, prepared before; ' : ''}${renderCosts(costs)}`;
    return `an evaluation takes ${renderSeconds(evaluationMs)} (${parts})`;
}


/***/ }),

/***/ 90165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ readAcceptedHere),
/* harmony export */   bA: () => (/* binding */ markAcceptedHere),
/* harmony export */   mc: () => (/* binding */ acceptedHereFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77388);
/**
 * Commits that runs on this machine accepted: of these alone a record may be rebuilt from the branch.
 * Invariant: written before the branch moves, outside of the repository, where no session in a sandbox can write. Since a
 * run goes on only from a branch that it knows, a commit here speaks for all below it.
 * Crash: a mark of a commit that no branch holds counts for nothing. Where the marks are lost, the intents are left.
 */


/** The file in a private area. */
const acceptedHereFile = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'accepted-here');
/** Notes in the private area of an experiment that a run here accepts a commit: a full id. */
function markAcceptedHere(folder, commit) {
    (0,_noted_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .noteCommit */ .A)(acceptedHereFile(folder), commit);
}
/** The commits that runs here accepted last. */
function readAcceptedHere(folder) {
    return new Set((0,_noted_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .readNotedCommits */ .h)(acceptedHereFile(folder)));
}


/***/ }),

/***/ 77388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ noteCommit),
/* harmony export */   h: () => (/* binding */ readNotedCommits)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
/** Commits that are noted in a private area, one a line: the last 1,000, since the branches of earlier ones are merged, or gone. */



const MAX_NOTED = 1000;
/** Notes a commit, a full id, in a file of a private area, which is replaced in one step. */
function noteCommit(file, commit) {
    const noted = readNotedCommits(file);
    if (noted.at(-1) === commit)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true, mode: 0o700 });
    const retained = [...noted.filter((each) => each !== commit), commit].slice(-MAX_NOTED);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileAtomic */ .Zf)(file, [`${retained.join('\n')}\n`]);
}
/** The noted commits, the latest last. */
function readNotedCommits(file) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8').split('\n').filter(Boolean) : [];
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
    return formats/* BENCHMARK_KINDS */.ic.find((kind) => {
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

/***/ 68054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ openTemporary)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _kernel_process_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98566);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
/* harmony import */ var _private_area_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22219);
/**
 * A private area for looking at a run, or preparing one, apart from the one that the run has.
 * Invariant: it is this process's alone, and gone when the block ends, processes and all.
 * Crash: it stays; the next one of the name removes those whose process is gone.
 */





/** Opens a private area of this process alone; it needs no lock. */
async function openTemporary({ name, purpose = 'doctor', ...request }) {
    const { repository, parentEnv, base } = request;
    // No run's name has a point and one of these words.
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
    return { privateArea, [Symbol.asyncDispose]: remove };
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

/***/ 99915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ decisionSettings),
  n: () => (/* binding */ parseExperimentConfig)
});

// EXTERNAL MODULE: ./build/base/schema-problems.js
var schema_problems = __webpack_require__(86586);
// EXTERNAL MODULE: ./build/decision/settings.js
var settings = __webpack_require__(82922);
// EXTERNAL MODULE: ./build/settings/deprecated-names.js
var deprecated_names = __webpack_require__(71594);
// EXTERNAL MODULE: ./build/settings/experiment-config.js
var experiment_config = __webpack_require__(83732);
// EXTERNAL MODULE: ./build/settings/recorded-names.js
var recorded_names = __webpack_require__(48111);
;// CONCATENATED MODULE: ./build/base/deadline.js
const RFC3339 = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
const CLOCK = /^(?:(today|tomorrow)\s+)?(?:at\s+)?(\d{1,2})(?::(\d{2}))?\s*(am|pm)?$/i;
const DAY_MS = 86_400_000;
/**
 * Reads a deadline: RFC 3339, `14:30` (today, or tomorrow when that has passed), `tomorrow 9am`. Undefined when the
 * text is none of these. The instant may lie in the past: that is for the caller to refuse.
 */
function parseDeadline(text, { now, utcOffset }) {
    const trimmed = text.trim();
    if (RFC3339.test(trimmed))
        return validDate(new Date(trimmed.replace(' ', 'T')));
    const clock = CLOCK.exec(trimmed);
    if (clock === null)
        return undefined;
    const [, day, hourText = '', minuteText, half] = clock;
    // A bare number without a day, a colon or am/pm could mean anything.
    if (minuteText === undefined && half === undefined)
        return undefined;
    const hour = readHour(Number(hourText), half?.toLowerCase());
    const minute = Number(minuteText ?? 0);
    if (hour === undefined || minute > 59)
        return undefined;
    const isTomorrow = day?.toLowerCase() === 'tomorrow';
    const today = atLocalTime(now, { days: isTomorrow ? 1 : 0, hour, minute, utcOffset });
    if (day !== undefined || today > now)
        return today;
    return atLocalTime(now, { days: 1, hour, minute, utcOffset });
}
function readHour(hour, half) {
    if (half === undefined)
        return hour <= 23 ? hour : undefined;
    if (hour < 1 || hour > 12)
        return undefined;
    return (hour % 12) + (half === 'pm' ? 12 : 0);
}
function atLocalTime(now, { days, hour, minute, utcOffset }) {
    const local = new Date(now.getTime() + utcOffset(now) * 60_000);
    const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
    const wall = midnight + days * DAY_MS + (hour * 60 + minute) * 60_000;
    // The offset is that of the deadline, not of now: between them the clocks may change.
    const guess = new Date(wall - utcOffset(now) * 60_000);
    return new Date(wall - utcOffset(guess) * 60_000);
}
function validDate(date) {
    return Number.isNaN(date.getTime()) ? undefined : date;
}

// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(74044);
// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(15902);
// EXTERNAL MODULE: ./build/base/json-path.js
var json_path = __webpack_require__(65090);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/decision/policies/registry.js + 4 modules
var registry = __webpack_require__(65991);
// EXTERNAL MODULE: ./build/decision/settings-rules.js + 1 modules
var settings_rules = __webpack_require__(67007);
// EXTERNAL MODULE: ./build/engine/agent/preset.js + 1 modules
var preset = __webpack_require__(7535);
// EXTERNAL MODULE: ./build/engine/benchmarks/formats.js + 22 modules
var formats = __webpack_require__(6855);
// EXTERNAL MODULE: ./build/engine/benchmarks/reading.js
var reading = __webpack_require__(57176);
// EXTERNAL MODULE: ./build/engine/environment/environment-issues.js
var environment_issues = __webpack_require__(75857);
;// CONCATENATED MODULE: ./build/experiment/config/config-rules.js











/**
 * Checks what no shape says of a config. It is the raw value that is looked at: a mistake in one key hides none in
 * another. A value of another type than it should be is left to the schema.
 */
function checkRules(rawConfig, paths) {
    const written = textAt(rawConfig, ['schedule', 'deadline']);
    const deadline = written === undefined ? undefined : parseDeadline(written, paths);
    const broken = [
        ...nameRules(rawConfig, paths),
        ...budgetRules(rawConfig),
        ...scheduleRules(rawConfig, deadline, paths),
        ...agentRules(rawConfig),
        ...environmentRules(rawConfig, paths),
        ...(0,environment_issues/* networkIssues */.ly)(rawConfig, 'objective'),
        ...referenceRules(rawConfig, paths),
        ...coreRules(rawConfig, paths),
        ...guardRules(rawConfig),
        ...commandRules(rawConfig, paths),
        ...buildRules(rawConfig),
        ...benchmarkRules(rawConfig),
    ];
    return { broken, deadline };
}
function textAt(rawConfig, path) {
    const value = (0,json_path/* valueAt */.fK)(rawConfig, path);
    return typeof value === 'string' ? value : undefined;
}
function isTable(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function nameRules(rawConfig, { folder }) {
    const path = ['experiment', 'name'];
    const name = textAt(rawConfig, path);
    if (name === undefined || name === folder)
        return [];
    return [[path, (0,base_text/* quoted */.TL)(name), `the name of its folder, ${(0,base_text/* quoted */.TL)(folder)}`, 'Rename one of the two.']];
}
function budgetRules(rawConfig) {
    const path = ['iteration', 'budget'];
    const budget = textAt(rawConfig, path);
    if (budget === undefined || (0,duration/* parseDuration */.E9)(budget) !== 0)
        return [];
    return [[path, (0,base_text/* quoted */.TL)(budget), 'more than nothing', 'Write e.g. "5m".']];
}
function scheduleRules(rawConfig, deadline, { now, schedule: check = 'checked' }) {
    const schedule = (0,json_path/* valueAt */.fK)(rawConfig, ['schedule']);
    if (!isTable(schedule))
        return [];
    const isTotal = (0,json_path/* valueAt */.fK)(schedule, ['total_budget']) !== undefined;
    const isDeadline = (0,json_path/* valueAt */.fK)(schedule, ['deadline']) !== undefined;
    const expected = 'exactly one of total_budget and deadline';
    const broken = [];
    if (isTotal && isDeadline) {
        broken.push([['schedule'], 'both total_budget and deadline', expected, 'Remove one of the two.']);
    }
    if (!isTotal && !isDeadline) {
        broken.push([['schedule'], 'neither total_budget nor deadline', expected, 'Add one.']);
    }
    const total = textAt(schedule, ['total_budget']);
    if (total !== undefined && (0,duration/* parseDuration */.E9)(total) === 0) {
        broken.push([['schedule', 'total_budget'], (0,base_text/* quoted */.TL)(total), 'more than nothing', 'Write e.g. "4h".']);
    }
    const written = textAt(schedule, ['deadline']);
    if (written !== undefined && deadline === undefined) {
        const shapes = 'a time such as "2026-05-21T09:00:00-07:00", "14:30" or "tomorrow 9am"';
        broken.push([['schedule', 'deadline'], (0,base_text/* quoted */.TL)(written), shapes, 'Fix the time.']);
    }
    if (written !== undefined && deadline !== undefined && deadline <= now && check === 'checked') {
        const found = `${(0,base_text/* quoted */.TL)(written)}, which has passed`;
        broken.push([['schedule', 'deadline'], found, 'a time to come', 'Set a later one.']);
    }
    return broken;
}
function agentRules(rawConfig) {
    const agent = (0,json_path/* valueAt */.fK)(rawConfig, ['agent']);
    if (!isTable(agent))
        return [];
    if ((0,json_path/* valueAt */.fK)(agent, ['command']) === undefined && (0,json_path/* valueAt */.fK)(agent, ['preset']) === undefined) {
        return [[['agent'], 'an agent without a command', 'agent.command or agent.preset', 'Add one of the two.']];
    }
    const options = (0,preset/* agentProblems */.sY)((0,decode/* objectOrEmpty */.YN)(agent)).map(({ path, found, expected, remedy }) => [['agent', ...path], found, expected, remedy]);
    const command = textAt(agent, ['command']);
    const stdin = (0,json_path/* valueAt */.fK)(agent, ['stdin']) ?? 'none';
    if (command === undefined || stdin !== 'none' || command.includes('{prompt_file}'))
        return options;
    const remedy = 'Add {prompt_file} to the command, or set agent.stdin = "prompt".';
    return [...options, [['agent', 'command'], (0,base_text/* quoted */.TL)(command), '{prompt_file} in the command', remedy]];
}
function environmentRules(rawConfig, { checkVariable }) {
    return ['agent', 'environment'].flatMap((where) => (0,environment_issues/* variableIssues */.hE)([where, 'env'], (0,json_path/* valueAt */.fK)(rawConfig, [where, 'env']), checkVariable));
}
/** What is wrong with the environment of commands, its keys being sound one by one. */
function commandEnvironmentRules({ environment, setup }, { checkPlaces }) {
    // Without inputs setup runs what a candidate is made of.
    const hasTrustedSetup = setup.command !== '' && setup.inputs.length > 0;
    return (0,environment_issues/* environmentIssues */.ah)({ environment, hasTrustedSetup, checkPlaces });
}
function coreRules(rawConfig, { checkCores }) {
    const path = ['environment', 'cpus'];
    const cores = (0,json_path/* valueAt */.fK)(rawConfig, path);
    if (!Array.isArray(cores) || !cores.every((core) => Number.isInteger(core) && core >= 0))
        return [];
    const problems = checkCores?.(cores) ?? [];
    return problems.map(({ found, expected, remedy }) => [path, found, expected, remedy]);
}
/** The commands that agents may not know can be references. */
function referenceRules(rawConfig, { checkReference }) {
    return ['holdout', 'confirm'].flatMap((table) => {
        const path = ['objective', table, 'command'];
        const problems = checkReference?.(textAt(rawConfig, path) ?? '') ?? [];
        return problems.map(({ found, expected, remedy }) => [path, found, expected, remedy]);
    });
}
function guardRules(rawConfig) {
    const guards = (0,json_path/* valueAt */.fK)(rawConfig, ['guards']);
    if (!Array.isArray(guards))
        return [];
    const names = guards.map((guard) => textAt(guard, ['name']));
    return names.flatMap((name, index) => {
        if (name === undefined || names.indexOf(name) === index)
            return [];
        return [[['guards', index, 'name'], `a second guard ${(0,base_text/* quoted */.TL)(name)}`, 'each name once', 'Rename one of the two.']];
    });
}
/** What is built once for a tree needs an environment that is the same each time. */
function buildRules(rawConfig) {
    const [setup = '', build = ''] = [textAt(rawConfig, ['setup', 'command']), textAt(rawConfig, ['build', 'command'])];
    const inputs = (0,json_path/* valueAt */.fK)(rawConfig, ['setup', 'inputs']);
    const isNamed = Array.isArray(inputs) ? inputs.length > 0 : inputs !== undefined;
    if (setup.trim() === '' || build.trim() === '' || isNamed)
        return [];
    const remedy = 'Name the manifests and lock files that setup reads, such as ["package.json", "package-lock.json"].';
    return [[['setup'], 'build.command and a setup without inputs', 'setup.inputs', remedy]];
}
/** A format says which direction is better, and which figures it has. */
function benchmarkRules(rawConfig) {
    const kind = textAt(rawConfig, ['objective', 'parse', 'kind']) ?? '';
    if (!(0,formats/* isBenchmarkKind */.Ot)(kind))
        return [];
    const { unit, statistics } = formats/* BENCHMARK_FORMATS */.LS[kind];
    const broken = [];
    if (textAt(rawConfig, ['objective', 'direction']) === 'max') {
        const expected = `"min": the score of ${(0,base_text/* quoted */.TL)(kind)} is in ${unit}, and less is better`;
        broken.push([['objective', 'direction'], '"max"', expected, 'Write direction = "min".']);
    }
    const path = ['objective', 'parse', 'statistic'];
    const statistic = textAt(rawConfig, path);
    if (statistic === undefined || !(0,reading/* isStatistic */.fJ)(statistic) || statistics.includes(statistic))
        return broken;
    const known = statistics.map((each) => (0,base_text/* quoted */.TL)(each)).join(' or ');
    const expected = known === '' ? `none: ${(0,base_text/* quoted */.TL)(kind)} has one figure of a benchmark` : `${known} of ${(0,base_text/* quoted */.TL)(kind)}`;
    return [...broken, [path, (0,base_text/* quoted */.TL)(statistic), expected, known === '' ? 'Remove it.' : 'Choose another one.']];
}
/** What the shell could not even read would be found out only when agents have worked for it. */
function commandRules(rawConfig, { checkCommand }) {
    const guards = (0,json_path/* valueAt */.fK)(rawConfig, ['guards']);
    const tables = ['objective', 'setup', 'build', 'teardown', 'agent', 'summarize'].map((table) => [table]);
    const ofGuards = Array.isArray(guards) ? guards.map((_, index) => ['guards', index]) : [];
    return [...tables, ...ofGuards].flatMap((table) => {
        const path = [...table, 'command'];
        const command = textAt(rawConfig, path);
        const output = command === undefined ? undefined : checkCommand?.(command);
        if (command === undefined || output === undefined)
            return [];
        const found = `${(0,base_text/* quoted */.TL)(command)}, which the shell cannot read (${output})`;
        return [[path, found, 'a command line for sh', 'Fix the command.']];
    });
}
/** What is wrong between the keys of a decision, each of them sound by itself. */
function decisionRules(settings, { baseline }) {
    const broken = (0,settings_rules/* decisionProblems */.BL)(settings).map(({ path, found, expected, remedy }) => {
        return [['objective', ...path], found, expected, remedy];
    });
    const { decision, confirm } = settings;
    if (!baseline && confirm.every_keeps > 0) {
        const expected = 'true with confirm.every_keeps: what is kept is compared with the base';
        broken.push([['objective', 'baseline'], 'baseline = false', expected, 'Leave one of the two out.']);
    }
    if (baseline || decision === 'auto' || !registry/* POLICIES */.PQ[decision].needsNoise)
        return broken;
    const expected = `true with decision = ${(0,base_text/* quoted */.TL)(decision)}: the noise is learnt from the base`;
    const remedy = 'Leave it out, or set decision = "greedy".';
    return [...broken, [['objective', 'baseline'], 'baseline = false', expected, remedy]];
}

// EXTERNAL MODULE: ./build/engine/agents/registry.js + 9 modules
var agents_registry = __webpack_require__(72298);
;// CONCATENATED MODULE: ./build/experiment/config/idle-keys.js
/** Keys of a config that are written and change nothing, by the other keys; one at its default is none of them. */



/** The keys that change nothing, beside those of the decision. */
function idleConfigKeys(config) {
    return [...ofBaseline(config), ...ofCommands(config), ...ofAgent(config), ...ofSummary(config)];
}
const LEAVE_OUT = 'Leave it out.';
/** Without a score of the base there is nothing to confirm against, and nothing to be worse than. */
function ofBaseline({ objective: { baseline, confirm, negative_control: control } }) {
    if (baseline)
        return [];
    const idle = [
        ...(confirm.pairs === 0 || confirm.pairs === 20
            ? []
            : [[['confirm', 'pairs'], `pairs = ${confirm.pairs}`]]),
        ...(confirm.pairs === 0 || confirm.command === ''
            ? []
            : [[['confirm', 'command'], 'a command']]),
        ...(control === 'warn' ? [[['negative_control'], 'negative_control = "warn"']] : []),
    ];
    const expected = 'it only with baseline = true: it compares with the base';
    return idle.map(([path, found]) => [['objective', ...path], found, expected, LEAVE_OUT]);
}
function isOther(written, usual) {
    return (0,duration/* parseDuration */.E9)(written) !== (0,duration/* parseDuration */.E9)(usual);
}
function ofCommands({ setup, teardown }) {
    const idle = (table, timeout) => [
        [table, 'timeout'],
        `timeout = ${(0,base_text/* quoted */.TL)(timeout)}`,
        `it only with ${table}.command`,
        LEAVE_OUT,
    ];
    return [
        ...(setup.command === '' && isOther(setup.timeout, '5m') ? [idle('setup', setup.timeout)] : []),
        ...(teardown.command === '' && isOther(teardown.timeout, '1m') ? [idle('teardown', teardown.timeout)] : []),
    ];
}
function ofAgent({ agent: { command, preset, stdin } }) {
    if (command !== undefined || preset === undefined || stdin === 'none')
        return [];
    const expected = 'it only with agent.command: a preset has its own';
    return [[['agent', 'stdin'], `stdin = ${(0,base_text/* quoted */.TL)(stdin)}`, expected, LEAVE_OUT]];
}
function ofSummary({ agent: { preset }, summarize }) {
    const { enabled, command, timeout, stdin } = summarize;
    const known = preset === undefined ? undefined : agents_registry/* PRESETS */.f[preset].summarizer;
    const hasCommand = command !== undefined || known !== undefined;
    if (enabled !== false && hasCommand)
        return [];
    const idle = [
        ...(enabled === true ? [['enabled', 'enabled = true']] : []),
        ...(command === undefined ? [] : [['command', (0,base_text/* quoted */.TL)(command)]]),
        ...(isOther(timeout, '60s') ? [['timeout', `timeout = ${(0,base_text/* quoted */.TL)(timeout)}`]] : []),
        ...(stdin === 'prompt' ? [] : [['stdin', `stdin = ${(0,base_text/* quoted */.TL)(stdin)}`]]),
    ];
    const [expected, remedy] = hasCommand
        ? ['it only without enabled = false', 'Leave one of the two out.']
        : ['it only with summarize.command, or a preset that has one', 'Add summarize.command, or leave it out.'];
    return idle.map(([key, found]) => [['summarize', key], found, expected, remedy]);
}

;// CONCATENATED MODULE: ./build/experiment/config/config.js







/** Decodes a config and reports every problem at once, with its line. Source: experiments, "Config". */
function parseExperimentConfig(written, paths) {
    const { document, notes, problems: ofNames } = (0,deprecated_names/* readOldNames */.Q)(written, 'experiment');
    const checked = (0,schema_problems/* checkDocument */.sw)(document, experiment_config/* experimentConfigSchema */.R);
    const { broken, deadline } = checkRules(document.value, paths);
    const ofRules = broken.map(([path, found, expected, remedy]) => (0,schema_problems/* problemAt */.l4)(document, path, { found, expected, remedy }));
    if ('problems' in checked) {
        const reported = new Set(checked.problems.map(({ path }) => path));
        return { problems: [...ofNames, ...checked.problems, ...ofRules.filter(({ path }) => !reported.has(path))] };
    }
    const { objective } = checked.value;
    const between = [
        ...decisionRules(decisionSettings(checked.value), objective),
        ...idleConfigKeys(checked.value),
        ...commandEnvironmentRules(checked.value, paths),
    ];
    const ofKeys = between.map(([path, found, expected, remedy]) => (0,schema_problems/* problemAt */.l4)(document, path, { found, expected, remedy }));
    const problems = [...ofNames, ...ofRules, ...ofKeys];
    return problems.length > 0 ? { problems } : { config: checked.value, deadline, notes };
}
/** The part of a config that says how changes are decided on. */
function decisionSettings({ objective }) {
    const { aa_check_every, negative_control, max_plausible } = objective;
    const integrity = { canary_every: aa_check_every, broken: (0,recorded_names/* recordedAction */.r)(negative_control), max_plausible };
    return settings/* decisionSettingsSchema */.l.parse({ ...objective, integrity });
}


/***/ }),

/***/ 14836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ secretCommands),
/* harmony export */   Vh: () => (/* binding */ secretTexts),
/* harmony export */   WK: () => (/* binding */ secretTables),
/* harmony export */   kH: () => (/* binding */ hasSecrets),
/* harmony export */   v_: () => (/* binding */ hiddenPaths)
/* harmony export */ });
/* harmony import */ var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2886);
/* harmony import */ var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76952);


/** What no agent and no evaluator may read: the files of holdout and hidden test set. */
function hiddenPaths({ objective }, parentEnv) {
    const { holdout, confirm } = objective;
    return [...(holdout === undefined ? [] : [holdout]), confirm].flatMap((written) => (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__/* .unsealCommand */ .g5)(written, parentEnv)?.paths ?? written.files);
}
/** Whether there is anything that nobody but the engine may know or read. */
function hasSecrets(config, parentEnv) {
    const { holdout, confirm } = config.objective;
    return holdout !== undefined || (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__/* .isReference */ .A_)(confirm) || hiddenPaths(config, parentEnv).length > 0;
}
/** The texts that disclose hidden commands: the longest line of each, and the files that it names. */
function secretTexts({ objective }, parentEnv) {
    const { holdout, confirm } = objective;
    const secret = [...(holdout === undefined ? [] : [holdout]), ...((0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__/* .isReference */ .A_)(confirm) ? [confirm] : [])];
    return [...new Set(secret.flatMap((written) => (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__/* .textsOfHidden */ .qz)(written, parentEnv)))];
}
/** Tables of variables whose references are keys: of the agent, and of commands. */
function secretTables({ agent, environment }, parentEnv) {
    return [agent.env, ...(0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .keyTables */ .RO)(environment, parentEnv)];
}
/** Values of variables that commands of the config are taken from. */
function secretCommands({ objective }, parentEnv) {
    const { holdout, confirm } = objective;
    const secret = [...(holdout === undefined ? [] : [holdout]), confirm].filter(_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__/* .isReference */ .A_);
    return secret.flatMap((written) => (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__/* .unsealCommand */ .g5)(written, parentEnv)?.command ?? []);
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
/**
 * Scoring trees as a run does, without one.
 * Invariant: what is tried are trees of a private store that is thrown away; the user's repository sees nothing of it.
 */











/** One score of the base; undefined where it has none. */
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
/** Scores a tree, with the guards. */
function score(trial, scored) {
    return (0,_scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__/* .scoreTree */ .DR)(trial.privateArea, requestOf(trial, scored));
}
/** The same as a request, for what else is asked about a tree. */
function requestOf(trial, { tree, prefix, of, purpose, seed }) {
    const { config, protectedFiles, signal } = trial;
    const onStep = (step, state) => trial.onStep?.({ kind: state, step: (0,_doctor_cost_js__WEBPACK_IMPORTED_MODULE_3__/* .shownStep */ .u8)(step), of });
    const logs = logsOf(trial);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(logs, { recursive: true });
    const asked = { ...(purpose === undefined ? {} : { purpose }), ...(seed === undefined ? {} : { seed }) };
    return { config, protectedFiles, tree, workspace: 1, logs, prefix, signal, onStep, ...asked };
}
/** Where its output goes. */
function logsOf({ privateArea, logs = (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .trialPaths */ .Zk)(privateArea.folder).logs }) {
    return logs;
}
/** Removes what a trial by `scoreBase` and `tryEcho` left in the private area. */
function discardTrial({ privateArea }) {
    (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .discardTrialFiles */ .id)(privateArea);
}
/** None where the pattern runs out of time: it gives no score then, forged or not. */
async function placesOf(pattern, input) {
    const result = await (0,_kernel_pattern_js__WEBPACK_IMPORTED_MODULE_7__/* .matchPattern */ .g)({ pattern, input, timeoutMs: _scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__/* .PARSE_TIMEOUT_MS */ .f3 });
    return result.kind === 'failed' ? [] : result.matches.places;
}
/** The first made-up output that is read as a score, and a better one. */
async function forge({ config }, { score: truth, output, metrics }) {
    const { parse, direction } = config.objective;
    const places = parse.kind === 'regex' ? await placesOf(parse.pattern, output) : [];
    for (const each of (0,_engine_evaluation_echoed_score_js__WEBPACK_IMPORTED_MODULE_5__/* .forgeOutputs */ .M8)({ parse, direction, output, places, score: truth, metrics })) {
        const nonce = /^AUTORIZE_SCORE (\S+)/m.exec(each)?.[1] ?? '';
        const parsed = await (0,_scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__/* .parseScore */ .yN)(parse, { output: each, nonce });
        if ('score' in parsed && (0,_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_8__/* .isBetter */ .LK)(parsed.score, truth, direction))
            return { output: each, claim: parsed.score };
    }
    return undefined;
}
/** What changes of the config's repository may touch, and how candidates are judged by it. */
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
/** What a change may touch; how much of it, no trial is about. */
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


/***/ }),

/***/ 57463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   LO: () => (/* binding */ projectFolders),
/* harmony export */   VO: () => (/* binding */ runIn),
/* harmony export */   W4: () => (/* binding */ parseTomlTable),
/* harmony export */   af: () => (/* binding */ tableAt),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   jv: () => (/* binding */ hasFile),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   r7: () => (/* binding */ shellWord),
/* harmony export */   sw: () => (/* binding */ parseJsonTable),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _base_toml_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28810);
/** What is known of a repository without running anything of it. Pure. */

function hasFile({ paths }, path) {
    return paths.includes(path);
}
function textOf({ texts }, path) {
    return texts.get(path) ?? '';
}
/** The names right below a folder ("" is the top); those of folders end with a slash. */
function namesIn({ paths }, folder) {
    const start = folder === '' ? '' : `${folder}/`;
    const names = paths.flatMap((path) => {
        if (!path.startsWith(start))
            return [];
        const [name = '', ...rest] = path.slice(start.length).split('/');
        return [rest.length === 0 ? name : `${name}/`];
    });
    return [...new Set(names)];
}
// What lies here is not what a repository is about.
const ASIDE = /^(?:\..*|node_modules|vendor|third[_-]?party|external|deps|docs?|website|examples?|samples?|demos?|fuzz|tests?|benchmarks?|scripts|tools|e2e|fixtures|contrib)$/i;
const MAX_DEPTH = 2;
const MAX_FOLDERS = 3;
/** The folders of a repository's own projects of a kind, by the names of its manifests: the top, or those nearest to it. */
function projectFolders({ paths }, isManifest) {
    const folders = paths.flatMap((path) => {
        const at = path.lastIndexOf('/');
        return isManifest(path.slice(at + 1)) ? [path.slice(0, Math.max(0, at))] : [];
    });
    const own = [...new Set(folders)].filter((folder) => folder === '' || !folder.split('/').some((each) => ASIDE.test(each)));
    const depth = (folder) => (folder === '' ? 0 : folder.split('/').length);
    const nearest = Math.min(...own.map(depth));
    if (nearest > MAX_DEPTH)
        return [];
    return own.filter((folder) => depth(folder) === nearest).slice(0, MAX_FOLDERS);
}
/** A path inside of a folder, from the top of the repository. */
function inside(folder, path) {
    return folder === '' ? path : `${folder}/${path}`;
}
/** A command that runs in a folder of the repository. */
function runIn(folder, command) {
    return folder === '' ? command : `cd ${shellWord(folder)} && ${command}`;
}
/** A word for the shell. */
function shellWord(text) {
    return /^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
/** A JSON object; an empty one for a text that is none: its own tools complain about it. */
function parseJsonTable(text) {
    try {
        return asTable(JSON.parse(text));
    }
    catch {
        return {};
    }
}
/** A TOML table; an empty one for a text that is none. */
function parseTomlTable(text) {
    const decoded = (0,_base_toml_document_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeToml */ .R)('', Buffer.from(text));
    return 'document' in decoded ? asTable(decoded.document.value) : {};
}
/** What lies at a path of keys, if it is a table. */
function tableAt(table, ...keys) {
    return keys.reduce((at, key) => asTable(at[key]), table);
}
function asTable(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
/** The texts of a list; what is no text is left out. */
function textsOf(value) {
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}


/***/ }),

/***/ 36286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readListing)
/* harmony export */ });
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3800);
/* harmony import */ var _kernel_program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39058);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76169);
/**
 * What is read of a repository to recognise it.
 * Invariant: it is what HEAD has, not the work tree: a run sees nothing else.
 */




// What people write as manifests and tests; generated files are larger.
const MAX_BYTES = 512 << 10;
const MAX_TEXTS = 2000;
/** Reads the listing of a commit. */
async function readListing(git, commit, { env }) {
    const files = await listSizes(git, commit);
    const wanted = files.filter(({ path, size }) => size <= MAX_BYTES && (0,_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .isRead */ .H)(path)).slice(0, MAX_TEXTS);
    return {
        paths: files.map(({ path }) => path),
        texts: await readTexts(git, wanted),
        hasProgram: (name) => (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnPath */ .aY)(name, env.PATH ?? '') !== undefined,
    };
}
async function listSizes(git, commit) {
    const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', commit]);
    return (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K)(stdout).flatMap((entry) => {
        const nameAt = entry.indexOf(TAB) + 1;
        const [mode = '', , id = '', size = ''] = entry.toString('latin1', 0, nameAt - 1).split(/ +/);
        // Links and other repositories have no text of their own, and are no file to name.
        return mode.startsWith('100') ? [{ path: (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(entry.subarray(nameAt)), id, size: Number(size) }] : [];
    });
}
const TAB = 0x09;
async function readTexts(git, files) {
    const texts = new Map();
    if (files.length === 0)
        return texts;
    const { stdout } = await git(['cat-file', '--batch'], { input: files.map(({ id }) => `${id}\n`).join('') });
    let from = 0;
    for (const { path, size } of files) {
        // `<id> blob <size>`, then the content, each with the end of its line.
        const start = stdout.indexOf('\n', from) + 1;
        texts.set(path, stdout.toString('utf8', start, start + size));
        from = start + size + 1;
    }
    return texts;
}


/***/ }),

/***/ 76169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ findProjects),
  H: () => (/* binding */ isRead)
});

// EXTERNAL MODULE: ./build/experiment/init/ecosystems/listing.js
var ecosystems_listing = __webpack_require__(57463);
;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/sources.js

const SOURCE_FOLDERS = ['src', 'lib', 'app', 'pkg', 'internal', 'cmd', 'crates', 'packages', 'include', 'source'];
const ASIDE = /^(?:\..*|tests?|testing|specs?|__tests__|bench(?:es|marks?)?|docs?|examples?|fuzz|vendor|node_modules|scripts|tools|build|dist|contrib|fixtures|testdata)$/i;
/** Globs of the sources of a project in a folder: its usual folders, else those that hold such files. */
function sourceGlobs({ paths }, folder, isSource) {
    const start = folder === '' ? '' : `${folder}/`;
    const own = paths.flatMap((path) => path.startsWith(start) && isSource.test(path) ? [path.slice(start.length)] : []);
    const tops = [...new Set(own.flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])))];
    const usual = SOURCE_FOLDERS.filter((name) => tops.includes(name));
    const found = usual.length > 0 ? usual : tops.filter((name) => !ASIDE.test(name));
    const globs = found.map((name) => (0,ecosystems_listing/* inside */.nx)(folder, `${name}/**`));
    const loose = [...new Set(own.flatMap((path) => (path.includes('/') ? [] : (/\.\w+$/.exec(path)?.[0] ?? []))))];
    return globs.length > 0 ? globs : loose.map((ending) => (0,ecosystems_listing/* inside */.nx)(folder, `*${ending}`));
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/go.js
/** Go modules and workspaces. Pure. */


const MANIFEST = /(?:^|\/)go\.(?:mod|work)$/;
const TEST = /_test\.go$/;
const GO = {
    reads: (path) => MANIFEST.test(path) || TEST.test(path) || /(?:^|\/)main\.go$/.test(path),
    find: (listing) => (0,ecosystems_listing/* projectFolders */.LO)(listing, (name) => name === 'go.work' || name === 'go.mod').map((folder) => findProject(listing, folder)),
};
function findProject(listing, folder) {
    const command = (text) => ({ command: (0,ecosystems_listing/* runIn */.VO)(folder, text) });
    const modules = modulesOf(listing, folder);
    const needs = modules.some((path) => /^\s*require\b/m.test((0,ecosystems_listing/* textOf */.b6)(listing, path)));
    const isVendored = listing.paths.includes((0,ecosystems_listing/* inside */.nx)(folder, 'vendor/modules.txt'));
    const inputs = ['go.mod', 'go.sum', 'go.work', 'go.work.sum'].flatMap((name) => {
        const paths = listing.paths.filter((path) => path === (0,ecosystems_listing/* inside */.nx)(folder, name) || path.endsWith(`/${name}`));
        return paths.length > 1 ? [(0,ecosystems_listing/* inside */.nx)(folder, `**/${name}`)] : paths;
    });
    const all = packagesOf(listing, folder);
    const isFetched = needs && !isVendored;
    const benchmarks = benchmarksOf(listing, folder);
    const build = `${CACHED}go test -run '^$' ${all}`;
    const way = {
        name: 'go',
        setups: isFetched ? [command(FETCH)] : [],
        inputs: isFetched ? inputs : [],
        build: { ...command(build), cache: [(0,ecosystems_listing/* inside */.nx)(folder, CACHE)] },
        needsBuild: true,
        tests: [`${CACHED}go test ${all}`, `${CACHED}go test -short ${all}`].map(command),
        benchmarks,
        templates: templatesOf(listing, folder),
    };
    const apart = benchmarks.length === 0 ? benchmarkModule(listing, folder) : undefined;
    return {
        language: 'Go',
        ways: apart === undefined ? [way] : [withModule(way, { folder, apart, isFetched, build }), way],
        evaluator: apart === undefined ? inputs : [...inputs, (0,ecosystems_listing/* inside */.nx)(folder, `${apart}/**`)],
        sources: sourceGlobs(listing, folder, /\.(?:go|s)$/),
    };
}
const FETCH = 'go mod download';
/** The same way of working with benchmarks that are a module of their own: their needs are not the project's. */
function withModule(way, { folder, apart, isFetched, build }) {
    const there = (text) => `root="$PWD" && cd ${(0,ecosystems_listing/* shellWord */.r7)(apart)} && GOCACHE="$root/${CACHE}" ${text}`;
    const fetch = `(cd ${(0,ecosystems_listing/* shellWord */.r7)(apart)} && ${FETCH})`;
    return {
        ...way,
        name: `go with ${apart}`,
        setups: [{ command: (0,ecosystems_listing/* runIn */.VO)(folder, isFetched ? `${FETCH} && ${fetch}` : fetch) }],
        inputs: [...way.inputs, (0,ecosystems_listing/* inside */.nx)(folder, `${apart}/go.mod`), (0,ecosystems_listing/* inside */.nx)(folder, `${apart}/go.sum`)],
        build: {
            command: (0,ecosystems_listing/* runIn */.VO)(folder, `${build} && (${there("go test -run '^$' ./...")})`),
            cache: [(0,ecosystems_listing/* inside */.nx)(folder, CACHE)],
        },
        benchmarks: measuresOf(folder, (time) => there(`go test -run '^$' -bench . -benchtime ${time} ./...`)),
    };
}
/** A module of benchmarks that takes the project's own code from where it lies. */
function benchmarkModule(listing, folder) {
    if ((0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'go.work')))
        return undefined;
    const modules = modulesOf(listing, folder).map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))));
    const found = modules.find((module) => module !== folder &&
        /bench/i.test(module) &&
        /=>\s*\.\./.test((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(module, 'go.mod'))) &&
        listing.paths.some((path) => path.startsWith(`${module}/`) && hasBenchmark(listing, path)));
    return found?.slice((0,ecosystems_listing/* inside */.nx)(folder, '').length);
}
function hasBenchmark(listing, path) {
    return TEST.test(path) && /^func Benchmark\w*\(/m.test((0,ecosystems_listing/* textOf */.b6)(listing, path));
}
/** For a time each or, where there are many, for less. */
function measuresOf(folder, command) {
    return ['100ms', '10ms'].map((time) => ({
        command: (0,ecosystems_listing/* runIn */.VO)(folder, command(time)),
        what: 'the benchmarks of the module',
        direction: 'min',
    }));
}
// What is compiled lies in the tree, so that it is part of what a build leaves. Go itself looks into no such folder.
const CACHE = '.gocache';
const CACHED = `GOCACHE="$PWD/${CACHE}" `;
// Folders that Go itself leaves out of ./...
const IGNORED = /(?:^|\/)(?:[_.][^/]*|vendor|testdata)\//;
function modulesOf({ paths }, folder) {
    return paths.filter((path) => /(?:^|\/)go\.mod$/.test(path) && path.startsWith(folder === '' ? '' : `${folder}/`));
}
/** All packages: those of a workspace are named by their modules. */
function packagesOf(listing, folder) {
    const text = (0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'go.work'));
    if (text === '')
        return './...';
    const used = [...text.matchAll(/^\s*(?:use\s+)?(\.\/?[\w./-]*)\s*$/gm)].flatMap(([, path]) => path ?? []);
    return used.length === 0 ? './...' : used.map((path) => (0,ecosystems_listing/* shellWord */.r7)(`${path.replace(/\/$/, '')}/...`)).join(' ');
}
function benchmarksOf(listing, folder) {
    const start = folder === '' ? '' : `${folder}/`;
    const files = listing.paths.filter((path) => path.startsWith(start) && !IGNORED.test(path.slice(start.length)));
    const nested = modulesOf(listing, folder)
        .map((path) => path.slice(0, -'go.mod'.length))
        .filter((path) => path.length > start.length);
    const isOwn = (path) => (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'go.work')) || !nested.some((module) => path.startsWith(module));
    const used = files.filter((path) => isOwn(path) && hasBenchmark(listing, path));
    const packages = [
        ...new Set(used.map((path) => `./${path.slice(start.length, Math.max(start.length, path.lastIndexOf('/')))}`)),
    ];
    if (packages.length === 0)
        return [];
    const names = packages.map(ecosystems_listing/* shellWord */.r7).join(' ');
    return measuresOf(folder, (time) => `${CACHED}go test -run '^$' -bench . -benchtime ${time} ${names}`);
}
function templatesOf(listing, folder) {
    const start = folder === '' ? '' : `${folder}/`;
    const isMain = (path) => /^package main\b/m.test((0,ecosystems_listing/* textOf */.b6)(listing, path));
    const programs = listing.paths.filter((path) => /(?:^|\/)main\.go$/.test(path) && path.startsWith(start) && isMain(path));
    const own = programs.filter((path) => !IGNORED.test(path.slice(start.length)) && !/(?:^|\/)(?:examples?|tools|scripts)\//.test(path));
    const packages = [
        ...new Set(own.map((path) => `./${path.slice(start.length, Math.max(start.length, path.lastIndexOf('/')))}`)),
    ];
    const isProgram = packages.length > 0;
    const command = isProgram
        ? `mkdir "$TMPDIR/built" && ${CACHED}go build -ldflags=-s -o "$TMPDIR/built/" ${packages.map(ecosystems_listing/* shellWord */.r7).join(' ')} && cat "$TMPDIR"/built/* | wc -c`
        : `files=$(${CACHED}go list -export -f '{{.Export}}' ${packagesOf(listing, folder)}) && cat $files < /dev/null | wc -c | grep -vx 0`;
    return [
        {
            what: `the size of the compiled ${isProgram ? 'programs' : 'packages'} in bytes`,
            direction: 'min',
            command: (0,ecosystems_listing/* runIn */.VO)(folder, command),
            fill: "Write a benchmark (func BenchmarkX in a _test.go file) of what should be fast, and run it with go test -run '^$' -bench .",
        },
    ];
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/javascript-manager.js
/** How a package manager installs and runs scripts. Source: each one's documentation of its command line. */

const frozen = (prefix, hasLock) => `${prefix} install${hasLock ? ' --frozen-lockfile' : ''}`;
const KINDS = [
    {
        ...{ name: 'pnpm', locks: ['pnpm-lock.yaml'], install: frozen, test: 'test', run: 'run --silent' },
        version: (listing, folder) => {
            const lock = /^lockfileVersion: '?([\d.]+)/m.exec((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'pnpm-lock.yaml')))?.[1] ?? '9';
            return Number(lock) >= 9 ? '9' : Number(lock) >= 6 ? '8' : '7';
        },
    },
    {
        ...{ name: 'yarn', locks: ['yarn.lock'], test: 'test', run: 'run --silent', version: () => '1.22.22' },
        install: frozen,
    },
    {
        ...{ name: 'bun', locks: ['bun.lock', 'bun.lockb'], install: frozen, test: 'run test', run: 'run --silent' },
        version: () => '1',
    },
];
const NPM_LOCKS = ['package-lock.json', 'npm-shrinkwrap.json'];
const SCRIPTLESS = '--ignore-scripts';
/** The package managers that may install a project in a folder, the one it asks for first. */
function findManagers(listing, folder, manifest) {
    const [, field, fieldVersion] = /^(npm|pnpm|yarn|bun)@([\w.-]+)/.exec(String(manifest.packageManager ?? '')) ?? [];
    const kind = KINDS.find(({ name, locks }) => field === name || locks.some((lock) => (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, lock))));
    if (kind === undefined)
        return [npm(listing, folder)];
    const { name, locks } = kind;
    const hasLock = locks.some((lock) => (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, lock)));
    const version = fieldVersion ?? kind.version(listing, folder);
    const isHere = listing.hasProgram(name);
    const asked = { kind, hasLock, version, isHere, before: '' };
    const other = name === 'pnpm' ? olderPnpm(version) : undefined;
    return [asked, ...(other === undefined ? [] : [{ ...asked, ...other, isHere: false }])].map(managerOf);
}
/** A version of pnpm that reads the same lock file and runs on an older Node. */
function olderPnpm(version) {
    // By itself it would fetch the version that the manifest names, and run that.
    const before = 'npm_config_manage_package_manager_versions=false ';
    return Number.parseInt(version, 10) > 10 ? { version: '10', before } : undefined;
}
function managerOf({ kind, hasLock, version, isHere, before }) {
    const { name } = kind;
    const named = `${packageOf(name, version)}@${version}`;
    const prefix = `${before}${isHere ? name : `npx --yes ${named}`}`;
    // Without network npx would wait for the registry before it takes what setup fetched.
    const offline = `${before}${isHere ? name : `npx --yes --offline ${named}`}`;
    const install = installOf(kind, { prefix, hasLock, version });
    // What runs scripts need not be what installs: npm is where Node is.
    const runners = isHere ? [] : ['npm'];
    return {
        name: before === '' ? name : `${name}@${version}`,
        installs: [install, `${install} ${scriptless(name, version)}`],
        runs: [...runners.map((each) => `${each} run --silent`), `${offline} ${kind.run}`],
        tests: [...runners.map((each) => `${each} test`), `${offline} ${kind.test}`],
    };
}
/** From its second version on yarn is another package. */
function packageOf(name, version) {
    return name === 'yarn' && isBerry(version) ? '@yarnpkg/cli-dist' : name;
}
function isBerry(version) {
    return Number.parseInt(version, 10) >= 2;
}
function installOf({ name, install }, { prefix, hasLock, version }) {
    return name === 'yarn' && isBerry(version) ? `${prefix} install --immutable` : install(prefix, hasLock);
}
function scriptless(name, version) {
    return name === 'yarn' && isBerry(version) ? '--mode=skip-build' : SCRIPTLESS;
}
function npm(listing, folder) {
    const hasLock = NPM_LOCKS.some((lock) => (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, lock)));
    const install = hasLock ? 'npm ci' : 'npm install --no-audit --no-fund';
    return {
        name: 'npm',
        installs: [install, `${install} ${SCRIPTLESS}`],
        runs: ['npm run --silent'],
        tests: ['npm test'],
    };
}
/** Globs of the files that decide what an installation makes. */
function installInputs(listing, folder, isWorkspace) {
    const names = [
        'package.json',
        ...NPM_LOCKS,
        ...KINDS.flatMap(({ locks }) => locks),
        ...['.npmrc', '.yarnrc', '.yarnrc.yml', '.pnpmfile.cjs', 'pnpm-workspace.yaml', 'lerna.json'],
    ];
    const files = names.map((name) => (0,ecosystems_listing/* inside */.nx)(folder, name)).filter((path) => (0,ecosystems_listing/* hasFile */.jv)(listing, path));
    const folders = ['patches', '.yarn'].map((name) => (0,ecosystems_listing/* inside */.nx)(folder, name));
    const used = folders.filter((each) => listing.paths.some((path) => path.startsWith(`${each}/`)));
    const packages = isWorkspace ? [(0,ecosystems_listing/* inside */.nx)(folder, '**/package.json')] : [];
    return [...files, ...packages, ...used.map((each) => `${each}/**`)];
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/javascript-scripts.js
/** What the scripts of a package run. Pure. */

/** The scripts of a manifest that are texts. */
function scriptsOf(manifest) {
    const entries = Object.entries((0,ecosystems_listing/* tableAt */.af)(manifest, 'scripts'));
    return new Map(entries.filter((each) => typeof each[1] === 'string'));
}
const CALL = /^(?:npm|pnpm|yarn|bun)\s+(?:run(?:-script)?\s+)?(?:-\S+\s+)*([\w:.-]+)$/;
const SERIES = /^(?:npm-run-all2?|run-s|run-p)\s+(.*)$/;
// A script can name scripts without end.
const MAX_DEPTH = 5;
/** The simple commands that a script runs one after the other, those of scripts that it calls in their place. */
function partsOf(scripts, name, depth = 0) {
    const script = scripts.get(name);
    if (script === undefined || depth > MAX_DEPTH)
        return [];
    return script.split(/&&|;|\|\|/).flatMap((each) => {
        const part = each.trim();
        const called = namesCalled(scripts, part).filter((other) => other !== name);
        return called.length === 0 ? [part] : called.flatMap((other) => partsOf(scripts, other, depth + 1));
    });
}
function namesCalled(scripts, part) {
    const name = CALL.exec(part)?.[1] ?? '';
    if (scripts.has(name))
        return [name];
    const words = (SERIES.exec(part)?.[1] ?? '').split(/\s+/).filter((word) => word !== '' && !word.startsWith('-'));
    return words.flatMap((word) => {
        const start = word.replace(/\*+$/, '');
        return [...scripts.keys()].filter((each) => each === word || (start !== word && each.startsWith(start)));
    });
}
const RUNNER = /^(?:(?:cross-env\s+)?(?:\w+=\S*\s+)*)(?:c8|nyc)?\s*(?:vitest|jest|mocha|ava|tap|uvu|tape|jasmine|lab|brittle|node\s+(?:\S+\s+)*--test)\b/;
const NO_TEST = 'no test specified';
const TEST_SCRIPT = /^(?:tests?[:_-])?(?:unit|node|vitest|jest|mocha|ava|ci|run|only)$/;
function hasTest(scripts) {
    const script = scripts.get('test');
    return script !== undefined && !script.includes(NO_TEST);
}
/** Commands of the script "test" that run tests, where it does more: linters may want what is not here. */
function testParts(scripts) {
    const parts = partsOf(scripts, 'test');
    if (parts.length < 2 && parts[0] === scripts.get('test') && plainly(parts[0] ?? '') === parts[0])
        return [];
    const runners = parts.filter((part) => RUNNER.test(part));
    return [...new Set(runners.flatMap((part) => [part, plainly(part)]))].map(inPackage);
}
/** The same runner without what measures coverage or checks types, which need not work in a sandbox. */
function plainly(part) {
    return part
        .replace(/^(?:c8|nyc)\s+(?:-\S+\s+)*/, '')
        .replaceAll(/\s--(?:coverage|typecheck)(?:[.=]\S+)?(?=\s|$)/g, '');
}
/** Names of other scripts that run tests. */
function otherTests(scripts) {
    return [...scripts.keys()].filter((name) => TEST_SCRIPT.test(name) && name !== 'test');
}
const BENCHMARK_SCRIPT = /(?:^|[:_-])(?:bench|benchmarks?|perf)(?:$|[:_-])/i;
/** Names of the scripts that run benchmarks, the plainest first. */
function benchmarkScripts(scripts) {
    const names = [...scripts.keys()].filter((name) => BENCHMARK_SCRIPT.test(name));
    return names.toSorted((one, other) => one.length - other.length);
}
const OTHER_RUNTIME = /^(?:bun|deno)\b/;
/** Whether a script needs another runtime than Node. */
function needsRuntime(scripts, name) {
    return partsOf(scripts, name).flatMap((part) => OTHER_RUNTIME.exec(part) ?? [])[0];
}
const STARTS_FILE = /^(?:node|tsx|ts-node)\s/;
/** The last command of a script that runs benchmarks, where it is not alone and needs no more than the build before it. */
function benchmarkParts(scripts, name) {
    const parts = partsOf(scripts, name);
    const last = parts.at(-1);
    return parts.length > 1 && last !== undefined && (STARTS_FILE.test(last) || RUNNER.test(last))
        ? [inPackage(last)]
        : [];
}
/** Files that a script starts by Node, with nothing before them but the name of the program. */
function filesStarted(scripts, name) {
    return partsOf(scripts, name).flatMap((part) => /^node\s+(?:\.\/)?(\S+)/.exec(part)?.[1] ?? []);
}
/** Programs of installed packages are found by name only inside of a script. */
function inPackage(part) {
    const [, variables = '', rest = part] = /^((?:\w+=\S*\s+)*)(.*)$/.exec(part) ?? [];
    return rest.startsWith('node ') ? part.replace('node ./', 'node ') : `${variables}npx --no-install ${rest}`;
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/javascript-templates.js
/** What can be measured of a JavaScript package that has no benchmark. Pure. */

/** Folders that a build makes: what the manifest publishes and git does not have. */
function builtFolders(listing, manifests) {
    return manifests.flatMap((path) => {
        const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        const manifest = (0,ecosystems_listing/* parseJsonTable */.sw)((0,ecosystems_listing/* textOf */.b6)(listing, path));
        const named = [...entriesOf(manifest), ...(0,ecosystems_listing/* textsOf */.CB)(manifest.files)];
        const tops = new Set(named.flatMap((each) => /^(?:\.\/)?([\w@][\w@.-]*)(?:\/|$)/.exec(each)?.[1] ?? []));
        const made = [...tops].filter((top) => !/\.\w+$/.test(top) && !isTracked(listing, (0,ecosystems_listing/* inside */.nx)(folder, top)));
        return made.map((top) => (0,ecosystems_listing/* inside */.nx)(folder, top));
    });
}
function isTracked({ paths }, folder) {
    return paths.some((path) => path === folder || path.startsWith(`${folder}/`));
}
/** Texts of a manifest that name files which others import. */
function entriesOf({ main, module, exports }) {
    const leaves = (value) => typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
            ? Object.values(value).flatMap(leaves)
            : [];
    return [main, module, exports].flatMap(leaves);
}
const FOLDER = (folder) => (folder === '' ? '' : `chdir(${JSON.stringify(folder)});\n`);
/** The size of what the build makes, as it travels. */
function bundleSize(folder, folders) {
    const below = folders.map((each) => (folder === '' ? each : each.slice(folder.length + 1)));
    return {
        what: 'the size of the built JavaScript and CSS in bytes, compressed',
        direction: 'min',
        needsBuild: true,
        command: `node -e '
const { existsSync, readdirSync, readFileSync, statSync } = require("node:fs");
const { chdir } = require("node:process");
const { gzipSync } = require("node:zlib");
${FOLDER(folder)}const folders = ${JSON.stringify(below)}.filter((folder) => existsSync(folder));
const names = folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => folder + "/" + name));
const files = names.filter((name) => /\\.(?:[cm]?js|css)$/.test(name) && !name.includes("node_modules/") && statSync(name).isFile()).sort();
if (files.length === 0) throw new Error("the build made no file to measure");
console.log(files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0));
'`,
        fill: 'Name the bundle that counts in "folders", or write a benchmark of what should be fast.',
    };
}
/** The file that others get when they import the package, if git has it. */
function findEntry(listing, folder, manifest) {
    const named = [...entriesOf(manifest), 'index.js', 'index.mjs', 'index.cjs', 'src/index.js', 'src/index.mjs'];
    const paths = named.map((each) => each.replace(/^\.\//, ''));
    return paths.find((each) => /\.[cm]?js$/.test(each) && (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, each)));
}
/** The time of one statement in a new process. */
function statementTime(folder, entry) {
    return {
        what: `the time to start Node and import ${entry}, in milliseconds`,
        direction: 'min',
        command: `node --input-type=module -e '
import { spawnSync } from "node:child_process";
import { chdir, execPath, hrtime } from "node:process";
${FOLDER(folder)}const statement = \`
await import("./${entry}");
\`;
const times = Array.from({ length: 20 }, (_, run) => {
  const ended = "ended " + run + "\\n";
  const begun = hrtime.bigint();
  const code = statement + "(await import(\\"node:fs\\")).writeSync(1, " + JSON.stringify(ended) + ");";
  const { status, stdout } = spawnSync(execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"], encoding: "utf8" });
  const ms = Number(hrtime.bigint() - begun) / 1e6;
  if (status !== 0 || !stdout.endsWith(ended)) throw new Error("the statement did not run to its end");
  return ms;
});
console.log(Math.min(...times));
'`,
        fill: 'Call in "statement" what should be fast, often enough that it takes longer than the start of Node.',
    };
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/javascript.js
/** Projects with a package.json: npm, pnpm, yarn and bun, alone and as workspaces. Pure. */





const javascript_MANIFEST = /(?:^|\/)package\.json$/;
const SOURCE = /\.(?:[cm]?[jt]sx?|vue|svelte|css|scss)$/;
const JAVASCRIPT = {
    reads: (path) => javascript_MANIFEST.test(path) || /(?:^|\/)(?:pnpm-workspace\.yaml|pnpm-lock\.yaml)$/.test(path),
    find: (listing) => (0,ecosystems_listing/* projectFolders */.LO)(listing, (name) => name === 'package.json').map((folder) => javascript_findProject(listing, folder)),
};
function javascript_findProject(listing, folder) {
    const manifest = (0,ecosystems_listing/* parseJsonTable */.sw)((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'package.json')));
    const packages = javascript_packagesOf(listing, folder, manifest);
    const facts = { folder, manifest, scripts: scriptsOf(manifest), packages };
    const managers = findManagers(listing, folder, manifest);
    const bench = findBenchPackage(listing, facts);
    const [first] = managers;
    return {
        language: (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'tsconfig.json')) ? 'TypeScript' : 'JavaScript',
        ways: [
            ...(bench === undefined || first === undefined ? [] : [wayOf(listing, facts, first, bench)]),
            ...managers.map((manager) => wayOf(listing, facts, manager)),
        ],
        evaluator: installInputs(listing, folder, packages.length > 0),
        sources: sourceGlobs(listing, folder, SOURCE),
    };
}
function wayOf(listing, facts, manager, bench) {
    const { folder, manifest, scripts, packages } = facts;
    const command = (text) => ({ command: (0,ecosystems_listing/* runIn */.VO)(folder, text) });
    const isWorkspace = packages.length > 0;
    const build = ['build', 'bundle', 'compile'].find((name) => scripts.has(name));
    const isInstalled = isWorkspace || needsPackages(manifest);
    const installs = isInstalled ? manager.installs : [];
    const own = bench === undefined ? [] : [bench.install];
    const setups = installs.length === 0 ? own : installs.map((install) => [install, ...own].join(' && '));
    return {
        name: bench === undefined ? manager.name : `${manager.name} with ${bench.name}`,
        setups: setups.map(command),
        inputs: [...(isInstalled ? installInputs(listing, folder, isWorkspace) : []), ...(bench?.inputs ?? [])],
        build: build === undefined ? undefined : { ...command(`${manager.runs[0]} ${build}`), cache: cacheOf(listing, folder) },
        needsBuild: false,
        tests: testsOf(scripts, manager).map(command),
        benchmarks: [
            ...(bench?.benchmarks ?? []).map((text) => measureOf(folder, text)),
            ...javascript_benchmarksOf(listing, facts, manager),
        ],
        templates: javascript_templatesOf(listing, { folder, manifest, packages, hasBuild: build !== undefined }),
    };
}
/** Benchmarks that are a package of their own, with what it needs to be installed. */
function findBenchPackage(listing, { folder, packages }) {
    for (const name of ['bench', 'benchmark', 'benchmarks']) {
        const path = (0,ecosystems_listing/* inside */.nx)(folder, `${name}/package.json`);
        const manifest = (0,ecosystems_listing/* parseJsonTable */.sw)((0,ecosystems_listing/* textOf */.b6)(listing, path));
        if (packages.includes(path) || !needsPackages(manifest))
            continue;
        const lock = (0,ecosystems_listing/* inside */.nx)(folder, `${name}/package-lock.json`);
        const isLocked = (0,ecosystems_listing/* hasFile */.jv)(listing, lock);
        const scripts = scriptsOf(manifest);
        const names = [...benchmarkScripts(scripts), ...['start'].filter((each) => scripts.has(each))];
        return {
            name,
            // A lock file must not appear in a folder that is protected.
            install: `${isLocked ? 'npm ci' : 'npm install --no-package-lock --no-audit --no-fund'} --prefix ${name}`,
            inputs: [path, ...(isLocked ? [lock] : [])],
            benchmarks: names.map((each) => `npm run --silent --prefix ${name} ${each}`),
        };
    }
    return undefined;
}
function measureOf(folder, command) {
    return { command: (0,ecosystems_listing/* runIn */.VO)(folder, command), what: 'the benchmarks of the project', direction: 'min' };
}
/** Manifests of a workspace's packages. */
function javascript_packagesOf({ paths, texts }, folder, manifest) {
    const isWorkspace = manifest.workspaces !== undefined || texts.has((0,ecosystems_listing/* inside */.nx)(folder, 'pnpm-workspace.yaml'));
    const start = folder === '' ? '' : `${folder}/`;
    return isWorkspace
        ? paths.filter((path) => javascript_MANIFEST.test(path) && path.startsWith(start) && path !== `${start}package.json`)
        : [];
}
function needsPackages(manifest) {
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
    return kinds.some((key) => Object.keys((0,ecosystems_listing/* tableAt */.af)(manifest, key)).length > 0);
}
function cacheOf({ paths }, folder) {
    const isNext = paths.some((path) => /(?:^|\/)next\.config\.\w+$/.test(path));
    return isNext ? [(0,ecosystems_listing/* inside */.nx)(folder, '.next/cache')] : [];
}
function testsOf(scripts, manager) {
    if (!hasTest(scripts))
        return otherTests(scripts).map((name) => `${manager.runs[0]} ${name}`);
    const others = otherTests(scripts).map((name) => `${manager.runs[0]} ${name}`);
    return [...manager.tests.slice(0, 1), ...testParts(scripts), ...others, ...manager.tests.slice(1)];
}
const BENCHMARK_FILE = /(?:^|\/)(?:bench|benchmarks?|perf)(?:\/(?:index|main|run|all|bench|benchmarks?))?\.[cm]?js$/;
// Of several files each would be an experiment of its own.
const MAX_FILES = 3;
function javascript_benchmarksOf(listing, { folder, scripts, manifest }, manager) {
    const start = folder === '' ? '' : `${folder}/`;
    const own = listing.paths.flatMap((path) => path.startsWith(start) && !/node_modules\//.test(path) ? [path.slice(start.length)] : []);
    const runnable = benchmarkScripts(scripts).filter((name) => {
        const runtime = needsRuntime(scripts, name);
        return runtime === undefined || listing.hasProgram(runtime);
    });
    const named = runnable.flatMap((name) => [`${manager.runs[0]} ${name}`, ...benchmarkParts(scripts, name)]);
    const isVitest = own.some((path) => /\.bench\.[cm]?[jt]sx?$/.test(path)) && 'vitest' in { ...(0,ecosystems_listing/* tableAt */.af)(manifest, 'devDependencies') };
    // What a script starts is not tried a second time.
    const started = new Set(named.length === 0 ? [] : runnable.flatMap((name) => filesStarted(scripts, name)));
    const files = own.filter((path) => BENCHMARK_FILE.test(path) && !started.has(path)).slice(0, MAX_FILES);
    const commands = [
        ...named,
        ...(isVitest
            ? ['npx --no-install vitest bench --run --outputJson="$TMPDIR/bench.json" >&2 && cat "$TMPDIR/bench.json"']
            : []),
        ...files.map((path) => `node ${(0,ecosystems_listing/* shellWord */.r7)(path)}`),
    ];
    return [...new Set(commands)].map((command) => measureOf(folder, command));
}
function javascript_templatesOf(listing, { folder, manifest, packages, hasBuild, }) {
    const folders = hasBuild ? builtFolders(listing, [(0,ecosystems_listing/* inside */.nx)(folder, 'package.json'), ...packages]) : [];
    const entry = findEntry(listing, folder, manifest);
    return [
        ...(folders.length === 0 ? [] : [bundleSize(folder, folders)]),
        ...(entry === undefined ? [] : [statementTime(folder, entry)]),
    ];
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/jmh.js
/** Where the JMH benchmarks of a Maven build are. Pure. */

const JMH = /\borg\.openjdk\.jmh\b/;
// What JMH's own archetype calls it.
const USUAL_JAR = 'benchmarks';
/** The project of benchmarks: the one that makes a jar which runs them, else the first that uses JMH. */
function findJmh(listing, folder) {
    const poms = [...listing.texts].flatMap(([path, text]) => path.startsWith((0,ecosystems_listing/* inside */.nx)(folder, '')) && /(?:^|\/)pom\.xml$/.test(path) && JMH.test(text) ? [path] : []);
    const own = poms.map((path) => path.slice((0,ecosystems_listing/* inside */.nx)(folder, '').length));
    const chosen = own.find((path) => jarOf((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, path))) !== undefined) ?? own[0];
    if (chosen === undefined)
        return undefined;
    const at = chosen.slice(0, Math.max(0, chosen.lastIndexOf('/')));
    return {
        jar: jarOf((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, chosen))) ?? USUAL_JAR,
        apart: at === '' || isModule(listing, folder, at) ? undefined : at,
    };
}
/** The name that the shade plugin gives a jar. */
function jarOf(pom) {
    const name = /<artifactId>maven-shade-plugin<[\s\S]*?<finalName>\s*([^<]*?)\s*<\/finalName>/.exec(pom)?.[1];
    return name?.replace(/\$\{uberjar\.name\}/, /<uberjar\.name>\s*([^<]*?)\s*</.exec(pom)?.[1] ?? USUAL_JAR);
}
/** Whether the pom of a folder above names it as a module. */
function isModule(listing, folder, at) {
    const parts = at.split('/');
    return parts.some((_, index) => {
        const pom = (0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, [...parts.slice(0, index), 'pom.xml'].join('/')));
        const name = parts.slice(index).join('/');
        return [...pom.matchAll(/<module>\s*(?:\.\/)?([^<]*?)\/?\s*<\/module>/g)].some(([, module]) => module === name);
    });
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/jvm.js
/** Java, Kotlin and other languages of the JVM, built by Maven or Gradle. Pure. */



const MANIFESTS = ['pom.xml', 'build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'];
const jvm_JMH = /\borg\.openjdk\.jmh\b|me\.champeau\.jmh/;
const JVM = {
    reads: (path) => MANIFESTS.some((name) => path === name || path.endsWith(`/${name}`)),
    find: (listing) => (0,ecosystems_listing/* projectFolders */.LO)(listing, (name) => MANIFESTS.includes(name)).map((folder) => jvm_findProject(listing, folder)),
};
function jvm_findProject(listing, folder) {
    const isKotlin = listing.paths.some((path) => path.endsWith('.kt'));
    const manifests = listing.paths.filter((path) => MANIFESTS.some((name) => path === name || path.endsWith(`/${name}`)));
    const names = [...new Set(manifests.map((path) => path.slice(path.lastIndexOf('/') + 1)))];
    const many = names.filter((name) => manifests.filter((path) => path.endsWith(name)).length > 1);
    const globs = names.map((name) => (0,ecosystems_listing/* inside */.nx)(folder, many.includes(name) ? `**/${name}` : name));
    const extra = ['gradle.properties', 'gradle/libs.versions.toml', 'gradle/wrapper/**', '.mvn/**', 'gradle.lockfile'];
    const isThere = (glob) => listing.paths.some((path) => path === glob || path.startsWith(`${glob.replace(/\*\*$/, '')}`));
    const inputs = [...globs, ...extra.map((name) => (0,ecosystems_listing/* inside */.nx)(folder, name)).filter(isThere)];
    return {
        language: isKotlin ? 'Kotlin' : 'Java',
        ways: [...maven(listing, folder, inputs), ...gradle(listing, folder, inputs)],
        evaluator: inputs,
        sources: sourcesOf(listing, folder),
    };
}
/** Main sources, which lie in a folder of each module. */
function sourcesOf(listing, folder) {
    const start = folder === '' ? '' : `${folder}/`;
    const modules = listing.paths.flatMap((path) => path.startsWith(start) ? (/^(.*?)src\/main\//.exec(path.slice(start.length))?.[1] ?? []) : []);
    const globs = [...new Set(modules)].map((module) => (0,ecosystems_listing/* inside */.nx)(folder, `${module}src/main/**`));
    if (globs.length > 5)
        return [(0,ecosystems_listing/* inside */.nx)(folder, '**/src/main/**')];
    return globs.length > 0 ? globs : sourceGlobs(listing, folder, /\.(?:java|kt|scala|groovy)$/);
}
// Plugins that judge style or publish are not what tests need, and may want a git history.
const MAVEN_SKIPS = [
    'rat',
    'checkstyle',
    'spotbugs',
    'pmd',
    'cpd',
    'jacoco',
    'japicmp',
    'enforcer',
    'maven.javadoc',
    'spotless.check',
]
    .map((name) => ` -D${name}.skip`)
    .join('');
function maven(listing, folder, inputs) {
    if (!(0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'pom.xml')))
        return [];
    const programs = (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'mvnw')) ? ['sh mvnw', 'mvn'] : ['mvn'];
    const project = findJmh(listing, folder);
    const ways = programs.flatMap((mvn) => [
        ...(project === undefined
            ? []
            : [{ name: `${mvn} with JMH`, ...jmhPhases(`${mvn} -B -q${MAVEN_SKIPS}`, project), jar: project.jar }]),
        { name: mvn, ...testPhases(`${mvn} -B -q`) },
        { name: `${mvn} without checks`, ...testPhases(`${mvn} -B -q${MAVEN_SKIPS}`) },
        ...mainModule(listing, folder).map((module) => ({
            name: `${mvn}, module ${module}`,
            ...testPhases(`${mvn} -B -q${MAVEN_SKIPS} -pl ${(0,ecosystems_listing/* shellWord */.r7)(module)} -am`),
        })),
    ]);
    const test = anyTest(listing, folder);
    return ways.map(({ name, run, fetch, fetchMore, build, jar }) => {
        const command = (text) => ({ command: (0,ecosystems_listing/* runIn */.VO)(folder, text) });
        // Surefire fetches what runs tests when a class has them; no method of this name runs. What is compiled would be
        // older than a change.
        const fetching = `${fetch} '-Dtest=${test.name}#noSuchTest' -DfailIfNoTests=false -Dsurefire.failIfNoSpecifiedTests=false -Dmaven.test.failure.ignore${fetchMore}`;
        return {
            name,
            setups: [command(`${test.condition}${fetching} && find . -type d -name target -prune -exec rm -rf {} +`)],
            inputs,
            build: { ...command(build), cache: [] },
            needsBuild: true,
            tests: [command(`${run} -o test`)],
            benchmarks: jar === undefined ? [] : jmh(folder, jar),
            templates: [classSize(folder, '*/target/classes/*')],
        };
    });
}
function testPhases(run) {
    return { run, fetch: `${run} test`, fetchMore: '', build: `${run} -o test-compile` };
}
function jmhPhases(run, { apart }) {
    if (apart === undefined)
        return { run, fetch: `${run} package`, fetchMore: '', build: `${run} -o package -DskipTests` };
    const package_ = `-f ${(0,ecosystems_listing/* shellWord */.r7)(`${apart}/pom.xml`)} package -DskipTests`;
    return {
        run,
        fetch: `${run} install`,
        fetchMore: ` && ${run} ${package_}`,
        build: `${run} -o install -DskipTests && ${run} -o ${package_}`,
    };
}
/** A class of tests, of the main module where that has one. */
function anyTest(listing, folder) {
    const start = folder === '' ? '' : `${folder}/`;
    const [module] = mainModule(listing, folder);
    const tests = listing.paths.filter((path) => /src\/test\/.*\/\w+Test\.(?:java|kt)$/.test(path) && path.startsWith(start));
    const path = tests.find((each) => each.startsWith(`${start}${module ?? ''}`)) ?? tests[0];
    if (path === undefined)
        return { name: 'NoSuchTest', condition: '' };
    const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
    return { name, condition: `test -f ${(0,ecosystems_listing/* shellWord */.r7)(path.slice(start.length))} && ` };
}
/** The module of a build of several with the most sources: others may test how it is packaged. */
function mainModule({ paths }, folder) {
    const start = folder === '' ? '' : `${folder}/`;
    const sizes = new Map();
    for (const path of paths) {
        const module = path.startsWith(start) ? /^(.+?)\/src\/main\//.exec(path.slice(start.length))?.[1] : undefined;
        if (module !== undefined && paths.includes(`${start}${module}/pom.xml`))
            sizes.set(module, (sizes.get(module) ?? 0) + 1);
    }
    const [main] = [...sizes].toSorted(([, one], [, other]) => other - one);
    return main === undefined || sizes.size === 1 ? [] : [main[0]];
}
function gradle(listing, folder, inputs) {
    if (!MANIFESTS.slice(1).some((name) => (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, name))))
        return [];
    const programs = (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'gradlew')) ? ['sh gradlew', 'gradle'] : ['gradle'];
    const isJmh = [...listing.texts].some(([path, text]) => /\.gradle(?:\.kts)?$/.test(path) && jvm_JMH.test(text));
    return programs.map((program) => {
        const run = `${program} --quiet --no-daemon`;
        const command = (text) => ({ command: (0,ecosystems_listing/* runIn */.VO)(folder, text) });
        return {
            name: program,
            setups: [
                command(`${anyTest(listing, folder).condition}${run} testClasses && find . -type d -name build -prune -exec rm -rf {} +`),
            ],
            inputs,
            build: { ...command(`${run} --offline testClasses`), cache: [] },
            needsBuild: true,
            tests: [command(`${run} --offline test`)],
            benchmarks: isJmh
                ? [{ ...command(`${run} --offline jmh`), what: 'the benchmarks of the project', direction: 'min' }]
                : [],
            templates: [classSize(folder, '*/build/classes/*')],
        };
    });
}
/** Runs a jar of benchmarks, for a second each time or, where there are many, for less. */
function jmh(folder, jar) {
    const found = `jar=$(find . -path '*/target/${jar}.jar' | head -n 1)`;
    return ['1s', '100ms'].map((time) => ({
        command: (0,ecosystems_listing/* runIn */.VO)(folder, `${found} && java -jar "\${jar:?no ${jar}.jar was built}" -f 1 -wi 1 -i 3 -w ${time} -r ${time} -foe true -rf json -rff "$TMPDIR/jmh.json" >&2 && cat "$TMPDIR/jmh.json"`),
        what: 'the benchmarks of the project',
        direction: 'min',
    }));
}
function classSize(folder, path) {
    return {
        what: 'the size of the compiled classes in bytes',
        direction: 'min',
        command: (0,ecosystems_listing/* runIn */.VO)(folder, `find . -path '${path}' -name '*.class' -exec cat {} + | wc -c | grep -vx 0`),
        fill: 'Write a JMH benchmark of what should be fast, and run its jar.',
    };
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/cmake.js
/** What the CMakeLists.txt of a project say of its tests and benchmarks. Pure. */

const TESTS = /^\s*(?:add_test|enable_testing|include\s*\(\s*CTest|catch_discover_tests|gtest_discover_tests)\b/im;
const BENCHMARKS_OPTION = /(?:^|_)(?:micro_?)?bench(?:es|marks?|marking)?$/i;
const TESTS_OPTION = /(?:^|_)(?:unit_?)?tests?(?:ing)?$/i;
// Those that leave something out, and those of other kinds of tests.
const OTHER_OPTION = /(?:^|_)(?:no|not|disable|skip|without|fuzz|install|coverage|valgrind|cuda|gpu|mpi)(?:_|$)/i;
const FOREIGN = /(?:^|\/)(?:third[_-]?party|3rd[_-]?party|vendor|external|extern|deps|submodules)\//i;
/** The ways to build it, the fullest first: benchmarks and tests are often built on request only. */
function cmakeBuilds(listing, folder, target) {
    const manifests = manifestsOf(listing, folder);
    const hasTests = manifests.some(({ text }) => TESTS.test(text));
    const benchmarks = programsOf(manifests).map(({ name, args }) => {
        const found = `program=$(find ${target} -type f -perm -100 -name ${name} | head -n 1)`;
        const program = `${found} && "\${program:?no program ${name} was built}"`;
        return args === '' ? program : `${program} ${args}`;
    });
    const off = optionsOff(manifests);
    const bench = off.filter((name) => BENCHMARKS_OPTION.test(name)).slice(0, 1);
    const test = off.filter((name) => TESTS_OPTION.test(name) && !/bench/i.test(name)).slice(0, 1);
    const choices = [[...bench, ...test], bench, test, []].filter((choice, index, all) => all.findIndex((each) => each.join() === choice.join()) === index);
    return choices.map((choice) => ({
        name: choice.length === 0 ? 'CMake' : `CMake with ${choice.join(' and ')}`,
        options: choice.map((name) => ` -D${name}=ON`).join(''),
        hasTests,
        benchmarks,
    }));
}
function manifestsOf({ texts }, folder) {
    return [...texts].flatMap(([path, text]) => path.endsWith('CMakeLists.txt') && path.startsWith((0,ecosystems_listing/* inside */.nx)(folder, '')) && !FOREIGN.test(path)
        ? [{ folder: path.slice(0, Math.max(0, path.lastIndexOf('/'))), text: text.replaceAll(/^\s*#.*$/gm, '') }]
        : []);
}
/** Options that are off by themselves, those of the top first. */
function optionsOff(manifests) {
    const own = manifests.toSorted((one, other) => one.folder.length - other.folder.length);
    const names = own.flatMap(({ text }) => [...text.matchAll(/^\s*option\s*\(\s*(\w+)(?:\s+"[^"]*")?(?:\s+(\w+))?\s*\)/gim)].flatMap(([, name = '', value = 'OFF']) => (/^(?:off|no|false|0)$/i.test(value) ? [name] : [])));
    return [...new Set(names)].filter((name) => !OTHER_OPTION.test(name));
}
const GOOGLE = /\bbenchmark(?:::benchmark|_main)?\b/;
// Numbers with all digits, and less than a second for each.
const GOOGLE_ARGS = '--benchmark_format=json --benchmark_min_time=0.1';
/** Programs of benchmarks: those of Google Benchmark first, then those that are called so or lie in such a folder. */
function programsOf(manifests) {
    const google = [];
    const others = [];
    for (const { folder, text } of manifests) {
        const isAside = /(?:^|\/)(?:perf|bench(?:mark)?s?|benchmarking)(?:$|\/)/i.test(folder);
        const linked = new Map([...text.matchAll(/^\s*target_link_libraries\s*\(\s*([\w.-]+)\s+([^)]*)\)/gim)].map(([, name = '', libraries = '']) => [name, libraries]));
        for (const [, name = ''] of text.matchAll(/^\s*add_executable\s*\(\s*"?([\w.-]+)"?\s/gim)) {
            if (GOOGLE.test(linked.get(name) ?? ''))
                google.push({ name, args: GOOGLE_ARGS });
            else if (isAside || /bench|(?:^|[_-])perf(?:$|[_-])/i.test(name))
                others.push({ name, args: '' });
        }
    }
    return [...google, ...others];
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/native.js
/** C, C++ and whatever a Makefile builds: CMake, Meson, configure scripts and make. Pure. */



const native_MANIFESTS = ['CMakeLists.txt', 'meson.build', 'configure', 'configure.ac', 'Makefile', 'GNUmakefile', 'makefile'];
const MAKEFILES = ['GNUmakefile', 'makefile', 'Makefile'];
const native_SOURCE = /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|ipp|m|mm|s|S|asm)$/;
const NATIVE = {
    reads: (path) => /(?:^|\/)(?:CMakeLists\.txt|meson\.build|meson_options\.txt|(?:GNUm|m|M)akefile|configure\.ac)$/.test(path),
    isSecondary: true,
    find: (listing) => (0,ecosystems_listing/* projectFolders */.LO)(listing, (name) => native_MANIFESTS.includes(name)).map((folder) => native_findProject(listing, folder)),
};
function native_findProject(listing, folder) {
    const manifests = native_MANIFESTS.filter((name) => (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, name)));
    const isNative = listing.paths.some((path) => /\.(?:c|cc|cpp|cxx|h|hpp)$/.test(path));
    const isPlusPlus = listing.paths.some((path) => /\.(?:cc|cpp|cxx|hpp|hxx)$/.test(path));
    const builders = [cmake, meson, configure, make].flatMap((find) => find(listing, folder, manifests));
    return {
        language: isPlusPlus ? 'C++' : isNative ? 'C' : 'Make',
        ways: builders,
        evaluator: [
            ...manifests.map((name) => (0,ecosystems_listing/* inside */.nx)(folder, name)),
            ...listing.paths.filter((path) => /(?:^|\/)CTest\w*\.cmake$/.test(path)),
        ],
        sources: isNative ? sourceGlobs(listing, folder, native_SOURCE) : [],
    };
}
/** A folder for what is built, beside the sources. */
function buildFolder(listing, folder) {
    return (0,ecosystems_listing/* namesIn */.wX)(listing, folder).includes('build/') ? 'build-autorize' : 'build';
}
const JOBS = '"$(nproc)"';
function native_wayOf(folder, { name, setups = [], inputs = [], build, cache = [], tests, benchmarks, built }) {
    const command = (text) => ({ command: (0,ecosystems_listing/* runIn */.VO)(folder, text) });
    return {
        name,
        setups: setups.map(command),
        inputs: inputs.map((path) => (0,ecosystems_listing/* inside */.nx)(folder, path)),
        build: { ...command(build), cache: cache.map((path) => (0,ecosystems_listing/* inside */.nx)(folder, path)) },
        needsBuild: true,
        tests: tests.map(command),
        benchmarks: benchmarks.map((text) => ({
            ...command(text),
            what: 'the benchmarks of the project',
            direction: 'min',
        })),
        templates: [sizeOf(folder, built)],
    };
}
function cmake(listing, folder, manifests) {
    if (!manifests.includes('CMakeLists.txt'))
        return [];
    const target = buildFolder(listing, folder);
    return cmakeBuilds(listing, folder, target).map(({ name, options, hasTests, benchmarks }) => native_wayOf(folder, {
        name,
        build: `cmake -S . -B ${target} -DCMAKE_BUILD_TYPE=Release${options} > /dev/null && cmake --build ${target} --parallel ${JOBS} > /dev/null`,
        cache: [target],
        tests: hasTests ? [`ctest --test-dir ${target} --output-on-failure`] : [],
        benchmarks,
        built: target,
    }));
}
function meson(listing, folder, manifests) {
    if (!manifests.includes('meson.build'))
        return [];
    const target = buildFolder(listing, folder);
    const texts = [...listing.texts].filter(([path]) => path.endsWith('meson.build')).map(([, text]) => text);
    return [
        native_wayOf(folder, {
            name: 'Meson',
            build: `meson setup --buildtype=release ${target} > /dev/null && meson compile -C ${target} > /dev/null`,
            tests: texts.some((text) => /^\s*test\s*\(/m.test(text)) ? [`meson test -C ${target}`] : [],
            benchmarks: texts.some((text) => /^\s*benchmark\s*\(/m.test(text)) ? [`meson test -C ${target} --benchmark`] : [],
            built: target,
        }),
    ];
}
/** In a folder beside the sources, which many projects support; else among them. */
function configure(listing, folder, manifests) {
    const isMade = manifests.includes('configure');
    if (!isMade && !manifests.includes('configure.ac'))
        return [];
    const target = buildFolder(listing, folder);
    const generate = isMade ? '' : 'autoreconf -fi > /dev/null 2>&1 && ';
    return ['beside', 'among'].map((where) => {
        const at = where === 'beside' ? `cd ${target} && ` : '';
        const begin = where === 'beside' ? `mkdir -p ${target} && ${at}../configure` : './configure';
        return native_wayOf(folder, {
            name: where === 'beside' ? 'configure' : 'configure in the sources',
            build: `${generate}${begin} > /dev/null && make -s -j${JOBS} > /dev/null`,
            tests: ['check', 'test'].map((name) => `${at}make -s ${name}`),
            benchmarks: [],
            built: where === 'beside' ? target : '.',
        });
    });
}
const native_TESTS = ['test', 'tests', 'check', 'unittest', 'unittests'];
const BENCHMARKS = ['bench', 'benchmark', 'benchmarks', 'perf'];
function make(listing, folder, manifests) {
    const name = MAKEFILES.find((each) => manifests.includes(each));
    if (name === undefined)
        return [];
    const text = (0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, name));
    const hasTarget = (target) => new RegExp(`^${target}\\s*:(?!=)`, 'm').test(text);
    const [first] = [...text.matchAll(/^([A-Za-z][\w./-]*)(?:\s+[\w./-]+)*\s*:(?!=)/gm)].flatMap(([, target]) => target ?? []);
    const isBuilding = first !== undefined && !native_TESTS.includes(first) && !BENCHMARKS.includes(first) && first !== 'help';
    const programs = [...text.matchAll(/^([\w./-]*tests?[\w-]*)\s*:(?!=)/gim)].flatMap(([, target]) => target ?? []);
    const tests = native_TESTS.filter(hasTarget).map((target) => `make -s ${target}`);
    // A program with the name of tests that no target runs.
    const others = programs.filter((target) => !native_TESTS.includes(target) && !/clean|install/.test(target) && listing.paths.some((path) => native_SOURCE.test(path)));
    return [
        native_wayOf(folder, {
            name: 'make',
            build: isBuilding ? `make -s -j${JOBS} > /dev/null` : '',
            tests: tests.length > 0 ? tests : others.map((target) => `make -s ${target} && ./${target}`),
            benchmarks: BENCHMARKS.filter(hasTarget).map((target) => `make -s ${target}`),
            built: '.',
        }),
    ];
}
function sizeOf(folder, built) {
    const find = (names) => `$(find ${built} -type f ${names})`;
    return {
        what: 'the size of the code in the built libraries, else objects, else programs, in bytes',
        direction: 'min',
        command: (0,ecosystems_listing/* runIn */.VO)(folder, `files=${find("\\( -name '*.a' -o -name '*.so' -o -name '*.so.*' \\)")}
[ -n "$files" ] || files=${find("-name '*.o'")}
[ -n "$files" ] || files=${find('-perm -100')}
size $files 2>/dev/null | awk 'NR > 1 { bytes += $1 + $2 } END { if (!bytes) exit 1; print bytes }'`),
        fill: 'Build a benchmark program of what should be fast, and print its time.',
    };
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/python-benchmarks.js

const python_benchmarks_BENCHMARK_FILE = /(?:^|\/)(?:bench(?:marks?)?\/[^/]*|(?:run_)?bench(?:marks?)?(?:_[^/]*)?|[^/]*_bench(?:mark)?s?)\.py$/;
const ASV_CONFIG = /(?:^|\/)asv\.conf\.jsonc?$/;
/** Whether a file may hold benchmarks, or says where they are. */
function isPythonBenchmark(path) {
    return python_benchmarks_BENCHMARK_FILE.test(path) || ASV_CONFIG.test(path);
}
// Of several files each would be an experiment of its own.
const python_benchmarks_MAX_FILES = 3;
/** Commands that run the benchmarks of a project. */
function pythonBenchmarks(listing, folder, python) {
    const { fixtures, perf, scripts } = filesOf(listing, folder);
    const commands = [
        ...(fixtures.length === 0
            ? []
            : [
                `${python} -m pytest -q --benchmark-only --benchmark-json="$TMPDIR/bench.json" ${fixtures.map(ecosystems_listing/* shellWord */.r7).join(' ')} >&2 && cat "$TMPDIR/bench.json"`,
            ]),
        ...asvSuites(listing, folder).flatMap((suite) => asvCommands(suite, python)),
        // The file has more digits than what it prints.
        ...perf
            .slice(0, python_benchmarks_MAX_FILES)
            .map((path) => `${python} ${(0,ecosystems_listing/* shellWord */.r7)(path)} --fast -o "$TMPDIR/bench.json" >&2 && cat "$TMPDIR/bench.json"`),
        ...scripts.slice(0, python_benchmarks_MAX_FILES).map((path) => `${python} ${(0,ecosystems_listing/* shellWord */.r7)(path)}`),
    ];
    return commands.map((command) => ({
        command: (0,ecosystems_listing/* runIn */.VO)(folder, command),
        what: 'the benchmarks of the project',
        direction: 'min',
    }));
}
/** What runs them, which the manifests may name where no rule finds it. */
function benchmarkTools(listing, folder) {
    const { fixtures, perf } = filesOf(listing, folder);
    return [
        ...(fixtures.length > 0 ? ['pytest-benchmark'] : []),
        ...(asvSuites(listing, folder).length > 0 ? ['asv'] : []),
        ...(perf.length > 0 ? ['pyperf'] : []),
    ];
}
function filesOf(listing, folder) {
    const own = ownPaths(listing, folder).filter((path) => path.endsWith('.py'));
    const textIn = (path) => (0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, path));
    const isFixture = (path) => /def test_\w+\([^)]*\bbenchmark\b|@pytest\.mark\.benchmark/.test(textIn(path));
    const isScript = (path) => python_benchmarks_BENCHMARK_FILE.test(path) && !isFixture(path);
    return {
        fixtures: own.filter(isFixture),
        perf: own.filter((path) => isScript(path) && /^\s*(?:import|from) pyperf\b/m.test(textIn(path))),
        scripts: own.filter((path) => isScript(path) && /^if __name__ ==/m.test(textIn(path))),
    };
}
function ownPaths({ paths }, folder) {
    const start = folder === '' ? '' : `${folder}/`;
    return paths.flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []));
}
/** Suites of asv, by their configs. */
function asvSuites(listing, folder) {
    const configs = ownPaths(listing, folder).filter((path) => ASV_CONFIG.test(path));
    return configs.slice(0, 1).map((config) => {
        const at = config.slice(0, Math.max(0, config.lastIndexOf('/')));
        const text = (0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, config));
        const named = /^\s*"benchmark_dir"\s*:\s*"([^"]+)"/m.exec(text)?.[1]?.replace(/\/$/, '') ?? 'benchmarks';
        const benchmarks = (0,ecosystems_listing/* inside */.nx)(at, named);
        return {
            config,
            parts: at === '' ? [config, benchmarks] : [at],
            evaluator: [(0,ecosystems_listing/* inside */.nx)(folder, config), (0,ecosystems_listing/* inside */.nx)(folder, `${benchmarks}/**`)],
        };
    });
}
/**
 * asv writes its results beside its config, which is protected, and only of a commit: it gets a copy, and a commit of it.
 */
function asvCommands({ config, parts }, python) {
    const name = config.slice(config.lastIndexOf('/') + 1);
    const at = parts.length === 1 ? `/${config.slice(0, -name.length - 1)}` : '';
    const copy = parts.map((part) => `mkdir -p "$suite/${folderOf(part)}" && cp -r ${(0,ecosystems_listing/* shellWord */.r7)(part)} "$suite/${part}"`);
    const program = python.includes('/') ? `"$PWD/${python}"` : `"$(command -v ${python})"`;
    return ['rounds=1', 'rounds=1 -a repeat=3'].map((attributes) => [
        `python=${program} suite="$TMPDIR/asv"`,
        ...copy,
        `cd "$suite${at}"`,
        // What the config names as the repository may not be reached.
        `sed -i 's|"repo" *: *"[^"]*"|"repo": "'"$suite"'"|' ${name}`,
        'git init -q "$suite"',
        'git -C "$suite" -c user.name=asv -c user.email=asv@localhost commit -q --allow-empty -m base',
        '"$python" -m asv machine --yes > /dev/null',
        `"$python" -m asv run --environment existing:"$python" --set-commit-hash HEAD -a ${attributes} >&2`,
        `find "$suite" -name '*-existing-*.json' -exec cat {} +`,
    ].join(' && '));
}
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/python-requirements.js
/** What the tests of a Python project need, by its manifests. Pure. Source: PEP 508, 621 and 735, tox and setuptools. */

const NOTHING = { extras: [], packages: [], files: [] };
const OF_TESTS = /^(?:unit[-_]?)?test(?:s|ing)?$/i;
const OF_WORK = /^dev(?:el|elop|elopment)?$/i;
/** What is asked for by name of "tests", else of "dev"; the project's own requirements come with it. */
function testRequirements(listing, folder) {
    const manifest = (0,ecosystems_listing/* parseTomlTable */.W4)((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'pyproject.toml')));
    for (const isName of [OF_TESTS, OF_WORK]) {
        const found = requirementsOf(listing, { folder, manifest, isName });
        if (found.extras.length + found.packages.length + found.files.length > 0)
            return found;
    }
    const packages = toxPackages(listing, folder);
    return packages.length > 0 ? { ...NOTHING, packages } : NOTHING;
}
function requirementsOf(listing, { folder, manifest, isName }) {
    const groups = (0,ecosystems_listing/* tableAt */.af)(manifest, 'dependency-groups');
    const names = Object.keys(groups).filter((name) => isName.test(name));
    const poetry = Object.entries((0,ecosystems_listing/* tableAt */.af)(manifest, 'tool', 'poetry', 'group')).filter(([name]) => isName.test(name));
    const inPoetry = poetry.flatMap(([, group]) => Object.keys((0,ecosystems_listing/* tableAt */.af)({ group }, 'group', 'dependencies')));
    const extras = [
        ...Object.keys((0,ecosystems_listing/* tableAt */.af)(manifest, 'project', 'optional-dependencies')),
        ...extrasOfSetup((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'setup.cfg'))),
    ];
    return {
        extras: [...new Set(extras.filter((name) => isName.test(name)))],
        packages: [...new Set([...names.flatMap((name) => groupPackages(groups, name)), ...inPoetry])],
        files: python_requirements_filesOf(listing, folder, isName),
    };
}
// A group can include others without end.
const python_requirements_MAX_DEPTH = 5;
function groupPackages(groups, name, depth = 0) {
    const entries = groups[name];
    if (!Array.isArray(entries) || depth > python_requirements_MAX_DEPTH)
        return [];
    const included = entries.flatMap((entry) => {
        const other = (0,ecosystems_listing/* tableAt */.af)({ entry }, 'entry')['include-group'];
        return typeof other === 'string' ? groupPackages(groups, other, depth + 1) : [];
    });
    return [...(0,ecosystems_listing/* textsOf */.CB)(entries), ...included];
}
function extrasOfSetup(text) {
    const section = /^\[options\.extras_require\]\n([\s\S]*?)(?=^\[|$(?![\s\S]))/m.exec(text)?.[1] ?? '';
    return [...section.matchAll(/^([\w.-]+)\s*=/gm)].flatMap(([, name]) => name ?? []);
}
function python_requirements_filesOf(listing, folder, isName) {
    const start = folder === '' ? '' : `${folder}/`;
    return listing.paths.flatMap((path) => {
        if (!path.startsWith(start))
            return [];
        const own = path.slice(start.length);
        const name = /^requirements\/([\w-]+)\.txt$/.exec(own)?.[1] ??
            /^requirements[-_.]([\w-]+)\.txt$/.exec(own)?.[1] ??
            /^([\w-]+?)[-_]requirements\.txt$/.exec(own)?.[1] ??
            /^(tests?)\/requirements\.txt$/.exec(own)?.[1];
        return name !== undefined && isName.test(name) ? [own] : [];
    });
}
function toxPackages(listing, folder) {
    const text = (0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'tox.ini'));
    const deps = /^\[testenv\]\n(?:(?!^\[)[\s\S])*?^deps\s*=\s*([\s\S]*?)(?=^\S|$(?![\s\S]))/m.exec(text)?.[1] ?? '';
    const lines = deps.split('\n').map((line) => line.replace(/#.*/, '').trim());
    // What depends on the environment, or is another file's, is left out.
    return lines.filter((line) => /^[A-Za-z][\w.[\],<>=!~ -]*$/.test(line));
}
/** The file that names what the project itself needs, where no manifest does. */
function plainRequirements(listing, folder) {
    return (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'requirements.txt')) ? ['requirements.txt'] : [];
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/python.js
/** Python projects: pyproject.toml, setup.py, setup.cfg or requirements, with uv, Poetry, PDM or a virtual environment. Pure. */




const python_MANIFESTS = ['pyproject.toml', 'setup.py', 'setup.cfg', 'requirements.txt', 'pytest.ini', 'tox.ini'];
const python_SOURCE = /\.(?:pyx?|pxd|c|cc|cpp|h|hpp|rs)$/;
const TEST_FILE = /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests?)\.py$/;
const PYTHON = {
    reads: (path) => python_MANIFESTS.some((name) => path === name || path.endsWith(`/${name}`)) ||
        isPythonBenchmark(path) ||
        TEST_FILE.test(path),
    find: (listing) => (0,ecosystems_listing/* projectFolders */.LO)(listing, (name) => python_MANIFESTS.includes(name)).map((folder) => python_findProject(listing, folder)),
};
function python_findProject(listing, folder) {
    const pyproject = (0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'pyproject.toml'));
    const manifests = python_MANIFESTS.map((name) => (0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, name))).join('\n');
    const manifest = (0,ecosystems_listing/* parseTomlTable */.W4)(pyproject);
    const requirements = testRequirements(listing, folder);
    const facts = {
        folder,
        hasPackage: (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'setup.py')) || ['project', 'build-system'].some((key) => key in manifest),
        isPytest: usesPytest(listing, manifests),
        requirements,
        // An evaluation has no git history.
        venv: venvCommand(manifests),
        versioned: /setuptools[-_]scm|hatch-vcs/.test(manifests) ? 'SETUPTOOLS_SCM_PRETEND_VERSION=0.0.1 ' : '',
    };
    const inputs = inputsOf(listing, facts);
    return {
        language: 'Python',
        ways: waysOf(listing, facts).map((way) => ({ ...way, inputs: way.setups.length === 0 ? [] : inputs })),
        evaluator: [...inputs, ...asvSuites(listing, folder).flatMap(({ evaluator }) => evaluator)],
        sources: sourceGlobs(listing, folder, python_SOURCE),
    };
}
/** With the first Python that is new enough: a later one is mostly found by a name of its own, also by pyenv. */
function venvCommand(manifests) {
    const minor = /\b(?:requires-python|python_requires)\s*=\s*["']?[^"'\n]*?>=\s*3\.(\d+)/.exec(manifests)?.[1];
    const usual = 'python3 -m venv .venv';
    if (minor === undefined)
        return usual;
    const isNewEnough = `python3 -c 'import sys; sys.exit(sys.version_info < (3, ${minor}))'`;
    return `if ${isNewEnough}; then ${usual}; else PYENV_VERSION=3.${minor} python3.${minor} -m venv .venv; fi`;
}
function usesPytest(listing, manifests) {
    if (/pytest/.test(manifests))
        return true;
    const texts = [...listing.texts].filter(([path]) => TEST_FILE.test(path)).map(([, text]) => text);
    const isConfigured = listing.paths.some((path) => /(?:^|\/)conftest\.py$/.test(path));
    return isConfigured || texts.some((text) => /^\s*(?:import|from) pytest\b/m.test(text));
}
function inputsOf(listing, { folder, requirements }) {
    const names = [
        ...python_MANIFESTS,
        'uv.lock',
        'poetry.lock',
        'pdm.lock',
        'Pipfile',
        'Pipfile.lock',
        'setup.cfg',
        ...requirements.files,
    ];
    const kept = names.filter((name) => !['pytest.ini', 'tox.ini'].includes(name));
    return [...new Set(kept)].map((name) => (0,ecosystems_listing/* inside */.nx)(folder, name)).filter((path) => (0,ecosystems_listing/* hasFile */.jv)(listing, path));
}
const LOCKED = [
    { name: 'uv', lock: 'uv.lock', install: 'uv sync --frozen' },
    {
        name: 'poetry',
        lock: 'poetry.lock',
        install: 'POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --no-interaction',
    },
    { name: 'pdm', lock: 'pdm.lock', install: 'pdm install --frozen-lockfile' },
];
const OWN_PYTHON = '.venv/bin/python';
function waysOf(listing, facts) {
    const { folder, versioned } = facts;
    const command = (text) => ({ command: (0,ecosystems_listing/* runIn */.VO)(folder, text) });
    const locked = LOCKED.filter(({ name, lock }) => (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, lock)) && listing.hasProgram(name));
    const ways = [
        ...locked.map(({ name, install }) => ({ name, setups: [command(`${versioned}${install}`)], python: OWN_PYTHON })),
        { name: 'venv', setups: installs(listing, facts).map(command), python: OWN_PYTHON },
        { name: 'python3', setups: [], python: 'python3' },
    ];
    return ways.map(({ name, setups, python }) => ({
        ...{ name, setups, needsBuild: false, inputs: [] },
        tests: python_testsOf(listing, facts, python).map(command),
        benchmarks: pythonBenchmarks(listing, folder, python),
        templates: python_templatesOf(listing, facts, python),
    }));
}
/** Ways to fill a virtual environment, the fullest first. */
function installs(listing, { folder, hasPackage, isPytest, requirements, versioned, venv }) {
    const { extras, packages, files } = requirements;
    const plain = hasPackage ? [] : plainRequirements(listing, folder);
    const pytest = isPytest ? ['pytest'] : [];
    const tools = benchmarkTools(listing, folder);
    const own = (wanted) => hasPackage ? [`-e ${(0,ecosystems_listing/* shellWord */.r7)(wanted.length === 0 ? '.' : `.[${wanted.join(',')}]`)}`] : [];
    const full = [
        ...own(extras),
        ...[...plain, ...files].map((file) => `-r ${(0,ecosystems_listing/* shellWord */.r7)(file)}`),
        ...[...packages, ...pytest].map(ecosystems_listing/* shellWord */.r7),
    ];
    const least = [...own([]), ...plain.map((file) => `-r ${(0,ecosystems_listing/* shellWord */.r7)(file)}`), ...pytest];
    const texts = [[...full, ...tools], full, least]
        .filter((words) => words.length > 0)
        .map((words) => [...new Set(words)].join(' '));
    const path = hasPackage ? findModule(listing, folder)?.path : undefined;
    // From manifests alone some tools install a package without a module.
    const condition = path === undefined ? '' : `test -f ${(0,ecosystems_listing/* shellWord */.r7)(path)} && `;
    return [...new Set(texts)].map((words) => `${condition}${venv} && ${versioned}${OWN_PYTHON} -m pip install --quiet ${words}`);
}
function python_testsOf(listing, { folder, isPytest }, python) {
    const hasTests = listing.paths.some((path) => path.startsWith(folder === '' ? '' : `${folder}/`) && TEST_FILE.test(path));
    const hasTestFolder = listing.paths.some((path) => path.startsWith((0,ecosystems_listing/* inside */.nx)(folder, 'tests/')));
    const pytest = `${python} -m pytest -q`;
    const isDjango = (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'manage.py'));
    const unittest = [
        ...(isDjango ? [`${python} manage.py test`] : []),
        `${python} -m unittest -q`,
        ...(hasTestFolder ? [`${python} -m unittest discover -q -s tests`] : []),
    ];
    if (isPytest)
        return [pytest];
    return hasTests ? [...unittest, pytest] : [];
}
function python_templatesOf(listing, { folder }, python) {
    const module = findModule(listing, folder);
    if (module === undefined)
        return [];
    return [
        {
            what: `the time to start Python and import ${module.name}, in milliseconds`,
            direction: 'min',
            fill: 'Call in "statement" what should be fast, often enough that it takes longer than the start of Python.',
            command: (0,ecosystems_listing/* runIn */.VO)(folder, `${python} -I -c '
import subprocess, sys, time
statement = """
import ${module.name}
if not getattr(${module.name}, "__file__", None): raise ImportError("${module.name} is a folder without code")
"""
times = []
for run in range(20):
    ended = "ended " + str(run)
    begun = time.perf_counter()
    child = subprocess.run([sys.executable, "-c", statement + "\\nprint(" + repr(ended) + ")"], stdout=subprocess.PIPE, text=True, check=True${module.folder === '' ? '' : `, env={"PYTHONPATH": "${module.folder}"}`})
    times.append(1000 * (time.perf_counter() - begun))
    if not child.stdout.endswith(ended + "\\n"): sys.exit("the statement did not run to its end")
print(min(times))
'`),
        },
    ];
}
const NO_PACKAGE = /^(?:tests?|testing|docs?|examples?|bench(?:marks?)?|scripts|tools|setup|conftest|noxfile|manage)$/;
/** A module that others import. */
function findModule(listing, folder) {
    const manifest = (0,ecosystems_listing/* parseTomlTable */.W4)((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'pyproject.toml')));
    const start = folder === '' ? '' : `${folder}/`;
    const found = listing.paths.flatMap((path) => {
        const own = path.startsWith(start) ? path.slice(start.length) : '';
        const [, src, name] = /^(src\/)?([A-Za-z_]\w*)(?:\/__init__)?\.py$/.exec(own) ?? [];
        return name === undefined || NO_PACKAGE.test(name)
            ? []
            : [{ name, folder: src === undefined ? '' : 'src', path: own }];
    });
    const named = String((0,ecosystems_listing/* tableAt */.af)(manifest, 'project').name ?? '')
        .toLowerCase()
        .replaceAll(/[-.]/g, '_');
    return found.find(({ name }) => name.toLowerCase() === named) ?? found[0];
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/rust.js
/** Rust projects: a crate or a workspace of Cargo. Pure. */


const rust_MANIFEST = /(?:^|\/)Cargo\.toml$/;
const BENCHMARK = /(?:^|\/)benches\/[^/]+(?:\/main)?\.rs$/;
const RUST = {
    reads: (path) => rust_MANIFEST.test(path) || BENCHMARK.test(path),
    find: (listing) => (0,ecosystems_listing/* projectFolders */.LO)(listing, (name) => name === 'Cargo.toml').map((folder) => rust_findProject(listing, folder)),
};
function rust_findProject(listing, folder) {
    const command = (text) => ({ command: (0,ecosystems_listing/* runIn */.VO)(folder, text) });
    const manifest = (0,ecosystems_listing/* parseTomlTable */.W4)((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'Cargo.toml')));
    const isLocked = (0,ecosystems_listing/* hasFile */.jv)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'Cargo.lock'));
    const benches = benchesOf(listing, folder);
    const all = 'workspace' in manifest ? ' --workspace' : '';
    const inputs = rust_inputsOf(listing, folder);
    const way = (name, benchmarks) => ({
        name,
        setups: isLocked ? ['cargo fetch --locked', 'cargo fetch'].map(command) : [command('cargo fetch')],
        inputs,
        build: {
            ...command([`cargo test --offline --no-run --quiet${all}`, ...benchmarks.map(({ build }) => build)].join(' && ')),
            cache: [(0,ecosystems_listing/* inside */.nx)(folder, 'target')],
        },
        needsBuild: true,
        tests: [`cargo test --offline --quiet${all}`, `cargo test --offline --quiet${all} --lib --tests`].map(command),
        benchmarks: benchmarks.map(({ run }) => ({
            ...command(run),
            what: 'the benchmarks of the crate',
            direction: 'min',
        })),
        templates: [rust_sizeOf(folder, manifest)],
    });
    return {
        language: 'Rust',
        // Benchmarks can want another compiler than tests.
        ways: [way('cargo', benches), ...(benches.length === 0 ? [] : [way('cargo without benches', [])])],
        evaluator: inputs,
        sources: sourceGlobs(listing, folder, /\.rs$/),
    };
}
function rust_inputsOf(listing, folder) {
    const names = ['Cargo.lock', 'rust-toolchain', 'rust-toolchain.toml', '.cargo/config.toml', '.cargo/config'];
    const manifests = listing.paths.filter((path) => rust_MANIFEST.test(path) && path.startsWith(folder));
    const glob = manifests.length > 1 ? [(0,ecosystems_listing/* inside */.nx)(folder, '**/Cargo.toml')] : [(0,ecosystems_listing/* inside */.nx)(folder, 'Cargo.toml')];
    return [...glob, ...names.map((name) => (0,ecosystems_listing/* inside */.nx)(folder, name)).filter((path) => (0,ecosystems_listing/* hasFile */.jv)(listing, path))];
}
// Criterion takes 8 s for each benchmark by itself; runs are repeated anyway.
const SHORT = '--warm-up-time 0.3 --measurement-time 0.7 --noplot';
/** The benchmarks of a crate that a stable compiler can build, by the library that they use. */
function benchesOf(listing, folder) {
    const files = listing.paths.filter((path) => BENCHMARK.test(path) && path.startsWith(folder === '' ? '' : `${folder}/`));
    const kinds = [
        { uses: /\bcriterion(?:2|_\w+)?::|\bcodspeed_criterion_compat::/, options: ` -- ${SHORT}` },
        { uses: /\bdivan::/, options: '' },
        { uses: /\biai_callgrind::|\bgungraun::/, options: '' },
        { uses: /\bbencher::|\btest::Bencher\b/, options: '' },
    ];
    return kinds.flatMap(({ uses, options }) => {
        const used = files.filter((path) => uses.test((0,ecosystems_listing/* textOf */.b6)(listing, path)));
        if (used.length === 0)
            return [];
        const names = used.map((path) => /benches\/([^/]+?)(?:\/main)?\.rs$/.exec(path)?.[1] ?? '');
        const packages = [...new Set(used.map((path) => rust_packageOf(listing, path)))];
        const chosen = [
            ...packages.flatMap((name) => (name === undefined ? [] : [`-p ${name}`])),
            ...names.map((name) => `--bench ${name}`),
        ];
        const bench = `cargo bench --offline --quiet ${chosen.join(' ')}`;
        return [{ run: `${bench}${options}`, build: `${bench} --no-run` }];
    });
}
/** The crate around a file, where it is not the one at the top. */
function rust_packageOf(listing, path) {
    const folder = path.slice(0, Math.max(0, path.search(/\/?benches\//)));
    if (folder === '')
        return undefined;
    const name = (0,ecosystems_listing/* tableAt */.af)((0,ecosystems_listing/* parseTomlTable */.W4)((0,ecosystems_listing/* textOf */.b6)(listing, (0,ecosystems_listing/* inside */.nx)(folder, 'Cargo.toml'))), 'package').name;
    return typeof name === 'string' ? name : undefined;
}
function rust_sizeOf(folder, manifest) {
    const all = 'workspace' in manifest ? ' --workspace' : '';
    return {
        what: 'the size of the compiled crate in bytes',
        direction: 'min',
        command: (0,ecosystems_listing/* runIn */.VO)(folder, `cargo build --release --offline --quiet${all} &&
find target/release -maxdepth 1 -type f \\( -name '*.rlib' -o -name '*.so' -o -perm -100 \\) -exec cat {} + | wc -c | grep -vx 0`),
        fill: 'Write a benchmark in benches/ (criterion or divan) of what should be fast, and run it with cargo bench --offline.',
    };
}

;// CONCATENATED MODULE: ./build/experiment/init/ecosystems/registry.js
/** All ecosystems, and what they find in a repository. Pure. */






const ECOSYSTEM_NAMES = ['javascript', 'rust', 'go', 'python', 'jvm', 'native'];
const ECOSYSTEMS = {
    javascript: JAVASCRIPT,
    rust: RUST,
    go: GO,
    python: PYTHON,
    jvm: JVM,
    native: NATIVE,
};
/** Whether a text of a repository is asked for by any of them. */
function isRead(path) {
    return !/(?:^|\/)node_modules\//.test(path) && ECOSYSTEM_NAMES.some((name) => ECOSYSTEMS[name].reads(path));
}
/** The projects of a repository, those of its main language first. */
function findProjects(listing) {
    const found = ECOSYSTEM_NAMES.map((name) => ({
        isSecondary: ECOSYSTEMS[name].isSecondary === true,
        projects: ECOSYSTEMS[name].find(listing),
    }));
    const main = found.filter(({ isSecondary }) => !isSecondary).flatMap(({ projects }) => projects);
    const rest = found.filter(({ isSecondary }) => isSecondary).flatMap(({ projects }) => projects);
    // A Makefile beside another manifest mostly starts its tools; sources of C beside it are mostly built by them.
    return main.length === 0 || isMainlyNative(listing) ? [...rest, ...main] : main;
}
const NATIVE_SOURCE = /\.(?:c|cc|cpp|cxx|h|hh|hpp)$/;
const registry_SOURCE = /\.(?:c|cc|cpp|cxx|h|hh|hpp|[cm]?[jt]sx?|py|rs|go|java|kt)$/;
const registry_MANIFEST = /^(?:CMakeLists\.txt|meson\.build|configure|configure\.ac|(?:GNUm|m|M)akefile)$/;
function isMainlyNative({ paths }) {
    const sources = paths.filter((path) => registry_SOURCE.test(path));
    const native = sources.filter((path) => NATIVE_SOURCE.test(path));
    return paths.some((path) => registry_MANIFEST.test(path)) && native.length > sources.length / 2;
}


/***/ }),

/***/ 67447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ openLaboratory)
});

// EXTERNAL MODULE: ./build/doctor/candidate-trials.js
var candidate_trials = __webpack_require__(51565);
// EXTERNAL MODULE: ./build/engine/acceptance/evaluator-trust.js
var evaluator_trust = __webpack_require__(12609);
// EXTERNAL MODULE: ./build/engine/workspace/temporary-area.js
var temporary_area = __webpack_require__(68054);
// EXTERNAL MODULE: ./build/kernel/sandbox-level.js
var sandbox_level = __webpack_require__(72416);
// EXTERNAL MODULE: ./build/experiment/doctor/evaluator-trial.js
var evaluator_trial = __webpack_require__(41132);
// EXTERNAL MODULE: ./build/experiment/ledger/opening.js
var opening = __webpack_require__(67018);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(15902);
// EXTERNAL MODULE: ./build/engine/benchmarks/benchmark-score.js + 1 modules
var benchmark_score = __webpack_require__(95639);
// EXTERNAL MODULE: ./build/engine/boundaries/protected-files.js + 1 modules
var protected_files = __webpack_require__(15310);
// EXTERNAL MODULE: ./build/engine/evaluation/failure-line.js
var failure_line = __webpack_require__(4527);
// EXTERNAL MODULE: ./build/kernel/git.js
var git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/regular-file.js
var regular_file = __webpack_require__(48951);
// EXTERNAL MODULE: ./build/settings/experiment-config.js
var experiment_config = __webpack_require__(83732);
// EXTERNAL MODULE: ./build/experiment/scoring/measured-command.js
var measured_command = __webpack_require__(58762);
// EXTERNAL MODULE: ./build/experiment/scoring/objective.js + 2 modules
var objective = __webpack_require__(31409);
// EXTERNAL MODULE: ./build/experiment/init/ecosystems/listing.js
var listing = __webpack_require__(57463);
;// CONCATENATED MODULE: ./build/experiment/init/test-outcome.js
/** What the output of a test runner says: that it ran nothing, and which tests failed. Pure. */

const NOTHING = [
    /^Ran 0 tests in /m,
    /^No tests were found/m,
    /^no tests ran/m,
    /^no tests found/im,
    /^\s*0 passing\b/m,
    /^# tests 0$/m,
];
/** Whether a command that succeeded ran no test at all. */
function ranNothing(output) {
    const isGo = /^\?\s+\S+\s+\[no test files\]$/m.test(output) && !/^ok\s/m.test(output);
    const results = [...output.matchAll(/^test result: ok\. (\d+) passed/gm)];
    const isCargo = results.length > 0 && results.every(([, passed]) => passed === '0');
    return isGo || isCargo || NOTHING.some((pattern) => pattern.test(output));
}
const escaped = (name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const RUNNERS = [
    {
        runs: /-m pytest\b/,
        failed: /^(?:FAILED|ERROR) (\S+?::\S+)/gm,
        without: (command, names) => `${command}${names.map((name) => ` --deselect ${(0,listing/* shellWord */.r7)(name)}`).join('')}`,
    },
    {
        runs: /\bgo test\b/,
        failed: /^--- FAIL: (\w+)/gm,
        without: (command, names) => command.replace(/\bgo test\b/, () => `go test -skip ${(0,listing/* shellWord */.r7)(`^(${names.map(escaped).join('|')})$`)}`),
    },
    {
        runs: /\bcargo test\b/,
        failed: /^test (\S+)(?: - should panic)? \.\.\. FAILED$/gm,
        without: (command, names) => `${command} --${names.map((name) => ` --skip ${(0,listing/* shellWord */.r7)(name)}`).join('')}`,
    },
    {
        runs: /\bctest\b/,
        failed: /^\s*\d+ - (\S+) \((?:Failed|SEGFAULT|Timeout|Not Run)\)/gm,
        without: (command, names) => `${command} -E ${(0,listing/* shellWord */.r7)(`^(${names.map(escaped).join('|')})$`)}`,
    },
];
// More than a few failures are no peculiarity of the sandbox.
const MAX_FAILED = 10;
/** The same command without the tests that failed; undefined where they are not known, or too many. */
function withoutFailed(command, output) {
    const runner = RUNNERS.find(({ runs }) => runs.test(command));
    if (runner === undefined)
        return undefined;
    const names = [...new Set([...output.matchAll(runner.failed)].flatMap(([, name]) => name ?? []))];
    if (names.length === 0 || names.length > MAX_FAILED)
        return undefined;
    return { command: runner.without(command, names), without: names };
}

;// CONCATENATED MODULE: ./build/experiment/init/trial.js
/**
 * Trying what may work: each command on HEAD, in the sandbox of this machine, as a run would run it.
 * Invariant: it runs in a private area of this process that is gone afterwards; of the user's repository nothing is
 * written. Each command ends within its limit.
 */












// A slow machine must not make a repository fail; Ctrl-C ends what takes too long for a person.
const COMMAND_LIMIT_MS = 600_000;
const PREPARATION_LIMIT_MS = 1_800_000;
// As many as show a spread.
const SCORES = 3;
const MAX_LINES = 5;
const TAIL_BYTES = 4000;
/** Tests commands by running them. */
function openTester({ privateArea, protect, limitMs, signal, onEvent }) {
    const logs = (0,external_node_path_.join)(privateArea.folder, 'trials');
    let count = 0;
    const evaluate = async (attempt, parse) => {
        const { store } = privateArea;
        const commands = [attempt.command, ...(attempt.build === undefined ? [] : [attempt.build.command])];
        const globs = protect(commands);
        const protectedFiles = await (0,protected_files/* readProtectedFiles */.sz)(store, { commit: store.base, globs, commands });
        const tree = await (0,git/* gitLine */.JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${store.base}^{tree}`]);
        return { privateArea, config: configOf(attempt, { parse, limitMs, protect: globs }), protectedFiles, signal, tree };
    };
    const run = async (attempt) => {
        const { role } = attempt;
        const shown = shownCommand(attempt);
        onEvent({ kind: 'begun', role, command: shown });
        const begun = performance.now();
        count += 1;
        const evaluating = await evaluate(attempt, { kind: 'float' });
        const { tree } = evaluating;
        const measured = await (0,measured_command/* measureCommand */.W)(evaluating, { command: attempt.command, name: `trial-${count}`, tree, logs });
        const tookMs = performance.now() - begun;
        if (measured.kind === 'failed')
            onEvent({
                kind: 'ended',
                role,
                command: shown,
                ms: tookMs,
                failure: { reason: reasonOf(measured), lines: lastLines(measured.log) },
            });
        return { ...measured, tookMs };
    };
    const attempt = async (asked) => {
        const measured = await run(asked);
        if (measured.kind === 'aborted')
            return { kind: 'failed', reason: 'cancelled' };
        if (measured.kind === 'failed') {
            const reduced = asked.role === 'guard' ? withoutFailed(asked.command, outputOf(measured.log)) : undefined;
            return { kind: 'failed', reason: reasonOf(measured), reduced };
        }
        if (asked.role === 'guard' && ranNothing(`${measured.output}\n${measured.errors}`)) {
            const failure = { reason: 'it ran no test', lines: [] };
            onEvent({ kind: 'ended', role: asked.role, command: shownCommand(asked), ms: measured.ms, failure });
            return { kind: 'failed', reason: failure.reason };
        }
        const ms = { setup: measured.setupMs, build: measured.buildMs, guard: measured.ms, objective: measured.ms }[asked.role];
        onEvent({ kind: 'ended', role: asked.role, command: shownCommand(asked), ms, failure: undefined });
        return { kind: 'worked', ms };
    };
    const score = async (asked) => {
        const { role } = asked;
        const command = shownCommand(asked);
        const measured = await run(asked);
        if (measured.kind === 'aborted')
            return { kind: 'failed', reason: 'cancelled' };
        if (measured.kind === 'failed')
            return { kind: 'failed', reason: reasonOf(measured) };
        const read = await readScore(measured.output, signal);
        const refuse = (reason) => {
            onEvent({
                kind: 'ended',
                role,
                command,
                ms: measured.ms,
                failure: { reason, lines: measured.output.trimEnd().split('\n').slice(-MAX_LINES) },
            });
            return { kind: 'failed', reason };
        };
        if (read === undefined)
            return refuse('it ran, but printed no score that is known');
        const scores = [read.score];
        const evaluating = await evaluate(asked, read.parse);
        while (scores.length < SCORES) {
            count += 1;
            const request = {
                ...evaluating,
                workspace: 1,
                logs,
                prefix: `trial-${count}-`,
                purpose: { kind: 'score' },
            };
            const scored = await (0,objective/* scoreTree */.DR)(privateArea, request);
            if (scored.kind === 'aborted')
                return { kind: 'failed', reason: 'cancelled' };
            if (scored.kind !== 'scored')
                return refuse(`it printed a score, but not each time: ${scored.reason}`);
            scores.push(scored.score);
        }
        onEvent({ kind: 'ended', role, command, ms: measured.ms, failure: undefined });
        return { kind: 'scored', ms: measured.ms, scores, output: measured.output, parse: read.parse };
    };
    return { isCancelled: () => signal?.aborted === true, attempt, score };
}
/** The command that is on trial; a preparation is tried with a command that does nothing after it. */
function shownCommand({ role, command, title, setup, build }) {
    return { setup: setup ?? '', build: build?.command ?? '', guard: command, objective: title ?? command }[role];
}
/** Why a command failed, of which a person reads no name of a step. */
function reasonOf({ reason, isTimedOut }) {
    const text = reason.replace(/^(?:command|judge-setup|build) /, 'it ');
    return isTimedOut ? `${text}, the limit of a trial; raise it with --measure-limit` : text;
}
/** The last lines of the stream that says why its command failed. */
function lastLines(log) {
    if (log === undefined)
        return [];
    const other = log.endsWith('.stderr') ? log.replace(/stderr$/, 'stdout') : log.replace(/stdout$/, 'stderr');
    const texts = [log, other].map((path) => (0,external_node_util_.stripVTControlCharacters)((0,regular_file/* readFilePart */.E)(path, 'end', TAIL_BYTES)?.text ?? ''));
    return (0,failure_line/* failureLines */.w)(...texts).slice(-MAX_LINES);
}
/** What a command printed last, on both streams. */
function outputOf(log) {
    if (log === undefined)
        return '';
    const streams = ['stdout', 'stderr'].map((stream) => log.replace(/(?:stdout|stderr)$/, stream));
    return streams
        .map((path) => (0,external_node_util_.stripVTControlCharacters)((0,regular_file/* readFilePart */.E)(path, 'end', MAX_OUTPUT_BYTES)?.text ?? ''))
        .join('\n');
}
const MAX_OUTPUT_BYTES = 1 << 20;
/** How an output is read as a score, if it can be. */
async function readScore(output, signal) {
    const parsed = await (0,objective/* parseScore */.yN)({ kind: 'float' }, { output, nonce: '', signal });
    if ('score' in parsed)
        return { parse: { kind: 'float' }, score: parsed.score };
    const kind = (0,benchmark_score/* detectBenchmarkFormat */.Sr)(output);
    // Any word after a number would be read as a size.
    if (kind === undefined || kind === 'sizes')
        return undefined;
    const read = (0,benchmark_score/* readBenchmarkScore */.ci)(output, { kind });
    return 'score' in read ? { parse: { kind }, score: read.score } : undefined;
}
/** The environment of a config that says nothing about it. */
function usualEnvironment() {
    const nothing = { role: 'setup', setup: undefined, inputs: [], build: undefined, command: 'true' };
    return configOf(nothing, { parse: { kind: 'float' }, limitMs: undefined, protect: [] }).environment;
}
/** A config that prepares a tree and runs one command on it. */
function configOf({ setup = '', inputs, build, command }, { parse, limitMs, protect, }) {
    const timeout = (0,duration/* renderDuration */.PP)(limitMs ?? COMMAND_LIMIT_MS);
    const preparation = (0,duration/* renderDuration */.PP)(limitMs ?? PREPARATION_LIMIT_MS);
    return experiment_config/* experimentConfigSchema */.R.parse({
        experiment: { name: 'init' },
        objective: { command, direction: 'min', parse, timeout, protect },
        setup: { command: setup, timeout: preparation, inputs: setup === '' ? [] : inputs },
        build: build === undefined ? {} : { command: build.command, cache: build.cache, timeout: preparation },
        schedule: { total_budget: '1h' },
        agent: { command: 'true {prompt_file}' },
    });
}

;// CONCATENATED MODULE: ./build/experiment/init/laboratory.js
/**
 * Where `init` tries commands: a private area of this process, at the strongest isolation of this machine.
 * Invariant: it is gone when the block ends, processes and all; of the user's repository nothing is written.
 */







/** Opens it; throws where this machine has no place for it. */
async function openLaboratory(request, { env }) {
    const { paths, base, signal } = request;
    const level = await (0,sandbox_level/* requireLevel */.q1)({ requested: 'auto', network: 'on' });
    const of = { repository: paths.repository, name: paths.name, environment: usualEnvironment() };
    const temporary = await (0,temporary_area/* openTemporary */.g)({ ...of, parentEnv: env, base, level, purpose: 'init', signal });
    const { privateArea } = temporary;
    const findBelief = async (config, objective) => {
        const [score] = objective?.scores ?? [];
        if (objective === undefined || score === undefined || signal?.aborted === true)
            return undefined;
        const protectedFiles = await (0,opening/* findProtected */.us)(privateArea.store, config);
        const trial = { privateArea, config, protectedFiles, signal };
        const base = { score, output: objective.output, metrics: null };
        const echo = await (0,candidate_trials/* tryEcho */.J$)((0,evaluator_trial/* subjectOf */.et)(trial), () => (0,evaluator_trial/* forge */.c9)(trial, base));
        return echo.kind === 'believed' ? (0,evaluator_trust/* describeBelieved */.sz)(echo) : undefined;
    };
    return {
        level: level.kind,
        tester: openTester({ ...request, privateArea }),
        findBelief,
        [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose](),
    };
}


/***/ }),

/***/ 97682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ protectedGlobs)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14006);
/* harmony import */ var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13310);
/* harmony import */ var _engine_boundaries_deciding_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87129);
/* harmony import */ var _engine_boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66662);
/* harmony import */ var _ecosystems_listing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57463);
/** The evaluator of a repository: what a change must not alter. Pure. */





const FOLDERS = [
    ...['test', 'tests', 'spec', 'specs', '__tests__', '__snapshots__', '__fixtures__', 'testdata', 'fixtures', 'e2e'],
    ...['bench', 'benches', 'benchmark', 'benchmarks', 'jmh'],
];
const TOP_FOLDERS = ['test', 'tests', 'spec', '__tests__', 'bench', 'benches', 'benchmark', 'benchmarks'];
const TOP_MANIFESTS = ['package.json', 'pyproject.toml', 'Makefile'];
const BENCHMARK_FILES = [
    '**/*.bench.{js,mjs,cjs,ts,mts,cts,jsx,tsx}',
    '**/{bench,benchmark,benchmarks}.{js,mjs,cjs,ts,py,sh}',
];
const LEFT_OUT = /(?:^|\/)(?:node_modules|vendor|\.autorize)\//;
// More of one name are named together.
const MAX_OF_NAME = 3;
/** Globs for the evaluator; each matches something, unless a command names it. */
function protectedGlobs({ listing, evaluator, commands }) {
    const paths = listing.paths.filter((path) => !LEFT_OUT.test(path));
    const found = new Globs(paths);
    found.add(...TOP_FOLDERS.map((name) => `${name}/**`), ...TOP_MANIFESTS);
    found.add(...folderGlobs(paths));
    found.add(...(0,_engine_boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_1__/* .findTestGlobs */ .p_)({ paths, makefile: (0,_ecosystems_listing_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(listing, 'Makefile') }, found.globs));
    found.add(...BENCHMARK_FILES, ...evaluator);
    found.add(...asGlobs(decidingFiles(listing, commands)), ...namedFiles(listing, commands).map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .literalGlob */ .I));
    return [...found.globs];
}
/** Globs in the order in which they came, each of which matches a file that none before it does. */
class Globs {
    globs = [];
    #open;
    constructor(paths) {
        this.#open = paths;
    }
    add(...globs) {
        for (const glob of globs) {
            const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_4__(glob, { dot: true });
            const rest = this.#open.filter((path) => !isMatch(path));
            if (rest.length < this.#open.length)
                this.globs.push(glob);
            this.#open = rest;
        }
    }
}
/** The outermost folders with names of tests or benchmarks. */
function folderGlobs(paths) {
    const folders = new Map();
    for (const path of paths) {
        const parts = path.split('/').slice(0, -1);
        const at = parts.findIndex((part) => FOLDERS.includes(part));
        const name = parts[at];
        if (name === undefined)
            continue;
        const known = folders.get(name) ?? new Set();
        folders.set(name, known.add(parts.slice(0, at + 1).join('/')));
    }
    return [...folders].flatMap(([name, own]) => own.size > MAX_OF_NAME ? [`**/${name}/**`] : [...own].map((folder) => `${(0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .literalGlob */ .I)(folder)}/**`));
}
/** What decides what commands run, among all files. */
function decidingFiles({ paths, texts }, commands) {
    const packages = new Map([...texts].filter(([path]) => /(?:^|\/)package\.json$/.test(path)));
    const asked = commands.map((command) => ({ command, kind: 'guard' }));
    return (0,_engine_boundaries_deciding_files_js__WEBPACK_IMPORTED_MODULE_0__/* .findDecidingFiles */ .g)({ paths, packages }, asked);
}
function asGlobs(paths) {
    const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
    const globs = paths.map((path) => {
        const isMany = paths.filter((each) => nameOf(each) === nameOf(path)).length > MAX_OF_NAME;
        return isMany ? `**/${nameOf(path)}` : (0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .literalGlob */ .I)(path);
    });
    return [...new Set(globs)];
}
/** Files of the repository that commands name. */
function namedFiles(listing, commands) {
    const words = commands.flatMap((command) => command.split(/[\s"'`;|&<>()=,]+/));
    const names = words.map((word) => word.replace(/^(\.\/)+/, ''));
    return [...new Set(names)].filter((name) => (0,_ecosystems_listing_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFile */ .jv)(listing, name));
}


/***/ }),

/***/ 53403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ selectCommands)
});

;// CONCATENATED MODULE: ./build/experiment/init/way-selection.js
const MISSING_PROGRAM = /\bexit code 127\b/;
class WaySelector {
    failures = [];
    #tester;
    /** Commands whose program is not there: no build brings it. */
    #hopeless = new Set();
    constructor(tester) {
        this.#tester = tester;
    }
    /** The first way whose tests pass; else the first that can be prepared at all. */
    async selectWay({ ways }) {
        let fallback;
        for (const [index, way] of ways.entries()) {
            const isUseful = way.tests.length + way.benchmarks.length + way.templates.length > 0;
            const ready = isUseful ? await this.#prepare(way) : undefined;
            if (ready === undefined)
                continue;
            const accepted = { ...ready, test: await this.#selectTest(ready) };
            if (accepted.test !== undefined)
                return accepted;
            fallback ??= accepted;
            if (ways.slice(index + 1).every(({ tests }) => tests.length === 0))
                break;
        }
        return fallback;
    }
    async #prepare(way) {
        const nothing = { setup: undefined, inputs: way.inputs, build: undefined, command: 'true' };
        const setup = await this.#firstThatWorks(way.setups, (command) => ({ ...nothing, setup: command, role: 'setup' }));
        if (setup === undefined && way.setups.length > 0)
            return undefined;
        const wanted = way.build?.command === '' ? undefined : way.build;
        if (wanted === undefined)
            return { way, setup, build: undefined };
        const built = await this.#firstThatWorks([wanted], () => ({
            ...nothing,
            setup: setup?.command,
            build: wanted,
            role: 'build',
        }));
        if (built === undefined && way.needsBuild)
            return undefined;
        return { way, setup, build: built === undefined ? undefined : { ...built, cache: wanted.cache } };
    }
    async #selectTest(ready) {
        const { way, setup } = ready;
        for (const build of buildsOf(ready)) {
            const before = { role: 'guard', setup: setup?.command, inputs: way.inputs, build };
            const found = await this.#firstThatWorks(way.tests, (command) => ({ ...before, command }));
            if (found !== undefined)
                return { ...found, isBuilt: build !== undefined };
        }
        return undefined;
    }
    async #firstThatWorks(candidates, attempt) {
        for (const { command } of candidates) {
            if (this.#tester.isCancelled())
                return undefined;
            if (this.#hopeless.has(command))
                continue;
            const asked = attempt(command);
            const outcome = await this.#tester.attempt(asked);
            if (outcome.kind === 'worked')
                return { command, ms: outcome.ms };
            this.#note({ role: asked.role, command, reason: outcome.reason });
            const reduced = await this.#attemptReduced(outcome, attempt);
            if (reduced !== undefined)
                return reduced;
        }
        return undefined;
    }
    /** Tests that cannot pass in the sandbox, such as those that need the network, must not cost the others. */
    async #attemptReduced({ reduced }, attempt) {
        if (reduced === undefined || this.#tester.isCancelled())
            return undefined;
        const { command, without } = reduced;
        const outcome = await this.#tester.attempt(attempt(command));
        if (outcome.kind === 'worked')
            return { command, ms: outcome.ms, without };
        this.#note({ role: 'guard', command, reason: outcome.reason });
        return undefined;
    }
    /** The first that prints a score: benchmarks of any project before templates. */
    async selectObjective(accepted) {
        for (const kind of ['benchmarks', 'templates']) {
            for (const of of accepted) {
                for (const measure of of.way[kind]) {
                    const found = await this.scoreMeasure(of, measure);
                    if (found === undefined)
                        continue;
                    const { isBuilt, ...rest } = found;
                    return { of, isBuilt, objective: { ...rest, measure, isTemplate: kind === 'templates' } };
                }
            }
        }
        return undefined;
    }
    /** Scores one measure, without the optional build first. */
    async scoreMeasure(ready, measure) {
        const { way, setup } = ready;
        const { command } = measure;
        for (const build of buildsOf(ready, measure.needsBuild)) {
            if (this.#tester.isCancelled() || this.#hopeless.has(command))
                return undefined;
            const attempt = { role: 'objective', setup: setup?.command, inputs: way.inputs, build, command };
            const title = measure.fill === undefined ? undefined : `template, ${measure.what}`;
            const outcome = await this.#tester.score({ ...attempt, title });
            if (outcome.kind === 'scored') {
                const { parse, scores, output, ms } = outcome;
                return { parse, scores, output, ms, isBuilt: build !== undefined };
            }
            this.#note({ role: 'objective', command, reason: outcome.reason });
        }
        return undefined;
    }
    #note(failure) {
        if (MISSING_PROGRAM.test(failure.reason))
            this.#hopeless.add(failure.command);
        // What fails without the build and with it is one failure; the last one says more.
        const same = this.failures.findIndex(({ role, command }) => role === failure.role && command === failure.command);
        if (same === -1)
            this.failures.push(failure);
        else
            this.failures[same] = failure;
    }
}
/** Which builds come into question: where one is optional, what works without it is not built each time. */
function buildsOf({ way, build }, isNeeded = way.needsBuild) {
    if (isNeeded)
        return build === undefined && way.build !== undefined && way.build.command !== '' ? [] : [build];
    return build === undefined ? [undefined] : [undefined, build];
}

;// CONCATENATED MODULE: ./build/experiment/init/selection.js

/** Tries what the projects propose; `command`: what a person gave as the objective. */
async function selectCommands(projects, tester, command) {
    const selector = new WaySelector(tester);
    const accepted = [];
    const unprepared = [];
    const doubtful = [];
    for (const project of projects) {
        const before = selector.failures.length;
        const found = await selector.selectWay(project);
        if (found !== undefined)
            accepted.push(found);
        const role = selector.failures.slice(before).find((failure) => failure.role !== 'guard')?.role;
        if (role !== 'setup' && role !== 'build')
            continue;
        if (found === undefined)
            unprepared.push({ language: project.language, role });
        // It may be of use without what was to prepare it.
        else if (found.test === undefined && found[role] === undefined)
            doubtful.push({ language: project.language, role });
    }
    const scored = command === undefined ? await selector.selectObjective(accepted) : await scoreGiven(selector, accepted, command);
    const used = accepted.filter((each) => each.test !== undefined || scored === undefined || each === scored.of);
    const built = used.filter(({ way, test }) => way.needsBuild || test?.isBuilt === true || (scored?.isBuilt === true && way === scored.of?.way));
    return {
        setup: joined(used.flatMap(({ setup }) => setup ?? [])),
        inputs: [...new Set(used.flatMap(({ way, setup }) => (setup === undefined ? [] : way.inputs)))],
        build: joinedBuild(built.flatMap(({ build }) => build ?? [])),
        guards: used
            .flatMap(({ test }) => test ?? [])
            .map((test, index) => ({ ...test, name: index === 0 ? 'tests' : `tests-${index + 1}` })),
        objective: scored?.objective,
        failures: selector.failures,
        unprepared: scored === undefined ? [...unprepared, ...doubtful] : unprepared,
    };
}
/** A command that a person gave is taken whether it works or not. */
async function scoreGiven(selector, accepted, command) {
    const [of] = accepted;
    const measure = { command, what: 'what your command prints', direction: 'min' };
    const found = await selector.scoreMeasure(of ?? WITHOUT_PROJECT, measure);
    const { isBuilt, ...rest } = found ?? {
        parse: { kind: 'float' },
        scores: [],
        output: '',
        ms: undefined,
        isBuilt: false,
    };
    return { of, isBuilt, objective: { ...rest, measure, isTemplate: false } };
}
const WITHOUT_PROJECT = {
    way: { name: '', setups: [], inputs: [], needsBuild: false, tests: [], benchmarks: [], templates: [] },
    setup: undefined,
    build: undefined,
    test: undefined,
};
function joined(steps) {
    if (steps.length === 0)
        return undefined;
    const isTimed = steps.every(({ ms }) => ms !== undefined);
    const commands = [...new Set(steps.map(({ command }) => command))];
    // A command that changes the folder must not change it for the next one.
    const texts = commands.length === 1
        ? commands
        : commands.map((command) => (command.startsWith('cd ') ? `(${command})` : command));
    return { command: texts.join(' && '), ms: isTimed ? steps.reduce((sum, { ms = 0 }) => sum + ms, 0) : undefined };
}
function joinedBuild(builds) {
    const step = joined(builds);
    return step === undefined ? undefined : { ...step, cache: [...new Set(builds.flatMap(({ cache }) => cache))] };
}


/***/ }),

/***/ 11369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ BestSoFar),
/* harmony export */   LK: () => (/* binding */ isBetter),
/* harmony export */   zI: () => (/* binding */ isBest)
/* harmony export */ });
/* harmony import */ var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65991);
/**
 * The best score after each record, where people reject iterations in between: each rejection takes the best back to what
 * it was before. Pure. A record costs a logarithm of how many there are, whatever the records say.
 */

const NONE = { isReset: false, best: undefined };
/** Follows the best score through records, which are given to `next` one by one, in their order. */
class BestSoFar {
    #records;
    #direction;
    #best;
    #index = -1;
    #rejections;
    constructor(records, direction) {
        this.#records = records;
        this.#direction = direction;
    }
    /** Takes the next record; the best score after it. */
    next() {
        this.#index += 1;
        const record = this.#records[this.#index];
        if (record === undefined)
            return this.#best;
        if (record.rejection) {
            this.#rejections ??= new Rejections(this.#records, this.#direction);
            this.#best = this.#rejections.bestWithout(record.rejection.iter, this.#index);
        }
        else {
            this.#best = combine({ isReset: false, best: this.#best }, effectOf(record), this.#direction).best;
        }
        return this.#best;
    }
}
/** A tree over the records: a leaf each, and above two of them what both do together. */
class Rejections {
    #effects;
    #leaves;
    #places = new Map();
    #direction;
    constructor(records, direction) {
        this.#direction = direction;
        this.#leaves = 2 ** Math.ceil(Math.log2(records.length));
        this.#effects = new Array(2 * this.#leaves).fill(NONE);
        for (const [index, record] of records.entries()) {
            const places = this.#places.get(record.iter);
            if (places === undefined)
                this.#places.set(record.iter, [index]);
            else
                places.push(index);
            this.#effects[this.#leaves + index] = record.rejection ? NONE : effectOf(record);
        }
        for (let node = this.#leaves - 1; node > 0; node -= 1)
            this.#join(node);
    }
    /**
     * The best before a rejected iteration, of what nobody rejected until now. Scores after it are of trees that held its
     * change, so they are not compared with.
     */
    bestWithout(iter, now) {
        const places = this.#places.get(iter) ?? [];
        for (const place of places)
            this.#drop(this.#leaves + place);
        this.#places.set(iter, places.slice(0, 1));
        const first = places[0];
        return first === undefined || first > now ? undefined : this.#before(first);
    }
    #drop(leaf) {
        if (this.#effects[leaf] === NONE)
            return;
        this.#effects[leaf] = NONE;
        for (let node = leaf >> 1; node > 0; node >>= 1)
            this.#join(node);
    }
    #join(node) {
        this.#effects[node] = combine(this.#at(2 * node), this.#at(2 * node + 1), this.#direction);
    }
    /** What all records before a place do together. */
    #before(place) {
        let [node, after] = [this.#leaves + place, NONE];
        for (; node > 1; node >>= 1)
            if (node % 2 === 1)
                after = combine(this.#at(node - 1), after, this.#direction);
        return after.best;
    }
    #at(node) {
        return this.#effects[node] ?? NONE;
    }
}
// What these keep is better by pairs, whatever its single scores say.
const BY_PAIRS = _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_NAMES */ .So.filter((name) => _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICIES */ .PQ[name].boundsErrors);
/**
 * What a record does to the best so far. Under noise a change that was kept by pairs may show a lower score than the
 * lucky one that it replaces, and a simplification may lose what is tolerated; it is the best all the same.
 */
function effectOf({ iter, outcome, score, decision }) {
    if (typeof score !== 'number' || (outcome !== 'merged' && outcome !== 'baseline'))
        return NONE;
    const isNoFigure = BY_PAIRS.includes(decision?.policy ?? '') || decision?.purpose === 'simplify';
    return { isReset: outcome === 'merged' && isNoFigure, best: { score, iter } };
}
function combine(before, after, direction) {
    if (after.isReset || before.best === undefined) {
        return { isReset: before.isReset || after.isReset, best: after.best };
    }
    const isTaken = after.best !== undefined && isBetter(after.best.score, before.best.score, direction);
    return { isReset: before.isReset, best: isTaken ? after.best : before.best };
}
/** Whether a record is of the best so far. */
function isBest(record, best, direction) {
    const { isReset, best: own } = effectOf(record);
    return own !== undefined && (isReset || best === undefined || isBetter(own.score, best, direction));
}
/** Strictly better: a tie is no improvement. */
function isBetter(score, best, direction) {
    return direction === 'min' ? score < best : score > best;
}


/***/ }),

/***/ 85360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ checkBranch),
/* harmony export */   E0: () => (/* binding */ findBranch),
/* harmony export */   H8: () => (/* binding */ refOf),
/* harmony export */   MT: () => (/* binding */ branchProblem),
/* harmony export */   Sp: () => (/* binding */ requireFreeBranch),
/* harmony export */   ie: () => (/* binding */ isForeignAcceptance),
/* harmony export */   iu: () => (/* binding */ branchMoved),
/* harmony export */   un: () => (/* binding */ mayMerge)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72527);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23727);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83144);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63342);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61319);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26099);
/**
 * The branch that an experiment keeps its commits on.
 * Invariant: it is moved only while no work tree has it checked out, and only from where the records say that it is; a
 * branch that somebody else made is never moved away from commits of its own.
 */







/** Brings the branch to where it has to be by the records, and gives the commit that it is at. */
async function checkBranch(request) {
    const { paths, refs, base } = request;
    const { commit, from } = await findBranch(request);
    if (commit !== undefined)
        return commit;
    const moved = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .moveRef */ .LH)(refs, { ref: refOf(paths), from, to: base });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('branch:after-move');
    if (moved.kind === 'done')
        return base;
    throw branchMoved(paths.name, { expected: base, actual: moved.actual });
}
/** Looks where the branch is; throws where it is not where it has to be by the records, or cannot be moved. */
async function findBranch({ paths, refs, base, records }) {
    requireFreeBranch(paths);
    requireRoom(paths);
    const actual = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .readRef */ .sg)(refs, refOf(paths));
    const { last_kept_commit: accepted } = (0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .foldRecords */ .I)(records, 'max');
    // The original tool's records do not name commits: the branch itself is what there is.
    if (accepted === null && actual !== undefined && records.some(isForeignAcceptance))
        return { commit: actual, from: actual };
    const expected = accepted ?? base;
    if (actual === expected)
        return { commit: expected, from: actual };
    if (records.length === 0) {
        if (actual === undefined || (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_6__/* .isAncestor */ .Q)(refs, { base: actual, branchHead: base })))
            return { commit: undefined, from: actual };
        if (await isAcceptedCommitOf(refs, paths.name, actual))
            throw unrecordedBranch(paths);
        // A run that was killed before its first record made it where HEAD was then.
        if (await isLockedElsewhere(refs, { ref: refOf(paths), commit: actual }))
            return { commit: undefined, from: actual };
        throw foreignBranch(paths, actual);
    }
    if (actual !== undefined &&
        (await isAcceptedCommitOf(refs, paths.name, actual)) &&
        !(await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_6__/* .isAncestor */ .Q)(refs, { base: actual, branchHead: expected }))) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
            message: `the branch ${(0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(paths.name)} holds accepted changes that the ledger does not: it is at ${actual}`,
            remedy: `Rebuild their records from git: autorize repair ${paths.name}. If another machine accepted them, fetch them: autorize pull ${paths.name}`,
        });
    }
    throw branchMoved(paths.name, { expected, actual });
}
/** Whether a run by this config may merge changes, which takes a newer git. */
function mayMerge({ iteration, objective }) {
    return iteration.parallel > 1 || objective.certify.revert;
}
/** Full name of the branch. */
function refOf({ name }) {
    return `refs/heads/${(0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name)}`;
}
/** Throws where a work tree is on the branch. */
function requireFreeBranch(paths) {
    (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .requireNotCheckedOut */ .Wf)(paths.repository, refOf(paths));
}
/** Git keeps branches as files: beside one named `autorize` there can be none named `autorize/NAME`. */
function requireRoom({ name, repository }) {
    const [folder = ''] = (0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name).split('/');
    if ((0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .readBranchFile */ .TQ)(repository, folder) === undefined)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `there is a branch "${folder}", so git cannot create "${(0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name)}"`,
        remedy: `Rename it: git branch -m ${folder} another-name`,
    });
}
/** Whether a commit would not be lost with a branch: another ref leads to it. */
async function isLockedElsewhere(refs, { ref, commit }) {
    const { stdout } = await refs(['for-each-ref', '--count=2', '--format=%(refname)', '--contains', commit]);
    return stdout
        .toString()
        .split('\n')
        .some((line) => line !== '' && line !== ref);
}
function unrecordedBranch({ name }) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `the branch ${(0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name)} holds accepted changes of "${name}" that have no record here`,
        remedy: `Rebuild the records from git: autorize repair ${name}. If another machine made the branch, fetch them: autorize pull ${name}. Or start again: autorize archive ${name}`,
    });
}
function foreignBranch({ name }, actual) {
    const branch = (0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name);
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `there is a branch ${branch} already, at ${actual}, and no record of this experiment names it`,
        remedy: `Rename it (git branch -m ${branch} another-name), or give the experiment another name.`,
    });
}
async function isAcceptedCommitOf(refs, name, commit) {
    const { stdout } = await refs(['cat-file', 'commit', '--end-of-options', commit]);
    return stdout.toString().split('\n').includes(`${_state_js__WEBPACK_IMPORTED_MODULE_5__/* .TRAILERS */ .jl.experiment}: ${name}`);
}
/** A keep that the original tool recorded, which names no commit. */
function isForeignAcceptance({ outcome, commit }) {
    return outcome === 'merged' && typeof commit !== 'string';
}
/** What is wrong where a branch is not at what the records kept last; of the original tool's none is known. */
function branchProblem(name, { records, base, actual, }) {
    if (records.length === 0 || records.some(isForeignAcceptance))
        return undefined;
    const expected = (0,_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .foldRecords */ .I)(records, 'max').last_kept_commit ?? base;
    if (expected === undefined || expected === actual)
        return undefined;
    return branchMoved(name, { expected, actual });
}
/** The branch is not where the records say. */
function branchMoved(name, { expected, actual }) {
    const branch = (0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name);
    const found = actual === undefined ? `the branch ${branch} is missing` : `the branch ${branch} is at ${actual}`;
    const command = actual === undefined ? `git branch ${branch} ${expected}` : `git branch -f ${branch} ${expected}`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `${found}; the records say that it is at ${expected}`,
        remedy: `Restore it: ${command}. Or close the experiment: autorize archive ${name}`,
    });
}


/***/ }),

/***/ 61319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ foldRecords)
/* harmony export */ });
/* harmony import */ var _best_so_far_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11369);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74773);


/** Rebuilds the state from the records alone, in their order. The records are the truth; the state is a cache of this. */
function foldRecords(records, direction) {
    const scores = new _best_so_far_js__WEBPACK_IMPORTED_MODULE_0__/* .BestSoFar */ .IM(records, direction);
    let best;
    let completed = 0;
    let noops = 0;
    let lastIter = 0;
    let lastAccepted = null;
    for (const { outcome, iter, commit } of records) {
        const { counts, streak } = _record_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOME_RULES */ .fA[outcome];
        if (counts)
            completed += 1;
        if (streak === 'grows')
            noops += 1;
        if (streak === 'ends')
            noops = 0;
        lastIter = Math.max(lastIter, iter);
        if (outcome === 'merged' && typeof commit === 'string')
            lastAccepted = commit;
        best = scores.next();
    }
    return {
        best_score: best?.score ?? null,
        best_iter: best?.iter ?? null,
        iterations_completed: completed,
        consecutive_noops: noops,
        next_iter: lastIter + 1,
        last_kept_commit: lastAccepted,
    };
}


/***/ }),

/***/ 14714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ decodeIntent),
/* harmony export */   y: () => (/* binding */ missingDecisions)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73305);
/* harmony import */ var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48557);


const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
// To git a name that begins with a dash is an option.
const gitName = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^(?!-)/));
const keepIntentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .iterNumber */ .Ew,
    ref: text,
    old: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(gitName),
    parent: gitName,
    tree: gitName,
    message: text,
    date: text,
    draft: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
    decided: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ after: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), records: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())) })),
});
/** Types a line of `intents.jsonl`; undefined for one of another shape. */
function decodeIntent(record) {
    const result = keepIntentSchema.safeParse(record);
    if (!result.success || typeof record.hash !== 'string')
        return undefined;
    return { ...result.data, hash: record.hash };
}
/** What the decision log still lacks of an intent: decisions come before the record of an iteration, each of them once. */
function missingDecisions(log, { decided }) {
    if (decided === undefined)
        return [];
    const later = log.slice(decided.after);
    return decided.records.filter((record) => !later.some(({ kind, task, by }) => kind === record.kind && task === record.task && by === record.by));
}


/***/ }),

/***/ 67018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ requireClean),
/* harmony export */   CC: () => (/* binding */ listUncommitted),
/* harmony export */   DR: () => (/* binding */ lockExperiment),
/* harmony export */   F0: () => (/* binding */ decidedCommands),
/* harmony export */   Fo: () => (/* binding */ requireCommit),
/* harmony export */   H5: () => (/* binding */ requireHoldoutHere),
/* harmony export */   Jh: () => (/* binding */ resolveAgentEnv),
/* harmony export */   MA: () => (/* binding */ chooseLevel),
/* harmony export */   Oq: () => (/* binding */ requireHidden),
/* harmony export */   T6: () => (/* binding */ findInFlight),
/* harmony export */   Z4: () => (/* binding */ isOwnFile),
/* harmony export */   ZB: () => (/* binding */ lockToArchive),
/* harmony export */   dI: () => (/* binding */ finishAcceptance),
/* harmony export */   lN: () => (/* binding */ findBase),
/* harmony export */   us: () => (/* binding */ findProtected),
/* harmony export */   vo: () => (/* binding */ dropBaseline),
/* harmony export */   w_: () => (/* binding */ requireWholeLedger)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(7953);
/* harmony import */ var _decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64802);
/* harmony import */ var _engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37008);
/* harmony import */ var _engine_acceptance_accepted_here_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90165);
/* harmony import */ var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15310);
/* harmony import */ var _engine_evaluation_default_protection_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99539);
/* harmony import */ var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76952);
/* harmony import */ var _engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(26765);
/* harmony import */ var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22219);
/* harmony import */ var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22989);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(35222);
/* harmony import */ var _kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(55523);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(42205);
/* harmony import */ var _kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(72416);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(63342);
/* harmony import */ var _kernel_user_work_tree_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(13584);
/* harmony import */ var _config_secret_commands_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(14836);
/* harmony import */ var _branch_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(85360);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(61319);
/* harmony import */ var _intent_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(14714);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(26099);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(54347);
/**
 * What has to be true before a run begins, and what an earlier one left to be finished.
 * Invariant: nothing is changed before the lock is held; everything that is wrong with the user's files is reported at
 * once; an iteration that was in flight gets its record before a new one begins, and a keep that was begun is ended
 * exactly once.
 */


























/** Takes the lock of an experiment, or says who holds it; throws where it is half archived. */
async function lockExperiment(paths, host) {
    const lock = await lockToArchive(paths, host);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.archiving))
        return lock;
    await lock[Symbol.asyncDispose]();
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `"${paths.name}" was being archived when a command was killed`,
        remedy: `Complete it: autorize archive ${paths.name}`,
    });
}
/** Takes the lock, for those who end an archive that was broken off. */
async function lockToArchive(paths, { now }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(paths.folder, { recursive: true });
    const own = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_14__/* .takeRunLock */ .Cc)({ path: paths.lock, now });
    if (own.kind === 'held')
        throw heldError(paths, own);
    const { commonDir } = paths.repository;
    // Other work trees of the repository have files of their own, and the same branch.
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees')))
        return own;
    const shared = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_14__/* .takeRunLock */ .Cc)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, `autorize-${paths.name}.lock`), now });
    if (shared.kind === 'locked')
        return joinLocks(own, shared);
    await own[Symbol.asyncDispose]();
    throw heldError(paths, shared);
}
function joinLocks(own, shared) {
    return {
        kind: 'locked',
        lost: AbortSignal.any([own.lost, shared.lost]),
        isHeld: () => own.isHeld() && shared.isHeld(),
        [Symbol.asyncDispose]: async () => {
            await shared[Symbol.asyncDispose]();
            await own[Symbol.asyncDispose]();
        },
    };
}
function heldError({ name }, held) {
    return (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_14__/* .lockedError */ .hp)(held, { what: `the experiment "${name}" is`, look: `autorize status ${name}` });
}
/** What an agent gets of the environment by the config; every reference that leads nowhere is reported. */
function resolveAgentEnv(paths, config, { env }) {
    const { agent } = config;
    const file = (0,_store_js__WEBPACK_IMPORTED_MODULE_23__/* .shownPath */ .pS)(paths, paths.config);
    const values = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_11__/* .requireTable */ .ms)(agent.env, { parentEnv: env, path: '$.agent.env', file });
    const secret = {
        secrets: (0,_config_secret_commands_js__WEBPACK_IMPORTED_MODULE_18__/* .secretCommands */ .JJ)(config, env),
        ...{ file, found: 'the command of holdout or confirmation' },
        expected: 'no variable that would disclose it to agents',
    };
    (0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_9__/* .requireAbsent */ .B)(values, secret);
    // Code of a candidate reads the variables of the commands that judge it.
    const table = 'environment.env';
    (0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_9__/* .requireAbsent */ .B)((0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_11__/* .requireTable */ .ms)(config.environment.env, { parentEnv: env, path: `$.${table}`, file }), {
        ...secret,
        table,
    });
    return values;
}
/** The level of isolation that the config asks for and this machine has. */
function chooseLevel({ agent }) {
    return (0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_15__/* .requireLevel */ .q1)({ requested: agent.sandbox, network: agent.network });
}
/** Changes of the work tree that the experiment would not see. */
async function listUncommitted({ repository }, { gitDir, home, head, parentEnv }) {
    const all = await (0,_kernel_user_work_tree_js__WEBPACK_IMPORTED_MODULE_17__/* .listChanges */ .W)({ repository, gitDir, home, head, parentEnv });
    return all.filter((path) => !isOwnFile(path));
}
/** Whether a path of the work tree is an experiment's own, and no part of what it works on. */
function isOwnFile(path) {
    return path === '.autorize' || path.startsWith('.autorize/');
}
/** Throws where the work tree holds changes that the experiment would not see. */
async function requireClean(paths, now) {
    const changes = await listUncommitted(paths, now);
    if (changes.length === 0)
        return;
    const shown = changes.slice(0, 5).map((path) => JSON.stringify(path));
    const rest = changes.length > shown.length ? ` and ${changes.length - shown.length} more` : '';
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the work tree has changes that are not committed (${shown.join(', ')}${rest}); an experiment works on commits`,
        remedy: 'Commit or stash them, or run with --allow-dirty: then the experiment does not see them.',
    });
}
/** What only the engine may read; throws where agents could. */
function requireHidden({ name, repository }, { level, config, host }) {
    const { env } = host;
    // The repository of the run is hidden anyway; in its other work trees a config of the name may lie, too.
    const others = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_16__/* .listHeads */ .Y3)(repository).map(({ folder }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize'));
    if (level.kind === 'bubblewrap' || !(0,_config_secret_commands_js__WEBPACK_IMPORTED_MODULE_18__/* .hasSecrets */ .kH)(config, env))
        return [...(0,_config_secret_commands_js__WEBPACK_IMPORTED_MODULE_18__/* .hiddenPaths */ .v_)(config, env), ...others];
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the holdout or hidden test set of "${name}" cannot be hidden from agents without bubblewrap`,
        remedy: 'Install bubblewrap and leave agent.sandbox at "auto", or take out objective.holdout and objective.confirm.command.',
    });
}
/** Throws where what a run asks between its changes is not on this machine: none could be kept, whatever agents do. */
function requireHoldoutHere({ name }, { objective: { holdout, confirm } }, { env }) {
    const asked = [
        ...(holdout === undefined ? [] : [{ what: 'holdout', key: 'holdout', set: holdout }]),
        ...(confirm.every_keeps === 0 ? [] : [{ what: 'hidden test set', key: 'confirm', set: confirm }]),
    ];
    for (const { what, key, set } of asked) {
        const missing = (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_8__/* .countMissing */ .Gc)(set, env);
        if (missing === 0)
            continue;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `the ${what} of "${name}" cannot be asked here: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_24__/* .plural */ .LS)(missing, 'path')} that its command or objective.${key}.files names ${missing === 1 ? 'is' : 'are'} not there`,
            remedy: `Copy all of them here, or correct objective.${key}; then run "${name}" again.`,
        });
    }
}
/** The commands whose inputs are protected. */
function decidedCommands({ objective, guards, }) {
    return [
        { command: objective.command, kind: 'evaluator' },
        ...guards.map(({ command }) => ({ command, kind: 'guard' })),
        ...(0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .guardCommands */ .S4)(objective).map((command) => ({ command, kind: 'guard', readsFiles: true })),
    ];
}
/** The files that judge, as the base has them. */
async function findProtected(store, { objective, guards, boundaries }) {
    const commit = store.base;
    const commands = [objective.command, ...guards.map((guard) => guard.command)];
    const globs = objective.protect ?? [
        ...(await (0,_engine_evaluation_default_protection_js__WEBPACK_IMPORTED_MODULE_7__/* .findDefaultGlobs */ .C)(store, { commit, commands: decidedCommands({ objective, guards }) })).keys(),
    ];
    const { writable = [] } = objective;
    const openings = { writable, writableKey: 'objective.writable', permit: boundaries.permit };
    return (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readProtectedFiles */ .sz)(store, { commit, globs, openings, commands });
}
/** The commit that an experiment started from, by its records; else by its state. */
function findBase(records, state) {
    const named = records.find(({ run }) => typeof run?.base === 'string')?.run?.base;
    if (named)
        return named;
    const known = state?.base_commit === '' ? undefined : state?.base_commit;
    // Records of the original tool come first: what ours started from is what that tool had kept by then.
    const isForeign = records[0] !== undefined && typeof records[0].base_commit !== 'string';
    if (isForeign && known !== undefined)
        return known;
    return records.find(({ base_commit: base }) => typeof base === 'string')?.base_commit ?? known;
}
/**
 * Throws where something knows of more iterations than the ledger holds: it was cut or lost, and git may have the rest.
 */
function requireWholeLedger({ name }, { records, state }) {
    const held = (0,_fold_js__WEBPACK_IMPORTED_MODULE_20__/* .foldRecords */ .I)(records, 'max').iterations_completed;
    // Ours alone: the original tool counts otherwise.
    if (state?.run_id === undefined || state.iterations_completed <= held)
        return;
    throw lostRecords(name, `state.json knows of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_24__/* .plural */ .LS)(state.iterations_completed, 'iteration')}, the ledger of ${held}`);
}
function lostRecords(name, found) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `records of "${name}" are missing: ${found}`,
        remedy: `Rebuild them from git: autorize repair ${name}`,
    });
}
/** Throws where a commit that the records name is not in the repository any more. */
async function requireCommit(refs, { commit, name }) {
    if (await (0,_kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_25__/* .hasCommit */ .Q)(refs, commit))
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the base commit ${commit} of the experiment "${name}" is not in this repository`,
        remedy: `Fetch it (git fetch --unshallow, or from the repository that has it), or start again: autorize run ${name} --fresh`,
    });
}
/** Ends what a killed run had begun to keep, so that it counts once or not at all. */
async function finishAcceptance({ paths, ledger, intents, decisions, refs, base, parentEnv, }) {
    const last = intents.records.at(-1);
    if (last === undefined)
        return;
    const { hash, ...fields } = last;
    const intent = fields;
    const { records } = (0,_store_js__WEBPACK_IMPORTED_MODULE_23__/* .decodeRecords */ .bs)(paths, ledger.records);
    if (records.some(({ iter }) => iter === intent.iter))
        return;
    const expected = (0,_fold_js__WEBPACK_IMPORTED_MODULE_20__/* .foldRecords */ .I)(records, 'max').last_kept_commit ?? base;
    if ((0,_intent_js__WEBPACK_IMPORTED_MODULE_21__/* .decodeIntent */ .H)(last) === undefined || intent.ref !== (0,_branch_js__WEBPACK_IMPORTED_MODULE_19__/* .refOf */ .H8)(paths)) {
        throw lostRecords(paths.name, `the acceptance of iteration ${intent.iter} that was begun is not one of this run`);
    }
    if (intent.parent !== expected && !records.some(_branch_js__WEBPACK_IMPORTED_MODULE_19__/* .isForeignAcceptance */ .ie)) {
        throw lostRecords(paths.name, `iteration ${intent.iter} was kept on ${intent.parent}, which the ledger does not hold`);
    }
    const folder = (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_10__/* .privateAreaFolder */ .PH)({ repository: paths.repository, name: paths.name, parentEnv });
    await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_10__/* .endSession */ .ky)(folder);
    const store = (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_13__/* .findStore */ .h$)({ folder: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_10__/* .storeFolder */ .IS)(folder), base });
    if (store !== undefined)
        (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_12__/* .removeStaleLocks */ .sW)(store.gitDir);
    const recovery = await (0,_engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_4__/* .recoverAcceptance */ ._M)({
        ...{ store, repository: paths.repository, trailer: _state_js__WEBPACK_IMPORTED_MODULE_22__/* .TRAILERS */ .jl.record },
        beforeSwap: (commit) => (0,_engine_acceptance_accepted_here_js__WEBPACK_IMPORTED_MODULE_5__/* .markAcceptedHere */ .bA)(folder, commit),
    }, { intent, hash: String(hash), refs });
    if (recovery.kind === 'kept') {
        for (const record of (0,_intent_js__WEBPACK_IMPORTED_MODULE_21__/* .missingDecisions */ .y)(decisions.records, intent))
            decisions.append(record);
        ledger.append({ ...intent.draft, commit: recovery.commit });
    }
    if (recovery.kind === 'moved') {
        throw (0,_branch_js__WEBPACK_IMPORTED_MODULE_19__/* .branchMoved */ .iu)(paths.name, { expected: intent.old ?? base, actual: recovery.actual });
    }
}
const STEPS_OF_NONE = ['Idle', 'Done'];
/**
 * The iterations that have a folder, or that the state is at a step of, and no record: they were in flight when a run
 * ended. The original tool makes no folder first.
 */
function findInFlight(paths, records) {
    const recorded = new Set(records.map(({ iter }) => iter));
    const state = (0,_store_js__WEBPACK_IMPORTED_MODULE_23__/* .readState */ .un)(paths);
    const secrets = state === undefined || STEPS_OF_NONE.includes(state.current_step) ? null : state.iter_in_progress;
    const begun = new Set([...(0,_store_js__WEBPACK_IMPORTED_MODULE_23__/* .listIterationFolders */ .tU)(paths), ...(secrets === null ? [] : [secrets])]);
    return [...begun].filter((iter) => !recorded.has(iter)).sort((one, other) => one - other);
}
/** Removes what is left of a baseline that was never recorded: it is scored again. */
function dropBaseline(paths) {
    const folder = (0,_store_js__WEBPACK_IMPORTED_MODULE_23__/* .iterationFolder */ .OO)(paths, 0);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
}


/***/ }),

/***/ 74773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ rejectionFileSchema),
/* harmony export */   Is: () => (/* binding */ iterationRecordSchema),
/* harmony export */   bT: () => (/* binding */ killedRecord),
/* harmony export */   fA: () => (/* binding */ OUTCOME_RULES),
/* harmony export */   im: () => (/* binding */ OUTCOMES)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73305);
/* harmony import */ var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48557);
/* harmony import */ var _engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54463);
/* harmony import */ var _run_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56068);




/** How an iteration ended. Source: experiments, "Steps and outcomes". */
const OUTCOMES = [
    'baseline',
    'merged',
    'discarded',
    'inconclusive',
    'noop',
    'denied',
    'invalid',
    'aborted',
    'killed',
    'infra_error',
];
/** What each outcome counts toward; an attempt that the harness or the user broke off uses nothing up. */
const OUTCOME_RULES = {
    baseline: { counts: false, streak: 'stays' },
    merged: { counts: true, streak: 'ends' },
    discarded: { counts: true, streak: 'ends' },
    inconclusive: { counts: true, streak: 'ends' },
    noop: { counts: true, streak: 'grows' },
    denied: { counts: true, streak: 'ends' },
    invalid: { counts: true, streak: 'ends' },
    aborted: { counts: false, streak: 'stays' },
    killed: { counts: false, streak: 'stays' },
    infra_error: { counts: false, streak: 'stays' },
};
const text = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP();
// To git a name that begins with a dash is an option.
const gitName = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/^(?!-)/, 'the id of a commit or a tree'));
const maybe = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(schema));
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0));
const decision = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    policy: text,
    n: maybe(whole),
    effect: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    interval: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .tuple */ .PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()])),
    p_or_e: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    threshold: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
});
const objectId = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'the full id of a commit'));
/** A person's word that an accepted change is rejected: which iteration, and what is judged again for it, in this order. */
const rejectionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .iterNumber */ .Ew,
    by: text,
    at: text,
    reason: text,
    again: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .iterNumber */ .Ew, commit: objectId })),
});
/** `rejected.json`, exactly as on disk: with the commit that the experiment starts from. */
const rejectionFileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...rejectionSchema.shape, base: objectId });
/**
 * A line of `iterations.jsonl`, exactly as on disk. The first eleven members are those of the tool that this format
 * grew from, whose files load unchanged; the rest are ours, and unknown ones are kept as they are.
 */
const iterationRecordSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .iterNumber */ .Ew,
    started_at: text,
    ended_at: text,
    outcome: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(OUTCOMES),
    score: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    best_so_far: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    agent_exit: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()),
    agent_killed_by_budget: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), false),
    diff_lines: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(whole, 0),
    notes: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(text, ''),
    summary: maybe(text),
    v: maybe(whole),
    seq: maybe(whole),
    prev: maybe(text),
    hash: maybe(text),
    base_commit: maybe(gitName),
    commit: maybe(gitName),
    tree: maybe(gitName),
    changed_paths: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text)),
    /** How many there are besides those that are listed; only of what was not accepted. */
    more_paths: maybe(whole),
    protected_digest: maybe(text),
    sandbox: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([text, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J())])),
    decision: maybe(decision),
    usage: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        /** As the agent's own program names it. */
        model: maybe(text),
        input_tokens: maybe(whole),
        output_tokens: maybe(whole),
        usd: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
        /** Of the input. */
        cached_input_tokens: maybe(whole),
        cache_write_tokens: maybe(whole),
        /** Where the gateway counted them. */
        by_model: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ model: text }))),
        estimated: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
        at_least: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
    })),
    agent_failure: maybe(_engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .agentFailureSchema */ .FX),
    durations: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig())),
    worktree: maybe(text),
    /** Of a quarantined change: the commit that it is saved as. */
    held_commit: maybe(gitName),
    /** Of a change that was taken in place of an agent's turn: the commit that it came as. */
    proposed_commit: maybe(gitName),
    /** Digest of the list of its files. */
    files_digest: maybe(text),
    /** The test that held it back, where a person has let it through. */
    released: maybe(text),
    /** Of what was kept: the tests of what this takes out, and of what does not come out. */
    reverts: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ taken: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text), stays: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text) })),
    /** Of the commit that takes a rejected change back on a branch that others have. */
    rejection: maybe(rejectionSchema),
    run: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        id: text,
        started_at: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR,
        deadline: maybe(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR),
        /** The commit that the experiment starts from. */
        base: maybe(text),
        direction: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['min', 'max'])),
        /** Digest of what makes scores comparable. */
        objective: maybe(text),
        limits: maybe(_run_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsSchema */ .Y),
    })),
});
/** The record of an iteration that a run left behind when it was killed. */
function killedRecord({ iter, now, best, notes, }) {
    return {
        ...{ v: 1, iter, started_at: now, ended_at: now, outcome: 'killed', score: null, best_so_far: best },
        ...{ agent_exit: null, agent_killed_by_budget: false, diff_lines: 0, notes, summary: null },
    };
}


/***/ }),

/***/ 56068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ limitsSchema),
/* harmony export */   n: () => (/* binding */ mergeLimits)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);

/** The limits that a run was started with, in place of the config's; a limit that is absent is the config's. */
const limitsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** 0: no limit. */
    max_iterations: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0))),
    usd: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0))),
});
/** The limits of a run with what a request says in their place; undefined: the config's alone. */
function mergeLimits(known, { maxIterations, budgetUsd }) {
    const limits = {
        ...known,
        ...(maxIterations === undefined ? {} : { max_iterations: maxIterations }),
        ...(budgetUsd === undefined ? {} : { usd: budgetUsd }),
    };
    return Object.keys(limits).length === 0 ? undefined : limits;
}


/***/ }),

/***/ 26099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Km: () => (/* binding */ runMarkSchema),
/* harmony export */   MR: () => (/* binding */ experimentStateSchema),
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   fk: () => (/* binding */ archivedBranch),
/* harmony export */   jl: () => (/* binding */ TRAILERS),
/* harmony export */   qk: () => (/* binding */ buildState),
/* harmony export */   sz: () => (/* binding */ HIDDEN_SCORE)
/* harmony export */ });
/* unused harmony export STEPS */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73305);
/* harmony import */ var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48557);
/* harmony import */ var _run_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56068);



/** The steps of an iteration, in their order; each is written to `state.json` before its effect. */
const STEPS = [
    'Idle',
    'AllocateIter',
    'CreateWorktree',
    'RunSetup',
    'BuildPrompt',
    'InvokeAgent',
    'CaptureDiff',
    'RunTeardown',
    'Score',
    'Decide',
    'Merge',
    'Discard',
    'Cleanup',
    'Record',
    'CheckDeadline',
    'Done',
];
const text = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const maybe = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(schema), null));
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0));
/** `state.json`, exactly as on disk: a cache of what ledger and git say, and where a run is right now. */
const experimentStateSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    experiment: text,
    branch: text,
    base_commit: text,
    iter_in_progress: maybe(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .iterNumber */ .Ew),
    current_step: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(STEPS), 'Idle'),
    best_score: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    best_iter: maybe(whole),
    started_at: text,
    deadline: maybe(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR),
    iterations_completed: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(whole, 0),
    run_iterations_completed: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(whole, 0),
    consecutive_noops: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(whole, 0),
    run_id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text),
    limits: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_run_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limitsSchema */ .Y),
    /** The model that the run waits for; absent: none. */
    waiting: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .iterNumber */ .Ew, until: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR, cause: text })),
});
/** What a run is, besides what the ledger says; a new run of the same experiment begins another one. */
const runMarkSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** Empty before the first run. */
    id: text,
    started_at: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR,
    /** When the run ends at the latest. */
    deadline: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR),
    limits: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_run_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limitsSchema */ .Y),
    /** Names of the risks that its command lines accept, beside those of the config. */
    accepted_risks: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text)),
});
/** Builds the state from the ledger and the place that the run is at. */
function buildState(input) {
    const { experiment, baseCommit, run, ledger, step, iterInProgress, runIterationsCompleted, waiting } = input;
    return {
        experiment,
        branch: branchOf(experiment),
        base_commit: baseCommit,
        iter_in_progress: iterInProgress,
        current_step: step,
        best_score: ledger.best_score,
        best_iter: ledger.best_iter,
        started_at: run.started_at,
        deadline: run.deadline,
        iterations_completed: ledger.iterations_completed,
        run_iterations_completed: runIterationsCompleted,
        consecutive_noops: ledger.consecutive_noops,
        ...(run.id === '' ? {} : { run_id: run.id }),
        ...(run.limits === undefined ? {} : { limits: run.limits }),
        ...(waiting === undefined ? {} : { waiting }),
    };
}
/** The branch that an experiment keeps its commits on. */
function branchOf(experiment) {
    return `autorize/${experiment}`;
}
/** What that branch is called when the experiment is archived; `stamp`: when. */
function archivedBranch(experiment, stamp) {
    return `autorize-archive/${experiment}-${stamp}`;
}
/** Stands for a score in the message of a commit where agents learn the sign alone. */
const HIDDEN_SCORE = 'hidden';
/** What a kept commit says of itself, so that the records can be rebuilt from git alone. */
const TRAILERS = {
    experiment: 'Autorize-Experiment',
    iteration: 'Autorize-Iteration',
    score: 'Autorize-Score',
    /** Names the intent of the acceptance by its hash. */
    record: 'Autorize-Record',
};


/***/ }),

/***/ 54347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ createIterationFolder),
/* harmony export */   DW: () => (/* binding */ requireExperiment),
/* harmony export */   Eb: () => (/* binding */ openIntents),
/* harmony export */   Jq: () => (/* binding */ writeState),
/* harmony export */   OO: () => (/* binding */ iterationFolder),
/* harmony export */   Q_: () => (/* binding */ readIterationFile),
/* harmony export */   SC: () => (/* binding */ readLedger),
/* harmony export */   UB: () => (/* binding */ loadRunConfig),
/* harmony export */   VI: () => (/* binding */ beginningOf),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   Z9: () => (/* binding */ loadConfig),
/* harmony export */   au: () => (/* binding */ openLedger),
/* harmony export */   bs: () => (/* binding */ decodeRecords),
/* harmony export */   f9: () => (/* binding */ loadForScoring),
/* harmony export */   fM: () => (/* binding */ begunBy),
/* harmony export */   nG: () => (/* binding */ filesIn),
/* harmony export */   pS: () => (/* binding */ shownPath),
/* harmony export */   rU: () => (/* binding */ readGuidance),
/* harmony export */   tU: () => (/* binding */ listIterationFolders),
/* harmony export */   un: () => (/* binding */ readState),
/* harmony export */   vU: () => (/* binding */ findGuidanceProblem),
/* harmony export */   wG: () => (/* binding */ pathsOf),
/* harmony export */   yY: () => (/* binding */ openDecisions)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61739);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(7953);
/* harmony import */ var _base_toml_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28810);
/* harmony import */ var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2886);
/* harmony import */ var _kernel_cores_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2908);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84831);
/* harmony import */ var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22989);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(23727);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(79871);
/* harmony import */ var _kernel_journal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(59295);
/* harmony import */ var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(11042);
/* harmony import */ var _kernel_shell_syntax_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7708);
/* harmony import */ var _kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(80866);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(63342);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(99915);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(74773);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(26099);
/**
 * The files of an experiment, `.autorize/NAME/`.
 * Invariant: `iterations.jsonl` and git are the truth; `state.json` is a cache that is replaced whole and can be
 * deleted at any time; a user's file (config, program, guidance) is only read, or appended to by `tell`.
 * Crash: a torn last line of the ledger is cut at the next open; a folder `iter-NNNN` without a record is an iteration
 * that was in flight.
 */




















const MARK = 'run.json';
const NAME = /^[A-Za-z0-9_-]+$/;
/** The experiment's files; whether they exist is another question. Throws where a link or the like lies among them. */
function pathsOf(name, { cwd }) {
    if (!NAME.test(name)) {
        const expected = 'a name of letters, digits, "_" and "-"';
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb([{ found: `the experiment name ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_19__/* .quoted */ .TL)(name)}`, expected, remedy: 'Choose another name.' }]);
    }
    const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_15__/* .findRepository */ .W1)(cwd);
    const { folder: own, lock, ...files } = filesIn(`.autorize/${name}`);
    const ours = [...Object.values(files), lock, `${lock}.holder`, '.autorize/.gitignore'];
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_12__/* .requireOwnFiles */ .f)(repository.folder, { files: ours, whole: [own] });
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, own);
    (0,_kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_14__/* .finishInstall */ .X7)({ repository, folder });
    return { name, repository, ...filesIn(folder) };
}
/** The files of a folder that holds an experiment's, or what was archived of one. */
function filesIn(folder) {
    return {
        folder,
        config: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'config.toml'),
        program: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'program.md'),
        guidance: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'guidance.jsonl'),
        ledger: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'iterations.jsonl'),
        intents: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'intents.jsonl'),
        decisions: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'decisions.jsonl'),
        state: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'state.json'),
        run: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, MARK),
        rejected: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'rejected.json'),
        archiving: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'archiving.json'),
        lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.lock'),
        reserve: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.reserve'),
    };
}
/** The names of the experiments of a repository. */
function listExperiments(repository) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, '.autorize');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
        return [];
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root, { withFileTypes: true });
    return entries.flatMap(({ name }) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name, 'config.toml')) ? [name] : [])).sort();
}
/** Throws where there is no such experiment, naming the nearest one. */
function requireExperiment({ name, config, ledger, repository }) {
    // Records without a config are still an experiment: they can be looked at, repaired and archived.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(config) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ledger))
        return;
    const others = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_15__/* .listHeads */ .Y3)(repository).map(({ folder }) => folder);
    const there = others.find((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize', name, 'config.toml')));
    if (there !== undefined) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `the experiment ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_19__/* .quoted */ .TL)(name)} is in another work tree of this repository, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_19__/* .quoted */ .TL)(there, 200)}`,
            remedy: 'Run the command there.',
        });
    }
    const known = listExperiments(repository);
    const nearest = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_19__/* .nearestName */ .qb)(name, known);
    const hint = nearest === undefined ? `Make it: autorize init ${name}` : `Did you mean ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_19__/* .quoted */ .TL)(nearest)}?`;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `there is no experiment ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_19__/* .quoted */ .TL)(name)} here (${known.length === 0 ? 'there is none' : `known: ${known.join(', ')}`})`,
        remedy: hint,
    });
}
/** Reads config and program, and reports every problem of both at once. */
function loadConfig(paths, host, schedule = 'checked') {
    return load(paths, host, { schedule });
}
/** The same for those who judge by it: commands that are references lead to something. */
function loadForScoring(paths, host, checks = {}) {
    const here = { checkReference: (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_8__/* .checkReferences */ .$x)(host.env), checkPlaces: (0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .checkPlaces */ .p1)(paths.repository, host.env) };
    return load(paths, host, { schedule: 'checked', checkCores: _kernel_cores_js__WEBPACK_IMPORTED_MODULE_6__/* .checkCores */ .xG, ...here, ...checks });
}
/** The same for those who run its commands: the shell can read them, and what `agent.env` refers to is there. */
function loadRunConfig(paths, host, schedule = 'checked') {
    return loadForScoring(paths, host, {
        schedule,
        checkCommand: _kernel_shell_syntax_js__WEBPACK_IMPORTED_MODULE_13__/* .findSyntaxError */ .p,
        checkVariable: (0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .checkVariables */ .kL)(host.env),
    });
}
function load(paths, host, checks) {
    requireExperiment(paths);
    const shown = shownPath(paths, paths.config);
    const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.config) ? (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_10__/* .readWholeFile */ .M4)(paths.config, shown) : { problem: noConfig(shown) };
    const program = readProgram(paths);
    const problems = 'problem' in program ? [program.problem] : [];
    if ('problem' in read)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([read.problem, ...problems]);
    const decoded = (0,_base_toml_document_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeToml */ .R)(shown, read.bytes);
    if ('problems' in decoded)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([...decoded.problems, ...problems]);
    const parsed = (0,_config_config_js__WEBPACK_IMPORTED_MODULE_16__/* .parseExperimentConfig */ .n)(decoded.document, {
        // Its records may lie elsewhere: staged, or archived.
        folder: paths.name,
        now: host.now(),
        utcOffset: host.utcOffset,
        ...checks,
    });
    if ('problems' in parsed)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([...parsed.problems, ...problems]);
    if ('problem' in program)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl(problems);
    return { ...parsed, program: program.bytes.toString('utf8') };
}
function noConfig(shown) {
    const remedy = 'Restore it, or write it again: docs/reference/configuration.md lists every key.';
    return { file: shown, found: 'no such file', expected: 'the config of the experiment', remedy };
}
function readProgram({ program, repository }) {
    const shown = shownPath({ repository }, program);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(program))
        return (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_10__/* .readWholeFile */ .M4)(program, shown);
    const remedy = 'Write it: the prompt of the agent begins with it, e.g. what better means here and what it must not do.';
    return { problem: { file: shown, found: 'no such file', expected: 'a program in plain text', remedy } };
}
/** A path of the experiment as a user in the repository's top folder types it. */
function shownPath({ repository }, path) {
    return path.startsWith(`${repository.folder}/`) ? path.slice(repository.folder.length + 1) : path;
}
function openOwn(paths, path) {
    return (0,_kernel_journal_js__WEBPACK_IMPORTED_MODULE_11__/* .openJournal */ ._)({ path, shown: shownPath(paths, path), remedy: `Run: autorize repair ${paths.name}` });
}
/** Opens the ledger for the holder of the lock; throws a ContractError that names the line where it is corrupt. */
function openLedger(paths) {
    return openOwn(paths, paths.ledger);
}
/** Opens the journal of what was about to be kept. */
function openIntents(paths) {
    return openOwn(paths, paths.intents);
}
/** Opens the record of decisions. */
function openDecisions(paths) {
    return openOwn(paths, paths.decisions);
}
/** Reads the ledger as it is, without a lock and without changing it. */
function readLedger(paths) {
    const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_12__/* .readOwnFile */ .z)(paths.ledger) ?? Buffer.alloc(0));
    if (parsed.kind === 'sound') {
        const decoded = decodeRecords(paths, parsed.records);
        const head = parsed.records.at(-1)?.hash;
        return { ...decoded, tornBytes: parsed.tornBytes, head: typeof head === 'string' ? head : undefined };
    }
    const { records } = decodeRecords(paths, parsed.readable);
    return { records, problem: corruptProblem(paths, paths.ledger, parsed), tornBytes: 0, head: undefined };
}
function corruptProblem(paths, path, { line, why }) {
    return {
        file: shownPath(paths, path),
        line,
        found: `the line ${why}`,
        expected: 'the chain of records unbroken',
        remedy: `Run: autorize repair ${paths.name}`,
    };
}
/** Types what a journal holds; a record of another shape is a problem, and left out. */
function decodeRecords(paths, raw) {
    const records = [];
    let problem;
    for (const [index, each] of raw.entries()) {
        const result = _record_js__WEBPACK_IMPORTED_MODULE_17__/* .iterationRecordSchema */ .Is.safeParse(each);
        if (result.success)
            records.push(result.data);
        else {
            problem ??= {
                file: shownPath(paths, paths.ledger),
                line: index + 1,
                found: `a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_19__/* .quoted */ .TL)(result.error.issues[0]?.path.join('.') || 'shape')}`,
                expected: 'an iteration record',
                remedy: `Run: autorize repair ${paths.name}`,
            };
        }
    }
    return { records, problem };
}
/** Reads `state.json`; undefined when it is missing or not usable, since it is only a cache. */
function readState({ state }) {
    return _state_js__WEBPACK_IMPORTED_MODULE_18__/* .experimentStateSchema */ .MR.safeParse(readJson(state)).data;
}
/** What a JSON file holds; undefined where it is missing or is none. */
function readJson(path) {
    try {
        return JSON.parse(String((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_12__/* .readOwnFile */ .z)(path)));
    }
    catch {
        // What cannot be read counts as missing.
        return undefined;
    }
}
function writeState({ state }, value) {
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_7__/* .writeFileAtomic */ .Zf)(state, [`${JSON.stringify(value, null, 2)}\n`]);
}
/** What the operator said, oldest first; a line that cannot be read is left out. */
function readGuidance(paths) {
    const parsed = parseGuidance(paths);
    if (parsed === undefined)
        return [];
    const records = parsed.kind === 'sound' ? parsed.records : parsed.readable;
    return records.flatMap(({ message }) => (typeof message === 'string' ? [message] : []));
}
/** What is wrong with the file of what the operator said: the agent does not learn what comes after. */
function findGuidanceProblem(paths) {
    const parsed = parseGuidance(paths);
    return parsed?.kind === 'corrupt' ? corruptProblem(paths, paths.guidance, parsed) : undefined;
}
function parseGuidance({ guidance }) {
    const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_12__/* .readOwnFile */ .z)(guidance);
    return bytes && (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)(bytes);
}
function iterationFolder({ folder }, iter) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `iter-${String(iter).padStart(4, '0')}`);
}
/** Makes the folder of an iteration, which must not exist; it is never there without the mark of its run. */
function createIterationFolder(paths, iter, mark) {
    const path = iterationFolder(paths, iter);
    const unnamed = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}.tmp`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(unnamed, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(unnamed);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(unnamed, MARK), `${JSON.stringify(mark)}\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(unnamed, path);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_9__/* .faultPoint */ .Jd)('iteration:after-folder');
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_7__/* .syncFolder */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    return path;
}
/** The run that iterations in flight are of, as the first of their folders says. */
function begunBy(paths, inFlight) {
    const path = beginningOf(paths, inFlight);
    return path === undefined ? undefined : _state_js__WEBPACK_IMPORTED_MODULE_18__/* .runMarkSchema */ .Km.safeParse(readJson(path)).data;
}
/** The file that says so; undefined where none is in flight. */
function beginningOf(paths, [first]) {
    return first === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(iterationFolder(paths, first), MARK);
}
/** The numbers of the iterations that have a folder, in order. */
function listIterationFolders({ folder }) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return [];
    const numbers = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).flatMap((name) => {
        const digits = /^iter-(\d{4,9})$/.exec(name)?.[1];
        return digits === undefined ? [] : [Number(digits)];
    });
    return numbers.sort((one, other) => one - other);
}
/** A file of an iteration, or undefined when it was not written. */
function readIterationFile(paths, iter, name) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(iterationFolder(paths, iter), name);
    return (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_12__/* .readOwnFile */ .z)(path)?.toString();
}


/***/ }),

/***/ 58762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ measureCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48951);
/* harmony import */ var _objective_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31409);
/**
 * One command of a config, run as an evaluation would run it: after setup and build, in a fresh checkout, in the sandbox.
 * Invariant: what a trial says of a command is what a run would say of it.
 */



// An evaluator prints no more.
const MAX_OUTPUT_BYTES = 1 << 20;
/** Runs a command on a tree after what the config prepares; its limit of time is that of the objective. */
async function measureCommand(evaluating, measured) {
    const { privateArea, config, protectedFiles, signal } = evaluating;
    const { command, name, tree, logs } = measured;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(logs, { recursive: true });
    const prefix = `${name}-`;
    const purpose = { kind: 'check', name: 'command', command };
    const scored = await (0,_objective_js__WEBPACK_IMPORTED_MODULE_2__/* .scoreTree */ .DR)(privateArea, {
        ...{ config, protectedFiles, tree, workspace: 1, logs, prefix, purpose, signal },
    });
    switch (scored.kind) {
        case 'scored': {
            const { command_ms: ms = 0, 'judge-setup_ms': setupMs = 0, build_ms: buildMs = 0 } = scored.timings;
            const [output = '', errors = ''] = ['stdout', 'stderr'].map((stream) => (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilePart */ .E)(`${logs}/${prefix}command.${stream}`, 'start', MAX_OUTPUT_BYTES)?.text);
            return { kind: 'ran', ms, setupMs, buildMs, output, errors };
        }
        case 'failed':
            return { kind: 'failed', reason: scored.reason, isTimedOut: scored.timedOut === true, log: scored.log };
        case 'infra':
            return { kind: 'failed', reason: scored.reason, isTimedOut: false, log: undefined };
        case 'aborted':
            return scored;
        default:
            return scored;
    }
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
// EXTERNAL MODULE: ./build/engine/evaluation/evaluation.js + 10 modules
var evaluation_evaluation = __webpack_require__(4546);
// EXTERNAL MODULE: ./build/engine/evaluation/preparing-steps.js
var preparing_steps = __webpack_require__(54620);
// EXTERNAL MODULE: ./build/engine/evaluation/shared-state.js
var shared_state = __webpack_require__(95465);
// EXTERNAL MODULE: ./build/engine/workspace/private-area.js + 11 modules
var private_area = __webpack_require__(22219);
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
        given: {
            AUTORIZE_WORKDIR: checkout.folder,
            ...(request.seed === undefined ? {} : { AUTORIZE_SEED: String(request.seed) }),
        },
        signal,
        onStep: request.onStep,
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
    const before = (0,preparing_steps/* preparingSteps */.s)(preparingOf(request));
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

/***/ 7708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ findSyntaxError)
/* harmony export */ });
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95808);
/**
 * Whether a line is one of the shell's language.
 * Invariant: the shell reads the line and runs nothing of it; where no shell answers, the line is not judged.
 */

const TIMEOUT_MS = 10_000;
// Words and blanks mean the same to every shell, where the first word is none of its language.
const PLAIN = /^[\w./-][\w./:,@%+-]*(?: +[\w./:,@%+=-]+)*$/;
const KEYWORDS = new Set('case do done elif else esac fi for function if in select then time until while'.split(' '));
/** What `sh` has against a line, in its own words; undefined where it has nothing. */
function findSyntaxError(line) {
    if (line.includes('\0'))
        return 'there is a NUL character';
    if (PLAIN.test(line) && !KEYWORDS.has(line.split(' ')[0] ?? ''))
        return undefined;
    const args = ['-n', '-c', '--', line];
    const { exitCode, stderr } = (0,_program_js__WEBPACK_IMPORTED_MODULE_0__/* .runProgramSync */ .x6)({ program: '/bin/sh', args, cwd: '/', env: {}, timeoutMs: TIMEOUT_MS });
    if (exitCode === undefined || exitCode === 0)
        return undefined;
    return stderr.trim().split('\n')[0] ?? '';
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


/***/ }),

/***/ 13584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ listChanges)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3800);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80829);
/**
 * What the user changed in the work tree and has not committed.
 * Invariant: only looked at: no index, ref or file of the user is written, and none of their configuration is in force.
 * The user's own index is read through a copy, whose cached times keep files that a filter made different (LFS, line
 * ends) from being taken for changed ones.
 */






/** Paths that differ between HEAD, index and work tree, untracked ones too unless they are ignored. */
async function listChanges(request) {
    const { repository, home, head, parentEnv, untracked = 'normal' } = request;
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(request.gitDir, 'status');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(gitDir, { recursive: true, force: true });
    (0,_git_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .writeGitFolder */ .e)(gitDir, { objectFormat: repository.objectFormat, commit: head });
    for (const name of ['refs', 'info'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, name));
    copyIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDir, 'index'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'index'));
    copyIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonDir, 'info', 'exclude'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'info', 'exclude'));
    const ignored = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parentEnv.XDG_CONFIG_HOME || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parentEnv.HOME || '/', '.config'), 'git', 'ignore');
    const git = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .bindGit */ .uD)({ gitDir, home, workTree: repository.folder, objects: repository.objects });
    const asked = [
        'status',
        '--porcelain',
        '-z',
        '--no-renames',
        `--untracked-files=${untracked}`,
        '--ignore-submodules=all',
    ];
    const { stdout } = await git([...((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ignored) ? ['-c', `core.excludesFile=${ignored}`] : []), ...asked]);
    // Two letters and a blank stand before each name.
    return (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .splitNul */ .K)(stdout).map((line) => (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(line.subarray(3)));
}
function copyIfThere(from, to) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(from, to);
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
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35222);
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

/***/ 45138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
const ENTITIES = {
    '<': '&lt;',
    '>': '&gt;',
    '&': '&amp;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Makes any text plain inside an element or a quoted attribute. */
function escapeHtml(text) {
    return text.replace(/[<>&"']/g, (char) => ENTITIES[char] ?? char);
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

/***/ 94464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ PAGE_STYLE)
/* harmony export */ });
/** The look of every page: light or dark as the reader's system is, and nothing that is loaded. */
const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1c2128;--dim:#57606a;--line:#d0d7de;--soft:#f6f8fa;--accent:#0550ae;
--good:#116329;--bad:#a40e26;--warn:#7a4b00;--add:#dafbe1;--cut:#ffebe9}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--dim:#9da7b3;--line:#3d444d;--soft:#161b22;
--accent:#79c0ff;--good:#56d364;--bad:#ff7b72;--warn:#e3b341;--add:#12361f;--cut:#4a1a1d}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:72rem;padding:1rem;background:var(--bg);color:var(--fg);
font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0}h2{font-size:1.2rem;margin:2rem 0 .5rem}
a{color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
code,pre{font:.85rem/1.45 ui-monospace,monospace}
.verdict{font-size:1.15rem;font-weight:600;margin:.25rem 0}.note,.said{color:var(--dim)}
.problem{border-left:4px solid var(--bad);background:var(--soft);padding:.5rem .75rem;margin:.5rem 0}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(11rem,45%),1fr));gap:.5rem;margin:1rem 0}
.figures div{border:1px solid var(--line);border-radius:.4rem;padding:.5rem .75rem;background:var(--soft)}
.figures dt{color:var(--dim);font-size:.85rem}.figures dd{margin:0;font-weight:600}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.4rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}
caption{text-align:left;padding:.5rem .75rem;color:var(--dim)}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem;border-top:1px solid var(--line);unicode-bidi:isolate}
thead th{background:var(--soft);white-space:nowrap}
details{border-top:1px solid var(--line);padding:.25rem 0}summary{cursor:pointer;padding:.35rem 0;font-weight:600}
.facts{display:grid;grid-template-columns:minmax(5rem,max-content) minmax(0,1fr);gap:.15rem 1rem;font-size:.9rem}
.facts dt{color:var(--dim)}.facts dd{margin:0;unicode-bidi:isolate}
pre{overflow:auto;max-height:32rem;padding:.75rem;margin:.5rem 0;background:var(--soft);border:1px solid var(--line);
border-radius:.4rem;overflow-wrap:normal;unicode-bidi:plaintext}
footer{margin-top:2rem;border-top:1px solid var(--line);color:var(--dim);font-size:.9rem}
`;


/***/ }),

/***/ 47916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ renderPage)
/* harmony export */ });
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45138);

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
/** A page of one file: it loads nothing, runs nothing, and says so to the browser. */
function renderPage({ title, style, body }) {
    return `${[
        '<!doctype html>',
        '<html lang="en">',
        '<head>',
        '<meta charset="utf-8"/>',
        `<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>`,
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
        '<meta name="color-scheme" content="light dark"/>',
        `<title>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)(title)}</title>`,
        `<style>${style}</style>`,
        '</head>',
        '<body>',
        ...body,
        '</body>',
        '</html>',
    ].join('\n')}\n`;
}


/***/ }),

/***/ 83732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ experimentConfigSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73305);
/* harmony import */ var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72298);
/* harmony import */ var _engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6855);
/* harmony import */ var _engine_benchmarks_reading_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57176);
/* harmony import */ var _decision_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61436);
/* harmony import */ var _environment_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83257);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60456);
/* harmony import */ var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82374);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62806);









const parse = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .discriminatedUnion */ .gMt('kind', [
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('float') }),
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('regex'), pattern: _values_js__WEBPACK_IMPORTED_MODULE_6__/* .pattern */ .T1 }),
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('jq'), path: _values_js__WEBPACK_IMPORTED_MODULE_6__/* .filled */ .Bq }),
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('signed') }),
    zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(_engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .BENCHMARK_KINDS */ .ic),
        only: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .filled */ .Bq).check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ._minLength */ .m9(1, 'at least one name'))),
        statistic: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .choice */ .Yq)(_engine_benchmarks_reading_js__WEBPACK_IMPORTED_MODULE_9__/* .STATISTICS */ .gS)),
    }),
], `{ kind = "float" }, { kind = "regex", pattern = … }, { kind = "jq", path = … }, { kind = "signed" } or { kind = … } with a benchmark format: ${_engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .BENCHMARK_KINDS */ .ic.join(', ')}`), 'table');
const FAIL_MODES = ['invalid', 'worst', 'abort'];
const hookShape = (name, { when, timeout }) => ({
    command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .commandText */ .jt, { doc: when }),
    timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0, timeout), { doc: `A ${name} that takes longer is ended.` }),
});
/** `config.toml` of an experiment; every key that is left out has its default. */
const experimentConfigSchema = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    experiment: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        name: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ._regex */ .Fk(/^[A-Za-z0-9_-]+$/, 'a name of letters, digits, "_" and "-"')), 'letters, digits, `_`, `-`'), { doc: 'The name of its folder.' }),
        description: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), ''), { doc: 'For people.' }),
    }),
    objective: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .filled */ .Bq, {
            doc: 'Prints the [score](score.md). `sh -c` runs it in an evaluation checkout.',
        }),
        direction: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .choice */ .Yq)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .DIRECTIONS */ .X), { doc: 'Which score is better.' }),
        parse: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(parse, { kind: 'float' }), {
            doc: 'How the score is [read](score.md).',
        }),
        timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0, '60s'), { doc: 'An evaluator that takes longer gives no score.' }),
        fail_mode: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .choice */ .Yq)(FAIL_MODES), 'invalid'), {
            doc: 'What a missing score means: the change is rejected, it counts as the worst score, or the run ends.',
        }),
        protect: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluatorShape */ .rU.protect,
        writable: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluatorShape */ .rU.writable,
        baseline: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .switchable */ .j$, true), {
            doc: 'Score the base first, as iteration 0. A change must then beat it.',
        }),
        network: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluatorShape */ .rU.network,
        tracing: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluatorShape */ .rU.tracing,
        ..._decision_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionShape */ .KO,
        ..._decision_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluatorCheckShape */ .T8,
    }),
    guards: (0,_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .guardsSetting */ .Ve)(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0),
    boundaries: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .boundariesSetting */ .VO,
    capture: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .captureSetting */ .HM,
    environment: _environment_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .environmentSetting */ ._T,
    setup: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        ...hookShape('setup', {
            when: 'Runs [before](../explanation/evaluator.md#setup-and-teardown) the agent, and before the guards.',
            timeout: '5m',
        }),
        inputs: _environment_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .setupInputs */ .Bb,
    }), {}),
    build: (0,_environment_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .buildShape */ .is)('10m', _values_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0),
    teardown: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej(hookShape('teardown', {
        when: 'Runs [after](../explanation/evaluator.md#setup-and-teardown) them. Its failure changes nothing.',
        timeout: '1m',
    })), {}),
    iteration: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        budget: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0, '5m'), 'duration above 0'), {
            doc: 'Wall-clock time of the agent. Then it gets TERM, and 5 s later KILL.',
        }),
        max_iterations: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .iterationLimit */ .p9,
        max_consecutive_noops: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .noopLimit */ .cB,
        keep_worktrees: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .switchable */ .j$, false), {
            doc: 'Leave the workspaces for you to inspect, until `clean`. The summary and `show` print their paths.',
        }),
        parallel: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .from */ .HT)(1), 1), {
            unit: 'workspaces',
            doc: 'Agents that work [in parallel](../explanation/experiments.md#parallel-workspaces).',
        }),
    }), {}),
    schedule: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        total_budget: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0), 'duration above 0'), {
            unset: 'exactly one of the two',
            doc: 'Time of one run.',
        }),
        deadline: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .filled */ .Bq), 'time'), {
            unset: 'exactly one of the two',
            doc: '`"2026-05-21T09:00:00-07:00"`, `"14:30"` or `"tomorrow 9am"`. A time that has passed is an error.',
        }),
    }),
    agent: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .filled */ .Bq), {
            unset: 'required without a preset',
            doc: 'Command line for `sh -c` in the workspace, with [placeholders](agents.md).',
        }),
        preset: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .choice */ .Yq)(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_PRESETS */ .V)), '[name](agents.md#presets)'), {
            unset: 'required without a command',
            doc: 'Command line of a known agent CLI.',
        }),
        stdin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .promptInput */ .ZC, 'none'), {
            doc: 'Whether the command gets the prompt on standard input. With `none` it must name `{prompt_file}`.',
        }),
        workdir_var: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ._regex */ .Fk(/^[A-Za-z_][A-Za-z0-9_]*$/, 'a name for a variable of the environment')), 'AUTORIZE_WORKDIR'), 'name'), { doc: 'Environment variable that holds the path of the workspace.' }),
        context_budget: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .contextBudgetSetting */ .pd,
        ..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .agentWaitShape */ ._K,
        ..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .cliOptionShape */ .FC,
        ..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .agentIsolationShape */ .fC,
    }),
    budget: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        usd: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .usdSetting */ .xy,
        tokens: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .positive */ .yj), { unit: 'tokens', doc: 'The same for tokens, read and written.' }),
    }), {}),
    accept_risk: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .acceptedRisksShape */ .t6, {}),
    summarize: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        enabled: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .switchable */ .j$), {
            unset: '`true` if there is a command',
            doc: 'Ask for one or two sentences about each change.',
        }),
        command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .filled */ .Bq), {
            unset: 'that of the preset, if it has one',
            doc: 'Prints the sentences. It has the placeholders of the agent.',
        }),
        timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0, '60s'), {
            doc: 'A summary that takes longer is left out. It never changes an outcome.',
        }),
        stdin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .promptInput */ .ZC, 'prompt'), {
            doc: 'Whether the command gets its request on standard input.',
        }),
    }), {}),
});


/***/ })

};

