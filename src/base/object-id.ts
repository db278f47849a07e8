const ID = /^([0-9a-f]{40}|[0-9a-f]{64})$/;

/** True for a full object id: nothing else that a file says is ever given to git. */
export function isObjectId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

/** The hash that an id of a repository is of. */
export function hashOf(id: string): 'sha1' | 'sha256' {
  return id.length === 64 ? 'sha256' : 'sha1';
}
