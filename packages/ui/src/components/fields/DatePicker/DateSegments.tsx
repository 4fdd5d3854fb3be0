import * as S from './DateSegments.styles.ts';

/** The year, month and day of one date as separately editable segments. */
export function DateSegments({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <S.Segments {...(slot !== undefined && { slot })}>
      {(segment) => <S.Segment segment={segment} />}
    </S.Segments>
  );
}
