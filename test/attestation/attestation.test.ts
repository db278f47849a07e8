import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AttestationOptions, checkAttestation } from '../../src/attestation/attestation.ts';
import { namedAddress, webAddress } from '../../src/attestation/web-address.ts';
import { type AttestableRun, attest, RUN_PREDICATE_TYPE } from '../../src/base/attested-run.ts';
import { UsageError } from '../../src/base/errors.ts';
import { describeFinding } from '../../src/base/finding.ts';
import { type ChainHead, firstHead, sealRecord } from '../../src/base/journal-chain.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { type Bundle, startSigstore, type TestSigstore } from '../helpers/signed-bundle.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const SENTENCE = '−18% (95% CI −20%..−16%, 10 fresh pairs)';

function journal(...records: readonly Readonly<Record<string, unknown>>[]): Buffer {
  let head: ChainHead = firstHead({ bytes: new Uint8Array(), records: 0 });
  const lines = records.map((record) => {
    const { line, next } = sealRecord(record, head);
    head = next;
    return line;
  });
  return Buffer.from(lines.join(''));
}

const LOG = [{ kind: 'genesis' }, { kind: 'claim', sentence: SENTENCE }] as const;

function runOf(
  decisions: Buffer,
  iterations = journal({ iter: 0 }, { iter: 1, commit: 'c'.repeat(40) }),
): AttestableRun {
  return {
    loop: 'experiment',
    name: 'speed',
    journals: [
      { file: 'decisions.jsonl', bytes: decisions },
      { file: 'iterations.jsonl', bytes: iterations },
    ],
    conclude: (records) => {
      const claim = records.get('decisions.jsonl')?.findLast(({ kind }) => kind === 'claim');
      const commit = records.get('iterations.jsonl')?.at(-1)?.commit;
      return {
        claim: claim === undefined ? null : { sentence: String(claim.sentence), confirmed: true },
        commit: typeof commit === 'string' ? commit : null,
      };
    },
  };
}

const RUN = runOf(journal(...LOG));

let server: TestSigstore;
let attested: NonNullable<ReturnType<typeof attest>>;

beforeAll(async () => {
  server = await startSigstore();
  const made = attest(RUN);
  if (made === undefined) throw new Error('there is nothing to attest');
  attested = made;
});

/** What is found, a line each, of a bundle and the roots to trust. */
async function check(
  bundle: string | object,
  {
    run = RUN,
    root = server.root,
    origin,
    ...options
  }: Partial<AttestationOptions> & { run?: AttestableRun; root?: string | object; origin?: string } = {},
): Promise<string[]> {
  const place = origin === undefined ? createFolder() : createRepository({});
  if (origin !== undefined) userGit(place, 'remote', 'add', 'origin', origin);
  const write = (name: string, value: string | object) =>
    writeFileSync(join(place, name), typeof value === 'string' ? value : JSON.stringify(value));
  write('bundle.json', bundle);
  write('root.json', root);
  const named = {
    ...{ file: 'bundle.json', trustedRoot: 'root.json' },
    ...(origin === undefined ? { repository: 'Org/speedy' } : {}),
    ...options,
  };
  const findings = await checkAttestation(named, run, {
    cwd: place,
    repository: findRepository(origin === undefined ? REPOSITORY : place),
  });
  return findings.map((finding) => `${finding.kind} ${describeFinding(finding)}`);
}

const SIGNED = expect.stringMatching(
  /^ok attestation: signed by https:\/\/github\.com\/org\/speedy\/\.github\S+ for \S+, logged at 2/,
);

describe('an attestation', () => {
  it('holds for the records that it is of, also among others in JSON lines', async () => {
    const bundle = await server.sign(attested);
    const sound = [SIGNED, 'ok attestation: it is of these records, with their claim and commit'];
    expect(await check(bundle, { origin: 'git@github.com:Org/speedy.git' })).toEqual(sound);
    const others = await server.sign({ ...attested, predicateType: 'https://slsa.dev/provenance/v1', predicate: {} });
    const stale = await server.sign({ ...attested, predicate: { ...attested.predicate, claim: null } });
    const lines = [others, stale, bundle].map((each) => JSON.stringify(each)).join('\n');
    expect(await check(`${lines}\n`)).toEqual(sound);
    expect(attested.predicate).toMatchObject({ claim: { sentence: SENTENCE }, commit: 'c'.repeat(40) });
  });

  it('holds for records that went on, and reports what it does not cover', async () => {
    const bundle = await server.sign(attested);
    const longer = runOf(journal(...LOG, { kind: 'evaluation' }, { kind: 'claim', sentence: 'better still' }));
    expect(await check(bundle, { run: longer })).toEqual([
      SIGNED,
      'ok attestation: it is of the beginning of these records, with their claim and commit then',
      'unchecked attestation: the last 2 records of decisions.jsonl came later: no signature covers them',
    ]);
  });

  it.each<[what: string, signing: object, options: object, found: RegExp]>([
    [
      'another repository',
      { repository: 'https://github.com/org/other' },
      {},
      /signed for \S+other; expected https:\/\/github\.com\/Org\/speedy; .*--repository/,
    ],
    [
      'a workflow of elsewhere',
      { signer: 'https://github.com/evil/x/.github/workflows/a.yml@refs/heads/main' },
      {},
      /signed by \S+evil\S+; expected a workflow of .*--signer-workflow/,
    ],
    [
      'another workflow than was named',
      {},
      { signerWorkflow: 'org/speedy/.github/workflows/release.yml' },
      /expected https:\/\/github\.com\/org\/speedy\/\.github\/workflows\/release\.yml/,
    ],
    [
      'a part of the name of a workflow',
      {},
      { signerWorkflow: 'org/speedy/.github/workflows/research' },
      /expected .*research; /,
    ],
    [
      'another issuer',
      { issuer: 'https://accounts.example' },
      {},
      /issued by https:\/\/accounts\.example; expected https:\/\/token\.actions/,
    ],
    [
      'a certificate that had expired',
      { lateByMs: 3_600_000 },
      {},
      /certificate was not valid when it was signed; expected .*; Do not trust/,
    ],
  ])('is refused with %s', async (_, signing, options, found) => {
    const [first, ...more] = await check(await server.sign({ ...attested, ...signing }), options);
    expect(first).toMatch(found);
    expect(first).toMatch(/^wrong attestation: /);
    expect(more).toEqual([]);
  });

  it('is taken from a repository and a workflow that are named', async () => {
    const signer = 'https://github.com/evil/x/.github/workflows/a.yml@refs/heads/main';
    const bundle = await server.sign({ ...attested, signer, repository: 'https://github.com/evil/x' });
    const named = { repository: 'evil/x', signerWorkflow: 'evil/x/.github/workflows/a.yml' };
    expect((await check(bundle, named)).map((line) => line.split(' ')[0])).toEqual(['ok', 'ok']);
  });

  it.each<[what: string, change: (bundle: Bundle, other: Bundle) => void, found: RegExp]>([
    [
      'an edited predicate',
      ({ dsseEnvelope }) => {
        const text = Buffer.from(dsseEnvelope.payload, 'base64').toString().replace('18%', '28%');
        dsseEnvelope.payload = Buffer.from(text).toString('base64');
      },
      /content is not what the transparency log has .*; expected the content that was signed/,
    ],
    [
      'the signature of another',
      ({ dsseEnvelope }, other) => {
        dsseEnvelope.signatures = other.dsseEnvelope.signatures;
      },
      /content is not what the transparency log has/,
    ],
    [
      'the certificate of another',
      (bundle, other) => {
        Object.assign(bundle.verificationMaterial, { certificate: other.verificationMaterial.certificate });
      },
      /signature is not by the key of its certificate; expected a signature of what it holds; Download/,
    ],
    [
      'no entry of a log, as in a private repository',
      ({ verificationMaterial }) => Object.assign(verificationMaterial, { tlogEntries: [] }),
      /its time, is not proved .*If the repository is private, or the server has a newer log, .*trusted-root/,
    ],
    [
      'no certificate',
      (bundle) => Object.assign(bundle, { verificationMaterial: {} }),
      /no Sigstore bundle that can be read/,
    ],
  ])('is refused with %s', async (_, change, found) => {
    const [bundle, other] = [await server.sign(attested), await server.sign(attested)];
    change(bundle, other);
    expect(await check(bundle)).toEqual([expect.stringMatching(found)]);
  });

  it('is refused by a root that did not sign, among several by that of its server', async () => {
    const [bundle, stranger] = [await server.sign(attested), await startSigstore()];
    const refused = /leads to none of the trusted roots .*; expected .*gh attestation trusted-root/;
    expect(await check(bundle, { root: stranger.root })).toEqual([expect.stringMatching(refused)]);
    expect(await check(bundle, { trustedRoot: undefined })).toEqual([expect.stringMatching(refused)]);
    const both = [stranger.root, server.root].map((each) => JSON.stringify(each)).join('\n');
    expect(await check(bundle, { root: both })).toEqual([SIGNED, expect.stringMatching(/^ok/)]);
  });

  it.each<[what: string, run: () => AttestableRun, found: RegExp]>([
    [
      'other records',
      () => runOf(journal({ kind: 'genesis' }, { kind: 'claim', sentence: 'other' })),
      /\$|another ledger: the head after 2 records of decisions\.jsonl is [0-9a-f]{64}; expected [0-9a-f]{64}; Fetch/,
    ],
    [
      'fewer records',
      () => runOf(journal(LOG[0])),
      /it is of 2 records of decisions\.jsonl; here is 1; Fetch the others: autorize pull/,
    ],
    ['no records', () => runOf(Buffer.alloc(0)), /here are 0/],
    [
      'other iterations',
      () => runOf(journal(...LOG), journal({ iter: 0 }, { iter: 1 })),
      /another ledger: the head after 2 records of iterations\.jsonl/,
    ],
    ['another run', () => ({ ...RUN, name: 'size' }), /of the experiment "speed"; expected the experiment "size"/],
    [
      'another claim',
      () => ({ ...RUN, conclude: () => ({ claim: null, commit: 'c'.repeat(40) }) }),
      /the claim that it attests is confirmed: −18%.*; expected none; Trust the records/,
    ],
    [
      'another commit',
      () => ({ ...RUN, conclude: (records) => ({ ...RUN.conclude(records), commit: 'd'.repeat(40) }) }),
      /the commit that it attests is c{40}; expected d{40}/,
    ],
  ])('is refused where the records here are %s', async (_, run, found) => {
    const findings = await check(await server.sign(attested), { run: run() });
    expect(findings).toEqual([SIGNED, expect.stringMatching(found)]);
  });

  it('is refused with another subject, or with a predicate of another shape', async () => {
    const subject = await server.sign({ ...attested, digest: `sha256:${'0'.repeat(64)}` });
    expect((await check(subject)).at(1)).toMatch(
      /not of the first 2 records of decisions\.jsonl; expected the SHA-256 [0-9a-f]{64}/,
    );
    const shape = await server.sign({ ...attested, predicate: { run: 'speed' } });
    expect((await check(shape)).at(1)).toMatch(
      /run is not what an attestation of a run has; Verify it with the version/,
    );
    const other = await server.sign({ ...attested, predicateType: 'https://slsa.dev/provenance/v1' });
    expect(await check(other)).toEqual([
      expect.stringContaining(
        `no attestation of a run; expected a bundle with the predicate type ${RUN_PREDICATE_TYPE}`,
      ),
    ]);
  });

  it('reports files that cannot be read, and asks whose signature is expected', async () => {
    const bundle = await server.sign(attested);
    const problems = async (...args: Parameters<typeof check>) => {
      const error: unknown = await check(...args).catch((each: unknown) => each);
      return error instanceof UsageError ? error.message : error;
    };
    expect(await problems('{"a":1}\nno JSON\n')).toMatch(/bundle\.json:2.*not JSON/);
    expect(await problems(bundle, { file: 'none.json' })).toMatch(/none\.json/);
    expect(await problems(bundle, { root: { tlogs: [] } })).toMatch(
      /root\.json: .*no root of trust: it names no certificate authority/,
    );
    expect(await problems(bundle, { origin: '../elsewhere' })).toMatch(
      /remote origin is no repository of a server.*--repository OWNER\/NAME/s,
    );
  });
});

it.each([
  ['https://github.com/org/speedy.git', 'https://github.com/org/speedy'],
  ['https://user:word@GitHub.com/org/speedy/', 'https://github.com/org/speedy'],
  ['ssh://git@ssh.github.com:443/org/speedy.git', 'https://github.com/org/speedy'],
  ['git@ghe.example.com:org/speedy', 'https://ghe.example.com/org/speedy'],
  ['org/speedy', undefined],
  ['../speedy', undefined],
  ['/srv/git/speedy.git', undefined],
  ['https://example.com/a/b/c', undefined],
])('the address of %s on its server is %s', (text, expected) => {
  expect(webAddress(text)).toBe(expected);
  expect(namedAddress(text)).toBe(text === 'org/speedy' ? 'https://github.com/org/speedy' : expected);
});
