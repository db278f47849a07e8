// Draws docs/explanation/decisions.svg: 60 candidates of whom 6 help, under the same noise, by single scores and by pairs. What is
// kept is decided by the product's own code (test/decision/world.ts). Needs a Node that reads TypeScript (npm run docs).
//   node scripts/decisions-figure.mjs           writes it
//   node scripts/decisions-figure.mjs --check   writes nothing, and fails when it is out of step
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decisionSettingsSchema } from '../src/decision/settings.ts';
import { runWorld } from '../test/decision/world.ts';

const FILE = fileURLToPath(new URL('../docs/explanation/decisions.svg', import.meta.url));
// A run as most are: more draws, and pairs, change the picture little.
const SEED = 9;
const CANDIDATES = 60;
const PANEL = { width: 360, height: 240, left: 44, top: 56, gap: 40 };

const policies = [
  ['Single scores: what beats the best score is kept', { decision: 'greedy', calibration_runs: 8 }],
  ['By pairs: change against current best, side by side', { decision: 'paired-sequential', effort: 'balanced' }],
];
const runs = policies.map(([title, requested]) => {
  const settings = decisionSettingsSchema.parse({ direction: 'max', ...requested });
  return { title, ...runWorld({ settings, noise: 'gaussian', seed: SEED, candidates: CANDIDATES }) };
});
const values = runs.flatMap(({ path }) => path.flatMap(({ shown, truth }) => [shown, truth]));
const [low, high] = [Math.floor(Math.min(0, ...values)), Math.ceil(Math.max(...values))];

const svg = render();
if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== svg) {
    console.error('docs/explanation/decisions.svg is out of step: npm run docs');
    process.exitCode = 1;
  }
} else writeFileSync(FILE, svg);

function render() {
  const width = PANEL.left + 2 * PANEL.width + PANEL.gap + 16;
  const height = PANEL.top + PANEL.height + 64;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">`,
    '<title>What is kept of 60 changes of which 6 help: by single scores, and by pairs</title>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...runs.flatMap((run, index) => panel(run, PANEL.left + index * (PANEL.width + PANEL.gap))),
    '</svg>',
    '',
  ].join('\n');
}

function panel({ title, path, keeps, wronglyAccepted, evaluations }, left) {
  const x = (index) => (left + (PANEL.width * index) / (CANDIDATES - 1)).toFixed(1);
  const y = (value) => (PANEL.top + PANEL.height * (1 - (value - low) / (high - low))).toFixed(1);
  const line = (part, color, dash) =>
    `<polyline points="${path.map((each, index) => `${x(index)},${y(each[part])}`).join(' ')}" fill="none" stroke="${color}" stroke-width="2"${dash}/>`;
  const marks = path.flatMap(({ kept, truth }, index) => {
    if (kept === undefined) return [];
    return [`<circle cx="${x(index)}" cy="${y(truth)}" r="4" fill="${kept === 'better' ? '#1a7f37' : '#cf222e'}"/>`];
  });
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => low + index).filter((tick) => tick % 2 === 0);
  const bottom = PANEL.top + PANEL.height;
  return [
    `<text x="${left}" y="24" font-weight="bold">${title}</text>`,
    `<text x="${left}" y="42" fill="#57606a">${keeps} kept, ${wronglyAccepted} of them junk, ${evaluations} evaluations</text>`,
    ...ticks.flatMap((tick) => [
      `<line x1="${left}" x2="${left + PANEL.width}" y1="${y(tick)}" y2="${y(tick)}" stroke="#d0d7de"/>`,
      `<text x="${left - 8}" y="${Number(y(tick)) + 4}" text-anchor="end" fill="#57606a">${tick}</text>`,
    ]),
    line('shown', '#8250df', ' stroke-dasharray="5 4"'),
    line('truth', '#0969da', ''),
    ...marks,
    `<text x="${left}" y="${bottom + 24}" fill="#0969da">true gain (noise SDs)</text>`,
    `<text x="${left + 160}" y="${bottom + 24}" fill="#8250df">what the scores show (dashed)</text>`,
    `<text x="${left}" y="${bottom + 44}"><tspan fill="#1a7f37">● kept, helps</tspan>  <tspan fill="#cf222e">● kept, junk</tspan></text>`,
  ];
}
