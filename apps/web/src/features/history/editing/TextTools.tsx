import type { TranscriptDocument } from '@nevisa/transcript';
import type { RefObject } from 'react';
import { EditorSheet } from './EditorSheet.tsx';
import { FindPanel } from './find/FindPanel.tsx';
import type { FindTool } from './find/useFind.ts';
import type { SpokenWordTool } from './playback/useSpokenWord.ts';
import type { ReviewTool } from './review/useReview.ts';
import type { SpeakerTool } from './speakers/useSpeakers.ts';

/** The bars above the text: of finding, or of the review. */
export function TextBars({ find, review }: { find: FindTool; review: ReviewTool }) {
  const { Panel } = review;
  return (
    <>
      <FindPanel find={find} />
      {review.isOpen && Panel !== null && review.review !== null && (
        <Panel review={review.review} tool={review} />
      )}
    </>
  );
}

export interface ToolSheetProps {
  editor: RefObject<HTMLDivElement | null>;
  document: TranscriptDocument;
  readOnly: boolean;
  onBlur: () => void;
  tools: {
    find: FindTool;
    speakers: SpeakerTool;
    spokenWord: SpokenWordTool;
    review: ReviewTool;
  };
}

/** The sheet with what the tools show in it. */
export function ToolSheet({ editor, tools, ...sheet }: ToolSheetProps) {
  const { find, speakers, spokenWord, review } = tools;
  return (
    <EditorSheet
      {...sheet}
      ref={editor}
      hits={find.hits}
      shownHit={find.shownHit}
      heads={speakers.heads}
      spoken={spokenWord.words}
      uncertain={review.words}
      onShortcut={review.onShortcut}
    />
  );
}
