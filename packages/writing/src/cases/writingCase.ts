import type { WritingSettings } from '../settings.ts';

/** What is said, and how it is written. */
export interface WritingCase {
  readonly spoken: string;
  readonly written: string;
  /** What is chosen otherwise than in `defaultWriting`. */
  readonly settings?: Partial<WritingSettings>;
  /** Why it is so, where the case does not say it. */
  readonly note?: string;
}
