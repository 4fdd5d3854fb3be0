import { type CSSProperties, memo, type ReactNode } from 'react';
import * as S from './VirtualList.styles.ts';

interface VirtualRowProps<Item> {
  item: Item;
  name: string;
  place: number;
  count: number;
  /** The offset of a row that is rendered outside the viewport, in px. */
  start: number | undefined;
  isTabStop: boolean;
  /** The accessible name of the row. */
  label: string | undefined;
  /** The id of the explanation of the keys. */
  hintId: string;
  isFound: boolean;
  watch: (row: HTMLElement | null) => (() => void) | undefined;
  children: (item: Item) => ReactNode;
}

/** A row of a `VirtualList`; memoised by its props. */
export const VirtualRow = memo(function VirtualRow<Item>({
  item,
  name,
  place,
  count,
  start,
  isTabStop,
  label,
  hintId,
  isFound,
  watch,
  children,
}: VirtualRowProps<Item>) {
  const style: CSSProperties | undefined =
    start === undefined ? undefined : { position: 'absolute', insetBlockStart: start };
  return (
    <S.Row
      ref={watch}
      data-row={name}
      data-last={place === count - 1}
      data-kept={start !== undefined}
      aria-posinset={place + 1}
      aria-setsize={count}
      aria-current={isFound || undefined}
      aria-label={label}
      aria-describedby={isTabStop ? hintId : undefined}
      tabIndex={isTabStop ? 0 : -1}
      style={style}
    >
      {children(item)}
    </S.Row>
  );
}) as <Item>(props: VirtualRowProps<Item>) => ReactNode;
