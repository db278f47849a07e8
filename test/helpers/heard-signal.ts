/** Within what time a Ctrl-C ends a run, on a machine with other work: what does not hear it waits for a minute. */
export const HEARD_MS = 20_000;

/** Shell that makes so many empty files in a folder; variables in its name are those of the shell. */
export const manyFiles = (folder: string, count: number): string =>
  `python3 -c "import os\nos.chdir(os.path.expandvars('${folder}'))\nfor n in range(${count}): open(str(n),'w').close()"`;
