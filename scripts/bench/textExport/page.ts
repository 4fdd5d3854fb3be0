import { makeConversation } from '@nevisa/mocks/conversations';
import { createCues, describeTranscript, findWordTimes, writeSrt } from '@nevisa/transcript';
import { writeDocxFile } from '../../../apps/web/src/features/history/export/docx/writeDocxFile.ts';
import { usualChoices } from '../../../apps/web/src/features/history/export/exportedText.ts';

/** One written file; milliseconds. */
export interface WrittenExport {
  total: number;
  size: number;
}

export interface WrittenSubtitles extends WrittenExport {
  cues: number;
  /** The times of the words, which the page finds in tasks of 16 ms before. */
  aligning: number;
}

export interface WrittenDocument extends WrittenExport {
  longestTask: number;
}

declare global {
  var writeSubtitles: (cues: number) => WrittenSubtitles;
  var writeDocument: (words: number) => Promise<WrittenDocument>;
  var benchReady: true;
}

/** A text with a time for each word, as it is loaded: none of its words is aligned yet. */
function makeText(words: number) {
  return makeConversation({ id: 'bench', subject: 'meeting', seed: words, words, minutesAgo: 60 });
}

globalThis.writeSubtitles = (wanted) => {
  const text = makeText(wanted * 12);
  const loaded = performance.now();
  for (const segment of text.segments) {
    findWordTimes({ segment, text: segment.text.trim() });
  }
  const begun = performance.now();
  const cues = createCues(describeTranscript(text).paragraphs).slice(0, wanted);
  const { length: size } = writeSrt(cues, 'embedding');
  const total = performance.now() - begun;
  return { total, aligning: begun - loaded, size, cues: cues.length };
};

globalThis.writeDocument = async (words) => {
  const text = makeText(words);
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    longestTask = Math.max(longestTask, ...list.getEntries().map(({ duration }) => duration));
  });
  // The task that made the text is over.
  await nextTask();
  observer.observe({ type: 'longtask' });
  const begun = performance.now();
  const { size } = await writeDocxFile(text, usualChoices);
  const total = performance.now() - begun;
  await nextTask();
  observer.disconnect();
  return { total, longestTask, size };
};
globalThis.benchReady = true;

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
