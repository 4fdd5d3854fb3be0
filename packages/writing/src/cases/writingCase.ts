import type { WritingSettings } from '../settings.ts';

/** What is said, and how it is to be written. */
export interface WritingCase {
  readonly spoken: string;
  readonly written: string;
  /** What differs from `defaultWriting`. */
  readonly settings?: Partial<WritingSettings>;
  /** Why it is so, where that is not plain. */
  readonly note?: string;
}
