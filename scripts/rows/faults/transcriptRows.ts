import type { FaultTable } from '../rowFault.ts';

const transcript = 'packages/transcript/src';
const machine = 'packages/machines/src/find';
const alignWords = `${transcript}/times/alignWords.ts`;
const divideWords = `${transcript}/times/divideWords.ts`;
const longText = `${transcript}/model/longText.ts`;
const documentModel = `${transcript}/model/documentModel.ts`;

/** Faults of the rows on editing a conversation. */
export const transcriptFaults: FaultTable = [
  ['X-137', alignWords, ': times[from - 1]?.end ?? start, end: times[from]?.start ?? end', ', end'],
  ['X-138', `${transcript}/times/findWordTimes.ts`, '    known.get(segment) ??\n', ''],
  ['X-139', divideWords, 'findPart(owners[at]?.from ?? 0) === part', 'part === 0'],
  ['X-140', longText, "tr.setMeta('appendedTransaction', this.#model.state.tr", 'closeHistory(tr'],
  ['X-141', `${transcript}/conversation/textChunks.ts`, 'before.speaker !== next.speaker', 'true'],
  ['X-144', 'packages/writing/src/makePersianPattern.ts', '${signs}\\\\u200C', '${signs}'],
  ['X-145', `${transcript}/find/replaceHits.ts`, '    !isUnconfirmed(doc, hit)\n', '    true\n'],
  ['X-145', `${machine}/findTypes.ts`, 'isReplacement && letters <= longestShortQuery', 'false'],
  ['X-160', documentModel, 'replayChanges(doc, this.#recent.list, createState', 'createState(doc'],
];
