import { fn } from 'storybook/test';
import type { WaveformMark } from '../../Waveform/wave.ts';

/** In seconds. */
export const sampleDuration = 300;

/** Peaks of sentences with pauses, 20 in a second; equal in every run. */
export const samplePeaks = Float32Array.from({ length: sampleDuration * 20 }, (_, place) => {
  const sentence = Math.max(0, Math.sin(place / 37) + 0.55) / 1.55;
  const syllable = 0.55 + 0.45 * Math.sin(place * 1.9) * Math.sin(place / 3.1);
  return sentence * syllable;
});

const words = ['گزارش', 'فروش', 'این', 'هفته', 'از', 'برنامه', 'بیشتر', 'بود'];

/** A word each 0.6 s; each tenth is uncertain. */
const sampleWords: readonly WaveformMark[] = Array.from({ length: 480 }, (_, at) => ({
  from: at * 0.6,
  until: at * 0.6 + 0.45,
  label: words[at % words.length] ?? '',
  ...(at % 10 !== 7 && { quiet: true }),
}));

/** The uncertain ones of the words, in seconds. */
const sampleUncertain = sampleWords
  .filter(({ quiet = false }) => !quiet)
  .filter((_, at) => at % 3 === 0)
  .map(({ from }) => from);

/** The props of a player that is at its place and takes every press. */
export const makePlayerProps = () => ({
  state: 'paused' as const,
  duration: sampleDuration,
  position: 125,
  peaks: samplePeaks,
  uncertain: sampleUncertain,
  wordsIn: findSampleWords,
  keys: {
    play: ['Alt', 'P'],
    back: ['Alt', 'J'],
    forward: ['Alt', 'L'],
    selection: ['Alt', 'Shift', 'I'],
    loop: ['Alt', 'I'],
  },
  speed: 1,
  silence: { isSkipped: false, saved: 72 },
  typing: { waits: false, holds: false },
  loop: 'off' as const,
  onPlayPress: fn(),
  onPausePress: fn(),
  onSeek: fn(),
  onStep: fn(),
  onSpeedChange: fn(),
  onSilenceChange: fn(),
  onTypingChange: fn(),
  onLoopChange: fn(),
  onSelectionPlay: fn(),
  onDownload: fn(),
});

/** The words of the sample between two times. */
function findSampleWords(from: number, until: number): readonly WaveformMark[] {
  return sampleWords.filter((word) => word.until >= from && word.from <= until);
}
