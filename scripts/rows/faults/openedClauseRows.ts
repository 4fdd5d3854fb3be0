import type { FaultTable } from '../rowFault.ts';

const news = 'apps/web/src/features/conversation/conversationNews.ts';
const listNews = 'apps/web/src/shared/lists/listNews.ts';
const history = 'apps/web/src/features/history';
const row = 'apps/web/src/features/history/list/HistoryListRow.tsx';
const load = 'packages/machines/src/conversation/loadState.ts';
const checkout = 'apps/web/src/features/packages/checkout';

/** Faults of single clauses of the rows on opened texts, their lists and what is stored of them. */
export const openedClauseFaults: FaultTable = [
  ['X-117', news, "!view.hasTag('reading') && row.revision", 'row.revision'],
  ['X-117', news, 'saved !== null && pending === null && !isOut', 'saved !== null && !isOut'],
  ['X-117', news, '&& pending === null && !isOut', '&& pending === null'],
  ['X-117', news, 'return saved !== null && pending', 'return pending'],
  ['X-117', news, "document.visibilityState !== 'visible' || ", ''],
  ['X-117', news, '      } else {\n        facts.see(row);\n      }', '      }'],
  ['X-117', news, '      facts.see(conversation);\n', ''],
  ['X-117', news, "view.context.stopReason === 'deleted' || ", ''],
  ['X-117', news, "isDeleted ? 'document.deleted' : 'document.returned'", "'document.deleted'"],
  ['X-117', news, "    send({ type: 'server.moved', ...toRevision(outcome.answer) });\n", ''],
  ['X-117', news, 'row === undefined || differs', 'row !== undefined && differs'],
  ['X-117', listNews, '      changed.clear();\n', ''],
  ['X-117', listNews, '      everywhere.emit(change);\n', ''],
  ['X-117', listNews, '      everywhere.emit(data);\n', ''],
  ['X-117', listNews, '    if (isListChange(data)) {', '    {'],
  ['X-121', row, 'onPress={() => actions.act(item)}', 'onPress={() => undefined}'],
  [
    'X-134',
    load,
    "            target: 'text',\n            actions: [{ type: 'rememberCopy', params: getOutput }, shown],",
    "            target: 'text',\n            actions: [{ type: 'rememberCopy', params: getOutput }],",
  ],
  [
    'X-134',
    load,
    "          { target: 'text' },\n        ],\n        onError: { guard: 'isUnexpected', target: 'text' },",
    "          { target: 'text' },\n        ],\n        onError: { guard: 'isUnexpected', target: 'failed' },",
  ],
  ['X-134', load, "on: { 'text.shown': { target: 'words', reenter: true } },\n", ''],
  [
    'X-134',
    load,
    "onError: { guard: 'isUnexpected', target: 'wordless' }",
    "onError: { guard: 'isUnexpected', target: 'failed' }",
  ],
  [
    'X-134',
    load,
    "onError: { guard: 'isUnexpected', target: 'failed' }",
    "onError: { guard: 'isUnexpected', target: 'words' }",
  ],
  ['X-134', load, "      entry: 'forgetLoadFailure',\n", ''],
  [
    'X-132',
    `${history}/data/serverRows.ts`,
    'isTrash ? { ...retention, hidesServer: false } : retention',
    'retention',
  ],
  ['X-132', `${history}/data/serverRows.ts`, '  if (hidesServer) {\n    return [];\n  }\n', ''],
  [
    'X-132',
    `${history}/data/serverRows.ts`,
    'fitsSearch(search, row.title, row.snippet)',
    'row !== null',
  ],
  ['X-132', `${history}/data/serverRows.ts`, 'row.title, row.snippet)', 'row.title)'],
  [
    'X-134',
    load,
    "actions: [{ type: 'rememberOpened', params: getOutput }, shown]",
    "actions: [{ type: 'rememberOpened', params: getOutput }]",
  ],
  ['X-134', load, "ready: { on: { 'text.shown': 'words' } }", 'ready: {}'],
  [
    'X-134',
    load,
    "{ target: 'failed', actions: { type: 'rememberLoadFailure', params: getOutput } }",
    "{ target: 'words', actions: { type: 'rememberLoadFailure', params: getOutput } }",
  ],
  ['X-84', `${checkout}/describeCodeFailure.ts`, '  used: checkoutText.codeUsed,\n', ''],
  ['X-84', `${checkout}/describeCodeFailure.ts`, '.filter((line) => line !== code)', ''],
  ['X-132', `${history}/data/useRetention.ts`, 'off && !isShown', 'off'],
  ['X-132', `${history}/data/useRetention.ts`, 'off && !isShown', '!isShown'],
  [
    'X-132',
    `${history}/data/useRetention.ts`,
    'getShownConfiguration(context)?',
    '(context as never as { saved: { save_transcriptions?: boolean } | null }).saved?',
  ],
  ['X-129', `${history}/data/useJobs.ts`, 'jobs: seen.map(toJob)', 'jobs: []'],
  [
    'X-129',
    `${history}/data/useJobs.ts`,
    "isVisible ? 'page.shown' : 'page.hidden'",
    "'page.shown'",
  ],
  [
    'X-129',
    `${history}/data/useJobs.ts`,
    'watchVisibility(report);',
    '() => void watchVisibility;',
  ],
  ['X-129', `${history}/data/useJobs.ts`, '      report(false);\n', ''],
  [
    'X-129',
    `${history}/data/useJobs.ts`,
    'watched === null ? others : [...others, watched]',
    'others',
  ],
  [
    'X-129',
    `${history}/data/useJobs.ts`,
    "    report(document.visibilityState === 'visible');\n",
    '',
  ],
  ['X-121', row, 'device?.text ?? server?.snippet', 'server?.snippet'],
  ['X-121', row, "|| device.state !== 'local'", '|| true'],
  ['X-121', row, "(server === null || device.state !== 'local')", 'server === null'],
  [
    'X-121',
    row,
    'if (server === null) {\n    return paths.live;',
    'if (server === null) {\n    return paths.history;',
  ],
];
