import type { FaultTable } from '../rowFault.ts';

const lists = 'apps/web/src/shared/lists';
const address = `${lists}/address/listAddress.ts`;
const navigation = `${lists}/address/listNavigation.ts`;
const csv = `${lists}/csv/csvText.ts`;
const days = `${lists}/days/tehranDays.ts`;

/** Faults of the rows on lists and forms. */
export const listFaults: FaultTable = [
  ['X-100', address, 'Math.max(Math.trunc(page), 1)', 'Math.trunc(page)'],
  ['X-100', address, '? ordering : orders[0]', '? ordering : ordering'],
  ['X-100', navigation, 'write(read(), true, place.state);', ''],
  ['X-100', navigation, 'write(change(read()), false, null)', 'write(change(read()), true, null)'],
  ['X-100', `${lists}/address/useListReturn.ts`, 'window.scrollTo(0, before);', ''],
  ['X-101', `${lists}/search/typedSearch.ts`, 'searchPause = 300', 'searchPause = 0'],
  ['X-101', `${lists}/search/typedSearch.ts`, 'composing = begins;', 'composing = false;'],
  ['X-101', `${lists}/search/searchText.ts`, 'longestSearch = 200', 'longestSearch = 500'],
  ['X-101', `${lists}/search/usePacedCount.ts`, 'pace = 1000', 'pace = 0'],
  ['X-108', `${lists}/choices/useFirstView.ts`, ' || isReturn', ''],
  ['X-108', `${lists}/choices/listViews.ts`, 'old >= 0 && !replace', 'false'],
  ['X-108', `${lists}/choices/listViews.ts`, '(name) !== value', '(name) === value'],
  ['X-109', `${lists}/choices/listColumns.ts`, '.filter((name) => name !== columns.naming)', ''],
  ['X-109', `${lists}/choices/listColumns.ts`, 'isTextList(order) ?', 'order !== undefined ?'],
  ['X-110', csv, '`\\uFEFF${writeLine(', '`${writeLine('],
  ['X-110', csv, "`'${plain}`", 'plain'],
  ['X-110', csv, ',\\r\\n]/.test(cell)', ']/.test(cell)'],
  ['X-111', `${lists}/csv/nameCsvFile.ts`, '{ jalaliDay }', '{ day: jalaliDay }'],
  ['X-112', days, 'standardOffset = 3.5 * hour', 'standardOffset = 0'],
  ['X-112', days, 'toDayNumber(end) + 1', 'toDayNumber(end)'],
  ['X-112', days, 'isSummer(midnight - hour) ? midnight - hour : midnight', 'midnight'],
  ['X-115', 'apps/web/src/shared/leaving/leaveGuards.ts', '!wouldLose(target)', 'held.size < 9'],
  ['X-115', 'apps/web/src/app/shell/guardHistory.ts', 'window.history.go(-steps);', ''],
  ['X-117', `${lists}/listNews.ts`, "(page.visibilityState === 'visible')", '(page !== null)'],
  ['X-117', `${lists}/listNews.ts`, '`nevisa.lists.${userId}`', '`nevisa.lists`'],
];
