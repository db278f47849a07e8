export const id = 2502;
export const ids = [2502];
export const modules = {

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
/* harmony import */ var _mission_agent_choice_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70678);
/* harmony import */ var _mission_clean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56732);
/* harmony import */ var _mission_look_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19570);
/* harmony import */ var _mission_manifest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86992);
/* harmony import */ var _mission_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73448);
/* harmony import */ var _mission_verify_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(45658);
/* harmony import */ var _report_attempt_markdown_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8866);
/* harmony import */ var _report_maintenance_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(96490);
/* harmony import */ var _report_mission_claim_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(84716);
/* harmony import */ var _report_mission_view_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(94071);
/* harmony import */ var _report_run_diffs_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(55863);
/* harmony import */ var _report_run_html_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(14328);
/* harmony import */ var _report_run_markdown_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(46622);
/* harmony import */ var _report_run_text_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(74008);
/* harmony import */ var _attestation_flags_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(43569);
/* harmony import */ var _stop_signals_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(31977);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(38565);
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
    const paths = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_8__.pathsOf)(runId, host);
    return { paths, look: (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_6__/* .readMissionStatus */ .Z)(paths) };
}
function exitOf({ look }, terminal) {
    for (const problem of look.problems)
        terminal.err(`error: ${problem}\n`);
    return look.problems.length > 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.usage : _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.yes;
}
function status(call) {
    const seen = see(call);
    const { paths, look } = seen;
    if (call.values.has('json')) {
        const results_file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(look.state.launch.worktree_path, _mission_store_js__WEBPACK_IMPORTED_MODULE_8__.RESULTS);
        const manifest = (0,_mission_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .buildManifest */ .u1)(look.state, { ...paths.files, results_file });
        const { claim } = look.state;
        const improvement = claim === undefined
            ? {}
            : { [(0,_report_mission_claim_js__WEBPACK_IMPORTED_MODULE_12__/* .isImprovementConfirmed */ .SM)(look.state) ? 'confirmed' : 'not_confirmed']: claim.sentence };
        const { isRunning, waiting = null, problems } = look;
        const agents = (0,_mission_agent_choice_js__WEBPACK_IMPORTED_MODULE_4__/* .tallySessions */ .o9)(look.state);
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_19__/* .printJson */ .Q)(call.terminal, {
            ...{ ...manifest, ...improvement, is_running: isRunning, waiting, problems },
            ...(agents.length === 0 ? {} : { agents }),
        });
    }
    else
        call.terminal.out((0,_report_run_text_js__WEBPACK_IMPORTED_MODULE_16__/* .renderStatus */ .LG)({ ...(0,_report_mission_view_js__WEBPACK_IMPORTED_MODULE_13__/* .viewMission */ .SX)(look, call.host.now()), problems: [] }));
    return exitOf(seen, call.terminal);
}
function list(call) {
    const seen = see(call);
    if (call.values.has('json'))
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_19__/* .printJson */ .Q)(call.terminal, seen.look.state.entries);
    else
        call.terminal.out((0,_report_run_markdown_js__WEBPACK_IMPORTED_MODULE_15__/* .renderList */ .p)((0,_report_mission_view_js__WEBPACK_IMPORTED_MODULE_13__/* .viewMission */ .SX)(seen.look)));
    return exitOf(seen, call.terminal);
}
function show(call) {
    const { words, values, terminal } = call;
    const seen = see(call);
    const page = readEntry(seen, Number(words[1]));
    if (values.has('json'))
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_19__/* .printJson */ .Q)(terminal, page);
    else
        terminal.out((0,_report_attempt_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .renderEntry */ .F)(page));
    return exitOf(seen, terminal);
}
function readEntry({ paths, look }, iteration) {
    const entry = look.state.entries.find((each) => each.iteration === iteration);
    if (entry === undefined) {
        const known = look.state.entries.map((each) => each.iteration);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `"${paths.runId}" has no entry ${iteration}; it has ${known.length === 0 ? 'none' : `0 to ${Math.max(...known)}`}`,
            remedy: `See: autorize list ${paths.runId}`,
        });
    }
    return { entry, ...(0,_mission_look_js__WEBPACK_IMPORTED_MODULE_6__/* .readEntryFiles */ .A)(paths, entry) };
}
async function verify({ words: [runId = '', iter], values, host, terminal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const paths = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_8__.pathsOf)(runId, host);
        const isRescored = values.has('rescore');
        requireVerifiable(paths, { iter, isRescored });
        const checkSigned = (0,_attestation_flags_js__WEBPACK_IMPORTED_MODULE_17__/* .readAttestationFlags */ .u)(values, host);
        const stopping = __addDisposableResource(env_1, (0,_stop_signals_js__WEBPACK_IMPORTED_MODULE_18__/* .listenForSignals */ .s)(), false);
        const request = { name: runId, rescore: isRescored, checkSigned, signal: stopping.signal };
        const verified = await (0,_mission_verify_js__WEBPACK_IMPORTED_MODULE_9__/* .verifyMission */ .om)(request, host);
        if (values.has('json'))
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_19__/* .printJson */ .Q)(terminal, verified);
        else
            terminal.out((0,_report_maintenance_text_js__WEBPACK_IMPORTED_MODULE_11__/* .renderFindings */ .vO)(runId, verified));
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
    const { decision } = isRescored ? (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_6__/* .readMissionStatus */ .Z)(paths).state.launch.contract.evaluator : { decision: 'none' };
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
    const diffs = (0,_report_run_diffs_js__WEBPACK_IMPORTED_MODULE_20__/* .readDiffs */ .h)({ read: (id) => (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_6__/* .readEntryFiles */ .A)(paths, { iteration: Number(id) }).diff });
    const view = (0,_report_mission_view_js__WEBPACK_IMPORTED_MODULE_13__/* .viewMission */ .SX)(look);
    const files = { 'report.html': (0,_report_run_html_js__WEBPACK_IMPORTED_MODULE_14__/* .renderHtml */ .K)({ view, diffs }), 'report.md': (0,_report_run_markdown_js__WEBPACK_IMPORTED_MODULE_15__/* .renderMarkdown */ .G)(view) };
    for (const [name, text] of Object.entries(files)) {
        (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFileAtomic */ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), [text]);
        terminal.out(`${terminal.shorten((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))}\n`);
    }
    return exitOf(seen, terminal);
}
async function clean({ words: [runId = ''], host, terminal }) {
    const { removed, environmentBytes, left } = await (0,_mission_clean_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanMission */ .o)(runId, host);
    const shown = removed.map((path) => terminal.shorten(path)).join(', ');
    terminal.out(removed.length === 0 ? 'nothing to remove\n' : `removed ${shown}\n`);
    terminal.out((0,_report_maintenance_text_js__WEBPACK_IMPORTED_MODULE_11__/* .renderCleanedEnvironments */ .Hp)(environmentBytes));
    for (const note of left)
        terminal.out(`${note}\n`);
    return _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.yes;
}
const MISSION_COMMANDS = { status, list, show, verify, report, clean };


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





const fileIn = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'begun-here');
function markOwnRun(folder, first) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFileAtomic */ .Zf)(fileIn(folder), [digestOf(first)]);
}
function isOwnRun(folder, first) {
    const file = fileIn(folder);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return false;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8') === digestOf(first);
    }
    catch (error) {
        if (error instanceof TypeError)
            return false;
        throw error;
    }
}
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




function diskFull(command, cause) {
    const message = 'the disk is full; what was recorded stands';
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW('disk_full', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition, { message, remedy: `Make room, then: ${command}`, cause });
}
function runError(command, { cause, repository }) {
    const known = (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__.goneError)(repository, { command, cause }) ?? storageError(command, cause);
    return known ?? (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW ? undefined : (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__.machineError)(cause));
}
function storageError(command, cause) {
    const isFull = cause instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS && cause.isDiskFull;
    if (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW && !isFull) {
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
const REPAIRABLE = new Set(['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl']);
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
function renderCleanedEnvironments(bytes) {
    return bytes === 0 ? '' : `removed prepared environments that no run uses (${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__/* .renderByteSize */ .S)(bytes)})\n`;
}
function renderRepair(repaired, shorten) {
    const { isChanged, rebuilt, closed, problems } = repaired;
    const lines = isChanged || problems.length > 0 ? [] : ['nothing to repair'];
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

/***/ 89578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ renderFront),
/* harmony export */   y: () => (/* binding */ renderAxis)
/* harmony export */ });
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);

const MAX_POINTS = 8;
const DIGITS = 3;
function renderFront(measured) {
    const front = measured.filter(({ isOnFront }) => isOnFront);
    if (front.length === 0)
        return [];
    const shown = front.slice(0, MAX_POINTS).map(({ iter, isAccepted, changes }) => {
        const values = changes.map(({ name, change, isRatio }) => `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(name, 40)} ${renderAxis(change, isRatio)}`);
        return `iter ${iter}${isAccepted ? ' (accepted)' : ''}: ${values.join(', ')}`;
    });
    const rest = front.length - MAX_POINTS;
    const all = [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
    return [['trade-offs', `${all} (single tests against the base)`]];
}
function renderAxis(change, isRatio) {
    const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(DIGITS)) + 0;
    return `${shown > 0 ? '+' : ''}${shown}${isRatio ? '%' : ''}`;
}


/***/ })

};

