/** The lines of a text that are not empty, without their ends ("\n" or "\r\n"). */
export function splitLines(text) {
  const lines = [];
  let characters = [];
  const endLine = () => {
    if (characters.at(-1) === '\r') characters.pop();
    if (characters.length > 0) lines.push(characters.join(''));
    characters = [];
  };
  for (const character of text) {
    if (character === '\n') endLine();
    else characters.push(character);
  }
  endLine();
  return lines;
}
