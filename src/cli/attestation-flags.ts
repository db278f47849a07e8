/** The flags of `verify` that are of a signed attestation. */
import { UsageError } from '../base/errors.ts';
import type { VerifyExperimentRequest } from '../experiment/verification/verify.ts';
import type { Host } from '../kernel/host.ts';
import type { Flag, FlagValues } from './flags.ts';

export const ATTESTATION_FLAGS: readonly Flag[] = [
  {
    name: 'attestation',
    kind: 'text',
    placeholder: 'FILE',
    help: 'Check a signed attestation of the run, as `gh attestation download` writes it.',
  },
  {
    name: 'trusted-root',
    kind: 'text',
    placeholder: 'FILE',
    help: 'Roots to trust, as `gh attestation trusted-root` prints them. Default: public Sigstore.',
  },
  {
    name: 'repository',
    kind: 'text',
    placeholder: 'OWNER/NAME',
    help: 'Repository whose workflow has to have signed it. Default: that of the remote origin.',
  },
  {
    name: 'signer-workflow',
    kind: 'text',
    placeholder: 'PATH',
    help: 'OWNER/NAME/.github/workflows/FILE that has to have signed it. Default: all of the repository.',
  },
  {
    name: 'issuer',
    kind: 'text',
    placeholder: 'URL',
    help: 'Issuer of the signing identity. Default: GitHub Actions.',
  },
];

type CheckSigned = NonNullable<VerifyExperimentRequest['checkSigned']>;

/** Reads the flags: what checks the attestation that they name; undefined where none is to be checked. */
export function readAttestationFlags(values: FlagValues, { cwd }: Pick<Host, 'cwd'>): CheckSigned | undefined {
  const [file, trustedRoot, repository, signerWorkflow, issuer] = ATTESTATION_FLAGS.map(
    ({ name }) => values.get(name)?.[0],
  );
  if (file !== undefined) {
    const options = { file, trustedRoot, repository, signerWorkflow, issuer };
    return async (run, ownRepository) => {
      const { checkAttestation } = await import('../attestation/attestation.ts');
      return checkAttestation(options, run, { cwd, repository: ownRepository });
    };
  }
  const stray = ATTESTATION_FLAGS.filter(({ name }) => values.has(name));
  if (stray.length === 0) return undefined;
  const found = `${stray.map(({ name }) => `--${name}`).join(' and ')} without --attestation`;
  const remedy = 'Name the file: --attestation FILE';
  throw new UsageError([{ found, expected: 'an attestation to check by it', remedy }]);
}
