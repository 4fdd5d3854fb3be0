import { useState } from 'react';
import { type DragAndDropHooks, type DropTarget, useDragAndDrop } from 'react-aria-components';
import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import { formatNumber } from '../../../persian/number.ts';
import { type Gap, type Place, placeIn, reordered } from './order.ts';
import * as S from './GridList.styles.ts';

interface Reordering<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  titleOf: (row: Row) => string;
  onReorder: ((rows: Row[]) => void) | undefined;
}

/** Moves rows by pointer and by keys, and says at each step which place they would have. */
export function useReordering<Row>({ rows, rowKey, titleOf, onReorder }: Reordering<Row>): {
  hooks: DragAndDropHooks;
  /** What has been done, to be read out. */
  notice: string;
} {
  const [moved, setMoved] = useState<ReadonlySet<string>>(nothing);
  const [notice, setNotice] = useState('');
  const keys = rows.map(rowKey);

  const { dragAndDropHooks: library } = useDragAndDrop({
    getItems: (chosen) =>
      rows.filter((row) => chosen.has(rowKey(row))).map((row) => ({ 'text/plain': titleOf(row) })),
    renderDragPreview: (items) => (
      <S.Preview>
        {items[0]?.['text/plain']}
        {items.length > 1 && <S.Count>{formatNumber(items.length)}</S.Count>}
      </S.Preview>
    ),
    renderDropIndicator: (target) => <S.Gap target={target} />,
    onDragStart: ({ keys: started }) => {
      setMoved(keysOf(started));
      setNotice('');
    },
    onDragEnd: () => {
      setMoved(nothing);
    },
    onReorder: ({ keys: dropped, target }) => {
      const gap = gapOf(target);
      const chosen = keysOf(dropped);
      const first = rows.find((row) => chosen.has(rowKey(row)));
      if (gap !== undefined && first !== undefined) {
        setNotice(movedTo(titleOf(first), chosen.size, placeIn(keys, chosen, gap)));
        onReorder?.(reordered(rows, rowKey, chosen, gap));
      }
    },
  });

  return { hooks: { ...library, ...placeNames(library, keys, moved) }, notice };
}

// The library names a gap by its neighbours; its place among all rows is said first.
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
        const gap = gapOf(props.target);
        if (gap === undefined) {
          return indicator;
        }
        const place = fill(text.order.place, words(placeIn(keys, moved, gap)));
        const name = [place, dropIndicatorProps['aria-label']].join(text.navigation.listSeparator);
        return { ...indicator, dropIndicatorProps: { ...dropIndicatorProps, 'aria-label': name } };
      },
    }
  );
}

const nothing: ReadonlySet<string> = new Set();

function keysOf(keys: Iterable<string | number>): ReadonlySet<string> {
  return new Set([...keys].map(String));
}

function gapOf(target: DropTarget): Gap | undefined {
  return target.type === 'item' && target.dropPosition !== 'on'
    ? { key: String(target.key), side: target.dropPosition }
    : undefined;
}

function words({ place, total }: Place) {
  return { place: formatNumber(place), total: formatNumber(total) };
}

function movedTo(title: string, count: number, place: Place): string {
  return count === 1
    ? fill(text.order.moved, { title, ...words(place) })
    : fill(text.order.movedSeveral, { n: formatNumber(count), ...words(place) });
}
