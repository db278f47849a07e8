export const id = 4238;
export const ids = [4238];
export const modules = {

/***/ 78567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ canUpload),
  m: () => (/* binding */ uploadArtifact)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(15902);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/report/workflow-commands.js
var workflow_commands = __webpack_require__(13141);
// EXTERNAL MODULE: ./build/github/outgoing-text.js
var outgoing_text = __webpack_require__(71192);
// EXTERNAL MODULE: ./build/github/stopped-commands.js
var stopped_commands = __webpack_require__(65298);
// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(16698);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(53053);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/github/work-deadline.js



const NOTICE_MS = 2000;
const works = new external_node_async_hooks_.AsyncLocalStorage();
let isListening = false;
async function doWithin({ limitMs, codeOf }, work) {
    listen();
    const own = { requests: new Set(), codeOf, isOver: false };
    const timer = new AbortController();
    const done = works.run(own, work).then((value) => ({ kind: 'done', value }));
    const late = (0,promises_.setTimeout)(limitMs, { kind: 'late' }, { signal: timer.signal });
    try {
        const first = await Promise.race([done, late]);
        if (first.kind === 'done')
            return first;
        own.isOver = true;
        for (const request of own.requests)
            end(request, own);
        await Promise.race([done.catch(() => undefined), (0,promises_.setTimeout)(NOTICE_MS, undefined, { signal: timer.signal })]);
        return first;
    }
    finally {
        timer.abort();
    }
}
function listen() {
    if (isListening)
        return;
    isListening = true;
    for (const channel of ['http.client.request.created', 'http.client.request.start']) {
        (0,external_node_diagnostics_channel_.subscribe)(channel, (message) => {
            const own = works.getStore();
            const { request } = message;
            if (own === undefined || own.requests.has(request))
                return;
            own.requests.add(request);
            request.once('close', () => own.requests.delete(request));
            if (own.isOver)
                end(request, own);
        });
    }
}
function end(request, { codeOf }) {
    const code = codeOf(request.path);
    request.destroy(Object.assign(new Error('no time is left'), { code }));
}

;// CONCATENATED MODULE: ./build/github/artifacts.js








const MAX_NAMES = 20;
const SILENCE_MS = 60_000;
const MS_PER_MEGABYTE = 2000;
let isServiceLate = false;
const NOT_AGAIN = 'the service for artifacts was too late with the one before and is not asked again';
function canUpload(env) {
    if (!/^(?:github\.com|.*\.ghe\.com|.*\.localhost)$/i.test(hostOf(env.GITHUB_SERVER_URL)))
        return false;
    return (env.ACTIONS_RESULTS_URL ?? '') !== '' && (env.ACTIONS_RUNTIME_TOKEN ?? '') !== '';
}
function hostOf(url = '') {
    return URL.canParse(url) ? new URL(url).hostname : 'github.com';
}
async function uploadArtifact(upload, notes) {
    const { files, root, retentionDays, isRaw = false } = upload;
    if (holdsSecret(upload)) {
        notes.add(`the artifact "${(0,base_text/* printable */.g$)(upload.name, 200)}" was not uploaded: it holds a secret of this step`);
        return undefined;
    }
    if (isServiceLate) {
        notes.add(`the artifact "${upload.name}" was not uploaded (${NOT_AGAIN})`);
        return undefined;
    }
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(3040), __webpack_require__.e(1533)]).then(__webpack_require__.bind(__webpack_require__, 81533));
    const client = new DefaultArtifactClient();
    const options = {
        ...(retentionDays === undefined ? {} : { retentionDays }),
        ...(isRaw ? { skipArchive: true } : { compressionLevel: 6 }),
    };
    let failure = '';
    const limitMs = limitOf(files);
    const until = Date.now() + limitMs;
    for (let tries = 1; tries <= MAX_NAMES; tries += 1) {
        const name = tries === 1 ? upload.name : `${upload.name}-${tries}`;
        const renamed = isRaw && tries > 1 ? files.map((file) => copyAs(file, tries)) : files;
        const attempt = await guarded(until - Date.now(), () => client.uploadArtifact(name, [...renamed], root, options));
        if ('value' in attempt) {
            const { id, digest } = attempt.value;
            if (id === undefined)
                break;
            return { name, id, digest: digest ?? '' };
        }
        if ('isLate' in attempt) {
            isServiceLate = true;
            failure = `not done after ${(0,duration/* renderDuration */.PP)(limitMs)}`;
            break;
        }
        failure = attempt.failure;
        if (!/already exists|conflict|409/i.test(failure))
            break;
    }
    notes.add(`the artifact "${upload.name}" was not uploaded (${(0,base_text/* printable */.g$)(failure || 'no answer', 200)})`);
    return undefined;
}
function limitOf(files) {
    const bytes = files.reduce((sum, file) => sum + (0,external_node_fs_.statSync)(file).size, 0);
    return SILENCE_MS + Math.ceil(bytes / 2 ** 20) * MS_PER_MEGABYTE;
}
function holdsSecret({ name, files, root }) {
    const search = (0,outgoing_text/* stepSecrets */.aw)();
    if (search.isIdle)
        return false;
    const names = [name, ...files.map((file) => (0,external_node_path_.relative)(root, file))].join('\n');
    return search.finds(Buffer.from(names)) || files.some((file) => search.finds((0,external_node_fs_.readFileSync)(file)));
}
function copyAs(file, number) {
    const { dir, name, ext } = (0,external_node_path_.parse)(file);
    const copy = (0,external_node_path_.join)(dir, `${name}-${number}${ext}`);
    (0,external_node_fs_.copyFileSync)(file, copy);
    return copy;
}
const codeOf = (path) => (path.startsWith('/twirp/') ? 'ETIMEDOUT' : 'ABORTED');
async function guarded(limitMs, work) {
    let reject = () => undefined;
    const outside = new Promise((_, no) => {
        reject = no;
    });
    const onError = (error) => reject(error);
    process.on('uncaughtException', onError);
    process.on('unhandledRejection', onError);
    try {
        const timely = await (0,stopped_commands/* withCommands */.l)(() => withPlainLog(() => doWithin({ limitMs, codeOf }, () => Promise.race([work(), outside]))));
        return timely.kind === 'done' ? timely : { isLate: true };
    }
    catch (error) {
        return { failure: error instanceof Error ? error.message : String(error) };
    }
    finally {
        process.off('uncaughtException', onError);
        process.off('unhandledRejection', onError);
    }
}
const OWN_COMMAND = /^::(?:add-mask|debug)::/;
async function withPlainLog(work) {
    const { write } = process.stdout;
    const plain = (text) => text
        .split('\n')
        .map((line) => (OWN_COMMAND.test(line) ? line : (0,workflow_commands/* defuse */.VP)(line)))
        .join('\n');
    process.stdout.write = ((chunk, ...rest) => write.call(process.stdout, plain(Buffer.from(chunk).toString()), ...rest));
    try {
        return await work();
    }
    finally {
        process.stdout.write = write;
    }
}


/***/ }),

/***/ 98240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Aq: () => (/* binding */ beginCheck),
  tQ: () => (/* binding */ closeCheck),
  JM: () => (/* binding */ completeWhenCancelled)
});

// EXTERNAL MODULE: ./build/github/api.js + 1 modules
var github_api = __webpack_require__(83800);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/github/outgoing-text.js
var outgoing_text = __webpack_require__(71192);
;// CONCATENATED MODULE: ./build/github/check-run.js


const PER_REQUEST = 50;
const MAX_SUMMARY_CHARS = 65_000;
const MAX_TITLE_CHARS = 200;
const MAX_MESSAGE_CHARS = 2000;
async function openCheck(api, { name, headSha }) {
    const { ask, owner, repo } = api;
    const mark = (0,external_node_crypto_.randomUUID)();
    const create = {
        ...{ owner, repo, name, head_sha: headSha, status: 'in_progress', external_id: mark },
        started_at: new Date().toISOString(),
    };
    const opened = await ask(async (octokit) => (await octokit.rest.checks.create(create)).data.id, {
        findResult: () => findCheck(api, { name, headSha, mark }),
    });
    if (opened.kind === 'refused')
        return opened;
    return { kind: 'ok', value: buildOpenCheck(api, opened.value) };
}
async function findCheck({ ask, owner, repo }, { name, headSha, mark }) {
    const query = { owner, repo, ref: headSha, check_name: name, filter: 'all', per_page: 100 };
    const listed = await ask((octokit) => octokit.rest.checks.listForRef(query));
    if (listed.kind === 'refused')
        return undefined;
    return listed.value.data.check_runs.find(({ external_id: each }) => each === mark)?.id;
}
function buildOpenCheck(api, id) {
    let isCompleted = false;
    let tried;
    const noted = (answer) => {
        if (answer.kind === 'ok')
            isCompleted = true;
        return answer;
    };
    return {
        id,
        complete: async (result) => {
            tried = result;
            return noted(await completeCheck(api, { id, result }));
        },
        close: async (otherwise) => isCompleted ? undefined : noted(await completeBare(api, { id, result: tried ?? otherwise, last: 'ending' })),
        cancel: async (result) => noted(await completeBare(api, { id, result, last: 'cancelled' })),
    };
}
async function completeCheck(api, { id, result }) {
    const { ask, owner, repo } = api;
    const { conclusion, title, summary, annotations } = result;
    const output = { title: (0,outgoing_text/* redactedShort */.TX)(title, MAX_TITLE_CHARS), summary: (0,outgoing_text/* redactedShort */.TX)(summary, MAX_SUMMARY_CHARS) };
    const common = { owner, repo, check_run_id: id };
    const first = annotations.slice(0, PER_REQUEST).map(render);
    const done = await ask((octokit) => octokit.rest.checks.update({
        ...{ ...common, status: 'completed', conclusion, completed_at: new Date().toISOString() },
        output: { ...output, ...(first.length === 0 ? {} : { annotations: first }) },
    }), { isRepeatable: true });
    if (done.kind === 'refused') {
        const bare = await completeBare(api, { id, result });
        return bare.kind === 'refused' ? done : { kind: 'ok', value: { missing: done.why } };
    }
    for (let from = PER_REQUEST; from < annotations.length; from += PER_REQUEST) {
        const some = annotations.slice(from, from + PER_REQUEST).map(render);
        const added = await ask((octokit) => octokit.rest.checks.update({ ...common, output: { ...output, annotations: some } }));
        if (added.kind === 'refused')
            return { kind: 'ok', value: { missing: `${added.why}, after ${from} annotations` } };
    }
    return { kind: 'ok', value: { missing: undefined } };
}
async function completeBare({ ask, owner, repo }, { id, result, last }) {
    const { conclusion, title } = result;
    const output = {
        title: (0,outgoing_text/* redactedShort */.TX)(title, MAX_TITLE_CHARS),
        summary: 'The summary and the log of the job say more.',
    };
    const done = await ask((octokit) => octokit.rest.checks.update({
        ...{ owner, repo, check_run_id: id, status: 'completed', conclusion, output },
        completed_at: new Date().toISOString(),
    }), { isRepeatable: true, ...(last === undefined ? {} : { last }) });
    return done.kind === 'refused' ? done : { kind: 'ok', value: { missing: undefined } };
}
function render({ path, line, level, title, message }) {
    return {
        path,
        start_line: line,
        end_line: line,
        annotation_level: level,
        title: (0,outgoing_text/* redactedShort */.TX)(title, MAX_TITLE_CHARS),
        message: (0,outgoing_text/* redactedShort */.TX)(message, MAX_MESSAGE_CHARS),
    };
}

;// CONCATENATED MODULE: ./build/github/step-check.js


async function beginCheck({ name, publishing, context, api, notes }) {
    const headSha = context.pull?.headSha || context.sha;
    if (publishing.check === 'never' || api === undefined || headSha === '')
        return undefined;
    const opened = await openCheck(api, { name, headSha });
    if (opened.kind === 'ok')
        return opened.value;
    const remedy = 'it needs "checks: write", which a pull request from a fork never has';
    notes.add(`no check run (${(0,github_api.withRemedy)(opened, remedy)})`);
    return undefined;
}
async function closeCheck(check, notes) {
    const [title, summary] = ['No verdict', 'The step failed; see its log.'];
    const closed = await check?.close({ conclusion: 'failure', title, summary, annotations: [] });
    if (closed?.kind === 'refused')
        notes.add(`the check run stays in progress (${closed.why})`);
}
const SIGNALS = { SIGINT: 130, SIGTERM: 143 };
const OPENING_PATIENCE_MS = 2000;
function completeWhenCancelled(opening, summary) {
    const listeners = Object.entries(SIGNALS).map(([signal, exitCode]) => {
        const listener = async () => {
            await completeCancelled(opening, summary);
            process.exit(exitCode);
        };
        process.once(signal, listener);
        return () => process.off(signal, listener);
    });
    return () => {
        for (const remove of listeners)
            remove();
    };
}
async function completeCancelled(opening, summary) {
    const late = new Promise((resolve) => setTimeout(resolve, OPENING_PATIENCE_MS, undefined).unref());
    const check = await Promise.race([opening, late]);
    const title = 'Cancelled before there was a verdict';
    await check?.cancel({ conclusion: 'failure', title, summary, annotations: [] });
}


/***/ }),

/***/ 59473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ MAX_TEXT_BYTES),
/* harmony export */   $v: () => (/* binding */ safeArtifactName),
/* harmony export */   IE: () => (/* binding */ renderNotes),
/* harmony export */   TP: () => (/* binding */ publishVerdict),
/* harmony export */   UE: () => (/* binding */ renderLinks),
/* harmony export */   tM: () => (/* binding */ INCONCLUSIVE)
/* harmony export */ });
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83800);
/* harmony import */ var _outgoing_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71192);
/* harmony import */ var _sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23503);




const INCONCLUSIVE = {
    fail: { verdict: 'inconclusive', conclusion: 'failure', exitCode: 1, passed: 'false' },
    neutral: { verdict: 'inconclusive', conclusion: 'neutral', exitCode: 0, passed: '' },
    pass: { verdict: 'inconclusive', conclusion: 'success', exitCode: 0, passed: 'true' },
};
const MAX_TEXT_BYTES = 60_000;
const MAX_TEXT_CHARS = 64_000;
const MAX_CHECK_ANNOTATIONS = 3000;
async function publishVerdict({ request, context, api, check, notes, markerSubject }, { final, title, text: whole, annotations }) {
    const text = (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMarkdown */ .G)((0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_2__/* .redacted */ .pc)(whole), MAX_TEXT_CHARS);
    const { verdict, conclusion } = final;
    let isAnnotated = false;
    if (check !== undefined) {
        const placed = annotations.flatMap(locateAnnotation);
        const shown = capAnnotations(placed);
        const done = await check.complete({ conclusion, title, summary: text, annotations: shown });
        const missing = done.kind === 'ok' ? done.value.missing : undefined;
        if (done.kind === 'refused')
            notes.add(`the check run was not completed at once (${done.why})`);
        if (missing !== undefined)
            notes.add(`the check run lacks annotations (${missing})`);
        isAnnotated = done.kind === 'ok' && missing === undefined && shown.length > 0;
    }
    const { comment } = request.publishing;
    if (context.pull === undefined || comment === 'never')
        return isAnnotated;
    if (api === undefined) {
        if (comment === 'always')
            notes.add('no comment: there is no github-token');
        return isAnnotated;
    }
    const mayCreate = comment !== 'on-failure' || verdict !== 'passed';
    const marker = (0,_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .markerOf */ .w)(markerSubject);
    const { number, headSha: commit } = context.pull;
    const posted = await (0,_sticky_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .postComment */ .G)(api, { pull: number, marker, body: text, commit, mayCreate });
    if (posted.kind === 'refused') {
        const remedy = 'it needs "pull-requests: write". From forks, report.yml posts it';
        notes.add(`no comment (${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__.withRemedy)(posted, remedy)})`);
    }
    return isAnnotated;
}
function locateAnnotation({ level, properties, message }) {
    const { file, line = 1, title = 'gate' } = properties;
    if (typeof file !== 'string' || file === '' || file.startsWith('/') || file.startsWith('..'))
        return [];
    return [
        {
            path: file,
            line: Number(line),
            level: level === 'error' ? 'failure' : 'warning',
            title: (0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_2__/* .redactedShort */ .TX)(String(title), 200),
            message,
        },
    ];
}
function capAnnotations(all) {
    const [first] = all;
    if (all.length <= MAX_CHECK_ANNOTATIONS || first === undefined)
        return all;
    const shown = all.slice(0, MAX_CHECK_ANNOTATIONS - 1);
    return [...shown, { ...first, title: 'gate', message: `${all.length - shown.length} more like these; see the log.` }];
}
function safeArtifactName(name) {
    return name.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 200);
}
function renderLinks({ serverUrl, owner, repository, runId }, uploaded) {
    if (owner === '' || runId === '0')
        return [];
    const run = `${serverUrl}/${owner}/${repository}/actions/runs/${runId}`;
    const report = uploaded === undefined ? '' : ` · [Report](${run}/artifacts/${uploaded.id})`;
    return [`[Run](${run})${report}`];
}
function renderNotes(notes) {
    if (notes.all.length === 0)
        return '';
    return `\n${notes.all.map((note) => `- Note: ${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .F)(note)}`).join('\n')}\n`;
}


/***/ }),

/***/ 45138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
const ENTITIES = {
    '<': '&lt;',
    '>': '&gt;',
    '&': '&amp;',
    '"': '&quot;',
    "'": '&#39;',
};
function escapeHtml(text) {
    return text.replace(/[<>&"']/g, (char) => ENTITIES[char] ?? char);
}


/***/ }),

/***/ 94464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ PAGE_STYLE)
/* harmony export */ });
const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1c2128;--dim:#57606a;--line:#d0d7de;--soft:#f6f8fa;--accent:#0550ae;
--good:#116329;--bad:#a40e26;--warn:#7a4b00;--add:#dafbe1;--cut:#ffebe9}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--dim:#9da7b3;--line:#3d444d;--soft:#161b22;
--accent:#79c0ff;--good:#56d364;--bad:#ff7b72;--warn:#e3b341;--add:#12361f;--cut:#4a1a1d}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:72rem;padding:1rem;background:var(--bg);color:var(--fg);
font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0}h2{font-size:1.2rem;margin:2rem 0 .5rem}
a{color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
code,pre{font:.85rem/1.45 ui-monospace,monospace}
.verdict{font-size:1.15rem;font-weight:600;margin:.25rem 0}.note,.said{color:var(--dim)}
.ended{margin:.25rem 0}.evidence{border:1px solid var(--line);border-radius:.4rem;padding:.1rem .75rem;margin:.75rem 0}
.problem{border-left:4px solid var(--bad);background:var(--soft);padding:.5rem .75rem;margin:.5rem 0}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(11rem,45%),1fr));gap:.5rem;margin:1rem 0}
.figures div{border:1px solid var(--line);border-radius:.4rem;padding:.5rem .75rem;background:var(--soft)}
.figures dt{color:var(--dim);font-size:.85rem}.figures dd{margin:0;font-weight:600}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.4rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}
caption{text-align:left;padding:.5rem .75rem;color:var(--dim)}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem;border-top:1px solid var(--line);unicode-bidi:isolate}
thead th{background:var(--soft);white-space:nowrap}
details{border-top:1px solid var(--line);padding:.25rem 0}summary{cursor:pointer;padding:.35rem 0;font-weight:600}
.facts{display:grid;grid-template-columns:minmax(5rem,max-content) minmax(0,1fr);gap:.15rem 1rem;font-size:.9rem}
.facts dt{color:var(--dim)}.facts dd{margin:0;unicode-bidi:isolate}
pre{overflow:auto;max-height:32rem;padding:.75rem;margin:.5rem 0;background:var(--soft);border:1px solid var(--line);
border-radius:.4rem;overflow-wrap:normal;unicode-bidi:plaintext}
footer{margin-top:2rem;border-top:1px solid var(--line);color:var(--dim);font-size:.9rem}
`;


/***/ }),

/***/ 47916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ renderPage)
/* harmony export */ });
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45138);

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
function renderPage({ title, style, body, frame }) {
    const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>`;
    const script = frame === undefined ? [] : [`<script src="${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)(frame.script)}" defer=""></script>`];
    const nonce = frame === undefined ? '' : ` nonce="${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)(frame.nonce)}"`;
    return `${[
        '<!doctype html>',
        '<html lang="en">',
        '<head>',
        '<meta charset="utf-8"/>',
        ...(frame === undefined ? [policy] : []),
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
        '<meta name="color-scheme" content="light dark"/>',
        `<title>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)(title)}</title>`,
        `<style${nonce}>${style}${frame?.style ?? ''}</style>`,
        ...script,
        '</head>',
        '<body>',
        ...(frame?.before ?? []),
        ...body,
        ...(frame?.after ?? []),
        '</body>',
        '</html>',
    ].join('\n')}\n`;
}


/***/ }),

/***/ 91985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ renderTextTable)
/* harmony export */ });
function renderTextTable(columns, rows) {
    const padded = columns.map(([title, text, align]) => pad([title, ...rows.map(text)], align));
    return [...Array(rows.length + 1).keys()].map((line) => padded
        .map((column) => column[line])
        .join('  ')
        .trimEnd());
}
function pad(texts, align) {
    const width = Math.max(...texts.map((text) => text.length));
    return texts.map((text) => (align === 'left' ? text.padEnd(width) : text.padStart(width)));
}


/***/ })

};

