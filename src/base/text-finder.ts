/**
 * Whether a text holds any of many words (Aho and Corasick, 1975).
 * Invariant: building takes time in the length of all words, but for sorting them, and a search in the length of the
 * text, whatever both are. Memory is bounded, some 20 bytes a letter: a word of more than `MAX_WORD_LENGTH` is taken for
 * its beginning, and words beyond `MAX_LETTERS` in all are not looked for.
 */
const MAX_WORD_LENGTH = 1000;
const MAX_LETTERS = 2_000_000;
const ROOT = 0;
// So few are looked for one by one: it is done before their arrays would be made.
const FEW_WORDS = 8;
const SHORT = 32;

/** Prepares a search for words, none of which is empty. */
export function buildTextFinder(words: Iterable<string>): (text: string) => boolean {
  const taken = takeWords(words);
  if (taken.length <= FEW_WORDS && taken.every(({ length }) => length <= SHORT)) {
    return (text) => taken.some((word) => text.includes(word));
  }
  const trie = new Trie(taken);
  return (text) => trie.isIn(text);
}

function takeWords(words: Iterable<string>): string[] {
  const taken = new Set<string>();
  let letters = 0;
  for (const word of words) {
    const beginning = word.slice(0, MAX_WORD_LENGTH);
    if (taken.has(beginning)) continue;
    letters += beginning.length;
    if (letters > MAX_LETTERS) break;
    taken.add(beginning);
  }
  return [...taken].sort();
}

/**
 * Nodes are numbers, the shallowest first; what is known of each stands in arrays. The children of a node follow each
 * other, sorted by their letters, and the children of the next node follow them.
 */
class Trie {
  readonly #letter: Uint16Array;
  readonly #firstChild: Int32Array;
  /** The node of the longest proper suffix that is the beginning of a word. */
  readonly #fallback: Int32Array;
  readonly #isEnd: Uint8Array;

  constructor(words: readonly string[]) {
    const capacity = words.reduce((sum, { length }) => sum + length, 1);
    this.#letter = new Uint16Array(capacity);
    this.#firstChild = new Int32Array(capacity + 1);
    this.#fallback = new Int32Array(capacity);
    this.#isEnd = new Uint8Array(capacity);
    this.#build(words, capacity);
  }

  isIn(text: string): boolean {
    let node = ROOT;
    for (let index = 0; index < text.length; index += 1) {
      node = this.#step(node, text.charCodeAt(index));
      if (this.#isEnd[node] === 1) return true;
    }
    return false;
  }

  /** A node is a run of the sorted words that begin alike; each fallback is shallower, and so has its own by then. */
  #build(words: readonly string[], capacity: number): void {
    const [from, to] = [new Int32Array(capacity), new Int32Array(capacity)];
    to[ROOT] = words.length;
    let count = 1;
    let depth = 0;
    for (let node = ROOT, levelEnd = 1; node < count; node += 1) {
      if (node === levelEnd) {
        depth += 1;
        levelEnd = count;
      }
      this.#firstChild[node] = count;
      const end = to[node] ?? 0;
      let at = from[node] ?? 0;
      // What follows a whole word is never reached: the search ends there.
      if (this.#isEnd[node] === 1) continue;
      while (at < end) {
        const child = count;
        count += 1;
        const letter = words[at]?.charCodeAt(depth) ?? 0;
        this.#letter[child] = letter;
        from[child] = at;
        // The shortest of a run comes first.
        if (words[at]?.length === depth + 1) this.#isEnd[child] = 1;
        while (at < end && words[at]?.charCodeAt(depth) === letter) at += 1;
        to[child] = at;
        this.#linkChild(node, child);
      }
    }
    this.#firstChild[count] = count;
  }

  #linkChild(parent: number, child: number): void {
    if (parent === ROOT) return;
    const fallback = this.#step(this.#fallback[parent] ?? ROOT, this.#letter[child] ?? 0);
    this.#fallback[child] = fallback;
    if (this.#isEnd[fallback] === 1) this.#isEnd[child] = 1;
  }

  #step(from: number, letter: number): number {
    for (let node = from; ; node = this.#fallback[node] ?? ROOT) {
      const next = this.#childOf(node, letter);
      if (next !== undefined) return next;
      if (node === ROOT) return ROOT;
    }
  }

  #childOf(node: number, letter: number): number | undefined {
    let low = this.#firstChild[node] ?? 0;
    let high = this.#firstChild[node + 1] ?? 0;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const found = this.#letter[middle] ?? 0;
      if (found === letter) return middle;
      if (found < letter) low = middle + 1;
      else high = middle;
    }
    return undefined;
  }
}
