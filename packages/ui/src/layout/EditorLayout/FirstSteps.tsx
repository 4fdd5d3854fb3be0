import { type ComponentPropsWithRef, type ReactNode } from 'react';
import { ArrowForwardIcon } from '../../components/media/Icon/controlIcons.ts';
import * as S from './FirstSteps.styles.ts';

/** A word to say, and the sign that is written for it. */
export interface SpokenMark {
  word: string;
  sign: string;
}

export interface FirstStepsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  heading: string;
  /** How a recording starts; may contain a `Kbd`. */
  hint: ReactNode;
  /** The accessible name of the list of marks. */
  marksLabel: string;
  marks: readonly SpokenMark[];
  /** The button that opens all commands. */
  action: string;
  onAction: () => void;
}

/**
 * What an empty sheet teaches: how to begin, three spoken marks, and the way to all commands.
 * Only its button takes presses; all others fall on the sheet under it.
 */
export function FirstSteps({
  heading,
  hint,
  marksLabel,
  marks,
  action,
  onAction,
  ...rest
}: FirstStepsProps) {
  return (
    <S.Root {...rest}>
      <S.Heading>{heading}</S.Heading>
      <S.Hint>{hint}</S.Hint>
      <S.Row>
        <S.Marks aria-label={marksLabel}>
          {marks.map(({ word, sign }) => (
            <S.Mark key={word}>
              «{word}» <S.Sign>{sign}</S.Sign>
            </S.Mark>
          ))}
        </S.Marks>
        <S.More type="button" aria-haspopup="dialog" onClick={onAction}>
          {action}
          <ArrowForwardIcon size="small" />
        </S.More>
      </S.Row>
    </S.Root>
  );
}
