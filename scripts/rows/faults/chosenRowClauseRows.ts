import type { FaultTable } from '../rowFault.ts';

const chosenRows = 'packages/machines/src/history/chosenRows.ts';
const rowIntents = 'packages/machines/src/history/rowIntents.ts';
const listAddress = 'apps/web/src/shared/lists/address/listAddress.ts';

/** Faults of single clauses of the rows on the address, the chosen rows and the toggles of a list. */
export const chosenRowFaults: FaultTable = [
  [
    'X-102',
    chosenRows,
    '    if (shown.has(name) !== isHere) {',
    '    if (shown.has(name) && !isHere) {',
  ],
  ['X-102', chosenRows, 'shown.has(name) ? { list, page } : null', '{ list, page }'],
  ['X-102', chosenRows, 'place?.list !== list).length', 'place === null).length'],
  ['X-102', chosenRows, 'if (!rows.delete(String(id))) {', '{'],
  ['X-102', chosenRows, '? dropRows(chosen, shown.ids)', '? noRows'],
  [
    'X-102',
    chosenRows,
    'countOnPage(chosen, shown.ids) === shown.ids.length',
    'countOnPage(chosen, shown.ids) > 0',
  ],
  ['X-102', chosenRows, 'Math.min(from, to)', 'from'],
  ['X-104', rowIntents, '...intent?.wanted, ...fields', '...fields'],
  [
    'X-104',
    rowIntents,
    '    this.#ports.cancelReads();\n    this.#sendNext(id);',
    '    this.#sendNext(id);',
  ],
  ['X-104', rowIntents, '    this.#ports.cancelReads();\n    const wanted', '    const wanted'],
  ['X-104', rowIntents, '      this.#sendNext(id);\n    } else', '    } else'],
  [
    'X-104',
    rowIntents,
    '!taken || Object.keys(wanted).length === 0',
    'Object.keys(wanted).length === 0',
  ],
  ['X-104', rowIntents, '!taken || Object.keys(wanted).length === 0', '!taken'],
  ['X-104', rowIntents, '      rest.delete(String(id));\n', ''],
  [
    'X-104',
    rowIntents,
    '!Object.is((sent as Record<string, unknown>)[name], value)',
    '!(name in sent)',
  ],
  ['X-100', listAddress, 'Math.min(page, computeLastPage(count, pageSize))', 'page'],
  [
    'X-100',
    listAddress,
    'value === filter.none ? {} : filter.ask(value, name)',
    'filter.ask(value, name)',
  ],
  ['X-100', listAddress, 'found === value && more.length === 0', 'found === value'],
  ['X-100', listAddress, 'new URLSearchParams(others);', 'new URLSearchParams();'],
  ['X-100', listAddress, 'orders.includes(ordering) ? ordering : orders[0]', 'ordering'],
  ['X-100', listAddress, "search: toSearchText(read('search'))", "search: read('search')"],
];
