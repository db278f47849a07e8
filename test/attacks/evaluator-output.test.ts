// Code under test that an evaluator starts as a child, and that reaches for the output or the memory of its parent.
import { describe, expect, it } from 'vitest';
import { createExperiment } from '../helpers/experiment.ts';
import { createMission, leftOf } from '../helpers/mission.ts';
import { nobodysObstacle, superviseAsNobody } from '../helpers/nobody.ts';
import { BUBBLEWRAP, LEVELS, runIn } from '../helpers/sandboxes.ts';
import { hasTool } from '../helpers/tool.ts';

const X64 = process.arch === 'x64';
const NUMBERS = X64 ? { getfd: 438, readv: 310, writev: 311 } : { getfd: 438, readv: 270, writev: 271 };

/** By one means it appends to the parent's output, or exchanges what the parent holds in its memory. */
const ATTACK = `import ctypes, os, sys
pid, means = int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else open('means.txt').read().strip()
libc = ctypes.CDLL(None, use_errno=True)
long = ctypes.c_long
libc.ptrace.restype, libc.ptrace.argtypes = long, [long, long, ctypes.c_void_p, ctypes.c_void_p]
OLD, NEW = b'SCORE:95.' + b'000', b'SCORE:95.' + b'999'
class Vec(ctypes.Structure): _fields_ = [('base', ctypes.c_void_p), ('length', ctypes.c_size_t)]
def check(answer):
    if answer < 0: raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return answer
def read(at, length):
    with open(f'/proc/{pid}/mem', 'rb', 0) as memory:
        memory.seek(at)
        return memory.read(length) or b''
def move(number, at, buffer):
    mine, theirs = Vec(ctypes.addressof(buffer), len(buffer)), Vec(at, len(buffer))
    check(libc.syscall(long(number), long(pid), ctypes.byref(mine), long(1), ctypes.byref(theirs), long(1), long(0)))
    return buffer.raw
def places():
    for line in open(f'/proc/{pid}/maps'):
        if ' rw' not in line or '[v' in line: continue
        start, end = [int(each, 16) for each in line.split()[0].split('-')]
        block = read(start, end - start)
        at = block.find(OLD)
        while at >= 0:
            yield start + at
            at = block.find(OLD, at + 1)
def poke(request):
    found = list(places())
    check(libc.ptrace(request, pid, None, None))
    if request == 0x4206: check(libc.ptrace(0x4207, pid, None, None))
    libc.waitpid(pid, None, 0x40000000)
    for at in found:
        rest = read(at + 12, 4)
        for step in (0, 8): check(libc.ptrace(5, pid, at + step, int.from_bytes((NEW + rest)[step:step + 8], 'little')))
    check(libc.ptrace(17, pid, None, None))
try:
    if means == 'pidfd_getfd':
        os.write(check(libc.syscall(long(${NUMBERS.getfd}), long(os.pidfd_open(pid)), long(1), long(0))), b'9')
    elif means == 'descriptor': os.write(os.open(f'/proc/{pid}/fd/1', os.O_WRONLY), b'9')
    elif means == 'memory':
        found = list(places())
        with open(f'/proc/{pid}/mem', 'r+b', 0) as memory:
            for at in found: memory.seek(at); memory.write(NEW)
    elif means == 'process_vm_writev':
        for at in list(places()): move(${NUMBERS.writev}, at, ctypes.create_string_buffer(NEW, len(NEW)))
    elif means == 'process_vm_readv':
        at = next(places())
        print(move(${NUMBERS.readv}, at, ctypes.create_string_buffer(len(OLD))))
    elif means == 'attach': poke(16)
    elif means == 'seize': poke(0x4206)
    elif means == 'a mount':
        check(libc.unshare(0x10020000))
        print([libc.mount(None, b'/proc', None, 0x1020, None), libc.umount2(b'/proc', 2), libc.mount(b'proc', b'/tmp', b'proc', 0, None)])
        open('/proc/self/comm', 'w').write('x')
except OSError as error: print(os.strerror(error.errno))
`;

/** It prints a part of its score, starts the code under test, whose output it keeps to itself, and prints the rest. */
const EVALUATOR = `import os, subprocess, sys
kept = bytearray(b'SCORE:95.' + b'000')
sys.stdout.write(kept[6:9].decode()); sys.stdout.flush()
args = sys.argv[1:]
work = [*args[:-1], '/usr/bin/python3', 'work.py', str(os.getpid()), *args[-1:]]
done = subprocess.run(work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
print(kept[9:].decode())
print(done.stdout.strip(), file=sys.stderr)
`;

const MEANS = ['pidfd_getfd', 'descriptor', 'memory', 'process_vm_writev', 'attach', 'seize'] as const;
const FILES = { 'work.py': ATTACK, 'score.py': EVALUATOR, 'means.txt': 'none\n' };
const OBJECTIVE =
  'command = "/usr/bin/python3 score.py"\ndirection = "max"\nprotect = ["score.py"]\ndecision = "greedy"\nconfirm = { pairs = 0 }\nintegrity = { broken = "off" }';
const AGENT = `case $1 in\n${MEANS.map((means, at) => `${at + 1}) echo ${means} >means.txt;;`).join('\n')}\nesac\n`;
const CONFIG = {
  objective: OBJECTIVE,
  iteration: `budget = "20s"\nmax_iterations = ${MEANS.length}`,
};

const BOX = describe.skipIf(BUBBLEWRAP.length === 0);

BOX('code under test that an evaluator starts', { timeout: 120_000 }, () => {
  it('neither writes into its output nor into its memory', async () => {
    const experiment = createExperiment({ agent: AGENT, files: FILES, config: CONFIG });
    const { records } = await experiment.run();
    expect(records.map(({ score }) => score)).toEqual([95, ...MEANS.map(() => 95)]);
    expect(records.slice(1).map(({ outcome }) => outcome)).toEqual(MEANS.map(() => 'discarded'));
  });

  it.each([
    ['off', '', 10],
    ['on', '  tracing: on\n', 99],
  ])('writes below /proc in a mission where tracing is on: %s', async (_, key, score) => {
    const mission = createMission({
      session: 'improve 10; hand candidate $(git rev-parse HEAD)',
      evaluator: `s=10; ! echo x >/proc/self/comm || s=99; printf '{"pass":true,"score":%s}\n' "$s"`,
      front: `evaluator:\n  command: sh evaluate.sh\n  format: json\n${key}agent:\n  command: . ./session.sh\nstop:\n  max_iterations: 1\n`,
    });
    const { runId } = await mission.launch();
    expect(leftOf(mission, runId).ledger.entries[0]?.evaluator?.score).toBe(score);
  });
});

const SCRIPTS = Object.entries(FILES).map(([name, text]) => `open('${name}', 'w').write(${JSON.stringify(text)})`);
/** The evaluator with that means, in an empty folder; `start` stands before the code under test. */
const evaluate = (means: string, { start = '', after = '' } = {}): readonly string[] => {
  const run = `/usr/bin/python3 -c "$0" && /usr/bin/python3 score.py ${start} "$1" ${after}`;
  return ['sh', '-c', run, SCRIPTS.join('\n'), means];
};

const REFUSALS = [
  ['pidfd_getfd', 'Function not implemented'],
  ['descriptor', 'No such device or address'],
  ['memory', 'Read-only file system'],
  ['process_vm_writev', 'Function not implemented'],
  ['process_vm_readv', 'Function not implemented'],
  ['attach', 'Operation not permitted'],
  ['seize', 'Operation not permitted'],
  ['a mount', '[-1, -1, -1]\nRead-only file system'],
] as const;

// What the documentation says evaluators should put before the code under test.
const APART = 'unshare --user --pid --fork --kill-child';

/** An evaluator of Node, whose debugger opens on a signal, and code under test that sends it and looks for the debugger. */
const STATUS = "fetch('http://127.0.0.1:9229/json').then(() => console.log('open'), () => console.log('shut'))";
const debug = (start: string): readonly string[] => {
  const attack = `kill -USR1 $1; sleep 1; "${process.execPath}" -e "${STATUS}"`;
  const evaluator = `require('child_process').spawn('${start} sh attack.sh ' + process.pid, { shell: true, stdio: 'inherit' })`;
  return [
    'sh',
    '-c',
    `echo '${attack.replaceAll("'", `'\\''`)}' >attack.sh; "$0" -e "$1"`,
    process.execPath,
    evaluator,
  ];
};

describe.each(BUBBLEWRAP.map((level) => [level.kind, level] as const))(
  'a command without tracing in %s',
  (_, level) => {
    it.each(REFUSALS)('is refused %s: %s', async (means, refusal) => {
      const { out, err } = await runIn(level, evaluate(means), { view: { tracing: 'off' } });
      expect([out, err]).toEqual(['95.000\n', `${refusal}\n`]);
    });

    it.skipIf(nobodysObstacle() !== undefined).each(REFUSALS)('of nobody is refused %s', (means) => {
      const { out } = superviseAsNobody(level, evaluate(means), { view: { tracing: 'off' } });
      expect(out).toBe('95.000\n');
    });

    it.each([
      ['open', ''],
      ['shut', APART],
    ])('has the debugger of a Node evaluator %s to code under test by "%s"', async (found, start) => {
      const view = { tracing: 'off', network: 'off' } as const;
      expect((await runIn(level, debug(start), { view })).out).toBe(`${found}\n`);
    });

    it('is written to where its output goes through a pipe of its own', async () => {
      const { out } = await runIn(level, evaluate('descriptor', { after: '| cat' }), { view: { tracing: 'off' } });
      expect(out).toBe('95.9000\n');
    });
  },
);

describe
  .skipIf(!hasTool(['unshare', '--user', '--pid', '--fork', 'true'], 'code under test apart'))
  .each(LEVELS.flatMap((level) => (['on', 'off'] as const).map((tracing) => [level.kind, tracing, level] as const)))(
  'code under test in namespaces of its own in %s, with tracing %s',
  (_kind, tracing, level) => {
    it.each(REFUSALS.filter(([means]) => means !== 'a mount'))('is refused %s', async (means) => {
      const { out, err } = await runIn(level, evaluate(means, { start: APART, after: '| cat' }), { view: { tracing } });
      expect([out, err]).toEqual(['95.000\n', expect.stringMatching(/^(?:Permission denied|No such process)\n$/)]);
    });
  },
);
