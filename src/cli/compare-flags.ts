import { COMPARE_OPTIONS, type CompareOption } from '../compare/options.ts';
import type { CommandShape } from './experiment-flags.ts';
import type { Flag } from './flags.ts';

function flagOf({ name, reads, placeholder, words, repeatable, doc }: CompareOption): Flag {
  const help = words === undefined ? doc : `${doc} One of: ${words.join(', ')}.`;
  if (reads === 'switch') return { name, kind: 'switch', help };
  return {
    name,
    kind: 'text',
    help,
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(repeatable === true ? { repeatable } : {}),
    ...(words === undefined ? {} : { values: words }),
  };
}

export const FAIL_ON = ['worse', 'never'] as const;
export const INCONCLUSIVE = ['neutral', 'fail'] as const;

/** `autorize compare`; help, parser, reference page and tests read this table. */
export const COMPARE_COMMAND = {
  usage: 'compare BASE [HEAD]',
  summary: 'Compare the speed of two commits',
  details:
    'Runs the benchmark on both commits in pairs, and answers better, worse, no difference or undecided. HEAD is a branch, a tag or a commit; default: HEAD.',
  words: [1, 2],
  flags: [
    { name: 'dirty', kind: 'switch', help: 'Compare the work tree with its uncommitted changes, in place of HEAD.' },
    ...COMPARE_OPTIONS.map(flagOf),
    {
      name: 'fail-on',
      kind: 'text',
      placeholder: 'WHAT',
      values: FAIL_ON,
      help: `What gives exit code 1. One of: ${FAIL_ON.join(', ')}. Default: worse.`,
    },
    {
      name: 'inconclusive',
      kind: 'text',
      placeholder: 'HOW',
      values: INCONCLUSIVE,
      help: `What an undecided answer gives: exit code 0 or 1. One of: ${INCONCLUSIVE.join(', ')}. Default: neutral.`,
    },
    {
      name: 'output',
      kind: 'text',
      placeholder: 'FOLDER',
      help: 'Folder of the page, Markdown and exports. Default: .autorize/compare/ID.',
    },
    { name: 'json', kind: 'switch', help: 'Print the report as JSON.' },
    { name: 'quiet', kind: 'switch', help: 'Print only the result.' },
  ],
} as const satisfies CommandShape;
