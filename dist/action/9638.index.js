export const id = 9638;
export const ids = [9638];
export const modules = {

/***/ 28338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ LineHash),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** SHA-256 of bytes or of UTF-8 text, as lower-case hex. */
function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
}
// Each update has a price of its own: lines are gathered in a block of this size.
const BLOCK_BYTES = 1 << 17;
/** A SHA-256 of lines of UTF-8 text, each ended by a newline. */
class LineHash {
    #hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    #block = Buffer.allocUnsafe(BLOCK_BYTES);
    #used = 0;
    add(line) {
        // A UTF-16 unit is at most three bytes of UTF-8.
        const atMost = 3 * line.length + 1;
        if (this.#used + atMost > BLOCK_BYTES)
            this.#flush();
        if (atMost > BLOCK_BYTES) {
            this.#hash.update(`${line}\n`);
            return;
        }
        this.#used += this.#block.write(line, this.#used);
        this.#block[this.#used] = 0x0a;
        this.#used += 1;
    }
    digest() {
        this.#flush();
        return this.#hash.digest('hex');
    }
    #flush() {
        this.#hash.update(this.#block.subarray(0, this.#used));
        this.#used = 0;
    }
}


/***/ }),

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

/***/ 43814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ck: () => (/* binding */ DEFAULT_RULES),
  kk: () => (/* binding */ MAX_CANDIDATE_FILE_BYTES),
  kJ: () => (/* binding */ defaultCandidates),
  JN: () => (/* binding */ hasOwnSuite),
  iC: () => (/* binding */ nameFile),
  Ad: () => (/* binding */ nameReport),
  MH: () => (/* binding */ nameSibling),
  W6: () => (/* binding */ nameSuiteFile),
  z6: () => (/* binding */ openCandidates),
  u0: () => (/* binding */ readDocument),
  kM: () => (/* binding */ reportProblem),
  u5: () => (/* binding */ writeReport)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/base/json-document.js
var json_document = __webpack_require__(85572);
;// CONCATENATED MODULE: ./build/base/json-print.js
/**
 * Prints a JSON value as `JSON.stringify(value, null, 2)` does, piece by piece: a report of a million candidates is
 * larger than the longest string the engine can hold. Below `depth` levels a value is printed in one piece, as long as
 * a string can hold it. Takes no recursion, which would cost the more the deeper a value goes.
 */
function* printJson(value, depth = 4) {
    const levels = [];
    let wholeFrom = depth;
    let item = value;
    for (;;) {
        let piece = typeof item === 'object' && item !== null ? undefined : (JSON.stringify(item) ?? 'null');
        if (piece === undefined && levels.length >= wholeFrom) {
            piece = printWhole(item, levels.at(-1)?.inner ?? '');
            // Once a value was too long, the parts of it that are no longer are not worth the search.
            if (piece === undefined)
                wholeFrom = Number.POSITIVE_INFINITY;
        }
        if (piece === undefined)
            levels.push(openLevel(item, levels.at(-1)?.inner ?? ''));
        else
            yield piece;
        let level = levels.at(-1);
        let next = level?.entries.next();
        while (level !== undefined && next?.done === true) {
            yield level.isEmpty ? level.brackets : `\n${level.outer}${level.brackets.charAt(1)}`;
            levels.pop();
            level = levels.at(-1);
            next = level?.entries.next();
        }
        if (level === undefined || next === undefined || next.done === true)
            return;
        const [key, entry] = next.value;
        const name = typeof key === 'string' ? `${JSON.stringify(key)}: ` : '';
        yield `${level.isEmpty ? level.brackets.charAt(0) : ','}\n${level.inner}${name}`;
        level.isEmpty = false;
        item = entry;
    }
}
function openLevel(value, outer) {
    const level = { outer, inner: `${outer}  `, isEmpty: true };
    if (Array.isArray(value))
        return { ...level, brackets: '[]', entries: value.entries() };
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return { ...level, brackets: '{}', entries: entries.values() };
}
/** The value in one piece; undefined when it is longer than a string can be: indentation alone can make it so. */
function printWhole(value, indent) {
    try {
        return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/kernel/confined-file.js
var confined_file = __webpack_require__(57177);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(84831);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
;// CONCATENATED MODULE: ./build/gate/store.js
/**
 * The gate's names on disk, and reading and writing at them.
 * Invariant: no file but the report is ever written, and the report never replaces anything but a report.
 */








const SUITE_FOLDER = 'replay-suite/v0';
const DEFAULT_CANDIDATES = 'candidates.json';
/** Where the working directory may have rules of its own. */
const DEFAULT_RULES = { suite: `${SUITE_FOLDER}/ci-gate.json`, config: `${SUITE_FOLDER}/evaluator-config.json` };
/** A path that a user gave. */
function nameFile(host, options) {
    const path = (0,external_node_path_.resolve)(host.cwd, options);
    const inside = (0,external_node_path_.relative)(host.cwd, path);
    const isInside = inside !== '' && !inside.startsWith('..') && !(0,external_node_path_.isAbsolute)(inside);
    return { path, shown: (isInside ? inside : path).replaceAll(external_node_path_.sep, '/') };
}
/** A file of the battery: the working directory's own, else the one that comes with the package. */
function nameSuiteFile(host, options, name) {
    const own = nameFile(host, options ?? `${SUITE_FOLDER}/${name}`);
    if (options !== undefined || (0,external_node_fs_.existsSync)(own.path))
        return own;
    return { path: (0,external_node_path_.resolve)(host.packageRoot, SUITE_FOLDER, name), shown: `autorize-action/${SUITE_FOLDER}/${name}` };
}
/** Whether the suite of a request is one that somebody named or that the working directory has, not the package's. */
function hasOwnSuite({ cwd }, options) {
    return options !== undefined || (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cwd, DEFAULT_RULES.suite));
}
/** A path that a suite names, relative to the suite. */
function nameSibling(suite, options) {
    const shown = (0,external_node_path_.isAbsolute)(options) ? options : external_node_path_.posix.join((0,external_node_path_.dirname)(suite.shown), options);
    return { path: (0,external_node_path_.resolve)((0,external_node_path_.dirname)(suite.path), options), shown };
}
function nameReport(host, options) {
    return nameFile(host, options ?? `${SUITE_FOLDER}/reports/latest.json`);
}
/** `./candidates.json` when it is there. */
function defaultCandidates(cwd) {
    return (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cwd, DEFAULT_CANDIDATES)) ? DEFAULT_CANDIDATES : undefined;
}
/** Reads a small JSON file with its hash. */
function readDocument(file, folders) {
    const { shown } = file;
    const read = readRules(file, folders);
    if ('problem' in read)
        return { problems: [read.problem] };
    const decoded = (0,json_document/* decodeDocument */.w)(shown, read.bytes, { isForeign: folders !== undefined });
    if ('problems' in decoded)
        return decoded;
    return { document: decoded.document, hashed: { path: shown, sha256: (0,hash/* sha256 */.s)(read.bytes) } };
}
function readRules({ path, shown }, folders) {
    return folders === undefined ? (0,files/* readWholeFile */.M4)(path, shown) : (0,confined_file/* readConfined */.Hz)({ path, shown, folders });
}
/** Opens a file of any size for `readBlocks`, which closes it. */
function openCandidates({ path, shown }, folders) {
    if (folders !== undefined)
        return (0,confined_file/* openConfined */.Bu)({ path, shown, folders }, MAX_CANDIDATE_FILE_BYTES);
    const problem = (0,files/* inputProblem */.oi)(path, shown, MAX_CANDIDATE_FILE_BYTES);
    return problem === undefined ? { path } : { problem };
}
/** Largest candidate file, in bytes; a pipe or a device is read so far. */
const MAX_CANDIDATE_FILE_BYTES = 2 * 1024 ** 3;
// What every report says near its top, whichever version wrote it. One of the two alone others may say as well.
const REPORT_MARKS = [/^\s*\{[\s\S]*"run_mode"\s*:/, /"suite_path"\s*:/];
/** Why the report cannot go where it should: unwritable, one of the inputs, or something that is no report. */
function reportProblem(report, { inputs, folders }) {
    const problem = (folders && (0,confined_file/* confinedOutputProblem */.d1)({ ...report, folders })) ?? (0,files/* outputProblem */.nQ)(report.path, report.shown);
    if (problem !== undefined)
        return problem;
    const remedy = 'Choose another --report.';
    if (inputs.some((input) => isSameFile(input.path, report.path))) {
        return {
            file: report.shown,
            found: 'a file that is read as an input',
            expected: 'a file of its own for the report',
            remedy,
        };
    }
    const read = (0,files/* readHead */.zy)(report.path, report.shown);
    if ('problem' in read)
        return { ...read.problem, expected: 'an earlier report, or no file', remedy };
    if (read.head !== '' && !REPORT_MARKS.every((mark) => mark.test(read.head))) {
        return {
            file: report.shown,
            found: 'a file that is not a gate report',
            expected: 'an earlier report, or no file',
            remedy,
        };
    }
    return undefined;
}
function isSameFile(a, b) {
    if (a === b)
        return true;
    return (0,external_node_fs_.existsSync)(a) && (0,external_node_fs_.existsSync)(b) && (0,external_node_fs_.realpathSync)(a) === (0,external_node_fs_.realpathSync)(b);
}
/** Writes the report whole or not at all; a problem says why not. */
function writeReport(report, content) {
    try {
        (0,durable/* writeFileAtomic */.Zf)(report.path, withNewline(printJson(content)));
    }
    catch (error) {
        if (!(0,files/* isSystemError */.Or)(error))
            throw error;
        const code = (0,files/* errorCode */.CA)(error);
        const remedy = (0,files/* isNoRoom */.Ry)(error) ? 'Free some disk space.' : 'Choose another --report.';
        const expected = 'a place where the report can be written; an earlier report is untouched';
        return { file: report.shown, found: `an error while writing (${code})`, expected, remedy };
    }
    return undefined;
}
function* withNewline(pieces) {
    yield* pieces;
    yield '\n';
}


/***/ }),

/***/ 91951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ listCheckouts),
/* harmony export */   Di: () => (/* binding */ openOutermost),
/* harmony export */   H9: () => (/* binding */ findNested),
/* harmony export */   Hj: () => (/* binding */ openCheckout),
/* harmony export */   zW: () => (/* binding */ listCheckoutsOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57177);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63342);
/**
 * The repositories that a step works in.
 * Invariant: the outermost one of the workspace is the one that a pull request is of. What lies in another repository
 * inside it, as a submodule does, is not what the base vouches for.
 */





/** The folders with a repository of their own on the way from the workspace to a folder, the outermost first. */
function listCheckouts({ workspace, cwd }) {
    const isInside = (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersAround */ .bQ)([workspace], cwd).length > 0;
    const found = [];
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git'), { throwIfNoEntry: false }) !== undefined)
            found.unshift(folder);
        if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) || (isInside && folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace)))
            return found;
        // Outside of the workspace only the nearest one is of the step.
        if (!isInside && found.length > 0)
            return found;
    }
}
/**
 * The checkouts that a step works in or reads any of the absolute paths from, by their names and by where links lead; those
 * of the working directory first. A path need not exist.
 */
function listCheckoutsOf({ workspace, cwd }, paths) {
    const real = realPath(workspace);
    const found = [cwd, ...paths].flatMap((path) => [
        ...listCheckouts({ workspace, cwd: nearestFolder(path) }),
        ...listCheckouts({ workspace: real, cwd: nearestFolder(realPath(path)) }).map((checkout) => (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersAround */ .bQ)([real], checkout).length > 0 ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(real, checkout)) : checkout),
    ]);
    return [...new Set(found)];
}
/** Where links lead on the way to a path: the nearest part of it that exists. */
function realPath(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch (error) {
        if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error) || path === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))
            throw error;
        return realPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    }
}
/** The folder that a path is, or the nearest one that it would lie in. */
function nearestFolder(path) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() || path === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    }
    catch (error) {
        if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error) || path === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))
            throw error;
    }
    return nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
}
/** The repository inside of another one that a path leads into, relative to that one; undefined where there is none. */
function findNested(top, path) {
    const parts = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    for (let count = 1; count <= parts.length; count += 1) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, ...parts.slice(0, count));
        if (folder !== top && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git'), { throwIfNoEntry: false }) !== undefined)
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/');
    }
    return undefined;
}
/** Git on a repository, through a directory of ours; throws where it cannot be read. */
function openCheckout(checkout, folder) {
    const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W1)(checkout);
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home, { recursive: true });
    return { repository, git: (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .bindRefs */ .kB)(repository, { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'refs'), home }) };
}
/** Git on the repository that a pull request is of; undefined where there is none that can be read. */
function openOutermost(paths, folder) {
    const [top] = listCheckouts(paths);
    try {
        return top === undefined ? undefined : openCheckout(top, folder).git;
    }
    catch {
        // Candidates can be judged without a checkout: the rules are then read by the API.
        return undefined;
    }
}


/***/ }),

/***/ 39638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inputFolders: () => (/* binding */ inputFolders),
/* harmony export */   listGatePaths: () => (/* binding */ listGatePaths),
/* harmony export */   listInputPaths: () => (/* binding */ listInputPaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _gate_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43814);
/* harmony import */ var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57177);
/* harmony import */ var _checkouts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91951);




/**
 * Where inputs of the gate may lie in a step: the workspace, which whoever wrote the pull request fills, and the action's
 * own folder. A file elsewhere is one that the workflow names itself; it may lie in the folder that it is named in.
 */
function inputFolders({ workspace, cwd, packageRoot }, gate) {
    const own = [workspace, packageRoot];
    const named = [gate.candidates, gate.suite, gate.config, gate.schema, gate.report];
    const elsewhere = named
        .flatMap((supplied) => (supplied === undefined ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, supplied)]))
        .filter((path) => (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersAround */ .bQ)(own, path).length === 0);
    return [...own, ...elsewhere.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path))];
}
/**
 * Every path, absolute, that an input names or that one has by default: what a step may read its rules and its subject
 * from.
 */
function listInputPaths({ gate, loop, report }, { workspace, cwd }) {
    const named = [...listGatePaths(gate), report, loop.missionDir, loop.workItems, loop.proposal, loop.wave.file];
    const supplied = named.flatMap((path) => (path === undefined || path === '' ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path)]));
    // An experiment is named, and lies at the top of its repository.
    const top = (0,_checkouts_js__WEBPACK_IMPORTED_MODULE_3__/* .listCheckouts */ .C$)({ workspace, cwd }).at(-1) ?? cwd;
    return loop.experiment === '' ? supplied : [...supplied, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(top, '.autorize', loop.experiment)];
}
/** The paths of a request to the gate, those of its rules also where they are the default. */
function listGatePaths({ candidates, suite, config, schema }) {
    const supplied = [candidates, schema].filter((path) => path !== undefined);
    return [...supplied, suite ?? _gate_store_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_RULES */ .ck.suite, config ?? _gate_store_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_RULES */ .ck.config];
}


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

