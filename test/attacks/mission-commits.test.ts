// Sessions that commit by themselves, and try to have the supervisor's git run, read or keep something else.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../../src/mission/ledger.ts';
import { createMission, leftOf, type Mission } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const LEVELS = [...(BUBBLEWRAP.length === 0 ? [] : (['required'] as const)), 'off'] as const;

const front = (sandbox: string): string => `evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: . ./session.sh
  sandbox: ${sandbox}
stop:
  max_consecutive_errors: 0
  max_consecutive_noops: 0
`;

interface Attack {
  readonly name: string;
  /** What the session does; the value is a multiple of ten, better than the last, when it is kept. */
  readonly lines: string;
  /** Beginning of the decision and its reason. */
  readonly outcome: string | RegExp;
}

/** Lets each attack be a session of one mission; gives what became of each. */
async function attackAll(
  attacks: readonly Attack[],
  { sandbox, prepare = () => '' }: { readonly sandbox: string; readonly prepare?: (mission: Mission) => string },
): Promise<{ mission: Mission; entries: readonly LedgerEntry[]; workspace: string }> {
  const place = createFolder();
  const cases = attacks.map(({ lines }, index) => `${index + 1}) ${lines} ;;`).join('\n');
  const mission = createMission({
    session: `. ${place}/facts; better=$((RCS_ITERATION * 10 + 10)); head() { git rev-parse HEAD; }
      case $RCS_ITERATION in\n${cases}\nesac`,
    front: `${front(sandbox)}`,
  });
  // Outside of what a sandbox hides: the session has to know where things are.
  writeFileSync(join(mission.folder, 'facts'), '');
  const facts = `USER_REPO='${mission.folder}'\n${prepare(mission)}`;
  userGit(mission.folder, 'rm', '-q', '--cached', '--ignore-unmatch', 'facts');
  writeFileSync(join(mission.folder, 'session.sh'), readSession(mission).replace(`. ${place}/facts;`, `${facts}\n`));
  userGit(mission.folder, 'commit', '-qam', 'Give the session all paths');
  const { runId } = await mission.launch({ maxIterations: attacks.length });
  const { ledger, workspace } = leftOf(mission, runId);
  return { mission, entries: ledger.entries.slice(1), workspace };
}

function readSession({ folder }: Mission): string {
  return readFileSync(join(folder, 'session.sh'), 'utf8');
}

function expectOutcomes(attacks: readonly Attack[], entries: readonly LedgerEntry[]): void {
  const reported = entries.map(
    ({ decision, decision_reason: reason }, index) => `${attacks[index]?.name}: ${decision}: ${reason}`,
  );
  expect(reported).toEqual(
    attacks.map(({ name, outcome }) =>
      expect.stringMatching(
        new RegExp(`^${escaped(name)}: ${typeof outcome === 'string' ? escaped(outcome) : outcome.source}`),
      ),
    ),
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const GOOD = 'improve $better; hand candidate $(head)';
const ACCEPTED = 'keep: score ';
const HOOKS =
  'pre-commit post-commit post-checkout post-index-change reference-transaction pre-auto-gc post-rewrite update pre-push post-update pre-receive post-receive proc-receive push-to-checkout fsmonitor-watchman sendemail-validate';

const trap = `mkdir -p .git/evil; printf '#!/bin/sh\\necho ran >>%s/mark\\ncat\\n' "$OUTSIDE" >.git/evil/trap
chmod +x .git/evil/trap; T=$PWD/.git/evil/trap`;
const configures = (...settings: readonly string[]): string =>
  settings.map((setting) => `git config ${setting.replace('TRAP', '"$T"')}`).join('; ');

const EXECUTING: readonly Attack[] = [
  {
    name: 'every hook',
    lines: `${GOOD}; ${trap}; mkdir -p .git/hooks; for h in ${HOOKS}; do cp $T .git/hooks/$h; done`,
    outcome: ACCEPTED,
  },
  {
    name: 'programs that a configuration names',
    lines: `${GOOD}; ${trap}; ${configures(
      ...['core.fsmonitor TRAP', 'core.hooksPath .git/evil', 'core.sshCommand TRAP', 'diff.external TRAP'],
      ...['core.pager TRAP', 'core.editor TRAP', 'gpg.program TRAP', 'commit.gpgSign true', 'core.askPass TRAP'],
      ...['credential.helper TRAP', 'core.alternateRefsCommand TRAP', 'uploadpack.packObjectsHook TRAP'],
      ...['pager.rev-parse TRAP', 'alias.pack-objects "!$T"', 'trace2.eventTarget "$OUTSIDE/mark"'],
    )}`,
    outcome: ACCEPTED,
  },
  {
    name: 'filters and drivers, by info/attributes and an included file',
    lines: `${GOOD}; ${trap}; printf '[filter "x"]\\n clean=%s\\n smudge=%s\\n process=%s\\n required=true\\n[diff "x"]\\n textconv=%s\\n' $T $T $T $T >.git/evil/more
      git config include.path evil/more; echo '* filter=x diff=x' >.git/info/attributes`,
    outcome: ACCEPTED,
  },
  {
    name: 'a promisor remote whose address is a command',
    lines: `${GOOD}; ${trap}; git config remote.origin.url "ext::$T"; git config remote.origin.promisor true
      git config extensions.partialClone origin; git config core.repositoryFormatVersion 1; git config protocol.allow always
      rm -f .git/objects/$(git rev-parse HEAD:value.txt | sed 's#^..#&/#')`,
    outcome: 'error: candidate_commit ',
  },
];

describe.each(LEVELS)('what a session plants in its repository, sandbox %s', (sandbox) => {
  it('runs nothing of the supervisor', async () => {
    const outside = createFolder();
    const { mission, entries, workspace } = await attackAll(EXECUTING, {
      sandbox,
      prepare: () => `OUTSIDE='${outside}'`,
    });
    expectOutcomes(EXECUTING, entries);
    expect(() => readFileSync(join(outside, 'mark'))).toThrow('ENOENT');
    // Nor does it wait for the user's own git in the workspace.
    userGit(workspace, 'status');
    userGit(workspace, 'commit', '-q', '--allow-empty', '-m', 'Mine');
    expect(() => readFileSync(join(outside, 'mark'))).toThrow('ENOENT');
    expect(userGit(mission.folder, 'status', '--porcelain')).toBe('?? facts');
  });
});

const MISLEADING: readonly Attack[] = [
  {
    name: 'a replaced commit',
    lines: `improve 5; bad=$(head); git reset -q --hard HEAD^; improve 900; git replace $bad $(head)
      git update-ref HEAD $bad; hand candidate $bad`,
    outcome: 'discard: score 5 does not improve on 10',
  },
  {
    name: 'a graft that makes an orphan a descendant',
    lines: `c=$(git commit-tree -m orphan HEAD^{tree}); git update-ref HEAD $c; mkdir -p .git/info
      echo "$c $RCS_LAST_KEPT_COMMIT" >.git/info/grafts; hand candidate $c`,
    outcome:
      /error: candidate_commit "[0-9a-f]+" cannot be taken: HEAD, [0-9a-f]+, does not descend from the last kept commit/,
  },
  {
    name: 'a history that ends at HEAD, by the shallow file',
    lines: 'improve $better; head >.git/shallow; hand candidate $(head)',
    outcome: ACCEPTED,
  },
  {
    name: 'a parent that is not there',
    lines: `git cat-file commit HEAD | sed 's/^author/parent 0123456789012345678901234567890123456789\\n&/' >c
      h=$(git hash-object -t commit -w c); rm c; git update-ref HEAD $h; hand candidate $h`,
    outcome: 'error: candidate_commit ',
  },
  {
    name: 'HEAD behind the last kept commit',
    lines: 'b=$(git rev-list HEAD | tail -n 1); git update-ref HEAD $b; hand candidate $b',
    outcome: /error: candidate_commit "[0-9a-f]+" cannot be taken: HEAD, [0-9a-f]+, does not descend/,
  },
  {
    name: 'HEAD that is no commit',
    lines: 'improve $better; hand candidate $(head); git rev-parse HEAD^{tree} >.git/HEAD',
    outcome: /error: candidate_commit "[0-9a-f]+" cannot be taken: its repository cannot be read: /,
  },
  {
    name: 'the repository is a link',
    lines: 'improve $better; hand candidate $(head); mv .git elsewhere; ln -s elsewhere .git',
    outcome: /error: candidate_commit "[0-9a-f]+" cannot be taken: \.git of the worktree is a symbolic link/,
  },
  {
    name: 'the repository is a pointer to the user’s',
    lines: 'improve $better; hand candidate $(head); rm -rf .git; echo "gitdir: $USER_REPO/.git" >.git',
    outcome: /error: candidate_commit "[0-9a-f]+" cannot be taken: \.git of the worktree is no folder/,
  },
  {
    name: 'the objects are a link to the user’s',
    lines: 'improve $better; hand candidate $(head); rm -rf .git/objects; ln -s "$USER_REPO/.git/objects" .git/objects',
    outcome: /error: candidate_commit "[0-9a-f]+" cannot be taken: \.git\/objects of the worktree is a symbolic link/,
  },
  {
    name: 'no repository',
    lines: 'improve $better; hand candidate $(head); rm -rf .git',
    outcome: /error: candidate_commit "[0-9a-f]+" cannot be taken: \.git of the worktree cannot be read: ENOENT/,
  },
  {
    name: 'a pipe in the place of its repository',
    lines: 'improve $better; hand candidate $(head); rm -rf .git; mkfifo .git',
    outcome: /error: candidate_commit "[0-9a-f]+" cannot be taken: /,
  },
  // A git that read them would wait until its time is up.
  ...[
    ['config', 'rm .git/config; mkfifo .git/config'],
    ['packed-refs', 'echo x >>.git/config; mkfifo .git/pipe; ln -s pipe .git/packed-refs'],
  ].map(([file = '', lines = '']) => ({
    name: `a pipe in the place of ${file}`,
    lines: `improve $better; hand candidate $(head); ${lines}`,
    outcome:
      /error: candidate_commit "[0-9a-f]+" cannot be taken: its repository cannot be read: "\.git\/[\w-]+" is a pipe/,
  })),
  {
    name: 'a repository inside the repository',
    lines: `git init -q sub; git -C sub commit -q --allow-empty -m x; git add sub 2>/dev/null; improve $better
      hand candidate $(head)`,
    outcome: 'discard: not admitted: "sub" is a repository inside the repository',
  },
  {
    name: 'a tree with an entry .git',
    lines: `b=$(echo x | git hash-object -w --stdin); { git cat-file tree HEAD^{tree}; printf '100644 .git\\0'; node -e 'process.stdout.write(Buffer.from(process.argv[1],"hex"))' $b; } >t
      t=$(git hash-object -t tree -w --literally t); rm t; c=$(git commit-tree -p HEAD -m x $t); git update-ref HEAD $c
      hand candidate $c`,
    outcome: /error: candidate_commit "[0-9a-f]+" cannot be taken: its objects are not sound: /,
  },
  // Git reads the first mode as that of a file, as it does the second, and minds neither.
  ...['200000100644', '100664'].map((mode) => ({
    name: `a tree with the mode ${mode}`,
    lines: `b=$(echo x | git hash-object -w --stdin); { git cat-file tree HEAD^{tree}; printf '${mode} zz\\0'; node -e 'process.stdout.write(Buffer.from(process.argv[1],"hex"))' $b; } >t
      t=$(git hash-object -t tree -w --literally t); rm t; c=$(git commit-tree -p HEAD -m x $t); git update-ref HEAD $c
      hand candidate $c`,
    outcome: /error: candidate_commit "[0-9a-f]+" cannot be taken: its objects are not sound: /,
  })),
  {
    name: 'an object that is not what its name says',
    lines: `improve $better; f=.git/objects/$(git rev-parse HEAD:value.txt | sed 's#^..#&/#'); chmod u+w $f; echo nonsense >$f
      hand candidate $(head)`,
    outcome: /error: candidate_commit "[0-9a-f]+" cannot be taken: its repository cannot be read: /,
  },
  {
    name: 'an object of another content under the same name',
    lines: `improve 7; o=$(echo 950 | git hash-object -w --stdin); f=.git/objects/$(git rev-parse HEAD:value.txt | sed 's#^..#&/#')
      chmod u+w $f; cp .git/objects/$(echo $o | sed 's#^..#&/#') $f; hand candidate $(head)`,
    outcome: /error: candidate_commit "[0-9a-f]+" cannot be taken: its objects are not sound: /,
  },
  {
    name: 'a file that is a thousand times its packed size',
    lines: `head -c 110000000 /dev/zero >big 2>/dev/null || dd if=/dev/zero of=big bs=1000000 count=110 2>/dev/null
      git add big; improve $better; hand candidate $(head)`,
    outcome: /error: candidate_commit "[0-9a-f]+" cannot be taken: an object of it has 110000000 bytes/,
  },
  {
    name: 'the commit of another branch',
    lines: 'improve $better; git branch other; git reset -q --hard HEAD^; hand candidate $(git rev-parse other)',
    outcome: /error: candidate_commit is "[0-9a-f]+"; HEAD of the worktree is /,
  },
  { name: 'nothing of all that', lines: GOOD, outcome: ACCEPTED },
];

// Some twenty sessions: on a busy machine that takes its time.
describe('what a session makes of its repository', { timeout: 180_000 }, () => {
  it('is refused, or is kept as the objects themselves say', async () => {
    // In this form the lines' own head() would be the program.
    const attacks = MISLEADING.map((each) => ({ ...each, lines: each.lines.replace('head -c', 'command head -c') }));
    const { entries, mission } = await attackAll(attacks, { sandbox: 'auto' });
    expectOutcomes(attacks, entries);
    expect(userGit(mission.folder, 'fsck', '--strict', '--connectivity-only')).not.toMatch(/error|missing/);
  });

  it.skipIf(BUBBLEWRAP.length === 0)('reaches no commit of the user’s, though it knows where that is', async () => {
    let secret = '';
    const attacks: readonly Attack[] = [
      {
        name: 'an alternate to the user’s objects',
        lines:
          'echo "$USER_REPO/.git/objects" >>.git/objects/info/alternates; echo $SECRET >.git/HEAD; hand candidate $SECRET',
        outcome: /error: candidate_commit "[0-9a-f]+" cannot be taken: its repository cannot be read: /,
      },
      {
        name: 'an alternate that is a link to them',
        lines: `ln -s "$USER_REPO/.git/objects" .git/more; echo "$PWD/.git/more" >>.git/objects/info/alternates
          echo $SECRET >.git/HEAD; hand candidate $SECRET`,
        outcome: /error: candidate_commit "[0-9a-f]+" cannot be taken: its repository cannot be read: /,
      },
    ];
    const { entries, mission } = await attackAll(attacks, {
      sandbox: 'required',
      prepare: ({ folder }) => {
        userGit(folder, 'checkout', '-q', '-b', 'private');
        writeFileSync(join(folder, 'value.txt'), '500\n');
        userGit(folder, 'commit', '-qam', 'Private');
        secret = userGit(folder, 'rev-parse', 'HEAD');
        userGit(folder, 'checkout', '-q', 'main');
        return `SECRET=${secret}`;
      },
    });
    expectOutcomes(attacks, entries);
    expect(userGit(mission.folder, 'branch', '--contains', secret)).toBe('  private');
  });
});

const ARTIFACTS: readonly Attack[] = [
  {
    name: 'a link',
    lines:
      'improve $better; hand candidate $(head); cp "$RCS_CANDIDATE_FILE" aside; rm "$RCS_CANDIDATE_FILE"; ln -s $PWD/aside "$RCS_CANDIDATE_FILE"',
    outcome: 'error: the candidate artifact is not taken: it is a symbolic link',
  },
  {
    name: 'a pipe',
    lines: 'improve $better; mkfifo "$RCS_CANDIDATE_FILE"',
    outcome: 'error: the candidate artifact is not taken: it is no regular file',
  },
  {
    name: 'a folder',
    lines: 'improve $better; mkdir "$RCS_CANDIDATE_FILE"',
    outcome: 'error: the candidate artifact is not taken: it is no regular file',
  },
  {
    name: '50 MB',
    lines: `improve $better; hand candidate $(head); dd if=/dev/zero bs=1000000 count=50 2>/dev/null >>"$RCS_CANDIDATE_FILE"`,
    outcome: /error: the candidate artifact is not taken: it has 50\d+ bytes; expected at most 65536/,
  },
  {
    name: 'depth',
    lines: `improve $better; printf '%030000d' 0 | tr 0 '[' >"$RCS_CANDIDATE_FILE"`,
    outcome: 'error: the candidate artifact is not valid: ',
  },
  {
    name: 'the same key twice',
    lines: `improve $better; hand noop; sed -i 's/^{/{"status":"candidate",/' "$RCS_CANDIDATE_FILE"`,
    outcome: 'error: the candidate artifact is not valid: ',
  },
  {
    name: 'bytes that are no text',
    lines: `improve $better; hand candidate $(head); printf '\\377\\376' >>"$RCS_CANDIDATE_FILE"`,
    outcome: 'error: the candidate artifact is not valid: ',
  },
  {
    name: 'a link at the top of the worktree',
    lines:
      'improve $better; hand candidate $(head); mv "$RCS_CANDIDATE_FILE" ../x 2>/dev/null || rm "$RCS_CANDIDATE_FILE"; ln -s /etc/passwd candidate.json',
    outcome: 'error: the candidate artifact is not taken: it is a symbolic link',
  },
  {
    name: 'text that a terminal or a table would obey',
    lines: `improve $better; hand candidate $(head); sed -i 's/iteration [0-9]*/\\\\u001b[31m|\\\\t\\\\n<b>::error::x/' "$RCS_CANDIDATE_FILE"`,
    outcome: ACCEPTED,
  },
  {
    name: 'links in the place of the runtime artifacts',
    lines: `${GOOD}; rm -f results.tsv run.log; ln -s "$VICTIM" results.tsv; ln -s "$VICTIM" run.log`,
    outcome: ACCEPTED,
  },
  { name: 'a pipe in the place of run.log', lines: `${GOOD}; mkfifo run.log`, outcome: ACCEPTED },
];

describe('what a session hands over', { timeout: 180_000 }, () => {
  it('is read as a bounded regular file, or not at all', async () => {
    const place = createFolder();
    const victim = join(place, 'victim');
    mkdirSync(join(place, 'x'));
    writeFileSync(victim, 'whole\n');
    const { entries, mission, workspace } = await attackAll(ARTIFACTS, {
      sandbox: 'off',
      prepare: () => `VICTIM='${victim}'`,
    });
    expectOutcomes(ARTIFACTS, entries);
    expect(readFileSync(victim, 'utf8')).toBe('whole\n');
    const results = readFileSync(join(workspace, 'results.tsv'), 'utf8');
    const rows = results.trimEnd().split('\n');
    expect(rows).toHaveLength(ARTIFACTS.length + 2);
    for (const row of rows) expect(row.split('\t')).toHaveLength(6);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that there is none is what is asked
    expect(results).not.toMatch(/\u001b/);
    expect(userGit(mission.folder, 'status', '--porcelain')).toBe('?? facts');
  });
});
