const ENTITIES: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes any text plain inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[<>&"']/g, (char) => ENTITIES[char] ?? char);
}
