export const id = 659;
export const ids = [659];
export const modules = {

/***/ 22566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeTrusted: () => (/* binding */ judgeTrusted)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _gate_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94013);
/* harmony import */ var _gate_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43814);
/* harmony import */ var _trusted_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84353);
/** The gate on rules that a step may trust. */




// The action's own suite passes its own fixtures whatever the repository holds.
const WITHOUT_SUITE = {
    file: _gate_store_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_RULES */ .ck.suite,
    found: 'no such file, so mode "fixtures" would test the suite of the action and nothing of this repository',
    expected: 'a suite of the repository, with fixtures of its own',
    remedy: 'Name it with the input suite, or judge candidates: mode: candidates.',
};
/** Judges by the rules of the trusted ref; what has to be said of these rules comes along. */
async function judgeTrusted({ gate, trustedRef }, place) {
    if (gate.mode === 'fixtures' && !(0,_gate_store_js__WEBPACK_IMPORTED_MODULE_2__/* .hasOwnSuite */ .JN)(place.host, gate.suite))
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ContractError */ .Vl([WITHOUT_SUITE]);
    const trusted = await (0,_trusted_request_js__WEBPACK_IMPORTED_MODULE_3__/* .trustRequest */ .C)({ gate, trustedRef, ...place });
    return { result: await (0,_gate_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runGate */ .R)(trusted.gate, place.host), banners: trusted.banners };
}


/***/ }),

/***/ 55523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ hasCommit),
/* harmony export */   Z: () => (/* binding */ hasObjects)
/* harmony export */ });
/** Whether a repository holds all of these objects; each by what git finds it by, e.g. `ID^{tree}`. */
async function hasObjects(git, names) {
    for (const name of names) {
        const { exitCode } = await git(['cat-file', '-e', '--end-of-options', name], { allowed: [0, 1, 128] });
        if (exitCode !== 0)
            return false;
    }
    return true;
}
/** Whether a repository holds a commit. */
function hasCommit(git, commit) {
    return hasObjects(git, [`${commit}^{commit}`]);
}


/***/ })

};

