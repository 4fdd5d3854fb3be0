import type { LineOptions, SavedSegment, SavedSpeaker } from '@nevisa/transcript';

/** What the page sends to the Worker that writes a Word document. */
export type DocxRequest =
  | {
      readonly type: 'begin';
      readonly title: string;
      /** The whole text, of which the lines are written where it has no segments. */
      readonly text: string;
      readonly speakers: readonly SavedSpeaker[];
      readonly options: LineOptions;
    }
  | { readonly type: 'segments'; readonly segments: readonly SavedSegment[] }
  | { readonly type: 'end' };

/** What the Worker answers: `taken` after each part. */
export type DocxAnswer =
  | { readonly type: 'taken' }
  | { readonly type: 'file'; readonly file: Blob };
