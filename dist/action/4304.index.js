export const id = 4304;
export const ids = [4304];
export const modules = {

/***/ 85572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ issueProblem),
/* harmony export */   w: () => (/* binding */ decodeDocument)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6805);
/* harmony import */ var _json_issues_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50817);
/* harmony import */ var _json_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65090);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56492);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44074);






/**
 * Decodes a whole JSON file; everything that is wrong with it is a problem with its place. Nothing of a foreign one
 * that is no JSON is quoted. `takesAnyKey`: also `__proto__`.
 */
function decodeDocument(file, bytes, { isForeign = false, takesAnyKey = false } = {}) {
    const issue = (0,_byte_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .headIssue */ .ib)(bytes);
    if (issue !== undefined)
        return { problems: [issueProblem(file, issue)] };
    const decoded = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeJson */ .x)(bytes, (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .scanStructure */ .xq)(bytes), { takesAnyKey });
    if ('issues' in decoded)
        return { problems: decoded.issues.map((each) => issueProblem(file, isForeign ? (0,_json_issues_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutQuotes */ .Yg)(each) : each)) };
    return { document: { file, value: decoded.value, locate: locator(bytes) } };
}
function locator(bytes) {
    let places;
    return (path) => {
        // Built only when something is wrong, and once: a file may have a problem on every line.
        places ??= new PositionIndex(bytes.toString('utf8'));
        return places.locate(path);
    };
}
/** Where the values of a text stand; a look-up costs about as much in a large text as in a small one. */
class PositionIndex {
    #lineStarts = [0];
    #root;
    #members = new Map();
    constructor(text) {
        for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
            this.#lineStarts.push(at + 1);
        this.#root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text);
    }
    locate(path) {
        let node = this.#root;
        for (const part of path) {
            const child = node === undefined ? undefined : this.#childOf(node, part);
            if (child === undefined)
                break;
            node = child;
        }
        return this.#place(node?.offset ?? 0);
    }
    #childOf(node, part) {
        if (typeof part === 'number')
            return node.type === 'array' ? node.children?.[part] : undefined;
        let members = this.#members.get(node);
        if (members === undefined) {
            members = membersOf(node);
            this.#members.set(node, members);
        }
        return members.get(part);
    }
    #place(offset) {
        let first = 0;
        let end = this.#lineStarts.length;
        while (end - first > 1) {
            const middle = (first + end) >>> 1;
            if ((this.#lineStarts[middle] ?? 0) <= offset)
                first = middle;
            else
                end = middle;
        }
        return { line: first + 1, column: offset - (this.#lineStarts[first] ?? 0) + 1 };
    }
}
function membersOf({ type, children = [] }) {
    if (type !== 'object')
        return new Map();
    return new Map(children.flatMap(({ children: [key, value] = [] }) => (value === undefined ? [] : [[String(key?.value), value]])));
}
/** Turns an issue of a text into a problem of the file that the text is the whole of. */
function issueProblem(file, { path, plain: _, ...issue }) {
    return { file, ...(path.length === 0 ? {} : { path: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_5__/* .renderPath */ .i7)(path) }), ...issue };
}


/***/ }),

/***/ 65090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rr: () => (/* binding */ parsePath),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   i7: () => (/* binding */ renderPath)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

const PLAIN_KEY = /^[A-Za-z_$][\w$-]*$/;
// A key comes from the file and may be as long as the file.
const MAX_KEY_LENGTH = 120;
/** Prints a path from the root, e.g. `$.candidates[3].output["odd key"]`; safe to print, long keys are cut. */
function renderPath(path, root = '$') {
    let text = root;
    for (const part of path) {
        if (typeof part === 'number')
            text += `[${part}]`;
        else
            text += part.length <= MAX_KEY_LENGTH && PLAIN_KEY.test(part) ? `.${part}` : `[${quotedKey(part)}]`;
    }
    return text;
}
function quotedKey(key) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(JSON.stringify((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(key, MAX_KEY_LENGTH)), Number.POSITIVE_INFINITY);
}
/** Reads `a.b[0].c` into its parts; undefined when the text is no such path. */
function parsePath(text) {
    if (!/^[^.[\]]+(\[\d+\])*(\.[^.[\]]+(\[\d+\])*)*$/.test(text))
        return undefined;
    return [...text.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map((match) => match[1] ?? Number(match[2]));
}
/** Follows a path through own properties only; undefined where it ends early. */
function valueAt(value, path) {
    let current = value;
    for (const part of path) {
        if (typeof current !== 'object' || current === null || !Object.hasOwn(current, part))
            return undefined;
        current = current[part];
    }
    return current;
}


/***/ }),

/***/ 86586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   sw: () => (/* binding */ checkDocument),
/* harmony export */   vX: () => (/* binding */ unknownKeys)
/* harmony export */ });
/* unused harmony export knownKeys */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94343);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _json_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65090);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);





// A schema is used once or twice in a run: generating code for it would cost more than it saves.
zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .config */ .$W({ jitless: true });
// A document may be wrong in every byte: past this number the list ends.
const MAX_PROBLEMS = 1000;
/** Validates a document against a zod schema; each issue becomes a problem with file, line and JSON path. */
function checkDocument(document, schema) {
    let result;
    try {
        result = schema.safeParse(document.value);
    }
    catch (error) {
        // zod hands its issues on as arguments of a call, of which there can be too many.
        if (error instanceof RangeError)
            return { problems: [tooManyProblems(document)] };
        throw error;
    }
    if (result.success)
        return { value: result.data };
    const problems = [];
    for (const issue of result.error.issues) {
        problems.push(...issueProblems(document, schema, issue));
        if (problems.length >= MAX_PROBLEMS)
            return { problems: [...problems, tooManyProblems(document)] };
    }
    return { problems };
}
function tooManyProblems(document) {
    const found = `more than ${MAX_PROBLEMS} issues`;
    return problemAt(document, [], { found, expected: 'a document of this kind', remedy: 'Is this the right file?' });
}
function issueProblems(document, schema, issue) {
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    if (issue.code === 'unrecognized_keys') {
        const known = [...knownKeys(schema, path)];
        return issue.keys.slice(0, MAX_PROBLEMS).map((key) => unknownKey({ document, path: [...path, key], key, known }));
    }
    const value = (0,_json_path_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(document.value, path);
    const inside = issue.code === 'invalid_union' && Array.isArray(value) ? entryIssues(issue) : [];
    if (inside.length > 0)
        return inside.flatMap((each) => issueProblems(document, schema, each));
    const found = value === undefined ? _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MISSING */ .lV : (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(value);
    const expected = issue.code === 'invalid_type' ? typeName(issue.expected) : lowerFirst(issue.message);
    return [problemAt(document, path, { found, expected, remedy: remedyFor(issue, value) })];
}
/** What is wrong with the entries of a list, where a list is one of the alternatives. */
function entryIssues({ path, errors }) {
    const deep = errors.find((issues) => issues.length > 0 && issues.every((each) => typeof each.path[0] === 'number'));
    return (deep ?? []).map((each) => ({ ...each, path: [...path, ...each.path] }));
}
function remedyFor(issue, value) {
    if (value === undefined)
        return 'Add it.';
    if (issue.code !== 'invalid_value' || typeof value !== 'string')
        return 'Fix the value.';
    const nearest = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestName */ .qb)(value, issue.values.map(String));
    return nearest === undefined ? 'Fix the value.' : `Did you mean ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(nearest)}?`;
}
const TYPE_NAMES = {
    string: 'text',
    number: 'a finite number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'an array',
    object: 'an object',
    record: 'an object',
};
function typeName(expected) {
    return TYPE_NAMES[expected] ?? expected;
}
function lowerFirst(text) {
    return text.charAt(0).toLowerCase() + text.slice(1);
}
function unknownKey({ document, path, key, known }) {
    const found = `an unknown key ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(key)}`;
    return problemAt(document, path, { found, expected: 'a known key', remedy: (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestion */ .h)(key, known) });
}
/** Builds a problem at a path of a document. */
function problemAt(document, path, { found, expected, remedy }) {
    const { file, sourcePath = (same) => same } = document;
    return { file, ...document.locate(path), path: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_3__/* .renderPath */ .i7)(sourcePath(path)), found, expected, remedy };
}
/** The keys that a schema names for the object at a path. */
function knownKeys(schema, path) {
    return Object.keys(schemaAt(schema, path)?.shape ?? {});
}
/** The schema of the object at a path. */
function schemaAt(schema, path) {
    let current = unwrap(schema);
    for (const part of path) {
        if (current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .ZodMiniObject */ .uXj && typeof part === 'string')
            current = unwrap(current.shape[part]);
        else if (current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .ZodMiniArray */ .WT6)
            current = unwrap(current.def.element);
        else
            return undefined;
    }
    return current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .ZodMiniObject */ .uXj ? current : undefined;
}
function unwrap(schema) {
    let current = schema;
    while (current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .ZodMiniOptional */ .Xz9 ||
        current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .ZodMiniDefault */ .Gze ||
        current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .ZodMiniPrefault */ .ilq) {
        current = current.def.innerType;
    }
    return current;
}
/**
 * Unknown keys of a tolerant schema, in two groups: a near miss of a known name is a mistake, anything else metadata. Strict
 * objects inside it are left out: the schema itself refuses what it does not know.
 */
function unknownKeys(document, schema) {
    const problems = [];
    const metadata = [];
    const visit = (value, path) => {
        if (Array.isArray(value)) {
            for (const [index, item] of value.entries())
                visit(item, [...path, index]);
            return;
        }
        const here = schemaAt(schema, path);
        if (here === undefined || here.def.catchall instanceof zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .ZodMiniNever */ .Bsm || !(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            return;
        const known = Object.keys(here.shape);
        for (const [key, item] of Object.entries(value)) {
            const at = [...path, key];
            if (known.includes(key))
                visit(item, at);
            else if ((0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isMisspelling */ .kC)(key, known)) {
                if (problems.length < MAX_PROBLEMS)
                    problems.push(unknownKey({ document, path: at, key, known }));
            }
            else if (key !== '$schema')
                metadata.push(document.sourcePath?.(at) ?? at);
        }
    };
    visit(document.value, []);
    return { problems, metadata };
}


/***/ }),

/***/ 7844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The package's version; a test holds it to package.json. */
const VERSION = '1.0.0';


/***/ }),

/***/ 84831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yw: () => (/* binding */ syncFolder),
/* harmony export */   Zf: () => (/* binding */ writeFileAtomic),
/* harmony export */   aR: () => (/* binding */ writeCache),
/* harmony export */   f4: () => (/* binding */ writeAll),
/* harmony export */   fR: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);
/**
 * Files that others read while we write.
 * Invariant: a reader sees the file as it was before or as it is after, whole, whatever happens in between.
 * The text goes to a new file in the same folder (created exclusively, so a planted link is refused), is synced, and
 * is renamed over the target; the folder is synced last, so that the rename survives a power loss.
 * Crash before the rename: the old file stands, a `.tmp` file may be left. Crash after: the new file stands.
 * A failed write or sync is not retried (after a failed fsync the kernel may have dropped the pages): it is an error.
 * A cache is replaced in the same way without the syncs: a loss of power may leave it older, empty or torn.
 */




// Large enough that the number of writes does not matter, small enough to stay out of the way of the heap.
const BLOCK_CHARS = 1 << 20;
/** Replaces a file by the concatenation of the pieces, creating its folder when it is missing. */
function writeFileAtomic(path, pieces) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    replaceFile(path, pieces);
}
/**
 * The same in a folder that has to be there; throws ENOENT where it is not. For files of a run: a repository that is
 * renamed in mid-run must not come into being again at its old place, where it could not be put back.
 */
function replaceFile(path, pieces) {
    replace(path, pieces, (descriptor) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('replace:after-sync');
    });
    syncFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('replace:after-folder-sync');
}
/**
 * Replaces a file that can be made again, or done without: killed programs leave it whole, a loss of power may not. Whoever
 * reads it takes what cannot be read for missing.
 */
function writeCache(path, pieces) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    replace(path, pieces, () => undefined);
}
function replace(path, pieces, onWritten) {
    // Not made from the target's name, which may be as long as a name can be.
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.tmp`);
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(temporary, 'wx', 0o644);
    try {
        try {
            (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('replace:before-write');
            writePieces(descriptor, pieces);
            onWritten(descriptor);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, path);
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('replace:after-rename');
    }
    catch (error) {
        removeQuietly(temporary);
        throw error;
    }
}
function removeQuietly(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    }
    catch {
        // What made the write fail is the news; a file that cannot be removed either would only hide it.
    }
}
function writePieces(descriptor, pieces) {
    let block = '';
    for (const piece of pieces) {
        block += piece;
        if (block.length < BLOCK_CHARS)
            continue;
        writeAll(descriptor, Buffer.from(block));
        block = '';
    }
    writeAll(descriptor, Buffer.from(block));
}
/** A write may be short (a nearly full disk): what is left is written again until it is all there or fails. */
function writeAll(descriptor, bytes) {
    let written = 0;
    while (written < bytes.length)
        written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(descriptor, bytes, written);
}
// What a file system answers that cannot sync a folder at all; the rename itself is done and seen by everyone.
const NO_FOLDER_SYNC = new Set(['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM']);
/** Makes the names in a folder last through a power loss, where the file system can. */
function syncFolder(path) {
    try {
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        }
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && NO_FOLDER_SYNC.has(error.code)))
            throw error;
    }
}


/***/ }),

/***/ 23727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jd: () => (/* binding */ faultPoint)
/* harmony export */ });
/* unused harmony exports FAULT_POINTS, LAYER_POINTS, LATER_LAYER_POINTS, SAVED_LAYER_POINTS, MEMORY_POINTS, EXTERNAL_POINTS, WORK_FAULT_POINTS, ARCHIVE_POINTS, PULL_POINTS, WAVE_POINTS, REJECT_POINTS, MISSION_POINTS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/**
 * Named points of a run at which a test can kill it, make it fail or hold it up.
 * Invariant: a point does nothing unless the supervisor's own environment names it in AUTORIZE_FAULT; agents get none
 * of that environment. `AUTORIZE_FAULT=NAME:kill`, `NAME:throw` or `NAME:delay`, with `:3` for the third time that it
 * is passed; AUTORIZE_FAULT_LOG names a file that every point which is passed is written to.
 */

/** Every point of an experiment's run; a test passes each of them and breaks the run there. */
const FAULT_POINTS = [
    ...['lock:after-hold', 'reserve:after-take', 'branch:after-move', 'run:after-mark'],
    ...['journal:after-create', 'journal:before-write', 'journal:after-write', 'journal:after-sync'],
    ...['replace:before-write', 'replace:after-sync', 'replace:after-rename', 'replace:after-folder-sync'],
    ...['store:amid-removal', 'store:before-create', 'store:after-objects', 'store:before-ready', 'store:after-ready'],
    ...['workspace:after-lock', 'workspace:after-session', 'workspace:after-leftovers', 'workspace:after-store'],
    ...['workspace:before-close', 'workspace:after-close', 'iteration:after-folder', 'prompt:after-write'],
    ...['workspace:before-checkout', 'workspace:after-checkout', 'workspace:after-agent-git'],
    ...['command:after-scratch', 'command:before-start', 'command:after-end'],
    ...['capture:before', 'capture:after-tree', 'capture:after-diff'],
    ...['judge:before-checkout', 'judge:after-restore', 'judge:after-checkout', 'judge:after-score'],
    ...['judge:after-aside', 'judge:after-passing-on'],
    ...['evaluation:after-mark', 'evaluation:after-record'],
    ...['keep:before-intent', 'keep:after-intent', 'keep:after-commit', 'keep:after-swap'],
    ...['recover:before', 'recover:after-swap'],
    ...['evidence:after-write', 'record:before', 'record:after', 'record:after-state'],
    ...['step:Idle', 'step:AllocateIter', 'step:CreateWorktree', 'step:RunSetup', 'step:BuildPrompt'],
    ...['step:InvokeAgent', 'step:CaptureDiff', 'step:RunTeardown', 'step:Score', 'step:Decide', 'step:Merge'],
    ...['step:Discard', 'step:Cleanup', 'step:Record', 'step:CheckDeadline', 'step:Done'],
];
/** Those where commands see layers. */
const LAYER_POINTS = [
    ...['layers:after-tree', 'layers:after-change', 'layers:after-view', 'layers:after-keep', 'layers:after-attach'],
    ...['layers:after-move', 'layers:after-freeze', 'layers:after-publish', 'layers:after-build'],
];
/** Those where prepared environments of an earlier run are used, or removed. */
const LATER_LAYER_POINTS = (/* unused pure expression or super */ null && (['layers:after-digest', 'layers:after-gone']));
/** Those of prepared environments that are saved for another machine, and restored there. */
const SAVED_LAYER_POINTS = [
    ...['saved-layers:after-pack', 'saved-layers:after-archives', 'saved-layers:after-list'],
    ...['saved-layers:before-unpack', 'saved-layers:after-unpack'],
];
/** Those of an experiment whose commands have a limit of memory that control groups hold. */
const MEMORY_POINTS = (/* unused pure expression or super */ null && (['memory:before-note', 'memory:after-note', 'memory:after-group']));
/** Those where the base has Git LFS files or submodules. */
const EXTERNAL_POINTS = [
    ...['external:after-listing', 'external:after-fetch', 'external:after-submodule', 'external:after-lfs'],
    ...['external:after-files', 'workspace:after-external'],
];
/** Those of work items besides. */
const WORK_FAULT_POINTS = [
    ...['landing:after-receipt', 'landing:after-record'],
    ...['exchange:before', 'exchange:after-staging', 'exchange:between', 'exchange:after-files', 'exchange:after'],
];
/** Those of an experiment that is archived. */
const ARCHIVE_POINTS = [
    ...['archive:before', 'archive:after-mark', 'archive:after-close', 'archive:after-branch-copy'],
    ...['archive:after-branch', 'archive:after-file', 'archive:after-files', 'archive:after'],
];
/** Those of records that are fetched from a remote. */
const PULL_POINTS = [
    ...['pull:after-fetch', 'pull:after-staging', 'pull:after-check', 'pull:before-commit', 'pull:after-commit'],
    ...['pull:after-file', 'pull:after-files', 'pull:after-branch', 'pull:after-staged', 'pull:after'],
];
/** Those of an attempt of a wave. */
const WAVE_POINTS = (/* unused pure expression or super */ null && (['attempt:before-rename', 'attempt:after-rename']));
/** Those of a rejection that is a commit on top of a branch that others have. */
const REJECT_POINTS = (/* unused pure expression or super */ null && (['reject:after-decisions', 'reject:after-record', 'reject:after-state']));
/** Those that only a mission passes. */
const MISSION_POINTS = [
    ...['mission:after-pointer', 'mission:after-launch', 'mission:after-manifest', 'mission:after-branch'],
    ...['mission:after-workspace', 'mission:after-baseline', 'mission:after-begun', 'mission:after-session'],
    ...['mission:after-candidate', 'handed:before-move', 'handed:after-move', 'mission:after-judging'],
    ...['mission:after-intent', 'mission:after-swap', 'mission:before-entry', 'mission:after-entry'],
    ...['mission:after-files', 'mission:after-reset', 'mission:after-ready', 'mission:after-stop'],
    ...['mission:after-recovery', 'mission:after-close'],
    ...['renewal:after-saved', 'renewal:after-removal', 'renewal:after-head'],
];
const DELAY_MS = 250;
const passed = new Map();
/** Does what the environment wants done at this point: nothing, as a rule. */
function faultPoint(name) {
    const { AUTORIZE_FAULT: wanted, AUTORIZE_FAULT_LOG: log } = process.env;
    if (wanted === undefined && log === undefined)
        return;
    // Of each fault that is wanted again: one process may make several runs.
    const counted = `${wanted} ${name}`;
    const times = (passed.get(counted) ?? 0) + 1;
    passed.set(counted, times);
    if (log !== undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(log, `${name}\n`);
    const [, point, action, nth = '1'] = /^(.*?):(kill|throw|delay)(?::(\d+))?$/.exec(wanted ?? '') ?? [];
    if ((point !== name && wanted !== '*:delay') || times !== Number(nth))
        return;
    if (action === 'kill')
        process.kill(process.pid, 'SIGKILL');
    if (action === 'throw')
        throw new Error(`a fault was asked for at ${name}`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DELAY_MS);
}


/***/ })

};

