import type { FaultTable } from '../rowFault.ts';

const history = 'apps/web/src/features/history/list';
const lists = 'apps/web/src/shared/lists';
const virtualList = 'packages/ui/src/components/data/VirtualList';
const useHistory = 'apps/web/src/features/history/data/useHistory.ts';

/** Faults of the rows on the length of the list, its requests and its questions. */
export const historyQuestionFaults: FaultTable = [
  ['X-100', `${lists}/listPages.ts`, 'void queries.prefetchQuery(options);', 'void options;'],
  ['X-100', `${lists}/listPages.ts`, '>= ahead.at ? freshFor : 0', '< ahead.at ? freshFor : 0'],
  ['X-101', `${lists}/listPages.ts`, 'void before.cancel();', ''],
  ['X-114', `${virtualList}/VirtualList.tsx`, 'count={items.length}', 'count={view.places.length}'],
  ['X-114', `${virtualList}/keyTarget.ts`, 'return rows.count - 1;', 'return here + 1;'],
  ['X-116', `${history}/HistoryDialogs.tsx`, 'initialFocus={cancel}', ''],
  ['X-116', `${history}/HistoryDialogs.tsx`, "rename?.current?.title ?? ''", "rename?.typed ?? ''"],
  ['X-127', `${history}/DeleteAllFacts.tsx`, ', describeDevice(device.rows)', ''],
  ['X-132', useHistory, 'ask(off ? withoutSearch(asked) : asked)', 'ask(asked)'],
];
