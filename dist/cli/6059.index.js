export const id = 6059;
export const ids = [6059];
export const modules = {

/***/ 40738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ commitCandidate),
/* harmony export */   MS: () => (/* binding */ unpackCommit),
/* harmony export */   "do": () => (/* binding */ packCommit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57177);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84831);
/* harmony import */ var _kernel_foreign_pack_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64171);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53162);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37008);







function commitCandidate(store, { tree, from }, message = 'candidate\n') {
    return (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_5__/* .commitTree */ .SC)(store, { tree, parents: [from], message, identity: _acceptance_js__WEBPACK_IMPORTED_MODULE_6__/* .IDENTITY */ .zK, date: '1970-01-01T00:00:00Z' });
}
const PLAIN = ['pack-objects', '-q', '--window=0', '--no-reuse-object', '--compression=0'];
async function packCommit(store, { path, commit, from }) {
    const pack = await store.git([...PLAIN, '--stdout', '--revs'], { input: `${commit}\n^${from}\n` });
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx');
    try {
        (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAll */ .f4)(descriptor, pack.stdout);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
const MAX_PACK_BYTES = 512 * 1024 * 1024;
async function unpackCommit({ gitDir, base }, path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return { kind: 'absent' };
    const read = (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfined */ .Hz)({ path, shown: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), folders: [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)] }, MAX_PACK_BYTES);
    if ('problem' in read) {
        return { kind: 'refused', why: `its file is ${read.problem.found}; expected ${read.problem.expected}` };
    }
    const hash = base.length === 64 ? 'sha256' : 'sha1';
    const objects = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'objects');
    const taken = await (0,_kernel_foreign_pack_js__WEBPACK_IMPORTED_MODULE_4__/* .importPack */ .zP)({ gitDir, objects, pack: read.bytes, hash, maxPackBytes: MAX_PACK_BYTES });
    return taken.kind === 'refused' ? taken : { kind: 'taken' };
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
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53162);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37008);






const MERGED = 0;
const CONFLICT = 1;
function describeConflict(paths) {
    const shown = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(paths.length, 'path')}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(paths[0] ?? '', 100)} among them`;
    return `it conflicts with a change that was accepted in the meantime: ${shown}`;
}
const SAME_CHANGE = 'the same change was accepted in the meantime';
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

/***/ 88814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ decideAdmission),
/* harmony export */   Y: () => (/* binding */ ALWAYS_DENIED)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14006);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _autoloaded_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62578);
/* harmony import */ var _link_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2137);
/* harmony import */ var _path_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12894);
/* harmony import */ var _settings_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52503);
/* harmony import */ var _shadowing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34482);







const ALWAYS_DENIED = [
    '.autorize/**',
    '.rcs/**',
    '**/.git/**',
    '**/.gitattributes',
    '**/.gitmodules',
    '**/.gitignore',
    ..._settings_files_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTINGS_FILES */ .E,
];
const GITLINK = '160000';
const LINK = '120000';
const MAX_REASONS = 20;
const MAX_PATH_CHARACTERS = 8 << 20;
function decideAdmission(change, rules) {
    const characters = change.changes.reduce((sum, { path }) => sum + path.length, 0);
    if (characters > MAX_PATH_CHARACTERS) {
        const reason = `the changed paths are ${characters} characters long together; expected at most ${MAX_PATH_CHARACTERS}`;
        return { kind: 'denied', reasons: [reason] };
    }
    const matchers = matchersOf(rules);
    const reasons = change.changes.flatMap((each) => pathReasons(each, { rules, matchers, names: change.otherNames }));
    reasons.push(...renameReasons(change, rules, matchers));
    for (const path of change.lfsPaths ?? [])
        reasons.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path, 200)} is a file of Git LFS: its contents are part of the environment`);
    for (const [path, issue] of change.linkIssues)
        reasons.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path, 200)} ${issue}`);
    reasons.push(...sizeReasons(change, rules));
    if (reasons.length === 0)
        return { kind: 'admitted' };
    const shown = reasons.slice(0, MAX_REASONS);
    const rest = reasons.length - shown.length;
    return { kind: 'denied', reasons: rest === 0 ? shown : [...shown, `and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(rest, 'reason')} more`] };
}
const known = new WeakMap();
function matchersOf(rules) {
    const matchers = known.get(rules) ?? buildMatchers(rules);
    known.set(rules, matchers);
    return matchers;
}
function buildMatchers(rules) {
    const { denyPaths, protectedPaths, autoloaded, permit, allowPaths, shadowable, programs = [] } = rules;
    return {
        isProtected: buildMatcher(protectedPaths),
        denied: buildMatcher(denyPaths),
        alwaysDenied: buildMatcher(ALWAYS_DENIED),
        autoloaded: buildMatcher(autoloaded === 'denied' ? _autoloaded_js__WEBPACK_IMPORTED_MODULE_3__/* .AUTOLOADED */ .F : []),
        loadedWhenNew: buildMatcher(autoloaded === 'denied' ? _autoloaded_js__WEBPACK_IMPORTED_MODULE_3__/* .LOADED_WHEN_NEW */ .I : []),
        findShadow: shadowable === undefined ? () => undefined : (0,_shadowing_js__WEBPACK_IMPORTED_MODULE_1__/* .buildShadowFinder */ .H)(shadowable),
        isProgram: buildPathMatcher(programs),
        permitted: buildMatcher(permit),
        allowed: buildMatcher(allowPaths),
    };
}
function buildMatcher(globs) {
    const tests = globs.map((glob) => ({ glob, isMatch: picomatch__WEBPACK_IMPORTED_MODULE_4__((0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(glob), { dot: true }) }));
    return (folded) => tests.find(({ isMatch }) => isMatch(folded))?.glob;
}
function buildPathMatcher(paths) {
    const known = paths.map((path) => ({ path, folded: (0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(path) }));
    const isAround = (parentEnv, inner) => inner === parentEnv || inner.startsWith(`${parentEnv}/`);
    return (asked) => known.find(({ folded }) => isAround(folded, asked) || isAround(asked, folded))?.path;
}
function nameReason(name, isNew, matchers) {
    const folded = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(name);
    const always = matchers.alwaysDenied(folded);
    if (always !== undefined)
        return `is always denied (${always})`;
    const program = matchers.isProgram(folded);
    if (program !== undefined)
        return `is run or loaded by your own git (${program})`;
    const loaded = matchers.autoloaded(folded) ?? (isNew ? matchers.loadedWhenNew(folded) : undefined);
    return loaded === undefined ? undefined : `is loaded by a harness or runtime by itself (${loaded})`;
}
function pathReasons({ path, status, oldMode, newMode }, { rules, matchers, names }) {
    const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path, 200);
    const long = status === 'D' ? undefined : longName(path);
    if (long !== undefined)
        return [`${shown} has a name that ${long}`];
    const reasons = [];
    const folded = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(path);
    const denied = matchers.denied(folded);
    if (denied !== undefined)
        reasons.push(`${shown} is denied by deny_paths (${denied})`);
    if (matchers.isProtected(folded) !== undefined) {
        reasons.push(`${shown} is protected: it is part of the evaluator (${rules.protectKey} says what is)`);
    }
    if (matchers.permitted(folded) === undefined) {
        const isNew = status !== 'M' && status !== 'D';
        const named = nameReason(path, isNew, matchers);
        if (named !== undefined)
            reasons.push(`${shown} ${named}; boundaries.permit can name it`);
        const kind = newMode === LINK ? 'link' : 'file';
        const shadow = status === 'D' ? undefined : matchers.findShadow(path, { isNew, kind });
        if (shadow !== undefined)
            reasons.push(`${shown} is denied: ${shadow}; boundaries.permit can name it`);
    }
    if (rules.enforceAllow && matchers.allowed(folded) === undefined)
        reasons.push(`${shown} is not in allow_paths`);
    reasons.push(...otherNameReasons(path, { rules, matchers, names }));
    const odd = oddName(path);
    if (odd !== undefined)
        reasons.push(`${shown} has a name that ${odd}`);
    if (oldMode === GITLINK) {
        reasons.push(`${shown} is a submodule: it is part of the environment, at the commit that the base names`);
    }
    else if (newMode === GITLINK)
        reasons.push(`${shown} is a repository inside the repository`);
    return reasons;
}
function otherNameReasons(path, { rules, matchers, names }) {
    const isPermitted = matchers.permitted((0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(path)) !== undefined;
    return (names?.get(path) ?? []).flatMap(({ name, link, kind }) => {
        const what = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path, 200)} is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(name, 200)} by the link ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(link, 200)} of the base, which`;
        const denied = kind === 'real' ? matchers.denied((0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(name)) : undefined;
        const below = rules.denyPaths.find((glob) => (0,_link_names_js__WEBPACK_IMPORTED_MODULE_6__/* .beginsWith */ .t$)(glob, kind === 'real' ? name : link));
        const glob = denied ?? (kind === 'real' || matchers.denied((0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(name)) !== undefined ? below : undefined);
        if (glob !== undefined)
            return [`${what} is denied by deny_paths (${glob})`];
        if (isPermitted)
            return [];
        if (kind === 'real' && isEvaluator(name, { rules, matchers })) {
            return [
                `${what} is protected or holds what is (${rules.protectKey} says what is); boundaries.permit can name it`,
            ];
        }
        const named = nameReason(name, false, matchers);
        return named === undefined ? [] : [`${what} ${named}; boundaries.permit can name it`];
    });
}
function isEvaluator(name, { rules, matchers }) {
    const folded = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(name);
    const inside = folded === '' ? '' : `${folded}/`;
    return (matchers.isProtected(folded) !== undefined ||
        rules.shadowable?.files.some((file) => (0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(file).startsWith(inside)) === true);
}
function renameReasons({ renamedPackages = new Map() }, { shadowable }, { permitted }) {
    return [...renamedPackages].flatMap(([path, issue]) => {
        const folder = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(path).slice(0, -'package.json'.length);
        const inside = shadowable?.files.find((file) => (0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(file).startsWith(folder));
        if (inside === undefined || permitted((0,_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .foldPath */ .tu)(path)) !== undefined)
            return [];
        return [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path, 200)} ${issue}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(inside, 200)} among it; boundaries.permit can name it`];
    });
}
function oddName(path) {
    if (/\p{Cc}/u.test(path))
        return 'holds a control character';
    if (path.includes('\\'))
        return 'holds a backslash';
    if (path.split('/').some(_path_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isGitName */ .M$))
        return 'git, or a file system, takes for its own folder';
    return undefined;
}
const MAX_NAME_BYTES = 255;
const MAX_PATH_BYTES = 3 << 10;
function longName(path) {
    if (path.split('/').some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES)) {
        return `is longer than ${MAX_NAME_BYTES} bytes, so that no folder can hold it`;
    }
    return Buffer.byteLength(path) > MAX_PATH_BYTES ? `makes a path of more than ${MAX_PATH_BYTES} bytes` : undefined;
}
function sizeReasons({ changes, diffLines, textLines = diffLines }, { maxFiles, maxDiffLines }) {
    const reasons = [];
    if (maxFiles !== undefined && changes.length > maxFiles) {
        reasons.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(changes.length, 'file')} changed, above max_files ${maxFiles}`);
    }
    if (maxDiffLines !== undefined && textLines > maxDiffLines) {
        const lines = textLines === Number.MAX_SAFE_INTEGER ? 'more lines than can be counted' : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(textLines, 'line');
        reasons.push(`${lines} changed, above max_diff_lines ${maxDiffLines}`);
    }
    return reasons;
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
// EXTERNAL MODULE: ./build/kernel/git-store.js + 4 modules
var git_store = __webpack_require__(53162);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(74044);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/engine/boundaries/path-names.js
var path_names = __webpack_require__(12894);
;// CONCATENATED MODULE: ./build/engine/boundaries/package-renames.js




const MAX_BYTES = 64 << 20;
const FILE = /^100/;
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








const MAX_DIFF_BYTES = 8 << 20;
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
async function findLfsPaths({ external }, changes) {
    if (external?.findLfs === undefined)
        return new Set();
    const names = changes.map(({ path }) => (0,byte_path/* encodePath */.O0)(path));
    const found = await external.findLfs(names);
    return new Set(changes.flatMap(({ path }, at) => (found.has(names[at]?.toString('latin1') ?? '') ? [path] : [])));
}
const DIFF = ['diff-tree', '-r', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv'];
async function readDiff(store, compared, cutOff) {
    const { from, tree } = compared;
    const [before, after] = await Promise.all([from, tree].map((id) => (0,git_store/* treeIdOf */.bR)(store, id)));
    if (before === after)
        return { changes: [], diff: '' };
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
        if (!(error instanceof git/* GitError */.XS) || !error.isTooLong)
            throw error;
        return readOutline(store, compared, cutOff);
    }
}
async function readOutline(store, compared, cutOff) {
    const { from, tree } = compared;
    const args = ['diff-tree', '-r', '--numstat', '--stat=120', '--no-renames', '--end-of-options', from, tree, '--'];
    const { stdout } = await store.git(args, { ...(cutOff && { cutOff }) });
    const { lines, outline } = splitOutline(stdout.toString());
    const diff = `The diff is larger than ${MAX_DIFF_BYTES >> 20} MB; this is its outline.\n\n${outline}`;
    const changes = await (0,git_store/* diffTrees */.j_)(store, { from, to: tree });
    return { changes, diff, textLines: lines ?? (await countAllLines(store, compared, cutOff)) };
}
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
const COUNT_TIMEOUT_MS = 60_000;
const MAX_COUNTED_BYTES = 64 << 20;
async function countAllLines(store, { from, tree }, cutOff) {
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

