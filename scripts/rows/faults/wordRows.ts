import type { RowFault } from '../rowFault.ts';

const playback = 'apps/web/src/features/history/editing/playback';
const marks = 'packages/ui/src/components/editor/TranscriptEditor/spoken';
const times = 'packages/transcript/src/times';

/** Faults of the rows on the words of a text and their time. */
export const wordFaults: RowFault[] = [
  {
    row: 'X-135',
    file: `${playback}/SpokenWord.ts`,
    from: 'if (alt || this.#player.isPlaying()) {',
    to: 'if (alt || !this.#player.isPlaying()) {',
  },
  {
    row: 'X-135',
    file: `${playback}/SpokenWord.ts`,
    from: 'seconds === null || !this.#player.hasSound()',
    to: 'seconds === undefined || !this.#player.hasSound()',
  },
  {
    row: 'X-135',
    file: `${times}/wordTimeline.ts`,
    from: 'return isTyped ? [] : findWordTimes(placed);',
    to: 'return findWordTimes(placed);',
  },
  {
    row: 'X-135',
    file: `${marks}/hearPresses.ts`,
    from: 'event.preventDefault();\n        event.stopPropagation();',
    to: '',
  },
  {
    row: 'X-136',
    file: `${times}/wordTimeline.ts`,
    from: 'this.#order = isRising(starts) ? null : sortPlaces(starts);',
    to: 'this.#order = null;',
  },
  {
    row: 'X-136',
    file: `${playback}/SpokenWord.ts`,
    from: 'if (this.#place.moveTo(seconds)) {',
    to: 'this.#place.moveTo(seconds);\n          {',
  },
  {
    row: 'X-136',
    file: `${marks}/SpokenMark.ts`,
    from: 'if (isChanged || !this.#isInPlace()) {',
    to: 'if (!isChanged) {',
  },
  {
    row: 'X-142',
    file: 'packages/machines/src/review/reviewMachine.ts',
    from: 'return isCorrected || accepted.has(key);',
    to: 'return accepted.has(key);',
  },
  {
    row: 'X-142',
    file: 'packages/machines/src/review/reviewMachine.ts',
    from: 'accepted: new Set([...context.accepted, ...keys]),',
    to: 'accepted: context.accepted,',
  },
  {
    row: 'X-142',
    file: `${times}/uncertainWords.ts`,
    from: 'if (word.confidence >= threshold) {',
    to: 'if (word.confidence > threshold) {',
  },
  {
    row: 'X-142',
    file: 'packages/drafts/src/createDrafts.ts',
    from: '!isReviewedDraft(each) &&',
    to: '',
  },
  {
    row: 'X-143',
    file: 'apps/web/src/features/history/editing/writing/useWordOffer.ts',
    from: '|| own.has(foldPersian(correction.written))',
    to: '',
  },
  {
    row: 'X-143',
    file: `${times}/corrections.ts`,
    from: 'words.every((word) => asRecognised.has(toKey(word)))',
    to: 'words.length > 0',
  },
  {
    row: 'X-146',
    file: `${marks}/WordFollower.ts`,
    from: 'if (!isInMiddle) {',
    to: 'if (isInMiddle) {',
  },
  {
    row: 'X-146',
    file: `${marks}/WordFollower.ts`,
    from: "text.addEventListener('beforeinput', leave, options);",
    to: '',
  },
  {
    row: 'X-146',
    file: `${playback}/SpokenWord.ts`,
    from: 'this.#isWanted && !this.#isLeft && this.#player.isPlaying()',
    to: '!this.#isLeft && this.#player.isPlaying()',
  },
];
