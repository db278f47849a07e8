/** What a config error expects where a folder is named. */
export const FOLDER_INSIDE = 'the path of a folder in the repository, such as "bench/out"';

/** Whether a text is a plain relative path that leads into the repository: no glob, no "..", no folder of git. */
export function isFolderInside(path: string): boolean {
  const parts = path.replace(/\/$/, '').split('/');
  return parts.every(
    (part) => !['', '.', '..'].includes(part) && part.toLowerCase() !== '.git' && !/[*?[\]{}\\\0]/.test(part),
  );
}
