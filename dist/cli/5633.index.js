export const id = 5633;
export const ids = [5633];
export const modules = {

/***/ 17785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   $R: () => (/* binding */ describeWrong),
/* harmony export */   Ms: () => (/* binding */ describeFirst),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   oU: () => (/* binding */ describeNew),
/* harmony export */   sN: () => (/* binding */ verifiedBy),
/* harmony export */   vs: () => (/* binding */ isAllSound),
/* harmony export */   wf: () => (/* binding */ issuesOf)
/* harmony export */ });
/* unused harmony export describeFinding */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

/** The result that findings amount to. */
function verifiedBy(findings) {
    return { findings, isSound: isAllSound(findings) };
}
/** Whether all that has to hold does. */
function isAllSound(findings) {
    return findings.every(({ kind }) => kind !== 'wrong' && kind !== 'unproved');
}
/** A finding for each issue, or the one that says that there is none. */
function findingsOf(what, issues, ok) {
    if (issues.length === 0)
        return [{ kind: 'ok', what, detail: ok }];
    return issuesOf(what, issues);
}
/** A finding for each issue, and nothing where there is none. */
function issuesOf(what, issues) {
    return issues.map((issue) => ({ kind: 'wrong', what, ...(typeof issue === 'string' ? { detail: issue } : issue) }));
}
/** A finding without what was looked at: its line or record, what was found, what was expected and what to do. */
function sentenceOf({ where, detail, expected, remedy }) {
    const place = placeOf(where);
    const rest = [expected === undefined ? '' : `expected ${expected}`, remedy ?? ''].filter((part) => part !== '');
    return [`${place}${detail}`, ...rest].join('; ');
}
function placeOf({ line, record } = {}) {
    if (line !== undefined)
        return `line ${line}: `;
    return record === undefined ? '' : `record ${record}: `;
}
/** A finding in one line, as every face of the tool shows it. */
function describeFinding(finding) {
    return `${finding.what}: ${sentenceOf(finding)}`;
}
/** What is wrong, a line each; nothing where nothing is. */
function describeWrong(findings) {
    return findings.filter(({ kind }) => kind === 'wrong').map(describeFinding);
}
/**
 * What is wrong now and was not before, a line each. Findings are the same by their text, wherever they are: what is added
 * to a file moves what is wrong with its end. Of one text as many are new as there are more.
 */
function describeNew({ before, now, }) {
    const known = before.filter(({ kind }) => kind === 'wrong').map(({ detail }) => detail);
    const isNew = ({ detail }) => {
        const at = known.indexOf(detail);
        if (at !== -1)
            known.splice(at, 1);
        return at === -1;
    };
    return describeWrong(now.filter((finding) => finding.kind === 'wrong' && isNew(finding)));
}
/** The first of some issues, and how many more there are; undefined where there is none. */
function describeFirst([first, ...others]) {
    if (first === undefined)
        return undefined;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(first, 600)}${others.length === 0 ? '' : `, and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(others.length, 'more problem')}`}`;
}


/***/ }),

/***/ 16483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ recordedPaths)
/* harmony export */ });
const MAX_PATHS = 1000;
// Of all of them together.
const MAX_CHARACTERS = 64 << 10;
/** Bounds the paths of a change that may never be accepted: it can have any number of them, of any length. Pure. */
function recordedPaths(paths, more = 0) {
    let characters = 0;
    const end = paths.findIndex((path, at) => {
        characters += path.length;
        return at >= MAX_PATHS || characters > MAX_CHARACTERS;
    });
    return end === -1 ? { paths, more } : { paths: paths.slice(0, end), more: more + paths.length - end };
}


/***/ }),

/***/ 62134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exitOf: () => (/* binding */ exitOf),
/* harmony export */   runListCommand: () => (/* binding */ runListCommand),
/* harmony export */   runStatusCommand: () => (/* binding */ runStatusCommand),
/* harmony export */   see: () => (/* binding */ see)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62414);
/* harmony import */ var _experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32310);
/* harmony import */ var _report_experiment_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2694);
/* harmony import */ var _report_run_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46622);
/* harmony import */ var _report_run_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74008);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38565);







/** Reads the experiment that a call names. */
function see({ words: [name = ''], host }) {
    const paths = (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_1__/* .pathsOf */ .wG)(name, host);
    const look = (0,_experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatus */ .rk)(paths, host);
    return { paths, look, view: (0,_report_experiment_view_js__WEBPACK_IMPORTED_MODULE_3__/* .viewExperiment */ .L)({ ...look, now: host.now() }) };
}
/** Prints problems next to what is readable, and turns them into the exit code. */
function exitOf({ look }, terminal) {
    for (const problem of look.problems)
        terminal.err(`error: ${problem}\n`);
    return look.problems.length > 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.usage : _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.yes;
}
/** Shows the state of an experiment on one screen. */
function runStatusCommand(call) {
    const { host, terminal } = call;
    const seen = see(call);
    const { paths, look } = seen;
    const branch = (0,_experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_2__/* .readBranchStatus */ .n)(paths, look);
    if (call.values.has('json')) {
        const problems = [...look.problems, ...(branch === undefined ? [] : [`${branch.message}. ${branch.remedy}`])];
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .printJson */ .Q)(terminal, {
            ...{ ...look.state, is_running: look.isRunning, waiting: look.waiting ?? null, activities: look.activities },
            ...{ problems, notices: look.notices },
        });
    }
    else
        terminal.out((0,_report_run_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderStatus */ .LG)((0,_report_experiment_view_js__WEBPACK_IMPORTED_MODULE_3__/* .viewExperiment */ .L)({ ...look, branchProblem: branch?.message, now: host.now() })));
    if (branch !== undefined)
        terminal.err(`error: ${branch.message}. ${branch.remedy}\n`);
    const code = exitOf(seen, terminal);
    return branch === undefined || code !== _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.yes ? code : _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition;
}
/** Lists every iteration, oldest first. */
function runListCommand(call) {
    const seen = see(call);
    if (call.values.has('json'))
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .printJson */ .Q)(call.terminal, seen.look.records);
    else
        call.terminal.out((0,_report_run_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .renderList */ .p)(seen.view));
    return exitOf(seen, call.terminal);
}


/***/ }),

/***/ 38565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ printJson)
/* harmony export */ });
/** Prints a document in which no line is a workflow command. */
function printJson(terminal, value) {
    terminal.out(`${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`);
}


/***/ }),

/***/ 84321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ openActivityLog),
  W: () => (/* binding */ readActivities)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/base/record-fields.js
var record_fields = __webpack_require__(48557);
;// CONCATENATED MODULE: ./build/base/activity.js
/**
 * What a run does right now, for the person who watches it. Pure; the same for every loop and for comparisons. It has
 * live evidence, which no agent may learn.
 */


const whole = schemas/* int */.Whr().check(api/* _gte */.qm(0));
/** How far measuring is. */
const progressSchema = schemas/* object */.Ikc({
    /** `scoring`, `confirming`, `calibrating`, … */
    doing: schemas/* string */.YjP(),
    /** What is counted; absent where only its name is known. */
    count: schemas/* optional */.lqM(schemas/* object */.Ikc({
        /** Named on screen where it is. */
        unit: schemas/* optional */.lqM(schemas/* enum */.k5n(['pair', 'run'])),
        number: whole,
        of: whole,
        /** It can be over sooner. */
        isAtMost: schemas/* boolean */.zMY(),
    })),
    /** The guards passed. */
    guards: schemas/* optional */.lqM(schemas/* literal */.euz('ok')),
    /** The evidence for the candidate so far, and how much is needed. */
    evidence: schemas/* optional */.lqM(schemas/* object */.Ikc({ e: schemas/* number */.aig(), needed: schemas/* number */.aig() })),
    /** How long it takes from its beginning, at most where the count is so; absent: unknown. */
    leftMs: schemas/* optional */.lqM(schemas/* number */.aig()),
});
const activitySchema = schemas/* object */.Ikc({
    /** Iteration or item; null: between two of them. */
    attempt: schemas/* nullable */.mee(schemas/* string */.YjP()),
    doing: schemas/* string */.YjP(),
    since: record_fields/* instant */.uR,
    progress: schemas/* optional */.lqM(progressSchema),
    /** When the progress was reported. */
    at: schemas/* optional */.lqM(record_fields/* instant */.uR),
});
/** How activities are stored. */
const activitiesSchema = schemas/* array */.YOg(activitySchema);

// EXTERNAL MODULE: ./build/kernel/own-files.js
var own_files = __webpack_require__(11042);
;// CONCATENATED MODULE: ./build/engine/log/activity-log.js
/**
 * What a run does right now, for its own terminal and for those who look from another process.
 * Invariant: the file is a cache of one run. Nothing depends on it, so nothing is synced, and where it cannot be written
 * the run goes on without. It lies where records lie, which no agent sees.
 * Crash: the file stays, and says nothing where no run holds the lock; the next run begins without it.
 */




/** Nothing is done yet. */
function openActivityLog({ path: file, host, isHeld = () => true, onChange }) {
    const activities = new Map();
    const ownPath = () => (file !== undefined && isHeld() ? file : undefined);
    const remove = () => {
        const path = ownPath();
        if (path !== undefined)
            removeQuietly(path);
    };
    const changed = () => {
        const all = [...activities.values()];
        const path = ownPath();
        if (path !== undefined)
            replaceCache(path, JSON.stringify(all));
        onChange?.(all);
    };
    const set = (activity) => {
        // The newest stands last.
        activities.delete(activity.attempt);
        activities.set(activity.attempt, activity);
    };
    remove();
    return {
        begin: (attempt, doing) => {
            // Next to an attempt at work, what is between two of them is over at once.
            if (attempt === null && activities.size > (activities.has(null) ? 1 : 0))
                activities.delete(null);
            else
                set({ attempt, doing, since: host.now().toISOString() });
            if (attempt !== null && activities.get(null)?.progress === undefined)
                activities.delete(null);
            changed();
        },
        measure: (attempt, progress) => {
            const before = activities.get(attempt);
            const at = host.now().toISOString();
            if (progress !== undefined) {
                const isSame = before?.progress?.doing === progress.doing;
                set({ attempt, doing: progress.doing, since: isSame ? before.since : at, progress, at });
            }
            else if (attempt === null && activities.size > 1)
                activities.delete(null);
            else if (before !== undefined)
                set({ attempt, doing: before.doing, since: before.since });
            changed();
        },
        end: (attempt) => {
            activities.delete(attempt);
            changed();
        },
        [Symbol.dispose]: remove,
    };
}
/** What a run does that holds its lock; nothing where the file is none of ours. */
function readActivities(path) {
    try {
        const parsed = activitiesSchema.safeParse(JSON.parse((0,own_files/* readOwnFile */.z)(path)?.toString() ?? '[]'));
        return parsed.success ? parsed.data : [];
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return [];
        throw error;
    }
}
function replaceCache(path, text) {
    const temporary = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_path_.basename)(path)}.tmp`);
    try {
        // Of a run that was killed; what stands there now is not followed.
        (0,external_node_fs_.rmSync)(temporary, { force: true });
        (0,external_node_fs_.writeFileSync)(temporary, text, { flag: 'wx' });
        (0,external_node_fs_.renameSync)(temporary, path);
    }
    catch {
        // A full disk, or a folder that was moved: what has to be written says so.
        removeQuietly(temporary);
    }
}
function removeQuietly(path) {
    try {
        (0,external_node_fs_.rmSync)(path, { force: true });
    }
    catch {
        // Its folder is gone, or cannot be changed: so can nothing in it.
    }
}


/***/ }),

/***/ 34902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ escapeMarkdown)
/* harmony export */ });
/* unused harmony export cutMarkdown */
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
const CUT = '\n\n…cut here; the log holds the rest.\n';
/** Whole lines of rendered markdown up to a number of characters, at least 1,000, and a line that says so. */
function cutMarkdown(markdown, maxChars) {
    if (markdown.length <= maxChars)
        return markdown;
    const room = maxChars - CUT.length - MAX_FENCE_CHARS;
    const retained = markdown.slice(0, Math.max(0, markdown.lastIndexOf('\n', room)));
    const fence = findOpenFence(retained);
    return `${retained}${fence === '' ? '' : `\n${fence}`}${CUT}`;
}
const MAX_FENCE_CHARS = 500;
/** The fence of the code block that a text ends in, or an empty text. */
function findOpenFence(markdown) {
    let open = '';
    for (const [, fence = '', rest = ''] of markdown.matchAll(/^(`{3,})(.*)$/gm)) {
        if (open === '')
            open = fence;
        else if (fence.length >= open.length && rest.trim() === '')
            open = '';
    }
    return open.length < MAX_FENCE_CHARS ? open : '';
}


/***/ }),

/***/ 47776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ OUTCOME_MARKS)
/* harmony export */ });
const CIRCLE = 'M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z';
/** How each outcome is drawn, in characters and in pictures. */
const OUTCOME_MARKS = {
    baseline: { sign: '◆', path: 'M0-6L6 0L0 6L-6 0Z', isFilled: true },
    merged: { sign: '●', path: CIRCLE, isFilled: true },
    discarded: { sign: '○', path: CIRCLE, isFilled: false },
    inconclusive: { sign: '◇', path: 'M0-5L5 0L0 5L-5 0Z', isFilled: false },
    noop: { sign: '−', path: 'M-4 0H4', isFilled: false },
    denied: { sign: '⊘', path: `${CIRCLE}M3.2-3.2L-3.2 3.2`, isFilled: false },
    invalid: { sign: '×', path: 'M-4-4L4 4M-4 4L4-4', isFilled: false },
    aborted: { sign: '■', path: 'M-4-4H4V4H-4Z', isFilled: true },
    killed: { sign: '▽', path: 'M-5-4H5L0 5Z', isFilled: false },
    infra_error: { sign: '△', path: 'M-5 4H5L0-5Z', isFilled: false },
};


/***/ }),

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

/***/ 74008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ renderItems),
/* harmony export */   Br: () => (/* binding */ renderSummary),
/* harmony export */   LG: () => (/* binding */ renderStatus)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/* harmony import */ var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47776);
/* harmony import */ var _run_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33902);
/* harmony import */ var _sparkline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74312);





const LAST_ROWS = 5;
const MIN_LABEL_WIDTH = 10;
// An A/A check's figures, and all that can be done about them.
const MAX_REASON = 1000;
const MAX_LAST_REASON = 200;
/** A run on one screen: its state, its result, the last attempts, the next command. */
function renderStatus(view) {
    const facts = known([
        ['branch', view.branch === undefined ? view.noBranch : renderBranch(view)],
        ['worktree', view.worktree],
        ['now', view.position],
        ['model', view.waiting],
        ['result', view.verdict],
        ['gain', view.claim.text],
        ['goal', view.goal],
        ['tried', renderTried(view)],
        ['noops', view.budget.noops],
        ...view.facts,
        ['time', renderTime(view)],
        ['cost', view.cost],
    ]);
    const next = view.next === undefined ? [] : [['next', renderNext(view.next)]];
    const label = labeller([...facts, ...next]);
    return [
        view.description === '' ? view.name : `${view.name}: ${view.description}`,
        ...renderProblems(view),
        '',
        ...facts.map(label),
        ...renderScores(view, label),
        ...renderLast(view.rows, label),
        '',
        ...next.map(label),
        ...(next.length === 0 ? [] : ['']),
    ].join('\n');
}
/** What is printed at the end of a run, whatever happened. */
function renderSummary(view, { reason, label: stopped = 'stopped', resumeCommand }) {
    const next = resumeCommand ?? view.next?.command;
    const { branch, base } = view;
    const merge = `git merge ${branch}`;
    const facts = known([
        [stopped, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason, MAX_REASON)],
        ['model', view.waiting],
        ['tried', renderTried(view)],
        ['gain', view.claim.text],
        ...view.facts,
        ['cost', view.cost],
        ['branch', view.accepted === 0 ? `${branch}, nothing to merge` : branch],
        ['review', view.accepted === 0 ? undefined : `git log ${base === undefined ? '' : `${base}..`}${branch}`],
        ['merge', view.accepted === 0 || next === merge ? undefined : merge],
        ['folders', view.workspaces === undefined ? undefined : `ls ${view.workspaces}`],
        ['next', next === undefined ? undefined : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(next, 400)],
    ]);
    return [`${view.name}: ${view.verdict}`, ...renderProblems(view), ...facts.map(labeller(facts)), ''].join('\n');
}
/** A plan for a terminal: a line an item, the reason below it. */
function renderItems(view) {
    const { rows, name, verdict, cost, branch, noBranch, waiting } = view;
    const width = Math.max(0, ...rows.map(({ id }) => id.length));
    const lines = rows.flatMap(({ id, word, size, reason }) => {
        const line = `${word.padEnd(7)}  ${id.padEnd(width)}  ${size}`.trimEnd();
        return reason === '' ? [line] : [line, `         ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason, MAX_REASON)}`];
    });
    const facts = known([
        ['model', waiting],
        ['cost', cost],
        ['branch', branch ?? noBranch],
    ]);
    return [
        `${name}: ${verdict}`,
        '',
        ...lines,
        '',
        ...facts.map(([label, text]) => `${label.padEnd(8)}${text}`),
        '',
    ].join('\n');
}
/** `11 iterations: 3 merged, 2 discarded`; undefined before the first one. */
function renderCounts({ counts, tried, terms }) {
    const parts = counts.filter(_run_view_js__WEBPACK_IMPORTED_MODULE_2__/* .isTry */ .Ye).map(({ word, count }) => `${count} ${word}`);
    return parts.length === 0 ? undefined : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(tried, terms.attempt)}: ${parts.join(', ')}`;
}
function known(facts) {
    return facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
}
function labeller(facts) {
    const width = Math.max(MIN_LABEL_WIDTH, ...facts.map(([label]) => label.length + 1));
    return ([label, text]) => `${label.padEnd(width)}${text}`;
}
function renderTried(view) {
    return renderCounts(view) ?? 'nothing';
}
function renderBranch({ branch = '', base }) {
    return base === undefined ? branch : `${branch}, from ${base}`;
}
function renderNext({ command, why }) {
    return why === undefined ? command : `${command}  (${why})`;
}
function renderProblems({ problems, notices }) {
    return [...problems.map((problem) => `problem: ${problem}`), ...notices.map((notice) => `notice: ${notice}`)];
}
function renderTime({ budget: { startedAt, deadline, timeLeft } }) {
    const start = startedAt === undefined ? [] : [`started ${startedAt}`];
    const end = deadline === undefined ? [] : [`ends ${deadline}`];
    const parts = [...start, ...end, ...(timeLeft === undefined ? [] : [timeLeft])];
    return parts.length === 0 ? undefined : parts.join(', ');
}
function renderScores({ rows }, label) {
    const line = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSparkline */ .K)(rows);
    if (line === undefined)
        return [];
    return ['', label(['scores', line.bars]), label(['', `${line.marks}   (^ accepted, 0 baseline, · no score)`])];
}
function renderLast(rows, label) {
    const last = rows.slice(-LAST_ROWS);
    if (last.length === 0)
        return [];
    const columns = [
        column(last, ({ id }) => id, 'right'),
        column(last, ({ mark, word }) => `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOME_MARKS */ .U[mark].sign} ${word}`, 'left'),
        column(last, ({ scoreText }) => scoreText, 'right'),
        last.map(renderReason),
    ];
    const lines = last.map((_, line) => columns
        .map((texts) => texts[line])
        .join('  ')
        .trimEnd());
    return ['', ...lines.map((line, index) => label([index === 0 ? 'last' : '', line]))];
}
function renderReason({ reason, summary }) {
    const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)(reason, MAX_LAST_REASON);
    return summary === '' || summary === reason ? shown : `${shown} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)(summary, 80)})`;
}
function column(rows, text, align) {
    const texts = rows.map(text);
    const width = Math.max(...texts.map((each) => each.length));
    return texts.map((each) => (align === 'left' ? each.padEnd(width) : each.padStart(width)));
}


/***/ }),

/***/ 58142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ buildDomain),
/* harmony export */   Pe: () => (/* binding */ buildTicks),
/* harmony export */   wG: () => (/* binding */ pathsOf)
/* harmony export */ });
/** More than this many quartile distances away, a score would press all others into a line. */
const FENCE = 3;
/** The range that shows the scores, without those so far out that they would hide the rest. */
function buildDomain({ scores, anchors }) {
    const sorted = scores.filter(isUsual).sort((a, b) => a - b);
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (first === undefined || last === undefined)
        return undefined;
    const q1 = sorted[Math.floor((sorted.length - 1) / 4)] ?? first;
    const q3 = sorted[Math.ceil(((sorted.length - 1) * 3) / 4)] ?? last;
    const reach = q3 > q1 ? FENCE * (q3 - q1) : Number.POSITIVE_INFINITY;
    const near = sorted.filter((score) => score >= q1 - reach && score <= q3 + reach);
    const shown = [...near, ...anchors.filter(isUsual)];
    const lo = shown.reduce((least, score) => Math.min(least, score), q1);
    const hi = shown.reduce((most, score) => Math.max(most, score), q3);
    // A pad in parts: the distance itself may be more than the largest number.
    const pad = lo === hi ? Math.abs(lo) * 0.05 || 1 : hi * 0.05 - lo * 0.05;
    return { lo: Math.max(lo - pad, -Number.MAX_VALUE), hi: Math.min(hi + pad, Number.MAX_VALUE) };
}
/** Where a value lies in the range, from 0 to 1; what is outside lies on the edge. */
function pathsOf(value, { lo, hi }) {
    const share = (value / 2 - lo / 2) / (hi / 2 - lo / 2);
    return Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0.5));
}
/** Round numbers inside the range, about as many as asked for; its ends where no round numbers fit. */
function buildTicks({ lo, hi }, count) {
    const rough = (hi - lo) / count;
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
    const [from, to] = [Math.ceil(lo / step), Math.floor(hi / step)];
    const isSound = Number.isFinite(step) && step > 0 && to - from <= 2 * count && Math.abs(to) < 1e9;
    if (!isSound || to < from)
        return [lo, hi];
    // Through text, so that 3 * 0.1 is 0.3.
    return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}
/** The score that stands for a failure under fail mode `worst` says nothing about size. */
function isUsual(score) {
    return Number.isFinite(score) && Math.abs(score) !== Number.MAX_VALUE;
}


/***/ }),

/***/ 74312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ renderSparkline),
/* harmony export */   p: () => (/* binding */ buildScoreDomain)
/* harmony export */ });
/* harmony import */ var _score_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58142);

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/** As many as fit a terminal of 80 columns beside a label. */
const MAX_BARS = 64;
/** The scores as bars, and below them a mark under each accepted one; undefined when there is no score. */
function renderSparkline(rows) {
    const shown = rows.slice(-MAX_BARS);
    const domain = buildScoreDomain(shown);
    if (domain === undefined)
        return undefined;
    const bars = shown.map(({ score }) => (score === undefined ? '·' : barOf(score, domain)));
    const marks = shown.map(({ mark }) => (mark === 'merged' ? '^' : mark === 'baseline' ? '0' : ' '));
    return { bars: bars.join(''), marks: marks.join('').trimEnd() };
}
/** The range of the scores of rows, with the baseline and all accepted ones. */
function buildScoreDomain(rows, { withIntervals } = { withIntervals: false }) {
    const scored = rows.flatMap(({ score, mark, interval }) => (score === undefined ? [] : [{ score, mark, interval }]));
    const anchors = scored.filter(({ mark }) => mark === 'merged' || mark === 'baseline');
    return (0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .buildDomain */ .D8)({
        scores: scored.map(({ score }) => score),
        anchors: anchors.flatMap(({ score, interval = [] }) => [score, ...(withIntervals ? interval : [])]),
    });
}
function barOf(score, domain) {
    return BARS[Math.min(BARS.length - 1, Math.floor((0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .pathsOf */ .wG)(score, domain) * BARS.length))] ?? BARS[0];
}


/***/ }),

/***/ 53901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ titled)
/* harmony export */ });
/** A label as the beginning of a line. */
function titled(label) {
    return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
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

