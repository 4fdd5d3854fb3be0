import { type ComponentPropsWithRef, useMemo, useRef } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { editorText } from '../../../foundations/text/editorText.ts';
import { useWide } from '../../../foundations/useWide.ts';
import { formatNumber } from '../../../persian/number.ts';
import { ChevronDownIcon } from '../../media/Icon/controlIcons.ts';
import { ParagraphRow } from './ParagraphRow.tsx';
import { type DifferenceParagraph, foldUnchanged, isChanged } from './paragraphs.ts';
import * as S from './TextDifference.styles.ts';

export type DifferenceView = 'inline' | 'side';

/** The width of a container in px from which both texts fit beside each other. */
const sideWidth = 720;

export interface ParagraphDifferencesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  paragraphs: readonly DifferenceParagraph[];
  /**
   * One text with both, or both beside each other where 720 px are free.
   * @default 'inline'
   */
  view?: DifferenceView;
  /** The heading of the first text, with `side`. Defaults to the library's text. */
  before?: string;
  /** The heading of the second text, with `side`. Defaults to the library's text. */
  after?: string;
  /**
   * The number of unchanged paragraphs shown around a change.
   * @default 1
   */
  context?: number;
  /** The ids of the chosen paragraphs. */
  chosen?: ReadonlySet<string>;
  /** Adds a checkbox to each changed paragraph. */
  onChosenChange?: (chosen: ReadonlySet<string>) => void;
}

/** A `TextDifference` whose paragraphs have ids and can be chosen. */
export function ParagraphDifferences({
  paragraphs,
  view = 'inline',
  before = editorText.difference.before,
  after = editorText.difference.after,
  context = 1,
  chosen = none,
  onChosenChange,
  ...rest
}: ParagraphDifferencesProps) {
  const box = useRef<HTMLDivElement>(null);
  const isWide = useWide(box, sideWidth);
  const shownView = view === 'side' && isWide ? 'side' : 'inline';
  const parts = useMemo(() => foldUnchanged(paragraphs, context), [paragraphs, context]);
  const places = useMemo(() => new Map(paragraphs.map(({ id }, at) => [id, at + 1])), [paragraphs]);
  const renderRow = (paragraph: DifferenceParagraph) => (
    <ParagraphRow
      key={paragraph.id}
      paragraph={paragraph}
      place={places.get(paragraph.id) ?? 0}
      view={shownView}
      chosen={chosen.has(paragraph.id)}
      indented={onChosenChange !== undefined && !isChanged(paragraph)}
      {...(onChosenChange !== undefined &&
        isChanged(paragraph) && {
          onChosenChange: (isChosen: boolean) =>
            onChosenChange(withChoice(chosen, paragraph.id, isChosen)),
        })}
    />
  );
  return (
    <S.Root {...rest} data-view={shownView}>
      <S.Measured ref={box}>
        {paragraphs.some(isChanged) || <S.Same>{editorText.difference.same}</S.Same>}
        {shownView === 'side' && (
          <S.Titles>
            <S.Title>{before}</S.Title>
            <S.Title>{after}</S.Title>
          </S.Titles>
        )}
        {parts.map((part) =>
          part.folded ? (
            <S.Fold key={part.paragraphs[0]?.id}>
              <S.FoldLine>
                {fill(editorText.difference.folded, { n: formatNumber(part.paragraphs.length) })}
                <ChevronDownIcon size="small" />
              </S.FoldLine>
              {part.paragraphs.map(renderRow)}
            </S.Fold>
          ) : (
            part.paragraphs.map(renderRow)
          ),
        )}
      </S.Measured>
    </S.Root>
  );
}

const none: ReadonlySet<string> = new Set();

function withChoice(chosen: ReadonlySet<string>, id: string, isChosen: boolean) {
  const next = new Set(chosen);
  if (isChosen) {
    next.add(id);
  } else {
    next.delete(id);
  }
  return next;
}
