import { writtenBy, type WritingSettings } from '@nevisa/writing';

/** One proposal of formal style, with the words around it. */
export interface FormalChange {
  readonly from: string;
  readonly to: string;
  readonly before: string;
  readonly after: string;
}

/** How a spoken text is written, and what formal style would change of it. */
export interface SampleWriter {
  readonly write: (text: string, settings: WritingSettings) => string;
  readonly formalise: (text: string) => readonly FormalChange[];
}

/** The writer of the product. */
export const sampleWriter: SampleWriter = {
  write: (text, { autoSpace }) => writtenBy([], text, autoSpace),
  formalise: () => [],
};
