import { type ComponentPropsWithRef, useMemo } from 'react';
import { text } from '../../../foundations/text.ts';
import { splitIntoBlocks, type TranscriptSegment } from './splitIntoBlocks.ts';
import { TranscriptBlock } from './TranscriptBlock.tsx';
import * as S from './TranscriptText.styles.ts';

export interface TranscriptTextProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'placeholder'
> {
  /** The final segments in order. Keep the object of an unchanged segment. */
  segments: readonly TranscriptSegment[];
  /** The interim text. */
  interim: string | null;
  /** Shown before the first words. */
  placeholder: string;
}

/**
 * The text of a running dictation. It is rendered in blocks of about 60 words, so that
 * the cost of one more word does not grow with the length. The log has no
 * announcements, because the speaker knows the words.
 */
export function TranscriptText({ segments, interim, placeholder, ...rest }: TranscriptTextProps) {
  const blocks = useMemo(() => splitIntoBlocks(segments), [segments]);
  const last = blocks.length - 1;
  const isEmpty = segments.length === 0 && interim === null;
  return (
    <S.Root role="log" aria-live="off" aria-label={text.transcript} {...rest}>
      {isEmpty && <S.Placeholder>{placeholder}</S.Placeholder>}
      {blocks.map((block, index) => (
        <TranscriptBlock
          key={block.key}
          segments={block.segments}
          interim={index === last ? interim : null}
        />
      ))}
    </S.Root>
  );
}
