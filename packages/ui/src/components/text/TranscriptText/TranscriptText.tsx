import { type ComponentPropsWithRef, useMemo } from 'react';
import { text } from '../../../foundations/text.ts';
import { blocksOf, type TranscriptSegment } from './blocks.ts';
import { TranscriptBlock } from './TranscriptBlock.tsx';
import * as S from './TranscriptText.styles.ts';

export interface TranscriptTextProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'placeholder'
> {
  /** What has been said, in order. Keep a segment's object as long as it says the same. */
  segments: readonly TranscriptSegment[];
  /** What is being said and may still change. */
  interim: string | null;
  /** Stands where the first words will fall. */
  placeholder: string;
}

/**
 * The words of a person while they are spoken. It is laid out in blocks of
 * about 60 words, so that one more word costs the same at the end of an hour as
 * at its beginning. Not read aloud by itself: the speaker knows what was said.
 */
export function TranscriptText({ segments, interim, placeholder, ...rest }: TranscriptTextProps) {
  const blocks = useMemo(() => blocksOf(segments), [segments]);
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
