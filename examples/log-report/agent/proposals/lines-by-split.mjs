/** The lines of a text that are not empty, without their ends ("\n" or "\r\n"). */
export function splitLines(text) {
  return text.split(/\r?\n/).filter((line) => line !== '');
}
