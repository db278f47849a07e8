export const id = 4722;
export const ids = [4722];
export const modules = {
94722:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
comparisonReportSchema: () => ( comparisonReportSchema)
});
var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50000);
var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6884);
const MAX_TEXT = 10_000;
const MAX_LIST = 10_000;
const text = zod__WEBPACK_IMPORTED_MODULE_0__ .YjP().max(MAX_TEXT);
const score = zod__WEBPACK_IMPORTED_MODULE_0__ .aig();
const commit = zod__WEBPACK_IMPORTED_MODULE_0__ .rej({ name: text, commit: zod__WEBPACK_IMPORTED_MODULE_0__ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/) });
const answer = zod__WEBPACK_IMPORTED_MODULE_0__ .k5n(['better', 'worse', 'no-difference', 'undecided']);
const metric = zod__WEBPACK_IMPORTED_MODULE_0__ .rej({
name: text,
direction: zod__WEBPACK_IMPORTED_MODULE_0__ .k5n(['min', 'max']),
unit: text.nullable(),
scale: zod__WEBPACK_IMPORTED_MODULE_0__ .k5n(['ratio', 'difference']),
answer,
effect: zod__WEBPACK_IMPORTED_MODULE_0__ .rej({ estimate: score, lower: score.nullable(), upper: score.nullable() }).nullable(),
margin: zod__WEBPACK_IMPORTED_MODULE_0__ .aig().gt(0).max(100),
log_e: zod__WEBPACK_IMPORTED_MODULE_0__ .aig(),
has_carry_over: zod__WEBPACK_IMPORTED_MODULE_0__ .zMY(),
needs: zod__WEBPACK_IMPORTED_MODULE_0__ .rej({ times: zod__WEBPACK_IMPORTED_MODULE_0__ .aig().nullable(), margin: zod__WEBPACK_IMPORTED_MODULE_0__ .aig() }).nullable(),
pairs: zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__ .rej({ base: score, head: score, first: zod__WEBPACK_IMPORTED_MODULE_0__ .k5n(['base', 'head']) })).max(MAX_LIST),
calibration: zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(score).max(MAX_LIST),
});
const comparisonReportSchema = zod__WEBPACK_IMPORTED_MODULE_0__ .rej({
format: zod__WEBPACK_IMPORTED_MODULE_0__ .euz(_report_js__WEBPACK_IMPORTED_MODULE_1__ .y),
base: commit,
head: commit,
evaluator: zod__WEBPACK_IMPORTED_MODULE_0__ .k5n(['base', 'head', 'own']),
changed_evaluator_files: zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(text).max(MAX_LIST),
command: text,
answer,
metrics: zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(metric).max(MAX_LIST),
confidence: zod__WEBPACK_IMPORTED_MODULE_0__ .aig().gt(0).lt(1),
error_rate: zod__WEBPACK_IMPORTED_MODULE_0__ .k5n(['fdr', 'fwer', 'none']),
planned_pairs: zod__WEBPACK_IMPORTED_MODULE_0__ .Whr().nonnegative(),
pairs: zod__WEBPACK_IMPORTED_MODULE_0__ .Whr().nonnegative(),
ended: zod__WEBPACK_IMPORTED_MODULE_0__ .k5n(['decided', 'pairs-used', 'time-used', 'stopped']),
started_at: text,
duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__ .aig().nonnegative(),
notes: zod__WEBPACK_IMPORTED_MODULE_0__ .YOg(text).max(MAX_LIST),
});
}),
6884:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
y: () => ( COMPARISON_FORMAT)
});
const COMPARISON_FORMAT = 'autorize-comparison-v1';
})
};
