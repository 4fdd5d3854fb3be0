import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { text } from '../../foundations/text.ts';
import { DangerIcon } from '../Icon/toneIcons.ts';
import * as S from './Field.styles.ts';
import { type FieldWords, isShown } from './FieldFrame.tsx';

export interface AriaFieldFrameProps extends FieldWords {
  /** Said where the value is wrong and no `error` tells why. */
  fallbackError?: string;
  children: ReactNode;
}

/** The words around a control of the accessible library, which ties them to it by itself. */
export function AriaFieldFrame({
  label,
  hint,
  error,
  optional = false,
  fallbackError,
  children,
}: AriaFieldFrameProps) {
  return (
    <>
      <S.Label as={Label}>
        {label}
        {optional && <S.Optional> ({text.optional})</S.Optional>}
      </S.Label>
      {children}
      {isShown(hint) && (
        <S.Hint as={Text} slot="description" elementType="p">
          {hint}
        </S.Hint>
      )}
      <S.ErrorText as={FieldError} elementType="p">
        <DangerIcon size="small" />
        <span>{isShown(error) ? error : fallbackError}</span>
      </S.ErrorText>
    </>
  );
}
