export const id = 2349;
export const ids = [2349];
export const modules = {

/***/ 22349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GENERAL_HELP: () => (/* binding */ GENERAL_HELP)
/* harmony export */ });
/* harmony import */ var _compare_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28636);
/* harmony import */ var _completion_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16153);
/* harmony import */ var _experiment_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93426);
/* harmony import */ var _gate_flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3379);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9654);
/* harmony import */ var _llms_flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88939);
/* harmony import */ var _mcp_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77487);
/* harmony import */ var _mission_flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17797);
/* harmony import */ var _serve_flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56832);
/* harmony import */ var _work_flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(36642);










const rowOf = ({ usage, summary }) => [usage, summary];
const rowsOf = (names) => names.map((name) => rowOf(_experiment_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .EXPERIMENT_COMMANDS */ .H[name]));
const GROUPS = {
    Experiments: rowsOf([
        ...['init', 'doctor', 'prepare', 'run', 'resume', 'message', 'accept', 'approve', 'reject', 'distil'],
        ...['audit', 'push', 'repair', 'archive', 'plan', 'attempt', 'judge', 'reduce'],
    ]),
    'Experiments and missions': rowsOf(['status', 'watch', 'list', 'show', 'verify', 'report', 'clean', 'pull']),
    'Missions and work items': [[_mission_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .MISSION_USAGE */ .Nq, _mission_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .MISSION_SUMMARY */ .Ai], ...Object.values(_work_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .WORK_COMMANDS */ .R).map(rowOf)],
    'Without an agent, and for agents': [
        ...[rowOf(_compare_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .COMPARE_COMMAND */ .mT), ['gate', _gate_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .GATE_SUMMARY */ .L1], rowOf(_completion_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .COMPLETION_COMMAND */ .n)],
        ...[rowOf(_serve_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .SERVE_COMMAND */ .q), rowOf(_mcp_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .MCP_COMMAND */ .B), rowOf(_llms_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .LLMS_COMMAND */ .v)],
    ],
};
const indent = (0,_help_js__WEBPACK_IMPORTED_MODULE_9__/* .indentOf */ ._j)(Object.values(GROUPS).flat());
const groups = Object.entries(GROUPS).map(([title, rows]) => `${title}:\n${(0,_help_js__WEBPACK_IMPORTED_MODULE_9__/* .renderRows */ .UR)(rows, indent)}\n`);
const GENERAL_HELP = `Let coding agents improve a repository, and accept only what is better.
Usage: autorize COMMAND [flags]; of all: --help, --color auto|always|never
${groups.join('\n')}Exit codes: 0 success; 1 negative result; 2 invalid argument or file;
3 not ready; 70 internal error; 75 locked by another run; 128+n signal n.
`;


/***/ })

};

