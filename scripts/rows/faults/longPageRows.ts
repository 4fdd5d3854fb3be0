import type { FaultTable } from '../rowFault.ts';

const history = 'apps/web/src/features/history';
const items = `${history}/data/historyItems.ts`;
const segmentChain = 'packages/transcript/src/merge/segmentChain.ts';
const useRowsInSteps = 'apps/web/src/shared/lists/table/useRowsInSteps.ts';

/** Faults of how long texts and pages of many rows are handled. */
export const longPageFaults: FaultTable = [
  ['X-156', segmentChain, '?? this.#edge.before', '?? this.#edge'],
  ['X-104', items, 'if (known?.device === device) {', 'if (known === null) {'],
  ['X-104', `${history}/list/useShownRows.ts`, 'isLate ? shown.items : items', 'shown.items'],
  ['X-100', useRowsInSteps, 'useState(steps.isReturn)', 'useState(false)'],
  ['X-121', items, 'if (known?.device === device) {', 'if (known !== undefined) {'],
  [
    'X-104',
    `${history}/list/HistoryListRow.tsx`,
    'memo(function HistoryListRow(',
    'Object.assign(function HistoryListRow(',
  ],
];
