/** The file that holds what attempts without a record have used, in the folder of the records. */
export const UNFINISHED_FILE = 'unfinished.json';
