import { editorText } from '../../../foundations/text/editorText.ts';
import { type TextRun, withOffsets } from './paragraphs.ts';
import * as S from './TextDifference.styles.ts';

/** The runs of a comparison with `ins` and `del` elements. */
export function MarkedRuns({ runs }: { runs: readonly TextRun[] }) {
  const marked = withOffsets(runs).map(({ kind, text, from }) => {
    if (kind === 'same') {
      return text;
    }
    const Mark = kind === 'added' ? S.Added : S.Removed;
    return (
      <Mark key={from}>
        <S.Kind>{editorText.difference[kind]}</S.Kind>
        {text}
      </Mark>
    );
  });
  return <S.Marks>{marked}</S.Marks>;
}
