import type { FaultTable } from '../rowFault.ts';

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
const editorHeader = `${history}/editing/EditorHeader.tsx`;
const rowKeys = `${history}/list/rowKeys.ts`;
const oldRows = `${app}/shared/lists/view/OldRows.tsx`;
const toasts = `${history}/list/useHistoryToasts.ts`;
const bulkReports = 'packages/machines/src/shared/bulkReports.ts';
const useSavedToast = 'apps/web/src/features/dictation/screen/hooks/useSavedToast.ts';
const useLastTexts = 'apps/web/src/features/dashboard/useLastTexts.ts';
const markHits = `${history}/data/markHits.ts`;
const useRetention = `${history}/data/useRetention.ts`;
const useHistory = `${history}/data/useHistory.ts`;
const useHistoryCommands = `${history}/list/useHistoryCommands.ts`;
const rowMenu = `${history}/list/RowMenu.tsx`;
const personalStorage = `${app}/shared/storage/personalStorage.ts`;
const shownVersions = `${history}/editing/versions/ShownVersions.tsx`;

/** Faults of the rows on the list of the history. */
export const historyListFaults: FaultTable = [
  [
    'X-102',
    chosenRows,
    'if (shown.has(name) !== isHere) {',
    'if (!shown.has(name)) { rows.delete(name); changed = true; } else if (!isHere) {',
  ],
  ['X-102', chosenRows, 'place?.list !== list', 'place === null'],
  ['X-102', rowKeys, '(before) => extendFrom(before, from ?? to, to, shown)', '(before) => before'],
  ['X-107', `${app}/shared/lists/search/findSearchEnd.ts`, "searchText === '", "searchText !== '"],
  ['X-103', bulkReports, 'done: [], failed, failure:', 'done: request.ids, failed: [], failure:'],
  ['X-103', toasts, 'history, event.result.done', 'history, event.request.ids'],
  ['X-104', intents, 'intent === undefined || intent.sent !== null', 'intent === undefined'],
  ['X-104', intents, 'wanted = without(intent.wanted, sent);', 'wanted: Partial<Fields> = {};'],
  [
    'X-105',
    `${machines}/historyListSetup.ts`,
    "event.action !== 'deleteAll' && event.ids.length === 0",
    "event.action !== 'deleteAll' && (event.ids.length === 0 || event.isUndo === true)",
  ],
  ['X-106', `${history}/list/HistoryList.tsx`, 'page.failure === null', 'items === null'],
  ['X-106', oldRows, 'failure === null ? null :', 'failure === null || items.length > 0 ? null :'],
  ['X-107', `${history}/list/rowKeys.ts`, "event.code === 'KeyA'", "event.code === 'KeyB'"],
  ['X-107', `${app}/shared/lists/useSearchKey.ts`, 'search.current?.focus()', 'undefined'],
  ['X-114', `${history}/list/HistoryRows.tsx`, 'longestPage = 100', 'longestPage = 10'],
  ['X-116', parts, 'current !== undefined && current.title === row.title', 'current !== undefined'],
  ['X-116', machine, "{ target: 'editing' }", "{ target: 'idle', actions: 'forgetRename' }"],
  ['X-120', facts, "words !== '' ? words : nameOfDay(", 'nameOfDay('],
  ['X-120', listRow, 'href={toHref(item, address)}', ''],
  [
    'X-121',
    items,
    'row.client_id === null ? undefined : byDocument.get(row.client_id)',
    'undefined',
  ],
  ['X-121', items, '!known.has(row.documentId) && ', ''],
  ['X-121', useSavedToast, 'expectedId.current === documentId', 'expectedId.current !== null'],
  ['X-121', useSavedToast, 'place?.historyId ?? null', 'null'],
  [
    'X-121',
    useLastTexts,
    '(page.failure !== null && device.rows.length > 0)',
    'device.rows.length > 1_000',
  ],
  ['X-132', useLastTexts, 'storesHere ? noRows : page.items', 'page.items'],
  ['X-122', markHits, 'makePersianPattern(search', "search === '' ? null : new RegExp(search, 'g'"],
  ['X-122', items, "matchesPersian(texts.join(' '), search)", "texts.join(' ').includes(search)"],
  ['X-123', items, 'status !== null || ', ''],
  ['X-123', `${history}/data/historyAddress.ts`, "['LIVE', 'FILE', 'BOT']", "['LIVE', 'FILE']"],
  ['X-124', parts, 'longestTitle = 200', 'longestTitle = 250'],
  [
    'X-124',
    machine,
    "{ target: 'editing', actions: { type: 'rememberRefusal', params: getOutput } }",
    "{ target: 'idle', actions: 'forgetRename' }",
  ],
  [
    'X-125',
    `${history}/data/historyMember.ts`,
    'star: (id, starred) => toggles.want(id, { is_starred: starred }),',
    'star: (id, starred) => void setTimeout(() => toggles.want(id, { is_starred: starred }), 2_000),',
  ],
  ['X-126', `${history}/data/daysLeft.ts`, 'keptFor = 30', 'keptFor = 29'],
  ['X-126', parts, "action === 'deleteForever' || ", ''],
  ['X-127', parts, " || action === 'deleteAll'", ''],
  [
    'X-127',
    `${history}/list/HistoryDialogs.tsx`,
    'foldPersian(typed) === foldPersian(historyText.deleteAllWord)',
    'typed === historyText.deleteAllWord',
  ],
  ['X-128', facts, 'reason: describeReason(reason)', 'reason: null'],
  ['X-128', listRow, 'onPress={() => actions.retry(server)}', 'onPress={() => undefined}'],
  ['X-129', parts, 'Math.max(before ?? 0, readPercent(job))', 'readPercent(job)'],
  ['X-129', machine, "{ guard: 'isHidden', target: 'hidden' },", ''],
  ['X-131', facts, ' || Date.parse(end) <= now', ''],
  ['X-132', useRetention, 'save_transcriptions === false', 'save_transcriptions === true'],
  ['X-132', useHistory, '(off ? withoutSearch(list.query) : list.query)', 'list.query'],
  ['X-132', useHistoryCommands, 'rename: retention.off', 'rename: retention.hidesServer'],
  ['X-133', rowMenu, '{server !== null && !isInTrash && listActions(server, commands, ask)}', ''],
  ['X-106', oldRows, '  if (!isOnline) {', '  if (!isOnline && failure !== null) {'],
  ['X-108', personalStorage, 'entry?.ownerId === userId', 'entry !== null'],
  ['X-108', `${app}/app/forgetPersonalData.ts`, '      personal.forget();\n', ''],
  ['X-108', `${app}/shared/lists/view/SaveViewDialog.tsx`, "result === 'same-name'", 'true'],
  ['X-109', listRow, 'density={columns.density}', ''],
  ['X-109', facts, 'shown.flatMap((name) => facts[name] ?? [])', 'Object.values(facts)'],
  ['X-120', listRow, "device?.text ?? server?.snippet ?? ''", "device?.text ?? ''"],
  ['X-126', toasts, 'undoTime = 8_000', 'undoTime = 10_000'],
  ['X-126', `${app}/shared/lists/readPages.ts`, '* rowsPerPage >= outcome.answer.count', '=== 1'],
  ['X-127', `${history}/list/DeleteAllFacts.tsx`, 'sound === null || ', 'sound !== null || '],
  ['X-130', `${history}/export/exportTexts.ts`, '(failed.length > 0)', '(failed.length > 50)'],
  ['X-130', `${history}/export/exportName.ts`, "name.normalize('NFC').toLowerCase()", 'name'],
  ['X-133', `${history}/data/historyCalls.ts`, 'client_id: clientId,', 'client_id: String(id),'],
  [
    'X-133',
    `${history}/list/HistoryRows.tsx`,
    'isPlainPress(event) ? findPressed(event, items) : undefined',
    'findPressed(event, items)',
  ],
  ['X-165', `${history}/export/exportName.ts`, 'reserved.test(name) ? `${name}_` : name', 'name'],
  ['X-126', `${history}/editing/useTrash.ts`, '.conversation?.id ?? id', '.conversation?.id ?? 0'],
  ['X-126', editorHeader, '...(view.isInTrash', '...(view.isReadOnly && !view.isInTrash'],
  ['X-125', editorHeader, 'view.isInTrash || facts.staysHere', 'facts.staysHere'],
  ['X-132', editorHeader, 'view.isInTrash || facts.staysHere', 'view.isInTrash'],
  ['X-133', useHistoryCommands, 'findOwnText(item)', 'server === null ? findOwnText(item) : null'],
  ['X-106', `${app}/shared/lists/view/useAskedWait.ts`, 'wait > 0 && waited !== failure', 'false'],
  ['X-106', `${app}/shared/lists/address/isFiltered.ts`, "search !== '' ||", "search !== '' &&"],
  ['X-102', `${app}/shared/lists/view/ListSelection.tsx`, '=== 0 && reading', '< 0 && reading'],
  ['X-161', shownVersions, 'return isShown && <', 'return isShown && conversation !== null && <'],
];
