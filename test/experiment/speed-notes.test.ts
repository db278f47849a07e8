import { describe, expect, it } from 'vitest';
import { createExperiment } from '../helpers/experiment.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createSite, item } from '../helpers/work-items.ts';

async function notesOf(config: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const notes: string[] = [];
  const { run } = createExperiment({ agent: 'true\n', config });
  await run({ maxIterations: 1, onEvent: (event) => void (event.kind === 'started' && notes.push(...event.notes)) });
  return notes;
}

const COPIES =
  /^every command gets a copy of its checkout, which is slower than layers: layers need bubblewrap.*; commands find none of the caches in your home$/;
const SETUP =
  /^setup runs in every evaluation; with setup\.inputs it would run once, which is faster: autorize doctor pi --fix$/;

describe('what makes a run slower', () => {
  it.runIf(BUBBLEWRAP.length > 0)('is a setup without inputs, which a run notes once', async () => {
    const notes = await notesOf({ setup: 'command = "true"' });
    expect(notes.filter((note) => SETUP.test(note))).toHaveLength(1);
    expect(notes.filter((note) => COPIES.test(note))).toEqual([]);
  });

  it('is no setup with inputs, and none at all', async () => {
    for (const setup of ['command = "true"\ninputs = ["value.txt"]', 'command = ""']) {
      expect((await notesOf({ setup })).filter((note) => SETUP.test(note))).toEqual([]);
    }
  });

  it('is a run without a sandbox, which copies', async () => {
    const notes = await notesOf({ agent: 'command = "sh agent.sh {prompt_file}"\nsandbox = "off"' });
    expect(notes.filter((note) => COPIES.test(note))).toHaveLength(1);
  });

  it('is the same for a plan', async () => {
    const notes: string[] = [];
    const onEvent = (event: { kind: string; notes?: readonly string[] }) =>
      void (event.kind === 'started' && notes.push(...(event.notes ?? [])));
    await createSite().run([item('one', 'echo 1 >one.txt')], { onEvent });
    expect(notes.filter((note) => COPIES.test(note))).toHaveLength(1);
  });
});
