// Stands in for a coding agent: does what is prepared for the item, offline. A real one reads the prompt on standard
// input; this one reads the item's id from the file that AGENTRUN_WORK_ITEM names.
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { STEPS } from './steps.mjs';

const { id } = JSON.parse(readFileSync(process.env.AGENTRUN_WORK_ITEM, 'utf8'));
const tell = (operation) => appendFileSync(process.env.AGENTRUN_TOOL_TRACE, `${JSON.stringify(operation)}\n`);
for (const [path, text] of Object.entries(STEPS[id])) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  tell({ tool: 'write', detail: path });
}
console.log(`${id}: done`);
