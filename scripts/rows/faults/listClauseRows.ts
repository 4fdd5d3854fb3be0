import type { FaultTable } from '../rowFault.ts';

const accountMachines = 'apps/web/src/features/auth/account/accountMachines.ts';
const listPages = 'apps/web/src/shared/lists/listPages.ts';
const listSelection = 'apps/web/src/shared/lists/view/ListSelection.tsx';
const listViews = 'apps/web/src/shared/lists/choices/listViews.ts';
const chosenRows = 'packages/machines/src/history/chosenRows.ts';
const rowFacts = 'apps/web/src/features/history/list/rowFacts.tsx';
const historyAddress = 'apps/web/src/features/history/data/historyAddress.ts';
const historyListParts = 'packages/machines/src/history/historyListParts.ts';
const createCopies = 'apps/web/src/features/history/data/createCopies.ts';
const credit = 'apps/web/src/shared/shell/credit.ts';
const packagesOnSale = 'apps/web/src/features/packages/packagesOnSale.ts';
const statusSigns = 'apps/web/src/features/transactions/data/statusSigns.ts';
const rowMenu = 'apps/web/src/features/history/list/RowMenu.tsx';
const useHistoryCommands = 'apps/web/src/features/history/list/useHistoryCommands.ts';

/** Faults of single clauses of the rows on lists, the history, packages, payments and codes. */
export const listClauseFaults: FaultTable = [
  [
    'R-126',
    accountMachines,
    '            id,\n            otp,',
    '            id: Number(id),\n            otp,',
  ],
  [
    'R-107',
    accountMachines,
    'client.resendCodeByEmail({ id }',
    'client.resendCodeByEmail({ id: Number(id) }',
  ],
  ['X-80', packagesOnSale, 'if (isInfinite) {\n    return packagesText.infinite;\n  }\n', ''],
  [
    'X-80',
    packagesOnSale,
    'fill(packagesText.validity, { n: formatNumber(days) })',
    'fill(packagesText.hours, { n: formatNumber(days) })',
  ],
  ['X-81', credit, 'Math.ceil(duration / msPerMinute)', 'Math.floor(duration / msPerMinute)'],
  [
    'X-86',
    statusSigns,
    "PENDING: { tone: 'warning', words: transactionsText.pending }",
    "PENDING: { tone: 'warning', words: transactionsText.failed }",
  ],
  ['X-100', listPages, 'count !== null && !outdated', 'count !== null'],
  ['X-102', listSelection, '(page.count ?? 0) > size - outside', '(page.count ?? 0) > size'],
  ['X-108', listViews, 'valid.find(({ name }) => name === byDefault)?.name', 'valid.at(0)?.name'],
  [
    'X-113',
    chosenRows,
    'const names = shown.ids.map(String);\n  const to = names.indexOf(String(id));',
    'const names = shown.ids.map(String);\n  const to = shown.ids.indexOf(id);',
  ],
  [
    'X-120',
    rowFacts,
    '{ icon: <BotIcon />, name: historyText.sourceBot }',
    '{ icon: <BotIcon />, name: historyText.sourceLive }',
  ],
  [
    'X-120',
    rowFacts,
    'server?.word_count ?? device?.words ?? 0',
    'device?.words ?? server?.word_count ?? 0',
  ],
  ['X-120', rowFacts, 'formatDuration(length / 1_000)', 'formatDuration(length)'],
  ['X-120', rowFacts, 'server?.duration ?? device?.audioDuration ?? 0', 'server?.duration ?? 0'],
  ['X-123', historyAddress, ", '-duration', 'title'],", ", '-duration'],"],
  ['X-126', rowMenu, '          commands.restore([id]);\n', ''],
  [
    'X-129',
    historyListParts,
    "status === 'PENDING' || status === 'PROCESSING'",
    "status === 'PROCESSING'",
  ],
  ['X-133', createCopies, '`${String(id)} ${revision}`', 'String(id)'],
  ['X-133', rowMenu, "disabled={server.status !== 'SUCCESS'}", ''],
  ['X-133', rowMenu, '{own !== null && ownActions(own, commands, ask)}', ''],
  ['X-133', rowMenu, '          commands.copy(item);\n', ''],
  [
    'X-133',
    useHistoryCommands,
    'text: commonText.copied',
    'text: addedHistoryText.historyCopyFailed',
  ],
  ['X-133', useHistoryCommands, "Array.from(title).slice(0, room).join('')", 'title'],
];
