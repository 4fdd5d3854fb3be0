/** Sample rate of the live service, in Hz. */
export const sampleRate = 16_000;

/** Duration of the frames that the client sends, in ms. */
export const frameDuration = 40;

/** Longest accepted frame, in ms. */
export const longestFrame = 100;
