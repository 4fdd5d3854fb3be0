/** A shorter recording without a word was started by mistake; in ms. */
export const shortestRecording = 1_000;
