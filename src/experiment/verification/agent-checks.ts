/** Whether the agents of iterations are those that the records before them lead to. Pure. */
import { type Finding, findingsOf } from '../../base/finding.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { plural, quoted } from '../../base/text.ts';
import { chooseAgentFor } from '../ledger/agent-choice.ts';
import type { IterationRecord } from '../ledger/record.ts';

interface Recorded {
  readonly records: readonly IterationRecord[];
  readonly decisions: readonly JournalRecord[];
  readonly base: string | undefined;
}

const WHAT = 'agents';

export function checkChosenAgents({ records, decisions, base = '' }: Recorded): Finding[] {
  const places = { records: placesOf(records), decisions: placesOf(decisions) };
  const issues: string[] = [];
  const lost: number[] = [];
  let agreeing = 0;
  for (const [at, { chosen_agent: chosen, iter, run }] of records.entries()) {
    if (chosen == null) continue;
    const { of, plateau, after } = chosen;
    const [known, decided] = [places.records(after.record), places.decisions(after.decision)];
    if (known === undefined || decided === undefined) {
      lost.push(iter);
      continue;
    }
    const again = chooseAgentFor({
      ...{ names: of, plateau, iter, base: run?.base ?? base },
      ...{ records: records.slice(0, known), decisions: decisions.slice(0, decided) },
    });
    if (known > at) issues.push(`iteration ${iter} names an agent by records that came after it`);
    else if (!isSame(again, chosen)) {
      issues.push(`iteration ${iter} names ${describe(chosen)}; the records before it lead to ${describe(again)}`);
    } else agreeing += 1;
  }
  return [
    ...(agreeing + issues.length === 0 ? [] : findingsOf(WHAT, issues, `${plural(agreeing, 'choice')} made again`)),
    ...lost.map((iter): Finding => {
      const detail = `the records that the agent of iteration ${iter} was chosen by are not here any more`;
      return { kind: 'unchecked', what: WHAT, detail };
    }),
  ];
}

/** How many records there are up to one, by its hash; undefined: it is none of them. */
function placesOf(records: readonly { readonly hash?: unknown }[]): (hash: string | null) => number | undefined {
  const places = new Map<unknown, number>([[null, 0], ...records.map(({ hash }, at) => [hash, at + 1] as const)]);
  return (hash) => places.get(hash);
}

type Chosen = Pick<NonNullable<IterationRecord['chosen_agent']>, 'name' | 'stage' | 'from'>;

function isSame(one: Chosen, other: Chosen): boolean {
  return one.name === other.name && one.stage === other.stage && one.from === other.from;
}

function describe({ name, from }: Chosen): string {
  return `the agent ${quoted(name)}${from === undefined ? '' : ` from ${from.slice(0, 12)}`}`;
}
