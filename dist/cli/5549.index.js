export const id = 5549;
export const ids = [5549];
export const modules = {
5549:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
readStatusAnswer: () => ( readStatusAnswer)
});
var _experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52626);
var _report_experiment_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61641);
var _report_run_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74008);
var _report_time_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1052);
var _status_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11238);
var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38565);
function readStatusAnswer(paths, host) {
const now = host.now();
const look = (0,_experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_0__ .rk)(paths, host);
const view = (0,_report_experiment_view_js__WEBPACK_IMPORTED_MODULE_1__ .L)({ ...look, now });
const isTimed = view.budget.timeLeft !== undefined;
const end = (isTimed ? (0,_report_time_text_js__WEBPACK_IMPORTED_MODULE_3__ .B9)(look.state.deadline) : undefined) ?? now.getTime();
const budget = { ...view.budget, timeLeft: isTimed ? _status_answer_js__WEBPACK_IMPORTED_MODULE_4__ .t5 : undefined };
const formOf = (isRunning, branchProblem) => {
const supposed = (0,_experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_0__ .V0)(look, isRunning);
const at = (ms) => (0,_report_experiment_view_js__WEBPACK_IMPORTED_MODULE_1__ .K)({ ...supposed, branchProblem, now: new Date(ms) });
const textAt = (ms) => (0,_report_run_text_js__WEBPACK_IMPORTED_MODULE_2__ .LG)({ ...view, ...at(ms), position: _status_answer_js__WEBPACK_IMPORTED_MODULE_4__ .LL, budget, problems: [] });
const after = textAt(end);
const json = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__ .h)(documentOf(supposed));
return { position: at(end).position ?? '', texts: [isTimed ? textAt(end - 1) : after, after], json };
};
return {
name: paths.name,
deadline: isTimed ? look.state.deadline : null,
commit: (0,_experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_0__ .bZ)(paths, look) ?? null,
problems: look.problems,
atWork: formOf(true),
atRest: formOf(false),
moved: formOf(false, 'it is at another commit'),
};
}
function documentOf(look) {
return {
...{ ...look.state, is_running: look.isRunning, waiting: look.waiting ?? null, activities: look.activities },
...{ problems: look.problems, notices: look.notices, holdout: look.holdout ?? null },
...(look.groups === undefined ? {} : { groups: look.groups.groups }),
...(look.agents.length === 0 ? {} : { agents: look.agents }),
};
}
})
};
