import { useMemo } from 'react';
import { ParagraphDifferences, type ParagraphDifferencesProps } from './ParagraphDifferences.tsx';
import { splitIntoParagraphs, type TextRun } from './paragraphs.ts';

export interface TextDifferenceProps extends Omit<
  ParagraphDifferencesProps,
  'paragraphs' | 'chosen' | 'onChosenChange'
> {
  /** The comparison of both texts in reading order. Keep the same array between renders. */
  runs: readonly TextRun[];
}

/**
 * Two texts as one with marked insertions and deletions, or beside each other. Line breaks divide
 * it into paragraphs; unchanged paragraphs far from a change are folded.
 */
export function TextDifference({ runs, ...rest }: TextDifferenceProps) {
  const paragraphs = useMemo(() => splitIntoParagraphs(runs), [runs]);
  return <ParagraphDifferences {...rest} paragraphs={paragraphs} />;
}
