/**
 * Changes single values of a YAML text.
 * Invariant: comments, order and every other value stay as they are: the new text is parsed and compared with what the
 * edits make of the old values. Where that fails, there is no new text. Blanks may change.
 */
import { isScalar, isSeq, parseDocument } from 'yaml';
import { canonicalJson } from './canonical-json.ts';
import { renderPath } from './json-path.ts';
import { applyToValue, type EditedText, type SettingEdit, type SettingTable } from './setting-edit.ts';

/** Makes all edits of a YAML text, one after the other, or none; `text` must be valid. */
export function editYaml(text: string, edits: readonly SettingEdit[]): EditedText {
  const parse = (from: string) => parseDocument(from, { schema: 'core' });
  const document = parse(text);
  const expected = document.toJS() as SettingTable;
  for (const edit of edits) {
    if (!applyToValue(expected, edit)) return unplaced(edit);
    const path = [...edit.path];
    if (edit.kind === 'remove') {
      document.deleteIn(path);
      const list = document.getIn(path.slice(0, -1));
      // An array that is empty is there no more.
      if (isSeq(list) && list.items.length === 0) document.deleteIn(path.slice(0, -1));
      continue;
    }
    const node = document.getIn(path, true);
    // The same node, so that quotes and the comment behind it stay.
    if (edit.kind === 'set' && isScalar(node) && typeof edit.value !== 'object') node.value = edit.value;
    else if (edit.kind === 'set' || node === undefined)
      document.setIn(path, document.createNode(edit.kind === 'set' ? edit.value : edit.values));
    else for (const value of edit.values) document.addIn(path, document.createNode(value));
  }
  const [, indent = '  '] = /^( +)\S/m.exec(text) ?? [];
  const isFlush = /^([^\s#-][^\n]*):[ \t]*\r?\n- /m.test(text);
  const edited = document.toString({ lineWidth: 0, indent: indent.length, indentSeq: !isFlush });
  return compared(edited, { found: () => parse(edited).toJS() as unknown, expected });
}

function unplaced({ path }: SettingEdit): EditedText {
  return { refused: `${renderPath(path)} cannot be changed where it stands` };
}

function compared(
  text: string,
  { found, expected }: { readonly found: () => unknown; readonly expected: unknown },
): EditedText {
  try {
    if (canonicalJson(found()) === canonicalJson(expected)) return { text };
  } catch {
    // No document any more; the text was of a shape that is not known here.
  }
  return { refused: 'the file would not hold what was meant' };
}
