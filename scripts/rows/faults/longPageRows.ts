import type { RowFault } from '../rowFault.ts';

const history = 'apps/web/src/features/history';
const items = `${history}/data/historyItems.ts`;

/** Faults of how long texts and pages of many rows are handled. */
export const longPageFaults: RowFault[] = [
  {
    row: 'X-156',
    file: 'packages/transcript/src/merge/segmentChain.ts',
    from: 'this.#links.get(after) ?? this.#edge.before',
    to: 'this.#links.get(after) ?? this.#edge',
  },
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
    file: 'apps/web/src/shared/lists/table/useRowsInSteps.ts',
    from: 'useState(isReturn)',
    to: 'useState(false)',
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
