import type { Receipt } from './receipt.ts';

const STATEMENT = 'https://in-toto.io/Statement/v1';
const PREDICATE = 'https://slsa.dev/provenance/v1';
const BUILD_TYPE = 'urn:autorize-action:work-item:v1';

/** The receipt of what landed as an in-toto Statement v1 with SLSA provenance v1: what standard tools read. */
export function buildProvenance(receipt: Receipt): Record<string, unknown> {
  const { artifacts, after_commit: after, agent, environment } = receipt;
  const files = artifacts.flatMap(({ path, content_hash: hash, git_blob: blob }) =>
    hash === null || blob === null ? [] : [{ name: path, digest: { blake3: hash, gitBlob: blob } }],
  );
  const commit = after === null ? [] : [{ name: `git+refs/heads/${receipt.branch}`, digest: { gitCommit: after } }];
  return {
    _type: STATEMENT,
    subject: [...commit, ...files],
    predicateType: PREDICATE,
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: { workItem: receipt.work_item, agent },
        internalParameters: {
          ...{ plan: receipt.plan, sandbox: receipt.sandbox },
          ...(receipt.key_in_reach === undefined ? {} : { keyInReach: receipt.key_in_reach }),
          environment,
        },
        resolvedDependencies: [
          {
            name: 'input state',
            digest: { gitCommit: receipt.before_commit },
            annotations: { stateHash: receipt.before_hash },
          },
        ],
      },
      runDetails: {
        builder: { id: `urn:autorize-action:${environment.autorize}`, version: { autorize: environment.autorize } },
        metadata: { invocationId: receipt.id, startedOn: receipt.started_at, finishedOn: receipt.ended_at },
        byproducts: [
          {
            name: `receipts/${receipt.id}.json`,
            uri: `urn:uuid:${receipt.id}`,
            annotations: {
              // Of its canonical form, so no digest of the file.
              receiptHash: receipt.receipt_hash,
              stateHash: receipt.after_hash,
              toolTrace: receipt.tool_trace,
              tests: receipt.tests,
              previousReceiptHash: receipt.previous_receipt_hash,
            },
          },
        ],
      },
    },
  };
}
