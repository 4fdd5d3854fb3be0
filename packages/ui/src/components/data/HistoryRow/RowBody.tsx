import type { ReactNode } from 'react';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { MarkedParts, type MarkedTextPart } from '../../text/MarkedText/MarkedParts.tsx';
import type { RowStatus } from './RowStatus.tsx';
import * as S from './RowBody.styles.ts';

interface RowBodyProps {
  status: RowStatus | undefined;
  text: string | readonly MarkedTextPart[];
  note: ReactNode;
}

/** Under the title: progress, reason, two lines of the text, and a note. */
export function RowBody({ status, text, note }: RowBodyProps) {
  const { progress, reason, words = '' } = status ?? {};
  const isEmpty = text.length === 0 && note === undefined;
  if (isEmpty && progress === undefined && reason === undefined) {
    return null;
  }
  return (
    <S.Body>
      {reason !== undefined && <S.Reason>{reason}</S.Reason>}
      {progress !== undefined && <ProgressBar label={words} labelHidden value={progress} />}
      {text.length > 0 && (
        <S.Text>
          <bdi>{typeof text === 'string' ? text : <MarkedParts parts={text} />}</bdi>
        </S.Text>
      )}
      {note !== undefined && <p>{note}</p>}
    </S.Body>
  );
}
