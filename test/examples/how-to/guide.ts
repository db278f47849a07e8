import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { programPath } from '../../helpers/program.ts';
import { userGit } from '../../helpers/repository.ts';
import { REPOSITORY } from '../../helpers/run-cli.ts';
import { createFolder } from '../../helpers/temp-folder.ts';
import { hasTool } from '../../helpers/tool.ts';
import { copyExample } from '../example-folder.ts';

interface Guide {
  /** Commands without which the page cannot be followed. */
  readonly tools: readonly (readonly [string, ...string[]])[];
  /** The file that the agent writes, and what it writes. */
  readonly improves: string;
  readonly improved: string;
}

// Little is measured where the improvement is clear, and more on a busy machine: a night has time for all of it. A test
// that does not decide continues in the next iteration, as it does in a night; one that found an order of its runs, as a
// hundredth of all tests do where there is none, is made again there by washed runs.
const ITERATIONS = 3;
const SHORT = 'effort = "thorough"\nconfidence = 0.75\ncalibration_runs = 3\nscreen = "off"\nconfirm = { pairs = 2 }\n';

/** Follows a page as it stands; each page has a file of its own, so that they are followed in parallel. */
export function followGuide(name: string, guide: Guide): void {
  const path = `docs/how-to/improve-a-${name}-project.md`;
  const page = readFileSync(join(REPOSITORY, path), 'utf8');
  const works = guide.tools.map((tool) => hasTool(tool, `the page on ${name}`)).every(Boolean);

  const title = `${path} has a configuration that passes doctor, and with which an improvement is accepted`;
  // It installs and compiles, for doctor and again for the run.
  it.runIf(works)(title, { timeout: 1_200_000 }, () => {
    const { folder, ends } = follow(name, page, guide);
    expect(ends).toContainEqual(expect.stringMatching(/^merged: /));
    expect(userGit(folder, 'show', `autorize/speed:${guide.improves}`)).toBe(guide.improved.trim());
  });
}

/** How its iterations ended. */
function follow(
  name: string,
  page: string,
  guide: Guide,
): { readonly folder: string; readonly ends: readonly string[] } {
  const folder = projectOf(name, page, guide);
  const env = environmentOf(folder);
  for (const command of blocksOf(page, 'sh')) {
    const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', command], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    expect({ status, printed: status === 0 ? '' : `${stdout}${stderr}` }).toEqual({ status: 0, printed: '' });
  }
  const lines = readFileSync(join(folder, '.autorize', 'speed', 'iterations.jsonl'), 'utf8')
    .trimEnd()
    .split('\n');
  const records = lines.map((line) => JSON.parse(line) as { readonly outcome: string; readonly notes: string });
  return { folder, ends: records.map(({ outcome, notes }) => `${outcome}: ${notes}`) };
}

/** The example that a page is about, with the page's configuration and a scripted agent in place of the page's. */
function projectOf(name: string, page: string, { improves, improved }: Guide): string {
  const folder = copyExample(`how-to/${name}`);
  userGit(folder, 'init', '-q', '-b', 'main');
  userGit(folder, 'add', '-A');
  userGit(folder, 'commit', '-q', '-m', 'The base');
  const place = join(folder, '.autorize', 'speed');
  mkdirSync(place, { recursive: true });
  const [config = ''] = blocksOf(page, 'toml');
  expect(config).toContain('\n[agent]\n');
  const agent = `[iteration]\nmax_iterations = ${ITERATIONS}\n\n[agent]\nstdin = "prompt"\ncommand = '''cat > ${improves} <<"EOF"${improved}EOF'''\n`;
  const shortened = config.replace('[objective]\n', `[objective]\n${SHORT}`);
  writeFileSync(
    join(place, 'config.toml'),
    shortened.replace(/\[agent\]\n(?:.+\n)*/, () => agent),
  );
  writeFileSync(join(place, 'program.md'), 'Make `topWords` faster.\n');
  return folder;
}

/** The contents of a page's code blocks of one language. */
function blocksOf(page: string, language: string): string[] {
  return [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text);
}

/** The environment of a user whose `autorize` is that of these sources. */
function environmentOf(folder: string): NodeJS.ProcessEnv {
  const place = createFolder();
  const command = join(place, 'autorize');
  writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${programPath('autorize')}' "$@"\n`);
  chmodSync(command, 0o755);
  return { ...process.env, PATH: `${place}:${process.env.PATH}`, XDG_CACHE_HOME: createFolder(), PWD: folder };
}
