import type { WritingSettings } from '../settings.ts';

/** A spoken text and its formatted form. */
export interface WritingCase {
  readonly spoken: string;
  readonly written: string;
  readonly settings?: Partial<WritingSettings>;
  readonly note?: string;
}
