import { type ComponentPropsWithRef, type KeyboardEvent, type Ref, useRef } from 'react';
import { editorText } from '../../../foundations/text/editorText.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ToggleButton } from '../../actions/ToggleButton/ToggleButton.tsx';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '../../media/Icon/controlIcons.ts';
import { ReplaceIcon } from '../../media/Icon/editorIcons.ts';
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
  replace?: ReplaceRowProps & {
    open: boolean;
    onOpenChange: (open: boolean) => void;
  };
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
  queryRef,
  onKeyDown,
  ...rest
}: FindBarProps) {
  const root = useRef<HTMLDivElement>(null);
  useBorrowedFocus(root);
  const closeByKey = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && !event.defaultPrevented) {
      event.preventDefault();
      event.stopPropagation(); // Escape must not also close what is around the bar.
      onClose();
    }
  };
  const words = editorText.find;
  return (
    <S.Root aria-label={words.label} {...rest} onKeyDown={closeByKey}>
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
          <S.Moves>
            <IconButton
              label={words.previous}
              keys={['Shift', 'Enter']}
              icon={<ArrowUpIcon />}
              disabled={count === 0}
              onClick={() => onMove(-1)}
            />
            <IconButton
              label={words.next}
              keys={['Enter']}
              icon={<ArrowDownIcon />}
              disabled={count === 0}
              onClick={() => onMove(1)}
            />
          </S.Moves>
          <S.Options>
            <ToggleButton
              size="small"
              variant="quiet"
              pressed={find.wholeWord}
              onPressedChange={(wholeWord) => onFindChange({ ...find, wholeWord })}
            >
              {words.wholeWord}
            </ToggleButton>
            <ToggleButton
              size="small"
              variant="quiet"
              pressed={find.exactLetters}
              onPressedChange={(exactLetters) => onFindChange({ ...find, exactLetters })}
            >
              {words.exactLetters}
            </ToggleButton>
          </S.Options>
          <S.Ends>
            {replace !== undefined && (
              <IconButton
                label={words.replace}
                keys={['Ctrl', 'H']}
                icon={<ReplaceIcon />}
                aria-expanded={replace.open}
                onClick={() => replace.onOpenChange(!replace.open)}
              />
            )}
            <IconButton
              label={editorText.find.close}
              keys={['Esc']}
              icon={<CloseIcon />}
              onClick={onClose}
            />
          </S.Ends>
        </S.FindRow>
        {replace?.open === true && <ReplaceRow {...rowPropsOf(replace)} count={count} />}
      </S.Rows>
    </S.Root>
  );
}

function rowPropsOf({
  open: _open,
  onOpenChange: _onOpenChange,
  ...row
}: NonNullable<FindBarProps['replace']>): ReplaceRowProps {
  return row;
}
