import type { ReactNode } from 'react';
import * as S from './WritingDesk.styles.ts';

export interface WritingDeskProps {
  /** What one does with the text; over the sheet, and in sight while it scrolls. */
  tools?: ReactNode;
  /** What is written. */
  sheet: ReactNode;
  /** A problem, as one calm sentence with one action. */
  notice?: ReactNode;
  /** What spoken commands have just done; lies over the sheet. */
  chips?: ReactNode;
  /** The controls, always under the thumb. */
  dock: ReactNode;
}

/** The desk of live dictation: a sheet of paper in the middle, the controls docked below it, nothing else. */
export function WritingDesk({ tools, sheet, notice, chips, dock }: WritingDeskProps) {
  return (
    <S.Root>
      {tools}
      <S.Sheet>{sheet}</S.Sheet>
      <S.Bottom>
        {chips}
        {notice}
        {dock}
      </S.Bottom>
    </S.Root>
  );
}
