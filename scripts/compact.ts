// Takes out of a bundle what no machine needs: indentation, empty lines and comments. Statements stay on lines of their own
// and names stay as they are, so that a stack trace is read as before.
import { parseSync, Visitor } from 'rolldown/utils';

type Program = ReturnType<typeof parseSync>['program'];

interface Range {
  readonly start: number;
  readonly end: number;
}

// What a licence asks to be kept with the code.
const LEGAL = /@(?:license|preserve)|^!/;

/** The same program in fewer bytes. */
export function compact(name: string, text: string): string {
  const { program, comments, errors } = parseSync(name, text);
  if (errors.length > 0) throw new Error(`${name} cannot be read: ${errors[0]?.message}`);
  const parts: (Range & { readonly isKept: boolean })[] = comments.map((each) => ({
    ...each,
    isKept: LEGAL.test(each.value),
  }));
  for (const each of textsOf(program, text)) parts.push({ ...each, isKept: true });
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, isKept } of parts.sort((one, other) => one.start - other.start)) {
    pieces.push(withoutIndentation(text.slice(at, start)));
    const part = text.slice(start, end);
    pieces.push(isKept ? part : separator(part, text[start - 1], text[end]));
    at = end;
  }
  pieces.push(withoutIndentation(text.slice(at)));
  return joined(pieces);
}

/** Texts of several lines: white space in them is content. */
function textsOf(program: Program, text: string): Range[] {
  const found: Range[] = [];
  const take = ({ start, end }: Range): void => {
    if (text.slice(start, end).includes('\n')) found.push({ start, end });
  };
  new Visitor({ TemplateElement: take, Literal: take }).visit(program);
  return found;
}

/** A comment separates what is next to it, and one of several lines ends a line. */
function separator(comment: string, before = '\n', after = '\n'): string {
  if (comment.includes('\n')) return '\n';
  return /\s/.test(before) || /\s/.test(after) ? '' : ' ';
}

function withoutIndentation(code: string): string {
  return code.replace(/[ \t]*\r?\n\s*/g, '\n');
}

/** Of two parts the first may end with a line and the second begin with one. */
function joined(pieces: readonly string[]): string {
  let isNewLine = true;
  const lines = pieces.map((piece) => {
    const rest = isNewLine ? piece.replace(/^\s+/, '') : piece;
    if (rest !== '') isNewLine = rest.endsWith('\n');
    return rest;
  });
  return lines.join('');
}
