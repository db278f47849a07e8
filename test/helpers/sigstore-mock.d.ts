/** What tests use of Sigstore's stand-in for its servers. */
declare module '@sigstore/mock' {
  import type { KeyObject } from 'node:crypto';

  interface KeyPair {
    readonly publicKey: KeyObject;
    readonly privateKey: KeyObject;
  }

  interface CertificateLog {
    readonly publicKey: Buffer;
    readonly logID: ArrayBufferView;
  }

  interface Authority {
    readonly rootCertificate: ArrayBufferView;
    issueCertificate(options: {
      readonly publicKey: Buffer;
      readonly subjectAltName: string;
      readonly extensions: readonly { readonly oid: string; readonly value: string }[];
    }): Promise<ArrayBufferView>;
  }

  interface LogEntry {
    readonly body: string;
    readonly integratedTime: number;
    readonly logID: string;
    readonly logIndex: number;
    readonly verification: {
      readonly signedEntryTimestamp: string;
      readonly inclusionProof: {
        readonly logIndex: number;
        readonly treeSize: number;
        readonly rootHash: string;
        readonly checkpoint: string;
      };
    };
  }

  interface TransparencyLog {
    readonly publicKey: Buffer;
    log(entry: object): Promise<Readonly<Record<string, LogEntry>>>;
  }

  export function initializeCA(keys: KeyPair, log: CertificateLog): Promise<Authority>;
  export function initializeCTLog(keys: KeyPair): Promise<CertificateLog>;
  export function initializeTLog(url: string, keys: KeyPair, clock?: Date): Promise<TransparencyLog>;
}
