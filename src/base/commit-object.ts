/** A commit as git hashes it. Pure. */

export interface CommitRequest {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly identity: { readonly name: string; readonly email: string };
  /** ISO 8601; both dates of the commit, to the second, in UTC. */
  readonly date: string;
}

// Of other names git leaves parts out.
const PLAIN = /^[A-Za-z0-9](?:[\w .@+-]*[A-Za-z0-9])?$/;

export function secondsOf({ date }: Pick<CommitRequest, 'date'>): string {
  return `${Math.floor(Date.parse(date) / 1000)} +0000`;
}

/** The bytes that `git commit-tree` writes; undefined where git would change or refuse a part of them. */
export function commitBytes(request: CommitRequest): Buffer | undefined {
  const { tree, parents, message, identity } = request;
  const { name, email } = identity;
  if (!PLAIN.test(name) || !PLAIN.test(email) || message.includes('\0') || new Set(parents).size < parents.length)
    return undefined;
  const who = `${name} <${email}> ${secondsOf(request)}`;
  const lines = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`), `author ${who}`, `committer ${who}`];
  return Buffer.from(`${lines.join('\n')}\n\n${message}`);
}
