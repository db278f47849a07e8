export const id = 6672;
export const ids = [6672];
export const modules = {

/***/ 46622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ renderMarkdown),
/* harmony export */   p: () => (/* binding */ renderList)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);
/* harmony import */ var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47776);
/* harmony import */ var _run_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33902);
/* harmony import */ var _titled_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53901);





/** Every attempt as a Markdown table, oldest first. */
function renderList(view) {
    const problems = renderProblems(view);
    const { head, rows } = renderTable(view.rows, view.tables.list);
    return [...problems, ...(problems.length === 0 ? [] : ['']), ...head, ...rows, ''].join('\n');
}
// GitHub takes 64 KiB in a comment; what surrounds the tables stays below the rest.
const ALL_BYTES = 36 * 1024;
const ACCEPTED_BYTES = 20 * 1024;
/** A summary for a job or a pull request, at most 60 KiB: result, claim, accepted changes, and the reasons of the rest. */
function renderMarkdown(view) {
    const problems = renderProblems(view);
    const facts = [
        ...view.facts.map(([label, text]) => [(0,_titled_js__WEBPACK_IMPORTED_MODULE_3__/* .titled */ .d)(label), text]),
        ['Model', view.waiting],
        ['Cost', view.cost],
    ];
    return [
        `### ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(view.name)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(view.verdict)}`,
        '',
        ...(view.description === '' ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(view.description), '']),
        ...(problems.length === 0 ? [] : [...problems, '']),
        ...(view.claim.text === undefined ? [] : [`Gain: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(view.claim.text)}`, '']),
        // An audit holds it to a claim above it.
        ...renderMeaning(view).flatMap((line) => [line, '']),
        ...renderTried(view),
        `- Branch: ${renderBranch(view)}`,
        ...facts.flatMap(([label, text]) => (text === undefined ? [] : [`- ${label}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(text)}`])),
        '',
        ...renderAttempts(view),
    ].join('\n');
}
function renderProblems({ problems, notices }) {
    return [...problems, ...notices].map((problem) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(problem)}`);
}
/** What the scores may be taken for. */
function renderMeaning({ recipe, tried, claim, name, verify }) {
    if (recipe === 'plan')
        return [];
    if (claim.kind === 'confirmed') {
        const audit = recipe === 'experiment' ? ` To recompute every decision: autorize audit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(name)}.` : '';
        return [
            `The improvement was measured in fresh pairs after all decisions. The scores below are single measurements.${audit}`,
        ];
    }
    if (claim.kind === 'not-confirmed') {
        return [
            'Fresh pairs do not confirm an improvement: their interval includes no change. The scores below are single measurements.',
        ];
    }
    const looks = tried > 1 ? `The best of ${tried} attempts overstates the gain.` : 'One attempt says little.';
    const again = recipe === 'experiment' ? ` To measure again: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(verify)} with --rescore.` : '';
    return [`Scores are single measurements, not a confirmed improvement. ${looks}${again}`];
}
function renderTried({ counts, tried, terms }) {
    const parts = counts
        .filter(_run_view_js__WEBPACK_IMPORTED_MODULE_2__/* .isTry */ .Ye)
        .map(({ word, mark, count }) => `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOME_MARKS */ .U[mark].sign} ${count} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(word)}`);
    return [`- ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(tried, terms.attempt)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`];
}
function renderBranch({ branch, noBranch, base, goal }) {
    const at = branch === undefined ? noBranch : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(branch);
    return `${at}${base === undefined ? '' : `, from ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(base)}`}${goal === undefined ? '' : `; ${goal}`}`;
}
function renderAttempts(view) {
    const { rows, tables } = view;
    if ('all' in tables.summary)
        return rows.length === 0 ? [] : [...fitting(view, tables.summary.all, ALL_BYTES), ''];
    const accepted = rows.filter(({ isAccepted }) => isAccepted);
    const others = rows.filter((row) => !row.isAccepted && (0,_run_view_js__WEBPACK_IMPORTED_MODULE_2__/* .isTry */ .Ye)(row));
    const table = (title, some, columns, maxBytes) => some.length === 0 ? [] : [`#### ${title}`, '', ...fitting({ ...view, rows: some }, columns, maxBytes), ''];
    return [
        ...table('Accepted', accepted, tables.summary.accepted, ACCEPTED_BYTES),
        ...table('Not accepted', others, tables.summary.others, ALL_BYTES - ACCEPTED_BYTES),
    ];
}
function renderTable(rows, columns) {
    return {
        head: [`| ${columns.map((name) => _run_view_js__WEBPACK_IMPORTED_MODULE_2__/* .COLUMNS */ .cZ[name].title).join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`],
        rows: rows.map((row) => `| ${columns.map((name) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(_run_view_js__WEBPACK_IMPORTED_MODULE_2__/* .COLUMNS */ .cZ[name].text(row))).join(' | ')} |`),
    };
}
/** A table of the newest rows that fit, oldest first, and how many are left out; of a plan, its first items. */
function fitting({ rows: all, terms }, columns, maxBytes) {
    const { head, rows } = renderTable(all, columns);
    const isPlan = terms.attempt === 'item';
    const ordered = isPlan ? rows : rows.toReversed();
    let bytes = 0;
    const end = ordered.findIndex((row) => {
        bytes += Buffer.byteLength(row) + 1;
        return bytes > maxBytes;
    });
    const shown = end === -1 ? ordered : ordered.slice(0, end);
    const left = rows.length - shown.length;
    const which = isPlan ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(left, 'item') : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(left, `earlier ${terms.attempt}`);
    const note = left === 0 ? [] : ['', `${which} of ${rows.length} left out; report.html has all.`];
    return [...head, ...(isPlan ? shown : shown.toReversed()), ...note];
}


/***/ }),

/***/ 92529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ requireSound)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4862);
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74044);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3800);
/* harmony import */ var _base_repository_path_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(46204);
/* harmony import */ var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86586);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7953);
/* harmony import */ var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2886);
/* harmony import */ var _engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75857);
/* harmony import */ var _kernel_cores_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2908);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(83144);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(14311);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(63342);
/* harmony import */ var _contract_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(51421);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(45351);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(32375);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(12690);
/**
 * Everything that can be known to be wrong with a plan before it runs.
 * Invariant: nothing is made and nothing is run; what one problem hides, another part of the plan, is still looked at.
 */




















/** Throws what is wrong with a plan and with what was said of it, all at once. */
async function requireSound(check) {
    const { loaded, only, ofCommand, needsAgents, host } = check;
    const { document, problems } = loaded;
    const variables = needsAgents ? (0,_opening_js__WEBPACK_IMPORTED_MODULE_16__/* .unsetVariables */ .f)(document, host) : [];
    const reported = new Set(problems.map(({ path }) => path));
    const more = [...(await missingInputs(check)), ...variables].filter(({ path }) => !reported.has(path));
    const ofPlan = [...problems, ...more, ...missingCores(loaded), ...environmentProblems(check)];
    const ofFlags = [...ofCommand, ...unknownNames(only, loaded)];
    if (ofPlan.length > 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ContractError */ .Vl([...ofFlags, ...(document.file === '' ? (0,_opening_js__WEBPACK_IMPORTED_MODULE_16__/* .withoutPaths */ .fx)(ofPlan) : ofPlan)]);
    }
    if (ofFlags.length > 0)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(ofFlags);
}
/** Variables, paths and devices of `environment` that are not here, or may not be given; whatever else is wrong. */
function environmentProblems({ loaded: { document }, paths, host: { env } }) {
    const raw = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOrEmpty */ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOrEmpty */ .YN)(document.value).environment);
    const named = { readable: textsOf(raw.readable), devices: textsOf(raw.devices) };
    const ofPlaces = (0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_8__/* .checkPlaces */ .p1)(paths.repository, env)(named).map(([path, { found, expected, remedy }]) => [path, found, expected, remedy]);
    const ofVariables = (0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_9__/* .variableIssues */ .hE)(['environment', 'env'], raw.env, (0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_8__/* .checkVariables */ .kL)(env));
    return [...ofVariables, ...ofPlaces].map((issue) => (0,_contract_js__WEBPACK_IMPORTED_MODULE_14__/* .placeIssue */ .vK)(document, issue));
}
/** A list of texts; nothing where it is another one, which the schema reports. */
function textsOf(list) {
    const entries = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .arrayOrEmpty */ .cX)(list);
    return entries.every((each) => typeof each === 'string') ? entries : [];
}
function missingCores({ document, work }) {
    const problems = (0,_kernel_cores_js__WEBPACK_IMPORTED_MODULE_10__/* .checkCores */ .xG)(work?.environment?.cpus ?? []);
    return problems.map((problem) => (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .problemAt */ .l4)(document, ['environment', 'cpus'], problem));
}
function itemsOf({ document }) {
    return (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .arrayOrEmpty */ .cX)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOrEmpty */ .YN)(document.value).items).map((raw, at) => {
        const item = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOrEmpty */ .YN)(raw);
        return { at, item, id: typeof item.id === 'string' ? item.id : undefined };
    });
}
/** Items that --only names and the plan has not. */
function unknownNames(only, loaded) {
    const known = itemsOf(loaded).flatMap(({ id }) => id ?? []);
    return only
        .filter((id) => !known.includes(id))
        .map((id) => ({
        found: `--only ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_18__/* .quoted */ .TL)(id)}`,
        expected: 'the id of an item of the plan',
        remedy: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_18__/* .suggestion */ .h)(id, known),
    }));
}
/**
 * Input files that are not there, of items that wait for no other one: an item before may make whatever it likes, so
 * what waits is asked when its turn comes. What has landed before needs its input no more.
 */
async function missingInputs(check) {
    const { loaded, only, paths } = check;
    // Whoever names an item that is not there may have meant any.
    const isWhole = only.length === 0 || unknownNames(only, loaded).length > 0;
    const asked = itemsOf(loaded).filter(({ item, id }) => (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .arrayOrEmpty */ .cX)(item.input_files).length > 0 &&
        (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .arrayOrEmpty */ .cX)(item.dependencies).length === 0 &&
        (isWhole || only.includes(id ?? '')));
    if (asked.length === 0)
        return [];
    const { landed } = (0,_history_js__WEBPACK_IMPORTED_MODULE_15__/* .foldHistory */ .E)((0,_store_js__WEBPACK_IMPORTED_MODULE_17__/* .readWorkJournal */ .N9)(paths));
    const done = new Set(landed.filter(({ plan }) => plan === loaded.plan).map((each) => each.item));
    const start = await listStart(check);
    if (start === undefined)
        return [];
    return asked
        .filter(({ id }) => id === undefined || !done.has(id))
        .flatMap(({ item, at }) => (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .arrayOrEmpty */ .cX)(item.input_files).flatMap((supplied, index) => {
        const path = typeof supplied === 'string' ? (0,_base_repository_path_js__WEBPACK_IMPORTED_MODULE_19__/* .normalPath */ .F)(supplied) : undefined;
        if (path === undefined || start.has(path))
            return [];
        return [
            (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .problemAt */ .l4)(loaded.document, ['items', at, 'input_files', index], {
                found: `the missing input file ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_18__/* .quoted */ .TL)(supplied, 200)}`,
                expected: `a file of ${start.name}, or an item in "dependencies" that makes it`,
                remedy: 'Commit it, or name the item that makes it in the dependencies of this one.',
            }),
        ];
    }));
}
/** What the first items start from; undefined where there is no commit yet, which is another error. */
async function listStart({ paths: place, loaded, inPlace }) {
    const { repository } = place;
    if (inPlace)
        return { name: 'the checkout', has: (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.folder, path)) };
    const scratch = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-check-'));
    try {
        const { refs } = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_13__/* .openRefs */ .ro)(repository, scratch);
        const branch = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_11__/* .readRef */ .sg)(refs, `refs/heads/autorize-work/${loaded.plan}`);
        const branchHead = branch ?? (await (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_13__/* .readHead */ .zy)(repository, refs));
        if (branchHead === undefined)
            return undefined;
        const paths = await listPaths(refs, branchHead);
        return { name: branchHead.slice(0, 12), has: (path) => paths.has(path) };
    }
    finally {
        (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .removeTree */ .dM)(scratch);
    }
}
async function listPaths(refs, commit) {
    const { stdout } = await refs(['ls-tree', '-r', '-z', '--name-only', '--full-tree', '--end-of-options', commit]);
    return new Set((0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_6__/* .splitNul */ .K)(stdout).map(_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q0));
}


/***/ }),

/***/ 20616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ areaNotes),
/* harmony export */   NZ: () => (/* binding */ agentNotes),
/* harmony export */   _$: () => (/* binding */ areaLevel)
/* harmony export */ });
/* harmony import */ var _engine_agent_route_notes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4080);
/* harmony import */ var _engine_layers_area_layers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20494);


/** What a person should know of how agents reach their models. */
function agentNotes(agents) {
    return [...agents].flatMap(({ id, spec, env, level, isAction }) => (0,_engine_agent_route_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .routeNotes */ .t)(spec, env, { isConfined: level.kind === 'bubblewrap', isAction }).map((note) => `${id}: ${note}`));
}
/** The level of an area that is opened for all of some agents: at bubblewrap it has layers, too. */
function areaLevel(agents) {
    const levels = agents.map((agent) => agent.level);
    return levels.find(({ kind }) => kind === 'bubblewrap') ?? levels[0] ?? { kind: 'process-group' };
}
/** What is odd about the area of a plan, and why its commands are slower than they could be. */
function areaNotes(privateArea) {
    return [...privateArea.notes, ...(0,_engine_layers_area_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .layeringNotes */ .rk)(privateArea)];
}


/***/ }),

/***/ 89524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ StateHasher)
});

// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
// EXTERNAL MODULE: ./build/kernel/git.js
var git = __webpack_require__(13096);
;// CONCATENATED MODULE: ./build/workitem/manifest.js

/**
 * The hash of a state: BLAKE3 over one record a file, `MODE SP HASH TAB PATH NUL`, in the order of the paths' bytes.
 * Source: work items, "State hash".
 */
function hashManifest(entries, blake3) {
    const records = entries.map(({ path, mode, hash }) => ({ bytes: (0,byte_path/* encodePath */.O0)(path), head: `${mode} ${hash}\t` }));
    records.sort((one, other) => Buffer.compare(one.bytes, other.bytes));
    return blake3(Buffer.concat(records.flatMap(({ bytes, head }) => [Buffer.from(head), bytes, NUL])));
}
const NUL = Buffer.alloc(1);

;// CONCATENATED MODULE: ./build/workitem/state-hash.js




const LINK_TO_REPOSITORY = '160000';
// Of contents that are in memory at a time; a larger file comes alone.
const BATCH_BYTES = 32 << 20;
const HEAD_BYTES = 200;
const NEWLINE = 0x0a;
class StateHasher {
    #git;
    #blake3;
    #known = new Map();
    /** `git` reads the objects of the trees. */
    constructor(git, blake3) {
        this.#git = git;
        this.#blake3 = blake3;
    }
    /** The state of a tree or of a commit's tree. Throws a GitError where the signal ends the reading. */
    async hashTree(tree, signal) {
        const call = signal === undefined ? {} : { cutOff: signal };
        const files = await this.#list(tree, call);
        await this.#learn(files, call);
        const entries = files.map(({ path, mode, id }) => ({ path, mode, hash: this.#hashOf(mode, id) }));
        return { hash: hashManifest(entries, this.#blake3), entries };
    }
    /** The same; undefined where the signal comes first. */
    async hashTreeUntil(tree, signal) {
        try {
            return await this.hashTree(tree, signal);
        }
        catch (error) {
            if (signal.aborted)
                return undefined;
            throw error;
        }
    }
    #hashOf(mode, id) {
        if (mode === LINK_TO_REPOSITORY)
            return this.#blake3(id);
        const known = this.#known.get(id);
        if (known === undefined)
            throw new Error(`the content ${id} was not read`);
        return known;
    }
    async #list(tree, call) {
        const { stdout } = await this.#git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', tree], call);
        return (0,raw_diff/* splitNul */.K)(stdout).map((entry) => {
            const found = /^(\d{6}) \w+ ([0-9a-f]+) +(\d+|-)\t(.*)$/s.exec((0,byte_path/* decodePath */.q0)(entry));
            const [, mode = '', id = '', size = '', path = ''] = found ?? [];
            return { mode, id, size: Number(size) || 0, path };
        });
    }
    async #learn(files, call) {
        const wanted = new Map(files.flatMap(({ mode, id, size }) => mode === LINK_TO_REPOSITORY || this.#known.has(id) ? [] : [[id, size]]));
        let batch = [];
        let bytes = 0;
        for (const [id, size] of wanted) {
            if (batch.length > 0 && bytes + size > BATCH_BYTES) {
                await this.#read(batch, bytes, call);
                batch = [];
                bytes = 0;
            }
            batch.push(id);
            bytes += size + HEAD_BYTES;
        }
        if (batch.length > 0)
            await this.#read(batch, bytes, call);
    }
    async #read(ids, bytes, call) {
        const command = ['cat-file', '--batch'];
        const limits = { input: `${ids.join('\n')}\n`, maxBytes: 2 * bytes + BATCH_BYTES };
        const { stdout } = await this.#git(command, { ...call, ...limits });
        let at = 0;
        for (const id of ids) {
            const end = stdout.indexOf(NEWLINE, at);
            const [, found, size] = /^([0-9a-f]+) blob (\d+)$/.exec(stdout.toString('latin1', at, end)) ?? [];
            if (found !== id || size === undefined)
                throw new git/* GitError */.XS(command, 'no content', `${id} is not there`);
            const from = end + 1;
            at = from + Number(size);
            this.#known.set(id, this.#blake3(stdout.subarray(from, at)));
            at += 1;
        }
    }
}


/***/ }),

/***/ 92858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  QI: () => (/* binding */ findReceipt),
  p2: () => (/* binding */ verifyWork),
  Mf: () => (/* binding */ verifyWorkAt)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/blake3.js
var base_blake3 = __webpack_require__(51868);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(17785);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/ancestry.js
var ancestry = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/kernel/git.js
var git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/refs.js
var kernel_refs = __webpack_require__(83144);
// EXTERNAL MODULE: ./build/kernel/temporary-refs.js
var temporary_refs = __webpack_require__(76038);
// EXTERNAL MODULE: ./build/verification/uncovered.js
var verification_uncovered = __webpack_require__(47753);
// EXTERNAL MODULE: ./build/workitem/landing.js
var workitem_landing = __webpack_require__(65000);
;// CONCATENATED MODULE: ./build/workitem/branch-check.js




const OLDER = 'put the .autorize/work of its run back from a copy';
/** What the branches say and the journal does not, or otherwise. */
async function checkBranches({ refs, records, landed, blake3, commit: wanted, }) {
    const known = new Map(landed.map((each) => [each.landed_commit, each]));
    const findings = new Map();
    const branches = await (0,kernel_refs/* findBranches */.Wz)(refs, 'autorize-work/**');
    for (const found of branches) {
        const { shown, branch, commit: branchHead, isLocal } = found;
        const hasLocal = branches.some((each) => each.isLocal && each.branch === branch);
        const { commits, isWhole } = await listLandings(refs, { branchHead, known });
        if (wanted === undefined) {
            const finding = countUncovered(commits, { ...found, landed });
            // Beside a local branch that the records cover a remote has merely more, and another plan has records of its own.
            const isMore = !isLocal && (hasLocal || landed.length > 0);
            if (finding !== undefined)
                findings.set(shown, isMore ? { ...finding, kind: 'unchecked' } : finding);
        }
        if (!isLocal)
            continue;
        if (!isWhole && landed.some(({ plan, landed_commit: id }) => branch === branchOf(plan) && !isAmong(commits, id))) {
            const what = `the branch ${branch}`;
            findings.set(what, { kind: 'unchecked', what, detail: 'its history ends before all that landed on it' });
        }
        const earliest = commits.findLastIndex(({ commit }) => known.has(commit));
        for (const [at, made] of commits.entries()) {
            const { commit, title } = made;
            if (wanted !== undefined && commit !== wanted)
                continue;
            const record = known.get(commit);
            // What is older than all that the journal knows was another store's, or another clone's.
            const isOlder = record === undefined && at > earliest;
            const detail = record === undefined
                ? 'it landed, and no record of the journal names it'
                : doubt(record, { made, records, blake3 });
            if (detail === undefined)
                continue;
            const what = `${commit.slice(0, 12)} ${(0,base_text/* quoted */.TL)(title, 80)}`;
            const issue = isOlder ? { kind: 'unproved', detail, remedy: OLDER } : { kind: 'wrong', detail };
            findings.set(commit, { what, ...issue });
        }
    }
    return [...findings.values()];
}
/** Says how many landings of a branch have no record; undefined where each has one. */
function countUncovered(commits, { shown, branch, isLocal, landed }) {
    const recorded = landed.filter(({ plan }) => branch === branchOf(plan));
    const missing = commits.filter(({ commit }) => !recorded.some((each) => each.landed_commit === commit));
    // Beside other records each missing one has a finding of its own.
    if (missing.length === 0 || (isLocal && recorded.length > 0))
        return undefined;
    const uncovered = {
        ...{ shown, accepted: commits.length, name: branch.replace('autorize-work/', 'work.') },
        missing: recorded.length === 0 ? undefined : missing.length,
    };
    return { kind: 'unproved', what: `branch ${shown}`, ...(0,verification_uncovered/* uncoveredIssue */.d)(uncovered) };
}
function doubt(record, { made, records, blake3 }) {
    const found = records.find(({ hash, kind }) => hash === made.intent && kind === undefined);
    if (found === undefined)
        return 'the journal has not the record that this commit was made of: it is another journal';
    const landing = found;
    const { tree, parent, merged } = landing;
    const parents = merged === undefined ? [parent] : [parent, merged];
    if (made.tree !== tree || made.parents !== parents.join(' ')) {
        return 'it is not the commit that its record was to make: it has another tree or stands on another commit';
    }
    const receipt = (0,workitem_landing/* completeReceipt */.cs)(landing, record.landed_commit, blake3);
    if (receipt.receipt_hash === record.receipt_hash)
        return undefined;
    return `the receipt ${record.id} is not the one that this commit was made of`;
}
const branchOf = (plan) => `autorize-work/${plan}`;
const isAmong = (commits, id) => commits.some(({ commit }) => commit === id);
/**
 * The commits that landed an item, newest first; not whole where the history ends before its first commit, as that of a
 * shallow checkout does: git lists those that come after.
 */
async function listLandings(refs, { branchHead, known }) {
    const args = [
        'log',
        '--first-parent',
        '-z',
        '--format=%H%n%T%n%P%n%B',
        `--grep=^${workitem_landing/* INTENT_TRAILER */.vO}: `,
        '--end-of-options',
        branchHead,
        '--',
    ];
    const { stdout, exitCode } = await refs(args, { allowed: [0, 128] });
    const commits = stdout
        .toString()
        .split('\0')
        .flatMap((each) => {
        const [commit = '', tree = '', parents = '', title = '', ...lines] = each.split('\n');
        const intent = lines.findLast((line) => line.startsWith(`${workitem_landing/* INTENT_TRAILER */.vO}: `))?.slice(workitem_landing/* INTENT_TRAILER */.vO.length + 2);
        // Experiments have the same trailer.
        const isOurs = known.has(commit) ||
            title.startsWith('Land work item ') ||
            lines.some((line) => line.startsWith('Autorize-Receipt: '));
        return intent === undefined || !isOurs ? [] : [{ commit, title, intent, tree, parents }];
    });
    return { commits, isWhole: exitCode === 0 };
}

// EXTERNAL MODULE: ./build/workitem/finish-landing.js
var finish_landing = __webpack_require__(52242);
// EXTERNAL MODULE: ./build/workitem/history.js
var workitem_history = __webpack_require__(45351);
// EXTERNAL MODULE: ./build/workitem/receipt-seal.js
var receipt_seal = __webpack_require__(98005);
// EXTERNAL MODULE: ./build/workitem/replay-tool.js
var replay_tool = __webpack_require__(25511);
// EXTERNAL MODULE: ./build/workitem/run-files.js
var run_files = __webpack_require__(10468);
// EXTERNAL MODULE: ./build/workitem/state-hash.js + 1 modules
var state_hash = __webpack_require__(89524);
// EXTERNAL MODULE: ./build/workitem/store.js
var store = __webpack_require__(12690);
;// CONCATENATED MODULE: ./build/workitem/verify.js
/**
 * Whether receipts, runs and git still say the same.
 * Invariant: only looked at; no lock is taken, and nothing is repaired, but for a checkout that a killed run in place left
 * on the way (finish-landing.ts). Every byte of a receipt, of the journal, of a
 * run's files and of an artifact is covered by a hash that is compared here.
 */



















/** Checks one receipt or all of them: schema, hashes, chain, files of the run, and the commits that they speak of. */
async function verifyWork({ receipt }, host) {
    const paths = (0,store/* workPathsOf */.LR)(host);
    const open = await (0,finish_landing/* tryRestoring */.bY)(paths, host);
    const verified = await (0,temporary_refs/* withRefs */.j)(paths.repository, (refs) => verifyWorkAt(paths, { receipt, refs, host }));
    if (open === undefined)
        return verified;
    return { ...verified, findings: [{ kind: 'unchecked', what: 'the checkout', detail: open }, ...verified.findings] };
}
/** The same for files and branches that may lie elsewhere. */
async function verifyWorkAt(paths, { receipt, refs, host }) {
    const blake3 = await (0,base_blake3/* createBlake3 */.V)();
    const records = (0,store/* readWorkJournal */.N9)(paths);
    const history = (0,workitem_history/* foldHistory */.E)(records);
    const checking = { paths, history, refs, blake3, hasher: new state_hash/* StateHasher */.l(refs, blake3) };
    const landed = await allLanded(checking);
    const targets = receipt === undefined ? listTargets(checking, landed) : [targetOf(paths, receipt, host)];
    const receipts = [];
    const findings = [];
    for (const target of targets) {
        const { found, wrong } = await checkReceipt(checking, { ...target, landed });
        if (found !== undefined)
            receipts.push(found);
        findings.push(...(0,finding/* findingsOf */.WX)(target.id, wrong, describe(found)));
        findings.push(...(found === undefined ? [] : listUnchecked(checking, found)));
    }
    const branches = { refs, records, landed, blake3 };
    if (receipt === undefined)
        findings.push(...checkStore(checking, landed), ...(await checkBranches(branches)));
    else {
        for (const { landed_commit: commit } of receipts) {
            findings.push(...(await checkBranches({ ...branches, commit })));
        }
    }
    return { ...(0,finding/* verifiedBy */.sN)(findings), receipts };
}
function describe(receipt) {
    if (receipt === undefined)
        return '';
    const { status, work_item: item, plan } = receipt;
    return `${item.id} of ${plan}: ${status}`;
}
/** What landed by the journal, and, where its run was killed in between, by the branch. */
async function allLanded({ history, refs, blake3 }) {
    const { landed, pending } = history;
    if (pending === undefined)
        return landed;
    const { landing, hash } = pending;
    const commit = await (0,workitem_landing/* findLanded */.mV)(refs, { ref: landing.ref, old: landing.old, trailer: `${workitem_landing/* INTENT_TRAILER */.vO}: ${hash}` });
    if (commit === undefined)
        return landed;
    // As the record that the next run writes: its receipt has to be here, and to be that of the intent.
    return [...landed, (0,workitem_landing/* landedRecord */.cx)((0,workitem_landing/* completeReceipt */.cs)(landing, commit, blake3), landing)];
}
function listTargets({ paths, history }, landed) {
    return [...landed, ...history.ended].map(({ id }) => ({ id, path: (0,store/* receiptPath */.WI)(paths, id) }));
}
function targetOf(paths, named, { cwd }) {
    const byId = (0,store/* receiptPath */.WI)(paths, named);
    if (!named.includes('/') && (0,external_node_fs_.existsSync)(byId))
        return { id: named, path: byId };
    const path = (0,external_node_path_.resolve)(cwd, named);
    if (!(0,external_node_fs_.existsSync)(path)) {
        throw new errors/* PreconditionError */.Rb({
            message: `there is no receipt ${(0,base_text/* quoted */.TL)(named, 200)}`,
            remedy: 'Name its id, or the path of its file. See: autorize work status',
        });
    }
    const name = (0,external_node_path_.basename)(path, '.json');
    return { id: name === 'RECEIPT' ? (0,external_node_path_.basename)((0,external_node_path_.join)(path, '..')) : name, path };
}
/** The receipt that a name stands for: its id, or the path of its file. */
function findReceipt(named, host) {
    const paths = (0,store/* workPathsOf */.LR)(host);
    const { path } = targetOf(paths, named, host);
    return { receipt: (0,store/* decodeReceipt */.dG)(path, (0,store/* shownPath */.pS)(paths, path)), paths };
}
async function checkReceipt(checking, { id, path, landed }) {
    const { paths, blake3, history } = checking;
    const file = (0,store/* shownPath */.pS)(paths, path);
    let receipt;
    try {
        receipt = (0,store/* decodeReceipt */.dG)(path, file);
    }
    catch (error) {
        const detail = error instanceof Error ? error.message : String(error);
        return { found: undefined, wrong: [{ where: { file }, detail }] };
    }
    const wrong = [];
    const require = (isRight, detail, member) => {
        const where = member === undefined ? { file } : { file, path: `$.${member}` };
        if (!isRight)
            wrong.push({ where, detail });
    };
    require((0,external_node_fs_.readFileSync)(path, 'utf8') === (0,receipt_seal/* renderReceipt */.pB)(receipt), 'its file is spelled otherwise than it was written');
    require((0,receipt_seal/* hashOfReceipt */.iy)(receipt, blake3) ===
        receipt.receipt_hash, 'receipt_hash is not the hash of the rest', 'receipt_hash');
    require(receipt.id === id, `its id is ${(0,base_text/* quoted */.TL)(receipt.id)}`, 'id');
    const at = landed.findIndex((each) => each.id === receipt.id);
    const record = landed[at] ?? history.ended.find((each) => each.id === receipt.id);
    require(record !== undefined, 'no record of the journal names it');
    require(record === undefined ||
        record.receipt_hash === receipt.receipt_hash, 'the journal has another receipt_hash', 'receipt_hash');
    const previous = at > 0 ? (landed[at - 1]?.receipt_hash ?? null) : null;
    const broken = 'previous_receipt_hash is not the hash of the receipt before it';
    require(receipt.previous_receipt_hash === previous, broken, 'previous_receipt_hash');
    require((receipt.status === 'success') ===
        (at !== -1), `its status is ${(0,base_text/* quoted */.TL)(receipt.status)}, which its record is not`, 'status');
    const others = [...checkFiles(checking, receipt), ...(await checkCommits(checking, receipt))];
    wrong.push(...others.map((detail) => ({ where: { file }, detail })));
    return { found: receipt, wrong };
}
function listUnchecked({ paths }, { id, files, status, replay_tool }) {
    const gone = Object.keys(files).filter((name) => (0,run_files/* staysHere */.p)(name) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,store/* runFolder */.kQ)(paths, id), name)));
    const findings = [];
    if (gone.length > 0) {
        const detail = `not here, where it ran on another machine: ${gone.join(', ')}`;
        findings.push({ kind: 'unchecked', what: id, detail });
    }
    if (status === 'success' && replay_tool === undefined) {
        const detail = 'the program that replays it is not covered: written by an older version';
        findings.push({ kind: 'unchecked', what: id, detail });
    }
    return findings;
}
function checkFiles({ paths, blake3 }, receipt) {
    const folder = (0,store/* runFolder */.kQ)(paths, receipt.id);
    const twin = (0,external_node_path_.join)(folder, 'RECEIPT.json');
    const isTwin = (0,external_node_fs_.existsSync)(twin) && (0,external_node_fs_.readFileSync)(twin, 'utf8') === (0,receipt_seal/* renderReceipt */.pB)(receipt);
    const wrong = isTwin ? [] : ['RECEIPT.json beside its run is another one'];
    for (const [name, hash] of Object.entries(receipt.files)) {
        const path = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(name));
        if (!(0,external_node_fs_.existsSync)(path) && (0,run_files/* staysHere */.p)(name))
            continue;
        if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
            wrong.push(`${(0,base_text/* quoted */.TL)(name)} of its run is gone`);
        else if (blake3((0,external_node_fs_.readFileSync)(path)) !== hash)
            wrong.push(`${(0,base_text/* quoted */.TL)(name)} of its run was changed`);
    }
    if (receipt.replay_tool !== undefined) {
        const path = (0,store/* toolPath */.Ou)(paths, receipt.replay_tool);
        if (!(0,external_node_fs_.existsSync)(path))
            wrong.push(`the program that replays it is gone: ${(0,base_text/* quoted */.TL)((0,store/* shownPath */.pS)(paths, path), 200)}`);
        const isChanged = [path, (0,replay_tool/* adjacentTool */.hw)(folder, receipt.replay_tool)].some((each) => (0,external_node_fs_.existsSync)(each) && blake3((0,external_node_fs_.readFileSync)(each)) !== receipt.replay_tool);
        if (isChanged)
            wrong.push('the program that replays it was changed');
    }
    return wrong;
}
async function checkCommits({ hasher, refs }, receipt) {
    const { before_commit, before_hash, after_commit, after_hash, landed_commit, landed_hash, status } = receipt;
    const states = [
        ['before_commit', before_commit, before_hash],
        ['after_commit', after_commit, status === 'success' ? after_hash : null],
        ['landed_commit', landed_commit, landed_hash],
    ];
    const wrong = [];
    try {
        for (const [name, commit, hash] of states) {
            if (commit === null)
                continue;
            const state = await hasher.hashTree(commit);
            if (state.hash !== hash)
                wrong.push(`the state of ${name} is ${state.hash}; the receipt says ${hash}`);
            if (name !== 'after_commit')
                continue;
            const hashes = new Map(state.entries.map((entry) => [entry.path, entry.hash]));
            for (const { path, content_hash: expected } of receipt.artifacts) {
                if ((hashes.get(path) ?? null) !== expected)
                    wrong.push(`the artifact ${(0,base_text/* quoted */.TL)(path, 200)} has another content`);
            }
        }
        if (after_commit !== null) {
            const { stdout } = await refs(['rev-list', '--parents', '-n', '1', '--end-of-options', after_commit, '--']);
            const parents = stdout.toString().trim().split(' ').slice(1);
            if (parents.join() !== before_commit)
                wrong.push('after_commit does not stand on before_commit');
        }
        if (landed_commit !== null && !(await isOnBranch(refs, receipt, landed_commit))) {
            wrong.push(`the branch ${receipt.branch} does not hold landed_commit`);
        }
    }
    catch (error) {
        if (!(error instanceof git/* GitError */.XS))
            throw error;
        wrong.push(`git cannot read what it speaks of: ${error.message}`);
    }
    return wrong;
}
async function isOnBranch(refs, { branch }, commit) {
    const branchHead = await (0,kernel_refs/* readRef */.sg)(refs, `refs/heads/${branch}`);
    return branchHead !== undefined && (await (0,ancestry/* isAncestor */.Q)(refs, { base: commit, branchHead }));
}
const LOST = {
    detail: 'this run was concluded, and no record of the journal names it',
    remedy: 'if it was killed just then, run the plan again; else the journal was cut',
};
/** Receipts that no record names: put there by somebody, left by a run that was killed, or their records were cut. */
function checkStore({ paths, history }, landed) {
    const pending = history.pending?.landing.draft.receipt.id;
    const known = new Set([...landed, ...history.ended].map(({ id }) => id));
    if (pending !== undefined)
        known.add(pending);
    const namesIn = (folder) => ((0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.readdirSync)(folder) : []);
    const receipts = namesIn(paths.receipts).flatMap((name) => (name.endsWith('.json') ? [(0,external_node_path_.basename)(name, '.json')] : []));
    const strays = receipts
        .filter((id) => !known.has(id))
        .map((id) => ({ what: `${id}.json`, detail: 'no record of the journal names this receipt' }));
    const lost = namesIn(paths.runs)
        .filter((id) => !known.has(id) && !receipts.includes(id) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,store/* runFolder */.kQ)(paths, id), 'RECEIPT.json')))
        .map((id) => ({ what: id, ...LOST }));
    return [...strays, ...lost].map((each) => ({ kind: 'wrong', ...each }));
}


/***/ })

};

