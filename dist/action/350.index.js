export const id = 350;
export const ids = [295,350,676,914];
export const modules = {

/***/ 6729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZY: () => (/* binding */ reportedUsage),
/* harmony export */   hZ: () => (/* binding */ describeReported),
/* harmony export */   y7: () => (/* binding */ reportMark)
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/** An attempt of another job that was not accepted there, the same for every loop: recorded as reported, judged by nobody. */


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

/***/ 28554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ listenForCancel)
/* harmony export */ });
const SIGNALS = { SIGINT: 130, SIGTERM: 143 };
// Outputs have to be set within five seconds, on a busy machine too, and of the ten some are for the artifact of what could
// not be pushed.
const PATIENCE_MS = 2500;
/** A runner that cancels sends SIGINT, SIGTERM 7.5 s later, and ends everything 2.5 s after that. */
function listenForCancel() {
    const controller = new AbortController();
    const patience = new AbortController();
    let timer;
    let exitCode;
    const removals = Object.entries(SIGNALS).map(([signal, code]) => {
        const listener = () => {
            exitCode ??= code;
            controller.abort();
            timer ??= setTimeout(() => patience.abort(), PATIENCE_MS);
        };
        process.on(signal, listener);
        return () => process.off(signal, listener);
    });
    return {
        signal: controller.signal,
        cutOff: patience.signal,
        get exitCode() {
            return exitCode;
        },
        [Symbol.dispose]: () => {
            clearTimeout(timer);
            for (const remove of removals)
                remove();
        },
    };
}


/***/ }),

/***/ 13958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ requireIsolation),
/* harmony export */   Gr: () => (/* binding */ takeIsolation),
/* harmony export */   l8: () => (/* binding */ findLevels),
/* harmony export */   o$: () => (/* binding */ describeIsolation),
/* harmony export */   vi: () => (/* binding */ claimWith),
/* harmony export */   x1: () => (/* binding */ BOTH_COMMITS)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72416);
/**
 * How well the agents of a step are isolated, and whether that is enough for the token of its job.
 * Invariant: in a job whose token can push, no agent runs below bubblewrap unless the workflow says that it may; whether
 * the token can push is asked of the server, and "not known" counts as "it can".
 */


const KINDS = ['bubblewrap', 'namespace', 'process-group'];
const STRONGEST = KINDS[0];
/** The levels that agents get by their configuration and by this machine; throws where none fits. */
async function findLevels(wishes) {
    const probe = await (0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_1__/* .probeSandbox */ .UB)();
    const found = wishes.map((wish) => {
        const level = (0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_1__/* .decideLevel */ .DT)(wish, probe);
        if (level instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb)
            throw level;
        return level.kind;
    });
    return KINDS.filter((kind) => found.includes(kind));
}
const AN_AGENT = { name: 'an agent', elsewhere: 'Or run the agent in a job that can only read, as research.yml does' };
const BOTH_COMMITS = {
    name: 'the code of both commits',
    elsewhere: 'Or give the job "permissions: contents: read" alone',
};
/** Throws where an agent would run below bubblewrap beside a token that can push, and the workflow does not say so. */
async function requireIsolation({ isolation, inputs, who = AN_AGENT }, remote) {
    const weak = isolation.levels.find((level) => level !== STRONGEST);
    if (weak === undefined || inputs.acceptsWeakSandbox)
        return;
    const may = await remote.mayPush();
    if (may === 'no')
        return;
    const probe = await (0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_1__/* .probeSandbox */ .UB)();
    const works = probe.levels.some(({ kind }) => kind === STRONGEST);
    const strong = works
        ? 'Take "sandbox: off" out of the configuration of the agent'
        : `To make bubblewrap work, run this in a step before: ${(0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_1__/* .remedyFor */ .wJ)(probe).replace(/, then run again\.$/, '')}`;
    const known = may === 'yes' ? 'can push' : 'may be able to push (the server did not say)';
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `${who.name} would run at isolation level "${weak}" in a job whose token ${known}: it could take that token`,
        remedy: `${strong}. ${who.elsewhere}. To accept the risk, write ${written('any')} (the strongest level that works) or ${written('off')} in the workflow`,
    });
}
/** A value of the input as a workflow writes it. */
function written(sandbox) {
    return `"sandbox: ${sandbox}"`;
}
/** The level in force, as one sentence; undefined where no agent ran. */
function describeIsolation({ levels, from }) {
    if (levels.length === 0)
        return undefined;
    const named = levels.map((level) => `\`${level}\``).join(' and ');
    const weak = levels.some((level) => level !== STRONGEST) ? ', below `bubblewrap`: files were not shielded' : '';
    const whose = from === 'this job' ? '' : ', as the proposing job says';
    return `Isolation of the agent: ${named}${weak}${whose}.`;
}
/** A claim, with the levels that agents had. */
function claimWith(gain, { levels }) {
    return levels.length === 0 || gain === '' ? gain : `${gain} (isolation: ${levels.join(', ')})`;
}
/** Takes over what a proposal says of its job. */
function takeIsolation(isolation, levels) {
    isolation.levels = KINDS.filter((kind) => levels.includes(kind));
    isolation.from = 'the proposing job';
}


/***/ }),

/***/ 50894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ refuseLeftCredentials)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
/**
 * What a checkout left in git's configuration that an agent could read.
 * Invariant: only looked at, by reading files, and no value is printed: everybody can read the log.
 */






// How actions/checkout leaves the token: in the config itself, or in a file that the config includes.
const LEFT_CREDENTIALS = /^[ \t]*(?:\[[^\]\r\n]*\]\s*)?(?:extraheader\s*=|path\s*=.*git-credentials)/im;
// The address of a remote or of a submodule, or what stands for the beginning of one.
const ADDRESS = /(?:url\s*=\s*"?|\[\s*url\s+")https?:\/\/([^\s/?#"]+)@/gi;
// What no user is called: by the names of GitHub's and GitLab's tokens, or by its length.
const TOKEN = /^(?:gh[a-z]_|github_pat_|gl[a-z]+-|.{24})/;
const INCLUDED = /^[ \t]*(?:\[[^\]\r\n]*\]\s*)?path\s*=\s*"?([^"\n]+)/gim;
// More than a configuration of anybody's has, where files include each other.
const MAX_FILES = 1000;
/**
 * Throws where the token of a checkout lies where an agent can read it: of this one, or of another in the workspace.
 * Returns what of the workspace was not searched, as a sentence; undefined: all of it was.
 */
function refuseLeftCredentials({ commonDir, gitDir }, workspace, maxFolders = MAX_FOLDERS) {
    refuseIn([commonDir, gitDir], '.git/config');
    if (workspace === undefined)
        return undefined;
    const { found, isWhole } = findGitDirs(workspace, maxFolders);
    for (const folder of found)
        refuseIn([folder], (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'config'), 300));
    if (isWhole)
        return undefined;
    return `the workspace has more than ${maxFolders} folders: checkouts in the rest were not searched for left credentials`;
}
function refuseIn(gitDirs, where) {
    const texts = readConfigs(gitDirs);
    if (texts.some((text) => LEFT_CREDENTIALS.test(text))) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
            message: `the checkout left its token in ${where}, where the code that runs can read it`,
            remedy: 'Check out with "persist-credentials: false", each repository of the workspace',
        });
    }
    if (!texts.some(holdsToken))
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `an address in ${where} has a token or a password in it ("https://…@"), where the code that runs can read it`,
        remedy: 'Take it out before this step, as in: git remote set-url origin https://github.com/OWNER/REPOSITORY; the step pushes with its own github-token. See: git remote -v',
    });
}
function holdsToken(text) {
    return [...text.matchAll(ADDRESS)].some(([, who = '']) => {
        const colon = who.indexOf(':');
        return colon === -1 ? TOKEN.test(who) : colon < who.length - 1;
    });
}
/** The configuration of a repository and of its submodules, and what it includes under whatever condition. */
function readConfigs(gitDirs) {
    const open = gitDirs.flatMap(listConfigs);
    const seen = new Set();
    const texts = [];
    for (let next = open.pop(); next !== undefined && seen.size < MAX_FILES; next = open.pop()) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(next, { throwIfNoEntry: false })?.isFile() !== true)
            continue;
        const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(next);
        if (seen.has(path))
            continue;
        seen.add(path);
        const text = readIfAllowed(path);
        texts.push(text);
        for (const [, included = ''] of text.matchAll(INCLUDED)) {
            const from = included.trim().replace(/^~\//, `${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)()}/`);
            open.push((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), from));
        }
    }
    return texts;
}
// More than a workspace has with its dependencies; to list them takes a few seconds.
const MAX_FOLDERS = 500_000;
/** The git directories of all checkouts below a folder, those nearest to it first; links are not followed. */
function findGitDirs(workspace, maxFolders) {
    const found = [];
    const folders = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(workspace) ? [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace)] : [];
    // The list grows while it is read.
    for (const [count, folder] of folders.entries()) {
        if (count === maxFolders)
            return { found, isWhole: false };
        for (const entry of listFolder(folder)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.name);
            if (entry.name === '.git')
                found.push(...gitDirOf(path, entry.isDirectory()));
            else if (entry.isDirectory())
                folders.push(path);
        }
    }
    return { found, isWhole: true };
}
/** A work tree or a submodule has a file that names its git directory. */
function gitDirOf(path, isFolder) {
    if (isFolder)
        return [path];
    const [, named] = /^gitdir: (.+)$/m.exec(readIfAllowed(path)) ?? [];
    if (named === undefined)
        return [];
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), named.trim());
    const common = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'commondir');
    return [folder, ...((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(common) ? [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, readIfAllowed(common).trim())] : [])];
}
function listFolder(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        // Gone meanwhile, or not ours to read: then not an agent's either.
        return [];
    }
}
/** What cannot be read by us, no agent of ours can read either. */
function readIfAllowed(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (error) {
        if ((0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) === 'EACCES')
            return '';
        throw error;
    }
}
/** Those of a git directory and of the ones of its submodules, which lie in it under any name. */
function listConfigs(gitDir) {
    const modules = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'modules');
    const below = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(modules) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(modules, { recursive: true, encoding: 'utf8' }) : [];
    const ofModules = below.filter((path) => /(?:^|\/)config(?:\.worktree)?$/.test(path));
    return [
        ...['config', 'config.worktree'].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, name)),
        ...ofModules.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(modules, path)),
    ];
}


/***/ }),

/***/ 6415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ openLoopStep)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3894);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
/* harmony import */ var _kernel_secret_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46837);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83800);
/* harmony import */ var _cancel_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28554);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6830);
/* harmony import */ var _job_time_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39231);
/* harmony import */ var _left_credentials_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(50894);
/* harmony import */ var _notes_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(37491);
/* harmony import */ var _outgoing_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(71192);
/* harmony import */ var _stopped_commands_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(65298);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6024);
/**
 * What every step that works on a loop begins with.
 * Invariant: the runner masks the keys of agents before anything of the loop is printed, and nothing of the loop is run for
 * somebody who may not start it, or beside a checkout that left its token.
 */















/** Opens a step; its folder is removed when it is disposed of. */
async function openLoopStep(request, host, open) {
    const { problems, publishing } = request;
    if (problems.length > 0)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(problems);
    const context = (0,_event_js__WEBPACK_IMPORTED_MODULE_8__/* .readContext */ .y)(host.env);
    const loop = await open(request.loop, host);
    const keys = loop.keys.filter(_kernel_secret_values_js__WEBPACK_IMPORTED_MODULE_5__/* .isSecret */ .$);
    (0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_12__/* .hideSecrets */ .s0)(keys);
    await (0,_stopped_commands_js__WEBPACK_IMPORTED_MODULE_13__/* .withCommands */ .l)(async () => keys.forEach((key) => void (0,_actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setSecret */ .Pq)(key)));
    const api = await (0,_api_js__WEBPACK_IMPORTED_MODULE_6__/* .openApi */ .Nd)(publishing.token, context, (0,_job_time_js__WEBPACK_IMPORTED_MODULE_9__/* .timeLeft */ .f)(request, host));
    await (0,_trust_js__WEBPACK_IMPORTED_MODULE_14__/* .requireTrustedActor */ .m)(context, api);
    const notes = new _notes_js__WEBPACK_IMPORTED_MODULE_11__/* .Notes */ .u();
    const { token } = publishing;
    if (request.loop.proposal === undefined) {
        const unsearched = (0,_left_credentials_js__WEBPACK_IMPORTED_MODULE_10__/* .refuseLeftCredentials */ .U)(loop.subject.repository, context.workspace);
        if (unsearched !== undefined)
            notes.add(unsearched);
    }
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `autorize-${loop.mode}-`));
    const cancel = (0,_cancel_js__WEBPACK_IMPORTED_MODULE_7__/* .listenForCancel */ .F)();
    const { cutOff } = cancel;
    const opening = {
        ...{ loop, inputs: request.loop, context, token, host, folder, notes, keys, search: (0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_12__/* .stepSecrets */ .aw)(), cutOff },
        isolation: { levels: [], from: 'this job' },
    };
    return {
        ...{ opening, api, cancel },
        [Symbol.dispose]: () => {
            cancel[Symbol.dispose]();
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
        },
    };
}


/***/ }),

/***/ 86968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V4: () => (/* binding */ describeShared),
  OC: () => (/* binding */ movedBranch),
  Gf: () => (/* binding */ openState),
  sK: () => (/* binding */ requireUnmoved),
  pi: () => (/* binding */ takeProposals)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/kernel/git-remote.js
var git_remote = __webpack_require__(69463);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: ./build/remote/proposal-file.js
var proposal_file = __webpack_require__(31352);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(17785);
// EXTERNAL MODULE: ./build/remote/state-commit.js
var state_commit = __webpack_require__(44042);
// EXTERNAL MODULE: ./build/remote/subject.js
var remote_subject = __webpack_require__(64715);
;// CONCATENATED MODULE: ./build/remote/ended-run.js
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
 * Whether the next run may begin where one that is over ended.
 * Invariant: only read, but for a folder of our own that is removed again.
 */






/** Throws IntegrityError where records and branch of a run that is over contradict each other. */
async function requireSoundEnd({ subject, remote: { git } }, { branch, branchHead, files }) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-ended-'));
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const [staged, scratch] = [(0,external_node_path_.join)(folder, 'state'), (0,external_node_path_.join)(folder, 'scratch')];
            (0,state_commit/* writeState */.Jq)({ folder: staged }, files);
            await git(['update-ref', branch, branchHead]);
            const lock = __addDisposableResource(env_1, await subject.lock(), true);
            const findings = await subject.check({ folder: staged, git, scratch, lock });
            const issues = (0,finding/* describeWrong */.$R)(findings);
            await (0,remote_subject/* requireSound */.bi)({ name: subject.name, audit: async () => issues });
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
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
;// CONCATENATED MODULE: ./build/remote/known-start.js
/**
 * Whether a run on a server began at one of the user's commits; in a shallow checkout, by as much history as says that.
 * Invariant: objects alone are brought here, within the limits of a state: where the history of the checkout ends by its
 * own git stays as it is. What the server cannot or will not say remains unknown, and that is refused by whoever asks.
 */





// As much as git takes, to go beyond what a fetch before it had cut off.
const EVERYTHING = 2_147_483_647;
// Most runs began a few commits ago; the whole history of a large repository takes minutes.
const DEPTHS = [50, 500, EVERYTHING];
/**
 * Throws PreconditionError where records begin at a commit that is none of the user's, as far as the history says that can be
 * fetched; where the run itself refuses it, only fetches that history.
 */
async function requireKnownStart(request, start) {
    const issues = await findIssues(request, start);
    const { name, startRemedy } = request.subject;
    if (issues.length === 0 || startRemedy === undefined)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the records of "${name}" on the server begin at ${start.commit}, which autorize cannot identify as a commit of yours: ${(0,base_text/* printable */.g$)(issues.join('; '), 600)}; nothing of them was taken`,
        remedy: `If it is yours, check out a branch that contains it, with its history (git fetch --unshallow; fetch-depth: 0), or merge it into yours. ${startRemedy}`,
    });
}
/** What is wrong with a start when there is no more history of HEAD to fetch that could say. */
async function findIssues({ subject, remote, refs }, start) {
    const { repository } = subject;
    const find = async () => subject.findStartIssues(refs, start);
    let issues = await find();
    const head = await (0,user_repository/* readHead */.zy)(repository, refs);
    if (head === undefined || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(repository.commonDir, 'shallow')))
        return issues;
    // What was committed here alone, the server knows by the branch that it was committed on.
    const wanted = [head, 'HEAD'];
    for (const depth of DEPTHS) {
        if (issues.length === 0)
            return issues;
        while (wanted[0] !== undefined && !(await isFetched(remote, { ref: wanted[0], depth })))
            wanted.shift();
        if (wanted.length === 0)
            return issues;
        issues = await find();
    }
    return issues;
}
async function isFetched(remote, { ref, depth }) {
    try {
        await remote.fetchBounded(ref, depth);
        return true;
    }
    catch (error) {
        // Unreachable, refused, or more than a state may have: nothing is known of it then.
        if (error instanceof errors/* AutorizeError */.yW)
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/remote/outgoing.js
var outgoing = __webpack_require__(7133);
// EXTERNAL MODULE: ./build/kernel/object-presence.js
var object_presence = __webpack_require__(55523);
// EXTERNAL MODULE: ./build/kernel/refs.js
var kernel_refs = __webpack_require__(83144);
// EXTERNAL MODULE: ./build/kernel/shallow-boundary.js
var shallow_boundary = __webpack_require__(45623);
;// CONCATENATED MODULE: ./build/remote/restore.js
/**
 * Resumes from the state that another machine pushed.
 * Invariant: nothing is written here before the hash chain of the records holds and the branch on the server is where they
 * say. A branch that a person moved stays as it is and is reported. No run resumes from records that fail their audit.
 */







const TRIES = 5;
/** Where branch and state are on the server, and what the state holds. */
async function readRemoteStatus({ subject, remote, resumeFrom, }) {
    const fixed = fixedBranch({ subject, remote });
    for (let tries = 0;; tries += 1) {
        const refs = await remote.list([...Object.values((0,remote_subject/* stateRefs */.sd)(subject)), subject.branches]);
        const location = locateState(subject, refs);
        const { state } = location;
        const branchHeadOf = (branch = '') => refs.get(remote.nameOf(branch));
        if (state === undefined) {
            const seen = { ...location, branch: fixed, branchHead: branchHeadOf(fixed) };
            return { seen, files: undefined, records: undefined };
        }
        // Pushed to between the look and the fetch: look again, for the two belong together.
        const stateRef = location.oldRef ?? location.stateRef;
        if ((await remote.fetchBounded(stateRef, 1)) !== state && tries < TRIES)
            continue;
        const commit = resumeFrom === undefined ? state : await findStateOf(remote, { stateRef, run: resumeFrom });
        const found = await (0,state_commit/* readState */.un)(remote.git, { subject, commit });
        (0,state_commit/* requireChains */.ck)(found);
        const records = subject.decode(found);
        const branch = records.branch ?? fixed;
        return { seen: { ...location, branch, branchHead: branchHeadOf(branch) }, files: subject.covered(found), records };
    }
}
/**
 * Which ref holds the state. The fallback precedes the old ref: it is only written once the server refused the new one,
 * and the old one stays beside it where the server refuses to delete that as well.
 */
function locateState(subject, found) {
    const { usual, fallback, old } = (0,remote_subject/* stateRefs */.sd)(subject);
    for (const stateRef of [usual, fallback])
        if (found.has(stateRef))
            return { stateRef, state: found.get(stateRef) };
    const state = found.get(old);
    return state === undefined ? { stateRef: usual, state } : { stateRef: usual, state, oldRef: old };
}
/** The branch, where it has one name on the server whatever the records say. */
function fixedBranch({ subject, remote }) {
    return remote.nameOf(subject.branches).endsWith('*') ? undefined : subject.branches;
}
/** Where branch and state are, for a run that begins beside them; nothing of the state has to be sound. */
async function findSibling({ subject, remote }) {
    const found = await remote.list([...Object.values((0,remote_subject/* stateRefs */.sd)(subject)), subject.branches]);
    const location = locateState(subject, found);
    if (location.state !== undefined)
        await remote.fetchBounded(location.oldRef ?? location.stateRef, 1);
    const branch = fixedBranch({ subject, remote });
    return { ...location, branch, branchHead: found.get(remote.nameOf(branch ?? '')) };
}
/** Brings records and branch here; throws where this checkout has records of its own. */
async function restore(request) {
    const { subject, remote, refs } = request;
    requireNoRecords(subject);
    for (let tries = 0;; tries += 1) {
        const { seen, files, records } = await readRemoteStatus(request);
        const { branch, branchHead } = seen;
        if (files === undefined || records === undefined) {
            if (branchHead === undefined)
                return { kind: 'nothing', remote: seen };
            return { kind: 'moved', remote: seen, expected: undefined, files };
        }
        const { expected } = records;
        if (records.isOver && branchHead === undefined)
            return { kind: 'over', remote: seen, records, files };
        if (branch !== undefined && branchHead !== undefined) {
            if ((await fetchBranch(request, { branch, records })) !== branchHead && tries < TRIES)
                continue;
            await shareEnds(request, branchHead);
        }
        if (!records.isOver && records.base !== undefined)
            await requireKnownStart(request, { commit: records.base, files });
        if (records.isOver)
            return { kind: 'over', remote: seen, records, files };
        if (request.resumeFrom !== undefined && branch !== undefined && expected !== undefined) {
            await requireHere(remote.git, { commit: expected, run: request.resumeFrom });
            await bringBranch(refs, { branch, to: expected });
            (0,state_commit/* writeState */.Jq)(subject, files);
            await subject.finishRestore();
            await (0,remote_subject/* requireSound */.bi)(subject);
            return { kind: 'restored', remote: seen, records };
        }
        if (expected !== undefined &&
            branchHead !== expected &&
            !(await isBegunAcceptance(remote.git, { branchHead, records }))) {
            return { kind: 'moved', remote: seen, expected, files };
        }
        if (branch !== undefined && branchHead !== undefined)
            await bringBranch(refs, { branch, to: branchHead });
        (0,state_commit/* writeState */.Jq)(subject, files);
        await subject.finishRestore();
        await (0,remote_subject/* requireSound */.bi)(subject);
        return { kind: 'restored', remote: seen, records };
    }
}
/** The user's repository learns where the history of what was fetched ends. */
async function shareEnds({ subject, remote }, branchHead) {
    await (0,shallow_boundary/* shareBoundary */.Q)(remote.git, { from: remote.gitDir, to: subject.repository.commonDir, branchHead });
}
/** The last state that a run of a workflow pushed, in the history of the one that is there now. */
async function findStateOf(remote, { stateRef, run }) {
    const newest = await remote.fetchBounded(stateRef, EVERYTHING);
    // What was merged in is of others: of the states that were the state here, each is the first parent of the next.
    const args = [
        'log',
        '--first-parent',
        '-1',
        '--format=%H',
        '-E',
        `--grep=^${state_commit/* RUN_TRAILER */.cu}: ${run}$`,
        '--end-of-options',
        newest,
    ];
    const { stdout } = await remote.git(args);
    const found = stdout.toString().trim();
    if (found !== '')
        return found;
    throw new errors/* PreconditionError */.Rb({
        message: `the server has no state that run ${run} pushed`,
        remedy: 'Take the id from the URL of the run, or resume from the newest state with "resume: auto"',
    });
}
/** What was archived since may be gone from the server. */
async function requireHere(git, { commit, run }) {
    if (await (0,object_presence/* hasCommit */.Q)(git, commit))
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the commit ${commit} that run ${run} was at is not on the branch any more`,
        remedy: 'Resume from the last run with "resume: auto", or from the branch with "resume: adopt"',
    });
}
/** Moves a local branch to a commit, from wherever it is. */
async function bringBranch(refs, { branch, to }) {
    const from = await (0,kernel_refs/* readRef */.sg)(refs, branch);
    if (from !== to)
        await (0,kernel_refs/* moveRef */.LH)(refs, { ref: branch, from, to });
}
function requireNoRecords(subject) {
    const own = subject.findOwn();
    if (own === undefined)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `this checkout holds records of "${subject.name}" already (${own}); they would be mixed with those of the server`,
        remedy: 'Check out with "clean: true", the default, or remove them',
    });
}
/** Whether the branch is ahead of the records by the change of the last intent: the run was killed between the two. */
async function isBegunAcceptance(git, { branchHead, records }) {
    if (branchHead === undefined)
        return false;
    const { stdout } = await git(['cat-file', 'commit', '--end-of-options', branchHead]);
    return records.isBegun(branchHead, stdout.toString());
}
/** Fetches a branch down to its base, which a shallow checkout need not hold; where it is. */
async function fetchBranch({ remote, refs }, { branch, records }) {
    const hasBase = async () => records.base !== undefined && (await (0,object_presence/* hasCommit */.Q)(refs, records.base));
    const isHere = await hasBase();
    const fetched = await remote.fetch(branch, isHere ? undefined : records.depth);
    // An accepted change may be several commits; the records do not say how many.
    if (isHere || records.base === undefined || (await hasBase()))
        return fetched;
    return remote.fetch(branch, EVERYTHING);
}

;// CONCATENATED MODULE: ./build/remote/session.js






class RemoteSession {
    #request;
    #seen;
    /** States of others' histories that the next one brings together. */
    #merged = [];
    #unpushed = [];
    /** Branches of ended runs that are on the server, or were there before this session. */
    #known;
    #queue = Promise.resolve(undefined);
    #isWaiting = false;
    /** Whether the old ref is deleted by a push of its own: the server refused both in one. */
    #deletesApart = false;
    #last;
    constructor(request, seen) {
        this.#request = request;
        this.#seen = seen;
        this.#known = new Set(request.subject.ended?.().map(({ ref }) => ref));
    }
    /** Restores what the server has. `moved` is for the caller to decide about; nothing was written then. */
    static async open(request) {
        const restored = await restore(request);
        return { session: new RemoteSession(request, restored.remote), restored };
    }
    /** Continues what the server has with what is here already: `seen`, which the caller has compared with it. */
    static over(request, seen) {
        return new RemoteSession(request, seen);
    }
    /** Begins a new run; the one on the server stays in the history of the state, its commits included. */
    static async openFresh(request) {
        const seen = await findSibling(request);
        const session = new RemoteSession(request, seen);
        const { remote } = request;
        if (seen.branch !== undefined && seen.branchHead !== undefined)
            session.#merged.push(await remote.fetch(seen.branch, 1));
        return session;
    }
    /**
     * Lets the next run begin where one that is over ended; false where its branch is not there. Throws IntegrityError
     * where records and branch contradict each other.
     */
    async beginAfter({ remote: { branch, branchHead }, records, files }) {
        if (branchHead !== records.expected)
            return false;
        if (branch === undefined || branchHead === undefined)
            return true;
        await requireSoundEnd(this.#request, { branch, branchHead, files });
        await requireKnownStart(this.#request, { commit: branchHead, files });
        this.#request.subject.beginAt?.(branchHead);
        return true;
    }
    /** Resumes from the branch as a person left it. */
    async adopt({ files }) {
        const { subject, remote, refs } = this.#request;
        const { branchHead, branch } = this.#seen;
        if (branchHead === undefined || branch === undefined)
            return;
        await remote.fetch(branch, files === undefined ? 1 : undefined);
        await shareEnds({ subject, remote }, branchHead);
        const bring = (to) => bringBranch(refs, { branch: to, to: branchHead });
        await subject.adopt({ branchHead, files, bring, write: (each) => (0,state_commit/* writeState */.Jq)(subject, each) });
    }
    /** Where branch and state are on the server, as far as this session knows. */
    get seen() {
        return this.#seen;
    }
    /** What came of the last push that was not followed by another one. */
    get last() {
        return this.#last;
    }
    /** Pushes soon, one push at a time; calls meanwhile are one. Once a race is lost, none until it is resolved. */
    pushSoon() {
        if (this.#isWaiting)
            return;
        this.#isWaiting = true;
        this.#queue = this.#queue.then(async () => {
            this.#isWaiting = false;
            return this.#last?.kind === 'moved' || this.#last?.kind === 'refused' ? this.#last : this.#push();
        });
        // The end of the run pushes again and reports what is wrong.
        this.#queue.catch(() => undefined);
    }
    /** Pushes what there is now, when pushes that were begun have ended. */
    async push() {
        await this.#queue.catch(() => undefined);
        return this.#push();
    }
    async #push() {
        const { subject, remote } = this.#request;
        const { stateRef, state, oldRef, branch: seen } = this.#seen;
        const snapshot = await this.snapshot();
        if (snapshot === undefined)
            return this.#remember({ kind: 'nothing' });
        const { branch, branchHead } = snapshot;
        // A branch that is not there yet belongs to records that are about to begin.
        if (branch !== undefined && branchHead === undefined)
            return this.#remember({ kind: 'nothing' });
        const isSame = branch === seen || (branch !== undefined && seen !== undefined && remote.nameOf(branch) === remote.nameOf(seen));
        const from = isSame ? this.#seen.branchHead : undefined;
        const ended = this.#ended();
        for (const each of [branchHead, ...ended.map((branch) => branch.branchHead)]) {
            if (each !== undefined)
                await this.#requireNoSecrets(each);
        }
        const moves = [
            ...(branch === undefined || branchHead === undefined ? [] : [{ ref: branch, from, to: branchHead }]),
            { ref: stateRef, from: oldRef === undefined ? state : undefined, to: snapshot.state },
        ];
        const deletion = oldRef === undefined ? [] : [{ ref: oldRef, from: state, to: undefined }];
        const pushed = await remote.push(this.#deletesApart ? moves : [...moves, ...deletion]);
        const { usual, fallback } = (0,remote_subject/* stateRefs */.sd)(subject);
        const isNew = state === undefined || oldRef !== undefined;
        const isOfName = pushed.kind === 'refused' && stateRef === usual && pushed.refs.every((ref) => ref === usual);
        if (isOfName && isNew) {
            // A server that takes branches and tags alone.
            this.#seen = { ...this.#seen, stateRef: fallback };
            return this.#push();
        }
        if (pushed.kind === 'refused' && oldRef !== undefined && pushed.refs.includes(oldRef) && !this.#deletesApart) {
            this.#deletesApart = true;
            return this.#push();
        }
        if (pushed.kind === 'done') {
            // The new ref is read first: an old one that cannot be deleted misleads nobody but older versions.
            if (this.#deletesApart && deletion.length > 0)
                await remote.push(deletion);
            this.#seen = {
                stateRef,
                state: snapshot.state,
                branch: branch ?? this.#seen.branch,
                branchHead: branchHead ?? this.#seen.branchHead,
            };
            this.#merged = [];
            await this.#pushEnded(ended);
        }
        return this.#remember(pushed);
    }
    /** What was archived since, because another run began in its place. */
    #ended() {
        return this.#request.subject.ended?.().filter(({ ref }) => !this.#known.has(ref)) ?? [];
    }
    /**
     * Gives what an ended run kept a branch of its own: the state's history has its commits, whatever the server says.
     */
    async #pushEnded(ended) {
        for (const { ref, branchHead } of ended) {
            this.#known.add(ref);
            const pushed = await this.#request.remote.push([{ ref, from: undefined, to: branchHead }]);
            if (pushed.kind !== 'done')
                this.#unpushed.push({ ref, branchHead });
        }
    }
    /** Branches of ended runs that the server did not take. */
    get unpushed() {
        return this.#unpushed;
    }
    /** Throws where what would be pushed with a commit holds what must not leave this machine. */
    async #requireNoSecrets(branchHead) {
        const { remote, subject, search } = this.#request;
        const known = [this.#seen.branchHead, subject.read().base].filter((id) => id !== undefined);
        await (0,outgoing/* requireNoSecrets */._c)(remote.git, { branchHeads: [branchHead], known, search, what: 'a change that was kept' });
    }
    #remember(shared) {
        this.#last = shared;
        return shared;
    }
    /** State and branch as they are now, as commits here. */
    async snapshot() {
        const { subject, remote, refs, host, search, run } = this.#request;
        const { state } = this.#seen;
        const merged = [...this.#merged, ...this.#ended().map(({ branchHead }) => branchHead)];
        const parents = [state, ...merged];
        return (0,state_commit/* takeSnapshot */.W9)({ subject, git: remote.git, refs, parents, search, run, now: host.now() });
    }
    /**
     * Pushes branch and state to refs of their own where the server does not take the push of this session, and then the
     * files of a proposal of both; the prefix of the refs, or undefined where it does not take those either.
     */
    async pushProposalRefs(label, files) {
        const { subject, remote, host } = this.#request;
        const snapshot = await this.snapshot();
        if (snapshot?.branchHead === undefined)
            return undefined;
        const { branchHead, state } = snapshot;
        await this.#requireNoSecrets(branchHead);
        const prefix = `refs/autorize-proposals/${subject.name}/${label}`;
        const pushed = await remote.push([
            { ref: `${prefix}/branch`, from: undefined, to: branchHead },
            { ref: `${prefix}/state`, from: undefined, to: state },
        ]);
        if (pushed.kind !== 'done')
            return undefined;
        const request = { subject, git: remote.git, parents: [undefined], now: host.now() };
        // Apart from the commits: what is too large for a file of the server must not keep them from being there.
        const proposal = await (0,state_commit/* writeCommit */.rV)(request, files);
        const more = await remote.push([{ ref: `${prefix}/proposal`, from: undefined, to: proposal }]);
        return { ref: prefix, isProposal: more.kind === 'done' };
    }
    /**
     * After a lost race: archives what is here, restores what the other run pushed, and returns the changes accepted here,
     * to be judged again. The lost state becomes a parent of the next one, so that its records are not lost either.
     */
    async yield() {
        const { subject, remote } = this.#request;
        const own = subject.read();
        const lost = await this.snapshot();
        await subject.archive();
        const restored = await restore({ ...this.#request, resumeFrom: undefined });
        this.#seen = restored.remote;
        this.#merged = lost === undefined ? [] : [lost.state];
        this.#last = undefined;
        const others = 'records' in restored ? restored.records : remote_subject/* NOTHING */.K$;
        const files = lost === undefined ? undefined : await (0,state_commit/* readState */.un)(remote.git, { subject, commit: lost.state });
        const unaccepted = files === undefined ? [] : subject.unaccepted(files);
        return { restored, accepted: (0,remote_subject/* ownAcceptances */.Z_)(own, others), unaccepted };
    }
    /**
     * Makes the records of another job part of the history of the next state: in a commit of this session, since nobody
     * vouches for what theirs stands on.
     */
    async keepInHistory(files) {
        const { subject, remote, host } = this.#request;
        const plain = [...files].map(([path, bytes]) => ({ path, bytes }));
        const request = { subject, git: remote.git, parents: [undefined], now: host.now() };
        this.#merged.push(await (0,state_commit/* writeCommit */.rV)(request, plain));
    }
}

// EXTERNAL MODULE: ./build/github/isolation.js
var github_isolation = __webpack_require__(13958);
// EXTERNAL MODULE: ./build/github/notes.js
var notes = __webpack_require__(37491);
// EXTERNAL MODULE: ./build/remote/proposal-parts.js
var proposal_parts = __webpack_require__(86894);
;// CONCATENATED MODULE: ./build/github/proposal-source.js
/** Where a publishing job gets the proposal from: a folder, outputs of the job before, or a ref of the server. */






/** The folder with the files of the proposal; nothing of them is checked yet. */
async function findProposal({ proposal: named = '', proposalParts: parts }, { name, cwd, own, remote }) {
    if ((0,proposal_file/* isProposalRef */.Ud)(named)) {
        const prefix = `refs/autorize-proposals/${name}/`;
        if (!named.startsWith(prefix)) {
            throw new errors/* PreconditionError */.Rb({
                message: `the proposal ${(0,base_text/* quoted */.TL)(named)} is not of "${name}"`,
                remedy: `Name a ref that begins with ${prefix}`,
            });
        }
        await (0,proposal_file/* fetchProposal */.T3)(remote, { ref: named, folder: own });
        return own;
    }
    const supplied = (0,external_node_path_.resolve)(cwd, named);
    const isThere = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(supplied, proposal_file/* MANIFEST */.e0), { throwIfNoEntry: false }) !== undefined;
    if (isThere || parts.length === 0)
        return supplied;
    (0,proposal_file/* writeProposalFiles */.bP)(own, (0,proposal_parts/* decodeProposal */.dG)(parts));
    return own;
}

;// CONCATENATED MODULE: ./build/github/loop-state.js
/** The state that a loop resumes from, and how the next run gets it. */










/** Restores what the last run pushed; without a server or a token it begins from the checkout, and asks nobody. */
async function openState(opening) {
    const { loop, inputs, context, token, host, folder, notes, search, cutOff } = opening;
    const { subject } = loop;
    const { owner, repository, serverUrl } = context;
    const isOffline = token === '' || owner === '' || repository === '';
    if (isOffline) {
        if (inputs.publish !== 'none') {
            const remedy = 'Give the step a github-token with "contents: write", or set "publish: none"';
            throw new errors/* PreconditionError */.Rb({ message: `publish is "${inputs.publish}", but there is no github-token`, remedy });
        }
        notes.add('there is no github-token: nothing is restored from earlier runs, and nothing is pushed');
    }
    const url = `${serverUrl}/${owner}/${repository}`;
    const server = (0,git_remote/* openRemote */.d3)({
        url,
        token: isOffline ? undefined : token,
        repository: subject.repository,
        folder: (0,external_node_path_.join)(folder, 'git'),
        parentEnv: host.env,
        cutOff,
    });
    const remote = inputs.branch === undefined
        ? server
        : (0,git_remote/* renameRef */.wT)(server, { here: subject.branches, there: `refs/heads/${inputs.branch}` });
    const { refs } = (0,user_repository/* openRefs */.ro)(subject.repository, (0,external_node_path_.join)(folder, 'refs'));
    const request = { subject, remote, refs, host, search, run: context.runId, resumeFrom: inputs.resumeRun };
    if (isOffline) {
        const seen = { stateRef: (0,remote_subject/* stateRefs */.sd)(subject).usual, state: undefined, branch: undefined, branchHead: undefined };
        // What has no token can push nothing.
        return { session: RemoteSession.over(request, seen), remote: { ...remote, mayPush: async () => 'no' } };
    }
    if (inputs.resume === 'never')
        return { session: await RemoteSession.openFresh(request), remote };
    const { session, restored } = await RemoteSession.open(request);
    await conclude(restored, { session, opening });
    return { session, remote };
}
async function conclude(restored, { session, opening: { loop, inputs } }) {
    const { name } = loop;
    switch (restored.kind) {
        case 'nothing':
            (0,notes/* print */.y)(`${name}: nothing to resume; it starts from the checkout`);
            return;
        case 'restored':
            (0,notes/* print */.y)(`${name}: resumes from ${restored.records.count} records, at ${restored.remote.branchHead?.slice(0, 12)}`);
            return;
        case 'over': {
            const { branchHead } = restored.remote;
            const isOfAll = inputs.branch !== undefined && branchHead !== undefined;
            const from = isOfAll ? `the branch ${inputs.branch}, ${branchHead.slice(0, 12)}` : 'the checkout';
            (0,notes/* print */.y)(`${name}: the last run is over; a new one starts from ${from}`);
            // A branch that all runs share goes on: what one of them kept is not thrown away by the next one.
            if (isOfAll && inputs.resume === 'adopt')
                await session.adopt({ files: undefined });
            else if (isOfAll)
                await requireUnmoved(restored, { session, inputs });
            return;
        }
        case 'moved': {
            if (inputs.resume !== 'adopt')
                throw movedBranch(restored, inputs);
            (0,notes/* print */.y)(`${name}: resumes from the branch as it is, ${restored.remote.branchHead?.slice(0, 12)}`);
            await session.adopt(restored);
            return;
        }
        default:
            restored;
    }
}
/** Lets the next run begin where one that is over ended; throws where somebody moved its branch, or forged its records. */
async function requireUnmoved(over, { session, inputs }) {
    if (await session.beginAfter(over))
        return;
    const { remote, records } = over;
    throw movedBranch({ remote, expected: records.expected }, inputs);
}
function movedBranch({ remote, expected }, inputs) {
    const branch = inputs.branch ?? remote.branch?.replace('refs/heads/', '');
    const at = remote.branchHead === undefined ? 'is gone' : `is at ${remote.branchHead}`;
    const should = expected === undefined ? 'there are no records' : `the records say ${expected}`;
    return new errors/* PreconditionError */.Rb({
        message: `somebody moved the branch ${branch}: it ${at}, but ${should}; the branch is left unchanged`,
        remedy: 'Move it back, or resume from where it is with "resume: adopt", or start again with "resume: never"',
    });
}
/** The changes that another job proposes, in the order in which it accepted them. */
async function takeProposals({ session, remote }, opening) {
    const { loop, inputs, context, host, notes, search } = opening;
    const { subject } = loop;
    const folder = await findProposal(opening.inputs, {
        name: subject.name,
        cwd: host.cwd,
        own: (0,external_node_path_.join)(opening.folder, 'proposal'),
        remote,
    });
    const { files, accepted, unaccepted, keys, isolation } = await (0,proposal_file/* readProposal */.Vv)(remote, {
        subject,
        folder,
        digest: inputs.proposalDigest,
    });
    if (keys === undefined)
        notes.add('the proposal is from an older version without digests of its job’s keys, so they were not searched for here');
    else
        search.add(keys);
    (0,github_isolation/* takeIsolation */.Gr)(opening.isolation, isolation);
    await session.keepInHistory(files);
    const origin = `the job of run ${context.runId}`;
    return {
        proposed: accepted.map((accept) => ({ ...accept, origin })),
        reported: unaccepted.map((each) => ({ ...each, origin })),
    };
}
/** One sentence about a push that was not done. */
function describeShared(shared) {
    switch (shared.kind) {
        case 'done':
            return undefined;
        case 'nothing':
            return 'nothing was pushed: there is no record yet';
        case 'moved':
            return 'nothing was pushed: other runs pushed first each time; the accepted changes are in the artifact';
        case 'refused':
            return `the server refused the push (${shared.why}): give the job "contents: write", and check the rules of the branch; the accepted changes are in the artifact`;
        case 'unreachable':
            return `the server could not be reached for the push (${shared.why}); the accepted changes are in the artifact`;
        default:
            return shared;
    }
}


/***/ }),

/***/ 86909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ environmentFolder),
/* harmony export */   x: () => (/* binding */ takeEnvironment)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_size_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35252);
/* harmony import */ var _notes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37491);
/** The prepared environment that jobs of one workflow run share. */




/** Where it is saved to and restored from, absolute. */
function environmentFolder({ environmentPath }, { cwd, env }) {
    if (environmentPath !== undefined)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, environmentPath);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), 'autorize-environment');
}
/**
 * Takes over the environment that another job prepared, before anything of the loop runs. Throws where it is not that of
 * the digest; where the cache has it no more, setup runs here.
 */
async function takeEnvironment({ loop, inputs, host, notes, search }, signal) {
    const { environmentDigest: digest } = inputs;
    if (digest === undefined)
        return;
    const folder = environmentFolder(inputs, host);
    const prepared = await loop.prepare({ from: { folder, digest }, secrets: search, signal });
    if (prepared.kind === 'cancelled')
        return;
    if (prepared.kind === 'nothing') {
        notes.add(`the prepared environment is not used: ${prepared.reason}`);
        return;
    }
    const { taken, isReused, bytes } = prepared;
    if (taken === 'restored' && isReused)
        (0,_notes_js__WEBPACK_IMPORTED_MODULE_3__/* .print */ .y)(`${loop.name}: environment restored (${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_2__/* .renderByteSize */ .S)(bytes)})`);
    if (taken === 'restored' && !isReused) {
        notes.add('the prepared environment was made for another command, other inputs, another PATH or other toolchains, so setup ran here: give both jobs the same steps before this one');
    }
    if (taken === 'absent' && !isReused) {
        notes.add(`the prepared environment was not restored (${folder} is empty), so setup ran here`);
    }
}


/***/ }),

/***/ 45623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ shareBoundary)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/**
 * Where the history of a shallow repository ends.
 * Invariant: what git would write itself: a commit whose parents are not there is listed, or every walk over it fails.
 * The list is replaced in one step, under git's own lock; it only grows here.
 */


/**
 * Records in a repository the ends of what leads to a commit, as a fetch into another git directory over the same objects
 * found them.
 */
async function shareBoundary(git, { from, to, branchHead }) {
    const known = new Set(readList(to));
    const found = readList(from).filter((id) => !known.has(id));
    if (found.length === 0)
        return;
    const { stdout } = await git(['rev-list', '--end-of-options', branchHead, '--']);
    const reached = new Set(stdout.toString().split('\n'));
    const missing = found.filter((id) => reached.has(id));
    if (missing.length === 0)
        return;
    const [file, lock] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, 'shallow'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, 'shallow.lock')];
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(lock, `${[...known, ...missing].join('\n')}\n`, { flag: 'wx' });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(lock, file);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(lock, { force: true });
        throw error;
    }
}
function readList(folder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'shallow');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)
        ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')
            .split('\n')
            .filter((line) => line !== '')
        : [];
}


/***/ }),

/***/ 7133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _c: () => (/* binding */ requireNoSecrets),
/* harmony export */   lW: () => (/* binding */ requireNoneIn),
/* harmony export */   t3: () => (/* binding */ leaked)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78866);
/**
 * What is about to leave this machine as git objects, searched for secrets.
 * Invariant: every new object is read, whatever leads to it: contents, names in trees, messages of commits. What cannot be
 * searched whole does not leave.
 */


/** Throws where an object that the other side does not have holds a secret. */
async function requireNoSecrets(git, { branchHeads, known, search, what }) {
    if (search.isIdle)
        return;
    const wanted = [...branchHeads, ...known.map((id) => `^${id}`)].join('\n');
    const args = ['rev-list', '--objects', '--no-object-names', '--ignore-missing', '--stdin'];
    const { stdout } = await git(args, { input: `${wanted}\n` });
    const ids = (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(stdout);
    await requireNoneIn(git, { ids, search, what });
}
/** Throws where one of these objects holds a secret. */
async function requireNoneIn(git, { ids, search, what }) {
    const found = await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__/* .searchObjects */ .RJ)(git, { ids, search });
    if (found === 'too-large')
        throw tooLarge(what);
    if (found === 'found')
        throw leaked(what);
}
/** The refusal of something that holds a secret. */
function leaked(what) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `${what} holds a token of this job or a key of the agent; it is not pushed`,
        remedy: 'Revoke the token, and see how it got there; run the agent in the sandbox, in a job without write permission',
    });
}
function tooLarge(what) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `${what} is larger than ${_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SEARCHED_BYTES */ .jU >> 30} GiB, too large to be searched for keys; it is not pushed`,
        remedy: 'See which files are so large, and keep the agent from writing them with boundaries.deny_paths',
    });
}


/***/ }),

/***/ 31352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ writeProposal),
/* harmony export */   T3: () => (/* binding */ fetchProposal),
/* harmony export */   Ud: () => (/* binding */ isProposalRef),
/* harmony export */   Vv: () => (/* binding */ readProposal),
/* harmony export */   YT: () => (/* binding */ PACK),
/* harmony export */   bP: () => (/* binding */ writeProposalFiles),
/* harmony export */   e0: () => (/* binding */ MANIFEST),
/* harmony export */   ke: () => (/* binding */ readProposalFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(43759);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28338);
/* harmony import */ var _base_secret_search_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70421);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7953);
/* harmony import */ var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57177);
/* harmony import */ var _kernel_foreign_pack_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64171);
/* harmony import */ var _outgoing_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7133);
/* harmony import */ var _state_commit_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44042);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64715);
/**
 * What a job without write permission kept, as files for one that has it.
 * Invariant: the reader believes nothing of it: the pack is hashed object by object on the way in, names and ids are
 * held to their form, and the commits in it are judged again like any other change.
 */













const PACK = 'proposal.pack';
const MANIFEST = 'proposal.json';
const MAX_PACK_BYTES = 512 * 1024 * 1024;
// A key has some twenty forms; a step has a handful of keys.
const MAX_MANIFEST_BYTES = 512 * 1024;
const MAX_FORMS = 2000;
const objectId = zod_mini__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_12__/* ._regex */ .Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const manifestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({
    name: zod_mini__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
    state: objectId,
    tip: objectId,
    /** SHA-256 of the pack. */
    pack: zod_mini__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_12__/* ._regex */ .Fk(/^[0-9a-f]{64}$/)),
    /** Levels that agents of its job ran at; its own word, and a version before this gave none. */
    isolation: zod_mini__WEBPACK_IMPORTED_MODULE_11__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_12__/* ._maxLength */ .Eb(40))).check(zod_mini__WEBPACK_IMPORTED_MODULE_12__/* ._maxLength */ .Eb(10))),
    /** What finds the keys of its job; a version before this wrote none. */
    keys: zod_mini__WEBPACK_IMPORTED_MODULE_11__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({
        salt: zod_mini__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_12__/* ._regex */ .Fk(/^[0-9a-f]{32}$/)),
        forms: zod_mini__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({
            length: zod_mini__WEBPACK_IMPORTED_MODULE_11__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_12__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_12__/* ._lte */ .Zm(1_000_000)),
            filter: zod_mini__WEBPACK_IMPORTED_MODULE_11__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_12__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_12__/* ._lte */ .Zm(0xff_ff_ff)),
            digest: zod_mini__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_12__/* ._regex */ .Fk(/^[0-9a-f]{64}$/)),
        }))
            .check(zod_mini__WEBPACK_IMPORTED_MODULE_12__/* ._maxLength */ .Eb(MAX_FORMS)),
    })),
});
/** Writes what was kept, without what the base and the server hold already; throws where it holds a secret. */
async function writeProposal({ git }, { name, folder, snapshot, known, keys, isolation, search, }) {
    const { state, branchHead } = snapshot;
    await (0,_outgoing_js__WEBPACK_IMPORTED_MODULE_8__/* .requireNoSecrets */ ._c)(git, { branchHeads: [state, branchHead], known, search, what: 'the proposal' });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
    const wanted = [state, branchHead, ...known.map((id) => `^${id}`)].join('\n');
    // By name, git would rename it out of the repository, which may be on another file system.
    const created = await git(['pack-objects', '-q', '--stdout', '--revs'], { input: `${wanted}\n` });
    const pack = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, PACK);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(pack, created.stdout);
    const manifest = {
        name,
        state,
        tip: branchHead,
        pack: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)(created.stdout),
        isolation,
        keys: (0,_base_secret_search_js__WEBPACK_IMPORTED_MODULE_5__/* .digestSecrets */ .Qi)(keys, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString('hex')),
    };
    const text = `${JSON.stringify(manifest)}\n`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, MANIFEST), text);
    return { files: [pack, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, MANIFEST)], digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)(text) };
}
/** The files of a proposal that was written here. */
function readProposalFiles(folder) {
    return {
        manifest: readBounded(folder, MANIFEST, MAX_MANIFEST_BYTES),
        pack: readBounded(folder, PACK, MAX_PACK_BYTES),
    };
}
/** Writes what came some other way as files into a folder. */
function writeProposalFiles(folder, { manifest, pack }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, MANIFEST), manifest);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, PACK), pack);
}
/** Whether a name is that of a proposal on a server: `refs/autorize-proposals/<name>/<run>-<attempt>`. */
function isProposalRef(name) {
    return name.startsWith('refs/autorize-proposals/');
}
/** Writes the files of a proposal that a job archived on the server into a folder; throws where there is none. */
async function fetchProposal(remote, { ref, folder }) {
    const whole = `${ref}/proposal`;
    if (!/^refs\/autorize-proposals\/[\w.-]+\/\d+-\d+$/.test(ref) || !(await remote.list([whole])).has(whole)) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
            message: `the server has no proposal at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_13__/* .printable */ .g$)(ref, 200)}`,
            remedy: 'Name the ref that the log of its job names, such as refs/autorize-proposals/speed/42-1',
        });
    }
    const commit = await remote.fetchBounded(whole, 1);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
    for (const [name, maxBytes] of [
        [MANIFEST, MAX_MANIFEST_BYTES],
        [PACK, MAX_PACK_BYTES],
    ]) {
        const blob = `${commit}:${name}`;
        const { exitCode, stdout: size } = await remote.git(['cat-file', '-s', '--end-of-options', blob], {
            allowed: [0, 128],
        });
        if (exitCode !== 0 || Number(size) > maxBytes)
            throw refused(`${name} at ${ref} is not there, or is too large`);
        const { stdout } = await remote.git(['cat-file', 'blob', '--end-of-options', blob], { allowed: [0, 128] });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), stdout);
    }
}
/** Takes a proposal into the repository; throws for one that is not what it should be. */
async function readProposal({ git, gitDir }, { subject, folder, digest, }) {
    const text = readBounded(folder, MANIFEST, MAX_MANIFEST_BYTES).toString('utf8');
    if (digest !== undefined && (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)(text) !== digest)
        throw refused('its digest is not the one that its job gave');
    const parsed = manifestSchema.safeParse(parseOrNothing(text));
    if (!parsed.success || parsed.data.name !== subject.name)
        throw refused(`${MANIFEST} is not of "${subject.name}"`);
    const { state, pack, keys, isolation = [] } = parsed.data;
    const bytes = readBounded(folder, PACK, MAX_PACK_BYTES);
    if ((0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)(bytes) !== pack)
        throw refused(`${PACK} has another digest than ${MANIFEST} says`);
    const search = new _base_secret_search_js__WEBPACK_IMPORTED_MODULE_5__/* .SecretSearch */ .pu([], keys === undefined ? [] : [keys]);
    const hash = state.length === 64 ? 'sha256' : 'sha1';
    const taken = await (0,_kernel_foreign_pack_js__WEBPACK_IMPORTED_MODULE_7__/* .importPack */ .zP)({
        ...{ gitDir, objects: subject.repository.objects, pack: bytes, hash, maxPackBytes: MAX_PACK_BYTES },
        check: (incoming, ids) => (0,_outgoing_js__WEBPACK_IMPORTED_MODULE_8__/* .requireNoneIn */ .lW)(incoming, { ids, search, what: 'the proposal' }),
    });
    if (taken.kind === 'refused')
        throw refused(`${PACK}: ${taken.why}`);
    const files = await (0,_state_commit_js__WEBPACK_IMPORTED_MODULE_9__/* .readState */ .un)(git, { subject, commit: state });
    (0,_state_commit_js__WEBPACK_IMPORTED_MODULE_9__/* .requireChains */ .ck)(files);
    const accepted = (0,_subject_js__WEBPACK_IMPORTED_MODULE_10__/* .ownAcceptances */ .Z_)(subject.decode(files), subject.read());
    const isPlain = ({ commit, base = commit }) => [commit, base].every((id) => objectId.safeParse(id).success);
    const unaccepted = subject.unaccepted(files);
    return { files: subject.covered(files), unaccepted, accepted: accepted.filter(isPlain), keys, isolation };
}
/** A regular file of the folder, of bounded size. */
function readBounded(folder, name, maxBytes) {
    const read = (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readConfined */ .Hz)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), shown: name, folders: [folder] }, maxBytes);
    if ('problem' in read)
        throw refused(`${name} is ${read.problem.found}; expected ${read.problem.expected}`);
    return read.bytes;
}
function parseOrNothing(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function refused(why) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `the proposal is refused: ${why}`,
        remedy: 'Pass on the proposal of the job that ran the agent, unchanged and complete, and name its folder',
    });
}


/***/ }),

/***/ 44042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ writeState),
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   ck: () => (/* binding */ requireChains),
/* harmony export */   cu: () => (/* binding */ RUN_TRAILER),
/* harmony export */   rV: () => (/* binding */ writeCommit),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61739);
/* harmony import */ var _base_state_size_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85503);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7953);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83144);
/* harmony import */ var _outgoing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7133);
/**
 * The state of a system as a commit, and back.
 * Invariant: a snapshot is of one moment: the branch did not move while the records were read, so a machine that goes on
 * from it finds a keep that was begun, or one that was ended, and never half of the news. What comes back is held to
 * names and sizes before a byte is written, and never through a link.
 */









// A night of a thousand iterations stays far below; what is above was not written by us.
const MAX_STATE_FILES = 100_000;
const TRIES = 50;
/** Makes a commit of what there is now; undefined when there is nothing yet. */
async function takeSnapshot(request) {
    const { subject, refs } = request;
    const { branch } = subject.read();
    const find = async () => (branch === undefined ? undefined : (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .readRef */ .sg)(refs, branch));
    let branchHead = await find();
    for (let tries = 0; tries < TRIES; tries += 1) {
        const files = readFiles(request);
        const after = await find();
        if (after === branchHead && subject.read().branch === branch) {
            return files.length === 0 ? undefined : { state: await writeCommit(request, files), branch, branchHead };
        }
        branchHead = after;
        if (subject.read().branch !== branch)
            return takeSnapshot(request);
    }
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `another process keeps moving the branch ${branch}`,
        remedy: 'See what else moves it: git reflog',
    });
}
function readFiles({ subject, search }) {
    let total = 0;
    return subject.list().flatMap((path) => {
        const bytes = readPlain(subject, path);
        if (bytes === undefined)
            return [];
        total += bytes.length;
        if (total > _base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STATE_TOTAL_BYTES */ .oK)
            throw tooLarge(subject, { what: 'all files', limit: _base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STATE_TOTAL_BYTES */ .oK });
        if (!search.finds(bytes))
            return [{ path, bytes: (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .isLedger */ .SK)(path) ? wholeLines(bytes) : bytes }];
        // A chain of records cannot be repaired; any other file is left out.
        if ((0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .isLedger */ .SK)(path))
            throw (0,_outgoing_js__WEBPACK_IMPORTED_MODULE_6__/* .leaked */ .t3)(path);
        return [];
    });
}
/** A regular file; never what a link leads to. Of those that are too large, a ledger is an error, others are left out. */
function readPlain(subject, path) {
    const limit = (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .maxBytesOf */ .v9)(path);
    const descriptor = openPlain((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(subject.folder, path));
    if (descriptor === undefined)
        return undefined;
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        if (!stat.isFile())
            return undefined;
        if (stat.size > limit && (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .isLedger */ .SK)(path))
            throw tooLarge(subject, { what: path, limit });
        if (stat.size > limit)
            return undefined;
        const bytes = Buffer.alloc(stat.size);
        return bytes.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function openPlain(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        // Gone since the folder was listed, or a link: no part of the state.
        return undefined;
    }
}
function tooLarge({ name, folder }, { what, limit }) {
    // Missions and plans have a dot in their name, and no command of their own for it.
    const again = name.includes('.') ? 'launch or run it again' : `autorize run ${name} --fresh`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the records of "${name}" are too large to be pushed: ${what} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(folder, 200)}; expected at most ${limit} bytes`,
        remedy: `Nothing is lost, the records stay there. Begin another run: ${again}`,
    });
}
/** A record that is being appended is not there yet. */
function wholeLines(bytes) {
    return bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
}
const IDENTITY = 'autorize <autorize@localhost>';
/** Says in the message of a state which run of a workflow made it. */
const RUN_TRAILER = 'Autorize-Run';
const LOCAL_REF = 'refs/local/state';
/** Makes a commit of files that were checked, which stands on nothing but its given parents. */
async function writeCommit({ git, parents: [before, ...merged], subject, run, now }, files) {
    // What is merged in must not be taken for the state before.
    const isFirst = before === undefined && merged.length > 0;
    const from = isFirst ? await writeCommit({ git, parents: [before], subject, now }, files) : before;
    const message = `State of ${subject.name}\n${run === undefined ? '' : `\n${RUN_TRAILER}: ${run}\n`}`;
    const head = [
        `commit ${LOCAL_REF}\n`,
        `committer ${IDENTITY} ${Math.floor(now.getTime() / 1000)} +0000\n`,
        `data ${Buffer.byteLength(message)}\n${message}`,
        from === undefined ? '' : `from ${from}\n`,
        ...merged.map((parent) => `merge ${parent}\n`),
        'deleteall\n',
    ];
    const blocks = [Buffer.from(head.join(''))];
    for (const { path, bytes } of files) {
        blocks.push(Buffer.from(`M 100644 inline ${path}\ndata ${bytes.length}\n`), bytes, Buffer.from('\n'));
    }
    await git(['update-ref', '-d', LOCAL_REF]);
    await git(['fast-import', '--quiet', '--force', '--done'], {
        input: Buffer.concat([...blocks, Buffer.from('\ndone\n')]),
    });
    const { stdout } = await git(['rev-parse', '--verify', LOCAL_REF]);
    return stdout.toString().trim();
}
/** The files of a state, held to names, kinds and sizes; throws for one that we did not write. */
async function readState(git, { subject, commit }) {
    const stdout = await listTree(git, commit);
    const entries = stdout
        .toString()
        .split('\0')
        .filter((entry) => entry !== '');
    if (entries.length > MAX_STATE_FILES)
        throw strange(commit, `${entries.length} files`);
    let total = 0;
    const wanted = [];
    for (const entry of entries) {
        const [, mode, id = '', size, path = ''] = /^(\d+) \w+ ([0-9a-f]+) +(\S+)\t(.*)$/s.exec(entry) ?? [];
        if (mode !== '100644' || !subject.isStateFile(path) || Number(size) > (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .maxBytesOf */ .v9)(path)) {
            throw strange(commit, JSON.stringify(path.slice(0, 100)));
        }
        total += Number(size);
        if (subject.isRestored(path))
            wanted.push({ path, id, size: Number(size) });
    }
    if (total > _base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STATE_TOTAL_BYTES */ .oK)
        throw strange(commit, `${total} bytes`);
    const input = wanted.map(({ id }) => `${id}\n`).join('');
    // Each object has a line before it, with its id and its size.
    const maxBytes = _base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STATE_TOTAL_BYTES */ .oK + wanted.length * 200;
    const { stdout: packed } = await git(['cat-file', '--batch', '--buffer'], { input, maxBytes });
    const files = new Map();
    let at = 0;
    for (const { path, size } of wanted) {
        at = packed.indexOf(0x0a, at) + 1;
        files.set(path, packed.subarray(at, at + size));
        at += size + 1;
    }
    return files;
}
// Of one file of a state: mode, kind, id, size and path.
const MAX_ENTRY_BYTES = 300;
const LIST_TIMEOUT_MS = 60_000;
/** A commit of a few kilobytes can hold a tree of any number of files: each folder may stand in it many times. */
async function listTree(git, commit) {
    const limits = { maxBytes: MAX_STATE_FILES * MAX_ENTRY_BYTES, timeoutMs: LIST_TIMEOUT_MS };
    try {
        return (await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', commit], limits)).stdout;
    }
    catch (error) {
        if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS) || !(error.isTooLong || String(error.gitExit).startsWith('SIGKILL')))
            throw error;
        throw strange(commit, `a tree of more than ${MAX_STATE_FILES} files, or of more folders than can be listed`);
    }
}
function strange(commit, found) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the state ${commit.slice(0, 12)} on the server holds what no run of ours writes: ${found}`,
        remedy: 'See who wrote it; to start again without it: resume: never',
    });
}
/** The records of a journal of a state, whose chain was checked. */
function recordsIn(files, path) {
    const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)(files.get(path) ?? Buffer.alloc(0));
    return parsed.kind === 'sound' ? parsed.records : [];
}
/** Throws where the chain of a journal of a state is broken. */
function requireChains(files) {
    for (const [path, bytes] of files) {
        if (!(0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .isLedger */ .SK)(path))
            continue;
        const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)(bytes);
        if (parsed.kind === 'sound')
            continue;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `${path} on the server is corrupt at line ${parsed.line}: it ${parsed.why}`,
            remedy: 'See who changed it; to start again without it: resume: never',
        });
    }
}
/** Writes the files of a state into the folder of a system, where none of them is yet. */
function writeState({ folder }, files) {
    for (const [path, bytes] of files) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, bytes, { flag: 'wx' });
    }
}


/***/ }),

/***/ 64715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   Z_: () => (/* binding */ ownAcceptances),
/* harmony export */   bi: () => (/* binding */ requireSound),
/* harmony export */   nA: () => (/* binding */ openSubject),
/* harmony export */   sd: () => (/* binding */ stateRefs),
/* harmony export */   zR: () => (/* binding */ unsoundRecords),
/* harmony export */   zU: () => (/* binding */ strangeRecords)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17785);
/* harmony import */ var _base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6729);



/** Makes the subject of a recipe. */
function openSubject(recipe) {
    const { here, parse, remember, verify, complete, ...shared } = recipe;
    return {
        ...shared,
        read: () => here().shared,
        decode(files) {
            const records = parse(files);
            remember?.(files);
            return records.shared;
        },
        covered: (files) => parse(files).covered(files),
        unaccepted(files) {
            const own = here();
            return parse(files)
                .rejected()
                .flatMap(({ hashes, attempt }) => (hashes.some((hash) => own.holds(hash)) ? [] : [attempt]));
        },
        async check(staged) {
            const { findings, findForbidden } = await verify(staged);
            // What contradicts itself need not be held to anything else.
            if (!(0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isAllSound */ .vs)(findings))
                return findings;
            const forbidden = await findForbidden();
            if (forbidden.length > 0)
                return [...findings, ...(0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .issuesOf */ .wf)('boundaries', forbidden)];
            complete?.(staged);
            return findings;
        },
    };
}
/** The refusal of records that are no state of the recipe. */
function strangeRecords(found) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({ message: `the records hold ${found}`, remedy: STRANGE_REMEDY });
}
/** The refusal of records that contradict each other. */
function unsoundRecords(found) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IntegrityError */ .cs({ message: `the records hold ${found}`, remedy: STRANGE_REMEDY });
}
const STRANGE_REMEDY = 'See who wrote them; to start again without them: resume: never';
/** What an agent used up, as an accepted change or an attempt has it. */
function usageOf(raw) {
    const usage = (0,_base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedUsage */ .ZY)(raw);
    return usage === undefined ? {} : { usage };
}
/** Throws where records and branch here do not agree with each other and with the rules of the run. */
async function requireSound(subject) {
    const found = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFirst */ .Ms)(await subject.audit());
    if (found === undefined)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IntegrityError */ .cs({
        message: `records and branch of "${subject.name}" do not agree: ${found}`,
        remedy: 'See who wrote them: nothing was pushed or published. To begin again without them: resume: never',
    });
}
function stateRefs({ name }) {
    return {
        usual: `refs/autorize-ledger/${name}`,
        fallback: `refs/heads/autorize-state/${name}`,
        old: `refs/autorize/${name}`,
    };
}
const NOTHING = {
    ...{ count: 0, branch: undefined, base: undefined, expected: undefined, depth: 1, accepted: [], isOver: false },
    isBegun: () => false,
};
/** The accepted changes that one ledger has and another lacks, by the hashes of their records. */
function ownAcceptances(own, others) {
    const shared = new Set(others.accepted.map(({ hash }) => hash));
    return own.accepted.filter(({ hash }) => !shared.has(hash));
}


/***/ })

};

