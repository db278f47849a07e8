export const id = 9011;
export const ids = [9011];
export const modules = {

/***/ 4979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ createActivityLine)
/* harmony export */ });
/* harmony import */ var _report_activity_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57296);
/* harmony import */ var _bottom_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56801);


function createActivityLine(terminal, options) {
    const { host, nameOf, isQuiet = false, rest = () => [] } = options;
    const nothing = () => undefined;
    if (terminal.columns === undefined || isQuiet)
        return { above: terminal.out, show: nothing, stop: nothing, [Symbol.dispose]: nothing };
    let activities = [];
    const render = (width) => (0,_report_activity_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderActivityLine */ .y3)(activities, { nameOf, now: host.now(), rest: rest(), width });
    const { above, draw, stop } = (0,_bottom_line_js__WEBPACK_IMPORTED_MODULE_1__/* .createBottomLine */ .u)(terminal, { render });
    return {
        above,
        show: (now) => {
            activities = now;
            draw();
        },
        stop,
        [Symbol.dispose]: stop,
    };
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

/***/ 60486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCompareCommand: () => (/* binding */ runCompareCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(50748);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7953);
/* harmony import */ var _compare_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13962);
/* harmony import */ var _compare_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65138);
/* harmony import */ var _report_comparison_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71156);
/* harmony import */ var _report_foreign_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84483);
/* harmony import */ var _report_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13141);
/* harmony import */ var _activity_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4979);
/* harmony import */ var _compare_flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28636);
/* harmony import */ var _compare_pages_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95156);
/* harmony import */ var _compare_steps_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71964);
/* harmony import */ var _stop_signals_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(31977);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(38565);
/** `autorize compare`: two commits by a benchmark, and an exit code by the answer. */
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















const MAX_COMMAND = 60;
/** Compares two commits; 1 where the answer is one that fails. */
async function runCompareCommand({ words, values, host, terminal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const [base = '', head] = words;
        const failOn = wordOf('fail-on', values.get('fail-on'), _compare_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .FAIL_ON */ .d$);
        const inconclusive = wordOf('inconclusive', values.get('inconclusive'), _compare_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .INCONCLUSIVE */ .tM);
        const dirty = values.has('dirty');
        if (dirty && head !== undefined)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb([
                { found: `--dirty with ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(head)}`, expected: 'one of them', remedy: 'Leave out one of the two.' },
            ]);
        const settings = (0,_compare_options_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeCompareSettings */ .PS)(values);
        const stopping = __addDisposableResource(env_1, (0,_stop_signals_js__WEBPACK_IMPORTED_MODULE_11__/* .listenForSignals */ .s)(), false);
        const view = __addDisposableResource(env_1, createCompareView({ terminal, host }, values.has('quiet') || values.has('json')), false);
        const request = { ...settings, base, dirty, signal: stopping.signal, onEvent: view.show, onActivity: view.work };
        const result = await (0,_compare_run_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCommits */ .k)(head === undefined ? request : { ...request, head }, host);
        view.stop();
        if (result.kind === 'stopped') {
            terminal.err('error: stopped before the first pair; there is no answer\n');
            return stopping.exitCode ?? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.no;
        }
        const { report, folder } = result;
        const [output] = values.get('output') ?? [];
        const page = (0,_compare_pages_js__WEBPACK_IMPORTED_MODULE_9__/* .writeComparisonPages */ .B)(report, output === undefined ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.cwd, output));
        const out = (text) => terminal.out(terminal.isWorkflow ? (0,_report_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .defuse */ .VP)(text) : text);
        if (values.has('json'))
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_13__/* .printJson */ .Q)(terminal, report);
        else
            out((0,_report_comparison_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderComparisonText */ .L)(report, terminal.shorten(page)));
        return stopping.exitCode ?? exitCodeOf(report, { failOn, inconclusive });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function exitCodeOf({ answer, metrics }, { failOn, inconclusive }) {
    if (failOn === 'worse' && answer === 'worse')
        return _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.no;
    const isUndecided = metrics.some((metric) => metric.answer === 'undecided');
    return isUndecided && inconclusive === 'fail' ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.no : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.yes;
}
function wordOf(name, values, words) {
    const [text] = values ?? [];
    if (text === undefined)
        return words[0];
    const found = words.find((word) => word === text);
    if (found !== undefined)
        return found;
    const problem = {
        found: `--${name} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(text)}`,
        expected: words.join(' or '),
        remedy: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_12__/* .suggestion */ .h)(text, words),
    };
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb([problem]);
}
/** Shows what goes on: on a terminal in a line that is kept up to date; what is planned everywhere. */
function createCompareView(call, isQuiet) {
    const { terminal, host } = call;
    let rest = [];
    const line = (0,_activity_line_js__WEBPACK_IMPORTED_MODULE_7__/* .createActivityLine */ .o)(terminal, { host, isQuiet, nameOf: (attempt) => attempt, rest: () => rest });
    return {
        show: (event) => {
            if (event.kind === 'searching') {
                const since = host.now().toISOString();
                line.show([{ attempt: null, doing: `trying ${(0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(event.command, MAX_COMMAND)}`, since }]);
            }
            if (event.kind === 'paired')
                rest = standingOf(event);
            // The result shows what the report notes.
            if ((event.kind !== 'planned' && event.kind !== 'late') || isQuiet)
                return;
            const limits = event.kind === 'planned' ? event.limits : [];
            const text = `${[(0,_compare_steps_js__WEBPACK_IMPORTED_MODULE_10__/* .renderCompareStep */ .W)(event), ...limits].join('\n')}\n`;
            if (terminal.columns === undefined)
                terminal.err(terminal.isWorkflow ? (0,_report_workflow_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .defuse */ .VP)(text) : text);
            else
                line.above(text);
        },
        work: line.show,
        stop: line.stop,
        [Symbol.dispose]: line.stop,
    };
}
/** How it stands: the median of one ratio, and how many answers are still open. */
function standingOf({ comparison: { metrics } }) {
    const open = metrics.filter(({ trial, called }) => trial.answer === null && called === null).length;
    const [first] = metrics;
    const isRatio = first?.trial.scale === 'ratio' && metrics.length === 1;
    const ratio = isRatio ? Math.exp((0,_base_median_js__WEBPACK_IMPORTED_MODULE_14__/* .centralMedian */ .w)(first.trial.differences) * first.trial.sign).toFixed(3) : undefined;
    return [...(ratio === undefined ? [] : [`median ${ratio}×`]), `${open} of ${metrics.length} open`];
}


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

/***/ 58142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ buildDomain),
/* harmony export */   Pe: () => (/* binding */ buildTicks),
/* harmony export */   wG: () => (/* binding */ pathsOf)
/* harmony export */ });
/** More than this many quartile distances away, a score would press all others into a line. */
const FENCE = 3;
/** The range that shows the scores, without those so far out that they would hide the rest. */
function buildDomain({ scores, anchors }) {
    const sorted = scores.filter(isUsual).sort((a, b) => a - b);
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (first === undefined || last === undefined)
        return undefined;
    const q1 = sorted[Math.floor((sorted.length - 1) / 4)] ?? first;
    const q3 = sorted[Math.ceil(((sorted.length - 1) * 3) / 4)] ?? last;
    const reach = q3 > q1 ? FENCE * (q3 - q1) : Number.POSITIVE_INFINITY;
    const near = sorted.filter((score) => score >= q1 - reach && score <= q3 + reach);
    const shown = [...near, ...anchors.filter(isUsual)];
    const lo = shown.reduce((least, score) => Math.min(least, score), q1);
    const hi = shown.reduce((most, score) => Math.max(most, score), q3);
    // A pad in parts: the distance itself may be more than the largest number.
    const pad = lo === hi ? Math.abs(lo) * 0.05 || 1 : hi * 0.05 - lo * 0.05;
    return { lo: Math.max(lo - pad, -Number.MAX_VALUE), hi: Math.min(hi + pad, Number.MAX_VALUE) };
}
/** Where a value lies in the range, from 0 to 1; what is outside lies on the edge. */
function pathsOf(value, { lo, hi }) {
    const share = (value / 2 - lo / 2) / (hi / 2 - lo / 2);
    return Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0.5));
}
/** Round numbers inside the range, about as many as asked for; its ends where no round numbers fit. */
function buildTicks({ lo, hi }, count) {
    const rough = (hi - lo) / count;
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
    const [from, to] = [Math.ceil(lo / step), Math.floor(hi / step)];
    const isSound = Number.isFinite(step) && step > 0 && to - from <= 2 * count && Math.abs(to) < 1e9;
    if (!isSound || to < from)
        return [lo, hi];
    // Through text, so that 3 * 0.1 is 0.3.
    return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}
/** The score that stands for a failure under fail mode `worst` says nothing about size. */
function isUsual(score) {
    return Number.isFinite(score) && Math.abs(score) !== Number.MAX_VALUE;
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

