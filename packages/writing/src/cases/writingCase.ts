import type { WritingSettings } from '../settings.ts';

/** What is said, and how it has to be written. */
export interface WritingCase {
  readonly spoken: string;
  readonly written: string;
  readonly settings?: Partial<WritingSettings>;
  readonly note?: string;
}
