import { fill } from '../../../foundations/fill.ts';
import { editorText } from '../../../foundations/text/editorText.ts';
import { formatNumber } from '../../../persian/number.ts';
import { RowCheckbox } from '../../fields/Checkbox/RowCheckbox.tsx';
import { MarkedRuns } from './MarkedRuns.tsx';
import type { DifferenceParagraph } from './paragraphs.ts';
import type { DifferenceView } from './ParagraphDifferences.tsx';
import * as S from './TextDifference.styles.ts';

interface ParagraphRowProps {
  paragraph: DifferenceParagraph;
  /** From 1. */
  place: number;
  view: DifferenceView;
  chosen: boolean;
  /** Other paragraphs have a checkbox, this one has not. */
  indented: boolean;
  onChosenChange?: (chosen: boolean) => void;
}

/** A paragraph of a comparison with its checkbox. */
export function ParagraphRow({
  paragraph: { runs },
  place,
  view,
  chosen,
  indented,
  onChosenChange,
}: ParagraphRowProps) {
  return (
    <S.Row data-indented={indented}>
      {onChosenChange !== undefined && (
        <RowCheckbox
          aria-label={fill(editorText.difference.choose, { n: formatNumber(place) })}
          checked={chosen}
          onChange={({ currentTarget }) => onChosenChange(currentTarget.checked)}
        />
      )}
      {view === 'inline' ? (
        <S.Text dir="auto">
          <MarkedRuns runs={runs} />
        </S.Text>
      ) : (
        <S.Sides>
          <S.Text dir="auto">
            <MarkedRuns runs={runs.filter(({ kind }) => kind !== 'added')} />
          </S.Text>
          <S.Text dir="auto">
            <MarkedRuns runs={runs.filter(({ kind }) => kind !== 'removed')} />
          </S.Text>
        </S.Sides>
      )}
    </S.Row>
  );
}
