/**
 * Whether a text holds any of many words (Aho and Corasick, 1975).
 * Invariant: building takes time in the length of all words, a search in the length of the text, whatever both are.
 */
interface Node {
  readonly next: Map<number, Node>;
  /** The node of the longest proper suffix that is the beginning of a word. */
  fallback: Node | undefined;
  isEnd: boolean;
}

const newNode = (): Node => ({ next: new Map(), fallback: undefined, isEnd: false });

/** Prepares a search for words, none of which is empty. */
export function buildTextFinder(words: Iterable<string>): (text: string) => boolean {
  const root = newNode();
  for (const word of words) addWord(root, word);
  linkFallbacks(root);
  return (text) => {
    let node = root;
    for (let index = 0; index < text.length; index += 1) {
      node = step(root, node, text.charCodeAt(index));
      if (node.isEnd) return true;
    }
    return false;
  };
}

function addWord(root: Node, word: string): void {
  let node = root;
  for (let index = 0; index < word.length; index += 1) {
    // What follows a whole word is never reached: the search ends there.
    if (node.isEnd) return;
    const unit = word.charCodeAt(index);
    const next = node.next.get(unit) ?? newNode();
    node.next.set(unit, next);
    node = next;
  }
  node.isEnd = true;
}

/** Breadth first: each fallback is shorter, and so has its own by then. */
function linkFallbacks(root: Node): void {
  const queue: Node[] = [root];
  for (const node of queue) {
    for (const [unit, next] of node.next) {
      next.fallback = node === root ? root : step(root, node.fallback ?? root, unit);
      next.isEnd ||= next.fallback.isEnd;
      queue.push(next);
    }
  }
}

function step(root: Node, from: Node, unit: number): Node {
  for (let node: Node | undefined = from; node !== undefined; node = node.fallback) {
    const next = node.next.get(unit);
    if (next !== undefined) return next;
  }
  return root;
}
