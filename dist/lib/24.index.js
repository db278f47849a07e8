export const id = 24;
export const ids = [24];
export const modules = {
47024:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
askGit: () => ( askGit)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11584);
var _landed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9043);
var _work_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85620);
async function askGit({ repository }, pending) {
const scratch = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-status-'));
try {
const { refs } = (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ .ro)(repository, scratch);
const branches = await listWorkBranches(refs);
if (pending === undefined)
return { branches, isLanded: false };
const { landing, hash } = pending;
const trailer = `${_landed_js__WEBPACK_IMPORTED_MODULE_5__ .v}: ${hash}`;
const commit = await (0,_landed_js__WEBPACK_IMPORTED_MODULE_5__ .m)(refs, { ref: landing.ref, old: landing.old, trailer });
return { branches, isLanded: commit !== undefined };
}
finally {
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ .dM)(scratch);
}
}
async function listWorkBranches(refs) {
const { stdout } = await refs(['for-each-ref', '--format=%(refname:lstrip=2)', `refs/heads/${_work_files_js__WEBPACK_IMPORTED_MODULE_6__ .HB}/`]);
return new Set(stdout.toString().split('\n').filter(Boolean));
}
})
};
