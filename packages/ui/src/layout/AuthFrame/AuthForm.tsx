import type { ComponentPropsWithRef } from 'react';
import * as S from './AuthForm.styles.ts';

export interface AuthFormProps extends ComponentPropsWithRef<'form'> {
  /** The form is being submitted. */
  busy?: boolean;
}

/**
 * The form of an `AuthCard`. Native validation messages are off, because each field shows its own
 * in Persian.
 */
export function AuthForm({ busy = false, children, ...rest }: AuthFormProps) {
  return (
    <S.Form noValidate {...rest} aria-busy={busy}>
      {children}
    </S.Form>
  );
}
