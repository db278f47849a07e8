export const id = 8431;
export const ids = [8431];
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
    const paths = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_7__/* .pathsOf */ .wG)(runId, host);
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
        const results_file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(look.state.launch.worktree_path, _mission_store_js__WEBPACK_IMPORTED_MODULE_7__/* .RESULTS */ .Pr);
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
        const paths = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_7__/* .pathsOf */ .wG)(runId, host);
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


/***/ })

};

