import type { RowFault } from '../rowFault.ts';

const history = 'apps/web/src/features/history/list';
const lists = 'apps/web/src/shared/lists';
const virtualList = 'packages/ui/src/components/data/VirtualList';

/** Faults of the rows on the length of the list, its requests and its questions. */
export const historyQuestionFaults: RowFault[] = [
  {
    row: 'X-100',
    file: `${lists}/listPages.ts`,
    from: 'void queries.prefetchQuery(options);',
    to: 'void options;',
  },
  {
    row: 'X-100',
    file: `${lists}/listPages.ts`,
    from: 'state.dataUpdatedAt >= ahead.at ? freshFor : 0',
    to: 'state.dataUpdatedAt < ahead.at ? freshFor : 0',
  },
  { row: 'X-101', file: `${lists}/listPages.ts`, from: 'void before.cancel();', to: '' },
  {
    row: 'X-114',
    file: `${virtualList}/VirtualList.tsx`,
    from: 'count={items.length}',
    to: 'count={view.places.length}',
  },
  {
    row: 'X-114',
    file: `${virtualList}/keyTarget.ts`,
    from: 'return rows.count - 1;',
    to: 'return here + 1;',
  },
  {
    row: 'X-116',
    file: `${history}/HistoryDialogs.tsx`,
    from: 'initialFocus={cancel}',
    to: '',
  },
  {
    row: 'X-116',
    file: `${history}/HistoryDialogs.tsx`,
    from: "title: rename?.current?.title ?? ''",
    to: "title: rename?.typed ?? ''",
  },
  {
    row: 'X-127',
    file: `${history}/DeleteAllFacts.tsx`,
    from: '[describeAll(data ?? null), describeDevice(device.rows)]',
    to: '[describeAll(data ?? null)]',
  },
  {
    row: 'X-132',
    file: 'apps/web/src/features/history/data/useHistory.ts',
    from: 'ask(off ? withoutSearch(asked) : asked)',
    to: 'ask(asked)',
  },
];
