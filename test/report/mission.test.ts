import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECISIONS } from '../../src/mission/decide.ts';
import type { MissionState } from '../../src/mission/ledger.ts';
import { buildMissionChart, MISSION_LINE } from '../../src/report/mission-chart.ts';
import { renderMissionHtml } from '../../src/report/mission-html.ts';
import { renderEntry, renderMissionList, renderMissionMarkdown } from '../../src/report/mission-markdown.ts';
import {
  renderEntryLine,
  renderImprovement,
  renderMissionStatus,
  renderMissionSummary,
} from '../../src/report/mission-text.ts';
import { renderScoreMermaid } from '../../src/report/score-mermaid.ts';
import { commitOf, entryOf, evaluationOf, sandbox, stateOf } from '../mission/samples.ts';
import { hostileText } from './hostile.ts';
import { parseMarkup, textOf } from './markup.ts';

const KEPT = entryOf(1, {
  ...{ decision: 'keep', decision_reason: 'score 12 improves on 10', description: 'Add values' },
  ...{ kept_commit: commitOf(101), evaluator: evaluationOf() },
});
const ENTRIES = [entryOf(0, { description: 'baseline' }), KEPT, entryOf(2, { kept_commit: commitOf(101) })];
const look = (entries = ENTRIES) => ({ state: stateOf(entries), isRunning: false, problems: [] });

describe('a mission as text', () => {
  test('status has where it is, what came of it, and the next command', () => {
    expect(renderMissionStatus(look())).toMatchInlineSnapshot(`
      "missions-climb-20260521t090000z: the mission missions/climb

      branch    autoresearch/missions-climb/20260521T090000Z, from 000000000000
      worktree  /home/ada/climb.rcs-worktrees/autoresearch-missions-climb-20260521T090000Z
      now       broken off
      result    1 kept under score_improvement; last kept score 12 against the baseline, 10
      tried     2 iterations: 1 keep, 1 discard
      improved  not claimed: each score is one run of the evaluator, and chance is kept with the rest

      ◆ baseline        0            10  a reason
      ● keep            1            12  score 12 improves on 10 (Add values)
      ○ discard         2             9  a reason (a description)

      next      rcs autoresearch --resume missions-climb-20260521t090000z
      "
    `);
    expect(renderMissionStatus({ ...look(), isRunning: true })).toContain('now       at work\n');
    expect(renderMissionStatus({ ...look(), problems: ['line 3 is torn'] })).toContain('problem: line 3 is torn');
  });

  test('the improvement is what is confirmed of the branch, or how to confirm it', () => {
    const policy = (keys: string) => {
      const read = sandbox(`evaluator: {command: sh e.sh, format: json, decision: checkpoint${keys}}`);
      if ('problems' in read) throw new Error('a front matter that is not valid');
      return stateOf(ENTRIES, { contract: read.contract });
    };
    expect(renderImprovement(policy(''))).toBe(
      'not confirmed yet: autorize verify missions-climb-20260521t090000z --rescore',
    );
    expect(renderImprovement(policy(', confirm: {pairs: 0}'))).toBe('not claimed: evaluator.confirm.pairs is 0');
    expect(renderImprovement(stateOf([entryOf(0)]))).toBeUndefined();
    const claimed = (sentence: string, final: string): MissionState => {
      const record = { kind: 'decision', task: 'iteration 1', kept: true, code: 'working', incumbent: 'base' };
      const candidate = { kind: 'candidate', id: 'iteration 1', tree: 'tip' };
      const entries = [entryOf(0), { ...KEPT, comparison: { record } }];
      return {
        ...policy(''),
        entries,
        evidence: [candidate],
        claim: { sentence, final, interval: [1, 2] },
      } as unknown as MissionState;
    };
    expect(renderImprovement(claimed('+20%', 'tip'))).toBe('+20%');
    expect(renderImprovement(claimed('+20%', 'champion'))).toBe('+20%; the branch holds more, which is not tested yet');
    expect(renderImprovement(claimed('+20%\n::error::x', 'tip'))).not.toContain('\n');
  });

  test('the summary of a run that kept nothing offers no branch', () => {
    expect(renderMissionSummary(stateOf([entryOf(0)]))).not.toContain('git log');
    expect(renderMissionSummary(stateOf(ENTRIES))).toContain('git log 000000000000..autoresearch/missions-climb/');
  });
});

describe('a mission as markdown', () => {
  test('list has a row for each entry, oldest first', () => {
    expect(renderMissionList(stateOf(ENTRIES))).toMatchInlineSnapshot(`
      "| Iteration | Decision | Pass | Score | Reason | Description | Commit |
      |---|---|---|---|---|---|---|
      | 0 | ◆ baseline | true | 10 | a reason | baseline | 000000000000 |
      | 1 | ● keep | true | 12 | score 12 improves on 10 | Add values | 000000000000 |
      | 2 | ○ discard | true | 9 | a reason | a description | 000000000000 |
      "
    `);
  });

  test('stays below what GitHub takes', () => {
    const many = Array.from({ length: 3000 }, (_, iteration) => entryOf(iteration, { description: 'x'.repeat(400) }));
    const text = renderMissionMarkdown(look(many));
    expect(Buffer.byteLength(text)).toBeLessThan(60 * 1024);
    expect(text).toContain('of 3000 entries');
  });
});

describe('the page of a mission', () => {
  const diffs = new Map([[1, 'diff --git a/x b/x\n@@ -1 +1 @@\n-1\n+<b>\n']]);
  const elements = parseMarkup(renderMissionHtml({ look: look(), diffs }));
  const named = (name: string) => elements.filter((element) => element.name === name);

  test('has the run, every entry and the diffs, and loads nothing', () => {
    expect(named('h1').map(textOf)).toEqual(['missions-climb-20260521t090000z']);
    const cells = named('td').filter(({ attributes }) => attributes.class?.startsWith('mark '));
    expect(cells.map(textOf)).toEqual(['baseline', 'keep', 'discard']);
    expect(named('details').map(textOf)).toEqual([expect.stringContaining('+<b>')]);
    expect(elements.map(({ name }) => name)).not.toContain('script');
    for (const { attributes } of elements) {
      for (const key of ['src', 'srcset', 'action', 'data', 'style']) expect(attributes[key]).toBeUndefined();
      if (attributes.href !== undefined) expect(attributes.href).toMatch(/^#/);
    }
  });

  test('draws a mark for each entry, by its own word, and has a line through what was the last kept score', () => {
    const marks = named('use').map((element) => textOf(element));
    expect(marks.sort((one, other) => one.localeCompare(other))).toEqual([
      'iteration 0: baseline, 10',
      'iteration 1: keep, 12',
      'iteration 2: discard, 9',
    ]);
    const ids = elements.map(({ attributes }) => attributes.id);
    for (const { attributes } of named('use')) expect(ids).toContain(attributes.href?.slice(1));
    const state = stateOf([
      entryOf(0, { kept_commit: 'base' }),
      { ...KEPT, kept_commit: 'lucky' },
      entryOf(2, { decision: 'discard', evaluator: null, kept_commit: 'base' }),
    ]);
    expect(buildMissionChart(state).rows.map(({ best }) => best)).toEqual([10, 12, 10]);
    expect(renderScoreMermaid(buildMissionChart(state), MISSION_LINE)).toMatch(
      /title "Last kept score \(higher is better\)"\n {2}x-axis "Iteration" \[0, 1, 2\]\n.*\n {2}line \[10, 12, 10\]/,
    );
    // The same numbers as a table, for whoever sees no chart.
    expect(renderScoreMermaid(buildMissionChart(state), MISSION_LINE)).toMatch(
      /\| Iteration \| Score \| Last kept score \|\n\|---\|---\|---\|\n\| 0 \| baseline 10 \| 10 \|\n\| 1 \| keep 12 \| 12 \|\n\| 2 \| discard –? ?\S* ?\| 10 \|/,
    );
    expect(renderMissionHtml({ look: look([entryOf(0, { evaluator: null })]), diffs: new Map() })).not.toContain(
      '<svg',
    );
  });

  test('has a sign for each decision', () => {
    const page = renderMissionHtml({ look: look(), diffs });
    const signs = DECISIONS.map((word) => page.match(new RegExp(`\\.mark\\.${word}::before\\{content:"(.) "`))?.[1]);
    expect(new Set(signs).size).toBe(DECISIONS.length);
    expect(signs).not.toContain(undefined);
  });
});

test('no text of a session breaks out of what it is printed in', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (text, other) => {
      const entry = { ...KEPT, description: text, decision_reason: other, notes: [text] };
      const hostile = { ...look([entryOf(0, { description: other }), entry]), problems: [text] };
      for (const line of [renderEntryLine(entry), renderMissionStatus(hostile), renderMissionSummary(hostile.state)]) {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: that there is none is what is asked
        expect(line.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
        expect(line).not.toMatch(/^\s*::/m);
        expect(line).not.toContain('##[');
      }
      expect(renderEntryLine(entry)).not.toContain('\n');
      parseMarkup(renderMissionHtml({ look: hostile, diffs: new Map([[1, text]]) }));
      const list = renderMissionList(hostile.state).trimEnd().split('\n');
      expect(list).toHaveLength(4);
      for (const row of list) expect(row.replaceAll(/\\./g, '').split('|')).toHaveLength(9);
      expect(renderEntry({ entry, diff: text, logs: [{ name: 'log', text: other }] })).not.toMatch(/^\s*::/m);
    }),
  );
});
