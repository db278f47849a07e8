export const id = 3764;
export const ids = [3764];
export const modules = {

/***/ 77388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ noteCommit),
/* harmony export */   h: () => (/* binding */ readNotedCommits)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);



const MAX_NOTED = 1000;
function noteCommit(file, commit) {
    const noted = readNotedCommits(file);
    if (noted.at(-1) === commit)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true, mode: 0o700 });
    const retained = [...noted.filter((each) => each !== commit), commit].slice(-MAX_NOTED);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__/* .writeCache */ .aR)(file, [`${retained.join('\n')}\n`]);
}
function readNotedCommits(file) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8').split('\n').filter(Boolean) : [];
}


/***/ }),

/***/ 58936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ prepareBase)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/engine/layers/saved-layers.js + 1 modules
var saved_layers = __webpack_require__(22473);
// EXTERNAL MODULE: ./build/engine/workspace/private-area.js + 8 modules
var private_area = __webpack_require__(29460);
// EXTERNAL MODULE: ./build/engine/layers/area-layers.js + 4 modules
var area_layers = __webpack_require__(16755);
;// CONCATENATED MODULE: ./build/engine/workspace/restored-environment.js



async function restoreEnvironment({ parentEnv, ...request }) {
    return (0,saved_layers/* restoreLayers */.tD)(await (0,area_layers/* openSavedStore */.zZ)((0,private_area/* sharedCache */.ME)(parentEnv)), request);
}

// EXTERNAL MODULE: ./build/engine/workspace/storage-error.js
var storage_error = __webpack_require__(31695);
// EXTERNAL MODULE: ./build/engine/workspace/temporary-area.js
var temporary_area = __webpack_require__(68054);
// EXTERNAL MODULE: ./build/engine/evaluation/evaluation.js + 10 modules
var evaluation = __webpack_require__(80226);
// EXTERNAL MODULE: ./build/engine/evaluation/preparation.js + 3 modules
var evaluation_preparation = __webpack_require__(2994);
// EXTERNAL MODULE: ./build/engine/evaluation/preparing-steps.js
var preparing_steps = __webpack_require__(54620);
;// CONCATENATED MODULE: ./build/engine/evaluation/base-environment.js
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











async function prepareBase({ describe, command, ...area }, request) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { parentEnv } = area;
            const { signal, from } = request;
            const taken = from === undefined ? 'not asked for' : await restoreEnvironment({ ...from, parentEnv, signal });
            if (taken === 'cancelled')
                return { kind: taken };
            const temporary = __addDisposableResource(env_1, await (0,temporary_area/* openTemporary */.g)({ ...area, purpose: 'prepare', signal }), true);
            const { privateArea } = temporary;
            const { setups, protectedFiles } = await describe(privateArea);
            const steps = stepsOf(privateArea, setups);
            if (steps.length === 0)
                return { kind: 'nothing', reason: 'there is no setup.command with setup.inputs', taken };
            const usable = steps.filter(({ level }) => level.kind === 'bubblewrap');
            const why = usable.length === 0 ? 'commands do not run in bubblewrap here' : copiesReason(privateArea);
            if (why !== undefined) {
                return { kind: 'nothing', reason: `prepared environments are used in layers alone: ${why}`, taken };
            }
            const prepared = await prepareSteps(privateArea, usable, { ...request, protectedFiles });
            return prepared.kind === 'cancelled' ? prepared : { ...prepared, taken };
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
    catch (error) {
        throw (0,storage_error/* runError */.ML)(() => command, { cause: error, repository: area.repository }) ?? error;
    }
}
function stepsOf({ folder }, setups) {
    const logs = (0,external_node_path_.join)(folder, 'scratch', 'environment-');
    return setups.flatMap(({ preparing, level }) => {
        const step = (0,preparing_steps/* environmentStep */.wt)({ ...preparing, logs });
        return step === undefined ? [] : [{ step, level }];
    });
}
async function prepareSteps(privateArea, steps, preparation) {
    const layers = new Map();
    const releases = [];
    let isReused = true;
    try {
        for (const { step, level } of steps) {
            const prepared = await prepareStep({ ...privateArea, level }, step, preparation);
            if (prepared.kind === 'aborted')
                return { kind: 'cancelled' };
            if (prepared.kind !== 'ready')
                throw notPrepared(prepared.reason);
            releases.push(prepared.release);
            if (Object.keys(prepared.timings ?? {}).length > 0)
                isReused = false;
            layers.set(prepared.layer.key, { ...prepared.layer, command: step.command });
        }
        const all = [...layers.values()];
        const content = (0,hash/* sha256 */.s)(all.map((layer) => `${layer.key} ${layer.digest}`).join('\n'));
        const key = `autorize-environment-${content.slice(0, 16)}`;
        const bytes = all.reduce((sum, layer) => sum + layer.bytes, 0);
        const { to, secrets, signal } = preparation;
        if (to === undefined)
            return { kind: 'prepared', key, bytes, isReused, saved: undefined };
        const finders = steps.flatMap(({ step }) => (0,evaluation_preparation/* forbiddenIn */.Vm)(privateArea, step) ?? []);
        const isForbidden = (found) => finders.some((finds) => finds(found)) || secrets.finds(found);
        const saved = await (0,saved_layers/* saveLayers */.o)({ folder: to, layers: all, isForbidden, signal });
        if (saved === 'cancelled')
            return { kind: 'cancelled' };
        if ('refusal' in saved)
            throw notSaved(saved.refusal);
        return { kind: 'prepared', key, bytes, isReused, saved: { folder: to, digest: saved.digest } };
    }
    finally {
        for (const release of releases)
            release();
    }
}
function copiesReason({ layering }) {
    return layering.kind === 'layers' ? undefined : layering.reason;
}
function prepareStep(privateArea, step, { protectedFiles, signal }) {
    const { base } = privateArea.store;
    const checkout = (0,private_area/* evaluationCheckout */.b)(privateArea, 1);
    return (0,evaluation/* prepareEnvironment */.z)(privateArea, { step, protectedFiles, signal, checkout, tree: base, variables: {} });
}
function notPrepared(reason) {
    return new errors/* PreconditionError */.Rb({
        message: `setup failed: ${reason}`,
        remedy: 'Correct setup.command, or what it needs of this machine; then prepare again.',
    });
}
function notSaved(reason) {
    return new errors/* PreconditionError */.Rb({
        message: `the prepared environment was not saved: ${reason}`,
        remedy: 'Let setup.command remove the file or write no key to it; then prepare again.',
    });
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

/***/ 93259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPlan: () => (/* binding */ openPlan)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/kernel/environment.js
var kernel_environment = __webpack_require__(22989);
// EXTERNAL MODULE: ./build/kernel/timer.js
var timer = __webpack_require__(20677);
// EXTERNAL MODULE: ./build/notify/notification.js
var notification = __webpack_require__(10461);
// EXTERNAL MODULE: ./build/remote/plan-recipe.js + 2 modules
var plan_recipe = __webpack_require__(86031);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/report/ended-text.js
var ended_text = __webpack_require__(60551);
// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(84483);
// EXTERNAL MODULE: ./build/report/iteration-facts.js
var iteration_facts = __webpack_require__(16794);
// EXTERNAL MODULE: ./build/report/run-view.js
var run_view = __webpack_require__(33902);
// EXTERNAL MODULE: ./build/report/time-text.js
var time_text = __webpack_require__(1052);
;// CONCATENATED MODULE: ./build/report/plan-view.js






const MARKS = {
    success: 'merged',
    failure: 'invalid',
    denied: 'denied',
    timeout: 'aborted',
    blocked: 'killed',
};
function viewPlan({ plan, branch, commit, from, to, items }) {
    const accepted = items.filter(({ status }) => status === 'success').length;
    const verdict = `${accepted} of ${(0,base_text/* plural */.LS)(items.length, 'item')} succeeded`;
    const rows = items.map(buildRow);
    return {
        recipe: 'plan',
        terms: { attempt: 'item', line: '', best: '' },
        tables: {
            page: ['item', 'outcome', 'change', 'reason', 'receipt'],
            list: ['item', 'outcome', 'change', 'reason', 'receipt'],
            summary: { all: ['item', 'outcome', 'change', 'reason', 'receipt'] },
        },
        ...{
            name: (0,foreign_text/* oneLine */.TN)(plan),
            description: '',
            goal: undefined,
            base: undefined,
            worktree: undefined,
            problems: [],
            notices: [],
        },
        branch: branch === null ? undefined : (0,foreign_text/* oneLine */.TN)(branch),
        commit,
        noBranch: accepted === 0 ? 'none: nothing has landed' : 'none: the branch that items landed on is gone',
        ...{
            position: undefined,
            waiting: undefined,
            verdict,
            gain: verdict,
            result: verdict,
            claim: { kind: 'none', text: undefined },
        },
        ended: to === undefined ? undefined : (0,ended_text/* renderEnded */.N)({ from, to, reason: reasonOf(items) }),
        ...{ baseline: undefined, best: undefined, change: undefined },
        ...{ tried: items.length, accepted, counts: (0,run_view/* countRows */.BO)(rows, Object.keys(MARKS)), facts: [] },
        budget: { noops: undefined, startedAt: undefined, deadline: undefined, timeLeft: undefined },
        cost: (0,iteration_facts/* renderTotalCost */.kT)(items.map((item) => (item.status === 'blocked' ? undefined : item.usage))),
        rows,
        ...{ workspaces: undefined, next: undefined, verify: 'autorize work verify', show: undefined },
        ...{ head: undefined, madeAt: undefined },
    };
}
function reasonOf(items) {
    const of = (statuses) => items.filter(({ status }) => statuses.includes(status)).length;
    const [failed, blocked] = [of(['failure', 'denied', 'timeout']), of(['blocked'])];
    if (failed + blocked === 0)
        return 'every item succeeded';
    return [
        ...(failed === 0 ? [] : [`${(0,base_text/* plural */.LS)(failed, 'item')} failed`]),
        ...(blocked === 0 ? [] : [`${(0,base_text/* plural */.LS)(blocked, 'item')} blocked by them`]),
    ].join(', ');
}
function buildRow(item, index) {
    const isBlocked = item.status === 'blocked';
    const reason = isBlocked ? item.reason : (item.denial_reason ?? item.error);
    return {
        ...{ id: (0,foreign_text/* oneLine */.TN)(item.id), iter: index, mark: MARKS[item.status], word: item.status },
        isAccepted: item.status === 'success',
        ...{ score: undefined, scoreText: '', best: undefined, bestText: '', pass: '' },
        ...{ duration: '', summary: '', evidence: '', facts: [] },
        size: isBlocked ? '' : sizeOf(item),
        reason: reason === undefined ? '' : (0,foreign_text/* oneLine */.TN)(reason, 1000),
        commit: isBlocked ? '' : item.receipt_id,
    };
}
function sizeOf({ metrics, reused, usage }) {
    const { files_touched: files, delta_size: size, tool_ops_count: ops, tests_passed: passed, tests_failed: failed, } = metrics;
    return [
        ...(files === 0 ? [] : [(0,base_text/* plural */.LS)(files, 'file'), (0,base_text/* plural */.LS)(size, 'change')]),
        ...(ops === 0 ? [] : [(0,base_text/* plural */.LS)(ops, 'tool operation')]),
        ...(passed === undefined ? [] : [`tests ${passed} passed, ${failed ?? 0} failed`]),
        ...(usage === undefined ? [] : [(0,iteration_facts/* renderTotalCost */.kT)([usage]) ?? '']),
        reused ? 'landed earlier' : (0,time_text/* renderSpan */.LP)(metrics.execution_time_ms),
    ].join(', ');
}

// EXTERNAL MODULE: ./build/report/run-diffs.js
var run_diffs = __webpack_require__(55863);
// EXTERNAL MODULE: ./build/workitem/contract.js
var contract = __webpack_require__(51421);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/engine/boundaries/protected-files.js + 1 modules
var protected_files = __webpack_require__(15310);
// EXTERNAL MODULE: ./build/engine/evaluation/base-environment.js + 1 modules
var base_environment = __webpack_require__(58936);
// EXTERNAL MODULE: ./build/engine/workspace/private-area.js + 8 modules
var private_area = __webpack_require__(29460);
// EXTERNAL MODULE: ./build/kernel/inspector-guard.js
var inspector_guard = __webpack_require__(95453);
// EXTERNAL MODULE: ./build/kernel/secret-values.js
var secret_values = __webpack_require__(46837);
// EXTERNAL MODULE: ./build/kernel/user-refs.js
var user_refs = __webpack_require__(11584);
// EXTERNAL MODULE: ./build/workitem/opening.js
var opening = __webpack_require__(32375);
// EXTERNAL MODULE: ./build/workitem/preparing.js
var preparing = __webpack_require__(3363);
// EXTERNAL MODULE: ./build/workitem/ready-agent.js
var ready_agent = __webpack_require__(20616);
// EXTERNAL MODULE: ./build/workitem/store.js
var store = __webpack_require__(12690);
;// CONCATENATED MODULE: ./build/workitem/environment.js
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













async function preparePlan({ loaded, ...request }, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const _guard = __addDisposableResource(env_1, (0,inspector_guard/* guardInspector */.f)(), false);
        const { work, plan, problems } = loaded;
        if (work === undefined)
            throw new errors/* ContractError */.Vl(problems);
        const [{ env: parentEnv }, { sandbox, secrets }] = [host, request];
        const paths = (0,store/* workPathsOf */.LR)(host);
        const { repository, name } = (0,store/* workArea */.hM)(paths, host);
        const { refs } = (0,user_refs/* openRefs */.ro)(repository, (0,external_node_path_.join)((0,private_area/* privateAreaFolder */.PH)({ repository, name, parentEnv }), 'user'));
        const base = (await (0,opening/* findWorkBranch */.VD)(paths, refs, `autorize-work/${plan}`)) ?? (await (0,user_refs/* requireHead */.EU)(repository, refs));
        const agents = [...(await (0,opening/* readyAgents */._F)(work, host, { needsAgents: false, sandbox })).values()];
        const tables = (0,opening/* secretTables */.WK)(work, parentEnv);
        secrets.addSecrets(tables.flatMap((table) => (0,kernel_environment/* referencedValues */.K6)(table, parentEnv)).filter(secret_values/* isSecret */.$));
        const { environment } = work;
        const level = (0,ready_agent/* areaLevel */._$)(agents);
        return (0,base_environment/* prepareBase */.p)({
            ...{ repository, name, environment, parentEnv, base, level },
            command: `autorize prepare ${loaded.document.file}`,
            describe: async (privateArea) => ({
                setups: agents.map((agent) => ({
                    preparing: (0,preparing/* preparingOf */._l)(privateArea, { work, agent, folder: '', name: '' }),
                    level: agent.level,
                })),
                protectedFiles: protected_files/* NOTHING_PROTECTED */.Vv,
            }),
        }, request);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/workitem/patches.js



function receiptsOf(items) {
    return new Map(items.flatMap((item) => (item.status === 'success' ? [[item.id, item.receipt_id]] : [])));
}
function readPatch(paths, receiptId) {
    const path = receiptId === undefined ? '' : (0,external_node_path_.join)((0,store/* runFolder */.kQ)(paths, receiptId), 'changes.patch');
    return (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path, 'utf8') : undefined;
}

// EXTERNAL MODULE: ./build/workitem/run.js + 13 modules
var run = __webpack_require__(3722);
// EXTERNAL MODULE: ./build/github/loop.js
var loop = __webpack_require__(34526);
;// CONCATENATED MODULE: ./build/github/plan-recipe.js
var plan_recipe_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var plan_recipe_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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















async function openPlan({ workItems, overrides: { sandbox } }, host) {
    const loaded = await (0,opening/* loadWork */.CW)(workItems, host);
    const { work, plan, problems } = loaded;
    if (work === undefined)
        throw new errors/* ContractError */.Vl(problems);
    const paths = (0,store/* workPathsOf */.LR)(host);
    const subject = (0,plan_recipe/* planSubject */.O)({ paths, plan, permit: work.permit, tests: (0,contract/* testsOf */.Vh)(work) }, host);
    const specs = Object.values(work.agents).flatMap((spec) => (spec === undefined ? [] : [spec]));
    const reports = new Map();
    let last;
    const items = () => work.items.flatMap(({ id }) => reports.get(id) ?? []);
    return {
        ...{ mode: 'work', name: plan, subject, folder: paths.folder, ledger: paths.journal },
        keys: (0,opening/* secretTables */.WK)(work, host.env).flatMap((table) => (0,kernel_environment/* referencedValues */.K6)(table, host.env)),
        wishes: specs.map((spec) => ({ requested: sandbox ?? spec.sandbox, network: spec.network })),
        async run(request) {
            const { result, isLate } = await plan_recipe_run(request, { loaded, host });
            last = result;
            for (const report of result.items) {
                const isNews = report.status !== 'blocked' || request.proposed === undefined;
                if (isNews || !reports.has(report.id))
                    reports.set(report.id, report);
            }
            return endOf({ ...result, items: items() }, isLate);
        },
        prepare: (request) => preparePlan({ ...request, loaded, sandbox }, host),
        attempts: () => items().map(attemptOf),
        countAccepted: () => subject.read().accepted.length,
        hasRecords: () => last !== undefined,
        view: () => (last === undefined ? undefined : viewPlan({ ...last, items: items() })),
        diffs: () => {
            const receipts = receiptsOf(items());
            return (0,run_diffs/* readDiffs */.h)({ read: (id) => readPatch(paths, receipts.get(id)) });
        },
    };
}
function attemptOf(item) {
    const { id, status } = item;
    if (status === 'blocked')
        return { item: id, notes: '', hasVerdict: false, hasAgent: false, usd: undefined };
    return { item: id, notes: '', hasVerdict: true, hasAgent: !item.reused, usd: item.usage?.usd ?? undefined };
}
async function plan_recipe_run(request, { loaded, host }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { proposed, reported = [], timeBudgetMs, timeLimitMs, overrides, signal, onRecord, onNote, onNotification, } = request;
        const budgets = [timeBudgetMs, timeLimitMs].filter((each) => each !== undefined);
        const end = plan_recipe_addDisposableResource(env_1, (0,timer/* startDeadline */.db)(Math.min(...budgets)), false);
        const onEvent = (event) => {
            onNotification?.((0,notification/* ofPlan */.PC)(loaded.plan, event));
            if (event.kind === 'started') {
                for (const note of event.notes)
                    onNote((0,loop/* noteLine */.rk)(note));
                onNote(`${event.plan}: ${event.levels.length} levels, from ${event.base.slice(0, 12)}`);
            }
            if (event.kind === 'waiting')
                onNote(`${event.id} ${(0,run_view/* renderWaitingLine */.WT)(event.waiting)}`);
            if (event.kind === 'note')
                onNote((0,loop/* noteLine */.rk)(event.note));
            if (event.kind === 'ended')
                onRecord(lineOf(event.item));
        };
        const began = performance.now();
        const timeLeftMs = () => Math.min(...budgets) - (performance.now() - began);
        const result = await (0,run/* runWork */.d$)({
            loaded,
            options: {
                timeLeftMs,
                ...{ ...overrides, host, onEvent, signal: AbortSignal.any([signal, end.signal]) },
                ...(proposed === undefined ? {} : { proposed: proposedItems(proposed), reported: reportedItems(reported) }),
            },
            ofCommand: [],
            isAlone: false,
        });
        onNotification?.((0,notification/* ofPlanEnd */.eM)(result.plan, result.items));
        return { result, isLate: end.signal.aborted && !signal.aborted };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        plan_recipe_disposeResources(env_1);
    }
}
function proposedItems(proposed) {
    return new Map(proposed.flatMap(({ item, base, commit, trace, origin, usage, pack, wave }) => {
        if (item === undefined || base === undefined)
            return [];
        const known = { ...(usage === undefined ? {} : { usage }), ...(wave === undefined ? {} : { wave }) };
        return [[item, { base, commit, trace, origin, pack, ...known }]];
    }));
}
function reportedItems(reported) {
    return reported.flatMap((each) => (each.item === undefined ? [] : [{ ...each, item: each.item }]));
}
function lineOf(item) {
    const why = item.status === 'blocked' ? item.reason : (item.denial_reason ?? item.error);
    return `${item.status.padEnd(8)} ${item.id}${why === undefined ? '' : `: ${why}`}`;
}
function endOf(result, isLate) {
    const { items, interrupted, overspending, unable } = result;
    const stopped = unable?.reason ?? overspending;
    const spent = stopped === undefined ? '' : `; ${stopped}`;
    const why = isLate ? '; the time budget is used up' : interrupted ? '; interrupted by the operator' : spent;
    const isFailed = items.some(({ status }) => status !== 'success' && status !== 'blocked');
    const exitCode = unable?.kind === 'agent' ? errors/* EXIT */.dc.precondition : isFailed ? errors/* EXIT */.dc.no : errors/* EXIT */.dc.yes;
    const limited = unable?.kind === 'rate_limited' ? { rateLimited: { until: unable.until } } : {};
    return { reason: `${viewPlan(result).verdict}${why}`, exitCode, ...limited };
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





const MAX_TEXT = 600;
function ofExperiment(name, event) {
    if (event.kind === 'waiting')
        return parked(name, event.iter, event.waiting);
    if (event.kind === 'recorded') {
        const { iter, outcome, notes, held_commit: held } = event.record;
        if (event.parting !== undefined)
            return parted(name, iter, event.parting, { isAccepted: outcome === 'merged' });
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
function ofMission(name, event) {
    if (event.kind === 'waiting')
        return parked(name, event.iteration, event.waiting);
    if (event.kind === 'recorded') {
        const { iteration, decision, decision_reason: reason, comparison } = event.entry;
        if (event.parting !== undefined) {
            return parted(name, iteration, event.parting, { isAccepted: decision === 'keep' });
        }
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
function ofPlan(name, event) {
    if (event.kind === 'waiting')
        return parked(name, event.id, event.waiting);
    if (event.kind !== 'ended' || event.item.status !== 'success' || event.item.reused)
        return undefined;
    return ofAttempt(name, 'accepted', event.item.id, 'it succeeded, and its change has landed');
}
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
function parted(name, attempt, why, { isAccepted }) {
    const title = titleOf(name, attempt, `${isAccepted ? `${WORDS.accepted}; ` : ''}objective and holdout part`);
    const events = isAccepted ? ['alert', 'accepted'] : ['alert'];
    return { events, name, title, text: (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(why, MAX_TEXT), attempt };
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
function renderJson(notification, run, at) {
    const { events, name, title, text, attempt, until } = notification;
    const optional = { attempt, until, url: run.url };
    const { loop, repository } = run;
    return `${JSON.stringify({ version: 1, event: events[0], loop, name, repository, title, text, ...optional, at })}\n`;
}
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
function escapeSlack(line) {
    return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}


/***/ }),

/***/ 55863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ readDiffs)
/* harmony export */ });
function readDiffs({ read, cache = new Map(), keyOf = (id) => id }) {
    const get = (id) => {
        const diff = cache.get(keyOf(id)) ?? read(id) ?? '';
        cache.set(keyOf(id), diff);
        return diff === '' ? undefined : diff;
    };
    return { get };
}


/***/ }),

/***/ 88965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ diffArrays)
});

// UNUSED EXPORTS: arrayDiff

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/base.js
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

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/array.js

class ArrayDiff extends Diff {
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


/***/ })

};

