/**
 * Whether a signed attestation is of a run: who signed it, and that it says what the records say. Reads files that the
 * user names, and asks no server.
 */
import { resolve } from 'node:path';
import {
  type AttestableRun,
  addedSince,
  attestedIssues,
  decodeStatement,
  RUN_PREDICATE_TYPE,
} from '../base/attested-run.ts';
import { type Problem, UsageError } from '../base/errors.ts';
import { type Finding, type Issue, issuesOf } from '../base/finding.ts';
import { plural, printable, quoted } from '../base/text.ts';
import { readWholeFile } from '../kernel/files.ts';
import type { Host } from '../kernel/host.ts';
import { findAddress } from '../kernel/user-remote.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import type { Root, SignedBy } from './signed-bundle.ts';
import { isSameAddress, namedAddress, webAddress } from './web-address.ts';

/** What is verified, and whom it has to be signed by. */
export interface AttestationOptions {
  /** A bundle as JSON, or several, one per line. */
  readonly file: string;
  /** Roots of trust as JSON, or several, one per line; default: the public good instance of Sigstore. */
  readonly trustedRoot?: string | undefined;
  /** `OWNER/NAME`, or an address; default: the remote `origin`. */
  readonly repository?: string | undefined;
  /** `OWNER/NAME/.github/workflows/FILE`; by default every workflow of the repository. */
  readonly signerWorkflow?: string | undefined;
  /** Default: that of GitHub Actions. */
  readonly issuer?: string | undefined;
}

const GITHUB_ISSUER = 'https://token.actions.githubusercontent.com';

interface Place extends Pick<Host, 'cwd'> {
  /** Whose remote `origin` says for which repository it has to be signed. */
  readonly repository: UserRepository;
}

/** Checks an attestation of a run. Throws UsageError for files that cannot be read, and where it is not known of whom. */
export async function checkAttestation(
  options: AttestationOptions,
  run: AttestableRun,
  place: Place,
): Promise<Finding[]> {
  const signing = await import('./signed-bundle.ts');
  const repository = await expectedRepository(options, place);
  const bundles = readDocuments(options.file, place);
  const roots: Root[] = [];
  for (const json of options.trustedRoot === undefined
    ? [signing.publicGoodRoot()]
    : readDocuments(options.trustedRoot, place)) {
    const decoded = signing.decodeRoot(json);
    if ('why' in decoded) throw new UsageError([badRoot(options.trustedRoot, decoded.why)]);
    roots.push(decoded.root);
  }
  const ours = bundles.filter((json) => decodeStatement(signing.peekStatement(json)) !== undefined);
  if (ours.length === 0) return issuesOf(WHAT, [noAttestation(options.file)]);
  const checked = ours.map((json): Checked => {
    const bundle = signing.checkBundle(json, roots);
    const issues = (more: readonly Issue[]) =>
      issuesOf(
        WHAT,
        more.map((issue) => inFile(options.file, issue)),
      );
    if (bundle.kind === 'refused') return { findings: issues([bundle.issue]), added: 0 };
    const stranger = identityIssues(bundle.by, { ...options, repository });
    if (stranger.length > 0) return { findings: issues(stranger), added: 0 };
    const signed: Finding = { kind: 'ok', what: WHAT, detail: `signed by ${describeSigner(bundle.by)}` };
    const statement = decodeStatement(bundle.statement);
    const wrong = statement === undefined ? [noAttestation(options.file)] : attestedIssues(statement, run);
    if (wrong.length > 0) return { findings: [signed, ...issues(wrong)], added: 0 };
    const added = addedSince(statement ?? {}, run);
    return { findings: [signed, ...agreement(run, added)], added };
  });
  // Of several one is enough; the newest says most.
  const wrongOf = ({ findings }: Checked): number => findings.filter(({ kind }) => kind === 'wrong').length;
  const [best] = checked.sort((one, other) => wrongOf(one) - wrongOf(other) || one.added - other.added);
  return [...(best?.findings ?? [])];
}

const WHAT = 'attestation';

interface Checked {
  readonly findings: readonly Finding[];
  readonly added: number;
}

function agreement({ journals: [{ file }] }: AttestableRun, added: number): Finding[] {
  const ok: Finding = { kind: 'ok', what: WHAT, detail: 'it is of these records, with their claim and commit' };
  if (added === 0) return [ok];
  const detail = `the last ${plural(added, 'record')} of ${file} came later: no signature covers them`;
  return [
    { ...ok, detail: `it is of the beginning of these records, with their claim and commit then` },
    { kind: 'unchecked', what: WHAT, detail },
  ];
}

function describeSigner({ workflow, repository, loggedAt }: SignedBy): string {
  const at = loggedAt === undefined ? '' : `, logged at ${loggedAt.toISOString()}`;
  return `${printable(workflow, 300)} for ${printable(repository ?? '', 300)}${at}`;
}

function identityIssues(
  by: SignedBy,
  { repository, signerWorkflow, issuer = GITHUB_ISSUER }: AttestationOptions & { readonly repository: string },
): Issue[] {
  const issues: Issue[] = [];
  const ask = (detail: string, expected: string, flag: string): void => {
    const remedy = `If you trust it, name it with --${flag}; otherwise do not trust the attestation`;
    issues.push({ detail, expected, remedy });
  };
  if (by.repository === undefined || !isSameAddress(by.repository, repository)) {
    ask(`it was signed for ${shown(by.repository)}`, repository, 'repository');
  }
  if (by.issuer !== issuer) ask(`the identity was issued by ${shown(by.issuer)}`, issuer, 'issuer');
  const server = new URL(repository).origin;
  const wanted = signerWorkflow === undefined ? `${repository}/` : `${server}/${signerWorkflow}`;
  const isWanted =
    by.workflow.toLowerCase().startsWith(wanted.toLowerCase()) &&
    (signerWorkflow === undefined || /^(?:@|$)/.test(by.workflow.slice(wanted.length)));
  const expected = signerWorkflow === undefined ? `a workflow of ${repository}` : wanted;
  if (!isWanted) ask(`it was signed by ${shown(by.workflow)}`, expected, 'signer-workflow');
  return issues;
}

function shown(text: string | undefined): string {
  return text === undefined || text === '' ? 'nobody that the certificate names' : printable(text, 300);
}

function inFile(file: string, issue: Issue): Issue {
  return { ...issue, where: { ...issue.where, file } };
}

function noAttestation(file: string): Issue {
  return {
    where: { file },
    detail: 'it holds no attestation of a run',
    expected: `a bundle with the predicate type ${RUN_PREDICATE_TYPE}`,
    remedy: `Download it with: gh attestation download FILE --repo OWNER/NAME --predicate-type ${RUN_PREDICATE_TYPE}`,
  };
}

async function expectedRepository({ repository }: AttestationOptions, place: Place): Promise<string> {
  const origin = repository === undefined ? await findAddress('origin', place.repository) : undefined;
  const address = repository === undefined ? webAddress(origin ?? '') : namedAddress(repository);
  if (address !== undefined) return address;
  const found =
    repository === undefined
      ? `--attestation in a clone whose remote origin is ${origin === undefined ? 'missing' : 'no repository of a server'}`
      : `the repository ${quoted(repository)}`;
  const remedy = 'Name whose workflow has to have signed: --repository OWNER/NAME';
  throw new UsageError([{ found, expected: 'OWNER/NAME or https://SERVER/OWNER/NAME', remedy }]);
}

/** A JSON document, or one a line. */
function readDocuments(file: string, { cwd }: Pick<Place, 'cwd'>): unknown[] {
  const read = readWholeFile(resolve(cwd, file), file);
  if ('problem' in read) throw new UsageError([read.problem]);
  const text = read.bytes.toString();
  const whole = parsed(text);
  if (whole !== undefined) return [whole];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const documents = lines.map(parsed);
  const wrong = documents.indexOf(undefined);
  if (lines.length > 0 && wrong === -1) return documents;
  const expected = 'JSON, or JSON lines, as gh attestation writes it';
  const remedy = 'Name the file that gh attestation download or gh attestation trusted-root wrote.';
  throw new UsageError([
    { file, ...(wrong === -1 ? {} : { line: wrong + 1 }), found: 'text that is not JSON', expected, remedy },
  ]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The caller names the place.
    return undefined;
  }
}

function badRoot(file: string | undefined, why: string): Problem {
  const expected = 'trusted roots, as gh attestation trusted-root prints them';
  const remedy = 'Write them with: gh attestation trusted-root > roots.jsonl';
  return {
    ...(file === undefined ? {} : { file }),
    found: `no root of trust: ${printable(why, 300)}`,
    expected,
    remedy,
  };
}
