import { ABLATION_PROFILES } from '../gate/ablations.ts';
import { GATE_OPTIONS, type GateOption } from '../gate/options.ts';
import type { Flag } from './flags.ts';
import { renderFlags } from './help.ts';

function shared(name: keyof typeof GATE_OPTIONS, more = ''): Flag {
  const { summary, placeholder, default: fallback }: GateOption = GATE_OPTIONS[name];
  const sentence = `${summary.charAt(0).toUpperCase()}${summary.slice(1)}${more}.`;
  const help = fallback === undefined ? sentence : `${sentence} Default: ${fallback}.`;
  return { name, kind: 'text', placeholder, help };
}

/** The gate's command line; help, reference page and tests read this table. */
export const GATE_FLAGS: readonly Flag[] = [
  {
    name: 'mode',
    kind: 'text',
    placeholder: 'MODE',
    values: ['fixtures', 'candidates'],
    help: "`fixtures`: the suite's own candidates. `candidates`: a file of yours. Default: candidates with a FILE, else fixtures.",
  },
  shared('candidates', '; - reads standard input'),
  shared('suite'),
  shared('config'),
  shared('schema'),
  shared('replays'),
  shared('seed'),
  shared('max-volatility'),
  { name: 'scenario', kind: 'text', placeholder: 'ID', repeatable: true, help: 'Check only this scenario.' },
  { name: 'all', kind: 'switch', help: 'Check every scenario of the suite, not only must_pass.' },
  {
    name: 'ablate',
    kind: 'optional',
    placeholder: 'PROFILES',
    help: `Compare with one rule family off: ${ABLATION_PROFILES.join(', ')}. Never changes the verdict. Default: all.`,
  },
  {
    name: 'report',
    kind: 'text',
    placeholder: 'FILE',
    help: 'Report file. Default: `latest.json` in `replay-suite/v0/reports` where that folder exists, else `gate-report.json`.',
  },
  { name: 'full', kind: 'switch', help: 'Keep every evaluation in the report, also above 1000 candidates.' },
  {
    name: 'format',
    kind: 'text',
    placeholder: 'FORMAT',
    values: ['text', 'json', 'github', 'markdown'],
    help: 'text, json, github or markdown. Default: text; github under GITHUB_ACTIONS.',
  },
  { name: 'json', kind: 'switch', help: 'The same as --format json.' },
  { name: 'version', kind: 'switch', help: 'Print the version.' },
  { name: 'help', kind: 'switch', help: 'Print this help.' },
];

export const GATE_SUMMARY = 'Pick the best candidate per scenario; pass or fail';

export const GATE_HELP = `${GATE_SUMMARY}.

Usage: autorize gate [FILE] [flags]
       autorize gate init       write a suite, a config and candidates to edit
       node tools/run-ci-gate.mjs [flags]

${renderFlags(GATE_FLAGS)}

Exit codes: 0 the suite passed; 1 it failed; 2 an argument or a file is invalid.
Example: autorize gate mine.json --replays 25
`;
