export const id = 5589;
export const ids = [5589];
export const modules = {

/***/ 85589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runComparisonVerify: () => (/* binding */ runComparisonVerify)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(17785);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/base/journal-chain.js
var journal_chain = __webpack_require__(61739);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/verification/journal.js
var journal = __webpack_require__(58541);
// EXTERNAL MODULE: ./build/compare/log.js
var compare_log = __webpack_require__(92494);
// EXTERNAL MODULE: ./build/compare/replay.js + 1 modules
var replay = __webpack_require__(34907);
// EXTERNAL MODULE: ./build/compare/store.js
var store = __webpack_require__(77741);
;// CONCATENATED MODULE: ./build/compare/verify.js
/**
 * Checks the records of a comparison: its chain, each answer against the scores, and the report against the log. A log that
 * was rewritten as a whole is consistent, too: its digest, as the check and the comment of the step have it, finds that.
 */










const LOG = 'decisions.jsonl';
const REPORT = 'report.json';
/** Recomputes a comparison from its folder. Nothing is run. */
function verifyComparison(folder, { cwd }) {
    const paths = (0,store/* findComparison */.DM)((0,external_node_path_.resolve)(cwd, folder), folder);
    const log = (0,external_node_fs_.readFileSync)(paths.log);
    const parsed = (0,journal_chain/* parseJournal */.z8)(log);
    const chain = (0,journal/* checkChain */.u)(LOG, parsed);
    if (parsed.kind === 'corrupt')
        return (0,finding/* verifiedBy */.sN)(chain);
    const decoded = (0,compare_log/* decodeLog */.N)(parsed.records);
    if ('line' in decoded) {
        const detail = `it is no record of a comparison (${decoded.found})`;
        return (0,finding/* verifiedBy */.sN)([...chain, { kind: 'wrong', what: LOG, where: { file: LOG, line: decoded.line }, detail }]);
    }
    const { report, issues } = (0,replay/* replayComparison */.BT)(decoded);
    const isUnfinished = issues.every(({ code }) => code === 'incomplete') && issues.length > 0;
    const answers = isUnfinished
        ? issues.map((issue) => ({ kind: 'unproved', what: LOG, ...issue }))
        : (0,finding/* findingsOf */.WX)(LOG, issues, `${(0,base_text/* plural */.LS)(decoded.length, 'record')} recomputed: every coin and every answer follows; SHA-256 ${(0,hash/* sha256 */.s)(log)}`);
    return (0,finding/* verifiedBy */.sN)([...chain, ...answers, ...checkReport(paths.report, report)]);
}
function checkReport(path, report) {
    if (!(0,external_node_fs_.existsSync)(path)) {
        if (report === undefined)
            return [];
        return [{ kind: 'wrong', what: REPORT, detail: 'it is missing, and the log has an end' }];
    }
    if (report === undefined)
        return [{ kind: 'wrong', what: REPORT, detail: 'there is one, and the log gives none' }];
    const isSame = (0,external_node_fs_.readFileSync)(path, 'utf8') === (0,store/* renderReport */.B1)(report);
    return (0,finding/* findingsOf */.WX)(REPORT, isSame ? [] : ['it is not what the log gives'], 'it is what the log gives');
}

// EXTERNAL MODULE: ./build/report/maintenance-text.js
var maintenance_text = __webpack_require__(96490);
// EXTERNAL MODULE: ./build/cli/terminal.js
var cli_terminal = __webpack_require__(38565);
;// CONCATENATED MODULE: ./build/cli/compare-verify.js




/** Recomputes a comparison from its folder; 1 if its records are not sound. */
function runComparisonVerify({ words: [folder = ''], values, host, terminal }) {
    const verified = verifyComparison(folder, host);
    if (values.has('json'))
        (0,cli_terminal/* printJson */.Q)(terminal, verified);
    else
        terminal.out((0,maintenance_text/* renderFindings */.vO)(folder.replace(/\/$/, ''), { ...verified, part: 'comparison' }));
    return verified.isSound ? errors/* EXIT */.dc.yes : errors/* EXIT */.dc.no;
}


/***/ })

};

