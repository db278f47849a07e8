import { describe, expect, it } from 'vitest';
import {
  readCommandWord,
  readCommandWords,
  readNamedPlaces,
  readOpenedFiles,
} from '../../../src/engine/environment/command-names.ts';

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

describe('what the commands of a line begin with', () => {
  const programs = (line: string) =>
    readCommandWords(line).flatMap((word) => (word.kind === 'program' ? [word.name] : []));

  it.each([
    ['npm ci && npx tsc; node a.js | tee log', ['npm', 'npx', 'node', 'tee']],
    ['n=5; agent', ['agent']],
    ['echo "a && b" && make', ['make']],
    ["printf 'x; y'\nmake", ['make']],
    ['a && sh -c "$(cat b)" && c', ['a', 'sh', 'c']],
    ['a && b $(cat c) && d', ['a']],
  ])('%j: %j', (line, names) => {
    expect(programs(line)).toEqual(names);
  });

  it.each([
    ['what may not run', 'a || b', ['a']],
    ['what is in a subshell', 'a; (b; c)', ['a']],
    ['a function', 'go() { agent; }; go', []],
    ['what runs in another folder', 'a && cd sub && b', ['a']],
    ['what a condition decides', 'if test -e x; then a; fi', []],
    ['the text of a here document', 'cat <<END\nrm x\nEND', ['cat']],
    ['a comment', 'a # && b', ['a']],
  ])('leaves out %s', (_, line, names) => {
    expect(programs(line)).toEqual(names);
  });
});

describe('places outside of the tree that a command names', () => {
  const named = (line: string) => readNamedPlaces(line, '/home/me').map(({ path }) => path);

  it.each([
    ['python3 bench.py /mnt/data/set.csv', ['/mnt/data/set.csv']],
    ['DATA=/srv/a tool --in=/srv/b < /srv/c', ['/srv/a', '/srv/b', '/srv/c']],
    ['tool </srv/a; other /srv/b', ['/srv/a', '/srv/b']],
    ["tool '/srv/with space'", ['/srv/with space']],
    [`tool ~/data $HOME/more "\${HOME}/other"`, ['/home/me/data', '/home/me/more', '/home/me/other']],
    ['tool /srv/a /srv/a', ['/srv/a']],
  ])('%j: %j', (line, paths) => {
    expect(named(line)).toEqual(paths);
  });

  it.each(['tool > /srv/a', 'tool 2>/srv/a', 'tool -o /srv/a', 'tool --output=/srv/a', 'tool --export-json /srv/a'])(
    'are none of what is written: %j',
    (line) => {
      expect(named(line)).toEqual([]);
    },
  );

  it.each(['tool a/b ./c', 'tool /dev/null /proc/self', 'tool /srv/$NAME /srv/*', 'awk /x/{print}', 'a /'])(
    'are none of what cannot be known, or is always there: %j',
    (line) => {
      expect(named(line)).toEqual([]);
    },
  );

  it('are those of the home where it is known, and marked', () => {
    expect(readNamedPlaces('tool ~/a /srv/b', undefined).map(({ path }) => path)).toEqual(['/srv/b']);
    expect(readNamedPlaces('tool ~/a /srv/b', '/home/me').map(({ isInHome }) => isInHome)).toEqual([true, false]);
  });
});

describe('the files that a line opens first', () => {
  const opened = (line: string) => readOpenedFiles(line, '/home/ada').map(({ path }) => path);

  it.each([
    ['/opt/agent/run --fast', ['/opt/agent/run']],
    ['sh /data/bench.sh 3', ['/data/bench.sh']],
    ['bash -eu /data/bench.sh', ['/data/bench.sh']],
    ['python3.12 -u /data/bench.py && echo 1', ['/data/bench.py']],
    ['/usr/bin/node /data/bench.mjs {prompt_file}', ['/usr/bin/node', '/data/bench.mjs']],
    ['node ~/bench.mjs > out', ['/home/ada/bench.mjs']],
    ['~/bin/agent', ['/home/ada/bin/agent']],
  ])('are named plainly: %s', (line, paths) => {
    expect(opened(line)).toEqual(paths);
  });

  it.each([
    "sh -c 'sh /data/bench.sh'",
    'sh "/data/bench.sh"',
    'node --require /data/a.js bench.js',
    'node -e 1 /data/bench.js',
    'node bench.js /data/out.json',
    'cp score.txt /data/score.txt',
    'make && /data/built',
    'sh /data/bench.sh || true',
    'sh /data/bench.sh; echo 1',
    'test -f /data/x || sh y.sh',
    'HOME=/data sh ~/bench.sh',
    'sh $HOME/bench.sh',
    'sh /data/*.sh',
    'sh </data/bench.sh',
    'if sh /data/bench.sh; then echo 1; fi',
    'sh /dev/stdin',
    'cd /data && sh bench.sh',
    'sh /data/{id}.sh',
    '',
  ])('are not guessed: %s', (line) => {
    expect(opened(line)).toEqual([]);
  });
});
