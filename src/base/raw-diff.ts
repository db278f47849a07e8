import { decodePath } from './byte-path.ts';

/** One path that differs between two trees. A mode of `000000` and an id of zeros stand for "not there". */
export interface TreeChange {
  readonly path: string;
  /** Added, deleted, modified, or another type of file (a link for a file, say); renames are a D and an A. */
  readonly status: 'A' | 'D' | 'M' | 'T';
  readonly oldMode: string;
  readonly newMode: string;
  readonly oldId: string;
  readonly newId: string;
}

const HEAD = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([ADMT])$/;

/** Parses what `git diff-tree -r -z --raw --no-renames` prints: names as they are, never quoted. */
export function parseRawDiff(bytes: Buffer): TreeChange[] {
  const fields = splitNul(bytes);
  const changes: TreeChange[] = [];
  for (let at = 0; at < fields.length; at += 2) {
    const head = fields[at]?.toString('latin1') ?? '';
    const path = fields[at + 1];
    const [, oldMode, newMode, oldId, newId, status] = HEAD.exec(head) ?? [];
    if (!(oldMode && newMode && oldId && newId && isStatus(status) && path)) {
      throw new Error(`a raw diff that cannot be read: ${JSON.stringify(head)}`);
    }
    changes.push({ path: decodePath(path), status, oldMode, newMode, oldId, newId });
  }
  return changes;
}

function isStatus(status: string | undefined): status is TreeChange['status'] {
  return status === 'A' || status === 'D' || status === 'M' || status === 'T';
}

/** The fields of a list of which each is ended by a NUL byte. */
export function splitNul(bytes: Buffer): Buffer[] {
  const fields: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, from)) {
    fields.push(bytes.subarray(from, at));
    from = at + 1;
  }
  return fields;
}
