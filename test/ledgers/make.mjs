// node make.mjs DIST OUT: writes the ledgers that later versions have to read, with the commands of a built version.
//   DIST  the dist/ folder of that version
//   OUT   a folder; gets NAME.tar.gz, the repository with its records, for each run below
// Run once a format version; no run of them comes to its deadline. The files are never made again: what a version wrote stays as it wrote it.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const [dist, out] = process.argv.slice(2).map((path) => resolve(path));
if (out === undefined) throw new Error('usage: node make.mjs DIST OUT');
const work = mkdtempSync(join(tmpdir(), 'autorize-ledgers-'));
const env = {
  PATH: process.env.PATH,
  HOME: join(work, 'home'),
  XDG_CACHE_HOME: join(work, 'cache'),
  HOLDOUT: 'awk 1 ./value.txt',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};
mkdirSync(env.HOME);
mkdirSync(out, { recursive: true });

function repository(name, files) {
  const folder = join(work, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const git = (...args) => execFileSync('git', args, { cwd: folder, env });
  git('init', '-q', '-b', 'main');
  git('add', '-A', '-f');
  git('commit', '-qm', 'The base');
  return folder;
}

function commandOf(args) {
  return [join(dist, '..', 'tools', `${args[0] === 'autoresearch' ? 'rcs' : 'autorize'}.mjs`), ...args];
}

/** Starts a command, and interrupts it once a file of the folder (a glob) has that many lines that match. */
async function runUntil(folder, { file, pattern, count }, ...args) {
  const child = spawn(process.execPath, commandOf(args), { cwd: folder, env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const matches = () => {
    const { stdout } = spawnSync('sh', ['-c', `cat ${file}`], { cwd: folder, encoding: 'utf8' });
    return stdout.split('\n').filter((line) => pattern.test(line));
  };
  while (child.exitCode === null && matches().length < count) await setTimeout(20);
  if (child.exitCode !== null)
    throw new Error(`${args.join(' ')}: ended with ${child.exitCode} before it was interrupted`);
  child.kill('SIGINT');
  await ended;
}

function pack(folder, name) {
  execFileSync('git', ['gc', '-q', '--prune=now'], { cwd: folder, env });
  execFileSync('tar', ['-czf', join(out, `${name}.tar.gz`), '--owner=0', '--group=0', '-C', folder, '.']);
}

const config = (name, objective, more = '') => `[experiment]
name = "${name}"
[objective]
command = "sh score.sh"
direction = "min"
protect = ["score.sh"]
${objective}
[boundaries]
deny_paths = ["denied/**"]
[iteration]
budget = "20s"
max_iterations = 9
[schedule]
deadline = "2126-01-01T00:00:00Z"
[accept_risk]
low_disk = true
[agent]
command = "sh agent.sh {iter} {prompt_file}"
${more}`;

const NUDGE = `sleep 0.3
case $1 in
2) echo 99 >value.txt;;
3) mkdir -p denied; echo 1 >denied/file;;
4) echo fail >value.txt;;
5) ;;
*) echo $(( $(cat value.txt) - 1 )) >value.txt;;
esac
`;
const BASE = { 'value.txt': '10\n', 'score.sh': 'cat value.txt\n', '.autorize/.gitignore': '*\n', 'agent.sh': NUDGE };
const NOISY =
  '[ -f value.txt ] || exit 1; awk -v v="$(cat value.txt)" -v s="$(od -An -N4 -tu4 /dev/urandom)" \'BEGIN { srand(s); print v + (rand() - 0.5) / 5 }\'\n';

{
  const folder = repository('greedy', {
    ...BASE,
    '.autorize/pi/config.toml': config(
      'pi',
      'decision = "greedy"\nconfirm = { pairs = 0 }\nintegrity = { broken = "off" }',
    ),
    '.autorize/pi/program.md': 'Make the number smaller.\n',
  });
  await runUntil(folder, { file: '.autorize/pi/iterations.jsonl', pattern: /./, count: 7 }, 'run', 'pi');
  pack(folder, 'experiment-greedy');
}
{
  const folder = repository('paired', {
    ...BASE,
    'score.sh': NOISY,
    '.autorize/pi/config.toml': config(
      'pi',
      'decision = "paired-sequential"\nconfirm = { pairs = 6 }\nholdout = { command = "$HOLDOUT", rule = "sign" }',
      '[[guards]]\nname = "is a number"\ncommand = "test -s value.txt"\n',
    ),
    '.autorize/pi/program.md': 'Make the number smaller.\n',
  });
  await runUntil(folder, { file: '.autorize/pi/iterations.jsonl', pattern: /./, count: 3 }, 'run', 'pi');
  pack(folder, 'experiment-paired');
}
{
  const folder = repository('checkpoint', {
    ...BASE,
    'score.sh': NOISY,
    '.autorize/pi/config.toml': config('pi', 'decision = "checkpoint"\nconfirm = { pairs = 6 }'),
    '.autorize/pi/program.md': 'Make the number smaller.\n',
  });
  await runUntil(folder, { file: '.autorize/pi/iterations.jsonl', pattern: /./, count: 4 }, 'run', 'pi');
  pack(folder, 'experiment-checkpoint');
}

const SESSION = `sleep 0.3
hand() {
  printf '{"status":"%s","candidate_commit":"%s","base_commit":"%s","description":"iteration %s","notes":["n"],"created_at":"2026-01-02T03:04:05Z"}' \\
    "$1" "$2" "$RCS_LAST_KEPT_COMMIT" "$RCS_ITERATION" >"$RCS_CANDIDATE_FILE"
}
case $RCS_ITERATION in 2) echo 3 >value.txt;; *) echo $(( $(cat value.txt) + 1 )) >value.txt;; esac
git commit -qam "Set the value"
hand candidate "$(git rev-parse HEAD)"
`;
const EVALUATOR = `v=$(cat value.txt); [ "$v" -ge 0 ] && p=true || p=false; printf '{"pass":%s,"score":%s}\\n' "$p" "$v"\n`;
for (const [name, keys] of [
  ['mission-policy', 'keep_policy: score_improvement\n'],
  ['mission-paired', 'decision: paired-sequential\n'],
]) {
  const folder = repository(name, {
    'value.txt': '10\n',
    'evaluate.sh': EVALUATOR,
    'session.sh': SESSION,
    'missions/climb/mission.md': 'Make the number larger.\n',
    'missions/climb/sandbox.md': `---\nevaluator:\n  command: sh evaluate.sh\n  format: json\n  ${keys}agent:\n  command: . ./session.sh\n  budget: 30s\nstop:\n  max_iterations: 5\n---\nStay in this folder.\n`,
  });
  await runUntil(
    folder,
    { file: '.rcs/logs/autoresearch/*/journal.jsonl', pattern: /"kind":"iteration"/, count: 3 },
    'autoresearch',
    'missions/climb',
  );
  pack(folder, name);
}
{
  const agent = `sleep 0.3
for name in one two three four; do
  if grep -q '"id": "'"$name"'"' "$AGENTRUN_WORK_ITEM"; then echo 1 >$name.txt; fi
done
`;
  const plan = {
    version: 1,
    plan: 'facts',
    agents: { 'agent-1': { command: 'sh agent.sh' } },
    items: [
      { id: 'one', description: 'Write one', output_files: ['one.txt'], test_command: 'test -s one.txt' },
      { id: 'two', description: 'Write two', dependencies: ['one'], output_files: ['two.txt'] },
      { id: 'three', description: 'Fail', test_command: 'false' },
      { id: 'four', description: 'Wait', dependencies: ['three'] },
    ].map((item) => ({ agent_id: 'agent-1', ...item })),
  };
  const folder = repository('plan', {
    'value.txt': '1\n',
    'agent.sh': agent,
    'work-items.json': JSON.stringify(plan, null, 2),
  });
  await runUntil(
    folder,
    { file: '.autorize/work/journal.jsonl', pattern: /"kind":"ended"/, count: 1 },
    'work',
    'run',
    'work-items.json',
  );
  pack(folder, 'plan');
}
rmSync(work, { recursive: true, force: true });
