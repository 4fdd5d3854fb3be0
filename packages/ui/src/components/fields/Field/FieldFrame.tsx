import { type ReactNode, useId } from 'react';
import { text } from '../../../foundations/text.ts';
import { DangerIcon } from '../../media/Icon/toneIcons.ts';
import * as S from './Field.styles.ts';

export interface FieldWords {
  label: ReactNode;
  /** Helps before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong with the value; empty or absent when nothing is. */
  error?: ReactNode;
  /** Says beside the label that the field may stay empty. */
  optional?: boolean;
}

export interface FieldLabelLook {
  /** Keeps the label for assistive technology alone: only where an icon and the place say the same. */
  labelHidden?: boolean;
}

/** What a control takes over from its frame. */
export interface FramedControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldFrameProps extends FieldWords, FieldLabelLook {
  id?: string | undefined;
  describedBy?: string | undefined;
  /** The label stands after the control, in its line: for what is ticked or switched. */
  beside?: boolean;
  /** Words that come and go while one types, said politely. */
  notice?: ReactNode;
  /** Stands at the end of the line under the control, opposite the hint and the error: a count. */
  aside?: ReactNode;
  children: (control: FramedControl) => ReactNode;
}

/** What every field has around its control: a label that stays, a hint, an error, and the ties between them. */
export function FieldFrame({
  label,
  hint,
  error,
  optional = false,
  id,
  describedBy,
  labelHidden = false,
  beside = false,
  notice,
  aside,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = isShown(hint) ? `${controlId}-hint` : undefined;
  const errorId = isShown(error) ? `${controlId}-error` : undefined;
  const control = children({
    id: controlId,
    'aria-describedby': [describedBy, hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': errorId === undefined ? undefined : true,
  });
  const words = (
    <>
      {hintId !== undefined && <S.Hint id={hintId}>{hint}</S.Hint>}
      {notice}
      {errorId !== undefined && (
        <S.ErrorText id={errorId}>
          <DangerIcon size="small" />
          <span>{error}</span>
        </S.ErrorText>
      )}
    </>
  );
  return (
    <S.Frame data-beside={beside || undefined}>
      {beside && control}
      <S.Label htmlFor={controlId} data-hidden={labelHidden || undefined}>
        {label}
        {optional && <S.Optional> ({text.optional})</S.Optional>}
      </S.Label>
      {!beside && control}
      {isShown(aside) ? (
        <S.Foot>
          <S.FootWords>{words}</S.FootWords>
          {aside}
        </S.Foot>
      ) : (
        words
      )}
    </S.Frame>
  );
}

/** Whether there is anything to read in a hint or an error. */
export function isShown(words: ReactNode): boolean {
  return words !== undefined && words !== null && words !== false && words !== '';
}
