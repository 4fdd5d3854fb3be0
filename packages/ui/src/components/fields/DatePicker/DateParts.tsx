import * as S from './DateInput.styles.ts';

/** The year, month and day of one date as separately editable segments. */
export function DateParts({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <S.Parts {...(slot !== undefined && { slot })}>
      {(segment) => <S.Part segment={segment} />}
    </S.Parts>
  );
}
