import type { RecognitionResults } from './findRecognitionMaker.ts';

/** Android repeats a sentence as an echo within this time, in ms. */
const echoTime = 250;

/** Text of a recognition. `index` numbers the sentences of one recognition. */
export interface RecognisedText {
  readonly type: 'partial' | 'final';
  readonly index: number;
  readonly text: string;
}

/** Results of one recognition that were read. */
export interface ResultsState {
  /** Indexes of the sentences that are final. */
  readonly finals: ReadonlySet<number>;
  /** The latest final sentence; `at` in ms. */
  readonly latest: { readonly text: string; readonly at: number } | null;
  /** The sentence that is still changing. */
  readonly open: { readonly index: number; readonly text: string } | null;
}

type Step = readonly [ResultsState, readonly RecognisedText[]];

export const noResults: ResultsState = { finals: new Set(), latest: null, open: null };

/**
 * Reads an event of the browser's recognition. Each sentence becomes final
 * once. On Android a final result without confidence is an interim one, and a
 * sentence may come twice under two indexes.
 */
export function readResults(
  state: ResultsState,
  { resultIndex, results }: Pick<RecognitionResults, 'resultIndex' | 'results'>,
  { now, isAndroid }: { now: number; isAndroid: boolean },
): Step {
  const all = Array.from(results, (result, index) => {
    const { transcript, confidence } = result[0];
    const isFinal = result.isFinal && !(isAndroid && confidence === 0);
    return { index, isFinal, text: transcript.trim() };
  });
  const [read, texts] = all
    .slice(resultIndex)
    .filter(({ isFinal }) => isFinal)
    .reduce<Step>(
      ([before, earlier], { index, text }) => {
        const [after, more] = finish(before, { index, text }, now, isAndroid);
        return [after, [...earlier, ...more]];
      },
      [state, []],
    );
  const rest = all.filter(({ index, isFinal }) => !isFinal && !read.finals.has(index));
  const index = rest[0]?.index ?? all.length;
  const text = rest
    .map((one) => one.text)
    .join(' ')
    .trim();
  const said = [...listCleared(state, read, texts, text === ''), ...texts];
  if (text === '') {
    return [{ ...read, open: null }, said];
  }
  const open = { index, text };
  return [{ ...read, open }, [...said, { type: 'partial', ...open }]];
}

/** Takes back the open sentence when it was an echo, became empty or is gone: no final text replaces it. */
function listCleared(
  { open }: ResultsState,
  { finals }: ResultsState,
  texts: readonly RecognisedText[],
  isLast: boolean,
): readonly RecognisedText[] {
  const isReplaced = texts.some(({ index }) => index === open?.index);
  return open !== null && !isReplaced && (isLast || finals.has(open.index))
    ? [{ type: 'partial', index: open.index, text: '' }]
    : [];
}

/** The recognition ended: its open sentence becomes final. */
export function endResults(state: ResultsState, isAndroid: boolean): Step {
  return state.open === null
    ? [state, []]
    : finish({ ...state, open: null }, state.open, Infinity, isAndroid);
}

function finish(
  state: ResultsState,
  { index, text }: { index: number; text: string },
  at: number,
  isAndroid: boolean,
): Step {
  const { finals, latest } = state;
  if (finals.has(index)) {
    return [state, []];
  }
  const isEcho = isAndroid && latest?.text === text && at - latest.at <= echoTime;
  return [
    { ...state, finals: new Set([...finals, index]), latest: { text, at } },
    isEcho || text === '' ? [] : [{ type: 'final', index, text }],
  ];
}
