import { describe, expect, it } from 'vitest';
import { readCommandWord } from '../../../src/experiment/doctor/diagnosis.ts';

describe('the first word of a command', () => {
  it.each([
    ['agent --x', 'agent'],
    ['KEY=1 OTHER="a b" agent', 'agent'],
    ['"my agent" --x', 'my agent'],
    ['agent; true', 'agent'],
    ['agent>out', 'agent'],
  ])('of %j is a program', (command, name) => {
    expect(readCommandWord(command)).toEqual({ kind: 'program', name });
  });

  it.each([
    'ulimit -v 9 && agent',
    'PATH=bin:$PATH agent',
    '<in.txt agent',
    '2>errors agent',
    'go() { agent; }; go',
    'n=$(cat value.txt); agent "$n"',
    'n=`cat value.txt` agent',
    `n=\${N:-a b} agent`,
    'n=a\\ b agent',
    'n=5; agent',
    'n=$((1 + 2)) && agent',
    '"/opt/a"/agent',
    "'/opt/a'/agent",
    'my\\ agent',
    'ag"ent"',
    '# first this\nagent',
    '$(which agent)',
    '',
  ])("of %j is the shell's own affair", (command) => {
    expect(readCommandWord(command).kind).toBe('shell');
  });
});
