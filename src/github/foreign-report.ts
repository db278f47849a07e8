/**
 * The report that a job without permissions left, as data of a stranger.
 * Invariant: what is read of it is bounded before it is read: the bytes of the download, of the archive and of the text,
 * the files of the archive, the depth of the text. Whatever is wrong with it is a reason, not an exception.
 */
import { scanStructure } from '../base/json-scan.ts';
import { decodeJson } from '../base/json-text.ts';
import { printable } from '../base/text.ts';
import type { GateReport } from '../gate/report.ts';
import { readZipEntry } from '../kernel/zip-entry.ts';
import { type Api, DOWNLOAD_LIMIT_MS } from './api.ts';

export type ForeignReport = { readonly report: GateReport } | { readonly why: string };

const MIB = 1024 * 1024;
const MAX_ZIP_BYTES = 4 * MIB;
const MAX_REPORT_BYTES = 2 * MIB;
// A report itself needs some ten; the rest is for what it copies of a candidate file.
const MAX_REPORT_DEPTH = 100;
const NAME = 'latest.json';

interface Artifact {
  readonly id: number;
  /** As the API says. */
  readonly bytes: number;
}

/** Downloads the report of an artifact: at most 4 MiB packed and 2 MiB unpacked, or why there is none. */
export async function readForeignReport(api: Api, { id, bytes }: Artifact): Promise<ForeignReport> {
  const tooLarge = { why: `it has more than ${MAX_ZIP_BYTES / MIB} MiB` };
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
  if (got.kind === 'refused') return { why: `it cannot be downloaded (${got.why})` };
  return got.value === undefined ? tooLarge : decodeForeignReport(got.value);
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
export async function decodeForeignReport(zip: Buffer): Promise<ForeignReport> {
  const entry = await readZipEntry(zip, { name: NAME, maxBytes: MAX_REPORT_BYTES });
  if (entry.kind === 'absent') return { why: `it holds no ${NAME}` };
  if (entry.kind === 'too large') return { why: `${NAME} has more than ${MAX_REPORT_BYTES / MIB} MiB` };
  if (entry.kind === 'refused') return { why: `${NAME}: ${printable(entry.why, 200)}` };
  const scan = scanStructure(entry.bytes);
  if (scan.maxDepth > MAX_REPORT_DEPTH) return { why: `${NAME} nests deeper than ${MAX_REPORT_DEPTH}` };
  const decoded = decodeJson(entry.bytes, scan);
  if ('issues' in decoded) {
    const [issue] = decoded.issues;
    const place = issue === undefined ? '' : ` (line ${issue.line}, column ${issue.column})`;
    return { why: `${NAME} is no JSON${place}` };
  }
  const { gateReportSchema } = await import('../gate/published-schemas.ts');
  try {
    const parsed = gateReportSchema.safeParse(decoded.value);
    if (parsed.success) return { report: parsed.data as GateReport };
    return { why: `${NAME} is no report (${printable(parsed.error.issues[0]?.path.join('.') ?? '', 200)})` };
  } catch (error) {
    // The schema's own list of issues has a limit, and ends with this beyond it.
    if (!(error instanceof RangeError)) throw error;
    return { why: `${NAME} is no report (wrong in too many places)` };
  }
}
