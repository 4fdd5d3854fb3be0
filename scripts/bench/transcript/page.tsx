import { createTranscriptDocument, type TranscriptDocument } from '@nevisa/transcript';
import { NevisaUi, TranscriptEditor } from '@nevisa/ui';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import '../../../packages/ui/src/tokens/themeSheet.gen.css';
import { waitForPaint, waitForFrame } from '../frames.ts';

/** Milliseconds for each further interim word, and for each further sentence. */
export interface Dictated {
  words: number[];
  sentences: number[];
}

/** Milliseconds from the stored text to the document, and on to the painted sheet. */
export interface Opened {
  made: number;
  painted: number;
  /** Segments and words it has then. */
  segments: number;
  count: number;
}

declare global {
  /** Opens a sheet of so many words, reads its end and dictates so many sentences. */
  var dictate: (words: number, sentences: number) => Promise<Dictated>;
  /** Keeps a transcript of so many words, one segment each, as a snapshot or as its single changes. */
  var keepTranscript: (words: number, kind: 'snapshot' | 'changes') => number;
  /** Opens what was kept. */
  var openKept: () => Promise<Opened>;
  var closeSheet: () => void;
  var benchReady: true;
}

const vocabulary = 'امروز دربارهٔ زبان و نوشتن گفت‌وگو کردیم که هر واژه'.split(' ');
const wordsInSentence = vocabulary.length;

let root: Root | null = null;
let place: HTMLElement | null = null;
let kept: string[] = [];

globalThis.dictate = async (words, sentences) => {
  // As in the app, every change is written out at once.
  const written: string[] = [];
  const sheet = createTranscriptDocument({
    onEntry: (entry) => written.push(JSON.stringify(entry)),
  });
  for (let said = 0; said < words; said += wordsInSentence) {
    sheet.insertSegment({ id: `old-${said}`, text: `${vocabulary.join(' ')}.`, confirmed: true });
  }
  show(sheet);
  await readEnd();
  const times: Dictated = { words: [], sentences: [] };
  for (let sentence = 0; sentence < sentences; sentence += 1) {
    for (let word = 1; word <= wordsInSentence; word += 1) {
      const text = vocabulary.slice(0, word).join(' ');
      times.words.push(await measureTime(() => sheet.showInterim(text)));
    }
    const segment = { id: `new-${sentence}`, text: `${vocabulary.join(' ')}.`, confirmed: true };
    times.sentences.push(await measureTime(() => sheet.insertSegment(segment)));
  }
  const expected = words + sentences * wordsInSentence;
  if (Math.abs(sheet.wordCount() - expected) > wordsInSentence || written.length < sentences) {
    throw new Error('The sheet does not hold what was dictated, so its times say nothing.');
  }
  return times;
};

globalThis.keepTranscript = (words, kind) => {
  kept = [];
  const sheet = createTranscriptDocument({ onEntry: (entry) => kept.push(JSON.stringify(entry)) });
  for (let at = 0; at < words; at += 1) {
    const text = vocabulary[at % wordsInSentence] ?? '';
    sheet.insertSegment({
      id: `word-${at}`,
      text,
      confirmed: true,
      start: at * 0.4,
      end: at * 0.4 + 0.3,
    });
  }
  kept = kind === 'snapshot' ? [JSON.stringify(sheet.snapshot())] : kept;
  return kept.reduce((length, entry) => length + entry.length, 0);
};

globalThis.openKept = async () => {
  await waitForFrame();
  const begun = performance.now();
  const entries = kept.map((entry): unknown => JSON.parse(entry));
  const sheet = createTranscriptDocument({ entries });
  const made = performance.now() - begun;
  show(sheet);
  const painted = (await waitForPaint()) - begun;
  return { made, painted, segments: sheet.segments().length, count: sheet.wordCount() };
};

globalThis.closeSheet = () => {
  root?.unmount();
  place?.remove();
  root = null;
  place = null;
};

globalThis.benchReady = true;

function show(sheet: TranscriptDocument): void {
  const target = document.createElement('div');
  target.style.paddingInline = '40px';
  document.body.append(target);
  const created = createRoot(target);
  flushSync(() => {
    created.render(
      <NevisaUi>
        <TranscriptEditor document={sheet} label="متن" placeholder="" />
      </NevisaUi>,
    );
  });
  [place, root] = [target, created];
}

async function readEnd(): Promise<void> {
  for (let step = 0; step < 4; step += 1) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitForFrame();
    await waitForPaint();
  }
}

// Script and layout: asking for the height makes the browser lay out at once.
async function measureTime(task: () => void): Promise<number> {
  await waitForFrame();
  await waitForPaint();
  const begun = performance.now();
  task();
  const height = place?.scrollHeight ?? 0;
  const time = performance.now() - begun;
  if (height === 0) {
    throw new Error('Nothing was laid out, so the time says nothing.');
  }
  return time;
}
