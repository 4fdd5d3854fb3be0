import type { RowFault } from '../rowFault.ts';

const transcript = 'packages/transcript/src';
const machine = 'packages/machines/src/find';

/** Faults of the rows on editing a conversation. */
export const transcriptFaults: RowFault[] = [
  {
    row: 'X-137',
    file: `${transcript}/times/alignWords.ts`,
    from: '{ start: times[from - 1]?.end ?? start, end: times[from]?.start ?? end }',
    to: '{ start, end }',
  },
  {
    row: 'X-138',
    file: `${transcript}/times/findWordTimes.ts`,
    from: '    known.get(segment) ??\n',
    to: '',
  },
  {
    row: 'X-139',
    file: `${transcript}/times/divideWords.ts`,
    from: 'findPart(owners[at]?.from ?? 0) === part',
    to: 'part === 0',
  },
  {
    row: 'X-140',
    file: `${transcript}/model/longText.ts`,
    from: "tr.setMeta('appendedTransaction', this.#model.state.tr);",
    to: 'closeHistory(tr);',
  },
  {
    row: 'X-141',
    file: `${transcript}/conversation/textChunks.ts`,
    from: 'const areTwo = before.speaker !== next.speaker;',
    to: 'const areTwo = true;',
  },
  {
    row: 'X-144',
    file: 'packages/writing/src/persianPattern.ts',
    from: 'const betweenLetters = `[${signs}\\\\u200C]*`;',
    to: 'const betweenLetters = `[${signs}]*`;',
  },
  {
    row: 'X-145',
    file: `${transcript}/find/replaceHits.ts`,
    from: '    !isUnconfirmed(doc, hit)\n',
    to: '    true\n',
  },
  {
    row: 'X-145',
    file: `${machine}/findTypes.ts`,
    from: 'isReplacement && letters <= longestShortQuery',
    to: 'false',
  },
  {
    row: 'X-160',
    file: `${transcript}/model/documentModel.ts`,
    from: 'replayChanges(doc, this.#recent.list, createState)',
    to: 'createState(doc)',
  },
];
