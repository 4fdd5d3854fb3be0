import type { RowFault } from '../rowFault.ts';

const history = 'apps/web/src/features/history';

/** Faults of the rows on the way into an opened text and back to its list. */
export const openedTextFaults: RowFault[] = [
  {
    row: 'X-100',
    file: `${history}/list/useListPlace.ts`,
    from: 'window.scrollTo(0, scroll);',
    to: '',
  },
  {
    row: 'X-100',
    file: `${history}/list/useListPlace.ts`,
    from: 'preventScroll: scroll !== null',
    to: 'preventScroll: true',
  },
  {
    row: 'X-100',
    file: `${history}/list/useListPlace.ts`,
    from: 'member.place.write({ ...place, isOpen: false });',
    to: '',
  },
  {
    row: 'X-100',
    file: `${history}/HistoryScreen.tsx`,
    from: 'useOpenedRow(history, record);',
    to: '',
  },
];
