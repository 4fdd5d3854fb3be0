import { createWritingActor } from '../../../apps/web/src/features/settings/writing/writingActor.ts';
import { createWritingCommands } from '../../../apps/web/src/features/settings/writing/writingCommands.ts';
import '../../../packages/ui/src/tokens/themeSheet.gen.css';
import { waitForPaint, waitForFrame, waitUntil } from '../frames.ts';
import { openLivePage } from '../openLivePage.tsx';

/** Times of one change of a setting, in ms. */
export interface SettingTimes {
  /** The call of the command. */
  call: number;
  /** Until the text in the window is painted with the new setting. */
  painted: number;
  /** Until the whole text has the new setting. */
  done: number;
  /** The longest task meanwhile. */
  longestTask: number;
}

/** Script and layout of interim words and of finals, in ms each. */
export interface SpokenTimes {
  partials: number[];
  finals: number[];
}

declare global {
  /** Starts a recording and dictates so many words; resolves to the number of words on the page. */
  var fillPage: (words: number) => Promise<number>;
  var speak: (sentences: number) => Promise<SpokenTimes>;
  /** Reports an interim word each `interval` ms, until the returned function is called. */
  var keepSpeaking: (interval: number) => void;
  var stopSpeaking: () => void;
  /** Reports so many finals in tasks of their own; resolves to the ms until the page shows all. */
  var speakBurst: (finals: number) => Promise<{ done: number; longestTask: number }>;
  /** Changes a setting that writes the digits of the text differently. */
  var switchDigits: () => Promise<SettingTimes>;
  /** Changes a setting that cannot change the text; resolves to the ms of the call and all tasks it causes. */
  var switchSaving: () => Promise<SettingTimes>;
  /** Pastes so many characters; resolves to the longest task in ms. */
  var pasteText: (characters: number) => Promise<{ done: number; longestTask: number }>;
  /** Takes the times of the next keys: the work of the key, and that of the frame which paints it, in ms. */
  var watchKeys: () => void;
  var readKeys: () => number[];
  var settled: () => Promise<void>;
  var benchReady: true;
}

const vocabulary = 'امروز دربارهٔ زبان و نوشتن بیست کتاب کردیم که هر واژه جای'.split(' ');
const sentence = `${vocabulary.join(' ')}.`;

const { report, scope, workspace, startRecording } = openLivePage();
let said = 0;
let speaking: ReturnType<typeof setInterval> | undefined;
let longTasks: number[] = [];
new PerformanceObserver((list) => {
  longTasks.push(...list.getEntries().map(({ duration }) => duration));
}).observe({ type: 'longtask' });

globalThis.fillPage = async (words) => {
  await startRecording();
  const count = Math.ceil(words / vocabulary.length);
  for (let at = 0; at < count; at += 1) {
    reportFinal();
    if (at % 20 === 19) {
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
  await globalThis.settled();
  return countWords();
};

globalThis.speak = async (sentences) => {
  const times: SpokenTimes = { partials: [], finals: [] };
  for (let count = 0; count < sentences; count += 1) {
    for (const at of vocabulary.keys()) {
      const text = vocabulary.slice(0, at + 1).join(' ');
      times.partials.push(
        await measureTime(() => report({ type: 'engine.partial', segmentId: `s${said}`, text })),
      );
    }
    times.finals.push(await measureTime(reportFinal));
  }
  return times;
};

globalThis.keepSpeaking = (interval) => {
  let at = 0;
  speaking = setInterval(() => {
    at += 1;
    const text = vocabulary.slice(0, at % vocabulary.length).join(' ');
    report({ type: 'engine.partial', segmentId: 'ongoing', text: `${text} ${at}` });
  }, interval);
};

globalThis.stopSpeaking = () => clearInterval(speaking);

globalThis.speakBurst = async (finals) => {
  await globalThis.settled();
  const before = countWords();
  longTasks = [];
  const begun = performance.now();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', reportFinal);
  port1.start();
  for (let at = 0; at < finals; at += 1) {
    port2.postMessage(null);
  }
  await waitUntil(() => countWords() >= before + finals * vocabulary.length);
  const done = (await waitForPaint()) - begun;
  await globalThis.settled();
  return { done, longestTask: Math.max(0, ...longTasks) };
};

let latin = false;
globalThis.switchDigits = async () => {
  const commands = createWritingCommands(scope().get(createWritingActor));
  await globalThis.settled();
  latin = !latin;
  const digits = latin ? '20' : '۲۰';
  const other = latin ? '۲۰' : '20';
  longTasks = [];
  await waitForFrame();
  const begun = performance.now();
  commands.choose({ showDigitsInEnglish: latin });
  const call = performance.now() - begun;
  await waitUntil(() => textInSight().includes(digits) && !textInSight().includes(other));
  const painted = (await waitForPaint()) - begun;
  await waitUntil(createWholeTest(other));
  const done = performance.now() - begun;
  await globalThis.settled();
  return { call, painted, done, longestTask: Math.max(0, ...longTasks) };
};

let saving = true;
globalThis.switchSaving = async () => {
  const commands = createWritingCommands(scope().get(createWritingActor));
  await globalThis.settled();
  saving = !saving;
  longTasks = [];
  const begun = performance.now();
  commands.choose({ saveTranscriptions: saving });
  const call = performance.now() - begun;
  await waitForFrame();
  const painted = (await waitForPaint()) - begun;
  await globalThis.settled();
  return { call, painted, done: painted, longestTask: Math.max(0, ...longTasks) };
};

globalThis.pasteText = async (characters) => {
  await globalThis.settled();
  const line = `${sentence}\n`;
  const text = line.repeat(Math.ceil(characters / line.length)).slice(0, characters);
  const before = workspace().transcript()?.text().length ?? 0;
  const data = new DataTransfer();
  data.setData('text/plain', text);
  longTasks = [];
  const begun = performance.now();
  document
    .querySelector('[contenteditable]')
    ?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  await waitUntil(() => (workspace().transcript()?.text().length ?? 0) >= before + characters);
  const done = (await waitForPaint()) - begun;
  await globalThis.settled();
  return { done, longestTask: Math.max(0, ...longTasks) };
};

let keyTimes: number[] = [];
globalThis.watchKeys = () => {
  keyTimes = [];
};
globalThis.readKeys = () => keyTimes;
document.addEventListener(
  'keydown',
  () => {
    const begun = performance.now();
    void (async () => {
      const there = await waitForPaint();
      const frame = await waitForFrame();
      keyTimes.push(there - begun + (await waitForPaint()) - Math.max(frame, there));
    })();
  },
  { capture: true },
);

globalThis.settled = async () => {
  for (let quiet = 0; quiet < 10; quiet += 1) {
    const begun = await waitForFrame();
    if ((await waitForPaint()) - begun > 30) {
      quiet = 0;
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};

globalThis.benchReady = true;

function countWords(): number {
  return workspace().transcript()?.wordCount() ?? 0;
}

function reportFinal(): void {
  const start = said * 5;
  const words = vocabulary.map((text, at) => ({
    text,
    start: start + at * 0.4,
    end: start + at * 0.4 + 0.3,
    confidence: 0.9,
  }));
  report({
    type: 'engine.final',
    segmentId: `s${said}`,
    text: sentence,
    start,
    end: start + 5,
    words,
  });
  said += 1;
}

/** Tells whether no paragraph has these digits; goes on where the last look ended, as a look at all is a task of its own. */
function createWholeTest(other: string): () => boolean {
  const paragraphs = document.querySelector('[contenteditable]')?.children ?? [];
  let at = 0;
  return () => {
    while (at < paragraphs.length && paragraphs[at]?.textContent.includes(other) === false) {
      at += 1;
    }
    return at === paragraphs.length;
  };
}

/** The text of the paragraphs in the window, which shows the end of the text. */
function textInSight(): string {
  const texts: string[] = [];
  let paragraph = document.querySelector('[contenteditable]')?.lastElementChild ?? null;
  while (paragraph !== null && paragraph.getBoundingClientRect().bottom > 0) {
    texts.push(paragraph.textContent);
    paragraph = paragraph.previousElementSibling;
  }
  return texts.join(' ');
}

/** Script, with the renders it causes, and layout. */
async function measureTime(task: () => void): Promise<number> {
  await waitForFrame();
  await waitForPaint();
  const begun = performance.now();
  task();
  // React commits the change of a store in a microtask.
  await Promise.resolve();
  await Promise.resolve();
  void document.documentElement.scrollHeight;
  return performance.now() - begun;
}
