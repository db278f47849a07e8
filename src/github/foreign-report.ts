/**
 * The report that a job without permissions left, as data of a stranger.
 * Invariant: what is read of it is bounded before it is read: the bytes of the download, of the archive and of the text,
 * the files of the archive, the depth of the text. Whatever is wrong with it is a reason, not an exception.
 */
import { scanStructure } from '../base/json-scan.ts';
import { decodeJson } from '../base/json-text.ts';
import { printable } from '../base/text.ts';
import type { ComparisonReport } from '../compare/report.ts';
import type { GateReport } from '../gate/report.ts';
import { readZipEntry } from '../kernel/zip-entry.ts';
import { type Api, DOWNLOAD_LIMIT_MS } from './api.ts';

export type ForeignReport =
  | { readonly kind: 'gate'; readonly report: GateReport }
  | { readonly kind: 'comparison'; readonly report: ComparisonReport }
  | { readonly kind: 'refused'; readonly why: string };

const MIB = 1024 * 1024;
const MAX_ZIP_BYTES = 4 * MIB;
const MAX_REPORT_BYTES = 2 * MIB;
// A report itself needs some ten; the rest is for what it copies of a candidate file.
const MAX_REPORT_DEPTH = 100;
// What each mode names its report.
const NAMES = { gate: 'latest.json', comparison: 'report.json' } as const;
type Kind = keyof typeof NAMES;

interface Artifact {
  readonly id: number;
  /** As the API says. */
  readonly bytes: number;
  /** What the name of the artifact says it is; undefined: whichever report it holds. */
  readonly kind: Kind | undefined;
}

/** Downloads the report of an artifact: at most 4 MiB packed and 2 MiB unpacked, or why there is none. */
export async function readForeignReport(api: Api, { id, bytes, kind }: Artifact): Promise<ForeignReport> {
  const tooLarge: ForeignReport = { kind: 'refused', why: `it has more than ${MAX_ZIP_BYTES / MIB} MiB` };
  if (bytes > MAX_ZIP_BYTES) return tooLarge;
  const { owner, repo, ask } = api;
  const got = await ask(
    async (octokit) => {
      const request = { signal: AbortSignal.timeout(DOWNLOAD_LIMIT_MS), parseSuccessResponseBody: false };
      const place = { owner, repo, artifact_id: id, archive_format: 'zip' };
      const { data } = (await octokit.rest.actions.downloadArtifact({ ...place, request })) as {
        readonly data: unknown;
      };
      return data instanceof ReadableStream ? readBounded(data, MAX_ZIP_BYTES) : undefined;
    },
    { isRepeatable: true },
  );
  if (got.kind === 'refused') return { kind: 'refused', why: `it cannot be downloaded (${got.why})` };
  return got.value === undefined ? tooLarge : decodeForeignReport(got.value, kind);
}

/** All of a stream; undefined, and the stream cancelled, as soon as it has more bytes. */
async function readBounded(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer | undefined> {
  const blocks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream.
  for await (const block of stream) {
    length += block.length;
    if (length > maxBytes) return undefined;
    blocks.push(block);
  }
  return Buffer.concat(blocks);
}

/** The report in an archive that nobody vouches for, or why there is none. */
export async function decodeForeignReport(zip: Buffer, kind?: Kind): Promise<ForeignReport> {
  if (kind !== undefined) return decodeNamed(zip, kind);
  const gate = await decodeNamed(zip, 'gate');
  // An archive without one may hold the other.
  const isAbsent = gate.kind === 'refused' && gate.why === absent('gate');
  return isAbsent ? decodeNamed(zip, 'comparison') : gate;
}

const absent = (kind: Kind): string => `it holds no ${NAMES[kind]}`;

async function decodeNamed(zip: Buffer, kind: Kind): Promise<ForeignReport> {
  const name = NAMES[kind];
  const refuse = (why: string): ForeignReport => ({ kind: 'refused', why });
  const entry = await readZipEntry(zip, { name, maxBytes: MAX_REPORT_BYTES });
  if (entry.kind === 'absent') return refuse(absent(kind));
  if (entry.kind === 'too large') return refuse(`${name} has more than ${MAX_REPORT_BYTES / MIB} MiB`);
  if (entry.kind === 'refused') return refuse(`${name}: ${printable(entry.why, 200)}`);
  const scan = scanStructure(entry.bytes);
  if (scan.maxDepth > MAX_REPORT_DEPTH) return refuse(`${name} nests deeper than ${MAX_REPORT_DEPTH}`);
  const decoded = decodeJson(entry.bytes, scan);
  if ('issues' in decoded) {
    const [issue] = decoded.issues;
    const place = issue === undefined ? '' : ` (line ${issue.line}, column ${issue.column})`;
    return refuse(`${name} is no JSON${place}`);
  }
  try {
    const parsed = await parseReport(kind, decoded.value);
    return 'report' in parsed ? parsed : refuse(`${name} is not a report (${printable(parsed.path, 200)})`);
  } catch (error) {
    // The schema's own list of issues has a limit, and ends with this beyond it.
    if (!(error instanceof RangeError)) throw error;
    return refuse(`${name} is not a report (wrong in too many places)`);
  }
}

/** Schemas are loaded when a report is read. */
async function parseReport(
  kind: Kind,
  value: unknown,
): Promise<Exclude<ForeignReport, { kind: 'refused' }> | { readonly path: string }> {
  if (kind === 'gate') {
    const { gateReportSchema } = await import('../gate/published-schemas.ts');
    const parsed = gateReportSchema.safeParse(value);
    return parsed.success ? { kind, report: parsed.data as GateReport } : pathOf(parsed.error);
  }
  const { comparisonReportSchema } = await import('../compare/report-schema.ts');
  const parsed = comparisonReportSchema.safeParse(value);
  return parsed.success ? { kind, report: parsed.data } : pathOf(parsed.error);
}

function pathOf({ issues }: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] }): {
  readonly path: string;
} {
  return { path: issues[0]?.path.map(String).join('.') ?? '' };
}
