/** The id of the first conversation that a backend makes. */
export const savedId = 'c0000000-0000-4000-8000-000000000001';

/** Conversations that payloads name: one with a sound, and one whose conversion has failed. */
export const heardId = 'heard';
export const failedId = 'failed';
