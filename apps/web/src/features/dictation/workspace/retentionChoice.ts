/** The person's choice whether texts are stored on the server. */
export interface RetentionChoice {
  /** False where texts stay on this device; null while the settings are unknown. */
  read: () => boolean | null;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}
