/**
 * A Sigstore bundle against roots of trust: signature, certificate, transparency log and time. Offline: what a bundle does
 * not bring along is not asked for. Loaded only where an attestation is verified.
 */
import { bundleFromJSON } from '@sigstore/bundle';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import seeds from '@sigstore/tuf/seeds.json' with { type: 'json' };
import { type Signer, toSignedEntity, toTrustMaterial, VerificationError, Verifier } from '@sigstore/verify';
import type { Issue } from '../base/finding.ts';
import { printable } from '../base/text.ts';

/** Who signed, by a certificate that leads to a trusted root. */
export interface SignedBy {
  /** The workflow, with its ref: `https://github.com/OWNER/NAME/.github/workflows/FILE@refs/heads/main`. */
  readonly workflow: string;
  readonly issuer: string;
  /** The repository that the workflow ran for; undefined: the certificate names none. */
  readonly repository: string | undefined;
  /** When the log has it; undefined: only a timestamp says when. */
  readonly loggedAt: Date | undefined;
}

export type CheckedBundle =
  | { readonly kind: 'signed'; readonly statement: unknown; readonly by: SignedBy }
  | { readonly kind: 'refused'; readonly issue: Issue };

/** A root of trust. */
export type Root = ReturnType<typeof TrustedRoot.fromJSON>;

/** The root of the public good instance of Sigstore, as it was when this version was made. */
export function publicGoodRoot(): unknown {
  const [seed] = Object.values(seeds);
  return JSON.parse(Buffer.from(seed?.targets['trusted_root.json'] ?? '', 'base64').toString());
}

/** A root of trust, or what is wrong with it. */
export function decodeRoot(json: unknown): { readonly root: Root } | { readonly why: string } {
  try {
    const root = TrustedRoot.fromJSON(json);
    if (root.certificateAuthorities.length === 0) return { why: 'it names no certificate authority' };
    toTrustMaterial(root);
    return { root };
  } catch (error) {
    return { why: reasonOf(error) };
  }
}

/** The statement of a bundle by its payload alone, which nothing was checked of; undefined: it has none. */
export function peekStatement(json: unknown): unknown {
  const payload = (json as { dsseEnvelope?: { payload?: unknown } } | null)?.dsseEnvelope?.payload;
  if (typeof payload !== 'string') return undefined;
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString());
  } catch {
    return undefined;
  }
}

const IN_TOTO = 'application/vnd.in-toto+json';

/** Checks a bundle against roots, of which one has to hold. */
export function checkBundle(json: unknown, roots: readonly Root[]): CheckedBundle {
  const refused: unknown[] = [];
  try {
    const bundle = bundleFromJSON(json);
    const { content } = bundle;
    if (content.$case !== 'dsseEnvelope' || content.dsseEnvelope.payloadType !== IN_TOTO) {
      return { kind: 'refused', issue: unreadable('it holds no in-toto statement') };
    }
    const entity = toSignedEntity(bundle);
    const [entry] = bundle.verificationMaterial.tlogEntries;
    for (const root of roots) {
      try {
        const signer = verifierOf(root).verify(entity);
        const statement: unknown = JSON.parse(content.dsseEnvelope.payload.toString());
        const seconds = Number(entry?.integratedTime ?? 0);
        return {
          kind: 'signed',
          statement,
          by: signerOf(signer, seconds === 0 ? undefined : new Date(seconds * 1000)),
        };
      } catch (error) {
        refused.push(error);
      }
    }
  } catch (error) {
    return { kind: 'refused', issue: unreadable(reasonOf(error)) };
  }
  // A root of another server knows nothing of it; one that the certificate leads to says what is wrong.
  const known = refused.find((error) => !isOfAnotherRoot(error));
  return { kind: 'refused', issue: issueOf(known ?? refused[0]) };
}

/** A server without a log signs with timestamps alone; one that has a log must show the entry. */
function verifierOf(root: Root): Verifier {
  const least = (known: readonly unknown[]): number => Math.min(known.length, 1);
  return new Verifier(toTrustMaterial(root), {
    ctlogThreshold: least(root.ctlogs),
    tlogThreshold: least(root.tlogs),
    timestampThreshold: 1,
  });
}

// Of the certificates that Fulcio issues: https://github.com/sigstore/fulcio/blob/main/docs/oid-info.md
const SOURCE_REPOSITORY = '1.3.6.1.4.1.57264.1.12';

function signerOf({ identity }: Signer, loggedAt: Date | undefined): SignedBy {
  const extension = identity?.oids?.find(({ oid }) => oid?.id.join('.') === SOURCE_REPOSITORY)?.value;
  return {
    workflow: identity?.subjectAlternativeName ?? '',
    issuer: identity?.extensions?.issuer ?? '',
    repository: extension === undefined ? undefined : utf8String(extension),
    loggedAt,
  };
}

const UTF8_STRING = 0x0c;
const LONG_LENGTH = 0x80;

/** The text of a DER UTF8String of up to 127 bytes, or with its length in one byte more. */
function utf8String(der: Buffer): string | undefined {
  const [tag, length = 0, second = 0] = der;
  const [start, size] = length === LONG_LENGTH + 1 ? [3, second] : [2, length];
  return tag === UTF8_STRING && der.length === start + size ? der.subarray(start).toString() : undefined;
}

function isOfAnotherRoot(error: unknown): boolean {
  return error instanceof VerificationError && error.code === 'CERTIFICATE_ERROR' && !isExpired(error);
}

function isExpired({ cause }: VerificationError): boolean {
  return /not valid or expired/.test(reasonOf(cause));
}

const AGAIN = 'Download it again: gh attestation download FILE --repo OWNER/NAME';
const ROOTS =
  'name the roots that the server signs with: gh attestation trusted-root > roots.jsonl, then --trusted-root roots.jsonl';

function issueOf(error: unknown): Issue {
  if (!(error instanceof VerificationError)) return unreadable(reasonOf(error));
  const why = `(${printable(error.message, 200)})`;
  switch (error.code) {
    case 'CERTIFICATE_ERROR':
      if (isExpired(error)) {
        return {
          detail: 'its certificate was not valid when it was signed',
          expected: 'a signature of the minutes that the certificate is for',
          remedy: 'Do not trust it. Attest the run again',
        };
      }
      return {
        detail: `its certificate leads to none of the trusted roots ${why}`,
        expected: 'a certificate by an authority of a trusted root',
        remedy: `If it was signed by another server, ${ROOTS}`,
      };
    case 'SIGNATURE_ERROR':
      return {
        detail: 'its signature is not by the key of its certificate',
        expected: 'a signature of what it holds',
        remedy: AGAIN,
      };
    case 'TLOG_BODY_ERROR':
      return {
        detail: `its content is not what the transparency log has ${why}`,
        expected: 'the content that was signed and logged',
        remedy: AGAIN,
      };
    default:
      return {
        detail: `its entry in the transparency log, or its time, is not proved ${why}`,
        expected: 'a log or a timestamp authority of a trusted root',
        remedy: `${AGAIN}. If the repository is private, or the server has a newer log, ${ROOTS}`,
      };
  }
}

function unreadable(why: string): Issue {
  return {
    detail: `it is no Sigstore bundle that can be read: ${printable(why, 300)}`,
    expected: 'a bundle as `gh attestation download` writes it',
    remedy: AGAIN,
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
