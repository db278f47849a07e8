export const id = 6024;
export const ids = [6024];
export const modules = {
91951:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C$: () => ( listCheckouts),
Di: () => ( openOutermost),
H9: () => ( findNested),
Hj: () => ( openCheckout),
zW: () => ( listCheckoutsOf)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57177);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11584);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63342);
function listCheckouts({ workspace, cwd }) {
const isInside = (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ .bQ)([workspace], cwd).length > 0;
const found = [];
for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git'), { throwIfNoEntry: false }) !== undefined)
found.unshift(folder);
if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) || (isInside && folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace)))
return found;
if (!isInside && found.length > 0)
return found;
}
}
function listCheckoutsOf({ workspace, cwd }, paths) {
const real = realPath(workspace);
const found = [cwd, ...paths].flatMap((path) => [
...listCheckouts({ workspace, cwd: nearestFolder(path) }),
...listCheckouts({ workspace: real, cwd: nearestFolder(realPath(path)) }).map((checkout) => (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ .bQ)([real], checkout).length > 0 ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(real, checkout)) : checkout),
]);
return [...new Set(found)];
}
function realPath(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
}
catch (error) {
if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error) || path === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))
throw error;
return realPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
}
}
function nearestFolder(path) {
try {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() || path === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
}
catch (error) {
if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error) || path === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))
throw error;
}
return nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
}
function findNested(top, path) {
const parts = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
for (let count = 1; count <= parts.length; count += 1) {
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, ...parts.slice(0, count));
if (folder !== top && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git'), { throwIfNoEntry: false }) !== undefined)
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/');
}
return undefined;
}
function openCheckout(checkout, folder) {
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ .W1)(checkout);
const home = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home');
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home, { recursive: true });
return { repository, git: (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ .kB)(repository, { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'refs'), home }) };
}
function openOutermost(paths, folder) {
const [top] = listCheckouts(paths);
try {
return top === undefined ? undefined : openCheckout(top, folder).git;
}
catch {
return undefined;
}
}
}),
6024:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
refuseForeignCode: () => ( refuseForeignCode),
requireTrustedActor: () => ( requireTrustedActor)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79871);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11584);
var _checkouts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91951);
var _event_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6830);
var _own_commit_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(90730);
function ofDefaultBranch({ sha }) {
const remedy = 'Check out the commit of the event, or a branch of this repository by its name; judge pull requests by the event pull_request';
return { base: [sha], remedy, acceptsBranches: true };
}
const PRIVILEGED = {
pull_request_target: ({ pull, sha }) => {
const remedy = 'Use pull_request, and .github/workflows/report.yml for comments; or check out the base alone';
if (pull !== undefined)
return { base: [pull.baseSha, sha], remedy };
const message = 'the event is pull_request_target, and the event names no pull request';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({ message, remedy });
},
workflow_run: ({ sha }) => ({
base: [sha],
remedy: 'Read what the other run made as an artifact, as .github/workflows/report.yml does; or check out the default branch alone',
}),
};
async function refuseForeignCode({ env, cwd }, listPaths, open) {
const context = (0,_event_js__WEBPACK_IMPORTED_MODULE_9__ .y)(env);
const { event, workspace } = context;
if ((0,_own_commit_js__WEBPACK_IMPORTED_MODULE_10__ .X)(event))
return;
const { base, remedy, acceptsBranches } = (PRIVILEGED[event] ?? ofDefaultBranch)(context);
const branchHeads = base.filter((branchHead) => branchHead !== '');
const findBranchHead = acceptsBranches === true ? async (ref) => findHeadOfBranch(await open(), ref) : undefined;
for (const checkout of (0,_checkouts_js__WEBPACK_IMPORTED_MODULE_8__ .zW)({ workspace, cwd }, listPaths())) {
const found = await findForeignCode(checkout, {
branchHeads,
findBranchHead,
defaultBranch: context.defaultBranch,
});
if (found === undefined)
continue;
const where = checkout === workspace ? 'the checkout' : `the checkout in "${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(workspace, checkout)}"`;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `the event is ${event} and ${where} ${found}, which is not known to be of the base (${branchHeads[0] ?? 'not known'})`,
remedy: `${remedy}. An older commit of the base needs "fetch-depth: 0"`,
});
}
}
async function findHeadOfBranch(api, ref) {
const branch = /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
if (api === undefined || branch === undefined)
return undefined;
const place = { owner: api.owner, repo: api.repo };
const response = await api.ask((octokit) => octokit.rest.repos.getCommit({ ...place, ref: `heads/${branch}` }), {
isRepeatable: true,
});
return response.kind === 'ok' ? response.value.data.sha : undefined;
}
const UNFINISHED = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];
async function findForeignCode(checkout, { branchHeads, findBranchHead, defaultBranch }) {
const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-trust-'));
try {
const { repository, git } = (0,_checkouts_js__WEBPACK_IMPORTED_MODULE_8__ .Hj)(checkout, folder);
const unfinished = UNFINISHED.find((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.gitDir, name)));
if (unfinished !== undefined)
return `has ${unfinished}`;
const head = await (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_7__ .zy)(repository, git);
if (head === undefined)
return 'has no commit';
if (branchHeads.includes(head))
return undefined;
for (const branchHead of branchHeads)
if (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_5__ .Q)(git, { base: head, branchHead }))
return undefined;
const names = [repository.head, ...(defaultBranch === '' ? [] : [`refs/heads/${defaultBranch}`])];
for (const name of new Set(names)) {
const branchHead = await findBranchHead?.(name);
if (branchHead !== undefined && (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_5__ .Q)(git, { base: head, branchHead })))
return undefined;
}
return `is at ${head}`;
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .yW || (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_6__ .Or)(error))
return `cannot be read (${reasonOf(error)})`;
throw error;
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
}
}
function reasonOf(error) {
return error instanceof Error ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .g$)(error.message, 200) : String(error);
}
const UNASKED = [
'',
'schedule',
'push',
'pull_request',
'merge_group',
'create',
'delete',
'release',
'deployment',
'deployment_status',
];
const ASKED_ACTIONS = ['labeled', 'unlabeled', 'assigned', 'edited'];
const MAY_WRITE = ['admin', 'maintain', 'write'];
async function requireTrustedActor(context, api, allowedBots = []) {
const { event, action, actor } = context;
if (UNASKED.includes(event) && !ASKED_ACTIONS.includes(action))
return;
if (allowedBots.includes(actor.toLowerCase()))
return;
const response = await api?.ask((octokit) => octokit.rest.repos.getCollaboratorPermissionLevel({ owner: api.owner, repo: api.repo, username: actor }), { isRepeatable: true });
const permission = response?.kind === 'ok' ? response.value.data.permission : undefined;
if (permission !== undefined && MAY_WRITE.includes(permission))
return;
const why = response === undefined
? 'there is no github-token to ask with'
: response.kind === 'ok'
? `it is "${permission}"`
: response.why;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `"${actor}" started this by "${event}", and is not known to have write permission (${why})`,
remedy: actor.endsWith('[bot]')
? `Name it in the input "allowed-bots" if it may spend your budget, or start it by a schedule`
: 'Let somebody with write permission start it, or start it by a schedule',
});
}
}),
72527:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( isAncestor),
f: () => ( findMergeBase)
});
async function isAncestor(git, { base, branchHead }) {
if (base === branchHead)
return true;
const args = ['merge-base', '--is-ancestor', '--end-of-options', base, branchHead];
const { exitCode, stderr } = await git(args, { allowed: [0, 1, 128] });
if (exitCode === 0 || (exitCode === 1 && stderr === ''))
return exitCode === 0;
return (await listChildren(git, { base, branchHead })).length > 0;
}
async function findMergeBase(git, [one, other]) {
const args = ['merge-base', '--end-of-options', one, other];
const { exitCode, stdout } = await git(args, { allowed: [0, 1, 128] });
return exitCode === 0 ? stdout.toString().trim() : undefined;
}
async function listChildren(git, { base, branchHead }) {
const args = ['rev-list', '--parents', '--end-of-options', branchHead, `^${base}`, '--'];
const { exitCode, stdout } = await git(args, { allowed: [0, 128] });
const lines = exitCode === 0 ? stdout.toString().split('\n') : [];
return lines.filter((line) => line.split(' ').indexOf(base) > 0);
}
})
};
