import { describe, expect, it } from 'vitest';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const HOSTILE = '##[error]no\n::error::no';
const FILES = {
  'c.json': JSON.stringify([{ id: HOSTILE, scenario_id: 'RG-01', output: { note: HOSTILE } }]),
  'broken.json': `[{"id":"${'##[add-mask]x'}","scenario_id":7,"output":{}}]`,
};
const gate = ['gate', '--mode', 'candidates', '--candidates'];

describe('inside a workflow', () => {
  it.each(['text', 'markdown', 'json', 'github'])(
    'the format %s lets no text of a candidate command the runner',
    async (format) => {
      const { out, err } = await runCli([...gate, 'c.json', '--format', format], {
        cwd: createFolder(FILES),
        isWorkflow: true,
      });
      expect(out + err).not.toContain('##[');
      const commands = (out + err).split('\n').filter((line) => /^\s*::/.test(line));
      if (format !== 'github') expect(commands).toEqual([]);
      for (const line of commands) expect(line).toMatch(/^::(error|warning) (file=c\.json,)?title=gate/);
    },
  );

  it('JSON stays the same JSON', async () => {
    const { out } = await runCli([...gate, 'c.json', '--format', 'json'], {
      cwd: createFolder(FILES),
      isWorkflow: true,
    });
    expect(JSON.parse(out).results['RG-01'].best.id).toBe(HOSTILE);
  });

  it.each(['text', 'json', 'github'])('problems in the format %s command nothing either', async (format) => {
    const argv = [...gate, 'broken.json', '--suite', '##[endgroup].json', '--format', format];
    const { code, out, err } = await runCli(argv, { cwd: createFolder(FILES), isWorkflow: true });
    expect(code).toBe(2);
    expect(err).toContain('## [endgroup].json');
    expect(out + err).not.toContain('##[');
  });
});
