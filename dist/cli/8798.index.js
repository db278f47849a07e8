export const id = 8798;
export const ids = [8798];
export const modules = {

/***/ 46204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ normalPath)
/* harmony export */ });
/** A path of the repository as git has it; undefined for one that leads out of it. A slash in front means the top. */
function normalPath(supplied) {
    const parts = supplied.split('/').filter((part) => part !== '' && part !== '.');
    if (parts.length === 0 || parts.includes('..') || supplied.includes('\0'))
        return undefined;
    return parts.join('/');
}


/***/ }),

/***/ 97895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ workPlanSchema),
/* harmony export */   i: () => (/* binding */ workItemSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43759);
/* harmony import */ var _base_repository_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46204);
/* harmony import */ var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63836);
/* harmony import */ var _environment_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83257);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60456);
/* harmony import */ var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82374);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62806);
/** The plan of work items, as people write it. Source: AgentRun, "Input: WorkItem". */







const AGENT_IDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `agent-${number}`);
/** A timer cannot hold more. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
const itemId = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._regex */ .Fk(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'a name of letters, digits, ".", "_" and "-"')), 'letters, digits, `.`, `_`, `-`');
const paths = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .refine */ .YPB((supplied) => (0,_base_repository_path_js__WEBPACK_IMPORTED_MODULE_7__/* .normalPath */ .F)(supplied) !== undefined, 'a path inside the repository, without ".."'))), 'paths');
const timeout = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr()
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._gte */ .qm(1, 'a whole number of milliseconds from 1'), zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._lte */ .Zm(MAX_TIMEOUT_MS, `at most ${MAX_TIMEOUT_MS} milliseconds`)), 'whole number from 1');
/** A work item; what is left out has the contract's default. */
const workItemSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    id: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(itemId, { doc: 'Unique name of the item.' }),
    agent_id: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._regex */ .Fk(/^agent-[0-9]$/, '"agent-0" to "agent-9"')), '`"agent-0"` to `"agent-9"`'), { doc: 'The agent of `agents` that works on it.' }),
    description: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_4__/* .filled */ .Bq, { doc: 'The task.' }),
    dependencies: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()), []), 'ids'), {
        doc: 'Items that must have succeeded first.',
    }),
    constraints: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        max_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .from */ .HT)(1), 10), { unit: 'files', doc: 'Most paths that may change.' }),
        max_tool_ops: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .from */ .HT)(0), 50), { unit: 'tool operations', doc: 'Most tool operations.' }),
        max_delta_size: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .from */ .HT)(1), 100), {
            unit: 'changes',
            doc: 'Most changed blocks of consecutive lines. A file without lines counts as one block.',
        }),
        timeout_ms: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(timeout, 300_000), {
            unit: 'ms',
            doc: 'Time of the agent, and again of the test command.',
        }),
    }), {}),
    budget: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        time_estimate_ms: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)((0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .from */ .HT)(0), { unit: 'ms', doc: 'Your estimate of the time. It limits nothing.' }),
        complexity: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)((0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .choice */ .Yq)(['low', 'medium', 'high']), {
            doc: 'Your estimate of the complexity. It has no effect.',
        }),
    })),
    input_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(paths), {
        doc: 'Files that must exist when the item starts, and before the run if it has no dependencies.',
    }),
    output_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(paths), { doc: 'Files that must exist afterwards.' }),
    test_command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__/* .filled */ .Bq), {
        doc: 'Must exit with 0. `sh -c` runs it in an evaluation checkout of what the agent left.',
    }),
});
const agentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__/* .filled */ .Bq), {
        unset: 'required without a preset',
        doc: 'Command line for `sh -c`, in which `{prompt_file}`, `{workdir}` and `{id}` are replaced.',
    }),
    preset: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .choice */ .Yq)(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_PRESETS */ .VC)), '[name](agents.md#presets)'), {
        unset: 'required without a command',
        doc: 'Command line of a known agent CLI.',
    }),
    stdin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .promptInput */ .ZC, 'prompt'), {
        doc: 'Whether a command gets the prompt on standard input. A preset knows where its CLI reads it.',
    }),
    ..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .agentWaitShape */ ._K,
    ..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .cliOptionShape */ .FC,
    ..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .agentIsolationShape */ .fC,
});
const agentShape = Object.fromEntries(AGENT_IDS.map((id) => [id, zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(agentSchema)]));
const classGlobs = (name) => (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__/* .globs */ .gV), { unset: 'its [default globs](work-items.md)', doc: `Paths that count as ${name}.` });
/** A plan as on disk, in JSON or YAML. */
const workPlanSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    $schema: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()), { doc: 'The JSON Schema of this file, for editors.' }),
    version: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1, 'the number 1'), { doc: 'Version of the format.' }),
    plan: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._regex */ .Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, 'a name of letters, digits, "_" and "-"'))), 'letters, digits, `_`, `-`'), { unset: 'the name of the file', doc: 'Name of the plan and of its branch.' }),
    agents: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej(agentShape),
    items: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(workItemSchema),
    budget: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ usd: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .usdSetting */ .xy })),
    environment: _environment_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .planEnvironment */ .RJ,
    setup: (0,_environment_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .preparedSetup */ .Xv)('5m', _values_js__WEBPACK_IMPORTED_MODULE_4__/* .durationAboveNothing */ .rW),
    build: (0,_environment_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .preparedBuild */ .u2)('10m', _values_js__WEBPACK_IMPORTED_MODULE_4__/* .durationAboveNothing */ .rW),
    permit: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .permit */ .eL,
    capture: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .captureSetting */ .HM,
    classes: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        deltaQ: classGlobs('tests'),
        deltaLambda: classGlobs('configuration, policy and workflows'),
        deltaPi: classGlobs('documents and generated files'),
    }), {}),
});


/***/ }),

/***/ 64048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w4: () => (/* binding */ admit),
  Ns: () => (/* binding */ artifactsOf),
  Dv: () => (/* binding */ missingPaths),
  xf: () => (/* binding */ workRules)
});

// EXTERNAL MODULE: ./build/base/repository-path.js
var repository_path = __webpack_require__(46204);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/engine/boundaries/boundaries.js
var boundaries_boundaries = __webpack_require__(88814);
// EXTERNAL MODULE: ./build/workitem/deltas.js
var deltas = __webpack_require__(12356);
;// CONCATENATED MODULE: ./build/workitem/admission.js

/** The first three rules of the contract, in its order; the first that fails is the reason. */
function checkAdmission(capsule, limits) {
    const { maxFiles, maxToolOps, maxDeltaSize, requiresToolTrace = false } = limits;
    const files = countFiles(capsule);
    if (files > maxFiles)
        return { ok: false, reason: `Exceeded max files: ${files} > ${maxFiles}` };
    if (capsule.toolTrace === undefined && requiresToolTrace) {
        return { ok: false, reason: 'No tool trace: the agent reported no operation, so max tool ops cannot be checked' };
    }
    const ops = capsule.toolTrace?.length ?? 0;
    if (ops > maxToolOps)
        return { ok: false, reason: `Exceeded max tool ops: ${ops} > ${maxToolOps}` };
    const size = (0,deltas/* sizeOfDeltas */.Y0)(capsule);
    if (size > maxDeltaSize)
        return { ok: false, reason: `Exceeded max delta size: ${size} > ${maxDeltaSize}` };
    return { ok: true };
}
/** How many paths a run touched. */
function countFiles({ artifacts }) {
    return new Set(artifacts.map(({ path }) => path)).size;
}
/** The fourth rule: no two runs of the history end in the same state. `history`: receipt by output hash. */
function checkDuplicate(outputHash, history) {
    const earlier = history.get(outputHash);
    if (earlier === undefined)
        return { ok: true };
    return { ok: false, reason: `Duplicate output hash: already produced by ${earlier}` };
}

;// CONCATENATED MODULE: ./build/workitem/admit.js
/**
 * What a change has to be for an item to land.
 * Invariant: pure. A run asks it of what an agent left; of a landing that came from elsewhere it is asked again.
 */





/** The boundaries of every item, sizes aside. */
function workRules({ permit, programs }) {
    return {
        ...{ allowPaths: [], enforceAllow: false, denyPaths: [], permit, programs },
        ...{ protectedPaths: [], protectKey: '', autoloaded: 'open' },
    };
}
/** Files that a state has not, quoted. */
function missingPaths(paths, { entries }) {
    if (paths === undefined || paths.length === 0)
        return [];
    const there = new Set(entries.map(({ path }) => path));
    return paths.filter((path) => !there.has((0,repository_path/* normalPath */.F)(path) ?? '')).map((path) => (0,base_text/* quoted */.TL)(path, 200));
}
function artifactsOf({ changes }, { entries }) {
    const hashes = new Map(entries.map(({ path, hash }) => [path, hash]));
    return changes.map((each) => {
        const isGone = each.status === 'D';
        return {
            path: each.path,
            type: (0,deltas/* artifactType */.Tw)(each),
            mode: isGone ? null : each.newMode,
            content_hash: hashes.get(each.path) ?? null,
            git_blob: isGone ? null : each.newId,
        };
    });
}
/** The contract's rules in its order; between the third and the fourth, what no change may touch. */
function admit({ requiresToolTrace, ...asked }, { item, capsule, change, hash, history }) {
    const { max_files: maxFiles, max_tool_ops: maxToolOps, max_delta_size: maxDeltaSize } = item.constraints;
    const limits = { maxFiles, maxToolOps, maxDeltaSize, requiresToolTrace };
    const admitted = checkAdmission(capsule, limits);
    if (!admitted.ok)
        return admitted;
    const sizes = { maxFiles: undefined, maxDiffLines: undefined };
    const boundaries = (0,boundaries_boundaries/* decideAdmission */.K)(change, { ...workRules(asked), ...sizes });
    const reasons = boundaries.kind === 'denied' ? [...boundaries.reasons] : [];
    for (const { path } of change.changes) {
        if (/\p{Cs}/u.test(path))
            reasons.push(`${(0,base_text/* quoted */.TL)(path, 200)} has a name that is no UTF-8`);
    }
    if (reasons.length > 0)
        return { ok: false, reason: reasons.join('; ').replaceAll('boundaries.permit', 'permit') };
    return checkDuplicate(hash, history);
}


/***/ }),

/***/ 51421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RR: () => (/* binding */ parseWorkFile),
/* harmony export */   Vh: () => (/* binding */ testsOf),
/* harmony export */   vK: () => (/* binding */ placeIssue)
/* harmony export */ });
/* harmony import */ var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86586);
/* harmony import */ var _engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75857);
/* harmony import */ var _settings_deprecated_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71594);
/* harmony import */ var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83257);
/* harmony import */ var _settings_work_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97895);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87440);






/** The commands that test the items of a plan; none where there is no plan. */
function testsOf(work) {
    return (work?.items ?? []).flatMap(({ test_command: command }) => (command === undefined ? [] : [command]));
}
/** Decodes a plan and reports every problem at once, with its place. */
function parseWorkFile(written) {
    const { document, problems: ofNames } = (0,_settings_deprecated_names_js__WEBPACK_IMPORTED_MODULE_2__/* .readOldNames */ .Q)(written, 'plan');
    const checked = (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .checkDocument */ .sw)(document, _settings_work_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .workPlanSchema */ .a);
    const broken = (0,_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .checkPlan */ .Gy)(document.value).map(([path, found, expected, remedy]) => (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)(document, path, { found, expected, remedy }));
    const ofSchema = 'problems' in checked ? checked.problems : [];
    const ofEnvironment = 'problems' in checked ? [] : planEnvironmentIssues(checked.value).map((issue) => placeIssue(document, issue));
    const reported = new Set(ofSchema.map(({ path }) => path));
    const problems = [...ofNames, ...ofSchema, ...broken.filter(({ path }) => !reported.has(path)), ...ofEnvironment];
    return 'problems' in checked || problems.length > 0 ? { problems } : { work: checked.value };
}
/** What is wrong with the environment of commands, its keys being sound one by one. */
function planEnvironmentIssues({ environment: written, setup, }) {
    const environment = (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .withEnvironmentDefaults */ .EJ)(written);
    // Its inputs are always named.
    return (0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentIssues */ .ah)({ environment, hasTrustedSetup: setup !== undefined, checkPlaces: undefined });
}
/** A problem with its place in the file of a plan. */
function placeIssue(document, [path, found, expected, remedy]) {
    return (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)(document, path, { found, expected, remedy });
}


/***/ }),

/***/ 12356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ createClassifier),
/* harmony export */   Tw: () => (/* binding */ artifactType),
/* harmony export */   Y0: () => (/* binding */ sizeOfDeltas),
/* harmony export */   kH: () => (/* binding */ buildDeltas),
/* harmony export */   r5: () => (/* binding */ ARTIFACT_TYPES)
/* harmony export */ });
/* unused harmony export DEFAULT_CLASSES */
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);

const ARTIFACT_TYPES = ['create', 'edit', 'delete'];
const DELTA_CLASSES = ['deltaO', 'deltaPi', 'deltaLambda', 'deltaQ'];
/** Which paths are what, in the order in which they are asked; everything else is `deltaO`. Source: work items, "Run capsule". */
const DEFAULT_CLASSES = {
    deltaQ: [
        '**/{test,tests,spec,specs,__tests__,testdata}/**',
        '**/*.{test,spec}.*',
        '**/*_test.*',
        '**/test_*.py',
        '**/conftest.py',
    ],
    deltaLambda: [
        '.github/**',
        '**/.*',
        '**/.*/**',
        '**/*.{yml,yaml,toml,ini,cfg,conf,env}',
        '**/*.config.*',
        '**/{package,tsconfig*,deno}.json',
        '**/{Dockerfile,Makefile,Justfile}*',
        '**/polic{y,ies}/**',
        '**/CODEOWNERS',
    ],
    deltaPi: [
        '**/{doc,docs,dist,build,generated}/**',
        '**/*.{md,mdx,rst,adoc,txt}',
        '**/*.{lock,snap,min.js,min.css,map}',
        '**/*{-lock.*,.generated.*,.pb.*}',
    ],
};
/** The class of a path. */
function createClassifier(classes) {
    const order = ['deltaQ', 'deltaLambda', 'deltaPi'];
    const tests = order.map((name) => ({
        name,
        isMatch: picomatch__WEBPACK_IMPORTED_MODULE_0__([...(classes[name] ?? DEFAULT_CLASSES[name])], { dot: true }),
    }));
    return (path) => tests.find(({ isMatch }) => isMatch(path))?.name ?? 'deltaO';
}
/** What a path's change is called. */
function artifactType({ status }) {
    if (status === 'A')
        return 'create';
    return status === 'D' ? 'delete' : 'edit';
}
/** Splits a change into changes of state, by class. */
function buildDeltas(change, classify) {
    const found = { deltaO: [], deltaPi: [], deltaLambda: [], deltaQ: [] };
    const sections = readSections(change.diff);
    let at = 0;
    for (const each of change.changes) {
        // A file that becomes a link is reported as one that goes and one that comes.
        const count = each.status === 'T' ? 2 : 1;
        const blocks = sections.slice(at, at + count).flat();
        at += count;
        const type = artifactType(each);
        const counted = blocks.length === 0 ? [{ removed: 0, added: 0 }] : blocks;
        found[classify(each.path)].push(...counted.map((block) => ({ path: each.path, type, ...block })));
    }
    return found;
}
/** How many changes of state there are. */
function sizeOfDeltas(deltas) {
    return DELTA_CLASSES.reduce((sum, name) => sum + deltas[name].length, 0);
}
/** The blocks of lines of each file of a diff, in its order: lines that nothing unchanged stands between. */
function readSections(diff) {
    const sections = [];
    let block = { removed: 0, added: 0 };
    let isInHunk = false;
    const close = () => {
        if (block.removed + block.added > 0)
            sections.at(-1)?.push(block);
        block = { removed: 0, added: 0 };
    };
    for (const line of diff.split('\n')) {
        if (line.startsWith('diff --git ')) {
            close();
            sections.push([]);
            isInHunk = false;
        }
        else if (line.startsWith('@@ ')) {
            close();
            isInHunk = true;
        }
        else if (!isInHunk)
            continue;
        else if (line.startsWith('-'))
            block.removed += 1;
        else if (line.startsWith('+'))
            block.added += 1;
        else if (!line.startsWith('\\'))
            close();
    }
    close();
    return sections;
}


/***/ }),

/***/ 45351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ namedReceipts),
/* harmony export */   E: () => (/* binding */ foldHistory)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _receipt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80083);




const text = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const commitId = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const hash = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^[0-9a-f]{64}$/));
const id = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const plan = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/));
const landedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('landed'),
    ...{ id, plan, item: text, work_item_hash: hash, after_hash: hash, landed_commit: commitId, receipt_hash: hash },
    /** In place: the commit whose state the checkout had; a `thawed` record says that it has followed. */
    follows: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(commitId),
});
const endedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('ended'),
    ...{ id, plan, item: text, status: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_receipt_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_STATUSES */ .LV), receipt_hash: hash },
});
// Of a landing that was dropped, whose record may have been anything.
const lostSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('lost') });
const thawedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('thawed') });
const concludedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [landedSchema, endedSchema, lostSchema, thawedSchema]);
const landingSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    iter: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    // A full name of a branch that git allows and no command takes for an option.
    ref: text.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^refs\/heads\/[A-Za-z0-9][A-Za-z0-9/_-]*$/)),
    ...{ old: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(commitId), parent: commitId, merged: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(commitId), tree: commitId },
    ...{ message: text, date: text },
    draft: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        receipt: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
            ...{ id, plan, work_item: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ id: text }), work_item_hash: hash },
            after_hash: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(hash),
        }),
        ...{ previous: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(hash), store_base: commitId, follows: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(commitId) },
    }),
});
/** Whether a record has the shape of a landing; whether a run here could have begun it is another question. */
const isLanding = (raw) => landingSchema.safeParse(raw).success;
/**
 * What the journal's records, whose chain was checked, say together. Throws a ContractError with the line of a record
 * that is none of a run here: the chain says nothing of who wrote it.
 */
function foldHistory(records) {
    const landed = [];
    const ended = [];
    const starts = [];
    let pending;
    let unusable;
    let thawing;
    for (const [index, { seq: _, prev: __, hash: hidden, ...record }] of records.entries()) {
        if (record.kind === undefined) {
            pending = isLanding(record) ? { landing: record, hash: String(hidden) } : undefined;
            unusable = pending === undefined ? record : undefined;
            if (pending?.landing.old === null)
                starts.push(pending.landing.parent);
            continue;
        }
        const concluded = concludedIn(record, index + 1);
        if (concluded.kind === 'ended')
            ended.push(concluded);
        else if (concluded.kind === 'thawed')
            thawing = undefined;
        else
            [pending, unusable] = [undefined, undefined];
        if (concluded.kind === 'landed') {
            landed.push(concluded);
            thawing = concluded.follows === undefined ? undefined : concluded;
        }
    }
    return { landed, ended, pending, unusable, starts, thawing };
}
const JOURNAL = '.autorize/work/journal.jsonl';
function concludedIn(record, line) {
    const result = concludedSchema.safeParse(record);
    if (result.success)
        return result.data;
    const member = result.error.issues[0]?.path.join('.') || 'shape';
    const found = `a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(member, 100)}`;
    const remedy = 'See who wrote it; to begin again without it, move .autorize/work away. Git has what landed.';
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ContractError */ .Vl([{ file: JOURNAL, line, found, expected: 'a record of a run of work items', remedy }]);
}
/** The receipts that records name; others are of runs that were killed. */
function namedReceipts({ landed, ended, pending }) {
    const ids = [...landed, ...ended].map(({ id: each }) => each);
    return new Set(pending === undefined ? ids : [...ids, pending.landing.draft.receipt.id]);
}


/***/ }),

/***/ 32375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ loadWork),
/* harmony export */   H3: () => (/* binding */ PLAN_PATHS),
/* harmony export */   L9: () => (/* binding */ findPlan),
/* harmony export */   VD: () => (/* binding */ findWorkBranch),
/* harmony export */   WK: () => (/* binding */ secretTables),
/* harmony export */   ZB: () => (/* binding */ findPlanHere),
/* harmony export */   Zd: () => (/* binding */ lockWork),
/* harmony export */   _F: () => (/* binding */ readyAgents),
/* harmony export */   f: () => (/* binding */ unsetVariables),
/* harmony export */   fx: () => (/* binding */ withoutPaths),
/* harmony export */   j3: () => (/* binding */ listLanded),
/* harmony export */   rm: () => (/* binding */ keysOfPlan)
/* harmony export */ });
/* unused harmony exports decodeWork, documentOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74044);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28338);
/* harmony import */ var _base_json_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85572);
/* harmony import */ var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86586);
/* harmony import */ var _engine_agent_login_access_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24859);
/* harmony import */ var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2886);
/* harmony import */ var _kernel_agent_secrets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12637);
/* harmony import */ var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22989);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79871);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(83144);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(42205);
/* harmony import */ var _kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(34742);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(63342);
/* harmony import */ var _contract_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(51421);
/**
 * What has to be true before a plan runs, and what an earlier run left to be finished.
 * Invariant: nothing of the user's changes before the lock is held; everything that is wrong with the plan is reported
 * at once, before anything runs; a landing that was begun is ended, exactly once, before another begins.
 */

















/**
 * Reads a plan's file; what is wrong with it comes along, to be reported with the rest. Throws where its syntax is,
 * with what is wrong with the agents in front of that; with their variables where they are to run.
 */
async function loadWork(file, { cwd, env }, { needsAgents = false } = {}) {
    const read = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_11__/* .readWholeFile */ .M4)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(file) ? file : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, file), file);
    if ('problem' in read)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ContractError */ .Vl([read.problem]);
    const isYaml = /^\.ya?ml$/i.test((0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(file));
    const decoded = isYaml
        ? (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1167)]).then(__webpack_require__.bind(__webpack_require__, 81167))).decodeYaml(file, read.bytes)
        : (0,_base_json_document_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeDocument */ .w)(file, read.bytes);
    if ('problems' in decoded) {
        const { before } = { before: undefined, ...decoded };
        const ofAgents = before === undefined ? [] : agentProblems(before);
        const ofVariables = before === undefined || !needsAgents ? [] : unsetVariables(before, { env });
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ContractError */ .Vl([...decoded.problems, ...ofAgents, ...ofVariables]);
    }
    const { document } = decoded;
    return { ...decodeWork(document, planNameOf(file)), document };
}
/** Where a plan is looked for that nobody names. */
const PLAN_PATHS = ['work-items.yaml', 'work-items.yml', 'work-items.json'];
/** The plan in the working directory. */
function findPlanHere({ cwd }) {
    return PLAN_PATHS.find((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, name)));
}
/** The plan of a name in the working directory; undefined where there is no sound one. */
async function findPlan(plan, host) {
    const own = /^[A-Za-z0-9_-]+$/.test(plan) ? ['yaml', 'yml', 'json'].map((end) => `${plan}.${end}`) : [];
    for (const name of [...own, ...PLAN_PATHS].filter((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(host.cwd, each)))) {
        try {
            const found = await loadWork(name, host);
            if (found.work !== undefined && found.plan === plan)
                return found.work;
        }
        catch (error) {
            // Whoever runs it learns what is wrong with it.
            if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AutorizeError */ .yW))
                throw error;
        }
    }
    return undefined;
}
/** What is wrong with the agents of a plan, of which the rest may be missing. */
function agentProblems(document) {
    const parsed = (0,_contract_js__WEBPACK_IMPORTED_MODULE_16__/* .parseWorkFile */ .RR)(document);
    return 'problems' in parsed ? parsed.problems.filter(({ path }) => path?.startsWith('$.agents.')) : [];
}
/** Variables of agents that are not set here, or cannot be given. */
function unsetVariables(document, { env: parentEnv }) {
    return Object.entries((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOrEmpty */ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOrEmpty */ .YN)(document.value).agents)).flatMap(([id, agent]) => {
        const supplied = Object.entries((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOrEmpty */ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOrEmpty */ .YN)(agent).env));
        const env = Object.fromEntries(supplied.filter((each) => typeof each[1] === 'string'));
        const resolved = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_10__/* .resolveTable */ .NC)(env, { parentEnv, path: '' });
        if ('values' in resolved)
            return [];
        return resolved.problems.map((problem) => {
            const name = problem.path === undefined || problem.path === '' ? [] : [problem.path.slice(1)];
            return (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .problemAt */ .l4)(document, ['agents', id, 'env', ...name], problem);
        });
    });
}
/** Checks a plan that came as a value; its problems have paths and no lines. */
function decodeWork(document, fallback) {
    const parsed = (0,_contract_js__WEBPACK_IMPORTED_MODULE_16__/* .parseWorkFile */ .RR)(document);
    const work = 'work' in parsed ? parsed.work : undefined;
    return { work, problems: 'problems' in parsed ? parsed.problems : [], plan: work?.plan ?? fallback };
}
// As long as a name that a plan gives itself may be. A file's can be longer than git's for a ref and its lock.
const MAX_PLAN_NAME = 100;
const DIGEST_LENGTH = 12;
/** A plan is called as its file, as far as a branch can be; long names that begin alike stay apart by a digest. */
function planNameOf(file) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(file)).replaceAll(/[^A-Za-z0-9_-]+/g, '-');
    const name = whole.replace(/^[-_]+/, '') || 'plan';
    if (name.length <= MAX_PLAN_NAME)
        return name;
    return `${name.slice(0, MAX_PLAN_NAME - DIGEST_LENGTH - 1)}-${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)(name).slice(0, DIGEST_LENGTH)}`;
}
/** A plan that the library was given; without places in a file. */
function documentOf(value) {
    return { file: '', value, locate: () => ({ line: 1, column: 1 }) };
}
/** Problems of a plan that has no file. */
function withoutPaths(problems) {
    return problems.map(({ file: _, line: __, column: ___, ...rest }) => rest);
}
/** Takes the lock of the work items of a repository, or says who holds it. */
async function lockWork(paths, { now }) {
    const lock = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_13__/* .takeRunLock */ .Cc)({ path: paths.lock, now });
    if (lock.kind === 'locked')
        return lock;
    throw (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_13__/* .lockedError */ .hp)(lock, { what: 'the work items of this repository are', look: 'autorize work status' });
}
/** The agents of a plan that its items need, each at a level of isolation that works here. */
async function readyAgents(work, { env: parentEnv, isAction }, { needsAgents, sandbox }) {
    const needed = new Set(work.items.map(({ agent_id: id }) => id));
    const ready = new Map();
    for (const [id, spec] of Object.entries(work.agents)) {
        if (spec === undefined || !needed.has(id))
            continue;
        const supplied = needsAgents ? spec.env : {};
        const env = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_10__/* .requireTable */ .ms)(supplied, { parentEnv, path: `$.agents.${id}.env` });
        const level = await (0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_14__/* .requireLevel */ .q1)({ requested: sandbox ?? spec.sandbox, network: spec.network });
        if (needsAgents)
            (0,_engine_agent_login_access_js__WEBPACK_IMPORTED_MODULE_7__/* .requireLogin */ .Xx)(spec, { parentEnv, level });
        ready.set(id, { id, spec, env, level, isAction });
    }
    return ready;
}
/** Finds the keys that the agents and the commands of a plan are given. */
function keysOfPlan(work, { env: parentEnv }) {
    return (0,_kernel_agent_secrets_js__WEBPACK_IMPORTED_MODULE_9__/* .agentSecrets */ .D)(secretTables(work, parentEnv), parentEnv);
}
/** Tables of variables whose references are keys: of agents, and of commands. */
function secretTables({ agents, environment }, parentEnv) {
    return [...Object.values(agents).map((spec) => spec?.env ?? {}), ...(0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_8__/* .keyTables */ .RO)(environment, parentEnv)];
}
/** Where the integration branch is; throws where a work tree is on it, or its name cannot be. */
async function findWorkBranch(paths, refs, branch) {
    const ref = `refs/heads/${branch}`;
    (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_15__/* .requireNotCheckedOut */ .Wf)(paths.repository, ref);
    const [folder = ''] = branch.split('/');
    if ((await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_12__/* .readRef */ .sg)(refs, `refs/heads/${folder}`)) !== undefined) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
            message: `there is a branch "${folder}", so git cannot create "${branch}"`,
            remedy: `Rename it: git branch -m ${folder} another-name`,
        });
    }
    return (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_12__/* .readRef */ .sg)(refs, ref);
}
/** The commits that integration branches hold, on their own line, since they began: a checkout may hold no more. */
async function listLanded(refs, starts) {
    const { stdout } = await refs(['for-each-ref', '--format=%(objectname)', 'refs/heads/autorize-work/']);
    const branchHeads = stdout.toString().split('\n').filter(Boolean);
    if (branchHeads.length === 0)
        return new Set();
    const lines = [...branchHeads, ...starts.map((id) => `^${id}`)];
    const args = ['rev-list', '--first-parent', '--ignore-missing', '--stdin'];
    const { stdout: commits } = await refs(args, { input: `${lines.join('\n')}\n` });
    return new Set(commits.toString().split('\n').filter(Boolean));
}


/***/ }),

/***/ 87440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ checkPlan),
/* harmony export */   P_: () => (/* binding */ findBlock),
/* harmony export */   _j: () => (/* binding */ resolveDependencies),
/* harmony export */   zr: () => (/* binding */ findOwner)
/* harmony export */ });
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7535);



/** What a schema cannot say: ids that are there twice, dependencies on nothing or in a circle, agents without a command. */
function checkPlan(raw) {
    const { items: rawItems, agents: rawAgents } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(raw);
    const items = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .arrayOrEmpty */ .cX)(rawItems);
    const agents = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(rawAgents);
    return [
        ...(Array.isArray(rawItems) && items.length === 0
            ? [[['items'], 'no item', 'at least one', 'Add an item.']]
            : []),
        ...duplicates(items),
        ...unknownDependencies(items),
        ...cycles(items),
        ...agentIssues(agents),
        ...unknownAgents(items, agents),
    ];
}
function idOf(item) {
    const { id } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(item);
    return typeof id === 'string' ? id : undefined;
}
function duplicates(items) {
    const first = new Map();
    return items.flatMap((item, at) => {
        const id = idOf(item);
        if (id === undefined)
            return [];
        const earlier = first.get(id);
        if (earlier === undefined) {
            first.set(id, at);
            return [];
        }
        const found = `the id ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(id)} a second time`;
        return [[['items', at, 'id'], found, `an id of its own (items[${earlier}] has it)`, 'Rename one of the two.']];
    });
}
function unknownDependencies(items) {
    const known = new Set(items.flatMap((item) => idOf(item) ?? []));
    return items.flatMap((item, at) => (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .arrayOrEmpty */ .cX)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(item).dependencies).flatMap((name, index) => {
        if (typeof name !== 'string' || known.has(name))
            return [];
        const found = `the unknown dependency ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(name)}`;
        return [[['items', at, 'dependencies', index], found, 'the id of an item', (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(name, [...known])]];
    }));
}
/** One circle of each group of items that wait for each other. */
function cycles(items) {
    const waits = new Map();
    const places = new Map();
    for (const [at, item] of items.entries()) {
        const id = idOf(item);
        if (id === undefined || waits.has(id))
            continue;
        const names = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .arrayOrEmpty */ .cX)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(item).dependencies).filter((name) => typeof name === 'string');
        waits.set(id, names);
        places.set(id, at);
    }
    const done = new Set();
    const found = [];
    for (const start of waits.keys())
        walk({ start, waits, done, found });
    return found.map((circle) => {
        const [first = ''] = circle;
        const shown = [...circle, first].map((id) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(id)).join(' waits for ');
        const path = ['items', places.get(first) ?? 0, 'dependencies'];
        return [path, `a cycle: ${shown}`, 'dependencies without a cycle', 'Remove one of these dependencies.'];
    });
}
/** Goes down the dependencies without recursion: a chain may be as long as the plan. */
function walk({ start, waits, done, found }) {
    const trail = [];
    const places = new Map();
    const enter = (id) => {
        if (done.has(id))
            return;
        places.set(id, trail.length);
        trail.push({ id, next: 0 });
    };
    enter(start);
    while (trail.length > 0) {
        const top = trail[trail.length - 1];
        if (top === undefined)
            return;
        const name = waits.get(top.id)?.[top.next];
        top.next += 1;
        if (name === undefined) {
            done.add(top.id);
            places.delete(top.id);
            trail.pop();
            continue;
        }
        const at = places.get(name);
        if (at !== undefined)
            found.push(trail.slice(at).map(({ id }) => id));
        else if (waits.has(name))
            enter(name);
    }
}
function agentIssues(agents) {
    return Object.entries(agents).flatMap(([id, agent]) => {
        if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(agent))
            return [];
        const supplied = ['command', 'preset'].filter((key) => agent[key] !== undefined);
        const options = (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_1__/* .agentProblems */ .sY)(agent).map(({ path, found, expected, remedy }) => [['agents', id, ...path], found, expected, remedy]);
        if (supplied.length === 1)
            return options;
        const found = supplied.length === 0 ? 'neither "command" nor "preset"' : 'both "command" and "preset"';
        return [[['agents', id], found, 'one of the two', 'Say what to run: command = a line for sh, or preset = a CLI.']];
    });
}
function unknownAgents(items, agents) {
    const known = Object.keys(agents);
    return items.flatMap((item, at) => {
        const name = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOrEmpty */ .YN)(item).agent_id;
        // The schema reports what is no agent's name at all.
        if (typeof name !== 'string' || !/^agent-[0-9]$/.test(name) || known.includes(name))
            return [];
        const remedy = `Add agents.${name}. ${known.length === 0 ? 'There is none yet.' : `Known: ${known.join(', ')}.`}`;
        return [[['items', at, 'agent_id'], `the unknown agent ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(name)}`, 'an agent of "agents"', remedy]];
    });
}
/**
 * The items by levels: none of a level waits for another one of it, and each stands in the first level that it can.
 * In the order of the file within a level. Source: AgentRun, "Dependency Resolution".
 */
function resolveDependencies(items) {
    const known = new Set(items.map(({ id }) => id));
    const levels = [];
    const done = new Set();
    let rest = [...items];
    while (rest.length > 0) {
        const isReady = ({ dependencies }) => dependencies.every((name) => done.has(name) || !known.has(name));
        const level = rest.filter(isReady);
        if (level.length === 0)
            throw new Error('a plan with a cycle passed its check');
        levels.push(level);
        for (const { id } of level)
            done.add(id);
        const placed = new Set(level);
        rest = rest.filter((item) => !placed.has(item));
    }
    return levels;
}
/**
 * Why an item is blocked, as a chain down to the item that failed; undefined when all that it waits for has landed.
 */
function findBlock(item, obstacles) {
    const behind = item.dependencies.find((name) => obstacles.has(name));
    if (behind === undefined)
        return undefined;
    const chain = [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(item.id)} waits for ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(behind)}`];
    let last = obstacles.get(behind);
    while (last?.behind !== undefined) {
        chain.push(`which waits for ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(last.behind)}`);
        last = obstacles.get(last.behind);
    }
    const end = last === undefined ? '' : ` (${last.status}: ${last.reason})`;
    return { status: 'blocked', reason: `${chain.join(', ')}${end}`, behind };
}
/** Paths of a change that another item of the level has changed, or stands in the way of, with that item. */
function findOwner(paths, owners) {
    for (const path of paths) {
        for (const [owned, owner] of owners) {
            const isSame = owned === path || owned.startsWith(`${path}/`) || path.startsWith(`${owned}/`);
            if (isSame)
                return { path, owner };
        }
    }
    return undefined;
}


/***/ }),

/***/ 3363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ requireSafe),
/* harmony export */   Af: () => (/* binding */ networkOf),
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   HE: () => (/* binding */ preparedIn),
/* harmony export */   _l: () => (/* binding */ preparingOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_json_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65090);
/* harmony import */ var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2886);
/* harmony import */ var _engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75857);
/* harmony import */ var _engine_environment_step_network_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7168);
/* harmony import */ var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83257);
/** Setup and build of a plan, as its agents and its test commands have them. */







/** The network access of the commands of an agent's items: what no key says is what the agent has. */
function networkOf({ environment }, { spec: { network } }) {
    return (0,_engine_environment_step_network_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveNetwork */ .lr)({
        own: environment?.network ?? {},
        agent: network,
        evaluator: network === 'model' ? 'off' : (network ?? 'on'),
    });
}
/** What a plan prepares, as its receipts have it; nothing where it says nothing. */
function preparedIn({ environment, setup, build }) {
    const facts = [environment && { environment }, setup && { setup }, build && { build }].filter((each) => each !== undefined);
    return facts.length === 0 ? {} : { prepared: Object.assign({}, ...facts) };
}
/** What an agent that runs again by itself finds prepared: what the receipt of its run says. */
function partsOf({ prepared }) {
    return { environment: prepared?.environment, setup: prepared?.setup, build: prepared?.build };
}
/** Throws ContractError where the environment of a plan would open what stays closed here, whoever wrote it. */
function requireSafe({ environment, setup }, { repository, parentEnv, file }) {
    const issues = (0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_3__/* .environmentIssues */ .ah)({
        environment: (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .withEnvironmentDefaults */ .EJ)(environment),
        hasTrustedSetup: setup !== undefined,
        checkPlaces: (0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPlaces */ .p1)(repository, parentEnv),
    });
    if (issues.length === 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ContractError */ .Vl(issues.map(([path, found, expected, remedy]) => ({ file, path: (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_6__/* .renderPath */ .i7)(path), found, expected, remedy })));
}
function preparingOf({ folder: area }, { work, agent, folder, name }) {
    const network = networkOf(work, agent);
    return { setup: work.setup, build: work.build, network, logs: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(area, 'scratch', `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder)}-${name}-`) };
}


/***/ }),

/***/ 98005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ER: () => (/* binding */ parseHidden),
/* harmony export */   FE: () => (/* binding */ hashOfInputs),
/* harmony export */   IN: () => (/* binding */ sealReceipt),
/* harmony export */   iy: () => (/* binding */ hashOfReceipt),
/* harmony export */   pB: () => (/* binding */ renderReceipt)
/* harmony export */ });
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19533);
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);


/** Links a receipt to the one before it: null for what is no part of the chain. */
function sealReceipt(draft, { previous, blake3 }) {
    const linked = { ...draft, previous_receipt_hash: previous };
    return { ...linked, receipt_hash: blake3((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(linked)) };
}
/** The hash that a receipt must have: of all of it but the hash. */
function hashOfReceipt({ receipt_hash: _, ...rest }, blake3) {
    return blake3((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(rest));
}
/** The bytes of a receipt's file: there is one spelling, so that any other byte is found. */
function renderReceipt(receipt) {
    return `${JSON.stringify(receipt, null, 2)}\n`;
}
/** What an item's run is of: the same item and agent, the same hash, however the agent reaches its model. */
function hashOfInputs(item, agent, blake3) {
    const { gateway: _, server_tools: __, price: ___, only_model: ____, ...asked } = agent;
    return blake3((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)({ agent: asked, item }));
}
/** The receipt that a text is, as far as its own hash shows; undefined for everything else. It is not checked by a schema. */
function parseHidden(text, blake3) {
    let raw;
    try {
        raw = JSON.parse(text);
    }
    catch {
        // Not what was written, whatever it is.
        return undefined;
    }
    if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(raw))
        return undefined;
    // Its hash is that of a receipt that was checked when it was made.
    const receipt = raw;
    return hashOfReceipt(receipt, blake3) === receipt.receipt_hash ? receipt : undefined;
}


/***/ }),

/***/ 80083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KS: () => (/* binding */ receiptSchema),
/* harmony export */   LV: () => (/* binding */ RUN_STATUSES),
/* harmony export */   XB: () => (/* binding */ uuidV7)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43759);
/* harmony import */ var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63836);
/* harmony import */ var _engine_gateway_protocol_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65152);
/* harmony import */ var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83257);
/* harmony import */ var _settings_shared_shapes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82374);
/* harmony import */ var _settings_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62806);
/* harmony import */ var _settings_work_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97895);
/* harmony import */ var _deltas_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12356);








const RUN_STATUSES = ['success', 'failure', 'denied', 'timeout'];
const text = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP();
const count = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ._gte */ .qm(0));
const hash = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ._regex */ .Fk(/^[0-9a-f]{64}$/));
const commit = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ._regex */ .Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const instant = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ._regex */ .Fk(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/));
const uuid = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ._regex */ .Fk(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));
const type = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(_deltas_js__WEBPACK_IMPORTED_MODULE_6__/* .ARTIFACT_TYPES */ .r5);
const deltas = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ path: text, type, removed: count, added: count }));
/** A receipt exactly as on disk. Source: work items, "Receipt". */
const receiptSchema = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    schema_version: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(1),
    id: uuid,
    plan: text,
    branch: text,
    status: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(RUN_STATUSES),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(text),
    work_item: _settings_work_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .workItemSchema */ .i,
    work_item_hash: hash,
    agent: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        id: text,
        command: text,
        preset: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_PRESETS */ .VC)),
        stdin: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(['none', 'prompt']),
        env: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(text, text),
        sandbox: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(['auto', 'required', 'off']),
        network: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(['on', 'off', 'model']),
        /** How it reached its model; missing where it did so by itself. */
        gateway: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n([..._engine_gateway_protocol_js__WEBPACK_IMPORTED_MODULE_1__/* .GATEWAY_APIS */ .zw, 'off'])),
        server_tools: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY()),
        price: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(text, _settings_shared_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .modelPrice */ .d1)),
        /** In the action: it could reach nothing else, though no setting said so. */
        only_model: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(true)),
    }),
    started_at: instant,
    ended_at: instant,
    execution_time_ms: count,
    before_commit: commit,
    before_hash: hash,
    after_commit: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(commit),
    after_hash: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(hash),
    landed_commit: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(commit),
    landed_hash: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(hash),
    artifacts: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        path: text,
        type,
        mode: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(text),
        content_hash: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(hash),
        git_blob: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(commit),
    })),
    deltaO: deltas,
    deltaPi: deltas,
    deltaLambda: deltas,
    deltaQ: deltas,
    tool_trace: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ tool: text, detail: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(text) })), zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz('unavailable')]),
    /** Null where it was not asked: the agent failed before. */
    admission: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ ok: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY(), reason: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(text) })),
    tests: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        command: text,
        outcome: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ["enum"] */ .k5n(['passed', 'failed', 'timeout']),
        passed: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(count),
        failed: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(count),
        output: text,
    })),
    sandbox: text,
    /**
     * Whether a process of the agent's user could read the key that the gateway kept; missing where there was none, and in
     * older receipts.
     */
    key_in_reach: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY()),
    environment: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        ...{ autorize: text, node: text, git: text, platform: text, arch: text },
        /** Limits of commands, where the plan sets them. */
        memory: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(text),
        cores: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(text),
    }),
    /** What the plan prepared for agent and tests, as it says; missing where it says nothing, or in older receipts. */
    prepared: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        environment: _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .planEnvironment */ .RJ,
        setup: (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .preparedSetup */ .Xv)('5m', _settings_values_js__WEBPACK_IMPORTED_MODULE_4__/* .durationAboveNothing */ .rW),
        build: (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .preparedBuild */ .u2)('10m', _settings_values_js__WEBPACK_IMPORTED_MODULE_4__/* .durationAboveNothing */ .rW),
    })),
    files: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(text, hash),
    /** BLAKE3 of the program that replays it; of what landed. */
    replay_tool: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(hash),
    previous_receipt_hash: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(hash),
    receipt_hash: hash,
});
/** A UUID of version 7: the time in front, so that ids sort by it. `random`: 10 bytes. */
function uuidV7(now, random) {
    const time = now.getTime().toString(16).padStart(12, '0');
    const bytes = Buffer.from(random);
    bytes[0] = ((bytes[0] ?? 0) & 0x0f) | 0x70;
    bytes[2] = ((bytes[2] ?? 0) & 0x3f) | 0x80;
    const hex = bytes.toString('hex');
    return [time.slice(0, 8), time.slice(8), hex.slice(0, 4), hex.slice(4, 8), hex.slice(8, 20)].join('-');
}


/***/ }),

/***/ 22558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ refusalOf),
/* harmony export */   Q: () => (/* binding */ findSharedTests)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7953);
/* harmony import */ var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15310);
/* harmony import */ var _engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54620);
/* harmony import */ var _engine_evaluation_shared_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95465);
/* harmony import */ var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29460);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14311);
/* harmony import */ var _preparing_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3363);
/**
 * Whether the test command of an item fails since it reads what that of an item before it leaves: every command starts in a
 * fresh view.
 * Invariant: a diagnosis alone; nothing of it is judged or recorded but its sentence.
 */









/** Why the plan has to be changed before it runs again, if it has. */
function refusalOf(found) {
    if (found.length === 0)
        return {};
    return { refusal: { message: found.join('. '), remedy: 'Set build.command of the plan to what makes it.' } };
}
/** Which one leaves what, as a sentence; undefined: it fails after those before it, too. */
async function findSharedTests(privateArea, { work, item, agent, tree, slot, signal }) {
    const before = itemsBefore(item, work.items).filter((each) => each.test_command !== undefined);
    if (before.length === 0 || signal?.aborted === true)
        return undefined;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(privateArea.folder, 'scratch', `shared-tests-${slot}`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    const network = (0,_preparing_js__WEBPACK_IMPORTED_MODULE_7__/* .networkOf */ .Af)(work, agent).guards;
    const tests = [...before, item].map(({ id, test_command: command = '', constraints }, at) => ({
        ...{ name: `test-${at + 1}`, kind: 'guards', title: `the test command of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(id)}`, command, network },
        ...{ timeoutMs: constraints.timeout_ms, logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `test-${at + 1}`) },
    }));
    const preparing = (0,_engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_3__/* .preparingSteps */ .sA)((0,_preparing_js__WEBPACK_IMPORTED_MODULE_7__/* .preparingOf */ ._l)(privateArea, { work, agent, folder, name: 'shared' }));
    const atLevel = { ...privateArea, level: agent.level };
    try {
        const shared = await (0,_engine_evaluation_shared_state_js__WEBPACK_IMPORTED_MODULE_4__/* .findSharedState */ .E)(atLevel, {
            ...{ checkout: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_5__/* .evaluationCheckout */ .b)(atLevel, slot), tree, protectedFiles: _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING_PROTECTED */ .Vv, signal },
            ...{ steps: [...preparing, ...tests], teardown: undefined, variables: {}, asks: 'exit' },
            failed: tests.at(-1)?.name,
            isFine: () => Promise.resolve(true),
        });
        return shared && (0,_engine_evaluation_shared_state_js__WEBPACK_IMPORTED_MODULE_4__/* .describeSharedState */ .Q)(shared);
    }
    finally {
        await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .discardTree */ .l)(folder);
    }
}
/** The items that an item waits for, those that they wait for first. */
function itemsBefore(item, items) {
    const found = new Set();
    const visit = ({ dependencies }) => {
        for (const id of dependencies) {
            const other = items.find((each) => each.id === id);
            if (other === undefined || found.has(other))
                continue;
            visit(other);
            found.add(other);
        }
    };
    visit(item);
    return [...found];
}


/***/ }),

/***/ 12690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ openWorkJournal),
/* harmony export */   LR: () => (/* binding */ workPathsOf),
/* harmony export */   N9: () => (/* binding */ readWorkJournal),
/* harmony export */   Ou: () => (/* binding */ toolPath),
/* harmony export */   Qz: () => (/* binding */ writeReceipt),
/* harmony export */   WI: () => (/* binding */ receiptPath),
/* harmony export */   X5: () => (/* binding */ createWorkFolders),
/* harmony export */   XF: () => (/* binding */ workPathsAt),
/* harmony export */   Zr: () => (/* binding */ readTail),
/* harmony export */   b8: () => (/* binding */ readReceipt),
/* harmony export */   dG: () => (/* binding */ decodeReceipt),
/* harmony export */   eQ: () => (/* binding */ isId),
/* harmony export */   hM: () => (/* binding */ workArea),
/* harmony export */   kQ: () => (/* binding */ runFolder),
/* harmony export */   n4: () => (/* binding */ archiveUnnamed),
/* harmony export */   pS: () => (/* binding */ shownPath)
/* harmony export */ });
/* unused harmony export filesIn */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61739);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7953);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
/* harmony import */ var _kernel_journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59295);
/* harmony import */ var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11042);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14311);
/* harmony import */ var _kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80866);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(63342);
/* harmony import */ var _receipt_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80083);
/* harmony import */ var _receipt_seal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(98005);
/**
 * The files of work items, `.autorize/work/`.
 * Invariant: `journal.jsonl` says which receipts count: an `ended` record is of a run that came to nothing, an intent
 * is of a run that is landing, and lands with the integration branch. A receipt that no record names is of a run that
 * was killed, and nobody reads it. Everything a receipt speaks of is on the disk before the branch moves.
 * Crash: folders of `runs` without a record are left; the next run puts them aside, in `strays`.
 */













/** The work items' files of the repository that a folder is in. Throws where a link or the like lies among them. */
function workPathsOf({ cwd }) {
    const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_9__/* .findRepository */ .W1)(cwd);
    const own = '.autorize/work';
    const { folder: _, receipts, runs, strays: __, ...files } = filesIn(own);
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .requireOwnFiles */ .f)(repository.folder, {
        files: [...Object.values(files), `${files.lock}.holder`],
        folders: [receipts, runs],
        whole: [own],
        isUnopened: (path) => isUnopened(repository.folder, path),
    });
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, own);
    (0,_kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_8__/* .finishInstall */ .X7)({ repository, folder });
    return workPathsAt(repository, folder);
}
/**
 * What is on its way to the checkout, what no receipt names, and what was archived: links among it are of agents' trees
 * or logs.
 */
function isUnopened(top, path) {
    const [, , kind = '', id = '', ...rest] = path.split('/');
    if (rest.length > 0)
        return false;
    if (kind === 'runs' && id !== '')
        return !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, filesIn('.autorize/work').receipts, `${id}.json`));
    if (kind === 'aside')
        return id !== '';
    return id === '' && ['exchange', 'strays'].includes(kind);
}
/** The work items' files of a folder, which may be staged. */
function workPathsAt(repository, folder) {
    return { repository, ...filesIn(folder) };
}
/** The files of a folder of work items. */
function filesIn(folder) {
    return {
        folder,
        journal: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'journal.jsonl'),
        receipts: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'receipts'),
        runs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'runs'),
        strays: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'strays'),
        lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'work.lock'),
        reserve: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'work.reserve'),
        activity: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'activity.json'),
    };
}
/** The private area of all plans of a repository. */
function workArea({ repository }, { env: parentEnv }) {
    return { repository, name: 'work.items', parentEnv };
}
/** Makes the folders, with an ignore file of their own; when this returns their names are on the disk. */
function createWorkFolders({ folder, receipts, runs, repository }) {
    for (const each of [receipts, runs])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(each, { recursive: true });
    const ignore = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.gitignore');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ignore))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(ignore, '*\n');
    for (const each of [folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), repository.folder])
        (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .syncFolder */ .Yw)(each);
}
const REMEDY = 'Put the file back from a copy, or move .autorize/work away to begin again; git has what landed.';
function openWorkJournal(paths) {
    return (0,_kernel_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .openJournal */ ._)({ path: paths.journal, shown: shownPath(paths, paths.journal), remedy: REMEDY });
}
/** The records, for those who only look; throws a ContractError for a broken chain. */
function readWorkJournal(paths) {
    const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readOwnFile */ .z)(paths.journal);
    if (bytes === undefined)
        return [];
    const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)(bytes);
    if (parsed.kind === 'sound')
        return parsed.records;
    const file = shownPath(paths, paths.journal);
    const { line, why } = parsed;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([
        { file, line, found: `the line ${why}`, expected: 'the chain of records unbroken', remedy: REMEDY },
    ]);
}
/** A file as the user knows it. */
function shownPath({ repository }, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository.folder, path);
}
/** Whether a text can be the id of a run. */
const isId = (text) => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(text);
/** A record from elsewhere may name anything: what is no id leads to no file. */
function checkedId(id) {
    if (isId(id))
        return id;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([
        { found: `a record names the run ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(id, 100)}`, expected: 'the id of a run', remedy: REMEDY },
    ]);
}
function receiptPath({ receipts }, id) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(receipts, `${checkedId(id)}.json`);
}
function runFolder({ runs }, id) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runs, checkedId(id));
}
/** Where a program for replays is kept, by its BLAKE3. */
function toolPath({ folder }, hash) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'tools', `${hash}.mjs`);
}
/**
 * Writes a receipt among the others, then beside its run; when this returns both are on the disk. Killed in between,
 * it is a receipt that no record names. The other way round it would look like a store that a receipt was taken from.
 */
function writeReceipt(paths, receipt) {
    const text = (0,_receipt_seal_js__WEBPACK_IMPORTED_MODULE_11__/* .renderReceipt */ .pB)(receipt);
    for (const folder of [runFolder(paths, receipt.id), paths.runs])
        (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .syncFolder */ .Yw)(folder);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .fR)(receiptPath(paths, receipt.id), [text]);
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runFolder(paths, receipt.id), 'RECEIPT.json'), [text]);
}
/** The receipt of an id; throws where there is none or it is none of ours. */
function readReceipt(paths, id) {
    return decodeReceipt(receiptPath(paths, id), shownPath(paths, receiptPath(paths, id)));
}
/** Decodes a receipt's file. */
function decodeReceipt(path, shown) {
    let raw;
    try {
        raw = JSON.parse(String((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readOwnFile */ .z)(path)));
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `the receipt ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(shown, 200)} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
            remedy: 'Name a receipt: its id, or the path of its file. See: autorize work status',
            cause: error,
        });
    }
    const parsed = _receipt_js__WEBPACK_IMPORTED_MODULE_10__/* .receiptSchema */ .KS.safeParse(raw);
    if (parsed.success)
        return parsed.data;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl(parsed.error.issues.slice(0, 20).map(({ path: at, message }) => ({
        file: shown,
        path: `$${at.map((part) => `.${String(part)}`).join('')}`,
        found: message,
        expected: 'a receipt',
        remedy: 'Take the file that the run wrote.',
    })));
}
// Whoever wants all of a log has its path in the receipt.
const MAX_TAIL_BYTES = 64 * 1024;
/** The end of a log; undefined where there is none. */
function readTail(path) {
    return (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readOwnFile */ .z)(path)?.subarray(-MAX_TAIL_BYTES).toString();
}
/**
 * Archives runs and receipts that no record names: their run was killed before anybody learned of it. Nothing that was
 * whole is deleted, since the journal may be what is lost.
 */
function archiveUnnamed({ strays: archived, runs, receipts }, named) {
    const move = (from, name) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(archived, { recursive: true });
        (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .dM)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(archived, name));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(archived, name));
    };
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(runs))
        if (!named.has(name))
            move(runs, name);
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(receipts)) {
        if (name.endsWith('.json') && !named.has(name.slice(0, -'.json'.length)))
            move(receipts, name);
        // Of a write that was cut off; its writer held the lock that is ours now.
        else if (/^\.[0-9a-f]{16}\.tmp$/.test(name))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(receipts, name), { force: true });
    }
}


/***/ })

};

