import type { WritingSettings } from '@nevisa/writing';

/** How the person wants dictated text to be written. */
export interface WritingChoice {
  /** The same object until something is chosen. */
  read: () => WritingSettings;
  /** Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}
