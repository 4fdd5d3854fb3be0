import type { ComponentPropsWithRef } from 'react';
import { Logo } from '../../drawings/Logo.tsx';
import * as S from './LoadingScreen.styles.ts';

export interface LoadingScreenProps extends Omit<ComponentPropsWithRef<'main'>, 'children'> {
  /** The accessible name of the logo. */
  label: string;
}

/** Shown until the auth state is known; no page is shown before. */
export function LoadingScreen({ label, ...rest }: LoadingScreenProps) {
  return (
    <S.Root aria-busy="true" {...rest}>
      <S.Mark>
        <Logo size={64} label={label} />
      </S.Mark>
    </S.Root>
  );
}
