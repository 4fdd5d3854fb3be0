import type { FaultTable } from '../rowFault.ts';

const machines = 'packages/machines/src';
const transcript = 'packages/transcript/src';
const writing = 'packages/writing/src';
const lists = 'apps/web/src/shared/lists';
const history = 'apps/web/src/features/history';
const chosenRows = `${machines}/history/chosenRows.ts`;
const historyListMachine = `${machines}/history/historyListMachine.ts`;
const corrections = `${transcript}/times/corrections.ts`;
const findMachine = `${machines}/find/findMachine.ts`;
const playbackParts = `${machines}/playback/playbackParts.ts`;
const playbackSetup = `${machines}/playback/playbackSetup.ts`;
const mergeRevisions = `${transcript}/merge/mergeRevisions.ts`;
const cueGroups = `${transcript}/export/cueGroups.ts`;

/** Faults of single clauses of the rows on the history, the player and the editor. */
export const clauseFaults: FaultTable = [
  ['X-102', chosenRows, 'anchor: from === -1 ? String(id) : chosen.anchor', 'anchor: String(id)'],
  ['X-102', chosenRows, 'anchor: String(id)', 'anchor: chosen.anchor'],
  ['X-104', `${machines}/history/rowIntents.ts`, '.#ports.cancelReads();\n    this.#', '.#'],
  ['X-104', `${machines}/history/rowIntents.ts`, '!taken || Object.keys', 'Object.keys'],
  ['X-108', `${lists}/choices/listViews.ts`, 'name) || isSame(byDefault, to)', 'name)'],
  ['X-108', `${lists}/choices/listViews.ts`, '.slice(0, mostViews)', ''],
  ['X-108', `${lists}/choices/listViews.ts`, 'known.get(name) !== value', '!known.has(name)'],
  ['X-109', `${lists}/choices/listColumns.ts`, '[...others, name]', '[name]'],
  ['X-110', `${lists}/csv/csvText.ts`, '\\u200B-\\u200D\\uFEFF', '\\u200B'],
  ['X-124', `${machines}/history/historyListParts.ts`, ".join('').trim();", ".join('');"],
  [
    'X-124',
    `${machines}/history/historyListParts.ts`,
    "Array.from(cleanName(typed)).slice(0, longestTitle).join('')",
    'cleanName(typed).slice(0, longestTitle)',
  ],
  ['X-124', `${machines}/history/historyListSetup.ts`, '?? row.title;', "?? '';"],
  ['X-124', `${machines}/history/historyListSetup.ts`, 'refused.get(String(row.id))', 'undefined'],
  [
    'X-124',
    `${machines}/history/historyListSetup.ts`,
    'refusedTitles.delete(',
    'refusedTitles.has(',
  ],
  ['X-129', `${machines}/history/historyListParts.ts`, 'job.progress === null ? before : ', ''],
  ['X-129', historyListMachine, "['rememberShown', 'beginPolls']", "['rememberShown']"],
  ['X-129', `${history}/data/jobRows.ts`, 'one?.length === other?.length && ', ''],
  ['X-135', `${transcript}/times/wordTimeline.ts`, 'isTyped ? [] :', 'words.length === 0 ? [] :'],
  ['X-140', `${transcript}/model/pastedText.ts`, '\\u00A0\\u202F', '\\u00A0'],
  ['X-142', `${transcript}/times/uncertainWords.ts`, 'to: own.at(-1)?.to', 'to: own.at(0)?.to'],
  ['X-142', `${transcript}/times/uncertainWords.ts`, 'mostUncertain = 0.9', 'mostUncertain = 0.8'],
  ['X-142', `${machines}/review/reviewMachine.ts`, '[...context.accepted, ...keys]', 'keys'],
  ['X-143', corrections, 'words.length <= mostWords', 'words.length > 0'],
  ['X-143', corrections, 'written.split(/\\s+/u).length <= mostWords &&', 'true &&'],
  ['X-143', corrections, " && written !== ''", ''],
  ['X-143', corrections, 'words.every((word) =>', 'words.some((word) =>'],
  ['X-144', findMachine, '(query === undefined ? {} : { query })', "({ query: query ?? '' })"],
  ['X-144', `${writing}/makePersianPattern.ts`, 'letters.at(-1) ??', 'letters.at(0) ??'],
  ['X-144', `${writing}/makePersianPattern.ts`, '\\\\u202F\\\\u205F', '\\\\u205F'],
  [
    'X-145',
    findMachine,
    "          on: { 'document.changed': { target: 'listing', reenter: true } },\n",
    '',
  ],
  ['X-149', playbackParts, 'Math.round(speed * 10 + by)', 'speed + by'],
  ['X-151', playbackParts, 'end > start && start >= 0', 'end > start'],
  ['X-153', playbackParts, '=== null || expiresAt <= now', '=== null'],
  ['X-153', playbackParts, 'Math.max(shortestWait, left / 2)', 'left / 2'],
  ['X-153', playbackParts, 'min(longestWait, Math.max(0, agesAt - now())', 'max(0, agesAt - now()'],
  ['X-153', playbackSetup, '< mostRenewals || isLinkOld(context)', '< mostRenewals'],
  ['X-153', `${machines}/playback/playbackMachine.ts`, "want', 'forgetRenewals', '", "want', '"],
  [
    'X-153',
    `${machines}/playback/soundingState.ts`,
    "      { guard: 'isLinkOld', target: '.renewing', actions: 'follow' },\n",
    '',
  ],
  ['X-156', `${machines}/conversation/patches.ts`, "isPermanent, 'refused", "() => true, 'refused"],
  ['X-158', mergeRevisions, 'mine === null || mine.words.length > 0 ? mine : theirs', 'mine'],
  ['X-158', mergeRevisions, 'theirs.text &&\n    mine.speaker === theirs.speaker', 'theirs.text'],
  ['X-158', mergeRevisions, 'base) || mine.text === theirs.text', 'base)'],
  ['X-158', mergeRevisions, 'base.speaker || mine.speaker === theirs.speaker', 'base.speaker'],
  ['X-158', mergeRevisions, 'mine.is_edited || theirs', 'content'],
  ['X-158', mergeRevisions, " &&\n      isSameAnswer(before, question, 'theirs')", ''],
  ['X-161', `${transcript}/merge/compareTexts.ts`, '(id) && !known.has(id)', '(id)'],
  [
    'X-162',
    `${transcript}/merge/textChanges.ts`,
    '...(!isSameSpeakers(saved.speakers, current.speakers) && { speakers: current.speakers }),',
    '',
  ],
  ['X-163', `${machines}/conversation/patches.ts`, "[isGone, 'deleted'],", ''],
  ['X-166', `${transcript}/export/cueLines.ts`, '(first - second) -', '(first - second) +'],
  ['X-166', `${transcript}/export/cueLines.ts`, 'total <= limits.line', 'total < limits.line'],
  ['X-166', `${transcript}/export/cues.ts`, ' && speaker !== before?.speaker', ''],
  ['X-166', cueGroups, 'word.start < before.start || ', ''],
  ['X-166', cueGroups, '- before.end >', '- before.start >'],
  ['X-166', cueGroups, '=== null || word.end - first.start > limits.longest', '=== null'],
  ['X-166', cueGroups, '0 && countCharacters', '1 && countCharacters'],
  ['X-166', cueGroups, 'clause ??= rank === 1 ? at : null', 'clause = rank === 1 ? at : clause'],
];
