import { followGuide } from './guide.ts';

followGuide('python', {
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
});
