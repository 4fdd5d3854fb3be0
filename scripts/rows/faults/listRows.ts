import type { RowFault } from '../rowFault.ts';

const lists = 'apps/web/src/shared/lists';
const address = `${lists}/address/listAddress.ts`;
const navigation = `${lists}/address/listNavigation.ts`;
const csv = `${lists}/csv/csvText.ts`;
const days = `${lists}/days/tehranDays.ts`;

/** Faults of the rows on lists and forms. */
export const listFaults: RowFault[] = [
  { row: 'X-100', file: address, from: 'Math.max(Math.trunc(page), 1)', to: 'Math.trunc(page)' },
  { row: 'X-100', file: address, from: '? ordering : orders[0]', to: '? ordering : ordering' },
  { row: 'X-100', file: navigation, from: 'write(read(), true, place.state);', to: '' },
  {
    row: 'X-100',
    file: navigation,
    from: 'push: (change) => write(change(read()), false, null)',
    to: 'push: (change) => write(change(read()), true, null)',
  },
  {
    row: 'X-100',
    file: `${lists}/address/useListReturn.ts`,
    from: 'window.scrollTo(0, before);',
    to: '',
  },
  {
    row: 'X-101',
    file: `${lists}/search/typedSearch.ts`,
    from: 'searchPause = 300',
    to: 'searchPause = 0',
  },
  {
    row: 'X-101',
    file: `${lists}/search/typedSearch.ts`,
    from: 'composing = begins;',
    to: 'composing = false;',
  },
  {
    row: 'X-101',
    file: `${lists}/search/searchText.ts`,
    from: 'longestSearch = 200',
    to: 'longestSearch = 500',
  },
  { row: 'X-101', file: `${lists}/search/usePacedCount.ts`, from: 'pace = 1000', to: 'pace = 0' },
  { row: 'X-108', file: `${lists}/choices/useFirstView.ts`, from: ' || isReturn', to: '' },
  {
    row: 'X-108',
    file: `${lists}/choices/listViews.ts`,
    from: 'old >= 0 && !replace',
    to: 'false',
  },
  {
    row: 'X-108',
    file: `${lists}/choices/listViews.ts`,
    from: 'known.get(name) !== value',
    to: 'known.get(name) === value',
  },
  {
    row: 'X-109',
    file: `${lists}/choices/listColumns.ts`,
    from: '.filter((name) => name !== columns.naming)',
    to: '',
  },
  {
    row: 'X-109',
    file: `${lists}/choices/listColumns.ts`,
    from: 'isTextList(order) ?',
    to: 'order !== undefined ?',
  },
  { row: 'X-110', file: csv, from: '`\\uFEFF${line(', to: '`${line(' },
  { row: 'X-110', file: csv, from: "`'${plain}`", to: 'plain' },
  { row: 'X-110', file: csv, from: ',\\r\\n]/.test(cell)', to: ']/.test(cell)' },
  {
    row: 'X-111',
    file: `${lists}/csv/csvFileName.ts`,
    from: '{ jalaliDay }',
    to: '{ day: jalaliDay }',
  },
  { row: 'X-112', file: days, from: 'standardOffset = 3.5 * hour', to: 'standardOffset = 0' },
  { row: 'X-112', file: days, from: 'toDayNumber(end) + 1', to: 'toDayNumber(end)' },
  {
    row: 'X-112',
    file: days,
    from: 'isSummer(midnight - hour) ? midnight - hour : midnight',
    to: 'midnight',
  },
  {
    row: 'X-115',
    file: 'apps/web/src/shared/leaving/leaveGuards.ts',
    from: 'if (!wouldLose(target))',
    to: 'if (held.size < 9)',
  },
  {
    row: 'X-115',
    file: 'apps/web/src/app/shell/guardHistory.ts',
    from: 'window.history.go(-steps);',
    to: '',
  },
  {
    row: 'X-117',
    file: `${lists}/listNews.ts`,
    from: "if (page.visibilityState === 'visible')",
    to: 'if (page !== null)',
  },
  {
    row: 'X-117',
    file: `${lists}/listNews.ts`,
    from: '`nevisa.lists.${userId}`',
    to: '`nevisa.lists`',
  },
];
