import type { ReactNode } from 'react';
import { AriaFieldLabel, AriaFieldNotes } from './AriaFieldText.tsx';
import type { FieldProps } from './FieldFrame.tsx';

export interface AriaFieldFrameProps extends FieldProps {
  /** Shown when the value is invalid and no `error` is given. */
  fallbackError?: string;
  children: ReactNode;
}

/** The label, hint and error around a react-aria control, which connects them itself. */
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
      <AriaFieldNotes hint={hint} error={error} fallbackError={fallbackError} />
    </>
  );
}
