import type { FaultTable } from '../rowFault.ts';

const transcript = 'packages/transcript/src';
const machine = 'packages/machines/src/find';

/** Faults of the rows on editing a conversation. */
export const transcriptFaults: FaultTable = [
  [
    'X-137',
    `${transcript}/times/alignWords.ts`,
    '{ start: times[from - 1]?.end ?? start, end: times[from]?.start ?? end }',
    '{ start, end }',
  ],
  ['X-138', `${transcript}/times/findWordTimes.ts`, '    known.get(segment) ??\n', ''],
  [
    'X-139',
    `${transcript}/times/divideWords.ts`,
    'findPart(owners[at]?.from ?? 0) === part',
    'part === 0',
  ],
  [
    'X-140',
    `${transcript}/model/longText.ts`,
    "tr.setMeta('appendedTransaction', this.#model.state.tr);",
    'closeHistory(tr);',
  ],
  [
    'X-141',
    `${transcript}/conversation/textChunks.ts`,
    'const areTwo = before.speaker !== next.speaker;',
    'const areTwo = true;',
  ],
  [
    'X-144',
    'packages/writing/src/makePersianPattern.ts',
    'const betweenLetters = `[${signs}\\\\u200C]*`;',
    'const betweenLetters = `[${signs}]*`;',
  ],
  ['X-145', `${transcript}/find/replaceHits.ts`, '    !isUnconfirmed(doc, hit)\n', '    true\n'],
  ['X-145', `${machine}/findTypes.ts`, 'isReplacement && letters <= longestShortQuery', 'false'],
  [
    'X-160',
    `${transcript}/model/documentModel.ts`,
    'replayChanges(doc, this.#recent.list, createState)',
    'createState(doc)',
  ],
];
