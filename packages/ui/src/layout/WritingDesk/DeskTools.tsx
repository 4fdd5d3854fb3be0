import type { ReactNode } from 'react';
import * as S from './DeskTools.styles.ts';

export interface DeskToolsProps {
  /** Names the group of controls. */
  label: string;
  /** Where the text is kept, in few words. */
  state?: ReactNode;
  /** Icon buttons: what one does with the text. */
  children: ReactNode;
}

/** What one does with the text on the desk, in one quiet line over the sheet. */
export function DeskTools({ label, state, children }: DeskToolsProps) {
  return (
    <S.Root aria-label={label}>
      <S.State>{state}</S.State>
      <S.Tools>{children}</S.Tools>
    </S.Root>
  );
}
