export const id = 8922;
export const ids = [8922];
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

/***/ 70350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runOverview: () => (/* binding */ runOverview)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _report_overview_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61638);
/* harmony import */ var _runs_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37866);



async function runOverview(host, terminal) {
    const repository = (0,_runs_here_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryAround */ .W)(host);
    const entries = repository === undefined ? [] : await (0,_runs_here_js__WEBPACK_IMPORTED_MODULE_2__/* .findRunsHere */ .M)(host);
    terminal.out((0,_report_overview_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderOverview */ .m)({ repository, entries }));
    return _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.yes;
}


/***/ }),

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

/***/ 95465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ findSharedState),
/* harmony export */   Q: () => (/* binding */ describeSharedState)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61023);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
/* harmony import */ var _kernel_new_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49816);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14311);
/* harmony import */ var _evaluation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88815);








const MAX_PATHS_TRIED = 4;
async function findSharedState(privateArea, request) {
    try {
        return await diagnose(privateArea, request);
    }
    finally {
        await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .discardTree */ .l)(request.checkout.folder);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(request.checkout.folder, { recursive: true });
    }
}
async function diagnose(privateArea, request) {
    const { steps, failed } = request;
    const at = failed === undefined ? steps.length - 1 : steps.findIndex(({ name }) => name === failed);
    const reader = steps[at];
    if (reader === undefined || isPreparing(reader))
        return undefined;
    const preparing = steps.slice(0, at).filter(isPreparing);
    const earlier = steps.slice(0, at).filter((step) => !isPreparing(step));
    if (earlier.length === 0)
        return undefined;
    const attempts = { count: 0 };
    const attempt = (between) => runShared(privateArea, request, { steps: [...preparing, ...between, reader], number: ++attempts.count });
    const whole = await attempt(earlier);
    if (!whole.isFine)
        return undefined;
    const leaving = earlier.filter(({ name }) => (whole.left.get(name) ?? []).length > 0);
    const needed = await findNeeded(leaving.length > 0 ? leaving : earlier, async (some) => (await attempt(some)).isFine);
    const writer = needed.at(-1);
    if (writer === undefined)
        return undefined;
    const paths = whole.left.get(writer.name) ?? [];
    const tried = paths.length > 1 && paths.length <= MAX_PATHS_TRIED ? paths : [];
    const unread = [];
    for (const path of tried) {
        const without = { ...writer, command: `${inSubshell(writer.command)} && rm -rf -- ${(0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteForShell */ .e)(path)}` };
        if ((await attempt([...needed.slice(0, -1), without])).isFine)
            unread.push(path);
    }
    const read = paths.filter((path) => !unread.includes(path));
    return { writer, paths: read.length > 0 ? read : paths, reader };
}
function isPreparing({ kind }) {
    return kind === 'setup' || kind === 'build';
}
async function findNeeded(steps, isEnough) {
    let [few, enough] = [0, steps.length];
    while (enough - few > 1) {
        const middle = (few + enough) >>> 1;
        if (await isEnough(steps.slice(0, middle)))
            enough = middle;
        else
            few = middle;
    }
    return steps.slice(0, enough);
}
function inSubshell(command) {
    return `( ${command}\n)`;
}
async function runShared(privateArea, request, { steps, number }) {
    const left = new Map();
    const known = new Set();
    const onShared = ({ name, kind }, { roots, stamps }) => {
        if (isPreparing({ kind }))
            return;
        const fresh = roots.filter((root) => !known.has(root));
        for (const root of fresh)
            known.add(root);
        left.set(name, fresh.map((root) => `${(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(Buffer.from(root, 'latin1'))}${isFolder(stamps.get(root)) ? '/' : ''}`));
    };
    const apart = steps.map((step) => ({
        ...step,
        logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(step.logs), `shared-${number}-${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(step.logs)}`),
    }));
    const isWhole = steps.at(-1) === request.steps.at(-1);
    const evaluation = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluateTree */ .q)(privateArea, {
        ...request,
        steps: apart,
        onShared,
        ...(isWhole ? {} : { asks: 'exit' }),
    });
    const isFine = evaluation.kind === 'ran' && (!isWhole || (await request.isFine(evaluation.output)));
    return { isFine, left };
}
function isFolder(stamp) {
    return stamp !== undefined && (0,_kernel_new_files_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(stamp) === 'folder';
}
const MAX_NAMED = 3;
function describeSharedState({ writer, paths, reader }) {
    const by = reader.title === 'score' ? 'the objective' : reader.title;
    if (paths.length === 0)
        return `${writer.title} changes files of the tree that ${by} reads`;
    const named = paths.slice(0, MAX_NAMED).map(shown);
    const rest = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
    return `${writer.title} leaves ${named.join(', ')}${rest}, which ${by} reads`;
}
function shown(path) {
    return /^[\w./@+-]+$/.test(path) ? path : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(path, 100);
}


/***/ }),

/***/ 47545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ checkIntent),
/* harmony export */   KP: () => (/* binding */ isTakingBack),
/* harmony export */   u$: () => (/* binding */ checkDecisions),
/* harmony export */   yx: () => (/* binding */ survivingAcceptances)
/* harmony export */ });
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68216);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12169);
/* harmony import */ var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1184);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52708);




function checkDecisions({ entries, launch }) {
    const { contract } = launch;
    const issues = [];
    const scores = new Map();
    let kept = { commit: launch.baseline_commit, score: null };
    for (const [index, entry] of entries.entries()) {
        const { iteration } = entry;
        if (iteration !== index)
            issues.push(`iteration ${iteration} stands where ${index} comes next`);
        const isBaseline = entry.kind === 'baseline' || entry.decision === 'baseline';
        if (isBaseline && index > 0)
            issues.push(`iteration ${iteration} is a baseline, which comes first and once`);
        if (!isBaseline && index === 0)
            issues.push(`iteration ${iteration} comes first, without a baseline before it`);
        if (isBaseline && (entry.kind !== 'baseline' || entry.decision !== 'baseline')) {
            issues.push(`iteration ${iteration} is a baseline, which nothing decides on; its record says ${entry.decision}`);
        }
        issues.push(...checkEntry(entry, { kept, contract }));
        if ((0,_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .isAccepted */ .oB)(entry))
            scores.set(entry.kept_commit, entry.evaluator?.score ?? null);
        if (isTakingBack(entry) && !scores.has(entry.kept_commit)) {
            issues.push(`iteration ${iteration} goes back to ${entry.kept_commit}, which was never kept`);
        }
        kept = { commit: entry.kept_commit, score: scores.get(entry.kept_commit) ?? null };
    }
    return issues;
}
function checkIntent({ open, lastAcceptedCommit }) {
    const intent = open?.intent;
    if (intent === undefined)
        return [];
    const { iteration, from, to, draft } = intent;
    const issues = [];
    if (draft.iteration !== iteration)
        issues.push(`the intent of iteration ${iteration} is of ${draft.iteration}`);
    if (from !== lastAcceptedCommit) {
        issues.push(`the intent of iteration ${iteration} moves the branch from ${from}; the last kept commit is ${lastAcceptedCommit}`);
    }
    if (to !== draft.kept_commit) {
        issues.push(`the intent of iteration ${iteration} moves the branch to ${to}; its entry leaves ${draft.kept_commit}`);
    }
    return issues;
}
function isTakingBack({ decision, comparison }) {
    return decision === 'discard' && (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isRollBack */ .Zo)(comparison);
}
function checkEntry(entry, { kept, contract }) {
    const { evaluator } = contract;
    const { iteration, decision, evaluator: evaluation, comparison } = entry;
    const issues = [];
    if (entry.base_commit !== kept.commit) {
        issues.push(`iteration ${iteration} began at ${entry.base_commit}; the last kept commit was ${kept.commit}`);
    }
    if (comparison !== undefined && !(0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isFaithful */ .M0)(comparison, evaluator.direction)) {
        issues.push(`iteration ${iteration} shows another comparison than the one that decided`);
    }
    if (evaluation !== null && !isPrinted(evaluation, contract)) {
        issues.push(`iteration ${iteration} has another verdict than what its evaluator printed`);
    }
    if (evaluation !== null && entry.kind === 'iteration' && decision !== 'error') {
        const again = decideAgain(comparison, evaluation, { ...evaluator, lastAcceptedScore: kept.score });
        if (again.decision !== decision) {
            issues.push(`iteration ${iteration} is ${decision}; by its evaluation it is ${again.decision}: ${again.reason}`);
        }
    }
    if (evaluation === null && decision === 'keep')
        issues.push(`iteration ${iteration} is kept without an evaluation`);
    const expected = decision === 'keep' ? entry.candidate_commit : kept.commit;
    if (entry.kept_commit !== expected && !isTakingBack(entry)) {
        issues.push(`iteration ${iteration} leaves ${entry.kept_commit} as the last kept commit`);
    }
    return issues;
}
const WHOLE_CHARS = 16_000;
function isPrinted({ command, status, stdout, pass, score }, { evaluator, guards }) {
    if (status === 'error')
        return pass === null && score === null;
    if (pass !== (status === 'pass'))
        return false;
    if (status === 'fail' && score === null && guards.some((guard) => guard.command === command))
        return true;
    if (command !== evaluator.command)
        return false;
    if (stdout.length > WHOLE_CHARS)
        return true;
    const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVerdict */ .P)(stdout);
    return !('reason' in verdict) && verdict.pass === pass && verdict.score === score;
}
function decideAgain(comparison, evaluation, policy) {
    const verdict = (0,_decide_js__WEBPACK_IMPORTED_MODULE_3__/* .decideCandidate */ .aR)(evaluation, policy);
    if (policy.decision === undefined || evaluation.status !== 'pass' || evaluation.score === null)
        return verdict;
    if (comparison === undefined)
        return { decision: 'discard', reason: 'it was not compared' };
    return { decision: comparison.record.kept ? 'keep' : 'discard', reason: comparison.reason };
}
function survivingAcceptances(entries) {
    let accepted = [];
    for (const entry of entries) {
        if (isTakingBack(entry)) {
            accepted = accepted.slice(0, accepted.findLastIndex(({ kept_commit: commit }) => commit === entry.kept_commit) + 1);
        }
        else if (entry.decision === 'keep')
            accepted.push(entry);
    }
    return accepted;
}


/***/ }),

/***/ 36968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ decodeRecords),
/* harmony export */   e: () => (/* binding */ decodeRecord)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52708);


function decodeRecords(raw) {
    const records = [];
    let entries = 0;
    for (const [index, each] of raw.entries()) {
        const record = decodeRecord(each);
        if (!('kind' in record))
            return { line: index + 1, issue: record.issue };
        const period = record.kind === 'launch' || record.kind === 'resumed' ? record.limits : undefined;
        if (period !== undefined && period.entries > entries)
            return { line: index + 1, issue: 'limits.entries' };
        if ('iteration' in record && Number(record.iteration) > index)
            return { line: index + 1, issue: 'iteration' };
        if (record.kind === 'baseline' || record.kind === 'iteration')
            entries += 1;
        records.push(record);
    }
    return { records };
}
function decodeRecord(raw) {
    const result = _ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .recordSchema */ .fi.safeParse(raw);
    return result.success ? result.data : { issue: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(result.error.issues[0]?.path.join('.') || 'shape') };
}


/***/ }),

/***/ 19570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readEntryFiles),
/* harmony export */   Z: () => (/* binding */ readMissionStatus)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84321);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73448);







function readMissionStatus(paths) {
    (0,_store_js__WEBPACK_IMPORTED_MODULE_5__.requireRun)(paths);
    const { state, problem } = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__.readMission)(paths);
    if (state === undefined) {
        const why = problem === undefined ? 'it has no record yet' : (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .yM)(problem);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `${(0,_store_js__WEBPACK_IMPORTED_MODULE_5__.shownPath)(paths, paths.journal)} cannot be read: ${why}`,
            remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
        });
    }
    const pointer = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__.readPointer)(paths);
    const isRunning = (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .isHeldHere */ .oZ)(paths.lock) && pointer?.active === true && pointer.run_id === paths.runId;
    return {
        ...{ state, isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_3__/* .readActivities */ .W)(paths.activity) : [] },
        waiting: isRunning || state.status !== 'running' ? state.waiting : undefined,
        problems: problem === undefined ? [] : [(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .yM)(problem)],
    };
}
const MAX_LOG_CHARS = 200_000;
function readEntryFiles(paths, { iteration }) {
    const folder = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__.iterationFolder)(paths, iteration);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return { diff: undefined, logs: [] };
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.std(out|err)$/.test(name));
    const read = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), 'utf8');
    const logs = names.sort().flatMap((name) => {
        const text = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .shortened */ .vI)(read(name), MAX_LOG_CHARS);
        return text === '' ? [] : [{ name, text }];
    });
    return { diff: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'changes.diff')) ? read('changes.diff') : undefined, logs };
}


/***/ }),

/***/ 86992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   rc: () => (/* binding */ manifestSchema),
/* harmony export */   u1: () => (/* binding */ buildManifest)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75727);
/* harmony import */ var _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22753);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52708);




const text = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP();
const manifestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    schema_version: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    run_id: text,
    run_tag: text,
    mission_dir: text,
    mission_file: text,
    sandbox_file: text,
    repo_root: text,
    worktree_path: text,
    mission_slug: text,
    branch_name: text,
    baseline_commit: text,
    last_kept_commit: text,
    last_kept_score: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    latest_candidate_commit: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(text),
    results_file: text,
    instructions_file: text,
    manifest_file: text,
    ledger_file: text,
    latest_evaluator_file: text,
    candidate_file: text,
    evaluator: _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .missionContractSchema */ .wd.shape.evaluator,
    keep_policy: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .KEEP_POLICIES */ .fO),
    accepted_risks: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text)),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['running', 'stopped', 'completed', 'failed']),
    stop_reason: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(text),
    iteration: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    created_at: text,
    updated_at: text,
    completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(text),
});
function buildManifest(state, files) {
    const { launch } = state;
    const { evaluator } = launch.contract;
    return {
        schema_version: _ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .SCHEMA_VERSION */ .f$,
        run_id: launch.run_id,
        run_tag: launch.run_tag,
        mission_dir: launch.mission_dir,
        mission_file: launch.mission_file,
        sandbox_file: launch.sandbox_file,
        repo_root: launch.repo_root,
        worktree_path: launch.worktree_path,
        mission_slug: launch.mission_slug,
        branch_name: launch.branch_name,
        baseline_commit: launch.baseline_commit,
        last_kept_commit: state.lastAcceptedCommit,
        last_kept_score: state.lastAcceptedScore,
        latest_candidate_commit: state.latestCandidateCommit,
        ...files,
        evaluator,
        keep_policy: evaluator.keep_policy,
        ...acceptedIn(state),
        status: state.status,
        stop_reason: state.stopReason,
        iteration: state.iteration,
        created_at: launch.created_at,
        updated_at: state.updatedAt,
        completed_at: state.completedAt,
    };
}
function acceptedIn({ evidence }) {
    const taken = (0,_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__/* .risksTaken */ .ar)(evidence.flatMap((each) => (each.kind === 'risk' ? [each] : [])));
    return taken === null ? {} : { accepted_risks: taken };
}
function isTerminal(status) {
    return status === 'completed' || status === 'failed';
}


/***/ }),

/***/ 64367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ renderResults)
/* harmony export */ });
const COLUMNS = ['iteration', 'commit', 'pass', 'score', 'status', 'description'];
function renderResults(entries) {
    const rows = entries.map((entry) => [
        String(entry.iteration),
        entry.candidate_commit ?? entry.kept_commit,
        entry.evaluator?.pass === undefined || entry.evaluator.pass === null ? '' : String(entry.evaluator.pass),
        typeof entry.evaluator?.score === 'number' ? String(entry.evaluator.score) : '',
        entry.decision,
        cell(entry.description),
    ]);
    return [COLUMNS, ...rows].map((row) => `${row.join('\t')}\n`).join('');
}
function cell(text) {
    return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}


/***/ }),

/***/ 53482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ missionSlug),
/* harmony export */   SR: () => (/* binding */ runIdOf),
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   _G: () => (/* binding */ parseRunId),
/* harmony export */   eZ: () => (/* binding */ runTag),
/* harmony export */   hK: () => (/* binding */ workspaceName),
/* harmony export */   u5: () => (/* binding */ isSlug)
/* harmony export */ });
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);

const MAX_SLUG = 100;
function missionSlug(path) {
    const slug = path
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-+|-+$/g, '');
    if (slug === '')
        return 'mission';
    return slug.length <= MAX_SLUG ? slug : `${slug.slice(0, MAX_SLUG)}-${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(path).slice(-8)}`;
}
function runTag(at, attempt) {
    const tag = `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    return attempt === 1 ? tag : `${tag}-${attempt}`;
}
function runIdOf({ slug, tag }) {
    return `${slug}-${tag.toLowerCase()}`;
}
function isSlug(text) {
    return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
function parseRunId(runId) {
    const [, slug, tag] = /^([a-z0-9][a-z0-9-]*)-(\d{8}t\d{6}z(?:-\d{1,4})?)$/.exec(runId) ?? [];
    return slug === undefined || tag === undefined ? undefined : { slug, tag: tag.toUpperCase() };
}
function branchOf({ slug, tag }) {
    return `autoresearch/${slug}/${tag}`;
}
function workspaceName({ slug, tag }) {
    return `autoresearch-${slug}-${tag}`;
}


/***/ }),

/***/ 50109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Ph: () => (/* binding */ decideStop),
/* harmony export */   Rd: () => (/* binding */ agentBudget),
/* harmony export */   US: () => (/* binding */ WHEN_HOLDOUT_SPENT),
/* harmony export */   gD: () => (/* binding */ CANCELLED),
/* harmony export */   hC: () => (/* binding */ decideAlert),
/* harmony export */   oX: () => (/* binding */ findRecordedAlert),
/* harmony export */   wJ: () => (/* binding */ decideEvidenceStop)
/* harmony export */ });
/* harmony import */ var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41797);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54463);
/* harmony import */ var _engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89753);
/* harmony import */ var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45954);
/* harmony import */ var _loop_stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24851);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52708);







const CANCELLED = { status: 'stopped', reason: 'interrupted by the operator' };
const STOPS = {
    max_iterations: { status: 'completed' },
    errors: { status: 'failed' },
    noops: { status: 'completed' },
    time: { status: 'stopped', isSpent: true },
    usd: { status: 'stopped', isSpent: true },
    tokens: { status: 'stopped', isSpent: true },
};
const MAX_ALIKE = 3;
function decideStop(entries, limits) {
    const { budgetUsd, earlier = 0, resumed = 0, ...others } = limits;
    const attempts = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }));
    const reached = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findLimitReached */ .J2)(attempts, { ...others, usd: budgetUsd, tokens: undefined });
    if (reached?.kind === 'errors')
        return { ...STOPS.errors, reason: reached.reason };
    const agents = agentAttemptsOf(entries.slice(resumed));
    const unable = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .findUnableAgent */ .gq)(agents, MAX_ALIKE);
    if (unable !== undefined) {
        const { kind: cause, ...why } = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .withWork */ .gb)(unable, agentAttemptsOf(entries));
        return { status: 'stopped', cause, ...why };
    }
    if (reached === undefined)
        return undefined;
    const reason = reached.kind === 'time' ? 'the time budget is used up' : reached.reason;
    const stop = { ...STOPS[reached.kind], reason };
    if (!(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .hasNeverWorked */ .lv)(agents))
        return stop;
    const failed = { ...stop, reason: `${reason}; no agent worked, the last: ${agents.at(-1)?.reason}` };
    return stop.status === 'stopped' ? { ...failed, cause: 'agent' } : { ...failed, status: 'failed' };
}
function agentAttemptsOf(entries) {
    return (0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .ownEntries */ .xK)(entries)
        .filter(({ kind }) => kind === 'iteration')
        .map(agentAttemptOf);
}
function agentAttemptOf(entry) {
    const { decision, decision_reason: reason, candidate_status: handedOver, agent_failure: failure, usage } = entry;
    const isSilent = decision === 'error' && handedOver === null;
    const cause = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOfEnd */ .yp)({ failure, exitCode: entry.agent_exit }) ?? (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutNumbers */ .B1)(reason);
    const isBrokenOff = decision === 'interrupted';
    const isLost = isBrokenOff && failure !== undefined && !(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAnswered */ .Qy)(usage);
    return { failure, reason, isBrokenOff, cause: isSilent ? cause : undefined, isLost };
}
function exitCodeOf(stop, last) {
    if (stop.status === 'failed' || last?.decision === 'abort')
        return _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.no;
    return stop.cause === 'agent' || stop.hasNeverWorked === true ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.precondition : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.yes;
}
function agentBudget({ launch, limits, entries }) {
    const earlier = limits?.entries ?? 0;
    const costs = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }).usd);
    return {
        usd: (0,_engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_6__/* .smallestBudget */ .B)(limits?.usd, launch.contract.budget?.usd),
        spent: costs.reduce((sum, each) => sum + each, 0),
    };
}
function attemptOf(entry, { isEarlier }) {
    const { kind, decision, decision_reason: reason, usage, reported, spent_elsewhere: isElsewhere } = entry;
    const isCounted = kind === 'iteration';
    const streak = (what) => {
        if (!isCounted || reported !== undefined)
            return 'stays';
        return decision === what ? 'grows' : 'ends';
    };
    const usd = isEarlier || isElsewhere === true ? 0 : (usage?.usd ?? 0);
    if ((0,_engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnusable */ .Im)(entry.agent_failure))
        return { counts: false, noop: 'stays', error: 'stays', usd, tokens: 0, reason };
    return { counts: isCounted, noop: streak('noop'), error: streak('error'), usd, tokens: 0, reason };
}
function decideAlert({ session }) {
    const alert = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findAlert */ .Kw)(session, REMEDY);
    return alert === undefined ? undefined : { status: 'failed', reason: alert };
}
const REMEDY = 'Protect the evaluator and the tests (evaluator.protect); add a guard that fails without the code, such as the tests (guards); or measure what needs the code. If the evaluator is right all the same: evaluator.negative_control: warn. Then launch again';
function findRecordedAlert({ status, evidence }) {
    if (status !== 'failed' || !evidence.some(({ kind }) => kind === 'canary'))
        return undefined;
    const session = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditRecords */ .u)({ records: evidence }).state?.session;
    return session === undefined ? undefined : decideAlert({ session })?.reason;
}
const WHEN_HOLDOUT_SPENT = 'name another one in evaluator.holdout, and launch again';
function decideEvidenceStop(decisionLog) {
    const spent = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findSpentEvidence */ .PY)(decisionLog, WHEN_HOLDOUT_SPENT);
    return spent === undefined ? undefined : { status: 'completed', reason: spent };
}


/***/ }),

/***/ 73448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RESULTS: () => (/* binding */ RESULTS),
/* harmony export */   RUNTIME_ARTIFACTS: () => (/* binding */ RUNTIME_ARTIFACTS),
/* harmony export */   doctorFolder: () => (/* binding */ doctorFolder),
/* harmony export */   ensureIgnored: () => (/* binding */ ensureIgnored),
/* harmony export */   findMissionRepository: () => (/* binding */ findMissionRepository),
/* harmony export */   hasOwnWorkspace: () => (/* binding */ hasOwnWorkspace),
/* harmony export */   iterationFolder: () => (/* binding */ iterationFolder),
/* harmony export */   listMissionRuns: () => (/* binding */ listMissionRuns),
/* harmony export */   meansMissionRun: () => (/* binding */ meansMissionRun),
/* harmony export */   openMissionJournal: () => (/* binding */ openMissionJournal),
/* harmony export */   pathsOf: () => (/* binding */ pathsOf),
/* harmony export */   pathsOfRun: () => (/* binding */ pathsOfRun),
/* harmony export */   readManifest: () => (/* binding */ readManifest),
/* harmony export */   readMission: () => (/* binding */ readMission),
/* harmony export */   readPointer: () => (/* binding */ readPointer),
/* harmony export */   requireOwnWorkspace: () => (/* binding */ requireOwnWorkspace),
/* harmony export */   requireRun: () => (/* binding */ requireRun),
/* harmony export */   rootOf: () => (/* binding */ rootOf),
/* harmony export */   runFilesIn: () => (/* binding */ runFilesIn),
/* harmony export */   sharedFilesIn: () => (/* binding */ sharedFilesIn),
/* harmony export */   shownPath: () => (/* binding */ shownPath),
/* harmony export */   typedRecord: () => (/* binding */ typedRecord),
/* harmony export */   typedRecords: () => (/* binding */ typedRecords),
/* harmony export */   workspacesFolder: () => (/* binding */ workspacesFolder),
/* harmony export */   writePointer: () => (/* binding */ writePointer),
/* harmony export */   writeResults: () => (/* binding */ writeResults),
/* harmony export */   writeRunFiles: () => (/* binding */ writeRunFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61739);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7953);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
/* harmony import */ var _kernel_journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59295);
/* harmony import */ var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11042);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14311);
/* harmony import */ var _kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80866);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(63342);
/* harmony import */ var _decode_records_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36968);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52708);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(86992);
/* harmony import */ var _results_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(64367);
/* harmony import */ var _run_name_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(53482);
















const RESULTS = 'results.tsv';
const RUNTIME_ARTIFACTS = [RESULTS, 'run.log', 'candidate.json'];
function rootOf(repository) {
    const { logs, ...files } = sharedFilesIn('.rcs');
    const paths = {
        files: [...Object.values(files), `${files.lock}.holder`, '.rcs/.gitignore'],
        folders: [],
        whole: [logs],
    };
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .requireOwnFiles */ .f)(repository.folder, paths);
    return { repository, ...sharedFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, '.rcs')) };
}
function doctorFolder({ repository }, slug) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('.rcs', 'doctor', slug);
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .requireOwnFiles */ .f)(repository.folder, { files: [], whole: [folder] });
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, folder);
}
function sharedFilesIn(rcs) {
    return {
        logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(rcs, 'logs', 'autoresearch'),
        pointer: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(rcs, 'state', 'autoresearch-state.json'),
        lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(rcs, 'state', 'autoresearch.lock'),
    };
}
const RUN_ID = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
function pathsOfRun(root, runId) {
    if (!RUN_ID.test(runId)) {
        const found = `the run id ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(runId)}`;
        const expected = 'letters, digits, ".", "_" and "-"';
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb([{ found, expected, remedy: 'Run ids are the folders in .rcs/logs/autoresearch.' }]);
    }
    const top = root.repository.folder;
    const { journal, reserve, activity, files } = runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root.logs, runId)));
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .requireOwnFiles */ .f)(top, { files: [journal, reserve, activity, ...Object.values(files)] });
    return { ...root, runId, ...runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root.logs, runId)) };
}
function runFilesIn(folder) {
    const file = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
    return {
        folder,
        journal: file('journal.jsonl'),
        reserve: file('run.reserve'),
        activity: file('activity.json'),
        files: {
            instructions_file: file('bootstrap-instructions.md'),
            manifest_file: file('manifest.json'),
            ledger_file: file('iteration-ledger.json'),
            latest_evaluator_file: file('latest-evaluator-result.json'),
            candidate_file: file('candidate.json'),
        },
    };
}
function findMissionRepository(folder) {
    const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_9__/* .findRepository */ .W1)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder));
    (0,_kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_8__/* .finishInstall */ .X7)({ repository, folder: rootOf(repository).logs });
    return repository;
}
function pathsOf(runId, { cwd }) {
    return pathsOfRun(rootOf(findMissionRepository(cwd)), runId);
}
function listRuns({ logs }) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(logs))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(logs)
        .filter((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logs, name, 'journal.jsonl')) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logs, name, 'manifest.json')))
        .sort();
}
function listMissionRuns(repository, slug) {
    const root = rootOf(repository);
    const places = listRuns(root).flatMap((id) => (RUN_ID.test(id) ? [pathsOfRun(root, id)] : []));
    if (slug === undefined)
        return places;
    return places.filter((paths) => readMission(paths).state?.launch.mission_slug === slug);
}
function meansMissionRun(name, { cwd }) {
    const repository = findMissionRepository(cwd);
    if (!RUN_ID.test(name) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, '.autorize', name)))
        return false;
    const known = listRuns(rootOf(repository));
    if (known.includes(name) || (0,_run_name_js__WEBPACK_IMPORTED_MODULE_13__/* .parseRunId */ ._G)(name) !== undefined)
        return true;
    return newestOf(name, known) !== undefined || (0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .nearestName */ .qb)(name, known) !== undefined;
}
function newestOf(mission, runs) {
    return runs.findLast((id) => (0,_run_name_js__WEBPACK_IMPORTED_MODULE_13__/* .parseRunId */ ._G)(id)?.slug === mission);
}
function requireRun(paths) {
    const known = listRuns(paths);
    if (known.includes(paths.runId))
        return;
    const newest = newestOf(paths.runId, known);
    if (newest !== undefined) {
        const message = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(paths.runId)} is a mission, and a run of it is to be named`;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({ message, remedy: `Its newest run: ${newest}` });
    }
    const nearest = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .nearestName */ .qb)(paths.runId, known);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `there is no mission run ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(paths.runId)} here: ${shownPath(paths, paths.files.manifest_file)} is missing (${known.length === 0 ? 'the repository has no mission run' : `known: ${known.join(', ')}`})`,
        remedy: nearest === undefined ? 'Start one: rcs autoresearch MISSION_DIR' : `Did you mean ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(nearest)}?`,
    });
}
function shownPath({ repository }, path) {
    return path.startsWith(`${repository.folder}/`) ? path.slice(repository.folder.length + 1) : path;
}
function iterationFolder({ folder }, iteration) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `iteration-${String(iteration).padStart(4, '0')}`);
}
function workspacesFolder({ folder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder)}.rcs-worktrees`);
}
function workspaceOf({ repository, runId }) {
    const name = (0,_run_name_js__WEBPACK_IMPORTED_MODULE_13__/* .parseRunId */ ._G)(runId);
    return name === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspacesFolder(repository), (0,_run_name_js__WEBPACK_IMPORTED_MODULE_13__/* .workspaceName */ .hK)(name));
}
function hasOwnWorkspace(paths, { launch }) {
    return launch.worktree_path === workspaceOf(paths);
}
function requireOwnWorkspace(paths, state) {
    if (hasOwnWorkspace(paths, state))
        return;
    const path = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(state.launch.worktree_path, 300);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the mission run ${paths.runId} is from another machine: its worktree ${path} cannot have been created here; nothing was changed`,
        remedy: `If the repository was moved, move it back. See who wrote ${shownPath(paths, paths.journal)}.`,
    });
}
function openMissionJournal(paths) {
    const remedy = `Accepted changes are on its branch; close the run: rcs autoresearch --abandon ${paths.runId}`;
    return (0,_kernel_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .openJournal */ ._)({ path: paths.journal, shown: shownPath(paths, paths.journal), remedy });
}
function typedRecords(paths, raw) {
    const decoded = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_10__/* .decodeRecords */ .b)(raw);
    if ('records' in decoded)
        return decoded.records;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([unusable(paths, decoded)]);
}
function typedRecord(paths, raw) {
    const record = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_10__/* .decodeRecord */ .e)(raw);
    if ('kind' in record)
        return record;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([unusable(paths, { line: Number(raw.seq), ...record })]);
}
function unusable(paths, { line, issue }) {
    return {
        file: shownPath(paths, paths.journal),
        line,
        found: `a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(issue)}`,
        expected: 'a record of a mission',
        remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
    };
}
function readMission(paths) {
    const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readOwnFile */ .z)(paths.journal);
    if (bytes === undefined)
        return { state: undefined, problem: undefined };
    const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)(bytes);
    const raw = parsed.kind === 'sound' ? parsed.records : parsed.readable;
    const decoded = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_10__/* .decodeRecords */ .b)(raw);
    const broken = parsed.kind === 'corrupt'
        ? { ...unusable(paths, { line: parsed.line, issue: '' }), found: `the line ${parsed.why}` }
        : undefined;
    if ('records' in decoded)
        return { state: (0,_ledger_js__WEBPACK_IMPORTED_MODULE_11__/* .foldMission */ .st)(decoded.records), problem: broken };
    const sound = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_10__/* .decodeRecords */ .b)(raw.slice(0, decoded.line - 1));
    return {
        state: 'records' in sound ? (0,_ledger_js__WEBPACK_IMPORTED_MODULE_11__/* .foldMission */ .st)(sound.records) : undefined,
        problem: broken ?? unusable(paths, decoded),
    };
}
function readManifest({ files }) {
    const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readOwnFile */ .z)(files.manifest_file);
    if (bytes === undefined)
        return { kind: 'missing' };
    try {
        const result = _manifest_js__WEBPACK_IMPORTED_MODULE_12__/* .manifestSchema */ .rc.safeParse(JSON.parse(bytes.toString()));
        if (result.success)
            return { kind: 'read', manifest: result.data };
        return { kind: 'unreadable', why: `no usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoted */ .TL)(result.error.issues[0]?.path.join('.') || 'shape')}` };
    }
    catch (error) {
        return { kind: 'unreadable', why: error instanceof Error ? error.message : String(error) };
    }
}
function writeRunFiles({ files }, state, shown = files) {
    const latest = state.entries.findLast(({ evaluator }) => evaluator !== null)?.evaluator;
    if (latest)
        (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(files.latest_evaluator_file, [json(latest)]);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(files.ledger_file, [json((0,_ledger_js__WEBPACK_IMPORTED_MODULE_11__/* .buildLedger */ .ES)(state))]);
    const results_file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state.launch.worktree_path, RESULTS);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(files.manifest_file, [json((0,_manifest_js__WEBPACK_IMPORTED_MODULE_12__/* .buildManifest */ .u1)(state, { ...shown, results_file }))]);
}
function writeResults(state) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state.launch.worktree_path, RESULTS);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true)
        (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .dM)(path);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(path, [(0,_results_js__WEBPACK_IMPORTED_MODULE_15__/* .renderResults */ .f)(state.entries)]);
}
function json(value) {
    return `${JSON.stringify(value, null, 2)}\n`;
}
function readPointer({ pointer }) {
    try {
        const raw = JSON.parse(String((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readOwnFile */ .z)(pointer)));
        return typeof raw.run_id === 'string' && typeof raw.active === 'boolean' ? raw : undefined;
    }
    catch {
        return undefined;
    }
}
function writePointer({ pointer }, value) {
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(pointer, [json({ schema_version: _ledger_js__WEBPACK_IMPORTED_MODULE_11__/* .SCHEMA_VERSION */ .f$, ...value })]);
}
function ensureIgnored({ repository }) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, '.rcs', '.gitignore');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(file, ['*\n']);
}


/***/ }),

/***/ 61638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ renderOverview)
/* harmony export */ });
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);

const BEGINNINGS = [
    ['autorize init NAME', 'let an agent improve this repository; NAME is yours to choose'],
    ['autorize compare main HEAD', 'is this branch faster or slower than main?'],
];
const GATE = ['autorize gate init', 'judge answers of agents: files to start from'];
const MAX_RESULT = 400;
function renderOverview({ repository, entries }) {
    const where = repository === undefined ? 'not a git repository' : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(repository, 400);
    const blocks = entries.map(renderEntry);
    const hints = repository === undefined
        ? [GATE, ['git init', 'everything else works in a git repository']]
        : [...BEGINNINGS, GATE];
    const width = Math.max(...hints.map(([command]) => command.length)) + 2;
    const ways = hints.map(([command, why]) => `  ${command.padEnd(width)}${why}`);
    return [
        `${where}: ${entries.length === 0 ? 'nothing of autorize is here yet' : 'what is here'}`,
        ...(entries.length === 0 ? ['', 'Begin with:', ...ways] : blocks.flatMap((block) => ['', ...block])),
        '',
        'Every command: autorize --help',
        '',
    ].join('\n');
}
function renderEntry({ kind, name, isRunning, result, next }) {
    return [
        `${kind} ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(name, 200)}${isRunning ? ' (running)' : ''}`,
        `  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(result, MAX_RESULT)}`,
        ...(next === undefined ? [] : [`  next: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(next, MAX_RESULT)}`]),
    ];
}


/***/ }),

/***/ 73102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports ZodMiniISODateTime, ZodMiniISODate, date, ZodMiniISOTime, time, ZodMiniISODuration, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);


const ZodMiniISODateTime = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniISODateTime", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodISODateTime */ .Ko.init(inst, def);
    _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniStringFormat */ .zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* ._isoDateTime */ .G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODate", (inst, def) => {
    core.$ZodISODate.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}


/***/ })

};

