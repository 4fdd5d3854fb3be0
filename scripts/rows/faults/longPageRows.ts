import type { FaultTable } from '../rowFault.ts';

const history = 'apps/web/src/features/history';
const items = `${history}/data/historyItems.ts`;

/** Faults of how long texts and pages of many rows are handled. */
export const longPageFaults: FaultTable = [
  [
    'X-156',
    'packages/transcript/src/merge/segmentChain.ts',
    'this.#links.get(after) ?? this.#edge.before',
    'this.#links.get(after) ?? this.#edge',
  ],
  ['X-104', items, 'if (known?.device === device) {', 'if (known === null) {'],
  [
    'X-104',
    `${history}/list/useShownRows.ts`,
    'items: isLate ? shown.items : items',
    'items: shown.items',
  ],
  [
    'X-100',
    'apps/web/src/shared/lists/table/useRowsInSteps.ts',
    'useState(isReturn)',
    'useState(false)',
  ],
  ['X-121', items, 'if (known?.device === device) {', 'if (known !== undefined) {'],
  [
    'X-104',
    `${history}/list/HistoryListRow.tsx`,
    'memo(function HistoryListRow(',
    'Object.assign(function HistoryListRow(',
  ],
];
