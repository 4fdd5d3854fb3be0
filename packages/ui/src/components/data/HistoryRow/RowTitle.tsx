import type { MouseEvent, Ref } from 'react';
import { Anchor } from '../../../foundations/Navigation.tsx';
import { MarkedParts, type MarkedTextPart } from '../../text/MarkedText/MarkedParts.tsx';
import type { RowSelection } from './RowChoice.tsx';
import * as S from './RowTitle.styles.ts';

interface RowTitleProps {
  id: string;
  linkRef: Ref<HTMLAnchorElement>;
  title: string;
  untitled: string;
  titleParts: readonly MarkedTextPart[] | undefined;
  level: 2 | 3;
  href: string;
  selection: RowSelection | undefined;
  /** A field is in the place of the title, which still names the row. */
  hidden: boolean;
}

/** The title of a row, a link that covers the row. */
export function RowTitle({
  id,
  linkRef,
  title,
  untitled,
  titleParts,
  level,
  href,
  selection,
  hidden,
}: RowTitleProps) {
  const chooseInPlace = (event: MouseEvent) => {
    if (selection?.pressSelects === true && isPlain(event)) {
      event.preventDefault();
      selection.onChange(!selection.selected, false);
    }
  };
  return (
    <S.Title as={`h${level}`} id={id} hidden={hidden}>
      <S.TitleLink
        as={Anchor}
        ref={linkRef}
        href={href}
        onClick={chooseInPlace}
        data-untitled={title === ''}
      >
        <bdi>
          {titleParts === undefined ? title || untitled : <MarkedParts parts={titleParts} />}
        </bdi>
      </S.TitleLink>
    </S.Title>
  );
}

/** Whether the press would open the page in this tab. */
function isPlain({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
