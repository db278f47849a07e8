import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECISIONS } from '../../src/mission/decide.ts';
import type { MissionState } from '../../src/mission/ledger.ts';
import { renderEntry } from '../../src/report/attempt-markdown.ts';
import { renderImprovement } from '../../src/report/mission-claim.ts';
import { renderEntryLine, renderMissionSummary } from '../../src/report/mission-lines.ts';
import { MARKS, viewMission } from '../../src/report/mission-view.ts';
import { renderHtml } from '../../src/report/run-html.ts';
import { renderList, renderMarkdown } from '../../src/report/run-markdown.ts';
import { renderStatus } from '../../src/report/run-text.ts';
import { renderScoreMermaid } from '../../src/report/score-mermaid.ts';
import { commitOf, entryOf, evaluationOf, sandbox, stateOf } from '../mission/samples.ts';
import { hostileText } from './hostile.ts';
import { parseMarkup, textOf } from './markup.ts';

const ACCEPTED = entryOf(1, {
  ...{ decision: 'keep', decision_reason: 'score 12 improves on 10', description: 'Add values' },
  ...{ kept_commit: commitOf(101), evaluator: evaluationOf() },
});
const ENTRIES = [entryOf(0, { description: 'baseline' }), ACCEPTED, entryOf(2, { kept_commit: commitOf(101) })];
const status = (entries = ENTRIES) => ({ state: stateOf(entries), isRunning: false, problems: [] });
const viewOf = (state: MissionState) => viewMission({ state, isRunning: false, problems: [] });

describe('a mission as text', () => {
  test('status has where it is, what came of it, and the next command', () => {
    expect(renderStatus(viewMission(status()))).toMatchInlineSnapshot(`
      "missions-climb-20260521t090000z: mission missions/climb

      branch    autoresearch/missions-climb/20260521T090000Z, from 000000000000
      worktree  /home/ada/climb.rcs-worktrees/autoresearch-missions-climb-20260521T090000Z
      now       interrupted
      result    1 of 2 iterations accepted by score_improvement; last accepted score 12 against the baseline, 10
      gain      not claimed: each score is a single evaluation, and some changes are accepted by chance
      goal      higher is better
      tried     2 iterations: 1 keep, 1 discard
      policy    score_improvement

      scores    ▃█▁
                0^   (^ accepted, 0 baseline, · no score)

      last      0  ◆ baseline  10  a reason (baseline)
                1  ● keep      12  score 12 improves on 10 (Add values)
                2  ○ discard    9  a reason (a description)

      next      rcs autoresearch --resume missions-climb-20260521t090000z
      "
    `);
    expect(renderStatus(viewMission({ ...status(), isRunning: true }))).toContain('now       running\n');
    expect(renderStatus(viewMission({ ...status(), problems: ['line 3 is torn'] }))).toContain(
      'problem: line 3 is torn',
    );
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
      const candidate = { kind: 'candidate', id: 'iteration 1', tree: 'branch head' };
      const entries = [entryOf(0), { ...ACCEPTED, comparison: { record } }];
      return {
        ...policy(''),
        entries,
        evidence: [candidate],
        claim: { sentence, final, interval: [1, 2] },
      } as unknown as MissionState;
    };
    expect(renderImprovement(claimed('+20%', 'branch head'))).toBe('+20%');
    expect(renderImprovement(claimed('+20%', 'champion'))).toBe('+20%; later changes on the branch are not tested yet');
    expect(renderImprovement(claimed('+20%\n::error::x', 'branch head'))).not.toContain('\n');
  });

  test('the summary of a run without an accepted change offers no branch', () => {
    expect(renderMissionSummary(stateOf([entryOf(0)]))).not.toContain('git log');
    expect(renderMissionSummary(stateOf(ENTRIES))).toContain('git log 000000000000..autoresearch/missions-climb/');
  });
});

describe('a mission as markdown', () => {
  test('list has a row for each entry, oldest first', () => {
    expect(renderList(viewOf(stateOf(ENTRIES)))).toMatchInlineSnapshot(`
      "| Iteration | Outcome | Pass | Score | Reason | Description | Commit |
      |---|---|---|---|---|---|---|
      | 0 | baseline | true | 10 | a reason | baseline | 000000000000 |
      | 1 | keep | true | 12 | score 12 improves on 10 | Add values | 000000000000 |
      | 2 | discard | true | 9 | a reason | a description | 000000000000 |
      "
    `);
  });

  test('stays below what GitHub takes', () => {
    const many = Array.from({ length: 3000 }, (_, iteration) => entryOf(iteration, { description: 'x'.repeat(400) }));
    const text = renderMarkdown(viewMission(status(many)));
    expect(Buffer.byteLength(text)).toBeLessThan(60 * 1024);
    expect(text).toMatch(/\d+ earlier iterations of 2999 left out/);
  });
});

describe('the page of a mission', () => {
  const diffs = new Map([['1', 'diff --git a/x b/x\n@@ -1 +1 @@\n-1\n+<b>\n']]);
  const elements = parseMarkup(renderHtml({ view: viewMission(status()), diffs }));
  const named = (name: string) => elements.filter((element) => element.name === name);

  test('has the run, every entry and the diffs, and loads nothing', () => {
    expect(named('h1').map(textOf)).toEqual(['missions-climb-20260521t090000z']);
    const headline = named('p').find(({ attributes }) => attributes.class === 'verdict');
    expect(textOf(headline)).toBe('Score 10 → 12 in single tests, not confirmed; 1 of 2 changes accepted');
    const cells = named('td').filter(({ attributes }) => attributes.class?.startsWith('mark '));
    expect(cells.map(textOf)).toEqual(['baseline', 'keep', 'discard']);
    expect(
      named('details')
        .map(textOf)
        .filter((text) => text.includes('+<b>')),
    ).toHaveLength(1);
    expect(elements.map(({ name }) => name)).not.toContain('script');
    for (const { attributes } of elements) {
      for (const key of ['src', 'srcset', 'action', 'data', 'style']) expect(attributes[key]).toBeUndefined();
      if (attributes.href !== undefined) expect(attributes.href).toMatch(/^#/);
    }
  });

  test('draws a mark for each entry, by its own word, and has a line through the last accepted score', () => {
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
      { ...ACCEPTED, kept_commit: 'lucky' },
      entryOf(2, { decision: 'discard', evaluator: null, kept_commit: 'base' }),
    ]);
    expect(viewOf(state).rows.map(({ best }) => best)).toEqual([10, 12, 10]);
    expect(renderScoreMermaid(viewOf(state))).toMatch(
      /title "Last accepted score \(higher is better\)"\n {2}x-axis "Iteration" \[0, 1, 2\]\n.*\n {2}line \[10, 12, 10\]/,
    );
    // The same numbers as a table, for whoever sees no chart.
    expect(renderScoreMermaid(viewOf(state))).toMatch(
      /\| Iteration \| Score \| Last accepted score \|\n\|---\|---\|---\|\n\| 0 \| baseline 10 \| 10 \|\n\| 1 \| keep 12 \| 12 \|\n\| 2 \| discard –? ?\S* ?\| 10 \|/,
    );
    expect(
      renderHtml({ view: viewMission(status([entryOf(0, { evaluator: null })])), diffs: new Map() }),
    ).not.toContain('<svg');
  });

  test('has a sign for each decision', () => {
    const page = renderHtml({ view: viewMission(status()), diffs });
    const signs = DECISIONS.map(
      (word) => page.match(new RegExp(`\\.mark\\.${MARKS[word]}::before\\{content:"(.) "`))?.[1],
    );
    expect(new Set(signs).size).toBe(DECISIONS.length);
    expect(signs).not.toContain(undefined);
  });
});

test('no text of a session breaks out of what it is printed in', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (text, other) => {
      const entry = { ...ACCEPTED, description: text, decision_reason: other, notes: [text] };
      const hostile = { ...status([entryOf(0, { description: other }), entry]), problems: [text] };
      for (const line of [
        renderEntryLine(entry),
        renderStatus(viewMission(hostile)),
        renderMissionSummary(hostile.state),
      ]) {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: that there is none is what is asked
        expect(line.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
        expect(line).not.toMatch(/^\s*::/m);
        expect(line).not.toContain('##[');
      }
      expect(renderEntryLine(entry)).not.toContain('\n');
      parseMarkup(renderHtml({ view: viewMission(hostile), diffs: new Map([['1', text]]) }));
      const list = renderList(viewMission(hostile)).trimEnd().split('\n');
      expect(list).toHaveLength(6);
      for (const row of list.slice(2)) expect(row.replaceAll(/\\./g, '').split('|')).toHaveLength(9);
      expect(renderEntry({ entry, diff: text, logs: [{ name: 'log', text: other }] })).not.toMatch(/^\s*::/m);
    }),
  );
});
