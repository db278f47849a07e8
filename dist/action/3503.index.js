export const id = 3503;
export const ids = [3503];
export const modules = {
28338:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( LineHash),
s: () => ( sha256)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
function sha256(data) {
return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
const BLOCK_BYTES = 1 << 17;
class LineHash {
#hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
#block = Buffer.allocUnsafe(BLOCK_BYTES);
#used = 0;
add(line, { isAscii = false } = {}) {
const atMost = 3 * line.length + 1;
if (this.#used + atMost > BLOCK_BYTES)
this.#flush();
if (atMost > BLOCK_BYTES) {
this.#hash.update(`${line}\n`);
return;
}
this.#used += this.#block.write(line, this.#used, isAscii ? 'latin1' : 'utf8');
this.#block[this.#used] = 0x0a;
this.#used += 1;
}
addParts(begin, { bytes, from, to }, end) {
let length = to - from + end.length;
for (let at = 0; at < begin.length; at += 1)
length += begin[at]?.length ?? 0;
if (this.#used + length + 1 > BLOCK_BYTES)
this.#flush();
if (length + 1 > BLOCK_BYTES) {
this.#hash.update(begin.join('')).update(bytes.subarray(from, to)).update(`${end}\n`);
return;
}
for (let at = 0; at < begin.length; at += 1)
this.#addAscii(begin[at] ?? '');
this.#used += bytes.copy(this.#block, this.#used, from, to);
this.#addAscii(end);
this.#block[this.#used] = 0x0a;
this.#used += 1;
}
#addAscii(text) {
const block = this.#block;
const used = this.#used;
for (let at = 0; at < text.length; at += 1)
block[used + at] = text.charCodeAt(at);
this.#used = used + text.length;
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
}),
85512:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( findOwnAccount),
u: () => ( WORKFLOW_ACCOUNT)
});
const WORKFLOW_ACCOUNT = 'github-actions[bot]';
async function findOwnAccount({ ask }) {
const reported = await ask((octokit) => octokit.rest.users.getAuthenticated(), { isRepeatable: true });
if (reported.kind === 'ok')
return { kind: 'ok', value: reported.value.data.login };
if (![401, 403, 404].includes(reported.status))
return reported;
const viewer = await ask((octokit) => octokit.graphql('query { viewer { login } }'));
const login = viewer.kind === 'ok' ? viewer.value.viewer?.login : undefined;
return { kind: 'ok', value: typeof login === 'string' ? login : WORKFLOW_ACCOUNT };
}
}),
23503:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
markerOf: () => ( markerOf),
postComment: () => ( postComment)
});
var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
var _report_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
var _outgoing_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71192);
var _own_account_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85512);
const MAX_BODY_CHARS = 65_000;
function markerOf(name) {
return `<!-- autorize:${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(name).slice(0, 16)} -->`;
}
async function postComment(api, { pull, marker, body, commit, mayCreate }) {
const { ask, owner, repo } = api;
const author = await (0,_own_account_js__WEBPACK_IMPORTED_MODULE_3__ .h)(api);
if (author.kind === 'refused')
return author;
const place = { owner, repo, issue_number: pull, per_page: 100 };
const list = () => ask((octokit) => octokit.paginate(octokit.rest.issues.listComments, place), { isRepeatable: true });
const listed = await list();
if (listed.kind === 'refused')
return listed;
const isOwn = (each) => each.user?.login === author.value && each.body?.startsWith(marker) === true;
const own = listed.value.find(isOwn);
const about = commit === '' ? '' : `\nCommit: ${commit}\n`;
const text = `${marker}\n${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .G)((0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_2__ .pc)(body), MAX_BODY_CHARS - about.length)}${about}`;
if (own !== undefined) {
const updated = await ask((octokit) => octokit.rest.issues.updateComment({ owner, repo, comment_id: own.id, body: text }), { isRepeatable: true });
return updated.kind === 'refused' ? updated : { kind: 'ok', value: 'updated' };
}
if (!mayCreate)
return { kind: 'ok', value: 'none' };
const created = await ask(async (octokit) => (await octokit.rest.issues.createComment({ owner, repo, issue_number: pull, body: text })).data.id, {
findResult: async () => {
const again = await list();
return again.kind === 'ok' ? again.value.find(isOwn)?.id : undefined;
},
});
return created.kind === 'refused' ? created : { kind: 'ok', value: 'created' };
}
})
};
