/**
 * A function of sh, `fill FOLDER KIB`: leaves so much room on the disk of a folder, by a file without a name that
 * descriptor 9 holds; `exec 9>&-` makes room again. Who is not root may not change the size of what is mounted.
 */
export const FILL = `fill() {
  exec 9>"$1/.filler" && rm "$1/.filler" &&
    head -c $((($(df -k --output=avail "$1" | tail -n 1) - $2) * 1024)) /dev/zero >&9
}`;
