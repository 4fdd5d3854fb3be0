/** The largest file in bytes, and how many are taken at once. */
export const largestFile = 2 * 1024 ** 3;
export const mostFiles = 50;
