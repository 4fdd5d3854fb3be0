import type { Id, Outcome } from '@nevisa/api/types';
import {
  type ChosenRows,
  listChosenIds,
  chooseRows,
  countOutside,
  noRows,
  type ShownPage,
} from '@nevisa/machines';
import { formatNumber, SelectionBar } from '@nevisa/ui';
import { type ReactNode, useState } from 'react';
import { commonText } from '../../text/commonText.ts';
import { listFailureLines } from '../../text/listFailureLines.ts';
import { fill } from '../../text/fill.ts';
import { listText } from '../../text/listText.ts';
import type { ListQuery } from '../address/listAddress.ts';
import type { RowPage } from '../readPages.ts';
import { type EveryRow, readEveryRow } from '../readEveryRow.ts';

/** A list whose rows can be chosen over all pages. */
export interface SelectableList {
  readonly chosen: ChosenRows;
  readonly choose: (change: (chosen: ChosenRows) => ChosenRows) => void;
  readonly shown: ShownPage;
  readonly page: { readonly count: number | null };
  readonly list: { readonly query: ListQuery };
}

export interface ListSelectionProps<Row> {
  rows: SelectableList;
  /** The name of the bar, «نوشته‌های انتخاب‌شده». */
  label: string;
  /** The number of chosen rows, «{n} نوشته انتخاب شده است». */
  count: string;
  /** Asks the server for a page of the results. */
  ask: (query: ListQuery) => Promise<Outcome<RowPage & { readonly results: readonly Row[] }>>;
  /** Called with every result before it is chosen. */
  onRead?: (rows: readonly Row[]) => void;
  /** What cannot be done with so many rows; null where there is nothing to say. */
  describeLimit?: (count: number) => string | null;
  /** The buttons for the chosen rows. */
  renderActions: (ids: readonly Id[]) => ReactNode;
}

/** The chosen rows of all pages and what can be done with them. */
export function ListSelection<Row extends { readonly id: Id }>(props: ListSelectionProps<Row>) {
  const { rows, label, count, describeLimit, renderActions } = props;
  const { chosen, choose, shown, page } = rows;
  const { size } = chosen.rows;
  const outside = countOutside(chosen, shown.list);
  const { loading, failure, chooseAll } = useEveryResult(props);
  const isPageChosen = shown.ids.length > 0 && shown.ids.every((id) => chosen.rows.has(String(id)));
  const more = isPageChosen && (page.count ?? 0) > size - outside;
  const ids = listChosenIds(chosen);
  const limit = describeLimit?.(ids.length) ?? null;
  const notes = [
    ...(outside > 0 ? [fill(listText.chosenElsewhere, { n: formatNumber(outside) })] : []),
    ...(limit === null ? [] : [limit]),
    ...(failure === null ? [] : [listText.allNotRead, ...listFailureLines(failure)]),
  ];
  return (
    <SelectionBar
      label={label}
      count={size === 0 ? '' : fill(count, { n: formatNumber(size) })}
      {...(notes.length > 0 && { note: notes.join(' · ') })}
      all={
        more && !loading
          ? {
              words: fill(listText.chooseAllResults, { n: formatNumber(page.count ?? 0) }),
              onSelect: chooseAll,
            }
          : undefined
      }
      actions={renderActions(ids)}
      clearLabel={commonText.clearSelection}
      onClear={() => choose(() => noRows)}
    />
  );
}

type Reading = 'loading' | EveryRow<unknown>['failure'];

/** Chooses every result: the rows of all pages are read first. If one is missing, nothing changes. */
function useEveryResult<Row extends { readonly id: Id }>({
  rows: { chosen, choose, list, shown },
  ask,
  onRead,
}: ListSelectionProps<Row>) {
  const [reading, setReading] = useState<Reading>(null);
  if (chosen.rows.size === 0 && reading !== null && reading !== 'loading') {
    // The failure was about a choice that has ended.
    setReading(null);
  }
  return {
    loading: reading === 'loading',
    failure: reading === 'loading' ? null : reading,
    chooseAll: () => {
      setReading('loading');
      void readEveryRow(list.query, ask).then(({ rows, failure }) => {
        setReading(failure);
        if (failure === null) {
          onRead?.(rows);
          const ids = rows.map(({ id }) => id);
          // A choice that was cleared meanwhile stays so.
          choose((before) =>
            before.rows.size === 0
              ? before
              : chooseRows(before, ids, { list: shown.list, page: 0 }),
          );
        }
      });
    },
  };
}
