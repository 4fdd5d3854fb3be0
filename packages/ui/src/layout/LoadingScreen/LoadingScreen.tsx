import { Logo } from '../../drawings/Logo.tsx';
import * as S from './LoadingScreen.styles.ts';

export interface LoadingScreenProps {
  /** The accessible name of the mark. */
  label: string;
}

/** Stands while it is not yet known who is here; no page shows before it is. */
export function LoadingScreen({ label }: LoadingScreenProps) {
  return (
    <S.Root aria-busy="true">
      <S.Pulse>
        <Logo size={64} label={label} />
      </S.Pulse>
    </S.Root>
  );
}
