import { describeFinding, type Verified } from '../../src/base/finding.ts';

/** All that a verification or an audit says, but for what it found in order. */
export function remarksOf({ findings }: Pick<Verified, 'findings'>): string[] {
  return findings.filter(({ kind }) => kind !== 'ok').map(describeFinding);
}
