// A scripted session in the place of Codex: what it does in each iteration stands in steps.mjs. It shows what a session is
// given, and what it has to hand over.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { STEPS } from './steps.mjs';

const { RCS_ITERATION, RCS_CANDIDATE_FILE, RCS_LAST_KEPT_COMMIT } = process.env;
// The instructions come on standard input: mission, policy, what was tried, how to hand over. A model would read them.
const instructions = readFileSync(0, 'utf8');
if (!instructions.includes(RCS_LAST_KEPT_COMMIT)) throw new Error('the instructions are not of this iteration');

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const step = STEPS[Number(RCS_ITERATION) - 1] ?? { status: 'noop', description: 'Nothing left to try' };

if (step.source !== undefined) writeFileSync('src/roman.mjs', step.source);
if (step.status === 'candidate') git('commit', '--quiet', '--all', '--message', step.description);

const candidate = {
  status: step.status,
  candidate_commit: step.status === 'candidate' ? git('rev-parse', 'HEAD') : null,
  base_commit: step.base ?? RCS_LAST_KEPT_COMMIT,
  description: step.description,
  notes: step.notes ?? [],
  created_at: new Date().toISOString(),
};
if (!step.forgets) writeFileSync(RCS_CANDIDATE_FILE, JSON.stringify(candidate, null, 2));
