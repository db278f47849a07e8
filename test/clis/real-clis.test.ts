// The real agent CLIs, from their packages, in front of a scripted model: each cell of the table is as it is wanted.
// AGENT_CLIS_FOLDER has the CLIs, as .ci/run installs them. With UPDATE_DOCS=1 the page of the docs gets what was seen.
import { mkdtempSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differencesOf } from '../helpers/own-report.ts';
import { programPath } from '../helpers/program.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { type AgentCase, CASES, installed } from './agent-cases.ts';
import { type AgentRun, runAgent, SANDBOXES, type Sandbox } from './agent-run.ts';
import { BEHAVIOURS, isInTime, limitBy, RUNS, type RunName, type Runs, wantedOf } from './behaviours.ts';
import { createGate } from './gate.ts';
import { readPage, renderTables, writePage } from './table.ts';

const NAMES = Object.keys(BEHAVIOURS);
const TABLE = process.env.AGENT_CLIS_TABLE ?? join(tmpdir(), 'agent-clis.md');
// A CLI takes a core for seconds until its first call, and little after it; other tests take what is left.
const STARTING = 2;
// Of runs that were too slow to say anything.
const TRIES = 4;

interface Row {
  readonly agent: AgentCase;
  readonly sandbox: Sandbox;
  /** Why the CLI is not there. */
  readonly lacking?: string;
  readonly bin: string;
  readonly runs: Partial<Record<RunName, AgentRun>>;
}

const rows: readonly Row[] = CASES.flatMap((agent) => {
  const found = installed(agent);
  const place = 'bin' in found ? found : { ...found, bin: '' };
  if ('lacking' in found) {
    const { preset, version } = agent;
    writeSync(2, `\nNOT RUN: ${preset} ${version}, which the registry lacks: ${found.lacking}\n\n`);
  }
  return SANDBOXES.map((sandbox) => ({ agent, sandbox, ...place, runs: {} }));
}).filter(({ sandbox }) => sandbox === 'off' || BUBBLEWRAP.length > 0);

/** What is seen of a row, as far as its runs have ended. */
function cellsOf({ agent, lacking, runs }: Row): string[] {
  return NAMES.map((name) => {
    if (lacking !== undefined) return 'not run: the registry lacks it';
    const behaviour = BEHAVIOURS[name];
    const isShown = behaviour?.of.every((each) => runs[each] !== undefined);
    return isShown ? (behaviour?.see(runs as Runs, agent) ?? '') : '';
  });
}

function tables(): string {
  const shown = rows.map((row) => ({
    cli: `${row.agent.preset} ${row.agent.version}`,
    sandbox: row.sandbox,
    cells: cellsOf(row),
  }));
  return renderTables(NAMES, shown);
}

const seconds = (ms = 0): string => (ms / 1000).toFixed(1);

const folder = mkdtempSync(join(tmpdir(), 'autorize-clis-'));

beforeAll(async () => {
  const gate = createGate(STARTING);
  const program = programPath('autorize');
  const take = async (row: Row, name: RunName, more: { readonly more?: string; readonly usd?: number } = {}) => {
    const { agent, sandbox, bin } = row;
    let run: AgentRun | undefined;
    for (let tries = 0; tries < TRIES && (run === undefined || !isInTime(RUNS[name], run)); tries += 1) {
      const leave = await gate.enter();
      try {
        const wish = { folder, program, bin, agent, sandbox, ...RUNS[name], ...more };
        run = await runAgent({ ...wish, onFirstCall: leave });
      } finally {
        leave();
      }
    }
    row.runs[name] = run as AgentRun;
    writeFileSync(TABLE, tables());
  };
  const there = rows.filter(({ lacking }) => lacking === undefined);
  // The gate lets in by the order of these.
  await Promise.all([
    ...there.map((row) => take(row, 'outage')),
    ...there.map(async (row) => {
      await take(row, 'limit');
      const { usd, prices } = limitBy(row.runs.limit as AgentRun);
      const written = Object.entries(prices).map(
        ([model, { input, output }]) => `"${model}" = { input = ${input}, output = ${output} }`,
      );
      await take(row, 'cap', { usd, more: `price = { ${written.join(', ')} }` });
    }),
    ...there.map((row) => take(row, 'hang')),
    ...there.map((row) => take(row, 'refused')),
  ]);
}, 2_400_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  writeSync(1, `\n${tables()}\n`);
  const times = rows.map(({ agent, sandbox, runs }) => {
    const each = Object.entries(runs).map(
      ([name, run]) => `${name} ${seconds(run.startMs)} + ${seconds(run.afterCallMs)} s`,
    );
    return `${agent.preset}, ${sandbox}: ${each.join(', ')}`;
  });
  const refused = rows.map(({ agent, sandbox, runs }) => {
    const { startMs = 0, afterCallMs = 0 } = runs.refused ?? {};
    return `${agent.preset}, ${sandbox}: ${seconds(startMs + afterCallMs)} s`;
  });
  writeSync(1, `To the first call, and from there to the end:\n${times.join('\n')}\n\n`);
  writeSync(1, `A run whose key is refused, beside the others:\n${refused.join('\n')}\n\n`);
});

describe.each(rows)('$agent.preset $agent.version, sandbox $sandbox', (row) => {
  it.each(NAMES)('%s', (name) => {
    const seen = cellsOf(row)[NAMES.indexOf(name)];
    expect(seen).not.toBe('');
    if (row.lacking !== undefined) return expect(seen).toBe('not run: the registry lacks it');
    expect(seen).toBe(wantedOf(name, row.agent, row.sandbox));
  });

  // As the gateway does, for runs without one.
  it('prints what the server counted', () => {
    const { limit } = row.runs;
    if (row.lacking !== undefined || limit === undefined) return expect(row.lacking).toBeDefined();
    expect(differencesOf(row.agent.preset, limit.output, limit.counted)).toEqual([]);
  });
});

it('is what the page of the docs shows', () => {
  if (rows.some(({ lacking }) => lacking !== undefined)) return;
  if (process.env.UPDATE_DOCS === '1') writePage(tables());
  expect(readPage()).toBe(tables());
});
