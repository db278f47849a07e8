import { describe, expect, it } from 'vitest';
import { ContractError } from '../../src/base/errors.ts';
import { receiptPath, runFolder, type WorkPaths } from '../../src/workitem/store.ts';

const PLACE = { runs: '/r/.autorize/work/runs', receipts: '/r/.autorize/work/receipts' } as WorkPaths;

describe('the id of a run', () => {
  it('leads to a folder and a receipt of the store', () => {
    const id = '01a20870-4c04-761f-9296-884ba5386fef';
    expect(runFolder(PLACE, id)).toBe(`${PLACE.runs}/${id}`);
    expect(receiptPath(PLACE, id)).toBe(`${PLACE.receipts}/${id}.json`);
  });

  it.each(['../../../../victim', '..', '.', '', '/etc', 'a/b', '-rf', 'a\nb', 'a.json'])('is not %j', (id) => {
    expect(() => runFolder(PLACE, id)).toThrow(ContractError);
    expect(() => receiptPath(PLACE, id)).toThrow(ContractError);
  });
});
