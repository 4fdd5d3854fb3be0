import { readLargestUpload } from '../../upload/largestUpload.ts';

/** The largest file in bytes, and how many are taken at once. */
export const largestFile = readLargestUpload(import.meta.env);
export const mostFiles = 50;
