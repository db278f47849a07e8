/** Within what time a Ctrl-C ends a run. */
export const HEARD_MS = 5000;

/** Shell that makes so many empty files in a folder; variables in its name are those of the shell. */
export const manyFiles = (folder: string, count: number): string =>
  `python3 -c "import os\nos.chdir(os.path.expandvars('${folder}'))\nfor n in range(${count}): open(str(n),'w').close()"`;
