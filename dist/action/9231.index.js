export const id = 9231;
export const ids = [9231];
export const modules = {
39231:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
timeLeft: () => ( timeLeft),
timeLeftOfJob: () => ( timeLeftOfJob)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const RESERVE_MS = 10 * MINUTE_MS;
const LIMITS_MS = { 'github-hosted': 6 * HOUR_MS, 'self-hosted': 5 * 24 * HOUR_MS };
function timeLeftOfJob({ env, now, timeoutMs, reserveMs = RESERVE_MS }) {
const limit = timeoutMs ?? LIMITS_MS[env.RUNNER_ENVIRONMENT ?? ''];
if (limit === undefined)
return undefined;
const begun = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(env.GITHUB_EVENT_PATH ?? '', { throwIfNoEntry: false })?.mtimeMs ?? now.getTime();
const passed = Math.max(0, now.getTime() - begun);
return Math.max(0, Math.floor(limit - passed - reserveMs));
}
function timeLeft({ loop }, { env, now }) {
const { jobTimeoutMs: timeoutMs } = loop;
return () => timeLeftOfJob({ env, now: now(), timeoutMs, reserveMs: 0 }) ?? Number.POSITIVE_INFINITY;
}
})
};
