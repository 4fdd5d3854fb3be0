import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import type { MarkedTextPart } from '../../text/MarkedText/MarkedParts.tsx';
import { RenameField, type RowRename } from './RenameField.tsx';
import { RowBody } from './RowBody.tsx';
import { RowChoice, type RowSelection } from './RowChoice.tsx';
import { RowFacts, type RowFact } from './RowFacts.tsx';
import { RowStar, type RowStarring } from './RowStar.tsx';
import { type RowStatus, StatusTag } from './RowStatus.tsx';
import { RowTitle } from './RowTitle.tsx';
import { useFocusAfter } from '../../../foundations/useFocusAfter.ts';
import * as S from './HistoryRow.styles.ts';

export interface HistoryRowProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  title: string;
  /** The words in place of an empty title: «نوشتهٔ بی‌نام». */
  untitled: string;
  /** The parts of the title of which some are marked, as a search finds them. */
  titleParts?: readonly MarkedTextPart[] | undefined;
  /**
   * The level of the title, below the heading of the list.
   * @default 2
   */
  level?: 2 | 3;
  /** The page of the text; the whole row leads there. */
  href: string;
  /** Where the text comes from: an icon and its name for screen readers. */
  source: { icon: ReactNode; name: string };
  /** Date, length and words; their places are columns over all rows. */
  facts: readonly RowFact[];
  /** The state; absent when the text is ready. */
  status?: RowStatus | undefined;
  /** The first sentences, of which two lines are shown, or the place of a search hit in parts. */
  text?: string | readonly MarkedTextPart[];
  /** A quiet line under the text: «صدا تا ۱۲ آذر». */
  note?: ReactNode;
  /**
   * Less room between rows, and one line of text.
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact';
  /** Adds the star. */
  star?: RowStarring | undefined;
  /** Adds a checkbox in the place of the source icon. */
  selection?: RowSelection | undefined;
  /** Shows a field in the place of the title. */
  rename?: RowRename | undefined;
  /** The one action that the state asks for, as a small button. */
  action?: ReactNode;
  /** The row menu, opened by an `IconButton` of the small size. */
  menu?: ReactNode;
}

/** One text of the history: a link with facts, state, star, checkbox, one action and a menu. */
export function HistoryRow({
  title,
  untitled,
  titleParts,
  level = 2,
  href,
  source,
  facts,
  status,
  text = '',
  note,
  density = 'comfortable',
  star,
  selection,
  rename,
  action,
  menu,
  ...rest
}: HistoryRowProps) {
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  useFocusAfter(rename !== undefined, link);
  const titleId = `${id}-title`;
  return (
    <S.Root
      aria-labelledby={titleId}
      {...rest}
      data-fills-row=""
      data-density={density}
      data-selected={selection?.selected ?? false}
    >
      <S.Grid data-renaming={rename !== undefined}>
        <S.Lead>
          {selection !== undefined && <RowChoice {...selection} titleId={titleId} />}
          <S.Source>
            {source.icon}
            <VisuallyHidden>{source.name}</VisuallyHidden>
          </S.Source>
        </S.Lead>
        <S.Head>
          {rename !== undefined && <RenameField {...rename} name={title} />}
          <RowTitle
            {...{ title, untitled, titleParts, level, href, selection }}
            id={titleId}
            linkRef={link}
            hidden={rename !== undefined}
          />
          {status !== undefined && rename === undefined && <StatusTag {...status} />}
        </S.Head>
        <RowBody status={status} text={text} note={note} />
        {action !== undefined && <S.Action>{action}</S.Action>}
        <RowFacts facts={facts} onPress={() => link.current?.click()} />
        <S.Tools>
          {star !== undefined && <RowStar {...star} titleId={titleId} />}
          {menu}
        </S.Tools>
      </S.Grid>
    </S.Root>
  );
}
