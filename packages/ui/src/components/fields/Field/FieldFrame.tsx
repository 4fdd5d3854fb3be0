import { type ReactNode, useId } from 'react';
import { text } from '../../../foundations/text.ts';
import { DangerIcon, SuccessIcon } from '../../media/Icon/toneIcons.ts';
import * as S from './Field.styles.ts';

export interface FieldProps {
  label: ReactNode;
  /** Help text; an error takes its place. */
  hint?: ReactNode;
  /** The validation error; empty or absent for a valid value. */
  error?: ReactNode;
  /** Marks the field as optional beside the label. */
  optional?: boolean | undefined;
}

export interface FieldLabelProps {
  /** Hides the label visually; only where icon and position have the same meaning. */
  labelHidden?: boolean;
}

/** The props that connect a control to its frame. */
export interface FramedControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldFrameProps extends FieldProps, FieldLabelProps {
  id?: string | undefined;
  describedBy?: string | undefined;
  /** Places the label after the control in one line: for checkboxes and switches. */
  beside?: boolean;
  /** Confirms the value, in the place of the hint. */
  success?: ReactNode;
  /** Text that changes during typing, announced politely. */
  notice?: ReactNode;
  /** Shown at the inline end of the line under the control: a counter. */
  aside?: ReactNode;
  children: (control: FramedControl) => ReactNode;
}

/** The frame of every field: label, hint and error, connected to the control. */
export function FieldFrame({
  label,
  hint,
  success,
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
  const errorId = isShown(error) ? `${controlId}-error` : undefined;
  const hasHint = (isShown(hint) || isShown(success)) && errorId === undefined;
  const hintId = hasHint ? `${controlId}-hint` : undefined;
  const control = children({
    id: controlId,
    'aria-describedby': [describedBy, hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': errorId === undefined ? undefined : true,
  });
  const words = (
    <>
      {hintId !== undefined && <HintLine id={hintId} hint={hint} success={success} />}
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

/** The hint, or the confirmation in its place. */
function HintLine({ id, hint, success }: { id: string; hint: ReactNode; success: ReactNode }) {
  return isShown(success) ? (
    <S.SuccessText id={id}>
      <SuccessIcon size="small" />
      <span>{success}</span>
    </S.SuccessText>
  ) : (
    <S.Hint id={id}>{hint}</S.Hint>
  );
}

/** Whether a hint or an error has content. */
export function isShown(words: ReactNode): boolean {
  return words !== undefined && words !== null && words !== false && words !== '';
}
