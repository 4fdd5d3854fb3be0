import type { Id } from '@nevisa/api/types';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusRow } from './tableKeys.ts';

/**
 * Gives the focus to the row that was closed last, and after the deletion of the row
 * that had it to the next one.
 *
 * @param closed the id of the record that was closed last, before the table was there; null otherwise
 * @param record the id of the record that is open beside the table; null for none
 */
export function useRowFocus(
  table: RefObject<HTMLElement | null>,
  rows: readonly { readonly id: Id }[],
  closed: string | null,
  record: string | null,
): void {
  const focused = useRef<{ id: string; place: number } | null>(null);
  useEffect(() => {
    const element = table.current;
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('tbody tr') : null;
      const link = row?.querySelector<HTMLElement>('[data-row-link]') ?? null;
      const id = link?.dataset['rowLink'];
      focused.current =
        id === undefined || row === null
          ? null
          : { id, place: [...(row.parentElement?.children ?? [])].indexOf(row) };
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [table]);
  const hasRows = rows.length > 0;
  const awaited = useRef(closed);
  useEffect(() => {
    // The first rows may come after the table; those of later reads take no focus.
    if (hasRows && awaited.current !== null && table.current !== null) {
      if (isFocusLost()) {
        focusRow(table.current, awaited.current);
      }
      awaited.current = null;
    }
  }, [table, hasRows]);
  const opened = useRef(record);
  useEffect(() => {
    const last = opened.current;
    opened.current = record;
    // A drawer that the address opened had no row to give the focus back to.
    if (record === null && last !== null && table.current !== null && isFocusLost()) {
      focusRow(table.current, last);
    }
  }, [table, record]);
  useLayoutEffect(() => {
    const last = focused.current;
    const next = rows[Math.min(last?.place ?? 0, rows.length - 1)];
    const isGone = last !== null && !rows.some(({ id }) => String(id) === last.id);
    if (isGone && next !== undefined && isFocusLost() && table.current !== null) {
      focusRow(table.current, String(next.id));
    }
  }, [table, rows]);
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
