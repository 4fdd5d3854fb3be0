import { Fragment, memo } from 'react';
import type { TranscriptSegment } from './splitIntoBlocks.ts';
import * as S from './TranscriptText.styles.ts';

interface TranscriptBlockProps {
  segments: readonly TranscriptSegment[];
  interim: string | null;
}

/** One paragraph of a transcript; re-rendered only when its own words change. */
export const TranscriptBlock = memo(function TranscriptBlock({
  segments,
  interim,
}: TranscriptBlockProps) {
  if (segments.length === 0 && interim === null) {
    return null;
  }
  return (
    <S.Block dir="auto">
      {segments.map(({ id, text, confirmed }) => (
        <Fragment key={id}>
          <span data-unconfirmed={confirmed ? undefined : ''}>{text}</span>{' '}
        </Fragment>
      ))}
      {interim !== null && <span data-interim="">{interim}</span>}
    </S.Block>
  );
}, isSameBlock);

function isSameBlock(before: TranscriptBlockProps, after: TranscriptBlockProps): boolean {
  return (
    before.interim === after.interim &&
    before.segments.length === after.segments.length &&
    before.segments.every((segment, index) => segment === after.segments[index])
  );
}
