export const id = 443;
export const ids = [443];
export const modules = {

/***/ 7604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fillTemplate)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);


// These mean themselves wherever they stand in a shell's line, quoted or not.
const HARMLESS = /^[\w@%+=:,./-]+$/;
const PLACEHOLDER = /\{(prompt_file|workdir|iter|id)\}/y;
/**
 * Puts the values into a command line for `sh -c`, each as one word that the shell takes as it is, whatever the path is.
 * Quotes around a placeholder are respected. A placeholder inside longer quoted text, which may be a command for a
 * further shell, gets the quoted form as text. What is no placeholder stays. Throws a UsageError for a path that no
 * quoting makes safe at its place.
 */
function fillTemplate(template, { promptFile, workDir, iter, id }) {
    const values = {
        prompt_file: promptFile,
        workdir: workDir,
        iter: iter?.toString(),
        id,
    };
    const contexts = [{ kind: 'plain', start: 0 }];
    let filled = '';
    let at = 0;
    while (at < template.length) {
        PLACEHOLDER.lastIndex = at;
        const name = PLACEHOLDER.exec(template)?.[1];
        const value = name === undefined ? undefined : values[name];
        const end = value === undefined ? at + enterOrLeave(contexts, template, at) : PLACEHOLDER.lastIndex;
        filled += value === undefined ? template.slice(at, end) : substitute({ contexts, template, at, end, value });
        at = end;
    }
    return filled;
}
function substitute({ contexts, template, at, end, value }) {
    if (HARMLESS.test(value))
        return value;
    const context = contexts.at(-1);
    // A line break in the value would end the comment.
    if (context?.kind === 'comment')
        return template.slice(at, end);
    const isInBackticks = contexts.some(({ kind }) => kind === 'backticks');
    if (isInBackticks || template.slice(0, at).includes('<<'))
        throw unsafe(template, value);
    const word = `'${value.replaceAll("'", `'\\''`)}'`;
    if (context?.kind !== 'double' && context?.kind !== 'single')
        return word;
    const mark = context.kind === 'double' ? '"' : "'";
    // Out of the quotes and in again.
    if (template[at - 1] === mark && template[end] === mark)
        return mark + word + mark;
    // Where a further shell is inside of something, too, its quotes and ours would get mixed up.
    if (/["'`\\]/.test(template.slice(context.start + 1, at)))
        throw unsafe(template, value);
    return context.kind === 'double' ? word.replaceAll(/["$`\\]/g, '\\$&') : word.replaceAll("'", `'\\''`);
}
/** Follows the shell over the next token, and gives its length. */
function enterOrLeave(contexts, template, at) {
    const kind = contexts.at(-1)?.kind;
    const char = template[at];
    const enter = (entered) => contexts.push({ kind: entered, start: at });
    if (kind === 'single' || kind === 'comment') {
        if (char === (kind === 'single' ? "'" : '\n'))
            contexts.pop();
        return 1;
    }
    if (char === '\\')
        return 2;
    if (char === '$' && template[at + 1] === '(') {
        enter('parentheses');
        return 2;
    }
    if (char === '"' || char === '`') {
        const toggled = char === '"' ? 'double' : 'backticks';
        if (kind === toggled)
            contexts.pop();
        else
            enter(toggled);
    }
    else if (kind !== 'double') {
        if (char === "'")
            enter('single');
        else if (char === '(')
            enter('parentheses');
        else if (char === ')' && kind === 'parentheses')
            contexts.pop();
        else if (char === '#' && /^$|[\s;&|()]/.test(template[at - 1] ?? ''))
            enter('comment');
    }
    return 1;
}
function unsafe(template, value) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb([
        {
            found: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(value)} in the command ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(template)}`,
            expected: 'a path of plain letters there, since no quoting is safe in backticks, after "<<" and in nested quotes',
            remedy: 'Put the placeholder outside of them, or move the project to a plain path.',
        },
    ]);
}


/***/ }),

/***/ 7785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findingsOf),
/* harmony export */   v: () => (/* binding */ isAllSound)
/* harmony export */ });
/** Whether all that has to hold does. */
function isAllSound(findings) {
    return findings.every(({ kind }) => kind !== 'wrong' && kind !== 'unproved');
}
/** A finding for each flaw, or the one that says that there is none. */
function findingsOf(what, flaws, ok) {
    if (flaws.length === 0)
        return [{ kind: 'ok', what, detail: ok }];
    return flaws.map((detail) => ({ kind: 'wrong', what, detail }));
}


/***/ }),

/***/ 8565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ printJson)
/* harmony export */ });
/** Prints a document that no line of can be a workflow command. */
function printJson(terminal, value) {
    terminal.out(`${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`);
}


/***/ }),

/***/ 443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runWorkCommand: () => (/* binding */ runWorkCommand)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/report/upkeep-text.js
var upkeep_text = __webpack_require__(7595);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(4902);
;// CONCATENATED MODULE: ./build/report/work-markdown.js


// GitHub takes 64 KiB in a comment; what surrounds the table stays below the rest.
const MAX_TABLE_BYTES = 48 * 1024;
/** A plan as a table, for a comment or a summary: of a large one the rows that fit, and how many do not. */
function renderWorkMarkdown({ plan, branch, noBranch, verdict, cost, rows }) {
    const lines = rows.map(({ id, status, facts, reason = '', receipt }) => `| ${(0,markdown/* escapeMarkdown */.F)(id)} | ${status} | ${facts} | ${(0,markdown/* escapeMarkdown */.F)(reason)} | ${receipt === undefined ? '' : `\`${receipt}\``} |`);
    const shown = firstThatFit(lines);
    return [
        `### ${(0,markdown/* escapeMarkdown */.F)(plan)}: ${verdict}`,
        '',
        '| item | status | facts | reason | receipt |',
        '|---|---|---|---|---|',
        ...shown,
        '',
        ...(shown.length === lines.length
            ? []
            : [`${(0,base_text/* plural */.LS)(lines.length - shown.length, 'item')} more; report.html has all.`, '']),
        ...(cost === undefined ? [] : [`Cost: ${cost}`, '']),
        `Branch: ${branch === null ? noBranch : `\`${branch}\``}`,
        '',
    ].join('\n');
}
function firstThatFit(lines) {
    let bytes = 0;
    const end = lines.findIndex((line) => {
        bytes += Buffer.byteLength(line) + 1;
        return bytes > MAX_TABLE_BYTES;
    });
    return end === -1 ? lines : lines.slice(0, end);
}

// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(4483);
;// CONCATENATED MODULE: ./build/report/work-text.js

const MAX_REASON = 1000;
/** A plan for a terminal: a line an item, the reason below it. */
function renderWorkText({ plan, branch, noBranch, verdict, cost, rows }) {
    const width = Math.max(0, ...rows.map(({ id }) => id.length));
    const lines = rows.flatMap(({ id, status, facts, reason }) => {
        const line = `${status.padEnd(7)}  ${id.padEnd(width)}  ${facts}`.trimEnd();
        return reason === undefined ? [line] : [line, `         ${(0,foreign_text/* oneLine */.T)(reason, MAX_REASON)}`];
    });
    return [
        `${(0,foreign_text/* oneLine */.T)(plan)}: ${verdict}`,
        '',
        ...lines,
        '',
        ...(cost === undefined ? [] : [`cost    ${cost}`]),
        `branch  ${branch === null ? noBranch : (0,foreign_text/* oneLine */.T)(branch)}`,
        '',
    ].join('\n');
}

// EXTERNAL MODULE: ./build/report/iteration-facts.js
var iteration_facts = __webpack_require__(6794);
// EXTERNAL MODULE: ./build/report/time-text.js
var time_text = __webpack_require__(1052);
;// CONCATENATED MODULE: ./build/report/work-view.js



/** What became of a plan. */
function buildWorkView({ plan, branch, items, }) {
    const good = items.filter(({ status }) => status === 'success').length;
    const verdict = `${good} of ${(0,base_text/* plural */.LS)(items.length, 'item')} succeeded`;
    const noBranch = good === 0 ? 'none: nothing has landed' : 'none: what landed was on one that is gone';
    const cost = (0,iteration_facts/* renderTotalCost */.kT)(items.map((item) => (item.status === 'blocked' ? undefined : item.usage)));
    return { plan, branch, noBranch, verdict, cost, rows: items.map(buildRow) };
}
function buildRow(item) {
    const { id, status } = item;
    if (item.status === 'blocked')
        return { id, status, facts: '', reason: item.reason, receipt: undefined };
    const reason = item.denial_reason ?? item.error;
    return { id, status, facts: factsOf(item), reason, receipt: item.receipt_id };
}
function factsOf({ metrics, reused, usage }) {
    const { files_touched: files, delta_size: size, tool_ops_count: ops, tests_passed: passed, tests_failed: failed, } = metrics;
    return [
        ...(files === 0 ? [] : [(0,base_text/* plural */.LS)(files, 'file'), (0,base_text/* plural */.LS)(size, 'change')]),
        ...(ops === 0 ? [] : [(0,base_text/* plural */.LS)(ops, 'tool operation')]),
        ...(passed === undefined ? [] : [`tests ${passed} passed, ${failed ?? 0} failed`]),
        ...(usage === undefined ? [] : [(0,iteration_facts/* renderTotalCost */.kT)([usage]) ?? '']),
        reused ? 'landed earlier' : (0,time_text/* renderSpan */.LP)(metrics.execution_time_ms),
    ].join(', ');
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./node_modules/hash-wasm/dist/blake3.umd.min.js
var blake3_umd_min = __webpack_require__(3894);
;// CONCATENATED MODULE: ./build/base/blake3.js
// The package's main file has every other hash, too.

let made;
/** Gives the hash function: its WebAssembly is compiled once. The function itself waits for nothing. */
function createBlake3() {
    made ??= blake3_umd_min.createBLAKE3().then((hasher) => (data) => hasher.init().update(data).digest());
    return made;
}

// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(3096);
// EXTERNAL MODULE: ./build/kernel/scratch-home.js
var scratch_home = __webpack_require__(5364);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(3342);
// EXTERNAL MODULE: ./build/attempt/workspace.js + 2 modules
var attempt_workspace = __webpack_require__(682);
;// CONCATENATED MODULE: ./build/workitem/private-area.js
/**
 * A private area for one command that needs no lock: hashing a folder, running an agent again.
 * Invariant: it is this process's alone, and gone when the block ends, processes and all. Crash: it stays in the
 * system's folder for temporary files.
 */






/** Opens a private area on the repository that a folder is in; it may be a bare one. */
async function openPrivateArea(from, { level, outer, commit }) {
    const repository = (0,user_repository/* findRepository */.W1)(from, { allowsBare: true });
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-work-'));
    const remove = async () => {
        await (0,attempt_workspace/* endSession */.ky)(folder);
        (0,scratch_home/* removeTree */.d)(folder);
    };
    try {
        const { refs } = (0,user_repository/* openRefs */.ro)(repository, (0,external_node_path_.join)(folder, 'user'));
        const base = commit ?? (await (0,user_repository/* requireHead */.EU)(repository, refs));
        const workspace = await (0,attempt_workspace/* openWorkspace */.OH)({ folder, repository, base, tip: base, level, outer });
        return { workspace, refs, base, [Symbol.asyncDispose]: remove };
    }
    catch (error) {
        await remove();
        throw error;
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/kernel/ancestry.js
var ancestry = __webpack_require__(2527);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(9871);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(5222);
// EXTERNAL MODULE: ./build/kernel/refs.js
var kernel_refs = __webpack_require__(3144);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(8338);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(4831);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(3727);
;// CONCATENATED MODULE: ./build/workitem/exchange-plan.js
/** Whether a side of a change has neither file nor link: a nested repository is a folder, and not ours to fill. */
function isGone(mode) {
    return mode === '000000' || mode === '160000';
}
/** The order in which files of one tree give way to those of another. */
function planExchange(changes) {
    const arrivals = changes.filter(({ newMode }) => !isGone(newMode));
    const unlinks = changes.flatMap(({ oldMode, newMode, path }) => (!isGone(oldMode) && isGone(newMode) ? [path] : []));
    const leaving = new Set(unlinks);
    const folders = [...new Set(arrivals.flatMap(({ path }) => foldersAbove(path)))].sort(byDepth);
    const isLate = (folder) => [...foldersAbove(folder), folder].some((each) => leaving.has(each));
    return {
        unlinks,
        late: folders.filter(isLate),
        arrivals,
        early: folders.filter((folder) => !isLate(folder)),
    };
}
/** The folders that a path is in, the outermost first; the top is none of them. */
function foldersAbove(path) {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
function byDepth(one, other) {
    return one.split('/').length - other.split('/').length;
}
/** The same difference, the other way. */
function reverseChange({ path, status, oldMode, newMode, oldId, newId }) {
    const turned = status === 'A' ? 'D' : status === 'D' ? 'A' : status;
    return { path, status: turned, oldMode: newMode, newMode: oldMode, oldId: newId, newId: oldId };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
;// CONCATENATED MODULE: ./build/workitem/folder-content.js
/**
 * What a folder holds at the paths of a tree, as git would name it.
 * Invariant: only looked at; no link is followed, neither at the end of a path nor on the way.
 */






/** A path of a folder, to the byte. */
function bytesOf(folder, path) {
    return Buffer.concat([Buffer.from((0,external_node_path_.join)(folder, '/')), (0,byte_path/* encodePath */.O)(path)]);
}
/** Mode and git's id of the file or link at a path; empty where there is none, nor a way there but through links. */
function contentOf(folder, path, idLength) {
    const stats = statsOf(folder, path);
    if (stats === undefined || stats.isDirectory())
        return '';
    const at = bytesOf(folder, path);
    if (stats.isSymbolicLink()) {
        const target = (0,external_node_fs_.readlinkSync)(at, { encoding: 'buffer' });
        return `120000 ${blobId([target], { size: target.length, idLength })}`;
    }
    if (!stats.isFile())
        return 'neither file nor link';
    const mode = (stats.mode & 64n) === 0n ? '100644' : '100755';
    return `${mode} ${blobId(blocksOf(at), { size: Number(stats.size), idLength })}`;
}
/** Undefined where nothing is, or the way there leads through a link or a file. */
function statsOf(folder, path) {
    for (const above of foldersAbove(path)) {
        if (lookUp(bytesOf(folder, above))?.isDirectory() !== true)
            return undefined;
    }
    return lookUp(bytesOf(folder, path));
}
/** Undefined where there is nothing; links on the way are followed. */
function lookUp(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { bigint: true });
    }
    catch (error) {
        if (['ENOENT', 'ENOTDIR'].includes((0,files/* errorCode */.CA)(error)))
            return undefined;
        throw error;
    }
}
/** Whether a folder is there, and no link to one, nor on the way to it. */
function isFolder(folder, path) {
    return statsOf(folder, path)?.isDirectory() === true;
}
/** What tells whether a file was touched since. */
function markOf(folder, path) {
    const stats = statsOf(folder, path);
    if (stats === undefined || stats.isDirectory())
        return '';
    return [stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join();
}
const BLOCK_BYTES = 1 << 20;
const SHA1_DIGITS = 40;
function* blocksOf(path) {
    const descriptor = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
    try {
        const block = Buffer.allocUnsafe(BLOCK_BYTES);
        for (let size = (0,external_node_fs_.readSync)(descriptor, block); size > 0; size = (0,external_node_fs_.readSync)(descriptor, block)) {
            yield block.subarray(0, size);
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
/** The id that git has for a content. */
function blobId(blocks, { size, idLength }) {
    const hash = (0,external_node_crypto_.createHash)(idLength === SHA1_DIGITS ? 'sha1' : 'sha256').update(`blob ${size}\0`);
    for (const block of blocks)
        hash.update(block);
    return hash.digest('hex');
}
/** What `contentOf` gives for an entry of a tree. */
function spell(mode, id) {
    return isGone(mode) ? '' : `${mode} ${id}`;
}
/** Everything below a folder: files and links, and folders, the deepest first. */
function listBelow(folder, path) {
    const files = [];
    const folders = [];
    for (const entry of (0,external_node_fs_.readdirSync)(bytesOf(folder, path), { encoding: 'buffer', withFileTypes: true })) {
        const below = `${path}/${(0,byte_path/* decodePath */.q)(entry.name)}`;
        if (!entry.isDirectory()) {
            files.push(below);
            continue;
        }
        const inner = listBelow(folder, below);
        files.push(...inner.files);
        folders.push(...inner.folders, below);
    }
    return { files, folders };
}

;// CONCATENATED MODULE: ./build/workitem/exchange.js
/**
 * Exchanging files of a folder: those of one tree for those of another.
 * Invariant: a path whose content is neither the one nor the other is somebody else's, and nothing at all is touched
 * then. Before the first name changes, everything that comes lies whole on the same file system, synced where that is asked for, and the
 * folders for it are there; what is left is one run of unlinks and renames with nothing in between. No file is ever seen
 * in part: each path is what it was or what it becomes.
 * Crash before the first of them: the folder is as before. Crash between them: some paths are as before and some as
 * after, and the same exchange again, or its reverse, ends it; so whoever exchanges writes down first what for what.
 */












/** Names beside their targets, where those lie on another file system; no part of any state. */
const BESIDE = '.autorize-*.tmp';
/** Brings the paths that differ between two trees to the second one, whichever of the two each is of now. */
async function exchangeFiles(place, changes) {
    (0,fault_point/* faultPoint */.Jd)('exchange:before');
    const seen = lookAt(place, changes);
    if (seen.kind === 'foreign')
        return seen;
    const plan = planExchange(seen.open.map(({ change }) => change));
    const clearing = findFolders(place.folder, plan);
    if (clearing.kind === 'foreign')
        return clearing;
    for (const path of [...plan.unlinks, ...plan.arrivals.map((each) => each.path)])
        requireWritable(place.folder, path);
    const staging = (0,external_node_path_.join)(chooseStaging(place), 'exchange');
    (0,scratch_home/* removeTree */.d)(staging);
    if (seen.open.length > 0) {
        const ready = await makeReady(place, plan, staging);
        (0,fault_point/* faultPoint */.Jd)('exchange:after-staging');
        const changed = seen.open.find(({ change: { path }, mark }) => markOf(place.folder, path) !== mark);
        if (changed !== undefined)
            return { kind: 'foreign', path: changed.change.path };
        carryOut(place.folder, { ...plan, emptied: clearing.folders, ready });
    }
    (0,fault_point/* faultPoint */.Jd)('exchange:after-files');
    tidy(place, changes, lookUp((0,external_node_path_.dirname)(staging))?.dev);
    (0,scratch_home/* removeTree */.d)(staging);
    (0,fault_point/* faultPoint */.Jd)('exchange:after');
    return { kind: 'done' };
}
/** The one run. What can fail here is the disk itself. */
function carryOut(folder, { unlinks, emptied, late, arrivals, ready }) {
    const at = (path) => bytesOf(folder, path);
    const [gone, freed, made] = [unlinks.map(at), emptied.map(at), late.map(at)];
    const moves = ready.map((from, index) => [from, at(arrivals[index]?.path ?? '')]);
    for (const path of gone) {
        (0,external_node_fs_.unlinkSync)(path);
        (0,fault_point/* faultPoint */.Jd)('exchange:between');
    }
    for (const path of freed)
        (0,external_node_fs_.rmdirSync)(path);
    for (const path of made)
        (0,external_node_fs_.mkdirSync)(path);
    for (const [from, to] of moves) {
        (0,external_node_fs_.renameSync)(from, to);
        (0,fault_point/* faultPoint */.Jd)('exchange:between');
    }
}
/** The changes that are still to be made. */
function lookAt({ folder }, changes) {
    const open = [];
    for (const change of changes) {
        const { path, oldMode, newMode, oldId, newId } = change;
        const mark = markOf(folder, path);
        const now = contentOf(folder, path, newId.length);
        if (now === spell(newMode, newId))
            continue;
        if (now !== spell(oldMode, oldId))
            return { kind: 'foreign', path };
        open.push({ change, mark });
    }
    return { kind: 'open', open };
}
/** The folders in the place of files that come, or what lies in the way and is no part of the exchange. */
function findFolders(folder, { unlinks, arrivals, early }) {
    const leaving = new Set(unlinks);
    const file = early.find((each) => lookUp(bytesOf(folder, each)) !== undefined && !isFolder(folder, each));
    if (file !== undefined)
        return { kind: 'foreign', path: file };
    const folders = [];
    for (const { path } of arrivals) {
        if (statsOf(folder, path)?.isDirectory() !== true)
            continue;
        const below = listBelow(folder, path);
        const stays = below.files.find((each) => !leaving.has(each));
        if (stays !== undefined)
            return { kind: 'foreign', path: stays };
        folders.push(...below.folders, path);
    }
    return { kind: 'clear', folders };
}
function requireWritable(folder, path) {
    const above = [...foldersAbove(path)].reverse().find((each) => isFolder(folder, each));
    const parent = above === undefined ? Buffer.from(folder) : bytesOf(folder, above);
    try {
        (0,external_node_fs_.accessSync)(parent, external_node_fs_.constants.W_OK | external_node_fs_.constants.X_OK);
    }
    catch (error) {
        throw new errors/* PreconditionError */.Rb({
            message: `${(0,base_text/* quoted */.TL)(parent.toString(), 200)} cannot be written to (${(0,files/* errorCode */.CA)(error)}), where ${(0,base_text/* quoted */.TL)(path, 200)} is to be changed`,
            remedy: 'Give this user write permission to the folder.',
            cause: error,
        });
    }
}
function chooseStaging({ folder, staging }) {
    const device = lookUp(folder)?.dev;
    const chosen = staging.find((each) => lookUp(each)?.dev === device) ?? staging[0];
    if (chosen === undefined)
        throw new Error('an exchange without a folder to make things ready in');
    return chosen;
}
/** Puts what comes, whole and synced, where a rename can take it from; gives the places, in the order of the arrivals. */
async function makeReady({ folder, objects, lasts }, { arrivals, early }, staging) {
    (0,external_node_fs_.mkdirSync)(staging, { recursive: true });
    const index = (0,external_node_path_.join)(staging, 'index');
    const git = (0,kernel_git/* bindGit */.uD)({ ...objects, indexFile: index, workTree: staging });
    // Under numbers: a name that a file has is of no consequence before it is there.
    const lines = arrivals.map(({ newMode, newId }, at) => `${newMode} ${newId}\t${at}\0`);
    await git(['update-index', '-z', '--index-info'], { input: lines.join('') });
    await git(['checkout-index', '--all', '--force']);
    (0,external_node_fs_.rmSync)(index, { force: true });
    for (const path of early)
        (0,external_node_fs_.mkdirSync)(bytesOf(folder, path), { recursive: true });
    const device = lookUp(staging)?.dev;
    const ready = arrivals.map((change, at) => {
        const made = Buffer.from((0,external_node_path_.join)(staging, String(at)));
        if (contentOf(staging, String(at), change.newId.length) !== spell(change.newMode, change.newId)) {
            throw new errors/* PreconditionError */.Rb({
                message: `git did not give ${(0,base_text/* quoted */.TL)(change.path, 200)} as the commit has it`,
                remedy: 'Check the repository: git fsck',
            });
        }
        keepRights(folder, change, made);
        const here = nearestFolder(folder, change.path);
        const place = lookUp(here)?.dev === device ? made : copyBeside(made, besideOf(here, change.path));
        if (lasts)
            syncFile(place);
        return place;
    });
    if (lasts)
        (0,durable/* syncFolder */.Yw)(staging);
    return ready;
}
/** A file that its owner shut keeps its rights, as long as it stays what it is. */
function keepRights(folder, { path, oldMode, newMode }, made) {
    if (oldMode !== newMode || newMode === '120000')
        return;
    const rights = Number((statsOf(folder, path)?.mode ?? 0n) & 511n);
    if (rights !== 0)
        (0,external_node_fs_.chmodSync)(made, rights);
}
function nearestFolder(folder, path) {
    const above = [...foldersAbove(path)].reverse().find((each) => isFolder(folder, each));
    return above === undefined ? Buffer.from(folder) : bytesOf(folder, above);
}
function besideOf(folder, path) {
    return Buffer.concat([folder, Buffer.from(`/${BESIDE.replace('*', (0,hash/* sha256 */.s)(path).slice(0, 16))}`)]);
}
function copyBeside(made, beside) {
    (0,external_node_fs_.rmSync)(beside, { force: true });
    const stats = (0,external_node_fs_.lstatSync)(made);
    if (stats.isSymbolicLink())
        (0,external_node_fs_.symlinkSync)((0,external_node_fs_.readlinkSync)(made, { encoding: 'buffer' }), beside);
    else {
        (0,external_node_fs_.copyFileSync)(made, beside, external_node_fs_.constants.COPYFILE_EXCL);
        (0,external_node_fs_.chmodSync)(beside, stats.mode & 0o7777);
    }
    return beside;
}
function syncFile(path) {
    if ((0,external_node_fs_.lstatSync)(path).isSymbolicLink())
        return;
    const descriptor = (0,external_node_fs_.openSync)(path, 'r');
    try {
        (0,external_node_fs_.fsyncSync)(descriptor);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
/** What a tree does not have: folders that are empty now, those of nested repositories, what a crash left beside. */
function tidy({ folder, lasts }, changes, device) {
    for (const { path, newMode } of changes) {
        const here = nearestFolder(folder, path);
        if (lookUp(here)?.dev !== device)
            (0,external_node_fs_.rmSync)(besideOf(here, path), { force: true });
        if (newMode === '160000')
            (0,external_node_fs_.mkdirSync)(bytesOf(folder, path), { recursive: true });
        else if (isGone(newMode))
            for (const each of [...foldersAbove(path), path].reverse())
                removeEmpty(folder, each);
    }
    if (!lasts)
        return;
    const touched = new Set(changes.map(({ path }) => nearestFolder(folder, path).toString('latin1')));
    for (const each of touched)
        (0,durable/* syncFolder */.Yw)(Buffer.from(each, 'latin1'));
}
function removeEmpty(folder, path) {
    if (!isFolder(folder, path))
        return;
    try {
        (0,external_node_fs_.rmdirSync)(bytesOf(folder, path));
    }
    catch (error) {
        // Something is in it still, or it is somebody's mount: then it stays.
        if (!['ENOTEMPTY', 'EEXIST', 'EBUSY', 'EACCES', 'EPERM'].includes((0,files/* errorCode */.CA)(error)))
            throw error;
    }
}

;// CONCATENATED MODULE: ./build/workitem/history.js
/** What the journal's records, whose chain was checked, say together. */
function foldHistory(records) {
    const landed = [];
    const ended = [];
    const starts = [];
    let pending;
    let thawing;
    for (const { seq: _, prev: __, hash, ...record } of records) {
        switch (record.kind) {
            case 'landed':
                landed.push(record);
                pending = undefined;
                thawing = landed.at(-1)?.follows === undefined ? undefined : landed.at(-1);
                break;
            case 'ended':
                ended.push(record);
                break;
            case 'lost':
                pending = undefined;
                break;
            case 'thawed':
                thawing = undefined;
                break;
            default:
                pending = { landing: record, hash: String(hash) };
                if (pending.landing.old === null)
                    starts.push(pending.landing.parent);
        }
    }
    return { landed, ended, pending, starts, thawing };
}
/** The receipts that records name; others are of runs that were killed. */
function namedReceipts({ landed, ended, pending }) {
    const ids = [...landed, ...ended].map(({ id }) => id);
    return new Set(pending === undefined ? ids : [...ids, pending.landing.draft.receipt.id]);
}

// EXTERNAL MODULE: ./build/attempt/keep.js
var keep = __webpack_require__(1333);
// EXTERNAL MODULE: ./build/attempt/lane.js
var attempt_lane = __webpack_require__(9506);
// EXTERNAL MODULE: ./build/attempt/agent/preset.js
var agent_preset = __webpack_require__(7425);
// EXTERNAL MODULE: ./build/attempt/boundaries.js
var attempt_boundaries = __webpack_require__(9354);
// EXTERNAL MODULE: ./build/attempt/change.js
var attempt_change = __webpack_require__(5180);
// EXTERNAL MODULE: ./build/attempt/evaluation.js
var attempt_evaluation = __webpack_require__(2458);
// EXTERNAL MODULE: ./build/base/journal-chain.js
var journal_chain = __webpack_require__(1739);
// EXTERNAL MODULE: ./build/base/version.js
var version = __webpack_require__(7844);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
;// CONCATENATED MODULE: ./build/workitem/deltas.js

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
/** Tells the class of a path. */
function createClassifier(classes) {
    const order = ['deltaQ', 'deltaLambda', 'deltaPi'];
    const tests = order.map((name) => ({
        name,
        isMatch: picomatch([...(classes[name] ?? DEFAULT_CLASSES[name])], { dot: true }),
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
        // A file that becomes a link is told as one that goes and one that comes.
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

;// CONCATENATED MODULE: ./build/workitem/admission.js

/** The first three rules of the contract, in its order; the first that fails is the reason. */
function checkAdmission(capsule, limits) {
    const { maxFiles, maxToolOps, maxDeltaSize, requiresToolTrace = false } = limits;
    const files = countFiles(capsule);
    if (files > maxFiles)
        return { ok: false, reason: `Exceeded max files: ${files} > ${maxFiles}` };
    if (capsule.toolTrace === undefined && requiresToolTrace) {
        return { ok: false, reason: 'No tool trace: the agent told of no operation, so max tool ops cannot be checked' };
    }
    const ops = capsule.toolTrace?.length ?? 0;
    if (ops > maxToolOps)
        return { ok: false, reason: `Exceeded max tool ops: ${ops} > ${maxToolOps}` };
    const size = sizeOfDeltas(capsule);
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

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(3619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./build/base/schema-problems.js
var schema_problems = __webpack_require__(6586);
// EXTERNAL MODULE: ./build/base/decode.js
var decode = __webpack_require__(4044);
;// CONCATENATED MODULE: ./build/workitem/plan.js


/** What a schema cannot say: ids that are there twice, dependencies on nothing or in a circle, agents without a command. */
function checkPlan(raw) {
    const { items: rawItems, agents: rawAgents } = (0,decode/* objectOrEmpty */.YN)(raw);
    const items = (0,decode/* arrayOrEmpty */.cX)(rawItems);
    const agents = (0,decode/* objectOrEmpty */.YN)(rawAgents);
    return [
        ...(Array.isArray(rawItems) && items.length === 0
            ? [[['items'], 'no item', 'at least one', 'Add an item.']]
            : []),
        ...duplicates(items),
        ...unknownDependencies(items),
        ...cycles(items),
        ...agentFlaws(agents),
        ...unknownAgents(items, agents),
    ];
}
function idOf(item) {
    const { id } = (0,decode/* objectOrEmpty */.YN)(item);
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
        const found = `the id ${(0,base_text/* quoted */.TL)(id)} a second time`;
        return [[['items', at, 'id'], found, `an id of its own (items[${earlier}] has it)`, 'Rename one of the two.']];
    });
}
function unknownDependencies(items) {
    const known = new Set(items.flatMap((item) => idOf(item) ?? []));
    return items.flatMap((item, at) => (0,decode/* arrayOrEmpty */.cX)((0,decode/* objectOrEmpty */.YN)(item).dependencies).flatMap((name, index) => {
        if (typeof name !== 'string' || known.has(name))
            return [];
        const found = `the unknown dependency ${(0,base_text/* quoted */.TL)(name)}`;
        return [[['items', at, 'dependencies', index], found, 'the id of an item', (0,base_text/* suggestion */.h)(name, [...known])]];
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
        const names = (0,decode/* arrayOrEmpty */.cX)((0,decode/* objectOrEmpty */.YN)(item).dependencies).filter((name) => typeof name === 'string');
        waits.set(id, names);
        places.set(id, at);
    }
    const done = new Set();
    const found = [];
    for (const start of waits.keys())
        walk({ start, waits, done, found });
    return found.map((circle) => {
        const [first = ''] = circle;
        const shown = [...circle, first].map((id) => (0,base_text/* quoted */.TL)(id)).join(' waits for ');
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
function agentFlaws(agents) {
    return Object.entries(agents).flatMap(([id, agent]) => {
        if (!(0,decode/* isObject */.Gv)(agent))
            return [];
        const given = ['command', 'preset'].filter((key) => agent[key] !== undefined);
        if (given.length === 1)
            return [];
        const found = given.length === 0 ? 'neither "command" nor "preset"' : 'both "command" and "preset"';
        return [[['agents', id], found, 'one of the two', 'Say what to run: command = a line for sh, or preset = a CLI.']];
    });
}
function unknownAgents(items, agents) {
    const known = Object.keys(agents);
    return items.flatMap((item, at) => {
        const name = (0,decode/* objectOrEmpty */.YN)(item).agent_id;
        // The schema tells what is no agent's name at all.
        if (typeof name !== 'string' || !/^agent-[0-9]$/.test(name) || known.includes(name))
            return [];
        const remedy = `Add agents.${name}. ${known.length === 0 ? 'There is none yet.' : `Known: ${known.join(', ')}.`}`;
        return [[['items', at, 'agent_id'], `the unknown agent ${(0,base_text/* quoted */.TL)(name)}`, 'an agent of "agents"', remedy]];
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
    const chain = [`${(0,base_text/* quoted */.TL)(item.id)} waits for ${(0,base_text/* quoted */.TL)(behind)}`];
    let last = obstacles.get(behind);
    while (last?.behind !== undefined) {
        chain.push(`which waits for ${(0,base_text/* quoted */.TL)(last.behind)}`);
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

;// CONCATENATED MODULE: ./build/workitem/contract.js





const AGENT_IDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `agent-${number}`);
/** A timer cannot hold more. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
const filled = schemas/* string */.YjP().check(schemas/* refine */.YPB((given) => given.trim() !== '', 'text that is not blank'));
const atLeast = (least, fallback) => schemas/* _default */.Rvf(schemas/* int */.Whr().check(api/* _gte */.qm(least, `a whole number from ${least}`)), fallback);
const choice = (words) => schemas/* enum */.k5n(words, words.map((word) => (0,base_text/* quoted */.TL)(word)).join(' or '));
const itemId = schemas/* string */.YjP()
    .check(api/* _regex */.Fk(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'a name of letters, digits, ".", "_" and "-"'));
const filePath = schemas/* string */.YjP()
    .check(schemas/* refine */.YPB((given) => normalPath(given) !== undefined, 'a path inside the repository, without ".."'));
/** A work item as people write it; what is left out has the contract's default. Source: AgentRun, "Input: WorkItem". */
const workItemSchema = schemas/* strictObject */.rej({
    id: itemId,
    agent_id: schemas/* string */.YjP().check(api/* _regex */.Fk(/^agent-[0-9]$/, '"agent-0" to "agent-9"')),
    description: filled,
    dependencies: schemas/* _default */.Rvf(schemas/* array */.YOg(schemas/* string */.YjP()), []),
    constraints: schemas/* prefault */.SdS(schemas/* strictObject */.rej({
        max_files: atLeast(1, 10),
        max_tool_ops: atLeast(0, 50),
        max_delta_size: atLeast(1, 100),
        timeout_ms: schemas/* _default */.Rvf(schemas/* int */.Whr()
            .check(api/* _gte */.qm(1, 'a whole number of milliseconds from 1'), api/* _lte */.Zm(MAX_TIMEOUT_MS, `at most ${MAX_TIMEOUT_MS} milliseconds`)), 300_000),
    }), {}),
    budget: schemas/* optional */.lqM(schemas/* strictObject */.rej({
        time_estimate_ms: schemas/* int */.Whr().check(api/* _gte */.qm(0, 'a whole number that is not negative')),
        complexity: choice(['low', 'medium', 'high']),
    })),
    input_files: schemas/* optional */.lqM(schemas/* array */.YOg(filePath)),
    output_files: schemas/* optional */.lqM(schemas/* array */.YOg(filePath)),
    test_command: schemas/* optional */.lqM(filled),
});
const agentSchema = schemas/* strictObject */.rej({
    command: schemas/* optional */.lqM(filled),
    preset: schemas/* optional */.lqM(choice(agent_preset/* AGENT_PRESETS */.VC)),
    /** Of a command; a preset knows where its CLI reads the prompt. */
    stdin: schemas/* _default */.Rvf(choice(['none', 'prompt']), 'prompt'),
    env: schemas/* _default */.Rvf(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()), {}),
    sandbox: schemas/* _default */.Rvf(choice(['auto', 'required', 'off']), 'auto'),
    network: schemas/* _default */.Rvf(choice(['on', 'off']), 'on'),
});
const globs = schemas/* array */.YOg(filled);
const agentShape = Object.fromEntries(AGENT_IDS.map((id) => [id, schemas/* optional */.lqM(agentSchema)]));
/** A plan as on disk, in JSON or YAML. */
const workFileSchema = schemas/* strictObject */.rej({
    $schema: schemas/* optional */.lqM(schemas/* string */.YjP()),
    version: schemas/* literal */.euz(1, 'the number 1'),
    plan: schemas/* optional */.lqM(schemas/* string */.YjP().check(api/* _regex */.Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, 'a name of letters, digits, "_" and "-"'))),
    agents: schemas/* strictObject */.rej(agentShape),
    items: schemas/* array */.YOg(workItemSchema),
    /** Dollars that the agents of a run may cost together. */
    budget: schemas/* optional */.lqM(schemas/* strictObject */.rej({ usd: schemas/* optional */.lqM(schemas/* number */.aig().check(api/* _positive */.NC('a number above 0'))) })),
    /** Takes paths off the list of what no change may touch. */
    permit: schemas/* _default */.Rvf(globs, []),
    /** Which paths count as what; a class that is left out has its default globs. */
    classes: schemas/* prefault */.SdS(schemas/* strictObject */.rej({ deltaQ: schemas/* optional */.lqM(globs), deltaLambda: schemas/* optional */.lqM(globs), deltaPi: schemas/* optional */.lqM(globs) }), {}),
});
/** Decodes a plan; every problem is told at once, with its place. */
function parseWorkFile(document) {
    const checked = (0,schema_problems/* checkDocument */.sw)(document, workFileSchema);
    const broken = checkPlan(document.value).map(([path, found, expected, remedy]) => (0,schema_problems/* problemAt */.l4)(document, path, { found, expected, remedy }));
    const ofSchema = 'problems' in checked ? checked.problems : [];
    const told = new Set(ofSchema.map(({ path }) => path));
    const problems = [...ofSchema, ...broken.filter(({ path }) => !told.has(path))];
    return 'problems' in checked || problems.length > 0 ? { problems } : { work: checked.value };
}
/** A path of the repository as git has it; undefined for one that leads out of it. A slash in front means the top. */
function normalPath(given) {
    const parts = given.split('/').filter((part) => part !== '' && part !== '.');
    if (parts.length === 0 || parts.includes('..') || given.includes('\0'))
        return undefined;
    return parts.join('/');
}

// EXTERNAL MODULE: ./build/attempt/agent/command-line.js
var command_line = __webpack_require__(7604);
// EXTERNAL MODULE: ./build/attempt/agent/read-usage.js + 1 modules
var read_usage = __webpack_require__(6973);
// EXTERNAL MODULE: ./build/attempt/command.js + 4 modules
var attempt_command = __webpack_require__(7913);
// EXTERNAL MODULE: ./build/kernel/folder-trust.js
var folder_trust = __webpack_require__(5237);
// EXTERNAL MODULE: ./build/kernel/regular-file.js
var regular_file = __webpack_require__(8951);
;// CONCATENATED MODULE: ./build/workitem/prompt.js

/** What an agent is told: the same item, the same words. */
function buildItemPrompt(item, { hasTrace }) {
    const { constraints, input_files: inputs = [], output_files: outputs = [], test_command: test } = item;
    return [
        `# Work item ${item.id}`,
        '',
        item.description.trim(),
        '',
        ...list('## Input files', inputs),
        ...list('## Files that must exist afterwards', outputs),
        ...(test === undefined ? [] : ['## Checked by', '', (0,base_text/* fenced */.OF)(test, 'sh'), '']),
        '## Limits',
        '',
        'You work in a copy of the repository; what you leave there is taken as it is. Commits are not needed. Beyond a',
        'limit nothing of it is taken.',
        '',
        `- files that may change: ${constraints.max_files}`,
        `- separate changes in them: ${constraints.max_delta_size}`,
        `- tool operations: ${constraints.max_tool_ops}`,
        `- time: ${constraints.timeout_ms / 1000} s`,
        '',
        'The item as JSON is in the file that the variable AGENTRUN_WORK_ITEM names.',
        ...(hasTrace
            ? []
            : [
                'For each tool operation append a line to the file that AGENTRUN_TOOL_TRACE names: {"tool": "NAME", "detail": "…"}',
            ]),
        '',
    ].join('\n');
}
function list(title, paths) {
    return paths.length === 0 ? [] : [title, '', ...paths.map((path) => `- ${JSON.stringify(path)}`), ''];
}

;// CONCATENATED MODULE: ./build/workitem/run-files.js
/** A run's own files. Invariant: only looked at. */




/**
 * Throws where what ran outside of a sandbox put something else in the place of a run's files: a pipe would never be
 * read to its end.
 */
function requireRunFiles(folder, names) {
    const isFile = (name) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder, name), { throwIfNoEntry: false })?.isFile() === true;
    const found = (0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.readdirSync)(folder) : [];
    const odd = [...new Set([...names, ...found])].find((name) => !isFile(name));
    if (odd === undefined)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the item's own command changed the records of its run: ${(0,base_text/* quoted */.TL)(odd, 200)} in ${(0,base_text/* quoted */.TL)(folder, 200)} is no file any more`,
        remedy: 'Nothing of it landed. Set sandbox: required for an agent that is not trusted, and run the plan again.',
    });
}

;// CONCATENATED MODULE: ./build/workitem/tool-trace.js


// Of the CLIs that are run with a stream of events; the others print text.
const READERS = {
    claude: readClaude,
    codex: readCodex,
    gemini: (events) => events.filter(({ type }) => type === 'tool_use').map(geminiOperation),
    opencode: readOpencode,
    copilot: undefined,
    aider: undefined,
};
/**
 * The operations of an agent: from its own stream of events where it has one, else from the lines `{"tool": …}` of its
 * trace file. Undefined when there is neither, which is not the same as none.
 */
function readToolTrace({ preset, stdout, file }) {
    const reader = preset === undefined ? undefined : READERS[preset];
    const events = reader === undefined ? [] : eventsOf(stdout);
    if (reader !== undefined && events.length > 0)
        return reader(events);
    if (file === undefined)
        return undefined;
    return eventsOf(file).flatMap((fields) => {
        const { tool, detail } = fields;
        return typeof tool === 'string' ? [operation(tool, detail ?? detailOf(fields))] : [];
    });
}
/** A block of a message is told again with each part of the message that comes. */
function readClaude(events) {
    const blocks = events
        .filter(({ type }) => type === 'assistant')
        .flatMap(({ message }) => (0,decode/* arrayOrEmpty */.cX)((0,decode/* objectOrEmpty */.YN)(message).content).filter(decode/* isObject */.Gv))
        .filter(({ type }) => type === 'tool_use');
    return once(blocks, ({ id }) => id).map(({ name, input }) => operation(name, detailOf((0,decode/* objectOrEmpty */.YN)(input))));
}
// What the agent says, thinks or plans is no operation.
const CODEX_TALK = ['agent_message', 'reasoning', 'todo_list', 'error', 'user_message'];
function readCodex(events) {
    const items = events
        .filter(({ type }) => type === 'item.completed' || type === 'item.started')
        .map(({ item }) => (0,decode/* objectOrEmpty */.YN)(item))
        .filter(({ type, item_type: older }) => !CODEX_TALK.includes(type ?? older));
    return once(items, ({ id }) => id).map((item) => {
        const { type, item_type: older, server, tool } = item;
        if (typeof tool === 'string')
            return operation(typeof server === 'string' ? `${server}/${tool}` : tool, undefined);
        return operation(type ?? older, detailOf(item));
    });
}
function geminiOperation({ tool_name: name, parameters }) {
    return operation(name, detailOf((0,decode/* objectOrEmpty */.YN)(parameters)));
}
function readOpencode(events) {
    const parts = events.filter(({ type }) => type === 'tool_use').map(({ part }) => (0,decode/* objectOrEmpty */.YN)(part));
    return once(parts, ({ callID }) => callID).map(({ tool, state }) => operation(tool, detailOf((0,decode/* objectOrEmpty */.YN)((0,decode/* objectOrEmpty */.YN)(state).input))));
}
/** Each of a name once, the first time; what has no name counts every time. */
function once(values, nameOf) {
    const seen = new Set();
    return values.filter((value) => {
        const name = nameOf(value);
        if (typeof name !== 'string')
            return true;
        if (seen.has(name))
            return false;
        seen.add(name);
        return true;
    });
}
const DETAILS = ['command', 'file_path', 'filePath', 'path', 'absolute_path', 'pattern', 'url', 'query'];
const MAX_DETAIL = 200;
function detailOf(fields) {
    return DETAILS.map((key) => fields[key]).find((value) => typeof value === 'string');
}
function operation(name, detail) {
    const tool = typeof name === 'string' ? plain(name) : 'unknown';
    return typeof detail === 'string' ? { tool, detail: plain(detail) } : { tool };
}
/** Of an agent's own text: short, and without halves of characters, which have no canonical JSON. */
function plain(text) {
    return (0,base_text/* shortened */.vI)(text.replaceAll(/\p{Cs}/gu, '\ufffd'), MAX_DETAIL);
}
function eventsOf(text) {
    return text.split('\n').flatMap((line) => {
        if (!line.startsWith('{'))
            return [];
        try {
            const value = JSON.parse(line);
            return (0,decode/* isObject */.Gv)(value) ? [value] : [];
        }
        catch {
            // An agent prints what it likes; a line that is cut off by its end tells of nothing that was done.
            return [];
        }
    });
}

;// CONCATENATED MODULE: ./build/workitem/item-turn.js
/**
 * An agent's turn at a work item: a lane, a prompt, a time limit, and what is left when the agent is gone.
 * Invariant: what this gives is a tree in the private store; no process of the agent lives any more, its lane is not
 * looked at again, and nothing of the user's was within its reach.
 */













/** What the agent used up, in the folder of its run; only where it said so. */
const USAGE_FILE = 'usage.json';
const TRACE_FILE = 'agentrun-tools.jsonl';
const MAX_TRACE_BYTES = 4 << 20;
/** Lets an agent work at an item, and takes what it left. */
async function takeItemTurn(workspace, request) {
    const { item, agent, lane, base, branch, signal } = request;
    const atLevel = { ...workspace, level: agent.level };
    await (0,attempt_lane/* prepareLane */.uD)(atLevel, { lane, commit: base, branch });
    const trace = (0,external_node_path_.join)(lane.folder, '.git', TRACE_FILE);
    const command = commandOf(request, trace);
    const readable = [...(0,attempt_lane/* agentReadable */.KJ)(workspace), ...(command.readable ?? [])];
    (0,folder_trust/* handOut */.YV)(lane);
    const result = await (0,attempt_command/* runCommand */.d)(atLevel, { ...command, readable, signal });
    requireRunFiles(request.folder, ['prompt.md', 'work-item.json']);
    if (result.kind === 'unstarted') {
        if (result.code === 'ABORTED')
            return { kind: 'aborted' };
        return ended('failure', `the agent could not be started: ${result.reason}`, undefined);
    }
    if (result.aborted)
        return { kind: 'aborted' };
    const { stdout, stderr, exitCode, killedByBudget } = result;
    requireRunFiles(request.folder, [stdout, stderr].map(({ path }) => (0,external_node_path_.basename)(path)));
    const usage = (0,read_usage/* readUsage */.k)(agent.spec.preset ?? (0,agent_preset/* presetOfCommand */.Se)(command.command), result);
    if (usage !== undefined) {
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(request.folder, USAGE_FILE), `${JSON.stringify(usage)}\n`);
        request.onUsage?.(usage);
    }
    const { text, isWhole } = readTrace(trace);
    const found = readToolTrace({ preset: agent.spec.preset, stdout: (0,external_node_fs_.readFileSync)(stdout.path, 'utf8'), file: text });
    // Of a stream that was too long to keep, what is left tells of so many operations at least: within the limit, of none.
    const isCut = agent.spec.preset === undefined ? !isWhole : stdout.truncated || !isWhole;
    const told = isCut && (found?.length ?? 0) <= item.constraints.max_tool_ops ? undefined : found;
    if (killedByBudget) {
        return ended('timeout', `the agent took more than timeout_ms ${item.constraints.timeout_ms}`, told);
    }
    if (exitCode !== 0) {
        const said = (0,attempt_evaluation/* readLastLine */.H)(stderr.path) ?? (0,attempt_evaluation/* readLastLine */.H)(stdout.path);
        return ended('failure', `the agent ended with exit code ${exitCode}${said === undefined ? '' : `: ${said}`}`, told);
    }
    const captured = await (0,attempt_lane/* captureLane */.Hu)(workspace, { lane, commit: base, before: undefined });
    if (captured.kind === 'refused')
        return ended('failure', `git takes no such change: ${captured.reason}`, told);
    return { kind: 'captured', tree: captured.tree, trace: told };
}
function ended(status, reason, trace) {
    return { kind: 'ended', status, reason, trace };
}
function commandOf({ item, agent, lane, folder }, trace) {
    const { spec, env } = agent;
    const [promptFile, itemFile] = [(0,external_node_path_.join)(folder, 'prompt.md'), (0,external_node_path_.join)(folder, 'work-item.json')];
    const prompt = buildItemPrompt(item, { hasTrace: spec.preset !== undefined });
    (0,external_node_fs_.writeFileSync)(promptFile, prompt);
    (0,external_node_fs_.writeFileSync)(itemFile, `${JSON.stringify(item, null, 2)}\n`);
    const template = (0,agent_preset/* agentTemplate */.wJ)(spec);
    const mark = agent.level.kind === 'bubblewrap' ? (0,agent_preset/* sandboxMarkOf */.kH)({ preset: spec.preset, stdin: template.stdin }) : undefined;
    return {
        command: (0,command_line/* fillTemplate */.o)(template.command, { promptFile, workDir: lane.folder, id: item.id }),
        workDir: lane.folder,
        given: {
            ...(mark === undefined ? {} : { [mark]: '1' }),
            ...env,
            AGENTRUN_WORK_ITEM: itemFile,
            AGENTRUN_TOOL_TRACE: trace,
            AUTORIZE_WORKDIR: lane.folder,
        },
        stdoutPath: (0,external_node_path_.join)(folder, 'agent.stdout'),
        stderrPath: (0,external_node_path_.join)(folder, 'agent.stderr'),
        budgetMs: item.constraints.timeout_ms,
        network: spec.network,
        signal: undefined,
        readable: [promptFile, itemFile],
        ...(template.stdin === 'prompt' ? { stdin: prompt } : {}),
    };
}
/** What an agent's own folder holds is its word: a regular file, up to a size, or nothing. */
function readTrace(path) {
    const part = (0,regular_file/* readFilePart */.E)(path, 'start', MAX_TRACE_BYTES);
    return { text: part?.text, isWhole: part === undefined || part.size <= MAX_TRACE_BYTES };
}

// EXTERNAL MODULE: ./build/attempt/reapplication.js
var reapplication = __webpack_require__(5983);
;// CONCATENATED MODULE: ./build/workitem/proposed-item.js
/**
 * A change that landed elsewhere, taken in place of an agent's turn at an item.
 * Invariant: nothing is believed of it but its trees: it is brought onto the level's base, and admitted, tested and
 * landed like what an agent left.
 */






/** Takes a proposed change as the turn at an item; its folder says where it is from. */
async function takeProposedItem({ store, repository }, { proposed, tip, folder }) {
    const { base, commit, trace, origin } = proposed;
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'proposal.json'), `${JSON.stringify({ origin, base, commit }, null, 2)}\n`);
    const ended = (reason) => ({ kind: 'ended', status: 'failure', reason, trace });
    try {
        const from = await (0,git_store/* importTree */.Sy)(store, { repository, commit: base });
        const to = await (0,git_store/* importTree */.Sy)(store, { repository, commit });
        const applied = await (0,reapplication/* reapplyDetached */.kQ)(store, { base: from.tree, tree: to.tree, tip });
        if (applied.kind === 'applied')
            return { kind: 'captured', tree: applied.tree, trace };
        const paths = `${(0,base_text/* plural */.LS)(applied.paths.length, 'path')}, ${(0,base_text/* quoted */.TL)(applied.paths[0] ?? '', 100)} among them`;
        return ended(`proposed by ${origin}: it does not fit onto what landed meanwhile: ${paths}`);
    }
    catch (error) {
        if (!(error instanceof kernel_git/* GitError */.XS))
            throw error;
        return ended(`proposed by ${origin}: it cannot be brought here: ${error.message}`);
    }
}

;// CONCATENATED MODULE: ./build/workitem/receipt.js




const RUN_STATUSES = ['success', 'failure', 'denied', 'timeout'];
const receipt_text = schemas/* string */.YjP();
const count = schemas/* int */.Whr().check(api/* _gte */.qm(0));
const receipt_hash = receipt_text.check(api/* _regex */.Fk(/^[0-9a-f]{64}$/));
const commit = receipt_text.check(api/* _regex */.Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const instant = receipt_text.check(api/* _regex */.Fk(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/));
const uuid = receipt_text.check(api/* _regex */.Fk(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));
const type = schemas/* enum */.k5n(ARTIFACT_TYPES);
const deltas = schemas/* array */.YOg(schemas/* strictObject */.rej({ path: receipt_text, type, removed: count, added: count }));
/** A receipt exactly as on disk. Source: work items, "Receipt". */
const receiptSchema = schemas/* strictObject */.rej({
    schema_version: schemas/* literal */.euz(1),
    id: uuid,
    plan: receipt_text,
    branch: receipt_text,
    status: schemas/* enum */.k5n(RUN_STATUSES),
    reason: schemas/* nullable */.mee(receipt_text),
    work_item: workItemSchema,
    work_item_hash: receipt_hash,
    agent: schemas/* strictObject */.rej({
        id: receipt_text,
        command: receipt_text,
        preset: schemas/* nullable */.mee(schemas/* enum */.k5n(agent_preset/* AGENT_PRESETS */.VC)),
        stdin: schemas/* enum */.k5n(['none', 'prompt']),
        env: schemas/* record */.g1P(receipt_text, receipt_text),
        sandbox: schemas/* enum */.k5n(['auto', 'required', 'off']),
        network: schemas/* enum */.k5n(['on', 'off']),
    }),
    started_at: instant,
    ended_at: instant,
    execution_time_ms: count,
    before_commit: commit,
    before_hash: receipt_hash,
    after_commit: schemas/* nullable */.mee(commit),
    after_hash: schemas/* nullable */.mee(receipt_hash),
    landed_commit: schemas/* nullable */.mee(commit),
    landed_hash: schemas/* nullable */.mee(receipt_hash),
    artifacts: schemas/* array */.YOg(schemas/* strictObject */.rej({
        path: receipt_text,
        type,
        mode: schemas/* nullable */.mee(receipt_text),
        content_hash: schemas/* nullable */.mee(receipt_hash),
        git_blob: schemas/* nullable */.mee(commit),
    })),
    deltaO: deltas,
    deltaPi: deltas,
    deltaLambda: deltas,
    deltaQ: deltas,
    tool_trace: schemas/* union */.KCZ([schemas/* array */.YOg(schemas/* strictObject */.rej({ tool: receipt_text, detail: schemas/* optional */.lqM(receipt_text) })), schemas/* literal */.euz('unavailable')]),
    /** Null where it was not asked: the agent failed before. */
    admission: schemas/* nullable */.mee(schemas/* strictObject */.rej({ ok: schemas/* boolean */.zMY(), reason: schemas/* nullable */.mee(receipt_text) })),
    tests: schemas/* nullable */.mee(schemas/* strictObject */.rej({
        command: receipt_text,
        outcome: schemas/* enum */.k5n(['passed', 'failed', 'timeout']),
        passed: schemas/* nullable */.mee(count),
        failed: schemas/* nullable */.mee(count),
        output: receipt_text,
    })),
    sandbox: receipt_text,
    environment: schemas/* strictObject */.rej({ autorize: receipt_text, node: receipt_text, git: receipt_text, platform: receipt_text, arch: receipt_text }),
    files: schemas/* record */.g1P(receipt_text, receipt_hash),
    /** BLAKE3 of the program that replays it; of what landed. */
    replay_tool: schemas/* optional */.lqM(receipt_hash),
    previous_receipt_hash: schemas/* nullable */.mee(receipt_hash),
    receipt_hash: receipt_hash,
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

// EXTERNAL MODULE: ./build/base/canonical-json.js
var canonical_json = __webpack_require__(9533);
;// CONCATENATED MODULE: ./build/workitem/receipt-seal.js


/** Links a receipt to the one before it: null for what is no part of the chain. */
function sealReceipt(draft, { previous, blake3 }) {
    const linked = { ...draft, previous_receipt_hash: previous };
    return { ...linked, receipt_hash: blake3((0,canonical_json/* canonicalJson */.d)(linked)) };
}
/** The hash that a receipt must have: of all of it but the hash. */
function hashOfReceipt({ receipt_hash: _, ...rest }, blake3) {
    return blake3((0,canonical_json/* canonicalJson */.d)(rest));
}
/** The bytes of a receipt's file: there is one spelling, so that any other byte is told. */
function renderReceipt(receipt) {
    return `${JSON.stringify(receipt, null, 2)}\n`;
}
/** What an item's run is of: the same item and agent, the same hash. */
function hashOfInputs(item, agent, blake3) {
    return blake3((0,canonical_json/* canonicalJson */.d)({ agent, item }));
}
/** The receipt that a text is, as far as its own hash tells; undefined for everything else. It is not checked by a schema. */
function parseSealed(text, blake3) {
    let raw;
    try {
        raw = JSON.parse(text);
    }
    catch {
        // Not what was written, whatever it is.
        return undefined;
    }
    if (!isObject(raw))
        return undefined;
    // Its hash is that of a receipt that was checked when it was made.
    const receipt = raw;
    return hashOfReceipt(receipt, blake3) === receipt.receipt_hash ? receipt : undefined;
}

// EXTERNAL MODULE: ./build/kernel/journal.js
var journal = __webpack_require__(9295);
;// CONCATENATED MODULE: ./build/workitem/store.js
/**
 * The files of work items, `.autorize/work/`.
 * Invariant: `journal.jsonl` says which receipts count: an `ended` record is of a run that came to nothing, an intent
 * is of a run that is landing, and lands with the integration branch. A receipt that no record names is of a run that
 * was killed, and nobody reads it. Everything a receipt speaks of is on the disk before the branch moves.
 * Crash: folders of `runs` without a record are left; the next run puts them aside, in `strays`.
 */











/** The work items' files of the repository that a folder is in; whether they exist is another question. */
function workPlaceOf({ cwd }) {
    const repository = (0,user_repository/* findRepository */.W1)(cwd);
    const folder = (0,external_node_path_.join)(repository.folder, '.autorize', 'work');
    return {
        repository,
        folder,
        journal: (0,external_node_path_.join)(folder, 'journal.jsonl'),
        receipts: (0,external_node_path_.join)(folder, 'receipts'),
        runs: (0,external_node_path_.join)(folder, 'runs'),
        lock: (0,external_node_path_.join)(folder, 'work.lock'),
        reserve: (0,external_node_path_.join)(folder, 'work.reserve'),
    };
}
/** Makes the folders, with an ignore file of their own; when this returns their names are on the disk. */
function createWorkFolders({ folder, receipts, runs, repository }) {
    for (const each of [receipts, runs])
        (0,external_node_fs_.mkdirSync)(each, { recursive: true });
    const ignore = (0,external_node_path_.join)(folder, '.gitignore');
    if (!(0,external_node_fs_.existsSync)(ignore))
        (0,external_node_fs_.writeFileSync)(ignore, '*\n');
    for (const each of [folder, (0,external_node_path_.dirname)(folder), repository.folder])
        (0,durable/* syncFolder */.Yw)(each);
}
const REMEDY = 'Put the file back from a copy, or move .autorize/work away to begin anew; git has what landed.';
function openWorkJournal(place) {
    return (0,journal/* openJournal */._)({ path: place.journal, shown: shownPath(place, place.journal), remedy: REMEDY });
}
/** The records, for those who only look; throws a ContractError for a broken chain. */
function readWorkJournal(place) {
    if (!(0,external_node_fs_.existsSync)(place.journal))
        return [];
    const parsed = (0,journal_chain/* parseJournal */.z8)((0,external_node_fs_.readFileSync)(place.journal));
    if (parsed.kind === 'sound')
        return parsed.records;
    const file = shownPath(place, place.journal);
    const { line, why } = parsed;
    throw new errors/* ContractError */.Vl([
        { file, line, found: `the line ${why}`, expected: 'the chain of records unbroken', remedy: REMEDY },
    ]);
}
/** A file as the user knows it. */
function shownPath({ repository }, path) {
    return (0,external_node_path_.relative)(repository.folder, path);
}
function receiptPath({ receipts }, id) {
    return (0,external_node_path_.join)(receipts, `${id}.json`);
}
function runFolder({ runs }, id) {
    return (0,external_node_path_.join)(runs, id);
}
/** Where a program for replays is kept, by its BLAKE3. */
function toolPath({ folder }, hash) {
    return (0,external_node_path_.join)(folder, 'tools', `${hash}.mjs`);
}
/** Writes a receipt beside its run and among the others; when this returns both are on the disk. */
function writeReceipt(place, receipt) {
    const text = renderReceipt(receipt);
    for (const folder of [runFolder(place, receipt.id), place.runs])
        (0,durable/* syncFolder */.Yw)(folder);
    (0,durable/* writeFileAtomic */.Zf)((0,external_node_path_.join)(runFolder(place, receipt.id), 'RECEIPT.json'), [text]);
    (0,durable/* writeFileAtomic */.Zf)(receiptPath(place, receipt.id), [text]);
}
/** The receipt of an id; throws where there is none or it is none of ours. */
function readReceipt(place, id) {
    return decodeReceipt(receiptPath(place, id), shownPath(place, receiptPath(place, id)));
}
/** Decodes a receipt's file. */
function decodeReceipt(path, shown) {
    let raw;
    try {
        raw = JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
    }
    catch (error) {
        throw new errors/* PreconditionError */.Rb({
            message: `the receipt ${(0,base_text/* quoted */.TL)(shown, 200)} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
            remedy: 'Name a receipt: its id, or the path of its file. See: autorize work status',
            cause: error,
        });
    }
    const parsed = receiptSchema.safeParse(raw);
    if (parsed.success)
        return parsed.data;
    throw new errors/* ContractError */.Vl(parsed.error.issues.slice(0, 20).map(({ path: at, message }) => ({
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
    if (!(0,external_node_fs_.existsSync)(path))
        return undefined;
    return (0,external_node_fs_.readFileSync)(path).subarray(-MAX_TAIL_BYTES).toString();
}
/**
 * Puts runs and receipts aside that no record names: their run was killed before anybody was told of it. Nothing
 * that was whole is deleted, since what is lost may be the journal.
 */
function setUnnamedAside({ folder, runs, receipts }, named) {
    const aside = (0,external_node_path_.join)(folder, 'strays');
    const move = (from, name) => {
        (0,external_node_fs_.mkdirSync)(aside, { recursive: true });
        (0,scratch_home/* removeTree */.d)((0,external_node_path_.join)(aside, name));
        (0,external_node_fs_.renameSync)((0,external_node_path_.join)(from, name), (0,external_node_path_.join)(aside, name));
    };
    for (const name of (0,external_node_fs_.readdirSync)(runs))
        if (!named.has(name))
            move(runs, name);
    for (const name of (0,external_node_fs_.readdirSync)(receipts)) {
        if (name.endsWith('.json') && !named.has(name.slice(0, -'.json'.length)))
            move(receipts, name);
        // Of a write that was cut off; its writer held the lock that is ours now.
        else if (/^\.[0-9a-f]{16}\.tmp$/.test(name))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(receipts, name), { force: true });
    }
}

;// CONCATENATED MODULE: ./build/workitem/test-output.js
/** Each knows one form and takes no other for it; the first that finds its form counts. Source: work items, "RunResult". */
const test_output_READERS = [readJunit, readCargo, readVitest, readJest, readPytest, readMocha, readGo, readTap];
// Whole suites print a line a test; what counts stands at the end, or is a line each.
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** Reads the counts out of what a test command printed; undefined where its form is none that is known. */
function parseTestOutput(output) {
    const text = output.replace(COLOURS, '').replaceAll('\r\n', '\n');
    for (const read of test_output_READERS) {
        const counts = read(text);
        if (counts !== undefined)
            return counts;
    }
    return undefined;
}
/** `<testsuites tests= failures= errors= skipped=>`, else the sum of the outermost suites. */
function readJunit(text) {
    if (!/<testsuites?[\s>]/.test(text))
        return undefined;
    const all = /<testsuites\b[^>]*\btests="\d+"[^>]*>/.exec(text)?.[0];
    const heads = all === undefined ? outermostSuites(text) : [all];
    const sum = (name) => heads.reduce((count, head) => count + Number(new RegExp(`\\b${name}="(\\d+)"`).exec(head)?.[1] ?? 0), 0);
    const failed = sum('failures') + sum('errors');
    return { passed: Math.max(0, sum('tests') - failed - sum('skipped') - sum('disabled')), failed };
}
function outermostSuites(text) {
    const found = [];
    let depth = 0;
    for (const [tag] of text.matchAll(/<\/?testsuite(?=[\s>/])[^>]*>/g)) {
        if (tag.startsWith('</'))
            depth -= 1;
        else {
            if (depth === 0)
                found.push(tag);
            if (!tag.endsWith('/>'))
                depth += 1;
        }
    }
    return found;
}
/** A line for each crate's tests. */
function readCargo(text) {
    return total([...text.matchAll(/^test result: (?:ok|FAILED)\. (\d+) passed; (\d+) failed;/gm)]);
}
/** `Tests  1 failed | 2 passed (3)` */
function readVitest(text) {
    const line = [...text.matchAll(/^ *Tests {2,}(.*\(\d+\).*)$/gm)].at(-1)?.[1];
    return line === undefined ? undefined : counted(line);
}
/** `Tests:       1 failed, 1 skipped, 2 passed, 4 total` */
function readJest(text) {
    const line = [...text.matchAll(/^Tests: +(.*\b\d+ total)$/gm)].at(-1)?.[1];
    return line === undefined ? undefined : counted(line);
}
/** `=== 1 failed, 2 passed in 0.12s ===`, and the same without the bars where it is told to be quiet. */
function readPytest(text) {
    const lines = text.matchAll(/^(?:=+ )?((?:\d+ [a-z]+(?:, )?)+) in [\d.]+s(?: \([\d:]+\))?(?: =+)?$/gm);
    const line = [...lines].at(-1)?.[1];
    if (line === undefined)
        return undefined;
    const { passed, failed } = counted(line);
    return { passed, failed: failed + numberBefore(line, 'errors?') };
}
/** `2 passing (5ms)` and, below it, `1 failing`. */
function readMocha(text) {
    const passing = [...text.matchAll(/^ +(\d+) passing \(.*\)$/gm)].at(-1);
    if (passing === undefined)
        return undefined;
    const failing = /^ +(\d+) failing$/m.exec(text.slice(passing.index));
    return { passed: Number(passing[1]), failed: Number(failing?.[1] ?? 0) };
}
/** A line a test with `-v`, subtests among them; without it there is no number. */
function readGo(text) {
    const results = [...text.matchAll(/^ *--- (PASS|FAIL|SKIP): \S+ \([\d.]+s\)$/gm)];
    if (results.length === 0)
        return undefined;
    const count = (wanted) => results.filter(([, result]) => result === wanted).length;
    return { passed: count('PASS'), failed: count('FAIL') };
}
/** The summary of Node's runner, else the lines of the outermost tests; what is skipped or still to be done is neither. */
function readTap(text) {
    const [pass, fail] = [/^(?:#|ℹ) pass (\d+)$/m, /^(?:#|ℹ) fail (\d+)$/m].map((pattern) => pattern.exec(text)?.[1]);
    if (pass !== undefined && fail !== undefined)
        return { passed: Number(pass), failed: Number(fail) };
    if (!/^1\.\.\d+/m.test(text) && !text.startsWith('TAP version'))
        return undefined;
    const results = [...text.matchAll(/^(not )?ok\b(.*)$/gm)].filter(([, , rest = '']) => !/# *(skip|todo)/i.test(rest));
    const failed = results.filter(([, not]) => not !== undefined).length;
    return { passed: results.length - failed, failed };
}
function total(lines) {
    if (lines.length === 0)
        return undefined;
    const sum = (group) => lines.reduce((count, line) => count + Number(line[group]), 0);
    return { passed: sum(1), failed: sum(2) };
}
function counted(line) {
    return { passed: numberBefore(line, 'passed'), failed: numberBefore(line, 'failed') };
}
function numberBefore(line, word) {
    return Number(new RegExp(`(\\d+) ${word}\\b`).exec(line)?.[1] ?? 0);
}

;// CONCATENATED MODULE: ./build/workitem/attempt-item.js
/**
 * One work item, from its input to a verdict: turn of the agent, admission, tests.
 * Invariant: nothing of the user's changes here, whatever comes out; what is admitted and tested is one tree, captured
 * once, and that tree is what lands.
 */





















/** Lets an agent work at an item and judges what it left; lands nothing. */
async function attemptItem(run, { item, laneNumber, base }) {
    const { workspace, host, hasher, work } = run;
    const began = { at: host.now(), clock: performance.now() };
    const id = uuidV7(began.at, (0,external_node_crypto_.randomBytes)(10));
    const folder = runFolder(run.place, id);
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const agent = requireAgent(run, item);
    const draft = (status, reason, found) => buildDraft(run, { id, item, agent, base, began, status, reason, found });
    const end = (status, reason, found = {}) => ({
        kind: 'ended',
        folder,
        draft: draft(status, reason, found),
    });
    const missing = missingPaths(item.input_files, base.state);
    if (missing.length > 0)
        return end('failure', `missing input files: ${missing.join(', ')}`);
    const lane = (0,attempt_workspace/* laneOf */.kk)(workspace, laneNumber);
    const { signal } = run;
    const proposed = run.proposed?.get(item.id);
    const turn = proposed === undefined
        ? await letWork(run, { item, agent, lane, base: base.commit, folder, branch: run.branch, signal })
        : await takeProposedItem(workspace, { proposed, tip: base.commit, folder });
    if (turn.kind === 'aborted')
        return turn;
    const { trace } = turn;
    if (turn.kind === 'ended')
        return end(turn.status, turn.reason, { trace });
    const change = await (0,attempt_change/* readChange */.p)(workspace.store, { from: base.commit, tree: turn.tree });
    if (change.changes.length === 0)
        return end('failure', 'no changes: the agent left everything as it was', { trace });
    const after = await hasher.hashTree(turn.tree);
    const capsule = { artifacts: artifactsOf(change, after), toolTrace: trace, ...buildDeltas(change, run.classify) };
    const found = { trace, capsule, afterHash: after.hash };
    const admission = admit(run, { item, capsule, change, hash: after.hash, permit: work.permit, history: base.history });
    if (!admission.ok)
        return end('denied', admission.reason, { ...found, admission });
    const absent = missingPaths(item.output_files, after);
    if (absent.length > 0)
        return end('failure', `missing output files: ${absent.join(', ')}`, { ...found, admission });
    const tested = await testTree(run, { item, tree: turn.tree, laneNumber, folder, agent, name: 'test' });
    if (tested.kind === 'aborted')
        return tested;
    const { tests } = tested;
    if (tested.kind === 'ended')
        return end(tested.status, tested.reason, { ...found, admission, tests });
    return { kind: 'ready', change, folder, draft: draft('success', null, { ...found, admission, tests }) };
}
async function letWork({ workspace, spending }, request) {
    spending.inFlight += 1;
    try {
        return await takeItemTurn(workspace, { ...request, onUsage: ({ usd = 0 }) => spending.dollars.push(usd) });
    }
    finally {
        spending.inFlight -= 1;
    }
}
/** An item that is not even begun, as a run that came to nothing. */
function refuseItem(run, { item, base }, reason) {
    const began = { at: run.host.now(), clock: performance.now() };
    const id = uuidV7(began.at, (0,external_node_crypto_.randomBytes)(10));
    const folder = runFolder(run.place, id);
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const agent = requireAgent(run, item);
    const draft = buildDraft(run, { id, item, agent, base, began, status: 'failure', reason, found: {} });
    return { kind: 'ended', draft, folder };
}
function requireAgent({ agents }, { agent_id: id }) {
    const agent = agents.get(id);
    if (agent === undefined)
        throw new Error('an item without an agent passed the check of the plan');
    return agent;
}
/** Files that a state has not, quoted. */
function missingPaths(paths, { entries }) {
    if (paths === undefined || paths.length === 0)
        return [];
    const there = new Set(entries.map(({ path }) => path));
    return paths.filter((path) => !there.has(normalPath(path) ?? '')).map((path) => (0,base_text/* quoted */.TL)(path, 200));
}
function artifactsOf({ changes }, { entries }) {
    const hashes = new Map(entries.map(({ path, hash }) => [path, hash]));
    return changes.map((each) => {
        const isGone = each.status === 'D';
        return {
            path: each.path,
            type: artifactType(each),
            mode: isGone ? null : each.newMode,
            content_hash: hashes.get(each.path) ?? null,
            git_blob: isGone ? null : each.newId,
        };
    });
}
/** The contract's rules in its order; between the third and the fourth, what no change may touch. */
function admit(run, { item, capsule, change, hash, permit, history }) {
    const { max_files: maxFiles, max_tool_ops: maxToolOps, max_delta_size: maxDeltaSize } = item.constraints;
    const limits = { maxFiles, maxToolOps, maxDeltaSize, requiresToolTrace: run.requiresToolTrace };
    const admitted = checkAdmission(capsule, limits);
    if (!admitted.ok)
        return admitted;
    const boundaries = (0,attempt_boundaries/* decideAdmission */.KV)(change, {
        allowPaths: [],
        enforceAllow: false,
        denyPaths: [],
        protectedPaths: [],
        protectKey: '',
        autoloaded: 'open',
        permit,
        maxFiles: undefined,
        maxDiffLines: undefined,
    });
    const reasons = boundaries.kind === 'denied' ? [...boundaries.reasons] : [];
    for (const { path } of change.changes) {
        if (/\p{Cs}/u.test(path))
            reasons.push(`${(0,base_text/* quoted */.TL)(path, 200)} has a name that is no UTF-8`);
    }
    if (reasons.length > 0)
        return { ok: false, reason: reasons.join('; ').replaceAll('boundaries.permit', 'permit') };
    return checkDuplicate(hash, history);
}
/** Runs an item's test command in a clean checkout of a tree; an item without one passes. */
async function testTree(run, request) {
    const { item, tree, laneNumber, folder, agent, name } = request;
    const { test_command: command, constraints } = item;
    if (command === undefined)
        return { kind: 'passed', tests: null };
    const logs = (0,external_node_path_.join)(folder, name);
    const step = { name, title: 'the test command', command, timeoutMs: constraints.timeout_ms, logs };
    const evaluation = await (0,attempt_evaluation/* evaluateTree */.q)({ ...run.workspace, level: agent.level }, {
        judge: (0,attempt_workspace/* judgeOf */.Pb)(run.workspace, laneNumber),
        tree,
        protectedFiles: { files: [], digest: '', globs: [] },
        steps: [{ ...step, network: agent.spec.network }],
        teardown: undefined,
        given: {},
        signal: run.signal,
        asks: 'exit',
    });
    if (evaluation.kind === 'aborted')
        return evaluation;
    requireRunFiles(folder, []);
    const output = joinLogs(logs);
    const outcome = evaluation.kind === 'ran' ? 'passed' : evaluation.kind === 'failed' && evaluation.timedOut ? 'timeout' : 'failed';
    const counts = parseTestOutput(output);
    const tests = {
        command,
        outcome,
        passed: counts?.passed ?? null,
        failed: counts?.failed ?? null,
        output: `${name}.output`,
    };
    if (evaluation.kind === 'ran')
        return { kind: 'passed', tests };
    const status = outcome === 'timeout' ? 'timeout' : 'failure';
    const share = counts === undefined || counts.failed === 0 ? '' : `${counts.failed} of ${counts.passed + counts.failed}; `;
    return { kind: 'ended', status, reason: `Tests failed: ${share}${evaluation.reason}`, tests };
}
/** What the test command printed, in one file: some programs count on the one stream, some on the other. */
function joinLogs(logs) {
    const texts = ['stdout', 'stderr'].map((stream) => {
        const path = `${logs}.${stream}`;
        return (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path, 'utf8') : '';
    });
    const text = texts.filter((each) => each !== '').join('\n');
    (0,external_node_fs_.writeFileSync)(`${logs}.output`, text);
    return text;
}
function buildDraft(run, { id, item, agent, base, began, status, reason, found }) {
    const { host, plan, branch } = run;
    const { trace, capsule, admission, tests = null, afterHash = null } = found;
    const { artifacts = [], deltaO = [], deltaPi = [], deltaLambda = [], deltaQ = [] } = capsule ?? {};
    const draft = {
        schema_version: 1,
        id,
        plan,
        branch,
        status,
        reason,
        work_item: item,
        work_item_hash: inputsHash(run, item, agent),
        agent: tellAgent(agent),
        started_at: began.at.toISOString(),
        ended_at: host.now().toISOString(),
        execution_time_ms: Math.round(performance.now() - began.clock),
        before_commit: base.commit,
        before_hash: base.state.hash,
        after_commit: null,
        after_hash: afterHash,
        landed_commit: null,
        landed_hash: null,
        artifacts: [...artifacts],
        deltaO: [...deltaO],
        deltaPi: [...deltaPi],
        deltaLambda: [...deltaLambda],
        deltaQ: [...deltaQ],
        tool_trace: trace === undefined ? 'unavailable' : [...trace],
        admission: admission === undefined ? null : admission.ok ? { ok: true, reason: null } : admission,
        tests,
        sandbox: agent.level.kind,
        environment: { autorize: version/* VERSION */.x, node: host.system.node, git: run.gitVersion, ...machineOf(host.system) },
        files: {},
    };
    return (0,journal_chain/* wellFormed */.ES)(draft);
}
/** The agent as a receipt has it: variables by where their values come from, never the values. */
function tellAgent({ id, spec }) {
    const { preset, env, sandbox, network } = spec;
    const { command, stdin } = (0,agent_preset/* agentTemplate */.wJ)(spec);
    return { id, command, preset: preset ?? null, stdin, env, sandbox, network };
}
/** The same item for the same agent has the same hash. */
function inputsHash({ blake3 }, item, agent) {
    return hashOfInputs((0,journal_chain/* wellFormed */.ES)(item), (0,journal_chain/* wellFormed */.ES)(tellAgent(agent)), blake3);
}
function machineOf({ platform, arch }) {
    return { platform, arch };
}
/** BLAKE3 of every file of a run's folder. */
function hashFiles({ blake3 }, folder) {
    const names = (0,external_node_fs_.readdirSync)(folder).sort((one, other) => (one < other ? -1 : 1));
    return Object.fromEntries(names.map((name) => [name, blake3((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name)))]));
}

;// CONCATENATED MODULE: ./build/workitem/replay-script.js
/**
 * A script that does a run again and compares the states. It needs bash, git and node, and what the run left; the
 * repository is the one of --repo, else the one that it lies in, else the one it is started in. Source: AgentRun,
 * "Idempotent Replay".
 */
function renderReplayScript(facts) {
    const { agent, item, receipt, beforeCommit, beforeHash, afterHash, tool } = facts;
    const name = `replay-agent-${agent}.sh`;
    const usage = `${name} [--recorded] [--unsandboxed] [--repo FOLDER]`;
    return `#!/usr/bin/env bash
# ${usage}
# Replays the work item ${item} of agent-${agent} (receipt ${receipt}) and compares the state hashes.
#   --recorded     applies the recorded change instead of running the agent again
#   --unsandboxed  lets the agent run in a weaker sandbox than that of the run, or in none
#   --repo FOLDER  a clone that has the input; default: the repository here, else that of the working folder
# It needs bash, git, node, and the files beside it: take the folder whole. What is not there is looked for in the store
# that AUTORIZE_WORK names, in the one that this folder is in, and in .autorize/work of the clone.
set -euo pipefail

RECEIPT=${quote(receipt)}
BEFORE_COMMIT=${quote(beforeCommit)}
BEFORE_HASH=${quote(beforeHash)}
EXPECTED_HASH=${quote(afterHash)}
TOOL=${quote(`${tool.hash}.mjs`)}
TOOL_SHA256=${quote(tool.sha256)}

fail() {
  printf 'ERROR: %s\\n' "$1" >&2
  exit "$2"
}

here=\${BASH_SOURCE[0]}
case $here in
  */*) here=\${here%/*}/ ;;
  *) here=. ;;
esac
here=$(CDPATH='' cd -- "$here" && pwd -P)
repo=
flags=()
while [ $# -gt 0 ]; do
  case $1 in
    --recorded | --unsandboxed) flags+=("$1") ;;
    --repo)
      [ $# -gt 1 ] || fail '--repo needs a folder' 2
      repo=$2
      shift
      ;;
    *) fail "unknown argument: $1; usage: ${usage}" 2 ;;
  esac
  shift
done

has_input() {
  git -C "$1" cat-file -e "$BEFORE_COMMIT^{commit}" 2>/dev/null
}
if [ -z "$repo" ]; then
  repo=$here
  has_input "$repo" || repo=$PWD
fi
has_input "$repo" || fail "the commit $BEFORE_COMMIT is not in the repository of $repo; fetch it, or name another with --repo" 3

run=$here
tool=$here/$TOOL
for store in "\${AUTORIZE_WORK:-}" "$here/../.." "$repo/.autorize/work"; do
  [ -f "$run/RECEIPT.json" ] || run=$store/runs/$RECEIPT
  [ -f "$tool" ] || tool=$store/tools/$TOOL
done
[ -f "$run/RECEIPT.json" ] || fail "there is no run $RECEIPT beside this script, nor in .autorize/work of $repo; take its folder whole, or name a store: AUTORIZE_WORK=FOLDER" 3
[ -f "$tool" ] || fail "there is no $TOOL beside this script, nor in .autorize/work of $repo; take it from the store of the run, or name that: AUTORIZE_WORK=FOLDER" 3
digest='const { createHash } = require("node:crypto"), { readFileSync } = require("node:fs");
console.log(createHash("sha256").update(readFileSync(process.argv[1])).digest("hex"))'
[ "$(node -e "$digest" "$tool")" = "$TOOL_SHA256" ] || fail "$tool is not the program that the run came with" 3

# In a work tree of its own, never over a checkout:
# 1. restore the input state; 2. run the agent again with the same inputs; 3. verify the output hash.
node "$tool" --run "$run" --repo "$repo" --before-commit "$BEFORE_COMMIT" --before-hash "$BEFORE_HASH" \\
  --expected-hash "$EXPECTED_HASH" \${flags[@]+"\${flags[@]}"}

echo "✅ Replay successful: hash verified"
`;
}
/** A word that the shell takes as it is. */
function quote(text) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./build/workitem/replay-tool.js
/**
 * The program that replays runs, kept with the receipts: who has the store needs nothing of this package.
 * Invariant: it is one file, whole; its name is its BLAKE3, so a store has one of each version that made receipts in it.
 */







/** The tool of this package. */
function readReplayTool(blake3) {
    const bytes = readBundle();
    return { bytes, hash: blake3(bytes), sha256: (0,hash/* sha256 */.s)(bytes) };
}
// Named from here and not from a module: the bundler would copy it.
function readBundle() {
    const here = (0,external_node_url_.fileURLToPath)(import.meta.url);
    // Run from the sources there is no bundle: the tool is the sources, on this machine.
    if (here.endsWith('.ts'))
        return `import ${JSON.stringify((0,external_node_path_.join)((0,external_node_path_.dirname)(here), '..', 'replay.ts'))};\n`;
    const path = (0,external_node_path_.join)((0,external_node_path_.dirname)(here), '..', 'replay', 'index.js');
    if ((0,external_node_fs_.existsSync)(path))
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    throw new errors/* PreconditionError */.Rb({
        message: `the file ${path} is missing, with which runs are replayed`,
        remedy: 'Take the package whole: all of dist/ belongs to it.',
    });
}
/** Where a run has the tool too: its folder alone can be replayed. */
function toolBeside(folder, hash) {
    return (0,external_node_path_.join)(folder, `${hash}.mjs`);
}
/** Puts the tool of the store into a run's folder, as another name of the same file where that can be. */
function linkReplayTool(place, { hash }, folder) {
    const [from, to] = [toolPath(place, hash), toolBeside(folder, hash)];
    (0,external_node_fs_.rmSync)(to, { force: true });
    try {
        (0,external_node_fs_.linkSync)(from, to);
    }
    catch {
        // A file system without such names, or one too many of them.
        (0,external_node_fs_.copyFileSync)(from, to);
    }
}
/** Puts a tool into the store, if it is not there; when this returns it is on the disk. */
function storeReplayTool(place, { bytes, hash }) {
    const path = toolPath(place, hash);
    if (!(0,external_node_fs_.existsSync)(path) || (0,external_node_fs_.readFileSync)(path, 'utf8') !== bytes)
        (0,durable/* writeFileAtomic */.Zf)(path, [bytes]);
    for (const folder of [(0,external_node_path_.dirname)(path), place.folder])
        (0,durable/* syncFolder */.Yw)(folder);
}

// EXTERNAL MODULE: ./build/attempt/storage-error.js
var storage_error = __webpack_require__(2932);
;// CONCATENATED MODULE: ./build/workitem/work-run.js
/** What is open while a plan runs. */


/** Appends a record, if nobody else may have begun a run. */
function appendWorkRecord(run, record) {
    requireWorkLock(run.lock);
    withReserve(run, () => run.journal.append(record));
}
/** On a full disk the reserve makes room for what is written, which is then written again; the run ends after it. */
function withReserve({ reserve }, write) {
    try {
        return write();
    }
    catch (error) {
        if (!reserve.isHeld || (0,storage_error/* storageError */.Q)(() => '', error)?.code !== 'disk_full')
            throw error;
        reserve.release();
        return write();
    }
}
function requireWorkLock(lock) {
    if (lock.isHeld())
        return;
    throw new errors/* AutorizeError */.yW('lock_lost', errors/* EXIT */.dc.precondition, {
        message: 'the run lock was lost: its file or its helper is gone',
        remedy: 'See who removed it, then run the plan again; what landed stands.',
    });
}

;// CONCATENATED MODULE: ./build/workitem/landing.js
/**
 * Landing: what was admitted becomes a commit on the integration branch, and its receipt counts.
 * Invariant: the branch's compare-and-swap is the commit point. Before it nobody reads the receipt, which is on the disk
 * already, whole, with the commit's id in it; after it everybody does, since the branch holds the commit. So a reader
 * sees the state before or the state after. `after_commit` stands on the run's own input and holds exactly the tree
 * that was judged; where the branch has moved since, a merge brings it there, and the merged tree is tested again.
 * Crash before the swap: the next run makes the same commit again, and the same receipt; or, where that is not possible
 * any more, nothing landed and the receipt goes. Crash after it: only the journal's `landed` is missing.
 */




















const INTENT_TRAILER = 'Autorize-Record';
const MAX_PATCH_BYTES = 256 << 20;
/** Records what a run came to: lands it, or says why not. Undefined when it was called off. */
async function concludeItem(run, request) {
    const { attempted } = request;
    if (attempted.kind === 'ended')
        return recordEnded(run, attempted);
    const { draft, change, folder } = attempted;
    const refuse = (status, reason, more = {}) => recordEnded(run, { folder, draft: { ...draft, status, reason, ...more } });
    const paths = change.changes.map(({ path }) => path);
    const owned = findOwner(paths, request.owners);
    const id = draft.work_item.id;
    if (owned !== undefined) {
        const both = `${(0,base_text/* quoted */.TL)(owned.owner)} and ${(0,base_text/* quoted */.TL)(id)} both change ${(0,base_text/* quoted */.TL)(owned.path, 200)}`;
        return refuse('failure', `file_ownership: ${both}; ${(0,base_text/* quoted */.TL)(owned.owner)} comes first in the file`);
    }
    const merged = await mergeOnto(run, request);
    if (merged === 'aborted')
        return undefined;
    if (typeof merged !== 'string')
        return refuse(merged.status, merged.reason, { tests: merged.tests });
    const receipt = await land(run, { draft, tree: change.tree, folder, merged });
    for (const path of paths)
        request.owners.set(path, id);
    return receipt;
}
/** The tree that the branch gets: the run's own, or, where the branch has moved, the tip with what the run changed. */
async function mergeOnto(run, { attempted, base, laneNumber }) {
    if (attempted.kind !== 'ready')
        throw new Error('only what is ready is merged');
    const { change, draft, folder } = attempted;
    if (run.tip === base.commit)
        return change.tree;
    const { store } = run.workspace;
    const indexFile = (0,external_node_path_.join)(store.folder, 'landing.index');
    const tree = await (0,attempt_lane/* transplant */.sK)(store, { indexFile, from: base.commit, to: change.tree, onto: run.tip });
    const { work_item: item } = draft;
    const agent = run.agents.get(item.agent_id);
    if (agent === undefined)
        throw new Error('an item without an agent was run');
    const tested = await testTree(run, { item, tree, laneNumber, folder, agent, name: 'test-merged' });
    if (tested.kind === 'aborted')
        return 'aborted';
    if (tested.kind === 'passed')
        return tree;
    return { ...tested, reason: `${tested.reason} (together with what landed before it)` };
}
async function land(run, { draft, tree, folder, merged }) {
    const { workspace, place, journal, plan, branch } = run;
    const { store, repository } = workspace;
    const { work_item: item } = draft;
    const message = commitMessage(draft);
    const isOnTip = run.tip === draft.before_commit;
    const side = isOnTip
        ? undefined
        : await (0,git_store/* commitTree */.SC)(store, {
            tree,
            parents: [draft.before_commit],
            message,
            identity: keep/* IDENTITY */.zK,
            date: draft.ended_at,
        });
    const landedHash = isOnTip ? draft.after_hash : (await run.hasher.hashTree(merged)).hash;
    const tool = await writeProof(run, { draft, tree, folder });
    const files = hashFiles(run, folder);
    withReserve(run, () => linkReplayTool(place, run.replayTool, folder));
    const whole = { ...draft, landed_hash: landedHash, files, replay_tool: tool };
    const { landed } = foldHistory(journal.records);
    const landing = {
        iter: landed.length + 1,
        ref: `refs/heads/${branch}`,
        old: run.branchAt ?? null,
        parent: run.tip,
        ...(side === undefined ? {} : { merged: side }),
        tree: merged,
        message: side === undefined ? message : `Land work item ${item.id} of ${plan}\n\n`,
        date: draft.ended_at,
        draft: {
            receipt: whole,
            previous: run.previous,
            store_base: store.base,
            ...(run.inPlace ? { follows: run.tip } : {}),
        },
    };
    requireWorkLock(run.lock);
    let receipt;
    const beforeSwap = (commit) => {
        receipt = completeReceipt(landing, commit, run.blake3);
        const sealed = receipt;
        withReserve(run, () => writeReceipt(place, sealed));
        (0,fault_point/* faultPoint */.Jd)('landing:after-receipt');
    };
    const intents = { append: (record) => withReserve(run, () => journal.append(record)) };
    const keeping = { store, repository, intents, trailer: INTENT_TRAILER, beforeSwap };
    const kept = await (0,keep/* keepTree */.mE)(keeping, landing);
    if (kept.kind === 'moved') {
        dropLanding({ place, journal }, landing);
        throw branchMoved(branch, kept.actual);
    }
    if (receipt === undefined)
        throw new Error('a run landed without a receipt');
    appendWorkRecord(run, { ...landedRecord(receipt, landing) });
    (0,fault_point/* faultPoint */.Jd)('landing:after-record');
    run.tip = kept.commit;
    run.branchAt = kept.commit;
    run.previous = receipt.receipt_hash;
    if (receipt.after_hash !== null)
        run.history.set(receipt.after_hash, receipt.id);
    return receipt;
}
/** All of a receipt follows from the landing and the commit: made again, it is the same. */
function completeReceipt({ merged, draft }, commit, blake3) {
    const whole = { ...draft.receipt, after_commit: merged ?? commit, landed_commit: commit };
    return sealReceipt(whole, { previous: draft.previous, blake3 });
}
function landedRecord(receipt, { draft: { follows } }) {
    const { id, plan, work_item: item, work_item_hash, after_hash, landed_commit, receipt_hash } = receipt;
    return {
        ...{ kind: 'landed', id, plan, item: item.id, work_item_hash, receipt_hash },
        after_hash: after_hash ?? '',
        landed_commit: landed_commit ?? '',
        ...(follows === undefined ? {} : { follows }),
    };
}
function commitMessage({ work_item: item, id, plan, after_hash: state }) {
    const [first = ''] = item.description.trim().split('\n');
    const trailers = [`Autorize-Plan: ${plan}`, `Autorize-Work-Item: ${item.id}`, `Autorize-Receipt: ${id}`];
    // The agent's words are not in it, and the plan's own only as one plain line.
    const title = `${item.id}: ${first}`.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ').slice(0, 72);
    return [title.trimEnd(), '', ...trailers, `Autorize-State: ${state ?? ''}`, ''].join('\n');
}
/** The recorded change and the script that replays the run, beside its logs; gives the hash of the script's tool. */
async function writeProof(run, { draft, tree, folder }) {
    const args = ['diff-tree', '-r', '-p', '--binary', '--full-index', '--no-renames', '--no-color', '--no-ext-diff'];
    const { stdout } = await run.workspace.store.git([...args, '--no-textconv', draft.before_commit, tree, '--'], {
        maxBytes: MAX_PATCH_BYTES,
    });
    const agent = Number(draft.agent.id.slice('agent-'.length));
    const script = renderReplayScript({
        agent,
        item: draft.work_item.id,
        receipt: draft.id,
        beforeCommit: draft.before_commit,
        beforeHash: draft.before_hash,
        afterHash: draft.after_hash ?? '',
        tool: run.replayTool,
    });
    withReserve(run, () => {
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'changes.patch'), stdout);
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, replayName(draft)), script, { mode: 0o755 });
        syncFiles(folder);
        storeReplayTool(run.place, run.replayTool);
    });
    return run.replayTool.hash;
}
/** The name of a run's replay script. */
function replayName({ agent }) {
    return `replay-${agent.id}.sh`;
}
/** What a receipt names is on the disk before it. */
function syncFiles(folder) {
    for (const name of (0,external_node_fs_.readdirSync)(folder)) {
        const descriptor = (0,external_node_fs_.openSync)((0,external_node_path_.join)(folder, name), 'r');
        try {
            (0,external_node_fs_.fsyncSync)(descriptor);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
}
/** Writes the receipt of a run that came to nothing; it counts with its record. */
function recordEnded(run, { folder, draft }) {
    requireWorkLock(run.lock);
    const files = hashFiles(run, folder);
    syncFiles(folder);
    const receipt = sealReceipt({ ...draft, files }, { previous: null, blake3: run.blake3 });
    withReserve(run, () => writeReceipt(run.place, receipt));
    (0,fault_point/* faultPoint */.Jd)('landing:after-receipt');
    const { id, plan, work_item: item, status, receipt_hash } = receipt;
    appendWorkRecord(run, { kind: 'ended', id, plan, item: item.id, status, receipt_hash });
    (0,fault_point/* faultPoint */.Jd)('landing:after-record');
    return receipt;
}
/** Ends a landing that a killed run had begun: it has landed, once, or not at all. */
async function finishLanding(request) {
    const { place, journal, refs, folder, blake3 } = request;
    const { pending } = foldHistory(journal.records);
    if (pending === undefined)
        return;
    const { landing, hash } = pending;
    const store = (0,git_store/* findStore */.h$)({ folder: (0,attempt_workspace/* storeFolder */.IS)(folder), base: landing.draft.store_base });
    if (store !== undefined)
        (0,kernel_git/* removeStaleLocks */.sW)(store.gitDir);
    const beforeSwap = (commit) => writeReceipt(place, completeReceipt(landing, commit, blake3));
    const { repository } = place;
    const recovery = await (0,keep/* recoverKeep */.gC)({ store, repository, trailer: INTENT_TRAILER, beforeSwap }, { intent: landing, hash, refs });
    if (recovery.kind === 'kept') {
        journal.append({ ...landedRecord(completeReceipt(landing, recovery.commit, blake3), landing) });
        return;
    }
    if (!(await recordLanded({ journal, refs, blake3 })))
        dropLanding({ place, journal }, landing);
}
/** Records the end of a landing that the branch holds; whether there was one. */
async function recordLanded({ journal, refs, blake3, }) {
    const { pending } = foldHistory(journal.records);
    if (pending === undefined)
        return false;
    const { landing, hash } = pending;
    const commit = await findLanded(refs, { ref: landing.ref, old: landing.old, trailer: `${INTENT_TRAILER}: ${hash}` });
    if (commit === undefined)
        return false;
    journal.append({ ...landedRecord(completeReceipt(landing, commit, blake3), landing) });
    return true;
}
/** The commit of an intent, where others came on top of it. */
async function findLanded(refs, { ref, old, trailer }) {
    const tip = await (0,kernel_refs/* readRef */.s)(refs, ref);
    if (tip === undefined)
        return undefined;
    const range = old === null ? [tip] : [tip, `^${old}`];
    const args = ['log', '--first-parent', '-z', '--format=%H%n%B', ...range, '--'];
    const { stdout, exitCode } = await refs(args, { allowed: [0, 128] });
    if (exitCode !== 0)
        return undefined;
    const found = stdout
        .toString()
        .split('\0')
        .map((each) => each.split('\n'))
        .find((lines) => lines.includes(trailer));
    return found?.[0];
}
function dropLanding({ place, journal }, { draft }) {
    const { id } = draft.receipt;
    journal.append({ kind: 'lost', id });
    (0,external_node_fs_.rmSync)(receiptPath(place, id), { force: true });
    (0,scratch_home/* removeTree */.d)(runFolder(place, id));
}
function branchMoved(branch, actual) {
    const found = actual === undefined ? `the branch ${branch} is gone` : `the branch ${branch} is at ${actual} now`;
    return new errors/* PreconditionError */.Rb({
        message: `${found}: somebody else moved it while the plan ran`,
        remedy: 'Run the plan again: it goes on from where the branch is.',
    });
}

// EXTERNAL MODULE: ./build/base/json-document.js
var json_document = __webpack_require__(5572);
// EXTERNAL MODULE: ./build/kernel/environment.js
var environment = __webpack_require__(2989);
// EXTERNAL MODULE: ./build/kernel/run-lock.js
var run_lock = __webpack_require__(2205);
// EXTERNAL MODULE: ./build/kernel/sandbox-level.js
var sandbox_level = __webpack_require__(2416);
;// CONCATENATED MODULE: ./build/workitem/opening.js
/**
 * What has to be true before a plan runs, and what an earlier run left to be finished.
 * Invariant: nothing of the user's changes before the lock is held; everything that is wrong with the plan is told at
 * once, before anything runs; a landing that was begun is ended, exactly once, before another begins.
 */















/**
 * Reads a plan's file; what is wrong with it comes along, to be told with what else is wrong. Throws where its syntax is,
 * with what is wrong with the agents in front of that; with their variables where they are to run.
 */
async function loadWork(file, { cwd, env }, { needsAgents = false } = {}) {
    const read = (0,files/* readWholeFile */.M4)((0,external_node_path_.isAbsolute)(file) ? file : (0,external_node_path_.join)(cwd, file), file);
    if ('problem' in read)
        throw new errors/* ContractError */.Vl([read.problem]);
    const isYaml = /^\.ya?ml$/i.test((0,external_node_path_.extname)(file));
    const decoded = isYaml
        ? (await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(167)]).then(__webpack_require__.bind(__webpack_require__, 1167))).decodeYaml(file, read.bytes)
        : (0,json_document/* decodeDocument */.w)(file, read.bytes);
    if ('problems' in decoded) {
        const { before } = { before: undefined, ...decoded };
        const ofAgents = before === undefined ? [] : agentProblems(before);
        const ofVariables = before === undefined || !needsAgents ? [] : unsetVariables(before, { env });
        throw new errors/* ContractError */.Vl([...decoded.problems, ...ofAgents, ...ofVariables]);
    }
    const { document } = decoded;
    return { ...opening_decodeWork(document, planNameOf(file)), document };
}
/** Where a plan is looked for that nobody names. */
const PLAN_PLACES = ['work-items.yaml', 'work-items.yml', 'work-items.json'];
/** The plan in the working directory. */
function findPlanHere({ cwd }) {
    return PLAN_PLACES.find((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(cwd, name)));
}
/** What is wrong with the agents of a plan, of which the rest may be missing. */
function agentProblems(document) {
    const parsed = parseWorkFile(document);
    return 'problems' in parsed ? parsed.problems.filter(({ path }) => path?.startsWith('$.agents.')) : [];
}
/** Variables of agents that are not set here, or cannot be given. */
function unsetVariables(document, { env: outer }) {
    return Object.entries((0,decode/* objectOrEmpty */.YN)((0,decode/* objectOrEmpty */.YN)(document.value).agents)).flatMap(([id, agent]) => {
        const given = Object.entries((0,decode/* objectOrEmpty */.YN)((0,decode/* objectOrEmpty */.YN)(agent).env));
        const env = Object.fromEntries(given.filter((each) => typeof each[1] === 'string'));
        const resolved = (0,environment/* resolveTable */.NC)(env, { outer, path: '' });
        if ('values' in resolved)
            return [];
        return resolved.problems.map((problem) => {
            const name = problem.path === undefined || problem.path === '' ? [] : [problem.path.slice(1)];
            return (0,schema_problems/* problemAt */.l4)(document, ['agents', id, 'env', ...name], problem);
        });
    });
}
/** Checks a plan that came as a value; its problems have paths and no lines. */
function opening_decodeWork(document, fallback) {
    const parsed = parseWorkFile(document);
    const work = 'work' in parsed ? parsed.work : undefined;
    return { work, problems: 'problems' in parsed ? parsed.problems : [], plan: work?.plan ?? fallback };
}
// As long as a name that a plan gives itself may be. A file's can be longer than git's for a ref and its lock.
const MAX_PLAN_NAME = 100;
const DIGEST_LENGTH = 12;
/** A plan is called as its file, as far as a branch can be; long names that begin alike stay apart by a digest. */
function planNameOf(file) {
    const whole = (0,external_node_path_.basename)(file, (0,external_node_path_.extname)(file)).replaceAll(/[^A-Za-z0-9_-]+/g, '-');
    const name = whole.replace(/^[-_]+/, '') || 'plan';
    if (name.length <= MAX_PLAN_NAME)
        return name;
    return `${name.slice(0, MAX_PLAN_NAME - DIGEST_LENGTH - 1)}-${(0,hash/* sha256 */.s)(name).slice(0, DIGEST_LENGTH)}`;
}
/** A plan that the library was given; without places in a file. */
function opening_documentOf(value) {
    return { file: '', value, locate: () => ({ line: 1, column: 1 }) };
}
/** Problems of a plan that has no file. */
function withoutPlaces(problems) {
    return problems.map(({ file: _, line: __, column: ___, ...rest }) => rest);
}
/** Takes the lock of the work items of a repository, or says who holds it. */
async function lockWork(place, { now }) {
    const lock = await (0,run_lock/* takeRunLock */.C)({ path: place.lock, now });
    if (lock.kind === 'locked')
        return lock;
    const { holder } = lock;
    const who = holder === undefined ? 'another run' : `process ${holder.pid} on ${holder.host} since ${holder.started_at}`;
    throw new errors/* AutorizeError */.yW('locked', errors/* EXIT */.dc.locked, {
        message: `the work items of this repository are locked by ${who}`,
        remedy: 'Look at them: autorize work status. Wait for it, or end it.',
    });
}
/** The agents of a plan that its items need, each at a level of isolation that works here. */
async function readyAgents(work, { env: outer }, { needsAgents, sandbox }) {
    const probe = await (0,sandbox_level/* probeSandbox */.UB)();
    const needed = new Set(work.items.map(({ agent_id: id }) => id));
    const ready = new Map();
    for (const [id, spec] of Object.entries(work.agents)) {
        if (spec === undefined || !needed.has(id))
            continue;
        const given = needsAgents ? spec.env : {};
        const resolved = (0,environment/* resolveTable */.NC)(given, { outer, path: `$.agents.${id}.env` });
        if ('problems' in resolved)
            throw new errors/* ContractError */.Vl(resolved.problems);
        const level = (0,sandbox_level/* decideLevel */.DT)({ requested: sandbox ?? spec.sandbox, network: spec.network }, probe);
        if (level instanceof errors/* PreconditionError */.Rb)
            throw level;
        ready.set(id, { id, spec, env: resolved.values, level });
    }
    return ready;
}
/** Where the integration branch is; throws where a work tree is on it, or its name cannot be. */
async function findWorkBranch(place, refs, branch) {
    const ref = `refs/heads/${branch}`;
    const holder = (0,user_repository/* listHeads */.Y3)(place.repository).find(({ head }) => head === ref);
    if (holder !== undefined) {
        throw new errors/* PreconditionError */.Rb({
            message: `the work tree "${holder.folder}" is on ${branch}, which the plan moves`,
            remedy: 'Switch to another branch there first: git switch -',
        });
    }
    const [folder = ''] = branch.split('/');
    if ((await (0,kernel_refs/* readRef */.s)(refs, `refs/heads/${folder}`)) !== undefined) {
        throw new errors/* PreconditionError */.Rb({
            message: `there is a branch "${folder}", beside which git can have no "${branch}"`,
            remedy: `Rename it: git branch -m ${folder} another-name`,
        });
    }
    return (0,kernel_refs/* readRef */.s)(refs, ref);
}
/** The commits that integration branches hold, on their own line, since they began: a checkout may hold no more. */
async function listLanded(refs, starts) {
    const { stdout } = await refs(['for-each-ref', '--format=%(objectname)', 'refs/heads/autorize-work/']);
    const tips = stdout.toString().split('\n').filter(Boolean);
    if (tips.length === 0)
        return new Set();
    const lines = [...tips, ...starts.map((id) => `^${id}`)];
    const args = ['rev-list', '--first-parent', '--ignore-missing', '--stdin'];
    const { stdout: commits } = await refs(args, { input: `${lines.join('\n')}\n` });
    return new Set(commits.toString().split('\n').filter(Boolean));
}
/** `git version 2.39.5` */
function readGitVersion(refs) {
    return (0,kernel_git/* gitLine */.JG)(refs, ['version']).then((line) => line.replace(/^git version /, ''));
}

;// CONCATENATED MODULE: ./build/workitem/settle.js
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
 * Ending what a killed run in place had begun, before anybody looks at the checkout.
 * Invariant: the branch decides, as it does of everything that lands: where it holds the landing, the checkout is brought
 * to the state after it, else back to the one before. Only paths that the landing changes are touched, and only where
 * they are of one of the two states: a file that is of neither is the user's, and then nothing is touched and everybody
 * is told. It is done under the lock of the work items, so never beside a run that lives.
 * Crash while settling: settling again ends it.
 */



















// Many times what a checkout takes to follow what landed.
const PATIENCE_MS = 10_000;
const RETRY_MS = 100;
/**
 * Brings a checkout that follows a landing to one of its two states. Throws where that cannot be: then the checkout may
 * hold files of before and of after.
 */
async function settleCheckout(place, host, { patienceMs = PATIENCE_MS } = {}) {
    const until = performance.now() + patienceMs;
    while (isOpen(historyOf(place))) {
        try {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const lock = __addDisposableResource(env_1, await lockWork(place, host), true);
                if (!lock.isHeld())
                    continue;
                const journal = __addDisposableResource(env_1, openWorkJournal(place), false);
                await settleLocked(place, journal);
                return;
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
            const code = error instanceof errors/* AutorizeError */.yW ? error.code : '';
            // Whoever holds the lock, or would have to, has not come to the checkout yet.
            if (code.startsWith('lock') && historyOf(place).thawing === undefined)
                return;
            if (!(error instanceof errors/* AutorizeError */.yW && code === 'locked'))
                throw explain(error);
            if (performance.now() > until)
                throw followed(error);
            await (0,promises_.setTimeout)(RETRY_MS);
        }
    }
}
/**
 * The same for those who look at something else: why the checkout may hold files of before and of after, undefined where
 * it does not. A run that is alive is not waited for.
 */
async function trySettling(place, host) {
    try {
        await settleCheckout(place, host, { patienceMs: 0 });
        return undefined;
    }
    catch (error) {
        if (error instanceof errors/* AutorizeError */.yW && error.code === 'checkout_open')
            return `${error.message}. ${error.remedy}`;
        throw error;
    }
}
/** Tells a state that was looked at while a checkout followed from one that was not: equal before and after. */
function followMark(place) {
    const { landed, thawing } = historyOf(place);
    return `${landed.length} ${thawing === undefined}`;
}
function historyOf(place) {
    return foldHistory(readWorkJournal(place));
}
function isOpen({ thawing, pending }) {
    return thawing !== undefined || pending?.landing.draft.follows !== undefined;
}
/** The same for who holds the lock. */
async function settleLocked(place, journal) {
    if (!isOpen(foldHistory(journal.records)))
        return;
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-settle-'));
    try {
        const refs = (0,user_repository/* openRefs */.ro)(place.repository, scratch);
        await recordLanded({ journal, refs: refs.refs, blake3: await createBlake3() });
        const { thawing } = foldHistory(journal.records);
        if (thawing !== undefined)
            await bringOver(place, thawing, refs);
        if (thawing !== undefined)
            journal.append({ kind: 'thawed' });
    }
    finally {
        (0,scratch_home/* removeTree */.d)(scratch);
    }
}
async function bringOver(place, landed, { refs, gitDir, home }) {
    const { follows = '', landed_commit: commit } = landed;
    const { folder, gitDir: own, objects } = place.repository;
    const changes = await (0,git_store/* diffTrees */.j_)({ git: refs }, { from: follows, to: commit });
    const isHeld = await holds(refs, landed);
    const wanted = isHeld ? changes : changes.map(reverseChange);
    const where = { folder, objects: { gitDir, home, objects }, staging: [place.folder, own], lasts: true };
    const exchanged = await exchangeFiles(where, wanted);
    if (exchanged.kind === 'done')
        return;
    const { path } = exchanged;
    const target = isHeld ? commit : follows;
    const isGone = wanted.find((each) => each.path === path)?.status === 'D';
    throw unsettled(`${(0,base_text/* quoted */.TL)(path, 200)} was changed since`, isGone ? 'Move it elsewhere.' : `Copy yours elsewhere, then: git checkout ${target} -- ${(0,base_text/* quoted */.TL)(path, 200)}`);
}
async function holds(refs, { plan, landed_commit: base }) {
    const tip = await (0,kernel_refs/* readRef */.s)(refs, `refs/heads/autorize-work/${plan}`);
    return tip !== undefined && (await (0,ancestry/* isAncestor */.Q)(refs, { base, tip }));
}
const OPEN = 'a run in place was killed while the checkout followed what landed';
function unsettled(why, remedy, cause) {
    const message = `${OPEN}, and ${why}; it may hold files of before and of after`;
    return new errors/* AutorizeError */.yW('checkout_open', errors/* EXIT */.dc.precondition, { message, remedy, cause });
}
/** Whatever keeps the checkout from being brought to an end, told as that. */
function explain(error) {
    if (error instanceof errors/* ContractError */.Vl || (error instanceof errors/* AutorizeError */.yW && error.code === 'checkout_open'))
        return error;
    if (!(error instanceof errors/* AutorizeError */.yW) && !(0,files/* isSystemError */.Or)(error))
        return error;
    const why = error instanceof Error ? error.message : String(error);
    const remedy = error instanceof errors/* AutorizeError */.yW ? error.remedy : 'Make the folder writable, then do it again.';
    return unsettled(`cannot be brought to the end: ${why}`, remedy, error);
}
function followed(cause) {
    return new errors/* AutorizeError */.yW('checkout_open', errors/* EXIT */.dc.locked, {
        message: `the checkout follows what landed just now, and may hold files of before and of after; ${cause.message}`,
        remedy: 'Wait for the run, or end it.',
        cause,
    });
}

// EXTERNAL MODULE: ./build/kernel/git-work-tree.js
var git_work_tree = __webpack_require__(1221);
;// CONCATENATED MODULE: ./build/workitem/snapshot.js
/**
 * Freezing and thawing a folder: its files, untracked ones too, as a tree in the private store.
 * Invariant: `thaw` of a snapshot makes the folder hold what it held at the `freeze`: names, contents, modes and links,
 * to the byte; what is ignored, and the folder's `.git`, is neither taken nor touched. What is the same already is not
 * written again.
 * Crash while thawing: as of an exchange (exchange.ts); thawing again ends it.
 */







/** Untracked files of ours are records, and no part of a state. */
const RECORDS = '/.autorize/';
const PERMISSIONS = 0o7777;
/** Takes what a folder holds. Throws where git will not take a name or a file cannot be read. */
async function freeze(place) {
    const { hasher, folder } = place;
    const id = await capture(place);
    const { hash, entries } = await hasher.hashTree(id);
    const rights = new Map();
    for (const { path, mode } of entries) {
        const found = rightsOf(folder, path);
        if (found !== undefined && found !== defaultRights(mode))
            rights.set(path, found);
    }
    return { id, hash, rights };
}
async function capture({ store, folder, indexFile, excludes }) {
    const ignoreFile = `${indexFile}.ignore`;
    (0,external_node_fs_.writeFileSync)(ignoreFile, [(0,external_node_fs_.readFileSync)(store.ignoreFile, 'utf8'), ...excludes, RECORDS, BESIDE, ''].join('\n'));
    const captured = await (0,git_work_tree/* captureTree */.F)({ ...store, ignoreFile }, { folder, indexFile });
    if (captured.kind === 'captured')
        return captured.tree;
    throw new errors/* PreconditionError */.Rb({
        message: `the state of ${(0,base_text/* quoted */.TL)(folder, 200)} cannot be taken: ${captured.reason}`,
        remedy: 'Rename the file, or make it readable.',
    });
}
/** Makes a folder hold a snapshot, or a tree of the store; rights are those of the snapshot, where it knows them. */
async function thaw(place, to) {
    const { store, folder, hasher, staging } = place;
    const changes = await (0,git_store/* diffTrees */.j_)(store, { from: await capture(place), to: to.id });
    const exchanged = await exchangeFiles({ folder, objects: store, staging, lasts: false }, changes);
    if (exchanged.kind === 'foreign') {
        throw new errors/* PreconditionError */.Rb({
            message: `${(0,base_text/* quoted */.TL)(exchanged.path, 200)} is in the way, or was changed just now; nothing was touched`,
            remedy: 'Put it elsewhere, then do it again.',
        });
    }
    if (to.rights === undefined)
        return;
    const { entries } = await hasher.hashTree(to.id);
    for (const { path, mode } of entries)
        restoreRights(folder, { path, wanted: to.rights.get(path) ?? defaultRights(mode) });
}
function defaultRights(mode) {
    if (mode === '100644')
        return 0o644;
    return mode === '100755' ? 0o755 : undefined;
}
/** Undefined for what has no rights of its own. */
function rightsOf(folder, path) {
    const found = (0,external_node_fs_.lstatSync)(bytesOf(folder, path), { throwIfNoEntry: false });
    return found?.isFile() === true ? found.mode & PERMISSIONS : undefined;
}
function restoreRights(folder, { path, wanted }) {
    const found = rightsOf(folder, path);
    if (wanted !== undefined && found !== undefined && found !== wanted)
        (0,external_node_fs_.chmodSync)(bytesOf(folder, path), wanted);
}

// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
;// CONCATENATED MODULE: ./build/workitem/manifest.js

/**
 * The hash of a state: BLAKE3 over one record a file, `MODE SP HASH TAB PATH NUL`, in the order of the paths' bytes.
 * Source: work items, "State hash".
 */
function hashManifest(entries, blake3) {
    const records = entries.map(({ path, mode, hash }) => ({ bytes: (0,byte_path/* encodePath */.O)(path), head: `${mode} ${hash}\t` }));
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
    /** The state of a tree or of a commit's tree. */
    async hashTree(tree) {
        const files = await this.#list(tree);
        await this.#learn(files);
        const entries = files.map(({ path, mode, id }) => ({ path, mode, hash: this.#hashOf(mode, id) }));
        return { hash: hashManifest(entries, this.#blake3), entries };
    }
    #hashOf(mode, id) {
        if (mode === LINK_TO_REPOSITORY)
            return this.#blake3(id);
        const known = this.#known.get(id);
        if (known === undefined)
            throw new Error(`the content ${id} was not read`);
        return known;
    }
    async #list(tree) {
        const { stdout } = await this.#git(['ls-tree', '-r', '-l', '-z', '--full-tree', tree]);
        return (0,raw_diff/* splitNul */.K)(stdout).map((entry) => {
            const found = /^(\d{6}) \w+ ([0-9a-f]+) +(\d+|-)\t(.*)$/s.exec((0,byte_path/* decodePath */.q)(entry));
            const [, mode = '', id = '', size = '', path = ''] = found ?? [];
            return { mode, id, size: Number(size) || 0, path };
        });
    }
    async #learn(files) {
        const wanted = new Map(files.flatMap(({ mode, id, size }) => mode === LINK_TO_REPOSITORY || this.#known.has(id) ? [] : [[id, size]]));
        let batch = [];
        let bytes = 0;
        for (const [id, size] of wanted) {
            if (batch.length > 0 && bytes + size > BATCH_BYTES) {
                await this.#read(batch, bytes);
                batch = [];
                bytes = 0;
            }
            batch.push(id);
            bytes += size + HEAD_BYTES;
        }
        if (batch.length > 0)
            await this.#read(batch, bytes);
    }
    async #read(ids, bytes) {
        const command = ['cat-file', '--batch'];
        const { stdout } = await this.#git(command, { input: `${ids.join('\n')}\n`, maxBytes: 2 * bytes + BATCH_BYTES });
        let at = 0;
        for (const id of ids) {
            const end = stdout.indexOf(NEWLINE, at);
            const [, found, size] = /^([0-9a-f]+) blob (\d+)$/.exec(stdout.toString('latin1', at, end)) ?? [];
            if (found !== id || size === undefined)
                throw new kernel_git/* GitError */.XS(command, 'no content', `${id} is not there`);
            const from = end + 1;
            at = from + Number(size);
            this.#known.set(id, this.#blake3(stdout.subarray(from, at)));
            at += 1;
        }
    }
}

;// CONCATENATED MODULE: ./build/workitem/hash-output.js
var hash_output_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var hash_output_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * The state hash of a folder or of a commit.
 * Invariant: only looked at, but for a checkout that a killed run in place left on the way from one state to the next:
 * that is brought to the end first. No hash is given of a checkout that was on the way meanwhile.
 */














/** The state hash of a commit, or of a work tree: its files, untracked ones too, ignored ones left out. */
async function hashOutput({ tree = '.', commit }, host) {
    if (commit !== undefined)
        return hashCommit(commit, host);
    const folder = (0,external_node_path_.resolve)(host.cwd, tree);
    const top = (0,external_node_fs_.existsSync)(folder) ? (0,user_repository/* findRepository */.W1)(folder).folder : undefined;
    if (top !== folder) {
        throw new errors/* PreconditionError */.Rb({
            message: `${(0,base_text/* quoted */.TL)(folder, 200)} is not the top of a work tree`,
            remedy: top === undefined ? 'Name a folder that is there.' : `Name the top: --tree ${top}`,
        });
    }
    const place = workPlaceOf({ cwd: folder });
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        await settleCheckout(place, host);
        const before = followMark(place);
        const hash = await hashFolder(folder, host);
        if (followMark(place) === before)
            return hash;
    }
    throw new errors/* AutorizeError */.yW('checkout_open', errors/* EXIT */.dc.locked, {
        message: `a run in place changed ${(0,base_text/* quoted */.TL)(folder, 200)} each time that it was looked at`,
        remedy: 'Wait for the run, or end it.',
    });
}
// Between two landings there is at least the turn of an agent.
const MAX_TRIES = 5;
async function hashFolder(folder, { env }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const level = { kind: 'process-group' };
        const area = hash_output_addDisposableResource(env_1, await openPrivateArea(folder, { level, outer: env }), true);
        const { store } = area.workspace;
        const hasher = new StateHasher(store.git, await createBlake3());
        const { hash } = await freeze({ store, hasher, folder, indexFile: (0,external_node_path_.join)(store.folder, 'look.index'), excludes: [] });
        return hash;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = hash_output_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function hashCommit(commit, { cwd }) {
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-hash-'));
    try {
        const repository = (0,user_repository/* findRepository */.W1)(cwd);
        const { refs } = (0,user_repository/* openRefs */.ro)(repository, scratch);
        // A git directory of ours has no HEAD of the user's.
        const named = commit === 'HEAD' ? await (0,user_repository/* requireHead */.EU)(repository, refs) : commit;
        return (await new StateHasher(refs, await createBlake3()).hashTree(`${named}^{tree}`)).hash;
    }
    catch (error) {
        if (!(error instanceof kernel_git/* GitError */.XS))
            throw error;
        throw new errors/* PreconditionError */.Rb({
            message: `there is no commit ${(0,base_text/* quoted */.TL)(commit, 200)} here`,
            remedy: 'Name one by its id or by a branch.',
            cause: error,
        });
    }
    finally {
        (0,scratch_home/* removeTree */.d)(scratch);
    }
}

// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(8566);
;// CONCATENATED MODULE: ./build/workitem/look.js
/**
 * What the store says of plans, for those who look while a run goes on and after.
 * Invariant: takes no lock and mends nothing, but for a checkout that a killed run in place left on the way (settle.ts);
 * a landing whose end nobody recorded counts when its branch holds it.
 */











async function listWorkBranches(refs) {
    const { stdout } = await refs(['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/autorize-work/']);
    return new Set(stdout.toString().split('\n').filter(Boolean));
}
/** Looks at every plan, or at one. */
async function lookAtWork(plan, host) {
    const place = workPlaceOf(host);
    const checkoutOpen = await trySettling(place, host);
    const { landed, ended, pending } = foldHistory(readWorkJournal(place));
    const records = [...landed, ...ended].map(({ id, plan: of, item }) => ({ id, of, item }));
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-status-'));
    let branches;
    try {
        const { refs } = (0,user_repository/* openRefs */.ro)(place.repository, scratch);
        branches = await listWorkBranches(refs);
        if (pending !== undefined) {
            const { landing, hash } = pending;
            const trailer = `${INTENT_TRAILER}: ${hash}`;
            const commit = await findLanded(refs, { ref: landing.ref, old: landing.old, trailer });
            const { id, plan: of, work_item: item } = landing.draft.receipt;
            if (commit !== undefined && (0,external_node_fs_.existsSync)(receiptPath(place, id)))
                records.push({ id, of, item: item.id });
        }
    }
    finally {
        (0,scratch_home/* removeTree */.d)(scratch);
    }
    const last = new Map();
    // Ids sort by the time at which their run began.
    for (const { id, of, item } of records.sort((one, other) => (one.id < other.id ? -1 : 1))) {
        if (plan === undefined || of === plan)
            last.set(`${of}\0${item}`, id);
    }
    const holder = (0,run_lock/* readHolder */.F)(`${place.lock}.holder`);
    const isRunning = holder !== undefined && (0,process_tree/* isProcessAlive */.jW)(holder.pid);
    return { receipts: [...last.values()].map((id) => readReceipt(place, id)), branches, isRunning, checkoutOpen };
}

;// CONCATENATED MODULE: ./build/workitem/provenance.js
const STATEMENT = 'https://in-toto.io/Statement/v1';
const PREDICATE = 'https://slsa.dev/provenance/v1';
const BUILD_TYPE = 'urn:autorize-action:work-item:v1';
/** The receipt of what landed as an in-toto Statement v1 with SLSA provenance v1: what standard tools read. */
function buildProvenance(receipt) {
    const { artifacts, after_commit: after, agent, environment } = receipt;
    const files = artifacts.flatMap(({ path, content_hash: hash, git_blob: blob }) => hash === null || blob === null ? [] : [{ name: path, digest: { blake3: hash, gitBlob: blob } }]);
    const commit = after === null ? [] : [{ name: `git+refs/heads/${receipt.branch}`, digest: { gitCommit: after } }];
    return {
        _type: STATEMENT,
        subject: [...commit, ...files],
        predicateType: PREDICATE,
        predicate: {
            buildDefinition: {
                buildType: BUILD_TYPE,
                externalParameters: { workItem: receipt.work_item, agent },
                internalParameters: { plan: receipt.plan, sandbox: receipt.sandbox, environment },
                resolvedDependencies: [
                    {
                        name: 'input state',
                        digest: { gitCommit: receipt.before_commit },
                        annotations: { stateHash: receipt.before_hash },
                    },
                ],
            },
            runDetails: {
                builder: { id: `urn:autorize-action:${environment.autorize}`, version: { autorize: environment.autorize } },
                metadata: { invocationId: receipt.id, startedOn: receipt.started_at, finishedOn: receipt.ended_at },
                byproducts: [
                    {
                        name: `receipts/${receipt.id}.json`,
                        uri: `urn:uuid:${receipt.id}`,
                        annotations: {
                            // Of its canonical form, so no digest of the file.
                            receiptHash: receipt.receipt_hash,
                            stateHash: receipt.after_hash,
                            toolTrace: receipt.tool_trace,
                            tests: receipt.tests,
                            previousReceiptHash: receipt.previous_receipt_hash,
                        },
                    },
                ],
            },
        },
    };
}

;// CONCATENATED MODULE: ./build/workitem/rerun.js
var rerun_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var rerun_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * An agent once more, on a work tree that holds a run's input: the part of a replay that is not comparing.
 * Invariant: the agent works in a lane of its own, exactly as it did; what it leaves is put into the work tree when all
 * its processes are gone. Nothing is judged and nothing is recorded.
 */

















/** Runs an agent on an item in the work tree of the working directory, and leaves there what it left. */
async function rerunAgent(request, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { item, spec, id } = await findInputs(request, host);
        const resolved = (0,environment/* resolveTable */.NC)(spec.env, { outer: host.env, path: `$.agents.${id}.env` });
        if ('problems' in resolved)
            throw new errors/* ContractError */.Vl(resolved.problems);
        const level = (0,sandbox_level/* decideLevel */.DT)({ requested: spec.sandbox, network: spec.network }, await (0,sandbox_level/* probeSandbox */.UB)());
        if (level instanceof errors/* PreconditionError */.Rb)
            throw level;
        await settleCheckout(workPlaceOf(host), host);
        const area = rerun_addDisposableResource(env_1, await openPrivateArea(host.cwd, { level, outer: host.env }), true);
        const { workspace, base: head } = area;
        const { store, repository } = workspace;
        const hasher = new StateHasher(store.git, await createBlake3());
        const indexFile = (0,external_node_path_.join)(store.folder, 'checkout.index');
        const staging = [repository.gitDir, workspace.folder];
        const place = { store, hasher, folder: repository.folder, indexFile, excludes: [], staging };
        const before = await freeze(place);
        const message = 'The input\n';
        const date = '1970-01-01T00:00:00Z';
        const base = await (0,git_store/* commitTree */.SC)(store, { tree: before.id, parents: [head], message, identity: keep/* IDENTITY */.zK, date });
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(workspace.folder, 'runs'));
        const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(workspace.folder, 'runs', 'run-'));
        const agent = { id, spec, env: resolved.values, level };
        const turn = await takeItemTurn(workspace, {
            ...{ item, agent, base, folder, branch: 'replay', signal: request.signal },
            lane: (0,attempt_workspace/* laneOf */.kk)(workspace, 1),
        });
        if (turn.kind === 'captured') {
            // Awaited here: the area goes with this block.
            await thaw(place, { id: turn.tree });
            return;
        }
        const reason = turn.kind === 'aborted' ? 'the run was called off' : turn.reason;
        throw new errors/* AutorizeError */.yW('agent', errors/* EXIT */.dc.no, {
            message: `the agent did not end well: ${reason}`,
            remedy: 'The work tree is as it was.',
        });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = rerun_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function findInputs({ agent, item, file, receipt }, host) {
    const id = /^[0-9]$/.test(agent) ? `agent-${agent}` : agent;
    const inputs = receipt === undefined ? await ofPlan(file, item, host) : ofReceipt(receipt, host);
    const problems = [
        ...(inputs.item.id === item
            ? []
            : [{ found: `--work-item=${(0,base_text/* quoted */.TL)(item)}`, expected: (0,base_text/* quoted */.TL)(inputs.item.id), remedy: 'Name that item.' }]),
        ...(inputs.id === id
            ? []
            : [
                {
                    found: `--agent=${(0,base_text/* quoted */.TL)(agent)}`,
                    expected: `${inputs.id}, the agent of the item`,
                    remedy: 'Name that agent.',
                },
            ]),
    ];
    if (problems.length > 0)
        throw new errors/* UsageError */.eb(problems);
    return inputs;
}
function ofReceipt(path, { cwd }) {
    const { agent, work_item: item } = decodeReceipt((0,external_node_path_.resolve)(cwd, path), path);
    // A preset's command is in the receipt as it was.
    const { command, preset, stdin, env, sandbox, network } = agent;
    return { id: agent.id, item, spec: { command, preset: preset ?? undefined, stdin, env, sandbox, network } };
}
async function ofPlan(file, id, host) {
    const found = file ?? findPlanHere(host);
    if (found === undefined) {
        throw new errors/* UsageError */.eb([
            {
                found: 'no --file',
                expected: `a plan, or one of ${PLAN_PLACES.join(', ')} here`,
                remedy: 'Name the plan: --file FILE',
            },
        ]);
    }
    const { work, problems } = await loadWork(found, host);
    if (work === undefined)
        throw new errors/* ContractError */.Vl(problems);
    const item = work.items.find((each) => each.id === id);
    if (item === undefined) {
        const known = work.items.map((each) => each.id);
        throw new errors/* UsageError */.eb([
            { found: `--work-item=${(0,base_text/* quoted */.TL)(id)}`, expected: `an item of ${found}`, remedy: (0,base_text/* suggestion */.h)(id, known) },
        ]);
    }
    const spec = Object.entries(work.agents).find(([name]) => name === item.agent_id)?.[1];
    if (spec === undefined)
        throw new Error('an item without an agent passed the check of the plan');
    return { id: item.agent_id, item, spec };
}

// EXTERNAL MODULE: ./build/attempt/agent/spending.js
var spending = __webpack_require__(8062);
// EXTERNAL MODULE: ./build/kernel/disk-reserve.js
var disk_reserve = __webpack_require__(8414);
// EXTERNAL MODULE: ./build/kernel/inspector-guard.js
var inspector_guard = __webpack_require__(5453);
// EXTERNAL MODULE: ./build/kernel/export-commits.js
var export_commits = __webpack_require__(3491);
;// CONCATENATED MODULE: ./build/workitem/checkout.js
/**
 * Runs in place: they start from the user's checkout as it is, and bring it to what lands.
 * Invariant: an item that does not land never touches the checkout. For one that lands, the branch is the commit point:
 * the checkout follows it, and the record of the landing says from where; a checkout that the user changed meanwhile is
 * left alone. Crash while it follows: whoever looks next brings it to the end first (settle.ts).
 */











class CheckoutFollower {
    #run;
    #place;
    #state;
    constructor(run, place, state) {
        this.#run = run;
        this.#place = place;
        this.#state = state;
    }
    /** Puts the checkout's own changes on the branch. */
    static async open(run) {
        const { repository, store } = run.workspace;
        const excludes = [
            (0,external_node_path_.join)(repository.commonDir, 'info', 'exclude'),
            (0,external_node_path_.join)(run.host.env.XDG_CONFIG_HOME || (0,external_node_path_.join)(run.host.env.HOME || '/', '.config'), 'git', 'ignore'),
        ].flatMap((path) => ((0,external_node_fs_.existsSync)(path) ? [(0,external_node_fs_.readFileSync)(path, 'utf8')] : []));
        const indexFile = (0,external_node_path_.join)(store.folder, 'checkout.index');
        const staging = [run.place.folder, repository.gitDir];
        const place = { store, hasher: run.hasher, folder: repository.folder, indexFile, excludes, staging };
        const state = await freeze(place);
        const follower = new CheckoutFollower(run, place, state);
        await follower.#recordStart();
        return follower;
    }
    /** A commit of the checkout as it is, where the branch is not that already: what the items start from. */
    async #recordStart() {
        const { workspace, hasher, host, branch } = this.#run;
        const { hash } = await hasher.hashTree(this.#run.tip);
        if (hash === this.#state.hash)
            return;
        const commit = await (0,git_store/* commitTree */.SC)(workspace.store, {
            tree: this.#state.id,
            parents: [this.#run.tip],
            message: `The checkout before the run\n\nAutorize-Plan: ${this.#run.plan}\nAutorize-State: ${this.#state.hash}\n`,
            identity: keep/* IDENTITY */.zK,
            date: host.now().toISOString(),
        });
        const move = { ref: `refs/heads/${branch}`, from: this.#run.branchAt, to: commit };
        const moved = await (0,export_commits/* exportCommits */.D)(workspace.store, workspace.repository, move);
        if (moved.kind === 'moved')
            throw changed(`the branch ${branch} was moved by somebody else`);
        this.#run.tip = commit;
        this.#run.branchAt = commit;
    }
    /** Brings the checkout to what has landed last. */
    async follow() {
        const found = await freeze(this.#place);
        if (found.hash !== this.#state.hash) {
            throw changed(`the checkout was changed while the plan ran; what landed is on ${this.#run.branch}`);
        }
        await bring(this.#run, this.#place, found);
        this.#state = await freeze(this.#place);
    }
}
/** Brings the checkout to the tip; throws where a file that is no part of its state is in the way. */
async function bring(run, place, from) {
    const { store, folder, staging } = place;
    const tree = await (0,kernel_git/* gitLine */.JG)(store.git, ['rev-parse', `${run.tip}^{tree}`]);
    const changes = await (0,git_store/* diffTrees */.j_)(store, { from: from.id, to: tree });
    const exchanged = await exchangeFiles({ folder, objects: store, staging, lasts: true }, changes);
    if (exchanged.kind === 'foreign') {
        const path = (0,base_text/* quoted */.TL)(exchanged.path, 200);
        throw changed(`${path} is ignored here and in the way, or was changed just now; what landed is on ${run.branch}`);
    }
    appendWorkRecord(run, { kind: 'thawed' });
}
function changed(message) {
    return new errors/* PreconditionError */.Rb({ message, remedy: 'See what changed: git status. Then run the plan again.' });
}

;// CONCATENATED MODULE: ./build/workitem/attempt-beside.js
/** An item's attempt while others are at work, on a disk that one of them may fill. */




/** Attempts an item. Undefined where it came to nothing and the disk was full: that is not held against it. */
async function attemptBeside(run, request) {
    try {
        const attempted = await attemptItem(run, request);
        const wasFull = (0,attempt_workspace/* makeRoom */.mk)(run.workspace, [request.laneNumber]);
        if (attempted.kind !== 'ended' || !wasFull)
            return attempted;
        (0,scratch_home/* removeTree */.d)(attempted.folder);
    }
    catch (error) {
        if ((0,storage_error/* storageError */.Q)(() => '', error)?.code !== 'disk_full')
            throw error;
        (0,attempt_workspace/* emptyLanes */.hO)(run.workspace, [request.laneNumber]);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/workitem/level.js
/**
 * The items of a level, side by side.
 * Invariant: each starts from the level's base, whatever the others do, and they are concluded in the order of the
 * file, one at a time: how many run at once changes nothing but the time. On a full disk an item that did not come to
 * an end of its own is tried again when no other is at work: what one item fills is not held against the others.
 */





const INTERRUPTED = 'the run was interrupted while it was under way';
/** Runs the items of a level, `jobs` at a time; concludes each when all before it in the file are concluded. */
async function runLevel(run, { items, base, jobs, onBegin }, conclude) {
    const owners = new Map();
    const attempts = items.map(() => createDeferred());
    let next = 0;
    let isBroken = false;
    const laneNumbers = Array.from({ length: Math.min(jobs, items.length) }, (_, index) => index + 1);
    const crowdedOut = [];
    const take = async (at, laneNumber, attemptOne) => {
        const [item, attempt] = [items[at], attempts[at]];
        if (item === undefined || attempt === undefined)
            return;
        if (run.signal.aborted) {
            attempt.resolve({ kind: 'aborted' });
            return;
        }
        const overspending = run.proposed === undefined ? (0,spending/* findOverspending */.s)(run.spending) : undefined;
        if (overspending !== undefined) {
            attempt.resolve({ kind: 'withheld', reason: `budget.usd: ${overspending}` });
            return;
        }
        onBegin(item.id);
        const attempted = await attemptOne(run, { item, laneNumber, base });
        if (attempted === undefined)
            crowdedOut.push(at);
        else
            attempt.resolve(attempted);
    };
    const work = async (laneNumber) => {
        const attemptOne = laneNumbers.length === 1 ? attemptItem : attemptBeside;
        while (next < items.length && !isBroken) {
            const at = next;
            next += 1;
            await take(at, laneNumber, attemptOne);
        }
    };
    const workAlone = async () => {
        for (const at of crowdedOut.sort((one, other) => one - other)) {
            (0,attempt_workspace/* emptyLanes */.hO)(run.workspace, laneNumbers);
            if (!isBroken)
                await take(at, 1, attemptItem);
        }
        // Landing takes room, too.
        (0,attempt_workspace/* makeRoom */.mk)(run.workspace, laneNumbers);
    };
    // The lane after those of the agents is for testing what is merged.
    const laneNumber = jobs + 1;
    const fail = (error) => {
        isBroken = true;
        run.callOff();
        // Whoever waits for what will never come is told; the first error is the one that counts.
        for (const { reject, promise } of attempts) {
            promise.catch(() => undefined);
            reject(error);
        }
        throw error;
    };
    const lanes = laneNumbers.map((number) => work(number).catch(fail));
    const alone = Promise.allSettled(lanes).then(workAlone).catch(fail);
    const concludeAll = async () => {
        for (const [at, item] of items.entries()) {
            const attempted = await attempts[at]?.promise;
            if (attempted === undefined)
                return;
            // What fills the disk is gone when the items are.
            if ((0,attempt_workspace/* makeRoom */.mk)(run.workspace, []))
                await Promise.allSettled([alone]);
            if (attempted.kind === 'withheld') {
                await conclude(item, { withheld: attempted.reason });
                continue;
            }
            const receipt = attempted.kind === 'aborted' ? undefined : await concludeItem(run, { attempted, base, owners, laneNumber });
            await conclude(item, receipt === undefined ? { withheld: INTERRUPTED } : { receipt });
        }
    };
    const ends = await Promise.allSettled([...lanes, alone, concludeAll().catch(fail)]);
    (0,attempt_workspace/* makeRoom */.mk)(run.workspace, [laneNumber]);
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed !== undefined)
        throw failed.reason;
}
function createDeferred() {
    let settle;
    const promise = new Promise((resolve, reject) => {
        settle = { resolve, reject };
    });
    if (settle === undefined)
        throw new Error('a promise without its functions');
    return { promise, ...settle };
}

;// CONCATENATED MODULE: ./build/workitem/plan-problems.js
/**
 * Everything that can be known to be wrong with a plan before it runs.
 * Invariant: nothing is made and nothing is run; what one problem hides, another part of the plan, is still looked at.
 */
















/** Throws what is wrong with a plan and with what was said of it, all at once. */
async function requireSound(check) {
    const { loaded, only, ofCommand, needsAgents, host } = check;
    const { document, problems } = loaded;
    const variables = needsAgents ? unsetVariables(document, host) : [];
    const told = new Set(problems.map(({ path }) => path));
    const more = [...(await missingInputs(check)), ...variables].filter(({ path }) => !told.has(path));
    const ofPlan = [...problems, ...more];
    const ofFlags = [...ofCommand, ...unknownNames(only, loaded)];
    if (ofPlan.length > 0) {
        throw new errors/* ContractError */.Vl([...ofFlags, ...(document.file === '' ? withoutPlaces(ofPlan) : ofPlan)]);
    }
    if (ofFlags.length > 0)
        throw new errors/* UsageError */.eb(ofFlags);
}
function itemsOf({ document }) {
    return (0,decode/* arrayOrEmpty */.cX)((0,decode/* objectOrEmpty */.YN)(document.value).items).map((raw, at) => {
        const item = (0,decode/* objectOrEmpty */.YN)(raw);
        return { at, item, id: typeof item.id === 'string' ? item.id : undefined };
    });
}
/** Items that --only names and the plan has not. */
function unknownNames(only, loaded) {
    const known = itemsOf(loaded).flatMap(({ id }) => id ?? []);
    return only
        .filter((id) => !known.includes(id))
        .map((id) => ({
        found: `--only ${(0,base_text/* quoted */.TL)(id)}`,
        expected: 'the id of an item of the plan',
        remedy: (0,base_text/* suggestion */.h)(id, known),
    }));
}
/**
 * Input files that are not there, of items that wait for no other one: an item before may make whatever it likes, so
 * what waits is asked when its turn comes. What has landed before needs its input no more.
 */
async function missingInputs(check) {
    const { loaded, only, place } = check;
    // Whoever names an item that is not there may have meant any.
    const isWhole = only.length === 0 || unknownNames(only, loaded).length > 0;
    const asked = itemsOf(loaded).filter(({ item, id }) => (0,decode/* arrayOrEmpty */.cX)(item.input_files).length > 0 &&
        (0,decode/* arrayOrEmpty */.cX)(item.dependencies).length === 0 &&
        (isWhole || only.includes(id ?? '')));
    if (asked.length === 0)
        return [];
    const { landed } = foldHistory(readWorkJournal(place));
    const done = new Set(landed.filter(({ plan }) => plan === loaded.plan).map((each) => each.item));
    const start = await listStart(check);
    if (start === undefined)
        return [];
    return asked
        .filter(({ id }) => id === undefined || !done.has(id))
        .flatMap(({ item, at }) => (0,decode/* arrayOrEmpty */.cX)(item.input_files).flatMap((given, index) => {
        const path = typeof given === 'string' ? normalPath(given) : undefined;
        if (path === undefined || start.has(path))
            return [];
        return [
            (0,schema_problems/* problemAt */.l4)(loaded.document, ['items', at, 'input_files', index], {
                found: `the missing input file ${(0,base_text/* quoted */.TL)(given, 200)}`,
                expected: `a file of ${start.name}, or an item in "dependencies" that makes it`,
                remedy: 'Commit it, or name the item that makes it in the dependencies of this one.',
            }),
        ];
    }));
}
/** What the first items start from; undefined where there is no commit yet, which is another error. */
async function listStart({ place, loaded, inPlace }) {
    const { repository } = place;
    if (inPlace)
        return { name: 'the checkout', has: (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(repository.folder, path)) };
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-check-'));
    try {
        const { refs } = (0,user_repository/* openRefs */.ro)(repository, scratch);
        const branch = await (0,kernel_refs/* readRef */.s)(refs, `refs/heads/autorize-work/${loaded.plan}`);
        const tip = branch ?? (await (0,user_repository/* readHead */.zy)(repository, refs));
        if (tip === undefined)
            return undefined;
        const paths = await listPaths(refs, tip);
        return { name: tip.slice(0, 12), has: (path) => paths.has(path) };
    }
    finally {
        (0,scratch_home/* removeTree */.d)(scratch);
    }
}
async function listPaths(refs, commit) {
    const { stdout } = await refs(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]);
    return new Set((0,raw_diff/* splitNul */.K)(stdout).map(byte_path/* decodePath */.q));
}

;// CONCATENATED MODULE: ./build/workitem/result.js
/** The result that a receipt tells of. */
function buildRunResult(receipt, places) {
    const { status, artifacts, tests, reason } = receipt;
    const landed = status === 'success' ? artifacts : [];
    const pathsOf = (wanted) => landed.filter(({ type }) => type === wanted).map(({ path }) => `${places.repository}/${path}`);
    const { passed, failed } = tests ?? { passed: null, failed: null };
    return {
        status,
        receipt_id: receipt.id,
        receipt_path: places.receiptPath,
        modified_files: pathsOf('edit'),
        created_files: pathsOf('create'),
        deleted_files: pathsOf('delete'),
        output_hash: (status === 'success' ? receipt.after_hash : null) ?? receipt.before_hash,
        artifact_hashes: Object.fromEntries(landed.flatMap(({ path, content_hash: hash }) => (hash === null ? [] : [[path, hash]]))),
        metrics: {
            execution_time_ms: receipt.execution_time_ms,
            tool_ops_count: receipt.tool_trace === 'unavailable' ? 0 : receipt.tool_trace.length,
            delta_size: receipt.deltaO.length + receipt.deltaPi.length + receipt.deltaLambda.length + receipt.deltaQ.length,
            files_touched: artifacts.length,
            ...(passed === null ? {} : { tests_passed: passed }),
            ...(failed === null ? {} : { tests_failed: failed }),
        },
        ...(places.testOutput === undefined ? {} : { test_output: places.testOutput }),
        ...(status === 'success' ? { proof_script: places.proofScript } : {}),
        ...(status === 'denied' ? { denial_reason: reason ?? '' } : {}),
        ...(status === 'failure' || status === 'timeout' ? { error: reason ?? '' } : {}),
    };
}

;// CONCATENATED MODULE: ./build/workitem/run-usage.js
/** What the agent of a run used up, in a file of the run that its receipt names by its hash. */




const MAX_BYTES = 4096;
const amount = schemas/* optional */.lqM(schemas/* number */.aig().check(api/* _gte */.qm(0)));
const usageSchema = schemas/* object */.Ikc({
    /** As the agent's own program names it. */
    model: schemas/* optional */.lqM(schemas/* string */.YjP()),
    ...{ input_tokens: amount, output_tokens: amount, usd: amount },
    at_least: schemas/* optional */.lqM(schemas/* literal */.euz(true)),
});
/** Undefined where the agent did not say, or the file is not as it was written: verify tells of that. */
function findUsage(folder) {
    const text = (0,regular_file/* readFilePart */.E)((0,external_node_path_.join)(folder, USAGE_FILE), 'start', MAX_BYTES)?.text;
    if (text === undefined)
        return undefined;
    try {
        return usageSchema.safeParse(JSON.parse(text)).data;
    }
    catch {
        // No JSON any more; to say so is for verify.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/workitem/run.js
var run_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var run_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * Running work items: levels one after the other, the items of a level side by side.
 * Invariant: what a plan comes to does not depend on how many run at a time: every item of a level starts from the same
 * commit, and what they came to is concluded in the order of the file. An item lands whole or not at all; a killed run
 * is gone on with by running the plan again, which takes over what has landed.
 * It prints nothing and never exits: what happens is told by events, how it ended by the result.
 */

























/** Runs work items by their dependencies, and lands what they come to on `autorize-work/PLAN`. */
async function executeWorkItems(items, options) {
    const { agents, plan = 'plan', permit, classes } = options;
    const document = documentOf({ version: 1, plan, agents, items, permit, classes });
    return runWork({ loaded: { ...decodeWork(document, plan), document }, options, isAlone: false, ofCommand: [] });
}
/**
 * Runs the plan of a file, JSON or YAML. Throws ContractError with everything that is wrong with it; `ofCommand`, what is
 * wrong with the command line, is told in front of that.
 */
async function executeWorkFile(file, options, { ofCommand = [] } = {}) {
    const needsAgents = options.proposed === undefined;
    const loaded = await loadWork(file, options.host, { needsAgents }).catch((error) => {
        throw error instanceof errors/* ContractError */.Vl ? new errors/* ContractError */.Vl([...ofCommand, ...error.problems]) : error;
    });
    return runWork({ loaded, options, ofCommand, isAlone: false });
}
/** Runs what was loaded, sound or not: throws with everything that is wrong with it. */
async function runWork({ loaded, options, ofCommand, isAlone }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { host, only = [], inPlace = false } = options;
        const place = workPlaceOf(host);
        const _guard = run_addDisposableResource(env_1, (0,inspector_guard/* guardInspector */.f)(), false);
        const needsAgents = options.proposed === undefined;
        // Why it cannot be is told under the lock.
        if (inPlace)
            await trySettling(place, host);
        await requireSound({ loaded, place, host, only, inPlace, needsAgents, ofCommand });
        if (loaded.work === undefined)
            throw new Error('a plan without a problem was not decoded');
        const { work, document } = loaded;
        try {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                createWorkFolders(place);
                const lock = run_addDisposableResource(env_2, await lockWork(place, host), true);
                return await runLocked({ loaded, work, options, place, lock, isAlone });
            }
            catch (e_1) {
                env_2.error = e_1;
                env_2.hasError = true;
            }
            finally {
                const result_1 = run_disposeResources(env_2);
                if (result_1)
                    await result_1;
            }
        }
        catch (error) {
            throw (0,storage_error/* storageError */.Q)(() => `autorize work run ${document.file === '' ? 'FILE' : document.file}`, error) ?? error;
        }
    }
    catch (e_2) {
        env_1.error = e_2;
        env_1.hasError = true;
    }
    finally {
        run_disposeResources(env_1);
    }
}
async function runLocked({ loaded, work, options, place, lock, isAlone }) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { host, jobs = (0,external_node_os_.availableParallelism)(), only = [], onEvent = () => undefined } = options;
        const { plan } = loaded;
        const branch = `autorize-work/${plan}`;
        const { repository } = place;
        const blake3 = await createBlake3();
        const folder = (0,attempt_workspace/* workspaceFolder */.ih)({ repository, name: 'work.items', outer: host.env });
        await (0,attempt_workspace/* makeRoomAfter */.az)(folder);
        const { refs } = (0,user_repository/* openRefs */.ro)(repository, (0,external_node_path_.join)(folder, 'user'));
        const head = await (0,user_repository/* requireHead */.EU)(repository, refs);
        const journal = run_addDisposableResource(env_3, openWorkJournal(place), false);
        await finishLanding({ place, journal, refs, folder, blake3 });
        await settleLocked(place, journal);
        const branchAt = await findWorkBranch(place, refs, branch);
        const tip = branchAt ?? head;
        const needsAgents = options.proposed === undefined;
        const history = foldHistory(journal.records);
        setUnnamedAside(place, namedReceipts(history));
        const agents = await readyAgents(work, host, { needsAgents, sandbox: options.sandbox });
        const landed = await listLanded(refs, history.starts);
        const standing = history.landed.filter(({ landed_commit: commit }) => landed.has(commit));
        const [level = { kind: 'process-group' }] = [...agents.values()].map((agent) => agent.level);
        const workspace = await (0,attempt_workspace/* openWorkspace */.OH)({ folder, repository, base: tip, tip, level, outer: host.env });
        const reserve = run_addDisposableResource(env_3, (0,disk_reserve/* takeDiskReserve */.n)(place.reserve, lock.isHeld), false);
        const fault = new AbortController();
        const run = {
            ...{ place, plan, branch, work, agents, host, blake3, workspace, journal, lock, reserve, branchAt, tip },
            hasher: new StateHasher(workspace.store.git, blake3),
            classify: createClassifier(work.classes),
            requiresToolTrace: options.requireToolTrace === true,
            inPlace: options.inPlace === true,
            gitVersion: await readGitVersion(refs),
            replayTool: readReplayTool(blake3),
            proposed: options.proposed,
            spending: { dollars: [], inFlight: 0, maxUsd: (0,spending/* smallestBudget */.B)(options.maxUsd, work.budget?.usd) },
            signal: AbortSignal.any([lock.lost, fault.signal, ...(options.signal === undefined ? [] : [options.signal])]),
            callOff: () => fault.abort(),
            history: new Map(standing.map(({ after_hash, id }) => [after_hash, id])),
            previous: history.landed.at(-1)?.receipt_hash ?? null,
        };
        const follower = run.inPlace ? await CheckoutFollower.open(run) : undefined;
        const chosen = only.length === 0 ? work.items : work.items.filter(({ id }) => only.includes(id));
        const levels = resolveDependencies(chosen);
        onEvent({ kind: 'started', plan, branch, base: run.tip, levels: levels.map((each) => each.map(({ id }) => id)) });
        const already = new Map(standing.filter((each) => each.plan === plan).map((each) => [each.item, each]));
        const reports = new Map();
        const tell = (report) => {
            reports.set(report.id, report);
            onEvent({ kind: 'ended', item: report });
        };
        const obstacles = new Map();
        for (const item of work.items) {
            const isChosen = chosen.includes(item);
            for (const name of isChosen ? item.dependencies : []) {
                if (chosen.some(({ id }) => id === name) || already.has(name))
                    continue;
                obstacles.set(name, { status: 'blocked', reason: 'it has not landed and is not part of this run' });
            }
        }
        const withhold = async (item, base, why) => {
            obstacles.set(item.id, why);
            if (!isAlone) {
                tell({ id: item.id, status: 'blocked', reason: why.reason });
                return;
            }
            const attempted = refuseItem(run, { item, base }, why.reason);
            const receipt = await concludeItem(run, { attempted, base, owners: new Map(), laneNumber: 1 });
            if (receipt !== undefined)
                tell({ id: item.id, reused: false, ...resultOf(place, receipt) });
        };
        for (const items of levels) {
            const open = [];
            const state = await run.hasher.hashTree(run.tip);
            const base = { commit: run.tip, state, history: new Map(run.history) };
            for (const item of items) {
                const block = findBlock(item, obstacles);
                const agent = run.agents.get(item.agent_id);
                const earlier = already.get(item.id);
                const isDone = agent !== undefined && earlier?.work_item_hash === inputsHash(run, item, agent);
                if (earlier !== undefined && isDone) {
                    tell({ id: item.id, reused: true, ...reportOf(place, readReceipt(place, earlier.id)) });
                }
                else if (block !== undefined) {
                    await withhold(item, base, isAlone ? { ...block, reason: `Dependency missing: ${block.reason}` } : block);
                }
                else if (run.signal.aborted) {
                    await withhold(item, base, { status: 'blocked', reason: 'the run was interrupted before it began' });
                }
                else if (run.proposed?.has(item.id) === false) {
                    await withhold(item, base, { status: 'blocked', reason: NOT_PROPOSED });
                }
                else
                    open.push(item);
            }
            await runLevel(run, { items: open, base, jobs, onBegin: (id) => onEvent({ kind: 'begun', id }) }, async (item, concluded) => {
                if ('withheld' in concluded) {
                    await withhold(item, base, { status: 'blocked', reason: concluded.withheld });
                    return;
                }
                const { receipt } = concluded;
                const { status, reason } = receipt;
                if (status !== 'success')
                    obstacles.set(item.id, { status, reason: reason ?? '' });
                else
                    await follower?.follow();
                tell({ id: item.id, reused: false, ...reportOf(place, receipt) });
                if (!reserve.isHeld)
                    throw (0,storage_error/* diskFull */.x)('autorize work run');
            });
        }
        workspace.close();
        const items = chosen.flatMap(({ id }) => reports.get(id) ?? []);
        const standsAt = run.branchAt === undefined ? null : branch;
        const overspending = needsAgents ? (0,spending/* findOverspending */.s)(run.spending) : undefined;
        const isHeld = overspending !== undefined && items.some(({ status }) => status === 'blocked');
        const ended = { plan, branch: standsAt, commit: run.tip, items, interrupted: run.signal.aborted };
        return isHeld ? { ...ended, overspending: `budget.usd: ${overspending}` } : ended;
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        run_disposeResources(env_3);
    }
}
const NOT_PROPOSED = 'nothing was proposed for it, and no agent runs here';
function reportOf(place, receipt) {
    const usage = findUsage(runFolder(place, receipt.id));
    return { ...resultOf(place, receipt), ...(usage === undefined ? {} : { usage }) };
}
/** The result that a receipt of the store tells of. */
function resultOf(place, receipt) {
    const folder = runFolder(place, receipt.id);
    return buildRunResult(receipt, {
        repository: place.repository.folder,
        receiptPath: (0,external_node_path_.join)(folder, 'RECEIPT.json'),
        proofScript: (0,external_node_path_.join)(folder, replayName(receipt)),
        testOutput: receipt.tests === null ? undefined : readTail((0,external_node_path_.join)(folder, receipt.tests.output)),
    });
}

// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(7785);
;// CONCATENATED MODULE: ./build/workitem/branch-check.js


const OLDER = ': .autorize/work is not that of its run. Put that back from a copy';
/** What the branches say and the journal does not, or otherwise. */
async function checkBranches({ refs, records, landed, blake3, commit: wanted, }) {
    const known = new Map(landed.map((each) => [each.landed_commit, each]));
    const findings = new Map();
    for (const ref of await listBranches(refs)) {
        const { commits, isWhole } = await listLandings(refs, ref);
        if (!isWhole && landed.some(({ plan, landed_commit: id }) => ref === branchOf(plan) && !isAmong(commits, id))) {
            const what = `the branch ${ref.replace('refs/heads/', '')}`;
            findings.set(ref, { kind: 'unchecked', what, detail: 'its history ends before all that landed on it' });
        }
        const earliest = commits.findLastIndex(({ commit }) => known.has(commit));
        for (const [at, { commit, title, intent }] of commits.entries()) {
            if (wanted !== undefined && commit !== wanted)
                continue;
            const record = known.get(commit);
            // What is older than all that the journal knows was another store's, or another clone's.
            const isOlder = record === undefined && at > earliest;
            const detail = record === undefined
                ? `it landed, and no record of the journal names it${isOlder ? OLDER : ''}`
                : doubt(record, { intent, records, blake3 });
            if (detail === undefined)
                continue;
            const what = `${commit.slice(0, 12)} ${(0,base_text/* quoted */.TL)(title, 80)}`;
            findings.set(commit, { kind: isOlder ? 'unproved' : 'wrong', what, detail });
        }
    }
    return [...findings.values()];
}
function doubt(record, { intent, records, blake3 }) {
    const found = records.find(({ hash, kind }) => hash === intent && kind === undefined);
    if (found === undefined)
        return 'the journal has not the record that this commit was made of: it is another journal';
    const receipt = completeReceipt(found, record.landed_commit, blake3);
    if (receipt.receipt_hash === record.receipt_hash)
        return undefined;
    return `the receipt ${record.id} is not the one that this commit was made of`;
}
async function listBranches(refs) {
    const { stdout } = await refs(['for-each-ref', '--format=%(refname)', 'refs/heads/autorize-work/']);
    return stdout.toString().split('\n').filter(Boolean);
}
const branchOf = (plan) => `refs/heads/autorize-work/${plan}`;
const isAmong = (commits, id) => commits.some(({ commit }) => commit === id);
/**
 * The commits that landed an item, newest first; not whole where the history ends before its first commit, as that of a
 * shallow checkout does: git tells those that come after.
 */
async function listLandings(refs, ref) {
    const args = ['log', '--first-parent', '-z', '--format=%H%n%B', `--grep=^${INTENT_TRAILER}: `, ref, '--'];
    const { stdout, exitCode } = await refs(args, { allowed: [0, 128] });
    const commits = stdout
        .toString()
        .split('\0')
        .flatMap((each) => {
        const [commit = '', title = '', ...lines] = each.split('\n');
        const intent = lines.findLast((line) => line.startsWith(`${INTENT_TRAILER}: `))?.slice(INTENT_TRAILER.length + 2);
        // Experiments have the same trailer.
        const isOurs = title.startsWith('Land work item ') || lines.some((line) => line.startsWith('Autorize-Receipt: '));
        return intent === undefined || !isOurs ? [] : [{ commit, title, intent }];
    });
    return { commits, isWhole: exitCode === 0 };
}

;// CONCATENATED MODULE: ./build/workitem/verify.js
/**
 * Whether receipts, runs and git still say the same.
 * Invariant: only looked at; no lock is taken, and nothing is mended, but for a checkout that a killed run in place left
 * on the way (settle.ts). Every byte of a receipt, of the journal, of a
 * run's files and of an artifact is covered by a hash that is compared here.
 */




















/** Checks one receipt or all of them: schema, hashes, chain, files of the run, and the commits that they speak of. */
async function verifyWork({ receipt }, host) {
    const place = workPlaceOf(host);
    const blake3 = await createBlake3();
    const open = await trySettling(place, host);
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-verify-'));
    try {
        const { refs } = (0,user_repository/* openRefs */.ro)(place.repository, scratch);
        const records = readWorkJournal(place);
        const history = foldHistory(records);
        const checking = { place, history, refs, blake3, hasher: new StateHasher(refs, blake3) };
        const landed = await allLanded(checking);
        const targets = receipt === undefined ? listTargets(checking, landed) : [targetOf(place, receipt, host)];
        const receipts = [];
        const findings = open === undefined ? [] : [{ kind: 'unchecked', what: 'the checkout', detail: open }];
        for (const target of targets) {
            const { found, wrong } = await checkReceipt(checking, { ...target, landed });
            if (found !== undefined)
                receipts.push(found);
            findings.push(...(0,finding/* findingsOf */.W)(target.id, wrong, describe(found)));
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
        return { findings, isSound: (0,finding/* isAllSound */.v)(findings), receipts };
    }
    finally {
        (0,scratch_home/* removeTree */.d)(scratch);
    }
}
function describe(receipt) {
    if (receipt === undefined)
        return '';
    const { status, work_item: item, plan } = receipt;
    return `${item.id} of ${plan}: ${status}`;
}
/** What landed by the journal, and, where its run was killed in between, by the branch. */
async function allLanded({ history, refs, place }) {
    const { landed, pending } = history;
    if (pending === undefined)
        return landed;
    const { landing, hash } = pending;
    const commit = await findLanded(refs, { ref: landing.ref, old: landing.old, trailer: `${INTENT_TRAILER}: ${hash}` });
    const { id, plan, work_item: item, work_item_hash, after_hash } = landing.draft.receipt;
    if (commit === undefined || !(0,external_node_fs_.existsSync)(receiptPath(place, id)))
        return landed;
    const receipt_hash = decodeReceipt(receiptPath(place, id), id).receipt_hash;
    const hashes = { work_item_hash, after_hash: after_hash ?? '', landed_commit: commit, receipt_hash };
    return [...landed, { kind: 'landed', id, plan, item: item.id, ...hashes }];
}
function listTargets({ place, history }, landed) {
    return [...landed, ...history.ended].map(({ id }) => ({ id, path: receiptPath(place, id) }));
}
function targetOf(place, named, { cwd }) {
    const byId = receiptPath(place, named);
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
    const place = workPlaceOf(host);
    const { path } = targetOf(place, named, host);
    return { receipt: decodeReceipt(path, shownPath(place, path)), place };
}
async function checkReceipt(checking, { id, path, landed }) {
    const { place, blake3, history } = checking;
    let receipt;
    try {
        receipt = decodeReceipt(path, shownPath(place, path));
    }
    catch (error) {
        return { found: undefined, wrong: [error instanceof Error ? error.message : String(error)] };
    }
    const wrong = [];
    const require = (isRight, detail) => {
        if (!isRight)
            wrong.push(detail);
    };
    require((0,external_node_fs_.readFileSync)(path, 'utf8') === renderReceipt(receipt), 'its file is spelled otherwise than it was written');
    require(hashOfReceipt(receipt, blake3) === receipt.receipt_hash, 'receipt_hash is not the hash of the rest');
    require(receipt.id === id, `its id is ${(0,base_text/* quoted */.TL)(receipt.id)}`);
    const at = landed.findIndex((each) => each.id === receipt.id);
    const record = landed[at] ?? history.ended.find((each) => each.id === receipt.id);
    require(record !== undefined, 'no record of the journal names it');
    require(record === undefined || record.receipt_hash === receipt.receipt_hash, 'the journal has another receipt_hash');
    const previous = at > 0 ? (landed[at - 1]?.receipt_hash ?? null) : null;
    require(receipt.previous_receipt_hash === previous, 'previous_receipt_hash is not the hash of the receipt before it');
    require((receipt.status === 'success') ===
        (at !== -1), `its status is ${(0,base_text/* quoted */.TL)(receipt.status)}, which its record is not`);
    wrong.push(...checkFiles(checking, receipt));
    wrong.push(...(await checkCommits(checking, receipt)));
    return { found: receipt, wrong };
}
// What an agent printed stays on the machine that it ran on.
const STAYING = ['agent.stdout', 'agent.stderr'];
function listUnchecked({ place }, { id, files }) {
    const gone = STAYING.filter((name) => name in files && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(runFolder(place, id), name)));
    if (gone.length === 0)
        return [];
    return [{ kind: 'unchecked', what: id, detail: `not here, where it ran on another machine: ${gone.join(', ')}` }];
}
function checkFiles({ place, blake3 }, receipt) {
    const folder = runFolder(place, receipt.id);
    const twin = (0,external_node_path_.join)(folder, 'RECEIPT.json');
    const isTwin = (0,external_node_fs_.existsSync)(twin) && (0,external_node_fs_.readFileSync)(twin, 'utf8') === renderReceipt(receipt);
    const wrong = isTwin ? [] : ['RECEIPT.json beside its run is another one'];
    for (const [name, hash] of Object.entries(receipt.files)) {
        const path = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(name));
        if (!(0,external_node_fs_.existsSync)(path) && STAYING.includes(name))
            continue;
        if (!(0,external_node_fs_.existsSync)(path))
            wrong.push(`${(0,base_text/* quoted */.TL)(name)} of its run is gone`);
        else if (blake3((0,external_node_fs_.readFileSync)(path)) !== hash)
            wrong.push(`${(0,base_text/* quoted */.TL)(name)} of its run was changed`);
    }
    if (receipt.replay_tool !== undefined) {
        const path = toolPath(place, receipt.replay_tool);
        if (!(0,external_node_fs_.existsSync)(path))
            wrong.push(`the program that replays it is gone: ${(0,base_text/* quoted */.TL)(shownPath(place, path), 200)}`);
        const isChanged = [path, toolBeside(folder, receipt.replay_tool)].some((each) => (0,external_node_fs_.existsSync)(each) && blake3((0,external_node_fs_.readFileSync)(each)) !== receipt.replay_tool);
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
            const { stdout } = await refs(['rev-list', '--parents', '-n', '1', after_commit, '--']);
            const parents = stdout.toString().trim().split(' ').slice(1);
            if (parents.join() !== before_commit)
                wrong.push('after_commit does not stand on before_commit');
        }
        if (landed_commit !== null && !(await isOnBranch(refs, receipt, landed_commit))) {
            wrong.push(`the branch ${receipt.branch} does not hold landed_commit`);
        }
    }
    catch (error) {
        if (!(error instanceof kernel_git/* GitError */.XS))
            throw error;
        wrong.push(`git cannot read what it speaks of: ${error.message}`);
    }
    return wrong;
}
async function isOnBranch(refs, { branch }, commit) {
    const tip = await (0,kernel_refs/* readRef */.s)(refs, `refs/heads/${branch}`);
    return tip !== undefined && (await (0,ancestry/* isAncestor */.Q)(refs, { base: commit, tip }));
}
/** Receipts that no record names: put there by somebody, or of a run that was killed and comes to nothing. */
function checkStore({ place, history }, landed) {
    if (!(0,external_node_fs_.existsSync)(place.receipts))
        return [];
    const known = new Set([...landed, ...history.ended].map(({ id }) => `${id}.json`));
    const pending = history.pending?.landing.draft.receipt.id;
    const strays = (0,external_node_fs_.readdirSync)(place.receipts).filter((name) => name.endsWith('.json') && !known.has(name) && name !== `${pending}.json`);
    return strays.map((name) => ({ kind: 'wrong', what: name, detail: 'no record of the journal names this receipt' }));
}

// EXTERNAL MODULE: ./build/cli/stop-signals.js
var stop_signals = __webpack_require__(1977);
// EXTERNAL MODULE: ./build/cli/terminal.js
var cli_terminal = __webpack_require__(8565);
;// CONCATENATED MODULE: ./build/cli/work-command.js
var work_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var work_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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




















const RUN = {
    run: runPlan,
    status: showStatus,
    verify: verifyReceipts,
    replay: replayRun,
    agent: runAgent,
    hash: printHash,
};
/** Runs a command on work items and returns the exit code. */
async function runWorkCommand(name, call) {
    return await RUN[name](call);
}
/** Runs a plan; 0 when every item succeeded. */
async function runPlan(call) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { values, words, host, terminal, problems } = call;
        const [file = ''] = words;
        const jobs = decodeJobs(values);
        const ofCommand = [...problems, ...('problem' in jobs ? [jobs.problem] : [])];
        const isQuiet = values.has('json') || values.has('markdown');
        const stopping = work_command_addDisposableResource(env_1, (0,stop_signals/* listenForSignals */.s)(), false);
        const { plan, branch, items } = await executeWorkFile(file, {
            host,
            ...('problem' in jobs ? {} : jobs),
            only: (values.get('only') ?? []).flatMap((given) => given.split(',')),
            requireToolTrace: values.has('require-tool-trace'),
            inPlace: values.has('in-place'),
            signal: stopping.signal,
            onEvent: (event) => {
                const line = isQuiet ? undefined : lineOf(event);
                if (line !== undefined)
                    terminal.out(`${line}\n`);
            },
        }, { ofCommand });
        if (values.has('json'))
            (0,cli_terminal/* printJson */.Q)(terminal, { plan, branch, items });
        else
            printView(call, { plan, branch, items });
        if (stopping.exitCode !== undefined)
            return stopping.exitCode;
        return items.every(({ status }) => status === 'success') ? errors/* EXIT */.dc.yes : errors/* EXIT */.dc.no;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        work_command_disposeResources(env_1);
    }
}
function lineOf(event) {
    if (event.kind === 'started')
        return `${event.plan}: ${event.levels.length} levels, from ${event.base.slice(0, 12)}`;
    return event.kind === 'begun' ? `  ${event.id} …` : undefined;
}
function decodeJobs(values) {
    const given = values.get('jobs')?.[0];
    if (given === undefined)
        return {};
    if (/^[1-9]\d{0,2}$/.test(given))
        return { jobs: Number(given) };
    const problem = {
        found: `--jobs ${(0,base_text/* quoted */.TL)(given)}`,
        expected: 'a whole number from 1 to 999',
        remedy: 'Write e.g. --jobs 2.',
    };
    return { problem };
}
function printView({ values, terminal }, shown) {
    const view = buildWorkView(shown);
    terminal.out(values.has('markdown') ? renderWorkMarkdown(view) : renderWorkText(view));
}
/** What became of the items of every plan, or of one. */
async function showStatus(call) {
    const { words, values, host, terminal } = call;
    const [wanted] = words;
    const place = workPlaceOf(host);
    const { receipts, branches, isRunning, checkoutOpen } = await lookAtWork(wanted, host);
    if (wanted !== undefined && receipts.length === 0 && !isRunning) {
        throw new errors/* PreconditionError */.Rb({
            message: `no item of a plan ${(0,base_text/* quoted */.TL)(wanted)} has been run here`,
            remedy: 'See every plan: autorize work status',
        });
    }
    const plans = new Map();
    for (const receipt of receipts) {
        const { plan, work_item: item, status } = receipt;
        const known = plans.get(plan) ?? { plan, branch: null, items: [] };
        const hasLanded = status === 'success' && branches.has(receipt.branch);
        const shown = hasLanded ? { ...known, branch: receipt.branch } : known;
        plans.set(plan, shown);
        shown.items.push({ id: item.id, reused: false, ...resultOf(place, receipt) });
    }
    if (values.has('json'))
        (0,cli_terminal/* printJson */.Q)(terminal, { is_running: isRunning, checkout_open: checkoutOpen ?? null, plans: [...plans.values()] });
    else if (plans.size === 0)
        terminal.out('no work item has been run here\n');
    else
        for (const shown of plans.values())
            printView(call, shown);
    if (isRunning && !values.has('json'))
        terminal.out('a run is under way\n');
    if (checkoutOpen !== undefined)
        terminal.err(`NOTE: ${checkoutOpen}\n`);
    return errors/* EXIT */.dc.yes;
}
/** Checks receipts; 1 when something is wrong or cannot be checked for want of its record, 3 when there is nothing. Prints one as a statement, if it is sound. */
async function verifyReceipts({ words: [receipt], values, host, terminal }) {
    const format = values.get('export')?.[0];
    if (format !== undefined && (format !== 'in-toto' || receipt === undefined)) {
        const found = receipt === undefined ? '--export without a receipt' : `--export ${(0,base_text/* quoted */.TL)(format)}`;
        throw new errors/* UsageError */.eb([
            { found, expected: 'autorize work verify RECEIPT --export in-toto', remedy: 'Name the receipt, and in-toto.' },
        ]);
    }
    const verified = await verifyWork({ receipt }, host);
    const { findings, isSound, receipts } = verified;
    if (findings.length === 0) {
        throw new errors/* PreconditionError */.Rb({
            message: 'there is nothing to verify: no work item has been run here, and no branch autorize-work/… holds one',
            remedy: 'Name the repository that it was run in: cd there, then: autorize work verify',
        });
    }
    const [first] = receipts;
    if (format !== undefined && first !== undefined && first.status !== 'success') {
        throw new errors/* PreconditionError */.Rb({
            message: `the run ${first.id} is a ${first.status}; there is nothing that it made to make a statement of`,
            remedy: 'Name the receipt of a success. See: autorize work status',
        });
    }
    if (format !== undefined && isSound && first !== undefined)
        (0,cli_terminal/* printJson */.Q)(terminal, buildProvenance(first));
    else if (values.has('json'))
        (0,cli_terminal/* printJson */.Q)(terminal, { findings, is_sound: isSound });
    else
        (format === undefined ? terminal.out : terminal.err)((0,upkeep_text/* renderFindings */.vO)('work items', verified));
    return isSound ? errors/* EXIT */.dc.yes : errors/* EXIT */.dc.no;
}
/** Runs the replay script of a run, which is beside its receipt. */
async function replayRun({ words: [named = ''], values, host, terminal }) {
    const { receipt, place } = findReceipt(named, host);
    const checkoutOpen = await trySettling(place, host);
    if (checkoutOpen !== undefined)
        terminal.err(`NOTE: ${checkoutOpen}\n`);
    if (receipt.status !== 'success') {
        throw new errors/* PreconditionError */.Rb({
            message: `the run ${receipt.id} is a ${receipt.status}; only what landed can be replayed`,
            remedy: 'Run the plan again.',
        });
    }
    const script = (0,external_node_path_.join)(runFolder(place, receipt.id), replayName(receipt));
    const repo = values.get('repo')?.[0] ?? place.repository.folder;
    const flags = ['recorded', 'unsandboxed'].flatMap((name) => (values.has(name) ? [`--${name}`] : []));
    const args = [script, '--repo', repo, ...flags];
    const child = (0,external_node_child_process_.spawn)('bash', args, { cwd: host.cwd, env: host.env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (data) => terminal.out(data.toString()));
    child.stderr.on('data', (data) => terminal.err(data.toString()));
    const [code] = (await (0,external_node_events_.once)(child, 'close'));
    return code ?? errors/* EXIT */.dc.no;
}
/** Runs the agent of an item on the work tree here. */
async function runAgent({ values, host }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const [agent, item] = [values.get('agent')?.[0], values.get('work-item')?.[0]];
        if (agent === undefined || item === undefined) {
            const found = agent === undefined ? 'no --agent' : 'no --work-item';
            throw new errors/* UsageError */.eb([{ found, expected: '--agent=N --work-item=ID', remedy: 'Name both.' }]);
        }
        const stopping = work_command_addDisposableResource(env_2, (0,stop_signals/* listenForSignals */.s)(), false);
        const [file, receipt] = [values.get('file')?.[0], values.get('receipt')?.[0]];
        await rerunAgent({ agent, item, file, receipt, signal: stopping.signal }, host);
        return stopping.exitCode ?? errors/* EXIT */.dc.yes;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        work_command_disposeResources(env_2);
    }
}
/** Prints a state hash. */
async function printHash({ values, host, terminal }) {
    const hash = await hashOutput({ tree: values.get('tree')?.[0], commit: values.get('commit')?.[0] }, host);
    terminal.out(`${hash}\n`);
    return errors/* EXIT */.dc.yes;
}


/***/ }),

/***/ 2527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isAncestor)
/* harmony export */ });
/**
 * Whether one commit leads to another. In a shallow clone the history before `base` may be missing: a git that stumbles
 * over that (2.44 and later do) is asked for the commits between the two alone, which needs nothing from before.
 */
async function isAncestor(git, { base, tip }) {
    if (base === tip)
        return true;
    const { exitCode, stderr } = await git(['merge-base', '--is-ancestor', base, tip], { allowed: [0, 1, 128] });
    if (exitCode === 0 || (exitCode === 1 && stderr === ''))
        return exitCode === 0;
    return (await listChildren(git, { base, tip })).length > 0;
}
/** Commits between the two that have the first one as a parent: there is one where it leads to the other, and else none. */
async function listChildren(git, { base, tip }) {
    const { exitCode, stdout } = await git(['rev-list', '--parents', tip, `^${base}`, '--'], { allowed: [0, 128] });
    const lines = exitCode === 0 ? stdout.toString().split('\n') : [];
    return lines.filter((line) => line.split(' ').indexOf(base) > 0);
}


/***/ }),

/***/ 4902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ escapeMarkdown)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

// What GitHub gives a meaning wherever it stands: emphasis, code, links, tables, HTML, mathematics, the begin of an emoji.
// Parentheses mean something after a bracket only, which is escaped; two colons begin a command of a workflow.
const SPECIAL = /[\\`*_[\]<>#!|~&$]|:(?=:|[\w+-]+:)/g;
// What begins a list, or is a line under a heading.
const BEGIN = /^(\s*(?:\d{1,9}(?=[.)]))?)([-+=.)])(?=[-=]*\s*$|\s)/;
const ENTITIES = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
// What GitHub finds in the text after it has taken the backslashes away: only a break inside keeps it from linking.
const LINKED = /(?:https?|ftp|mailto|xmpp)(?=:)|www(?=\.)|gh(?=-\d)|#(?=\d)|@/gi;
const BREAK = '\u200b';
/** Makes any text plain inside a line of GitHub-flavoured markdown: no markup, link, mention, HTML or autolink. */
function escapeMarkdown(text) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text, 1000)
        .replace(LINKED, `$&${BREAK}`)
        .replace(SPECIAL, (char) => ENTITIES[char] ?? `\\${char}`)
        .replace(BEGIN, (_, before, mark) => `${before}\\${mark}`);
}


/***/ }),

/***/ 7595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qp: () => (/* binding */ renderRepair),
/* harmony export */   Wy: () => (/* binding */ renderAudit),
/* harmony export */   vO: () => (/* binding */ renderFindings)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4483);


const WORDS = { ok: 'ok', wrong: 'WRONG', unchecked: '?', unproved: '?' };
const MAX_TEXT = 1000;
// What a repair can do something about: files whose lines are damaged.
const MENDABLE = new Set(['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl']);
/** What a verification found, a line each, and what follows from it. */
function renderFindings(name, { findings, isSound }) {
    const width = Math.max(0, ...findings.map(({ what }) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(what).length));
    const lines = findings.map(({ kind, what, detail }) => `${WORDS[kind].padEnd(5)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(what).padEnd(width)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(detail, MAX_TEXT)}`);
    const countOf = (wanted) => findings.filter(({ kind }) => kind === wanted).length;
    const flaws = [
        ...(countOf('wrong') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(countOf('wrong'), 'thing')} wrong`]),
        ...(countOf('unproved') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(countOf('unproved'), 'thing')} that nothing here proves`]),
    ].join(', ');
    const isMendable = findings.some(({ kind, what }) => kind === 'wrong' && MENDABLE.has(what));
    const verdict = isSound
        ? `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(name)}: sound`
        : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(name)}: not sound: ${flaws}${isMendable ? `; a corrupt file is mended by: autorize repair ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(name)}` : ''}`;
    return `${[...lines, '', verdict].join('\n')}\n`;
}
/** What an audit found: each difference with its record, or that there is none. */
function renderAudit(name, { differences, notes, decisions, evaluations, claim, isSound }) {
    const lines = differences.map(({ kind, record, message }) => `WRONG  record ${record}  ${kind}: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(message, MAX_TEXT)}`);
    const counted = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(decisions, 'decision')} recomputed from ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(evaluations, 'evaluation')}`;
    return [
        ...lines,
        ...notes.map((note) => `?      ${note}`),
        ...(claim === undefined ? [] : [`claim  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(claim, MAX_TEXT)}`]),
        `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(name)}: ${counted}: ${isSound ? 'they are what is recorded' : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(differences.length, 'difference')}`}`,
        '',
    ].join('\n');
}
/** What a repair did. */
function renderRepair(repaired, shorten) {
    const { isChanged, rebuilt, closed, problems } = repaired;
    const lines = isChanged ? [] : ['nothing to mend'];
    for (const [name, file] of Object.entries({
        ledger: repaired,
        intents: repaired.intents,
        guidance: repaired.guidance,
        decisions: repaired.decisions,
    })) {
        if (file.quarantined === undefined)
            continue;
        lines.push(`${name}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(file.kept, 'record')} kept; as it was: ${shorten(file.quarantined)}`);
        for (const { line, why } of file.dropped)
            lines.push(`  line ${line} was dropped: it ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(why, MAX_TEXT)}`);
    }
    if (rebuilt.length > 0)
        lines.push(`rebuilt from git: iteration ${rebuilt.join(', ')}`);
    if (closed.length > 0)
        lines.push(`closed, since their records are lost: iteration ${closed.join(', ')}`);
    for (const problem of problems)
        lines.push(`not mended: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(problem, MAX_TEXT)}`);
    return `${lines.join('\n')}\n`;
}


/***/ })

};

