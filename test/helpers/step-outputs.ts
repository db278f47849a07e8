const OUTPUT = /^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2\n/gm;

/** The outputs in the file of a step, in order: name, value, and how they stand in the file. */
export function readOutputs(text: string): { readonly name: string; readonly value: string; readonly all: string }[] {
  return [...text.matchAll(OUTPUT)].map(([all, name = '', , value = '']) => ({ name, value, all }));
}

/** The same by name; of an output that is set twice, the last value. */
export function outputsByName(text: string): Record<string, string> {
  return Object.fromEntries(readOutputs(text).map(({ name, value }) => [name, value]));
}
