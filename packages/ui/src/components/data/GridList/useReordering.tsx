import { useState } from 'react';
import { type DragAndDropHooks, type DropTarget, useDragAndDrop } from 'react-aria-components';
import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import { formatNumber } from '../../../persian/number.ts';
import { findPlace, type Gap, type Place, reorder, toKeys } from './order.ts';
import * as S from './GridList.styles.ts';

interface Reordering<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  getTitle: (row: Row) => string;
  onReorder: ((rows: Row[]) => void) | undefined;
}

/** Moves rows by pointer and keyboard and announces each drop position. */
export function useReordering<Row>({ rows, rowKey, getTitle, onReorder }: Reordering<Row>): {
  hooks: DragAndDropHooks;
  /** The result of the last move, for screen readers. */
  notice: string;
} {
  const [moved, setMoved] = useState<ReadonlySet<string>>(nothing);
  const [notice, setNotice] = useState('');
  const keys = rows.map(rowKey);

  const { dragAndDropHooks: library } = useDragAndDrop({
    getItems: (chosen) =>
      rows.filter((row) => chosen.has(rowKey(row))).map((row) => ({ 'text/plain': getTitle(row) })),
    renderDragPreview: (items) => (
      <S.Preview>
        {items[0]?.['text/plain']}
        {items.length > 1 && <S.Count>{formatNumber(items.length)}</S.Count>}
      </S.Preview>
    ),
    renderDropIndicator: (target) => <S.Gap target={target} />,
    onDragStart: ({ keys: started }) => {
      setMoved(toKeys(started));
      setNotice('');
    },
    onDragEnd: () => setMoved(nothing),
    onReorder: ({ keys: dropped, target }) => {
      const gap = toGap(target);
      const chosen = toKeys(dropped);
      const first = rows.find((row) => chosen.has(rowKey(row)));
      if (gap !== undefined && first !== undefined) {
        setNotice(describeMove(getTitle(first), chosen.size, findPlace(keys, chosen, gap)));
        onReorder?.(reorder(rows, rowKey, chosen, gap));
      }
    },
  });

  return { hooks: { ...library, ...placeNames(library, keys, moved) }, notice };
}

// The library names a gap by its neighbours only; this adds the position among all rows.
function placeNames(
  { useDropIndicator: useLibraryIndicator }: DragAndDropHooks,
  keys: readonly string[],
  moved: ReadonlySet<string>,
): Pick<DragAndDropHooks, 'useDropIndicator'> | undefined {
  return (
    useLibraryIndicator && {
      useDropIndicator: (props, state, ref) => {
        const indicator = useLibraryIndicator(props, state, ref);
        const { dropIndicatorProps } = indicator;
        const gap = toGap(props.target);
        if (gap === undefined) {
          return indicator;
        }
        const place = fill(text.order.place, formatPlace(findPlace(keys, moved, gap)));
        const name = [place, dropIndicatorProps['aria-label']].join(text.navigation.listSeparator);
        return { ...indicator, dropIndicatorProps: { ...dropIndicatorProps, 'aria-label': name } };
      },
    }
  );
}

const nothing: ReadonlySet<string> = new Set();

function toGap(target: DropTarget): Gap | undefined {
  return target.type === 'item' && target.dropPosition !== 'on'
    ? { key: String(target.key), side: target.dropPosition }
    : undefined;
}

function formatPlace({ place, total }: Place) {
  return { place: formatNumber(place), total: formatNumber(total) };
}

function describeMove(title: string, count: number, place: Place): string {
  return count === 1
    ? fill(text.order.moved, { title, ...formatPlace(place) })
    : fill(text.order.movedSeveral, { n: formatNumber(count), ...formatPlace(place) });
}
