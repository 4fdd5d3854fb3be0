import type { FaultTable } from '../rowFault.ts';

const keys = 'apps/web/src/features/history/list/rowKeys.ts';
const row = 'apps/web/src/features/history/list/HistoryListRow.tsx';
const commands = 'apps/web/src/features/history/list/useHistoryCommands.ts';
const tableKeys = 'apps/web/src/shared/lists/table/tableKeys.ts';
const choices = 'apps/web/src/features/history/editing/playback/playbackChoices.ts';
const taps = 'packages/ui/src/components/media/Player/useDoubleTap.ts';

/** Faults of single clauses of the rows on lists and on the player: their keys, parts and actions. */
export const rowClauseFaults: FaultTable = [
  ['X-107', keys, "=== 'F2' && server !== null && !isInTrash", "=== 'F2' && server !== null"],
  ['X-107', keys, "=== 'Enter' && isRow", "=== 'Enter' && isRow && server === null"],
  ['X-107', keys, "'ContextMenu' || (event.key === 'F10' && event.shiftKey)", "'ContextMenu'"],
  ['X-107', keys, '(event.ctrlKey || event.metaKey)', 'event.ctrlKey'],
  ['X-107', keys, 'isInTrash ? commands.deleteForever(ids) : commands.trash', 'commands.trash'],
  ['X-107', keys, 'return rows.has(String(id))', 'return rows.size < 0'],
  [
    'X-107',
    keys,
    'return rows.has(String(id)) ? [...rows.values()].map((row) => row.id) : [id];',
    'return [...rows.values()].map((row) => row.id);',
  ],
  ['X-107', tableKeys, 'if (ctrlKey || altKey || metaKey) {', 'if (altKey || metaKey) {'],
  ['X-107', tableKeys, "'ContextMenu' || (key === 'F10' && shiftKey)", "'ContextMenu'"],
  ['X-107', tableKeys, '    F2: () => commands.open(id),\n', ''],
  ['X-107', tableKeys, '  PageUp: -page,\n', ''],
  ['X-107', tableKeys, ' && !isText ? chooseAll', ' ? chooseAll'],
  [
    'X-122',
    row,
    "titleParts={address.search === '' ? undefined : markHits(title, address.search)}",
    '',
  ],
  ['X-122', row, "search === '' ? text : markHits(text, search)", 'text'],
  [
    'X-109',
    row,
    "shown.includes('text') ? getText(item, address.search) : ''",
    'getText(item, address.search)',
  ],
  ['X-121', row, 'isRefused ? addedText.resendText : addedText.openText', 'addedText.openText'],
  ['X-126', row, 'onPress={() => actions.restore(server.id)}', 'onPress={() => undefined}'],
  ['X-126', row, 'null || server.deleted_at !== null || isSavingOff', 'null || isSavingOff'],
  ['X-132', row, '|| server.deleted_at !== null || isSavingOff', '|| server.deleted_at !== null'],
  [
    'X-124',
    row,
    "[addedHistoryText.historyRenameFailed, ...listFailureLines(failure)].join(' ')",
    'addedHistoryText.historyRenameFailed',
  ],
  ['X-128', commands, '    if (retrying.has(String(id))) {\n      return;\n    }\n', ''],
  [
    'X-128',
    commands,
    'changeRow(member.queries, id, { status, progress, revision });',
    'void [status, progress, revision];',
  ],
  ['X-133', commands, '    if (underWay.current.has(key)) {\n      return;\n    }\n', ''],
  ['X-147', choices, "playsWhileHeld: stored['playsWhileHeld'] === true", 'playsWhileHeld: false'],
  ['X-147', choices, "waitsForTyping: stored['waitsForTyping'] === true", 'waitsForTyping: false'],
  ['X-171', taps, 'const longestWait = 300;', 'const longestWait = 900;'],
  ['X-171', taps, 'const longestWay = 48;', 'const longestWay = 480;'],
  ['X-171', taps, "event.pointerType === 'touch' && ", ''],
  ['X-171', taps, 'share < sideShare || share > 1 - sideShare', 'share >= 0'],
  ['X-171', taps, "target.closest('button') !== null", 'false'],
];
