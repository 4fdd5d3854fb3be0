import type { ReactNode } from 'react';
import { AriaFieldLabel, AriaFieldNotes } from './AriaFieldWords.tsx';
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
      <AriaFieldLabel label={label} optional={optional} />
      {children}
      <AriaFieldNotes hint={hint} error={isShown(error) ? error : fallbackError} />
    </>
  );
}
