import type { ComponentPropsWithRef } from 'react';
import * as S from './SessionForm.styles.ts';

export interface SessionFormProps extends ComponentPropsWithRef<'form'> {
  /** What was typed is on its way. */
  busy?: boolean;
}

/** The form of a session card. The browser's own complaints are off: each field says its own in Persian. */
export function SessionForm({ busy = false, children, ...rest }: SessionFormProps) {
  return (
    <S.Form noValidate {...rest} aria-busy={busy}>
      {children}
    </S.Form>
  );
}
