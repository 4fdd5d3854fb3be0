import { type CSSProperties, type KeyboardEvent, type ReactNode, useCallback } from 'react';
import { Anchor, isPlainPress } from '../../../foundations/Navigation.tsx';
import type { VirtualListProps } from '../VirtualList/VirtualList.tsx';
import { ColumnListHead } from './ColumnListHead.tsx';
import { describeRow, type ListColumn, toTemplate, unit } from './listColumn.ts';
import * as S from './ColumnList.styles.ts';

export interface ColumnListProps<Item> extends Omit<
  VirtualListProps<Item>,
  'children' | 'itemLabel' | 'getText' | 'showAll' | 'head' | 'estimate' | 'overscan'
> {
  /** The first column names the row and is its link. Define them outside the component that renders the list. */
  columns: readonly ListColumn<Item>[];
  /** The target of a row; must be the same function while the targets are the same. */
  href: (item: Item) => string;
  /** Opens a row in this tab in place of its link; must be the same function while it does the same. */
  onOpen?: (item: Item) => void;
  /**
   * A long list has a search field, which receives Ctrl+F; not where the page searches all rows itself.
   * @default true
   */
  findable?: boolean;
}

/** Up to this length the page scrolls; a longer list scrolls itself, renders few rows and can be searched. */
const longestWhole = 100;

/**
 * A list whose rows line up in columns, of three or of thousands of rows. Each row is a link as a
 * whole; Enter opens the row with the focus. In narrow containers a row is a card.
 */
export function ColumnList<Item>({
  columns,
  href,
  onOpen,
  findable = true,
  items,
  style,
  onKeyDown,
  ...rest
}: ColumnListProps<Item>) {
  const isLong = items.length > longestWhole;
  const label = useCallback((item: Item) => describeRow(columns, item), [columns]);
  const renderRow = useCallback(
    (item: Item): ReactNode => (
      <Cells item={item} columns={columns} href={href(item)} onOpen={onOpen} />
    ),
    [columns, href, onOpen],
  );
  return (
    <S.Root
      {...rest}
      items={items}
      data-long={isLong}
      style={{ ...style, '--_columns': toTemplate(columns) } as CSSProperties}
      showAll={!isLong}
      estimate={51}
      overscan={3}
      itemLabel={label}
      {...(isLong && findable && { getText: label })}
      head={<ColumnListHead columns={columns} />}
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
        onKeyDown?.(event);
        openByEnter(event);
      }}
    >
      {renderRow}
    </S.Root>
  );
}

interface CellsProps<Item> {
  item: Item;
  columns: readonly ListColumn<Item>[];
  href: string;
  onOpen: ColumnListProps<Item>['onOpen'];
}

// Plain elements: a list has a hundred of them, and the list has their styles.
function Cells<Item>({ item, columns: [name, ...others], href, onOpen }: CellsProps<Item>) {
  return (
    <>
      {name !== undefined && (
        // The row itself has the focus, and Enter opens it.
        <Anchor
          href={href}
          tabIndex={-1}
          data-kind="name"
          dir="auto"
          onClick={(event) => {
            if (onOpen !== undefined && isPlainPress(event)) {
              event.preventDefault();
              onOpen(item);
            }
          }}
        >
          {name.text(item)}
        </Anchor>
      )}
      {others.map(({ id, kind, header, text, tone }) => {
        const words = text(item);
        return (
          <span
            key={id}
            data-kind={kind}
            data-none={words === null || undefined}
            data-tone={words === null ? undefined : tone?.(item)}
            data-label={header}
            data-unit={kind === 'money' ? unit : undefined}
            {...(kind === 'code' && words !== null && { dir: 'ltr', translate: 'no' })}
          >
            {words ?? '—'}
          </span>
        );
      })}
    </>
  );
}

function openByEnter(event: KeyboardEvent<HTMLDivElement>): void {
  const { target, key, defaultPrevented } = event;
  if (key === 'Enter' && !defaultPrevented && target instanceof HTMLElement) {
    const link = target.matches('[data-row]') ? target.querySelector('a') : null;
    if (link !== null) {
      event.preventDefault();
      link.click();
    }
  }
}
