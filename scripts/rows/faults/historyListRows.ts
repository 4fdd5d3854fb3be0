import type { RowFault } from '../rowFault.ts';

const machines = 'packages/machines/src/history';
const chosenRows = `${machines}/chosenRows.ts`;
const intents = `${machines}/rowIntents.ts`;
const machine = `${machines}/historyListMachine.ts`;
const parts = `${machines}/historyListParts.ts`;
const app = 'apps/web/src';
const history = `${app}/features/history`;
const items = `${history}/data/historyItems.ts`;
const facts = `${history}/list/rowFacts.tsx`;
const listRow = `${history}/list/HistoryListRow.tsx`;
const oldRows = `${app}/shared/lists/view/OldRows.tsx`;
const toasts = `${history}/list/useHistoryToasts.ts`;

/** Faults of the rows on the list of the history. */
export const historyListFaults: RowFault[] = [
  {
    row: 'X-102',
    file: chosenRows,
    from: 'if (shown.has(name) !== isHere) {',
    to: 'if (!shown.has(name)) { rows.delete(name); changed = true; } else if (!isHere) {',
  },
  { row: 'X-102', file: chosenRows, from: 'place?.list !== list', to: 'place === null' },
  {
    row: 'X-103',
    file: parts,
    from: 'done: [], failed, failure: outcome.failure',
    to: 'done: request.ids, failed: [], failure: outcome.failure',
  },
  {
    row: 'X-103',
    file: toasts,
    from: 'forgetDone(history, event.result.done)',
    to: 'forgetDone(history, event.request.ids)',
  },
  {
    row: 'X-104',
    file: intents,
    from: 'intent === undefined || intent.sent !== null',
    to: 'intent === undefined',
  },
  {
    row: 'X-104',
    file: intents,
    from: 'const wanted = without(intent.wanted, sent);',
    to: 'const wanted: Partial<Fields> = {};',
  },
  {
    row: 'X-105',
    file: `${machines}/historyListSetup.ts`,
    from: "event.action !== 'deleteAll' && event.ids.length === 0",
    to: "event.action !== 'deleteAll' && (event.ids.length === 0 || event.isUndo === true)",
  },
  {
    row: 'X-106',
    file: `${history}/list/HistoryList.tsx`,
    from: 'return page.failure === null ? (',
    to: 'return items === null ? (',
  },
  {
    row: 'X-106',
    file: oldRows,
    from: 'return failure === null ? null : (',
    to: 'return failure === null || items.length > 0 ? null : (',
  },
  {
    row: 'X-107',
    file: `${history}/list/rowKeys.ts`,
    from: "event.code === 'KeyA'",
    to: "event.code === 'KeyB'",
  },
  {
    row: 'X-107',
    file: `${app}/shared/lists/useSearchKey.ts`,
    from: 'search.current?.focus();',
    to: '',
  },
  {
    row: 'X-114',
    file: `${history}/list/HistoryRows.tsx`,
    from: 'longestPage = 100',
    to: 'longestPage = 10',
  },
  {
    row: 'X-116',
    file: parts,
    from: 'current !== undefined && current.title === row.title',
    to: 'current !== undefined',
  },
  {
    row: 'X-116',
    file: machine,
    from: "'rename.canceled': { target: 'editing' }",
    to: "'rename.canceled': { target: 'idle', actions: 'forgetRename' }",
  },
  { row: 'X-120', file: facts, from: "words !== '' ? words : nameOfDay(", to: 'nameOfDay(' },
  { row: 'X-120', file: listRow, from: 'href={toHref(item, address)}', to: '' },
  {
    row: 'X-121',
    file: items,
    from: 'row.client_id === null ? undefined : byDocument.get(row.client_id)',
    to: 'undefined',
  },
  { row: 'X-121', file: items, from: '!known.has(row.documentId) && ', to: '' },
  {
    row: 'X-121',
    file: 'apps/web/src/features/dictation/screen/hooks/useSavedToast.ts',
    from: 'expectedId.current === documentId',
    to: 'expectedId.current !== null',
  },
  {
    row: 'X-121',
    file: 'apps/web/src/features/dictation/screen/hooks/useSavedToast.ts',
    from: 'place?.historyId ?? null',
    to: 'null',
  },
  {
    row: 'X-121',
    file: 'apps/web/src/features/dashboard/useLastTexts.ts',
    from: '(page.failure !== null && device.rows.length > 0)',
    to: 'device.rows.length > 1_000',
  },
  {
    row: 'X-132',
    file: 'apps/web/src/features/dashboard/useLastTexts.ts',
    from: 'storesHere ? noRows : page.items',
    to: 'page.items',
  },
  {
    row: 'X-122',
    file: `${history}/data/markHits.ts`,
    from: 'persianPattern(search);',
    to: "search === '' ? null : new RegExp(search, 'g');",
  },
  {
    row: 'X-122',
    file: items,
    from: '.includes(foldPersian(search))',
    to: '.includes(search)',
  },
  { row: 'X-123', file: items, from: 'status !== null || ', to: '' },
  {
    row: 'X-123',
    file: `${history}/data/historyAddress.ts`,
    from: "oneOf(['LIVE', 'FILE', 'BOT'])",
    to: "oneOf(['LIVE', 'FILE'])",
  },
  { row: 'X-124', file: parts, from: 'longestTitle = 200', to: 'longestTitle = 250' },
  {
    row: 'X-124',
    file: machine,
    from: "{ target: 'editing', actions: { type: 'rememberRefusal', params: getOutput } }",
    to: "{ target: 'idle', actions: 'forgetRename' }",
  },
  {
    row: 'X-125',
    file: `${history}/data/historyMember.ts`,
    from: 'star: (id, starred) => toggles.want(id, { is_starred: starred }),',
    to: 'star: (id, starred) => void setTimeout(() => toggles.want(id, { is_starred: starred }), 2_000),',
  },
  { row: 'X-126', file: `${history}/data/daysLeft.ts`, from: 'keptFor = 30', to: 'keptFor = 29' },
  { row: 'X-126', file: parts, from: "action === 'deleteForever' || ", to: '' },
  { row: 'X-127', file: parts, from: " || action === 'deleteAll'", to: '' },
  {
    row: 'X-127',
    file: `${history}/list/HistoryDialogs.tsx`,
    from: 'foldPersian(typed) === foldPersian(historyText.deleteAllWord)',
    to: 'typed === historyText.deleteAllWord',
  },
  {
    row: 'X-128',
    file: facts,
    from: 'reason: describeReason(reason)',
    to: 'reason: null',
  },
  {
    row: 'X-128',
    file: listRow,
    from: 'onPress={() => actions.retry(server)}',
    to: 'onPress={() => undefined}',
  },
  {
    row: 'X-129',
    file: parts,
    from: 'Math.max(before ?? 0, readPercent(job))',
    to: 'readPercent(job)',
  },
  { row: 'X-129', file: machine, from: "{ guard: 'isHidden', target: 'hidden' },", to: '' },
  { row: 'X-131', file: facts, from: ' || Date.parse(end) <= now', to: '' },
  {
    row: 'X-132',
    file: `${history}/data/useRetention.ts`,
    from: 'save_transcriptions === false',
    to: 'save_transcriptions === true',
  },
  {
    row: 'X-132',
    file: `${history}/data/useHistory.ts`,
    from: '(off ? withoutSearch(list.query) : list.query)',
    to: 'list.query',
  },
  {
    row: 'X-132',
    file: `${history}/list/useHistoryCommands.ts`,
    from: 'rename: retention.off',
    to: 'rename: retention.hidesServer',
  },
  {
    row: 'X-133',
    file: `${history}/list/RowMenu.tsx`,
    from: '{server !== null && !isInTrash && listActions(server, commands)}',
    to: '',
  },
  {
    row: 'X-106',
    file: oldRows,
    from: '  if (!isOnline) {',
    to: '  if (!isOnline && failure !== null) {',
  },
  {
    row: 'X-108',
    file: `${app}/shared/storage/personalStorage.ts`,
    from: 'entry?.ownerId === userId',
    to: 'entry !== null',
  },
  {
    row: 'X-108',
    file: `${app}/app/forgetPersonalData.ts`,
    from: '      personal.forget();\n',
    to: '',
  },
  {
    row: 'X-108',
    file: `${app}/shared/lists/view/SaveViewDialog.tsx`,
    from: "address, result === 'same-name')",
    to: 'address, true)',
  },
  { row: 'X-109', file: listRow, from: 'density={columns.density}', to: '' },
  {
    row: 'X-109',
    file: facts,
    from: 'shown.flatMap((name) => facts[name] ?? [])',
    to: 'Object.values(facts)',
  },
  {
    row: 'X-120',
    file: listRow,
    from: "device?.text ?? server?.snippet ?? ''",
    to: "device?.text ?? ''",
  },
  { row: 'X-126', file: toasts, from: 'undoTime = 8_000', to: 'undoTime = 10_000' },
  {
    row: 'X-126',
    file: `${app}/shared/lists/eachPage.ts`,
    from: 'if (page * rowsPerPage >= outcome.answer.count) {',
    to: 'if (page === 1) {',
  },
  {
    row: 'X-127',
    file: `${history}/list/DeleteAllFacts.tsx`,
    from: 'sound === null || ',
    to: 'sound !== null || ',
  },
  {
    row: 'X-130',
    file: `${history}/export/exportTexts.ts`,
    from: 'if (failed.length > 0) {',
    to: 'if (failed.length > 50) {',
  },
  {
    row: 'X-130',
    file: `${history}/export/exportName.ts`,
    from: "name.normalize('NFC').toLowerCase()",
    to: 'name',
  },
  {
    row: 'X-133',
    file: `${history}/data/historyCalls.ts`,
    from: '    client_id: clientId,\n    title: nameCopy(title),',
    to: '    client_id: String(id),\n    title: nameCopy(title),',
  },
  {
    row: 'X-133',
    file: `${history}/list/HistoryRows.tsx`,
    from: 'isPlainPress(event) ? findPressed(event, items) : undefined',
    to: 'findPressed(event, items)',
  },
  {
    row: 'X-165',
    file: `${history}/export/exportName.ts`,
    from: 'reserved.test(name) ? `${name}_` : name',
    to: 'name',
  },
];
