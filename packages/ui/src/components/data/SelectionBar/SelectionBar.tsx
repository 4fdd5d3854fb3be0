import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CloseIcon } from '../../media/Icon/controlIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { LinkButton } from '../../navigation/Link/LinkButton.tsx';
import * as S from './SelectionBar.styles.ts';

export interface SelectionBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the bar for screen readers: «نوشته‌های انتخاب‌شده». */
  label: string;
  /** The number of chosen rows in words, «۳ نوشته انتخاب شد»; empty hides the bar. */
  count: string;
  /** Rows that are chosen and not in the list: «۲ مورد در این فهرست نیست». */
  note?: ReactNode;
  /** Offers to choose every result: «انتخاب هر ۲۴۰ نتیجه». */
  all?: { words: string; onSelect: () => void } | undefined;
  /** Buttons for the chosen rows; the one that deletes last. */
  actions: ReactNode;
  /** The name of the button that clears the selection. */
  clearLabel: string;
  onClear: () => void;
}

/**
 * What is chosen and what can be done with it, at the lower edge of the window. Render it after
 * the list also while nothing is chosen: its first words are announced only then.
 */
export function SelectionBar({
  label,
  count,
  note,
  all,
  actions,
  clearLabel,
  onClear,
  ...rest
}: SelectionBarProps) {
  return (
    <S.Root aria-label={label} {...rest} data-open={count !== ''}>
      <S.Announcement aria-atomic="true">
        {count}
        {note !== undefined && count !== '' && <> {note}</>}
      </S.Announcement>
      {count !== '' && (
        <S.Bar>
          <IconButton size="small" label={clearLabel} icon={<CloseIcon />} onClick={onClear} />
          <S.Words>
            <S.Count aria-hidden="true">{count}</S.Count>
            {note !== undefined && <S.Note aria-hidden="true">{note}</S.Note>}
            {all !== undefined && <LinkButton onClick={all.onSelect}>{all.words}</LinkButton>}
          </S.Words>
          <S.Actions>{actions}</S.Actions>
        </S.Bar>
      )}
    </S.Root>
  );
}
