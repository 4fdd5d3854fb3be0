import type { RowFault } from '../rowFault.ts';

const history = 'apps/web/src/features/history';
const items = `${history}/data/historyItems.ts`;

/** Faults of how a page of many rows is rendered. */
export const longPageFaults: RowFault[] = [
  {
    row: 'X-104',
    file: items,
    from: 'if (known?.device === device) {',
    to: 'if (known === null) {',
  },
  {
    row: 'X-104',
    file: `${history}/list/useShownRows.ts`,
    from: 'items: isLate ? shown.items : items',
    to: 'items: shown.items',
  },
  {
    row: 'X-100',
    file: `${history}/list/useRowsInSteps.ts`,
    from: 'isReturn || rows',
    to: 'rows',
  },
  {
    row: 'X-121',
    file: items,
    from: 'if (known?.device === device) {',
    to: 'if (known !== undefined) {',
  },
  {
    row: 'X-104',
    file: `${history}/list/HistoryListRow.tsx`,
    from: 'memo(function HistoryListRow(',
    to: 'Object.assign(function HistoryListRow(',
  },
];
