import { CheckIcon } from '../../media/Icon/controlIcons.ts';
import { type TextRun, withOffsets } from '../TextDifference/paragraphs.ts';
import * as S from './ConflictDialog.styles.ts';

interface VersionProps {
  title: string;
  runs: readonly TextRun[];
  /** Replaces the text where this version has deleted it. */
  deleted: string | undefined;
  /** Remains after the choice. */
  kept: boolean;
}

/** One version of a difference. What only this version has is marked. */
export function Version({ title, runs, deleted, kept }: VersionProps) {
  return (
    <S.Version data-kept={kept}>
      <S.VersionTitle>
        {title}
        {kept && <CheckIcon size="small" />}
      </S.VersionTitle>
      {deleted === undefined ? (
        <S.Text dir="auto">
          {withOffsets(runs).map(({ kind, text, from }) =>
            kind === 'same' ? text : <S.Own key={from}>{text}</S.Own>,
          )}
        </S.Text>
      ) : (
        <S.Deleted>{deleted}</S.Deleted>
      )}
    </S.Version>
  );
}
