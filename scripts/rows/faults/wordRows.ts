import type { FaultTable } from '../rowFault.ts';

const playback = 'apps/web/src/features/history/editing/playback';
const marks = 'packages/ui/src/components/editor/TranscriptEditor/spoken';
const times = 'packages/transcript/src/times';

/** Faults of the rows on the words of a text and their time. */
export const wordFaults: FaultTable = [
  [
    'X-135',
    `${playback}/SpokenWord.ts`,
    'if (alt || this.#player.isPlaying()) {',
    'if (alt || !this.#player.isPlaying()) {',
  ],
  [
    'X-135',
    `${playback}/SpokenWord.ts`,
    'seconds === null || !this.#player.hasSound()',
    'seconds === undefined || !this.#player.hasSound()',
  ],
  [
    'X-135',
    `${times}/wordTimeline.ts`,
    'return isTyped ? [] : findWordTimes(placed);',
    'return findWordTimes(placed);',
  ],
  [
    'X-135',
    `${marks}/hearPresses.ts`,
    'event.preventDefault();\n        event.stopPropagation();',
    '',
  ],
  [
    'X-136',
    `${times}/wordTimeline.ts`,
    'this.#order = isRising(starts) ? null : sortPlaces(starts);',
    'this.#order = null;',
  ],
  [
    'X-136',
    `${playback}/SpokenWord.ts`,
    'if (this.#place.moveTo(seconds)) {',
    'this.#place.moveTo(seconds);\n          {',
  ],
  [
    'X-136',
    `${marks}/SpokenMark.ts`,
    'if (isChanged || !this.#isInPlace()) {',
    'if (!isChanged) {',
  ],
  [
    'X-142',
    'packages/machines/src/review/reviewMachine.ts',
    'return isCorrected || accepted.has(key);',
    'return accepted.has(key);',
  ],
  [
    'X-142',
    'packages/machines/src/review/reviewMachine.ts',
    'accepted: new Set([...context.accepted, ...keys]),',
    'accepted: context.accepted,',
  ],
  [
    'X-142',
    `${times}/uncertainWords.ts`,
    'if (word.confidence >= threshold) {',
    'if (word.confidence > threshold) {',
  ],
  ['X-142', 'packages/drafts/src/createDrafts.ts', '!isReviewedDraft(each) &&', ''],
  [
    'X-143',
    'apps/web/src/features/history/editing/writing/useWordOffer.ts',
    '|| own.has(foldPersian(correction.written))',
    '',
  ],
  [
    'X-143',
    `${times}/corrections.ts`,
    'words.every((word) => asRecognised.has(toKey(word)))',
    'words.length > 0',
  ],
  ['X-146', `${marks}/WordFollower.ts`, 'if (!isInMiddle) {', 'if (isInMiddle) {'],
  [
    'X-146',
    `${marks}/WordFollower.ts`,
    "text.addEventListener('beforeinput', leave, options);",
    '',
  ],
  [
    'X-146',
    `${playback}/SpokenWord.ts`,
    'this.#isWanted && !this.#isLeft && this.#player.isPlaying()',
    '!this.#isLeft && this.#player.isPlaying()',
  ],
];
