import { type ComponentPropsWithRef, type KeyboardEvent, type Ref, useRef } from 'react';
import { editorText } from '../../../foundations/text/editorText.ts';
import { FindEnds, FindMoves, FindToggles } from './FindControls.tsx';
import { QueryField } from './QueryField.tsx';
import { ReplaceRow, type ReplaceRowProps } from './ReplaceRow.tsx';
import { useBorrowedFocus } from './useBorrowedFocus.ts';
import * as S from './FindBar.styles.ts';

/** What is searched for. */
export interface FindOptions {
  query: string;
  /** Finds no parts of words. */
  wholeWord: boolean;
  /** Distinguishes variants of letters, half-spaces and shapes of digits. */
  exactLetters: boolean;
}

export interface FindBarProps extends Omit<ComponentPropsWithRef<'search'>, 'children'> {
  find: FindOptions;
  onFindChange: (find: FindOptions) => void;
  /** The number of all matches. */
  count: number;
  /** The current match from 1; 0 without one. */
  at: number;
  /** Called with 1 for the next match and −1 for the previous one. */
  onMove: (step: 1 | -1) => void;
  /** Called by Escape and the close button; the focus returns to the element that had it before. */
  onClose: () => void;
  /** The row of the replacement; without it the bar only finds. */
  replace?:
    | (ReplaceRowProps & { open: boolean; onOpenChange: (open: boolean) => void })
    | undefined;
  /** The bar takes the focus when it appears; not where a page opens with it. @default true */
  takesFocus?: boolean;
  /** The field of the query; focus it when the shortcut is pressed again. */
  queryRef?: Ref<HTMLInputElement>;
}

/**
 * Finds and replaces in a text. Enter shows the next match, Shift+Enter the previous one. The bar
 * takes the focus when it appears and never later, so that the text can be corrected by hand
 * meanwhile. The query is a prop, so it survives closing.
 */
export function FindBar({
  find,
  onFindChange,
  count,
  at,
  onMove,
  onClose,
  replace,
  takesFocus = true,
  queryRef,
  onKeyDown,
  ...rest
}: FindBarProps) {
  const root = useRef<HTMLDivElement>(null);
  useBorrowedFocus(root, takesFocus);
  const closeByKey = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && !event.defaultPrevented) {
      event.preventDefault();
      event.stopPropagation(); // Escape must not also close what is around the bar.
      onClose();
    }
  };
  return (
    <S.Root aria-label={editorText.find.label} {...rest} onKeyDown={closeByKey}>
      <S.Rows ref={root}>
        <S.FindRow>
          <QueryField
            ref={queryRef}
            query={find.query}
            count={count}
            at={at}
            onQueryChange={(query) => onFindChange({ ...find, query })}
            onMove={onMove}
          />
          <FindMoves count={count} onMove={onMove} />
          <FindToggles find={find} onFindChange={onFindChange} />
          <FindEnds replace={replace} onClose={onClose} />
        </S.FindRow>
        {replace?.open === true && <ReplaceRow {...toRowProps(replace)} count={count} />}
      </S.Rows>
    </S.Root>
  );
}

function toRowProps({
  open: _open,
  onOpenChange: _onOpenChange,
  ...row
}: NonNullable<FindBarProps['replace']>): ReplaceRowProps {
  return row;
}
