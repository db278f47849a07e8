import { OUTCOMES } from '../experiment/ledger/record.ts';
import { OUTCOME_MARKS } from './outcome-marks.ts';
import { PAGE_STYLE } from './page-style.ts';

// An empty text after the slash: a screen reader reads the word beside the sign, not the sign.
const SIGNS = OUTCOMES.map((outcome) => `.mark.${outcome}::before{content:"${OUTCOME_MARKS[outcome].sign} " / ""}`);

/** The look of the page of a run: its chart, its marks, its table and its diffs. */
export const RUN_STYLE = `${PAGE_STYLE}
.mark{white-space:nowrap}.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:.5rem 0}
.mark::before{display:inline-block;min-width:1.2em}
${SIGNS.join('\n')}
.line::before{content:"" / "";display:inline-block;width:1.8em;margin-right:.4em;vertical-align:middle}
.line.best::before{border-top:3px solid var(--accent)}.line.base::before{border-top:2px dashed var(--dim)}
.merged{--mark:var(--good)}.denied,.invalid,.aborted,.infra_error{--mark:var(--bad)}
.inconclusive,.killed{--mark:var(--warn)}.mark::before{color:var(--mark,var(--dim))}.mark.merged{font-weight:600}
.chart{display:block;width:100%;max-width:52rem;margin:0 auto;height:auto;font:14px system-ui,sans-serif;fill:var(--fg)}
@media (min-width:42rem){.chart{font-size:10px}}
.chart .ci{fill:none;stroke:var(--mark,var(--dim));stroke-width:1.25;opacity:.75}.chart .dots{fill:none;stroke:var(--mark,var(--dim));stroke-width:3;stroke-linecap:round}
.line.ci::before{border-top:0;border-left:2px solid var(--dim);height:1em;width:1em}
.chart .grid{stroke:var(--line)}.chart .axis{fill:none;stroke:var(--dim)}
.chart .base-line{stroke:var(--dim);stroke-width:1.5;stroke-dasharray:6 5}
.chart .best-line{fill:none;stroke:var(--accent);stroke-width:2.5}
.filled{fill:var(--mark,var(--dim));stroke:var(--bg)}
.hollow{fill:var(--bg);stroke:var(--mark,var(--dim));stroke-width:1.5}
.chart .tick-y{text-anchor:end}.chart .tick-x,.chart .name{text-anchor:middle}.chart .name{fill:var(--dim)}
ins,del{text-decoration:none}ins{background:var(--add)}del{background:var(--cut)}
`;
