import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { followArrowDirection } from '../../../foundations/followArrowDirection.ts';
import { text } from '../../../foundations/text.ts';
import { DangerIcon } from '../../media/Icon/toneIcons.ts';
import * as S from './Field.styles.ts';
import { type FieldLabelProps, type FieldProps, isShown } from './FieldFrame.tsx';

/** One option of a group. */
export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface GroupFrameProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'role'>, FieldProps, FieldLabelProps {
  /** Single choice: the group itself is then invalid, not each control. */
  single?: boolean;
}

/** The frame of a group of controls: the question, a hint and an error. */
export function GroupFrame({
  label,
  hint,
  error,
  optional = false,
  labelHidden = false,
  single = false,
  'aria-describedby': describedBy,
  onKeyDown,
  children,
  ...rest
}: GroupFrameProps) {
  const ownId = useId();
  const hintId = isShown(hint) ? `${ownId}-hint` : undefined;
  const errorId = isShown(error) ? `${ownId}-error` : undefined;
  return (
    <S.Group
      {...rest}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        followArrowDirection(event);
      }}
      aria-describedby={[describedBy, hintId, errorId].filter(Boolean).join(' ') || undefined}
      {...(single && {
        role: 'radiogroup',
        'aria-invalid': errorId === undefined ? undefined : true,
      })}
    >
      <S.Legend data-hidden={labelHidden || undefined}>
        {label}
        {optional && <S.Optional> ({text.optional})</S.Optional>}
      </S.Legend>
      {hintId !== undefined && <S.GroupHint id={hintId}>{hint}</S.GroupHint>}
      {children}
      {errorId !== undefined && (
        <S.ErrorText id={errorId}>
          <DangerIcon size="small" />
          <span>{error}</span>
        </S.ErrorText>
      )}
    </S.Group>
  );
}
