import type { WritingSettings } from '@nevisa/writing';

/** The writing settings of a person. */
export interface WritingChoice {
  /** The same object until a change. */
  read: () => WritingSettings;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}
