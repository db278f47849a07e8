/** What is used of Sigstore's packages. */
declare module '@sigstore/bundle' {
  export interface Bundle {
    readonly content:
      | { readonly $case: 'messageSignature' }
      | {
          readonly $case: 'dsseEnvelope';
          readonly dsseEnvelope: { readonly payloadType: string; readonly payload: Buffer };
        };
    readonly verificationMaterial: { readonly tlogEntries: readonly { readonly integratedTime: string }[] };
  }

  export function bundleFromJSON(json: unknown): Bundle;
}

declare module '@sigstore/protobuf-specs' {
  export interface TrustedRoot {
    readonly certificateAuthorities: readonly unknown[];
    readonly tlogs: readonly unknown[];
    readonly ctlogs: readonly unknown[];
  }

  export const TrustedRoot: { readonly fromJSON: (json: unknown) => TrustedRoot };
}

declare module '@sigstore/tuf/seeds.json' {
  const seeds: Readonly<Record<string, { readonly targets: Readonly<Record<'trusted_root.json', string>> }>>;
  // biome-ignore lint/style/noDefaultExport: of a package
  export default seeds;
}

declare module '@sigstore/verify' {
  import type { Bundle } from '@sigstore/bundle';
  import type { TrustedRoot } from '@sigstore/protobuf-specs';

  export interface Signer {
    readonly identity?: {
      readonly subjectAlternativeName?: string;
      readonly extensions?: { readonly issuer?: string };
      readonly oids?: readonly { readonly oid?: { readonly id: readonly number[] }; readonly value: Buffer }[];
    };
  }

  interface SignedEntity {
    readonly signature: unknown;
  }

  interface TrustMaterial {
    readonly tlogs: unknown;
  }

  export class VerificationError extends Error {
    readonly code: string;
  }

  export class Verifier {
    constructor(
      material: TrustMaterial,
      options: {
        readonly ctlogThreshold: number;
        readonly tlogThreshold: number;
        readonly timestampThreshold: number;
      },
    );
    verify(entity: SignedEntity): Signer;
  }

  export function toSignedEntity(bundle: Bundle): SignedEntity;
  export function toTrustMaterial(root: TrustedRoot): TrustMaterial;
}
