export const id = 6418;
export const ids = [6418];
export const modules = {
96418:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
openCheck: () => ( openCheck)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _outgoing_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71192);
const PER_REQUEST = 50;
const MAX_SUMMARY_CHARS = 65_000;
const MAX_TITLE_CHARS = 200;
const MAX_MESSAGE_CHARS = 2000;
async function openCheck(api, { name, headSha }) {
const { ask, owner, repo } = api;
const mark = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
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
const output = { title: (0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_1__ .TX)(title, MAX_TITLE_CHARS), summary: (0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_1__ .TX)(summary, MAX_SUMMARY_CHARS) };
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
title: (0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_1__ .TX)(title, MAX_TITLE_CHARS),
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
title: (0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_1__ .TX)(title, MAX_TITLE_CHARS),
message: (0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_1__ .TX)(message, MAX_MESSAGE_CHARS),
};
}
})
};
