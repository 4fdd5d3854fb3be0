import { makeConversation } from '@nevisa/mocks/conversations';
import { openConversation, type TranscriptDocument } from '@nevisa/transcript';
import { NevisaUi, TranscriptEditor } from '@nevisa/ui';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { SpokenWord } from '../../../apps/web/src/features/history/editing/playback/SpokenWord.ts';
import { createFakePlayer } from '../../../apps/web/src/features/history/editing/playback/testing/fakePlayer.ts';
import '../../../packages/ui/src/tokens/themeSheet.gen.css';
import { waitForFrame } from '../frames.ts';

/** Milliseconds of script for each tick. */
export interface Ticked {
  /** Those that light another word, one in each frame. */
  times: number[];
  /** The same, of ten in a frame: the clock of a page is too coarse for one. */
  shares: number[];
  /** Those within the same word. */
  still: number[];
  /** Words that the page marked. */
  lit: number;
  /** Records of a `MutationObserver` on the whole page. */
  mutations: number;
}

declare global {
  /** Shows a text of so many words and says so many of them, with a frame after each. */
  var tick: (words: number, count: number) => Promise<Ticked>;
  var benchReady: true;
}

const place = document.body.appendChild(document.createElement('div'));
const texts = new Map<number, TranscriptDocument>();
/** Ticks that are measured together. */
const inShare = 10;
let root: Root | null = null;

globalThis.tick = async (words, count) => {
  const text = texts.get(words) ?? makeText(words);
  texts.set(words, text);
  const player = createFakePlayer();
  const spoken = new SpokenWord(player, text);
  root?.unmount();
  root = createRoot(place);
  flushSync(() =>
    root?.render(
      <NevisaUi>
        <TranscriptEditor document={text} label="متن" placeholder="" spoken={spoken.words} />
      </NevisaUi>,
    ),
  );
  await untilWhole(text);
  const stop = spoken.connect();
  const moments = findMoments(text, count);
  // The person reads the place where the words are said.
  player.moveTo(moments[0] ?? 0);
  spoken.follow();
  spoken.want(false);
  await waitForFrame();
  await waitForFrame();
  const ticked: Ticked = { times: [], shares: [], still: [], lit: 0, mutations: 0 };
  const observer = new MutationObserver((records) => {
    ticked.mutations += records.length;
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  let before = '';
  for (const moment of moments) {
    ticked.times.push(measureTime(() => player.moveTo(moment)));
    ticked.still.push(measureTime(() => player.moveTo(moment + 0.001)));
    const lit = readLit();
    ticked.lit += lit !== '' && lit !== before ? 1 : 0;
    before = lit;
    await waitForFrame();
  }
  for (let at = 0; at < moments.length; at += inShare) {
    const share = moments.slice(at, at + inShare);
    const time = measureTime(() => share.forEach((moment) => player.moveTo(moment)));
    ticked.shares.push(time / share.length);
    await waitForFrame();
  }
  observer.disconnect();
  stop();
  return ticked;
};
globalThis.benchReady = true;

function makeText(words: number): TranscriptDocument {
  const { segments, speakers } = makeConversation({
    id: String(words),
    subject: 'meeting',
    seed: 7,
    words,
    minutesAgo: 60,
  });
  return openConversation(segments, { speakers });
}

/** Moments in the middle of the text, each in another word. */
function findMoments(text: TranscriptDocument, count: number): number[] {
  const starts = text.recognised
    .list()
    .flatMap((segment) => segment.words.map(({ start, end }) => (start + end) / 2));
  const from = Math.floor((starts.length - count) / 2);
  return starts.slice(from, from + count);
}

/** A long text is mounted in steps. */
async function untilWhole(text: TranscriptDocument): Promise<void> {
  const paragraphs = text.text().split('\n').length;
  while (place.querySelectorAll('[role="textbox"] p').length < paragraphs) {
    await waitForFrame();
  }
}

function readLit(): string {
  return [...CSS.highlights]
    .filter(([name]) => name.startsWith('spoken-'))
    .flatMap(([, highlight]) =>
      ([...highlight] as Range[]).map((range) => `${range.startOffset} ${range.toString()}`),
    )
    .join(' ');
}

function measureTime(task: () => void): number {
  const begun = performance.now();
  task();
  return performance.now() - begun;
}
