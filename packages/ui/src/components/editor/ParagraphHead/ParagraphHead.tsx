import type { ComponentPropsWithRef, ReactNode } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { editorText } from '../../../foundations/text/editorText.ts';
import * as S from './ParagraphHead.styles.ts';

export interface ParagraphHeadProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A `SpeakerButton`, alone or in a `Menu`. */
  speaker?: ReactNode;
  /** The time of the first word: «۰۲:۱۵». A paragraph without audio has none. */
  time?: string;
  /** Makes the time a button that plays from it. */
  onPlay?: () => void;
}

/**
 * Speaker and time of a paragraph: in the margin of the text in wide windows, above the paragraph
 * in narrow ones. The element around both needs `paragraphMargin`.
 */
export function ParagraphHead({ speaker, time, onPlay, ...rest }: ParagraphHeadProps) {
  return (
    <S.Root {...rest}>
      {speaker}
      {time !== undefined &&
        (onPlay === undefined ? (
          <S.Time>{time}</S.Time>
        ) : (
          <S.PlayTime
            type="button"
            aria-label={fill(editorText.paragraph.play, { time })}
            onClick={onPlay}
          >
            {time}
          </S.PlayTime>
        ))}
    </S.Root>
  );
}
