export const id = 3713;
export const ids = [3713];
export const modules = {

/***/ 36760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ FILE_LIST),
/* harmony export */   r: () => (/* binding */ decodeFileList)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);

const FILE_LIST = 'files.json';
const fileListSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), bytes: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }));
function decodeFileList(bytes) {
    try {
        return fileListSchema.safeParse(JSON.parse(bytes.toString('utf8'))).data;
    }
    catch {
        return undefined;
    }
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
const MAX_STATE_BYTES = 8 * 1024 * 1024;
const MAX_LEDGER_BYTES = 64 * 1024 * 1024;
const MAX_STATE_TOTAL_BYTES = 512 * 1024 * 1024;
function maxBytesOf(path) {
    return isLedger(path) ? MAX_LEDGER_BYTES : MAX_STATE_BYTES;
}
function isLedger(path) {
    return path.endsWith('.jsonl');
}


/***/ }),

/***/ 328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ decisionDraft)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57570);

function decisionDraft(trial, level, report) {
    if (trial.verdict === null)
        throw new TypeError(`${trial.id} is not decided`);
    const { id: task, purpose, incumbent } = trial;
    const evidence = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .evidenceOf */ .X)(trial);
    const reported = evidence.kind === 'paired'
        ? { ...evidence, differences: [...evidence.differences] }
        : { ...evidence, scores: [...evidence.scores], again: [...evidence.again] };
    const rested = { evidence: reported, evaluations: [...trial.evaluations] };
    return { kind: 'decision', task, purpose, incumbent, ...trial.verdict, level: { ...level }, ...rested, ...report };
}


/***/ }),

/***/ 19510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ findForbiddenChanges),
/* harmony export */   t: () => (/* binding */ findForbiddenInRun)
/* harmony export */ });
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13096);
/* harmony import */ var _kernel_user_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71703);
/* harmony import */ var _boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88814);
/* harmony import */ var _boundaries_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32165);
/* harmony import */ var _boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9048);





async function findForbiddenChanges(git, { changes, rules, }) {
    const issues = [];
    for (const { from, commit } of changes) {
        try {
            const change = await (0,_boundaries_change_js__WEBPACK_IMPORTED_MODULE_3__/* .readChange */ .p)({ git }, { from, tree: commit });
            const admission = (0,_boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_2__/* .decideAdmission */ .K)(change, { ...rules, maxFiles: undefined, maxDiffLines: undefined });
            if (admission.kind === 'denied')
                issues.push(`the commit ${commit} is denied: ${admission.reasons.join('; ')}`);
        }
        catch (error) {
            if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS))
                throw error;
            issues.push(`the commit ${commit} cannot be read: ${error.message}`);
        }
    }
    return issues;
}
async function findForbiddenInRun(git, changes, { boundaries, protectedFiles, alsoProtected = [], protectKey, repository, parentEnv }) {
    const { allow_paths: allowPaths, enforce_allow: enforceAllow, deny_paths: denyPaths, permit } = boundaries;
    return findForbiddenChanges(git, {
        changes,
        rules: {
            ...{ allowPaths, enforceAllow, denyPaths, permit, protectKey, autoloaded: 'denied' },
            protectedPaths: [...protectedFiles.globs, ...alsoProtected],
            shadowable: (0,_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__/* .shadowableOf */ .AJ)(protectedFiles, {}),
            programs: await (0,_kernel_user_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .readUserPrograms */ .V)(repository, parentEnv),
        },
    });
}


/***/ }),

/***/ 12692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ MAX_COMMIT_BYTES),
/* harmony export */   _L: () => (/* binding */ findCommitIssue),
/* harmony export */   zz: () => (/* binding */ findCommandingWord)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

const TARGET = String.raw `(?:[\w.-]+\/[\w.-]+)?(?:[#!]|gh-)\d+|https?:\/\/[^\s/]+\/[^\s]*\/(?:issues|pull|merge_requests|work_items)\/\d+`;
const CLOSING = 'clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?';
const AGENTS = String.raw `no-?reply@(?![^>\s]*noreply\.)|aider@aider\.chat|cursoragent@cursor\.com|\d+\+copilot@users\.noreply\.github\.com`;
const SYSTEMS = 'ci|cd|actions|workflows?|builds?|checks?|pipelines?|deploy(?:s|ment)?|previews?|release|tests?|travis|circle(?:ci)?|appveyor|azurepipelines|azp|cirrus|drone|woodpecker|buildkite|bitrise|semaphore|netlify|vercel|render|cloudflare|cf-pages?';
const WORDS = [
    {
        pattern: new RegExp(String.raw `\[[ \t]*(?:(?:skip|no)[ \t_-]+(?:${SYSTEMS})|(?:${SYSTEMS})[ \t_-]+skip)[ \t]*\]|\*\*\*no_ci\*\*\*|^skip-checks:`, 'im'),
        effect: 'keeps CI from running',
    },
    {
        pattern: new RegExp(String.raw `\b(?:${CLOSING})\b:?\s+(?:issues?\s+)?(?:${TARGET})`, 'i'),
        effect: 'closes an issue',
    },
    {
        pattern: /^(?:signed-off|reviewed|acked|approved|tested|reported|suggested)-by:.*$/im,
        effect: 'speaks for a person',
    },
    {
        pattern: new RegExp(String.raw `^co-authored-by:(?![^\n]*<(?:${AGENTS})[^<>\n]*>[ \t]*$).*$`, 'im'),
        effect: 'names another author',
    },
];
function findCommandingWord(message) {
    for (const { pattern, effect } of WORDS) {
        const found = pattern.exec(message)?.[0];
        if (found !== undefined)
            return `its message holds ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(found.trim(), 80)}, which ${effect}`;
    }
    return undefined;
}
const MAX_COMMIT_BYTES = 64 * 1024;
const CRUD = /^[\s.,:;<>"\\']+|[\s.,:;<>"\\']+$/g;
function findCommitIssue(object, email) {
    const end = object.indexOf('\n\n');
    const head = end === -1 ? object : object.slice(0, end);
    const expected = email.replaceAll(CRUD, '').toLowerCase();
    for (const role of ['author', 'committer']) {
        const found = new RegExp(`^${role} [^\\n]*<([^<>\\n]*)> \\S+ \\S+$`, 'm').exec(head)?.[1];
        if (found?.replaceAll(CRUD, '').toLowerCase() === expected)
            continue;
        return `its ${role} is "${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(found ?? '', 100)}"; expected "${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(email, 100)}", as git is set up in the worktree`;
    }
    const encoding = /^encoding (.*)$/m.exec(head)?.[1];
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding))
        return `its message is encoded as ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(encoding, 40)}; expected UTF-8`;
    return findCommandingWord(end === -1 ? '' : object.slice(end + 2));
}


/***/ }),

/***/ 4341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ findBaseIssues)
/* harmony export */ });
/* harmony import */ var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72527);
/* harmony import */ var _kernel_user_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71703);
/* harmony import */ var _boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9048);
/* harmony import */ var _accepted_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19510);




async function findBaseIssues(git, { base, head, protectedAt, rules, repository, parentEnv }) {
    if (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_3__/* .isAncestor */ .Q)(git, { base, branchHead: head }))
        return [];
    const programs = await (0,_kernel_user_programs_js__WEBPACK_IMPORTED_MODULE_0__/* .readUserPrograms */ .V)(repository, parentEnv);
    const findSince = async (from) => {
        const files = await protectedAt(from);
        return (0,_accepted_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .findForbiddenChanges */ .g)(git, {
            changes: [{ from, commit: base }],
            rules: {
                ...{ ...rules, allowPaths: [], enforceAllow: false, programs },
                ...{ protectedPaths: files.globs, shadowable: (0,_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_1__/* .shadowableOf */ .AJ)(files, parentEnv) },
            },
        });
    };
    const issues = await findSince(head);
    if (issues.length === 0)
        return issues;
    const fork = await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_3__/* .findMergeBase */ .f)(git, [base, head]);
    return fork === undefined ? issues : findSince(fork);
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






function sealFiles(folder, secrets) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
        return undefined;
    redactFiles(folder, secrets, (name) => name !== 'prompt.md');
    const list = {};
    for (const name of listFiles(folder)) {
        const file = readRegular((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), syncContent);
        if (file !== undefined)
            list[name] = { sha256: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)(file), bytes: file.length };
    }
    const text = `${JSON.stringify(list, null, 1)}\n`;
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomic */ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_LIST */ .e), [text]);
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)(text);
}
function syncContent(descriptor) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).size > 0)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
}
const MAX_REDACTED_BYTES = 8 * 1024 * 1024;
const LEFT_OUT = 'What was here held a key of the agent, and is no text that could be shown without it.\n';
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
function readIfFile(path) {
    try {
        return readRegular(path);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 55579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openEnvironmentLock)
/* harmony export */ });
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
/* harmony import */ var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22989);
/* harmony import */ var _kernel_git_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61513);
/* harmony import */ var _kernel_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64809);
/* harmony import */ var _command_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97753);
/* harmony import */ var _preparation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2994);






const NOT_LOCKED = new Set(['HOME', 'TMPDIR', 'TERM']);
async function openEnvironmentLock(area, { commands, host: { system } }) {
    const { store, level, layering, parentEnv, resources, environment } = area;
    const fixed = {
        ...(0,_kernel_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .readFixedFacts */ .m_)(parentEnv),
        node: system.node,
        git: await (0,_kernel_git_version_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitVersion */ .l)(store.git),
        platform: `${system.platform} ${system.arch}`,
        sandbox: level.kind,
        layering: level.kind === 'bubblewrap' ? layering.kind : 'copies',
        ...resources.facts,
        ...(store.external?.digest ? { lfs_and_submodules: store.external.digest } : {}),
    };
    const names = (0,_command_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .programNames */ .x)(commands);
    return (before = {}) => {
        const prepared = (0,_preparation_js__WEBPACK_IMPORTED_MODULE_5__/* .preparedDigest */ .Ar)(area) ?? before.prepared_environment;
        const supplied = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .buildEnvironment */ .AF)({
            parentEnv,
            variables: environment.variables({ kind: 'objective', network: 'off', home: '' }),
            home: '',
            temporary: '',
        });
        const isLocked = (name) => !NOT_LOCKED.has(name) && !environment.keys.includes(name);
        const variables = Object.entries(supplied).filter(([name]) => isLocked(name));
        return {
            ...fixed,
            ...(0,_kernel_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .readMovingFacts */ .al)(parentEnv),
            ...environment.readFacts(),
            ...(prepared === undefined ? {} : { prepared_environment: prepared }),
            ...(0,_command_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .readPrograms */ .w)(names, supplied.PATH ?? ''),
            ...Object.fromEntries(variables.map(([name, value]) => [`env.${name}`, (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(value)])),
        };
    };
}


/***/ }),

/***/ 81261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ sharesProcess)
});

// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 4 modules
var git_store = __webpack_require__(53162);
// EXTERNAL MODULE: ./build/engine/benchmarks/formats.js + 22 modules
var formats = __webpack_require__(6855);
// EXTERNAL MODULE: ./build/base/makefile.js
var base_makefile = __webpack_require__(28090);
;// CONCATENATED MODULE: ./build/engine/benchmarks/shared-process.js

const at = (words) => new RegExp(`^(?:${words})(?![\\w./-])`);
const TOOLS = [
    at('cargo\\s+(?:[+-]\\S+\\s+)*(?:bench|test|criterion|rustc)'),
    at('go\\s+test'),
    at('vitest|jest|mocha|ava|tap|c8\\s+mocha'),
    at('node(?:js)?\\s+(?:-\\S+\\s+)*--test'),
    at('(?:deno|bun)\\s+(?:-\\S+\\s+)*(?:bench|test)'),
    at('pytest|py\\.test|asv'),
    at('(?:python|pypy)[\\d.]*\\s+(?:-[A-Za-z]\\s+)*-m\\s*(?:pytest|unittest|timeit|asv)'),
    at('(?:python[\\d.]*\\s+-m\\s+)?pyperf\\s+timeit'),
    at('dotnet\\s+test'),
    at('rspec|phpunit|phpbench|pest'),
];
const WRAPPER = /^(?:(?:env|exec|nice|nohup|stdbuf|setsid|command|taskset|chrt|timeout|npx|npm|pnpm|yarn|bunx|uv|poetry|pipenv|hatch|pdm|rye|run|dlx|if|then|else|do|!)\s+|(?:-\S+|\w+=\S*|\d[\d.]*[smhd]?|0x[\da-f]+)\s+)/;
const OUTSIDE = /(?:^|[\s;&|(/])(?:hyperfine|poop|multitime)\s/;
const WRITES = /\s--?[\w-]*(?:json|out|output|outfile|export|report)\w*[=\s]/i;
const UNREAD = /(?:^|\s)(?:1?>>?\s*\/dev\/null|&>>?\s*\/dev\/null|1?>&2)(?:\s|$)/;
function runsInside(command) {
    if (OUTSIDE.test(command))
        return false;
    const simple = command
        .replaceAll('\\\n', ' ')
        .replaceAll(/(["'])([^\s"']*)\1/g, '$2')
        .split(/(?:[;|\n(){}`"']|(?<!>)&(?!>))+/)
        .map((each) => each.trim());
    return simple.some((each) => (!UNREAD.test(each) || WRITES.test(each)) && isTool(each));
}
function isTool(command) {
    let rest = command;
    for (let next = rest.replace(WRAPPER, ''); next !== rest; next = rest.replace(WRAPPER, '')) {
        rest = next;
        if (matches(rest))
            return true;
    }
    return matches(rest);
}
function matches(command) {
    const text = command.replace(/^\S*\/(?=[\w.+-]+(?:\s|$))/, '');
    return TOOLS.some((tool) => tool.test(text));
}
function recipesOf(makefile, command) {
    const rules = (0,base_makefile/* readMakefile */.V)(makefile);
    const [first = ''] = [...rules.keys()].filter((target) => !target.startsWith('.'));
    const due = [...command.matchAll(/(?:^|[\s;&|(])g?make((?:\s+[^\s;&|()<>]+)*)/g)].flatMap(([, words = '']) => {
        const named = words.split(/\s+/).filter((word) => rules.has(word));
        return named.length === 0 ? [first] : named;
    });
    return (0,base_makefile/* neededRules */.b)(rules, due).flatMap(({ recipe }) => recipe);
}

// EXTERNAL MODULE: ./build/engine/boundaries/deciding-files.js
var deciding_files = __webpack_require__(87129);
// EXTERNAL MODULE: ./build/engine/evaluation/open-tests.js
var open_tests = __webpack_require__(69332);
;// CONCATENATED MODULE: ./build/engine/evaluation/in-process.js






const MAX_SCRIPT_BYTES = 1 << 18;
const LINK = '120000';
async function sharesProcess(store, { command, kind }) {
    if ((0,formats/* isBenchmarkKind */.Ot)(kind))
        return (0,formats/* isInProcess */.Nd)(kind);
    if (runsInside(command))
        return true;
    const { paths, packages = new Map(), makefile = '' } = await (0,open_tests/* readRepositoryPaths */.d$)(store);
    const started = [{ command, kind: 'guard' }];
    const commands = (0,deciding_files/* findRunCommands */.R)({ paths, packages }, started);
    if ([...commands, ...commands.flatMap((each) => recipesOf(makefile, each))].some(runsInside))
        return true;
    const scripts = new Set((0,deciding_files/* findDecidingFiles */.g)({ paths, packages }, started).filter(isShellScript));
    for (const { path, id, mode } of await (0,git_store/* listFiles */.CS)(store, store.base)) {
        if (mode === LINK || !scripts.has((0,byte_path/* decodePath */.q0)(path)))
            continue;
        const { stdout } = await store.git(['cat-file', 'blob', '--end-of-options', id]);
        if (stdout.length <= MAX_SCRIPT_BYTES && withoutComments(stdout.toString()).some(runsInside))
            return true;
    }
    return false;
}
function isShellScript(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return /\.(?:ba|z|k)?sh$/.test(name) || !/\.|file$/i.test(name);
}
function withoutComments(text) {
    const lines = text.replaceAll('\\\n', ' ').split('\n');
    return lines.filter((line) => !line.trimStart().startsWith('#'));
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



async function writeNegativeControlTree({ privateArea, protectedFiles, }) {
    const { gitDir, home, git } = privateArea.store;
    const indexFile = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(privateArea.folder, 'broken.index');
    const index = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_1__/* .bindGit */ .uD)({ gitDir, home, indexFile });
    await index(['read-tree', '--empty']);
    const empty = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitLine */ .JG)(index, ['write-tree']);
    return (0,_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreProtected */ .R0)({ ...privateArea.store, git }, { tree: empty, indexFile, protectedFiles });
}


/***/ }),

/***/ 15304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gy: () => (/* binding */ dropMarks),
/* harmony export */   q5: () => (/* binding */ killedRuns),
/* harmony export */   vj: () => (/* binding */ recordRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94999);
/* harmony import */ var _decision_records_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10901);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23727);






async function recordRun(decisionLog, { name, judge, environment, now }, run) {
    const before = decisionLog.takeEnvironmentSnapshot();
    const begun = { ...name, started_at: now().toISOString(), host: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)() };
    const mark = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(decisionLog.marks, `${name.task} ${name.stage} ${name.index} ${name.attempt} ${name.arm}.json`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(decisionLog.marks, { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(mark, JSON.stringify(begun));
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__/* .faultPoint */ .Jd)('evaluation:after-mark');
    const began = performance.now();
    const finish = (result, after, files) => {
        const { before: first, after: last } = files ?? { before: decisionLog.filesDigest, after: decisionLog.filesDigest };
        const digests = {
            digest_before: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluatorDigest */ .Kh)({ judge, files: first, environment: before.digest }),
            digest_after: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluatorDigest */ .Kh)({ judge, files: last, environment: after.digest }),
        };
        const id = decisionLog.nextEvaluation();
        decisionLog.append({
            kind: 'evaluation',
            id,
            ...begun,
            ended_at: now().toISOString(),
            ...message(result, digests),
        });
        (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__/* .faultPoint */ .Jd)('evaluation:after-record');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(mark, { force: true });
        return id;
    };
    const recorded = (result, after, files) => {
        return { ...result, evaluation: finish(result, after, files), environment: before.digest };
    };
    if (environment !== undefined && before.digest !== environment) {
        const reason = 'the environment is not the one any more in which the runs before it were';
        return recorded({ kind: 'moved', reason }, before);
    }
    let result;
    try {
        result = await run();
    }
    catch (error) {
        try {
            finish({ kind: 'infra', reason: error instanceof Error ? error.message : String(error) }, before);
        }
        catch {
        }
        throw error;
    }
    if (result.kind === 'aborted' || result.kind === 'infra')
        return recorded(result, before);
    decisionLog.evaluationMs.push(performance.now() - began);
    const after = decisionLog.takeEnvironmentSnapshot();
    const isVoid = after.digest !== before.digest && !(result.kind === 'failed' && result.isTampered);
    if (!isVoid)
        return recorded(result, after, result.files);
    const reason = `the environment changed meanwhile: ${(0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .reportMove */ .Q6)(before.facts, after.facts)}`;
    return recorded({ kind: 'moved', reason }, after, result.files);
}
function message(result, digests) {
    const nothing = { ...digests, exit_code: null, score: null, stdout_digest: '' };
    const unseen = { ...nothing, digest_before: '', digest_after: '' };
    switch (result.kind) {
        case 'scored': {
            const { score, cases = null, metrics = null, stdoutDigest } = result;
            const facts = { ...digests, stdout_digest: stdoutDigest, cases, metrics };
            return { ended: 'scored', exit_code: 0, score, reason: null, ...facts };
        }
        case 'failed': {
            const { isTampered, reason, exitCode, stdoutDigest = '' } = result;
            const facts = { exit_code: exitCode, reason, stdout_digest: stdoutDigest };
            return { ...nothing, ...facts, ended: isTampered ? 'tamper' : 'failed' };
        }
        case 'moved':
            return { ...nothing, ended: 'moved', reason: result.reason };
        case 'aborted':
            return { ...unseen, ended: 'aborted', reason: 'cancelled' };
        case 'infra':
            return { ...unseen, ended: 'infra', reason: result.reason };
        default:
            return result;
    }
}
function killedRuns(marks, { records, evaluations }) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(marks))
        return [];
    const known = new Set(records.flatMap((record) => (record.kind === 'evaluation' ? [nameOf(record)] : [])));
    const begun = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(marks)
        .sort()
        .flatMap((name) => readMark((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(marks, name)));
    const lost = begun.filter((record) => !known.has(nameOf(record)));
    return lost.map((record, index) => ({ ...record, id: evaluations + index + 1 }));
}
function readMark(path) {
    try {
        const begun = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
        if (typeof begun !== 'object' || begun === null || !('started_at' in begun))
            return [];
        const ended = { ended: 'killed', ended_at: begun.started_at, exit_code: null, score: null };
        const reported = { ...ended, digest_before: '', digest_after: '', reason: 'the run was killed', stdout_digest: '' };
        const record = _decision_records_js__WEBPACK_IMPORTED_MODULE_4__/* .decisionRecordSchema */ .vt.parse({ kind: 'evaluation', id: 0, ...begun, ...reported });
        return record.kind === 'evaluation' ? [record] : [];
    }
    catch {
        return [];
    }
}
const NAME = ['task', 'stage', 'index', 'attempt', 'arm', 'seed', 'tree', 'started_at'];
function nameOf(record) {
    return JSON.stringify(NAME.map((member) => record[member]));
}
function dropMarks(marks) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(marks, { recursive: true, force: true });
}


/***/ }),

/***/ 6065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ normalized),
/* harmony export */   LR: () => (/* binding */ findRuleChanges),
/* harmony export */   Ne: () => (/* binding */ openLog),
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   WL: () => (/* binding */ leftOver),
/* harmony export */   X8: () => (/* binding */ replayOf)
/* harmony export */ });
/* unused harmony export DecisionLog */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _audit_audit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41797);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _decision_draw_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60865);
/* harmony import */ var _decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94999);
/* harmony import */ var _decision_gain_scale_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64299);
/* harmony import */ var _decision_records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10901);
/* harmony import */ var _decision_replay_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44984);
/* harmony import */ var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(45342);
/* harmony import */ var _decision_run_end_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(55434);
/* harmony import */ var _decision_run_rules_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9176);
/* harmony import */ var _decision_session_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(47695);
/* harmony import */ var _evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(15304);
/* harmony import */ var _log_secret_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(29037);















class DecisionLog {
    session;
    evaluationMs;
    runHeader;
    draw;
    marks;
    filesDigest;
    #journal;
    #lock;
    #secret;
    #file;
    #evaluations;
    environmentSnapshot;
    constructor(opened) {
        this.session = opened.session;
        this.runHeader = opened.runHeader;
        this.draw = (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_4__/* .drawFrom */ .N)(opened.secret);
        this.#journal = opened.journal;
        this.#secret = opened.secret;
        this.#file = opened.file;
        this.#evaluations = opened.evaluations;
        this.marks = opened.marks;
        this.filesDigest = (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .filesDigest */ .AD)(opened.runHeader.evaluator_files);
        this.#lock = opened.lock;
        this.environmentSnapshot = { facts: opened.environment, digest: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .environmentDigest */ .kU)(opened.environment) };
        this.evaluationMs = opened.journal.records.flatMap(evaluationOf).flatMap(tookOf);
    }
    get length() {
        return this.#journal.records.length;
    }
    append(draft) {
        this.#journal.append(normalized(draft));
    }
    appendAll(drafts) {
        appendTo(this.#journal, drafts);
    }
    nextEvaluation() {
        this.#evaluations += 1;
        return this.#evaluations;
    }
    takeEnvironmentSnapshot() {
        const before = this.environmentSnapshot;
        const facts = this.#lock(before.facts);
        const digest = (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .environmentDigest */ .kU)(facts);
        if (digest === before.digest)
            return before;
        this.environmentSnapshot = { facts, digest };
        this.append({ kind: 'environment', environment: facts, evaluator_digest: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluatorIn */ .pW)(this.runHeader, facts) });
        this.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_12__/* .withEnvironment */ .Ec)(this.session, (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .reportMove */ .Q6)(before.facts, facts));
        return this.environmentSnapshot;
    }
    replay() {
        return replayOf(this.#journal.records);
    }
    writeFollowUp() {
        this.appendAll(this.replay().state?.followUp ?? []);
    }
    get records() {
        return this.#journal.records;
    }
    get evaluations() {
        return this.#journal.records.flatMap(evaluationOf);
    }
    get holdoutQueries() {
        return this.#journal.records.filter(({ kind }) => kind === 'holdout').length;
    }
    useEffort(effort) {
        if (effort === this.session.effort)
            return;
        this.append({ kind: 'effort', effort });
        this.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_12__/* .withEffort */ .lH)(this.session, effort);
    }
    close() {
        for (const task of this.replay().state?.openTasks ?? [])
            this.append({ kind: 'interrupted', task });
        this.append({ kind: 'seed-reveal', secret: this.#secret });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.#file, { force: true });
    }
}
function appendTo(journal, drafts) {
    const records = drafts.map(normalized);
    if (journal.appendAll === undefined)
        for (const record of records)
            journal.append(record);
    else
        journal.appendAll(records);
}
function evaluationOf(raw) {
    if (raw.kind !== 'evaluation')
        return [];
    const record = _decision_records_js__WEBPACK_IMPORTED_MODULE_7__/* .decisionRecordSchema */ .vt.parse(raw);
    return record.kind === 'evaluation' ? [record] : [];
}
function tookOf(record) {
    return (0,_decision_run_end_js__WEBPACK_IMPORTED_MODULE_10__/* .isMute */ .C)(record) ? [] : [Date.parse(record.ended_at) - Date.parse(record.started_at)];
}
function normalized(draft) {
    return _decision_records_js__WEBPACK_IMPORTED_MODULE_7__/* .decisionRecordSchema */ .vt.parse(JSON.parse(JSON.stringify(draft)));
}
function openLog(request) {
    const { journal, messages } = request;
    const file = (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_14__/* .secretFile */ .pb)(request.folder);
    if (journal.records.length === 0)
        return beginLog(request, file);
    const { state, issues } = replayOf(journal.records);
    const [issue] = issues;
    if (state === undefined || issue !== undefined)
        throw broken(messages, issue ?? 'nothing can be read');
    const runHeader = _decision_records_js__WEBPACK_IMPORTED_MODULE_7__/* .decisionRecordSchema */ .vt.parse(journal.records[0]);
    if (runHeader.kind !== 'genesis')
        throw broken(messages, 'it does not begin with a run header');
    requireSameRules(request, runHeader, (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_14__/* .saltOf */ .um)(journal, { runHeader, file }));
    const marks = marksOf(request.folder);
    const left = leftOver(state, (0,_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_13__/* .killedRuns */ .q5)(marks, { records: journal.records, evaluations: state.evaluations }));
    appendTo(journal, left);
    (0,_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_13__/* .dropMarks */ .gy)(marks);
    const { state: concluded } = left.length === 0 ? { state } : replayOf(journal.records);
    if (concluded?.session.incumbent !== request.branchHeadTree) {
        throw broken(messages, 'its decisions do not end at what the branch holds');
    }
    const secret = (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_14__/* .secretOf */ .OM)(journal, file);
    const { session, evaluations, environment } = concluded;
    const { lock, keyInReach } = request;
    const decisionLog = new DecisionLog({
        ...{ session, runHeader, journal, secret, file, evaluations, marks, lock, environment },
    });
    decisionLog.takeEnvironmentSnapshot();
    if (keyInReach === true && concluded.keyInReach !== true)
        decisionLog.append({ kind: 'key-in-reach' });
    return decisionLog;
}
function marksOf(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'evaluating');
}
function leftOver({ followUp, openTasks }, killed) {
    return [...followUp, ...killed, ...openTasks.map((task) => ({ kind: 'interrupted', task }))];
}
function replayOf(records) {
    const { state, differences } = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_2__/* .auditRecords */ .u)({ records });
    return { state, issues: differences.map(({ record, message }) => `record ${record}: ${message}`) };
}
function broken({ record, look, restart }, what) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .IntegrityError */ .cs({ message: `${record} is inconsistent: ${what}`, remedy: `${look} ${restart}` });
}
function requireSameRules(request, runHeader, salt) {
    const { messages } = request;
    const changed = (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_9__/* .wordsOfChanges */ .aA)(changesSince(request, runHeader, salt), messages.keys);
    if (changed.length === 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `${changed.join(', ')} of ${messages.run} changed after its changes were decided`,
        remedy: messages.rules,
    });
}
function changesSince({ settings, facts, digestSealed }, runHeader, salt) {
    const hidden = salt === undefined ? undefined : digestSealed(salt);
    const { confirm_digest = hidden?.confirm } = facts;
    return (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_9__/* .ruleChanges */ .gL)(runHeader, { ...facts, settings, confirm_digest, holdout_digest: hidden?.holdout });
}
function findRuleChanges(rules) {
    const { records, folder } = rules;
    const runHeader = _decision_records_js__WEBPACK_IMPORTED_MODULE_7__/* .decisionRecordSchema */ .vt.safeParse(records[0]).data;
    if (runHeader?.kind !== 'genesis')
        return [];
    return changesSince(rules, runHeader, (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_14__/* .saltOf */ .um)({ records }, { runHeader, file: (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_14__/* .secretFile */ .pb)(folder) }));
}
function beginLog({ journal, settings, facts, digestSealed, branchHeadTree, folder, lock, keyInReach }, file) {
    const secret = (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_14__/* .newSecret */ .jr)(file);
    const marks = marksOf(folder);
    (0,_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_13__/* .dropMarks */ .gy)(marks);
    const session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_12__/* .openSession */ .fA)({ settings, base: facts.baseline_tree });
    const environment = lock();
    const { effort, effort_rules } = session;
    const { holdout = null, confirm = null } = digestSealed(secret);
    const runHeader = normalized({
        kind: 'genesis',
        ...facts,
        environment,
        evaluator_digest: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluatorIn */ .pW)(facts, environment),
        start_tree: branchHeadTree === facts.baseline_tree ? null : branchHeadTree,
        confirm_digest: facts.confirm_digest ?? confirm,
        holdout_digest: holdout,
        ...{ settings, effort, effort_rules },
        seed_commitment: (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_4__/* .commitmentOf */ .$)(secret),
        ..._decision_run_rules_js__WEBPACK_IMPORTED_MODULE_11__/* .RULES_OF_NEW_RUNS */ .Ab,
        score_scale: (0,_decision_gain_scale_js__WEBPACK_IMPORTED_MODULE_6__/* .scalePlan */ .uX)(settings, facts),
        key_in_reach: keyInReach,
    });
    const record = _decision_records_js__WEBPACK_IMPORTED_MODULE_7__/* .decisionRecordSchema */ .vt.parse(journal.append(runHeader));
    if (record.kind !== 'genesis')
        throw new TypeError('a run header was written and something else came back');
    return new DecisionLog({
        ...{ session: (0,_decision_replay_js__WEBPACK_IMPORTED_MODULE_8__/* .sessionOfRunHeader */ .g8)(record), runHeader: record, journal, secret, file, marks, lock, environment },
        evaluations: 0,
    });
}


/***/ }),

/***/ 29037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OM: () => (/* binding */ secretOf),
/* harmony export */   jr: () => (/* binding */ newSecret),
/* harmony export */   pb: () => (/* binding */ secretFile),
/* harmony export */   um: () => (/* binding */ saltOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _decision_draw_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60865);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);





function secretFile(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'decision-secret');
}
function saltOf({ records }, { runHeader, file }) {
    const reported = records.flatMap(({ kind, secret }) => (kind === 'seed-reveal' ? [String(secret)] : []));
    const known = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) ? [...reported, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8')] : reported;
    return known.find((secret) => (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_3__/* .commitmentOf */ .$)(secret) === runHeader.seed_commitment);
}
const SECRET_BYTES = 32;
function newSecret(file) {
    const secret = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(SECRET_BYTES).toString('hex');
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(file, [secret]);
    return secret;
}
function secretOf(journal, file) {
    const last = journal.records.findLast(({ kind }) => kind === 'genesis' || kind === 'seed-commit');
    const isReported = journal.records.findLast(({ kind }) => kind === 'seed-reveal' || kind === last?.kind) !== last;
    const known = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8') : undefined;
    if (!isReported && known !== undefined && (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_3__/* .commitmentOf */ .$)(known) === last?.seed_commitment)
        return known;
    const secret = newSecret(file);
    journal.append({ kind: 'seed-commit', seed_commitment: (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_3__/* .commitmentOf */ .$)(secret) });
    return secret;
}


/***/ }),

/***/ 61513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ requireGitVersion),
/* harmony export */   l: () => (/* binding */ readGitVersion)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13096);



const RUN = { version: [2, 32], what: 'a run' };
const MERGE = { version: [2, 38], what: 'a run that merges changes (parallel workspaces, proposals, reverts)' };
async function readGitVersion(git) {
    return (await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitLine */ .JG)(git, ['version'])).replace(/^git version /, '');
}
async function requireGitVersion(git, { merges }) {
    const found = await readGitVersion(git);
    const need = merges ? MERGE : RUN;
    if (!isOlder(found, need.version))
        return;
    const needed = need.version.join('.');
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `git on PATH is version ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(found)}; ${need.what} needs ${needed} or newer`,
        remedy: `Install git ${needed} or newer, put it first on PATH, and check it: git --version`,
    });
}
function isOlder(found, [major, minor]) {
    const [, one, two] = /^(\d+)\.(\d+)/.exec(found) ?? [];
    if (one === undefined || two === undefined)
        return false;
    return Number(one) < major || (Number(one) === major && Number(two) < minor);
}


/***/ }),

/***/ 95453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ guardInspector)
/* harmony export */ });
function guardInspector() {
    const ignore = () => undefined;
    process.on('SIGUSR1', ignore);
    return { [Symbol.dispose]: () => process.off('SIGUSR1', ignore) };
}


/***/ }),

/***/ 76038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ withRefs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
/* harmony import */ var _user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63342);





async function withRefs(repository, use) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-refs-'));
    try {
        return await use((0,_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .openRefs */ .ro)(repository, folder).refs, folder);
    }
    finally {
        (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .removeTree */ .dM)(folder);
    }
}


/***/ }),

/***/ 55976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pG: () => (/* binding */ measureFinal),
/* harmony export */   tW: () => (/* binding */ unsound),
/* harmony export */   wi: () => (/* binding */ confirmAccepted)
/* harmony export */ });
/* harmony import */ var _scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56375);

const NOTHING = { kind: 'unclaimed', note: undefined };
async function confirmAccepted(ports, { isAgain = false } = {}) {
    const { decisionLog } = ports.context;
    const { confirm: wanted } = decisionLog.session.settings;
    if ((0,_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_0__/* .findConfirmable */ .UU)(decisionLog) === undefined)
        return NOTHING;
    const interrupted = await ports.distil?.();
    if (interrupted !== undefined)
        return endedBy(ports, interrupted);
    const left = (0,_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_0__/* .findConfirmable */ .UU)(decisionLog);
    if (left === undefined)
        return NOTHING;
    if (!isAgain && left.claim !== undefined)
        return { kind: 'claimed', claim: left.claim };
    if (wanted.pairs === 0)
        return NOTHING;
    const confirmed = await measureFinal(ports);
    switch (confirmed.kind) {
        case 'claimed':
            return confirmed;
        case 'unsound':
            return { kind: 'unclaimed', note: `nothing is claimed: ${unsound(ports)}` };
        case 'broken':
            return endedBy(ports, confirmed);
        default:
            return confirmed;
    }
}
function unsound({ commands }) {
    return `the decision log does not add up; see: ${commands.audit}`;
}
function endedBy({ commands }, { why, reason }) {
    if (why === 'aborted')
        return { kind: 'interrupted' };
    return {
        kind: 'unclaimed',
        note: `the improvement is not confirmed: ${reason}; to do it now: ${commands.rescore}`,
    };
}
function measureFinal({ context, logsOf, purpose, clockMs: left }, { workspace = 1, clockMs = left } = {}) {
    const isHidden = purpose.kind === 'replacement' && purpose.isSealed;
    return (0,_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_0__/* .confirm */ .lJ)(context, (id) => ({
        workspace,
        logs: logsOf(id, isHidden),
        first: { arm: 'candidate', purpose },
        purpose,
        mayGoOn: (0,_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_0__/* .whileTime */ .vq)(clockMs),
    }));
}


/***/ }),

/***/ 80241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ recordedEvaluator)
/* harmony export */ });
/* harmony import */ var _decision_measurement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34663);
/* harmony import */ var _engine_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15304);


function recordedEvaluator({ decisionLog, host }, run) {
    return ({ environment, ...request }) => {
        const { name, purpose } = request;
        const { judge_digest: evaluator, confirm_digest: hidden } = decisionLog.runHeader;
        const isConfirmation = purpose.kind === 'replacement' && (name.stage === 'confirm' || name.stage === _decision_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .WASHOUT */ .OT);
        const judge = isConfirmation ? (hidden ?? evaluator) : evaluator;
        return (0,_engine_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_0__/* .recordRun */ .vj)(decisionLog, { name, judge, environment, now: host.now }, () => run(request));
    };
}


/***/ }),

/***/ 87180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ runNegativeControl)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99900);
/* harmony import */ var _decision_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64802);
/* harmony import */ var _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77628);
/* harmony import */ var _decision_session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47695);
/* harmony import */ var _engine_evaluation_negative_control_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74964);
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16564);







const MOVED = 'the environment changed: its scores are compared with new ones, which come first';
async function runNegativeControl(context, control) {
    try {
        return await runControl(context, control);
    }
    finally {
        context.activity?.measure(null, undefined);
    }
}
async function runControl(context, { workspace = 1, logs, mayGoOn }) {
    const { decisionLog } = context;
    const tree = await (0,_engine_evaluation_negative_control_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .writeNegativeControlTree */ .q)(context);
    for (let isFirst = true;; isFirst = false) {
        const { digest: environment } = decisionLog.takeEnvironmentSnapshot();
        const { aaChecks, incumbent, settings, noise } = decisionLog.session;
        if (noise === null)
            return { kind: 'broken', why: 'infra', reason: MOVED };
        const { guards, metrics } = settings;
        const isRefused = () => (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefusedByMetric */ .CB)({ runs: decisionLog.evaluations, incumbent, guards, metrics });
        const outcome = (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_3__/* .negativeControlOutcome */ .nZ)((0,_decision_session_js__WEBPACK_IMPORTED_MODULE_4__/* .evaluateNegativeControlIn */ .fz)(decisionLog.session), isRefused);
        if (outcome !== undefined) {
            decisionLog.append({ kind: 'canary', variety: 'broken', task: _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_3__/* .NEGATIVE_CONTROL_TASK */ .kt, ...outcome });
            decisionLog.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_4__/* .withNegativeControl */ .bm)(decisionLog.session, outcome);
            if (outcome.remark !== null)
                context.note(outcome.remark);
            return undefined;
        }
        const late = isFirst ? undefined : mayGoOn?.();
        if (late !== undefined)
            return { kind: 'broken', why: 'time', reason: late };
        const index = (aaChecks.broken?.scores.length ?? 0) + 1;
        const which = { task: _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_3__/* .NEGATIVE_CONTROL_TASK */ .kt, stage: 'canary', index };
        const { seed } = decisionLog.draw((0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .sideLabel */ .Wk)(which));
        context.activity?.measure(null, { doing: 'running the negative control' });
        const scored = await context.evaluate({
            name: { ...which, attempt: 0, order_bit: null, arm: 'candidate', seed, tree },
            purpose: index === 1 ? { kind: 'judge', also: (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_2__/* .guardCommands */ .S4)(settings) } : { kind: 'score' },
            logs: { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(logs, 'runs'), prefix: `${which.stage}-broken-${index}-` },
            workspace,
            isCurrentBest: false,
            environment,
        });
        if (scored.kind === 'aborted' || scored.kind === 'infra' || scored.kind === 'moved')
            return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_6__/* .interruptionOf */ .nS)(scored);
        decisionLog.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_4__/* .withNegativeControlRun */ ._8)(decisionLog.session, {
            score: scored.kind === 'scored' ? scored.score : null,
            tree,
        });
    }
}


/***/ }),

/***/ 29307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ notConfirmed),
/* harmony export */   e: () => (/* binding */ findingOfConfirmation)
/* harmony export */ });
/* harmony import */ var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59997);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);


async function findingOfConfirmation(confirmNow) {
    try {
        return findingOf(await confirmNow());
    }
    catch (error) {
        if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW)
            return notConfirmed(error.message);
        throw error;
    }
}
function notConfirmed(detail) {
    return { kind: 'unchecked', what: 'confirmation', detail };
}
function findingOf(concluded) {
    switch (concluded.kind) {
        case 'claimed':
            return { kind: 'ok', what: 'confirmation', detail: (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .renderOutcome */ .zu)((0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .claimOutcome */ .f3)(concluded.claim)) };
        case 'interrupted':
            return notConfirmed('interrupted by the operator');
        case 'unclaimed':
            return concluded.note === undefined ? undefined : notConfirmed(concluded.note);
        default:
            return concluded;
    }
}


/***/ }),

/***/ 56375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ calibrate),
/* harmony export */   UU: () => (/* binding */ findConfirmable),
/* harmony export */   e1: () => (/* binding */ spareClock),
/* harmony export */   iA: () => (/* binding */ prepare),
/* harmony export */   lJ: () => (/* binding */ confirm),
/* harmony export */   o$: () => (/* binding */ confirmationMs),
/* harmony export */   pt: () => (/* binding */ promote),
/* harmony export */   rD: () => (/* binding */ interruptTask),
/* harmony export */   tw: () => (/* binding */ recalibrate),
/* harmony export */   vq: () => (/* binding */ whileTime)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75727);
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(50748);
/* harmony import */ var _decision_accepted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91758);
/* harmony import */ var _decision_assignment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51280);
/* harmony import */ var _decision_claim_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47935);
/* harmony import */ var _decision_conclusion_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27320);
/* harmony import */ var _decision_confirmation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76442);
/* harmony import */ var _decision_decision_entry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(328);
/* harmony import */ var _decision_replay_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44984);
/* harmony import */ var _decision_session_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47695);
/* harmony import */ var _stats_e_bh_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(26970);
/* harmony import */ var _stats_e_process_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(24079);
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(16564);
/* harmony import */ var _negative_control_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(87180);















async function prepare(context, paths) {
    const { decisionLog } = context;
    decisionLog.takeEnvironmentSnapshot();
    for (;;) {
        const due = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_9__/* .dueIn */ .M_)(decisionLog.session, paths);
        switch (due.kind) {
            case 'stop':
                return { kind: 'untestable', reason: due.reason };
            case 'calibration': {
                const interrupted = await recalibrate(context, paths);
                if (interrupted !== undefined)
                    return interrupted;
                break;
            }
            case 'canary': {
                const interrupted = await checkAgainstItself(context, paths);
                if (interrupted !== undefined)
                    return interrupted;
                break;
            }
            case 'promotion':
                return promote(context, paths);
            case 'confirmation':
                return { kind: 'confirmation' };
            case 'candidate': {
                if (paths.isEnding === true || !(0,_decision_session_js__WEBPACK_IMPORTED_MODULE_9__/* .isNegativeControlDue */ .nU)(decisionLog.session))
                    return { kind: 'ready' };
                const interrupted = await (0,_negative_control_js__WEBPACK_IMPORTED_MODULE_12__/* .runNegativeControl */ .w)(context, { ...paths, mayGoOn: whileTime(paths.clockMs) });
                if (interrupted !== undefined)
                    return interrupted;
                break;
            }
            default:
                return due;
        }
    }
}
function spareClock(decisionLog, clockMs) {
    return () => clockMs() - confirmationMs(decisionLog);
}
function whileTime(clockMs) {
    return () => (clockMs === undefined || clockMs() > 0 ? undefined : 'the time of the run was up');
}
function interruptTask(decisionLog, task) {
    const halted = task.task === 'confirmation' ? task.halted : null;
    decisionLog.append({ kind: 'interrupted', task: task.id, halted });
    if ((0,_decision_replay_js__WEBPACK_IMPORTED_MODULE_8__/* .isTrial */ .rK)(task))
        decisionLog.session = (0,_decision_conclusion_js__WEBPACK_IMPORTED_MODULE_5__/* .concludeTrial */ ._m)(decisionLog.session, (0,_decision_conclusion_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutVerdict */ .UL)(task), 'refused');
    if (halted !== null)
        decisionLog.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_9__/* .withConfirmed */ .e$)(decisionLog.session);
}
async function calibrate(context, options) {
    const { decisionLog, note } = context;
    const warning = decisionLog.session.warnings.at(-1);
    if (warning !== undefined)
        note(warning);
    const { session, calibration } = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_9__/* .beginCalibration */ .KR)(decisionLog.session);
    const { id, tree } = calibration;
    decisionLog.append({ kind: 'begin', task: id });
    decisionLog.session = session;
    const ended = await (0,_measurement_js__WEBPACK_IMPORTED_MODULE_11__/* .measureTask */ .a7)(context, calibration, options);
    const { task, last, guardFailure } = ended;
    if (ended.kind === 'broken') {
        interruptTask(decisionLog, task);
        return { kind: 'broken', why: ended.why, reason: ended.reason, last };
    }
    decisionLog.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_9__/* .withCalibration */ .Zj)(decisionLog.session, task);
    const { noise, policy, score_scale: scale } = decisionLog.session;
    const score_scale = scale === 'ratio' ? scale : 'difference';
    const { sigma = 0, mean = 0 } = noise ?? {};
    decisionLog.append({ kind: 'calibration', id, tree, sigma, mean, policy: policy ?? '', score_scale });
    return { kind: 'calibrated', worstFor: last?.kind === 'scored' ? last.worstFor : undefined, guardFailure };
}
async function recalibrate(context, paths) {
    for (let moves = 0;; moves += 1) {
        const { id } = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_9__/* .beginCalibration */ .KR)(context.decisionLog.session).calibration;
        const ended = await calibrate(context, optionsFor(id, paths));
        if (ended.kind === 'calibrated')
            return undefined;
        if (ended.why !== 'moved' || moves === _measurement_js__WEBPACK_IMPORTED_MODULE_11__/* .MAX_MOVES */ .Mz)
            return ended;
    }
}
function optionsFor(id, { workspace, logs, clockMs }) {
    const where = { logs: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(logs, 'runs'), prefix: `${id.replace(' ', '-')}-`, mayGoOn: whileTime(clockMs) };
    return workspace === undefined ? where : { workspace, ...where };
}
async function checkAgainstItself(context, paths) {
    const { decisionLog } = context;
    const { level } = decisionLog.session;
    const { session, trial } = (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_3__/* .assignAaCheck */ .YM)(decisionLog.session);
    const { id } = trial;
    decisionLog.append({ kind: 'begin', task: id });
    decisionLog.session = session;
    const ended = await (0,_measurement_js__WEBPACK_IMPORTED_MODULE_11__/* .measureTask */ .a7)(context, trial, optionsFor(id, paths));
    if (ended.kind === 'broken') {
        interruptTask(decisionLog, ended.task);
        return ended;
    }
    decisionLog.append((0,_decision_decision_entry_js__WEBPACK_IMPORTED_MODULE_7__/* .decisionDraft */ .i)(ended.task, level, { guards: [], kept: false }));
    decisionLog.session = (0,_decision_conclusion_js__WEBPACK_IMPORTED_MODULE_5__/* .concludeTrial */ ._m)(decisionLog.session, ended.task, 'refused');
    decisionLog.append({ kind: 'canary', variety: 'noop', task: id, passed: ended.task.verdict?.outcome !== 'keep' });
    return undefined;
}
async function promote(context, paths) {
    const { decisionLog } = context;
    const { level } = decisionLog.session;
    const assigned = (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_3__/* .assignPromotion */ .Zw)(decisionLog.session);
    if (assigned === undefined) {
        return { kind: 'untestable', reason: 'max_candidates is spent: no batch can be promoted any more' };
    }
    const { id } = assigned.trial;
    decisionLog.append({ kind: 'begin', task: id });
    decisionLog.session = assigned.session;
    const ended = await (0,_measurement_js__WEBPACK_IMPORTED_MODULE_11__/* .measureTask */ .a7)(context, assigned.trial, optionsFor(id, paths));
    if (ended.kind === 'over')
        return { kind: 'promotion', trial: ended.task, level };
    interruptTask(decisionLog, ended.task);
    return ended;
}
function findConfirmable(decisionLog) {
    const { session, runHeader } = decisionLog;
    const final = session.champion?.tree ?? session.incumbent;
    if (final === runHeader.baseline_tree || session.policy === null || runHeader.unscored)
        return undefined;
    const { claim, proposed } = decisionLog.replay().state ?? {};
    const isOfNow = claim?.final === final && claim.proposed === proposed;
    return { claim: isOfNow ? claim : undefined };
}
function confirmationMs({ session, runHeader, evaluationMs }) {
    if (session.last_noise === null || session.settings.confirm.pairs === 0 || runHeader.unscored)
        return 0;
    const { planned } = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_9__/* .confirmationIn */ .dn)(session, { id: '', baseline: runHeader.baseline_tree });
    return 2 * planned * ((0,_base_median_js__WEBPACK_IMPORTED_MODULE_13__/* .median */ .J)(evaluationMs) ?? 0);
}
async function confirm(context, optionsOf) {
    const { decisionLog } = context;
    const id = `confirmation ${(decisionLog.replay().state?.confirmations ?? 0) + 1}`;
    decisionLog.append({ kind: 'begin', task: id });
    const begun = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_9__/* .confirmationIn */ .dn)(decisionLog.session, { id, baseline: decisionLog.runHeader.baseline_tree });
    const ended = await (0,_measurement_js__WEBPACK_IMPORTED_MODULE_11__/* .measureTask */ .a7)(context, begun, optionsOf(id));
    if (ended.kind === 'broken') {
        interruptTask(decisionLog, ended.task);
        return ended;
    }
    const claim = claimOf(decisionLog, ended.task);
    if (claim === undefined) {
        interruptTask(decisionLog, ended.task);
        return { kind: 'unsound' };
    }
    decisionLog.append(claim);
    decisionLog.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_9__/* .withConfirmed */ .e$)(decisionLog.session, claim);
    return { kind: 'claimed', claim };
}
function claimOf(decisionLog, confirmation) {
    const { state, issues } = decisionLog.replay();
    if (state === undefined || issues.length > 0)
        return undefined;
    const { runHeader, session } = decisionLog;
    const { confirm, confidence, error_rate, certify } = session.settings;
    const { pairs: _pairs, ...confirmed } = (0,_decision_confirmation_js__WEBPACK_IMPORTED_MODULE_6__/* .confirmedOf */ .bY)(confirmation);
    const evidence = state.certified.map(({ tree, logs }) => ({ tree, log_e: (0,_stats_e_process_js__WEBPACK_IMPORTED_MODULE_10__/* .logEvidence */ .y8)({ logs }) }));
    const facts = {
        ...confirmed,
        interval: [...confirmed.interval],
        ratio: (0,_decision_claim_js__WEBPACK_IMPORTED_MODULE_4__/* .claimedRatio */ .Lx)(session),
        task: confirmation.id,
        baseline: runHeader.baseline_commit,
        final: confirmation.tree,
        planned_pairs: confirmation.planned,
        evaluations: [...confirmation.evaluations],
        sealed: confirm.command !== '',
        proposed: state.proposed,
        tested: state.tested,
        kept: state.keeps.length,
        false_keeps_bound: (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_9__/* .falseAcceptanceBound */ .BS)(session),
        error_rate,
        alpha: 1 - confidence,
        certified: evidence.length > 0 ? (0,_stats_e_bh_js__WEBPACK_IMPORTED_MODULE_14__/* .certifiedChanges */ .j)(evidence, certify.fdr).length : null,
        certify_fdr: evidence.length > 0 ? certify.fdr : null,
        holdout_queries: state.queries,
        earlier_confirmations: state.confirmations - 1,
        evaluator_digest: state.evaluator_digest,
        holdout_digest: runHeader.holdout_digest,
        accepted_risks: (0,_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_1__/* .risksTaken */ .ar)(state.findings),
        isolation: [...state.isolation],
        in_process: runHeader.in_process ? true : null,
        changed_tools: (0,_decision_accepted_js__WEBPACK_IMPORTED_MODULE_2__/* .haveToolsChanged */ .mb)(state) ? true : null,
        key_in_reach: state.keyInReach,
    };
    return { kind: 'claim', ...facts, sentence: (0,_decision_claim_js__WEBPACK_IMPORTED_MODULE_4__/* .renderClaim */ .rU)(facts) };
}


/***/ }),

/***/ 37270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ checkCoveredFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_file_digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36760);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17785);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _engine_boundaries_file_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29299);






function checkCoveredFiles(folders) {
    const covered = folders.filter(({ digest }) => typeof digest === 'string');
    const older = folders.filter(({ digest }) => typeof digest !== 'string').map(({ what }) => what);
    const findings = covered.flatMap(checkFolder);
    if (covered.length > 0 && findings.every(({ kind }) => kind !== 'wrong')) {
        const detail = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(covered.length, 'record')}: their files are as they were recorded`;
        findings.push({ kind: 'ok', what: 'files', detail });
    }
    if (older.length > 0) {
        const detail = `${spanOf(older)}: not covered: written by an older version`;
        findings.push({ kind: 'unchecked', what: 'files', detail });
    }
    return findings;
}
const SHOWN = 5;
function spanOf(names) {
    const rest = names.length - SHOWN;
    return `${names.slice(0, SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function checkFolder({ what, folder, digest, travels }) {
    const ofList = (how) => (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .issuesOf */ .wf)(what, [{ where: { file: _base_file_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_LIST */ .e }, detail: `${_base_file_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_LIST */ .e}, the list of its files, ${how}` }]);
    const bytes = (0,_engine_boundaries_file_list_js__WEBPACK_IMPORTED_MODULE_3__/* .readIfFile */ .w3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _base_file_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_LIST */ .e));
    if (bytes === undefined)
        return ofList('is gone');
    if ((0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(bytes) !== digest)
        return ofList('was changed');
    const list = (0,_base_file_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeFileList */ .r)(bytes);
    if (list === undefined)
        return ofList('is none');
    const issues = [];
    const absent = [];
    for (const [file, known] of Object.entries(list)) {
        const found = (0,_engine_boundaries_file_list_js__WEBPACK_IMPORTED_MODULE_3__/* .readIfFile */ .w3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, file));
        if (found === undefined && !travels(file, known.bytes))
            absent.push(file);
        else if (found === undefined)
            issues.push({ where: { file }, detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(file, 200)} is gone` });
        else if ((0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(found) !== known.sha256)
            issues.push({ where: { file }, detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(file, 200)} was changed` });
    }
    const findings = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .issuesOf */ .wf)(what, issues);
    if (absent.length === 0)
        return findings;
    const elsewhere = `not here, as on a machine that it did not run on: ${spanOf(absent)}`;
    return [...findings, { kind: 'unchecked', what, detail: elsewhere }];
}


/***/ }),

/***/ 47753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ uncoveredIssue)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

function uncoveredIssue({ shown, accepted, missing, name }) {
    const lacking = missing === undefined ? '0 records' : `${missing} of them without a record`;
    return {
        detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(accepted, 'accepted commit')} on ${shown}, ${lacking}`,
        remedy: `fetch them: autorize pull ${name}`,
    };
}


/***/ })

};

