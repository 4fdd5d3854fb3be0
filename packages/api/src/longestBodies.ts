import { longestFilePart } from './files/files.ts';
import type { CallName } from './fullContract.ts';
import { longestSoundPart } from './historyPayloads.ts';

/** Some 15 hours of dictation with the times of its words, in bytes. */
const longestText = 16 * 1_048_576;

/** A picture of 2 MB, in bytes. */
const longestPicture = 2_000_000;

/** The calls with long bodies: the longest one that a server has to read, in bytes, with the lines of a multipart form. */
export const longestBodies: Readonly<Partial<Record<CallName, number>>> = {
  createHistory: longestText,
  updateHistory: longestText,
  patchHistory: longestText,
  uploadAvatar: longestPicture + 100_000,
  uploadHistoryAudio: longestSoundPart + 4_096,
  sendFilePart: longestFilePart + 8_192,
};
