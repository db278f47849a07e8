/** Takes the meaning from what a runner would read as a command anywhere in a line. */
export function defuse(text: string): string {
  // The runner trims as .NET does: U+0085 is blank there, and here it is not.
  return text.replaceAll('##[', '## [').replace(/(?<=^[\s\u0085]*):(?=:)/gm, ': ');
}
