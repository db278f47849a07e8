import { createHash } from 'node:crypto';
import { HIDDEN_SCORE, TRAILERS } from './state.ts';

/** A commit object, as far as an acceptance decides it. */
export interface CommitObject {
  readonly id: string;
  readonly tree: string;
  readonly parents: readonly string[];
  /** ISO 8601, of the author. */
  readonly date: string;
  readonly message: string;
}

/** Reads a commit object; undefined where its bytes are not what its id is of, since git does not look again. */
export function parseCommit(id: string, bytes: Buffer): CommitObject | undefined {
  const hash = createHash(id.length === 64 ? 'sha256' : 'sha1');
  if (hash.update(`commit ${bytes.length}\0`).update(bytes).digest('hex') !== id) return undefined;
  const text = bytes.toString();
  const end = text.indexOf('\n\n');
  const head = end === -1 ? text : text.slice(0, end);
  const values = (key: string): string[] =>
    head.split('\n').flatMap((line) => (line.startsWith(`${key} `) ? [line.slice(key.length + 1)] : []));
  const seconds = Number(/ (\d+) [+-]\d{4}$/.exec(values('author')[0] ?? '')?.[1] ?? 0);
  return {
    id,
    tree: values('tree')[0] ?? '',
    parents: values('parent'),
    date: new Date(seconds * 1000).toISOString(),
    message: end === -1 ? '' : text.slice(end + 2),
  };
}

interface MessageFacts {
  readonly iter: number;
  readonly score: number;
  /** As finely as agents may know it; undefined: not at all. */
  readonly disclosed: number | undefined;
  /** The iteration that it takes back, where that is what it does. */
  readonly takesBack?: number | undefined;
}

/** The message of a kept commit, without the trailer that names its intent. */
export function commitMessage(name: string, { iter, score, disclosed, takesBack }: MessageFacts): string {
  const shown = disclosed ?? HIDDEN_SCORE;
  const isRough = disclosed !== undefined && disclosed !== score;
  const subject =
    takesBack === undefined ? `score ${isRough ? `about ${shown}` : shown}` : `take back iter ${takesBack}`;
  return [
    `autorize iter ${iter}: ${subject}`,
    '',
    `${TRAILERS.experiment}: ${name}`,
    `${TRAILERS.iteration}: ${iter}`,
    `${TRAILERS.score}: ${shown}`,
    '',
  ].join('\n');
}

/** What the trailers of a kept commit say. */
export interface AcceptanceTrailers {
  readonly iter: number;
  /** As finely as agents may know it; null: hidden. */
  readonly score: number | null;
  /** Hash of the intent; undefined where the commit does not say. */
  readonly intent: string | undefined;
}

/** Reads the trailers of a commit that an experiment kept; undefined for any other commit. */
export function parseTrailers(
  { message }: Pick<CommitObject, 'message'>,
  experiment: string,
): AcceptanceTrailers | undefined {
  const value = (name: string): string | undefined => {
    const found = message.split('\n').filter((line) => line.startsWith(`${name}: `));
    // Two of a kind are not ours.
    return found.length === 1 ? found[0]?.slice(name.length + 2) : undefined;
  };
  const [iter = '', score = ''] = [value(TRAILERS.iteration), value(TRAILERS.score)];
  const isOurs = value(TRAILERS.experiment) === experiment && /^[1-9]\d*$/.test(iter) && score.trim() !== '';
  const isHidden = score === HIDDEN_SCORE;
  if (!isOurs || !(isHidden || Number.isFinite(Number(score)))) return undefined;
  return { iter: Number(iter), score: isHidden ? null : Number(score), intent: value(TRAILERS.record) };
}
