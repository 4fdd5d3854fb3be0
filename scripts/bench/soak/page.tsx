import type { EngineEvent } from '@nevisa/speech/types';
import { flushSync } from 'react-dom';
import '../../../packages/ui/src/tokens/themeSheet.gen.css';
import { openLivePage } from '../openLivePage.tsx';

/** What an hour of dictation took, in ms of script up to the state of the page at its end. */
export interface Hour {
  /** Words, sentences, credit and what is not sent yet. */
  words: number;
  /** Loudness: 13 of the 96 levels that a meter tells in a sentence. */
  levels: number;
  worst: { kind: EngineEvent['type']; time: number };
  /** 999 of 1,000 events took less. */
  nearlyWorst: number;
  /** The longest that the page could not answer; 0 below 50 ms, where the browser does not tell. */
  longestTask: number;
  /** Words on the sheet. */
  counted: number;
}

declare global {
  /** Begins to listen. */
  var startSoak: () => Promise<void>;
  /** Says 9,000 words, one by one, in sentences of twelve. */
  var dictateHour: () => Promise<Hour>;
  var benchReady: true;
}

const sentences = 750;
const vocabulary = 'امروز دربارهٔ زبان و نوشتن گفت‌وگو کردیم که هر واژه جای خودش'.split(' ');
const sentence = `${vocabulary.join(' ')}.`;
/** Seconds that a sentence takes at 9,000 words an hour. */
const length = 3_600 / sentences;

const { report, workspace, startRecording } = openLivePage();
let said = 0;
const times: number[] = [];
const longTasks: number[] = [];
new PerformanceObserver((list) => {
  longTasks.push(...list.getEntries().map(({ duration }) => duration));
}).observe({ type: 'longtask' });

globalThis.startSoak = startRecording;

globalThis.dictateHour = async () => {
  times.length = 0;
  const hour: Hour = {
    words: 0,
    levels: 0,
    worst: { kind: 'engine.ready', time: 0 },
    nearlyWorst: 0,
    longestTask: 0,
    counted: 0,
  };
  for (let count = 0; count < sentences; count += 1) {
    await saySentence(hour);
  }
  hour.nearlyWorst = times.toSorted((a, b) => b - a)[Math.ceil(times.length / 1_000)] ?? 0;
  hour.longestTask = Math.max(0, ...longTasks.splice(0));
  hour.counted = workspace().transcript()?.wordCount() ?? 0;
  return hour;
};

globalThis.benchReady = true;

async function saySentence(hour: Hour): Promise<void> {
  const segmentId = `segment-${said}`;
  const start = said * length;
  for (const at of vocabulary.keys()) {
    const text = vocabulary.slice(0, at + 1).join(' ');
    hear(hour, { type: 'engine.partial', segmentId, text });
    hear(hour, { type: 'engine.level', level: -20 - at });
    // At the pace of speaking, each word is written to the device by itself.
    await written();
  }
  const times = vocabulary.map((text, at) => ({
    text,
    start: start + at * 0.4,
    end: start + at * 0.4 + 0.3,
    confidence: 0.9,
  }));
  const end = start + length;
  hear(hour, { type: 'engine.final', segmentId, text: sentence, start, end, words: times });
  for (let second = 0; second < length; second += 1) {
    hear(hour, { type: 'engine.unsent', duration: said % 2 === 0 ? 1_000 + second : 0 });
  }
  if (said % 2 === 0) {
    hear(hour, { type: 'engine.usage', usageRemained: 36_000_000 - start * 1_000 });
  }
  await written();
  // What the machine tells in the pause after a sentence.
  hear(hour, { type: 'engine.level', level: -60 });
  await written();
  said += 1;
}

/** Script until the page shows it; layout and paint come when the browser wants them. */
function hear(hour: Hour, event: EngineEvent): void {
  const begun = performance.now();
  flushSync(() => report(event));
  const time = performance.now() - begun;
  times.push(time);
  hour[event.type === 'engine.level' ? 'levels' : 'words'] += time;
  if (time > hour.worst.time) {
    hour.worst = { kind: event.type, time };
  }
}

async function written(): Promise<void> {
  const { dictation } = workspace();
  window.dispatchEvent(new Event('pagehide'));
  if (dictation.getSnapshot().hasTag('unsaved')) {
    await new Promise<void>((resolve) => {
      const subscription = dictation.subscribe((state) => {
        if (!state.hasTag('unsaved')) {
          subscription.unsubscribe();
          resolve();
        }
      });
    });
  }
}
