import type { FaultTable } from '../rowFault.ts';

const writing = 'packages/writing/src';
const queue = 'packages/machines/src/settings';
const settings = 'apps/web/src/features/settings/screen';
const workspace = 'apps/web/src/features/dictation/workspace';
const session = 'apps/web/src/features/auth/authSession';
const shown = 'apps/web/public';
const listeningSettings = `${workspace}/listeningSettings.ts`;
const indexHtml = 'apps/web/index.html';

/** Faults of single clauses of the rows on the sample, the display, the search and the installed app. */
export const settingClauseFaults: FaultTable = [
  ['X-51', `${queue}/settingsQueue.ts`, 'refused && narrow(refused, change)', 'null'],
  ['X-51', `${queue}/settingsQueue.ts`, 'joinChanges(refused?.change ?? {}, sending)', 'sending'],
  ['X-51', `${queue}/settingsQueue.ts`, 'withoutSettings(change, chosen)', 'change'],
  ['X-52', `${settings}/sample/markChanges.ts`, 'const most = 400;', 'const most = 400_000;'],
  ['X-52', `${settings}/sample/excerptChange.ts`, 'const context = 1;', 'const context = 0;'],
  ['X-52', `${settings}/sample/excerptChange.ts`, "from > 0 ? '… ' : ''", "'… '"],
  ['X-52', `${settings}/sample/spokenSample.ts`, ' ${addedText.sampleMore}', ''],
  ['X-53', listeningSettings, "storage.read(keys.text) === 'end' ? 'end' : 'live'", "'live'"],
  ['X-53', listeningSettings, "choice.text === 'live'", "choice.text === 'end'"],
  ['X-53', `${shown}/theme-boot.js`, "'nevisa.lineSpacing'", "'nevisa.lines'"],
  [
    'X-53',
    `${shown}/theme-boot.js`,
    '  if (lineSpacings.indexOf(lineSpacing) >= 0) root.dataset.lineSpacing = lineSpacing;\n',
    '',
  ],
  [
    'X-53',
    `${shown}/theme-boot.js`,
    '  if (textSizes.indexOf(textSize) >= 0) root.dataset.textSize = textSize;\n',
    '',
  ],
  ['X-75', `${writing}/fold.ts`, "  [/[أإآٱ]/g, 'ا'],\n", ''],
  ['X-75', `${writing}/fold.ts`, "  [/[ةۀ]/g, 'ه'],\n", ''],
  ['X-75', `${writing}/fold.ts`, '(?![\\p{L}\\p{M}\\u200C])/gu', '/gu'],
  ['X-75', `${writing}/fold.ts`, '(?=[\\d٠-٩۰-۹]{3})/g', '/g'],
  ['X-75', `${settings}/find/settingIndex.ts`, 'matchesPersian(all, word)', 'all.includes(word)'],
  [
    'X-75',
    'apps/web/src/features/history/data/historyItems.ts',
    "matchesPersian(texts.join(' '), search)",
    "texts.join(' ').includes(search)",
  ],
  ['X-327', `${shown}/manifest.webmanifest`, '"dir": "rtl"', '"dir": "auto"'],
  ['X-327', `${shown}/manifest.webmanifest`, '"name": "تاریخچه"', '"name": "History"'],
  ['X-327', `${shown}/manifest.webmanifest`, '"url": "/nevisa-live"', '"url": "/live"'],
  ['X-327', `${shown}/manifest.webmanifest`, '"purpose": "maskable"', '"purpose": "any"'],
  ['X-327', `${shown}/manifest.webmanifest`, '"display": "standalone"', '"display": "browser"'],
  ['X-327', indexHtml, '    <link rel="manifest" href="/manifest.webmanifest" />\n', ''],
  ['X-327', `${shown}/manifest.webmanifest`, '"short_name": "نویسا"', '"short_name": "Nevisa"'],
  ['X-322', `${workspace}/startDraftSync.ts`, 'queue.remove(input.ids)', 'queue.remove([])'],
  ['X-322', `${session}/authActor.ts`, '.ok ? outcome : recallAccount(ports, outcome);', ';'],
  ['X-322', `${session}/authActor.ts`, '    known.remember(token, outcome.answer);\n', ''],
  ['X-322', 'packages/machines/src/sync/draftSyncMachine.ts', "{ backOff: 'resting' },", '{},'],
];
