import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppServices } from '../../app/appServices.ts';
import type { LeaveTarget } from './leaveGuards.ts';

/**
 * Asks before typed values are left, while they differ from the saved ones. The
 * form of a page is kept while the path stays; that of an open record while its
 * parameter stays, too.
 *
 * @param record the parameter with the id of the record that the form edits
 * @param onLost called when the person agrees to lose the values; the same function in each rendering
 */
export function useLeaveHold(
  differs: boolean,
  record: string | null = null,
  onLost?: () => void,
): void {
  const { leaveGuards } = useAppServices();
  const { pathname, search } = useLocation();
  const id = record === null ? null : new URLSearchParams(search).get(record);
  useEffect(() => {
    if (!differs) {
      return undefined;
    }
    return leaveGuards.hold(
      (target: LeaveTarget) =>
        target.pathname === pathname &&
        (record === null || new URLSearchParams(target.search).get(record) === id),
      onLost,
    );
  }, [leaveGuards, differs, pathname, record, id, onLost]);
}
