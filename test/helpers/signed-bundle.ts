import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { initializeCA, initializeCTLog, initializeTLog } from '@sigstore/mock';
import { RUN_PREDICATE_TYPE } from '../../src/base/attested-run.ts';

const SIGNER = 'https://github.com/org/speedy/.github/workflows/research.yml@refs/heads/main';

interface Signing {
  readonly subject: string;
  /** `sha256:` and hex. */
  readonly digest: string;
  readonly predicate: unknown;
  readonly predicateType?: string;
  /** The workflow. */
  readonly signer?: string;
  readonly repository?: string;
  readonly issuer?: string;
  /** When the log gets it, after the certificate was issued. */
  readonly lateByMs?: number;
}

export interface TestSigstore {
  /** The root of trust, as `gh attestation trusted-root` prints it. */
  readonly root: object;
  /** A bundle, as `gh attestation download` writes it. */
  sign(signing: Signing): Promise<Bundle>;
}

export interface Bundle {
  readonly verificationMaterial: { readonly certificate: unknown };
  readonly dsseEnvelope: { payload: string; signatures: { sig: string }[] };
}

const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const base64 = (bytes: ArrayBufferView | ArrayBuffer): string =>
  (ArrayBuffer.isView(bytes)
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : Buffer.from(bytes)
  ).toString('base64');

/** An authority, a log of certificates and a transparency log with keys of their own, and what signs by them. */
export async function startSigstore(): Promise<TestSigstore> {
  const [authority, certificates] = [pair(), pair()];
  const transparency = pair();
  const ctlog = await initializeCTLog(certificates);
  const ca = await initializeCA(authority, ctlog);
  const { publicKey: tlogKey } = await initializeTLog('https://rekor.test', transparency);
  const start = new Date(Date.now() - 60_000).toISOString();
  const key = (rawBytes: string) => ({ rawBytes, keyDetails: 'PKIX_ECDSA_P256_SHA_256', validFor: { start } });
  const root = {
    mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
    tlogs: [
      {
        ...{ baseUrl: 'https://rekor.test', hashAlgorithm: 'SHA2_256', publicKey: key(base64(tlogKey)) },
        logId: { keyId: createHash('sha256').update(tlogKey).digest('base64') },
      },
    ],
    certificateAuthorities: [
      {
        ...{ subject: { organization: 'sigstore.mock', commonName: 'sigstore' }, uri: 'https://fulcio.test' },
        certChain: { certificates: [{ rawBytes: base64(ca.rootCertificate) }] },
        validFor: { start },
      },
    ],
    ctlogs: [
      {
        ...{ baseUrl: 'https://ctlog.test', hashAlgorithm: 'SHA2_256', publicKey: key(base64(ctlog.publicKey)) },
        logId: { keyId: base64(ctlog.logID) },
      },
    ],
    timestampAuthorities: [],
  };
  return {
    root,
    async sign({ subject, digest, predicate, signer = SIGNER, lateByMs = 0, ...more }) {
      const { repository = 'https://github.com/org/speedy', issuer = 'https://token.actions.githubusercontent.com' } =
        more;
      const { predicateType = RUN_PREDICATE_TYPE } = more;
      const { publicKey, privateKey } = pair();
      const [, hex = ''] = digest.split(':');
      const statement = {
        ...{ _type: 'https://in-toto.io/Statement/v1', predicateType, predicate },
        subject: [{ name: subject, digest: { sha256: hex } }],
      };
      const payload = Buffer.from(JSON.stringify(statement));
      const payloadType = 'application/vnd.in-toto+json';
      const signed = Buffer.concat([
        Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `),
        payload,
      ]);
      const signature = sign('sha256', signed, privateKey).toString('base64');
      const certificate = base64(
        await ca.issueCertificate({
          publicKey: publicKey.export({ format: 'der', type: 'spki' }),
          subjectAltName: signer,
          extensions: [
            { oid: '1.3.6.1.4.1.57264.1.8', value: issuer },
            { oid: '1.3.6.1.4.1.57264.1.12', value: repository },
          ],
        }),
      );
      const tlog = await initializeTLog('https://rekor.test', transparency, new Date(Date.now() + lateByMs));
      const verifier = Buffer.from(
        createPublicKey(publicKey.export({ format: 'pem', type: 'spki' })).export({ format: 'pem', type: 'spki' }),
      );
      const logged = await tlog.log({
        ...{ apiVersion: '0.0.1', kind: 'dsse' },
        spec: {
          signatures: [{ signature, verifier: base64(verifier) }],
          payloadHash: { algorithm: 'sha256', value: createHash('sha256').update(payload).digest('hex') },
        },
      });
      const [entry] = Object.values(logged);
      if (entry === undefined) throw new Error('nothing was logged');
      const { inclusionProof: proof, signedEntryTimestamp } = entry.verification;
      return {
        mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
        verificationMaterial: {
          certificate: { rawBytes: certificate },
          tlogEntries: [
            {
              ...{
                logIndex: String(entry.logIndex),
                logId: { keyId: Buffer.from(entry.logID, 'hex').toString('base64') },
              },
              ...{ kindVersion: { kind: 'dsse', version: '0.0.1' }, integratedTime: String(entry.integratedTime) },
              inclusionPromise: { signedEntryTimestamp },
              inclusionProof: {
                ...{ logIndex: String(proof.logIndex), treeSize: String(proof.treeSize), hashes: [] },
                rootHash: Buffer.from(proof.rootHash, 'hex').toString('base64'),
                checkpoint: { envelope: proof.checkpoint },
              },
              canonicalizedBody: entry.body,
            },
          ],
          timestampVerificationData: { rfc3161Timestamps: [] },
        },
        dsseEnvelope: { payload: payload.toString('base64'), payloadType, signatures: [{ sig: signature }] },
      };
    },
  };
}
