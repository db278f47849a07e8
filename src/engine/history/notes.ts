/**
 * Notes that an agent leaves for those that come later.
 * Invariant: best effort: whatever stands where the file should be, nothing but the text of a regular file is taken, and
 * no more than the limit.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortened } from '../../base/text.ts';
import { readOwnText } from '../../kernel/own-files.ts';
import { readFilePart } from '../../kernel/regular-file.ts';
import { removeTree } from '../../kernel/remove-tree.ts';
import { messagesOf } from '../agents/agent-messages.ts';
import { readEvents } from '../agents/printed-events.ts';
import type { AgentPreset } from '../agents/registry.ts';
import { objectsIn } from '../gateway/json-walk.ts';

/** Where an agent writes its notes. */
export interface NotesPlace {
  /** A folder that it may write to, so that editors that rename files work. */
  readonly folder: string;
  readonly file: string;
}

const MAX_NOTES_CHARS = 8000;
const NOTHING_LEFT_OUT: ReadonlySet<string> = new Set();
const LINE = /^AUTORIZE_NOTE[ \t]+(\S.*)$/gm;

/** An empty file for the notes of the agent in a workspace. */
export function makeNotesPlace(areaFolder: string, slot: number): NotesPlace {
  const folder = join(areaFolder, 'notes', String(slot));
  removeTree(folder);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'notes.md');
  writeFileSync(file, '');
  return { folder, file };
}

/** What an agent that has ended noted: its file, then the lines that it printed. */
export function takeNotes({ file }: NotesPlace, stdoutPath: string, cli?: AgentPreset): string | undefined {
  const written = readFilePart(file, 'start', MAX_NOTES_CHARS * 4)?.text ?? '';
  const lines = messagesIn(readOwnText(stdoutPath), cli).flatMap((message) => [...message.matchAll(LINE)]);
  const printed = [...new Set(lines.map(([, text = '']) => `- ${text.trimEnd()}`))];
  const notes = [written.trim(), printed.join('\n')].filter((each) => each !== '').join('\n\n');
  return notes === '' ? undefined : shortened(notes, MAX_NOTES_CHARS);
}

/** What was printed: as it stands, what the model says, and every text in the events of a CLI that prints JSON. */
function messagesIn(stdout: string, cli: AgentPreset | undefined): readonly string[] {
  const texts = [...messagesOf(cli, stdout)];
  for (const event of readEvents(stdout))
    for (const fields of objectsIn(event, NOTHING_LEFT_OUT))
      for (const value of Object.values(fields))
        texts.push(...[value].flat().filter((each) => typeof each === 'string'));
  return texts;
}
