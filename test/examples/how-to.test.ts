import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { userGit } from '../helpers/repository.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';
import { copyExample } from './example-folder.ts';

interface Guide {
  /** Commands without which the page cannot be followed. */
  readonly tools: readonly (readonly [string, ...string[]])[];
  /** The file that the agent writes, and what it writes. */
  readonly improves: string;
  readonly improved: string;
}

const GUIDES: Readonly<Record<string, Guide>> = {
  javascript: {
    tools: [['npm', '--version']],
    improves: 'src/words.js',
    improved: `
export function topWords(text, limit) {
  const counts = new Map();
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, limit);
}
`,
  },
  python: {
    tools: [
      ['python3', '-c', 'import venv, ensurepip'],
      ['python3', '-m', 'pip', '--version'],
    ],
    improves: 'words/__init__.py',
    improved: `
import re
from collections import Counter


def top_words(text, limit):
    counts = Counter(re.findall("[a-z]+", text.lower()))
    return sorted(counts.items(), key=lambda each: (-each[1], each[0]))[:limit]
`,
  },
  rust: {
    tools: [
      ['cargo', '--version'],
      ['cc', '--version'],
    ],
    improves: 'src/lib.rs',
    improved: `
use std::collections::HashMap;

pub fn top_words(text: &str, limit: usize) -> Vec<(String, usize)> {
    let lower = text.to_ascii_lowercase();
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for word in lower.split(|letter: char| !letter.is_ascii_alphabetic()) {
        if !word.is_empty() {
            *counts.entry(word).or_default() += 1;
        }
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(b.0)));
    counts.into_iter().take(limit).map(|(word, count)| (word.to_owned(), count)).collect()
}
`,
  },
  go: {
    tools: [['go', 'version']],
    improves: 'words.go',
    improved: `
package words

import (
	"sort"
	"strings"

	"golang.org/x/text/cases"
	"golang.org/x/text/language"
)

type Count struct {
	Word  string
	Times int
}

func Top(text string, limit int) []Count {
	lower := cases.Lower(language.Und).String(text)
	times := map[string]int{}
	for _, word := range strings.FieldsFunc(lower, func(letter rune) bool { return letter < 'a' || letter > 'z' }) {
		times[word]++
	}
	counts := make([]Count, 0, len(times))
	for word, count := range times {
		counts = append(counts, Count{word, count})
	}
	sort.Slice(counts, func(i, j int) bool {
		if counts[i].Times != counts[j].Times {
			return counts[i].Times > counts[j].Times
		}
		return counts[i].Word < counts[j].Word
	})
	return counts[:min(limit, len(counts))]
}
`,
  },
  'c-or-cpp': {
    tools: [
      ['cmake', '--version'],
      ['c++', '--version'],
      ['c++', '-fsyntax-only', '-include', 'benchmark/benchmark.h', '-x', 'c++', '/dev/null'],
    ],
    improves: 'src/words.cpp',
    improved: `
#include "words.h"

#include <algorithm>
#include <cctype>
#include <unordered_map>

std::vector<std::pair<std::string, int>> top_words(const std::string &text, std::size_t limit) {
  std::unordered_map<std::string, int> counted;
  std::string word;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const unsigned char letter = at < text.size() ? text[at] : ' ';
    if (std::isalpha(letter)) {
      word += static_cast<char>(std::tolower(letter));
    } else if (!word.empty()) {
      ++counted[word];
      word.clear();
    }
  }
  std::vector<std::pair<std::string, int>> counts(counted.begin(), counted.end());
  std::sort(counts.begin(), counts.end(), [](const auto &a, const auto &b) {
    return a.second != b.second ? a.second > b.second : a.first < b.first;
  });
  if (counts.size() > limit) counts.resize(limit);
  return counts;
}
`,
  },
  jvm: {
    tools: [
      ['mvn', '--version'],
      ['javac', '--version'],
    ],
    improves: 'src/main/java/org/example/Words.java',
    improved: `
package org.example;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

public final class Words {
  public record Count(String word, int times) {}

  public static List<Count> top(String text, int limit) {
    Map<String, Integer> counts = new HashMap<>();
    for (String word : text.toLowerCase(Locale.ROOT).split("[^a-z]+")) {
      if (!word.isEmpty()) counts.merge(word, 1, Integer::sum);
    }
    return counts.entrySet().stream()
        .map(each -> new Count(each.getKey(), each.getValue()))
        .sorted(Comparator.comparing(Count::times).reversed().thenComparing(Count::word))
        .limit(limit)
        .toList();
  }
}
`,
  },
};

// Little is measured where the improvement is clear, and more on a busy machine: a night has time for all of it. A test
// that does not decide continues in the next iteration, as it does in a night.
const ITERATIONS = 3;
const SHORT = 'effort = "thorough"\ncalibration_runs = 3\nconfirm = { pairs = 2 }\n';

describe.each(Object.entries(GUIDES))('docs/how-to/improve-a-%s-project.md', (name, guide) => {
  const page = readFileSync(join(REPOSITORY, 'docs', 'how-to', `improve-a-${name}-project.md`), 'utf8');
  const works = guide.tools.map((tool) => hasTool(tool, `the page on ${name}`)).every(Boolean);

  const title = 'has a configuration that passes doctor, and with which an improvement is accepted';
  // It installs and compiles, for doctor and again for the run.
  it.runIf(works)(title, { timeout: 1_200_000 }, () => {
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
    const records = readFileSync(join(folder, '.autorize', 'speed', 'iterations.jsonl'), 'utf8')
      .trimEnd()
      .split('\n');
    const ends = records.map((line) => JSON.parse(line) as { outcome: string; notes: string });
    expect(ends.map(({ outcome, notes }) => `${outcome}: ${notes}`)).toContainEqual(expect.stringMatching(/^merged: /));
    expect(userGit(folder, 'show', `autorize/speed:${guide.improves}`)).toBe(guide.improved.trim());
  });
});

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
  const cli = JSON.stringify(join(REPOSITORY, 'src', 'cli.ts'));
  const tool = JSON.stringify(new URL('../../tools/autorize.mjs', import.meta.url).href);
  const entry = join(place, 'autorize.mjs');
  writeFileSync(entry, `import { main } from ${cli};\nawait main(${tool}, process.argv.slice(2));\n`);
  const command = join(place, 'autorize');
  writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${entry}' "$@"\n`);
  chmodSync(command, 0o755);
  return { ...process.env, PATH: `${place}:${process.env.PATH}`, XDG_CACHE_HOME: createFolder(), PWD: folder };
}
