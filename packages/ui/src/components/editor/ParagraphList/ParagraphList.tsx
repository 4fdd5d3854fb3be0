import type { KeyboardEvent } from 'react';
import { editorText } from '../../../foundations/text/editorText.ts';
import { VirtualList, type VirtualListProps } from '../../data/VirtualList/VirtualList.tsx';
import * as S from './ParagraphList.styles.ts';

/** A paragraph of a text as a place to go to. */
export interface ListedParagraph {
  /** Unique in the text. */
  readonly key: string;
  /** The speaker; null where none is named. */
  readonly name: string | null;
  /** The time of its first word: «۰۲:۱۵». Null without one. */
  readonly time: string | null;
  /** Its first words, or all of it. */
  readonly text: string;
}

export interface ParagraphListProps extends Omit<
  VirtualListProps<ListedParagraph>,
  | 'items'
  | 'itemKey'
  | 'itemLabel'
  | 'children'
  | 'getText'
  | 'estimate'
  | 'showAll'
  | 'startAt'
  | 'head'
> {
  paragraphs: readonly ListedParagraph[];
  /** The key of the paragraph with the caret. */
  current?: string | null;
  /** The row of `current`, or the first one, takes the focus when the list appears. @default false */
  takesFocus?: boolean;
  onChoose: (paragraph: ListedParagraph) => void;
}

/** The paragraphs of a text with speaker, time and first words, each a place to go to. */
export function ParagraphList({
  paragraphs,
  current = null,
  takesFocus = false,
  onChoose,
  onKeyDown,
  style,
  ...rest
}: ParagraphListProps) {
  const chooseByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const { target } = event;
    const isRow = target instanceof Element && target.matches('[data-row]');
    const place = Number(isRow ? target.getAttribute('aria-posinset') : 0);
    const chosen = paragraphs[place - 1];
    if (chosen !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onChoose(chosen);
    }
  };
  return (
    <VirtualList
      {...rest}
      items={paragraphs}
      itemKey={readKey}
      itemLabel={nameRow}
      estimate={S.rowHeight}
      startAt={takesFocus ? (current ?? paragraphs[0]?.key) : undefined}
      onKeyDown={chooseByKey}
      style={{ maxBlockSize: 'min(32rem, 60dvh)', ...style }}
    >
      {(paragraph) => (
        // The row itself takes the focus of the arrow keys.
        <S.Row
          type="button"
          data-fills-row=""
          tabIndex={-1}
          aria-current={paragraph.key === current || undefined}
          onClick={() => onChoose(paragraph)}
        >
          {(paragraph.name !== null || paragraph.time !== null) && (
            <S.Head>
              {paragraph.name !== null && <bdi>{paragraph.name}</bdi>}
              {paragraph.time !== null && <span>{paragraph.time}</span>}
            </S.Head>
          )}
          <S.Words>{getFirstWords(paragraph)}</S.Words>
        </S.Row>
      )}
    </VirtualList>
  );
}

/** In characters: more than a line of any window has. */
const longestWords = 120;

function getFirstWords({ text }: ListedParagraph): string {
  const words = text.slice(0, longestWords).trim();
  return words === '' ? editorText.paragraph.empty : words;
}

function nameRow(paragraph: ListedParagraph): string {
  const { name, time } = paragraph;
  return [name, time, getFirstWords(paragraph)]
    .filter((part) => part !== null)
    .join(editorText.paragraph.between);
}

function readKey({ key }: ListedParagraph): string {
  return key;
}
