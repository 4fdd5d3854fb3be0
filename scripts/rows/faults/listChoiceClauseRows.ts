import type { FaultTable } from '../rowFault.ts';

const lists = 'apps/web/src/shared/lists';

/** Faults of clauses of the rows on the saved views and the columns of lists. */
export const listChoiceClauseFaults: FaultTable = [
  [
    'X-108',
    `${lists}/choices/listViews.ts`,
    'full: old < 0 && views.length >= mostViews',
    'full: views.length >= mostViews',
  ],
  [
    'X-108',
    `${lists}/choices/listViews.ts`,
    'views.length >= mostViews',
    'views.length > mostViews',
  ],
  [
    'X-108',
    `${lists}/choices/listViews.ts`,
    '{ ...address, page: 1, record: null }',
    '{ ...address, record: null }',
  ],
  [
    'X-108',
    `${lists}/choices/listViews.ts`,
    '{ ...address, page: 1, record: null }',
    '{ ...address, page: 1 }',
  ],
  [
    'X-108',
    `${lists}/choices/listViews.ts`,
    'byDefault: wasDefault ? null : byDefault',
    'byDefault',
  ],
  [
    'X-108',
    `${lists}/choices/listViews.ts`,
    'byDefault: wasDefault ? name : byDefault',
    'byDefault',
  ],
  ['X-108', `${lists}/choices/listViews.ts`, 'same: isTaken && !replace', 'same: isTaken'],
  [
    'X-108',
    `${lists}/choices/listViews.ts`,
    'const isTaken = others(name).some',
    'const isTaken = choice.read().views.some',
  ],
  [
    'X-108',
    `${lists}/choices/listViews.ts`,
    'return fold(one) === fold(other);',
    'return toName(one) === toName(other);',
  ],
  [
    'X-108',
    `${lists}/choices/storedChoice.ts`,
    '`nevisa.${name}.${list}.${userId}`',
    '`nevisa.${name}.${list}`',
  ],
  [
    'X-108',
    `${lists}/choices/storedChoice.ts`,
    '`nevisa.${name}.${list}.${userId}`',
    '`nevisa.${name}.${userId}`',
  ],
  [
    'X-108',
    `${lists}/choices/storedChoice.ts`,
    'if (changed === key || changed === null) {',
    'if (changed === null) {',
  ],
  [
    'X-108',
    `${lists}/view/ListChoices.tsx`,
    'if (opened.dropped.length > 0) {',
    'if (opened.dropped.length > 9) {',
  ],
  [
    'X-108',
    `${lists}/choices/listViews.ts`,
    'opened !== null && opened.dropped.length > 0;',
    'opened !== null;',
  ],
  [
    'X-108',
    `${lists}/choices/listViews.ts`,
    'return isCut && writeQuery(description, opened.address) === writeQuery(description, address)',
    'return isCut',
  ],
  [
    'X-108',
    `${lists}/view/ListChoices.tsx`,
    'report(fill(listText.viewPartly, { name }));',
    'void report;',
  ],
  ['X-109', `${lists}/choices/listColumns.ts`, '?? columns.hidden ?? []', '?? []'],
  [
    'X-109',
    `${lists}/choices/listColumns.ts`,
    'order.includes(name)) {\n        change',
    '!order.includes(name)) {\n        change',
  ],
  [
    'X-109',
    `${lists}/choices/listColumns.ts`,
    'before === undefined ? 0 : order.indexOf(before) + 1',
    'order.length',
  ],
  [
    'X-109',
    `${lists}/choices/listColumns.ts`,
    '[...new Set(stored)].filter((name) => names.includes(name))',
    '[...new Set(stored)]',
  ],
  [
    'X-109',
    `${lists}/choices/listColumns.ts`,
    '[...new Set(stored)].filter((name) => names.includes(name))',
    'stored.filter((name) => names.includes(name))',
  ],
  [
    'X-109',
    `${lists}/choices/listColumns.ts`,
    'rowDensities.find((known) => known === density) ?? rowDensities[0]',
    '(density as RowDensity | undefined) ?? rowDensities[0]',
  ],
  ['X-109', `${lists}/view/RowsDialog.tsx`, 'onClick={columns.reset}', 'onClick={onClose}'],
  ['X-109', `${lists}/view/RowsDialog.tsx`, 'disabled={label.naming === true}', ''],
  [
    'X-109',
    `${lists}/view/RowsDialog.tsx`,
    'naming !== true && placed !== true',
    'naming !== true',
  ],
  ['X-109', `${lists}/view/RowsDialog.tsx`, 'order.indexOf(other.name)', 'place'],
  ['X-109', `${lists}/view/RowsDialog.tsx`, 'n: formatNumber(place + 1)', 'n: formatNumber(place)'],
  [
    'X-109',
    `${lists}/view/RowsDialog.tsx`,
    'columns.chooseDensity(value as RowDensity)',
    "columns.chooseDensity('compact')",
  ],
  ['X-109', `${lists}/choices/storedChoice.ts`, 'storage.remove(key);', ''],
];
