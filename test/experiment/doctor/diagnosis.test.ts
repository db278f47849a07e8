import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeTracing, readCommandWord } from '../../../src/experiment/doctor/diagnosis.ts';
import { tracesAnyProcess } from '../../../src/kernel/tracing-reach.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

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

describe('code under test that may reach into its evaluator', () => {
  it.each([
    ['bubblewrap', 'off', true, undefined],
    ['bubblewrap', 'on', true, 'objective.tracing is "on"'],
    ['bubblewrap', 'on', false, undefined],
    ['namespace', 'off', true, 'level namespace'],
    ['process-group', 'off', true, 'level process-group'],
    ['process-group', 'on', false, undefined],
  ] as const)('in %s with tracing %s and %s of the kernel: %s', (level, tracing, isLet, why) => {
    const checks = describeTracing({ level, tracing, isLet });
    expect(checks.map(({ verdict, detail }) => [verdict, detail.includes(`(${why})`)])).toEqual(
      why === undefined ? [] : [['warning', true]],
    );
  });

  it('is asked of Yama', () => {
    const files = createFolder({ zero: '0\n', one: '1\n', three: '3\n' });
    const asked = ['zero', 'one', 'three', 'absent'].map((name) => tracesAnyProcess(join(files, name)));
    expect(asked).toEqual([true, false, false, true]);
  });
});
